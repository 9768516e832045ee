"""Section 2: the sections of the pit."""

from bingma.games.xian.rules.state import SECTION_SPACES, State
from bingma.kit.rules import rule


@rule
def section_of(space: int) -> int:
    """X2.3: eight spaces to a section."""
    return space // SECTION_SPACES


@rule
def section_has(s: State, section: int, content: int) -> bool:
    """Whether any space of the section holds this."""
    for space in range(section * SECTION_SPACES, (section + 1) * SECTION_SPACES):
        if s.pit[space] == content:
            return True
    return False
