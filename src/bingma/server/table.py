"""One table: a game made from its log, who sits at it, and everybody who looks on."""

from __future__ import annotations

import asyncio
from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from typing import Any

import orjson

from bingma.games import rulebook
from bingma.games.contract import CHANCE, BadNotation, Event
from bingma.kit.loops import CHANCE_STREAM, STREAMS_PER_GAME
from bingma.play.game import Game, IllegalAction, LogEntry, NotUndoable, Seat
from bingma.server.errors import Refusal, Stale, not_your_seat
from bingma.server.identity import Viewer
from bingma.server.storage import Conflict, Database, Row, StoredGame

PLAY, UNDO, RESTART = "play", "undo", "restart"
WAITING, PLAYING, OVER = "waiting", "playing", "over"


@dataclass
class TableSeat:
    """Who sits at a seat, and how they prove it."""

    kind: str
    name: str
    bot: str | None
    token_hash: str | None
    owners: set[str] = field(default_factory=set)

    def belongs_to(self, viewer: Viewer) -> bool:
        """Whether a viewer has shown this seat's secret, or the cookie of its owner."""
        return viewer.browser in self.owners or (
            self.token_hash is not None and viewer.token_hash == self.token_hash
        )


@dataclass(frozen=True)
class Change:
    """One row of the log with what it did to the game."""

    kind: str
    seat: int
    entries: tuple[LogEntry, ...]
    taken_back: int
    in_secret: bool
    """Made beside other seats' secret decisions, and nothing has been shown by it."""


