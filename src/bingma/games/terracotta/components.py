"""Reads components.toml, or another file of the same shape, into the tables of the rules."""

from __future__ import annotations

import itertools
import re
from pathlib import Path

from bingma.faults import shown
from bingma.games import Source
from bingma.games.components import Checker, Components, Field, Tables, read_components, source_name
from bingma.games.terracotta import names
from bingma.games.terracotta.rules import state

BUILT_IN = Path(__file__).with_name("components.toml")

COLUMNS, ROWS, SLICES = state.COLUMNS, state.ROWS, state.SLICES
PRIORITIES = 6
FIRST_ROW, LAST_ROW = state.FIRST_DECREE_ROW, state.LAST_DECREE_ROW
WEAPON_ROWS = range(3, 7)
BUILD_ROWS = range(7, 11)
MOST_WORKERS = 12  # so that there is always a legal placement (T3.2)

AMOUNT = re.compile(r"(coins|clay|build)([1-9])")
SECTIONS = {
    "wheel": ("inner", "middle", "outer", "rotate_cost"),
    "start": ("workers", "coins", "clay", "bases"),
    "rack": ("vp",),
    "inspectors": ("column", "row", "vp", "cleanup_step"),
    "scoring": ("tiles", "footman", "musician", "group", "leftover_per_vp", "priority_tokens"),
    "weapons": names.WEAPONS,
    "specialists": names.SPECIALISTS,
    "masters": (
        "prices",
        "claymaker_clay",
        "inspector_steps",
        "craftsman_stacks",
        "bring_coin",
        "keep_clay",
    ),
    "areas": names.AREAS,
    "priority": ("chart",),
    "decrees": ("weapons", "clay", "rotate_inner", "rotate_middle"),
}

# Where the provenance may go by other names than the values.
MARKED = {"specialists": ("weapons", "prices"), "priority": ("1", "2", "others")}


def load(source: Source = None) -> Components:
    """The components of a file, or given ones (default: those of the game), checked.

    >>> load().tables["footman_vp"]
    [8, 4]
    """
    check = Checker(read_components(source, BUILT_IN, "terracotta-army"))
    check.only_keys(check.data, "", ("game", "name", "mine", *SECTIONS))
    check.title("terracotta-army")
    for section, keys in SECTIONS.items():
        if (found := check.get(section)) is not None:
            check.only_keys(found, section, (*keys, "provenance"))
            check.provenance(section, MARKED.get(section, keys), keys)
    tables = {
        **_wheel(check),
        **_start(check),
        **_scoring(check),
        **_weapons(check),
        **_specialists(check),
        **_masters(check),
        **_decrees(check),
        **_grid(check),
    }
    check.mine()
    if not check.faults:  # a missing value would break a statement too, and only confuse
        _statements(check, tables)
    check.raise_faults(source_name(source, BUILT_IN))
    return Components.of(check, tables)


