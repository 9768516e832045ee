"""Section 11: decisions, notation and records."""

from __future__ import annotations

import json
import random

import pytest

import bingma
from bingma import BadNotation, BadRecord, Game, IllegalAction, NotUndoable, Reason
from bingma.games.xian import names
from bingma.play.replay import replay_lines
from tests.games.xian.positions import (
    BOOK,
    Player,
    automatic,
    board,
    bonus,
    card_value,
    deck,
    equipment_cost,
    free_spaces,
    fresh,
    me,
    play,
    position,
    statues,
    texts,
)

A1, A2 = free_spaces("A")[:2]
NO_CARDS = (None, None, None, None)
NO_RAW = dict.fromkeys(names.SPACES[:12], "raw")
SWORD = ("sword-1", None, None, None)
SWORD_PRICE = equipment_cost("sword-1")
FOUR = {p: deck("Y1 R2 G3 B4") for p in range(4)}


def random_game(seed: int, players: int = 2) -> Game:
    """A whole game played at random."""
    game = bingma.new_game("xian", players=players, seed=seed)
    chance = random.Random(seed)
    while not game.over:
        seat = chance.choice(game.deciding)
        game.play(chance.choice(game.legal(seat)), seat=seat)
    return game


# X11.1


@pytest.mark.parametrize("order", [(0, 1, 2), (2, 0, 1), (1, 2, 0)])
def test_X11_1_favour_and_plan_are_decided_in_any_order_of_seats(
    order: tuple[int, int, int],
) -> None:
    game = fresh(3, FOUR)
    for p in order:
        game.play("favour", seat=p)
    for p in order:
        game.play("plan Y1/R2", seat=p)
    assert game.decision() == "work"
    reference = fresh(3, FOUR)
    play(reference, *["favour"] * 3, *["plan Y1/R2"] * 3)
    assert game.position() == reference.position()


def test_X11_1_a_secret_choice_may_be_taken_back_until_the_last_has_decided() -> None:
    game = fresh(3, FOUR)
    game.play("favour Y1", seat=0)
    game.play("favour R2", seat=1)
    assert game.undo(seat=0) == "favour Y1"
    assert game.deciding == [0, 2]
    game.play("favour B4", seat=0)
    game.play("favour", seat=2)
    assert game.view(0)["you"]["put_under_deck"] == ["B4"]
    assert game.view(1)["you"]["put_under_deck"] == ["R2"]
    with pytest.raises(NotUndoable):
        game.undo(seat=0)


def test_X11_1_a_plan_may_be_taken_back_too() -> None:
    game = fresh(2, FOUR)
    play(game, "favour", "favour")
    game.play("plan Y1/R2", seat=1)
    game.undo(seat=1)
    game.play("plan B4/G3", seat=1)
    game.play("plan Y1/R2", seat=0)
    assert game.view(0)["players"][1]["top"] == "B4"
    with pytest.raises(NotUndoable):
        game.undo(seat=1)


def test_X11_1_a_record_holds_the_final_choice_only() -> None:
    game = fresh(2, FOUR)
    game.play("favour Y1", seat=0)
    game.undo(seat=0)
    game.play("favour R2", seat=0)
    game.play("favour", seat=1)
    assert game.record()["actions"] == [[0, "favour R2"], [1, "favour"]]


def test_X11_1_nobody_decides_twice() -> None:
    game = fresh(2, FOUR)
    game.play("favour Y1", seat=0)
    assert game.deciding == [1]
    assert texts(game, 0) == set()
    with pytest.raises(IllegalAction) as error:
        game.play("favour", seat=0)
    assert error.value.reason == Reason("already-decided", {"decision": "favour"})


def test_X11_1_no_plan_is_accepted_before_all_favours_are_in() -> None:
    game = fresh(2, FOUR)
    game.play("favour", seat=0)
    for seat in (0, 1):
        with pytest.raises(IllegalAction):
            game.play("plan Y1/R2", seat=seat)


def test_X11_1_other_decisions_belong_to_the_player_whose_go_it_is() -> None:
    game = position(Player(), Player(), Player(), at="work")
    assert game.deciding == [0]
    for seat in (1, 2):
        assert game.why_not("work", seat=seat) == Reason("not-your-decision", {"seat": 0})


def test_X11_1_favour_cards_are_named_in_the_order_drawn() -> None:
    game = fresh(2, FOUR)
    assert texts(game, 0) >= {"favour Y1 R2 G3 B4", "favour R2 B4"}
    assert "favour B4 R2" not in texts(game, 0)
    game.play("favour B4 R2", seat=0)
    assert game.record()["actions"] == [[0, "favour R2 B4"]]


