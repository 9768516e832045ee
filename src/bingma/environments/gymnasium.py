"""One seat against bots, as Gymnasium knows it; importing this module registers `bingma/Xian-v0`.

>>> import gymnasium
>>> import bingma.environments.gymnasium
>>> env = gymnasium.make("bingma/Xian-v0", players=2, opponents=["greedy"])
>>> observation, info = env.reset(seed=1)
>>> int(info["action_mask"].sum())
16
"""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bingma.environments import MissingPackage
from bingma.environments.vector import VectorEnvironment

try:
    import gymnasium

    from bingma.environments.spaces import action_space, observation_space
except ModuleNotFoundError as error:
    raise MissingPackage("gymnasium", "gymnasium") from error

IDS = {"bingma/Xian-v0": "xian"}
FORFEIT = -1.0

Observation = NDArray[np.int8]


class SeatEnvironment(gymnasium.Env[Observation, np.int64]):
    """A seat in a game whose other seats are played by bots.

    `seat` is the seat to sit on; without it, each game gives another one at random. An illegal
    action ends the game with reward -1 (`info["illegal"]`).
    """

    metadata = {"render_modes": []}  # noqa: RUF012 (as Gymnasium has it)

    def __init__(
        self,
        game: str = "xian",
        players: int | None = None,
        opponents: Sequence[str] = ("greedy",),
        seat: int | None = None,
        reward: str = "rank",
        options: Sequence[int] = (),
        components: Path | None = None,
        render_mode: None = None,
    ) -> None:
        if not opponents:
            raise ValueError("at least one opponent is needed, such as 'greedy'")
        self._table = VectorEnvironment(
            game, 1, players, opponents, reward, options, components, restarts=False
        )
        seats = self._table.reward.shape[1]
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat}; seats are numbered 0 to {seats - 1}")
        self._opponents, self._seat = tuple(opponents), seat
        self.observation_space = observation_space(self._table.book)
        self.action_space = action_space(self._table.book)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and play on to the first decision."""
        super().reset(seed=seed)
        seats = self._table.reward.shape[1]
        learner = self.np_random.integers(seats) if self._seat is None else self._seat
        self._table.seat_learners(np.array([learner]), self._opponents)
        self._table.reset(int(self.np_random.integers(2**63)))
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action and what the others answer."""
        table = self._table
        if not 0 <= action < table.action_count or not table.mask.item(0, int(action)):
            observation, info = self._seen()
            return observation, FORFEIT, True, False, info | {"illegal": True}
        table.step(action)
        observation, info = self._seen()
        return (
            observation,
            table.reward.item(0, table.seat.item(0)),
            table.done.item(0),
            False,
            info,
        )

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as MaskablePPO asks for it."""
        return self._table.mask[0].astype(np.bool_)

    def get_state(self) -> dict[str, NDArray[Any]]:
        """Everything about the game, as arrays."""
        return self._table.get_state()

    def set_state(self, state: dict[str, NDArray[Any]]) -> None:
        """Go back to what `get_state` gave."""
        self._table.set_state(state)

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        table = self._table
        info = {"action_mask": table.mask[0].copy(), "seat": table.seat.item(0)}
        return table.observation[0].copy(), info


for name, game in IDS.items():
    gymnasium.register(name, SeatEnvironment, kwargs={"game": game})
