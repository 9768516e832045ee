"""Players that see only a view.

>>> from bingma import new_game
>>> game = new_game("xian", players=2, seed=1)
>>> bot = make_bot("greedy", game.book, seat=0, seed=5)
>>> bot.choose(game.view(0)) in [action.id for action in game.legal(0)]
True
"""

from __future__ import annotations

import re
from dataclasses import dataclass
from typing import Any

from bingma.games.contract import Rulebook, View
from bingma.kit.engine import Engine
from bingma.kit.layout import Block
from bingma.kit.loops import FIRST_SEAT_STREAM, GREEDY_BOT, RANDOM_BOT, STREAMS_PER_GAME

BOTS = {"random": RANDOM_BOT, "greedy": GREEDY_BOT}

LOOK_AHEAD_POOL = 4


class UnknownBot(ValueError):
    """No bot of that name."""


@dataclass(frozen=True)
class Budget:
    """How much a bot may think about a decision: so many iterations, or so many seconds."""

    iterations: int | None = None
    seconds: float | None = None

    @classmethod
    def parse(cls, text: str) -> Budget:
        """The budget that a text names.

        >>> Budget.parse("200"), Budget.parse("0.5s")
        (Budget(iterations=200, seconds=None), Budget(iterations=None, seconds=0.5))
        """
        found = re.fullmatch(r"(\d+)|(\d*\.?\d+)s", text)
        if found is None or float(text.removesuffix("s")) == 0:
            raise ValueError(
                f"a budget is iterations, like 200, or seconds, like 0.5s, not '{text}'"
            )
        return cls(int(found[1])) if found[1] else cls(None, float(found[2]))


class Bot:
    """A player of one seat in one game, seeded, so that it plays the same again."""

    def __init__(self, name: str, book: Rulebook[Any], seat: int, seed: int, index: int) -> None:
        self.name = name
        self._book = book
        self._seat = seat
        stream = index * STREAMS_PER_GAME + FIRST_SEAT_STREAM + seat
        self._rng = book.engine.new_rng(seed, stream)

    def choose(self, view: View) -> int:
        """The id of the action to play, judged by nothing but the view of the seat."""
        return self.choose_known(view.knowledge)

    def choose_known(self, knowledge: Block) -> int:
        """The same from the bare state, with everything hidden taken out already."""
        states = self._book.engine.new_states(LOOK_AHEAD_POOL)
        states[0] = knowledge.copy()
        number = BOTS[self.name]
        chosen: int = self._book.engine.rules.bot_choice(states, 0, self._seat, number, self._rng)
        return chosen


def make_bot(
    name: str,
    book: Rulebook[Any],
    seat: int,
    seed: int,
    index: int = 0,
    budget: Budget | None = None,
    engine: Engine | None = None,
) -> Bot:
    """A bot by name for one seat; `index` is the number of the game within the seed."""
    if name not in BOTS:
        raise UnknownBot(f"there is no bot '{name}'; known are: {', '.join(BOTS)}")
    return Bot(name, book, seat, seed, index)
