"""Why an action is not legal, as a key with values ("too little clay: 2 of 4")."""

from __future__ import annotations

from collections.abc import Sequence
from types import SimpleNamespace
from typing import Any

from bingma.games.components import Tables
from bingma.games.contract import CHANCE, Reason
from bingma.games.terracotta import names
from bingma.games.terracotta.notation import is_chance
from bingma.games.terracotta.rules import actions as ids
from bingma.games.terracotta.rules import wheel as because
from bingma.games.terracotta.rules.state import (
    BOW,
    FACE,
    FIRST_SPECIALIST,
    HORSE,
    INNER,
    INSPECT,
    KNEELING_ARCHER,
    M_BUILDER,
    M_CRAFTSMAN,
    M_INSPECTOR,
    MIDDLE,
    NONE,
    ON_BUILD,
    ON_MASTER,
    ON_PRIORITY,
    ON_SPECIALIST,
    OUTER,
    PLACE,
    PM,
    PM_FACE,
    PM_SPACE,
    SPACE,
    USE,
    State,
)
from bingma.games.terracotta.shapes import Shown
from bingma.games.terracotta.view import spaces_of

AT_RINGS = (INNER, MIDDLE, OUTER)

# The decisions at which an action could come up at all, first id of each run of ids.
ASKED_AT = (
    (ids.CRAFTSMAN_0, (PLACE,)),
    (ids.TAKE_ACTION, AT_RINGS),
    (ids.INSPECT_0, (*AT_RINGS, INSPECT)),
    (ids.STAY_ACTION, (INSPECT,)),
    (ids.TWO_STACKS_0, AT_RINGS),
    (ids.AT_0, (SPACE, PM_SPACE)),
    (ids.FACE_0, (FACE, PM_FACE)),
    (ids.USE_ACTION, (USE,)),
)

# Refusals that need no values.
PLAIN = {
    because.NO_CRAFTSMAN_AT_HAND: "no-craftsman-at-hand",
    because.NO_ARTISAN_AT_HAND: "no-artisan-at-hand",
    because.ALREADY_ROTATED: "already-rotated",
    because.NO_BASE: "no-base",
    because.NO_EMPTY_SPACE: "no-empty-space",
    because.NO_DRY_CLAY: "no-dry-clay",
    because.WORKER_IS_ARTISAN: "worker-is-artisan",
    because.NO_TOKEN_LEFT: "no-priority-token-left",
    because.TOKEN_TAKEN: "priority-token-taken",
    because.ALL_WEAPONS_ACTIVE: "all-weapons-active",
    because.MORE_STACKS_POSSIBLE: "two-stacks-possible",
    because.TOO_FAR: "too-far",
}


def expected_actions(state: State, seat: int, rules: SimpleNamespace) -> list[int]:
    """What a seat might expect to have at its present decision: legal actions and near ones.

    Slices for the workers at hand, everything that a ring shows, directions, and the spaces where a
    specialist nearly fits. An occupied space or another ring's action nobody expects.
    """
    out = [0] * len(state.legal)
    legal = out[: rules.list_actions(state, seat, out)]
    if not legal or state.seat == CHANCE:
        return legal
    expected: list[int] = []
    if state.decision == PLACE:
        if state.craftsmen[seat]:
            expected += range(ids.CRAFTSMAN_0, ids.ARTISAN_0)
        if state.artisans[seat]:
            expected += range(ids.ARTISAN_0, ids.ROTATE_0)
        expected += range(ids.ROTATE_0, ids.TAKE_ACTION)
    elif state.decision in AT_RINGS:
        expected += _on_ring(state, seat, rules)
    elif state.decision == SPACE:
        expected += [ids.AT_0 + space for space in spaces_of(_near_spaces(state, seat, rules))]
    elif state.decision in (FACE, PM_FACE):
        expected += range(ids.FACE_0, ids.USE_ACTION)
    elif state.decision == USE and state.figure == BOW:
        expected += range(ids.USE_0, ids.SKIP_ACTION)
    return expected + [action for action in legal if action not in expected]


def _on_ring(state: State, seat: int, rules: SimpleNamespace) -> Sequence[int]:
    """What the present ring shows, possible or not."""
    action, number = rules.offered_action(state, seat), rules.offered_number(state, seat)
    if action == ON_BUILD:
        return range(ids.BUILD_0, ids.SPECIALIST_0)
    if action == ON_SPECIALIST:
        return range(ids.SPECIALIST_0, ids.INSPECT_0)
    if action == ON_PRIORITY and state.solo:
        return ()
    if action != ON_MASTER:
        return (ids.TAKE_ACTION,)
    if not state.master[seat][number]:
        return (ids.HIRE_ACTION,)
    if number == M_BUILDER:
        return range(ids.BUILD_0, ids.SPECIALIST_0)
    if number == M_CRAFTSMAN:
        return range(ids.TWO_STACKS_0, ids.ONE_STACK_0)
    return () if number == M_INSPECTOR else (ids.TAKE_ACTION,)


