"""`bingma study balance`: what matters for winning."""

from __future__ import annotations

import json
from pathlib import Path

from bingma.arena.balance import Balance, BalanceStudy, Findings
from bingma.arena.crew import Crew
from bingma.games import rulebook
from bingma.terminal.arena import need_extra, play
from bingma.terminal.simulate import print_columns

# A level that fewer seats have is not called the best or the worst.
RARE = 0.02


def run(study: BalanceStudy, crew: Crew, folder: Path | None, as_json: bool) -> None:
    """Play, with progress on the error stream, and print the findings."""
    need_extra("matplotlib", "pyarrow")
    study.check()
    crew.check()
    findings = Findings(study, play(study, crew, folder))
    if folder is not None:
        from bingma.arena.balance_report import write

        write(findings, folder)
    if as_json:
        print(json.dumps(findings.as_data()))
        return
    title = rulebook(study.game, study.components).title
    print(f"{title}, {study.bot} in all seats, seed {study.seed}")
    for balance in findings.balances:
        print_balance(balance)
    if folder is not None:
        print(f"\nThe report is {folder / 'report.html'}.")


def print_balance(balance: Balance) -> None:
    """The findings for one number of players."""
    fair = 100 / balance.players
    seats = balance.players * balance.games
    print(
        f"\n{balance.players} players, {balance.games:,} games; by lot a seat wins {fair:.1f} %\n"
    )
    rows = [["", "factor", "best", "wins", "95 % interval", "worst", "wins", "effect", "by chance"]]
    for matter in balance.matters:
        usual = [level for level in matter.levels if level.seats >= RARE * seats]
        worst, best = (find(usual, key=lambda level: level.share) for find in (min, max))
        low, high = best.interval
        rows.append(
            [
                matter.sort,
                matter.factor,
                matter.told(best),
                f"{100 * best.share:.1f} %",
                f"{100 * low:.1f}–{100 * high:.1f}",
                matter.told(worst),
                f"{100 * worst.share:.1f} %",
                f"{100 * matter.effect:.1f}",
                f"{100 * matter.by_chance:.1f}",
            ]
        )
    print_columns(rows, left=(0, 1, 2, 5))
    print()
    rows = [["source of points", "mean", "winner's lead", "95 % interval"]]
    for source in balance.sources:
        low, high = source.interval
        lead = f"{source.lead:+.2f}"
        rows.append([source.source, f"{source.mean:.2f}", lead, f"{low:+.2f} to {high:+.2f}"])
    print_columns(rows, left=(0,))
    if not balance.climates:
        return
    print()
    rows = [["common to all", "level", "games", "points", "95 % interval", "lead", "95 % interval"]]
    for climate in balance.climates:
        points, leads = climate.points_interval, climate.lead_interval
        rows.append(
            [
                climate.factor,
                climate.level,
                f"{climate.games:,}",
                f"{climate.points:.1f}",
                f"{points[0]:.1f} to {points[1]:.1f}",
                f"{climate.lead:.1f}",
                f"{leads[0]:.1f} to {leads[1]:.1f}",
            ]
        )
    print_columns(rows, left=(0, 1))
