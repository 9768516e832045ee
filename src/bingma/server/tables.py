"""All tables of a server: opened, found again, continued."""

from __future__ import annotations

import asyncio
import contextlib
import logging
import secrets
import time
import unicodedata
from collections import OrderedDict
from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass, replace
from datetime import UTC, datetime
from functools import cache
from typing import Any
from weakref import WeakValueDictionary

from bingma.bots import BOTS, DEFAULT_BOT
from bingma.faults import Fault
from bingma.games import GAMES, rulebook
from bingma.games.components import BadComponents, source_of
from bingma.games.contract import Data, Rulebook
from bingma.play.game import POSITION, Game, beside_a_box, from_record, new_game
from bingma.play.records import OtherRules
from bingma.play.results import SoloResult, solo_results
from bingma.server.clock import AtZero
from bingma.server.errors import (
    NotStored,
    Refusal,
    no_such_table,
    refusal,
    too_many_tables,
)
from bingma.server.identity import (
    Viewer,
    derived,
    derived_id,
    hashed,
    new_secret,
    table_secret,
)
from bingma.server.schemas import GameInfo, OptionInfo, TableInfo, Written
from bingma.server.settings import Settings
from bingma.server.storage import (
    Conflict,
    Database,
    Dealt,
    Hints,
    NewGameRow,
    OwnerRow,
    Pace,
    SeatChange,
    SeatKind,
    SeatMove,
    SeatRow,
    StoredGame,
    TableKind,
)
from bingma.server.table import (
    OVER,
    PLAYING,
    WAITING,
    Table,
    TableSeat,
    check_may_see,
    elsewhere,
    log_rows,
    may_call,
    one_by_one,
    rules_of,
    seated,
    summary,
    table_info,
)

log = logging.getLogger("bingma.server")

NAME_LENGTH = 40

# Seeds of what is drawn, which nobody may guess.
SEEDS = 2**63
# Seeds of a deal, to share: short where all of it lies open, else too many to try each. A browser
# has no exact numbers beyond these.
OPEN_DEALS = 10**6
SECRET_DEALS = 2**53

# Who sat at the seats of a record; everybody else was a person.
IMPORTED: dict[str, SeatKind] = {"bot": "bot", "automaton": "automaton"}

# Bots and people without a name are called after people at the First Emperor's court: one for each
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

# Seconds until a move or a change of seats made at another server is told here with SQLite; servers
# on PostgreSQL tell each other, and look again in case that something was missed.
LOOK_ELSEWHERE = 1.0
COMPARE_ALL = 30.0

# Seconds between two notes that this server is there.
BEAT = 1.0


@dataclass(frozen=True)
class Wishes:
    """How a new table shall be."""

    listed: bool = False
    spectators: bool = True
    pace: Pace = "normal"
    hints: Hints = "alone"
    go_seconds: int | None = None
    at_zero: AtZero = "nothing"


