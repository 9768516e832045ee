"""Reads components.toml, or another file of the same shape, into the tables of the rules."""

from __future__ import annotations

import re
from pathlib import Path
from typing import Any

from bingma.faults import shown
from bingma.games import Source
from bingma.games.components import Checker, Components, Tables, read_components, source_name
from bingma.games.xian.names import (
    COLOURS,
    END_TILES,
    EQUIPMENT_KINDS,
    HELPERS,
    MATERIALS,
    SECTIONS,
)
from bingma.games.xian.rules.state import LONGEST_LIST

BUILT_IN = Path(__file__).with_name("components.toml")

NUMBERS = 6
TURNS = 6
FACES = 4
COPIES = 4
PLACES = 8
STATUES_PER_FACE = 2
TOKENS = 12

SPACE = re.compile(r"(\d+)(\$*)([YRGB]?)")
TOP_LEVEL = (
    "game",
    "name",
    "workers",
    "equipment",
    "pit",
    "formations",
    "requests",
    "stock",
    "start",
    "buildings",
    "craft",
    "scoring",
    "end_tiles",
    "mine",
)
# What game-end tiles score in a file that does not say it, as those made before it could be said.
END_TILE_VALUES = {
    "resources": 1,
    "resources_most": 15,
    "prestige": 1,
    "prestige_each": 10,
    "tiles": 3,
    "warriors": 2,
    "helpers": 2,
    "six": 6,
    "majorities": 5,
    "pairs": 4,
}


def load(source: Source = None) -> Components:
    """The components of a file, or given ones (default: those of the game), checked.

    >>> load().tables["craft_clay"]
    [2, 3, 5]
    """
    check = Checker(read_components(source, BUILT_IN, "xian"))
    tables = {
        **_workers(check),
        **_equipment(check),
        **_formations(check),
        **_requests(check),
        **_numbers(check),
        **_end_tiles(check),
        "neighbour_bits": _neighbour_bits(check),
    }
    check.only_keys(check.data, "", TOP_LEVEL)
    check.title("xian")
    check.mine()
    _printed_examples(check, tables)
    check.raise_faults(source_name(source, BUILT_IN))
    data = dict(check.data)
    said = {key: value for key, value in data.get("end_tiles", {}).items() if key != "provenance"}
    if said == END_TILE_VALUES:
        # What is said is what is meant without it: the same data, so the same digest.
        data.pop("end_tiles")
    return Components.of(check, tables, data)


