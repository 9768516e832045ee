"""Two workers or threads of one program, beside two separate programs that run at the same time.

A separate program does nothing but call native rules. Both pairs have the same two cores, one
after the other.
"""

from __future__ import annotations

import argparse
import json
import subprocess
import sys
from time import perf_counter
from typing import Any

import numpy as np

from bingma.arena.crew import Crew
from bingma.arena.simulation import FAST_GAMES_PER_TASK, LONGEST_GAME, Match, simulate
from bingma.environments.vector import VectorEnvironment
from bingma.games import rulebook
from bingma.kit.loops import GREEDY_BOT, LOOK_AHEAD, STREAMS_PER_GAME

GAMES = 1024
OPPONENT = "greedy"  # most of the time is the rules'
PLAYERS = 4


def program(what: str, seconds: float) -> float:
    """What one separate program does in a second."""
    done, work = 0, whole_games() if what == "games" else steps(GAMES // 2, 1)
    work()
    print("ready", flush=True)
    sys.stdin.readline()
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        done += work()
    return done / spent


def whole_games() -> Any:
    """Games of greedy bots, one call each."""
    engine = rulebook("xian").compiled()
    states, log = engine.new_states(1 + LOOK_AHEAD), engine.new_rows(LONGEST_GAME, 2)
    rngs, bots = engine.new_rows(STREAMS_PER_GAME, 4), engine.new_rows(8)
    bots[:] = GREEDY_BOT
    index = iter(range(1 << 60))

    def work() -> int:
        engine.rules.play_game(states, 1, next(index), PLAYERS, 0, bots, rngs, log)
        return 1

    return work


def steps(games: int, threads: int) -> Any:
    """Steps of the vector environment."""
    env = VectorEnvironment("xian", games, PLAYERS, OPPONENT, threads=threads)
    generator = np.random.default_rng(1)

    def work() -> int:
        env.step(env.sample(generator))
        return games

    return work


def two_programs(what: str, seconds: float) -> float:
    """What two of them do in a second, together."""
    command = [sys.executable, __file__, "--program", what, "--seconds", str(seconds)]
    pipes: Any = {"stdin": subprocess.PIPE, "stdout": subprocess.PIPE, "text": True}
    programs = [subprocess.Popen(command, **pipes) for _ in range(2)]
    for one in programs:
        assert one.stdout is not None
        one.stdout.readline()
    return sum(float(told[0]) for told in [one.communicate("go\n") for one in programs])


def two_workers(games: int) -> float:
    """Games a second of `simulate`, from the first ones on: before, its processes are started."""
    told: list[tuple[float, int]] = []

    def tell(line: str) -> None:
        if line:
            told.append((perf_counter(), int(line.split(" of ")[0].replace(",", ""))))

    simulate(Match("xian", PLAYERS, 1, (OPPONENT,)), games, Crew(workers=2), tell)
    (began, first), (ended, last) = told[1], told[-2]  # at the end one worker waits for the other
    return (last - first) / (ended - began)


def two_threads(seconds: float) -> float:
    """Steps a second of one environment with two threads."""
    work, done = steps(GAMES, 2), 0
    work()
    began = perf_counter()
    while (spent := perf_counter() - began) < seconds:
        done += work()
    return done / spent


def measure(seconds: float, repetitions: int) -> dict[str, float]:
    """The parts of what two programs reach, the best of several turns each."""
    best = dict.fromkeys(("games", "workers", "steps", "threads"), 0.0)
    for _ in range(repetitions):
        best["games"] = max(best["games"], rate := two_programs("games", seconds))
        tasks = max(12, round(4 * seconds * rate / FAST_GAMES_PER_TASK))
        best["workers"] = max(best["workers"], two_workers(tasks * FAST_GAMES_PER_TASK))
        best["steps"] = max(best["steps"], two_programs("steps", seconds))
        best["threads"] = max(best["threads"], two_threads(seconds))
    return {
        "simulate": round(best["workers"] / best["games"], 2),
        "vector": round(best["threads"] / best["steps"], 2),
    }


def main() -> None:
    """Measure and print."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--program", choices=["games", "steps"], help="be one separate program")
    parser.add_argument("--seconds", type=float, default=2.0, help="length of one repetition")
    parser.add_argument("--repetitions", type=int, default=3, help="the best one counts")
    given = parser.parse_args()
    if given.program:
        print(program(given.program, given.seconds))
    else:
        print(json.dumps(measure(given.seconds, given.repetitions)))


if __name__ == "__main__":
    main()
