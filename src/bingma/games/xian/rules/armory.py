"""X7.3: forging equipment in the armory."""

from bingma.games.xian.rules.events import FORGED, FROM_EQUIPMENT
from bingma.games.xian.rules.goods import gain_clay, pay_coins
from bingma.games.xian.rules.refusals import DISPLAY_IS_EMPTY, OK, SLOT_IS_EMPTY, TOO_FEW_COINS
from bingma.games.xian.rules.state import DISPLAY, NONE, OFFICER, State
from bingma.games.xian.rules.tables import EQUIPMENT_CLAY, EQUIPMENT_COST
from bingma.kit.layout import Row
from bingma.kit.rules import emit, rule


@rule
def forge_price(s: State, p: int, card: int, discount: int) -> int:
    """X7.3, X5.4, X8.4: coins for an equipment card; no price falls below 0."""
    return int(max(EQUIPMENT_COST[card] - s.helper[p][OFFICER] - discount, 0))


@rule
def armory_refusal(s: State, p: int, coins: int, discount: int) -> int:
    """X6.5: a card of the display that so many coins can pay."""
    refusal = DISPLAY_IS_EMPTY
    for slot in range(DISPLAY):
        card = s.display[slot]
        if card != NONE:
            if forge_price(s, p, card, discount) <= coins:
                return OK
            refusal = TOO_FEW_COINS
    return refusal


@rule
def forge_refusal(s: State, p: int, slot: int, discount: int) -> int:
    """X7.3: why this card of the display cannot be forged."""
    if s.display[slot] == NONE:
        return SLOT_IS_EMPTY
    if forge_price(s, p, s.display[slot], discount) > s.coins[p]:
        return TOO_FEW_COINS
    return OK


@rule
def list_forgings(s: State, p: int, out: Row, first: int) -> int:
    """X11.1: the display slots that can be paid."""
    n = 0
    for slot in range(DISPLAY):
        if forge_refusal(s, p, slot, s.discounted) == OK:
            out[n] = first + slot
            n += 1
    return n


@rule
def forge(s: State, p: int, slot: int) -> None:
    """X7.3: pay the card, keep it face down, receive its clay; the slot stays empty."""
    card = s.display[slot]
    pay_coins(s, p, forge_price(s, p, card, s.discounted))
    s.display[slot] = NONE
    s.equipment[p][s.equipment_n[p]] = card
    s.equipment_n[p] += 1
    emit(s, FORGED, p, slot, card, 0)
    gain_clay(s, p, EQUIPMENT_CLAY[card], FROM_EQUIPMENT)
