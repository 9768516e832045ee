"""Live connections: updates, catching up, actions, refusals."""

from __future__ import annotations

import random
import signal
import socket
import struct
from collections.abc import Callable
from contextlib import ExitStack, suppress
from typing import Any, cast

import httpx2
import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import connect

from bingma.server.schemas import Situation
from bingma.server.settings import Rate
from bingma.server.table import Table, Watcher
from tests.server.people import HUMAN, OPEN, Person, acknowledged, states, until
from tests.server.processes import running

Serve = Callable[..., TestClient]

TOO_MANY = "too-many-connections"


def test_everybody_sees_an_action_at_once(ana: Person, bo: Person, eve: Person) -> None:
    table = ana.table(HUMAN, OPEN)
    bo.post(f"/tables/{table}/join", {})
    with ana.live(table, 0) as a, bo.live(table, 1) as b, eve.live(table) as e:
        assert [until(socket, "state")["seat"] for socket in (a, b, e)] == [0, 1, None]
        a.send_json({"type": "action", "action": "favour", "expected_seq": 0, "key": "k"})
        assert acknowledged(a, "k") == 1
        updates = [until(socket, "update") for socket in (b, e)]
        assert [update["seq"] for update in updates] == [1, 1]
        hint = {"kind": "decided", "decision": "favour", "seat": 0}
        assert [update["events"] for update in updates] == [[hint], [hint]]
        assert updates[0]["state"]["view"]["deciding"] == [1]
        b.send_json({"type": "action", "action": "favour", "expected_seq": 0, "key": "k"})
        assert acknowledged(b, "k") == 2


def test_an_action_by_rest_is_pushed(ana: Person) -> None:
    table = ana.table(HUMAN, HUMAN)
    with ana.live(table, 1) as socket:
        until(socket, "state")
        ana.play(table, 0)
        assert until(socket, "update")["seq"] == 1


def test_what_a_player_says_is_heard_by_all_and_kept_nowhere(
    ana: Person, bo: Person, eve: Person
) -> None:
    table = ana.table(HUMAN, OPEN)
    bo.post(f"/tables/{table}/join", {})
    said = {"type": "said", "seat": 1, "phrase": "well-played"}
    with ana.live(table, 0) as a, bo.live(table, 1) as b, eve.live(table) as e:
        assert bo.post(f"/tables/{table}/seats/1/say", {"phrase": "well-played"}) == said
        assert [until(socket, "said") for socket in (a, b, e)] == [said] * 3
        assert bo.state(table, 1)["seq"] == 0
        say = f"/tables/{table}/seats/0/say"
        for person in (bo, eve):
            assert person.refused("POST", say, 403, {"phrase": "hello"}) == "not-your-seat"
        assert ana.refused("POST", say, 422, {"phrase": "anything"}) == "bad-request"
    # Whoever comes later hears nothing of it.
    with ana.live(table, 0) as a:
        a.send_json({"type": "ping"})
        while (message := a.receive_json())["type"] != "pong":
            assert message["type"] != "said"


def test_nobody_says_more_than_the_table_can_bear(ana: Person) -> None:
    say = f"/tables/{ana.table(HUMAN, HUMAN)}/seats/0/say"
    for _ in range(2):
        ana.post(say, {"phrase": "hello"})
    assert ana.refused("POST", say, 429, {"phrase": "hello"}) == "too-many-requests"
    ana.post(say.replace("seats/0", "seats/1"), {"phrase": "hello"})


def test_after_a_gap_the_events_are_told(ana: Person) -> None:
    table = ana.table(HUMAN, HUMAN)
    ana.play(table, 0)
    ana.play(table, 1)
    with ana.live(table, 0, since=1) as socket:
        message = until(socket, "state")
        assert message["seq"] == 2
        assert message["events"][0] == {"kind": "decided", "decision": "favour", "seat": 1}
    with ana.live(table, 0) as socket:
        assert until(socket, "state")["events"] == []


