"""What a seat sees, as a row of small numbers for learners.

Seats are counted from the one that looks: 0 is its own, 1 the next one, and so on; seats that are
not there stay zero. Things of a kind (cards, colours, decisions) are ones in a row of zeros. Only
what `hide` would leave is read, so the row is the same whatever the others hold. The names of the
fields and what they mean are in `games/xian/observation.py`.
"""

from bingma.games.xian.rules.entering import builders_of, fee
from bingma.games.xian.rules.state import (
    AFTER,
    BONUS_TILES,
    BUILDINGS,
    COLOURS,
    DECK,
    DISPLAY,
    END_TILES,
    FAVOUR,
    GIVE,
    HAND,
    HELPERS,
    MAX_PLAYERS,
    NONE,
    NOTHING,
    PAINTED,
    PAY,
    PLAN,
    RAW,
    REQUEST_SPACES,
    REQUESTS,
    SEAL,
    SECTION_SPACES,
    SPACES,
    TAKE,
    TURNS,
    WORK,
    State,
)
from bingma.games.xian.rules.tables import (
    EQUIPMENT_CLAY,
    EQUIPMENT_COST,
    EQUIPMENT_KIND,
    REQUEST_COLOUR,
    SPACE_COINS,
    SPACE_PIGMENT,
    SPACE_PP,
)
from bingma.kit.layout import Row
from bingma.kit.rules import rule

DECISIONS = NOTHING + 1
KINDS = 6
GO_STEPS = AFTER - WORK + 1
MOST = 127  # goods and prestige are without limit; the row holds numbers of eight bits

# Where each field begins. First the moment,
AT_TURN = 0
AT_ROUND = AT_TURN + TURNS
AT_DECISION = AT_ROUND + 1
AT_DECIDER = AT_DECISION + DECISIONS
AT_DECIDED = AT_DECIDER + MAX_PLAYERS
AT_ORDER = AT_DECIDED + MAX_PLAYERS
AT_RETURNS_TO = AT_ORDER + MAX_PLAYERS
AT_DISCOUNTED = AT_RETURNS_TO + GO_STEPS
AT_EXCHANGES = AT_DISCOUNTED + 1
AT_PLACE = AT_EXCHANGES + 1
# what only the seat itself knows,
AT_HAND = AT_PLACE + SPACES
AT_FAVOUR = AT_HAND + HAND * DECK
AT_UNDER = AT_FAVOUR + HAND
AT_FEES = AT_UNDER + DECK
# what lies in front of each player,
AT_PRESENT = AT_FEES + BUILDINGS
AT_COINS = AT_PRESENT + MAX_PLAYERS
AT_CLAY = AT_COINS + MAX_PLAYERS
AT_PIGMENTS = AT_CLAY + MAX_PLAYERS
AT_PRESTIGE = AT_PIGMENTS + MAX_PLAYERS * COLOURS
AT_SUPERVISOR = AT_PRESTIGE + MAX_PLAYERS
AT_HEIGHT = AT_SUPERVISOR + MAX_PLAYERS
AT_TILES = AT_HEIGHT + MAX_PLAYERS
AT_END_TILE = AT_TILES + MAX_PLAYERS * BONUS_TILES
AT_HELPERS = AT_END_TILE + MAX_PLAYERS * END_TILES
AT_SEALS = AT_HELPERS + MAX_PLAYERS * HELPERS
AT_WARRIORS = AT_SEALS + MAX_PLAYERS
AT_EQUIPMENT = AT_WARRIORS + MAX_PLAYERS
AT_FAVOURED = AT_EQUIPMENT + MAX_PLAYERS * KINDS
AT_CARDS_HELD = AT_FAVOURED + MAX_PLAYERS
AT_TOP = AT_CARDS_HELD + MAX_PLAYERS
AT_BOTTOM = AT_TOP + MAX_PLAYERS * DECK
AT_PLAYED = AT_BOTTOM + MAX_PLAYERS * DECK
# and the board.
AT_RAW = AT_PLAYED + MAX_PLAYERS * DECK
AT_PAINTED = AT_RAW + SPACES
AT_SEALED = AT_PAINTED + SPACES * MAX_PLAYERS
AT_SPACE_PRESTIGE = AT_SEALED + SPACES * MAX_PLAYERS
AT_SPACE_COINS = AT_SPACE_PRESTIGE + SPACES
AT_SPACE_PIGMENT = AT_SPACE_COINS + SPACES
AT_RAW_STOCK = AT_SPACE_PIGMENT + SPACES * COLOURS
AT_PIGMENT_STOCK = AT_RAW_STOCK + 1
AT_BUILDING_PLACE = AT_PIGMENT_STOCK + COLOURS
AT_BUILDERS = AT_BUILDING_PLACE + BUILDINGS * BUILDINGS
AT_MINISTER = AT_BUILDERS + BUILDINGS * MAX_PLAYERS
AT_MINISTER_BONUS = AT_MINISTER + BUILDINGS
AT_DISPLAY_KIND = AT_MINISTER_BONUS + 1
AT_DISPLAY_COST = AT_DISPLAY_KIND + DISPLAY * KINDS
AT_DISPLAY_CLAY = AT_DISPLAY_COST + DISPLAY
AT_DRAWN = AT_DISPLAY_CLAY + DISPLAY
AT_REQUEST_COLOUR = AT_DRAWN + KINDS
AT_REQUEST_NUMBER = AT_REQUEST_COLOUR + REQUEST_SPACES * COLOURS
AT_FULFILLED = AT_REQUEST_NUMBER + REQUEST_SPACES
AT_END_TILES = AT_FULFILLED + REQUESTS
OBSERVATION = AT_END_TILES + END_TILES


