"""Sections 6 and 7: entering a building, and what is done in it.

Functions that end in `_refusal` say why something cannot be done, OK if it can; the legal actions
are those without a refusal, so a player is always told the reason that really counts.
"""

from bingma.games.xian.rules.events import (
    ADVANCED,
    BUILDER_SENT,
    CRAFTED,
    END_TILE_KEPT,
    FORGED,
    FROM_CERAMIST,
    FROM_CRAFT,
    FROM_EQUIPMENT,
    FROM_FEE,
    FROM_MINISTER,
    FROM_PAINT,
    FROM_SPACE,
    GAINED,
    PAID,
    SEALED,
    TILE_TAKEN,
)
from bingma.games.xian.rules.events import (
    PAINTED as WAS_PAINTED,
)
from bingma.games.xian.rules.goods import (
    all_pigments,
    gain_clay,
    gain_coins,
    gain_pigment,
    pay_clay,
    pay_coins,
    pay_pigment,
    score_points,
)
from bingma.games.xian.rules.state import (
    ARMORY,
    BUILDINGS,
    CERAMIST,
    COIN,
    DISPLAY,
    EMPTY,
    LAB,
    MAX_PLAYERS,
    NONE,
    OFFICER,
    PAINTED,
    RAW,
    SCIENTIST,
    SECTION_A,
    SECTION_C,
    SECTION_SPACES,
    SECTIONS,
    SPACES,
    TRACK_END,
    UNUSED,
    WORKSHOP,
    State,
)
from bingma.games.xian.rules.tables import (
    CRAFT_CLAY,
    EQUIPMENT_CLAY,
    EQUIPMENT_COST,
    FEE_OF_TWO,
    NEIGHBOUR_BITS,
    PAIR_LIMIT,
    REQUEST_COLOUR,
    SPACE_COINS,
    SPACE_PIGMENT,
    SPACE_PP,
)
from bingma.kit.layout import Row
from bingma.kit.rules import emit, rule

# Why something cannot be done now.
OK = 0
PAIR_IS_CLOSED = 1
NO_RAW_STATUE = 2
TOO_LITTLE_CLAY = 3
NO_SPACE_TO_PAY_FOR = 4  # too little clay, or no empty space: the clay tells which
NO_WARRIOR_LEFT = 5
NO_STATUE_TO_PAY_FOR = 6  # too few pigments, or no statue: the pit tells which
TOO_FEW_PIGMENTS = 7
DISPLAY_IS_EMPTY = 8
TOO_FEW_COINS = 9
END_OF_TRACK = 10
SPACE_IS_TAKEN = 11
NOTHING_STANDS_THERE = 12
ALREADY_PAINTED = 13
SEALED_BY_OTHER = 14
SLOT_IS_EMPTY = 15

PRESTIGE_PER_MISSING_COIN = 2
PIGMENTS_PER_PAINTING = 2


# Entering (section 6)


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


@rule
def action_refusal(s: State, p: int, b: int, coins: int, discount: int) -> int:
    """X6.5: why the action of a building cannot be done with so many coins at hand."""
    if b == WORKSHOP:
        return workshop_refusal(s, p, discount)
    if b == LAB:
        return lab_refusal(s, p, discount)
    if b == ARMORY:
        return armory_refusal(s, p, coins, discount)
    return END_OF_TRACK if s.supervisor[p] == TRACK_END else OK


# Workshop (X7.1)


@rule
def craft_price(s: State, p: int, section: int, discount: int) -> int:
    """X7.1, X5.4, X8.4: clay for a statue; no price falls below 0."""
    return int(max(CRAFT_CLAY[section] - s.helper[p][SCIENTIST] - discount, 0))


@rule
def section_of(space: int) -> int:
    """X2.3: eight spaces to a section."""
    return space // SECTION_SPACES


@rule
def section_has(s: State, section: int, content: int) -> bool:
    """Whether any space of the section holds this."""
    for space in range(section * SECTION_SPACES, (section + 1) * SECTION_SPACES):
        if s.pit[space] == content:
            return True
    return False


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


# Lab (X7.2)


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


# Armory (X7.3)


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


# Palace (X7.4)


@rule
def advance(s: State, p: int) -> None:
    """X7.4: one space forward, on top of the stack there; on spaces 1 to 4 take the tile."""
    for other in range(MAX_PLAYERS):
        if s.supervisor[other] == s.supervisor[p] and s.height[other] > s.height[p]:
            s.height[other] -= 1
    s.supervisor[p] += 1
    height = 0
    for other in range(s.players):
        if other != p and s.supervisor[other] == s.supervisor[p]:
            height += 1
    s.height[p] = height
    emit(s, ADVANCED, p, s.supervisor[p], 0, 0)
    if s.supervisor[p] < TRACK_END:
        s.tiles[p][s.supervisor[p] - 1] = UNUSED
        emit(s, TILE_TAKEN, p, s.supervisor[p] - 1, 0, 0)


@rule
def keep_end_tile(s: State, p: int, tile: int) -> None:
    """X7.4: one game-end tile is kept, the rest stay for others."""
    s.end_tiles[tile] = 0
    s.end_tile[p] = tile
    emit(s, END_TILE_KEPT, p, tile, 0, 0)
