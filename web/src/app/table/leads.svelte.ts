/** What the choice that is shown opens to me in the same go: asked for when somebody stays with it. */
import type { Place } from "../game";
import type { Leads as Told } from "../types";
import type { Table } from "./table.svelte";

/** How long somebody looks at a choice who wants to know more. */
const STAY_MS = 200;

export class Leads {
  readonly table: Table;
  told: Told | null = $state.raw(null);
  readonly places: readonly Place[] = $derived(this.told?.places ?? []);
  private timer: ReturnType<typeof setTimeout> | undefined;
  private asked = "";

  constructor(table: Table) {
    this.table = table;
  }

  /** Ask about the choice that is shown; what ends my go or is put together leads to nothing of mine. */
  follow(): void {
    const { state, live, connection, choice } = this.table;
    const shown = live && !choice.held ? choice.shown : null;
    const wanted = shown && !shown.ends && !shown.draft && connection.leads ? shown.action : null;
    const asked = wanted === null ? "" : `${state?.seq} ${wanted}`;
    if (asked === this.asked) return;
    this.asked = asked;
    this.told = null;
    clearTimeout(this.timer);
    if (wanted !== null) this.timer = setTimeout(() => void this.ask(wanted, asked), STAY_MS);
  }

  private async ask(action: string, asked: string): Promise<void> {
    try {
      const told = await this.table.connection.leads!(this.table.me, action);
      if (this.asked === asked) this.told = told;
    } catch {
      // The table has gone on; another choice is asked about then.
    }
  }
}
