"""T5.6: what the actions of a slice do for the Prime Minister."""

from bingma.games.terracotta.rules.events import (
    ACTION_DONE,
    ALL_AVAILABLE,
    ALREADY_ARTISAN,
    BY_ACTION,
    BY_PRIORITY,
    CLAY_CHANGED,
    COINS_CHANGED,
    DECREE_ROLLED,
    MASTER_COPIED,
    MASTER_SEEN,
    MASTER_USED,
    NEED_SEEN,
    NO_COINS,
    NO_MASTER,
    NO_ROOM,
    NO_STACK,
    NOTHING_TO_SOAK,
    STACK_KEPT,
    STACK_SEEN,
    WEAPON_READIED,
    WEAPON_SEEN,
)
from bingma.games.terracotta.rules.minister.building import (
    minister_build_action,
    minister_builds,
    tell_lack,
)
from bingma.games.terracotta.rules.minister.inspector import minister_inspects
from bingma.games.terracotta.rules.minister.spare import (
    fail,
    mark_decree,
    roll_decree,
    spare_action,
)
from bingma.games.terracotta.rules.minister.specialists import minister_specialist
from bingma.games.terracotta.rules.offers import (
    active_weapons,
    can_build_at_all,
    offered_action,
    offered_number,
)
from bingma.games.terracotta.rules.spaces import count_spaces, first_space
from bingma.games.terracotta.rules.state import (
    CHANCE,
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
    ON_UPGRADE,
    ON_WEAPON,
    PM,
    STACK,
    TYPES,
    WEAPONS,
    State,
)
from bingma.games.terracotta.rules.tables import CLAYMAKER_CLAY
from bingma.games.terracotta.rules.turn import ask
from bingma.games.terracotta.rules.wheel import shown_action, shown_number, upgrade_worker
from bingma.kit.rules import emit, listening, rule

INSPECTOR_COINS = 2
INSPECTOR_LONG_STEP = 2


@rule
def minister_ring_action(s: State) -> None:
    """T5.6: the action of the present ring; his administrator does the inner one again."""
    action = offered_action(s, PM)
    number = offered_number(s, PM)
    shown = shown_action(s, s.ring, s.slice)
    if shown == ON_MASTER and s.master[PM][shown_number(s, s.ring, s.slice)] == 0:
        emit(s, MASTER_SEEN, PM, shown_number(s, s.ring, s.slice), 0, 0)
        spare_action(s, NO_MASTER)
        return
    if shown == ON_MASTER and shown_number(s, s.ring, s.slice) == M_ADMINISTRATOR:
        emit(s, MASTER_COPIED, PM, action, number, 0)
    if action == ON_COINS:
        minister_gains(s, number, 0)
        emit(s, ACTION_DONE, PM, action, number, 0)
    elif action == ON_CLAY:
        minister_gains(s, 0, number)
        emit(s, ACTION_DONE, PM, action, number, 0)
    elif action == ON_BUILD:
        minister_build_action(s, number)
    elif action == ON_SOAK:
        minister_soaks(s)
    elif action == ON_UPGRADE:
        minister_upgrades(s)
    elif action == ON_PRIORITY:
        s.owes_spare = 1
        emit(s, DECREE_ROLLED, PM, BY_ACTION, NONE, NONE)
        roll_decree(s)
    elif action == ON_WEAPON:
        ready_weapon(s, number)
    elif action == ON_MASTER:
        minister_master(s, number)
    else:
        minister_specialist(s)


@rule
def minister_gains(s: State, coins: int, clay: int) -> None:
    """Goods from the supply, as effects of the event that follows."""
    s.coins[PM] += coins
    s.wet[PM] += clay
    if coins != 0:
        emit(s, COINS_CHANGED, PM, coins, 0, 0)
    if clay != 0:
        emit(s, CLAY_CHANGED, PM, clay, 0, 0)


@rule
def decree_rolled(s: State, total: int) -> None:
    """T5.4: mark the row; with the priority action the spare action follows."""
    mark_decree(s, total)
    if s.owes_spare == 1:
        s.owes_spare = 0
        spare_action(s, BY_PRIORITY)


@rule
def minister_soaks(s: State) -> None:
    """T5.6: clay equal to the highest stack, which stays."""
    most = highest_stack(s)
    if most == 0:
        spare_action(s, NOTHING_TO_SOAK)
    else:
        tell_stacks(s, NONE)
        minister_gains(s, 0, most)
        emit(s, ACTION_DONE, PM, ON_SOAK, 0, 0)


@rule
def minister_upgrades(s: State) -> None:
    """T5.6: his craftsman here becomes an artisan."""
    if s.placed_artisan == 1:
        fail(s, ALREADY_ARTISAN)
    else:
        upgrade_worker(s, PM)
        emit(s, ACTION_DONE, PM, ON_UPGRADE, 0, s.slice)


@rule
def tell_row(s: State) -> None:
    """His weapons from the left, and which are available."""
    if listening(s):
        for i in range(WEAPONS):
            emit(s, WEAPON_SEEN, PM, s.row[i], s.active[PM][s.row[i]], 0)


