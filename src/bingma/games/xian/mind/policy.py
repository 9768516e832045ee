"""A quick player for playouts: rough worths of actions, in hundredths of a point, and some chance.

Like `worth` these are a player's estimates, not rules. Speed matters more here than being right:
the search corrects what this player thinks. The numbers were found by letting changed players play
many thousand games against the unchanged one and keeping what won (`docs/bots.md`).
"""

from bingma.games.xian.mind.worth import LAST_ROUND, POINT, requests_for
from bingma.games.xian.rules.actions import (
    CRAFT_0,
    DISCOUNT_ACTION,
    DONE_ACTION,
    FORGE_0,
    GIVE_0,
    KEEP_0,
    MARKET_ACTION,
    PAINT_0,
    PASS_ACTION,
    PAY_0,
    PLAN_0,
    SEAL_ACTION,
    STOP_ACTION,
    TAKE_0,
    WAY_0,
    WORK_ACTION,
)
from bingma.games.xian.rules.armory import forge_price
from bingma.games.xian.rules.entering import fee
from bingma.games.xian.rules.goods import owned
from bingma.games.xian.rules.pit import section_of
from bingma.games.xian.rules.scoring import end_tile_points, warriors_in
from bingma.games.xian.rules.state import (
    AFTER,
    ARMORY,
    BUILD,
    BUILDINGS,
    CLAY,
    COIN,
    COLOURS,
    CRAFT,
    EMPTY,
    FAVOUR,
    FIRST_PIGMENT,
    FORGE,
    GIVE,
    HAND,
    KEEP,
    LAB,
    NONE,
    PAINT,
    PAINTED,
    PAY,
    PLAN,
    ROUNDS,
    SEAL,
    SECTION_A,
    SECTION_B,
    SECTION_SPACES,
    SECTIONS,
    SPACES,
    TAKE,
    TURNS,
    WORK,
    WORKSHOP,
    State,
)
from bingma.games.xian.rules.tables import (
    CARD_COLOUR,
    CARD_HELPER,
    CARD_HELPER_PP,
    CARD_NUMBER,
    CARD_PIGMENTS,
    EQUIPMENT_CLAY,
    EQUIPMENT_KIND,
    KIND_SECTION,
    NEIGHBOUR_BITS,
    SPACE_COINS,
    SPACE_PIGMENT,
    SPACE_PP,
)
from bingma.games.xian.rules.workers import card_clay, card_coins
from bingma.games.xian.rules.workshop import craft_price
from bingma.kit.layout import Row
from bingma.kit.random import below
from bingma.kit.rules import rule

NOTHING_YET = -1000000000
HUNDRED = 100

# Worker cards
CARD_COIN = 81
CARD_BRICK = 116
CARD_PIGMENT = 140
REQUESTED = 28  # more for a pigment, for each way it is asked for
HELPER_POINT = 217
HELPER_ROUND = 16
GOOD_FIRST_CARD = 200

# Plans
ACTING_EARLY = 25  # for each point of the number below
WASTED_BELOW = 29  # hundredths of what the card below would have been worth
CHANCE_IN_PLANS = 220
CHANCE_IN_WORK = 180

# Buildings: what an action there is worth, and how much more with each turn
WORKSHOP_WORTH, WORKSHOP_TURN = -74, -13
LAB_WORTH, LAB_TURN = 558, 0
ARMORY_WORTH, ARMORY_TURN = 263, 0
PALACE_WORTH, PALACE_TURN = 414, 32
FEE_COIN = 147
TILE_USED = 130
EXTRA_USED = 208  # less with each turn
MARKET_WORTH = 17
DISCOUNT_WORTH = 147
DONE_WORTH = -39
PASS_WORTH = -25
CHANCE_IN_WAYS = 320
ENTER_WAY, EXTRA_WAY = 0, 3

# Crafting
BRICK_SPENT = 56
COIN_FOUND = -49
PIGMENT_FOUND = 68
CHANCE_IN_CRAFTS = 250
SEALING = 83  # out of a hundred, more likely than not

# Painting
NEIGHBOUR = 151
PAINT_IN_B = 100
PAINT_IN_C = -39
TAKES_THE_LEAD = 233
DRAWS_LEVEL = 313
STAYS_BEHIND = -46
CHANCE_IN_PAINTING = 300

# Forging
NEW_KIND = 220
ARMED_AT_ONCE = 100
BRICK_OF_CARD = 57
COIN_OF_CARD = 43
CHANCE_IN_FORGING = 250

# Exchanges
EXCHANGED_COIN = 15
EXCHANGED_BRICK = 125
EXCHANGED_PIGMENT = 181
EXCHANGED_REQUESTED = 43
OWNED_ALREADY = 53  # less for each of them in the own store
CHANCE_IN_EXCHANGES = 48

