"""Section 6: entering a building."""

from __future__ import annotations

import pytest

from bingma import Reason
from bingma.games.xian import names
from tests.games.xian.positions import (
    Player,
    automatic,
    board,
    equipment_cost,
    forward,
    me,
    play,
    position,
    state_of,
    texts,
)

SWORD = ("sword-1", None, None, None)
SWORD_PRICE = equipment_cost("sword-1")
RAW = {"A1": "raw", "A2": "raw"}


# X6.1


def test_X6_1_one_builder_per_round() -> None:
    game = position(Player(coins=5, unused="market"), Player())
    game.play("enter palace")
    assert game.decision() == "after"
    assert not any(text.startswith(("enter", "open", "free", "pass")) for text in texts(game))


def test_X6_1_the_same_building_in_both_rounds_of_a_turn() -> None:
    game = position(Player(), Player(), minister="lab")
    play(game, "enter palace", "pigment", "pass")
    while not (game.deciding == [0] and game.decision() == "build"):
        game.play({"plan": game.legal()[0], "work": "pigment"}.get(str(game.decision()), "pass"))
    game.play("enter palace")
    assert board(game)["builders"]["palace"] == [0, 0]
    assert me(game)["supervisor"] == 2


def test_X6_1_builders_stay_until_the_turn_ends() -> None:
    game = position(Player(), Player(), round_=2, builders={"lab": [1, 0]})
    game.play("enter palace")
    assert board(game)["builders"]["palace"] == [0]
    assert board(game)["builders"]["lab"] == [1, 0]
    forward(game, 2, 1)
    assert not any(board(game)["builders"].values())


# X6.2


@pytest.mark.parametrize(("players", "limit"), [(2, 3), (3, 4), (4, 5)])
@pytest.mark.parametrize("minister", ["armory", "palace", "workshop"])
def test_X6_2_a_pair_is_closed_at_3_4_5_with_the_prime_minister(
    players: int, limit: int, minister: str
) -> None:
    """The right pair (armory, palace) holds one builder less than the limit, or as many."""
    here = 1 if minister != "workshop" else 0
    for count in (limit - 1, limit):
        builders = [p % players for p in range(count - here)]
        split = {"armory": builders[:1], "palace": builders[1:]}
        people = [Player(coins=9, clay=2), *[Player()] * (players - 1)]
        game = position(*people, builders=split, minister=minister)
        closed = count >= limit
        assert ("enter palace" not in texts(game)) == closed
        assert ("enter armory" not in texts(game)) == closed


def test_X6_2_one_full_building_closes_its_empty_neighbour() -> None:
    builders = {"armory": [1, 1, 0, 0]}
    game = position(Player(coins=9, clay=2), Player(), Player(), builders=builders, minister="lab")
    assert "enter palace" not in texts(game)
    assert game.why_not("enter palace") == Reason(
        "pair-closed", {"building": "palace", "other": "armory", "count": 4, "limit": 4}
    )


def test_X6_2_the_other_pair_does_not_count() -> None:
    crowd = {"workshop": [1, 1], "lab": [0, 2]}
    game = position(Player(coins=9), Player(), Player(), builders=crowd, minister="lab")
    assert {"enter armory", "enter palace"} <= texts(game)


@pytest.mark.parametrize(
    ("places", "closed"),
    [
        (("armory", "workshop", "lab", "palace"), False),
        (("workshop", "palace", "armory", "lab"), False),
        (("palace", "armory", "lab", "workshop"), True),
        (("workshop", "lab", "armory", "palace"), True),
    ],
)
def test_X6_2_pairs_go_by_the_places_of_the_buildings(
    places: tuple[str, ...], closed: bool
) -> None:
    builders = {"armory": [1, 1, 0]}
    game = position(
        Player(unused="market", coins=1), Player(), builders=builders, places=places, minister="lab"
    )
    assert ("enter palace" not in texts(game)) == closed


def test_X6_2_own_builders_count_too() -> None:
    game = position(Player(clay=2), Player(), builders={"palace": [0, 0]}, minister="armory")
    assert texts(game) == {"enter workshop", "pass"}


@pytest.mark.parametrize("stock", [0, 1])
def test_X6_2_the_workshop_is_closed_while_no_raw_statue_is_in_the_stock(stock: int) -> None:
    standing = names.SPACES[: 12 - stock]
    game = position(Player(clay=9), Player(), pit=dict.fromkeys(standing, "raw"))
    assert board(game)["raw_stock"] == stock
    assert ("enter workshop" in texts(game)) == (stock == 1)


def test_X6_2_a_painting_brings_back_a_raw_statue_and_opens_the_workshop() -> None:
    pit = dict.fromkeys(names.SPACES[:12], "raw")
    rich = Player(clay=9, pigments="YY", unused="extra")
    game = position(rich, Player(), pit=pit, requests="YRGB")
    assert "enter workshop" not in texts(game)
    play(game, "extra lab", "paint A1")
    assert board(game)["raw_stock"] == 1
    assert "enter workshop" in texts(game)


