"""Prints every figure that the README claims: our engine beside its peers, in one run, on one core.

Peers live in an environment of their own (`make bench` makes it). Machines are shared and noisy: of
several repetitions the best counts, rates are by the time of the processor, and figures are
compared within one run only.
"""

from __future__ import annotations

import argparse
import json
import os
import pty
import random
import subprocess
import sys
import tempfile
from collections.abc import Callable
from pathlib import Path
from time import perf_counter, process_time
from typing import Any

import numpy as np

from bingma.games import rulebook
from bingma.games.contract import NoNativeRules, Rulebook
from bingma.kit.engine import Engine
from bingma.kit.native.building import build
from bingma.kit.tree import Tree

HERE = Path(__file__).parent
PEERS_PYTHON = HERE.parent / ".venv" / "peers" / "bin" / "python"
PLAYERS = 4
BATCH = 4096
PLAIN = {"POLICY": 0, "SPREAD": 0}  # a search with random playouts and no first opinion

# What the environments for learners are held against.
BARS = {
    "vector_2_players": "2,300,000",
    "vector_4_players": "1,700,000",
    "pettingzoo_2_players": "150,000",
    "pettingzoo_4_players": "150,000",
}


def best_rate(work: Callable[[], int], seconds: float, repetitions: int) -> float:
    """The best number of things done in a second of the processor."""
    best = 0.0
    for _ in range(repetitions):
        done, began = 0, process_time()
        while (spent := process_time() - began) < seconds:
            done += work()
        best = max(best, done / spent)
    return best


def playouts(engine: Engine, players: int) -> Callable[[], int]:
    """Complete random games, set-up included; counts decisions."""
    states, rng = engine.new_states(1), engine.new_rng(1)
    totals = np.zeros(2, np.int64)

    def work() -> int:
        totals[:] = 0
        engine.rules.random_games(states, rng, players, 0, 1000, totals)
        return int(totals[1])

    return work


def python_steps(engine: Engine) -> Callable[[], int]:
    """One game stepped from Python by action ids, random choices, new games included."""
    states, rng = engine.new_states(1), engine.new_rng(1)
    out = np.zeros(states.dtype["legal"].shape[0], np.int16)
    step, start, rand = engine.rules.step, engine.rules.start, random.Random(1).random
    item = out.item

    def work() -> int:
        start(states, 0, PLAYERS, 0, rng)
        count = int(states["legal_n"][0])
        out[:] = states["legal"][0]
        steps = 0
        while count:
            count = step(states, 0, item(int(rand() * count)), out)
            steps += 1
        return steps

    return work


def batch_steps(engine: Engine, actions: int) -> Callable[[], int]:
    """Many games at once: apply, list and mask into the caller's buffers, deal anew at the end.

    Choosing an action for each game with NumPy is on the clock too.
    """
    states = engine.new_states(BATCH)
    rngs = np.stack([engine.new_rng(1, i) for i in range(BATCH)])
    for i in range(BATCH):
        engine.rules.start(states, i, PLAYERS, 0, rngs[i])
    legal, counts = states["legal"].copy(), states["legal_n"].astype(np.int64)
    mask = np.zeros((BATCH, actions), np.int8)
    rows, generator = np.arange(BATCH), np.random.default_rng(1)

    def work() -> int:
        chosen = legal[rows, (generator.random(BATCH) * counts).astype(np.int64)]
        engine.rules.step_batch(states, chosen.astype(np.int64), rngs, PLAYERS, 0, legal, counts)
        engine.rules.mask_batch(states, mask)
        return BATCH

    return work


def copies(engine: Engine) -> Callable[[], int]:
    """Copying one state, in native code."""
    states, rng = engine.new_states(2), engine.new_rng(1)
    engine.rules.start(states, 0, PLAYERS, 0, rng)

    def work() -> int:
        engine.rules.copy_many(states, 1, 0, 100_000)
        return 100_000

    return work


def search_playouts(
    engine: Engine, book: Rulebook[Any], changed: dict[str, int]
) -> Callable[[], int]:
    """Iterations of a search, each with a playout to the end, from the start of turn 4 of 6."""
    states, rng, chance = engine.new_states(4), engine.new_rng(1), random.Random(1)
    out = np.zeros(64, np.int16)
    engine.rules.start(states, 0, PLAYERS, 0, rng)
    while states[0]["turn"] < 4:
        legal = states[0]["legal"][: states[0]["legal_n"]]
        engine.rules.step(states, 0, int(chance.choice(legal)), out)
    iterations = 4000
    tree = Tree(engine, iterations, {**book.thinking, **changed})
    seat = int(states[0]["seat"])

    def work() -> int:
        tree.clear()
        tree.search(states, seat, iterations, 1 << 60, rng)
        return iterations

    return work


