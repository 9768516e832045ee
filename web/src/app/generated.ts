/** What the server takes and sends: its OpenAPI document. Written by tools/web_types.py: do not edit. */

/** A message with its values. Sayings inside it see these values too. */
export interface Saying {
  key: string;
  values?: Record<string, Value>;
}

/** A player: a name, or the listener's own form. */
export interface SeatValue {
  seat: number;
}

/** Several values as one enumeration: "a, b and c", "a, b", "a; b", or "a b". */
export interface Joined {
  of: Value[];
  join: "and" | "comma" | "clause" | "space";
}

export type Value = number | string | Saying | SeatValue | Joined;

/** What something costs or brings a seat: the same shape for previews, log and announcements. */
export interface Effect {
  seat: number;
  what: string;
  amount: number;
  /** Where points or goods come from. */
  source?: string;
  /** The seat that is paid. */
  to?: number;
}

/** Something that a step of a decision looked at: a spot of the board. */
export interface Candidate {
  place: string;
  /** What it is worth to the step, where that is a number. */
  value: number | null;
  /** Whether the step left it out. */
  out: boolean;
}

/** A step of a decision that the rules themselves make, as data and in words. */
export interface Step {
  name: string;
  saying: Saying;
  considered: Candidate[];
  /** The spots that are left after it. */
  chosen: string[];
}

/** One line of the log: what a player calls one action, with its consequences. */
export interface Line {
  first: number;
  /** The numbers of the entries it tells of; 0 is the time before the first one. */
  last: number;
  /** How many events of its last entry it tells of: the board of that moment shows it. */
  event?: number;
  seat: number | null;
  saying: Saying;
  effects?: Effect[];
  /** 1 for the heading of a large part of the game, 2 for a small one; none for a line. */
  level?: number;
  /** The spots of the board that it is about. */
  places?: string[];
  /** What it tells in two or three words, for a slip with little room. */
  brief?: Saying;
  /** The thing that it is about, for those who draw it. */
  icon?: string;
  /** The id of the rule that it follows. */
  rule?: string;
  /** How it was decided, one step after the other. */
  steps?: Step[];
  /** What else there is to tell about it. */
  more?: Saying[];
}

/** What a seat has to decide now, or whom everybody waits for. */
export interface Question {
  title: Saying;
  /** When it is in the game: "turn 3, round 2". */
  moment: Saying;
  help?: Saying;
  /** The spots of the board that the decision is for. */
  about?: string[];
  /** What to know about this kind of decision, for who meets it for the first time. */
  first?: Saying;
  /** The question what whom the rules play would do next, where `Telling.ahead` answers it. */
  ahead?: Saying;
}

/** What whom the rules play would do after some outcomes of the draw that comes next. */
export interface Prospect {
  /** The spot of the board that they lead to. */
  place: string;
  /** How many outcomes do, all as likely. */
  outcomes: number;
  saying: Saying;
  lines: Line[];
  /** What the rest depends on. */
  open?: Saying;
}

/** A look ahead at whom the rules play: every way that their next turn may begin. */
export interface Ahead {
  title: Saying;
  prospects: Prospect[];
}

/** What an action opens to the same seat: in a few words, and where on the board. */
export interface Leads {
  /** Not there where there is nothing worth a word. */
  saying?: Saying;
  places: string[];
}

/** What follows an action after which the seat does not go on: it cannot be sure to undo it. */
export interface Ending {
  /** The seats that decide next: -1 where something is drawn, none where the game is over. */
  next: number[];
  /** Who that is, for the button that ends the go. */
  saying: Saying;
}

/** An action that one might expect here, and why it is not legal. */
export interface Refused {
  action: string;
  saying: Saying;
  why: Saying;
  places: string[];
}

/** A part of the table in words. */
export interface Section {
  heading: Saying;
  rows: Saying[];
}

