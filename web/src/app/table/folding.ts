/** Which lines of a log are seen: headings fold what stands under them. */
import type { Line } from "../wording";

export interface Row {
  line: Line;
  /** Its number in the log. */
  at: number;
  /** Whether what stands under this heading is seen; null for a line. */
  open: boolean | null;
}

/** How many of the last headings are open as long as nobody folds them: what just happened stays in sight. */
const OPEN = 2;

/** The rows of a log; `set` has the headings that somebody opened or closed. */
export function rowsOf(lines: Line[], set: Record<number, boolean>): Row[] {
  const headings = lines.flatMap(({ level }, at) => (level ? [{ at, level }] : []));
  const lowest = Math.max(0, ...headings.map(({ level }) => level));
  const lastOnes = headings.filter(({ level }) => level === lowest).slice(-OPEN);
  const from = lastOnes[0]?.at ?? 0;
  /** Where the part of a heading ends. */
  const end = (at: number, level: number): number =>
    headings.find((other) => other.at > at && other.level <= level)?.at ?? lines.length;
  const rows: Row[] = [];
  /** The smallest heading that is closed and under which we are. */
  let closed = Infinity;
  lines.forEach((line, at) => {
    const { level } = line;
    if (level && level <= closed) closed = Infinity;
    if (closed < Infinity) return;
    const open = level ? (set[at] ?? end(at, level) > from) : null;
    if (open === false) closed = level!;
    rows.push({ line, at, open });
  });
  return rows;
}
