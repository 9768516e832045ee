"""The state of a game of Terracotta Army: names of things, and one block of whole numbers.

The grid is kept as sets of spaces, one bit for each of its 63 spaces (see `spaces`): the spaces of
the officers, the spaces of seat 1, the musicians, and so on. Warrior types and weapons share one
order: officer (sword), guard (halberd), archer (bow), soldier (spear).
"""

from bingma.kit.game import GameBlock
from bingma.kit.layout import Grid, Row, i8, i16, i64, layout

NONE = -1
CHANCE = -1

# The solo game (section 5): the Prime Minister has a seat and never decides.
PM, HUMAN = 0, 1

MAX_PLAYERS = 4
ROUNDS = 5
SLICES = 12
RINGS = 3
INNER_RING, MIDDLE_RING, OUTER_RING = 0, 1, 2

COLUMNS = 9
ROWS = 7
SPACES = 63
DIRECTIONS = 4
NORTH, EAST, SOUTH, WEST = 0, 1, 2, 3

# The two inspectors, and the two kinds of lines.
COLUMN, ROW = 0, 1
LINES = 2

TYPES = 4
OFFICER, GUARD, ARCHER, SOLDIER = 0, 1, 2, 3
WEAPONS = 4
SWORD, HALBERD, BOW, SPEAR = 0, 1, 2, 3
WARRIORS_OF_A_TYPE = 11

SPECIALISTS = 4
HORSE, MUSICIAN, FOOTMAN, KNEELING_ARCHER = 0, 1, 2, 3
SPECIALISTS_OF_A_KIND = 4

MASTERS = 6
M_BUILDER, M_ADMINISTRATOR, M_INSPECTOR = 0, 1, 2
M_CLAYMAKER, M_CRAFTSMAN, M_BLACKSMITH = 3, 4, 5

# What a slice of a ring shows (T3.3); the number with it is an amount, a master or a weapon.
ON_COINS, ON_CLAY, ON_BUILD, ON_SOAK, ON_UPGRADE = 0, 1, 2, 3, 4
ON_MASTER, ON_PRIORITY, ON_WEAPON, ON_SPECIALIST = 5, 6, 7, 8

# Scoring tiles: the four types, six areas, coins, clay.
TILES = 12
FIRST_AREA_TILE = 4
COINS_TILE, CLAY_TILE = 10, 11

# Decisions (T7.1), then the chance events (T7.5). NOBODY: the game goes on by itself.
PLACE, INNER, MIDDLE, OUTER, SPACE, FACE, USE, INSPECT = 0, 1, 2, 3, 4, 5, 6, 7
PM_SPACE, PM_FACE = 8, 9
DICE, DECREE, WHICH_INSPECTOR, STACK, NEW_MASTER = 10, 11, 12, 13, 14
NOBODY = 15

# Where the game goes on when nobody is asked.
BEGIN_TURN, NEXT_RING = 0, 1
PM_GOES_ON, PM_NEXT_RING, PM_EXTRA_DECREE, PM_ROTATION, PM_NEXT_ROW, PM_SURPRISE = 2, 3, 4, 5, 6, 7

# What is being put on the grid: a warrior type, or FIRST_SPECIALIST + a kind.
FIRST_SPECIALIST = 4

# Where victory points come from (T7.8).
FROM_RACK, FROM_WEAPON, FROM_SPARE, FROM_DECREE, FROM_PRIORITY = 0, 1, 2, 3, 4
FROM_INSPECTOR, FROM_MUSICIAN, FROM_TILE, FROM_FOOTMAN, FROM_GROUP, FROM_LEFTOVER = (
    5,
    6,
    7,
    8,
    9,
    10,
)
SOURCES = 11

FIRST_DECREE_ROW, LAST_DECREE_ROW = 2, 12
LONGEST_LIST = 63  # all spaces of the grid


