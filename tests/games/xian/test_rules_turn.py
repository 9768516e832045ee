"""Section 4: turns and rounds."""

from __future__ import annotations

import pytest

from bingma import BadNotation, IllegalAction
from bingma.games.xian import names
from bingma.games.xian.rules.state import NONE
from tests.games.xian.positions import (
    Player,
    board,
    card_value,
    deck,
    forward,
    fresh,
    me,
    play,
    position,
    state_of,
    texts,
    token_colour,
)

FOUR = {0: deck("Y1 R2 G3 B4 Y6 R6 G6 B6")}


# X4.1


def test_X4_1_everybody_draws_the_top_four_cards() -> None:
    game = fresh(3, {p: deck("Y1 R2 G3 B4") for p in range(3)})
    for p in range(3):
        assert game.view(p)["you"]["hand"] == ["Y1", "R2", "G3", "B4"]
        assert game.view(p)["players"][p]["deck_count"] == 20


def test_X4_1_the_favour_may_exchange_any_of_the_four_cards() -> None:
    game = fresh(2, FOUR)
    assert len(game.legal(0)) == 16
    assert {"favour", "favour Y1", "favour R2 B4", "favour Y1 R2 G3 B4"} <= texts(game, 0)


def test_X4_1_favour_cards_go_under_the_deck_in_hand_order_then_as_many_are_drawn() -> None:
    game = fresh(2, FOUR)
    under = state_of(game).deck[0][-1]
    game.play("favour R2 B4", seat=0)
    game.play("favour", seat=1)
    assert game.view(0)["you"]["hand"] == ["Y1", "G3", "Y6", "R6"]
    pile = [names.WORKER_CARDS[card] for card in state_of(game).deck[0][4:]]
    assert pile[:2] == ["G6", "B6"]
    assert pile[-3:] == [names.WORKER_CARDS[under], "R2", "B4"]
    assert game.view(0)["you"]["put_under_deck"] == ["R2", "B4"]


def test_X4_1_put_away_cards_come_back_in_the_last_turn() -> None:
    game = fresh(2, FOUR)
    game.play("favour Y1 R2 G3 B4", seat=0)
    game.play("favour", seat=1)
    assert game.view(0)["you"]["hand"] == ["Y6", "R6", "G6", "B6"]
    forward(game, 6, 1)
    assert game.view(0)["you"]["hand"] == ["Y1", "R2", "G3", "B4"]


def test_X4_1_the_favour_without_a_card_changes_nothing() -> None:
    game = fresh(2, FOUR)
    before = state_of(game).copy()
    game.play("favour", seat=0)
    game.play("favour", seat=1)
    assert state_of(game).hand == before.hand
    assert state_of(game).deck == before.deck


def test_X4_1_nothing_is_exchanged_before_all_have_decided() -> None:
    game = fresh(2, FOUR)
    game.play("favour Y1", seat=0)
    assert game.view(0)["you"]["hand"] == ["Y1", "R2", "G3", "B4"]
    assert game.view(0)["you"]["favour"] == "favour Y1"


def test_X4_1_the_favour_is_asked_once_in_turn_1_only() -> None:
    game = fresh(2)
    play(game, "favour", "favour")
    assert game.decision() == "plan"
    for turn in range(2, 7):
        forward(game, turn, 1)
        assert all(entry.decision != "favour" for entry in game.log[2:])


def test_X4_1_each_turn_draws_the_next_four_cards() -> None:
    game = fresh(2, {0: list(names.WORKER_CARDS)})
    for turn in range(1, 7):
        forward(game, turn, 1)
        first = 4 * (turn - 1)
        assert game.view(0)["you"]["hand"] == list(names.WORKER_CARDS[first : first + 4])


def test_X4_1_no_cards_are_drawn_between_the_rounds() -> None:
    game = fresh(2, FOUR)
    forward(game, 1, 2)
    assert game.view(0)["players"][0]["hand_count"] == 2
    assert game.view(0)["players"][0]["deck_count"] == 20


# X4.2


def test_X4_2_round_1_picks_an_ordered_pair_of_four_cards() -> None:
    game = fresh(2, FOUR)
    play(game, "favour", "favour")
    cards = ("Y1", "R2", "G3", "B4")
    assert texts(game, 0) == {f"plan {a}/{b}" for a in cards for b in cards if a != b}


