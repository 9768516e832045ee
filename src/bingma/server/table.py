"""One table: a game made from its log, who sits at it, and everybody who looks on."""

from __future__ import annotations

import asyncio
import contextlib
import time
from collections import Counter, deque
from collections.abc import Callable, Container, Sequence
from dataclasses import dataclass, field
from datetime import UTC, datetime
from itertools import compress, count
from operator import is_not
from typing import Any, Final, cast

import orjson

from bingma.faults import Fault
from bingma.games import rulebook
from bingma.games.components import BadComponents
from bingma.games.contract import CHANCE, BadNotation, Event
from bingma.games.telling import Line
from bingma.play.game import Game, IllegalAction, LogEntry, NotUndoable, Seat, from_setup
from bingma.play.records import FIRST_RULES, Record, rules_number
from bingma.server import clock, metrics
from bingma.server.errors import (
    NotStored,
    Refusal,
    Stale,
    cannot_replay,
    no_such_table,
    not_your_seat,
    refusal,
    too_many_connections,
)
from bingma.server.identity import Viewer
from bingma.server.patches import patch, whole
from bingma.server.protection import Bucket, too_many_requests
from bingma.server.schemas import (
    Acknowledged,
    Boards,
    ClockInfo,
    LiveSaid,
    NewLines,
    Phrase,
    Situation,
    TableInfo,
)
from bingma.server.settings import Rate
from bingma.server.situations import boards, situation
from bingma.server.storage import (
    ActionRow,
    ChangeKind,
    Conflict,
    Database,
    GameRow,
    Progress,
    Request,
    SeatKind,
    Status,
    StoredGame,
    Summary,
    Timing,
)

PLAY: Final = "play"
UNDO: Final = "undo"
RESTART: Final = "restart"
DRAW: Final = "draw"
WAITING: Final = "waiting"
PLAYING: Final = "playing"
OVER: Final = "over"


# What an action changes in the description of a table, besides whose move it is.
TOLD = ("status", "seq", "deciding", "result", "moment", "points", "ended")

# When this server was started.
STARTED = clock.now()

# Tabs and programs that may look through the eyes of one seat.
SEAT_CONNECTIONS = 20

# How often one may say something, and how much of it is kept for who does not read.
SAYING = Rate(0.5, 2)
KEPT_PHRASES = 8


@dataclass
class TableSeat:
    """Who sits at a seat, and how they prove it."""

    kind: SeatKind
    name: str
    bot: str | None
    token_hash: str | None
    owners: set[str] = field(default_factory=set)
    resigned: bool = False
    """Whether a bot has it for good."""
    wants_end: bool = False
    """Whether its owner would rather end the game here."""
    given_by: int | None = None
    """The seat whose owner has given it to a bot."""
    seen: datetime = field(default_factory=clock.now)
    """When its owner was there last, as far as this server knows."""

    def belongs_to(self, viewer: Viewer) -> bool:
        """Whether a viewer has shown this seat's secret, or the cookie of its owner."""
        return viewer.browser in self.owners or (
            self.token_hash is not None and viewer.token_hash == self.token_hash
        )


@dataclass(frozen=True)
class Change:
    """One row of the log with what it did to the game."""

    kind: ChangeKind
    seat: int
    entries: tuple[LogEntry, ...]
    taken_back: int
    in_secret: bool
    """Made beside other seats' secret decisions, and nothing has been shown by it."""


