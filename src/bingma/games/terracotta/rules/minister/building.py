"""T5.10, T5.11: how the Prime Minister builds a warrior: its type, its group, its space."""

from bingma.games.terracotta.rules.events import (
    ACTION_DONE,
    BY_MUCH_MORE,
    BY_POINTS,
    BY_ROW,
    BY_SOONEST_TILE,
    BY_WEAPON,
    CLAY_CHANGED,
    COINS_CHANGED,
    GROUP_CHOSEN,
    GROUP_KEPT,
    GROUP_SEEN,
    GROUP_STRENGTHS,
    GROUP_WARRIORS,
    KEPT_BEST_PRIORITY,
    KEPT_FOOTMAN,
    KEPT_MUSICIANS,
    KEPT_PRIORITY,
    KEPT_TILE,
    LACK_SEEN,
    NEED_SEEN,
    NO_BASE_LEFT,
    NO_CLAY,
    NO_ROOM,
    NO_SPACE_LEFT,
    NO_WARRIOR_LEFT,
    POINTS_CHANGED,
    SPACE_KEPT,
    SPACE_SEEN,
    STEP_KEPT_ALL,
    STEP_LEFT_OUT,
    TYPE_CHOSEN,
    TYPE_SEEN,
    TYPES_KEPT,
    WARRIOR_BUILT,
    WEAPON_USED,
)
from bingma.games.terracotta.rules.goods import has_option, rack_is_empty, rack_vp
from bingma.games.terracotta.rules.grid import (
    empty_spaces,
    first_group,
    group_size,
    put_warrior,
    strength,
    warriors_in,
    warriors_of_group,
)
from bingma.games.terracotta.rules.minister.inspector import minister_inspects
from bingma.games.terracotta.rules.minister.spare import fail
from bingma.games.terracotta.rules.offers import can_build_at_all
from bingma.games.terracotta.rules.spaces import count_spaces, first_space, next_to
from bingma.games.terracotta.rules.state import (
    COLUMN,
    COLUMNS,
    FROM_RACK,
    FROM_WEAPON,
    HUMAN,
    NONE,
    ON_BUILD,
    PM,
    PM_SPACE,
    ROUNDS,
    ROW,
    SPEAR,
    SWORD,
    TYPES,
    WEAPONS,
    State,
)
from bingma.games.terracotta.rules.tables import AROUND, LINE, RANKED, TILE_AREA
from bingma.games.terracotta.rules.turn import ask
from bingma.kit.rules import emit, listening, rule

CLAY_WITH_OPTION_8 = 2
MUCH_MORE = 3  # VP by which a type without a weapon is preferred

# His weapon bonuses are not those of players.
SWORD_OR_SPEAR_VP = 2
HALBERD_OR_BOW_VP = 3
SPEAR_COINS = 2
OFFICER_STEP_BACK = -1

# Groups by the letter of T5.10 that they meet.
LETTER_A, LETTER_B, LETTER_C, LETTER_D, LETTER_E, LETTER_F, NO_LETTER = 0, 1, 2, 3, 4, 5, 6


@rule
def minister_build_action(s: State, clay: int) -> None:
    """T5.6: the action build, on the wheel, copied or decreed."""
    price = CLAY_WITH_OPTION_8 if has_option(s, 8) else clay
    if s.wet[PM] < price:
        emit(s, NEED_SEEN, PM, price, s.wet[PM], 0)
        fail(s, NO_CLAY)
    elif not can_build_at_all(s, PM):
        tell_lack(s)
        fail(s, NO_ROOM)
    else:
        s.wet[PM] -= price
        emit(s, CLAY_CHANGED, PM, -price, 0, 0)
        emit(s, ACTION_DONE, PM, ON_BUILD, clay, 0)
        minister_builds(s, 1)


@rule
def tell_lack(s: State) -> None:
    """T5.15: the first thing that a build would need and he has not."""
    if s.bases[PM] == 0:
        emit(s, LACK_SEEN, PM, NO_BASE_LEFT, 0, 0)
    elif rack_is_empty(s):
        emit(s, LACK_SEEN, PM, NO_WARRIOR_LEFT, 0, 0)
    else:
        emit(s, LACK_SEEN, PM, NO_SPACE_LEFT, 0, 0)


