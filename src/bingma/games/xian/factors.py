"""What may have decided a game of Xi'an, for studies of its balance."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence
from typing import Any

from bingma.games.contract import Factor, Factors, RawEvent
from bingma.games.xian import names
from bingma.games.xian.events import SOURCES
from bingma.games.xian.rules import events as kinds
from bingma.games.xian.rules.actions import CRAFT_0, WAY_0
from bingma.games.xian.rules.state import BUILDINGS, NONE, PALACE, State

# The part of the score that is told by source instead.
PLAY = names.SCORE_PARTS[0]
DURING_PLAY = ("craft", "paint", "helper", "ceramist", "minister", "fee")


def factors(
    first: State, events: Sequence[RawEvent], last: State, scores: list[dict[str, int]]
) -> Factors:
    """From the first and last state and all that happened between."""
    seats = range(first.players)
    return Factors(
        _common(first),
        [{"starting tile": str(first.start_tile[p])} for p in seats],
        [_chosen([e for e in events if e[1] == p], last, p) for p in seats],
        [_points([e for e in events if e[1] == p], scores[p]) for p in seats],
    )


def _common(first: State) -> dict[str, Factor]:
    faces: dict[str, Factor] = {
        f"face of section {name}": str(first.face[i] + 1) for i, name in enumerate(names.SECTIONS)
    }
    pair = first.place_of[PALACE] // 2
    beside = [b for b in range(BUILDINGS) if b != PALACE and first.place_of[b] // 2 == pair]
    offered = [name for i, name in enumerate(names.END_TILES) if first.end_tiles[i]]
    return faces | {"beside the palace": names.BUILDINGS[beside[0]], "end tiles on offer": offered}


def _chosen(events: list[RawEvent], last: State, p: int) -> dict[str, Factor]:
    """A building is counted for each action in it, with a builder or by the extra-action tile."""
    acted = [event[2] for event in events if event[0] == kinds.ACTED]
    ways = Counter((action - WAY_0) % BUILDINGS for action in acted if WAY_0 <= action < CRAFT_0)
    kept = last.end_tile[p]
    visits: dict[str, Factor] = {
        f"{name} actions": ways[b] for b, name in enumerate(names.BUILDINGS)
    }
    return {
        "end tile kept": "none" if kept == NONE else names.END_TILES[kept],
        "helpers": [name for i, name in enumerate(names.HELPERS) if last.helper[p][i]],
        **visits,
    }


def _points(events: list[RawEvent], scores: dict[str, int]) -> dict[str, int]:
    during: Counter[str] = Counter()
    for event in events:
        if event[0] == kinds.SCORED:
            during[SOURCES[event[3]]] += event[2]
    parts: dict[str, Any] = {name: during.pop(name, 0) for name in DURING_PLAY}
    assert not during, f"points from {list(during)} are not told"
    return parts | {part: n for part, n in scores.items() if part not in ("total", PLAY)}
