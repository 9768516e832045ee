"""What stands in the mausoleum (T3.7): warriors, horses, specialists, groups and strengths."""

from bingma.games.terracotta.rules.spaces import (
    ALL_SPACES,
    connected,
    count_spaces,
    next_to,
    opposite,
    shifted,
)
from bingma.games.terracotta.rules.state import (
    DIRECTIONS,
    FOOTMAN,
    HORSE,
    KNEELING_ARCHER,
    MAX_PLAYERS,
    MUSICIAN,
    NONE,
    TYPES,
    State,
)
from bingma.kit.rules import rule


@rule
def all_warriors(s: State) -> int:
    """All spaces of all warriors."""
    return s.of_type[0] | s.of_type[1] | s.of_type[2] | s.of_type[3]


@rule
def all_kneeling(s: State) -> int:
    """The spaces of all kneeling archers."""
    return s.archers[0] | s.archers[1] | s.archers[2] | s.archers[3]


@rule
def all_mounted(s: State) -> int:
    """The heads of all warriors with a horse."""
    return s.mounted[0] | s.mounted[1] | s.mounted[2] | s.mounted[3]


@rule
def occupied(s: State) -> int:
    """All spaces on which anything stands."""
    return all_warriors(s) | all_kneeling(s) | s.musicians | s.footmen


@rule
def empty_spaces(s: State) -> int:
    """All spaces on which nothing stands."""
    return ALL_SPACES ^ occupied(s)


@rule
def type_at(s: State, space: int) -> int:
    """The type of the warrior on a space, NONE without one."""
    for kind in range(TYPES):
        if (s.of_type[kind] >> space) & 1:
            return kind
    return NONE


@rule
def owner_at(s: State, space: int) -> int:
    """The owner of the warrior on a space, NONE without one."""
    for p in range(MAX_PLAYERS):
        if (s.of_seat[p] >> space) & 1:
            return p
    return NONE


@rule
def warriors_in(s: State, p: int, area: int) -> int:
    """T3.7: a player's warriors with a space in the area; a mounted one counts once."""
    own = s.of_seat[p]
    n = count_spaces(own & s.heads & area)
    riders = own & all_mounted(s) & ~area
    if riders != 0:
        for direction in range(DIRECTIONS):
            facing = riders & s.mounted[direction]
            if facing != 0:
                # A rider counts if the first or second space of its horse is in the area.
                back = opposite(direction)
                one_before = shifted(area, back)
                before = one_before | shifted(one_before, back)
                n += count_spaces(facing & before)
    return n


@rule
def statues_in(s: State, area: int) -> int:
    """Warriors of all players, each once, and specialists with a space in the area."""
    n = count_spaces((all_kneeling(s) | s.musicians | s.footmen) & area)
    for p in range(s.players):
        n += warriors_in(s, p, area)
    return n


# Groups (T3.11): a group is the set of all its spaces; a lone warrior is one too here.


@rule
def first_group(s: State, kind: int, left: int) -> int:
    """The group of the first of the spaces left of a type."""
    return connected(left & -left, s.of_type[kind])


@rule
def aimed_at(s: State) -> int:
    """The spaces that a kneeling archer faces."""
    return (
        shifted(s.archers[0], 0)
        | shifted(s.archers[1], 1)
        | shifted(s.archers[2], 2)
        | shifted(s.archers[3], 3)
    )


@rule
def warriors_of_group(s: State, p: int, group: int) -> int:
    """A player's warriors in a group."""
    return count_spaces(s.of_seat[p] & s.heads & group)


@rule
def group_size(s: State, group: int) -> int:
    """Warriors of all owners; a horse adds nothing."""
    return count_spaces(s.heads & group)


@rule
def strength(s: State, p: int, group: int) -> int:
    """T3.11: own warriors of the group and kneeling archers facing them.

    No two archers face the same space, because the second would face a group that has one.
    """
    return warriors_of_group(s, p, group) + count_spaces(s.of_seat[p] & aimed_at(s) & group)


@rule
def unaimed_warriors(s: State) -> int:
    """T3.7: the spaces of warriors of groups that no kneeling archer faces."""
    aimed = aimed_at(s)
    free = 0
    for kind in range(TYPES):
        free |= s.of_type[kind] & ~connected(aimed & s.of_type[kind], s.of_type[kind])
    return free


# Placing


@rule
def put_warrior(s: State, p: int, kind: int, space: int) -> None:
    """A warrior from the rack on a base of its owner."""
    there = 1 << space
    s.rack[kind] -= 1
    s.bases[p] -= 1
    s.of_type[kind] |= there
    s.of_seat[p] |= there
    s.heads |= there


@rule
def put_specialist(s: State, kind: int, space: int, direction: int) -> None:
    """A specialist on a space; a horse for the warrior there, in a direction."""
    there = 1 << space
    s.specialists[kind] -= 1
    if kind == HORSE:
        horse = shifted(there, direction)
        horse |= shifted(horse, direction)
        s.of_type[type_at(s, space)] |= horse
        s.of_seat[owner_at(s, space)] |= horse
        s.mounted[direction] |= there
    elif kind == KNEELING_ARCHER:
        s.archers[direction] |= there
    elif kind == MUSICIAN:
        s.musicians |= there
    elif kind == FOOTMAN:
        s.footmen |= there


@rule
def horse_riders(s: State, p: int, direction: int) -> int:
    """T3.7: own warriors without a horse and with two empty spaces in a direction."""
    back = opposite(direction)
    one_empty = shifted(empty_spaces(s), back)
    two_empty = one_empty & shifted(one_empty, back)
    return s.of_seat[p] & s.heads & ~all_mounted(s) & two_empty


@rule
def specialist_spaces(s: State, p: int, kind: int) -> int:
    """T3.7: where a player may place a specialist."""
    if kind == HORSE:
        return (
            horse_riders(s, p, 0)
            | horse_riders(s, p, 1)
            | horse_riders(s, p, 2)
            | horse_riders(s, p, 3)
        )
    if kind == KNEELING_ARCHER:
        return next_to(unaimed_warriors(s)) & empty_spaces(s)
    return empty_spaces(s)


@rule
def can_face(s: State, p: int, kind: int, space: int, direction: int) -> bool:
    """T3.7: whether a horse or a kneeling archer on a space may be turned this way."""
    there = 1 << space
    if kind == HORSE:
        return bool(horse_riders(s, p, direction) & there)
    return bool(shifted(there, direction) & unaimed_warriors(s))


@rule
def spaces_between(s: State, space: int, direction: int) -> int:
    """T3.5: empty spaces up to the next statue in a direction; NONE if there is no statue."""
    blocked = occupied(s)
    at = shifted(1 << space, direction)
    between = 0
    while at != 0:
        if at & blocked:
            return between
        between += 1
        at = shifted(at, direction)
    return NONE
