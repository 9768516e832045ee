/** A lesson at the real table: step and action say everything, and the server answers with the table as it is there.
 * It is a second maker of a `Connection`; what is left to this browser is which step somebody is at. */
import { api } from "../api";
import type { Change, Connection, Listener, Wire } from "../connection";
import { settings } from "../settings.svelte";
import type { Lecture, Seat, State } from "../types";
import { reach } from "./seen";

export class Lesson {
  readonly game: string;
  readonly connection: Connection;
  /** The step that is shown, or fetched. */
  step = $state(1);

  /** What was told with each state, by its number. */
  private lectures: Record<number, Lecture> = $state.raw({});
  private tried: string | null = null;
  private seq = 0;

  constructor(game: string, step: number) {
    this.game = game;
    this.step = step;
    const latest = (): Lecture => this.lectures[this.seq]!;
    this.connection = {
      passing: true,
      table: async () => latest().state.table,
      printed: () => api.printed(game),
      state: () => this.ask(null),
      lines: async () => ({ seq: this.seq, lines: latest().lines }),
      position: async (seat) => ({ seat, position: latest().position }),
      words: () => api.lessonWords(game, this.step, this.tried),
      boards: (n) => api.lessonBoards(game, this.step, this.tried, n),
      at: (n) => api.lessonAt(game, this.step, this.tried, n),
      send: (change) => this.send(change),
      listen,
    };
  }

  /** What is told with a state of the table. */
  at(seq: number | undefined): Lecture | null {
    return (seq === undefined ? null : this.lectures[seq]) ?? null;
  }

  private send(change: Change): Promise<State> {
    return change.kind === "act" ? this.ask(change.action) : this.ask(null);
  }

  /** Ask what there is at this step, or after an action there. */
  private async ask(action: string | null): Promise<State> {
    const lecture = await api.lesson(this.game, this.step, action);
    this.step = lecture.step;
    this.tried = lecture.tried ? action : null;
    this.seq += 1;
    // What is shown may be one behind, while something moves.
    this.lectures = { [this.seq - 1]: this.lectures[this.seq - 1]!, [this.seq]: lecture };
    reach(this.game, lecture.step, lecture.steps);
    return { ...lecture.state, seq: this.seq, table: named(lecture.state) };
  }
}

/** The table, with the name that somebody gave in this browser. */
function named({ table, seat: mine }: State): State["table"] {
  const name = settings.name.trim();
  return { ...table, seats: table.seats.map((seat) => (name && seat.seat === mine ? { ...seat, name } : seat)) };
}

/** Nothing happens at a lesson but what the learner does. */
function listen(_seat: Seat | null, _since: number, listener: Listener): Wire {
  queueMicrotask(() => listener.opened());
  return { isOpen: false, close: () => undefined };
}
