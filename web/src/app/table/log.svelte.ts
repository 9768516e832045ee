/** The log of a table, and how much of it this browser has seen. */
import type { NewLines } from "../types";
import type { Line } from "../wording";
import { kept, keep } from "../stored";
import type { Table } from "./table.svelte";

export class Log {
  readonly table: Table;
  lines: Line[] = $state.raw([]);
  /** What was shown when this browser last left the table, for "since your last move". */
  since: number | null = $state(null);
  /** Whether something happened since then that was not seen. */
  news = $state(false);

  /** The change after which the lines are what they are; -1: they were not read yet. */
  private seq = -1;
  /** What was told before the table shows it. */
  private waiting: ({ seq: number } & NewLines)[] = [];
  private reading = false;
  private visited = false;

  constructor(table: Table) {
    this.table = table;
  }

  readonly last: number = $derived(this.lines.at(-1)?.last ?? 0);

  /** A visit begins. */
  open(): void {
    const stored = Number(kept(localStorage, this.key) ?? NaN);
    this.since = Number.isFinite(stored) ? stored : null;
  }

  /** Another seat may know other things. */
  forget(): void {
    this.seq = -1;
    this.waiting = [];
  }

  /** The table is at this change now: what was told of earlier ones may have been missed. */
  check(seq: number): void {
    if (this.seq < seq) this.forget();
  }

  /** A change told its lines; they are shown together with it. */
  hear(seq: number, lines: NewLines): void {
    this.waiting.push({ seq, ...lines });
  }

  /** Show what belongs to the table as it is shown now; read everything if something was missed. */
  async follow(): Promise<void> {
    const shown = this.table.state?.seq ?? -1;
    if (this.seq >= 0) {
      for (const { seq, first, lines } of this.waiting) {
        if (seq > shown || seq <= this.seq || first > this.lines.length) continue;
        this.lines = [...this.lines.slice(0, first), ...lines];
        this.seq = seq;
      }
      this.waiting = this.waiting.filter(({ seq }) => seq > shown);
    }
    if (this.seq < shown && (this.seq < 0 || !this.table.hears)) await this.read();
    if (this.seq >= shown && shown >= 0) await this.table.story.follow();
  }

  private async read(): Promise<void> {
    if (this.reading) return;
    this.reading = true;
    const { me } = this.table;
    try {
      const { seq, lines } = await this.table.connection.lines(me);
      if (this.table.me === me && seq > this.seq) {
        this.lines = lines;
        this.seq = seq;
        // Only what happened before this visit is news.
        if (!this.visited && this.since !== null && this.last > this.since) this.news = true;
        this.visited = true;
      }
    } catch {
      // The next change reads it again.
      return;
    } finally {
      this.reading = false;
    }
    await this.follow();
  }

  /** Remember what has been seen, so that the next visit can tell what is new. */
  seen(): void {
    if (this.lines.length > 0) keep(localStorage, this.key, String(this.last));
  }

  private get key(): string {
    return `bingma-seen:${this.table.id}`;
  }
}
