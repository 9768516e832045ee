"""The state of a game of Xi'an: names of things, and one block of whole numbers.

Colours, buildings and pigments share one order: yellow (workshop), red (lab), green (armory), blue
(palace). A worker card, an equipment card and a request token are their row in the component data.
"""

from bingma.kit.game import GameBlock
from bingma.kit.layout import Grid, Row, i8, i16, layout

NONE = -1

COLOURS = 4
WORKSHOP, LAB, ARMORY, PALACE = 0, 1, 2, 3
BUILDINGS = 4

# Resources, as the exchange counts them (X8.3): coin, clay, then the four pigments.
COIN, CLAY, FIRST_PIGMENT = 0, 1, 2
RESOURCES = 6

MAX_PLAYERS = 4
DECK = 24
HAND = 4
TURNS = 6
ROUNDS = 2
EQUIPMENT = 24
MAX_EQUIPMENT = 13  # twelve entries and one extra action
DISPLAY = 4
REQUESTS = 12
REQUEST_SPACES = 4
SPACES = 24
SECTION_SPACES = 8
SECTIONS = 3
SECTION_A, SECTION_B, SECTION_C = 0, 1, 2
TRACK_END = 5
END_TILES = 8
MAX_BUILDERS = 8

# What stands on a space of the pit; painted by seat p is PAINTED + p.
EMPTY, RAW, PAINTED = 0, 1, 2

# Bonus tiles in the order of the track (X2.6), and how they lie in front of a player.
OPEN_FREE, MARKET, DISCOUNT, EXTRA = 0, 1, 2, 3
BONUS_TILES = 4
NOT_TAKEN, UNUSED, USED = 0, 1, 2

# Helpers (X5.4)
CERAMIST, ACCOUNTANT, ADMINISTRATOR, EMISSARY, SCIENTIST, OFFICER = 0, 1, 2, 3, 4, 5
HELPERS = 6

# Game-end tiles (X9.4)
END_RESOURCES, END_PRESTIGE, END_TILES_UNUSED, END_WARRIORS = 0, 1, 2, 3
END_HELPERS, END_SIX, END_MAJORITIES, END_PAIRS = 4, 5, 6, 7

# Decisions (X11.1). Giving and taking are the two decisions called `exchange`.
FAVOUR, PLAN, WORK, BUILD, AFTER, CRAFT, SEAL = 0, 1, 2, 3, 4, 5, 6
PAINT, PAY, FORGE, KEEP, GIVE, TAKE, NOTHING = 7, 8, 9, 10, 11, 12, 13

# Parts of the final score (X11.7)
PLAY, MAJORITIES, EQUIPMENT_PART, MAUSOLEUM, END_TILE_PART, RESOURCES_PART = 0, 1, 2, 3, 4, 5
SCORE_PARTS = 6

LONGEST_LIST = 18  # empty spaces of the pit at the start


@layout
class State(GameBlock):
    """Everything about a game. `p` is a seat, 0 to 3; unused seats stay at zero."""

    # The moment; `seat` is, with favour and plan, the first who has not decided.
    turn: int = i8()  # 1 to 6
    stage: int = i8()  # the round within the turn, 1 or 2
    decision: int = i8()
    order: Row = i8(MAX_PLAYERS)  # seats in the order of this round (X4.3)
    order_at: int = i8()
    decided: Row = i8(MAX_PLAYERS)  # favour and plan: who has
    legal: Row = i16(LONGEST_LIST)

    # Where a go stands.
    step: int = i8()  # WORK, BUILD or AFTER: what the go returns to after a building action
    discounted: int = i8()  # 1: the next building action uses the discount (X11.4)
    announced: int = i8()  # 1: it was announced just now, so the player is asked (X11.2)
    place: int = i8()  # the space being painted, or just crafted on
    exchanges: int = i8()  # exchanges left, the current one included
    may_stop: int = i8()  # 1: this exchange may be left out

    # Players.
    coins: Row = i16(MAX_PLAYERS)
    clay: Row = i16(MAX_PLAYERS)
    pigments: Grid = i8(MAX_PLAYERS, COLOURS)
    pp: Row = i16(MAX_PLAYERS)
    supervisor: Row = i8(MAX_PLAYERS)  # space of the track
    height: Row = i8(MAX_PLAYERS)  # place in the stack there, 0 at the bottom
    tiles: Grid = i8(MAX_PLAYERS, BONUS_TILES)
    end_tile: Row = i8(MAX_PLAYERS)  # or NONE
    helper: Grid = i8(MAX_PLAYERS, HELPERS)  # 1: recruited
    seals: Row = i8(MAX_PLAYERS)
    warriors: Row = i8(MAX_PLAYERS)  # left to paint
    equipment: Grid = i8(MAX_PLAYERS, MAX_EQUIPMENT)  # cards in the order forged
    equipment_n: Row = i8(MAX_PLAYERS)
    start_tile: Row = i8(MAX_PLAYERS)

    # Cards. A deck's first places hold what was played, top card first, round by round; then come
    # four places whose cards are in hand; behind them the cards not drawn yet.
    deck: Grid = i8(MAX_PLAYERS, DECK)
    hand: Grid = i8(MAX_PLAYERS, HAND)
    hand_n: Row = i8(MAX_PLAYERS)
    top: Row = i8(MAX_PLAYERS)  # planned cards, or NONE
    bottom: Row = i8(MAX_PLAYERS)
    favour: Row = i8(MAX_PLAYERS)  # which hand cards go, one bit each, until all have decided
    favoured: Row = i8(MAX_PLAYERS)  # how many cards were exchanged

    # The board.
    face: Row = i8(SECTIONS)
    pit: Row = i8(SPACES)
    seal: Row = i8(SPACES)  # seat of the seal under the statue, or NONE
    raw_stock: int = i8()
    pigment_stock: Row = i8(COLOURS)
    place_of: Row = i8(BUILDINGS)  # 0 and 1 the left pair, 2 and 3 the right
    builders: Grid = i8(BUILDINGS, MAX_BUILDERS)  # seats in the order of entering
    builders_n: Row = i8(BUILDINGS)
    minister: int = i8()
    minister_bonus: int = i8()  # 1: nobody has had it in this turn (X6.6)
    display: Row = i8(DISPLAY)  # or NONE
    equipment_deck: Row = i8(EQUIPMENT)
    equipment_next: int = i8()
    request: Row = i8(REQUEST_SPACES)
    request_deck: Row = i8(REQUESTS)
    request_next: int = i8()
    turn_track: Row = i8(TURNS)  # the request of each turn that has ended, or NONE
    end_tiles: Row = i8(END_TILES)  # 1: lies on the last space of the track
