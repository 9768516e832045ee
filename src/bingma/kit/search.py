"""Information-set Monte Carlo tree search, for every game alike, in the subset of the rules.

Whole numbers only: the same seed and number of iterations choose the same action on every machine,
interpreted and compiled.

Each iteration fills what the seat cannot know at random, goes down the tree, adds a node, plays on
to the end (or for some goes) and tells the nodes on its way how it ended for whoever chose there.
The tree is one of decisions, not of states: draws and the secret decisions of others pass without
branching, so what is learned about a choice holds for all of them together. Among simultaneous
decisions the own one comes first and the others are drawn by the playout policy afterwards, from
hands that are guessed; nobody's answers to a choice that is still secret.
"""

from __future__ import annotations

from typing import Any

from bingma.kit.layout import Row
from bingma.kit.loops import CHANCE, best_of_one
from bingma.kit.random import below
from bingma.kit.rules import copy_state, needed, rule

apply_action = needed("apply_action")
list_actions = needed("list_actions")
resample = needed("resample")
beats = needed("beats")
standing = needed("standing")
passes_by = needed("passes_by")
reopen = needed("reopen")
quick_choice = needed("quick_choice")

# The pool: what the seat sees, the game being played on, and two for looking ahead.
ROOT, RUN, AHEAD = 0, 1, 2

# How to search: the columns of `how`.
EXPLORE = 0  # weight of exploration, in thousandths
POLICY = 1  # RANDOM_POLICY or QUICK_POLICY
GOES = 2  # goes to play on after the tree before judging; 0: to the end
SPREAD = 3  # what one look ahead tells: so many hundredths behind the best count a quarter
WIN = 4  # weight of winning against the lead in points, in thousandths
LEAD = 5  # a lead of so many hundredths of a point counts as half of the best there is
SETTINGS = 6

RANDOM_POLICY, QUICK_POLICY = 0, 1

# Columns of a node and of an edge. An edge is an action of a seat.
FIRST, BEST, WEIGHTS = 0, 1, 2
NODE_COLUMNS = 3
KEY, NEXT, CHILD, VISITS, REWARD, PRIOR, WINS, SCORE = 0, 1, 2, 3, 4, 5, 6, 7
EDGE_COLUMNS = 8

# Columns of `used`: how much of the tree is in use, and whether more will hardly change the choice.
NODES, EDGES, ITERATIONS, SETTLED = 0, 1, 2, 3
USED = 4

SETTLED_EVERY = 64  # iterations between two looks whether the choice is settled

NO = -1
UNKNOWN = -1000000000
ONE = 10000  # the best reward, the whole of a prior
THOUSAND = 1000
MAX_SEATS = 8
LONGEST_LIST = 256  # legal actions of one decision
SEAT_KEY = 4096  # key of an edge: seat * SEAT_KEY + action
POINT = 100


@rule
def clear_tree(nodes: Any, used: Row) -> None:
    """A tree of one node."""
    used[NODES] = 0
    used[EDGES] = 0
    used[ITERATIONS] = 0
    used[SETTLED] = 0
    new_node(nodes, used)


@rule
def new_node(nodes: Any, used: Row) -> int:
    """The number of a fresh node, NO if the tree is full."""
    at = used[NODES]
    if at >= len(nodes):
        return NO
    nodes[at][FIRST] = NO
    nodes[at][BEST] = UNKNOWN
    nodes[at][WEIGHTS] = 0
    used[NODES] = at + 1
    return int(at)


@rule
def find_edge(nodes: Any, edges: Any, node: int, key: int) -> int:
    """The edge of an action at a node, or NO."""
    edge = nodes[node][FIRST]
    while edge != NO:
        if edges[edge][KEY] == key:
            return int(edge)
        edge = edges[edge][NEXT]
    return NO


