"""The smallest rulebook there can be: the game of `toy`, as the rest of the program sees a game."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import Any, ClassVar

from bingma.games import Source
from bingma.games.components import Checker, Components
from bingma.games.contract import (
    BadNotation,
    BadSetup,
    Event,
    RawEvent,
    Reason,
    Result,
    Rulebook,
    Step,
)
from bingma.games.telling import Telling
from tests.kit import toy
from tests.kit.toy import Toy
from tests.kit.toy_telling import ToyTelling

TABLES = {"heap": [12], "takes": [3]}


class ToyBook(Rulebook[Toy]):
    """Take one to three from a heap of twelve."""

    name = "toy"
    title = "Toy"
    player_numbers = range(2, 4)
    usual_players = 2
    seat_colours = ("purple", "orange", "cyan")
    state = Toy
    modules = (toy,)
    action_count = toy.MOST
    barriers = frozenset()
    thinking: ClassVar[Mapping[str, int]] = {}

    @classmethod
    def load_components(cls, source: Source) -> Components:
        return Components.of(Checker({"name": "toy", **TABLES}), TABLES)

    def write_setup(self, first: Toy) -> dict[str, Any]:
        return {"heap": first.heap, "begins": first.seat}

    def read_setup(self, setup: Any, seats: int) -> Toy:
        if setup["begins"] >= seats:
            raise BadSetup("nobody sits where the game begins")
        state = self.deal(seats, (), 0, 0)
        state.heap, state.seat = setup["heap"], setup["begins"]
        state.legal_n = self.engine.rules.list_actions(state, state.seat, state.legal)
        return state

    def deciders(self, state: Toy) -> list[int]:
        return [] if state.over else [state.seat]

    def decision(self, state: Toy, seat: int) -> str | None:
        return "take" if seat in self.deciders(state) else None

    def is_simultaneous(self, state: Toy) -> bool:
        return False

    def write_action(self, state: Toy, seat: int, action: int) -> str:
        return f"take {action}"

    def read_action(self, state: Toy, seat: int, text: str) -> int:
        word, _, number = text.partition(" ")
        if word != "take" or number not in [str(n) for n in range(self.action_count)]:
            raise BadNotation(f"'{text}' is no action")
        return int(number)

    def why_not(self, state: Toy, seat: int, action: int) -> Reason | None:
        if seat not in self.deciders(state):
            return Reason("not-your-decision", {"seat": state.seat})
        if action in self.legal(state, seat):
            return None
        return Reason("not-so-many", {"heap": state.heap})

    def expected_actions(self, state: Toy, seat: int) -> list[int]:
        return [1, 2, 3]

    def legal(self, state: Toy, seat: int) -> list[int]:
        return super().legal(state, seat) if seat in self.deciders(state) else []

    def describe(self, knowledge: Toy, seat: int) -> dict[str, Any]:
        return {"heap": knowledge.heap, "deciding": self.deciders(knowledge)}

    def describe_events(self, raws: Sequence[RawEvent]) -> list[Event]:
        return [{"kind": "taken", "seat": raw[1], "count": raw[2]} for raw in raws]

    def event_owner(self, raw: RawEvent) -> int | None:
        return None

    def automatic_action(self, raw: RawEvent) -> int | None:
        return None

    def position(self, state: Toy) -> dict[str, Any]:
        return {"heap": state.heap}

    def replay_line(self, step: Step) -> dict[str, Any] | None:
        return {"n": step.n, "action": step.action, **step.position}

    def result(self, state: Toy) -> Result:
        points = [self.engine.rules.standing(state, p) // 100 for p in range(state.players)]
        ranking = sorted(range(state.players), key=lambda p: -points[p])
        scores = [{"total": number} for number in points]
        return {"ranking": [[seat] for seat in ranking], "scores": scores}

    @cached_property
    def telling(self) -> Telling:
        return ToyTelling(self)
