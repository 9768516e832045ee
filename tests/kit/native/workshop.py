"""Builds small libraries of rules for tests, and calls them without the door."""

from __future__ import annotations

import ctypes
import importlib.util
import inspect
from collections.abc import Callable, Mapping, Sequence
from itertools import count
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

from bingma.kit.native import translate
from bingma.kit.native.building import compile_with, compilers
from bingma.kit.native.entries import ANY, ENTRIES, ONE_STATE, Entry, row, rows
from bingma.kit.native.source import Game
from bingma.kit.native.tables import packed, shape_of
from bingma.kit.native.types import NUMBER, STATE, Array
from tests.kit import toy
from tests.kit.native import sums
from tests.kit.toy import Toy

TABLES = {"heap": [12], "takes": [3], "grid": [[3, 1, 4], [1, 5, 9]], "lone": 8}
FLAGS = ("-std=gnu11", "-O2", "-fwrapv", "-fPIC", "-shared", "-w")

TWO = Entry((ANY, ANY))
SUMS = {
    **dict.fromkeys(
        ("divided", "powers", "bits", "asked", "chosen", "counted", "looped", "looked_up"), TWO
    ),
    "in_order": Entry((row("word", "2"), rows("word", "2", "2"), ANY)),
    "narrow": Entry((ONE_STATE, row("word", "1"), ANY)),
}

needs_compiler = pytest.mark.skipif(not compilers(), reason="there is no C compiler here")


def toy_game(
    modules: Sequence[ModuleType] = (toy,), tables: Mapping[str, Any] = TABLES, name: str = "toy"
) -> Game:
    """The smallest game, or one made from it."""
    shapes = {table: shape_of(table, numbers) for table, numbers in tables.items()}
    return Game(name, Toy, tuple(modules), shapes, toy.MOST, {2: 2, 3: 3})


class Library:
    """A game as a plain shared library."""

    def __init__(
        self,
        game: Game,
        folder: Path,
        entries: Mapping[str, Entry] = ENTRIES,
        checked: bool = False,
        tables: Mapping[str, Any] = TABLES,
        text: str | None = None,
    ) -> None:
        self.translator = translate.Translator(game, checked, entries)
        self.text = self.translator.text() if text is None else text
        path = folder / f"{game.name}{next(_numbers)}.so"
        said = compile_with([*compilers()[0], *FLAGS], self.text, path)
        assert said == ""
        self.library = ctypes.CDLL(str(path))
        self.tables = packed(tables)

    def __getattr__(self, name: str) -> Callable[..., int]:
        entry = self.translator.entries[name]
        function = self.library[f"entry_{name}"]
        function.restype = ctypes.c_int64

        def call(*given: Any) -> int:
            passed: list[Any] = [ctypes.c_char_p(self.tables)]
            for value, argument in zip(given, entry.arguments, strict=True):
                if argument.type is NUMBER:
                    passed.append(ctypes.c_int64(value))
                    continue
                passed.append(ctypes.c_void_p(value.ctypes.data))
                if argument.type is not STATE:
                    dims = argument.type.dims if isinstance(argument.type, Array) else 1
                    passed += [ctypes.c_int64(n) for n in value.shape[:dims]]
            return int(function(*passed))

        return call


_numbers = count()


def sums_library(folder: Path, **options: Any) -> Library:
    """The library of `sums`."""
    return Library(toy_game((toy, sums)), folder, SUMS, **options)


def module_of(folder: Path, name: str, text: str) -> ModuleType:
    """A module with this text."""
    file = folder / f"{name}.py"
    file.write_text(text, encoding="utf-8")
    spec = importlib.util.spec_from_file_location(name, file)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    return module


def changed_toy(folder: Path, old: str, new: str, name: str = "changed") -> ModuleType:
    """The toy game with something else in its text."""
    text = inspect.getsource(toy)
    assert old in text
    return module_of(folder, name, text.replace(old, new, 1))


def words(*numbers: Any) -> Any:
    """A row, or rows, of numbers of 64 bits."""
    return np.array(numbers, dtype=np.int64)