class Table:
    """A game with its seats and live connections. All changes go through the log first."""

    def __init__(
        self, database: Database, stored: StoredGame, wake: Callable[[Table], None]
    ) -> None:
        self.database = database
        self.wake = wake
        """Called when there may be something to do for a bot."""
        self.row: dict[str, Any] = dict(stored.row)
        self.seats = seated(stored)
        self.game = first_position(self.row, self.seats)
        self.changes: list[Change] = []
        self.keys: dict[tuple[int, str], int] = {}
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.busy = False
        self._fragments: dict[int | None, bytes] = {}
        self._replay: Game | None = None

    @property
    def id(self) -> str:
        """The id of the table."""
        return str(self.row["id"])

    @property
    def seq(self) -> int:
        """How many changes are stored."""
        return len(self.changes)

    @property
    def status(self) -> str:
        """waiting, playing or over."""
        return str(self.row["status"])

    # Who may what

    def seats_of(self, viewer: Viewer) -> list[int]:
        """The seats that belong to a viewer."""
        return [n for n, seat in enumerate(self.seats) if seat.belongs_to(viewer)]

    def check_may_see(self, viewer: Viewer) -> None:
        """Raise Refusal if the table is for its players only."""
        if not self.row["spectators"] and not self.seats_of(viewer):
            raise Refusal(403, "players-only", "This table is for its players only.")

    def check_owner(self, viewer: Viewer, seat: int) -> TableSeat:
        """The seat, if it belongs to the viewer."""
        if seat >= len(self.seats):
            raise Refusal(404, "no-such-seat", f"There is no seat {seat}.", seat=seat)
        if not self.seats[seat].belongs_to(viewer):
            raise not_your_seat(seat)
        return self.seats[seat]

    def seat_to_show(self, viewer: Viewer, asked: int | None) -> int | None:
        """The seat through whose eyes a viewer sees the table; None for a spectator."""
        self.check_may_see(viewer)
        if asked is not None:
            if self.status == OVER and asked < len(self.seats):
                return asked
            self.check_owner(viewer, asked)
            return asked
        mine = self.seats_of(viewer)
        deciding = [seat for seat in mine if seat in self.row["deciding"]]
        return next(iter(deciding + mine), None)

    # The log

    @property
    def head(self) -> tuple[int, int]:
        """How far this is: the number of the last change, and the version of everything else."""
        return self.seq, int(self.row["version"])

    async def refresh(self) -> None:
        """Take over what has been stored since, also by another server."""
        heads = await self.database.heads([self.id])
        seq, version = heads[self.id]
        if version != self.row["version"]:
            stored = await self.database.load(self.id)
            assert stored is not None
            self.row, self.seats = dict(stored.row), seated(stored)
            # A game that has begun looks different from one that waits.
            self._fragments.clear()
        if seq > self.seq:
            # What was drawn stands in the log.
            self.game.draw_from(None)
            for row in await self.database.log(self.id, self.seq):
                # Two requests may be here at once.
                if row["seq"] == self.seq + 1:
                    self._follow(row)
        self._summarise()

    def _follow(self, row: Row) -> None:
        change = advance(self.game, row["kind"], row["seat"], row["action"])
        self._note([change], row)

    def _note(self, changes: Sequence[Change], row: Row) -> None:
        self.changes += changes
        self._fragments.clear()
        if changes[0].kind != PLAY:
            self._replay = None
        if row["key"] is not None:
            self.keys[row["seat"], row["key"]] = row["seq"]

    def _summarise(self) -> None:
        if self.status == PLAYING:
            self.row.update(summary(self.game, self.seq))

    async def act(self, seat: int, kind: str, action: str, expected: int, key: str | None) -> int:
        """Play, take back, or restart the go; returns the number of the change when it is stored.

        The same key again plays nothing and gives the number that it had.
        """
        # To its end even if the caller goes away: memory must not fall behind the log.
        return await asyncio.shield(self._act(seat, kind, action, expected, key))

    async def _act(self, seat: int, kind: str, action: str, expected: int, key: str | None) -> int:
        async with self.lock:
            if self.status == WAITING:
                raise Refusal(409, "not-started", "The game has not begun.")
            if (done := self._done(seat, key)) is not None:
                return done
            if not self._is_up_to_date(seat, expected):
                raise Stale(self.seq)
            if self.status == OVER:
                raise Refusal(409, "game-over", "The game is over.")
            game = self.game.copy()
            game.draw_from(self._chance())
            try:
                first = advance(game, kind, seat, action)
            except IllegalAction as error:
                raise illegal(error) from None
            except BadNotation as error:
                raise Refusal(422, "bad-notation", f"{error}.", action=action) from None
            except NotUndoable as error:
                raise Refusal(409, "not-undoable", f"{error}.") from None
            changes = one_by_one(first.entries) if kind == PLAY else [first]
            rows = log_rows(self.id, self.seq, changes, key)
            update = summary(game, self.seq + len(rows))
            try:
                await self.database.append(self.id, rows, update)
            except Conflict:
                await self.refresh()
                self.tell()
                if (done := self._done(seat, key)) is not None:
                    return done
                raise Stale(self.seq) from None
            self.game = game
            self._note(changes, rows[0])
            self.row.update(update)
            self.tell()
            return int(rows[0]["seq"])

    def _done(self, seat: int, key: str | None) -> int | None:
        """The number of the change that was made with this key before."""
        return None if key is None else self.keys.get((seat, key))

    def _is_up_to_date(self, seat: int, expected: int) -> bool:
        """Whether nothing has happened since that this seat would have to know.

        Secret decisions of others at the same time do not matter to it.
        """
        since = self.changes[expected:]
        return expected <= self.seq and all(c.in_secret and c.seat != seat for c in since)

    def _chance(self) -> Any:
        """A generator of its own for each change, so that a restart draws the same."""
        stream = STREAMS_PER_GAME * (1 + self.seq) + CHANCE_STREAM
        return self.game.book.engine.new_rng(self.row["seed"], stream)

    # What is sent

    def tell(self) -> None:
        """Wake everybody who looks on, and the bots."""
        for watcher in self.watchers:
            watcher.news.set()
        self.wake(self)

    def info(self, viewer: Viewer) -> dict[str, Any]:
        """The table without the game."""
        connected = {watcher.seat for watcher in self.watchers}
        return table_info(self.row, self.seats, viewer, connected)

    def state(self, viewer: Viewer, seat: int | None, since: int | None = None) -> bytes:
        """Everything that a viewer may know, as JSON, with the events since some change."""
        events = self.events(seat, self.seq if since is None else since)
        return self.state_with(self.info(viewer), seat, orjson.dumps(events))

    def state_with(self, info: dict[str, Any], seat: int | None, events: bytes) -> bytes:
        """The state of a seat around what a viewer may know of the table and of what happened."""
        return b'{"table":%b,"seat":%b,"seq":%d,%b,"events":%b}' % (
            orjson.dumps(info),
            orjson.dumps(seat),
            self.seq,
            self._fragment(seat),
            events,
        )

    def events(self, seat: int | None, since: int) -> list[Event]:
        """What a seat may know of the changes after number `since`."""
        return [e for change in self.changes[since:] for e in self.seen(change, seat)]

    def seen(self, change: Change, seat: int | None) -> list[Event]:
        """What a seat may know of one change."""
        if change.kind != PLAY:
            return [{"kind": "undone", "seat": change.seat, "actions": change.taken_back}]
        return [event for entry in change.entries for event in self.game.seen(entry, seat)]

    def _fragment(self, seat: int | None) -> bytes:
        """View and choices of a seat, made once for each state of the game."""
        if seat not in self._fragments:
            self._fragments[seat] = orjson.dumps(self._choices(seat))[1:-1]
        return self._fragments[seat]

    def _choices(self, seat: int | None) -> dict[str, Any]:
        game = self.game
        on = self.status == PLAYING and seat is not None
        return {
            "view": None if self.status == WAITING else game.view(seat),
            "legal": [
                {"action": a, "id": a.id, "preview": game.preview(a, seat)}
                for a in (game.legal(seat) if on else [])
            ],
            "refused": [
                {"action": a, "reason": {"key": reason.key, "values": reason.values}}
                for a, reason in (game.refused(seat) if on else [])
            ],
            "can_undo": on and game.can_undo(seat),
            "can_restart": on and game.can_undo(seat),
        }

    def at(self, n: int) -> Game:
        """The game after entry n of its log; scrolling forwards is quick."""
        entries = self.game.log
        if n > len(entries):
            raise Refusal(404, "no-such-entry", f"The log has {len(entries)} entries.", n=n)
        replay = self._replay
        if replay is None or n < len(replay.log):
            replay = self.game.restarted()
        for entry in entries[len(replay.log) : n]:
            advance(replay, PLAY, entry.seat, entry.action)
        self._replay = replay
        return replay

    def record(self) -> dict[str, Any]:
        """The record of the game, with the people who sit there now."""
        self.game.seats = [Seat(seat.name, seat.kind) for seat in self.seats]
        return self.game.record()


