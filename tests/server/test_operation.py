"""For whoever runs a server: health, metrics, and what an administrator can do."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, cast

import httpx2
from fastapi.testclient import TestClient

from benchmarks.server import free_port
from tests.server.conftest import new_postgresql_database
from tests.server.people import HUMAN, RANDOM, Person
from tests.server.processes import running
from tests.server.test_faults import gone


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
