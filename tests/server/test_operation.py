"""For whoever runs a server: health, metrics, and what an administrator can do."""

from __future__ import annotations

import asyncio
import contextlib
import gzip
import json
import random
import threading
from collections.abc import Callable
from datetime import timedelta
from pathlib import Path
from typing import Any, cast

import httpx2
import pytest
from fastapi.testclient import TestClient

from benchmarks.server import free_port
from bingma.faults import Fault
from bingma.server import clock, storage
from bingma.server.storage import Database, games
from bingma.terminal.main import app
from tests.server.conftest import new_postgresql_database
from tests.server.people import HUMAN, OPEN, RANDOM, Person, until
from tests.server.processes import running
from tests.server.test_faults import gone
from tests.server.test_leaks import the_table


def test_health_and_readiness(server: TestClient) -> None:
    for path in ("/healthz", "/readyz"):
        answer = server.get(path)
        assert (answer.status_code, answer.text) == (200, "ok\n")


def test_a_server_without_its_database_is_healthy_and_not_ready(
    postgresql: str, serve: Callable[..., TestClient]
) -> None:
    url = new_postgresql_database(postgresql)
    server = serve(url)
    with gone(url):
        assert server.get("/healthz").status_code == 200
        answer = server.get("/readyz")
        assert (answer.status_code, answer.json()["error"]["key"]) == (503, "storage")
    assert server.get("/readyz").status_code == 200


def test_metrics_are_not_public(sqlite_url: str) -> None:
    port = free_port()
    with (
        running(sqlite_url, metrics=port) as server,
        httpx2.Client(base_url=server.address) as client,
    ):
        ana = Person(cast(Any, client))
        table = ana.table(HUMAN, RANDOM)
        ana.play(table, 0)
        assert "bingma_tables" not in client.get("/metrics").text
        told = httpx2.get(f"http://127.0.0.1:{port}/metrics").text
        assert "bingma_tables 1.0" in told
        assert "bingma_live_connections 0.0" in told
        for measured in ("commit", "action", "bot_wait"):
            assert f"bingma_{measured}_seconds_count" in told
            assert f"bingma_{measured}_seconds_count 0.0" not in told
        assert table not in told


# bingma admin


