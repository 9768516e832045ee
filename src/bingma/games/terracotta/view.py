"""The table as data: players and board of T7.9, and what a page or terminal needs besides (T7.6).

There is one view for all seats; only the list of legal actions is for the seat that decides.
"""

from __future__ import annotations

from types import SimpleNamespace
from typing import Any

from bingma.games.contract import CHANCE
from bingma.games.terracotta import names, notation
from bingma.games.terracotta.records import masters_of, options_of, score_parts
from bingma.games.terracotta.rules.state import (
    FACE,
    FIRST_DECREE_ROW,
    FROM_FOOTMAN,
    LAST_DECREE_ROW,
    NONE,
    OUTER_RING,
    PM,
    PM_FACE,
    PM_SPACE,
    ROUNDS,
    SPACE,
    SPACES,
    USE,
    State,
)


def deciding(state: State) -> list[int]:
    """The seat that has a decision to make now; CHANCE before a draw."""
    return [] if state.over else [state.seat]


def seat_or_none(seat: int) -> int | None:
    """A seat as data."""
    return None if seat == NONE else seat


def is_minister(state: State, p: int) -> bool:
    """Whether a seat is the Prime Minister's."""
    return bool(state.solo) and p == PM


def position(state: State, rules: SimpleNamespace) -> dict[str, Any]:
    """Players and board as T7.9 prints them: at the end as they are before final scoring."""
    return {
        "players": [player(state, p, rules) for p in range(state.players)],
        "board": board(state, rules),
    }


def player(state: State, p: int, rules: SimpleNamespace) -> dict[str, Any]:
    """What lies in front of a player."""
    minister = is_minister(state, p)
    clay = {"clay": state.wet[p]} if minister else {"wet": state.wet[p], "dry": state.dry[p]}
    row = state.row if minister else range(len(names.WEAPONS))
    return {
        "coins": state.coins[p],
        **clay,
        "vp": rules.points_before(state, p, FROM_FOOTMAN),
        "craftsmen": state.craftsmen[p],
        "artisans": state.artisans[p],
        "bases": state.bases[p],
        "masters": sorted(masters_of(state, p)),
        "weapons": [names.WEAPONS[w] + ("+" if state.active[p][w] else "-") for w in row],
    }


def board(state: State, rules: SimpleNamespace) -> dict[str, Any]:
    """Everything on the board that T7.9 prints."""
    described = {
        "round": state.round_no,
        "inner": state.turned[0],
        "middle": state.turned[1],
        "inspectors": {
            name: state.inspector[which] + 1 for which, name in enumerate(names.INSPECTORS)
        },
        "wheel": [
            [seat_or_none(craftsman), seat_or_none(artisan)]
            for craftsman, artisan in zip(state.craftsman_on, state.artisan_on, strict=True)
        ],
        "grid": grid(state, rules),
        "rack": dict(zip(names.TYPES, state.rack, strict=True)),
        "specialists": dict(zip(names.SPECIALISTS, state.specialists, strict=True)),
        "warehouses": dict(zip(names.TYPES, state.warehouse, strict=True)),
        "order": state.order[: state.players],
    }
    if state.solo:
        rows = range(FIRST_DECREE_ROW, LAST_DECREE_ROW + 1)
        described["overseer"] = state.overseer
        described["decrees"] = [row for row in rows if state.decrees >> row & 1]
    else:
        described["priority"] = state.priority[: state.priority_n]
    return described


def grid(state: State, rules: SimpleNamespace) -> dict[str, str]:
    """Occupied spaces, by row, then column."""
    horses = {}
    for direction in range(len(names.DIRECTIONS)):
        for space in spaces_of(state.mounted[direction]):
            behind = rules.shifted(1 << space, direction)
            for tail in spaces_of(behind | rules.shifted(behind, direction)):
                horses[tail] = f"horse:{names.SPACES[space]}"
    described = {}
    for space in spaces_of(rules.occupied(state)):
        described[names.SPACES[space]] = horses.get(space) or _figure(state, rules, space)
    return described


def _figure(state: State, rules: SimpleNamespace, space: int) -> str:
    if state.musicians >> space & 1:
        return "musician"
    if state.footmen >> space & 1:
        return "footman"
    for direction, name in enumerate(names.DIRECTIONS):
        if state.archers[direction] >> space & 1:
            return f"kneeling_archer>{name}"
    text = f"{names.TYPES[rules.type_at(state, space)]}:{rules.owner_at(state, space)}"
    for direction, name in enumerate(names.DIRECTIONS):
        if state.mounted[direction] >> space & 1:
            return f"{text}>{name}"
    return text


def spaces_of(spaces: int) -> list[int]:
    """A set of spaces as their numbers."""
    return [space for space in range(SPACES) if spaces >> space & 1]


