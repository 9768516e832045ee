"""`bingma serve`: runs the server until it is stopped."""

from __future__ import annotations

import asyncio
import errno
import gc
import os
import re
import socket
import sys
import threading
import webbrowser
from collections.abc import Sequence
from contextlib import ExitStack
from dataclasses import replace
from pathlib import Path
from typing import cast

import sqlalchemy as sa
import uvicorn
from alembic.util import CommandError
from uvicorn.protocols.http.httptools_impl import HttpToolsProtocol

from bingma.faults import Fault
from bingma.files import make_folder, problem_of
from bingma.server.app import create_app
from bingma.server.errors import NotStored
from bingma.server.http import careful_http, careful_socket, raise_file_limit
from bingma.server.identity import secret_key
from bingma.server.metrics import HERE, publish
from bingma.server.network import EVERYWHERE, origin, origin_for_others, own_names
from bingma.server.settings import Settings
from bingma.server.storage import CONNECTIONS, Database
from bingma.server.workers import Home, supervise
from bingma.texts import texts

MESSAGE_BYTES = 16 * 1024

# Games in memory are many small objects without cycles. A full collection looks at all of them and
# stops every table for a tenth of a second and more, so it comes seldom.
COLLECTION = (10_000, 10, 1_000)

KINDS = ("sqlite", "postgresql")

# Seconds for requests that came before the server was stopped.
FINISH_SECONDS = 3

# Seconds after which the event loop lets the thread that writes the log go on.
THREAD_SWITCH = 0.001


