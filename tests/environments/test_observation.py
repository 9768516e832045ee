"""What a learner sees: the documented fields, nothing hidden, the same in every way of running."""

from __future__ import annotations

import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bingma.environments.vector import VectorEnvironment
from bingma.games import GAMES, rulebook
from bingma.games.xian import names
from bingma.games.xian.rules.state import BUILD, GIVE, HAND, NONE, NOT_TAKEN, TAKE, UNUSED, State
from tools import environment_tables

BOOK: Any = rulebook("xian")
FIELDS = {field.name: field for field in BOOK.observation_fields()}
PAGE = Path(environment_tables.__file__).parent.parent / "docs" / "environments.md"

Observe = Callable[[State, int, list[int]], None]


def positions(players: int, seeds: range) -> Iterator[State]:
    """Every position of random games, the last one included."""
    for seed in seeds:
        rng = random.Random(seed)
        state = BOOK.deal(players, (), seed, 0)
        while not state.over:
            yield state
            BOOK.apply(state, state.seat, rng.choice(state.legal[: state.legal_n]))
        yield state


def row(state: State, seat: int, observe: Observe = BOOK.engine.rules.observe) -> list[int]:
    seen = [99] * BOOK.observation_size
    observe(state, seat, seen)
    return seen


def part(seen: list[int], name: str) -> Any:
    """One field of a row in its shape."""
    field = FIELDS[name]
    return np.array(seen[field.start : field.start + field.size]).reshape(field.shape)


def test_fields_lie_one_behind_the_other() -> None:
    at = 0
    for field in BOOK.observation_fields():
        assert field.start == at
        at += field.size
    assert at == BOOK.observation_size
    assert len(FIELDS) == len(BOOK.observation_fields())


def test_every_number_is_within_its_bounds() -> None:
    sizes = [field.size for field in BOOK.observation_fields()]
    low = np.repeat([field.low for field in BOOK.observation_fields()], sizes)
    high = np.repeat([field.high for field in BOOK.observation_fields()], sizes)
    ever = np.zeros(BOOK.observation_size, np.int64)
    for players in (2, 3, 4):
        for state in positions(players, range(4)):
            seen = np.array(row(state, state.turn % players))
            assert (low <= seen).all()
            assert (seen <= high).all()
            ever |= seen
    assert [name for name in FIELDS if not part(list(ever), name).any()] == []


def test_a_row_tells_the_table() -> None:
    """Field by field against the view, which is made independently."""
    compared = 0
    for state in positions(3, range(1)):
        for seat in range(3):
            seen, view = row(state, seat), BOOK.view(state, seat)
            for i in range(3):
                player = view["players"][(seat + i) % 3]
                assert part(seen, "coins")[i] == player["coins"]
                assert part(seen, "clay")[i] == player["clay"]
                assert part(seen, "prestige")[i] == player["pp"]
                assert part(seen, "supervisor")[i] == player["supervisor"]
                assert part(seen, "cards held")[i] == player["hand_count"]
                assert part(seen, "pigments")[i].tolist() == list(player["pigments"].values())
                assert part(seen, "equipment")[i].sum() == player["equipment_count"]
                for card in ("top", "bottom"):
                    shown = [names.WORKER_CARDS[k] for k in np.flatnonzero(part(seen, card)[i])]
                    planned = view["you"]["plan"] if i == 0 else None
                    expected = planned[card == "bottom"] if planned else player[card]
                    assert shown == ([] if expected is None else [expected])
            places, cards = np.nonzero(part(seen, "hand"))
            assert [names.WORKER_CARDS[card] for card in cards] == view["you"]["hand"]
            assert places.tolist() == list(range(len(cards)))
            under = [names.WORKER_CARDS[card] for card in np.flatnonzero(part(seen, "under"))]
            assert under == sorted(view["you"]["put_under_deck"], key=names.WORKER_CARDS.index)
            assert part(seen, "fees").tolist() == list(view["you"]["fees"].values())
            owners = [f"{(seat + i) % 3}" for i in range(3)]
            for space, name in enumerate(names.SPACES):
                statue = (view["board"]["pit"][name] or "").partition("+seal:")
                painted = [owners[i] for i in np.flatnonzero(part(seen, "painted")[space])]
                sealed = [owners[i] for i in np.flatnonzero(part(seen, "sealed")[space])]
                assert painted == [owner for owner in statue[:1] if owner.isdigit()]
                assert sealed == [owner for owner in statue[2:] if owner]
                assert bool(part(seen, "raw")[space]) == (statue[0] == "raw")
            compared += 1
    assert compared > 300


# Nothing public is missing


def within_go(first: State) -> Iterator[State]:
    """Every position that the seat which decides can reach before its go ends."""
    waiting = [first]
    while waiting:
        state = waiting.pop()
        yield state
        for action in state.legal[: state.legal_n]:
            after = state.copy()
            BOOK.apply(after, state.seat, action)
            if (after.over, after.seat, after.go) == (0, first.seat, first.go):
                waiting.append(after)


