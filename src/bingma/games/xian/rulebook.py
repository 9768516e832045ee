"""Xi'an (2017), 2 to 4 players: the game as the rest of the program sees it.

Worker cards are played in secret pairs, master builders go into four buildings, statues are
crafted, painted and armed. Source: the specification with ids X…; values that are not public are
reconstructed and marked so in components.toml. Unofficial, with our own words and drawings.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

from bingma.games.components import Components
from bingma.games.contract import (
    Event,
    Factors,
    ObservationField,
    RawEvent,
    Reason,
    Rulebook,
    Step,
)
from bingma.games.xian import (
    components,
    events,
    factors,
    names,
    notation,
    observation,
    reasons,
    records,
    view,
)
from bingma.games.xian.rules import (
    actions,
    buildings,
    goods,
    hidden,
    policy,
    scoring,
    setup,
    tables,
    tiles,
    turn,
    workers,
    worth,
)
from bingma.games.xian.rules import events as kinds
from bingma.games.xian.rules import observation as observing
from bingma.games.xian.rules.state import FAVOUR, PLAN, State
from bingma.kit import learning


class Xian(Rulebook[State]):
    """The rulebook of Xi'an."""

    name = "xian"
    title = "Xi'an"
    player_numbers = range(2, 5)
    usual_players = 3
    seat_colours = ("purple", "orange", "cyan", "jade")
    state = State
    modules = (
        tables,
        goods,
        setup,
        turn,
        workers,
        buildings,
        tiles,
        scoring,
        actions,
        hidden,
        worth,
        policy,
        observing,
        learning,
    )
    action_count = actions.ACTIONS
    barriers = events.BARRIERS
    preview_ends = events.NOT_THE_PLAYERS_DOING
    thinking: ClassVar[Mapping[str, int]] = {
        "EXPLORE": 1400,
        "POLICY": 1,
        "GOES": 0,
        "SPREAD": 300,
        "WIN": 500,
        "LEAD": 1000,
    }

    @classmethod
    def load_components(cls, path: Path | None) -> Components:
        return components.load(path)

    def write_setup(self, first: State) -> dict[str, Any]:
        return records.write_setup(first)

    def read_setup(self, setup: Any, seats: int) -> State:
        return records.read_setup(setup, seats, self.engine.rules)

    def deciders(self, state: State) -> list[int]:
        return view.deciding(state)

    def decision(self, state: State, seat: int) -> str | None:
        return names.DECISIONS[state.decision] if seat in view.deciding(state) else None

    def is_simultaneous(self, state: State) -> bool:
        return state.decision in (FAVOUR, PLAN)

    def write_action(self, state: State, seat: int, action: int) -> str:
        return notation.write(state, seat, action)

    def read_action(self, state: State, seat: int, text: str) -> int:
        return notation.read(state, seat, text)

    def why_not(self, state: State, seat: int, action: int) -> Reason | None:
        return reasons.why_not(state, seat, action, self.engine.rules, self.components.tables)

    def expected_actions(self, state: State, seat: int) -> list[int]:
        return reasons.expected_actions(state, seat)

    def describe(self, knowledge: State, seat: int) -> dict[str, Any]:
        described: dict[str, Any] = view.describe(
            knowledge, seat, self.engine.rules, self.components.tables
        )
        return described

    def printed(self) -> dict[str, Any]:
        return view.printed(self.components.tables)

    def observation_fields(self) -> Sequence[ObservationField]:
        return observation.FIELDS

    def describe_events(self, raws: Sequence[RawEvent]) -> list[Event]:
        return [events.describe(raw) for raw in raws]

    def event_owner(self, raw: RawEvent) -> int | None:
        return events.owner(raw)

    def automatic_action(self, raw: RawEvent) -> int | None:
        return raw[2] if raw[0] == kinds.ACTED and raw[3] else None

    def position(self, state: State) -> dict[str, Any]:
        return view.position(state, self.components.tables)

    def replay_line(self, step: Step) -> dict[str, Any] | None:
        """X11.8."""
        if step.action is None:
            return None
        return {
            "n": step.n,
            "seat": step.seat,
            "decision": step.decision,
            "legal": step.legal,
            "action": step.action,
            "auto": [text for _, text in step.automatic],
            **step.position,
        }

    def result(self, state: State) -> dict[str, Any]:
        return records.result(state, self.engine.rules)

    def factors(self, first: State, events: Sequence[RawEvent], last: State) -> Factors:
        return factors.factors(first, events, last, self.result(last)["scores"])

    def table(self) -> Any:
        return import_module("bingma.games.xian.table")


BOOK = Xian
