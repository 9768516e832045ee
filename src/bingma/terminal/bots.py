"""`bingma bots`: who can be played against, weakest first."""

from __future__ import annotations

import json

from bingma.bots import BOTS
from bingma.texts import Language, texts


def tell(as_json: bool, language: Language | None) -> None:
    """Print the bots, for people or for programs."""
    say = texts(language).say
    rows = [
        {
            "name": kind.name,
            "strength": kind.strength,
            "character": say(f"bot-{kind.name}-character"),
            "budget": {"iterations": kind.iterations, "seconds": kind.seconds}
            if kind.searches
            else None,
        }
        for kind in BOTS.values()
    ]
    if as_json:
        print(json.dumps(rows, ensure_ascii=False))
        return
    times = {
        kind.name: say("bot-thinks", seconds=kind.seconds) if kind.searches else ""
        for kind in BOTS.values()
    }
    widths = max(map(len, BOTS)), max(map(len, times.values()))
    for name, kind in BOTS.items():
        marks = "◆" * (kind.strength or 0)
        character = say(f"bot-{name}-character")
        print(f"{name:<{widths[0]}}  {marks:<4}  {times[name]:<{widths[1]}}  {character}")
