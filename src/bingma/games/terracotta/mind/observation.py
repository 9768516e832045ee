"""The table as a row of small numbers for learners.

Seats are counted from the one that looks: 0 is its own, 1 the next one, and so on; seats that are
not there stay zero. Things of a kind (types, slices, decisions) are ones in a row of zeros. Nothing
is secret here (T7.6), so the row holds the whole state. The names of the fields and what they mean
are in `games/terracotta/observation.py`.
"""

from bingma.games.terracotta.rules.state import (
    CHANCE,
    COLUMN,
    COLUMNS,
    DIRECTIONS,
    FIRST_DECREE_ROW,
    LAST_DECREE_ROW,
    MASTERS,
    MAX_PLAYERS,
    NOBODY,
    NONE,
    PM_SURPRISE,
    RINGS,
    ROUNDS,
    ROW,
    ROWS,
    SLICES,
    SOURCES,
    SPACES,
    SPECIALISTS,
    TILES,
    TYPES,
    WEAPONS,
    State,
)
from bingma.games.terracotta.rules.state import ON_SPECIALIST as LAST_SHOWN
from bingma.games.terracotta.rules.wheel import shown_action, shown_number
from bingma.kit.layout import Row
from bingma.kit.rules import rule

DECISIONS = NOBODY + 1
STEPS = PM_SURPRISE + 1
FIGURES = TYPES + SPECIALISTS
SHOWN = LAST_SHOWN + 1
OPTIONS = 8
DECREE_ROWS = LAST_DECREE_ROW - FIRST_DECREE_ROW + 1
MOST = 127  # goods and points are without limit; the row holds numbers of eight bits

# Where each field begins. First the moment,
AT_ROUND = 0
AT_DECISION = AT_ROUND + ROUNDS
AT_DECIDER = AT_DECISION + DECISIONS
AT_TURN = AT_DECIDER + MAX_PLAYERS
AT_ORDER = AT_TURN + MAX_PLAYERS
AT_PRIORITY = AT_ORDER + MAX_PLAYERS
AT_STEP = AT_PRIORITY + MAX_PLAYERS
AT_ROTATED = AT_STEP + STEPS
AT_SLICE = AT_ROTATED + 1
AT_PLACED_ARTISAN = AT_SLICE + SLICES
AT_RING = AT_PLACED_ARTISAN + 1
AT_FIGURE = AT_RING + RINGS
AT_WITH_WEAPON = AT_FIGURE + FIGURES
AT_SPACE = AT_WITH_WEAPON + 1
AT_CHOICES = AT_SPACE + SPACES
# what each player has,
AT_PRESENT = AT_CHOICES + SPACES
AT_COINS = AT_PRESENT + MAX_PLAYERS
AT_WET = AT_COINS + MAX_PLAYERS
AT_DRY = AT_WET + MAX_PLAYERS
AT_POINTS = AT_DRY + MAX_PLAYERS
AT_CRAFTSMEN = AT_POINTS + MAX_PLAYERS * SOURCES
AT_ARTISANS = AT_CRAFTSMEN + MAX_PLAYERS
AT_BASES = AT_ARTISANS + MAX_PLAYERS
AT_ACTIVE = AT_BASES + MAX_PLAYERS
AT_MASTERS = AT_ACTIVE + MAX_PLAYERS * WEAPONS
# the mausoleum,
AT_TYPE = AT_MASTERS + MAX_PLAYERS * MASTERS
AT_OWNER = AT_TYPE + TYPES * SPACES
AT_HEADS = AT_OWNER + MAX_PLAYERS * SPACES
AT_MOUNTED = AT_HEADS + SPACES
AT_ARCHERS = AT_MOUNTED + DIRECTIONS * SPACES
AT_MUSICIANS = AT_ARCHERS + DIRECTIONS * SPACES
AT_FOOTMEN = AT_MUSICIANS + SPACES
# the wheel and what lies around it,
AT_SHOWN = AT_FOOTMEN + SPACES
AT_SHOWN_NUMBER = AT_SHOWN + RINGS * SLICES * SHOWN
AT_TURNED = AT_SHOWN_NUMBER + RINGS * SLICES
AT_CRAFTSMAN_ON = AT_TURNED + 2 * SLICES
AT_ARTISAN_ON = AT_CRAFTSMAN_ON + SLICES * MAX_PLAYERS
AT_INSPECTED_COLUMN = AT_ARTISAN_ON + SLICES * MAX_PLAYERS
AT_INSPECTED_ROW = AT_INSPECTED_COLUMN + COLUMNS
AT_RACK = AT_INSPECTED_ROW + ROWS
AT_SPECIALISTS = AT_RACK + TYPES
AT_WAREHOUSE = AT_SPECIALISTS + SPECIALISTS
AT_TILES = AT_WAREHOUSE + TYPES
# and the Prime Minister.
AT_SOLO = AT_TILES + ROUNDS * TILES
AT_MINISTER = AT_SOLO + 1
AT_OPTIONS = AT_MINISTER + MAX_PLAYERS
AT_WEAPON_ROW = AT_OPTIONS + OPTIONS
AT_OVERSEER = AT_WEAPON_ROW + WEAPONS * WEAPONS
AT_DECREES = AT_OVERSEER + SLICES
AT_ROLLED = AT_DECREES + DECREE_ROWS
AT_OWES_SPARE = AT_ROLLED + 1
AT_DECREE_ROW = AT_OWES_SPARE + 1
AT_PAID_WEAPON = AT_DECREE_ROW + 1
AT_TAKEN_STACK = AT_PAID_WEAPON + WEAPONS
AT_TAKEN_CLAY = AT_TAKEN_STACK + TYPES
AT_OTHER_STEP = AT_TAKEN_CLAY + 1
AT_SURPRISES = AT_OTHER_STEP + 1
OBSERVATION = AT_SURPRISES + 1