def test_X11_1_the_notation_of_every_decision() -> None:
    """Each word of the table, where it is legal."""
    seen: dict[str, set[str]] = {}
    for seed in range(60):
        game = bingma.new_game("xian", players=2 + seed % 3, seed=seed)
        chance = random.Random(seed)
        while not game.over:
            seat = game.deciding[0]
            words = {action.split()[0] for action in game.legal(seat)}
            seen.setdefault(str(game.decision(seat)), set()).update(words)
            game.play(chance.choice(game.legal(seat)), seat=seat)
    assert seen == {
        "favour": {"favour"},
        "plan": {"plan"},
        "work": {"work", "pigment", "market"},
        "build": {"enter", "open", "free", "extra", "discount", "market", "pass"},
        "after": {"extra", "discount", "market", "done"},
        "craft": {"craft"},
        "seal": {"seal", "no-seal"},
        "paint": {"paint"},
        "pay": {"pay"},
        "forge": {"forge"},
        "keep": {"keep"},
        "exchange": {"give", "stop", "take"},
    }


@pytest.mark.parametrize("seed", range(6))
def test_X11_1_every_notation_reads_back_to_the_same_action(seed: int) -> None:
    game = bingma.new_game("xian", players=2 + seed % 3, seed=seed)
    chance = random.Random(seed)
    while not game.over:
        for seat in game.deciding:
            legal = game.legal(seat)
            assert len({str(action) for action in legal}) == len(legal)
            for action in legal:
                state = game._state
                assert BOOK.read_action(state, seat, str(action)) == action.id
                assert BOOK.read_action(state, seat, f"  {action.upper()} ") == action.id
        game.play(chance.choice(game.legal()))


@pytest.mark.parametrize(
    "text", ["", "craft", "craft D1", "enter", "forge 5", "pay P", "give", "plan", "favour Y7", "?"]
)
def test_X11_1_a_text_that_names_no_action_is_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        fresh(2, FOUR).play(text, seat=0)


# X11.2


def test_X11_2_a_decision_with_a_single_legal_action_is_played_by_the_engine() -> None:
    game = position(Player(pigments="BB"), Player(), pit={"C1": "raw"}, requests="YRGB")
    game.play("enter lab")
    assert automatic(game) == ["paint C1"]
    game = position(Player(coins=SWORD_PRICE), Player(), display=SWORD)
    game.play("enter armory")
    assert automatic(game) == ["forge 1"]


def test_X11_2_a_paint_with_several_statues_is_asked() -> None:
    game = position(Player(pigments="YY"), Player(), requests="YRGB")
    game.play("enter lab")
    assert texts(game) == {f"paint {space}" for space in statues("A")}


def test_X11_2_a_build_with_nothing_but_pass_passes_by_itself() -> None:
    done = Player(end_tile="tiles")
    game = position(done, Player(), at="work", top="Y1", display=NO_CARDS, pit={})
    game.play("work")
    assert automatic(game) == ["pass"]
    assert me(game)["coins"] == card_value("card_coins", "Y1") + 1
    assert game.deciding == [1]


def test_X11_2_automatic_actions_of_the_next_seat_follow_too() -> None:
    """Nothing is asked between: seat 0's pass ends the go, seat 1 is asked for `work` at once."""
    done = [Player(end_tile="tiles"), Player(end_tile="warriors")]
    game = position(*done, at="work", top="Y1", display=NO_CARDS, pit={})
    game.play("work")
    assert (game.deciding, game.decision()) == ([1], "work")


def test_X11_2_right_after_discount_the_player_is_always_asked() -> None:
    game = position(
        Player(coins=SWORD_PRICE - 1, unused="discount"), Player(), display=SWORD, pit={}
    )
    game.play("discount")
    assert automatic(game) == []
    assert (game.decision(), texts(game)) == ("build", {"enter armory"})
    game.play("enter armory")
    assert automatic(game)[0] == "forge 1"


def test_X11_2_also_at_after() -> None:
    game = position(
        Player(coins=SWORD_PRICE - 1, unused="discount extra"),
        Player(),
        at="after",
        display=SWORD,
        pit={},
    )
    assert texts(game) == {"discount", "extra palace", "done"}
    game.play("discount")
    assert automatic(game) == []
    assert (game.decision(), texts(game)) == ("after", {"extra armory"})


def test_X11_2_after_with_nothing_but_done_does_not_exist() -> None:
    game = position(Player(unused="discount"), Player(), minister="lab")
    game.play("pass")
    assert automatic(game) == []
    assert game.deciding == [1]


