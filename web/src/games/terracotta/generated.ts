/** What the server sends of this game: games/terracotta/shapes.py. Written by tools/web_types.py: do not edit. */

export type WarriorType = "officer" | "guard" | "archer" | "soldier";

export type WeaponName = "sword" | "halberd" | "bow" | "spear";

export type SpecialistName = "horse" | "musician" | "footman" | "kneeling_archer";

export type MasterName = "builder" | "administrator" | "inspector" | "claymaker" | "craftsman" | "blacksmith";

export type Direction = "north" | "east" | "south" | "west";

export type RingName = "inner" | "middle" | "outer";

export type InspectorName = "col" | "row";

export type WorkerName = "craftsman" | "artisan";

export type Part = "inspector" | "musician" | "tile" | "footman" | "group";

/** What a ring shows on a slice: "build" with 3, "sword", "claymaker" … */
export interface Shown {
  name: string;
  n: number | null;
}

/** An action or the outcome of a draw, in parts: its verb, and what goes with that verb. */
export interface Meaning {
  verb?: string;
  worker?: WorkerName;
  slice?: number;
  ring?: RingName;
  good?: string;
  type?: WarriorType;
  types?: WarriorType[];
  specialist?: SpecialistName;
  inspector?: InspectorName;
  steps?: number;
  space?: string;
  direction?: Direction;
  dice?: number[];
  master?: MasterName;
}

/** What a step changes for the Prime Minister. */
export interface Effect {
  coins?: number;
  clay?: number;
  vp?: number;
}

/** A worker on a slice. */
export interface Worker {
  slice: number;
  worker: WorkerName;
  seat: number;
}

/** The clay of a warehouse. */
export interface Stack {
  type: WarriorType;
  clay: number;
}

/** A weapon of a player; the Prime Minister's are available or not. */
export interface Weapon {
  weapon: WeaponName;
  active: boolean;
}

/** A warrior on the grid. */
export interface Warrior {
  space: string;
  type: WarriorType;
  seat: number;
}

/** A space and what it is worth to the step: a priority, musicians, a difference; or None. */
export interface Candidate {
  space: string;
  value: number | null;
}

/** A group or a lone warrior; the leader is strictly the strongest, None if there is none. */
export interface Group {
  type: WarriorType;
  spaces: string[];
  size: number;
  strengths: number[];
  leader: number | null;
}

/** A player's action; `shown` is what the ring offers, None elsewhere. */
export interface Acted {
  kind: "action";
  seat: number;
  action: string;
  meaning: Meaning;
  automatic: boolean;
  shown: Shown | null;
}

/** The outcome of a draw. */
export interface Drawn {
  kind: "chance";
  seat: number;
  outcome: string;
  meaning: Meaning;
}

/** A round. */
export interface RoundBegan {
  kind: "round-began";
  round: number;
}

/** A turn of a seat. */
export interface TurnBegan {
  kind: "turn-began";
  seat: number;
}

/** The scoring phase, or the end. */
export interface PhaseBegan {
  kind: "scoring-began" | "game-ended";
}

/** A player gets or pays "coins", "clay" (wet) or "dry clay". */
export interface Goods {
  kind: "gained" | "paid";
  seat: number;
  resource: string;
  amount: number;
}

/** Points of a player's own action. */
export interface Scored {
  kind: "scored";
  seat: number;
  points: number;
  source: string;
}

/** A player's warrior. */
export interface Built {
  kind: "built";
  seat: number;
  type: WarriorType;
  space: string;
}

/** A specialist that a player placed. */
export interface SpecialistPut {
  kind: "specialist";
  seat: number;
  specialist: SpecialistName;
  space: string;
  direction: Direction | null;
}

/** A player's clay dried in clean-up, or was soaked. */
export interface ClayTurned {
  kind: "dried" | "soaked";
  seat: number;
  amount: number;
}

/** A player turned a ring by one slice. */
export interface RingTurned {
  kind: "ring-turned";
  seat: number;
  ring: RingName;
}

