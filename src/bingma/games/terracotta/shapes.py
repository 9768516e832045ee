"""What Terracotta Army hands out, as types: events, steps of the Prime Minister, views.

Everything is plain data by name: slices and decree rows are numbers, spaces are ids like "G2",
columns "C", rows "2", seats numbers, types, weapons, specialists and masters as in `names`.
"""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from annotated_types import Len

# Pydantic makes schemas of these shapes and wants this TypedDict before Python 3.12.
from typing_extensions import TypeAliasType, TypedDict

# Closed sets of names. A dictionary by one of these has all of them.

WarriorType = TypeAliasType("WarriorType", Literal["officer", "guard", "archer", "soldier"])
WeaponName = TypeAliasType("WeaponName", Literal["sword", "halberd", "bow", "spear"])
SpecialistName = TypeAliasType(
    "SpecialistName", Literal["horse", "musician", "footman", "kneeling_archer"]
)
MasterName = TypeAliasType(
    "MasterName",
    Literal["builder", "administrator", "inspector", "claymaker", "craftsman", "blacksmith"],
)
Direction = TypeAliasType("Direction", Literal["north", "east", "south", "west"])
RingName = TypeAliasType("RingName", Literal["inner", "middle", "outer"])
InspectorName = TypeAliasType("InspectorName", Literal["col", "row"])
WorkerName = TypeAliasType("WorkerName", Literal["craftsman", "artisan"])
Part = TypeAliasType("Part", Literal["inspector", "musician", "tile", "footman", "group"])
"""What is scored later."""

# Two numbers: of the inner and the middle ring, or dominance and presence.
Pair = Annotated[list[int], Len(2, 2)]

# Small parts


class Shown(TypedDict):
    """What a ring shows on a slice: "build" with 3, "sword", "claymaker" …"""

    name: str
    n: int | None


class Meaning(TypedDict, total=False):
    """An action or the outcome of a draw, in parts: its verb, and what goes with that verb."""

    verb: str
    worker: WorkerName
    slice: int
    ring: RingName
    good: str
    type: WarriorType
    types: list[WarriorType]
    specialist: SpecialistName
    inspector: InspectorName
    steps: int
    space: str
    direction: Direction
    dice: list[int]
    master: MasterName


class Effect(TypedDict, total=False):
    """What a step changes for the Prime Minister."""

    coins: int
    clay: int
    vp: int


class Worker(TypedDict):
    """A worker on a slice."""

    slice: int
    worker: WorkerName
    seat: int


class Stack(TypedDict):
    """The clay of a warehouse."""

    type: WarriorType
    clay: int


class Weapon(TypedDict):
    """A weapon of a player; the Prime Minister's are available or not."""

    weapon: WeaponName
    active: bool


class Warrior(TypedDict):
    """A warrior on the grid."""

    space: str
    type: WarriorType
    seat: int


class Candidate(TypedDict):
    """A space and what it is worth to the step: a priority, musicians, a difference; or None."""

    space: str
    value: int | None


class Group(TypedDict):
    """A group or a lone warrior; the leader is strictly the strongest, None if there is none."""

    type: WarriorType
    spaces: list[str]
    size: int
    strengths: list[int]
    leader: int | None


# Events: what players and draws do, and the course of the game


class Acted(TypedDict):
    """A player's action; `shown` is what the ring offers, None elsewhere."""

    kind: Literal["action"]
    seat: int
    action: str
    meaning: Meaning
    automatic: bool
    shown: Shown | None


class Drawn(TypedDict):
    """The outcome of a draw."""

    kind: Literal["chance"]
    seat: int
    outcome: str
    meaning: Meaning


class RoundBegan(TypedDict):
    """A round."""

    kind: Literal["round-began"]
    round: int


class TurnBegan(TypedDict):
    """A turn of a seat."""

    kind: Literal["turn-began"]
    seat: int


class PhaseBegan(TypedDict):
    """The scoring phase, or the end."""

    kind: Literal["scoring-began", "game-ended"]


class Goods(TypedDict):
    """A player gets or pays "coins", "clay" (wet) or "dry clay"."""

    kind: Literal["gained", "paid"]
    seat: int
    resource: str
    amount: int


class Scored(TypedDict):
    """Points of a player's own action."""

    kind: Literal["scored"]
    seat: int
    points: int
    source: str


class Built(TypedDict):
    """A player's warrior."""

    kind: Literal["built"]
    seat: int
    type: WarriorType
    space: str


class SpecialistPut(TypedDict):
    """A specialist that a player placed."""

    kind: Literal["specialist"]
    seat: int
    specialist: SpecialistName
    space: str
    direction: Direction | None


