"""Trains a small player of two-handed Xi'an with MaskablePPO, on one core in some minutes.

    make train                      # the whole of it: trains, measures, draws the curve
    make train ARGS="--minutes 1"   # a taste

It learns against the greedy bot in many games at once, and is measured against it with other
seeds: the share of games won with an interval, again and again while it learns, and at the end over
many more games.
"""

from __future__ import annotations

import argparse
import json
from collections.abc import Sequence
from math import inf, sqrt
from pathlib import Path
from time import process_time
from typing import Any

import numpy as np
import torch
from numpy.typing import NDArray
from sb3_contrib import MaskablePPO
from stable_baselines3.common.callbacks import BaseCallback
from stable_baselines3.common.torch_layers import BaseFeaturesExtractor
from stable_baselines3.common.vec_env import VecEnv

from bingma.environments.spaces import action_space, observation_space
from bingma.environments.vector import VectorEnvironment

GAMES = 256
STEPS = 32
UNITS = 160
SEED = 1
EVALUATION_SEED = 1_000_000
GAMES_BETWEEN, GAMES_AT_THE_END = 400, 2000
Z = 1.96  # intervals of 95 %


class Table(VecEnv):  # type: ignore[misc]
    """Our vector environment as Stable-Baselines3 wants it."""

    def __init__(self, games: int, restarts: bool) -> None:
        self.env = VectorEnvironment(
            "xian", games, players=2, opponents="greedy", reward="shaped", restarts=restarts
        )
        self.rows = np.arange(games)
        # Counts are brought near to 1, where the network begins.
        space = observation_space(self.env.book)
        self.scale: NDArray[np.float32] = (1 / np.minimum(space.high, 8)).astype(np.float32)
        space = type(space)(-16, 16, space.shape, np.float32)
        super().__init__(games, space, action_space(self.env.book))

    def seen(self) -> NDArray[np.float32]:
        """The observation, scaled."""
        return self.env.observation * self.scale

    def reset(self) -> NDArray[np.float32]:
        """Deal all games."""
        self.env.reset(SEED)
        return self.seen()

    def step_async(self, actions: NDArray[np.int64]) -> None:
        """Take the actions."""
        self.actions = actions

    def step_wait(self) -> tuple[NDArray[np.float32], NDArray[np.float32], Any, Any]:
        """Play them; the learner's reward is that of the seat on which it played."""
        seats = self.env.seat.copy()
        self.env.step(self.actions)
        rewards = self.env.reward[self.rows, seats]
        return self.seen(), rewards, self.env.done.copy(), [{} for _ in self.rows]

    def env_method(self, name: str, *_: Any, **__: Any) -> Sequence[Any]:
        """MaskablePPO asks for `action_masks`."""
        assert name == "action_masks"
        return list(self.env.mask.astype(np.bool_))

    def has_attr(self, name: str) -> bool:
        """Likewise."""
        return name == "action_masks"

    def get_attr(self, name: str, indices: Any = None) -> list[Any]:
        """Nothing else is told."""
        return [None] * self.num_envs

    def set_attr(self, name: str, value: Any, indices: Any = None) -> None:
        """Nothing can be set."""

    def env_is_wrapped(self, wrapper: Any, indices: Any = None) -> list[bool]:
        """No game is."""
        return [False] * self.num_envs

    def close(self) -> None:
        """Nothing is open."""


def measure(model: Any, games: int) -> dict[str, float]:
    """The share of games won against the greedy bot, one for each set-up, with its interval."""
    table = Table(games, restarts=False)
    env = table.env
    env.reset(EVALUATION_SEED)
    own = env.seat.copy()
    while not env.done.all():
        masks = env.mask.astype(np.bool_)
        actions, _ = model.predict(table.seen(), action_masks=masks, deterministic=True)
        env.step(actions)
    share = float((env.final_ranks[table.rows, own] == 1).mean())
    ahead = env.final_scores[table.rows, own] - env.final_scores[table.rows, 1 - own]
    # The interval of Wilson.
    middle = (share + Z**2 / (2 * games)) / (1 + Z**2 / games)
    half = Z / (1 + Z**2 / games) * sqrt(share * (1 - share) / games + Z**2 / (4 * games**2))
    return {
        "games": games,
        "won": round(share, 4),
        "low": round(middle - half, 4),
        "high": round(middle + half, 4),
        "points_ahead": round(float(ahead.mean()), 2),
    }


