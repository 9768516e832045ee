"""T3.3, T7.3: what the action of a ring offers a player, and what keeps the player from it."""

from bingma.games.terracotta.rules.events import (
    HIRED,
    PRIORITY_TAKEN,
    SOAKED,
    STORED,
    UPGRADED,
)
from bingma.games.terracotta.rules.goods import (
    gain_coins,
    gain_dry,
    gain_wet,
    hire_price,
    pay_coins,
    rack_is_empty,
    score,
    specialist_price,
    tokens_placed,
    turn_weapon,
)
from bingma.games.terracotta.rules.grid import empty_spaces, specialist_spaces
from bingma.games.terracotta.rules.state import (
    FROM_PRIORITY,
    INNER_RING,
    M_ADMINISTRATOR,
    M_BLACKSMITH,
    M_BUILDER,
    M_CLAYMAKER,
    M_CRAFTSMAN,
    M_INSPECTOR,
    NONE,
    ON_BUILD,
    ON_CLAY,
    ON_COINS,
    ON_MASTER,
    ON_PRIORITY,
    ON_SOAK,
    ON_SPECIALIST,
    ON_UPGRADE,
    ON_WEAPON,
    TYPES,
    WEAPONS,
    State,
)
from bingma.games.terracotta.rules.tables import (
    CLAYMAKER_CLAY,
    CRAFTSMAN_STACKS,
    INSPECTOR_STEPS,
    PRIORITY_TOKENS,
    SPECIALIST_WEAPON,
)
from bingma.games.terracotta.rules.wheel import (
    ALL_WEAPONS_ACTIVE,
    MASTER_HIRED,
    MASTER_NOT_HIRED,
    MORE_STACKS_POSSIBLE,
    NO_BASE,
    NO_DRY_CLAY,
    NO_EMPTY_SPACE,
    NO_LEGAL_SPACE,
    NO_TOKEN_LEFT,
    NONE_LEFT,
    NONE_ON_RACK,
    NOT_OFFERED,
    OK,
    TOKEN_TAKEN,
    TOO_FAR,
    TOO_FEW_COINS,
    TOO_LITTLE_CLAY,
    WAREHOUSE_IS_EMPTY,
    WEAPON_IS_ACTIVE,
    WEAPON_IS_INACTIVE,
    WORKER_IS_ARTISAN,
    shown_action,
    shown_number,
    upgrade_worker,
)
from bingma.kit.rules import emit, rule

PRIORITY_VP = 2  # T3.3, solo


@rule
def copied_ring(s: State, p: int) -> int:
    """T3.6: the ring whose action is resolved; an own administrator copies the inner one."""
    if (
        shown_action(s, s.ring, s.slice) == ON_MASTER
        and shown_number(s, s.ring, s.slice) == M_ADMINISTRATOR
        and s.master[p][M_ADMINISTRATOR] > 0
    ):
        return INNER_RING
    return s.ring


@rule
def offered_action(s: State, p: int) -> int:
    """What the player may resolve now: ON_COINS and so on."""
    return shown_action(s, copied_ring(s, p), s.slice)


@rule
def offered_number(s: State, p: int) -> int:
    """The amount, master or weapon that goes with it."""
    return shown_number(s, copied_ring(s, p), s.slice)


@rule
def offers_master(s: State, p: int, master: int) -> bool:
    """Whether the action is a certain master, hired or not."""
    return bool(offered_action(s, p) == ON_MASTER and offered_number(s, p) == master)


@rule
def can_build_at_all(s: State, p: int) -> bool:
    """T5.15: a base, a warrior on the rack and an empty space."""
    return bool(s.bases[p] > 0 and not rack_is_empty(s) and empty_spaces(s) != 0)


# Refusals


@rule
def take_refusal(s: State, p: int) -> int:
    """T7.3: what keeps a player from `take`."""
    action = offered_action(s, p)
    number = offered_number(s, p)
    if action == ON_COINS or action == ON_CLAY:
        return OK
    if action == ON_SOAK:
        return OK if s.dry[p] > 0 else NO_DRY_CLAY
    if action == ON_UPGRADE:
        return OK if s.placed_artisan == 0 else WORKER_IS_ARTISAN
    if action == ON_WEAPON:
        return OK if s.active[p][number] == 0 else WEAPON_IS_ACTIVE
    if action == ON_PRIORITY:
        return priority_refusal(s, p)
    if action == ON_MASTER and (number == M_CLAYMAKER or number == M_BLACKSMITH):
        if s.master[p][number] == 0:
            return MASTER_NOT_HIRED
        if number == M_BLACKSMITH and active_weapons(s, p) == WEAPONS:
            return ALL_WEAPONS_ACTIVE
        return OK
    return NOT_OFFERED


@rule
def priority_refusal(s: State, p: int) -> int:
    """T3.3: one token for each player and round, as long as there are some."""
    if s.solo == 1:
        return NOT_OFFERED
    for i in range(s.priority_n):
        if s.priority[i] == p:
            return TOKEN_TAKEN
    if s.priority_n >= PRIORITY_TOKENS[0]:
        return NO_TOKEN_LEFT
    return OK


@rule
def active_weapons(s: State, p: int) -> int:
    """How many weapons of a player are active."""
    return s.active[p][0] + s.active[p][1] + s.active[p][2] + s.active[p][3]


@rule
def hire_refusal(s: State, p: int) -> int:
    """T3.6: a token on a master costs by its number."""
    if shown_action(s, s.ring, s.slice) != ON_MASTER:
        return NOT_OFFERED
    if s.master[p][shown_number(s, s.ring, s.slice)] > 0:
        return MASTER_HIRED
    if s.coins[p] < hire_price(s, p):
        return TOO_FEW_COINS
    return OK


