"""The examples of the README and the docs are run."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

from tools import house_figures

ROOT = Path(__file__).parent.parent
PAGES = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]
COMMAND = re.compile(r"```console\n(.*?)```", re.DOTALL)


@pytest.mark.parametrize("page", PAGES, ids=lambda page: page.name)
def test_python_examples(page: Path) -> None:
    failed, tried = doctest.testfile(str(page), module_relative=False)
    assert failed == 0
    if page.name == "library.md":
        assert tried > 20


def commands() -> list[tuple[str, str, str]]:
    """Page, command and expected output of every `$ bingma …` in a console block."""
    found = []
    for page in PAGES:
        for block in COMMAND.findall(page.read_text(encoding="utf-8")):
            for part in re.split(r"^\$ ", block, flags=re.MULTILINE)[1:]:
                command, _, output = part.partition("\n")
                if command.startswith("bingma "):
                    found.append((page.name, command, output))
    return found


@pytest.mark.parametrize(("page", "command", "output"), commands())
def test_commands(page: str, command: str, output: str) -> None:
    words = [sys.executable, "-m", "bingma", *shlex.split(command)[1:]]
    done = subprocess.run(words, capture_output=True, text=True, stdin=subprocess.DEVNULL, cwd=ROOT)
    assert done.returncode == 0, done.stderr
    if output.strip():
        assert done.stdout.strip() == output.strip()


def test_there_are_commands_to_run() -> None:
    assert len(commands()) >= 3


def test_the_architecture_tells_of_the_tree_as_it_is() -> None:
    """Its counts of lines, messages and untyped seams: about right, as every change moves them."""
    page = (ROOT / "docs" / "architecture.md").read_text(encoding="utf-8")
    told = house_figures.figures()
    rows = {
        cells[0].strip(): int(cells[1])
        for cells in re.findall(r"^\| ([^|]+) \| (\d+) \| [^|]+ \|$", page, re.MULTILINE)
    }
    for row in house_figures.SEAMS:
        assert abs(rows[row] - told[f"untyped: {row}"]) <= 4, f"{row}: {told[f'untyped: {row}']}"
    numbers = [int(number.replace(",", "")) for number in re.findall(r"\b\d[\d,]*\b", page)]
    for what, count in told.items():
        if not what.startswith("untyped: "):
            near = [number for number in numbers if abs(number - count) <= count / 10]
            assert near, f"{what}: {count} (python tools/house_figures.py)"
