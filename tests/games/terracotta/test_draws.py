"""T7.6: nothing that anybody can see or ask depends on what has not been drawn yet.

At each decision of a random game everything about it is written down twice: as it is, and with
another seed for all that is still to be drawn. Both must be the same, and what is drawn must not.
"""

from __future__ import annotations

import json
import random
from collections.abc import Iterator
from typing import Any

import pytest

from bingma.bots import make_bot
from bingma.games.contract import CHANCE, Event, View
from bingma.play.game import Game, new_game

HUMAN = 1
SEATS = (None, 0, HUMAN)


def moments(seed: int, options: tuple[int, ...], last: int) -> Iterator[tuple[Game, str]]:
    """A random solo game at each of its decisions, with the action that follows."""
    choose = random.Random(seed)
    game = new_game("terracotta-army", players=1, seed=seed, options=options, secret=b"%d" % seed)
    while not game.over and len(game.log) < last:
        action = choose.choice(game.legal(HUMAN))
        yield game, action
        game.play(action, HUMAN)


def fated(game: Game, chance: int) -> Game:
    """The same game with another future, made from its log alone."""
    other = game.restarted()
    for entry in game.log:
        if entry.seat == CHANCE:
            other.play_chance(entry.action)
        else:
            other.play(entry.action, entry.seat)
    other.draw_from_seed(chance, 0)
    return other


def told(game: Game) -> str:
    """Everything that a client may ask about a game, for each seat and for spectators."""
    everything: list[Any] = [game.record(), game.position(), game.open_position_text()]
    for seat in SEATS:
        now = game.situation(seat)
        everything += [
            *(now.view, now.question, now.actions, now.previews, now.choices, now.refused),
            *(game.lines(seat), game.table_in_words(seat), game.events(seat)),
            *(game.position_text(seat), game.can_undo(seat), game.ahead(seat)),
        ]
        if game.log:
            everything += game.boards(len(game.log), seat)
    everything += [
        str(game.why_not(number, HUMAN)) for number in range(0, game.book.action_count, 5)
    ]
    everything += [game.ahead(HUMAN, action) for action in game.legal(HUMAN)[:2]]
    return json.dumps(everything)


@pytest.mark.parametrize(("seed", "options"), [(1, ()), (2, (1, 3, 4))])
def test_T7_6_nothing_depends_on_what_is_drawn_later(seed: int, options: tuple[int, ...]) -> None:
    draws = different = 0
    for n, (game, action) in enumerate(moments(seed, options, 40)):
        other = fated(game, 1000 + n)
        if n % 3 == 0:
            assert told(other) == told(game)
        here = game.copy()
        for future in (here, other):
            future.play(action, HUMAN)
        drawn = [entry.action for entry in here.log if entry.seat == CHANCE]
        draws += len(drawn) > sum(entry.seat == CHANCE for entry in game.log)
        different += here.record() != other.record()
    assert draws > 3
    assert draws / 2 < different <= draws


def test_T7_6_a_bot_plays_the_same_whatever_is_drawn_later() -> None:
    for n, (game, _) in enumerate(moments(5, (1,), 12)):
        chosen = [
            make_bot("greedy", one.book, HUMAN, 7).choose(one.view(HUMAN))
            for one in (game, fated(game, 1000 + n))
        ]
        assert chosen[0] == chosen[1]


# The same with a game that knows too much


def foreseeing_view(game: Game, seat: int | None) -> View:
    view = game.book.view(game._state, -1 if seat is None else seat)
    view["next"] = None if game._chance is None else list(game._chance)
    return view


def foreseeing_preview(game: Game, number: int, seat: int) -> tuple[list[Event], list[int]]:
    future = game.copy()
    return future.play(number, seat), future.deciding


LEAKS = {"view": foreseeing_view, "_foreseen": foreseeing_preview}


@pytest.mark.parametrize("leak", LEAKS)
def test_a_leak_would_be_noticed(leak: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(Game, leak, LEAKS[leak])
    noticed = [
        told(fated(game, 1000 + n)) != told(game) for n, (game, _) in enumerate(moments(1, (), 12))
    ]
    assert any(noticed)
