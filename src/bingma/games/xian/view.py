"""The table as data: everything open (for replay), and as one seat sees it (X10)."""

from __future__ import annotations

from collections.abc import Iterable
from dataclasses import dataclass, field
from types import SimpleNamespace

from bingma.games.components import Tables
from bingma.games.contract import Data
from bingma.games.xian import names, notation, shapes
from bingma.games.xian.rules.state import (
    DECK,
    FAVOUR,
    HAND,
    NONE,
    PAINTED,
    PAY,
    PLAN,
    RAW,
    ROUNDS,
    SEAL,
    SECTION_SPACES,
    TURNS,
    State,
)
from bingma.games.xian.rules.turn import LEAVING_SLOTS


def position(state: State, tables: Tables) -> Data:
    """Players and board with everything open, as X11.8 prints them."""
    seats = range(state.players)
    return {
        "players": [{**player(state, p, tables), "equipment": equipment(state, p)} for p in seats],
        "board": board(state),
    }


def player(state: State, p: int, tables: Tables) -> shapes.OpenPlayer:
    """What lies open in front of a player."""
    tile = state.end_tile[p]
    return {
        "coins": state.coins[p],
        "clay": state.clay[p],
        "pigments": dict(zip(names.COLOURS, state.pigments[p], strict=True)),
        "pp": state.pp[p],
        "supervisor": state.supervisor[p],
        "tiles": _tiles(state, p),
        "end_tile": None if tile == NONE else names.END_TILES[tile],
        "helpers": helpers(state, p, tables),
        "seals": state.seals[p],
        "warriors": state.warriors[p],
    }


def _tiles(state: State, p: int) -> shapes.HeldTiles:
    held: shapes.HeldTiles = {}
    for i, name in enumerate(names.BONUS_TILES):
        if (found := names.TILE_STATES[state.tiles[p][i]]) is not None:
            held[name] = found
    return held


def board(state: State) -> shapes.OpenBoard:
    """Everything on the board that X11.8 prints."""
    track: list[list[int]] = [[] for _ in range(6)]
    for p in sorted(range(state.players), key=lambda p: -state.height[p]):
        track[state.supervisor[p]].append(p)
    return {
        "raw_stock": state.raw_stock,
        "pigment_stock": dict(zip(names.COLOURS, state.pigment_stock, strict=True)),
        "minister": names.BUILDINGS[state.minister],
        "minister_bonus": bool(state.minister_bonus),
        "requests": {space: state.request[i] + 1 for i, space in enumerate(names.REQUEST_SPACES)},
        "display": [_equipment_card(card) for card in state.display],
        "builders": {
            building: state.builders[b][: state.builders_n[b]]
            for b, building in enumerate(names.BUILDINGS)
        },
        "track": track,
        "pit": {space: _statue(state, i) for i, space in enumerate(names.SPACES)},
    }


def _equipment_card(card: int) -> str | None:
    return None if card == NONE else names.EQUIPMENT_CARDS[card]


def _statue(state: State, space: int) -> str | None:
    content = state.pit[space]
    if content < RAW:
        return None
    text = "raw" if content == RAW else str(content - PAINTED)
    seal = state.seal[space]
    return text if seal == NONE else f"{text}+seal:{seal}"


def equipment(state: State, p: int) -> list[str]:
    """A player's equipment in the order forged."""
    return [names.EQUIPMENT_CARDS[c] for c in state.equipment[p][: state.equipment_n[p]]]


def played(state: State, p: int) -> list[int]:
    """The cards that a player has played in earlier rounds, in the order played."""
    return [card for card in state.deck[p][: HAND * state.turn] if card != NONE]


def helpers(state: State, p: int, tables: Tables) -> list[str]:
    """Recruited helpers in the order recruited, which is the order their cards were played in."""
    kinds = [tables["card_helper"][card] for card in [*played(state, p), state.top[p]]]
    return [names.HELPERS[kind] for kind in kinds if kind != NONE and state.helper[p][kind]]


