"""Plays random games on a GPU with the rules as they are, and compares them with the CPU's.

`python tools/gpu.py` builds with nvcc what is not built yet, into `build/gpu/`, and runs it where
there is a GPU. The program says whether every byte of the last states, generators and totals is as
on the CPU, and how many decisions a second it plays. Where it runs it needs nothing but the driver,
so that it can be built (`--build`) on another machine.
"""

from __future__ import annotations

import argparse
import shutil
import subprocess
import sys
from pathlib import Path
from typing import Any

ROOT = Path(__file__).resolve().parent.parent
FOLDER = ROOT / "build" / "gpu"
PROGRAM = Path(__file__).with_suffix(".cu")

# Numbers of 32 bits are enough for the rules of Xi'an (a test plays them so on the CPU).
VARIANTS = {
    "32": ("-DNUMBER=int", "-O3"),
    "32-calm": ("-DNUMBER=int", "-O3", "-Xptxas", "-O1"),
    "64-calm": ("-O3", "-Xptxas", "-O1"),
    "checked": ("-O1", "-Xptxas", "-O1"),
}
FLAGS = ("-std=c++17", "-cudart", "static", "-w", "-Xcompiler", "-static-libstdc++,-static-libgcc")
ENTRIES = ("seed_random", "random_games")
PLAYERS, SEED, SMALL, GAMES = 4, 1, 16384, 2

BEFORE = """\
#define NATURAL_ALIGNMENT
#define RULE static __device__
#define ENTRY static __device__
#define FAULT(file, line, i, n) \\
    (printf("%s:%d: place %lld of %lld\\n", file, line, (long long)(i), (long long)(n)), (i) = 0)
#include <cstdio>
"""


def source(book: Any, checked: bool = False) -> str:
    """The whole program: the rules, what they need, and what the CPU came to."""
    from bingma.kit.native import entries
    from bingma.kit.native.tables import packed
    from bingma.kit.native.translate import translate

    rules = translate(book.source, checked, {name: entries.ENTRIES[name] for name in ENTRIES})
    tables = memoryview(packed(book.components.tables)).cast("q")
    decisions, sums = on_cpu(book)
    return "\n".join(
        [
            BEFORE,
            rules,
            packing(book),
            f"static const word numbers[] = {{{', '.join(f'{n}LL' for n in tables)}}};",
            f"enum {{ PLAYERS = {PLAYERS}, SEED = {SEED}, SMALL = {SMALL}, GAMES = {GAMES} }};",
            f"static const unsigned long long decisions = {decisions};",
            f"static const unsigned long long expected[] = {{{', '.join(f'{n}u' for n in sums)}}};",
            PROGRAM.read_text(encoding="utf-8"),
        ]
    )


def packing(book: Any) -> str:
    """The C that writes a state as NumPy lays it out, without gaps."""
    lines = ["static __device__ void pack(const State *s, unsigned char *to) {"]
    for name in book.state.fields:
        each = f"*to++ = ((const unsigned char *)&s->{name})[k]"
        lines.append(f"    for (size_t k = 0; k < sizeof s->{name}; k++) {each};")
    return "\n".join([*lines, "}"])


def on_cpu(book: Any) -> tuple[int, list[int]]:
    """Decisions, and sums of the totals, generators and last states of the first threads."""
    import numpy as np

    engine = book.compiled()
    totals, rngs = engine.new_rows(SMALL, 2), engine.new_rows(SMALL, 4)
    states = engine.new_states(SMALL)
    for i in range(SMALL):
        engine.rules.seed_random(rngs[i], SEED, i)
        engine.rules.random_games(states[i : i + 1], rngs[i], PLAYERS, 0, GAMES, totals[i])

    def sum_of(array: Any) -> int:
        given = array.tobytes()
        words = np.frombuffer(given + bytes(-len(given) % 8), np.uint64)
        places = 2 * np.arange(len(words), dtype=np.uint64) + np.uint64(1)
        return int((words * places).sum(dtype=np.uint64))

    return int(totals[:, 1].sum()), [sum_of(array) for array in (totals, rngs, states)]


def build(variant: str) -> Path:
    """The program, built with nvcc; ends where that fails."""
    sys.path.insert(0, str(ROOT / "src"))
    from bingma.games import rulebook

    nvcc = shutil.which("nvcc")
    if nvcc is None:
        sys.exit("There is no nvcc here: it comes with CUDA.")
    FOLDER.mkdir(parents=True, exist_ok=True)
    text = source(rulebook("xian"), checked=variant == "checked")
    file, program = FOLDER / f"xian-{variant}.cu", FOLDER / f"xian-{variant}"
    if not program.is_file() or not file.is_file() or file.read_text() != text:
        file.write_text(text)
        command = [nvcc, *FLAGS, *VARIANTS[variant], f"-arch={arguments.arch}"]
        subprocess.run([*command, "-o", str(program), str(file)], check=True)
    return program


def has_gpu() -> bool:
    """Whether a program can run here."""
    smi = shutil.which("nvidia-smi")
    return smi is not None and subprocess.run([smi, "-L"], capture_output=True).returncode == 0


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("variants", nargs="*", default=["32"], help=", ".join(VARIANTS))
    parser.add_argument("--build", action="store_true", help="build only")
    parser.add_argument("--arch", default="sm_90", help="the kind of GPU, as nvcc calls it")
    arguments = parser.parse_args()
    programs = [build(variant) for variant in arguments.variants]
    if arguments.build:
        print(*programs, sep="\n")
    elif not has_gpu():
        sys.exit("There is no GPU here; the programs are built.")
    else:
        sys.exit(max(subprocess.run([program]).returncode for program in programs))
