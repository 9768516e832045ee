"""The shapes of requests and answers, with examples, as OpenAPI shows them."""

from __future__ import annotations

from typing import Annotated, Any, Literal, NotRequired

from pydantic import BaseModel, ConfigDict, Field, StringConstraints, WithJsonSchema
from typing_extensions import TypeAliasType, TypedDict

from bingma.games import telling
from bingma.games.contract import Event, Result
from bingma.play.results import SoloResult
from bingma.server.clock import AtZero, ClockState, GoSeconds
from bingma.server.errors import Problem
from bingma.server.storage import Dealt, Hints, Pace, SeatKind, Status, TableKind

Key = Annotated[str, StringConstraints(pattern=r"^[\x21-\x7e]{1,64}$")]
# Secrets of seats follow from it, so it must be one that nobody can guess.
SecretKey = Annotated[
    str,
    StringConstraints(pattern=r"^[\x21-\x7e]{22,64}$"),
    Field(
        description=(
            "At least 22 random characters. A request sent again with its key opens nothing twice "
            "and gets the same secrets, also if its answer got lost."
        ),
        examples=["c3f1a2b4d5e60718293a4b5c6d7e8f90"],
    ),
]
Name = Annotated[str, StringConstraints(max_length=200)]
Word = Annotated[str, StringConstraints(max_length=80)]
PaceWish = Annotated[Pace, Field(description="How long bots wait before they act.")]
SeatNumber = Annotated[int, Field(ge=0, lt=100)]
Seq = Annotated[int, Field(ge=0, lt=2**31)]


class Strict(BaseModel):
    """A request; misspelt fields are refused."""

    model_config = ConfigDict(extra="forbid")


class SeatWish(Strict):
    """A seat of a new table: one's own, open for somebody else, or a bot's."""

    kind: Literal["human", "open", "bot"] = Field(examples=["human"])
    name: Name | None = Field(None, examples=["Ana"])
    bot: Word | None = Field(None, examples=[None])


Seats = Annotated[list[SeatWish], Field(min_length=1, max_length=8)]


class RealBox(Strict):
    """A game that is played with a real box; the program plays the automaton."""

    setup: dict[str, Any] = Field(
        description="What was dealt, as the `setup` of a record has it.",
        examples=[
            {
                "mode": "solo",
                "options": [1, 6],
                "tiles": ["soldier", "quad_ne", "coins", "border", "archer"],
                "pm_weapons": ["bow", "sword", "spear", "halberd"],
                "pm_masters": ["claymaker"],
            }
        ],
    )


ComponentData = Annotated[
    dict[str, Any],
    Field(
        description="Component data as its file has it, by value; `GET …/components` shows it.",
        examples=[{"game": "xian", "name": "My copy", "mine": ["stock.raw_statues"]}],
    ),
]


class OwnData(Strict):
    """Component data to look at."""

    data: ComponentData


class OwnFile(Strict):
    """Component data as a file in TOML."""

    text: Annotated[str, StringConstraints(max_length=16 * 1024)] = Field(
        examples=['game = "xian"\nname = "My copy"\n']
    )


