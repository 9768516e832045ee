"""The log of Terracotta Army: a player's turn in one sentence, each step of Li Si in one line.

A line about a step of the Prime Minister or of scoring ends with the rule's id; what was considered
and what decided is in `LogLine.more`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bingma.games.contract import Event
from bingma.games.terracotta import names
from bingma.terminal.table import LogLine

if TYPE_CHECKING:
    from bingma.games.terracotta.table import TerracottaTable

MINISTER = 0
# What pays for a build of his; told in one line with it.
PAYMENTS = ("T5.6 build", "T5.6 builder", "T5.13 surprise")
# The steps of a build, told in one line with it.
STEPS = ("type", "group", "priority", "tile", "best-priority", "musicians", "footman")


class Story:
    """Puts events together into lines."""

    def __init__(self, table: TerracottaTable) -> None:
        self.table = table
        self.say = table.say
        self.found: list[LogLine] = []
        self.seat: int | None = None  # whose sentence is being made
        self.phrases: list[str] = []
        self.throw = ""  # dice just thrown
        self.payment: Event | None = None  # for the build that follows
        self.steps: list[Event] = []  # of the build going on

    def lines(self, events: Sequence[Event]) -> list[LogLine]:
        """All events as lines, first one first."""
        for i, event in enumerate(events):
            match event["kind"]:
                case "action":
                    self.action(event, events[i + 1 :])
                case "rule":
                    self.flush()
                    self.rule(event, events[i + 1 : i + 2])
                case "chance":
                    self.flush()
                    self.throw = event["outcome"]
                case "turn-began" | "round-began" | "scoring-began" | "game-ended":
                    self.flush()
                    self.between(event)
                case "dried":
                    self.flush()
                    name = self.table.name(event["seat"])
                    text = self.say("ta-log-dried", name=name, n=event["amount"])
                    self.found.append(LogLine(text, event["seat"]))
                case _:
                    self.effect(event)
        self.flush()
        self.unfinished()
        return self.found

    # Players

    def flush(self) -> None:
        """End the sentence of a player."""
        if self.seat is not None and self.phrases:
            name = self.table.name(self.seat)
            text = self.say("ta-log", name=name, what=", ".join(self.phrases))
            self.found.append(LogLine(text, self.seat))
        self.seat, self.phrases = None, []

    def add(self, seat: int, phrase: str) -> None:
        if self.seat != seat:
            self.flush()
            self.seat = seat
        self.phrases.append(phrase)

    def between(self, event: Event) -> None:
        if event["kind"] == "round-began":
            self.found.append(LogLine(self.say("ta-log-round", round=event["round"])))
        elif event["kind"] == "game-ended":
            self.found.append(LogLine(self.say("ta-log-over")))

    def action(self, event: Event, later: Sequence[Event]) -> None:
        """What a player does; what it brings follows as events of its own."""
        seat, action = event["seat"], event["action"]
        verb, _, rest = action.partition(" ")
        shown = event.get("shown", "")
        if verb in ("at", "face") and _is_ministers(later):
            self.add(seat, self.say("ta-log-chooses", what=rest))
            return
        match verb:
            case "place":
                worker, at = rest.split(" ")
                words = self.say(f"ta-worker-{worker}")
                self.add(seat, self.say("ta-log-place", worker=words, slice=at))
            case "rotate":
                self.add(seat, self.say("ta-log-rotate", ring=self.say(f"ta-ring-{rest}")))
            case "decline":
                self.add(seat, self.say("ta-log-decline", shown=self.table.shown(shown)))
            case "hire":
                self.add(seat, self.say("ta-log-hire", master=self.table.shown(shown)))
            case "inspect":
                which, steps = rest.split(" ")
                words = self.say(f"ta-inspector-{which}")
                self.add(seat, self.say("ta-log-inspect", inspector=words, steps=int(steps)))
            case "use":
                self.add(seat, self.say("ta-log-use"))
            case "take" if shown in names.WEAPONS:
                weapon = self.say(f"ta-weapon-{shown}")
                self.add(seat, self.say("ta-log-weapon", weapon=weapon))
            case "take" if shown in ("soak", "upgrade", "priority", "blacksmith"):
                self.add(seat, self.say(f"ta-log-{shown}"))

    def effect(self, event: Event) -> None:
        """What a player pays, gets, scores or builds."""
        table, seat = self.table, event["seat"]
        match event["kind"]:
            case "paid":
                goods = table.goods(event["resource"], event["amount"])
                self.add(seat, self.say("ta-log-pays", goods=goods))
            case "gained":
                goods = table.goods(event["resource"], event["amount"])
                self.add(seat, self.say("ta-log-gets", goods=goods))
            case "scored":
                points = table.points(event["points"])
                self.add(seat, self.say("ta-log-scores", points=points))
            case "built":
                figure = table.figure(event["type"])
                self.add(seat, self.say("ta-log-builds", figure=figure, space=event["space"]))
            case "specialist":
                figure = table.figure(event["specialist"])
                words = self.say("ta-log-builds", figure=figure, space=event["space"])
                if event["direction"]:
                    direction = self.say(f"ta-direction-{event['direction']}")
                    words = self.say("ta-log-facing", what=words, direction=direction)
                self.add(seat, words)

    # The Prime Minister and scoring

    def rule(self, event: Event, after: Sequence[Event]) -> None:
        """One event of T7.10."""
        rule, chosen, effect = event["rule"], event["chosen"], event["effect"]
        number, _, what = rule.partition(" ")
        if rule in PAYMENTS:
            self.unfinished()
            self.payment = event
        elif number == "T5.10" and what.split(" ")[0] in STEPS:
            self.steps.append(event)
        elif rule == "T5.10 built":
            self.built(event)
        elif isinstance(effect.get("vp"), list):
            self.scoring(number, what, chosen, effect["vp"], event)
        else:
            self.tell(number, self.words(number, what, event, after), self.more([event]))

    def tell(self, number: str, words: str, more: tuple[str, ...] = ()) -> None:
        name = self.table.name(MINISTER)
        text = self.say("ta-log-rule", name=name, what=words, rule=number)
        self.found.append(LogLine(text, MINISTER, more))
        self.throw = ""

    def words(self, number: str, what: str, event: Event, after: Sequence[Event]) -> str:
        """What he does, to follow his name."""
        table, chosen = self.table, event["chosen"]
        throw = self.throw.split(" ")
        dice = {"a": throw[1], "b": throw[2]} if len(throw) == 3 else {"a": "?", "b": "?"}
        effects = self.effects(event["effect"])
        match f"{number} {what}":
            case "T5.5.2 overseer":
                count = len(event["considered"])
                return self.say("ta-pm-overseer", slice=chosen.split(" ")[1], count=count, **dice)
            case "T5.4 decree":
                row = 0 if chosen == "none" else int(chosen.split(" ")[1])
                total = int(event["considered"][0].split(" ")[1])
                key = "ta-pm-no-decree" if not row else "ta-pm-decree"
                key = key if row in (0, total) else "ta-pm-other-decree"
                return self.say(key, row=row, sum=total, **dice)
            case "T5.5.3 worker":
                worker, at = chosen.split(" ")
                return self.say("ta-pm-worker", worker=self.say(f"ta-worker-{worker}"), slice=at)
            case "T5.6 fail":
                why = self.say(f"ta-why-{event['considered'][0]}")
                upgrade = event["considered"] == ["artisan"]
                return self.say(
                    "ta-pm-cannot-upgrade" if upgrade else "ta-pm-cannot-build", why=why
                )
            case "T5.7 spare":
                why = self.say(f"ta-why-{event['considered'][0]}")
                return self.say("ta-pm-spare", why=why, effects=effects)
            case "T5.6 coins" | "T5.6 clay":
                return self.say("ta-pm-gains", goods=self.goods(event["effect"]))
            case "T5.6 upgrade":
                return self.say("ta-pm-upgrade")
            case "T5.6 weapon" | "T5.8 weapon":
                return self.say("ta-pm-weapon", weapon=self.say(f"ta-weapon-{chosen}"))
            case "T5.6 blacksmith":
                return self.say("ta-pm-blacksmith")
            case "T5.6 administrator":
                return self.say("ta-pm-administrator", shown=table.shown(chosen))
            case "T5.6 craftsman":
                stacks = [table.figure(kind) for kind in chosen.split(" ")]
                values = {"effects": effects, "stack": stacks[0], "other": stacks[-1]}
                key = "ta-pm-stack" if len(stacks) == 1 else "ta-pm-stacks"
                return self.say(key, **values)
            case "T5.5.6 rotation":
                _, inner, _, middle = chosen.split(" ")
                return self.say("ta-pm-rotation", inner=int(inner), middle=int(middle))
            case "T5.8 decree":
                return self.decree(int(chosen.split(" ")[1]), after)
            case "T5.8 score":
                return self.say("ta-pm-gets", what=self.say("ta-pm-row-12"), effects=effects)
            case "T5.9 specialist" if chosen == "none":
                return self.say("ta-pm-no-specialist", effects=effects)
            case "T5.9 specialist":
                kind, space, weapon = chosen.split(" ")
                return self.say(
                    "ta-pm-specialist",
                    figure=table.figure(kind),
                    space=space,
                    weapon=self.say(f"ta-weapon-{weapon}"),
                    effects=effects,
                )
            case "T5.10 weapon":
                weapon = self.say(f"ta-weapon-{chosen}")
                return self.say("ta-pm-uses", weapon=weapon, effects=effects)
            case "T5.12 inspector" if chosen == "stay":
                return self.say("ta-pm-stays")
            case "T5.12 inspector":
                which, steps = chosen.split(" ")
                words = self.say(f"ta-inspector-{which}")
                swing = event["effect"]["swing"]
                return self.say("ta-pm-inspector", inspector=words, steps=int(steps), swing=swing)
            case "T5.13 master":
                return self.say("ta-pm-master", master=table.shown(chosen))
        return self.say("ta-pm-gets", what=table.shown(chosen), effects=effects)

    def decree(self, row: int, after: Sequence[Event]) -> str:
        """What a marked row orders."""
        tables = self.table.book.components.tables
        weapon, clay = tables["decree_weapon"][row], tables["decree_build"][row]
        if weapon >= 0:
            name = self.say(f"ta-weapon-{names.WEAPONS[weapon]}")
            spare = bool(after) and after[0].get("rule") == "T5.7 spare"
            order = self.say("ta-row-weapon-had" if spare else "ta-row-weapon", weapon=name)
        elif clay:
            order = self.say("ta-row-build", n=clay)
        else:
            order = self.say(f"ta-row-{row}")
        return self.say("ta-pm-row", row=row, order=order)

    def effects(self, effect: dict[str, Any]) -> str:
        """Points, coins and clay with their signs."""
        found = [
            f"{'+' if amount > 0 else '−'}{self.goods({key: amount})}"
            for key, amount in effect.items()
            if key != "swing"
        ]
        return ", ".join(found)

    def goods(self, effect: dict[str, Any]) -> str:
        """Points, coins and clay without their signs."""
        table = self.table
        found = []
        for key, amount in effect.items():
            good = "any clay" if key == "clay" else key
            size = abs(amount)
            found.append(table.points(size) if key == "vp" else table.goods(good, size))
        return table.texts.listed(found)

    def built(self, event: Event) -> None:
        """A build of his: what it cost, where it stands and why there."""
        kind, space = event["chosen"].split(" ")
        reasons = self.reasons()
        if len(event["considered"]) > 1:
            reasons.append(self.say("ta-because-chosen", n=len(event["considered"])))
        words = self.say(
            "ta-pm-builds",
            figure=self.table.figure(kind),
            space=space,
            effects=self.effects(event["effect"]),
            payment=self.paid(),
            reasons=self.table.texts.clauses(reasons) or self.say("ta-because-only"),
        )
        steps = self.steps
        self.payment, self.steps = None, []
        self.tell("T5.10", words, self.more([*steps, event]))

    def reasons(self) -> list[str]:
        """Why he builds there, as far as the steps so far tell."""
        return [self.reason(step) for step in self.steps if step["rule"] != "T5.10 type"]

    def paid(self) -> str:
        if self.payment is None:
            return self.say("ta-paid-before")
        key = {"T5.6 build": "clay", "T5.6 builder": "builder"}.get(self.payment["rule"])
        goods = self.goods(self.payment["effect"])
        return self.say(f"ta-paid-{key or 'surprise'}", goods=goods)

    def unfinished(self) -> None:
        """A build that waits for the human's choice of a space."""
        if self.steps:
            kind = self.steps[0]["chosen"] if self.steps[0]["rule"] == "T5.10 type" else None
            steps = self.steps
            if kind in names.TYPES:
                figure = self.table.figure(kind)
                words = self.say(
                    "ta-pm-will-build",
                    figure=figure,
                    payment=self.paid(),
                    reasons=self.table.texts.clauses(self.reasons()),
                )
                self.tell("T5.10", words, self.more(steps))
        self.payment, self.steps = None, []

    def reason(self, step: Event) -> str:
        """A step of the choice of a space in few words."""
        what, _, detail = step["rule"].removeprefix("T5.10 ").partition(" ")
        if what == "group":
            letter = step["chosen"].split(" ")[0]
            return self.say(f"ta-because-group-{letter}")
        if what == "tile":
            return self.say("ta-because-tile", tile=self.table.tile(detail))
        return self.say(f"ta-because-{what}")

    def scoring(
        self, number: str, what: str, chosen: str, points: Sequence[int], event: Event
    ) -> None:
        """T3.9, T3.11: points of all seats."""
        table = self.table
        shares = ", ".join(
            self.say("ta-points-of", name=table.name(seat), points=n)
            for seat, n in enumerate(points)
        )
        values = {"shares": shares, "chosen": chosen, "rule": number}
        match what:
            case "inspectors":
                _, column, _, row = chosen.split(" ")
                values |= {"column": names.COLUMNS[int(column) - 1], "row": row}
            case "tile":
                values["chosen"] = table.tile(chosen)
            case "group":
                kind, _, space = chosen.partition("@")
                values |= {"chosen": table.figure(kind), "space": space}
        text = self.say(f"ta-scored-{what}", **values)
        self.found.append(LogLine(text, None, self.more([event])))

    def more(self, events: Sequence[Event]) -> tuple[str, ...]:
        """What was considered and chosen, and at the end of a build the step that decided."""
        told = [self.considered(event) for event in events if len(event["considered"]) > 1]
        narrowing = [e for e in events if e["rule"].startswith("T5.10 ") and _narrows(e)]
        if len(events) > 1 and narrowing:
            told.append(self.say("ta-more-decided", rule=narrowing[-1]["rule"]))
        return tuple(told)

    def considered(self, event: Event) -> str:
        """One rule with all that it looked at."""
        considered = [self.counted(text) for text in event["considered"]]
        return self.say(
            "ta-more",
            rule=event["rule"],
            count=len(considered),
            considered=", ".join(considered),
            chosen=event["chosen"],
        )

    def counted(self, text: str) -> str:
        """A count of a seat with the player's name; anything else as it is."""
        if not text.startswith("seat "):
            return text
        seat, _, count = text.removeprefix("seat ").partition(": ")
        return self.say("ta-points-of", name=self.table.name(int(seat)), points=count)


def _narrows(event: Event) -> bool:
    """Whether a step left fewer spaces than it found."""
    what = event["rule"].split(" ")[1]
    if what in ("type", "built"):
        return False
    return bool(what != "group" or event["chosen"] != "new")


def _is_ministers(later: Sequence[Event]) -> bool:
    """Whether a space or a direction was chosen for the Prime Minister: his rule follows it."""
    for event in later:
        if event["kind"] == "rule":
            rule: str = event["rule"]
            return rule in ("T5.10 built", "T5.9 specialist")
        if event["kind"] != "action" or not event["action"].startswith("face"):
            return False
    return False
