"""Servers that stop, are killed, or share a database: nothing is lost, nothing played twice."""

from __future__ import annotations

import asyncio
import json
import os
import random
import re
import sqlite3
import subprocess
import sys
import time
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from benchmarks.server import kill
from bingma.server import tables
from bingma.server.app import create_app
from bingma.server.storage import SUMMARY, Database, metadata
from bingma.server.table import Table
from bingma.server.tables import Tables
from tests.server.conftest import settings_for
from tests.server.people import GREEDY, HUMAN, OPEN, Person, states, until

Serve = Callable[..., TestClient]
ROOT = Path(__file__).parent.parent.parent


def test_a_new_server_makes_the_same_table_from_the_log(database: str) -> None:
    with TestClient(create_app(settings_for(database))) as server:
        ana = Person(server)
        table = ana.table(HUMAN, HUMAN)
        waiting = ana.table(HUMAN, OPEN, listed=True)
        rng = random.Random(1)
        for n in range(2, 40, 4):
            ana.play_on(table, rng, until=n)
            state = ana.state(table)
            if state["can_undo"]:
                ana.take_back(table, state["seat"], rng.choice(["undo", "restart-go"]))
        before = ana.state(table, 0), ana.state(table, 1)
        log = ana.get(f"/tables/{table}/log?seat=0")
        body = {"seat": before[0]["table"]["deciding"][0], "expected_seq": before[0]["seq"]}
        body |= {"action": ana.state(table, body["seat"])["legal"][0]["action"], "key": "k"}
        played = ana.post(f"/tables/{table}/actions", body)
    with TestClient(create_app(settings_for(database))) as server:
        again = Person(server)
        again.cookies = ana.cookies
        # A request that is sent again after the restart is still played once.
        assert again.post(f"/tables/{table}/actions", body)["seq"] == played["seq"]
        assert again.state(table, 0)["seq"] == before[0]["seq"] + 1
        assert again.get(f"/tables/{table}/log?seat=0")[: len(log)] == log
        assert again.get("/tables")[0]["id"] == waiting
        state = again.state(table, body["seat"])
        assert state["view"] == played["view"]
        assert state["can_undo"] == played["can_undo"]
        assert again.play_on(table, random.Random(2))["table"]["status"] == "over"


def test_bots_go_on_after_a_restart(sqlite_url: str) -> None:
    with TestClient(create_app(settings_for(sqlite_url))) as server:
        table = Person(server).table(GREEDY, GREEDY, pace="normal")
    with TestClient(create_app(settings_for(sqlite_url))) as server:
        # This looks into the database only: nobody asks for the table itself.
        while Person(server).get(f"/tables/{table}/moves")["table"]["seq"] == 0:
            time.sleep(0.01)


def test_two_servers_on_one_database_agree(database: str, serve: Serve) -> None:
    ana = Person(serve(database))
    table = ana.table(HUMAN, HUMAN)
    bo = Person(serve(database))
    bo.cookies = ana.cookies
    first = {"seat": 0, "action": "favour", "expected_seq": 0, "key": "a"}
    assert bo.state(table, 1)["seq"] == 0
    assert ana.post(f"/tables/{table}/actions", first)["seq"] == 1
    # The other server has not heard of it, and finds it in the log.
    assert bo.post(f"/tables/{table}/actions", first)["seq"] == 1
    with bo.live(table, 1) as socket:
        until(socket, "state")
        ana.play(table, 1)
        # Without a look at the log: the place is taken, and the seat has to look again.
        socket.send_json({"type": "action", "action": "favour", "expected_seq": 1, "key": "b"})
        assert until(socket, "error")["error"]["key"] == "stale"
        assert until(socket, "state")["seq"] == 2
    states = [person.state(table, 0) for person in (ana, bo)]
    for state in states:
        for seat in state["table"]["seats"]:
            del seat["connected"]
    assert states[0] == states[1]


def test_two_servers_see_each_others_seats(database: str, serve: Serve) -> None:
    ana, bo = Person(serve(database)), Person(serve(database))
    table = ana.table(HUMAN, OPEN, listed=True)
    assert [seat["kind"] for seat in bo.get("/tables")[0]["seats"]] == ["human", "open"]
    with ana.live(table, 0) as at_first:
        assert until(at_first, "state")["view"] is None
        bo.post(f"/tables/{table}/join", {"name": "Bo"})
        begun = until(at_first, "state")
        assert begun["table"]["seats"][1]["name"] == "Bo"
        assert begun["legal"]
        with bo.live(table, 1) as at_second:
            until(at_second, "state")
            at_first.send_json({"type": "action", "action": "favour", "expected_seq": 0})
            assert until(at_second, "update")["seq"] == 1
        bo.post(f"/tables/{table}/seats/1/bot", {"bot": "random"})
        # The bot plays at both servers, and each of its moves is stored once.
        at_first.send_json({"type": "state"})
        for state in states(at_first, until(at_first, "state")):
            if state["table"]["seats"][1]["kind"] == "bot" and state["seq"] >= 2:
                break
        bo.post(f"/tables/{table}/seats/1/take")
    assert ana.get(f"/tables/{table}")["seats"][1]["kind"] == "human"
    assert bo.get("/my/tables")[0]["seats"][1]["mine"]


