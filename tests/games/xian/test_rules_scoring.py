"""Section 9: final scoring."""

from __future__ import annotations

from itertools import permutations

import pytest

from bingma.games.xian import names
from tests.games.xian.positions import (
    Player,
    final_scores,
    part,
    play,
    position,
)

NOBODY = Player()


def warriors(**sections: str) -> dict[str, str]:
    """A pit by section: each letter of `A="0012"` is a painted warrior of that seat."""
    return {
        f"{section}{i + 1}": seat
        for section, owners in sections.items()
        for i, seat in enumerate(owners)
    }


def majorities(pit: dict[str, str], players: int = 4) -> list[int]:
    """The majority points of all seats."""
    return part(final_scores(*[NOBODY] * players, pit=pit), "majorities")


# X9.1


@pytest.mark.parametrize(
    ("section", "points"), [("A", [10, 5, 2]), ("B", [12, 6, 3]), ("C", [14, 7, 4])]
)
def test_X9_1_the_first_three_ranks_score_by_section(section: str, points: list[int]) -> None:
    assert majorities(warriors(**{section: "00001112"})) == [*points, 0]


def test_X9_1_a_fourth_rank_scores_nothing() -> None:
    assert majorities(warriors(A="0011223")) == [5, 5, 5, 0]
    assert majorities(warriors(C="00011223")) == [14, 5, 5, 0]


def test_X9_1_without_a_warrior_there_is_no_rank_and_no_point() -> None:
    assert majorities(warriors(A="1")) == [0, 10, 0, 0]
    assert majorities({}) == [0, 0, 0, 0]


@pytest.mark.parametrize(
    ("pit", "expected"),
    [
        ("0011", [7, 7, 0, 0]),  # 10 + 5 for two
        ("0012", [10, 3, 3, 0]),  # 5 + 2 for two
        ("001122", [5, 5, 5, 0]),  # 10 + 5 + 2 for three
        ("0123", [4, 4, 4, 4]),  # 10 + 5 + 2 + 0 for four
        ("00123", [10, 2, 2, 2]),  # 5 + 2 + 0 for three
        ("001123", [7, 7, 1, 1]),  # 10 + 5 for two, 2 + 0 for two
        ("0001123", [10, 5, 1, 1]),  # 2 + 0 for two
    ],
)
def test_X9_1_tied_players_share_the_ranks_they_cover_rounded_down(
    pit: str, expected: list[int]
) -> None:
    assert majorities(warriors(A=pit)) == expected


def test_X9_1_ties_of_two_and_three_players() -> None:
    assert majorities(warriors(B="01"), players=2) == [9, 9]
    assert majorities(warriors(C="012"), players=3) == [8, 8, 8]


def test_X9_1_the_sections_are_ranked_each_by_itself_and_add_up() -> None:
    pit = warriors(A="001", B="011", C="1")
    assert majorities(pit, players=2) == [10 + 6, 5 + 12 + 14]


def test_X9_1_raw_statues_and_seals_do_not_count() -> None:
    pit = warriors(A="1") | {"A5": "raw+seal:0", "A6": "raw", "A7": "1+seal:1"}
    assert majorities(pit, players=2) == [0, 10]


# X9.2


def equipment(cards: str, pit: dict[str, str] | None = None) -> int:
    """The equipment points of seat 0."""
    return part(final_scores(Player(equipment=cards), NOBODY, pit=pit), "equipment")[0]


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("", 0),
        ("arrowheads-1", 2),
        ("arrowheads-1 halberd-1", 5),
        ("arrowheads-1 halberd-1 sword-1", 10),
        ("crossbow-1 chariot-1 horse-1", 10),
        ("arrowheads-1 arrowheads-2", 4),
        ("arrowheads-1 arrowheads-2 halberd-1", 7),
        ("arrowheads-1 arrowheads-2 halberd-1 halberd-2", 10),
        ("arrowheads-1 arrowheads-2 halberd-1 halberd-2 sword-1", 15),
        ("arrowheads-1 arrowheads-2 arrowheads-3 arrowheads-4", 8),
        ("arrowheads-1 arrowheads-2 arrowheads-3 sword-1 sword-2 halberd-1", 10 + 5 + 2),
    ],
)
def test_X9_2_sets_of_different_kinds_largest_first(cards: str, points: int) -> None:
    assert equipment(cards) == points


def test_X9_2_each_material_makes_its_own_sets() -> None:
    assert equipment("arrowheads-1 crossbow-1") == 4
    assert equipment("arrowheads-1 halberd-1 crossbow-1") == 7
    assert equipment("arrowheads-1 halberd-1 sword-1 crossbow-1 chariot-1 horse-1") == 20


def test_X9_2_the_copy_does_not_matter() -> None:
    assert equipment("arrowheads-4 halberd-1 sword-3") == 10


