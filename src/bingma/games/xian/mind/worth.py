"""How a position looks to a simple player: hundredths of a point, from what can be seen.

These are a player's estimates, not rules. They count what is scored already, what the final scoring
would bring, and what goods, helpers and tiles are likely to bring in the rounds left.
"""

from bingma.games.xian.rules.goods import all_pigments
from bingma.games.xian.rules.lab import first_request, second_request
from bingma.games.xian.rules.scoring import (
    end_tile_points,
    equipment_points,
    majority_points,
    points,
    resource_points,
    unused_tiles,
)
from bingma.games.xian.rules.state import (
    ACCOUNTANT,
    ADMINISTRATOR,
    CERAMIST,
    COLOURS,
    DISCOUNT,
    EMISSARY,
    EXTRA,
    FAVOUR,
    HAND,
    MARKET,
    NONE,
    OFFICER,
    OPEN_FREE,
    PLAN,
    RAW,
    ROUNDS,
    SCIENTIST,
    SECTIONS,
    SPACES,
    TURNS,
    UNUSED,
    WORK,
    State,
)
from bingma.games.xian.rules.tables import (
    CARD_HELPER,
    CARD_HELPER_PP,
    CARD_NUMBER,
    CARD_PIGMENTS,
)
from bingma.games.xian.rules.workers import card_clay, card_coins
from bingma.kit.rules import rule

POINT = 100
LAST_ROUND = TURNS * ROUNDS


@rule
def value(s: State, p: int) -> int:
    """What the position is worth to a player."""
    if s.decision == FAVOUR:
        return favour_worth(s, p)
    left = rounds_left(s, p)
    worth = POINT * (s.pp[p] + equipment_points(s, p) + unused_tiles(s, p))
    # A majority of now may be lost until the end.
    worth += POINT * majority_points(s, p) * (20 - left) // 20
    worth += POINT * end_tile_points(s, p)
    worth += POINT * resource_points(s, p) * (LAST_ROUND - left) // LAST_ROUND
    worth += goods_worth(s, p, left)
    worth += tiles_worth(s, p, left)
    worth += helpers_worth(s, p, left)
    worth += seals_worth(s, p, left)
    worth += 60 * s.supervisor[p] * min(left, 4) // 4
    return worth + plan_worth(s, p)


@rule
def standing(s: State, p: int) -> int:
    """What the position is worth to a player; at the end the final score."""
    if s.over == 1:
        return POINT * points(s, p)
    return value(s, p)


@rule
def rounds_left(s: State, p: int) -> int:
    """Own goes still to come, the present one not counted once the player has acted."""
    rounds = LAST_ROUND - ROUNDS * (s.turn - 1) - s.stage
    return rounds + 1 if has_go_ahead(s, p) else rounds


@rule
def has_go_ahead(s: State, p: int) -> bool:
    """Whether the player's go of this round is still to come."""
    if s.over == 1:
        return False
    if s.decision == PLAN or s.decision == FAVOUR:
        return True
    for i in range(s.order_at + 1, s.players):
        if s.order[i] == p:
            return True
    return s.decision == WORK and s.seat == p


@rule
def goods_worth(s: State, p: int, left: int) -> int:
    """Coins, clay and pigments, worth less the more there are and the fewer goes are left."""
    usable = min(left, 4)
    coins = min(s.coins[p], 6)
    clay = min(s.clay[p], 8)
    worth = (60 * coins + 110 * clay) * usable // 4
    for colour in range(COLOURS):
        wanted = requests_for(s, colour)
        amount = min(s.pigments[p][colour], 1 + wanted)
        worth += amount * (70 + 40 * wanted) * min(usable, s.warriors[p]) // 4
    return worth + 10 * all_pigments(s, p)


@rule
def requests_for(s: State, colour: int) -> int:
    """In how many ways a colour is asked for now."""
    count = 0
    for section in range(SECTIONS):
        if first_request(s, section) == colour:
            count += 1
        if second_request(s, section) == colour:
            count += 1
    return count


@rule
def tiles_worth(s: State, p: int, left: int) -> int:
    """What an unused tile may still do, above the point that it is worth anyway (X9.3)."""
    if left == 0:
        return 0
    worth = 0
    if s.tiles[p][OPEN_FREE] == UNUSED:
        worth += 60
    if s.tiles[p][MARKET] == UNUSED:
        worth += 90
    if s.tiles[p][DISCOUNT] == UNUSED:
        worth += 80
    if s.tiles[p][EXTRA] == UNUSED:
        worth += 350
    return worth


@rule
def helpers_worth(s: State, p: int, left: int) -> int:
    """What helpers bring in the goes to come."""
    own = s.helper[p]
    worth = 40 * own[CERAMIST] + 25 * own[ACCOUNTANT] + 40 * own[ADMINISTRATOR]
    worth += 15 * own[EMISSARY] + 50 * own[SCIENTIST] + 25 * own[OFFICER]
    return worth * left


@rule
def seals_worth(s: State, p: int, left: int) -> int:
    """Seals in hand, and own sealed statues that nobody else can paint."""
    worth = 30 * s.seals[p] * min(left, 6) // 6
    if left > 0 and s.warriors[p] > 0:
        for space in range(SPACES):
            if s.seal[space] == p and s.pit[space] == RAW:
                worth += 60
    return worth


@rule
def plan_worth(s: State, p: int) -> int:
    """A planned pair: what the top card will do, and a little for acting early."""
    if s.top[p] == NONE or not has_go_ahead(s, p):
        return 0
    return card_worth(s, p, s.top[p]) + 12 * int(CARD_NUMBER[s.bottom[p]])


@rule
def card_worth(s: State, p: int, card: int) -> int:
    """A worker card used for its own action now."""
    worth = 60 * card_coins(s, p, card) + 110 * card_clay(s, p, card)
    for colour in range(COLOURS):
        worth += CARD_PIGMENTS[card][colour] * (70 + 40 * requests_for(s, colour))
    if CARD_HELPER[card] != NONE:
        left = LAST_ROUND - ROUNDS * (s.turn - 1) - s.stage
        worth += POINT * CARD_HELPER_PP[card][s.turn - 1] + 30 * left
    return max(worth, 80)


@rule
def favour_worth(s: State, p: int) -> int:
    """Put away the cards that are worth less than a card drawn at random would be."""
    worth = 0
    for i in range(HAND):
        if (s.favour[p] >> i) & 1:
            worth += 230
        else:
            worth += card_worth(s, p, s.hand[p][i])
    return worth
