"""Prints the tables of `docs/environments.md`: fields of an observation, lists, action ids."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from bingma.games import rulebook
from bingma.games.contract import Rulebook
from bingma.games.xian import names

# What the numbers of a field are in the order of; the first or second place of its shape, where it
# has two.
LISTS = {
    "decision": (*names.DECISIONS[:-3], "exchange: give", "exchange: take", "none: over"),
    "go returns to": names.DECISIONS[2:5],
    "under; hand, top, bottom, played, second": names.WORKER_CARDS,
    "fees, minister; building place, builders, first": names.BUILDINGS,
    "pigments, pigment stock; space pigment, request colour, second": names.COLOURS,
    "tiles, second": names.BONUS_TILES,
    "end tiles; end tile, second": names.END_TILES,
    "helpers, second": names.HELPERS,
    "drawn; equipment, display kind, second": names.EQUIPMENT_KINDS,
    "place, raw, painted, sealed, space prestige, space coins; space pigment, first": names.SPACES,
    "request number; request colour, first": names.REQUEST_SPACES,
}

# So many actions of one word are all named.
FEW = 8

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


def lists() -> str:
    """What the parts of fields stand for."""
    return table(("fields", "in the order"), ((k, ", ".join(v)) for k, v in LISTS.items()))


def actions(book: Rulebook[Any]) -> str:
    """Every action id with its notation; those that name cards with what they mean."""
    first = book.deal(book.usual_players, (), 1, 0)
    texts = [book.write_action(first, 0, action) for action in range(book.action_count)]
    rows = []
    for word, group in groupby(range(book.action_count), key=lambda i: texts[i].split()[0]):
        ids = list(group)
        if len(ids) <= FEW:
            named = ", ".join(texts[i] for i in ids)
        else:
            named = f"{texts[ids[0]]} … {texts[ids[-1]]}"
        numbers = f"{ids[0]}" if len(ids) == 1 else f"{ids[0]} to {ids[-1]}"
        rows.append((numbers, f"{word}: {NAMES[word]}" if word in NAMES else named))
    return table(("id", "action"), rows)


def table(head: tuple[str, ...], rows: Iterable[tuple[str, ...]]) -> str:
    """A table in Markdown."""
    lines = [head, ("---",) * len(head), *rows]
    return "\n".join(f"| {' | '.join(line)} |" for line in lines)


if __name__ == "__main__":
    xian = rulebook("xian")
    print(fields(xian), lists(), actions(xian), sep="\n\n")
