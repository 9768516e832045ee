"""Intervals of shares and means."""

from __future__ import annotations

import numpy as np
import pytest

from bingma.arena.statistics import clustered_share, mean_interval, wilson


def test_wilsons_interval() -> None:
    low, high = wilson(0.33, 100)
    assert low == pytest.approx(0.2459, abs=1e-3)
    assert high == pytest.approx(0.4271, abs=1e-3)
    assert wilson(1.0, 10)[1] == 1.0


def test_independent_games_have_wilsons_interval() -> None:
    wins = [1.0] * 300 + [0.0] * 100
    share, interval = clustered_share(wins, [1] * 400)
    assert share == 0.75
    assert interval == pytest.approx(wilson(0.75, 400), abs=1e-3)


def test_games_that_go_together_count_as_fewer() -> None:
    alone = clustered_share([1.0, 0.0] * 100, [1] * 200)[1]
    together = clustered_share([4.0, 0.0] * 50, [4] * 100)[1]
    assert together == pytest.approx(wilson(0.5, 100), abs=2e-3)
    assert together[1] - together[0] > alone[1] - alone[0]


def test_clusters_that_are_all_alike_are_not_certain() -> None:
    share, (low, high) = clustered_share([2.0] * 50, [2] * 50)
    assert share == 1.0
    assert high == 1.0
    assert low == pytest.approx(wilson(1.0, 50)[0])
    assert low < 0.95


@pytest.mark.parametrize(("setups", "games"), [(1, 4), (2, 4), (4, 2), (5, 4), (20, 2)])
def test_every_win_more_moves_both_bounds_up(setups: int, games: int) -> None:
    for one_after_the_other in (True, False):
        won, before = [0.0] * setups, (0.0, 0.0)
        for win in range(setups * games + 1):
            low, high = clustered_share(won, [games] * setups)[1]
            assert low >= before[0]
            assert high >= before[1] > 0 or win == 0
            assert 0.3 / setups < high - low < 0.9
            before = low, high
            if win < setups * games:
                won[win // games if one_after_the_other else win % setups] += 1


def test_set_ups_that_are_alike_are_not_worth_more_games_than_were_played() -> None:
    low, high = clustered_share([2.0, 3.0], [4, 4])[1]
    by_lot = wilson(5 / 8, 8)
    assert high - low >= by_lot[1] - by_lot[0]


def test_nothing_played_is_nothing_known() -> None:
    assert clustered_share([], []) == (0.0, (0.0, 1.0))
    assert clustered_share([0.0], [0]) == (0.0, (0.0, 1.0))


@pytest.mark.parametrize(("setups", "games", "most"), [(100, 2, 0.98), (8, 4, 1.0), (4, 4, 1.0)])
def test_intervals_hold_the_truth_about_as_often_as_they_say(
    setups: int, games: int, most: float
) -> None:
    rng = np.random.default_rng(1)
    held = 0
    for _ in range(400):
        # Each set-up favours somebody: its games go together.
        chances = rng.choice([0.4, 0.8], size=setups)
        wins = rng.binomial(games, chances)
        low, high = clustered_share(wins.tolist(), [games] * setups)[1]
        held += low <= 0.6 <= high
    assert 0.93 * 400 <= held <= most * 400


def test_the_mean() -> None:
    mean, (low, high) = mean_interval([1.0, 2.0, 3.0, 4.0])
    assert mean == 2.5
    assert high - mean == pytest.approx(mean - low) == pytest.approx(1.96 * 0.6455, rel=1e-3)
