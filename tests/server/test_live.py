"""Live connections: updates, catching up, actions, refusals."""

from __future__ import annotations

import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from bingma.server.settings import Rate
from tests.server.people import HUMAN, OPEN, Person, until


def test_everybody_sees_an_action_at_once(ana: Person, bo: Person, eve: Person) -> None:
    table = ana.table(HUMAN, OPEN)
    bo.post(f"/tables/{table}/join", {})
    with ana.live(table, 0) as a, bo.live(table, 1) as b, eve.live(table) as e:
        assert [until(socket, "state")["seat"] for socket in (a, b, e)] == [0, 1, None]
        a.send_json({"type": "action", "action": "favour", "expected_seq": 0, "key": "k"})
        assert until(a, "ack") == {"type": "ack", "key": "k", "seq": 1}
        updates = [until(socket, "update") for socket in (b, e)]
        assert [update["seq"] for update in updates] == [1, 1]
        hint = {"kind": "decided", "decision": "favour", "seat": 0}
        assert [update["events"] for update in updates] == [[hint], [hint]]
        assert updates[0]["state"]["view"]["deciding"] == [1]
        b.send_json({"type": "action", "action": "favour", "expected_seq": 0, "key": "k"})
        assert until(b, "ack")["seq"] == 2


def test_an_action_by_rest_is_pushed(ana: Person) -> None:
    table = ana.table(HUMAN, HUMAN)
    with ana.live(table, 1) as socket:
        until(socket, "state")
        ana.play(table, 0)
        assert until(socket, "update")["seq"] == 1


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
        assert [until(socket, "ack")["seq"] for _ in range(2)] == [1, 1]
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


def test_too_many_messages_end_the_connection(
    sqlite_url: str, serve: pytest.FixtureRequest
) -> None:
    server: TestClient = serve(sqlite_url, sending=Rate(0.001, 3))  # type: ignore[operator]
    ana = Person(server)
    table = ana.table(HUMAN, HUMAN)
    with ana.live(table, 0) as socket:
        for _ in range(4):
            socket.send_json({"type": "ping"})
        with pytest.raises(WebSocketDisconnect) as closed:
            until(socket, "nothing")
    assert closed.value.code == 4429
