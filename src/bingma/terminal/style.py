"""Colours and marks of players, the same for every game."""

from __future__ import annotations

from dataclasses import dataclass


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