class Table:
    """A game with its seats and live connections. All changes go through the log first."""

    def __init__(
        self,
        database: Database,
        stored: StoredGame,
        wake: Callable[[Table], None],
        secret: bytes,
        most_spectators: int = 100,
        most_taken_back: int = 1000,
    ) -> None:
        self.database = database
        self.secret = secret
        """What is drawn follows from it."""
        self.most_spectators = most_spectators
        self.most_taken_back = most_taken_back
        self.wake = wake
        """Called when there may be something to do for a bot."""
        self.row = stored.row.copy()
        self.seats = seated(stored)
        self.game = first_position(self.row, self.seats)
        self.changes: list[Change] = []
        self.taken_back = 0
        """How many changes took something back."""
        self.keys: dict[tuple[int, str], int] = {}
        self.gone = False
        """Whether it was deleted while somebody looked on."""
        self.lock = asyncio.Lock()
        self.watchers: set[Watcher] = set()
        self.visited = time.monotonic()
        """When somebody asked for it last."""
        self.present: Counter[int] = Counter()
        """How many live connections each seat has at this server."""
        self.elsewhere = elsewhere(stored, database)
        """Seats that are connected to another server."""
        self.spectating = 0
        self._voices = [Bucket(SAYING) for _ in self.seats]
        self._seating = 0
        """Grows with everything that is told of a table but the game."""
        self._now = Edition(self)
        self._replay: Game | None = None

    @property
    def id(self) -> str:
        """The id of the table."""
        return self.row["id"]

    @property
    def seq(self) -> int:
        """How many changes are stored."""
        return len(self.changes)

    @property
    def status(self) -> Status:
        """waiting, playing or over."""
        return self.row["status"]

    # Who may what

    def seats_of(self, viewer: Viewer) -> list[int]:
        """The seats that belong to a viewer."""
        return [n for n, seat in enumerate(self.seats) if seat.belongs_to(viewer)]

    def check_may_see(self, viewer: Viewer) -> None:
        """Raise Refusal if the table is for its players only."""
        check_may_see(self.row, self.seats, viewer)

    def people(self) -> list[int]:
        """The seats that somebody plays."""
        return [n for n, seat in enumerate(self.seats) if seat.kind == "human"]

    def is_played_by_bot(self, seat: int) -> bool:
        """Whether a bot has a seat, or plays the go of somebody who has run out of time."""
        kind = self.seats[seat].kind
        return kind == "bot" or (kind == "human" and clock.plays_for(self.row["clocks"], seat))

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
        return self.seq, self.row["version"]

    async def refresh(self) -> None:
        """Take over what has been stored since, also by another server."""
        heads = await self.database.heads([self.id])
        if self.id not in heads:
            raise self.vanish()
        seq, version = heads[self.id]
        if version != self.row["version"]:
            stored = await self._stored()
            begins = stored.row["status"] != self.status
            before, self.row, self.seats = self.seats, stored.row.copy(), seated(stored)
            self.elsewhere = elsewhere(stored, self.database)
            for old, new in zip(before, self.seats, strict=True):
                new.seen = max(old.seen, new.seen)
            self._seating += 1
            if begins:
                # It looks different from one that waits.
                self._now = Edition(self)
        if seq > self.seq:
            if self.row["go_seconds"] is not None and version == self.row["version"]:
                # The clocks as the other server has set them.
                self.row = (await self._stored()).row.copy()
            # What was drawn stands in the log.
            self.game.draw_from(None)
            for row in await self.database.log(self.id, self.seq):
                # Two requests may be here at once.
                if row["seq"] == self.seq + 1:
                    self._follow(row)
        self._summarise()

    async def _stored(self) -> StoredGame:
        stored = await self.database.load(self.id)
        if stored is None:
            raise self.vanish()
        return stored

    def vanish(self) -> Refusal:
        """It is not stored any more: whoever looks on is told, and whoever asks gets this."""
        self.gone = True
        for watcher in self.watchers:
            watcher.news.set()
        return no_such_table()

    def _follow(self, row: ActionRow) -> None:
        try:
            change = advance(self.game, row["kind"], row["seat"], row["action"])
        except Fault as fault:
            raise cannot_replay(fault) from None
        self._note([change], row)
        self.row["moved_at"] = row["created_at"]

    def _note(self, changes: Sequence[Change], row: ActionRow) -> None:
        self.changes += changes
        if changes[0].kind != PLAY:
            self.taken_back += 1
            self._replay = None
        if row["key"] is not None:
            self.keys[row["seat"], row["key"]] = row["seq"]

    def _summarise(self) -> None:
        if self.status == PLAYING:
            self.row = {**self.row, **summary(self.game, self.seq)}
        self._turn_page()

    def _turn_page(self) -> None:
        """What is told from now on is another state; the last one that was told is kept."""
        if self._now.seq != self.seq:
            # Nobody was told of one without seats: what comes next follows the one before it.
            before = self._now.forget() if self._now.seats else self._now._before
            self._now = Edition(self, before)

    async def act(
        self, seat: int, kind: Request, action: str, expected: int, key: str | None
    ) -> int:
        """Play, draw, take back, or restart the go; returns the number of the stored change.

        The same key again plays nothing and gives the number that it had.
        """
        with metrics.ACTION.time():
            # To its end even if the caller goes away: memory must not fall behind the log.
            return await asyncio.shield(self._act(seat, kind, action, expected, key))

    async def _act(
        self, seat: int, kind: Request, action: str, expected: int, key: str | None
    ) -> int:
        async with self.lock:
            if self.status == WAITING:
                raise Refusal(409, "not-started", "The game has not begun.")
            if (done := self._done(seat, key)) is not None:
                return done
            if not self._is_up_to_date(seat, expected):
                raise Stale(self.seq)
            if self.status == OVER:
                raise Refusal(409, "game-over", "The game is over.")
            if kind in (UNDO, RESTART) and self.taken_back >= self.most_taken_back:
                # The log keeps all of it, and whoever opens the table goes through the log.
                raise Refusal(409, "no-more-undo", "Too much was taken back at this table.")
            game = self.game.copy()
            if not game.companion:
                game.draw_from_secret(self.secret)
            try:
                if kind == DRAW:
                    first = draw(game, seat, self.secret)
                else:
                    first = advance(game, kind, seat, action)
            except IllegalAction as error:
                raise illegal(self.row["game"], error) from None
            except BadNotation as error:
                raise refusal(422, "bad-notation", error, action=action) from None
            except NotUndoable as error:
                raise refusal(409, "not-undoable", error) from None
            changes = one_by_one(first.entries) if first.kind == PLAY else [first]
            rows = log_rows(self.id, self.seq, changes, key)
            update: Progress = {
                **summary(game, self.seq + len(rows)),
                **self._times(game, first),
                "moved_at": rows[-1]["created_at"],
            }
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
            self.row = {**self.row, **update}
            if seat >= 0:
                self.seats[seat].seen = clock.now()
            self._turn_page()
            self.tell()
            return rows[0]["seq"]

    def _times(self, game: Game, change: Change) -> Timing:
        """The clocks when a change has led to a game."""
        seconds = self.row["go_seconds"]
        back = change.seat if change.kind != PLAY else None
        clocks = clock.after(
            self.row["clocks"], seconds, game, self.people(), back, acted=change.seat
        )
        due = clock.next_due(clocks, seconds)
        return {"clocks": clocks, "due_at": due, "moved_at": self.row["moved_at"]}

    async def set_clocks(self, clocks: clock.Clocks) -> None:
        """Other clocks, with the table's lock held, where nothing is added to the log."""
        due = clock.next_due(clocks, self.row["go_seconds"])
        await self.database.set_clocks(self.id, clocks, due)
        await self.refresh()

    async def start_clocks(self) -> None:
        """Time for those who have to decide and have none, with the table's lock held.

        The game has begun, or somebody has come back.
        """
        seconds = self.row["go_seconds"]
        if seconds is None or self.status != PLAYING:
            return
        clocks = clock.after(self.row["clocks"], seconds, self.game, self.people())
        if clocks != self.row["clocks"]:
            await self.set_clocks(clocks)

    def _done(self, seat: int, key: str | None) -> int | None:
        """The number of the change that was made with this key before."""
        # Beside a real box what was drawn is told by the seat, and stored as chance.
        return None if key is None else self.keys.get((seat, key), self.keys.get((CHANCE, key)))

    def _is_up_to_date(self, seat: int, expected: int) -> bool:
        """Whether nothing has happened since that this seat would have to know.

        Secret decisions of others at the same time do not matter to it.
        """
        since = self.changes[expected:]
        return expected <= self.seq and all(c.in_secret and c.seat != seat for c in since)

    # What is sent

    def tell(self) -> None:
        """Wake everybody who looks on, and the bots."""
        for watcher in self.watchers:
            watcher.news.set()
        self.wake(self)

    def say(self, seat: int, phrase: Phrase) -> LiveSaid:
        """Tell a phrase to everybody who is there now. It is kept nowhere."""
        if not self._voices[seat].take():
            raise too_many_requests()
        said: LiveSaid = {"type": "said", "seat": seat, "phrase": phrase}
        for watcher in self.watchers:
            watcher.said.append(orjson.dumps(said))
            watcher.news.set()
        return said

    def join(self, watcher: Watcher) -> None:
        """Somebody looks on; all are told when a player has come, not of every spectator."""
        if watcher.seat is None:
            if self.spectating >= self.most_spectators:
                raise too_many_connections()
            self.spectating += 1
        else:
            if self.present[watcher.seat] >= SEAT_CONNECTIONS:
                raise too_many_connections()
            self.present[watcher.seat] += 1
        self.watchers.add(watcher)
        if watcher.seat is not None and self.present[watcher.seat] == 1:
            self._seating += 1
            self.tell()

    def is_left(self, seconds: float) -> bool:
        """Whether nobody has been there for so long."""
        here = self.watchers or self.elsewhere
        return not here and time.monotonic() - self.visited > seconds

    @property
    def host(self) -> str:
        """Whose table it is, as far as its bots' share of the processors goes; those alone: ""."""
        return next((min(seat.owners) for seat in self.seats if seat.owners), "")

    def leave(self, watcher: Watcher) -> None:
        """Somebody looks on no longer."""
        self.watchers.remove(watcher)
        self.visited = time.monotonic()
        if watcher.seat is None:
            self.spectating -= 1
            return
        self.present[watcher.seat] -= 1
        if not self.present[watcher.seat]:
            del self.present[watcher.seat]
            self._seating += 1
            self.tell()

    async def saw(self, watcher: Watcher) -> None:
        """Note that a player is there, or was until now."""
        seat = watcher.seat
        if seat is None or not self.seats[seat].belongs_to(watcher.viewer):
            return
        self.seats[seat].seen = clock.now()
        async with self.lock:
            # Whoever comes while nothing can be stored comes all the same.
            with contextlib.suppress(NotStored):
                there = seat in self.present
                version = await self.database.saw(self.id, seat, there, clock.now())
                if version == self.row["version"] + 1:
                    # Nothing else has changed.
                    self.row["version"] = version

    @property
    def connected(self) -> set[int]:
        """Seats that somebody is connected to, at any server."""
        return {*self.present, *self.elsewhere}

    def info(self, viewer: Viewer) -> TableInfo:
        """The table without the game."""
        return table_info(self.row, self.seats, viewer, self.connected)

    def state(self, viewer: Viewer, seat: int | None, since: int | None = None) -> bytes:
        """Everything that a viewer may know, as JSON, with the events since some change."""
        events = self.events(seat, self.seq if since is None else since)
        return b'{"table":%b,"seat":%b,"seq":%d,%b,"events":%b}' % (
            orjson.dumps(self.info(viewer)),
            orjson.dumps(seat),
            self.seq,
            self._now.state(self, seat),
            orjson.dumps(events),
        )

    def acknowledged(self, seat: int | None, since: int) -> list[Acknowledged]:
        """The changes after number `since` that a seat has sent with a key."""
        found: list[Acknowledged] = []
        for (by, key), seq in reversed(self.keys.items()):
            if seq <= since:
                break
            if by in (seat, CHANCE):
                found.append({"key": key, "seq": seq})
        return found[::-1]

    def events(self, seat: int | None, since: int) -> list[Event]:
        """What a seat may know of the changes after number `since`."""
        return [e for change in self.changes[since:] for e in self.seen(change, seat)]

    def seen(self, change: Change, seat: int | None) -> list[Event]:
        """What a seat may know of one change."""
        if change.kind != PLAY:
            return [{"kind": "undone", "seat": change.seat, "actions": change.taken_back}]
        return [event for entry in change.entries for event in self.game.seen(entry, seat)]

    def lines(self, seat: int | None) -> list[Line]:
        """The log as lines for people, as far as a seat may know it."""
        return [] if self.status == WAITING else self.game.lines(seat)

    def boards(self, entry: int, seat: int | None) -> Boards:
        """The table at each line of the log that ends in an entry, told by what changed."""
        return boards(self.game, entry, seat)

    def situation(self, seat: int | None) -> Situation:
        """What a seat sees and can do."""
        game = self.game
        if self.status == WAITING:
            return {
                "view": None,
                "question": None,
                "legal": [],
                "refused": [],
                "can_undo": False,
                "can_restart": False,
            }
        # Nobody chooses where a bot does, or in a game that was given up.
        idle = self.row["ended"] or (seat is not None and self.is_played_by_bot(seat))
        if idle and not game.over:
            return {
                "view": game.view(seat),
                "question": None if self.row["ended"] else game.situation(None).question,
                "legal": [],
                "refused": [],
                "can_undo": False,
                "can_restart": False,
            }
        can_undo = self.status == PLAYING and seat is not None and game.can_undo(seat)
        return situation(game, seat, can_undo)

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

    def record(self) -> Record:
        """The record of the game, with the people who sit there now."""
        self.game.seats = [Seat(seat.name, seat.kind) for seat in self.seats]
        return self.game.record()


