"""T5.9: which specialist the Prime Minister places, and where he is willing to."""

from bingma.games.terracotta.rules.events import (
    COINS_CHANGED,
    FACED,
    KIND_SEEN,
    NO_COINS,
    SOLD_OUT,
    SPACE_SEEN,
    SPECIALIST_CHOSEN,
    SPECIALIST_SENT,
    UNWILLING,
    WEAPON_SEEN,
    WILLING,
)
from bingma.games.terracotta.rules.goods import specialist_price
from bingma.games.terracotta.rules.grid import (
    empty_spaces,
    first_group,
    put_specialist,
    unaimed_warriors,
    warriors_in,
    warriors_of_group,
)
from bingma.games.terracotta.rules.scoring import musician_points
from bingma.games.terracotta.rules.spaces import count_spaces, first_space, next_to, shifted
from bingma.games.terracotta.rules.state import (
    FIRST_SPECIALIST,
    FOOTMAN,
    HUMAN,
    KNEELING_ARCHER,
    MUSICIAN,
    NONE,
    PM,
    PM_FACE,
    PM_SPACE,
    SWORD,
    TYPES,
    WEAPONS,
    State,
)
from bingma.games.terracotta.rules.tables import AROUND, WEAPON_SPECIALIST
from bingma.games.terracotta.rules.turn import ask
from bingma.kit.rules import emit, listening, rule

ONLY_SWORD = 1 << SWORD
COIN_FOR_NONE = 1
LEAST_MUSICIAN_VP = 2


@rule
def minister_specialist(s: State) -> None:
    """T5.9: the first kind that he is willing to place; none for whatever reason: 1 coin."""
    weapons = available_weapons(s)
    for i in range(WEAPONS - 1, -1, -1):
        kind = considered_kind(s, i, weapons)
        if kind != NONE and verdict(s, kind, s.coins[PM]) == WILLING:
            tell_considered(s, weapons, s.coins[PM])
            s.paid_weapon = SWORD if weapons == ONLY_SWORD else s.row[i]
            s.coins[PM] -= specialist_price(s, kind)
            s.active[PM][s.paid_weapon] = 0
            s.figure = FIRST_SPECIALIST + kind
            s.choices = willing_spaces(s, kind)
            emit(s, COINS_CHANGED, PM, -specialist_price(s, kind), 0, 0)
            emit(s, SPECIALIST_CHOSEN, PM, kind, s.paid_weapon, int(weapons == ONLY_SWORD))
            if count_spaces(s.choices) == 1:
                choose_specialist_space(s, first_space(s.choices))
            else:
                ask(s, HUMAN, PM_SPACE)
            return
    tell_considered(s, weapons, s.coins[PM])
    s.coins[PM] += COIN_FOR_NONE
    emit(s, COINS_CHANGED, PM, COIN_FOR_NONE, 0, 0)
    emit(s, SPECIALIST_SENT, PM, NONE, 0, 0)


@rule
def available_weapons(s: State) -> int:
    """His available weapons, one bit each."""
    weapons = 0
    for weapon in range(WEAPONS):
        if s.active[PM][weapon] == 1:
            weapons |= 1 << weapon
    return weapons


@rule
def considered_kind(s: State, i: int, weapons: int) -> int:
    """The specialist that place i of his row stands for; with the sword alone all but the horse."""
    weapon = s.row[i]
    if weapon == SWORD:
        return NONE
    if weapons == ONLY_SWORD or (weapons >> weapon) & 1:
        return int(WEAPON_SPECIALIST[weapon])
    return NONE


@rule
def verdict(s: State, kind: int, coins: int) -> int:
    """Whether he places a specialist, and if not, why."""
    if s.specialists[kind] == 0:
        return SOLD_OUT
    if coins < specialist_price(s, kind):
        return NO_COINS
    return WILLING if willing_spaces(s, kind) != 0 else UNWILLING


@rule
def tell_considered(s: State, weapons: int, coins: int) -> None:
    """The kinds looked at, up to the one placed, with what he had before paying."""
    if listening(s):
        for i in range(WEAPONS):
            emit(s, WEAPON_SEEN, PM, s.row[i], (weapons >> s.row[i]) & 1, 0)
        for i in range(WEAPONS - 1, -1, -1):
            kind = considered_kind(s, i, weapons)
            if kind != NONE:
                found = verdict(s, kind, coins)
                price = NONE if found == SOLD_OUT else specialist_price(s, kind)
                emit(s, KIND_SEEN, PM, kind, found, price)
                if found == WILLING:
                    return


