"""A quick player for playouts: rough worths of actions, in hundredths of a point, and some chance.

Like `worth` these are a player's estimates, not rules. Speed matters more here than being right:
the search corrects what this player thinks.
"""

from bingma.games.xian.rules.actions import (
    CRAFT_0,
    DISCOUNT_ACTION,
    DONE_ACTION,
    FORGE_0,
    MARKET_ACTION,
    NO_SEAL_ACTION,
    PAINT_0,
    PASS_ACTION,
    PIGMENT_ACTION,
    PLAN_0,
    SEAL_ACTION,
    WAY_0,
    WORK_ACTION,
)
from bingma.games.xian.rules.buildings import craft_price, fee, section_of
from bingma.games.xian.rules.scoring import warriors_in
from bingma.games.xian.rules.state import (
    AFTER,
    ARMORY,
    BUILD,
    BUILDINGS,
    CRAFT,
    EMPTY,
    FAVOUR,
    FORGE,
    HAND,
    LAB,
    NONE,
    PAINT,
    PAINTED,
    PLAN,
    SEAL,
    SECTION_SPACES,
    SECTIONS,
    SPACES,
    TURNS,
    WORK,
    WORKSHOP,
    State,
)
from bingma.games.xian.rules.tables import (
    CARD_COLOUR,
    CARD_NUMBER,
    EQUIPMENT_KIND,
    KIND_SECTION,
    NEIGHBOUR_BITS,
    SPACE_COINS,
    SPACE_PIGMENT,
    SPACE_PP,
)
from bingma.games.xian.rules.worth import card_worth, requests_for
from bingma.kit.layout import Row
from bingma.kit.random import below
from bingma.kit.rules import rule

POINT = 100
CLAY = 60
COIN = 50
PIGMENT = 80
ORDER = 12
WEAK_CARD = 200

ENTER, OPEN, FREE, EXTRA_WAY = 0, 1, 2, 3
TILE = 100  # what an unused tile scores
EXTRA_TILE = 300
PAINTING = 450
FORGING = 350
ADVANCING = 300

CHANCE_OF_PLANS = 150
CHANCE_OF_WAYS = 250
CHANCE_OF_PLACES = 150


@rule
def quick_choice(s: State, rng: Row) -> int:
    """What the quick player does at the present decision."""
    decision = s.decision
    if decision == PLAN:
        return quick_plan(s, s.seat, rng)
    if decision == FAVOUR:
        return quick_favour(s, s.seat)
    if decision == WORK:
        return quick_work(s, s.seat, rng)
    if decision == BUILD or decision == AFTER:
        return quick_way(s, s.seat, rng)
    if decision == CRAFT:
        return quick_craft(s, s.seat, rng)
    if decision == PAINT:
        return quick_paint(s, s.seat, rng)
    if decision == FORGE:
        return quick_forge(s, s.seat, rng)
    if decision == SEAL:
        return SEAL_ACTION if below(rng, 4) > 0 else NO_SEAL_ACTION
    return int(s.legal[below(rng, s.legal_n)])


@rule
def quick_favour(s: State, p: int) -> int:
    """Put away weak cards."""
    cards = 0
    for i in range(HAND):
        if card_worth(s, p, s.hand[p][i]) < WEAK_CARD:
            cards |= 1 << i
    return cards


@rule
def quick_plan(s: State, p: int, rng: Row) -> int:
    """A good card on top, a high number below, without wasting a good card there."""
    n = s.hand_n[p]
    best = -1000000
    chosen = 0
    for top in range(n):
        above = card_worth(s, p, s.hand[p][top])
        for bottom in range(n):
            if top != bottom:
                below_it = s.hand[p][bottom]
                worth = above + ORDER * CARD_NUMBER[below_it] + below(rng, CHANCE_OF_PLANS)
                if worth > best:
                    best = worth
                    chosen = PLAN_0 + HAND * top + bottom
    return chosen


