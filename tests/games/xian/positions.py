"""Positions of Xi'an to try a rule on: a dealt game, led to a go and laid out as a test says.

Everything not named is bare (no coins, no clay, no pigments, no tiles), so that a test shows all
that matters to it. Pieces stay complete: what a player is given is taken out of the stock.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import cache
from typing import Any

from bingma.games import rulebook
from bingma.games.contract import Result
from bingma.games.xian import names
from bingma.games.xian.rules.state import (
    AFTER,
    BUILD,
    EMPTY,
    MAX_EQUIPMENT,
    NONE,
    NOT_TAKEN,
    PAINTED,
    RAW,
    TRACK_END,
    UNUSED,
    USED,
    WORK,
    State,
)
from bingma.play.game import Game, Seat

BOOK = rulebook("xian")
RULES = BOOK.engine.rules
TABLES = BOOK.components.tables

STEPS = {"work": WORK, "build": BUILD, "after": AFTER}
CHEAP_DISPLAY = ("crossbow-1", "arrowheads-1", "chariot-1", "halberd-1")
PLACES = ("workshop", "lab", "armory", "palace")


@dataclass(frozen=True)
class Player:
    """What lies in front of a player.

    `unused` names bonus tiles, with spaces between; the others up to the supervisor's space (by
    default that of the last named tile, or the end with a game-end tile) have been used.
    """

    coins: int = 0
    clay: int = 0
    pigments: str = ""
    pp: int = 0
    unused: str = ""
    supervisor: int | None = None
    end_tile: str | None = None
    helpers: str = ""
    equipment: str = ""
    seals: int | None = None
    warriors: int | None = None


def fresh(players: int = 2, decks: Mapping[int, list[str]] | None = None, **setup: Any) -> Game:
    """A new game, with some seats' decks and some parts of the set-up of a record as given.

    Seat 0 has starting tile 1 and is on top of the supervisors, and so on.
    """
    first = BOOK.read_setup(plain_setup(players, decks, **setup), players)
    return Game(BOOK, first, seats(players))


def seats(players: int) -> list[Seat]:
    """Somebody for each seat."""
    return [Seat(f"Player {p + 1}") for p in range(players)]


def plain_setup(
    players: int, decks: Mapping[int, list[str]] | None = None, **parts: Any
) -> dict[str, Any]:
    """The set-up of a dealt game, with some parts of it as given."""
    setup = dict(BOOK.write_setup(BOOK.deal(players, (), 1, 0)))
    setup["buildings"] = list(PLACES)
    for p in range(players):
        setup["players"][p] = {"start_tile": p + 1, "deck": (decks or {}).get(p, deck(""))}
    return setup | parts


def deck(cards: str, at: int = 0) -> list[str]:
    """A whole deck with some cards at its top, or from place `at` on."""
    wanted = cards.split()
    rest = [card for card in names.WORKER_CARDS if card not in wanted]
    return [*rest[:at], *wanted, *rest[at:]]


def state_of(game: Game) -> State:
    """The whole state of a game, to read or to change."""
    state: State = game._state
    return state


def forward(game: Game, turn: int, round_: int) -> None:
    """Play on, as quietly as possible, to the planning of a round."""
    state = state_of(game)
    while (state.turn, state.stage, game.decision()) != (turn, round_, "plan"):
        quiet = {"favour": "favour", "work": "pigment", "build": "pass"}
        game.play(quiet.get(str(game.decision()), game.legal()[0]))
        state = state_of(game)


def position(
    *people: Player,
    at: str = "build",
    top: str = "Y1",
    turn: int = 1,
    round_: int = 1,
    pit: Mapping[str, str] | None = None,
    requests: str | None = None,
    display: Sequence[str | None] = CHEAP_DISPLAY,
    places: Sequence[str] = PLACES,
    faces: Sequence[int] = (1, 1, 1),
    builders: Mapping[str, Sequence[int]] | None = None,
    minister: str = "palace",
    minister_bonus: bool = False,
    end_tiles: str = "resources prestige tiles warriors",
    stack: Sequence[int] = (0, 1, 2, 3),
) -> Game:
    """Seat 0's go at `work`, `build` or `after`; the other seats follow in their order.

    `pit` names what stands where as X11.8 prints it (default: the statues of the faces), `requests`
    the colours of the spaces A, B1, B2, C, and `stack` who is above whom on a shared space.
    """
    players = len(people)
    game = fresh(
        players,
        _decks_for(players, top, turn, round_),
        buildings=list(places),
        faces=dict(zip(names.SECTIONS, faces, strict=True)),
        end_tiles=_all_end_tiles(people, end_tiles),
    )
    forward(game, turn, round_)
    for p in range(players):
        game.play("plan " + _plan(p, top), seat=p)
    state = state_of(game)
    assert state.order[:players] == list(range(players))
    _lay_out_pit(state, pit)
    _lay_out_requests(state, requests)
    _lay_out_equipment(state, people, display)
    for b, building in enumerate(names.BUILDINGS):
        for p in (builders or {}).get(building, ()):
            state.builders[b][state.builders_n[b]] = p
            state.builders_n[b] += 1
    state.minister = names.BUILDINGS.index(minister)
    state.minister_bonus = int(minister_bonus)
    for p, player in enumerate(people):
        _lay_out_player(state, p, player)
    _stack_supervisors(state, stack)
    state.step = state.decision = STEPS[at]
    state.legal_n = RULES.list_actions(state, state.seat, state.legal)
    assert state.legal_n > 1, "this position would not be asked"
    return Game(BOOK, state, seats(players))


def _plan(p: int, top: str) -> str:
    """Seat 0 acts first, the others in their order, whatever card seat 0 has on top."""
    bottom = f"B{6 - p}"
    if p == 0:
        return f"{top}/{bottom if top != bottom else 'R6'}"
    return f"Y1/{bottom}"


def _decks_for(players: int, top: str, turn: int, round_: int) -> dict[int, list[str]]:
    at = 4 * (turn - 1) + 2 * (round_ - 1)
    return {p: deck(_plan(p, top).replace("/", " "), at) for p in range(players)}


def _all_end_tiles(people: Sequence[Player], in_play: str) -> list[str]:
    """Four tiles for the set-up: those that players keep count among them."""
    kept = [player.end_tile for player in people if player.end_tile]
    return [*kept, *(tile for tile in in_play.split() if tile not in kept)][:4]


def _lay_out_pit(state: State, pit: Mapping[str, str] | None) -> None:
    if pit is not None:
        for i, space in enumerate(names.SPACES):
            state.pit[i], state.seal[i] = _statue(pit.get(space))
    state.raw_stock = TABLES["raw_statues"][0] - state.pit.count(RAW)
    assert state.raw_stock >= 0, "there are not so many raw statues"


def _statue(text: str | None) -> tuple[int, int]:
    """What stands on a space, and whose seal is under it, from a text like `raw+seal:1`."""
    if text is None:
        return EMPTY, NONE
    statue, _, seal = text.partition("+seal:")
    content = RAW if statue == "raw" else PAINTED + int(statue)
    return content, int(seal) if seal else NONE


def _lay_out_requests(state: State, colours: str | None) -> None:
    if colours is None:
        return
    gone = [token for token in state.turn_track if token != NONE]
    tokens = [t for t in range(len(TABLES["request_colour"])) if t not in gone]
    for space, letter in enumerate(colours):
        of_colour = [
            t for t in tokens if TABLES["request_colour"][t] == names.COLOURS.index(letter)
        ]
        state.request[space] = of_colour[0]
        tokens.remove(of_colour[0])
    state.request_deck = [*gone, *state.request, *tokens]
    state.request_next = len(gone) + len(state.request)


def _lay_out_equipment(
    state: State, people: Sequence[Player], display: Sequence[str | None]
) -> None:
    owned = [card for player in people for card in player.equipment.split()]
    open_cards = [card for card in display if card is not None and card not in owned]
    state.display = [
        NONE if card is None or card in owned else names.EQUIPMENT_CARDS.index(card)
        for card in display
    ]
    drawn = [*owned, *open_cards]
    hidden = [card for card in names.EQUIPMENT_CARDS if card not in drawn]
    state.equipment_deck = [names.EQUIPMENT_CARDS.index(card) for card in (*drawn, *hidden)]
    state.equipment_next = len(drawn)


def _lay_out_player(state: State, p: int, player: Player) -> None:
    state.coins[p], state.clay[p], state.pp[p] = player.coins, player.clay, player.pp
    counts = Counter(player.pigments)
    for colour, letter in enumerate(names.COLOURS):
        state.pigment_stock[colour] += state.pigments[p][colour] - counts[letter]
        state.pigments[p][colour] = counts[letter]
        assert state.pigment_stock[colour] >= 0, f"there are not so many pigments {letter}"
    unused = [names.BONUS_TILES.index(tile) for tile in player.unused.split()]
    last = TRACK_END if player.end_tile else max((tile + 1 for tile in unused), default=0)
    state.supervisor[p] = last if player.supervisor is None else player.supervisor
    for tile in range(len(names.BONUS_TILES)):
        taken = tile < state.supervisor[p]
        state.tiles[p][tile] = UNUSED if tile in unused else USED if taken else NOT_TAKEN
    if player.end_tile:
        tile = names.END_TILES.index(player.end_tile)
        state.end_tile[p], state.end_tiles[tile] = tile, 0
    state.helper[p] = [int(helper in player.helpers.split()) for helper in names.HELPERS]
    cards = [names.EQUIPMENT_CARDS.index(card) for card in player.equipment.split()]
    state.equipment[p] = [*cards, *[NONE] * (MAX_EQUIPMENT - len(cards))]
    state.equipment_n[p] = len(cards)
    painted = state.pit.count(PAINTED + p)
    state.warriors[p] = TABLES["warriors_per_player"][0] - painted
    if player.warriors is not None:
        state.warriors[p] = player.warriors
    state.seals[p] = TABLES["seals_per_player"][0] - state.seal.count(p)
    if player.seals is not None:
        state.seals[p] = player.seals


def _stack_supervisors(state: State, stack: Sequence[int]) -> None:
    order = [p for p in stack if p < state.players]
    for i, p in enumerate(order):
        under = [q for q in order[i + 1 :] if state.supervisor[q] == state.supervisor[p]]
        state.height[p] = len(under)


def final_scores(
    *people: Player, pit: Mapping[str, str] | None = None, stack: Sequence[int] = (0, 1, 2, 3)
) -> Result:
    """The result of a game that ends with these players and this pit (default: an empty one)."""
    game = position(*people, at="work", turn=6, round_=2, pit=pit or {}, stack=stack)
    state = state_of(game)
    state.order_at = state.players - 1
    RULES.end_go(state)
    result = game.result()
    assert result is not None
    return result


def part(result: Result, name: str) -> list[int]:
    """One part of the final scores, seat by seat."""
    return [scores[name] for scores in result["scores"]]


# Reading games


def me(game: Game, seat: int = 0) -> dict[str, Any]:
    """A player as X11.8 prints it."""
    player: dict[str, Any] = game.position()["players"][seat]
    return player


def board(game: Game) -> dict[str, Any]:
    """The board as X11.8 prints it."""
    printed: dict[str, Any] = game.position()["board"]
    return printed


def texts(game: Game, seat: int | None = None) -> set[str]:
    """The legal actions as plain texts."""
    return {str(action) for action in game.legal(seat)}


def automatic(game: Game) -> list[str]:
    """What the engine played by itself after the last action."""
    return [text for _, text in game.log[-1].automatic]


def play(game: Game, *actions: str) -> Game:
    """Play several actions, each of whoever is to decide."""
    for action in actions:
        game.play(action)
    return game


# Reading the component data


def card_value(table: str, card: str) -> Any:
    """What a table says about a worker card."""
    return TABLES[table][names.WORKER_CARDS.index(card)]


def equipment_cost(card: str) -> int:
    """The printed price of an equipment card."""
    cost: int = TABLES["equipment_cost"][names.EQUIPMENT_CARDS.index(card)]
    return cost


def equipment_clay(card: str) -> int:
    """The clay that an equipment card brings."""
    clay: int = TABLES["equipment_clay"][names.EQUIPMENT_CARDS.index(card)]
    return clay


def bonus(space: str, face: int = 1) -> tuple[int, int, str]:
    """Prestige, coins and pigment (or "") of a space."""
    section, at = divmod(names.SPACES.index(space), 8)
    pigment = TABLES["space_pigment"][section][face - 1][at]
    return (
        TABLES["space_pp"][section][face - 1][at],
        TABLES["space_coins"][section][face - 1][at],
        names.COLOURS[pigment] if pigment != NONE else "",
    )


def is_icon(space: str, face: int = 1) -> bool:
    """Whether a face has a statue icon there."""
    section, at = divmod(names.SPACES.index(space), 8)
    return bool(TABLES["space_statue"][section][face - 1][at])


@cache
def neighbours(space: str) -> frozenset[str]:
    """The spaces next to one: those where a second warrior makes a group of two."""
    found = set()
    for other in names.SPACES:
        state = State()
        state.pit[names.SPACES.index(space)] = state.pit[names.SPACES.index(other)] = PAINTED
        if RULES.group_size(state, names.SPACES.index(space)) == 2:
            found.add(other)
    return frozenset(found)


def token_colour(token: int) -> str:
    """The colour of request token 1 to 12."""
    return str(names.COLOURS[TABLES["request_colour"][token - 1]])


def free_spaces(section: str, face: int = 1) -> list[str]:
    """The spaces of a section that are empty at the start of a game."""
    return [s for s in names.SPACES if s[0] == section and not is_icon(s, face)]


def statues(section: str, face: int = 1) -> list[str]:
    """The spaces of a section that hold a raw statue at the start of a game."""
    return [s for s in names.SPACES if s[0] == section and is_icon(s, face)]
