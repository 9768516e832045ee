"""What is printed on the board and the pieces, from the component data alone."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Literal

from bingma.games.components import Components, Tables
from bingma.games.terracotta import names, shapes
from bingma.games.terracotta.rules.minister.turn import SCORE_ROW_VP
from bingma.games.terracotta.rules.offers import PRIORITY_VP
from bingma.games.terracotta.rules.state import (
    BOW,
    FIRST_DECREE_ROW,
    HALBERD,
    LAST_DECREE_ROW,
    NONE,
)
from bingma.games.terracotta.view import spaces_of

FOR_EACH: Mapping[int, Literal["statue", "space"]] = {HALBERD: "statue", BOW: "space"}


def printed(components: Components) -> shapes.Printed:
    """Everything that those who draw the game need to know of it beforehand."""
    tables = components.tables
    return {
        "rings": {
            ring: [names.shown(a, n) for a, n in zip(actions, numbers, strict=True)]
            for ring, actions, numbers in zip(
                names.RINGS, tables["wheel_action"], tables["wheel_number"], strict=True
            )
        },
        "rotate_cost": tables["rotate_cost"][0],
        "columns": list(names.COLUMNS),
        "rows": list(names.ROWS),
        "areas": {
            area: [names.SPACES[space] for space in spaces_of(tables["tile_area"][i])]
            for i, area in enumerate(names.TILES)
            if area in names.AREAS
        },
        "rack": tables["rack"],
        "weapons": {name: _weapon(i, tables) for i, name in enumerate(names.WEAPONS)},
        "specialists": {
            name: {
                "weapon": names.WEAPONS[tables["specialist_weapon"][kind]],
                "prices": tables["specialist_price"][kind],
            }
            for kind, name in enumerate(names.SPECIALISTS)
        },
        "masters": [
            {
                "master": name,
                "brings_coin": bool(tables["gives_coin"][m]),
                "keeps_clay": bool(tables["keeps_clay"][m]),
            }
            for m, name in enumerate(names.MASTERS)
        ],
        "master_prices": tables["master_cost"],
        "claymaker_clay": tables["claymaker_clay"][0],
        "inspector_steps": tables["inspector_steps"][0],
        "craftsman_stacks": tables["craftsman_stacks"][0],
        "inspector_vp": tables["inspector_vp"],
        "tile_vp": tables["tile_vp"],
        "footman_vp": tables["footman_vp"],
        "group_vp": tables["group_vp"],
        "musician_vp": tables["musician_vp"][0],
        "leftover_per_vp": tables["leftover_per_vp"][0],
        "priority_tokens": tables["priority_tokens"][0],
        "priority_vp": PRIORITY_VP,
        "bases": tables["bases"][0],
        "workers": {str(players): tables["workers"][players] for players in (2, 3, 4)},
        "decrees": [_decree(row, tables) for row in range(FIRST_DECREE_ROW, LAST_DECREE_ROW + 1)],
        "decree_vp": SCORE_ROW_VP,
        "priority": _priority(tables["ranked"][0][0]),
        "provenance": components.provenance,
    }


def _weapon(weapon: int, tables: Tables) -> shapes.WeaponPrinted:
    return {
        "type": names.TYPES[weapon],
        "specialist": names.SPECIALISTS[tables["weapon_specialist"][weapon]],
        "vp": tables["weapon_vp"][weapon],
        "for_each": FOR_EACH.get(weapon),
        "coins": tables["weapon_coins"][weapon],
    }


def _decree(row: int, tables: Tables) -> shapes.DecreePrinted:
    weapon, clay = tables["decree_weapon"][row], tables["decree_build"][row]
    inner, middle = tables["decree_turns"]
    return {
        "row": row,
        "order": names.DECREE_ORDERS[row],
        "weapon": None if weapon == NONE else names.WEAPONS[weapon],
        "clay": clay or None,
        "inner": inner[row],
        "middle": middle[row],
    }


def _priority(ranked: list[int]) -> list[list[int]]:
    """T5.11: ranks by the distance from both inspectors, which stand on the first space here."""
    by_space = {space: rank for rank, spaces in enumerate(ranked) for space in spaces_of(spaces)}
    columns = len(names.COLUMNS)
    return [
        [by_space[row * columns + column] for column in range(columns)]
        for row in range(len(names.ROWS))
    ]
