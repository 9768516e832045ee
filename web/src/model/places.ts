/** Where on the table an action is chosen. The page knows places and words, never rules. */
import type { Legal, Refused, State } from "./types";

/** A place: "niche:B5", "building:lab", "slot:2", "end:six", "store:R", "top:work", "tile:market". */
export type Place = string;

const PLACES: Record<string, string[]> = {
  craft: ["niche"],
  paint: ["niche"],
  enter: ["building"],
  open: ["building"],
  free: ["building"],
  extra: ["building"],
  forge: ["slot"],
  keep: ["end"],
  pay: ["store"],
  give: ["store"],
  take: ["store", "stock"],
};

const FIXED: Record<string, Place[]> = {
  work: ["top:work"],
  pigment: ["top:pigment"],
  market: ["tile:market"],
  discount: ["tile:discount"],
  seal: ["mine:seal"],
};

export function split(action: string): [verb: string, object: string] {
  const space = action.indexOf(" ");
  return space < 0 ? [action, ""] : [action.slice(0, space), action.slice(space + 1)];
}

/** The places of an action; empty for one that only a button offers. */
export function placesOf(action: string): Place[] {
  const [verb, object] = split(action);
  return FIXED[action] ?? (PLACES[verb] ?? []).map((kind) => `${kind}:${object}`);
}

export interface Choice {
  legal: Legal[];
  refused: Refused[];
}

/** For each place what can be chosen there, and what not and why. */
export function choices(state: Pick<State, "legal" | "refused"> | null): Map<Place, Choice> {
  const map = new Map<Place, Choice>();
  const at = (place: Place): Choice => {
    let choice = map.get(place);
    if (!choice) map.set(place, (choice = { legal: [], refused: [] }));
    return choice;
  };
  for (const item of state?.legal ?? []) placesOf(item.action).forEach((p) => at(p).legal.push(item));
  for (const item of state?.refused ?? []) placesOf(item.action).forEach((p) => at(p).refused.push(item));
  return map;
}

/** Legal actions without a place of their own: they become buttons. */
export function buttonsOf(legal: Legal[]): Legal[] {
  const small = new Set(["work", "pigment", "market", "discount", "seal"]);
  return legal.filter(({ action }) => {
    const [verb] = split(action);
    return small.has(action) || (placesOf(action).length === 0 && verb !== "plan" && verb !== "favour");
  });
}
