"""Questions, choices and refusals of Xi'an."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from bingma.games.contract import Event, Reason, Result, View
from bingma.games.telling import (
    Choice,
    Leads,
    Question,
    Refused,
    Saying,
    Value,
    joined,
    points_of,
    say,
    who,
)
from bingma.games.xian import names
from bingma.games.xian.rules.state import State
from bingma.games.xian.telling import things
from bingma.games.xian.telling.things import EndTiles

# Where on the board an action is made, by its first word.
PLACES = {
    "craft": ("niche",),
    "paint": ("niche",),
    "enter": ("building",),
    "open": ("building",),
    "free": ("building",),
    "extra": ("building",),
    "forge": ("slot",),
    "keep": ("end",),
    "pay": ("store",),
    "give": ("store",),
    "take": ("store", "stock"),
}
FIXED_PLACES = {
    "work": "top:work",
    "pigment": "top:pigment",
    "market": "tile:market",
    "discount": "tile:discount",
    "seal": "mine:seal",
}
# Actions that are put together from cards.
DRAFTS = ("favour", "plan")


def places(action: str) -> list[str]:
    """The spots of the board where an action is made."""
    if action in FIXED_PLACES:
        return [FIXED_PLACES[action]]
    verb, _, rest = action.partition(" ")
    return [f"{kind}:{rest}" for kind in PLACES.get(verb, ())]


def question(view: View) -> Question:
    """What the owner of a view has to decide, or whom they wait for."""
    if view["over"]:
        return {"title": say("wait-over"), "moment": moment(view)}
    if view.seat not in view["deciding"]:
        waiting: Question = {"title": _waiting(view), "moment": moment(view)}
        if "you" in view and view["you"]["plan"]:
            waiting["help"] = say("xian-ask-planned")
        return waiting
    player, own, decision = view["players"][view.seat], view["you"], view["decision"]
    key = decision
    values: dict[str, Value] = {}
    match decision:
        case "work":
            values = {"card": things.card(player["top"]), "work": work(view, player["top"])}
            values["colour"] = things.colour(player["top"][0])
        case "build" | "after" if own["discounted"]:
            key = "discount"
        case "craft":
            values = {"goods": things.goods("clay", player["clay"])}
        case "seal":
            values = {"seals": player["seals"], "space": view["board"]["at"]}
        case "pay":
            values = {"space": view["board"]["at"]}
        case "forge":
            values = {"goods": things.goods("coin", player["coins"])}
        case "exchange":
            gives = any(action.startswith("give") for action in own["legal"])
            key = "give" if gives else "take"
    asked: Question = {
        "title": say(f"xian-ask-{key}", **values),
        "moment": moment(view),
        "help": say(f"xian-help-{key}", **values),
        "first": say(f"xian-lesson-{key}"),
    }
    if view["board"]["at"] is not None:
        asked["about"] = [f"niche:{view['board']['at']}"]
    return asked


def moment(view: View) -> Saying:
    """When it is in the game."""
    now: State = cast(State, view.knowledge)
    if now.over:
        return say("xian-scoring")
    key = "xian-moment" if now.stage else "xian-moment-favour"
    return say(key, turn=now.turn, turns=view.book.printed()["turns"], round=now.stage)


def _waiting(view: View) -> Saying:
    seats = joined([who(seat) for seat in view["deciding"]])
    together = view["decision"] in DRAFTS
    return say("wait-together" if together else "wait-for", names=seats)


def work(view: View, card: str) -> Saying:
    """What a worker card's own action would bring the owner of the view now."""
    brings = view["you"]["work"][card]
    if brings["helper"] is not None:
        helper = things.helper(brings["helper"])
        return say("xian-work-helper", helper=helper, points=brings["points"])
    found = [things.goods(what, n) for what, n in brings["goods"].items()]
    return say("xian-work-goods", goods=joined(found))


def choices(
    view: View, actions: Sequence[str], previews: Sequence[Sequence[Event]]
) -> list[Choice]:
    """The legal actions with what they cost and bring."""
    return [
        _choice(view, action, preview) for action, preview in zip(actions, previews, strict=True)
    ]


