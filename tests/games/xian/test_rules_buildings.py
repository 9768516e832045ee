"""Section 7: what is done in the buildings."""

from __future__ import annotations

import pytest

from bingma import Reason
from bingma.games.xian import names
from tests.games.xian.positions import (
    TABLES,
    Player,
    automatic,
    board,
    bonus,
    equipment_clay,
    equipment_cost,
    free_spaces,
    me,
    neighbours,
    play,
    position,
    state_of,
    statues,
    texts,
)

A1, A2 = free_spaces("A")[:2]


def space_with(pigment: bool) -> str:
    """A space whose bonus has a pigment, or has none."""
    return next(
        space
        for section in "ABC"
        for space in free_spaces(section)
        if bool(bonus(space)[2]) == pigment
    )


# X7.1 Workshop


@pytest.mark.parametrize(("section", "price"), [("A", 2), ("B", 3), ("C", 5)])
def test_X7_1_a_statue_costs_2_3_or_5_clay_by_section(section: str, price: int) -> None:
    game = position(Player(clay=6), Player())
    play(game, "enter workshop", f"craft {free_spaces(section)[0]}")
    assert me(game)["clay"] == 6 - price


def test_X7_1_only_empty_spaces_of_sections_that_can_be_paid_are_offered() -> None:
    for clay, sections in ((2, "A"), (3, "AB"), (4, "AB"), (5, "ABC")):
        game = position(Player(clay=clay), Player())
        game.play("enter workshop")
        spaces = {space for section in sections for space in free_spaces(section)}
        assert texts(game) == {f"craft {space}" for space in spaces}


def test_X7_1_a_painted_space_is_not_empty() -> None:
    pit = {A1: "1", A2: "raw", "B1": "raw"}
    game = position(Player(clay=2), Player(), pit=pit)
    game.play("enter workshop")
    assert not {f"craft {A1}", f"craft {A2}"} & texts(game)


def test_X7_1_the_raw_statue_comes_from_the_stock() -> None:
    game = position(Player(clay=2), Player())
    play(game, "enter workshop", f"craft {A1}", "no-seal")
    assert board(game)["raw_stock"] == 5
    assert board(game)["pit"][A1] == "raw"


@pytest.mark.parametrize("section", ["A", "B", "C"])
@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_X7_1_the_bonus_of_the_space_by_the_face_of_its_section(section: str, face: int) -> None:
    for space in free_spaces(section, face):
        game = position(Player(clay=5), Player(), faces=(face, face, face))
        play(game, "enter workshop", f"craft {space}")
        points, coins, pigment = bonus(space, face)
        assert me(game)["pp"] == points
        assert me(game)["coins"] == coins
        assert me(game)["pigments"] == {c: int(c == pigment) for c in "YRGB"}


def test_X7_1_the_pigment_of_a_space_only_if_in_stock() -> None:
    space = space_with(pigment=True)
    points, _, pigment = bonus(space)
    game = position(Player(clay=5), Player(pigments=pigment * 6))
    play(game, "enter workshop", f"craft {space}")
    assert me(game)["pp"] == points
    assert me(game)["pigments"][pigment] == 0
    assert board(game)["pigment_stock"][pigment] == 0


def test_X7_1_one_prestige_more_with_the_ceramist() -> None:
    game = position(Player(clay=2, helpers="ceramist"), Player())
    play(game, "enter workshop", f"craft {A1}")
    assert me(game)["pp"] == bonus(A1)[0] + 1


def test_X7_1_a_seal_may_be_put_under_the_new_statue() -> None:
    game = position(Player(clay=2), Player())
    play(game, "enter workshop", f"craft {A1}")
    assert (game.decision(), texts(game)) == ("seal", {"seal", "no-seal"})
    sealed = play(game.copy(), "seal")
    assert board(sealed)["pit"][A1] == "raw+seal:0"
    assert me(sealed)["seals"] == 1
    plain = play(game.copy(), "no-seal")
    assert board(plain)["pit"][A1] == "raw"
    assert me(plain)["seals"] == 2


def test_X7_1_without_a_seal_left_there_is_no_question() -> None:
    game = position(Player(clay=2, seals=0), Player())
    play(game, "enter workshop", f"craft {A1}")
    assert game.deciding == [1]
    assert automatic(game) == []


