"""Random games: invariants after every action, and both ways to run the rules in lock-step."""

from __future__ import annotations

import random
import struct
from collections.abc import Callable, Iterator
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

import bingma
from bingma.games import rulebook
from bingma.games.xian.rules import state as is_
from bingma.games.xian.rules.state import State
from bingma.kit.engine import Engine
from bingma.kit.native.building import library
from tests.games.xian import invariants

PLAYERS = (2, 3, 4)

# Where coins, clay, pigments and prestige may come from, by the action that was played (X5 to X8).
SOURCES = {
    "work": {"work", "helper"},
    "pigment": {"pigment"},
    "pass": {"pass"},
    "enter": {"fee", "minister"},
    "open": {"fee", "minister"},
    "free": set[str](),
    "extra": set[str](),
    "craft": {"craft", "ceramist", "space"},
    "paint": {"paint"},
    "pay": {"paint"},
    "forge": {"equipment"},
    "take": {"exchange"},
}


def copied(state: State) -> State:
    copy: State = state.copy()
    return copy


def random_seat(state: State, rng: random.Random) -> int:
    """A seat that has a decision to make; any of them where several have."""
    if state.decision in (is_.FAVOUR, is_.PLAN):
        return rng.choice([p for p in range(state.players) if not state.decided[p]])
    return state.seat


def check_game(players: int, seed: int) -> None:
    """Play one random game and check everything after every action."""
    book: Any = rulebook("xian")
    rng = random.Random(seed)
    state = book.deal(players, (), seed, 0)
    books = invariants.Books(state.start_tile[:players])
    invariants.check(state)
    books.check(state)
    while not state.over:
        seat = random_seat(state, rng)
        legal = book.legal(state, seat)
        action = rng.choice(legal)
        if seat == state.seat:
            assert legal == state.legal[: state.legal_n]
        before, untouched = state, copied(state)
        state = copied(before)
        events = book.describe_events(book.apply(state, seat, action))
        assert before == untouched, "playing on a copy leaves the original as it was"
        books.enter(events)
        check_sources(events)
        invariants.check(state)
        books.check(state)
    assert book.result(state)["scores"] == invariants.result_of(books)


def check_sources(events: list[Any]) -> None:
    """X5 to X8: goods and points come only from where they may, to those who may have them."""
    word, actor = "", None
    for event in events:
        if event["kind"] == "action":
            word, actor = event["action"].split()[0], event["seat"]
        elif event["kind"] in ("gained", "scored"):
            assert event["source"] in SOURCES[word]
            others_coins = (event["kind"], event["source"]) == ("gained", "fee")
            assert (event["seat"] != actor) == others_coins
        elif event["kind"] == "paid":
            assert event["seat"] == actor
            assert (event["to"] is not None) == (word in ("enter", "open"))


@pytest.mark.parametrize("players", PLAYERS)
def test_invariants_hold_after_every_action(players: int) -> None:
    for seed in range(25):
        check_game(players, seed)


@given(st.sampled_from(PLAYERS), st.integers(0, 2**63 - 1))
def test_invariants_hold_whatever_the_seed(players: int, seed: int) -> None:
    check_game(players, seed)


def test_the_books_would_notice_a_coin_from_nowhere() -> None:
    state: Any = rulebook("xian").deal(2, (), 1, 0)
    books = invariants.Books(state.start_tile[:2])
    books.check(state)
    state.coins[1] += 1
    with pytest.raises(AssertionError):
        books.check(state)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda s: s.pigment_stock.__setitem__(0, s.pigment_stock[0] + 1),
        lambda s: s.pit.__setitem__(s.pit.index(is_.EMPTY), is_.RAW),
        lambda s: s.warriors.__setitem__(0, 7),
        lambda s: s.seal.__setitem__(s.pit.index(is_.RAW), 1),
        lambda s: s.builders_n.__setitem__(0, 1),
        lambda s: s.hand[0].__setitem__(0, s.hand[0][1]),
        lambda s: s.deck[1].__setitem__(23, s.deck[1][22]),
        lambda s: s.display.__setitem__(0, s.display[1]),
        lambda s: s.equipment_deck.__setitem__(5, s.equipment_deck[6]),
        lambda s: s.request.__setitem__(0, s.request[1]),
        lambda s: s.height.__setitem__(0, 3),
        lambda s: s.tiles[0].__setitem__(0, is_.UNUSED),
        lambda s: s.end_tiles.__setitem__(s.end_tiles.index(1), 0),
        lambda s: s.clay.__setitem__(1, -1),
        lambda s: s.coins.__setitem__(1, 2**15),
        lambda s: s.legal.__setitem__(0, s.legal[1]),
    ],
)
def test_the_invariants_would_notice(spoil: Callable[[Any], None]) -> None:
    state: Any = rulebook("xian").deal(2, (), 1, 0)
    invariants.check(state)
    spoil(state)
    with pytest.raises(AssertionError):
        invariants.check(state)


