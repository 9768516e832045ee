"""Rules on a GPU: numbers of 32 bits are enough for Xi'an there, and the games are the CPU's."""

from __future__ import annotations

import ctypes
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bingma.games import rulebook
from bingma.kit.native.building import compile_with, compilers
from bingma.kit.native.entries import ENTRIES
from bingma.kit.native.tables import packed
from bingma.kit.native.translate import translate
from tests.kit.native.workshop import FLAGS, needs_compiler

ROOT = Path(__file__).parents[3]
GAMES = 5
NARROW = "#define NUMBER int\n#define ENTRY static\n"
GO = """
void go(const void *t, State *s, word *rng, int players, int stream, word *totals) {
    entry_seed_random(t, rng, 4, 1, stream);
    entry_random_games(t, s, 1, rng, 4, players, 0, %d, totals, 2);
}
"""


def games_in_32_bits(book: Any, folder: Path) -> list[bool]:
    """Whether games computed so come to the same as others, every subscript checked."""
    entries = {name: ENTRIES[name] for name in ("seed_random", "random_games")}
    text = NARROW + translate(book.source, checked=True, entries=entries) + GO % GAMES
    path = folder / f"{book.name}.so"
    assert compile_with([*compilers()[0], *FLAGS], text, path) == ""
    go, tables = ctypes.CDLL(str(path)).go, packed(book.components.tables)
    engine = book.compiled()
    same = []
    for stream in range(60):
        players = book.player_numbers[stream % len(book.player_numbers)]
        rng, totals, states = engine.new_rows(4), engine.new_rows(2), engine.new_states(1)
        engine.rules.seed_random(rng, 1, stream)
        engine.rules.random_games(states, rng, players, 0, GAMES, totals)
        narrow = [engine.new_states(1), engine.new_rows(4), engine.new_rows(2)]
        at = [ctypes.c_void_p(array.ctypes.data) for array in narrow]
        go(ctypes.c_char_p(tables), at[0], at[1], players, stream, at[2])
        found = [array.tobytes() for array in narrow]
        same.append(found == [states.tobytes(), rng.tobytes(), totals.tobytes()])
    return same


@needs_compiler
def test_32_bits_are_enough_for_xian(tmp_path: Path) -> None:
    assert all(games_in_32_bits(rulebook("xian"), tmp_path))


@needs_compiler
def test_a_game_that_needs_more_would_be_noticed(tmp_path: Path) -> None:
    """The mausoleum of Terracotta Army is one number of 63 bits."""
    program = """
import sys
from pathlib import Path
from bingma.games import rulebook
from tests.kit.native.test_gpu import games_in_32_bits
sys.exit(all(games_in_32_bits(rulebook("terracotta-army"), Path(sys.argv[1]))))
"""
    # In a program of its own: a bad subscript stops it, which is as good an answer.
    command = [sys.executable, "-c", program, str(tmp_path)]
    done = subprocess.run(command, cwd=ROOT, capture_output=True, timeout=120)
    assert done.returncode <= 0, done.stderr


def test_games_on_a_gpu_are_those_on_the_cpu() -> None:
    smi = shutil.which("nvidia-smi")
    if shutil.which("nvcc") is None or smi is None or subprocess.run([smi, "-L"]).returncode:
        pytest.skip("there is no GPU here, or no nvcc to build for it")
    command = [sys.executable, str(ROOT / "tools" / "gpu.py")]
    done = subprocess.run(command, capture_output=True, text=True)
    assert done.returncode == 0, done.stdout + done.stderr
    assert "as on the CPU, every byte" in done.stdout