def _workers(check: Checker) -> Tables:
    """X2.1: tables by card, a card being 6 x colour + number - 1."""
    cards = len(COLOURS) * NUMBERS
    coins, clay, helper = [0] * cards, [0] * cards, [-1] * cards
    pigments = [[0] * len(COLOURS) for _ in range(cards)]
    helper_pp = [[0] * TURNS for _ in range(cards)]

    kinds = {"tax_collector": "coins", "craftsman": "clay", "helper": "helpers"}
    kinds["miner"] = "pigments"
    check.only_keys(check.get("workers"), "workers", tuple(kinds))
    taken: dict[int, str] = {}
    for kind, values in kinds.items():
        at = f"workers.{kind}"
        known = ("colour", values, "provenance") + (("prestige",) if kind == "helper" else ())
        worker = check.get(at)
        check.only_keys(worker, at, known)
        if worker is None:
            continue
        check.provenance(at, NUMBERS)
        colour = check.word(check.get(f"{at}.colour"), f"{at}.colour", COLOURS)
        if colour in taken:
            check.fault(f"{at}.colour", "problem-colour-taken", worker=taken[colour])
        taken[colour] = kind
        first = max(colour, 0) * NUMBERS
        if kind == "tax_collector":
            coins[first : first + NUMBERS] = check.numbers(f"{at}.coins", NUMBERS, 1, 9)
        elif kind == "craftsman":
            clay[first : first + NUMBERS] = check.numbers(f"{at}.clay", NUMBERS, 1, 9)
        elif kind == "miner":
            rows = check.check_list(check.get(f"{at}.pigments"), f"{at}.pigments", NUMBERS)
            for i, row in enumerate(rows):
                pigments[first + i] = _pigments(check, row, f"{at}.pigments[{i + 1}]")
        else:
            names = check.check_list(check.get(f"{at}.helpers"), f"{at}.helpers", NUMBERS)
            found = [check.word(n, f"{at}.helpers[{i + 1}]", HELPERS) for i, n in enumerate(names)]
            check.expect(
                -1 in found or len(set(found)) == NUMBERS, f"{at}.helpers", "problem-different"
            )
            helper[first : first + NUMBERS] = found
            rows = check.check_list(check.get(f"{at}.prestige"), f"{at}.prestige", NUMBERS)
            for i, row in enumerate(rows):
                here = f"{at}.prestige[{i + 1}]"
                helper_pp[first + i] = check.check_numbers(row, here, TURNS, 0, 20)
    return {
        "card_colour": [card // NUMBERS for card in range(cards)],
        "card_number": [card % NUMBERS + 1 for card in range(cards)],
        "card_coins": coins,
        "card_clay": clay,
        "card_pigments": pigments,
        "card_helper": helper,
        "card_helper_pp": helper_pp,
    }


def _pigments(check: Checker, text: Any, place: str) -> list[int]:
    if isinstance(text, str) and 1 <= len(text) <= 2 and all(c in COLOURS for c in text):
        return [text.count(colour) for colour in COLOURS]
    if text is not None:
        check.fault(place, "problem-letters", letters="".join(COLOURS), value=shown(text))
    return [0] * len(COLOURS)


def _equipment(check: Checker) -> Tables:
    """X2.2: tables by card, a card being 4 x kind + copy - 1, and by kind."""
    kinds = len(EQUIPMENT_KINDS)
    material, section = [0] * kinds, [0] * kinds
    costs, clay = [[0] * COPIES] * kinds, [[0] * COPIES] * kinds
    seen: set[int] = set()
    rows = check.check_list(check.get("equipment"), "equipment", kinds)
    known = ("kind", "material", "section", "costs", "clay", "provenance")
    for i, row in enumerate(rows):
        at = f"equipment[{i + 1}]"
        if not isinstance(row, dict):
            if row is not None:
                check.fault(at, "problem-table")
            continue
        check.only_keys(row, at, known)
        for key in known:
            check.expect(key in row, f"{at}.{key}", "problem-missing")
        kind = check.word(row.get("kind"), f"{at}.kind", EQUIPMENT_KINDS)
        check.expect(kind not in seen or kind < 0, f"{at}.kind", "problem-there-already")
        seen.add(kind)
        material[kind] = check.word(row.get("material"), f"{at}.material", MATERIALS)
        section[kind] = check.word(row.get("section"), f"{at}.section", SECTIONS)
        costs[kind] = check.check_numbers(row.get("costs"), f"{at}.costs", COPIES, 0, 9)
        clay[kind] = check.check_numbers(row.get("clay"), f"{at}.clay", COPIES, 0, 9)
        if "provenance" in row:
            nested = Checker({at: row})
            nested.provenance(at, known[:-1])
            check.faults += nested.faults
    if seen == set(range(kinds)) and -1 not in material + section:
        # With a wrong word in one row the counts would only repeat that fault.
        for i, word in enumerate(MATERIALS):
            three = material.count(i) == kinds // len(MATERIALS)
            check.expect(three, "equipment", "problem-three-kinds", material=word)
        for i, name in enumerate(SECTIONS):
            two = section.count(i) == kinds // len(SECTIONS)
            check.expect(two, "equipment", "problem-two-kinds", section=name)
    return {
        "equipment_kind": [card // COPIES for card in range(kinds * COPIES)],
        "equipment_cost": [cost for row in costs for cost in row],
        "equipment_clay": [amount for row in clay for amount in row],
        "kind_material": material,
        "kind_section": section,
    }


def _formations(check: Checker) -> Tables:
    """X2.4: what each place of each face gives."""
    check.only_keys(check.get("formations"), "formations", (*SECTIONS, "provenance"))
    check.provenance("formations", ("statues", "bonuses"))
    statue: list[Any] = []
    points: list[Any] = []
    coins: list[Any] = []
    pigment: list[Any] = []
    for letter in SECTIONS:
        at = f"formations.{letter}"
        faces = check.check_list(check.get(at), at, FACES)
        for table in (statue, points, coins, pigment):
            table.append([])
        for f, face in enumerate(faces):
            here = f"{at}[{f + 1}]"
            texts = check.check_list(face, here, PLACES)
            spaces = [_space(check, text, f"{here}[{i + 1}]") for i, text in enumerate(texts)]
            statues = sum(space[0] for space in spaces)
            check.expect(
                statues == STATUES_PER_FACE or None in texts,
                here,
                "problem-statues",
                count=STATUES_PER_FACE,
                found=statues,
            )
            for table, part in zip((statue, points, coins, pigment), range(4), strict=True):
                table[-1].append([space[part] for space in spaces])
    return {
        "space_statue": statue,
        "space_pp": points,
        "space_coins": coins,
        "space_pigment": pigment,
    }


def _space(check: Checker, text: Any, place: str) -> tuple[int, int, int, int]:
    """Statue, prestige, coins, pigment of a text like S, 5, 3$$ or 4R."""
    if text == "S":
        return 1, 0, 0, -1
    found = SPACE.fullmatch(text) if isinstance(text, str) else None
    if found is None:
        if text is not None:
            check.fault(place, "problem-space", value=shown(text))
        return 0, 0, 0, -1
    points = check.check_number(int(found[1]), place, 0, 20)
    coins = check.check_number(len(found[2]), place, 0, 9)
    return 0, points, coins, COLOURS.index(found[3]) if found[3] else -1


def _requests(check: Checker) -> Tables:
    """X2.5: the colour of each token."""
    at = "requests.colours"
    check.only_keys(check.get("requests"), "requests", ("colours", "provenance"))
    check.provenance("requests", ("colours", "counts"))
    words = check.check_list(check.get(at), at, TOKENS)
    colours = [check.word(word, f"{at}[{i + 1}]", COLOURS) for i, word in enumerate(words)]
    for i, letter in enumerate(COLOURS):
        count = colours.count(i)
        check.expect(
            count == 3 or -1 in colours, at, "problem-three-of", colour=letter, found=count
        )
    return {"request_colour": colours}


def _numbers(check: Checker) -> Tables:
    """Stock, starting goods, prices and points."""
    stock = ("raw_statues", "pigments_per_colour", "warriors_per_player", "seals_per_player")
    sections = {
        "stock": stock,
        "start": ("coins", "clay", "pigment_by_tile"),
        "buildings": ("pair_limit", "fee_of_two"),
        "craft": ("clay",),
        "scoring": ("majorities", "sets"),
    }
    for section, keys in sections.items():
        table = check.get(section)
        check.only_keys(table, section, (*keys, "provenance"))
        if table is not None:
            check.provenance(section)
    for place in ("craft.clay", "scoring.majorities"):
        check.only_keys(check.get(place), place, SECTIONS)
    tiles = check.check_list(check.get("start.pigment_by_tile"), "start.pigment_by_tile", 4)
    return {
        "raw_statues": [
            check.number("stock.raw_statues", len(SECTIONS) * STATUES_PER_FACE, LONGEST_LIST)
        ],
        "pigments_per_colour": [check.number("stock.pigments_per_colour", 1, 30)],
        "warriors_per_player": [check.number("stock.warriors_per_player", 1, 12)],
        "seals_per_player": [check.number("stock.seals_per_player", 0, 12)],
        "start_coins": [check.number("start.coins", 0, 20)],
        "start_clay": [check.number("start.clay", 0, 20)],
        "start_pigment": [
            check.word(word, f"start.pigment_by_tile[{i + 1}]", COLOURS)
            for i, word in enumerate(tiles)
        ],
        "pair_limit": [0, 0, *check.numbers("buildings.pair_limit", 3, 1, 9)],
        "fee_of_two": [0, *check.numbers("buildings.fee_of_two", 2, 0, 9)],
        "craft_clay": [check.number(f"craft.clay.{letter}", 0, 9) for letter in SECTIONS],
        "majority_pp": [
            check.numbers(f"scoring.majorities.{letter}", 3, 0, 50) for letter in SECTIONS
        ],
        "set_pp": [0, *check.numbers("scoring.sets", 3, 0, 50)],
    }


def _end_tiles(check: Checker) -> Tables:
    """X9.4: points for what each game-end tile counts."""
    values = END_TILE_VALUES
    if "end_tiles" in check.data:
        check.only_keys(check.get("end_tiles"), "end_tiles", (*END_TILE_VALUES, "provenance"))
        check.provenance("end_tiles")
        lowest = {"prestige_each": 1}
        values = {
            key: check.number(f"end_tiles.{key}", lowest.get(key, 0), 30) for key in END_TILE_VALUES
        }
    return {
        "end_tile_pp": [values[tile] for tile in END_TILES],
        "resources_most": [values["resources_most"]],
        "prestige_each": [values["prestige_each"]],
    }


def _neighbour_bits(check: Checker) -> list[int]:
    """X2.3: spaces lie in rows, counted from the lower left across all sections."""
    check.only_keys(check.get("pit"), "pit", ("columns", "provenance"))
    check.provenance("pit")
    columns = check.number("pit.columns", 1, PLACES)
    check.expect(PLACES % columns == 0, "pit.columns", "problem-columns", spaces=PLACES)
    spaces = len(SECTIONS) * PLACES
    rows = spaces // columns
    bits = []
    for space in range(spaces):
        row, column = divmod(space, columns)
        around = ((row + 1, column), (row, column + 1), (row - 1, column), (row, column - 1))
        inside = [(r, c) for r, c in around if 0 <= r < rows and 0 <= c < columns]
        bits.append(sum(1 << (r * columns + c) for r, c in inside))
    return bits


def _printed_examples(check: Checker, tables: Tables) -> None:
    """Values that the printed examples show (section 13)."""

    def card(colour: str, number: int) -> int:
        return COLOURS.index(colour) * NUMBERS + number - 1

    def places(section: str) -> set[tuple[int, int, int]]:
        s = SECTIONS.index(section)
        return {
            (tables["space_pp"][s][f][i], tables["space_coins"][s][f][i], pigment)
            for f, face in enumerate(tables["space_pigment"][s])
            for i, pigment in enumerate(face)
        }

    def kind(name: str) -> int:
        return EQUIPMENT_KINDS.index(name)

    red = COLOURS.index("R")
    cost = tables["equipment_cost"]
    material = tables["kind_material"]
    bronze = MATERIALS.index("bronze")
    sword = kind("sword") * COPIES
    # What must hold, where, in which example, and how the file would say it.
    examples = [
        (tables["card_coins"][card("Y", 4)] == 3, "workers", "E4", "Y4: coins = 3"),
        (tables["card_clay"][card("R", 5)] == 3, "workers", "E2", "R5: clay = 3"),
        (
            tables["card_helper"][card("G", 2)] == HELPERS.index("accountant")
            and tables["card_helper_pp"][card("G", 2)][0] == 0,
            "workers.helper",
            "E3",
            "G2: accountant, prestige[1] = 0",
        ),
        ((4, 0, red) in places("A"), "formations.A", "E2", '"4R"'),
        (any(points == 8 for points, _, _ in places("C")), "formations.C", "E7", '"8…"'),
        (tables["request_colour"][8] == red, "requests.colours", "E15", "colours[9] = R"),
        (
            tables["request_colour"][9] == COLOURS.index("Y"),
            "requests.colours",
            "E15",
            "colours[10] = Y",
        ),
        (3 in cost[sword : sword + COPIES], "equipment", "E9", "sword: costs 3"),
        (
            all(material[kind(name)] == bronze for name in ("arrowheads", "halberd", "sword")),
            "equipment",
            "E9",
            "arrowheads, halberd, sword: bronze",
        ),
        (material[kind("chariot")] != bronze, "equipment", "E13", "chariot: wood"),
        (tables["craft_clay"] == [2, 3, 5], "craft.clay", "E2, E7", "A = 2, B = 3, C = 5"),
        (
            tables["majority_pp"] == [[10, 5, 2], [12, 6, 3], [14, 7, 4]],
            "scoring.majorities",
            "E12",
            "A = [10, 5, 2], B = [12, 6, 3], C = [14, 7, 4]",
        ),
        (tables["set_pp"] == [0, 2, 5, 10], "scoring.sets", "E9, E13", "[2, 5, 10]"),
        (tables["fee_of_two"] == [0, 2, 3], "buildings.fee_of_two", "E14", "[2, 3]"),
        (tables["pair_limit"][2] == 3, "buildings.pair_limit", "E6", "pair_limit[1] = 3"),
    ]
    if not check.faults:  # a missing value would fail its example too, and only confuse
        for truth, place, example, wanted in examples:
            check.expect(truth, place, "problem-example", example=example, wanted=wanted)
