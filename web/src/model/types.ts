/** What the server sends (see docs: the table server's API). The page adds nothing to it. */

/** The game that this page shows; the server has tables of others too. */
export const GAME = "xian";

export type Seat = number;
export type Colour = "Y" | "R" | "G" | "B";
export type Resource = "coin" | "clay" | Colour;
export type Section = "A" | "B" | "C";
export type Building = "workshop" | "lab" | "armory" | "palace";
export type Tile = "open/free" | "market" | "discount" | "extra";

export const COLOURS: Colour[] = ["Y", "R", "G", "B"];
export const RESOURCES: Resource[] = ["coin", "clay", "Y", "R", "G", "B"];
export const SECTIONS: Section[] = ["C", "B", "A"];
export const TILES: Tile[] = ["open/free", "market", "discount", "extra"];

/** Something that happened: `kind` and, where one is meant, `seat`; the rest depends on the kind. */
export interface GameEvent {
  kind: string;
  seat?: Seat;
  [name: string]: unknown;
}

export interface Player {
  coins: number;
  clay: number;
  pigments: Record<Colour, number>;
  pp: number;
  supervisor: number;
  tiles: Partial<Record<Tile, "unused" | "used">>;
  end_tile: string | null;
  helpers: string[];
  seals: number;
  warriors: number;
  equipment_count: number;
  hand_count: number;
  deck_count: number;
  discards: string[];
  top: string | null;
  bottom: string | null;
  favoured: number;
  builders_left: number;
  majorities: Record<Section, { warriors: number; points: number }>;
}

export interface Board {
  raw_stock: number;
  pigment_stock: Record<Colour, number>;
  minister: Building;
  minister_bonus: boolean;
  requests: Record<string, number>;
  request_colours: Record<string, Colour>;
  paint: Record<Section, (Colour | "any")[]>;
  display: (string | null)[];
  costs: ({ coins: number; clay: number } | null)[];
  builders: Record<Building, Seat[]>;
  track: Seat[][];
  pit: Record<string, string | null>;
  bonuses: Record<string, { pp: number; coins: number; pigment: Colour | null }>;
  places: Building[];
  limit: number;
  turn_track: (number | null)[];
  discarded_equipment: string[];
  equipment_left: number;
  end_tiles: string[];
}

/** What only the seat itself sees, and what things cost it now. */
export interface Own {
  hand: string[];
  plan: [string, string] | null;
  favour: string | null;
  equipment: string[];
  put_under_deck: string[];
  fees: Record<Building, number>;
  craft_clay: Record<Section, number>;
  forge_coins: (number | null)[];
  score: Record<string, number>;
  discounted: boolean;
  legal: string[];
}

export interface View {
  game: string;
  seat: Seat | null;
  turn: number;
  round: number;
  over: boolean;
  decision: string | null;
  deciding: Seat[];
  order: Seat[] | null;
  players: Player[];
  board: Board;
  you?: Own;
}

export interface Legal {
  action: string;
  preview: GameEvent[];
}

export interface Reason {
  key: string;
  values: Record<string, string | number | null>;
}

export interface Refused {
  action: string;
  reason: Reason;
}

export interface SeatInfo {
  seat: Seat;
  kind: "human" | "open" | "bot" | "automaton";
  name: string | null;
  bot: string | null;
  colour: string;
  mine: boolean;
  connected: boolean;
}

export interface Result {
  ranking: Seat[];
  scores: Record<string, number>[];
}

export interface TableInfo {
  id: string;
  game: string;
  title: string;
  status: "waiting" | "playing" | "over";
  players: number;
  seats: SeatInfo[];
  listed: boolean;
  spectators: boolean;
  pace: string;
  created: string;
  seq: number;
  deciding: Seat[];
  your_move: boolean;
  result: Result | null;
  rematch: string | null;
}

export interface State {
  table: TableInfo;
  seat: Seat | null;
  seq: number;
  view: View | null;
  legal: Legal[];
  refused: Refused[];
  can_undo: boolean;
  can_restart: boolean;
  events: GameEvent[];
}

export interface LogEntry {
  n: number;
  seat: Seat | null;
  events: GameEvent[];
}

export interface SeatWish {
  kind: "human" | "open" | "bot";
  name?: string;
  bot?: string;
}

export interface Bot {
  name: string;
  /** From 1 on; a bot without a strength is for trying things out, not for play. */
  strength: number | null;
}

export interface GameInfo {
  name: string;
  title: string;
  players: number[];
  bots: Bot[];
}
