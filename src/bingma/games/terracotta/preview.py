"""What a choice would change, before it is made: found by the rules' own functions on a copy."""

from __future__ import annotations

from dataclasses import dataclass
from types import SimpleNamespace

from bingma.games.terracotta import names
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

# What is scored later, by the part of the score and the rule that scores it.
SCORED_LATER = {
    "inspector": "score_inspectors",
    "musician": "score_musicians",
    "tile": "score_tile",
    "footman": "score_footmen",
    "group": "score_groups",
}
DECLINES = (ids.DECLINE_0, ids.DECLINE_0 + 1)


@dataclass(frozen=True)
class Group:
    """A group of warriors with the strengths of all seats (T3.11)."""

    type: str
    size: int
    strengths: tuple[int, ...]

    @property
    def leader(self) -> int | None:
        """The seat that is strictly the strongest, if there is one (T3.8)."""
        best = max(self.strengths)
        leaders = [seat for seat, strength in enumerate(self.strengths) if strength == best]
        return leaders[0] if len(leaders) == 1 else None


@dataclass(frozen=True)
class Change:
    """What an action changes: points at once, and what everybody would score if it came now."""

    points: int
    later: dict[str, tuple[int, ...]]
    group: Group | None
    weapon: int  # what the matching weapon would score after this build, 0 for nothing

    def balance(self, seat: int) -> int:
        """All changes as one number, good for a seat: its own less the best of the others."""
        seats = range(len(next(iter(self.later.values()))))
        totals = [sum(part[p] for part in self.later.values()) for p in seats]
        others = max(totals[p] for p in seats if p != seat)
        return self.points + self.weapon + totals[seat] - others


def standing(state: State, rules: SimpleNamespace) -> dict[str, tuple[int, ...]]:
    """What each seat would score for everything on the board now, by part."""
    scored = state.copy()
    for rule in SCORED_LATER.values():
        getattr(rules, rule)(scored)
    return {
        part: tuple(
            scored.points[p][names.SCORE_PARTS.index(part)]
            - state.points[p][names.SCORE_PARTS.index(part)]
            for p in range(state.players)
        )
        for part in SCORED_LATER
    }


def change(
    state: State,
    seat: int,
    action: int,
    rules: SimpleNamespace,
    before: dict[str, tuple[int, ...]],
) -> Change | None:
    """What a legal action would change; `before` is the `standing` of the state.

    None for an action that puts nothing on the grid and moves no inspector.
    """
    after = state.copy()
    space = _carry_out(after, seat, action, rules)
    if space is None:
        return None
    now = standing(after, rules)
    later = {
        part: tuple(b - a for a, b in zip(before[part], now[part], strict=True)) for part in now
    }
    points = rules.total_points(after, seat) - rules.total_points(state, seat)
    weapon = 0
    if state.decision == SPACE and state.figure < FIRST_SPECIALIST and state.with_weapon:
        weapon = rules.best_weapon_points(after) if after.active[seat][after.figure] else 0
    return Change(points, later, _group_at(after, space, rules), weapon)


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


def _group_at(state: State, space: int, rules: SimpleNamespace) -> Group | None:
    kind = NONE if space == NONE else rules.type_at(state, space)
    if kind == NONE:
        return None
    spaces = rules.connected(1 << space, state.of_type[kind])
    strengths = tuple(rules.strength(state, p, spaces) for p in range(state.players))
    return Group(names.TYPES[kind], rules.group_size(state, spaces), strengths)


def offers(state: State, seat: int, rules: SimpleNamespace) -> list[list[bool]]:
    """For each slice and ring: whether a craftsman placed there could do more than decline now."""
    trial = state.copy()
    trial.placed_artisan = 0
    found = []
    for at in range(len(state.craftsman_on)):
        trial.slice = at
        possible = []
        for ring in range(len(names.RINGS)):
            trial.ring = ring
            out = [0] * len(state.legal)
            count = rules.list_offers(trial, seat, out)
            possible.append(any(action not in DECLINES for action in out[:count]))
        found.append(possible)
    return found
