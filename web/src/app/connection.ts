/** The way to a table, whoever keeps it: the server (`server.ts`), or nobody, in a lesson (`learn/`). */
import type {
  Ahead,
  Leads,
  Boards,
  GameEvent,
  Knowledge,
  Lines,
  Moment,
  NewLines,
  Phrase,
  Position,
  Seat,
  Section,
  State,
  TableInfo,
} from "./types";

/** Something that a seat does. It is sent with the state that it was chosen in, and with a key that makes it count
 * once, however often it has to be sent. */
export type Change = { seat: Seat; expected_seq: number; key: string } & (
  { kind: "act"; action: string } | { kind: "draw" } | { kind: "undo" } | { kind: "restart" }
);

/** Who wants to be told of changes as they happen. */
export interface Listener {
  /** Changes are told from now on. */
  opened(): void;
  /** Without `lines` the log has to be read again where something was missed. */
  changed(state: State, events: GameEvent[], lines?: NewLines): void;
  /** Somebody came, went or took a seat. */
  seated(table: TableInfo): void;
  said(seat: Seat, phrase: Phrase): void;
  /** Changes are no longer told; with `refused` it is of no use to ask again, and before `after` ms is too early. */
  lost(refused: boolean, after?: number): void;
}

/** A line on which changes are told. */
export interface Wire {
  readonly isOpen: boolean;
  close(): void;
}

export interface Connection {
  /** Whether nobody keeps the table, as in a lesson: it has no seats to hand on, no record and no replay. */
  readonly passing?: boolean;
  table(): Promise<TableInfo>;
  /** What is printed on the pieces of a game, for its page; null: on those of this table, which has its own. */
  printed(game: string | null): Promise<unknown>;
  /** What a seat may know now, with the events since an earlier state. */
  state(seat: Seat | null, since?: number): Promise<State>;
  lines(seat: Seat | null): Promise<Lines>;
  /** The position as one line of text, as far as a seat knows it. */
  position(seat: Seat | null): Promise<Position>;
  /** The whole table in words. */
  words(seat: Seat | null): Promise<Section[]>;
  /** What whom the rules play would do next, as the table is or after an action of a seat; where it can be asked. */
  ahead?(seat: Seat | null, action: string | null): Promise<Ahead>;
  /** What an action would open to a seat in the same go. */
  leads?(seat: Seat | null, action: string): Promise<Leads>;
  /** What a seat knows, for a search in this browser. */
  knowledge?(seat: Seat): Promise<Knowledge>;
  /** The table at each line of the log that ends in entry n. */
  boards(n: number, seat: Seat | null): Promise<Boards>;
  /** The table after entry n of its log. */
  at(n: number, seat: Seat | null): Promise<Moment>;
  /** `leaving`: it outlives the page. */
  send(change: Change, leaving?: boolean): Promise<State>;
  /** Tell a listener of every change after the state `since` (-1: none is known). */
  listen(seat: Seat | null, since: number, listener: Listener): Wire;
}
