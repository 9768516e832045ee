"""The set-up of a game record (X11.7) and the result."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from bingma.faults import shown
from bingma.games.contract import BadSetup, Result, only_keys
from bingma.games.xian import names
from bingma.games.xian.rules.state import HAND, MAX_PLAYERS, State

TOKENS = 12


def write_setup(first: State) -> dict[str, Any]:
    """The set-up, from the state before the first decision: hands are dealt, nothing is played."""
    places = sorted(range(len(names.BUILDINGS)), key=lambda b: first.place_of[b])
    decks = [[*first.hand[p], *first.deck[p][HAND:]] for p in range(first.players)]
    return {
        "faces": {name: first.face[i] + 1 for i, name in enumerate(names.SECTIONS)},
        "buildings": [names.BUILDINGS[b] for b in places],
        "requests": [token + 1 for token in first.request_deck],
        "equipment": [names.EQUIPMENT_CARDS[card] for card in first.equipment_deck],
        "end_tiles": [name for i, name in enumerate(names.END_TILES) if first.end_tiles[i]],
        "players": [
            {
                "start_tile": first.start_tile[p],
                "deck": [names.WORKER_CARDS[card] for card in decks[p]],
            }
            for p in range(first.players)
        ],
    }


def read_setup(setup: Any, seats: int, rules: SimpleNamespace) -> State:
    """The state before the first decision; every part of the set-up is checked."""
    if not isinstance(setup, dict):
        raise BadSetup.at("setup", "problem-object")
    if not 2 <= seats <= MAX_PLAYERS:
        raise BadSetup("fault-record-seats", title=names.TITLE, high=MAX_PLAYERS, seats=seats)
    only_keys(
        setup, "setup", ("faces", "buildings", "requests", "equipment", "end_tiles", "players")
    )
    state = State()
    state.players = seats
    faces = _part(setup, "faces")
    for i, section in enumerate(names.SECTIONS):
        face = faces.get(section) if isinstance(faces, dict) else None
        if not isinstance(face, int) or isinstance(face, bool) or not 1 <= face <= 4:
            raise BadSetup.at(
                f"setup.faces.{section}", "problem-range", low=1, high=4, value=shown(face)
            )
        state.face[i] = face - 1
    only_keys(faces, "setup.faces", names.SECTIONS)
    for place, b in enumerate(_all_of(setup, "buildings", names.BUILDINGS)):
        state.place_of[b] = place
    tokens = [*range(1, TOKENS + 1)]
    state.request_deck = _all_of(setup, "requests", tokens)
    state.equipment_deck = _all_of(setup, "equipment", names.EQUIPMENT_CARDS)
    tiles = _part(setup, "end_tiles")
    if (
        not isinstance(tiles, list)
        or len(tiles) != 4
        or len({str(tile) for tile in tiles}) != 4
        or not all(tile in names.END_TILES for tile in tiles)
    ):
        raise BadSetup.at("setup.end_tiles", "problem-four-of", known=_list(names.END_TILES))
    for tile in tiles:
        state.end_tiles[names.END_TILES.index(tile)] = 1
    players = _part(setup, "players")
    if not isinstance(players, list) or len(players) != seats:
        raise BadSetup.at("setup.players", "problem-list-of", count=seats)
    for p, player in enumerate(players):
        at = f"setup.players[{p}]"
        if not isinstance(player, dict):
            raise BadSetup.at(at, "problem-object")
        only_keys(player, at, ("start_tile", "deck"))
        tile = player.get("start_tile")
        if not isinstance(tile, int) or isinstance(tile, bool) or not 1 <= tile <= 4:
            raise BadSetup.at(f"{at}.start_tile", "problem-range", low=1, high=4, value=shown(tile))
        if tile in state.start_tile[:p]:
            raise BadSetup.at(f"{at}.start_tile", "problem-twice", value=shown(tile))
        state.start_tile[p] = tile
        state.deck[p] = _all_of(player, "deck", names.WORKER_CARDS, f"{at}.")
    rules.begin(state)
    return state


def _part(setup: dict[str, Any], key: str, place: str = "setup.") -> Any:
    if key not in setup:
        raise BadSetup.at(f"{place}{key}", "problem-missing")
    return setup[key]


def _list(items: Sequence[Any]) -> str:
    return ", ".join(str(item) for item in items)


def _all_of(
    setup: dict[str, Any], key: str, items: Sequence[Any], place: str = "setup."
) -> list[int]:
    """A list that holds every item once, as indices."""
    value = _part(setup, key, place)
    if not isinstance(value, list) or len(value) != len(items):
        raise BadSetup.at(f"{place}{key}", "problem-list-of", count=len(items))
    for item in value:
        if isinstance(item, bool) or not isinstance(item, str | int) or item not in items:
            raise BadSetup.at(
                f"{place}{key}", "problem-one-of", known=_list(items), value=shown(item)
            )
        if value.count(item) > 1:
            raise BadSetup.at(f"{place}{key}", "problem-twice", value=shown(item))
    return [items.index(item) for item in value]


def result(state: State, rules: SimpleNamespace) -> Result:
    """X9.6: ranking, best first, and scores by part in seat order."""
    seats = range(state.players)
    scores = [
        {part: rules.score_part(state, p, i) for i, part in enumerate(names.SCORE_PARTS)}
        for p in seats
    ]
    totals = [sum(parts.values()) for parts in scores]

    def better(p: int) -> int:
        others = [q for q in seats if q != p]
        return sum(rules.is_better(state, q, totals[q], p, totals[p]) for q in others)

    return {
        "ranking": [[p] for p in sorted(seats, key=better)],
        "scores": [{"total": totals[p], **scores[p]} for p in seats],
    }