class NewTable(Strict):
    """A table to open. The game begins at once if no seat is open."""

    model_config = ConfigDict(
        extra="forbid",
        json_schema_extra={
            "examples": [
                {
                    "game": "xian",
                    "seats": [
                        {"kind": "human", "name": "Ana"},
                        {"kind": "open"},
                        {"kind": "bot", "bot": "greedy"},
                    ],
                    "listed": True,
                }
            ]
        },
    )

    game: Word
    seats: Seats
    seed: Annotated[int, Field(ge=0, lt=2**63)] | None = Field(
        None,
        description=(
            "The same seed deals the same set-up; what is drawn later comes from elsewhere. "
            "Where cards are hidden, who knows it knows them."
        ),
    )
    listed: bool = Field(False, description="Shown in the lobby; otherwise by link only.")
    spectators: bool = Field(True, description="Who knows the table's address may look on.")
    pace: PaceWish = "normal"
    hints: Hints = Field(
        "alone",
        description="Who may have hints: whoever plays against bots only, everybody, or nobody.",
    )
    go_seconds: GoSeconds | None = Field(None, description="The time for a go; none if null.")
    at_zero: AtZero = Field(
        "nothing",
        description="When it is up: nothing, others may call a bot, or a bot plays this go.",
    )
    options: Annotated[list[int], Field(max_length=16)] = Field(
        [], description="Ids of options that the game has for so many people."
    )
    components: ComponentData | None = Field(
        None, description="Played with these numbers in place of those that come with the game."
    )
    companion: RealBox | None = Field(
        None,
        description=(
            "Played beside a real box: its owner tells what is drawn, or has it drawn, and takes "
            "back anything. Seed and options are not looked at."
        ),
    )
    key: SecretKey | None = None


class Join(Strict):
    """Take an open seat: a certain one, or any."""

    name: Name | None = Field(None, examples=["Bo"])
    seat: SeatNumber | None = None
    key: SecretKey | None = None


class SeatChoice(Strict):
    """One's seat."""

    seat: SeatNumber = Field(examples=[1])


class BotChoice(Strict):
    """Which bot; the usual one if none is named."""

    bot: Word | None = Field(None, examples=["greedy"])


class EndWish(Strict):
    """Whether to end the game here, as far as one's own seats are concerned."""

    wanted: bool = True


class Note(Strict):
    """A few words beside a table, for oneself."""

    note: Annotated[str, StringConstraints(max_length=500)] = Field(examples=["Go for equipment"])


class Pass(Strict):
    """The secret of a link that joins this browser to the one that made it."""

    token: Annotated[str, StringConstraints(pattern=r"^[\w-]{16,64}$")]


class NextGame(Strict):
    """How the next game of the same players begins."""

    same_deal: bool = Field(False, description="As this one began; what is drawn is drawn anew.")
    key: SecretKey | None = None


class PlayAction(Strict):
    """An action by its notation, as `legal` lists it."""

    seat: SeatNumber = Field(examples=[0])
    action: Word = Field(examples=["enter lab"])
    expected_seq: Seq = Field(examples=[17], description="`seq` of the state it was chosen in.")
    key: Key | None = Field(
        None,
        examples=["5f0c8b"],
        description="Anything unique. A request sent again with its key is played once.",
    )


class Draw(Strict):
    """Have drawn what is due, beside a real box."""

    seat: SeatNumber = Field(examples=[1])
    expected_seq: Seq = Field(examples=[18])
    key: Key | None = Field(None, examples=["a0c3e7"])


class TakeBack(Strict):
    """Take back the last action, or the whole go."""

    seat: SeatNumber = Field(examples=[0])
    expected_seq: Seq = Field(examples=[18])
    key: Key | None = Field(None, examples=["9d11e2"])


Phrase = TypeAliasType("Phrase", Literal["hello", "well-played", "one-moment", "thanks"])


class Say(Strict):
    """One of four phrases, for everybody at the table."""

    phrase: Phrase = Field(examples=["well-played"])


class Branch(Strict):
    """Play on from a finished game after entry n of its log."""

    n: Seq = Field(examples=[57])
    seats: Seats
    pace: PaceWish = "normal"
    key: SecretKey | None = None


# Answers. Those that the server puts together itself are dictionaries, so that nothing of a game is
# looked at twice; tests hold them against these shapes.

