"""Limits, headers, origins, cookies, and what errors and logs do not say."""

from __future__ import annotations

import contextlib
import gzip
import logging
import select
import socket
import stat
import sys
import time
from collections.abc import Callable
from contextlib import ExitStack
from pathlib import Path
from typing import Any

import httpx2
import pytest
from fastapi.testclient import TestClient
from starlette.websockets import WebSocketDisconnect

from bingma.server.identity import secret_key, sign, unsign
from bingma.server.settings import Rate
from bingma.server.storage import Database
from bingma.server.table import Table
from tests.server.people import HUMAN, OPEN, Person
from tests.server.processes import Running, running

Serve = Callable[..., TestClient]


def test_every_answer_has_a_strict_policy(sqlite_server: TestClient) -> None:
    for path in ("/", "/api/v1/games", "/api/v1/tables/nothing", "/api/v1/openapi.json"):
        headers = sqlite_server.get(path).headers
        policy = headers["content-security-policy"]
        assert "default-src 'none'" in policy
        # WebAssembly is the only code that may be made from data.
        assert "script-src 'self' 'wasm-unsafe-eval';" in policy
        assert "'unsafe-eval'" not in policy
        assert headers["x-content-type-options"] == "nosniff"
        assert headers["referrer-policy"] == "no-referrer"
    assert sqlite_server.get("/api/v1/games").headers["cache-control"] == "no-store"


@pytest.mark.parametrize(
    "headers",
    [
        {"Origin": "https://evil.example"},
        {"Origin": "null"},
        {"Origin": "http://testserver.evil.example"},
        {"Sec-Fetch-Site": "cross-site"},
        {"Sec-Fetch-Site": "same-site"},
    ],
)
def test_writes_from_other_sites_are_refused(
    sqlite_server: TestClient, headers: dict[str, str]
) -> None:
    body = {"game": "xian", "seats": [HUMAN, HUMAN]}
    answer = sqlite_server.post("/api/v1/tables", json=body, headers=headers)
    assert answer.status_code == 403
    assert answer.json()["error"]["key"] == "other-origin"
    table = Person(sqlite_server).table(HUMAN, HUMAN)
    with (
        pytest.raises(WebSocketDisconnect),
        sqlite_server.websocket_connect(f"/api/v1/tables/{table}/live", headers=headers),
    ):
        pass


def test_writes_from_our_own_page_are_accepted(sqlite_server: TestClient) -> None:
    body = {"game": "xian", "seats": [HUMAN, HUMAN]}
    headers = {"Origin": "http://testserver", "Sec-Fetch-Site": "same-origin"}
    opened = sqlite_server.post("/api/v1/tables", json=body, headers=headers)
    assert opened.status_code == 201
    path = f"/api/v1/tables/{opened.json()['table']['id']}/live"
    with sqlite_server.websocket_connect(path, headers=headers) as socket:
        assert socket.receive_json()["type"] == "state"


def test_the_cookie_is_signed_and_not_for_scripts(sqlite_url: str, serve: Serve) -> None:
    server = serve(sqlite_url)
    body = {"game": "xian", "seats": [HUMAN, HUMAN]}
    cookie = server.post("/api/v1/tables", json=body).headers["set-cookie"]
    assert cookie.startswith("bingma=")
    for part in ("HttpOnly", "SameSite=lax", "Path=/"):
        assert part in cookie
    assert "Secure" not in cookie
    server.cookies.clear()
    behind_tls = server.post("https://testserver/api/v1/tables", json=body)
    assert "Secure" in behind_tls.headers["set-cookie"]
    assert unsign(sign("abc", b"key"), b"key") == "abc"
    for forged in (sign("abc", b"other"), "abc", "abc.", ".", "", "abc.é"):
        assert unsign(forged, b"key") is None


def test_reading_does_not_set_a_cookie(sqlite_server: TestClient) -> None:
    for path in ("/", "/api/v1/tables", "/api/v1/my/tables", "/api/v1/games"):
        assert "set-cookie" not in sqlite_server.get(path).headers