@rule
def choose_specialist_space(s: State, space: int) -> None:
    """The space is chosen; a kneeling archer still needs a direction."""
    s.space = space
    if s.figure - FIRST_SPECIALIST == KNEELING_ARCHER:
        ask(s, HUMAN, PM_FACE)
    else:
        finish_specialist(s, NONE)


@rule
def finish_specialist(s: State, direction: int) -> None:
    """It is placed; price and weapon were paid before."""
    kind = s.figure - FIRST_SPECIALIST
    price = specialist_price(s, kind)
    tell_considered(s, available_weapons(s) | (1 << s.paid_weapon), s.coins[PM] + price)
    tell_choices(s, kind)
    if direction != NONE:
        emit(s, FACED, PM, direction, 0, 0)
    put_specialist(s, kind, s.space, direction)
    emit(s, COINS_CHANGED, PM, -price, 0, 0)
    emit(s, SPECIALIST_SENT, PM, kind, s.space, s.paid_weapon)


@rule
def tell_choices(s: State, kind: int) -> None:
    """The spaces he was willing to take, with the numbers that made him."""
    if listening(s):
        left = s.choices
        while left != 0:
            space = first_space(left)
            left &= left - 1
            own = NONE
            other = NONE
            if kind == MUSICIAN:
                own = musician_points(s, PM, space)
                other = musician_points(s, HUMAN, space)
            elif kind == FOOTMAN:
                own = footman_lead(s, space)
                other = count_spaces(AROUND[space] & empty_spaces(s))
            emit(s, SPACE_SEEN, PM, space, own, other)


# Willingness


@rule
def willing_spaces(s: State, kind: int) -> int:
    """Where he is willing to place a specialist."""
    if kind == KNEELING_ARCHER:
        return next_to(archer_targets(s)) & empty_spaces(s)
    if kind == FOOTMAN:
        return sure_footman_spaces(s)
    return best_musician_spaces(s)


@rule
def archer_targets(s: State) -> int:
    """His warriors of the mixed groups without an archer where the lead is smallest.

    Tied groups first, then those where the human leads by one, he by one, the human by two …
    """
    empty = empty_spaces(s)
    free = unaimed_warriors(s)
    best = NONE
    kept = 0
    for kind in range(TYPES):
        left = s.of_type[kind] & free
        while left != 0:
            group = first_group(s, kind, left)
            left &= ~group
            own = warriors_of_group(s, PM, group)
            human = warriors_of_group(s, HUMAN, group)
            if own > 0 and human > 0 and next_to(group & s.of_seat[PM]) & empty:
                rank = 2 * (human - own) - 1 if human > own else 2 * (own - human)
                if best == NONE or rank < best:
                    best = rank
                    kept = 0
                if rank == best:
                    kept |= group & s.of_seat[PM]
    return kept


@rule
def archer_can_face(s: State, space: int, direction: int) -> bool:
    """T5.9: towards one of his warriors of a kept group."""
    return bool(shifted(1 << space, direction) & archer_targets(s))


@rule
def footman_lead(s: State, space: int) -> int:
    """His warriors around a space less the human's."""
    return warriors_in(s, PM, AROUND[space]) - warriors_in(s, HUMAN, AROUND[space])


@rule
def sure_footman_spaces(s: State) -> int:
    """Where his lead around exceeds the empty spaces around."""
    empty = empty_spaces(s)
    kept = 0
    left = empty
    while left != 0:
        space = first_space(left)
        left &= left - 1
        around = AROUND[space]
        if around & s.of_seat[PM]:
            if footman_lead(s, space) > count_spaces(around & empty):
                kept |= 1 << space
    return kept


@rule
def best_musician_spaces(s: State) -> int:
    """At least 2 VP and twice the human's; of these the largest lead."""
    best = NONE
    kept = 0
    left = empty_spaces(s)
    while left != 0:
        space = first_space(left)
        left &= left - 1
        own = musician_points(s, PM, space)
        if own >= LEAST_MUSICIAN_VP:
            human = musician_points(s, HUMAN, space)
            if own >= 2 * human:
                if own - human > best:
                    best = own - human
                    kept = 0
                if own - human == best:
                    kept |= 1 << space
    return kept
