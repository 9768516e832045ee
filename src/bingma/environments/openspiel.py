"""Xi'an as a Python game of OpenSpiel; importing this module registers `python_xian`.

>>> import pyspiel
>>> import bingma.environments.openspiel
>>> game = pyspiel.load_game("python_xian(players=3)")
>>> state = game.new_initial_state()
>>> state.apply_action(17)  # a chance node: deal number 17
>>> state.current_player(), len(state.legal_actions())
(0, 16)

Moves are made one after the other: decisions that people make at the same time in secret are asked
seat by seat, and nobody observes the others' before all have decided. Everything that Xi'an draws
is drawn by the deal, in far more ways than a list can hold; so the first move of a game is a chance
node that chooses one of `deals` numbered deals, all as likely. Chance is explicit that way, and a
state is its history.
"""

from __future__ import annotations

from functools import cache
from typing import Any

import numpy as np
from numpy.typing import NDArray

from bingma.environments import MissingPackage
from bingma.environments.checks import check_setup, one_of
from bingma.environments.vector import POINTS
from bingma.games import rulebook
from bingma.games.contract import CHANCE
from bingma.games.xian.rules.state import PLAN
from bingma.kit.engine import Engine

try:
    import pyspiel
except ModuleNotFoundError as error:
    note = " (there are packages of it for Linux and macOS only)"
    raise MissingPackage("open_spiel", "openspiel", note) from error

NAME = "xian"
REWARDS = ("rank", "difference")

# The most decisions that a seat is asked in a game, rounded up: the favour; in each of the twelve
# rounds a plan and a go of work, a building, up to three choices inside it, and `done`; and once
# for each bonus tile its use, up to four choices inside it, and one decision more afterwards.
MOST_DECISIONS = 120

# More than anybody could be ahead.
MOST_AHEAD = 1000 / POINTS

PARAMETERS: dict[str, Any] = {
    "players": rulebook(NAME).usual_players,
    "deals": 10_000,
    "reward": "rank",
}

# What only the seat itself knows, besides its planned pair until all are revealed.
PRIVATE = ("hand", "favour", "under")


