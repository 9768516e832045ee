"""Section 13: the examples."""

from __future__ import annotations

import pytest

from bingma import Game, Reason, from_position
from bingma.games.xian import names
from tests.games.xian.positions import (
    Player,
    automatic,
    board,
    bonus,
    deck,
    equipment_cost,
    final_scores,
    fresh,
    me,
    neighbours,
    part,
    play,
    position,
    state_of,
    texts,
    token_colour,
)

KATIA, MARCO, GIOVANNI = 0, 1, 2


def first_space(section: str, points: int, pigment: str | None = None) -> tuple[str, int]:
    """A space of that bonus, and the face it is on."""
    for face in (1, 2, 3, 4):
        for space in names.SPACES:
            value, coins, colour = bonus(space, face)
            fits = pigment is None or (colour == pigment and coins == 0)
            if space[0] == section and value == points and fits:
                return space, face
    raise LookupError(f"no space of section {section} with {points} and {pigment}")


def requests_up_to(highest: int) -> list[int]:
    """The twelve tokens, the open four with this one as the highest."""
    first = [1, 2, 3, highest]
    return [*first, *(token for token in range(1, 13) if token not in first)]


def planning(track: str) -> Game:
    """Katia, Marco and Giovanni plan; `track` is who is above whom."""
    return from_position(
        f"xian t1r1 plan requests:1,2,3,4 ends:six,pairs,tiles,helpers track:{track},-,-,-,-,- "
        "/ hand:R5,Y4,B1,B2 / hand:G2,B1,R2,R3 / hand:Y6,R1,R2,R3"
    )


def test_E1_three_bottoms_4_1_1_and_the_tie_goes_to_the_top_of_the_stack() -> None:
    game = play(planning("012"), "plan R5/Y4", "plan G2/B1", "plan Y6/R1")
    assert game.view(None)["order"] == [KATIA, MARCO, GIOVANNI]


def test_E1_the_other_way_round_with_the_stack_turned() -> None:
    game = play(planning("021"), "plan R5/Y4", "plan G2/B1", "plan Y6/R1")
    assert game.view(None)["order"] == [KATIA, GIOVANNI, MARCO]


def test_E2_clay_for_a_craft_where_the_prime_minister_stands() -> None:
    space, face = first_space("A", 4, "R")
    game = position(
        Player(),
        Player(),
        at="work",
        top="R5",
        faces=(face, 1, 1),
        minister="workshop",
        minister_bonus=True,
    )
    game.play("work")
    assert me(game)["clay"] == 3
    game.play("enter workshop")
    assert (me(game)["coins"], me(game)["pp"]) == (1, 1)
    game.play(f"craft {space}")
    assert me(game)["clay"] == 1
    assert me(game)["pp"] == 1 + 4
    assert me(game)["pigments"] == {"Y": 0, "R": 1, "G": 0, "B": 0}
    assert me(game)["coins"] == 1


def test_E3_a_helper_in_turn_1_scores_0_and_the_first_palace_step_gives_open_free() -> None:
    game = position(Player(), Player(), at="work", top="G2", minister="lab")
    play(game, "work", "enter palace")
    assert me(game)["pp"] == 0
    assert me(game)["helpers"] == ["accountant"]
    assert me(game)["supervisor"] == 1
    assert me(game)["tiles"] == {"open/free": "unused"}


def test_E4_following_into_the_palace_costs_a_coin_and_lands_on_top() -> None:
    game = position(Player(), Player(coins=3), Player(), minister="lab", stack=(0, 1, 2), top="Y4")
    play(game, "enter palace", "pigment", "enter palace")
    assert [me(game, p)["coins"] for p in range(2)] == [1, 2]
    assert board(game)["track"] == [[2], [1, 0], [], [], [], []]
    rules = game.book.engine.rules
    assert rules.is_ahead(state_of(game), 1, 0)
    assert not rules.is_ahead(state_of(game), 0, 1)


