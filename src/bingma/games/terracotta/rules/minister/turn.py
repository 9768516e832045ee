"""T5.5, T5.8, T5.13: the Prime Minister's turn step by step, his decrees, his surprise builds."""

from bingma.games.terracotta.rules.events import (
    AFTER_BLOCK,
    ALL_AVAILABLE,
    BESIDE_CRAFTSMAN,
    BY_BLOCK,
    BY_DECREE,
    BY_OPTION,
    CLAY_CHANGED,
    COINS,
    COINS_CHANGED,
    DECREE_ROLLED,
    MOST_SHOWN,
    NEED_SEEN,
    NO_CRAFTSMAN,
    OVERSEER_MOVED,
    POINTS_CHANGED,
    RING_BEGAN,
    RINGS_TURNED,
    ROW_RESOLVED,
    ROW_SCORED,
    ROW_SEEN,
    ROW_WEAPON,
    SLICE_EMPTY,
    SLICE_SEEN,
    SLICE_SKIPPED,
    SURPRISE_PAID,
    TURN_BEGAN,
    WEAPON_SEEN,
    WET_CLAY,
    WORKER_SENT,
)
from bingma.games.terracotta.rules.goods import has_option
from bingma.games.terracotta.rules.minister.actions import (
    leftmost_unavailable,
    minister_ring_action,
    tell_row,
)
from bingma.games.terracotta.rules.minister.building import minister_build_action, minister_builds
from bingma.games.terracotta.rules.minister.spare import roll_decree, spare_action
from bingma.games.terracotta.rules.offers import can_build_at_all
from bingma.games.terracotta.rules.state import (
    CHANCE,
    DICE,
    FIRST_DECREE_ROW,
    FROM_DECREE,
    INNER_RING,
    LAST_DECREE_ROW,
    MIDDLE_RING,
    NONE,
    PM,
    PM_EXTRA_DECREE,
    PM_GOES_ON,
    PM_NEXT_RING,
    PM_NEXT_ROW,
    PM_ROTATION,
    RINGS,
    SLICES,
    State,
)
from bingma.games.terracotta.rules.tables import DECREE_BUILD, DECREE_TURNS, DECREE_WEAPON
from bingma.games.terracotta.rules.turn import ask, end_turn
from bingma.games.terracotta.rules.wheel import (
    put_worker,
    shown_action,
    shown_number,
    turn_ring,
)
from bingma.kit.rules import emit, listening, rule

WEAPON_ROW = 11
SCORE_ROW = 12
SCORE_ROW_VP = 3

# T5.13: what he must have and what he discards, without and with option 3.
SURPRISES_OF_A_KIND = 2
CLAY_NEEDED = 6
COINS_NEEDED = 8
COINS_NEEDED_WITH_OPTION_3 = 6
DISCARDED = 5
DISCARDED_WITH_OPTION_3 = 3


@rule
def begin_minister_turn(s: State) -> None:
    """T5.5 step 1: two dice."""
    s.rolled = 0
    s.decree_row = 0
    s.ring = NONE
    emit(s, TURN_BEGAN, PM, 0, 0, 0)
    ask(s, CHANCE, DICE)


@rule
def move_overseer(s: State, first_die: int, second_die: int) -> None:
    """T5.5 step 2: as many slices as the smaller die; some are skipped and do not count."""
    steps = min(first_die, second_die)
    start = s.overseer
    while steps > 0:
        s.overseer = (s.overseer + 1) % SLICES
        if s.craftsman_on[s.overseer] != PM and s.artisan_on[s.overseer] == NONE:
            steps -= 1
            emit(s, SLICE_SEEN, PM, s.overseer, 0, 0)
        else:
            tell_skipped(s, s.overseer)
    emit(s, OVERSEER_MOVED, PM, s.overseer, start, 0)
    send_worker(s)


@rule
def tell_skipped(s: State, at: int) -> None:
    """A slice that does not count, and whose worker is the reason."""
    if s.artisan_on[at] != NONE:
        emit(s, SLICE_SKIPPED, s.artisan_on[at], at, 1, 0)
    else:
        emit(s, SLICE_SKIPPED, PM, at, 0, 0)


@rule
def send_worker(s: State) -> None:
    """T5.5 step 3: a craftsman on an empty slice if he has one; beside a human's an artisan."""
    if s.craftsman_on[s.overseer] == NONE:
        if s.craftsmen[PM] > 0:
            place_worker(s, 0, SLICE_EMPTY)
        else:
            place_worker(s, 1, NO_CRAFTSMAN)
    elif s.artisans[PM] > 0:
        place_worker(s, 1, BESIDE_CRAFTSMAN)
    else:
        s.step = PM_GOES_ON
        emit(s, DECREE_ROLLED, PM, BY_BLOCK, s.overseer, s.craftsman_on[s.overseer])
        roll_decree(s)


@rule
def place_worker(s: State, artisan: int, why: int) -> None:
    """His worker stands where the overseer is; then the three actions."""
    put_worker(s, PM, artisan, s.overseer)
    emit(s, WORKER_SENT, PM, artisan, s.overseer, why)
    s.step = PM_NEXT_RING


@rule
def overseer_goes_on(s: State) -> None:
    """T5.5 step 3, blocked: on to the next slice where a craftsman can be placed."""
    while s.craftsman_on[s.overseer] != NONE or s.artisan_on[s.overseer] != NONE:
        s.overseer = (s.overseer + 1) % SLICES
    place_worker(s, 0, AFTER_BLOCK)


