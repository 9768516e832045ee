"""Bots at tables: they think in processes of their own and act like anybody else."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
import time
from collections import Counter, OrderedDict, deque
from collections.abc import AsyncIterator
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from contextlib import asynccontextmanager, suppress
from typing import Any

from bingma.bots import BOTS, DEFAULT_BOT
from bingma.games.contract import CHANCE
from bingma.server.errors import NotStored, Refusal
from bingma.server.identity import bot_seed
from bingma.server.metrics import BOT_WAIT
from bingma.server.settings import PACES
from bingma.server.table import PLAY, PLAYING, Table
from bingma.server.thinking import choose, prepare

log = logging.getLogger("bingma.server")

# Bots that think no longer than so many seconds have processes of their own: they need not wait for
# those that think for long.
QUICK = 0.25

# Among secret decisions nobody waits for the bots.
SECRET_PACE = 0.1

# Seconds until a bot tries again what could not be stored.
TRY_AGAIN = 1.0


class Turns:
    """Lets so many go on at once. Hosts take turns, so that none waits for all bots of another."""

    def __init__(self, places: int) -> None:
        self._free = places
        self._waiting: OrderedDict[str, deque[asyncio.Future[None]]] = OrderedDict()

    @asynccontextmanager
    async def turn(self, host: str) -> AsyncIterator[None]:
        """Wait for a place, and have it until the end of the block."""
        if self._free:
            self._free -= 1
        else:
            place = asyncio.get_running_loop().create_future()
            self._waiting.setdefault(host, deque()).append(place)
            try:
                await place
            except asyncio.CancelledError:
                if place.done() and not place.cancelled():
                    self._next()
                raise
        try:
            yield
        finally:
            self._next()

    def _next(self) -> None:
        """Give a place that has become free to the host who has waited longest."""
        while self._waiting:
            host, places = self._waiting.popitem(last=False)
            place = places.popleft()
            if places:
                self._waiting[host] = places
            if not place.done():
                place.set_result(None)
                return
        self._free += 1


class BotPlayers:
    """Plays the seats of bots, at the pace of each table."""

    def __init__(self, processes: int | None, pause_seconds: float = 300) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pause_seconds = pause_seconds
        self._pools: dict[bool, ProcessPoolExecutor] = {}
        self._tasks: dict[str, asyncio.Task[None]] = {}
        self._thinking: dict[bool, Counter[str]] = {True: Counter(), False: Counter()}
        """How many bots think, quick ones and others, by the host of their tables."""
        self._turns = {quick: Turns(self._processes) for quick in (True, False)}

    def wake(self, table: Table) -> None:
        """Let the bots of a table go on if they have something to decide."""
        if self._to_move(table) and table.id not in self._tasks:
            self._tasks[table.id] = asyncio.create_task(self._play(table))

    async def close(self) -> None:
        """Stop; what a bot was thinking about it will think about again."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        for pool in self._pools.values():
            await asyncio.to_thread(pool.shutdown, cancel_futures=True)

    def _to_move(self, table: Table) -> list[int]:
        """The bots that have a decision to make; none where nobody has been for long."""
        return [] if table.is_left(self._pause_seconds) else bots_to_move(table)

    async def _play(self, table: Table) -> None:
        """Let the bots of a table decide for as long as they have to."""
        try:
            while self._to_move(table):
                try:
                    if not await self._decide_alone(table):
                        return
                except NotStored:
                    await asyncio.sleep(TRY_AGAIN)
        except Refusal as refusal:
            log.warning("the bots at table %s cannot go on: %s", table.id, refusal.key)
        finally:
            del self._tasks[table.id]

    async def _decide_alone(self, table: Table) -> bool:
        """Let them decide unless another server does; whether there may be more to do here."""
        database = table.database
        if not await database.whole(database.claim(table.id)):
            return False
        try:
            may_go_on = await self._decide(table)
        finally:
            with suppress(NotStored):
                await database.whole(database.release(table.id))
        # What came meanwhile another server has left to this one.
        async with table.lock:
            await database.whole(table.refresh())
        return may_go_on

    async def _decide(self, table: Table) -> bool:
        """Decide for bots until none has to; False if one of them cannot."""
        while seats := self._to_move(table):
            seq = table.seq
            pace = PACES[table.row["pace"]]
            if table.changes and table.changes[-1].in_secret:
                pace = min(pace, SECRET_PACE)
            thoughts = [self._choose(table, seat) for seat in seats]
            choices, _ = await asyncio.gather(asyncio.gather(*thoughts), asyncio.sleep(pace))
            for seat, choice in zip(seats, choices, strict=True):
                if not table.is_played_by_bot(seat):
                    break
                try:
                    await table.act(seat, PLAY, choice, seq, None)
                except Refusal as refusal:
                    if refusal.key == "stale":
                        break
                    if isinstance(refusal, NotStored):
                        # It decides the same again.
                        await asyncio.sleep(TRY_AGAIN)
                        break
                    log.error("a bot at table %s was refused: %s", table.id, refusal.key)
                    return False
        return True

    async def _choose(self, table: Table, seat: int) -> str:
        game, kind = table.game, BOTS.get(table.seats[seat].bot or "", BOTS[DEFAULT_BOT])
        legal = {action.id: str(action) for action in game.legal(seat)}
        patience = kind.patience(game.is_within_go(seat))
        begun = time.time()
        end = begun + patience
        quick, host = kind.seconds <= QUICK, table.host
        self._thinking[quick][host] += 1
        try:
            place = (seat, bot_seed(table.secret, seat, len(game.log)), 0, game.view(seat))
            async with self._turns[quick].turn(host):
                BOT_WAIT.observe(time.time() - begun)
                seconds = patience * self.share(quick, host)
                return legal[await self._ask(quick, kind.name, *place, seconds, end)]
        except Exception:
            log.exception("the bot %s at table %s has failed", kind.name, table.id)
            # A table must not wait for a broken bot for ever.
            return random.choice(list(legal.values()))
        finally:
            self._thinking[quick] -= Counter([host])

    async def _ask(self, quick: bool, *job: Any) -> int:
        """Have a process think, and another one if it dies over it."""
        loop, pool = asyncio.get_running_loop(), self._workers(quick)
        try:
            return await loop.run_in_executor(pool, choose, *job)
        except BrokenProcessPool:
            log.error("a bot process has died; it is started again")
            if self._pools.get(quick) is pool:
                del self._pools[quick]
            return await loop.run_in_executor(self._workers(quick), choose, *job)

    def share(self, quick: bool, host: str) -> float:
        """The part of its time that a bot may use when many think at once; hosts share alike."""
        thinking = self._thinking[quick]
        return min(1.0, self._processes / max(1, len(thinking) * thinking[host]))

    def _workers(self, quick: bool) -> ProcessPoolExecutor:
        """Processes for quick bots or for the others, started when they are needed."""
        if quick not in self._pools:
            self._pools[quick] = ProcessPoolExecutor(
                self._processes, multiprocessing.get_context("spawn"), prepare
            )
        return self._pools[quick]


def bots_to_move(table: Table) -> list[int]:
    """The seats of bots that have a decision to make; several where all decide at once."""
    if table.status != PLAYING:
        return []
    deciding = [n for n in table.row["deciding"] if n != CHANCE]
    return [n for n in deciding if table.is_played_by_bot(n)]
