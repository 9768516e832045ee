"""Actions that are shown with a reason when they are not legal."""

from __future__ import annotations

import random

import pytest

from bingma import new_game
from bingma.games.terracotta import notation
from tests.games.terracotta.positions import BOOK, Table


def refused(t: Table) -> dict[str, str]:
    """What a player would see greyed out, with why."""
    legal = BOOK.legal(t.s, t.s.seat)
    expected = BOOK.expected_actions(t.s, t.s.seat)
    return {
        notation.write(action): BOOK.why_not(t.s, t.s.seat, action).key
        for action in expected
        if action not in legal
    }


@pytest.mark.parametrize("players", [1, 2, 4])
def test_expected_actions_hold_all_legal_ones_and_every_other_has_a_reason(players: int) -> None:
    seen: set[str] = set()
    for seed in range(2):
        game, rng = new_game("terracotta-army", players, seed), random.Random(seed)
        while not game.over:
            (seat,) = game.deciding
            legal = game.legal(seat)
            expected = game.book.expected_actions(game._state, seat)
            assert len(expected) == len(set(expected))
            assert {action.id for action in legal} <= set(expected)
            found = game.refused(seat)
            assert {action.id for action, _ in found} == set(expected) - {a.id for a in legal}
            for action, reason in found:
                assert reason == game.why_not(action, seat)
                assert reason.key not in ("not-now", "not-offered", "space-taken", "too-far")
                seen.add(reason.key)
            assert all(game.refused(p) == [] for p in range(game.players) if p != seat)
            game.play(rng.choice(legal), seat)
        assert game.refused(1) == []
    assert {"worker-there", "too-little-clay", "weapon-inactive"} <= seen


def test_T3_2_slices_are_expected_for_the_workers_at_hand() -> None:
    t = Table(players=2)
    t.s.coins[0] = 2
    t.s.craftsman_on[4], t.s.artisan_on[7] = 1, 1
    t.turn_of(0)
    assert refused(t) == {
        "place craftsman 4": "worker-there",
        "place craftsman 7": "artisan-there",
    }
    t.s.craftsmen[0], t.s.artisans[0], t.s.coins[0] = 0, 1, 1
    t.turn_of(0)
    assert refused(t) == {
        "place artisan 7": "artisan-there",
        "rotate inner": "too-few-coins",
        "rotate middle": "too-few-coins",
    }


def test_T7_3_a_ring_is_expected_to_do_what_it_shows() -> None:
    def at(ring: int, masters: str = "", **shown: str) -> dict[str, str]:
        t = Table(players=2).hire(0, masters).activate(0, "sword")
        t.on_slice(t.show(**shown))
        for _ in range(ring):
            t.play(next(a for a in t.legal() if a.startswith("decline")))
        return refused(t)

    types = ("officer", "guard", "archer", "soldier")
    kinds = ("musician", "footman", "kneeling_archer")
    assert at(0, inner="build") == {f"build {kind}": "too-little-clay" for kind in types}
    assert at(0, inner="soak") == {"take": "no-dry-clay"}
    assert at(0, inner="coins") == {}
    assert at(1, middle="builder") == {}, "a coin was gained before"
    assert at(1, "blacksmith", middle="builder") == {"hire": "too-few-coins"}
    assert set(at(1, "craftsman", middle="craftsman").values()) == {"warehouse-empty"}
    assert at(2, outer="sword") == {"take": "weapon-active"}
    assert at(2, outer="specialist") == {
        "specialist horse": "too-few-coins",
        **{f"specialist {kind}": "weapon-inactive" for kind in kinds},
    }


def test_T3_7_spaces_are_expected_where_a_specialist_nearly_fits() -> None:
    t = Table(players=2).activate(0, "sword bow")
    t.s.coins[0] = 9
    t.put({"A1": "guard:0", "B1": "footman", "A2": "footman", "E5": "guard:0", "I7": "guard:1"})
    t.put({"I6": "kneeling_archer>south", "E2": "officer:0"})
    t.on_slice(t.show(outer="specialist")).play("decline coin", "take")
    horse, archer = Table(players=2), Table(players=2)
    horse.s, archer.s = t.s.copy(), t.s.copy()
    assert refused(horse.play("specialist horse")) == {"at A1": "no-room-for-horse"}
    assert refused(archer.play("specialist kneeling_archer")) == {"at H7": "group-has-archer"}
    assert refused(horse.play("at E2")) == {"face north": "no-room-for-horse"}


def test_nothing_more_is_expected_where_a_warrior_is_placed() -> None:
    t = Table(players=2).put({"E5": "guard:0"})
    t.s.wet[0] = 9
    t.on_slice(t.show("build")).play("build guard")
    assert refused(t) == {}
