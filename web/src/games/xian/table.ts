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

/** What the final scoring has brought everybody, by part, as far as it is told; null while it is not told. */
export function scoredSoFar(table: Table): Record<string, number>[] | null {
  const { line, lines } = table.story;
  if (!line) return null;
  const scores = viewOf(table).players.map(({ pp }): Record<string, number> => ({ play: pp }));
  const told = lines.filter(({ event, level }) => event && !level).flatMap(({ effects }) => effects ?? []);
  for (const { seat, source, amount } of told) scores[seat]![source!] = (scores[seat]![source!] ?? 0) + amount;
  return scores;
}

/** Everybody's points as they are shown: as the final scoring is told, and once it is, the final ones. */
export function pointsOf(table: Table): number[] {
  const { players, over } = viewOf(table);
  const scored = scoredSoFar(table);
  const final = over && !table.past ? table.info?.result?.scores : null;
  return players.map(({ pp }, seat) =>
    scored ? Object.values(scored[seat]!).reduce((sum, n) => sum + n, 0) : (final?.[seat]?.total ?? pp),
  );
}

/** The space, building or slot of the board that the choice that is shown is about. */
export function shownAt({ choice }: Table, kind: string): string | null {
  const place = choice.shown?.places.find((one) => one.startsWith(`${kind}:`));
  return place?.slice(kind.length + 1) ?? null;
}
