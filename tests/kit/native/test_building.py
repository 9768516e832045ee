"""Building: once for each source, again when it changes, and a word where it cannot be."""

from __future__ import annotations

import os
import subprocess
import sys
import sysconfig
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import pytest

from bingma.games.contract import NoNativeRules
from bingma.kit.engine import Engine
from bingma.kit.native import building
from bingma.kit.native.building import NoCompiler, NotNative, file_name, identity, library
from tests.kit.native.workshop import TABLES, changed_toy, needs_compiler, toy_game
from tests.kit.toy import Toy
from tests.kit.toy_book import ToyBook


@pytest.fixture
def folder(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> Path:
    """A folder of its own for what is built."""
    monkeypatch.setattr(building, "FOLDER", tmp_path / "native")
    return tmp_path / "native"


def names(folder: Path) -> list[str]:
    return sorted(path.name for path in folder.iterdir())


@needs_compiler
def test_it_is_built_once_and_again_when_a_rule_changes(folder: Path, tmp_path: Path) -> None:
    game = toy_game()
    assert library(game) is library(game)
    assert names(folder) == [file_name(game)]
    (tmp_path / "other").mkdir()
    module = changed_toy(tmp_path / "other", "return -s.heap", "return -s.heap - 1")
    changed = toy_game((module,))
    assert identity(changed) != identity(game)
    engine = Engine(Toy, [module], TABLES, library(changed))
    states = engine.new_states(1)
    engine.rules.start(states, 0, 2, 0, engine.new_rng(1))
    assert engine.rules.value(states, 0) == -13
    assert len(names(folder)) == 2
    file = Path(str(module.__file__))
    file.write_text(file.read_text().replace("- 1", "- 2"))
    assert identity(changed) not in {identity(game), names(folder)[0]}


def test_the_name_says_what_it_is_made_from_but_not_the_tables() -> None:
    other = {**TABLES, "heap": [99]}
    assert identity(toy_game(tables=other)) == identity(toy_game())
    longer = {**TABLES, "heap": [12, 13]}
    assert identity(toy_game(tables=longer)) != identity(toy_game())
    assert identity(toy_game(), checked=True) != identity(toy_game())
    assert file_name(toy_game(), target="win32-x86_64").endswith(".pyd")
    assert "linux-aarch64" in file_name(toy_game(), target="linux-aarch64")


@needs_compiler
def test_several_at_once_build_beside_each_other(folder: Path) -> None:
    game = toy_game(name="together")
    folder.mkdir()
    path = folder / file_name(game)
    with ThreadPoolExecutor(4) as programs:
        list(programs.map(lambda _: building.build(game, path), range(4)))
    assert names(folder) == [path.name], "nothing else is left"
    assert library(game).bind


@needs_compiler
def test_only_some_old_builds_are_kept(folder: Path) -> None:
    folder.mkdir()
    for i in range(12):
        old = folder / f"toy-linux-x86_64-{i:016x}.abi3.so"
        old.write_bytes(b"")
        os.utime(old, (i, i))
    library(toy_game())
    assert len(names(folder)) == building.KEPT
    assert file_name(toy_game()) in names(folder)


def test_without_a_compiler_it_says_so(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(building, "compilers", lambda: [])
    with pytest.raises(NoCompiler, match="neither a C compiler nor the package ziglang"):
        library(toy_game(name="nothing"))
    with pytest.raises(NoNativeRules, match="Games are played all the same, but bots look less"):
        ToyBook().compiled()


@pytest.mark.parametrize("script", ["echo 'error: no headers' >&2; exit 1", "exit 0"])
def test_a_compiler_that_fails_is_quoted(
    script: str, folder: Path, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    compiler = tmp_path / "cc"
    compiler.write_text(f"#!/bin/sh\n{script}\n")
    compiler.chmod(0o755)
    monkeypatch.setattr(building, "compilers", lambda: [[str(compiler)]])
    with pytest.raises(NotNative, match=r"no headers|failed"):
        library(toy_game(name="failing"))
    assert names(folder) == []


def test_the_next_compiler_is_tried(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("CC", "own-cc --with 'a word'")
    assert building.compilers()[0] == ["own-cc", "--with", "a word"]
    monkeypatch.setenv("CC", "")
    monkeypatch.setenv("PATH", str(tmp_path))
    monkeypatch.setattr(building, "zig_command", lambda: ["zig"])
    assert building.compilers() == [["zig", "cc", "-mcpu=baseline"]]


def test_rules_that_do_not_translate_are_told_with_file_and_line(
    folder: Path, tmp_path: Path
) -> None:
    module = changed_toy(tmp_path, "return -s.heap", "return s.heap / 2")
    with pytest.raises(NotNative, match=r"changed.py:\d+: value: Div has no translation"):
        library(toy_game((module,)))


def test_another_python_is_told_why_not(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(sysconfig, "get_config_var", lambda name: 1)
    with pytest.raises(NotNative, match="runs without its lock"):
        library(toy_game())
    monkeypatch.undo()
    monkeypatch.setattr(sys, "byteorder", "big")
    with pytest.raises(NotNative, match="largest byte first"):
        library(toy_game())


@needs_compiler
def test_where_the_package_cannot_be_written_it_is_built_for_this_program(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    (tmp_path / "file").write_text("no folder")
    monkeypatch.setattr(building, "FOLDER", tmp_path / "file" / "native")
    assert library(toy_game(name="elsewhere")).bind


def test_what_is_built_is_loaded_without_the_translator() -> None:
    """A start does not wait for what only building needs."""
    code = """
import sys
import sysconfig
from bingma.games import rulebook
from bingma.kit.native.building import file_name
file_name(rulebook("xian").source)
print([name for name in ("ast", "inspect", "bingma.kit.native.translate") if name in sys.modules])
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    assert "bingma.kit.native.translate" not in done.stdout


def test_the_translator_needs_the_standard_library_only() -> None:
    code = """
import sys
import sysconfig
import bingma.kit.native.building, bingma.kit.native.door
from importlib.metadata import packages_distributions
print(sorted({name.split(".")[0] for name in sys.modules} & set(packages_distributions())))
"""
    done = subprocess.run([sys.executable, "-c", code], capture_output=True, text=True, check=True)
    loaded: Any = done.stdout
    assert "numpy" not in loaded