class Watcher:
    """A live connection: which seat it sees, and what it has been sent."""

    def __init__(self, table: Table, viewer: Viewer, seat: int | None) -> None:
        self.table = table
        self.viewer = viewer
        self.seat = seat
        self.news = asyncio.Event()
        self._seq = -1
        self._info: dict[str, Any] = {}

    def first(self, since: int | None) -> bytes:
        """What is sent when the connection begins."""
        self._seq, self._info = self.table.seq, self.table.info(self.viewer)
        state = self.table.state(self.viewer, self.seat, since)
        return b'{"type":"state",' + state[1:]

    def next(self) -> bytes | None:
        """What has happened since the last message; a slow reader gets several changes at once."""
        table, since, before = self.table, self._seq, self._info
        info = table.info(self.viewer)
        if table.seq == since and info == before:
            return None
        if table.seq == since and info["status"] != before["status"]:
            # The game has begun: there is something to see.
            return self.first(since)
        self._seq, self._info = table.seq, info
        if table.seq == since:
            return b'{"type":"table","table":%b}' % orjson.dumps(info)
        events = orjson.dumps(table.events(self.seat, since))
        state = table.state_with(info, self.seat, events)
        return b'{"type":"update","seq":%d,"events":%b,"state":%b}' % (table.seq, events, state)


