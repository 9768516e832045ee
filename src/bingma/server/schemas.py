"""The shapes of requests and answers, with examples, as OpenAPI shows them."""

from __future__ import annotations

from typing import Annotated, Any, Literal

from pydantic import BaseModel, ConfigDict, Field, StringConstraints

Key = Annotated[str, StringConstraints(pattern=r"^[\x21-\x7e]{1,64}$")]
Name = Annotated[str, StringConstraints(max_length=200)]
Word = Annotated[str, StringConstraints(max_length=80)]
Pace = Annotated[
    Literal["off", "fast", "normal"], Field(description="How long bots wait before they act.")
]
SeatNumber = Annotated[int, Field(ge=0, lt=100)]
Seq = Annotated[int, Field(ge=0, lt=2**31)]


class Strict(BaseModel):
    """A request; misspelt fields are refused."""

    model_config = ConfigDict(extra="forbid")


class NewSeat(Strict):
    """A seat of a new table: one's own, open for somebody else, or a bot's."""

    kind: Literal["human", "open", "bot"] = Field(examples=["human"])
    name: Name | None = Field(None, examples=["Ana"])
    bot: Word | None = Field(None, examples=[None])


Seats = Annotated[list[NewSeat], Field(min_length=1, max_length=8)]


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
        None, description="The same seed deals the same game. Who knows it knows the cards."
    )
    listed: bool = Field(False, description="Shown in the lobby; otherwise by link only.")
    spectators: bool = Field(True, description="Who knows the table's address may look on.")
    pace: Pace = "normal"
    options: Annotated[list[int], Field(max_length=16)] = Field(
        [], description="Ids of options that the game has for so many people."
    )


class Join(Strict):
    """Take an open seat: a certain one, or any."""

    name: Name | None = Field(None, examples=["Bo"])
    seat: SeatNumber | None = None


class SeatChoice(Strict):
    """One's seat."""

    seat: SeatNumber = Field(examples=[1])


class BotChoice(Strict):
    """Which bot; the best one if none is named."""

    bot: Word | None = Field(None, examples=["greedy"])


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


class TakeBack(Strict):
    """Take back the last action, or the whole go."""

    seat: SeatNumber = Field(examples=[0])
    expected_seq: Seq = Field(examples=[18])
    key: Key | None = Field(None, examples=["9d11e2"])


class Branch(Strict):
    """Play on from a finished game after entry n of its log."""

    n: Seq = Field(examples=[57])
    seats: Seats
    pace: Pace = "normal"


# Answers


class Reason(BaseModel):
    """Why something is not legal: a key with values, to be worded in any language."""

    key: str = Field(examples=["pair-closed"])
    values: dict[str, Any] = Field(examples=[{"building": "armory", "count": 3, "limit": 3}])


class Problem(BaseModel):
    """What was wrong with a request."""

    key: str = Field(examples=["not-your-seat"])
    values: dict[str, Any]
    message: str = Field(examples=["Seat 1 is not yours."])


class Error(BaseModel):
    """An answer with a status of 400 or more."""

    error: Problem


class BotInfo(BaseModel):
    """A bot by name. Those of a strength, 1 to 4, are meant for people; 4 plays best."""

    name: str = Field(examples=["minister"])
    strength: int | None = Field(examples=[3])


class OptionInfo(BaseModel):
    """An option that a table can be opened with, and for how many people it is."""

    id: int = Field(examples=[4])
    players: list[int] = Field(examples=[[1]])


class GameInfo(BaseModel):
    """A game that can be played here."""

    name: str = Field(examples=["xian"])
    title: str = Field(examples=["Xi'an"])
    players: list[int] = Field(examples=[[2, 3, 4]])
    bots: list[BotInfo]
    options: list[OptionInfo]


class SeatInfo(BaseModel):
    """Who sits at a seat."""

    seat: int
    kind: Literal["human", "open", "bot", "automaton"]
    name: str
    bot: str | None
    colour: str
    mine: bool
    connected: bool


class TableInfo(BaseModel):
    """A table without the game on it."""

    id: str = Field(examples=["h3Jk9sQ2mZ0aXc4b"])
    kind: Literal["table", "import"]
    game: str
    title: str
    status: Literal["waiting", "playing", "over"]
    players: int
    seats: list[SeatInfo]
    listed: bool
    spectators: bool
    pace: str
    created: str
    seq: int
    deciding: list[int]
    your_move: bool
    result: dict[str, Any] | None
    rematch: str | None


class Link(BaseModel):
    """The secret of a seat; shown once."""

    seat: int
    token: str


class Opened(BaseModel):
    """A new table, with the secrets of one's own seats."""

    table: TableInfo
    links: list[Link]


class Joined(BaseModel):
    """The seat taken; `token` is null if it was one's own before."""

    seat: int
    token: str | None
    table: TableInfo


class Claimed(BaseModel):
    """The seat that a secret opens."""

    seat: int
    table: TableInfo


class OnlyTable(BaseModel):
    """A table."""

    table: TableInfo


class LegalAction(BaseModel):
    """Something that can be played, with what it would bring as far as one can know."""

    action: str = Field(examples=["enter lab"])
    id: int = Field(examples=[39])
    preview: list[dict[str, Any]]


class RefusedAction(BaseModel):
    """Something that one might expect here and that is not legal."""

    action: str = Field(examples=["enter armory"])
    reason: Reason


class State(BaseModel):
    """Everything that one seat (null: a spectator) may know."""

    table: TableInfo
    seat: int | None
    seq: int = Field(examples=[17])
    view: dict[str, Any] | None = Field(description="The game; null before it has begun.")
    legal: list[LegalAction]
    refused: list[RefusedAction]
    can_undo: bool
    can_restart: bool
    events: list[dict[str, Any]]


class StaleState(BaseModel):
    """The table has moved on; `state` is where it is now."""

    error: Problem
    state: State


class Why(BaseModel):
    """Whether an action is legal, and if not, why."""

    legal: bool
    reason: Reason | None


class LogLine(BaseModel):
    """One entry of the log as a seat may know it; seat -1 is chance."""

    n: int
    seat: int
    events: list[dict[str, Any]]


class Moment(BaseModel):
    """The game after entry n of its log."""

    n: int
    view: dict[str, Any]