class ClayTurned(TypedDict):
    """A player's clay dried in clean-up, or was soaked."""

    kind: Literal["dried", "soaked"]
    seat: int
    amount: int


class RingTurned(TypedDict):
    """A player turned a ring by one slice."""

    kind: Literal["ring-turned"]
    seat: int
    ring: RingName


class WorkerPlaced(TypedDict):
    """A player's worker."""

    kind: Literal["placed"]
    seat: int
    worker: WorkerName
    slice: int


class Upgraded(TypedDict):
    """A player's craftsman became an artisan."""

    kind: Literal["upgraded"]
    seat: int
    slice: int


class WeaponTurned(TypedDict):
    """A player's weapon became active or inactive."""

    kind: Literal["weapon-turned"]
    seat: int
    weapon: WeaponName
    active: bool


class Hired(TypedDict):
    """A player's token on a master."""

    kind: Literal["hired"]
    seat: int
    master: MasterName


class PriorityTaken(TypedDict):
    """A player took a priority token."""

    kind: Literal["priority-taken"]
    seat: int


class InspectorSent(TypedDict):
    """A player moved an inspector; `line` is where it stands now, "C" or "2"."""

    kind: Literal["inspector-moved"]
    seat: int
    inspector: InspectorName
    steps: int
    line: str


class Stored(TypedDict):
    """Clay went onto a warehouse (+1), or a player took all of it (negative)."""

    kind: Literal["stored"]
    seat: int
    type: WarriorType
    amount: int


class Changes(TypedDict):
    """The last event of a preview: what a placement or an inspector's move changes.

    now: points at once by part; later: what everybody would score more if it were scored now. Both
    by seat. group: the one it joins or turns to; inspectors: their lines afterwards; musicians:
    what each of them would score more, by its space and by seat; weapon: what the matching weapon
    would score; balance: all of it as one number, good for the seat that decides.
    """

    kind: Literal["changes"]
    seat: int
    now: dict[str, list[int]]
    later: dict[Part, list[int]]
    group: Group | None
    inspectors: dict[InspectorName, Inspected]
    musicians: dict[str, list[int]]
    weapon: int
    balance: int


# Steps of the Prime Minister (T7.10): kind "rule", the rule's id, the name of the step


class _Step(TypedDict):
    kind: Literal["rule"]
    rule: str
    seat: int


class Overseer(_Step):
    """T5.5.2: slices counted, and those skipped with the worker that is the reason."""

    step: Literal["overseer"]
    dice: list[int]
    start: int
    considered: list[int]
    skipped: list[Worker]
    chosen: int


class Roll(_Step):
    """T5.4: why a decree is rolled though nothing failed; `slice` and `by` where he is blocked."""

    step: Literal["roll"]
    because: Literal["blocked", "priority", "option"]
    slice: int | None
    by: int | None


class Mark(_Step):
    """T5.4: the rows looked at; all but the chosen one are marked already."""

    step: Literal["mark"]
    dice: list[int]
    sum: int
    considered: list[int]
    chosen: int | None


class WorkerSent(_Step):
    """T5.5.3: his worker, and why this one there."""

    step: Literal["worker"]
    worker: WorkerName
    slice: int
    because: Literal["empty", "no-craftsman", "beside", "blocked"]


class Ring(_Step):
    """T5.5.4: what he resolves next, as the wheel stands in his turn."""

    step: Literal["ring"]
    ring: RingName
    slice: int
    shown: Shown


class Gain(_Step):
    """T5.6: coins or clay of a slice."""

    step: Literal["gain"]
    shown: Shown
    effect: Effect


class BuildPaid(_Step):
    """T5.6: he pays for a build with weapons."""

    step: Literal["build"]
    shown: Shown
    effect: Effect


class Soak(_Step):
    """T5.6: clay as the highest of the warehouses (there may be several)."""

    step: Literal["soak"]
    considered: list[Stack]
    chosen: list[str]
    effect: Effect


class Upgrade(_Step):
    """T5.6: his craftsman becomes an artisan."""

    step: Literal["upgrade"]
    slice: int


class MasterUsed(_Step):
    """T5.6: builder (pays for a build without weapons), inspector, claymaker."""

    step: Literal["master"]
    master: MasterName
    effect: Effect


class Copy(_Step):
    """T5.6: his administrator does the inner action again."""

    step: Literal["copy"]
    shown: Shown


class Stacks(_Step):
    """T5.6: his master craftsman takes the highest stack, the next one is discarded."""

    step: Literal["stacks"]
    considered: list[Stack]
    taken: str
    discarded: str | None
    effect: Effect


