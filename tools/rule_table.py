"""Prints which tests prove which rule, and fails if a rule has none.

The rules of a game are the headings `### X6.4 …` of its text in src/bingma/locales/rules; a test
proves the rules that its name carries (`test_X6_4_…`, `test_E12_…`, or several of them). Tests
that are skipped or expected to fail prove nothing. Usage: python tools/rule_table.py
"""

from __future__ import annotations

import ast
import re
import sys
from collections.abc import Iterator
from dataclasses import dataclass, field
from pathlib import Path

from bingma.games import GAMES

ROOT = Path(__file__).resolve().parent.parent
HEADING = re.compile(r"^### ([A-Z]\d+(?:\.\d+)?) +(.+)$", re.MULTILINE)
IN_A_NAME = re.compile(r"(?<=_)([A-Z])(\d+)(?:_(\d+))?(?=_|$)")


@dataclass
class Table:
    """The rules of one game with the tests of each, and names of rules that do not exist.

    `game` is the name of the folder of the game and of its tests.
    """

    game: str
    titles: dict[str, str]
    tests: dict[str, list[str]] = field(default_factory=dict)
    unknown: list[str] = field(default_factory=list)

    @property
    def untested(self) -> list[str]:
        """The rules without a test."""
        return [rule for rule in self.titles if not self.tests.get(rule)]


def read_rules(root: Path) -> list[Table]:
    """An empty table for each rules text."""
    files = sorted(root.glob("src/bingma/locales/rules/*.en.md"))
    return [
        Table(
            folder_of(file.name.removesuffix(".en.md")),
            dict(HEADING.findall(file.read_text("utf-8"))),
        )
        for file in files
    ]


def folder_of(game: str) -> str:
    """The folder of a game: bingma.games.FOLDER.rulebook."""
    return GAMES[game].split(".")[2]


def find_tests(root: Path) -> Iterator[tuple[Path, str]]:
    """Every test that runs and must pass: its file and its name."""
    for file in sorted((root / "tests").rglob("test_*.py")):
        for item in ast.walk(ast.parse(file.read_text("utf-8"))):
            if isinstance(item, ast.FunctionDef) and item.name.startswith("test_"):
                marks = " ".join(ast.unparse(mark) for mark in item.decorator_list)
                if not re.search(r"mark\.(skip|xfail)\b", marks):
                    yield file.relative_to(root), item.name


def fill(table: Table, tests: list[tuple[Path, str]], games: list[str]) -> None:
    """Enter the tests of a game: those in its own folder and those of no particular game."""
    letters = {rule[0] for rule in table.titles}
    for file, name in tests:
        folder = file.parts[2] if file.parts[1] == "games" and len(file.parts) > 3 else None
        if folder in games and folder != table.game:
            continue
        for letter, section, number in IN_A_NAME.findall(name):
            whole, part = f"{letter}{section}", f"{letter}{section}.{number}"
            place = f"{file}::{name}"
            if part in table.titles:
                table.tests.setdefault(part, []).append(place)
            elif whole in table.titles:
                table.tests.setdefault(whole, []).append(place)
            elif letter in letters and number:
                table.unknown.append(f"{place} names {part}, which is no rule")


def make_tables(root: Path) -> list[Table]:
    """The tables of all games."""
    tables = read_rules(root)
    tests = list(find_tests(root))
    for table in tables:
        fill(table, tests, [other.game for other in tables])
    return tables


def main(root: Path = ROOT) -> int:
    """Print the tables; 1 if a rule has no test or a test names no rule."""
    tables = make_tables(root)
    faults = [] if tables else ["no rules were found"]
    for table in tables:
        for rule, title in table.titles.items():
            tests = table.tests.get(rule, [])
            print(
                f"{rule:6} {title}: {len(tests) or 'NO'} {'test' if len(tests) == 1 else 'tests'}"
            )
            for test in tests:
                print(f"         {test}")
        proofs = sum(map(len, table.tests.values()))
        tested = len(table.titles) - len(table.untested)
        print(f"{table.game}: {tested} of {len(table.titles)} rules tested, {proofs} proofs\n")
        faults += [f"{table.game}: {rule} has no test" for rule in table.untested]
        faults += table.unknown
    for fault in faults:
        print(fault, file=sys.stderr)
    return 1 if faults else 0


if __name__ == "__main__":
    sys.exit(main())
