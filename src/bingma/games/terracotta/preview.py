"""What a choice would change, before it is made: found by the rules' own functions on a copy."""

from __future__ import annotations

from types import SimpleNamespace

from bingma.games.components import Tables
from bingma.games.terracotta import names, shapes
from bingma.games.terracotta.rules import actions as ids
from bingma.games.terracotta.rules.state import (
    FACE,
    FIRST_SPECIALIST,
    HORSE,
    KNEELING_ARCHER,
    NONE,
    PM,
    PM_FACE,
    PM_SPACE,
    SPACE,
    State,
)
from bingma.games.terracotta.view import describe_group, inspected, spaces_of, standing


def changes(
    state: State, seat: int, action: int, rules: SimpleNamespace, tables: Tables
) -> shapes.Changes | None:
    """What a legal action would change.

    None for an action that puts nothing on the grid and moves no inspector.
    """
    after = state.copy()
    space = _carry_out(after, seat, action, rules)
    if space is None:
        return None
    before, then = standing(state, rules), standing(after, rules)
    later = {part: _less(then[part], before[part]) for part in then}
    now = {
        part: by_seat
        for i, part in enumerate(names.SCORE_PARTS)
        if any(by_seat := _less(_points(after, i), _points(state, i)))
    }
    weapon = 0
    if state.decision == SPACE and state.figure < FIRST_SPECIALIST and state.with_weapon:
        weapon = rules.best_weapon_points(after) if after.active[seat][after.figure] else 0
    return {
        "kind": "changes",
        "seat": seat,
        "now": now,
        "later": later,
        "group": _group_at(after, space, rules),
        "inspectors": inspected(after, rules, tables),
        "musicians": _musicians(state, after, rules),
        "weapon": weapon,
        "balance": weapon + _balance([*now.values(), *later.values()], seat),
    }


def _musicians(state: State, after: State, rules: SimpleNamespace) -> dict[str, list[int]]:
    """What each musician would score everybody more, of those that score anybody more (T3.7)."""
    found = {}
    for space in spaces_of(after.musicians):
        playing = state.musicians >> space & 1
        more = [
            rules.musician_points(after, p, space)
            - (rules.musician_points(state, p, space) if playing else 0)
            for p in range(state.players)
        ]
        if any(more):
            found[names.SPACES[space]] = more
    return found


def _points(state: State, source: int) -> list[int]:
    return [state.points[p][source] for p in range(state.players)]


def _less(then: list[int], before: list[int]) -> list[int]:
    return [b - a for a, b in zip(before, then, strict=True)]


def _balance(parts: list[list[int]], seat: int) -> int:
    """All changes as one number, good for a seat: its own less the best of the others."""
    totals = [sum(part[p] for part in parts) for p in range(len(parts[0]))]
    return totals[seat] - max(total for p, total in enumerate(totals) if p != seat)


def _carry_out(after: State, seat: int, action: int, rules: SimpleNamespace) -> int | None:
    """Do only this; returns the space it is about (NONE: an inspector), None if nothing is done."""
    decision, kind = after.decision, after.figure - FIRST_SPECIALIST
    turned = kind in (HORSE, KNEELING_ARCHER)
    if decision == SPACE and not turned:
        rules.put_figure(after, seat, action - ids.AT_0)
        return action - ids.AT_0
    if decision == FACE:
        rules.face_figure(after, seat, action - ids.FACE_0)
        return _faced(after, kind, action - ids.FACE_0, rules)
    if decision == PM_SPACE and not turned:
        if kind < 0:
            rules.put_warrior(after, PM, after.figure, action - ids.AT_0)
        else:
            rules.put_specialist(after, kind, action - ids.AT_0, NONE)
        return action - ids.AT_0
    if decision == PM_FACE:
        rules.put_specialist(after, kind, after.space, action - ids.FACE_0)
        return _faced(after, kind, action - ids.FACE_0, rules)
    if ids.INSPECT_0 <= action < ids.STAY_ACTION:
        i = action - ids.INSPECT_0
        rules.move_inspector(after, i % 2, rules.inspect_steps(i))
        return NONE
    return None


def _faced(after: State, kind: int, direction: int, rules: SimpleNamespace) -> int:
    """The space whose group a horse or a kneeling archer belongs to."""
    there = 1 << after.space
    return int(after.space if kind == HORSE else rules.first_space(rules.shifted(there, direction)))


def _group_at(state: State, space: int, rules: SimpleNamespace) -> shapes.Group | None:
    kind = NONE if space == NONE else rules.type_at(state, space)
    if kind == NONE:
        return None
    group = rules.connected(1 << space, state.of_type[kind])
    return describe_group(state, kind, group, rules)
