"""Beside a real box: somebody tells what was drawn (T7.5) and takes back anything (T7.7)."""

from __future__ import annotations

import random
from typing import Any

import pytest

from bingma import from_record, new_game
from bingma.faults import Fault
from bingma.games.contract import CHANCE, BadSetup
from bingma.games.terracotta import notation
from bingma.games.wording import Wording
from bingma.play.game import Game, IllegalAction, NotUndoable, Seat, beside_a_box
from bingma.texts import LANGUAGES, texts

HUMAN = 1
SETUP = {
    "mode": "solo",
    "options": [1, 4],
    "tiles": ["soldier", "quad_ne", "coins", "border", "archer"],
    "pm_weapons": ["bow", "sword", "spear", "halberd"],
    "pm_masters": ["claymaker", "craftsman"],
}
KINDS = {"dice", "decree", "inspector", "stack", "master"}
SECRET = b"a secret of the table"


def box(setup: Any = SETUP) -> Game:
    return beside_a_box("terracotta-army", setup, "Ana")


def played(seed: int, entries: int | None = None) -> Game:
    game, rng = box(), random.Random(seed)
    while not game.over and (entries is None or len(game.log) < entries):
        game.play(rng.choice(game.legal(HUMAN)), seat=HUMAN)
    return game


def kinds_of(game: Game) -> set[str]:
    """The kinds of draws that were told."""
    drawn = [entry.action.id for entry in game.log if entry.seat == CHANCE]
    return {notation.meaning(action)["verb"] for action in drawn}


def test_T7_5_draws_that_were_told_are_those_of_the_engine() -> None:
    """Entry by entry the game is the one that a record of it replays; every kind is drawn."""
    kinds = set()
    for seed in range(6):
        game = played(seed)
        kinds |= kinds_of(game)
        record = game.record()
        again = from_record({**record, "actions": []} | {"result": None})
        for entry in game.log:
            if entry.seat == CHANCE:
                again.play_chance(entry.action)
            else:
                again.play(entry.action, seat=entry.seat)
            assert again.log[-1] == entry
        assert from_record(record).record() == record
        assert again.position() == game.position()
    assert kinds == KINDS


def test_a_draw_is_asked_with_everything_that_it_may_be() -> None:
    game = box()
    now = game.situation(HUMAN)
    assert game.deciding == [CHANCE]
    assert now.question["title"]["key"] == "ta-ask-draw-dice"
    assert [c["action"] for c in now.choices] == now.actions
    assert len(now.actions) == 36
    assert game.situation(None).choices == []
    assert game.situation(0).choices == []
    game.play("dice 3 5", seat=HUMAN)
    assert [(entry.seat, str(entry.action)) for entry in game.log] == [(CHANCE, "dice 3 5")]


def test_every_draw_is_worded_in_every_language() -> None:
    seen: set[str] = set()
    for seed in range(6):
        game, rng = box(), random.Random(seed)
        while not game.over:
            if game.tells_draw(HUMAN):
                now = game.situation(HUMAN)
                kind = notation.meaning(now.actions[0].id)["verb"]
                if kind not in seen:
                    seen.add(kind)
                    for language in LANGUAGES:
                        said = Wording(texts(language), game.book.telling.prefix, ["Li Si", "Ana"])
                        title = said.word(now.question["title"])
                        told = [said.word(choice["saying"]) for choice in now.choices]
                        assert "ta-" not in title + "".join(told)
                        assert len(set(told)) == len(told)
            game.play(rng.choice(game.legal(HUMAN)), seat=HUMAN)
    assert seen == KINDS


def test_T7_7_beside_a_box_everything_is_taken_back() -> None:
    game = played(3)
    record, positions = game.record(), []
    while game.log:
        positions.append(game.position())
        taken = game.log[-1].action
        assert game.can_undo(HUMAN)
        assert game.undo(HUMAN) == taken
    assert not game.can_undo(HUMAN)
    with pytest.raises(NotUndoable):
        game.undo(HUMAN)
    assert game.position() == box().position()
    for _, action in record["actions"]:
        game.play(action, seat=HUMAN)
        assert game.position() == positions.pop()
    assert game.record() == record


def test_a_wrong_draw_is_told_again() -> None:
    game = box()
    game.play("dice 3 5", seat=HUMAN)
    wrong = game.position()
    game.undo(HUMAN)
    game.play("dice 4 6", seat=HUMAN)
    right = box()
    right.play("dice 4 6", seat=HUMAN)
    assert game.position() == right.position() != wrong
    with pytest.raises(NotUndoable):
        game.restart_go(HUMAN)


def test_what_cannot_be_drawn_is_refused() -> None:
    game = box()
    for wrong in ("decree 1 2", "place craftsman 3"):
        with pytest.raises(IllegalAction, match="impossible-chance"):
            game.play(wrong, seat=HUMAN)
    game.play("dice 1 1", seat=HUMAN)
    while game.tells_draw(HUMAN):
        game.play(game.legal(HUMAN)[0], seat=HUMAN)
    with pytest.raises(IllegalAction, match="only-drawn"):
        game.play("dice 1 1", seat=HUMAN)
    with pytest.raises(Fault):
        game.draw_once(SECRET)


def test_the_program_draws_one_and_no_more() -> None:
    game = box()
    drawn = game.draw_once(SECRET)
    assert [str(entry.action) for entry in game.log] == [drawn]
    again = box()
    assert again.draw_once(SECRET) == drawn


def test_another_game_keeps_its_limits() -> None:
    game = new_game("terracotta-army", players=1, seed=1)
    assert not game.tells_draw(HUMAN)
    assert not game.can_undo(HUMAN)
    with pytest.raises(IllegalAction, match="only-drawn"):
        game.play("dice 1 1", seat=HUMAN)


@pytest.mark.parametrize(
    "setup",
    [
        None,
        {},
        SETUP | {"tiles": ["coins"] * 5},
        SETUP | {"pm_masters": ["claymaker"]},
        SETUP | {"options": [9]},
        {"mode": "multi", "players": 2, "order": [0, 1], "tiles": SETUP["tiles"]},
    ],
)
def test_T7_8_a_set_up_that_cannot_be_is_refused(setup: Any) -> None:
    with pytest.raises(Fault):
        box(setup)


def test_only_a_game_with_an_automaton_has_a_companion() -> None:
    with pytest.raises(Fault, match="Xi'an"):
        beside_a_box("xian", {}, "Ana")


def test_a_set_up_says_what_is_wrong() -> None:
    with pytest.raises(BadSetup, match=r"setup\.pm_masters: must be a list of 2"):
        box(SETUP | {"pm_masters": ["claymaker"]})


def test_copies_and_restarts_stay_beside_the_box() -> None:
    game = played(1, entries=5)
    assert game.copy().companion
    assert game.restarted().companion
    assert game.seats == [Seat("Li Si", "automaton"), Seat("Ana")]
