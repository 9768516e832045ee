"""Section 2 and T5.2: setting up a game."""

from bingma.games.terracotta.rules.flow import settle
from bingma.games.terracotta.rules.goods import has_option
from bingma.games.terracotta.rules.state import (
    COLUMN,
    DIRECTIONS,
    HORSE,
    MASTERS,
    MAX_PLAYERS,
    MUSICIAN,
    NOBODY,
    NONE,
    PM,
    ROUNDS,
    ROW,
    SLICES,
    SOURCES,
    SPECIALISTS,
    SPECIALISTS_OF_A_KIND,
    TILES,
    TYPES,
    WARRIORS_OF_A_TYPE,
    WEAPONS,
    State,
)
from bingma.games.terracotta.rules.tables import (
    BASES,
    INSPECTOR_START,
    OVERSEER_START,
    START_CLAY,
    START_COINS,
    WORKERS,
)
from bingma.games.terracotta.rules.turn import begin_round
from bingma.kit.layout import Row
from bingma.kit.random import shuffle
from bingma.kit.rules import rule

CLAY_WITH_OPTION_5 = 4


@rule
def deal(s: State, players: int, options: int, rng: Row) -> None:
    """Section 2: draw everything that the set-up draws, then begin. One player: the solo game.

    The list of legal actions, not in use yet, serves as the bag to draw from.
    """
    s.solo = 1 if players == 1 else 0
    s.players = 2 if players == 1 else players
    s.options = options if players == 1 else 0
    for i in range(TILES):
        s.legal[i] = i
    shuffle(rng, s.legal, TILES)
    for i in range(ROUNDS):
        s.tiles[i] = s.legal[i]
    for i in range(MAX_PLAYERS):
        s.order[i] = i
    for i in range(WEAPONS):
        s.row[i] = i
    for m in range(MASTERS):
        s.master[PM][m] = 0
    if s.solo == 1:
        shuffle(rng, s.row, WEAPONS)
        for m in range(MASTERS):
            s.legal[m] = m
        shuffle(rng, s.legal, MASTERS)
        for i in range(masters_at_start(s)):
            s.master[PM][s.legal[i]] = i + 1
    else:
        shuffle(rng, s.order, s.players)
    begin(s)


@rule
def masters_at_start(s: State) -> int:
    """T5.2, T5.14: one master for the Prime Minister, two with option 4."""
    return 2 if has_option(s, 4) else 1


@rule
def begin(s: State) -> None:
    """Lay out the table for tiles, order, weapon row and masters already drawn, and begin."""
    clear(s)
    for i in range(s.players):
        p = s.order[i]
        s.coins[p] = START_COINS[0]
        s.wet[p] = START_CLAY[i]
        s.craftsmen[p] = WORKERS[s.players]
        s.bases[p] = BASES[0]
    if s.solo == 1:
        set_up_minister(s)
    begin_round(s, 1)
    settle(s)


@rule
def set_up_minister(s: State) -> None:
    """T5.2: a horse and a musician leave; the overseer stands opposite the upgrade action."""
    s.specialists[HORSE] -= 1
    s.specialists[MUSICIAN] -= 1
    s.overseer = OVERSEER_START[0]
    if has_option(s, 5):
        s.craftsmen[PM] -= 1
        s.artisans[PM] += 1
        s.wet[PM] += CLAY_WITH_OPTION_5


@rule
def clear(s: State) -> None:
    """Forget an earlier game in the same block; what `deal` has drawn stays."""
    clear_turn(s)
    clear_grid(s)
    for p in range(MAX_PLAYERS):
        s.coins[p] = 0
        s.wet[p] = 0
        s.dry[p] = 0
        s.craftsmen[p] = 0
        s.artisans[p] = 0
        s.bases[p] = 0
        s.priority[p] = NONE
        s.tally[p] = 0
        for i in range(SOURCES):
            s.points[p][i] = 0
        for weapon in range(WEAPONS):
            s.active[p][weapon] = 0
        for m in range(MASTERS):
            if s.solo == 0 or p != PM:
                s.master[p][m] = 0
    for at in range(SLICES):
        s.craftsman_on[at] = NONE
        s.artisan_on[at] = NONE
    for kind in range(TYPES):
        s.rack[kind] = WARRIORS_OF_A_TYPE
        s.warehouse[kind] = 0
    for kind in range(SPECIALISTS):
        s.specialists[kind] = SPECIALISTS_OF_A_KIND
    s.turned[0] = 0
    s.turned[1] = 0
    s.inspector[COLUMN] = INSPECTOR_START[COLUMN]
    s.inspector[ROW] = INSPECTOR_START[ROW]


@rule
def clear_turn(s: State) -> None:
    """Nothing is under way."""
    for i in range(len(s.legal)):
        s.legal[i] = 0
    s.legal_n = 0
    s.over = 0
    s.seat = NONE
    s.go = 0
    s.decision = NOBODY
    s.priority_n = 0
    s.rotated = 0
    s.slice = 0
    s.placed_artisan = 0
    s.ring = NONE
    s.figure = 0
    s.with_weapon = 0
    s.space = 0
    s.overseer = 0
    s.decrees = 0
    s.rolled = 0
    s.owes_spare = 0
    s.decree_row = 0
    s.paid_weapon = 0
    s.taken_stack = NONE
    s.taken_clay = 0
    s.other_step = 0
    s.surprises = 0


@rule
def clear_grid(s: State) -> None:
    """Nothing stands in the mausoleum."""
    for kind in range(TYPES):
        s.of_type[kind] = 0
    for p in range(MAX_PLAYERS):
        s.of_seat[p] = 0
    for direction in range(DIRECTIONS):
        s.mounted[direction] = 0
        s.archers[direction] = 0
    s.heads = 0
    s.musicians = 0
    s.footmen = 0
    s.choices = 0
