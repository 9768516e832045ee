"""Section 8: bonus tiles."""

from __future__ import annotations

import pytest

from bingma import Reason
from bingma.games.xian import names
from tests.games.xian.positions import (
    Player,
    automatic,
    board,
    equipment_cost,
    free_spaces,
    me,
    play,
    position,
    statues,
    texts,
)

A1, A2 = free_spaces("A")[:2]
EVERY_TILE = "open/free market discount extra"
NO_RAW = dict.fromkeys(names.SPACES[:12], "raw")
SWORD = ("sword-1", None, None, None)
NO_CARDS = (None, None, None, None)
SWORD_PRICE = equipment_cost("sword-1")


# X8.1


def test_X8_1_market_at_work_build_and_after() -> None:
    for at in ("work", "build", "after"):
        game = position(Player(coins=1, unused="market"), Player(), at=at)
        assert "market" in texts(game)


def test_X8_1_discount_and_extra_at_build_and_after_not_at_work() -> None:
    rich = Player(coins=9, clay=9, unused="discount extra")
    for at, offered in (("work", False), ("build", True), ("after", True)):
        game = position(rich, Player(), at=at)
        assert ("discount" in texts(game)) == offered
        assert ("extra workshop" in texts(game)) == offered


def test_X8_1_open_and_free_at_build_only() -> None:
    """The palace has a fee, the lab's pair is closed."""
    crowd = {"workshop": [1, 1, 0], "palace": [1]}
    rich = Player(coins=9, clay=9, unused="open/free extra")
    for at, offered in (("work", False), ("build", True), ("after", False)):
        game = position(rich, Player(), at=at, builders=crowd, minister="armory")
        assert ("open workshop" in texts(game)) == offered
        assert ("free palace" in texts(game)) == offered


def test_X8_1_a_tile_works_once_in_the_game_and_counts_as_used_at_its_word() -> None:
    game = position(Player(coins=5, clay=2, unused="market discount extra"), Player())
    game.play("market")
    assert me(game)["tiles"]["market"] == "used"
    play(game, "give coin", "take coin", "stop")
    assert "market" not in texts(game)
    game.play("discount")
    assert me(game)["tiles"]["discount"] == "used"
    game.play("extra armory")
    assert me(game)["tiles"]["extra"] == "used"
    game.play("forge 1")
    assert game.why_not("discount") == Reason("tile-used", {"tile": "discount"})
    assert game.why_not("extra armory") == Reason("tile-used", {"tile": "extra"})
    assert game.why_not("market") == Reason("tile-used", {"tile": "market"})


def test_X8_1_a_tile_can_be_used_from_the_moment_it_is_taken() -> None:
    game = position(Player(coins=1, supervisor=3), Player())
    assert not any(text.startswith("extra") for text in texts(game))
    game.play("enter palace")
    assert game.decision() == "after"
    assert "extra palace" in texts(game)


def test_X8_1_several_tiles_can_be_used_in_one_go() -> None:
    rich = Player(coins=9, clay=9, unused=EVERY_TILE)
    crowd = {"armory": [1, 1, 0]}
    game = position(rich, Player(), at="work", builders=crowd, minister="workshop")
    play(game, "market", "give coin", "take B", "stop", "work")
    play(game, "extra workshop", f"craft {A1}", "no-seal", "discount", "open armory", "forge 1")
    assert me(game)["tiles"] == dict.fromkeys(names.BONUS_TILES, "used")
    assert game.deciding == [1]


def test_X8_1_only_in_the_owners_own_go() -> None:
    game = position(Player(coins=1), Player(coins=1, unused="market"))
    assert game.why_not("market", seat=1) == Reason("not-your-decision", {"seat": 0})
    assert texts(game, 1) == set()


def test_X8_1_never_inside_another_action() -> None:
    rich = Player(coins=9, clay=9, pigments="YYR", unused="market discount extra")
    game = position(rich, Player(), requests="YRGB")
    for start, decision in (
        ("enter workshop", "craft"),
        ("enter lab", "paint"),
        ("enter armory", "forge"),
    ):
        inside = play(game.copy(), start)
        assert inside.decision() == decision
        assert not texts(inside) & {"market", "discount", "extra palace"}
    sealing = play(game.copy(), "enter workshop", f"craft {A1}")
    assert texts(sealing) == {"seal", "no-seal"}
    paying = play(game.copy(), "enter lab", f"paint {statues('A')[0]}")
    assert texts(paying) == {"pay Y", "pay R"}


# X8.2


