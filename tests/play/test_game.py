"""A game as people and programs play it: playing, taking back, looking ahead, copying."""

from __future__ import annotations

import json
import pickle
import random
from collections.abc import Callable
from typing import Any

import pytest

import bingma
from bingma import BadNotation, Game, IllegalAction, NotUndoable, new_game
from bingma.games import UnknownGame
from bingma.play.game import Action, Seat

# Kinds of events behind which nothing can be taken back, as views and logs call them.
NOT_OWN_DOING = {"go-began", "round-began", "turn-began", "builders-home", "part-scored"}
BARRIERS = {
    "drawn",
    "favoured",
    "revealed",
    "request-opened",
    "equipment-opened",
    "game-ended",
}


def play_until(game: Game, there: Callable[[Game], bool], seed: int = 0) -> Game:
    """Random actions until something is so."""
    rng = random.Random(seed)
    while not there(game):
        seat = rng.choice(game.deciding)
        game.play(rng.choice(game.legal(seat)), seat)
    return game


def at_work(players: int = 2, seed: int = 7) -> Game:
    """A game whose first pairs have just been revealed."""
    return play_until(
        new_game("xian", players=players, seed=seed), lambda g: g.decision() == "work"
    )


def everything(game: Game) -> str:
    """All that can be told about where a game stands."""
    seats = [*range(game.players), None]
    return json.dumps(
        [
            game.record(),
            game.position(),
            [game.view(seat) for seat in seats],
            [game.events(seat) for seat in seats],
            [game.legal(seat) for seat in range(game.players)],
        ]
    )


# Starting


def test_new_game() -> None:
    game = new_game("xian", players=3, seed=5)
    assert (game.name, game.players, game.over) == ("xian", 3, False)
    assert [seat.name for seat in game.seats] == ["Player 1", "Player 2", "Player 3"]
    assert game.result() is None
    assert game.log == ()
    assert everything(game) == everything(new_game("xian", players=3, seed=5))
    assert everything(game) != everything(new_game("xian", players=3, seed=6))
    assert everything(game) != everything(new_game("xian", players=3, seed=5, index=1))


def test_without_a_seed_games_are_different() -> None:
    assert new_game().record()["setup"] != new_game().record()["setup"]


@pytest.mark.parametrize(
    ("wrong", "message"),
    [
        ({"players": 1}, "2 to 4 players, not 1"),
        ({"players": 5}, "2 to 4 players, not 5"),
        ({"seed": -1}, "A seed is a whole number"),
        ({"seed": 2**63}, "A seed is a whole number"),
        ({"seats": [Seat("Only one")]}, "2 players need 2 seats, not 1"),
    ],
)
def test_impossible_games_are_refused(wrong: dict[str, Any], message: str) -> None:
    with pytest.raises(ValueError, match=message):
        new_game("xian", **wrong)


def test_unknown_game() -> None:
    with pytest.raises(UnknownGame, match=r"There is no game “chess”; there are: .*xian"):
        new_game("chess")


# Playing


def test_actions_can_be_played_by_notation_id_or_as_listed() -> None:
    games = [new_game(players=2, seed=3) for _ in range(3)]
    ways: list[Callable[[Action], str | int]] = [str, lambda action: action.id, lambda a: a]
    rng = random.Random(1)
    while not games[0].over:
        seat = rng.choice(games[0].deciding)
        i = rng.randrange(len(games[0].legal(seat)))
        told = [
            game.play(way(game.legal(seat)[i]), seat) for game, way in zip(games, ways, strict=True)
        ]
        assert told[0] == told[1] == told[2]
    assert everything(games[0]) == everything(games[1]) == everything(games[2])


def test_an_action_keeps_its_id_when_pickled() -> None:
    action = new_game(players=2, seed=3).legal(0)[5]
    again = pickle.loads(pickle.dumps(action))
    assert (again, again.id) == (action, action.id)


def test_an_action_listed_for_another_hand_is_read_again() -> None:
    """Ids name places in the hand: an old list must not play other cards under its old text."""
    game = new_game(players=2, seed=7)
    for seat in (0, 1):
        game.play("favour", seat)
    plan_of_another_seat = game.legal(0)[3]
    try:
        game.play(plan_of_another_seat, seat=1)
    except ValueError:
        assert game.view(1)["you"]["plan"] is None
    else:
        assert game.view(1)["you"]["plan"] == plan_of_another_seat.split()[1].split("/")
    assert bingma.from_record(game.record()).record() == game.record()


def test_illegal_actions_say_why_and_change_nothing() -> None:
    game = at_work()
    seat = game.deciding[0]
    before = everything(game)
    for action, key in (
        ("enter lab", "not-now"),
        ("done", "not-now"),
        (36, "not-now"),
        ("market", "tile-not-owned"),
    ):
        with pytest.raises(IllegalAction) as caught:
            game.play(action)
        assert caught.value.reason.key == key
        assert game.why_not(action) == caught.value.reason
        assert str(caught.value).endswith(f"is not legal: {caught.value.reason}.")
    for action, wrong_seat, key in (
        ("work", 1 - seat, "not-your-decision"),
        ("work", 2, "no-such-seat"),
        ("work", -1, "no-such-seat"),
        (133, seat, "no-such-action"),
        (-1, seat, "no-such-action"),
    ):
        with pytest.raises(IllegalAction) as caught:
            game.play(action, wrong_seat)
        assert caught.value.reason.key == key
    with pytest.raises(BadNotation):
        game.play("dance")
    assert game.why_not("work") is None
    assert everything(game) == before


