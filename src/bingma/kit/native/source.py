"""What the native rules of a game are made from."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from types import ModuleType

from bingma.kit.binding import KIT_MODULES
from bingma.kit.game import GameBlock


@dataclass(frozen=True)
class Game:
    """What a game is translated from, and the limits that calls from outside are held to."""

    name: str
    state: type[GameBlock]
    modules: tuple[ModuleType, ...]
    shapes: Mapping[str, tuple[int, ...]]
    """Of the tables, by name."""

    actions: int
    """How many action ids there are."""

    seats: Mapping[int, int]
    """How many seats a game has for so many people."""

    options: int = 0
    """The largest number that options make."""

    observation: int = 0
    """How many numbers the rule `observe` writes."""

    @property
    def every_module(self) -> tuple[ModuleType, ...]:
        """With those of the kit."""
        return (*KIT_MODULES, *self.modules)
