"""All tables of a server: opened, found again, continued."""

from __future__ import annotations

import asyncio
import logging
import secrets
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Iterable, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from typing import Any

import bingma
from bingma.bots import BOTS, DEFAULT_BOT
from bingma.games import GAMES, rulebook
from bingma.games.contract import Rulebook
from bingma.play.game import Game, from_record, new_game
from bingma.play.records import BadRecord
from bingma.server.errors import Refusal, no_such_table
from bingma.server.identity import Viewer, hashed, new_id, new_secret
from bingma.server.storage import Conflict, Database, StoredGame
from bingma.server.table import (
    OVER,
    PLAYING,
    WAITING,
    Table,
    TableSeat,
    log_rows,
    one_by_one,
    seated,
    summary,
    table_info,
)

log = logging.getLogger("bingma.server")

NAME_LENGTH = 40
SEEDS = 2**63

# Bots that nobody gave a name are called after people at the First Emperor's court: one for each
# seat of the largest table.
COURT = (
    "Meng Tian",
    "Zhao Gao",
    "Xu Fu",
    "Wang Jian",
    "Meng Yi",
    "Li Xin",
    "Wang Ben",
    "Zhang Han",
)

# Seconds until a move or a change of seats made at another server is told here.
LOOK_ELSEWHERE = 1.0


@dataclass(frozen=True)
class Wishes:
    """How a new table shall be."""

    listed: bool = False
    spectators: bool = True
    pace: str = "normal"


