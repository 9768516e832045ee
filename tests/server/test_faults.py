"""A database that is locked, full or gone: nothing breaks, nothing is lost, and people are told."""

from __future__ import annotations

import asyncio
import logging
import sqlite3
import sys
import time
from collections.abc import Callable, Iterator
from contextlib import closing, contextmanager
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import httpx2
import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from bingma.server import bots, storage
from bingma.server.app import create_app
from bingma.server.errors import NotStored
from bingma.server.protection import OneASecond
from tests.server.conftest import settings_for
from tests.server.people import GREEDY, HUMAN, OPEN, Person, acknowledged, until
from tests.server.processes import running
from tests.server.test_leaks import the_table

Serve = Callable[..., TestClient]


@contextmanager
def locked(url: str) -> Iterator[None]:
    """Another program writes to the file and does not come to an end."""
    other = sqlite3.connect(url.removeprefix("sqlite:///"), isolation_level=None)
    other.execute("BEGIN IMMEDIATE")
    yield
    other.execute("ROLLBACK")
    other.close()


@contextmanager
def gone(url: str) -> Iterator[None]:
    """PostgreSQL ends all connections to a database and takes no new ones."""
    import asyncpg

    head, question, rest = url.partition("?")
    server, name = head.rsplit("/", 1)

    async def allow(connections: str) -> None:
        connection = await asyncpg.connect(f"{server}/postgres{question}{rest}")
        await connection.execute(f"ALTER DATABASE {name} ALLOW_CONNECTIONS {connections}")
        ends = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = $1"
        await connection.fetch(ends, name)
        await connection.close()

    asyncio.run(allow("false"))
    yield
    asyncio.run(allow("true"))


def out_of_order(url: str) -> Any:
    """The database is not to be written to until the end of a block."""
    return locked(url) if url.startswith("sqlite") else gone(url)