@rule
def add_edges(
    states: Any,
    seat: int,
    legal: Row,
    n: int,
    nodes: Any,
    edges: Any,
    node: int,
    used: Row,
    how: Row,
) -> None:
    """Give every legal action of a seat an edge, with a first opinion by looking ahead."""
    if used[EDGES] + n > len(edges):
        return
    first = used[EDGES]
    for k in range(n):
        key = seat * SEAT_KEY + legal[k]
        if find_edge(nodes, edges, node, key) == NO:
            edge = used[EDGES]
            used[EDGES] = edge + 1
            edges[edge][KEY] = key
            edges[edge][NEXT] = nodes[node][FIRST]
            edges[edge][CHILD] = NO
            edges[edge][VISITS] = 0
            edges[edge][REWARD] = 0
            edges[edge][WINS] = 0
            edges[edge][SCORE] = 0
            edges[edge][PRIOR] = ONE
            nodes[node][FIRST] = edge
    if how[SPREAD] == 0:
        return
    for edge in range(first, used[EDGES]):
        worth = look_ahead(states, seat, edges[edge][KEY] % SEAT_KEY)
        edges[edge][PRIOR] = worth
        nodes[node][BEST] = max(nodes[node][BEST], worth)
    total = nodes[node][WEIGHTS]
    for edge in range(first, used[EDGES]):
        behind = nodes[node][BEST] - edges[edge][PRIOR]
        part = how[SPREAD] * ONE // (how[SPREAD] + behind)
        edges[edge][PRIOR] = part * part // ONE
        total += edges[edge][PRIOR]
    nodes[node][WEIGHTS] = total


@rule
def look_ahead(states: Any, seat: int, action: int) -> int:
    """What the game looks like to a seat after an action and one more of its own in this go."""
    copy_state(states, AHEAD, RUN)
    apply_action(states[AHEAD], seat, action)
    return best_of_one(states, AHEAD, seat, states[RUN].go)


