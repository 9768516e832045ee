"""What Li Si would do if his turn came now, throw by throw, as far as nothing else is drawn.

The rules themselves play it on copies. No generator has a part in it, so nothing that will be drawn
can be told.
"""

from __future__ import annotations

from types import SimpleNamespace

from bingma.games.contract import Prospect, RawEvent
from bingma.games.terracotta import names, notation
from bingma.games.terracotta.rules import events as kinds
from bingma.games.terracotta.rules.state import CHANCE, DICE, PM, PM_FACE, PM_SPACE, State

# What comes after his turn is another matter.
AFTER = frozenset({kinds.TURN_BEGAN, kinds.SCORING_BEGAN})


def can_look_ahead(state: State, rules: SimpleNamespace) -> bool:
    """Whether a turn of his may come next: the human has one now, and he has a worker left."""
    if not state.solo or state.over or state.decision in (PM_SPACE, PM_FACE):
        return False
    if state.seat == CHANCE and state.decision != DICE:
        return False
    return bool(rules.workers_at_hand(state, PM) > 0)


def prospects(state: State, rules: SimpleNamespace) -> list[Prospect]:
    """One for each way that his dice may fall; he goes by the smaller one (T5.5)."""
    if not can_look_ahead(state, rules):
        return []
    before = state.copy()
    before.order_at = before.order.index(PM)
    rules.begin_minister_turn(before)
    out = [0] * len(before.legal)
    throws: dict[int, list[int]] = {}
    for action in out[: rules.list_actions(before, CHANCE, out)]:
        throws.setdefault(min(notation.meaning(action)["dice"]), []).append(action)
    return [_played(before, throws[smaller], rules) for smaller in sorted(throws)]


def _played(before: State, outcomes: list[int], rules: SimpleNamespace) -> Prospect:
    """His turn after some throws that come to the same, up to what is not known yet."""
    after = before.copy()
    raws: list[RawEvent] = []
    after.events = raws
    rules.apply_action(after, CHANCE, outcomes[0])
    after.events = None
    end = next((i for i, raw in enumerate(raws) if raw[0] in AFTER), None)
    open_at = names.DECISIONS[after.decision] if end is None and not after.over else None
    return Prospect(outcomes, raws[:end], open_at)