def describe(
    state: State, seat: int, rules: SimpleNamespace, tables: dict[str, Any]
) -> dict[str, Any]:
    """The view of a seat: the open table, and its own legal actions."""
    seats = range(state.players)
    described: dict[str, Any] = {
        "game": "terracotta-army",
        "mode": "solo" if state.solo else "multi",
        "options": options_of(state),
        "seat": seat_or_none(seat),
        "round": state.round_no,
        "rounds": ROUNDS,
        "over": bool(state.over),
        "decision": None if state.over else names.DECISIONS[state.decision],
        "deciding": deciding(state),
        "order": state.order[: state.players],
        "players": [_player_now(state, p, rules) for p in seats],
        "board": board(state, rules) | _board_now(state, rules, tables),
        "turn": _turn(state),
    }
    if seat in seats:
        described["you"] = _own(state, seat, rules)
    return described


def _player_now(state: State, p: int, rules: SimpleNamespace) -> dict[str, Any]:
    return player(state, p, rules) | {
        "minister": is_minister(state, p),
        "total": rules.total_points(state, p),
        "score": score_parts(state, p),
        "hire_price": None
        if len(masters_of(state, p)) == len(names.MASTERS)
        else rules.hire_price(state, p),
        "warriors": rules.group_size(state, state.of_seat[p]),
    }


def _hire_price(state: State, p: int, rules: SimpleNamespace) -> int | None:
    if len(masters_of(state, p)) == len(names.MASTERS):
        return None
    price: int = rules.hire_price(state, p)
    return price


def _board_now(state: State, rules: SimpleNamespace, tables: dict[str, Any]) -> dict[str, Any]:
    """What the pieces on the board are worth or cost now."""
    left = enumerate(state.specialists)
    return {
        "slices": [
            {
                ring: names.shown(
                    rules.shown_action(state, r, at), rules.shown_number(state, r, at)
                )
                for r, ring in enumerate(names.RINGS)
            }
            for at in range(len(state.craftsman_on))
        ],
        "rotate_cost": tables["rotate_cost"][0],
        "tiles": [
            {"tile": names.TILES[tile], "vp": tables["tile_vp"][i]}
            for i, tile in enumerate(state.tiles)
        ],
        "tile_counts": [
            rules.tile_count(state, p, state.tiles[state.round_no - 1])
            for p in range(state.players)
        ],
        "areas": {
            area: [names.SPACES[space] for space in spaces_of(tables["tile_area"][i])]
            for i, area in enumerate(names.TILES)
            if tables["tile_area"][i]
        },
        "inspector_vp": tables["inspector_vp"],
        "rack_vp": {
            name: rules.rack_vp(state, kind) if state.rack[kind] else None
            for kind, name in enumerate(names.TYPES)
        },
        "specialist_prices": {
            names.SPECIALISTS[kind]: rules.specialist_price(state, kind) if n else None
            for kind, n in left
        },
        "specialist_weapons": {
            name: names.WEAPONS[tables["specialist_weapon"][kind]]
            for kind, name in enumerate(names.SPECIALISTS)
        },
        "groups": groups(state, rules),
    }


def groups(state: State, rules: SimpleNamespace) -> list[dict[str, Any]]:
    """Groups and lone warriors: types first, then by their first space."""
    found = []
    for kind, name in enumerate(names.TYPES):
        left = state.of_type[kind]
        while left:
            group = rules.first_group(state, kind, left)
            left &= ~group
            found.append(
                {
                    "type": name,
                    "spaces": [names.SPACES[space] for space in spaces_of(group)],
                    "size": rules.group_size(state, group),
                    "strengths": [rules.strength(state, p, group) for p in range(state.players)],
                }
            )
    return found


def _turn(state: State) -> dict[str, Any]:
    """What the present decision is about."""
    placing = not state.over and state.decision in (SPACE, FACE, USE, PM_SPACE, PM_FACE)
    on_wheel = not state.over and state.ring in range(len(names.RINGS))
    figures = (*names.TYPES, *names.SPECIALISTS)
    waiting = placing and state.decision in (FACE, USE, PM_FACE)
    return {
        "slice": state.slice if on_wheel else None,
        "ring": names.RINGS[state.ring] if on_wheel else None,
        "figure": figures[state.figure] if placing else None,
        "space": names.SPACES[state.space] if waiting else None,
    }


def _own(state: State, seat: int, rules: SimpleNamespace) -> dict[str, Any]:
    """A seat's legal actions, and which of them end its turn in the solo game (T7.7)."""
    out = [0] * len(state.legal)
    legal = out[: rules.list_actions(state, seat, out)]
    return {
        "legal": [notation.write(action) for action in legal],
        "ends_turn": [notation.write(a) for a in legal if ends_turn(state, seat, a, rules)],
    }


def ends_turn(state: State, seat: int, action: int, rules: SimpleNamespace) -> bool:
    """T7.7: whether an action ends the human's turn in the solo game, after which dice roll."""
    if not state.solo or state.seat == CHANCE or state.ring != OUTER_RING:
        return False
    if state.decision in (PM_SPACE, PM_FACE):
        return False
    after = state.copy()
    rules.apply_action(after, seat, action)
    return bool(after.go != state.go or after.over)
