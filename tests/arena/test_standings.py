"""What is made of the games of a tournament."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from bingma.arena import report
from bingma.arena.page import CHANGING
from bingma.arena.standings import Standings
from bingma.arena.tournament import Tournament

BOTS = ("weak", "middle", "strong")


@lru_cache
def standings(players: tuple[int, ...] = (2, 4), games: int = 40, upset: int = 10) -> Standings:
    """A tournament where the stronger bot wins but for every so many games."""
    tournament = Tournament("xian", BOTS, players, games, seed=1)
    rows = []
    for number, fixture in enumerate(tournament.schedule):
        seating = fixture.pairing.seating(fixture.seat)
        sign = 1 if number % upset == 0 else -1
        ranking = sorted(range(len(seating)), key=lambda p: (sign * BOTS.index(seating[p]), p))
        rows.append(
            {
                "number": number,
                "digest": "",
                "wins": [float(p == ranking[0]) for p in range(len(seating))],
                "places": [ranking.index(p) + 1 for p in range(len(seating))],
                "scores": [{"total": 30, "play": 30} for _ in seating],
                "sources": [{"craft": 20, "end_tile": 10} for _ in seating],
                "decisions": [10] * len(seating),
                "seconds": 0.5,
                "longest": [0.1 * (p + 1) for p in range(len(seating))],
            }
        )
    return Standings(tournament, rows)


def test_wins_are_counted_for_each_pairing_and_player_number() -> None:
    made = standings()
    assert len(made.standings) == 3 + 6
    for standing in made.standings:
        assert standing.games == 40
        assert sum(standing.wins.values()) == 40
        assert standing.share == standing.wins[standing.pairing.single] / 40
        low, high = standing.interval
        assert 0 <= low <= standing.share <= high <= 1
        assert standing.decisions / standing.seconds == pytest.approx(20 * standing.pairing.players)
        better = BOTS.index(standing.pairing.single) > BOTS.index(standing.pairing.others)
        assert (standing.share > 0.5) == better


def test_ratings_put_the_stronger_first() -> None:
    ratings = standings().ratings
    assert [rating.bot for rating in ratings] == ["strong", "middle", "weak"]
    assert sum(rating.rating for rating in ratings) == pytest.approx(3 * 1500)
    for rating in ratings:
        assert rating.interval[0] <= rating.rating <= rating.interval[1]


def test_a_bot_that_never_lost_has_a_finite_rating_that_is_not_certain() -> None:
    """Whether it won one set-up or twenty; then the others are ahead at most by chance."""
    for games, least in ((2, 1300), (40, 1600)):
        best = standings((2,), games, upset=10**9).ratings[0]
        low, high = best.interval
        assert least < low < best.rating - 100
        assert best.rating + 100 < high < 4000


def test_more_games_are_more_certain() -> None:
    few, many = (standings(games=games).ratings[0].interval for games in (20, 200))
    assert many[1] - many[0] < few[1] - few[0]


def test_a_shared_win_is_half_for_each() -> None:
    made = standings((2,), 2)
    rows = [{**row, "wins": [0.5, 0.5], "places": [1, 1]} for row in made.rows]
    even = Standings(made.tournament, rows)
    assert all(standing.share == 0.5 for standing in even.standings)
    assert [rating.rating for rating in even.ratings] == pytest.approx([1500] * 3)


def test_the_data() -> None:
    data = json.loads(json.dumps(standings().as_data()))
    assert data["games"] == 9 * 40
    for pairing in data["pairings"]:
        assert set(pairing["wins"]) == {pairing["single"], pairing["others"]}
        assert pairing["games"] == 40
        low, high = pairing["interval"]
        assert low <= pairing["share"] <= high
    assert [rating["bot"] for rating in data["ratings"]] == ["strong", "middle", "weak"]
    assert data["ratings"][0]["points"] == {"total": 30, "craft": 20, "end_tile": 10}
    assert data["ratings"][0]["longest_thought"] == pytest.approx(0.4)
    assert data["reproducible"] is True


def test_with_a_budget_in_seconds_games_do_not_come_again() -> None:
    for budget, again in (("0.5s", False), ("200", True), (None, True)):
        assert Tournament("xian", BOTS, (2,), 2, 1, budget).reproducible is again
    assert not Tournament("xian", ("emperor@1s", "greedy"), (2,), 2, 1).reproducible
    # These answer at once, whatever they are given.
    assert Tournament("xian", ("random", "greedy"), (2,), 2, 1, "0.5s").reproducible


def test_the_table_of_all_seats(tmp_path: Path) -> None:
    made = standings((2, 4), 8)
    report.write(made, tmp_path)
    rows: list[dict[str, Any]] = pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert len(rows) == 3 * 8 * 2 + 6 * 8 * 4
    assert sum(row["win"] for row in rows) == 9 * 8
    for row in rows:
        assert row["bot"] == (row["single"] if row["is_single"] else row["others"])
        assert (row["place"] == 1) == (row["win"] == 1)
        assert row["points_total"] == row["points_craft"] + row["points_end_tile"]


def test_columns_have_their_types_where_all_answer_at_once(tmp_path: Path) -> None:
    made = standings((2,), 2)
    rows = [{**row, "longest": None} for row in made.rows]
    report.write(Standings(made.tournament, rows), tmp_path)
    schema = pyarrow.parquet.read_schema(tmp_path / "games.parquet")
    assert schema.field("longest_thought").type == "double"


def test_points_are_told_by_what_brought_them() -> None:
    """What is made during play is not one lump."""
    bots = ("tests.arena.test_guests:Watcher", "tests.arena.test_guests:Watcher@1")
    row = Tournament("xian", bots, (2,), 2, 1).play(0)
    for seat in (0, 1):
        assert {"craft", "paint", "helper"} <= set(row["sources"][seat])
        assert sum(row["sources"][seat].values()) == row["scores"][seat]["total"]


def test_the_page_holds_all_that_it_shows(tmp_path: Path) -> None:
    made = standings()
    report.write(made, tmp_path)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    for address in ("http:", "https:", "//", "url(http", "@import", "<script", "src="):
        assert address not in page
    # Ratings, a matrix for each number of players, and points.
    assert page.count("<svg ") == page.count("</svg>") == 4
    ids = [part.split('"')[0] for part in page.split(' id="')[1:]]
    assert len(ids) == len(set(ids)) > 0
    referred = {part.split('"')[0] for part in page.split('href="#')[1:]}
    assert referred
    assert referred <= set(ids)
    # For phones the figures that matter stand right behind the names; for readers, what is a head.
    assert '<th scope="col" class="word">others</th><th scope="col">share</th>' in page
    assert '<th scope="row" class="word">' in page
    assert page.count("<main>") == page.count("</main>") == 1
    # The drawings change with the page by night.
    assert "prefers-color-scheme: dark" in page
    drawings = page.split("<svg ")[1:]
    assert all("var(--text)" in drawing for drawing in drawings)
    assert not any(f": {colour.lower()}" in page for colour in CHANGING)
    shares = [f"{100 * standing.share:.1f} %" for standing in made.standings]
    for words in (*shares, "strong", "end tile", "Wins of the single seat in %, 4 players"):
        assert words in page


def test_the_same_games_make_the_same_page(tmp_path: Path) -> None:
    pages = []
    made = standings()
    for name in ("a", "b"):
        (tmp_path / name).mkdir()
        report.write(Standings(made.tournament, made.rows), tmp_path / name)
        pages.append((tmp_path / name / "report.html").read_bytes())
    assert pages[0] == pages[1]
