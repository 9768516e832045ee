/** Small facts about pieces that the drawing needs: which symbol shows what. */
import { printed } from "./printed";
import type { Seat } from "../../app/types";
import { RESOURCES, type Colour, type Printed, type Resource, type Section } from "./types";

export function resourceIcon(resource: Resource | "any"): string {
  return resource === "coin" || resource === "clay" ? resource : `pigment-${resource.toLowerCase()}`;
}

/** The symbol of what an effect or a line of the log is about. */
export function iconOf(what: string): string {
  if (what === "points") return "prestige";
  const part = PART_ICONS[what.replace(/^slip-/, "")];
  if (part) return part;
  return (RESOURCES as string[]).includes(what) ? resourceIcon(what as Resource) : what;
}

export function tileIcon(tile: string): string {
  return `tile-${tile === "open/free" ? "open" : tile}`;
}

/** The key of a tile in texts, where a slash cannot stand. */
export function tileKey(tile: string): string {
  return tile.replace("/", "-");
}

export function kindOf(card: string): string {
  return card.split("-")[0]!;
}

/** A worker card as it is drawn. */
export interface WorkerCard {
  colour: Colour;
  number: number;
  emblem: string;
  goods: Resource[];
  helper: string | null;
}

const EMBLEMS: Record<string, string> = { coin: "worker-tax", clay: "worker-craft" };

export function workerCard(card: string): WorkerCard {
  const { goods: counts, helper } = printed().workers[card]!;
  const goods = RESOURCES.flatMap((resource) => Array<Resource>(counts[resource] ?? 0).fill(resource));
  const emblem = helper ? `helper-${helper}` : (EMBLEMS[goods[0]!] ?? "worker-miner");
  return { colour: card[0] as Colour, number: Number(card[1]), emblem, goods, helper };
}

/** The points printed on a helper for a turn. */
export function helperPoints(card: string, turn: number): number {
  return printed().workers[card]!.prestige[turn - 1] ?? 0;
}

export function equipmentFace(card: string): Printed["equipment"][string] {
  return printed().equipment[kindOf(card)]!;
}

export interface Niche {
  space: string;
  statue: "raw" | Seat | null;
  seal: Seat | null;
}

/** Reads "raw+seal:1", "0", null. */
export function readNiche(space: string, text: string | null | undefined): Niche {
  if (!text) return { space, statue: null, seal: null };
  const [what, seal] = text.split("+seal:");
  return { space, statue: what === "raw" ? "raw" : Number(what), seal: seal === undefined ? null : Number(seal) };
}

const KINDS: Record<Section, [string, string]> = {
  A: ["archer", "crossbowman"],
  B: ["charioteer", "halberdier"],
  C: ["knight", "infantryman"],
};

/** The kind of warrior of a niche: two kinds to a section, in a chequer. */
export function warriorKind(space: string): string {
  const k = Number(space.slice(1)) - 1;
  return KINDS[space[0] as Section][(k + Math.floor(k / printed().columns)) % 2]!;
}

export function tokenColour(token: number): Colour {
  return printed().request_colours[token - 1]!;
}

/** The symbols of the parts of the score. */
export const PART_ICONS: Record<string, string> = {
  play: "prestige",
  majorities: "end-majorities",
  equipment: "eq-sword",
  mausoleum: "tile-open",
  end_tile: "end-six",
  resources: "clay",
};

/** The parts of the score, as a result has them. */
export const PARTS = ["play", "majorities", "equipment", "mausoleum", "end_tile", "resources"];