def test_E5_a_helper_used_for_a_pigment_then_painting_in_B() -> None:
    game = position(
        Player(pigments="R"),
        Player(),
        at="work",
        top="G3",
        pit={"B1": "raw"},
        requests="YGRB",
        minister="lab",
        minister_bonus=True,
    )
    game.play("pigment")
    assert me(game)["pigments"] == {"Y": 0, "R": 1, "G": 1, "B": 0}
    assert me(game)["helpers"] == []
    game.play("enter lab")
    assert automatic(game)[0] == "paint B1"
    assert me(game)["pp"] == 1 + 1
    assert me(game)["coins"] == 1
    assert sum(me(game)["pigments"].values()) == 0
    play(game, "pigment", "pass")
    assert "G3" in game.view(1)["players"][0]["discards"]


def test_E6_two_builders_and_the_prime_minister_close_both_buildings_of_the_left_pair() -> None:
    game = position(
        Player(coins=9, clay=9, pigments="YY"),
        Player(),
        builders={"workshop": [1], "lab": [1]},
        requests="YRGB",
        minister="workshop",
    )
    for building, other in (("workshop", "lab"), ("lab", "workshop")):
        assert f"enter {building}" not in texts(game)
        assert game.why_not(f"enter {building}") == Reason(
            "pair-closed", {"building": building, "other": other, "count": 3, "limit": 3}
        )
    assert {"enter armory", "enter palace"} <= texts(game)


def test_E7_a_sealed_statue_in_C_cannot_be_painted_by_others() -> None:
    space, face = first_space("C", 8)
    game = position(
        Player(clay=5),
        Player(pigments="BBBB"),
        faces=(1, 1, face),
        requests="YRGB",
        minister="armory",
    )
    play(game, "enter workshop", f"craft {space}", "seal")
    assert me(game)["clay"] == 0
    assert me(game)["pp"] == 8
    assert board(game)["pit"][space] == "raw+seal:0"
    play(game, "pigment", "enter lab")
    assert game.deciding == [1]
    assert game.why_not(f"paint {space}") == Reason("sealed", {"space": space, "seat": 0})


def test_E7_but_the_owner_of_the_seal_can() -> None:
    game = position(Player(pigments="BB"), Player(), pit={"C1": "raw+seal:0"}, requests="YRGB")
    game.play("enter lab")
    assert board(game)["pit"]["C1"] == "0+seal:0"


def test_E8_painting_in_A_with_two_yellow_pigments_a_group_of_two_scores_2() -> None:
    near = sorted(neighbours("A1"))[0]
    game = position(Player(pigments="YY"), Player(), pit={"A1": "raw", near: "0"}, requests="YRGB")
    game.play("enter lab")
    assert me(game)["pigments"]["Y"] == 0
    assert me(game)["pp"] == 2


def test_E9_a_sword_for_3_completes_three_kinds_of_bronze_for_10() -> None:
    sword = next(f"sword-{n}" for n in (1, 2, 3, 4) if equipment_cost(f"sword-{n}") == 3)
    game = position(
        Player(coins=3, equipment="arrowheads-2 halberd-2"),
        Player(),
        display=[sword, None, None, None],
    )
    game.play("enter armory")
    assert me(game)["coins"] == 0
    assert me(game)["equipment"] == ["arrowheads-2", "halberd-2", sword]
    owned = " ".join(me(game)["equipment"])
    assert part(final_scores(Player(equipment=owned), Player()), "equipment")[0] == 10


def test_E10_two_builders_of_one_player_cost_2_with_three_players() -> None:
    game = position(
        Player(coins=5), Player(), Player(), builders={"palace": [2, 2]}, minister="lab"
    )
    game.play("enter palace")
    assert [me(game, p)["coins"] for p in range(3)] == [3, 0, 2]


