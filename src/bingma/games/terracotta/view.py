"""The table as data: players and board of T7.9, and the view that pages and terminals get (T7.6).

There is one view for all seats; only the list of legal actions is for the seat that decides.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, field
from types import SimpleNamespace

from bingma.games.components import Tables
from bingma.games.contract import Data
from bingma.games.terracotta import names, notation, shapes
from bingma.games.terracotta.records import masters_of, options_of, score_parts
from bingma.games.terracotta.rules import actions as ids
from bingma.games.terracotta.rules.offers import PRIORITY_VP
from bingma.games.terracotta.rules.state import (
    FACE,
    FIRST_DECREE_ROW,
    FROM_FOOTMAN,
    INNER,
    LAST_DECREE_ROW,
    M_ADMINISTRATOR,
    M_BUILDER,
    M_CLAYMAKER,
    MIDDLE,
    NONE,
    ON_BUILD,
    ON_CLAY,
    ON_COINS,
    ON_MASTER,
    ON_PRIORITY,
    ON_SOAK,
    OUTER,
    PLACE,
    PM,
    PM_FACE,
    PM_SPACE,
    ROUNDS,
    SPACE,
    USE,
    State,
)

# The fields of a state that say what stands on the grid.
ON_GRID = ("of_type", "of_seat", "musicians", "footmen", "archers", "mounted", "heads", "players")
DECLINES = (ids.DECLINE_0, ids.DECLINE_0 + 1)

# What is scored later, by the part of the score and the rule that scores it.
SCORED_LATER: dict[shapes.Part, str] = {
    "inspector": "score_inspectors",
    "musician": "score_musicians",
    "tile": "score_tile",
    "footman": "score_footmen",
    "group": "score_groups",
}


def deciding(state: State) -> list[int]:
    """The seat that has a decision to make now; CHANCE before a draw."""
    return [] if state.over else [state.seat]


def seat_or_none(seat: int) -> int | None:
    """A seat as data."""
    return None if seat == NONE else seat


def is_minister(state: State, p: int) -> bool:
    """Whether a seat is the Prime Minister's."""
    return bool(state.solo) and p == PM


def position(state: State, rules: SimpleNamespace) -> Data:
    """Players and board as T7.9 prints them: at the end as they are before final scoring."""
    return {
        "players": [player(state, p, rules) for p in range(state.players)],
        "board": board(state, rules),
    }


def player(state: State, p: int, rules: SimpleNamespace) -> Data:
    """What lies in front of a player."""
    minister = is_minister(state, p)
    clay = {"clay": state.wet[p]} if minister else {"wet": state.wet[p], "dry": state.dry[p]}
    return {
        "coins": state.coins[p],
        **clay,
        "vp": rules.points_before(state, p, FROM_FOOTMAN),
        "craftsmen": state.craftsmen[p],
        "artisans": state.artisans[p],
        "bases": state.bases[p],
        "masters": sorted(masters_of(state, p)),
        "weapons": [
            names.WEAPONS[w] + ("+" if state.active[p][w] else "-") for w in weapon_row(state, p)
        ],
    }


def weapon_row(state: State, p: int) -> Sequence[int]:
    """A player's weapons in order; the Prime Minister's has a meaning (T5.1)."""
    return state.row if is_minister(state, p) else range(len(names.WEAPONS))


def board(state: State, rules: SimpleNamespace) -> Data:
    """Everything on the board that T7.9 prints."""
    described = {
        "round": state.round_no,
        "inner": state.turned[0],
        "middle": state.turned[1],
        "inspectors": {
            name: state.inspector[which] + 1 for which, name in enumerate(names.INSPECTORS)
        },
        "wheel": wheel(state),
        "grid": grid(state, rules),
        "rack": dict(zip(names.TYPES, state.rack, strict=True)),
        "specialists": dict(zip(names.SPECIALISTS, state.specialists, strict=True)),
        "warehouses": dict(zip(names.TYPES, state.warehouse, strict=True)),
        "order": state.order[: state.players],
    }
    if state.solo:
        described["overseer"] = state.overseer
        described["decrees"] = marked_rows(state)
    else:
        described["priority"] = state.priority[: state.priority_n]
    return described


def wheel(state: State) -> list[list[int | None]]:
    """Who has a craftsman and who an artisan on each slice."""
    return [
        [seat_or_none(craftsman), seat_or_none(artisan)]
        for craftsman, artisan in zip(state.craftsman_on, state.artisan_on, strict=True)
    ]


