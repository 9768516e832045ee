"""Section 11: where a go returns to after an action, and when it ends."""

from bingma.games.xian.rules.entering import action_refusal, list_ways
from bingma.games.xian.rules.refusals import NOTHING_TO_DISCOUNT, OK
from bingma.games.xian.rules.state import AFTER, BUILDINGS, DISCOUNT, EXTRA, GIVE, UNUSED, State
from bingma.games.xian.rules.tiles import market_refusal, tile_refusal
from bingma.games.xian.rules.turn import end_go
from bingma.kit.layout import Row
from bingma.kit.rules import rule


@rule
def discount_refusal(s: State, p: int, out: Row, first: int) -> int:
    """X11.4: the discount needs a building action that it could be used for.

    `out` is used for trying.
    """
    refusal = tile_refusal(s, p, DISCOUNT)
    if refusal == OK and list_ways(s, p, out, first, 1) == 0:
        return NOTHING_TO_DISCOUNT
    return refusal


@rule
def end_exchange(s: State, p: int) -> None:
    """X11.6: the next exchange of a market may be left out; a go goes on after the last."""
    s.exchanges -= 1
    s.may_stop = 1
    if s.exchanges > 0:
        s.decision = GIVE
    else:
        resume_go(s, p)


@rule
def end_building_action(s: State, p: int) -> None:
    """X11.4: a discount ends with the building action that it was announced for."""
    s.discounted = 0
    resume_go(s, p)


@rule
def resume_go(s: State, p: int) -> None:
    """X11.3: back to work, build or after; `after` only while a tile can still be used."""
    s.decision = s.step
    if s.step == AFTER and not can_use_tile(s, p):
        end_go(s)


@rule
def can_use_tile(s: State, p: int) -> bool:
    """X11.1: whether `after` has anything to offer. A discount needs an extra action then."""
    if market_refusal(s, p) == OK:
        return True
    if s.tiles[p][EXTRA] != UNUSED:
        return False
    discount = 1 if s.tiles[p][DISCOUNT] == UNUSED else 0
    for b in range(BUILDINGS):
        if action_refusal(s, p, b, s.coins[p], discount) == OK:
            return True
    return False
