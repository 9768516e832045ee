/** The table as the parts of Xi'an's page see it. */
import { getTable, type Table } from "../../app/table/table.svelte";
import { balance, type Balance } from "../../app/table/told";
import type { XianDraft } from "./draft.svelte";
import type { View } from "./types";

/** What is shown of the game. */
export function viewOf(table: Table): View {
  return table.view as View;
}

/** The cards that are laid on the tray. */
export function getDraft(): XianDraft {
  return getTable().choice.draft as XianDraft;
}

/** What the choice that is shown would cost and bring me. */
export function shownBalance({ choice, me }: Table): Balance {
  return balance(choice.shown?.effects ?? [], me);
}

/** By how much the choice that is shown would change what I have of something. */
export function shownChange({ choice, me }: Table, what: string): number {
  const effects = (choice.shown?.effects ?? []).filter((effect) => effect.seat === me && effect.what === what);
  return effects.reduce((sum, { amount }) => sum + amount, 0);
}

/** The space, building or slot of the board that the choice that is shown is about. */
export function shownAt({ choice }: Table, kind: string): string | null {
  const place = choice.shown?.places.find((one) => one.startsWith(`${kind}:`));
  return place?.slice(kind.length + 1) ?? null;
}