@rule
def minister_builds(s: State, with_weapon: int) -> None:
    """T5.10: choose type, group and space; the price is paid. The human picks among the last."""
    kind = choose_type(s, with_weapon)
    emit(s, TYPE_CHOSEN, PM, kind, with_weapon, 0)
    s.figure = kind
    s.with_weapon = with_weapon
    if with_weapon == 1:
        s.warehouse[kind] += 1
    s.choices = narrow_spaces(s, group_spaces(s, kind))
    if count_spaces(s.choices) == 1:
        finish_building(s, first_space(s.choices))
    else:
        ask(s, HUMAN, PM_SPACE)


@rule
def finish_building(s: State, space: int) -> None:
    """T5.10: he scores the rack always, then his weapon."""
    kind = s.figure
    points = rack_vp(s, kind)
    put_warrior(s, PM, kind, space)
    s.points[PM][FROM_RACK] += points
    tell_spaces(s, s.choices, SPACE_SEEN, NONE)
    emit(s, POINTS_CHANGED, PM, points, 0, 0)
    emit(s, WARRIOR_BUILT, PM, kind, space, 0)
    if s.with_weapon == 1 and s.active[PM][kind] == 1:
        minister_uses_weapon(s, kind)


@rule
def minister_uses_weapon(s: State, weapon: int) -> None:
    """T5.10: the token goes to the front of his row and becomes unavailable."""
    at = 0
    while s.row[at] != weapon:
        at += 1
    while at > 0:
        s.row[at] = s.row[at - 1]
        at -= 1
    s.row[0] = weapon
    s.active[PM][weapon] = 0
    plain = weapon == SWORD or weapon == SPEAR
    points = SWORD_OR_SPEAR_VP if plain else HALBERD_OR_BOW_VP
    s.points[PM][FROM_WEAPON] += points
    emit(s, POINTS_CHANGED, PM, points, 0, 0)
    if weapon == SPEAR:
        s.coins[PM] += SPEAR_COINS
        emit(s, COINS_CHANGED, PM, SPEAR_COINS, 0, 0)
    emit(s, WEAPON_USED, PM, weapon, 0, 0)
    if weapon == SWORD:
        minister_inspects(s, OFFICER_STEP_BACK)


# Type


@rule
def best_on_rack(s: State, armed: int) -> int:
    """The most VP among types on the rack whose weapon is (1) or is not (0) available."""
    best = 0
    for kind in range(TYPES):
        if s.rack[kind] > 0 and s.active[PM][kind] == armed:
            best = max(best, rack_vp(s, kind))
    return best


@rule
def is_on_rack(s: State, armed: int) -> bool:
    """Whether there is such a type at all."""
    for kind in range(TYPES):
        if s.rack[kind] > 0 and s.active[PM][kind] == armed:
            return True
    return False


@rule
def choose_type(s: State, with_weapon: int) -> int:
    """T5.10: with a weapon unless another is worth much more; most VP; soonest tile; weapon row."""
    if listening(s):
        for kind in range(TYPES):
            if s.rack[kind] > 0:
                emit(s, TYPE_SEEN, PM, kind, rack_vp(s, kind), s.active[PM][kind])
    armed_best = best_on_rack(s, 1)
    other_best = best_on_rack(s, 0)
    armed_only = False
    if with_weapon == 1 and is_on_rack(s, 1):
        armed_only = not is_on_rack(s, 0) or other_best < armed_best + MUCH_MORE
    best = armed_best if armed_only else max(armed_best, other_best)
    tell_types(s, with_weapon, armed_only, best)
    chosen = NONE
    for i in range(s.round_no - 1, ROUNDS):
        tile = s.tiles[i]
        if chosen == NONE and tile < TYPES and is_best_type(s, tile, best, armed_only):
            chosen = tile
            emit(s, TYPES_KEPT, PM, BY_SOONEST_TILE, 1 << tile, i + 1)
    for i in range(WEAPONS):
        if chosen == NONE and is_best_type(s, s.row[i], best, armed_only):
            chosen = s.row[i]
            emit(s, TYPES_KEPT, PM, BY_ROW, 1 << chosen, 0)
    return chosen


