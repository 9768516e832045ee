"""Binding rules to data, the cache of compiled rules, and life without a compiler."""

from __future__ import annotations

import importlib.util
import json
import os
import shutil
import subprocess
import sys
import textwrap
import time
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from types import ModuleType
from typing import Any

import numpy as np
import pytest

import bingma
from bingma.games import compiling, rulebook
from bingma.games.compiling import NoCompiler, compiled_engine, ready_engine
from bingma.games.xian.rules import tables as xian_tables
from bingma.kit import loops
from bingma.kit.engine import Engine, cache_root, fingerprint
from tests.kit import toy
from tests.kit.toy import Toy

SMALL = {"heap": [4], "takes": [1]}
LARGE = {"heap": [30], "takes": [3]}
PACKAGE = Path(bingma.__file__).parent


def engine(tables: dict[str, Any], options: dict[str, Any] | None = None) -> Engine:
    return Engine(Toy, [toy], tables, options)


# Binding


@pytest.mark.parametrize(
    "options", [None, pytest.param({}, marks=pytest.mark.slow)], ids=["interpreted", "compiled"]
)
def test_engines_with_different_data_live_side_by_side(options: dict[str, Any] | None) -> None:
    small, large = engine(SMALL, options), engine(LARGE, options)
    pools = [made.new_states(1) for made in (small, large)]
    outs: list[Any] = [np.zeros(5, np.int16), np.zeros(5, np.int16)]
    for made, states in zip((small, large), pools, strict=True):
        made.rules.start(states, 0, 2, 0, made.new_rng(1))
    counts = []
    for _ in range(4):
        counts.append(
            [
                made.rules.step(states, 0, 1, out)
                for made, states, out in zip((small, large), pools, outs, strict=True)
            ]
        )
    assert counts == [[1, 3], [1, 3], [1, 3], [0, 3]]
    heaps = [states[0].heap if options is None else int(states[0]["heap"]) for states in pools]
    assert heaps == [0, 26]


@pytest.mark.slow
def test_every_loop_does_the_same_interpreted_and_compiled() -> None:
    seen: list[list[Any]] = []
    for compiled in (False, True):
        made = engine(LARGE, {} if compiled else None)
        rules, states = made.rules, made.new_states(4)
        rng, rngs, log = made.new_rng(5), made.new_rows(8, 4), made.new_rows(50, 2)
        bots, totals = made.new_rows(8), made.new_rows(2)
        bots[1] = loops.GREEDY_BOT
        steps = rules.play_game(states, 3, 2, 2, 0, bots, rngs, log)
        played = [[int(x) for x in log[i]] for i in range(steps)]
        rules.random_games(states, rng, 2, 0, 5, totals)
        batch_rngs, legal = made.new_rows(4, 4), made.new_rows(4, 5)
        actions, counts, mask = made.new_rows(4), made.new_rows(4), made.new_rows(4, 5)
        finished = 0
        for i in range(4):
            rules.seed_random(batch_rngs[i], 1, i)
            rules.start(states, i, 3, 0, batch_rngs[i])
            actions[i] = 1
        for _ in range(40):
            finished += rules.step_batch(states, actions, batch_rngs, 3, 0, legal, counts)
        rules.mask_batch(states, mask)
        rules.copy_many(states, 3, 0, 2)
        lists = [[[int(x) for x in row] for row in grid] for grid in (legal, mask, batch_rngs)]
        blocks = [Toy.from_record(s) if made.compiled else s for s in states]
        seen.append(
            [
                played,
                [int(x) for x in totals],
                [int(x) for x in rng],
                finished,
                lists,
                [int(x) for x in counts],
                [list(block.numbers()) for block in blocks],
            ]
        )
    assert seen[0] == seen[1]
    assert seen[0][1][0] == 5
    assert seen[0][3] == 4, "40 steps of one through a heap of 30: each game ends once"


def test_the_originals_stay_without_data() -> None:
    engine(SMALL)
    with pytest.raises(TypeError, match="'heap' has no data yet"):
        toy.deal(Toy(), 2, 0, [1, 2, 3, 4])
    with pytest.raises(TypeError, match="'deal' is bound by an engine only"):
        loops.start([Toy()], 0, 2, 0, [1, 2, 3, 4])


def test_data_is_copied_into_the_engine() -> None:
    tables = {"heap": [4], "takes": [1]}
    made = engine(tables)
    tables["heap"][0] = 9
    states = made.new_states(1)
    made.rules.start(states, 0, 2, 0, made.new_rng(1))
    assert states[0].heap == 4


def test_a_missing_table_is_named() -> None:
    with pytest.raises(KeyError, match="takes"):
        engine({"heap": [3]})


def test_a_missing_rule_is_named() -> None:
    with pytest.raises(KeyError, match="deal"):
        Engine(Toy, [xian_tables], {})


