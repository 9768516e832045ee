"""Several servers on one PostgreSQL: presence, bots, and one of them killed while people play."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Iterator
from contextlib import ExitStack, contextmanager
from datetime import timedelta
from typing import Any, cast

import httpx2
import psutil
import pytest
from fastapi.testclient import TestClient
from websockets.sync.client import ClientConnection, connect

from bingma.server import clock, storage, table, tables
from bingma.server.errors import NotStored
from bingma.server.storage import Database
from tests.server.conftest import new_postgresql_database
from tests.server.people import GREEDY, HUMAN, OPEN, RANDOM, Person, until
from tests.server.processes import Running, running

Serve = Callable[..., TestClient]


@pytest.fixture
def shared(postgresql: str) -> str:
    """A new database for several servers."""
    return new_postgresql_database(postgresql)


def eventually(what: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not what():
        time.sleep(0.02)


def test_nobody_is_away_who_is_connected_to_any_server(shared: str, serve: Serve) -> None:
    ana, bo = Person(serve(shared)), Person(serve(shared))
    there = ana.table(HUMAN, OPEN)
    bo.post(f"/tables/{there}/join", {"name": "Bo"})

    def is_there(person: Person, seat: int) -> bool:
        return bool(person.get(f"/tables/{there}")["seats"][seat]["connected"])

    with ana.live(there, 0) as at_first:
        until(at_first, "state")
        assert not is_there(ana, 1)
        with bo.live(there, 1) as at_second:
            assert until(at_second, "state")["table"]["seats"][0]["connected"]
            while not until(at_first, "table")["table"]["seats"][1]["connected"]:
                pass
            assert is_there(ana, 1)
            assert ana.get("/my/tables")[0]["seats"][1]["connected"]
        while until(at_first, "table")["table"]["seats"][1]["connected"]:
            pass
        assert not is_there(bo, 1)
        assert is_there(bo, 0)


def test_who_is_connected_elsewhere_is_not_given_to_a_bot(
    shared: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also if they came long ago."""
    monkeypatch.setattr(clock, "AWAY", timedelta())
    ana, bo = Person(serve(shared)), Person(serve(shared))
    there = ana.table(HUMAN, OPEN)
    bo.post(f"/tables/{there}/join", {"name": "Bo"})
    with bo.live(there, 1) as socket:
        until(socket, "state")
        assert ana.refused("POST", f"/tables/{there}/seats/1/bot", 409) == "seat-present"
    eventually(lambda: not ana.get(f"/tables/{there}")["seats"][1]["connected"])
    ana.post(f"/tables/{there}/seats/1/bot", {"bot": "random"})


def test_bots_think_at_one_server(shared: str) -> None:
    async def claim() -> None:
        first, second = Database(shared), Database(shared)
        await first.open()
        await second.open()
        for server in (first, second):
            await server.beat([])
        async with first.engine.begin() as connection:
            await connection.execute(storage.games.insert(), [A_GAME])
        assert await first.claim("a")
        assert not await second.claim("a")
        assert await first.claim("a")
        await first.release("a")
        assert await second.claim("a")
        # One that stops leaves its bots to another.
        await second.retire()
        assert await first.beat([]) == ["a"]
        # The others have taken it for dead: it tries again when it has said that it is not.
        with pytest.raises(NotStored):
            await second.claim("a")
        await second.beat([])
        assert await second.claim("a")
        for server in (first, second):
            await server.close()

    asyncio.run(claim())


A_GAME: dict[str, Any] = {
    **{"id": "a", "kind": "table", "game": "xian", "rules_version": "1", "components": ""},
    **{"options": [], "setup": {}, "seed": 1, "listed": False, "spectators": True, "pace": "off"},
    **{"created_at": table.STARTED, "status": "playing", "seq": 0, "deciding": [0]},
}


