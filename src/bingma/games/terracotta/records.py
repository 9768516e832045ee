"""The set-up of a game record (T7.8) and the result."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from bingma.games.contract import BadSetup
from bingma.games.terracotta import names
from bingma.games.terracotta.rules.state import MAX_PLAYERS, PM, ROUNDS, State

OPTIONS = range(1, 9)


def options_of(state: State) -> list[int]:
    """The difficulty options of a game, ascending."""
    return [option for option in OPTIONS if state.options >> (option - 1) & 1]


def masters_of(state: State, p: int) -> list[str]:
    """A player's masters in the order they came."""
    held = [m for m in range(len(names.MASTERS)) if state.master[p][m] > 0]
    return [names.MASTERS[m] for m in sorted(held, key=lambda m: state.master[p][m])]


def write_setup(first: State) -> dict[str, Any]:
    """The set-up, from the state before the first decision."""
    tiles = [names.TILES[tile] for tile in first.tiles]
    if first.solo:
        return {
            "mode": "solo",
            "options": options_of(first),
            "tiles": tiles,
            "pm_weapons": [names.WEAPONS[weapon] for weapon in first.row],
            "pm_masters": masters_of(first, PM),
        }
    return {
        "mode": "multi",
        "players": first.players,
        "order": first.order[: first.players],
        "tiles": tiles,
    }


def read_setup(setup: Any, seats: int, rules: SimpleNamespace) -> State:
    """The state before the first decision; every part of the set-up is checked."""
    if not isinstance(setup, dict):
        raise BadSetup("setup must be an object")
    state = State()
    mode = setup.get("mode")
    if mode not in ("solo", "multi"):
        raise BadSetup('setup.mode must be "solo" or "multi"')
    state.tiles = _some_of(setup, "tiles", names.TILES, ROUNDS)
    if mode == "solo":
        if seats != 2:
            raise BadSetup(f"the solo game has 2 seats, the Prime Minister's first, not {seats}")
        state.solo, state.players, state.order = 1, 2, [0, 1, 2, 3]
        state.options = sum(1 << (option - 1) for option in _options(setup))
        state.row = _some_of(setup, "pm_weapons", names.WEAPONS, len(names.WEAPONS))
        count = rules.masters_at_start(state)
        for i, master in enumerate(_some_of(setup, "pm_masters", names.MASTERS, count)):
            state.master[PM][master] = i + 1
    else:
        if not 2 <= seats <= MAX_PLAYERS:
            raise BadSetup(f"Terracotta Army is for 2 to 4 players, and there are {seats} seats")
        players = setup.get("players")
        if players != seats or isinstance(players, bool):
            raise BadSetup(f"setup.players must be {seats}, the number of seats")
        state.players = seats
        state.row = [*range(len(names.WEAPONS))]
        order = _some_of(setup, "order", range(seats), seats)
        state.order = [*order, *range(seats, MAX_PLAYERS)]
    rules.begin(state)
    return state


def _options(setup: dict[str, Any]) -> list[int]:
    options = setup.get("options")
    if (
        not isinstance(options, list)
        or not all(type(option) is int and option in OPTIONS for option in options)
        or options != sorted(set(options))
    ):
        raise BadSetup("setup.options must be numbers from 1 to 8, ascending")
    return options


def _some_of(setup: dict[str, Any], key: str, items: Sequence[Any], count: int) -> list[int]:
    """A list of so many different items, as indices."""
    value = setup.get(key)
    if not isinstance(value, list) or len(value) != count:
        raise BadSetup(f"setup.{key} must be a list of {count} entries")
    for item in value:
        if isinstance(item, bool) or not isinstance(item, str | int) or item not in items:
            choice = ", ".join(str(known) for known in items)
            raise BadSetup(f"setup.{key}: {item!r} is not one of {choice}")
        if value.count(item) > 1:
            raise BadSetup(f"setup.{key}: {item!r} is there twice")
    return [items.index(item) for item in value]


def result(state: State, rules: SimpleNamespace) -> dict[str, Any]:
    """T7.8: seats by place, best first, and scores by part in seat order."""
    seats = range(state.players)
    places: dict[int, list[int]] = {}
    for p in seats:
        places.setdefault(rules.final_rank(state, p), []).append(p)
    return {
        "ranking": [places[rank] for rank in sorted(places)],
        "scores": [{"total": rules.total_points(state, p), **score_parts(state, p)} for p in seats],
    }


def score_parts(state: State, p: int) -> dict[str, int]:
    """A player's points by source."""
    return dict(zip(names.SCORE_PARTS, state.points[p], strict=True))
