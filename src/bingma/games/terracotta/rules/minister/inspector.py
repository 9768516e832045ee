"""T5.12: the inspector move with the largest swing."""

from bingma.games.terracotta.rules.events import INSPECTOR_MOVED, MOVE_SEEN, SWING
from bingma.games.terracotta.rules.inspectors import move_inspector, place_after
from bingma.games.terracotta.rules.scoring import tally_line, tally_points
from bingma.games.terracotta.rules.state import (
    CHANCE,
    COLUMN,
    HUMAN,
    LINES,
    PM,
    ROW,
    WHICH_INSPECTOR,
    State,
)
from bingma.games.terracotta.rules.tables import INSPECTOR_VP
from bingma.games.terracotta.rules.turn import ask
from bingma.kit.rules import emit, listening, rule


@rule
def line_lead(s: State, which: int, place: int) -> int:
    """The Prime Minister's points minus the human's, were an inspector there."""
    tally_line(s, which, place)
    own = tally_points(s, PM, INSPECTOR_VP[0], INSPECTOR_VP[1])
    return own - tally_points(s, HUMAN, INSPECTOR_VP[0], INSPECTOR_VP[1])


@rule
def move_swing(s: State, which: int, steps: int) -> int:
    """The human's loss plus his gain by a move."""
    there = line_lead(s, which, place_after(s, which, steps))
    return there - line_lead(s, which, s.inspector[which])


@rule
def best_swing_of(s: State, steps: int) -> int:
    """The larger swing of the two inspectors."""
    return max(move_swing(s, COLUMN, steps), move_swing(s, ROW, steps))


@rule
def preferred_step(s: State) -> int:
    """One step forward is always preferred: it is the shortest, and it is not back. 0: he stays."""
    one = best_swing_of(s, 1)
    other = best_swing_of(s, s.other_step)
    if max(one, other) <= 0:
        return 0
    return 1 if one >= other else s.other_step


@rule
def minister_inspects(s: State, other_step: int) -> None:
    """T5.12: one step forward, or another; drawn between two inspectors of the same swing."""
    s.other_step = other_step
    steps = preferred_step(s)
    if steps == 0:
        tell_moves(s)
        emit(s, INSPECTOR_MOVED, PM, 0, 0, 0)
        return
    column = move_swing(s, COLUMN, steps)
    row = move_swing(s, ROW, steps)
    if column == row:
        ask(s, CHANCE, WHICH_INSPECTOR)
    else:
        minister_moves(s, COLUMN if column > row else ROW)


@rule
def minister_moves(s: State, which: int) -> None:
    """The move is made."""
    steps = preferred_step(s)
    if listening(s):
        tell_moves(s)
        emit(s, SWING, PM, move_swing(s, which, steps), 0, 0)
    move_inspector(s, which, steps)
    emit(s, INSPECTOR_MOVED, PM, which, steps, s.inspector[which])


@rule
def tell_moves(s: State) -> None:
    """All moves with their swings."""
    if listening(s):
        for which in range(LINES):
            emit(s, MOVE_SEEN, PM, which, 1, move_swing(s, which, 1))
            emit(s, MOVE_SEEN, PM, which, s.other_step, move_swing(s, which, s.other_step))