def test_X4_2_round_2_uses_the_two_cards_left() -> None:
    game = fresh(2, FOUR)
    play(game, "favour", "favour")
    game.play("plan B4/Y1", seat=0)
    game.play(game.legal(1)[0], seat=1)
    while game.decision() != "plan":
        game.play({"work": "pigment"}.get(str(game.decision()), "pass"))
    assert texts(game, 0) == {"plan R2/G3", "plan G3/R2"}


def test_X4_2_the_top_card_gives_the_action_and_the_bottom_the_initiative() -> None:
    game = fresh(2, {0: deck("Y1 B6 R1 R2"), 1: deck("Y6 R1 R2 R3")})
    play(game, "favour", "favour")
    game.play("plan Y1/B6", seat=0)
    game.play("plan Y6/R1", seat=1)
    assert game.deciding == [0]
    coins = me(game)["coins"]
    game.play("work")
    assert me(game)["coins"] - coins == card_value("card_coins", "Y1")
    assert sum(me(game)["pigments"].values()) == 1  # the starting tile's: B6 gave nothing


def test_X4_2_plans_stay_secret_until_all_have_planned_then_all_are_revealed() -> None:
    game = fresh(3, {p: deck("Y1 R2 G3 B4") for p in range(3)})
    play(game, "favour", "favour", "favour")
    for p in range(3):
        assert game.view(None)["players"][0]["top"] is None
        assert game.decision(p) == "plan"
        game.play("plan Y1/R2", seat=p)
    shown = [(player["top"], player["bottom"]) for player in game.view(None)["players"]]
    assert shown == [("Y1", "R2")] * 3


def test_X4_2_a_plan_needs_two_different_cards_of_the_hand() -> None:
    game = fresh(2, FOUR)
    play(game, "favour", "favour")
    for text in ("plan Y1/Y1", "plan Y1/Y6", "plan Y1"):
        with pytest.raises(BadNotation):
            game.play(text, seat=0)


# X4.3


def revealed(bottoms: str, tracks: list[int], stack: list[int]) -> list[int]:
    """The order of play of a round with these bottom cards and supervisors."""
    players = len(tracks)
    game = fresh(players, {p: deck(f"Y3 {card} B3 G3") for p, card in enumerate(bottoms.split())})
    for _ in range(players):
        game.play("favour")
    state = state_of(game)
    state.supervisor[:players] = tracks
    for p in range(players):
        below = stack[stack.index(p) + 1 :]
        state.height[p] = sum(tracks[q] == tracks[p] for q in below)
    for p, card in enumerate(bottoms.split()):
        game.play(f"plan Y3/{card}", seat=p)
    order: list[int] = game.view(None)["order"]
    return order


def test_X4_3_players_act_in_descending_order_of_the_bottom_number() -> None:
    assert revealed("R1 R4 R2 R6", [0, 0, 0, 0], [0, 1, 2, 3]) == [3, 1, 2, 0]


def test_X4_3_a_tie_goes_to_the_supervisor_further_ahead() -> None:
    assert revealed("R2 G2 Y2 B2", [1, 0, 5, 2], [0, 1, 2, 3]) == [2, 3, 0, 1]


def test_X4_3_on_the_same_space_the_higher_in_the_stack_goes_first() -> None:
    assert revealed("R2 G2 Y2 B2", [1, 1, 1, 1], [2, 0, 3, 1]) == [2, 0, 3, 1]


def test_X4_3_the_number_counts_before_the_track() -> None:
    assert revealed("R1 R2", [5, 0], [0, 1]) == [1, 0]


def test_X4_3_the_order_is_fixed_at_the_reveal_for_the_whole_round() -> None:
    """Seat 2 overtakes seat 1 on the track while waiting cards are equal; nothing changes."""
    game = fresh(3, {p: deck(f"Y1 R{n} B1 G1") for p, n in enumerate((4, 2, 2))})
    play(game, "favour", "favour", "favour", "plan Y1/R4", "plan Y1/R2", "plan Y1/R2")
    assert game.view(None)["order"] == [0, 1, 2]
    play(game, "work")
    state_of(game).supervisor[2] = 3
    game.play("pass")
    assert game.deciding == [1]
    assert game.view(None)["order"] == [0, 1, 2]


# X4.4


