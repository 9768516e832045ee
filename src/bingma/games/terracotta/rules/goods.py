"""Coins, clay, points, the rack and prices."""

from bingma.games.terracotta.rules.events import (
    COINS,
    DRY_CLAY,
    GAINED,
    PAID,
    SCORED,
    WEAPON_TURNED,
    WET_CLAY,
)
from bingma.games.terracotta.rules.state import (
    MASTERS,
    PM,
    SOURCES,
    SPECIALISTS_OF_A_KIND,
    WARRIORS_OF_A_TYPE,
    State,
)
from bingma.games.terracotta.rules.tables import MASTER_COST, RACK, SPECIALIST_PRICE
from bingma.kit.rules import emit, rule


@rule
def is_minister(s: State, p: int) -> bool:
    """Whether a seat is the Prime Minister's."""
    return bool(s.solo == 1 and p == PM)


@rule
def has_option(s: State, option: int) -> bool:
    """T5.14: whether a difficulty option, 1 to 8, is on."""
    return bool((s.options >> (option - 1)) & 1)


@rule
def gain_coins(s: State, p: int, amount: int) -> None:
    """From the supply, which is unlimited (T1.1)."""
    if amount > 0:
        s.coins[p] += amount
        emit(s, GAINED, p, COINS, amount, 0)


@rule
def gain_wet(s: State, p: int, amount: int) -> None:
    """Wet clay from the supply."""
    if amount > 0:
        s.wet[p] += amount
        emit(s, GAINED, p, WET_CLAY, amount, 0)


@rule
def gain_dry(s: State, p: int, amount: int) -> None:
    """Dry clay, from a warehouse."""
    if amount > 0:
        s.dry[p] += amount
        emit(s, GAINED, p, DRY_CLAY, amount, 0)


@rule
def pay_coins(s: State, p: int, amount: int) -> None:
    """To the supply."""
    if amount > 0:
        s.coins[p] -= amount
        emit(s, PAID, p, COINS, amount, 0)


@rule
def pay_wet(s: State, p: int, amount: int) -> None:
    """To the supply, or partly onto a warehouse."""
    if amount > 0:
        s.wet[p] -= amount
        emit(s, PAID, p, WET_CLAY, amount, 0)


@rule
def turn_weapon(s: State, p: int, weapon: int, active: int) -> None:
    """A player's weapon becomes active or inactive."""
    if s.active[p][weapon] != active:
        s.active[p][weapon] = active
        emit(s, WEAPON_TURNED, p, weapon, active, 0)


@rule
def score(s: State, p: int, points: int, source: int) -> None:
    """Victory points of a player's own action."""
    s.points[p][source] += points
    emit(s, SCORED, p, points, source, 0)


@rule
def points_before(s: State, p: int, source: int) -> int:
    """A player's points of the sources before a given one."""
    total = 0
    for i in range(source):
        total += s.points[p][i]
    return total


@rule
def total_points(s: State, p: int) -> int:
    """All points of a player."""
    return points_before(s, p, SOURCES)


@rule
def rack_vp(s: State, kind: int) -> int:
    """T3.4: what the next warrior of a type is worth; there must be one."""
    return int(RACK[WARRIORS_OF_A_TYPE - s.rack[kind]])


@rule
def rack_is_empty(s: State) -> bool:
    """Whether no warrior of any type is left."""
    return s.rack[0] + s.rack[1] + s.rack[2] + s.rack[3] == 0


@rule
def specialist_price(s: State, kind: int) -> int:
    """T3.7: by the number of that kind built, removed ones included; one must be left."""
    return int(SPECIALIST_PRICE[kind][SPECIALISTS_OF_A_KIND - s.specialists[kind]])


@rule
def tokens_placed(s: State, p: int) -> int:
    """How many master tokens a player has placed."""
    n = 0
    for m in range(MASTERS):
        if s.master[p][m] > 0:
            n += 1
    return n


@rule
def hire_price(s: State, p: int) -> int:
    """T3.6: a player's next token costs by its number; there must be one."""
    return int(MASTER_COST[tokens_placed(s, p)])
