"""Section 5: the worker action."""

from bingma.games.xian.rules.events import (
    FROM_HELPER,
    FROM_PIGMENT,
    FROM_WORK,
    RECRUITED,
)
from bingma.games.xian.rules.goods import gain_clay, gain_coins, gain_pigment, score_points
from bingma.games.xian.rules.state import ACCOUNTANT, ADMINISTRATOR, COLOURS, NONE, State
from bingma.games.xian.rules.tables import (
    CARD_CLAY,
    CARD_COINS,
    CARD_COLOUR,
    CARD_HELPER,
    CARD_HELPER_PP,
    CARD_PIGMENTS,
)
from bingma.kit.rules import emit, rule


@rule
def card_coins(s: State, p: int, card: int) -> int:
    """X5.2: a tax collector's coins, one more with the accountant."""
    coins: int = CARD_COINS[card]
    return coins + s.helper[p][ACCOUNTANT] if coins > 0 else 0


@rule
def card_clay(s: State, p: int, card: int) -> int:
    """X5.2: a craftsman's clay, one more with the administrator."""
    clay: int = CARD_CLAY[card]
    return clay + s.helper[p][ADMINISTRATOR] if clay > 0 else 0


@rule
def use_worker(s: State, p: int) -> None:
    """X5.2, X5.3: the top card's own action."""
    card = s.top[p]
    gain_coins(s, p, card_coins(s, p, card), FROM_WORK)
    gain_clay(s, p, card_clay(s, p, card), FROM_WORK)
    for colour in range(COLOURS):
        gain_pigment(s, p, colour, CARD_PIGMENTS[card][colour], FROM_WORK)
    if CARD_HELPER[card] != NONE:
        recruit(s, p, card)


@rule
def recruit(s: State, p: int, card: int) -> None:
    """X5.3: the helper stays and scores by the turn; its ability works from now on."""
    s.helper[p][CARD_HELPER[card]] = 1
    emit(s, RECRUITED, p, CARD_HELPER[card], 0, 0)
    score_points(s, p, CARD_HELPER_PP[card][s.turn - 1], FROM_HELPER)


@rule
def use_worker_for_pigment(s: State, p: int) -> None:
    """X5.1: one pigment of the card's colour, if in stock; a helper is not recruited."""
    gain_pigment(s, p, CARD_COLOUR[s.top[p]], 1, FROM_PIGMENT)
