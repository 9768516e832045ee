"""Section 6: entering a building, and the other ways to its action."""

from bingma.games.xian.rules.armory import armory_refusal
from bingma.games.xian.rules.events import BUILDER_SENT, FROM_FEE, FROM_MINISTER, GAINED, PAID
from bingma.games.xian.rules.goods import gain_coins, score_points
from bingma.games.xian.rules.lab import lab_refusal
from bingma.games.xian.rules.palace import palace_refusal
from bingma.games.xian.rules.refusals import NO_FEE_DUE, OK, PAIR_IS_CLOSED, PAIR_NOT_CLOSED
from bingma.games.xian.rules.state import (
    AFTER,
    ARMORY,
    BUILD,
    BUILDINGS,
    COIN,
    EXTRA,
    LAB,
    OPEN_FREE,
    PALACE,
    UNUSED,
    WORKSHOP,
    State,
)
from bingma.games.xian.rules.tables import FEE_OF_TWO, PAIR_LIMIT
from bingma.games.xian.rules.tiles import tile_refusal, use_tile
from bingma.games.xian.rules.workshop import workshop_refusal
from bingma.kit.layout import Row
from bingma.kit.rules import emit, rule

# Ways to a building's action.
BY_ENTERING, BY_OPEN, BY_FREE, BY_EXTRA = 0, 1, 2, 3

PRESTIGE_PER_MISSING_COIN = 2


@rule
def other_of_pair(s: State, b: int) -> int:
    """X3.4: the building that shares the pair; places 1-2 are one pair, 3-4 the other."""
    for other in range(BUILDINGS):
        if s.place_of[other] == s.place_of[b] ^ 1:
            return other
    return b


@rule
def pair_count(s: State, b: int) -> int:
    """X6.2: builders in both buildings of the pair, and the Prime Minister if he is there."""
    other = other_of_pair(s, b)
    here = 1 if s.minister == b or s.minister == other else 0
    return s.builders_n[b] + s.builders_n[other] + here


@rule
def pair_is_closed(s: State, b: int) -> bool:
    """X6.2: no more builders than the limit for this number of players."""
    return bool(pair_count(s, b) >= PAIR_LIMIT[s.players])


@rule
def builders_of(s: State, b: int, p: int) -> int:
    """How many builders of a player are in a building."""
    count = 0
    for i in range(s.builders_n[b]):
        if s.builders[b][i] == p:
            count += 1
    return count


@rule
def fee_to(s: State, p: int, b: int, owner: int) -> int:
    """X6.3: what p owes one other player for that player's builders in the building."""
    if owner == p:
        return 0
    count = builders_of(s, b, owner)
    if s.players == 2:
        return int(FEE_OF_TWO[count])
    return count


@rule
def fee(s: State, p: int, b: int) -> int:
    """X6.3: all that p owes to enter a building."""
    if s.builders_n[b] == 0:
        return 0
    total = 0
    for owner in range(s.players):
        total += fee_to(s, p, b, owner)
    return total


@rule
def minister_coin(s: State, b: int) -> int:
    """X6.6: the coin for the first to enter where the Prime Minister stands."""
    return 1 if s.minister == b and s.minister_bonus == 1 else 0


@rule
def coins_after_entering(s: State, p: int, b: int, due: int) -> int:
    """X6.5: coins at hand for the action, after the fee and the Prime Minister's coin."""
    return max(s.coins[p] - due, 0) + minister_coin(s, b)


@rule
def action_refusal(s: State, p: int, b: int, coins: int, discount: int) -> int:
    """X6.5: why the action of a building cannot be done with so many coins at hand."""
    if b == WORKSHOP:
        return workshop_refusal(s, p, discount)
    if b == LAB:
        return lab_refusal(s, p, discount)
    if b == ARMORY:
        return armory_refusal(s, p, coins, discount)
    return palace_refusal(s, p)


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
def pay_fee(s: State, p: int, b: int) -> None:
    """X6.3, X6.4: every owner gets the full fee; missing coins cost prestige."""
    due = fee(s, p, b)
    if due == 0:
        return
    paid = min(due, s.coins[p])
    s.coins[p] -= paid
    from_purse = paid
    for owner in range(s.players):
        owed = fee_to(s, p, b, owner)
        if owed > 0:
            own_coins = min(owed, from_purse)
            from_purse -= own_coins
            s.coins[owner] += owed
            if own_coins > 0:
                emit(s, PAID, p, COIN, own_coins, owner)
            if owed > own_coins:
                emit(s, GAINED, owner, COIN, owed - own_coins, FROM_FEE)
    score_points(s, p, -PRESTIGE_PER_MISSING_COIN * (due - paid), FROM_FEE)


@rule
def send_builder(s: State, p: int, b: int) -> None:
    """X6.1: the builder stays until the turn ends."""
    s.builders[b][s.builders_n[b]] = p
    s.builders_n[b] += 1
    emit(s, BUILDER_SENT, p, b, 0, 0)


@rule
def receive_minister_bonus(s: State, p: int, b: int) -> None:
    """X6.6: one coin and one prestige for the first player of the turn to enter."""
    if s.minister == b and s.minister_bonus == 1:
        s.minister_bonus = 0
        gain_coins(s, p, 1, FROM_MINISTER)
        score_points(s, p, 1, FROM_MINISTER)