/** A value that can be entered, and what it is called. */
export interface LabelledField {
  place: string;
  kind: "number" | "word" | "amount" | "words" | "numbers" | "letters";
  low?: number;
  high?: number;
  words?: string[];
  counted?: string[];
  letters?: string;
  count?: number;
  label: Saying;
}

/** The message of a fault, with its values; a value may be such a fault too. */
export interface FaultData {
  key: string;
  values: Record<string, unknown>;
}

/** What is wrong at a place of component data; no place: with all of it. */
export interface WrongValue {
  place: string;
  problem: FaultData;
}

/** Component data as it was read, with everything that is wrong with it. */
export interface CheckedData {
  data: Record<string, unknown>;
  faults: WrongValue[];
  /** Where each value comes from, by its place. */
  sources: Record<string, "book" | "derived" | "reconstructed" | "mine">;
  /** Stands for the values; none while something is wrong. */
  digest: string | null;
}

/** A form for the component data of a game, filled in. */
export interface Sheet {
  data: Record<string, unknown>;
  faults: WrongValue[];
  sources: Record<string, "book" | "derived" | "reconstructed" | "mine">;
  digest: string | null;
  fields: LabelledField[];
  /** The digest of what comes with the game. */
  built_in: string;
}

/** The end of a game: seats by rank, those of one rank together, and scores by part. */
export interface Result {
  ranking: number[][];
  scores: Record<string, number>[];
}

/** Games won and lost alone against the automaton of a game, with the same options. */
export interface SoloResult {
  game: string;
  options: number[];
  won: number;
  lost: number;
  /** The largest lead; below 0, the smallest arrears. */
  best_lead: number;
}

/**
 * What was wrong with a request: a key with values, and the same in English.
 *
 * values: `why` where the rules of the game say no, `fault` where what was sent is no good.
 */
export interface Problem {
  key: string;
  values: Record<string, unknown>;
  message: string;
}

/** A seat of a new table: one's own, open for somebody else, or a bot's. */
export interface SeatWish {
  kind: "human" | "open" | "bot";
  name?: string | null;
  bot?: string | null;
}

/** A game that is played with a real box; the program plays the automaton. */
export interface RealBox {
  /** What was dealt, as the `setup` of a record has it. */
  setup: Record<string, unknown>;
}

/** Component data to look at. */
export interface OwnData {
  /** Component data as its file has it, by value; `GET …/components` shows it. */
  data: Record<string, unknown>;
}

/** Component data as a file in TOML. */
export interface OwnFile {
  text: string;
}

/** A table to open. The game begins at once if no seat is open. */
export interface NewTable {
  game: string;
  seats: SeatWish[];
  /**
   * The same seed deals the same set-up; what is drawn later comes from elsewhere. Where cards are hidden, who knows
   * it knows them.
   */
  seed?: number | null;
  /** Shown in the lobby; otherwise by link only. */
  listed?: boolean;
  /** Who knows the table's address may look on. */
  spectators?: boolean;
  /** How long bots wait before they act. */
  pace?: "off" | "fast" | "normal";
  /** Who may have hints: whoever plays against bots only, everybody, or nobody. */
  hints?: "alone" | "always" | "never";
  /** The time for a go; none if null. */
  go_seconds?: 600 | 86400 | 259200 | 604800 | null;
  /** When it is up: nothing, others may call a bot, or a bot plays this go. */
  at_zero?: "nothing" | "call" | "bot";
  /** Ids of options that the game has for so many people. */
  options?: number[];
  /** Played with these numbers in place of those that come with the game. */
  components?: Record<string, unknown> | null;
  /**
   * Played beside a real box: its owner tells what is drawn, or has it drawn, and takes back anything. Seed and
   * options are not looked at.
   */
  companion?: RealBox | null;
  key?: string | null;
}

/** Take an open seat: a certain one, or any. */
export interface Join {
  name?: string | null;
  seat?: number | null;
  key?: string | null;
}

