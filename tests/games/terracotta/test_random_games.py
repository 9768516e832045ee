"""Random games: invariants after every action, and both ways to run the rules in lock-step."""

from __future__ import annotations

import random
from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

import bingma
from bingma.games.terracotta.rules import actions as ids
from bingma.games.terracotta.rules.state import LONGEST_LIST, State
from bingma.kit.engine import Engine
from bingma.kit.native.building import library
from tests.games.terracotta import invariants
from tests.games.terracotta.positions import BOOK

# Players and options: the solo game plain, with each option and with all, then two to four players.
KINDS = [(1, 0), *((1, 1 << i) for i in range(8)), (1, 255), (2, 0), (3, 0), (4, 0)]


def copied(state: State) -> State:
    copy: State = state.copy()
    return copy


def choose(legal: list[int], rng: random.Random) -> int:
    """Any legal action, half the time one that puts figures or uses weapons, to see more."""
    good = [a for a in legal if ids.BUILD_0 <= a < ids.INSPECT_0 or ids.USE_ACTION <= a < 129]
    return rng.choice(good) if good and rng.random() < 0.5 else rng.choice(legal)


def check_game(players: int, options: int, seed: int) -> None:
    """Play one random game and check everything after every action."""
    rng = random.Random(seed)
    chosen = [i + 1 for i in range(8) if options >> i & 1]
    state = BOOK.deal(players, chosen, seed, 0)
    books = invariants.Books(state)
    invariants.check(state)
    longest = 0
    while not state.over:
        legal = BOOK.legal(state, state.seat)
        assert legal == state.legal[: state.legal_n]
        longest = max(longest, len(legal))
        before, untouched = state, copied(state)
        state = copied(before)
        action = choose(legal, rng)
        events = BOOK.describe_events(BOOK.apply(state, before.seat, action))
        assert before == untouched, "playing on a copy leaves the original as it was"
        books.enter(events)
        invariants.check(state)
        books.check(state)
    scores = BOOK.result(state)["scores"]
    assert [score["total"] for score in scores] == books.points
    assert longest <= LONGEST_LIST


@pytest.mark.parametrize(("players", "options"), KINDS)
def test_T7_10_invariants_hold_and_events_account_for_everything(
    players: int, options: int
) -> None:
    for seed in range(6):
        check_game(players, options, seed)


@hypothesis_settings(max_examples=25, deadline=None)
@given(st.sampled_from((1, 1, 2, 3, 4)), st.integers(0, 255), st.integers(0, 2**63 - 1))
def test_invariants_hold_whatever_the_seed(players: int, options: int, seed: int) -> None:
    check_game(players, options if players == 1 else 0, seed)


@pytest.mark.parametrize(
    "spoil",
    [
        lambda s: s.rack.__setitem__(0, 10),
        lambda s: s.bases.__setitem__(1, 16),
        lambda s: s.craftsmen.__setitem__(0, 6),
        lambda s: s.coins.__setitem__(1, -1),
        lambda s: s.coins.__setitem__(1, 2**15),
        lambda s: s.of_type.__setitem__(0, 1),
        lambda s: s.specialists.__setitem__(2, 3),
        lambda s: setattr(s, "musicians", 1),
        lambda s: s.legal.__setitem__(0, s.legal[1]),
        lambda s: setattr(s, "seat", 0),
        lambda s: s.master[1].__setitem__(0, 2),
        lambda s: s.inspector.__setitem__(1, 7),
    ],
)
def test_the_invariants_would_notice(spoil: Callable[[Any], None]) -> None:
    state = BOOK.deal(1, (), 1, 0)
    invariants.check(state)
    spoil(state)
    with pytest.raises(AssertionError):
        invariants.check(state)


def test_the_books_would_notice_a_coin_from_nowhere() -> None:
    state = BOOK.deal(1, (), 1, 0)
    books = invariants.Books(state)
    books.check(state)
    state.coins[0] += 1
    with pytest.raises(AssertionError):
        books.check(state)


def test_copies_of_games_go_their_own_ways() -> None:
    rng = random.Random(5)
    for players in (1, 3):
        game = bingma.new_game("terracotta-army", players=players, seed=players)
        for _ in range(60):
            copy, record, view = game.copy(), game.record(), game.view(0)
            copy.play(rng.choice(copy.legal()))
            assert game.record() == record
            assert game.view(0) == view
            game = copy


def test_a_seed_gives_the_same_game_again() -> None:
    def played() -> Any:
        game = bingma.new_game("terracotta-army", players=1, seed=11, options=[1, 6])
        rng = random.Random(3)
        while not game.over:
            game.play(rng.choice(game.legal()))
        return game.record()

    record = played()
    assert record == played()
    assert bingma.from_record(record).record() == record


# Lock-step


@pytest.fixture(scope="module")
def compiled() -> Engine:
    """The native rules."""
    engine: Engine = BOOK.compiled()
    return engine


def play_in_step(compiled: Engine, games: int, first_seed: int) -> int:
    """Random games with both engines; the states must be the same, byte by byte, at every step."""
    slow = BOOK.engine.rules
    blocks, records, packed = [State()], compiled.new_states(1), compiled.new_states(1)
    out = np.zeros(LONGEST_LIST, np.int16)
    slow_out = [0] * LONGEST_LIST
    steps = 0
    for seed in range(first_seed, first_seed + games):
        players, options = KINDS[seed % len(KINDS)]
        rng = random.Random(seed)
        slow.start(blocks, 0, players, options, BOOK.engine.new_rng(seed))
        compiled.rules.start(records, 0, players, options, compiled.new_rng(seed))
        state = blocks[0]
        n = state.legal_n
        while True:
            state.to_record(packed[0])
            assert packed.tobytes() == records.tobytes(), f"seed {seed}, step {steps}"
            if not n:
                break
            action = choose(state.legal[:n], rng)
            n = slow.step(blocks, 0, action, slow_out)
            assert compiled.rules.step(records, 0, action, out) == n
            steps += 1
        assert state.over == 1
    return steps


@pytest.mark.slow
def test_interpreted_and_compiled_are_equal_at_every_step(compiled: Engine) -> None:
    assert play_in_step(compiled, games=600, first_seed=0) > 600 * 120


@pytest.fixture(scope="module")
def bounds_checked() -> Engine:
    """Built with a check of every subscript."""
    engine: Engine = BOOK.bind(library(BOOK.source, checked=True))
    return engine


@pytest.mark.slow
def test_no_index_leaves_its_row(bounds_checked: Engine) -> None:
    assert play_in_step(bounds_checked, games=260, first_seed=10_000) > 260 * 120


@pytest.mark.slow
@pytest.mark.parametrize("players", [1, 2])
def test_whole_games_of_bots_are_the_same(players: int, compiled: Engine) -> None:
    """`play_game`, with looking ahead, chooses alike on both engines."""
    logs = []
    for engine in (BOOK.engine, compiled):
        states, log, bots = engine.new_states(8), engine.new_rows(1000, 2), engine.new_rows(8)
        bots[1] = 1
        n = engine.rules.play_game(states, 7, 3, players, 0, bots, engine.new_rows(8, 4), log)
        logs.append([[int(x) for x in log[i]] for i in range(n)])
    assert logs[0] == logs[1]
    assert len(logs[0]) > 100
