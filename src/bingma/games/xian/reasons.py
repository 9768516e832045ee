"""Why an action is not legal, as a key with values ("the pair is closed: 5 of 5")."""

from __future__ import annotations

from functools import cache
from types import SimpleNamespace
from typing import Any

from bingma.games.components import Tables
from bingma.games.contract import Reason
from bingma.games.xian import names
from bingma.games.xian.rules import actions as ids
from bingma.games.xian.rules import refusals as because
from bingma.games.xian.rules.entering import BY_ENTERING, BY_EXTRA, BY_FREE, BY_OPEN
from bingma.games.xian.rules.state import (
    AFTER,
    BUILD,
    CRAFT,
    DISCOUNT,
    EMPTY,
    EXTRA,
    FAVOUR,
    FORGE,
    GIVE,
    KEEP,
    MARKET,
    NONE,
    OPEN_FREE,
    PAINT,
    PAINTED,
    PALACE,
    PAY,
    PLAN,
    SEAL,
    SECTIONS,
    TAKE,
    WORK,
    State,
)

# The decisions at which an action could come up at all, first id of each run of ids.
ASKED_AT = (
    (ids.FAVOUR_0, (FAVOUR,)),
    (ids.PLAN_0, (PLAN,)),
    (ids.WORK_ACTION, (WORK,)),
    (ids.MARKET_ACTION, (WORK, BUILD, AFTER)),
    (ids.DISCOUNT_ACTION, (BUILD, AFTER)),
    (ids.PASS_ACTION, (BUILD,)),
    (ids.DONE_ACTION, (AFTER,)),
    (ids.WAY_0, (BUILD,)),
    (ids.WAY_0 + len(names.BUILDINGS) * BY_EXTRA, (BUILD, AFTER)),
    (ids.CRAFT_0, (CRAFT,)),
    (ids.SEAL_ACTION, (SEAL,)),
    (ids.PAINT_0, (PAINT,)),
    (ids.PAY_0, (PAY,)),
    (ids.FORGE_0, (FORGE,)),
    (ids.KEEP_0, (KEEP,)),
    (ids.GIVE_0, (GIVE,)),
    (ids.TAKE_0, (TAKE,)),
)


@cache
def asked_at(action: int) -> tuple[int, ...]:
    """The decisions at which an action could come up."""
    return [decisions for first, decisions in ASKED_AT if first <= action][-1]


def expected_actions(state: State, seat: int) -> list[int]:
    """Every action of the present decision, except by tiles that the seat does not have.

    Secret choices are made with the hand: nobody expects others than those listed as legal.
    """
    if state.over or seat != state.seat or state.decision in (FAVOUR, PLAN):
        return []
    return [
        action
        for action in range(ids.WORK_ACTION, ids.ACTIONS)
        if state.decision in asked_at(action) and _has_tile_for(state, seat, action)
    ]


def _has_tile_for(state: State, seat: int, action: int) -> bool:
    """Whether an action needs no tile, or one that the seat has, used or not."""
    way = (action - ids.WAY_0) // len(names.BUILDINGS)
    if action == ids.MARKET_ACTION:
        tile = MARKET
    elif action == ids.DISCOUNT_ACTION:
        tile = DISCOUNT
    elif ids.WAY_0 <= action < ids.CRAFT_0 and way != BY_ENTERING:
        tile = EXTRA if way == BY_EXTRA else OPEN_FREE
    elif ids.KEEP_0 <= action < ids.GIVE_0:
        tile = action - ids.KEEP_0
        return bool(state.end_tiles[tile]) or tile in state.end_tile[: state.players]
    else:
        return True
    return state.tiles[seat][tile] > 0


def why_not(
    state: State, seat: int, action: int, rules: SimpleNamespace, tables: Tables
) -> Reason | None:
    """The reason that keeps a seat from an action now, None if it is legal."""
    if state.over:
        return Reason("game-over", {})
    if not 0 <= seat < state.players:
        return Reason("no-such-seat", {"seat": seat, "players": state.players})
    out = [0] * len(state.legal)
    if action in out[: rules.list_actions(state, seat, out)]:
        return None
    if state.decision in (FAVOUR, PLAN) and state.decided[seat]:
        return Reason("already-decided", {"decision": names.DECISIONS[state.decision]})
    if state.decision not in (FAVOUR, PLAN) and seat != state.seat:
        return Reason("not-your-decision", {"seat": state.seat})
    if state.decision not in asked_at(action):
        return Reason("not-now", {"decision": names.DECISIONS[state.decision]})
    return _Why(state, seat, rules, tables).about(action)


