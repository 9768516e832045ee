"""T7.10: the explanations that `replay --json` prints, as texts made from the events."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any, TypedDict

from bingma.games.terracotta import names
from bingma.games.terracotta.shapes import Narrow, RuleStep, SpecialistSent


class Explanation(TypedDict):
    """One step: the rule, what was considered, what was chosen, what it did."""

    rule: str
    considered: list[str]
    chosen: str
    effect: dict[str, Any]


def explanation(event: RuleStep) -> Explanation | None:
    """The explanation of a step; None for those that T7.10 does not list."""
    told = _told(event)
    if told is None:
        return None
    name, considered, chosen = told
    return {
        "rule": f"{event['rule']} {name}",
        "considered": considered,
        "chosen": chosen,
        "effect": _effect(event),
    }


def _effect(event: RuleStep) -> dict[str, Any]:
    """What a step did: goods and points, the swing of a move, or points by seat."""
    if event["step"] == "inspect":
        return {} if event["chosen"] is None else {"swing": event["chosen"]["swing"]}
    fields: Mapping[str, Any] = event
    return {"vp": fields["points"]} if "points" in fields else dict(fields.get("effect", {}))


def _told(event: RuleStep) -> tuple[str, list[str], str] | None:
    """The name of the rule, what was considered and what was chosen."""
    match event["step"]:
        case "overseer":
            considered = [f"slice {at}" for at in event["considered"]]
            return "overseer", considered, f"slice {event['chosen']}"
        case "mark":
            chosen = "none" if event["chosen"] is None else f"row {event['chosen']}"
            return "decree", [f"sum {event['sum']}"], chosen
        case "worker":
            return "worker", [], f"{event['worker']} {event['slice']}"
        case "gain" | "build":
            return event["shown"]["name"], [], names.shown_text(event["shown"])
        case "soak":
            return "soak", [], "soak"
        case "upgrade":
            return "upgrade", [], "artisan"
        case "master":
            return event["master"], [], event["master"]
        case "copy":
            return "administrator", [], names.shown_text(event["shown"])
        case "stacks":
            stacks = [event["taken"], event["discarded"]]
            return "craftsman", [], " ".join(stack for stack in stacks if stack)
        case "blacksmith":
            return "blacksmith", [], "blacksmith"
        case "ready":
            return "weapon", [], event["chosen"]
        case "fail":
            return "fail", [event["why"]["reason"]], "decree"
        case "spare":
            return "spare", [event["why"]["reason"]], event["chosen"]
        case "rotation":
            rows = [f"row {turns['row']}" for turns in event["considered"]]
            return "rotation", rows, f"inner {event['inner']} middle {event['middle']}"
        case "row":
            return "decree", [], f"row {event['row']}"
        case "score":
            return "score", [], str(event["effect"]["vp"])
        case "specialist":
            return _specialist(event)
        case "type":
            types = [f"{seen['type']} {seen['vp']}" for seen in event["considered"]]
            return "type", types, event["chosen"]
        case "group":
            groups = [
                f"{seen['letter']} {seen['type']}@{seen['space']}"
                for seen in event["considered"]
                if seen["letter"] is not None
            ]
            kept = " ".join(f"{event['type']}@{space}" for space in event["chosen"])
            return "group", groups, f"{event['letter']} {kept}" if event["letter"] else "new"
        case "narrow":
            return _narrow(event)
        case "built":
            return "built", event["considered"], f"{event['type']} {event['space']}"
        case "use":
            return "weapon", [], event["weapon"]
        case "inspect":
            moves = [
                f"{move['inspector']} {move['steps']:+d} swing {move['swing']:+d}"
                for move in event["considered"]
            ]
            move = event["chosen"]
            chosen = "stay" if move is None else f"{move['inspector']} {move['steps']:+d}"
            return "inspector", moves, chosen
        case "surprise":
            return "surprise", [], event["good"]
        case "new-master":
            return "master", [], event["master"]
        case "inspectors":
            column, row = (scored["line"] for scored in event["lines"])
            return "inspectors", [], f"col {names.COLUMNS.index(column) + 1} row {row}"
        case "musician" | "footman":
            return event["step"], [], event["space"]
        case "tile":
            return "tile", _counts(event["counts"]), event["tile"]
        case "group-scored":
            return "group", _counts(event["counts"]), f"{event['type']}@{event['space']}"
        case "leftover":
            return "leftover", [], "coins and clay"
    return None


def _counts(counts: list[int]) -> list[str]:
    return [f"seat {seat}: {count}" for seat, count in enumerate(counts)]


def _specialist(event: SpecialistSent) -> tuple[str, list[str], str]:
    kinds = [f"{seen['specialist']} {seen['verdict']}" for seen in event["considered"]]
    placed = event["chosen"]
    if placed is None:
        return "specialist", kinds, "none"
    return "specialist", kinds, f"{placed['specialist']} {placed['space']} {placed['weapon']}"


def _narrow(event: Narrow) -> tuple[str, list[str], str] | None:
    """Only steps that removed some spaces are told."""
    if event["outcome"] != "narrowed":
        return None
    name: str = event["by"]
    if name == "priority":
        name += " 1" if event["limit"] == 1 else f" 1-{event['limit']}"
    elif name == "best-priority":
        name += f" {event['limit']}"
    elif name == "tile":
        name += f" {event['tile']}"
    considered = [candidate["space"] for candidate in event["considered"]]
    return name, considered, " ".join(event["chosen"])
