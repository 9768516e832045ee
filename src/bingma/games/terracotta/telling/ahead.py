"""A look ahead at Li Si: where his dice may lead him, and what he would do there."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bingma.games.contract import Prospect, Rulebook
from bingma.games.telling import Ahead, Line, say, who
from bingma.games.telling import Prospect as ToldProspect
from bingma.games.terracotta import notation
from bingma.games.terracotta.telling.log import TerracottaLog
from bingma.games.terracotta.telling.things import HUMAN, MINISTER

# His lines say nothing of the round.
FIRST_ROUND = 1


def ahead(prospects: Sequence[Prospect], book: Rulebook[Any]) -> Ahead:
    """Every slice that he reaches, with how many throws lead there."""
    key = "ta-ahead" if prospects else "ta-ahead-none"
    throws = sum(len(prospect.outcomes) for prospect in prospects)
    return {
        "title": say(key, minister=who(MINISTER)),
        "prospects": [_told(prospect, throws, book) for prospect in prospects],
    }


def _told(prospect: Prospect, throws: int, book: Rulebook[Any]) -> ToldProspect:
    events = book.describe_events(prospect.events)
    at = next(event["chosen"] for event in events if event.get("step") == "overseer")
    log = TerracottaLog(book.printed()["decrees"], FIRST_ROUND)
    log.add(1, events)
    # The first line tells of the dice, which stand for several throws here.
    lines = [line for line in log.lines if "level" not in line and line["seat"] == MINISTER][1:]
    outcomes = prospect.outcomes
    smaller = min(notation.meaning(outcomes[0])["dice"])
    told: ToldProspect = {
        "place": f"slice:{at}",
        "outcomes": len(outcomes),
        "saying": say("ta-ahead-slice", slice=at, n=len(outcomes), throws=throws, smaller=smaller),
        "lines": [_brief(line) for line in lines],
    }
    if prospect.open_at is not None:
        told["open"] = say(f"ta-ahead-{prospect.open_at}", human=who(HUMAN))
    return told


def _brief(line: Line) -> Line:
    """A line of something that has not happened: it belongs to no entry of the log."""
    kept: Line = {**line, "first": 0, "last": 0}
    kept.pop("steps", None)
    kept.pop("event", None)
    return kept
