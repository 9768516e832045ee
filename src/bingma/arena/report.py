"""The report of a tournament: all games as Parquet, and one page with tables and drawings."""

from __future__ import annotations

from pathlib import Path
from typing import Any

from bingma.arena import page
from bingma.arena.standings import MEAN_RATING, TOTAL, Standings, points_of
from bingma.games import rulebook

LONGEST = "longest_thought"


def write(standings: Standings, folder: Path) -> None:
    """Write `games.parquet` and `report.html` into a folder."""
    import pyarrow
    from pyarrow import parquet

    table = pyarrow.Table.from_pylist(seat_rows(standings))
    # Bots that answer at once have no longest thought, which would leave the column without a type.
    at = table.schema.get_field_index(LONGEST)
    table = table.cast(table.schema.set(at, pyarrow.field(LONGEST, pyarrow.float64())))
    parquet.write_table(table, folder / "games.parquet")
    write_page(standings, folder / "report.html")


def seat_rows(standings: Standings) -> list[dict[str, Any]]:
    """A row for each seat of each game."""
    rows = []
    for fixture, row in zip(standings.tournament.schedule, standings.rows, strict=True):
        pairing = fixture.pairing
        for seat, bot in enumerate(pairing.seating(fixture.seat)):
            rows.append(
                {
                    "game": row["number"],
                    "players": pairing.players,
                    "single": pairing.single,
                    "others": pairing.others,
                    "setup": fixture.setup,
                    "seat": seat,
                    "bot": bot,
                    "is_single": seat == fixture.seat,
                    "place": row["places"][seat],
                    "win": row["wins"][seat],
                    **{f"points_{source}": n for source, n in points_of(row, seat).items()},
                    "decisions": row["decisions"][seat],
                    LONGEST: row["longest"][seat] if row["longest"] else None,
                    "game_seconds": row["seconds"],
                    "game_digest": row["digest"],
                }
            )
    return rows


def write_page(standings: Standings, path: Path) -> None:
    """The page."""
    tournament = standings.tournament
    title = rulebook(tournament.game, tournament.components).title
    budget = tournament.budget or "each bot's own"
    intro = (
        f"{len(standings.rows):,} games of {title} between {len(tournament.bots)} bots, "
        f"seed {tournament.seed}, budget: {budget}. Every set-up was played from every seat, and "
        "all pairings of a player number had the same set-ups. Intervals are of 95 % and heed "
        "that games of one set-up are alike."
    )
    again = (
        f"The same arguments give the same games again; their digest is {standings.digest[:16]}."
        if tournament.reproducible
        else "The bots thought for so many seconds, so the same games do not come again."
    )
    parts = [page.paragraph(intro), page.paragraph(again)]
    parts += _ratings(standings) + _wins(standings) + _points(standings) + _speed(standings)
    page.write_page(path, f"Arena: {title}", parts)


def _ratings(standings: Standings) -> list[str]:
    ratings = standings.ratings
    rows = [
        [rating.bot, f"{rating.rating:.0f}", f"{rating.interval[0]:.0f}–{rating.interval[1]:.0f}"]
        for rating in ratings
    ]
    drawing = page.bars_with_intervals(
        [rating.bot for rating in ratings],
        [rating.rating for rating in ratings],
        [rating.interval for rating in ratings],
        "Ratings with 95 % intervals",
        "rating",
        line_at=MEAN_RATING,
        zero=False,
    )
    return [
        "<h2>Ratings</h2>",
        page.paragraph(
            f"On Elo's scale: 400 points more are odds of ten to one; the mean is "
            f"{MEAN_RATING:.0f}. A game of more than two counts as a comparison of every two "
            "seats. Every two bots that met are rated as if there were half a set-up more that one "
            "of them won altogether, and half a one that the other won."
        ),
        page.figures([page.table(["bot", "rating", "95 % interval"], rows), drawing]),
    ]


def _wins(standings: Standings) -> list[str]:
    rows = [
        [
            standing.pairing.single,
            standing.pairing.others,
            page.percent(standing.share),
            page.between(*standing.interval),
            str(standing.pairing.players),
            page.percent(1 / standing.pairing.players),
            f"{standing.wins[standing.pairing.single]:g}",
            f"{standing.games:,}",
        ]
        for standing in standings.standings
    ]
    head = ["single seat", "others", "share", "95 % interval", "players", "equal", "wins", "games"]
    drawings = [_matrix(standings, players) for players in standings.tournament.players]
    return [
        "<h2>Who beats whom</h2>",
        page.paragraph(
            "The share of games that the single seat won against seats of the other bot. "
            "“Equal” is what equal bots would win."
        ),
        page.figures(drawings),
        page.table(head, rows, words=2),
    ]


