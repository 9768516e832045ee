"""Questions, choices and refusals of Terracotta Army."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, cast

from bingma.games.contract import CHANCE, Event, Reason, View
from bingma.games.telling import (
    POINTS,
    Choice,
    Dealt,
    Leads,
    Question,
    Refused,
    Saying,
    Value,
    joined,
    say,
    who,
)
from bingma.games.terracotta import names, notation, shapes
from bingma.games.terracotta.ahead import can_look_ahead
from bingma.games.terracotta.rules.state import ROUNDS, State
from bingma.games.terracotta.telling import things
from bingma.games.terracotta.telling.things import MINISTER

# How many spaces are listed for a placement; the others can be typed.
LISTED_SPACES = 8
# Where a preview leaves what the player's own action brings.
BEYOND = frozenset({"turn-began", "round-began", "rule", "chance", "dried", "game-ended"})
# Specialists whose space is a lesson of its own.
SPACE_LESSONS = {"musician": "musician", "footman": "footman", "kneeling_archer": "kneeling"}
STEPS = {"north": (0, -1), "east": (1, 0), "south": (0, 1), "west": (-1, 0)}


def meaning(action: str) -> shapes.Meaning:
    """An action in parts."""
    return notation.meaning(notation.read(action))


def places(view: View, action: str) -> list[str]:
    """The spots of the board where an action is made."""
    parts = meaning(action)
    match parts["verb"]:
        case "place":
            return [f"slice:{parts['slice']}"]
        case "rotate":
            return [f"ring:{parts['ring']}"]
        case "take" | "hire" if view["turn"]["slice"] is not None and "good" not in parts:
            return [f"slice:{view['turn']['slice']}"]
        case "build":
            return [f"rack:{parts['type']}"]
        case "specialist":
            return [f"specialist:{parts['specialist']}"]
        case "at":
            return [f"space:{parts['space']}"]
        case "inspect":
            return [f"inspector:{parts['inspector']}{parts['steps']:+d}"]
        case "stacks":
            return [f"warehouse:{kind}" for kind in parts["types"]]
        case "face" | "use" if "direction" in parts:
            return [f"space:{space}" for space in beside(view["turn"]["space"], parts["direction"])]
        case "use":
            return [f"weapon:{weapon_of(view['turn']['figure'])}"]
    return []


def beside(space: str | None, direction: str) -> list[str]:
    """The space next to another one, if the grid has it."""
    if space is None:
        return []
    right, down = STEPS[direction]
    column, row = names.COLUMNS.index(space[0]) + right, names.ROWS.index(space[1]) + down
    if column not in range(len(names.COLUMNS)) or row not in range(len(names.ROWS)):
        return []
    return [f"{names.COLUMNS[column]}{names.ROWS[row]}"]


def weapon_of(kind: str) -> str:
    """The weapon of a type of warriors."""
    return names.WEAPONS[names.TYPES.index(kind)]


# Questions


def question(view: View) -> Question:
    """What the owner of a view has to decide, or whom they wait for."""
    if view["over"]:
        return {"title": say("wait-over"), "moment": moment(view)}
    if view.seat not in view["deciding"] or view.seat == CHANCE:
        title = say("wait-for", names=joined([who(seat) for seat in view["deciding"]]))
        if view["deciding"] == [CHANCE]:
            title = say("ta-wait-draw")
        return {"title": title, "moment": moment(view)}
    decision, turn = view["decision"], view["turn"]
    player = view["players"][view.seat]
    values: dict[str, Value] = {}
    if turn["figure"] is not None:
        values["figure"] = things.figure(turn["figure"])
    match decision:
        case "place":
            values = {"craftsmen": player["craftsmen"], "artisans": player["artisans"]}
            return _asked(view, "place", values, [], help="place")
        case "inner" | "middle" | "outer":
            values = {
                "slice": turn["slice"],
                "ring": things.ring(decision),
                "shown": things.shown(view["board"]["slices"][turn["slice"]][decision]),
                "goods": joined(stock(player)),
            }
            return _asked(view, "ring", values, [f"slice:{turn['slice']}"], help="ring")
        case "space" if turn["figure"] == "horse":
            return _asked(view, "rider", values, [])
        case "face":
            values["space"] = turn["space"]
            key = "face-horse" if turn["figure"] == "horse" else "face"
            return _asked(view, key, values, [f"space:{turn['space']}"])
        case "weapon":
            weapon = weapon_of(turn["figure"])
            values["weapon"] = things.weapon(weapon)
            values["brings"] = _bonus(view, weapon)
            about = [f"space:{turn['space']}", f"weapon:{weapon}"]
            return _asked(view, "weapon", values, about, help="weapon")
        case "inspector":
            return _asked(view, "inspector", {}, [])
        case "pm-space":
            values |= {"minister": who(MINISTER), "n": len(turn["choices"])}
            return _asked(
                view, decision, values, [f"space:{s}" for s in turn["choices"]], help=decision
            )
        case "pm-face":
            values["minister"] = who(MINISTER)
            return _asked(view, decision, values, [f"space:{turn['space']}"])
    return _asked(view, decision, values, [])


def _asked(
    view: View, key: str, values: dict[str, Value], about: list[str], help: str = ""
) -> Question:
    asked: Question = {
        "title": say(f"ta-ask-{key}", **values),
        "moment": moment(view),
        "first": say(f"ta-lesson-{_kind(view, key)}"),
    }
    if can_look_ahead(cast(State, view.knowledge), view.book.engine.rules):
        asked["ahead"] = say("ta-ask-ahead", minister=who(MINISTER))
    if help:
        asked["help"] = say(f"ta-help-{help}", **values)
    if about:
        asked["about"] = about
    return asked


def _kind(view: View, key: str) -> str:
    """What a beginner meets here: a kind of decision, what a ring offers, a figure to place."""
    turn = view["turn"]
    if key == "space":
        return SPACE_LESSONS.get(turn["figure"], key)
    if key != "ring":
        return key
    name: str = turn["offered"]["name"]
    if name in names.WEAPONS:
        return "arm"
    if name not in names.MASTERS:
        return name
    if name not in view["players"][view.seat]["masters"]:
        return "master"
    return "inspect" if name == "inspector" else "hired"


def moment(view: View) -> Saying:
    """When it is in the game."""
    now: State = cast(State, view.knowledge)
    if now.over:
        return say("ta-heading-final")
    return say("ta-moment", round=now.round_no, rounds=ROUNDS)


def stock(player: shapes.PlayerView) -> list[Saying]:
    """A player's coins and clay."""
    if player["minister"]:
        return [things.goods("coins", player["coins"]), things.goods("clay", player["wet"])]
    return [things.goods(what, player[what]) for what in ("coins", "wet", "dry")]


