"""What came of a tournament: shares of wins, ratings, points by source, speed."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from typing import Any

from bingma.arena.campaign import SOURCES, Row, digest
from bingma.arena.statistics import Interval, clustered_share
from bingma.arena.tournament import Pairing, Tournament, pairings

RESAMPLES = 400
MEAN_RATING = 1500.0
TOTAL = "total"
ELO_PER_LOGIT = 400 / 2.302585093

# As if every two that met had played so much of a set-up more that one won, and that the other won.
PRIOR = 0.5


@dataclass(frozen=True)
class Standing:
    """How the single seat of a pairing did."""

    pairing: Pairing
    games: int
    wins: dict[str, float]
    share: float
    interval: Interval
    decisions: int
    seconds: float


@dataclass(frozen=True)
class Rating:
    """The strength of a bot on Elo's scale, with the mean of all bots at MEAN_RATING."""

    bot: str
    rating: float
    interval: Interval


def points_of(row: Row, seat: int) -> dict[str, int]:
    """The points of a seat: all of them, and by source."""
    return {TOTAL: row["scores"][seat][TOTAL], **row[SOURCES][seat]}


class Standings:
    """All figures of a tournament, from its games in the order of the schedule."""

    def __init__(self, tournament: Tournament, rows: Sequence[Row]) -> None:
        self.tournament = tournament
        self.rows = rows
        self.digest = digest(rows)
        self._by_pairing: dict[Pairing, list[tuple[int, int, Row]]] = {
            pairing: []
            for players in tournament.players
            for pairing in pairings(tournament.bots, players)
        }
        for fixture, row in zip(tournament.schedule, rows, strict=True):
            self._by_pairing[fixture.pairing].append((fixture.setup, fixture.seat, row))
        self.standings = [self._standing(pairing) for pairing in self._by_pairing]
        self.ratings = self._ratings()

    def _standing(self, pairing: Pairing) -> Standing:
        played = self._by_pairing[pairing]
        setups = 1 + max(setup for setup, _, _ in played)
        won, counts = [0.0] * setups, [0] * setups
        for setup, seat, row in played:
            won[setup] += row["wins"][seat]
            counts[setup] += 1
        share, interval = clustered_share(won, counts)
        single = sum(won)
        return Standing(
            pairing,
            len(played),
            {pairing.single: round(single, 6), pairing.others: round(len(played) - single, 6)},
            share,
            interval,
            sum(sum(row["decisions"]) for _, _, row in played),
            sum(row["seconds"] for _, _, row in played),
        )

    def _ratings(self) -> list[Rating]:
        """Ratings of the Bradley-Terry model; every two seats of a game are a comparison.

        The PRIOR is there because who never lost would have no finite rating. To see how far the
        ratings may be off, all set-ups, its halves too, are weighted at random (the Bayesian
        bootstrap).
        """
        import choix
        import numpy as np

        bots = self.tournament.bots
        setups = 1 + max(fixture.setup for fixture in self.tournament.schedule)
        beaten = np.zeros((setups, len(bots), len(bots)))
        for fixture, row in zip(self.tournament.schedule, self.rows, strict=True):
            single, others = bots.index(fixture.pairing.single), bots.index(fixture.pairing.others)
            mine = row["places"][fixture.seat]
            for seat, place in enumerate(row["places"]):
                if seat != fixture.seat:
                    ahead = 0.5 if place == mine else float(mine < place)
                    beaten[fixture.setup, single, others] += ahead
                    beaten[fixture.setup, others, single] += 1 - ahead
        met = beaten + beaten.transpose(0, 2, 1)
        usual = met.sum(axis=0) / np.maximum(1, (met > 0).sum(axis=0))

        def rated(weights: Any, prior: Any) -> Any:
            logits = choix.ilsr_pairwise_dense(np.tensordot(weights, beaten, 1) + prior * usual)
            return MEAN_RATING + ELO_PER_LOGIT * (logits - logits.mean())

        rng = np.random.default_rng(self.tournament.seed)
        drawn = [
            rated(rng.gamma(1.0, size=setups), rng.gamma(PRIOR, size=usual.shape))
            for _ in range(RESAMPLES)
        ]
        low, high = np.percentile(drawn, [2.5, 97.5], axis=0)
        middle = rated(np.ones(setups), PRIOR)
        found = [
            Rating(bot, float(middle[i]), (float(low[i]), float(high[i])))
            for i, bot in enumerate(bots)
        ]
        return sorted(found, key=lambda rating: -rating.rating)

    def points(self) -> dict[str, dict[str, float]]:
        """The mean points of each bot, all and by source, over all its seats."""
        sums: dict[str, dict[str, float]] = {bot: {} for bot in self.tournament.bots}
        seats = dict.fromkeys(self.tournament.bots, 0)
        for fixture, row in zip(self.tournament.schedule, self.rows, strict=True):
            for seat, bot in enumerate(fixture.pairing.seating(fixture.seat)):
                seats[bot] += 1
                for source, points in points_of(row, seat).items():
                    sums[bot][source] = sums[bot].get(source, 0.0) + points
        return {
            bot: {source: points / seats[bot] for source, points in sources.items()}
            for bot, sources in sums.items()
        }

    def longest(self) -> dict[str, float | None]:
        """The longest thought of each bot, in seconds; None where games took one call."""
        found: dict[str, float | None] = dict.fromkeys(self.tournament.bots)
        for fixture, row in zip(self.tournament.schedule, self.rows, strict=True):
            seating = fixture.pairing.seating(fixture.seat)
            for bot, seconds in zip(seating, row["longest"] or (), strict=False):
                found[bot] = max(found[bot] or 0.0, seconds)
        return found

    def as_data(self) -> dict[str, Any]:
        """Everything as plain data; `digest` is the same exactly if all games were the same."""
        points, longest = self.points(), self.longest()
        tournament = self.tournament
        return {
            "game": tournament.game,
            "seed": tournament.seed,
            "budget": tournament.budget,
            "reproducible": tournament.reproducible,
            "digest": self.digest,
            "games": len(self.rows),
            "pairings": [
                {
                    "players": standing.pairing.players,
                    "single": standing.pairing.single,
                    "others": standing.pairing.others,
                    "games": standing.games,
                    "wins": standing.wins,
                    "share": standing.share,
                    "interval": list(standing.interval),
                    "decisions_per_second": standing.decisions / standing.seconds,
                }
                for standing in self.standings
            ],
            "ratings": [
                {
                    "bot": rating.bot,
                    "rating": rating.rating,
                    "interval": list(rating.interval),
                    "points": points[rating.bot],
                    "longest_thought": longest[rating.bot],
                }
                for rating in self.ratings
            ],
        }