CHANCE_IN_TILES = 200
CHANCE_IN_PAYING = 30


@rule
def quick_choice(s: State, rng: Row) -> int:
    """What the quick player does at the present decision."""
    p = s.seat
    decision = s.decision
    if decision == PLAN:
        return quick_plan(s, p, rng)
    if decision == FAVOUR:
        return quick_favour(s, p)
    best = NOTHING_YET
    chosen = s.legal[0]
    # What all actions of a decision have in common is found out once.
    common = 0
    if decision == BUILD or decision == AFTER:
        common = best_craft(s, p)
    elif decision == PAINT:
        common = own_warriors(s, p)
    for k in range(s.legal_n):
        worth = quick_worth(s, p, s.legal[k], common, rng)
        if worth > best:
            best = worth
            chosen = s.legal[k]
    return int(chosen)


@rule
def quick_worth(s: State, p: int, action: int, common: int, rng: Row) -> int:
    """What an action seems to be worth, with some chance."""
    decision = s.decision
    if decision == WORK:
        return work_worth(s, p, action) + below(rng, CHANCE_IN_WORK)
    if decision == BUILD or decision == AFTER:
        return way_worth(s, p, action, common) + below(rng, CHANCE_IN_WAYS)
    if decision == CRAFT:
        return craft_worth(s, p, action - CRAFT_0) + below(rng, CHANCE_IN_CRAFTS)
    if decision == PAINT:
        return paint_worth(s, p, action - PAINT_0, common) + below(rng, CHANCE_IN_PAINTING)
    if decision == FORGE:
        return forge_worth(s, p, s.display[action - FORGE_0]) + below(rng, CHANCE_IN_FORGING)
    if decision == SEAL:
        return below(rng, HUNDRED) + (SEALING if action == SEAL_ACTION else 0)
    if decision == KEEP:
        return keep_worth(s, p, action - KEEP_0) + below(rng, CHANCE_IN_TILES)
    if decision == TAKE:
        return good_worth(s, p, action - TAKE_0) + below(rng, CHANCE_IN_EXCHANGES)
    if decision == GIVE and action != STOP_ACTION:
        return below(rng, CHANCE_IN_EXCHANGES) - good_worth(s, p, action - GIVE_0)
    if decision == PAY:
        return below(rng, CHANCE_IN_PAYING) - pay_worth(s, p, action - PAY_0)
    return 0


@rule
def worker_worth(s: State, p: int, card: int) -> int:
    """A worker card used for its own action now."""
    worth = CARD_COIN * card_coins(s, p, card) + CARD_BRICK * card_clay(s, p, card)
    for colour in range(COLOURS):
        if CARD_PIGMENTS[card][colour] > 0:
            each = CARD_PIGMENT + REQUESTED * requests_for(s, colour)
            worth += CARD_PIGMENTS[card][colour] * each
    if CARD_HELPER[card] != NONE:
        left = LAST_ROUND - ROUNDS * (s.turn - 1) - s.stage
        worth += HELPER_POINT * CARD_HELPER_PP[card][s.turn - 1] + HELPER_ROUND * left
    return int(worth)


@rule
def quick_favour(s: State, p: int) -> int:
    """Put away weak cards."""
    cards = 0
    for i in range(HAND):
        if worker_worth(s, p, s.hand[p][i]) < GOOD_FIRST_CARD:
            cards |= 1 << i
    return cards


@rule
def quick_plan(s: State, p: int, rng: Row) -> int:
    """A good card on top, a high number below; in the first round without wasting a card there."""
    n = s.hand_n[p]
    best = NOTHING_YET
    chosen = 0
    for top in range(n):
        above = HUNDRED * worker_worth(s, p, s.hand[p][top])
        for bottom in range(n):
            if top != bottom:
                card = s.hand[p][bottom]
                worth = above + HUNDRED * ACTING_EARLY * CARD_NUMBER[card]
                worth += below(rng, HUNDRED * CHANCE_IN_PLANS)
                if n > ROUNDS:
                    worth -= WASTED_BELOW * worker_worth(s, p, card)
                if worth > best:
                    best = worth
                    chosen = PLAN_0 + HAND * top + bottom
    return chosen


@rule
def work_worth(s: State, p: int, action: int) -> int:
    """The worker's own action, the pigment of its colour, or the market first."""
    if action == WORK_ACTION:
        return worker_worth(s, p, s.top[p])
    if action == MARKET_ACTION:
        return MARKET_WORTH
    return CARD_PIGMENT + REQUESTED * requests_for(s, CARD_COLOUR[s.top[p]])


