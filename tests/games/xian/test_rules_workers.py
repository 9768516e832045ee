"""Section 5: the worker action."""

from __future__ import annotations

import pytest

from bingma import Game, Reason
from bingma.games.xian import names
from tests.games.xian.positions import (
    Player,
    automatic,
    board,
    bonus,
    card_value,
    equipment_cost,
    free_spaces,
    me,
    play,
    position,
    state_of,
    texts,
)

COLOURS = {"Y": "Y1", "R": "R1", "G": "G1", "B": "B1"}
A1, A2 = free_spaces("A")[:2]
C1 = free_spaces("C")[0]
ALL_HELPERS = " ".join(names.HELPERS)


def pigments(game: Game, seat: int = 0) -> str:
    """A seat's pigments as letters."""
    return "".join(c * n for c, n in me(game, seat)["pigments"].items())


# X5.1


@pytest.mark.parametrize("card", COLOURS.values())
def test_X5_1_the_player_must_choose_the_action_or_a_pigment(card: str) -> None:
    game = position(Player(), Player(), at="work", top=card)
    assert texts(game) == {"work", "pigment"}


@pytest.mark.parametrize(("colour", "card"), COLOURS.items())
def test_X5_1_one_pigment_of_the_colour_of_the_card(colour: str, card: str) -> None:
    game = position(Player(), Player(), at="work", top=card)
    game.play("pigment")
    assert pigments(game) == colour
    assert (me(game)["coins"], me(game)["clay"], me(game)["pp"]) == (0, 0, 0)
    assert board(game)["pigment_stock"][colour] == 5


@pytest.mark.parametrize(("colour", "card"), COLOURS.items())
def test_X5_1_a_pigment_out_of_stock_is_not_received_but_may_be_chosen(
    colour: str, card: str
) -> None:
    game = position(Player(), Player(pigments=colour * 6), at="work", top=card)
    assert "pigment" in texts(game)
    game.play("pigment")
    assert pigments(game) == ""
    assert board(game)["pigment_stock"][colour] == 0


# X5.2


@pytest.mark.parametrize("number", range(1, 7))
def test_X5_2_a_tax_collector_brings_coins_and_one_more_with_the_accountant(number: int) -> None:
    coins = card_value("card_coins", f"Y{number}")
    for helpers, more in (("", 0), ("accountant", 1), ("administrator ceramist", 0)):
        game = position(Player(helpers=helpers), Player(), at="work", top=f"Y{number}")
        game.play("work")
        assert me(game)["coins"] == coins + more
        assert me(game)["clay"] == 0


@pytest.mark.parametrize("number", range(1, 7))
def test_X5_2_a_craftsman_brings_clay_and_one_more_with_the_administrator(number: int) -> None:
    clay = card_value("card_clay", f"R{number}")
    for helpers, more in (("", 0), ("administrator", 1), ("accountant scientist", 0)):
        game = position(Player(helpers=helpers), Player(), at="work", top=f"R{number}")
        game.play("work")
        assert me(game)["clay"] == clay + more
        assert me(game)["coins"] == 0


@pytest.mark.parametrize("number", range(1, 7))
def test_X5_2_a_miner_brings_the_shown_pigments(number: int) -> None:
    shown = card_value("card_pigments", f"B{number}")
    game = position(Player(helpers=ALL_HELPERS), Player(), at="work", top=f"B{number}")
    game.play("work")
    assert list(me(game)["pigments"].values()) == shown
    assert list(board(game)["pigment_stock"].values()) == [6 - n for n in shown]


@pytest.mark.parametrize("number", range(1, 7))
def test_X5_2_a_miner_brings_each_pigment_only_if_in_stock(number: int) -> None:
    shown = dict(zip("YRGB", card_value("card_pigments", f"B{number}"), strict=True))
    missing = next(colour for colour, n in shown.items() if n)
    game = position(Player(), Player(pigments=6 * missing), at="work", top=f"B{number}")
    game.play("work")
    assert me(game)["pigments"] == shown | {missing: 0}


def test_X5_2_the_bonus_of_accountant_and_administrator_never_comes_with_a_pigment() -> None:
    for card in ("Y3", "R3"):
        game = position(Player(helpers=ALL_HELPERS), Player(), at="work", top=card)
        game.play("pigment")
        assert (me(game)["coins"], me(game)["clay"]) == (0, 0)


# X5.3


@pytest.mark.parametrize("turn", range(1, 7))
@pytest.mark.parametrize("number", range(1, 7))
def test_X5_3_recruiting_scores_the_prestige_of_the_turn_at_once(number: int, turn: int) -> None:
    game = position(Player(), Player(), at="work", top=f"G{number}", turn=turn)
    game.play("work")
    assert me(game)["pp"] == card_value("card_helper_pp", f"G{number}")[turn - 1]
    assert me(game)["helpers"] == [names.HELPERS[card_value("card_helper", f"G{number}")]]


