"""Compiled engines: made once in another process, kept in a cache, loaded in a second afterwards.

Run as a program it fills the cache: `python -m bingma.games.compiling GAME FOLDER ENTRIES
[COMPONENTS]`. A process of its own because compiling beside a busy interpreter takes several times
as long. Each entry point brings a copy of the rules with it, so only those asked for are compiled;
any other is compiled, without progress, when it is first called.
"""

from __future__ import annotations

import subprocess
import sys
import tempfile
import time
from collections.abc import Callable, Sequence
from functools import lru_cache
from importlib.util import find_spec
from pathlib import Path
from typing import Any

from bingma.games import rulebook
from bingma.games.contract import Rulebook
from bingma.kit.engine import Engine, cache_root, fingerprint
from bingma.kit.learning import LEARNER, NEW_GAME
from bingma.kit.loops import STREAMS_PER_GAME
from bingma.kit.tree import Tree

PLAYING = ("play_game",)
SEARCHING = ("search",)
STEPPING = ("start", "legal_of", "step")
BATCHES = ("start", "step_batch", "mask_batch")
LEARNING = ("advance_games", "observe_seat")
LONGEST_GAME = 4096
LOOK_AHEAD_POOL = 8


class NoCompiler(RuntimeError):
    """The compiled engine is not to be had on this installation."""


def compiled_engine(
    book: Rulebook[Any],
    report: Callable[[str], None] | None = None,
    entries: Sequence[str] = STEPPING,
) -> Engine:
    """The compiled rules of a rulebook, with these entry points ready.

    `report` gets a line of progress when it takes long.
    """
    tell = report or (lambda _: None)
    if find_spec("numba") is None:
        raise NoCompiler(
            "the compiled engine needs the package 'numba', which is not installed; games can be "
            "played without it, but many games at once are about fifty times slower"
        )
    folder = _folder(book, tell)
    if missing := _missing(folder, entries):
        _compile_elsewhere(book, folder, missing, tell)
    return _load(book, folder)


def ready_engine(book: Rulebook[Any], entries: Sequence[str]) -> Engine | None:
    """The compiled rules if they are ready; if not, None, and they are made in the background."""
    if find_spec("numba") is None:
        return None
    folder = _folder(book, lambda _: None)
    if missing := _missing(folder, entries):
        _compile_in_background(book, folder, missing)
        return None
    return _load(book, folder)


_engines: dict[Path, Engine] = {}


def _load(book: Rulebook[Any], folder: Path) -> Engine:
    """The engine of a folder: one for all in this program, as it takes time and memory to load."""
    if folder not in _engines:
        _engines[folder] = Engine(book.state, book.modules, book.components.tables, {}, folder)
    return _engines[folder]


_in_background: dict[Path, subprocess.Popen[bytes]] = {}


def _compile_in_background(book: Rulebook[Any], folder: Path, entries: Sequence[str]) -> None:
    """Once for each program; it goes on if the program ends, for the next time."""
    if folder not in _in_background:
        _in_background[folder] = subprocess.Popen(
            _command(book, folder, entries),
            stdin=subprocess.DEVNULL,
            stdout=subprocess.DEVNULL,
            stderr=subprocess.DEVNULL,
            start_new_session=True,
        )


def _folder(book: Rulebook[Any], tell: Callable[[str], None]) -> Path:
    return _cache_folder(tell) / f"{book.name}-{_print_of_rules(book)}"


@lru_cache(maxsize=32)
def _print_of_rules(book: Rulebook[Any]) -> str:
    return fingerprint(book.modules, book.components.tables)


def _missing(folder: Path, entries: Sequence[str]) -> list[str]:
    return [entry for entry in entries if not _ready(folder, entry).exists()]


def _ready(folder: Path, entry: str) -> Path:
    return folder / f"{entry}.ready"


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


def _compile_elsewhere(
    book: Rulebook[Any], folder: Path, entries: Sequence[str], tell: Callable[[str], None]
) -> None:
    command = _command(book, folder, entries)
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


def _command(book: Rulebook[Any], folder: Path, entries: Sequence[str]) -> list[str]:
    command = [sys.executable, "-m", "bingma.games.compiling", book.name, str(folder)]
    command.append(",".join(entries))
    if book.components_path is not None:
        command.append(str(book.components_path))
    return command


def warm_up(engine: Engine, book: Rulebook[Any], entry: str) -> None:
    """Call an entry point once, with the types that callers use."""
    import numpy as np

    rules, players = engine.rules, book.player_numbers[-1]
    states, rng = engine.new_states(LOOK_AHEAD_POOL), engine.new_rng(1)
    first = book.deal(players, (), 1, 0)
    for state in states[:2]:
        first.to_record(state)
    longest, seat, action = len(first.legal), first.seat, first.legal[0]
    out = np.zeros(longest, np.int16)
    seats = book.seat_count(players)
    observation = np.zeros((1, book.observation_size), np.int8)
    mask = np.zeros((1, book.action_count), np.int8)
    match entry:
        case "start":
            rules.start(states, 0, players, 0, rng)
        case "legal_of":
            rules.legal_of(states, 0, seat, out)
        case "step":
            rules.step(states, 0, action, out)
        case "play_game":
            bots, rngs = engine.new_rows(8), engine.new_rows(STREAMS_PER_GAME, 4)
            log = engine.new_rows(LONGEST_GAME, 2)
            rules.play_game(states, 1, 0, players, 0, bots, rngs, log)
        case "step_batch":
            rngs, actions = engine.new_rows(2, 4), engine.new_rows(2)
            actions[:] = action
            legal = np.zeros((2, longest), np.int16)
            rules.step_batch(states[:2], actions, rngs, players, 0, legal, engine.new_rows(2))
        case "mask_batch":
            rules.mask_batch(states[:2], np.zeros((2, book.action_count), np.int8))
        case "known_choice":
            rules.known_choice(states, seat, 0, rng)
        case "search":
            Tree(engine, 8, book.thinking).search(states, seat, 1, 1, rng)
        case "advance_games":
            # A new game in a pool of one, with rows for all that a learner gets.
            bots, scores = engine.new_rows(1, seats), engine.new_rows(1, seats)
            rngs, actions = engine.new_rows(1, 4), engine.new_rows(1)
            actions[:] = NEW_GAME
            bots[:] = LEARNER
            rows = (observation, mask, engine.new_rows(1), np.zeros((1, seats), np.float32))
            done = np.zeros(1, np.int8)
            rules.advance_games(states, actions, rngs, bots, players, 0, 0, 1, *rows, done, scores)
        case "observe_seat":
            rules.observe_seat(states, 0, seat, observation[0], mask[0])
        case _:
            raise ValueError(f"there is no entry point '{entry}' to get ready")


def main(game: str, folder: str, entries: str, components: str | None = None) -> None:
    """Fill a cache folder."""
    from filelock import FileLock

    book = rulebook(game, None if components is None else Path(components))
    cache = Path(folder)
    cache.mkdir(parents=True, exist_ok=True)
    engine = Engine(book.state, book.modules, book.components.tables, {}, cache)
    # Several programs may ask for the same at once: one compiles, the others wait and find it done.
    with FileLock(cache / "lock"):
        for entry in _missing(cache, entries.split(",")):
            warm_up(engine, book, entry)
            _ready(cache, entry).touch()


if __name__ == "__main__":
    main(*sys.argv[1:])