def marked_rows(state: State) -> list[int]:
    """The marked decree rows."""
    rows = range(FIRST_DECREE_ROW, LAST_DECREE_ROW + 1)
    return [row for row in rows if state.decrees >> row & 1]


def grid(state: State, rules: SimpleNamespace) -> dict[str, str]:
    """Occupied spaces, by row, then column."""
    horses = {
        tail: f"horse:{names.SPACES[head]}" for tail, (head, _) in tails(state, rules).items()
    }
    described = {}
    for space in spaces_of(rules.occupied(state)):
        described[names.SPACES[space]] = horses.get(space) or _figure_text(state, rules, space)
    return described


def _figure_text(state: State, rules: SimpleNamespace, space: int) -> str:
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
    found = []
    while spaces:
        lowest = spaces & -spaces
        found.append(lowest.bit_length() - 1)
        spaces ^= lowest
    return found


@dataclass
class Kept:
    """Parts of the board that seldom change, kept for the next view; nobody may change them."""

    slices: dict[tuple[int, ...], list[dict[shapes.RingName, shapes.Shown]]] = field(
        default_factory=dict
    )
    """By how far the rings are turned."""
    standing_there: object = None
    """What the last grid was made of."""
    grid: dict[str, shapes.Figure] = field(default_factory=dict)
    groups: list[shapes.Group] = field(default_factory=list)


def describe(
    state: State, seat: int, rules: SimpleNamespace, tables: Tables, kept: Kept
) -> shapes.View:
    """The view of a seat: the open table, and its own legal actions."""
    seats = range(state.players)
    described: shapes.View = {
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
        "players": [_player(state, p, rules) for p in seats],
        "board": _board(state, rules, tables, kept),
        "turn": _turn(state, rules),
    }
    if seat in seats:
        described["you"] = own(state, seat, rules, tables)
    return described


def own(state: State, seat: int, rules: SimpleNamespace, tables: Tables) -> shapes.OwnView:
    """What a seat can do, and what things would bring it."""
    return {
        "legal": legal_actions(state, seat, rules),
        "offers": offers(state, seat, rules, tables),
    }


def _player(state: State, p: int, rules: SimpleNamespace) -> shapes.PlayerView:
    masters = masters_of(state, p)
    return {
        "minister": is_minister(state, p),
        "coins": state.coins[p],
        "wet": state.wet[p],
        "dry": state.dry[p],
        "craftsmen": state.craftsmen[p],
        "artisans": state.artisans[p],
        "bases": state.bases[p],
        "masters": sorted(masters),
        "weapons": [
            {"weapon": names.WEAPONS[weapon], "active": bool(state.active[p][weapon])}
            for weapon in weapon_row(state, p)
        ],
        "hire_price": None if len(masters) == len(names.MASTERS) else rules.hire_price(state, p),
        "warriors": rules.group_size(state, state.of_seat[p]),
        "total": rules.total_points(state, p),
        "score": score_parts(state, p),
    }


def _board(state: State, rules: SimpleNamespace, tables: Tables, kept: Kept) -> shapes.BoardView:
    """What lies on the board, and what it is worth or costs now."""
    counting = state.copy()  # counts are part of a state
    turned = tuple(state.turned)
    if turned not in kept.slices:
        kept.slices[turned] = _slices(state, rules)
    there = [getattr(counting, name) for name in ON_GRID]
    if there != kept.standing_there:
        kept.grid, kept.groups = figures(state, rules), groups(state, rules)
        kept.standing_there = there
    return {
        "turned": list(state.turned),
        "slices": kept.slices[turned],
        "wheel": wheel(state),
        "overseer": state.overseer if state.solo else None,
        "decrees": marked_rows(state),
        "priority": state.priority[: state.priority_n],
        "grid": kept.grid,
        "groups": kept.groups,
        "inspectors": inspected(counting, rules, tables),
        "tiles": [_tile(counting, i, rules, tables) for i in range(ROUNDS)],
        "rack": dict(zip(names.TYPES, state.rack, strict=True)),
        "rack_vp": {
            name: rules.rack_vp(state, kind) if state.rack[kind] else None
            for kind, name in enumerate(names.TYPES)
        },
        "specialists": dict(zip(names.SPECIALISTS, state.specialists, strict=True)),
        "specialist_prices": {
            name: rules.specialist_price(state, kind) if state.specialists[kind] else None
            for kind, name in enumerate(names.SPECIALISTS)
        },
        "warehouses": dict(zip(names.TYPES, state.warehouse, strict=True)),
        "standing": standing(state, rules),
    }


