"""What holds in every position of Xi'an, and the books kept from events alone."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from bingma.games.contract import Event
from bingma.games.xian import names
from bingma.games.xian.rules import state as is_
from bingma.games.xian.rules.state import NONE, State

PIGMENTS_PER_COLOUR = 6
RAW_STATUES = 12
WARRIORS = 6
SEALS = 2
BUILDERS = 2
END_TILES_IN_PLAY = 4
START = {"coin": 2, "clay": 1, "pp": 0}


def check(state: State) -> None:
    """Every piece is somewhere, exactly once, and nothing is negative (X2)."""
    seats = range(state.players)
    check_goods(state, seats)
    check_pit(state, seats)
    check_buildings(state, seats)
    check_track(state, seats)
    check_cards(state, seats)
    check_stacks(state, seats)
    check_decision(state)
    check_ranges(state)


def check_goods(state: State, seats: range) -> None:
    for colour in range(is_.COLOURS):
        stock = state.pigment_stock[colour]
        assert stock >= 0
        assert stock + sum(state.pigments[p][colour] for p in seats) == PIGMENTS_PER_COLOUR
    for p in seats:
        assert min(state.coins[p], state.clay[p], *state.pigments[p]) >= 0


def check_pit(state: State, seats: range) -> None:
    """A painting returns its raw statue; seals and warriors never come back."""
    assert state.raw_stock >= 0
    assert state.raw_stock + state.pit.count(is_.RAW) == RAW_STATUES
    for p in seats:
        assert state.warriors[p] >= 0
        assert state.warriors[p] + state.pit.count(is_.PAINTED + p) == WARRIORS
        assert state.seals[p] >= 0
        assert state.seals[p] + state.seal.count(p) == SEALS
    for content, seal in zip(state.pit, state.seal, strict=True):
        assert content in (is_.EMPTY, is_.RAW) or content - is_.PAINTED in seats
        if seal != NONE:
            assert content in (is_.RAW, is_.PAINTED + seal), "a seal is painted by its owner only"


def check_buildings(state: State, seats: range) -> None:
    inside: list[int] = []
    for b in range(is_.BUILDINGS):
        n = state.builders_n[b]
        inside += state.builders[b][:n]
        assert set(state.builders[b][n:]) <= {NONE}
    assert set(inside) <= set(seats)
    for p in seats:
        # One builder a round, sent in the player's own go (X6.1).
        gone_before = max(state.stage - 1, 0)
        planning = state.decision in (is_.FAVOUR, is_.PLAN)
        had_go = state.over or (not planning and state.order.index(p) <= state.order_at)
        assert inside.count(p) <= gone_before + had_go <= BUILDERS
    assert sorted(state.place_of) == [0, 1, 2, 3]
    # Whoever enters first where the Prime Minister stands takes his bonus (X6.6).
    assert (state.builders_n[state.minister] == 0) == bool(state.minister_bonus)


def check_track(state: State, seats: range) -> None:
    for p in seats:
        at = state.supervisor[p]
        for tile in range(is_.BONUS_TILES):
            assert (state.tiles[p][tile] != is_.NOT_TAKEN) == (at > tile)
        kept = state.end_tile[p] != NONE
        choosing = state.decision == is_.KEEP and state.seat == p
        assert kept == (at == is_.TRACK_END and not choosing)
    for space in range(is_.TRACK_END + 1):
        heights = sorted(state.height[p] for p in seats if state.supervisor[p] == space)
        assert heights == [*range(len(heights))], "a stack has no gaps"
    kept_tiles = [state.end_tile[p] for p in seats if state.end_tile[p] != NONE]
    there = [tile for tile in range(is_.END_TILES) if state.end_tiles[tile]]
    assert len({*kept_tiles, *there}) == len(kept_tiles) + len(there) == END_TILES_IN_PLAY


def check_cards(state: State, seats: range) -> None:
    """24 different worker cards for each player: played, planned, in hand, in the deck."""
    for p in seats:
        hand = state.hand[p][: state.hand_n[p]]
        assert set(state.hand[p][state.hand_n[p] :]) <= {NONE}
        cards = [card for card in state.deck[p] if card != NONE] + hand
        if state.decision == is_.PLAN or state.decision == is_.FAVOUR:
            if state.top[p] != NONE:
                assert {state.top[p], state.bottom[p]} <= set(hand)
                assert state.top[p] != state.bottom[p]
        elif not state.over:
            cards += [state.top[p], state.bottom[p]]
        assert sorted(cards) == [*range(is_.DECK)]
        for kind in range(is_.HELPERS):
            assert state.helper[p][kind] in (0, 1)
        assert NONE not in state.deck[p][is_.HAND * state.turn :], "what is not drawn is there"


def check_stacks(state: State, seats: range) -> None:
    assert sorted(state.equipment_deck) == [*range(is_.EQUIPMENT)]
    assert sorted(state.request_deck) == [*range(is_.REQUESTS)]
    drawn = state.equipment_deck[: state.equipment_next]
    forged = [card for p in seats for card in state.equipment[p][: state.equipment_n[p]]]
    shown = [card for card in state.display if card != NONE]
    assert len({*forged, *shown}) == len(forged) + len(shown), "no card is in two places"
    assert {*forged, *shown} <= set(drawn)
    on_track = [token for token in state.turn_track if token != NONE]
    opened = state.request_deck[: state.request_next]
    assert sorted([*state.request, *on_track]) == sorted(opened)
    assert len(on_track) == state.turn - 1
    assert state.turn_track[: len(on_track)] == on_track


def check_decision(state: State) -> None:
    """There is somebody to ask and something to choose from, or the game is over."""
    if state.over:
        assert (state.decision, state.seat, state.legal_n) == (is_.NOTHING, NONE, 0)
        return
    legal = state.legal[: state.legal_n]
    assert state.seat in range(state.players)
    assert len(set(legal)) == len(legal)
    assert len(legal) > 1 or (legal and state.announced)
    assert 1 <= state.turn <= is_.TURNS
    if state.decision in (is_.FAVOUR, is_.PLAN):
        assert state.seat == state.decided[: state.players].index(0)
    else:
        assert sorted(state.order[: state.players]) == [*range(state.players)]
        assert state.order[state.order_at] == state.seat


def check_ranges(state: State) -> None:
    """Compiled, a number that does not fit its field would wrap silently."""
    fields = State.fields
    for name, number in state.numbers():
        assert number in fields[name].range, f"{name} = {number}"


class Books:
    """Everybody's goods and prestige, reckoned from the public events alone."""

    def __init__(self, start_tiles: Sequence[int]) -> None:
        self.goods: list[dict[str, int]] = []
        for tile in start_tiles:
            goods = START | dict.fromkeys(names.COLOURS, 0)
            goods[names.COLOURS[tile - 1]] = 1
            self.goods.append(goods)
        self.parts = [dict.fromkeys(names.SCORE_PARTS, 0) for _ in start_tiles]

    def enter(self, events: Sequence[Event]) -> None:
        """Carry out what the events tell."""
        for event in events:
            match event:
                case {"kind": "gained", "seat": p, "resource": resource, "amount": n}:
                    assert n > 0
                    self.goods[p][resource] += n
                case {"kind": "paid", "seat": p, "resource": resource, "amount": n, "to": to}:
                    assert n > 0
                    self.goods[p][resource] -= n
                    if to is not None:
                        assert (resource, to != p) == ("coin", True)
                        self.goods[to][resource] += n
                case {"kind": "scored", "seat": p, "points": n, "source": source}:
                    assert n > 0 or source == "fee"
                    self.goods[p]["pp"] += n
                case {"kind": "part-scored", "seat": p, "part": part, "points": n}:
                    self.parts[p][part] += n

    def check(self, state: State) -> None:
        """The players have exactly what the events brought them."""
        for p, goods in enumerate(self.goods):
            assert goods == owned(state, p)


def owned(state: State, p: int) -> dict[str, int]:
    """A player's goods and prestige in a state."""
    pigments: dict[str, int] = dict(zip(names.COLOURS, state.pigments[p], strict=True))
    return {"coin": state.coins[p], "clay": state.clay[p], "pp": state.pp[p], **pigments}


def result_of(books: Books) -> list[dict[str, Any]]:
    """The scores of a finished game by the books."""
    scores = []
    for goods, parts in zip(books.goods, books.parts, strict=True):
        whole = parts | {"play": goods["pp"]}
        scores.append({"total": sum(whole.values()), **whole})
    return scores
