"""Actions and chance events as short texts and back (T7.1, T7.5). They mean the same in any state.

>>> read("place artisan 5"), write(17)
(17, 'place artisan 5')
"""

from __future__ import annotations

from collections.abc import Iterator
from itertools import combinations

from bingma.games.contract import BadNotation
from bingma.games.terracotta import names
from bingma.games.terracotta.rules import actions as ids
from bingma.games.terracotta.shapes import Meaning

SLICES = range(12)
DICE = range(1, 7)

STEPS = (1, 2, -1)


def _actions() -> Iterator[tuple[str, Meaning]]:
    """Every action in the order of ids: its text and what it means."""
    for worker in names.WORKERS:
        for at in SLICES:
            yield f"place {worker} {at}", {"verb": "place", "worker": worker, "slice": at}
    for ring in names.RINGS[:2]:
        yield f"rotate {ring}", {"verb": "rotate", "ring": ring}
    yield "take", {"verb": "take"}
    for verb in ("take", "decline"):
        for good in names.GOODS:
            yield f"{verb} {good}", {"verb": verb, "good": good}
    yield "hire", {"verb": "hire"}
    for kind in names.TYPES:
        yield f"build {kind}", {"verb": "build", "type": kind}
    for name in names.SPECIALISTS:
        yield f"specialist {name}", {"verb": "specialist", "specialist": name}
    for steps in STEPS:
        for which in names.INSPECTORS:
            meaning: Meaning = {"verb": "inspect", "inspector": which, "steps": steps}
            yield f"inspect {which} {steps:+d}", meaning
    yield "stay", {"verb": "stay"}
    for types in (*combinations(names.TYPES, 2), *((kind,) for kind in names.TYPES)):
        yield f"stacks {' '.join(types)}", {"verb": "stacks", "types": list(types)}
    for space in names.SPACES:
        yield f"at {space}", {"verb": "at", "space": space}
    for direction in names.DIRECTIONS:
        yield f"face {direction}", {"verb": "face", "direction": direction}
    yield "use", {"verb": "use"}
    for direction in names.DIRECTIONS:
        yield f"use {direction}", {"verb": "use", "direction": direction}
    yield "skip", {"verb": "skip"}


def _outcomes() -> Iterator[tuple[str, Meaning]]:
    """Every outcome of a draw in the order of ids."""
    for throw in ("dice", "decree"):
        for a in DICE:
            for b in DICE:
                yield f"{throw} {a} {b}", {"verb": throw, "dice": [a, b]}
    for which in names.INSPECTORS:
        yield f"inspector {which}", {"verb": "inspector", "inspector": which}
    for kind in names.TYPES:
        yield f"stack {kind}", {"verb": "stack", "type": kind}
    for master in names.MASTERS:
        yield f"master {master}", {"verb": "master", "master": master}


TEXTS, MEANINGS = zip(*_actions(), *_outcomes(), strict=True)
BY_TEXT = {text.lower(): action for action, text in enumerate(TEXTS)}


def write(action: int) -> str:
    """The notation of an action or of the outcome of a draw."""
    text: str = TEXTS[action]
    return text


def meaning(action: int) -> Meaning:
    """An action or the outcome of a draw in parts.

    >>> meaning(17)
    {'verb': 'place', 'worker': 'artisan', 'slice': 5}
    """
    parts: Meaning = MEANINGS[action]
    return parts


def read(text: str) -> int:
    """The action that a text names; capital letters and spaces do not matter.

    >>> read(" AT  c4 ") == read("at C4")
    True
    """
    words = text.lower().split()
    if not words:
        raise BadNotation("fault-action-missing")
    found = BY_TEXT.get(" ".join(words))
    if found is None and words[0] == "stacks" and len(words) == 3:
        found = BY_TEXT.get(f"stacks {words[2]} {words[1]}")  # the order does not matter
    if found is None:
        raise BadNotation("fault-no-action", text=text, title=names.TITLE)
    return found


def is_chance(action: int) -> bool:
    """Whether an id is the outcome of a draw, which nobody plays."""
    return action >= ids.PLAYER_ACTIONS