class _Server(uvicorn.Server):
    """Says where it is, and opens a browser, as soon as it answers; of several the first does."""

    def __init__(
        self,
        config: uvicorn.Config,
        others: str | None,
        open_browser: bool,
        home: Home | None,
        announces: bool,
    ) -> None:
        super().__init__(config)
        self.others = others
        self.open_browser = open_browser
        self.home = home
        self.announces = announces
        self._receiving = ExitStack()

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if not self.started:
            return
        gc.collect()
        gc.freeze()
        if self.home is not None:
            self._receiving.enter_context(self.home.receiving(self._protocol))
        if self.announces:
            self._announce()

    async def shutdown(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        self._receiving.close()
        await super().shutdown(sockets)  # type: ignore[arg-type]

    def _protocol(self) -> HttpToolsProtocol:
        return cast(type[HttpToolsProtocol], self.config.http_protocol_class)(
            self.config, self.server_state, self.lifespan.state
        )

    def _announce(self) -> None:
        port = self.servers[0].sockets[0].getsockname()[1]
        host = "127.0.0.1" if self.config.host in EVERYWHERE else self.config.host
        address = f"{origin(host, port)}/"
        print(f"Bingma is at {address} (stop it with Ctrl+C)", flush=True)
        if self.others is not None and self.config.host in EVERYWHERE:
            print(f"Others in your network find it at {self.others}/", flush=True)
        if self.open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def run(
    host: str,
    port: int,
    data: Path,
    database: str | None,
    open_browser: bool,
    names: Sequence[str] = (),
    workers: int = 1,
    metrics: int | None = None,
) -> None:
    """Serve the tables of a database; `data` has the server's key, and SQLite's file by default.

    `names` are those that others know it by, behind a proxy for example. Several `workers` share a
    database that tells them of each other.

    Raises a Fault for anything that is in the way, before the server begins.
    """
    url = database_url(data, database)
    asyncio.run(try_database(url, workers))
    known = (*own_names(), host.lower(), *(name.lower() for name in names))
    settings = Settings(database=url, secret_key=secret_key(data), names=known, metrics=metrics)
    serve(settings, host, port, open_browser, workers)


def database_url(data: Path, database: str | None) -> str:
    """The address of the database: a given one, or that of the file in a folder, which is made."""
    make_folder(data, mode=0o700)
    return database or f"sqlite:///{data.resolve() / 'tables.sqlite'}"


async def try_database(url: str, workers: int = 1) -> None:
    """Open a database once and bring its tables up to date; raises a Fault if that fails."""
    shown = without_password(url)
    try:
        if sa.make_url(url.replace("postgres:", "postgresql:", 1)).get_backend_name() not in KINDS:
            raise Fault("fault-database-kind", url=shown)
        database = Database(url)
    except ModuleNotFoundError:
        raise Fault("fault-database-driver") from None
    except (sa.exc.ArgumentError, sa.exc.InvalidRequestError, ValueError):
        raise Fault("fault-database-kind", url=shown) from None
    try:
        if workers > 1 and not database.tells:
            raise Fault("fault-workers-sqlite")
        await database.open()
        most, needed = await database.connections(), workers * CONNECTIONS
        if most is not None and needed > most:
            raise Fault("fault-workers-connections", most=most, needed=needed)
    except OSError as error:
        raise Fault("fault-database", url=shown, problem=problem_of(error)) from None
    except (sa.exc.SQLAlchemyError, CommandError, NotStored) as error:
        raise not_opened(url, error) from None
    except Exception as error:
        if not hasattr(error, "sqlstate"):  # PostgreSQL's own, which come without SQLAlchemy's
            raise
        raise not_opened(url, error) from None
    finally:
        await database.close()


def without_password(url: str) -> str:
    """The address of a database as it may be shown."""
    return re.sub(r"(://[^:/@]*):[^@]*@", r"\1:***@", url)


def not_opened(url: str, error: Exception) -> Fault:
    """A database that does not do its work."""
    told = str(getattr(error, "orig", None) or error)
    return Fault("fault-database", url=without_password(url), problem=told.rstrip("."))


def listen(host: str, port: int) -> list[socket.socket]:
    """Sockets at all addresses of a host, as asyncio would open them; raises a Fault."""
    opened: list[socket.socket] = []
    try:
        found = socket.getaddrinfo(
            host or None, port, type=socket.SOCK_STREAM, flags=socket.AI_PASSIVE
        )
        for family, address in dict.fromkeys((family, where) for family, *_, where in found):
            if port == 0 and opened:  # any port, but the same at all of them
                address = (address[0], opened[0].getsockname()[1], *address[2:])
            try:
                opened.append(socket.create_server(address, family=family, backlog=2048))
            except OSError as error:
                # A name may have an address of IPv6 on a machine without it.
                if error.errno != errno.EADDRNOTAVAIL or family != socket.AF_INET6 or not opened:
                    raise
    except (OSError, UnicodeError) as error:
        for other in opened:
            other.close()
        raise _not_heard(error, host, port) from None
    return opened


def _not_heard(error: Exception, host: str, port: int) -> Fault:
    code = getattr(error, "errno", None)
    if code == errno.EADDRINUSE:
        return Fault("fault-port-used", port=str(port))
    if code in (errno.EACCES, errno.EPERM):
        return Fault("fault-port-forbidden", port=str(port))
    return Fault("fault-host", host=host)


def serve(
    settings: Settings, host: str, port: int, open_browser: bool = False, workers: int = 1
) -> None:
    """Serve with settings of one's own."""
    sockets = listen(host, port)
    if settings.metrics is not None:
        for n in range(workers):
            for free in listen(HERE, settings.metrics + n):
                free.close()
    settings = settings.for_one_of(workers)
    if workers == 1:
        _serve(settings, host, sockets, open_browser)
    else:
        supervise(workers, _serve, settings, host, sockets, open_browser)


def _serve(
    settings: Settings,
    host: str,
    sockets: list[socket.socket],
    open_browser: bool,
    home: Home | None = None,
    announces: bool = True,
) -> None:
    """One process of a server."""
    if home is not None:
        # Started again while the database is gone, it says so in a sentence.
        asyncio.run(try_database(settings.database))
    if settings.metrics is not None:
        publish(settings.metrics + (home.number if home is not None else 0))
    port = sockets[0].getsockname()[1]
    others = origin_for_others(host, port)
    # Read beforehand: the first request that goes wrong would stop every table for that long.
    threading.Thread(target=texts, args=("en",), daemon=True).start()
    gc.set_threshold(*COLLECTION)
    sys.setswitchinterval(THREAD_SWITCH)
    config = uvicorn.Config(
        create_app(replace(settings, origin=settings.origin or others)),
        host=host,
        port=port,
        log_level=os.environ.get("BINGMA_LOG_LEVEL", "warning"),
        access_log=False,
        server_header=False,
        http=careful_http(settings, raise_file_limit(), home),
        ws=careful_socket(settings),
        ws_max_size=MESSAGE_BYTES,
        # Compressed, the length of a message would tell whether a name that somebody chose is like
        # something secret in it. Messages say what changed and are small.
        ws_per_message_deflate=False,
        timeout_graceful_shutdown=FINISH_SECONDS,
    )
    _Server(config, others, open_browser, home, announces).run(sockets)
