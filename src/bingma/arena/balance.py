"""How much seats, what is dealt and what is done matter for winning, among equal players."""

from __future__ import annotations

import math
from collections.abc import Callable, Sequence
from dataclasses import asdict, dataclass
from pathlib import Path
from typing import Any

from bingma.arena.campaign import PROGRAM, Campaign, Row, digest
from bingma.arena.contestants import program
from bingma.arena.crew import Tell
from bingma.arena.simulation import (
    FAST_BOTS,
    FAST_GAMES_PER_TASK,
    Match,
    check,
    engine_for,
    factors_of,
    play_games,
    worker_engine,
)
from bingma.arena.statistics import Interval, clustered_share, mean_interval
from bingma.arena.tournament import as_row
from bingma.faults import Fault
from bingma.games import rulebook
from bingma.games.contract import Factor

PERMUTATIONS = 400


@dataclass(frozen=True)
class BalanceStudy(Campaign):
    """Games of one bot against itself, for several numbers of players."""

    game: str
    bot: str
    players: tuple[int, ...]
    games: int
    seed: int
    budget: str | None = None
    components: Path | None = None

    def check(self) -> None:
        """Raise a Fault for anything that cannot be played."""
        if not self.players:
            raise Fault("fault-no-players")
        if self.games < 2:
            raise Fault("fault-games", least=2, games=self.games)
        for players in self.players:
            if players < 2:
                raise Fault("fault-two-players")
            if self.players.count(players) > 1:
                raise Fault("fault-players-twice", players=players)
            check(self._match(players))

    def _match(self, players: int) -> Match:
        return Match(
            self.game,
            players,
            self.seed,
            (self.bot,),
            components=self.components,
            budget=self.budget,
        )

    def players_of(self, number: int) -> int:
        """The number of players of a game; they take turns."""
        return self.players[number % len(self.players)]

    # As a campaign

    def __len__(self) -> int:
        return self.games * len(self.players)

    def description(self) -> dict[str, Any]:
        book = rulebook(self.game, self.components)
        return {
            "study": "balance",
            "game": self.game,
            "bot": self.bot,
            "players": list(self.players),
            "games": self.games,
            "seed": self.seed,
            "budget": self.budget,
            "data": book.components.identity,
            PROGRAM: program(book, (self.bot,)),
        }

    def games_per_task(self) -> int:
        return FAST_GAMES_PER_TASK if self.bot in FAST_BOTS else 1

    def prepare(self, tell: Tell) -> None:
        engine_for(rulebook(self.game, self.components), tell, (self.bot,))

    def play(self, number: int) -> Row:
        match = self._match(self.players_of(number))
        engine = worker_engine(self.game, self.components, (self.bot,))
        (played,) = play_games(match, engine, [number // len(self.players)])
        return as_row(played) | asdict(factors_of(match, played))


@dataclass(frozen=True)
class Level:
    """One level of a factor: how many seats had it, and the share of them that won."""

    level: str
    seats: int
    share: float
    interval: Interval


SEAT = "seat"


@dataclass(frozen=True)
class Matter:
    """A factor of the seats, with the share of wins at each of its levels.

    `effect` is how far the shares of the levels lie from their mean, as a standard deviation in
    which rare levels count little; `by_chance` is the effect that 95 of 100 studies stay below
    where winners are drawn by lot.
    """

    factor: str
    sort: str
    levels: list[Level]
    effect: float
    by_chance: float

    def told(self, level: Level) -> str:
        """A level in words; people count seats from 1."""
        return str(int(level.level) + 1) if self.factor == SEAT else level.level


@dataclass(frozen=True)
class Climate:
    """A level of a factor that all seats share: the points then made, and the winner's lead."""

    factor: str
    level: str
    games: int
    points: float
    points_interval: Interval
    lead: float
    lead_interval: Interval


@dataclass(frozen=True)
class Source:
    """A source of points, and how much more of it the winner has than the others on average."""

    source: str
    mean: float
    lead: float
    interval: Interval


@dataclass(frozen=True)
class Balance:
    """The findings for one number of players."""

    players: int
    games: int
    matters: list[Matter]
    climates: list[Climate]
    sources: list[Source]


class Findings:
    """All figures of a study, from its games in the order of their numbers."""

    def __init__(self, study: BalanceStudy, rows: Sequence[Row]) -> None:
        self.study = study
        self.rows = rows
        self.digest = digest(rows)
        self.balances = [
            _balance(players, [row for row in rows if len(row["wins"]) == players], study.seed)
            for players in study.players
        ]

    def as_data(self) -> dict[str, Any]:
        """Everything as plain data."""
        study = self.study
        return {
            "game": study.game,
            "bot": study.bot,
            "seed": study.seed,
            "budget": study.budget,
            "digest": self.digest,
            "games": len(self.rows),
            "players": [asdict(balance) for balance in self.balances],
        }


def _balance(players: int, rows: Sequence[Row], seed: int) -> Balance:
    matters = [_matter(SEAT, "dealt", [[str(p) for p in range(players)]] * len(rows), rows, seed)]
    for sort in ("dealt", "chosen"):
        for name in rows[0][sort][0]:
            values = [[seat[name] for seat in row[sort]] for row in rows]
            matters.append(_matter(name, sort, values, rows, seed))
    return Balance(players, len(rows), matters, _climates(rows), _sources(rows))


def _levels(values: Sequence[Sequence[Factor]]) -> dict[str, Callable[[Factor], bool]]:
    """The levels of a factor by name, in order, with what it is to have one."""
    every = [value for row in values for value in row]
    if isinstance(every[0], int):
        return _count_levels([value for value in every if isinstance(value, int)])
    if isinstance(every[0], list):
        names = {name for value in every if isinstance(value, list) for name in value}
        return {name: _holding(name) for name in sorted(names)}
    return {name: _being(name) for name in sorted({str(value) for value in every})}


def _count_levels(counts: Sequence[int]) -> dict[str, Callable[[Factor], bool]]:
    """A level for each count; those beyond what 96 of 100 seats have are put together."""
    import numpy as np

    low, high = (int(bound) for bound in np.percentile(counts, [2, 98], method="nearest"))
    levels: dict[str, Callable[[Factor], bool]] = {}
    for count in sorted({min(max(count, low), high) for count in counts}):
        below, above = count == low > min(counts), count == high < max(counts)
        name = f"{count} or {'fewer' if below else 'more'}" if below or above else str(count)
        levels[name] = _counted(count, below, above)
    return levels


def _being(name: str) -> Callable[[Factor], bool]:
    return lambda value: value == name


def _holding(name: str) -> Callable[[Factor], bool]:
    return lambda value: isinstance(value, list) and name in value


def _counted(count: int, below: bool, above: bool) -> Callable[[Factor], bool]:
    return lambda value: (
        isinstance(value, int)
        and (value == count or (below and value < count) or (above and value > count))
    )


def _matter(
    name: str, sort: str, values: Sequence[Sequence[Factor]], rows: Sequence[Row], seed: int
) -> Matter:
    import numpy as np

    levels = _levels(values)
    wins = np.array([row["wins"] for row in rows])
    has = np.array([[[has(value) for value in row] for row in values] for has in levels.values()])
    seats = has.sum(axis=(1, 2))
    found = []
    for level, held, count in zip(levels, has, seats, strict=True):
        share, interval = clustered_share((wins * held).sum(axis=1), held.sum(axis=1))
        found.append(Level(level, int(count), share, interval))

    def effect(won: Any) -> float:
        shares = (has * won).sum(axis=(1, 2)) / seats
        mean = np.average(shares, weights=seats)
        return math.sqrt(np.average((shares - mean) ** 2, weights=seats))

    rng = np.random.default_rng(seed)
    by_lot = [effect(rng.permuted(wins, axis=1)) for _ in range(PERMUTATIONS)]
    return Matter(name, sort, found, effect(wins), float(np.percentile(by_lot, 95)))


def _of_winner_and_others(row: Row, values: Sequence[float]) -> tuple[float, float]:
    """The winner's value and the mean of the others."""
    winner = sum(win * value for win, value in zip(row["wins"], values, strict=True))
    return winner, (sum(values) - winner) / (len(values) - 1)


def _climates(rows: Sequence[Row]) -> list[Climate]:
    climates = []
    totals = [[seat["total"] for seat in row["scores"]] for row in rows]
    means = [sum(total) / len(total) for total in totals]
    leads = []
    for row, total in zip(rows, totals, strict=True):
        winner, others = _of_winner_and_others(row, total)
        leads.append(winner - others)
    for name in rows[0]["common"]:
        values = [[row["common"][name]] for row in rows]
        for level, has in _levels(values).items():
            those = [i for i, (value,) in enumerate(values) if has(value)]
            points = mean_interval([means[i] for i in those])
            lead = mean_interval([leads[i] for i in those])
            climates.append(Climate(name, level, len(those), *points, *lead))
    return climates


def _sources(rows: Sequence[Row]) -> list[Source]:
    found = []
    for source in rows[0]["points"][0]:
        values = [[seat[source] for seat in row["points"]] for row in rows]
        leads = []
        for row, of_seats in zip(rows, values, strict=True):
            winner, others = _of_winner_and_others(row, of_seats)
            leads.append(winner - others)
        lead, interval = mean_interval(leads)
        mean = sum(sum(of_seats) / len(of_seats) for of_seats in values) / len(values)
        found.append(Source(source, mean, lead, interval))
    return found