def _choice(view: View, action: str, preview: Sequence[Event]) -> Choice:
    verb, _, rest = action.partition(" ")
    effects = [
        effect
        for event in preview
        if event.get("seat") == view.seat and (effect := things.effect_of(event)) is not None
    ]
    choice: Choice = {
        "action": action,
        "saying": saying(view, action),
        "effects": things.merged(effects, by_source=True),
        "notes": [*_notes(view, verb, preview), *_further(view, verb, rest, preview)],
        "places": places(action),
    }
    if action in FIXED_PLACES:
        choice["button"] = True
    if verb in DRAFTS:
        choice["draft"] = True
    match verb:
        case "plan" if len(view["you"]["hand"]) > 2:
            top = rest.partition("/")[0]
            choice["group"] = say("xian-group-plan", card=things.card(top), work=work(view, top))
        case "craft":
            price = things.goods("clay", view["you"]["craft_clay"][rest[0]])
            choice["group"] = say("xian-group-craft", section=rest[0], goods=price)
            choice["brief"] = bonus(view, rest)
        case "forge":
            choice["key"] = rest
    return choice


def saying(view: View, action: str) -> Saying:
    """An action in words: "Craft at B5"."""
    verb, _, rest = action.partition(" ")
    match verb:
        case "work" if (recruited := _recruited(view)) is not None:
            return say("xian-do-recruit", helper=recruited)
        case "enter" | "open" | "free" | "extra":
            return say(f"xian-do-{verb}", building=things.building(rest))
        case "craft" | "paint":
            return say(f"xian-do-{verb}", space=rest)
        case "pay" | "give" | "take":
            return say(f"xian-do-{verb}", goods=things.goods(rest, 1))
        case "keep":
            return say("xian-do-keep", tile=things.end_tile(rest, view.book.printed()["end_tiles"]))
        case "forge":
            card = view["board"]["display"][int(rest) - 1]
            if card is None:
                return say("xian-do-forge-slot", slot=int(rest))
            return say("xian-do-forge", card=things.equipment(card))
        case "plan":
            top, bottom = rest.split("/")
            return say("xian-do-plan", top=things.card(top), bottom=things.card(bottom))
        case "favour":
            if not rest:
                return say("xian-do-favour-none")
            return say("xian-do-favour", cards=things.cards(rest.split()))
    return say(f"xian-do-{verb}")


def _recruited(view: View) -> Saying | None:
    """The helper whom the owner of the view would recruit by working now (X5.3)."""
    top = view["players"][view.seat]["top"]
    helper = None if top is None else view["you"]["work"][top]["helper"]
    return None if helper is None else things.helper(helper)


def _notes(view: View, verb: str, preview: Sequence[Event]) -> list[Saying]:
    """What an action does besides costs and gains."""
    notes = []
    for event in preview:
        if event.get("seat") != view.seat:
            continue
        match event["kind"]:
            case "recruited":
                notes.append(say("xian-note-recruit", helper=things.helper(event["helper"])))
            case "painted" if event["group"] > 1:
                notes.append(say("xian-note-group", size=event["group"]))
            case "forged":
                notes.append(_face(view, event["card"], named=verb != "forge"))
            case "advanced":
                notes.append(say("xian-note-advance", space=event["space"]))
            case "tile-taken":
                notes.append(say("xian-note-tile", tile=things.tile(event["tile"])))
    return notes


def _further(view: View, verb: str, rest: str, preview: Sequence[Event]) -> list[Saying]:
    """What follows an action, or what it means."""
    done = {event["kind"] for event in preview}
    match verb:
        case "plan":
            top, bottom = rest.split("/")
            return [
                say("xian-note-works", work=work(view, top), colour=things.colour(top[0])),
                _order(view, int(bottom[1])),
            ]
        case "favour":
            count = len(rest.split())
            return [say("xian-note-draw", count=count)]
        case "enter" | "open" | "free" | "extra":
            # Without an effect in the preview the action itself is still to be chosen.
            if not done & {"advanced", "forged", "painted"}:
                return [say(f"xian-then-{rest}")]
            last = len(names.BONUS_TILES) + 1
            if any(e["kind"] == "advanced" and e["space"] == last for e in preview):
                return [say("xian-then-palace")]
        case "paint" if "painted" not in done:
            return [say("xian-then-pay")]
        case "keep":
            values = view.book.printed()["end_tiles"]
            return [say("xian-note-end-tile", tile=things.end_tile(rest, values))]
        case "give":
            player = view["players"][view.seat]
            owned = {"coin": player["coins"], "clay": player["clay"], **player["pigments"]}
            return [say("xian-note-owned", count=owned[rest])]
        case "take" if rest in names.COLOURS:
            return [say("xian-note-stock", count=view["board"]["pigment_stock"][rest])]
        case "work" | "pigment" if not preview or done == {"action"}:
            return [say("xian-note-nothing")]
        case "market" | "discount" | "done" | "stop" | "seal" | "no-seal":
            return [say(f"xian-note-{verb}")]
    return []


