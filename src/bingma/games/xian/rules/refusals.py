"""Why something cannot be done now.

Functions that end in `_refusal` answer with one of these, OK if it can be done; the legal actions
are those without a refusal, so a player is always told the reason that really counts.
"""

OK = 0

# Buildings (sections 6 and 7)
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

# Tiles (section 8)
TILE_NOT_OWNED = 16
TILE_IS_USED = 17
PAIR_NOT_CLOSED = 18
NO_FEE_DUE = 19
NOTHING_TO_DISCOUNT = 20
NOTHING_TO_EXCHANGE = 21
