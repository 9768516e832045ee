"""What Xi'an hands out, as types: the view of a seat (X10), its events, and what is printed.

Names are those of `bingma.games.xian.names`: cards "R4", spaces "B5", buildings, tiles, helpers.
"""

from __future__ import annotations

from typing import Annotated, Literal, NotRequired

from annotated_types import Len

# Pydantic makes the server's schema of these shapes and wants this TypedDict before Python 3.12.
from typing_extensions import TypeAliasType, TypedDict

# Closed sets of names. A dictionary by one of these has all of them.

Colour = TypeAliasType("Colour", Literal["Y", "R", "G", "B"])
Resource = TypeAliasType("Resource", Literal["coin", "clay", "Y", "R", "G", "B"])
Section = TypeAliasType("Section", Literal["A", "B", "C"])
Building = TypeAliasType("Building", Literal["workshop", "lab", "armory", "palace"])
Tile = TypeAliasType("Tile", Literal["open/free", "market", "discount", "extra"])
Asked = TypeAliasType("Asked", Literal["Y", "R", "G", "B", "any"])


class Goods(TypedDict, total=False):
    """Amounts of what there is any of."""

    coin: int
    clay: int
    Y: int
    R: int
    G: int
    B: int


TileState = TypeAliasType("TileState", Literal["unused", "used"])
HeldTiles = TypedDict(
    "HeldTiles",
    {"open/free": TileState, "market": TileState, "discount": TileState, "extra": TileState},
    total=False,
)

# The view


class OpenPlayer(TypedDict):
    """What lies open in front of a player, as X11.8 prints it."""

    coins: int
    clay: int
    pigments: dict[Colour, int]
    pp: int
    supervisor: int
    tiles: HeldTiles
    end_tile: str | None
    helpers: list[str]
    seals: int
    warriors: int


class Share(TypedDict):
    """A player's part in the majority of a section, as it stands."""

    warriors: int
    points: int


class Player(OpenPlayer):
    """Everything that all may know of a player.

    score: the points as they would be now, by part, without what hidden equipment decides.
    """

    equipment_count: int
    hand_count: int
    deck_count: int
    discards: list[str]
    top: str | None
    bottom: str | None
    favoured: int
    builders_left: int
    majorities: dict[Section, Share]
    score: dict[str, int]


class Pair(TypedDict):
    """Two buildings side by side, and how full they are (X6.2)."""

    buildings: Annotated[list[Building], Len(2, 2)]
    count: int
    closed: bool


class Bonus(TypedDict):
    """What crafting on a space brings (X2.4)."""

    pp: int
    coins: int
    pigment: Colour | None


class Cost(TypedDict):
    """What is printed on an equipment card: its price, and the clay that it brings."""

    coins: int
    clay: int


class OpenBoard(TypedDict):
    """Everything on the board that X11.8 prints."""

    raw_stock: int
    pigment_stock: dict[Colour, int]
    minister: Building
    minister_bonus: bool
    requests: dict[str, int]
    display: list[str | None]
    builders: dict[Building, list[int]]
    track: list[list[int]]
    pit: dict[str, str | None]


class Board(OpenBoard):
    """The board, with what it means."""

    places: list[Building]
    pairs: list[Pair]
    limit: int
    ahead: list[int]
    """The seats in the order in which ties are broken (X4.3)."""
    at: str | None
    """The space that is being painted, or was just crafted on."""
    leaving: list[int]
    """The slots whose cards leave at the end of the turn (X4.6)."""
    request_colours: dict[str, Colour]
    paint: dict[Section, list[Asked]]
    turn_track: list[int | None]
    faces: dict[Section, int]
    bonuses: dict[str, Bonus]
    costs: list[Cost | None]
    discarded_equipment: list[str]
    equipment_left: int
    end_tiles: list[str]


class Work(TypedDict):
    """What a card's own action would bring now, helpers counted (X5.2, X5.3)."""

    goods: Goods
    helper: str | None
    points: int


class PaintPrice(TypedDict):
    """The pigments that painting takes, which of them are lacking, and whether one will do."""

    colours: list[Asked]
    lacking: list[bool]
    one_of: bool


class Own(TypedDict):
    """What only the seat itself sees, and what things cost it now."""

    hand: list[str]
    plan: Annotated[list[str], Len(2, 2)] | None
    favour: str | None
    work: dict[str, Work]
    equipment: list[str]
    put_under_deck: list[str]
    fees: dict[Building, int]
    craft_clay: dict[Section, int]
    paint: dict[Section, PaintPrice]
    forge_coins: list[int | None]
    score: dict[str, int]
    discounted: bool
    legal: list[str]


class View(TypedDict):
    """What a seat may see; a spectator has no `you`."""

    game: Literal["xian"]
    seat: int | None
    turn: int
    round: int
    over: bool
    decision: str | None
    deciding: list[int]
    order: list[int] | None
    players: list[Player]
    board: Board
    you: NotRequired[Own]


