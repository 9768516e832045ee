"""What a game must offer; the only thing that the layers around it know of a game.

A `Rulebook` is one game with the data of one component file. Actions are ids (whole numbers) inside
and notation (short texts) outside. A state leaves the play layer only as what a seat knows of it,
in its view.
"""

from __future__ import annotations

import sys
from abc import ABC, abstractmethod
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from functools import cached_property
from math import prod
from pathlib import Path
from types import ModuleType
from typing import TYPE_CHECKING, Any, ClassVar, Generic, TypeVar, cast

# Pydantic makes the server's schema of these shapes and wants this TypedDict before Python 3.12.
from typing_extensions import TypedDict

from bingma.faults import Fault
from bingma.games import Source
from bingma.games.components import Components
from bingma.kit.engine import Engine
from bingma.kit.game import GameBlock, check_size

if TYPE_CHECKING:
    from bingma.games.drawing import Drawing
    from bingma.games.telling import Telling
    from bingma.kit.native.source import Game

CHANCE = -1
SPECTATOR = -1

S = TypeVar("S", bound=GameBlock)

RawEvent = tuple[int, ...]
# What a game hands out is plain data by names, of the types in its `shapes`; whoever passes it on
# knows no more of it. Of an event everybody knows `kind` and, where one is meant, `seat`.
Data = Mapping[str, Any]
Event = Mapping[str, Any]


class Result(TypedDict):
    """The end of a game: seats by rank, those of one rank together, and scores by part."""

    ranking: list[list[int]]
    scores: list[dict[str, int]]


class BadNotation(Fault):
    """A text that names no action."""


class NoNativeRules(Fault):
    """The rules are not to be had as native code here; interpreted they always are."""


class BadSetup(Fault):
    """The set-up of a record that is not possible."""


class BadPosition(Fault):
    """A text that is no possible position; says which field is wrong and why."""

    def __init__(self, problem: str, /, **values: Any) -> None:
        super().__init__("fault-position", problem=Fault(problem, **values))


def only_keys(part: Mapping[str, Any], place: str, keys: Sequence[str]) -> None:
    """Refuse a key of a set-up that means nothing: somebody meant something by it."""
    if unknown := [key for key in part if key not in keys]:
        known = ", ".join(keys)
        raise BadSetup.at(f"{place}.{unknown[0]}", "problem-unknown", known=known)


@dataclass(frozen=True)
class Reason:
    """Why an action is not legal now: a key with values, to be worded in any language."""

    key: str
    values: Mapping[str, Any]

    def __str__(self) -> str:
        values = ", ".join(
            f"{name} {' '.join(map(str, value)) if isinstance(value, list) else value}"
            for name, value in self.values.items()
        )
        return f"{self.key} ({values})" if values else self.key


@dataclass(frozen=True)
class Step:
    """One asked decision of a replay with what followed it, up to the next question.

    Number 0, without seat, decision and action, is the time before the first decision.
    """

    n: int
    seat: int | None
    decision: str | None
    legal: Sequence[str]
    action: str | None
    automatic: Sequence[tuple[int, str]]
    chance: Sequence[str]
    events: Sequence[Event]
    position: Data


@dataclass(frozen=True)
class Prospect:
    """What whom the rules play would do after some outcomes of a draw that come to the same."""

    outcomes: Sequence[int]
    events: Sequence[RawEvent]
    open_at: str | None
    """The draw or the decision that what follows depends on; None: it is all told."""


Factor = str | int | list[str]


@dataclass(frozen=True)
class Factors:
    """What may have decided a game, by name: one thing, a count, or any number of things.

    Only what is dealt shows what matters for winning; what is chosen only goes along with it.
    """

    common: dict[str, Factor]
    """Dealt to all seats alike."""

    dealt: list[dict[str, Factor]]
    """Dealt to each seat."""

    chosen: list[dict[str, Factor]]
    """What each seat made of it."""

    points: list[dict[str, int]]
    """Where the points of each seat came from; they add up to its total."""


@dataclass(frozen=True)
class Difficulty:
    """How hard the options of a game are: weights that add up to a level, the easiest is 1."""

    weights: Mapping[int, int] = field(default_factory=dict)
    """What each option adds."""

    steps: Sequence[int] = ()
    """The sums at which each further level begins."""

    def level(self, options: Sequence[int]) -> int:
        """The level of a game with these options."""
        weight = sum(self.weights[option] for option in set(options))
        return 1 + sum(weight >= step for step in self.steps)


