/** What people say to each other at a table: four phrases, heard for a moment and kept nowhere. */
import { keep, kept } from "../stored";
import type { Phrase, Seat } from "../types";
import type { Table } from "./table.svelte";

export const PHRASES: Phrase[] = ["hello", "well-played", "one-moment", "thanks"];

/** How long a phrase is seen. */
const SEEN_MS = 7000;

export class Voices {
  /** What was said a moment ago, the last phrase of each seat. */
  said: { seat: Seat; phrase: Phrase }[] = $state.raw([]);
  /** Whether the sheet is open where one is chosen. */
  asked = $state(false);
  /** The seats that this browser does not hear at this table. */
  muted: Seat[] = $state.raw([]);

  constructor(private readonly table: Table) {
    this.muted = JSON.parse(kept(localStorage, this.key) ?? "[]") as Seat[];
  }

  /** Other people at the table, also those for whom a bot plays at the moment. */
  readonly others: Seat[] = $derived.by(() =>
    (this.table.info?.seats ?? [])
      .filter(({ kind, mine, given_by }) => !mine && (kind === "human" || given_by !== null))
      .map(({ seat }) => seat),
  );
  /** Whether I can say something, and somebody is there to hear it. */
  readonly isOffered: boolean = $derived.by(
    () => this.table.me !== null && this.table.mine.length > 0 && this.others.length > 0,
  );

  hear(seat: Seat, phrase: Phrase): void {
    if (this.muted.includes(seat)) return;
    const one = { seat, phrase };
    this.said = [...this.said.filter((other) => other.seat !== seat), one];
    setTimeout(() => (this.said = this.said.filter((other) => other !== one)), SEEN_MS);
  }

  mute(seat: Seat): void {
    this.said = this.said.filter((other) => other.seat !== seat);
    this.muted = this.muted.includes(seat) ? this.muted.filter((other) => other !== seat) : [...this.muted, seat];
    keep(localStorage, this.key, JSON.stringify(this.muted));
  }

  private get key(): string {
    return `bingma-muted:${this.table.id}`;
  }
}