def test_X11_2_seal_without_a_seal_and_pay_without_a_choice_do_not_exist() -> None:
    game = position(Player(clay=2, seals=0), Player())
    play(game, "enter workshop", f"craft {A1}")
    assert automatic(game) == []
    game = position(
        Player(pigments="YYY"), Player(), pit={"A1": "raw", "A2": "raw"}, requests="YRGB"
    )
    play(game, "enter lab", "paint A1")
    assert automatic(game) == []
    assert me(game)["pigments"]["Y"] == 1


def test_X11_2_favour_plan_work_seal_and_take_always_leave_a_choice() -> None:
    for seed in range(20):
        game = random_game(seed, players=2 + seed % 3)
        words = {text.split()[0] for entry in game.log for _, text in entry.automatic}
        assert words <= {"pass", "craft", "paint", "forge", "keep", "give", "stop", "enter"}
        asked = game.restarted()
        for entry in game.log:
            assert len(asked.legal(entry.seat)) > 1 or asked.log[-1].action == "discount"
            asked.play(entry.action, seat=entry.seat)


# X11.3


def test_X11_3_after_an_extra_action_the_same_decision_is_asked_again() -> None:
    game = position(Player(clay=4, unused="extra"), Player())
    play(game, "extra workshop", f"craft {A1}", "no-seal")
    assert game.decision() == "build"
    assert "extra workshop" not in texts(game)
    assert {"enter workshop", "enter palace", "pass"} <= texts(game)


def test_X11_3_legal_actions_are_fresh_after_an_extra_action() -> None:
    """The extra step brings the supervisor to the end: the palace is not offered any more."""
    game = position(Player(clay=2, unused="extra"), Player())
    assert "enter palace" in texts(game)
    play(game, "extra palace", "keep tiles")
    assert game.decision() == "build"
    assert "enter palace" not in texts(game)


@pytest.mark.parametrize("at", ["work", "build", "after"])
def test_X11_3_after_a_market_the_same_decision_is_asked_again(at: str) -> None:
    game = position(Player(coins=9, clay=2, unused="market extra"), Player(), at=at)
    play(game, "market", "give clay", "take Y", "stop")
    assert game.decision() == at
    assert "market" not in texts(game)


def test_X11_3_a_market_may_make_a_building_possible() -> None:
    game = position(Player(coins=2, unused="market"), Player(), display=NO_CARDS)
    assert "enter workshop" not in texts(game)
    play(game, "market", "take clay", "give coin", "take clay")
    assert "enter workshop" in texts(game)


@pytest.mark.parametrize("step", ["enter workshop", "open workshop", "free palace", "pass"])
def test_X11_3_enter_open_free_and_pass_are_the_builders_step_then_comes_after(step: str) -> None:
    crowd: dict[str, list[int]] = {"palace": [1]}
    if step.startswith("open"):
        crowd["lab"] = [1, 1, 0]
    rich = Player(coins=9, clay=9, unused="open/free market discount extra")
    game = position(rich, Player(), builders=crowd, minister="armory")
    game.play(step)
    while game.decision() not in ("build", "after"):
        game.play(game.legal()[-1])
    assert game.decision() == "after"
    assert {text.split()[0] for text in texts(game)} == {"extra", "discount", "market", "done"}


def test_X11_3_the_coin_of_a_pass_is_received_at_once() -> None:
    game = position(Player(unused="market"), Player())
    assert "market" not in texts(game)
    game.play("pass")
    assert me(game)["coins"] == 1
    assert (game.decision(), texts(game)) == ("after", {"market", "done"})


def test_X11_3_done_ends_the_go() -> None:
    game = position(Player(coins=1, unused="market"), Player(), at="after")
    game.play("done")
    assert (game.deciding, game.decision()) == ([1], "work")


def test_X11_3_free_is_offered_only_where_a_fee_is_due() -> None:
    crowd = {"palace": [0], "armory": [1]}
    rich = Player(coins=9, clay=9, pigments="YY", unused="open/free")
    game = position(rich, Player(), Player(), builders=crowd, requests="YRGB", minister="lab")
    assert {t for t in texts(game) if t.startswith("free")} == {"free armory"}


def test_X11_3_open_is_offered_only_where_the_pair_is_closed() -> None:
    rich = Player(coins=9, clay=9, pigments="YY", unused="open/free")
    crowd = {"armory": [1, 1]}
    game = position(rich, Player(), builders=crowd, requests="YRGB", minister="palace")
    ways = {t for t in texts(game) if t.startswith(("enter", "open", "free"))}
    assert ways == {"enter workshop", "enter lab", "open armory", "open palace"}


