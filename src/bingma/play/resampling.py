"""Full states that fit what a seat knows, for players that search."""

from __future__ import annotations

from typing import Any

from bingma.games.contract import View
from bingma.kit.layout import Block


def resample(view: View, rng: Any) -> Block:
    """A random full state consistent with all that the owner of the view knows.

    `rng` is a `random.Random` or a generator of the rules (`engine.new_rng`).

    >>> import random
    >>> from bingma import new_game
    >>> view = new_game("xian", players=2, seed=1).view(0)
    >>> resample(view, random.Random(1)) == resample(view, random.Random(2))
    False
    """
    if hasattr(rng, "getrandbits"):
        rng = view.book.engine.new_rng(rng.getrandbits(63))
    state: Block = view.book.resample(view, rng)
    return state
