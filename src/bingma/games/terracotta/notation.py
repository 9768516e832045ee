"""Actions and chance events as short texts and back (T7.1, T7.5). They mean the same in any state.

>>> read("place artisan 5"), write(17)
(17, 'place artisan 5')
"""

from __future__ import annotations

from itertools import combinations

from bingma.games.contract import BadNotation
from bingma.games.terracotta import names
from bingma.games.terracotta.rules import actions as ids

SLICES = range(12)
DICE = range(1, 7)

TEXTS: tuple[str, ...] = (
    *(f"place {worker} {at}" for worker in names.WORKERS for at in SLICES),
    *(f"rotate {ring}" for ring in names.RINGS[:2]),
    "take",
    *(f"take {good}" for good in names.GOODS),
    *(f"decline {good}" for good in names.GOODS),
    "hire",
    *(f"build {kind}" for kind in names.TYPES),
    *(f"specialist {kind}" for kind in names.SPECIALISTS),
    *(f"inspect {which} {steps}" for steps in ("+1", "+2", "-1") for which in names.INSPECTORS),
    "stay",
    *(f"stacks {first} {second}" for first, second in combinations(names.TYPES, 2)),
    *(f"stacks {kind}" for kind in names.TYPES),
    *(f"at {space}" for space in names.SPACES),
    *(f"face {direction}" for direction in names.DIRECTIONS),
    "use",
    *(f"use {direction}" for direction in names.DIRECTIONS),
    "skip",
    *(f"{throw} {a} {b}" for throw in ("dice", "decree") for a in DICE for b in DICE),
    *(f"inspector {which}" for which in names.INSPECTORS),
    *(f"stack {kind}" for kind in names.TYPES),
    *(f"master {master}" for master in names.MASTERS),
)
BY_TEXT = {text.lower(): action for action, text in enumerate(TEXTS)}


def write(action: int) -> str:
    """The notation of an action or of the outcome of a draw."""
    return TEXTS[action]


def read(text: str) -> int:
    """The action that a text names; capital letters and spaces do not matter.

    >>> read(" AT  c4 ") == read("at C4")
    True
    """
    words = text.lower().split()
    if not words:
        raise BadNotation("an action is missing")
    found = BY_TEXT.get(" ".join(words))
    if found is None and words[0] == "stacks" and len(words) == 3:
        found = BY_TEXT.get(f"stacks {words[2]} {words[1]}")  # the order does not matter
    if found is None:
        raise BadNotation(f"'{text}' is no action of Terracotta Army")
    return found


def is_chance(action: int) -> bool:
    """Whether an id is the outcome of a draw, which nobody plays."""
    return action >= ids.PLAYER_ACTIONS
