"""The log of Terracotta Army: one line for what a player calls one action.

Li Si's steps are told in `story`, scoring and clean-up in `scoring`.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bingma.games.contract import Event
from bingma.games.telling import Act, Log, Saying, say, who
from bingma.games.terracotta.telling import things
from bingma.games.terracotta.telling.scoring import Scoring
from bingma.games.terracotta.telling.story import MinisterAct, Story

# Events that say nothing of their own: the table shows what came of them.
SILENT = frozenset({"chance", "stored", "scoring-began", "turn-began"})


class TerracottaLog(Log):
    """Puts the events of actions together into lines."""

    kinds = things.KINDS

    def __init__(self, decrees: Sequence[Mapping[str, Any]], round_no: int) -> None:
        super().__init__()
        self.story = Story(self, decrees)
        self.scoring = Scoring(self)
        self.round = round_no
        self.turn_due = True  # whether the next line is the first of a turn
        self.part = ""  # of the end of a round: "scoring", "cleanup" or "final"
        self.heading(0, say("ta-round", round=self.round), 1)

    def add(self, number: int, events: Sequence[Event]) -> None:
        for self.event, event in enumerate(events, 1):
            self.tell(number, event)
            if self.act is not None and self.act.last == number:
                self.act.event = self.event
        self.update()

    def tell(self, number: int, event: Event) -> None:
        """One event."""
        match event["kind"]:
            case "action":
                self.action(number, event)
            case "rule":
                told: Story | Scoring = self.story if "seat" in event else self.scoring
                told.tell(number, event)
            case "turn-began":
                self.close()
                self.turn_due, self.part = True, ""
            case "round-began":
                self.round = event["round"]
                self.heading(number, say("ta-round", round=self.round), 1)
            case "scoring-began":
                self.begin_part(number, "scoring")
            case "game-ended":
                self.alone(number, say("ta-log-ended"))["brief"] = say("ta-told-ended")
            case "dried":
                self.begin_part(number, "cleanup")
                dried = say("ta-log-dried", who=who(event["seat"]), n=event["amount"])
                self.alone(number, dried, icon="dry")["brief"] = say("ta-told-dried")
            case "gained" if self.part:
                self.masters_bring(number, event)
            case kind if kind not in SILENT:
                self.happened(number, event)

    # Headings

    def begin_part(self, number: int, part: str) -> None:
        """A part of the end of a round gets its heading once."""
        if self.part == part:
            return
        self.part = part
        level = 1 if part == "final" else 2
        self.heading(number, say(f"ta-heading-{part}", round=self.round), level)

    def begin_turn(self, number: int, seat: int) -> None:
        """The first line of a turn is under a heading that says whose it is."""
        if self.turn_due:
            self.heading(number, say("ta-heading-turn", who=who(seat)), 2)
        self.turn_due = False

    def masters_bring(self, number: int, event: Event) -> None:
        self.begin_part(number, "cleanup")
        seat = event["seat"]
        told = say("line-of", who=who(seat), what=say("ta-did-get-for-masters"))
        effect = things.effect_of(event)
        assert effect is not None
        line = self.alone(number, told, seat, icon="master")
        line["effects"], line["brief"] = [effect], say("ta-told-masters")

    # What players do

    def action(self, number: int, event: Event) -> None:
        """An action begins a line, or goes on with that of the action before."""
        act, shown = self.act, event["shown"]
        verb = event["meaning"]["verb"]
        if isinstance(act, MinisterAct):
            # The human has chosen a space or a direction for him.
            act.last = number
            return
        if act is None or shown is not None or verb in ("place", "rotate"):
            self.close()
            # Where a game begins with a space to choose, it may be one for Li Si.
            if verb not in ("at", "face"):
                self.begin_turn(number, event["seat"])
            act = self.act = Act(event["seat"], number, number)
        act.last = number
        phrase = self.announced(event)
        if phrase is not None:
            act.phrases.append(phrase)

    def announced(self, event: Event) -> Saying | None:
        """What an action says that no event after it tells better."""
        meaning, shown = event["meaning"], event["shown"]
        match meaning["verb"]:
            case "decline":
                return say("ta-did-without", shown=things.shown(shown))
            case "build":
                return say("ta-did-build", figure=things.figure(meaning["type"]))
            case "specialist":
                return say("ta-did-place", figure=things.figure(meaning["specialist"]))
            case "stacks":
                return say("ta-did-stacks", types=things.many(meaning["types"]))
            case "take" if shown["name"] in ("coins", "clay"):
                return say(f"ta-did-take-{shown['name']}")
            case "take" if shown["name"] == "claymaker":
                return say("ta-did-use-master", master=things.shown(shown))
            case "take" if "good" in meaning:
                return say("ta-did-priority")
        return None

    def happened(self, number: int, event: Event) -> None:
        """What an action does and brings."""
        act = self.act
        if act is None:
            act = self.act = Act(event["seat"], number, number)
        act.last = number
        effect = things.effect_of(event)
        if effect is not None:
            act.effects.append(effect)
            return
        match event["kind"]:
            case "placed":
                worker, at = things.worker(event["worker"]), event["slice"]
                act.phrases.append(say("ta-did-worker", worker=worker, slice=at))
                act.places.append(f"slice:{at}")
            case "ring-turned":
                act.phrases.append(say(f"ta-did-rotate-{event['ring']}"))
                act.places.append(f"ring:{event['ring']}")
            case "built":
                figure, space = things.figure(event["type"]), event["space"]
                # The build was announced, unless the game began after that; now it has its space.
                act.phrases[-1:] = [say("ta-did-build-on", figure=figure, space=space)]
                act.places += [f"rack:{event['type']}", f"space:{space}"]
            case "specialist":
                act.phrases[-1:] = [specialist(event)]
                act.places += [f"specialist:{event['specialist']}", f"space:{event['space']}"]
            case "hired":
                act.phrases.append(say("ta-did-hire", master=things.master(event["master"])))
                act.places.append(f"master:{event['master']}")
            case "soaked":
                act.phrases.append(say("ta-did-soak", n=event["amount"]))
            case "upgraded":
                act.phrases.append(say("ta-did-upgrade"))
                act.places.append(f"slice:{event['slice']}")
            case "priority-taken":
                act.phrases.append(say("ta-did-take-priority"))
            case "inspector-moved":
                act.phrases.append(moved("ta-did-inspect", event))
                act.places.append(f"inspector:{event['inspector']}")
            case "weapon-turned":
                self.weapon(act, event["weapon"], event["active"])

    def weapon(self, act: Act, weapon: str, active: bool) -> None:
        """A weapon becomes active, is used, or pays for a specialist."""
        act.places.append(f"weapon:{weapon}")
        last = act.phrases[-1] if act.phrases else None
        if active:
            # Several weapons at once are one phrase.
            turned = [
                place.partition(":")[2] for place in act.places if place.startswith("weapon:")
            ]
            told = say("ta-did-weapons", weapons=things.weapons(turned))
            if last is not None and last["key"] == told["key"]:
                act.phrases.pop()
            act.phrases.append(told)
        elif last is not None and last["key"] == "ta-did-build-on":
            act.phrases.append(say("ta-did-use", weapon=things.weapon(weapon)))


def specialist(event: Event) -> Saying:
    """A specialist where it stands now."""
    name, space = event["specialist"], event["space"]
    if name == "horse":
        return say("ta-did-horse", space=space, direction=things.direction(event["direction"]))
    if event["direction"] is None:
        return say("ta-did-place-on", figure=things.figure(name), space=space)
    towards = things.direction(event["direction"])
    return say("ta-did-place-facing", figure=things.figure(name), space=space, direction=towards)


def moved(key: str, event: Event) -> Saying:
    """An inspector where it stands now."""
    values = {"steps": event["steps"], "line": things.line(event["line"])}
    return say(key, inspector=things.inspector(event["inspector"]), **values)
