"""What a game must offer; the only thing that the layers around it know of a game.

A `Rulebook` is one game with the data of one component file. Actions are ids (whole numbers) inside
and notation (short texts) outside; states never leave the play layer, views do.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from functools import cached_property
from math import prod
from pathlib import Path
from types import ModuleType
from typing import Any, ClassVar, Generic, TypeVar

from bingma.games.components import Components
from bingma.kit.engine import Engine
from bingma.kit.layout import Block

CHANCE = -1
SPECTATOR = -1

S = TypeVar("S", bound=Block)

RawEvent = tuple[int, ...]
Event = dict[str, Any]


class BadNotation(ValueError):
    """A text that names no action."""


class BadSetup(ValueError):
    """The set-up of a record that is not possible."""


@dataclass(frozen=True)
class Reason:
    """Why an action is not legal now: a key with values, to be worded in any language."""

    key: str
    values: Mapping[str, Any]

    def __str__(self) -> str:
        values = ", ".join(f"{name} {value}" for name, value in self.values.items())
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
    position: dict[str, Any]


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
class ObservationField:
    """A part of the row of numbers in which a learner sees the game (the rule `observe`)."""

    name: str
    start: int
    shape: tuple[int, ...]
    low: int
    high: int
    meaning: str

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
        self, data: Mapping[str, Any], book: Rulebook[Any], seat: int, knowledge: Block
    ) -> None:
        super().__init__(data)
        self.book = book
        self.seat = seat
        self.knowledge = knowledge

    def __reduce__(self) -> tuple[Any, ...]:
        # A rulebook stays where it is; another process has its own of the same name and file.
        book = self.book
        return _view_elsewhere, (
            dict(self),
            book.name,
            book.components_path,
            self.seat,
            self.knowledge,
        )


def _view_elsewhere(
    data: dict[str, Any], game: str, components: Path | None, seat: int, knowledge: Block
) -> View:
    from bingma.games import rulebook

    return View(data, rulebook(game, components), seat, knowledge)


class Rulebook(ABC, Generic[S]):
    """One game over one component file. See `docs/adding-a-rule-or-game.md`."""

    name: ClassVar[str]
    title: ClassVar[str]
    player_numbers: ClassVar[range]
    usual_players: ClassVar[int]
    seat_colours: ClassVar[tuple[str, ...]]
    state: ClassVar[type[Block]]
    modules: ClassVar[tuple[ModuleType, ...]]
    action_count: ClassVar[int]

    barriers: ClassVar[frozenset[int]]
    """Kinds of events that cannot be taken back: something hidden was shown or drawn."""

    preview_ends: ClassVar[frozenset[int]] = frozenset()
    """Further kinds of events that a preview stops at: what follows is not the player's doing."""

    thinking: ClassVar[Mapping[str, int]]
    """How bots search this game: the settings of `kit.search` that did best here."""

    def __init__(self, components: Path | None = None) -> None:
        self.components_path = components
        self.components: Components = self.load_components(components)

    @classmethod
    @abstractmethod
    def load_components(cls, path: Path | None) -> Components:
        """The checked component data of a file (None: the built-in one)."""

    @cached_property
    def engine(self) -> Engine:
        """The rules, interpreted: there at once."""
        return Engine(self.state, self.modules, self.components.tables)

    def compiled(
        self, report: Callable[[str], None] | None = None, entries: Sequence[str] | None = None
    ) -> Engine:
        """The rules, compiled; the first time this takes a while and tells so.

        `entries` are the entry points to get ready (default: those for stepping one game).
        """
        from bingma.games.compiling import STEPPING, compiled_engine

        return compiled_engine(self, report, entries or STEPPING)

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

    def check_options(self, options: Sequence[int], players: int) -> None:
        """Raise ValueError for options that this game does not have."""
        if options:
            raise ValueError(f"{self.title} has no options")

    @abstractmethod
    def write_setup(self, first: S) -> dict[str, Any]:
        """The `setup` of a record, from the state before the first decision."""

    @abstractmethod
    def read_setup(self, setup: Any, seats: int) -> S:
        """The state before the first decision; raises BadSetup."""

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
        out = [0] * len(state.legal)  # type: ignore[attr-defined]
        return out[: self.engine.rules.list_actions(state, seat, out)]

    def apply(self, state: S, seat: int, action: int) -> list[RawEvent]:
        """Play a legal action and what follows without a choice; returns what happened."""
        events: list[RawEvent] = []
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
    def describe(self, knowledge: S, seat: int) -> dict[str, Any]:
        """A view as data, made from a state that `hidden` has gone over."""

    def resample(self, view: View, rng: Any) -> S:
        """A random full state that fits what the owner of the view knows."""
        state: S = view.knowledge.copy()  # type: ignore[assignment]
        self.engine.rules.resample(state, view.seat, rng)
        return state

    def printed(self) -> dict[str, Any]:
        """What is printed on cards and board and never changes, for those who draw them."""
        return {}

    def observation_fields(self) -> Sequence[ObservationField]:
        """What the rule `observe` writes, part by part; empty where a game has no such rule."""
        return ()

    @property
    def observation_size(self) -> int:
        """How many numbers an observation has."""
        return sum(field.size for field in self.observation_fields())

    @abstractmethod
    def describe_events(self, raws: Sequence[RawEvent]) -> list[Event]:
        """Events of one action as data, with names: `kind` and, where one is meant, `seat`.

        A sequence, because a game may tell what belongs together in several raw events.
        """

    @abstractmethod
    def event_owner(self, raw: RawEvent) -> int | None:
        """The only seat that may learn of a private event; None if it is public."""

    @abstractmethod
    def automatic_action(self, raw: RawEvent) -> int | None:
        """The id of the action that the engine played by itself, if the event is one."""

    @abstractmethod
    def position(self, state: S) -> dict[str, Any]:
        """Players and board with everything open, as `replay --json` prints them."""

    @abstractmethod
    def replay_line(self, step: Step) -> dict[str, Any] | None:
        """What `replay --json` prints for a step; None for nothing."""

    # The end

    @abstractmethod
    def result(self, state: S) -> dict[str, Any]:
        """Ranking and scores by part, of a game that is over."""

    def factors(self, first: S, events: Sequence[RawEvent], last: S) -> Factors:
        """What may have decided a game, from its first and last state and all that happened."""
        scores = self.result(last)["scores"]
        nothing: list[dict[str, Factor]] = [{} for _ in scores]
        sources = [
            {part: points for part, points in parts.items() if part != "total"} for parts in scores
        ]
        return Factors({}, nothing, nothing, sources)

    # Texts and drawings, loaded only when a person plays

    @abstractmethod
    def table(self) -> Any:
        """The module that draws the game in a terminal (see `bingma.terminal.table`)."""