@rule
def observe(s: State, seat: int, out: Row) -> None:
    """Write what a seat sees into `out`, which has room for OBSERVATION numbers."""
    for i in range(OBSERVATION):
        out[i] = 0
    observe_moment(s, seat, out)
    for i in range(s.players):
        observe_player(s, (seat + i) % s.players, i, out)
    observe_grid(s, seat, out)
    observe_wheel(s, seat, out)
    observe_supply(s, out)
    if s.solo == 1:
        observe_minister(s, seat, out)


@rule
def seat_from(s: State, seat: int, p: int) -> int:
    """How many seats p sits behind the one that looks."""
    return (p - seat + s.players) % s.players


@rule
def mark(out: Row, at: int, i: int) -> None:
    """A one for the i-th of a kind; nothing for NONE."""
    if i >= 0:
        out[at + i] = 1


@rule
def mark_spaces(out: Row, at: int, spaces: int) -> None:
    """A one for each space of a set."""
    for space in range(SPACES):
        out[at + space] = (spaces >> space) & 1


@rule
def observe_moment(s: State, seat: int, out: Row) -> None:
    """Round, decision, and where a turn stands."""
    mark(out, AT_ROUND, s.round_no - 1)
    if s.over == 1:
        out[AT_DECISION + NOBODY] = 1
        return
    out[AT_DECISION + s.decision] = 1
    if s.seat != CHANCE:
        out[AT_DECIDER + seat_from(s, seat, s.seat)] = 1
    out[AT_TURN + seat_from(s, seat, s.order[s.order_at])] = 1
    for i in range(s.players):
        out[AT_ORDER + seat_from(s, seat, s.order[i])] = i + 1
    for i in range(s.priority_n):
        out[AT_PRIORITY + seat_from(s, seat, s.priority[i])] = i + 1
    out[AT_STEP + s.step] = 1
    out[AT_ROTATED] = s.rotated
    mark(out, AT_SLICE, s.slice)
    out[AT_PLACED_ARTISAN] = s.placed_artisan
    if s.ring < RINGS:  # behind the last one all are resolved
        mark(out, AT_RING, s.ring)
    mark(out, AT_FIGURE, s.figure)
    out[AT_WITH_WEAPON] = s.with_weapon
    mark(out, AT_SPACE, s.space)
    mark_spaces(out, AT_CHOICES, s.choices)