/** One's seat. */
export interface SeatChoice {
  seat: number;
}

/** Which bot; the usual one if none is named. */
export interface BotChoice {
  bot?: string | null;
}

/** Whether to end the game here, as far as one's own seats are concerned. */
export interface EndWish {
  wanted?: boolean;
}

/** A few words beside a table, for oneself. */
export interface Note {
  note: string;
}

/** The secret of a link that joins this browser to the one that made it. */
export interface Pass {
  token: string;
}

/** How the next game of the same players begins. */
export interface NextGame {
  /** As this one began; what is drawn is drawn anew. */
  same_deal?: boolean;
  key?: string | null;
}

/** An action by its notation, as `legal` lists it. */
export interface PlayAction {
  seat: number;
  action: string;
  /** `seq` of the state it was chosen in. */
  expected_seq: number;
  /** Anything unique. A request sent again with its key is played once. */
  key?: string | null;
}

/** Have drawn what is due, beside a real box. */
export interface Draw {
  seat: number;
  expected_seq: number;
  key?: string | null;
}

/** Take back the last action, or the whole go. */
export interface TakeBack {
  seat: number;
  expected_seq: number;
  key?: string | null;
}

export type Phrase = "hello" | "well-played" | "one-moment" | "thanks";

/** One of four phrases, for everybody at the table. */
export interface Say {
  phrase: Phrase;
}

/** Play on from a finished game after entry n of its log. */
export interface Branch {
  n: number;
  seats: SeatWish[];
  /** How long bots wait before they act. */
  pace?: "off" | "fast" | "normal";
  key?: string | null;
}

/** Something that happened; what else it has depends on its kind. */
export interface GameEvent {
  kind: string;
  seat?: number;
  [name: string]: unknown;
}

/** What a seat (null: a spectator) may know; the rest is the game's. */
export interface View {
  game: string;
  seat: number | null;
  over: boolean;
  deciding: number[];
}

/** An answer with a status of 400 or more. */
export interface Error {
  error: Problem;
}

/** What a page has to know of its server. */
export interface ServerInfo {
  origin: string | null;
}

/** A bot by name. Those of a strength, 1 to 4, are meant for people; 4 plays best. */
export interface BotInfo {
  name: string;
  strength: number | null;
}

/** An option that a table can be opened with, and for how many people it is. */
export interface OptionInfo {
  id: number;
  players: number[];
  /** What it adds to the difficulty. */
  weight: number;
}

/** Who is played by the rules in a game for so many people. */
export interface Automata {
  players: number;
  names: string[];
}

/** A game that can be played here. */
export interface GameInfo {
  name: string;
  title: string;
  players: number[];
  usual_players: number;
  /** Whether a seat knows anything that others do not. */
  secrets: boolean;
  automata: Automata[];
  bots: BotInfo[];
  options: OptionInfo[];
  difficulty_steps: number[];
  reconstructed: number;
  /** Whether there is a lesson for beginners. */
  lesson: boolean;
}

/** The time of a seat for its go. `short`: a fifth of it is left. */
export interface ClockInfo {
  deadline: string;
  state: "runs" | "short" | "over";
  bot: boolean;
}

/** The time for a go, and what happens at zero. */
export interface TimeInfo {
  seconds: number;
  at_zero: "nothing" | "call" | "bot";
}

/** Who sits at a seat. */
export interface SeatInfo {
  seat: number;
  kind: "human" | "open" | "bot" | "automaton";
  name: string;
  bot: string | null;
  colour: string;
  mine: boolean;
  connected: boolean;
  resigned: boolean;
  wants_end: boolean;
  given_by: number | null;
  clock: ClockInfo | null;
  can_call: boolean;
}

