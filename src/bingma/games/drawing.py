"""What drawings of all games in a terminal share: players' marks, columns, texts side by side."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any, Generic, Protocol, TypeVar

from rich.text import Text

from bingma.games.contract import View
from bingma.games.wording import Drawn, Wording


@dataclass(frozen=True)
class Player:
    """Who sits at a seat, as a drawing shows them."""

    name: str
    kind: str
    colour: str


@dataclass(frozen=True)
class Colour:
    """How a player is told apart: by form first, so that colour is never needed.

    `text` is readable on dark and on light terminals (4:1 on black and on white); `piece` sets its
    own ground.
    """

    mark: str
    text: str
    piece: str


COLOURS = {
    "purple": Colour("■", "#9a5bd6", "bold #ffffff on #49236e"),
    "orange": Colour("●", "#c4610a", "bold #1b1512 on #f28314"),
    "cyan": Colour("▲", "#0e7f94", "bold #1b1512 on #91deea"),
    "jade": Colour("◆", "#1f8a5f", "bold #ffffff on #186e55"),
}


class Drawing(Protocol):
    """The module that draws a game in a terminal."""

    @property
    def SHOWN(self) -> Mapping[str, Drawn]:  # noqa: N802
        """How things are shown that have a sign in the drawing, by the key of their saying."""

    def draw(
        self, wording: Wording, players: Sequence[Player], view: View, width: int, height: int
    ) -> list[Text]:
        """The table as lines of at most `width` cells: the fullest drawing of `height` lines.

        An empty list if even the smallest one needs more room.
        """

    def legend(self, wording: Wording) -> list[str]:
        """What the signs of the drawing mean, for the help."""


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
