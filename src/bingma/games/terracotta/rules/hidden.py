"""T7.6: everything on the table is public, and what is drawn is drawn when it is needed."""

from bingma.games.terracotta.rules.state import State
from bingma.kit.layout import Row
from bingma.kit.rules import rule


@rule
def hide(s: State, seat: int) -> None:
    """Nothing is secret; only the list of another seat's legal actions is left out."""
    if s.seat != seat:
        for i in range(len(s.legal)):
            s.legal[i] = 0
        s.legal_n = 0


@rule
def resample(s: State, seat: int, rng: Row) -> None:
    """Nothing was hidden, so there is nothing to fill in."""


@rule
def passes_by(s: State, seat: int, known: State) -> bool:
    """Nobody decides in secret."""
    return False


@rule
def reopen(s: State, seat: int) -> None:
    """Nobody has decided in secret."""
