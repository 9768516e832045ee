"""The examples of the README and the docs are run."""

from __future__ import annotations

import doctest
import re
import shlex
import subprocess
import sys
from pathlib import Path

import pytest

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
    words = [sys.executable, "-m", "bingma.terminal.main", *shlex.split(command)[1:]]
    done = subprocess.run(words, capture_output=True, text=True, stdin=subprocess.DEVNULL)
    assert done.returncode == 0, done.stderr
    if output.strip():
        assert done.stdout.strip() == output.strip()


def test_there_are_commands_to_run() -> None:
    assert len(commands()) >= 3