def discards(state: State, p: int, tables: Tables) -> list[str]:
    """A player's discard pile, first card first: what was played and not recruited (X4.5)."""
    return [
        names.WORKER_CARDS[card]
        for card in played(state, p)
        if tables["card_helper"][card] == NONE or not state.helper[p][tables["card_helper"][card]]
    ]


def printed(tables: Tables) -> shapes.Printed:
    """What is printed on cards and board (X2)."""
    return {
        "workers": {name: _worker(card, tables) for card, name in enumerate(names.WORKER_CARDS)},
        "equipment": {
            kind: {
                "material": names.MATERIALS[tables["kind_material"][i]],
                "section": names.SECTIONS[tables["kind_section"][i]],
            }
            for i, kind in enumerate(names.EQUIPMENT_KINDS)
        },
        "request_colours": [names.COLOURS[colour] for colour in tables["request_colour"]],
        "craft_clay": dict(zip(names.SECTIONS, tables["craft_clay"], strict=True)),
        "majorities": dict(zip(names.SECTIONS, tables["majority_pp"], strict=True)),
        # The furthest neighbour of the first space lies above it (X2.3).
        "columns": tables["neighbour_bits"][0].bit_length() - 1,
        "turns": TURNS,
        "rounds": ROUNDS,
        "sets": tables["set_pp"][1:],
        "end_tiles": _end_tiles(tables),
    }


def _end_tiles(tables: Tables) -> dict[str, shapes.EndTile]:
    """What each game-end tile scores: points `n` for each thing, and its bounds."""
    found: dict[str, shapes.EndTile] = {
        tile: {"n": n} for tile, n in zip(names.END_TILES, tables["end_tile_pp"], strict=True)
    }
    found["resources"]["most"] = tables["resources_most"][0]
    found["prestige"]["each"] = tables["prestige_each"][0]
    return found


def _worker(card: int, tables: Tables) -> shapes.Worker:
    helper = tables["card_helper"][card]
    counts = (tables["card_coins"][card], tables["card_clay"][card], *tables["card_pigments"][card])
    return {
        "goods": _goods(counts),
        "helper": None if helper == NONE else names.HELPERS[helper],
        "prestige": tables["card_helper_pp"][card],
    }


def _goods(counts: Iterable[int]) -> shapes.Goods:
    goods: shapes.Goods = {}
    for name, n in zip(names.RESOURCES, counts, strict=True):
        if n:
            goods[name] = n
    return goods


@dataclass
class Kept:
    """What all seats see alike, kept for the next view; nobody may change it."""

    faces: list[int] = field(default_factory=list)
    bonuses: dict[str, shapes.Bonus] = field(default_factory=dict)
    """Of the faces of the sections."""
    pit: tuple[int, list[int]] | None = None
    majorities: list[dict[shapes.Section, shapes.Share]] = field(default_factory=list)
    """By seat, of the players and warriors in the pit."""


def describe(
    state: State, seat: int, rules: SimpleNamespace, tables: Tables, kept: Kept
) -> shapes.View:
    """The view of a seat (X10), from a state without anything that it cannot know."""
    seats = range(state.players)
    _keep(state, rules, tables, kept)
    simultaneous = state.decision in (FAVOUR, PLAN)
    view: shapes.View = {
        "game": "xian",
        "seat": None if seat == NONE else seat,
        "turn": state.turn,
        "round": state.stage,
        "over": bool(state.over),
        "decision": names.DECISIONS[state.decision],
        "deciding": deciding(state),
        "order": state.order[: state.players] if not simultaneous and not state.over else None,
        "players": [_public_player(state, p, rules, tables, kept) for p in seats],
        "board": _public_board(state, rules, tables, kept),
    }
    if seat != NONE:
        view["you"] = own(state, seat, rules, tables)
    return view


def deciding(state: State) -> list[int]:
    """The seats that have a decision to make now."""
    if state.over:
        return []
    if state.decision in (FAVOUR, PLAN):
        return [p for p in range(state.players) if not state.decided[p]]
    return [state.seat]


