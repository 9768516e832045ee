"""Replay of a record, decision by decision (X11.8, T7.9)."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

from bingma.games import Source
from bingma.games.contract import CHANCE, Data, Step
from bingma.play.game import LogEntry, from_record


def replay_steps(record: Any, components: Source = None, to: int | None = None) -> Iterator[Step]:
    """The time before the first decision, then each decision that was asked."""
    whole = from_record(record, components, to)
    game = whole.restarted()
    groups: list[list[LogEntry]] = [[]]
    for entry in whole.log:
        if entry.seat != CHANCE:
            groups.append([])
        groups[-1].append(entry)
    for n, group in enumerate(groups):
        asked = group[0] if n > 0 else None
        legal = sorted(str(action) for action in game.legal(asked.seat)) if asked else []
        for entry in group:
            if entry.seat == CHANCE:
                game.play_chance(entry.action)
            else:
                game.play(entry.action, entry.seat)
        yield Step(
            n=n,
            seat=asked.seat if asked else None,
            decision=asked.decision if asked else None,
            legal=legal,
            action=str(asked.action) if asked else None,
            automatic=[item for entry in group for item in entry.automatic],
            chance=[str(entry.action) for entry in group if entry.seat == CHANCE],
            events=[e for entry in group for e in game.book.describe_events(entry.raw_events)],
            position=game.position(),
        )


def replay_lines(record: Any, components: Source = None, to: int | None = None) -> Iterator[Data]:
    """The objects that `bingma replay --json` prints, one a line."""
    book = from_record(record, components, to=0).book
    for step in replay_steps(record, components, to):
        line = book.replay_line(step)
        if line is not None:
            yield line
