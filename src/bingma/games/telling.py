"""What is said about a game: keys with values, made once, worded by whoever shows them.

A `Saying` names a message and the values in it. Terminal, page, text export and screen reader word
the same sayings (`bingma.games.wording` and its twin in the page), from the same text files.
Nothing here knows a language, a client or a name of a player.
"""

from __future__ import annotations

import re
from abc import ABC, abstractmethod
from collections.abc import Collection, Iterable, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any, ClassVar, Literal, NotRequired, final

# Pydantic makes the server's schema of these shapes and wants this TypedDict before Python 3.12.
from typing_extensions import TypeAliasType, TypedDict

if TYPE_CHECKING:
    from bingma.games import contract
    from bingma.games.contract import Event, Reason, Result, Rulebook, View


@final
class Saying(TypedDict):
    """A message with its values. Sayings inside it see these values too."""

    key: str
    values: NotRequired[dict[str, Value]]


@final
class SeatValue(TypedDict):
    """A player: a name, or the listener's own form."""

    seat: int


@final
class Joined(TypedDict):
    """Several values as one enumeration: "a, b and c", "a, b", "a; b", or "a b"."""

    of: list[Value]
    join: Literal["and", "comma", "clause", "space"]


# A text is a mark that is the same in every language: a space of the board, a card's letters.
Value = TypeAliasType("Value", int | str | Saying | SeatValue | Joined)


class Effect(TypedDict):
    """What something costs or brings a seat: the same shape for previews, log and announcements."""

    seat: int
    what: str
    amount: int
    source: NotRequired[str]
    """Where points or goods come from."""
    to: NotRequired[int]
    """The seat that is paid."""


class Candidate(TypedDict):
    """Something that a step of a decision looked at: a spot of the board."""

    place: str
    value: int | None
    """What it is worth to the step, where that is a number."""
    out: bool
    """Whether the step left it out."""


class Step(TypedDict):
    """A step of a decision that the rules themselves make, as data and in words."""

    name: str
    saying: Saying
    considered: list[Candidate]
    chosen: list[str]
    """The spots that are left after it."""


class Line(TypedDict):
    """One line of the log: what a player calls one action, with its consequences."""

    first: int
    last: int
    """The numbers of the entries it tells of; 0 is the time before the first one."""
    event: NotRequired[int]
    """How many events of its last entry it tells of: the board of that moment shows it."""
    seat: int | None
    saying: Saying
    effects: NotRequired[list[Effect]]
    level: NotRequired[int]
    """1 for the heading of a large part of the game, 2 for a small one; none for a line."""
    places: NotRequired[list[str]]
    """The spots of the board that it is about."""
    brief: NotRequired[Saying]
    """What it tells in two or three words, for a slip with little room."""
    icon: NotRequired[str]
    """The thing that it is about, for those who draw it."""
    rule: NotRequired[str]
    """The id of the rule that it follows."""
    steps: NotRequired[list[Step]]
    """How it was decided, one step after the other."""
    more: NotRequired[list[Saying]]
    """What else there is to tell about it."""


class Question(TypedDict):
    """What a seat has to decide now, or whom everybody waits for."""

    title: Saying
    moment: Saying
    """When it is in the game: "turn 3, round 2"."""
    help: NotRequired[Saying]
    about: NotRequired[list[str]]
    """The spots of the board that the decision is for."""
    first: NotRequired[Saying]
    """What to know about this kind of decision, for who meets it for the first time."""
    ahead: NotRequired[Saying]
    """The question what whom the rules play would do next, where `Telling.ahead` answers it."""


class Prospect(TypedDict):
    """What whom the rules play would do after some outcomes of the draw that comes next."""

    place: str
    """The spot of the board that they lead to."""
    outcomes: int
    """How many outcomes do, all as likely."""
    saying: Saying
    lines: list[Line]
    open: NotRequired[Saying]
    """What the rest depends on."""


class Ahead(TypedDict):
    """A look ahead at whom the rules play: every way that their next turn may begin."""

    title: Saying
    prospects: list[Prospect]


class Leads(TypedDict):
    """What an action opens to the same seat: in a few words, and where on the board."""

    saying: NotRequired[Saying]
    """Not there where there is nothing worth a word."""
    places: list[str]


class Ending(TypedDict):
    """What follows an action after which the seat does not go on: it cannot be sure to undo it."""

    next: list[int]
    """The seats that decide next: -1 where something is drawn, none where the game is over."""
    saying: Saying
    """Who that is, for the button that ends the go."""


