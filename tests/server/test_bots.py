"""Bots at tables, and seats that go to a bot and back."""

from __future__ import annotations

import asyncio
import os
import random
import sys
import time
from datetime import timedelta
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from bingma import new_game
from bingma.bots import BOTS, DEFAULT_BOT
from bingma.server import bots, clock, tables, thinking
from bingma.server.settings import Rate
from bingma.server.tables import known_bot
from tests.server.people import GREEDY, HUMAN, OPEN, RANDOM, Person, states, until
from tests.server.test_leaks import the_table


def test_bots_play_a_whole_game_by_themselves(server: TestClient) -> None:
    ana = Person(server)
    table = ana.table(GREEDY, RANDOM)
    with ana.live(table) as socket:
        message = next(state for state in states(socket) if state["table"]["status"] == "over")
    assert sorted(message["table"]["result"]["ranking"]) == [[0], [1]]


def test_a_seat_goes_to_a_bot_and_back(server: TestClient, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(clock, "AWAY", timedelta())
    ana, bo, eve = Person(server), Person(server), Person(server)
    table = ana.table(HUMAN, OPEN)
    bo.post(f"/tables/{table}/join", {"name": "Bo"})
    path = f"/tables/{table}/seats/1"
    assert eve.refused("POST", f"{path}/bot", 403) == "players-only"
    assert ana.refused("POST", f"{path}/bot", 422, {"bot": "genius"}) == "no-such-bot"
    assert ana.refused("POST", f"/tables/{table}/seats/7/bot", 404) == "no-such-seat"
    with bo.live(table, 1) as socket:
        until(socket, "state")
        assert ana.refused("POST", f"{path}/bot", 409) == "seat-present"
    given = ana.post(f"{path}/bot", {"bot": "random"})["table"]["seats"][1]
    assert (given["kind"], given["bot"], given["name"]) == ("bot", "random", "Bo")
    # Who did it is told to everybody.
    assert eve.get(f"/tables/{table}")["seats"][1]["given_by"] == 0
    with ana.live(table, 0) as socket:
        message = until(socket, "state")
        while message["seq"] == 0:
            message = until(socket, "update")
        body = {"seat": 1, "action": "favour", "expected_seq": message["seq"]}
        assert bo.refused("POST", f"/tables/{table}/actions", 409, body) == "bot-plays"
    assert eve.refused("POST", f"{path}/take", 403) == "not-your-seat"
    taken = bo.post(f"{path}/take")["table"]["seats"][1]
    assert (taken["kind"], taken["bot"], taken["mine"]) == ("human", None, True)
    assert taken["given_by"] is None
    bo.post(f"{path}/take")
    # One's own seat can be given away at any time.
    with bo.live(table, 1):
        given = bo.post(f"{path}/bot", {"bot": "greedy"})["table"]["seats"][1]
        assert (given["kind"], given["bot"], given["given_by"]) == ("bot", "greedy", 1)


def test_who_names_no_bot_gets_the_usual_one() -> None:
    assert known_bot(None) == DEFAULT_BOT
    assert BOTS[DEFAULT_BOT].strength == 2


@pytest.mark.skipif(sys.platform == "win32", reason="Windows has no niceness")
def test_bots_leave_the_processor_to_people_first() -> None:
    async def niceness_of_a_worker() -> int:
        players = bots.BotPlayers(1)
        loop = asyncio.get_running_loop()
        found = await loop.run_in_executor(players._workers(quick=True), os.nice, 0)
        await players.close()
        return found

    assert asyncio.run(niceness_of_a_worker()) > os.nice(0)


def test_a_seat_of_a_table_that_waits_cannot_go_to_a_bot(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    table = ana.table(HUMAN, OPEN)
    assert ana.refused("POST", f"/tables/{table}/seats/1/bot", 409) == "not-possible"


def test_a_bot_that_fails_does_not_stop_the_table(
    sqlite_server: TestClient, monkeypatch: pytest.MonkeyPatch, caplog: pytest.LogCaptureFixture
) -> None:
    monkeypatch.setattr(bots, "choose", no_idea)
    ana = Person(sqlite_server)
    table = ana.table(HUMAN, GREEDY)
    with ana.live(table) as socket:
        message = until(socket, "state")
        while message["seq"] == 0:
            message = until(socket, "update")
    assert message["events"][0]["kind"] == "decided"
    assert "has failed" in caplog.text


def no_idea(*_: Any) -> int:
    raise ValueError("a bot without an idea")


def dies_once(*job: Any) -> int:
    mark = Path(os.environ["MARK_OF_DEATH"])
    if not mark.exists():
        mark.touch()
        os._exit(1)
    return thinking.choose(*job)


def test_a_bot_process_that_dies_is_started_again(
    sqlite_server: TestClient,
    monkeypatch: pytest.MonkeyPatch,
    tmp_path: Path,
    caplog: pytest.LogCaptureFixture,
) -> None:
    monkeypatch.setenv("MARK_OF_DEATH", str(tmp_path / "mark"))
    monkeypatch.setattr(bots, "choose", dies_once)
    ana = Person(sqlite_server)
    with ana.live(ana.table(GREEDY, GREEDY, GREEDY)) as socket:
        message = until(socket, "state")
        while message["seq"] < 6:
            message = until(socket, "update")
    assert "a bot process has died" in caplog.text
    assert "has failed" not in caplog.text


def test_bots_that_decide_in_secret_think_at_once_and_share_the_time(
    sqlite_server: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    shares = []

    async def ask(players: bots.BotPlayers, quick: bool, *job: Any) -> int:
        await asyncio.sleep(0)
        shares.append(players.share(quick, next(iter(players._thinking[quick]))))
        return thinking.choose(*job)

    monkeypatch.setattr(bots.BotPlayers, "_ask", ask)
    monkeypatch.setattr(os, "cpu_count", lambda: 2)
    ana = Person(sqlite_server)
    with ana.live(ana.table(GREEDY, GREEDY, GREEDY)) as socket:
        message = until(socket, "state")
        while message["seq"] < 6:
            message = until(socket, "update")
    assert min(shares) == pytest.approx(1 / 3)
    assert max(shares) == 1


def waits_for(mark: str) -> int:
    while not Path(mark).exists():
        time.sleep(0.01)
    return 7


def test_a_quick_bot_does_not_wait_for_one_that_thinks_for_long(
    monkeypatch: pytest.MonkeyPatch, tmp_path: Path
) -> None:
    monkeypatch.setattr(bots, "choose", waits_for)
    mark = tmp_path / "the quick one has answered"

    async def both() -> list[int]:
        players = bots.BotPlayers(1)
        slow = asyncio.create_task(players._ask(False, str(mark)))
        answers = [await players._ask(True, str(tmp_path))]
        mark.touch()
        answers.append(await slow)
        await players.close()
        return answers

    assert asyncio.run(both()) == [7, 7]


@pytest.mark.parametrize(("due_in", "expected"), [(3600.0, 1.5), (-1.0, -1.0)])
def test_who_waited_for_a_process_thinks_less(
    monkeypatch: pytest.MonkeyPatch, due_in: float, expected: float
) -> None:
    given = []

    class Thinker:
        def choose(self, _: Any, seconds: float) -> int:
            given.append(seconds)
            return 7

    monkeypatch.setattr(thinking, "make_bot", lambda *_: Thinker())
    view = new_game("xian", players=2, seed=1).view(0)
    assert thinking.choose("emperor", 0, 1, 1, view, 1.5, time.time() + due_in) == 7
    assert given[0] <= expected


def test_a_bot_plays_the_same_again(
    sqlite_server: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "secret_seed", lambda: 2718)
    ana = Person(sqlite_server)
    results = []
    for _ in range(2):
        table = ana.table(GREEDY, RANDOM, seed=4)
        with ana.live(table) as socket:
            message = next(state for state in states(socket) if state["table"]["status"] == "over")
        results.append(message["table"]["result"])
    assert results[0] == results[1]


def test_a_person_against_bots_plays_to_the_end(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    table = ana.table(HUMAN, GREEDY, RANDOM)
    final = ana.play_on(table, random.Random(5))
    assert final["table"]["status"] == "over"


def test_hosts_take_turns_and_have_the_same_share() -> None:
    """One with eighty emperors does not make everybody else's weak."""

    async def order() -> tuple[list[str], float, float]:
        players = bots.BotPlayers(2)
        turns, went = bots.Turns(1), []

        async def think(host: str) -> None:
            async with turns.turn(host):
                went.append(host)
                await asyncio.sleep(0)

        await asyncio.gather(*map(think, ["many"] * 5 + ["one", "other"]))
        players._thinking[False].update({"many": 80, "one": 1})
        shares = players.share(False, "many"), players.share(False, "one")
        await players.close()
        return went, *shares

    went, many, one = asyncio.run(order())
    assert went == ["many", "many", "one", "other", "many", "many", "many"]
    assert (many, one) == (2 / 160, 1)


def test_a_turn_that_nobody_waits_for_any_more_is_passed_on() -> None:
    async def cancelled() -> bool:
        turns = bots.Turns(1)

        async def think() -> None:
            async with turns.turn("a"):
                await asyncio.sleep(0.01)

        first, second, third = [asyncio.create_task(think()) for _ in range(3)]
        await asyncio.sleep(0)
        second.cancel()
        await asyncio.gather(first, second, third, return_exceptions=True)
        return third.done() and turns._free == 1

    assert asyncio.run(cancelled())


def test_tables_of_bots_alone_are_limited(sqlite_url: str, serve: Any) -> None:
    ana = Person(serve(sqlite_url, bots_only=Rate(0.0001, 2)))
    for _ in range(2):
        ana.table(GREEDY, GREEDY)
    body = {"game": "xian", "seats": [GREEDY, GREEDY]}
    assert ana.refused("POST", "/tables", 429, body) == "too-many-requests"
    ana.table(HUMAN, GREEDY)


def test_bots_wait_where_nobody_has_been_for_long(
    sqlite_server: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = Person(sqlite_server)
    table = the_table(sqlite_server, ana.table(HUMAN, GREEDY, pace="normal"))
    players: Any = table.wake.__self__  # type: ignore[attr-defined]
    table.row["deciding"] = [1]
    assert players._to_move(table) == [1]
    table.visited -= 299
    assert players._to_move(table) == [1]
    table.visited -= 2
    assert players._to_move(table) == []
    with ana.live(table.id, 0) as socket:
        until(socket, "state")
        table.visited -= 1000
        table.row["deciding"] = [1]
        assert players._to_move(table) == [1]
    ana.state(table.id)
    assert not table.is_left(300)
