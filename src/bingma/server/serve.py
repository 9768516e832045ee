"""`bingma serve`: runs the server until it is stopped."""

from __future__ import annotations

import gc
import os
import sys
import threading
import webbrowser
from pathlib import Path

import uvicorn

from bingma.server.app import create_app
from bingma.server.identity import secret_key
from bingma.server.settings import Settings

MESSAGE_BYTES = 16 * 1024

# Games in memory are many small objects without cycles. A full collection looks at all of them and
# stops every table for a tenth of a second and more, so it comes seldom.
COLLECTION = (10_000, 10, 1_000)

# Seconds after which the event loop lets the thread that writes the log go on.
THREAD_SWITCH = 0.001


class _Server(uvicorn.Server):
    """Says where it is, and opens a browser, as soon as it answers."""

    def __init__(self, config: uvicorn.Config, open_browser: bool) -> None:
        super().__init__(config)
        self.open_browser = open_browser

    async def startup(self, sockets: list[object] | None = None) -> None:  # type: ignore[override]
        await super().startup(sockets)  # type: ignore[arg-type]
        if not self.started:
            return
        gc.collect()
        gc.freeze()
        port = self.servers[0].sockets[0].getsockname()[1]
        host = "127.0.0.1" if self.config.host in ("0.0.0.0", "::", "") else self.config.host
        shown = f"[{host}]" if ":" in host else host
        address = f"http://{shown}:{port}/"
        print(f"Bingma is at {address} (stop it with Ctrl+C)", flush=True)
        if self.open_browser:
            threading.Thread(target=webbrowser.open, args=(address,), daemon=True).start()


def run(host: str, port: int, data: Path, database: str | None, open_browser: bool) -> None:
    """Serve the tables of a database; `data` has the server's key, and SQLite's file by default."""
    data.mkdir(parents=True, exist_ok=True, mode=0o700)
    url = database or f"sqlite:///{data.resolve() / 'tables.sqlite'}"
    settings = Settings(database=url, secret_key=secret_key(data))
    serve(settings, host, port, open_browser)


def serve(settings: Settings, host: str, port: int, open_browser: bool = False) -> None:
    """Serve with settings of one's own."""
    gc.set_threshold(*COLLECTION)
    sys.setswitchinterval(THREAD_SWITCH)
    config = uvicorn.Config(
        create_app(settings),
        host=host,
        port=port,
        log_level=os.environ.get("BINGMA_LOG_LEVEL", "warning"),
        access_log=False,
        server_header=False,
        ws="websockets-sansio",
        ws_max_size=MESSAGE_BYTES,
        timeout_graceful_shutdown=5,
    )
    _Server(config, open_browser).run()
