/** The pieces of Xi'an as sayings, for the labels of what is drawn. */
import type { Saying } from "../../app/wording";
import { equipmentFace, kindOf, tileKey } from "./things";
import { printed } from "./printed";
import type { Colour, Resource, View } from "./types";

export const CARD = "xian-card";

const say = (key: string, values?: Saying["values"]): Saying => ({ key, values });

export function building(name: string): Saying {
  return say(`xian-building-${name}`);
}

export function colour(letter: Colour): Saying {
  return say(`xian-colour-${letter}`);
}

export function resource(what: Resource): Saying {
  return say(`xian-resource-${what}`);
}

export function goods(what: Resource, n: number): Saying {
  return say(`xian-goods-${what}`, { n });
}

export function tile(name: string): Saying {
  return say(`xian-tile-${tileKey(name)}`);
}

export function usedTile(name: string): Saying {
  return say("xian-read-tile-used", { tile: tile(name) });
}

export function endTile(name: string): Saying {
  return say(`xian-end-${name}`, printed().end_tiles[name] as Record<string, number> | undefined);
}

export function helper(name: string): Saying {
  return say(`xian-helper-${name}`);
}

export function equipment(card: string): Saying {
  return say(`xian-equipment-${kindOf(card)}`);
}

/** An equipment card with its material and section. */
export function equipmentFull(card: string): Saying {
  const { material, section } = equipmentFace(card);
  return say("xian-read-equipment", { card: equipment(card), material: say(`xian-material-${material}`), section });
}

export function card(code: string): Saying {
  return say(CARD, { card: code, colour: colour(code[0] as Colour), number: Number(code[1]) });
}

/** A card of one's own with what its work would bring now; any other one by its name. */
export function cardOf(view: View, code: string): Saying {
  const work = view.you?.work[code];
  if (!work) return card(code);
  const found = Object.entries(work.goods).map(([what, n]) => goods(what as Resource, n));
  const brings = work.helper
    ? say("xian-work-helper", { helper: helper(work.helper), points: work.points })
    : say("xian-work-goods", { goods: { of: found, join: "and" } });
  return say("xian-read-hand-card", { card: card(code), work: brings });
}