def test_X11_3_open_is_never_offered_for_a_workshop_closed_only_for_want_of_statues() -> None:
    rich = Player(clay=9, unused="open/free")
    game = position(rich, Player(), pit=NO_RAW, minister="armory")
    assert not any("workshop" in text for text in texts(game))
    assert game.why_not("open workshop") == Reason("pair-not-closed", {"building": "workshop"})


def test_X11_3_without_the_tile_open_and_free_are_not_offered() -> None:
    crowd = {"armory": [1, 1], "lab": [1]}
    game = position(
        Player(coins=9, clay=9, pigments="YY"),
        Player(),
        builders=crowd,
        requests="YRGB",
        minister="palace",
    )
    assert texts(game) == {"enter workshop", "enter lab", "pass"}


# X11.4


def test_X11_4_after_discount_exactly_the_actions_in_workshop_lab_and_armory_are_legal() -> None:
    rich = Player(coins=9, clay=9, pigments="YY", unused="open/free market discount extra")
    crowd = {"armory": [1, 1]}
    game = position(rich, Player(), builders=crowd, requests="YRGB", minister="palace")
    game.play("discount")
    assert game.decision() == "build"
    assert texts(game) == {
        "enter workshop",
        "enter lab",
        "open armory",
        "extra workshop",
        "extra lab",
        "extra armory",
    }


def test_X11_4_the_list_is_computed_with_the_discount() -> None:
    poor = Player(coins=SWORD_PRICE - 1, clay=1, pigments="R", unused="discount")
    game = position(poor, Player(), requests="YGGB", display=SWORD)
    assert texts(game) == {"enter palace", "discount", "pass"}
    game.play("discount")
    assert texts(game) == {"enter workshop", "enter lab", "enter armory"}


@pytest.mark.parametrize(
    ("player", "building"),
    [
        (Player(clay=1, unused="discount"), "workshop"),
        (Player(pigments="R", unused="discount"), "lab"),
        (Player(coins=SWORD_PRICE - 1, unused="discount"), "armory"),
    ],
)
def test_X11_4_each_of_the_three_buildings_makes_it_legal(player: Player, building: str) -> None:
    game = position(player, Player(), requests="YGGB", display=SWORD)
    game.play("discount")
    assert texts(game) == {f"enter {building}"}


def test_X11_4_without_such_an_action_discount_is_not_legal() -> None:
    poor = Player(coins=SWORD_PRICE - 2, unused="discount")
    game = position(poor, Player(), display=SWORD)
    assert texts(game) == {"enter palace", "pass"}
    assert game.why_not("discount") == Reason("nothing-to-discount", {})


def test_X11_4_at_after_only_extra_actions_count() -> None:
    rich = Player(coins=9, clay=9, unused="market discount")
    game = position(rich, Player(), at="after")
    assert texts(game) == {"market", "done"}
    assert game.why_not("discount") == Reason("nothing-to-discount", {})
    rich = Player(coins=9, clay=9, unused="discount extra")
    game = position(rich, Player(), at="after")
    game.play("discount")
    assert game.decision() == "after"
    assert texts(game) == {"extra workshop", "extra armory"}


def test_X11_4_after_exists_for_an_extra_action_that_only_the_discount_makes_possible() -> None:
    poor = Player(clay=1, end_tile="tiles", unused="discount extra")
    game = position(poor, Player(), display=NO_CARDS, pit={A2: "raw"})
    game.play("pass")
    assert (game.decision(), texts(game)) == ("after", {"discount", "done"})


@pytest.mark.parametrize(
    "actions",
    [
        ("extra workshop", f"craft {A1}", "no-seal"),
        ("extra workshop", f"craft {A1}", "seal"),
        ("extra lab", f"paint {statues('A')[0]}", "pay R"),
        ("extra lab", f"paint {statues('C')[0]}"),
        ("extra armory", "forge 1"),
    ],
)
def test_X11_4_the_discount_ends_with_its_building_action(actions: tuple[str, ...]) -> None:
    rich = Player(coins=9, clay=9, pigments="YRBB", unused="discount extra")
    game = position(rich, Player(), requests="YRGB")
    play(game, "discount", *actions)
    assert game.decision() == "build"
    assert not game.view(0)["you"]["discounted"]
    assert {"enter palace", "pass"} <= texts(game)
    clay = me(game)["clay"]
    play(game, "enter workshop", f"craft {A2}")
    assert me(game)["clay"] == clay - 2


