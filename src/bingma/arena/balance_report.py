"""The report of a study of balance: all games as Parquet, and one page with tables and drawings."""

from __future__ import annotations

from itertools import groupby
from pathlib import Path
from typing import Any

from bingma.arena import page
from bingma.arena.balance import Balance, Findings, Matter
from bingma.games import rulebook


def write(findings: Findings, folder: Path) -> None:
    """Write `games.parquet` and `report.html` into a folder."""
    import pyarrow
    from pyarrow import parquet

    parquet.write_table(pyarrow.Table.from_pylist(seat_rows(findings)), folder / "games.parquet")
    write_page(findings, folder / "report.html")


def seat_rows(findings: Findings) -> list[dict[str, Any]]:
    """A row for each seat of each game."""
    return [
        {
            "game": row["number"],
            "players": len(row["wins"]),
            "seat": seat,
            "place": row["places"][seat],
            "win": win,
            "total": row["scores"][seat]["total"],
            **row["common"],
            **row["dealt"][seat],
            **row["chosen"][seat],
            **{f"points_{source}": points for source, points in row["points"][seat].items()},
        }
        for row in findings.rows
        for seat, win in enumerate(row["wins"])
    ]


def write_page(findings: Findings, path: Path) -> None:
    """The page."""
    study = findings.study
    title = rulebook(study.game, study.components).title
    parts = [
        page.paragraph(
            f"{len(findings.rows):,} games of {title}, seed {study.seed}, with the bot {study.bot} "
            f"in all seats. Intervals are of 95 %. The digest of the games is "
            f"{findings.digest[:16]}."
        ),
        page.paragraph(
            "What is dealt is drawn by lot, so a difference that is larger than chance is an "
            "effect. What is chosen only goes along with winning: a player who is ahead may "
            "choose otherwise. All of it is true of this bot; better players may use the same "
            "things better."
        ),
    ]
    for balance in findings.balances:
        parts += _of_players(balance)
    page.write_page(path, f"Balance of {title}", parts)


def _of_players(balance: Balance) -> list[str]:
    rows = [
        [
            matter.factor,
            matter.sort,
            f"{100 * matter.effect:.1f}",
            f"{100 * matter.by_chance:.1f}",
            "yes" if matter.effect > matter.by_chance else "not shown",
        ]
        for matter in balance.matters
    ]
    head = ["factor", "sort", "effect", "by chance", "more than chance?"]
    shares = [
        [
            matter.factor,
            matter.told(level),
            page.percent(level.share),
            page.between(*level.interval),
            f"{level.seats:,}",
        ]
        for matter in balance.matters
        for level in matter.levels
    ]
    sources = [
        [
            page.words(source.source),
            f"{source.mean:.1f}",
            f"{source.lead:+z.1f}",
            page.between(*source.interval, percents=False),
        ]
        for source in balance.sources
    ]
    common = [
        [
            climate.factor,
            climate.level,
            f"{climate.points:.1f}",
            page.between(*climate.points_interval, percents=False),
            f"{climate.lead:.1f}",
            page.between(*climate.lead_interval, percents=False),
            f"{climate.games:,}",
        ]
        for climate in balance.climates
    ]
    parts = [
        f"<h2>{balance.players} players</h2>",
        page.paragraph(
            f"{balance.games:,} games; by lot a seat wins {page.percent(1 / balance.players)}. "
            "The effect is how far the shares of wins lie from their mean, in percentage points; "
            "95 of 100 studies stay below “by chance” where winners are drawn by lot."
        ),
        page.table(head, rows, words=2),
        page.figures([_shares(matter, balance.players) for matter in balance.matters]),
        page.unfolded(
            "All shares of wins",
            page.table(["factor", "level", "wins", "95 % interval", "seats"], shares, words=2),
        ),
        page.figures(
            [
                _sources(balance),
                page.table(["source of points", "mean", "winner's lead", "95 % interval"], sources),
            ]
        ),
    ]
    if common:
        parts += [
            page.paragraph(
                "What all seats share cannot help one of them by itself. It can make games rich "
                "or poor, close or one-sided: the mean points of a seat, and the winner's lead "
                "over the mean of the others."
            ),
            page.figures(_climates(balance)),
            page.table(
                ["factor", "level", "points", "95 %", "lead", "95 %", "games"], common, words=2
            ),
        ]
    return parts


def _shares(matter: Matter, players: int) -> str:
    return page.bars_with_intervals(
        [matter.told(level) for level in matter.levels],
        [100 * level.share for level in matter.levels],
        [(100 * level.interval[0], 100 * level.interval[1]) for level in matter.levels],
        f"{page.title(matter.factor)}, {players} players",
        "wins in %",
        line_at=100 / players,
    )


def _sources(balance: Balance) -> str:
    sources = sorted(balance.sources, key=lambda source: -source.lead)
    return page.bars_with_intervals(
        [page.words(source.source) for source in sources],
        [source.lead for source in sources],
        [source.interval for source in sources],
        f"Where the winner's lead comes from, {balance.players} players",
        "points more than the mean of the others",
        line_at=0,
        zero=False,
    )


def _climates(balance: Balance) -> list[str]:
    drawings = []
    for factor, group in groupby(balance.climates, key=lambda climate: climate.factor):
        climates = list(group)
        drawings.append(
            page.bars_with_intervals(
                [climate.level for climate in climates],
                [climate.points for climate in climates],
                [climate.points_interval for climate in climates],
                f"{page.title(factor)}: mean points, {balance.players} players",
                "points of a seat",
                zero=False,
            )
        )
    return drawings
