"""Xi'an as a game of OpenSpiel, by OpenSpiel's own tests."""

from __future__ import annotations

import pickle
import random
from typing import Any

import numpy as np
import pytest

pyspiel = pytest.importorskip("pyspiel")  # there are no wheels for Windows

from open_spiel.python.observation import make_observation  # noqa: E402

import bingma.environments.openspiel  # noqa: E402, F401
from bingma.games import rulebook  # noqa: E402
from bingma.games.contract import SPECTATOR  # noqa: E402

BOOK: Any = rulebook("xian")


def random_state(game: Any, seed: int, moves: int) -> Any:
    rng = random.Random(seed)
    state = game.new_initial_state()
    state.apply_action(rng.randrange(100))
    for _ in range(moves):
        if not state.is_terminal():
            state.apply_action(rng.choice(state.legal_actions()))
    return state


@pytest.mark.parametrize("players", [2, 3, 4])
def test_random_simulation(players: int) -> None:
    game = pyspiel.load_game("python_xian", {"players": players, "deals": 50})
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=2, serialize=True, verbose=False)


def test_returns_by_rank_and_by_difference() -> None:
    for seed in range(3):
        totals = {}
        for reward in ("rank", "difference"):
            game = pyspiel.load_game("python_xian", {"players": 3, "reward": reward})
            state = random_state(game, seed, 10_000)
            assert state.is_terminal()
            assert 100 < len(state.history()) <= game.max_game_length()
            totals[reward] = state.returns()
            last = BOOK.state.from_record(state.states[0])
            result = BOOK.result(last)
        assert totals["rank"] == [1.0 - result["ranking"].index([p]) for p in range(3)]
        scores = [scores["total"] for scores in result["scores"]]
        best = [max(scores[:p] + scores[p + 1 :]) for p in range(3)]
        expected = [(mine - other) / 100 for mine, other in zip(scores, best, strict=True)]
        assert totals["difference"] == pytest.approx(expected)


def test_the_tensor_is_the_row_of_all_adapters() -> None:
    game = pyspiel.load_game("python_xian(players=2)")
    for moves in (0, 2, 3, 9, 30, 10_000):
        state = random_state(game, moves, moves)
        block = BOOK.state.from_record(state.states[0])
        for seat in range(2):
            row = [0] * BOOK.observation_size
            BOOK.engine.rules.observe(block, seat, row)
            assert np.asarray(state.observation_tensor(seat)).tolist() == row
            assert "turn " in state.observation_string(seat)


def test_what_is_public_has_no_secrets() -> None:
    """Whoever asks, and whatever the seats hold."""
    kinds = pyspiel.PrivateInfoType
    public = pyspiel.IIGObservationType(perfect_recall=False, private_info=kinds.NONE)
    game = pyspiel.load_game("python_xian(players=2)")
    observer = make_observation(game, public)
    for moves in (0, 1, 2, 3, 4, 20):
        state = random_state(game, 5, moves)
        told = []
        rng = BOOK.engine.new_rng(moves)
        for player in (0, 1):
            observer.set_from(state, player)
            told.append(observer.tensor.tolist())
            other = BOOK.hidden(BOOK.state.from_record(state.states[0]), SPECTATOR)
            BOOK.engine.rules.resample(other, SPECTATOR, rng)
            other.to_record(state.states[0])
        assert told[0] == told[1]
        assert sum(told[0]) > 10


def test_information_states_are_refused() -> None:
    game = pyspiel.load_game("python_xian(players=2)")
    state = random_state(game, 1, 3)
    with pytest.raises(ValueError, match="no information states"):
        make_observation(game, pyspiel.IIGObservationType(perfect_recall=True))
    for ask in (state.information_state_string, state.information_state_tensor):
        with pytest.raises(ValueError, match="no information states"):
            ask(0)
    everything = pyspiel.IIGObservationType(
        perfect_recall=False, private_info=pyspiel.PrivateInfoType.ALL_PLAYERS
    )
    with pytest.raises(ValueError, match="secrets of one player or none"):
        make_observation(game, everything)


def test_only_legal_actions_are_played() -> None:
    game = pyspiel.load_game("python_xian(players=2,deals=10)")
    state = game.new_initial_state()
    for deal in (10, -5):
        with pytest.raises(ValueError, match="is not legal"):
            state.apply_action(deal)
    state.apply_action(9)
    with pytest.raises(ValueError, match="action 120 is not legal"):
        state.apply_action(120)
    assert state.history() == [9]
    with pytest.raises(ValueError, match="no player 7"):
        make_observation(game).set_from(state, 7)
    state = random_state(pyspiel.load_game("python_xian(players=2,deals=100)"), 1, 10_000)
    with pytest.raises(ValueError, match="the game is over"):
        state.apply_action(3)


def test_states_are_pickled_and_cloned() -> None:
    game = pyspiel.load_game("python_xian(players=3)")
    state = random_state(game, 1, 25)
    for other in (state.clone(), pickle.loads(pickle.dumps(state))):
        assert other.history() == state.history()
        action = state.legal_actions()[-1]
        other.apply_action(action)
        assert other.history() != state.history()
        expected = state.child(action)
        assert other.observation_tensor(0) == expected.observation_tensor(0)
    assert state.action_to_string(state.legal_actions()[0])


def test_bad_parameters_are_refused_in_a_sentence() -> None:
    for parameters, message in (
        ({"players": 7}, "2 to 4 players"),
        ({"reward": "shaped"}, "rank or difference only"),
        ({"deals": 0}, "at least one deal"),
    ):
        with pytest.raises(ValueError, match=message):
            pyspiel.load_game("python_xian", parameters)
