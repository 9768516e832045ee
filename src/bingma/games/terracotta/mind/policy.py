"""The player of playouts."""

from bingma.games.terracotta.rules.state import State
from bingma.kit.layout import Row
from bingma.kit.random import below
from bingma.kit.rules import rule


@rule
def quick_choice(s: State, rng: Row) -> int:
    """Any legal action."""
    return int(s.legal[below(rng, s.legal_n)])
