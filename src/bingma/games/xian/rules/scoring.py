"""Section 9: final scoring.

Nothing on the table changes: each part is a function of the last position.
"""

from bingma.games.xian.rules.events import PART_SCORED
from bingma.games.xian.rules.goods import all_resources
from bingma.games.xian.rules.state import (
    BONUS_TILES,
    END_HELPERS,
    END_MAJORITIES,
    END_PAIRS,
    END_PRESTIGE,
    END_RESOURCES,
    END_SIX,
    END_TILE_PART,
    END_TILES_UNUSED,
    END_WARRIORS,
    EQUIPMENT_PART,
    HELPERS,
    MAJORITIES,
    MAUSOLEUM,
    NONE,
    PAINTED,
    PLAY,
    SCORE_PARTS,
    SECTION_SPACES,
    SECTIONS,
    UNUSED,
    State,
)
from bingma.games.xian.rules.tables import (
    END_TILE_PP,
    EQUIPMENT_KIND,
    KIND_MATERIAL,
    KIND_SECTION,
    MAJORITY_PP,
    PRESTIGE_EACH,
    RESOURCES_MOST,
    SET_PP,
)
from bingma.kit.rules import emit, needed, rule

is_ahead = needed("is_ahead")

KINDS = 6
MATERIALS = 2
RANKED = 3
PP_PER_ARMED_WARRIOR = 3
PP_PER_UNUSED_TILE = 1
RESOURCES_PER_PP = 3


@rule
def score_part(s: State, p: int, part: int) -> int:
    """X9: one part of a player's final score; the order of players does not matter (X9.6)."""
    if part == PLAY:
        return s.pp[p]
    if part == MAJORITIES:
        return majority_points(s, p)
    if part == EQUIPMENT_PART:
        return equipment_points(s, p)
    if part == MAUSOLEUM:
        return PP_PER_UNUSED_TILE * unused_tiles(s, p)
    if part == END_TILE_PART:
        return end_tile_points(s, p)
    return resource_points(s, p)


@rule
def points(s: State, p: int) -> int:
    """X9: all parts of the final score together."""
    total = 0
    for part in range(SCORE_PARTS):
        total += score_part(s, p, part)
    return total


@rule
def tell_final_scoring(s: State) -> None:
    """X9: the parts in their order, majorities by section, for whoever listens."""
    for section in range(SECTIONS):
        for p in range(s.players):
            emit(s, PART_SCORED, p, MAJORITIES, section_points(s, p, section), section)
    for part in range(MAJORITIES + 1, SCORE_PARTS):
        for p in range(s.players):
            emit(s, PART_SCORED, p, part, score_part(s, p, part), 0)


@rule
def beats(s: State, p: int, q: int) -> bool:
    """X9.6: most prestige; a tie goes to the supervisor further ahead, then higher."""
    return bool(is_better(s, p, points(s, p), q, points(s, q)))


@rule
def is_better(s: State, p: int, mine: int, q: int, theirs: int) -> bool:
    """X9.6, of points that are known: there are no shared places."""
    return bool(mine > theirs or (mine == theirs and is_ahead(s, p, q)))


@rule
def warriors_in(s: State, p: int, section: int) -> int:
    """A player's painted warriors in a section."""
    count = 0
    for space in range(section * SECTION_SPACES, (section + 1) * SECTION_SPACES):
        if s.pit[space] == PAINTED + p:
            count += 1
    return count


@rule
def section_points(s: State, p: int, section: int) -> int:
    """X9.1: tied players share the points of the ranks they cover, rounded down."""
    mine = warriors_in(s, p, section)
    if mine == 0:
        return 0
    rank = 0
    tied = 0
    for other in range(s.players):
        theirs = warriors_in(s, other, section)
        if theirs > mine:
            rank += 1
        elif theirs == mine:
            tied += 1
    points = 0
    for covered in range(rank, min(rank + tied, RANKED)):
        points += MAJORITY_PP[section][covered]
    return points // tied


