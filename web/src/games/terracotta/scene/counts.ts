/** What is counted for whom, now and after a choice. */
import type { Seat } from "../../../app/types";
import type { Inspected } from "../types";

export interface Count {
  seat: Seat;
  /** What it is now, if that is not what it would be. */
  from: number | null;
  to: number;
}

/** Everybody's counts, my own first; with more than two players only of those who have any. */
export function counts(now: Inspected, then: Inspected, me: Seat | null): Count[] {
  const seats = [...now.counts.keys()].sort((a, b) => Number(b === me) - Number(a === me));
  const same = now.line === then.line;
  return seats
    .map((seat) => {
      const [from, to] = [now.counts[seat]!, then.counts[seat]!];
      return { seat, from: same && from !== to ? from : null, to };
    })
    .filter(({ to, from }) => seats.length === 2 || to > 0 || from !== null);
}
