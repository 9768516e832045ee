"""Sections 2 and 3: the components, and how a game is set up."""

from __future__ import annotations

from collections import Counter

import pytest

import bingma
from bingma.games.xian import names
from bingma.games.xian.rules.state import NONE, RAW
from tests.games.xian.positions import (
    BOOK,
    TABLES,
    Player,
    board,
    card_value,
    deck,
    fresh,
    me,
    neighbours,
    play,
    position,
    state_of,
    token_colour,
)

# Section 2: components


def test_X2_1_everybody_has_the_same_24_cards_each_number_in_each_colour() -> None:
    game = bingma.new_game("xian", players=4, seed=11)
    everything = sorted(f"{colour}{number}" for colour in "YRGB" for number in range(1, 7))
    for player in game.record()["setup"]["players"]:
        assert sorted(player["deck"]) == everything


def test_X2_1_the_number_is_the_initiative_and_the_colour_the_kind_of_worker() -> None:
    for card in names.WORKER_CARDS:
        assert card_value("card_number", card) == int(card[1])
        assert names.COLOURS[card_value("card_colour", card)] == card[0]
        assert (card_value("card_coins", card) > 0) == (card[0] == "Y")
        assert (card_value("card_clay", card) > 0) == (card[0] == "R")
        assert (card_value("card_helper", card) != NONE) == (card[0] == "G")
        assert (sum(card_value("card_pigments", card)) > 0) == (card[0] == "B")


def test_X2_1_printed_values_of_the_worker_cards() -> None:
    assert card_value("card_coins", "Y4") == 3
    assert card_value("card_clay", "R5") == 3
    helpers = ["ceramist", "accountant", "administrator", "emissary", "scientist", "officer"]
    assert [names.HELPERS[card_value("card_helper", f"G{n}")] for n in range(1, 7)] == helpers
    rows = {1: [0, 0, 1, 2, 3, 4], 3: [0, 1, 2, 3, 4, 5], 5: [1, 2, 3, 4, 5, 6]}
    for number, prestige in rows.items():
        assert card_value("card_helper_pp", f"G{number}") == prestige
        assert card_value("card_helper_pp", f"G{number + 1}") == prestige


def test_X2_2_six_kinds_of_equipment_with_four_copies_each() -> None:
    kinds: Counter[int] = Counter(TABLES["equipment_kind"])
    assert kinds == dict.fromkeys(range(6), 4)
    stack = bingma.new_game("xian", players=2, seed=3).record()["setup"]["equipment"]
    assert sorted(stack) == sorted(names.EQUIPMENT_CARDS)


def test_X2_2_materials_and_sections_of_the_kinds() -> None:
    found = {
        kind: (
            names.MATERIALS[TABLES["kind_material"][i]],
            names.SECTIONS[TABLES["kind_section"][i]],
        )
        for i, kind in enumerate(names.EQUIPMENT_KINDS)
    }
    assert found == {
        "crossbow": ("wood", "A"),
        "arrowheads": ("bronze", "A"),
        "chariot": ("wood", "B"),
        "halberd": ("bronze", "B"),
        "horse": ("wood", "C"),
        "sword": ("bronze", "C"),
    }


def test_X2_3_the_pit_has_three_sections_of_eight_spaces() -> None:
    spaces = [f"{section}{n}" for section in "ABC" for n in range(1, 9)]
    assert list(names.SPACES) == spaces
    assert list(board(fresh())["pit"]) == spaces


def test_X2_3_neighbours_share_a_side_also_across_a_border_and_never_a_corner() -> None:
    assert neighbours("A1") == {"A2", "A5"}
    assert neighbours("A6") == {"A2", "A5", "A7", "B2"}
    assert "B1" in neighbours("A5")
    assert neighbours("C8") == {"C7", "C4"}
    assert neighbours("B4") == {"B3", "B8", "A8"}
    for space in names.SPACES:
        assert all(space in neighbours(other) for other in neighbours(space))
    # Rows of four, six of them: 3 x 6 neighbours side by side and 4 x 5 above each other.
    assert sum(len(neighbours(space)) for space in names.SPACES) == 2 * (3 * 6 + 4 * 5)


def test_X2_4_each_section_has_four_faces_with_two_statue_icons_each() -> None:
    for section in range(3):
        assert len(TABLES["space_statue"][section]) == 4
        for face in range(4):
            assert sum(TABLES["space_statue"][section][face]) == 2


