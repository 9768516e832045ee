"""Stored tables: set-up, seats, and the log of actions, in SQLite or PostgreSQL.

The log is the truth. A row is added for every change of a game, also for undo and for chance;
`(game_id, seq)` is the primary key, so that of two writers with the same expectation one wins.
"""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import asynccontextmanager
from dataclasses import dataclass
from datetime import UTC, datetime
from pathlib import Path
from typing import Any

import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

Row = Mapping[str, Any]


class Time(sa.TypeDecorator[datetime]):
    """A moment in UTC; SQLite forgets the zone."""

    impl = sa.DateTime(timezone=True)
    cache_ok = True

    def process_result_value(self, value: datetime | None, dialect: Any) -> datetime | None:
        return value.replace(tzinfo=UTC) if value is not None else None


metadata = sa.MetaData()

games = sa.Table(
    "games",
    metadata,
    sa.Column("id", sa.String(32), primary_key=True),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("game", sa.String(32), nullable=False),
    sa.Column("rules_version", sa.String(32), nullable=False),
    sa.Column("components", sa.String(120), nullable=False),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("setup", sa.JSON, nullable=False),
    sa.Column("seed", sa.BigInteger, nullable=False),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("spectators", sa.Boolean, nullable=False),
    sa.Column("pace", sa.String(8), nullable=False),
    sa.Column("created_at", Time, nullable=False),
    sa.Column("rematch", sa.String(32)),
    # Grows with every change that is not in the log: seats, owners, beginning, rematch.
    sa.Column("version", sa.Integer, nullable=False, server_default="0"),
    # What follows from the log, kept here so that lists of tables need not replay games.
    sa.Column("status", sa.String(8), nullable=False, index=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("deciding", sa.JSON, nullable=False),
    sa.Column("result", sa.JSON(none_as_null=True)),
)

seats = sa.Table(
    "seats",
    metadata,
    sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("kind", sa.String(16), nullable=False),
    sa.Column("name", sa.String(80), nullable=False),
    sa.Column("bot", sa.String(32)),
    sa.Column("token_hash", sa.String(64)),
)

owners = sa.Table(
    "owners",
    metadata,
    sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seat", sa.Integer, primary_key=True),
    sa.Column("browser", sa.String(64), primary_key=True, index=True),
)

actions = sa.Table(
    "actions",
    metadata,
    sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("seq", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("seat", sa.Integer, nullable=False),
    sa.Column("kind", sa.String(8), nullable=False),
    sa.Column("action", sa.String(80), nullable=False),
    sa.Column("key", sa.String(64)),
    sa.Column("created_at", Time, nullable=False),
    sa.UniqueConstraint("game_id", "seat", "key", name="uq_actions_key"),
)


_NEXT_VERSION = (
    games.update().where(games.c.id == sa.bindparam("game_id")).values(version=games.c.version + 1)
)

_SUMMARISE = (
    games.update()
    .where(games.c.id == sa.bindparam("game_id"))
    .values({name: sa.bindparam(name) for name in ("status", "seq", "deciding", "result")})
)


class Conflict(Exception):
    """Somebody else has written that place of the log."""


@dataclass(frozen=True)
class StoredGame:
    """Everything that is stored of one game, except its log."""

    row: Row
    seats: Sequence[Row]
    owners: Sequence[tuple[int, str]]


@dataclass
class _Entry:
    """Rows of one change on their way into the log."""

    game_id: str
    rows: Sequence[Row]
    summary: Row
    done: asyncio.Future[None]


def async_url(url: str) -> str:
    """A database address with the asynchronous driver."""
    for short, long in (("sqlite", "sqlite+aiosqlite"), ("postgresql", "postgresql+asyncpg")):
        if url.startswith(f"{short}://"):
            return long + url.removeprefix(short)
    if url.startswith("postgres://"):
        return "postgresql+asyncpg" + url.removeprefix("postgres")
    return url


class Database:
    """One database. Changes of the log that come at the same time share a commit."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(async_url(url), hide_parameters=True)
        self._sqlite: _SQLiteWriter | None = None
        if self.engine.dialect.name == "sqlite":
            sa.event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            self._sqlite = _SQLiteWriter(self.engine.url)
        self._queue: asyncio.Queue[_Entry] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the tables up to date and begin to write."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_migrate)
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Finish what is being written."""
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
        if self._sqlite is not None:
            await self._sqlite.close()
        await self.engine.dispose()

    # The log

    async def append(self, game_id: str, rows: Sequence[Row], summary: Row) -> None:
        """Add rows to the log of a game; returns when they are committed. Raises Conflict."""
        done = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Entry(game_id, rows, summary, done))
        # A caller that goes away must not leave its memory behind the log.
        await asyncio.shield(done)

    async def _write(self) -> None:
        while True:
            entries = [await self._queue.get()]
            while not self._queue.empty():
                entries.append(self._queue.get_nowait())
            try:
                await self._commit(entries)
            except Exception:
                # One of them is to blame: each on its own.
                for entry in entries:
                    await self._commit_one(entry)
            else:
                for entry in entries:
                    entry.done.set_result(None)
            finally:
                for _ in entries:
                    self._queue.task_done()

    async def _commit_one(self, entry: _Entry) -> None:
        try:
            await self._commit([entry])
        except IntegrityError:
            entry.done.set_exception(Conflict())
        except Exception as error:
            entry.done.set_exception(error)
        else:
            entry.done.set_result(None)

    async def _commit(self, entries: Sequence[_Entry]) -> None:
        if self._sqlite is not None:
            await self._sqlite.commit(entries)
            return
        async with self.engine.begin() as connection:
            await connection.run_sync(_store, entries)

    async def log(self, game_id: str, since: int = 0) -> Sequence[Row]:
        """The rows of a game's log after number `since`."""
        query = (
            sa.select(actions)
            .where(actions.c.game_id == game_id, actions.c.seq > since)
            .order_by(actions.c.seq)
        )
        async with self.engine.connect() as connection:
            return [dict(row) for row in (await connection.execute(query)).mappings()]

    # Games

    async def add(
        self,
        game: Row,
        seat_rows: Sequence[Row],
        owner_rows: Sequence[Row],
        action_rows: Sequence[Row],
    ) -> None:
        """Store a new game."""
        async with self.engine.begin() as connection:
            await connection.execute(games.insert(), [game])
            await connection.execute(seats.insert(), seat_rows)
            if owner_rows:
                await connection.execute(owners.insert(), owner_rows)
            if action_rows:
                await connection.execute(actions.insert(), action_rows)

    async def heads(self, game_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """How far each game is stored: the number of its last change, and its version."""
        query = sa.select(games.c.id, games.c.seq, games.c.version).where(games.c.id.in_(game_ids))
        async with self.engine.connect() as connection:
            return {i: (seq, version) for i, seq, version in await connection.execute(query)}

    async def load(self, game_id: str) -> StoredGame | None:
        """One game without its log."""
        found = await self._select(games.c.id == game_id)
        return found[0] if found else None

    async def open_tables(self, limit: int = 100) -> list[StoredGame]:
        """Listed tables that wait for players, newest first."""
        return await self._select(games.c.listed, games.c.status == "waiting", limit=limit)

    async def tables_of(self, browser: str, limit: int = 200) -> list[StoredGame]:
        """Tables where a browser has a seat, newest first."""
        mine = sa.select(owners.c.game_id).where(owners.c.browser == browser)
        return await self._select(games.c.id.in_(mine), limit=limit)

    async def playing(self) -> list[StoredGame]:
        """Games that are on."""
        return await self._select(games.c.status == "playing", limit=None)

    async def _select(self, *where: Any, limit: int | None = 1) -> list[StoredGame]:
        query = sa.select(games).where(*where).order_by(games.c.created_at.desc()).limit(limit)
        async with self.engine.connect() as connection:
            rows = (await connection.execute(query)).mappings().all()
            found = {row["id"]: StoredGame(dict(row), [], []) for row in rows}
            return await self._with_seats(connection, found)

    async def _with_seats(
        self, connection: AsyncConnection, found: dict[str, StoredGame]
    ) -> list[StoredGame]:
        sitting: dict[str, list[Row]] = {game_id: [] for game_id in found}
        owning: dict[str, list[tuple[int, str]]] = {game_id: [] for game_id in found}
        query = sa.select(seats).where(seats.c.game_id.in_(found)).order_by(seats.c.seat)
        for row in (await connection.execute(query)).mappings():
            sitting[row["game_id"]].append(dict(row))
        owner_query = sa.select(owners).where(owners.c.game_id.in_(found))
        for row in (await connection.execute(owner_query)).mappings():
            owning[row["game_id"]].append((row["seat"], row["browser"]))
        return [StoredGame(game.row, sitting[i], owning[i]) for i, game in found.items()]

    @asynccontextmanager
    async def _changing(self, game_id: str) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes something of a game besides its log."""
        async with self.engine.begin() as connection:
            # First of all: of two that change a game one waits for the other.
            await connection.execute(_NEXT_VERSION, {"game_id": game_id})
            yield connection

    async def begin(self, game_id: str, summary: Row) -> None:
        """The game begins, unless it has begun."""
        query = games.update().where(games.c.id == game_id, games.c.status == "waiting")
        async with self._changing(game_id) as connection:
            await connection.execute(query.values(**summary))

    async def set_rematch(self, game_id: str, rematch: str) -> bool:
        """Note the table of the next game; False if there is one already."""
        query = (
            games.update()
            .where(games.c.id == game_id, games.c.rematch.is_(None))
            .values(rematch=rematch)
        )
        async with self._changing(game_id) as connection:
            return (await connection.execute(query)).rowcount == 1

    async def change_seat(
        self, game_id: str, seat: int, kind: str, values: Row, browser: str | None = None
    ) -> None:
        """Change a seat that is still of a kind, and add an owner. Raises Conflict."""
        query = seats.update().where(
            seats.c.game_id == game_id, seats.c.seat == seat, seats.c.kind == kind
        )
        async with self._changing(game_id) as connection:
            if (await connection.execute(query.values(**values))).rowcount != 1:
                raise Conflict
            if browser is not None:
                row = {"game_id": game_id, "seat": seat, "browser": browser}
                await connection.execute(owners.insert(), [row])

    async def add_owner(self, game_id: str, seat: int, browser: str) -> None:
        """A browser has shown the secret of a seat."""
        row = {"game_id": game_id, "seat": seat, "browser": browser}
        try:
            async with self._changing(game_id) as connection:
                await connection.execute(owners.insert(), [row])
        except IntegrityError:
            # Two tabs at once: it is there.
            return

    async def remove_owners(self, game_id: str, seat: int) -> None:
        """Nobody owns the seat any more."""
        query = owners.delete().where(owners.c.game_id == game_id, owners.c.seat == seat)
        async with self._changing(game_id) as connection:
            await connection.execute(query)


class _SQLiteWriter:
    """Writes the log to SQLite in a thread of its own.

    A transaction goes to the thread as a whole: through the asynchronous driver each of its steps
    would wait for the event loop and back.
    """

    def __init__(self, url: sa.URL) -> None:
        self._engine = sa.create_engine(url.set(drivername="sqlite"), hide_parameters=True)
        sa.event.listen(self._engine, "connect", _prepare_sqlite)
        self._thread = ThreadPoolExecutor(1, "log")

    async def commit(self, entries: Sequence[_Entry]) -> None:
        """Write changes in one transaction."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._commit, entries)

    def _commit(self, entries: Sequence[_Entry]) -> None:
        with self._engine.begin() as connection:
            _store(connection, entries)

    async def close(self) -> None:
        """Close the database in the thread that has opened it."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


def _store(connection: sa.Connection, entries: Sequence[_Entry]) -> None:
    """Add changes to the log, and what follows from them to the games."""
    connection.execute(actions.insert(), [row for entry in entries for row in entry.rows])
    # The last of several for one game counts.
    summaries = {entry.game_id: entry.summary for entry in entries}
    connection.execute(_SUMMARISE, [{"game_id": i, **summary} for i, summary in summaries.items()])


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers beside a writer, and a commit that is on the disk when it is answered."""
    cursor = connection.cursor()
    for setting in ("journal_mode=WAL", "synchronous=FULL", "busy_timeout=10000", "foreign_keys=1"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _migrate(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config

    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