def _bonus(view: View, weapon: str) -> Saying:
    """T3.5: what a weapon brings."""
    printed = view.book.printed()["weapons"][weapon]
    key = f"ta-bonus-{printed['for_each'] or weapon}"
    return say(
        key, points=things.points(printed["vp"]), coins=things.goods("coins", printed["coins"])
    )


# Choices


def choices(
    view: View, actions: Sequence[str], previews: Sequence[Sequence[Event]]
) -> list[Choice]:
    """The legal actions with what they cost and bring."""
    found = []
    for action, preview in zip(actions, previews, strict=True):
        changes = next((event for event in preview if event["kind"] == "changes"), None)
        found.append((_choice(view, action, preview, changes), changes))
    if len(found) > LISTED_SPACES and view["decision"] in ("space", "pm-space"):
        # The most telling spaces first; the others can be typed.
        found.sort(key=lambda item: -item[1]["balance"] if item[1] else 0)
        for choice, _ in found[LISTED_SPACES:]:
            choice["listed"] = "asked"
    return [choice for choice, _ in found]


def _choice(view: View, action: str, preview: Sequence[Event], changes: Event | None) -> Choice:
    parts = meaning(action)
    verb = parts["verb"]
    effects = []
    for event in preview:
        if event["kind"] in BEYOND:
            break
        effect = things.effect_of(event)
        if effect is not None:
            effects.append(effect)
    if verb == "build" and view["turn"]["offered"]["name"] == "build":
        points = view["board"]["rack_vp"][parts["type"]]
        effects.append({"seat": view.seat, "what": POINTS, "amount": points, "source": "rack"})
    choice: Choice = {
        "action": action,
        "saying": saying(view, action),
        "effects": things.merged(effects, by_source=True),
        "notes": _notes(view, parts, changes),
        "places": places(view, action),
    }
    match verb:
        case "place":
            at = parts["slice"]
            choice["key"] = str(at) if parts["worker"] == "craftsman" else f"a{at}"
            choice["listed"] = "plain"
        case "rotate":
            choice["key"] = parts["ring"][0]
        case "at":
            choice["key"] = parts["space"]
        case "take" | "hire":
            # It is done where the worker stands, and its name tells more than the place.
            choice["button"] = True
    if changes is not None:
        choice["brief"] = _brief(view, changes)
    elif not choice["effects"] and not choice["notes"]:
        choice["notes"].append(say("ta-note-nothing"))
    return choice