@rule
def way_worth(s: State, p: int, action: int, crafting: int) -> int:
    """Where to go, and whether to use a tile; `crafting` is what the best statue brings."""
    if action == PASS_ACTION:
        return PASS_WORTH
    if action == DONE_ACTION:
        return DONE_WORTH
    if action == DISCOUNT_ACTION:
        return DISCOUNT_WORTH
    if action == MARKET_ACTION:
        return MARKET_WORTH
    b = (action - WAY_0) % BUILDINGS
    way = (action - WAY_0) // BUILDINGS
    if b == WORKSHOP:
        worth = crafting + WORKSHOP_WORTH + WORKSHOP_TURN * s.turn
    elif b == LAB:
        worth = LAB_WORTH + LAB_TURN * s.turn
    elif b == ARMORY:
        worth = ARMORY_WORTH + ARMORY_TURN * s.turn
    else:
        worth = PALACE_WORTH + PALACE_TURN * s.turn
    if way == ENTER_WAY:
        return int(worth - FEE_COIN * fee(s, p, b))
    if way == EXTRA_WAY:
        return int(worth - EXTRA_USED * (TURNS - s.turn) // TURNS)
    return int(worth - TILE_USED)


@rule
def best_craft(s: State, p: int) -> int:
    """What the best statue that can be paid brings."""
    best = 0
    for section in range(SECTIONS):
        price = craft_price(s, p, section, s.discounted)
        if price <= s.clay[p]:
            face = s.face[section]
            for at in range(SECTION_SPACES):
                if s.pit[section * SECTION_SPACES + at] == EMPTY:
                    best = max(best, POINT * SPACE_PP[section][face][at] - BRICK_SPENT * price)
    return best


@rule
def craft_worth(s: State, p: int, space: int) -> int:
    """The bonus of a niche less the clay for it."""
    section = section_of(space)
    face = s.face[section]
    at = space % SECTION_SPACES
    worth = POINT * SPACE_PP[section][face][at] + COIN_FOUND * SPACE_COINS[section][face][at]
    colour = SPACE_PIGMENT[section][face][at]
    if colour != NONE:
        worth += PIGMENT_FOUND + REQUESTED * requests_for(s, colour)
    return int(worth - BRICK_SPENT * craft_price(s, p, section, s.discounted))


@rule
def own_warriors(s: State, p: int) -> int:
    """A bit for each space with an own warrior."""
    own = 0
    for space in range(SPACES):
        if s.pit[space] == PAINTED + p:
            own |= 1 << space
    return own


@rule
def paint_worth(s: State, p: int, space: int, own: int) -> int:
    """A statue beside own warriors, in a section where it changes who leads."""
    section = section_of(space)
    worth = 0
    if section != SECTION_A:
        worth = PAINT_IN_B if section == SECTION_B else PAINT_IN_C
    beside = own & NEIGHBOUR_BITS[space]
    while beside > 0:
        worth += NEIGHBOUR * (beside & 1)
        beside >>= 1
    mine = warriors_in(s, p, section)
    most = 0
    for other in range(s.players):
        if other != p:
            most = max(most, warriors_in(s, other, section))
    if mine == most:
        worth += TAKES_THE_LEAD
    elif mine + 1 == most:
        worth += DRAWS_LEVEL
    elif mine < most:
        worth += STAYS_BEHIND
    return int(worth)


@rule
def forge_worth(s: State, p: int, card: int) -> int:
    """A kind not owned yet, for a section with own warriors, and its price."""
    kind = EQUIPMENT_KIND[card]
    worth = NEW_KIND + BRICK_OF_CARD * EQUIPMENT_CLAY[card]
    for i in range(s.equipment_n[p]):
        if EQUIPMENT_KIND[s.equipment[p][i]] == kind:
            worth -= NEW_KIND
    if warriors_in(s, p, KIND_SECTION[kind]) > 0:
        worth += ARMED_AT_ONCE
    return int(worth - COIN_OF_CARD * forge_price(s, p, card, s.discounted))


@rule
def keep_worth(s: State, p: int, tile: int) -> int:
    """What a game-end tile would score now."""
    s.end_tile[p] = tile
    worth = POINT * end_tile_points(s, p)
    s.end_tile[p] = NONE
    return int(worth)


@rule
def good_worth(s: State, p: int, good: int) -> int:
    """A good in an exchange: worth less the more of it there is."""
    if good == COIN:
        worth = EXCHANGED_COIN
    elif good == CLAY:
        worth = EXCHANGED_BRICK
    else:
        worth = EXCHANGED_PIGMENT + EXCHANGED_REQUESTED * requests_for(s, good - FIRST_PIGMENT)
    return int(worth - OWNED_ALREADY * owned(s, p, good))


@rule
def pay_worth(s: State, p: int, colour: int) -> int:
    """A pigment that may be paid: kept where it is asked for, spent where there is plenty."""
    return int(4 * CHANCE_IN_PAYING // 3 * requests_for(s, colour) - 10 * s.pigments[p][colour])