@rule
def observe_player(s: State, p: int, i: int, out: Row) -> None:
    """What a player has; points by what brought them."""
    out[AT_PRESENT + i] = 1
    out[AT_COINS + i] = min(s.coins[p], MOST)
    out[AT_WET + i] = min(s.wet[p], MOST)
    out[AT_DRY + i] = min(s.dry[p], MOST)
    for source in range(SOURCES):
        out[AT_POINTS + SOURCES * i + source] = max(min(s.points[p][source], MOST), -MOST)
    out[AT_CRAFTSMEN + i] = s.craftsmen[p]
    out[AT_ARTISANS + i] = s.artisans[p]
    out[AT_BASES + i] = s.bases[p]
    for weapon in range(WEAPONS):
        out[AT_ACTIVE + WEAPONS * i + weapon] = s.active[p][weapon]
    for master in range(MASTERS):
        out[AT_MASTERS + MASTERS * i + master] = s.master[p][master]


@rule
def observe_grid(s: State, seat: int, out: Row) -> None:
    """The figures of the mausoleum."""
    for kind in range(TYPES):
        mark_spaces(out, AT_TYPE + SPACES * kind, s.of_type[kind])
    for p in range(s.players):
        mark_spaces(out, AT_OWNER + SPACES * seat_from(s, seat, p), s.of_seat[p])
    mark_spaces(out, AT_HEADS, s.heads)
    for direction in range(DIRECTIONS):
        mark_spaces(out, AT_MOUNTED + SPACES * direction, s.mounted[direction])
        mark_spaces(out, AT_ARCHERS + SPACES * direction, s.archers[direction])
    mark_spaces(out, AT_MUSICIANS, s.musicians)
    mark_spaces(out, AT_FOOTMEN, s.footmen)


@rule
def observe_wheel(s: State, seat: int, out: Row) -> None:
    """What the rings show on each slice now, and the workers there."""
    for ring in range(RINGS):
        for at in range(SLICES):
            place = SLICES * ring + at
            out[AT_SHOWN + SHOWN * place + shown_action(s, ring, at)] = 1
            out[AT_SHOWN_NUMBER + place] = shown_number(s, ring, at)
    for ring in range(2):
        out[AT_TURNED + SLICES * ring + s.turned[ring]] = 1
    for at in range(SLICES):
        if s.craftsman_on[at] != NONE:
            out[AT_CRAFTSMAN_ON + MAX_PLAYERS * at + seat_from(s, seat, s.craftsman_on[at])] = 1
        if s.artisan_on[at] != NONE:
            out[AT_ARTISAN_ON + MAX_PLAYERS * at + seat_from(s, seat, s.artisan_on[at])] = 1


@rule
def observe_supply(s: State, out: Row) -> None:
    """Inspectors, scoring tiles, and what is left to build with."""
    out[AT_INSPECTED_COLUMN + s.inspector[COLUMN]] = 1
    out[AT_INSPECTED_ROW + s.inspector[ROW]] = 1
    for kind in range(TYPES):
        out[AT_RACK + kind] = s.rack[kind]
        out[AT_WAREHOUSE + kind] = s.warehouse[kind]
    for kind in range(SPECIALISTS):
        out[AT_SPECIALISTS + kind] = s.specialists[kind]
    for i in range(ROUNDS):
        out[AT_TILES + TILES * i + s.tiles[i]] = 1


@rule
def observe_minister(s: State, seat: int, out: Row) -> None:
    """T5.1: what only the solo game has."""
    out[AT_SOLO] = 1
    out[AT_MINISTER + seat_from(s, seat, 0)] = 1
    for option in range(OPTIONS):
        out[AT_OPTIONS + option] = (s.options >> option) & 1
    for i in range(WEAPONS):
        out[AT_WEAPON_ROW + WEAPONS * i + s.row[i]] = 1
    mark(out, AT_OVERSEER, s.overseer)
    for i in range(DECREE_ROWS):
        out[AT_DECREES + i] = (s.decrees >> (FIRST_DECREE_ROW + i)) & 1
    out[AT_ROLLED] = s.rolled
    out[AT_OWES_SPARE] = s.owes_spare
    out[AT_DECREE_ROW] = s.decree_row
    mark(out, AT_PAID_WEAPON, s.paid_weapon)
    mark(out, AT_TAKEN_STACK, s.taken_stack)
    out[AT_TAKEN_CLAY] = s.taken_clay
    out[AT_OTHER_STEP] = s.other_step
    out[AT_SURPRISES] = s.surprises
