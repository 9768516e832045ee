"""What whoever runs a server can do with its database, also while servers are running on it.

They are told as they tell each other: a changed table is read again, a deleted one is gone.
"""

from __future__ import annotations

import asyncio
import gzip
import json
import zlib
from collections.abc import Awaitable, Callable, Iterator, Sequence
from contextlib import contextmanager
from datetime import datetime, timedelta
from pathlib import Path
from typing import TypeVar, cast

import sqlalchemy as sa
from sqlalchemy.ext.asyncio import AsyncConnection

from bingma.bots import DEFAULT_BOT
from bingma.faults import Fault
from bingma.files import problem_of
from bingma.games.contract import Data
from bingma.server import clock
from bingma.server.errors import NotStored
from bingma.server.identity import hashed, new_secret
from bingma.server.serve import not_opened, try_database
from bingma.server.storage import (
    PAGE,
    Database,
    SeatChange,
    SeatMove,
    StoredGame,
    Time,
    actions,
    games,
    kept,
    metadata,
    owners,
    pages,
    passes,
    presence,
    seats,
    servers,
    thinking,
    uptime,
)
from bingma.server.tables import court_name

T = TypeVar("T")

# What belongs to servers that run, not to people.
PASSING = (servers, presence, thinking, uptime, passes)

# Of a table everything but what would tell secrets.
SHOWN = ("id", "kind", "game", "status", "seq", "ended", "dealt", "listed", "pace", "rematch")


def run(url: str, work: Callable[[Database], Awaitable[T]]) -> T:
    """Do something with a database; raises a Fault if it cannot be opened."""

    async def opened() -> T:
        await try_database(url)
        database = Database(url)
        try:
            return await work(database)
        except (NotStored, sa.exc.SQLAlchemyError) as error:
            raise not_opened(url, error) from None
        finally:
            await database.close()

    return asyncio.run(opened())


async def tables(database: Database, status: str | None, limit: int) -> list[Data]:
    """The tables that were moved on last."""
    last = sa.func.coalesce(games.c.moved_at, games.c.created_at)
    query = sa.select(games.c.id).order_by(last.desc()).limit(limit)
    if status is not None:
        query = query.where(games.c.status == status)
    async with database.reading() as connection:
        found = (await connection.execute(query)).scalars().all()
    return [shown(stored) for game_id in found if (stored := await database.load(game_id))]


def shown(stored: StoredGame) -> Data:
    """What an administrator needs to know of a table; no cards, no secrets."""
    row = cast(Data, stored.row)
    owned = {seat for seat, _ in stored.owners}
    there = {seat for seat, _ in stored.present}
    return {
        **{name: row[name] for name in SHOWN},
        "created": row["created_at"].isoformat(),
        "moved": (row["moved_at"] or row["created_at"]).isoformat(),
        "seats": [
            {
                **{"seat": n, "kind": seat["kind"], "name": seat["name"], "bot": seat["bot"]},
                **{"owned": n in owned, "connected": n in there},
            }
            for n, seat in enumerate(stored.seats)
        ],
    }


async def find(database: Database, game_id: str, seat: int | None = None) -> StoredGame:
    """A table; raises a Fault if it, or the seat, is not there."""
    stored = await database.load(game_id)
    if stored is None:
        raise Fault("fault-no-table", table=game_id)
    if seat is not None and not 0 <= seat < len(stored.seats):
        raise Fault("fault-no-seat", table=game_id, seat=seat)
    return stored


async def end(database: Database, game_id: str) -> None:
    """End a game that is on, without a result."""
    if (await find(database, game_id)).row["status"] != "playing":
        raise Fault("fault-not-on", table=game_id)
    await database.end(game_id)


async def new_link(database: Database, game_id: str, seat: int) -> str:
    """A new secret for a seat, whose old one opens nothing any more; where it is used."""
    sitting = (await find(database, game_id, seat)).seats[seat]
    if sitting["token_hash"] is None:
        raise Fault("fault-no-owner", table=game_id, seat=seat)
    token = new_secret()
    move = SeatMove(seat, sitting["kind"], {"token_hash": hashed(token)})
    await database.change_seats(game_id, [move])
    return f"/t/{game_id}#seat={seat}&token={token}"


async def delete(database: Database, game_ids: Sequence[str]) -> None:
    """Delete tables with everything that is stored of them."""
    for some in pages(game_ids):
        async with database.writing() as connection:
            for table in (actions, kept, owners, seats):
                await connection.execute(table.delete().where(table.c.game_id.in_(some)))
            await connection.execute(games.delete().where(games.c.id.in_(some)))
            await database.tell_others(connection, some)


async def purge(database: Database, days: int) -> int:
    """Delete tables where nothing has happened for so many days; how many they were."""
    last = sa.func.coalesce(games.c.moved_at, games.c.created_at)
    old = sa.select(games.c.id).where(last < clock.now() - timedelta(days=days))
    async with database.reading() as connection:
        found = (await connection.execute(old)).scalars().all()
    await delete(database, found)
    return len(found)


# A person


async def seats_of(database: Database, game_id: str, seat: int) -> list[tuple[StoredGame, int]]:
    """All seats, at any table, of whoever owns a seat."""
    stored = await find(database, game_id, seat)
    browsers = {browser for n, browser in stored.owners if n == seat}
    mine = sa.select(owners.c.game_id, owners.c.seat).where(owners.c.browser.in_(browsers))
    async with database.reading() as connection:
        found = {(row.game_id, row.seat) for row in await connection.execute(mine)}
    return [(await find(database, i), n) for i, n in sorted(found | {(game_id, seat)})]


