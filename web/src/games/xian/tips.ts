/** What is told about symbols, and which part of the rules tells more. */
import type { Tip } from "../../app/game";
import { printed } from "./printed";
import type { Saying } from "../../app/wording";
import type { View } from "./types";
import type { LegalAction } from "../../app/types";
import { card as cardSaying, endTile, equipmentFull, helper } from "./sayings";
import { workerCard } from "./things";

const RULES: Record<string, string> = {
  coin: "x2-8",
  clay: "x2-8",
  pigment: "x2-8",
  prestige: "x9-6",
  raw: "x7-1",
  "raw-stock": "x2-8",
  warrior: "x7-2",
  seal: "x7-1",
  niche: "x2-4",
  request: "x2-5",
  turn: "x4-2",
  "turn-track": "x4-6",
  "craft-price": "x7-1",
  "paint-price": "x7-2",
  majority: "x9-1",
  "building-workshop": "x7-1",
  "building-lab": "x7-2",
  "building-armory": "x7-3",
  "building-palace": "x7-4",
  closed: "x6-2",
  places: "x6-2",
  fee: "x6-3",
  builder: "x6-1",
  minister: "x6-6",
  "minister-bonus": "x6-6",
  leaves: "x4-6",
  supervisor: "x7-4",
  initiative: "x4-3",
  "card-pigment": "x5-1",
  worker: "x5-2",
  "tile-open": "x8-2",
  "tile-market": "x8-3",
  "tile-discount": "x8-4",
  "tile-extra": "x8-5",
  "tile-end": "x7-4",
  "tile-blank": "x9-3",
  "eq-back": "x9-2",
};

/** The numbers on cards and board that texts speak of. */
function numbers(): Record<string, number> {
  const { craft_clay: clay, turns, rounds } = printed();
  return { a: clay.A, b: clay.B, c: clay.C, turns, rounds };
}

/** A player's points as they would be now, by part. */
function points({ players }: View, seat: number): Saying {
  const parts = Object.entries(players[seat]!.score).map(([part, points]) => ({
    key: "score-part",
    values: { part: { key: `xian-part-${part}` }, points },
  }));
  return { key: "xian-tip-points", values: { parts: { of: parts, join: "comma" } } };
}

/** A whole card: what it would bring now, as the telling says of a pair with it on top; else what it is. */
function ofCard(card: string, legal: readonly LegalAction[]): Tip {
  const works = legal.find(({ action }) => action.startsWith(`plan ${card}/`))?.notes[0];
  const { helper: who, emblem } = workerCard(card);
  if (works) return { saying: { key: "xian-tip-card", values: { card: cardSaying(card), works } }, rule: "x5-2" };
  return who ? tip(`helper-${who}`, null) : tip(emblem, null);
}

export function tip(name: string, view: unknown, legal: readonly LegalAction[] = []): Tip {
  if (name.startsWith("card:")) return ofCard(name.slice(5), legal);
  if (name.startsWith("points:")) return { saying: points(view as View, Number(name.slice(7))), rule: "x9-6" };
  const [kind, ...rest] = name.split("-");
  const which = rest.join("-");
  if (kind === "end") return { saying: { key: "xian-tip-end", values: { tile: endTile(which) } }, rule: "x9-4" };
  if (kind === "helper")
    return { saying: { key: "xian-tip-helper", values: { helper: helper(which) } }, rule: "x5-4" };
  if (kind === "eq" && which !== "back") {
    const [one, two, three] = printed().sets;
    const values = { card: equipmentFull(which), one: one!, two: two!, three: three! };
    return { saying: { key: "xian-tip-eq", values }, rule: "x9-2" };
  }
  return { saying: { key: `xian-tip-${name}`, values: numbers() }, rule: RULES[name] ?? RULES[kind!] };
}
