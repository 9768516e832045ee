"""The log of Xi'an: one line for what a player calls one action."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass

from bingma.games.contract import Event
from bingma.games.telling import POINTS, Act, Effect, Log, Value, joined, say, who
from bingma.games.xian import names
from bingma.games.xian.telling import things

# Actions that finish what the last one began, told in one line with it.
CONTINUED = frozenset(
    {"craft", "seal", "no-seal", "paint", "pay", "forge", "keep", "give", "take", "stop"}
)
# What happens between two turns, told in one line.
BETWEEN_TURNS = {
    "builders-home": "builders-home",
    "request-fulfilled": "fulfilled",
    "minister-moved": "minister",
    "request-opened": "opened",
    "equipment-left": "left",
    "equipment-opened": "equipment",
}
# The rule of each part of the final scoring.
PART_RULES = {
    "majorities": "X9.1",
    "equipment": "X9.2",
    "mausoleum": "X9.3",
    "end_tile": "X9.4",
    "resources": "X9.5",
}
# Events that say nothing of their own: the next ones or the table show what came of them.
SILENT = frozenset({"decided", "favour-chosen", "plan-chosen", "go-began", "equipment-slid"})
# Events that are told together with the next ones of their kind.
TOGETHER = ("revealed", "favoured", "drawn")


@dataclass
class _Act(Act):
    """An action of Xi'an."""

    announced: bool = False
    """The discount is announced; the building action belongs to it."""


