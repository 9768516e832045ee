/** The log as lines: who, what (a message with values), what it cost and brought. */
import { addEffect, noEffects, type Effects } from "./effects";
import { split } from "./places";
import { kindOf, tokenColour } from "./things";
import type { GameEvent, LogEntry, Seat } from "./types";

export interface Line {
  n: number;
  seat: Seat | null;
  /** The message key without its "log-". */
  key: string;
  values: Record<string, string | number>;
  effects: Effects;
  /** A heading: a new turn or round. */
  heading: boolean;
}

/** Events that are a line of their own, with the names of the values that the message needs. */
const OPENS: Record<string, string[]> = {
  favoured: ["cards"],
  recruited: ["helper"],
  "builder-sent": ["building"],
  crafted: ["space"],
  sealed: ["space"],
  painted: ["space", "group"],
  forged: ["card"],
  advanced: ["space"],
  "tile-taken": ["tile"],
  "tile-used": ["tile"],
  "end-tile-kept": ["tile"],
  "turn-began": ["turn"],
  "round-began": ["round"],
  revealed: ["top", "bottom", "place"],
  "minister-moved": ["building"],
  "request-fulfilled": ["space", "token"],
  "request-opened": ["space", "token"],
  "equipment-left": ["card"],
  "equipment-opened": ["card"],
  "part-scored": ["part", "points"],
  "game-ended": [],
  undone: ["actions"],
};

/** The symbol of a line that nobody did: what of the board it is about. */
export function iconOf({ key, values }: Line): string | null {
  switch (key) {
    case "minister-moved":
      return "minister";
    case "request-fulfilled":
    case "request-opened":
      return `request-${tokenColour(Number(values.token)).toLowerCase()}`;
    case "equipment-left":
    case "equipment-opened":
      return `eq-${kindOf(String(values.card))}`;
    case "part-scored":
      return "prestige";
    default:
      return null;
  }
}

const HEADINGS = new Set(["turn-began", "round-began"]);
/** Actions that are a line by themselves; what others do is told by their events. */
const ACTIONS = new Set(["work", "pigment", "pass", "give", "take", "stop"]);

/** The lines of events that belong to one entry. */
export function linesOf(n: number, events: GameEvent[]): Line[] {
  const lines: Line[] = [];
  let waiting = noEffects();
  let line: Line | null = null;
  const open = (event: GameEvent, key: string, names: string[]): void => {
    const values: Line["values"] = {};
    for (const name of names) values[name] = event[name] as string | number;
    line = { n, seat: event.seat ?? null, key, values, effects: waiting, heading: HEADINGS.has(key) };
    waiting = noEffects();
    lines.push(line);
  };
  for (const event of events) {
    if (event.kind === "action") {
      line = null;
      waiting = noEffects();
      const [verb, object] = split(String(event.action));
      if (ACTIONS.has(verb)) {
        open(event, verb, []);
        if (object) lines.at(-1)!.values.resource = object;
      }
    } else if (event.kind in OPENS) {
      const last = lines.at(-1);
      // Recruiting is what the work was.
      if (event.kind === "recruited" && last?.key === "work" && last.seat === event.seat) lines.pop();
      open(event, event.kind, OPENS[event.kind]!);
    } else if (line && (line as Line).seat === event.seat) {
      addEffect((line as Line).effects, event);
    } else {
      addEffect(waiting, event);
    }
  }
  return lines.filter((l) => l.key !== "stop");
}

export function logLines(log: LogEntry[]): Line[] {
  return log.flatMap((entry) => linesOf(entry.n, entry.events));
}

/** Points of every seat after each turn, from the first on, then the final total. */
export function pointsByTurn(log: LogEntry[], seats: number, totals: number[] | null): number[][] {
  const running = Array<number>(seats).fill(0);
  const rows: number[][] = [Array<number>(seats).fill(0)];
  for (const entry of log) {
    for (const event of entry.events) {
      if (event.kind === "turn-began" && Number(event.turn) > 1) rows.push([...running]);
      if (event.kind === "scored" && event.seat !== undefined) running[event.seat]! += Number(event.points);
    }
  }
  rows.push([...running]);
  if (totals) rows.push(totals);
  return rows;
}