@pytest.fixture(autouse=True)
def short_waits(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(storage, "LOCK_SECONDS", 0.05)
    monkeypatch.setattr(bots, "TRY_AGAIN", 0.05)


def test_what_cannot_be_stored_is_sent_again_with_its_key(
    database: str, server: TestClient, caplog: pytest.LogCaptureFixture
) -> None:
    ana, bo = Person(server), Person(server)
    table, waiting = ana.table(HUMAN, HUMAN), ana.table(HUMAN, OPEN)
    first = {"seat": 0, "action": "favour", "expected_seq": 0, "key": "one"}
    second = {"type": "action", "action": "favour", "expected_seq": 1, "key": "two"}
    seat = {"key": "a-key-of-somebody-who-waits"}
    with ana.live(table, 1) as socket:
        until(socket, "state")
        with out_of_order(database):
            for _ in range(5):
                answer = ana.ask("POST", f"/tables/{table}/actions", json=first)
                assert (answer.status_code, answer.headers["retry-after"]) == (503, "1")
                assert answer.json()["error"]["key"] == "storage"
            assert bo.refused("POST", f"/tables/{waiting}/join", 503, seat) == "storage"
            # Whoever looks on stays, and is told.
            socket.send_json(second | {"expected_seq": 0})
            told = until(socket, "error")
            assert (told["key"], told["error"]["key"]) == ("two", "storage")
            socket.send_json({"type": "ping"})
            assert until(socket, "pong")["seq"] == 0
        assert ana.post(f"/tables/{table}/actions", first)["seq"] == 1
        assert ana.post(f"/tables/{table}/actions", first)["seq"] == 1
        assert until(socket, "update")["seq"] == 1
        socket.send_json(second)
        assert acknowledged(socket, "two") == 2
    assert bo.post(f"/tables/{waiting}/join", seat)["seat"] == 1
    assert "the database does not answer" in caplog.text
    assert not any(record.exc_info for record in caplog.records)


def test_bots_go_on_when_the_database_is_there_again(database: str, server: TestClient) -> None:
    ana = Person(server)
    table = ana.table(HUMAN, GREEDY, pace="normal")
    with ana.live(table, 0) as socket:
        until(socket, "state")
        with out_of_order(database):
            socket.send_json({"type": "action", "action": "favour", "expected_seq": 0, "key": "k"})
            assert until(socket, "error")["error"]["key"] == "storage"
        ana.play(table, 0)
        while until(socket, "update")["seq"] < 2:
            pass


def test_changes_that_wait_together_fail_together(
    sqlite_url: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """One by one each would wait for the lock again, and everybody for all before."""
    tried = []

    async def commit(_: storage.Database, entries: Any) -> None:
        tried.append(len(entries))
        raise NotStored

    monkeypatch.setattr(storage.Database, "_commit", commit)

    async def append_many() -> list[Any]:
        database = storage.Database(sqlite_url)
        await database.open()
        progress: Any = {}
        wait = [database.append(f"table {n}", [], progress) for n in range(20)]
        found = await asyncio.gather(*wait, return_exceptions=True)
        await database.close()
        return found

    assert all(isinstance(one, NotStored) for one in asyncio.run(append_many()))
    assert tried in ([20, 20], [1, 1, 19, 19])


def test_the_log_has_one_line_a_second_for_a_cause(monkeypatch: pytest.MonkeyPatch) -> None:
    now = [100.0]
    monkeypatch.setattr("bingma.server.protection.time.monotonic", lambda: now[0])
    one, said = OneASecond(), []

    def say(text: str, *values: object) -> None:
        record = logging.LogRecord("x", logging.ERROR, "", 0, text, values, None)
        if one.filter(record):
            said.append(record.getMessage())

    for n in range(50):
        say("table %s has failed", n)
        say("something else")
    now[0] += 1
    say("table %s has failed", 50)
    assert said == ["table 0 has failed", "something else", "table 50 has failed (49 more like it)"]


@pytest.mark.skipif(sys.platform != "linux", reason="limits of a process that runs")
def test_a_full_disk_costs_nobody_a_move(sqlite_url: str) -> None:
    import psutil

    with running(sqlite_url) as server, httpx2.Client(base_url=f"{server.address}/api/v1") as ana:
        seats = {"game": "xian", "seats": [HUMAN, HUMAN]}
        table = ana.post("/tables", json=seats).json()["table"]["id"]
        limits = psutil.Process(server.process.pid).rlimit
        _, most = limits(psutil.RLIMIT_FSIZE)
        limits(psutil.RLIMIT_FSIZE, (8192, most))
        action = {"seat": 0, "action": "favour", "expected_seq": 0, "key": "k"}
        answers = [ana.post(f"/tables/{table}/actions", json=action) for _ in range(20)]
        assert {answer.status_code for answer in answers} == {503}
        assert ana.get(f"/tables/{table}/state").json()["seq"] == 0
        limits(psutil.RLIMIT_FSIZE, (most, most))
        assert ana.post(f"/tables/{table}/actions", json=action).json()["seq"] == 1
        assert "the database does not answer" in server.log
        assert "Traceback" not in server.log
        assert len(server.log.splitlines()) < 20


def test_a_folder_that_cannot_be_written_to_is_said_in_a_sentence(tmp_path: Path) -> None:
    from bingma.faults import Fault
    from bingma.server.serve import run

    broken = tmp_path / "tables.sqlite"
    broken.write_bytes(b"SQLite format 3\0" + b"nonsense" * 1000)
    with pytest.raises(Fault, match="cannot be opened"):
        run("127.0.0.1", 0, tmp_path, None, open_browser=False)


def write(url: str, *statements: str) -> None:
    """Change what is stored, behind the back of a server."""
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
        for statement in statements:
            connection.execute(statement)
        connection.commit()


def read(url: str, query: str) -> str:
    """One value of what is stored."""
    with closing(sqlite3.connect(url.removeprefix("sqlite:///"))) as connection:
        return str(connection.execute(query).fetchone()[0])


@pytest.mark.parametrize(
    "change",
    [
        "UPDATE actions SET action = 'enter lab' WHERE seq = 1",
        "UPDATE actions SET action = 'no notation at all' WHERE seq = 1",
        "UPDATE games SET setup = '{}'",
    ],
)
def test_a_table_that_cannot_be_replayed_is_refused_and_harms_no_other(
    sqlite_url: str, serve: Serve, caplog: pytest.LogCaptureFixture, change: str
) -> None:
    with TestClient(create_app(settings_for(sqlite_url))) as server:
        ana = Person(server)
        broken = ana.table(HUMAN, HUMAN, go_seconds=600, at_zero="call")
        ana.play(broken, 0)
    write(sqlite_url, change, "UPDATE games SET due_at = '2020-01-01 00:00:00'")
    server = serve(sqlite_url)
    again = Person(server)
    again.cookies = ana.cookies
    assert again.refused("GET", f"/tables/{broken}/state", 409) == "cannot-replay"
    assert len(again.get(f"/tables/{broken}/moves")["table"]["seats"]) == 2
    assert again.get("/my/tables")[0]["id"] == broken
    # The clocks of other tables are looked at.
    sound = again.table(HUMAN, HUMAN, go_seconds=600, at_zero="call")
    due = f"SELECT due_at FROM games WHERE id = '{sound}'"
    write(sqlite_url, f"UPDATE games SET due_at = '2020-01-02 00:00:00' WHERE id = '{sound}'")
    for _ in range(400):
        if not read(sqlite_url, due).startswith("2020"):
            break
        time.sleep(0.05)
    assert not read(sqlite_url, due).startswith("2020")
    assert not any(record.exc_info for record in caplog.records)


def test_a_table_that_is_deleted_while_people_look_on(
    sqlite_url: str, serve: Serve, caplog: pytest.LogCaptureFixture
) -> None:
    ana = Person(serve(sqlite_url))
    table, other = ana.table(HUMAN, HUMAN), ana.table(HUMAN, HUMAN)
    with ana.live(table, 0) as socket:
        until(socket, "state")
        rows = [f"DELETE FROM {kind} WHERE game_id = '{table}'" for kind in ("seats", "owners")]
        write(sqlite_url, *rows, f"DELETE FROM games WHERE id = '{table}'")
        assert until(socket, "error")["error"]["key"] == "no-such-table"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
        assert closed.value.code == 4404
    assert ana.refused("GET", f"/tables/{table}/state", 404) == "no-such-table"
    assert ana.state(other)["seq"] == 0
    assert not any(record.exc_info for record in caplog.records)


def test_nobody_takes_back_without_end(sqlite_url: str, serve: Serve) -> None:
    """Everything that was taken back is gone through again when a table is opened."""
    ana = Person(serve(sqlite_url, taken_back=3))
    table = ana.table(HUMAN, HUMAN)
    for _ in range(3):
        ana.play(table, 0)
        ana.take_back(table, 0)
    ana.play(table, 0)
    assert ana.take_back(table, 0, status=409)["error"]["key"] == "no-more-undo"
    assert ana.take_back(table, 0, "restart-go", 409)["error"]["key"] == "no-more-undo"
    ana.play(table, 1)


def test_giving_up_and_the_end_are_one_transaction(
    database: str, server: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Killed between the two, all would have wished for an end that does not come."""
    ana, bo = Person(server), Person(server)
    table = ana.table(HUMAN, OPEN, GREEDY)
    bo.post(f"/tables/{table}/join", {})
    ana.post(f"/tables/{table}/end")
    monkeypatch.setattr(storage.Database, "end", None)
    assert bo.post(f"/tables/{table}/end")["table"]["ended"]


def test_a_server_does_not_lock_itself_out(
    sqlite_url: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """SQLite lets one write at a time: many who come at once queue instead of giving up."""
    monkeypatch.setattr(storage, "LOCK_SECONDS", 0.001)
    ana = Person(serve(sqlite_url))
    table = ana.table(HUMAN, HUMAN)
    database = the_table(ana.server, table).database

    async def all_at_once() -> None:
        when = datetime.now(UTC)
        writers = [database.saw(table, n % 2, True, when) for n in range(40)]
        await asyncio.gather(*writers, *(database.alive(when) for _ in range(40)))

    assert ana.server.portal is not None
    ana.server.portal.call(all_at_once)