@rule
def quick_work(s: State, p: int, rng: Row) -> int:
    """The worker's own action, or the pigment of its colour where that is asked for."""
    card = s.top[p]
    own = card_worth(s, p, card) + below(rng, CHANCE_OF_PLACES)
    pigment = 70 + 40 * requests_for(s, CARD_COLOUR[card]) + below(rng, CHANCE_OF_PLACES)
    return WORK_ACTION if own >= pigment else PIGMENT_ACTION


@rule
def quick_way(s: State, p: int, rng: Row) -> int:
    """Where to go, and whether to use a tile."""
    best = -1000000
    chosen = s.legal[0]
    crafting = best_craft(s, p)
    for k in range(s.legal_n):
        action = s.legal[k]
        worth = below(rng, CHANCE_OF_WAYS)
        if action == PASS_ACTION:
            worth += COIN
        elif action == DONE_ACTION:
            worth += CHANCE_OF_WAYS // 2
        elif action == DISCOUNT_ACTION or action == MARKET_ACTION:
            worth += CHANCE_OF_WAYS // 2 - TILE
        else:
            b = (action - WAY_0) % BUILDINGS
            way = (action - WAY_0) // BUILDINGS
            if b == WORKSHOP:
                worth += crafting
            elif b == LAB:
                worth += PAINTING
            elif b == ARMORY:
                worth += FORGING
            else:
                worth += ADVANCING
            if way == ENTER:
                worth -= COIN * fee(s, p, b)
            elif way == EXTRA_WAY:
                worth -= EXTRA_TILE * (TURNS - s.turn) // TURNS
            else:
                worth -= TILE
        if worth > best:
            best = worth
            chosen = action
    return int(chosen)


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
                    best = max(best, POINT * SPACE_PP[section][face][at] - CLAY * price)
    return best


@rule
def quick_craft(s: State, p: int, rng: Row) -> int:
    """The niche with the best bonus."""
    best = -1000000
    chosen = s.legal[0]
    for k in range(s.legal_n):
        space = s.legal[k] - CRAFT_0
        section = section_of(space)
        face = s.face[section]
        at = space % SECTION_SPACES
        worth = POINT * SPACE_PP[section][face][at] + COIN * SPACE_COINS[section][face][at]
        if SPACE_PIGMENT[section][face][at] != NONE:
            worth += PIGMENT
        worth -= CLAY * craft_price(s, p, section, s.discounted)
        worth += below(rng, CHANCE_OF_PLACES)
        if worth > best:
            best = worth
            chosen = s.legal[k]
    return int(chosen)


@rule
def quick_paint(s: State, p: int, rng: Row) -> int:
    """A statue beside own warriors, in a section where few are enough to lead."""
    best = -1000000
    chosen = s.legal[0]
    own = 0
    for space in range(SPACES):
        if s.pit[space] == PAINTED + p:
            own |= 1 << space
    for k in range(s.legal_n):
        space = s.legal[k] - PAINT_0
        section = section_of(space)
        beside = own & NEIGHBOUR_BITS[space]
        worth = 100 * section + below(rng, CHANCE_OF_PLACES)
        while beside > 0:
            worth += POINT * (beside & 1)
            beside >>= 1
        mine = warriors_in(s, p, section)
        most = 0
        for other in range(s.players):
            if other != p:
                most = max(most, warriors_in(s, other, section))
        if mine <= most <= mine + 1:
            worth += 300
        if worth > best:
            best = worth
            chosen = s.legal[k]
    return int(chosen)


@rule
def quick_forge(s: State, p: int, rng: Row) -> int:
    """A kind not owned yet, for a section with own warriors."""
    best = -1000000
    chosen = s.legal[0]
    for k in range(s.legal_n):
        card = s.display[s.legal[k] - FORGE_0]
        kind = EQUIPMENT_KIND[card]
        worth = 200 + below(rng, CHANCE_OF_PLACES)
        for i in range(s.equipment_n[p]):
            if EQUIPMENT_KIND[s.equipment[p][i]] == kind:
                worth = below(rng, CHANCE_OF_PLACES)
        if warriors_in(s, p, KIND_SECTION[kind]) > 0:
            worth += 100
        if worth > best:
            best = worth
            chosen = s.legal[k]
    return int(chosen)