@pytest.mark.parametrize(
    ("cards", "pit", "points"),
    [
        ("crossbow-1", {"A": "0"}, 3),
        ("crossbow-1", {"A": "00"}, 3),
        ("crossbow-1 arrowheads-1", {"A": "0"}, 3),
        ("crossbow-1 arrowheads-1", {"A": "00"}, 6),
        ("crossbow-1", {"B": "0", "C": "0"}, 0),
        ("crossbow-1", {"A": "1"}, 0),
        ("crossbow-1 chariot-1 horse-1", {"A": "0", "B": "0", "C": "0"}, 9),
    ],
)
def test_X9_2_three_points_for_each_card_with_an_own_warrior_of_its_section(
    cards: str, pit: dict[str, str], points: int
) -> None:
    assert equipment(cards, warriors(**pit)) - equipment(cards) == points


# X9.3


def test_X9_3_one_point_for_each_bonus_tile_not_used() -> None:
    people = [
        Player(unused="open/free market discount extra"),
        Player(unused="discount", supervisor=4),
        Player(supervisor=4),
        Player(),
    ]
    assert part(final_scores(*people), "mausoleum") == [4, 1, 0, 0]


def test_X9_3_a_game_end_tile_is_no_bonus_tile() -> None:
    assert part(final_scores(Player(end_tile="six"), NOBODY), "mausoleum") == [0, 0]


# X9.4


def end_tile(player: Player, pit: dict[str, str] | None = None) -> int:
    """The points of seat 0 for its game-end tile."""
    return part(final_scores(player, NOBODY, pit=pit), "end_tile")[0]


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (14, 14), (15, 15), (16, 15), (40, 15)])
def test_X9_4_resources_returns_up_to_fifteen_for_a_point_each(coins: int, points: int) -> None:
    assert end_tile(Player(coins=coins, end_tile="resources")) == points


def test_X9_4_resources_counts_coins_clay_and_pigments() -> None:
    assert end_tile(Player(coins=1, clay=2, pigments="YRRGB", end_tile="resources")) == 8


@pytest.mark.parametrize(
    ("pp", "points"), [(0, 0), (9, 0), (10, 1), (19, 1), (20, 2), (-1, 0), (-10, 0), (-25, 0)]
)
def test_X9_4_prestige_scores_one_per_full_ten_and_0_if_negative(pp: int, points: int) -> None:
    assert end_tile(Player(pp=pp, end_tile="prestige")) == points


def test_X9_4_prestige_counts_the_total_after_majorities_equipment_and_unused_tiles() -> None:
    """5 on the track, 10 for A, 2 for a card and 3 for arming, and one unused tile: 21."""
    player = Player(pp=5, equipment="crossbow-1", unused="market", end_tile="prestige")
    assert end_tile(player, warriors(A="0")) == 2
    without_tile = Player(pp=4, equipment="crossbow-1", end_tile="prestige")
    assert end_tile(without_tile, warriors(A="0")) == 1


def test_X9_4_prestige_does_not_count_resources_or_itself() -> None:
    assert end_tile(Player(pp=9, coins=9, end_tile="prestige")) == 0
    assert end_tile(Player(pp=99, end_tile="prestige")) == 9


def test_X9_4_negative_prestige_may_be_lifted_above_zero_before_it_counts() -> None:
    assert end_tile(Player(pp=-3, end_tile="prestige"), warriors(C="0")) == 1


def test_X9_4_tiles_scores_three_for_each_unused_bonus_tile() -> None:
    assert end_tile(Player(unused="open/free market discount extra", end_tile="tiles")) == 12
    assert end_tile(Player(unused="market", end_tile="tiles")) == 3
    assert end_tile(Player(end_tile="tiles")) == 0


def test_X9_4_warriors_scores_two_for_each_painted_warrior() -> None:
    pit = warriors(A="00", B="01", C="000")
    assert end_tile(Player(end_tile="warriors"), pit) == 12
    assert end_tile(Player(end_tile="warriors")) == 0


def test_X9_4_helpers_scores_two_for_each_recruited_helper() -> None:
    assert end_tile(Player(helpers=" ".join(names.HELPERS), end_tile="helpers")) == 12
    assert end_tile(Player(helpers="officer", end_tile="helpers")) == 2
    assert end_tile(Player(end_tile="helpers")) == 0


def test_X9_4_a_helper_used_for_a_pigment_does_not_count() -> None:
    for word, points in (("work", 2), ("pigment", 0)):
        game = position(Player(end_tile="helpers"), NOBODY, at="work", top="G1", turn=6, round_=2)
        game.play(word)
        while not game.over:
            game.play({"work": "pigment"}.get(str(game.decision()), "pass"))
        result = game.result()
        assert result is not None
        assert result["scores"][0]["end_tile"] == points


def test_X9_4_six_scores_six() -> None:
    assert end_tile(Player(end_tile="six")) == 6


@pytest.mark.parametrize(
    ("pit", "points"),
    [
        ({"A": "001", "B": "0", "C": "00"}, 15),
        ({"A": "01", "B": "011"}, 5),  # tied first in A, second in B
        ({"A": "01", "B": "01", "C": "01"}, 15),
        ({"C": "1"}, 0),
        ({}, 0),  # nobody leads an empty section
    ],
)
def test_X9_4_majorities_scores_five_for_each_section_led_or_shared(
    pit: dict[str, str], points: int
) -> None:
    assert end_tile(Player(end_tile="majorities"), warriors(**pit)) == points


