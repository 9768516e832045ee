"""How the rules decide for Li Si, step by step: as data and in words (T7.10)."""

from __future__ import annotations

from collections.abc import Sequence

from bingma.games.contract import Data, Event
from bingma.games.telling import Candidate, Saying, Step, Value, joined, say, who
from bingma.games.terracotta import shapes
from bingma.games.terracotta.telling import things
from bingma.games.terracotta.telling.things import HUMAN, MINISTER


def candidate(place: str, value: int | None = None, out: bool = False) -> Candidate:
    """Something that a step looked at."""
    return {"place": place, "value": value, "out": out}


def step(
    name: str,
    saying: Saying,
    considered: Sequence[Candidate] = (),
    chosen: Sequence[str] = (),
) -> Step:
    """A step of a decision."""
    return {"name": name, "saying": saying, "considered": [*considered], "chosen": [*chosen]}


def worker_on(worker: shapes.Worker) -> Saying:
    """A worker where it stands: "slice 5 (your artisan)"."""
    kind, at = things.worker(worker["worker"]), worker["slice"]
    if worker["seat"] == MINISTER:
        return say("ta-his-worker-on", worker=kind, slice=at)
    return say("ta-worker-on", who=who(worker["seat"]), worker=kind, slice=at)


def as_why(why: Data) -> Saying:
    """Why an action failed, or a spare action is taken instead of it."""
    reason = why["reason"]
    match reason:
        case "no-clay" | "no-coins":
            return say(f"ta-as-{reason}", needed=why["needed"], owned=why["owned"])
        case "no-room":
            return say(f"ta-as-no-{why['missing']}")
        case "no-master":
            return say("ta-as-no-master", master=things.master(why["master"]))
        case "available" if why["weapon"] is not None:
            return say("ta-as-available", weapon=things.weapon(why["weapon"]))
        case "available":
            return say("ta-as-all-available")
    return say(f"ta-as-{reason}")


def weapons_step(weapons: Sequence[shapes.Weapon], chosen: Sequence[str]) -> Step:
    """His row of weapons from the left."""
    considered = [candidate(f"weapon:{w['weapon']}", out=w["active"]) for w in weapons]
    saying = say("ta-step-weapons", weapons=things.row(weapons, minister=True))
    return step("weapons", saying, considered, chosen)


def stacks_step(stacks: Sequence[shapes.Stack], chosen: Sequence[str]) -> Step:
    """The clay of all warehouses."""
    told = [say("ta-stack", figure=things.figure(s["type"]), n=s["clay"]) for s in stacks]
    considered = [
        candidate(f"warehouse:{s['type']}", s["clay"], s["type"] not in chosen) for s in stacks
    ]
    saying = say("ta-step-stacks", stacks=joined(told, "comma"))
    return step("warehouses", saying, considered, [f"warehouse:{kind}" for kind in chosen])


def type_step(event: Event) -> Step:
    """T5.10: which type, and by which steps."""
    seen = [
        say(
            "ta-type-armed" if t["available"] else "ta-type-seen",
            figure=things.figure(t["type"]),
            points=things.points(t["vp"]),
        )
        for t in event["considered"]
    ]
    parts: list[Saying] = [say("ta-type-rack", types=joined(seen, "comma"))]
    for by in event["steps"]:
        values: dict[str, Value] = {"types": things.types(by["kept"])}
        if by["by"] == "tile":
            values["round"] = by["round"]
        parts.append(say(f"ta-type-{by['by']}", **values))
    considered = [
        candidate(f"rack:{t['type']}", t["vp"], t["type"] != event["chosen"])
        for t in event["considered"]
    ]
    saying = say("ta-step-type", parts=joined(parts, "clause"))
    return step("type", saying, considered, [f"rack:{event['chosen']}"])


def type_reason(event: Event) -> Saying:
    """The step that decided the type."""
    decided, by = event["decided"], [step["by"] for step in event["steps"]]
    if decided == "points" and "much-more" in by:
        return say("ta-because-type-much-more")
    if decided == "tile":
        return say("ta-because-type-tile", round=event["steps"][-1]["round"])
    return say(f"ta-because-type-{decided or 'only'}")


def group_step(event: Event) -> Step:
    """T5.10: which groups of the type he would join, and why."""
    chosen = [f"space:{space}" for space in event["chosen"]]
    considered = [
        candidate(f"space:{g['space']}", g["size"], g["space"] not in event["chosen"])
        for g in event["considered"]
    ]
    if not considered:
        return step("group", say("ta-step-no-group"))
    groups = [group_seen(group) for group in event["considered"]]
    saying = say("ta-step-group", groups=joined(groups, "clause"), reason=group_reason(event))
    return step("group", saying, considered, chosen)


def group_seen(group: shapes.GroupSeen) -> Saying:
    """A group that he looked at, with the strengths of both."""
    rank = say(f"ta-group-{group['letter'] or 'out'}", size=group["size"], human=who(HUMAN))
    values: dict[str, Value] = {"space": group["space"], "size": group["size"], "rank": rank}
    return say("ta-group-seen", shares=things.shares(group["strengths"]), **values)


def group_reason(event: Event) -> Saying:
    """Why he joins the groups that were kept, or none."""
    letter = event["letter"]
    if letter is None:
        return say("ta-because-touching" if event["touching"] else "ta-because-new")
    kept = next(g for g in event["considered"] if g["space"] == event["chosen"][0])
    return say(f"ta-because-group-{letter}", size=kept["size"], human=who(HUMAN))


