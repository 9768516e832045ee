"""The translator: what C leaves open is as in Python, and what it does not know it refuses."""

from __future__ import annotations

import ast
import random
from itertools import product
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bingma.kit.engine import Engine
from bingma.kit.game import BadGame
from bingma.kit.native import translate
from bingma.kit.native.entries import ENTRIES
from bingma.kit.native.expressions import Expressions
from bingma.kit.native.statements import Statements
from bingma.kit.native.tables import packed, shape_of
from bingma.kit.native.types import NotTranslated, Value
from tests.kit import toy
from tests.kit.native import sums
from tests.kit.native.workshop import (
    SUMS,
    TABLES,
    TWO,
    Library,
    changed_toy,
    module_of,
    needs_compiler,
    sums_library,
    toy_game,
    words,
)
from tests.kit.toy import Toy

NUMBERS = [*range(-9, 10), 63, -64, 1000003, -1000003, 2**31, -(2**40)]


def differences(library: Library) -> set[str]:
    """The rules of `sums` that come to something else as native code."""
    rules = Engine(Toy, [toy, sums], TABLES).rules
    found = set()
    for name, entry in SUMS.items():
        if entry is not TWO:
            continue
        large = name not in ("counted", "looped")
        for a, b in product(NUMBERS, NUMBERS):
            if large or max(abs(a), abs(b)) < 100:
                expected = getattr(rules, name)(a, b)
                if getattr(library, name)(a, b) != expected:
                    found.add(name)
    for a in range(-5, 30):
        row, grid = [a % 3, 7], [[1, 2], [3, 4]]
        native_row, native_grid = words(*row), words(*grid)
        expected = rules.in_order(row, grid, a)
        same = library.in_order(native_row, native_grid, a) == expected
        if not same or (native_row.tolist(), native_grid.tolist()) != (row, grid):
            found.add("in_order")
        block, record = Toy(), np.zeros(1, Toy.dtype)
        expected = rules.narrow(block, [a], a * 1000)
        same = library.narrow(record, words(a), a * 1000) == expected
        if not same or Toy.from_record(record[0]) != block:
            found.add("narrow")
    return found


@needs_compiler
def test_what_C_leaves_open_is_as_in_Python(tmp_path: Path) -> None:
    assert differences(sums_library(tmp_path)) == set()


@needs_compiler
def test_the_checked_build_comes_to_the_same(tmp_path: Path) -> None:
    assert differences(sums_library(tmp_path, checked=True)) == set()


# Errors that are planted in the translator, and found


@needs_compiler
def test_a_division_that_does_not_round_down_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    wrong = translate.ARITHMETIC.replace("quotient - ((a % b != 0) & ((a ^ b) < 0))", "quotient")
    assert wrong != translate.ARITHMETIC
    monkeypatch.setattr(translate, "ARITHMETIC", wrong)
    assert differences(sums_library(tmp_path)) == {"divided"}


@needs_compiler
def test_an_order_of_evaluation_left_to_C_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    def careless(self: Expressions, node: ast.expr, value: Value) -> Value:
        return value

    monkeypatch.setattr(Expressions, "keep", careless)
    assert differences(sums_library(tmp_path)) == {"in_order"}


@needs_compiler
def test_a_range_that_is_found_again_in_every_round_is_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    loop = Statements.loop

    def forgetful(self: Statements, node: ast.For, depth: int) -> Any:
        lines = loop(self, node, depth)
        if isinstance(node.iter, ast.Call) and ast.unparse(node.iter) == "range(a, last)":
            lines[0].text = lines[0].text.replace(f"< end{self.temporaries}_", "< last")
        return lines

    monkeypatch.setattr(Statements, "loop", forgetful)
    text = translate.translate(toy_game((toy, sums)), entries=SUMS)
    assert "< last" in text
    assert differences(sums_library(tmp_path, text=text)) == {"counted"}


@needs_compiler
def test_numbers_that_are_computed_too_narrow_are_found(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Expressions, "wide", lambda self, value: value)
    assert "narrow" in differences(sums_library(tmp_path))


# What it refuses


BODY = '    """Take some; the next one follows."""\n'


