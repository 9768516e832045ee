/** A game on one page, as its page tells it: symbols with messages, or with the tips of the table. */

/** A symbol, and what is told beside it. */
export type Entry = [icon: string, key: string];

export interface Sheet {
  /** What happens in a turn, in order: keys of messages. */
  turn: Entry[];
  /** Where points come from: keys of messages. */
  points: Entry[];
  /** What is drawn on the table: names of tips. */
  symbols: Entry[];
}
