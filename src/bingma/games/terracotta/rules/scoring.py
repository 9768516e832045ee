"""T3.8, T3.9, T3.11: dominance and presence, the scoring phase, final scoring."""

from bingma.games.terracotta.rules.events import (
    COUNT_SEEN,
    FOOTMAN_SCORED,
    GROUP_SCORED,
    INSPECTORS_SCORED,
    LEFTOVER_SCORED,
    LONE_REMOVED,
    MUSICIAN_SCORED,
    POINTS_OF,
    TILE_SCORED,
    WARRIOR_SEEN,
)
from bingma.games.terracotta.rules.goods import has_option, total_points
from bingma.games.terracotta.rules.grid import (
    first_group,
    group_size,
    owner_at,
    strength,
    warriors_in,
    warriors_of_group,
)
from bingma.games.terracotta.rules.spaces import first_space
from bingma.games.terracotta.rules.state import (
    CLAY_TILE,
    COINS_TILE,
    COLUMN,
    COLUMNS,
    FIRST_AREA_TILE,
    FROM_FOOTMAN,
    FROM_GROUP,
    FROM_INSPECTOR,
    FROM_LEFTOVER,
    FROM_MUSICIAN,
    FROM_TILE,
    HUMAN,
    NONE,
    PM,
    ROW,
    TYPES,
    State,
)
from bingma.games.terracotta.rules.tables import (
    AROUND,
    FOOTMAN_VP,
    GROUP_VP,
    INSPECTOR_VP,
    LEFTOVER_PER_VP,
    LINE,
    MUSICIAN_VP,
    TILE_AREA,
    TILE_VP,
)
from bingma.kit.rules import emit, listening, rule

SMALLEST_GROUP = 2


# Dominance and presence, on the counts in `tally` (T3.8)


@rule
def tally_points(s: State, p: int, dominance: int, presence: int) -> int:
    """What a seat scores by the counts: strictly the most, at least one, or nothing."""
    if s.tally[p] == 0:
        return 0
    for other in range(s.players):
        if other != p and s.tally[other] >= s.tally[p]:
            return presence
    return dominance


@rule
def score_tally(s: State, dominance: int, presence: int, source: int) -> None:
    """All seats score by the counts."""
    for p in range(s.players):
        score_seat(s, p, tally_points(s, p, dominance, presence), source)


@rule
def score_seat(s: State, p: int, points: int, source: int) -> None:
    """Points of one seat in an event that lists all seats."""
    s.points[p][source] += points
    emit(s, POINTS_OF, p, points, 0, 0)


@rule
def tell_tally(s: State) -> None:
    """The counts as something considered."""
    if listening(s):
        for p in range(s.players):
            emit(s, COUNT_SEEN, p, s.tally[p], 0, 0)


# The scoring phase (T3.9)


@rule
def tally_line(s: State, which: int, place: int) -> None:
    """Warriors in a row or column; T5.14 option 6 adds one for the Prime Minister."""
    for p in range(s.players):
        s.tally[p] = warriors_in(s, p, LINE[which][place])
    if has_option(s, 6):
        s.tally[PM] += 1


@rule
def score_inspectors(s: State) -> None:
    """T3.9: the inspected column and row are two scorings."""
    for which in range(2):
        tally_line(s, which, s.inspector[which])
        tell_tally(s)
        score_tally(s, INSPECTOR_VP[0], INSPECTOR_VP[1], FROM_INSPECTOR)
    emit(s, INSPECTORS_SCORED, NONE, s.inspector[COLUMN], s.inspector[ROW], 0)


