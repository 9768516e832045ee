/** What the server sends of this game: games/xian/shapes.py. Written by tools/web_types.py: do not edit. */

export type Colour = "Y" | "R" | "G" | "B";

export type Resource = "coin" | "clay" | "Y" | "R" | "G" | "B";

export type Section = "A" | "B" | "C";

export type Building = "workshop" | "lab" | "armory" | "palace";

export type Asked = "Y" | "R" | "G" | "B" | "any";

/** Amounts of what there is any of. */
export interface Goods {
  coin?: number;
  clay?: number;
  Y?: number;
  R?: number;
  G?: number;
  B?: number;
}

export type TileState = "unused" | "used";

export interface HeldTiles {
  "open/free"?: TileState;
  market?: TileState;
  discount?: TileState;
  extra?: TileState;
}

/** A player's part in the majority of a section, as it stands. */
export interface Share {
  warriors: number;
  points: number;
}

/**
 * Everything that all may know of a player.
 *
 * score: the points as they would be now, by part, without what hidden equipment decides.
 */
export interface Player {
  coins: number;
  clay: number;
  pigments: Record<Colour, number>;
  pp: number;
  supervisor: number;
  tiles: HeldTiles;
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
  majorities: Record<Section, Share>;
  score: Record<string, number>;
}

/** Two buildings side by side, and how full they are (X6.2). */
export interface Pair {
  buildings: [Building, Building];
  count: number;
  closed: boolean;
}

/** What crafting on a space brings (X2.4). */
export interface Bonus {
  pp: number;
  coins: number;
  pigment: Colour | null;
}

/** What is printed on an equipment card: its price, and the clay that it brings. */
export interface Cost {
  coins: number;
  clay: number;
}

/** The board, with what it means. */
export interface Board {
  raw_stock: number;
  pigment_stock: Record<Colour, number>;
  minister: Building;
  minister_bonus: boolean;
  requests: Record<string, number>;
  display: (string | null)[];
  builders: Record<Building, number[]>;
  track: number[][];
  pit: Record<string, string | null>;
  places: Building[];
  pairs: Pair[];
  limit: number;
  /** The seats in the order in which ties are broken (X4.3). */
  ahead: number[];
  /** The space that is being painted, or was just crafted on. */
  at: string | null;
  /** The slots whose cards leave at the end of the turn (X4.6). */
  leaving: number[];
  request_colours: Record<string, Colour>;
  paint: Record<Section, Asked[]>;
  turn_track: (number | null)[];
  faces: Record<Section, number>;
  bonuses: Record<string, Bonus>;
  costs: (Cost | null)[];
  discarded_equipment: string[];
  equipment_left: number;
  end_tiles: string[];
}

/** What a card's own action would bring now, helpers counted (X5.2, X5.3). */
export interface Work {
  goods: Goods;
  helper: string | null;
  points: number;
}

/** The pigments that painting takes, which of them are lacking, and whether one will do. */
export interface PaintPrice {
  colours: Asked[];
  lacking: boolean[];
  one_of: boolean;
}

/** What only the seat itself sees, and what things cost it now. */
export interface Own {
  hand: string[];
  plan: [string, string] | null;
  favour: string | null;
  work: Record<string, Work>;
  equipment: string[];
  put_under_deck: string[];
  fees: Record<Building, number>;
  craft_clay: Record<Section, number>;
  paint: Record<Section, PaintPrice>;
  forge_coins: (number | null)[];
  score: Record<string, number>;
  discounted: boolean;
  legal: string[];
}

/** What a seat may see; a spectator has no `you`. */
export interface View {
  game: "xian";
  seat: number | null;
  turn: number;
  round: number;
  over: boolean;
  decision: string | null;
  deciding: number[];
  order: number[] | null;
  players: Player[];
  board: Board;
  you?: Own;
}

/** A worker card: goods, or a helper with its points by turn. */
export interface Worker {
  goods: Goods;
  helper: string | null;
  prestige: number[];
}

/** A kind of equipment. */
export interface Face {
  material: "wood" | "bronze";
  section: Section;
}

/** What a game-end tile scores: `n` for each thing that it counts (X9.4). */
export interface EndTile {
  n: number;
  most?: number;
  each?: number;
}

