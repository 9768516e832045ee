"""How a position looks to a simple player."""

from bingma.games.terracotta.rules.goods import total_points
from bingma.games.terracotta.rules.state import State
from bingma.kit.rules import rule


@rule
def value(s: State, p: int) -> int:
    """In hundredths of a point."""
    return 100 * total_points(s, p)
