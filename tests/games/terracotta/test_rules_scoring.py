"""T3.8, T3.9, T3.11: dominance and presence, the scoring phase, the end."""

from __future__ import annotations

import pytest

from bingma.games.terracotta import names
from bingma.games.terracotta.rules.state import FROM_FOOTMAN, FROM_GROUP, FROM_LEFTOVER
from tests.games.terracotta.positions import BOOK, DATA, RULES, Table

D, P = DATA["inspector_vp"]


@pytest.mark.parametrize(
    ("counts", "points"),
    [
        ([2, 1, 0], [9, 4, 0]),
        ([2, 2, 1], [4, 4, 4]),
        ([0, 0, 1], [0, 0, 9]),
        ([0, 0, 0], [0, 0, 0]),
        ([3, 3, 3], [4, 4, 4]),
    ],
)
def test_T3_8_dominance_and_presence(counts: list[int], points: list[int]) -> None:
    t = Table(3)
    t.s.tally[:3] = counts
    assert [RULES.tally_points(t.s, p, 9, 4) for p in range(3)] == points


def test_T3_9_inspectors_are_two_scorings_of_row_and_column() -> None:
    t = Table(2).inspect("C4").put({"C4": "officer:0", "C1": "guard:1", "I4": "archer:0"})
    t.run("score_inspectors")
    assert t.told("T3.9 inspectors")["chosen"] == "col 3 row 4"
    assert t.told("T3.9 inspectors")["effect"] == {"vp": [P + D, P]}
    assert [t.vp(0), t.vp(1)] == [P + D, P]


def test_T3_9_musicians_score_row_and_column() -> None:
    grid = {"C4": "musician", "C1": "guard:1>south", "A4": "archer:0", "B4": "archer:0"}
    t = Table(2).put({**grid, "I7": "officer:1"})
    t.run("score_musicians")
    v = DATA["musician_vp"][0]
    assert t.told("T3.9 musician")["effect"] == {"vp": [2 * v, v]}


@pytest.mark.parametrize(
    ("tile", "counts"),
    [
        ("officer", [2, 1]),
        ("soldier", [0, 0]),
        ("quad_nw", [1, 1]),
        ("quad_se", [0, 0]),
        ("border", [1, 1]),
        ("centre_cross", [2, 0]),  # the horse of B2 reaches the centre row
        ("coins", [4, 7]),
        ("clay", [5, 3]),
    ],
)
def test_T3_9_what_tiles_count(tile: str, counts: list[int]) -> None:
    others = ["guard", "archer", "quad_sw", "quad_ne"]
    t = Table(2, tiles=[tile, *others])
    t.put({"A1": "officer:1", "B2": "officer:0>south", "E5": "officer:0", "I1": "guard:0"})
    t.s.coins[:2], t.s.wet[:2], t.s.dry[:2] = [4, 7], [5, 0], [0, 3]
    t.run("score_tile")
    told = t.told("T3.9 tile")
    assert told["chosen"] == tile
    assert told["considered"] == [f"seat {p}: {n}" for p, n in enumerate(counts)]


def test_T3_9_tiles_score_by_round() -> None:
    for round_no in range(1, 6):
        t = Table(2, round_no=round_no)
        t.s.tiles = [names.TILES.index("coins")] * 5
        t.s.coins[:2] = [2, 1]
        t.run("score_tile")
        assert [t.vp(0), t.vp(1)] == DATA["tile_vp"][round_no - 1]


def test_T3_9_order_of_the_scoring_phase() -> None:
    t = Table(2).put({"C4": "musician", "C1": "guard:1"})
    t.run("end_round")
    rules = [rule for rule, _ in t.rules_told()]
    assert rules == ["T3.9 inspectors", "T3.9 musician", "T3.9 tile"]


# The end


def final(t: Table) -> Table:
    t.s.round_no = 5
    return t.run("end_game")


def test_T3_11_footmen_by_warriors_around() -> None:
    grid = {"D4": "footman", "C3": "guard:1", "E5": "archer:0", "E4": "officer:1>north"}
    t = final(Table(2).put(grid))
    d, p = DATA["footman_vp"]
    assert [t.s.points[0][FROM_FOOTMAN], t.s.points[1][FROM_FOOTMAN]] == [p, d]
    assert t.told("T3.11 footman")["chosen"] == "D4"


def test_T3_11_groups_of_one_type_score_by_strength_and_size() -> None:
    grid = {
        "A1": "officer:0",
        "B1": "officer:1",
        "C1": "officer:1",
        "D1": "guard:0",
        "A2": "kneeling_archer>north",
        "G5": "archer:0",
    }
    t = final(Table(2).put(grid))
    told = t.told("T3.11 group")
    assert told["chosen"] == "officer@A1"
    assert told["considered"] == ["seat 0: 2", "seat 1: 2"]
    presence = 3 * DATA["group_vp"][1]
    assert told["effect"] == {"vp": [presence, presence]}


def test_T3_11_a_lone_mounted_warrior_is_no_group() -> None:
    t = final(Table(2).put({"A1": "officer:0>east", "F5": "guard:1", "F6": "guard:1"}))
    dominance = 2 * DATA["group_vp"][0]
    assert [t.s.points[p][FROM_GROUP] for p in (0, 1)] == [0, dominance]
    assert [RULES.warriors_left(t.s, p) for p in (0, 1)] == [0, 2]


def test_T3_11_leftovers_are_added_together() -> None:
    t = Table(2)
    per = DATA["leftover_per_vp"][0]
    t.s.coins[:2], t.s.wet[:2], t.s.dry[:2] = [per, per - 1], [per - 1, 0], [1, 0]
    final(t)
    assert [t.s.points[p][FROM_LEFTOVER] for p in (0, 1)] == [2, 0]
    assert t.told("T3.11 leftover")["chosen"] == "coins and clay"


def ranking(t: Table) -> list[list[int]]:
    found: list[list[int]] = BOOK.result(t.s)["ranking"]
    return found


def test_T3_11_most_points_win_ties_go_to_warriors_left_and_may_be_shared() -> None:
    t = Table(4).put({"A1": "officer:2", "B1": "officer:2", "F6": "guard:3"})
    t.s.over = 1
    t.s.points[0][0], t.s.points[1][0], t.s.points[2][0], t.s.points[3][0] = 5, 7, 5, 5
    assert ranking(t) == [[1], [2], [0, 3]]
    # The place that two share is the better one: neither of them did better than the other.
    assert [RULES.final_rank(t.s, p) for p in range(4)] == [2, 0, 1, 2]


@pytest.mark.parametrize(("human", "order"), [(8, [[1], [0]]), (7, [[0], [1]]), (6, [[0], [1]])])
def test_T5_16_the_human_needs_strictly_more(human: int, order: list[list[int]]) -> None:
    t = Table().put({"A1": "officer:1", "B1": "officer:1"})
    t.s.over = 1
    t.s.points[0][0], t.s.points[1][0] = 7, human
    assert ranking(t) == order


def test_T7_9_the_last_position_is_before_final_scoring() -> None:
    t = Table(2).put({"A1": "officer:0", "F5": "guard:1", "F6": "guard:1"})
    t.s.coins[0] = 30
    t.s.round_no = 5
    before = BOOK.position(t.s)
    t.run("end_game")
    assert BOOK.position(t.s) == before
    assert t.vp(1) > 0
