"""The door: nothing that comes from Python can crash the process."""

from __future__ import annotations

import random
import subprocess
import sys
import threading
from itertools import pairwise
from typing import Any

import numpy as np
import pytest

from bingma.games import GAMES, rulebook
from bingma.kit import search
from bingma.kit.engine import Engine
from bingma.kit.loops import LOOK_AHEAD
from bingma.kit.native.building import compilers, library
from bingma.kit.native.door import python_functions
from bingma.kit.native.entries import ENTRIES
from bingma.kit.native.tables import TYPES, packed
from bingma.kit.native.types import NUMBER, POOL, STATE, Array
from bingma.kit.tree import Tree

pytestmark = pytest.mark.skipif(not compilers(), reason="there is no C compiler here")

ELEMENTS = {"word": np.int64, "i8": np.int8, "i16": np.int16, "f32": np.float32}
FAULTS = (TypeError, ValueError, IndexError)


@pytest.fixture(scope="module")
def xian() -> Engine:
    return rulebook("xian").compiled()


def started(engine: Engine, n: int = 1, players: int = 4) -> Any:
    """Games that have just begun."""
    states = engine.new_states(n)
    for i in range(n):
        engine.rules.start(states, i, players, 0, engine.new_rng(1, i))
    return states


# Each thing that is checked


def test_the_wrong_number_of_arguments(xian: Engine) -> None:
    with pytest.raises(TypeError, match="step takes 4 arguments, not 2"):
        xian.rules.step(xian.new_states(1), 0)


@pytest.mark.parametrize("given", [None, "1", 1.5, 2**64, [], np.zeros(2)])
def test_something_else_than_a_number(xian: Engine, given: Any) -> None:
    with pytest.raises(TypeError, match="start: 'players' must be a whole number of 64 bits"):
        xian.rules.start(xian.new_states(1), 0, given, 0, xian.new_rng(1))


@pytest.mark.parametrize(
    ("rng", "why"),
    [
        ([1, 2, 3, 4], "an array without gaps"),
        (np.zeros(8, np.int64)[::2], "an array without gaps"),
        (np.zeros(4, np.int32), "elements of 8 bytes"),
        (np.zeros(4, np.float64), "of the right kind"),
        (np.zeros(4, object), "of the right kind"),
        (np.zeros((2, 4), np.int64), "of 1 dimensions"),
        (np.zeros(3, np.int64), "a length of 4 at least, not 3"),
    ],
)
def test_something_else_than_a_generator(xian: Engine, rng: Any, why: str) -> None:
    with pytest.raises((TypeError, ValueError), match=why):
        xian.rules.seed_random(rng, 1, 2)


def test_an_array_that_cannot_be_written(xian: Engine) -> None:
    rng = xian.new_rows(4)
    rng.flags.writeable = False
    with pytest.raises(TypeError, match="that can be written"):
        xian.rules.seed_random(rng, 1, 2)


def test_states_of_another_game(xian: Engine) -> None:
    other = rulebook("terracotta-army").compiled().new_states(1)
    same_size = np.zeros(1, f"V{xian.state.dtype.itemsize}")
    names = [f"f{i}" for i in range(xian.state.dtype.itemsize - 8)]
    objects = np.zeros(1, np.dtype([("o", object), *((name, "i1") for name in names)]))
    for states in (other, same_size, objects, np.zeros(4, np.int64)):
        with pytest.raises(TypeError, match="must be"):
            xian.rules.start(states, 0, 4, 0, xian.new_rng(1))