/** A table without the game on it. */
export interface TableInfo {
  id: string;
  kind: "table" | "branch" | "import";
  game: string;
  title: string;
  /** Whether a seat knows anything that others do not. */
  secrets: boolean;
  /** Whether it is played beside a real box. */
  companion: boolean;
  own_data: string | null;
  options: number[];
  seed: number | null;
  dealt: "server" | "seed" | "record";
  status: "waiting" | "playing" | "over";
  players: number;
  seats: SeatInfo[];
  listed: boolean;
  spectators: boolean;
  pace: "off" | "fast" | "normal";
  time: TimeInfo | null;
  /** Whether there are hints for people. */
  hints: boolean;
  created: string;
  moved: string;
  seq: number;
  deciding: number[];
  your_move: boolean;
  result: Result | null;
  moment: Saying | null;
  points: number[];
  ended: boolean;
  rematch: string | null;
  other_rules: boolean;
}

/** A table of one's own. */
export interface MyTable {
  id: string;
  kind: "table" | "branch" | "import";
  game: string;
  title: string;
  /** Whether a seat knows anything that others do not. */
  secrets: boolean;
  /** Whether it is played beside a real box. */
  companion: boolean;
  own_data: string | null;
  options: number[];
  seed: number | null;
  dealt: "server" | "seed" | "record";
  status: "waiting" | "playing" | "over";
  players: number;
  seats: SeatInfo[];
  listed: boolean;
  spectators: boolean;
  pace: "off" | "fast" | "normal";
  time: TimeInfo | null;
  /** Whether there are hints for people. */
  hints: boolean;
  created: string;
  moved: string;
  seq: number;
  deciding: number[];
  your_move: boolean;
  result: Result | null;
  moment: Saying | null;
  points: number[];
  ended: boolean;
  rematch: string | null;
  other_rules: boolean;
  note: string;
}

/** What a search in a browser needs; bytes in base64. `state` is what the seat knows. */
export interface Knowledge {
  seq: number;
  module: string | null;
  state: string;
  tables: string;
  settings: number[];
  to_end: boolean;
}

/** A change of a game as it is stored; the seat of a draw is -1. */
export interface Move {
  seat: number;
  kind: string;
  action: string;
}

/** A table as it is stored, without a view: a game of other rules can be read like this. */
export interface Written {
  table: TableInfo;
  made: number;
  here: number;
  moves: Move[];
}

/** The secret of a seat; shown once. */
export interface Link {
  seat: number;
  token: string;
}

/** A new table, with the secrets of one's own seats. */
export interface Opened {
  table: TableInfo;
  links: Link[];
}

/** The seat taken; `token` is null if it was one's own before. */
export interface TakenSeat {
  seat: number;
  token: string | null;
  table: TableInfo;
}

/** The seat that a secret opens. */
export interface Claimed {
  seat: number;
  table: TableInfo;
}

/** What was written beside a table. */
export interface KeptNote {
  note: string;
}

/** A secret that joins another browser to this one, once. */
export interface DevicePass {
  token: string;
  seconds: number;
}

/** A table. */
export interface OnlyTable {
  table: TableInfo;
}

/** Something that can be played, with what it would bring as far as one can know. */
export interface LegalAction {
  action: string;
  saying: Saying;
  effects: Effect[];
  notes: Saying[];
  places: string[];
  button?: boolean;
  draft?: boolean;
  group?: Saying;
  brief?: Saying[];
  key?: string;
  listed?: "plain" | "asked";
  ends?: Ending;
  loses?: number;
  id: number;
  preview: GameEvent[];
}

/** Everything that one seat (null: a spectator) may know. */
export interface State {
  /** Null before the game has begun. */
  view: View | null;
  question: Question | null;
  legal: LegalAction[];
  refused: Refused[];
  can_undo: boolean;
  can_restart: boolean;
  table: TableInfo;
  seat: number | null;
  seq: number;
  events: GameEvent[];
}

/** The table has moved on; `state` is where it is now. */
export interface StaleState {
  error: Problem;
  state: State;
}