def leads(view: View, choices: Sequence[Choice]) -> Leads:
    """Where a figure would stand best now: the choices of a space are sorted by that."""
    if view["decision"] != "space" or len(choices) <= LISTED_SPACES:
        return {"places": []}
    best = choices[0]["action"].partition(" ")[2]
    return {"saying": say("ta-leads-space", space=best), "places": choices[0]["places"]}


def saying(view: View, action: str) -> Saying:
    """An action in words: "Place a craftsman on slice 4"."""
    parts, turn = meaning(action), view["turn"]
    verb = parts["verb"]
    match verb:
        case "place":
            return say("ta-do-place", worker=things.worker(parts["worker"]), slice=parts["slice"])
        case "rotate":
            return say(f"ta-do-rotate-{parts['ring']}")
        case "take" if "good" in parts:
            return say(f"ta-do-take-{parts['good']}")
        case "take" | "hire" if turn["offered"] is not None:
            return say(f"ta-do-{verb}", shown=things.shown(turn["offered"]))
        case "decline":
            return say(f"ta-do-decline-{parts['good']}")
        case "build":
            return say("ta-do-build", figure=things.figure(parts["type"]))
        case "specialist":
            return say("ta-do-specialist", figure=things.figure(parts["specialist"]))
        case "stacks":
            return say("ta-do-stacks", types=things.many(parts["types"]))
        case "inspect":
            which, steps = things.inspector(parts["inspector"]), parts["steps"]
            return say("ta-do-inspect", inspector=which, steps=steps)
        case "at" if turn["figure"] == "horse":
            return say("ta-do-ride", space=parts["space"])
        case "at":
            return say("ta-do-at", space=parts["space"])
        case "face" | "use" if "direction" in parts:
            return say(f"ta-do-{verb}-direction", direction=things.direction(parts["direction"]))
    return say(f"ta-do-{verb}")


def _notes(view: View, parts: shapes.Meaning, changes: Event | None) -> list[Saying]:
    """What an action does besides costs and gains."""
    match parts["verb"]:
        case "place":
            return on_slice(view, parts["slice"])
        case "rotate":
            return [say(f"ta-note-rotate-{parts['ring']}")]
        case "build":
            return _build_notes(view, parts["type"])
        case "specialist":
            kind = parts["specialist"]
            weapon = view.book.printed()["specialists"][kind]["weapon"]
            return [_spent(weapon), say(f"ta-note-{kind}")]
        case "hire":
            return [_hired(view, view["turn"]["offered"]["name"])]
        case "take" if "good" not in parts:
            return _taken(view)
        case "use":
            return [_spent(weapon_of(view["turn"]["figure"]))]
        case "skip" | "stay":
            return [say(f"ta-note-{parts['verb']}")]
        case "at" if changes is None:
            return [say("ta-note-then-face")]
    if changes is None:
        return []
    return _changes(view, changes) or [say("ta-note-no-change")]


