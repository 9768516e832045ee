"""What callers give is looked at here, so that a mistake is answered by a sentence."""

from __future__ import annotations

from collections.abc import Iterable
from operator import index
from typing import Any

from bingma.games.contract import Rulebook
from bingma.kit.learning import BY_DIFFERENCE, BY_POINTS, BY_RANK

REWARDS = {"rank": BY_RANK, "difference": BY_DIFFERENCE, "shaped": BY_POINTS}
RENDER_MODES = ("ansi",)
SEEDS = 2**63


class NoObservations(ValueError):
    """A game that learners cannot see yet."""


class NotPlaying(RuntimeError):
    """Something was asked for that needs a game, before the first or after the end."""

    def __init__(self) -> None:
        super().__init__("no game is being played now: reset() deals one")


def whole_number(what: str, value: Any) -> int:
    """A whole number of Python or NumPy; nothing is rounded, and True is not 1."""
    # bool of NumPy has no index, bool of Python has one.
    if not isinstance(value, bool):
        try:
            return index(value)
        except TypeError:
            pass
    raise ValueError(f"{what} must be a whole number, not {value!r}")


def one_of(what: str, number: Any, count: int) -> int:
    """The number of a game or a seat."""
    wanted = whole_number(f"the number of a {what}", number)
    if not 0 <= wanted < count:
        raise ValueError(f"there is no {what} {wanted}; they are numbered 0 to {count - 1}")
    return wanted


def seed_number(seed: Any) -> int:
    """A seed as the generators take it."""
    number = whole_number("a seed", seed)
    if not 0 <= number < SEEDS:
        raise ValueError(f"a seed must be from 0 to 2**63 - 1, not {number}")
    return number


def opponent_names(opponents: str | Iterable[str] | None, known: Iterable[str]) -> tuple[str, ...]:
    """The names of bots; a single name is meant for all."""
    named = (opponents,) if isinstance(opponents, str) else tuple(opponents or ())
    bots = list(known)
    for name in named:
        if name not in bots:
            raise ValueError(f"there is no opponent '{name}'; known here are: {', '.join(bots)}")
    return named


def check_setup(book: Rulebook[Any], players: Any, reward: Any, options: Iterable[int]) -> None:
    """Raise ValueError with a clear sentence for what cannot be had."""
    if not book.observation_fields():
        raise NoObservations(f"{book.title} has no observations for learners yet")
    if whole_number("players", players) not in book.player_numbers:
        low, high = book.player_numbers[0], book.player_numbers[-1]
        raise ValueError(f"{book.title} is for {low} to {high} players, not {players}")
    if reward not in list(REWARDS):
        raise ValueError(f"there is no reward '{reward}'; known are: {', '.join(REWARDS)}")
    book.check_options(tuple(options), players)


def check_render_mode(mode: str | None) -> None:
    """Gymnasium and PettingZoo tell environments how they will be shown."""
    if mode is not None and mode not in RENDER_MODES:
        known = " or ".join(f"'{known}'" for known in RENDER_MODES)
        raise ValueError(f"render_mode must be {known} or None, not {mode!r}")