class Part:
    """What one seat is told of a state; the rest of it is the same for everybody."""

    __slots__ = ("lines", "own", "rest")

    def __init__(self, own: Any, rest: dict[str, bytes], lines: list[Line]) -> None:
        self.own = own
        """`you` of the view; None for a spectator."""
        self.rest = rest
        """Question and choices."""
        self.lines = lines


class Edition:
    """One state of a table as it is told: made once, however many look on.

    What is told of it is what changed since the one before, which is kept for that.
    """

    __slots__ = ("_before", "_changed", "_open", "_summary", "_updates", "seats", "seq")

    def __init__(self, table: Table, before: Edition | None = None) -> None:
        self.seq = table.seq
        self.seats: dict[int | None, Part] = {}
        self._summary = {name: table.row[name] for name in TOLD}  # type: ignore[literal-required]
        self._summary["moved"] = moved(table.row)
        self._before = before
        self._open: dict[str, Any] | None = None
        """What everybody sees."""
        self._changed = b""
        """What changed for everybody, after a comma."""
        self._updates: dict[int | tuple[int, ...] | None, bytes] = {}

    def follows(self, seq: int, seat: int | None) -> bool:
        """Whether a seat that was told all until a change can be told what happened since."""
        before = self._before
        return before is not None and before.seq == seq and seat in before.seats

    def forget(self) -> Edition:
        """This one as the one before another: what it followed is not needed any more."""
        self._before = None
        self._updates.clear()
        return self

    def _part(self, table: Table, seat: int | None) -> Part:
        part = self.seats.get(seat)
        if part is None:
            situation = cast(dict[str, Any], table.situation(seat))
            view = situation.pop("view")
            rest = {name: orjson.dumps(value) for name, value in situation.items()}
            # A copy: the log of a game grows.
            own = None if view is None else view.get("you")
            part = Part(own, rest, list(table.lines(seat)))
            if view is not None and self._open is None:
                self._show({k: v for k, v in view.items() if k not in ("seat", "you")})
            before = self._before
            if before is not None and (last := before.seats.get(seat)) is not None:
                self._updates[seat] = self._update(table, before, last, part, seat)
            self.seats[seat] = part
        return part

    def _show(self, view: dict[str, Any]) -> None:
        self._open = view
        before = None if self._before is None else self._before._open
        if before is not None and before != view:
            self._changed = b"," + orjson.dumps(patch(before, view))[1:-1]

    def _update(
        self, table: Table, before: Edition, last: Part, part: Part, seat: int | None
    ) -> bytes:
        first = first_difference(last.lines, part.lines)
        lines: NewLines = {"first": first, "lines": part.lines[first:]}
        view = self._changed
        if part.own != last.own:
            view += b',"you":' + orjson.dumps(patch(last.own, part.own))
        state = b'"seq":%d' % self.seq
        if view:
            state += b',"view":{%b}' % view[1:]
        for name, value in part.rest.items():
            if value != last.rest[name]:
                told = b'{"=":%b}' % value if value.startswith(b"{") else value
                state += b',"%b":%b' % (name.encode(), told)
        told = b'"type":"update","since":%d,"seq":%d,"events":%b,"lines":%b,"state":{%b' % (
            before.seq,
            self.seq,
            orjson.dumps(table.events(seat, before.seq)),
            orjson.dumps(lines),
            state,
        )
        acks = table.acknowledged(seat, before.seq)
        return b'{"acks":%b,%b' % (orjson.dumps(acks), told) if acks else b"{" + told

    def state(self, table: Table, seat: int | None) -> bytes:
        """View and choices of a seat."""
        part = self._part(table, seat)
        rest = b",".join(b'"%b":%b' % (name.encode(), v) for name, v in part.rest.items())
        if self._open is None:
            return b'"view":null,' + rest
        view = self._open | {"seat": seat} | ({} if part.own is None else {"you": part.own})
        return b'"view":%b,%b' % (orjson.dumps(view), rest)

    def update(self, table: Table, seat: int | None) -> bytes:
        """What has changed for a seat that this edition follows: not the table's description."""
        self._part(table, seat)
        return self._updates[seat]

    def summary(self, table: Table, seats: tuple[int, ...]) -> bytes:
        """What an action has changed in the description of the table, for the owner of seats."""
        assert self._before is not None
        now, then = self._summary, self._before._summary
        if now["status"] != then["status"] or table.row["go_seconds"] is not None:
            # With a time for each go the clocks change too.
            return b""
        told = self._updates.get(seats)
        if told is None:
            change = {name: whole(now[name]) for name in now if now[name] != then[name]}
            change["your_move"] = is_to_move(table.row, table.seats, seats)
            told = self._updates[seats] = orjson.dumps(change)
        return told