def test_X8_2_open_enters_a_closed_pair_and_pays_the_fee_as_usual() -> None:
    crowd = {"palace": [1, 1]}
    game = position(
        Player(coins=5, unused="open/free"), Player(), builders=crowd, minister="armory"
    )
    assert "enter palace" not in texts(game)
    game.play("open palace")
    assert [me(game, p)["coins"] for p in range(2)] == [2, 3]
    assert board(game)["builders"]["palace"] == [1, 1, 0]
    assert me(game)["supervisor"] == 2
    assert me(game)["tiles"]["open/free"] == "used"


def test_X8_2_open_may_pay_the_fee_with_prestige() -> None:
    crowd = {"palace": [1, 1]}
    game = position(Player(unused="open/free"), Player(), builders=crowd, minister="armory")
    game.play("open palace")
    assert me(game)["pp"] == -6
    assert me(game, 1)["coins"] == 3


def test_X8_2_open_without_a_fee_where_only_the_pair_is_full() -> None:
    crowd = {"armory": [1, 1, 0]}
    game = position(Player(unused="open/free"), Player(), builders=crowd, minister="lab")
    game.play("open palace")
    assert me(game, 1)["coins"] == 0
    assert board(game)["builders"]["palace"] == [0]


def test_X8_2_open_earns_the_prime_ministers_thanks_as_the_first_there() -> None:
    crowd = {"armory": [1, 1, 0]}
    game = position(
        Player(unused="open/free"),
        Player(),
        builders=crowd,
        minister="palace",
        minister_bonus=True,
    )
    game.play("open palace")
    assert (me(game)["coins"], me(game)["pp"]) == (1, 1)


def test_X8_2_open_does_not_open_a_workshop_without_raw_statues() -> None:
    for crowd in ({}, {"workshop": [1, 1, 0]}):
        game = position(
            Player(clay=9, unused="open/free"),
            Player(),
            pit=NO_RAW,
            builders=crowd,
            minister="armory",
        )
        assert "open workshop" not in texts(game)


def test_X8_2_free_enters_without_paying_and_nobody_is_paid() -> None:
    crowd = {"palace": [1, 2, 1]}
    game = position(
        Player(coins=4, unused="open/free"), Player(), Player(), builders=crowd, minister="lab"
    )
    game.play("free palace")
    assert [me(game, p)["coins"] for p in range(3)] == [4, 0, 0]
    assert me(game)["pp"] == 0
    assert board(game)["builders"]["palace"] == [1, 2, 1, 0]
    assert me(game)["tiles"]["open/free"] == "used"


def test_X8_2_free_does_not_enter_a_closed_pair() -> None:
    crowd = {"palace": [1, 1], "armory": [0]}
    game = position(Player(coins=4, unused="open/free"), Player(), builders=crowd, minister="lab")
    assert {text for text in texts(game) if text.endswith("palace")} == {"open palace"}
    assert game.why_not("free palace") == Reason(
        "pair-closed", {"building": "palace", "other": "armory", "count": 3, "limit": 3}
    )


def test_X8_2_free_saves_the_fee_but_not_the_price() -> None:
    crowd = {"armory": [1]}
    for coins, free in ((SWORD_PRICE, True), (SWORD_PRICE - 1, False)):
        player = Player(coins=coins, unused="open/free")
        game = position(player, Player(), display=SWORD, builders=crowd, minister="lab")
        assert "enter armory" not in texts(game)
        assert ("free armory" in texts(game)) == free
        if free:
            game.play("free armory")
            assert me(game)["coins"] == 0


def test_X8_2_open_needs_the_price_after_the_fee() -> None:
    crowd = {"armory": [1, 1]}
    for coins, possible in ((SWORD_PRICE + 3, True), (SWORD_PRICE + 2, False)):
        player = Player(coins=coins, clay=2, unused="open/free")
        game = position(player, Player(), display=SWORD, builders=crowd, minister="palace")
        assert ("open armory" in texts(game)) == possible


def test_X8_2_either_half_uses_up_the_whole_tile() -> None:
    crowd = {"palace": [1], "workshop": [1, 1, 0]}
    player = Player(clay=9, unused="open/free extra")
    for word in ("free palace", "open workshop"):
        game = position(player, Player(), builders=crowd, minister="armory")
        assert {"free palace", "open workshop"} <= texts(game)
        game.play(word)
        assert me(game)["tiles"]["open/free"] == "used"


def test_X8_2_a_free_entry_never_meets_the_prime_ministers_thanks() -> None:
    """While the thanks are to be had nobody has entered there, so there is no fee to save."""
    game = position(
        Player(unused="open/free"),
        Player(),
        builders={"armory": [1]},
        minister="palace",
        minister_bonus=True,
    )
    assert game.why_not("free palace") == Reason("no-fee-due", {"building": "palace"})


# X8.3


def test_X8_3_market_exchanges_two_resources_one_after_the_other() -> None:
    game = position(Player(coins=1, clay=1, unused="market"), Player())
    play(game, "market", "give coin", "take R", "give clay", "take B")
    assert (me(game)["coins"], me(game)["clay"]) == (0, 0)
    assert me(game)["pigments"] == {"Y": 0, "R": 1, "G": 0, "B": 1}
    assert game.decision() == "build"