def test_E11_an_extra_action_taken_and_used_at_once_repeats_the_palace() -> None:
    game = position(
        Player(coins=2, supervisor=3),
        Player(),
        Player(),
        builders={"palace": [1]},
        minister="lab",
        end_tiles="helpers six majorities pairs",
    )
    game.play("enter palace")
    assert me(game)["supervisor"] == 4
    assert me(game)["tiles"]["extra"] == "unused"
    assert me(game)["coins"] == 1
    play(game, "extra palace", "keep six")
    assert me(game)["supervisor"] == 5
    assert me(game)["end_tile"] == "six"
    assert me(game)["coins"] == 1
    assert me(game, 1)["coins"] == 1
    assert board(game)["builders"]["palace"] == [1, 0]


@pytest.mark.parametrize(
    ("pit", "points"),
    [("C001123", [10, 10, 2, 2]), ("B001", [12, 6, 0, 0]), ("A0123", [4, 4, 4, 4])],
)
def test_E12_majorities_are_shared(pit: str, points: list[int]) -> None:
    placed = {f"{pit[0]}{i}": seat for i, seat in enumerate(pit[1:], start=1)}
    assert part(final_scores(*[Player()] * 4, pit=placed), "majorities") == points


def test_E13_scoring_equipment() -> None:
    cards = "arrowheads-1 halberd-1 halberd-2 sword-1 chariot-1"
    player = Player(equipment=cards)
    assert part(final_scores(player, Player()), "equipment")[0] == 14
    pit = {"A1": "0", "C1": "0", "C2": "0"}
    assert part(final_scores(player, Player(), pit=pit), "equipment")[0] == 14 + 6


@pytest.mark.parametrize(("count", "price"), [(1, 2), (2, 3)])
def test_E14_fees_with_two_players(count: int, price: int) -> None:
    game = position(
        Player(coins=9, pigments="YY"),
        Player(),
        builders={"lab": [1] * count},
        requests="YRGB",
        minister="armory",
    )
    game.play("enter lab")
    assert [me(game, p)["coins"] for p in range(2)] == [9 - price, price]


@pytest.mark.parametrize(("token", "colour", "building"), [(9, "R", "lab"), (10, "Y", "workshop")])
def test_E15_the_highest_request_places_the_prime_minister(
    token: int, colour: str, building: str
) -> None:
    assert token_colour(token) == colour
    game = fresh(2, requests=requests_up_to(token))
    assert max(board(game)["requests"].values()) == token
    assert board(game)["minister"] == building


def test_E16_favour_exchanges_Y1_and_R3_for_the_top_two_cards() -> None:
    game = fresh(2, {0: deck("Y1 B1 R3 R4 G2 Y4")})
    game.play("favour Y1 R3", seat=0)
    game.play("favour", seat=1)
    assert game.view(0)["you"]["hand"] == ["B1", "R4", "G2", "Y4"]
    bottom = [names.WORKER_CARDS[card] for card in state_of(game).deck[0][-2:]]
    assert bottom == ["Y1", "R3"]


def test_E17_three_coins_a_fee_of_1_and_a_card_of_3_do_not_go_together() -> None:
    card = next(c for c in names.EQUIPMENT_CARDS if equipment_cost(c) == 3)
    game = position(
        Player(coins=3, pp=20),
        Player(),
        Player(),
        builders={"armory": [1]},
        display=[card, None, None, None],
        minister="lab",
    )
    assert "enter armory" not in texts(game)
    assert game.why_not("enter armory") == Reason(
        "too-few-coins", {"needed": 3, "owned": 2, "fee": 1}
    )


def test_E17_with_a_cheaper_card_on_display_the_armory_can_be_entered() -> None:
    cards = sorted(names.EQUIPMENT_CARDS, key=equipment_cost)
    dear = next(c for c in cards if equipment_cost(c) == 3)
    assert equipment_cost(cards[0]) <= 2
    game = position(
        Player(coins=3),
        Player(),
        Player(),
        builders={"armory": [1]},
        display=[dear, cards[0], None, None],
        minister="lab",
    )
    game.play("enter armory")
    assert me(game)["equipment"] == [cards[0]]
