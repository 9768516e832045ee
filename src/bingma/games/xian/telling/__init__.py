"""Everything that is said about Xi'an, as keys with values."""

from __future__ import annotations

from collections.abc import Collection, Sequence
from typing import cast

from bingma.games.contract import Event, Reason, Result, View
from bingma.games.telling import Choice, Leads, Question, Refused, Saying, Section, Telling
from bingma.games.xian.rules.state import State
from bingma.games.xian.telling import decisions, table
from bingma.games.xian.telling.log import XianLog


class XianTelling(Telling):
    """The telling of Xi'an."""

    prefix = "xian"

    def log(self, first: View) -> XianLog:
        printed, now = self.book.printed(), cast(State, first.knowledge)
        return XianLog(printed["request_colours"], printed["end_tiles"], now.turn, now.stage)

    def question(self, view: View) -> Question:
        return decisions.question(view)

    def choices(
        self, view: View, actions: Sequence[str], previews: Sequence[Sequence[Event]]
    ) -> list[Choice]:
        return decisions.choices(view, actions, previews)

    def refused(self, view: View, action: str, why: Reason) -> Refused:
        return decisions.refused(view, action, why)

    def reason(self, reason: Reason) -> Saying:
        return decisions.reason(reason, self.book.printed()["end_tiles"])

    def table(self, view: View) -> list[Section]:
        return table.table(view)

    def leads(self, view: View, choices: Sequence[Choice]) -> Leads:
        return decisions.leads(view, choices)

    def moment(self, view: View) -> Saying:
        return decisions.moment(view)

    def outcome(self, result: Result, automata: Collection[int] = ()) -> Saying:
        return decisions.outcome(result)