class XianLog(Log):
    """Puts the events of actions together into lines."""

    kinds = names.RESOURCES
    act: _Act | None

    def __init__(
        self,
        request_colours: Sequence[str],
        end_tiles: things.EndTiles,
        turn: int,
        stage: int,
    ) -> None:
        super().__init__()
        self.request_colours = request_colours
        self.end_tiles = end_tiles
        self.scoring = False  # whether the final scoring has begun
        self.heading(0, say("xian-turn", turn=turn), 1)
        if stage:
            self.heading(0, say("xian-round", round=stage), 2)

    def add(self, number: int, events: Sequence[Event]) -> None:
        i = 0
        while i < len(events):
            kind = events[i]["kind"]
            run = i + 1
            if kind in TOGETHER or kind in BETWEEN_TURNS:
                alike = BETWEEN_TURNS if kind in BETWEEN_TURNS else (kind,)
                while run < len(events) and events[run]["kind"] in (*alike, *SILENT):
                    run += 1
            elif kind == "part-scored":
                part = _part_of(events[i])
                while run < len(events) and _part_of(events[run]) == part:
                    run += 1
                # Each part is shown on the board by itself.
                self.event = run
            self.tell(number, [e for e in events[i:run] if e["kind"] not in SILENT])
            self.event = 0
            i = run
        self.update()

    def tell(self, number: int, events: Sequence[Event]) -> None:
        """One event, or several that are told together."""
        if not events:
            return
        event = events[0]
        match event["kind"]:
            case "action":
                self.action(number, event)
            case "turn-began":
                self.heading(number, say("xian-turn", turn=event["turn"]), 1)
            case "round-began":
                self.heading(number, say("xian-round", round=event["round"]), 2)
            case "game-ended":
                self.alone(number, say("xian-log-ended"))
            case "revealed":
                self.revealed(number, events)
            case "favoured":
                self.favoured(number, events)
            case "drawn":
                seat = event["seat"]
                drawn = say("xian-did-draw", cards=things.cards([e["card"] for e in events]))
                self.alone(number, say("line-of", who=who(seat), what=drawn), seat)
            case "part-scored":
                self.part_scored(number, events)
            case kind if kind in BETWEEN_TURNS:
                self.between_turns(number, events)
            case _:
                self.happened(number, event)

    # Actions

    def action(self, number: int, event: Event) -> None:
        """An action begins a line, or goes on with that of the action before."""
        seat, verb = event["seat"], event["action"].partition(" ")[0]
        act = self.act
        goes_on = verb in CONTINUED or (event["automatic"] and verb != "pass")
        if act is None or act.seat != seat or not (goes_on or act.announced):
            self.close()
            act = self.act = _Act(seat, number, number)
        act.last = number
        if verb in ("work", "pigment"):
            act.phrases.append(say(f"xian-did-{verb}"))
        elif verb == "pass":
            key = "xian-did-pass-alone" if event["automatic"] else "xian-did-pass"
            act.phrases.append(say(key))

    def happened(self, number: int, event: Event) -> None:
        """What an action does and brings."""
        act = self.act
        if act is None:
            act = self.act = _Act(event["seat"], number, number)
        act.last = number
        effect = things.effect_of(event)
        if effect is not None:
            act.effects.append(effect)
            return
        act.places += _places(event)
        match event["kind"]:
            case "recruited":
                # Recruiting is what the work was.
                act.phrases = [say("xian-did-recruit", helper=things.helper(event["helper"]))]
            case "builder-sent":
                enters = say("xian-did-enter", building=things.building(event["building"]))
                act.phrases.append(enters)
            case "crafted":
                act.phrases.append(say("xian-did-craft", space=event["space"]))
            case "sealed":
                act.phrases.append(say("xian-did-seal"))
            case "painted":
                group = event["group"]
                act.phrases.append(say("xian-did-paint", space=event["space"], group=group))
            case "forged":
                act.phrases.append(say("xian-did-forge", card=things.equipment(event["card"])))
            case "advanced":
                act.phrases.append(say("xian-did-advance", space=event["space"]))
            case "tile-taken":
                act.phrases.append(say("xian-did-take-tile", tile=things.tile(event["tile"])))
            case "tile-used":
                act.announced = event["tile"] == "discount"
                act.phrases.append(say("xian-did-use-tile", tile=things.tile(event["tile"])))
            case "end-tile-kept":
                kept = things.end_tile(event["tile"], self.end_tiles)
                act.phrases.append(say("xian-did-keep", tile=kept))

    # What nobody does

    def revealed(self, number: int, events: Sequence[Event]) -> None:
        pairs = [
            say(
                "xian-pair-of",
                who=who(event["seat"]),
                top=things.card(event["top"]),
                bottom=things.card(event["bottom"]),
            )
            for event in sorted(events, key=lambda event: event["place"])
        ]
        self.alone(number, say("xian-log-revealed", pairs=joined(pairs, "comma")))

    def favoured(self, number: int, events: Sequence[Event]) -> None:
        """How many cards everybody exchanged; what one drew for them comes after it."""
        drawn = self.lines[-1]["first"] == number and self.lines.pop()
        for event in events:
            told = say("xian-did-favour", cards=event["cards"])
            saying = say("line-of", who=who(event["seat"]), what=told)
            self.alone(number, saying, event["seat"])
        if drawn:
            self.lines.append(drawn)

    def part_scored(self, number: int, events: Sequence[Event]) -> None:
        if not self.scoring:
            self.scoring = True
            self.heading(number, say("xian-scoring"), 1)
        part, section = _part_of(events[0])
        named = say("xian-part-section", section=section) if section else say(f"xian-part-{part}")
        effects: list[Effect] = [
            {"seat": e["seat"], "what": POINTS, "amount": e["points"], "source": part}
            for e in events
            if e["points"]
        ]
        key = "xian-log-part" if effects else "xian-log-part-none"
        line = self.alone(number, say(key, part=named), icon=part)
        line["brief"], line["rule"] = named, PART_RULES[part]
        if effects:
            line["effects"] = effects
        if section:
            line["places"] = [f"majority:{section}"]

    def between_turns(self, number: int, events: Sequence[Event]) -> None:
        """The end of a turn in one line."""
        clauses: dict[str, list[Event]] = {}
        for event in events:
            clauses.setdefault(BETWEEN_TURNS[event["kind"]], []).append(event)
        told: list[Value] = []
        for key, found in clauses.items():
            values: dict[str, Value] = {}
            first = found[0]
            if "token" in first:
                letter = self.request_colours[first["token"] - 1]
                values = {"token": first["token"], "colour": things.colour(letter)}
                values["space"] = first["space"]
            elif "building" in first:
                values = {"building": things.building(first["building"])}
            elif "card" in first:
                values = {"cards": joined([things.equipment(event["card"]) for event in found])}
            told.append(say(f"xian-between-{key}", **values))
        self.alone(number, say("xian-log-turn-ended", what=joined(told, "clause")), icon="minister")


def _part_of(event: Event) -> tuple[str, str]:
    """The part of the final scoring that an event tells of, and its section if it has one."""
    return event.get("part", ""), event.get("section", "")


def _places(event: Event) -> list[str]:
    """The spots of the board that an event is about."""
    match event["kind"]:
        case "builder-sent":
            return [f"building:{event['building']}"]
        case "crafted" | "painted":
            return [f"niche:{event['space']}"]
        case "forged":
            return [f"slot:{event['slot']}"]
    return []