@pytest.mark.parametrize(
    ("line", "why"),
    [
        ("x = 'text'", "`'text'` has no translation"),
        ("x = 1.5", "`1.5` has no translation"),
        ("x = s.heap / 2", "Div has no translation"),
        ("x = s.heap ** 2", "Pow has no translation"),
        ("x = [1, 2]", "`[1, 2]` has no translation"),
        ("x = s.legal[1:]", "`1:` has no translation"),
        ("x = action is seat", "Is has no translation"),
        ("x = sum(s.legal)", "`sum(s.legal)` has no translation"),
        ("x = max(1, 2, key=abs)", "has no translation"),
        ("x = max(action)", "`max(action)` has no translation"),
        ("x = len(action)", "`action` has no length"),
        ("x = heaps", "'heaps' is not known here"),
        ("x = s.heaps", "the state has no field 'heaps'"),
        ("x = action.heap", "`action` is no state"),
        ("x = action[0]", "`action` is no array"),
        ("x = s.legal + 1", "a number is expected, not `s.legal`"),
        ("x = 2 ** 70", "Pow has no translation"),
        ("x = 18446744073709551616", "does not fit into 64 bits"),
        ("raise ValueError", "Raise has no translation"),
        ("del s.heap", "Delete has no translation"),
        ("x = y = 1", "Assign has no translation"),
        ("while s.heap < 3:\n        pass\n    else:\n        pass", "While has no translation"),
        ("for i in s.legal:\n        pass", "a loop that is not over a range"),
        ("for i in range(0, 4, action):\n        pass", "step of a range must be a constant"),
        ("x = s.heap or 3", "`and` or `or` of numbers that are not true or false"),
        ("x = 1\n    x = s.legal", "'x' is of two types"),
        ("x = s.legal\n    x = HEAP", "'x' is of two types"),
        ("emit(s, 1)", "emit takes 6 arguments"),
        ("value(s, seat)(1)", "has no translation"),
        (
            "x = HEAP[s.heap][list_actions(s, seat, s.legal)]",
            "the order of evaluation matters between these subscripts",
        ),
        ("x = action > 0 and s.heap > list_actions(s, seat, s.legal)", "inside a condition"),
        ("while s.heap > list_actions(s, seat, s.legal):\n        pass", "inside a condition"),
        (
            "x = HEAP[list_actions(s, seat, s.legal)] < s.heap < list_actions(s, seat, s.legal)",
            "a chain of comparisons with effects",
        ),
        (
            "s.legal[s.heap] += list_actions(s, seat, s.legal)",
            "the order of evaluation matters between these subscripts",
        ),
        ("x = apply_action(s, seat, action)", "apply_action calls itself"),
    ],
)
def test_outside_the_subset_there_is_an_error_with_file_and_line(
    line: str, why: str, tmp_path: Path
) -> None:
    module = changed_toy(tmp_path, BODY, f"{BODY}    {line}\n")
    with pytest.raises(NotTranslated) as caught:
        translate.translate(toy_game((module,)))
    told = str(caught.value)
    assert why in told
    lines = (tmp_path / "changed.py").read_text().splitlines()
    file, number, _ = told.split(":", 2)
    assert file == "changed.py"
    if "calls itself" not in why:
        assert lines[int(number) - 1].strip() in f"{line}\n".replace("\n    ", "\n").splitlines()


def test_a_rule_returns_a_number_or_nothing(tmp_path: Path) -> None:
    module = changed_toy(tmp_path, "def value(s: Toy, p: int) -> int:", "def value(s, p) -> Row:")
    with pytest.raises(NotTranslated, match=r"changed.py:\d+: value returns no number"):
        translate.translate(toy_game((module,)))


def test_tables_have_rows_of_one_length() -> None:
    with pytest.raises(BadGame, match="table 'costs' must have rows of one length"):
        shape_of("costs", [[1], [2, 3]])


def test_tables_are_packed_by_name() -> None:
    assert packed({"b": [[1, 2], [3, -4]], "a": 5}) == words(5, 1, 2, 3, -4).tobytes()


# What it writes


