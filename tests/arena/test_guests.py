"""Bots that others wrote, in the arena: what they are told, and what is told of them."""

from __future__ import annotations

import json
from pathlib import Path

import pytest

import bingma
from bingma.arena.crew import Crew
from bingma.arena.simulation import Match, check, play_games
from bingma.arena.tournament import Tournament
from bingma.bots import Budget, Decision
from bingma.bots.guests import BadPlayer, Guest
from bingma.terminal.arena import play
from tests.terminal.helper import bingma as command

EAGER = "examples.bot:Eager"
HERE = "tests.arena.test_guests"

SEEN: list[Decision] = []


class Watcher:
    """Keeps what it is told and plays anything."""

    def choose(self, decision: Decision) -> int:
        SEEN.append(decision)
        return decision.random.choice(decision.legal).id


class Raising:
    def choose(self, decision: Decision) -> str:
        raise KeyError("my idea")


class Wrong:
    def choose(self, decision: Decision) -> str:
        return "enter moon"


class Speechless:
    pass


def test_a_guest_is_told_what_its_seat_may_know_and_nothing_else() -> None:
    SEEN.clear()
    game = bingma.new_game("xian", players=2, seed=4)
    guests = [Guest(f"{HERE}:Watcher", game, seat, Budget(7), "a game") for seat in (0, 1)]
    seen_events = 0
    while not game.over:
        seat = game.deciding[0]
        action = guests[seat].choose()
        decision = SEEN[-1]
        assert set(vars(decision)) == {"view", "legal", "events", "budget", "random"}
        assert decision.view == game.view(seat)
        assert decision.view.knowledge == game.book.hidden(decision.view.knowledge, seat)
        assert list(decision.legal) == game.legal(seat)
        assert list(decision.events) == game.events(seat)
        assert decision.budget == Budget(7)
        seen_events += len(decision.events)
        game.play(action, seat)
    assert seen_events > 1000


def test_the_example_beats_random_and_plays_the_same_again() -> None:
    won = 0.0
    for seats in ((EAGER, "random"), ("random", EAGER)):
        match = Match("xian", 2, 1, seats)
        games = list(play_games(match, match.book.engine, range(6)))
        won += sum(played.win_shares()[seats.index(EAGER)] for played in games)
        again = list(play_games(match, match.book.engine, [5]))
        assert again[0].steps == games[5].steps
    assert won >= 10


@pytest.mark.parametrize(
    ("name", "says"),
    [
        ("nowhere:Bot", "there is no module “nowhere”"),
        (f"{HERE}:Nobody", "has no “Nobody”"),
        (f"{HERE}:Speechless", "no method “choose”"),
        (f"{HERE}:Guest", "cannot be made: TypeError"),
    ],
)
def test_who_cannot_play_is_told_before_anything_is_played(name: str, says: str) -> None:
    with pytest.raises(BadPlayer, match=says):
        check(Match("xian", 2, 1, ("random", name)))


@pytest.mark.parametrize(
    ("name", "says"),
    [
        (f"{HERE}:Raising", r": KeyError: 'my idea' \(test_guests.py:\d+\)"),
        (f"{HERE}:Wrong", ", answered 'enter moon', which is not legal now; legal: favour, "),
    ],
)
def test_a_fault_of_a_guest_is_told_with_game_and_seat(name: str, says: str) -> None:
    match = Match("xian", 3, 8, ("random", name))
    with pytest.raises(BadPlayer, match=rf"“{name}”, seat 2 of 3, game 6 of seed 8{says}"):
        list(play_games(match, match.book.engine, [6]))


def test_a_changed_guest_is_another_campaign(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    monkeypatch.syspath_prepend(str(tmp_path))
    source = tmp_path / "my_own_bot.py"
    source.write_text("class Bot:\n    def choose(self, decision):\n        return 0\n")
    tournament = Tournament("xian", ("my_own_bot:Bot@5", "random"), (2,), 2, 1)
    tournament.check()
    before = tournament.description()
    assert tournament.description() == before
    source.write_text(source.read_text().replace("0", "1"))
    assert tournament.description() != before


class Leaving:
    """Presses Ctrl-C when it is asked."""

    def choose(self, decision: Decision) -> str:
        raise KeyboardInterrupt


@pytest.mark.parametrize(
    ("kept", "says"), [(True, "give the same command again"), (False, "With --out games are kept")]
)
def test_who_interrupts_is_told_how_to_go_on(
    kept: bool, says: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tournament = Tournament("xian", (f"{HERE}:Leaving", f"{HERE}:Watcher"), (2,), 2, 1)
    with pytest.raises(SystemExit) as left:
        play(tournament, Crew(1), tmp_path / "kept" if kept else None)
    assert left.value.code == 130
    assert says in capsys.readouterr().err


@pytest.mark.slow
def test_guests_play_the_same_on_any_number_of_workers() -> None:
    words = ("arena", "--bots", f"{EAGER},random", "--players", "2", "--games", "4", "--json")
    one, two = (command(*words, "--workers", workers) for workers in "12")
    assert (one.returncode, two.returncode) == (0, 0), one.stderr + two.stderr
    assert json.loads(one.stdout)["digest"] == json.loads(two.stdout)["digest"]
    told = command("arena", "--bots", f"{HERE}:Wrong,random", "--games", "8", "--workers", "2")
    assert told.returncode == 2
    assert "answered 'enter moon'" in told.stderr
    assert "Traceback" not in told.stderr
