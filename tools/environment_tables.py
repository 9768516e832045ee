"""Prints the tables of `docs/environments.md`: fields of an observation, lists, action ids."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby
from typing import Any

from bingma.games import GAMES, rulebook
from bingma.games.contract import Rulebook
from bingma.games.terracotta import names as ta
from bingma.games.xian import names as xian

# What the numbers of a field are in the order of; the first or second place of its shape, where it
# has two.
XIAN = {
    "decision": (*xian.DECISIONS[:-3], "exchange: give", "exchange: take", "none: over"),
    "go returns to": xian.DECISIONS[2:5],
    "under; hand, top, bottom, played, second": xian.WORKER_CARDS,
    "fees, minister; building place, builders, first": xian.BUILDINGS,
    "pigments, pigment stock; space pigment, request colour, second": xian.COLOURS,
    "tiles, second": xian.BONUS_TILES,
    "end tiles; end tile, second": xian.END_TILES,
    "helpers, second": xian.HELPERS,
    "drawn; equipment, display kind, second": xian.EQUIPMENT_KINDS,
    "place, raw, painted, sealed, space prestige, space coins; space pigment, first": xian.SPACES,
    "request number; request colour, first": xian.REQUEST_SPACES,
}
TERRACOTTA_ARMY = {
    "decision": (
        *(str(name) for name in ta.DECISIONS[:10]),
        *(f"draw: {name}" for name in ta.DECISIONS[10:-1]),
        "none: over",
    ),
    "step": (
        "a turn begins",
        "the next ring",
        "Li Si: after the overseer",
        "his next ring",
        "another decree",
        "rings turn",
        "the next decree",
        "surprise builds",
    ),
    "ring; shown, shown number, turned, first": ta.RINGS,
    "figure": (*ta.TYPES, *ta.SPECIALISTS),
    "points, second": ta.SCORE_PARTS,
    "paid weapon; active, weapon row, second": ta.WEAPONS,
    "masters, second": ta.MASTERS,
    "rack, warehouse, taken stack; type, first": ta.TYPES,
    "specialists": ta.SPECIALISTS,
    "mounted, archers, first": ta.DIRECTIONS,
    "space, choices, heads, musicians, footmen; type, owner, mounted, archers, second": (
        *ta.SPACES[:9],
        "…",
        *ta.SPACES[-9:],
    ),
    "shown, third": (
        "coins",
        "clay",
        "build",
        "soak",
        "upgrade",
        "a master",
        "priority",
        "a weapon",
        "specialist",
    ),
    "tiles, second": ta.TILES,
    "decrees": tuple(map(str, range(2, 13))),
}
LISTS = {"xian": XIAN, "terracotta-army": TERRACOTTA_ARMY}

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


def lists(book: Rulebook[Any]) -> str:
    """What the parts of fields stand for."""
    named = LISTS[book.name].items()
    return table(("fields", "in the order"), ((k, ", ".join(v)) for k, v in named))


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
    for game in GAMES:
        book = rulebook(game)
        print(fields(book), lists(book), actions(book), sep="\n\n", end="\n\n")