@rule
def musician_points(s: State, p: int, space: int) -> int:
    """T3.7: what a musician on a space scores a seat, for its row and its column."""
    row = LINE[ROW][space // COLUMNS]
    column = LINE[COLUMN][space % COLUMNS]
    return int(MUSICIAN_VP[0] * (warriors_in(s, p, row) + warriors_in(s, p, column)))


@rule
def score_musicians(s: State) -> None:
    """T3.9: each musician in turn."""
    left = s.musicians
    while left != 0:
        space = first_space(left)
        left &= left - 1
        for p in range(s.players):
            score_seat(s, p, musician_points(s, p, space), FROM_MUSICIAN)
        emit(s, MUSICIAN_SCORED, NONE, space, 0, 0)


@rule
def tile_count(s: State, p: int, tile: int) -> int:
    """T3.9: what a tile counts of a seat; T5.14 option 7 adds one for the Prime Minister."""
    more = 1 if p == PM and has_option(s, 7) else 0
    if tile == COINS_TILE:
        return s.coins[p] + more
    if tile == CLAY_TILE:
        return s.wet[p] + s.dry[p] + more
    if tile < FIRST_AREA_TILE:
        return warriors_of_group(s, p, s.of_type[tile]) + more
    return warriors_in(s, p, TILE_AREA[tile]) + more


@rule
def score_tile(s: State) -> None:
    """T3.9: the tile of the round, worth more in later rounds."""
    tile = s.tiles[s.round_no - 1]
    for p in range(s.players):
        s.tally[p] = tile_count(s, p, tile)
    tell_tally(s)
    score_tally(s, TILE_VP[s.round_no - 1][0], TILE_VP[s.round_no - 1][1], FROM_TILE)
    emit(s, TILE_SCORED, NONE, tile, s.round_no, 0)


# Final scoring (T3.11). Lone warriors stay on the grid of the state: they only do not count.


@rule
def score_footmen(s: State) -> None:
    """T3.7: dominance and presence around each footman."""
    left = s.footmen
    while left != 0:
        space = first_space(left)
        left &= left - 1
        for p in range(s.players):
            s.tally[p] = warriors_in(s, p, AROUND[space])
        tell_tally(s)
        score_tally(s, FOOTMAN_VP[0], FOOTMAN_VP[1], FROM_FOOTMAN)
        emit(s, FOOTMAN_SCORED, NONE, space, 0, 0)


@rule
def tell_lone(s: State) -> None:
    """T3.11: the warriors in no group."""
    if listening(s):
        for kind in range(TYPES):
            left = s.of_type[kind]
            while left != 0:
                group = first_group(s, kind, left)
                left &= ~group
                if group_size(s, group) < SMALLEST_GROUP:
                    space = first_space(group & s.heads)
                    emit(s, WARRIOR_SEEN, owner_at(s, space), kind, space, 0)
        emit(s, LONE_REMOVED, NONE, 0, 0, 0)


@rule
def score_groups(s: State) -> None:
    """T3.11: groups of two and more, by strength, for each warrior in them."""
    for kind in range(TYPES):
        left = s.of_type[kind]
        while left != 0:
            group = first_group(s, kind, left)
            left &= ~group
            size = group_size(s, group)
            if size >= SMALLEST_GROUP:
                for p in range(s.players):
                    s.tally[p] = strength(s, p, group)
                tell_tally(s)
                score_tally(s, GROUP_VP[0] * size, GROUP_VP[1] * size, FROM_GROUP)
                emit(s, GROUP_SCORED, NONE, kind, first_space(group), size)


@rule
def score_leftovers(s: State) -> None:
    """T3.11: coins and all clay added together."""
    for p in range(s.players):
        left = s.coins[p] + s.wet[p] + s.dry[p]
        emit(s, COUNT_SEEN, p, left, 0, 0)
        score_seat(s, p, left // LEFTOVER_PER_VP[0], FROM_LEFTOVER)
    emit(s, LEFTOVER_SCORED, NONE, 0, 0, 0)


@rule
def warriors_left(s: State, p: int) -> int:
    """T3.11: a player's warriors after those in no group are removed."""
    n = 0
    for kind in range(TYPES):
        left = s.of_type[kind]
        while left != 0:
            group = first_group(s, kind, left)
            left &= ~group
            if group_size(s, group) >= SMALLEST_GROUP:
                n += warriors_of_group(s, p, group)
    return n


@rule
def beats(s: State, p: int, q: int) -> bool:
    """T3.11: most points, then most warriors left; alone the human needs strictly more."""
    mine = total_points(s, p)
    theirs = total_points(s, q)
    if mine != theirs:
        return mine > theirs
    if s.solo == 1:
        return bool(p == PM and q == HUMAN)
    return bool(warriors_left(s, p) > warriors_left(s, q))


@rule
def final_rank(s: State, p: int) -> int:
    """How many seats did better; seats of one rank share the place."""
    rank = 0
    for other in range(s.players):
        if other != p and beats(s, other, p):
            rank += 1
    return rank