/** Whether an action is legal, and if not, why. */
export interface Why {
  legal: boolean;
  why: Saying | null;
}

/** A position as one line of text, as a seat (null: a spectator) may know it. */
export interface Position {
  seat: number | null;
  position: string;
}

/** One entry of the log as a seat may know it; seat -1 is chance. */
export interface LogEntry {
  n: number;
  seat: number;
  events: GameEvent[];
}

/** The log for people, as it was when `seq` changes were stored. */
export interface Lines {
  seq: number;
  lines: Line[];
}

/**
 * The table when so many events of an entry were told.
 *
 * `changed` has what is not as on the board before: values of the view; of those that are objects only the values that
 * changed in them.
 */
export interface Board {
  event: number;
  changed: Record<string, unknown>;
}

/** The boards of one entry; the first one is told against the view before the entry. */
export interface Boards {
  entry: number;
  before: View;
  boards: Board[];
}

/** Lines of the log that are not what they were: `lines` in place of all from `first` on. */
export interface NewLines {
  first: number;
  lines: Line[];
}

/** The game after entry n of its log. */
export interface Moment {
  n: number;
  view: View;
}

/** A step of a lesson, or what another action than the suggested one led to. */
export interface Lecture {
  /** From 1. */
  step: number;
  steps: number;
  saying: Saying;
  lit: string[];
  action: string | null;
  tried: Line[] | null;
  lines: Line[];
  position: string;
  state: State;
}

/** An action of the seat that the connection is for. */
export interface LiveAction {
  type: "action";
  action: string;
  expected_seq: number;
  key?: string | null;
}

/** Undo, restart of the go, or a draw for somebody beside a real box. */
export interface LiveTakeBack {
  type: "undo" | "restart-go" | "draw";
  expected_seq: number;
  key?: string | null;
}

/** Tell me everything again: I have missed something. */
export interface LiveAsk {
  type: "state";
}

/** Are you there? */
export interface LivePing {
  type: "ping";
}

export type LiveRequest = LiveAction | LiveTakeBack | LiveAsk | LivePing;

/** A change that this seat has sent with a key is stored. */
export interface Acknowledged {
  key: string;
  seq: number;
}

/** At first, when the game begins, when it is asked for or something was missed: everything. */
export interface LiveState {
  /** Null before the game has begun. */
  view: View | null;
  question: Question | null;
  legal: LegalAction[];
  refused: Refused[];
  can_undo: boolean;
  can_restart: boolean;
  table: TableInfo;
  seat: number | null;
  seq: number;
  events: GameEvent[];
  type: "state";
  acks?: Acknowledged[];
}

/**
 * What has changed in the State that was told with number `since`. An object has the patches of those parts that
 * changed: by key, of a list by number. An object with the one key `=` has behind it the value that takes the place of
 * what was there. Anything else is the new value itself.
 */
export type StatePatch = Record<string, unknown>;

/** After a change. Who has not the state of `since` asks for everything. */
export interface LiveUpdate {
  type: "update";
  since: number;
  seq: number;
  events: GameEvent[];
  lines: NewLines;
  state: StatePatch;
  acks?: Acknowledged[];
}

/** Somebody sat down, left or connected. */
export interface LiveTable {
  type: "table";
  table: TableInfo;
}

/** A player has said something. */
export interface LiveSaid {
  type: "said";
  seat: number;
  phrase: Phrase;
}

/** An action is stored, one without a key or one that was stored before. */
export interface LiveAck {
  type: "ack";
  key: string | null;
  seq: number;
}

/** A request is refused. */
export interface LiveError {
  type: "error";
  key: string | null;
  error: Problem;
}

/** The answer to a ping. */
export interface LivePong {
  type: "pong";
  seq: number;
}

export type LiveMessage = LiveState | LiveUpdate | LiveTable | LiveSaid | LiveAck | LiveError | LivePong;