def _slices(state: State, rules: SimpleNamespace) -> list[dict[shapes.RingName, shapes.Shown]]:
    """What the rings show on each slice."""
    return [
        {
            ring: names.shown(rules.shown_action(state, r, at), rules.shown_number(state, r, at))
            for r, ring in enumerate(names.RINGS)
        }
        for at in range(len(state.craftsman_on))
    ]


def figures(state: State, rules: SimpleNamespace) -> dict[str, shapes.Figure]:
    """What stands on each space that is not empty."""
    horses = tails(state, rules)
    found: dict[str, shapes.Figure] = {}
    for space in spaces_of(rules.occupied(state)):
        there, owner = 1 << space, seat_or_none(rules.owner_at(state, space))
        direction = _direction(state.mounted, there)
        if owner is None:
            facing = _direction(state.archers, there)
            alone = "musician" if state.musicians & there else "footman"
            figure = _specialist("kneeling_archer" if facing else alone, facing)
        elif direction is None and space in horses:
            head, behind = horses[space]
            name = names.DIRECTIONS[behind]
            at = names.SPACES[head]
            figure = {"figure": "horse", "seat": owner, "direction": name, "head": at}
        else:
            kind = names.TYPES[rules.type_at(state, space)]
            figure = {"figure": kind, "seat": owner, "direction": direction, "head": None}
        found[names.SPACES[space]] = figure
    return found


def tails(state: State, rules: SimpleNamespace) -> dict[int, tuple[int, int]]:
    """The two spaces behind each rider, with the rider's and the direction of the horse."""
    found = {}
    for direction, mounted in enumerate(state.mounted):
        for head in spaces_of(mounted):
            behind = rules.shifted(1 << head, direction)
            for tail in spaces_of(behind | rules.shifted(behind, direction)):
                found[tail] = head, direction
    return found


def _direction(by_direction: Sequence[int], there: int) -> shapes.Direction | None:
    for name, spaces in zip(names.DIRECTIONS, by_direction, strict=True):
        if spaces & there:
            return name
    return None


def _specialist(figure: str, direction: shapes.Direction | None) -> shapes.Figure:
    return {"figure": figure, "seat": None, "direction": direction, "head": None}


def inspected(
    state: State, rules: SimpleNamespace, tables: Tables
) -> dict[shapes.InspectorName, shapes.Inspected]:
    """The column and the row where the inspectors stand, as they would be scored now.

    The state is one to count with.
    """
    return {
        name: _inspected(state, which, rules, tables) for which, name in enumerate(names.INSPECTORS)
    }


def _inspected(
    counting: State, which: int, rules: SimpleNamespace, tables: Tables
) -> shapes.Inspected:
    place = counting.inspector[which]
    rules.tally_line(counting, which, place)
    counts = counting.tally[: counting.players]
    points = _points(counting, tables["inspector_vp"], rules)
    return {"line": names.line(which, place), "counts": counts, "points": points}


def _tile(counting: State, i: int, rules: SimpleNamespace, tables: Tables) -> shapes.TileView:
    for p in range(counting.players):
        counting.tally[p] = rules.tile_count(counting, p, counting.tiles[i])
    return {
        "tile": names.TILES[counting.tiles[i]],
        "round": i + 1,
        "vp": tables["tile_vp"][i],
        "counts": counting.tally[: counting.players],
        "points": _points(counting, tables["tile_vp"][i], rules),
    }


def _points(counting: State, vp: Sequence[int], rules: SimpleNamespace) -> list[int]:
    """T3.8: dominance and presence by the counts of a state."""
    return [rules.tally_points(counting, p, *vp) for p in range(counting.players)]


def groups(state: State, rules: SimpleNamespace) -> list[shapes.Group]:
    """Groups and lone warriors: types first, then by their first space."""
    found = []
    for kind in range(len(names.TYPES)):
        left = state.of_type[kind]
        while left:
            group = rules.first_group(state, kind, left)
            left &= ~group
            found.append(describe_group(state, kind, group, rules))
    return found


def describe_group(state: State, kind: int, group: int, rules: SimpleNamespace) -> shapes.Group:
    """A group with the strengths of all seats (T3.11) and who leads in it (T3.8)."""
    strengths = [rules.strength(state, p, group) for p in range(state.players)]
    best = max(strengths)
    return {
        "type": names.TYPES[kind],
        "spaces": [names.SPACES[space] for space in spaces_of(group)],
        "size": rules.group_size(state, group),
        "strengths": strengths,
        "leader": strengths.index(best) if strengths.count(best) == 1 else None,
    }