@rule
def build_refusal(s: State, p: int, kind: int) -> int:
    """T3.3, T3.6: the clay of the slice, or the coins of the master builder, and all it needs."""
    if offered_action(s, p) == ON_BUILD:
        if s.wet[p] < offered_number(s, p):
            return TOO_LITTLE_CLAY
    elif offers_master(s, p, M_BUILDER):
        if s.master[p][M_BUILDER] == 0:
            return MASTER_NOT_HIRED
        if s.coins[p] < s.round_no:
            return TOO_FEW_COINS
    else:
        return NOT_OFFERED
    if s.bases[p] == 0:
        return NO_BASE
    if s.rack[kind] == 0:
        return NONE_ON_RACK
    if empty_spaces(s) == 0:
        return NO_EMPTY_SPACE
    return OK


@rule
def specialist_refusal(s: State, p: int, kind: int) -> int:
    """T3.3: one left, its price, its weapon and a legal space."""
    if offered_action(s, p) != ON_SPECIALIST:
        return NOT_OFFERED
    if s.specialists[kind] == 0:
        return NONE_LEFT
    if s.active[p][SPECIALIST_WEAPON[kind]] == 0:
        return WEAPON_IS_INACTIVE
    if s.coins[p] < specialist_price(s, kind):
        return TOO_FEW_COINS
    if specialist_spaces(s, p, kind) == 0:
        return NO_LEGAL_SPACE
    return OK


@rule
def inspect_refusal(s: State, p: int, steps: int) -> int:
    """T3.6: the master inspector goes forward, 1 or 2 spaces."""
    if not offers_master(s, p, M_INSPECTOR):
        return NOT_OFFERED
    if s.master[p][M_INSPECTOR] == 0:
        return MASTER_NOT_HIRED
    if steps < 0 or steps > INSPECTOR_STEPS[0]:
        return TOO_FAR
    return OK


@rule
def stacks_refusal(s: State, p: int, first: int, second: int) -> int:
    """T3.6: two warehouses that hold clay; one (second is NONE) only if no other does."""
    if not offers_master(s, p, M_CRAFTSMAN):
        return NOT_OFFERED
    if s.master[p][M_CRAFTSMAN] == 0:
        return MASTER_NOT_HIRED
    if s.warehouse[first] == 0 or (second != NONE and s.warehouse[second] == 0):
        return WAREHOUSE_IS_EMPTY
    full = 0
    for kind in range(TYPES):
        if s.warehouse[kind] > 0:
            full += 1
    taken = 1 if second == NONE else 2
    if taken > CRAFTSMAN_STACKS[0]:
        return NOT_OFFERED
    if taken < min(full, CRAFTSMAN_STACKS[0]):
        return MORE_STACKS_POSSIBLE
    return OK


@rule
def can_decline(s: State, p: int, for_clay: int) -> bool:
    """T7.3: a decline that could only bring less of the same is not offered."""
    action = offered_action(s, p)
    if action == ON_COINS:
        return for_clay == 1
    if action == ON_CLAY:
        return for_clay == 0
    if action == ON_PRIORITY and s.solo == 1:
        return False
    if offers_master(s, p, M_CLAYMAKER) and s.master[p][M_CLAYMAKER] > 0:
        return for_clay == 0
    return True


# Effects


@rule
def take(s: State, p: int) -> None:
    """T3.3, T3.6: everything that needs no further choice."""
    action = offered_action(s, p)
    number = offered_number(s, p)
    if action == ON_COINS:
        gain_coins(s, p, number)
    elif action == ON_CLAY:
        gain_wet(s, p, number)
    elif action == ON_SOAK:
        emit(s, SOAKED, p, s.dry[p], 0, 0)
        s.wet[p] += s.dry[p]
        s.dry[p] = 0
    elif action == ON_UPGRADE:
        upgrade_worker(s, p)
        emit(s, UPGRADED, p, s.slice, 0, 0)
    elif action == ON_WEAPON:
        turn_weapon(s, p, number, 1)
    elif action == ON_PRIORITY:
        s.priority[s.priority_n] = p
        s.priority_n += 1
        emit(s, PRIORITY_TAKEN, p, 0, 0, 0)
    elif number == M_CLAYMAKER:
        gain_wet(s, p, CLAYMAKER_CLAY[0])
    elif number == M_BLACKSMITH:
        for weapon in range(WEAPONS):
            turn_weapon(s, p, weapon, 1)


@rule
def decline(s: State, p: int, for_clay: int) -> None:
    """T3.3: 1 coin or 1 wet clay instead of the action."""
    if for_clay == 1:
        gain_wet(s, p, 1)
    else:
        gain_coins(s, p, 1)


@rule
def take_priority_alone(s: State, p: int, for_clay: int) -> None:
    """T3.3: in the solo game the priority action brings points and a good."""
    score(s, p, PRIORITY_VP, FROM_PRIORITY)
    decline(s, p, for_clay)


@rule
def hire(s: State, p: int) -> None:
    """T3.6: place a token; this does not act yet."""
    pay_coins(s, p, hire_price(s, p))
    s.master[p][shown_number(s, s.ring, s.slice)] = tokens_placed(s, p) + 1
    emit(s, HIRED, p, shown_number(s, s.ring, s.slice), 0, 0)


@rule
def take_stacks(s: State, p: int, first: int, second: int) -> None:
    """T3.6: the clay of warehouses stays dry."""
    take_stack_of(s, p, first)
    if second != NONE:
        take_stack_of(s, p, second)


@rule
def take_stack_of(s: State, p: int, kind: int) -> None:
    """All clay of one warehouse."""
    emit(s, STORED, p, kind, -s.warehouse[kind], 0)
    gain_dry(s, p, s.warehouse[kind])
    s.warehouse[kind] = 0