def test_X11_4_without_a_seal_left_the_discount_ends_with_the_craft() -> None:
    game = position(Player(clay=4, seals=0, unused="discount extra"), Player())
    play(game, "discount", "extra workshop", f"craft {A1}")
    assert (me(game)["clay"], "pass" in texts(game)) == (3, True)


def test_X11_4_a_free_entry_can_be_discounted() -> None:
    game = position(
        Player(coins=SWORD_PRICE - 1, unused="open/free discount"),
        Player(),
        display=SWORD,
        builders={"armory": [1]},
        minister="lab",
        pit={},
    )
    game.play("discount")
    assert texts(game) == {"free armory"}
    game.play("free armory")
    assert (me(game)["coins"], me(game)["equipment"]) == (0, ["sword-1"])


def test_X11_4_after_the_word_there_is_no_market_pass_or_palace() -> None:
    game = position(Player(coins=9, clay=9, unused="market discount extra"), Player())
    game.play("discount")
    assert game.why_not("pass") == Reason("discount-announced", {})
    assert game.why_not("market") == Reason("discount-announced", {})
    assert game.why_not("enter palace") == Reason("no-discount-in-palace", {})
    assert game.why_not("extra palace") == Reason("no-discount-in-palace", {})


# X11.5


def kinds(game: Game, action: str) -> list[str]:
    """The kinds of events of an action up to the end of the go, in order."""
    found = []
    for event in game.play(action):
        if event["kind"] in ("go-began", "round-began"):
            break
        found.append(event["kind"] + (f":{event['source']}" if "source" in event else ""))
    return found


def test_X11_5_entering_pays_the_fee_places_the_builder_and_brings_the_thanks() -> None:
    game = position(Player(coins=5, clay=2), Player(), builders={"workshop": [1]}, minister="lab")
    assert kinds(game, "enter workshop") == ["action", "paid", "builder-sent"]
    game = position(Player(clay=2), Player(), minister="workshop", minister_bonus=True)
    assert kinds(game, "enter workshop") == [
        "action",
        "builder-sent",
        "gained:minister",
        "scored:minister",
    ]


def test_X11_5_crafting_pays_clay_places_the_statue_brings_the_bonus_then_the_ceramist() -> None:
    space = next(s for s in free_spaces("A") if bonus(s)[0] > 0)
    game = position(Player(clay=2, helpers="ceramist"), Player())
    game.play("enter workshop")
    found = kinds(game, f"craft {space}")
    assert found[:4] == ["action", "paid", "crafted", "scored:craft"]
    assert found[-1] == "scored:ceramist"
    assert game.decision() == "seal"


def test_X11_5_in_A_the_requests_colour_is_paid_at_once_then_pay_asks_for_the_other() -> None:
    game = position(
        Player(pigments="YYRB"), Player(), pit={"A1": "raw", "A2": "raw"}, requests="YRGB"
    )
    play(game, "enter lab", "paint A1")
    assert game.decision() == "pay"
    assert me(game)["pigments"] == {"Y": 1, "R": 1, "G": 0, "B": 1}
    assert board(game)["pit"]["A1"] == "raw"
    assert texts(game) == {"pay Y", "pay R", "pay B"}
    game.play("pay B")
    assert me(game)["pigments"] == {"Y": 1, "R": 1, "G": 0, "B": 0}
    assert board(game)["pit"]["A1"] == "0"
    assert me(game)["pp"] == 1


def test_X11_5_the_last_pigment_of_the_requests_colour_is_no_choice_any_more() -> None:
    game = position(Player(pigments="YRB"), Player(), pit={"A1": "raw"}, requests="YRGB")
    game.play("enter lab")
    assert automatic(game) == ["paint A1"]
    assert texts(game) == {"pay R", "pay B"}
    assert game.why_not("pay Y") == Reason("none-owned", {"resource": "Y"})


def test_X11_5_in_A_with_one_colour_left_nothing_is_asked() -> None:
    game = position(Player(pigments="YRR"), Player(), pit={"A1": "raw"}, requests="YRGB")
    game.play("enter lab")
    assert me(game)["pigments"] == {"Y": 0, "R": 1, "G": 0, "B": 0}
    assert board(game)["pit"]["A1"] == "0"


def test_X11_5_with_a_discount_nothing_is_paid_before_pay() -> None:
    game = position(
        Player(pigments="YRB", unused="discount"), Player(), pit={"A1": "raw"}, requests="YRGB"
    )
    play(game, "discount", "enter lab")
    assert game.decision() == "pay"
    assert me(game)["pigments"] == {"Y": 1, "R": 1, "G": 0, "B": 1}
    assert texts(game) == {"pay Y", "pay R", "pay B"}
    game.play("pay R")
    assert me(game)["pigments"] == {"Y": 1, "R": 0, "G": 0, "B": 1}
    assert board(game)["pit"]["A1"] == "0"