def _build_notes(view: View, kind: str) -> list[Saying]:
    notes = [say("ta-note-then-place")]
    weapon = weapon_of(kind)
    armed = {"weapon": weapon, "active": True} in view["players"][view.seat]["weapons"]
    if armed and view["turn"]["offered"]["name"] == "build":
        notes.append(say("ta-note-armed", weapon=things.weapon(weapon)))
    return notes


def _spent(weapon: str) -> Saying:
    return say("ta-note-spent", weapon=things.weapon(weapon))


def _hired(view: View, master: str) -> Saying:
    """T3.6: what a master does later, and in every clean-up."""
    printed = view.book.printed()
    keeps = next(m["keeps_clay"] for m in printed["masters"] if m["master"] == master)
    each = say("ta-note-keeps-clay" if keeps else "ta-note-brings-coin")
    clay = things.goods("wet", printed["claymaker_clay"])
    return say("ta-note-hire", use=say(f"ta-use-{master}", clay=clay), each=each)


def _taken(view: View) -> list[Saying]:
    """What `take` does where it brings no coins, clay or points."""
    name, player = view["turn"]["offered"]["name"], view["players"][view.seat]
    if name in names.WEAPONS:
        return [say("ta-note-weapon", weapon=things.weapon(name))]
    if name == "soak":
        return [say("ta-note-soak", n=player["dry"])]
    if name in ("upgrade", "priority", "blacksmith"):
        return [say(f"ta-note-{name}")]
    return []


def _changes(view: View, changes: Event) -> list[Saying]:
    """What a placement or an inspector's move changes beyond the points at once."""
    found = []
    if changes["weapon"]:
        found.append(say("ta-change-weapon", points=things.points(changes["weapon"])))
    if changes["group"] is not None:
        found.append(group(changes["group"]))
    for part, by_seat in changes["later"].items():
        shares = [
            say("ta-change-of", who=who(seat), change=things.signed(n))
            for seat, n in enumerate(by_seat)
            if n
        ]
        if shares:
            found.append(say(f"ta-change-{part}", shares=joined(shares, "comma")))
    return found


def group(found: shapes.Group) -> Saying:
    """A group with its strengths and who leads in it."""
    if found["size"] == 1 and sum(found["strengths"]) == 1:
        return say("ta-alone")
    values: dict[str, Value] = {"size": found["size"], "shares": things.shares(found["strengths"])}
    if found["leader"] is None:
        return say("ta-group-tied", **values)
    return say("ta-group-led", leader=who(found["leader"]), **values)


def _brief(view: View, changes: Event) -> list[Saying]:
    """The same in few letters: the group's size, and changes as own/best other."""
    words = []
    points = changes["weapon"] + sum(by_seat[view.seat] for by_seat in changes["now"].values())
    if points:
        words.append(things.signed(points))
    if changes["group"] is not None and changes["group"]["size"] > 1:
        words.append(say("ta-brief-group", size=changes["group"]["size"]))
    for part, by_seat in changes["later"].items():
        if any(by_seat):
            others = [n for seat, n in enumerate(by_seat) if seat != view.seat]
            own, other = things.signed(by_seat[view.seat]), things.signed(max(others, key=abs))
            words.append(say(f"ta-brief-change-{part}", own=own, other=other))
    return [say("ta-brief", parts=joined(words, "space"))] if words else []


# Draws, told by somebody who plays beside a real box


def draw(view: View, outcomes: Sequence[str]) -> tuple[Question, list[Choice]]:
    """T7.5: what was drawn is asked, with every outcome that there may be."""
    kind = meaning(outcomes[0])["verb"]
    asked: Question = {
        "title": say(f"ta-ask-draw-{kind}", minister=who(MINISTER)),
        "moment": moment(view),
        "help": say("ta-help-draw"),
    }
    return asked, [_outcome(outcome) for outcome in outcomes]


