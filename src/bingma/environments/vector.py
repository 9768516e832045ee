"""Many games at once over NumPy arrays that are written in place.

>>> import numpy as np
>>> env = VectorEnvironment("xian", games=3, players=2)
>>> env.reset(seed=1)
>>> env.observation.shape == (3, env.observation_size)
True
>>> env.step(env.mask.argmax(axis=1))
>>> env.seat, env.done
(array([1, 1, 1]), array([False, False, False]))
"""

from __future__ import annotations

import secrets
import sys
from collections.abc import Sequence
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bingma.games import rulebook
from bingma.games.compiling import LEARNING, LOOK_AHEAD_POOL
from bingma.games.contract import Rulebook, View
from bingma.kit.learning import BY_DIFFERENCE, BY_POINTS, BY_RANK, LEARNER, NEW_GAME
from bingma.kit.loops import GREEDY_BOT, RANDOM_BOT

REWARDS = {"rank": BY_RANK, "difference": BY_DIFFERENCE, "shaped": BY_POINTS}

# Bots that play inside the compiled loop.
FAST_BOTS = {"random": RANDOM_BOT, "greedy": GREEDY_BOT}

# Points are divided by this, so that rewards are about as large as those by rank.
POINTS = 100


class NoObservations(ValueError):
    """A game that learners cannot see yet."""