GameEvent = TypeAliasType(
    "GameEvent",
    Annotated[
        Event,
        WithJsonSchema(
            {
                "description": "Something that happened; what else it has depends on its kind.",
                "type": "object",
                "properties": {"kind": {"type": "string"}, "seat": {"type": "integer"}},
                "required": ["kind"],
                "additionalProperties": True,
            }
        ),
    ],
)
View = TypeAliasType(
    "View",
    Annotated[
        dict[str, Any],
        WithJsonSchema(
            {
                "description": "What a seat (null: a spectator) may know; the rest is the game's.",
                "type": "object",
                "properties": {
                    "game": {"type": "string"},
                    "seat": {"anyOf": [{"type": "integer"}, {"type": "null"}]},
                    "over": {"type": "boolean"},
                    "deciding": {"type": "array", "items": {"type": "integer"}},
                },
                "required": ["game", "seat", "over", "deciding"],
            }
        ),
    ],
)


class Error(TypedDict):
    """An answer with a status of 400 or more."""

    error: Problem


class ServerInfo(TypedDict):
    """What a page has to know of its server."""

    origin: Annotated[str | None, Field(examples=["http://192.168.1.7:8000"])]
    """Where others in the network find it; null if only its own machine does, or nobody knows."""


class BotInfo(TypedDict):
    """A bot by name. Those of a strength, 1 to 4, are meant for people; 4 plays best."""

    name: Annotated[str, Field(examples=["minister"])]
    strength: Annotated[int | None, Field(examples=[3])]


class OptionInfo(TypedDict):
    """An option that a table can be opened with, and for how many people it is."""

    id: Annotated[int, Field(examples=[4])]
    players: Annotated[list[int], Field(examples=[[1]])]
    weight: Annotated[int, Field(examples=[14], description="What it adds to the difficulty.")]


class Automata(TypedDict):
    """Who is played by the rules in a game for so many people."""

    players: Annotated[int, Field(examples=[1])]
    names: Annotated[list[str], Field(examples=[["Li Si"]])]


class GameInfo(TypedDict):
    """A game that can be played here."""

    name: Annotated[str, Field(examples=["xian"])]
    title: Annotated[str, Field(examples=["Xi'an"])]
    players: Annotated[list[int], Field(examples=[[2, 3, 4]])]
    usual_players: Annotated[int, Field(examples=[3])]
    secrets: Annotated[bool, Field(description="Whether a seat knows anything that others do not.")]
    automata: list[Automata]
    bots: list[BotInfo]
    options: list[OptionInfo]
    difficulty_steps: Annotated[list[int], Field(examples=[[8, 16]])]
    """The sums of weights at which the second and each further difficulty begins."""
    reconstructed: Annotated[int, Field(examples=[120])]
    """How many of the numbers that come with it are not those of the box."""
    lesson: Annotated[bool, Field(description="Whether there is a lesson for beginners.")]


class ClockInfo(TypedDict):
    """The time of a seat for its go. `short`: a fifth of it is left."""

    deadline: str
    state: ClockState
    bot: bool
    """Whether a bot plays the rest of this go."""


class TimeInfo(TypedDict):
    """The time for a go, and what happens at zero."""

    seconds: int
    at_zero: AtZero


class SeatInfo(TypedDict):
    """Who sits at a seat."""

    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    colour: str
    mine: bool
    connected: bool
    resigned: bool
    """Whether a bot has it for good."""
    wants_end: bool
    """Whether its owner would end the game here; it is over when all people would."""
    given_by: int | None
    """The seat whose owner has given it to a bot: its own, or that of somebody who called one."""
    clock: ClockInfo | None
    can_call: bool
    """Whether you may call a bot for this seat of somebody else."""


