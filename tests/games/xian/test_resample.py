"""Full states made from what a seat knows: everything known stays, everything else varies."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

import bingma
from bingma.games import rulebook
from bingma.games.xian.rules import state as is_
from bingma.games.xian.rules.state import NONE, State
from bingma.play.game import Game
from tests.games.xian import invariants

PLAYERS = (2, 3, 4)


def moments(players: int, seed: int, every: int) -> Iterator[Game]:
    """Moments of a random game, those of the favour all of them."""
    rng = random.Random(seed)
    game = bingma.new_game("xian", players=players, seed=seed)
    n = 0
    while not game.over:
        if n <= players or n % every == 0:
            yield game
        seat = rng.choice(game.deciding)
        game.play(rng.choice(game.legal(seat)), seat)
        n += 1


def samples(game: Game, seat: int | None, count: int) -> list[State]:
    rng = random.Random(count)
    view = game.view(seat)
    made: list[Any] = [bingma.resample(view, rng) for _ in range(count)]
    return made


def known_numbers(knowledge: State, state: State) -> None:
    """Whatever a seat's knowledge names is the same in a full state."""
    for name in State.fields:
        if name in ("legal", "legal_n", "favour"):
            continue
        known, full = getattr(knowledge, name), getattr(state, name)
        rows = [known] if not isinstance(known, list) else known
        filled = [full] if not isinstance(full, list) else full
        for a, b in zip(rows, filled, strict=True):
            if isinstance(a, list):
                assert all(x in (NONE, y) for x, y in zip(a, b, strict=True)), name
            else:
                assert a in (NONE, b), name


@pytest.mark.parametrize("players", PLAYERS)
def test_a_resampled_state_is_a_state_and_looks_the_same(players: int) -> None:
    book: Any = rulebook("xian")
    for seed in range(3):
        for game in moments(players, seed, every=9):
            for seat in (*range(players), None):
                view = game.view(seat)
                for state in samples(game, seat, 2):
                    known_numbers(view.knowledge, state)  # type: ignore[arg-type]
                    again = book.view(state, view.seat)
                    assert json.dumps(again) == json.dumps(view)
                    assert again.knowledge == view.knowledge


@pytest.mark.parametrize("players", PLAYERS)
def test_a_resampled_state_has_all_that_a_state_has(players: int) -> None:
    """Also the list of legal actions, which searching players read."""
    for game in moments(players, 11, every=9):
        for seat in (*range(players), None):
            for state in samples(game, seat, 2):
                invariants.check(state)


def test_what_is_known_stays() -> None:
    """Own hand and plan, own cards under the deck, played cards, equipment seen taken."""
    looked_for = {"put under", "equipment of others", "own plan"}
    met = set()
    for seed in range(6):
        for game in moments(3, seed, every=5):
            real: Any = game._state
            view = game.view(1)
            put_under = view["you"]["put_under_deck"]
            for state in samples(game, 1, 3):
                assert state.hand[1] == real.hand[1]
                assert (
                    state.deck[1][: is_.HAND * state.turn] == real.deck[1][: is_.HAND * state.turn]
                )
                assert state.equipment == real.equipment
                assert state.equipment_n == real.equipment_n
                assert state.display == real.display
                away = state.favoured[1]
                assert state.deck[1][is_.DECK - away :] == real.deck[1][is_.DECK - away :]
                if put_under:
                    met.add("put under")
                if any(state.equipment_n[p] for p in (0, 2)):
                    met.add("equipment of others")
                if real.decision == is_.PLAN and real.decided[1]:
                    assert (state.top[1], state.bottom[1]) == (real.top[1], real.bottom[1])
                    met.add("own plan")
    assert met == looked_for


def test_what_is_not_known_varies() -> None:
    """Hands, decks, stacks and secret choices of others take many values."""
    varied: set[str] = set()
    for game in moments(3, 2, every=15):
        made = samples(game, 0, 30)
        for name in State.fields:
            if len({json.dumps(getattr(state, name)) for state in made}) > 1:
                varied.add(name)
        if made[0].turn < is_.TURNS:
            assert len({tuple(state.deck[0]) for state in made}) > 1, "the own deck's order"
        assert len({tuple(state.request_deck) for state in made}) > 1
        for p in (1, 2):
            if made[0].hand_n[p] and made[0].turn < is_.TURNS:
                assert len({tuple(state.hand[p]) for state in made}) > 10
    expected = {"hand", "deck", "top", "bottom", "favour", "equipment_deck", "request_deck"}
    assert varied == expected


def test_every_unknown_card_can_be_anywhere() -> None:
    """Each of a player's 24 cards is as likely to be the first in another's hand."""
    game = bingma.new_game("xian", players=2, seed=9)
    counts = [0] * is_.DECK
    for state in samples(game, 0, 2400):
        counts[state.hand[1][0]] += 1
    # Mean 100, standard deviation 10: six of them are no chance.
    assert all(40 < count < 160 for count in counts), counts


def test_the_same_generator_gives_the_same_states() -> None:
    view = bingma.new_game("xian", players=4, seed=9).view(2)
    again = bingma.new_game("xian", players=4, seed=9).view(2)
    assert bingma.resample(view, random.Random(3)) == bingma.resample(again, random.Random(3))
    engine = rulebook("xian").engine
    one, two = bingma.resample(view, engine.new_rng(4)), bingma.resample(view, engine.new_rng(4))
    assert one == two


def test_resampling_leaves_the_view_alone() -> None:
    view = bingma.new_game("xian", players=2, seed=9).view(0)
    knowledge = view.knowledge.copy()
    state: Any = bingma.resample(view, random.Random(3))
    state.coins[0] += 5
    assert view.knowledge == knowledge


@pytest.mark.parametrize("players", PLAYERS)
def test_a_resampled_state_plays_on_to_the_end(players: int) -> None:
    book: Any = rulebook("xian")
    rng = random.Random(players)
    finished = 0
    for game in moments(players, 3, every=20):
        for seat in range(players):
            (state,) = samples(game, seat, 1)
            while not state.over:
                deciding = book.deciders(state)
                decider = rng.choice(deciding)
                book.apply(state, decider, rng.choice(book.legal(state, decider)))
                invariants.check(state)
            assert len(book.result(state)["ranking"]) == players
            finished += 1
    assert finished > 10
