"""Section 7: the table of action ids, which of them are legal, and what each one does.

    id        action                          id        action
    0-11      place craftsman 0 … 11          46        stay
    12-23     place artisan 0 … 11            47-52     stacks, two types in type order
    24, 25    rotate inner, middle            53-56     stacks, one type
    26-28     take, take coin, take clay      57-119    at A1, B1 … I7
    29, 30    decline coin, clay              120-123   face north, east, south, west
    31        hire                            124       use
    32-35     build officer … soldier         125-128   use north … west
    36-39     specialist horse … archer       129       skip
    40-45     inspect col +1, row +1, col +2, row +2, col -1, row -1

The outcomes of draws (T7.5) follow: dice and decree as 6 x first die + second die, both from 0.

    130-165   dice 1 1 … 6 6                  202, 203  inspector col, row
    166-201   decree 1 1 … 6 6                204-207   stack officer … soldier
                                              208-213   master builder … blacksmith
"""

from bingma.games.terracotta.rules.events import ACTED, INSPECTOR_SENT, MOST_SHOWN, WORKER_PLACED
from bingma.games.terracotta.rules.grid import can_face, empty_spaces, specialist_spaces
from bingma.games.terracotta.rules.inspectors import move_inspector
from bingma.games.terracotta.rules.minister.actions import decree_rolled, stack_drawn, tied_stacks
from bingma.games.terracotta.rules.minister.building import finish_building
from bingma.games.terracotta.rules.minister.inspector import minister_moves
from bingma.games.terracotta.rules.minister.specialists import (
    archer_can_face,
    choose_specialist_space,
    finish_specialist,
)
from bingma.games.terracotta.rules.minister.turn import move_overseer
from bingma.games.terracotta.rules.offers import (
    build_refusal,
    can_decline,
    decline,
    hire,
    hire_refusal,
    inspect_refusal,
    offered_action,
    offered_number,
    specialist_refusal,
    stacks_refusal,
    take,
    take_priority_alone,
    take_refusal,
    take_stacks,
)
from bingma.games.terracotta.rules.placing import (
    build,
    face_figure,
    order_specialist,
    put_figure,
    use_weapon,
    weapon_points,
)
from bingma.games.terracotta.rules.rounds import give_master
from bingma.games.terracotta.rules.spaces import first_space
from bingma.games.terracotta.rules.state import (
    BOW,
    CHANCE,
    DECREE,
    DICE,
    DIRECTIONS,
    FACE,
    FIRST_SPECIALIST,
    INNER,
    INSPECT,
    M_BUILDER,
    M_CRAFTSMAN,
    M_INSPECTOR,
    MASTERS,
    NEW_MASTER,
    NOBODY,
    NONE,
    ON_BUILD,
    ON_MASTER,
    ON_PRIORITY,
    ON_SPECIALIST,
    OUTER,
    PLACE,
    PM,
    PM_FACE,
    PM_SPACE,
    SLICES,
    SPACE,
    SPECIALISTS,
    STACK,
    TYPES,
    USE,
    WHICH_INSPECTOR,
    State,
)
from bingma.games.terracotta.rules.turn import ask
from bingma.games.terracotta.rules.wheel import (
    OK,
    place_refusal,
    put_worker,
    rotate,
    rotate_refusal,
)
from bingma.kit.layout import Row
from bingma.kit.rules import emit, listening, rule

CRAFTSMAN_0 = 0
ARTISAN_0 = 12
ROTATE_0 = 24
TAKE_ACTION = 26
TAKE_COIN_ACTION = 27
TAKE_CLAY_ACTION = 28
DECLINE_0 = 29
HIRE_ACTION = 31
BUILD_0 = 32
SPECIALIST_0 = 36
INSPECT_0 = 40
STAY_ACTION = 46
TWO_STACKS_0 = 47
ONE_STACK_0 = 53
AT_0 = 57
FACE_0 = 120
USE_ACTION = 124
USE_0 = 125
SKIP_ACTION = 129
PLAYER_ACTIONS = 130

DICE_0 = 130
DECREE_0 = 166
INSPECTOR_0 = 202
STACK_0 = 204
MASTER_0 = 208
ACTIONS = 214

DIE = 6
THROWS = 36
INSPECTS = 6
STACK_ACTIONS = 10


@rule
def inspect_steps(i: int) -> int:
    """The steps of the i-th action `inspect`; the inspector is i % 2."""
    return -1 if i >= 4 else 1 + i // 2


@rule
def first_stack(i: int) -> int:
    """The first type of the i-th action `stacks`: pairs in type order, then single types."""
    if i >= ONE_STACK_0 - TWO_STACKS_0:
        return i - (ONE_STACK_0 - TWO_STACKS_0)
    if i < 3:
        return 0
    return 1 if i < 5 else 2


