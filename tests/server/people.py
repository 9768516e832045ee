"""People for tests: each has a browser of their own that keeps its cookie."""

from __future__ import annotations

import random
import time
from collections.abc import Iterator
from typing import Any

from fastapi.testclient import TestClient

from bingma.server.patches import patched

API = "/api/v1"
HUMAN: dict[str, Any] = {"kind": "human"}
OPEN: dict[str, Any] = {"kind": "open"}
GREEDY: dict[str, Any] = {"kind": "bot", "bot": "greedy"}
RANDOM: dict[str, Any] = {"kind": "bot", "bot": "random"}


class Person:
    """A browser, or a program if it only has the secret of a seat."""

    def __init__(self, server: TestClient, token: str | None = None) -> None:
        self.server = server
        self.cookies: dict[str, str] = {}
        self.token = token

    def ask(self, method: str, path: str, **more: Any) -> Any:
        """A request with this person's cookie; the answer whatever its status."""
        self.server.cookies.clear()
        headers = more.pop("headers", {})
        if self.cookies:
            headers = headers | {"Cookie": "; ".join(f"{k}={v}" for k, v in self.cookies.items())}
        if self.token is not None:
            headers = headers | {"X-Seat-Token": self.token}
        answer = self.server.request(method, API + path, headers=headers, **more)
        self.cookies.update(answer.cookies)
        self.server.cookies.clear()
        return answer

    def get(self, path: str, status: int = 200) -> Any:
        """The JSON of a page that must be there."""
        answer = self.ask("GET", path)
        assert answer.status_code == status, answer.text
        return answer.json()

    def post(self, path: str, body: Any = None, status: int = 200) -> Any:
        """The JSON of an answer that must have a status."""
        answer = self.ask("POST", path, json=body)
        assert answer.status_code == status, answer.text
        return answer.json()

    def refused(self, method: str, path: str, status: int, body: Any = None) -> str:
        """The key of an error that must come."""
        answer = self.ask(method, path, **({"json": body} if body is not None else {}))
        assert answer.status_code == status, answer.text
        assert set(answer.json()["error"]) == {"key", "values", "message"}
        return str(answer.json()["error"]["key"])

    def open(self, seats: list[dict[str, Any]], **more: Any) -> dict[str, Any]:
        """A new table of Xi'an; its id and the secrets of the own seats."""
        body = {"game": "xian", "seats": seats, "pace": "off", **more}
        opened: dict[str, Any] = self.post("/tables", body, 201)
        return opened

    def table(self, *seats: dict[str, Any], **more: Any) -> str:
        """The id of a new table."""
        return str(self.open(list(seats), **more)["table"]["id"])

    def state(self, table: str, seat: int | None = None) -> dict[str, Any]:
        """The state of a table."""
        query = "" if seat is None else f"?seat={seat}"
        state: dict[str, Any] = self.get(f"/tables/{table}/state{query}")
        return state

    def play(
        self, table: str, seat: int, action: str | None = None, key: str | None = None
    ) -> dict[str, Any]:
        """Play an action (default: the first legal one) of a seat in the present state."""
        now = self.state(table, seat)
        body = {
            "seat": seat,
            "action": action or now["legal"][0]["action"],
            "expected_seq": now["seq"],
            "key": key,
        }
        state: dict[str, Any] = self.post(f"/tables/{table}/actions", body)
        return state

    def take_back(self, table: str, seat: int, what: str = "undo", status: int = 200) -> Any:
        """Undo or restart the go of a seat in the present state."""
        body = {"seat": seat, "expected_seq": self.state(table, seat)["seq"]}
        return self.post(f"/tables/{table}/{what}", body, status)

    def headers(self) -> dict[str, str]:
        """For a WebSocket."""
        if self.token is not None:
            return {"X-Seat-Token": self.token}
        return {"Cookie": "; ".join(f"{k}={v}" for k, v in self.cookies.items())}

    def live(self, table: str, seat: int | None = None, since: int | None = None) -> Any:
        """A live connection, to be used with `with`."""
        query = [f"seat={seat}"] if seat is not None else []
        query += [f"since={since}"] if since is not None else []
        path = f"{API}/tables/{table}/live?{'&'.join(query)}"
        self.server.cookies.clear()
        return self.server.websocket_connect(path, headers=self.headers())

    def play_on(self, table: str, rng: random.Random, until: int | None = None) -> dict[str, Any]:
        """Play all own seats at random until the end, or until so many changes are stored."""
        while True:
            state = self.state(table)
            if state["table"]["status"] == "over" or (until is not None and state["seq"] >= until):
                return state
            if state["legal"]:
                action = rng.choice(state["legal"])["action"]
                body = {"seat": state["seat"], "action": action, "expected_seq": state["seq"]}
                answer = self.ask("POST", f"/tables/{table}/actions", json=body)
                assert answer.status_code in (200, 409), answer.text
            else:
                time.sleep(0.005)


def states(socket: Any, state: dict[str, Any] | None = None) -> Iterator[dict[str, Any]]:
    """The state after each message that tells of one, put together from what changed."""
    state = state or {}
    while True:
        message = socket.receive_json()
        if message["type"] == "table":
            state = {**state, "table": message["table"]}
        elif message["type"] == "state":
            state = message
        elif message["type"] == "update":
            assert message["since"] == state["seq"]
            state = patched(state, message["state"])
        else:
            continue
        yield state


def acknowledged(socket: Any, key: str) -> int:
    """The number of the change that was sent with a key, as soon as it is stored."""
    while True:
        message = socket.receive_json()
        for ack in [message] if message["type"] == "ack" else message.get("acks", []):
            if ack["key"] == key:
                return int(ack["seq"])


def until(socket: Any, kind: str) -> dict[str, Any]:
    """The next message of a kind."""
    while True:
        message: dict[str, Any] = socket.receive_json()
        if message["type"] == kind:
            return message
