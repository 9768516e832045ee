"""The fields of an observation: names, places, bounds and meanings (see `mind/observation.py`)."""

from __future__ import annotations

from bingma.games.contract import ObservationField
from bingma.games.terracotta.mind import observation as at
from bingma.games.terracotta.rules.state import (
    COLUMNS,
    DIRECTIONS,
    LAST_DECREE_ROW,
    MASTERS,
    MAX_PLAYERS,
    RINGS,
    ROUNDS,
    ROWS,
    SLICES,
    SOURCES,
    SPACES,
    SPECIALISTS,
    SPECIALISTS_OF_A_KIND,
    TILES,
    TYPES,
    WARRIORS_OF_A_TYPE,
    WEAPONS,
)

MOST = at.MOST
SEATS = MAX_PLAYERS

# The most that a component file may have.
MOST_WORKERS, MOST_BASES, MOST_ON_WHEEL = 12, 15, 9
MOST_STEPS_BACK, MOST_STEPS, MOST_SURPRISES = 1, 2, 4


def _field(
    name: str, start: int, shape: tuple[int, ...], high: int, meaning: str, low: int = 0
) -> ObservationField:
    return ObservationField(name, start, shape, low, high, meaning)


FIELDS = (
    _field("round", at.AT_ROUND, (ROUNDS,), 1, "the round, one-hot"),
    _field("decision", at.AT_DECISION, (at.DECISIONS,), 1, "the decision asked, one-hot"),
    _field("decider", at.AT_DECIDER, (SEATS,), 1, "the seat asked, one-hot; none before a draw"),
    _field("turn", at.AT_TURN, (SEATS,), 1, "whose turn it is, one-hot"),
    _field("order", at.AT_ORDER, (SEATS,), SEATS, "place in the order of the round, from 1"),
    _field("priority", at.AT_PRIORITY, (SEATS,), SEATS, "taker of a priority token, from 1"),
    _field("step", at.AT_STEP, (at.STEPS,), 1, "what follows when nobody is asked, one-hot"),
    _field("rotated", at.AT_ROTATED, (1,), 1, "a ring was turned in this turn"),
    _field("slice", at.AT_SLICE, (SLICES,), 1, "of the worker placed last, one-hot"),
    _field("placed artisan", at.AT_PLACED_ARTISAN, (1,), 1, "that worker is an artisan"),
    _field("ring", at.AT_RING, (RINGS,), 1, "whose action is being resolved, one-hot"),
    _field("figure", at.AT_FIGURE, (at.FIGURES,), 1, "what is put on the grid, one-hot"),
    _field("with weapon", at.AT_WITH_WEAPON, (1,), 1, "its weapon may follow"),
    _field("space", at.AT_SPACE, (SPACES,), 1, "of the figure put last, one-hot"),
    _field("choices", at.AT_CHOICES, (SPACES,), 1, "spaces that the Prime Minister leaves"),
    _field("present", at.AT_PRESENT, (SEATS,), 1, "the seat is in the game"),
    _field("coins", at.AT_COINS, (SEATS,), MOST, "coins"),
    _field("wet", at.AT_WET, (SEATS,), MOST, "wet clay; all clay of the Prime Minister"),
    _field("dry", at.AT_DRY, (SEATS,), MOST, "dry clay"),
    _field("points", at.AT_POINTS, (SEATS, SOURCES), MOST, "points so far, by source", -MOST),
    _field("craftsmen", at.AT_CRAFTSMEN, (SEATS,), MOST_WORKERS, "craftsmen at hand"),
    _field("artisans", at.AT_ARTISANS, (SEATS,), MOST_WORKERS, "artisans at hand"),
    _field("bases", at.AT_BASES, (SEATS,), MOST_BASES, "bases left"),
    _field("active", at.AT_ACTIVE, (SEATS, WEAPONS), 1, "active weapons"),
    _field("masters", at.AT_MASTERS, (SEATS, MASTERS), MASTERS, "masters, in the order hired"),
    _field("type", at.AT_TYPE, (TYPES, SPACES), 1, "warriors by type, their horses included"),
    _field("owner", at.AT_OWNER, (SEATS, SPACES), 1, "warriors by owner, their horses included"),
    _field("heads", at.AT_HEADS, (SPACES,), 1, "warriors without their horses"),
    _field("mounted", at.AT_MOUNTED, (DIRECTIONS, SPACES), 1, "warriors with a horse, by its side"),
    _field("archers", at.AT_ARCHERS, (DIRECTIONS, SPACES), 1, "kneeling archers, by direction"),
    _field("musicians", at.AT_MUSICIANS, (SPACES,), 1, "musicians"),
    _field("footmen", at.AT_FOOTMEN, (SPACES,), 1, "footmen"),
    _field("shown", at.AT_SHOWN, (RINGS, SLICES, at.SHOWN), 1, "what rings show now, one-hot"),
    _field(
        "shown number",
        at.AT_SHOWN_NUMBER,
        (RINGS, SLICES),
        MOST_ON_WHEEL,
        "the amount, master or weapon there",
    ),
    _field("turned", at.AT_TURNED, (2, SLICES), 1, "turns of inner and middle ring, one-hot"),
    _field("craftsman on", at.AT_CRAFTSMAN_ON, (SLICES, SEATS), 1, "craftsmen, by owner"),
    _field("artisan on", at.AT_ARTISAN_ON, (SLICES, SEATS), 1, "artisans, by owner"),
    _field("column", at.AT_INSPECTED_COLUMN, (COLUMNS,), 1, "the inspected column, one-hot"),
    _field("row", at.AT_INSPECTED_ROW, (ROWS,), 1, "the inspected row, one-hot"),
    _field("rack", at.AT_RACK, (TYPES,), WARRIORS_OF_A_TYPE, "warriors left on the rack"),
    _field(
        "specialists", at.AT_SPECIALISTS, (SPECIALISTS,), SPECIALISTS_OF_A_KIND, "specialists left"
    ),
    _field("warehouse", at.AT_WAREHOUSE, (TYPES,), MOST, "clay in the warehouse"),
    _field("tiles", at.AT_TILES, (ROUNDS, TILES), 1, "scoring tiles of the rounds, one-hot"),
    _field("solo", at.AT_SOLO, (1,), 1, "the solo game; the fields below belong to it"),
    _field("minister", at.AT_MINISTER, (SEATS,), 1, "the seat of the Prime Minister, one-hot"),
    _field("options", at.AT_OPTIONS, (at.OPTIONS,), 1, "difficulty options"),
    _field("weapon row", at.AT_WEAPON_ROW, (WEAPONS, WEAPONS), 1, "his weapons, one-hot"),
    _field("overseer", at.AT_OVERSEER, (SLICES,), 1, "the overseer's slice, one-hot"),
    _field("decrees", at.AT_DECREES, (at.DECREE_ROWS,), 1, "marked rows of the decree chart"),
    _field("rolled", at.AT_ROLLED, (1,), 1, "a decree was rolled in this turn"),
    _field("owes spare", at.AT_OWES_SPARE, (1,), 1, "a spare action follows"),
    _field("decree row", at.AT_DECREE_ROW, (1,), LAST_DECREE_ROW, "being resolved; 0: the wheel"),
    _field("paid weapon", at.AT_PAID_WEAPON, (WEAPONS,), 1, "for his specialist, one-hot"),
    _field("taken stack", at.AT_TAKEN_STACK, (TYPES,), 1, "of the warehouse, one-hot"),
    _field("taken clay", at.AT_TAKEN_CLAY, (1,), MOST, "and how much it was"),
    _field(
        "other step",
        at.AT_OTHER_STEP,
        (1,),
        MOST_STEPS,
        "an inspector's step besides 1",
        -MOST_STEPS_BACK,
    ),
    _field("surprises", at.AT_SURPRISES, (1,), MOST_SURPRISES, "surprise builds tried this round"),
)