def _keep(state: State, rules: SimpleNamespace, tables: Tables, kept: Kept) -> None:
    """Describe again what has changed since the last view."""
    if state.face != kept.faces:
        kept.bonuses = {space: _bonus(state, i, tables) for i, space in enumerate(names.SPACES)}
        kept.faces = state.face[:]
    if (state.players, state.pit) != kept.pit:
        kept.majorities = [_majorities(state, p, rules) for p in range(state.players)]
        kept.pit = state.players, state.pit[:]


def _majorities(state: State, p: int, rules: SimpleNamespace) -> dict[shapes.Section, shapes.Share]:
    return {
        section: {
            "warriors": rules.warriors_in(state, p, i),
            "points": rules.section_points(state, p, i),
        }
        for i, section in enumerate(names.SECTIONS)
    }


def _public_player(
    state: State, p: int, rules: SimpleNamespace, tables: Tables, kept: Kept
) -> shapes.Player:
    revealed = state.decision not in (FAVOUR, PLAN) and state.top[p] != NONE
    return {
        **player(state, p, tables),
        "equipment_count": state.equipment_n[p],
        "hand_count": state.hand_n[p],
        "deck_count": DECK - HAND * state.turn,
        "discards": discards(state, p, tables),
        "top": names.WORKER_CARDS[state.top[p]] if revealed else None,
        "bottom": names.WORKER_CARDS[state.bottom[p]] if revealed else None,
        "favoured": state.favoured[p],
        "builders_left": ROUNDS - sum(seats[:n].count(p) for seats, n in _builders(state)),
        "majorities": kept.majorities[p],
        "score": {
            part: rules.score_part(state, p, i)
            for i, part in enumerate(names.SCORE_PARTS)
            if state.over or part in names.OPEN_PARTS
        },
    }


def _builders(state: State) -> Iterable[tuple[list[int], int]]:
    return zip(state.builders, state.builders_n, strict=True)


def _public_board(state: State, rules: SimpleNamespace, tables: Tables, kept: Kept) -> shapes.Board:
    places = sorted(range(len(names.BUILDINGS)), key=lambda b: state.place_of[b])
    return {
        **board(state),
        "places": [names.BUILDINGS[b] for b in places],
        "pairs": [
            {
                "buildings": [names.BUILDINGS[b] for b in pair],
                "count": rules.pair_count(state, pair[0]),
                "closed": bool(rules.pair_is_closed(state, pair[0])),
            }
            for pair in (places[:2], places[2:])
        ],
        "limit": tables["pair_limit"][state.players],
        "ahead": _ahead(state, rules),
        "at": names.SPACES[state.place] if state.decision in (SEAL, PAY) else None,
        "leaving": list(range(1, LEAVING_SLOTS + 1)),
        "request_colours": {
            space: names.COLOURS[tables["request_colour"][state.request[i]]]
            for i, space in enumerate(names.REQUEST_SPACES)
        },
        "paint": {
            section: [
                "any" if colour == NONE else names.COLOURS[colour]
                for colour in (rules.first_request(state, i), rules.second_request(state, i))
            ]
            for i, section in enumerate(names.SECTIONS)
        },
        "turn_track": [None if token == NONE else token + 1 for token in state.turn_track],
        "faces": {name: state.face[i] + 1 for i, name in enumerate(names.SECTIONS)},
        "bonuses": kept.bonuses,
        "costs": [_cost(card, tables) for card in state.display],
        "discarded_equipment": _discarded_equipment(state),
        "equipment_left": len(state.equipment_deck) - state.equipment_next,
        "end_tiles": [name for i, name in enumerate(names.END_TILES) if state.end_tiles[i]],
    }


def _ahead(state: State, rules: SimpleNamespace) -> list[int]:
    """The seats in the order in which ties are broken (X4.3)."""
    seats = range(state.players)
    return sorted(seats, key=lambda p: sum(bool(rules.is_ahead(state, q, p)) for q in seats))


def _bonus(state: State, space: int, tables: Tables) -> shapes.Bonus:
    section, at = divmod(space, SECTION_SPACES)
    face = state.face[section]
    pigment = tables["space_pigment"][section][face][at]
    return {
        "pp": tables["space_pp"][section][face][at],
        "coins": tables["space_coins"][section][face][at],
        "pigment": None if pigment == NONE else names.COLOURS[pigment],
    }