def standing(state: State, rules: SimpleNamespace) -> dict[shapes.Part, list[int]]:
    """What each seat would score for everything on the board now, by part."""
    scored = state.copy()
    for rule in SCORED_LATER.values():
        getattr(rules, rule)(scored)
    sources = {part: names.SCORE_PARTS.index(part) for part in SCORED_LATER}
    return {
        part: [scored.points[p][i] - state.points[p][i] for p in range(state.players)]
        for part, i in sources.items()
    }


def _turn(state: State, rules: SimpleNamespace) -> shapes.TurnView:
    """What the present decision is about."""
    placing = not state.over and state.decision in (SPACE, FACE, USE, PM_SPACE, PM_FACE)
    on_wheel = not state.over and state.ring in range(len(names.RINGS))
    at_ring = on_wheel and state.decision in (INNER, MIDDLE, OUTER)
    figures = (*names.TYPES, *names.SPECIALISTS)
    waiting = placing and state.decision in (FACE, USE, PM_FACE)
    choosing = not state.over and state.decision == PM_SPACE
    return {
        "slice": state.slice if on_wheel else None,
        "ring": names.RINGS[state.ring] if on_wheel else None,
        "offered": offered(state, state.seat, rules) if at_ring else None,
        "figure": figures[state.figure] if placing else None,
        "space": names.SPACES[state.space] if waiting else None,
        "choices": [names.SPACES[s] for s in spaces_of(state.choices)] if choosing else [],
        # It matters only as long as a ring could still be turned.
        "rotated": not state.over and state.decision == PLACE and bool(state.rotated),
    }


def offered(state: State, seat: int, rules: SimpleNamespace) -> shapes.Shown:
    """What the present ring offers a seat; an own administrator offers the inner action."""
    return names.shown(rules.offered_action(state, seat), rules.offered_number(state, seat))


def legal_actions(state: State, seat: int, rules: SimpleNamespace) -> list[str]:
    """A seat's legal actions in notation."""
    out = [0] * len(state.legal)
    return [notation.write(a) for a in out[: rules.list_actions(state, seat, out)]]


def offers(
    state: State, seat: int, rules: SimpleNamespace, tables: Tables
) -> list[dict[shapes.RingName, shapes.Offer]]:
    """What each ring of each slice would do for a craftsman of a seat placed there now."""
    trial = state.copy()
    trial.placed_artisan = 0
    found = []
    for at in range(len(state.craftsman_on)):
        trial.slice = at
        on_slice: dict[shapes.RingName, shapes.Offer] = {}
        for ring, name in enumerate(names.RINGS):
            trial.ring = ring
            on_slice[name] = _offer(trial, seat, rules, tables)
        found.append(on_slice)
    return found


def _offer(trial: State, seat: int, rules: SimpleNamespace, tables: Tables) -> shapes.Offer:
    out = [0] * len(trial.legal)
    actions = out[: rules.list_offers(trial, seat, out)]
    shown = rules.shown_action(trial, trial.ring, trial.slice)
    number = rules.shown_number(trial, trial.ring, trial.slice)
    to_hire = shown == ON_MASTER and not trial.master[seat][number]
    copies = shown == ON_MASTER and number == M_ADMINISTRATOR and not to_hire
    return {
        "possible": any(action not in DECLINES for action in actions),
        "to_hire": to_hire,
        "copied": offered(trial, seat, rules) if copies else None,
        "effect": _effect(trial, seat, to_hire, rules, tables),
    }


def _effect(
    trial: State, seat: int, to_hire: bool, rules: SimpleNamespace, tables: Tables
) -> shapes.Effect:
    """T3.3, T3.6: coins, clay and points that the action of a ring costs and brings."""
    if to_hire:
        return {"coins": -rules.hire_price(trial, seat)}
    action, number = rules.offered_action(trial, seat), rules.offered_number(trial, seat)
    if action == ON_COINS:
        return {"coins": number}
    if action in (ON_CLAY, ON_BUILD):
        return {"clay": number if action == ON_CLAY else -number}
    if action == ON_SOAK:
        return {"clay": trial.dry[seat]}
    if action == ON_PRIORITY and trial.solo:
        return {"vp": PRIORITY_VP}
    if action == ON_MASTER and number == M_BUILDER:
        return {"coins": -trial.round_no}
    if action == ON_MASTER and number == M_CLAYMAKER:
        return {"clay": tables["claymaker_clay"][0]}
    return {}