def test_positions_that_look_alike_are_alike() -> None:
    """Also those that came about differently: with an extra action before and after passing."""
    compared = 0
    for first in positions(2, range(1)):
        seat = first.seat
        if (
            (first.turn, first.stage) != (2, 1)
            or first.decision != BUILD
            or first.discounted
            or first.coins[seat] == 0
        ):
            continue
        first = first.copy()
        first.tiles[seat] = [NOT_TAKEN, NOT_TAKEN, NOT_TAKEN, UNUSED]
        poorer = first.copy()
        poorer.coins[seat] -= 1  # what passing brings
        looks: dict[Any, State] = {}
        for start in (first, poorer):
            start.legal_n = BOOK.engine.rules.list_actions(start, seat, start.legal)
            for state in within_go(start):
                known = BOOK.hidden(state, seat)
                if known.decision not in (GIVE, TAKE):
                    known.exchanges = known.may_stop = 0  # left over from an earlier one
                known.legal = sorted(known.legal[: known.legal_n])
                twin = looks.setdefault((*row(state, seat), *known.legal), known)
                assert twin == known
                compared += twin is not known
    assert compared > 100


# Secrets


def told_apart(observe: Observe, players: int, seeds: range) -> int:
    """How many rows change when everything changes that the seat cannot know."""
    found = 0
    rng = BOOK.engine.new_rng(players)
    for state in positions(players, seeds):
        for seat in range(players):
            known = BOOK.hidden(state, seat)
            other = known.copy()
            BOOK.engine.rules.resample(other, seat, rng)
            seen = row(state, seat, observe)
            found += seen != row(other, seat, observe) or seen != row(known, seat, observe)
    return found


@pytest.mark.parametrize("players", [2, 3, 4])
def test_X10_nothing_hidden_is_in_a_row(players: int) -> None:
    assert told_apart(BOOK.engine.rules.observe, players, range(3)) == 0


def leaky(tell: Callable[[State, int], int]) -> Observe:
    """The observation with one number that the seat should not have."""

    def observe(state: State, seat: int, out: list[int]) -> None:
        BOOK.engine.rules.observe(state, seat, out)
        out[0] = tell(state, (seat + 1) % state.players)

    return observe


@pytest.mark.parametrize(
    "tell",
    [
        lambda state, other: state.hand[other][0],
        lambda state, other: state.top[other],
        lambda state, other: state.favour[other],
        lambda state, other: state.deck[other][-1],
        lambda state, other: state.equipment_deck[-1],
        lambda state, other: state.request_deck[-1],
    ],
    ids=["hand", "plan", "favour", "deck", "equipment", "requests"],
)
def test_a_leak_would_be_noticed(tell: Callable[[State, int], int]) -> None:
    assert told_apart(leaky(tell), 2, range(1)) > 0


@pytest.mark.parametrize("players", [2, 4])
def test_X10_compiled_rows_and_masks_hide_as_much(players: int) -> None:
    """The same over arrays: everything hidden changes in place, row and mask do not."""
    env = VectorEnvironment("xian", 64, players)
    env.reset(seed=players)
    generator, rng = np.random.default_rng(players), BOOK.engine.new_rng(1)
    changed = 0
    for _ in range(40):
        env.step(env.sample(generator))
        for game in range(0, 64, 16):
            seat = int(env.seat[game])
            record = env._states[game].copy()
            other = BOOK.hidden(BOOK.state.from_record(record), seat)
            BOOK.engine.rules.resample(other, seat, rng)
            other.to_record(env._states[game])
            changed += env._states[game] != record
            seen, mask = env.observe(game, seat)
            assert seen.tobytes() == env.observation[game].tobytes()
            assert mask.tobytes() == env.mask[game].tobytes()
            env._states[game] = record
    assert changed > 100


def test_plans_of_others_appear_when_all_have_planned() -> None:
    state = BOOK.deal(2, (), 1, 0)
    for _ in range(3):  # two favours, the first plan
        BOOK.apply(state, state.seat, state.legal[0])
    assert state.top[0] != NONE
    assert part(row(state, 0), "top").sum() == 1
    assert part(row(state, 1), "top").sum() == 0
    BOOK.apply(state, state.seat, state.legal[0])
    for seat in (0, 1):
        assert part(row(state, seat), "top").sum(axis=1).tolist() == [1, 1, 0, 0]
        assert part(row(state, seat), "hand").sum() == HAND - 2


# One row, everywhere


def test_compiled_and_interpreted_rows_are_the_same() -> None:
    env = VectorEnvironment("xian", 8, 3)
    env.reset(seed=5)
    generator = np.random.default_rng(5)
    for _ in range(60):
        for game in range(8):
            state = BOOK.state.from_record(env._states[game])
            assert env.seat[game] == state.seat
            assert env.observation[game].tolist() == row(state, state.seat)
            legal = sorted(state.legal[: state.legal_n])
            assert np.flatnonzero(env.mask[game]).tolist() == legal
        env.step(env.sample(generator))


@pytest.mark.parametrize("game", GAMES)
def test_the_page_shows_the_fields_and_actions_as_they_are(game: str) -> None:
    page, book = PAGE.read_text(encoding="utf-8"), rulebook(game)
    assert environment_tables.fields(book) in page
    assert environment_tables.lists(book) in page
    assert environment_tables.actions(book) in page
    assert f"row of {book.observation_size} numbers" in page