def seated(stored: StoredGame) -> list[TableSeat]:
    """Who sits at a stored table."""
    seats = [
        TableSeat(row["kind"], row["name"], row["bot"], row["token_hash"]) for row in stored.seats
    ]
    for seat, browser in stored.owners:
        seats[seat].owners.add(browser)
    return seats


def first_position(row: Row, seats: Sequence[TableSeat]) -> Game:
    """The game of a stored table before its first action."""
    book = rulebook(row["game"])
    if book.components.identity != row["components"]:
        raise Refusal(
            409,
            "other-components",
            "This game was begun with other component data than the server has now.",
            components=row["components"],
        )
    first = book.read_setup(row["setup"], len(seats))
    return Game(book, first, [Seat(seat.name, seat.kind) for seat in seats])


def advance(game: Game, kind: str, seat: int, action: str) -> Change:
    """Make one change to a game, and what it draws."""
    before = game.log
    if kind == PLAY:
        if seat == CHANCE:
            game.play_chance(action)
        else:
            game.play(action, seat)
        entries = tuple(game.log[len(before) :])
        in_secret = all(entry.simultaneous and not entry.barrier for entry in entries)
        return Change(PLAY, seat, entries, 0, in_secret)
    if kind == UNDO:
        game.undo(seat)
        taken = 1
    else:
        taken = len(game.restart_go(seat))
    # What can be taken back is a secret decision if the last one was: see Game.undo.
    return Change(kind, seat, (), taken, before[-1].simultaneous)


def one_by_one(entries: Sequence[LogEntry]) -> list[Change]:
    """Actions and the chance events that they led to, as changes of their own."""
    return [
        Change(PLAY, entry.seat, (entry,), 0, entry.simultaneous and not entry.barrier)
        for entry in entries
    ]


def log_rows(
    game_id: str, seq: int, changes: Sequence[Change], key: str | None = None
) -> list[Row]:
    """Changes as rows of the log after number `seq`; the key belongs to the first."""
    return [
        {
            "game_id": game_id,
            "seq": seq + 1 + i,
            "seat": change.seat,
            "kind": change.kind,
            "action": str(change.entries[0].action) if change.entries else "",
            "key": key if i == 0 else None,
            "created_at": datetime.now(UTC),
        }
        for i, change in enumerate(changes)
    ]


def summary(game: Game, seq: int) -> dict[str, Any]:
    """What the row of a game says about a game that has begun."""
    return {
        "status": OVER if game.over else PLAYING,
        "seq": seq,
        "deciding": game.deciding,
        "result": game.result(),
    }


def illegal(error: IllegalAction) -> Refusal:
    """An action that the rules do not allow, with their reason."""
    reason = {"key": error.reason.key, "values": dict(error.reason.values)}
    return Refusal(422, "illegal-action", f"{error}.", action=error.action, reason=reason)


def table_info(
    row: Row, seats: Sequence[TableSeat], viewer: Viewer, connected: set[int | None]
) -> dict[str, Any]:
    """What everybody may know of a table, and which seats are the viewer's."""
    book = rulebook(row["game"])
    mine = [seat.belongs_to(viewer) for seat in seats]
    playing_myself = [n for n, seat in enumerate(seats) if mine[n] and seat.kind == "human"]
    return {
        "id": row["id"],
        "kind": row["kind"],
        "game": row["game"],
        "title": book.title,
        "status": row["status"],
        "players": len(seats),
        "seats": [
            {
                "seat": n,
                "kind": seat.kind,
                "name": seat.name,
                "bot": seat.bot,
                "colour": book.seat_colours[n],
                "mine": mine[n],
                "connected": n in connected or seat.kind in ("bot", "automaton"),
            }
            for n, seat in enumerate(seats)
        ],
        "listed": row["listed"],
        "spectators": row["spectators"],
        "pace": row["pace"],
        "created": row["created_at"].isoformat(),
        "seq": row["seq"],
        "deciding": row["deciding"],
        "your_move": any(seat in row["deciding"] for seat in playing_myself),
        "result": row["result"],
        "rematch": row["rematch"],
    }