class Blacksmith(_Step):
    """T5.6: all weapons become available; `considered` is his row before."""

    step: Literal["blacksmith"]
    considered: list[Weapon]


class Ready(_Step):
    """T5.6, T5.8: a weapon becomes available; the leftmost if the one shown is, or in row 11."""

    step: Literal["ready"]
    considered: list[Weapon]
    shown: str | None
    chosen: str
    because: Literal["shown", "leftmost"]


class Why(TypedDict):
    """Why an action failed or a spare action is taken.

    reason: "no-clay", "no-coins" (with needed, owned), "no-room" (missing: "base", "warrior",
    "space"), "artisan", "no-master" (master), "no-stack", "nothing-to-soak", "available" (weapon,
    None: all of them), "priority", "decree".
    """

    reason: str
    needed: int | None
    owned: int | None
    missing: str | None
    master: MasterName | None
    weapon: WeaponName | None


class Fail(_Step):
    """T5.6: an action of the wheel cannot be done; a decree is rolled."""

    step: Literal["fail"]
    shown: Shown
    why: Why


class Spare(_Step):
    """T5.7: points and a good; `because` says why this good."""

    step: Literal["spare"]
    why: Why
    chosen: Literal["coins", "clay"]
    because: Literal["tile", "much-clay", "usual"]
    effect: Effect


class RowTurns(TypedDict):
    """The rotation icons of a decree row."""

    row: int
    inner: int
    middle: int


class Rotation(_Step):
    """T5.5.6: the icons of all marked rows together."""

    step: Literal["rotation"]
    considered: list[RowTurns]
    inner: int
    middle: int


class DecreeRow(_Step):
    """T5.8: a row is resolved. `order`: "spare", "weapon", "build", "leftmost-weapon", "score"."""

    step: Literal["row"]
    row: int
    order: str
    weapon: WeaponName | None
    was_available: bool
    clay: int | None


class RowScored(_Step):
    """T5.8: the points of row 12."""

    step: Literal["score"]
    effect: Effect


class KindSeen(TypedDict):
    """T5.9: a specialist he looked at; verdict "willing", "unwilling", "no-coins", "sold-out"."""

    specialist: SpecialistName
    verdict: str
    price: int | None


class SpecialistChosen(_Step):
    """T5.9: the kind that he places, and what he pays; the space follows."""

    step: Literal["specialist-kind"]
    weapons: list[Weapon]
    considered: list[KindSeen]
    chosen: str
    weapon: WeaponName
    only_sword: bool
    effect: Effect


class Willing(TypedDict):
    """T5.9: a space he was willing to take.

    Musician: points for him and for the human; footman: his lead around, empty spaces around.
    """

    space: str
    own: int | None
    other: int | None


class SpecialistPlaced(TypedDict):
    """T5.9: what he placed, where, and the weapon paid."""

    specialist: SpecialistName
    space: str
    direction: Direction | None
    weapon: WeaponName


class SpecialistSent(_Step):
    """T5.9: a specialist, or none (1 coin): no weapon is available if nothing was considered."""

    step: Literal["specialist"]
    weapons: list[Weapon]
    considered: list[KindSeen]
    spaces: list[Willing]
    chosen: SpecialistPlaced | None
    effect: Effect


class TypeSeen(TypedDict):
    """T5.10: a type on the rack."""

    type: WarriorType
    vp: int
    available: bool


class TypeStep(TypedDict):
    """T5.10: a step of the choice of a type and what it left.

    by: "weapon" (available), "much-more" (no: another is worth 3 more), "points", "tile" (scored
    sooner, in `round`), "row" (its weapon stands further left).
    """

    by: Literal["weapon", "much-more", "points", "tile", "row"]
    kept: list[str]
    round: int | None


class TypeChosen(_Step):
    """T5.10: the type; `decided` is the step that left one, None if there was only one."""

    step: Literal["type"]
    with_weapons: bool
    considered: list[TypeSeen]
    steps: list[TypeStep]
    decided: str | None
    chosen: str


class GroupSeen(TypedDict):
    """T5.10: a group of the type; letter None: it meets none, or has no empty neighbour."""

    letter: str | None
    type: WarriorType
    space: str
    size: int
    warriors: list[int]
    strengths: list[int]


class GroupChosen(_Step):
    """T5.10: the groups kept by their first spaces; letter None: a new group.

    `touching`: there is no space that does not touch the type.
    """

    step: Literal["group"]
    considered: list[GroupSeen]
    type: WarriorType | None
    letter: str | None
    chosen: list[str]
    touching: bool


