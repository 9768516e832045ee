"""The smallest game that an engine can run: take some from a heap; who takes the last one wins."""

from typing import Any

from bingma.kit.game import GameBlock
from bingma.kit.layout import Row, i16, layout
from bingma.kit.random import below
from bingma.kit.rules import emit, rule, table

HEAP = table("heap")  # [0]: how many there are at first
TAKES = table("takes")  # [0]: how many can be taken at most
MOST = 5
TAKEN = 1


@layout
class Toy(GameBlock):
    """A heap."""

    legal: Row = i16(MOST)
    heap: int = i16()


@rule
def deal(s: Toy, players: int, options: int, rng: Row) -> None:
    """A new heap; anybody begins."""
    s.players = players
    s.over = 0
    s.go = 0
    s.seat = below(rng, players)
    s.heap = HEAP[0]
    s.legal_n = list_actions(s, s.seat, s.legal)


@rule
def list_actions(s: Toy, p: int, out: Row) -> int:
    """Action n takes n."""
    n = 0
    for count in range(1, TAKES[0] + 1):
        if count <= s.heap:
            out[n] = count
            n += 1
    return n


@rule
def apply_action(s: Toy, seat: int, action: int) -> None:
    """Take some; the next one follows."""
    s.heap -= action
    emit(s, TAKEN, seat, action, 0, 0)
    s.go += 1
    s.seat = (seat + 1) % s.players
    if s.heap == 0:
        s.over = 1
    s.legal_n = list_actions(s, s.seat, s.legal)


@rule
def hide(s: Toy, seat: int) -> None:
    """There are no secrets."""


@rule
def resample(s: Toy, seat: int, rng: Any) -> None:
    """Nothing to fill in."""


@rule
def value(s: Toy, p: int) -> int:
    """The smaller the heap, the better."""
    return -s.heap


@rule
def standing(s: Toy, p: int) -> int:
    """One point for who took the last one; the seat has passed on since."""
    if s.over == 0:
        return value(s, p)
    return 100 if (p + 1) % s.players == s.seat else 0


@rule
def beats(s: Toy, p: int, q: int) -> bool:
    """Who has the point."""
    return standing(s, p) > standing(s, q)


@rule
def passes_by(s: Toy, seat: int, known: Toy) -> bool:
    """Nobody decides in secret."""
    return False


@rule
def reopen(s: Toy, seat: int) -> None:
    """Nobody has decided in secret."""


@rule
def quick_choice(s: Toy, rng: Any) -> int:
    """Any legal action."""
    return int(s.legal[below(rng, s.legal_n)])
