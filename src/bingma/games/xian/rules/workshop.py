"""X7.1: crafting statues in the workshop."""

from bingma.games.xian.rules.events import CRAFTED, FROM_CERAMIST, FROM_CRAFT, FROM_SPACE, SEALED
from bingma.games.xian.rules.goods import gain_coins, gain_pigment, pay_clay, score_points
from bingma.games.xian.rules.pit import section_has, section_of
from bingma.games.xian.rules.refusals import (
    NO_RAW_STATUE,
    NO_SPACE_TO_PAY_FOR,
    OK,
    SPACE_IS_TAKEN,
    TOO_LITTLE_CLAY,
)
from bingma.games.xian.rules.state import (
    CERAMIST,
    EMPTY,
    NONE,
    RAW,
    SCIENTIST,
    SECTION_SPACES,
    SECTIONS,
    State,
)
from bingma.games.xian.rules.tables import CRAFT_CLAY, SPACE_COINS, SPACE_PIGMENT, SPACE_PP
from bingma.kit.layout import Row
from bingma.kit.rules import emit, rule


@rule
def craft_price(s: State, p: int, section: int, discount: int) -> int:
    """X7.1, X5.4, X8.4: clay for a statue; no price falls below 0."""
    return int(max(CRAFT_CLAY[section] - s.helper[p][SCIENTIST] - discount, 0))


@rule
def workshop_refusal(s: State, p: int, discount: int) -> int:
    """X6.2, X7.1: a raw statue in the stock, clay, and an empty space of that price."""
    if s.raw_stock == 0:
        return NO_RAW_STATUE
    for section in range(SECTIONS):
        if s.clay[p] >= craft_price(s, p, section, discount):
            if section_has(s, section, EMPTY):
                return OK
    return NO_SPACE_TO_PAY_FOR


@rule
def craft_refusal(s: State, p: int, space: int, discount: int) -> int:
    """X7.1: why no statue can be crafted on this space."""
    if s.pit[space] != EMPTY:
        return SPACE_IS_TAKEN
    if s.clay[p] < craft_price(s, p, section_of(space), discount):
        return TOO_LITTLE_CLAY
    return OK


@rule
def list_crafts(s: State, p: int, out: Row, first: int) -> int:
    """X11.1: the empty spaces of sections that can be paid."""
    n = 0
    for section in range(SECTIONS):
        if s.clay[p] >= craft_price(s, p, section, s.discounted):
            for space in range(section * SECTION_SPACES, (section + 1) * SECTION_SPACES):
                if s.pit[space] == EMPTY:
                    out[n] = first + space
                    n += 1
    return n


@rule
def craft(s: State, p: int, space: int) -> None:
    """X7.1, X11.5: clay, a raw statue, the bonus of the space, the ceramist's point."""
    pay_clay(s, p, craft_price(s, p, section_of(space), s.discounted))
    s.raw_stock -= 1
    s.pit[space] = RAW
    emit(s, CRAFTED, p, space, 0, 0)
    receive_space_bonus(s, p, space)
    score_points(s, p, s.helper[p][CERAMIST], FROM_CERAMIST)
    s.place = space


@rule
def receive_space_bonus(s: State, p: int, space: int) -> None:
    """X7.1, X2.4: prestige, coins and a pigment by the face of the section."""
    section = section_of(space)
    face = s.face[section]
    at = space % SECTION_SPACES
    score_points(s, p, SPACE_PP[section][face][at], FROM_CRAFT)
    gain_coins(s, p, SPACE_COINS[section][face][at], FROM_SPACE)
    if SPACE_PIGMENT[section][face][at] != NONE:
        gain_pigment(s, p, SPACE_PIGMENT[section][face][at], 1, FROM_SPACE)


@rule
def put_seal(s: State, p: int) -> None:
    """X7.1: a seal under the statue just crafted; it never comes back."""
    s.seals[p] -= 1
    s.seal[s.place] = p
    emit(s, SEALED, p, s.place, 0, 0)
