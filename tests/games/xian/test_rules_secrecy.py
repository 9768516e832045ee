"""Section 10: what a player may see, on a few positions. Random games are tried elsewhere."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

import bingma
from bingma import Game
from bingma.games.xian import names
from bingma.games.xian.rules.state import State
from tests.games.xian.positions import (
    BOOK,
    Player,
    deck,
    forward,
    fresh,
    me,
    play,
    position,
    seats,
    state_of,
)

FOUR = {p: deck("Y1 R2 G3 B4 Y6 R6 G6 B6") for p in range(4)}


def seen(game: Game, seat: int | None) -> str:
    """Everything that reaches a seat, as text."""
    return json.dumps([game.view(seat), game.events(seat)], sort_keys=True)


# X10.1


@pytest.mark.parametrize("seat", [None, 0, 1, 2])
def test_X10_1_the_board_and_what_lies_before_the_players_is_public(seat: int | None) -> None:
    pit = {"A1": "raw+seal:2", "A2": "1", "C3": "0+seal:0"}
    people = [
        Player(coins=3, clay=2, pigments="YR", pp=-4, unused="market", equipment="sword-1"),
        Player(coins=1, end_tile="tiles"),
        Player(pigments="BB"),
    ]
    game = position(*people, pit=pit, builders={"lab": [1]}, minister="lab", requests="YRGB")
    view = game.view(seat)
    printed = game.position()
    for key, value in printed["board"].items():
        assert view["board"][key] == value
    for p in range(3):
        for key, value in printed["players"][p].items():
            if key != "equipment":
                assert view["players"][p][key] == value
    assert view["players"][0]["equipment_count"] == 1
    assert view["players"][1]["end_tile"] == "tiles"
    assert set(view["board"]["end_tiles"]) == {"resources", "prestige", "warriors"}


@pytest.mark.parametrize("seat", [None, 0, 1])
def test_X10_1_numbers_of_cards_discards_and_the_turn_track_are_public(seat: int | None) -> None:
    game = position(Player(), Player(), turn=3, round_=2)
    view = game.view(seat)
    for p in range(2):
        assert view["players"][p]["hand_count"] == 0
        assert view["players"][p]["deck_count"] == 12
        assert len(view["players"][p]["discards"]) == 10
    assert [token is None for token in view["board"]["turn_track"]] == [False] * 2 + [True] * 4


def test_X10_1_the_discarded_equipment_is_public() -> None:
    game = fresh(2)
    stack = game.record()["setup"]["equipment"]
    while game.view(None)["turn"] == 1:
        game.play({"work": "pigment", "build": "pass"}.get(str(game.decision()), game.legal()[0]))
    for seat in (None, 0, 1):
        assert game.view(seat)["board"]["discarded_equipment"] == stack[:2]


def test_X10_1_how_many_cards_were_exchanged_shows_once_all_have_decided() -> None:
    game = fresh(2, FOUR)
    game.play("favour Y1 R2 G3", seat=0)
    assert game.view(1)["players"][0]["favoured"] == 0
    game.play("favour", seat=1)
    for seat in (None, 0, 1):
        assert [player["favoured"] for player in game.view(seat)["players"]] == [3, 0]


# X10.2


def test_X10_2_hands_are_seen_by_their_owner_only() -> None:
    hand = ["Y1", "R2", "G3", "Y4"]
    game = fresh(2, {0: deck(" ".join(hand)), 1: deck("Y6 R6 G6 R5")})
    assert game.view(0)["you"]["hand"] == hand
    assert "you" not in game.view(None)
    for seat in (None, 1):
        assert not any(f'"{card}"' in seen(game, seat) for card in hand)


def same_but(game: Game, change: Any) -> Game:
    """The same game with something secret changed."""
    state: State = state_of(game).copy()
    change(state)
    return Game(BOOK, state, seats(state.players))


def swap_hand_and_deck(seat: int) -> Any:
    """Another hand and another order of the deck for a seat."""

    def change(state: State) -> None:
        left = 4 * state.turn
        cards = state.hand[seat][: state.hand_n[seat]] + state.deck[seat][left:]
        cards = cards[::-1]
        state.hand[seat][: state.hand_n[seat]] = cards[: state.hand_n[seat]]
        state.deck[seat][left:] = cards[state.hand_n[seat] :]

    return change


def test_X10_2_other_hands_and_decks_do_not_change_what_a_player_sees() -> None:
    game = fresh(3, FOUR)
    play(game, "favour", "favour", "favour")
    other = same_but(game, swap_hand_and_deck(1))
    assert state_of(other).hand[1] != state_of(game).hand[1]
    for seat in (None, 0, 2):
        assert json.dumps(game.view(seat)) == json.dumps(other.view(seat))
        assert game.view(seat).knowledge == other.view(seat).knowledge
    assert game.view(1) != other.view(1)


def test_X10_2_the_order_of_the_own_deck_is_secret_too() -> None:
    game = fresh(2, FOUR)

    def turn_deck(state: State) -> None:
        state.deck[0][4:] = state.deck[0][:3:-1]

    other = same_but(game, turn_deck)
    assert state_of(other).deck != state_of(game).deck
    for seat in (None, 0, 1):
        assert game.view(seat) == other.view(seat)
        assert game.view(seat).knowledge == other.view(seat).knowledge


def test_X10_2_the_stacks_of_equipment_and_requests_are_secret() -> None:
    game = fresh(2, FOUR)

    def turn_stacks(state: State) -> None:
        state.equipment_deck[4:] = state.equipment_deck[:3:-1]
        state.request_deck[4:] = state.request_deck[:3:-1]

    other = same_but(game, turn_stacks)
    for seat in (None, 0, 1):
        assert game.view(seat) == other.view(seat)
        assert game.view(seat).knowledge == other.view(seat).knowledge


@pytest.mark.parametrize("words", [("favour Y1", "favour R2 B4"), ("plan Y1/R2", "plan B4/G3")])
def test_X10_2_a_choice_made_in_secret_shows_only_that_it_was_made(words: tuple[str, str]) -> None:
    games = []
    for word in words:
        game = fresh(3, FOUR)
        if word.startswith("plan"):
            play(game, "favour", "favour", "favour")
        game.play(word, seat=1)
        games.append(game)
    for seat in (None, 0, 2):
        assert seen(games[0], seat) == seen(games[1], seat)
        assert games[0].view(seat).knowledge == games[1].view(seat).knowledge
        assert games[0].events(seat)[-1]["kind"] == "decided"
        assert games[0].view(seat)["deciding"] == [0, 2]
    assert seen(games[0], 1) != seen(games[1], 1)


def test_X10_2_which_cards_the_favour_put_away_only_their_owner_knows() -> None:
    game = fresh(2, FOUR)
    game.play("favour Y1 G3", seat=0)
    game.play("favour", seat=1)
    assert game.view(0)["you"]["put_under_deck"] == ["Y1", "G3"]
    knowledge: Any = game.view(1).knowledge
    assert set(knowledge.deck[0][4:]) == {-1}
    own: Any = game.view(0).knowledge
    assert [names.WORKER_CARDS[card] for card in own.deck[0][-2:]] == ["Y1", "G3"]


def test_X10_2_cards_drawn_are_told_to_their_owner_only() -> None:
    game = fresh(2, FOUR)
    game.play("favour Y1", seat=0)
    game.play("favour", seat=1)
    assert any(event["kind"] == "drawn" for event in game.events(0))
    for seat in (None, 1):
        assert not any(event["kind"] == "drawn" for event in game.events(seat))


def test_X10_2_owned_equipment_is_shown_to_its_owner_only_but_named_when_forged() -> None:
    game = position(Player(coins=9), Player(), minister="lab")
    play(game, "enter armory", "forge 2")
    assert me(game)["equipment"] == ["arrowheads-1"]
    forged = {"kind": "forged", "slot": 2, "card": "arrowheads-1", "seat": 0}
    for seat in (None, 1):
        assert forged in game.events(seat)
        assert "arrowheads-1" not in json.dumps(game.view(seat))
    assert game.view(0)["you"]["equipment"] == ["arrowheads-1"]


def test_X10_2_pairs_are_public_once_revealed() -> None:
    game = fresh(2, FOUR)
    play(game, "favour", "favour", "plan Y1/R2", "plan G3/B4")
    for seat in (None, 0, 1):
        players = game.view(seat)["players"]
        assert [(p["top"], p["bottom"]) for p in players] == [("Y1", "R2"), ("G3", "B4")]


def test_X10_2_the_other_two_cards_stay_secret_after_the_reveal() -> None:
    game = fresh(2, FOUR)
    play(game, "favour", "favour", "plan Y1/R2", "plan G3/B4")
    other = same_but(game, swap_hand_and_deck(1))
    for seat in (None, 0):
        assert game.view(seat) == other.view(seat)
        assert game.view(seat).knowledge == other.view(seat).knowledge


def test_X10_2_error_texts_and_reasons_tell_nothing_of_other_hands() -> None:
    """A seat that asks about its own illegal plan gets the same answer whatever others hold."""
    game = fresh(2, FOUR)
    play(game, "favour", "favour")
    other = same_but(game, swap_hand_and_deck(1))
    for action in range(BOOK.action_count):
        assert game.why_not(action, seat=0) == other.why_not(action, seat=0)


def test_the_view_does_not_show_cards_under_a_deck_that_is_used_up() -> None:
    game = fresh(2, FOUR)
    game.play("favour Y1 R2 G3 B4", seat=0)
    game.play("favour", seat=1)
    forward(game, 6, 2)
    assert game.view(0)["players"][0]["deck_count"] == 0
    assert game.view(0)["you"]["put_under_deck"] == []


@pytest.mark.parametrize("seed", range(3))
def test_X10_2_a_view_is_plain_data_without_a_way_to_the_state(seed: int) -> None:
    game = bingma.new_game("xian", players=3, seed=seed)
    chance = random.Random(seed)
    while not game.over:
        for seat in (None, 0, 1, 2):
            view = game.view(seat)
            assert json.loads(json.dumps(view)) == view
        seat = chance.choice(game.deciding)
        game.play(chance.choice(game.legal(seat)), seat=seat)
