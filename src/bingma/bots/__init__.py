"""Players that see only a view.

>>> from bingma import new_game
>>> game = new_game("xian", players=2, seed=1)
>>> bot = make_bot("greedy", game.book, seat=0, seed=5)
>>> bot.choose(game.view(0)) in [action.id for action in game.legal(0)]
True
"""

from __future__ import annotations

from typing import Any

from bingma.bots.bot import Bot
from bingma.bots.guests import Decision, Player
from bingma.bots.kinds import BOTS, DEFAULT_BOT, BadBudget, Budget, Kind
from bingma.faults import Fault
from bingma.games.contract import Rulebook
from bingma.kit.engine import Engine

__all__ = [
    "BOTS",
    "DEFAULT_BOT",
    "BadBudget",
    "Bot",
    "Budget",
    "Decision",
    "Kind",
    "Player",
    "UnknownBot",
    "make_bot",
]


class UnknownBot(Fault):
    """No bot of that name."""

    def __init__(self, name: str) -> None:
        super().__init__("fault-bot", bot=name, bots=", ".join(BOTS))


def make_bot(
    name: str,
    book: Rulebook[Any],
    seat: int,
    seed: int,
    index: int = 0,
    budget: Budget | None = None,
    engine: Engine | None = None,
) -> Bot:
    """A bot by name for one seat; `index` is the number of the game within the seed.

    Without a budget it thinks as its kind does, no longer than a person should wait. Without an
    engine it takes the compiled rules as soon as they are ready, and the interpreted ones until
    then: for as many iterations it plays the same, but it gets less far in time.
    """
    if name not in BOTS:
        raise UnknownBot(name)
    kind = BOTS[name]
    if budget is None:
        budget = Budget(kind.iterations, kind.seconds)
    return Bot(kind, book, seat, seed, index, budget, engine)