def _order(view: View, number: int) -> Saying:
    """When a bottom card lets one go, and who goes first when numbers are equal (X4.3)."""
    ahead = view["board"]["ahead"]
    at = ahead.index(view.seat)
    if at == 0:
        return say("xian-note-first-in-ties", number=number)
    if at == len(ahead) - 1:
        return say("xian-note-last-in-ties", number=number)
    before = joined([who(seat) for seat in ahead[:at]])
    return say("xian-note-in-ties", number=number, names=before)


def _face(view: View, card: str, named: bool) -> Saying:
    """An equipment card's material and section; its name too where the action does not say it."""
    face = view.book.printed()["equipment"][card.partition("-")[0]]
    material = say(f"xian-material-{face['material']}")
    if not named:
        return say("xian-note-equipment", material=material, section=face["section"])
    values: dict[str, Value] = {"material": material, "section": face["section"]}
    return say("xian-read-equipment", card=things.equipment(card), **values)


def bonus(view: View, space: str) -> list[Saying]:
    """What crafting on a space brings."""
    bonus = view["board"]["bonuses"][space]
    found = [things.points(bonus["pp"])]
    if bonus["coins"]:
        found.append(things.goods("coin", bonus["coins"]))
    if bonus["pigment"]:
        found.append(things.goods(bonus["pigment"], 1))
    return found


def leads(view: View, choices: Sequence[Choice]) -> Leads:
    """What can be chosen after entering a building: where, and what is best for points."""
    saying = _within_reach(view, choices)
    if saying is None:
        return {"places": []}
    return {"saying": saying, "places": [place for choice in choices for place in choice["places"]]}


def _within_reach(view: View, choices: Sequence[Choice]) -> Saying | None:
    found = [choice["action"].partition(" ")[2] for choice in choices]
    best = max(choices, key=lambda choice: points_of(choice, view.seat), default=None)
    match view["decision"]:
        case "craft" | "paint" as decision if best is not None:
            among = sorted({space[0] for space in found}) if decision == "craft" else found
            values: dict[str, Value] = {"spaces": joined([*among]), "n": len(among)}
            if (points := points_of(best, view.seat)) > 0:
                values |= {
                    "best": best["action"].partition(" ")[2],
                    "points": things.points(points),
                }
                return say(f"xian-leads-{decision}-best", **values)
            return say(f"xian-leads-{decision}", **values)
        case "forge":
            return say("xian-leads-forge", cards=joined([_forged(view, slot) for slot in found]))
        case "keep":
            tiles = view.book.printed()["end_tiles"]
            kept = joined([things.end_tile(name, tiles) for name in found])
            return say("xian-leads-keep", tiles=kept)
    return None


def _forged(view: View, slot: str) -> Saying:
    return things.equipment(view["board"]["display"][int(slot) - 1])


# Refusals

GENERAL = frozenset(
    {"game-over", "no-such-seat", "no-such-action", "not-your-decision", "already-decided"}
)


def refused(view: View, action: str, why: Reason) -> Refused:
    """An action that one might expect, and why it is not legal."""
    return {
        "action": action,
        "saying": saying(view, action),
        "why": reason(why, view.book.printed()["end_tiles"]),
        "places": places(action),
    }


def reason(why: Reason, end_tiles: EndTiles) -> Saying:
    """Why an action is not legal."""
    key = f"why-{why.key}" if why.key in GENERAL else f"xian-why-{why.key}"
    values = {name: _value(why.key, name, v, end_tiles) for name, v in why.values.items()}
    return say(key, **values)


def _value(key: str, name: str, value: Any, end_tiles: EndTiles) -> Value:
    match name:
        case "seat" if key != "no-such-seat":
            return who(value)
        case "building" | "other":
            return things.building(value)
        case "resource" | "colour":
            return say(f"xian-resource-{value}")
        case "tile" if key.startswith("end-tile"):
            return things.end_tile(value, end_tiles)
        case "tile":
            return things.tile(value)
        case "pigments":
            return joined([_pigments(section) for section in value], "clause")
    assert isinstance(value, int | str)
    return value


def _pigments(asked: dict[str, Any]) -> Saying:
    """What a section asks for: "A: 1 blue and any other"."""
    colours = [things.colour(letter) for letter in asked["colours"]]
    key = "xian-why-one-of" if asked["discounted"] else "xian-why-all-of"
    return say(key, section=asked["section"], colours=joined(colours))


def outcome(result: Result) -> Saying:
    """Who won, and how clearly; the supervisor's place decides a tie (X9.6)."""
    first, second = (place[0] for place in result["ranking"][:2])
    best, next_best = (result["scores"][seat]["total"] for seat in (first, second))
    ahead = best - next_best
    key = "xian-wins" if ahead else "xian-wins-tie"
    points = things.points(best)
    return say(key, who=who(first), points=points, ahead=ahead, second=who(second))