def dealt(masters: int) -> list[Dealt]:
    """T5.2: tiles, weapon row and first masters, as a real box has dealt them."""
    return [
        {
            "name": "tiles",
            "title": say("ta-box-tiles"),
            "count": ROUNDS,
            "things": {name: things.tile(name) for name in names.TILES},
        },
        {
            "name": "pm_weapons",
            "title": say("ta-box-weapons"),
            "count": len(names.WEAPONS),
            "things": {name: things.weapon(name) for name in names.WEAPONS},
        },
        {
            "name": "pm_masters",
            "title": say("ta-box-masters", n=masters),
            "count": masters,
            "things": {name: things.master(name) for name in names.MASTERS},
        },
    ]


def _outcome(outcome: str) -> Choice:
    parts = meaning(outcome)
    match parts["verb"]:
        case "dice" | "decree":
            (first, second), key = parts["dice"], " ".join(map(str, parts["dice"]))
            told = say("ta-drew-dice", first=first, second=second)
        case "inspector":
            told, key = say("ta-drew", what=things.inspector(parts["inspector"])), ""
        case "stack":
            told, key = say("ta-drew-stack", figure=things.figure(parts["type"])), ""
        case _:
            told, key = say("ta-drew", what=things.master(parts["master"])), ""
    # Not a place of the board: pages draw what was drawn by a part of their own.
    choice: Choice = {
        "action": outcome,
        "saying": told,
        "effects": [],
        "notes": [],
        "places": [f"draw:{outcome}"],
    }
    if key:
        # Two numbers are typed, not looked for in a list of 36.
        choice["key"], choice["listed"] = key, "asked"
    return choice


# The wheel


def on_slice(view: View, at: int) -> list[Saying]:
    """What the three rings of a slice would do now for the owner of the view."""
    return [on_ring(view, at, ring) for ring in names.RINGS]


def on_ring(view: View, at: int, ring: str) -> Saying:
    """What a ring would do, or that it is not possible."""
    told = offered(view, at, ring)
    if "you" not in view or view["you"]["offers"][at][ring]["possible"]:
        return told
    return say("ta-offer-impossible", what=told)


def offered(view: View, at: int, ring: str) -> Saying:
    """What a ring shows, with what it costs or brings the owner of the view now."""
    shown = view["board"]["slices"][at][ring]
    told = things.shown(shown)
    if "you" not in view:
        return told
    offer, player = view["you"]["offers"][at][ring], view["players"][view.seat]
    if offer["to_hire"]:
        price = things.goods("coins", player["hire_price"])
        told = say("ta-offer-hire", master=told, price=price)
    elif offer["copied"] is not None:
        told = say("ta-offer-copy", master=told, shown=things.shown(offer["copied"]))
    elif shown["name"] == "soak":
        told = say("ta-offer-soak", n=player["dry"])
    elif shown["name"] == "builder":
        price = things.goods("coins", -offer["effect"]["coins"])
        told = say("ta-offer-builder", master=told, price=price)
    return told


# Refusals

GENERAL = frozenset(
    {"game-over", "no-such-seat", "no-such-action", "not-your-decision", "impossible-chance"}
)


def refused(view: View, action: str, why: Reason) -> Refused:
    """An action that one might expect, and why it is not legal."""
    return {
        "action": action,
        "saying": saying(view, action),
        "why": reason(why),
        "places": places(view, action),
    }


def reason(why: Reason) -> Saying:
    """Why an action is not legal."""
    key = f"why-{why.key}" if why.key in GENERAL else f"ta-why-{why.key}"
    return say(key, **{name: _value(why, name, value) for name, value in why.values.items()})


def _value(why: Reason, name: str, value: Any) -> Value:
    match name:
        case "seat" if why.key != "no-such-seat":
            return who(value)
        case "weapon":
            return things.weapon(value)
        case "specialist" | "type":
            return things.figure(value)
        case "types":
            return things.many(value)
        case "master":
            return things.master(value)
        case "shown":
            return things.shown({"name": value, "n": why.values.get("n")})
        case "direction":
            return things.direction(value)
        case "choices":
            return things.spaces(value)
    assert isinstance(value, int | str)
    return value
