"""The names of things in notation, records and views: the same in every language (T7.1)."""

COLUMNS = "ABCDEFGHI"
ROWS = "1234567"
SPACES = tuple(f"{column}{row}" for row in ROWS for column in COLUMNS)
TYPES = ("officer", "guard", "archer", "soldier")
WEAPONS = ("sword", "halberd", "bow", "spear")
SPECIALISTS = ("horse", "musician", "footman", "kneeling_archer")
MASTERS = ("builder", "administrator", "inspector", "claymaker", "craftsman", "blacksmith")
DIRECTIONS = ("north", "east", "south", "west")
RINGS = ("inner", "middle", "outer")
INSPECTORS = ("col", "row")
WORKERS = ("craftsman", "artisan")
GOODS = ("coin", "clay")
AREAS = ("quad_nw", "quad_ne", "quad_sw", "quad_se", "border", "centre_cross")
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

# What a slice of a ring shows, by the numbers of the rules: a text that the number completes.
_SHOWN = ("coins", "clay", "build", "soak", "upgrade", "", "priority", "", "specialist")
_COINS, _CLAY, _BUILD, _MASTER, _WEAPON = 0, 1, 2, 5, 7


def shown(action: int, number: int) -> str:
    """What a slice of a ring shows, like "build3", "soak", "sword" or "builder".

    >>> shown(2, 3), shown(5, 0), shown(7, 2)
    ('build3', 'builder', 'bow')
    """
    if action == _MASTER:
        return MASTERS[number]
    if action == _WEAPON:
        return WEAPONS[number]
    return f"{_SHOWN[action]}{number}" if action in (_COINS, _CLAY, _BUILD) else _SHOWN[action]
