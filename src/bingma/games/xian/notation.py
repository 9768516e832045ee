"""Actions as short texts and back (X11.1). Cards are named by the hand of the seat."""

from __future__ import annotations

from bingma.games.contract import BadNotation
from bingma.games.xian import names
from bingma.games.xian.rules import actions as ids
from bingma.games.xian.rules.state import HAND, NONE, State

# Actions whose text does not depend on a hand.
FIXED: dict[int, str] = {
    ids.WORK_ACTION: "work",
    ids.PIGMENT_ACTION: "pigment",
    ids.MARKET_ACTION: "market",
    ids.DISCOUNT_ACTION: "discount",
    ids.PASS_ACTION: "pass",
    ids.DONE_ACTION: "done",
    ids.SEAL_ACTION: "seal",
    ids.NO_SEAL_ACTION: "no-seal",
    ids.STOP_ACTION: "stop",
    **{
        ids.WAY_0 + len(names.BUILDINGS) * w + b: f"{way} {building}"
        for w, way in enumerate(names.WAYS)
        for b, building in enumerate(names.BUILDINGS)
    },
    **{ids.CRAFT_0 + i: f"craft {space}" for i, space in enumerate(names.SPACES)},
    **{ids.PAINT_0 + i: f"paint {space}" for i, space in enumerate(names.SPACES)},
    **{ids.PAY_0 + i: f"pay {colour}" for i, colour in enumerate(names.COLOURS)},
    **{ids.FORGE_0 + i: f"forge {i + 1}" for i in range(4)},
    **{ids.KEEP_0 + i: f"keep {tile}" for i, tile in enumerate(names.END_TILES)},
    **{ids.GIVE_0 + i: f"give {resource}" for i, resource in enumerate(names.RESOURCES)},
    **{ids.TAKE_0 + i: f"take {resource}" for i, resource in enumerate(names.RESOURCES)},
}
BY_TEXT = {text.lower(): action for action, text in FIXED.items()}


def write(state: State, seat: int, action: int) -> str:
    """The notation of an action of a seat."""
    if action in FIXED:
        return FIXED[action]
    hand = state.hand[seat]
    if action >= ids.PLAN_0:
        top, bottom = divmod(action - ids.PLAN_0, HAND)
        return f"plan {_card(hand[top])}/{_card(hand[bottom])}"
    cards = action - ids.FAVOUR_0
    return " ".join(["favour", *(_card(hand[i]) for i in range(HAND) if cards >> i & 1)])


def _card(card: int) -> str:
    return names.WORKER_CARDS[card] if card != NONE else "?"


def read(state: State, seat: int, text: str) -> int:
    """The action that a text names for a seat; capital letters and spaces do not matter.

    The order of the cards of a favour does not matter either.
    """
    words = text.lower().split()
    if not words:
        raise BadNotation("fault-action-missing")
    if (fixed := BY_TEXT.get(" ".join(words))) is not None:
        return fixed
    if words[0] == "favour":
        places = [_place(state, seat, word) for word in words[1:]]
        if len(set(places)) < len(places):
            raise BadNotation("fault-card-twice", text=text)
        return ids.FAVOUR_0 + sum(1 << place for place in places)
    if words[0] == "plan":
        cards = "".join(words[1:]).split("/")
        if len(cards) != 2:
            raise BadNotation("fault-two-cards", text=text)
        top, bottom = (_place(state, seat, card) for card in cards)
        if top == bottom:
            raise BadNotation("fault-card-twice", text=text)
        return ids.PLAN_0 + HAND * top + bottom
    raise BadNotation("fault-no-action", text=text, title=names.TITLE)


def _place(state: State, seat: int, text: str) -> int:
    card = text.upper()
    if card not in names.WORKER_CARDS:
        raise BadNotation("fault-no-card", text=text)
    held = [_card(held) for held in state.hand[seat]]
    if card not in held:
        raise BadNotation("fault-not-in-hand", card=card)
    return held.index(card)