def test_the_C_reads_like_the_rules() -> None:
    text = translate.translate(toy_game())
    lines = Path(toy.__file__).read_text(encoding="utf-8").splitlines()
    number = lines.index("def list_actions(s: Toy, p: int, out: Row) -> int:") + 1
    assert f'#line {number} "tests/kit/toy.py"' in text
    assert "/* Action n takes n. */" in text
    assert "TAKEN = 1" in text
    assert "r_emit(t, s, TAKEN, seat, action, 0, 0);" in text
    assert "out[n] = count;" in text
    assert "out[AT(n, out_0)] = count;" in translate.translate(toy_game(), checked=True)


def test_every_line_of_C_knows_its_line_of_Python() -> None:
    python = (Path(toy.__file__)).read_text(encoding="utf-8").splitlines()
    found: dict[int, str] = {}
    number, inside = 0, False
    for line in translate.translate(toy_game()).splitlines():
        if line.startswith("#line"):
            _, at, *file = line.split()
            inside = file == ['"tests/kit/toy.py"'] if file else inside
            number = int(at)
        else:
            if inside and line.strip():
                found[number] = line.strip()
            number += 1
    assert found[python.index("    s.heap -= action") + 1] == "s->heap -= action;"
    assert found[python.index("        s.over = 1") + 1] == "s->over = 1; }"


def test_another_constant_of_the_same_name_has_a_number(tmp_path: Path) -> None:
    other = module_of(
        tmp_path,
        "other",
        "from bingma.kit.rules import rule\nMOST = 9\n@rule\ndef most(a: int, b: int) -> int:\n"
        "    return MOST\n",
    )
    own = changed_toy(tmp_path, "    return -s.heap", "    return MOST")
    entries = {"value": ENTRIES["value"], "most": TWO}
    text = translate.translate(toy_game((own, other)), entries=entries)
    assert "MOST = 5," in text
    assert "MOST_2 = 9," in text


def test_only_what_is_reached_is_written() -> None:
    entries = {"seed_random": ENTRIES["seed_random"]}
    text = translate.translate(toy_game(), entries=entries)
    assert "r_next_word" in text
    assert "r_deal" not in text


# The checked build


@needs_compiler
@pytest.mark.parametrize("place", [-1, 5])
def test_the_checked_build_finds_a_bad_subscript_at_either_end(place: int, tmp_path: Path) -> None:
    module = changed_toy(tmp_path, "    return -s.heap", f"    return s.legal[p + {place}]")
    told = (
        "static long long told[3];\n"
        "#define FAULT(file, line, index, length) "
        "return (told[0] = line, told[1] = index, told[2] = length, 0)\n"
    )
    game = toy_game((module,))
    text = told + translate.translate(game, True)
    text += "long long entry_told(int i) { return told[i]; }"
    library = Library(game, tmp_path, checked=True, text=text)
    record = np.zeros(1, Toy.dtype)
    library.value(record, 0)
    line, index, length = (library.library.entry_told(i) for i in range(3))
    written = (tmp_path / "changed.py").read_text().splitlines()
    assert written[line - 1].strip() == f"return s.legal[p + {place}]"
    assert (index, length) == (place, 5)


@needs_compiler
def test_the_toy_is_the_same_at_every_step(tmp_path: Path) -> None:
    library = Library(toy_game(), tmp_path)
    engine = Engine(Toy, [toy], TABLES)
    chance = random.Random(1)
    record, blocks = np.zeros(1, Toy.dtype), [Toy()]
    rng, out = engine.new_rng(4), [0] * 5
    native_rng, native_out = words(*rng), np.zeros(5, np.int16)
    steps = 0
    for players in (2, 3, 2, 3):
        engine.rules.start(blocks, 0, players, 0, rng)
        library.start(record, 0, players, 0, native_rng)
        while blocks[0].over == 0:
            action = chance.choice(blocks[0].legal[: blocks[0].legal_n])
            n = engine.rules.step(blocks, 0, action, out)
            assert library.step(record, 0, action, native_out) == n
            assert native_out[:n].tolist() == out[:n]
            assert Toy.from_record(record[0]) == blocks[0]
            steps += 1
    assert steps > 16
    assert native_rng.tolist() == rng
