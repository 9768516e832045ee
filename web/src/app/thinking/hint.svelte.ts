/** A hint: what a search in this browser finds best, from what this seat knows. It costs the server nothing. */
import type { Table } from "../table/table.svelte";
import type { LegalAction } from "../types";
import type { Search, Thought } from "./search";

/** Less than a second on a desktop, a few on a slow phone. */
const BUDGET = 4000;

export interface Advice {
  choice: LegalAction;
  chance: number;
  points: number;
}

export class Hint {
  readonly table: Table;
  /** The state that was asked about. */
  private asked = $state(-1);
  private worker: Worker | null = null;
  private thought: Thought | null = $state.raw(null);
  failed = $state(false);
  /** Whether games were played to their end, so that wins and points are known. */
  toEnd = $state(false);

  constructor(table: Table) {
    this.table = table;
  }

  readonly isOffered: boolean = $derived.by(
    () => (this.table.info?.hints ?? false) && !this.table.draws && this.table.choice.legal.length > 1,
  );
  readonly isShown: boolean = $derived.by(() => this.isOffered && this.asked === this.table.state?.seq);
  readonly isThinking: boolean = $derived(!this.failed && !this.thought?.settled);
  readonly tries: number = $derived(this.thought?.iterations ?? 0);
  readonly advice: Advice[] = $derived.by(() => {
    const { legal } = this.table.choice;
    return (this.thought?.best ?? []).flatMap(({ action, chance, points }) => {
      const choice = legal.find(({ id }) => id === action);
      return choice ? [{ choice, chance: Math.round(100 * chance), points: Math.round(points) }] : [];
    });
  });

  toggle(): void {
    if (this.isShown) this.end();
    else void this.ask();
  }

  /** No more thought, and nothing to show. */
  end(): void {
    this.asked = -1;
    this.worker?.terminate();
    this.worker = null;
  }

  private async ask(): Promise<void> {
    const { state, me, connection, choice } = this.table;
    if (!state || me === null || !connection.knowledge) return;
    choice.pin(null);
    this.asked = state.seq;
    this.thought = null;
    this.failed = false;
    try {
      const known = await connection.knowledge(me);
      if (this.asked !== known.seq || !known.module) throw new Error("there is nothing to search with");
      this.toEnd = known.to_end;
      this.worker ??= this.newWorker();
      const search: Search = {
        ...known,
        module: known.module,
        state: bytesOf(known.state),
        tables: bytesOf(known.tables),
        seat: me,
        seed: known.seq,
        budget: BUDGET,
      };
      this.worker.postMessage(search);
    } catch {
      this.failed = true;
    }
  }

  private newWorker(): Worker {
    // eslint-disable-next-line svelte/prefer-svelte-reactivity -- as Vite looks for it
    const worker = new Worker(new URL("./worker.ts", import.meta.url), { type: "module" });
    worker.onmessage = ({ data }: MessageEvent<Thought | { failed: string }>) => {
      if ("failed" in data) {
        this.failed = true;
        return;
      }
      this.thought = data;
      if (data.settled) this.light();
    };
    worker.onerror = () => (this.failed = true);
    return worker;
  }

  /** The best move lies on the table as if it had been chosen there; the red button plays it. */
  private light(): void {
    const best = this.advice[0];
    if (best && this.isShown) this.show(best.choice);
  }

  show(shown: LegalAction): void {
    const { choice } = this.table;
    if (shown.draft) choice.draft?.lay?.(shown.action);
    else choice.pin(shown.action);
  }
}

function bytesOf(base64: string): Uint8Array {
  return Uint8Array.from(atob(base64), (letter) => letter.charCodeAt(0));
}
