"""T7.4: a player puts a warrior or a specialist on the grid, and uses a weapon after building."""

from bingma.games.terracotta.rules.events import BUILT, SPECIALIST_PUT, STORED
from bingma.games.terracotta.rules.goods import (
    gain_coins,
    pay_coins,
    pay_wet,
    rack_vp,
    score,
    specialist_price,
    turn_weapon,
)
from bingma.games.terracotta.rules.grid import (
    put_specialist,
    put_warrior,
    spaces_between,
    statues_in,
)
from bingma.games.terracotta.rules.offers import offered_action, offered_number
from bingma.games.terracotta.rules.state import (
    BOW,
    DIRECTIONS,
    FACE,
    FIRST_SPECIALIST,
    FROM_RACK,
    FROM_WEAPON,
    HALBERD,
    HORSE,
    INSPECT,
    KNEELING_ARCHER,
    NONE,
    ON_BUILD,
    SPACE,
    SWORD,
    USE,
    State,
)
from bingma.games.terracotta.rules.tables import (
    AROUND,
    SPECIALIST_WEAPON,
    WEAPON_COINS,
    WEAPON_VP,
)
from bingma.games.terracotta.rules.turn import ask
from bingma.kit.rules import emit, rule


@rule
def build(s: State, p: int, kind: int) -> None:
    """T3.3: pay clay, one onto the warehouse; T3.6: or the round number in coins (builder)."""
    if offered_action(s, p) == ON_BUILD:
        pay_wet(s, p, offered_number(s, p))
        s.warehouse[kind] += 1
        emit(s, STORED, p, kind, 1, 0)
        s.with_weapon = 1
    else:
        pay_coins(s, p, s.round_no)
        s.with_weapon = 0
    s.figure = kind
    ask(s, p, SPACE)


@rule
def order_specialist(s: State, p: int, kind: int) -> None:
    """T3.3: pay, and turn the weapon inactive."""
    pay_coins(s, p, specialist_price(s, kind))
    turn_weapon(s, p, SPECIALIST_WEAPON[kind], 0)
    s.figure = FIRST_SPECIALIST + kind
    ask(s, p, SPACE)


@rule
def put_figure(s: State, p: int, space: int) -> None:
    """The space of what was paid for."""
    s.space = space
    kind = s.figure - FIRST_SPECIALIST
    if kind < 0:
        put_built_warrior(s, p, space)
    elif kind == HORSE or kind == KNEELING_ARCHER:
        ask(s, p, FACE)
    else:
        put_specialist(s, kind, space, NONE)
        emit(s, SPECIALIST_PUT, p, kind, space, NONE)


@rule
def put_built_warrior(s: State, p: int, space: int) -> None:
    """T3.3: rack points as shown before, then the matching weapon; neither with the builder."""
    kind = s.figure
    points = rack_vp(s, kind)
    put_warrior(s, p, kind, space)
    emit(s, BUILT, p, kind, space, 0)
    if s.with_weapon == 1:
        score(s, p, points, FROM_RACK)
        if s.active[p][kind] == 1 and best_weapon_points(s) > 0:
            ask(s, p, USE)


@rule
def face_figure(s: State, p: int, direction: int) -> None:
    """The direction of a horse or a kneeling archer."""
    kind = s.figure - FIRST_SPECIALIST
    put_specialist(s, kind, s.space, direction)
    emit(s, SPECIALIST_PUT, p, kind, s.space, direction)


# Weapon bonuses (T3.5)


@rule
def weapon_points(s: State, direction: int) -> int:
    """What the weapon of the warrior just built would score; a direction with the bow only."""
    weapon = s.figure
    points: int = WEAPON_VP[weapon]
    if weapon == HALBERD:
        return points * statues_in(s, AROUND[s.space])
    if weapon == BOW:
        return points * max(0, spaces_between(s, s.space, direction))
    return points


@rule
def best_weapon_points(s: State) -> int:
    """T3.5: a bonus that would score nothing cannot be used."""
    if s.figure != BOW:
        return weapon_points(s, NONE)
    best = 0
    for direction in range(DIRECTIONS):
        best = max(best, weapon_points(s, direction))
    return best


@rule
def use_weapon(s: State, p: int, direction: int) -> None:
    """T3.5: points and coins; the sword may move an inspector."""
    weapon = s.figure
    turn_weapon(s, p, weapon, 0)
    score(s, p, weapon_points(s, direction), FROM_WEAPON)
    gain_coins(s, p, WEAPON_COINS[weapon])
    if weapon == SWORD:
        ask(s, p, INSPECT)
