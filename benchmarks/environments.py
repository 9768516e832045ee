"""Steps a second of the environments for learners, beside PettingZoo's and rlcard's own games.

Everything runs in one process on one core with random legal actions, new games included, and is
measured by the time of the processor, because machines are shared. Peers are measured by this same
file in their own environment (`make bench` makes it), with the same loops.

PettingZoo's games come in two forms: `raw_env`, and `env` with wrappers that check the calls. Ours
checks them itself, so that both are the same; to compare like with like it is measured within those
wrappers, too, and theirs without.
"""

from __future__ import annotations

import argparse
import json
import random
import subprocess
from collections.abc import Callable
from importlib import import_module
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np

HERE = Path(__file__)
PEERS_PYTHON = HERE.parent.parent / ".venv" / "peers" / "bin" / "python"

# Games of PettingZoo that need no window, and of rlcard.
PETTINGZOO = ("connect_four_v3", "tictactoe_v3", "leduc_holdem_v4", "texas_holdem_v4")
RLCARD = ("leduc-holdem", "limit-holdem", "uno", "mahjong")
VECTOR_GAMES = 1024


def aec_steps(env: Any) -> Callable[[], int]:
    """The loop of PettingZoo's own performance benchmark, some hundred steps long."""

    def work() -> int:
        steps = 0
        while steps < 500:
            env.reset()
            for _agent in env.agent_iter():
                seen, _, terminated, truncated, info = env.last()
                if terminated or truncated:
                    break
                mask = seen["action_mask"] if "action_mask" in seen else info["action_mask"]
                env.step(random.choice(np.flatnonzero(mask).tolist()))
                steps += 1
        return steps

    return work


def wrapped(env: Any) -> Any:
    """An environment within the wrappers that PettingZoo's own games have."""
    wrappers = import_module("pettingzoo.utils.wrappers")
    env = wrappers.TerminateIllegalWrapper(env, illegal_reward=-1)
    env = wrappers.AssertOutOfBoundsWrapper(env)
    return wrappers.OrderEnforcingWrapper(env)


def rlcard_steps(env: Any) -> Callable[[], int]:
    """rlcard's environment, stepped as its own `run` does."""

    def work() -> int:
        steps = 0
        while steps < 500:
            state, _ = env.reset()
            while not env.is_over():
                state, _ = env.step(random.choice(list(state["legal_actions"])))
                steps += 1
        return steps

    return work


def vector_steps(game: str, players: int) -> Callable[[], int]:
    """Many games at once, choosing the actions included."""
    vector = import_module("bingma.environments.vector")
    env = vector.VectorEnvironment(game, VECTOR_GAMES, players)
    env.reset(seed=1)
    generator = np.random.default_rng(1)

    def work() -> int:
        for _ in range(10):
            env.step(env.sample(generator))
        return 10 * VECTOR_GAMES

    return work


def seat_steps(game: str, players: int, opponent: str | None = None) -> Callable[[], int]:
    """One seat through Gymnasium's interface, the moves of the others not counted."""
    module = import_module("bingma.environments.gymnasium")
    env = module.SeatEnvironment(game, players, opponent)

    def work() -> int:
        steps, over = 0, False
        _, info = env.reset()
        while not over:
            action = random.choice(np.flatnonzero(info["action_mask"]).tolist())
            _, _, over, _, info = env.step(action)
            steps += 1
        return steps

    return work


def openspiel_steps(name: str, players: int) -> Callable[[], int]:
    """A Python game of OpenSpiel, observed at each decision; draws are no steps."""
    pyspiel = import_module("pyspiel")
    import_module("bingma.environments.openspiel")
    game = pyspiel.load_game(f"{name}(players={players},deals=1000)")

    def work() -> int:
        state, steps = game.new_initial_state(), 0
        state.apply_action(random.randrange(1000))
        while not state.is_terminal():
            player = state.current_player()
            if player >= 0:
                state.observation_tensor(player)
                steps += 1
            state.apply_action(random.choice(state.legal_actions()))
        return steps

    return work


