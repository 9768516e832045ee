"""Limits and headers around everything: rates, sizes, origins, content-security policy."""

from __future__ import annotations

import json
import logging
import time
from collections import OrderedDict
from collections.abc import Iterator
from contextlib import contextmanager
from ipaddress import IPv6Address
from typing import Any
from urllib.parse import urlsplit

from starlette.datastructures import Headers, MutableHeaders
from starlette.responses import Response
from starlette.types import ASGIApp, Message, Receive, Scope, Send

from bingma.server.errors import Refusal
from bingma.server.network import is_known
from bingma.server.settings import Rate, Settings

log = logging.getLogger("bingma.server")

SAFE_METHODS = ("GET", "HEAD", "OPTIONS")
API = "/api/"
CREATING = ("/api/v1/tables", "/api/v1/records")
CHECKING = "/components/"

POLICY = "; ".join(
    [
        "default-src 'none'",
        # The rules as WebAssembly, for hints; no other code is made from data.
        "script-src 'self' 'wasm-unsafe-eval'",
        "style-src 'self'",
        # Positions on the table are attributes; there are no style elements.
        "style-src-attr 'unsafe-inline'",
        "img-src 'self' data:",
        "font-src 'self'",
        "connect-src 'self'",
        "manifest-src 'self'",
        "base-uri 'none'",
        "form-action 'none'",
        "frame-ancestors 'none'",
    ]
)

HEADERS = {
    "Content-Security-Policy": POLICY,
    "X-Content-Type-Options": "nosniff",
    "Referrer-Policy": "no-referrer",
    "Cross-Origin-Opener-Policy": "same-origin",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Permissions-Policy": "camera=(), microphone=(), geolocation=()",
}

ADDRESSES = 10_000

LOGGERS = ("bingma.server", "uvicorn.error", "asyncio")

# A network of IPv6 that is given to one visitor is a /64.
HOST_BITS = 64