def test_X11_5_with_a_discount_in_B_either_requests_colour_owned() -> None:
    game = position(
        Player(pigments="YRGB", unused="discount"), Player(), pit={"B1": "raw"}, requests="YRGB"
    )
    play(game, "discount", "enter lab")
    assert texts(game) == {"pay R", "pay G"}
    assert game.why_not("pay Y") == Reason("not-requested", {"colour": "Y"})


def test_X11_5_with_a_discount_in_B_of_equal_requests_there_is_no_choice() -> None:
    game = position(
        Player(pigments="YRRB", unused="discount"), Player(), pit={"B1": "raw"}, requests="YRRB"
    )
    play(game, "discount", "enter lab")
    assert me(game)["pigments"] == {"Y": 1, "R": 1, "G": 0, "B": 1}


def test_X11_5_with_a_discount_in_C_there_is_no_choice() -> None:
    game = position(
        Player(pigments="YRGBB", unused="discount"), Player(), pit={"C1": "raw"}, requests="YRGB"
    )
    play(game, "discount", "enter lab")
    assert me(game)["pigments"] == {"Y": 1, "R": 1, "G": 1, "B": 1}


def test_X11_5_without_a_discount_B_and_C_are_paid_without_a_question() -> None:
    for space, left in (("B1", "YB"), ("C1", "YRG")):
        pigments = "YRGB" if space == "B1" else "YRGBB"
        game = position(Player(pigments=pigments), Player(), pit={space: "raw"}, requests="YRGB")
        game.play("enter lab")
        assert me(game)["pigments"] == {c: left.count(c) for c in "YRGB"}
        assert board(game)["pit"][space] == "0"


def test_X11_5_palace_moves_then_takes_the_tile_then_exchanges() -> None:
    game = position(Player(coins=1, helpers="emissary"), Player(), minister="lab")
    assert kinds(game, "enter palace") == ["action", "builder-sent", "advanced", "tile-taken"]
    assert (game.decision(), texts(game)) == ("exchange", {"give coin", "stop"})


def test_X11_5_give_takes_effect_at_once() -> None:
    game = position(Player(pigments="RR", coins=1, unused="market"), Player())
    play(game, "market", "give R")
    assert me(game)["pigments"]["R"] == 1
    assert board(game)["pigment_stock"]["R"] == 5
    assert game.decision() == "exchange"


# X11.6


def test_X11_6_every_owned_resource_can_be_given() -> None:
    game = position(Player(coins=1, clay=2, pigments="RB", unused="market"), Player())
    game.play("market")
    assert texts(game) == {"give coin", "give clay", "give R", "give B"}


def test_X11_6_taking_the_same_kind_again_is_legal() -> None:
    game = position(Player(coins=1, clay=1, unused="market"), Player())
    for kind in ("coin", "clay"):
        again = play(game.copy(), "market", f"give {kind}", f"take {kind}", "stop")
        assert (me(again)["coins"], me(again)["clay"]) == (1, 1)


def test_X11_6_a_market_must_make_its_first_exchange() -> None:
    game = position(Player(coins=1, clay=1, unused="market"), Player())
    game.play("market")
    assert "stop" not in texts(game)
    assert game.why_not("stop") == Reason("first-exchange-required", {})


def test_X11_6_with_one_kind_of_resource_the_first_gift_is_automatic() -> None:
    game = position(Player(clay=3, unused="market"), Player())
    game.play("market")
    assert automatic(game) == ["give clay"]
    assert me(game)["clay"] == 2
    assert all(text.startswith("take") for text in texts(game))


def test_X11_6_a_market_may_stop_before_the_second_exchange_and_ends_after_it() -> None:
    game = position(Player(coins=2, unused="market"), Player())
    play(game, "market", "take clay")
    assert texts(game) == {"give coin", "give clay", "stop"}
    stopped = play(game.copy(), "stop")
    assert stopped.decision() == "build"
    ended = play(game.copy(), "give coin", "take clay")
    assert ended.decision() == "build"
    assert (me(ended)["coins"], me(ended)["clay"]) == (0, 2)


def test_X11_6_the_emissary_may_stop_at_once_and_exchanges_only_once() -> None:
    game = position(Player(coins=2, helpers="emissary"), Player(), minister="lab")
    game.play("enter palace")
    stopped = play(game.copy(), "stop")
    assert stopped.deciding == [1]
    assert me(stopped)["coins"] == 2
    play(game, "give coin", "take B")
    assert game.deciding == [1]
    assert me(game)["coins"] == 1