@pytest.mark.parametrize(
    ("limit", "method", "path"),
    [
        ("reading", "GET", "/api/v1/games"),
        ("writing", "POST", "/api/v1/tables/AAAAAAAAAAAAAAAA/start"),
        ("creating", "POST", "/api/v1/tables"),
        ("creating", "POST", "/api/v1/records"),
    ],
)
def test_too_many_requests_are_refused(
    sqlite_url: str, serve: Serve, limit: str, method: str, path: str
) -> None:
    server = serve(sqlite_url, **{limit: Rate(0.001, 3)})
    statuses = [server.request(method, path, json={}).status_code for _ in range(5)]
    assert 429 not in statuses[:3]
    assert statuses[3:] == [429, 429]
    answer = server.request(method, path, json={})
    assert (answer.json()["error"]["key"], answer.headers["retry-after"]) == (
        "too-many-requests",
        "1",
    )


def test_secrets_cannot_be_guessed_for_long(sqlite_url: str, serve: Serve) -> None:
    server = serve(sqlite_url, guessing=Rate(0.001, 3))
    opened = Person(server).open([HUMAN, HUMAN])
    path = f"/tables/{opened['table']['id']}/state"
    guesses = [Person(server, f"guess{n}").ask("GET", path).status_code for n in range(5)]
    assert guesses == [403, 403, 403, 429, 429]
    # The right one still works.
    assert Person(server, opened["links"][0]["token"]).get(path)["seat"] == 0


def test_large_bodies_are_refused(sqlite_server: TestClient) -> None:
    large = {"game": "x" * 20_000, "seats": []}
    answer = sqlite_server.post("/api/v1/tables", json=large)
    assert (answer.status_code, answer.json()["error"]["key"]) == (413, "too-large")

    def parts() -> Any:
        for _ in range(30):
            yield b"x" * 1000

    # Without a length, too.
    answer = sqlite_server.post("/api/v1/tables", content=parts())
    assert (answer.status_code, answer.json()["error"]["key"]) == (413, "too-large")
    answer = sqlite_server.post("/api/v1/records", json={"format": "x" * 600_000})
    assert answer.status_code == 413
    assert sqlite_server.post("/api/v1/records", json={"format": "x" * 20_000}).status_code == 422