@rule
def tell_types(s: State, with_weapon: int, armed_only: bool, best: int) -> None:
    """The types left by weapons and by points; the tile or the row then leaves one."""
    if listening(s):
        left = 0
        most = 0
        for kind in range(TYPES):
            if s.rack[kind] > 0 and (not armed_only or s.active[PM][kind] == 1):
                left |= 1 << kind
                if rack_vp(s, kind) == best:
                    most |= 1 << kind
        if armed_only:
            emit(s, TYPES_KEPT, PM, BY_WEAPON, left, 0)
        elif with_weapon == 1 and is_on_rack(s, 1):
            emit(s, TYPES_KEPT, PM, BY_MUCH_MORE, left, 0)
        emit(s, TYPES_KEPT, PM, BY_POINTS, most, 0)


@rule
def is_best_type(s: State, kind: int, best: int, armed_only: bool) -> bool:
    """Whether a type is among those worth the most."""
    if s.rack[kind] == 0 or (armed_only and s.active[PM][kind] == 0):
        return False
    return rack_vp(s, kind) == best


# Group


@rule
def group_letter(s: State, group: int) -> int:
    """T5.10: the first letter that a group or lone warrior meets.

    Letters a and b go by strength; from c on kneeling archers do not count.
    """
    own = warriors_of_group(s, PM, group)
    human = warriors_of_group(s, HUMAN, group)
    lead = strength(s, HUMAN, group) - strength(s, PM, group)
    mixed = own > 0 and human > 0
    if mixed and lead == 0:
        return LETTER_A
    if (mixed and lead == 1) or (human == 1 and own == 0):
        return LETTER_B
    if mixed and human > own:
        return LETTER_C
    if human - own >= 1 and human - own <= ROUNDS - s.round_no + 1:
        return LETTER_D
    if mixed and own > human:
        return LETTER_E
    if human == 0:
        return LETTER_F
    return NO_LETTER


@rule
def group_spaces(s: State, kind: int) -> int:
    """T5.10: empty spaces next to the largest groups of the first letter, else apart from all."""
    empty = empty_spaces(s)
    best_letter = NO_LETTER
    best_size = 0
    kept = 0
    left = s.of_type[kind]
    while left != 0:
        group = first_group(s, kind, left)
        left &= ~group
        letter = NO_LETTER
        if next_to(group) & empty:
            letter = group_letter(s, group)
        tell_group(s, kind, group, letter)
        if letter != NO_LETTER:
            size = group_size(s, group)
            if letter < best_letter or (letter == best_letter and size > best_size):
                best_letter = letter
                best_size = size
                kept = group
            elif letter == best_letter and size == best_size:
                kept |= group
    if kept != 0:
        tell_groups(s, kind, kept)
        emit(s, GROUP_CHOSEN, PM, best_letter, 0, 0)
        return next_to(kept) & empty
    apart = empty & ~next_to(s.of_type[kind])
    emit(s, GROUP_CHOSEN, PM, NONE, 1 if apart == 0 else 0, 0)
    return apart if apart != 0 else empty


@rule
def tell_group(s: State, kind: int, group: int, letter: int) -> None:
    """A group of the type, with who stands in it; without a letter it is no candidate."""
    if listening(s):
        met = NONE if letter == NO_LETTER else letter
        emit(s, GROUP_SEEN, PM, met, kind, first_space(group))
        human = warriors_of_group(s, HUMAN, group)
        emit(s, GROUP_WARRIORS, PM, warriors_of_group(s, PM, group), human, 0)
        emit(s, GROUP_STRENGTHS, PM, strength(s, PM, group), strength(s, HUMAN, group), 0)


@rule
def tell_groups(s: State, kind: int, kept: int) -> None:
    """The groups kept, one by one."""
    if listening(s):
        left = kept
        while left != 0:
            group = first_group(s, kind, left)
            left &= ~group
            emit(s, GROUP_KEPT, PM, kind, first_space(group), 0)


# Space


@rule
def narrow_spaces(s: State, spaces: int) -> int:
    """T5.10: step by step, each skipped if it would leave nothing."""
    limit = priority_limit(s.round_no)
    spaces = keep(s, spaces, spaces & spaces_up_to(s, limit), KEPT_PRIORITY, limit, 0)
    for i in range(s.round_no - 1, ROUNDS):
        tile = s.tiles[i]
        if TILE_AREA[tile] != 0:
            spaces = keep(s, spaces, spaces & TILE_AREA[tile], KEPT_TILE, tile, i + 1)
    best = 1
    while spaces & RANKED[s.inspector[ROW]][s.inspector[COLUMN]][best] == 0:
        best += 1
    ranked = RANKED[s.inspector[ROW]][s.inspector[COLUMN]][best]
    spaces = keep(s, spaces, spaces & ranked, KEPT_BEST_PRIORITY, best, 0)
    if s.musicians != 0:
        spaces = keep(s, spaces, most_musicians(s, spaces), KEPT_MUSICIANS, 0, 0)
    if s.footmen != 0:
        spaces = keep(s, spaces, near_closest_footmen(s, spaces), KEPT_FOOTMAN, 0, 0)
    return spaces


