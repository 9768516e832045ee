"""Terracotta Army for learners: its observation, and every interface by its package's own tests."""

from __future__ import annotations

import random
from collections.abc import Iterator
from typing import Any

import gymnasium
import numpy as np
import pytest
from gymnasium.utils.env_checker import check_env
from pettingzoo.test import api_test, seed_test

import bingma.environments.gymnasium
from bingma.environments import pettingzoo
from bingma.environments.gymnasium import SeatEnvironment
from bingma.environments.vector import VectorEnvironment
from bingma.games import rulebook
from bingma.games.terracotta import names
from bingma.games.terracotta.rules.state import HUMAN, PM, State

GAME = "terracotta-army"
BOOK: Any = rulebook(GAME)
FIELDS = {field.name: field for field in BOOK.observation_fields()}


def positions(
    players: int, seeds: range, options: tuple[int, ...] = (), draws: bool = False
) -> Iterator[State]:
    """Every position of random games in which somebody decides, the last one included."""
    for seed in seeds:
        rng = random.Random(seed)
        state = BOOK.deal(players, options, seed, 0)
        while not state.over:
            if draws or state.seat >= 0:
                yield state
            BOOK.apply(state, state.seat, rng.choice(state.legal[: state.legal_n]))
        yield state


def row(state: State, seat: int) -> list[int]:
    seen = [99] * BOOK.observation_size
    BOOK.engine.rules.observe(state, seat, seen)
    return seen


def part(seen: list[int], name: str) -> Any:
    """One field of a row in its shape."""
    field = FIELDS[name]
    return np.array(seen[field.start : field.start + field.size]).reshape(field.shape)


# The observation


def test_fields_lie_one_behind_the_other_and_every_number_is_within_its_bounds() -> None:
    starts = np.cumsum([0, *(field.size for field in FIELDS.values())]).tolist()
    assert [field.start for field in FIELDS.values()] == starts[:-1]
    assert starts[-1] == BOOK.observation_size
    sizes = [field.size for field in FIELDS.values()]
    low = np.repeat([field.low for field in FIELDS.values()], sizes)
    high = np.repeat([field.high for field in FIELDS.values()], sizes)
    ever = np.zeros(BOOK.observation_size, np.int64)
    for players, options in ((1, (1, 2, 3, 4, 5, 6, 7, 8)), (2, ()), (4, ())):
        for state in positions(players, range(4), options, draws=True):
            seen = np.array(row(state, state.round_no % state.players))
            assert (low <= seen).all()
            assert (seen <= high).all()
            ever |= seen
    assert [name for name in FIELDS if not part(list(ever), name).any()] == []


@pytest.mark.parametrize("players", [1, 3])
def test_a_row_tells_the_table(players: int) -> None:
    """Field by field against the view, which is made independently."""
    for state in positions(players, range(1)):
        seats = state.players
        for seat in range(seats):
            seen, view = row(state, seat), BOOK.view(state, seat)
            board = view["board"]
            for i in range(seats):
                player = view["players"][(seat + i) % seats]
                for name in ("coins", "wet", "dry", "craftsmen", "artisans", "bases"):
                    assert part(seen, name)[i] == player[name]
                assert part(seen, "points")[i].sum() == player["total"]
                hired = [names.MASTERS[k] for k in np.flatnonzero(part(seen, "masters")[i])]
                assert sorted(hired) == player["masters"]
                active = {names.WEAPONS[k] for k in np.flatnonzero(part(seen, "active")[i])}
                assert active == {w["weapon"] for w in player["weapons"] if w["active"]}
                warriors = part(seen, "owner")[i] & part(seen, "heads")
                assert warriors.sum() == player["warriors"]
            assert part(seen, "present").tolist() == [1] * seats + [0] * (4 - seats)
            assert np.flatnonzero(part(seen, "round")).tolist() == [view["round"] - 1]
            assert part(seen, "minister").any() == (players == 1)
            shown = part(seen, "shown").sum(axis=2)
            assert (shown == 1).all()
            tiles = [names.TILES[k] for k in part(seen, "tiles").argmax(axis=1)]
            assert tiles == [names.TILES[tile] for tile in state.tiles]
            assert part(seen, "rack").tolist() == [*board["rack"].values()]


