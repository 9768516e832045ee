"""Every action that is not legal has a reason, and no legal one has."""

from __future__ import annotations

import random

import pytest

from bingma.games.terracotta import notation
from bingma.games.terracotta.rules import actions as ids
from tests.games.terracotta.positions import BOOK, DATA, Table


def why(t: Table, text: str, seat: int | None = None) -> str:
    reason = BOOK.why_not(t.s, t.s.seat if seat is None else seat, notation.read(text))
    return str(reason)


@pytest.mark.parametrize("players", [1, 2, 4])
def test_a_reason_exactly_for_what_is_not_legal(players: int) -> None:
    rng = random.Random(players)
    for seed in range(3):
        state = BOOK.deal(players, (), seed, 0)
        while not state.over:
            legal = BOOK.legal(state, state.seat)
            if state.seat >= 0:
                for seat in range(state.players):
                    for action in range(ids.ACTIONS):
                        reason = BOOK.why_not(state, seat, action)
                        assert (reason is None) == (seat == state.seat and action in legal)
            good = [a for a in legal if ids.BUILD_0 <= a < ids.STAY_ACTION] or legal
            BOOK.apply(state, state.seat, rng.choice(good if rng.random() < 0.6 else legal))
        assert BOOK.why_not(state, 1, 0).key == "game-over"


def test_whose_decision_it_is() -> None:
    t = Table(2).turn_of(0)
    assert why(t, "place craftsman 3", seat=1) == "not-your-decision (seat 0)"
    assert why(t, "place craftsman 3", seat=5) == "no-such-seat (seat 5, players 2)"
    assert why(t, "at C4") == "not-now (decision place)"
    assert why(t, "dice 1 1") == "only-drawn"
    t = Table().turn_of(0)
    assert why(t, "take", seat=1) == "draw-first (draw dice)"
    assert why(t, "take", seat=0) == "minister-never-decides"


def test_placing() -> None:
    t = Table(2)
    t.s.craftsman_on[3], t.s.artisan_on[4] = 1, 1
    t.turn_of(0)
    assert why(t, "place craftsman 3") == "worker-there (slice 3, seat 1)"
    assert why(t, "place craftsman 4") == "artisan-there (slice 4, seat 1)"
    assert why(t, "place artisan 5") == "no-artisan-at-hand"
    assert why(t, "rotate inner") == f"too-few-coins (needed {DATA['rotate_cost'][0]}, owned 0)"
    t.s.craftsmen[0], t.s.artisans[0], t.s.coins[0] = 0, 1, 9
    assert why(t, "place artisan 4") == "artisan-there (slice 4, seat 1)"
    assert why(t, "place craftsman 6") == "no-craftsman-at-hand"
    t.play("rotate inner")
    assert why(t, "rotate middle") == "already-rotated"


def ring(inner: str = "soak", middle: str = "coins", outer: str = "sword", steps: int = 0) -> Table:
    t = Table(2)
    t.on_slice(t.show(inner, middle, outer))
    for _ in range(steps):
        t.play("decline clay")
    t.s.wet[0] = 0
    return t


def test_offers_of_the_inner_ring() -> None:
    assert why(ring("coins"), "decline coin").startswith("less-of-the-same (shown coins")
    assert why(ring("soak"), "take") == "no-dry-clay"
    assert why(ring("soak"), "build guard") == "not-offered (shown soak)"
    assert why(ring("soak"), "hire") == "not-offered (shown soak)"
    assert why(ring("soak"), "take coin") == "not-offered (shown soak)"
    t = ring("build")
    clay = DATA["wheel_number"][0][t.entry(0, "build")]
    t.s.dry[0] = 2
    assert why(t, "build guard") == f"too-little-clay (needed {clay}, wet 0, dry 2)"
    t.s.wet[0] = clay
    t.s.rack[1] = 0
    assert why(t, "build guard") == "none-on-rack (type guard)"
    t.s.bases[0] = 0
    assert why(t, "build officer") == "no-base"
    t.s.bases[0], t.s.musicians = 1, (1 << 63) - 1
    assert why(t, "build officer") == "no-empty-space"
    t = Table(2)
    t.on_slice(t.show("upgrade"), "artisan")
    assert why(t, "take") == "worker-is-artisan"