class Choice(TypedDict):
    """A legal action, with what it costs and brings and where on the board it is made."""

    action: str
    saying: Saying
    effects: list[Effect]
    notes: list[Saying]
    """What else it does."""
    places: list[str]
    button: NotRequired[bool]
    """Whether it is offered as a button too; choices without a place always are."""
    draft: NotRequired[bool]
    """Whether it is put together from parts on the board, so that it is no button."""
    group: NotRequired[Saying]
    """The heading under which a long list has it."""
    brief: NotRequired[list[Saying]]
    """Effects and notes in few words, for a list with little room."""
    key: NotRequired[str]
    """What to type for it, where the game has something better than 1, 2, 3."""
    listed: NotRequired[Literal["plain", "asked"]]
    """Only where nothing is drawn, or only for who asks for all; else always."""
    ends: NotRequired[Ending]
    """What follows, where it ends the seat's go."""
    loses: NotRequired[int]
    """How many points it costs at once."""


class Refused(TypedDict):
    """An action that one might expect here, and why it is not legal."""

    action: str
    saying: Saying
    why: Saying
    places: list[str]


class Dealt(TypedDict):
    """Something that is dealt from the box before a game: so many of these things, in order."""

    name: str
    """What it is called in the set-up of a record."""
    title: Saying
    count: int
    things: dict[str, Saying]
    """What it may be, by the names that records have."""


class Section(TypedDict):
    """A part of the table in words."""

    heading: Saying
    rows: list[Saying]


def say(key: str, **values: Value) -> Saying:
    """A message with its values.

    >>> say("xian-goods-coin", n=2)
    {'key': 'xian-goods-coin', 'values': {'n': 2}}
    """
    return {"key": key, "values": values} if values else {"key": key}


def who(seat: int) -> SeatValue:
    """A player as a value."""
    return {"seat": seat}


def joined(
    values: Iterable[Value], join: Literal["and", "comma", "clause", "space"] = "and"
) -> Joined:
    """Several values as one."""
    return {"of": list(values), "join": join}


POINTS = "points"


def merged(
    effects: Sequence[Effect], kinds: Sequence[str], by_source: bool = False
) -> list[Effect]:
    """Effects added up: costs first, then points, then goods in the order of `kinds`.

    `by_source` keeps points apart by where they come from.
    """
    sums: dict[tuple[object, ...], Effect] = {}
    for effect in effects:
        what, to = effect["what"], effect.get("to")
        source = effect.get("source") if by_source and what == POINTS else None
        key = (effect["seat"], what, effect["amount"] > 0, to, source)
        if key in sums:
            sums[key]["amount"] += effect["amount"]
            continue
        added: Effect = {"seat": effect["seat"], "what": what, "amount": effect["amount"]}
        if to is not None:
            added["to"] = to
        if source is not None:
            added["source"] = source
        sums[key] = added

    def order(effect: Effect) -> tuple[bool, bool, int]:
        gain, is_points = effect["amount"] > 0, effect["what"] == POINTS
        return gain, gain != is_points, -1 if is_points else kinds.index(effect["what"])

    return sorted(sums.values(), key=order)


def points_of(choice: Choice, seat: int) -> int:
    """The points that a choice brings a seat at once."""
    mine = [e for e in choice["effects"] if e["what"] == POINTS and e["seat"] == seat]
    return sum(effect["amount"] for effect in mine)


def lost_points(effects: Iterable[Effect], seat: int) -> int:
    """How many points a seat loses by something, whatever else it brings."""
    return sum(
        -effect["amount"]
        for effect in effects
        if effect["what"] == POINTS and effect["seat"] == seat and effect["amount"] < 0
    )


@dataclass
class Act:
    """An action that is being told, and the entries it takes."""

    seat: int
    first: int
    last: int
    phrases: list[Saying] = field(default_factory=list)
    effects: list[Effect] = field(default_factory=list)
    places: list[str] = field(default_factory=list)
    event: int = 0

    def saying(self) -> Saying:
        """What is told of it so far."""
        return say("line-of", who=who(self.seat), what=joined(self.phrases))

    def line(self, kinds: Sequence[str]) -> Line | None:
        """Its line, once there is something to tell; `kinds` is the order of goods."""
        if not self.phrases:
            return None
        line: Line = {
            "first": self.first,
            "last": self.last,
            "seat": self.seat,
            "saying": self.saying(),
        }
        if self.event:
            line["event"] = self.event
        if self.effects:
            line["effects"] = merged(self.effects, kinds)
        if self.places:
            line["places"] = list(dict.fromkeys(self.places))
        return line