def test_X7_1_a_seal_stays_after_painting_and_never_comes_back() -> None:
    pit = {A1: "raw+seal:0", A2: "raw"}
    game = position(Player(pigments="YY"), Player(), pit=pit, requests="YRGB")
    play(game, "enter lab", f"paint {A1}")
    assert board(game)["pit"][A1] == "0+seal:0"
    assert me(game)["seals"] == 1


def test_X7_1_the_starting_statues_have_no_seal() -> None:
    game = position(Player(), Player())
    assert {text for text in board(game)["pit"].values() if text} == {"raw"}


# X7.2 Lab


def test_X7_2_another_players_seal_keeps_a_statue_safe_the_own_one_does_not() -> None:
    pit = {"A1": "raw+seal:1", "A2": "raw+seal:0", "A3": "raw", "A4": "1", "A5": "0"}
    game = position(Player(pigments="YY"), Player(), pit=pit, requests="YRGB")
    game.play("enter lab")
    assert texts(game) == {"paint A2", "paint A3"}


@pytest.mark.parametrize(
    ("pigments", "possible"),
    [("YY", True), ("YR", True), ("YB", True), ("Y", False), ("RR", False), ("RGB", False)],
)
def test_X7_2_section_A_takes_the_requests_colour_and_any_other(
    pigments: str, possible: bool
) -> None:
    game = position(Player(pigments=pigments), Player(), pit={"A1": "raw"}, requests="YRGB")
    assert ("enter lab" in texts(game)) == possible


@pytest.mark.parametrize(
    ("requests", "pigments", "possible"),
    [
        ("YRGB", "RG", True),
        ("YRGB", "RR", False),
        ("YRGB", "GG", False),
        ("YRGB", "YB", False),
        ("YRRB", "RR", True),
        ("YRRB", "R", False),
        ("YRRB", "RG", False),
    ],
)
def test_X7_2_section_B_takes_one_pigment_for_each_request(
    requests: str, pigments: str, possible: bool
) -> None:
    game = position(Player(pigments=pigments), Player(), pit={"B1": "raw"}, requests=requests)
    assert ("enter lab" in texts(game)) == possible
    if possible:
        game.play("enter lab")
        assert sum(me(game)["pigments"].values()) == 0


def test_X7_2_a_view_tells_what_painting_takes() -> None:
    view = position(Player(), Player(), requests="YRGB").view(0)
    assert view["board"]["paint"] == {"A": ["Y", "any"], "B": ["R", "G"], "C": ["B", "B"]}


def test_X6_1_a_view_counts_the_builders_at_home() -> None:
    game = position(Player(coins=9), Player())
    assert game.view(1)["players"][0]["builders_left"] == 2
    play(game, "enter armory", "forge 1")
    assert game.view(1)["players"][0]["builders_left"] == 1


@pytest.mark.parametrize(
    ("pigments", "possible"), [("BB", True), ("BY", False), ("B", False), ("YY", False)]
)
def test_X7_2_section_C_takes_two_of_the_requests_colour(pigments: str, possible: bool) -> None:
    game = position(Player(pigments=pigments), Player(), pit={"C1": "raw"}, requests="YRGB")
    assert ("enter lab" in texts(game)) == possible


def test_X7_2_the_pigments_go_back_to_the_stock() -> None:
    game = position(Player(pigments="RRGG"), Player(), pit={"B1": "raw"}, requests="YRGB")
    game.play("enter lab")
    assert automatic(game)[0] == "paint B1"
    assert board(game)["pigment_stock"] == {"Y": 6, "R": 5, "G": 5, "B": 6}
    assert me(game)["pigments"] == {"Y": 0, "R": 1, "G": 1, "B": 0}


def test_X7_2_the_raw_statue_goes_back_to_the_stock_and_a_warrior_takes_its_place() -> None:
    game = position(Player(pigments="BB"), Player(), pit={"C1": "raw"}, requests="YRGB")
    assert board(game)["raw_stock"] == 11
    game.play("enter lab")
    assert board(game)["raw_stock"] == 12
    assert board(game)["pit"]["C1"] == "0"
    assert me(game)["warriors"] == 5