def test_X11_6_the_emissary_with_nothing_to_give_stops_by_itself() -> None:
    game = position(Player(helpers="emissary"), Player(), minister="lab")
    game.play("enter palace")
    assert automatic(game) == ["stop"]
    assert game.deciding == [1]


def test_X11_6_a_market_after_an_emissary_starts_afresh() -> None:
    """The emissary's permission to stop is not the market's."""
    game = position(Player(coins=1, clay=1, helpers="emissary", supervisor=1), Player())
    play(game, "enter palace", "stop")
    assert game.decision() == "after"
    game.play("market")
    assert "stop" not in texts(game)
    play(game, "give coin", "take coin", "give coin", "take R")
    assert game.deciding == [1]


# X11.7


def test_X11_7_a_record_has_the_parts_of_the_specification() -> None:
    game = random_game(1, players=3)
    record = game.record()
    assert list(record) == [
        "format",
        "version",
        "game",
        "data",
        "seats",
        "setup",
        "actions",
        "result",
    ]
    assert (record["format"], record["version"], record["game"]) == ("bingma-record", 1, "xian")
    assert record["data"] == BOOK.components.identity
    setup = record["setup"]
    assert set(setup) == {"faces", "buildings", "requests", "equipment", "end_tiles", "players"}
    assert set(setup["faces"]) == {"A", "B", "C"}
    assert len(setup["requests"]) == 12
    assert len(setup["equipment"]) == 24
    assert len(setup["end_tiles"]) == 4
    assert [len(player["deck"]) for player in setup["players"]] == [24, 24, 24]
    assert set(record["result"]) == {"ranking", "scores"}
    keys = ["total", "play", "majorities", "equipment", "mausoleum", "end_tile", "resources"]
    assert [list(scores) for scores in record["result"]["scores"]] == [keys] * 3


@pytest.mark.parametrize("players", [2, 3, 4])
def test_X11_7_replaying_a_record_gives_the_same_game(players: int) -> None:
    game = random_game(7, players=players)
    record = json.loads(json.dumps(game.record()))
    again = bingma.from_record(record)
    assert again.record() == game.record()
    assert again.position() == game.position()
    assert again.result() == game.result()


def test_X11_7_automatic_actions_are_left_out() -> None:
    game = position(Player(coins=SWORD_PRICE), Player(), display=SWORD)
    game.play("enter armory")
    assert automatic(game) == ["forge 1"]
    assert game.record()["actions"] == [[0, "enter armory"]]


def test_X11_7_decks_are_told_as_shuffled_before_the_favour() -> None:
    game = fresh(2, FOUR)
    game.play("favour Y1 R2", seat=0)
    game.play("favour", seat=1)
    assert game.record()["setup"]["players"][0]["deck"][:4] == ["Y1", "R2", "G3", "B4"]


def test_X11_7_a_game_that_is_on_has_no_result() -> None:
    game = fresh(2, FOUR)
    game.play("favour", seat=0)
    assert "result" not in game.record()
    assert bingma.from_record(game.record()).deciding == [1]


def test_X11_7_the_play_part_is_the_prestige_on_the_track_before_the_final_scoring() -> None:
    game = random_game(5, players=4)
    result = game.result()
    assert result is not None
    assert [s["play"] for s in result["scores"]] == [me(game, p)["pp"] for p in range(4)]
    for scores in result["scores"]:
        assert scores["total"] == sum(v for k, v in scores.items() if k != "total")


def test_X11_7_a_record_of_other_data_is_refused_and_one_without_data_is_played() -> None:
    record = random_game(2).record()
    with pytest.raises(BadRecord, match="component data"):
        bingma.from_record(record | {"data": "another box 0123456789abcdef"})
    plain = {key: value for key, value in record.items() if key != "data"}
    assert bingma.from_record(plain).written_result() == record["result"]


def test_X11_7_a_wrong_result_or_an_illegal_action_is_refused_with_its_place() -> None:
    record = random_game(2).record()
    wrong = json.loads(json.dumps(record))
    wrong["result"]["scores"][0]["total"] += 1
    with pytest.raises(BadRecord, match="result"):
        bingma.from_record(wrong)
    wrong = json.loads(json.dumps(record))
    wrong["actions"][9] = [wrong["actions"][9][0], "keep six"]
    with pytest.raises(BadRecord, match="Action 10"):
        bingma.from_record(wrong)


# X11.8


