"""`bingma arena`: bots measured against each other."""

from __future__ import annotations

import json
import sys
from importlib.util import find_spec
from pathlib import Path

from bingma.arena.campaign import Campaign, Row, carry_out
from bingma.arena.crew import Crew
from bingma.arena.standings import Standings
from bingma.arena.tournament import Tournament
from bingma.faults import Fault
from bingma.files import make_folder
from bingma.games import rulebook
from bingma.terminal.progress import Progress
from bingma.terminal.simulate import print_columns


def run(tournament: Tournament, crew: Crew, folder: Path | None, as_json: bool) -> None:
    """Play, with progress on the error stream, and print the standings."""
    need_extra("choix", "matplotlib", "pyarrow")
    tournament.check()
    crew.check()
    if folder is not None:
        make_folder(folder)
    for players in tournament.players:
        if (full := players * tournament.setups(players)) != tournament.games:
            sys.stderr.write(
                f"{full:,} games for each pairing with {players} players, not "
                f"{tournament.games:,}: every set-up is played from every seat.\n"
            )
    if not tournament.reproducible:
        sys.stderr.write("With a budget in seconds the same games do not come again.\n")
    rows = play(tournament, crew, folder)
    standings = Standings(tournament, rows)
    if folder is not None:
        from bingma.arena.report import write

        write(standings, folder)
    if as_json:
        print(json.dumps(standings.as_data()))
        return
    _print_standings(standings)
    if folder is not None:
        print(f"\nThe report is {folder / 'report.html'}.")


def play(campaign: Campaign, crew: Crew, folder: Path | None) -> list[Row]:
    """All games of a campaign; who interrupts it is told how to go on."""
    try:
        return carry_out(campaign, crew, folder, Progress())
    except KeyboardInterrupt:
        if folder is not None:
            sys.stderr.write("\nInterrupted. To go on, give the same command again.\n")
        else:
            sys.stderr.write("\nInterrupted. With --out games are kept, and one can go on.\n")
        sys.exit(130)


def need_extra(*packages: str) -> None:
    """Say what to install where something is missing, before anything is played."""
    if missing := [name for name in packages if find_spec(name) is None]:
        raise Fault("fault-extra", packages=", ".join(missing), extra="arena")


def _print_standings(standings: Standings) -> None:
    tournament = standings.tournament
    title = rulebook(tournament.game, tournament.components).title
    print(f"{title}, seed {tournament.seed}: {len(standings.rows):,} games\n")
    rows = [["players", "single seat", "others", "games", "wins", "95 % interval", "decisions/s"]]
    for standing in standings.standings:
        pairing = standing.pairing
        low, high = standing.interval
        rows.append(
            [
                str(pairing.players),
                pairing.single,
                pairing.others,
                f"{standing.games:,}",
                f"{100 * standing.share:.1f} %",
                f"{100 * low:.1f}–{100 * high:.1f} %",
                f"{standing.decisions / standing.seconds:,.0f}",
            ]
        )
    print_columns(rows, left=(1, 2))
    print()
    rows = [["bot", "rating", "95 % interval"]]
    for rating in standings.ratings:
        low, high = rating.interval
        rows.append([rating.bot, f"{rating.rating:.0f}", f"{low:.0f}–{high:.0f}"])
    print_columns(rows, left=(0,))