@pytest.mark.parametrize(
    ("entry", "given", "why"),
    [
        ("start", (1, 4, 0, "rng"), "no such state in the pool"),
        ("start", (-1, 4, 0, "rng"), "no such state in the pool"),
        ("start", (0, 5, 0, "rng"), "not for so many players"),
        ("start", (0, 1, 0, "rng"), "not for so many players"),
        ("start", (0, 4, 1, "rng"), "there are no such options"),
        ("step", (0, 9999, "out"), "this action is not legal now"),
        ("step", (0, -1, "out"), "this action is not legal now"),
        ("step", (0, 0, "short"), "'out' must have a length of"),
        ("legal_of", (0, 4, "out"), "there is no such seat"),
        ("legal_of", (0, -1, "out"), "there is no such seat"),
        ("copy_many", (0, 1, 3), "no such state in the pool"),
        ("known_choice", (0, 1, "rng"), "'states' must have a length of 4"),
        ("hide", (-2,), "there is no such seat"),
        ("value", (4,), "there is no such seat"),
    ],
)
def test_numbers_that_mean_nothing(xian: Engine, entry: str, given: Any, why: str) -> None:
    arrays = {"rng": xian.new_rng(1), "out": np.zeros(99, np.int16), "short": np.zeros(1, np.int16)}
    passed = [arrays.get(value, value) if isinstance(value, str) else value for value in given]
    with pytest.raises(ValueError, match=why):
        getattr(xian.rules, entry)(started(xian), *passed)


@pytest.mark.parametrize(
    ("field", "number"),
    [("players", 0), ("players", 5), ("seat", 4), ("seat", -2), ("legal_n", -1), ("legal_n", 999)],
)
def test_what_is_no_state_of_a_game(xian: Engine, field: str, number: int) -> None:
    states = started(xian)
    states[field][0] = number
    with pytest.raises(ValueError, match="this is no state of a game"):
        xian.rules.step(states, 0, 0, np.zeros(99, np.int16))


def test_a_finished_game_is_not_played_on(xian: Engine) -> None:
    states = started(xian)
    states["over"][0] = 1
    with pytest.raises(ValueError, match="not legal"):
        xian.rules.step(states, 0, int(states["legal"][0][0]), np.zeros(99, np.int16))


def test_a_batch_is_looked_at_before_anything_is_played(xian: Engine) -> None:
    states = started(xian, 3)
    before = states.tobytes()
    rngs, counts = xian.new_rows(3, 4), xian.new_rows(3)
    legal = np.zeros((3, states.dtype["legal"].shape[0]), np.int16)
    actions = states["legal"][:, 0].astype(np.int64)
    actions[2] = 9999
    with pytest.raises(ValueError, match="an action is not legal now"):
        xian.rules.step_batch(states, actions, rngs, 4, 0, legal, counts)
    assert states.tobytes() == before
    with pytest.raises(ValueError, match="'actions' must have a length of 3"):
        xian.rules.step_batch(states, actions[:2], rngs, 4, 0, legal, counts)


def test_tables_of_another_size_are_refused() -> None:
    book = rulebook("xian")
    native = library(book.source)
    for tables in (b"", packed(book.components.tables)[:-8], packed(book.components.tables) * 2):
        with pytest.raises(ValueError, match="the tables must have"):
            native.bind(tables, examples(book.state.dtype))
    with pytest.raises(TypeError):
        native.bind("text", examples(book.state.dtype))
    with pytest.raises(TypeError, match="bind takes 2 arguments"):
        native.bind(b"")


def examples(dtype: Any) -> tuple[Any, ...]:
    """What an engine shows the door."""
    return tuple(np.zeros(1, kind) for kind in (dtype, *TYPES))


def test_examples_of_something_else_are_refused() -> None:
    book = rulebook("xian")
    native, tables = library(book.source), packed(book.components.tables)
    good = examples(book.state.dtype)
    assert "step" in native.bind(tables, good)
    for bad in ((), good[:3], good[::-1], (good[0][0], *good[1:]), (1, *good[1:]), (None,) * 5):
        with pytest.raises((TypeError, ValueError, IndexError)):
            native.bind(tables, bad)
    with pytest.raises(SystemError):
        native.bind(tables, list(good))


