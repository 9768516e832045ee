/** The pieces of Terracotta Army as sayings, for the labels of what is drawn. */
import type { Saying } from "../../app/wording";
import type { Figure, Shown, View } from "./types";

const say = (key: string, values?: Saying["values"]): Saying => ({ key, values });

export const figure = (name: string): Saying => say(`ta-figure-${name}`);
export const weapon = (name: string): Saying => say(`ta-weapon-${name}`);
export const master = (name: string): Saying => say(`ta-shown-${name}`);
export const tile = (name: string): Saying => say(`ta-tile-${name}`);
export const ring = (name: string): Saying => say(`ta-ring-${name}`);
export const goods = (what: string, n: number): Saying => say(`ta-goods-${what}`, { n });
export const part = (name: string): Saying => say(`ta-part-${name}`);
export const inspector = (name: string): Saying => say(`ta-inspector-${name}`);
export const option = (n: number): Saying => say(`ta-option-${n}`);

export function shown({ name, n }: Shown): Saying {
  return n === null ? say(`ta-shown-${name}`) : say(`ta-shown-${name}`, { n });
}

export function weaponState(name: string, active: boolean, minister: boolean): Saying {
  return say(`ta-${minister ? "his-" : ""}weapon-${active ? "on" : "off"}`, { weapon: weapon(name) });
}

/** A slice with what its rings show. */
export function slice(view: View, at: number): Saying {
  const { inner, middle, outer } = view.board.slices[at]!;
  return say("ta-read-slice", { slice: at, what: { of: [inner, middle, outer].map(shown), join: "comma" } });
}

/** A space with what stands on it. */
export function space(name: string, there: Figure | undefined): Saying {
  if (!there) return say("ta-space", { space: name });
  return say("ta-read-space", { space: name, figure: standing(there) });
}

function standing({ figure: name, seat, direction, head }: Figure): Saying {
  if (head !== null) return say("ta-read-horse", { space: head });
  const told = seat === null ? figure(name) : say("ta-read-of", { figure: figure(name), who: { seat } });
  if (direction === null) return told;
  return say(seat === null ? "ta-read-facing" : "ta-read-mounted", {
    figure: told,
    direction: say(`ta-direction-${direction}`),
  });
}
