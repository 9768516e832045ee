"""T3.1, T3.2, T3.10: turns, the wheel, clean-up."""

from __future__ import annotations

import pytest

from bingma import Game, from_position, new_game
from bingma.games.terracotta import names
from tests.games.terracotta.positions import BOOK, DATA, RULES, Table

COST = DATA["rotate_cost"][0]


@pytest.mark.parametrize("players", [2, 3, 4])
def test_T3_1_players_alternate_in_turn_order_until_all_workers_are_placed(players: int) -> None:
    game = new_game("terracotta-army", players=players, seed=players)
    order = game.view(None)["order"]
    turns = []
    while game.view(None)["round"] == 1:
        if game.decision() == "place":
            turns.append(game.deciding[0])
        action = next(a for a in game.legal() if not a.startswith("rotate"))
        game.play(action)
    assert turns == order * DATA["workers"][players]


def test_T3_1_five_rounds() -> None:
    game = new_game("terracotta-army", players=2, seed=1)
    rounds = []
    while not game.over:
        rounds.append(game.view(None)["round"])
        game.play(game.legal()[-1])
    assert sorted(set(rounds)) == [1, 2, 3, 4, 5]
    assert rounds == sorted(rounds)


def placing(fields: str = "", seat: str = "") -> Game:
    """Seat 0 of two is about to place a worker."""
    tiles = "tiles:coins,clay,quad_nw,quad_se,border"
    return from_position(f"terracotta-army r1 place@0 {tiles} {fields} / {seat} /")


def test_T3_2_a_ring_may_be_turned_once_for_two_coins() -> None:
    game = placing(seat=f"coins:{2 * COST}")
    assert {"rotate inner", "rotate middle"} <= set(game.legal())
    game.play("rotate inner")
    assert (game.deciding, game.decision()) == ([0], "place")
    text = game.position_text(0)
    assert text.startswith("terracotta-army r1 place@0 rotated ")
    assert f"rings:1,0 inspectors:C2 / coins:{COST} " in text
    assert not {"rotate inner", "rotate middle"} & set(game.legal())


def test_T3_2_no_rotation_without_the_coins() -> None:
    game = placing(seat=f"coins:{COST - 1}")
    assert all(text.startswith("place craftsman") for text in game.legal())


def test_T3_2_the_inner_ring_turns_clockwise_and_the_middle_one_against_it() -> None:
    t = Table(2)
    shown = [RULES.shown_action(t.s, 0, at) for at in range(12)]
    middle = [RULES.shown_number(t.s, 1, at) for at in range(12)]
    t.s.turned = [1, 1]
    assert [RULES.shown_action(t.s, 0, (at + 1) % 12) for at in range(12)] == shown
    assert [RULES.shown_number(t.s, 1, (at - 1) % 12) for at in range(12)] == middle


def test_T3_2_a_craftsman_needs_a_slice_with_no_worker_at_all() -> None:
    game = placing("wheel:3=0,4=1a")
    assert game.legal() == [f"place craftsman {at}" for at in range(12) if at not in (3, 4)]


@pytest.mark.parametrize("wheel", ["3=0,4=1a", "3=1,4=0a"])
def test_T3_2_an_artisan_needs_a_slice_without_an_artisan(wheel: str) -> None:
    game = placing(f"wheel:{wheel}", "artisans:4")
    assert game.legal() == [f"place artisan {at}" for at in range(12) if at != 4]


def test_T3_2_the_actions_are_resolved_inside_out() -> None:
    t = Table(2)
    t.on_slice(t.show(inner="coins", middle="clay", outer="bow"))
    assert t.asked == "0 inner"
    t.play("take")
    assert t.asked == "0 middle"
    t.play("take")
    assert t.asked == "0 outer"
    t.play("take")
    assert t.asked == "1 place"


def test_T7_2_the_last_worker_of_four_players_may_have_one_slice_left() -> None:
    t = Table(4)
    for at in range(11):
        t.s.craftsman_on[at] = 1
    t.s.craftsmen = [1, 0, 0, 0]
    t.turn_of(0)
    assert t.asked == "0 inner", "the placement was automatic"
    assert t.s.craftsman_on[11] == 0


# Clean-up


def cleaned(t: Table) -> Table:
    return t.run("clean_up")


def test_T3_10_wet_clay_dries_except_what_masters_protect() -> None:
    keeping = [m for i, m in enumerate(names.MASTERS) if DATA["keeps_clay"][i]]
    t = Table(3)
    t.hire(1, keeping[0]).hire(2, " ".join(keeping))
    t.s.wet[:3] = [5, 5, 2]
    cleaned(t)
    assert t.s.wet[:3] == [0, 1, 2]
    assert t.s.dry[:3] == [5, 4, 0]


def test_T3_10_some_masters_bring_a_coin_each() -> None:
    bringing = [m for i, m in enumerate(names.MASTERS) if DATA["gives_coin"][i]]
    t = Table(2)
    t.hire(0, " ".join(names.MASTERS)).hire(1, bringing[1])
    cleaned(t)
    assert t.s.coins[:2] == [len(bringing), 1]


def test_T3_10_workers_return_rings_and_inspectors_move() -> None:
    t = Table(2).inspect("I7")
    t.s.craftsmen[:2], t.s.artisans[:2] = [3, 4], [0, 0]
    t.s.craftsman_on[2], t.s.artisan_on[2], t.s.artisan_on[9] = 0, 1, 0
    t.s.turned = [11, 4]
    cleaned(t)
    assert (t.s.craftsmen[:2], t.s.artisans[:2]) == ([4, 4], [1, 1])
    assert {*t.s.craftsman_on, *t.s.artisan_on} == {-1}
    assert t.s.turned == [0, 5]
    step = DATA["cleanup_step"][0]
    assert t.s.inspector == [(8 + step) % 9, (6 + step) % 7]


def test_T3_10_takers_of_priority_tokens_come_first_next_round() -> None:
    t = Table(4)
    t.s.order = [2, 0, 3, 1]
    t.s.priority[:2], t.s.priority_n = [1, 0], 2
    cleaned(t)
    assert t.s.order == [1, 0, 2, 3]
    assert (t.s.priority_n, t.s.round_no) == (0, 2)


def test_T3_10_none_after_round_five() -> None:
    t = Table(2, round_no=5)
    t.s.wet[0] = 4
    t.s.turned = [3, 3]
    t.run("end_round")
    assert t.s.over == 1
    assert (t.s.wet[0], t.s.turned) == (4, [3, 3])


def test_go_grows_with_every_turn() -> None:
    t = Table(2)
    t.on_slice(t.show(inner="coins", middle="clay", outer="bow")).play("take", "take")
    before = t.s.go
    t.play("take")
    assert t.s.go == before + 1
    assert BOOK.deciders(t.s) == [1]