def _matrix(standings: Standings, players: int) -> str:
    """The win matrix: the single seat in the rows, the others in the columns."""
    from matplotlib.colors import LinearSegmentedColormap, TwoSlopeNorm

    bots = standings.tournament.bots
    shares: list[list[float]] = [[float("nan")] * len(bots) for _ in bots]
    for standing in standings.standings:
        if standing.pairing.players == players:
            row, column = bots.index(standing.pairing.single), bots.index(standing.pairing.others)
            shares[row][column] = standing.share
            if players == 2:  # the other way round it is the same games
                shares[column][row] = 1 - standing.share
    figure, axes = page.new_figure(1.0 + 0.5 * len(bots))
    colours = LinearSegmentedColormap.from_list("wins", [page.CLAY, page.PARCHMENT, "#71AE92"])
    axes.pcolormesh(
        shares,
        cmap=colours,
        norm=TwoSlopeNorm(1 / players, 0, 1),
        edgecolors=page.BRONZE,
        linewidth=0.5,
    )
    for row, line in enumerate(shares):
        for column, share in enumerate(line):
            shown = "" if row == column else f"{100 * share:.0f}"
            axes.text(
                column + 0.5, row + 0.5, shown, ha="center", va="center", color=page.ON_COLOUR
            )
    at = [i + 0.5 for i in range(len(bots))]
    axes.set_xticks(at, bots, rotation=30 if len(bots) > 3 else 0)
    axes.set_yticks(at, bots)
    axes.invert_yaxis()
    axes.set_xlabel("the others")
    axes.set_ylabel("the single seat")
    return page.drawn(figure, f"Wins of the single seat in %, {players} players")


def _points(standings: Standings) -> list[str]:
    points = standings.points()
    bots = [rating.bot for rating in standings.ratings]
    sources = [source for source in points[bots[0]] if source != TOTAL]
    figure, axes = page.new_figure(1.8 + 0.35 * len(bots))
    gains, losses = [0.0] * len(bots), [0.0] * len(bots)
    for number, source in enumerate(sources):
        widths = [points[bot][source] for bot in bots]
        # Hatched in the second round, which leaves out the darkest: nothing is seen on it.
        again = number // len(page.COLOURS)
        axes.barh(
            bots,
            widths,
            left=[losses[i] if width < 0 else gains[i] for i, width in enumerate(widths)],
            color=page.COLOURS[(number + again) % len(page.COLOURS)],
            hatch="////" * again,
            edgecolor=page.INK,
            linewidth=0.8,
            label=page.words(source),
        )
        gains = [sum_ + max(width, 0) for sum_, width in zip(gains, widths, strict=True)]
        losses = [sum_ + min(width, 0) for sum_, width in zip(losses, widths, strict=True)]
    axes.invert_yaxis()
    axes.set_xlabel("mean points of a seat")
    figure.legend(
        loc="outside lower center", ncols=3, frameon=False, fontsize="small", labelcolor=page.TEXT
    )
    # A line for each source: bots are few, so the table fits a phone.
    rows = [
        [page.words(source), *(f"{points[bot][source]:.1f}" for bot in bots)]
        for source in (TOTAL, *sources)
    ]
    return [
        "<h2>Points by source</h2>",
        page.figures([page.drawn(figure, "Points by source"), page.table(["source", *bots], rows)]),
    ]


def _speed(standings: Standings) -> list[str]:
    rows = [
        [
            standing.pairing.single,
            standing.pairing.others,
            f"{standing.decisions / standing.seconds:,.0f}",
            str(standing.pairing.players),
            f"{standing.decisions:,}",
        ]
        for standing in standings.standings
    ]
    parts = [
        "<h2>Speed</h2>",
        page.paragraph(
            "Decisions of all seats in a second, on one core, the rules' own work included."
        ),
        page.table(["single seat", "others", "in a second", "players", "decisions"], rows, words=2),
    ]
    thoughts = [[bot, f"{s:.3f} s"] for bot, s in standings.longest().items() if s is not None]
    if thoughts:
        parts.append(page.table(["bot", "longest thought"], thoughts))
    return parts
