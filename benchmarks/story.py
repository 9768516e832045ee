"""What the longest stories of Li Si cost the server: the boards of each of their steps.

Random games with all of his options are played; each entry that has the most steps to tell is asked
for as the page does it. The processor time is that of the quickest of several times, since others
may use the machine too, and is given for a story of twenty steps.

    python benchmarks/story.py
"""

from __future__ import annotations

import random
import time

import orjson

from bingma.play.game import Game, new_game
from bingma.server.situations import boards

GAMES = 6
LONG = 12  # steps of a story that counts
TIMES = 15
STEPS = 20
BAR_MS = 10.0


def random_game(seed: int) -> Game:
    """A solo game to its end."""
    game, rng = new_game("terracotta-army", 1, seed, options=range(1, 9)), random.Random(seed)
    while not game.over:
        game.play(rng.choice(game.legal(1)), 1)
    return game


def cost(game: Game, entry: int) -> tuple[int, float]:
    """The steps of an entry, and the seconds that its boards take."""
    steps = len(boards(game, entry, None)["boards"])
    if steps < LONG:
        return steps, 0.0
    taken = []
    for _ in range(TIMES):
        before = time.process_time()
        orjson.dumps(boards(game, entry, None))
        taken.append(time.process_time() - before)
    return steps, min(taken)


def main() -> None:
    """Print the figures."""
    games = [random_game(seed) for seed in range(GAMES)]
    costs = [cost(game, entry) for game in games for entry in range(1, len(game.log) + 1)]
    stories = [(steps, seconds) for steps, seconds in costs if steps >= LONG]
    longest, at_most = max(stories)
    each = sum(seconds for _, seconds in stories) / sum(steps for steps, _ in stories)
    print(f"stories of {LONG} steps or more   {len(stories)}, the longest has {longest}")
    print(f"the longest                {1000 * at_most:.1f} ms")
    print(f"a step                     {1000 * each:.2f} ms")
    print(f"a story of {STEPS} steps        {1000 * STEPS * each:.1f} ms (bar: {BAR_MS:.0f} ms)")


if __name__ == "__main__":
    main()