@layout
class State(GameBlock):
    """Everything about a game. `p` is a seat, 0 to 3; unused seats stay at zero.

    In the solo game seat 0 is the Prime Minister: `wet` is all his clay, `row` his weapons.
    """

    # The mausoleum (T1.2, T3.7), as sets of spaces.
    of_type: Row = i64(TYPES)  # all spaces of the warriors of a type, horses included
    of_seat: Row = i64(MAX_PLAYERS)  # all spaces of a player's warriors, horses included
    heads: int = i64()  # the space of each warrior itself, without its horse
    mounted: Row = i64(DIRECTIONS)  # heads with a horse, by its direction
    archers: Row = i64(DIRECTIONS)  # kneeling archers, by the direction they face
    musicians: int = i64()
    footmen: int = i64()
    choices: int = i64()  # `pm-space`: the spaces left to choose from

    # The moment; the solo game has two seats.
    legal: Row = i16(LONGEST_LIST)
    decision: int = i8()
    step: int = i8()  # where the game goes on when nobody is asked

    # The game as a whole.
    solo: int = i8()
    options: int = i16()  # difficulty options (T5.14), one bit each
    tiles: Row = i8(ROUNDS)  # scoring tiles of rounds 1 to 5
    round_no: int = i8()  # 1 to 5
    order: Row = i8(MAX_PLAYERS)  # seats in turn order
    order_at: int = i8()
    priority: Row = i8(MAX_PLAYERS)  # takers of a priority token in this round, in order
    priority_n: int = i8()

    # Where a turn stands.
    rotated: int = i8()  # 1: a ring was turned in this turn
    slice: int = i8()  # of the worker just placed
    placed_artisan: int = i8()  # 1: that worker is an artisan
    ring: int = i8()  # whose action is being resolved
    figure: int = i8()  # what is being put on the grid
    with_weapon: int = i8()  # 1: by the action build, so the matching weapon may follow
    space: int = i8()  # of the figure just put, or waiting for its direction

    # Players.
    coins: Row = i16(MAX_PLAYERS)
    wet: Row = i16(MAX_PLAYERS)
    dry: Row = i16(MAX_PLAYERS)
    points: Grid = i16(MAX_PLAYERS, SOURCES)
    craftsmen: Row = i8(MAX_PLAYERS)  # at hand
    artisans: Row = i8(MAX_PLAYERS)  # at hand
    bases: Row = i8(MAX_PLAYERS)
    active: Grid = i8(MAX_PLAYERS, WEAPONS)  # 1: active (the Prime Minister's: available)
    master: Grid = i8(MAX_PLAYERS, MASTERS)  # k: the player's k-th token lies there; 0: none

    # The table.
    turned: Row = i8(2)  # turns of the inner and the middle ring so far, modulo 12
    craftsman_on: Row = i8(SLICES)  # seat, or NONE
    artisan_on: Row = i8(SLICES)
    inspector: Row = i8(LINES)  # column and row, from 0
    rack: Row = i8(TYPES)  # warriors left
    specialists: Row = i8(SPECIALISTS)  # left
    warehouse: Row = i8(TYPES)  # clay

    # The Prime Minister (T5.1) and where his turn stands.
    row: Row = i8(WEAPONS)  # his weapons, from the left
    overseer: int = i8()
    decrees: int = i16()  # marked rows, one bit each
    rolled: int = i8()  # 1: a decree was rolled in this turn
    owes_spare: int = i8()  # 1: a spare action follows the decree being rolled (priority)
    decree_row: int = i8()  # the row being resolved; 0: the wheel
    paid_weapon: int = i8()  # for the specialist being placed
    taken_stack: int = i8()  # the master craftsman: type of the stack taken, or NONE
    taken_clay: int = i8()  # and how much it was
    other_step: int = i8()  # inspector move: 2 (master) or -1 (officer) besides 1
    surprises: int = i8()  # surprise builds tried in this round

    tally: Row = i16(MAX_PLAYERS)  # counts being compared (T3.8)