def test_rules_of_the_same_name_are_refused() -> None:
    twin = ModuleType("twin")
    exec("from bingma.kit.rules import rule\n@rule\ndef deal(s):\n    pass", twin.__dict__)
    with pytest.raises(TypeError, match="two rules are called 'deal'"):
        Engine(Toy, [toy, twin], SMALL)


def test_events_reach_only_who_listens() -> None:
    made = engine(SMALL)
    states = made.new_states(2)
    for i in range(2):
        made.rules.start(states, i, 2, 0, made.new_rng(1))
    heard: list[Any] = []
    states[1].events = heard
    for i in range(2):
        made.rules.step(states, i, 1, [0] * 5)
    assert heard == [(toy.TAKEN, states[0].seat ^ 1, 1, 0, 0)]


# The name of the cache folder


def test_fingerprint_changes_with_a_table() -> None:
    assert fingerprint([toy], SMALL) == fingerprint([toy], dict(SMALL))
    assert fingerprint([toy], SMALL) != fingerprint([toy], SMALL | {"heap": [5]})


def test_fingerprint_changes_with_a_source(tmp_path: Path) -> None:
    path = tmp_path / "toy_copy.py"
    shutil.copy(toy.__file__, path)
    spec = importlib.util.spec_from_file_location("toy_copy", path)
    assert spec is not None
    assert spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    spec.loader.exec_module(module)
    before = fingerprint([module], SMALL)
    path.write_text(path.read_text().replace("MOST = 5", "MOST = 6"))
    assert fingerprint([module], SMALL) != before
    shutil.copy(toy.__file__, path)
    assert fingerprint([module], SMALL) == before


def test_fingerprint_looks_at_every_file_that_compiled_code_is_made_from(tmp_path: Path) -> None:
    """Also where the fields and constants are: a stale cache would play other rules."""
    copy = tmp_path / "bingma"
    shutil.copytree(PACKAGE, copy, ignore=shutil.ignore_patterns("__pycache__"))
    files = [path for path in (copy / "games/xian/rules").glob("*.py") if path.stat().st_size]
    files += [copy / f"kit/{name}.py" for name in ("engine", "layout", "loops", "random", "rules")]
    code = """
        import sys
        from pathlib import Path
        from bingma.games import rulebook
        from bingma.kit.engine import fingerprint
        book = rulebook("xian")
        before = fingerprint(book.modules, book.components.tables)
        for path in map(Path, sys.argv[1:]):
            text = path.read_bytes()
            path.write_bytes(text + b"# changed")
            if fingerprint(book.modules, book.components.tables) == before:
                print(path.name)
            path.write_bytes(text)
        assert fingerprint(book.modules, book.components.tables) == before
        """
    assert len(files) > 15
    unseen = run_python(code, *map(str, files), PYTHONPATH=str(tmp_path))
    assert unseen.split() == []


# The cache folder


