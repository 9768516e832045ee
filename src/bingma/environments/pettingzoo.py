"""One game for several agents, as PettingZoo knows it (AEC).

>>> from bingma.environments import pettingzoo
>>> env = pettingzoo.env("xian", players=2)
>>> env.reset(seed=1)
>>> observation, reward, termination, truncation, info = env.last()
>>> env.agent_selection, int(observation["action_mask"].sum())
('player_0', 16)
"""

from __future__ import annotations

from collections.abc import Sequence
from copy import deepcopy
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bingma.environments import MissingPackage
from bingma.environments.checks import RENDER_MODES, NotPlaying, check_render_mode, whole_number
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

    A seat that the rules themselves play is no agent: the solo game has `player_1` alone.
    Decisions that people make at the same time in secret are asked seat by seat; nobody sees what
    the others have chosen before all have. An illegal action ends the game: it costs its agent 1,
    and nothing happens to the others. What PettingZoo's usual wrappers see to (illegal actions, the
    order of calls, actions that are none) is done here, so `env` and `raw_env` are the same.
    """

    def __init__(
        self,
        game: str,
        players: int | None = None,
        reward: str = "rank",
        options: Sequence[int] = (),
        components: Path | str | None = None,
        render_mode: str | None = None,
    ) -> None:
        super().__init__()
        check_render_mode(render_mode)
        self._table = VectorEnvironment(
            game, 1, players, (), reward, options, components, restarts=False
        )
        name = game.replace("-", "_")
        self.metadata = {
            "name": f"{name}_v{VERSION}",
            "render_modes": list(RENDER_MODES),
            "is_parallelizable": False,
        }
        self.render_mode = render_mode
        self._agents = {seat: f"player_{seat}" for seat in self._table.deciding}
        self._seats = {agent: seat for seat, agent in self._agents.items()}
        self.possible_agents = [*self._seats]
        book = self._table.book
        self.observation_spaces = {
            agent: spaces.Dict(
                {"observation": observation_space(book), "action_mask": mask_space(book)}
            )
            for agent in self.possible_agents
        }
        self.action_spaces = {agent: action_space(book) for agent in self.possible_agents}
        # Nobody plays before the first reset.
        self.agents: list[str] = []
        self.agent_selection = ""
        self.rewards: dict[str, float] = {}
        self._cumulative_rewards: dict[str, float] = {}
        self.terminations: dict[str, bool] = {}
        self.truncations: dict[str, bool] = {}
        self.infos: dict[str, dict[str, Any]] = {}
        self._skip_agent_selection: str | None = None

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
        self._skip_agent_selection = None
        self._ask_next()

    def observe(self, agent: str) -> Observation:
        """What an agent sees now; its mask is empty while another one decides."""
        if not self.agent_selection:
            raise NotPlaying
        table = self._table
        if agent == self.agent_selection and not self.terminations.get(agent, True):
            return {"observation": table.observation[0].copy(), "action_mask": table.mask[0].copy()}
        if agent not in self._seats:
            raise ValueError(f"there is no agent '{agent}', only {', '.join(self.possible_agents)}")
        row, mask = table.observe(0, self._seats[agent])
        return {"observation": row, "action_mask": mask}

    def last(self, observe: bool = True) -> tuple[Any, float, bool, bool, dict[str, Any]]:
        """What the agent that is asked sees, has got, and is told."""
        if not self.agents:
            raise NotPlaying
        told: tuple[Any, float, bool, bool, dict[str, Any]] = super().last(observe)
        return told

    def step(self, action: int | None) -> None:
        """Play the action of the agent that is asked; None when its game is over."""
        if not self.agents:
            raise NotPlaying
        agent = self.agent_selection
        if self.terminations[agent]:
            self._was_dead_step(action)
            return
        number = whole_number(f"the action of {agent}", action)
        self._cumulative_rewards[agent] = 0.0
        self.infos[agent] = {}
        table = self._table
        if not 0 <= number < table.action_count or not table.mask.item(0, number):
            table.end(0)
            self._clear_rewards()
            self.rewards[agent] = self._cumulative_rewards[agent] = FORFEIT
            self.infos[agent] = {"illegal": True}
            self._end()
            return
        table.step([number])
        rewards = table.reward[0].tolist()
        for player, seat in self._seats.items():
            reward = rewards[seat]
            self.rewards[player] = reward
            self._cumulative_rewards[player] += reward
        if table.done.item(0):
            scores, ranks = table.final_scores[0].tolist(), table.final_ranks[0].tolist()
            for player in self.agents:
                self.infos[player] = {"final_scores": scores, "final_ranks": ranks}
            self._end()
        else:
            self._ask_next()

    def _ask_next(self) -> None:
        self.agent_selection = self._agents[self._table.seat.item(0)]
        self.infos[self.agent_selection] = {"action_mask": self._table.mask[0].copy()}

    def _end(self) -> None:
        self.terminations = dict.fromkeys(self.agents, True)
        self._deads_step_first()

    def render(self) -> str:
        """The table as somebody sees it who looks on."""
        if not self.agent_selection:
            raise NotPlaying
        return self._table.render(0)

    def close(self) -> None:
        """Nothing is open."""

    def get_state(self) -> dict[str, Any]:
        """Everything about the game and its agents, as plain data and arrays."""
        kept = {name: deepcopy(getattr(self, name)) for name in KEPT}
        return kept | {"table": self._table.get_state()}

    def set_state(self, state: dict[str, Any]) -> None:
        """Go back to what `get_state` gave."""
        self._table.set_state(state["table"])  # first, as it refuses what does not fit
        for name in KEPT:
            setattr(self, name, deepcopy(state[name]))


env = raw_env
