"""Stored tables: set-up, seats, and the log of actions, in SQLite or PostgreSQL.

The log is the truth. A row is added for every change of a game, also for undo and for chance;
`(game_id, seq)` is the primary key, so that of two writers with the same expectation one wins.
"""

from __future__ import annotations

import asyncio
import logging
import secrets
import sqlite3
from collections.abc import AsyncIterator, Callable, Coroutine, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import (
    AbstractAsyncContextManager,
    asynccontextmanager,
    contextmanager,
    nullcontext,
    suppress,
)
from dataclasses import dataclass
from datetime import UTC, datetime, timedelta
from pathlib import Path
from typing import Any, Literal, TypedDict, TypeVar, cast

import orjson
import sqlalchemy as sa
from sqlalchemy.exc import IntegrityError
from sqlalchemy.ext.asyncio import AsyncConnection, AsyncEngine, create_async_engine

from bingma.games.contract import Data
from bingma.games.telling import Saying
from bingma.server import metrics
from bingma.server.clock import AtZero, Clocks
from bingma.server.errors import NotStored

log = logging.getLogger("bingma.server")

T = TypeVar("T")

TableKind = Literal["table", "branch", "import"]
SeatKind = Literal["human", "open", "bot", "automaton"]
Status = Literal["waiting", "playing", "over"]
Pace = Literal["off", "fast", "normal"]
Hints = Literal["alone", "always", "never"]
# Who dealt: the server, at random; whoever gave a seed; or it was told, as in a record.
Dealt = Literal["server", "seed", "record"]
ChangeKind = Literal["play", "undo", "restart"]
# What somebody may ask for: a draw is stored as what was drawn.
Request = Literal["play", "undo", "restart", "draw"]


class Summary(TypedDict):
    """What follows from the log, kept so that lists of tables need not replay games.

    result: as records have it. moment: when it is in the game. points: of each seat so far.
    """

    status: Status
    seq: int
    deciding: list[int]
    result: Data | None
    moment: Saying | None
    points: list[int]


class Timing(TypedDict):
    """When a game was moved on last, the time of each seat, and when one of them is due."""

    moved_at: datetime | None
    clocks: Clocks
    due_at: datetime | None


class Progress(Summary, Timing):
    """What is new of a game when something was added to its log."""


class NewGameRow(Progress):
    """A game when it is stored first; `options` and `setup` as records have them.

    component_data: where it is not what comes with the game, the data itself.
    """

    id: str
    kind: TableKind
    game: str
    rules_version: str
    components: str
    component_data: Data | None
    options: list[int]
    setup: Data
    seed: int
    deal: int | None
    dealt: Dealt
    companion: bool
    listed: bool
    spectators: bool
    pace: Pace
    go_seconds: int | None
    at_zero: AtZero
    hints: Hints
    created_at: datetime
    rematch: str | None
    ended: bool


class GameRow(NewGameRow):
    """A stored game. The version grows with every change that is not in the log."""

    version: int


class SeatRow(TypedDict):
    """Who sits at a seat of a game."""

    game_id: str
    seat: int
    kind: SeatKind
    name: str
    bot: str | None
    token_hash: str | None
    resigned: bool
    wants_end: bool
    given_by: int | None
    seen_at: datetime | None


class SeatChange(TypedDict, total=False):
    """What is new at a seat."""

    kind: SeatKind
    name: str
    bot: str | None
    token_hash: str | None
    resigned: bool
    wants_end: bool
    given_by: int | None
    seen_at: datetime | None


class KeptRow(TypedDict):
    """What an owner keeps of a table: a note, and whether it is out of sight."""

    game_id: str
    browser: str
    note: str
    forgotten: bool


class OwnerRow(TypedDict):
    """A browser that has shown the secret of a seat."""

    game_id: str
    seat: int
    browser: str


