"""Section 8: bonus tiles, and the exchanges of the market."""

from bingma.games.xian.rules.events import TILE_USED
from bingma.games.xian.rules.goods import all_resources
from bingma.games.xian.rules.refusals import NOTHING_TO_EXCHANGE, OK, TILE_IS_USED, TILE_NOT_OWNED
from bingma.games.xian.rules.state import GIVE, MARKET, UNUSED, USED, State
from bingma.kit.rules import emit, rule

MARKET_EXCHANGES = 2
EMISSARY_EXCHANGES = 1


@rule
def tile_refusal(s: State, p: int, tile: int) -> int:
    """X8.1: a tile is used once, by its owner."""
    if s.tiles[p][tile] == UNUSED:
        return OK
    return TILE_IS_USED if s.tiles[p][tile] == USED else TILE_NOT_OWNED


@rule
def use_tile(s: State, p: int, tile: int) -> None:
    """X8.1: a tile counts as used at the word that uses it."""
    s.tiles[p][tile] = USED
    emit(s, TILE_USED, p, tile, 0, 0)


@rule
def market_refusal(s: State, p: int) -> int:
    """X8.3: the market needs at least one resource."""
    refusal = tile_refusal(s, p, MARKET)
    if refusal == OK and all_resources(s, p) == 0:
        return NOTHING_TO_EXCHANGE
    return refusal


@rule
def use_market(s: State, p: int) -> None:
    """X8.3: one or two exchanges, the first of which must be made."""
    use_tile(s, p, MARKET)
    s.exchanges = MARKET_EXCHANGES
    s.may_stop = 0
    s.decision = GIVE


@rule
def send_emissary(s: State) -> None:
    """X7.4: after the tile was taken, the emissary may exchange one resource."""
    s.exchanges = EMISSARY_EXCHANGES
    s.may_stop = 1
    s.decision = GIVE
