"""Terracotta Army (2022), 2 to 4 players, or one against the Prime Minister Li Si.

Workers on a wheel of three rings bring clay and coins, warriors and specialists fill the mausoleum,
inspectors and tiles score rows, columns and areas, groups score at the end. The solo opponent
follows exact rules and every step of his is an event that explains itself. Source: the
specification with ids T…; the multiplayer rules are partly reconstructed and marked so in
components.toml. Unofficial, with our own words and drawings.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import replace
from importlib import import_module
from pathlib import Path
from typing import Any, ClassVar

from bingma.games.components import Components
from bingma.games.contract import Event, Factor, Factors, RawEvent, Reason, Rulebook, Step
from bingma.games.terracotta import components, events, names, notation, reasons, records, view
from bingma.games.terracotta.rules import (
    actions,
    flow,
    goods,
    grid,
    hidden,
    inspectors,
    offers,
    placing,
    rounds,
    scoring,
    setup,
    spaces,
    tables,
    turn,
    wheel,
    worth,
)
from bingma.games.terracotta.rules import events as kinds
from bingma.games.terracotta.rules.minister import actions as minister_actions
from bingma.games.terracotta.rules.minister import building, inspector, spare, specialists
from bingma.games.terracotta.rules.minister import turn as minister_turn
from bingma.games.terracotta.rules.state import PM, State

RULE_FIELDS = ("rule", "considered", "chosen", "effect")


class TerracottaArmy(Rulebook[State]):
    """The rulebook of Terracotta Army."""

    name = "terracotta-army"
    title = "Terracotta Army"
    player_numbers = range(1, 5)
    usual_players = 1
    seat_colours = ("purple", "orange", "cyan", "jade")
    state = State
    modules = (
        tables,
        spaces,
        grid,
        goods,
        wheel,
        turn,
        inspectors,
        offers,
        placing,
        scoring,
        rounds,
        spare,
        inspector,
        building,
        specialists,
        minister_actions,
        minister_turn,
        actions,
        flow,
        setup,
        hidden,
        worth,
    )
    action_count = actions.ACTIONS
    barriers = frozenset()  # only draws, and every game stops at those (T7.7)
    preview_ends = events.NOT_THE_PLAYERS_DOING
    thinking: ClassVar[Mapping[str, int]] = {
        "EXPLORE": 1400,
        "POLICY": 0,
        "GOES": 1,  # nobody plays well at random here: judge soon, by `value`
        "SPREAD": 300,
        "WIN": 0,
        "LEAD": 1500,
    }

    @classmethod
    def load_components(cls, path: Path | None) -> Components:
        return components.load(path)

    def seat_count(self, players: int) -> int:
        """The Prime Minister has a seat in the solo game."""
        return 2 if players == 1 else players

    def automata(self, players: int) -> dict[int, str]:
        return {PM: names.PRIME_MINISTER} if players == 1 else {}

    def options(self, players: int) -> Sequence[int]:
        """Difficulty options of the solo game."""
        return records.OPTIONS if players == 1 else ()

    def check_options(self, options: Sequence[int], players: int) -> None:
        if wrong := [option for option in options if option not in records.OPTIONS]:
            raise ValueError(f"difficulty options are 1 to 8, not {wrong[0]}")
        if options and players != 1:
            raise ValueError("difficulty options are for the solo game only")

    def write_setup(self, first: State) -> dict[str, Any]:
        return records.write_setup(first)

    def read_setup(self, setup: Any, seats: int) -> State:
        return records.read_setup(setup, seats, self.engine.rules)

    def deciders(self, state: State) -> list[int]:
        return view.deciding(state)

    def decision(self, state: State, seat: int) -> str | None:
        return names.DECISIONS[state.decision] if seat in view.deciding(state) else None

    def is_simultaneous(self, state: State) -> bool:
        return False

    def write_action(self, state: State, seat: int, action: int) -> str:
        return notation.write(action)

    def read_action(self, state: State, seat: int, text: str) -> int:
        return notation.read(text)

    def why_not(self, state: State, seat: int, action: int) -> Reason | None:
        return reasons.why_not(state, seat, action, self.engine.rules, self.components.tables)

    def describe(self, knowledge: State, seat: int) -> dict[str, Any]:
        return view.describe(knowledge, seat, self.engine.rules, self.components.tables)

    def describe_events(self, raws: Sequence[RawEvent]) -> list[Event]:
        return events.describe_all(raws)

    def event_owner(self, raw: RawEvent) -> int | None:
        return None  # nothing is private (T7.6)

    def automatic_action(self, raw: RawEvent) -> int | None:
        return raw[2] if raw[0] == kinds.ACTED and raw[3] else None

    def position(self, state: State) -> dict[str, Any]:
        return view.position(state, self.engine.rules)

    def replay_line(self, step: Step) -> dict[str, Any] | None:
        """T7.9: the time before the first decision has a line too."""
        asked = {
            "seat": step.seat,
            "decision": step.decision,
            "legal": step.legal,
            "action": step.action,
        }
        return {
            "n": step.n,
            **(asked if step.action is not None else {}),
            "auto": [list(item) for item in step.automatic],
            "chance": step.chance,
            "events": [
                {field: event[field] for field in RULE_FIELDS}
                for event in step.events
                if event["kind"] == "rule"
            ],
            **step.position,
        }

    def result(self, state: State) -> dict[str, Any]:
        return records.result(state, self.engine.rules)

    def factors(self, first: State, events: Sequence[RawEvent], last: State) -> Factors:
        built = [
            [e for e in events if e[0] == kinds.BUILT and e[1] == p] for p in range(first.players)
        ]
        common: dict[str, Factor] = {"scoring tiles": [names.TILES[tile] for tile in first.tiles]}
        return replace(
            super().factors(first, events, last),
            common=common,
            dealt=[
                {"place in the order": str(first.order.index(p) + 1)} for p in range(first.players)
            ],
            chosen=[
                {"masters": records.masters_of(last, p), "warriors": len(built[p])}
                for p in range(first.players)
            ],
        )

    def table(self) -> Any:
        return import_module("bingma.games.terracotta.table")


BOOK = TerracottaArmy
