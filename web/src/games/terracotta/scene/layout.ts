/** Where things lie: one layout for a wide table, one for each picture on a phone. All in units of the scene. */
import { f } from "../../../app/symbols/hand";
import type { View } from "../../../app/table/room";
import { printed } from "../printed";

/** The block of spaces: the corner of the first one, their size with the gap between them, the rim around. */
export interface GridLayout {
  x: number;
  y: number;
  cw: number;
  ch: number;
  gap: number;
  /** Width of a figure, of an inspector, of letters. */
  figure: number;
  inspector: number;
  letters: number;
  rim: { left: number; top: number; right: number; bottom: number };
  /** How far a raised space grows. */
  grow: number;
}

/** Its centre, and how much larger than in the drawing's own units. */
export interface WheelLayout {
  x: number;
  y: number;
  k: number;
}

export const WIDE_VIEW: View = [0, 62, 992, 532];
export const WIDE_GRID: GridLayout = {
  x: 446,
  y: 184,
  cw: 56.2,
  ch: 52.6,
  gap: 5,
  figure: 32,
  inspector: 23,
  letters: 14.5,
  rim: { left: 44, top: 30, right: 33, bottom: 37 },
  grow: 5,
};
/** The grid where the drawing is higher than it must be: its spaces are higher, its figures larger. */
export function wideGrid(more: number): GridLayout {
  const { rows } = printed();
  const ch = WIDE_GRID.ch + more / rows.length;
  const larger = Math.min(1.2, ch / WIDE_GRID.ch);
  return { ...WIDE_GRID, ch, figure: WIDE_GRID.figure * larger };
}

export const WIDE_WHEEL: WheelLayout = { x: 200, y: 366, k: 1.08 };

export const NARROW_VIEW: View = [0, 0, 360, 330];
/** Pictures without a line below them are as high as those with one. */
export const NARROW_VIEW_ALONE: View = [0, 0, 360, 350];
export const NARROW_GRID: GridLayout = {
  x: 25,
  y: 23,
  cw: 36.6,
  ch: 42.6,
  gap: 3.6,
  figure: 24,
  inspector: 15,
  letters: 13.5,
  rim: { left: 23, top: 21, right: 4, bottom: 4 },
  grow: 4,
};
export const NARROW_WHEEL: WheelLayout = { x: 180, y: 176, k: 0.94 };
export const END_GRID: GridLayout = {
  x: 28,
  y: 24,
  cw: 35.4,
  ch: 35.6,
  gap: 3.2,
  figure: 21.5,
  inspector: 0,
  letters: 13,
  rim: { left: 26, top: 22, right: 8, bottom: 8 },
  grow: 4,
};

export interface Box {
  x: number;
  y: number;
  w: number;
  h: number;
}

/** Column and row of a space, from 0 on. */
export function cell(space: string): [number, number] {
  const { columns, rows } = printed();
  return [columns.indexOf(space[0]!), rows.indexOf(space.slice(1))];
}

/** The box of a space, gap included. */
export function spaceAt(g: GridLayout, space: string): Box {
  const [column, row] = cell(space);
  return { x: g.x + column * g.cw, y: g.y + row * g.ch, w: g.cw, h: g.ch };
}

/** The hole of a space in the floor. */
export function holeAt(g: GridLayout, space: string): Box {
  const { x, y, w, h } = spaceAt(g, space);
  return { x: x + g.gap / 2, y: y + g.gap / 2, w: w - g.gap, h: h - g.gap };
}

/** All spaces, the far rows first, so that figures stand before those behind them. */
export function spaces(): string[] {
  const { columns, rows } = printed();
  return rows.flatMap((row) => columns.map((column) => column + row));
}

/** Width and height of the whole floor. */
export function floorSize(g: GridLayout): [number, number] {
  const { columns, rows } = printed();
  return [columns.length * g.cw, rows.length * g.ch];
}

/** The line around several spaces. */
export function outline(g: GridLayout, around: string[], inset: number): string {
  const cells = around.map(cell);
  const has = (c: number, r: number): boolean => cells.some(([a, b]) => a === c && b === r);
  const i = inset;
  let d = "";
  for (const [c, r] of cells) {
    const [x, y] = [g.x + c * g.cw, g.y + r * g.ch];
    const [north, south, west, east] = [has(c, r - 1), has(c, r + 1), has(c - 1, r), has(c + 1, r)];
    const [left, right] = [x + (west ? 0 : i), x + g.cw - (east ? 0 : i)];
    const [top, bottom] = [y + (north ? 0 : i), y + g.ch - (south ? 0 : i)];
    const line = (x0: number, y0: number, x1: number, y1: number): string => `M${f(x0)} ${f(y0)}L${f(x1)} ${f(y1)}`;
    if (!north) d += line(left, y + i, right, y + i);
    if (!south) d += line(left, y + g.ch - i, right, y + g.ch - i);
    if (!west) d += line(x + i, top, x + i, bottom);
    if (!east) d += line(x + g.cw - i, top, x + g.cw - i, bottom);
  }
  return d;
}

// The wheel, around its own middle

export const SLICES = [...Array(12).keys()];
export const RADII = {
  hub: 27,
  inner: [29, 71],
  middle: [73, 106],
  outer: [108, 140],
  band: 154,
  /** Where workers stand, and the edge of their steps. */
  worker: 169,
  step: 178,
} as const;

/** The direction of a slice, in radians; slice 0 is on top. */
export function angleOf(slice: number): number {
  return ((slice * 30 - 90) * Math.PI) / 180;
}

export function polar(r: number, angle: number): [number, number] {
  return [r * Math.cos(angle), r * Math.sin(angle)];
}

/** A part of a ring between two radii and two angles. */
export function sector(r0: number, r1: number, a0: number, a1: number): string {
  const at = (r: number, a: number): string => polar(r, a).map(f).join(" ");
  return (
    `M${at(r0, a0)}L${at(r1, a0)}A${f(r1)} ${f(r1)} 0 0 1 ${at(r1, a1)}` +
    `L${at(r0, a1)}A${f(r0)} ${f(r0)} 0 0 0 ${at(r0, a0)}Z`
  );
}
