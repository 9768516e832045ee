"""Section 4: turns, rounds and goes, and which decision comes next."""

from bingma.games.xian.rules.events import (
    BUILDERS_HOME,
    DRAWN,
    EQUIPMENT_LEFT,
    EQUIPMENT_OPENED,
    EQUIPMENT_SLID,
    FAVOUR_CHOSEN,
    FAVOURED,
    GAME_ENDED,
    GO_BEGAN,
    MINISTER_MOVED,
    PLAN_CHOSEN,
    REQUEST_FULFILLED,
    REQUEST_OPENED,
    REVEALED,
    ROUND_BEGAN,
    TURN_BEGAN,
)
from bingma.games.xian.rules.scoring import tell_final_scoring
from bingma.games.xian.rules.state import (
    BUILDINGS,
    DECK,
    DISPLAY,
    EQUIPMENT,
    FAVOUR,
    HAND,
    NONE,
    NOTHING,
    PLAN,
    REQUEST_SPACES,
    ROUNDS,
    TURNS,
    WORK,
    State,
)
from bingma.games.xian.rules.tables import CARD_NUMBER, REQUEST_COLOUR
from bingma.kit.layout import Row
from bingma.kit.rules import emit, listening, needed, rule

list_actions = needed("list_actions")
perform = needed("perform")

LEAVING_SLOTS = 2


@rule
def begin_turn(s: State, turn: int) -> None:
    """X4.1: draw four cards; in turn 1 everybody decides about the favour first."""
    s.turn = turn
    s.minister_bonus = 1
    emit(s, TURN_BEGAN, NONE, turn, 0, 0)
    for p in range(s.players):
        for i in range(HAND):
            at = HAND * (turn - 1) + i
            s.hand[p][i] = s.deck[p][at]
            s.deck[p][at] = NONE
            emit(s, DRAWN, p, s.hand[p][i], 0, 0)
        s.hand_n[p] = HAND
    if turn == 1:
        ask_everybody(s, FAVOUR)
    else:
        begin_round(s, 1)


@rule
def begin_round(s: State, stage: int) -> None:
    """X4.2: everybody plans a pair at the same time."""
    s.stage = stage
    emit(s, ROUND_BEGAN, NONE, stage, 0, 0)
    ask_everybody(s, PLAN)


@rule
def ask_everybody(s: State, decision: int) -> None:
    """X11.1: favour and plan are decided by all at the same time."""
    s.decision = decision
    s.seat = 0
    for p in range(s.players):
        s.decided[p] = 0


@rule
def note_decided(s: State, p: int) -> bool:
    """Seat p has decided; whether everybody has."""
    s.decided[p] = 1
    for other in range(s.players):
        if s.decided[other] == 0:
            s.seat = other
            return False
    return True


@rule
def choose_favour(s: State, p: int, cards: int) -> None:
    """X4.1: which hand cards to exchange, one bit each; carried out when all have decided."""
    s.favour[p] = cards
    emit(s, FAVOUR_CHOSEN, p, cards, 0, 0)
    if note_decided(s, p):
        for other in range(s.players):
            exchange_cards(s, other)
        begin_round(s, 1)


@rule
def exchange_cards(s: State, p: int) -> None:
    """X4.1: the chosen cards go under the deck in hand order, as many are drawn from its top."""
    kept = 0
    away = 0
    put_away_from = DECK - HAND
    put_away = s.deck[p]  # the first four places of the deck are free: the cards are in hand
    for i in range(HAND):
        card = s.hand[p][i]
        if (s.favour[p] >> i) & 1:
            put_away[away] = card
            away += 1
        else:
            s.hand[p][kept] = card
            kept += 1
    for i in range(away):
        s.hand[p][kept + i] = s.deck[p][HAND + i]
        emit(s, DRAWN, p, s.hand[p][kept + i], 0, 0)
    for i in range(put_away_from - away):
        s.deck[p][HAND + i] = s.deck[p][HAND + i + away]
    for i in range(away):
        s.deck[p][DECK - away + i] = put_away[i]
    for i in range(HAND):
        s.deck[p][i] = NONE
    s.favour[p] = 0
    s.favoured[p] = away
    emit(s, FAVOURED, p, away, 0, 0)


@rule
def choose_plan(s: State, p: int, top: int, bottom: int) -> None:
    """X4.2: hand places of the card whose action is used and of the one that gives the order."""
    s.top[p] = s.hand[p][top]
    s.bottom[p] = s.hand[p][bottom]
    emit(s, PLAN_CHOSEN, p, s.top[p], s.bottom[p], 0)
    if note_decided(s, p):
        reveal(s)


@rule
def reveal(s: State) -> None:
    """X4.2 and X4.3: all pairs are shown; the order is fixed for the whole round."""
    for p in range(s.players):
        left = 0
        for i in range(s.hand_n[p]):
            card = s.hand[p][i]
            if card != s.top[p] and card != s.bottom[p]:
                s.hand[p][left] = card
                left += 1
        s.hand_n[p] = left
        for i in range(left, HAND):
            s.hand[p][i] = NONE
        place = 0
        for other in range(s.players):
            if other != p and acts_before(s, other, p):
                place += 1
        s.order[place] = p
        emit(s, REVEALED, p, s.top[p], s.bottom[p], place)
    s.order_at = 0
    begin_go(s)


