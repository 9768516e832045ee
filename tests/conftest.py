"""What all tests share."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest
from hypothesis import settings

from bingma.games import rulebook
from bingma.games.compiling import PLAYING, STEPPING
from bingma.kit.engine import Engine

# The same examples in every run, and no time limit for one: a slow machine is no failure.
settings.register_profile("bingma", derandomize=True, deadline=None, database=None)
settings.load_profile("bingma")


@pytest.fixture(scope="session", autouse=True)
def data_folder(tmp_path_factory: pytest.TempPathFactory) -> Iterator[None]:
    """No test writes into the data folder of the person who runs it.

    The cache of compiled rules is the usual one, so that they are compiled once and not by every
    run; tests of the cache itself set BINGMA_CACHE.
    """
    with pytest.MonkeyPatch.context() as patch:
        patch.setenv("BINGMA_DATA", str(tmp_path_factory.mktemp("data")))
        yield


@pytest.fixture(scope="session")
def compiled_xian() -> Engine:
    """The compiled rules of Xi'an; they take a while where they are not in the cache yet."""
    book: Any = rulebook("xian")
    engine: Engine = book.compiled(None, (*STEPPING, *PLAYING))
    return engine
