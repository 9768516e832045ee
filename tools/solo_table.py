"""Win shares of a bot against Li Si, without options and with each: a markdown table.

python tools/solo_table.py [--bot NAME] [--games N] [--seed N]
"""

from __future__ import annotations

import argparse
import sys

from bingma.arena.simulation import Match, simulate
from bingma.arena.statistics import wilson
from bingma.games.terracotta.records import OPTIONS

GAME = "terracotta-army"
PERSON = 1  # the seat of the player; Li Si has seat 0


def row(options: tuple[int, ...], games: int, seed: int, bot: str) -> str:
    """One line of the table."""
    data = simulate(Match(GAME, 1, seed, (bot,), options), games).as_data()
    minister, person = data["seats"]
    low, high = wilson(person["wins"] / games, games)
    cells = [
        ", ".join(str(option) for option in options) or "none",
        f"{100 * person['wins'] / games:.1f} %",
        f"{100 * low:.1f}–{100 * high:.1f} %",
        f"{person['mean']['total']:.1f}",
        f"{minister['mean']['total']:.1f}",
    ]
    return f"| {' | '.join(cells)} |"


def table(games: int, seed: int, bot: str = "greedy") -> list[str]:
    """The whole table."""
    sets: list[tuple[int, ...]] = [(), *((option,) for option in OPTIONS)]
    return [
        f"| options | {bot} wins | 95 % interval | {bot}'s mean VP | Li Si's mean VP |",
        "|---|---|---|---|---|",
        *(row(options, games, seed, bot) for options in sets),
    ]


def main() -> None:
    """Print the table."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0])
    parser.add_argument("--games", type=int, default=1000, help="games of each row")
    parser.add_argument("--seed", type=int, default=0)
    parser.add_argument("--bot", default="greedy")
    given = parser.parse_args()
    if given.games < 1:
        sys.exit("at least 1 game is needed")
    print("\n".join(table(given.games, given.seed, given.bot)))


if __name__ == "__main__":
    main()
