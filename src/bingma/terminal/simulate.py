"""`bingma simulate`: many games between bots, and what came of them."""

from __future__ import annotations

import json
import time
from pathlib import Path

from bingma.arena.crew import Crew
from bingma.arena.simulation import Match, simulate
from bingma.terminal.progress import Progress


def run(
    game: str,
    games: int,
    players: int,
    seed: int,
    bots: str,
    records: Path | None,
    as_json: bool,
    crew: Crew,
    options: tuple[int, ...],
    components: Path | None,
) -> None:
    """Play, with progress on the error stream, and print the summary."""
    crew.check()
    names = tuple(name.strip() for name in bots.split(",") if name.strip())
    match = Match(game, players, seed, names, options, components)
    began = time.perf_counter()
    summary = simulate(match, games, crew, Progress(), records)
    seconds = time.perf_counter() - began
    data = summary.as_data()
    if as_json:
        print(json.dumps(data))
        return
    rate = data["decisions"] / seconds
    people = "1 player" if players == 1 else f"{players} players"
    print(
        f"{match.book.title}, {people}, seed {seed}: {games:,} games, "
        f"{data['decisions']:,} decisions in {seconds:.1f} s ({rate:,.0f} a second, start included)"
    )
    parts = list(data["seats"][0]["mean"])
    rows = [["seat", "bot", "wins", *parts]]
    for seat, line in enumerate(data["seats"]):
        share = f"{100 * line['wins'] / games:.1f} %"
        means = [f"{line['mean'][part]:.1f}" for part in parts]
        rows.append([str(seat + 1), line["bot"], share, *means])
    print_columns(rows, left=(1,))


def print_columns(rows: list[list[str]], left: tuple[int, ...] = ()) -> None:
    """Rows of texts as columns, set to the right but for those named in `left`."""
    widths = [max(len(row[i]) for row in rows) for i in range(len(rows[0]))]
    for row in rows:
        cells = [
            cell.ljust(width) if i in left else cell.rjust(width)
            for i, (cell, width) in enumerate(zip(row, widths, strict=True))
        ]
        print("  ".join(cells).rstrip())