def test_positions_that_look_alike_are_alike() -> None:
    """The text of a position is the whole of it: where it differs, the row differs."""
    texts: dict[tuple[int, ...], str] = {}
    for players in (1, 2):
        for state in positions(players, range(3), draws=True):
            seen = tuple(row(state, 1))
            assert texts.setdefault(seen, BOOK.write_position(state)) == BOOK.write_position(state)
            for action in state.legal[: min(state.legal_n, 3)]:
                after = state.copy()
                BOOK.apply(after, state.seat, action)
                seen, text = tuple(row(after, 1)), BOOK.write_position(after)
                assert texts.setdefault(seen, text) == text
    assert len(texts) > 1000


@pytest.mark.parametrize("players", [1, 4])
def test_compiled_and_interpreted_rows_are_the_same(players: int) -> None:
    env = VectorEnvironment(GAME, 6, players)
    env.reset(seed=5)
    generator = np.random.default_rng(5)
    for _ in range(60):
        for game in range(6):
            state = BOOK.state.from_record(env._states[game])
            assert env.seat[game] == state.seat
            assert env.observation[game].tolist() == row(state, state.seat)
            legal = sorted(state.legal[: state.legal_n])
            assert np.flatnonzero(env.mask[game]).tolist() == legal
        env.step(env.sample(generator))


def test_T3_11_points_are_those_of_a_final_scoring_now() -> None:
    for players in (1, 3):
        for state in positions(players, range(2)):
            now = [BOOK.engine.rules.points(state, p) for p in range(state.players)]
            last = state.copy()
            if not last.over:
                for scoring in ("score_footmen", "score_groups", "score_leftovers"):
                    getattr(BOOK.engine.rules, scoring)(last)
            assert now == [sum(last.points[p]) for p in range(state.players)]


# Many games


@pytest.mark.parametrize("players", [1, 2, 4])
@pytest.mark.parametrize("reward", ["rank", "shaped"])
def test_rewards_are_those_of_the_result(players: int, reward: str) -> None:
    env = VectorEnvironment(GAME, 4, players, reward=reward, restarts=False)
    env.reset(seed=players)
    first = [BOOK.state.from_record(record) for record in env._states[:4]]
    rules, seats = BOOK.engine.rules, BOOK.seat_count(players)
    begin = [[rules.points(state, p) for p in range(seats)] for state in first]
    sums, generator = np.zeros((4, seats)), np.random.default_rng(1)
    while not env.done.all():
        actions = np.where(env.done, 0, env.sample(generator))
        env.step(actions)
        sums += env.reward
    for game in range(4):
        result = BOOK.result(BOOK.state.from_record(env._states[game]))
        totals = [scores["total"] for scores in result["scores"]]
        assert env.final_scores[game].tolist() == totals
        ranked = [next(i for i, r in enumerate(result["ranking"]) if p in r) for p in range(seats)]
        order = sorted(range(seats), key=lambda p: env.final_ranks[game, p])
        assert [ranked[p] for p in order] == sorted(ranked)
        if reward == "shaped":
            for p in env.deciding:  # Li Si wins points from the deal on, before anybody is asked
                won = (totals[p] - begin[game][p]) / 100
                assert sums[game, p] == pytest.approx(won, abs=1e-4)
        elif players == 1:
            lost = -1.0 if env.final_ranks[game, HUMAN] == 2 else 1.0
            assert sums[game, [PM, HUMAN]].tolist() == [-lost, lost]


def test_alone_against_the_rules_there_is_one_seat_to_decide_for() -> None:
    env = VectorEnvironment(GAME, 8, 1, options=[1, 6])
    env.reset(seed=1)
    generator, finished = np.random.default_rng(1), 0
    while finished < 8:
        assert (env.seat == HUMAN).all()
        env.step(env.sample(generator))
        finished += int(env.done.sum())
    assert env.deciding == [HUMAN]
    assert "Li Si" in env.render(0)
    with pytest.raises(ValueError, match="Terracotta Army for one has no seat for the opponents"):
        VectorEnvironment(GAME, 8, 1, opponents="greedy")