def test_errors_have_one_shape_and_no_traces(
    sqlite_server: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    ana = Person(sqlite_server)
    table = ana.table(HUMAN, HUMAN)
    for content in (b"", b"{", b"[" * 10_000, b"\xff", b"null", b"[]"):
        answer = sqlite_server.post("/api/v1/tables", content=content)
        assert answer.status_code in (400, 422)
        assert set(answer.json()["error"]) == {"key", "values", "message"}

    def broken(*_: Any) -> None:
        raise RuntimeError("secret detail")

    monkeypatch.setattr(Table, "state", broken)
    answer = ana.ask("GET", f"/tables/{table}/state")
    assert answer.status_code == 500
    assert answer.json()["error"]["key"] == "server-error"
    assert "secret detail" not in answer.text
    assert "Traceback" not in answer.text
    assert "content-security-policy" in answer.headers


def test_secrets_are_neither_stored_nor_logged(
    sqlite_url: str, serve: Serve, tmp_path: Path, caplog: pytest.LogCaptureFixture
) -> None:
    caplog.set_level(logging.DEBUG)
    server = serve(sqlite_url)
    ana, bo = Person(server), Person(server)
    opened = ana.open([HUMAN, OPEN])
    tokens = [opened["links"][0]["token"]]
    tokens.append(bo.post(f"/tables/{opened['table']['id']}/join", {})["token"])
    Person(server, tokens[0]).play(opened["table"]["id"], 0)
    Person(server, "a wrong secret").ask("GET", f"/tables/{opened['table']['id']}/state")
    browsers = [person.cookies["bingma"].split(".")[0] for person in (ana, bo)]
    stored = b"".join(path.read_bytes() for path in tmp_path.glob("tables.sqlite*"))
    assert len(stored) > 10_000
    for secret in [*tokens, *browsers, "a wrong secret"]:
        assert secret.encode() not in stored
        assert secret not in caplog.text


def test_the_key_of_the_server_is_for_its_user_only(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.delenv("BINGMA_SECRET_KEY", raising=False)
    key = secret_key(tmp_path)
    assert len(key) == 64
    assert stat.S_IMODE((tmp_path / "secret-key").stat().st_mode) == 0o600
    assert secret_key(tmp_path) == key
    assert list(tmp_path.iterdir()) == [tmp_path / "secret-key"]
    monkeypatch.setenv("BINGMA_SECRET_KEY", "from outside")
    assert secret_key(tmp_path) == b"from outside"


def test_without_a_built_page_the_server_says_how_to_get_it(
    sqlite_url: str, serve: Serve, tmp_path: Path
) -> None:
    answer = serve(sqlite_url, page=tmp_path / "nothing").get("/")
    assert answer.status_code == 503
    assert "make page" in answer.text


def test_the_page_is_served(sqlite_url: str, serve: Serve, tmp_path: Path) -> None:
    page = tmp_path / "page"
    (page / "assets").mkdir(parents=True)
    (page / "index.html").write_text("<!doctype html><title>Bingma</title>")
    script = page / "assets" / "app-1a2b.js"
    script.write_text("let answer = 42;")
    script.with_name(f"{script.name}.gz").write_bytes(gzip.compress(b"let answer = 43;"))
    (page / "bingma.webmanifest").write_text("{}")
    (tmp_path / "private.txt").write_text("private")
    server = serve(sqlite_url, page=page)
    for path in ("/", "/t/AAAAAAAAAAAAAAAA", "/rules"):
        answer = server.get(path)
        assert "<title>Bingma" in answer.text
        assert answer.headers["cache-control"] == "no-cache"
    for taken, text in (("br, gzip", "let answer = 43;"), ("identity", "let answer = 42;")):
        answer = server.get("/assets/app-1a2b.js", headers={"Accept-Encoding": taken})
        assert "immutable" in answer.headers["cache-control"]
        assert "javascript" in answer.headers["content-type"]
        assert answer.text == text
    assert "content-encoding" not in answer.headers
    manifest = server.get("/bingma.webmanifest")
    assert manifest.headers["content-type"] == "application/manifest+json"
    assert server.get("/nothing.js").status_code == 404
    assert server.get("/..%2fprivate.txt").status_code == 404
    assert server.get("/api/v2/games").json()["error"]["key"] == "not-found"


def test_a_database_address_is_understood() -> None:
    from bingma.server.storage import async_url

    assert async_url("sqlite:////tmp/x") == "sqlite+aiosqlite:////tmp/x"
    assert async_url("postgres://a@b/c") == "postgresql+asyncpg://a@b/c"
    assert async_url("postgresql://a@b/c") == "postgresql+asyncpg://a@b/c"
    assert async_url("postgresql+asyncpg://a@b/c") == "postgresql+asyncpg://a@b/c"
    assert Database("sqlite://").engine.dialect.name == "sqlite"


def answer_of(server: Running, *parts: bytes, wait: float = 20) -> bytes:
    """What a server answers to a visitor who says so much, until it closes the connection."""
    with server.connect() as visitor:
        visitor.settimeout(wait)
        with contextlib.suppress(ConnectionError):
            for part in parts:
                visitor.sendall(part)
        heard = b""
        with contextlib.suppress(ConnectionError):
            while more := visitor.recv(4096):
                heard += more
        return heard


def test_a_request_that_is_not_whole_has_limits(sqlite_url: str) -> None:
    """Without them one visitor fills the memory, and silent ones take every connection."""
    with running(sqlite_url, head_seconds=0.5, body_seconds=0.5) as server:
        endless = b"GET / HTTP/1.1\r\nHost: x\r\nX: " + b"x" * 200_000
        assert answer_of(server, endless).startswith(b"HTTP/1.1 431 ")
        assert answer_of(server, b"GET /" + b"x" * 200_000).startswith(b"HTTP/1.1 431 ")
        many = b"GET / HTTP/1.1\r\n" + b"X: x\r\n" * 50_000
        assert answer_of(server, many).startswith(b"HTTP/1.1 431 ")
        # Silence, half a head, half a body.
        assert answer_of(server).startswith(b"HTTP/1.1 408 ")
        assert answer_of(server, b"GET / HTTP/1.1\r\nHo").startswith(b"HTTP/1.1 408 ")
        half = b"POST /api/v1/tables HTTP/1.1\r\nHost: x\r\nContent-Length: 99\r\n\r\n{"
        assert answer_of(server, half).startswith(b"HTTP/1.1 408 ")
        assert httpx2.get(f"{server.address}/api/v1/games").status_code == 200
        server.process.terminate()
        server.process.wait()
        assert server.log == ""


@pytest.mark.skipif(sys.platform != "linux", reason="other addresses of this machine")
def test_connections_of_an_address_are_limited(sqlite_url: str) -> None:
    with running(sqlite_url, address_connections=5) as server, ExitStack() as stack:
        silent = [
            stack.enter_context(
                socket.create_connection(("127.0.0.1", server.port), 20, ("127.0.0.2", 0))
            )
            for _ in range(6)
        ]
        assert silent[5].recv(100).startswith(b"HTTP/1.1 503 ")
        # A proxy on this machine has as many as it needs.
        others = [stack.enter_context(server.connect()) for _ in range(8)]
        others[-1].sendall(b"GET /api/v1/games HTTP/1.1\r\nHost: x\r\n\r\n")
        assert others[-1].recv(100).startswith(b"HTTP/1.1 200 ")


@pytest.mark.skipif(sys.platform != "linux", reason="limits of files")
def test_a_server_uses_all_files_that_it_may(sqlite_url: str) -> None:
    """The usual soft limit is 1,024; over the hard one visitors are refused, nothing breaks."""
    files = "ulimit -Sn 300; ulimit -Hn 600"
    with running(sqlite_url, limit=files, head_seconds=100) as server, ExitStack() as stack:
        many = [stack.enter_context(server.connect()) for _ in range(700)]
        # Those that are refused have something to read.
        assert many[-1].recv(100).startswith(b"HTTP/1.1 503 ")
        refused, _, _ = select.select(many, [], [], 5)
        assert 200 < len(refused) < 400
        for one in many[:2]:
            one.close()
        body = {"game": "xian", "seats": [HUMAN, HUMAN]}
        assert httpx2.post(f"{server.address}/api/v1/tables", json=body).status_code == 201
        assert server.log == ""


def test_a_page_of_another_name_that_leads_here_is_refused(sqlite_url: str, serve: Serve) -> None:
    """DNS rebinding: its browser takes a foreign page for ours."""
    server = serve(sqlite_url, names=("localhost", "play.example"))
    body = {"game": "xian", "seats": [HUMAN, HUMAN]}
    statuses = {}
    for host in (
        "evil.example",
        "evil.example:8000",
        "play.example",
        "LOCALHOST:80",
        "10.0.0.7:8000",
    ):
        headers = {"Host": host, "Origin": f"http://{host}"}
        statuses[host] = server.post("/api/v1/tables", json=body, headers=headers).status_code
    assert list(statuses.values()) == [421, 421, 201, 201, 201]
    assert server.get("/", headers={"Host": "evil.example"}).json()["error"]["key"] == "other-name"


def test_the_scheme_of_an_origin_counts(sqlite_server: TestClient) -> None:
    body = {"game": "xian", "seats": [HUMAN, HUMAN]}
    headers = {"Origin": "https://testserver"}
    assert sqlite_server.post("/api/v1/tables", json=body, headers=headers).status_code == 403
    tls = "https://testserver/api/v1/tables"
    assert sqlite_server.post(tls, json=body, headers=headers).status_code == 201


def test_whoever_does_not_read_is_not_present_for_ever(sqlite_url: str) -> None:
    """Closing waits until everything is read: the connection has to be aborted."""
    with running(sqlite_url, unread_seconds=0.5) as server, server.connect() as deaf:
        address = f"{server.address}/api/v1/tables"
        opened = httpx2.post(address, json={"game": "xian", "seats": [HUMAN, HUMAN]}).json()
        table, token = opened["table"]["id"], opened["links"][0]["token"]
        head = (
            f"GET /api/v1/tables/{table}/live?seat=0 HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\n"
        )
        head += "Connection: Upgrade\r\nSec-WebSocket-Version: 13\r\n"
        head += f"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nX-Seat-Token: {token}\r\n\r\n"
        deaf.sendall(head.encode())
        assert deaf.recv(20).startswith(b"HTTP/1.1 101")

        def is_there() -> bool:
            seats = httpx2.get(f"{address}/{table}").json()["seats"]
            return bool(seats[0]["connected"])

        while not is_there():
            pass
        # "Tell me everything again", masked with zeros, more often than anything has room for.
        ask = b'{"type":"state"}'
        deaf.setblocking(False)
        with contextlib.suppress(BlockingIOError, ConnectionError):
            for _ in range(20_000):
                deaf.sendall(bytes([0x81, 0x80 | len(ask), 0, 0, 0, 0]) + ask)
        for _ in range(200):
            if not is_there():
                break
            time.sleep(0.05)
        assert not is_there()
