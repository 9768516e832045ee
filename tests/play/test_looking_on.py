"""What servers need of a game: events of one entry, previews that do not disturb, copies."""

from __future__ import annotations

import random

import pytest

from bingma import new_game
from bingma.games.contract import View
from bingma.play.game import from_record


def test_events_are_those_of_all_entries() -> None:
    game, rng = new_game("xian", players=3, seed=2), random.Random(2)
    while not game.over:
        seat = game.deciding[0]
        game.play(rng.choice(game.legal(seat)), seat)
    for viewer in (0, 1, 2, None):
        parts = [event for entry in game.log for event in game.seen(entry, viewer)]
        assert parts == game.events(viewer)
    assert game.events(0) != game.events(1)


def test_previews_are_the_same_whatever_was_previewed_before() -> None:
    game, rng = new_game("xian", players=2, seed=3), random.Random(3)
    compared = 0
    while not game.over:
        seat = game.deciding[0]
        legal = game.legal(seat)
        together = [game.preview(action, seat) for action in legal]
        alone = [game.copy().preview(action, seat) for action in legal]
        assert together == alone
        compared += sum(1 for events in together if events)
        game.play(rng.choice(legal), seat)
    assert compared > 50


def test_a_game_from_a_record_goes_on_with_a_generator() -> None:
    game = from_record(new_game("xian", players=2, seed=3).record())
    game.draw_from(game.book.engine.new_rng(1))
    game.play("favour", 0)
    game.draw_from(None)
    game.play("favour", 1)
    assert game.decision() == "plan"


@pytest.mark.parametrize(("name", "players"), [("xian", 3), ("terracotta-army", 1)])
def test_a_preview_needs_nothing_that_the_seat_does_not_know(name: str, players: int) -> None:
    """Whatever is filled in for what is hidden, it says the same as without."""
    game, rng, compared = new_game(name, players=players, seed=5), random.Random(5), 0
    while not game.over:
        seat = game.deciding[0]
        for action in game.legal(seat):
            known = game._foreseen(action.id, seat)
            imagined = game.copy()
            view = View({}, game.book, seat, game.book.hidden(game._state, seat))
            filled = game.book.resample(view, game.book.engine.new_rng(compared))
            imagined._imagined = (imagined._state, seat, filled)
            assert imagined._foreseen(action.id, seat) == known
            compared += 1
        game.play(rng.choice(game.legal(seat)), seat)
    assert compared > 200