def test_offers_of_the_middle_ring() -> None:
    t = ring(middle="builder", steps=1)
    price = DATA["master_cost"][0]
    assert why(t, "hire") == f"too-few-coins (needed {price}, owned 0)"
    assert why(t, "build guard") == "master-not-hired (master builder)"
    t.hire(0, "builder")
    assert why(t, "build guard") == "too-few-coins (needed 1, owned 0)"
    assert why(t, "hire") == "master-hired (master builder)"
    t = ring(middle="inspector", steps=1)
    assert why(t, "inspect col +1") == "master-not-hired (master inspector)"
    t.hire(0, "inspector")
    assert why(t, "inspect col -1") == "too-far"
    t = ring(middle="craftsman", steps=1).hire(0, "craftsman")
    t.s.warehouse = [1, 0, 2, 0]
    assert why(t, "stacks guard archer") == "warehouse-empty (types guard)"
    assert why(t, "stacks archer") == "two-stacks-possible"
    t = ring(middle="blacksmith", steps=1).hire(0, "blacksmith")
    t.activate(0, "sword halberd bow spear")
    assert why(t, "take") == "all-weapons-active"
    t = ring(middle="priority", steps=1)
    t.s.priority, t.s.priority_n = [1, 2, 3, -1], 3
    assert why(t, "take") == "no-priority-token-left"
    t.s.priority[0] = 0
    assert why(t, "take") == "priority-token-taken"
    t = Table()
    t.on_slice(t.show(middle="priority")).play("decline coin")
    assert why(t, "take") == "coin-or-clay"
    assert why(t, "decline coin") == "less-of-the-same (shown priority)"


def test_offers_of_the_outer_ring() -> None:
    t = ring(outer="bow", steps=2).activate(0, "bow")
    assert why(t, "take") == "weapon-active (weapon bow)"
    t = ring(outer="specialist", steps=2)
    assert why(t, "specialist horse") == "weapon-inactive (weapon sword)"
    t.activate(0, "sword halberd")
    price = DATA["specialist_price"][1][0]
    assert why(t, "specialist musician") == f"too-few-coins (needed {price}, owned 0)"
    t.s.coins[0] = 9
    assert why(t, "specialist horse") == "no-legal-space (specialist horse)"
    t.s.specialists[1] = 0
    assert why(t, "specialist musician") == "none-left (specialist musician)"


def ordered(kind: str, grid: dict[str, str]) -> Table:
    t = ring(outer="specialist", steps=2).put(grid).activate(0, "sword halberd bow spear")
    t.s.coins[0] = 9
    return t.play(f"specialist {kind}")


def test_spaces_and_directions() -> None:
    grid = {"A1": "officer:0", "I1": "guard:0", "D4": "archer:1", "F6": "guard:0>east"}
    t = ordered("horse", {**grid, "A7": "soldier:0", "A6": "footman", "B7": "musician"})
    assert why(t, "at E4") == "no-warrior-there (space E4)"
    assert why(t, "at G6") == "no-warrior-there (space G6)"
    assert why(t, "at D4") == "not-own-warrior (space D4, seat 1)"
    assert why(t, "at F6") == "has-horse (space F6)"
    assert why(t, "at A7") == "no-room-for-horse (space A7)"
    t.play("at A1")
    assert why(t, "face north") == "no-room-for-horse (direction north)"
    archers = {"C4": "guard:1", "E4": "archer:0", "D5": "officer:1", "D6": "kneeling_archer>north"}
    t = ordered("kneeling_archer", archers)
    assert why(t, "at C4") == "space-taken (space C4)"
    assert why(t, "at I7") == "no-warrior-to-face (space I7)"
    assert why(t, "at C5").startswith("None")
    t.play("at D4")
    assert why(t, "face north") == "no-warrior-to-face (direction north)"
    assert why(t, "face south") == "group-has-archer (direction south)"
    t = ordered("kneeling_archer", {**archers, "A1": "soldier:0", "A2": "kneeling_archer>north"})
    assert why(t, "at B1") == "group-has-archer (space B1)"


def built(kind: str, at: str, grid: dict[str, str]) -> Table:
    t = Table(2).put(grid).activate(0, "sword halberd bow spear")
    slice_ = t.show("build")
    t.s.wet[0] = 9
    return t.on_slice(slice_).play(f"build {kind}", f"at {at}")


def test_weapons() -> None:
    t = built("archer", "E4", {"E1": "musician", "F4": "footman"})
    assert why(t, "use") == "direction-needed"
    assert why(t, "use west") == "no-statue-that-way (direction west)"
    assert why(t, "use east") == "no-points (direction east)"
    t = built("officer", "E4", {})
    assert why(t, "use north") == "no-direction-needed"
    t.play("use")
    assert why(t, "inspect col +2") == "too-far"


def test_choices_in_his_turn() -> None:
    t = Table(tiles=("coins", "clay", "officer", "guard", "archer"))
    t.only_on_rack(guard=11).inspect("I7").put({"E4": "guard:1"}).run("minister_builds", 0)
    assert why(t, "at A1") == "not-among-choices (choices E3 D4 F4 E5)"
    t = Table().activate(0, "bow")
    t.put({"B2": "officer:0", "A2": "officer:1", "D2": "guard:0", "E2": "guard:1"})
    t.s.coins[0] = 9
    t.run("minister_specialist").play("at C2")
    assert why(t, "face north") == "not-his-warrior (direction north)"