def _near_spaces(state: State, seat: int, rules: SimpleNamespace) -> int:
    """Own warriors for a horse, empty spaces beside warriors for a kneeling archer."""
    kind = state.figure - FIRST_SPECIALIST
    if kind == HORSE:
        return int(state.of_seat[seat] & state.heads)
    if kind == KNEELING_ARCHER:
        return int(rules.next_to(rules.all_warriors(state)) & rules.empty_spaces(state))
    return 0


def why_not(
    state: State, seat: int, action: int, rules: SimpleNamespace, tables: Tables
) -> Reason | None:
    """The reason that keeps a seat from an action now, None if it is legal."""
    out = [0] * len(state.legal)
    if action in out[: rules.list_actions(state, seat, out)]:
        return None
    if state.over:
        return Reason("game-over", {})
    if not 0 <= seat < state.players:
        return Reason("no-such-seat", {"seat": seat, "players": state.players})
    if is_chance(action):
        return Reason("only-drawn", {})
    if state.solo and seat == PM:
        return Reason("minister-never-decides", {})
    if state.seat == CHANCE:
        return Reason("draw-first", {"draw": names.DECISIONS[state.decision]})
    if seat != state.seat:
        return Reason("not-your-decision", {"seat": state.seat})
    asked_at = [decisions for first, decisions in ASKED_AT if first <= action][-1]
    if state.decision not in asked_at:
        return Reason("not-now", {"decision": names.DECISIONS[state.decision]})
    return _Why(state, seat, rules, tables).about(action)


def _shown(shown: Shown) -> dict[str, Any]:
    """What a slice shows, as values of a reason."""
    return {"shown": shown["name"]} | ({} if shown["n"] is None else {"n": shown["n"]})


