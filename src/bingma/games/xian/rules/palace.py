"""X7.4: the supervisor's way in the palace, and the tile at its end."""

from bingma.games.xian.rules.events import ADVANCED, END_TILE_KEPT, TILE_TAKEN
from bingma.games.xian.rules.refusals import END_OF_TRACK, OK
from bingma.games.xian.rules.state import END_TILES, MAX_PLAYERS, TRACK_END, UNUSED, State
from bingma.kit.layout import Row
from bingma.kit.rules import emit, rule


@rule
def palace_refusal(s: State, p: int) -> int:
    """X7.4: a supervisor at the end of the track goes no further."""
    return END_OF_TRACK if s.supervisor[p] == TRACK_END else OK


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
def list_end_tiles(s: State, out: Row, first: int) -> int:
    """X7.4: the game-end tiles left."""
    n = 0
    for tile in range(END_TILES):
        if s.end_tiles[tile] == 1:
            out[n] = first + tile
            n += 1
    return n


@rule
def keep_end_tile(s: State, p: int, tile: int) -> None:
    """X7.4: one game-end tile is kept, the rest stay for others."""
    s.end_tiles[tile] = 0
    s.end_tile[p] = tile
    emit(s, END_TILE_KEPT, p, tile, 0, 0)
