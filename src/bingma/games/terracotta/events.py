"""Events as data, from the numbers that the rules emit.

What players do is told by `kind`. Every step of the Prime Minister and of scoring has the kind
"rule" and the fields of T7.10: the rule, what was considered, what was chosen, what it did.
"""

from __future__ import annotations

from collections.abc import Iterable
from typing import Any

from bingma.games.contract import CHANCE, Event, RawEvent
from bingma.games.terracotta import names
from bingma.games.terracotta.notation import TEXTS
from bingma.games.terracotta.rules import events as kinds
from bingma.games.terracotta.rules.state import NONE, ON_UPGRADE

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


def describe_all(raws: Iterable[RawEvent]) -> list[Event]:
    """The events of a sequence; the parts of a rule are gathered into one event."""
    described: list[Event] = []
    parts = _Parts()
    for raw in raws:
        if parts.gather(raw):
            continue
        rule = _rule(raw, parts)
        described.append(_plain(raw) if rule is None else parts.close(*rule))
        if rule is not None:
            parts = _Parts()
    return described


class _Parts:
    """What has been told of a rule before the event that names it."""

    def __init__(self) -> None:
        self.considered: list[str] = []
        self.kept: list[str] = []
        self.effect: dict[str, Any] = {}
        self.points: dict[int, int] = {}

    def gather(self, raw: RawEvent) -> bool:
        """Take in a part; False if the event is none."""
        kind, seat, a, b, c = raw
        match kind:
            case kinds.SLICE_SEEN:
                self.considered.append(f"slice {a}")
            case kinds.SUM_SEEN:
                self.considered.append(f"sum {a}")
            case kinds.ROW_SEEN:
                self.considered.append(f"row {a}")
            case kinds.REASON_SEEN:
                self.considered.append(REASONS[a])
            case kinds.KIND_SEEN:
                self.considered.append(f"{names.SPECIALISTS[a]} {REASONS[b]}")
            case kinds.TYPE_SEEN:
                self.considered.append(f"{names.TYPES[a]} {b}")
            case kinds.GROUP_SEEN:
                self.considered.append(f"{LETTERS[a]} {_group(b, c)}")
            case kinds.SPACE_SEEN:
                self.considered.append(names.SPACES[a])
            case kinds.MOVE_SEEN:
                self.considered.append(f"{names.INSPECTORS[a]} {b:+d} swing {c:+d}")
            case kinds.COUNT_SEEN:
                self.considered.append(f"seat {seat}: {a}")
            case kinds.GROUP_KEPT:
                self.kept.append(_group(a, b))
            case kinds.SPACE_KEPT:
                self.kept.append(names.SPACES[a])
            case kinds.STACK_KEPT:
                self.kept.append(names.TYPES[a])
            case kinds.COINS_CHANGED:
                self.effect["coins"] = a
            case kinds.CLAY_CHANGED:
                self.effect["clay"] = a
            case kinds.POINTS_CHANGED:
                self.effect["vp"] = a
            case kinds.SWING:
                self.effect["swing"] = a
            case kinds.POINTS_OF:
                self.points[seat] = self.points.get(seat, 0) + a
            case _:
                return False
        return True

    def close(self, rule: str, chosen: str) -> Event:
        """The event of the rule."""
        if self.points:
            self.effect["vp"] = [self.points[seat] for seat in sorted(self.points)]
        return {
            "kind": "rule",
            "rule": rule,
            "considered": self.considered,
            "chosen": chosen,
            "effect": self.effect,
        }


def _group(kind: int, space: int) -> str:
    return f"{names.TYPES[kind]}@{names.SPACES[space]}"