class _Why:
    """Finds the reason for an action that belongs to the present decision."""

    def __init__(self, state: State, seat: int, rules: SimpleNamespace, tables: Tables) -> None:
        self.state, self.seat, self.rules, self.tables = state, seat, rules, tables

    def about(self, action: int) -> Reason:
        match self.state.decision:
            case decision if decision == PLACE:
                return self.place(action)
            case decision if decision in AT_RINGS:
                return self.offer(action)
            case decision if decision == SPACE:
                return self.space(action - ids.AT_0)
            case decision if decision == FACE:
                return self.face(action - ids.FACE_0)
            case decision if decision == USE:
                return self.use(action)
            case decision if decision == INSPECT:
                return Reason("too-far", {})
            case decision if decision == PM_SPACE:
                left = [names.SPACES[space] for space in spaces_of(self.state.choices)]
                return Reason("not-among-choices", {"choices": left})
        return Reason("not-his-warrior", {"direction": names.DIRECTIONS[action - ids.FACE_0]})

    def place(self, action: int) -> Reason:
        state, seat, rules = self.state, self.seat, self.rules
        if action >= ids.ROTATE_0:
            price = self.tables["rotate_cost"][0]
            return self.word(rules.rotate_refusal(state, seat), price=price)
        artisan, at = divmod(action, ids.ARTISAN_0)
        refusal = rules.place_refusal(state, seat, artisan, at)
        if refusal == because.WORKER_IS_THERE:
            return Reason("worker-there", {"slice": at, "seat": state.craftsman_on[at]})
        if refusal == because.ARTISAN_IS_THERE:
            return Reason("artisan-there", {"slice": at, "seat": state.artisan_on[at]})
        return self.word(refusal)

    def offer(self, action: int) -> Reason:
        """T7.3: the action of a ring."""
        state, seat, rules = self.state, self.seat, self.rules
        shown = rules.offered_action(state, seat)
        number = rules.offered_number(state, seat)
        if action in (ids.TAKE_COIN_ACTION, ids.TAKE_CLAY_ACTION):
            return self.word(because.NOT_OFFERED)
        if action == ids.TAKE_ACTION:
            if shown == ON_PRIORITY and state.solo:
                return Reason("coin-or-clay", {})
            return self.word(rules.take_refusal(state, seat), weapon=number)
        if action in (ids.DECLINE_0, ids.DECLINE_0 + 1):
            return Reason("less-of-the-same", _shown(names.shown(shown, number)))
        if action == ids.HIRE_ACTION:
            refusal = rules.hire_refusal(state, seat)
            held = rules.tokens_placed(state, seat)
            price = 0 if held == len(names.MASTERS) else rules.hire_price(state, seat)
            return self.word(refusal, price=price)
        if ids.BUILD_0 <= action < ids.SPECIALIST_0:
            kind = action - ids.BUILD_0
            builder = shown == ON_MASTER and number == M_BUILDER
            price = state.round_no if builder else number
            refusal = rules.build_refusal(state, seat, kind)
            return self.word(refusal, price=price, figure=names.TYPES[kind])
        if ids.SPECIALIST_0 <= action < ids.INSPECT_0:
            kind = action - ids.SPECIALIST_0
            price = rules.specialist_price(state, kind) if state.specialists[kind] else 0
            weapon = self.tables["specialist_weapon"][kind]
            refusal = rules.specialist_refusal(state, seat, kind)
            return self.word(refusal, price=price, weapon=weapon, figure=names.SPECIALISTS[kind])
        if action < ids.TWO_STACKS_0:
            steps = rules.inspect_steps(action - ids.INSPECT_0)
            return self.word(rules.inspect_refusal(state, seat, steps))
        i = action - ids.TWO_STACKS_0
        stacks = rules.first_stack(i), rules.second_stack(i)
        refusal = rules.stacks_refusal(state, seat, *stacks)
        empty = [names.TYPES[k] for k in stacks if k != NONE and state.warehouse[k] == 0]
        return self.word(refusal, types=empty)

    def word(
        self,
        refusal: int,
        price: int = 0,
        weapon: int = NONE,
        figure: str = "",
        types: Sequence[str] = (),
    ) -> Reason:
        """A refusal of the rules with the values that explain it."""
        state, seat, rules = self.state, self.seat, self.rules
        if refusal in PLAIN:
            return Reason(PLAIN[refusal], {})
        shown, number = rules.offered_action(state, seat), rules.offered_number(state, seat)
        match refusal:
            case because.TOO_FEW_COINS:
                return Reason("too-few-coins", {"needed": price, "owned": state.coins[seat]})
            case because.TOO_LITTLE_CLAY:
                values = {"needed": price, "wet": state.wet[seat], "dry": state.dry[seat]}
                return Reason("too-little-clay", values)
            case because.NONE_ON_RACK:
                return Reason("none-on-rack", {"type": figure})
            case because.WEAPON_IS_ACTIVE:
                return Reason("weapon-active", {"weapon": names.WEAPONS[weapon]})
            case because.WEAPON_IS_INACTIVE:
                return Reason("weapon-inactive", {"weapon": names.WEAPONS[weapon]})
            case because.NONE_LEFT:
                return Reason("none-left", {"specialist": figure})
            case because.NO_LEGAL_SPACE:
                return Reason("no-legal-space", {"specialist": figure})
            case because.WAREHOUSE_IS_EMPTY:
                return Reason("warehouse-empty", {"types": list(types)})
            case because.MASTER_HIRED:
                return Reason("master-hired", {"master": names.MASTERS[number]})
            case because.MASTER_NOT_HIRED:
                return Reason("master-not-hired", {"master": names.MASTERS[number]})
            case because.NOT_OFFERED:
                return Reason("not-offered", _shown(names.shown(shown, number)))
        raise ValueError(f"no words for refusal {refusal}")

    def space(self, space: int) -> Reason:
        """T3.7: where a figure may not stand."""
        state, rules = self.state, self.rules
        values: dict[str, Any] = {"space": names.SPACES[space]}
        there = 1 << space
        if state.figure - FIRST_SPECIALIST == HORSE:
            owner = rules.owner_at(state, space)
            if not state.heads & there:
                return Reason("no-warrior-there", values)
            if owner != self.seat:
                return Reason("not-own-warrior", values | {"seat": owner})
            if rules.all_mounted(state) & there:
                return Reason("has-horse", values)
            return Reason("no-room-for-horse", values)
        if rules.occupied(state) & there:
            return Reason("space-taken", values)
        if rules.next_to(there) & rules.all_warriors(state):
            return Reason("group-has-archer", values)
        return Reason("no-warrior-to-face", values)

    def face(self, direction: int) -> Reason:
        """T3.7: where a figure may not be turned."""
        state, rules = self.state, self.rules
        values = {"direction": names.DIRECTIONS[direction]}
        if state.figure - FIRST_SPECIALIST != KNEELING_ARCHER:
            return Reason("no-room-for-horse", values)
        if rules.shifted(1 << state.space, direction) & rules.all_warriors(state):
            return Reason("group-has-archer", values)
        return Reason("no-warrior-to-face", values)

    def use(self, action: int) -> Reason:
        """T3.5: a bonus that would score nothing cannot be used."""
        state, rules = self.state, self.rules
        if action == ids.USE_ACTION:
            return Reason("direction-needed", {})
        values = {"direction": names.DIRECTIONS[action - ids.USE_0]}
        if state.figure != BOW:
            return Reason("no-direction-needed", {})
        if rules.spaces_between(state, state.space, action - ids.USE_0) == NONE:
            return Reason("no-statue-that-way", values)
        return Reason("no-points", values)
