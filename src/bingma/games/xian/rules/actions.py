"""Section 11: the table of action ids, which of them are legal, and what each one does.

Cards are named by their place in the hand (0 to 3), so that ids mean the same for every seat.

    id        action                     id        action
    0-15      favour, one bit a card     54-77     craft A1 … C8
    16-31     plan, 4 x top + bottom     78, 79    seal, no-seal
    32, 33    work, pigment              80-103    paint A1 … C8
    34, 35    market, discount           104-107   pay Y R G B
    36, 37    pass, done                 108-111   forge 1 … 4
    38-41     enter WORKSHOP … PALACE    112-119   keep a game-end tile
    42-45     open                       120-125   give coin, clay, Y R G B
    46-49     free                       126       stop
    50-53     extra                      127-132   take coin, clay, Y R G B
"""

from bingma.games.xian.rules.armory import forge, list_forgings
from bingma.games.xian.rules.entering import go_to_building, list_ways
from bingma.games.xian.rules.events import ACTED, FROM_PASS
from bingma.games.xian.rules.go import (
    discount_refusal,
    end_building_action,
    end_exchange,
    resume_go,
)
from bingma.games.xian.rules.goods import (
    gain_coins,
    give_one,
    list_owned,
    list_takeable,
    pay_pigment,
    take_one,
)
from bingma.games.xian.rules.lab import list_paintings, list_payments, paint, pay_painting
from bingma.games.xian.rules.palace import advance, keep_end_tile, list_end_tiles
from bingma.games.xian.rules.refusals import OK
from bingma.games.xian.rules.state import (
    AFTER,
    ARMORY,
    BUILD,
    BUILDINGS,
    CRAFT,
    DISCOUNT,
    EMISSARY,
    FAVOUR,
    FORGE,
    GIVE,
    HAND,
    KEEP,
    LAB,
    PAINT,
    PAY,
    PLAN,
    SEAL,
    TAKE,
    TRACK_END,
    WORK,
    WORKSHOP,
    State,
)
from bingma.games.xian.rules.tiles import market_refusal, send_emissary, use_market, use_tile
from bingma.games.xian.rules.turn import choose_favour, choose_plan, end_go, list_hand_pairs
from bingma.games.xian.rules.workers import use_worker, use_worker_for_pigment
from bingma.games.xian.rules.workshop import craft, list_crafts, put_seal
from bingma.kit.layout import Row
from bingma.kit.rules import emit, rule

FAVOUR_0 = 0
PLAN_0 = 16
WORK_ACTION = 32
PIGMENT_ACTION = 33
MARKET_ACTION = 34
DISCOUNT_ACTION = 35
PASS_ACTION = 36
DONE_ACTION = 37
WAY_0 = 38
CRAFT_0 = 54
SEAL_ACTION = 78
NO_SEAL_ACTION = 79
PAINT_0 = 80
PAY_0 = 104
FORGE_0 = 108
KEEP_0 = 112
GIVE_0 = 120
STOP_ACTION = 126
TAKE_0 = 127
ACTIONS = 133


@rule
def list_actions(s: State, p: int, out: Row) -> int:
    """X11.1: write the ids of p's legal actions into `out`, return how many."""
    decision = s.decision
    if decision == FAVOUR or decision == PLAN:
        if s.decided[p] == 1:
            return 0
        if decision == PLAN:
            return list_hand_pairs(s, p, out, PLAN_0)
        for cards in range(1 << HAND):
            out[cards] = FAVOUR_0 + cards
        return 1 << HAND
    if p != s.seat:
        return 0
    if decision == BUILD or decision == AFTER:
        return list_build(s, p, out)
    if decision == WORK:
        out[0] = WORK_ACTION
        out[1] = PIGMENT_ACTION
        out[2] = MARKET_ACTION
        return 3 if market_refusal(s, p) == OK else 2
    if decision == CRAFT:
        return list_crafts(s, p, out, CRAFT_0)
    if decision == SEAL:
        out[0] = SEAL_ACTION
        out[1] = NO_SEAL_ACTION
        return 2
    if decision == PAINT:
        return list_paintings(s, p, out, PAINT_0)
    if decision == PAY:
        return list_payments(s, p, out, PAY_0)
    if decision == FORGE:
        return list_forgings(s, p, out, FORGE_0)
    if decision == KEEP:
        return list_end_tiles(s, out, KEEP_0)
    if decision == GIVE:
        n = 0
        if s.may_stop == 1:
            out[0] = STOP_ACTION
            n = 1
        return list_owned(s, p, out, n, GIVE_0)
    if decision == TAKE:
        return list_takeable(s, out, 0, TAKE_0)
    return 0


