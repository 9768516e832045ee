"""T5.14: each difficulty option, and T5.16: his choices are the human's decisions."""

from __future__ import annotations

import pytest

from tests.games.terracotta.positions import BOOK, DATA, RULES, Table

D, P = DATA["inspector_vp"]


def test_T5_14_option_1_a_decree_in_every_turn() -> None:
    for options, asked in (([], None), ([1], "chance decree")):
        t = Table(options=options).run("extra_decree")
        assert t.asked == asked


def test_T5_14_option_2_spare_gives_five() -> None:
    for options, points in (([], 2), ([2], 5)):
        t = Table(options=options).run("spare_action", 9)
        assert t.vp(0) == points


def test_T5_14_option_3_surprise_builds_are_cheaper() -> None:
    for options, left in (([], 1), ([3], 3)):
        t = Table(options=options).only_on_rack(guard=2).inspect("C3")
        t.s.wet[0] = 6
        t.run("surprise_build")
        assert t.s.wet[0] == left


def test_T5_14_option_4_two_masters_and_5_an_artisan_and_clay() -> None:
    assert BOOK.deal(1, (4, 5), 1, 0).artisans[0] == 1
    assert sum(m > 0 for m in BOOK.deal(1, (4, 5), 1, 0).master[0]) == 2


@pytest.mark.parametrize(
    ("human", "own", "plain", "harder"),
    [
        (0, 0, [0, 0], [D, 0]),
        (1, 0, [0, D], [P, P]),
        (1, 1, [P, P], [D, P]),
        (2, 0, [0, D], [P, D]),
    ],
)
def test_T5_14_option_6_one_more_warrior_in_inspected_lines(
    human: int, own: int, plain: list[int], harder: list[int]
) -> None:
    rows = iter("1234567")
    grid = {f"C{next(rows)}": "guard:1" for _ in range(human)}
    grid |= {f"C{next(rows)}": "archer:0" for _ in range(own)}
    for options, expected in (([], plain), ([6], harder)):
        t = Table(options=options).put(grid)
        RULES.tally_line(t.s, 0, 2)
        assert [RULES.tally_points(t.s, p, D, P) for p in (0, 1)] == expected


@pytest.mark.parametrize("tile", ["coins", "clay", "guard", "border"])
def test_T5_14_option_7_one_more_at_tiles(tile: str) -> None:
    others = ["archer", "quad_nw", "quad_ne", "quad_se"]
    for options, more in (([], 0), ([7], 1)):
        t = Table(options=options, tiles=[tile, *others])
        t.run("score_tile")
        assert t.told("T3.9 tile")["considered"] == [f"seat 0: {more}", "seat 1: 0"]
        assert t.vp(0) == more * DATA["tile_vp"][0][0], "alone even with none"


def test_T5_14_option_8_the_action_build_costs_two() -> None:
    t = Table(options=[8]).only_on_rack(guard=3).inspect("C3")
    t.s.wet[0] = 2
    t.run("minister_build_action", 4)
    assert t.told("T5.6 build")["effect"] == {"clay": -2}
    assert t.told("T5.6 build")["chosen"] == "build4"
    assert (t.s.wet[0], t.s.warehouse[1]) == (0, 1)


def test_T5_14_option_8_builder_and_surprise_do_not_change() -> None:
    t = Table(options=[8], masters="builder", round_no=4).only_on_rack(guard=3).inspect("C3")
    t.s.coins[0] = 4
    t.run("minister_master_builder")
    assert t.s.coins[0] == 0
    t = Table(options=[8]).only_on_rack(guard=3).inspect("C3")
    t.s.wet[0] = 6
    t.run("surprise_build")
    assert t.s.wet[0] == 1


def test_T5_14_any_subset_can_be_played() -> None:
    for number in range(0, 256, 17):
        options = [i + 1 for i in range(8) if number >> i & 1]
        assert BOOK.write_setup(BOOK.deal(1, options, number, 0))["options"] == options


def test_T5_16_a_choice_in_his_turn_is_the_humans_decision() -> None:
    t = Table().only_on_rack(guard=11).inspect("I7").put({"E4": "guard:1"})
    t.run("minister_builds", 0)
    assert BOOK.deciders(t.s) == [1]
    assert BOOK.decision(t.s, 1) == "pm-space"