def interpreted_games(engine: Engine) -> Callable[[], int]:
    """Complete random games without native rules."""
    states, rng, totals = engine.new_states(1), engine.new_rng(1), [0, 0]

    def work() -> int:
        engine.rules.random_games(states, rng, PLAYERS, 0, 20, totals)
        return 20

    return work


def fresh_environment(folder: str) -> dict[str, str]:
    """A user who has never played."""
    return os.environ | {"BINGMA_DATA": f"{folder}/data"}


def first_prompt() -> float:
    """Seconds from starting `bingma play` on a terminal to its first question."""
    with tempfile.TemporaryDirectory() as folder:
        screen, terminal = pty.openpty()
        command = [sys.executable, "-m", "bingma", "play", "--seed", "1"]
        began = perf_counter()
        game = subprocess.Popen(
            command,
            stdin=terminal,
            stdout=terminal,
            stderr=terminal,
            env=fresh_environment(folder) | {"TERM": "xterm", "COLUMNS": "100", "LINES": "40"},
        )
        seen = b""
        while b"> " not in seen and game.poll() is None:
            seen += os.read(screen, 4096)
        elapsed = perf_counter() - began
        game.kill()
        game.wait()
        os.close(screen)
        os.close(terminal)
    return elapsed


START = """
from bingma.arena.simulation import Match, engine_for, play_games
match = Match("xian", 4, 1, ("random",))
print(next(play_games(match, engine_for(match.book, print, match.bots), [0])).decisions)
"""


def native_start() -> float:
    """Seconds from nothing to the end of the first game of native rules."""
    with tempfile.TemporaryDirectory() as folder:
        times = []
        for _ in range(5):
            began = perf_counter()
            command = [sys.executable, "-c", START]
            subprocess.run(
                command, check=True, env=fresh_environment(folder), stdout=subprocess.DEVNULL
            )
            times.append(perf_counter() - began)
    return min(times)


def building(book: Rulebook[Any]) -> float:
    """Seconds to translate and build the rules of a game, as after a change."""
    with tempfile.TemporaryDirectory() as folder:
        began = perf_counter()
        build(book.source, Path(folder) / "rules.so")
        return perf_counter() - began


def told(script: str, seconds: float, repetitions: int, *options: str) -> dict[str, Any]:
    """The figures of another program of this folder; the peers' in their own environment."""
    python = PEERS_PYTHON if script == "peers.py" else sys.executable
    command = [str(python), str(HERE / script), *options]
    command += ["--seconds", str(seconds), "--repetitions", str(repetitions)]
    done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
    figures: dict[str, Any] = json.loads(done.stdout)
    return figures


def measure(seconds: float, repetitions: int) -> dict[str, Any]:
    """All figures."""
    tell("starting times")
    book, army = rulebook("xian"), rulebook("terracotta-army")
    fast, solo = book.compiled(), army.compiled()
    start, built = native_start(), max(building(book), building(army))
    prompt = min(first_prompt() for _ in range(3))
    tell("our engine")

    def rate(work: Callable[[], int]) -> float:
        work()
        return best_rate(work, seconds, repetitions)

    figures = {
        "compiled_decisions_per_s": round(rate(playouts(fast, PLAYERS))),
        "python_steps_per_s": round(rate(python_steps(fast))),
        "batch_steps_per_s": round(rate(batch_steps(fast, book.action_count))),
        "copy_ns": round(1e9 / rate(copies(fast)), 1),
        "interpreted_games_per_s": round(rate(interpreted_games(book.engine))),
        "first_prompt_s": round(prompt, 2),
        "native_start_s": round(start, 2),
        "building_s": round(built, 1),
        "state_bytes": book.state.dtype.itemsize,
        "random_playouts_per_s": round(rate(search_playouts(fast, book, PLAIN))),
        "bot_playouts_per_s": round(rate(search_playouts(fast, book, {}))),
    }
    figures["terracotta_solo_decisions_per_s"] = round(rate(playouts(solo, 1)))
    figures["terracotta_state_bytes"] = army.state.dtype.itemsize
    tell("peers")
    figures |= told("peers.py", seconds, repetitions)
    ours = figures["compiled_decisions_per_s"]
    figures["times_catanatron"] = round(ours / figures["catanatron_decisions_per_s"], 1)
    hearts = figures["openspiel_hearts_cpp_decisions_per_s"]
    figures["times_openspiel_hearts_cpp"] = round(ours / hearts, 2)
    tell("environments")
    figures["environments"] = told("environments.py", seconds / 2, repetitions, "--json")
    tell("WebAssembly")
    figures["wasm"] = told("wasm.py", seconds, repetitions)
    return figures


def on_two_cores(seconds: float, repetitions: int) -> dict[str, Any]:
    """What two workers and two threads reach, where there are two cores."""
    if (os.cpu_count() or 1) < 2:
        return {}
    tell("two workers and threads")
    return told("together.py", seconds, repetitions)