def test_X2_4_a_statue_icon_has_no_bonus() -> None:
    for section in range(3):
        for face in range(4):
            for at in range(8):
                if TABLES["space_statue"][section][face][at]:
                    assert TABLES["space_pp"][section][face][at] == 0
                    assert TABLES["space_coins"][section][face][at] == 0
                    assert TABLES["space_pigment"][section][face][at] == NONE


def test_X2_5_twelve_requests_three_of_each_colour_on_four_spaces() -> None:
    assert Counter(map(token_colour, range(1, 13))) == {"Y": 3, "R": 3, "G": 3, "B": 3}
    game = fresh(requests=[5, 12, 3, 8, 1, 2, 4, 6, 7, 9, 10, 11])
    assert board(game)["requests"] == {"A": 5, "B1": 12, "B2": 3, "C": 8}


def test_X2_5_request_9_is_red_and_10_is_yellow() -> None:
    assert token_colour(9) == "R"
    assert token_colour(10) == "Y"


@pytest.mark.parametrize(
    ("space", "tile"), [(1, "open/free"), (2, "market"), (3, "discount"), (4, "extra")]
)
def test_X2_6_each_of_the_first_four_spaces_gives_its_tile(space: int, tile: str) -> None:
    game = position(Player(supervisor=space - 1), Player())
    game.play("enter palace")
    assert me(game)["supervisor"] == space
    assert me(game)["tiles"][tile] == "unused"
    assert list(me(game)["tiles"]) == list(names.BONUS_TILES[:space])


def test_X2_6_the_fifth_space_gives_a_game_end_tile() -> None:
    game = position(Player(supervisor=4), Player(), end_tiles="helpers six majorities pairs")
    play(game, "enter palace", "keep six")
    assert me(game)["supervisor"] == 5
    assert me(game)["end_tile"] == "six"


def test_X2_6_there_are_enough_bonus_tiles_for_everybody() -> None:
    game = position(Player(), *[Player(unused="open/free")] * 3)
    game.play("enter palace")
    assert [me(game, p)["tiles"] for p in range(4)] == [{"open/free": "unused"}] * 4


def test_X2_7_there_are_eight_game_end_tiles() -> None:
    eight = {"resources", "prestige", "tiles", "warriors", "helpers", "six", "majorities", "pairs"}
    seen: set[str] = set()
    for seed in range(30):
        seen.update(bingma.new_game("xian", players=2, seed=seed).record()["setup"]["end_tiles"])
    assert seen == eight


def test_X2_8_the_stock_and_the_pieces_of_the_players() -> None:
    game = fresh(4)
    state = state_of(game)
    assert state.raw_stock + state.pit.count(RAW) == 12
    for colour in range(4):
        owned = sum(state.pigments[p][colour] for p in range(4))
        assert state.pigment_stock[colour] + owned == 6
    for p in range(4):
        assert me(game, p)["warriors"] == 6
        assert me(game, p)["seals"] == 2


# Section 3: set-up


@pytest.mark.parametrize("players", [2, 3, 4])
def test_X3_1_two_to_four_players_start_with_two_coins_one_clay_and_no_prestige(
    players: int,
) -> None:
    game = bingma.new_game("xian", players=players, seed=5)
    assert game.players == players
    for p in range(players):
        assert (me(game, p)["coins"], me(game, p)["clay"], me(game, p)["pp"]) == (2, 1, 0)


@pytest.mark.parametrize("players", [1, 5])
def test_X3_1_no_other_number_of_players(players: int) -> None:
    with pytest.raises(ValueError, match="2 to 4 players"):
        bingma.new_game("xian", players=players, seed=5)


def test_X3_1_decks_are_shuffled_each_by_itself() -> None:
    decks = [
        tuple(player["deck"])
        for seed in range(5)
        for player in bingma.new_game("xian", players=4, seed=seed).record()["setup"]["players"]
    ]
    assert len(set(decks)) == 20


def test_X3_2_the_first_four_equipment_cards_fill_the_slots() -> None:
    game = bingma.new_game("xian", players=2, seed=8)
    stack = game.record()["setup"]["equipment"]
    assert board(game)["display"] == stack[:4]
    assert game.view(None)["board"]["equipment_left"] == 20
    other = bingma.new_game("xian", players=2, seed=9).record()["setup"]["equipment"]
    assert stack != other


def test_X3_3_the_first_four_requests_go_to_a_b1_b2_and_c() -> None:
    game = bingma.new_game("xian", players=2, seed=8)
    tokens = game.record()["setup"]["requests"]
    assert sorted(tokens) == list(range(1, 13))
    assert list(board(game)["requests"].values()) == tokens[:4]


