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

from bingma.bots import BOTS, make_bot
from bingma.environments import MissingPackage
from bingma.environments.vector import FAST_BOTS, VectorEnvironment

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
        for name in opponents:
            if name not in BOTS:
                raise ValueError(f"there is no bot '{name}'; known are: {', '.join(BOTS)}")
        # Fast bots play inside the compiled loop; any other is asked here, when its turn comes.
        self._fast = all(name in FAST_BOTS for name in opponents)
        fast = opponents if self._fast else ()
        self._table = VectorEnvironment(
            game, 1, players, fast, reward, options, components, restarts=False
        )
        seats = self._table.reward.shape[1]
        if seat is not None and not 0 <= seat < seats:
            raise ValueError(f"there is no seat {seat}; seats are numbered 0 to {seats - 1}")
        self._opponents, self._seat = tuple(opponents), seat
        self._learner = 0
        self._dealt = 0
        self._asked = 0  # how often bots were asked in this game
        self.observation_space = observation_space(self._table.book)
        self.action_space = action_space(self._table.book)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and play on to the first decision."""
        super().reset(seed=seed)
        table = self._table
        seats = table.reward.shape[1]
        drawn = int(self.np_random.integers(seats))
        self._learner = drawn if self._seat is None else self._seat
        self._dealt, self._asked = int(self.np_random.integers(2**63)), 0
        if self._fast:
            table.seat_learners(np.array([self._learner]), self._opponents)
        table.reset(self._dealt)
        self._play_others()
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action and what the others answer."""
        table = self._table
        if not 0 <= action < table.action_count or not table.mask.item(0, int(action)):
            observation, info = self._seen()
            return observation, FORFEIT, True, False, info | {"illegal": True}
        table.step(action)
        reward = table.reward.item(0, self._learner) + self._play_others()
        observation, info = self._seen()
        return observation, reward, table.done.item(0), False, info

    def _play_others(self) -> float:
        """Ask the bots until it is the learner's turn; returns what that brought the learner."""
        table, reward = self._table, 0.0
        while not table.done.item(0) and table.seat.item(0) != self._learner:
            seat = table.seat.item(0)
            behind = (seat - self._learner) % table.reward.shape[1]
            name = self._opponents[(behind - 1) % len(self._opponents)]
            # A new one for each question, so that nothing of a game is outside its state.
            bot = make_bot(name, table.book, seat, self._dealt, self._asked)
            self._asked += 1
            table.step(bot.choose(table.view(0, seat)))
            reward += table.reward.item(0, self._learner)
        return reward

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as MaskablePPO asks for it."""
        mask: NDArray[np.bool_] = self._table.mask[0].astype(np.bool_)
        return mask

    def get_state(self) -> dict[str, Any]:
        """Everything about the game, as plain numbers and arrays."""
        kept = {"learner": self._learner, "dealt": self._dealt, "asked": self._asked}
        return kept | {"table": self._table.get_state()}

    def set_state(self, state: dict[str, Any]) -> None:
        """Go back to what `get_state` gave."""
        self._learner, self._dealt, self._asked = (
            state[name] for name in ("learner", "dealt", "asked")
        )
        self._table.set_state(state["table"])

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        table = self._table
        if table.seat.item(0) != self._learner:  # a bot made the last move of the game
            table.observe(0, self._learner, table.observation[0], table.mask[0])
        info = {"action_mask": table.mask[0].copy(), "seat": self._learner}
        return table.observation[0].copy(), info


for name, game in IDS.items():
    gymnasium.register(name, f"{__name__}:SeatEnvironment", kwargs={"game": game})
