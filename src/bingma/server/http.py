"""Connections before a request is whole: what visitors may leave half-said, and for how long."""

from __future__ import annotations

import asyncio
import contextlib
import os
import random
import sys
from collections import Counter
from typing import Any, ClassVar

from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol
from uvicorn.protocols.websockets.websockets_sansio_impl import WebSocketsSansIOProtocol

from bingma.server.protection import sender
from bingma.server.settings import Settings
from bingma.server.workers import Home

# Files that a server needs besides its connections: database, log, bots.
OTHER_FILES = 200

# The number of the protocol for a server that starts again, and seconds until people come back.
STOPPING = 1012
BACK_IN = (1.0, 5.0)


def raise_file_limit() -> int | None:
    """Allow as many open files as this process may have; how many that are (None: any number)."""
    if sys.platform == "win32":
        return None
    import resource

    soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
    if soft != hard:
        with contextlib.suppress(ValueError, OSError):
            resource.setrlimit(resource.RLIMIT_NOFILE, (hard, hard))
    allowed, _ = resource.getrlimit(resource.RLIMIT_NOFILE)
    return None if allowed == resource.RLIM_INFINITY else allowed


def proxies() -> set[str]:
    """Addresses whose connections are other people's: as uvicorn trusts them."""
    return {"127.0.0.1", "::1", *os.environ.get("FORWARDED_ALLOW_IPS", "").split(",")}


class Unread:
    """Ends a connection whose other side does not read what it is sent.

    Closing it would wait until everything is read, and whoever does not read would be there, and
    have the memory, for ever.
    """

    settings: ClassVar[Settings]
    loop: asyncio.AbstractEventLoop
    transport: asyncio.Transport
    _unread: asyncio.TimerHandle | None = None

    def pause_writing(self) -> None:
        """Much is waiting to be read."""
        super().pause_writing()  # type: ignore[misc]
        self._unread = self.loop.call_later(self.settings.unread_seconds, self.transport.abort)

    def resume_writing(self) -> None:
        """It was read."""
        self._read()
        super().resume_writing()  # type: ignore[misc]

    def connection_lost(self, exc: Exception | None) -> None:
        """Nobody waits any more."""
        self._read()
        super().connection_lost(exc)  # type: ignore[misc]

    def _read(self) -> None:
        if self._unread is not None:
            self._unread.cancel()
            self._unread = None


class CarefulSocket(Unread, WebSocketsSansIOProtocol):
    """A live connection that ends when the other side is not there or does not read.

    When the server stops, it says in how many seconds to come back: not everybody at once.
    """

    def shutdown(self) -> None:
        """The server stops."""
        if self.handshake_complete and not self.close_sent:
            after = random.uniform(*BACK_IN)
            self.queue.put_nowait({"type": "websocket.disconnect", "code": STOPPING})
            self.conn.send_close(STOPPING, f"back-in {after:.1f}")
            self.transport.write(b"".join(self.conn.data_to_send()))
            self.close_sent = True
        super().shutdown()

    def keepalive_timeout(self) -> None:
        """A ping was not answered."""
        super().keepalive_timeout()
        self.transport.abort()


class CarefulHttp(Unread, HttpToolsProtocol):
    """HTTP that ends connections which are too many, say too much, or are silent for too long."""

    most: ClassVar[int | None]
    proxies: ClassVar[set[str]]
    by_address: ClassVar[Counter[str]]
    home: ClassVar[Home | None]

    def __init__(self, *args: Any, **kwargs: Any) -> None:
        super().__init__(*args, **kwargs)
        self._head: int | None = 0
        """How much of a request's head has come; None while its body comes."""
        self._address = ""
        self._end: asyncio.TimerHandle | None = None

    def connection_made(self, transport: asyncio.Transport) -> None:  # type: ignore[override]
        """Count it, and give it time to say something."""
        super().connection_made(transport)
        address = sender({"client": self.client})
        if (self.most is not None and len(self.connections) > self.most) or (
            address not in self.proxies
            and self.by_address[address] >= self.settings.address_connections
        ):
            self._refuse(b"503 Service Unavailable", b"retry-after: 5\r\n")
            return
        self._address = address
        self.by_address[address] += 1
        self._allow(self.settings.head_seconds)

    def connection_lost(self, exc: Exception | None) -> None:
        """It does not count any more."""
        self._allow(None)
        self._uncount()
        super().connection_lost(exc)

    def data_received(self, data: bytes) -> None:
        """Take what has come, unless it is too much."""
        if self.transport.is_closing():
            return
        if self._head is not None:
            self._head += len(data)
        super().data_received(data)
        if self._head is not None and self._head > self.settings.head_bytes:
            self._refuse(b"431 Request Header Fields Too Large")

    def on_message_begin(self) -> None:
        """A request begins; not the first one perhaps."""
        if self._head is None:
            self._head = 0
        self._allow(self.settings.head_seconds)
        super().on_message_begin()

    def on_headers_complete(self) -> None:
        """The head is whole."""
        self._head = None
        self._allow(self.settings.body_seconds)
        super().on_headers_complete()

    def on_message_complete(self) -> None:
        """The request is whole; after the answer uvicorn waits for the next one."""
        self._allow(None)
        super().on_message_complete()

    def handle_websocket_upgrade(self) -> None:
        """Live connections have limits of their own, and may belong to another process."""
        self._allow(None)
        self._uncount()
        if self.home is None or not self.home.hand_over(self):
            super().handle_websocket_upgrade()

    def _allow(self, seconds: float | None) -> None:
        if self._end is not None:
            self._end.cancel()
        self._end = None if seconds is None else self.loop.call_later(seconds, self._late)

    def _late(self) -> None:
        self._refuse(b"408 Request Timeout")

    def _refuse(self, status: bytes, headers: bytes = b"") -> None:
        if not self.transport.is_closing():
            head = b"HTTP/1.1 %b\r\n%bconnection: close\r\ncontent-length: 0\r\n\r\n"
            self.transport.write(head % (status, headers))
            self.transport.close()

    def _uncount(self) -> None:
        if self._address:
            self.by_address[self._address] -= 1
            if self.by_address[self._address] <= 0:
                del self.by_address[self._address]
            self._address = ""


def careful_http(
    settings: Settings, files: int | None, home: Home | None = None
) -> type[asyncio.Protocol]:
    """The protocol for a server that may have so many files open."""
    values: dict[str, Any] = {
        "settings": settings,
        "most": None if files is None else max(OTHER_FILES // 4, files - OTHER_FILES),
        "proxies": proxies(),
        "by_address": Counter(),
        "home": home,
    }
    return type("Http", (CarefulHttp,), values)


def careful_socket(settings: Settings) -> type[asyncio.Protocol]:
    """The protocol of live connections."""
    return type("Socket", (CarefulSocket,), {"settings": settings})