class Narrow(_Step):
    """T5.10: a step of the choice of a space.

    by: "priority" (`limit`), "tile" (`tile`, `round`), "best-priority" (`limit`), "musicians",
    "footman". outcome: "narrowed" to those chosen; "all" met it; "left-out": none would remain.
    """

    step: Literal["narrow"]
    by: Literal["priority", "tile", "best-priority", "musicians", "footman"]
    limit: int | None
    tile: str | None
    round: int | None
    outcome: Literal["narrowed", "all", "left-out"]
    considered: list[Candidate]
    chosen: list[str]


class WarriorBuilt(_Step):
    """T5.10: his warrior; `considered` are the spaces left, of which the human chose."""

    step: Literal["built"]
    considered: list[str]
    type: WarriorType
    space: str
    effect: Effect


class WeaponUsed(_Step):
    """T5.10: the weapon after a build."""

    step: Literal["use"]
    weapon: WeaponName
    effect: Effect


class Move(TypedDict):
    """T5.12: an inspector move and its swing."""

    inspector: InspectorName
    steps: int
    swing: int


class InspectorMoved(_Step):
    """T5.12: the move with the largest swing; None: he stays. `line` is where it stands now."""

    step: Literal["inspect"]
    considered: list[Move]
    chosen: Move | None
    line: str | None


class Surprise(_Step):
    """T5.13: he pays for a surprise build; he needs `needed` and has `owned`."""

    step: Literal["surprise"]
    good: Literal["coins", "clay"]
    needed: int
    owned: int
    effect: Effect


class NewMaster(_Step):
    """T5.13: one more master."""

    step: Literal["new-master"]
    master: MasterName


# Steps of scoring and clean-up; lists are by seat


class _Scoring(TypedDict):
    kind: Literal["rule"]
    rule: str


class LineScored(TypedDict):
    """An inspected column or row."""

    line: str
    counts: list[int]
    points: list[int]


class InspectorsScored(_Scoring):
    """T3.9: the inspected column and row."""

    step: Literal["inspectors"]
    lines: list[LineScored]
    points: list[int]


class SpaceScored(_Scoring):
    """T3.9 a musician, T3.11 a footman (with the warriors around it)."""

    step: Literal["musician", "footman"]
    space: str
    counts: list[int]
    points: list[int]


class TileScored(_Scoring):
    """T3.9: the tile of the round, and what it counts."""

    step: Literal["tile"]
    tile: str
    round: int
    counts: list[int]
    points: list[int]


class LoneRemoved(_Scoring):
    """T3.11: warriors in no group do not count."""

    step: Literal["lone"]
    warriors: list[Warrior]


class GroupScored(_Scoring):
    """T3.11: a group by its strengths."""

    step: Literal["group-scored"]
    type: WarriorType
    space: str
    size: int
    counts: list[int]
    points: list[int]


class LeftoverScored(_Scoring):
    """T3.11: coins and clay that are left."""

    step: Literal["leftover"]
    counts: list[int]
    points: list[int]


class WorkersHome(_Scoring):
    """T3.10: all workers go back."""

    step: Literal["home"]
    workers: list[Worker]


class WheelTurned(_Scoring):
    """T3.10: turns of the rings."""

    step: Literal["wheel"]
    inner: int
    middle: int


class InspectorsWentOn(_Scoring):
    """T3.10: where the inspectors stand now."""

    step: Literal["inspectors-on"]
    column: str
    row: str


class OrderSet(_Scoring):
    """T3.10: the order of the next round."""

    step: Literal["order"]
    order: list[int]


MinisterStep = TypeAliasType(
    "MinisterStep",
    Overseer
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
    | NewMaster,
)
ScoringStep = TypeAliasType(
    "ScoringStep",
    InspectorsScored
    | SpaceScored
    | TileScored
    | LoneRemoved
    | GroupScored
    | LeftoverScored
    | WorkersHome
    | WheelTurned
    | InspectorsWentOn
    | OrderSet,
)
RuleStep = TypeAliasType("RuleStep", MinisterStep | ScoringStep)
PlainEvent = TypeAliasType(
    "PlainEvent",
    Acted
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
    | Changes,
)
Event = TypeAliasType("Event", PlainEvent | RuleStep)


# Views (T7.6)


class Figure(TypedDict):
    """What stands on a space.

    figure: a warrior type, a specialist, or "horse" on the two further spaces of a mounted warrior,
    whose own space is `head`. direction: of a kneeling archer, or of the warrior's horse.
    """

    figure: str
    seat: int | None
    direction: Direction | None
    head: str | None