@rule
def minister_next_ring(s: State) -> None:
    """T5.5 step 4: the three actions inside-out."""
    s.ring += 1
    if s.ring < RINGS:
        tell_ring(s)
        minister_ring_action(s)
    else:
        s.step = PM_EXTRA_DECREE


@rule
def tell_ring(s: State) -> None:
    """What the ring shows; the wheel may have turned when somebody looks at it again."""
    if listening(s):
        shown = shown_action(s, s.ring, s.slice) * MOST_SHOWN + shown_number(s, s.ring, s.slice)
        emit(s, RING_BEGAN, PM, s.ring, s.slice, shown)


@rule
def extra_decree(s: State) -> None:
    """T5.5 step 5: with option 1 a decree in every turn that had none."""
    s.step = PM_ROTATION
    if has_option(s, 1) and s.rolled == 0:
        emit(s, DECREE_ROLLED, PM, BY_OPTION, NONE, NONE)
        roll_decree(s)


@rule
def rotate_by_decrees(s: State) -> None:
    """T5.5 step 6: the rotation icons of all marked rows together."""
    s.step = PM_NEXT_ROW
    s.decree_row = FIRST_DECREE_ROW - 1
    if s.decrees == 0:
        return
    inner = 0
    middle = 0
    for row in range(FIRST_DECREE_ROW, LAST_DECREE_ROW + 1):
        if (s.decrees >> row) & 1:
            inner += DECREE_TURNS[INNER_RING][row]
            middle += DECREE_TURNS[MIDDLE_RING][row]
            if listening(s):
                inner_turns = DECREE_TURNS[INNER_RING][row]
                emit(s, ROW_SEEN, PM, row, inner_turns, DECREE_TURNS[MIDDLE_RING][row])
    turn_ring(s, INNER_RING, inner)
    turn_ring(s, MIDDLE_RING, middle)
    emit(s, RINGS_TURNED, PM, inner, middle, 0)


@rule
def next_decree(s: State) -> None:
    """T5.5 step 6: the marked rows from the top down; then the marks go and the turn ends."""
    row = s.decree_row + 1
    while row <= LAST_DECREE_ROW and (s.decrees >> row) & 1 == 0:
        row += 1
    if row <= LAST_DECREE_ROW:
        s.decree_row = row
        resolve_decree(s, row)
    else:
        s.decrees = 0
        s.decree_row = 0
        end_turn(s)


@rule
def resolve_decree(s: State, row: int) -> None:
    """T5.8: one row of the chart."""
    tell_decree(s, row)
    if DECREE_BUILD[row] > 0:
        minister_build_action(s, DECREE_BUILD[row])
    elif DECREE_WEAPON[row] != NONE:
        weapon = DECREE_WEAPON[row]
        if s.active[PM][weapon] == 1:
            emit(s, WEAPON_SEEN, PM, weapon, 1, 0)
            spare_action(s, ALL_AVAILABLE)
        else:
            s.active[PM][weapon] = 1
    elif row == WEAPON_ROW:
        weapon = leftmost_unavailable(s)
        if weapon == NONE:
            spare_action(s, ALL_AVAILABLE)
        else:
            tell_row(s)
            s.active[PM][weapon] = 1
            emit(s, ROW_WEAPON, PM, weapon, 0, 0)
    elif row == SCORE_ROW:
        s.points[PM][FROM_DECREE] += SCORE_ROW_VP
        emit(s, POINTS_CHANGED, PM, SCORE_ROW_VP, 0, 0)
        emit(s, ROW_SCORED, PM, SCORE_ROW_VP, 0, 0)
    else:
        spare_action(s, BY_DECREE)


@rule
def tell_decree(s: State, row: int) -> None:
    """What a row orders."""
    weapon = DECREE_WEAPON[row]
    if weapon == NONE:
        emit(s, ROW_RESOLVED, PM, row, NONE, DECREE_BUILD[row])
    else:
        emit(s, ROW_RESOLVED, PM, row, weapon, s.active[PM][weapon])


@rule
def surprises_are_over(s: State) -> bool:
    """T5.13: twice with clay, twice with coins."""
    return s.surprises >= 2 * SURPRISES_OF_A_KIND


@rule
def surprise_build(s: State) -> None:
    """T5.13: with enough clay or coins he discards some and builds without weapons."""
    cheap = has_option(s, 3)
    price = DISCARDED_WITH_OPTION_3 if cheap else DISCARDED
    coins_needed = COINS_NEEDED_WITH_OPTION_3 if cheap else COINS_NEEDED
    with_clay = s.surprises < SURPRISES_OF_A_KIND
    s.surprises += 1
    if not can_build_at_all(s, PM):
        return
    if with_clay:
        if s.wet[PM] >= CLAY_NEEDED:
            emit(s, NEED_SEEN, PM, CLAY_NEEDED, s.wet[PM], 0)
            s.wet[PM] -= price
            emit(s, CLAY_CHANGED, PM, -price, 0, 0)
            emit(s, SURPRISE_PAID, PM, WET_CLAY, 0, 0)
            minister_builds(s, 0)
    elif s.coins[PM] >= coins_needed:
        emit(s, NEED_SEEN, PM, coins_needed, s.coins[PM], 0)
        s.coins[PM] -= price
        emit(s, COINS_CHANGED, PM, -price, 0, 0)
        emit(s, SURPRISE_PAID, PM, COINS, 0, 0)
        minister_builds(s, 0)
