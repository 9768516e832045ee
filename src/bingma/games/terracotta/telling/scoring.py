"""Scoring, clean-up and the end of the game as lines (T7.10)."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING

from bingma.games.contract import Event
from bingma.games.telling import Line, Saying, joined, say, who
from bingma.games.terracotta.telling import steps, things

if TYPE_CHECKING:
    from bingma.games.terracotta.telling.log import TerracottaLog


class Scoring:
    """Puts steps of scoring and clean-up into the log."""

    def __init__(self, log: TerracottaLog) -> None:
        self.log = log

    def tell(self, number: int, event: Event) -> None:
        """One step; its name is that of the method."""
        getattr(self, event["step"].replace("-", "_"))(number, event)

    # Scoring (T3.9, T3.11)

    def scored(
        self,
        number: int,
        event: Event,
        saying: Saying,
        source: str,
        places: Sequence[str] = (),
        more: Sequence[Saying] = (),
    ) -> None:
        """Points for all seats, in one line."""
        effects = things.points_of(event["points"], source)
        line = self.happened(
            number, event, saying if effects else say("ta-log-no-points", what=saying), "points"
        )
        if effects:
            line["effects"] = effects
        if places:
            line["places"] = [*places]
        if more:
            line["more"] = [*more]

    def happened(self, number: int, event: Event, saying: Saying, icon: str) -> Line:
        line = self.log.alone(number, saying, icon=icon)
        line["rule"], line["brief"] = event["rule"], steps.brief(event)
        return line

    def inspectors(self, number: int, event: Event) -> None:
        column, row = (scored["line"] for scored in event["lines"])
        more = [
            say("ta-more-line", line=things.line(one["line"]), shares=steps.scores(one))
            for one in event["lines"]
            if any(one["counts"])
        ]
        saying = say("ta-log-inspectors", column=things.line(column), row=things.line(row))
        places = [f"column:{column}", f"row:{row}"]
        self.scored(number, event, saying, "inspector", places, more)

    def musician(self, number: int, event: Event) -> None:
        saying = say("ta-log-musician", space=event["space"])
        self.scored(number, event, saying, "musician", [f"space:{event['space']}"])

    def footman(self, number: int, event: Event) -> None:
        self.log.begin_part(number, "final")
        more = [say("ta-more-footman", shares=steps.scores(event))] if any(event["counts"]) else []
        saying = say("ta-log-footman", space=event["space"])
        self.scored(number, event, saying, "footman", [f"space:{event['space']}"], more)

    def tile(self, number: int, event: Event) -> None:
        saying = say("ta-log-tile", tile=things.tile(event["tile"]), round=event["round"])
        more = [say("ta-more-tile", shares=steps.scores(event))] if any(event["counts"]) else []
        self.scored(number, event, saying, "tile", [f"tile:{event['round']}"], more)

    def lone(self, number: int, event: Event) -> None:
        self.log.begin_part(number, "final")
        found = event["warriors"]
        if not found:
            return
        warriors = [
            say("ta-warrior", who=who(w["seat"]), figure=things.figure(w["type"]), space=w["space"])
            for w in found
        ]
        line = self.happened(number, event, say("ta-log-lone", n=len(found)), "warrior")
        line["places"] = [f"space:{warrior['space']}" for warrior in found]
        line["more"] = [say("ta-more-lone", warriors=joined(warriors, "comma"))]

    def group_scored(self, number: int, event: Event) -> None:
        self.log.begin_part(number, "final")
        values = {"figure": things.figure(event["type"]), "space": event["space"]}
        saying = say("ta-log-group", size=event["size"], **values)
        more = [say("ta-more-group", shares=steps.scores(event))]
        self.scored(number, event, saying, "group", [f"space:{event['space']}"], more)

    def leftover(self, number: int, event: Event) -> None:
        self.log.begin_part(number, "final")
        more = [say("ta-more-leftover", shares=steps.scores(event))] if any(event["counts"]) else []
        self.scored(number, event, say("ta-log-leftover"), "leftover", more=more)

    # Clean-up (T3.10)

    def home(self, number: int, event: Event) -> None:
        self.log.begin_part(number, "cleanup")
        line = self.happened(number, event, say("ta-log-home"), "worker")
        line["places"] = [f"slice:{worker['slice']}" for worker in event["workers"]]

    def wheel(self, number: int, event: Event) -> None:
        turned = [
            say(f"ta-turns-{ring}", n=event[ring]) for ring in ("inner", "middle") if event[ring]
        ]
        line = self.happened(number, event, say("ta-log-wheel", turns=joined(turned)), "wheel")
        line["places"] = ["ring:inner", "ring:middle"]

    def inspectors_on(self, number: int, event: Event) -> None:
        values = {kind: things.line(event[kind]) for kind in ("column", "row")}
        line = self.happened(number, event, say("ta-log-inspectors-on", **values), "inspector")
        line["places"] = [f"column:{event['column']}", f"row:{event['row']}"]

    def order(self, number: int, event: Event) -> None:
        order = joined([who(seat) for seat in event["order"]])
        self.happened(number, event, say("ta-log-order", names=order), "priority")
