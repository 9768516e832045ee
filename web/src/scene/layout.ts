/** Where things lie: one layout for a wide table, one for a phone. All in units of the scene. */

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

export interface Layout {
  wide: boolean;
  view: [x: number, y: number, w: number, h: number];
  pit: PitLayout;
}

export const WIDE: Layout = {
  wide: true,
  view: [0, 62, 992, 532],
  pit: { x: 248, y: 142, nw: 104, nh: 45, gx: 9, gy: 8, baulk: 17, px: 22, py: 11, statue: 35, icon: 20, flower: 30, grow: 27, letters: 15.5 },
};

export const NARROW: Layout = {
  wide: false,
  view: [0, 134, 360, 900],
  pit: { x: 48, y: 138, nw: 63, nh: 41, gx: 7, gy: 7, baulk: 15, px: 14, py: 10, statue: 29, icon: 18, flower: 26, grow: 12, letters: 13.5 },
};

/** Height of the two rows of a section. */
export function sectionHeight(p: PitLayout): number {
  return 2 * p.nh + p.gy;
}

export function sectionTop(p: PitLayout, index: number): number {
  return p.py + index * (sectionHeight(p) + p.baulk);
}

export function pitSize(p: PitLayout): [number, number] {
  return [4 * p.nw + 3 * p.gx + 2 * p.px, 3 * sectionHeight(p) + 2 * p.baulk + 2 * p.py];
}

/** Corner of a niche, in the pit's own units. Spaces 1-4 are the lower row, 5-8 the upper one. */
export function nicheAt(p: PitLayout, space: string): [number, number] {
  const section = "CBA".indexOf(space[0]!);
  const k = Number(space[1]) - 1;
  const upper = k >= 4;
  return [p.px + (k % 4) * (p.nw + p.gx), sectionTop(p, section) + (upper ? 0 : p.nh + p.gy)];
}

/** All niches, the far rows first, so that statues stand before those behind them. */
export const SPACES: string[] = ["C", "B", "A"].flatMap((section) =>
  [5, 6, 7, 8, 1, 2, 3, 4].map((k) => `${section}${k}`),
);