class Log(ABC):
    """The lines of a game, grown entry by entry. A later entry may rewrite the last lines."""

    kinds: ClassVar[Sequence[str]]
    """The game's goods in the order in which costs and gains are told."""

    def __init__(self) -> None:
        self.lines: list[Line] = []
        self.act: Act | None = None
        self.event = 0  # how many events of the present entry are told, in games that count them
        self._shown = False  # whether the act has a line yet

    @abstractmethod
    def add(self, number: int, events: Sequence[Event]) -> None:
        """Tell one more entry of the log, as far as a seat may know what happened in it."""

    def update(self) -> None:
        """Write the line of the present act, over what it was before."""
        line = self.act.line(self.kinds) if self.act else None
        if line is None:
            return
        if self._shown:
            self.lines[-1] = line
        else:
            self.lines.append(line)
        self._shown = True

    def close(self) -> None:
        """The act is over."""
        self.update()
        self.act, self._shown = None, False

    def alone(self, number: int, saying: Saying, seat: int | None = None, icon: str = "") -> Line:
        """A line that nothing belongs to."""
        self.close()
        line: Line = {"first": number, "last": number, "seat": seat, "saying": saying}
        if self.event:
            line["event"] = self.event
        if icon:
            line["icon"] = icon
        self.lines.append(line)
        return line

    def heading(self, number: int, saying: Saying, level: int) -> None:
        """The name of a part of the game."""
        self.alone(number, saying)["level"] = level


def steps_of(place: str) -> tuple[list[str], list[int]]:
    """The names and the numbers of a place in component data.

    >>> steps_of("scoring.tiles[2][1]")
    (['scoring', 'tiles'], [2, 1])
    """
    return re.findall(r"[a-z_A-Z]+", place), [int(n) for n in re.findall(r"\[(\d+)\]", place)]


class Telling(ABC):
    """Everything that is said about one game."""

    prefix: ClassVar[str]
    """What the keys of its messages begin with."""

    def __init__(self, book: Rulebook[Any]) -> None:
        self.book = book

    @abstractmethod
    def log(self, first: View) -> Log:
        """An empty log of a game that begins like this; of the view only the state is there."""

    @abstractmethod
    def question(self, view: View) -> Question:
        """What the owner of a view has to decide, or whom they wait for."""

    @abstractmethod
    def moment(self, view: View) -> Saying:
        """When it is in the game, from what the owner of a view knows."""

    @abstractmethod
    def choices(
        self, view: View, actions: Sequence[str], previews: Sequence[Sequence[Event]]
    ) -> list[Choice]:
        """The legal actions; a preview is what `Game.preview` says of one."""

    def draw(self, view: View, outcomes: Sequence[str]) -> tuple[Question, list[Choice]]:
        """The question what was drawn beside a real box, and everything that it may have been."""
        raise NotImplementedError(f"{self.book.title} has no draws")

    def dealt(self, options: Sequence[int]) -> list[Dealt]:
        """What somebody who plays beside a real box has to tell before the game begins."""
        raise NotImplementedError(f"{self.book.title} has no draws")

    def option(self, option: int) -> Saying:
        """What an option changes, in a few words."""
        return say(f"{self.prefix}-door-option-{option}")

    def level(self, options: Sequence[int]) -> Saying:
        """How hard the game is with some options, by a name."""
        return say(f"{self.prefix}-difficulty-{self.book.difficulty.level(options)}")

    @abstractmethod
    def refused(self, view: View, action: str, why: Reason) -> Refused:
        """An action that is not legal."""

    @abstractmethod
    def reason(self, reason: Reason) -> Saying:
        """Why an action is not legal."""

    @abstractmethod
    def table(self, view: View) -> list[Section]:
        """The whole table in words: everything that a sighted person sees."""

    def ending(self, next_seats: Sequence[int]) -> Saying:
        """Who is next after a go; nobody: the game is over."""
        if not next_seats:
            return say("next-end")
        return say("next-seats", names=joined([who(seat) for seat in next_seats]))

    def label(self, place: str) -> Saying:
        """What a value of the component data is called, by its place: `tiles[2][1]` is the first of
        the second tile.

        The names of the place are those of the message; its numbers are the values n and m.
        """
        names, numbers = steps_of(place)
        values: dict[str, Value] = dict(zip("nm", numbers, strict=False))
        return say("-".join([self.prefix, "box", *names]), **values)

    def ahead(self, prospects: Sequence[contract.Prospect]) -> Ahead:
        """What whom the rules play would do if their turn came now."""
        return {"title": say("ahead-none"), "prospects": []}

    def leads(self, view: View, choices: Sequence[Choice]) -> Leads:
        """What the owner of a view could choose there."""
        return {"places": []}

    def points(self, number: int) -> Saying:
        """A number of points in the game's own word for them."""
        return say(f"{self.prefix}-points", n=number)

    def part(self, part: str) -> Saying:
        """A part of the score."""
        return say(f"{self.prefix}-part-{part}")

    def outcome(self, result: Result, automata: Collection[int] = ()) -> Saying:
        """Who won; `automata` are the seats that the rules themselves play."""
        first = result["ranking"][0]
        points = self.points(result["scores"][first[0]]["total"])
        return say("winner", names=joined([who(seat) for seat in first]), points=points)
