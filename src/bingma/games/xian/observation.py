"""The fields of an observation: names, places, bounds and meanings (see `mind/observation.py`)."""

from __future__ import annotations

from bingma.games.contract import ObservationField
from bingma.games.xian.components import COPIES
from bingma.games.xian.mind import observation as at
from bingma.games.xian.rules.state import (
    BONUS_TILES,
    BUILDINGS,
    COLOURS,
    DECK,
    DISPLAY,
    END_TILES,
    HAND,
    HELPERS,
    LONGEST_LIST,
    MAX_BUILDERS,
    MAX_PLAYERS,
    REQUEST_SPACES,
    REQUESTS,
    ROUNDS,
    SPACES,
    TRACK_END,
    TURNS,
    USED,
)

KINDS, MOST = at.KINDS, at.MOST
SEATS = MAX_PLAYERS

# The most that a component file may have.
MOST_PIGMENTS, MOST_WARRIORS, MOST_SEALS = 30, 12, 12
MOST_PRICE, MOST_SPACE_PRESTIGE, MOST_SPACE_COINS = 9, 20, 9


def _field(
    name: str,
    start: int,
    shape: tuple[int, ...],
    high: int,
    meaning: str,
    low: int = 0,
    **secrecy: bool,
) -> ObservationField:
    return ObservationField(name, start, shape, low, high, meaning, **secrecy)


