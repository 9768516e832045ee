"""Time for a go: how long somebody may take, and what happens at zero.

A table's clocks are stored with its summary, so that a restart loses none. A server notes every few
seconds that it is alive; what was missed between the last note and the next start is given back.
"""

from __future__ import annotations

import asyncio
import logging
from collections.abc import Collection, Mapping
from datetime import UTC, datetime, timedelta
from typing import TYPE_CHECKING, Literal

from typing_extensions import TypedDict

from bingma.play.game import Game
from bingma.server.errors import NotStored, Refusal

if TYPE_CHECKING:
    from bingma.server.table import Table
    from bingma.server.tables import Tables

log = logging.getLogger("bingma.server")

GoSeconds = Literal[600, 86_400, 259_200, 604_800]
"""10 minutes, 1, 3 or 7 days."""

AtZero = Literal["nothing", "call", "bot"]
"""At zero: nothing, others may call a bot, or a bot plays this go."""

ClockState = Literal["runs", "short", "over"]
"""Short: one fifth is left, which its owner is reminded of."""

SHORT = 1 / 5

# Nobody can hand over the seat of somebody who was there so lately.
AWAY = timedelta(minutes=10)

# Seconds between two looks at the clocks, and between two notes that the server is alive.
TICK = 1.0
BEAT = 10.0


class StoredClock(TypedDict):
    """The time of a seat for its present go, or for its last one where that might be taken back."""

    deadline: str
    runs: bool
    state: ClockState
    bot: bool
    """Whether a bot plays the rest of this go."""


Clocks = dict[str, StoredClock]
"""By seat, as JSON has it."""


def now() -> datetime:
    """The time by which the clocks go."""
    return datetime.now(UTC)


def after(
    clocks: Clocks,
    seconds: int | None,
    game: Game,
    people: Collection[int],
    taken_back_by: int | None = None,
    acted: int | None = None,
) -> Clocks:
    """The clocks of a table when somebody has acted or taken back.

    A go that goes on, or that is taken up again, keeps its time; a new one gets all of it.
    """
    if seconds is None or game.over:
        return {}
    made: Clocks = {}
    for seat in people:
        old = clocks.get(str(seat))
        if seat not in game.deciding:
            if old is not None:
                made[str(seat)] = {**old, "runs": False}
            continue
        same_go = old is not None and (
            taken_back_by == seat or (old["runs"] and (acted != seat or game.is_within_go(seat)))
        )
        made[str(seat)] = {**old, "runs": True} if old is not None and same_go else _new(seconds)
    return made


def _new(seconds: int) -> StoredClock:
    deadline = (now() + timedelta(seconds=seconds)).isoformat()
    return {"deadline": deadline, "runs": True, "state": "runs", "bot": False}


def next_due(clocks: Clocks, seconds: int | None) -> datetime | None:
    """When somebody has to be reminded next, or something is at zero."""
    due = [when for clock in clocks.values() if (when := _due(clock, seconds)) is not None]
    return min(due, default=None)


def _due(clock: StoredClock, seconds: int | None) -> datetime | None:
    if not clock["runs"] or clock["state"] == "over" or seconds is None:
        return None
    deadline = datetime.fromisoformat(clock["deadline"])
    return deadline - timedelta(seconds=seconds * SHORT) if clock["state"] == "runs" else deadline


def rung(clocks: Clocks, seconds: int, at_zero: AtZero) -> Clocks:
    """The clocks with everything done that is due now."""

    def ring(clock: StoredClock) -> StoredClock:
        while (due := _due(clock, seconds)) is not None and due <= now():
            if clock["state"] == "runs":
                clock = {**clock, "state": "short"}
            else:
                clock = {**clock, "state": "over", "bot": at_zero == "bot"}
        return clock

    return {seat: ring(clock) for seat, clock in clocks.items()}


def moved(clocks: Clocks, by: timedelta) -> Clocks:
    """The clocks with all deadlines so much later."""
    return {
        seat: {
            **clock,
            "deadline": (datetime.fromisoformat(clock["deadline"]) + by).isoformat(),
        }
        for seat, clock in clocks.items()
    }


def running(clocks: Mapping[str, StoredClock], seat: int) -> StoredClock | None:
    """The clock of a seat, if it runs."""
    clock = clocks.get(str(seat))
    return clock if clock is not None and clock["runs"] else None


def plays_for(clocks: Mapping[str, StoredClock], seat: int) -> bool:
    """Whether a bot plays the rest of a seat's go."""
    clock = running(clocks, seat)
    return clock is not None and clock["bot"]


class Clock:
    """Looks at the clocks of all tables."""

    def __init__(self, tables: Tables) -> None:
        self.tables = tables
        self.database = tables.database

    async def run(self) -> None:
        """Give back the time that no server was there, then look at the clocks until cancelled."""
        try:
            missed = await self.database.missed(now(), timedelta(seconds=2 * BEAT))
            if missed is not None:
                await self._give_back(missed)
        except Exception:
            log.exception("the time that no server was there could not be given back")
        beat = 0.0
        while True:
            await asyncio.sleep(TICK)
            try:
                for table_id in await self.database.due(now()):
                    await self._ring(table_id)
                beat += TICK
                if beat >= BEAT:
                    beat = 0.0
                    await self.database.alive(now())
                    self.tables.tell_all()
            except NotStored:
                continue
            except Exception:
                log.exception("the clocks could not be looked at")

    async def _ring(self, table_id: str) -> None:
        """Do what is due at a table; one that cannot be played any more holds up no other."""
        try:
            await ring(await self.tables.get(table_id))
        except NotStored:
            raise
        except Refusal:
            await self.database.set_clocks(table_id, {}, None)

    async def _give_back(self, missed: timedelta) -> None:
        for row in await self.database.clocked():
            clocks = moved(row["clocks"], missed)
            due = next_due(clocks, row["go_seconds"])
            await self.database.set_clocks(row["id"], clocks, due)


async def ring(table: Table) -> None:
    """Do what is due at a table."""
    async with table.lock:
        row = table.row
        seconds = row["go_seconds"]
        clocks = {} if seconds is None else rung(row["clocks"], seconds, row["at_zero"])
        await table.set_clocks(clocks)
    table.tell()
