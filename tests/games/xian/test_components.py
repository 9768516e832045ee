"""The component file: complete, checked in every place, and correctable by an owner of the box."""

from __future__ import annotations

import json
import re
import tomllib
from collections.abc import Callable
from contextlib import suppress
from copy import deepcopy
from pathlib import Path
from typing import Any

import pytest

import bingma
from bingma import BadComponents, BadRecord
from bingma.games import rulebook
from bingma.games.xian import components, names
from bingma.games.xian.rules import tables as tables_of_the_rules
from bingma.games.xian.rules.state import EMPTY, PAINT, RAW
from bingma.kit.rules import Table
from tests.games.xian.positions import BOOK, TABLES, bonus, equipment_clay, equipment_cost

DATA: dict[str, Any] = tomllib.loads(components.BUILT_IN.read_text(encoding="utf-8"))
PROVENANCES = {"book", "derived", "reconstructed"}
RULES_TEXT = Path(bingma.__file__).parent / "locales" / "rules" / "xian.en.md"


GONE = object()


def put(place: str, value: Any, data: dict[str, Any] | None = None) -> dict[str, Any]:
    """A copy of the data with another value at a place, named as the loader names it."""
    copy = deepcopy(DATA if data is None else data)
    at: Any = copy
    *way, last = [int(key) - 1 if key.isdigit() else key for key in re.findall(r"\w+", place)]
    for key in way:
        at = at[key]
    if value is GONE:
        del at[last]
    else:
        at[last] = value
    return copy


