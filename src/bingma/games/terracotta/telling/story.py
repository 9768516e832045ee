"""Li Si's turn as lines (T7.10); how he decides is in `steps`."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from typing import TYPE_CHECKING, Any

from bingma.games.contract import Event
from bingma.games.telling import Act, Line, Saying, Step, Value, joined, say, who
from bingma.games.terracotta.telling import steps, things
from bingma.games.terracotta.telling.things import HUMAN, MINISTER

if TYPE_CHECKING:
    from bingma.games.terracotta.telling.log import TerracottaLog


@dataclass
class MinisterAct(Act):
    """Something that Li Si does, with the steps that led to it."""

    rule: str = ""
    brief: Saying | None = None
    icon: str = ""
    within: Saying | None = None
    """The ring of the slice or the row of the decrees that has him do it."""
    steps: list[Step] = field(default_factory=list)

    def saying(self) -> Saying:
        what: Value = joined(self.phrases)
        if self.within is not None:
            what = say("ta-pm-within", within=self.within, what=what)
        return say("line-of", who=who(self.seat), what=what)

    def line(self, kinds: Sequence[str]) -> Line | None:
        line = super().line(kinds)
        if line is not None:
            assert self.brief is not None
            line["rule"], line["brief"], line["icon"] = self.rule, self.brief, self.icon
            line["steps"] = self.steps[:]
        return line


@dataclass
class BuildAct(MinisterAct):
    """A build of his: the type, the group, the spaces left step by step, and the space."""

    surprise: bool = False
    type: Event | None = None
    group: Event | None = None
    narrows: list[Event] = field(default_factory=list)
    built: Event | None = None
    before: list[Saying] = field(default_factory=list)
    after: list[Saying] = field(default_factory=list)

    def tell(self) -> None:
        """Put its phrases together from what is known so far."""
        values: dict[str, Value] = {
            "figure": things.figure(self.figure),
            "reasons": joined(self.reasons(), "clause"),
            "human": who(HUMAN),
        }
        key = "ta-pm-surprise" if self.surprise else "ta-pm-build"
        if self.built is not None:
            key, values["space"] = f"{key}-on", self.built["space"]
        self.phrases = [*self.before, say(key, **values), *self.after]
        brief = "ta-told-type" if self.built is None else "ta-told-built"
        self.brief = say(brief, **{k: values[k] for k in ("figure", "space") if k in values})
        self.icon = f"build-{self.figure}"

    @property
    def figure(self) -> str:
        """What is built; a game may begin when its type is chosen already."""
        if self.type is not None:
            return str(self.type["chosen"])
        assert self.built is not None
        return str(self.built["type"])

    def reasons(self) -> list[Saying]:
        """Why this type, this group and this space, in few words."""
        found = [] if self.type is None else [steps.type_reason(self.type)]
        if self.group is not None:
            found.append(steps.group_reason(self.group))
        if self.built is None:
            return found
        left = self.built["considered"]
        if len(left) > 1:
            return [*found, say("ta-because-chosen", human=who(HUMAN), n=len(left))]
        narrowing = [step for step in self.narrows if step["outcome"] == "narrowed"]
        if not narrowing:
            return [*found, say("ta-because-only-space")]
        return [*found, steps.narrowed_by(narrowing[-1])]


class Story:
    """Puts steps of Li Si into the log, a line for each thing that he does."""

    def __init__(self, log: TerracottaLog, decrees: Sequence[Mapping[str, Any]]) -> None:
        self.log = log
        self.decrees = {decree["row"]: decree for decree in decrees}
        self.within: Saying | None = None
        self.shown: list[Step] = []  # what the ring shows or the row orders
        self.places: list[str] = []
        self.rolls_as: Saying | None = None  # why a decree is rolled

    def tell(self, number: int, event: Event) -> None:
        """One step; its name is that of the method."""
        getattr(self, event["step"].replace("-", "_"))(number, event)

    def act(
        self,
        number: int,
        event: Event,
        *phrases: Saying,
        places: Sequence[str] = (),
        by: Sequence[Step] = (),
        source: str = "",
        alone: bool = False,
    ) -> None:
        """A line of his; `alone`: it is not what a ring or a row has him do."""
        self.begin(MinisterAct(MINISTER, number, number), number, event, alone)
        self.go_on(number, event, *phrases, places=places, by=by, source=source)

    def begin(
        self, act: MinisterAct, number: int, event: Event, alone: bool = False
    ) -> MinisterAct:
        self.log.close()
        self.log.begin_turn(number, MINISTER)
        act.rule = event["rule"]
        act.brief, act.icon = steps.brief(event), steps.icon(event)
        if not alone:
            act.within, act.steps, act.places = self.within, self.shown[:], self.places[:]
        self.log.act = act
        return act

    def go_on(
        self,
        number: int,
        event: Event,
        *phrases: Saying,
        places: Sequence[str] = (),
        by: Sequence[Step] = (),
        source: str = "",
    ) -> None:
        """More of the line that is being told."""
        act = self.log.act
        assert isinstance(act, MinisterAct)
        act.last = number
        act.phrases += phrases
        act.places += places
        act.steps += by
        act.effects += things.effects_of(event.get("effect", {}), source)

    def leave(self) -> None:
        """What follows is no longer what a ring or a row has him do."""
        self.within, self.shown, self.places = None, [], []

    # His turn (T5.5)

    def overseer(self, number: int, event: Event) -> None:
        self.leave()
        a, b = event["dice"]
        counted = [steps.candidate(f"slice:{at}", i) for i, at in enumerate(event["considered"], 1)]
        skipped = [steps.candidate(f"slice:{w['slice']}", out=True) for w in event["skipped"]]
        told = say("ta-step-counted", slices=joined(event["considered"]))
        if event["skipped"]:
            workers = joined([steps.worker_on(worker) for worker in event["skipped"]], "comma")
            told = say("ta-step-skipped", counted=told, workers=workers)
        chosen = f"slice:{event['chosen']}"
        self.act(
            number,
            event,
            say("ta-pm-overseer", a=a, b=b, n=len(counted), slice=event["chosen"]),
            places=[chosen],
            by=[steps.step("overseer", told, counted + skipped, [chosen])],
            alone=True,
        )

    def roll(self, number: int, event: Event) -> None:
        values: dict[str, Value] = {}
        if event["by"] is not None:
            values = {"by": who(event["by"]), "slice": event["slice"]}
        why = self.rolls_as = say(f"ta-as-roll-{event['because']}", **values)
        at = [] if event["slice"] is None else [f"slice:{event['slice']}"]
        self.act(number, event, say("ta-pm-roll", why=why), places=at, alone=True)

    def mark(self, number: int, event: Event) -> None:
        (a, b), row, total = event["dice"], event["chosen"], event["sum"]
        key = "ta-mark-none" if row is None else "ta-mark" if row == total else "ta-mark-other"
        marked = say(key) if row is None else say(key, row=row, sum=total)
        rows = [steps.candidate(f"decree:{r}", out=r != row) for r in event["considered"]]
        chosen = [] if row is None else [f"decree:{row}"]
        order = say("ta-step-no-decree")
        if row is not None:
            order = say("ta-step-row", row=row, order=things.decree(self.decrees[row]))
        told = steps.step("decree", order, rows, chosen)
        if self.rolls_as is None:
            phrase = say("ta-pm-decree", a=a, b=b, mark=marked)
            self.act(number, event, phrase, places=chosen, by=[told], alone=True)
            return
        # The roll was announced with its reason; now the dice are known.
        act = self.log.act
        assert isinstance(act, MinisterAct)
        act.phrases = [say("ta-pm-decree-as", a=a, b=b, mark=marked, why=self.rolls_as)]
        act.rule, act.brief, act.icon = event["rule"], steps.brief(event), steps.icon(event)
        self.rolls_as = None
        self.go_on(number, event, places=chosen, by=[told])

    def worker(self, number: int, event: Event) -> None:
        at = event["slice"]
        values = {"worker": things.worker(event["worker"]), "slice": at, "human": who(HUMAN)}
        phrase = say(f"ta-pm-worker-{event['because']}", **values)
        self.act(number, event, phrase, places=[f"slice:{at}"], alone=True)

    def ring(self, number: int, event: Event) -> None:
        at, ring = event["slice"], things.ring(event["ring"])
        shown = things.shown(event["shown"])
        self.within = say("ta-within-ring", ring=ring)
        self.places = [f"slice:{at}"]
        told = say("ta-step-ring", ring=ring, slice=at, shown=shown)
        self.shown = [steps.step("ring", told, chosen=self.places[:])]

    def copy(self, number: int, event: Event) -> None:
        shown = things.shown(event["shown"])
        self.within = say("ta-within-copy")
        self.shown = [*self.shown, steps.step("copy", say("ta-step-copy", shown=shown))]

    def rotation(self, number: int, event: Event) -> None:
        self.leave()
        turned = [
            say(f"ta-turns-{ring}", n=event[ring]) for ring in ("inner", "middle") if event[ring]
        ]
        if not turned:
            return
        rows = [turns for turns in event["considered"] if turns["inner"] or turns["middle"]]
        told = say("ta-pm-rotation", turns=joined(turned), rows=joined([r["row"] for r in rows]))
        places = [f"decree:{turns['row']}" for turns in rows]
        self.act(number, event, told, places=places, alone=True)

    def row(self, number: int, event: Event) -> None:
        row, order = event["row"], event["order"]
        self.within, self.places = say("ta-within-row", row=row), [f"decree:{row}"]
        told = say("ta-step-row", row=row, order=things.decree(event))
        self.shown = [steps.step("row", told, chosen=self.places[:])]
        if order == "weapon" and not event["was_available"]:
            phrase = say("ta-pm-ready", weapon=things.weapon(event["weapon"]))
            self.act(number, event, phrase, places=[f"weapon:{event['weapon']}"])

    # His actions (T5.6, T5.7)

    def gain(self, number: int, event: Event) -> None:
        self.act(number, event, say(f"ta-pm-gain-{event['shown']['name']}"), source="wheel")

    def upgrade(self, number: int, event: Event) -> None:
        self.act(number, event, say("ta-pm-upgrade"))

    def soak(self, number: int, event: Event) -> None:
        phrase = say("ta-pm-soak", types=things.many(event["chosen"]))
        by = [steps.stacks_step(event["considered"], event["chosen"])]
        self.act(number, event, phrase, by=by, source="wheel")

    def stacks(self, number: int, event: Event) -> None:
        taken, discarded = event["taken"], event["discarded"]
        phrases = [say("ta-pm-stack", figure=things.figure(taken))]
        if discarded is not None:
            phrases.append(say("ta-pm-discard", figure=things.figure(discarded)))
        places = [f"warehouse:{kind}" for kind in (taken, discarded) if kind]
        by = [steps.stacks_step(event["considered"], [taken])]
        self.act(number, event, *phrases, places=places, by=by, source="wheel")

    def blacksmith(self, number: int, event: Event) -> None:
        readied = [f"weapon:{w['weapon']}" for w in event["considered"] if not w["active"]]
        by = [steps.weapons_step(event["considered"], readied)]
        self.act(number, event, say("ta-pm-blacksmith"), places=readied, by=by)

    def ready(self, number: int, event: Event) -> None:
        chosen = [f"weapon:{event['chosen']}"]
        values: dict[str, Value] = {"weapon": things.weapon(event["chosen"])}
        key = "ta-pm-ready"
        if event["because"] == "leftmost":
            key = "ta-pm-ready-leftmost"
            if event["shown"] is not None:
                key, values["shown"] = "ta-pm-ready-instead", things.weapon(event["shown"])
        by = [steps.weapons_step(event["considered"], chosen)]
        self.act(number, event, say(key, **values), places=chosen, by=by)

    def fail(self, number: int, event: Event) -> None:
        phrase = say(f"ta-pm-fail-{event['shown']['name']}", why=steps.as_why(event["why"]))
        self.act(number, event, phrase)

    def spare(self, number: int, event: Event) -> None:
        told = say(f"ta-step-spare-{event['because']}", good=event["chosen"])
        phrase = say("ta-pm-spare", why=steps.as_why(event["why"]))
        self.act(number, event, phrase, by=[steps.step("spare", told)], source="spare")

    def score(self, number: int, event: Event) -> None:
        self.act(number, event, say("ta-pm-score"), source="decree")

    def master(self, number: int, event: Event) -> None:
        used = say("ta-pm-use-master", master=things.master(event["master"]))
        if event["master"] == "builder":
            self.begin_build(number, event, used)
        else:
            self.act(number, event, used, source="wheel")

    # Specialists (T5.9)

    def specialist_kind(self, number: int, event: Event) -> None:
        values = {
            "figure": things.figure(event["chosen"]),
            "weapon": things.weapon(event["weapon"]),
        }
        phrase = say("ta-pm-specialist", human=who(HUMAN), **values)
        places = [f"specialist:{event['chosen']}", f"weapon:{event['weapon']}"]
        by = steps.specialist_steps(event)
        self.act(number, event, phrase, places=places, by=by, source="specialist")

    def specialist(self, number: int, event: Event) -> None:
        placed = event["chosen"]
        if placed is None:
            phrase = say(f"ta-pm-no-specialist-{steps.why_none(event)}")
            by = steps.specialist_steps(event)
            self.act(number, event, phrase, by=by, source="specialist")
            return
        act = self.log.act
        if not isinstance(act, MinisterAct):
            act = self.begin(MinisterAct(MINISTER, number, number), number, event)
        values: dict[str, Value] = {
            "figure": things.figure(placed["specialist"]),
            "space": placed["space"],
            "weapon": things.weapon(placed["weapon"]),
        }
        key = "ta-pm-specialist-on"
        if placed["direction"] is not None:
            key, values["direction"] = f"{key}-facing", things.direction(placed["direction"])
        act.phrases = [say(key, **values)]
        act.brief = say("ta-told-built", figure=values["figure"], space=values["space"])
        act.last = number
        act.places.append(f"space:{placed['space']}")
        act.steps.append(steps.willing_step(event))

    # Building (T5.10)

    def begin_build(self, number: int, event: Event, *before: Saying, alone: bool = False) -> None:
        act = BuildAct(MINISTER, number, number, before=[*before])
        act.surprise = event["step"] == "surprise"
        self.begin(act, number, event, alone)
        self.go_on(number, event, source="build")
        act.phrases = [*before] or [say("ta-pm-will-build")]

    def building(self, number: int, event: Event) -> BuildAct:
        act = self.log.act
        if not isinstance(act, BuildAct):  # the game began in the middle of it
            act = BuildAct(MINISTER, number, number)
            self.begin(act, number, event)
        act.last, act.rule = number, "T5.10"
        return act

    def build(self, number: int, event: Event) -> None:
        self.begin_build(number, event)

    def surprise(self, number: int, event: Event) -> None:
        self.leave()
        self.begin_build(number, event, alone=True)
        act = self.building(number, event)
        needed, owned = (things.goods(event["good"], event[n]) for n in ("needed", "owned"))
        act.steps.append(
            steps.step("surprise", say("ta-step-surprise", needed=needed, owned=owned))
        )

    def type(self, number: int, event: Event) -> None:
        act = self.building(number, event)
        act.type = event
        act.places.append(f"rack:{event['chosen']}")
        act.steps.append(steps.type_step(event))
        act.tell()

    def group(self, number: int, event: Event) -> None:
        act = self.building(number, event)
        act.group = event
        act.steps.append(steps.group_step(event))
        act.tell()

    def narrow(self, number: int, event: Event) -> None:
        act = self.building(number, event)
        act.narrows.append(event)
        act.steps.append(steps.narrow_step(event))
        act.tell()

    def built(self, number: int, event: Event) -> None:
        act = self.building(number, event)
        act.built = event
        act.places.append(f"space:{event['space']}")
        left = event["considered"]
        if len(left) > 1:
            told = say("ta-step-chosen", human=who(HUMAN), spaces=things.spaces(left))
            spaces = [steps.candidate(f"space:{at}", out=at != event["space"]) for at in left]
            act.steps.append(steps.step("chosen", told, spaces, [f"space:{event['space']}"]))
        act.effects += things.effects_of(event["effect"], "rack")
        act.tell()

    def use(self, number: int, event: Event) -> None:
        act = self.building(number, event)
        act.after.append(say("ta-pm-use", weapon=things.weapon(event["weapon"])))
        act.places.append(f"weapon:{event['weapon']}")
        act.effects += things.effects_of(event["effect"], "weapon")
        act.tell()

    # Inspectors and masters (T5.12, T5.13)

    def inspect(self, number: int, event: Event) -> None:
        move = event["chosen"]
        phrase = say("ta-pm-stay")
        if move is not None:
            phrase = say(
                "ta-pm-inspect",
                inspector=things.inspector(move["inspector"]),
                steps=move["steps"],
                line=things.line(event["line"]),
                swing=move["swing"],
            )
        places = [] if move is None else [f"inspector:{move['inspector']}"]
        act = self.log.act
        if isinstance(act, BuildAct):
            act.after.append(phrase)
            act.tell()
            self.go_on(number, event, places=places, by=[steps.inspector_step(event)])
        else:
            self.go_on(number, event, phrase, places=places, by=[steps.inspector_step(event)])

    def new_master(self, number: int, event: Event) -> None:
        self.leave()
        self.log.begin_part(number, "cleanup")
        phrase = say("ta-pm-new-master", master=things.master(event["master"]))
        self.act(number, event, phrase, places=[f"master:{event['master']}"], alone=True)
