/** What events cost and bring one seat: sums for the store, the points and the prompt. */
import { RESOURCES, type GameEvent, type Resource, type Seat } from "./types";

export interface Effects {
  paid: Partial<Record<Resource, number>>;
  gained: Partial<Record<Resource, number>>;
  /** Coins paid to other players, by seat. */
  fees: { seat: Seat; amount: number }[];
  points: number;
  /** Points by where they come from, in order. */
  sources: { source: string; points: number }[];
  /** Other things that happen: tiles taken, helpers, steps, cards. */
  also: GameEvent[];
}

const ALSO = new Set(["recruited", "advanced", "tile-taken", "end-tile-kept", "forged", "tile-used", "painted"]);

export function noEffects(): Effects {
  return { paid: {}, gained: {}, fees: [], points: 0, sources: [], also: [] };
}

export function addEffect(effects: Effects, event: GameEvent): void {
  const resource = event.resource as Resource;
  const amount = Number(event.amount ?? 0);
  if (event.kind === "paid") {
    effects.paid[resource] = (effects.paid[resource] ?? 0) + amount;
    if (event.to != null) effects.fees.push({ seat: Number(event.to), amount });
  } else if (event.kind === "gained") {
    effects.gained[resource] = (effects.gained[resource] ?? 0) + amount;
  } else if (event.kind === "scored") {
    const points = Number(event.points);
    effects.points += points;
    effects.sources.push({ source: String(event.source), points });
  } else if (ALSO.has(event.kind)) {
    effects.also.push(event);
  }
}

/** What the events mean for a seat (null: for whoever they name). */
export function effectsFor(events: GameEvent[], seat: Seat | null): Effects {
  const effects = noEffects();
  for (const event of events) if (seat === null || event.seat === seat) addEffect(effects, event);
  return effects;
}

/** The change of one resource. */
export function change(effects: Effects, resource: Resource): number {
  return (effects.gained[resource] ?? 0) - (effects.paid[resource] ?? 0);
}

export function isEmpty(effects: Effects): boolean {
  return (
    effects.points === 0 &&
    effects.also.length === 0 &&
    RESOURCES.every((r) => !effects.paid[r] && !effects.gained[r])
  );
}

/** The list of a side ("paid" or "gained") in the usual order of resources. */
export function listed(side: Partial<Record<Resource, number>>): [Resource, number][] {
  return RESOURCES.filter((r) => side[r]).map((r) => [r, side[r]!]);
}
