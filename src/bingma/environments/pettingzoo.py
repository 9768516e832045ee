"""One game for several agents, as PettingZoo knows it (AEC).

>>> from bingma.environments import pettingzoo
>>> env = pettingzoo.env(players=2)
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.agent_selection, int(observation["action_mask"].sum())
('player_0', 16)
"""

from __future__ import annotations

import json
from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bingma.environments import MissingPackage
from bingma.environments.vector import VectorEnvironment

try:
    from pettingzoo import AECEnv

    from bingma.environments.spaces import action_space, mask_space, observation_space, spaces
except ModuleNotFoundError as error:
    raise MissingPackage("pettingzoo", "pettingzoo") from error

VERSION = 0
FORFEIT = -1.0

# What PettingZoo keeps of a game besides the table.
KEPT = (
    "agents",
    "agent_selection",
    "rewards",
    "_cumulative_rewards",
    "terminations",
    "truncations",
    "infos",
    "_skip_agent_selection",
)

Observation = dict[str, NDArray[np.int8]]


class raw_env(AECEnv):  # type: ignore[misc]  # noqa: N801 (so called by PettingZoo)
    """A game whose seats are the agents `player_0`, `player_1`, …

    Decisions that people make at the same time in secret are asked seat by seat; nobody sees what
    the others have chosen before all have. An illegal action ends the game: it costs its agent 1,
    and nothing happens to the others.
    """

    def __init__(
        self,
        game: str = "xian",
        players: int | None = None,
        reward: str = "rank",
        options: Sequence[int] = (),
        components: Path | None = None,
    ) -> None:
        super().__init__()
        self._table = VectorEnvironment(
            game, 1, players, (), reward, options, components, restarts=False
        )
        name = game.replace("-", "_")
        self.metadata = {
            "name": f"{name}_v{VERSION}",
            "render_modes": ["ansi"],
            "is_parallelizable": False,
        }
        self.render_mode = "ansi"
        self.possible_agents = [f"player_{i}" for i in range(self._table.reward.shape[1])]
        self._seats = {agent: seat for seat, agent in enumerate(self.possible_agents)}
        book = self._table.book
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": observation_space(book), "action_mask": mask_space(book)}
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(book) for agent in self.possible_agents}
        self.agents: list[str] = []
        self.infos: dict[str, dict[str, Any]] = {}

    def observation_space(self, agent: str) -> Any:
        """The same space for every agent."""
        return self.observation_spaces[agent]

    def action_space(self, agent: str) -> Any:
        """All action ids; `action_mask` says which are legal."""
        return self.action_spaces[agent]

    def reset(self, seed: int | None = None, options: dict[str, Any] | None = None) -> None:
        """Deal a new game."""
        self._table.reset(seed)
        self.agents = self.possible_agents[:]
        self.rewards = dict.fromkeys(self.agents, 0.0)
        self._cumulative_rewards = dict.fromkeys(self.agents, 0.0)
        self.terminations = dict.fromkeys(self.agents, False)
        self.truncations = dict.fromkeys(self.agents, False)
        self.infos = {agent: {} for agent in self.agents}
        self._skip_agent_selection: str | None = None
        self._ask_next()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; its mask is empty while another one decides."""
        table = self._table
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            return {"observation": table.observation[0].copy(), "action_mask": table.mask[0].copy()}
        row, mask = np.empty_like(table.observation[0]), np.empty_like(table.mask[0])
        table.observe(0, self._seats[agent], row, mask)
        return {"observation": row, "action_mask": mask}

    def step(self, action: int | None) -> None:
        """Play the action of the agent that is asked."""
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        table = self._table
        if action is None or not 0 <= action < table.action_count or not table.mask.item(0, action):
            self._clear_rewards()
            self.rewards[agent] = self._cumulative_rewards[agent] = FORFEIT
            self._end()
            return
        table.step(action)
        for player, reward in zip(self.possible_agents, table.reward[0].tolist(), strict=True):
            self.rewards[player] = reward
            self._cumulative_rewards[player] += reward
        if table.done.item(0):
            self._end()
        else:
            self._ask_next()

    def _ask_next(self) -> None:
        self.agent_selection = self.possible_agents[self._table.seat.item(0)]
        self.infos[self.agent_selection] = {"action_mask": self._table.mask[0].copy()}

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def render(self) -> str:
        """Everything that lies open on the table, as JSON."""
        return json.dumps(self._table.position(0))

    def close(self) -> None:
        """Nothing is open."""

    def get_state(self) -> dict[str, Any]:
        """Everything about the game and its agents, as plain data and arrays."""
        kept = {name: deepcopy(getattr(self, name)) for name in KEPT}
        return kept | {"table": self._table.get_state()}

    def set_state(self, state: dict[str, Any]) -> None:
        """Go back to what `get_state` gave."""
        for name in KEPT:
            setattr(self, name, deepcopy(state[name]))
        self._table.set_state(state["table"])


env = raw_env