def test_X8_3_market_may_exchange_only_one() -> None:
    game = position(Player(coins=1, clay=1, unused="market"), Player())
    play(game, "market", "give coin", "take R", "stop")
    assert (me(game)["coins"], me(game)["clay"]) == (0, 1)
    assert game.decision() == "build"


def test_X8_3_market_needs_at_least_one_resource() -> None:
    game = position(Player(unused="market"), Player())
    assert "market" not in texts(game)
    assert game.why_not("market") == Reason("nothing-to-exchange", {})


def test_X8_3_a_pigment_out_of_stock_cannot_be_taken() -> None:
    game = position(Player(coins=2, unused="market"), Player(pigments="YYYYYY"))
    play(game, "market")
    assert automatic(game) == ["give coin"]
    assert texts(game) == {f"take {kind}" for kind in ("coin", "clay", "R", "G", "B")}
    assert game.why_not("take Y") == Reason("out-of-stock", {"resource": "Y"})


def test_X8_3_what_was_just_given_counts_as_in_stock() -> None:
    game = position(Player(coins=1, pigments="Y", unused="market"), Player(pigments="YYYYY"))
    assert board(game)["pigment_stock"]["Y"] == 0
    play(game, "market", "give Y")
    assert "take Y" in texts(game)
    game.play("take Y")
    assert me(game)["pigments"]["Y"] == 1
    assert board(game)["pigment_stock"]["Y"] == 0


def test_X8_3_the_second_exchange_may_give_what_the_first_one_took() -> None:
    game = position(Player(coins=1, unused="market"), Player())
    play(game, "market", "take clay")
    assert texts(game) == {"give clay", "stop"}
    play(game, "give clay", "take G")
    assert me(game)["clay"] == 0
    assert me(game)["pigments"]["G"] == 1


# X8.4


@pytest.mark.parametrize(("section", "price"), [("A", 2), ("B", 3), ("C", 5)])
def test_X8_4_one_craft_costs_one_clay_less(section: str, price: int) -> None:
    game = position(Player(clay=price - 1, unused="discount"), Player())
    play(game, "discount", "enter workshop", f"craft {free_spaces(section)[0]}")
    assert me(game)["clay"] == 0


def test_X8_4_one_forge_costs_one_coin_less() -> None:
    game = position(Player(coins=SWORD_PRICE - 1, unused="discount"), Player(), display=SWORD)
    assert "enter armory" not in texts(game)
    play(game, "discount", "enter armory")
    assert me(game)["equipment"] == ["sword-1"]
    assert me(game)["coins"] == 0


@pytest.mark.parametrize("pigment", "YRGB")
def test_X8_4_in_section_A_any_single_pigment_will_do(pigment: str) -> None:
    game = position(
        Player(pigments=pigment, unused="discount"), Player(), pit={"A1": "raw"}, requests="YRGB"
    )
    play(game, "discount", "enter lab")
    assert board(game)["pit"]["A1"] == "0"
    assert sum(me(game)["pigments"].values()) == 0


@pytest.mark.parametrize(("pigment", "possible"), [("Y", False), ("R", True), ("G", True)])
def test_X8_4_in_section_B_either_requests_colour(pigment: str, possible: bool) -> None:
    game = position(
        Player(pigments=pigment, unused="discount"),
        Player(),
        pit={"B1": "raw"},
        requests="YRGB",
        display=NO_CARDS,
    )
    assert ("discount" in texts(game)) == possible
    if possible:
        play(game, "discount", "enter lab")
        assert board(game)["pit"]["B1"] == "0"


@pytest.mark.parametrize(("pigment", "possible"), [("Y", False), ("R", False), ("B", True)])
def test_X8_4_in_section_C_one_of_the_requests_colour(pigment: str, possible: bool) -> None:
    game = position(
        Player(pigments=pigment, unused="discount"),
        Player(),
        pit={"C1": "raw"},
        requests="YRGB",
        display=NO_CARDS,
    )
    assert ("discount" in texts(game)) == possible
    if possible:
        play(game, "discount", "enter lab")
        assert board(game)["pit"]["C1"] == "0"


def test_X8_4_the_player_chooses_which_of_the_two_pigments_is_paid() -> None:
    game = position(
        Player(pigments="RG", unused="discount"), Player(), pit={"B1": "raw"}, requests="YRGB"
    )
    play(game, "discount", "enter lab")
    assert (game.decision(), texts(game)) == ("pay", {"pay R", "pay G"})
    game.play("pay G")
    assert me(game)["pigments"] == {"Y": 0, "R": 1, "G": 0, "B": 0}