def _rule(raw: RawEvent, parts: _Parts) -> tuple[str, str] | None:
    """The rule and what was chosen, of an event that closes a rule."""
    kind, _, a, b, c = raw
    kept = " ".join(parts.kept)
    match kind:
        case kinds.OVERSEER_MOVED:
            return "T5.5.2 overseer", f"slice {a}"
        case kinds.DECREE_MARKED:
            return "T5.4 decree", "none" if a == NONE else f"row {a}"
        case kinds.WORKER_SENT:
            return "T5.5.3 worker", f"{names.WORKERS[a]} {b}"
        case kinds.ACTION_DONE:
            text = names.shown(a, b)
            return f"T5.6 {text.rstrip('0123456789')}", "artisan" if a == ON_UPGRADE else text
        case kinds.MASTER_USED:
            return f"T5.6 {names.MASTERS[a]}", kept or names.MASTERS[a]
        case kinds.MASTER_COPIED:
            return "T5.6 administrator", names.shown(a, b)
        case kinds.WEAPON_READIED:
            return "T5.6 weapon", names.WEAPONS[a]
        case kinds.FAILED:
            return "T5.6 fail", "decree"
        case kinds.SPARE_TAKEN:
            return "T5.7 spare", RESOURCES[a]
        case kinds.RINGS_TURNED:
            return "T5.5.6 rotation", f"inner {a} middle {b}"
        case kinds.ROW_RESOLVED:
            return "T5.8 decree", f"row {a}"
        case kinds.ROW_WEAPON:
            return "T5.8 weapon", names.WEAPONS[a]
        case kinds.ROW_SCORED:
            return "T5.8 score", str(a)
        case kinds.SPECIALIST_SENT:
            if a == NONE:
                return "T5.9 specialist", "none"
            placed = f"{names.SPECIALISTS[a]} {names.SPACES[b]} {names.WEAPONS[c]}"
            return "T5.9 specialist", placed
        case kinds.TYPE_CHOSEN:
            return "T5.10 type", names.TYPES[a]
        case kinds.GROUP_CHOSEN:
            return "T5.10 group", "new" if a == NONE else f"{LETTERS[a]} {kept}"
        case kinds.KEPT_PRIORITY:
            return f"T5.10 priority {'1' if a == 1 else f'1-{a}'}", kept
        case kinds.KEPT_TILE:
            return f"T5.10 tile {names.TILES[a]}", kept
        case kinds.KEPT_BEST_PRIORITY:
            return f"T5.10 best-priority {a}", kept
        case kinds.KEPT_MUSICIANS:
            return "T5.10 musicians", kept
        case kinds.KEPT_FOOTMAN:
            return "T5.10 footman", kept
        case kinds.WARRIOR_BUILT:
            return "T5.10 built", f"{names.TYPES[a]} {names.SPACES[b]}"
        case kinds.WEAPON_USED:
            return "T5.10 weapon", names.WEAPONS[a]
        case kinds.INSPECTOR_MOVED:
            return "T5.12 inspector", "stay" if b == 0 else f"{names.INSPECTORS[a]} {b:+d}"
        case kinds.SURPRISE_PAID:
            return "T5.13 surprise", RESOURCES[a]
        case kinds.MASTER_GIVEN:
            return "T5.13 master", names.MASTERS[a]
        case kinds.INSPECTORS_SCORED:
            return "T3.9 inspectors", f"col {a + 1} row {b + 1}"
        case kinds.MUSICIAN_SCORED:
            return "T3.9 musician", names.SPACES[a]
        case kinds.TILE_SCORED:
            return "T3.9 tile", names.TILES[a]
        case kinds.FOOTMAN_SCORED:
            return "T3.11 footman", names.SPACES[a]
        case kinds.GROUP_SCORED:
            return "T3.11 group", _group(a, b)
        case kinds.LEFTOVER_SCORED:
            return "T3.11 leftover", "coins and clay"
    return None


def _plain(raw: RawEvent) -> Event:
    """What players and draws do, and the course of the game."""
    kind, seat, a, b, c = raw
    match kind:
        case kinds.ACTED if seat == CHANCE:
            event: Event = {"kind": "chance", "outcome": TEXTS[a]}
        case kinds.ACTED:
            event = {"kind": "action", "action": TEXTS[a], "automatic": bool(b)}
            if c != NONE:  # what the slice shows, for an action of a ring
                event["shown"] = names.shown(*divmod(c, kinds.MOST_SHOWN))
        case kinds.ROUND_BEGAN:
            event = {"kind": "round-began", "round": a}
        case kinds.TURN_BEGAN:
            event = {"kind": "turn-began"}
        case kinds.GAINED:
            event = {"kind": "gained", "resource": RESOURCES[a], "amount": b}
        case kinds.PAID:
            event = {"kind": "paid", "resource": RESOURCES[a], "amount": b}
        case kinds.SCORED:
            event = {"kind": "scored", "points": a, "source": names.SCORE_PARTS[b]}
        case kinds.BUILT:
            event = {"kind": "built", "type": names.TYPES[a], "space": names.SPACES[b]}
        case kinds.SPECIALIST_PUT:
            event = {"kind": "specialist", "specialist": names.SPECIALISTS[a]}
            event["space"] = names.SPACES[b]
            event["direction"] = None if c == NONE else names.DIRECTIONS[c]
        case kinds.DRIED:
            event = {"kind": "dried", "amount": a}
        case kinds.SCORING_BEGAN:
            event = {"kind": "scoring-began"}
        case kinds.GAME_ENDED:
            event = {"kind": "game-ended"}
        case _:
            raise ValueError(f"unknown kind of event: {kind}")
    if seat != NONE:
        event["seat"] = seat
    return event
