"""Which decisions, chance events, options and explanations a recorded game uses.

The golden records must use all of `EVERY_BRANCH` together. Everything is read off the lines of a
replay (T7.9), so nothing here asks the rules.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from typing import Any

from bingma.games.terracotta import names

DECISIONS = [name for name in names.DECISIONS[:10] if name]
REASONS = {
    "T5.6 fail": ("no-clay", "no-coins", "no-room", "artisan"),
    "T5.7 spare": (
        "no-clay",
        "no-room",
        "no-master",
        "no-stack",
        "nothing-to-soak",
        "available",
        "priority",
        "decree",
    ),
}
VERDICTS = ("sold-out", "no-coins", "unwilling", "willing")
PM_ACTIONS = ("coins", "clay", "build", "soak", "upgrade", "weapon", *names.MASTERS)
RULES = (
    "T5.5.2 overseer",
    "T5.4 decree",
    "T5.5.3 worker",
    *(f"T5.6 {action}" for action in PM_ACTIONS),
    "T5.5.6 rotation",
    "T5.8 decree",
    "T5.8 weapon",
    "T5.8 score",
    "T5.9 specialist",
    "T5.10 type",
    "T5.10 group",
    "T5.10 priority 1",
    "T5.10 priority 1-2",
    "T5.10 priority 1-3",
    *(f"T5.10 tile {area}" for area in names.AREAS),
    *(f"T5.10 best-priority {n}" for n in range(1, 6)),
    "T5.10 musicians",
    "T5.10 footman",
    "T5.10 built",
    "T5.10 weapon",
    "T5.12 inspector",
    "T5.13 surprise",
    "T5.13 master",
    "T3.9 inspectors",
    "T3.9 musician",
    "T3.9 tile",
    "T3.11 footman",
    "T3.11 group",
    "T3.11 leftover",
)
PM_SPECIALISTS = names.SPECIALISTS[1:]

EVERY_BRANCH = frozenset(
    [
        *(f"decision {name}" for name in DECISIONS),
        *(f"chance {name}" for name in ("dice", "decree", "inspector", "stack", "master")),
        *(f"option {n}" for n in range(1, 9)),
        "no option",
        *(f"{n} players" for n in (2, 3, 4)),
        *(f"rule {rule}" for rule in RULES),
        *(f"{rule}: {why}" for rule, reasons in REASONS.items() for why in reasons),
        *(f"specialist {verdict}" for verdict in VERDICTS),
        *(f"minister places {kind}" for kind in PM_SPECIALISTS),
        "minister pays with the sword",
        *(f"letter {letter}" for letter in "abcdef"),
        "a new group",
        *(f"row {row}" for row in range(2, 13)),
        *(f"minister uses {weapon}" for weapon in names.WEAPONS),
        *(f"tile {tile}" for tile in names.TILES),
        *(f"action {text}" for text in ("rotate inner", "rotate middle", "take coin", "take clay")),
        *(f"action decline {good}" for good in names.GOODS),
        *(f"action build {kind}" for kind in names.TYPES),
        *(f"action specialist {kind}" for kind in names.SPECIALISTS),
        *(f"action face {way}" for way in names.DIRECTIONS),
        *(f"action use {way}" for way in names.DIRECTIONS),
        *(f"action {word}" for word in ("take", "hire", "use", "skip", "stay")),
        "stacks of two types",
        "stacks of one type",
        *(f"inspect {steps}" for steps in ("+1", "+2", "-1")),
        "an artisan is placed",
        "an automatic action",
        "surprise for clay",
        "surprise for coins",
        "an inspector stays",
    ]
)


def branches_of(record: dict[str, Any], lines: Iterable[Mapping[str, Any]]) -> set[str]:
    """Everything of `EVERY_BRANCH` that a replayed game uses."""
    setup = record["setup"]
    found = {f"option {n}" for n in setup.get("options", ())}
    found.add("no option" if setup.get("options") == [] else f"{setup.get('players')} players")
    for line in lines:
        if "action" in line:
            found |= {f"decision {line['decision']}", *of_action(line["action"])}
        found |= {f"chance {text.split()[0]}" for text in line["chance"]}
        if line["auto"]:
            found.add("an automatic action")
        for event in line["events"]:
            found.update(of_event(event))
    return found & EVERY_BRANCH


def of_action(text: str) -> Iterable[str]:
    """What an action of a player shows."""
    words = text.split()
    yield f"action {text}"
    if words[0] == "stacks":
        yield "stacks of two types" if len(words) == 3 else "stacks of one type"
    if words[0] == "inspect":
        yield f"inspect {words[2]}"
    if words[:2] == ["place", "artisan"]:
        yield "an artisan is placed"


def of_event(event: Mapping[str, Any]) -> Iterable[str]:
    """What an explanation shows."""
    rule, chosen, considered = event["rule"], event["chosen"], event["considered"]
    yield f"rule {rule}"
    if rule in REASONS:
        yield f"{rule}: {considered[0]}"
    if rule == "T5.9 specialist":
        yield from (f"specialist {text.split()[1]}" for text in considered)
        if chosen != "none":
            yield f"minister places {chosen.split()[0]}"
            if chosen.endswith("sword"):
                yield "minister pays with the sword"
    if rule == "T5.10 group":
        yield "a new group" if chosen == "new" else f"letter {chosen[0]}"
    if rule == "T5.8 decree":
        yield chosen
    if rule == "T5.10 weapon":
        yield f"minister uses {chosen}"
    if rule == "T3.9 tile":
        yield f"tile {chosen}"
    if rule == "T5.13 surprise":
        yield f"surprise for {chosen}"
    if (rule, chosen) == ("T5.12 inspector", "stay"):
        yield "an inspector stays"
