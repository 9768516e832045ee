"""Who plays: this process, several of this machine, or the machines of a Ray cluster."""

from __future__ import annotations

import logging
import os
import socket
import time
from collections.abc import Callable, Iterator, Sequence
from concurrent.futures import FIRST_COMPLETED, Future, ProcessPoolExecutor, wait
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from importlib import import_module
from importlib.util import find_spec
from multiprocessing import connection, get_context, parent_process
from threading import Thread
from typing import Any

from bingma.faults import Fault

Tell = Callable[[str], None]
Work = Callable[[Any, Sequence[int]], list[Any]]

# Tasks handed out ahead to each process, so that none waits for the next.
AHEAD = 2

# Tasks done before the time left is told: the first ones take longer, and tell little.
ENOUGH_TO_JUDGE = 5

# How long the head of a cluster may take to answer.
SECONDS_TO_ANSWER = 5.0


@dataclass(frozen=True)
class Crew:
    """Carries out tasks and yields what came of each as soon as it is there, in any order."""

    workers: int | None = None
    ray: str | None = None

    def check(self) -> None:
        """Raise a Fault for a crew that cannot be had."""
        if self.workers is not None and self.ray is not None:
            raise Fault("fault-workers-or-ray")
        if self.workers is not None and self.workers < 1:
            raise Fault("fault-workers", workers=self.workers)
        if self.ray is not None and find_spec("ray") is None:
            raise Fault("fault-extra", packages="ray", extra="ray")

    def work(
        self, work: Work, campaign: Any, tasks: Sequence[Sequence[int]], tell: Tell
    ) -> Iterator[list[Any]]:
        """Do `work(campaign, task)` for each task, and tell how long it will take."""
        workers = min(self.workers or os.cpu_count() or 1, len(tasks))
        if self.ray is not None:
            results = _on_ray(self.ray, work, campaign, tasks)
        elif workers <= 1:
            results = (work(campaign, task) for task in tasks)
        else:
            results = _in_processes(workers, work, campaign, tasks)
        games = sum(len(task) for task in tasks)
        played = 0
        for number, done in enumerate(results):
            yield done
            played += len(done)
            if number == 0:
                # From here on: until now the processes were started.
                began, before = time.monotonic(), played
            told = f"{played:,} of {games:,} games"
            if number >= ENOUGH_TO_JUDGE:
                left = (time.monotonic() - began) / (played - before) * (games - played)
                told += f", about {_duration(left)} left"
            tell(told)
        tell("")


def _duration(seconds: float) -> str:
    """A time in the two largest units.

    >>> _duration(3.2), _duration(75), _duration(7260)
    ('3 s', '1 min 15 s', '2 h 1 min')
    """
    whole = round(seconds)
    if whole < 60:
        return f"{whole} s"
    if whole < 3600:
        return f"{whole // 60} min {whole % 60} s"
    return f"{whole // 3600} h {whole % 3600 // 60} min"


def _in_processes(
    workers: int, work: Work, campaign: Any, tasks: Sequence[Sequence[int]]
) -> Iterator[list[Any]]:
    # Started afresh, not forked: threads of the compiler do not survive a fork.
    pool = ProcessPoolExecutor(workers, get_context("spawn"), _begin, (work, campaign))
    try:
        waiting: set[Future[list[Any]]] = set()
        for task in tasks:
            waiting.add(pool.submit(_go_on, task))
            if len(waiting) >= workers * AHEAD:
                done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
                yield from (future.result() for future in done)
        while waiting:
            done, waiting = wait(waiting, return_when=FIRST_COMPLETED)
            yield from (future.result() for future in done)
    except BrokenProcessPool:
        raise Fault("fault-worker-ended") from None
    finally:
        pool.shutdown(cancel_futures=True)


# What a process of the pool works on. It gets it once: a campaign can be larger than its tasks.
_begun: list[tuple[Work, Any]] = []


def _begin(work: Work, campaign: Any) -> None:
    _begun.append((work, campaign))
    _end_with_parent()


def _go_on(task: Sequence[int]) -> list[Any]:
    [(work, campaign)] = _begun
    return work(campaign, task)


def _end_with_parent() -> None:
    """A process whose parent was killed would wait for its next task for ever."""
    parent = parent_process()
    assert parent is not None
    sentinel = parent.sentinel

    def watch() -> None:
        connection.wait([sentinel])
        os._exit(1)

    Thread(target=watch, daemon=True).start()


def _knock(address: str) -> None:
    """Ray itself tries for minutes where nobody answers."""
    host, colon, port = address.removeprefix("ray://").rpartition(":")
    if not colon or not port.isdecimal():
        return  # "local" and "auto"
    try:
        socket.create_connection((host.strip("[]"), int(port)), SECONDS_TO_ANSWER).close()
    except (OSError, OverflowError) as error:
        raise Fault("fault-ray", address=address, error=str(error)) from None


def _on_ray(
    address: str, work: Work, campaign: Any, tasks: Sequence[Sequence[int]]
) -> Iterator[list[Any]]:
    """The same on a Ray cluster, whose machines need Bingma too; "local" starts one here."""
    _knock(address)
    os.environ.setdefault("RAY_USAGE_STATS_ENABLED", "0")
    ray: Any = import_module("ray")
    try:
        ray.init(
            address=address,
            include_dashboard=False if address == "local" else None,
            log_to_driver=False,
            logging_level=logging.ERROR,
        )
    except Exception as error:  # Ray raises that itself where it cannot start
        raise Fault("fault-ray", address=address, error=str(error)) from None
    try:
        shared = ray.put(campaign)
        remote = ray.remote(work)
        at_once = AHEAD * max(1, int(ray.cluster_resources().get("CPU", 1)))
        waiting: list[Any] = []
        for task in tasks:
            waiting.append(remote.remote(shared, list(task)))
            if len(waiting) >= at_once:
                done, waiting = ray.wait(waiting)
                yield from ray.get(done)
        while waiting:
            done, waiting = ray.wait(waiting)
            yield from ray.get(done)
    except ray.exceptions.RayTaskError as error:
        # Ray tells it with the traces of both machines; what went wrong is in its cause.
        raise error.cause from None
    finally:
        ray.shutdown()
