"""A server in the same process over SQLite and PostgreSQL, and people who play on it."""

from __future__ import annotations

import os
import secrets
import sys
import tempfile
from collections.abc import Callable, Iterator
from contextlib import ExitStack
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from benchmarks.server import postgresql_server
from bingma.server.app import create_app
from bingma.server.settings import Rate, Settings
from tests.server.people import Person

NO_LIMIT = Rate(1e9, 10**9)
KEY = b"a key for tests only" * 2

MakeSettings = Callable[..., Settings]


@pytest.fixture(scope="session")
def postgresql() -> Iterator[str]:
    """The address of a PostgreSQL server: a given one, or one that is started here."""
    if given := os.environ.get("BINGMA_TEST_DATABASE"):
        yield given
        return
    if sys.platform == "win32":
        pytest.skip(
            "no PostgreSQL for tests here: give one with BINGMA_TEST_DATABASE=postgresql://…"
        )
    # Not in pytest's folder: started by root, the server runs as a user who may not enter that.
    with (
        tempfile.TemporaryDirectory(ignore_cleanup_errors=True) as folder,
        postgresql_server(folder) as server,
    ):
        # It is never killed itself, and writing thousands of files through takes half a minute.
        server.psql("ALTER SYSTEM SET fsync = off;")
        server.psql("SELECT pg_reload_conf();")
        yield server.get_uri()


@pytest.fixture
def sqlite_url(tmp_path: Path) -> str:
    """A new SQLite database."""
    return f"sqlite:///{tmp_path / 'tables.sqlite'}"


@pytest.fixture(params=["sqlite", "postgresql"])
def database(request: pytest.FixtureRequest) -> str:
    """A new database of each kind."""
    if request.param == "sqlite":
        return str(request.getfixturevalue("sqlite_url"))
    return new_postgresql_database(request.getfixturevalue("postgresql"))


def new_postgresql_database(server: str) -> str:
    """A database with a name of its own on a server."""
    import asyncio

    import asyncpg

    name = f"bingma_test_{secrets.token_hex(6)}"

    async def create() -> None:
        connection = await asyncpg.connect(server)
        await connection.execute(f"CREATE DATABASE {name}")
        await connection.close()

    asyncio.run(create())
    address, question, rest = server.partition("?")
    return f"{address.rsplit('/', 1)[0]}/{name}{question}{rest}"


def settings_for(database: str, **changes: object) -> Settings:
    """Settings without limits of rate, except those that a test sets."""
    rates = ("reading", "writing", "creating", "opening", "bots_only")
    others = ("guessing", "checking", "sending")
    limits = dict.fromkeys((*rates, *others), NO_LIMIT)
    counts = {"connections": 10**6, "owner_waiting": 10**6, "owner_playing": 10**6}
    return Settings(database=database, secret_key=KEY, **{**limits, **counts, **changes})  # type: ignore[arg-type]


@pytest.fixture
def serve() -> Iterator[Callable[..., TestClient]]:
    """Starts servers; all of them stop at the end of the test."""
    with ExitStack() as stack:

        def start(database: str, **changes: object) -> TestClient:
            app = create_app(settings_for(database, **changes))
            return stack.enter_context(TestClient(app, raise_server_exceptions=False))

        yield start


@pytest.fixture
def server(database: str, serve: Callable[..., TestClient]) -> TestClient:
    """A server over each kind of database."""
    return serve(database)


@pytest.fixture
def sqlite_server(sqlite_url: str, serve: Callable[..., TestClient]) -> TestClient:
    """A server over SQLite, for what has nothing to do with storage."""
    return serve(sqlite_url)


@pytest.fixture
def ana(server: TestClient) -> Person:
    """Somebody with a browser."""
    return Person(server)


@pytest.fixture
def bo(server: TestClient) -> Person:
    """Somebody else with another browser."""
    return Person(server)


@pytest.fixture
def eve(server: TestClient) -> Person:
    """Somebody who has no seat."""
    return Person(server)
