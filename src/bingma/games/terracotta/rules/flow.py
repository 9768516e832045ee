"""What comes next: the steps of the game between decisions, and playing one action."""

from bingma.games.terracotta.rules.actions import list_actions, perform
from bingma.games.terracotta.rules.events import SCORING_BEGAN
from bingma.games.terracotta.rules.goods import is_minister
from bingma.games.terracotta.rules.minister.turn import (
    begin_minister_turn,
    extra_decree,
    minister_next_ring,
    next_decree,
    overseer_goes_on,
    rotate_by_decrees,
    surprise_build,
    surprises_are_over,
)
from bingma.games.terracotta.rules.rounds import end_round
from bingma.games.terracotta.rules.state import (
    BEGIN_TURN,
    NEXT_RING,
    NOBODY,
    NONE,
    PM_EXTRA_DECREE,
    PM_GOES_ON,
    PM_NEXT_RING,
    PM_NEXT_ROW,
    PM_ROTATION,
    PM_SURPRISE,
    State,
)
from bingma.games.terracotta.rules.turn import begin_player_turn, next_ring, workers_at_hand
from bingma.kit.rules import emit, rule


@rule
def begin_turn(s: State) -> None:
    """T3.1: the next seat's turn, or the end of the action phase when all workers are placed."""
    p = s.order[s.order_at]
    if workers_at_hand(s, p) == 0:
        emit(s, SCORING_BEGAN, NONE, 0, 0, 0)
        s.surprises = 0
        s.step = PM_SURPRISE
    elif is_minister(s, p):
        begin_minister_turn(s)
    else:
        begin_player_turn(s, p)


@rule
def go_on(s: State) -> None:
    """One step of the game while nobody is asked."""
    if s.step == BEGIN_TURN:
        begin_turn(s)
    elif s.step == NEXT_RING:
        next_ring(s)
    elif s.step == PM_GOES_ON:
        overseer_goes_on(s)
    elif s.step == PM_NEXT_RING:
        minister_next_ring(s)
    elif s.step == PM_EXTRA_DECREE:
        extra_decree(s)
    elif s.step == PM_ROTATION:
        rotate_by_decrees(s)
    elif s.step == PM_NEXT_ROW:
        next_decree(s)
    elif s.solo == 1 and not surprises_are_over(s):
        surprise_build(s)
    else:
        end_round(s)


@rule
def settle(s: State) -> None:
    """T7.2: go on until somebody has a choice; a single legal action is played at once."""
    while s.over == 0:
        if s.decision == NOBODY:
            go_on(s)
        else:
            s.legal_n = list_actions(s, s.seat, s.legal)
            if s.legal_n > 1:
                return
            perform(s, s.seat, s.legal[0], 1)


@rule
def apply_action(s: State, seat: int, action: int) -> None:
    """Play one legal action of a seat (or outcome of a draw), and what follows without a choice."""
    perform(s, seat, action, 0)
    settle(s)
