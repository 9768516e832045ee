"""The things of Xi'an as sayings."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from bingma.games import telling
from bingma.games.contract import Event
from bingma.games.telling import POINTS, Effect, Saying, joined, say
from bingma.games.xian import names

EndTiles = Mapping[str, Mapping[str, int]]
"""What game-end tiles score, as `printed()` has it."""


def tile_key(tile: str) -> str:
    """A bonus tile as part of a message key."""
    return tile.replace("/", "-")


def building(name: str) -> Saying:
    """A building."""
    return say(f"xian-building-{name}")


def colour(letter: str) -> Saying:
    """A colour, of a pigment or a card; "any" is any of them."""
    return say(f"xian-colour-{letter}")


def goods(resource: str, amount: int) -> Saying:
    """An amount of a resource, like "2 coins"."""
    return say(f"xian-goods-{resource}", n=amount)


def points(number: int) -> Saying:
    """A number of points."""
    return say("xian-points", n=number)


def tile(name: str) -> Saying:
    """A bonus tile."""
    return say(f"xian-tile-{tile_key(name)}")


def end_tile(name: str, printed: EndTiles) -> Saying:
    """A game-end tile; its attribute `scores` tells what it brings."""
    return say(f"xian-end-{name}", **printed[name])


def helper(name: str) -> Saying:
    """A helper; its attribute tells what it can do."""
    return say(f"xian-helper-{name}")


def equipment(card: str) -> Saying:
    """An equipment card by its kind."""
    return say(f"xian-equipment-{card.partition('-')[0]}")


def card(code: str) -> Saying:
    """A worker card; those who draw cards know it by its code."""
    return say("xian-card", card=code, colour=colour(code[0]), number=int(code[1]))


def cards(codes: Sequence[str]) -> Saying:
    """Some worker cards."""
    return say("xian-cards", cards=joined([card(code) for code in codes]))


def statue(text: str | None) -> tuple[int | None, int | None]:
    """Who painted a statue of a view's pit and whose seal lies under it (None: nobody)."""
    painter, _, seal = (text or "raw").partition("+seal:")
    return (None if painter == "raw" else int(painter)), (int(seal) if seal else None)


def effect_of(event: Event) -> Effect | None:
    """What an event costs or brings, if it is about goods or points."""
    match event["kind"]:
        case "paid":
            effect: Effect = {
                "seat": event["seat"],
                "what": event["resource"],
                "amount": -event["amount"],
            }
            if event["to"] is not None:
                effect["to"] = event["to"]
        case "gained":
            effect = {
                "seat": event["seat"],
                "what": event["resource"],
                "amount": event["amount"],
                "source": event["source"],
            }
        case "scored":
            effect = {
                "seat": event["seat"],
                "what": POINTS,
                "amount": event["points"],
                "source": event["source"],
            }
        case _:
            return None
    return effect


def merged(effects: Sequence[Effect], by_source: bool = False) -> list[Effect]:
    """Effects added up."""
    return telling.merged(effects, names.RESOURCES, by_source)