def test_X11_8_one_line_for_each_decision_asked_numbered_from_1() -> None:
    game = random_game(4, players=3)
    lines = list(replay_lines(game.record()))
    assert [line["n"] for line in lines] == list(range(1, len(game.log) + 1))
    assert [(line["seat"], line["action"]) for line in lines] == [
        (entry.seat, str(entry.action)) for entry in game.log
    ]
    for line, entry in zip(lines, game.log, strict=True):
        assert line["decision"] == entry.decision
        assert line["legal"] == sorted(line["legal"])
        assert line["action"] in line["legal"]
        assert line["auto"] == [text for _, text in entry.automatic]
        keys = ["n", "seat", "decision", "legal", "action", "auto", "players", "board"]
        assert list(line) == keys


def test_X11_8_players_and_board_have_the_keys_of_the_specification() -> None:
    line = list(replay_lines(random_game(4).record()))[-1]
    assert [set(player) for player in line["players"]] == [
        {
            "coins",
            "clay",
            "pigments",
            "pp",
            "supervisor",
            "tiles",
            "end_tile",
            "helpers",
            "seals",
            "warriors",
            "equipment",
        }
    ] * 2
    assert set(line["board"]) == {
        "raw_stock",
        "pigment_stock",
        "minister",
        "minister_bonus",
        "requests",
        "display",
        "builders",
        "track",
        "pit",
    }
    assert set(line["board"]["builders"]) == set(names.BUILDINGS)
    assert len(line["board"]["track"]) == 6
    assert list(line["board"]["pit"]) == list(names.SPACES)


def test_X11_8_the_table_is_as_the_next_decision_finds_it_also_after_the_end_of_a_turn() -> None:
    record = random_game(6).record()
    lines = list(replay_lines(record))
    game = bingma.from_record(record, to=0)
    turns_ended = 0
    for line in lines[:-1]:
        turn = game.view(None)["turn"]
        game.play(line["action"], seat=line["seat"])
        assert {"players": line["players"], "board": line["board"]} == game.position()
        if game.view(None)["turn"] > turn:
            turns_ended += 1
            assert not any(line["board"]["builders"].values())
            assert None not in line["board"]["display"]
    assert turns_ended == 5


def test_X11_8_the_last_line_is_before_final_scoring_with_the_builders_out() -> None:
    for seed in range(8):
        game = random_game(seed)
        last = list(replay_lines(game.record()))[-1]
        result = game.result()
        assert result is not None
        assert [p["pp"] for p in last["players"]] == [s["play"] for s in result["scores"]]
        assert last["board"]["builders"] == board(game)["builders"]
    game = position(Player(), Player(), turn=6, round_=2, builders={"lab": [1]})
    play(game, "pass", "pigment", "pass")
    assert board(game)["builders"]["lab"] == [1]


def test_X11_8_seals_tracks_and_tiles_are_written_as_specified() -> None:
    pit = {"A1": "raw", "A2": "raw+seal:1", "A3": "0+seal:0", "A4": "1"}
    people = [
        Player(unused="market", supervisor=3),
        Player(supervisor=3),
        Player(unused="open/free"),
    ]
    game = position(*people, pit=pit, stack=(1, 0, 2), builders={"lab": [2, 0]})
    printed = board(game)
    assert {k: v for k, v in printed["pit"].items() if v} == pit
    assert printed["track"] == [[], [2], [], [1, 0], [], []]
    assert printed["builders"]["lab"] == [2, 0]
    assert me(game)["tiles"] == {"open/free": "used", "market": "unused", "discount": "used"}
    assert me(game)["end_tile"] is None


def test_X11_8_helpers_and_equipment_are_listed_in_the_order_gained() -> None:
    game = fresh(2, {0: deck("G5 B6 G1 B5")})
    play(game, "favour", "favour")
    game.play("plan G5/B6", seat=0)
    game.play(game.legal(1)[0], seat=1)
    while me(game)["helpers"] != ["scientist", "ceramist"]:
        text = {"work": "work", "build": "pass", "plan": "plan G1/B5"}.get(str(game.decision()))
        game.play(text if game.deciding[0] == 0 and text else game.legal()[0])
        assert not game.over
    game = position(Player(coins=9, equipment="sword-1", unused="extra"), Player())
    play(game, "extra armory", "forge 3", "enter armory", "forge 1")
    assert me(game)["equipment"] == ["sword-1", "chariot-1", "crossbow-1"]


def test_X11_8_minister_bonus_is_true_while_nobody_has_received_it() -> None:
    game = position(Player(), Player(), minister="palace", minister_bonus=True)
    assert board(game)["minister_bonus"] is True
    game.play("enter palace")
    assert board(game)["minister_bonus"] is False