@rule
def list_build(s: State, p: int, out: Row) -> int:
    """X11.3, X11.4: the decisions `build` and `after`."""
    if s.discounted == 1:
        return list_ways(s, p, out, WAY_0, 1)
    can_discount = discount_refusal(s, p, out, WAY_0) == OK
    n = list_ways(s, p, out, WAY_0, 0)
    if can_discount:
        out[n] = DISCOUNT_ACTION
        n += 1
    if market_refusal(s, p) == OK:
        out[n] = MARKET_ACTION
        n += 1
    out[n] = PASS_ACTION if s.step == BUILD else DONE_ACTION
    return n + 1


@rule
def perform(s: State, p: int, action: int, automatic: int) -> None:
    """What one action does. It must be legal."""
    decision = s.decision
    if decision == PLAN:
        choose_plan(s, p, (action - PLAN_0) // HAND, (action - PLAN_0) % HAND)
        return
    if decision == FAVOUR:
        choose_favour(s, p, action - FAVOUR_0)
        return
    emit(s, ACTED, p, action, automatic, 0)
    s.announced = 0
    if action == MARKET_ACTION:
        use_market(s, p)
    elif decision == WORK:
        if action == WORK_ACTION:
            use_worker(s, p)
        else:
            use_worker_for_pigment(s, p)
        s.step = BUILD
        s.decision = BUILD
    elif decision == BUILD or decision == AFTER:
        perform_build(s, p, action)
    elif decision == CRAFT:
        craft(s, p, action - CRAFT_0)
        if s.seals[p] > 0:
            s.decision = SEAL
        else:
            end_building_action(s, p)
    elif decision == SEAL:
        if action == SEAL_ACTION:
            put_seal(s, p)
        end_building_action(s, p)
    elif decision == PAINT:
        if pay_painting(s, p, action - PAINT_0):
            s.decision = PAY
        else:
            paint(s, p)
            end_building_action(s, p)
    elif decision == PAY:
        pay_pigment(s, p, action - PAY_0, 1)
        paint(s, p)
        end_building_action(s, p)
    elif decision == FORGE:
        forge(s, p, action - FORGE_0)
        end_building_action(s, p)
    elif decision == KEEP:
        keep_end_tile(s, p, action - KEEP_0)
        after_advance(s, p)
    elif decision == GIVE:
        if action == STOP_ACTION:
            resume_go(s, p)
        else:
            give_one(s, p, action - GIVE_0)
            s.decision = TAKE
    elif decision == TAKE:
        take_one(s, p, action - TAKE_0)
        end_exchange(s, p)


@rule
def perform_build(s: State, p: int, action: int) -> None:
    """X11.3: the builder's step, an extra action, an announced discount, or the end of the go."""
    if action == DISCOUNT_ACTION:
        use_tile(s, p, DISCOUNT)
        s.discounted = 1
        s.announced = 1
    elif action == PASS_ACTION:
        gain_coins(s, p, 1, FROM_PASS)
        s.step = AFTER
        resume_go(s, p)
    elif action == DONE_ACTION:
        end_go(s)
    else:
        b = (action - WAY_0) % BUILDINGS
        go_to_building(s, p, b, (action - WAY_0) // BUILDINGS)
        begin_building_action(s, p, b)


@rule
def begin_building_action(s: State, p: int, b: int) -> None:
    """Section 7: ask what the building's action needs; the palace needs nothing."""
    if b == WORKSHOP:
        s.decision = CRAFT
    elif b == LAB:
        s.decision = PAINT
    elif b == ARMORY:
        s.decision = FORGE
    else:
        advance(s, p)
        if s.supervisor[p] == TRACK_END:
            s.decision = KEEP
        else:
            after_advance(s, p)


@rule
def after_advance(s: State, p: int) -> None:
    """X7.4: the emissary's exchange follows the tile."""
    if s.helper[p][EMISSARY] == 1:
        send_emissary(s)
    else:
        resume_go(s, p)