/** A player's worker. */
export interface WorkerPlaced {
  kind: "placed";
  seat: number;
  worker: WorkerName;
  slice: number;
}

/** A player's craftsman became an artisan. */
export interface Upgraded {
  kind: "upgraded";
  seat: number;
  slice: number;
}

/** A player's weapon became active or inactive. */
export interface WeaponTurned {
  kind: "weapon-turned";
  seat: number;
  weapon: WeaponName;
  active: boolean;
}

/** A player's token on a master. */
export interface Hired {
  kind: "hired";
  seat: number;
  master: MasterName;
}

/** A player took a priority token. */
export interface PriorityTaken {
  kind: "priority-taken";
  seat: number;
}

/** A player moved an inspector; `line` is where it stands now, "C" or "2". */
export interface InspectorSent {
  kind: "inspector-moved";
  seat: number;
  inspector: InspectorName;
  steps: number;
  line: string;
}

/** Clay went onto a warehouse (+1), or a player took all of it (negative). */
export interface Stored {
  kind: "stored";
  seat: number;
  type: WarriorType;
  amount: number;
}

/**
 * The last event of a preview: what a placement or an inspector's move changes.
 *
 * now: points at once by part; later: what everybody would score more if it were scored now. Both by seat. group: the
 * one it joins or turns to; inspectors: their lines afterwards; musicians: what each of them would score more, by its
 * space and by seat; weapon: what the matching weapon would score; balance: all of it as one number, good for the seat
 * that decides.
 */
export interface Changes {
  kind: "changes";
  seat: number;
  now: Record<string, number[]>;
  later: Record<Part, number[]>;
  group: Group | null;
  inspectors: Record<InspectorName, Inspected>;
  musicians: Record<string, number[]>;
  weapon: number;
  balance: number;
}

/** T5.5.2: slices counted, and those skipped with the worker that is the reason. */
export interface Overseer {
  kind: "rule";
  rule: string;
  seat: number;
  step: "overseer";
  dice: number[];
  start: number;
  considered: number[];
  skipped: Worker[];
  chosen: number;
}

/** T5.4: why a decree is rolled though nothing failed; `slice` and `by` where he is blocked. */
export interface Roll {
  kind: "rule";
  rule: string;
  seat: number;
  step: "roll";
  because: "blocked" | "priority" | "option";
  slice: number | null;
  by: number | null;
}

/** T5.4: the rows looked at; all but the chosen one are marked already. */
export interface Mark {
  kind: "rule";
  rule: string;
  seat: number;
  step: "mark";
  dice: number[];
  sum: number;
  considered: number[];
  chosen: number | null;
}

/** T5.5.3: his worker, and why this one there. */
export interface WorkerSent {
  kind: "rule";
  rule: string;
  seat: number;
  step: "worker";
  worker: WorkerName;
  slice: number;
  because: "empty" | "no-craftsman" | "beside" | "blocked";
}

/** T5.5.4: what he resolves next, as the wheel stands in his turn. */
export interface Ring {
  kind: "rule";
  rule: string;
  seat: number;
  step: "ring";
  ring: RingName;
  slice: number;
  shown: Shown;
}

/** T5.6: coins or clay of a slice. */
export interface Gain {
  kind: "rule";
  rule: string;
  seat: number;
  step: "gain";
  shown: Shown;
  effect: Effect;
}

/** T5.6: he pays for a build with weapons. */
export interface BuildPaid {
  kind: "rule";
  rule: string;
  seat: number;
  step: "build";
  shown: Shown;
  effect: Effect;
}

/** T5.6: clay as the highest of the warehouses (there may be several). */
export interface Soak {
  kind: "rule";
  rule: string;
  seat: number;
  step: "soak";
  considered: Stack[];
  chosen: string[];
  effect: Effect;
}

/** T5.6: his craftsman becomes an artisan. */
export interface Upgrade {
  kind: "rule";
  rule: string;
  seat: number;
  step: "upgrade";
  slice: number;
}

