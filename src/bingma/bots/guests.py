"""Players that others wrote, named `package.module:Name`; docs/bots.md tells how to write one."""

from __future__ import annotations

import importlib
import inspect
import sys
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from random import Random
from traceback import extract_tb
from types import ModuleType
from typing import Protocol

from bingma.bots.kinds import Budget
from bingma.faults import Fault
from bingma.games.contract import Event, View
from bingma.play.game import Action, Game


@dataclass(frozen=True)
class Decision:
    """A decision that a player is asked for, with everything that it is told."""

    view: View
    """What the seat may see."""

    legal: Sequence[Action]
    """What it may play: notations, each with its number as `id`."""

    events: Sequence[Event]
    """All that happened so far, as far as the seat may know of it."""

    budget: Budget
    """How much it may think; neither iterations nor seconds where no budget is given."""

    random: Random
    """A generator for this seat of this game: who uses no other plays the same again."""


class Player(Protocol):
    """Plays one seat of one game. It is made anew for each, by calling its name with nothing."""

    def choose(self, decision: Decision) -> str | int:
        """One of the legal actions, as notation or number."""


class BadPlayer(Fault):
    """A player that cannot be had, or that did something that it may not."""


class Guest:
    """A player of that kind at its seat: told what the seat may know, and checked."""

    def __init__(self, name: str, game: Game, seat: int, budget: Budget, seed: str) -> None:
        self._player = maker_of(name)()
        self._game, self._seat, self._budget = game, seat, budget
        self._random = Random(f"{seed}, seat {seat}")
        self._about = {"bot": name, "seat": seat + 1, "players": game.players, "game": seed}
        self._events: list[Event] = []
        self._heard = 0

    def choose(self) -> Action:
        """What it plays now."""
        game, seat = self._game, self._seat
        self._events += game.events(seat, since=self._heard)
        self._heard = len(game.log)
        legal = game.legal(seat)
        decision = Decision(
            game.view(seat), tuple(legal), tuple(self._events), self._budget, self._random
        )
        try:
            answer = self._player.choose(decision)
        except Exception as error:
            raise BadPlayer("fault-guest", **self._about, error=_told(error)) from error
        meant: dict[str | int, Action] = {action.id: action for action in legal}
        meant |= {str(action): action for action in legal}
        try:
            return meant[answer]
        except (KeyError, TypeError):
            shown = ", ".join(legal[:8]) + (", …" if len(legal) > 8 else "")
            answered = {**self._about, "answer": repr(answer), "legal": shown}
            raise BadPlayer("fault-guest-answer", **answered) from None


def is_guest(name: str) -> bool:
    """Whether a name is one of theirs, not of a bot that is on offer."""
    return ":" in name


@lru_cache
def maker_of(name: str) -> Callable[[], Player]:
    """What makes the player of a name; raises BadPlayer. One was made, to see that it works."""
    what = name.partition(":")[2]
    module = module_of(name)
    make: Callable[[], Player] | None = getattr(module, what, None)
    if make is None:
        raise BadPlayer("fault-guest-name", bot=name, module=module.__name__, name=what)
    try:
        player = make()
    except Exception as error:
        raise BadPlayer("fault-guest-made", bot=name, error=_told(error)) from error
    if not callable(getattr(player, "choose", None)):
        raise BadPlayer("fault-guest-choose", bot=name)
    return make


def module_of(name: str) -> ModuleType:
    """The module of a player. It may lie in the current folder."""
    module = name.partition(":")[0]
    if (here := str(Path.cwd())) not in sys.path:
        sys.path.insert(0, here)
    try:
        return importlib.import_module(module)
    except Exception as error:
        missing = error.name if isinstance(error, ModuleNotFoundError) else None
        if missing is not None and f"{module}.".startswith(f"{missing}."):
            raise BadPlayer("fault-guest-module", bot=name, module=missing) from error
        told = {"bot": name, "module": module, "error": _told(error)}
        raise BadPlayer("fault-guest-import", **told) from error


def sources_of(name: str) -> list[Path]:
    """The files that say how it plays: its module, in a package with all others beside it."""
    module = module_of(name)
    file = Path(inspect.getfile(module))
    return sorted(file.parent.glob("*.py")) if module.__package__ else [file]


def _told(error: Exception) -> str:
    """An error in a line, with the place in the source where it came up."""
    where = extract_tb(error.__traceback__)[-1]
    place = f"{Path(where.filename).name}:{where.lineno}"
    return f"{type(error).__name__}: {error} ({place})"
