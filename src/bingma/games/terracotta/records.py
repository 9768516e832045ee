"""The set-up of a game record (T7.8) and the result."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from bingma.faults import shown
from bingma.games.contract import BadSetup, Result, only_keys
from bingma.games.terracotta import names, shapes
from bingma.games.terracotta.rules.state import MAX_PLAYERS, PM, ROUNDS, State

OPTIONS = range(1, 9)
MODES = ("solo", "multi")


def options_of(state: State) -> list[int]:
    """The difficulty options of a game, ascending."""
    return [option for option in OPTIONS if state.options >> (option - 1) & 1]


def masters_of(state: State, p: int) -> list[shapes.MasterName]:
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
        raise BadSetup.at("setup", "problem-object")
    state = State()
    mode = setup.get("mode")
    if mode not in MODES:
        known = ", ".join(MODES)
        raise BadSetup.at("setup.mode", "problem-one-of", known=known, value=shown(mode))
    state.tiles = _some_of(setup, "tiles", names.TILES, ROUNDS)
    if mode == "solo":
        if seats != 2:
            raise BadSetup("fault-record-solo-seats", seats=seats)
        state.solo, state.players, state.order = 1, 2, [0, 1, 2, 3]
        state.options = _bits(_options(setup))
        state.row = _some_of(setup, "pm_weapons", names.WEAPONS, len(names.WEAPONS))
        count = rules.masters_at_start(state)
        for i, master in enumerate(_some_of(setup, "pm_masters", names.MASTERS, count)):
            state.master[PM][master] = i + 1
        only_keys(setup, "setup", ("mode", "options", "tiles", "pm_weapons", "pm_masters"))
    else:
        if not 2 <= seats <= MAX_PLAYERS:
            raise BadSetup("fault-record-seats", title=names.TITLE, high=MAX_PLAYERS, seats=seats)
        players = setup.get("players")
        if players != seats or isinstance(players, bool):
            wrong = {"wanted": str(seats), "value": shown(players)}
            raise BadSetup.at("setup.players", "problem-be", **wrong)
        state.players = seats
        state.row = [*range(len(names.WEAPONS))]
        order = _some_of(setup, "order", range(seats), seats)
        state.order = [*order, *range(seats, MAX_PLAYERS)]
        only_keys(setup, "setup", ("mode", "players", "order", "tiles"))
    rules.begin(state)
    return state


def masters_at_start(options: Sequence[int], rules: SimpleNamespace) -> int:
    """How many masters the Prime Minister begins with, with some options."""
    state = State()
    state.options = _bits(options)
    return int(rules.masters_at_start(state))


def _bits(options: Sequence[int]) -> int:
    """Options as states have them."""
    return sum(1 << (option - 1) for option in options)


def _options(setup: dict[str, Any]) -> list[int]:
    options = setup.get("options")
    if (
        not isinstance(options, list)
        or not all(type(option) is int and option in OPTIONS for option in options)
        or options != sorted(set(options))
    ):
        raise BadSetup.at("setup.options", "problem-ascending", low=OPTIONS[0], high=OPTIONS[-1])
    return options


def _some_of(setup: dict[str, Any], key: str, items: Sequence[Any], count: int) -> list[int]:
    """A list of so many different items, as indices."""
    value = setup.get(key)
    if not isinstance(value, list) or len(value) != count:
        raise BadSetup.at(f"setup.{key}", "problem-list-of", count=count)
    for item in value:
        if isinstance(item, bool) or not isinstance(item, str | int) or item not in items:
            choice = ", ".join(str(known) for known in items)
            raise BadSetup.at(f"setup.{key}", "problem-one-of", known=choice, value=shown(item))
        if value.count(item) > 1:
            raise BadSetup.at(f"setup.{key}", "problem-twice", value=shown(item))
    return [items.index(item) for item in value]


def result(state: State, rules: SimpleNamespace) -> Result:
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