def test_X4_4_first_the_worker_action_then_the_builder() -> None:
    game = position(Player(clay=2), Player(), at="work")
    assert texts(game) == {"work", "pigment"}
    with pytest.raises(IllegalAction):
        game.play("enter palace")
    game.play("work")
    assert game.decision() == "build"
    assert "enter palace" in texts(game)


def test_X4_4_a_player_may_pass_and_takes_one_coin() -> None:
    game = position(Player(coins=3), Player())
    game.play("pass")
    assert me(game)["coins"] == 4
    assert board(game)["builders"] == {b: [] for b in names.BUILDINGS}
    assert game.deciding == [1]


def test_X4_4_after_the_builder_the_go_is_over_when_no_tile_can_be_used() -> None:
    game = position(Player(), Player(unused="market", coins=1), minister="lab")
    game.play("enter palace")
    assert (game.deciding, game.decision()) == ([1], "work")


# X4.5


def test_X4_5_played_cards_go_to_the_discard_piles_in_the_order_played() -> None:
    game = fresh(2, FOUR)
    play(game, "favour", "favour")
    game.play("plan R2/B4", seat=0)
    game.play(game.legal(1)[0], seat=1)
    assert game.view(1)["players"][0]["discards"] == []
    forward(game, 1, 2)
    assert game.view(1)["players"][0]["discards"] == ["R2", "B4"]


def test_X4_5_a_recruited_helper_stays_and_is_not_discarded() -> None:
    game = fresh(2, FOUR)
    play(game, "favour", "favour")
    game.play("plan G3/B4", seat=0)
    game.play(game.legal(1)[0], seat=1)
    assert game.deciding == [0]
    game.play("work")
    forward(game, 1, 2)
    assert game.view(1)["players"][0]["discards"] == ["B4"]
    assert game.view(1)["players"][0]["helpers"] == ["administrator"]


def test_X4_5_a_helper_under_another_card_is_discarded() -> None:
    game = fresh(2, FOUR)
    play(game, "favour", "favour")
    game.play("plan R2/G3", seat=0)
    game.play(game.legal(1)[0], seat=1)
    forward(game, 1, 2)
    assert game.view(1)["players"][0]["discards"] == ["R2", "G3"]
    assert game.view(1)["players"][0]["helpers"] == []


# X4.6


def end_of_turn(turn: int, display: list[str | None], requests: list[int]) -> dict[str, object]:
    """The board after a turn that ended with this display and these open requests (tokens)."""
    game = position(Player(), Player(), turn=turn, round_=2, display=["sword-4", None, None, None])
    state = state_of(game)
    state.request = [token - 1 for token in requests]
    gone = [token for token in state.turn_track if token != NONE]
    rest = [t for t in range(12) if t not in (*gone, *state.request)]
    state.request_deck = [*gone, *state.request, *rest]
    cards = [card for card in display if card is not None]
    hidden = [card for card in names.EQUIPMENT_CARDS if card not in cards]
    state.display = [NONE if c is None else names.EQUIPMENT_CARDS.index(c) for c in display]
    state.equipment_deck = [names.EQUIPMENT_CARDS.index(card) for card in (*cards, *hidden)]
    state.equipment_next = len(cards)
    play(game, "enter palace", "pigment", "pass")
    return dict(game.view(None)["board"])


def test_X4_6_builders_stay_between_rounds_and_go_home_after_the_turn() -> None:
    game = position(Player(), Player())
    play(game, "enter palace", "pigment", "pass")
    assert board(game)["builders"]["palace"] == [0]
    forward(game, 2, 1)
    assert board(game)["builders"] == {b: [] for b in names.BUILDINGS}


def test_X4_6_the_lowest_request_goes_to_the_turn_track_and_the_next_one_refills_its_space() -> (
    None
):
    table = end_of_turn(1, list(names.EQUIPMENT_CARDS[:4]), [7, 12, 3, 9])
    assert table["turn_track"] == [3, None, None, None, None, None]
    assert table["requests"] == {"A": 7, "B1": 12, "B2": 1, "C": 9}


def test_X4_6_the_prime_minister_follows_the_request_that_left() -> None:
    table = end_of_turn(1, list(names.EQUIPMENT_CARDS[:4]), [7, 12, 3, 9])
    of_colour = dict(zip("YRGB", names.BUILDINGS, strict=True))
    assert table["minister"] == of_colour[token_colour(3)]
    assert table["minister_bonus"] is True