class TableInfo(TypedDict):
    """A table without the game on it."""

    id: Annotated[str, Field(examples=["h3Jk9sQ2mZ0aXc4b"])]
    kind: TableKind
    game: str
    title: str
    secrets: Annotated[bool, Field(description="Whether a seat knows anything that others do not.")]
    companion: Annotated[bool, Field(description="Whether it is played beside a real box.")]
    own_data: str | None
    """The name of its component data, where that is not what comes with the game."""
    options: list[int]
    seed: int | None
    """Deals the same set-up again. Where cards are hidden, told at the end only."""
    dealt: Dealt
    """By the server at random; from a seed or a record, so that somebody may know hidden cards."""
    status: Status
    players: int
    seats: list[SeatInfo]
    listed: bool
    spectators: bool
    pace: Pace
    time: TimeInfo | None
    hints: Annotated[bool, Field(description="Whether there are hints for people.")]
    created: str
    moved: str
    """When somebody has done something there last."""
    seq: int
    deciding: list[int]
    your_move: bool
    result: Result | None
    moment: telling.Saying | None
    """When it is in the game."""
    points: list[int]
    """Of each seat, as they stand on the table; empty before it begins."""
    ended: bool
    """Whether it was given up before its end."""
    rematch: str | None
    other_rules: bool
    """Whether it was played by other rules than today's, and can be read only."""


class MyTable(TableInfo):
    """A table of one's own."""

    note: str
    """What its owner wrote beside it, for nobody else."""


SoloResults = list[SoloResult]


class Knowledge(TypedDict):
    """What a search in a browser needs; bytes in base64. `state` is what the seat knows."""

    seq: int
    module: str | None
    """The address of the WebAssembly of exactly these rules; None where it was not built."""
    state: str
    tables: str
    settings: list[int]
    to_end: bool
    """Whether the search plays games to their end, so that it knows who wins."""


class Move(TypedDict):
    """A change of a game as it is stored; the seat of a draw is -1."""

    seat: int
    kind: str
    action: str


class Written(TypedDict):
    """A table as it is stored, without a view: a game of other rules can be read like this."""

    table: TableInfo
    made: int
    """The number of the rules by which it was played."""
    here: int
    """The number of the rules today."""
    moves: list[Move]
    """None while a game with secrets is not over."""


class Link(TypedDict):
    """The secret of a seat; shown once."""

    seat: int
    token: str


class Opened(TypedDict):
    """A new table, with the secrets of one's own seats."""

    table: TableInfo
    links: list[Link]


class TakenSeat(TypedDict):
    """The seat taken; `token` is null if it was one's own before."""

    seat: int
    token: str | None
    table: TableInfo


class Claimed(TypedDict):
    """The seat that a secret opens."""

    seat: int
    table: TableInfo


class KeptNote(TypedDict):
    """What was written beside a table."""

    note: str


class DevicePass(TypedDict):
    """A secret that joins another browser to this one, once."""

    token: str
    seconds: int


class OnlyTable(TypedDict):
    """A table."""

    table: TableInfo


class LegalAction(telling.Choice):
    """Something that can be played, with what it would bring as far as one can know."""

    id: int
    preview: list[GameEvent]


class Situation(TypedDict):
    """What a seat sees and can do."""

    view: Annotated[View | None, Field(description="Null before the game has begun.")]
    question: telling.Question | None
    legal: list[LegalAction]
    refused: list[telling.Refused]
    can_undo: bool
    can_restart: bool


class State(Situation):
    """Everything that one seat (null: a spectator) may know."""

    table: TableInfo
    seat: int | None
    seq: Annotated[int, Field(examples=[17])]
    events: list[GameEvent]


class StaleState(TypedDict):
    """The table has moved on; `state` is where it is now."""

    error: Problem
    state: State


class Why(TypedDict):
    """Whether an action is legal, and if not, why."""

    legal: bool
    why: telling.Saying | None


class Position(TypedDict):
    """A position as one line of text, as a seat (null: a spectator) may know it."""

    seat: int | None
    position: str


class LogEntry(TypedDict):
    """One entry of the log as a seat may know it; seat -1 is chance."""

    n: int
    seat: int
    events: list[GameEvent]


class Lines(TypedDict):
    """The log for people, as it was when `seq` changes were stored."""

    seq: int
    lines: list[telling.Line]


class Board(TypedDict):
    """The table when so many events of an entry were told.

    `changed` has what is not as on the board before: values of the view; of those that are objects
    only the values that changed in them.
    """

    event: int
    changed: dict[str, Any]


