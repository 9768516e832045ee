"""What a server may be told when it starts."""

from __future__ import annotations

import os
from dataclasses import dataclass, field, replace
from math import ceil
from pathlib import Path

# Seconds that a bot waits before it acts, so that people can follow.
PACES = {"off": 0.0, "fast": 0.4, "normal": 1.2}


@dataclass(frozen=True)
class Rate:
    """So many requests a second on average, and so many at once."""

    per_second: float
    burst: int

    def divided(self, by: int) -> Rate:
        """The part of one of several that count by themselves."""
        return Rate(self.per_second / by, ceil(self.burst / by))


@dataclass(frozen=True)
class Settings:
    """The defaults are right for a club; tests and benchmarks change some."""

    database: str
    secret_key: bytes
    page: Path = field(default_factory=lambda: Path(__file__).parent / "page")

    # Where others in the network find it; None if only this machine does, or nobody knows.
    origin: str | None = None

    # Names of the server besides its addresses; None: any. A page of another name, which somebody
    # has led to this machine, could use a server at home as if it were its own.
    names: tuple[str, ...] | None = None

    # The port where this machine alone may ask what the server measures of itself.
    metrics: int | None = None

    # Limits for one address.
    reading: Rate = Rate(50, 200)
    writing: Rate = Rate(20, 60)
    creating: Rate = Rate(0.5, 20)
    guessing: Rate = Rate(0.2, 20)
    checking: Rate = Rate(4, 40)
    opening: Rate = Rate(500 / 86_400, 500)
    """Tables in a day."""
    bots_only: Rate = Rate(1 / 60, 5)
    """Tables where nobody plays but bots."""
    connections: int = 50
    """Live connections."""
    address_connections: int = 200
    """Other connections, open at the same time; a proxy has as many as it likes."""
    # Limits for one owner: tables that wait for players, and games that are on.
    owner_waiting: int = 20
    owner_playing: int = 200
    # Limits for one table.
    spectators: int = 100
    taken_back: int = 1000
    """How often something can be taken back there."""
    # Limits for one live connection.
    sending: Rate = Rate(20, 60)

    # Limits for a request: how large its head may be, and in what time head and body must come.
    head_bytes: int = 64 * 1024
    head_seconds: float = 10
    body_seconds: float = 30
    unread_seconds: float = 20
    """How long somebody may leave unread what is sent."""

    record_bytes: int = 512 * 1024
    body_bytes: int = 16 * 1024

    cached_tables: int = 1000
    bot_processes: int | None = None
    # Seconds without a connection or a request after which the bots of a table wait.
    pause_seconds: float = 300

    def for_one_of(self, workers: int) -> Settings:
        """What each of several processes allows, so that all together allow what one would."""
        if workers == 1:
            return self
        rates = ("reading", "writing", "creating", "guessing", "checking", "opening", "bots_only")
        counts = ("connections", "address_connections", "cached_tables")
        processes = self.bot_processes or max(1, (os.cpu_count() or 2) - 1)
        return replace(
            self,
            bot_processes=ceil(processes / workers),
            **{name: getattr(self, name).divided(workers) for name in rates},
            **{name: ceil(getattr(self, name) / workers) for name in counts},
        )
