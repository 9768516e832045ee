"""Coins, clay, pigments and prestige: how they come and go."""

from bingma.games.xian.rules.events import FROM_EXCHANGE, GAINED, PAID, SCORED
from bingma.games.xian.rules.state import (
    CLAY,
    COIN,
    FIRST_PIGMENT,
    NONE,
    RESOURCES,
    State,
)
from bingma.kit.layout import Row
from bingma.kit.rules import emit, rule


@rule
def gain_coins(s: State, p: int, amount: int, source: int) -> None:
    """Coins are without limit (X2.8)."""
    if amount > 0:
        s.coins[p] += amount
        emit(s, GAINED, p, COIN, amount, source)


@rule
def gain_clay(s: State, p: int, amount: int, source: int) -> None:
    """Clay is without limit (X2.8)."""
    if amount > 0:
        s.clay[p] += amount
        emit(s, GAINED, p, CLAY, amount, source)


@rule
def gain_pigment(s: State, p: int, colour: int, amount: int, source: int) -> None:
    """X5.1, X5.2: a pigment is received only if it is in stock."""
    amount = min(amount, s.pigment_stock[colour])
    if amount > 0:
        s.pigment_stock[colour] -= amount
        s.pigments[p][colour] += amount
        emit(s, GAINED, p, FIRST_PIGMENT + colour, amount, source)


@rule
def score_points(s: State, p: int, points: int, source: int) -> None:
    """Prestige; it may go below zero (X6.4)."""
    if points != 0:
        s.pp[p] += points
        emit(s, SCORED, p, points, source, 0)


@rule
def pay_coins(s: State, p: int, amount: int) -> None:
    """Coins go to the stock."""
    if amount > 0:
        s.coins[p] -= amount
        emit(s, PAID, p, COIN, amount, NONE)


@rule
def pay_clay(s: State, p: int, amount: int) -> None:
    """Clay goes to the stock."""
    if amount > 0:
        s.clay[p] -= amount
        emit(s, PAID, p, CLAY, amount, NONE)


@rule
def pay_pigment(s: State, p: int, colour: int, amount: int) -> None:
    """X7.2: pigments go back to the stock when they are paid."""
    s.pigments[p][colour] -= amount
    s.pigment_stock[colour] += amount
    emit(s, PAID, p, FIRST_PIGMENT + colour, amount, NONE)


@rule
def owned(s: State, p: int, resource: int) -> int:
    """How much of a resource a player has."""
    if resource == COIN:
        return s.coins[p]
    if resource == CLAY:
        return s.clay[p]
    return s.pigments[p][resource - FIRST_PIGMENT]


@rule
def all_pigments(s: State, p: int) -> int:
    """A player's pigments of all colours."""
    row = s.pigments[p]
    return row[0] + row[1] + row[2] + row[3]


@rule
def all_resources(s: State, p: int) -> int:
    """A player's coins, clay and pigments together."""
    return s.coins[p] + s.clay[p] + all_pigments(s, p)


@rule
def give_one(s: State, p: int, resource: int) -> None:
    """X11.5: `give` takes effect at once."""
    if resource == COIN:
        pay_coins(s, p, 1)
    elif resource == CLAY:
        pay_clay(s, p, 1)
    else:
        pay_pigment(s, p, resource - FIRST_PIGMENT, 1)


@rule
def take_one(s: State, p: int, resource: int) -> None:
    """The other half of an exchange (X8.3)."""
    if resource == COIN:
        gain_coins(s, p, 1, FROM_EXCHANGE)
    elif resource == CLAY:
        gain_clay(s, p, 1, FROM_EXCHANGE)
    else:
        gain_pigment(s, p, resource - FIRST_PIGMENT, 1, FROM_EXCHANGE)


@rule
def can_take(s: State, resource: int) -> bool:
    """X8.3: a pigment only if in stock."""
    return resource < FIRST_PIGMENT or s.pigment_stock[resource - FIRST_PIGMENT] > 0


@rule
def list_owned(s: State, p: int, out: Row, n: int, first: int) -> int:
    """X11.6: every owned resource can be given. Writes from out[n] on, returns the new n."""
    for resource in range(RESOURCES):
        if owned(s, p, resource) > 0:
            out[n] = first + resource
            n += 1
    return n


@rule
def list_takeable(s: State, out: Row, n: int, first: int) -> int:
    """X11.6: what an exchange may take, the same kind again included."""
    for resource in range(RESOURCES):
        if can_take(s, resource):
            out[n] = first + resource
            n += 1
    return n