@rule
def keep(s: State, spaces: int, kept: int, step: int, number: int, round_no: int) -> int:
    """One step of narrowing; it is left out if it would leave nothing."""
    if kept == 0:
        emit(s, STEP_LEFT_OUT, PM, step, number, round_no)
        return spaces
    if kept == spaces:
        emit(s, STEP_KEPT_ALL, PM, step, number, round_no)
        return spaces
    tell_spaces(s, spaces, SPACE_SEEN, step)
    tell_spaces(s, kept, SPACE_KEPT, NONE)
    emit(s, step, PM, number, round_no, 0)
    return kept


@rule
def tell_spaces(s: State, spaces: int, event: int, step: int) -> None:
    """Spaces one by one, with what each is worth to a step."""
    if listening(s):
        left = spaces
        while left != 0:
            space = first_space(left)
            emit(s, event, PM, space, space_value(s, space, step), 0)
            left &= left - 1


@rule
def space_value(s: State, space: int, step: int) -> int:
    """What a step compares: a priority, musicians heard, or the difference around a footman."""
    if step == KEPT_PRIORITY or step == KEPT_BEST_PRIORITY:
        rank = 1
        while (RANKED[s.inspector[ROW]][s.inspector[COLUMN]][rank] >> space) & 1 == 0:
            rank += 1
        return rank
    if step == KEPT_MUSICIANS:
        return musicians_heard(s, space)
    if step == KEPT_FOOTMAN:
        return closest_footman(s, space)
    return NONE


@rule
def priority_limit(round_no: int) -> int:
    """T5.10: rounds 1-2 keep priority 1-3, round 3 keeps 1-2, rounds 4-5 keep 1."""
    if round_no <= 2:
        return 3
    return 2 if round_no == 3 else 1


@rule
def spaces_up_to(s: State, priority: int) -> int:
    """T5.11: all spaces of a priority or a better one."""
    spaces = 0
    for rank in range(1, priority + 1):
        spaces |= RANKED[s.inspector[ROW]][s.inspector[COLUMN]][rank]
    return spaces


@rule
def musicians_heard(s: State, space: int) -> int:
    """Musicians in the row and the column of a space."""
    lines = LINE[ROW][space // COLUMNS] | LINE[COLUMN][space % COLUMNS]
    return count_spaces(s.musicians & lines)


@rule
def most_musicians(s: State, spaces: int) -> int:
    """T5.10: spaces with the most musicians in row and column."""
    most = 0
    kept = 0
    left = spaces
    while left != 0:
        space = first_space(left)
        left &= left - 1
        heard = musicians_heard(s, space)
        if heard > most:
            most = heard
            kept = 0
        if heard == most:
            kept |= 1 << space
    return kept


@rule
def difference_around(s: State, footman: int) -> int:
    """By how many warriors one side leads around a footman."""
    around = AROUND[footman]
    return abs(warriors_in(s, PM, around) - warriors_in(s, HUMAN, around))


@rule
def closest_footman(s: State, space: int) -> int:
    """The smallest difference around the footmen next to a space, NONE without one."""
    smallest = NONE
    left = s.footmen & AROUND[space]
    while left != 0:
        difference = difference_around(s, first_space(left))
        left &= left - 1
        if smallest == NONE or difference < smallest:
            smallest = difference
    return smallest


@rule
def near_closest_footmen(s: State, spaces: int) -> int:
    """T5.10: spaces next to the footmen with the smallest difference of warriors around them."""
    smallest = NONE
    near = 0
    left = s.footmen
    while left != 0:
        footman = first_space(left)
        around = AROUND[footman]
        left &= left - 1
        if around & spaces:
            difference = difference_around(s, footman)
            if smallest == NONE or difference < smallest:
                smallest = difference
                near = 0
            if difference == smallest:
                near |= around
    return spaces & near