def test_cache_folder(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    monkeypatch.setenv("BINGMA_CACHE", str(tmp_path / "own"))
    assert cache_root() == tmp_path / "own"
    monkeypatch.delenv("BINGMA_CACHE")
    monkeypatch.setenv("XDG_CACHE_HOME", str(tmp_path / "xdg"))
    monkeypatch.setattr(sys, "platform", "linux")
    assert cache_root() == tmp_path / "xdg" / "bingma"
    monkeypatch.delenv("XDG_CACHE_HOME")
    assert cache_root() == Path.home() / ".cache" / "bingma"
    monkeypatch.setattr(sys, "platform", "darwin")
    assert cache_root() == Path.home() / "Library" / "Caches" / "bingma"
    monkeypatch.setattr(sys, "platform", "win32")
    monkeypatch.setenv("LOCALAPPDATA", str(tmp_path / "local"))
    assert cache_root() == tmp_path / "local" / "bingma" / "cache"


@pytest.fixture
def pretended(monkeypatch: pytest.MonkeyPatch) -> list[Path]:
    """Compiling is only pretended; the folders it was asked for."""
    folders: list[Path] = []

    def pretend(book: Any, folder: Path, entries: Any, tell: Any) -> None:
        folder.mkdir(parents=True)
        for entry in entries:
            (folder / f"{entry}.ready").touch()
        folders.append(folder)

    monkeypatch.setattr(compiling, "_compile_elsewhere", pretend)
    return folders


def test_compiled_rules_are_kept_under_BINGMA_CACHE(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, pretended: list[Path]
) -> None:
    monkeypatch.setenv("BINGMA_CACHE", str(tmp_path / "not" / "there" / "yet"))
    book = rulebook("xian")
    lines: list[str] = []
    assert compiled_engine(book, lines.append).compiled
    name = f"xian-{fingerprint(book.modules, book.components.tables)}"
    assert pretended == [tmp_path / "not" / "there" / "yet" / name]
    assert compiled_engine(book) is compiled_engine(book), "it is loaded once"
    assert len(pretended) == 1, "what is ready is not compiled again"
    assert lines == []


def test_an_unwritable_cache_falls_back_with_a_notice(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path, pretended: list[Path]
) -> None:
    (tmp_path / "file").write_text("not a folder")
    monkeypatch.setenv("BINGMA_CACHE", str(tmp_path / "file" / "cache"))
    lines: list[str] = []
    assert compiled_engine(rulebook("xian"), lines.append).compiled
    assert len(lines) == 1
    assert str(tmp_path / "file" / "cache") in lines[0]
    assert "BINGMA_CACHE can name another folder" in lines[0]
    assert pretended[0].is_dir()
    assert tmp_path not in pretended[0].parents


# Compiling


@pytest.mark.slow
def test_compiling_happens_elsewhere_and_tells_its_progress(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setenv("BINGMA_CACHE", str(tmp_path))
    book = rulebook("xian")
    lines: list[str] = []
    made = compiled_engine(book, lines.append)
    assert lines[0] == "Compiling the rules of Xi'an, this once: 0 s"
    assert len(lines) > 3
    assert lines[-1].startswith("Compiled the rules of Xi'an in ")
    states = made.new_states(1)
    made.rules.start(states, 0, 4, 0, made.new_rng(1))
    assert states[0]["players"] == 4
    stats = made.rules.start.stats
    assert (sum(stats.cache_hits.values()), sum(stats.cache_misses.values())) == (1, 0)


def stub_python(monkeypatch: pytest.MonkeyPatch, tmp_path: Path, script: str) -> None:
    """Let the compiling process be a shell script."""
    stub = tmp_path / "python"
    stub.write_text(f"#!/bin/sh\n{script}\n")
    stub.chmod(0o755)
    monkeypatch.setattr(sys, "executable", str(stub))
    monkeypatch.setenv("BINGMA_CACHE", str(tmp_path / "cache"))


def test_a_failed_compilation_says_why(monkeypatch: pytest.MonkeyPatch, tmp_path: Path) -> None:
    stub_python(monkeypatch, tmp_path, "echo trace >&2; echo 'MemoryError: too much' >&2; exit 1")
    with pytest.raises(NoCompiler, match="could not be compiled: MemoryError: too much"):
        compiled_engine(rulebook("xian"))


def test_an_interrupted_compilation_leaves_no_process(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    pid = tmp_path / "pid"
    stub_python(monkeypatch, tmp_path, f"echo $$ > {pid}; exec sleep 600")

    def interrupt(_: str) -> None:
        if pid.exists() and pid.read_text().endswith("\n"):
            raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        compiled_engine(rulebook("xian"), interrupt)
    with pytest.raises(ProcessLookupError):
        os.kill(int(pid.read_text()), 0)


def test_what_several_programs_want_is_compiled_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    compiled: list[str] = []

    def compile_slowly(_engine: Any, _book: Any, entry: str) -> None:
        time.sleep(0.05)
        compiled.append(entry)

    monkeypatch.setattr(compiling, "warm_up", compile_slowly)
    with ThreadPoolExecutor() as programs:
        for wanted in ("start,step", "step,search", "search,start"):
            programs.submit(compiling.main, "xian", str(tmp_path), wanted)
    assert sorted(compiled) == ["search", "start", "step"]


def test_in_the_background_one_program_compiles_once(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    stub_python(monkeypatch, tmp_path, f"echo $2 >> {tmp_path}/asked")
    book = rulebook("xian")
    for _ in range(3):
        assert ready_engine(book, ("search",)) is None
    for process in compiling._in_background.values():
        process.wait()
    assert (tmp_path / "asked").read_text() == "bingma.games.compiling\n"


# Without a compiler


def run_python(code: str, *arguments: str, **environment: str) -> str:
    """What a program of its own prints."""
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code), *arguments],
        capture_output=True,
        text=True,
        env=os.environ | environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in BLOCKED:
            raise ModuleNotFoundError(f"No module named '{name}'", name=name)

def not_installed(*names):
    global BLOCKED
    BLOCKED = names
    sys.meta_path.insert(0, Missing())
    for name in names:
        sys.modules[name] = None
"""


def test_games_can_be_played_without_numba_and_numpy() -> None:
    code = (
        WITHOUT
        + """
not_installed("numba", "numpy")
import json, random, bingma
game = bingma.new_game("xian", players=3, seed=1)
rng = random.Random(1)
while not game.over:
    seat = game.deciding[0]
    game.play(rng.choice(game.legal(seat)), seat)
    game.view(seat)
print(json.dumps(bingma.from_record(game.record()).result()))
"""
    )
    result = json.loads(run_python(code))
    assert sorted(result["ranking"]) == [0, 1, 2]


def test_who_has_no_numba_is_told_what_they_miss() -> None:
    code = (
        WITHOUT
        + """
not_installed("numba")
from bingma.games import rulebook
from bingma.games.compiling import NoCompiler
try:
    rulebook("xian").compiled()
except NoCompiler as error:
    print(error)
"""
    )
    message = run_python(code)
    assert "needs the package 'numba', which is not installed" in message
    assert "games can be played without it" in message
    assert "slower" in message