/** T5.6: builder (pays for a build without weapons), inspector, claymaker. */
export interface MasterUsed {
  kind: "rule";
  rule: string;
  seat: number;
  step: "master";
  master: MasterName;
  effect: Effect;
}

/** T5.6: his administrator does the inner action again. */
export interface Copy {
  kind: "rule";
  rule: string;
  seat: number;
  step: "copy";
  shown: Shown;
}

/** T5.6: his master craftsman takes the highest stack, the next one is discarded. */
export interface Stacks {
  kind: "rule";
  rule: string;
  seat: number;
  step: "stacks";
  considered: Stack[];
  taken: string;
  discarded: string | null;
  effect: Effect;
}

/** T5.6: all weapons become available; `considered` is his row before. */
export interface Blacksmith {
  kind: "rule";
  rule: string;
  seat: number;
  step: "blacksmith";
  considered: Weapon[];
}

/** T5.6, T5.8: a weapon becomes available; the leftmost if the one shown is, or in row 11. */
export interface Ready {
  kind: "rule";
  rule: string;
  seat: number;
  step: "ready";
  considered: Weapon[];
  shown: string | null;
  chosen: string;
  because: "shown" | "leftmost";
}

/**
 * Why an action failed or a spare action is taken.
 *
 * reason: "no-clay", "no-coins" (with needed, owned), "no-room" (missing: "base", "warrior", "space"), "artisan", "no-
 * master" (master), "no-stack", "nothing-to-soak", "available" (weapon, None: all of them), "priority", "decree".
 */
export interface Why {
  reason: string;
  needed: number | null;
  owned: number | null;
  missing: string | null;
  master: MasterName | null;
  weapon: WeaponName | null;
}

/** T5.6: an action of the wheel cannot be done; a decree is rolled. */
export interface Fail {
  kind: "rule";
  rule: string;
  seat: number;
  step: "fail";
  shown: Shown;
  why: Why;
}

/** T5.7: points and a good; `because` says why this good. */
export interface Spare {
  kind: "rule";
  rule: string;
  seat: number;
  step: "spare";
  why: Why;
  chosen: "coins" | "clay";
  because: "tile" | "much-clay" | "usual";
  effect: Effect;
}

/** The rotation icons of a decree row. */
export interface RowTurns {
  row: number;
  inner: number;
  middle: number;
}

/** T5.5.6: the icons of all marked rows together. */
export interface Rotation {
  kind: "rule";
  rule: string;
  seat: number;
  step: "rotation";
  considered: RowTurns[];
  inner: number;
  middle: number;
}

/** T5.8: a row is resolved. `order`: "spare", "weapon", "build", "leftmost-weapon", "score". */
export interface DecreeRow {
  kind: "rule";
  rule: string;
  seat: number;
  step: "row";
  row: number;
  order: string;
  weapon: WeaponName | null;
  was_available: boolean;
  clay: number | null;
}

/** T5.8: the points of row 12. */
export interface RowScored {
  kind: "rule";
  rule: string;
  seat: number;
  step: "score";
  effect: Effect;
}

/** T5.9: a specialist he looked at; verdict "willing", "unwilling", "no-coins", "sold-out". */
export interface KindSeen {
  specialist: SpecialistName;
  verdict: string;
  price: number | null;
}

/** T5.9: the kind that he places, and what he pays; the space follows. */
export interface SpecialistChosen {
  kind: "rule";
  rule: string;
  seat: number;
  step: "specialist-kind";
  weapons: Weapon[];
  considered: KindSeen[];
  chosen: string;
  weapon: WeaponName;
  only_sword: boolean;
  effect: Effect;
}

/**
 * T5.9: a space he was willing to take.
 *
 * Musician: points for him and for the human; footman: his lead around, empty spaces around.
 */
export interface Willing {
  space: string;
  own: number | null;
  other: number | null;
}

/** T5.9: what he placed, where, and the weapon paid. */
export interface SpecialistPlaced {
  specialist: SpecialistName;
  space: string;
  direction: Direction | null;
  weapon: WeaponName;
}