@pytest.mark.parametrize(
    ("cards", "points"),
    [
        ("sword-1", 0),
        ("sword-1 sword-4", 4),
        ("sword-1 sword-2 sword-3", 4),
        ("sword-1 sword-2 sword-3 sword-4", 8),
        ("sword-1 halberd-1 arrowheads-1", 0),
        ("sword-1 sword-2 horse-1 horse-3 crossbow-1", 8),
        ("sword-1 sword-2 sword-3 horse-1 horse-2 horse-3", 8),  # odd ones of two kinds: no pair
    ],
)
def test_X9_4_pairs_scores_four_for_each_pair_of_a_kind(cards: str, points: int) -> None:
    assert end_tile(Player(equipment=cards, end_tile="pairs")) == points


def test_X9_4_who_keeps_no_tile_scores_nothing_for_it() -> None:
    rich = Player(coins=40, pp=80, unused="open/free market", helpers="officer")
    assert end_tile(rich, warriors(A="0")) == 0


# X9.5


@pytest.mark.parametrize(("coins", "points"), [(0, 0), (2, 0), (3, 1), (5, 1), (6, 2), (30, 10)])
def test_X9_5_one_point_for_each_full_three_resources(coins: int, points: int) -> None:
    assert part(final_scores(Player(coins=coins), NOBODY), "resources")[0] == points


def test_X9_5_all_kinds_of_resources_count_together() -> None:
    result = final_scores(Player(coins=1, clay=1, pigments="R"), Player(coins=2, pigments="YRGB"))
    assert part(result, "resources") == [1, 2]


@pytest.mark.parametrize(("coins", "left"), [(15, 0), (17, 0), (18, 1), (20, 1), (21, 2)])
def test_X9_5_what_the_tile_returned_is_gone(coins: int, left: int) -> None:
    result = final_scores(Player(coins=coins, end_tile="resources"), NOBODY)
    assert part(result, "end_tile")[0] == 15
    assert part(result, "resources")[0] == left


# X9.6


def test_X9_6_the_total_is_the_sum_of_all_parts() -> None:
    player = Player(
        pp=7, coins=4, equipment="crossbow-1", unused="market", end_tile="six", helpers="officer"
    )
    result = final_scores(player, Player(pp=-4), pit=warriors(A="0"))
    assert result["scores"][0] == {
        "total": 7 + 10 + 5 + 1 + 6 + 1,
        "play": 7,
        "majorities": 10,
        "equipment": 5,
        "mausoleum": 1,
        "end_tile": 6,
        "resources": 1,
    }
    assert result["scores"][1]["total"] == -4


def test_X9_6_most_prestige_wins_also_below_zero() -> None:
    people = [Player(pp=-9), Player(pp=3), Player(pp=-1), Player(pp=12)]
    assert final_scores(*people)["ranking"] == [[3], [1], [2], [0]]


def test_X9_6_a_tie_goes_to_the_supervisor_further_ahead() -> None:
    people = [Player(pp=9, supervisor=1), Player(pp=9, supervisor=3), Player(pp=9, supervisor=2)]
    assert final_scores(*people)["ranking"] == [[1], [2], [0]]


def test_X9_6_then_to_the_one_higher_in_the_stack() -> None:
    for stack in permutations(range(4)):
        assert final_scores(*[Player(pp=5)] * 4, stack=stack)["ranking"] == [[p] for p in stack]


def test_X9_6_the_tie_rule_orders_the_other_places_too() -> None:
    people = [Player(pp=1), Player(pp=9), Player(pp=1, supervisor=1), Player(pp=1)]
    assert final_scores(*people, stack=(3, 0, 1, 2))["ranking"] == [[1], [2], [3], [0]]


def test_X9_6_prestige_counts_before_the_track() -> None:
    people = [Player(pp=10), Player(pp=9, end_tile="tiles")]
    assert final_scores(*people)["ranking"] == [[0], [1]]


def test_X9_6_the_order_of_the_players_does_not_matter() -> None:
    people = [
        Player(pp=3, coins=16, end_tile="resources", equipment="sword-1 sword-2"),
        Player(pp=12, end_tile="prestige", unused="extra"),
        Player(pp=0, clay=3, end_tile="majorities", equipment="halberd-1"),
    ]
    pit = warriors(A="001", B="12", C="2")
    straight = final_scores(*people, pit=pit)["scores"]
    for order in permutations(range(3)):
        seat_of = {str(old): str(new) for new, old in enumerate(order)}
        turned = {space: seat_of[seat] for space, seat in pit.items()}
        again = final_scores(*[people[old] for old in order], pit=turned)["scores"]
        assert [again[int(seat_of[str(old)])] for old in range(3)] == straight


def test_X9_6_the_last_action_of_the_game_ends_in_a_ranking_of_all_seats() -> None:
    game = position(*[NOBODY] * 4, turn=6, round_=2)
    play(game, "pass", "pigment", "pass", "pigment", "pass", "pigment", "pass")
    result = game.result()
    assert result is not None
    assert sorted(result["ranking"]) == [[0], [1], [2], [3]]
