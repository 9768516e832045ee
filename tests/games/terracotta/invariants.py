"""What holds in every position of Terracotta Army, and the books kept from events alone."""

from __future__ import annotations

from typing import Any, cast

from bingma.games.contract import CHANCE, Event
from bingma.games.terracotta import components
from bingma.games.terracotta.explanations import explanation
from bingma.games.terracotta.rules import state as is_
from bingma.games.terracotta.rules.state import NONE, PM, State
from bingma.games.terracotta.shapes import RuleStep

ALL = (1 << 63) - 1
PRICES: list[list[int]] = components.load().tables["specialist_price"]


def bits(spaces: int) -> int:
    return spaces.bit_count()


def check(state: State) -> None:
    """Every piece is somewhere, exactly once, and nothing is negative (T1.1)."""
    check_goods(state)
    check_grid(state)
    check_figures(state)
    check_wheel(state)
    check_decision(state)
    for name, number in state.numbers():
        assert number in State.fields[name].range, f"{name} = {number}"


def check_goods(state: State) -> None:
    for p in range(state.players):
        assert min(state.coins[p], state.wet[p], state.dry[p], *state.points[p]) >= 0
        assert set(state.active[p]) <= {0, 1}
        held = sorted(k for k in state.master[p] if k)
        assert held == [*range(1, len(held) + 1)]
    assert min(state.warehouse) >= 0
    if state.solo:
        assert state.dry[PM] == 0, "his clay never dries (T5.13)"
        assert sorted(state.row) == [0, 1, 2, 3]
        assert state.decrees & ~0b1111111111100 == 0


def check_grid(state: State) -> None:
    """Nothing stands on anything else; types and owners agree; horses lie behind their riders."""
    sets = [*state.of_type, *state.archers, state.musicians, state.footmen]
    assert sum(map(bits, sets)) == bits(union(sets))
    assert union(sets) & ~ALL == 0
    assert sum(map(bits, state.of_seat)) == bits(union(state.of_seat))
    assert union(state.of_seat) == union(state.of_type)
    riders = union(state.mounted)
    assert sum(map(bits, state.mounted)) == bits(riders)
    assert riders & ~state.heads == 0
    tails = 0
    for direction, step in enumerate((-9, 1, 9, -1)):
        for space in range(63):
            if state.mounted[direction] >> space & 1:
                for at in (space + step, space + 2 * step):
                    assert not tails >> at & 1
                    tails |= 1 << at
                    same = [m >> space & 1 == m >> at & 1 for m in (*state.of_type, *state.of_seat)]
                    assert all(same), "a horse belongs to its rider"
    assert tails & state.heads == 0
    assert tails | state.heads == union(state.of_type)


def union(sets: list[int]) -> int:
    found = 0
    for spaces in sets:
        found |= spaces
    return found


def check_figures(state: State) -> None:
    """Bases, rack and specialists are what is not on the grid."""
    for p in range(state.players):
        assert state.bases[p] >= 0
        assert state.bases[p] + bits(state.of_seat[p] & state.heads) == 15
    for kind in range(is_.TYPES):
        assert state.rack[kind] >= 0
        assert state.rack[kind] + bits(state.of_type[kind] & state.heads) == 11
    removed = [1, 1, 0, 0] if state.solo else [0, 0, 0, 0]
    placed = [bits(union(state.mounted)), bits(state.musicians), bits(state.footmen)]
    placed.append(bits(union(state.archers)))
    for left, on_grid, gone in zip(state.specialists, placed, removed, strict=True):
        assert left >= 0
        assert left + on_grid + gone == 4
    for direction, step in enumerate((-9, 1, 9, -1)):
        for space in range(63):
            if state.archers[direction] >> space & 1:
                assert union(state.of_type) >> (space + step) & 1, "it faces a warrior"


def check_wheel(state: State) -> None:
    workers = {2: 5, 3: 4, 4: 3}[state.players]
    for p in range(state.players):
        assert min(state.craftsmen[p], state.artisans[p]) >= 0
        placed = state.craftsman_on.count(p) + state.artisan_on.count(p)
        assert placed + state.craftsmen[p] + state.artisans[p] == workers
    assert all(0 <= turned < 12 for turned in state.turned)
    assert 0 <= state.inspector[0] < 9
    assert 0 <= state.inspector[1] < 7
    assert sorted(state.order[: state.players]) == [*range(state.players)]


def check_decision(state: State) -> None:
    """There is somebody to ask and something to choose from, or the game is over (T7.2)."""
    legal = state.legal[: state.legal_n]
    if state.over:
        assert (state.seat, state.legal_n, state.decision) == (NONE, 0, is_.NOBODY)
        return
    assert len(set(legal)) == len(legal) >= 2
    draws = (is_.DICE, is_.DECREE, is_.WHICH_INSPECTOR, is_.STACK, is_.NEW_MASTER)
    assert (state.seat == CHANCE) == (state.decision in draws)
    assert all((action >= 130) == (state.seat == CHANCE) for action in legal)
    if state.solo:
        assert state.seat != PM, "the Prime Minister never decides (T7.1)"


class Books:
    """Everybody's coins, clay and points, reckoned from the events alone."""

    def __init__(self, state: State) -> None:
        seats = range(state.players)
        self.solo = bool(state.solo)
        self.coins = [state.coins[p] for p in seats]
        self.clay = [state.wet[p] + state.dry[p] for p in seats]
        self.points = [0 for _ in seats]

    def enter(self, events: list[Event]) -> None:
        for event in events:
            match event["kind"]:
                case "gained" | "paid":
                    sign = 1 if event["kind"] == "gained" else -1
                    account = self.coins if event["resource"] == "coins" else self.clay
                    account[event["seat"]] += sign * event["amount"]
                    assert not (self.solo and event["seat"] == PM)
                case "scored":
                    self.points[event["seat"]] += event["points"]
                case "rule" if (told := explanation(cast(RuleStep, event))) is not None:
                    self.effect(told["effect"])

    def effect(self, effect: dict[str, Any]) -> None:
        """T7.10: a single number is the Prime Minister's, a list is by seat."""
        self.coins[PM] += effect.get("coins", 0)
        self.clay[PM] += effect.get("clay", 0)
        points = effect.get("vp", 0)
        for p, n in enumerate(points if isinstance(points, list) else [points]):
            self.points[p] += n

    def pending(self, state: State) -> tuple[int, int]:
        """Coins and clay of the Prime Minister whose event comes only after the choice."""
        figure = state.figure - is_.FIRST_SPECIALIST
        choosing = state.decision in (is_.PM_SPACE, is_.PM_FACE)
        coins = 0
        if choosing and figure >= 0:
            prices = PRICES[figure]
            coins = prices[4 - state.specialists[figure]]
        drawing = state.decision == is_.STACK and state.taken_stack != NONE
        return coins, -state.taken_clay if drawing else 0

    def check(self, state: State) -> None:
        coins, clay = self.pending(state) if self.solo else (0, 0)
        for p in range(state.players):
            minister = self.solo and p == PM
            assert self.coins[p] == state.coins[p] + (coins if minister else 0)
            assert self.clay[p] == state.wet[p] + state.dry[p] + (clay if minister else 0)
            assert self.points[p] == sum(state.points[p])
