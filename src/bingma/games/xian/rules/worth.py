"""How a position looks to a simple player."""

from bingma.games.xian.rules.state import State
from bingma.kit.rules import rule


@rule
def value(s: State, p: int) -> int:
    return s.pp[p]
