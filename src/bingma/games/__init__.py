"""The games. `rulebook("xian")` is the way to one of them."""

from __future__ import annotations

import json
from collections.abc import Mapping
from functools import lru_cache
from importlib import import_module
from pathlib import Path
from typing import TYPE_CHECKING, Any

from bingma.faults import Fault, shown

if TYPE_CHECKING:
    from bingma.games.contract import Rulebook

GAMES = {
    "xian": "bingma.games.xian.rulebook",
    "terracotta-army": "bingma.games.terracotta.rulebook",
}


# Where component data comes from: a file, the data itself, or (None) what comes with the game.
Source = Path | str | Mapping[str, Any] | None


class UnknownGame(Fault):
    """No game of that name."""


def game_of(components: Path) -> str | None:
    """The game that a component file says it is for, None if it says nothing."""
    from bingma.games.components import BadComponents, read_toml

    named = read_toml(components).get("game")
    if not isinstance(named, str):
        return None
    if named not in GAMES:
        known = ", ".join(GAMES)
        fault = Fault.at("game", "problem-one-of", known=known, value=shown(named))
        raise BadComponents("fault-in-file", file=str(components), fault=fault)
    return named


def rulebook(game: str, components: Source = None) -> Rulebook[Any]:
    """The rulebook of a game, with the built-in components, those of a file, or those given.

    >>> rulebook("xian").title
    "Xi'an"
    """
    if game not in GAMES:
        raise UnknownGame("fault-game", game=game, games=", ".join(GAMES))
    if isinstance(components, Mapping):
        return _with_data(game, _written(components))
    return _with_file(game, None if components is None else Path(components).resolve())


@lru_cache(maxsize=32)
def _with_file(game: str, components: Path | None) -> Rulebook[Any]:
    book: Rulebook[Any] = import_module(GAMES[game]).BOOK(components)
    return book


# Apart from the others, so that the data of visitors pushes none of them out.
@lru_cache(maxsize=32)
def _with_data(game: str, written: str) -> Rulebook[Any]:
    book: Rulebook[Any] = import_module(GAMES[game]).BOOK(json.loads(written))
    return book


def _written(data: Mapping[str, Any]) -> str:
    """Data as a text that is the same for the same data; what cannot be such is found later."""
    from bingma.games.components import plain, source_name

    return json.dumps(plain(data, source_name(data, Path())))
