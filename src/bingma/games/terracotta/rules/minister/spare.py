"""T5.4, T5.6, T5.7: rolling for a decree, spare actions, and what happens when an action fails."""

from bingma.games.terracotta.rules.events import (
    BY_CUSTOM,
    BY_MUCH_CLAY,
    BY_TILE,
    CLAY_CHANGED,
    COINS,
    COINS_CHANGED,
    DECREE_MARKED,
    FAILED,
    POINTS_CHANGED,
    REASON_SEEN,
    ROW_SEEN,
    SPARE_TAKEN,
    SUM_SEEN,
    WET_CLAY,
)
from bingma.games.terracotta.rules.goods import has_option
from bingma.games.terracotta.rules.offers import offered_action, offered_number
from bingma.games.terracotta.rules.state import (
    CHANCE,
    CLAY_TILE,
    COINS_TILE,
    DECREE,
    FIRST_DECREE_ROW,
    FROM_SPARE,
    LAST_DECREE_ROW,
    NONE,
    PM,
    State,
)
from bingma.games.terracotta.rules.turn import ask
from bingma.kit.rules import emit, listening, rule

SPARE_VP = 2
SPARE_VP_WITH_OPTION_2 = 5
MUCH_CLAY = 5


@rule
def roll_decree(s: State) -> None:
    """T5.4: two dice; the outcome comes to `mark_decree`."""
    s.rolled = 1
    ask(s, CHANCE, DECREE)


@rule
def unmarked_row(s: State, row: int) -> int:
    """T5.4: the row itself, else the nearest unmarked above, else below; NONE if all are marked."""
    for i in range(row - FIRST_DECREE_ROW + 1):
        if (s.decrees >> (row - i)) & 1 == 0:
            return row - i
    for i in range(row + 1, LAST_DECREE_ROW + 1):
        if (s.decrees >> i) & 1 == 0:
            return i
    return NONE


@rule
def mark_decree(s: State, total: int) -> None:
    """T5.4: mark the row of the sum."""
    row = unmarked_row(s, total)
    tell_rows(s, total, row)
    if row != NONE:
        s.decrees |= 1 << row
    emit(s, SUM_SEEN, PM, total, 0, 0)
    emit(s, DECREE_MARKED, PM, row, 0, 0)


@rule
def tell_rows(s: State, total: int, chosen: int) -> None:
    """The rows looked at, in order: marked ones up to the one chosen."""
    if listening(s):
        for i in range(total - FIRST_DECREE_ROW + 1):
            if chosen > total or chosen <= total - i:
                emit(s, ROW_SEEN, PM, total - i, 0, 0)
        for row in range(total + 1, LAST_DECREE_ROW + 1):
            if chosen == NONE or row <= chosen:
                emit(s, ROW_SEEN, PM, row, 0, 0)


@rule
def spare_action(s: State, reason: int) -> None:
    """T5.7: points and one good: what the tile scores, else a coin with much clay, else clay."""
    points = SPARE_VP_WITH_OPTION_2 if has_option(s, 2) else SPARE_VP
    s.points[PM][FROM_SPARE] += points
    emit(s, REASON_SEEN, PM, reason, 0, 0)
    emit(s, POINTS_CHANGED, PM, points, 0, 0)
    tile = s.tiles[s.round_no - 1]
    much_clay = s.wet[PM] >= MUCH_CLAY
    if tile == COINS_TILE or (tile != CLAY_TILE and much_clay):
        s.coins[PM] += 1
        emit(s, COINS_CHANGED, PM, 1, 0, 0)
        why = BY_TILE if tile == COINS_TILE else BY_MUCH_CLAY
        emit(s, SPARE_TAKEN, PM, COINS, why, 0)
    else:
        s.wet[PM] += 1
        emit(s, CLAY_CHANGED, PM, 1, 0, 0)
        why = BY_TILE if tile == CLAY_TILE else BY_CUSTOM
        emit(s, SPARE_TAKEN, PM, WET_CLAY, why, 0)


@rule
def fail(s: State, reason: int) -> None:
    """T5.6: roll for a decree when on the wheel, a spare action when in a decree."""
    if s.decree_row > 0:
        spare_action(s, reason)
    else:
        emit(s, REASON_SEEN, PM, reason, 0, 0)
        if listening(s):
            emit(s, FAILED, PM, offered_action(s, PM), offered_number(s, PM), 0)
        roll_decree(s)