/** T5.9: a specialist, or none (1 coin): no weapon is available if nothing was considered. */
export interface SpecialistSent {
  kind: "rule";
  rule: string;
  seat: number;
  step: "specialist";
  weapons: Weapon[];
  considered: KindSeen[];
  spaces: Willing[];
  chosen: SpecialistPlaced | null;
  effect: Effect;
}

/** T5.10: a type on the rack. */
export interface TypeSeen {
  type: WarriorType;
  vp: number;
  available: boolean;
}

/**
 * T5.10: a step of the choice of a type and what it left.
 *
 * by: "weapon" (available), "much-more" (no: another is worth 3 more), "points", "tile" (scored sooner, in `round`),
 * "row" (its weapon stands further left).
 */
export interface TypeStep {
  by: "weapon" | "much-more" | "points" | "tile" | "row";
  kept: string[];
  round: number | null;
}

/** T5.10: the type; `decided` is the step that left one, None if there was only one. */
export interface TypeChosen {
  kind: "rule";
  rule: string;
  seat: number;
  step: "type";
  with_weapons: boolean;
  considered: TypeSeen[];
  steps: TypeStep[];
  decided: string | null;
  chosen: string;
}

/** T5.10: a group of the type; letter None: it meets none, or has no empty neighbour. */
export interface GroupSeen {
  letter: string | null;
  type: WarriorType;
  space: string;
  size: number;
  warriors: number[];
  strengths: number[];
}

/**
 * T5.10: the groups kept by their first spaces; letter None: a new group.
 *
 * `touching`: there is no space that does not touch the type.
 */
export interface GroupChosen {
  kind: "rule";
  rule: string;
  seat: number;
  step: "group";
  considered: GroupSeen[];
  type: WarriorType | null;
  letter: string | null;
  chosen: string[];
  touching: boolean;
}

/**
 * T5.10: a step of the choice of a space.
 *
 * by: "priority" (`limit`), "tile" (`tile`, `round`), "best-priority" (`limit`), "musicians", "footman". outcome:
 * "narrowed" to those chosen; "all" met it; "left-out": none would remain.
 */
export interface Narrow {
  kind: "rule";
  rule: string;
  seat: number;
  step: "narrow";
  by: "priority" | "tile" | "best-priority" | "musicians" | "footman";
  limit: number | null;
  tile: string | null;
  round: number | null;
  outcome: "narrowed" | "all" | "left-out";
  considered: Candidate[];
  chosen: string[];
}

/** T5.10: his warrior; `considered` are the spaces left, of which the human chose. */
export interface WarriorBuilt {
  kind: "rule";
  rule: string;
  seat: number;
  step: "built";
  considered: string[];
  type: WarriorType;
  space: string;
  effect: Effect;
}

/** T5.10: the weapon after a build. */
export interface WeaponUsed {
  kind: "rule";
  rule: string;
  seat: number;
  step: "use";
  weapon: WeaponName;
  effect: Effect;
}

/** T5.12: an inspector move and its swing. */
export interface Move {
  inspector: InspectorName;
  steps: number;
  swing: number;
}

/** T5.12: the move with the largest swing; None: he stays. `line` is where it stands now. */
export interface InspectorMoved {
  kind: "rule";
  rule: string;
  seat: number;
  step: "inspect";
  considered: Move[];
  chosen: Move | null;
  line: string | null;
}

/** T5.13: he pays for a surprise build; he needs `needed` and has `owned`. */
export interface Surprise {
  kind: "rule";
  rule: string;
  seat: number;
  step: "surprise";
  good: "coins" | "clay";
  needed: number;
  owned: number;
  effect: Effect;
}

/** T5.13: one more master. */
export interface NewMaster {
  kind: "rule";
  rule: string;
  seat: number;
  step: "new-master";
  master: MasterName;
}

/** An inspected column or row. */
export interface LineScored {
  line: string;
  counts: number[];
  points: number[];
}

/** T3.9: the inspected column and row. */
export interface InspectorsScored {
  kind: "rule";
  rule: string;
  step: "inspectors";
  lines: LineScored[];
  points: number[];
}