def test_the_same_key_is_acknowledged_with_the_same_number(ana: Person) -> None:
    table = ana.table(HUMAN, HUMAN)
    with ana.live(table, 0) as socket:
        message = {"type": "action", "action": "favour", "expected_seq": 0, "key": "k"}
        socket.send_json(message)
        socket.send_json(message)
        assert [acknowledged(socket, "k") for _ in range(2)] == [1, 1]
    assert ana.state(table)["seq"] == 1


def test_stale_and_illegal_actions_are_answered(ana: Person) -> None:
    table = ana.table(HUMAN, HUMAN)
    with ana.live(table, 0) as socket:
        until(socket, "state")
        socket.send_json({"type": "action", "action": "work", "expected_seq": 0, "key": "a"})
        error = until(socket, "error")
        assert (error["key"], error["error"]["key"]) == ("a", "illegal-action")
        socket.send_json({"type": "action", "action": "favour", "expected_seq": 7, "key": "b"})
        error = until(socket, "error")
        assert (error["key"], error["error"]["key"]) == ("b", "stale")
        assert until(socket, "state")["seq"] == 0


def test_undo_works_live(ana: Person) -> None:
    table = ana.table(HUMAN, HUMAN)
    with ana.live(table, 0) as socket:
        until(socket, "state")
        socket.send_json({"type": "action", "action": "favour", "expected_seq": 0})
        until(socket, "update")
        socket.send_json({"type": "undo", "expected_seq": 1, "key": "u"})
        assert until(socket, "update")["events"] == [{"kind": "undone", "seat": 0, "actions": 1}]
        socket.send_json({"type": "action", "action": "favour", "expected_seq": 2})
        until(socket, "update")
        socket.send_json({"type": "restart-go", "expected_seq": 3})
        assert until(socket, "update")["state"]["view"]["deciding"] == [0, 1]


def test_seats_that_change_are_told(ana: Person, bo: Person) -> None:
    table = ana.table(HUMAN, OPEN, OPEN)
    with ana.live(table, 0) as socket:
        assert until(socket, "state")["view"] is None
        bo.post(f"/tables/{table}/join", {"name": "Bo"})
        while (message := until(socket, "table"))["table"]["seats"][1]["kind"] == "open":
            pass
        assert message["table"]["seats"][1]["name"] == "Bo"
        assert message["table"]["seats"][0]["connected"]
        assert not message["table"]["seats"][1]["connected"]
        with bo.live(table, 1):
            while not until(socket, "table")["table"]["seats"][1]["connected"]:
                pass
        while until(socket, "table")["table"]["seats"][1]["connected"]:
            pass
        # The start of the game comes with the view.
        Person(ana.server).post(f"/tables/{table}/join", {})
        while (message := socket.receive_json())["type"] == "table":
            pass
        assert message["type"] == "state"
        assert "you" in message["view"]