def toml(value: Any) -> str:
    """A value as TOML."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f'"{key}" = {toml(item)}' for key, item in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml, value)) + "]"
    return json.dumps(value, ensure_ascii=False)


def written(folder: Path, data: dict[str, Any]) -> Path:
    """A component file with this data."""
    path = folder / "box.toml"
    lines = [f"{key} = {toml(value)}\n" for key, value in data.items()]
    path.write_text("".join(lines), encoding="utf-8")
    return path


def faults_of(folder: Path, data: dict[str, Any]) -> list[str]:
    """The faults that the loader lists for a file with this data."""
    with pytest.raises(BadComponents) as error:
        components.load(written(folder, data))
    return [str(fault) for fault in error.value.faults]


def places_of(folder: Path, data: dict[str, Any]) -> list[str]:
    """Only the places of the faults."""
    return [fault.split(":")[0] for fault in faults_of(folder, data)]


# The built-in file


def test_the_built_in_file_is_complete_and_without_fault() -> None:
    loaded = components.load()
    assert loaded.name == DATA["name"]
    assert re.fullmatch(r"[0-9a-f]{16}", loaded.digest)
    assert loaded.identity == f"{loaded.name} {loaded.digest}"
    assert loaded.tables == BOOK.components.tables


def test_every_table_of_the_rules_is_filled() -> None:
    found = vars(tables_of_the_rules).values()
    asked_for = {item.name for item in found if isinstance(item, Table)}
    assert asked_for == set(TABLES)


def test_every_part_of_the_file_says_where_its_values_are_from() -> None:
    def marks(value: Any) -> list[Any]:
        if isinstance(value, dict):
            return [mark for item in value.values() for mark in marks(item)]
        if isinstance(value, list):
            return [mark for item in value for mark in marks(item)]
        return [value]

    parts = [
        part for part in DATA.values() if isinstance(part, dict) and part is not DATA["workers"]
    ]
    parts += [*DATA["workers"].values(), *DATA["equipment"]]
    assert len(parts) == 9 + 4 + 6
    for part in parts:
        assert set(marks(part["provenance"])) <= PROVENANCES


def test_reconstructed_values_are_marked_so() -> None:
    assert DATA["workers"]["miner"]["provenance"] == "reconstructed"
    assert DATA["formations"]["provenance"]["bonuses"] == "reconstructed"
    assert DATA["requests"]["provenance"]["colours"] == "reconstructed"
    for kind in DATA["equipment"]:
        assert kind["provenance"]["costs"][2:] == ["reconstructed"] * 2
        assert kind["provenance"]["clay"] == "reconstructed"


def test_printed_and_derived_values_are_marked_so() -> None:
    workers = DATA["workers"]
    assert workers["tax_collector"]["provenance"][3] == "book"
    assert workers["craftsman"]["provenance"][4] == "book"
    assert workers["helper"]["provenance"] == "book"
    assert DATA["requests"]["provenance"]["9"] == "derived"
    assert DATA["requests"]["provenance"]["10"] == "derived"
    for kind in DATA["equipment"]:
        printed = kind["kind"] in ("arrowheads", "halberd", "sword", "chariot")
        for key in ("material", "section"):
            assert kind["provenance"][key] == ("book" if printed else "derived")


# The rules that people read tell the same values


def rules_table(rule: str, first_cell: str) -> list[list[str]]:
    """The rows of the table of a rule whose head begins with a word, without marks of code."""
    text = RULES_TEXT.read_text(encoding="utf-8")
    section = text.split(f"### {rule} ", 1)[1].split("\n### ", 1)[0]
    tables = re.findall(r"(?:^\|.*\|\n)+", section, re.MULTILINE)
    for table in tables:
        rows = [
            [cell.strip().strip("`") for cell in row.strip("|").split("|")]
            for row in table.strip().splitlines()
        ]
        if rows[0][0] == first_cell:
            return rows[2:]
    raise LookupError(f"{rule} has no table that begins with {first_cell}")


def test_X2_1_the_rules_text_tells_the_values_of_the_worker_cards() -> None:
    for row in rules_table("X2.1", "number"):
        number = int(row[0])
        cards = [names.WORKER_CARDS.index(f"{colour}{number}") for colour in "YRGB"]
        pigments = [c for c, n in zip("YRGB", TABLES["card_pigments"][cards[3]], strict=True) if n]
        assert row[1] == f"{TABLES['card_coins'][cards[0]]} coins"
        assert row[2] == f"{TABLES['card_clay'][cards[1]]} clay"
        assert sorted(row[3].split(" and ")) == sorted(pigments)
        assert row[4] == names.HELPERS[TABLES["card_helper"][cards[2]]]
    for row in rules_table("X2.1", "helper"):
        for helper in row[0].split(", "):
            card = TABLES["card_helper"].index(names.HELPERS.index(helper))
            assert [int(cell) for cell in row[1:]] == TABLES["card_helper_pp"][card]


def test_X2_2_the_rules_text_tells_the_values_of_the_equipment() -> None:
    def price(text: str) -> tuple[int, int]:
        coins = re.match(r"(\d+) coin", text)
        clay = re.search(r"gives (\d+) clay", text)
        assert coins is not None
        return int(coins[1]), int(clay[1]) if clay else 0

    for kind, material, section, cheap, dear in rules_table("X2.2", "kind"):
        i = names.EQUIPMENT_KINDS.index(kind)
        assert names.MATERIALS[TABLES["kind_material"][i]] == material
        assert names.SECTIONS[TABLES["kind_section"][i]] == section
        for copy in (1, 2, 3, 4):
            card = f"{kind}-{copy}"
            told = price(cheap if copy <= 2 else dear)
            assert (equipment_cost(card), equipment_clay(card)) == told


def test_X2_4_the_rules_text_tells_the_bonuses_of_the_faces() -> None:
    rows = rules_table("X2.4", "face")
    assert len(rows) == 12
    for title, *cells in rows:
        section, face = title[0], int(title[-1])
        for i, cell in enumerate(cells):
            space = f"{section}{i + 1}"
            index = names.SECTIONS.index(section)
            if cell == "S":
                assert TABLES["space_statue"][index][face - 1][i] == 1
            else:
                points, coins, pigment = bonus(space, face)
                assert cell == f"{points}{'$' * coins}{pigment}"


def test_X2_5_the_rules_text_tells_the_colours_of_the_requests() -> None:
    for colour, numbers in rules_table("X2.5", "colour"):
        index = ["yellow", "red", "green", "blue"].index(colour)
        tokens = [i + 1 for i, c in enumerate(TABLES["request_colour"]) if c == index]
        assert [int(number) for number in numbers.split(",")] == tokens


# A corrected copy


def test_a_corrected_copy_works_and_changes_the_digest(tmp_path: Path) -> None:
    data = put("name", "my box", put("workers.miner.pigments[4]", "YY"))
    path = written(tmp_path, data)
    own = rulebook("xian", path)
    assert own.components.name == "my box"
    assert own.components.digest != BOOK.components.digest
    game = bingma.new_game("xian", players=2, seed=1, components=path)
    assert game.record()["data"] == own.components.identity
    assert own.components.tables["card_pigments"][names.WORKER_CARDS.index("B4")] == [2, 0, 0, 0]


def test_the_rules_read_the_corrected_copy(tmp_path: Path) -> None:
    own = rulebook("xian", written(tmp_path, put("equipment[1].costs[1]", 7)))
    state = own.deal(2, (), 1, 0)
    card = names.EQUIPMENT_CARDS.index("crossbow-1")
    assert own.engine.rules.forge_price(state, 0, card, 0) == 7
    assert BOOK.engine.rules.forge_price(state, 0, card, 0) == equipment_cost("crossbow-1")


def test_only_the_values_count_for_the_digest_not_how_the_file_is_written(tmp_path: Path) -> None:
    backwards = dict(reversed(DATA.items()))
    assert components.load(written(tmp_path, backwards)).digest == BOOK.components.digest


def test_a_record_of_a_corrected_copy_carries_it_and_is_replayed_with_it_only(
    tmp_path: Path,
) -> None:
    path = written(tmp_path, put("workers.miner.pigments[1]", "YY"))
    record = bingma.new_game("xian", players=2, seed=1, components=path).record()
    assert record["components"]["workers"]["miner"]["pigments"][0] == "YY"
    path.unlink()
    assert bingma.from_record(record).record() == record
    del record["components"]
    with pytest.raises(BadRecord, match="component data"):
        bingma.from_record(record)
    again = written(tmp_path, put("workers.miner.pigments[1]", "YY"))
    assert bingma.from_record(record, components=again).deciding == [0, 1]


# Faults

STATUES = ["S"] * 8
LETTERS = "must be one or two of the letters YRGB, not "
BONUS = 'must be "S", or prestige and a bonus, like "3$$" or "4R", not '
MARKS = "must be one of book, derived, reconstructed, mine, not "


@pytest.mark.parametrize(
    ("place", "value", "problem"),
    [
        ("game", "go", 'must be "xian", not "go"'),
        ("name", "", "must be a text"),
        ("name", 3, "must be a text"),
        ("extras", {"x": 1}, "is not known here; known are game, name, workers"),
        # whole numbers
        ("start.coins", GONE, "is missing"),
        ("start.coins", "2", 'must be a whole number, not "2"'),
        ("start.coins", 2.5, "must be a whole number, not 2.5"),
        ("start.coins", True, "must be a whole number, not true"),
        ("start.coins", -1, "must be from 0 to 20, not -1"),
        ("start.coins", 21, "must be from 0 to 20, not 21"),
        ("stock.raw_statues", 5, "must be from 6 to "),
        ("stock.pigments_per_colour", 0, "must be from 1 to "),
        ("craft.clay.B", GONE, "is missing"),
        # lists
        ("workers.tax_collector.coins", [2] * 5, "must have 6 entries, not 5"),
        ("workers.craftsman.clay", 4, "must be a list of 6 entries"),
        ("workers.tax_collector.coins[3]", 0, "must be from 1 to 9, not 0"),
        ("workers.helper.prestige[3]", [0] * 5, "must have 6 entries, not 5"),
        ("workers.helper.prestige[3][2]", "1", 'must be a whole number, not "1"'),
        ("buildings.pair_limit", [3, 4], "must have 3 entries, not 2"),
        ("buildings.fee_of_two", [2], "must have 2 entries, not 1"),
        ("scoring.sets", [2, 5], "must have 3 entries, not 2"),
        ("scoring.majorities.A", [10, 5], "must have 3 entries, not 2"),
        ("scoring.majorities.B", GONE, "is missing"),
        # words
        ("workers.tax_collector.colour", "P", "must be one of Y, R, G, B, not"),
        ("workers.craftsman.colour", "Y", "is the colour of tax_collector already"),
        ("workers.helper.helpers[1]", "potter", "must be one of ceramist, accountant"),
        ("workers.helper.helpers", ["officer"] * 6, "must all be different"),
        ("workers.miner.pigments[4]", "BX", LETTERS + '"BX"'),
        ("workers.miner.pigments[4]", "BYR", LETTERS + '"BYR"'),
        ("workers.miner.pigments[4]", "", LETTERS + '""'),
        ("workers.miner.pigments[4]", 4, LETTERS + "4"),
        ("workers.miner.colors", 4, "is not known here; known are colour, pigments, provenance"),
        ("workers.cook", {"x": 1}, "is not known here; known are tax_collector, craftsman"),
        ("start.pigment_by_tile[4]", "x", "must be one of Y, R, G, B, not"),
        # equipment
        ("equipment", [], "must have 6 entries, not 0"),
        ("equipment[6].kind", "spear", "must be one of crossbow, arrowheads"),
        ("equipment[6].kind", "horse", "is there already"),
        ("equipment[2].material", "iron", "must be one of wood, bronze, not"),
        ("equipment[5].section", "D", "must be one of A, B, C, not"),
        ("equipment[5].costs", [3, 3, 4], "must have 4 entries, not 3"),
        ("equipment[5].costs[4]", 10, "must be from 0 to 9, not 10"),
        ("equipment[5].clay[1]", -1, "must be from 0 to 9, not -1"),
        ("equipment[1].clay", GONE, "is missing"),
        ("equipment[1].prize", 3, "is not known here; known are kind, material, section"),
        ("equipment[1]", 3, "must be a table"),
        # formations
        ("formations.A[1]", ["S", *["4"] * 7], 'must have 2 statue icons "S", not 1'),
        ("formations.A[1]", STATUES, 'must have 2 statue icons "S", not 8'),
        ("formations.A[1]", STATUES[:7], "must have 8 entries, not 7"),
        ("formations.A[1][1]", "$4", BONUS + '"$4"'),
        ("formations.A[1][1]", "4P", BONUS + '"4P"'),
        ("formations.A[1][1]", 4, BONUS + "4"),
        ("formations.B[2][3]", "40$", "must be from 0 to 20, not 40"),
        ("formations.C", [], "must have 4 entries, not 0"),
        ("formations.D", [], "is not known here; known are A, B, C, provenance"),
        # requests
        ("requests.colours", ["Y"] * 12, "three must be Y, not 12"),
        ("requests.colours[1]", "Z", "must be one of Y, R, G, B, not"),
        ("requests.colours", ["Y"] * 11, "must have 12 entries, not 11"),
        # provenance
        ("workers.miner.provenance", GONE, "is missing"),
        ("equipment[3].provenance", GONE, "is missing"),
        ("stock.provenance", GONE, "is missing"),
        ("workers.miner.provenance", "guess", MARKS + '"guess"'),
        ("workers.tax_collector.provenance[2]", "guess", MARKS + '"guess"'),
        ("formations.provenance.statues", "rulebook", MARKS + '"rulebook"'),
        ("equipment[1].provenance.kind", "box", MARKS + '"box"'),
        ("equipment[1].provenance.costs[4]", "box", MARKS + '"box"'),
        ("requests.provenance", {}, "must have one word for each value"),
    ],
)
def test_a_fault_is_listed_with_its_place(
    tmp_path: Path, place: str, value: Any, problem: str
) -> None:
    faults = faults_of(tmp_path, put(place, value))
    assert any(fault.startswith(f"{place}: {problem}") for fault in faults), faults


def test_three_kinds_of_each_material_and_two_of_each_section(tmp_path: Path) -> None:
    assert faults_of(tmp_path, put("equipment[2].material", "wood")) == [
        "equipment: three kinds must be of wood.",
        "equipment: three kinds must be of bronze.",
    ]
    assert faults_of(tmp_path, put("equipment[1].section", "B")) == [
        "equipment: two kinds must belong to section A.",
        "equipment: two kinds must belong to section B.",
    ]


SWORD, HALBERD, CHARIOT, HORSE = 6, 4, 3, 5
NO_SPACE_OF_4_AND_RED = [["S", "S", "5", "5", "5", "5", "5", "5"]] * 4
NO_SPACE_OF_8 = [["S", "S", "7", "7", "7", "7", "7", "7"]] * 4


@pytest.mark.parametrize(
    ("changes", "fault"),
    [
        (
            {"workers.tax_collector.coins[4]": 2},
            "workers: the printed example E4 needs Y4: coins = 3.",
        ),
        ({"workers.craftsman.clay[5]": 2}, "workers: the printed example E2 needs R5: clay = 3."),
        ({"workers.helper.prestige[2][1]": 1}, "workers.helper: the printed example E3 needs G2"),
        ({"formations.A": NO_SPACE_OF_4_AND_RED}, "formations.A: the printed example E2 needs "),
        ({"formations.C": NO_SPACE_OF_8}, "formations.C: the printed example E7 needs "),
        (
            {"requests.colours": list("YYYRRRGGGBBB")},
            "requests.colours: the printed example E15 needs colours[9]",
        ),
        (
            {"requests.colours": list("YYYRRGGGRBBB")},
            "requests.colours: the printed example E15 needs colours[10]",
        ),
        (
            {f"equipment[{SWORD}].costs": [4, 4, 4, 4]},
            "equipment: the printed example E9 needs sword",
        ),
        (
            {f"equipment[{HALBERD}].material": "wood", f"equipment[{HORSE}].material": "bronze"},
            "equipment: the printed example E9 needs arrowheads, halberd, sword: bronze.",
        ),
        (
            {f"equipment[{HALBERD}].material": "wood", f"equipment[{CHARIOT}].material": "bronze"},
            "equipment: the printed example E13 needs chariot: wood.",
        ),
        ({"craft.clay.C": 4}, "craft.clay: the printed example E2, E7 needs A = 2, B = 3, C = 5."),
        ({"scoring.majorities.A[3]": 1}, "scoring.majorities: the printed example E12 "),
        ({"scoring.sets[3]": 9}, "scoring.sets: the printed example E9, E13 "),
        ({"buildings.fee_of_two[2]": 4}, "buildings.fee_of_two: the printed example E14 "),
        ({"buildings.pair_limit[1]": 4}, "buildings.pair_limit: the printed example E6 "),
    ],
)
def test_the_printed_examples_must_hold(
    tmp_path: Path, changes: dict[str, Any], fault: str
) -> None:
    data = DATA
    for place, value in changes.items():
        data = put(place, value, data)
    faults = faults_of(tmp_path, data)
    assert any(found.startswith(fault) for found in faults), faults


def test_all_faults_are_listed_at_once(tmp_path: Path) -> None:
    data = DATA
    for place, value in {
        "game": "go",
        "start.coins": 99,
        "workers.miner.pigments[4]": "BX",
        "workers.miner.provenance": "guess",
        "equipment[6].kind": "spear",
        "formations.A[1]": STATUES,
        "scoring.sets": [2, 5],
    }.items():
        data = put(place, value, data)
    assert sorted(places_of(tmp_path, data)) == [
        "equipment[6].kind",
        "formations.A[1]",
        "game",
        "scoring.sets",
        "start.coins",
        "workers.miner.pigments[4]",
        "workers.miner.provenance",
    ]


def test_an_unknown_kind_of_equipment_is_one_fault(tmp_path: Path) -> None:
    assert places_of(tmp_path, put("equipment[2].kind", "arrows")) == ["equipment[2].kind"]


@pytest.mark.parametrize("key", ["game", "name"])
def test_something_missing_is_one_fault(tmp_path: Path, key: str) -> None:
    assert faults_of(tmp_path, put(key, GONE)) == [f"{key}: is missing."]


@pytest.mark.parametrize(
    ("place", "marks"),
    [
        ("workers.tax_collector.provenance", ["book"]),
        ("formations.provenance", {"statues": "book"}),
    ],
)
def test_every_value_needs_its_mark(tmp_path: Path, place: str, marks: Any) -> None:
    assert places_of(tmp_path, put(place, marks)) == [place]


@pytest.mark.parametrize(
    ("place", "value"), [("craft.clay.D", 6), ("scoring.majorities.D", [1, 1, 1])]
)
def test_an_unknown_section_is_a_fault(tmp_path: Path, place: str, value: Any) -> None:
    assert places_of(tmp_path, put(place, value)) == [place]


def test_the_message_names_the_file_and_counts_the_faults(tmp_path: Path) -> None:
    one = put("start.coins", 99)
    path = written(tmp_path, put("start.clay", 99, one))
    with pytest.raises(BadComponents) as error:
        components.load(path)
    first, *rest = str(error.value).splitlines()
    assert first == f"{path}: 2 faults"
    assert len(rest) == 2
    written(tmp_path, one)
    with pytest.raises(BadComponents, match="1 fault\n"):
        components.load(path)


@pytest.mark.parametrize("key", [key for key in DATA if key != "end_tiles"])
def test_no_part_may_be_missing(tmp_path: Path, key: str) -> None:
    faults = faults_of(tmp_path, put(key, GONE))
    assert any(re.match(rf"{key}(\.\w+)*: is missing", fault) for fault in faults), faults


@pytest.mark.parametrize("shape", [3, "x", [1], True, {"x": 1}, [1, 2, 3, 4, 5, 6]])
@pytest.mark.parametrize("key", [key for key in DATA if key not in ("game", "name")])
def test_a_part_of_a_wrong_shape_is_a_fault_and_no_crash(
    tmp_path: Path, key: str, shape: Any
) -> None:
    assert all(place.startswith(key) for place in places_of(tmp_path, put(key, shape)))


@pytest.mark.parametrize(
    ("content", "fault"),
    [
        (b"game = \n", "is not TOML"),
        (b"\xff\xfe\x00", "is not a text file in UTF-8"),
        (b"", "is missing"),
    ],
)
def test_a_file_that_is_no_component_file(tmp_path: Path, content: bytes, fault: str) -> None:
    path = tmp_path / "box.toml"
    path.write_bytes(content)
    with pytest.raises(BadComponents, match=fault):
        components.load(path)


def test_a_file_that_is_not_there(tmp_path: Path) -> None:
    with pytest.raises(BadComponents, match="cannot be read"):
        components.load(tmp_path / "nothing.toml")
    with pytest.raises(BadComponents, match="cannot be read"):
        components.load(tmp_path)


def test_nothing_starts_with_a_wrong_file(tmp_path: Path) -> None:
    path = written(tmp_path, put("start.coins", 99))
    starts: list[Callable[[], object]] = [
        lambda: rulebook("xian", path),
        lambda: bingma.new_game("xian", players=2, seed=1, components=path),
    ]
    for start in starts:
        with pytest.raises(BadComponents):
            start()


# Numbers at the ends of their ranges


def test_as_many_raw_statues_as_are_allowed_can_all_be_listed_for_painting(tmp_path: Path) -> None:
    allowed = []
    for count in range(12, 25):
        folder = tmp_path / str(count)
        folder.mkdir()
        with suppress(BadComponents):
            path = written(folder, put("stock.raw_statues", count))
            allowed.append((count, rulebook("xian", path)))
    count, own = allowed[-1]
    state = own.deal(2, (), 1, 0)
    state.pit = [RAW] * count + [EMPTY] * (24 - count)
    state.raw_stock = 0
    state.pigments[0] = [4, 4, 4, 4]
    state.decision, state.seat = PAINT, 0
    assert len(own.legal(state, 0)) == count


def test_a_file_made_before_end_tiles_could_be_said_means_the_same(tmp_path: Path) -> None:
    """X9.4: records and tables know the data by its digest, which stays."""
    older = components.load(written(tmp_path, put("end_tiles", GONE)))
    assert older.tables == TABLES
    assert older.digest == components.load().digest == "530991f3e84ce63b"


def test_end_tiles_can_be_corrected(tmp_path: Path) -> None:
    """X9.4: another value is another box."""
    corrected = components.load(written(tmp_path, put("end_tiles.six", 7)))
    assert corrected.tables["end_tile_pp"][names.END_TILES.index("six")] == 7
    assert corrected.digest != components.load().digest
    faults = faults_of(tmp_path, put("end_tiles.prestige_each", 0))
    assert faults == ["end_tiles.prestige_each: must be from 1 to 30, not 0."]
