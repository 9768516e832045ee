"""Sections 1 and 2, T5.2: what there is and how a game starts."""

from __future__ import annotations

import pytest

from bingma import new_game
from bingma.games.terracotta.rules.spaces import count_spaces
from tests.games.terracotta.positions import BOOK, DATA, RULES, named, space


def test_T1_1_pieces() -> None:
    for players in (1, 2, 3, 4):
        s = BOOK.deal(players, (), 1, 0)
        removed = 1 if players == 1 else 0
        assert s.rack == [11] * 4
        assert s.specialists == [4 - removed, 4 - removed, 4, 4]
        assert s.bases[: s.players] == [DATA["bases"][0]] * s.players


def test_T1_2_areas_of_the_grid() -> None:
    areas = dict(
        zip(("nw", "ne", "sw", "se", "border", "cross"), DATA["tile_area"][4:], strict=False)
    )
    assert named(areas["nw"]) == "A1 B1 C1 D1 A2 B2 C2 D2 A3 B3 C3 D3"
    assert named(areas["se"]) == "F5 G5 H5 I5 F6 G6 H6 I6 F7 G7 H7 I7"
    assert [count_spaces(areas[a]) for a in areas] == [12, 12, 12, 12, 28, 15]
    assert not areas["nw"] & areas["ne"] & areas["sw"]


def test_T1_2_forward_is_right_and_down_and_round_the_edge() -> None:
    s = BOOK.deal(2, (), 1, 0)
    s.inspector = [8, 6]
    assert (RULES.place_after(s, 0, 1), RULES.place_after(s, 1, 1)) == (0, 0)
    assert (RULES.place_after(s, 0, -1), RULES.place_after(s, 1, -1)) == (7, 5)


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_T2_1_five_different_tiles_and_start_places(players: int) -> None:
    seen = set()
    for seed in range(40):
        s = BOOK.deal(players, (), seed, 0)
        assert len(set(s.tiles)) == 5
        seen |= set(s.tiles)
        assert s.turned == [0, 0]
        assert s.inspector == DATA["inspector_start"]
    assert seen == {*range(12)}


@pytest.mark.parametrize(("players", "workers"), [(2, 5), (3, 4), (4, 3)])
def test_T2_2_what_players_start_with(players: int, workers: int) -> None:
    orders = set()
    for seed in range(60):
        s = BOOK.deal(players, (), seed, 0)
        order = s.order[:players]
        orders.add(tuple(order))
        assert s.craftsmen[:players] == [workers] * players
        assert s.artisans[:players] == [0] * players
        assert s.coins[:players] == [3] * players
        assert [s.wet[p] for p in order] == DATA["start_clay"][:players]
        assert not any(map(sum, s.active))
        assert not any(map(sum, s.master))
        assert [RULES.total_points(s, p) for p in range(players)] == [0] * players
        assert s.seat == order[0]
    assert len(orders) >= {2: 2, 3: 6, 4: 15}[players]


def test_T5_2_set_up_for_two() -> None:
    rows, masters = set(), set()
    for seed in range(80):
        s = BOOK.deal(1, (), seed, 0)
        assert (s.players, s.order[:2]) == (2, [0, 1])
        assert s.wet[:2] == [0, 1]
        assert s.coins[:2] == [3, 3]
        assert s.craftsmen[:2] == [5, 5]
        # T5.2: removed figures count as built for prices
        assert RULES.specialist_price(s, 0) == DATA["specialist_price"][0][1]
        assert RULES.specialist_price(s, 1) == DATA["specialist_price"][1][1]
        upgrade = DATA["wheel_action"][0].index(4)
        assert s.overseer == (upgrade + 6) % 12
        rows.add(tuple(s.row))
        held = [m for m in range(6) if s.master[0][m]]
        assert len(held) == 1
        masters |= set(held)
    assert len(rows) > 15
    assert masters == {*range(6)}


def test_T5_2_the_minister_begins_with_dice() -> None:
    s = BOOK.deal(1, (), 3, 0)
    assert BOOK.deciders(s) == [-1]
    assert BOOK.decision(s, -1) == "dice"


def test_T5_14_options_4_and_5_change_the_set_up() -> None:
    plain, four, five = (BOOK.deal(1, options, 5, 0) for options in ((), (4,), (5,)))
    assert sum(m > 0 for m in plain.master[0]) == 1
    assert sum(m > 0 for m in four.master[0]) == 2
    assert (plain.craftsmen[0], plain.artisans[0], plain.wet[0]) == (5, 0, 0)
    assert (five.craftsmen[0], five.artisans[0], five.wet[0]) == (4, 1, 4)


def test_seats_of_the_solo_game() -> None:
    game = new_game("terracotta-army", players=1, seed=4)
    assert [(seat.name, seat.kind) for seat in game.seats] == [
        ("Li Si", "automaton"),
        ("Player 1", "human"),
    ]
    assert game.deciding == [1], "the dice of his turn are thrown at once"


@pytest.mark.parametrize(("players", "options"), [(1, [9]), (1, [0]), (2, [1])])
def test_options_that_do_not_exist_are_refused(players: int, options: list[int]) -> None:
    with pytest.raises(ValueError, match="options"):
        new_game("terracotta-army", players=players, options=options)


def test_spaces_are_numbered_by_row_then_column() -> None:
    assert (space("A1"), space("I1"), space("A2"), space("I7")) == (0, 8, 9, 62)