# The packages' own tests


@pytest.mark.filterwarnings(
    # Its own games with masks are excepted by name.
    "ignore:Observation space for each agent probably should be:UserWarning",
    "ignore:Observation is not a NumPy array:UserWarning",
)
@pytest.mark.parametrize("players", [1, 2, 4])
def test_pettingzoo_api(players: int, capsys: pytest.CaptureFixture[str]) -> None:
    env = pettingzoo.env(GAME, players=players)
    assert str(env) == "terracotta_army_v0"
    assert env.possible_agents == (
        ["player_1"] if players == 1 else [f"player_{i}" for i in range(players)]
    )
    api_test(env, num_cycles=300)
    assert "Passed API test" in capsys.readouterr().out


def test_pettingzoo_seeds() -> None:
    for players in (1, 3):
        seed_test(lambda players=players: pettingzoo.env(GAME, players=players), num_cycles=40)


@pytest.mark.parametrize("wanted", [{}, {"players": 3, "opponents": ["random"]}])
def test_gymnasium_checker(wanted: dict[str, Any]) -> None:
    env = gymnasium.make("bingma/TerracottaArmy-v0", **wanted)
    check_env(env.unwrapped)
    ids = {"bingma/Xian-v0": "xian", "bingma/TerracottaArmy-v0": GAME}
    assert ids == bingma.environments.gymnasium.IDS


def test_gymnasium_plays_whole_games_against_li_si() -> None:
    env = SeatEnvironment(GAME, reward="shaped")
    generator = np.random.default_rng(1)
    _, info = env.reset(seed=1)
    over = False
    while not over:
        assert info["seat"] == HUMAN
        _, _, over, _, info = env.step(generator.choice(np.flatnonzero(info["action_mask"])))
    assert sorted(info["final_ranks"].tolist()) == [1, 2]
    many: Any = gymnasium.make_vec("bingma/TerracottaArmy-v0", num_envs=3)
    _, infos = many.reset(seed=1)
    assert infos["seat"].tolist() == [HUMAN] * 3
    with pytest.raises(ValueError, match="the rules themselves play seat 0"):
        SeatEnvironment(GAME, seat=PM)
    with pytest.raises(ValueError, match="no seat for the opponents"):
        SeatEnvironment(GAME, opponents="greedy")


@pytest.mark.parametrize("players", [1, 2, 4])
def test_openspiel_random_simulation(players: int) -> None:
    pyspiel = pytest.importorskip("pyspiel")  # there are no wheels for Windows
    pytest.importorskip("bingma.environments.openspiel")
    game = pyspiel.load_game("python_terracotta_army", {"players": players, "deals": 20})
    assert game.num_players() == players
    pyspiel.random_sim_test(game, num_sims=1, serialize=True, verbose=False)


def test_openspiel_tells_the_same_row_and_result() -> None:
    pyspiel = pytest.importorskip("pyspiel")
    pytest.importorskip("bingma.environments.openspiel")
    game = pyspiel.load_game("python_terracotta_army(players=1)")
    rng = random.Random(1)
    state = game.new_initial_state()
    drawn = 0
    while not state.is_terminal():
        if state.is_chance_node():
            drawn += 1
            state.apply_action(rng.choice([outcome for outcome, _ in state.chance_outcomes()]))
            continue
        assert state.current_player() == 0
        block = BOOK.state.from_record(state.states[0])
        assert np.asarray(state.observation_tensor(0)).tolist() == row(block, HUMAN)
        state.apply_action(rng.choice(state.legal_actions()))
    assert drawn > 25  # the deal, and the dice of every turn
    result = BOOK.result(BOOK.state.from_record(state.states[0]))
    assert state.returns() == [1.0 if result["ranking"][0] == [HUMAN] else -1.0]
