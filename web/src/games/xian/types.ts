/** What the server sends of Xi'an, and its sets of names in the order in which they are shown. */
import type { Colour, HeldTiles, Resource, Section } from "./generated";

export type * from "./generated";

export type Tile = keyof HeldTiles;

export const COLOURS: Colour[] = ["Y", "R", "G", "B"];
export const RESOURCES: Resource[] = ["coin", "clay", "Y", "R", "G", "B"];
export const SECTIONS: Section[] = ["C", "B", "A"];
export const TILES: Tile[] = ["open/free", "market", "discount", "extra"];