@rule
def majority_points(s: State, p: int) -> int:
    """X9.1: majorities of all sections."""
    points = 0
    for section in range(SECTIONS):
        points += section_points(s, p, section)
    return points


@rule
def cards_of_kind(s: State, p: int, kind: int) -> int:
    """A player's equipment of one kind."""
    count = 0
    for i in range(s.equipment_n[p]):
        if EQUIPMENT_KIND[s.equipment[p][i]] == kind:
            count += 1
    return count


@rule
def set_points(s: State, p: int, material: int) -> int:
    """X9.2: sets of different kinds of a material, largest first.

    The k-th set holds the kinds of which there are at least k cards.
    """
    points = 0
    size = 1
    k = 1
    while size > 0:
        size = 0
        for kind in range(KINDS):
            if KIND_MATERIAL[kind] == material and cards_of_kind(s, p, kind) >= k:
                size += 1
        points += SET_PP[size]
        k += 1
    return points


@rule
def armed_points(s: State, p: int, section: int) -> int:
    """X9.2: each card arms one own warrior of its section."""
    cards = 0
    for i in range(s.equipment_n[p]):
        if KIND_SECTION[EQUIPMENT_KIND[s.equipment[p][i]]] == section:
            cards += 1
    return PP_PER_ARMED_WARRIOR * min(cards, warriors_in(s, p, section))


@rule
def equipment_points(s: State, p: int) -> int:
    """X9.2: sets, then armed warriors."""
    points = 0
    if s.equipment_n[p] > 0:
        for material in range(MATERIALS):
            points += set_points(s, p, material)
        for section in range(SECTIONS):
            points += armed_points(s, p, section)
    return points


@rule
def unused_tiles(s: State, p: int) -> int:
    """X9.3: bonus tiles not used."""
    count = 0
    for tile in range(BONUS_TILES):
        if s.tiles[p][tile] == UNUSED:
            count += 1
    return count


@rule
def resources_returned(s: State, p: int) -> int:
    """X9.4 `resources`: as many as possible go to the stock."""
    if s.end_tile[p] == END_RESOURCES:
        return int(min(all_resources(s, p), RESOURCES_MOST[0]))
    return 0


@rule
def prestige_so_far(s: State, p: int) -> int:
    """X9.4: the total after X9.3."""
    tiles = PP_PER_UNUSED_TILE * unused_tiles(s, p)
    return s.pp[p] + majority_points(s, p) + equipment_points(s, p) + tiles


@rule
def sections_led(s: State, p: int) -> int:
    """X9.4 `majorities`: sections where p is first or tied for first."""
    led = 0
    for section in range(SECTIONS):
        most = 0
        for other in range(s.players):
            most = max(most, warriors_in(s, other, section))
        if most > 0 and warriors_in(s, p, section) == most:
            led += 1
    return led


@rule
def end_tile_points(s: State, p: int) -> int:
    """X9.4: the game-end tile, counted on the state after X9.3."""
    tile = s.end_tile[p]
    if tile == NONE:
        return 0
    count = 0
    if tile == END_RESOURCES:
        count = resources_returned(s, p)
    elif tile == END_PRESTIGE:
        count = max(prestige_so_far(s, p), 0) // PRESTIGE_EACH[0]
    elif tile == END_TILES_UNUSED:
        count = unused_tiles(s, p)
    elif tile == END_WARRIORS:
        for section in range(SECTIONS):
            count += warriors_in(s, p, section)
    elif tile == END_HELPERS:
        for helper in range(HELPERS):
            count += s.helper[p][helper]
    elif tile == END_SIX:
        count = 1
    elif tile == END_MAJORITIES:
        count = sections_led(s, p)
    elif tile == END_PAIRS:
        for kind in range(KINDS):
            count += cards_of_kind(s, p, kind) // 2
    return int(END_TILE_PP[tile]) * count


@rule
def resource_points(s: State, p: int) -> int:
    """X9.5: one point for each full three resources still owned."""
    return (all_resources(s, p) - resources_returned(s, p)) // RESOURCES_PER_PP
