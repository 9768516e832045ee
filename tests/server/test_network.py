"""Where others find a server."""

from __future__ import annotations

from collections.abc import Callable

import pytest
from fastapi.testclient import TestClient

from bingma.server import network
from tests.server.people import Person


def test_the_page_learns_where_others_find_the_server(
    sqlite_url: str, serve: Callable[..., TestClient]
) -> None:
    alone = Person(serve(sqlite_url))
    assert alone.get("/server") == {"origin": None}
    shared = Person(serve(sqlite_url, origin="http://192.168.1.7:8000"))
    assert shared.get("/server") == {"origin": "http://192.168.1.7:8000"}


def test_a_server_that_listens_everywhere_is_found_at_its_address_in_the_network(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    monkeypatch.setattr(network, "own_address", lambda: "192.168.1.7")
    assert network.origin_for_others("0.0.0.0", 8000) == "http://192.168.1.7:8000"
    monkeypatch.setattr(network, "own_address", lambda: None)
    assert network.origin_for_others("0.0.0.0", 8000) is None
    assert network.origin_for_others("localhost", 8000) is None


def test_asking_for_the_own_address_works_without_a_network_too() -> None:
    found = network.own_address()
    assert found is None or not network.is_loopback(found)