def test_X5_3_the_ability_of_a_new_helper_works_in_the_same_go() -> None:
    """The officer just recruited makes a card affordable in this very go."""
    price = equipment_cost("sword-1")
    rich = Player(coins=price - 1)
    shop = ["sword-1", None, None, None]
    game = position(rich, Player(), at="work", top="G6", display=shop)
    assert "enter armory" not in texts(play(game.copy(), "pigment"))
    play(game, "work", "enter armory")
    assert automatic(game) == ["forge 1"]
    assert me(game)["equipment"] == ["sword-1"]
    assert me(game)["coins"] == 0


def test_X5_3_a_helper_used_for_a_pigment_is_not_recruited() -> None:
    game = position(Player(), Player(), at="work", top="G5", turn=6)
    game.play("pigment")
    assert me(game)["helpers"] == []
    assert me(game)["pp"] == 0
    assert pigments(game) == "G"
    assert state_of(game).helper[0] == [0] * 6


# X5.4


def test_X5_4_the_ceramist_gives_one_prestige_at_each_craft() -> None:
    gained = []
    for helpers in ("", "ceramist"):
        game = position(Player(clay=2, helpers=helpers), Player())
        play(game, "enter workshop", f"craft {A1}")
        gained.append(me(game)["pp"])
    assert gained[1] == gained[0] + 1


def test_X5_4_the_ceramist_also_counts_for_an_extra_craft() -> None:
    game = position(Player(clay=4, helpers="ceramist", unused="extra"), Player())
    play(
        game, "extra workshop", f"craft {A1}", "no-seal", "enter workshop", f"craft {A2}", "no-seal"
    )
    sources = [
        event["points"]
        for event in game.events(None)
        if event["kind"] == "scored" and event["source"] == "ceramist"
    ]
    assert sources == [1, 1]


@pytest.mark.parametrize("space", range(5))
def test_X5_4_the_emissary_may_exchange_one_resource_at_each_forward_move(space: int) -> None:
    game = position(Player(coins=1, helpers="emissary", supervisor=space), Player(), minister="lab")
    game.play("enter palace")
    if space == 4:
        game.play("keep tiles")
    assert game.decision() == "exchange"
    play(game, "give coin", "take B")
    assert pigments(game) == "B"
    assert me(game)["coins"] == 0
    assert game.decision() != "exchange"


def test_X5_4_the_emissary_also_works_for_an_extra_step() -> None:
    game = position(Player(clay=1, helpers="emissary", unused="extra"), Player())
    play(game, "extra palace", "keep tiles", "give clay", "take coin")
    assert (me(game)["coins"], me(game)["clay"]) == (1, 0)


def test_X5_4_without_the_emissary_there_is_no_exchange() -> None:
    game = position(Player(coins=1), Player())
    game.play("enter palace")
    assert game.deciding == [1]


@pytest.mark.parametrize(("section", "price"), [("A", 2), ("B", 3), ("C", 5)])
def test_X5_4_the_scientist_makes_crafting_one_clay_cheaper(section: str, price: int) -> None:
    game = position(Player(clay=price - 1, helpers="scientist"), Player())
    play(game, "enter workshop", f"craft {free_spaces(section)[0]}")
    assert me(game)["clay"] == 0
    plain = position(Player(clay=price - 1), Player())
    assert plain.why_not("enter workshop") == (
        Reason("too-little-clay", {"needed": 2, "owned": 1}) if price == 2 else None
    )
    if price > 2:
        plain.play("enter workshop")
        assert plain.why_not(f"craft {free_spaces(section)[0]}") == Reason(
            "too-little-clay", {"needed": price, "owned": price - 1}
        )


def test_X5_4_the_officer_makes_forging_one_coin_cheaper() -> None:
    price = equipment_cost("horse-1")
    shop = ["horse-1", "horse-2", None, None]
    game = position(Player(coins=price, helpers="officer"), Player(), display=shop)
    play(game, "enter armory", "forge 1")
    assert me(game)["coins"] == 1


def test_X5_4_abilities_add_up_with_each_other_and_with_tiles() -> None:
    me_ = Player(clay=3, helpers="scientist ceramist", unused="discount")
    game = position(me_, Player())
    play(game, "discount", "enter workshop", f"craft {C1}")
    assert me(game)["clay"] == 0
    assert me(game)["pp"] == bonus(C1)[0] + 1
    shop = ["horse-1", "horse-2", None, None]
    coins = equipment_cost("horse-1") - 2
    game = position(
        Player(coins=coins, helpers="officer", unused="discount"), Player(), display=shop
    )
    play(game, "discount", "enter armory", "forge 1")
    assert me(game)["coins"] == 0


def test_X5_4_no_price_falls_below_0() -> None:
    """Scientist and discount would make 0 of A's 2 clay, the officer and it -1 of a cheap card."""
    helped = Player(clay=0, helpers="scientist officer", unused="discount")
    game = position(helped, Player())
    play(game, "discount", "enter workshop", f"craft {A1}")
    assert me(game)["clay"] == 0
    cheap = min(names.EQUIPMENT_CARDS, key=equipment_cost)
    assert equipment_cost(cheap) <= 2
    shop = [cheap, None, None, None]
    game = position(helped, Player(), display=shop)
    play(game, "discount", "enter armory")
    assert automatic(game) == ["forge 1"]
    assert me(game)["coins"] == 0
