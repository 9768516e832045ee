"""Any bots, decision by decision, play the same games as the rules' own loop."""

from __future__ import annotations

import pytest

from bingma.arena import simulation
from bingma.arena.crew import Crew
from bingma.arena.simulation import Match, check, engine_for, play_games, simulate
from bingma.arena.tournament import Tournament
from bingma.games import rulebook
from bingma.games.contract import Result


@pytest.mark.parametrize(
    "match",
    [
        Match("xian", 2, 5, ("random", "greedy")),
        Match("xian", 4, 6, ("random",)),
        Match("terracotta-army", 2, 7, ("random",)),
        Match("terracotta-army", 1, 8, ("random",)),  # draws, and an automaton
    ],
    ids=lambda match: f"{match.game}-{match.players}",
)
def test_stepwise_and_in_one_call(match: Match, monkeypatch: pytest.MonkeyPatch) -> None:
    engine = match.book.engine
    (at_once,) = play_games(match, engine, [3])
    monkeypatch.setattr(simulation, "FAST_BOTS", {})
    (stepwise,) = play_games(match, engine, [3])
    assert stepwise.steps == at_once.steps
    assert stepwise.result == at_once.result
    assert stepwise.digest == at_once.digest
    assert at_once.longest is None
    assert stepwise.longest is not None
    assert max(stepwise.longest) <= stepwise.seconds


def test_slow_games_are_shared_out_one_by_one_and_told() -> None:
    match = Match("xian", 2, 3, ("tests.arena.test_guests:Watcher",))
    lines: list[str] = []
    summaries = [simulate(match, 7, Crew(workers), lines.append).as_data() for workers in (1, 2)]
    assert summaries[0] == summaries[1]
    assert summaries[0]["games"] == 7
    for told in (lines[:8], lines[8:]):
        assert told[:2] == ["1 of 7 games", "2 of 7 games"]
        assert told[-3].startswith("6 of 7 games, about ")


def test_a_shared_win_is_divided() -> None:
    result: Result = {"ranking": [[0, 2], [1]], "scores": [{}, {}, {}]}
    played = simulation.Played(0, (), result, {}, 0.0)
    assert played.win_shares() == [0.5, 0.0, 0.5]


def test_guests_need_no_native_rules() -> None:
    book = rulebook("xian")
    assert not engine_for(book, print, ["my:Own"]).compiled
    assert engine_for(book, print, ["my:Own", "greedy"]).compiled


def test_each_may_have_a_budget_of_its_own() -> None:
    engine = rulebook("xian").engine
    names = ("emperor@2", "minister@2", "emperor@9")
    games = [next(play_games(Match("xian", 2, 3, (name, "random")), engine, [0])) for name in names]
    assert games[0].steps == games[1].steps != games[2].steps
    Tournament("xian", ("emperor@2", "emperor@9", "emperor"), (2,), 2, 1).check()


def test_a_bad_budget_is_told_before_anything_is_played() -> None:
    with pytest.raises(ValueError, match="budget"):
        check(Match("xian", 2, 1, ("random",), budget="much"))
    check(Match("xian", 2, 1, ("random",), budget="0.5s"))