def test_X6_2_without_raw_statues_only_the_workshop_is_closed_not_its_pair() -> None:
    pit = dict.fromkeys(names.SPACES[:12], "raw")
    game = position(Player(pigments="YY"), Player(), pit=pit, requests="YRGB")
    assert "enter lab" in texts(game)


# X6.3


@pytest.mark.parametrize("players", [3, 4])
def test_X6_3_one_coin_to_each_other_player_for_each_builder(players: int) -> None:
    builders = {"palace": [1, 1, 2]}
    people = [Player(coins=5), *[Player()] * (players - 1)]
    game = position(*people, builders=builders, minister="lab")
    game.play("enter palace")
    assert [me(game, p)["coins"] for p in range(players)] == [2, 2, 1, 0][:players]


@pytest.mark.parametrize(("count", "price"), [(1, 2), (2, 3)])
def test_X6_3_two_players_pay_2_for_one_and_3_for_two_builders(count: int, price: int) -> None:
    builders = {"palace": [1] * count}
    game = position(Player(coins=5), Player(), builders=builders, minister="lab")
    game.play("enter palace")
    assert [me(game, p)["coins"] for p in range(2)] == [5 - price, price]


@pytest.mark.parametrize("players", [2, 3])
def test_X6_3_own_builders_and_the_prime_minister_cost_nothing(players: int) -> None:
    people = [Player(coins=5), *[Player()] * (players - 1)]
    game = position(*people, builders={"palace": [0]}, minister="palace")
    game.play("enter palace")
    assert [me(game, p)["coins"] for p in range(players)] == [5, 0, 0][:players]


def test_X6_3_own_builders_do_not_change_what_others_are_paid() -> None:
    builders = {"palace": [0, 1]}
    game = position(Player(coins=5), Player(), round_=2, builders=builders, minister="lab")
    game.play("enter palace")
    assert [me(game, p)["coins"] for p in range(2)] == [3, 2]


def test_X6_3_builders_in_the_other_building_of_the_pair_are_not_paid() -> None:
    builders = {"armory": [1, 2]}
    game = position(Player(coins=5), Player(), Player(), builders=builders, minister="lab")
    game.play("enter palace")
    assert [me(game, p)["coins"] for p in range(3)] == [5, 0, 0]


# X6.4


def test_X6_4_missing_coins_cost_two_prestige_each() -> None:
    builders = {"palace": [1, 1]}
    for coins, pp in ((3, 10), (2, 8), (1, 6), (0, 4)):
        game = position(Player(coins=coins, pp=10), Player(), builders=builders, minister="lab")
        game.play("enter palace")
        assert (me(game)["coins"], me(game)["pp"]) == (0, pp)
        assert me(game, 1)["coins"] == 3


def test_X6_4_the_stock_pays_what_is_missing_to_every_player_owed() -> None:
    builders = {"palace": [1, 2, 3, 1]}
    people = [Player(coins=1, pp=10), Player(), Player(coins=4), Player()]
    game = position(*people, builders=builders, minister="lab")
    game.play("enter palace")
    assert [me(game, p)["coins"] for p in range(4)] == [0, 2, 5, 1]
    assert me(game)["pp"] == 10 - 2 * 3
    assert [me(game, p)["pp"] for p in (1, 2, 3)] == [0, 0, 0]


def test_X6_4_each_coin_comes_from_the_purse_or_from_the_stock_never_from_both() -> None:
    builders = {"palace": [1, 2]}
    game = position(Player(coins=1), Player(), Player(), builders=builders, minister="lab")
    events = game.play("enter palace")
    paid = sum(event["amount"] for event in events if event["kind"] == "paid")
    from_stock = sum(
        event["amount"]
        for event in events
        if event["kind"] == "gained" and event["source"] == "fee"
    )
    assert (paid, from_stock) == (1, 1)


def test_X6_4_prestige_may_go_below_zero_and_entering_is_still_allowed() -> None:
    builders = {"palace": [1, 1]}
    for pp in (0, -5):
        game = position(Player(pp=pp), Player(), builders=builders, minister="lab")
        assert "enter palace" in texts(game)
        game.play("enter palace")
        assert me(game)["pp"] == pp - 6


def test_X6_4_prestige_never_replaces_clay_pigments_or_the_price_of_equipment() -> None:
    proud = Player(pp=50, coins=SWORD_PRICE - 1, clay=1, pigments="R")
    game = position(proud, Player(), display=SWORD, requests="YGGB")
    assert texts(game) == {"enter palace", "pass"}


def test_X6_4_coins_may_not_be_held_back_from_the_fee() -> None:
    """One coin at hand and two owed: the coin goes first, whatever it was meant for."""
    display = ["crossbow-1", None, None, None]
    owner = Player(coins=equipment_cost("crossbow-1"), pp=9)
    game = position(owner, Player(), builders={"armory": [1]}, minister="lab", display=display)
    assert "enter armory" not in texts(game)
    game.play("enter palace")
    assert me(game)["pp"] == 9


# X6.5


