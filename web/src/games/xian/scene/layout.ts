/** Where things lie: one layout for a wide table, one for a phone. All in units of the scene. */
import type { View } from "../../../app/table/room";
import { printed } from "../printed";
import { SECTIONS, type Section } from "../types";
import type { Picture } from "./pictures";

export interface PitLayout {
  x: number;
  y: number;
  /** Size of a niche, gaps between niches, earth between sections, margins. */
  nw: number;
  nh: number;
  gx: number;
  gy: number;
  baulk: number;
  px: number;
  py: number;
  /** Width of a statue, of a bonus icon, of the prestige flower. */
  statue: number;
  icon: number;
  flower: number;
  /** How much a previewed niche grows to the sides, and its letters. */
  grow: number;
  letters: number;
}

export const WIDE_VIEW: View = [0, 62, 992, 532];
const WIDE_PIT: PitLayout = {
  x: 248,
  y: 142,
  nw: 104,
  nh: 45,
  gx: 9,
  gy: 8,
  baulk: 17,
  px: 22,
  py: 11,
  statue: 35,
  icon: 20,
  flower: 31,
  grow: 27,
  letters: 15.5,
};
/** How much higher the wide drawing may be: its niches take that. */
export const MOST = 190;

/** The pit where the drawing is higher than it must be. */
export function widePit(more: number): PitLayout {
  const nh = WIDE_PIT.nh + more / 6;
  const larger = nh / WIDE_PIT.nh;
  const [pieces, signs] = [Math.min(1.45, larger), Math.min(1.3, larger)];
  const { statue, icon, flower, letters } = WIDE_PIT;
  return {
    ...WIDE_PIT,
    nh,
    statue: statue * pieces,
    icon: icon * signs,
    flower: flower * signs,
    letters: letters * Math.min(1.15, larger),
  };
}

export const NARROW_PIT: PitLayout = {
  x: 48,
  y: 138,
  nw: 63,
  nh: 41,
  gx: 7,
  gy: 7,
  baulk: 15,
  px: 14,
  py: 10,
  statue: 29,
  icon: 18,
  flower: 27,
  grow: 12,
  letters: 13.5,
};
/** All of a phone's drawing, and the pictures that it is cut into where it is not high enough. */
export const NARROW_VIEW: View = [0, 134, 360, 906];
export const NARROW_VIEWS: Record<Picture, View> = {
  pit: [0, 134, 360, 328],
  buildings: [0, 460, 360, 196],
  track: [0, 656, 360, 212],
  stock: [0, 866, 360, 176],
};

/** Height of the two rows of a section. */
export function sectionHeight(p: PitLayout): number {
  return 2 * p.nh + p.gy;
}

export function sectionTop(p: PitLayout, index: number): number {
  return p.py + index * (sectionHeight(p) + p.baulk);
}

export function pitSize(p: PitLayout): [number, number] {
  const { columns } = printed();
  return [columns * p.nw + (columns - 1) * p.gx + 2 * p.px, 3 * sectionHeight(p) + 2 * p.baulk + 2 * p.py];
}

/** Corner of a niche, in the pit's own units. The first spaces of a section are its lower row. */
export function nicheAt(p: PitLayout, space: string): [number, number] {
  const { columns } = printed();
  const section = SECTIONS.indexOf(space[0] as Section);
  const k = Number(space.slice(1)) - 1;
  const upper = k >= columns;
  return [p.px + (k % columns) * (p.nw + p.gx), sectionTop(p, section) + (upper ? 0 : p.nh + p.gy)];
}

/** All niches, the far rows first, so that statues stand before those behind them. */
export function spaces(): string[] {
  const row = Array.from({ length: printed().columns }, (_, k) => k + 1);
  return SECTIONS.flatMap((section) => [...row.map((k) => k + row.length), ...row].map((k) => `${section}${k}`));
}
