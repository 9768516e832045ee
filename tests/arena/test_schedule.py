"""Who plays whom: seats and set-ups are balanced."""

from __future__ import annotations

import sys
from collections import Counter

import pytest

from bingma.arena.tournament import Tournament, pairings

BOTS = ("random", "greedy", "third")


def tournament(players: tuple[int, ...], games: int) -> Tournament:
    return Tournament("xian", BOTS, players, games, seed=0)


def test_two_players_meet_once_and_more_meet_both_ways() -> None:
    two = {(p.single, p.others) for p in pairings(BOTS, 2)}
    four = {(p.single, p.others) for p in pairings(BOTS, 4)}
    assert two == {("random", "greedy"), ("random", "third"), ("greedy", "third")}
    assert four == two | {(others, single) for single, others in two}


@pytest.mark.parametrize("players", [2, 3, 4])
def test_every_set_up_is_played_from_every_seat_by_every_pairing(players: int) -> None:
    schedule = tournament((players,), 50).schedule
    setups = -(-50 // players)
    wanted = {(setup, seat) for setup in range(setups) for seat in range(players)}
    for pairing in pairings(BOTS, players):
        played = [(f.setup, f.seat) for f in schedule if f.pairing == pairing]
        assert len(played) == len(wanted)
        assert set(played) == wanted


def test_the_single_seat_is_one_and_goes_round() -> None:
    for fixture in tournament((4,), 4).schedule:
        seating = fixture.pairing.seating(fixture.seat)
        assert Counter(seating) == {fixture.pairing.single: 1, fixture.pairing.others: 3}
        assert seating[fixture.seat] == fixture.pairing.single


def test_games_are_rounded_up_to_whole_rounds() -> None:
    campaign = tournament((2, 3, 4), 10)
    counts = Counter(fixture.pairing.players for fixture in campaign.schedule)
    assert counts == {2: 3 * 10, 3: 6 * 12, 4: 6 * 12}
    assert len(campaign) == sum(counts.values())


def test_another_python_plays_the_same_games(monkeypatch: pytest.MonkeyPatch) -> None:
    campaign = Tournament("xian", ("random", "greedy"), (2,), 2, seed=0)
    described = campaign.description()
    monkeypatch.setattr(sys, "version", "4.0")
    assert campaign.description() == described


def test_an_interrupted_schedule_has_told_about_all_pairings() -> None:
    schedule = tournament((2, 4), 40).schedule
    half = Counter(fixture.pairing for fixture in schedule[: len(schedule) // 2])
    for players in (2, 4):
        counts = [half[pairing] for pairing in pairings(BOTS, players)]
        assert max(counts) - min(counts) <= players
        assert min(counts) > 0
