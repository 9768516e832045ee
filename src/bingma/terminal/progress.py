"""What is told on the error stream while something takes long."""

from __future__ import annotations

import sys
import time

LINE_EVERY = 30.0


class Progress:
    """A line that is written over by the next on a screen.

    In a file whole lines (with a line end) are kept, and of the others one every half a minute.
    """

    def __init__(self) -> None:
        self._last = time.monotonic()

    def __call__(self, line: str) -> None:
        if sys.stderr.isatty():
            sys.stderr.write(f"\r\x1b[K{line}")
            sys.stderr.flush()
        elif line.endswith("\n"):
            sys.stderr.write(line)
        elif line and time.monotonic() - self._last >= LINE_EVERY:
            self._last = time.monotonic()
            sys.stderr.write(f"{line}\n")
            sys.stderr.flush()