class Tables:
    """Tables in memory, made from the database when they are asked for."""

    def __init__(self, database: Database, capacity: int, wake: Callable[[Table], None]) -> None:
        self.database = database
        self.capacity = capacity
        self.wake = wake
        self._cached: OrderedDict[str, Table] = OrderedDict()

    # Finding

    async def get(self, table_id: str) -> Table:
        """A table, up to date with the log."""
        table = self._cached.get(table_id)
        if table is None:
            stored = await self.database.load(table_id)
            if stored is None:
                raise no_such_table()
            # Another request may have been quicker.
            table = self._cached.setdefault(table_id, Table(self.database, stored, self.wake))
        self._cached.move_to_end(table_id)
        async with table.lock:
            before = table.head
            await table.refresh()
            if table.head != before:
                table.tell()
        if len(self._cached) > self.capacity:
            self._forget_some()
        self.wake(table)
        return table

    def _forget_some(self) -> None:
        """Tables that nobody looks at can be made again from the log."""
        idle = [i for i, table in self._cached.items() if not table.watchers and not table.busy]
        for table_id in idle[: len(self._cached) - self.capacity]:
            del self._cached[table_id]

    async def look_elsewhere(self) -> None:
        """Notice what other servers on the same database do at tables that somebody looks at."""
        while True:
            await asyncio.sleep(LOOK_ELSEWHERE)
            live = {i: table for i, table in self._cached.items() if table.watchers}
            try:
                heads = await self.database.heads(list(live)) if live else {}
                for table_id, head in heads.items():
                    if live[table_id].head != head:
                        await self.get(table_id)
            except Exception:
                log.exception("the tables could not be compared with the database")

    async def resume(self) -> None:
        """After a start: games that wait for a bot go on."""
        for stored in await self.database.playing():
            if any(stored.seats[n]["kind"] == "bot" for n in stored.row["deciding"]):
                try:
                    await self.get(stored.row["id"])
                except (Refusal, ValueError):
                    log.exception("table %s cannot go on", stored.row["id"])

    async def open_tables(self, viewer: Viewer) -> list[dict[str, Any]]:
        """The lobby."""
        return [self._info(stored, viewer) for stored in await self.database.open_tables()]

    async def tables_of(self, viewer: Viewer) -> list[dict[str, Any]]:
        """The tables of a browser, those that wait for it first."""
        if viewer.browser is None:
            return []
        stored = await self.database.tables_of(viewer.browser)
        infos = [self._info(one, viewer) for one in stored]
        return sorted(infos, key=lambda info: (not info["your_move"], info["status"] == OVER))

    def _info(self, stored: StoredGame, viewer: Viewer) -> dict[str, Any]:
        cached = self._cached.get(stored.row["id"])
        connected = {watcher.seat for watcher in cached.watchers} if cached else set()
        return table_info(stored.row, seated(stored), viewer, connected)

    # Opening

    async def create(
        self,
        game: str,
        seats: Sequence[TableSeat],
        seed: int | None,
        options: Sequence[int],
        wishes: Wishes,
    ) -> Table:
        """A new table; the game begins at once if no seat is open."""
        if game not in GAMES:
            raise Refusal(422, "no-such-game", f"There is no game '{game}'.", game=game)
        seed = secrets.randbelow(SEEDS) if seed is None else seed
        try:
            dealt = new_game(game, players=len(seats), seed=seed, options=options)
        except ValueError as error:
            raise Refusal(422, "bad-table", f"{error}.") from None
        return await self._add(dealt, self._with_automata(dealt, seats), seed, wishes)

    def _with_automata(self, game: Game, seats: Sequence[TableSeat]) -> list[TableSeat]:
        """People and bots in order, with the seats between them that the rules play."""
        others = iter(seats)
        automata = game.book.automata(len(seats))
        return [
            TableSeat("automaton", automata[n], None, None) if n in automata else next(others)
            for n in range(game.players)
        ]

    async def _add(
        self,
        game: Game,
        seats: Sequence[TableSeat],
        seed: int,
        wishes: Wishes,
        kind: str = "table",
    ) -> Table:
        table_id = new_id()
        setup = game.record()["setup"]
        changes = one_by_one(game.log)
        row = {
            "id": table_id,
            "kind": kind,
            "game": game.name,
            "rules_version": bingma.__version__,
            "components": game.book.components.identity,
            "options": setup.get("options", []),
            "setup": setup,
            "seed": seed,
            "listed": wishes.listed,
            "spectators": wishes.spectators,
            "pace": wishes.pace,
            "created_at": datetime.now(UTC),
            "rematch": None,
            **summary(game, len(changes)),
        }
        if kind == "import":
            row |= {"status": OVER, "deciding": []}
        elif any(seat.kind == "open" for seat in seats):
            row |= {"status": WAITING, "deciding": []}
        seat_rows = [
            {
                "game_id": table_id,
                "seat": n,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "token_hash": seat.token_hash,
            }
            for n, seat in enumerate(seats)
        ]
        owner_rows = [
            {"game_id": table_id, "seat": n, "browser": browser}
            for n, seat in enumerate(seats)
            for browser in seat.owners
        ]
        await self.database.add(row, seat_rows, owner_rows, log_rows(table_id, 0, changes))
        return await self.get(table_id)

    async def add_record(self, record: Any) -> Table:
        """A game from elsewhere, to watch."""
        try:
            game = from_record(record)
        except (BadRecord, ValueError) as error:
            raise Refusal(422, "bad-record", f"{error}.") from None
        seats = [
            TableSeat(
                seat.kind if seat.kind in ("bot", "automaton") else "human",
                clean_name(seat.name) or f"Player {n + 1}",
                None,
                None,
            )
            for n, seat in enumerate(game.seats)
        ]
        return await self._add(game, seats, 0, Wishes(pace="off"), kind="import")

    async def branch(
        self, table: Table, n: int, seats: Sequence[TableSeat], wishes: Wishes
    ) -> Table:
        """A new table that plays on from some entry of a finished game's log."""
        if table.status != OVER:
            raise Refusal(409, "not-over", "Only a finished game can be played on from.")
        if n > len(table.game.log):
            raise Refusal(404, "no-such-entry", "The log is not that long.", n=n)
        record = table.record() | {"actions": table.record()["actions"][:n]}
        record.pop("result", None)
        game = from_record(record)
        if game.over:
            raise Refusal(409, "game-over", "The game is over at that point.", n=n)
        sitting = [seat for seat in table.seats if seat.kind == "automaton"]
        if len(seats) + len(sitting) != game.players:
            needed = game.players - len(sitting)
            raise Refusal(422, "bad-table", f"This game needs {needed} seats.", seats=needed)
        seed = secrets.randbelow(SEEDS)
        game.draw_from(game.book.engine.new_rng(seed))
        return await self._add(game, self._with_automata(game, seats), seed, wishes)

    async def rematch(self, table: Table, viewer: Viewer) -> tuple[Table, dict[int, str]]:
        """The next game of the same people; everybody who asks gets the same table."""
        if not table.seats_of(viewer):
            raise Refusal(403, "players-only", "Only the players of this table can do that.")
        if table.row["kind"] != "table" or table.status != OVER:
            raise Refusal(409, "not-over", "A rematch is possible when the game is over.")
        async with table.lock:
            if table.row["rematch"] is None:
                links = {
                    n: new_secret()
                    for n in table.seats_of(viewer)
                    if table.seats[n].kind != "automaton"
                }
                seats = [
                    # Who knows a seat's secret knows that of the next game too.
                    replace(seat, owners=set(seat.owners))
                    if n not in links
                    else replace(seat, owners=set(seat.owners), token_hash=hashed(links[n]))
                    for n, seat in enumerate(table.seats)
                    if seat.kind != "automaton"
                ]
                row = table.row
                wishes = Wishes(False, row["spectators"], row["pace"])
                created = await self.create(row["game"], seats, None, row["options"], wishes)
                first = await self.database.set_rematch(table.id, created.id)
                await table.refresh()
                table.tell()
                if first:
                    return created, links
        return await self.get(table.row["rematch"]), {}

    # Sitting down

    async def join(
        self, table: Table, name: str | None, asked: int | None, viewer: Viewer
    ) -> tuple[int, str | None]:
        """Take an open seat; returns it with its secret (None if the seat is one's own already)."""
        async with table.lock:
            mine = table.seats_of(viewer)
            if mine and (asked is None or asked in mine):
                return (mine[0] if asked is None else asked), None
            open_seats = [n for n, seat in enumerate(table.seats) if seat.kind == "open"]
            free = [n for n in open_seats if asked is None or n == asked]
            if table.status != WAITING or not free:
                raise Refusal(409, "no-open-seat", "There is no such open seat any more.")
            seat, token = free[0], new_secret()
            values = {
                "kind": "human",
                "name": clean_name(name or "") or f"Player {seat + 1}",
                "token_hash": hashed(token),
            }
            try:
                await self.database.change_seat(table.id, seat, "open", values, viewer.browser)
            except Conflict:
                raise Refusal(409, "no-open-seat", "Somebody was quicker.") from None
            # Read again what is stored: others may have sat down at another server.
            await table.refresh()
            if all(sitting.kind != "open" for sitting in table.seats):
                await self._start(table)
            table.tell()
        return seat, token

    async def claim(self, table: Table, viewer: Viewer) -> int:
        """A secret link was opened in a browser, which owns the seat from now on."""
        async with table.lock:
            for n, seat in enumerate(table.seats):
                if seat.token_hash is not None and seat.token_hash == viewer.token_hash:
                    if viewer.browser is not None and viewer.browser not in seat.owners:
                        await self.database.add_owner(table.id, n, viewer.browser)
                        await table.refresh()
                        table.tell()
                    return n
        raise Refusal(403, "wrong-token", "This secret opens no seat here.")

    async def leave(self, table: Table, seat: int, viewer: Viewer) -> None:
        """Stand up before the game has begun."""
        async with table.lock:
            if table.status != WAITING:
                raise Refusal(409, "started", "The game has begun; give the seat to a bot instead.")
            sitting = table.check_owner(viewer, seat)
            values = {"kind": "open", "name": "", "token_hash": None}
            await self.database.change_seat(table.id, seat, sitting.kind, values)
            await self.database.remove_owners(table.id, seat)
            await table.refresh()
            table.tell()

    async def start(self, table: Table, viewer: Viewer, bot: str | None) -> None:
        """Begin now; a bot takes each open seat."""
        self._check_player(table, viewer)
        async with table.lock:
            if table.status == WAITING:
                bot = known_bot(bot)
                for n, seat in enumerate(table.seats):
                    if seat.kind == "open":
                        await self._seat_bot(table, n, bot, court_name(table.seats))
                await self._start(table)
                table.tell()

    async def _start(self, table: Table) -> None:
        await self.database.begin(table.id, summary(table.game, table.seq))
        await table.refresh()

    async def give_to_bot(self, table: Table, seat: int, viewer: Viewer, bot: str | None) -> None:
        """A bot goes on for somebody: for oneself, or for a player who is away."""
        self._check_player(table, viewer)
        if seat >= len(table.seats):
            raise Refusal(404, "no-such-seat", f"There is no seat {seat}.", seat=seat)
        bot = known_bot(bot)
        async with table.lock:
            sitting = table.seats[seat]
            if table.status != PLAYING or sitting.kind not in ("human", "bot"):
                raise Refusal(409, "not-possible", "No bot can take this seat now.")
            present = any(watcher.seat == seat for watcher in table.watchers)
            if not sitting.belongs_to(viewer) and (present or sitting.kind == "bot"):
                raise Refusal(409, "seat-present", "The player of this seat is here.", seat=seat)
            await self._seat_bot(table, seat, bot, sitting.name)
            table.tell()

    async def _seat_bot(self, table: Table, seat: int, bot: str, name: str) -> None:
        sitting = table.seats[seat]
        values = {"kind": "bot", "bot": bot, "name": name}
        await self.database.change_seat(table.id, seat, sitting.kind, values)
        await table.refresh()

    async def take_back(self, table: Table, seat: int, viewer: Viewer) -> None:
        """The owner is back and plays on instead of the bot."""
        async with table.lock:
            sitting = table.check_owner(viewer, seat)
            if sitting.kind == "bot":
                values = {"kind": "human", "bot": None}
                await self.database.change_seat(table.id, seat, "bot", values)
                await table.refresh()
                table.tell()

    def _check_player(self, table: Table, viewer: Viewer) -> None:
        if not table.seats_of(viewer):
            raise Refusal(403, "players-only", "Only the players of this table can do that.")