class Tables:
    """Tables in memory, made from the database when they are asked for."""

    def __init__(
        self, database: Database, settings: Settings, wake: Callable[[Table], None]
    ) -> None:
        self.database = database
        self.settings = settings
        self.wake = wake
        # Whoever uses a table keeps it: a live connection, a request, a bot. All of them have the
        # same one, however many tables there are.
        self._tables: WeakValueDictionary[str, Table] = WeakValueDictionary()
        # Those asked for last are kept for the next request.
        self._recent: OrderedDict[str, Table] = OrderedDict()

    def in_memory(self) -> int:
        """How many tables are in memory."""
        return len(self._tables)

    # Finding

    async def get(self, table_id: str) -> Table:
        """A table, up to date with the log."""
        table = self._tables.get(table_id)
        if table is None:
            stored = await self.database.load(table_id)
            if stored is None:
                raise no_such_table()
            # Another request may have been quicker.
            limits = self.settings.spectators, self.settings.taken_back
            secret = self._secret(stored.row["seed"])
            made = Table(self.database, stored, self.wake, secret, *limits)
            table = self._tables.setdefault(table_id, made)
        self._recent[table_id] = table
        self._recent.move_to_end(table_id)
        if len(self._recent) > self.settings.cached_tables:
            # If nobody uses it, it can be made again from the log.
            self._recent.popitem(last=False)
        async with table.lock:
            before = table.head
            try:
                await table.refresh()
            finally:
                if table.gone:
                    self._forget(table_id)
            if table.head != before:
                table.tell()
            if table.status == WAITING and all(seat.kind != "open" for seat in table.seats):
                # A server that stored seats and beginning one after the other was stopped between.
                await self.change(table)
            # Time begins with the game; a server may have been stopped between the two.
            await table.start_clocks()
        self.wake(table)
        return table

    def _forget(self, table_id: str) -> None:
        self._tables.pop(table_id, None)
        self._recent.pop(table_id, None)

    async def look_elsewhere(self) -> None:
        """Notice what other servers on the same database do at tables that somebody looks at."""
        while True:
            try:
                async with self.database.news() as news:
                    await self._follow(news)
            except NotStored:
                pass  # it is said in the log, and the next look may find the database again
            except Exception:
                log.exception("the tables could not be compared with the database")
            await asyncio.sleep(LOOK_ELSEWHERE)

    async def _follow(self, news: asyncio.Queue[str | None]) -> None:
        """Follow what others tell until nobody does; compare everything at first, now and then."""
        loop = asyncio.get_running_loop()
        seconds = COMPARE_ALL if self.database.tells else LOOK_ELSEWHERE
        while True:
            await self._compare_heads()
            end = loop.time() + seconds
            while (left := end - loop.time()) > 0:
                try:
                    table_id = await asyncio.wait_for(news.get(), left)
                except TimeoutError:
                    break
                if table_id is None:
                    return
                table = self._tables.get(table_id)
                if table is not None and table.watchers:
                    with contextlib.suppress(Refusal):
                        await self.get(table_id)

    async def _compare_heads(self) -> None:
        live = {i: table for i, table in self._tables.items() if table.watchers}
        heads = await self.database.heads(list(live)) if live else {}
        for table_id, table in live.items():
            if heads.get(table_id) != table.head:
                # What cannot be replayed, or is not there any more, concerns this table alone.
                with contextlib.suppress(Refusal):
                    await self.get(table_id)

    def visit(self, table: Table) -> None:
        """Somebody asks for a table: its bots do not wait any more."""
        table.visited = time.monotonic()
        self.wake(table)

    def tell_all(self) -> None:
        """Tell everybody who looks on what has changed by time alone, such as who is away."""
        for table in list(self._tables.values()):
            if table.watchers:
                table.tell()

    async def resume(self) -> None:
        """After a start: games that wait for a bot go on."""
        while True:
            try:
                await self._resume()
                return
            except NotStored:
                await asyncio.sleep(LOOK_ELSEWHERE)

    async def _resume(self) -> None:
        async for table_id in self.database.waiting_for_bots():
            await self._go_on(table_id)

    async def _go_on(self, table_id: str) -> None:
        try:
            await self.get(table_id)
        except NotStored:
            raise
        except Refusal as refused:
            log.warning("table %s cannot go on: %s", table_id, refused.key)
        except ValueError:
            log.exception("table %s cannot go on", table_id)

    async def beat(self) -> None:
        """Say that this server is there; the bots of one that is not any more go on here."""
        here = [(i, seat) for i, table in list(self._tables.items()) for seat in table.present]
        for table_id in await self.database.beat(here) if self.database.tells else ():
            await self._go_on(table_id)

    async def live(self) -> None:
        """Say so until cancelled, in step with how soon others take silence for an end."""
        while True:
            await asyncio.sleep(BEAT)
            try:
                await self.database.whole(self.beat())
            except NotStored:
                pass  # it is said in the log, and the next beat says everything again
            except Exception:
                log.exception("the other servers could not be told that this one is there")

    async def open_tables(self, viewer: Viewer) -> list[TableInfo]:
        """The lobby."""
        return [self._info(stored, viewer) for stored in await self.database.open_tables()]

    async def tables_of(self, viewer: Viewer) -> list[TableInfo]:
        """The tables of a browser, those that wait for it first."""
        if viewer.browser is None:
            return []
        stored = await self.database.tables_of(viewer.browser)
        infos = [self._info(one, viewer) for one in stored]
        return sorted(infos, key=lambda info: (not info["your_move"], info["status"] == OVER))

    async def written(self, table_id: str, viewer: Viewer) -> Written:
        """A table as it is stored; what was played by other rules can be read, not replayed."""
        stored = await self.database.load(table_id)
        if stored is None:
            raise no_such_table()
        row, book = stored.row, rulebook(stored.row["game"])
        check_may_see(row, seated(stored), viewer)
        is_open = row["status"] == OVER or not book.has_secrets
        moves = await self.database.log(table_id) if is_open else []
        return {
            "table": self._info(stored, viewer),
            "made": rules_of(row),
            "here": book.rules_number,
            "moves": [
                {"seat": move["seat"], "kind": move["kind"], "action": move["action"]}
                for move in moves
            ],
        }

    def _info(self, stored: StoredGame, viewer: Viewer) -> TableInfo:
        cached = self._tables.get(stored.row["id"])
        connected = elsewhere(stored, self.database) | set(cached.present if cached else ())
        return table_info(stored.row, seated(stored), viewer, connected)

    # Opening

    async def check_room(
        self, viewer: Viewer, seats: Sequence[TableSeat], key: str | None = None
    ) -> None:
        """Raise Refusal if an owner has too many unfinished tables for one more of these seats."""
        if viewer.browser is None or not any(seat.owners for seat in seats):
            return
        unfinished = await self.database.unfinished(viewer.browser)
        waits = any(seat.kind == "open" for seat in seats)
        most = self.settings.owner_waiting if waits else self.settings.owner_playing
        if unfinished.get(WAITING if waits else PLAYING, 0) < most:
            return
        # The same request again gets the table that it has opened.
        opened = derived_id(self.settings.secret_key, key or new_secret())
        if not await self.database.heads([opened]):
            raise too_many_tables(most)

    async def create(
        self,
        game: str,
        seats: Sequence[TableSeat],
        seed: int | None,
        options: Sequence[int],
        wishes: Wishes,
        components: Data | None = None,
        key: str | None = None,
        rematch_of: str | None = None,
    ) -> Table:
        """A new table; the game begins at once if no seat is open.

        The same key again gives the same table.
        """
        if game not in GAMES:
            raise Refusal(422, "no-such-game", f"There is no game '{game}'.", game=game)
        deal, chance = new_deal(game) if seed is None else seed, secret_seed()
        try:
            secret = self._secret(chance)
            dealt = new_game(game, len(seats), deal, None, components, options, secret=secret)
        except Fault as fault:
            raise bad_table(fault) from None
        seated = self._with_automata(dealt, seats)
        by: Dealt = "server" if seed is None else "seed"
        return await self._add(
            dealt, seated, chance, wishes, by, deal, key=key, rematch_of=rematch_of
        )

    async def companion(
        self,
        game: str,
        seats: Sequence[TableSeat],
        setup: Any,
        wishes: Wishes,
        components: Data | None = None,
        key: str | None = None,
    ) -> Table:
        """A table beside a real box, where its owner tells what was dealt and drawn."""
        if game not in GAMES:
            raise Refusal(422, "no-such-game", f"There is no game '{game}'.", game=game)
        try:
            if [seat.kind for seat in seats] != ["human"]:
                raise Fault("fault-companion-alone", title=rulebook(game).title)
            begun = beside_a_box(game, setup, seats[0].name, components)
        except Fault as fault:
            raise bad_table(fault) from None
        seated = self._with_automata(begun, seats)
        return await self._add(begun, seated, secret_seed(), wishes, "record", key=key)

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
        dealt: Dealt,
        deal: int | None = None,
        kind: TableKind = "table",
        key: str | None = None,
        rematch_of: str | None = None,
    ) -> Table:
        new = derived_id(self.settings.secret_key, new_secret() if key is None else key)
        setup = game.record()["setup"]
        changes = one_by_one(game.log)
        row: NewGameRow = {
            "id": new,
            "kind": kind,
            "game": game.name,
            "rules_version": str(game.book.rules_number),
            "components": game.book.components.identity,
            "component_data": game.book.own_data,
            "options": game.options,
            "setup": setup,
            "seed": seed,
            "deal": deal,
            "dealt": dealt,
            "companion": game.companion,
            "listed": wishes.listed,
            "spectators": wishes.spectators,
            "pace": wishes.pace,
            "go_seconds": wishes.go_seconds,
            "at_zero": wishes.at_zero,
            "clocks": {},
            "due_at": None,
            "moved_at": None,
            "hints": wishes.hints,
            "created_at": datetime.now(UTC),
            "rematch": None,
            "ended": False,
            **summary(game, len(changes)),
        }
        if kind == "import":
            row["status"], row["deciding"] = OVER, []
        elif any(seat.kind == "open" for seat in seats):
            row["status"], row["deciding"] = WAITING, []
        seat_rows: list[SeatRow] = [
            {
                "game_id": new,
                "seat": n,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "token_hash": seat.token_hash,
                "resigned": False,
                "wants_end": False,
                "given_by": None,
                "seen_at": None,
            }
            for n, seat in enumerate(seats)
        ]
        owner_rows: list[OwnerRow] = [
            {"game_id": new, "seat": n, "browser": browser}
            for n, seat in enumerate(seats)
            for browser in seat.owners
        ]
        rows = log_rows(new, 0, changes)
        try:
            await self.database.add(row, seat_rows, owner_rows, rows, rematch_of)
        except Conflict:
            # The same request again gets the same table; of two rematches the first counts.
            if key is None or await self.database.load(new) is None:
                raise
        return await self.get(new)

    def _secret(self, seed: int) -> bytes:
        return table_secret(self.settings.secret_key, seed)

    def token(self, key: str | None, *parts: object) -> str:
        """A new secret for a seat; the same again for the same key of a request."""
        return new_secret() if key is None else derived(self.settings.secret_key, key, *parts)

    async def add_record(self, record: Any) -> Table:
        """A game from elsewhere, to watch."""
        try:
            game = from_record(record)
        except OtherRules as fault:
            raise refusal(422, "other-rules", fault, **fault.values) from None
        except Fault as fault:
            raise refusal(422, "bad-record", fault) from None
        seats = [
            TableSeat(
                IMPORTED.get(seat.kind, "human"),
                clean_name(seat.name) or f"Player {n + 1}",
                None,
                None,
            )
            for n, seat in enumerate(game.seats)
        ]
        return await self._add(game, seats, 0, Wishes(pace="off"), "record", kind="import")

    async def branch(
        self,
        table: Table,
        n: int,
        seats: Sequence[TableSeat],
        wishes: Wishes,
        key: str | None = None,
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
        seed = secret_seed()
        game.draw_from_secret(self._secret(seed))
        seated = self._with_automata(game, seats)
        deal = table.row["deal"]
        return await self._add(game, seated, seed, wishes, "record", deal, kind="branch", key=key)

    async def rematch(
        self, table: Table, viewer: Viewer, same_deal: bool = False, key: str | None = None
    ) -> tuple[Table, list[str]]:
        """The next game of the same people; everybody who asks gets the same table.

        Who asks first gets secrets of the own seats, and the same ones again for the same key.
        """
        if not table.seats_of(viewer):
            raise Refusal(403, "players-only", "Only the players of this table can do that.")
        if table.row["kind"] == "import" or table.status != OVER:
            raise Refusal(409, "not-over", "A rematch is possible when the game is over.")
        if table.row["companion"]:
            raise Refusal(409, "not-possible", "Only its owner can deal a real box again.")
        links = {
            n: self.token(key, "rematch", table.id, n)
            for n in table.seats_of(viewer)
            if table.seats[n].kind != "automaton"
        }
        if table.row["rematch"] is None:
            await self.check_room(viewer, table.seats)
        async with table.lock:
            if table.row["rematch"] is None:
                with contextlib.suppress(Conflict):
                    await self._open_rematch(table, links, same_deal)
                await table.refresh()
                table.tell()
        following = table.row["rematch"]
        assert following is not None
        created = await self.get(following)
        known = {seat.token_hash for seat in created.seats}
        return created, [token for token in links.values() if hashed(token) in known]

    async def _open_rematch(self, table: Table, links: dict[int, str], same_deal: bool) -> None:
        seats = [
            # Who knows a seat's secret knows that of the next game too.
            replace(seat, owners=set(seat.owners))
            if n not in links
            else replace(seat, owners=set(seat.owners), token_hash=hashed(links[n]))
            for n, seat in enumerate(table.seats)
            if seat.kind != "automaton"
        ]
        row = table.row
        kept = (row["spectators"], row["pace"], row["hints"], row["go_seconds"], row["at_zero"])
        wishes = Wishes(False, *kept)
        if same_deal:
            await self._begin_again(table, seats, wishes)
        else:
            options, data = row["options"], row["component_data"]
            await self.create(row["game"], seats, None, options, wishes, data, rematch_of=table.id)

    async def _begin_again(self, table: Table, seats: Sequence[TableSeat], wishes: Wishes) -> None:
        """A new table that begins as another one did; what is drawn is drawn anew."""
        chance, game = secret_seed(), table.game.restarted()
        game.draw_from_secret(self._secret(chance))
        seated = self._with_automata(game, seats)
        deal = table.row["deal"]
        # Everybody has seen it.
        await self._add(game, seated, chance, wishes, "seed", deal, rematch_of=table.id)

    async def solo_results(self, viewer: Viewer) -> list[SoloResult]:
        """What a browser's people have won and lost alone against automata, by options.

        Games that were imported, begun in a chosen position, played on from a replay or beside a
        real box do not count, nor does one that a bot has finished.
        """
        if viewer.browser is None:
            return []
        finished = await self.database.finished_by(viewer.browser)
        played = [(one.row, n) for one in finished if (n := lone_seat(one, viewer)) is not None]
        return solo_results(
            (row["game"], row["options"], rulebook(row["game"]).read_result(row["result"]), seat)
            for row, seat in played
        )

    # Sitting down

    async def join(
        self,
        table: Table,
        name: str | None,
        asked: int | None,
        viewer: Viewer,
        key: str | None = None,
    ) -> tuple[int, str | None]:
        """Take an open seat; returns it with its secret (None if the seat is one's own already).

        The same key again gives the same seat and secret.
        """
        async with table.lock:
            for n, seat in enumerate(table.seats if key is not None else ()):
                token = self.token(key, "join", table.id, n)
                if seat.token_hash == hashed(token):
                    await self._own(table, n, viewer)
                    return n, token
            mine = table.seats_of(viewer)
            if mine and (asked is None or asked in mine):
                return (mine[0] if asked is None else asked), None
            open_seats = [n for n, seat in enumerate(table.seats) if seat.kind == "open"]
            free = [n for n in open_seats if asked is None or n == asked]
            if table.status != WAITING or not free:
                raise Refusal(409, "no-open-seat", "There is no such open seat any more.")
            chosen = free[0]
            token = self.token(key, "join", table.id, chosen)
            values: SeatChange = {
                "kind": "human",
                "name": clean_name(name or "") or court_name({s.name for s in table.seats}),
                "token_hash": hashed(token),
            }
            try:
                await self.change(table, SeatMove(chosen, "open", values, viewer.browser))
            except Conflict:
                raise Refusal(409, "no-open-seat", "Somebody was quicker.") from None
        return chosen, token

    async def change(self, table: Table, *changes: SeatMove, ends: bool = False) -> None:
        """Change seats, begin if all are taken, and tell everybody, with the table's lock held."""
        begun = summary(table.game, table.seq) if table.status == WAITING else None
        await self.database.change_seats(table.id, changes, begun, ends)
        # Read again what is stored: others may have sat down at another server.
        await table.refresh()
        await table.start_clocks()
        table.tell()

    async def claim(self, table: Table, viewer: Viewer) -> int:
        """A secret link was opened in a browser, which owns the seat from now on."""
        async with table.lock:
            for n, seat in enumerate(table.seats):
                if seat.token_hash is not None and seat.token_hash == viewer.token_hash:
                    await self._own(table, n, viewer)
                    return n
        raise Refusal(403, "wrong-token", "This secret opens no seat here.")

    async def own(self, table: Table, seat: int, viewer: Viewer) -> None:
        """A browser has shown the secret of a seat, which is its own from now on."""
        async with table.lock:
            await self._own(table, seat, viewer)

    async def _own(self, table: Table, seat: int, viewer: Viewer) -> None:
        if viewer.browser is not None and viewer.browser not in table.seats[seat].owners:
            await self.database.add_owner(table.id, seat, viewer.browser)
            await table.refresh()
            table.tell()

    async def leave(self, table: Table, seat: int, viewer: Viewer) -> None:
        """Stand up before the game has begun."""
        async with table.lock:
            if table.status != WAITING:
                raise Refusal(409, "started", "The game has begun; give the seat to a bot instead.")
            sitting = table.check_owner(viewer, seat)
            values: SeatChange = {"kind": "open", "name": "", "token_hash": None}
            await self.change(table, SeatMove(seat, sitting.kind, values))

    async def start(self, table: Table, viewer: Viewer, bot: str | None) -> None:
        """Begin now; a bot takes each open seat."""
        self.check_player(table, viewer)
        async with table.lock:
            if table.status == WAITING:
                bot, taken = known_bot(bot), {seat.name for seat in table.seats}
                changes = []
                for n, seat in enumerate(table.seats):
                    if seat.kind == "open":
                        name = court_name(taken)
                        taken.add(name)
                        changes.append(
                            SeatMove(n, "open", {"kind": "bot", "bot": bot, "name": name})
                        )
                await self.change(table, *changes)

    async def give_to_bot(self, table: Table, seat: int, viewer: Viewer, bot: str | None) -> None:
        """A bot goes on for somebody: for oneself, or for a player who is away or out of time."""
        self.check_player(table, viewer)
        if seat >= len(table.seats):
            raise Refusal(404, "no-such-seat", f"There is no seat {seat}.", seat=seat)
        bot = known_bot(bot)
        async with table.lock:
            sitting = table.seats[seat]
            here = sitting.kind in ("human", "bot") and not table.row["companion"]
            if table.status != PLAYING or not here:
                raise Refusal(409, "not-possible", "No bot can take this seat now.")
            may = sitting.belongs_to(viewer) or may_call(
                table.row, sitting, seat, seat in table.connected
            )
            if not may:
                raise Refusal(409, "seat-present", "The player of this seat may come.", seat=seat)
            by = seat if sitting.belongs_to(viewer) else table.seats_of(viewer)[0]
            given: SeatChange = {"kind": "bot", "bot": bot, "given_by": by}
            await self.change(table, SeatMove(seat, sitting.kind, given))

    async def take_back(self, table: Table, seat: int, viewer: Viewer) -> None:
        """The owner is back and plays on instead of the bot."""
        async with table.lock:
            sitting = table.check_owner(viewer, seat)
            if sitting.resigned:
                raise Refusal(409, "resigned", "This seat was given up for good.", seat=seat)
            if sitting.kind == "bot":
                taken: SeatChange = {"kind": "human", "bot": None, "given_by": None}
                await self.change(table, SeatMove(seat, "bot", taken))
            if table.is_played_by_bot(seat):
                # Whoever was out of time and is back gets all of it again.
                await table.set_clocks(
                    {s: c for s, c in table.row["clocks"].items() if s != str(seat)}
                )
                await table.start_clocks()
                table.tell()

    def check_player(self, table: Table, viewer: Viewer) -> None:
        """Raise Refusal if a viewer has no seat at a table."""
        if not table.seats_of(viewer):
            raise Refusal(403, "players-only", "Only the players of this table can do that.")


def bad_table(fault: Fault) -> Refusal:
    """A table that cannot be opened as it was wished."""
    key = "bad-components" if isinstance(fault, BadComponents) else "bad-table"
    return refusal(422, key, fault)


def new_deal(game: str) -> int:
    """A seed for the set-up of a new table."""
    return secrets.randbelow(SECRET_DEALS if rulebook(game).has_secrets else OPEN_DEALS)


def secret_seed() -> int:
    """A seed for what is drawn at a table."""
    return secrets.randbelow(SEEDS)


def lone_seat(stored: StoredGame, viewer: Viewer) -> int | None:
    """The seat of somebody who played a dealt game alone against automata, None in other games."""
    kinds = [seat["kind"] for seat in stored.seats]
    if sorted(kinds) != ["automaton"] * (len(kinds) - 1) + ["human"] or len(kinds) < 2:
        return None
    seat = kinds.index("human")
    chosen = POSITION in stored.row["setup"]
    return None if chosen or (seat, viewer.browser) not in stored.owners else seat


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


def court_name(taken: Container[str]) -> str:
    """A name from the Emperor's court that nobody of these has."""
    return next(name for name in COURT if name not in taken)


def game_list() -> list[GameInfo]:
    """The games that can be played, with their bots, the weakest first."""
    return [
        {
            "name": name,
            "title": rulebook(name).title,
            "players": list(rulebook(name).player_numbers),
            "usual_players": rulebook(name).usual_players,
            "secrets": rulebook(name).has_secrets,
            "automata": [
                {"players": n, "names": list(automata.values())}
                for n in rulebook(name).player_numbers
                if (automata := rulebook(name).automata(n))
            ],
            "bots": [{"name": bot.name, "strength": bot.strength} for bot in BOTS.values()],
            "options": _options(rulebook(name)),
            "difficulty_steps": list(rulebook(name).difficulty.steps),
            "reconstructed": reconstructed(name),
            "lesson": rulebook(name).lesson_file().exists(),
        }
        for name in GAMES
    ]


@cache
def reconstructed(game: str) -> int:
    """How many of the numbers that come with a game are not those of the box."""
    data = rulebook(game).components
    return sum(source_of(place, data.data) == "reconstructed" for place in data.fields)


def _options(book: Rulebook[Any]) -> list[OptionInfo]:
    """The options of a game, each with the numbers of people that it is for."""
    numbers = {n: book.options(n) for n in book.player_numbers}
    known = sorted({option for options in numbers.values() for option in options})
    return [
        {
            "id": option,
            "players": [n for n, options in numbers.items() if option in options],
            "weight": book.difficulty.weights.get(option, 0),
        }
        for option in known
    ]
