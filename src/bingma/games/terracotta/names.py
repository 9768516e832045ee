"""The names of things in notation, records and views: the same in every language (T7.1)."""

from __future__ import annotations

from bingma.games.terracotta import shapes

TITLE = "Terracotta Army"
COLUMNS = "ABCDEFGHI"
ROWS = "1234567"
SPACES = tuple(f"{column}{row}" for row in ROWS for column in COLUMNS)
TYPES: tuple[shapes.WarriorType, ...] = ("officer", "guard", "archer", "soldier")
WEAPONS: tuple[shapes.WeaponName, ...] = ("sword", "halberd", "bow", "spear")
SPECIALISTS: tuple[shapes.SpecialistName, ...] = ("horse", "musician", "footman", "kneeling_archer")
MASTERS: tuple[shapes.MasterName, ...] = (
    "builder",
    "administrator",
    "inspector",
    "claymaker",
    "craftsman",
    "blacksmith",
)
DIRECTIONS: tuple[shapes.Direction, ...] = ("north", "east", "south", "west")
RINGS: tuple[shapes.RingName, ...] = ("inner", "middle", "outer")
INSPECTORS: tuple[shapes.InspectorName, ...] = ("col", "row")
WORKERS: tuple[shapes.WorkerName, ...] = ("craftsman", "artisan")
GOODS = ("coin", "clay")
AREAS = (
    "quad_nw",
    "quad_ne",
    "quad_sw",
    "quad_se",
    "border",
    "centre_cross",
)
TILES = (*TYPES, *AREAS, "coins", "clay")
DECISIONS = (
    "place",
    "inner",
    "middle",
    "outer",
    "space",
    "face",
    "weapon",
    "inspector",
    "pm-space",
    "pm-face",
    "dice",
    "decree",
    "inspector",
    "stack",
    "master",
    None,
)
SCORE_PARTS = (
    "rack",
    "weapon",
    "spare",
    "decree",
    "priority",
    "inspector",
    "musician",
    "tile",
    "footman",
    "group",
    "leftover",
)
PRIME_MINISTER = "Li Si"

# T5.8: what the rows of the decree chart order.
DECREE_ORDERS = {
    2: "spare",
    **dict.fromkeys(range(3, 7), "weapon"),
    **dict.fromkeys(range(7, 11), "build"),
    11: "leftmost-weapon",
    12: "score",
}

# What a slice of a ring shows, by the numbers of the rules.
_SHOWN = ("coins", "clay", "build", "soak", "upgrade", "", "priority", "", "specialist")
_COINS, _CLAY, _BUILD, _MASTER, _WEAPON = 0, 1, 2, 5, 7


def shown(action: int, number: int) -> shapes.Shown:
    """What a slice of a ring shows: a word, and the amount that goes with some of them.

    >>> shown(2, 3), shown(5, 0)
    ({'name': 'build', 'n': 3}, {'name': 'builder', 'n': None})
    """
    if action == _MASTER:
        return {"name": MASTERS[number], "n": None}
    if action == _WEAPON:
        return {"name": WEAPONS[number], "n": None}
    counted = action in (_COINS, _CLAY, _BUILD)
    return {"name": _SHOWN[action], "n": number if counted else None}


def shown_text(shown: shapes.Shown) -> str:
    """The same as one word, like "build3"."""
    return shown["name"] if shown["n"] is None else f"{shown['name']}{shown['n']}"


def line(inspector: int, place: int) -> str:
    """The name of a column or a row.

    >>> line(0, 2), line(1, 2)
    ('C', '3')
    """
    return (COLUMNS, ROWS)[inspector][place]
