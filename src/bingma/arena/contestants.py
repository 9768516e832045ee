"""Who plays in an arena, by names such as `emperor`, `emperor@500` and `my.module:Bot`."""

from __future__ import annotations

import hashlib
from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

import bingma.bots
from bingma.bots import BOTS, Budget, UnknownBot
from bingma.bots.guests import is_guest, maker_of, sources_of
from bingma.faults import Fault
from bingma.games.contract import Rulebook
from bingma.kit.engine import sources_print


@dataclass(frozen=True)
class Contestant:
    """A bot, and how much it may think."""

    bot: str
    budget: Budget

    @property
    def is_guest(self) -> bool:
        """Whether somebody else wrote it."""
        return is_guest(self.bot)

    @property
    def searches(self) -> bool:
        """Whether it is one of ours that think in iterations."""
        return not self.is_guest and BOTS[self.bot].searches


def contestant(name: str, budget: str | None = None) -> Contestant:
    """Read a name; raises a Fault.

    `budget` is for who has none of its own, after an `@`. Ours think without the clock unless told
    otherwise, so that the same games come again on every machine.

    >>> contestant("emperor@500")
    Contestant(bot='emperor', budget=Budget(iterations=500, seconds=None))
    """
    bot, at, own = name.partition("@")
    wanted = own if at else budget
    given = None if wanted is None else Budget.parse(wanted)
    if is_guest(bot):
        maker_of(bot)
        return Contestant(bot, given or Budget())
    if bot not in BOTS:
        raise UnknownBot(bot)
    if at and not BOTS[bot].searches:
        raise Fault("fault-bot-at-once", name=name, bot=bot)
    return Contestant(bot, given or BOTS[bot].budget)


def goes_by_clock(name: str, budget: str | None) -> bool:
    """Whether it thinks for so many seconds, so that its games do not come again."""
    bot, _, own = name.partition("@")
    kind = BOTS.get(bot)
    return (kind is None or kind.searches) and (own or budget or "").endswith("s")


def program(book: Rulebook[Any], names: Sequence[str]) -> str:
    """A hash of what decides how these bots play: the rules, our bots, and those of others."""
    ours = sources_print((*book.modules, bingma.bots), book.components.tables)
    guests = [name.partition("@")[0] for name in names if is_guest(name)]
    if not guests:
        return ours
    digest = hashlib.sha256(ours.encode())
    for file in [file for guest in guests for file in sources_of(guest)]:
        digest.update(file.read_bytes())
    return digest.hexdigest()[:16]