@rule
def whole_root(n: int) -> int:
    """The square root, rounded down."""
    if n < 2:
        return n
    root = 1
    left = n
    while left > 3:
        left >>= 2
        root <<= 1
    root <<= 1
    while True:
        better = (root + n // root) >> 1
        if better >= root:
            return root
        root = better


@rule
def select(nodes: Any, edges: Any, node: int, seat: int, legal: Row, n: int, how: Row) -> int:
    """The legal edge to follow: what has been good, what looks good and was tried little."""
    visits = 0
    reward = 0
    weights = 0
    for k in range(n):
        edge = find_edge(nodes, edges, node, seat * SEAT_KEY + legal[k])
        if edge != NO:
            visits += edges[edge][VISITS]
            reward += edges[edge][REWARD]
            weights += edges[edge][PRIOR]
    untried = reward // visits if visits > 0 else ONE // 2
    curiosity = how[EXPLORE] * whole_root(visits * 100 + 100) * (ONE // 100) // 100
    best = UNKNOWN
    chosen = NO
    for k in range(n):
        edge = find_edge(nodes, edges, node, seat * SEAT_KEY + legal[k])
        if edge != NO:
            tried = edges[edge][VISITS]
            mean = edges[edge][REWARD] // tried if tried > 0 else untried
            bonus = curiosity * edges[edge][PRIOR] // weights // (1 + tried)
            if mean + bonus > best:
                best = mean + bonus
                chosen = edge
    return chosen


@rule
def policy_choice(s: Any, how: Row, rng: Row) -> int:
    """What a player in a playout does."""
    if s.seat == CHANCE or how[POLICY] == RANDOM_POLICY:
        return int(s.legal[below(rng, s.legal_n)])
    return int(quick_choice(s, rng))


@rule
def playout(s: Any, goes: int, how: Row, rng: Row) -> None:
    """Play on to the end, or until so many goes have passed."""
    last = s.go + goes
    while s.over == 0 and (goes == 0 or s.go < last):
        apply_action(s, s.seat, policy_choice(s, how, rng))


@rule
def judge(s: Any, rewards: Row, how: Row) -> None:
    """How the game stands for each seat, from 0 to ONE; places from MAX_SEATS on get the points."""
    for p in range(s.players):
        rewards[MAX_SEATS + p] = standing(s, p)
    for p in range(s.players):
        rival = UNKNOWN
        for q in range(s.players):
            if q != p:
                rival = max(rival, rewards[MAX_SEATS + q])
        lead = rewards[MAX_SEATS + p] - rival
        won = 0
        if lead > 0:
            won = ONE
        elif lead == 0:
            won = part_of_win(s, p, rewards)
        half = ONE // 2
        by_lead = half + half * lead // (how[LEAD] + abs(lead))
        rewards[p] = (how[WIN] * won + (THOUSAND - how[WIN]) * by_lead) // THOUSAND
        rewards[2 * MAX_SEATS + p] = won


@rule
def part_of_win(s: Any, p: int, rewards: Row) -> int:
    """What a seat has won that shares the most points: all if the rules prefer it to the others."""
    sharing = 1
    for q in range(s.players):
        if q != p and rewards[MAX_SEATS + q] == rewards[MAX_SEATS + p]:
            if s.over == 1 and beats(s, q, p):
                return 0
            if s.over == 0 or not beats(s, p, q):
                sharing += 1
    return ONE // sharing


@rule
def search(
    states: Any,
    seat: int,
    iterations: int,
    limit: int,
    nodes: Any,
    edges: Any,
    used: Row,
    path: Any,
    rewards: Row,
    legal: Row,
    how: Row,
    rng: Row,
) -> int:
    """Search on from what the seat sees in `states[ROOT]`; returns the most tried action, or NO.

    It stops early when no action is likely to overtake within `limit` iterations in all. `used`
    says how far an earlier call has come; `path`, `rewards` and `legal` are scratch.
    """
    if used[NODES] == 0:
        clear_tree(nodes, used)
    for _ in range(iterations):
        left = limit - used[ITERATIONS]
        if used[ITERATIONS] % SETTLED_EVERY == 0:
            used[SETTLED] = is_settled(nodes, edges, left)
        if left <= 0 or used[SETTLED] == 1:
            break
        copy_state(states, RUN, ROOT)
        resample(states[RUN], seat, rng)
        reopen(states[RUN], seat)
        s = states[RUN]
        node = 0
        depth = 0
        while s.over == 0 and node != NO and depth < len(path):
            mover = s.seat
            if depth == 0:
                mover = seat
            elif mover == CHANCE or passes_by(s, seat, states[ROOT]):
                apply_action(s, mover, policy_choice(s, how, rng))
                continue
            n = s.legal_n
            if depth == 0:
                n = list_actions(s, mover, legal)
            else:
                for k in range(n):
                    legal[k] = s.legal[k]
            complete = True
            for k in range(n):
                if find_edge(nodes, edges, node, mover * SEAT_KEY + legal[k]) == NO:
                    complete = False
            if not complete:
                add_edges(states, mover, legal, n, nodes, edges, node, used, how)
            edge = select(nodes, edges, node, mover, legal, n, how)
            if edge == NO:
                break
            path[depth][0] = edge
            path[depth][1] = mover
            depth += 1
            apply_action(s, mover, edges[edge][KEY] % SEAT_KEY)
            node = edges[edge][CHILD]
            if node == NO:
                edges[edge][CHILD] = new_node(nodes, used)
        playout(s, how[GOES], how, rng)
        judge(s, rewards, how)
        for i in range(depth):
            edge = path[i][0]
            mover = path[i][1]
            edges[edge][VISITS] += 1
            edges[edge][REWARD] += rewards[mover]
            edges[edge][WINS] += rewards[2 * MAX_SEATS + mover]
            edges[edge][SCORE] += rewards[MAX_SEATS + mover]
        used[ITERATIONS] += 1
    return most_tried(nodes, edges, 0)


@rule
def is_settled(nodes: Any, edges: Any, left: int) -> int:
    """1 if so many more iterations will hardly make another action the most tried one.

    The second would need more than half of them, which a search seldom gives to what it likes less.
    """
    most = 0
    second = 0
    edge = nodes[0][FIRST]
    while edge != NO:
        visits = edges[edge][VISITS]
        if visits > most:
            second = most
            most = visits
        elif visits > second:
            second = visits
        edge = edges[edge][NEXT]
    return 1 if most - second > left // 2 else 0


@rule
def most_tried(nodes: Any, edges: Any, node: int) -> int:
    """The action tried most often at a node, NO before any; among equals the better one."""
    chosen = NO
    edge = nodes[node][FIRST]
    while edge != NO:
        if chosen == NO or is_ahead_of(edges[edge], edges[chosen]):
            chosen = edge
        edge = edges[edge][NEXT]
    if chosen == NO:
        return NO
    return int(edges[chosen][KEY] % SEAT_KEY)


@rule
def is_ahead_of(edge: Row, other: Row) -> bool:
    """Whether an action was tried more often than another, or as often with more success."""
    if edge[VISITS] != other[VISITS]:
        return bool(edge[VISITS] > other[VISITS])
    return bool(edge[REWARD] > other[REWARD])
