"""Section 8: bonus tiles, and how the go returns from what they do."""

from bingma.games.xian.rules.buildings import (
    OK,
    PAIR_IS_CLOSED,
    action_refusal,
    coins_after_entering,
    fee,
    pair_is_closed,
    pay_fee,
    receive_minister_bonus,
    send_builder,
)
from bingma.games.xian.rules.events import TILE_USED
from bingma.games.xian.rules.goods import all_resources
from bingma.games.xian.rules.state import (
    AFTER,
    BUILD,
    BUILDINGS,
    DISCOUNT,
    EXTRA,
    GIVE,
    MARKET,
    OPEN_FREE,
    PALACE,
    UNUSED,
    USED,
    State,
)
from bingma.games.xian.rules.turn import end_go
from bingma.kit.layout import Row
from bingma.kit.rules import emit, rule

# Ways to a building's action.
BY_ENTERING, BY_OPEN, BY_FREE, BY_EXTRA = 0, 1, 2, 3

# Further reasons why something cannot be done (see buildings.py for the others).
TILE_NOT_OWNED = 16
TILE_IS_USED = 17
PAIR_NOT_CLOSED = 18
NO_FEE_DUE = 19
NOTHING_TO_DISCOUNT = 21
NOTHING_TO_EXCHANGE = 22

MARKET_EXCHANGES = 2
EMISSARY_EXCHANGES = 1


@rule
def tile_refusal(s: State, p: int, tile: int) -> int:
    """X8.1: a tile is used once, by its owner."""
    if s.tiles[p][tile] == UNUSED:
        return OK
    return TILE_IS_USED if s.tiles[p][tile] == USED else TILE_NOT_OWNED


@rule
def use_tile(s: State, p: int, tile: int) -> None:
    """X8.1: a tile counts as used at the word that uses it."""
    s.tiles[p][tile] = USED
    emit(s, TILE_USED, p, tile, 0, 0)


@rule
def way_refusal(s: State, p: int, b: int, way: int, discount: int) -> int:
    """X6.2, X6.5, X8.2, X8.5, X11.3: why a building's action cannot be reached in this way."""
    if way == BY_EXTRA:
        refusal = tile_refusal(s, p, EXTRA)
        return refusal if refusal != OK else action_refusal(s, p, b, s.coins[p], discount)
    due = fee(s, p, b)
    closed = pair_is_closed(s, b)
    if way == BY_ENTERING:
        if closed:
            return PAIR_IS_CLOSED
    else:
        refusal = tile_refusal(s, p, OPEN_FREE)
        if refusal != OK:
            return refusal
        if way == BY_OPEN and not closed:
            return PAIR_NOT_CLOSED
        if way == BY_FREE:
            if closed:
                return PAIR_IS_CLOSED
            if due == 0:
                return NO_FEE_DUE
            due = 0
    return action_refusal(s, p, b, coins_after_entering(s, p, b, due), discount)


@rule
def list_ways(s: State, p: int, out: Row, first: int, discount: int) -> int:
    """X11.3: building actions that this decision offers; at `after` only those by extra."""
    n = 0
    buildings = PALACE if discount > 0 else BUILDINGS  # X11.4: no discount in the palace
    if s.step == BUILD:
        for b in range(buildings):
            if way_refusal(s, p, b, BY_ENTERING, discount) == OK:
                out[n] = first + BUILDINGS * BY_ENTERING + b
                n += 1
        if s.tiles[p][OPEN_FREE] == UNUSED:
            for way in range(BY_OPEN, BY_FREE + 1):
                for b in range(buildings):
                    if way_refusal(s, p, b, way, discount) == OK:
                        out[n] = first + BUILDINGS * way + b
                        n += 1
    if s.tiles[p][EXTRA] == UNUSED:
        for b in range(buildings):
            if way_refusal(s, p, b, BY_EXTRA, discount) == OK:
                out[n] = first + BUILDINGS * BY_EXTRA + b
                n += 1
    return n


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
def market_refusal(s: State, p: int) -> int:
    """X8.3: the market needs at least one resource."""
    refusal = tile_refusal(s, p, MARKET)
    if refusal == OK and all_resources(s, p) == 0:
        return NOTHING_TO_EXCHANGE
    return refusal


@rule
def go_to_building(s: State, p: int, b: int, way: int) -> None:
    """X11.5: fee, builder, Prime Minister's bonus; an extra action needs none of them (X8.5)."""
    if way == BY_EXTRA:
        use_tile(s, p, EXTRA)
        return
    s.step = AFTER
    if way != BY_ENTERING:
        use_tile(s, p, OPEN_FREE)
    if way != BY_FREE:
        pay_fee(s, p, b)
    send_builder(s, p, b)
    receive_minister_bonus(s, p, b)


@rule
def use_market(s: State, p: int) -> None:
    """X8.3: one or two exchanges, the first of which must be made."""
    use_tile(s, p, MARKET)
    s.exchanges = MARKET_EXCHANGES
    s.may_stop = 0
    s.decision = GIVE


@rule
def send_emissary(s: State) -> None:
    """X7.4: after the tile was taken, the emissary may exchange one resource."""
    s.exchanges = EMISSARY_EXCHANGES
    s.may_stop = 1
    s.decision = GIVE


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
