"""Everything that is said about Terracotta Army, as keys with values."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import cast

from bingma.games.contract import CHANCE, Event, Prospect, Reason, Result, View
from bingma.games.telling import (
    Ahead,
    Choice,
    Dealt,
    Leads,
    Question,
    Refused,
    Saying,
    Section,
    Telling,
    say,
    steps_of,
    who,
)
from bingma.games.terracotta import records
from bingma.games.terracotta.components import BUILD_ROWS, WEAPON_ROWS
from bingma.games.terracotta.rules.state import State
from bingma.games.terracotta.telling import ahead, decisions, table
from bingma.games.terracotta.telling.log import TerracottaLog
from bingma.games.terracotta.telling.things import HUMAN, MINISTER


class TerracottaTelling(Telling):
    """The telling of Terracotta Army."""

    prefix = "ta"

    def log(self, first: View) -> TerracottaLog:
        now = cast(State, first.knowledge)
        return TerracottaLog(self.book.printed()["decrees"], now.round_no)

    def question(self, view: View) -> Question:
        return decisions.question(view)

    def moment(self, view: View) -> Saying:
        return decisions.moment(view)

    def choices(
        self, view: View, actions: Sequence[str], previews: Sequence[Sequence[Event]]
    ) -> list[Choice]:
        return decisions.choices(view, actions, previews)

    def draw(self, view: View, outcomes: Sequence[str]) -> tuple[Question, list[Choice]]:
        return decisions.draw(view, outcomes)

    def dealt(self, options: Sequence[int]) -> list[Dealt]:
        return decisions.dealt(records.masters_at_start(options, self.book.engine.rules))

    def refused(self, view: View, action: str, why: Reason) -> Refused:
        return decisions.refused(view, action, why)

    def reason(self, reason: Reason) -> Saying:
        return decisions.reason(reason)

    def table(self, view: View) -> list[Section]:
        return table.table(view)

    def label(self, place: str) -> Saying:
        """Slices are counted from 0, decrees by what the dice show."""
        match steps_of(place):
            case ["wheel", ring], [n]:
                return say("ta-box-slice", ring=say(f"ta-ring-{ring}"), n=n - 1)
            case ["specialists", kind, value], numbers:
                key = f"ta-box-specialists-{value}"
                return say(key, figure=say(f"ta-figure-{kind}"), n=numbers[0] if numbers else 0)
            case ["areas", area], [n]:
                return say("ta-box-areas", tile=say(f"ta-tile-{area}"), n=n)
            case ["decrees", "weapons"], [n]:
                return say("ta-box-decrees-weapons", n=WEAPON_ROWS[n - 1])
            case ["decrees", "clay"], [n]:
                return say("ta-box-decrees-clay", n=BUILD_ROWS[n - 1])
        return super().label(place)

    def ending(self, next_seats: Sequence[int]) -> Saying:
        """T7.7: what is drawn after the human's turn, Li Si draws."""
        return super().ending([MINISTER if seat == CHANCE else seat for seat in next_seats])

    def ahead(self, prospects: Sequence[Prospect]) -> Ahead:
        return ahead.ahead(prospects, self.book)

    def leads(self, view: View, choices: Sequence[Choice]) -> Leads:
        return decisions.leads(view, choices)

    def outcome(self, result: Result, automata: Collection[int] = ()) -> Saying:
        """T3.11: in the solo game a tie is a loss."""
        if not automata:
            return super().outcome(result)
        his, mine = (result["scores"][seat]["total"] for seat in (MINISTER, HUMAN))
        won = result["ranking"][0] == [HUMAN]
        key = "ta-won" if won else "ta-lost-tie" if his == mine else "ta-lost"
        return say(key, who=who(HUMAN), minister=who(MINISTER), mine=mine, his=his)