class Boards(TypedDict):
    """The boards of one entry; the first one is told against the view before the entry."""

    entry: int
    before: View
    boards: list[Board]


class NewLines(TypedDict):
    """Lines of the log that are not what they were: `lines` in place of all from `first` on."""

    first: int
    lines: list[telling.Line]


class Moment(TypedDict):
    """The game after entry n of its log."""

    n: int
    view: View


class Lecture(TypedDict):
    """A step of a lesson, or what another action than the suggested one led to."""

    step: Annotated[int, Field(examples=[2], description="From 1.")]
    steps: Annotated[int, Field(examples=[14])]
    saying: telling.Saying
    """The sentence to read; where something was tried, what is said about it."""
    lit: list[str]
    """Spots of the table that it is about, besides those of the suggested action."""
    action: Annotated[str | None, Field(examples=["plan Y5/B4"])]
    """What is suggested; none where something is only told, or was tried."""
    tried: list[telling.Line] | None
    """What was tried, as the log tells it."""
    lines: list[telling.Line]
    position: str
    state: State


# The live connection: what may be sent to it, and what it sends


class LiveAction(Strict):
    """An action of the seat that the connection is for."""

    type: Literal["action"]
    action: Word
    expected_seq: Seq
    key: Key | None = None


class LiveTakeBack(Strict):
    """Undo, restart of the go, or a draw for somebody beside a real box."""

    type: Literal["undo", "restart-go", "draw"]
    expected_seq: Seq
    key: Key | None = None


class LiveAsk(Strict):
    """Tell me everything again: I have missed something."""

    type: Literal["state"]


class LivePing(Strict):
    """Are you there?"""

    type: Literal["ping"]


LiveRequest = TypeAliasType(
    "LiveRequest",
    Annotated[LiveAction | LiveTakeBack | LiveAsk | LivePing, Field(discriminator="type")],
)


class Acknowledged(TypedDict):
    """A change that this seat has sent with a key is stored."""

    key: str
    seq: int


class LiveState(State):
    """At first, when the game begins, when it is asked for or something was missed: everything."""

    type: Literal["state"]
    acks: NotRequired[list[Acknowledged]]


StatePatch = TypeAliasType(
    "StatePatch",
    Annotated[
        dict[str, Any],
        WithJsonSchema(
            {
                "description": (
                    "What has changed in the State that was told with number `since`. An object "
                    "has the patches of those parts that changed: by key, of a list by number. An "
                    "object with the one key `=` has behind it the value that takes the place of "
                    "what was there. Anything else is the new value itself."
                ),
                "type": "object",
                "additionalProperties": True,
            }
        ),
    ],
)


class LiveUpdate(TypedDict):
    """After a change. Who has not the state of `since` asks for everything."""

    type: Literal["update"]
    since: int
    seq: int
    events: list[GameEvent]
    lines: NewLines
    state: StatePatch
    acks: NotRequired[list[Acknowledged]]


class LiveTable(TypedDict):
    """Somebody sat down, left or connected."""

    type: Literal["table"]
    table: TableInfo


class LiveSaid(TypedDict):
    """A player has said something."""

    type: Literal["said"]
    seat: int
    phrase: Phrase


class LiveAck(TypedDict):
    """An action is stored, one without a key or one that was stored before."""

    type: Literal["ack"]
    key: str | None
    seq: int


class LiveError(TypedDict):
    """A request is refused."""

    type: Literal["error"]
    key: str | None
    error: Problem


class LivePong(TypedDict):
    """The answer to a ping."""

    type: Literal["pong"]
    seq: int


LiveMessage = TypeAliasType(
    "LiveMessage",
    Annotated[
        LiveState | LiveUpdate | LiveTable | LiveSaid | LiveAck | LiveError | LivePong,
        Field(discriminator="type"),
    ],
)
