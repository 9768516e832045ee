"""T3.1, T3.9, T3.10: what follows the action phase of a round."""

from bingma.games.terracotta.rules.events import (
    DRIED,
    GAME_ENDED,
    INSPECTORS_WENT_ON,
    MASTER_GIVEN,
    ORDER_SET,
    SEAT_SEEN,
    WHEEL_TURNED,
    WORKERS_HOME,
)
from bingma.games.terracotta.rules.goods import gain_coins, is_minister, tokens_placed
from bingma.games.terracotta.rules.inspectors import move_inspector
from bingma.games.terracotta.rules.scoring import (
    score_footmen,
    score_groups,
    score_inspectors,
    score_leftovers,
    score_musicians,
    score_tile,
    tell_lone,
)
from bingma.games.terracotta.rules.state import (
    CHANCE,
    COLUMN,
    INNER_RING,
    MASTERS,
    MIDDLE_RING,
    NEW_MASTER,
    NONE,
    PM,
    ROUNDS,
    ROW,
    State,
)
from bingma.games.terracotta.rules.tables import CLEANUP_STEP, GIVES_COIN, KEEPS_CLAY
from bingma.games.terracotta.rules.turn import ask, begin_round
from bingma.games.terracotta.rules.wheel import return_workers, turn_ring
from bingma.kit.rules import emit, rule


@rule
def end_round(s: State) -> None:
    """T3.9: inspectors, musicians, tile; then clean-up, or after round 5 the end."""
    score_inspectors(s)
    score_musicians(s)
    score_tile(s)
    if s.round_no == ROUNDS:
        end_game(s)
    else:
        clean_up(s)


@rule
def clean_up(s: State) -> None:
    """T3.10, in this order."""
    dry_clay(s)
    pay_masters(s)
    return_workers(s)
    emit(s, WORKERS_HOME, NONE, 0, 0, 0)
    turn_ring(s, INNER_RING, 1)
    turn_ring(s, MIDDLE_RING, 1)
    emit(s, WHEEL_TURNED, NONE, 1, 1, 0)
    move_inspector(s, COLUMN, CLEANUP_STEP[0])
    move_inspector(s, ROW, CLEANUP_STEP[0])
    emit(s, INSPECTORS_WENT_ON, NONE, s.inspector[COLUMN], s.inspector[ROW], 0)
    if s.solo == 1:
        find_new_master(s)
    else:
        order_by_priority(s)
        begin_round(s, s.round_no + 1)


@rule
def dry_clay(s: State) -> None:
    """T3.10: wet clay dries; some masters keep one wet each. The Prime Minister's never dries."""
    for p in range(s.players):
        if not is_minister(s, p):
            kept = 0
            for m in range(MASTERS):
                if s.master[p][m] > 0:
                    kept += KEEPS_CLAY[m]
            drying = max(0, s.wet[p] - kept)
            s.wet[p] -= drying
            s.dry[p] += drying
            if drying > 0:
                emit(s, DRIED, p, drying, 0, 0)


@rule
def pay_masters(s: State) -> None:
    """T3.10: some masters bring a coin each; none for the Prime Minister (T5.13)."""
    for p in range(s.players):
        if not is_minister(s, p):
            for m in range(MASTERS):
                if s.master[p][m] > 0:
                    gain_coins(s, p, GIVES_COIN[m])


@rule
def order_by_priority(s: State) -> None:
    """T3.10: takers of a token in the order they took them, then the others as before."""
    n = s.priority_n
    for i in range(s.players):
        p = s.order[i]
        has_token = False
        for k in range(s.priority_n):
            if s.priority[k] == p:
                has_token = True
        if not has_token:
            s.priority[n] = p
            n += 1
    for i in range(s.players):
        s.order[i] = s.priority[i]
        s.priority[i] = NONE
        emit(s, SEAT_SEEN, s.order[i], 0, 0, 0)
    s.priority_n = 0
    emit(s, ORDER_SET, NONE, 0, 0, 0)


@rule
def find_new_master(s: State) -> None:
    """T5.13: one more master for the Prime Minister, drawn if there is a choice."""
    if tokens_placed(s, PM) < MASTERS - 1:
        ask(s, CHANCE, NEW_MASTER)
    else:
        for m in range(MASTERS):
            if s.master[PM][m] == 0:
                give_master(s, m)
                return


@rule
def give_master(s: State, master: int) -> None:
    """T5.13: his token lies there; the next round begins."""
    s.master[PM][master] = tokens_placed(s, PM) + 1
    emit(s, MASTER_GIVEN, PM, master, 0, 0)
    begin_round(s, s.round_no + 1)


@rule
def end_game(s: State) -> None:
    """T3.11: final scoring, in this order."""
    score_footmen(s)
    tell_lone(s)
    score_groups(s)
    score_leftovers(s)
    s.over = 1
    s.seat = NONE
    s.legal_n = 0
    emit(s, GAME_ENDED, NONE, 0, 0, 0)
