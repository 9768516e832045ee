"""Component files are a border of safety: whatever is accepted leads no native rule astray."""

from __future__ import annotations

import copy
from collections.abc import Iterator
from typing import Any

import pytest

from bingma.games import GAMES, rulebook
from bingma.games.components import BadComponents
from bingma.kit.native.building import compilers, library

EXTREMES = (-1, 0, 1, 9, 50, 127, 32767, 2**62)


def places(value: Any, path: tuple[Any, ...] = ()) -> Iterator[tuple[Any, ...]]:
    """Where the whole numbers of a file are."""
    if isinstance(value, dict):
        for key, part in value.items():
            yield from places(part, (*path, key))
    elif isinstance(value, list):
        for i, part in enumerate(value):
            yield from places(part, (*path, i))
    elif isinstance(value, int) and not isinstance(value, bool):
        yield path


def with_number(data: Any, path: tuple[Any, ...], number: int) -> Any:
    """The file with another number at a place."""
    changed = copy.deepcopy(data)
    at = changed
    for key in path[:-1]:
        at = at[key]
    at[path[-1]] = number
    return changed


@pytest.mark.slow
@pytest.mark.skipif(not compilers(), reason="there is no C compiler here")
@pytest.mark.parametrize("game", GAMES)
def test_every_accepted_number_can_be_played_with(game: str) -> None:
    """Each number of the file as small and as large as it may be, every subscript checked."""
    book: Any = rulebook(game)
    native = library(book.source, checked=True)
    data = book.components.data
    accepted = refused = 0
    found = list(places(data))
    assert len(found) > 50
    for path in found:
        for number in EXTREMES:
            try:
                other = type(book)(with_number(data, path, number))
            except BadComponents:
                refused += 1
                continue
            accepted += 1
            assert other.source.shapes == book.source.shapes, f"{path} = {number}"
            engine = other.bind(native)
            states, rng = engine.new_states(5), engine.new_rng(1)
            for players in other.player_numbers:
                try:
                    engine.rules.random_games(states, rng, players, 0, 2, engine.new_rows(2))
                except IndexError as error:
                    pytest.fail(f"{path} = {number}, {players} players: {error}")
    assert accepted > 100
    assert refused > 100