class VectorEnvironment:
    """A pool of games. The arrays stay the same objects; `step` and `reset` fill them anew.

    - `observation`  what the seat that decides sees (int8, one row for each game)
    - `mask`         1 for each action that is legal for it (int8)
    - `seat`         which seat that is
    - `reward`       what the last step brought each seat (float32)
    - `done`         whether the last step ended the game; a new one has been dealt then

    Without `opponents` all seats are yours, and each step is for the seat that decides. With them,
    you have one seat in each game, a different one from game to game, and bots play the others.
    """

    def __init__(
        self,
        game: str = "xian",
        games: int = 1024,
        players: int | None = None,
        opponents: Sequence[str] = (),
        reward: str = "rank",
        options: Sequence[int] = (),
        components: Path | None = None,
        restarts: bool = True,
    ) -> None:
        book = rulebook(game, components)
        players = book.usual_players if players is None else players
        check(book, games, players, opponents, reward, options)
        self._settings = (
            game,
            games,
            players,
            tuple(opponents),
            reward,
            tuple(options),
            components,
            restarts,
        )
        self.book = book
        self.games = games
        self.players = players
        self.observation_size = book.observation_size
        self.action_count = book.action_count

        seats = book.seat_count(players)
        engine = book.compiled(tell, LEARNING)
        self._rules = engine.rules
        self._states = engine.new_states(games + LOOK_AHEAD_POOL)
        self._actions = engine.new_rows(games)
        self._rngs = engine.new_rows(games, 4)
        self._seeded = False
        self._scores = engine.new_rows(games, seats)
        self._bots = engine.new_rows(games, seats)
        self.seat_learners(np.arange(games) % seats, opponents)

        self.observation: NDArray[np.int8] = np.zeros((games, self.observation_size), np.int8)
        self.mask: NDArray[np.int8] = np.zeros((games, self.action_count), np.int8)
        self.seat: NDArray[np.int64] = np.zeros(games, np.int64)
        self.reward: NDArray[np.float32] = np.zeros((games, seats), np.float32)
        self.done: NDArray[np.bool_] = np.zeros(games, np.bool_)
        self._scale = np.float32(1 / (seats - 1) if reward == "rank" else 1 / POINTS)
        self._arguments = (
            self._states,
            self._actions,
            self._rngs,
            self._bots,
            players,
            book.options_number(options),
            REWARDS[reward],
            int(restarts),
            self.observation,
            self.mask,
            self.seat,
            self.reward,
            self.done.view(np.int8),
            self._scores,
        )

    def seat_learners(self, learners: NDArray[np.int64], opponents: Sequence[str]) -> None:
        """Give each game's learner a seat, and the others in turn order to the opponents."""
        seats = self._bots.shape[1]
        self._bots[:] = LEARNER
        for i in range(seats - 1 if opponents else 0):
            bot = FAST_BOTS[opponents[i % len(opponents)]]
            self._bots[np.arange(self.games), (learners + 1 + i) % seats] = bot

    def reset(self, seed: int | None = None) -> None:
        """Deal all games anew; the same seed deals and plays the same."""
        if seed is None and not self._seeded:
            seed = secrets.randbits(63)
        if seed is not None:
            for i in range(self.games):
                self._rules.seed_random(self._rngs[i], seed, i)
            self._seeded = True
        self._actions[:] = NEW_GAME
        self._rules.advance_games(*self._arguments)

    def step(self, actions: Any) -> None:
        """Play one action in each game; -1 deals that game anew."""
        self._actions[:] = actions
        failed = self._rules.advance_games(*self._arguments)
        if failed < self.games:
            raise ValueError(
                f"action {self._actions[failed]} is not legal in game {failed}; legal there are "
                f"{', '.join(map(str, np.flatnonzero(self.mask[failed])))}. Nothing was played."
            )
        np.multiply(self.reward, self._scale, out=self.reward)

    def observe(
        self, game: int, seat: int, observation: NDArray[np.int8], mask: NDArray[np.int8]
    ) -> None:
        """Write what any seat of a game sees now; its mask is empty while another decides."""
        self._rules.observe_seat(self._states, game, seat, observation, mask)

    def sample(self, generator: np.random.Generator) -> NDArray[np.int16]:
        """A random legal action for each game."""
        now = self._states[: self.games]
        drawn = (generator.random(self.games) * now["legal_n"]).astype(np.int64)
        actions: NDArray[np.int16] = now["legal"][np.arange(self.games), drawn]
        return actions

    def view(self, game: int, seat: int) -> View:
        """What a seat of a game may see, for bots of the library."""
        return self.book.view(self.book.state.from_record(self._states[game]), seat)

    def position(self, game: int) -> dict[str, Any]:
        """What lies open on the table of a game."""
        return self.book.position(self.book.state.from_record(self._states[game]))

    def get_state(self) -> dict[str, NDArray[Any]]:
        """Everything about all games, as arrays that can be stored anywhere."""
        return {name: array.copy() for name, array in self._arrays().items()}

    def set_state(self, state: dict[str, NDArray[Any]]) -> None:
        """Go back to what `get_state` gave, also that of another environment of the same kind."""
        for name, array in self._arrays().items():
            array[...] = state[name]
        self._seeded = True

    def _arrays(self) -> dict[str, NDArray[Any]]:
        return {
            "states": self._states[: self.games],
            "generators": self._rngs,
            "bots": self._bots,
            "scores": self._scores,
            "observation": self.observation,
            "mask": self.mask,
            "seat": self.seat,
            "reward": self.reward,
            "done": self.done,
        }

    def __getstate__(self) -> dict[str, Any]:
        return {"settings": self._settings, "seeded": self._seeded, "state": self.get_state()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(*kept["settings"])  # type: ignore[misc]
        self.set_state(kept["state"])
        self._seeded = kept["seeded"]


def check(
    book: Rulebook[Any],
    games: int,
    players: int,
    opponents: Sequence[str],
    reward: str,
    options: Sequence[int],
) -> None:
    """Raise ValueError with a clear sentence for what cannot be had."""
    if not book.observation_fields():
        raise NoObservations(f"{book.title} has no observations for learners yet")
    if games < 1:
        raise ValueError(f"there must be at least one game, not {games}")
    if players not in book.player_numbers:
        low, high = book.player_numbers[0], book.player_numbers[-1]
        raise ValueError(f"{book.title} is for {low} to {high} players, not {players}")
    for name in opponents:
        if name not in FAST_BOTS:
            raise ValueError(
                f"there is no opponent '{name}'; known here are: {', '.join(FAST_BOTS)}"
            )
    if reward not in REWARDS:
        raise ValueError(f"there is no reward '{reward}'; known are: {', '.join(REWARDS)}")
    book.check_options(options, players)


def tell(line: str) -> None:
    """Progress of the first compilation, which takes a while."""
    if sys.stderr.isatty():
        sys.stderr.write(f"\r\x1b[K{line}")
        sys.stderr.flush()
    elif line.endswith("\n"):
        sys.stderr.write(line)
