"""T1.2, T3.9: the two inspectors and the lines they stand on."""

from bingma.games.terracotta.rules.state import COLUMN, COLUMNS, ROWS, State
from bingma.kit.rules import rule


@rule
def place_after(s: State, which: int, steps: int) -> int:
    """Where an inspector would stand after some steps; forward from the last to the first."""
    size = COLUMNS if which == COLUMN else ROWS
    return (s.inspector[which] + steps + size) % size


@rule
def move_inspector(s: State, which: int, steps: int) -> None:
    """Steps forward; negative ones are back."""
    s.inspector[which] = place_after(s, which, steps)
