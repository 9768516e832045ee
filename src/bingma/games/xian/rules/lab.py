"""X7.2: painting statues in the lab."""

from bingma.games.xian.rules.events import FROM_PAINT
from bingma.games.xian.rules.events import PAINTED as WAS_PAINTED
from bingma.games.xian.rules.goods import all_pigments, pay_pigment, score_points
from bingma.games.xian.rules.pit import section_of
from bingma.games.xian.rules.refusals import (
    ALREADY_PAINTED,
    NO_STATUE_TO_PAY_FOR,
    NO_WARRIOR_LEFT,
    NOTHING_STANDS_THERE,
    OK,
    SEALED_BY_OTHER,
    TOO_FEW_PIGMENTS,
)
from bingma.games.xian.rules.state import (
    EMPTY,
    NONE,
    PAINTED,
    RAW,
    SECTION_A,
    SECTION_C,
    SECTION_SPACES,
    SECTIONS,
    SPACES,
    State,
)
from bingma.games.xian.rules.tables import NEIGHBOUR_BITS, REQUEST_COLOUR
from bingma.kit.layout import Row
from bingma.kit.rules import emit, rule

PIGMENTS_PER_PAINTING = 2


@rule
def first_request(s: State, section: int) -> int:
    """X2.5: the colour asked for in a section; the request spaces are A, B1, B2, C."""
    if section == SECTION_C:
        return int(REQUEST_COLOUR[s.request[3]])
    return int(REQUEST_COLOUR[s.request[section]])


@rule
def second_request(s: State, section: int) -> int:
    """X7.2: the second colour; in A any will do (NONE), in C the same again."""
    if section == SECTION_A:
        return NONE
    if section == SECTION_C:
        return int(REQUEST_COLOUR[s.request[3]])
    return int(REQUEST_COLOUR[s.request[2]])


@rule
def can_pay_painting(s: State, p: int, section: int, discount: int) -> bool:
    """X7.2 and X8.4: two pigments as requested; with the discount either one of them."""
    own = s.pigments[p]
    first = first_request(s, section)
    second = second_request(s, section)
    if discount > 0:
        if second == NONE:
            return all_pigments(s, p) > 0
        return own[first] > 0 or own[second] > 0
    if second == NONE:
        return own[first] > 0 and all_pigments(s, p) >= PIGMENTS_PER_PAINTING
    if first == second:
        return own[first] >= PIGMENTS_PER_PAINTING
    return own[first] > 0 and own[second] > 0


@rule
def may_paint(s: State, p: int, space: int) -> bool:
    """X7.2: a raw statue without another player's seal."""
    return s.pit[space] == RAW and (s.seal[space] == NONE or s.seal[space] == p)


@rule
def section_has_paintable(s: State, p: int, section: int) -> bool:
    """Whether any statue of the section may be painted by p."""
    for space in range(section * SECTION_SPACES, (section + 1) * SECTION_SPACES):
        if may_paint(s, p, space):
            return True
    return False


@rule
def lab_refusal(s: State, p: int, discount: int) -> int:
    """X7.2: a warrior left, a statue that may be painted, and its pigments."""
    if s.warriors[p] == 0:
        return NO_WARRIOR_LEFT
    for section in range(SECTIONS):
        if can_pay_painting(s, p, section, discount):
            if section_has_paintable(s, p, section):
                return OK
    return NO_STATUE_TO_PAY_FOR


@rule
def paint_refusal(s: State, p: int, space: int, discount: int) -> int:
    """X7.2: why the statue of this space cannot be painted."""
    if s.pit[space] == EMPTY:
        return NOTHING_STANDS_THERE
    if s.pit[space] >= PAINTED:
        return ALREADY_PAINTED
    if not may_paint(s, p, space):
        return SEALED_BY_OTHER
    if not can_pay_painting(s, p, section_of(space), discount):
        return TOO_FEW_PIGMENTS
    return OK


@rule
def list_paintings(s: State, p: int, out: Row, first: int) -> int:
    """X11.1: the statues that can be painted and paid."""
    n = 0
    for section in range(SECTIONS):
        if can_pay_painting(s, p, section, s.discounted):
            for space in range(section * SECTION_SPACES, (section + 1) * SECTION_SPACES):
                if may_paint(s, p, space):
                    out[n] = first + space
                    n += 1
    return n


@rule
def is_payable(s: State, p: int, section: int, colour: int) -> bool:
    """X11.5: whether `pay` may use this colour, after what is paid without a choice."""
    if s.pigments[p][colour] == 0:
        return False
    if section == SECTION_A:
        return True
    return colour == first_request(s, section) or colour == second_request(s, section)


@rule
def list_payments(s: State, p: int, out: Row, first: int) -> int:
    """X11.1: the pigment of free choice in A; with a discount which single pigment."""
    section = section_of(s.place)
    n = 0
    for colour in range(len(s.pigments[p])):
        if is_payable(s, p, section, colour):
            out[n] = first + colour
            n += 1
    return n


@rule
def pay_painting(s: State, p: int, space: int) -> bool:
    """X11.5: pay what leaves no choice; whether one pigment of choice is still to be paid."""
    s.place = space
    section = section_of(space)
    first = first_request(s, section)
    second = second_request(s, section)
    if s.discounted == 0:
        pay_pigment(s, p, first, 1)
        if second != NONE:
            pay_pigment(s, p, second, 1)
            return False
    only = NONE
    choices = 0
    for colour in range(len(s.pigments[p])):
        if is_payable(s, p, section, colour):
            only = colour
            choices += 1
    if choices > 1:
        return True
    pay_pigment(s, p, only, 1)
    return False


@rule
def paint(s: State, p: int) -> None:
    """X7.2: the raw statue goes to the stock, a warrior takes its place and scores its group."""
    s.raw_stock += 1
    s.warriors[p] -= 1
    s.pit[s.place] = PAINTED + p
    size = group_size(s, s.place)
    emit(s, WAS_PAINTED, p, s.place, size, 0)
    score_points(s, p, size, FROM_PAINT)


@rule
def group_size(s: State, space: int) -> int:
    """X7.2: warriors of one colour connected orthogonally, across sections.

    The group is a set of bits; it grows by own neighbours until it stays the same.
    """
    owner = s.pit[space]
    own = 0
    for at in range(SPACES):
        if s.pit[at] == owner:
            own |= 1 << at
    group = 1 << space
    before = 0
    while group != before:
        before = group
        for at in range(SPACES):
            if (own & ~group) >> at & 1:
                if group & NEIGHBOUR_BITS[at]:
                    group |= 1 << at
    size = 0
    while group > 0:
        size += group & 1
        group >>= 1
    return size
