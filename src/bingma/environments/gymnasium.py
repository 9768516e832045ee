"""One seat against bots, as Gymnasium knows it.

Importing this module registers every game that learners can see, by its name: `xian` is
`bingma/Xian-v0`, `terracotta-army` is `bingma/TerracottaArmy-v0`.

>>> import gymnasium
>>> import bingma.environments.gymnasium
>>> env = gymnasium.make("bingma/Xian-v0", players=2, opponents=["greedy"])
>>> observation, info = env.reset(seed=1)
>>> int(info["action_mask"].sum())
16
"""

from __future__ import annotations

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bingma.bots import BOTS, make_bot
from bingma.bots.kinds import FAST_BOTS
from bingma.environments import MissingPackage
from bingma.environments.checks import (
    RENDER_MODES,
    NotPlaying,
    check_render_mode,
    one_of,
    opponent_names,
    whole_number,
)
from bingma.environments.vector import VectorEnvironment
from bingma.games import GAMES, rulebook
from bingma.kit.engine import Engine

try:
    import gymnasium
    from gymnasium.vector import AutoresetMode, VectorEnv
    from gymnasium.vector.utils import batch_space

    from bingma.environments.spaces import action_space, observation_space
except ModuleNotFoundError as error:
    raise MissingPackage("gymnasium", "gymnasium") from error

IDS = {
    f"bingma/{name.title().replace('-', '')}-v0": name
    for name in GAMES
    if rulebook(name).observation_fields()
}
USUAL_OPPONENT = "greedy"
FORFEIT = -1.0
NO_OPPONENT = "at least one opponent is needed, such as 'greedy'"

Observation = NDArray[np.int8]


@cache
def search_engine(game: str, components: Path | None) -> Engine:
    """The native rules for bots that search; not a part of environments, which are copied."""
    return rulebook(game, components).compiled()


def usual(
    game: str, players: int | None, opponents: str | Sequence[str] | None
) -> str | Sequence[str]:
    """The opponents that are meant where nobody names any: none beside the rules themselves."""
    if opponents is None:
        book = rulebook(game)
        alone = book.automata(book.usual_players if players is None else players)
        return () if alone else USUAL_OPPONENT
    if not opponents:
        raise ValueError(NO_OPPONENT)
    return opponents


class SeatEnvironment(gymnasium.Env[Observation, np.int64]):
    """A seat in a game whose other seats are played by bots.

    `seat` is the seat to sit on; without it, each game gives another one at random. An illegal
    action ends the game with reward -1 (`info["illegal"]`). Who plays against the rules themselves
    has no opponents besides.
    """

    metadata = {"render_modes": list(RENDER_MODES), "render_fps": 1}  # noqa: RUF012 (its own way)

    def __init__(
        self,
        game: str,
        players: int | None = None,
        opponents: str | Sequence[str] | None = None,
        seat: int | None = None,
        reward: str = "rank",
        options: Sequence[int] = (),
        components: Path | str | None = None,
        render_mode: str | None = None,
    ) -> None:
        check_render_mode(render_mode)
        self._opponents = opponent_names(usual(game, players, opponents), BOTS)
        # Fast bots play inside the compiled loop; any other is asked here, when its turn comes.
        fast = all(name in FAST_BOTS for name in self._opponents)
        self._table = VectorEnvironment(
            game,
            1,
            players,
            self._opponents if fast else (),
            reward,
            options,
            components,
            restarts=False,
        )
        self._seat_count = self._table.reward.shape[1]
        self._seat = None if seat is None else one_of("seat", seat, self._seat_count)
        if self._seat is not None and self._seat not in self._table.deciding:
            raise ValueError(f"the rules themselves play seat {seat}")
        self._learner: int | None = None  # the seat in this game; none before the first
        self._dealt = 0
        self._asked = 0  # how often bots were asked in this game
        self.render_mode = render_mode
        self.observation_space = observation_space(self._table.book)
        self.action_space = action_space(self._table.book)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Observation, dict[str, Any]]:
        """Deal a new game and play on to the first decision."""
        super().reset(seed=seed)
        drawn = self._table.deciding[int(self.np_random.integers(len(self._table.deciding)))]
        self._learner = drawn if self._seat is None else self._seat
        self._dealt, self._asked = int(self.np_random.integers(2**63)), 0
        self._table.seat_learners(np.array([self._learner]))
        self._table.reset(self._dealt)
        self._play_others()
        return self._seen()

    def step(self, action: np.int64 | int) -> tuple[Observation, float, bool, bool, dict[str, Any]]:
        """Play an action and what the others answer."""
        table, learner = self._table, self._playing()
        if table.done.item(0):
            raise NotPlaying
        number = whole_number("an action", action)
        if not 0 <= number < table.action_count or not table.mask.item(0, number):
            table.end(0)
            observation, info = self._seen()
            return observation, FORFEIT, True, False, info | {"illegal": True}
        table.step([number])
        reward = table.reward.item(0, learner) + self._play_others()
        observation, info = self._seen()
        over = table.done.item(0)
        if over:
            info["final_scores"] = table.final_scores[0].copy()
            info["final_ranks"] = table.final_ranks[0].copy()
        return observation, reward, over, False, info

    def _playing(self) -> int:
        """The learner's seat, if a game has been dealt."""
        if self._learner is None:
            raise NotPlaying
        return self._learner

    def _play_others(self) -> float:
        """Ask the bots until it is the learner's turn; returns what that brought the learner."""
        table, learner, reward = self._table, self._playing(), 0.0
        while not table.done.item(0) and table.seat.item(0) != learner:
            seat = table.seat.item(0)
            behind = (seat - learner) % self._seat_count
            kind = BOTS[self._opponents[(behind - 1) % len(self._opponents)]]
            book = table.book
            engine = search_engine(book.name, book.components_path) if kind.searches else None
            # A new one for each question, so that nothing of a game is outside its state; without a
            # clock, so that it plays the same again.
            bot = make_bot(kind.name, book, seat, self._dealt, self._asked, kind.budget, engine)
            self._asked += 1
            table.step([bot.choose(table.view(0, seat))])
            reward += table.reward.item(0, learner)
        return reward

    def action_masks(self) -> NDArray[np.bool_]:
        """Which actions are legal, as MaskablePPO asks for it."""
        self._playing()
        mask: NDArray[np.bool_] = self._table.mask[0].astype(np.bool_)
        return mask

    def render(self) -> str:
        """The table as somebody sees it who looks on."""
        self._playing()
        return self._table.render(0)

    def get_state(self) -> dict[str, Any]:
        """Everything about this game and those to come, as plain numbers and arrays."""
        kept = {"learner": self._playing(), "dealt": self._dealt, "asked": self._asked}
        random = self.np_random.bit_generator.state
        return kept | {"random": random, "table": self._table.get_state()}

    def set_state(self, state: dict[str, Any]) -> None:
        """Go back to what `get_state` gave."""
        self._table.set_state(state["table"])  # first, as it refuses what does not fit
        self._learner, self._dealt, self._asked = (
            state[name] for name in ("learner", "dealt", "asked")
        )
        self.np_random.bit_generator.state = state["random"]

    def _seen(self) -> tuple[Observation, dict[str, Any]]:
        # A bot may have made the last move of the game, so what lies ready may be what it saw.
        table, learner = self._table, self._playing()
        if table.seat.item(0) == learner:
            observation, mask = table.observation[0].copy(), table.mask[0].copy()
        else:
            observation, mask = table.observe(0, learner)
        return observation, {"action_mask": mask, "seat": learner}


