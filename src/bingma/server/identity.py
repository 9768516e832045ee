"""Who somebody is, without accounts: secrets of seats, and a signed cookie for each browser."""

from __future__ import annotations

import base64
import contextlib
import hashlib
import hmac
import os
import secrets
import tempfile
from dataclasses import dataclass
from pathlib import Path

COOKIE = "bingma"
COOKIE_SECONDS = 400 * 24 * 3600
TOKEN_HEADER = "X-Seat-Token"
KEY_VARIABLE = "BINGMA_SECRET_KEY"


@dataclass(frozen=True)
class Viewer:
    """Hashes of what a request has shown: the browser's cookie, the secret of a seat."""

    browser: str | None = None
    token_hash: str | None = None


def new_secret() -> str:
    """A secret that cannot be guessed."""
    return secrets.token_urlsafe(24)


def derived(key: bytes, *parts: object) -> str:
    """A secret that follows from the server's key and the parts, and cannot be guessed.

    What is derived from a request's key is the same when the request comes again, so that nobody
    loses a secret whose answer got lost, and nothing needs to be stored.
    """
    text = "\n".join(["secret", *map(str, parts)])
    made = hmac.new(key, text.encode(), hashlib.sha256).digest()
    return base64.urlsafe_b64encode(made[:24]).decode()


def derived_id(key: bytes, request: str) -> str:
    """The id of a table; who knows it may look on if the table allows spectators."""
    return derived(key, "table", request)[:16]


def table_secret(key: bytes, seed: int) -> bytes:
    """What is drawn at a table follows from this, and how its bots decide. It is stored nowhere."""
    return hmac.new(key, b"chance:%d" % seed, hashlib.sha256).digest()


def bot_seed(secret: bytes, seat: int, entries: int) -> int:
    """The seed of a bot's decision when so many entries stand: taking back changes nothing."""
    made = hmac.new(secret, b"bot:%d:%d" % (seat, entries), hashlib.sha256).digest()
    return int.from_bytes(made[:8]) >> 1


def hashed(secret: str) -> str:
    """How secrets are stored. They are long and random, so that one round is enough."""
    return hashlib.sha256(secret.encode()).hexdigest()


def sign(browser: str, key: bytes) -> str:
    """The value of the cookie for a browser."""
    return f"{browser}.{_signature(browser, key)}"


def unsign(cookie: str, key: bytes) -> str | None:
    """The browser of a cookie that we signed."""
    browser, _, signature = cookie.rpartition(".")
    # Compared as bytes: a text with other characters than ASCII would raise an error.
    good = hmac.compare_digest(signature.encode(), _signature(browser, key).encode())
    return browser if browser and good else None


def _signature(browser: str, key: bytes) -> str:
    return hmac.new(key, b"browser:" + browser.encode(), hashlib.sha256).hexdigest()


def secret_key(folder: Path) -> bytes:
    """The key of the server: from the environment, or a file that only its user can read."""
    if given := os.environ.get(KEY_VARIABLE):
        return given.encode()
    path = folder / "secret-key"
    if not path.exists():
        # Linked into place as a whole: two servers that start together agree on one key.
        handle, made = tempfile.mkstemp(dir=folder)
        with open(handle, "w", encoding="ascii") as file:
            file.write(secrets.token_hex(32))
        with contextlib.suppress(FileExistsError):
            os.link(made, path)
        os.unlink(made)
    return path.read_bytes()