class _Why:
    """Finds the reason for an action that belongs to the present decision."""

    def __init__(self, state: State, seat: int, rules: SimpleNamespace, tables: Tables) -> None:
        self.state, self.seat, self.rules, self.tables = state, seat, rules, tables

    def about(self, action: int) -> Reason:
        state, seat, rules, discount = self.state, self.seat, self.rules, self.state.discounted
        building_choice = ids.WAY_0 <= action < ids.CRAFT_0
        if state.decision in (BUILD, AFTER) and discount and not building_choice:
            return Reason("discount-announced", {})
        if action == ids.MARKET_ACTION:
            return self.word(rules.market_refusal(state, seat), tile=MARKET)
        if action == ids.DISCOUNT_ACTION:
            out = [0] * len(state.legal)
            refusal = rules.discount_refusal(state, seat, out, ids.WAY_0)
            return self.word(refusal, tile=DISCOUNT)
        if building_choice:
            way, building = divmod(action - ids.WAY_0, len(names.BUILDINGS))
            if discount and building == PALACE:
                return Reason("no-discount-in-palace", {})
            refusal = rules.way_refusal(state, seat, building, way, discount)
            tile = EXTRA if way == BY_EXTRA else OPEN_FREE
            return self.word(refusal, tile=tile, building=building, way=way)
        if state.decision == PLAN:
            return Reason("two-cards-needed", {"hand": state.hand_n[seat]})
        if state.decision == CRAFT:
            space = action - ids.CRAFT_0
            return self.word(rules.craft_refusal(state, seat, space, discount), space=space)
        if state.decision == PAINT:
            space = action - ids.PAINT_0
            return self.word(rules.paint_refusal(state, seat, space, discount), space=space)
        if state.decision == PAY:
            return self.pay(action - ids.PAY_0)
        if state.decision == FORGE:
            slot = action - ids.FORGE_0
            return self.word(rules.forge_refusal(state, seat, slot, discount), slot=slot)
        if state.decision == KEEP:
            return self.keep(action - ids.KEEP_0)
        if action == ids.STOP_ACTION:
            return Reason("first-exchange-required", {})
        if state.decision == GIVE:
            return Reason("none-owned", {"resource": names.RESOURCES[action - ids.GIVE_0]})
        return Reason("out-of-stock", {"resource": names.RESOURCES[action - ids.TAKE_0]})

    def pay(self, colour: int) -> Reason:
        letter = names.COLOURS[colour]
        if self.state.pigments[self.seat][colour] == 0:
            return Reason("none-owned", {"resource": letter})
        return Reason("not-requested", {"colour": letter})

    def keep(self, tile: int) -> Reason:
        name = names.END_TILES[tile]
        for p in range(self.state.players):
            if self.state.end_tile[p] == tile:
                return Reason("end-tile-taken", {"tile": name, "seat": p})
        return Reason("end-tile-not-in-game", {"tile": name})

    def word(
        self,
        refusal: int,
        tile: int = NONE,
        building: int = NONE,
        way: int = NONE,
        space: int = NONE,
        slot: int = NONE,
    ) -> Reason:
        """A refusal of the rules with the values that explain it."""
        state, rules = self.state, self.rules
        match refusal:
            case because.PAIR_IS_CLOSED:
                other = rules.other_of_pair(state, building)
                values = {
                    "building": names.BUILDINGS[building],
                    "other": names.BUILDINGS[other],
                    "count": rules.pair_count(state, building),
                    "limit": self.tables["pair_limit"][state.players],
                }
                return Reason("pair-closed", values)
            case because.NO_RAW_STATUE:
                return Reason("no-raw-statue", {})
            case because.TOO_LITTLE_CLAY:
                section = rules.section_of(space)
                return Reason("too-little-clay", self.clay([section]))
            case because.NO_SPACE_TO_PAY_FOR:
                sections = [i for i in range(SECTIONS) if rules.section_has(state, i, EMPTY)]
                if not sections:
                    return Reason("pit-full", {})
                return Reason("too-little-clay", self.clay(sections))
            case because.NO_WARRIOR_LEFT:
                return Reason("no-warrior-left", {})
            case because.TOO_FEW_PIGMENTS:
                section = rules.section_of(space)
                return Reason("too-few-pigments", self.pigments([section]))
            case because.NO_STATUE_TO_PAY_FOR:
                paintable = rules.section_has_paintable
                sections = [i for i in range(SECTIONS) if paintable(state, self.seat, i)]
                if not sections:
                    return Reason("no-statue-to-paint", {})
                return Reason("too-few-pigments", self.pigments(sections))
            case because.DISPLAY_IS_EMPTY:
                return Reason("display-empty", {})
            case because.TOO_FEW_COINS:
                return Reason("too-few-coins", self.coins(building, way, slot))
            case because.END_OF_TRACK:
                return Reason("end-of-track", {})
            case because.SPACE_IS_TAKEN:
                return Reason("space-taken", {"space": names.SPACES[space]})
            case because.NOTHING_STANDS_THERE:
                return Reason("nothing-there", {"space": names.SPACES[space]})
            case because.ALREADY_PAINTED:
                owner = state.pit[space] - PAINTED
                return Reason("already-painted", {"space": names.SPACES[space], "seat": owner})
            case because.SEALED_BY_OTHER:
                owner = state.seal[space]
                return Reason("sealed", {"space": names.SPACES[space], "seat": owner})
            case because.SLOT_IS_EMPTY:
                return Reason("slot-empty", {"slot": slot + 1})
            case because.TILE_NOT_OWNED:
                return Reason("tile-not-owned", {"tile": names.BONUS_TILES[tile]})
            case because.TILE_IS_USED:
                return Reason("tile-used", {"tile": names.BONUS_TILES[tile]})
            case because.PAIR_NOT_CLOSED:
                return Reason("pair-not-closed", {"building": names.BUILDINGS[building]})
            case because.NO_FEE_DUE:
                return Reason("no-fee-due", {"building": names.BUILDINGS[building]})
            case because.NOTHING_TO_DISCOUNT:
                return Reason("nothing-to-discount", {})
            case because.NOTHING_TO_EXCHANGE:
                return Reason("nothing-to-exchange", {})
        raise ValueError(f"no words for refusal {refusal}")

    def clay(self, sections: list[int]) -> dict[str, Any]:
        """Clay needed for the cheapest of some sections, and clay at hand."""
        state, seat = self.state, self.seat
        prices = [self.rules.craft_price(state, seat, i, state.discounted) for i in sections]
        return {"needed": min(prices), "owned": state.clay[seat]}

    def pigments(self, sections: list[int]) -> dict[str, Any]:
        """The pigments that some sections ask for; with a discount one of the two (X8.4)."""
        state, rules = self.state, self.rules
        needed = []
        for i in sections:
            first, second = rules.first_request(state, i), rules.second_request(state, i)
            colours = [names.COLOURS[first], "any" if second == NONE else names.COLOURS[second]]
            discounted = bool(state.discounted)
            if discounted:
                colours = ["any"] if second == NONE else list(dict.fromkeys(colours))
            asked = {"section": names.SECTIONS[i], "colours": colours, "discounted": discounted}
            needed.append(asked)
        return {"pigments": needed}

    def coins(self, building: int, way: int, slot: int) -> dict[str, Any]:
        """The price, and the coins at hand for it (after the fee, X6.5)."""
        state, seat, rules = self.state, self.seat, self.rules
        slots = [slot] if slot != NONE else [i for i, c in enumerate(state.display) if c != NONE]
        prices = [rules.forge_price(state, seat, state.display[i], state.discounted) for i in slots]
        owned, fee = state.coins[seat], 0
        if way in (BY_ENTERING, BY_OPEN):
            fee = rules.fee(state, seat, building)
        if way in (BY_ENTERING, BY_OPEN, BY_FREE):
            owned = rules.coins_after_entering(state, seat, building, fee)
        return {"needed": min(prices), "owned": owned, "fee": fee}
