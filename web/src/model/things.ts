/** Small facts about pieces that the drawing needs: which symbol shows what. */
import type { Board, Colour, Resource, Seat, Section } from "./types";
import { PLAYERS } from "../symbols/sheet";

export function playerColour(seat: Seat): string {
  return PLAYERS[seat % 4]!;
}

export function resourceIcon(resource: Resource | "any"): string {
  return resource === "coin" || resource === "clay" ? resource : `pigment-${resource.toLowerCase()}`;
}

export function tileIcon(tile: string): string {
  return `tile-${tile === "open/free" ? "open" : tile}`;
}

/** The key of a tile in texts, where a slash cannot stand. */
export function tileKey(tile: string): string {
  return tile === "open/free" ? "open" : tile;
}

export const EQUIPMENT: Record<string, { material: "wood" | "bronze"; section: Section }> = {
  crossbow: { material: "wood", section: "A" },
  arrowheads: { material: "bronze", section: "A" },
  chariot: { material: "wood", section: "B" },
  halberd: { material: "bronze", section: "B" },
  horse: { material: "wood", section: "C" },
  sword: { material: "bronze", section: "C" },
};

export function kindOf(card: string): string {
  return card.split("-")[0]!;
}

export const HELPERS = ["ceramist", "accountant", "administrator", "emissary", "scientist", "officer"];

/** What is printed on a worker card. The server may have other values; then it says so in its events. */
export interface WorkerCard {
  colour: Colour;
  number: number;
  emblem: string;
  goods: Resource[];
  helper: string | null;
}

const COINS = [2, 2, 3, 3, 4, 4];
const CLAY = [1, 1, 2, 2, 3, 3];
const MINED = ["Y", "R", "G", "BY", "BR", "BG"];

export function workerCard(card: string): WorkerCard {
  const colour = card[0] as Colour;
  const number = Number(card[1]);
  const at = number - 1;
  if (colour === "Y") {
    return { colour, number, emblem: "worker-tax", goods: Array(COINS[at]).fill("coin"), helper: null };
  }
  if (colour === "R") {
    return { colour, number, emblem: "worker-craft", goods: Array(CLAY[at]).fill("clay"), helper: null };
  }
  if (colour === "B") {
    return { colour, number, emblem: "worker-miner", goods: [...MINED[at]!] as Resource[], helper: null };
  }
  const helper = HELPERS[at]!;
  return { colour, number, emblem: `helper-${helper}`, goods: [], helper };
}

const HELPER_POINTS = [
  [0, 0, 1, 2, 3, 4],
  [0, 0, 1, 2, 3, 4],
  [0, 1, 2, 3, 4, 5],
  [0, 1, 2, 3, 4, 5],
  [1, 2, 3, 4, 5, 6],
  [1, 2, 3, 4, 5, 6],
];

/** The points printed on a helper for a turn. */
export function helperPoints(number: number, turn: number): number {
  return HELPER_POINTS[number - 1]?.[turn - 1] ?? 0;
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
  const k = Number(space[1]) - 1;
  return KINDS[space[0] as Section][(k + Math.floor(k / 4)) % 2]!;
}

/** The pigments that painting takes in a section. */
export function paintPrice(board: Board, section: Section): (Colour | "any")[] {
  const colours = board.request_colours;
  if (section === "A") return [colours.A!, "any"];
  if (section === "B") return [colours.B1!, colours.B2!];
  return [colours.C!, colours.C!];
}

export function requestSpaces(section: Section): string[] {
  return section === "B" ? ["B1", "B2"] : [section];
}

/** Points of the three ranks of a section. */
export const RANKS: Record<Section, number[]> = { A: [10, 5, 2], B: [12, 6, 3], C: [14, 7, 4] };

/** Request colours by token: printed on the token. */
const TOKENS = "RYGBBGYRRYGB";
export function tokenColour(token: number): Colour {
  return TOKENS[token - 1] as Colour;
}

export const END_TILES = ["resources", "prestige", "tiles", "warriors", "helpers", "six", "majorities", "pairs"];
export const SOURCES = ["play", "majorities", "equipment", "mausoleum", "end_tile", "resources"];
