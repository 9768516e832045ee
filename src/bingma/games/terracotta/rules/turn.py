"""T3.1: whose turn it is, and who is asked what."""

from bingma.games.terracotta.rules.events import ROUND_BEGAN, TURN_BEGAN
from bingma.games.terracotta.rules.state import (
    BEGIN_TURN,
    INNER,
    NEXT_RING,
    NONE,
    PLACE,
    RINGS,
    State,
)
from bingma.kit.rules import emit, rule


@rule
def ask(s: State, seat: int, decision: int) -> None:
    """The game waits for a decision of a seat, or for a draw."""
    s.seat = seat
    s.decision = decision


@rule
def begin_round(s: State, round_no: int) -> None:
    """A new round, with the first seat of the order."""
    s.round_no = round_no
    s.order_at = 0
    s.step = BEGIN_TURN
    emit(s, ROUND_BEGAN, NONE, round_no, 0, 0)


@rule
def workers_at_hand(s: State, p: int) -> int:
    """Craftsmen and artisans not placed yet."""
    return s.craftsmen[p] + s.artisans[p]


@rule
def begin_player_turn(s: State, p: int) -> None:
    """T3.2: a turn begins with a rotation or a placement."""
    s.rotated = 0
    s.ring = NONE
    s.step = NEXT_RING
    emit(s, TURN_BEGAN, p, 0, 0, 0)
    ask(s, p, PLACE)


@rule
def next_ring(s: State) -> None:
    """T3.2: the three actions of the slice inside-out, then the turn ends."""
    s.ring += 1
    if s.ring < RINGS:
        ask(s, s.order[s.order_at], INNER + s.ring)
    else:
        end_turn(s)


@rule
def end_turn(s: State) -> None:
    """T3.1: on to the next seat."""
    s.go += 1
    s.order_at = (s.order_at + 1) % s.players
    s.step = BEGIN_TURN