@dataclass(frozen=True)
class ObservationField:
    """A part of the row of numbers in which a learner sees the game (the rule `observe`)."""

    name: str
    start: int
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str
    private: bool = False
    """Only the seat itself knows it."""
    secret_while_deciding: bool = False
    """Its first row, the seat's own, is private while several decide in secret."""

    @property
    def size(self) -> int:
        """How many numbers it has."""
        return prod(self.shape)


class View(dict[str, Any]):
    """What one seat may see, as plain data that can be sent anywhere.

    What bots need besides stays in this process: the rulebook, the seat (or SPECTATOR), and
    `knowledge`, the state with everything hidden taken out.
    """

    def __init__(
        self, data: Mapping[str, Any], book: Rulebook[Any], seat: int, knowledge: GameBlock
    ) -> None:
        super().__init__(data)
        self.book = book
        self.seat = seat
        self.knowledge = knowledge

    def __reduce__(self) -> tuple[Any, ...]:
        # A rulebook stays where it is; another process has its own of the same name and data.
        book = self.book
        return _view_elsewhere, (dict(self), book.name, book.data_source, self.seat, self.knowledge)


def _view_elsewhere(
    data: dict[str, Any], game: str, components: Source, seat: int, knowledge: GameBlock
) -> View:
    from bingma.games import rulebook

    return View(data, rulebook(game, components), seat, knowledge)


@dataclass(frozen=True)
class Elsewhere:
    """For a search in a browser: the name of the WebAssembly, which says by its hash for which
    rules it is; the tables as bytes; how the bots search this game, and whether to its end.
    """

    module: str
    tables: bytes
    settings: list[int]
    to_end: bool