def test_copies_of_games_go_their_own_ways() -> None:
    rng = random.Random(5)
    for players in PLAYERS:
        game = bingma.new_game("xian", players=players, seed=players)
        while not game.over:
            copy, record, view = game.copy(), game.record(), game.view(0)
            seat = rng.choice(copy.deciding)
            copy.play(rng.choice(copy.legal(seat)), seat)
            assert game.record() == record
            assert game.view(0) == view
            assert copy.record()["actions"][:-1] == record["actions"]
            game = copy


# Lock-step


def packed(state_class: type[State]) -> Callable[[State], bytes]:
    """A function from a block to the bytes of its record: quicker than filling a NumPy record.

    `struct` refuses numbers that do not fit, so every width is checked on the way.
    """
    letters = {1: "b", 2: "h"}
    layout = "<"
    names: list[tuple[str, int]] = []
    for name, field in state_class.fields.items():
        count = int(np.prod(field.shape, dtype=int))
        layout += f"{count}{letters[field.width]}"
        names.append((name, len(field.shape)))
    pack = struct.Struct(layout).pack

    def numbers(state: State) -> Iterator[int]:
        for name, dimensions in names:
            value = getattr(state, name)
            if dimensions == 0:
                yield value
            elif dimensions == 1:
                yield from value
            else:
                for row in value:
                    yield from row

    return lambda state: pack(*numbers(state))


def play_in_step(compiled: Engine, games: int, first_seed: int) -> int:
    """Random games with both engines; the states must be the same, byte by byte, at every step."""
    book: Any = rulebook("xian")
    slow = book.engine.rules
    pack = packed(State)
    blocks, records = [State()], compiled.new_states(1)
    out = np.zeros(is_.LONGEST_LIST, np.int16)
    slow_out = [0] * is_.LONGEST_LIST
    steps = 0
    for seed in range(first_seed, first_seed + games):
        players = PLAYERS[seed % len(PLAYERS)]
        rng = random.Random(seed)
        slow.start(blocks, 0, players, 0, book.engine.new_rng(seed))
        compiled.rules.start(records, 0, players, 0, compiled.new_rng(seed))
        state = blocks[0]
        assert pack(state) == records.tobytes()
        n = state.legal_n
        while n:
            action = state.legal[rng.randrange(n)]
            n = slow.step(blocks, 0, action, slow_out)
            assert compiled.rules.step(records, 0, action, out) == n
            assert pack(state) == records.tobytes(), f"seed {seed}, after action {action}"
            assert slow_out[:n] == out[:n].tolist()
            steps += 1
        assert state.over == 1
    return steps


@pytest.mark.slow
def test_interpreted_and_compiled_are_equal_at_every_step(compiled_xian: Engine) -> None:
    assert play_in_step(compiled_xian, games=3000, first_seed=0) > 3000 * 80


def test_lock_step_would_notice_a_difference() -> None:
    """Two interpreted blocks, one of them off by one coin, do not pack alike."""
    state: Any = rulebook("xian").deal(3, (), 1, 0)
    other = copied(state)
    pack = packed(State)
    assert pack(state) == pack(other)
    other.coins[2] += 1
    assert pack(state) != pack(other)
    record = np.zeros(1, State.dtype)
    state.to_record(record[0])
    assert pack(state) == record.tobytes()


@pytest.fixture(scope="module")
def bounds_checked() -> Engine:
    """Built with a check of every subscript."""
    book: Any = rulebook("xian")
    engine: Engine = book.bind(library(book.source, checked=True))
    return engine


@pytest.mark.slow
def test_no_index_leaves_its_row(bounds_checked: Engine) -> None:
    assert play_in_step(bounds_checked, games=300, first_seed=10_000) > 300 * 80


@pytest.mark.slow
def test_bounds_checking_is_on(bounds_checked: Engine) -> None:
    states = bounds_checked.new_states(1)
    bounds_checked.rules.start(states, 0, 2, 0, bounds_checked.new_rng(1))
    states["face"][0] = 9
    book: Any = rulebook("xian")
    row, mask = np.zeros(book.observation_size, np.int8), np.zeros(book.action_count, np.int8)
    with pytest.raises(IndexError, match=r"bingma/games/xian/mind/observation.py:\d+: place 9 of"):
        bounds_checked.rules.observe_seat(states, 0, 0, row, mask)


@pytest.mark.slow
@pytest.mark.parametrize("players", PLAYERS)
def test_whole_games_of_bots_are_the_same(players: int, compiled_xian: Engine) -> None:
    """`play_game`, with hiding, resampling and looking ahead, chooses alike on both engines."""
    book: Any = rulebook("xian")
    logs = []
    for engine in (book.engine, compiled_xian):
        states, log = engine.new_states(8), engine.new_rows(1000, 2)
        bots = engine.new_rows(8)
        bots[0] = 1
        steps = engine.rules.play_game(states, 7, 3, players, 0, bots, engine.new_rows(8, 4), log)
        logs.append([[int(x) for x in log[i]] for i in range(steps)])
    assert logs[0] == logs[1]
    assert len(logs[0]) > 80
