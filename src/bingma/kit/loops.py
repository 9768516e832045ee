"""What is done with games as a whole, for every game alike, in the subset of the rules.

`states` is a pool: a list of blocks (interpreted) or an array of records (compiled).
`kit.game` says which fields and rules every game has.
"""

from __future__ import annotations

from typing import Any

from bingma.kit.layout import Row
from bingma.kit.random import below, seed_random
from bingma.kit.rules import copy_state, needed, rule

deal = needed("deal")
apply_action = needed("apply_action")
list_actions = needed("list_actions")
hide = needed("hide")
resample = needed("resample")
value = needed("value")

CHANCE = -1

# Players that the compiled loops know by number.
RANDOM_BOT = 0
GREEDY_BOT = 1

# Each game of a seed draws its set-up, its chance events and each seat's choices from a stream of
# its own, so that games can be played in any order, on any number of processes.
STREAMS_PER_GAME = 8
SETUP_STREAM = 0
CHANCE_STREAM = 1
FIRST_SEAT_STREAM = 2

WORST = -1000000

# How many states of the pool `greedy_choice` uses, from the one that it is asked about.
LOOK_AHEAD = 4


@rule
def start(states: Any, i: int, players: int, options: int, rng: Row) -> None:
    """Set up a new random game in `states[i]`."""
    deal(states[i], players, options, rng)


@rule
def step(states: Any, i: int, action: int, out: Any) -> int:
    """Play one action in `states[i]`, write what is legal next, return how many (0: over)."""
    s = states[i]
    apply_action(s, s.seat, action)
    n = s.legal_n
    for k in range(n):
        out[k] = s.legal[k]
    return int(n)


@rule
def legal_of(states: Any, i: int, seat: int, out: Any) -> int:
    """Write the legal actions of any seat, return how many."""
    return int(list_actions(states[i], seat, out))


@rule
def copy_many(states: Any, to: int, source: int, times: int) -> None:
    """Copy a state to and fro (for measuring)."""
    for i in range(times):
        if i % 2 == 0:
            copy_state(states, to, source)
        else:
            copy_state(states, source, to)


@rule
def random_games(
    states: Any, rng: Row, players: int, options: int, games: int, totals: Any
) -> None:
    """Play whole games at random; `totals` counts games and decisions (draws are none)."""
    s = states[0]
    for _ in range(games):
        deal(s, players, options, rng)
        while s.over == 0:
            if s.seat != CHANCE:
                totals[1] += 1
            apply_action(s, s.seat, s.legal[below(rng, s.legal_n)])
        totals[0] += 1


@rule
def step_batch(
    states: Any,
    actions: Any,
    rngs: Any,
    players: int,
    options: int,
    legal: Any,
    counts: Any,
) -> int:
    """One action in each game; what is legal next goes into the caller's buffers.

    A finished game is dealt anew at once. Returns how many were.
    """
    finished = 0
    for i in range(len(states)):
        s = states[i]
        apply_action(s, s.seat, actions[i])
        if s.over != 0:
            deal(s, players, options, rngs[i])
            finished += 1
        counts[i] = s.legal_n
        for k in range(s.legal_n):
            legal[i][k] = s.legal[k]
    return finished


@rule
def mask_batch(states: Any, mask: Any) -> None:
    """The legal actions of each game as ones in a row of zeros."""
    for i in range(len(states)):
        row = mask[i]
        for k in range(len(row)):
            row[k] = 0
        s = states[i]
        for k in range(s.legal_n):
            row[s.legal[k]] = 1


@rule
def go_has_ended(s: Any, seat: int, go: int) -> bool:
    """Whether there is nothing left to choose for the seat in this go."""
    return bool(s.over != 0 or s.seat != seat or s.go != go)


@rule
def best_of_one(states: Any, d: int, seat: int, go: int) -> int:
    """What `states[d]` is worth to a seat that chooses once more in its own go."""
    s = states[d]
    if go_has_ended(s, seat, go):
        return int(value(s, seat))
    best = WORST
    for k in range(s.legal_n):
        copy_state(states, d + 1, d)
        apply_action(states[d + 1], seat, s.legal[k])
        best = max(best, value(states[d + 1], seat))
    return best


@rule
def best_of_two(states: Any, d: int, seat: int, go: int) -> int:
    """The same with two more choices (written out: compiled rules do not call themselves)."""
    s = states[d]
    if go_has_ended(s, seat, go):
        return int(value(s, seat))
    best = WORST
    for k in range(s.legal_n):
        copy_state(states, d + 1, d)
        apply_action(states[d + 1], seat, s.legal[k])
        best = max(best, best_of_one(states, d + 1, seat, go))
    return best


@rule
def greedy_choice(states: Any, d: int, seat: int, rng: Row) -> int:
    """The action after which the seat stands best, judged on what it may know.

    `states[d]` is what the seat sees; it is filled up at random first. The states behind it in the
    pool are used for looking ahead.
    """
    resample(states[d], seat, rng)
    s = states[d]
    n = list_actions(s, seat, s.legal)
    s.legal_n = n
    chosen = s.legal[0]
    best = WORST
    ties = 0
    for k in range(n):
        action = states[d].legal[k]
        copy_state(states, d + 1, d)
        apply_action(states[d + 1], seat, action)
        worth = best_of_two(states, d + 1, seat, states[d].go)
        if worth > best:
            best = worth
            chosen = action
            ties = 1
        elif worth == best:
            ties += 1
            if below(rng, ties) == 0:
                chosen = action
    return int(chosen)


@rule
def random_choice(states: Any, d: int, seat: int, rng: Row) -> int:
    """Any legal action, each as likely."""
    s = states[d]
    n = list_actions(s, seat, s.legal)
    return int(s.legal[below(rng, n)])


@rule
def bot_choice(states: Any, d: int, seat: int, bot: int, rng: Row) -> int:
    """What a bot known by number plays, seeing in `states[d]` only what its seat sees."""
    if bot == GREEDY_BOT:
        return greedy_choice(states, d, seat, rng)
    return random_choice(states, d, seat, rng)


@rule
def play_game(
    states: Any,
    seed: int,
    index: int,
    players: int,
    options: int,
    bots: Any,
    rngs: Any,
    log: Any,
) -> int:
    """Play game number `index` of a seed to its end in `states[0]`; bots by number in `bots`.

    `log` receives seat and action of each step; where it is full, the game is left. Returns the
    number of steps.
    """
    for stream in range(STREAMS_PER_GAME):
        seed_random(rngs[stream], seed, index * STREAMS_PER_GAME + stream)
    deal(states[0], players, options, rngs[SETUP_STREAM])
    steps = 0
    while states[0].over == 0 and steps < len(log):
        seat = states[0].seat
        if seat == CHANCE:
            drawn = below(rngs[CHANCE_STREAM], states[0].legal_n)
            action = states[0].legal[drawn]
        elif bots[seat] == RANDOM_BOT:
            # Any legal action: the same as random_choice of what the seat sees, but faster.
            drawn = below(rngs[FIRST_SEAT_STREAM + seat], states[0].legal_n)
            action = states[0].legal[drawn]
        else:
            copy_state(states, 1, 0)
            hide(states[1], seat)
            action = bot_choice(states, 1, seat, bots[seat], rngs[FIRST_SEAT_STREAM + seat])
        log[steps][0] = seat
        log[steps][1] = action
        apply_action(states[0], seat, action)
        steps += 1
    return steps


@rule
def known_choice(states: Any, seat: int, bot: int, rng: Row) -> int:
    """What a bot plays that sees what stands in `states[0]`."""
    return bot_choice(states, 0, seat, bot, rng)
