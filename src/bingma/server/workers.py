"""Several processes at one port: started, started again when one dies, stopped together.

All of them hear at the same sockets, and any of them answers a request about any table. Live
connections of a table are handed over to one of them, its home: an action is then told to everybody
who looks on by the process that has stored it, and no other has to follow.
"""

from __future__ import annotations

import asyncio
import contextlib
import logging
import multiprocessing
import os
import re
import signal
import socket
import sys
import threading
import time
from array import array
from collections.abc import Callable, Iterator
from multiprocessing.connection import wait
from multiprocessing.process import BaseProcess
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any
from zlib import crc32

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from bingma.faults import Fault

log = logging.getLogger("bingma.server")

LIVE = re.compile(rb"/tables/([A-Za-z0-9_-]{16})/live")

# More than the head of a request may have.
LARGEST = 128 * 1024

# Seconds before a process that has died is started again.
AGAIN = 1.0

# Processes cannot hand connections over everywhere.
HANDS_OVER = hasattr(socket, "SCM_RIGHTS")


class Home:
    """Which tables have their home in this process; live connections of others are handed over.

    One that cannot be handed over, because its home is not there just now, is served here.
    """

    def __init__(self, folder: Path, number: int, workers: int) -> None:
        self.folder = folder
        self.number = number
        self.workers = workers

    def hand_over(self, connection: HttpToolsProtocol) -> bool:
        """Whether a request for a live connection went to another process, its table's home."""
        found = LIVE.search(connection.url)
        home = self.number if found is None else crc32(found[1]) % self.workers
        if home == self.number:
            return False
        head = [connection.scope["method"].encode(), b" ", connection.url, b" HTTP/1.1\r\n"]
        for name, value in connection.scope["headers"]:
            head += [name, b": ", value, b"\r\n"]
        handle = connection.transport.get_extra_info("socket").fileno()
        with contextlib.suppress(OSError), socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as out:
            out.setblocking(False)
            rights = (socket.SOL_SOCKET, socket.SCM_RIGHTS, array("i", [handle]))
            out.sendmsg([*head, b"\r\n"], [rights], 0, str(self.folder / str(home)))
            # The other process has it; here it is only let go.
            connection.transport.abort()
            return True
        return False

    @contextlib.contextmanager
    def receiving(self, protocol: Callable[[], HttpToolsProtocol]) -> Iterator[None]:
        """Take what other processes hand over until the end of the block."""
        loop, path = asyncio.get_running_loop(), self.folder / str(self.number)
        taken: set[asyncio.Task[None]] = set()

        def receive() -> None:
            head, handles, *_ = socket.recv_fds(inbox, LARGEST, 1)
            for handle in handles:
                task = loop.create_task(_take(protocol, socket.socket(fileno=handle), head))
                taken.add(task)
                task.add_done_callback(taken.discard)

        with socket.socket(socket.AF_UNIX, socket.SOCK_DGRAM) as inbox:
            path.unlink(missing_ok=True)
            inbox.bind(str(path))
            inbox.setblocking(False)
            loop.add_reader(inbox, receive)
            try:
                yield
            finally:
                loop.remove_reader(inbox)
                path.unlink(missing_ok=True)


async def _take(
    protocol: Callable[[], HttpToolsProtocol], connection: socket.socket, head: bytes
) -> None:
    """Go on with a connection of another process, as if its request had come here."""
    with contextlib.suppress(OSError):  # whoever it was is gone again
        connection.setblocking(False)
        _, made = await asyncio.get_running_loop().connect_accepted_socket(protocol, connection)
        made.data_received(head)


def supervise(workers: int, work: Callable[..., None], *args: Any) -> None:
    """Run so many processes of `work(*args, home, first)` until this one is told to stop."""
    stopping = threading.Event()
    for stop in (signal.SIGINT, signal.SIGTERM):
        signal.signal(stop, lambda *_: stopping.set())
    context = multiprocessing.get_context("spawn")
    with TemporaryDirectory(prefix="bingma-", ignore_cleanup_errors=True) as folder:

        def start(number: int, first: bool) -> BaseProcess:
            home = Home(Path(folder), number, workers) if HANDS_OVER else None
            process = context.Process(target=_worker, args=(work, *args, home, first))
            process.start()
            return process

        running = {number: start(number, number == 0) for number in range(workers)}
        while not stopping.is_set():
            # In short steps: a signal does not end the wait.
            wait([process.sentinel for process in running.values()], timeout=0.2)
            for number, process in running.items():
                if not process.is_alive() and not stopping.is_set():
                    log.error("a server process has died; it is started again")
                    time.sleep(AGAIN)
                    running[number] = start(number, False)
        for process in running.values():
            process.terminate()
        for process in running.values():
            process.join()


def _worker(work: Callable[..., None], *args: Any) -> None:
    """One process, which ends with the one that has started it, even if that is killed."""

    def end_with_parent() -> None:
        parent = multiprocessing.parent_process()
        if parent is not None:
            parent.join()
        os.kill(os.getpid(), signal.SIGTERM)

    threading.Thread(target=end_with_parent, daemon=True).start()
    try:
        work(*args)
    except Fault as fault:
        sys.exit(str(fault))