/** Everything that never changes. */
export interface Printed {
  workers: Record<string, Worker>;
  equipment: Record<string, Face>;
  request_colours: Colour[];
  craft_clay: Record<Section, number>;
  majorities: Record<Section, number[]>;
  /** How many spaces lie in a row of a section. */
  columns: number;
  turns: number;
  rounds: number;
  /** What one, two and three kinds of equipment of one material score. */
  sets: number[];
  end_tiles: Record<string, EndTile>;
}

/** An action, by a player or by itself. */
export interface Acted {
  kind: "action";
  seat: number;
  action: string;
  automatic: boolean;
}

/** Which cards a player gives back; for that player only. */
export interface FavourChosen {
  kind: "favour-chosen";
  seat: number;
  places: number[];
}

/** The pair that a player planned; for that player only. */
export interface PlanChosen {
  kind: "plan-chosen";
  seat: number;
  top: string;
  bottom: string;
}

/** How many cards a player exchanged. */
export interface Favoured {
  kind: "favoured";
  seat: number;
  cards: number;
}

/** A card drawn; for that player only. */
export interface Drawn {
  kind: "drawn";
  seat: number;
  card: string;
}

/** A pair is shown, with its place in the order of play. */
export interface Revealed {
  kind: "revealed";
  seat: number;
  top: string;
  bottom: string;
  place: number;
}

/** Goods for a player. */
export interface Gained {
  kind: "gained";
  seat: number;
  resource: Resource;
  amount: number;
  source: string;
}

/** Goods of a player, to the stock or to another player. */
export interface Paid {
  kind: "paid";
  seat: number;
  resource: Resource;
  amount: number;
  to: number | null;
}

/** Points, also fewer than none. */
export interface Scored {
  kind: "scored";
  seat: number;
  points: number;
  source: string;
}

/** A helper stays. */
export interface Recruited {
  kind: "recruited";
  seat: number;
  helper: string;
}

/** A master builder enters. */
export interface BuilderSent {
  kind: "builder-sent";
  seat: number;
  building: Building;
}

/** A statue is crafted or sealed. */
export interface OnSpace {
  kind: "crafted" | "sealed";
  seat: number;
  space: string;
}

/** A statue becomes a warrior of a group of so many. */
export interface Painted {
  kind: "painted";
  seat: number;
  space: string;
  group: number;
}

/** An equipment card goes to a player. */
export interface Forged {
  kind: "forged";
  seat: number;
  slot: number;
  card: string;
}

/** A supervisor moves on. */
export interface Advanced {
  kind: "advanced";
  seat: number;
  space: number;
}

/** A bonus tile is taken or used, or a game-end tile kept. */
export interface OfTile {
  kind: "tile-taken" | "tile-used" | "end-tile-kept";
  seat: number;
  tile: string;
}

/** A turn begins. */
export interface TurnBegan {
  kind: "turn-began";
  turn: number;
}

/** A round begins. */
export interface RoundBegan {
  kind: "round-began";
  round: number;
}

/** A player's go begins. */
export interface GoBegan {
  kind: "go-began";
  seat: number;
}

/** A request goes to the turn track. */
export interface RequestFulfilled {
  kind: "request-fulfilled";
  space: string;
  token: number;
  turn: number;
}

/** A new request. */
export interface RequestOpened {
  kind: "request-opened";
  space: string;
  token: number;
}

/** Where the Prime Minister goes. */
export interface MinisterMoved {
  kind: "minister-moved";
  building: Building;
}

/** A card leaves the display, or is new there. */
export interface OfDisplay {
  kind: "equipment-left" | "equipment-opened";
  slot: number;
  card: string;
}

export interface EquipmentSlid {
  kind: "equipment-slid";
  from: number;
  to: number;
  card: string;
}

/** Something that needs no more words. */
export interface Plain {
  kind: "builders-home" | "game-ended";
}

/** A part of the final scoring; majorities are told section by section. */
export interface PartScored {
  kind: "part-scored";
  seat: number;
  part: string;
  points: number;
  section?: Section;
}

export type Event =
  | Acted
  | FavourChosen
  | PlanChosen
  | Favoured
  | Drawn
  | Revealed
  | Gained
  | Paid
  | Scored
  | Recruited
  | BuilderSent
  | OnSpace
  | Painted
  | Forged
  | Advanced
  | OfTile
  | TurnBegan
  | RoundBegan
  | GoBegan
  | RequestFulfilled
  | RequestOpened
  | MinisterMoved
  | OfDisplay
  | EquipmentSlid
  | Plain
  | PartScored;