def painted_at(space: str, pit: dict[str, str]) -> int:
    """The prestige of seat 0 for painting a statue with these others around."""
    game = position(
        Player(pigments="YYRRGGBB"), Player(), Player(), pit={**pit, space: "raw"}, requests="YRGB"
    )
    game.play("enter lab")
    assert automatic(game)[0] == f"paint {space}"
    if game.decision() == "pay":
        game.play(game.legal()[0])
    assert board(game)["pit"][space] == "0"
    points: int = me(game)["pp"]
    return points


def test_X7_2_a_lone_warrior_scores_one() -> None:
    assert painted_at("A1", {}) == 1


def test_X7_2_every_warrior_of_the_connected_group_scores() -> None:
    near, *_ = sorted(neighbours("A1"))
    further = sorted(neighbours(near) - {"A1"})[0]
    assert painted_at("A1", {near: "0", further: "0"}) == 3


def test_X7_2_the_new_warrior_may_link_groups_that_stood_apart() -> None:
    middle = max(names.SPACES, key=lambda space: len(neighbours(space)))
    around = neighbours(middle)
    assert painted_at(middle, dict.fromkeys(around, "0")) == 1 + len(around)


def test_X7_2_only_the_own_colour_counts() -> None:
    near = sorted(neighbours("A1"))
    beyond = sorted(neighbours(near[0]) - {"A1"})[0]
    assert painted_at("A1", {near[0]: "1", beyond: "0", near[1]: "2"}) == 1


def test_X7_2_raw_statues_do_not_connect() -> None:
    near = sorted(neighbours("A1"))
    beyond = sorted(neighbours(near[0]) - {"A1"})[0]
    pit = {near[0]: "raw+seal:1", beyond: "0"}
    assert painted_at("A1", pit) == 1


def test_X7_2_groups_go_across_sections() -> None:
    below, above = next(
        (a, b) for a in names.SPACES for b in neighbours(a) if a[0] == "A" and b[0] == "B"
    )
    assert painted_at(below, {above: "0"}) == 2


def test_X7_2_the_other_statues_stay_as_they_are() -> None:
    pit = {"A1": "raw", "A2": "raw+seal:1", "A3": "1", "B1": "raw"}
    game = position(Player(pigments="YY"), Player(), pit=pit, requests="YRGB")
    game.play("enter lab")
    nothing: dict[str, str | None] = dict.fromkeys(names.SPACES)
    assert board(game)["pit"] == nothing | pit | {"A1": "0"}


def test_X7_2_a_player_without_a_warrior_cannot_paint() -> None:
    painter = Player(pigments="YY", warriors=0)
    game = position(painter, Player(), pit={"A1": "raw"}, requests="YRGB")
    assert game.why_not("enter lab") == Reason("no-warrior-left", {})


def test_X7_2_a_sixth_warrior_can_be_painted_a_seventh_cannot() -> None:
    five = dict.fromkeys(("C1", "C2", "C3", "C4", "C5"), "0")
    pit = {"A1": "raw", "A2": "raw", **five}
    painter = Player(pigments="YYYY", unused="extra")
    game = position(painter, Player(), pit=pit, requests="YRGB")
    play(game, "extra lab", "paint A1")
    assert me(game)["warriors"] == 0
    assert game.why_not("enter lab") == Reason("no-warrior-left", {})


def test_X7_2_the_raw_statues_of_the_faces_can_be_painted_by_anybody() -> None:
    rich = Player(pigments="YYRRGGBB")
    game = position(rich, Player(), requests="YRGB")
    game.play("enter lab")
    everywhere = {f"paint {space}" for section in "ABC" for space in statues(section)}
    assert texts(game) == everywhere
    assert len(everywhere) == 2 * len(TABLES["space_statue"])


# X7.3 Armory


@pytest.mark.parametrize("card", names.EQUIPMENT_CARDS)
def test_X7_3_forging_pays_the_cost_takes_the_card_and_receives_its_clay(card: str) -> None:
    game = position(Player(coins=9), Player(), display=[None, card, None, None])
    game.play("enter armory")
    assert automatic(game)[0] == "forge 2"
    assert me(game)["coins"] == 9 - equipment_cost(card)
    assert me(game)["clay"] == equipment_clay(card)
    assert me(game)["equipment"] == [card]
    assert board(game)["display"] == [None, None, None, None]


