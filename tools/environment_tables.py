"""Prints the tables of `docs/environments.md`: the fields of an observation and the action ids."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from bingma.games import rulebook
from bingma.games.contract import Rulebook

NAMES = {
    "favour": "cards by place in the hand, one bit each",
    "plan": "4 × top place + bottom place",
}


def fields(book: Rulebook[Any]) -> str:
    """Every field with its place, shape, bounds and meaning."""
    rows = [
        (
            f"{field.start}",
            field.name,
            " × ".join(map(str, field.shape)),
            f"{field.low} to {field.high}",
            field.meaning,
        )
        for field in book.observation_fields()
    ]
    return table(("from", "field", "shape", "values", "meaning"), rows)


def actions(book: Rulebook[Any]) -> str:
    """Every action id with its notation; those that name cards with what they mean."""
    first = book.deal(book.usual_players, (), 1, 0)
    texts = [book.write_action(first, 0, action) for action in range(book.action_count)]
    rows = []
    for word, group in groupby(range(book.action_count), key=lambda i: texts[i].split()[0]):
        ids = list(group)
        named = texts[ids[0]] if len(ids) == 1 else f"{texts[ids[0]]} … {texts[ids[-1]]}"
        numbers = f"{ids[0]}" if len(ids) == 1 else f"{ids[0]} to {ids[-1]}"
        rows.append((numbers, f"{word}: {NAMES[word]}" if word in NAMES else named))
    return table(("id", "action"), rows)


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """A table in Markdown."""
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


if __name__ == "__main__":
    xian = rulebook("xian")
    print(fields(xian), actions(xian), sep="\n\n")
