"""Events as data (what moved from where to where), from the numbers that the rules emit."""

from __future__ import annotations

from bingma.games.contract import Event, RawEvent
from bingma.games.xian import names
from bingma.games.xian.notation import FIXED
from bingma.games.xian.rules import events as kinds
from bingma.games.xian.rules.state import HAND, MAJORITIES, NONE

SOURCES = (
    "work",
    "pigment",
    "pass",
    "minister",
    "fee",
    "craft",
    "ceramist",
    "paint",
    "helper",
    "equipment",
    "exchange",
    "start",
    "space",
)

PRIVATE = frozenset({kinds.FAVOUR_CHOSEN, kinds.PLAN_CHOSEN, kinds.DRAWN})
BARRIERS = frozenset(
    {
        kinds.DRAWN,
        kinds.FAVOURED,
        kinds.REVEALED,
        kinds.REQUEST_OPENED,
        kinds.EQUIPMENT_OPENED,
        kinds.GAME_ENDED,
    }
)

# What follows a go without anybody's choice.
NOT_THE_PLAYERS_DOING = frozenset(
    {kinds.GO_BEGAN, kinds.ROUND_BEGAN, kinds.TURN_BEGAN, kinds.BUILDERS_HOME, kinds.PART_SCORED}
)


def owner(raw: RawEvent) -> int | None:
    """The seat that alone may learn of a private event; None for a public one."""
    return raw[1] if raw[0] in PRIVATE else None


def describe(raw: RawEvent) -> Event:
    """One event with names for its numbers."""
    kind, seat, a, b, c = raw
    resource = names.RESOURCES
    match kind:
        case kinds.ACTED:
            event: Event = {"kind": "action", "action": FIXED[a], "automatic": bool(b)}
        case kinds.FAVOUR_CHOSEN:
            event = {"kind": "favour-chosen", "places": [i + 1 for i in range(HAND) if a >> i & 1]}
        case kinds.PLAN_CHOSEN:
            top, bottom = names.WORKER_CARDS[a], names.WORKER_CARDS[b]
            event = {"kind": "plan-chosen", "top": top, "bottom": bottom}
        case kinds.FAVOURED:
            event = {"kind": "favoured", "cards": a}
        case kinds.DRAWN:
            event = {"kind": "drawn", "card": names.WORKER_CARDS[a]}
        case kinds.REVEALED:
            top, bottom = names.WORKER_CARDS[a], names.WORKER_CARDS[b]
            event = {"kind": "revealed", "top": top, "bottom": bottom, "place": c + 1}
        case kinds.GAINED:
            event = {"kind": "gained", "resource": resource[a], "amount": b, "source": SOURCES[c]}
        case kinds.PAID:
            event = {"kind": "paid", "resource": resource[a], "amount": b}
            event["to"] = None if c == NONE else c
        case kinds.SCORED:
            event = {"kind": "scored", "points": a, "source": SOURCES[b]}
        case kinds.RECRUITED:
            event = {"kind": "recruited", "helper": names.HELPERS[a]}
        case kinds.BUILDER_SENT:
            event = {"kind": "builder-sent", "building": names.BUILDINGS[a]}
        case kinds.CRAFTED:
            event = {"kind": "crafted", "space": names.SPACES[a]}
        case kinds.SEALED:
            event = {"kind": "sealed", "space": names.SPACES[a]}
        case kinds.PAINTED:
            event = {"kind": "painted", "space": names.SPACES[a], "group": b}
        case kinds.FORGED:
            event = {"kind": "forged", "slot": a + 1, "card": names.EQUIPMENT_CARDS[b]}
        case kinds.ADVANCED:
            event = {"kind": "advanced", "space": a}
        case kinds.TILE_TAKEN:
            event = {"kind": "tile-taken", "tile": names.BONUS_TILES[a]}
        case kinds.TILE_USED:
            event = {"kind": "tile-used", "tile": names.BONUS_TILES[a]}
        case kinds.END_TILE_KEPT:
            event = {"kind": "end-tile-kept", "tile": names.END_TILES[a]}
        case kinds.TURN_BEGAN:
            event = {"kind": "turn-began", "turn": a}
        case kinds.ROUND_BEGAN:
            event = {"kind": "round-began", "round": a}
        case kinds.GO_BEGAN:
            event = {"kind": "go-began"}
        case kinds.REQUEST_FULFILLED:
            event = {"kind": "request-fulfilled", "space": names.REQUEST_SPACES[a]}
            event |= {"token": b + 1, "turn": c}
        case kinds.REQUEST_OPENED:
            event = {"kind": "request-opened", "space": names.REQUEST_SPACES[a], "token": b + 1}
        case kinds.MINISTER_MOVED:
            event = {"kind": "minister-moved", "building": names.BUILDINGS[a]}
        case kinds.EQUIPMENT_LEFT:
            event = {"kind": "equipment-left", "slot": a + 1, "card": names.EQUIPMENT_CARDS[b]}
        case kinds.EQUIPMENT_SLID:
            event = {"kind": "equipment-slid", "from": a + 1, "to": b + 1}
            event["card"] = names.EQUIPMENT_CARDS[c]
        case kinds.EQUIPMENT_OPENED:
            event = {"kind": "equipment-opened", "slot": a + 1, "card": names.EQUIPMENT_CARDS[b]}
        case kinds.BUILDERS_HOME:
            event = {"kind": "builders-home"}
        case kinds.PART_SCORED:
            event = {"kind": "part-scored", "part": names.SCORE_PARTS[a], "points": b}
            if a == MAJORITIES:
                event["section"] = names.SECTIONS[c]
        case kinds.GAME_ENDED:
            event = {"kind": "game-ended"}
        case _:
            raise ValueError(f"unknown kind of event: {kind}")
    return event if seat == NONE else {**event, "seat": seat}
