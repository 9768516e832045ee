"""How a position looks to a simple player: hundredths of a point, from what can be seen.

These are a player's estimates, not rules. They count what is scored already, what would be scored
if things stayed as they are, and what goods, weapons and masters are likely to bring.
"""

from bingma.games.terracotta.rules.goods import tokens_placed, total_points
from bingma.games.terracotta.rules.grid import first_group, group_size, strength, warriors_in
from bingma.games.terracotta.rules.inspectors import place_after
from bingma.games.terracotta.rules.offers import active_weapons
from bingma.games.terracotta.rules.scoring import (
    SMALLEST_GROUP,
    musician_points,
    tally_line,
    tally_points,
    tile_count,
)
from bingma.games.terracotta.rules.spaces import first_space
from bingma.games.terracotta.rules.state import LINES, ROUNDS, SLICES, TYPES, State
from bingma.games.terracotta.rules.tables import (
    AROUND,
    CLEANUP_STEP,
    FOOTMAN_VP,
    GROUP_VP,
    INSPECTOR_VP,
    LEFTOVER_PER_VP,
    TILE_VP,
    WORKERS,
)
from bingma.games.terracotta.rules.turn import workers_at_hand
from bingma.kit.rules import rule

POINT = 100

# Hundredths of a point for things that may turn into points while there are turns left.
COIN = 60
WET_CLAY = 130
DRY_CLAY = 60
PLENTY = 9  # more of one good than this is worth what it scores at the end
ACTIVE_WEAPON = 170
LONE_WARRIOR = 60
MASTER_PER_ROUND = 105
ARTISAN_PER_ROUND = 60
FEW_TURNS = 4  # with so few turns left goods begin to lose their worth

# How likely things stay as they are, in hundredths.
GROUPS_STAY = 80
INSPECTED_STAYS = 80
NEXT_INSPECTED = 30
MUSICIANS_STAY = 80
TILE_STAYS = 90
LATER_TILE = 20
FOOTMEN_STAY = 60


@rule
def value(s: State, p: int) -> int:
    """What the position is worth to a player: the own standing above that of the others."""
    others = 0
    for other in range(s.players):
        if other != p:
            others += standing(s, other)
    return standing(s, p) - others // (s.players - 1)


@rule
def points(s: State, p: int) -> int:
    """T3.11: what a player would have if the final scoring came now; at the end the score."""
    total = total_points(s, p)
    if s.over == 1:
        return total
    for kind in range(TYPES):
        left = s.of_type[kind]
        while left != 0:
            group = first_group(s, kind, left)
            left &= ~group
            size = group_size(s, group)
            if size >= SMALLEST_GROUP:
                for seat in range(s.players):
                    s.tally[seat] = strength(s, seat, group)
                total += tally_points(s, p, GROUP_VP[0] * size, GROUP_VP[1] * size)
    left = s.footmen
    while left != 0:
        space = first_space(left)
        left &= left - 1
        for seat in range(s.players):
            s.tally[seat] = warriors_in(s, seat, AROUND[space])
        total += tally_points(s, p, FOOTMAN_VP[0], FOOTMAN_VP[1])
    return int(total + (s.coins[p] + s.wet[p] + s.dry[p]) // LEFTOVER_PER_VP[0])


@rule
def standing(s: State, p: int) -> int:
    """Points and what is likely to follow from the position; at the end the final score."""
    worth = POINT * total_points(s, p)
    if s.over == 1:
        return worth
    left = turns_left(s, p)
    worth += groups_worth(s, p)
    worth += inspectors_worth(s, p)
    worth += specialists_worth(s, p)
    worth += tiles_worth(s, p)
    worth += goods_worth(s, p, left)
    rounds = ROUNDS - s.round_no
    worth += MASTER_PER_ROUND * tokens_placed(s, p) * rounds
    worth += ARTISAN_PER_ROUND * artisans_owned(s, p) * rounds
    if left > 0:
        worth += ACTIVE_WEAPON * active_weapons(s, p)
    return worth


@rule
def turns_left(s: State, p: int) -> int:
    """Workers that the player will still place."""
    return int(workers_at_hand(s, p) + (ROUNDS - s.round_no) * WORKERS[s.players])


@rule
def artisans_owned(s: State, p: int) -> int:
    """At hand and on the wheel."""
    n = s.artisans[p]
    for at in range(SLICES):
        if s.artisan_on[at] == p:
            n += 1
    return n


@rule
def goods_worth(s: State, p: int, left: int) -> int:
    """Coins and clay: for building while there is time, for the leftover points at the end."""
    final = POINT * (s.coins[p] + s.wet[p] + s.dry[p]) // LEFTOVER_PER_VP[0]
    each = POINT // LEFTOVER_PER_VP[0]
    now = final + (COIN - each) * min(s.coins[p], PLENTY)
    now += (WET_CLAY - each) * min(s.wet[p], PLENTY) + (DRY_CLAY - each) * min(s.dry[p], PLENTY)
    time = min(left, FEW_TURNS)
    return int((now * time + final * (FEW_TURNS - time)) // FEW_TURNS)


@rule
def groups_worth(s: State, p: int) -> int:
    """T3.11: groups as they stand; a lone warrior may find one."""
    worth = 0
    for kind in range(TYPES):
        left = s.of_type[kind]
        while left != 0:
            group = first_group(s, kind, left)
            left &= ~group
            size = group_size(s, group)
            for seat in range(s.players):
                s.tally[seat] = strength(s, seat, group)
            if size >= SMALLEST_GROUP:
                worth += GROUPS_STAY * tally_points(s, p, GROUP_VP[0] * size, GROUP_VP[1] * size)
            elif s.tally[p] > 0:
                worth += LONE_WARRIOR
    return worth


@rule
def inspectors_worth(s: State, p: int) -> int:
    """T3.9: the lines inspected in this round, and the next ones."""
    worth = 0
    for which in range(LINES):
        tally_line(s, which, s.inspector[which])
        points = tally_points(s, p, INSPECTOR_VP[0], INSPECTOR_VP[1])
        worth += INSPECTED_STAYS * points
        if s.round_no < ROUNDS:
            tally_line(s, which, place_after(s, which, CLEANUP_STEP[0]))
            points = tally_points(s, p, INSPECTOR_VP[0], INSPECTOR_VP[1])
            worth += NEXT_INSPECTED * points
    return worth


@rule
def specialists_worth(s: State, p: int) -> int:
    """T3.7: musicians in every round left, footmen at the end."""
    worth = 0
    left = s.musicians
    while left != 0:
        space = first_space(left)
        left &= left - 1
        rounds = ROUNDS - s.round_no + 1
        worth += MUSICIANS_STAY * musician_points(s, p, space) * rounds
    left = s.footmen
    while left != 0:
        space = first_space(left)
        left &= left - 1
        for seat in range(s.players):
            s.tally[seat] = warriors_in(s, seat, AROUND[space])
        worth += FOOTMEN_STAY * tally_points(s, p, FOOTMAN_VP[0], FOOTMAN_VP[1])
    return worth


@rule
def tiles_worth(s: State, p: int) -> int:
    """T3.9: the tile of this round, and later ones by what they would score now."""
    worth = 0
    for i in range(s.round_no - 1, ROUNDS):
        for seat in range(s.players):
            s.tally[seat] = tile_count(s, seat, s.tiles[i])
        stays = TILE_STAYS if i == s.round_no - 1 else LATER_TILE
        worth += stays * tally_points(s, p, TILE_VP[i][0], TILE_VP[i][1])
    return worth
