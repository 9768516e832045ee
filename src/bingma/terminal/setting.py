"""Setting texts of a drawing next to each other, the same for every game."""

from __future__ import annotations

from collections.abc import Callable, Sequence
from typing import Any, Generic, TypeVar

from rich.text import Text

Pen = TypeVar("Pen")


class Column(Generic[Pen]):
    """A column of the players' table: its heading and what a pen writes for a seat."""

    def __init__(
        self, title: str, width: int, align: str, draw: Callable[[Pen, int], Text]
    ) -> None:
        self.title, self.width, self.align, self.draw = title, width, align, draw


def fit(text: Text, width: int) -> Text:
    """A text of exactly so many cells."""
    text = text.copy()
    text.truncate(width, overflow="ellipsis", pad=True)
    return text


def place(text: Text, column: Column[Any]) -> Text:
    """A text in its column."""
    if column.align == "left":
        return fit(text, column.width)
    return Text.assemble(" " * max(0, column.width - text.cell_len), text)


def players_table(
    pen: Pen, columns: Sequence[Column[Pen]], seats: int, say: Callable[[str], str]
) -> list[Text]:
    """A line for each seat under the headings of the columns."""
    header = Text()
    for column in columns:
        header.append_text(place(Text(say(column.title) if column.title else "", "dim"), column))
    lines = [header]
    for seat in range(seats):
        line = Text()
        for column in columns:
            line.append_text(place(column.draw(pen, seat), column))
        lines.append(line)
    for line in lines:
        line.rstrip()
    return lines


def beside(left: Sequence[Text], right: Sequence[Text], width: int) -> list[Text]:
    """Two blocks next to each other; the right one begins at column `width`."""
    lines = []
    for i in range(max(len(left), len(right))):
        a = left[i] if i < len(left) else Text()
        b = right[i] if i < len(right) else Text()
        lines.append(Text.assemble(fit(a, width), b))
    return lines