@rule
def observe(s: State, seat: int, out: Row) -> None:
    """Write what a seat sees into `out`, which has room for OBSERVATION numbers."""
    for i in range(OBSERVATION):
        out[i] = 0
    observe_moment(s, seat, out)
    observe_own(s, seat, out)
    for i in range(s.players):
        p = (seat + i) % s.players
        observe_player(s, p, i, out)
        if p == seat or s.decision != PLAN:
            observe_pair(s, p, i, out)
    observe_pit(s, seat, out)
    observe_buildings(s, seat, out)
    observe_supply(s, out)


@rule
def seat_from(s: State, seat: int, p: int) -> int:
    """How many seats p sits behind the one that looks."""
    return (p - seat + s.players) % s.players


@rule
def observe_moment(s: State, seat: int, out: Row) -> None:
    """Turn, round, decision, and where a go stands."""
    out[AT_TURN + s.turn - 1] = 1
    out[AT_ROUND] = s.stage
    out[AT_DECISION + s.decision] = 1
    if s.over == 1:
        return
    out[AT_DECIDER + seat_from(s, seat, s.seat)] = 1
    if s.decision == FAVOUR or s.decision == PLAN:
        for p in range(s.players):
            out[AT_DECIDED + seat_from(s, seat, p)] = s.decided[p]
        return
    for i in range(s.players):
        out[AT_ORDER + seat_from(s, seat, s.order[i])] = i + 1
    # Inside a building action or an exchange nothing else tells whether the builder's step is over.
    out[AT_RETURNS_TO + s.step - WORK] = 1
    out[AT_DISCOUNTED] = s.discounted
    if s.decision == GIVE or s.decision == TAKE:
        out[AT_EXCHANGES] = s.exchanges
    if s.decision == SEAL or s.decision == PAY:
        out[AT_PLACE + s.place] = 1


@rule
def observe_own(s: State, seat: int, out: Row) -> None:
    """What nobody else knows, and what entering a building costs."""
    for i in range(s.hand_n[seat]):
        out[AT_HAND + DECK * i + s.hand[seat][i]] = 1
    if s.decision == FAVOUR:
        for i in range(HAND):
            out[AT_FAVOUR + i] = (s.favour[seat] >> i) & 1
    for i in range(max(DECK - s.favoured[seat], HAND * s.turn), DECK):
        out[AT_UNDER + s.deck[seat][i]] = 1
    for b in range(BUILDINGS):
        out[AT_FEES + b] = fee(s, seat, b)