def ours() -> dict[str, Callable[[], int]]:
    """What is measured of Bingma."""
    pettingzoo = import_module("bingma.environments.pettingzoo")
    return {
        "vector_2_players": vector_steps("xian", 2),
        "vector_4_players": vector_steps("xian", 4),
        "pettingzoo_2_players": aec_steps(pettingzoo.env("xian", players=2)),
        "pettingzoo_4_players": aec_steps(pettingzoo.env("xian", players=4)),
        "wrapped_pettingzoo_2_players": aec_steps(wrapped(pettingzoo.env("xian", players=2))),
        "wrapped_pettingzoo_4_players": aec_steps(wrapped(pettingzoo.env("xian", players=4))),
        "gymnasium_against_random": seat_steps("xian", 2, "random"),
        "gymnasium_against_greedy": seat_steps("xian", 2, "greedy"),
        "openspiel_python_game": openspiel_steps("python_xian", 2),
        **terracotta_army(pettingzoo),
    }


def terracotta_army(pettingzoo: Any) -> dict[str, Callable[[], int]]:
    """The same interfaces; in the solo game a step holds a turn of Li Si's now and then."""
    game = "terracotta-army"
    return {
        "terracotta_army_vector_solo": vector_steps(game, 1),
        "terracotta_army_vector_4_players": vector_steps(game, 4),
        "terracotta_army_pettingzoo_solo": aec_steps(pettingzoo.env(game, players=1)),
        "terracotta_army_pettingzoo_4_players": aec_steps(pettingzoo.env(game, players=4)),
        "terracotta_army_gymnasium_solo": seat_steps(game, 1),
        "terracotta_army_openspiel_solo": openspiel_steps("python_terracotta_army", 1),
    }


def theirs() -> dict[str, Callable[[], int]]:
    """What is measured of the peers."""
    rlcard = import_module("rlcard")
    works = {}
    for name in PETTINGZOO:
        module = import_module(f"pettingzoo.classic.{name}")
        works[f"PettingZoo {name}"] = aec_steps(module.env())
        works[f"PettingZoo {name} raw"] = aec_steps(module.raw_env())
    for name in RLCARD:
        works[f"rlcard {name}"] = rlcard_steps(rlcard.make(name))
    return works


def measure(
    works: dict[str, Callable[[], int]], seconds: float, repetitions: int
) -> dict[str, int]:
    """Steps a second of the processor, the best of several turns."""
    best = dict.fromkeys(works, 0.0)
    for work in works.values():
        work()
    for _ in range(repetitions):
        for name, work in works.items():
            steps, began = 0, process_time()
            while (spent := process_time() - began) < seconds:
                steps += work()
            best[name] = max(best[name], steps / spent)
    return {name: round(rate) for name, rate in best.items()}


def label(name: str) -> str:
    """Our own names in words; those of the peers are their own."""
    return name if " " in name else name.replace("_", " ")


def table(figures: dict[str, int]) -> str:
    """The figures for people."""
    bars = {"vector": "1,000,000", "pettingzoo": "60,000"}
    lines = [f"{'environment':<40}{'steps/s':>12}  bar"]
    for name, rate in figures.items():
        bar = next((bar for start, bar in bars.items() if name.startswith(start)), "")
        lines.append(f"{label(name):<40}{rate:>12,}  {bar}".rstrip())
    return "\n".join(lines)


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--json", action="store_true", help="print one JSON object")
    parser.add_argument("--peers", action="store_true", help="measure the peers only")
    parser.add_argument("--seconds", type=float, default=0.5, help="length of one repetition")
    parser.add_argument("--repetitions", type=int, default=5, help="the best one counts")
    arguments = parser.parse_args()
    if not arguments.peers and not PEERS_PYTHON.exists():
        parser.error("the peers to compare with are not installed; `make bench` installs them")
    works = theirs() if arguments.peers else ours()
    figures = measure(works, arguments.seconds, arguments.repetitions)
    if not arguments.peers:
        command = [str(PEERS_PYTHON), str(HERE), "--peers", "--json"]
        command += ["--seconds", str(arguments.seconds)]
        command += ["--repetitions", str(arguments.repetitions)]
        done = subprocess.run(command, check=True, stdout=subprocess.PIPE, text=True)
        figures |= json.loads(done.stdout.strip().splitlines()[-1])
    print(json.dumps(figures) if arguments.json else table(figures))


if __name__ == "__main__":
    main()