/** T3.9 a musician, T3.11 a footman (with the warriors around it). */
export interface SpaceScored {
  kind: "rule";
  rule: string;
  step: "musician" | "footman";
  space: string;
  counts: number[];
  points: number[];
}

/** T3.9: the tile of the round, and what it counts. */
export interface TileScored {
  kind: "rule";
  rule: string;
  step: "tile";
  tile: string;
  round: number;
  counts: number[];
  points: number[];
}

/** T3.11: warriors in no group do not count. */
export interface LoneRemoved {
  kind: "rule";
  rule: string;
  step: "lone";
  warriors: Warrior[];
}

/** T3.11: a group by its strengths. */
export interface GroupScored {
  kind: "rule";
  rule: string;
  step: "group-scored";
  type: WarriorType;
  space: string;
  size: number;
  counts: number[];
  points: number[];
}

/** T3.11: coins and clay that are left. */
export interface LeftoverScored {
  kind: "rule";
  rule: string;
  step: "leftover";
  counts: number[];
  points: number[];
}

/** T3.10: all workers go back. */
export interface WorkersHome {
  kind: "rule";
  rule: string;
  step: "home";
  workers: Worker[];
}

/** T3.10: turns of the rings. */
export interface WheelTurned {
  kind: "rule";
  rule: string;
  step: "wheel";
  inner: number;
  middle: number;
}

/** T3.10: where the inspectors stand now. */
export interface InspectorsWentOn {
  kind: "rule";
  rule: string;
  step: "inspectors-on";
  column: string;
  row: string;
}

/** T3.10: the order of the next round. */
export interface OrderSet {
  kind: "rule";
  rule: string;
  step: "order";
  order: number[];
}

export type MinisterStep =
  | Overseer
  | Roll
  | Mark
  | WorkerSent
  | Ring
  | Gain
  | BuildPaid
  | Soak
  | Upgrade
  | MasterUsed
  | Copy
  | Stacks
  | Blacksmith
  | Ready
  | Fail
  | Spare
  | Rotation
  | DecreeRow
  | RowScored
  | SpecialistChosen
  | SpecialistSent
  | TypeChosen
  | GroupChosen
  | Narrow
  | WarriorBuilt
  | WeaponUsed
  | InspectorMoved
  | Surprise
  | NewMaster;

export type ScoringStep =
  | InspectorsScored
  | SpaceScored
  | TileScored
  | LoneRemoved
  | GroupScored
  | LeftoverScored
  | WorkersHome
  | WheelTurned
  | InspectorsWentOn
  | OrderSet;

export type RuleStep = MinisterStep | ScoringStep;

export type PlainEvent =
  | Acted
  | Drawn
  | RoundBegan
  | TurnBegan
  | PhaseBegan
  | Goods
  | Scored
  | Built
  | SpecialistPut
  | ClayTurned
  | RingTurned
  | WorkerPlaced
  | Upgraded
  | WeaponTurned
  | Hired
  | PriorityTaken
  | InspectorSent
  | Stored
  | Changes;

export type Event = PlainEvent | RuleStep;

/**
 * What stands on a space.
 *
 * figure: a warrior type, a specialist, or "horse" on the two further spaces of a mounted warrior, whose own space is
 * `head`. direction: of a kneeling archer, or of the warrior's horse.
 */
export interface Figure {
  figure: string;
  seat: number | null;
  direction: Direction | null;
  head: string | null;
}

/** What lies in front of a player; the Prime Minister's clay is wet. */
export interface PlayerView {
  minister: boolean;
  coins: number;
  wet: number;
  dry: number;
  craftsmen: number;
  artisans: number;
  bases: number;
  masters: MasterName[];
  weapons: Weapon[];
  hire_price: number | null;
  warriors: number;
  total: number;
  score: Record<string, number>;
}

/** An inspected line, with warriors and points by seat if it were scored now. */
export interface Inspected {
  line: string;
  counts: number[];
  points: number[];
}

