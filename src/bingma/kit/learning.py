"""Games for learners: many side by side, each advanced to the next decision that a learner makes.

For games that provide `observe`, `beats` and `points`; such a game names this module among its
own. Everything is written into the caller's arrays, one row for each game.
"""

from __future__ import annotations

from typing import Any

from bingma.kit.layout import Row
from bingma.kit.loops import CHANCE, RANDOM_BOT, WORST, bot_choice
from bingma.kit.random import below
from bingma.kit.rules import copy_state, needed, rule

deal = needed("deal")
apply_action = needed("apply_action")
hide = needed("hide")
observe = needed("observe")
beats = needed("beats")
points = needed("points")

# In place of a bot: whoever calls decides for the seat.
LEARNER = -1

# In place of an action: deal a new game.
NEW_GAME = -1

# How a game is rewarded, in whole numbers; the caller scales them.
BY_RANK = 0  # at the end: seats beaten minus seats not beaten
BY_DIFFERENCE = 1  # at the end: points more than the best other seat
BY_POINTS = 2  # at every step: points won since the last one


@rule
def advance_games(
    states: Any,
    actions: Any,
    rngs: Any,
    bots: Any,
    players: int,
    options: int,
    rewarded: int,
    restarts: int,
    observations: Any,
    masks: Any,
    seats: Any,
    rewards: Any,
    dones: Any,
    scores: Any,
    first: int,
    last: int,
    room: int,
) -> int:
    """Play one action (or NEW_GAME) in some of the games, and on to a learner's next decision.

    The games are those from `first` to before `last`, so that several threads can share the work;
    from `states[room]` on there is room for the bots' looking ahead. Where `restarts` is 1, a
    finished game is dealt anew at once, with everybody one seat further; otherwise it stays, seen
    by who acted last, whatever is played in it. What a finished game leaves goes behind the rows of
    the games: its last observation, and in `scores` its final points and behind them its ranks.
    Nothing happens if an action is not legal: its game is returned. `last` means that all is well.
    """
    games = len(actions)
    illegal = first_illegal(states, actions, first, last)
    if illegal < last:
        return illegal
    for i in range(first, last):
        s = states[i]
        clear_rewards(rewards[i])
        if actions[i] == NEW_GAME:
            dones[i] = 0
            open_game(states, room, i, players, options, bots[i], rngs[i], rewarded, scores[i])
        elif s.over == 0:
            dones[i] = 0
            apply_action(s, s.seat, actions[i])
            play_others(states, room, i, bots[i], rngs[i])
            reward(s, rewarded, rewards[i], scores[i])
            if s.over != 0:
                dones[i] = 1
                observe(s, seats[i], observations[games + i])
                final_scores(s, scores[games + i], scores[2 * games + i])
                if restarts == 1:
                    move_on(bots[i])
                    open_game(
                        states, room, i, players, options, bots[i], rngs[i], rewarded, scores[i]
                    )
        if s.over == 0:
            seats[i] = s.seat
        observe(s, seats[i], observations[i])
        write_mask(s, seats[i], masks[i])
    return last


@rule
def clear_rewards(rewards: Any) -> None:
    """Nothing was won; automata have a reward too."""
    for p in range(len(rewards)):
        rewards[p] = 0


@rule
def first_illegal(states: Any, actions: Any, first: int, last: int) -> int:
    """The first of some games whose action is not legal; `last` if there is none."""
    for i in range(first, last):
        if actions[i] != NEW_GAME and states[i].over == 0 and not is_legal(states[i], actions[i]):
            return i
    return last


@rule
def is_legal(s: Any, action: int) -> bool:
    """Whether the seat that decides may play an action."""
    legal = False
    for k in range(s.legal_n):
        if s.legal[k] == action:
            legal = True
    return legal


@rule
def open_game(
    states: Any,
    room: int,
    i: int,
    players: int,
    options: int,
    bots: Row,
    rng: Row,
    rewarded: int,
    scores: Any,
) -> None:
    """Deal a game and play on to the first decision of a learner."""
    deal(states[i], players, options, rng)
    if rewarded == BY_POINTS:
        for p in range(states[i].players):
            scores[p] = points(states[i], p)
    play_others(states, room, i, bots, rng)


@rule
def move_on(bots: Row) -> None:
    """Everybody takes the next seat; the last one takes the first."""
    seats = len(bots)
    last = bots[seats - 1]
    for p in range(1, seats):
        bots[seats - p] = bots[seats - p - 1]
    bots[0] = last


@rule
def play_others(states: Any, room: int, i: int, bots: Row, rng: Row) -> None:
    """Draw and let bots play until a learner decides or the game is over."""
    s = states[i]
    while s.over == 0:
        seat = s.seat
        if seat == CHANCE or bots[seat] == RANDOM_BOT:
            action = s.legal[below(rng, s.legal_n)]
        elif bots[seat] == LEARNER:
            return
        else:
            copy_state(states, room, i)
            hide(states[room], seat)
            action = bot_choice(states, room, seat, bots[seat], rng)
        apply_action(s, seat, action)


@rule
def reward(s: Any, rewarded: int, rewards: Any, scores: Any) -> None:
    """What the last step brought each seat."""
    for p in range(s.players):
        if rewarded == BY_POINTS:
            now = points(s, p)
            rewards[p] = now - scores[p]
            scores[p] = now
        elif s.over != 0:
            rewards[p] = seats_beaten(s, p) if rewarded == BY_RANK else points_ahead(s, p)


@rule
def final_scores(s: Any, scores: Any, ranks: Any) -> None:
    """The points of each seat at the end, and its rank, 1 for the first; equal seats share one."""
    for p in range(s.players):
        scores[p] = points(s, p)
        ranks[p] = 1
        for other in range(s.players):
            if other != p and beats(s, other, p):
                ranks[p] += 1


@rule
def seats_beaten(s: Any, p: int) -> int:
    """How many seats are behind, minus how many are ahead; equal seats count for neither."""
    beaten = 0
    for other in range(s.players):
        if other != p:
            beaten += int(beats(s, p, other)) - int(beats(s, other, p))
    return beaten


@rule
def points_ahead(s: Any, p: int) -> int:
    """How many points a seat has more than the best of the others."""
    best = WORST
    for other in range(s.players):
        if other != p:
            best = max(best, points(s, other))
    return int(points(s, p) - best)


@rule
def write_mask(s: Any, seat: int, mask: Any) -> None:
    """Ones at the legal actions of a seat; nothing but zeros while another one decides."""
    for k in range(len(mask)):
        mask[k] = 0
    if s.over == 0 and s.seat == seat:
        for k in range(s.legal_n):
            mask[s.legal[k]] = 1


@rule
def observe_seat(states: Any, i: int, seat: int, observation: Any, mask: Any) -> None:
    """What any seat sees, whoever decides."""
    observe(states[i], seat, observation)
    write_mask(states[i], seat, mask)