def narrowed_by(event: Event) -> Saying:
    """What a step of the choice of a space looks at."""
    by = event["by"]
    values: dict[str, Value] = {}
    if by in ("priority", "best-priority"):
        values["n"] = event["limit"]
    elif by == "tile":
        values = {"tile": things.tile(event["tile"]), "round": event["round"]}
    return say(f"ta-because-{by}", **values)


def narrow_step(event: Event) -> Step:
    """T5.10: which spaces a step left."""
    seen, chosen = event["considered"], event["chosen"]
    considered = [
        candidate(f"space:{s['space']}", s["value"], s["space"] not in chosen) for s in seen
    ]
    values: dict[str, Value] = {"by": narrowed_by(event)}
    if event["outcome"] == "narrowed":
        values |= {"n": len(seen), "spaces": things.spaces(chosen), "left": len(chosen)}
    saying = say(f"ta-step-space-{event['outcome']}", **values)
    return step(event["by"], saying, considered, [f"space:{space}" for space in chosen])


def specialist_steps(event: Event) -> list[Step]:
    """T5.9: which specialists he looked at, in the order of his weapons."""
    if not event["considered"]:
        return [weapons_step(event["weapons"], [])]
    told = []
    for kind in event["considered"]:
        values: dict[str, Value] = {"figure": things.figure(kind["specialist"])}
        if kind["price"] is not None:
            values["price"] = things.goods("coins", kind["price"])
        told.append(say(f"ta-kind-{kind['verdict']}", **values))
    considered = [
        candidate(f"specialist:{k['specialist']}", k["price"], k["verdict"] != "willing")
        for k in event["considered"]
    ]
    chosen = [c["place"] for c in considered if not c["out"]]
    key = "ta-step-specialist-sword" if event.get("only_sword") else "ta-step-specialist"
    return [step("specialist", say(key, kinds=joined(told, "clause")), considered, chosen)]


def why_none(event: Event) -> str:
    """Why he places no specialist."""
    verdicts = {kind["verdict"] for kind in event["considered"]}
    if not verdicts:
        return "unarmed"
    return (
        "unwilling" if "unwilling" in verdicts else "no-coins" if "no-coins" in verdicts else "gone"
    )


def willing_step(event: Event) -> Step:
    """T5.9: the spaces that he would take."""
    spaces = [seen["space"] for seen in event["spaces"]]
    chosen = event["chosen"]["space"]
    considered = [
        candidate(f"space:{s['space']}", s["own"], s["space"] != chosen) for s in event["spaces"]
    ]
    key = "ta-step-chosen" if len(spaces) > 1 else "ta-step-only-space"
    saying = say(key, human=who(HUMAN), spaces=things.spaces(spaces or [chosen]))
    return step("chosen", saying, considered, [f"space:{chosen}"])


def inspector_step(event: Event) -> Step:
    """T5.12: the swing of each move."""
    moves = [
        say(
            "ta-move",
            inspector=things.inspector(move["inspector"]),
            steps=move["steps"],
            swing=things.signed(move["swing"]),
        )
        for move in event["considered"]
    ]
    places = [f"inspector:{m['inspector']}{m['steps']:+d}" for m in event["considered"]]
    chosen = event["chosen"]
    kept = [] if chosen is None else [f"inspector:{chosen['inspector']}{chosen['steps']:+d}"]
    considered = [
        candidate(place, move["swing"], place not in kept)
        for place, move in zip(places, event["considered"], strict=True)
    ]
    return step(
        "inspector", say("ta-step-inspector", moves=joined(moves, "clause")), considered, kept
    )


def scores(event: Event) -> Value:
    """Counts and points by seat."""
    return joined(
        [
            say("ta-score-of", who=who(seat), n=n, points=things.points(points))
            for seat, (n, points) in enumerate(zip(event["counts"], event["points"], strict=True))
        ],
        "comma",
    )


def brief(event: Event) -> Saying:
    """A step in two or three words."""
    step = event["step"]
    match step:
        case "overseer":
            return say("ta-told-overseer", slice=event["chosen"])
        case "mark" if event["chosen"] is None:
            return say("ta-told-mark-none")
        case "mark":
            return say("ta-told-mark", row=event["chosen"])
        case "row":
            return say("ta-told-mark", row=event["row"])
        case "worker":
            return say("ta-told-worker", worker=things.worker(event["worker"]))
        case "ready":
            return say("ta-told-ready", weapon=things.weapon(event["chosen"]))
        case "master" | "new-master":
            return say(f"ta-told-{step}", master=things.master(event["master"]))
        case "specialist-kind":
            return say("ta-told-type", figure=things.figure(event["chosen"]))
        case "musician" | "footman":
            return say("ta-told-built", figure=things.figure(step), space=event["space"])
        case "group-scored":
            values = {"figure": things.figure(event["type"]), "space": event["space"]}
            return say("ta-told-built", **values)
    return say(f"ta-told-{step}")


def icon(event: Event) -> str:
    """The thing that a step is about, for those who draw it."""
    match event["step"]:
        case "gain":
            return str(event["shown"]["name"])
        case "ready":
            return f"weapon-{event['chosen']}"
        case "master" | "new-master":
            return f"master-{event['master']}"
        case "worker":
            return str(event["worker"])
        case "specialist-kind":
            return f"build-{event['chosen']}"
        case step:
            return str(step)
