"""The things of Terracotta Army as sayings, and the spots of its board."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bingma.games import telling
from bingma.games.contract import Event
from bingma.games.telling import POINTS, Effect, Saying, Value, joined, say, who
from bingma.games.terracotta import names, shapes

MINISTER, HUMAN = 0, 1  # seats of the solo game
# Goods in the order in which costs and gains are told; the Prime Minister's clay is never dry.
KINDS = ("coins", "wet", "dry", "clay")
RESOURCES = {"coins": "coins", "clay": "wet", "dry clay": "dry"}
# A longer list of spaces is told by its number.
NAMED_SPACES = 8


def points(number: int) -> Saying:
    """A number of points."""
    return say("ta-points", n=number)


def goods(what: str, amount: int) -> Saying:
    """An amount of coins or clay."""
    return say(f"ta-goods-{what}", n=amount)


def figure(name: str) -> Saying:
    """A warrior type or a specialist."""
    return say(f"ta-figure-{name}")


def weapon(name: str) -> Saying:
    """A weapon."""
    return say(f"ta-weapon-{name}")


def weapons(found: Sequence[str]) -> Value:
    """Several weapons, each with its article."""
    return joined([say("ta-the-weapon", weapon=weapon(name)) for name in found])


def row(found: Sequence[Mapping[str, Any]], minister: bool) -> Value:
    """A player's weapons in their order; the Prime Minister's are available or not."""
    whose = "his-" if minister else ""
    told = [
        say(f"ta-{whose}weapon-{'on' if w['active'] else 'off'}", weapon=weapon(w["weapon"]))
        for w in found
    ]
    return joined(told, "comma")


def shown(what: shapes.Shown) -> Saying:
    """What a ring shows on a slice."""
    if what["n"] is None:
        return say(f"ta-shown-{what['name']}")
    return say(f"ta-shown-{what['name']}", n=what["n"])


def master(name: str) -> Saying:
    """A master."""
    return say(f"ta-shown-{name}")


def worker(name: str) -> Saying:
    """A craftsman or an artisan."""
    return say(f"ta-worker-{name}")


def ring(name: str) -> Saying:
    """A ring of the wheel."""
    return say(f"ta-ring-{name}")


def tile(name: str) -> Saying:
    """What a scoring tile counts."""
    return say(f"ta-tile-{name}")


def direction(name: str) -> Saying:
    """A direction on the grid."""
    return say(f"ta-direction-{name}")


def inspector(name: str) -> Saying:
    """The inspector of columns or of rows."""
    return say(f"ta-inspector-{name}")


def line(name: str) -> Saying:
    """A column or a row of the grid."""
    return say("ta-row" if name in names.ROWS else "ta-column", line=name)


def types(found: Sequence[str]) -> Value:
    """Several types of warriors."""
    return joined([figure(name) for name in found])


def decree(row: Mapping[str, Any]) -> Saying:
    """What a row of the decree chart orders."""
    values: dict[str, Value] = {}
    if row["order"] == "weapon":
        values["weapon"] = weapon(row["weapon"])
    elif row["order"] == "build":
        values["n"] = row["clay"]
    return say(f"ta-order-{row['order']}", **values)


def many(found: Sequence[str]) -> Value:
    """Several types of warriors in the plural."""
    return joined([say("ta-figures", figure=figure(name)) for name in found])


def spaces(found: Sequence[str]) -> Value:
    """Several spaces: by name, or only their number if they are many."""
    if len(found) > NAMED_SPACES:
        return say("ta-spaces", n=len(found))
    return joined([*found])


def shares(counts: Sequence[int]) -> Value:
    """Numbers by seat, of those who have one."""
    return joined([say("ta-share", who=who(p), n=n) for p, n in enumerate(counts) if n], "comma")


def signed(number: int) -> Saying:
    """A change with its sign."""
    return say("ta-plus" if number > 0 else "ta-minus" if number < 0 else "ta-zero", n=abs(number))


def effect_of(event: Event) -> Effect | None:
    """What an event of a player costs or brings, if it is about goods or points."""
    match event["kind"]:
        case "paid" | "gained":
            amount = event["amount"] if event["kind"] == "gained" else -event["amount"]
            return {
                "seat": event["seat"],
                "what": RESOURCES[event["resource"]],
                "amount": amount,
            }
        case "scored":
            return {
                "seat": event["seat"],
                "what": POINTS,
                "amount": event["points"],
                "source": event["source"],
            }
    return None


def effects_of(effect: shapes.Effect, source: str) -> list[Effect]:
    """What a step of the Prime Minister costs and brings him."""
    kinds = {"coins": "coins", "clay": "clay", "vp": POINTS}
    amounts: dict[str, Any] = {**effect}
    return [
        {"seat": MINISTER, "what": kinds[kind], "amount": amount, "source": source}
        for kind, amount in amounts.items()
        if amount
    ]


def points_of(scored: Sequence[int], source: str) -> list[Effect]:
    """Points by seat."""
    return [
        {"seat": seat, "what": POINTS, "amount": n, "source": source}
        for seat, n in enumerate(scored)
        if n
    ]


def merged(effects: Sequence[Effect], by_source: bool = False) -> list[Effect]:
    """Effects added up."""
    return telling.merged(effects, KINDS, by_source)