def _cost(card: int, tables: Tables) -> shapes.Cost | None:
    if card == NONE:
        return None
    return {"coins": tables["equipment_cost"][card], "clay": tables["equipment_clay"][card]}


def _discarded_equipment(state: State) -> list[str]:
    """Every card that has left the stack lies on the display, with a player, or here."""
    elsewhere = {card for card in state.display if card != NONE}
    for p in range(state.players):
        elsewhere.update(state.equipment[p][: state.equipment_n[p]])
    drawn = state.equipment_deck[: state.equipment_next]
    return [names.EQUIPMENT_CARDS[card] for card in drawn if card not in elsewhere]


def own(state: State, seat: int, rules: SimpleNamespace, tables: Tables) -> shapes.Own:
    """What only the seat itself sees, and what things cost it now."""
    out = [0] * len(state.legal)
    legal = out[: rules.list_actions(state, seat, out)] if not state.over else []
    planned = state.top[seat] != NONE and state.decision == PLAN
    return {
        "hand": [names.WORKER_CARDS[card] for card in state.hand[seat][: state.hand_n[seat]]],
        "plan": (
            [names.WORKER_CARDS[state.top[seat]], names.WORKER_CARDS[state.bottom[seat]]]
            if planned
            else None
        ),
        "favour": (
            notation.write(state, seat, state.favour[seat])
            if state.decision == FAVOUR and state.decided[seat]
            else None
        ),
        "work": {
            names.WORKER_CARDS[card]: _work(state, seat, card, rules, tables)
            for card in (*state.hand[seat][: state.hand_n[seat]], state.top[seat])
            if card != NONE
        },
        "equipment": equipment(state, seat),
        "put_under_deck": [
            names.WORKER_CARDS[state.deck[seat][i]]
            for i in range(max(DECK - state.favoured[seat], HAND * state.turn), DECK)
        ],
        "fees": {building: rules.fee(state, seat, b) for b, building in enumerate(names.BUILDINGS)},
        "craft_clay": {
            section: rules.craft_price(state, seat, i, state.discounted)
            for i, section in enumerate(names.SECTIONS)
        },
        "paint": {
            section: _paint_price(state, seat, i, rules) for i, section in enumerate(names.SECTIONS)
        },
        "forge_coins": [
            None if card == NONE else rules.forge_price(state, seat, card, state.discounted)
            for card in state.display
        ],
        "score": {
            part: rules.score_part(state, seat, i) for i, part in enumerate(names.SCORE_PARTS)
        },
        "discounted": bool(state.discounted),
        "legal": [notation.write(state, seat, action) for action in legal],
    }


def _work(
    state: State, seat: int, card: int, rules: SimpleNamespace, tables: Tables
) -> shapes.Work:
    """What a card's own action would bring a seat now, its helpers counted (X5.2, X5.3)."""
    counts = (
        rules.card_coins(state, seat, card),
        rules.card_clay(state, seat, card),
        *tables["card_pigments"][card],
    )
    helper = tables["card_helper"][card]
    return {
        "goods": _goods(counts),
        "helper": None if helper == NONE else names.HELPERS[helper],
        "points": 0 if helper == NONE else tables["card_helper_pp"][card][state.turn - 1],
    }


def _paint_price(
    state: State, seat: int, section: int, rules: SimpleNamespace
) -> shapes.PaintPrice:
    """The pigments that painting in a section takes, and which of them the seat lacks.

    With a discount one of them will do (X8.4).
    """
    left = list(state.pigments[seat])
    asked: list[shapes.Asked] = []
    lacking: list[bool] = []
    for colour in (rules.first_request(state, section), rules.second_request(state, section)):
        asked.append("any" if colour == NONE else names.COLOURS[colour])
        paid = colour if colour != NONE else next((c for c, n in enumerate(left) if n), NONE)
        lacking.append(paid == NONE or left[paid] == 0)
        if not lacking[-1]:
            left[paid] -= 1
    if state.discounted and not all(lacking):
        lacking = [False, False]
    return {"colours": asked, "lacking": lacking, "one_of": bool(state.discounted)}