@rule
def observe_player(s: State, p: int, i: int, out: Row) -> None:
    """What lies open in front of a player, and the cards that everybody has seen."""
    out[AT_PRESENT + i] = 1
    out[AT_COINS + i] = min(s.coins[p], MOST)
    out[AT_CLAY + i] = min(s.clay[p], MOST)
    out[AT_PRESTIGE + i] = max(min(s.pp[p], MOST), -MOST)
    out[AT_SUPERVISOR + i] = s.supervisor[p]
    out[AT_HEIGHT + i] = s.height[p]
    out[AT_SEALS + i] = s.seals[p]
    out[AT_WARRIORS + i] = s.warriors[p]
    out[AT_FAVOURED + i] = s.favoured[p]
    out[AT_CARDS_HELD + i] = s.hand_n[p]
    for colour in range(COLOURS):
        out[AT_PIGMENTS + COLOURS * i + colour] = s.pigments[p][colour]
    for tile in range(BONUS_TILES):
        out[AT_TILES + BONUS_TILES * i + tile] = s.tiles[p][tile]
    if s.end_tile[p] != NONE:
        out[AT_END_TILE + END_TILES * i + s.end_tile[p]] = 1
    for helper in range(HELPERS):
        out[AT_HELPERS + HELPERS * i + helper] = s.helper[p][helper]
    for card in range(s.equipment_n[p]):
        out[AT_EQUIPMENT + KINDS * i + EQUIPMENT_KIND[s.equipment[p][card]]] += 1
    for k in range(HAND * s.turn):
        if s.deck[p][k] != NONE:
            out[AT_PLAYED + DECK * i + s.deck[p][k]] = 1


@rule
def observe_pair(s: State, p: int, i: int, out: Row) -> None:
    """The planned pair: of others only once it is revealed."""
    if s.top[p] != NONE:
        out[AT_TOP + DECK * i + s.top[p]] = 1
        out[AT_BOTTOM + DECK * i + s.bottom[p]] = 1


@rule
def observe_pit(s: State, seat: int, out: Row) -> None:
    """Statues, seals, and what each space brings."""
    for space in range(SPACES):
        if s.pit[space] == RAW:
            out[AT_RAW + space] = 1
        elif s.pit[space] >= PAINTED:
            out[AT_PAINTED + MAX_PLAYERS * space + seat_from(s, seat, s.pit[space] - PAINTED)] = 1
        if s.seal[space] != NONE:
            out[AT_SEALED + MAX_PLAYERS * space + seat_from(s, seat, s.seal[space])] = 1
        section = space // SECTION_SPACES
        face = s.face[section]
        at = space % SECTION_SPACES
        out[AT_SPACE_PRESTIGE + space] = SPACE_PP[section][face][at]
        out[AT_SPACE_COINS + space] = SPACE_COINS[section][face][at]
        if SPACE_PIGMENT[section][face][at] != NONE:
            out[AT_SPACE_PIGMENT + COLOURS * space + SPACE_PIGMENT[section][face][at]] = 1


@rule
def observe_buildings(s: State, seat: int, out: Row) -> None:
    """Where the buildings are, who is in them, and the Prime Minister."""
    for b in range(BUILDINGS):
        out[AT_BUILDING_PLACE + BUILDINGS * b + s.place_of[b]] = 1
        for p in range(s.players):
            out[AT_BUILDERS + MAX_PLAYERS * b + seat_from(s, seat, p)] = builders_of(s, b, p)
    out[AT_MINISTER + s.minister] = 1
    out[AT_MINISTER_BONUS] = s.minister_bonus


@rule
def observe_supply(s: State, out: Row) -> None:
    """Stocks, the display, requests, and the game-end tiles left."""
    out[AT_RAW_STOCK] = s.raw_stock
    for colour in range(COLOURS):
        out[AT_PIGMENT_STOCK + colour] = s.pigment_stock[colour]
    for slot in range(DISPLAY):
        card = s.display[slot]
        if card != NONE:
            out[AT_DISPLAY_KIND + KINDS * slot + EQUIPMENT_KIND[card]] = 1
            out[AT_DISPLAY_COST + slot] = EQUIPMENT_COST[card]
            out[AT_DISPLAY_CLAY + slot] = EQUIPMENT_CLAY[card]
    for i in range(s.equipment_next):
        out[AT_DRAWN + EQUIPMENT_KIND[s.equipment_deck[i]]] += 1
    for space in range(REQUEST_SPACES):
        out[AT_REQUEST_COLOUR + COLOURS * space + REQUEST_COLOUR[s.request[space]]] = 1
        out[AT_REQUEST_NUMBER + space] = s.request[space] + 1
    for turn in range(s.turn - 1):
        out[AT_FULFILLED + s.turn_track[turn]] = 1
    for tile in range(END_TILES):
        out[AT_END_TILES + tile] = s.end_tiles[tile]