def test_X3_4_places_1_and_2_are_the_left_pair_3_and_4_the_right() -> None:
    game = fresh(buildings=["palace", "lab", "workshop", "armory"])
    rules = BOOK.engine.rules
    pairs = {
        building: names.BUILDINGS[rules.other_of_pair(state_of(game), b)]
        for b, building in enumerate(names.BUILDINGS)
    }
    assert pairs == {"palace": "lab", "lab": "palace", "workshop": "armory", "armory": "workshop"}


def test_X3_4_the_buildings_are_shuffled() -> None:
    rows = [
        tuple(bingma.new_game("xian", players=2, seed=seed).record()["setup"]["buildings"])
        for seed in range(30)
    ]
    assert all(sorted(row) == sorted(names.BUILDINGS) for row in rows)
    assert {row[0] for row in rows} == set(names.BUILDINGS)


@pytest.mark.parametrize("seed", range(10))
def test_X3_5_the_highest_open_request_places_the_prime_minister(seed: int) -> None:
    game = bingma.new_game("xian", players=2, seed=seed)
    highest = max(board(game)["requests"].values())
    of_colour = dict(zip("YRGB", ("workshop", "lab", "armory", "palace"), strict=True))
    assert board(game)["minister"] == of_colour[token_colour(highest)]
    assert board(game)["minister_bonus"] is True


@pytest.mark.parametrize("face", [1, 2, 3, 4])
def test_X3_6_a_raw_statue_on_each_icon_and_six_stay_in_the_stock(face: int) -> None:
    game = fresh(faces={"A": face, "B": face, "C": face})
    for i, space in enumerate(names.SPACES):
        icon = TABLES["space_statue"][i // 8][face - 1][i % 8]
        assert board(game)["pit"][space] == ("raw" if icon else None)
    assert board(game)["raw_stock"] == 6


def test_X3_6_the_faces_are_drawn_for_each_section() -> None:
    drawn: dict[str, set[int]] = {"A": set(), "B": set(), "C": set()}
    for seed in range(40):
        faces = bingma.new_game("xian", players=2, seed=seed).record()["setup"]["faces"]
        for section, face in faces.items():
            drawn[section].add(face)
    assert drawn == {"A": {1, 2, 3, 4}, "B": {1, 2, 3, 4}, "C": {1, 2, 3, 4}}


def test_X3_7_four_of_the_game_end_tiles_are_drawn_and_public() -> None:
    game = bingma.new_game("xian", players=2, seed=4)
    drawn = game.record()["setup"]["end_tiles"]
    assert len(set(drawn)) == 4
    assert game.view(None)["board"]["end_tiles"] == drawn


def test_X3_8_starting_tiles_stack_the_supervisors_lowest_on_top() -> None:
    setup = fresh(4).record()["setup"]
    for p, tile in enumerate((3, 1, 4, 2)):
        setup["players"][p]["start_tile"] = tile
    game = bingma.Game(BOOK, BOOK.read_setup(setup, 4), fresh(4).seats)
    assert board(game)["track"] == [[1, 3, 0, 2], [], [], [], [], []]


def test_X3_8_a_gap_in_the_tiles_dealt_leaves_no_gap_in_the_stack() -> None:
    setup = fresh(2).record()["setup"]
    setup["players"][0]["start_tile"] = 4
    setup["players"][1]["start_tile"] = 2
    game = bingma.Game(BOOK, BOOK.read_setup(setup, 2), fresh(2).seats)
    assert board(game)["track"][0] == [1, 0]
    assert state_of(game).height[:2] == [0, 1]


def test_X3_8_starting_tiles_1_to_4_bring_yellow_red_green_and_blue_from_the_stock() -> None:
    game = fresh(4)
    for p, colour in enumerate("YRGB"):
        assert me(game, p)["pigments"] == {c: int(c == colour) for c in "YRGB"}
    assert board(game)["pigment_stock"] == {"Y": 5, "R": 5, "G": 5, "B": 5}


def test_X3_8_the_starting_tiles_are_shuffled_and_all_different() -> None:
    dealt = set()
    for seed in range(40):
        players = bingma.new_game("xian", players=3, seed=seed).record()["setup"]["players"]
        tiles = [player["start_tile"] for player in players]
        assert len(set(tiles)) == 3
        dealt.add(tiles[0])
    assert dealt == {1, 2, 3, 4}


def test_X3_8_hands_come_from_the_top_of_the_decks() -> None:
    game = fresh(2, {0: deck("G2 Y4 B1 R6")})
    assert game.view(0)["you"]["hand"] == ["G2", "Y4", "B1", "R6"]