def test_the_last_two_seats_taken_at_two_servers_begin_the_game(
    database: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Each server thinks that the other seat is still open until it has stored its own."""
    ana, bo = Person(serve(database)), Person(serve(database))
    table = ana.table(HUMAN, OPEN, OPEN, OPEN)
    assert bo.get(f"/tables/{table}")["status"] == "waiting"
    for seat in (1, 3):
        Person(ana.server).post(f"/tables/{table}/join", {"seat": seat})
    monkeypatch.setattr(Tables, "get", without_a_look)
    # What another server has given away meanwhile is refused, not broken.
    late = {"seat": 1}
    assert Person(bo.server).refused("POST", f"/tables/{table}/join", 409, late) == "no-open-seat"
    joined = bo.post(f"/tables/{table}/join", {"seat": 2})
    assert joined["table"]["status"] == "playing"


async def without_a_look(tables: Tables, table_id: str) -> Table:
    """A table as it is in memory."""
    return tables._tables[table_id]


def test_the_migrations_make_what_the_code_expects(database: str) -> None:
    async def compare() -> list[object]:
        from alembic.autogenerate import compare_metadata
        from alembic.migration import MigrationContext

        storage = Database(database)
        await storage.open()

        def differences(connection: sa.Connection) -> list[object]:
            return list(compare_metadata(MigrationContext.configure(connection), metadata))

        async with storage.engine.connect() as connection:
            found: list[object] = await connection.run_sync(differences)
        await storage.close()
        return found

    assert asyncio.run(compare()) == []


@pytest.mark.slow
@pytest.mark.parametrize(
    ("game", "people"), [("xian", 2), ("terracotta-army", 1), ("terracotta-army", 3)]
)
def test_killed_under_load_everything_acknowledged_is_there(
    sqlite_url: str, game: str, people: int
) -> None:
    acted, done, faults = asyncio.run(kill(2, sqlite_url, game, people))
    assert faults == []
    assert acted > 30
    assert done >= 2


@pytest.mark.slow
def test_killed_on_postgresql(postgresql: str) -> None:
    from tests.server.conftest import new_postgresql_database

    database = new_postgresql_database(postgresql)
    acted, done, faults = asyncio.run(kill(1, database, "terracotta-army", 1))
    assert faults == []
    assert acted > 10
    assert done >= 1


def start(folder: Path) -> tuple[subprocess.Popen[str], str]:
    """A server as people start it; its address."""
    call = "import sys; from pathlib import Path; from bingma.server.serve import run; "
    call += "run('127.0.0.1', 0, Path(sys.argv[1]), None, False)"
    environment = os.environ | {"PYTHONUNBUFFERED": "1"}
    server = subprocess.Popen(
        [sys.executable, "-c", call, str(folder)],
        stdout=subprocess.PIPE,
        text=True,
        env=environment,
    )
    assert server.stdout is not None
    address = re.search(r"http://\S+?(?=/ )", server.stdout.readline())
    assert address is not None
    return server, address[0]


@pytest.mark.slow
@pytest.mark.parametrize(
    "words", [(), ("terracotta-army",), ("terracotta-army", "3", "6")], ids=" ".join
)
def test_the_example_client_plays_a_game(tmp_path: Path, words: tuple[str, ...]) -> None:
    server, address = start(tmp_path / "data")
    try:
        command = [sys.executable, str(ROOT / "examples" / "client.py"), address, *words]
        done = subprocess.run(command, capture_output=True, text=True, check=True)
    finally:
        server.terminate()
        server.wait()
        assert server.stdout is not None
        server.stdout.close()
    result = json.loads(done.stdout)
    assert len(result["scores"]) == 2
    with sqlite3.connect(tmp_path / "data" / "tables.sqlite") as database:
        game, options, status, stored = database.execute(
            "SELECT game, options, status, result FROM games"
        ).fetchone()
    database.close()
    assert (game, status) == (words[0] if words else "xian", "over")
    assert json.loads(options) == [int(option) for option in words[1:]]
    # What is stored keeps the form of records (X11.7, T7.8).
    assert json.loads(stored)["scores"] == result["scores"]
    assert oct((tmp_path / "data").stat().st_mode & 0o777) == "0o700"


def test_a_server_with_many_unfinished_games_starts(
    database: str, serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    """A statement has room for 32,767 parameters, and games that nobody finishes stay."""
    with TestClient(create_app(settings_for(database))) as server:
        ana = Person(server)
        tables = [ana.table(GREEDY, HUMAN, pace="normal"), ana.table(HUMAN, HUMAN)]
    asyncio.run(copy_rows(database, tables, 33_000))
    server = serve(database)
    with Person(server).live(tables[0]) as socket:
        assert until(socket, "update")["seq"] >= 1
    again = Person(server)
    again.cookies = ana.cookies
    assert len(again.get("/my/tables")) == 200
    assert caplog.text == ""


async def copy_rows(url: str, tables: list[str], times: int) -> None:
    """Many copies of games that are on, with their seats."""
    storage = Database(url)
    numbers = f"WITH RECURSIVE n(n) AS (SELECT 1 UNION ALL SELECT n + 1 FROM n WHERE n < {times}) "
    async with storage.engine.begin() as connection:
        for kind in (metadata.tables["games"], metadata.tables["seats"], metadata.tables["owners"]):
            key = "id" if kind.name == "games" else "game_id"
            names = ", ".join(column.name for column in kind.columns)
            values = ", ".join(
                f"substr({column.name}, 1, 9) || n" if column.name == key else column.name
                for column in kind.columns
            )
            insert = (
                f"INSERT INTO {kind.name} ({names}) {numbers}SELECT {values} FROM {kind.name}, n"
            )
            await connection.execute(
                sa.text(f"{insert} WHERE {key} = :table").bindparams(table=tables[1])
            )
    await storage.close()


def test_changes_that_come_together_are_one_statement_for_each_table(database: str) -> None:
    """However many tables act at once; what is stored is read back as it was."""
    with TestClient(create_app(settings_for(database))) as server:
        ana = Person(server)
        tables = [ana.table(HUMAN, HUMAN, go_seconds=600) for _ in range(5)]

    async def act_everywhere() -> tuple[list[str], list[Table]]:
        storage = Database(database)
        await storage.open()
        statements: list[str] = []

        def note(*told: Any) -> None:
            statements.append(told[2])
            assert not told[5], "executed for each row"

        engine = storage._sqlite._engine if storage._sqlite else storage.engine.sync_engine
        there = []
        for table in tables:
            stored = await storage.load(table)
            assert stored is not None
            there.append(Table(storage, stored, lambda _: None, b"secret"))
        sa.event.listen(engine, "before_cursor_execute", note)
        await asyncio.gather(*(one.act(0, "play", "favour", 0, "k") for one in there))
        sa.event.remove(engine, "before_cursor_execute", note)
        for one in there:
            stored = await storage.load(one.id)
            assert stored is not None
            kept: Any = stored.row
            assert {name: kept[name] for name in SUMMARY}.items() <= one.row.items()
            rows = await storage.log(one.id)
            assert [(row["action"], row["key"]) for row in rows] == [("favour", "k")]
            assert rows[0]["created_at"] == one.row["moved_at"]
        await storage.close()
        return statements, there

    statements, _ = asyncio.run(act_everywhere())
    # The first may come before the others.
    assert len(statements) <= (4 if database.startswith("sqlite") else 2)


def test_servers_on_postgresql_tell_each_other(
    postgresql: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """By the commit itself: nobody looks meanwhile."""
    from tests.server.conftest import new_postgresql_database

    monkeypatch.setattr(tables, "COMPARE_ALL", 1e6)
    monkeypatch.setattr(tables, "LOOK_ELSEWHERE", 0.05)
    database = new_postgresql_database(postgresql)
    ana, bo = Person(serve(database)), Person(serve(database))
    table = ana.table(HUMAN, OPEN)
    with ana.live(table, 0) as at_first:
        assert until(at_first, "state")["view"] is None
        bo.post(f"/tables/{table}/join", {"name": "Bo"})
        assert until(at_first, "state")["table"]["seats"][1]["name"] == "Bo"
        bo.play(table, 1)
        assert until(at_first, "update")["seq"] == 1
        # The connection that tells is lost: it listens again, and compares everything.
        asyncio.run(end_connections(database))
        while bo.ask("POST", f"/tables/{table}/seats/1/bot", json={}).status_code != 200:
            pass
        while until(at_first, "table")["table"]["seats"][1]["kind"] != "bot":
            pass


async def end_connections(url: str) -> None:
    """PostgreSQL ends the connections of all servers to a database."""
    import asyncpg

    connection = await asyncpg.connect(url)
    await connection.fetch(
        "SELECT pg_terminate_backend(pid) FROM pg_stat_activity"
        " WHERE datname = current_database() AND pid <> pg_backend_pid()"
    )
    await connection.close()


def test_servers_that_start_together_on_a_new_database(postgresql: str) -> None:
    """One of them makes the tables, and the others wait."""
    from tests.server.conftest import new_postgresql_database

    url = new_postgresql_database(postgresql)

    async def start_all() -> None:
        servers = [Database(url) for _ in range(4)]
        await asyncio.gather(*(server.open() for server in servers))
        for server in servers:
            await server.close()

    asyncio.run(start_all())
