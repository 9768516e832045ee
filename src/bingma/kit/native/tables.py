"""What native rules read: tables as one block of 64-bit numbers, and arrays of a few types."""

from __future__ import annotations

from array import array
from collections.abc import Iterator, Mapping
from typing import Any

from bingma.kit.game import BadGame

# The types of arrays besides states, as NumPy calls them and as the C does.
TYPES = {"int8": "i8", "int16": "i16", "int64": "word", "float32": "f32"}


def shape_of(name: str, rows: Any) -> tuple[int, ...]:
    """The lengths of a table, () for a single number; all its rows must be of the same length.

    >>> shape_of("costs", [[1, 2, 3], [4, 5, 6]])
    (2, 3)
    """
    if not isinstance(rows, list | tuple):
        return ()
    shapes = {shape_of(name, row) for row in rows}
    if len(shapes) != 1:
        raise BadGame(f"table '{name}' must have rows of one length")
    return len(rows), *shapes.pop()


def packed(tables: Mapping[str, Any]) -> bytes:
    """All numbers of all tables, in the order of their names."""
    numbers = array("q")
    for _, rows in sorted(tables.items()):
        numbers.extend(_flat(rows))
    return numbers.tobytes()


def _flat(rows: Any) -> Iterator[int]:
    if isinstance(rows, list | tuple):
        for row in rows:
            yield from _flat(row)
    else:
        yield rows
