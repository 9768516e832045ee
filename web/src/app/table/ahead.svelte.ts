/** A look ahead at whom the rules play: what they would do next, as the table is or as a choice would leave it. */
import type { Mark, Place } from "../game";
import type { Ahead as Told } from "../types";
import { marksAhead } from "./marks";
import type { Table } from "./table.svelte";

export class Ahead {
  readonly table: Table;
  /** Whether somebody wants to see it; it is shown whenever there is something to see. */
  wanted = $state(false);
  /** The place that is read about. */
  looked: Place | null = $state(null);
  told: Told | null = $state.raw(null);
  private asked = "";

  constructor(table: Table) {
    this.table = table;
  }

  readonly isOffered: boolean = $derived.by(() => {
    const { live, state, connection } = this.table;
    return live && connection.ahead !== undefined && state?.question?.ahead !== undefined;
  });
  readonly isShown: boolean = $derived(this.wanted && this.isOffered);

  readonly marks: ReadonlyMap<Place, Mark> = $derived.by(() =>
    marksAhead(this.told?.prospects ?? [], this.table.game?.icon("slip-roll"), this.looked),
  );

  toggle(): void {
    this.wanted = !this.wanted;
    this.looked = null;
  }

  /** Ask what would be done now, or after an action. */
  async ask(action: string | null): Promise<void> {
    const { state, me, connection } = this.table;
    const asked = (this.asked = `${state?.seq} ${action ?? ""}`);
    try {
      const told = await connection.ahead!(me, action);
      if (this.asked === asked) this.told = told;
    } catch {
      // The table has gone on; it asks again.
    }
  }
}
