"""Shares and means with intervals, of games that come in clusters.

Games from the same set-up, and seats of the same game, are not independent of each other. Each is
counted within its cluster, and the intervals are as wide as the differences between clusters ask.
All intervals are of 95 %.
"""

from __future__ import annotations

import math
from collections.abc import Sequence

Z = 1.959964  # 95 % of a normal distribution

Interval = tuple[float, float]


def wilson(share: float, games: float) -> Interval:
    """Wilson's interval of a share: right for small numbers and near 0 and 1 too.

    >>> [round(bound, 3) for bound in wilson(0.75, 400)]
    [0.705, 0.79]
    """
    if games <= 0:
        return 0.0, 1.0
    spread = Z * math.sqrt(share * (1 - share) / games + Z * Z / (4 * games * games))
    middle = share + Z * Z / (2 * games)
    scale = 1 + Z * Z / games
    low, high = (middle - spread) / scale, (middle + spread) / scale
    # Rounding must not leave the share itself out.
    return max(0.0, min(low, share)), min(1.0, max(high, share))


def clustered_share(wins: Sequence[float], counts: Sequence[float]) -> tuple[float, Interval]:
    """The share of wins, and Wilson's interval for as many independent games as these amount to.

    `wins` and `counts` have an entry for each cluster. A few clusters may be alike by chance, so
    how much they differ is judged as if there had been two more, one won and one lost altogether.
    Where all clusters are alike, each then counts as a single game.
    """
    import numpy as np

    won, of = np.asarray(wins, float), np.asarray(counts, float)
    won, of = won[of > 0], of[of > 0]
    if len(of) == 0:
        return 0.0, (0.0, 1.0)
    clusters, games = len(of), float(of.sum())
    usual = games / clusters
    more_won, more_of = np.append(won, [usual, 0.0]), np.append(of, [usual, usual])
    middle = float(more_won.sum() / more_of.sum())
    rest = more_won - middle * more_of
    error = float((rest**2).sum() / more_of.sum() ** 2) * (clusters + 2) / clusters
    # Clusters that are more alike than chance makes them are luck, and not more games.
    worth = min(games, middle * (1 - middle) / error)
    share = float(won.sum()) / games
    return share, wilson(share, worth)


def mean_interval(values: Sequence[float]) -> tuple[float, Interval]:
    """The mean of independent values, and its interval.

    >>> mean_interval([1.0, 1.0, 1.0])
    (1.0, (1.0, 1.0))
    """
    import numpy as np

    given = np.asarray(values, float)
    mean = float(given.mean())
    error = float(given.std(ddof=1)) / math.sqrt(len(given)) if len(given) > 1 else 0.0
    return mean, (mean - Z * error, mean + Z * error)