def test_nobody_decides_twice() -> None:
    game = new_game(players=3, seed=1)
    game.play("favour", 1)
    before = everything(game)
    with pytest.raises(IllegalAction) as caught:
        game.play("favour", 1)
    assert caught.value.reason.key == "already-decided"
    assert game.legal(1) == []
    assert game.decision(1) is None
    # X11.1: no plan is accepted before all favours are in.
    with pytest.raises(IllegalAction) as caught:
        game.play(16 + 1, 0)
    assert caught.value.reason.key == "not-now"
    assert everything(game) == before


def test_after_the_end_nothing_can_be_played() -> None:
    game = play_until(new_game(players=2, seed=1), lambda g: g.over)
    assert (game.deciding, game.legal(), game.decision()) == ([], [], None)
    assert game.result() is not None
    assert game.record()["result"] == game.written_result()
    for ask in (game.play, game.preview):
        with pytest.raises(IllegalAction) as caught:
            ask("pass")
        assert caught.value.reason.key == "game-over"
    reason = game.why_not("pass")
    assert reason is not None
    assert reason.key == "game-over"
    with pytest.raises(NotUndoable):
        game.undo()


def test_views_are_for_seats_of_the_game() -> None:
    game = new_game(players=2, seed=1)
    for seat in (2, -1):
        with pytest.raises(IndexError, match=f"there is no seat {seat}"):
            game.view(seat)


def test_events_since() -> None:
    game = at_work()
    entries = len(game.log)
    before = game.events(0)
    game.play("work")
    assert game.events(0, since=entries) == game.events(0)[len(before) :]
    assert game.events(0)[: len(before)] == before
    assert game.events(0, since=entries)[0]["action"] == "work"


# Taking back


@pytest.mark.parametrize("players", [2, 3, 4])
def test_undo_brings_back_exactly_what_was(players: int) -> None:
    """After every action: it is taken back unless it showed something hidden."""
    rng = random.Random(players)
    met: set[str] = set()
    game = new_game(players=players, seed=players)
    while not game.over:
        before = everything(game)
        seat = rng.choice(game.deciding)
        action = rng.choice(game.legal(seat))
        shown = {event["kind"] for event in game.play(action, seat)} & BARRIERS
        assert game.log[-1].barrier == bool(shown)
        assert game.can_undo() == game.can_undo(seat) == (not shown)
        if shown:
            met |= shown
            with pytest.raises(NotUndoable):
                game.undo()
            with pytest.raises(NotUndoable):
                game.restart_go()
        else:
            after = everything(game)
            assert game.undo() == action
            assert everything(game) == before
            game.play(action, seat)
            assert everything(game) == after
    assert met == BARRIERS


def test_undo_goes_back_to_the_last_barrier_and_no_further() -> None:
    game = at_work()
    start = everything(game)
    seat = game.deciding[0]
    played: list[Action] = []
    while not played or (game.deciding == [seat] and not game.log[-1].barrier):
        action = game.legal()[0]
        game.play(action)
        played.append(action)
    taken = []
    while game.can_undo(seat):
        taken.append(game.undo(seat))
    assert taken == played[::-1]
    assert everything(game) == start
    with pytest.raises(NotUndoable, match="nothing to take back"):
        game.undo(seat)


def test_another_players_decision_is_a_barrier() -> None:
    game = at_work()
    first = game.deciding[0]
    while game.deciding == [first]:
        game.play(game.legal()[-1])
    second = game.deciding[0]
    assert game.can_undo(first)
    game.play("work", second)
    assert not game.can_undo(first)
    with pytest.raises(NotUndoable):
        game.undo(first)
    assert game.undo(second) == "work"
    assert game.can_undo(first)
    assert game.undo(first) is not None
    assert game.deciding == [first]


@pytest.mark.parametrize("decision", ["favour", "plan"])
def test_X11_1_secret_choices_are_taken_back_until_the_last_has_decided(decision: str) -> None:
    game = play_until(new_game(players=3, seed=4), lambda g: g.decision() == decision)
    direct = game.copy()
    choices = [game.legal(seat)[3] for seat in range(3)]
    first_thought = game.legal(0)[1]
    game.play(choices[2], 2)
    game.play(first_thought, 0)
    # Seat 2 decided before seat 0 did, and may still change its mind.
    assert game.undo(2) == choices[2]
    assert game.deciding == [1, 2]
    game.play(game.legal(2)[5], 2)
    assert game.undo(0) == first_thought
    assert game.undo() == game.legal(2)[5]
    assert game.deciding == [0, 1, 2]
    for seat in (0, 1, 2):
        game.play(choices[seat], seat)
        assert game.can_undo(seat) == (seat < 2)
    for seat in (0, 1, 2):
        direct.play(choices[seat], seat)
        assert not game.can_undo(seat)
    assert everything(game) == everything(direct), "a record holds the final choice only"


