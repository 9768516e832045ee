"""T3.2: the action wheel, its rings and the workers on it.

Functions that end in `_refusal` say why something cannot be done, OK if it can; the legal actions
are those without a refusal, so a player is always told the reason that really counts.
"""

from bingma.games.terracotta.rules.events import RING_TURNED, WORKER_SEEN
from bingma.games.terracotta.rules.goods import pay_coins
from bingma.games.terracotta.rules.state import (
    INNER_RING,
    MIDDLE_RING,
    NONE,
    SLICES,
    State,
)
from bingma.games.terracotta.rules.tables import ROTATE_COST, WHEEL_ACTION, WHEEL_NUMBER
from bingma.kit.rules import emit, rule

# Why something cannot be done now.
OK = 0
NO_CRAFTSMAN_AT_HAND = 1
NO_ARTISAN_AT_HAND = 2
WORKER_IS_THERE = 3
ARTISAN_IS_THERE = 4
ALREADY_ROTATED = 5
TOO_FEW_COINS = 6
TOO_LITTLE_CLAY = 7
NO_BASE = 8
NO_EMPTY_SPACE = 9
NONE_ON_RACK = 10
NO_DRY_CLAY = 11
WORKER_IS_ARTISAN = 12
NO_TOKEN_LEFT = 13
TOKEN_TAKEN = 14
WEAPON_IS_ACTIVE = 15
ALL_WEAPONS_ACTIVE = 16
NONE_LEFT = 17
WEAPON_IS_INACTIVE = 18
NO_LEGAL_SPACE = 19
NOT_OFFERED = 20
MASTER_HIRED = 21
MASTER_NOT_HIRED = 22
WAREHOUSE_IS_EMPTY = 23
MORE_STACKS_POSSIBLE = 24
TOO_FAR = 25


@rule
def ring_place(s: State, ring: int, at: int) -> int:
    """Section 6: which entry of a ring stands on a slice after its turns."""
    if ring == INNER_RING:
        return (at - s.turned[INNER_RING] + SLICES) % SLICES
    if ring == MIDDLE_RING:
        return (at + s.turned[MIDDLE_RING]) % SLICES
    return at


@rule
def shown_action(s: State, ring: int, at: int) -> int:
    """What a ring shows on a slice now: ON_COINS and so on."""
    return int(WHEEL_ACTION[ring][ring_place(s, ring, at)])


@rule
def shown_number(s: State, ring: int, at: int) -> int:
    """The amount, master or weapon that goes with it."""
    return int(WHEEL_NUMBER[ring][ring_place(s, ring, at)])


@rule
def turn_ring(s: State, ring: int, steps: int) -> None:
    """The inner ring turns clockwise, the middle one counter-clockwise."""
    s.turned[ring] = (s.turned[ring] + steps) % SLICES


@rule
def rotate_refusal(s: State, p: int) -> int:
    """T3.2: once a turn, for coins."""
    if s.rotated == 1:
        return ALREADY_ROTATED
    if s.coins[p] < ROTATE_COST[0]:
        return TOO_FEW_COINS
    return OK


@rule
def rotate(s: State, p: int, ring: int) -> None:
    """T3.2: pay and turn a ring by one slice."""
    pay_coins(s, p, ROTATE_COST[0])
    turn_ring(s, ring, 1)
    emit(s, RING_TURNED, p, ring, 0, 0)
    s.rotated = 1


@rule
def place_refusal(s: State, p: int, artisan: int, at: int) -> int:
    """T3.2: a craftsman needs an empty slice, an artisan one without an artisan."""
    if artisan == 1:
        if s.artisans[p] == 0:
            return NO_ARTISAN_AT_HAND
    elif s.craftsmen[p] == 0:
        return NO_CRAFTSMAN_AT_HAND
    elif s.craftsman_on[at] != NONE:
        return WORKER_IS_THERE
    if s.artisan_on[at] != NONE:
        return ARTISAN_IS_THERE
    return OK


@rule
def put_worker(s: State, p: int, artisan: int, at: int) -> None:
    """A worker from hand onto a slice."""
    s.slice = at
    s.placed_artisan = artisan
    if artisan == 1:
        s.artisans[p] -= 1
        s.artisan_on[at] = p
    else:
        s.craftsmen[p] -= 1
        s.craftsman_on[at] = p


@rule
def upgrade_worker(s: State, p: int) -> None:
    """T3.3: the craftsman just placed becomes an artisan for good."""
    s.craftsman_on[s.slice] = NONE
    s.artisan_on[s.slice] = p
    s.placed_artisan = 1


@rule
def return_workers(s: State) -> None:
    """T3.10: all workers go back; artisans stay artisans."""
    for at in range(SLICES):
        if s.craftsman_on[at] != NONE:
            emit(s, WORKER_SEEN, s.craftsman_on[at], at, 0, 0)
            s.craftsmen[s.craftsman_on[at]] += 1
            s.craftsman_on[at] = NONE
        if s.artisan_on[at] != NONE:
            emit(s, WORKER_SEEN, s.artisan_on[at], at, 1, 0)
            s.artisans[s.artisan_on[at]] += 1
            s.artisan_on[at] = NONE