class Bucket:
    """Counts requests of one sender: it fills with time and empties with each request."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self.left = float(rate.burst)
        self.then = time.monotonic()

    def take(self) -> bool:
        """Whether one more request is within the limit."""
        now = time.monotonic()
        gained = (now - self.then) * self.rate.per_second
        self.left = min(float(self.rate.burst), self.left + gained)
        self.then = now
        if self.left < 1:
            return False
        self.left -= 1
        return True


class Limiter:
    """Buckets for many addresses; those not seen for long are forgotten."""

    def __init__(self, rate: Rate) -> None:
        self.rate = rate
        self._buckets: OrderedDict[str, Bucket] = OrderedDict()

    def check(self, address: str) -> None:
        """Raise Refusal if an address asks too often."""
        bucket = self._buckets.setdefault(address, Bucket(self.rate))
        self._buckets.move_to_end(address)
        if len(self._buckets) > ADDRESSES:
            self._buckets.popitem(last=False)
        if not bucket.take():
            raise too_many_requests()


class OneASecond(logging.Filter):
    """Lets one line a second into the log for each cause: nobody can fill the disk with it."""

    def __init__(self) -> None:
        super().__init__()
        self._last: dict[tuple[str, object], tuple[float, int]] = {}
        """When a cause was let through, and how often it has come since."""

    def filter(self, record: logging.LogRecord) -> bool:
        """Whether a line goes into the log; it says how many like it did not."""
        error = record.exc_info[0] if record.exc_info else None
        cause, now = (str(record.msg), error), time.monotonic()
        then, left_out = self._last.get(cause, (-1.0, 0))
        if then >= 0 and now - then < 1:
            self._last[cause] = (then, left_out + 1)
            return False
        if left_out:
            record.msg = f"{record.msg} ({left_out} more like it)"
        self._last[cause] = (now, 0)
        return True


@contextmanager
def quiet_log() -> Iterator[None]:
    """While a server runs, its log has no more than one line a second for each cause."""
    one = OneASecond()
    loggers = [logging.getLogger(name) for name in LOGGERS]
    for logger in loggers:
        logger.addFilter(one)
    try:
        yield
    finally:
        for logger in loggers:
            logger.removeFilter(one)


class Protection:
    """An ASGI layer that lets nothing through that breaks a limit."""

    def __init__(self, app: ASGIApp, settings: Settings) -> None:
        self.app = app
        self.settings = settings
        self.reading = Limiter(settings.reading)
        self.writing = Limiter(settings.writing)
        self.creating = Limiter(settings.creating)
        self.opening = Limiter(settings.opening)
        self.checking = Limiter(settings.checking)

    async def __call__(self, scope: Scope, receive: Receive, send: Send) -> None:
        if scope["type"] not in ("http", "websocket"):
            await self.app(scope, receive, send)
            return
        answer = _Answer(scope, send)
        try:
            self._check(scope)
            if scope["type"] == "http" and scope["method"] not in SAFE_METHODS:
                receive = await self._whole_body(scope, receive)
            await self.app(scope, receive, answer.send)
        except Refusal as refusal:
            await refuse(refusal)(scope, receive, answer.send)
        except Exception:
            log.exception("a request to %s has failed", scope["path"])
            if answer.begun:
                raise
            await refuse(failure())(scope, receive, answer.send)

    def _check(self, scope: Scope) -> None:
        headers = Headers(scope=scope)
        address = sender(scope)
        writes = scope["type"] == "websocket" or scope["method"] not in SAFE_METHODS
        names = self.settings.names
        if names is not None and not is_known(headers.get("host"), names):
            raise Refusal(421, "other-name", "This server has another name: see --name.")
        if writes and not same_origin(headers, scope["scheme"]):
            raise Refusal(403, "other-origin", "Requests from other sites are not accepted.")
        if scope["type"] == "websocket" or not writes:
            self.reading.check(address)
            return
        self.writing.check(address)
        path = scope["path"].rstrip("/")
        if path in CREATING or path.endswith(("/branch", "/rematch")):
            self.creating.check(address)
            self.opening.check(address)
        if CHECKING in path:
            self.checking.check(address)
        length = headers.get("content-length", "0")
        if not length.isdecimal() or int(length) > self._limit(scope):
            raise too_large()

    def _limit(self, scope: Scope) -> int:
        settings = self.settings
        return settings.record_bytes if scope["path"].endswith("/records") else settings.body_bytes

    async def _whole_body(self, scope: Scope, receive: Receive) -> Receive:
        """The body at once, also one that does not tell its length."""
        body, more, limit = b"", True, self._limit(scope)
        while more:
            message = await receive()
            if message["type"] == "http.disconnect":
                return receive
            body += message.get("body", b"")
            more = message.get("more_body", False)
            if len(body) > limit:
                raise too_large()
        whole: list[Message] = [{"type": "http.request", "body": body, "more_body": False}]

        async def replay() -> Message:
            return whole.pop() if whole else await receive()

        return replay


def too_many_requests() -> Refusal:
    """Over a rate."""
    return Refusal(429, "too-many-requests", "Too many requests; wait a little.")


def too_large() -> Refusal:
    """A body over the limit."""
    return Refusal(413, "too-large", "This is too large.")


def failure() -> Refusal:
    """A fault of ours; what it was stands in the log only."""
    return Refusal(500, "server-error", "Something went wrong on the server.")


def sender(scope: Scope) -> str:
    """Whom limits are counted for: an address; one of IPv6 by its network, which is one visitor's.

    >>> sender({"client": ("2001:db8:1:2:3::4", 1)}), sender({"client": ("::ffff:1.2.3.4", 1)})
    ('2001:db8:1:2::', '1.2.3.4')
    """
    host = str(scope["client"][0]) if scope.get("client") else ""
    if ":" not in host:
        return host
    try:
        address = IPv6Address(host.partition("%")[0])
    except ValueError:
        return host
    if address.ipv4_mapped is not None:
        return str(address.ipv4_mapped)
    return str(IPv6Address(int(address) >> HOST_BITS << HOST_BITS))


def same_origin(headers: Headers, scheme: str) -> bool:
    """Whether a request comes from our own page, or from no page at all."""
    origin = headers.get("origin")
    if origin is not None:
        parts = urlsplit(origin)
        ours = {"ws": "http", "wss": "https"}.get(scheme, scheme)
        return (parts.scheme, parts.netloc) == (ours, headers.get("host"))
    return headers.get("sec-fetch-site", "none") in ("none", "same-origin")


def refuse(refusal: Refusal, **more: Any) -> Response:
    """An error as a response. ASCII only: a message may quote what cannot be encoded."""
    content = json.dumps({"error": refusal.as_data(), **more})
    headers = {"Retry-After": "1"} if refusal.status in (429, 503) else None
    return Response(content, refusal.status, headers, "application/json")


class _Answer:
    """Puts our headers on an answer, and knows whether it has begun."""

    def __init__(self, scope: Scope, send: Send) -> None:
        self.scope = scope
        self.begun = False
        self._send = send

    async def send(self, message: Message) -> None:
        """Send a part of the answer."""
        self.begun = True
        if message["type"] in ("http.response.start", "websocket.http.response.start"):
            headers = MutableHeaders(scope=message)
            for name, value in HEADERS.items():
                headers[name] = value
            if self.scope["path"].startswith(API):
                headers["Cache-Control"] = "no-store"
        await self._send(message)