@pytest.fixture
def admin(database: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> Callable[..., str]:
    """Runs `bingma admin` with a database; what it prints."""

    def run(*words: object, at: str = database) -> str:
        options = ["admin", "--data", str(tmp_path), "--database", at]
        app([*options, *map(str, words)], standalone_mode=False)
        return capsys.readouterr().out

    return run


def test_an_administrator_lists_shows_closes_and_deletes(
    ana: Person, admin: Callable[..., str]
) -> None:
    table, other = ana.table(HUMAN, HUMAN), ana.table(HUMAN, OPEN)
    ana.play(table, 0)
    listed = admin("list").splitlines()
    assert [line.split()[0] for line in listed] == [table, other]
    assert [line.split()[0] for line in admin("list", "--status", "waiting").splitlines()] == [
        other
    ]
    shown = admin("show", table)
    told = json.loads(shown)
    assert (told["id"], told["seq"], told["seats"][0]["owned"]) == (table, 1, True)
    stored = asyncio.run(first_of(ana.server, table))
    assert not any(secret in shown for secret in stored)
    with ana.live(table, 0) as socket:
        until(socket, "state")
        admin("close", table)
        assert until(socket, "state")["table"]["ended"]
        admin("delete", table)
        assert until(socket, "error")["error"]["key"] == "no-such-table"
    assert admin("list").split()[0] == other
    with pytest.raises(Fault, match="no table"):
        admin("show", table)
    with pytest.raises(Fault, match="No game is on"):
        admin("close", other)


async def first_of(server: TestClient, table: str) -> list[str]:
    """What an administrator is not shown of a table."""
    row = the_table(server, table).row
    hashes = [seat.token_hash for seat in the_table(server, table).seats]
    return [str(row["seed"]), *(made for made in hashes if made is not None)]


def test_a_new_link_for_a_seat(ana: Person, admin: Callable[..., str]) -> None:
    opened = ana.open([HUMAN, HUMAN])
    table, old = opened["table"]["id"], opened["links"][0]["token"]
    path, _, token = admin("link", table, 0).strip().rpartition("&token=")
    assert path == f"/t/{table}#seat=0"
    assert Person(ana.server, token).state(table, 0)["seat"] == 0
    body = {"seat": 0, "action": "favour", "expected_seq": 0}
    assert Person(ana.server, old).refused("POST", f"/tables/{table}/actions", 403, body)


def test_a_person_is_exported_and_forgotten(
    ana: Person, bo: Person, admin: Callable[..., str]
) -> None:
    table, waiting = ana.table({**HUMAN, "name": "Ana"}, OPEN), ana.table(HUMAN, OPEN)
    bo.post(f"/tables/{table}/join", {"name": "Bo"})
    ana.ask("PUT", f"/tables/{table}/note", json={"note": "my own words"})
    ana.play(table, 0, "favour")
    told = json.loads(admin("export", table, 0))
    assert {one["table"] for one in told} == {table, waiting}
    mine = next(one for one in told if one["table"] == table)
    assert (mine["name"], mine["kept"][0]["note"]) == ("Ana", "my own words")
    assert [one["action"] for one in mine["actions"]] == ["favour"]
    assert admin("forget", table, 0) == "2\n"
    seats = bo.get(f"/tables/{table}")["seats"]
    assert (seats[0]["kind"], seats[0]["resigned"], seats[1]["name"]) == ("bot", True, "Bo")
    assert seats[0]["name"] not in ("Ana", "Bo")
    assert ana.get("/my/tables") == []
    assert bo.get(f"/tables/{waiting}")["seats"][0]["kind"] == "open"
    assert "my own words" not in admin("export", table, 1)


def test_old_tables_are_purged(ana: Person, admin: Callable[..., str], database: str) -> None:
    old, new = ana.table(HUMAN, HUMAN), ana.table(HUMAN, HUMAN)

    async def age() -> None:
        stored = Database(database)
        long_ago = clock.now() - timedelta(days=100)
        query = games.update().where(games.c.id == old).values(created_at=long_ago)
        async with stored.writing() as connection:
            await connection.execute(query)
        await stored.close()

    asyncio.run(age())
    assert admin("purge", "--days", 101) == "0\n"
    assert admin("purge", "--days", 99) == "1\n"
    assert ana.refused("GET", f"/tables/{old}", 404) == "no-such-table"
    assert ana.state(new)["seq"] == 0


def test_games_that_nobody_has_moved_on_for_long_are_put_aside(
    sqlite_url: str, serve: Callable[..., TestClient], monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = Person(serve(sqlite_url, pause_seconds=-1))
    table = ana.table(HUMAN, RANDOM)

    async def waiting() -> list[str]:
        database = Database(sqlite_url)
        found = [game_id async for game_id in database.waiting_for_bots()]
        await database.close()
        return found

    assert asyncio.run(waiting()) == [table]
    monkeypatch.setattr(storage, "ASIDE", timedelta())
    assert asyncio.run(waiting()) == []


def test_a_backup_is_restored_under_load(
    ana: Person,
    admin: Callable[..., str],
    database: str,
    serve: Callable[..., TestClient],
    tmp_path: Path,
) -> None:
    """Made while people play: what was acknowledged before is in it, and it can be played on."""
    there = [ana.table(HUMAN, HUMAN) for _ in range(5)]
    for table in there:
        ana.play(table, 0)
    file, done = tmp_path / "backup.gz", threading.Event()
    before = {table: ana.state(table)["seq"] for table in there}

    def play() -> None:
        with contextlib.suppress(AssertionError):
            while not done.is_set():
                ana.play_on(there[0], random.Random(1), until=ana.state(there[0])["seq"] + 1)

    player = threading.Thread(target=play)
    player.start()
    try:
        assert int(admin("backup", file)) > 15
    finally:
        done.set()
        player.join()
    new = f"sqlite:///{tmp_path / 'restored.sqlite'}"
    admin("restore", file, at=new)
    with pytest.raises(Fault, match="already"):
        admin("restore", file, at=new)
    again = Person(serve(new))
    again.cookies = ana.cookies
    for table in there:
        assert again.state(table)["seq"] >= before[table]
        made = again.state(table)
        if made["table"]["status"] == "playing":
            again.play_on(table, random.Random(2), until=made["seq"] + 3)


def test_what_is_no_backup_is_said(tmp_path: Path, admin: Callable[..., str]) -> None:
    new = f"sqlite:///{tmp_path / 'new.sqlite'}"
    for name, content in (("text", b"no backup"), ("half", gzip.compress(b'{"bingma": "0')[:-4])):
        (tmp_path / name).write_bytes(content)
        with pytest.raises(Fault, match="no backup of Bingma"):
            admin("restore", tmp_path / name, at=new)
    with pytest.raises(Fault, match="cannot be used"):
        admin("restore", tmp_path / "nowhere", at=new)