async def export(database: Database, game_id: str, seat: int) -> list[Data]:
    """Everything that is stored of whoever owns a seat."""
    found: list[Data] = []
    for stored, n in await seats_of(database, game_id, seat):
        browsers = [browser for at, browser in stored.owners if at == n]
        query = sa.select(kept.c.note, kept.c.forgotten).where(
            kept.c.game_id == stored.row["id"], kept.c.browser.in_(browsers)
        )
        async with database.reading() as connection:
            own = (await connection.execute(query)).mappings().all()
        seen = stored.seats[n]["seen_at"]
        found.append(
            {
                "table": stored.row["id"],
                "game": stored.row["game"],
                "created": stored.row["created_at"].isoformat(),
                **{"seat": n, "name": stored.seats[n]["name"]},
                "seen": seen.isoformat() if seen is not None else None,
                "kept": [dict(row) for row in own],
                "actions": [
                    {"action": row["action"] or row["kind"], "at": row["created_at"].isoformat()}
                    for row in await database.log(stored.row["id"])
                    if row["seat"] == n
                ],
            }
        )
    return found


async def forget(database: Database, game_id: str, seat: int) -> int:
    """Nothing is left of whoever owns a seat but what was played; at how many seats.

    A bot goes on where a game is on, and a seat of one that has not begun is open again.
    """
    found = await seats_of(database, game_id, seat)
    for stored, n in found:
        await database.change_seats(
            stored.row["id"], [SeatMove(n, stored.seats[n]["kind"], _nobody(stored, n))]
        )
        async with database.changing(stored.row["id"]) as connection:
            for table in (owners, kept):
                browsers = [browser for at, browser in stored.owners if at == n]
                its = (table.c.game_id == stored.row["id"], table.c.browser.in_(browsers))
                await connection.execute(table.delete().where(*its))
    return len(found)


def _nobody(stored: StoredGame, seat: int) -> SeatChange:
    """A seat without whoever had it."""
    if stored.row["status"] == "waiting":
        return {"kind": "open", "name": "", "token_hash": None, "seen_at": None}
    name = court_name({row["name"] for row in stored.seats})
    gone: SeatChange = {"name": name, "token_hash": None, "seen_at": None}
    if stored.row["status"] == "playing":
        gone |= {"kind": "bot", "bot": stored.seats[seat]["bot"] or DEFAULT_BOT, "resigned": True}
    return gone


# Backup: a line of JSON for each row, the same for both kinds of database.

KEPT = [table for table in metadata.sorted_tables if table not in PASSING]


async def backup(database: Database, file: Path) -> int:
    """Write everything that people have to a file, as it is in one moment; how many rows."""
    rows = 0
    with _file_faults(file), gzip.open(file, "wt", encoding="utf-8") as out:
        async with database.engine.connect() as connection:
            if database.tells:
                await connection.execution_options(isolation_level="REPEATABLE READ")
            else:
                await connection.exec_driver_sql("BEGIN")
            out.write(json.dumps({"bingma": await _revision(connection)}) + "\n")
            for table in KEPT:
                async for row in await connection.stream(sa.select(table)):
                    values = [_written(value) for value in row]
                    out.write(json.dumps([table.name, *values]) + "\n")
                    rows += 1
    return rows


async def restore(database: Database, file: Path) -> int:
    """Read a backup into a database without tables; how many rows."""
    rows = 0
    by_name = {table.name: table for table in KEPT}
    with _file_faults(file), gzip.open(file, "rt", encoding="utf-8") as lines:
        async with database.engine.begin() as connection:
            if (await connection.execute(sa.select(games.c.id).limit(1))).first() is not None:
                raise Fault("fault-restore-used")
            if json.loads(next(lines, ""))["bingma"] != await _revision(connection):
                raise Fault("fault-restore-version", file=str(file))
            for name, some in _grouped(lines):
                table = by_name[name]
                made = [_read(table, values) for values in some]
                await connection.execute(table.insert(), made)
                rows += len(made)
    return rows


def _grouped(lines: Iterator[str]) -> Iterator[tuple[str, list[list[object]]]]:
    """The rows of a backup, many of one table at a time."""
    name, some = "", list[list[object]]()
    for line in lines:
        now, *values = json.loads(line)
        if some and (now != name or len(some) == PAGE):
            yield name, some
            some = []
        name = now
        some.append(values)
    if some:
        yield name, some


def _written(value: object) -> object:
    return value.isoformat() if isinstance(value, datetime) else value


def _read(table: sa.Table, values: Sequence[object]) -> Data:
    return {
        column.name: datetime.fromisoformat(str(value))
        if isinstance(column.type, Time) and value is not None
        else value
        for column, value in zip(table.columns, values, strict=True)
    }


async def _revision(connection: AsyncConnection) -> str:
    found = await connection.execute(sa.text("SELECT version_num FROM alembic_version"))
    return str(found.scalar_one())


@contextmanager
def _file_faults(file: Path) -> Iterator[None]:
    """What is wrong with a file becomes a Fault."""
    try:
        yield
    except Fault:
        raise
    except (gzip.BadGzipFile, EOFError, zlib.error, ValueError, KeyError, TypeError):
        raise Fault("fault-no-backup", file=str(file)) from None
    except OSError as error:
        raise Fault("fault-backup-file", file=str(file), problem=problem_of(error)) from None
