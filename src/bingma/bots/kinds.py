"""The players on offer, weakest first, and how much thought each may take."""

from __future__ import annotations

import re
from dataclasses import dataclass

from bingma.faults import Fault
from bingma.kit.loops import GREEDY_BOT, RANDOM_BOT


class BadBudget(Fault):
    """A text that is no budget of thought."""


@dataclass(frozen=True)
class Budget:
    """How long to think: so many iterations, and no longer than so many seconds.

    With iterations alone a bot with the same seed plays the same on every machine.

    >>> Budget.parse("500")
    Budget(iterations=500, seconds=None)
    >>> str(Budget.parse("0.5s"))
    '0.5s'
    """

    iterations: int | None = None
    seconds: float | None = None

    @classmethod
    def parse(cls, text: str) -> Budget:
        """`500` is iterations, `0.5s` is seconds."""
        if re.fullmatch(r"[1-9]\d{0,8}", text):
            return cls(iterations=int(text))
        if re.fullmatch(r"\d+(\.\d+)?s", text) and 0 < float(text[:-1]) <= 3600:
            return cls(seconds=float(text[:-1]))
        raise BadBudget("fault-budget", text=text)

    def __str__(self) -> str:
        if self.iterations is None:
            return f"{self.seconds:g}s"
        return str(self.iterations)


# The first decision of a go may take so many times as long as each that follows.
LATER_IN_GO = 4


@dataclass(frozen=True)
class Kind:
    """A kind of bot. Those of a strength, 1 to 4, are meant for people to play against."""

    name: str
    strength: int | None = None
    iterations: int = 0
    seconds: float = 0.0

    @property
    def searches(self) -> bool:
        """Whether it thinks in iterations; the others answer at once."""
        return self.iterations > 0

    @property
    def budget(self) -> Budget:
        """What it thinks without the clock: the same on every machine."""
        return Budget(iterations=self.iterations) if self.searches else Budget()

    def patience(self, within_go: bool) -> float:
        """The seconds for a decision: fewer within a go, as its first one has thought of them."""
        return self.seconds / LATER_IN_GO if within_go else self.seconds


# Weaker means less thought, nothing else. `seconds` is the most that a slow machine may take.
BOTS: dict[str, Kind] = {
    kind.name: kind
    for kind in (
        Kind("random"),
        Kind("apprentice", 1, 4, 0.25),
        Kind("greedy"),
        Kind("steward", 2, 45, 0.25),
        Kind("minister", 3, 250, 0.5),
        Kind("emperor", 4, 30000, 2.0),
    )
}

# Those that the rules' own loops play without being asked one by one.
FAST_BOTS = {"random": RANDOM_BOT, "greedy": GREEDY_BOT}

# Whom people meet who name nobody.
DEFAULT_BOT = "steward"
