"""A finished game as plain text, for people."""

from __future__ import annotations

from bingma.games.contract import CHANCE
from bingma.server.table import Table


def readable(table: Table) -> str:
    """Who played, every action, and the result."""
    game = table.game
    lines = [game.book.title, f"Component data: {table.row['components']}", ""]
    lines += [f"Seat {n}: {seat.name} ({seat.kind})" for n, seat in enumerate(table.seats)]
    lines.append("")
    names = {n: seat.name or f"Seat {n}" for n, seat in enumerate(table.seats)} | {CHANCE: "Chance"}
    for n, entry in enumerate(game.log, start=1):
        by_itself = "".join(f"; {names[seat]}: {text}" for seat, text in entry.automatic)
        lines.append(f"{n:4}  {names[entry.seat]}: {entry.action}{by_itself}")
    result = game.result()
    if result is not None:
        lines += ["", "Result"]
        for place, sharing in enumerate(result["ranking"], start=1):
            for seat in [sharing] if isinstance(sharing, int) else sharing:
                scores = result["scores"][seat].items()
                parts = ", ".join(f"{part} {value}" for part, value in scores)
                lines.append(f"{place:4}  {names[seat]}: {parts}")
    return "\n".join([*lines, ""])
