"""The study of balance: factors of real games, and what is made of them."""

from __future__ import annotations

import json
from functools import lru_cache
from pathlib import Path
from typing import Any

import pyarrow.parquet
import pytest

from bingma.arena import balance_report
from bingma.arena.balance import BalanceStudy, Findings
from bingma.arena.simulation import Match, factors_of, play_games
from bingma.games.xian import names
from bingma.terminal import study


def rows(games: int = 300, players: int = 4) -> list[dict[str, Any]]:
    """Games that the seat with the lucky tile wins whenever it is dealt, to one of seats 0 to 2."""
    made = []
    for number in range(games):
        lucky = number % players
        winner = lucky if lucky < 3 else number // players % players
        made.append(
            {
                "number": number,
                "digest": "",
                "wins": [float(p == winner) for p in range(players)],
                "places": [1 if p == winner else 2 for p in range(players)],
                "scores": [{"total": 30 + 6 * (p == winner)} for p in range(players)],
                "decisions": [10] * players,
                "seconds": 0.1,
                "longest": None,
                "common": {"weather": "wet" if number % 2 else "dry", "tiles": ["a", "b"]},
                "dealt": [{"tile": "lucky" if p == lucky else "plain"} for p in range(players)],
                "chosen": [
                    {"visits": p + 4 * (p == winner), "friends": ["x"] if p == winner else ["y"]}
                    for p in range(players)
                ],
                "points": [{"play": 30, "luck": 6 * (p == winner)} for p in range(players)],
            }
        )
    return made


@lru_cache
def findings() -> Findings:
    """The findings of a study whose truth is known."""
    return Findings(BalanceStudy("xian", "greedy", (4,), 300, 1), rows())


def test_what_is_dealt_shows_its_effect() -> None:
    (balance,) = findings().balances
    matters = {matter.factor: matter for matter in balance.matters}
    assert [matter.sort for matter in balance.matters] == ["dealt", "dealt", "chosen", "chosen"]
    shares = {level.level: level.share for level in matters["tile"].levels}
    assert shares["lucky"] > 0.75 > 0.1 > shares["plain"]
    assert matters["tile"].effect > 3 * matters["tile"].by_chance
    seats = {level.level: level for level in matters["seat"].levels}
    assert list(seats) == ["0", "1", "2", "3"]
    assert sum(level.share for level in seats.values()) == pytest.approx(1)
    for matter in balance.matters:
        for level in matter.levels:
            assert level.interval[0] <= level.share <= level.interval[1]
    assert {level.level: level.share for level in matters["friends"].levels} == {"x": 1, "y": 0}


def test_what_has_no_effect_stays_within_chance() -> None:
    fair = rows()
    for row in fair:
        winner = row["number"] // 4 % 4
        row["wins"] = [float(p == winner) for p in range(4)]
    (balance,) = Findings(BalanceStudy("xian", "greedy", (4,), 300, 1), fair).balances
    for matter in balance.matters[:2]:
        assert matter.effect < matter.by_chance


def test_the_lead_of_the_winner_adds_up() -> None:
    (balance,) = findings().balances
    leads = {source.source: source.lead for source in balance.sources}
    assert leads == {"play": 0, "luck": 6}
    assert {(c.factor, c.level): c.games for c in balance.climates} == {
        ("weather", "dry"): 150,
        ("weather", "wet"): 150,
        ("tiles", "a"): 300,
        ("tiles", "b"): 300,
    }
    assert all(climate.lead == pytest.approx(6) for climate in balance.climates)


def test_page_and_table(tmp_path: Path) -> None:
    balance_report.write(findings(), tmp_path)
    page = (tmp_path / "report.html").read_text(encoding="utf-8")
    for address in ("http:", "https:", "//", "@import", "<script", "src="):
        assert address not in page
    assert page.count("<svg ") == 4 + 1 + 2
    (balance,) = findings().balances
    for matter in balance.matters:
        for level in matter.levels:
            # Every share that is drawn can be read, too; people count seats from 1.
            name = str(int(level.level) + 1) if matter.factor == "seat" else level.level
            assert (
                f'<th scope="row" class="word">{matter.factor}</th><td class="word">{name}</td>'
                f"<td>{100 * level.share:.1f} %</td>"
            ) in page
    assert '<th scope="row" class="word">luck</th><td>1.5</td><td>+6.0</td>' in page
    table = pyarrow.parquet.read_table(tmp_path / "games.parquet").to_pylist()
    assert len(table) == 1200
    assert sum(row["win"] for row in table) == 300
    assert json.loads(json.dumps(findings().as_data()))["players"][0]["games"] == 300


def test_what_is_common_to_all_is_printed(capsys: pytest.CaptureFixture[str]) -> None:
    study.print_balance(findings().balances[0])
    told = capsys.readouterr().out.splitlines()
    assert "common to all  level  games  points  95 % interval  lead  95 % interval" in told
    assert "weather        wet      150    31.5   31.5 to 31.5   6.0     6.0 to 6.0" in told
    assert any(line.startswith("dealt   seat     1 ") for line in told)


@pytest.mark.parametrize("players", [2, 3, 4])
def test_factors_of_xian(players: int) -> None:
    match = Match("xian", players, 11, ("random",))
    for played in play_games(match, match.book.engine, range(5)):
        factors = factors_of(match, played)
        offered = factors.common["end tiles on offer"]
        assert isinstance(offered, list)
        assert len(offered) == 4
        assert factors.common["beside the palace"] in names.BUILDINGS[:3]
        assert len({seat["starting tile"] for seat in factors.dealt}) == players
        for scores, points, chosen in zip(
            played.result["scores"], factors.points, factors.chosen, strict=True
        ):
            assert sum(points.values()) == scores["total"]
            assert chosen["end tile kept"] in ("none", *offered)
            actions = [chosen[f"{building} actions"] for building in names.BUILDINGS]
            assert all(isinstance(count, int) and 0 <= count <= 13 for count in actions)


def test_building_actions_are_counted_with_those_that_were_forced() -> None:
    """Warriors can be painted only in the lab, equipment forged only in the armory."""
    match = Match("xian", 4, 12, ("random",))
    seen = 0
    for played in play_games(match, match.book.engine, range(5)):
        game_points = factors_of(match, played)
        for seat, chosen in enumerate(game_points.chosen):
            if game_points.points[seat]["paint"]:
                assert chosen["lab actions"] != 0
                seen += 1
    assert seen > 0


def test_factors_of_terracotta_army() -> None:
    match = Match("terracotta-army", 3, 11, ("random",))
    (played,) = play_games(match, match.book.engine, [0])
    factors = factors_of(match, played)
    assert len(factors.common["scoring tiles"]) == 5  # type: ignore[arg-type]
    assert sorted(str(seat["place in the order"]) for seat in factors.dealt) == ["1", "2", "3"]
    for scores, points in zip(played.result["scores"], factors.points, strict=True):
        assert sum(points.values()) == scores["total"]
