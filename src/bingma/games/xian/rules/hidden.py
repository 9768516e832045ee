"""Section 10: what a seat may see, and full states that fit what it knows.

`hide` is the one place where secrecy is decided: views, bots, spectators and logs get what it
leaves. NONE as a seat is a spectator.
"""

from bingma.games.xian.rules.state import (
    DECK,
    EQUIPMENT,
    FAVOUR,
    HAND,
    NONE,
    PLAN,
    REQUESTS,
    State,
)
from bingma.kit.layout import Row
from bingma.kit.random import below
from bingma.kit.rules import needed, rule

list_actions = needed("list_actions")


@rule
def hide(s: State, seat: int) -> None:
    """X10.2: replace by NONE (or 0) everything that the seat cannot know.

    Equipment in front of others stays: everybody saw it taken. The view does not show it.
    """
    for p in range(s.players):
        if p != seat:
            hide_hand(s, p)
        hide_deck(s, p, seat)
    for i in range(s.equipment_next, EQUIPMENT):
        s.equipment_deck[i] = NONE
    for i in range(s.request_next, REQUESTS):
        s.request_deck[i] = NONE
    if s.seat != seat:
        for i in range(len(s.legal)):
            s.legal[i] = 0
        s.legal_n = 0


@rule
def hide_hand(s: State, p: int) -> None:
    """Hand, chosen favour and planned pair; that a seat has decided is public."""
    for i in range(HAND):
        s.hand[p][i] = NONE
    if s.decision == FAVOUR and s.decided[p] == 1:
        s.favour[p] = NONE
    if s.decision == PLAN:
        s.top[p] = NONE
        s.bottom[p] = NONE


@rule
def hide_deck(s: State, p: int, seat: int) -> None:
    """The order of what is not drawn; a player knows what the favour put under the own deck."""
    end = DECK
    if p == seat:
        end -= s.favoured[p]
    for i in range(HAND * s.turn, end):
        s.deck[p][i] = NONE


@rule
def resample(s: State, seat: int, rng: Row) -> None:
    """Fill what is not known (NONE) with a random choice of what is possible.

    Besides what `hide` takes away these may be cards played earlier, in a position from a text.
    """
    for p in range(s.players):
        fill_cards(s, p, rng)
        if s.decided[p] == 1:
            fill_choice(s, p, rng)
    fill_stack(s.equipment_deck, EQUIPMENT, rng)
    fill_stack(s.request_deck, REQUESTS, rng)
    if s.over == 0:
        s.legal_n = list_actions(s, s.seat, s.legal)


@rule
def fill_cards(s: State, p: int, rng: Row) -> None:
    """Cards of p that were not seen go in random order to the hand and the deck."""
    seen = 0
    for i in range(DECK):
        if s.deck[p][i] != NONE:
            seen |= 1 << s.deck[p][i]
    for i in range(HAND):
        if s.hand[p][i] != NONE:
            seen |= 1 << s.hand[p][i]
    if s.top[p] != NONE:
        seen |= (1 << s.top[p]) | (1 << s.bottom[p])
    for i in range(s.hand_n[p]):
        if s.hand[p][i] == NONE:
            card = random_missing(seen, DECK, rng)
            seen |= 1 << card
            s.hand[p][i] = card
    played = HAND * (s.turn - 1) + 2 * (s.stage - 1 + s.over)
    for i in range(DECK):
        if s.deck[p][i] == NONE and (i < played or i >= HAND * s.turn):
            card = random_missing(seen, DECK, rng)
            seen |= 1 << card
            s.deck[p][i] = card


@rule
def random_missing(seen: int, n: int, rng: Row) -> int:
    """A random number below n whose bit is not set."""
    missing = 0
    for i in range(n):
        missing += 1 - ((seen >> i) & 1)
    skip = below(rng, missing)
    for i in range(n):
        if (seen >> i) & 1 == 0:
            if skip == 0:
                return i
            skip -= 1
    return NONE


@rule
def fill_choice(s: State, p: int, rng: Row) -> None:
    """A random favour or pair for a player who has decided in secret."""
    if s.decision == FAVOUR and s.favour[p] == NONE:
        s.favour[p] = below(rng, 1 << HAND)
    elif s.decision == PLAN and s.top[p] == NONE:
        top = below(rng, s.hand_n[p])
        bottom = (top + 1 + below(rng, s.hand_n[p] - 1)) % s.hand_n[p]
        s.top[p] = s.hand[p][top]
        s.bottom[p] = s.hand[p][bottom]


@rule
def fill_stack(stack: Row, n: int, rng: Row) -> None:
    """A stack whose first cards are known: the others in random order behind them."""
    seen = 0
    known = 0
    while known < n and stack[known] != NONE:
        seen |= 1 << stack[known]
        known += 1
    at = known
    for card in range(n):
        if (seen >> card) & 1 == 0:
            stack[at] = card
            at += 1
    for i in range(n - 1, known, -1):
        j = known + below(rng, i + 1 - known)
        kept = stack[i]
        stack[i] = stack[j]
        stack[j] = kept


@rule
def passes_by(s: State, seat: int, known: State) -> bool:
    """Whether a searching seat leaves the present decision to the player of playouts.

    It does so where others decide in secret, and where its own cards are not drawn yet.
    """
    if s.decision != FAVOUR and s.decision != PLAN:
        return False
    return s.seat != seat or s.turn != known.turn or known.decision == FAVOUR


@rule
def reopen(s: State, seat: int) -> None:
    """Take back what others have decided in secret, as if they were still to decide."""
    if s.decision != FAVOUR and s.decision != PLAN:
        return
    for p in range(s.players):
        if p != seat:
            s.decided[p] = 0
            s.favour[p] = 0
            s.top[p] = NONE
            s.bottom[p] = NONE