def first_difference(before: Sequence[Line], now: Sequence[Line]) -> int:
    """The number of the first line that is not the same object."""
    return next(compress(count(), map(is_not, before, now)), min(len(before), len(now)))


class Watcher:
    """A live connection: which seat it sees, and what it has been sent."""

    __slots__ = ("_seating", "_seq", "_status", "news", "said", "seat", "table", "viewer")

    def __init__(self, table: Table, viewer: Viewer, seat: int | None) -> None:
        self.table = table
        self.viewer = viewer
        self.seat = seat
        self.news = asyncio.Event()
        self.said: deque[bytes] = deque(maxlen=KEPT_PHRASES)
        """What players have said since the last message."""
        self._seq = -1
        self._seating = -1
        self._status: Status = table.status

    def first(self, since: int | None) -> bytes:
        """Everything: when the connection begins, and whenever something was missed."""
        table = self.table
        self._note()
        state = table.state(self.viewer, self.seat, since)
        acks = table.acknowledged(self.seat, table.seq if since is None else since)
        head = b'{"type":"state",'
        if acks:
            head += b'"acks":%b,' % orjson.dumps(acks)
        return head + state[1:]

    def _note(self) -> None:
        self._seq, self._seating = self.table.seq, self.table._seating
        self._status = self.table.status

    def next(self) -> bytes | None:
        """What has happened since the last message; a slow reader gets everything at once."""
        table, since, seating = self.table, self._seq, self._seating
        if table.seq == since:
            if table._seating == seating:
                return None
            if table.status != self._status:
                # The game has begun: there is something to see.
                return self.first(since)
            self._note()
            return b'{"type":"table","table":%b}' % orjson.dumps(table.info(self.viewer))
        if not table._now.follows(since, self.seat):
            return self.first(since)
        message = table._now.update(table, self.seat)
        described = b""
        if table._seating == seating:
            described = table._now.summary(table, tuple(table.seats_of(self.viewer)))
        self._note()
        if not described:
            described = b'{"=":%b}' % orjson.dumps(table.info(self.viewer))
        return b'%b,"table":%b}}' % (message, described)


