"""What all tests share."""

from __future__ import annotations

import signal
from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

from bingma.games import rulebook
from bingma.kit.engine import Engine

# The same examples in every run, and no time limit for one: a slow machine is no failure.
settings.register_profile("bingma", derandomize=True, deadline=None, database=None)
settings.load_profile("bingma")

# In the background of a script Ctrl-C is ignored, and what a test starts would inherit that.
signal.signal(signal.SIGINT, signal.default_int_handler)


@pytest.fixture(scope="session", autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test writes into the data folder of the person who runs it."""
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BINGMA_DATA", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(scope="session")
def compiled_xian() -> Engine:
    """The native rules of Xi'an."""
    book: Any = rulebook("xian")
    engine: Engine = book.compiled()
    return engine