def _wheel(check: Checker) -> Tables:
    """T3.3: what stands on which ring."""
    on: dict[str, tuple[int, int]] = {
        "soak": (state.ON_SOAK, 0),
        "upgrade": (state.ON_UPGRADE, 0),
        "priority": (state.ON_PRIORITY, 0),
        "specialist": (state.ON_SPECIALIST, 0),
        **{name: (state.ON_MASTER, i) for i, name in enumerate(names.MASTERS)},
        **{name: (state.ON_WEAPON, i) for i, name in enumerate(names.WEAPONS)},
    }
    alone = (
        ("soak", "upgrade"),
        (*names.MASTERS, "priority"),
        (*names.WEAPONS, "specialist"),
    )
    amounts = (("build", "coins", "clay"), ("coins", "clay"), ())
    kinds = {"coins": state.ON_COINS, "clay": state.ON_CLAY, "build": state.ON_BUILD}
    action, number = [], []
    for ring, allowed, counted in zip(names.RINGS, alone, amounts, strict=True):
        at = f"wheel.{ring}"
        some: Field = {"place": at, "kind": "amount", "words": [*allowed], "counted": [*counted]}
        row = []
        for i, text in enumerate(check.check_list(check.get(at), at, SLICES)):
            here = f"{at}[{i + 1}]"
            check.note({**some, "place": here})
            found = AMOUNT.fullmatch(text) if isinstance(text, str) else None
            if found is not None and found[1] in counted:
                row.append((kinds[found[1]], int(found[2])))
                continue
            if text == "":
                check.fault(here, "problem-missing")
            elif text not in allowed and text is not None:
                choice = ", ".join([*allowed, *(f"{word}1-9" for word in counted)])
                check.fault(here, "problem-one-of", known=choice, value=shown(text))
            row.append(on[text] if text in allowed else (0, 0))
        action.append([a for a, _ in row])
        number.append([n for _, n in row])
    upgrades = [i for i, a in enumerate(action[state.INNER_RING]) if a == state.ON_UPGRADE]
    opposite = (upgrades[0] + SLICES // 2) % SLICES if upgrades else 0
    return {
        "wheel_action": action,
        "wheel_number": number,
        "overseer_start": [opposite],
        "rotate_cost": [check.number("wheel.rotate_cost", 0, 9)],
    }


def _start(check: Checker) -> Tables:
    """T2.1, T2.2."""
    workers = check.numbers("start.workers", 3, 1, 6)
    for players, n in enumerate(workers, start=2):
        check.expect(
            players * n <= MOST_WORKERS,
            f"start.workers[{players - 1}]",
            "problem-workers",
            players=players,
            workers=n,
            slices=MOST_WORKERS,
        )
    column = check.word(check.get("inspectors.column"), "inspectors.column", tuple(names.COLUMNS))
    return {
        "workers": [0, 0, *workers],
        "start_coins": [check.number("start.coins", 0, 20)],
        "start_clay": check.numbers("start.clay", 4, 0, 20),
        "bases": [check.number("start.bases", 1, 15)],
        "inspector_start": [max(column, 0), check.number("inspectors.row", 1, ROWS) - 1],
        "cleanup_step": [check.number("inspectors.cleanup_step", 0, 3)],
    }


def _scoring(check: Checker) -> Tables:
    """T3.4, T3.7, T3.9, T3.11."""
    rows = check.check_list(check.get("scoring.tiles"), "scoring.tiles", state.ROUNDS)
    tiles = [
        check.check_numbers(row, f"scoring.tiles[{i + 1}]", 2, 0, 50) for i, row in enumerate(rows)
    ]
    return {
        "rack": check.numbers("rack.vp", state.WARRIORS_OF_A_TYPE, 0, 20),
        "inspector_vp": check.numbers("inspectors.vp", 2, 0, 50),
        "tile_vp": tiles,
        "footman_vp": check.numbers("scoring.footman", 2, 0, 50),
        "musician_vp": [check.number("scoring.musician", 0, 9)],
        "group_vp": check.numbers("scoring.group", 2, 0, 20),
        "leftover_per_vp": [check.number("scoring.leftover_per_vp", 1, 20)],
        "priority_tokens": [check.number("scoring.priority_tokens", 0, 4)],
    }


def _weapons(check: Checker) -> Tables:
    """T3.5: what a weapon brings players."""
    keys = {"sword": "vp", "halberd": "vp_per_statue", "bow": "vp_per_space", "spear": "vp"}
    for weapon, key in keys.items():
        more = ("coins",) if weapon == "spear" else ()
        check.only_keys(check.get(f"weapons.{weapon}"), f"weapons.{weapon}", (key, *more))
    return {
        "weapon_vp": [check.number(f"weapons.{w}.{key}", 0, 9) for w, key in keys.items()],
        "weapon_coins": [0, 0, 0, check.number("weapons.spear.coins", 0, 9)],
    }


def _specialists(check: Checker) -> Tables:
    """T3.7."""
    weapons, prices = [], []
    for kind in names.SPECIALISTS:
        at = f"specialists.{kind}"
        check.only_keys(check.get(at), at, ("weapon", "prices"))
        weapons.append(check.word(check.get(f"{at}.weapon"), f"{at}.weapon", names.WEAPONS))
        prices.append(check.numbers(f"{at}.prices", state.SPECIALISTS_OF_A_KIND, 0, 20))
    specialists = [weapons.index(w) if w in weapons else 0 for w in range(len(names.WEAPONS))]
    return {
        "specialist_weapon": weapons,
        "weapon_specialist": specialists,
        "specialist_price": prices,
    }


def _masters(check: Checker) -> Tables:
    """T3.6."""

    def flags(place: str) -> list[int]:
        chosen = check.words(place, names.MASTERS)
        return [int(m in chosen) for m in range(len(names.MASTERS))]

    coin, clay = flags("masters.bring_coin"), flags("masters.keep_clay")
    for master, name in enumerate(names.MASTERS):
        both = coin[master] and clay[master]
        check.expect(not both, "masters.keep_clay", "problem-brings-coin", master=name)
    return {
        "master_cost": check.numbers("masters.prices", len(names.MASTERS), 0, 20),
        "claymaker_clay": [check.number("masters.claymaker_clay", 1, 9)],
        "inspector_steps": [check.number("masters.inspector_steps", 1, 2)],
        "craftsman_stacks": [check.number("masters.craftsman_stacks", 1, 2)],
        "gives_coin": coin,
        "keeps_clay": clay,
    }


def _decrees(check: Checker) -> Tables:
    """T5.8: tables by row."""
    rows = LAST_ROW + 1
    weapons, clay = [-1] * rows, [0] * rows
    at = "decrees.weapons"
    words = check.check_list(check.get(at), at, len(WEAPON_ROWS))
    for i, word in enumerate(words):
        weapons[WEAPON_ROWS[i]] = check.word(word, f"{at}[{i + 1}]", names.WEAPONS)
    found = weapons[WEAPON_ROWS[0] : WEAPON_ROWS[-1] + 1]
    check.expect(-1 in found or len(set(found)) == len(found), at, "problem-different")
    prices = check.numbers("decrees.clay", len(BUILD_ROWS), 1, 9)
    clay[BUILD_ROWS[0] : BUILD_ROWS[-1] + 1] = prices
    turns = []
    for ring in names.RINGS[:2]:
        icons = check.some_numbers(f"decrees.rotate_{ring}", FIRST_ROW, LAST_ROW)
        turns.append([int(row in icons) for row in range(rows)])
    return {"decree_weapon": weapons, "decree_build": clay, "decree_turns": turns}


def _grid(check: Checker) -> Tables:
    """T1.2, T5.11: sets of spaces, one bit for each space."""

    def spaces(chosen: list[tuple[int, int]]) -> int:
        return sum(1 << (r * COLUMNS + c) for r, c in chosen)

    def drawn(place: str, letters: str) -> list[str]:
        lines = check.check_list(check.get(place), place, ROWS)
        for i, line in enumerate(lines):
            here = f"{place}[{i + 1}]"
            check.note({"place": here, "kind": "letters", "letters": letters, "count": COLUMNS})
            good = isinstance(line, str) and len(line) == COLUMNS and set(line) <= set(letters)
            drawing = {"count": COLUMNS, "letters": letters}
            check.expect(good or line is None, here, "problem-drawing", **drawing)
            lines[i] = line if good else letters[0] * COLUMNS
        return lines

    every = [(r, c) for r in range(ROWS) for c in range(COLUMNS)]
    areas = []
    for area in names.AREAS:
        lines = drawn(f"areas.{area}", ".#")
        areas.append(spaces([(r, c) for r, c in every if lines[r][c] == "#"]))
        check.expect(areas[-1] != 0, f"areas.{area}", "problem-no-space")
    chart = drawn("priority.chart", "".join(str(i + 1) for i in range(PRIORITIES)))
    ranked = [
        [
            [0]
            + [
                spaces(
                    [
                        (r, c)
                        for r, c in every
                        if chart[(r - row) % ROWS][(c - column) % COLUMNS] == str(rank)
                    ]
                )
                for rank in range(1, PRIORITIES + 1)
            ]
            for column in range(COLUMNS)
        ]
        for row in range(ROWS)
    ]
    before = state.FIRST_AREA_TILE
    after = state.TILES - before - len(names.AREAS)
    return {
        "line": [
            [spaces([(r, c) for r in range(ROWS)]) for c in range(COLUMNS)],
            [spaces([(r, c) for c in range(COLUMNS)]) for r in range(ROWS)]
            + [0] * (COLUMNS - ROWS),
        ],
        "around": [
            spaces([(r, c) for r, c in every if max(abs(r - row), abs(c - column)) == 1])
            for row, column in every
        ],
        "tile_area": [0] * before + areas + [0] * after,
        "ranked": ranked,
    }


def _statements(check: Checker, tables: Tables) -> None:
    """Section 4: what any data must satisfy."""
    inner, middle, outer = tables["wheel_action"]
    _, masters, weapons = tables["wheel_number"]
    upgrades = inner.count(state.ON_UPGRADE)
    check.expect(upgrades == 1, "wheel.inner", "problem-once", name="upgrade", found=upgrades)
    builds = [
        n for a, n in zip(inner, tables["wheel_number"][0], strict=True) if a == state.ON_BUILD
    ]
    check.expect(
        all(2 <= n <= 4 for n in builds) and 2 in builds and max(builds) > 2,
        "wheel.inner",
        "problem-builds",
    )
    for i, name in enumerate(names.MASTERS):
        n = sum(a == state.ON_MASTER and m == i for a, m in zip(middle, masters, strict=True))
        check.expect(n == 1, "wheel.middle", "problem-once", name=name, found=n)
    n = middle.count(state.ON_PRIORITY)
    check.expect(n == 1, "wheel.middle", "problem-once", name="priority", found=n)
    for i, weapon in enumerate(names.WEAPONS):
        n = sum(a == state.ON_WEAPON and w == i for a, w in zip(outer, weapons, strict=True))
        check.expect(n > 0, "wheel.outer", "problem-must-have", name=weapon)
    rack = tables["rack"]
    check.expect(rack == sorted(rack, reverse=True), "rack.vp", "problem-rises")
    check.expect(rack[0] - rack[-1] >= 3, "rack.vp", "problem-falls", least=3)
    dominance = [row[0] for row in tables["tile_vp"]]
    presence = [row[1] for row in tables["tile_vp"]]
    check.expect(
        all(a < b for a, b in itertools.pairwise(dominance)) and presence == sorted(presence),
        "scoring.tiles",
        "problem-grows",
    )
    d = tables["inspector_vp"][0]
    check.expect(max(dominance[:2]) < d, "scoring.tiles", "problem-early-tiles", inspectors=d)
    check.expect(
        all(d < t < 2 * d for t in dominance[3:]),
        "scoring.tiles",
        "problem-late-tiles",
        inspectors=d,
    )
    for place, pair in (
        ("inspectors.vp", tables["inspector_vp"]),
        ("scoring.footman", tables["footman_vp"]),
        ("scoring.group", tables["group_vp"]),
        *((f"scoring.tiles[{i + 1}]", row) for i, row in enumerate(tables["tile_vp"])),
    ):
        check.expect(pair[0] >= pair[1], place, "problem-dominance")
    for kind in ("horse", "musician"):
        prices = tables["specialist_price"][names.SPECIALISTS.index(kind)]
        rising = all(a < b for a, b in itertools.pairwise(prices))
        check.expect(rising, f"specialists.{kind}.prices", "problem-must-rise")
    footman = tables["footman_vp"][0]
    check.expect(footman == 8, "scoring.footman[1]", "problem-be", wanted="8", value=str(footman))
    workers = tables["workers"][2]
    check.expect(workers == 5, "start.workers[1]", "problem-be", wanted="5", value=str(workers))
    used = tables["specialist_weapon"]
    check.expect(len(set(used)) == len(used), "specialists", "problem-four-weapons")
    horse = used[state.HORSE]
    weapons_of_horse = {"wanted": shown("sword"), "value": shown(names.WEAPONS[horse])}
    check.expect(horse == state.SWORD, "specialists.horse.weapon", "problem-be", **weapons_of_horse)
    chart = tables["ranked"][0][0]
    check.expect(
        chart[1] == 1 and chart[2] == 2 | 1 << COLUMNS,
        "priority.chart",
        "problem-chart",
    )
