"""What the rules tell about: numbers here, worded as data in `bingma.games.xian.events`.

Each is emitted as (kind, seat, a, b, c); the comment says what a, b, c are.
"""

ACTED = 1  # action id, 1 if automatic
FAVOUR_CHOSEN = 2  # private: which hand cards go, as bits
PLAN_CHOSEN = 3  # private: top card, bottom card
FAVOURED = 4  # how many cards were exchanged
DRAWN = 5  # private: card
REVEALED = 6  # top card, bottom card, place in the order
GAINED = 7  # resource, amount, source
PAID = 8  # resource, amount, to which seat (NONE: the stock)
SCORED = 9  # points, source
RECRUITED = 10  # helper
BUILDER_SENT = 11  # building
CRAFTED = 12  # space
SEALED = 13  # space
PAINTED = 14  # space, size of the group
FORGED = 15  # slot, card
ADVANCED = 16  # space of the track
TILE_TAKEN = 17  # bonus tile
TILE_USED = 18  # bonus tile
END_TILE_KEPT = 19  # game-end tile
TURN_BEGAN = 20  # turn
ROUND_BEGAN = 21  # round
GO_BEGAN = 22
REQUEST_FULFILLED = 23  # space, token, turn it is put on
REQUEST_OPENED = 24  # space, token
MINISTER_MOVED = 25  # building
EQUIPMENT_LEFT = 26  # slot, card
EQUIPMENT_SLID = 27  # from slot, to slot, card
EQUIPMENT_OPENED = 28  # slot, card
BUILDERS_HOME = 29
PART_SCORED = 30  # part of the final score, points, section if it is that of majorities
GAME_ENDED = 31

# Where goods and points come from.
FROM_WORK, FROM_PIGMENT, FROM_PASS, FROM_MINISTER, FROM_FEE = 0, 1, 2, 3, 4
FROM_CRAFT, FROM_CERAMIST, FROM_PAINT, FROM_HELPER, FROM_EQUIPMENT = 5, 6, 7, 8, 9
FROM_EXCHANGE, FROM_START, FROM_SPACE = 10, 11, 12