def tell(what: str) -> None:
    """Progress, where it does not disturb the figures."""
    print(f"measuring {what} ...", file=sys.stderr, flush=True)


def table(figures: dict[str, Any]) -> str:
    """The figures for people, with the bars that they are held against."""
    f = figures
    catan, hearts = f["catanatron_decisions_per_s"], f["openspiel_hearts_cpp_decisions_per_s"]
    hearts_python = f["openspiel_hearts_python_steps_per_s"]
    rows = [
        ("random playouts, 4 players", f["compiled_decisions_per_s"], "decisions/s", ""),
        ("  beside catanatron", f["times_catanatron"], "times", "330"),
        ("  beside OpenSpiel hearts in C++", f["times_openspiel_hearts_cpp"], "times", "4.4"),
        ("one game stepped from Python", f["python_steps_per_s"], "steps/s",
         f"3 times hearts, {3 * hearts_python:,}"),
        ("batch of 4,096 games", f["batch_steps_per_s"], "steps/s", "3,000,000"),
        ("copying a state", f["copy_ns"], "ns", "8"),
        ("interpreted random games, 4 players", f["interpreted_games_per_s"], "games/s", "500"),
        ("first prompt of a new user", f["first_prompt_s"], "s", "1"),
        ("from nothing to the end of a first game", f["native_start_s"], "s", "0.2"),
        ("translating and building a game anew", f["building_s"], "s", "3"),
        ("size of a state", f["state_bytes"], "bytes", "512"),
        ("search from turn 4, 4 players, random playouts", f["random_playouts_per_s"], "playouts/s",
         "40,000"),
        ("  with the playouts of the bots", f["bot_playouts_per_s"], "playouts/s", ""),
        ("Terracotta Army solo, random human",
         f["terracotta_solo_decisions_per_s"], "decisions/s", "2,000,000"),
        ("size of its state", f["terracotta_state_bytes"], "bytes", ""),
        ("catanatron, random players", catan, "decisions/s", ""),
        ("OpenSpiel hearts, whole games in C++", hearts, "decisions/s", ""),
        ("OpenSpiel hearts, C++ roll-outs after the deal",
         f["openspiel_hearts_cpp_rollout_decisions_per_s"], "decisions/s", ""),
        ("OpenSpiel goofspiel, whole games in C++",
         f["openspiel_goofspiel_cpp_decisions_per_s"], "decisions/s", ""),
        ("OpenSpiel hearts from Python", hearts_python, "steps/s", ""),
        ("OpenSpiel goofspiel from Python", f["openspiel_goofspiel_python_steps_per_s"],
         "steps/s", ""),
        *((f"learning: {name if ' ' in name else name.replace('_', ' ')}", rate, "steps/s",
           BARS.get(name, "")) for name, rate in f["environments"].items()),
        *wasm_rows(f["wasm"]),
        *((f"two workers or threads: {name}", part, "of two programs", "0.95")
          for name, part in f["together"].items()),
    ]  # fmt: skip
    lines = [f"{'figure':<48}{'measured':>14}  {'':<17}{'bar'}"]
    for name, value, unit, bar in rows:
        number = f"{value:,}" if isinstance(value, int) else f"{value:,.2f}".rstrip("0").rstrip(".")
        lines.append(f"{name:<48}{number:>14}  {unit:<17}{bar}".rstrip())
    lines.append(
        f"Python {f['python']}, catanatron {f['catanatron']}, OpenSpiel {f['open_spiel']}; "
        "one core, by its time, best of several repetitions"
    )
    return "\n".join(lines)


def wasm_rows(figures: dict[str, Any]) -> list[tuple[str, Any, str, str]]:
    """The lines about WebAssembly; none where it cannot be built or run."""
    rows = []
    for game, found in figures.items():
        rows += [
            (f"WebAssembly of {game}, brotli", found["brotli_kb"], "kB", "25"),
            ("  playouts under Node", found["playouts_per_s"], "playouts/s", ""),
            ("  beside native ones", found["part_of_native"], "times", "0.75"),
        ]
    return rows


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one repetition")
    parser.add_argument("--repetitions", type=int, default=5, help="the best one counts")
    arguments = parser.parse_args()
    try:
        both = on_two_cores(arguments.seconds, arguments.repetitions)
        if hasattr(os, "sched_setaffinity"):
            os.sched_setaffinity(0, {max(os.sched_getaffinity(0))})
        figures = measure(arguments.seconds, arguments.repetitions) | {"together": both}
    except NoNativeRules as problem:
        sys.exit(str(problem))
    print(json.dumps(figures, indent=2) if arguments.json else table(figures))


if __name__ == "__main__":
    main()
