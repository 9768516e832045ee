"""What runs in the processes where bots think: nothing of the server, so that they start soon."""

from __future__ import annotations

import multiprocessing
import os
import signal
import sys
import threading
import time

from bingma.bots import make_bot
from bingma.games.contract import View

# A bot that thinks for long must not keep people waiting for their own moves.
NICENESS = 5


def choose(
    bot: str, seat: int, seed: int, index: int, view: View, seconds: float, end: float
) -> int:
    """What a bot does at a decision; the same again for the same table and decision.

    It may think for so many seconds, but the answer is wanted by `end`, a time of day: whoever had
    to wait for a free process thinks less, so that nobody waits longer for the bot.
    """
    seconds = min(seconds, end - time.time())
    return make_bot(bot, view.book, seat, seed, index).choose(view, seconds)


def prepare() -> None:
    """A worker leaves the processor to people first, and ends with the server, even if killed."""
    if sys.platform != "win32":
        os.nice(NICENESS)
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=_end_with_parent, daemon=True).start()


def _end_with_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
    os._exit(0)
