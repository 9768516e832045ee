"""X11.1: the notation of an action parses back to the same action, always."""

from __future__ import annotations

import contextlib
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import strategies as st

import bingma
from bingma.games import rulebook
from bingma.games.contract import BadNotation
from bingma.games.xian import names
from bingma.games.xian.notation import FIXED
from bingma.games.xian.rules.actions import ACTIONS, FAVOUR_0, PLAN_0, WORK_ACTION
from bingma.games.xian.rules.state import HAND

EVERY_ID = range(ACTIONS)


def a_state(players: int, seed: int, steps: int) -> Any:
    """A position of a random game."""
    book: Any = rulebook("xian")
    rng = random.Random(seed)
    state = book.deal(players, (), seed, 0)
    for _ in range(steps):
        if state.over:
            break
        book.apply(state, state.seat, rng.choice(book.legal(state, state.seat)))
    return state


def readable(state: Any, seat: int, action: int) -> bool:
    """Whether the action names cards that the hand has; others have no notation of their own."""
    if action >= WORK_ACTION:
        return True
    held = state.hand_n[seat]
    if action < PLAN_0:
        return not (action - FAVOUR_0) >> held
    top, bottom = divmod(action - PLAN_0, HAND)
    return top != bottom and max(top, bottom) < held


@given(st.integers(2, 4), st.integers(0, 2**32), st.integers(0, 250))
def test_X11_1_every_action_is_read_back(players: int, seed: int, steps: int) -> None:
    book: Any = rulebook("xian")
    state = a_state(players, seed, steps)
    for seat in range(players):
        texts = {}
        for action in EVERY_ID:
            if readable(state, seat, action):
                text = book.write_action(state, seat, action)
                assert book.read_action(state, seat, text) == action
                assert text not in texts, "no two actions have the same notation"
                texts[text] = action


def test_X11_1_all_legal_actions_of_whole_games() -> None:
    rng = random.Random(3)
    for players in (2, 3, 4):
        game = bingma.new_game("xian", players=players, seed=players)
        while not game.over:
            for seat in game.deciding:
                for action in game.legal(seat):
                    assert game.book.read_action(game._state, seat, action) == action.id
            seat = rng.choice(game.deciding)
            game.play(rng.choice(game.legal(seat)), seat)


def test_X11_1_capitals_and_spaces_do_not_matter() -> None:
    book: Any = rulebook("xian")
    state = a_state(2, 7, 0)
    hand = [names.WORKER_CARDS[card] for card in state.hand[0]]
    for action, text in FIXED.items():
        assert book.read_action(state, 0, f"  {text.upper()}  ".replace(" ", "   ")) == action
    plan = book.read_action(state, 0, f"PLAN {hand[1].lower()} / {hand[0].lower()}")
    assert plan == book.read_action(state, 0, f"plan {hand[1]}/{hand[0]}")
    swapped = book.read_action(state, 0, f"favour {hand[3]} {hand[0]}")
    assert book.write_action(state, 0, swapped) == f"favour {hand[0]} {hand[3]}"


@pytest.mark.parametrize(
    ("text", "message"),
    [
        ("", "An action is missing"),
        ("   ", "An action is missing"),
        ("dance", "is no action"),
        ("enter", "is no action"),
        ("enter lab now", "is no action"),
        ("enter kitchen", "is no action"),
        ("craft D1", "is no action"),
        ("forge 5", "is no action"),
        ("pay Q", "is no action"),
        ("favour Q9", "is no worker card"),
        ("plan", "needs two cards"),
        ("plan Y1", "needs two cards"),
        ("plan Y1/Y2/Y3", "needs two cards"),
        ("plan /", "is no worker card"),
        ("plan Y1\\Y2", "needs two cards"),
    ],
)
def test_what_is_no_notation_is_refused_with_a_reason(text: str, message: str) -> None:
    book: Any = rulebook("xian")
    with pytest.raises(BadNotation, match=message):
        book.read_action(a_state(2, 7, 0), 0, text)


def test_cards_must_be_in_the_hand_and_not_named_twice() -> None:
    book: Any = rulebook("xian")
    state = a_state(2, 7, 0)
    hand = [names.WORKER_CARDS[card] for card in state.hand[0]]
    missing = next(card for card in names.WORKER_CARDS if card not in hand)
    for text, message in (
        (f"favour {missing}", f"{missing} is not in the hand"),
        (f"plan {missing}/{hand[0]}", f"{missing} is not in the hand"),
        (f"favour {hand[0]} {hand[0].lower()}", "names a card twice"),
        (f"plan {hand[0]}/{hand[0]}", "names a card twice"),
    ):
        with pytest.raises(BadNotation, match=message):
            book.read_action(state, 0, text)


def read_or_refuse(book: Any, state: Any, seat: int, text: str) -> int | None:
    """The action of a text, None for bad notation; any other error goes through."""
    with contextlib.suppress(BadNotation):
        return int(book.read_action(state, seat, text))
    return None


@given(st.text(), st.integers(0, 250))
def test_any_text_is_an_action_or_bad_notation(text: str, steps: int) -> None:
    book: Any = rulebook("xian")
    state = a_state(3, 5, steps)
    action = read_or_refuse(book, state, 0, text)
    assert action is None or action in EVERY_ID


WORDS = st.sampled_from(
    [word for text in FIXED.values() for word in text.split()]
    + ["plan", "favour", "/", "?", "Y1/R2", "y1", *names.WORKER_CARDS]
)


@given(st.lists(WORDS, max_size=6), st.integers(0, 250))
def test_any_words_are_an_action_or_bad_notation(words: list[str], steps: int) -> None:
    book: Any = rulebook("xian")
    state = a_state(2, 8, steps)
    action = read_or_refuse(book, state, 1, " ".join(words))
    if action is not None:
        again = book.write_action(state, 1, action)
        assert book.read_action(state, 1, again) == action
