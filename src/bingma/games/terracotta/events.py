"""Events as data, from the numbers that the rules emit.

What players do is told by `kind`. Every step of the Prime Minister and of scoring has the kind
"rule", the rule's id and the name of the step; what was considered and chosen is data too. The
shapes are in `bingma.games.terracotta.shapes`, the texts of T7.10 in `explanations`.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable
from typing import Literal

from bingma.games.contract import CHANCE, RawEvent
from bingma.games.terracotta import names, notation, shapes
from bingma.games.terracotta.rules import events as kinds
from bingma.games.terracotta.rules.state import (
    COLUMN,
    M_BLACKSMITH,
    M_CRAFTSMAN,
    NONE,
    ON_BUILD,
    ON_SOAK,
    ON_UPGRADE,
    PM,
    ROW,
)

# What follows these is not the doing of the player who acted.
NOT_THE_PLAYERS_DOING = frozenset({kinds.TURN_BEGAN, kinds.SCORING_BEGAN})

RESOURCES = ("coins", "clay", "dry clay")
LETTERS = "abcdef"
REASONS = (
    "no-clay",
    "no-coins",
    "no-room",
    "artisan",
    "no-master",
    "no-stack",
    "nothing-to-soak",
    "available",
    "priority",
    "decree",
    "sold-out",
    "unwilling",
    "willing",
)
LACKS = ("base", "warrior", "space")
WORKER_REASONS: tuple[Literal["empty", "no-craftsman", "beside", "blocked"], ...] = (
    "empty",
    "no-craftsman",
    "beside",
    "blocked",
)
ROLL_REASONS: tuple[Literal["blocked", "priority", "option"], ...] = (
    "blocked",
    "priority",
    "option",
)
GOOD_REASONS: tuple[Literal["tile", "much-clay", "usual"], ...] = ("tile", "much-clay", "usual")
TYPE_STEPS: tuple[Literal["weapon", "much-more", "points", "tile", "row"], ...] = (
    "weapon",
    "much-more",
    "points",
    "tile",
    "row",
)

MinisterGood = Literal["coins", "clay"]
Narrowing = Literal["priority", "tile", "best-priority", "musicians", "footman"]
NARROWINGS: dict[int, Narrowing] = {
    kinds.KEPT_PRIORITY: "priority",
    kinds.KEPT_TILE: "tile",
    kinds.KEPT_BEST_PRIORITY: "best-priority",
    kinds.KEPT_MUSICIANS: "musicians",
    kinds.KEPT_FOOTMAN: "footman",
}


def describe_all(raws: Iterable[RawEvent]) -> list[shapes.Event]:
    """The events of a sequence; the parts of a rule are gathered into one event."""
    described: list[shapes.Event] = []
    parts = _Parts()
    dice: list[int] = []
    for raw in raws:
        kind = raw[0]
        if kind >= kinds.FIRST_RULE:
            described.append(STEPS[kind](raw, parts))
            parts = _Parts(dice)
        elif kind >= kinds.FIRST_PART:
            parts.add(raw)
        else:
            described.append(_plain(raw))
            if kind == kinds.ACTED and raw[1] == CHANCE:
                dice = notation.meaning(raw[2]).get("dice", [])
                parts.dice = dice
    return described


class _Parts:
    """What has been told of a rule before the event that names it."""

    def __init__(self, dice: list[int] | None = None) -> None:
        self.dice = dice or []
        self.raws: dict[int, list[RawEvent]] = {}

    def add(self, raw: RawEvent) -> None:
        """Take in a part."""
        self.raws.setdefault(raw[0], []).append(raw)

    def of(self, kind: int) -> list[RawEvent]:
        """All parts of a kind, in order."""
        return self.raws.get(kind, [])

    def last(self, kind: int) -> RawEvent | None:
        """The last part of a kind, if there is one."""
        return self.raws[kind][-1] if kind in self.raws else None

    def effect(self) -> shapes.Effect:
        """Coins, clay and points of the Prime Minister, in the order told."""
        effect: shapes.Effect = {}
        for kind in self.raws:
            amount = self.raws[kind][-1][2]
            if kind == kinds.COINS_CHANGED:
                effect["coins"] = amount
            elif kind == kinds.CLAY_CHANGED:
                effect["clay"] = amount
            elif kind == kinds.POINTS_CHANGED:
                effect["vp"] = amount
        return effect

    def spaces(self, kind: int) -> list[str]:
        """Names of spaces."""
        return [names.SPACES[space] for _, _, space, *_ in self.of(kind)]

    def weapons(self) -> list[shapes.Weapon]:
        """His row from the left."""
        return [
            {"weapon": names.WEAPONS[weapon], "active": bool(available)}
            for _, _, weapon, available, _ in self.of(kinds.WEAPON_SEEN)
        ]

    def stacks(self) -> list[shapes.Stack]:
        """All warehouses."""
        return [
            {"type": names.TYPES[kind], "clay": clay}
            for _, _, kind, clay, _ in self.of(kinds.STACK_SEEN)
        ]

    def specialists(self) -> list[shapes.KindSeen]:
        """The specialists that he looked at."""
        return [
            {
                "specialist": names.SPECIALISTS[kind],
                "verdict": REASONS[verdict],
                "price": _or_none(price),
            }
            for _, _, kind, verdict, price in self.of(kinds.KIND_SEEN)
        ]

    def why(self) -> shapes.Why:
        """Why something failed, or is done instead."""
        reason, need = self.of(kinds.REASON_SEEN)[-1], self.last(kinds.NEED_SEEN)
        lack, master = self.last(kinds.LACK_SEEN), self.last(kinds.MASTER_SEEN)
        weapon = self.last(kinds.WEAPON_SEEN)
        return {
            "reason": REASONS[reason[2]],
            "needed": need[2] if need else None,
            "owned": need[3] if need else None,
            "missing": LACKS[lack[2]] if lack else None,
            "master": names.MASTERS[master[2]] if master else None,
            "weapon": names.WEAPONS[weapon[2]] if weapon else None,
        }

    def counts(self) -> list[int]:
        """Counts by seat."""
        return [count for _, _, count, *_ in self.of(kinds.COUNT_SEEN)]

    def points(self) -> list[int]:
        """Points by seat."""
        points: dict[int, int] = {}
        for _, seat, amount, *_ in self.of(kinds.POINTS_OF):
            points[seat] = points.get(seat, 0) + amount
        return [points[seat] for seat in sorted(points)]


def _or_none(number: int) -> int | None:
    return None if number == NONE else number


def _workers(raws: Iterable[RawEvent]) -> list[shapes.Worker]:
    return [
        {"slice": at, "worker": names.WORKERS[artisan], "seat": seat}
        for _, seat, at, artisan, _ in raws
    ]


# Li Si's turn


def _overseer(raw: RawEvent, parts: _Parts) -> shapes.Overseer:
    return {
        "kind": "rule",
        "rule": "T5.5.2",
        "step": "overseer",
        "seat": PM,
        "dice": parts.dice,
        "start": raw[3],
        "considered": [at for _, _, at, *_ in parts.of(kinds.SLICE_SEEN)],
        "skipped": _workers(parts.of(kinds.SLICE_SKIPPED)),
        "chosen": raw[2],
    }


def _roll(raw: RawEvent, parts: _Parts) -> shapes.Roll:
    _, _, why, at, by = raw
    rules = {kinds.BY_BLOCK: "T5.5.3", kinds.BY_ACTION: "T5.6", kinds.BY_OPTION: "T5.5.5"}
    return {
        "kind": "rule",
        "rule": rules[why],
        "step": "roll",
        "seat": PM,
        "because": ROLL_REASONS[why],
        "slice": _or_none(at),
        "by": _or_none(by),
    }


def _mark(raw: RawEvent, parts: _Parts) -> shapes.Mark:
    return {
        "kind": "rule",
        "rule": "T5.4",
        "step": "mark",
        "seat": PM,
        "dice": parts.dice,
        "sum": parts.of(kinds.SUM_SEEN)[-1][2],
        "considered": [row for _, _, row, *_ in parts.of(kinds.ROW_SEEN)],
        "chosen": _or_none(raw[2]),
    }


def _worker(raw: RawEvent, parts: _Parts) -> shapes.WorkerSent:
    _, _, artisan, at, why = raw
    return {
        "kind": "rule",
        "rule": "T5.5.3",
        "step": "worker",
        "seat": PM,
        "worker": names.WORKERS[artisan],
        "slice": at,
        "because": WORKER_REASONS[why],
    }


def _ring(raw: RawEvent, parts: _Parts) -> shapes.Ring:
    _, _, ring, at, shown = raw
    return {
        "kind": "rule",
        "rule": "T5.5.4",
        "step": "ring",
        "seat": PM,
        "ring": names.RINGS[ring],
        "slice": at,
        "shown": names.shown(*divmod(shown, kinds.MOST_SHOWN)),
    }


def _rotation(raw: RawEvent, parts: _Parts) -> shapes.Rotation:
    return {
        "kind": "rule",
        "rule": "T5.5.6",
        "step": "rotation",
        "seat": PM,
        "considered": [
            {"row": row, "inner": inner, "middle": middle}
            for _, _, row, inner, middle in parts.of(kinds.ROW_SEEN)
        ],
        "inner": raw[2],
        "middle": raw[3],
    }


# His actions (T5.6, T5.7)


def _action(
    raw: RawEvent, parts: _Parts
) -> shapes.Gain | shapes.BuildPaid | shapes.Soak | shapes.Upgrade:
    _, _, action, number, at = raw
    if action == ON_UPGRADE:
        return {"kind": "rule", "rule": "T5.6", "step": "upgrade", "seat": PM, "slice": at}
    if action == ON_SOAK:
        stacks = parts.stacks()
        most = max((stack["clay"] for stack in stacks), default=0)
        return {
            "kind": "rule",
            "rule": "T5.6",
            "step": "soak",
            "seat": PM,
            "considered": stacks,
            "chosen": [stack["type"] for stack in stacks if stack["clay"] == most],
            "effect": parts.effect(),
        }
    shown, effect = names.shown(action, number), parts.effect()
    if action == ON_BUILD:
        return {
            "kind": "rule",
            "rule": "T5.6",
            "step": "build",
            "seat": PM,
            "shown": shown,
            "effect": effect,
        }
    return {
        "kind": "rule",
        "rule": "T5.6",
        "step": "gain",
        "seat": PM,
        "shown": shown,
        "effect": effect,
    }


def _master(raw: RawEvent, parts: _Parts) -> shapes.MasterUsed | shapes.Stacks | shapes.Blacksmith:
    master = raw[2]
    if master == M_CRAFTSMAN:
        kept = [names.TYPES[kind] for _, _, kind, *_ in parts.of(kinds.STACK_KEPT)]
        return {
            "kind": "rule",
            "rule": "T5.6",
            "step": "stacks",
            "seat": PM,
            "considered": parts.stacks(),
            "taken": kept[0],
            "discarded": kept[1] if len(kept) > 1 else None,
            "effect": parts.effect(),
        }
    if master == M_BLACKSMITH:
        return {
            "kind": "rule",
            "rule": "T5.6",
            "step": "blacksmith",
            "seat": PM,
            "considered": parts.weapons(),
        }
    return {
        "kind": "rule",
        "rule": "T5.6",
        "step": "master",
        "seat": PM,
        "master": names.MASTERS[master],
        "effect": parts.effect(),
    }


def _copy(raw: RawEvent, parts: _Parts) -> shapes.Copy:
    shown = names.shown(raw[2], raw[3])
    return {"kind": "rule", "rule": "T5.6", "step": "copy", "seat": PM, "shown": shown}


def _ready(raw: RawEvent, parts: _Parts) -> shapes.Ready:
    kind, _, weapon, shown, _ = raw
    in_decree = kind == kinds.ROW_WEAPON
    return {
        "kind": "rule",
        "rule": "T5.8" if in_decree else "T5.6",
        "step": "ready",
        "seat": PM,
        "considered": parts.weapons(),
        "shown": None if in_decree else names.WEAPONS[shown],
        "chosen": names.WEAPONS[weapon],
        "because": "leftmost" if in_decree or weapon != shown else "shown",
    }


def _fail(raw: RawEvent, parts: _Parts) -> shapes.Fail:
    return {
        "kind": "rule",
        "rule": "T5.6",
        "step": "fail",
        "seat": PM,
        "shown": names.shown(raw[2], raw[3]),
        "why": parts.why(),
    }


def _spare(raw: RawEvent, parts: _Parts) -> shapes.Spare:
    _, _, good, why, _ = raw
    return {
        "kind": "rule",
        "rule": "T5.7",
        "step": "spare",
        "seat": PM,
        "why": parts.why(),
        "chosen": _good(good),
        "because": GOOD_REASONS[why],
        "effect": parts.effect(),
    }


def _good(resource: int) -> MinisterGood:
    return "coins" if resource == kinds.COINS else "clay"


# Decrees (T5.8)


def _row(raw: RawEvent, parts: _Parts) -> shapes.DecreeRow:
    _, _, row, weapon, number = raw
    is_weapon = weapon != NONE
    return {
        "kind": "rule",
        "rule": "T5.8",
        "step": "row",
        "seat": PM,
        "row": row,
        "order": names.DECREE_ORDERS[row],
        "weapon": names.WEAPONS[weapon] if is_weapon else None,
        "was_available": is_weapon and bool(number),
        "clay": number if number and not is_weapon else None,
    }


def _score(raw: RawEvent, parts: _Parts) -> shapes.RowScored:
    effect = parts.effect()
    return {"kind": "rule", "rule": "T5.8", "step": "score", "seat": PM, "effect": effect}


# Specialists (T5.9)


def _specialist_kind(raw: RawEvent, parts: _Parts) -> shapes.SpecialistChosen:
    _, _, kind, weapon, only_sword = raw
    return {
        "kind": "rule",
        "rule": "T5.9",
        "step": "specialist-kind",
        "seat": PM,
        "weapons": parts.weapons(),
        "considered": parts.specialists(),
        "chosen": names.SPECIALISTS[kind],
        "weapon": names.WEAPONS[weapon],
        "only_sword": bool(only_sword),
        "effect": parts.effect(),
    }


def _specialist(raw: RawEvent, parts: _Parts) -> shapes.SpecialistSent:
    _, _, kind, space, weapon = raw
    faced = parts.last(kinds.FACED)
    chosen: shapes.SpecialistPlaced | None = None
    if kind != NONE:
        chosen = {
            "specialist": names.SPECIALISTS[kind],
            "space": names.SPACES[space],
            "direction": names.DIRECTIONS[faced[2]] if faced else None,
            "weapon": names.WEAPONS[weapon],
        }
    return {
        "kind": "rule",
        "rule": "T5.9",
        "step": "specialist",
        "seat": PM,
        "weapons": parts.weapons(),
        "considered": parts.specialists(),
        "spaces": [
            {"space": names.SPACES[at], "own": _or_none(own), "other": _or_none(other)}
            for _, _, at, own, other in parts.of(kinds.SPACE_SEEN)
        ],
        "chosen": chosen,
        "effect": parts.effect(),
    }


# Building (T5.10)


def _type(raw: RawEvent, parts: _Parts) -> shapes.TypeChosen:
    _, _, chosen, with_weapons, _ = raw
    steps: list[shapes.TypeStep] = []
    left = sum(1 << kind for _, _, kind, *_ in parts.of(kinds.TYPE_SEEN))
    decided = None
    for _, _, by, kept, round_no in parts.of(kinds.TYPES_KEPT):
        # A step that left all it found is told only where it says something: weapons do not count.
        if kept == left and by != kinds.BY_MUCH_MORE:
            continue
        decided = TYPE_STEPS[by]
        steps.append({"by": decided, "kept": _types(kept), "round": round_no or None})
        left = kept
    return {
        "kind": "rule",
        "rule": "T5.10",
        "step": "type",
        "seat": PM,
        "with_weapons": bool(with_weapons),
        "considered": [
            {"type": names.TYPES[kind], "vp": vp, "available": bool(available)}
            for _, _, kind, vp, available in parts.of(kinds.TYPE_SEEN)
        ],
        "steps": steps,
        "decided": decided,
        "chosen": names.TYPES[chosen],
    }


def _types(bits: int) -> list[str]:
    return [name for kind, name in enumerate(names.TYPES) if bits >> kind & 1]


def _group(raw: RawEvent, parts: _Parts) -> shapes.GroupChosen:
    _, _, letter, touching, _ = raw
    kept = parts.of(kinds.GROUP_KEPT)
    considered: list[shapes.GroupSeen] = []
    for seen, warriors, strengths in zip(
        parts.of(kinds.GROUP_SEEN),
        parts.of(kinds.GROUP_WARRIORS),
        parts.of(kinds.GROUP_STRENGTHS),
        strict=True,
    ):
        considered.append(
            {
                "letter": None if seen[2] == NONE else LETTERS[seen[2]],
                "type": names.TYPES[seen[3]],
                "space": names.SPACES[seen[4]],
                "size": warriors[2] + warriors[3],
                "warriors": list(warriors[2:4]),
                "strengths": list(strengths[2:4]),
            }
        )
    return {
        "kind": "rule",
        "rule": "T5.10",
        "step": "group",
        "seat": PM,
        "considered": considered,
        "type": names.TYPES[kept[0][2]] if kept else None,
        "letter": None if letter == NONE else LETTERS[letter],
        "chosen": [names.SPACES[space] for _, _, _, space, _ in kept],
        "touching": bool(touching),
    }


def _narrow(raw: RawEvent, parts: _Parts) -> shapes.Narrow:
    kind, _, a, b, c = raw
    outcome: Literal["narrowed", "all", "left-out"] = "narrowed"
    if kind in (kinds.STEP_LEFT_OUT, kinds.STEP_KEPT_ALL):
        outcome = "left-out" if kind == kinds.STEP_LEFT_OUT else "all"
        kind, a, b = a, b, c
    by = NARROWINGS[kind]
    return {
        "kind": "rule",
        "rule": "T5.10",
        "step": "narrow",
        "seat": PM,
        "by": by,
        "limit": a if by in ("priority", "best-priority") else None,
        "tile": names.TILES[a] if by == "tile" else None,
        "round": b if by == "tile" else None,
        "outcome": outcome,
        "considered": [
            {"space": names.SPACES[space], "value": _or_none(value)}
            for _, _, space, value, _ in parts.of(kinds.SPACE_SEEN)
        ],
        "chosen": parts.spaces(kinds.SPACE_KEPT),
    }


def _built(raw: RawEvent, parts: _Parts) -> shapes.WarriorBuilt:
    return {
        "kind": "rule",
        "rule": "T5.10",
        "step": "built",
        "seat": PM,
        "considered": parts.spaces(kinds.SPACE_SEEN),
        "type": names.TYPES[raw[2]],
        "space": names.SPACES[raw[3]],
        "effect": parts.effect(),
    }


def _use(raw: RawEvent, parts: _Parts) -> shapes.WeaponUsed:
    return {
        "kind": "rule",
        "rule": "T5.10",
        "step": "use",
        "seat": PM,
        "weapon": names.WEAPONS[raw[2]],
        "effect": parts.effect(),
    }


# Inspectors, surprise builds, masters (T5.12, T5.13)


def _inspect(raw: RawEvent, parts: _Parts) -> shapes.InspectorMoved:
    _, _, which, steps, place = raw
    swing = parts.last(kinds.SWING)
    chosen: shapes.Move | None = None
    if swing is not None:
        chosen = {"inspector": names.INSPECTORS[which], "steps": steps, "swing": swing[2]}
    return {
        "kind": "rule",
        "rule": "T5.12",
        "step": "inspect",
        "seat": PM,
        "considered": [
            {"inspector": names.INSPECTORS[move], "steps": by, "swing": gained}
            for _, _, move, by, gained in parts.of(kinds.MOVE_SEEN)
        ],
        "chosen": chosen,
        "line": names.line(which, place) if chosen else None,
    }


def _surprise(raw: RawEvent, parts: _Parts) -> shapes.Surprise:
    _, _, needed, owned, _ = parts.of(kinds.NEED_SEEN)[-1]
    return {
        "kind": "rule",
        "rule": "T5.13",
        "step": "surprise",
        "seat": PM,
        "good": _good(raw[2]),
        "needed": needed,
        "owned": owned,
        "effect": parts.effect(),
    }


def _new_master(raw: RawEvent, parts: _Parts) -> shapes.NewMaster:
    master = names.MASTERS[raw[2]]
    return {"kind": "rule", "rule": "T5.13", "step": "new-master", "seat": PM, "master": master}


# Scoring and clean-up


def _inspectors(raw: RawEvent, parts: _Parts) -> shapes.InspectorsScored:
    counts = parts.counts()
    scored = [amount for _, _, amount, *_ in parts.of(kinds.POINTS_OF)]
    seats = len(counts) // 2
    lines = [names.line(COLUMN, raw[2]), names.line(ROW, raw[3])]
    return {
        "kind": "rule",
        "rule": "T3.9",
        "step": "inspectors",
        "lines": [
            {
                "line": line,
                "counts": counts[i * seats : (i + 1) * seats],
                "points": scored[i * seats : (i + 1) * seats],
            }
            for i, line in enumerate(lines)
        ],
        "points": parts.points(),
    }


def _at_space(raw: RawEvent, parts: _Parts) -> shapes.SpaceScored:
    is_footman = raw[0] == kinds.FOOTMAN_SCORED
    return {
        "kind": "rule",
        "rule": "T3.11" if is_footman else "T3.9",
        "step": "footman" if is_footman else "musician",
        "space": names.SPACES[raw[2]],
        "counts": parts.counts(),
        "points": parts.points(),
    }


def _tile(raw: RawEvent, parts: _Parts) -> shapes.TileScored:
    return {
        "kind": "rule",
        "rule": "T3.9",
        "step": "tile",
        "tile": names.TILES[raw[2]],
        "round": raw[3],
        "counts": parts.counts(),
        "points": parts.points(),
    }


def _lone(raw: RawEvent, parts: _Parts) -> shapes.LoneRemoved:
    return {
        "kind": "rule",
        "rule": "T3.11",
        "step": "lone",
        "warriors": [
            {"space": names.SPACES[space], "type": names.TYPES[kind], "seat": seat}
            for _, seat, kind, space, _ in parts.of(kinds.WARRIOR_SEEN)
        ],
    }


def _group_scored(raw: RawEvent, parts: _Parts) -> shapes.GroupScored:
    return {
        "kind": "rule",
        "rule": "T3.11",
        "step": "group-scored",
        "type": names.TYPES[raw[2]],
        "space": names.SPACES[raw[3]],
        "size": raw[4],
        "counts": parts.counts(),
        "points": parts.points(),
    }


def _leftover(raw: RawEvent, parts: _Parts) -> shapes.LeftoverScored:
    return {
        "kind": "rule",
        "rule": "T3.11",
        "step": "leftover",
        "counts": parts.counts(),
        "points": parts.points(),
    }


def _home(raw: RawEvent, parts: _Parts) -> shapes.WorkersHome:
    workers = _workers(parts.of(kinds.WORKER_SEEN))
    return {"kind": "rule", "rule": "T3.10", "step": "home", "workers": workers}


def _wheel(raw: RawEvent, parts: _Parts) -> shapes.WheelTurned:
    return {"kind": "rule", "rule": "T3.10", "step": "wheel", "inner": raw[2], "middle": raw[3]}


def _inspectors_on(raw: RawEvent, parts: _Parts) -> shapes.InspectorsWentOn:
    return {
        "kind": "rule",
        "rule": "T3.10",
        "step": "inspectors-on",
        "column": names.line(COLUMN, raw[2]),
        "row": names.line(ROW, raw[3]),
    }


def _order(raw: RawEvent, parts: _Parts) -> shapes.OrderSet:
    order = [seat for _, seat, *_ in parts.of(kinds.SEAT_SEEN)]
    return {"kind": "rule", "rule": "T3.10", "step": "order", "order": order}


# What makes the event of each raw event that closes one.
STEPS: dict[int, Callable[[RawEvent, _Parts], shapes.RuleStep]] = {
    kinds.OVERSEER_MOVED: _overseer,
    kinds.DECREE_ROLLED: _roll,
    kinds.DECREE_MARKED: _mark,
    kinds.WORKER_SENT: _worker,
    kinds.RING_BEGAN: _ring,
    kinds.RINGS_TURNED: _rotation,
    kinds.ACTION_DONE: _action,
    kinds.MASTER_USED: _master,
    kinds.MASTER_COPIED: _copy,
    kinds.WEAPON_READIED: _ready,
    kinds.ROW_WEAPON: _ready,
    kinds.FAILED: _fail,
    kinds.SPARE_TAKEN: _spare,
    kinds.ROW_RESOLVED: _row,
    kinds.ROW_SCORED: _score,
    kinds.SPECIALIST_CHOSEN: _specialist_kind,
    kinds.SPECIALIST_SENT: _specialist,
    kinds.TYPE_CHOSEN: _type,
    kinds.GROUP_CHOSEN: _group,
    kinds.KEPT_PRIORITY: _narrow,
    kinds.KEPT_TILE: _narrow,
    kinds.KEPT_BEST_PRIORITY: _narrow,
    kinds.KEPT_MUSICIANS: _narrow,
    kinds.KEPT_FOOTMAN: _narrow,
    kinds.STEP_LEFT_OUT: _narrow,
    kinds.STEP_KEPT_ALL: _narrow,
    kinds.WARRIOR_BUILT: _built,
    kinds.WEAPON_USED: _use,
    kinds.INSPECTOR_MOVED: _inspect,
    kinds.SURPRISE_PAID: _surprise,
    kinds.MASTER_GIVEN: _new_master,
    kinds.INSPECTORS_SCORED: _inspectors,
    kinds.MUSICIAN_SCORED: _at_space,
    kinds.TILE_SCORED: _tile,
    kinds.FOOTMAN_SCORED: _at_space,
    kinds.LONE_REMOVED: _lone,
    kinds.GROUP_SCORED: _group_scored,
    kinds.LEFTOVER_SCORED: _leftover,
    kinds.WORKERS_HOME: _home,
    kinds.WHEEL_TURNED: _wheel,
    kinds.INSPECTORS_WENT_ON: _inspectors_on,
    kinds.ORDER_SET: _order,
}


def _plain(raw: RawEvent) -> shapes.PlainEvent:
    """What players and draws do, and the course of the game."""
    kind, seat, a, b, c = raw
    match kind:
        case kinds.ACTED:
            return _acted(raw)
        case kinds.ROUND_BEGAN:
            return {"kind": "round-began", "round": a}
        case kinds.TURN_BEGAN:
            return {"kind": "turn-began", "seat": seat}
        case kinds.GAINED:
            return {"kind": "gained", "seat": seat, "resource": RESOURCES[a], "amount": b}
        case kinds.PAID:
            return {"kind": "paid", "seat": seat, "resource": RESOURCES[a], "amount": b}
        case kinds.SCORED:
            return {"kind": "scored", "seat": seat, "points": a, "source": names.SCORE_PARTS[b]}
        case kinds.BUILT:
            space = names.SPACES[b]
            return {"kind": "built", "seat": seat, "type": names.TYPES[a], "space": space}
        case kinds.SPECIALIST_PUT:
            return {
                "kind": "specialist",
                "seat": seat,
                "specialist": names.SPECIALISTS[a],
                "space": names.SPACES[b],
                "direction": None if c == NONE else names.DIRECTIONS[c],
            }
        case kinds.DRIED:
            return {"kind": "dried", "seat": seat, "amount": a}
        case kinds.SCORING_BEGAN:
            return {"kind": "scoring-began"}
        case kinds.GAME_ENDED:
            return {"kind": "game-ended"}
        case kinds.RING_TURNED:
            return {"kind": "ring-turned", "seat": seat, "ring": names.RINGS[a]}
        case kinds.WORKER_PLACED:
            return {"kind": "placed", "seat": seat, "worker": names.WORKERS[a], "slice": b}
        case kinds.SOAKED:
            return {"kind": "soaked", "seat": seat, "amount": a}
        case kinds.UPGRADED:
            return {"kind": "upgraded", "seat": seat, "slice": a}
        case kinds.WEAPON_TURNED:
            weapon = names.WEAPONS[a]
            return {"kind": "weapon-turned", "seat": seat, "weapon": weapon, "active": bool(b)}
        case kinds.HIRED:
            return {"kind": "hired", "seat": seat, "master": names.MASTERS[a]}
        case kinds.PRIORITY_TAKEN:
            return {"kind": "priority-taken", "seat": seat}
        case kinds.INSPECTOR_SENT:
            return {
                "kind": "inspector-moved",
                "seat": seat,
                "inspector": names.INSPECTORS[a],
                "steps": b,
                "line": names.line(a, c),
            }
        case kinds.STORED:
            return {"kind": "stored", "seat": seat, "type": names.TYPES[a], "amount": b}
    raise ValueError(f"unknown kind of event: {kind}")


def _acted(raw: RawEvent) -> shapes.Acted | shapes.Drawn:
    _, seat, action, automatic, shown = raw
    text, meaning = notation.write(action), notation.meaning(action)
    if seat == CHANCE:
        return {"kind": "chance", "seat": CHANCE, "outcome": text, "meaning": meaning}
    return {
        "kind": "action",
        "seat": seat,
        "action": text,
        "meaning": meaning,
        "automatic": bool(automatic),
        "shown": None if shown == NONE else names.shown(*divmod(shown, kinds.MOST_SHOWN)),
    }
