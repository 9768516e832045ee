"""The names of things in notation, records and views: the same in every language (X1, X2)."""

from __future__ import annotations

from typing import Literal

from bingma.games.xian import shapes

TITLE = "Xi'an"
COLOURS: tuple[shapes.Colour, ...] = ("Y", "R", "G", "B")
BUILDINGS: tuple[shapes.Building, ...] = ("workshop", "lab", "armory", "palace")
RESOURCES: tuple[shapes.Resource, ...] = ("coin", "clay", *COLOURS)
SECTIONS: tuple[shapes.Section, ...] = ("A", "B", "C")
SPACES = tuple(f"{section}{n}" for section in SECTIONS for n in range(1, 9))
REQUEST_SPACES = ("A", "B1", "B2", "C")
BONUS_TILES: tuple[shapes.Tile, ...] = ("open/free", "market", "discount", "extra")
TILE_STATES: tuple[shapes.TileState | None, ...] = (None, "unused", "used")
HELPERS = ("ceramist", "accountant", "administrator", "emissary", "scientist", "officer")
END_TILES = (
    "resources",
    "prestige",
    "tiles",
    "warriors",
    "helpers",
    "six",
    "majorities",
    "pairs",
)
DECISIONS = (
    "favour",
    "plan",
    "work",
    "build",
    "after",
    "craft",
    "seal",
    "paint",
    "pay",
    "forge",
    "keep",
    "exchange",
    "exchange",
    None,
)
SCORE_PARTS = ("play", "majorities", "equipment", "mausoleum", "end_tile", "resources")
# Those that do not depend on hidden equipment: the others are known at the end.
OPEN_PARTS = ("play", "majorities", "mausoleum", "resources")
WAYS = ("enter", "open", "free", "extra")
EQUIPMENT_KINDS = ("crossbow", "arrowheads", "chariot", "halberd", "horse", "sword")
MATERIALS: tuple[Literal["wood", "bronze"], ...] = ("wood", "bronze")

WORKER_CARDS = tuple(f"{colour}{number}" for colour in COLOURS for number in range(1, 7))
EQUIPMENT_CARDS = tuple(f"{kind}-{copy}" for kind in EQUIPMENT_KINDS for copy in range(1, 5))
