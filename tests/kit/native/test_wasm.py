"""The bots' search as WebAssembly thinks what the native one thinks: the same tree, in Node."""

from __future__ import annotations

import json
import shutil
import subprocess
from pathlib import Path
from typing import Any

import pytest

from bingma import new_game
from bingma.games import rulebook
from bingma.kit import search
from bingma.kit.native import wasm
from bingma.kit.native.building import zig_command
from bingma.kit.tree import Tree

NODE = shutil.which("node")
SEED, BUDGET = 7, 900
RUNNER = """\
const fs = require("fs");
const [module, job] = process.argv.slice(1);
const { state, tables, settings, seat, seed, budget } = JSON.parse(fs.readFileSync(job));
WebAssembly.instantiate(fs.readFileSync(module), {}).then(({ instance: { exports: w } }) => {
  const write = (at, hex) => new Uint8Array(w.memory.buffer).set(Buffer.from(hex, "hex"), at);
  write(w.tables_at(), tables);
  write(w.state_at(), state);
  settings.forEach((value, which) => w.set(which, value));
  w.begin(seat, seed, budget);
  let chosen;
  do chosen = w.think(200); while (!w.is_settled());
  const edges = [];
  for (let k = 0; w.action_of(k) >= 0; k++) edges.push([w.action_of(k), w.visits_of(k)]);
  const sizes = [w.tables_bytes(), w.state_bytes()];
  console.log(JSON.stringify({ chosen, iterations: w.iterations(), edges, sizes }));
});
"""

pytestmark = pytest.mark.skipif(
    zig_command() is None or NODE is None,
    reason="WebAssembly is built by the package ziglang and run by Node",
)


@pytest.fixture(scope="session")
def folder(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return tmp_path_factory.mktemp("wasm")


@pytest.mark.parametrize(
    ("name", "players", "decisions"),
    [("xian", 2, 0), ("xian", 4, 60), ("terracotta-army", 1, 25), ("terracotta-army", 3, 40)],
)
def test_it_thinks_as_the_native_search(
    name: str, players: int, decisions: int, folder: Path
) -> None:
    book = rulebook(name)
    game = new_game(name, players, seed=players)
    for _ in range(decisions):
        seat = game.deciding[0]
        game.play(game.legal(seat)[-1], seat)
    seat = game.deciding[0]
    known = game.knowledge(seat)
    module = wasm.build(book.source, folder)
    assert module.name == book.elsewhere.module
    job = {
        "state": known.to_bytes().hex(),
        "tables": book.elsewhere.tables.hex(),
        "settings": book.elsewhere.settings,
        "seat": seat,
        "seed": SEED,
        "budget": BUDGET,
    }
    told = run(module, job, folder)
    assert told["sizes"] == [len(book.elsewhere.tables), known.dtype.itemsize]

    engine = book.compiled()
    tree = Tree(engine, BUDGET, book.thinking)
    states, rng = engine.new_states(4), engine.new_rows(4)
    known.to_record(states[0])
    engine.rules.seed_random(rng, SEED, 0)
    tree.clear()
    while not tree.settled(BUDGET):
        chosen = tree.search(states, seat, 200, BUDGET, rng)
    assert told["chosen"] == chosen == told["edges"][0][0]
    assert told["iterations"] == tree.used[search.ITERATIONS]
    assert dict(map(tuple, told["edges"])) == visits(tree)


def test_a_block_is_written_as_its_record(folder: Path) -> None:
    for name in ("xian", "terracotta-army"):
        known = new_game(name, seed=5).knowledge(0)
        engine = rulebook(name).compiled()
        states = engine.new_states(1)
        known.to_record(states[0])
        assert known.to_bytes() == states[0].tobytes()


def test_a_module_is_small(folder: Path) -> None:
    """A page fetches it when somebody asks for a hint."""
    for name in ("xian", "terracotta-army"):
        module = wasm.build(rulebook(name).source, folder)
        assert module.stat().st_size < 80_000


def run(module: Path, job: dict[str, Any], folder: Path) -> Any:
    file = folder / "job.json"
    file.write_text(json.dumps(job))
    done = subprocess.run(
        [str(NODE), "-e", RUNNER, str(module), str(file)],
        capture_output=True,
        text=True,
        timeout=300,
    )
    assert done.returncode == 0, done.stderr
    return json.loads(done.stdout)


def visits(tree: Tree) -> dict[int, int]:
    """How often each action of the root was tried."""
    found: dict[int, int] = {}
    edge = int(tree.nodes[0][search.FIRST])
    while edge != search.NO:
        row = tree.edges[edge]
        found[int(row[search.KEY]) % search.SEAT_KEY] = int(row[search.VISITS])
        edge = int(row[search.NEXT])
    return found
