"""T5.1, T7.4, T7.5: his state, the order of effects, and what is left to chance."""

from __future__ import annotations

import random
from typing import Any

import pytest

import bingma
from bingma.games.contract import CHANCE

MASTERS = ("builder", "administrator", "inspector", "claymaker", "craftsman", "blacksmith")


def played(players: int, seed: int, options: tuple[int, ...] = ()) -> bingma.Game:
    """A whole random game."""
    game = bingma.new_game("terracotta-army", players=players, seed=seed, options=options)
    choose = random.Random(seed)
    while not game.over:
        game.play(choose.choice(game.legal()))
    return game


def test_T5_1_the_prime_minister_starts_with_his_own_stock() -> None:
    """Before anything is rolled: workers, bases, a row of weapons, a master, the overseer."""
    game = bingma.new_game("terracotta-army", players=1, seed=4)
    before = game.restarted().position()
    minister = before["players"][0]
    assert minister["craftsmen"] == 5
    assert minister["bases"] == 15
    assert minister["clay"] == 0
    assert "wet" not in minister
    assert sorted(minister["weapons"]) == ["bow-", "halberd-", "spear-", "sword-"]
    assert len(minister["masters"]) == 1
    assert before["board"]["overseer"] in range(12)


def test_T5_1_his_clay_is_of_one_kind_and_never_dries() -> None:
    for seed in range(3):
        game = played(1, seed)
        assert all("dry" not in player for player in game.position()["players"][:1])


def test_T7_4_what_a_build_costs_is_paid_before_its_space_is_chosen() -> None:
    choose = random.Random(2)
    checked = 0
    for seed in range(40):
        game = bingma.new_game("terracotta-army", players=2, seed=seed)
        while not game.over and checked < 5:
            seat = game.deciding[0]
            builds = [action for action in game.legal() if action.startswith("build ")]
            if not builds or game.decision() != "inner":
                game.play(choose.choice(game.legal()))
                continue
            before = game.position()
            kind = builds[0].split()[1]
            game.play(builds[0])
            after = game.position()
            assert game.decision() == "space"
            paid = before["players"][seat]["wet"] - after["players"][seat]["wet"]
            assert paid >= 2
            stock = [position["board"]["warehouses"][kind] for position in (before, after)]
            assert stock[1] == stock[0] + 1
            assert after["players"][seat]["vp"] == before["players"][seat]["vp"]
            assert after["players"][seat]["bases"] == before["players"][seat]["bases"]
            game.play(game.legal()[0])
            built = game.position()["players"][seat]
            assert built["vp"] > after["players"][seat]["vp"]
            assert built["bases"] == after["players"][seat]["bases"] - 1
            checked += 1
    assert checked == 5


@pytest.mark.parametrize("players", [2, 3, 4])
def test_T7_5_the_game_of_several_people_has_no_chance_events(players: int) -> None:
    assert all(entry.seat != CHANCE for entry in played(players, seed=5).log)


def test_T7_5_chance_is_of_five_kinds_and_drawn_only_when_needed() -> None:
    kinds: dict[str, int] = {}
    for seed in range(12):
        game = played(1, seed, options=(1,))
        drawn = [str(entry.action) for entry in game.log if entry.seat == CHANCE]
        for text in drawn:
            kinds[text.split()[0]] = kinds.get(text.split()[0], 0) + 1
        turns = sum(text.startswith("dice ") for text in drawn)
        assert turns == 5 * 5  # five workers in each of five rounds
        masters = [text.removeprefix("master ") for text in drawn if text.startswith("master ")]
        assert len(masters) == len(set(masters)) == 4
        assert set(masters) <= set(MASTERS)
    assert set(kinds) == {"dice", "decree", "inspector", "stack", "master"}


def test_T7_5_both_dice_are_kept_in_the_order_thrown() -> None:
    game: Any = played(1, seed=1)
    thrown = [entry.action.split()[1:] for entry in game.log if entry.action.startswith("dice ")]
    assert all(1 <= int(die) <= 6 for pair in thrown for die in pair)
    assert any(int(first) > int(second) for first, second in thrown)
    assert any(int(first) < int(second) for first, second in thrown)