def test_arrays_that_are_not_of_the_usual_kind_are_read_all_the_same(xian: Engine) -> None:
    """The usual ones are read directly; these go by Python's buffers."""

    class Own(np.ndarray[Any, Any]):
        pass

    copied = np.dtype(xian.state.dtype.descr)
    assert copied is not xian.state.dtype
    found = []
    for pool, row in (
        (started(xian), np.zeros(99, np.int16)),
        (started(xian).view(Own), np.zeros(99, np.int16).view(Own)),
        (started(xian).view(copied), np.zeros(99, np.int16).data),
    ):
        n = xian.rules.step(pool, 0, int(pool["legal"][0][0]), row)
        found.append((n, pool.tobytes(), bytes(np.asarray(row).tobytes())))
    assert found[0] == found[1] == found[2]


def test_a_tree_that_leads_nowhere_is_an_error_and_no_crash(xian: Engine) -> None:
    book = rulebook("xian")
    for column, number in ((search.NEXT, 10**12), (search.CHILD, -(10**12)), (search.NEXT, -7)):
        tree, states = Tree(xian, 100, book.thinking), xian.new_states(4)
        states[0] = started(xian)[0]
        tree.search(states, 0, 20, 1 << 60, xian.new_rng(1))
        tree.edges[:, column] = number
        with pytest.raises(IndexError, match=r"bingma/kit/search.py:\d+: place -?\d+ of"):
            tree.search(states, 0, 20, 1 << 60, xian.new_rng(1))
        tree.used[search.NODES] = 10**9
        with pytest.raises(ValueError, match="this is no tree"):
            tree.search(states, 0, 20, 1 << 60, xian.new_rng(1))


def test_a_search_of_nothing_chooses_nothing(xian: Engine) -> None:
    tree, states = Tree(xian, 100, rulebook("xian").thinking), xian.new_states(4)
    states[0] = started(xian)[0]
    assert tree.search(states, 0, 0, 0, xian.new_rng(1)) == search.NO


def test_a_full_log_ends_a_game(xian: Engine) -> None:
    log = xian.new_rows(5, 2)
    states, rngs = xian.new_states(1 + LOOK_AHEAD), xian.new_rows(8, 4)
    assert xian.rules.play_game(states, 1, 0, 4, 0, xian.new_rows(8), rngs, log) == 5
    assert states["over"][0] == 0


# Anything


def some_argument(chance: random.Random, kind: Any, engine: Engine, states: Any) -> Any:
    """Something that may be right, nearly right, or nonsense."""
    draw = chance.random()
    if draw < 0.03:
        return chance.choice([None, "x", 1.5, [], b"abc", object(), np.zeros(0), np.zeros((2, 2))])
    if kind is NUMBER:
        small = chance.choice([0, 1, 2, 3, 4, -1, 5, 8])
        return small if draw < 0.9 else chance.choice([-(2**63), 2**63 - 1, 10**6, -2, 2**64])
    if kind in (POOL, STATE):
        return states if draw < 0.9 else chance.choice([states[:0], states[:1], states[::2]])
    assert isinstance(kind, Array)
    shape = tuple(chance.choice([0, 1, 2, 4, 8, 24, 64, 300]) for _ in range(kind.dims))
    if draw < 0.6:
        shape = (300,) if kind.dims == 1 else (64, chance.choice([4, 8, 130, 1000]))
    made = np.zeros(shape, ELEMENTS[kind.element] if draw < 0.95 else np.int32)
    if draw < 0.5 and made.size:
        made[...] = chance.choice([0, 1, -1, 7, 100])
    return made