def game_type(reward: str) -> Any:
    """What OpenSpiel wants to know of the game."""
    zero_sum = reward == "rank"
    utility = pyspiel.GameType.Utility
    book = rulebook(NAME)
    return pyspiel.GameType(
        short_name=f"python_{NAME}",
        long_name=f"{book.title} (Bingma)",
        dynamics=pyspiel.GameType.Dynamics.SEQUENTIAL,
        chance_mode=pyspiel.GameType.ChanceMode.EXPLICIT_STOCHASTIC,
        information=pyspiel.GameType.Information.IMPERFECT_INFORMATION,
        utility=utility.ZERO_SUM if zero_sum else utility.GENERAL_SUM,
        reward_model=pyspiel.GameType.RewardModel.TERMINAL,
        max_num_players=book.player_numbers[-1],
        min_num_players=book.player_numbers[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=PARAMETERS,
    )


@cache
def engine() -> Engine:
    """The native rules; not a part of states, which are copied all the time."""
    return rulebook(NAME).compiled()


class XianGame(pyspiel.Game):  # type: ignore[misc]
    """The game with its parameters."""

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        chosen = PARAMETERS | (params or {})
        self.players, self.deals, self.reward = (chosen[name] for name in PARAMETERS)
        book = rulebook(NAME)
        check_setup(book, self.players, self.reward, ())
        if self.reward not in REWARDS:
            raise ValueError(f"OpenSpiel's game has rewards by {' or '.join(REWARDS)} only")
        if self.deals < 1:
            raise ValueError(f"there must be at least one deal, not {self.deals}")
        by_rank = self.reward == "rank"
        info = pyspiel.GameInfo(
            num_distinct_actions=book.action_count,
            max_chance_outcomes=self.deals,
            num_players=self.players,
            min_utility=-1.0 if by_rank else -MOST_AHEAD,
            max_utility=1.0 if by_rank else MOST_AHEAD,
            utility_sum=0.0 if by_rank else None,
            max_game_length=MOST_DECISIONS * self.players,
        )
        super().__init__(game_type(self.reward), info, chosen)

    def new_initial_state(self) -> XianState:
        """Before the deal."""
        return XianState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> XianObserver:
        """What a seat sees, or what everybody sees."""
        if params:
            raise ValueError(f"observers of {NAME} have no parameters, but were given {params}")
        kinds = pyspiel.PrivateInfoType
        if iig_obs_type is None:
            return XianObserver(private=True)
        if iig_obs_type.perfect_recall:
            raise ValueError(
                f"{NAME} has observations, but no information states: a row is not the whole "
                "history that a seat remembers; ask for perfect_recall=False"
            )
        if not iig_obs_type.public_info or iig_obs_type.private_info == kinds.ALL_PLAYERS:
            raise ValueError(
                f"observers of {NAME} tell what is public, with the secrets of one player or none"
            )
        return XianObserver(private=iig_obs_type.private_info == kinds.SINGLE_PLAYER)


class XianState(pyspiel.State):  # type: ignore[misc]
    """A position: nothing before the deal, one compiled state after it."""

    def __init__(self, game: XianGame) -> None:
        super().__init__(game)
        self._players, self._deals, self._reward = game.players, game.deals, game.reward
        self.states: NDArray[Any] | None = None

    def current_player(self) -> int:
        """Who moves."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        if self.states is None or self._now["seat"] == CHANCE:
            return int(pyspiel.PlayerId.CHANCE)
        return int(self._now["seat"])

    @property
    def _now(self) -> Any:
        assert self.states is not None
        return self.states[0]

    def _listed(self) -> list[int]:
        actions: list[int] = self._now["legal"][: self._now["legal_n"]].tolist()
        return sorted(actions)

    def _legal_actions(self, player: int) -> list[int]:
        """The ids of the legal actions, lowest first."""
        return self._listed()

    def chance_outcomes(self) -> list[tuple[int, float]]:
        """The deals, or what is drawn, all as likely."""
        outcomes = range(self._deals) if self.states is None else self._listed()
        return [(outcome, 1 / len(outcomes)) for outcome in outcomes]

    def _apply_action(self, action: int) -> None:
        if self.is_terminal():
            raise ValueError("the game is over: no action can be played")
        legal = range(self._deals) if self.states is None else self._listed()
        if action not in legal:
            raise ValueError(f"action {action} is not legal: use one of legal_actions()")
        rules = engine().rules
        if self.states is None:
            self.states = engine().new_states(1)
            rules.start(self.states, 0, self._players, 0, engine().new_rng(action))
        else:
            rules.step(self.states, 0, action, np.empty_like(self._now["legal"]))

    def _action_to_string(self, player: int, action: int) -> str:
        if self.states is None:
            return f"deal {action}"
        book = rulebook(NAME)
        return book.write_action(book.state.from_record(self._now), player, action)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.states is not None and bool(self._now["over"])

    def returns(self) -> list[float]:
        """What the game has brought each seat."""
        if not self.is_terminal():
            return [0.0] * self._players
        book = rulebook(NAME)
        last, rules = book.state.from_record(self._now), book.engine.rules
        if self._reward == "rank":
            return [rules.seats_beaten(last, p) / (self._players - 1) for p in range(self._players)]
        return [rules.points_ahead(last, p) / POINTS for p in range(self._players)]

    def __str__(self) -> str:
        if self.states is None:
            return "not dealt"
        book = rulebook(NAME)
        position = book.position(book.state.from_record(self._now))
        return f"{position} {self.history_str()}"


class XianObserver:
    """The observation of all adapters, as OpenSpiel's observers give it.

    Without what is private it is the same for all players: seats are counted from seat 0.
    """

    def __init__(self, private: bool) -> None:
        book = rulebook(NAME)
        self.tensor: NDArray[np.float32] = np.zeros(book.observation_size, np.float32)
        self.dict = {
            field.name: self.tensor[field.start : field.start + field.size].reshape(field.shape)
            for field in book.observation_fields()
        }
        self._private = private
        self._row = np.zeros(book.observation_size, np.int8)
        self._mask = np.zeros(book.action_count, np.int8)

    def set_from(self, state: XianState, player: int) -> None:
        """Fill `tensor`, and `dict` with it; zeros before the deal."""
        seat = one_of("player", player, state.num_players())
        self._row[:] = 0
        if state.states is not None:
            looking = seat if self._private else 0
            engine().rules.observe_seat(state.states, 0, looking, self._row, self._mask)
        self.tensor[:] = self._row
        if not self._private:
            for name in PRIVATE:
                self.dict[name][:] = 0
            if self.dict["decision"][PLAN]:
                self.dict["top"][0] = self.dict["bottom"][0] = 0

    def string_from(self, state: XianState, player: int) -> str:
        """The fields that are not all zero."""
        self.set_from(state, player)
        told = {name: part for name, part in self.dict.items() if part.any()}
        return "; ".join(
            f"{name} {' '.join(str(int(number)) for number in part.flat)}"
            for name, part in told.items()
        )


pyspiel.register_game(game_type("rank"), XianGame)
