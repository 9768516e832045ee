"""Servers in processes of their own, for what only real sockets, signals and files show."""

from __future__ import annotations

import os
import re
import socket
import subprocess
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

ROOT = Path(__file__).parent.parent.parent

SERVE = """
from tests.server.conftest import NO_LIMIT, settings_for
from bingma.server.serve import serve
from bingma.server.settings import Rate
serve(settings_for({url!r}, **{changes!r}), "127.0.0.1", {port}, workers={workers})
"""


@dataclass
class Running:
    """A server that runs; `errors` is what it writes to its log."""

    process: subprocess.Popen[str]
    port: int
    errors: Path

    @property
    def address(self) -> str:
        """Where it is."""
        return f"http://127.0.0.1:{self.port}"

    @property
    def log(self) -> str:
        """Everything that it has logged."""
        return self.errors.read_text()

    def connect(self) -> socket.socket:
        """A connection without anything said."""
        return socket.create_connection(("127.0.0.1", self.port), timeout=20)


@contextmanager
def running(
    url: str, port: int = 0, limit: str = "", workers: int = 1, **changes: object
) -> Iterator[Running]:
    """Serve a database until the end of the block; `limit` is a shell command to run before."""
    with TemporaryDirectory(ignore_cleanup_errors=True) as folder:
        errors = Path(folder) / "errors"
        call = SERVE.format(url=url, changes=changes, port=port, workers=workers)
        words = [sys.executable, "-c", call]
        if limit:
            words = ["bash", "-c", f'{limit}; exec "$@"', "server", *words]
        environment = os.environ | {"PYTHONUNBUFFERED": "1", "PYTHONPATH": str(ROOT)}
        with errors.open("w") as file:
            process = subprocess.Popen(
                words, stdout=subprocess.PIPE, stderr=file, text=True, env=environment
            )
        assert process.stdout is not None
        try:
            said = re.search(r"http://\S+?:(\d+)/ ", process.stdout.readline())
            assert said is not None, errors.read_text()
            yield Running(process, int(said[1]), errors)
        finally:
            if process.poll() is None:
                process.terminate()
            process.wait()
            process.stdout.close()