def test_X4_6_the_prime_minister_may_stay_and_thanks_again_in_the_new_turn() -> None:
    called = names.BUILDINGS["YRGB".index(token_colour(1))]
    game = position(Player(), Player(), round_=2, minister=called, minister_bonus=False)
    state = state_of(game)
    state.request = [11, 0, 10, 9]
    state.request_deck = [*state.request, *range(1, 9)]
    play(game, "pass", "pigment", "pass")
    assert state_of(game).turn == 2
    assert game.view(None)["board"]["turn_track"][0] == 1
    assert board(game)["minister"] == called
    assert board(game)["minister_bonus"] is True


def test_X4_6_slots_1_and_2_are_discarded_the_rest_slides_and_the_display_refills() -> None:
    table = end_of_turn(1, ["sword-1", "sword-2", "horse-1", "horse-2"], [1, 2, 3, 4])
    assert table["display"] == ["horse-1", "horse-2", "crossbow-1", "crossbow-2"]
    assert table["discarded_equipment"] == ["sword-1", "sword-2"]


def test_X4_6_only_what_still_lies_in_slots_1_and_2_is_discarded() -> None:
    table = end_of_turn(1, [None, "sword-2", None, "horse-2"], [1, 2, 3, 4])
    assert table["display"] == ["horse-2", "crossbow-1", "crossbow-2", "crossbow-3"]
    assert table["discarded_equipment"] == ["sword-2"]


def test_X4_6_with_slots_1_and_2_forged_away_nothing_is_discarded() -> None:
    table = end_of_turn(1, [None, None, "horse-1", "horse-2"], [1, 2, 3, 4])
    assert table["display"] == ["horse-1", "horse-2", "crossbow-1", "crossbow-2"]
    assert table["discarded_equipment"] == []


def test_X4_6_each_of_the_turns_1_to_5_marks_its_own_request() -> None:
    game = fresh(2, requests=[12, 11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 1])
    forward(game, 6, 1)
    track = game.view(None)["board"]["turn_track"]
    assert track == [9, 8, 7, 6, 5, None]
    assert board(game)["requests"] == {"A": 12, "B1": 11, "B2": 10, "C": 4}


def test_X4_6_the_display_is_not_refilled_between_the_rounds() -> None:
    game = position(Player(coins=9), Player(), minister="lab")
    play(game, "enter armory", "forge 2", "pigment", "pass")
    assert state_of(game).stage == 2
    assert board(game)["display"][1] is None


def test_X4_6_is_not_done_after_turn_6() -> None:
    game = position(Player(), Player(), turn=6, round_=2)
    before = board(game)
    play(game, "enter palace", "pigment", "pass")
    assert game.over
    after = board(game)
    assert after["builders"]["palace"] == [0]
    for key in ("minister", "requests", "display"):
        assert after[key] == before[key]
    assert game.view(None)["board"]["turn_track"][5] is None


# X4.7


def test_X4_7_the_game_ends_with_the_final_scoring_after_round_2_of_turn_6() -> None:
    game = position(Player(coins=8), Player(pp=4), turn=6, round_=2)
    play(game, "pass", "pigment")
    assert game.result() is None
    game.play("pass")
    assert game.over
    assert game.deciding == []
    result = game.result()
    assert result is not None
    assert result["scores"][0]["resources"] == 3
    assert result["ranking"] == [[1], [0]]


def test_X4_7_the_parts_are_told_in_the_order_of_scoring() -> None:
    game = position(Player(coins=8), Player(), turn=6, round_=2)
    play(game, "pass", "pigment")
    events = game.play("pass")
    parts = [event["part"] for event in events if event["kind"] == "part-scored"]
    assert list(dict.fromkeys(parts)) == [
        "majorities",
        "equipment",
        "mausoleum",
        "end_tile",
        "resources",
    ]


def test_X4_7_twelve_goes_each_use_up_the_whole_deck() -> None:
    game = fresh(3)
    forward(game, 6, 2)
    while not game.over:
        game.play({"work": "pigment"}.get(str(game.decision()), game.legal()[0]))
    for p in range(3):
        assert sorted(names.WORKER_CARDS[c] for c in state_of(game).deck[p]) == sorted(
            names.WORKER_CARDS
        )
        works = [e for e in game.log if e.seat == p and e.decision == "work"]
        assert len(works) == 12