class ActionRow(TypedDict):
    """A change in the log of a game; the action is empty where something is taken back."""

    game_id: str
    seq: int
    seat: int
    kind: ChangeKind
    action: str
    key: str | None
    created_at: datetime


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
    # Data that does not come with the game, as the file of an owner has it.
    sa.Column("component_data", sa.JSON(none_as_null=True)),
    sa.Column("options", sa.JSON, nullable=False),
    sa.Column("setup", sa.JSON, nullable=False),
    # What is drawn comes from this seed, which never leaves the server.
    sa.Column("seed", sa.BigInteger, nullable=False),
    # The seed that dealt the set-up, to share; none for what was not dealt here.
    sa.Column("deal", sa.BigInteger),
    # By whom: somebody may know the cards.
    sa.Column("dealt", sa.String(8), nullable=False, server_default="server"),
    # Played beside a real box: its owner tells what was drawn.
    sa.Column("companion", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("listed", sa.Boolean, nullable=False),
    sa.Column("spectators", sa.Boolean, nullable=False),
    sa.Column("pace", sa.String(8), nullable=False),
    # The time for a go, and what happens at zero.
    sa.Column("go_seconds", sa.Integer),
    sa.Column("at_zero", sa.String(8), nullable=False, server_default="nothing"),
    sa.Column("clocks", sa.JSON, nullable=False, server_default="{}"),
    sa.Column("due_at", Time, index=True),
    sa.Column("hints", sa.String(8), nullable=False, server_default="alone"),
    sa.Column("created_at", Time, nullable=False),
    sa.Column("rematch", sa.String(32)),
    sa.Column("version", sa.Integer, nullable=False, server_default="0"),
    sa.Column("status", sa.String(8), nullable=False, index=True),
    sa.Column("seq", sa.Integer, nullable=False),
    sa.Column("deciding", sa.JSON, nullable=False),
    sa.Column("result", sa.JSON(none_as_null=True)),
    sa.Column("moment", sa.JSON(none_as_null=True)),
    sa.Column("points", sa.JSON, nullable=False, server_default="[]"),
    sa.Column("moved_at", Time),
    # Given up before its end.
    sa.Column("ended", sa.Boolean, nullable=False, server_default=sa.false()),
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
    # A bot has it for good.
    sa.Column("resigned", sa.Boolean, nullable=False, server_default=sa.false()),
    sa.Column("wants_end", sa.Boolean, nullable=False, server_default=sa.false()),
    # The seat whose owner has given it to a bot.
    sa.Column("given_by", sa.Integer),
    sa.Column("seen_at", Time),
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

# A server notes here that it is alive: clocks do not run while none is.
uptime = sa.Table(
    "uptime",
    metadata,
    sa.Column("id", sa.Integer, primary_key=True, autoincrement=False),
    sa.Column("alive_at", Time, nullable=False),
)

kept = sa.Table(
    "kept",
    metadata,
    sa.Column("game_id", sa.String(32), sa.ForeignKey("games.id"), primary_key=True),
    sa.Column("browser", sa.String(64), primary_key=True),
    sa.Column("note", sa.String(500), nullable=False),
    sa.Column("forgotten", sa.Boolean, nullable=False),
)

# Secrets that join another browser to an owner, for some minutes. See `belongings.py`.
passes = sa.Table(
    "passes",
    metadata,
    sa.Column("token_hash", sa.String(64), primary_key=True),
    sa.Column("sealed", sa.String(128), nullable=False),
    sa.Column("expires_at", Time, nullable=False),
)

# Servers on one PostgreSQL. What one of them has, a connection to a seat or a table whose bots it
# lets think, it has for as long as it says every second that it is there.
servers = sa.Table(
    "servers",
    metadata,
    sa.Column("name", sa.String(16), primary_key=True),
    sa.Column("alive_at", Time, nullable=False),
)


def _of_game() -> sa.Column[str]:
    to = sa.ForeignKey("games.id", ondelete="CASCADE")
    return sa.Column("game_id", sa.String(32), to, primary_key=True)


def _of_server(key: bool = False) -> sa.Column[str]:
    to = sa.ForeignKey("servers.name", ondelete="CASCADE")
    return sa.Column("server", sa.String(16), to, primary_key=key, nullable=False, index=True)


presence = sa.Table(
    "presence",
    metadata,
    _of_game(),
    sa.Column("seat", sa.Integer, primary_key=True, autoincrement=False),
    _of_server(key=True),
)

thinking = sa.Table("thinking", metadata, _of_game(), _of_server())


# How many games one statement is about at most.
PAGE = 500

# Seconds to wait for a lock of SQLite's, for a connection of the pool, and for PostgreSQL to answer
# a new one: whoever waits for the answer is told soon, and sends the request again.
LOCK_SECONDS = 5.0
POOL_SECONDS = 5.0
CONNECT_SECONDS = 5.0

# Connections to PostgreSQL that requests share, and those of one process in all: it listens too.
POOL = 8
CONNECTIONS = POOL + 1

# Where servers on one PostgreSQL tell each other which games they have changed. A message has room
# for 8,000 bytes.
CHANNEL = "bingma"
TOLD_AT_ONCE = 400

# A server that has said nothing for so many seconds is not there any more.
SILENT = timedelta(seconds=3)

# Games that nobody has moved on for so long do not go on by themselves.
ASIDE = timedelta(days=90)

# One whose name is nobody's is heard by everybody.
NOBODY = "-"

# Nobody else brings a database up to date meanwhile; any number that others do not use.
MIGRATING = 7_116_203_014

# Errors of our own statements, which sending them again does not mend.
OURS = (sa.exc.IntegrityError, sa.exc.DataError, sa.exc.ProgrammingError)

SUMMARY = (
    *("status", "seq", "deciding", "result", "moment", "points"),
    *("moved_at", "clocks", "due_at"),
)

_NEXT_VERSION = (
    games.update().where(games.c.id == sa.bindparam("game_id")).values(version=games.c.version + 1)
)

_NOTIFY = sa.text(f"SELECT pg_notify('{CHANNEL}', CAST(:told AS text))")

_ACTION = ("game_id", "seq", "seat", "kind", "action", "key", "created_at")


def _of_json(*names: str) -> str:
    """Values of an object of a list in JSON, for SQLite; what is an object itself stays JSON."""
    return ", ".join(f"json_extract(value, '$.{name}')" for name in names)


def _typed(*names: str) -> str:
    """The same for PostgreSQL: names with types."""
    kinds = {"seq": "integer", "seat": "integer"}
    kinds |= dict.fromkeys(("created_at", "moved_at", "due_at"), "timestamptz")
    kinds |= dict.fromkeys(("deciding", "result", "moment", "points", "clocks"), "json")
    return ", ".join(f"{name} {kinds.get(name, 'text')}" for name in names)


# A commit is one statement for each table, however many changes share it: with one for each row the
# thread that writes and the event loop would take turns as often. What was given up stays so, also
# if a bot at another server still plays.
_SQLITE = (
    f"INSERT INTO actions ({', '.join(_ACTION)}) SELECT {_of_json(*_ACTION)} FROM json_each(?)",
    f"UPDATE games SET ({', '.join(SUMMARY)}) = ({_of_json(*SUMMARY)}) FROM json_each(?)"
    " WHERE games.id = json_extract(value, '$.game_id') AND NOT games.ended",
)
_POSTGRESQL = sa.text(
    f"WITH added AS (INSERT INTO actions ({', '.join(_ACTION)}) SELECT {', '.join(_ACTION)}"
    f" FROM json_to_recordset(CAST(:rows AS json)) AS r({_typed(*_ACTION)}))"
    f" UPDATE games SET {', '.join(f'{name} = r.{name}' for name in SUMMARY)}"
    f" FROM json_to_recordset(CAST(:heads AS json)) AS r({_typed('game_id', *SUMMARY)})"
    " WHERE games.id = r.game_id AND NOT games.ended"
)

# One server lets the bots of a table think.
_CLAIM = sa.text(
    "INSERT INTO thinking (game_id, server) VALUES (:game_id, :server) ON CONFLICT (game_id)"
    " DO UPDATE SET server = excluded.server WHERE thinking.server = excluded.server"
)

_END = (
    games.update()
    .where(games.c.status == "playing")
    .values(status="over", ended=True, deciding=[], clocks={}, due_at=None)
)


class Conflict(Exception):
    """Somebody else has written that place of the log."""


@dataclass(frozen=True)
class StoredGame:
    """Everything that is stored of one game, except its log."""

    row: GameRow
    seats: Sequence[SeatRow]
    owners: Sequence[tuple[int, str]]
    present: Sequence[tuple[int, str]]
    """Seats that somebody is connected to, and at which server."""


@dataclass(frozen=True)
class SeatMove:
    """A change of one seat, which was of a kind before, and its new owner."""

    seat: int
    kind: SeatKind
    values: SeatChange
    browser: str | None = None


@dataclass
class _Entry:
    """Rows of one change on their way into the log."""

    game_id: str
    rows: Sequence[ActionRow]
    summary: Progress
    done: asyncio.Future[None]


def is_fault(error: Exception) -> bool:
    """Whether it is the database that does not do its work: gone, locked, full or broken."""
    if isinstance(error, sa.exc.DBAPIError):
        return not isinstance(error, OURS)
    # Those of a new connection come without SQLAlchemy's: the system's, SQLite's, PostgreSQL's.
    known = (sa.exc.TimeoutError, sqlite3.OperationalError, OSError, TimeoutError)
    return isinstance(error, known) or hasattr(error, "sqlstate")


@contextmanager
def faults_told() -> Iterator[None]:
    """A fault of the database becomes NotStored; what it was stands in the log, without a trace."""
    try:
        yield
    except Exception as error:
        if not is_fault(error):
            raise
        told = str(getattr(error, "orig", None) or error) or type(error).__name__
        log.error("the database does not answer: %s", told.splitlines()[0])
        raise NotStored from None


def pages(game_ids: Sequence[str]) -> Iterator[Sequence[str]]:
    """Ids in parts that fit into a statement: databases allow so many parameters and no more."""
    return (game_ids[i : i + PAGE] for i in range(0, len(game_ids), PAGE))


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
        address = async_url(url)
        options: dict[str, Any] = {}
        if address.startswith("postgresql"):
            # A connection that broke while nobody used it is found out before it is used.
            connecting = {"timeout": CONNECT_SECONDS}
            options = {"pool_pre_ping": True, "connect_args": connecting}
            options |= {"pool_timeout": POOL_SECONDS, "pool_size": POOL, "max_overflow": 0}
        self.engine: AsyncEngine = create_async_engine(address, hide_parameters=True, **options)
        self._sqlite: _SQLiteWriter | None = None
        # SQLite has one writer at a time, and lets those who wait for its lock starve: here they
        # queue, so that its lock is waited for only where another program has it.
        self._alone: AbstractAsyncContextManager[None] = nullcontext()
        if self.engine.dialect.name == "sqlite":
            self._alone = asyncio.Lock()
            sa.event.listen(self.engine.sync_engine, "connect", _prepare_sqlite)
            self._sqlite = _SQLiteWriter(self.engine.url)
        self.name = secrets.token_hex(8)
        """By which a server knows its own messages to others."""
        self._unsaid = True
        """Whether the database may not have all of our connections."""
        self._works: set[asyncio.Future[Any]] = set()
        self._queue: asyncio.Queue[_Entry] = asyncio.Queue()
        self._writer: asyncio.Task[None] | None = None

    async def open(self) -> None:
        """Bring the tables up to date and begin to write."""
        async with self.engine.begin() as connection:
            await connection.run_sync(_migrate)
        self._writer = asyncio.create_task(self._write())

    async def close(self) -> None:
        """Finish what was begun."""
        await asyncio.gather(*self._works, return_exceptions=True)
        if self._writer is not None:
            await self._queue.join()
            self._writer.cancel()
        if self._sqlite is not None:
            await self._sqlite.close()
        await self.engine.dispose()

    def waiting(self) -> int:
        """How many changes wait to be written."""
        return self._queue.qsize()

    async def check(self) -> None:
        """Raise NotStored if the database does not answer."""
        async with self.reading() as connection:
            await connection.execute(sa.select(1))

    async def connections(self) -> int | None:
        """How many connections PostgreSQL allows to programs like this one."""
        if not self.tells:
            return None
        query = "SELECT sum(setting::int * (CASE name WHEN 'max_connections' THEN 1 ELSE -1 END))"
        about = "('max_connections', 'superuser_reserved_connections')"
        async with self.reading() as connection:
            found = await connection.execute(
                sa.text(f"{query} FROM pg_settings WHERE name IN {about}")
            )
            return int(found.scalar_one())

    async def whole(self, work: Coroutine[Any, Any, T]) -> T:
        """Do something to its end, also if whoever wants it is cancelled meanwhile.

        A connection that is cancelled while it is opened is left to the garbage collector.
        """
        task = asyncio.ensure_future(work)
        self._works.add(task)
        task.add_done_callback(self._works.discard)
        return await asyncio.shield(task)

    @asynccontextmanager
    async def reading(self) -> AsyncIterator[AsyncConnection]:
        """A connection; raises NotStored if the database does not answer."""
        with faults_told():
            async with self.engine.connect() as connection:
                yield connection

    @asynccontextmanager
    async def writing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction; raises NotStored if the database does not answer."""
        with faults_told():
            async with self._alone, self.engine.begin() as connection:
                yield connection

    # The log

    async def append(self, game_id: str, rows: Sequence[ActionRow], summary: Progress) -> None:
        """Add rows to the log of a game; returns when they are committed.

        Raises Conflict, and NotStored if that cannot be done now, or nobody knows.
        """
        done = asyncio.get_running_loop().create_future()
        self._queue.put_nowait(_Entry(game_id, rows, summary, done))
        # A caller that goes away must not leave its memory behind the log.
        await asyncio.shield(done)

    async def _write(self) -> None:
        while True:
            entries = [await self._queue.get()]
            while not self._queue.empty():
                entries.append(self._queue.get_nowait())
            await self._commit_all(entries)
            for _ in entries:
                self._queue.task_done()

    async def _commit_all(self, entries: Sequence[_Entry]) -> None:
        """Commit changes together, and tell each of them what became of it."""
        try:
            with metrics.COMMIT.time():
                await self._try_twice(entries)
        except IntegrityError:
            # One of them is to blame: each on its own.
            if len(entries) == 1:
                entries[0].done.set_exception(Conflict())
            else:
                for entry in entries:
                    await self._commit_all([entry])
        except Exception as error:
            # It would be the same for each.
            for entry in entries:
                entry.done.set_exception(error)
        else:
            for entry in entries:
                entry.done.set_result(None)

    async def _try_twice(self, entries: Sequence[_Entry]) -> None:
        try:
            await self._commit(entries)
        except NotStored:
            # A connection that was lost is there again the second time.
            await self._commit(entries)

    async def _commit(self, entries: Sequence[_Entry]) -> None:
        if self._sqlite is not None:
            with faults_told():
                async with self._alone:
                    await self._sqlite.commit(entries)
            return
        rows, heads = _written(entries, lambda when: when)
        async with self.writing() as connection:
            await connection.execute(_POSTGRESQL, {"rows": rows, "heads": heads})
            await self.tell_others(connection, [entry.game_id for entry in entries])

    async def tell_others(
        self, connection: AsyncConnection, game_ids: Sequence[str], sender: str | None = None
    ) -> None:
        """Other servers hear of a change in the moment when it is committed."""
        if self.tells:
            for first in range(0, len(game_ids), TOLD_AT_ONCE):
                some = " ".join((sender or self.name, *game_ids[first : first + TOLD_AT_ONCE]))
                await connection.execute(_NOTIFY, {"told": some})

    @property
    def tells(self) -> bool:
        """Whether servers on this database hear of each other."""
        return self._sqlite is None

    @asynccontextmanager
    async def news(self) -> AsyncIterator[asyncio.Queue[str | None]]:
        """Ids of games that other servers change, then None when nobody tells any more.

        Nobody tells with SQLite.
        """
        heard: asyncio.Queue[str | None] = asyncio.Queue()
        if not self.tells:
            yield heard
            return
        import asyncpg

        def hear(*message: Any) -> None:
            sender, *game_ids = str(message[3]).split(" ")
            if sender != self.name:
                for game_id in game_ids:
                    heard.put_nowait(game_id)

        address = self.engine.url.set(drivername="postgresql").render_as_string(hide_password=False)
        connecting = asyncio.ensure_future(asyncpg.connect(address, timeout=CONNECT_SECONDS))
        try:
            with faults_told():
                connection = await asyncio.shield(connecting)
                connection.add_termination_listener(lambda _: heard.put_nowait(None))
                await connection.add_listener(CHANNEL, hear)
            yield heard
        finally:
            # A server that stops while it connects leaves no connection behind either.
            with suppress(Exception):
                (await connecting).terminate()

    async def log(self, game_id: str, since: int = 0) -> Sequence[ActionRow]:
        """The rows of a game's log after number `since`."""
        query = (
            sa.select(actions)
            .where(actions.c.game_id == game_id, actions.c.seq > since)
            .order_by(actions.c.seq)
        )
        async with self.reading() as connection:
            rows = (await connection.execute(query)).mappings()
            return [cast(ActionRow, dict(row)) for row in rows]

    # Games

    async def add(
        self,
        game: NewGameRow,
        seat_rows: Sequence[SeatRow],
        owner_rows: Sequence[OwnerRow],
        action_rows: Sequence[ActionRow],
        rematch_of: str | None = None,
    ) -> None:
        """Store a new game, the next one of another table or not. Raises Conflict."""
        try:
            async with self.writing() as connection:
                if rematch_of is not None:
                    await self._set_rematch(connection, rematch_of, game["id"])
                    await self.tell_others(connection, [rematch_of])
                await self._insert(connection, game, seat_rows, owner_rows, action_rows)
        except IntegrityError:
            raise Conflict from None

    async def _set_rematch(self, connection: AsyncConnection, game_id: str, rematch: str) -> None:
        values = {"rematch": rematch, "version": games.c.version + 1}
        free = games.update().where(games.c.id == game_id, games.c.rematch.is_(None))
        if (await connection.execute(free.values(values))).rowcount != 1:
            raise Conflict

    async def _insert(
        self,
        connection: AsyncConnection,
        game: NewGameRow,
        seat_rows: Sequence[SeatRow],
        owner_rows: Sequence[OwnerRow],
        action_rows: Sequence[ActionRow],
    ) -> None:
        await connection.execute(games.insert(), [game])
        await connection.execute(seats.insert(), seat_rows)
        if owner_rows:
            await connection.execute(owners.insert(), owner_rows)
        if action_rows:
            await connection.execute(actions.insert(), action_rows)

    async def heads(self, game_ids: Sequence[str]) -> dict[str, tuple[int, int]]:
        """How far each game is stored: the number of its last change, and its version."""
        query = sa.select(games.c.id, games.c.seq, games.c.version)
        heads: dict[str, tuple[int, int]] = {}
        async with self.reading() as connection:
            for some in pages(game_ids):
                found = await connection.execute(query.where(games.c.id.in_(some)))
                heads |= {i: (seq, version) for i, seq, version in found}
        return heads

    async def load(self, game_id: str) -> StoredGame | None:
        """One game without its log."""
        found = await self._select(games.c.id == game_id)
        return found[0] if found else None

    async def open_tables(self, limit: int = 100) -> list[StoredGame]:
        """Listed tables that wait for players, newest first."""
        return await self._select(games.c.listed, games.c.status == "waiting", limit=limit)

    async def tables_of(self, browser: str, limit: int = 200) -> list[StoredGame]:
        """Tables where a browser has a seat and that it has not forgotten, newest first."""
        mine = sa.select(owners.c.game_id).where(owners.c.browser == browser)
        gone = sa.select(kept.c.game_id).where(kept.c.browser == browser, kept.c.forgotten)
        return await self._select(games.c.id.in_(mine), games.c.id.not_in(gone), limit=limit)

    async def unfinished(self, browser: str) -> dict[str, int]:
        """How many tables of a browser wait and are on, without those that it has forgotten."""
        mine = sa.select(owners.c.game_id).where(owners.c.browser == browser)
        gone = sa.select(kept.c.game_id).where(kept.c.browser == browser, kept.c.forgotten)
        query = (
            sa.select(games.c.status, sa.func.count())
            .where(games.c.id.in_(mine), games.c.id.not_in(gone), games.c.status != "over")
            .group_by(games.c.status)
        )
        async with self.reading() as connection:
            found = (await connection.execute(query)).all()
        return {row[0]: row[1] for row in found}

    async def finished_by(self, browser: str) -> list[StoredGame]:
        """Games that were begun and played here and are over, where a browser has a seat."""
        mine = sa.select(owners.c.game_id).where(owners.c.browser == browser)
        over = (games.c.status == "over", ~games.c.ended)
        here = (games.c.kind == "table", ~games.c.companion)
        return await self._select(games.c.id.in_(mine), *over, *here, limit=None)

    async def waiting_for_bots(self) -> AsyncIterator[str]:
        """Ids of games that are on where a bot has to decide and none thinks, a page at a time.

        Those that nobody has moved on for long are put aside.
        """
        elsewhere = sa.exists().where(thinking.c.game_id == games.c.id)
        last = sa.func.coalesce(games.c.moved_at, games.c.created_at)
        lately = last > datetime.now(UTC) - ASIDE
        query = (
            sa.select(games.c.id, games.c.deciding, seats.c.seat)
            .join(seats, seats.c.game_id == games.c.id)
            .where(games.c.status == "playing", seats.c.kind == "bot", ~elsewhere, lately)
            .order_by(games.c.id, seats.c.seat)
            .limit(PAGE)
        )
        after = ("", -1)
        while True:
            beyond = sa.tuple_(games.c.id, seats.c.seat) > sa.tuple_(*after)
            async with self.reading() as connection:
                found = (await connection.execute(query.where(beyond))).all()
            if not found:
                return
            after = (found[-1].id, found[-1].seat)
            for game_id in dict.fromkeys(row.id for row in found if row.seat in row.deciding):
                yield game_id

    async def _select(self, *where: Any, limit: int | None = 1) -> list[StoredGame]:
        query = sa.select(games).where(*where).order_by(games.c.created_at.desc()).limit(limit)
        async with self.reading() as connection:
            rows = (await connection.execute(query)).mappings().all()
            found = {row["id"]: StoredGame(cast(GameRow, dict(row)), [], [], []) for row in rows}
            return await self._with_seats(connection, found)

    async def _with_seats(
        self, connection: AsyncConnection, found: dict[str, StoredGame]
    ) -> list[StoredGame]:
        sitting: dict[str, list[SeatRow]] = {game_id: [] for game_id in found}
        owning: dict[str, list[tuple[int, str]]] = {game_id: [] for game_id in found}
        present: dict[str, list[tuple[int, str]]] = {game_id: [] for game_id in found}
        for some in pages(list(found)):
            query = sa.select(seats).where(seats.c.game_id.in_(some)).order_by(seats.c.seat)
            for row in (await connection.execute(query)).mappings():
                sitting[row["game_id"]].append(cast(SeatRow, dict(row)))
            owner_query = sa.select(owners).where(owners.c.game_id.in_(some))
            for row in (await connection.execute(owner_query)).mappings():
                owning[row["game_id"]].append((row["seat"], row["browser"]))
            there = presence.c.game_id.in_(some)
            for row in (await connection.execute(sa.select(presence).where(there))).mappings():
                present[row["game_id"]].append((row["seat"], row["server"]))
        return [
            StoredGame(game.row, sitting[i], owning[i], present[i]) for i, game in found.items()
        ]

    @asynccontextmanager
    async def changing(self, game_id: str) -> AsyncIterator[AsyncConnection]:
        """A transaction that changes something of a game besides its log."""
        async with self.writing() as connection:
            # First of all: of two that change a game one waits for the other.
            await connection.execute(_NEXT_VERSION, {"game_id": game_id})
            await self.tell_others(connection, [game_id])
            yield connection

    async def change_seats(
        self,
        game_id: str,
        changes: Sequence[SeatMove],
        begun: Summary | None = None,
        ends: bool = False,
    ) -> None:
        """Change seats that are still of a kind, all or none of them. Raises Conflict.

        With `begun`, a waiting game begins in the same moment, if no seat is open any more; with
        `ends`, it is given up if all people would.
        """
        async with self.changing(game_id) as connection:
            for change in changes:
                here = (seats.c.game_id == game_id, seats.c.seat == change.seat)
                query = seats.update().where(*here, seats.c.kind == change.kind)
                if (await connection.execute(query.values(**change.values))).rowcount != 1:
                    raise Conflict
                if change.values.get("kind") == "open":
                    owned = (owners.c.game_id == game_id, owners.c.seat == change.seat)
                    await connection.execute(owners.delete().where(*owned))
                if change.browser is not None:
                    row = {"game_id": game_id, "seat": change.seat, "browser": change.browser}
                    await connection.execute(owners.insert(), [row])
            if begun is not None:
                is_open = sa.exists().where(seats.c.game_id == game_id, seats.c.kind == "open")
                waiting = (games.c.id == game_id, games.c.status == "waiting", ~is_open)
                await connection.execute(games.update().where(*waiting).values(**begun))
            if ends:
                person = (seats.c.game_id == game_id, seats.c.kind == "human")
                on = sa.exists().where(*person, ~seats.c.wants_end)
                await connection.execute(_END.where(games.c.id == game_id, ~on))

    async def end(self, game_id: str) -> None:
        """A game is given up, unless it is over."""
        async with self.changing(game_id) as connection:
            await connection.execute(_END.where(games.c.id == game_id))

    # Several servers

    @asynccontextmanager
    async def _passing(self) -> AsyncIterator[AsyncConnection]:
        """A transaction about servers that run: nobody's move waits until it is on the disk."""
        async with self.writing() as connection:
            await connection.execute(sa.text("SET LOCAL synchronous_commit TO off"))
            yield connection

    async def saw(self, game_id: str, seat: int, there: bool, when: datetime) -> int | None:
        """Somebody is at a seat of this server, or was until now.

        Other servers are told; the version that the game has by this, where it has a new one.
        """
        query = seats.update().where(seats.c.game_id == game_id, seats.c.seat == seat)
        if not self.tells:
            async with self.writing() as connection:
                await connection.execute(query.values(seen_at=when))
            return None
        here = {"game_id": game_id, "seat": seat, "server": self.name}
        try:
            async with self.changing(game_id) as connection:
                await connection.execute(query.values(seen_at=when))
                await connection.execute(presence.delete().filter_by(**here))
                if there:
                    await connection.execute(presence.insert(), [here])
                version = sa.select(games.c.version).where(games.c.id == game_id)
                return cast(int, (await connection.execute(version)).scalar())
        except (NotStored, IntegrityError) as error:
            # The others think that this server is not there: the next beat says all of it again.
            self._unsaid = True
            if isinstance(error, NotStored):
                raise
            return None

    async def beat(self, present: Sequence[tuple[str, int]]) -> Sequence[str]:
        """This server is there, with people at these seats; other servers may be there no longer.

        Ids of the games where one of those let bots think.
        """
        try:
            async with self._passing() as connection:
                alive = {"name": self.name, "alive_at": sa.func.now()}
                known = servers.update().where(servers.c.name == self.name).values(alive)
                if not (await connection.execute(known)).rowcount:
                    await connection.execute(servers.insert().values(alive))
                    self._unsaid = True
                if self._unsaid:
                    await self._say_again(connection, present)
                left = await self._bury(connection)
        except NotStored:
            self._unsaid = True
            raise
        self._unsaid = False
        return left

    async def _say_again(
        self, connection: AsyncConnection, present: Sequence[tuple[str, int]]
    ) -> None:
        there = list({game_id for game_id, _ in present})
        stored: set[str] = set()
        for some in pages(there):
            grown = games.update().where(games.c.id.in_(some)).values(version=games.c.version + 1)
            stored |= set((await connection.execute(grown.returning(games.c.id))).scalars())
        await connection.execute(presence.delete().where(presence.c.server == self.name))
        rows = [
            {"game_id": game_id, "seat": seat, "server": self.name}
            for game_id, seat in present
            if game_id in stored
        ]
        if rows:
            await connection.execute(presence.insert(), rows)
        await self.tell_others(connection, there, NOBODY)

    async def _bury(self, connection: AsyncConnection) -> Sequence[str]:
        """Whoever was at a server that is not there any more was there until then."""
        silent = servers.c.alive_at < sa.func.now() - SILENT
        # Of several that notice it one does it.
        found = sa.select(servers.c.name).where(silent).with_for_update(skip_locked=True)
        dead = (await connection.execute(found)).scalars().all()
        if not dead:
            return []
        of = presence.c.server.in_(dead)
        grown = (
            games.update()
            .where(games.c.id.in_(sa.select(presence.c.game_id).where(of)))
            .values(version=games.c.version + 1)
            .returning(games.c.id)
        )
        there = (await connection.execute(grown)).scalars().all()
        at = (presence.c.game_id == seats.c.game_id, presence.c.seat == seats.c.seat)
        until = (presence.c.server == servers.c.name, seats.c.seen_at < servers.c.alive_at)
        seen = seats.update().where(of, *at, *until).values(seen_at=servers.c.alive_at)
        await connection.execute(seen)
        left = sa.select(thinking.c.game_id).where(thinking.c.server.in_(dead))
        orphans = (await connection.execute(left)).scalars().all()
        await connection.execute(servers.delete().where(servers.c.name.in_(dead)))
        await self.tell_others(connection, there, NOBODY)
        return orphans

    async def retire(self) -> None:
        """This server stops: others go on with its bots."""
        gone = servers.update().where(servers.c.name == self.name)
        async with self.writing() as connection:
            await connection.execute(gone.values(alive_at=datetime.fromtimestamp(0, UTC)))

    async def claim(self, game_id: str) -> bool:
        """Whether this server lets the bots of a game think, and no other."""
        if not self.tells:
            return True
        try:
            async with self._passing() as connection:
                mine = {"game_id": game_id, "server": self.name}
                return (await connection.execute(_CLAIM, mine)).rowcount == 1
        except IntegrityError:
            # The others think that this server is not there, until its next beat.
            raise NotStored from None

    async def release(self, game_id: str) -> None:
        """Another server may let the bots of a game think."""
        if self.tells:
            mine = {"game_id": game_id, "server": self.name}
            async with self._passing() as connection:
                await connection.execute(thinking.delete().filter_by(**mine))

    # What owners keep

    async def notes(self, browser: str) -> dict[str, str]:
        """The notes of an owner, by game."""
        query = sa.select(kept.c.game_id, kept.c.note).where(kept.c.browser == browser)
        async with self.reading() as connection:
            return {row.game_id: row.note for row in await connection.execute(query)}

    async def keep(
        self, game_id: str, browser: str, note: str | None = None, forgotten: bool | None = None
    ) -> None:
        """Change what an owner keeps of a game."""
        new = {"note": note, "forgotten": forgotten}
        values = {name: value for name, value in new.items() if value is not None}
        at = (kept.c.game_id == game_id, kept.c.browser == browser)
        async with self.changing(game_id) as connection:
            if (await connection.execute(kept.update().where(*at).values(**values))).rowcount:
                return
            row: KeptRow = {
                "game_id": game_id,
                "browser": browser,
                "note": note or "",
                "forgotten": forgotten or False,
            }
            await connection.execute(kept.insert(), [row])

    async def add_pass(self, token_hash: str, sealed: str, expires_at: datetime) -> None:
        """Store a pass, and throw away those that are no longer good."""
        row = {"token_hash": token_hash, "sealed": sealed, "expires_at": expires_at}
        async with self.writing() as connection:
            await connection.execute(passes.delete().where(passes.c.expires_at < datetime.now(UTC)))
            await connection.execute(passes.insert(), [row])

    async def use_pass(self, token_hash: str, when: datetime) -> str | None:
        """What a pass holds, once, while it is good."""
        at = passes.c.token_hash == token_hash
        good = sa.select(passes.c.sealed).where(at, passes.c.expires_at >= when)
        async with self.writing() as connection:
            sealed: str | None = (await connection.execute(good)).scalar()
            # Of two that come at once one is the first.
            first = (await connection.execute(passes.delete().where(at))).rowcount == 1
        return sealed if first else None

    async def join_owners(self, old: str, new: str) -> None:
        """Whatever belongs to one browser belongs to another one too."""
        async with self.writing() as connection:
            for table, names in ((owners, ("game_id", "seat")), (kept, ("game_id",))):
                of = {
                    browser: {
                        tuple(row[name] for name in names): dict(row)
                        for row in (
                            await connection.execute(
                                sa.select(table).where(table.c.browser == browser)
                            )
                        ).mappings()
                    }
                    for browser in (old, new)
                }
                added = [row | {"browser": new} for at, row in of[old].items() if at not in of[new]]
                if added:
                    await connection.execute(table.insert(), added)
                for game_id in {row["game_id"] for row in added}:
                    await connection.execute(_NEXT_VERSION, {"game_id": game_id})

    # Time

    async def due(self, when: datetime) -> Sequence[str]:
        """Ids of games where a clock is due."""
        query = sa.select(games.c.id).where(games.c.due_at <= when, games.c.status == "playing")
        async with self.reading() as connection:
            return (await connection.execute(query)).scalars().all()

    async def clocked(self) -> list[GameRow]:
        """Games with running clocks, without their seats."""
        query = sa.select(games).where(games.c.due_at.is_not(None), games.c.status == "playing")
        async with self.reading() as connection:
            rows = (await connection.execute(query)).mappings()
            return [cast(GameRow, dict(row)) for row in rows]

    async def set_clocks(self, game_id: str, clocks: Clocks, due_at: datetime | None) -> None:
        """Store the clocks of a game where nothing was added to its log."""
        query = games.update().where(games.c.id == game_id, games.c.status == "playing")
        async with self.changing(game_id) as connection:
            await connection.execute(query.values(clocks=clocks, due_at=due_at))

    async def alive(self, when: datetime) -> None:
        """A server is there."""
        async with self.writing() as connection:
            done = await connection.execute(uptime.update().values(alive_at=when))
            if done.rowcount == 0:
                await connection.execute(uptime.insert(), [{"id": 1, "alive_at": when}])

    async def missed(self, when: datetime, least: timedelta) -> timedelta | None:
        """For how long no server was there, if it was no less than that; from now on one is."""
        async with self.writing() as connection:
            last = (await connection.execute(sa.select(uptime.c.alive_at))).scalar()
            if last is None:
                await connection.execute(uptime.insert(), [{"id": 1, "alive_at": when}])
                return None
            # Of two servers that start together one gives the time back.
            same = uptime.update().where(uptime.c.alive_at == last).values(alive_at=when)
            first = (await connection.execute(same)).rowcount == 1
        return when - last if first and when - last >= least else None

    async def add_owner(self, game_id: str, seat: int, browser: str) -> None:
        """A browser has shown the secret of a seat."""
        row = {"game_id": game_id, "seat": seat, "browser": browser}
        try:
            async with self.changing(game_id) as connection:
                await connection.execute(owners.insert(), [row])
        except IntegrityError:
            # Two tabs at once: it is there.
            return


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
        written = _written(entries, _as_sqlite)
        with self._engine.begin() as connection:
            for statement, data in zip(_SQLITE, written, strict=True):
                connection.exec_driver_sql(statement, (data,))

    async def close(self) -> None:
        """Close the database in the thread that has opened it."""
        await asyncio.get_running_loop().run_in_executor(self._thread, self._engine.dispose)
        self._thread.shutdown()


def _as_sqlite(when: datetime | None) -> str | None:
    """A moment as SQLAlchemy writes it, so that moments compare as texts."""
    return None if when is None else f"{when:%Y-%m-%d %H:%M:%S.%f}"


def _written(entries: Sequence[_Entry], at: Callable[[datetime | None], object]) -> tuple[str, str]:
    """Changes for the log, and what follows from them for the games, as JSON."""
    rows = [{**r, "created_at": at(r["created_at"])} for entry in entries for r in entry.rows]
    # The last of several for one game counts.
    summaries = {entry.game_id: entry.summary for entry in entries}
    heads = [
        {**s, "game_id": i, "moved_at": at(s["moved_at"]), "due_at": at(s["due_at"])}
        for i, s in summaries.items()
    ]
    return orjson.dumps(rows).decode(), orjson.dumps(heads).decode()


def _prepare_sqlite(connection: Any, _: Any) -> None:
    """Readers beside a writer, and a commit that is on the disk when it is answered."""
    cursor = connection.cursor()
    busy = f"busy_timeout={LOCK_SECONDS * 1000:.0f}"
    for setting in (busy, "journal_mode=WAL", "synchronous=FULL", "foreign_keys=1"):
        cursor.execute(f"PRAGMA {setting}")
    cursor.close()


def _migrate(connection: sa.Connection) -> None:
    from alembic import command
    from alembic.config import Config

    if connection.dialect.name == "postgresql":
        # Of servers that start together one does it, and the others wait.
        connection.execute(sa.text(f"SELECT pg_advisory_xact_lock({MIGRATING})"))
    config = Config()
    config.set_main_option("script_location", str(Path(__file__).parent / "migrations"))
    config.attributes["connection"] = connection
    command.upgrade(config, "head")
