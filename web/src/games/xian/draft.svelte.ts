/** The cards that are laid on the tray: a plan or a favour, until it is complete. */
import type { Draft } from "../../app/game";
import type { Table } from "../../app/table/table.svelte";
import type { View } from "./types";

interface Kept {
  top: string | null;
  bottom: string | null;
  favour: string[];
}

export class XianDraft implements Draft {
  readonly table: Table;
  top: string | null = $state(null);
  bottom: string | null = $state(null);
  favour: string[] = $state([]);

  constructor(table: Table) {
    this.table = table;
  }

  /** The game as it is now, whatever moment is looked at. */
  private readonly view: View | null = $derived.by(() => (this.table.state?.view ?? null) as View | null);
  private readonly decision: string | null = $derived(this.view?.decision ?? null);
  private readonly hand: string[] = $derived(this.view?.you?.hand ?? []);
  readonly isComplete: boolean = $derived(this.top !== null && this.bottom !== null);
  readonly overlooks: boolean = $derived(this.decision === "plan");

  /** The plan or favour as it lies on the tray, if it is complete. */
  readonly action: string | null = $derived.by(() => {
    if (this.decision === "plan" && this.isComplete) return `plan ${this.top}/${this.bottom}`;
    if (this.decision === "favour") return ["favour", ...this.hand.filter((c) => this.favour.includes(c))].join(" ");
    return null;
  });

  /** A hand card was chosen: into the favour, or into the next free place of the plan. */
  chooseCard(card: string, to?: "top" | "bottom" | "hand"): void {
    const { choice } = this.table;
    if (choice.legal.length === 0) return;
    if (this.decision === "favour") {
      this.favour = this.favour.includes(card) ? this.favour.filter((c) => c !== card) : [...this.favour, card];
    } else if (this.decision === "plan") {
      const laid = this.top === card ? "top" : this.bottom === card ? "bottom" : null;
      const target = to ?? (laid ? "hand" : this.top === null ? "top" : "bottom");
      const other = target === "top" ? this.top : target === "bottom" ? this.bottom : null;
      if (laid === "top") this.top = target === "bottom" ? other : null;
      if (laid === "bottom") this.bottom = target === "top" ? other : null;
      if (target === "top") this.top = card;
      if (target === "bottom") this.bottom = card;
    }
    choice.keep();
  }

  swap(): void {
    [this.top, this.bottom] = [this.bottom, this.top];
    this.table.choice.keep();
  }

  lay(action: string): void {
    const [decision, ...cards] = action.split(/[ /]/);
    if (decision === "plan") [this.top, this.bottom] = [cards[0] ?? null, cards[1] ?? null];
    if (decision === "favour") this.favour = cards;
    this.table.choice.keep();
  }

  keep(): Kept {
    return { top: this.top, bottom: this.bottom, favour: [...this.favour] };
  }

  /** Cards stay while they are in the hand. */
  restore(kept: unknown): void {
    const { top, bottom, favour } = (kept ?? { top: null, bottom: null, favour: [] }) as Kept;
    const decision = this.table.state?.legal.some(({ draft }) => draft) ? this.decision : null;
    const held = (card: string | null): string | null => (this.hand.includes(card ?? "") ? card : null);
    this.top = decision === "plan" ? held(top) : null;
    this.bottom = decision === "plan" ? held(bottom) : null;
    this.favour = decision === "favour" ? favour.filter(held) : [];
  }
}