@rule
def second_stack(i: int) -> int:
    """The second type, NONE for a single one."""
    if i >= ONE_STACK_0 - TWO_STACKS_0:
        return NONE
    if i < 3:
        return i + 1
    return i - 1 if i < 5 else 3


# Legal actions


@rule
def list_actions(s: State, p: int, out: Row) -> int:
    """T7.1: write the ids of p's legal actions into `out`, return how many."""
    if p != s.seat or s.over == 1:
        return 0
    decision = s.decision
    if decision == PLACE:
        return list_places(s, p, out)
    if decision <= OUTER:
        return list_offers(s, p, out)
    if decision == SPACE:
        if s.figure < FIRST_SPECIALIST:
            return list_spaces(empty_spaces(s), out)
        return list_spaces(specialist_spaces(s, p, s.figure - FIRST_SPECIALIST), out)
    if decision == FACE:
        return list_faces(s, p, out)
    if decision == USE:
        return list_uses(s, out)
    if decision == INSPECT:
        return list_officer_moves(out)
    if decision == PM_SPACE:
        return list_spaces(s.choices, out)
    if decision == PM_FACE:
        n = 0
        for direction in range(DIRECTIONS):
            if archer_can_face(s, s.space, direction):
                out[n] = FACE_0 + direction
                n += 1
        return n
    return list_outcomes(s, out)


@rule
def list_outcomes(s: State, out: Row) -> int:
    """T7.5: what a draw can bring, all as likely."""
    if s.decision == DICE or s.decision == DECREE:
        first = DICE_0 if s.decision == DICE else DECREE_0
        for i in range(THROWS):
            out[i] = first + i
        return THROWS
    n = 0
    if s.decision == WHICH_INSPECTOR:
        out[0] = INSPECTOR_0
        out[1] = INSPECTOR_0 + 1
        n = 2
    elif s.decision == STACK:
        tied = tied_stacks(s)
        for kind in range(TYPES):
            if (tied >> kind) & 1:
                out[n] = STACK_0 + kind
                n += 1
    elif s.decision == NEW_MASTER:
        for m in range(MASTERS):
            if s.master[PM][m] == 0:
                out[n] = MASTER_0 + m
                n += 1
    return n


@rule
def list_places(s: State, p: int, out: Row) -> int:
    """T3.2: workers at hand on slices that take them, and rotations."""
    n = 0
    for at in range(SLICES):
        if place_refusal(s, p, 0, at) == OK:
            out[n] = CRAFTSMAN_0 + at
            n += 1
        if place_refusal(s, p, 1, at) == OK:
            out[n] = ARTISAN_0 + at
            n += 1
    if rotate_refusal(s, p) == OK:
        out[n] = ROTATE_0
        out[n + 1] = ROTATE_0 + 1
        n += 2
    return n


@rule
def list_offers(s: State, p: int, out: Row) -> int:
    """T7.3: the action of the present ring."""
    action = offered_action(s, p)
    number = offered_number(s, p)
    n = 0
    if action == ON_PRIORITY and s.solo == 1:
        out[0] = TAKE_COIN_ACTION
        out[1] = TAKE_CLAY_ACTION
        return 2
    if take_refusal(s, p) == OK:
        out[n] = TAKE_ACTION
        n += 1
    if hire_refusal(s, p) == OK:
        out[n] = HIRE_ACTION
        n += 1
    if action == ON_BUILD or (action == ON_MASTER and number == M_BUILDER):
        for kind in range(TYPES):
            if build_refusal(s, p, kind) == OK:
                out[n] = BUILD_0 + kind
                n += 1
    elif action == ON_SPECIALIST:
        for kind in range(SPECIALISTS):
            if specialist_refusal(s, p, kind) == OK:
                out[n] = SPECIALIST_0 + kind
                n += 1
    elif action == ON_MASTER and number == M_INSPECTOR:
        for i in range(INSPECTS):
            if inspect_refusal(s, p, inspect_steps(i)) == OK:
                out[n] = INSPECT_0 + i
                n += 1
    elif action == ON_MASTER and number == M_CRAFTSMAN:
        for i in range(STACK_ACTIONS):
            if stacks_refusal(s, p, first_stack(i), second_stack(i)) == OK:
                out[n] = TWO_STACKS_0 + i
                n += 1
    for for_clay in range(2):
        if can_decline(s, p, for_clay):
            out[n] = DECLINE_0 + for_clay
            n += 1
    return n


@rule
def list_spaces(spaces: int, out: Row) -> int:
    """A set of spaces as actions `at`."""
    n = 0
    left = spaces
    while left != 0:
        out[n] = AT_0 + first_space(left)
        left &= left - 1
        n += 1
    return n


