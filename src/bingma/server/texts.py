"""A finished game as plain text, for people."""

from __future__ import annotations

from bingma.games.wording import Wording
from bingma.server.table import Table
from bingma.texts import Texts


def readable(table: Table, texts: Texts) -> str:
    """Who played, every action, and the result, in the words of a language."""
    game, say = table.game, texts.say
    telling = game.book.telling
    names = [seat.name for seat in table.seats]
    wording = Wording(texts, telling.prefix, names)
    lines = [game.book.title, say("text-data", data=table.row["components"]), ""]
    lines += [
        say("text-seat", name=seat.name, who=say(f"text-{seat.kind}", bot=seat.bot or ""))
        for seat in table.seats
    ]
    for line in game.lines(None):
        level = line.get("level", 0)
        if level:
            lines.append("")
        lines.append(f"{wording.line(line)}" if level else f"  {wording.line(line)}")
    result = game.result()
    if result is not None:
        automata = [p for p, seat in enumerate(table.seats) if seat.kind == "automaton"]
        lines += ["", wording.word(telling.outcome(result, automata))]
        for place, sharing in enumerate(result["ranking"], start=1):
            for seat in sharing:
                scores = result["scores"][seat]
                parts = [
                    say("score-part", part=wording.word(telling.part(part)), points=points)
                    for part, points in scores.items()
                    if part != "total"
                ]
                total = wording.word(telling.points(scores["total"]))
                head = say("text-place", place=place, name=names[seat], points=total)
                lines.append(f"{head}: {say('list-comma').join(parts)}")
    return "\n".join([*lines, ""])
