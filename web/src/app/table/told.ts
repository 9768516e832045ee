/** Choices and lines of the log in words, with what they cost and bring. */
import type { LegalAction, Seat } from "../types";
import { addedUp, type Effect, type Line, type Wording } from "../wording";

/** A choice with all that it does, for labels and lists. */
export function choiceText(wording: Wording, { saying, effects, notes }: LegalAction): string {
  const cost = wording.effects(effects, wording.listener);
  const all = wording.word({ of: [...(cost ? [cost] : []), ...notes], join: "clause" });
  const line = wording.word(saying);
  return all ? wording.texts.say("line-effects", { line, effects: all }) : line;
}

/** What something costs and brings a seat, in the order in which it is told. */
export interface Balance {
  paid: Effect[];
  /** What of the payment goes to whom. */
  fees: Effect[];
  gained: Effect[];
  /** Points that are lost. */
  lost: Effect[];
}

export function balance(effects: Effect[], of: Seat | null): Balance {
  const own = effects.filter(({ seat }) => of === null || seat === of);
  const isPoints = ({ what }: Effect): boolean => what === "points";
  // Who is paid does not matter to the sum.
  const sums = addedUp(own.map(({ seat, what, amount }) => ({ seat, what, amount })));
  return {
    paid: sums.filter((effect) => effect.amount < 0 && !isPoints(effect)),
    fees: addedUp(own.filter(({ to }) => to !== undefined)),
    gained: sums.filter(({ amount }) => amount > 0),
    lost: sums.filter((effect) => effect.amount < 0 && isPoints(effect)),
  };
}

/** Points of every seat at the end of each large part of the game, from nothing on, then the final totals. */
export function pointsByPart(lines: Line[], totals: number[]): number[][] {
  const running = totals.map(() => 0);
  const rows: number[][] = [];
  for (const { level, effects } of lines) {
    if (level === 1) rows.push([...running]);
    for (const { seat, what, amount } of effects ?? []) if (what === "points") running[seat]! += amount;
  }
  return [...rows, totals];
}

/** The replay at the end of each large part of the game. */
export function replayLinks(id: string, lines: Line[]): string[] {
  const begins = lines.filter(({ level }) => level === 1).map(({ first }) => first);
  return begins.slice(1).map((first) => `/t/${id}/replay/${first}`);
}
