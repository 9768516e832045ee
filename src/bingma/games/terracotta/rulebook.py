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
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar, cast

from bingma.faults import Fault
from bingma.games import Source
from bingma.games.components import Components
from bingma.games.contract import (
    Data,
    Event,
    Factor,
    Factors,
    ObservationField,
    Prospect,
    RawEvent,
    Reason,
    Result,
    Rulebook,
    Step,
)
from bingma.games.terracotta import (
    ahead,
    components,
    difficulty,
    events,
    explanations,
    names,
    notation,
    observation,
    positions,
    preview,
    reasons,
    records,
    shapes,
    view,
)
from bingma.games.terracotta.mind import observation as observing
from bingma.games.terracotta.mind import policy, worth
from bingma.games.terracotta.printed import printed
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
)
from bingma.games.terracotta.rules import events as kinds
from bingma.games.terracotta.rules.minister import actions as minister_actions
from bingma.games.terracotta.rules.minister import building, inspector, spare, specialists
from bingma.games.terracotta.rules.minister import turn as minister_turn
from bingma.games.terracotta.rules.state import PM, State
from bingma.kit import learning

if TYPE_CHECKING:
    from bingma.games.drawing import Drawing
    from bingma.games.telling import Telling


class TerracottaArmy(Rulebook[State]):
    """The rulebook of Terracotta Army."""

    name = "terracotta-army"
    title = names.TITLE
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
        policy,
        observing,
        learning,
    )
    action_count = actions.ACTIONS
    barriers = frozenset()  # only draws, and every game stops at those (T7.7)
    rules_number = 2
    has_secrets = False  # T7.6
    preview_ends = events.NOT_THE_PLAYERS_DOING
    difficulty = difficulty.OF_LI_SI
    thinking: ClassVar[Mapping[str, int]] = {
        "EXPLORE": 1400,
        "POLICY": 0,
        "GOES": 1,  # nobody plays well at random here: judge soon, by `value`
        "SPREAD": 300,
        "WIN": 0,
        "LEAD": 1500,
    }

    @classmethod
    def load_components(cls, source: Source) -> Components:
        return components.load(source)

    def seat_count(self, players: int) -> int:
        """The Prime Minister has a seat in the solo game."""
        return 2 if players == 1 else players

    def automata(self, players: int) -> dict[int, str]:
        return {PM: names.PRIME_MINISTER} if players == 1 else {}

    def options(self, players: int) -> Sequence[int]:
        """Difficulty options of the solo game."""
        return records.OPTIONS if players == 1 else ()

    def options_of(self, state: State) -> list[int]:
        return records.options_of(state) if state.solo else []

    def check_options(self, options: Sequence[int], players: int) -> None:
        if wrong := [option for option in options if option not in records.OPTIONS]:
            low, high = records.OPTIONS[0], records.OPTIONS[-1]
            raise Fault("fault-option-number", low=low, high=high, option=str(wrong[0]))
        if options and players != 1:
            raise Fault("fault-options-solo")

    def write_setup(self, first: State) -> Data:
        return records.write_setup(first)

    def read_setup(self, setup: Any, seats: int) -> State:
        return records.read_setup(setup, seats, self.engine.rules)

    def dealt_setup(self, options: Sequence[int], dealt: Mapping[str, Sequence[str]]) -> Data:
        return {"mode": "solo", "options": sorted(options), **dealt}

    def write_position(self, state: State) -> str:
        return positions.write(state)

    def read_position(self, text: str) -> State:
        return positions.read(text, self.engine.rules, self.components.tables)

    def players_of(self, state: State) -> int:
        return 1 if state.solo else state.players

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

    def expected_actions(self, state: State, seat: int) -> list[int]:
        return reasons.expected_actions(state, seat, self.engine.rules)

    def changes(self, state: State, seat: int, action: int) -> Event | None:
        """Points of all seats, now and later, and the group that a placement makes."""
        return preview.changes(state, seat, action, self.engine.rules, self.components.tables)

    def prospects(self, state: State) -> Sequence[Prospect]:
        """T5.5: Li Si's next turn, by the smaller of his dice."""
        return ahead.prospects(state, self.engine.rules)

    def describe(self, knowledge: State, seat: int) -> shapes.View:
        rules, tables = self.engine.rules, self.components.tables
        return view.describe(knowledge, seat, rules, tables, self._kept)

    @cached_property
    def _kept(self) -> view.Kept:
        return view.Kept()

    def own(self, knowledge: State, seat: int) -> shapes.OwnView:
        return view.own(knowledge, seat, self.engine.rules, self.components.tables)

    def printed(self) -> shapes.Printed:
        return self._printed

    @cached_property
    def _printed(self) -> shapes.Printed:
        return printed(self.components)

    def observation_fields(self) -> Sequence[ObservationField]:
        return observation.FIELDS

    # In each of five rounds six turns at most: a ring turned, the worker, and three actions with a
    # space, a direction and a weapon; for the Prime Minister a space and a direction for each of
    # three actions and four decrees, and four surprise builds at the end of the round.
    most_decisions = 1000

    def describe_events(self, raws: Sequence[RawEvent]) -> list[Event]:
        return cast(list[Event], events.describe_all(raws))

    def is_part(self, raw: RawEvent) -> bool:
        return kinds.FIRST_PART <= raw[0] < kinds.FIRST_RULE

    def event_owner(self, raw: RawEvent) -> int | None:
        return None  # nothing is private (T7.6)

    def automatic_action(self, raw: RawEvent) -> int | None:
        return raw[2] if raw[0] == kinds.ACTED and raw[3] else None

    def position(self, state: State) -> Data:
        return view.position(state, self.engine.rules)

    def replay_line(self, step: Step) -> Data | None:
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
                told
                for event in step.events
                if event["kind"] == "rule"
                and (told := explanations.explanation(cast(shapes.RuleStep, event))) is not None
            ],
            **step.position,
        }

    def points_so_far(self, state: State) -> list[int]:
        return [int(sum(sources)) for sources in state.points[: state.players]]

    def result(self, state: State) -> Result:
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
                {"masters": [*records.masters_of(last, p)], "warriors": len(built[p])}
                for p in range(first.players)
            ],
        )

    @cached_property
    def telling(self) -> Telling:
        from bingma.games.terracotta.telling import TerracottaTelling

        return TerracottaTelling(self)

    def drawing(self) -> Drawing:
        from bingma.games.terracotta import drawing

        return drawing


BOOK = TerracottaArmy
