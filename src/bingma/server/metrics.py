"""What a server measures of itself, in Prometheus' form.

Not for the public: `bingma serve --metrics 9100` answers at that port of its own machine alone,
further workers at the ports after it.
"""

from __future__ import annotations

import asyncio
import time
from collections.abc import Callable

from prometheus_client import Gauge, Histogram, start_http_server

HERE = "127.0.0.1"

# Seconds between two looks at how late the event loop is.
LOOK = 1.0

_TIMES = (0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5)

TABLES = Gauge("bingma_tables", "Tables in memory")
CONNECTIONS = Gauge("bingma_live_connections", "Live connections")
QUEUE = Gauge("bingma_commit_queue", "Changes that wait to be written")
COMMIT = Histogram("bingma_commit_seconds", "Writing changes to the log", buckets=_TIMES)
ACTION = Histogram("bingma_action_seconds", "Action until it is stored and told", buckets=_TIMES)
LAG = Gauge("bingma_loop_lag_seconds", "How late the event loop is")
BOT_WAIT = Histogram("bingma_bot_wait_seconds", "Bots' wait for a process", buckets=_TIMES)


def look_at(tables: Callable[[], float], queue: Callable[[], float]) -> None:
    """Whom to ask for what is counted when somebody wants to know."""
    TABLES.set_function(tables)
    QUEUE.set_function(queue)


def publish(port: int) -> None:
    """Answer at a port of this machine for as long as it runs."""
    start_http_server(port, HERE)


async def watch_loop() -> None:
    """Notice how late the event loop is."""
    while True:
        due = time.monotonic() + LOOK
        await asyncio.sleep(LOOK)
        LAG.set(time.monotonic() - due)
