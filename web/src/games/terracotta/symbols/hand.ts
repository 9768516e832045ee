/** What the drawings of this game need besides the shell's hand. */

export const WOOD = "#BD8750";

/** A path moved to the side. */
export function shifted(d: string, dx: number): string {
  return d.replace(
    /(-?\d*\.?\d+) (-?\d*\.?\d+)/g,
    (_, x: string, y: string) => `${Math.round((Number(x) + dx) * 10) / 10} ${y}`,
  );
}

/** An edge for dark grounds: every outline once more, wide, below the figure. */
export function edged(body: string): string {
  const outlines = [...body.matchAll(/class="xo" d="([^"]+)"|d="([^"]+)" fill="none" stroke="var\(--ink\)"/g)];
  return `<path class="xh" d="${outlines.map((found) => found[1] ?? found[2]).join("")}"/>${body}`;
}
