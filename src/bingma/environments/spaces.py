"""Observations and actions of a game as spaces of Gymnasium."""

from __future__ import annotations

from typing import Any

import numpy as np

from bingma.environments import MissingPackage
from bingma.games.contract import Rulebook

try:
    from gymnasium import spaces
except ModuleNotFoundError as error:
    raise MissingPackage("gymnasium", "gymnasium") from error

__all__ = ["action_space", "mask_space", "observation_space", "spaces"]


def observation_space(book: Rulebook[Any]) -> Any:
    """The row of numbers with the bounds of each."""
    fields = book.observation_fields()
    sizes = [field.size for field in fields]
    low = np.repeat([field.low for field in fields], sizes).astype(np.int8)
    high = np.repeat([field.high for field in fields], sizes).astype(np.int8)
    return spaces.Box(low, high, dtype=np.int8)


def mask_space(book: Rulebook[Any]) -> Any:
    """A one for each legal action."""
    return spaces.Box(0, 1, (book.action_count,), np.int8)


def action_space(book: Rulebook[Any]) -> Any:
    """All action ids."""
    return spaces.Discrete(book.action_count)
