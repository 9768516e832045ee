"""Sets of spaces of the grid, as whole numbers: bit 9 x row + column, both from 0.

The order of the bits is the order in which spaces are listed: by row, then column.
"""

from bingma.games.terracotta.rules.state import DIRECTIONS, EAST, NORTH, SOUTH
from bingma.kit.rules import rule

ALL_SPACES = (1 << 63) - 1
FIRST_COLUMN = ALL_SPACES // 511  # every ninth bit
LAST_COLUMN = FIRST_COLUMN << 8

# Masks to count bits two, four and eight at a time.
PAIRS = 0x5555555555555555
NIBBLES = 0x3333333333333333
BYTES = 0x0F0F0F0F0F0F0F0F
EVERY_BYTE = 0x0101010101010101


@rule
def count_spaces(spaces: int) -> int:
    """How many spaces are in a set."""
    n = spaces - ((spaces >> 1) & PAIRS)
    n = (n & NIBBLES) + ((n >> 2) & NIBBLES)
    n = (n + (n >> 4)) & BYTES
    return ((n * EVERY_BYTE) >> 56) & 0xFF


@rule
def first_space(spaces: int) -> int:
    """The first space of a set that is not empty."""
    return count_spaces((spaces & -spaces) - 1)


@rule
def shifted(spaces: int, direction: int) -> int:
    """The next spaces in a direction, as far as they are on the grid."""
    if direction == NORTH:
        return spaces >> 9
    if direction == EAST:
        return (spaces << 1) & (ALL_SPACES ^ FIRST_COLUMN)
    if direction == SOUTH:
        return (spaces << 9) & ALL_SPACES
    return (spaces >> 1) & (ALL_SPACES ^ LAST_COLUMN)


@rule
def opposite(direction: int) -> int:
    """The direction back."""
    return (direction + DIRECTIONS // 2) % DIRECTIONS


@rule
def next_to(spaces: int) -> int:
    """All spaces orthogonally next to a space of the set (spaces of the set among them too)."""
    return (
        (spaces >> 9)
        | ((spaces << 9) & ALL_SPACES)
        | ((spaces << 1) & (ALL_SPACES ^ FIRST_COLUMN))
        | ((spaces >> 1) & (ALL_SPACES ^ LAST_COLUMN))
    )


@rule
def connected(start: int, within: int) -> int:
    """Everything of `within` that is connected to the start."""
    found = start
    grown = (found | next_to(found)) & within
    while grown != found:
        found = grown
        grown = (found | next_to(found)) & within
    return found