class PlayerView(TypedDict):
    """What lies in front of a player; the Prime Minister's clay is wet."""

    minister: bool
    coins: int
    wet: int
    dry: int
    craftsmen: int
    artisans: int
    bases: int
    masters: list[MasterName]
    weapons: list[Weapon]
    hire_price: int | None
    warriors: int
    total: int
    score: dict[str, int]


class Inspected(TypedDict):
    """An inspected line, with warriors and points by seat if it were scored now."""

    line: str
    counts: list[int]
    points: list[int]


class TileView(TypedDict):
    """The tile of a round: [dominance, presence], what it counts now and would score, by seat."""

    tile: str
    round: int
    vp: Pair
    counts: list[int]
    points: list[int]


class BoardView(TypedDict):
    """Everything on the board, and what it is worth or costs now."""

    turned: Pair
    slices: list[dict[RingName, Shown]]
    wheel: list[Annotated[list[int | None], Len(2, 2)]]
    overseer: int | None
    decrees: list[int]
    priority: list[int]
    grid: dict[str, Figure]
    groups: list[Group]
    inspectors: dict[InspectorName, Inspected]
    tiles: list[TileView]
    rack: dict[WarriorType, int]
    rack_vp: dict[WarriorType, int | None]
    specialists: dict[SpecialistName, int]
    specialist_prices: dict[SpecialistName, int | None]
    warehouses: dict[WarriorType, int]
    standing: dict[Part, list[int]]


class TurnView(TypedDict):
    """What the present decision is about; `offered`: what the ring offers, copied or not."""

    slice: int | None
    ring: RingName | None
    offered: Shown | None
    figure: str | None
    space: str | None
    choices: list[str]
    rotated: bool


class Offer(TypedDict):
    """What a ring of a slice would do for the viewer's craftsman now.

    possible: more than declining; to_hire: a master without the viewer's token; copied: what the
    viewer's administrator would do; effect: coins, clay and points, costs negative.
    """

    possible: bool
    to_hire: bool
    copied: Shown | None
    effect: Effect


class OwnView(TypedDict):
    """What only the viewer is asked: legal actions and all slices."""

    legal: list[str]
    offers: list[dict[RingName, Offer]]


class View(TypedDict):
    """One view for all seats; `you` is there for a seat only."""

    game: str
    mode: Literal["solo", "multi"]
    options: list[int]
    seat: int | None
    round: int
    rounds: int
    over: bool
    decision: str | None
    deciding: list[int]
    order: list[int]
    players: list[PlayerView]
    board: BoardView
    turn: TurnView
    you: NotRequired[OwnView]


# What is printed on the board and the pieces


class WeaponPrinted(TypedDict):
    """T3.5: a weapon's bonus for players: VP once, for each "statue" around or "space" between."""

    type: WarriorType
    specialist: SpecialistName
    vp: int
    for_each: Literal["statue", "space"] | None
    coins: int


class SpecialistPrinted(TypedDict):
    """T3.7: the price with 0, 1, 2, 3 of the kind built."""

    weapon: WeaponName
    prices: list[int]


class MasterPrinted(TypedDict):
    """T3.6: what a token there does in clean-up."""

    master: MasterName
    brings_coin: bool
    keeps_clay: bool


class DecreePrinted(TypedDict):
    """T5.8: a row of the chart. order: as in the step "row"; inner, middle: rotation icons."""

    row: int
    order: str
    weapon: WeaponName | None
    clay: int | None
    inner: int
    middle: int


class Printed(TypedDict):
    """What never changes during a game; [dominance, presence] where points are pairs.

    rings: by slice, in the start alignment. priority: T5.11, [down][right] of the inspectors.
    provenance: of the parts of the component file, "book", "derived" or "reconstructed".
    """

    rings: dict[RingName, list[Shown]]
    rotate_cost: int
    columns: list[str]
    rows: list[str]
    areas: dict[str, list[str]]
    rack: list[int]
    weapons: dict[WeaponName, WeaponPrinted]
    specialists: dict[SpecialistName, SpecialistPrinted]
    masters: list[MasterPrinted]
    master_prices: list[int]
    claymaker_clay: int
    inspector_steps: int
    craftsman_stacks: int
    inspector_vp: Pair
    tile_vp: list[Pair]
    footman_vp: Pair
    group_vp: Pair
    musician_vp: int
    leftover_per_vp: int
    priority_tokens: int
    priority_vp: int
    bases: int
    workers: dict[str, int]
    decrees: list[DecreePrinted]
    decree_vp: int
    priority: list[list[int]]
    provenance: dict[str, Any]
