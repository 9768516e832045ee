"""Section 3: setting up a game."""

from bingma.games.xian.rules.events import FROM_START
from bingma.games.xian.rules.goods import gain_clay, gain_coins, gain_pigment
from bingma.games.xian.rules.state import (
    BUILDINGS,
    COLOURS,
    DECK,
    DISPLAY,
    EMPTY,
    END_TILES,
    EQUIPMENT,
    MAX_PLAYERS,
    NONE,
    RAW,
    REQUEST_SPACES,
    REQUESTS,
    SECTION_SPACES,
    SECTIONS,
    SPACES,
    TURNS,
    State,
)
from bingma.games.xian.rules.tables import (
    PIGMENTS_PER_COLOUR,
    RAW_STATUES,
    REQUEST_COLOUR,
    SEALS_PER_PLAYER,
    SPACE_STATUE,
    START_CLAY,
    START_COINS,
    START_PIGMENT,
    WARRIORS_PER_PLAYER,
)
from bingma.games.xian.rules.turn import begin_turn
from bingma.kit.layout import Row
from bingma.kit.random import below, shuffle
from bingma.kit.rules import needed, rule

list_actions = needed("list_actions")

FACES = 4
END_TILES_IN_PLAY = 4
START_TILES = 4


@rule
def deal(s: State, players: int, options: int, rng: Row) -> None:
    """X3: shuffle everything that the set-up draws, then begin. There are no options."""
    s.players = players
    for p in range(players):
        for i in range(DECK):
            s.deck[p][i] = i
        shuffle(rng, s.deck[p], DECK)
    for i in range(EQUIPMENT):
        s.equipment_deck[i] = i
    shuffle(rng, s.equipment_deck, EQUIPMENT)
    for i in range(REQUESTS):
        s.request_deck[i] = i
    shuffle(rng, s.request_deck, REQUESTS)
    for b in range(BUILDINGS):
        s.place_of[b] = b
    shuffle(rng, s.place_of, BUILDINGS)
    for section in range(SECTIONS):
        s.face[section] = below(rng, FACES)
    for tile in range(END_TILES):
        s.end_tiles[tile] = 0
        if tile < END_TILES_IN_PLAY:
            s.end_tiles[tile] = 1
    shuffle(rng, s.end_tiles, END_TILES)
    for p in range(MAX_PLAYERS):
        s.start_tile[p] = p + 1
    shuffle(rng, s.start_tile, START_TILES)
    begin(s)


@rule
def begin(s: State) -> None:
    """X3: lay out the board for decks, faces and tiles already drawn, and begin turn 1."""
    clear(s)
    for p in range(s.players):
        set_up_player(s, p)
    for slot in range(DISPLAY):
        s.display[slot] = s.equipment_deck[slot]
    s.equipment_next = DISPLAY
    for space in range(REQUEST_SPACES):
        s.request[space] = s.request_deck[space]
    s.request_next = REQUEST_SPACES
    set_up_minister(s)
    set_up_pit(s)
    begin_turn(s, 1)
    s.legal_n = list_actions(s, s.seat, s.legal)


@rule
def clear(s: State) -> None:
    """Forget an earlier game in the same block; what `deal` has drawn stays."""
    s.over = 0
    s.stage = 0
    s.go = 0
    s.order_at = 0
    s.discounted = 0
    s.announced = 0
    s.place = 0
    s.exchanges = 0
    s.may_stop = 0
    s.step = 0
    for p in range(MAX_PLAYERS):
        s.coins[p] = 0
        s.clay[p] = 0
        s.pp[p] = 0
        s.supervisor[p] = 0
        s.height[p] = 0
        s.seals[p] = 0
        s.warriors[p] = 0
        s.equipment_n[p] = 0
        s.favour[p] = 0
        s.favoured[p] = 0
        s.hand_n[p] = 0
        s.end_tile[p] = NONE
        s.top[p] = NONE
        s.bottom[p] = NONE
        s.order[p] = p
        s.decided[p] = 0
        for i in range(len(s.pigments[p])):
            s.pigments[p][i] = 0
        for i in range(len(s.tiles[p])):
            s.tiles[p][i] = 0
        for i in range(len(s.helper[p])):
            s.helper[p][i] = 0
        for i in range(len(s.equipment[p])):
            s.equipment[p][i] = NONE
        for i in range(len(s.hand[p])):
            s.hand[p][i] = NONE
        if p >= s.players:
            for i in range(DECK):
                s.deck[p][i] = NONE
            s.start_tile[p] = 0
    for b in range(BUILDINGS):
        s.builders_n[b] = 0
        for i in range(len(s.builders[b])):
            s.builders[b][i] = NONE
    for turn in range(TURNS):
        s.turn_track[turn] = NONE
    for colour in range(COLOURS):
        s.pigment_stock[colour] = PIGMENTS_PER_COLOUR[0]
    s.raw_stock = RAW_STATUES[0]


@rule
def set_up_player(s: State, p: int) -> None:
    """X3.1 and X3.8: what a player starts with, and the supervisor's place in the stack."""
    s.warriors[p] = WARRIORS_PER_PLAYER[0]
    s.seals[p] = SEALS_PER_PLAYER[0]
    gain_coins(s, p, START_COINS[0], FROM_START)
    gain_clay(s, p, START_CLAY[0], FROM_START)
    gain_pigment(s, p, START_PIGMENT[s.start_tile[p] - 1], 1, FROM_START)
    below_it = 0
    for other in range(s.players):
        if s.start_tile[other] > s.start_tile[p]:
            below_it += 1
    s.height[p] = below_it


@rule
def set_up_minister(s: State) -> None:
    """X3.5: the Prime Minister stands in the colour of the highest open request."""
    highest = 0
    for space in range(REQUEST_SPACES):
        highest = max(highest, s.request[space])
    s.minister = REQUEST_COLOUR[highest]


@rule
def set_up_pit(s: State) -> None:
    """X3.6: a raw statue on each statue icon, taken from the stock."""
    for space in range(SPACES):
        section = space // SECTION_SPACES
        s.seal[space] = NONE
        s.pit[space] = EMPTY
        if SPACE_STATUE[section][s.face[section]][space % SECTION_SPACES] == 1:
            s.pit[space] = RAW
            s.raw_stock -= 1
