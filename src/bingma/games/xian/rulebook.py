"""Xi'an (2017), 2 to 4 players: the game as the rest of the program sees it.

Worker cards are played in secret pairs, master builders go into four buildings, statues are
crafted, painted and armed. Source: the specification with ids X…; values that are not public are
reconstructed and marked so in components.toml. Unofficial, with our own words and drawings.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from functools import cached_property
from typing import TYPE_CHECKING, Any, ClassVar

from bingma.games import Source
from bingma.games.components import Components
from bingma.games.contract import (
    Data,
    Event,
    Factors,
    ObservationField,
    RawEvent,
    Reason,
    Result,
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
    positions,
    reasons,
    records,
    shapes,
    view,
)
from bingma.games.xian.mind import observation as observing
from bingma.games.xian.mind import policy, worth
from bingma.games.xian.rules import (
    actions,
    armory,
    entering,
    go,
    goods,
    hidden,
    lab,
    palace,
    pit,
    scoring,
    setup,
    tables,
    tiles,
    turn,
    workers,
    workshop,
)
from bingma.games.xian.rules import events as kinds
from bingma.games.xian.rules.state import FAVOUR, PLAN, State
from bingma.kit import learning

if TYPE_CHECKING:
    from bingma.games.drawing import Drawing
    from bingma.games.telling import Telling


class Xian(Rulebook[State]):
    """The rulebook of Xi'an."""

    name = "xian"
    title = names.TITLE
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
        pit,
        workshop,
        lab,
        armory,
        palace,
        tiles,
        entering,
        go,
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
    def load_components(cls, source: Source) -> Components:
        return components.load(source)

    def write_setup(self, first: State) -> Data:
        return records.write_setup(first)

    def read_setup(self, setup: Any, seats: int) -> State:
        return records.read_setup(setup, seats, self.engine.rules)

    def write_position(self, state: State) -> str:
        return positions.write(state)

    def read_position(self, text: str) -> State:
        return positions.read(text, self.engine.rules, self.components.tables)

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

    def describe(self, knowledge: State, seat: int) -> shapes.View:
        rules, tables = self.engine.rules, self.components.tables
        return view.describe(knowledge, seat, rules, tables, self._kept)

    @cached_property
    def _kept(self) -> view.Kept:
        return view.Kept()

    def own(self, knowledge: State, seat: int) -> shapes.Own:
        return view.own(knowledge, seat, self.engine.rules, self.components.tables)

    @cached_property
    def _printed(self) -> shapes.Printed:
        return view.printed(self.components.tables)

    def printed(self) -> shapes.Printed:
        return self._printed

    # The favour; in each of the twelve rounds a plan and a go of work, a building, up to three
    # choices inside it, and `done`; and once for each bonus tile its use, up to four choices inside
    # it, and one decision more afterwards.
    most_decisions = 120

    def observation_fields(self) -> Sequence[ObservationField]:
        return observation.FIELDS

    def describe_events(self, raws: Sequence[RawEvent]) -> list[Event]:
        return [events.describe(raw) for raw in raws]

    def event_owner(self, raw: RawEvent) -> int | None:
        return events.owner(raw)

    def automatic_action(self, raw: RawEvent) -> int | None:
        return raw[2] if raw[0] == kinds.ACTED and raw[3] else None

    def position(self, state: State) -> Data:
        return view.position(state, self.components.tables)

    def replay_line(self, step: Step) -> Data | None:
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

    def points_so_far(self, state: State) -> list[int]:
        return [int(points) for points in state.pp[: state.players]]

    def result(self, state: State) -> Result:
        return records.result(state, self.engine.rules)

    def write_result(self, result: Result) -> Data:
        """X11.7: nobody shares a place, so a place is one seat."""
        ranking = [seat for place in result["ranking"] for seat in place]
        return {**result, "ranking": ranking}

    def read_result(self, written: Any) -> Result:
        ranking = [[seat] for seat in written["ranking"]]
        return {"ranking": ranking, "scores": written["scores"]}

    def factors(self, first: State, events: Sequence[RawEvent], last: State) -> Factors:
        return factors.factors(first, events, last, self.result(last)["scores"])

    @cached_property
    def telling(self) -> Telling:
        from bingma.games.xian.telling import XianTelling

        return XianTelling(self)

    def drawing(self) -> Drawing:
        from bingma.games.xian import drawing

        return drawing


BOOK = Xian