def seated(stored: StoredGame) -> list[TableSeat]:
    """Who sits at a stored table."""
    seats = [
        TableSeat(
            row["kind"],
            row["name"],
            row["bot"],
            row["token_hash"],
            resigned=row["resigned"],
            wants_end=row["wants_end"],
            given_by=row["given_by"],
            # After a start everybody has some minutes to come back.
            seen=max(row["seen_at"] or stored.row["created_at"], STARTED),
        )
        for row in stored.seats
    ]
    for seat, browser in stored.owners:
        seats[seat].owners.add(browser)
    return seats


def elsewhere(stored: StoredGame, database: Database) -> set[int]:
    """Seats of a stored table that are connected to other servers than this."""
    return {seat for seat, server in stored.present if server != database.name}


def first_position(row: GameRow, seats: Sequence[TableSeat]) -> Game:
    """The game of a stored table before its first action."""
    book = rulebook(row["game"])
    if (made := rules_of(row)) != book.rules_number:
        raise Refusal(
            409,
            "other-rules",
            "This game was begun by other rules than those of the server now; it can be read only.",
            made=made,
            here=book.rules_number,
        )
    try:
        book = rulebook(row["game"], row["component_data"])
        same = book.components.identity == row["components"]
    except BadComponents:
        same = False  # data that was right by earlier checks
    if not same:
        raise Refusal(
            409,
            "other-components",
            "This game was begun with other component data than the server has now.",
            components=row["components"],
        )
    sitting = [Seat(seat.name, seat.kind) for seat in seats]
    try:
        return from_setup(book, row["setup"], sitting, row["companion"])
    except Fault as fault:
        raise cannot_replay(fault) from None


