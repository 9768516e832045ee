"""Compiled engines: made once in another process, kept in a cache, loaded in a second afterwards.

Run as a program it fills the cache: `python -m bingma.games.compiling GAME FOLDER [COMPONENTS]`. A
process of its own because compiling beside a busy interpreter takes several times as long.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bingma.games import rulebook
from bingma.games.contract import Rulebook
from bingma.kit.engine import Engine, cache_root, fingerprint
from bingma.kit.loops import STREAMS_PER_GAME

READY = "ready"
LONGEST_GAME = 4096
LOOK_AHEAD_POOL = 8


class NoCompiler(RuntimeError):
    """The compiled engine is not to be had on this installation."""


def compiled_engine(book: Rulebook[Any], report: Callable[[str], None] | None = None) -> Engine:
    """The compiled rules of a rulebook; `report` gets a line of progress when it takes long."""
    tell = report or (lambda _: None)
    if find_spec("numba") is None:
        raise NoCompiler(
            "the compiled engine needs the package 'numba', which is not installed; games can be "
            "played without it, but many games at once are about fifty times slower"
        )
    folder = (
        _cache_folder(tell) / f"{book.name}-{fingerprint(book.modules, book.components.tables)}"
    )
    if not (folder / READY).exists():
        _compile_elsewhere(book, folder, tell)
    return Engine(book.state, book.modules, book.components.tables, {}, folder)


def _cache_folder(tell: Callable[[str], None]) -> Path:
    """The user's cache folder, or a temporary one with a notice where it cannot be written."""
    folder = cache_root()
    try:
        folder.mkdir(parents=True, exist_ok=True)
        with tempfile.TemporaryFile(dir=folder):
            return folder
    except OSError as error:
        tell(
            f"The cache folder {folder} cannot be written ({error.strerror}): compiled rules are "
            "kept only until this program ends. BINGMA_CACHE can name another folder.\n"
        )
        return Path(_temporary_folder().name)


_kept: list[tempfile.TemporaryDirectory[str]] = []


def _temporary_folder() -> tempfile.TemporaryDirectory[str]:
    if not _kept:
        _kept.append(tempfile.TemporaryDirectory(prefix="bingma-"))
    return _kept[0]


def _compile_elsewhere(book: Rulebook[Any], folder: Path, tell: Callable[[str], None]) -> None:
    command = [sys.executable, "-m", "bingma.games.compiling", book.name, str(folder)]
    if book.components_path is not None:
        command.append(str(book.components_path))
    began = time.monotonic()
    with tempfile.TemporaryFile("w+", encoding="utf-8") as errors:
        process = subprocess.Popen(command, stdout=subprocess.DEVNULL, stderr=errors)
        try:
            while process.poll() is None:
                seconds = time.monotonic() - began
                tell(f"Compiling the rules of {book.title}, this once: {seconds:.0f} s")
                try:
                    process.wait(1)
                except subprocess.TimeoutExpired:
                    continue
        except BaseException:
            process.kill()
            process.wait()
            raise
        if process.returncode != 0:
            errors.seek(0)
            last = (errors.read().strip().splitlines() or ["no message"])[-1]
            raise NoCompiler(f"the rules could not be compiled: {last}")
    tell(f"Compiled the rules of {book.title} in {time.monotonic() - began:.0f} s.\n")


def warm_up(engine: Engine, players: int, options: int, actions: int) -> None:
    """Call the entry points that everybody uses once, with the types that callers use.

    The others (for measuring) are compiled and cached when they are first called.
    """
    import numpy as np

    rules = engine.rules
    rng = engine.new_rng(1)
    states = engine.new_states(LOOK_AHEAD_POOL)
    longest = len(states[0]["legal"])
    out = np.zeros(longest, np.int16)
    rules.start(states, 0, players, options, rng)
    rules.legal_of(states, 0, int(states[0]["seat"]), out)
    rules.step(states, 0, int(states[0]["legal"][0]), out)
    rules.copy_many(states, 1, 0, 1)
    bots, rngs = engine.new_rows(8), engine.new_rows(STREAMS_PER_GAME, 4)
    rules.play_game(states, 1, 0, players, options, bots, rngs, engine.new_rows(LONGEST_GAME, 2))
    few = engine.new_states(2)
    rngs = np.ones((2, 4), np.int64)
    for i in range(2):
        rules.start(few, i, players, options, rng)
    legal, counts = np.zeros((2, longest), np.int16), np.zeros(2, np.int64)
    chosen = few["legal"][:, 0].astype(np.int64)
    rules.step_batch(few, chosen, rngs, players, options, legal, counts)
    rules.mask_batch(few, np.zeros((2, actions), np.int8))


def main(game: str, folder: str, components: str | None = None) -> None:
    """Fill a cache folder."""
    book = rulebook(game, None if components is None else Path(components))
    cache = Path(folder)
    cache.mkdir(parents=True, exist_ok=True)
    engine = Engine(book.state, book.modules, book.components.tables, {}, cache)
    warm_up(engine, book.player_numbers[-1], 0, book.action_count)
    (cache / READY).touch()


if __name__ == "__main__":
    main(*sys.argv[1:])