def known_bot(name: str | None) -> str:
    """The name of a bot; the usual one if none is named."""
    if name is None:
        return DEFAULT_BOT
    if name not in BOTS:
        raise Refusal(422, "no-such-bot", f"There is no bot '{name}'.", bot=name)
    return name


def clean_name(name: str) -> str:
    """A name without control characters and needless spaces, not too long."""
    printable = "".join(c for c in name if unicodedata.category(c)[0] != "C")
    return " ".join(printable.split())[:NAME_LENGTH].strip()


def court_name(seats: Iterable[TableSeat]) -> str:
    """A name for a bot that nobody of these has."""
    taken = {seat.name for seat in seats}
    return next(name for name in COURT if name not in taken)


def game_list() -> list[dict[str, Any]]:
    """The games that can be played, with their bots, the weakest first."""
    return [
        {
            "name": name,
            "title": rulebook(name).title,
            "players": list(rulebook(name).player_numbers),
            "bots": [{"name": bot.name, "strength": bot.strength} for bot in BOTS.values()],
            "options": _options(rulebook(name)),
        }
        for name in GAMES
    ]


def _options(book: Rulebook[Any]) -> list[dict[str, Any]]:
    """The options of a game, each with the numbers of people that it is for."""
    numbers = {n: book.options(n) for n in book.player_numbers}
    known = sorted({option for options in numbers.values() for option in options})
    return [
        {"id": option, "players": [n for n, options in numbers.items() if option in options]}
        for option in known
    ]
