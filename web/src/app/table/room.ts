/** What part of a drawing is in sight: left, top, width, height. */
export type View = [x: number, y: number, w: number, h: number];

/** By how much a drawing may be higher in a room of such a size, in its own units, up to the most it has use for. */
export function extra([, , w, h]: View, roomWide: number, roomHigh: number, most: number): number {
  if (!roomWide) return 0;
  return Math.round(Math.max(0, Math.min(most, (w * roomHigh) / roomWide - h)));
}