class Rulebook(ABC, Generic[S]):
    """One game over the data of one component file. See `docs/adding-a-rule-or-game.md`."""

    name: ClassVar[str]
    title: ClassVar[str]
    player_numbers: ClassVar[range]
    usual_players: ClassVar[int]
    seat_colours: ClassVar[tuple[str, ...]]
    state: ClassVar[type[GameBlock]]
    modules: ClassVar[tuple[ModuleType, ...]]
    action_count: ClassVar[int]

    barriers: ClassVar[frozenset[int]]
    """Kinds of events that cannot be taken back: something hidden was shown or drawn."""

    preview_ends: ClassVar[frozenset[int]] = frozenset()
    """Further kinds of events that a preview stops at: what follows is not the player's doing."""

    rules_number: ClassVar[int] = 1
    """Raised by hand when a rule changes (`docs/rules-numbers.md`): what was played by other rules
    is shown, but neither replayed nor played on."""

    has_secrets: ClassVar[bool] = True
    """Whether a seat knows anything that others do not; people at one screen must not see it."""

    difficulty: ClassVar[Difficulty] = Difficulty()
    """How hard its options are."""

    thinking: ClassVar[Mapping[str, int]]
    """How bots search this game: the settings of `kit.search` that did best here."""

    def __init__(self, components: Source = None) -> None:
        self.data_source = components
        self.components: Components = self.load_components(components)

    @classmethod
    @abstractmethod
    def load_components(cls, source: Source) -> Components:
        """The checked component data of a file, or by value (None: the built-in one)."""

    @property
    def components_path(self) -> Path | None:
        """The file of the component data, if it is one that somebody named."""
        return Path(str(self.data_source)) if isinstance(self.data_source, str | Path) else None

    @property
    def own_data(self) -> Data | None:
        """The component data where it is not what comes with the game, as records carry it."""
        return None if self.data_source is None else self.components.data

    @cached_property
    def engine(self) -> Engine:
        """The rules, interpreted: there at once."""
        return self.bind()

    def bind(self, native: ModuleType | None = None) -> Engine:
        """An engine of its own for these rules and data; raises BadGame if something is missing."""
        seats = max(self.seat_count(players) for players in self.player_numbers)
        check_size(self.title, self.action_count, seats)
        return Engine(self.state, self.modules, self.components.tables, native, self.title)

    @cached_property
    def source(self) -> Game:
        """What native rules are made from."""
        from bingma.kit.native.source import Game
        from bingma.kit.native.tables import shape_of

        numbers = self.player_numbers
        return Game(
            name=self.name,
            state=self.state,
            modules=self.modules,
            shapes={name: shape_of(name, rows) for name, rows in self.components.tables.items()},
            actions=self.action_count,
            seats={players: self.seat_count(players) for players in numbers},
            options=max(self.options_number(self.options(players)) for players in numbers),
            observation=self.observation_size,
        )

    @cached_property
    def _compiled(self) -> Engine:
        from bingma.kit.native.building import NoCompiler, NotNative, library

        try:
            return self.bind(library(self.source))
        except NoCompiler:
            raise NoNativeRules("fault-no-compiler") from None
        except NotNative as problem:
            raise NoNativeRules("fault-not-native", error=str(problem)) from None

    def compiled(self) -> Engine:
        """The rules as native code, built first where they changed; raises NoNativeRules."""
        return self._compiled

    @cached_property
    def elsewhere(self) -> Elsewhere:
        """What a program without Python needs to search this game, besides what a seat knows."""
        from bingma.kit import search
        from bingma.kit.native.tables import packed
        from bingma.kit.native.wasm import file_name

        settings = [0] * search.SETTINGS
        for name, number in self.thinking.items():
            settings[getattr(search, name)] = number
        tables, to_end = packed(self.components.tables), settings[search.GOES] == 0
        return Elsewhere(file_name(self.source), tables, settings, to_end)

    # Set-up

    def deal(self, players: int, options: Sequence[int], seed: int, stream: int) -> S:
        """A random new game."""
        state: S = self.state()  # type: ignore[assignment]
        rng = self.engine.new_rng(seed, stream)
        self.engine.rules.deal(state, players, self.options_number(options), rng)
        return state

    def options_number(self, options: Sequence[int]) -> int:
        """Options as one number for the rules: one bit each, option 1 the lowest."""
        return sum(1 << (option - 1) for option in set(options))

    def seat_count(self, players: int) -> int:
        """How many seats a game for so many people has; an automaton has a seat too."""
        return players

    def automata(self, players: int) -> dict[int, str]:
        """Seats that the rules themselves play, with the names of who sits there."""
        return {}

    def options(self, players: int) -> Sequence[int]:
        """The numbers of the options that a game for so many people can be played with."""
        return ()

    def options_of(self, state: S) -> list[int]:
        """The options that the game of a state is played with, ascending."""
        return []

    def check_options(self, options: Sequence[int], players: int) -> None:
        """Raise a Fault for options that this game does not have."""
        if options:
            raise Fault("fault-no-options", title=self.title)

    @abstractmethod
    def write_setup(self, first: S) -> Data:
        """The `setup` of a record, from the state before the first decision."""

    @abstractmethod
    def read_setup(self, setup: Any, seats: int) -> S:
        """The state before the first decision; raises BadSetup."""

    def dealt_setup(self, options: Sequence[int], dealt: Mapping[str, Sequence[str]]) -> Data:
        """The set-up of a record from what `Telling.dealt` asks somebody beside a real box."""
        raise NotImplementedError(f"{self.title} has no draws")

    # Positions (see `docs/positions.md`); a game may do without

    def write_position(self, state: S) -> str:
        """A state, or what a seat knows of it, as one line of text."""
        raise NotImplementedError(f"positions of {self.title} have no text")

    def read_position(self, text: str) -> S:
        """The state of a text; what is not known in it `resample` fills in. Raises BadPosition."""
        raise BadPosition("problem-no-positions", title=self.title)

    def players_of(self, state: S) -> int:
        """For how many people the game of a state is, automata not counted."""
        return state.players

    # Decisions

    @abstractmethod
    def deciders(self, state: S) -> list[int]:
        """Seats that have a decision to make now; [CHANCE] before a draw; empty at the end.

        The ids of the possible outcomes of a draw, all as likely, are its legal actions.
        """

    @abstractmethod
    def decision(self, state: S, seat: int) -> str | None:
        """The name of the decision that a seat has now."""

    @abstractmethod
    def is_simultaneous(self, state: S) -> bool:
        """Whether the present decision is made by several seats in any order, in secret."""

    def legal(self, state: S, seat: int) -> list[int]:
        """The ids of a seat's legal actions."""
        out = [0] * len(state.legal)
        return out[: self.engine.rules.list_actions(state, seat, out)]

    def apply(
        self, state: S, seat: int, action: int, events: list[RawEvent] | None = None
    ) -> list[RawEvent]:
        """Play a legal action and what follows without a choice; returns what happened.

        `events` is a list to tell it to, for who wants to look on while it happens.
        """
        events = [] if events is None else events
        state.events = events
        self.engine.rules.apply_action(state, seat, action)
        state.events = None
        return events

    @abstractmethod
    def write_action(self, state: S, seat: int, action: int) -> str:
        """The notation of an action."""

    @abstractmethod
    def read_action(self, state: S, seat: int, text: str) -> int:
        """The action of a notation, legal or not; raises BadNotation."""

    @abstractmethod
    def why_not(self, state: S, seat: int, action: int) -> Reason | None:
        """Why an action is not legal for a seat now; None if it is."""

    def expected_actions(self, state: S, seat: int) -> list[int]:
        """Ids that a player might expect to have at the present decision, legal or not.

        Those that are not legal are shown with their reasons (`why_not`), instead of nothing.
        """
        return []

    def changes(self, state: S, seat: int, action: int) -> Event | None:
        """What else a legal action would change: the last event of its preview, or None."""
        return None

    def prospects(self, state: S) -> Sequence[Prospect]:
        """What whom the rules play would do if their turn came now; none where nobody is such.

        Nothing is drawn for it: what depends on a later draw is left open.
        """
        return ()

    # What can be seen

    def hidden(self, state: S, seat: int) -> S:
        """A copy of the state without anything that the seat (or SPECTATOR) cannot know."""
        copy = state.copy()
        self.engine.rules.hide(copy, seat)
        return copy

    def view(self, state: S, seat: int) -> View:
        """What a seat may see."""
        knowledge = self.hidden(state, seat)
        return View(self.describe(knowledge, seat), self, seat, knowledge)

    @abstractmethod
    def describe(self, knowledge: S, seat: int) -> Data:
        """A view as data, made from a state that `hidden` has gone over.

        Everything in it but `seat` and `you` is the same for everybody: see `own`.
        """

    def own(self, knowledge: S, seat: int) -> Any:
        """What only a seat itself has in its view: `you`; None if nothing."""
        return self.describe(knowledge, seat).get("you")

    def resample(self, view: View, rng: Any) -> S:
        """A random full state that fits what the owner of the view knows."""
        state: S = view.knowledge.copy()  # type: ignore[assignment]
        self.engine.rules.resample(state, view.seat, rng)
        return state

    def printed(self) -> Data:
        """What is printed on cards and board and never changes, for those who draw them."""
        return {}

    def observation_fields(self) -> Sequence[ObservationField]:
        """What the rule `observe` writes, part by part; empty where a game has no such rule."""
        return ()

    most_decisions: ClassVar[int] = 0
    """The most decisions that a seat is asked in a game, rounded up, for a game with `observe`."""

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return sum(field.size for field in self.observation_fields())

    @abstractmethod
    def describe_events(self, raws: Sequence[RawEvent]) -> list[Event]:
        """Events of one action as data, with names: `kind` and, where one is meant, `seat`.

        A sequence, because a game may tell what belongs together in several raw events.
        """

    def is_part(self, raw: RawEvent) -> bool:
        """Whether a raw event is only told together with one that follows it."""
        return False

    @abstractmethod
    def event_owner(self, raw: RawEvent) -> int | None:
        """The only seat that may learn of a private event; None if it is public."""

    @abstractmethod
    def automatic_action(self, raw: RawEvent) -> int | None:
        """The id of the action that the engine played by itself, if the event is one."""

    @abstractmethod
    def position(self, state: S) -> Data:
        """Players and board with everything open, as `replay --json` prints them."""

    @abstractmethod
    def replay_line(self, step: Step) -> Data | None:
        """What `replay --json` prints for a step; None for nothing."""

    # The end

    def points_so_far(self, state: S) -> list[int]:
        """The points of each seat as they stand on the table, where everybody sees them."""
        return []

    @abstractmethod
    def result(self, state: S) -> Result:
        """Ranking and scores by part, of a game that is over."""

    def write_result(self, result: Result) -> Data:
        """A result as records have it."""
        return result

    def read_result(self, written: Any) -> Result:
        """The result that `write_result` wrote."""
        return cast(Result, written)

    def factors(self, first: S, events: Sequence[RawEvent], last: S) -> Factors:
        """What may have decided a game, from its first and last state and all that happened."""
        scores = self.result(last)["scores"]
        nothing: list[dict[str, Factor]] = [{} for _ in scores]
        sources = [
            {part: points for part, points in parts.items() if part != "total"} for parts in scores
        ]
        return Factors({}, nothing, nothing, sources)

    # Words and drawings, loaded only when somebody is told or shown something

    @classmethod
    def lesson_file(cls) -> Path:
        """The game's first lesson, as data; a game may do without (`bingma.games.lessons`)."""
        module = sys.modules[cls.__module__].__file__
        assert module is not None
        return Path(module).parent / "lessons" / "first.toml"

    @cached_property
    def telling(self) -> Telling:
        """Everything that is said about the game; one that only programs play may do without."""
        raise NotImplementedError(f"{self.title} has no telling")

    def drawing(self) -> Drawing:
        """The module that draws the game in a terminal."""
        raise NotImplementedError(f"{self.title} has no drawing")