def check_may_see(row: GameRow, seats: Sequence[TableSeat], viewer: Viewer) -> None:
    """Raise Refusal if the table is for its players only, and this is none of them."""
    if not row["spectators"] and not any(seat.belongs_to(viewer) for seat in seats):
        raise Refusal(403, "players-only", "This table is for its players only.")


def rules_of(row: GameRow) -> int:
    """The number of the rules by which a stored game was begun."""
    return rules_number(row["rules_version"]) or FIRST_RULES


def advance(game: Game, kind: ChangeKind, seat: int, action: str) -> Change:
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


def draw(game: Game, seat: int, secret: bytes) -> Change:
    """Draw what is due, for a seat that could tell it too."""
    if not game.tells_draw(seat):
        raise Refusal(409, "no-draw", "There is nothing that this seat could have drawn.")
    game.draw_once(secret)
    return Change(PLAY, CHANCE, (game.log[-1],), 0, False)


def one_by_one(entries: Sequence[LogEntry]) -> list[Change]:
    """Actions and the chance events that they led to, as changes of their own."""
    return [
        Change(PLAY, entry.seat, (entry,), 0, entry.simultaneous and not entry.barrier)
        for entry in entries
    ]


def log_rows(
    game_id: str, seq: int, changes: Sequence[Change], key: str | None = None
) -> list[ActionRow]:
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


