"""Bots against each other, with seats and set-ups balanced.

For two players each pair of bots plays every set-up in both orders of the seats. For more players
one bot is the single seat among seats of another one, once from each seat, and the converse. All
pairings of a player number play the same set-ups.
"""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property
from itertools import combinations
from pathlib import Path
from typing import Any

from bingma.arena.campaign import PROGRAM, SOURCES, Campaign, Row
from bingma.arena.contestants import contestant, goes_by_clock, program
from bingma.arena.crew import Tell
from bingma.arena.simulation import (
    FAST_BOTS,
    FAST_GAMES_PER_TASK,
    Match,
    Played,
    check,
    engine_for,
    factors_of,
    play_games,
    worker_engine,
)
from bingma.bots import Budget
from bingma.faults import Fault
from bingma.games import rulebook
from bingma.games.contract import CHANCE


@dataclass(frozen=True)
class Pairing:
    """One bot against another: the single seat, and all others."""

    players: int
    single: str
    others: str

    def seating(self, seat: int) -> tuple[str, ...]:
        """Who sits where when the single seat is this one.

        >>> Pairing(3, "greedy", "random").seating(1)
        ('random', 'greedy', 'random')
        """
        return tuple(self.single if i == seat else self.others for i in range(self.players))


@dataclass(frozen=True)
class Fixture:
    """One game of the schedule: whom, on which set-up, and from which seat."""

    pairing: Pairing
    setup: int
    seat: int


def pairings(bots: Sequence[str], players: int) -> list[Pairing]:
    """Every pair of bots; with more than two players each of a pair is the single one in turn."""
    pairs = [Pairing(players, one, other) for one, other in combinations(bots, 2)]
    if players == 2:
        return pairs
    return [p for pair in pairs for p in (pair, Pairing(players, pair.others, pair.single))]


@dataclass(frozen=True)
class Tournament(Campaign):
    """Who plays whom how often: everything that the games depend on."""

    game: str
    bots: tuple[str, ...]
    players: tuple[int, ...]
    games: int
    seed: int
    budget: str | None = None
    components: Path | None = None

    def check(self) -> None:
        """Raise a Fault for anything that cannot be played."""
        if len(self.bots) < 2:
            raise Fault("fault-two-bots")
        if repeated := [bot for bot in self.bots if self.bots.count(bot) > 1]:
            raise Fault("fault-bot-twice", bot=repeated[0])
        if not self.players:
            raise Fault("fault-no-players")
        if self.games < 1:
            raise Fault("fault-games", least=1, games=self.games)
        for players in self.players:
            if players < 2:
                raise Fault("fault-two-players")
            if self.players.count(players) > 1:
                raise Fault("fault-players-twice", players=players)
            check(self._match(players, self.bots))
        self._refuse_twins()

    def _refuse_twins(self) -> None:
        """Two names for one player would measure nothing: their games are the same."""
        known: dict[tuple[str | None, Budget], str] = {}
        for bot in self.bots:
            who = contestant(bot, self.budget)
            # Those of ours that search differ in nothing but their budgets.
            twin = known.setdefault((None if who.searches else who.bot, who.budget), bot)
            if twin != bot:
                names = f"{twin.partition('@')[0]}@100,{bot.partition('@')[0]}@1000"
                same = {"one": twin, "other": bot, "budget": str(who.budget)}
                raise Fault("fault-twins", **same, example=names)

    def _match(self, players: int, bots: tuple[str, ...]) -> Match:
        return Match(
            self.game, players, self.seed, bots, components=self.components, budget=self.budget
        )

    def setups(self, players: int) -> int:
        """How many set-ups make up the games asked for, each being played from every seat."""
        return -(-self.games // players)

    @cached_property
    def schedule(self) -> list[Fixture]:
        """All games. Pairings take turns, so that the games of a part tell about all of them."""
        fixtures = []
        for setup in range(max(self.setups(players) for players in self.players)):
            for players in self.players:
                if setup < self.setups(players):
                    fixtures += [
                        Fixture(pairing, setup, seat)
                        for pairing in pairings(self.bots, players)
                        for seat in range(players)
                    ]
        return fixtures

    @property
    def reproducible(self) -> bool:
        """Whether the same moves come again: not from bots that think for so many seconds."""
        return not any(goes_by_clock(bot, self.budget) for bot in self.bots)

    # As a campaign

    def __len__(self) -> int:
        return len(self.schedule)

    def description(self) -> dict[str, Any]:
        book = rulebook(self.game, self.components)
        return {
            "game": self.game,
            "bots": list(self.bots),
            "players": list(self.players),
            "games": self.games,
            "seed": self.seed,
            "budget": self.budget,
            "data": book.components.identity,
            PROGRAM: program(book, self.bots),
        }

    def games_per_task(self) -> int:
        # A slow game is kept as soon as it is over.
        return FAST_GAMES_PER_TASK if all(bot in FAST_BOTS for bot in self.bots) else 1

    def prepare(self, tell: Tell) -> None:
        engine_for(rulebook(self.game, self.components), tell, self.bots)

    def play(self, number: int) -> Row:
        fixture = self.schedule[number]
        seating = fixture.pairing.seating(fixture.seat)
        match = self._match(fixture.pairing.players, seating)
        engine = worker_engine(self.game, self.components, tuple(self.bots))
        (played,) = play_games(match, engine, [fixture.setup])
        return as_row(played) | {SOURCES: factors_of(match, played).points}


def as_row(played: Played) -> Row:
    """A finished game as plain data."""
    seats = range(len(played.result["scores"]))
    ranking = played.result["ranking"]
    return {
        "digest": played.digest,
        "wins": played.win_shares(),
        "places": [
            next(i for i, place in enumerate(ranking) if seat in place) + 1 for seat in seats
        ],
        "scores": played.result["scores"],
        "decisions": [sum(s == seat != CHANCE for s, _ in played.steps) for seat in seats],
        "seconds": played.seconds,
        "longest": played.longest,
    }