@pytest.mark.parametrize(
    ("building", "able", "unable"),
    [
        ("workshop", Player(clay=2), Player(clay=1, coins=9, pigments="YYRR", pp=9)),
        ("lab", Player(pigments="YB"), Player(pigments="RB", coins=9, clay=9, pp=9)),
        ("armory", Player(coins=SWORD_PRICE), Player(coins=SWORD_PRICE - 1, clay=9, pigments="YY")),
        ("palace", Player(supervisor=4), Player(end_tile="tiles", coins=9, clay=9)),
    ],
)
def test_X6_5_a_player_may_enter_only_if_the_action_is_possible(
    building: str, able: Player, unable: Player
) -> None:
    for player, possible in ((able, True), (unable, False)):
        game = position(
            player, Player(), pit=RAW, requests="YGGB", display=SWORD, minister="workshop"
        )
        assert (f"enter {building}" in texts(game)) == possible


@pytest.mark.parametrize(("short", "possible"), [(0, True), (1, False)])
def test_X6_5_the_price_must_be_payable_from_the_coins_left_after_the_fee(
    short: int, possible: bool
) -> None:
    fee = 2
    player = Player(coins=SWORD_PRICE + fee - short, pp=20)
    game = position(player, Player(), display=SWORD, builders={"armory": [1]}, minister="workshop")
    assert ("enter armory" in texts(game)) == possible
    if possible:
        game.play("enter armory")
        assert me(game)["equipment"] == ["sword-1"]
        assert me(game)["coins"] == 0
        assert me(game)["pp"] == 20


def test_X6_5_the_prime_ministers_coin_may_pay_the_card() -> None:
    player = Player(coins=SWORD_PRICE - 1)
    for bonus in (True, False):
        game = position(player, Player(), display=SWORD, minister="armory", minister_bonus=bonus)
        assert ("enter armory" in texts(game)) == bonus
        if bonus:
            game.play("enter armory")
            assert automatic(game)[0] == "forge 1"
            assert me(game)["coins"] == 0


def test_X6_5_a_card_that_costs_nothing_any_more_needs_no_coin_after_the_fee() -> None:
    """The officer makes a price of 1 to 0, so even a fee paid in prestige leaves it payable."""
    display = [card if equipment_cost(card) == 1 else None for card in ("crossbow-1",)] + [None] * 3
    assert display[0] is not None
    player = Player(coins=1, helpers="officer")
    game = position(player, Player(), display=display, builders={"armory": [1]}, minister="lab")
    game.play("enter armory")
    assert me(game)["equipment"] == ["crossbow-1"]
    assert (me(game)["coins"], me(game)["pp"]) == (0, -2)


def test_X6_5_only_cards_still_payable_after_the_fee_are_offered() -> None:
    display = ["crossbow-1", "sword-1", "arrowheads-1", None]
    coins = equipment_cost("crossbow-1") + 2
    assert equipment_cost("sword-1") > equipment_cost("crossbow-1")
    game = position(
        Player(coins=coins), Player(), display=display, builders={"armory": [1]}, minister="lab"
    )
    game.play("enter armory")
    assert texts(game) == {"forge 1", "forge 3"}


# X6.6


def test_X6_6_the_first_to_enter_where_the_prime_minister_stands_gets_a_coin_and_a_point() -> None:
    game = position(Player(), Player(), minister="palace", minister_bonus=True)
    game.play("enter palace")
    assert (me(game)["coins"], me(game)["pp"]) == (1, 1)
    assert board(game)["minister_bonus"] is False


def test_X6_6_the_second_to_enter_gets_nothing() -> None:
    game = position(Player(), Player(coins=2), minister="palace", minister_bonus=True)
    play(game, "enter palace", "pigment", "enter palace")
    assert (me(game, 1)["coins"], me(game, 1)["pp"]) == (0, 0)


def test_X6_6_not_even_the_same_player_in_round_2() -> None:
    game = position(Player(), Player(), minister="palace", minister_bonus=True)
    play(game, "enter palace", "pigment", "pass")
    while not (game.deciding == [0] and game.decision() == "build"):
        game.play({"plan": game.legal()[0], "work": "pigment"}.get(str(game.decision()), "pass"))
    before = me(game)
    game.play("enter palace")
    after = [entry for entry in game.log if entry.action == "enter palace"]
    assert len(after) == 2
    assert (me(game)["coins"], me(game)["pp"]) == (before["coins"], before["pp"])


def test_X6_6_the_other_building_of_the_pair_brings_nothing() -> None:
    game = position(Player(), Player(), minister="armory", minister_bonus=True)
    game.play("enter palace")
    assert (me(game)["coins"], me(game)["pp"]) == (0, 0)
    assert board(game)["minister_bonus"] is True


def test_X6_6_the_thanks_come_before_the_action() -> None:
    game = position(Player(coins=9), Player(), minister="armory", minister_bonus=True)
    game.play("enter armory")
    assert game.decision() == "forge"
    assert (me(game)["coins"], me(game)["pp"]) == (10, 1)


def test_X6_6_a_new_turn_brings_new_thanks() -> None:
    game = position(Player(), Player(), round_=2, minister="palace", minister_bonus=True)
    game.play("enter palace")
    assert state_of(game).minister_bonus == 0
    play(game, "pigment", "pass")
    assert state_of(game).turn == 2
    assert state_of(game).minister_bonus == 1