def summary(game: Game, seq: int) -> Summary:
    """What the row of a game says about a game that has begun."""
    return {
        "status": OVER if game.over else PLAYING,
        "seq": seq,
        "deciding": game.deciding,
        "result": game.written_result(),
        "moment": game.moment(),
        "points": game.points(),
    }


def gives_hints(row: GameRow, seats: Sequence[TableSeat]) -> bool:
    """Whether people at a table may have hints: alone against bots, unless it was wished else."""
    people = sum(seat.kind not in ("bot", "automaton") for seat in seats)
    return row["hints"] == "always" or (row["hints"] == "alone" and people <= 1)


def shown_seed(row: GameRow) -> int | None:
    """The seed of the deal; where it would tell secrets, only when the game is over."""
    open_to_all = row["status"] == OVER or not rulebook(row["game"]).has_secrets
    return row["deal"] if open_to_all else None


def illegal(game: str, error: IllegalAction) -> Refusal:
    """An action that the rules do not allow, with their reason."""
    why = rulebook(game).telling.reason(error.reason)
    return Refusal(422, "illegal-action", str(error), action=error.action, why=why)


def is_to_move(row: GameRow, seats: Sequence[TableSeat], mine: Sequence[int]) -> bool:
    """Whether the owner of some seats has to decide, or to tell what was drawn from a real box."""
    playing = [n for n in mine if seats[n].kind == "human"]
    return any(n in row["deciding"] for n in playing) or (
        row["companion"] and bool(playing) and CHANCE in row["deciding"]
    )


