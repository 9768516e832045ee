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
from collections.abc import Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from pathlib import Path
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bingma.bots.kinds import FAST_BOTS
from bingma.environments.checks import (
    REWARDS,
    check_setup,
    one_of,
    opponent_names,
    seed_number,
    whole_number,
)
from bingma.games import rulebook
from bingma.games.contract import SPECTATOR, View
from bingma.kit.learning import LEARNER, NEW_GAME
from bingma.kit.loops import LOOK_AHEAD

# Points are divided by this, so that rewards are about as large as those by rank.
POINTS = 100


# Types of NumPy whose numbers all fit into 64 bits with sign.
WHOLE_NUMBERS = "".join(kind for kind in np.typecodes["AllInteger"] if np.can_cast(kind, np.int64))

# A drawing of a table is as large as it wants to be within this.
DRAWING = (100, 60)


class VectorEnvironment:
    """A pool of games. The arrays stay the same objects; `step` and `reset` fill them anew.

    - `observation`  what the seat that decides sees (int8, one row for each game)
    - `mask`         1 for each action that is legal for it (int8)
    - `seat`         which seat that is
    - `reward`       what the last step brought each seat (float32)
    - `done`         whether the last step ended the game; a new one has been dealt then

    Where `done` is set, three more tell of the game that has ended:

    - `final_scores`       the points of each seat
    - `final_ranks`        the rank of each seat, 1 for the first
    - `final_observation`  what the seat saw at the end that had acted last

    Without `opponents` all seats are yours, and each step is for the seat that decides. With them,
    you have one seat in each game, the next one with every new game, and bots play the others. A
    seat that the rules themselves play never decides; who is alone with it has no opponents.

    Without `restarts` finished games stay as they are: `done` stays, rewards are 0, and whatever is
    played there is ignored, except -1.

    With more `threads` the games are shared among them, and come to the same.
    """

    def __init__(
        self,
        game: str,
        games: int = 1024,
        players: int | None = None,
        opponents: str | Sequence[str] | None = None,
        reward: str = "rank",
        options: Sequence[int] = (),
        components: Path | str | None = None,
        restarts: bool = True,
        threads: int = 1,
    ) -> None:
        self._settings = (
            *(game, games, players, opponents, reward, options, components, restarts),
            threads,
        )
        book = rulebook(game, None if components is None else Path(components))
        players = book.usual_players if players is None else players
        check_setup(book, players, reward, options)
        if whole_number("games", games) < 1:
            raise ValueError(f"there must be at least one game, not {games}")
        if not 1 <= whole_number("threads", threads) <= games:
            raise ValueError(f"there must be 1 to {games} threads, not {threads}")
        self.book = book
        self.games = games
        self.players = players
        self.opponents = opponent_names(opponents, FAST_BOTS)
        seats = book.seat_count(players)
        self.deciding = [seat for seat in range(seats) if seat not in book.automata(players)]
        if self.opponents and len(self.deciding) == 1:
            raise ValueError(f"{book.title} for one has no seat for the opponents to play")
        self.observation_size = book.observation_size
        self.action_count = book.action_count
        self._kind = (
            f"{book.name} with {book.components.identity} for {players} players, rewarded by "
            f"{reward}, against {', '.join(self.opponents) or 'nobody'}, options {list(options)}"
        )

        engine = book.compiled()
        self._rules = engine.rules
        self._states = engine.new_states(games + threads * LOOK_AHEAD)
        self._actions = engine.new_rows(games)
        self._rngs = engine.new_rows(games, 4)
        self._bots = engine.new_rows(games, seats)
        self.seat_learners(np.arange(games) % seats)

        # What finished games leave is kept behind the rows of the games.
        self._observations = np.zeros((2 * games, self.observation_size), np.int8)
        self.observation: NDArray[np.int8] = self._observations[:games]
        self.final_observation: NDArray[np.int8] = self._observations[games:]
        self._scores = engine.new_rows(3 * games, seats)
        self.final_scores: NDArray[np.int64] = self._scores[games : 2 * games]
        self.final_ranks: NDArray[np.int64] = self._scores[2 * games :]
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
            self._observations,
            self.mask,
            self.seat,
            self.reward,
            self.done.view(np.int8),
            self._scores,
        )
        # Each thread plays some of the games, and has room of its own for the bots' looking ahead.
        borders = [games * i // threads for i in range(threads + 1)]
        self._shares = [
            (borders[i], borders[i + 1], games + i * LOOK_AHEAD) for i in range(threads)
        ]
        self._threads = ThreadPoolExecutor(threads - 1) if threads > 1 else None
        self.reset(secrets.randbits(63))

    def seat_learners(self, learners: NDArray[np.int64]) -> None:
        """Where learners sit from the next reset on; the others go to the opponents in turn."""
        seats = self._bots.shape[1]
        self._seating = np.full_like(self._bots, LEARNER)
        for i in range(seats - 1 if self.opponents else 0):
            bot = FAST_BOTS[self.opponents[i % len(self.opponents)]]
            self._seating[np.arange(self.games), (learners + 1 + i) % seats] = bot

    def reset(self, seed: int | None = None) -> None:
        """Deal all games anew; the same seed deals and plays the same."""
        if seed is not None:
            seed = seed_number(seed)
            for i in range(self.games):
                self._rules.seed_random(self._rngs[i], seed, i)
        self._bots[:] = self._seating
        self._actions[:] = NEW_GAME
        self._advance()

    def step(self, actions: Any) -> None:
        """Play one action in each game; -1 deals that game anew."""
        given = np.asarray(actions)
        if given.dtype.char not in WHOLE_NUMBERS or given.shape != (self.games,):
            raise ValueError(
                f"actions must be {self.games} whole numbers, one for each game, "
                f"not {given.dtype} of shape {given.shape}"
            )
        self._actions[:] = given
        failed = self._advance()
        if failed < self.games:
            raise ValueError(
                f"action {self._actions[failed]} is not legal in game {failed}; legal there are "
                f"{', '.join(map(str, np.flatnonzero(self.mask[failed])))}. Nothing was played."
            )
        np.multiply(self.reward, self._scale, out=self.reward)

    def _advance(self) -> int:
        """Play on in all games; the first game whose action is not legal, if there is one."""
        advance, given = self._rules.advance_games, self._arguments
        if self._threads is None:
            return int(advance(*given, *self._shares[0]))
        illegal = self._rules.first_illegal(self._states, self._actions, 0, self.games)
        if illegal == self.games:
            others = [self._threads.submit(advance, *given, *share) for share in self._shares[1:]]
            advance(*given, *self._shares[0])
            for other in others:
                other.result()
        return int(illegal)

    def observe(self, game: int, seat: int) -> tuple[NDArray[np.int8], NDArray[np.int8]]:
        """The row and the mask of any seat; the mask is empty while another one decides."""
        row, mask = np.empty_like(self.observation[0]), np.empty_like(self.mask[0])
        game, seat = one_of("game", game, self.games), one_of("seat", seat, self._bots.shape[1])
        self._rules.observe_seat(self._states, game, seat, row, mask)
        return row, mask

    def sample(self, generator: np.random.Generator) -> NDArray[np.int16]:
        """A random legal action for each game."""
        now = self._states[: self.games]
        drawn = (generator.random(self.games) * now["legal_n"]).astype(np.int64)
        actions: NDArray[np.int16] = now["legal"][np.arange(self.games), drawn]
        return actions

    def end(self, game: int) -> None:
        """End a game here and now, without a result."""
        game = one_of("game", game, self.games)
        self._states["over"][game] = 1
        self.done[game] = True
        self.reward[game] = 0
        self.observation[game], self.mask[game] = self.observe(game, self.seat.item(game))

    def view(self, game: int, seat: int) -> View:
        """What a seat of a game may see, for bots of the library."""
        record = self._states[one_of("game", game, self.games)]
        return self.book.view(self.book.state.from_record(record), seat)

    def render(self, game: int) -> str:
        """The table of a game as somebody sees it who looks on."""
        from bingma.games.drawing import Player
        from bingma.games.wording import Wording
        from bingma.texts import Texts

        automata = self.book.automata(self.players)
        seats = zip(range(self._bots.shape[1]), self.book.seat_colours, strict=False)
        players = [
            Player(automata.get(seat, f"player_{seat}"), "", colour) for seat, colour in seats
        ]
        names = [player.name for player in players]
        wording = Wording(Texts(), self.book.telling.prefix, names)
        view = self.view(game, SPECTATOR)
        drawn = self.book.drawing().draw(wording, players, view, *DRAWING)
        return "\n".join(line.plain.rstrip() for line in drawn)

    def get_state(self) -> dict[str, NDArray[Any]]:
        """Everything about all games, as arrays that can be stored anywhere."""
        kept = {name: array.copy() for name, array in self._arrays().items()}
        return kept | {"kind": np.array(self._kind)}

    def set_state(self, state: Mapping[str, NDArray[Any]]) -> None:
        """Go back to what `get_state` gave, also that of another environment of the same kind."""
        # Everything is looked at before anything changes: compiled rules believe what they get.
        kind = str(state.get("kind", "something else"))
        if kind != self._kind:
            raise ValueError(f"this is a state of {kind}, not of {self._kind}")
        arrays = self._arrays()
        for name, array in arrays.items():
            given = np.asarray(state.get(name))
            if (given.shape, given.dtype) != (array.shape, array.dtype):
                raise ValueError(
                    f"this state has '{name}' of another shape or type than {self.games} games have"
                )
        for name, array in arrays.items():
            array[...] = state[name]

    def _arrays(self) -> dict[str, NDArray[Any]]:
        return {
            "states": self._states[: self.games],
            "generators": self._rngs,
            "bots": self._bots,
            "scores": self._scores,
            "observations": self._observations,
            "mask": self.mask,
            "seat": self.seat,
            "reward": self.reward,
            "done": self.done,
        }

    def __getstate__(self) -> dict[str, Any]:
        return {"settings": self._settings, "state": self.get_state()}

    def __setstate__(self, kept: dict[str, Any]) -> None:
        self.__init__(*kept["settings"])  # type: ignore[misc]
        self.set_state(kept["state"])
