"""The bots' search as WebAssembly beside the native one: its size, and its playouts under Node.

Both search the same positions in turn, with the playouts of the bots.
"""

from __future__ import annotations

import argparse
import json
import os
import shutil
import subprocess
import tempfile
from pathlib import Path
from time import process_time
from typing import Any

from bingma.games import GAMES, rulebook
from bingma.kit.native import wasm
from bingma.kit.native.building import NotNative
from bingma.kit.tree import Tree
from bingma.play.game import new_game

RUNNER = Path(__file__).with_name("wasm.mjs")
ITERATIONS = 4000
DECISIONS = {"xian": 80, "terracotta-army": 40}  # about the middle of a game
PLAYERS = {"xian": 4, "terracotta-army": 1}
BIN = Path(__file__).parent.parent / ".venv" / "bin"


def measure(seconds: float, repetitions: int) -> dict[str, Any]:
    """For each game: kilobytes as brotli packs it, playouts a second, and their part of native."""
    node = shutil.which("node", path=os.pathsep.join([str(BIN), os.environ.get("PATH", "")]))
    if node is None:
        return {}
    with tempfile.TemporaryDirectory() as folder:
        try:
            return {name: beside(name, node, Path(folder), seconds, repetitions) for name in GAMES}
        except NotNative:
            return {}


def beside(name: str, node: str, folder: Path, seconds: float, repetitions: int) -> dict[str, Any]:
    """The figures of one game, the best of several turns."""
    book = rulebook(name)
    game = new_game(name, PLAYERS[name], seed=1)
    for _ in range(DECISIONS[name]):
        seat = game.deciding[0]
        game.play(game.legal(seat)[-1], seat)
    seat = game.deciding[0]
    known = game.knowledge(seat)
    job = folder / f"{name}.json"
    job.write_text(
        json.dumps(
            {
                "state": known.to_bytes().hex(),
                "tables": book.elsewhere.tables.hex(),
                "settings": book.elsewhere.settings,
                "seat": seat,
                "iterations": ITERATIONS,
            }
        )
    )
    module = wasm.build(book.source, folder)
    engine = book.compiled()
    tree, states = Tree(engine, wasm.MOST_ITERATIONS, book.thinking), engine.new_states(4)
    known.to_record(states[0])
    native = browser = 0.0
    told: dict[str, Any] = {}
    for turn in range(repetitions):
        done, began, rng = 0, process_time(), engine.new_rng(turn)
        while (spent := process_time() - began) < seconds:
            tree.clear()
            tree.search(states, seat, ITERATIONS, wasm.MOST_ITERATIONS, rng)
            done += int(tree.used[2])
        native = max(native, done / spent)
        command = [node, str(RUNNER), str(module), str(job), str(seconds)]
        told = json.loads(subprocess.run(command, check=True, capture_output=True).stdout)
        browser = max(browser, told["rate"])
    return {
        "brotli_kb": round(told["brotli"] / 1000, 1),
        "playouts_per_s": round(browser),
        "part_of_native": round(browser / native, 2),
    }


def main() -> None:
    """Print the figures as JSON; none where there is no ziglang or no Node."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--seconds", type=float, default=1.0, help="length of one repetition")
    parser.add_argument("--repetitions", type=int, default=3, help="the best one counts")
    given = parser.parse_args()
    print(json.dumps(measure(given.seconds, given.repetitions), indent=2))


if __name__ == "__main__":
    main()
