"""Random-play speed of peer engines: catanatron, and OpenSpiel from Python and in its C++ loop.

Install requirements-peers.txt into an environment of its own (Python 3.11) and run this file; it
prints one JSON object. Everything is single-threaded, so every figure is for one core. A decision
is one player's choice, forced ones included. Chance (dice, deals) is never counted but is on the
clock, as our own set-up is, except under the `nochance` and `rollout` keys.
"""

from __future__ import annotations

import argparse
import itertools
import json
import platform
import random
from collections.abc import Callable
from importlib import import_module
from importlib.metadata import version
from time import process_time
from typing import Any

Playout = Callable[[], int]  # plays to the end of a game (or of a batch), returns the decisions

# Both games always pass through the same number of chance nodes, so a finished game's length gives
# its decisions without counting inside the timed loop.
HEARTS, HEARTS_CHANCE = "hearts", 1 + 52  # pass direction, then the deal card by card
GOOFSPIEL, GOOFSPIEL_CHANCE = "goofspiel()", 12  # 13 cards, 2 players; the last prize is implied

STARTS = 64  # deals or seeds to cycle through, so that no figure hangs on a lucky one
ROLLOUTS = 100  # per C++ call: enough to hide the cost of the call itself


def catanatron_playout() -> Playout:
    """Four random players, catanatron's own game loop."""
    catanatron = import_module("catanatron")
    seeds = itertools.cycle(range(1, STARTS + 1))  # not from 0, which catanatron reads as no seed

    def playout() -> int:
        players = [catanatron.RandomPlayer(color) for color in catanatron.Color]
        game = catanatron.Game(players, seed=next(seeds))
        game.play()
        return len(game.state.actions)

    return playout


def load(name: str) -> Any:
    """Load an OpenSpiel game; simultaneous moves become turns, as the C++ rollouts require."""
    return import_module("pyspiel").load_game_as_turn_based(name)


def play(state: Any, rand: Callable[[], float]) -> int:
    """Play at random to the end and return the number of moves, chance and history included.

    This is the fastest loop found, to be fair to the peer. Chance is uniform in both games, so
    chance nodes need no weights, and a finished game is one without legal actions.
    """
    while actions := state.legal_actions():
        state.apply_action(actions[int(rand() * len(actions))])
    return int(state.move_number())


def dealt(game: Any, rand: Callable[[], float]) -> Any:
    """Return a state past the opening chance nodes: the whole deal in hearts."""
    state = game.new_initial_state()
    while state.is_chance_node():
        actions = state.legal_actions()
        state.apply_action(actions[int(rand() * len(actions))])
    return state


def python_playout(name: str, chance: int, *, from_deal: bool = False) -> Playout:
    """One game stepped from Python, from its beginning or from after a deal made beforehand."""
    game, rand = load(name), random.Random(1).random
    starts = [dealt(game, rand) for _ in range(STARTS)] if from_deal else [game.new_initial_state()]
    states = itertools.cycle(starts)
    return lambda: play(next(states).clone(), rand) - chance


def cpp_games(name: str, chance: int) -> Playout:
    """Whole games between OpenSpiel's own random bots, in its C++ loop, from the deal on."""
    pyspiel, game = import_module("pyspiel"), load(name)
    seeds = itertools.count(1)
    bots = [pyspiel.make_uniform_random_bot(p, p + 1) for p in range(game.num_players())]

    def playout() -> int:
        state = game.new_initial_state()
        pyspiel.evaluate_bots(state, bots, next(seeds))
        return int(state.move_number()) - chance

    return playout


def cpp_rollouts(name: str, chance: int) -> Playout:
    """Random roll-outs in C++, from after the deal.

    The wheel does not expose the rollout evaluator's own method, but a search of one simulation
    evaluates its root and nothing else: one call is ROLLOUTS playouts from that state. The search
    cannot start at a chance node; in hearts that leaves only player decisions on the clock, which
    is the faster figure and the fair one. Goofspiel still turns up a prize before each later
    round. How many decisions follow a start depends on the start alone (hearts has no passing in
    one deal of four), so a single play of each start counts them exactly.
    """
    pyspiel, game, rand = import_module("pyspiel"), load(name), random.Random(1).random
    starts = [dealt(game, rand) for _ in range(STARTS)]
    counted = itertools.cycle([(s, ROLLOUTS * (play(s.clone(), rand) - chance)) for s in starts])
    search = pyspiel.MCTSBot(
        game=game,
        evaluator=pyspiel.RandomRolloutEvaluator(n_rollouts=ROLLOUTS, seed=1),
        uct_c=1.0,
        max_simulations=1,
        max_memory_mb=1,
        solve=False,
        seed=1,
        verbose=False,
    )

    def playout() -> int:
        start, decisions = next(counted)
        search.mcts_search(start)
        return decisions

    return playout


def rate(playout: Playout, seconds: float) -> tuple[float, float]:
    """Return decisions and playouts per second of the processor over at least `seconds` of it."""
    decisions = playouts = 0
    start = process_time()
    while (elapsed := process_time() - start) < seconds:
        decisions += playout()
        playouts += 1
    return decisions / elapsed, playouts / elapsed


def measure(seconds: float, repetitions: int) -> dict[str, int | float | str]:
    """Return the best of the repetitions for every peer, with the versions measured."""
    catan = "catanatron_decisions_per_s"
    playouts = {
        catan: catanatron_playout(),
        "openspiel_hearts_python_steps_per_s": python_playout(HEARTS, HEARTS_CHANCE),
        "openspiel_hearts_python_nochance_steps_per_s": python_playout(
            HEARTS, HEARTS_CHANCE, from_deal=True
        ),
        "openspiel_goofspiel_python_steps_per_s": python_playout(GOOFSPIEL, GOOFSPIEL_CHANCE),
        "openspiel_hearts_cpp_decisions_per_s": cpp_games(HEARTS, HEARTS_CHANCE),
        "openspiel_goofspiel_cpp_decisions_per_s": cpp_games(GOOFSPIEL, GOOFSPIEL_CHANCE),
        "openspiel_hearts_cpp_rollout_decisions_per_s": cpp_rollouts(HEARTS, HEARTS_CHANCE),
        "openspiel_goofspiel_cpp_rollout_decisions_per_s": cpp_rollouts(
            GOOFSPIEL, GOOFSPIEL_CHANCE
        ),
    }
    # A shared machine only ever slows a run down, so the best is the closest to the truth; taking
    # turns keeps one slow spell from falling on one peer alone.
    best = dict.fromkeys(playouts, (0.0, 0.0))
    for _ in range(repetitions):
        for key, playout in playouts.items():
            best[key] = max(best[key], rate(playout, seconds))
    return {
        "python": platform.python_version(),
        "catanatron": version("catanatron"),
        "open_spiel": version("open_spiel"),
        "catanatron_games_per_s": round(best[catan][1], 1),
        **{key: round(decisions) for key, (decisions, _) in best.items()},
    }


def main() -> None:
    """Print the figures as JSON."""
    parser = argparse.ArgumentParser(description="Measure peer engines at random play.")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one repetition")
    parser.add_argument("--repetitions", type=int, default=5, help="the best one counts")
    args = parser.parse_args()
    print(json.dumps(measure(args.seconds, args.repetitions), indent=2))


if __name__ == "__main__":
    main()
