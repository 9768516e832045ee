"""Bots at tables: they think in processes of their own and act like anybody else."""

from __future__ import annotations

import asyncio
import logging
import multiprocessing
import os
import random
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool

from bingma.server.errors import Refusal
from bingma.server.settings import PACES
from bingma.server.table import PLAY, PLAYING, Table
from bingma.server.thinking import choose, prepare

log = logging.getLogger("bingma.server")

# Among secret decisions nobody waits for the bots.
SECRET_PACE = 0.1


class BotPlayers:
    """Plays the seats of bots, at the pace of each table."""

    def __init__(self, processes: int | None) -> None:
        self._processes = processes or max(1, (os.cpu_count() or 2) - 1)
        self._pool: ProcessPoolExecutor | None = None
        self._tasks: dict[str, asyncio.Task[None]] = {}

    def wake(self, table: Table) -> None:
        """Let the bots of a table go on if they have something to decide."""
        if bot_to_move(table) is not None and table.id not in self._tasks:
            task = asyncio.create_task(self._play(table))
            self._tasks[table.id] = task
            table.busy = True
            task.add_done_callback(lambda _: self._finished(table))

    def _finished(self, table: Table) -> None:
        del self._tasks[table.id]
        table.busy = False

    async def close(self) -> None:
        """Stop; what a bot was thinking about it will think about again."""
        tasks = list(self._tasks.values())
        for task in tasks:
            task.cancel()
        await asyncio.gather(*tasks, return_exceptions=True)
        if self._pool is not None:
            await asyncio.to_thread(self._pool.shutdown, cancel_futures=True)

    async def _play(self, table: Table) -> None:
        while (seat := bot_to_move(table)) is not None:
            seq = table.seq
            pace = PACES[table.row["pace"]]
            if table.changes and table.changes[-1].in_secret:
                pace = min(pace, SECRET_PACE)
            choice, _ = await asyncio.gather(self._choose(table, seat), asyncio.sleep(pace))
            if table.seq != seq or table.seats[seat].kind != "bot":
                continue
            try:
                await table.act(seat, PLAY, choice, seq, None)
            except Refusal as refusal:
                if refusal.key != "stale":
                    log.error("a bot at table %s was refused: %s", table.id, refusal.key)
                    return

    async def _choose(self, table: Table, seat: int) -> str:
        bot, game = table.seats[seat].bot or "", table.game
        job = (bot, game.name, seat, table.row["seed"], 1 + table.seq, game.view(seat))
        legal = {action.id: str(action) for action in game.legal(seat)}
        for _ in range(2):
            try:
                loop = asyncio.get_running_loop()
                return legal[await loop.run_in_executor(self._workers(), choose, *job)]
            except BrokenProcessPool:
                log.error("a bot process has died; it is started again")
                self._pool = None
            except Exception:
                log.exception("the bot %s at table %s has failed", bot, table.id)
                break
        # A table must not wait for a broken bot for ever.
        return random.choice(list(legal.values()))

    def _workers(self) -> ProcessPoolExecutor:
        if self._pool is None:
            self._pool = ProcessPoolExecutor(
                self._processes, multiprocessing.get_context("spawn"), prepare
            )
        return self._pool


def bot_to_move(table: Table) -> int | None:
    """A seat of a bot that has a decision to make."""
    if table.status != PLAYING:
        return None
    return next((n for n in table.row["deciding"] if table.seats[n].kind == "bot"), None)