# What is printed on cards and board (X2)


class Worker(TypedDict):
    """A worker card: goods, or a helper with its points by turn."""

    goods: Goods
    helper: str | None
    prestige: list[int]


class Face(TypedDict):
    """A kind of equipment."""

    material: Literal["wood", "bronze"]
    section: Section


class EndTile(TypedDict):
    """What a game-end tile scores: `n` for each thing that it counts (X9.4)."""

    n: int
    most: NotRequired[int]
    each: NotRequired[int]


class Printed(TypedDict):
    """Everything that never changes."""

    workers: dict[str, Worker]
    equipment: dict[str, Face]
    request_colours: list[Colour]
    craft_clay: dict[Section, int]
    majorities: dict[Section, list[int]]
    columns: int
    """How many spaces lie in a row of a section."""
    turns: int
    rounds: int
    sets: list[int]
    """What one, two and three kinds of equipment of one material score."""
    end_tiles: dict[str, EndTile]


# What happens; `kind` says which one it is


class Acted(TypedDict):
    """An action, by a player or by itself."""

    kind: Literal["action"]
    seat: int
    action: str
    automatic: bool


class FavourChosen(TypedDict):
    """Which cards a player gives back; for that player only."""

    kind: Literal["favour-chosen"]
    seat: int
    places: list[int]


class PlanChosen(TypedDict):
    """The pair that a player planned; for that player only."""

    kind: Literal["plan-chosen"]
    seat: int
    top: str
    bottom: str


class Favoured(TypedDict):
    """How many cards a player exchanged."""

    kind: Literal["favoured"]
    seat: int
    cards: int


class Drawn(TypedDict):
    """A card drawn; for that player only."""

    kind: Literal["drawn"]
    seat: int
    card: str


class Revealed(TypedDict):
    """A pair is shown, with its place in the order of play."""

    kind: Literal["revealed"]
    seat: int
    top: str
    bottom: str
    place: int


class Gained(TypedDict):
    """Goods for a player."""

    kind: Literal["gained"]
    seat: int
    resource: Resource
    amount: int
    source: str


class Paid(TypedDict):
    """Goods of a player, to the stock or to another player."""

    kind: Literal["paid"]
    seat: int
    resource: Resource
    amount: int
    to: int | None


class Scored(TypedDict):
    """Points, also fewer than none."""

    kind: Literal["scored"]
    seat: int
    points: int
    source: str


class Recruited(TypedDict):
    """A helper stays."""

    kind: Literal["recruited"]
    seat: int
    helper: str


class BuilderSent(TypedDict):
    """A master builder enters."""

    kind: Literal["builder-sent"]
    seat: int
    building: Building


class OnSpace(TypedDict):
    """A statue is crafted or sealed."""

    kind: Literal["crafted", "sealed"]
    seat: int
    space: str


class Painted(TypedDict):
    """A statue becomes a warrior of a group of so many."""

    kind: Literal["painted"]
    seat: int
    space: str
    group: int


class Forged(TypedDict):
    """An equipment card goes to a player."""

    kind: Literal["forged"]
    seat: int
    slot: int
    card: str


class Advanced(TypedDict):
    """A supervisor moves on."""

    kind: Literal["advanced"]
    seat: int
    space: int


class OfTile(TypedDict):
    """A bonus tile is taken or used, or a game-end tile kept."""

    kind: Literal["tile-taken", "tile-used", "end-tile-kept"]
    seat: int
    tile: str


class TurnBegan(TypedDict):
    """A turn begins."""

    kind: Literal["turn-began"]
    turn: int


class RoundBegan(TypedDict):
    """A round begins."""

    kind: Literal["round-began"]
    round: int


class GoBegan(TypedDict):
    """A player's go begins."""

    kind: Literal["go-began"]
    seat: int


class RequestFulfilled(TypedDict):
    """A request goes to the turn track."""

    kind: Literal["request-fulfilled"]
    space: str
    token: int
    turn: int


class RequestOpened(TypedDict):
    """A new request."""

    kind: Literal["request-opened"]
    space: str
    token: int


class MinisterMoved(TypedDict):
    """Where the Prime Minister goes."""

    kind: Literal["minister-moved"]
    building: Building


class OfDisplay(TypedDict):
    """A card leaves the display, or is new there."""

    kind: Literal["equipment-left", "equipment-opened"]
    slot: int
    card: str


EquipmentSlid = TypedDict(
    "EquipmentSlid",
    {"kind": Literal["equipment-slid"], "from": int, "to": int, "card": str},
)


class Plain(TypedDict):
    """Something that needs no more words."""

    kind: Literal["builders-home", "game-ended"]


class PartScored(TypedDict):
    """A part of the final scoring; majorities are told section by section."""

    kind: Literal["part-scored"]
    seat: int
    part: str
    points: int
    section: NotRequired[Section]


Event = TypeAliasType(
    "Event",
    Acted
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
    | PartScored,
)
