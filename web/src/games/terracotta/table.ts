/** The table as the parts of this game's page see it. */
import type { Draft } from "../../app/game";
import type { Table } from "../../app/table/table.svelte";
import type { View } from "./types";

/** What is shown of the game. */
export function viewOf(table: Table): View {
  return table.view as View;
}

/** Whose pieces are moved: the Prime Minister's in his story and where a choice is made for him. */
export function actorOf(table: Table, other: number): number {
  const { decision, players } = viewOf(table);
  if (decision?.startsWith("pm-")) return players.findIndex(({ minister }) => minister);
  return table.story.line?.seat ?? other;
}

/** Every choice of this game is made in one step. */
export const NO_DRAFT: Draft = {
  action: null,
  isComplete: false,
  overlooks: false,
  keep: () => null,
  restore: () => undefined,
};

/** By how much the choice that is shown would change what a seat has of something. */
export function shownChange({ choice, me }: Table, what: string, seat = me): number {
  const effects = (choice.shown?.effects ?? []).filter((effect) => effect.seat === seat && effect.what === what);
  return effects.reduce((sum, { amount }) => sum + amount, 0);
}

/** The part of a place's name after its kind, of the choice that is shown: "G2" of "space:G2". */
export function shownAt({ choice }: Table, kind: string): string | null {
  const place = choice.shown?.places.find((one) => one.startsWith(`${kind}:`));
  return place?.slice(kind.length + 1) ?? null;
}