@rule
def list_faces(s: State, p: int, out: Row) -> int:
    """T3.7: the directions of a horse or a kneeling archer."""
    n = 0
    for direction in range(DIRECTIONS):
        if can_face(s, p, s.figure - FIRST_SPECIALIST, s.space, direction):
            out[n] = FACE_0 + direction
            n += 1
    return n


@rule
def list_uses(s: State, out: Row) -> int:
    """T3.5: use the weapon, the bow in a direction that scores, or not."""
    n = 0
    if s.figure == BOW:
        for direction in range(DIRECTIONS):
            if weapon_points(s, direction) > 0:
                out[n] = USE_0 + direction
                n += 1
    else:
        out[n] = USE_ACTION
        n += 1
    out[n] = SKIP_ACTION
    return n + 1


@rule
def list_officer_moves(out: Row) -> int:
    """T3.5: one inspector one space either way, or none."""
    n = 0
    for i in range(INSPECTS):
        if abs(inspect_steps(i)) == 1:
            out[n] = INSPECT_0 + i
            n += 1
    out[n] = STAY_ACTION
    return n + 1


# Effects


@rule
def perform(s: State, p: int, action: int, automatic: int) -> None:
    """What one action does. It must be legal."""
    decision = s.decision
    s.decision = NOBODY
    about = NONE
    if listening(s) and p != CHANCE and INNER <= decision <= OUTER:
        about = MOST_SHOWN * offered_action(s, p) + offered_number(s, p)
    emit(s, ACTED, p, action, automatic, about)
    if p == CHANCE:
        perform_draw(s, decision, action)
    elif decision == PLACE:
        perform_place(s, p, action)
    elif decision <= OUTER:
        perform_offer(s, p, action)
    elif decision == SPACE:
        put_figure(s, p, action - AT_0)
    elif decision == FACE:
        face_figure(s, p, action - FACE_0)
    elif decision == USE:
        if action != SKIP_ACTION:
            use_weapon(s, p, action - USE_0 if action >= USE_0 else NONE)
    elif decision == INSPECT:
        if action != STAY_ACTION:
            send_inspector(s, p, action - INSPECT_0)
    elif decision == PM_SPACE:
        if s.figure < FIRST_SPECIALIST:
            finish_building(s, action - AT_0)
        else:
            choose_specialist_space(s, action - AT_0)
    elif decision == PM_FACE:
        finish_specialist(s, action - FACE_0)


@rule
def perform_draw(s: State, decision: int, outcome: int) -> None:
    """T7.5: the outcome of a draw."""
    if decision == DICE:
        move_overseer(s, (outcome - DICE_0) // DIE + 1, (outcome - DICE_0) % DIE + 1)
    elif decision == DECREE:
        decree_rolled(s, (outcome - DECREE_0) // DIE + (outcome - DECREE_0) % DIE + 2)
    elif decision == WHICH_INSPECTOR:
        minister_moves(s, outcome - INSPECTOR_0)
    elif decision == STACK:
        stack_drawn(s, outcome - STACK_0)
    elif decision == NEW_MASTER:
        give_master(s, outcome - MASTER_0)


@rule
def perform_place(s: State, p: int, action: int) -> None:
    """T3.2: turn a ring and ask again, or place a worker."""
    if action >= ROTATE_0:
        rotate(s, p, action - ROTATE_0)
        ask(s, p, PLACE)
    else:
        artisan = 1 if action >= ARTISAN_0 else 0
        at = action - (ARTISAN_0 if artisan == 1 else CRAFTSMAN_0)
        put_worker(s, p, artisan, at)
        emit(s, WORKER_PLACED, p, artisan, at, 0)


@rule
def send_inspector(s: State, p: int, i: int) -> None:
    """The i-th action `inspect`."""
    move_inspector(s, i % 2, inspect_steps(i))
    emit(s, INSPECTOR_SENT, p, i % 2, inspect_steps(i), s.inspector[i % 2])


@rule
def perform_offer(s: State, p: int, action: int) -> None:
    """T7.3: what was chosen at a ring."""
    if action == TAKE_ACTION:
        take(s, p)
    elif action == TAKE_COIN_ACTION or action == TAKE_CLAY_ACTION:
        take_priority_alone(s, p, action - TAKE_COIN_ACTION)
    elif action < HIRE_ACTION:
        decline(s, p, action - DECLINE_0)
    elif action == HIRE_ACTION:
        hire(s, p)
    elif action < SPECIALIST_0:
        build(s, p, action - BUILD_0)
    elif action < INSPECT_0:
        order_specialist(s, p, action - SPECIALIST_0)
    elif action < STAY_ACTION:
        send_inspector(s, p, action - INSPECT_0)
    else:
        i = action - TWO_STACKS_0
        take_stacks(s, p, first_stack(i), second_stack(i))