class Trunk(BaseFeaturesExtractor):  # type: ignore[misc]
    """The first layer, by far the largest: one for both the policy and its judge."""

    def __init__(self, space: Any) -> None:
        super().__init__(space, UNITS)
        self.layer = torch.nn.Sequential(torch.nn.Linear(space.shape[0], UNITS), torch.nn.ReLU())

    def forward(self, seen: Any) -> Any:
        """What the layer makes of an observation."""
        return self.layer(seen)


class Watch(BaseCallback):  # type: ignore[misc]
    """Measures now and then, and ends the training when its time is over."""

    def __init__(self, minutes: float) -> None:
        super().__init__()
        self.seconds = 60 * minutes
        self.curve: list[dict[str, float]] = []
        self.learnt = 0.0  # seconds of the processor, without those for measuring
        self.since = process_time()
        self.next = 0.0

    def _on_rollout_start(self) -> None:
        self.learnt += process_time() - self.since
        if self.learnt >= self.next:
            point = {"steps": self.num_timesteps, "seconds": round(self.learnt)}
            self.curve.append(point | measure(self.model, GAMES_BETWEEN))
            print(json.dumps(self.curve[-1]), flush=True)
            self.next += self.seconds / 16
        self.since = process_time()

    def _on_step(self) -> bool:
        return self.learnt + process_time() - self.since < self.seconds


def draw(curve: Sequence[dict[str, float]], path: Path) -> None:
    """The share of games won over the steps, with its intervals."""
    import matplotlib

    matplotlib.use("svg")
    from matplotlib import pyplot

    figure, axes = pyplot.subplots(figsize=(6, 3.2), layout="constrained")
    steps = [point["steps"] / 1e6 for point in curve]
    axes.fill_between(steps, [p["low"] for p in curve], [p["high"] for p in curve], alpha=0.25)
    axes.plot(steps, [point["won"] for point in curve], marker=".")
    axes.axhline(0.5, color="grey", linewidth=0.8, linestyle="--")
    axes.set(xlabel="decisions learnt from, millions", ylabel="games won against greedy")
    axes.set_ylim(0, 1)
    figure.savefig(path, metadata={"Date": None})


def minutes(text: str) -> float:
    """Some time to learn in."""
    number = float(text)
    if not 0 < number < inf:
        raise argparse.ArgumentTypeError(f"must be more than 0, not {text}")
    return number


def main() -> None:
    """Train, measure, draw."""
    parser = argparse.ArgumentParser(description=__doc__.splitlines()[0] if __doc__ else None)
    parser.add_argument("--minutes", type=minutes, default=5, help="of the processor, to learn in")
    parser.add_argument("--out", type=Path, default=Path("training"), help="folder for the results")
    arguments = parser.parse_args()
    arguments.out.mkdir(parents=True, exist_ok=True)
    torch.set_num_threads(1)
    model: Any = MaskablePPO(
        "MlpPolicy",
        Table(GAMES, restarts=True),
        n_steps=STEPS,
        batch_size=512,
        n_epochs=3,
        gamma=1.0,
        gae_lambda=0.97,
        learning_rate=6e-4,
        ent_coef=0.005,
        policy_kwargs={"features_extractor_class": Trunk, "net_arch": [UNITS]},
        seed=SEED,
        device="cpu",
    )
    watch = Watch(arguments.minutes)
    model.learn(10**9, callback=watch)
    end = {"steps": model.num_timesteps, "seconds": round(watch.seconds)}
    end |= measure(model, GAMES_AT_THE_END)
    print(json.dumps(end))
    model.save(arguments.out / "player")
    (arguments.out / "curve.json").write_text(json.dumps([*watch.curve, end], indent=1) + "\n")
    draw([*watch.curve, end], arguments.out / "curve.svg")


if __name__ == "__main__":
    main()
