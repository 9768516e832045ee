"""Counts of everything that can be played, as chess programs have them.

The numbers say nothing by themselves: they were taken from rules that agreed with an independent
implementation. A change of any of them means that the rules changed (or the dealing), on purpose or
not: explain it before you put new numbers here. Speeding the rules up must not change one.
"""

from __future__ import annotations

import hashlib
import json
from typing import Any

import pytest

from bingma.games import rulebook
from bingma.games.xian.rulebook import Xian

# Positions of games for two: seed and number of actions played at random before the counting;
# then how many sequences of 1, 2, 3 … actions there are.
SEQUENCES = {
    (1, 0): [16, 256, 3072],
    (1, 4): [2, 6, 14, 36, 86, 178, 356, 896],
    (2, 20): [2, 8, 24, 60, 135, 360, 877, 2403],
    (3, 40): [2, 4, 13, 37, 110, 465, 3161],
    (4, 60): [2, 8, 80, 720, 3096],
    (5, 75): [2, 4, 12, 26, 108, 528, 4362],
    (6, 90): [10, 20, 40, 160, 1420, 9940],
}
# By number of players: a hash of all legal actions in fifty random games.
FINGERPRINTS = {
    2: "56c44bf264c8636e28c6ba2e940424e610a835c22889b1e240ced651823ba5d1",
    3: "e438d923f370d70152f41b20532aca304e5f6798b3d4ead7c75d5c8a13cde990",
    4: "11df6c1fd22e9973a4b37a20c1efef14cf10f2bef9c857350f9f200e63f422a5",
}


def position(seed: int, steps: int) -> Any:
    """A game for two after some random actions."""
    book: Any = rulebook("xian")
    # A generator of our own: Python's may choose differently in another version.
    rng = book.engine.new_rng(seed, 99)
    state = book.deal(2, (), seed, 0)
    for _ in range(steps):
        drawn = book.engine.rules.below(rng, state.legal_n)
        book.apply(state, state.seat, state.legal[drawn])
    return state


def sequences(state: Any, depth: int) -> int:
    """How many sequences of so many actions there are (shorter ones that end the game count)."""
    if depth == 0 or state.over:
        return 1
    if depth == 1:
        return int(state.legal_n)
    total = 0
    book: Any = rulebook("xian")
    for action in state.legal[: state.legal_n]:
        after = state.copy()
        book.apply(after, after.seat, action)
        total += sequences(after, depth - 1)
    return total


@pytest.mark.parametrize(("seed", "steps"), sorted(SEQUENCES))
def test_sequences_of_actions(seed: int, steps: int) -> None:
    state = position(seed, steps)
    expected = SEQUENCES[seed, steps]
    assert [sequences(state, depth) for depth in range(1, len(expected) + 1)] == expected


def fingerprint(book: Any, players: int, games: int) -> str:
    """A hash of every list of legal actions in random games, and of the results."""
    digest = hashlib.sha256()
    for seed in range(games):
        rng = book.engine.new_rng(seed, 99)
        state = book.deal(players, (), seed, 0)
        while not state.over:
            legal = sorted(state.legal[: state.legal_n])
            digest.update(f"{state.seat} {state.decision} {legal}\n".encode())
            book.apply(state, state.seat, legal[book.engine.rules.below(rng, len(legal))])
        digest.update(json.dumps(book.write_result(book.result(state)), sort_keys=True).encode())
    return digest.hexdigest()


@pytest.mark.parametrize("players", [2, 3, 4])
def test_legal_actions_of_random_games(players: int) -> None:
    assert fingerprint(rulebook("xian"), players, games=50) == FINGERPRINTS[players]


def test_the_fingerprint_would_notice_a_changed_price() -> None:
    changed = Xian()
    changed.components.tables["craft_clay"] = [2, 3, 4]
    assert fingerprint(changed, 2, games=5) != fingerprint(rulebook("xian"), 2, games=5)