def test_X7_3_only_slots_that_can_be_paid_are_offered() -> None:
    display = ["sword-1", "crossbow-1", None, "arrowheads-2"]
    coins = equipment_cost("crossbow-1")
    assert equipment_cost("arrowheads-2") <= coins < equipment_cost("sword-1")
    game = position(Player(coins=coins), Player(), display=display)
    game.play("enter armory")
    assert texts(game) == {"forge 2", "forge 4"}


def test_X7_3_the_card_is_kept_face_down_but_counted() -> None:
    game = position(Player(coins=9), Player())
    play(game, "enter armory", "forge 1")
    assert game.view(0)["you"]["equipment"] == ["crossbow-1"]
    other = game.view(1)["players"][0]
    assert "equipment" not in other
    assert other["equipment_count"] == 1


def test_X7_3_the_display_is_not_refilled_before_the_turn_ends() -> None:
    game = position(Player(coins=9), Player(coins=9), minister="lab")
    play(game, "enter armory", "forge 3", "pigment")
    assert board(game)["display"][2] is None
    assert state_of(game).equipment_next == 4
    play(game, "enter armory")
    assert texts(game) == {"forge 1", "forge 2", "forge 4"}


def test_X7_3_an_empty_display_closes_the_armory_to_everybody() -> None:
    game = position(Player(coins=9), Player(), display=[None] * 4)
    assert game.why_not("enter armory") == Reason("display-empty", {})


# X7.4 Palace


def test_X7_4_the_supervisor_moves_one_space_on_top_of_any_stack_there() -> None:
    people = [Player(supervisor=1), Player(supervisor=2), Player(supervisor=2), Player()]
    game = position(*people, stack=(0, 2, 1, 3))
    assert board(game)["track"] == [[3], [0], [2, 1], [], [], []]
    game.play("enter palace")
    assert board(game)["track"] == [[3], [], [0, 2, 1], [], [], []]


def test_X7_4_who_leaves_a_stack_from_below_lets_the_others_down() -> None:
    game = position(Player(), Player(), Player(), stack=(2, 0, 1))
    assert board(game)["track"][0] == [2, 0, 1]
    game.play("enter palace")
    assert board(game)["track"] == [[2, 1], [0], [], [], [], []]
    assert state_of(game).height[:3] == [0, 0, 1]


def test_X7_4_on_space_5_one_of_the_tiles_left_is_kept_and_the_rest_stay() -> None:
    game = position(
        Player(supervisor=4), Player(), end_tiles="helpers six majorities pairs", minister="lab"
    )
    game.play("enter palace")
    assert game.decision() == "keep"
    assert texts(game) == {"keep helpers", "keep six", "keep majorities", "keep pairs"}
    game.play("keep majorities")
    assert me(game)["end_tile"] == "majorities"
    assert game.view(None)["board"]["end_tiles"] == ["helpers", "six", "pairs"]


def test_X7_4_a_tile_that_somebody_keeps_is_gone_for_others() -> None:
    game = position(Player(supervisor=4), Player(end_tile="tiles"), Player(end_tile="warriors"))
    game.play("enter palace")
    assert texts(game) == {"keep resources", "keep prestige"}


def test_X7_4_the_last_tile_is_taken_without_a_question() -> None:
    others = [Player(end_tile=tile) for tile in ("tiles", "warriors", "prestige")]
    game = position(Player(supervisor=4), *others)
    game.play("enter palace")
    assert automatic(game) == ["keep resources"]
    assert me(game)["end_tile"] == "resources"


def test_X7_4_the_emissary_comes_after_the_tile() -> None:
    game = position(Player(coins=1, helpers="emissary", supervisor=4), Player())
    game.play("enter palace")
    assert game.decision() == "keep"
    game.play("keep tiles")
    assert game.decision() == "exchange"
    assert texts(game) == {"give coin", "stop"}


def test_X7_4_from_space_5_the_palace_cannot_be_used() -> None:
    game = position(Player(end_tile="tiles", unused="open/free extra", coins=9), Player())
    assert not any("palace" in text for text in texts(game))
    assert game.why_not("enter palace") == Reason("end-of-track", {})
    assert game.why_not("extra palace") == Reason("end-of-track", {})


def test_X7_4_a_new_tile_can_be_used_in_the_same_go() -> None:
    game = position(Player(coins=1, supervisor=1), Player())
    game.play("enter palace")
    assert (game.decision(), texts(game)) == ("after", {"market", "done"})