Rows = NDArray[Any]


class SeatsEnvironment(VectorEnv[Rows, Rows, Rows]):
    """Many games at once, with a seat in each: the vector environment as Gymnasium knows it.

    A finished game is dealt anew within the step that ended it, and the learner takes the next seat
    there. An illegal action is refused before anything is played.
    """

    metadata = {"autoreset_mode": AutoresetMode.SAME_STEP}  # noqa: RUF012 (its own way)

    def __init__(
        self,
        num_envs: int = 1,
        *,
        game: str,
        players: int | None = None,
        opponents: str | Sequence[str] | None = None,
        reward: str = "rank",
        options: Sequence[int] = (),
        components: Path | str | None = None,
    ) -> None:
        opponents = usual(game, players, opponents)
        self._table = VectorEnvironment(
            game, num_envs, players, opponents, reward, options, components
        )
        self.num_envs = num_envs
        self.single_observation_space = observation_space(self._table.book)
        self.single_action_space = action_space(self._table.book)
        self.observation_space = batch_space(self.single_observation_space, num_envs)
        self.action_space = batch_space(self.single_action_space, num_envs)

    def reset(
        self, *, seed: int | None = None, options: dict[str, Any] | None = None
    ) -> tuple[Rows, dict[str, Any]]:
        """Deal all games anew."""
        super().reset(seed=seed)
        self._table.reset(seed)
        return self._table.observation.copy(), self._info()

    def step(self, actions: Rows) -> tuple[Rows, Rows, Rows, Rows, dict[str, Any]]:
        """Play one action in each game; rewards are those of the seats that played them."""
        table, seats = self._table, self._table.seat.copy()
        table.step(actions)
        rewards = table.reward[np.arange(self.num_envs), seats].astype(np.float64)
        done, info = table.done.copy(), self._info()
        if done.any():
            last = np.full(self.num_envs, None, np.object_)
            for i in np.flatnonzero(done):
                last[i] = table.final_observation[i].copy()
            scores, ranks = table.final_scores.copy(), table.final_ranks.copy()
            final = told(done, final_scores=scores, final_ranks=ranks)
            info |= told(done, final_obs=last, final_info=final)
        return table.observation.copy(), rewards, done, np.zeros_like(done), info

    def _info(self) -> dict[str, Any]:
        table, everywhere = self._table, np.ones(self.num_envs, np.bool_)
        return told(everywhere, action_mask=table.mask.copy(), seat=table.seat.copy())


def told(where: NDArray[np.bool_], **info: Any) -> dict[str, Any]:
    """The infos of many games: Gymnasium wants beside each in which games it holds."""
    return info | {f"_{name}": where.copy() for name in info}


for name, game in IDS.items():
    gymnasium.register(
        name,
        f"{__name__}:{SeatEnvironment.__name__}",
        vector_entry_point=f"{__name__}:{SeatsEnvironment.__name__}",
        kwargs={"game": game},
    )
