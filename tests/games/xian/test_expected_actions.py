"""Actions that are shown with a reason when they are not legal."""

from __future__ import annotations

import random

from bingma import new_game


def test_expected_actions_hold_all_legal_ones_and_every_other_has_a_reason() -> None:
    seen: set[str] = set()
    for seed in range(6):
        game, rng = new_game("xian", players=3, seed=seed), random.Random(seed)
        while not game.over:
            seat = rng.choice(game.deciding)
            legal = game.legal(seat)
            refused = game.refused(seat)
            decision = game.decision(seat)
            if decision in ("favour", "plan"):
                assert refused == []
            else:
                expected = set(game.book.expected_actions(game._state, seat))
                assert {action.id for action in legal} <= expected
                assert {action.id for action, _ in refused} == expected - {a.id for a in legal}
                for action, reason in refused:
                    assert reason == game.why_not(action, seat)
                    assert reason.key not in ("not-now", "tile-not-owned", "end-tile-not-in-game")
                    seen.add(reason.key)
            others = [p for p in range(3) if p not in game.deciding]
            assert all(game.refused(p) == [] for p in others)
            game.play(rng.choice(legal), seat)
        assert game.refused(0) == []
    assert {"pair-closed", "too-little-clay", "too-few-coins", "space-taken", "tile-used"} <= seen


def test_a_tile_is_expected_once_it_is_owned() -> None:
    game = new_game("xian", players=2, seed=1)
    for _ in range(2):
        for seat in game.deciding:
            game.play(game.legal(seat)[0], seat)
    game.play("work")
    ways = {action.split()[0] for action, _ in game.refused()} | {
        action.split()[0] for action in game.legal()
    }
    assert ways <= {"enter", "pass"}