def test_taking_back_a_secret_choice_keeps_those_of_others() -> None:
    game = new_game(players=4, seed=4)
    for seat in (3, 1, 0):
        game.play(game.legal(seat)[seat + 4], seat)
    kept = {seat: game.view(seat)["you"]["favour"] for seat in (3, 0)}
    game.undo(1)
    assert {seat: game.view(seat)["you"]["favour"] for seat in (3, 0)} == kept
    assert game.view(1)["you"]["favour"] is None
    assert [entry.seat for entry in game.log] == [3, 0]
    with pytest.raises(NotUndoable):
        game.undo(1)


def test_restart_go_takes_back_the_whole_go() -> None:
    rng = random.Random(2)
    restarted = 0
    for seed in range(3):
        game = new_game(players=3, seed=seed)
        start, go, own = "", -1, 0
        while not game.over:
            if game._state.go != go:
                start, go, own = everything(game), game._state.go, 0
            seat = rng.choice(game.deciding)
            game.play(rng.choice(game.legal(seat)), seat)
            own += 1
            if own > 1 and game._state.go == go and not game.log[-1].simultaneous:
                copy = game.copy()
                taken = copy.restart_go(rng.choice((seat, None)))
                assert taken == [entry.action for entry in reversed(game.log[-own:])]
                assert everything(copy) == start
                assert copy.decision(seat) == "work"
                restarted += 1
    assert restarted > 50


def test_restart_go_of_a_secret_choice_takes_back_that_choice() -> None:
    game = new_game(players=3, seed=1)
    start = everything(game)
    game.play("favour", 2)
    game.play("favour", 0)
    assert game.restart_go(2) == ["favour"]
    assert game.deciding == [1, 2]
    assert game.restart_go() == ["favour"]
    assert everything(game) == start
    with pytest.raises(NotUndoable):
        game.restart_go()


def test_restart_go_does_not_reach_into_the_go_before() -> None:
    game = at_work()
    first = game.deciding[0]
    while game.deciding == [first]:
        game.play(game.legal()[-1])
    second = game.deciding[0]
    start = everything(game)
    game.play("pigment")
    assert game.restart_go(second) == ["pigment"]
    assert everything(game) == start
    assert game.deciding == [second]


# Copies


def test_a_copy_shares_nothing_that_changes() -> None:
    game = at_work(players=3)
    game.play("pigment")
    before = everything(game)
    copy = game.copy()
    assert everything(copy) == before
    copy.undo()
    copy.play("work")
    play_until(copy, lambda g: g.over)
    assert everything(game) == before
    assert game.undo() == "pigment"
    assert not game.over


def test_a_copy_draws_its_own_chance_events() -> None:
    """Otherwise a copy that is played on would change what the game draws next."""
    game = new_game(players=2, seed=1)
    copy = game.copy()
    assert copy._chance == game._chance
    assert copy._chance is not game._chance


# Looking ahead


def test_preview_is_what_happens_up_to_what_is_hidden() -> None:
    rng = random.Random(3)
    cut = 0
    for seed in range(3):
        game = new_game(players=3, seed=seed)
        while not game.over:
            seat = rng.choice(game.deciding)
            before = everything(game)
            action = rng.choice(game.legal(seat))
            shown = game.preview(action, seat)
            assert everything(game) == before
            simultaneous = game.decision(seat) in ("favour", "plan")
            happened = game.play(action, seat)
            if simultaneous:
                assert shown == []
                continue
            assert shown == happened[: len(shown)]
            if len(shown) < len(happened):
                assert happened[len(shown)]["kind"] in BARRIERS | NOT_OWN_DOING
                cut += 1
            assert not any(event["kind"] in BARRIERS | NOT_OWN_DOING for event in shown)
    assert cut > 10


def test_preview_of_an_illegal_action_says_why() -> None:
    game = at_work()
    for action, seat in (("enter lab", None), ("market", None), ("work", 1 - game.deciding[0])):
        with pytest.raises(IllegalAction):
            game.preview(action, seat)
    with pytest.raises(BadNotation):
        game.preview("dance")


def test_illegal_previews_leave_everything_alone() -> None:
    game = at_work()
    before = everything(game)
    for action in range(game.book.action_count):
        try:
            game.preview(action)
        except ValueError:
            continue
    assert everything(game) == before


def test_a_view_travels_to_another_process() -> None:
    """Bots of a server think in processes of their own."""
    view = new_game(players=3, seed=8).view(1)
    there = pickle.loads(pickle.dumps(view))
    assert there == view
    assert (there.seat, there.knowledge, there.book) == (view.seat, view.knowledge, view.book)


def test_a_seat_is_within_its_go_after_its_first_decision() -> None:
    game = at_work()
    seat = game.deciding[0]
    assert not game.is_within_go(seat)
    game.play("work")
    assert game.deciding == [seat]
    assert game.is_within_go(seat)
    play_until(game, lambda g: g.deciding != [seat])
    assert not any(game.is_within_go(other) for other in game.deciding)
