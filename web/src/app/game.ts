/** What the shell needs of a game's page: how it is drawn. What is said about the game comes from the server.
 *
 * `games/index.ts` lists the games that have such a page. */
import type { Component } from "svelte";
import type { Flight } from "./flights";
import type { Table } from "./table/table.svelte";
import type { GameEvent, LegalAction, Seat, View } from "./types";
import type { Saying } from "./wording";

/** A spot of the table where something can be chosen, or where something flies to: "space:4". */
export type Place = string;

/** How a place stands in a decision that is being told. */
export interface Mark {
  /** What it is worth to the present step, and the symbol of what that is. */
  value: number | null;
  icon?: string;
  /** It was left out, or it is what was chosen. */
  out: boolean;
  chosen: boolean;
}

/** A choice that takes several steps, such as cards that are laid down, until it is complete. */
export interface Draft {
  /** The action that it is now; null as long as it is none. */
  readonly action: string | null;
  /** Whether all of it is laid, so that nothing but the red button is left. */
  readonly isComplete: boolean;
  /** Whether it is made looking at the whole board, from its top on. */
  readonly overlooks: boolean;
  /** Lay all of an action at once. */
  lay?(action: string): void;
  /** What a refresh brings back. */
  keep(): unknown;
  /** Take up again as much of it as the present state allows. */
  restore(kept: unknown): void;
}

/** What is told about a symbol: a title, with a text as its attribute, and which part of the rules tells more. */
export interface Tip {
  saying: Saying;
  rule?: string;
}

export interface GamePage {
  /** What the keys of its messages begin with. */
  prefix: string;
  /** What is printed on its cards and board, told once, before anything is drawn. */
  begin(printed: unknown): void;

  /** Whether an event is one that the rules bring about by themselves, to be told step by step. */
  isStory?(event: GameEvent): boolean;
  /** Whether its one story is how it ends: it is for the eyes, and left out without motion. */
  endsInStory?: boolean;
  /** Whether the player decides something inside such a story. */
  isInStory?(view: View): boolean;
  draft(table: Table): Draft;
  /** What an event moves, and between which places; null for an event that moves nothing. */
  flightOf(event: GameEvent): Flight | null;
  points(table: Table, seat: Seat): number;
  /** The symbol of what an effect or a line of the log is about. */
  icon(what: string): string;
  /** What is told about a symbol; "points:2" about the points of a seat. What can be chosen now may tell more. */
  tip(name: string, view: View, legal?: readonly LegalAction[]): Tip;
  /** Keys that go to the places whose names begin so, with the message that tells what they do. */
  keys?: { key: string; places: string; told: string }[];
  /** Of the notes of a choice those that the prompt tells; without it all. The others are drawn on board or tray. */
  told?(legal: LegalAction): Saying[];
  /** The sayings that are drawn in a sentence, by their keys, with the value that names the piece. */
  pieces: Record<string, string>;

  Scene: Component<{ wide: boolean }>;
  /** What one has before oneself: cards, goods. */
  Tray: Component<{ wide: boolean }>;
  /** Asks what was drawn from a real box, in place of the tray. */
  Draw?: Component;
  /** What else one has; on a wide table the tray shows it. */
  Belongings: Component;
  /** What everybody has in hand: views of all seats, or the one view of who may see no hand. */
  Hands: Component<{ views: View[] }>;
  /** One player; `full` tells all of them, `onopen` opens that. */
  Panel: Component<{ seat: Seat; full?: boolean; onopen?: () => void }>;
  /** The result, fetched when there is one; `onboard` goes back to the board. */
  End: () => Promise<{ default: Component<{ onboard: () => void }> }>;
  /** A piece as small as a letter, in a sentence. */
  Piece: Component<{ piece: string; name: string }>;
}
