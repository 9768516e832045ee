"""The interfaces that researchers know, each by its own package's tests, over the same numbers."""

from __future__ import annotations

import copy
import pickle
import random
import subprocess
import sys
from collections.abc import Sequence
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test
from pettingzoo.test.performance_benchmark import performance_benchmark

import bingma.environments.gymnasium
from bingma import bots
from bingma.environments import pettingzoo
from bingma.environments.checks import NoObservations, NotPlaying, check_setup
from bingma.environments.gymnasium import SeatEnvironment
from bingma.environments.vector import VectorEnvironment
from bingma.games import rulebook
from bingma.games.contract import ObservationField

BOOK: Any = rulebook("xian")


def play(env: Any, rng: random.Random, most: int = 10_000) -> list[tuple[str, list[int], float]]:
    """A random game of an AEC environment: who saw what and had got which reward."""
    told = []
    for agent in env.agent_iter(most):
        seen, reward, over, _, _ = env.last()
        told.append((agent, seen["observation"].tolist(), reward))
        legal = np.flatnonzero(seen["action_mask"]).tolist()
        env.step(None if over else rng.choice(legal))
    return told


# PettingZoo


@pytest.mark.filterwarnings(
    # Its own games with masks are excepted by name.
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_pettingzoo_api(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    api_test(pettingzoo.env("xian", players=players), num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


@pytest.mark.parametrize("reward", ["rank", "difference", "shaped"])
def test_pettingzoo_seeds(reward: str) -> None:
    seed_test(lambda: pettingzoo.env("xian", players=3, reward=reward), num_cycles=40)
    one, two = pettingzoo.env("xian", players=3), pettingzoo.env("xian", players=3)
    one.reset(seed=1)
    two.reset(seed=2)
    assert play(one, random.Random(1)) != play(two, random.Random(1))


@pytest.mark.slow
def test_pettingzoo_performance_benchmark(capsys: pytest.CaptureFixture[str]) -> None:
    performance_benchmark(pettingzoo.env("xian"))
    assert "Finished performance benchmark" in capsys.readouterr().out


def test_agents_are_seats_and_masks_are_told_twice() -> None:
    env = pettingzoo.env("xian", players=4)
    assert str(env) == "xian_v0"
    env.reset(seed=3)
    assert env.agents == ["player_0", "player_1", "player_2", "player_3"]
    seen, _, _, _, info = env.last()
    assert info["action_mask"].tolist() == seen["action_mask"].tolist()
    assert seen["action_mask"].sum() == 16
    assert env.observe("player_1")["action_mask"].sum() == 0


def test_secret_decisions_are_asked_one_by_one_and_not_shown() -> None:
    env = pettingzoo.env("xian", players=3)
    env.reset(seed=4)
    before = env.observe("player_2")["observation"]
    choices = []
    for action in (3, 9):
        other = copy.deepcopy(env)
        other.step(action)
        choices.append(other.observe("player_2")["observation"].tolist())
        assert other.agent_selection == "player_1"
    assert choices[0] == choices[1] != before.tolist()  # only that player 0 has decided


def test_an_illegal_action_loses() -> None:
    for action in (120, -1, 5000):
        env = pettingzoo.env("xian", players=3)
        env.reset(seed=1)
        env.step(action)
        assert env.rewards == {"player_0": -1.0, "player_1": 0.0, "player_2": 0.0}
        assert all(env.terminations.values())
        assert env.infos == {"player_0": {"illegal": True}, "player_1": {}, "player_2": {}}
        assert not any(env.observe(agent)["action_mask"].any() for agent in env.agents)


def test_the_end_tells_scores_and_ranks() -> None:
    env = pettingzoo.env("xian", players=3)
    env.reset(seed=1)
    rng = random.Random(1)
    while not all(env.terminations.values()):
        env.step(rng.choice(np.flatnonzero(env.last()[0]["action_mask"]).tolist()))
    result = BOOK.result(BOOK.state.from_record(env._table._states[0]))
    for agent in env.possible_agents:
        info = env.infos[agent]
        assert info["final_scores"] == [scores["total"] for scores in result["scores"]]
        assert info["final_ranks"] == [1 + result["ranking"].index([seat]) for seat in range(3)]


def test_a_game_is_drawn_as_onlookers_see_it() -> None:
    table = pettingzoo.env("xian", players=2, render_mode="ansi")
    seat = SeatEnvironment("xian", players=2, seat=0, render_mode="ansi")
    table.reset(seed=1)
    seat.reset(seed=1)
    for env in (table, seat):
        drawn = env.render()
        assert "turn 1 of 6" in drawn
        assert "player_1" in drawn
        hands = env._table._states[0]["hand"]
        env._table._states[0]["hand"] = hands[::-1].copy()
        assert env.render() == drawn


def test_wrong_calls_are_answered_by_a_sentence() -> None:
    env = pettingzoo.env("xian", players=2)
    seat = SeatEnvironment("xian", players=2)
    calls: list[Any] = [env.last, env.render, lambda: env.step(0), lambda: env.observe("player_0")]
    calls += [seat.action_masks, seat.render, lambda: seat.step(0), seat.get_state]
    for call in calls:
        with pytest.raises(NotPlaying, match="reset"):
            call()
    env.reset(seed=1)
    seat.reset(seed=1)
    wrong: list[Any] = [None, 0.0, True, np.nan, "3", np.array([3])]
    for action in wrong:
        for play_one in (env.step, seat.step):
            with pytest.raises(ValueError, match="must be a whole number, not"):
                play_one(action)
    with pytest.raises(ValueError, match="no agent 'player_9', only player_0, player_1"):
        env.observe("player_9")
    for make in (pettingzoo.env, SeatEnvironment):
        with pytest.raises(ValueError, match="render_mode must be 'ansi' or None, not 'human'"):
            make("xian", render_mode="human")
    play(env, random.Random(1))
    for call in (env.last, lambda: env.step(None)):
        with pytest.raises(NotPlaying, match="reset"):
            call()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_rewards_by_rank_are_spread_over_the_places(players: int) -> None:
    for seed in range(5):
        env = pettingzoo.env("xian", players=players)
        env.reset(seed=seed)
        told = play(env, random.Random(seed))
        last = {agent: reward for agent, _, reward in told}
        places = [1 - 2 * rank / (players - 1) for rank in range(players)]
        assert sorted(last.values(), reverse=True) == pytest.approx(places)


@pytest.mark.parametrize("reward", ["difference", "shaped"])
def test_rewards_by_points(reward: str) -> None:
    """Against the result that the library tells for the same last position."""
    for seed in range(5):
        env = pettingzoo.env("xian", players=3, reward=reward)
        env.reset(seed=seed)
        first = BOOK.state.from_record(env._table._states[0])
        begin = [BOOK.engine.rules.points(first, p) for p in range(3)]
        sums, rng = np.zeros(3), random.Random(seed)
        while env.agents and not all(env.terminations.values()):
            legal = np.flatnonzero(env.last()[0]["action_mask"]).tolist()
            env.step(rng.choice(legal))
            sums += list(env.rewards.values())
        result = BOOK.result(BOOK.state.from_record(env._table._states[0]))
        totals = [scores["total"] for scores in result["scores"]]
        if reward == "difference":
            expected = [total - max(totals[:p] + totals[p + 1 :]) for p, total in enumerate(totals)]
        else:
            expected = [total - begin[p] for p, total in enumerate(totals)]
        assert sums.tolist() == pytest.approx([points / 100 for points in expected], abs=1e-4)


# Gymnasium


@pytest.mark.parametrize("opponent", ["random", "greedy"])
def test_gymnasium_checker(opponent: str) -> None:
    env = gymnasium.make("bingma/Xian-v0", players=3, opponents=[opponent])
    check_env(env.unwrapped)


def test_a_seat_plays_whole_games_against_bots() -> None:
    env = SeatEnvironment("xian", players=2, opponents=("greedy",), reward="shaped")
    seats, generator = set(), np.random.default_rng(1)
    for seed in range(6):
        _, info = env.reset(seed=seed)
        seats.add(info["seat"])
        over, decisions = False, 0
        while not over:
            assert info["action_mask"].tolist() == env.action_masks().tolist()
            action = generator.choice(np.flatnonzero(info["action_mask"]))
            seen, _, over, truncated, info = env.step(action)
            assert env.observation_space.contains(seen)
            assert not truncated
            decisions += 1
        assert decisions > 12
    assert seats == {0, 1}


def test_an_illegal_action_ends_the_game() -> None:
    env = SeatEnvironment("xian", players=2, seat=1)
    env.reset(seed=1)
    _, reward, over, _, info = env.step(120)
    assert (reward, over, info["illegal"]) == (-1.0, True, True)
    assert not info["action_mask"].any()
    assert not env.action_masks().any()
    with pytest.raises(NotPlaying, match="reset"):
        env.step(0)


def test_bots_that_search_do_so_without_a_clock(monkeypatch: pytest.MonkeyPatch) -> None:
    module = bingma.environments.gymnasium
    budgets = set()

    def make_bot(name: str, *arguments: Any) -> Any:
        budgets.add(arguments[4])
        return bots.make_bot(name, *arguments)

    monkeypatch.setattr(module, "make_bot", make_bot)
    # Compiled or not, they play the same; this saves compiling.
    monkeypatch.setattr(module, "search_engine", lambda *_: BOOK.engine)
    env = SeatEnvironment("xian", players=2, opponents="apprentice", seat=1)
    _, info = env.reset(seed=1)
    for _ in range(3):
        _, _, _, _, info = env.step(int(info["action_mask"].argmax()))
    assert budgets == {bots.Budget(iterations=4)}


def test_bots_asked_one_by_one_play_whole_games(monkeypatch: pytest.MonkeyPatch) -> None:
    """Bots that do not play inside the compiled loop; greedy can do both."""
    monkeypatch.setattr(bingma.environments.gymnasium, "FAST_BOTS", {})
    env = SeatEnvironment("xian", players=3, opponents=["greedy", "random"], reward="shaped")
    courses = []
    for _ in range(2):
        _, info = env.reset(seed=8)
        total, over, generator = 0.0, False, np.random.default_rng(1)
        while not over:
            action = generator.choice(np.flatnonzero(info["action_mask"]))
            _, reward, over, _, info = env.step(action)
            total += reward
        courses.append(total)
        result = BOOK.result(BOOK.state.from_record(env._table._states[0]))
        assert total * 100 == pytest.approx(result["scores"][info["seat"]]["total"], abs=4)
    assert courses[0] == courses[1]


def test_many_games_of_gymnasium_are_those_of_the_vector_environment() -> None:
    env: Any = gymnasium.make_vec("bingma/Xian-v0", num_envs=5, players=3, reward="shaped")
    assert env.metadata["autoreset_mode"] == gymnasium.vector.AutoresetMode.SAME_STEP
    env = gymnasium.wrappers.vector.RecordEpisodeStatistics(env)
    twin = VectorEnvironment("xian", 5, 3, "greedy", "shaped")
    seen, info = env.reset(seed=4)
    twin.reset(seed=4)
    generator, finished = np.random.default_rng(1), 0
    while finished < 6:
        assert env.observation_space.contains(seen)
        assert seen.tobytes() == twin.observation.tobytes()
        assert info["action_mask"].tobytes() == twin.mask.tobytes()
        assert info["seat"].tolist() == twin.seat.tolist()
        actions, seats = twin.sample(generator), twin.seat.copy()
        seen, rewards, done, truncated, info = env.step(actions)
        twin.step(actions)
        assert rewards.tolist() == twin.reward[range(5), seats].tolist()
        assert done.tolist() == twin.done.tolist()
        assert not truncated.any()
        finished += int(done.sum())
        for i in np.flatnonzero(done):
            assert info["final_obs"][i].tobytes() == twin.final_observation[i].tobytes()
            final = info["final_info"]
            assert final["final_scores"][i].tolist() == twin.final_scores[i].tolist()
            assert final["final_ranks"][i].tolist() == twin.final_ranks[i].tolist()
            assert info["_final_obs"][i]
            assert info["_final_info"][i]
            assert final["_final_ranks"][i]
    with pytest.raises(ValueError, match="no opponent 'steward'; known here are: random, greedy"):
        gymnasium.make_vec("bingma/Xian-v0", num_envs=2, opponents="steward")


# States


def test_pickled_and_copied_games_go_on_alike() -> None:
    env = pettingzoo.env("xian", players=3, reward="shaped")
    env.reset(seed=6)
    for _ in range(20):
        env.step(int(np.flatnonzero(env.last()[0]["action_mask"])[-1]))
    others = [
        pickle.loads(pickle.dumps(env)),
        copy.deepcopy(env),
        pettingzoo.env("xian", players=3, reward="shaped"),
    ]
    others[2].reset(seed=1)
    others[2].set_state(env.get_state())
    expected = play(env, random.Random(1))
    assert [play(other, random.Random(1)) == expected for other in others] == [True] * 3


def test_a_seat_with_its_bots_goes_back_to_a_kept_state() -> None:
    env = SeatEnvironment("xian", players=2, opponents=["greedy"])
    _, info = env.reset(seed=2)
    kept, twin = env.get_state(), pickle.loads(pickle.dumps(env))

    def course(of: SeatEnvironment) -> list[Any]:
        told: list[Any] = []
        over = False
        while not over:
            seen, reward, over, _, _ = of.step(int(of.action_masks().argmax()))
            told.append((seen.tolist(), reward))
        return told

    first = course(env)
    following = env.reset()[0].tolist()
    env.set_state(kept)
    assert course(env) == first == course(twin)
    assert env.reset()[0].tolist() == following
    assert info["seat"] == kept["learner"]


def test_vector_states_are_kept_whole() -> None:
    env = VectorEnvironment("xian", 16, 4, reward="shaped")
    env.reset(seed=1)
    generator = np.random.default_rng(1)
    for _ in range(30):
        env.step(env.sample(generator))
    twin = pickle.loads(pickle.dumps(env))
    one, two = np.random.default_rng(2), np.random.default_rng(2)
    for _ in range(200):
        env.step(env.sample(one))
        twin.step(twin.sample(two))
        for name, array in env.get_state().items():
            assert array.tobytes() == twin.get_state()[name].tobytes(), name


def test_a_state_that_does_not_fit_changes_nothing() -> None:
    env = VectorEnvironment("xian", 4, 2)
    env.reset(seed=1)
    before = env.get_state()
    others = [
        VectorEnvironment("xian", 4, 4),
        VectorEnvironment("xian", 4, 2, reward="shaped"),
        VectorEnvironment("xian", 4, 2, opponents="greedy"),
        VectorEnvironment("xian", 1, 2),
    ]
    wrong = [other.get_state() for other in others]
    wrong += [{}, before | {"states": before["states"][:3]}]
    wrong += [before | {"mask": before["mask"].astype(np.int64)}]
    for state in wrong:
        with pytest.raises(ValueError, match=r"this (is a state of|state has)"):
            env.set_state(state)
        now = env.get_state()
        assert all(array.tobytes() == before[name].tobytes() for name, array in now.items())
    two, four = pettingzoo.env("xian", players=2), pettingzoo.env("xian", players=4)
    two.reset(seed=1)
    four.reset(seed=1)
    with pytest.raises(ValueError, match=r"for 4 players, .*, not of .* for 2 players"):
        two.set_state(four.get_state())
    assert two.agents == ["player_0", "player_1"]


# The vector environment


def test_finished_games_are_dealt_anew_and_rewarded_once() -> None:
    env = VectorEnvironment("xian", 32, 2)
    env.reset(seed=1)
    arrays = [env.observation, env.mask, env.seat, env.reward, env.done]
    generator, finished = np.random.default_rng(1), 0
    for _ in range(300):
        env.step(env.sample(generator))
        assert (np.sort(env.reward[env.done]) == [-1, 1]).all()
        assert not env.reward[~env.done].any()
        assert (env.mask[env.done].sum(axis=1) == 16).all()  # the favour of a new game
        finished += int(env.done.sum())
    assert finished > 64
    now = [env.observation, env.mask, env.seat, env.reward, env.done]
    assert all(one is two for one, two in zip(arrays, now, strict=True))


def test_the_same_seed_plays_the_same_whatever_the_number_of_games() -> None:
    few, many = VectorEnvironment("xian", 2, 3), VectorEnvironment("xian", 5, 3)
    few.reset(seed=9)
    many.reset(seed=9)
    for _ in range(150):
        few.step(few.mask.argmax(axis=1))
        many.step(many.mask.argmax(axis=1))
        assert few.observation.tobytes() == many.observation[:2].tobytes()


def test_an_illegal_action_is_refused_before_anything_is_played() -> None:
    env = VectorEnvironment("xian", 3, 2)
    env.reset(seed=1)
    before = env.get_state()
    with pytest.raises(ValueError, match="action 120 is not legal in game 1; legal there are 0, 1"):
        env.step([0, 120, 0])
    for actions in ([0.0, 0.0, 0.0], 0, [0], [True] * 3, None, "x", np.zeros(3, np.uint64)):
        with pytest.raises(ValueError, match="actions must be 3 whole numbers, one for each game"):
            env.step(actions)
    assert all(array.tobytes() == before[name].tobytes() for name, array in env.get_state().items())


def test_learners_move_on_to_the_next_seat_with_every_game() -> None:
    env = VectorEnvironment("xian", 6, 3, opponents=["greedy", "random"])
    for _ in range(2):
        env.reset(seed=1)
        generator, ended = np.random.default_rng(1), np.zeros(6, np.int64)
        while ended.min() < 3:
            assert env.seat.tolist() == ((np.arange(6) + ended) % 3).tolist()
            env.step(env.sample(generator))
            ended += env.done


@pytest.mark.parametrize("restarts", [True, False])
def test_what_finished_games_leave(restarts: bool) -> None:
    """Against one that stays at its end, by the result that the library tells."""
    env = VectorEnvironment("xian", 4, 3, reward="shaped", restarts=restarts)
    twin = VectorEnvironment("xian", 4, 3, reward="shaped", restarts=False)
    env.reset(seed=1)
    twin.reset(seed=1)
    generator = np.random.default_rng(1)
    checked = 0
    while not twin.done.all():
        actions, over = env.sample(generator), twin.done.copy()
        env.step(actions)
        twin.step(actions)
        assert not twin.reward[over].any()
        assert not twin.mask[twin.done].any()
        for game in np.flatnonzero(twin.done & ~over):
            result = BOOK.result(BOOK.state.from_record(twin._states[game]))
            totals = [scores["total"] for scores in result["scores"]]
            assert env.final_scores[game].tolist() == totals
            ranks = [1 + result["ranking"].index([seat]) for seat in range(3)]
            assert env.final_ranks[game].tolist() == ranks
            last = twin.observation[game].tobytes()
            assert env.final_observation[game].tobytes() == last
            checked += 1
    assert checked == 4
    twin.step([-1] * 4)
    assert not twin.done.any()


def test_any_seat_of_any_game_can_look_and_no_other() -> None:
    env = VectorEnvironment("xian", 2, 2)
    row, mask = env.observe(1, int(env.seat[1]))
    assert row.tobytes() == env.observation[1].tobytes()
    assert mask.tobytes() == env.mask[1].tobytes()
    for game, seat in ((2, 0), (-1, 0), (0, 2), (0, -1), (99, 0)):
        with pytest.raises(
            ValueError, match=r"there is no (game|seat) .*; they are numbered 0 to 1"
        ):
            env.observe(game, seat)


def test_games_are_dealt_before_the_first_reset() -> None:
    env = VectorEnvironment("xian", 3, 2)
    assert len({row.tobytes() for row in env.observation}) == 3
    env.step([-1] * 3)
    assert len({row.tobytes() for row in env.observation}) == 3


@pytest.mark.parametrize("seed", [-1, 2**63, 1.5, "a", True, [1]])
def test_seeds_are_whole_numbers(seed: Any) -> None:
    with pytest.raises(ValueError, match="a seed must be"):
        VectorEnvironment("xian", 1).reset(seed)


@pytest.mark.parametrize(
    ("wanted", "message"),
    [
        ({"players": 5}, "for 2 to 4 players, not 5"),
        ({"players": 2.0}, "players must be a whole number, not 2.0"),
        ({"games": 0}, "at least one game"),
        ({"games": "3"}, "games must be a whole number, not '3'"),
        ({"components": "nowhere.toml"}, "nowhere.toml"),
        ({"reward": "fun"}, "no reward 'fun'; known are: rank, difference, shaped"),
        ({"opponents": "nobody"}, "no opponent 'nobody'; known here are: random, greedy"),
        ({"options": [1]}, "no options"),
    ],
)
def test_what_cannot_be_had_is_said_in_a_sentence(wanted: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        VectorEnvironment("xian", **wanted)


class Unseen(type(BOOK)):  # type: ignore[misc]
    """A game that learners cannot see."""

    def observation_fields(self) -> Sequence[ObservationField]:
        return ()


def test_a_game_without_observations_says_so() -> None:
    with pytest.raises(NoObservations, match="Xi'an has no observations"):
        check_setup(Unseen(), 2, "rank", ())


@pytest.mark.parametrize(
    ("extra", "package", "module"),
    [
        ("pettingzoo", "pettingzoo", "pettingzoo"),
        ("gymnasium", "gymnasium", "gymnasium"),
        ("openspiel", "open_spiel", "pyspiel"),
    ],
)
def test_a_missing_package_is_named(extra: str, package: str, module: str) -> None:
    program = f"import sys; sys.modules[{module!r}] = None; import bingma.environments.{extra}"
    done = subprocess.run([sys.executable, "-c", program], capture_output=True, text=True)
    said = done.stderr.strip().splitlines()[-1]
    needs = f"needs the package '{package}': pip install 'bingma[{extra}]'"
    assert f"bingma.environments.{extra} {needs}" in said


def test_threads_come_to_the_same() -> None:
    alone = VectorEnvironment("xian", 50, 4, ["greedy", "random"])
    shared = VectorEnvironment("xian", 50, 4, ["greedy", "random"], threads=3)
    for env in (alone, shared):
        env.reset(seed=4)
    generator = np.random.default_rng(4)
    for _ in range(60):
        actions = alone.sample(generator)
        for env in (alone, shared):
            env.step(actions)
        assert alone.observation.tobytes() == shared.observation.tobytes()
        assert alone.reward.tobytes() == shared.reward.tobytes()
        assert alone.mask.tobytes() == shared.mask.tobytes()
    before = shared.get_state()
    actions = shared.sample(generator)
    actions[40] = 9999
    with pytest.raises(ValueError, match="action 9999 is not legal in game 40"):
        shared.step(actions)
    after = shared.get_state()
    assert all(before[name].tobytes() == after[name].tobytes() for name in before)
    with pytest.raises(ValueError, match="there must be 1 to 50 threads, not 0"):
        VectorEnvironment("xian", 50, threads=0)
    assert copy.deepcopy(shared).observation.tobytes() == shared.observation.tobytes()