def test_a_server_that_was_taken_for_dead_says_again_who_is_there(
    shared: str, serve: Serve, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(tables, "BEAT", 0.1)
    ana, bo = Person(serve(shared)), Person(serve(shared))
    there = ana.table(HUMAN, OPEN)
    bo.post(f"/tables/{there}/join", {"name": "Bo"})
    with bo.live(there, 1) as socket:
        until(socket, "state")
        assert ana.get(f"/tables/{there}")["seats"][1]["connected"]
        asyncio.run(execute(shared, "DELETE FROM servers"))
        eventually(lambda: bool(ana.get(f"/tables/{there}")["seats"][1]["connected"]))


async def execute(url: str, statement: str) -> list[Any]:
    """Do something behind the servers' backs."""
    import asyncpg

    connection = await asyncpg.connect(url)
    rows: list[Any] = await connection.fetch(statement)
    await connection.close()
    return rows


@contextmanager
def live(server: Running, person: Person, there: str, seat: int) -> Iterator[ClientConnection]:
    """A live connection to a server in a process of its own."""
    address = f"{server.address.replace('http', 'ws', 1)}/api/v1/tables/{there}/live?seat={seat}"
    with connect(address, additional_headers=person.headers()) as socket:
        yield socket


@pytest.mark.slow
def test_one_of_two_servers_is_killed_while_people_play(shared: str) -> None:
    """Its people go on at the other with what they have, and its bots too; nothing comes twice."""
    with (
        running(shared) as first,
        running(shared) as second,
        httpx2.Client(base_url=first.address) as at_first,
        httpx2.Client(base_url=second.address) as at_second,
    ):
        ana, bo, again = (Person(cast(Any, at)) for at in (at_first, at_second, at_second))
        there = ana.table(HUMAN, OPEN)
        bo.post(f"/tables/{there}/join", {"name": "Bo"})
        # Bots alone, whom nobody else asks for.
        alone = ana.table(RANDOM, GREEDY, pace="fast")
        with live(first, ana, there, 0):
            eventually(lambda: bool(bo.get(f"/tables/{there}")["seats"][0]["connected"]))
            eventually(lambda: len(log(shared, alone)) > 2)
            acknowledged = ana.play(there, 0, "favour", key="first")["seq"]
            first.process.kill()
            first.process.wait()
        before = len(log(shared, alone))
        # With the same cookie, at the other server.
        again.cookies = ana.cookies
        assert again.state(there, 0)["seq"] == acknowledged
        body = {"seat": 0, "action": "favour", "expected_seq": 0, "key": "first"}
        assert again.post(f"/tables/{there}/actions", body)["seq"] == acknowledged
        assert bo.play(there, 1)["seq"] > acknowledged
        eventually(lambda: len(log(shared, alone)) > before + 2)
        assert log(shared, alone) == list(range(1, len(log(shared, alone)) + 1))
        eventually(lambda: not bo.get(f"/tables/{there}")["seats"][0]["connected"])


def log(url: str, there: str) -> list[int]:
    """The numbers of the changes that are stored, not by way of a server."""
    rows = asyncio.run(
        execute(url, f"SELECT seq FROM actions WHERE game_id = '{there}' ORDER BY seq")
    )
    return [row["seq"] for row in rows]


# Several processes at one port


@pytest.mark.slow
def test_all_live_connections_of_a_table_are_at_one_process(shared: str) -> None:
    """Its home; when that dies, they are served by another, and it is started again."""
    with (
        running(shared, workers=2) as server,
        httpx2.Client(base_url=server.address) as client,
        ExitStack() as people,
    ):
        ana = Person(cast(Any, client))
        opened = [ana.table(HUMAN, HUMAN) for _ in range(12)]
        eventually(lambda: len(asyncio.run(execute(shared, "SELECT FROM servers"))) == 2)
        for there in opened:
            for seat in (0, 1):
                socket = people.enter_context(live(server, ana, there, seat))
                assert json.loads(socket.recv())["seat"] == seat
        eventually(lambda: len(homes(shared)) == 24)
        at = {
            there: {server for game, server in homes(shared) if game == there} for there in opened
        }
        assert all(len(servers) == 1 for servers in at.values())
        assert len(set.union(*at.values())) == 2
        # An action that comes to any process is told by the home.
        with live(server, ana, opened[0], 0) as socket:
            socket.recv()
            ana.play(opened[0], 1)
            while json.loads(socket.recv())["type"] != "update":
                pass
        # One of them is killed: its people come back, to the other or to a new one.
        killed = processes(server)[0]
        killed.kill()
        for there in opened:
            with (
                httpx2.Client(base_url=server.address) as anew,
                live(server, ana, there, 0) as socket,
            ):
                assert json.loads(socket.recv())["type"] == "state"
                back = Person(cast(Any, anew))
                back.cookies = ana.cookies
                back.play(there, 0)
                while json.loads(socket.recv())["type"] != "update":
                    pass
        eventually(lambda: len(processes(server)) == 2)
        assert killed.pid not in [process.pid for process in processes(server)]


def processes(server: Running) -> list[psutil.Process]:
    """The processes that serve; bots think in others, which are their children."""
    children = psutil.Process(server.process.pid).children()
    return [child for child in children if "spawn_main" in " ".join(child.cmdline())]


def homes(url: str) -> list[tuple[str, str]]:
    """Of each connected seat the table and the process."""
    rows = asyncio.run(execute(url, "SELECT game_id, server FROM presence"))
    return [(row["game_id"], row["server"]) for row in rows]