def table_info(
    row: GameRow, seats: Sequence[TableSeat], viewer: Viewer, connected: Container[int]
) -> TableInfo:
    """What everybody may know of a table, and which seats are the viewer's."""
    book = rulebook(row["game"])
    mine = [seat.belongs_to(viewer) for seat in seats]
    return {
        "id": row["id"],
        "kind": row["kind"],
        "game": row["game"],
        "title": book.title,
        "secrets": book.has_secrets,
        "companion": row["companion"],
        "own_data": str(own["name"]) if (own := row["component_data"]) is not None else None,
        "options": row["options"],
        "seed": shown_seed(row),
        "dealt": row["dealt"],
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
                "resigned": seat.resigned,
                "wants_end": seat.wants_end,
                "given_by": seat.given_by,
                "clock": _told_clock(row, n),
                "can_call": any(mine) and not mine[n] and may_call(row, seat, n, n in connected),
            }
            for n, seat in enumerate(seats)
        ],
        "listed": row["listed"],
        "spectators": row["spectators"],
        "pace": row["pace"],
        "time": None
        if row["go_seconds"] is None
        else {"seconds": row["go_seconds"], "at_zero": row["at_zero"]},
        "hints": gives_hints(row, seats),
        "created": row["created_at"].isoformat(),
        "moved": moved(row),
        "seq": row["seq"],
        "deciding": row["deciding"],
        "your_move": is_to_move(row, seats, [n for n, own in enumerate(mine) if own]),
        "result": None if row["result"] is None else book.read_result(row["result"]),
        "moment": row["moment"],
        "points": row["points"],
        "ended": row["ended"],
        "rematch": row["rematch"],
        "other_rules": rules_of(row) != book.rules_number,
    }


def moved(row: GameRow) -> str:
    """When somebody last acted."""
    return (row["moved_at"] or row["created_at"]).isoformat()


def _told_clock(row: GameRow, seat: int) -> ClockInfo | None:
    """The time of a seat, as everybody may know it."""
    runs = clock.running(row["clocks"], seat)
    if runs is None:
        return None
    return {"deadline": runs["deadline"], "state": runs["state"], "bot": runs["bot"]}


def may_call(row: GameRow, seat: TableSeat, n: int, connected: bool) -> bool:
    """Whether the other players may give a seat to a bot: its time is up, or nobody is there."""
    if row["status"] != PLAYING or seat.kind != "human" or row["companion"]:
        return False
    if row["go_seconds"] is None:
        return not connected and clock.now() - seat.seen >= clock.AWAY
    runs = clock.running(row["clocks"], n)
    return row["at_zero"] == "call" and runs is not None and runs["state"] == "over"