@pytest.mark.parametrize("game", GAMES)
def test_whatever_comes_in_the_process_lives(game: str) -> None:
    """States come from the rules, or have numbers that no state has in what all games have."""
    book = rulebook(game)
    engine = book.compiled()
    chance = random.Random(5)
    refused = done = 0
    for _ in range(4000):
        states = started(engine, 8, chance.choice(book.player_numbers))
        if chance.random() < 0.3:
            field = chance.choice(["players", "seat", "legal_n", "legal"])
            states[field] = chance.choice([100, -128])
            states["legal"] *= 50
        name = chance.choice([n for n in ENTRIES if hasattr(engine.rules, n)])
        arguments = [
            some_argument(chance, argument.type, engine, states)
            for argument in ENTRIES[name].arguments
        ]
        if name in ("random_games", "copy_many", "search"):
            # So many games would only take long.
            arguments = [min(a, 20) if isinstance(a, int) else a for a in arguments]
        try:
            getattr(engine.rules, name)(*arguments)
            done += 1
        except FAULTS:
            refused += 1
    assert refused > 1000
    assert done > 200


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_the_checked_build_lives_with_any_state(game: str) -> None:
    """Where every subscript is checked, even a state of nonsense is an error at the worst."""
    book = rulebook(game)
    engine = book.bind(library(book.source, checked=True))
    chance, generator = random.Random(6), np.random.default_rng(6)
    out, faults, done = np.zeros(300, np.int16), 0, 0
    row = np.zeros(max(1, book.observation_size), np.int8)
    mask = np.zeros(book.action_count, np.int8)
    for _ in range(2000):
        states = started(engine, 1, book.player_numbers[-1])
        raw = states.view(np.int8)
        for _ in range(chance.choice([1, 3, 30, 400])):
            raw[chance.randrange(raw.size)] = generator.integers(-128, 128)
        states["legal_n"] %= 8
        try:
            match chance.randrange(5):
                case 0 | 1:
                    engine.rules.legal_of(states, 0, chance.randrange(4), out)
                case 2:
                    engine.rules.hide(states, chance.randrange(4))
                case 3:
                    engine.rules.value(states, chance.randrange(4))
                case 4 if hasattr(engine.rules, "observe_seat"):
                    engine.rules.observe_seat(states, 0, 0, row, mask)
                case _:
                    engine.rules.standing(states, 0)
            done += 1
        except FAULTS:
            faults += 1
    assert faults > 100
    assert done > 100


# Threads


def test_others_run_while_it_searches(xian: Engine) -> None:
    """The interpreter is let go: a thread counts on during one long call."""
    tree, states = Tree(xian, 3_000, rulebook("xian").thinking), xian.new_states(4)
    states[0] = started(xian)[0]
    counted, stop = [0], threading.Event()

    def count() -> None:
        while not stop.wait(0.001):
            counted[0] += 1

    thread = threading.Thread(target=count)
    thread.start()
    while counted[0] == 0:
        pass
    before = counted[0]
    tree.search(states, 0, 3_000, 1 << 60, xian.new_rng(1))
    after = counted[0]
    stop.set()
    thread.join()
    assert after > before


def test_searches_in_threads_find_the_same(xian: Engine) -> None:
    book = rulebook("xian")

    def searched(into: list[Any]) -> None:
        tree, states = Tree(xian, 400, book.thinking), xian.new_states(4)
        states[0] = started(xian)[0]
        chosen = tree.search(states, 0, 400, 1 << 60, xian.new_rng(3))
        into.append((chosen, tree.nodes.tobytes(), tree.edges.tobytes()))

    found: list[Any] = []
    threads = [threading.Thread(target=searched, args=(found,)) for _ in range(3)]
    for thread in threads:
        thread.start()
    for thread in threads:
        thread.join()
    searched(found)
    assert all(one == other for one, other in pairwise(found))


def test_only_the_stable_interface_of_python_is_used() -> None:
    names = [name.split()[0] for name in python_functions()]
    assert len(names) > 20
    assert "PyExc_ValueError DATA" in python_functions()
    # All of them are there in this Python, whatever its version.
    code = "import ctypes, sys; [getattr(ctypes.pythonapi, name) for name in sys.argv[1:]]"
    assert subprocess.run([sys.executable, "-c", code, *names], check=False).returncode == 0
