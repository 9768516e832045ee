"""The table as data: everything open (for replay), and as one seat sees it (X10)."""

from __future__ import annotations

from collections.abc import Iterable
from types import SimpleNamespace
from typing import Any

from bingma.games.xian import names, notation
from bingma.games.xian.rules.state import (
    DECK,
    FAVOUR,
    HAND,
    NONE,
    PAINTED,
    PLAN,
    RAW,
    ROUNDS,
    SECTION_SPACES,
    State,
)


def position(state: State, tables: dict[str, Any]) -> dict[str, Any]:
    """Players and board with everything open, as X11.8 prints them."""
    seats = range(state.players)
    return {
        "players": [player(state, p, tables) | {"equipment": equipment(state, p)} for p in seats],
        "board": board(state),
    }


def player(state: State, p: int, tables: dict[str, Any]) -> dict[str, Any]:
    """What lies open in front of a player."""
    tile = state.end_tile[p]
    return {
        "coins": state.coins[p],
        "clay": state.clay[p],
        "pigments": dict(zip(names.COLOURS, state.pigments[p], strict=True)),
        "pp": state.pp[p],
        "supervisor": state.supervisor[p],
        "tiles": {
            name: names.TILE_STATES[state.tiles[p][i]]
            for i, name in enumerate(names.BONUS_TILES)
            if state.tiles[p][i]
        },
        "end_tile": None if tile == NONE else names.END_TILES[tile],
        "helpers": helpers(state, p, tables),
        "seals": state.seals[p],
        "warriors": state.warriors[p],
    }


def board(state: State) -> dict[str, Any]:
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


def helpers(state: State, p: int, tables: dict[str, Any]) -> list[str]:
    """Recruited helpers in the order recruited, which is the order their cards were played in."""
    kinds = [tables["card_helper"][card] for card in [*played(state, p), state.top[p]]]
    return [names.HELPERS[kind] for kind in kinds if kind != NONE and state.helper[p][kind]]


def discards(state: State, p: int, tables: dict[str, Any]) -> list[str]:
    """A player's discard pile, first card first: what was played and not recruited (X4.5)."""
    return [
        names.WORKER_CARDS[card]
        for card in played(state, p)
        if tables["card_helper"][card] == NONE or not state.helper[p][tables["card_helper"][card]]
    ]


def printed(tables: dict[str, Any]) -> dict[str, Any]:
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
    }


def _worker(card: int, tables: dict[str, Any]) -> dict[str, Any]:
    helper = tables["card_helper"][card]
    counts = (tables["card_coins"][card], tables["card_clay"][card], *tables["card_pigments"][card])
    return {
        "goods": {name: n for name, n in zip(names.RESOURCES, counts, strict=True) if n},
        "helper": None if helper == NONE else names.HELPERS[helper],
        "prestige": tables["card_helper_pp"][card],
    }


def describe(state: State, seat: int, rules: SimpleNamespace, tables: dict[str, Any]) -> Any:
    """The view of a seat (X10), from a state without anything that it cannot know."""
    seats = range(state.players)
    simultaneous = state.decision in (FAVOUR, PLAN)
    view: dict[str, Any] = {
        "game": "xian",
        "seat": None if seat == NONE else seat,
        "turn": state.turn,
        "round": state.stage,
        "over": bool(state.over),
        "decision": names.DECISIONS[state.decision],
        "deciding": deciding(state),
        "order": state.order[: state.players] if not simultaneous and not state.over else None,
        "players": [_public_player(state, p, rules, tables) for p in seats],
        "board": board(state) | _public_board(state, rules, tables),
    }
    if seat != NONE:
        view["you"] = _own(state, seat, rules)
    return view


def deciding(state: State) -> list[int]:
    """The seats that have a decision to make now."""
    if state.over:
        return []
    if state.decision in (FAVOUR, PLAN):
        return [p for p in range(state.players) if not state.decided[p]]
    return [state.seat]


def _public_player(
    state: State, p: int, rules: SimpleNamespace, tables: dict[str, Any]
) -> dict[str, Any]:
    revealed = state.decision not in (FAVOUR, PLAN) and state.top[p] != NONE
    return player(state, p, tables) | {
        "equipment_count": state.equipment_n[p],
        "hand_count": state.hand_n[p],
        "deck_count": DECK - HAND * state.turn,
        "discards": discards(state, p, tables),
        "top": names.WORKER_CARDS[state.top[p]] if revealed else None,
        "bottom": names.WORKER_CARDS[state.bottom[p]] if revealed else None,
        "favoured": state.favoured[p],
        "builders_left": ROUNDS - sum(seats[:n].count(p) for seats, n in _builders(state)),
        "majorities": {
            section: {
                "warriors": rules.warriors_in(state, p, i),
                "points": rules.section_points(state, p, i),
            }
            for i, section in enumerate(names.SECTIONS)
        },
    }


def _builders(state: State) -> Iterable[tuple[list[int], int]]:
    return zip(state.builders, state.builders_n, strict=True)


def _public_board(state: State, rules: SimpleNamespace, tables: dict[str, Any]) -> dict[str, Any]:
    places = sorted(range(len(names.BUILDINGS)), key=lambda b: state.place_of[b])
    return {
        "places": [names.BUILDINGS[b] for b in places],
        "limit": tables["pair_limit"][state.players],
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
        "bonuses": {space: _bonus(state, i, tables) for i, space in enumerate(names.SPACES)},
        "costs": [_cost(card, tables) for card in state.display],
        "discarded_equipment": _discarded_equipment(state),
        "equipment_left": len(state.equipment_deck) - state.equipment_next,
        "end_tiles": [name for i, name in enumerate(names.END_TILES) if state.end_tiles[i]],
    }


def _bonus(state: State, space: int, tables: dict[str, Any]) -> dict[str, Any]:
    section, at = divmod(space, SECTION_SPACES)
    face = state.face[section]
    pigment = tables["space_pigment"][section][face][at]
    return {
        "pp": tables["space_pp"][section][face][at],
        "coins": tables["space_coins"][section][face][at],
        "pigment": None if pigment == NONE else names.COLOURS[pigment],
    }


def _cost(card: int, tables: dict[str, Any]) -> dict[str, int] | None:
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


def _own(state: State, seat: int, rules: SimpleNamespace) -> dict[str, Any]:
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