def test_ping_and_messages_that_are_not_understood(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    table = ana.table(HUMAN, HUMAN)
    with ana.live(table, 0) as socket:
        socket.send_json({"type": "ping"})
        assert until(socket, "pong") == {"type": "pong", "seq": 0}
        for text in ("", "[]", "{", '{"type":"dance"}', '{"type":"action"}', "[" * 5000):
            socket.send_text(text)
            assert until(socket, "error")["error"]["key"] == "bad-message"
        socket.send_bytes(b"\x00")
        assert until(socket, "error")["error"]["key"] == "bad-message"


def test_spectators_cannot_act(sqlite_server: TestClient) -> None:
    ana, eve = Person(sqlite_server), Person(sqlite_server)
    table = ana.table(HUMAN, HUMAN)
    with eve.live(table) as socket:
        socket.send_json({"type": "action", "action": "favour", "expected_seq": 0})
        assert until(socket, "error")["error"]["key"] == "not-your-seat"


@pytest.mark.parametrize(
    ("seat", "spectators", "key"), [(0, True, "not-your-seat"), (None, False, "players-only")]
)
def test_a_live_connection_needs_the_seat(
    sqlite_server: TestClient, seat: int | None, spectators: bool, key: str
) -> None:
    ana, eve = Person(sqlite_server), Person(sqlite_server)
    table = ana.table(HUMAN, HUMAN, spectators=spectators)
    with eve.live(table, seat) as socket:
        assert until(socket, "error")["error"]["key"] == key
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == 4403


@pytest.mark.parametrize("table", ["AAAAAAAAAAAAAAAA", "x"])
def test_no_live_connection_to_no_table(sqlite_server: TestClient, table: str) -> None:
    with Person(sqlite_server).live(table) as socket:
        assert until(socket, "error")["error"]["key"] == "no-such-table"
        with pytest.raises(WebSocketDisconnect) as closed:
            socket.receive_json()
    assert closed.value.code == 4404


def test_too_many_messages_end_the_connection(sqlite_url: str, serve: Serve) -> None:
    ana = Person(serve(sqlite_url, sending=Rate(0.001, 3)))
    table = ana.table(HUMAN, HUMAN)
    with ana.live(table, 0) as socket:
        for _ in range(4):
            socket.send_json({"type": "ping"})
        with pytest.raises(WebSocketDisconnect) as closed:
            until(socket, "nothing")
    assert closed.value.code == 4429


def test_more_watched_tables_than_are_kept_in_memory(sqlite_url: str, serve: Serve) -> None:
    """Everybody at a table has the same one, however many others are looked at."""
    ana = Person(serve(sqlite_url, cached_tables=2))
    tables = [ana.table(HUMAN, HUMAN) for _ in range(5)]
    with ExitStack() as stack:
        sockets = [
            [stack.enter_context(ana.live(table, seat)) for seat in (0, 1)] for table in tables
        ]
        for first, second in sockets:
            first.send_json({"type": "action", "action": "favour", "expected_seq": 0, "key": "k"})
            # Whoever has another table in memory is never told: the answer to a ping would be next.
            assert acknowledged(first, "k") == 1
            second.send_json({"type": "ping"})
            assert until(second, "pong")["seq"] == 1


def test_a_refused_visitor_who_goes_away_leaves_no_trace(sqlite_url: str) -> None:
    """Each of them wrote six tracebacks into the log."""
    upgrade = (
        "GET /api/v1/tables/AAAAAAAAAAAAAAAA/live HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        "Sec-WebSocket-Key: AAAAAAAAAAAAAAAAAAAAAA==\r\n\r\n"
    )
    with running(sqlite_url) as server:
        for _ in range(30):
            with server.connect() as visitor:
                visitor.sendall(upgrade.encode())
                # Reset instead of closed: what the server sends comes back as an error.
                visitor.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        assert httpx2.get(f"{server.address}/api/v1/games").status_code == 200
        server.process.terminate()
        server.process.wait()
        assert server.log == ""


def test_nobody_is_told_of_spectators(
    sqlite_server: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """A visitor's coming and going must not cost work for everybody who looks on."""
    ana, eve = Person(sqlite_server), Person(sqlite_server)
    table = ana.table(HUMAN, HUMAN)
    woken: list[int | None] = []
    made = Watcher.next

    def counted(watcher: Watcher) -> bytes | None:
        woken.append(watcher.seat)
        return made(watcher)

    with ana.live(table, 0) as player, ExitStack() as stack:
        until(player, "state")
        monkeypatch.setattr(Watcher, "next", counted)
        sockets = [stack.enter_context(eve.live(table)) for _ in range(10)]
        for socket in sockets:
            until(socket, "state")
        assert woken == []
        with ana.live(table, 1) as other:
            until(other, "state")
            # A player who comes is told to all.
            told = [until(socket, "table")["table"] for socket in (player, *sockets)]
        assert {info["seats"][1]["connected"] for info in told} == {True}


def test_live_connections_are_limited(sqlite_url: str, serve: Serve) -> None:
    ana = Person(serve(sqlite_url, connections=4, spectators=2))
    eve = Person(ana.server)
    table, other = ana.table(HUMAN, HUMAN), ana.table(HUMAN, HUMAN)
    with ExitStack() as stack:
        for _ in range(2):
            until(stack.enter_context(eve.live(table)), "state")
        # Too many look on; players still come in.
        assert until(stack.enter_context(eve.live(table)), "error")["error"]["key"] == TOO_MANY
        until(stack.enter_context(ana.live(table, 0)), "state")
        until(stack.enter_context(eve.live(other)), "state")
        # Too many from one address.
        with ana.live(table, 1) as socket:
            assert until(socket, "error")["error"]["key"] == TOO_MANY
            with pytest.raises(WebSocketDisconnect) as closed:
                socket.receive_json()
            assert closed.value.code == 4429
    # Whoever goes makes room.
    with ana.live(table, 1) as socket:
        until(socket, "state")


def test_an_update_says_what_changed(ana: Person, bo: Person) -> None:
    """Put together, the messages say what a plain request says; and they say no more than that."""
    table = ana.table(HUMAN, OPEN)
    bo.post(f"/tables/{table}/join", {})
    rng = random.Random(3)
    with ana.live(table, 0) as a, bo.live(table, 1) as b:
        told = [states(a), states(b)]
        shown = [next(heard) for heard in told]
        for _ in range(60):
            seat = shown[0]["view"]["deciding"][0]
            person = (ana, bo)[seat]
            action = rng.choice(shown[seat]["legal"])["action"]
            body = {"seat": seat, "action": action, "expected_seq": shown[seat]["seq"]}
            if person.state(table, seat)["can_undo"] and rng.random() < 0.2:
                person.take_back(table, seat)
            else:
                person.post(f"/tables/{table}/actions", body)
            stored = [ana.state(table, 0), bo.state(table, 1)]
            for n, heard in enumerate(told):
                while shown[n]["seq"] < stored[n]["seq"]:
                    shown[n] = next(heard)
                for part in ("type", "acks", "events"):
                    shown[n].pop(part, None)
                    stored[n].pop(part, None)
                assert shown[n] == stored[n]


def test_everything_is_told_again_to_whoever_asks(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    table = ana.table(HUMAN, HUMAN)
    with ana.live(table, 0) as socket:
        until(socket, "state")
        ana.play(table, 0)
        update = until(socket, "update")
        assert (update["since"], update["seq"]) == (0, 1)
        assert "players" not in update["state"].get("view", {})
        socket.send_json({"type": "state"})
        assert until(socket, "state")["view"]["players"]


def test_spectators_share_one_message(
    sqlite_server: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana, eve = Person(sqlite_server), Person(sqlite_server)
    table = ana.table(HUMAN, HUMAN)
    made: list[int | None] = []
    situation = Table.situation

    def counted(table: Table, seat: int | None) -> Situation:
        made.append(seat)
        return situation(table, seat)

    with ExitStack() as stack:
        sockets = [stack.enter_context(eve.live(table)) for _ in range(8)]
        for socket in sockets:
            until(socket, "state")
        monkeypatch.setattr(Table, "situation", counted)
        ana.play(table, 0)
        assert {until(socket, "update")["seq"] for socket in sockets} == {1}
        # Once for all of them; the player's own state is that of the requests.
        assert made.count(None) == 1


def test_a_server_that_stops_says_when_to_come_back(sqlite_url: str) -> None:
    """Not everybody at once; and it ends although a bot thinks and a request is half said."""
    with running(sqlite_url) as server, httpx2.Client(base_url=server.address) as client:
        ana = Person(cast(Any, client))
        table = ana.table(HUMAN, {"kind": "bot", "bot": "emperor"})
        ana.play(table, 0)
        address = f"ws://127.0.0.1:{server.port}/api/v1/tables/{table}/live?seat=0"
        with ExitStack() as people, server.connect() as half:
            half.sendall(b"POST /api/v1/tables HTTP/1.1\r\nHost: 127.0.0.1\r\n")
            headers = ana.headers()
            sockets = [
                people.enter_context(connect(address, additional_headers=headers)) for _ in range(9)
            ]
            server.process.terminate()
            told: set[str] = set()
            for live in sockets:
                with suppress(ConnectionClosed):
                    while True:
                        live.recv()
                assert live.close_code == 1012
                told.add(str(live.close_reason))
            waits = [float(reason.removeprefix("back-in ")) for reason in told]
            assert len(waits) > 1
            assert all(1 <= wait <= 5 for wait in waits)
        assert server.process.wait(10) in (0, -signal.SIGTERM)
        assert "Traceback" not in server.log