/** The tile of a round: [dominance, presence], what it counts now and would score, by seat. */
export interface TileView {
  tile: string;
  round: number;
  vp: [number, number];
  counts: number[];
  points: number[];
}

/** Everything on the board, and what it is worth or costs now. */
export interface BoardView {
  turned: [number, number];
  slices: Record<RingName, Shown>[];
  wheel: [number | null, number | null][];
  overseer: number | null;
  decrees: number[];
  priority: number[];
  grid: Record<string, Figure>;
  groups: Group[];
  inspectors: Record<InspectorName, Inspected>;
  tiles: TileView[];
  rack: Record<WarriorType, number>;
  rack_vp: Record<WarriorType, number | null>;
  specialists: Record<SpecialistName, number>;
  specialist_prices: Record<SpecialistName, number | null>;
  warehouses: Record<WarriorType, number>;
  standing: Record<Part, number[]>;
}

/** What the present decision is about; `offered`: what the ring offers, copied or not. */
export interface TurnView {
  slice: number | null;
  ring: RingName | null;
  offered: Shown | null;
  figure: string | null;
  space: string | null;
  choices: string[];
  rotated: boolean;
}

/**
 * What a ring of a slice would do for the viewer's craftsman now.
 *
 * possible: more than declining; to_hire: a master without the viewer's token; copied: what the viewer's administrator
 * would do; effect: coins, clay and points, costs negative.
 */
export interface Offer {
  possible: boolean;
  to_hire: boolean;
  copied: Shown | null;
  effect: Effect;
}

/** What only the viewer is asked: legal actions and all slices. */
export interface OwnView {
  legal: string[];
  offers: Record<RingName, Offer>[];
}

/** One view for all seats; `you` is there for a seat only. */
export interface View {
  game: string;
  mode: "solo" | "multi";
  options: number[];
  seat: number | null;
  round: number;
  rounds: number;
  over: boolean;
  decision: string | null;
  deciding: number[];
  order: number[];
  players: PlayerView[];
  board: BoardView;
  turn: TurnView;
  you?: OwnView;
}

/** T3.5: a weapon's bonus for players: VP once, for each "statue" around or "space" between. */
export interface WeaponPrinted {
  type: WarriorType;
  specialist: SpecialistName;
  vp: number;
  for_each: "statue" | "space" | null;
  coins: number;
}

/** T3.7: the price with 0, 1, 2, 3 of the kind built. */
export interface SpecialistPrinted {
  weapon: WeaponName;
  prices: number[];
}

/** T3.6: what a token there does in clean-up. */
export interface MasterPrinted {
  master: MasterName;
  brings_coin: boolean;
  keeps_clay: boolean;
}

/** T5.8: a row of the chart. order: as in the step "row"; inner, middle: rotation icons. */
export interface DecreePrinted {
  row: number;
  order: string;
  weapon: WeaponName | null;
  clay: number | null;
  inner: number;
  middle: number;
}

/**
 * What never changes during a game; [dominance, presence] where points are pairs.
 *
 * rings: by slice, in the start alignment. priority: T5.11, [down][right] of the inspectors. provenance: of the parts
 * of the component file, "book", "derived" or "reconstructed".
 */
export interface Printed {
  rings: Record<RingName, Shown[]>;
  rotate_cost: number;
  columns: string[];
  rows: string[];
  areas: Record<string, string[]>;
  rack: number[];
  weapons: Record<WeaponName, WeaponPrinted>;
  specialists: Record<SpecialistName, SpecialistPrinted>;
  masters: MasterPrinted[];
  master_prices: number[];
  claymaker_clay: number;
  inspector_steps: number;
  craftsman_stacks: number;
  inspector_vp: [number, number];
  tile_vp: [number, number][];
  footman_vp: [number, number];
  group_vp: [number, number];
  musician_vp: number;
  leftover_per_vp: number;
  priority_tokens: number;
  priority_vp: number;
  bases: number;
  workers: Record<string, number>;
  decrees: DecreePrinted[];
  decree_vp: number;
  priority: number[][];
  provenance: Record<string, unknown>;
}