@rule
def acts_before(s: State, p: int, q: int) -> bool:
    """X4.3: the higher bottom card, then the supervisor ahead or higher in the stack."""
    mine = CARD_NUMBER[s.bottom[p]]
    theirs = CARD_NUMBER[s.bottom[q]]
    return bool(mine > theirs or (mine == theirs and is_ahead(s, p, q)))


@rule
def is_ahead(s: State, p: int, q: int) -> bool:
    """X4.3, X9.6: the supervisor further on the track, or higher in the same stack."""
    if s.supervisor[p] != s.supervisor[q]:
        return s.supervisor[p] > s.supervisor[q]
    return s.height[p] > s.height[q]


@rule
def begin_go(s: State) -> None:
    """X4.4: a go begins with the worker action."""
    s.seat = s.order[s.order_at]
    s.decision = WORK
    s.step = WORK
    s.go += 1
    emit(s, GO_BEGAN, s.seat, 0, 0, 0)


@rule
def end_go(s: State) -> None:
    """The next player's go, or the end of the round."""
    s.order_at += 1
    if s.order_at < s.players:
        begin_go(s)
    else:
        end_round(s)


@rule
def end_round(s: State) -> None:
    """X4.5: the played cards leave; recruited helpers are told apart by `s.helper`."""
    for p in range(s.players):
        at = HAND * (s.turn - 1) + 2 * (s.stage - 1)
        s.deck[p][at] = s.top[p]
        s.deck[p][at + 1] = s.bottom[p]
        s.top[p] = NONE
        s.bottom[p] = NONE
    s.go += 1
    if s.stage < ROUNDS:
        begin_round(s, s.stage + 1)
    elif s.turn < TURNS:
        end_turn(s)
        begin_turn(s, s.turn + 1)
    else:
        end_game(s)


@rule
def end_turn(s: State) -> None:
    """X4.6: builders go home, a request is fulfilled, the display moves on."""
    for b in range(BUILDINGS):
        for i in range(s.builders_n[b]):
            s.builders[b][i] = NONE
        s.builders_n[b] = 0
    emit(s, BUILDERS_HOME, NONE, 0, 0, 0)
    fulfil_lowest_request(s)
    move_display(s)


@rule
def fulfil_lowest_request(s: State) -> None:
    """X4.6: the lowest request goes to the turn track and calls the Prime Minister."""
    lowest = 0
    for space in range(REQUEST_SPACES):
        if s.request[space] < s.request[lowest]:
            lowest = space
    token = s.request[lowest]
    s.turn_track[s.turn - 1] = token
    emit(s, REQUEST_FULFILLED, NONE, lowest, token, s.turn)
    s.minister = REQUEST_COLOUR[token]
    emit(s, MINISTER_MOVED, NONE, s.minister, 0, 0)
    s.request[lowest] = s.request_deck[s.request_next]
    s.request_next += 1
    emit(s, REQUEST_OPENED, NONE, lowest, s.request[lowest], 0)


@rule
def move_display(s: State) -> None:
    """X4.6: slots 1 and 2 are emptied, the rest slides left, the display refills to four."""
    for slot in range(LEAVING_SLOTS):
        if s.display[slot] != NONE:
            emit(s, EQUIPMENT_LEFT, NONE, slot, s.display[slot], 0)
            s.display[slot] = NONE
    filled = 0
    for slot in range(DISPLAY):
        card = s.display[slot]
        if card != NONE:
            s.display[slot] = NONE
            s.display[filled] = card
            emit(s, EQUIPMENT_SLID, NONE, slot, filled, card)
            filled += 1
    while filled < DISPLAY and s.equipment_next < EQUIPMENT:
        s.display[filled] = s.equipment_deck[s.equipment_next]
        s.equipment_next += 1
        emit(s, EQUIPMENT_OPENED, NONE, filled, s.display[filled], 0)
        filled += 1


@rule
def end_game(s: State) -> None:
    """X4.7: final scoring."""
    if listening(s):
        tell_final_scoring(s)
    s.over = 1
    s.decision = NOTHING
    s.seat = NONE
    s.legal_n = 0
    emit(s, GAME_ENDED, NONE, 0, 0, 0)


@rule
def settle(s: State) -> None:
    """X11.2: play decisions that have a single legal action; list the actions of the next one.

    Right after `discount` the player is always asked.
    """
    while s.over == 0:
        s.legal_n = list_actions(s, s.seat, s.legal)
        if s.legal_n > 1 or s.announced == 1:
            return
        perform(s, s.seat, s.legal[0], 1)


@rule
def apply_action(s: State, seat: int, action: int) -> None:
    """Play one legal action of a seat, and everything that follows without a choice."""
    perform(s, seat, action, 0)
    settle(s)


@rule
def list_hand_pairs(s: State, p: int, out: Row, first: int) -> int:
    """X11.1: ordered pairs of hand cards, top over bottom."""
    n = 0
    for top in range(s.hand_n[p]):
        for bottom in range(s.hand_n[p]):
            if top != bottom:
                out[n] = first + HAND * top + bottom
                n += 1
    return n