FIELDS = (
    _field("turn", at.AT_TURN, (TURNS,), 1, "the turn, one-hot"),
    _field("round", at.AT_ROUND, (1,), ROUNDS, "the round of the turn; 0 before the first"),
    _field("decision", at.AT_DECISION, (at.DECISIONS,), 1, "the decision asked, one-hot"),
    _field("decider", at.AT_DECIDER, (SEATS,), 1, "the seat asked, one-hot"),
    _field("decided", at.AT_DECIDED, (SEATS,), 1, "favour and plan: who has decided"),
    _field(
        "order",
        at.AT_ORDER,
        (SEATS,),
        SEATS,
        "place in the order of the round, from 1; 0 in favour and plan",
    ),
    _field(
        "go returns to",
        at.AT_RETURNS_TO,
        (at.GO_STEPS,),
        1,
        "what the go comes back to: work, build or after, one-hot",
    ),
    _field("discounted", at.AT_DISCOUNTED, (1,), 1, "a discount is announced"),
    _field("exchanges", at.AT_EXCHANGES, (1,), 2, "exchanges left, the present one included"),
    _field("place", at.AT_PLACE, (SPACES,), 1, "the space being sealed or painted, one-hot"),
    _field(
        "hand",
        at.AT_HAND,
        (HAND, DECK),
        1,
        "own hand: by place, the card one-hot",
        private=True,
    ),
    _field(
        "favour",
        at.AT_FAVOUR,
        (HAND,),
        1,
        "own favour until all have decided, by place",
        private=True,
    ),
    _field(
        "under",
        at.AT_UNDER,
        (DECK,),
        1,
        "cards that the favour put under the own deck",
        private=True,
    ),
    _field("fees", at.AT_FEES, (BUILDINGS,), MOST, "coins owed to others for entering"),
    _field("present", at.AT_PRESENT, (SEATS,), 1, "the seat is in the game"),
    _field("coins", at.AT_COINS, (SEATS,), MOST, "coins"),
    _field("clay", at.AT_CLAY, (SEATS,), MOST, "clay"),
    _field("pigments", at.AT_PIGMENTS, (SEATS, COLOURS), MOST_PIGMENTS, "pigments"),
    _field("prestige", at.AT_PRESTIGE, (SEATS,), MOST, "prestige scored so far", -MOST),
    _field("supervisor", at.AT_SUPERVISOR, (SEATS,), TRACK_END, "space of the palace track"),
    _field("height", at.AT_HEIGHT, (SEATS,), SEATS - 1, "height in the stack there"),
    _field("tiles", at.AT_TILES, (SEATS, BONUS_TILES), USED, "bonus tiles: 1 unused, 2 used"),
    _field("end tile", at.AT_END_TILE, (SEATS, END_TILES), 1, "game-end tile kept, one-hot"),
    _field("helpers", at.AT_HELPERS, (SEATS, HELPERS), 1, "helpers recruited"),
    _field("seals", at.AT_SEALS, (SEATS,), MOST_SEALS, "seals left"),
    _field("warriors", at.AT_WARRIORS, (SEATS,), MOST_WARRIORS, "warriors left to paint"),
    _field(
        "equipment",
        at.AT_EQUIPMENT,
        (SEATS, KINDS),
        COPIES,
        "equipment forged, by kind, of all seats",
    ),
    _field("favoured", at.AT_FAVOURED, (SEATS,), HAND, "cards exchanged by the favour"),
    _field("cards held", at.AT_CARDS_HELD, (SEATS,), HAND, "cards in hand"),
    _field(
        "top",
        at.AT_TOP,
        (SEATS, DECK),
        1,
        "top card, one-hot; of others once revealed",
        secret_while_deciding=True,
    ),
    _field(
        "bottom",
        at.AT_BOTTOM,
        (SEATS, DECK),
        1,
        "bottom card, likewise",
        secret_while_deciding=True,
    ),
    _field(
        "played",
        at.AT_PLAYED,
        (SEATS, DECK),
        1,
        "cards played in earlier rounds, recruited helpers included",
    ),
    _field("raw", at.AT_RAW, (SPACES,), 1, "raw statues in the pit"),
    _field("painted", at.AT_PAINTED, (SPACES, SEATS), 1, "painted statues, by owner"),
    _field("sealed", at.AT_SEALED, (SPACES, SEATS), 1, "seals under statues, by owner"),
    _field(
        "space prestige",
        at.AT_SPACE_PRESTIGE,
        (SPACES,),
        MOST_SPACE_PRESTIGE,
        "prestige of a space",
    ),
    _field("space coins", at.AT_SPACE_COINS, (SPACES,), MOST_SPACE_COINS, "coins of a space"),
    _field("space pigment", at.AT_SPACE_PIGMENT, (SPACES, COLOURS), 1, "its pigment, one-hot"),
    _field("raw stock", at.AT_RAW_STOCK, (1,), LONGEST_LIST, "raw statues in stock"),
    _field("pigment stock", at.AT_PIGMENT_STOCK, (COLOURS,), MOST_PIGMENTS, "pigments in stock"),
    _field(
        "building place",
        at.AT_BUILDING_PLACE,
        (BUILDINGS, BUILDINGS),
        1,
        "place of a building, one-hot: two at the left, two at the right",
    ),
    _field(
        "builders", at.AT_BUILDERS, (BUILDINGS, SEATS), MAX_BUILDERS, "builders inside, by owner"
    ),
    _field("minister", at.AT_MINISTER, (BUILDINGS,), 1, "the Prime Minister's building, one-hot"),
    _field("minister bonus", at.AT_MINISTER_BONUS, (1,), 1, "nobody has had his thanks this turn"),
    _field("display kind", at.AT_DISPLAY_KIND, (DISPLAY, KINDS), 1, "equipment on offer, one-hot"),
    _field("display cost", at.AT_DISPLAY_COST, (DISPLAY,), MOST_PRICE, "its price in coins"),
    _field(
        "display clay",
        at.AT_DISPLAY_CLAY,
        (DISPLAY,),
        MOST_PRICE,
        "and the clay that comes with it",
    ),
    _field("drawn", at.AT_DRAWN, (KINDS,), COPIES, "equipment that has left the stack, by kind"),
    _field(
        "request colour",
        at.AT_REQUEST_COLOUR,
        (REQUEST_SPACES, COLOURS),
        1,
        "colours of the open requests A, B1, B2, C, one-hot",
    ),
    _field("request number", at.AT_REQUEST_NUMBER, (REQUEST_SPACES,), REQUESTS, "their numbers"),
    _field("fulfilled", at.AT_FULFILLED, (REQUESTS,), 1, "requests of the turns that have ended"),
    _field("end tiles", at.AT_END_TILES, (END_TILES,), 1, "game-end tiles still on the track"),
)