def test_X8_4_it_may_be_used_on_a_price_of_0_and_is_then_lost() -> None:
    cheap = ("crossbow-1", "arrowheads-1", None, None)
    assert equipment_cost("crossbow-1") == 1
    player = Player(helpers="officer", unused="discount")
    game = position(player, Player(), display=cheap)
    assert {"discount", "enter armory"} <= texts(game)
    play(game, "discount", "enter armory", "forge 1")
    assert me(game)["coins"] == 0
    assert me(game)["tiles"]["discount"] == "used"


def test_X8_4_it_counts_for_one_action_only() -> None:
    player = Player(clay=4, unused="discount extra")
    game = position(player, Player())
    play(game, "discount", "extra workshop", f"craft {A1}", "no-seal")
    assert me(game)["clay"] == 3
    play(game, "enter workshop", f"craft {A2}")
    assert me(game)["clay"] == 1


# X8.5


@pytest.mark.parametrize("building", ["workshop", "lab", "armory", "palace"])
def test_X8_5_an_extra_action_needs_no_builder_no_fee_and_no_open_pair(building: str) -> None:
    crowd: dict[str, list[int]] = {b: [1, 1] for b in names.BUILDINGS}
    rich = Player(coins=5, clay=9, pigments="YYBBBB", unused="open/free extra")
    game = position(
        rich, Player(), builders=crowd, requests="YRGB", minister=building, minister_bonus=True
    )
    assert not any(text.startswith("enter") for text in texts(game))
    game.play(f"extra {building}")
    while game.decision() != "build":
        game.play(game.legal()[0])
    assert board(game)["builders"] == crowd
    assert board(game)["minister_bonus"] is True
    assert me(game, 1)["coins"] == 0
    assert not any(
        event["kind"] == "gained" and event["source"] == "minister" for event in game.events(0)
    )


def test_X8_5_its_own_price_is_paid() -> None:
    game = position(Player(clay=3, unused="extra"), Player())
    play(game, "extra workshop", f"craft {free_spaces('B')[0]}")
    assert me(game)["clay"] == 0
    broke = position(Player(clay=1, unused="extra"), Player())
    assert broke.why_not("extra workshop") == Reason("too-little-clay", {"needed": 2, "owned": 1})


def test_X8_5_prestige_does_not_pay_for_an_extra_action() -> None:
    game = position(Player(coins=SWORD_PRICE - 1, pp=99, unused="extra"), Player(), display=SWORD)
    assert game.why_not("extra armory") == Reason(
        "too-few-coins", {"needed": SWORD_PRICE, "owned": SWORD_PRICE - 1, "fee": 0}
    )


def test_X8_5_without_a_raw_statue_there_is_no_extra_craft() -> None:
    game = position(Player(clay=9, unused="extra"), Player(), pit=NO_RAW)
    assert game.why_not("extra workshop") == Reason("no-raw-statue", {})


def test_X8_5_the_prime_ministers_coin_does_not_help() -> None:
    game = position(
        Player(coins=SWORD_PRICE - 1, unused="extra"),
        Player(),
        display=SWORD,
        minister="armory",
        minister_bonus=True,
    )
    assert "enter armory" in texts(game)
    assert "extra armory" not in texts(game)


def test_X8_5_before_the_builders_step() -> None:
    game = position(Player(clay=2, unused="extra", supervisor=4), Player())
    play(game, "extra workshop", f"craft {A1}", "no-seal")
    assert game.decision() == "build"
    assert "enter palace" in texts(game)


def test_X8_5_after_the_builders_step() -> None:
    game = position(Player(clay=4, unused="extra"), Player())
    play(game, "enter workshop", f"craft {A1}", "no-seal")
    assert game.decision() == "after"
    play(game, "extra workshop", f"craft {A2}", "no-seal")
    assert game.deciding == [1]
    assert board(game)["builders"]["workshop"] == [0]


def test_X8_5_also_with_a_pass() -> None:
    for order in (("extra", "pass"), ("pass", "extra")):
        game = position(Player(clay=2, unused="extra"), Player())
        for step in order:
            if step == "pass":
                game.play("pass")
            else:
                play(game, "extra workshop", f"craft {A1}", "no-seal")
        assert game.deciding == [1]
        assert me(game)["clay"] == 0
        points = [
            event["amount"]
            for event in game.events(None)
            if event["kind"] == "gained" and event["source"] == "pass"
        ]
        assert points == [1]


def test_X8_5_the_coin_of_a_pass_may_pay_for_it() -> None:
    game = position(Player(coins=SWORD_PRICE - 1, unused="extra"), Player(), display=SWORD)
    assert "extra armory" not in texts(game)
    play(game, "pass", "extra armory")
    assert me(game)["equipment"] == ["sword-1"]
