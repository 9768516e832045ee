"""The games. `rulebook("xian")` is the way to one of them."""

from __future__ import annotations

from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from bingma.games.contract import Rulebook

GAMES = {
    "xian": "bingma.games.xian.rulebook",
    "terracotta-army": "bingma.games.terracotta.rulebook",
}


class UnknownGame(ValueError):
    """No game of that name."""


@lru_cache(maxsize=32)
def rulebook(game: str, components: Path | None = None) -> Rulebook[Any]:
    """The rulebook of a game, with the built-in components or those of a file.

    >>> rulebook("xian").title
    "Xi'an"
    """
    if game not in GAMES:
        raise UnknownGame(f"there is no game '{game}'; known are: {', '.join(GAMES)}")
    book: Rulebook[Any] = import_module(GAMES[game]).BOOK(components)
    return book