@rule
def leftmost_unavailable(s: State) -> int:
    """The leftmost unavailable weapon of his row, NONE if all are available."""
    for i in range(WEAPONS):
        if s.active[PM][s.row[i]] == 0:
            return s.row[i]
    return NONE


@rule
def ready_weapon(s: State, weapon: int) -> None:
    """T5.6: the weapon shown, else the leftmost unavailable, else a spare action."""
    ready = weapon
    if s.active[PM][weapon] == 1:
        ready = leftmost_unavailable(s)
    if ready == NONE:
        spare_action(s, ALL_AVAILABLE)
    else:
        tell_row(s)
        s.active[PM][ready] = 1
        emit(s, WEAPON_READIED, PM, ready, weapon, 0)


# Masters with his token


@rule
def minister_master(s: State, master: int) -> None:
    """T5.6: all but the administrator."""
    if master == M_BUILDER:
        minister_master_builder(s)
    elif master == M_INSPECTOR:
        minister_gains(s, INSPECTOR_COINS, 0)
        emit(s, MASTER_USED, PM, master, 0, 0)
        minister_inspects(s, INSPECTOR_LONG_STEP)
    elif master == M_CLAYMAKER:
        minister_gains(s, 0, CLAYMAKER_CLAY[0])
        emit(s, MASTER_USED, PM, master, 0, 0)
    elif master == M_CRAFTSMAN:
        minister_craftsman(s)
    elif master == M_BLACKSMITH:
        minister_blacksmith(s)


@rule
def minister_master_builder(s: State) -> None:
    """T5.6: the round number in coins, without weapons."""
    if s.coins[PM] < s.round_no:
        emit(s, NEED_SEEN, PM, s.round_no, s.coins[PM], 0)
        fail(s, NO_COINS)
    elif not can_build_at_all(s, PM):
        tell_lack(s)
        fail(s, NO_ROOM)
    else:
        minister_gains(s, -s.round_no, 0)
        emit(s, MASTER_USED, PM, M_BUILDER, 0, 0)
        minister_builds(s, 0)


@rule
def minister_blacksmith(s: State) -> None:
    """T5.6: all weapons available."""
    if active_weapons(s, PM) == WEAPONS:
        spare_action(s, ALL_AVAILABLE)
        return
    tell_row(s)
    for weapon in range(WEAPONS):
        s.active[PM][weapon] = 1
    emit(s, MASTER_USED, PM, M_BLACKSMITH, 0, 0)


@rule
def highest_stack(s: State) -> int:
    """The clay of the highest warehouse."""
    return max(max(s.warehouse[0], s.warehouse[1]), max(s.warehouse[2], s.warehouse[3]))


@rule
def tell_stacks(s: State, taken: int) -> None:
    """The clay of all warehouses, as it was before he took a stack."""
    if listening(s):
        for kind in range(TYPES):
            clay = s.taken_clay if kind == taken else s.warehouse[kind]
            emit(s, STACK_SEEN, PM, kind, clay, 0)


@rule
def tied_stacks(s: State) -> int:
    """The types of the highest stacks, one bit each; 0 if all are empty."""
    most = highest_stack(s)
    tied = 0
    for kind in range(TYPES):
        if most > 0 and s.warehouse[kind] == most:
            tied |= 1 << kind
    return tied


@rule
def minister_craftsman(s: State) -> None:
    """T5.6: he takes the highest stack, then the now highest goes to the supply."""
    s.taken_stack = NONE
    tied = tied_stacks(s)
    if tied == 0:
        spare_action(s, NO_STACK)
    elif count_spaces(tied) == 1:
        take_stack(s, first_space(tied))
    else:
        ask(s, CHANCE, STACK)


@rule
def stack_drawn(s: State, kind: int) -> None:
    """A tie of stacks is decided: the one he takes, or the one that goes."""
    if s.taken_stack == NONE:
        take_stack(s, kind)
    else:
        discard_stack(s, kind)


@rule
def take_stack(s: State, kind: int) -> None:
    """The clay is his; on to the stack that is now the highest."""
    s.taken_stack = kind
    s.taken_clay = s.warehouse[kind]
    s.wet[PM] += s.taken_clay
    s.warehouse[kind] = 0
    tied = tied_stacks(s)
    if tied == 0:
        discard_stack(s, NONE)
    elif count_spaces(tied) == 1:
        discard_stack(s, first_space(tied))
    else:
        ask(s, CHANCE, STACK)


@rule
def discard_stack(s: State, kind: int) -> None:
    """The second stack goes to the supply; with NONE there is none."""
    tell_stacks(s, s.taken_stack)
    emit(s, STACK_KEPT, PM, s.taken_stack, 0, 0)
    if kind != NONE:
        s.warehouse[kind] = 0
        emit(s, STACK_KEPT, PM, kind, 0, 0)
    emit(s, CLAY_CHANGED, PM, s.taken_clay, 0, 0)
    emit(s, MASTER_USED, PM, M_CRAFTSMAN, 0, 0)
