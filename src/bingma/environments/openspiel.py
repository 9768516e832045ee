"""The games as Python games of OpenSpiel; importing this module registers `python_xian` and so on.

>>> import pyspiel
>>> import bingma.environments.openspiel
>>> game = pyspiel.load_game("python_xian(players=3)")
>>> state = game.new_initial_state()
>>> state.apply_action(17)  # a chance node: deal number 17
>>> state.current_player(), len(state.legal_actions())
(0, 16)

Moves are made one after the other: decisions that people make at the same time in secret are asked
seat by seat, and nobody observes the others' before all have decided. What a game draws before it
begins is drawn in far more ways than a list can hold; so the first move is a chance node that
chooses one of `deals` numbered deals, all as likely. Chance is explicit that way, and a state is
its history. Players are the seats that people have: one that the rules play is no player.
"""

from __future__ import annotations

from functools import cache
from typing import Any, ClassVar

import numpy as np
from numpy.typing import NDArray

from bingma.environments import MissingPackage
from bingma.environments.checks import check_setup, one_of
from bingma.environments.vector import POINTS
from bingma.games import GAMES, rulebook
from bingma.games.contract import CHANCE, Rulebook
from bingma.kit.engine import Engine

try:
    import pyspiel
except ModuleNotFoundError as error:
    note = " (there are packages of it for Linux and macOS only)"
    raise MissingPackage("open_spiel", "openspiel", note) from error

REWARDS = ("rank", "difference")
CHANCE_PLAYER = int(pyspiel.PlayerId.CHANCE)

# More than anybody could be ahead.
MOST_AHEAD = 1000 / POINTS


def parameters(book: Rulebook[Any]) -> dict[str, Any]:
    """What can be chosen when a game is loaded, with what is usual."""
    return {"players": book.usual_players, "deals": 10_000, "reward": "rank"}


def game_type(book: Rulebook[Any], players: int, reward: str) -> Any:
    """What OpenSpiel wants to know of a game."""
    kind = pyspiel.GameType
    # What a seat wins, another one loses; but those that the rules play are no players.
    zero_sum = reward == "rank" and not book.automata(players)
    secrets = kind.Information.IMPERFECT_INFORMATION
    return kind(
        short_name=f"python_{book.name.replace('-', '_')}",
        long_name=f"{book.title} (Bingma)",
        dynamics=kind.Dynamics.SEQUENTIAL,
        chance_mode=kind.ChanceMode.EXPLICIT_STOCHASTIC,
        information=secrets if book.has_secrets else kind.Information.PERFECT_INFORMATION,
        utility=kind.Utility.ZERO_SUM if zero_sum else kind.Utility.GENERAL_SUM,
        reward_model=kind.RewardModel.TERMINAL,
        max_num_players=book.player_numbers[-1],
        min_num_players=book.player_numbers[0],
        provides_information_state_string=False,
        provides_information_state_tensor=False,
        provides_observation_string=True,
        provides_observation_tensor=True,
        parameter_specification=parameters(book),
    )


@cache
def engine(game: str) -> Engine:
    """The native rules; not a part of states, which are copied all the time."""
    return rulebook(game).compiled()


class BingmaGame(pyspiel.Game):  # type: ignore[misc]
    """A game with its parameters; there is a class of this kind for each."""

    name: ClassVar[str]

    def __init__(self, params: dict[str, Any] | None = None) -> None:
        book = rulebook(self.name)
        usual = parameters(book)
        chosen = usual | (params or {})
        self.players, self.deals, self.reward = (chosen[name] for name in usual)
        check_setup(book, self.players, self.reward, ())
        if self.reward not in REWARDS:
            raise ValueError(f"OpenSpiel's game has rewards by {' or '.join(REWARDS)} only")
        if self.deals < 1:
            raise ValueError(f"there must be at least one deal, not {self.deals}")
        automata = book.automata(self.players)
        count = book.seat_count(self.players)
        self.seats = tuple(seat for seat in range(count) if seat not in automata)
        by_rank = self.reward == "rank"
        info = pyspiel.GameInfo(
            num_distinct_actions=book.action_count,
            max_chance_outcomes=max(self.deals, book.action_count),
            num_players=len(self.seats),
            min_utility=-1.0 if by_rank else -MOST_AHEAD,
            max_utility=1.0 if by_rank else MOST_AHEAD,
            utility_sum=0.0 if by_rank and not automata else None,
            max_game_length=book.most_decisions * len(self.seats),
        )
        super().__init__(game_type(book, self.players, self.reward), info, chosen)

    def new_initial_state(self) -> BingmaState:
        """Before the deal."""
        return BingmaState(self)

    def make_py_observer(self, iig_obs_type: Any = None, params: Any = None) -> BingmaObserver:
        """What a seat sees, or what everybody sees."""
        if params:
            raise ValueError(
                f"observers of {self.name} have no parameters, but were given {params}"
            )
        kinds = pyspiel.PrivateInfoType
        if iig_obs_type is None:
            return BingmaObserver(self, private=True)
        if iig_obs_type.perfect_recall:
            raise ValueError(
                f"{self.name} has observations, but no information states: a row is not the whole "
                "history that a seat remembers; ask for perfect_recall=False"
            )
        if not iig_obs_type.public_info or iig_obs_type.private_info == kinds.ALL_PLAYERS:
            raise ValueError(
                f"observers of {self.name} tell what is public, with the secrets of one player or "
                "none"
            )
        return BingmaObserver(self, private=iig_obs_type.private_info == kinds.SINGLE_PLAYER)


class BingmaState(pyspiel.State):  # type: ignore[misc]
    """A position: nothing before the deal, one compiled state after it."""

    def __init__(self, game: BingmaGame) -> None:
        super().__init__(game)
        # By name, because OpenSpiel copies all that a state holds.
        self._name, self._seats = game.name, game.seats
        self._players, self._deals, self._reward = game.players, game.deals, game.reward
        self.states: NDArray[Any] | None = None

    def current_player(self) -> int:
        """Who moves."""
        if self.is_terminal():
            return int(pyspiel.PlayerId.TERMINAL)
        seat = CHANCE if self.states is None else int(self._now["seat"])
        return CHANCE_PLAYER if seat == CHANCE else self._seats.index(seat)

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
        native = engine(self._name)
        if self.states is None:
            self.states = native.new_states(1)
            native.rules.start(self.states, 0, self._players, 0, native.new_rng(action))
        else:
            native.rules.step(self.states, 0, action, np.empty_like(self._now["legal"]))

    def _action_to_string(self, player: int, action: int) -> str:
        if self.states is None:
            return f"deal {action}"
        seat = CHANCE if player == CHANCE_PLAYER else self._seats[player]
        return rulebook(self._name).write_action(self._open(), seat, action)

    def _open(self) -> Any:
        """The position as the interpreted rules have it."""
        return rulebook(self._name).state.from_record(self._now)

    def is_terminal(self) -> bool:
        """Whether the game is over."""
        return self.states is not None and bool(self._now["over"])

    def returns(self) -> list[float]:
        """What the game has brought each player."""
        if not self.is_terminal():
            return [0.0] * len(self._seats)
        last, rules = self._open(), rulebook(self._name).engine.rules
        if self._reward == "rank":
            others = last.players - 1
            return [rules.seats_beaten(last, seat) / others for seat in self._seats]
        return [rules.points_ahead(last, seat) / POINTS for seat in self._seats]

    def secret_now(self) -> bool:
        """Whether several seats are deciding in secret."""
        return self.states is not None and rulebook(self._name).is_simultaneous(self._open())

    def __str__(self) -> str:
        if self.states is None:
            return "not dealt"
        return f"{rulebook(self._name).position(self._open())} {self.history_str()}"


class BingmaObserver:
    """The observation of all adapters, as OpenSpiel's observers give it.

    Without what is private it is the same for all players: seats are counted from seat 0.
    """

    def __init__(self, game: BingmaGame, private: bool) -> None:
        book = rulebook(game.name)
        self._name, self._seats, self._private = game.name, game.seats, private
        self._fields = book.observation_fields()
        self.tensor: NDArray[np.float32] = np.zeros(book.observation_size, np.float32)
        self.dict = {
            field.name: self.tensor[field.start : field.start + field.size].reshape(field.shape)
            for field in self._fields
        }
        self._row = np.zeros(book.observation_size, np.int8)
        self._mask = np.zeros(book.action_count, np.int8)

    def set_from(self, state: BingmaState, player: int) -> None:
        """Fill `tensor`, and `dict` with it; zeros before the deal."""
        seat = self._seats[one_of("player", player, len(self._seats))]
        self._row[:] = 0
        if state.states is not None:
            looking = seat if self._private else 0
            engine(self._name).rules.observe_seat(state.states, 0, looking, self._row, self._mask)
        self.tensor[:] = self._row
        if not self._private:
            self._take_out_secrets(state.secret_now())

    def _take_out_secrets(self, deciding: bool) -> None:
        for field in self._fields:
            if field.private:
                self.dict[field.name][:] = 0
            elif field.secret_while_deciding and deciding:
                self.dict[field.name][0] = 0

    def string_from(self, state: BingmaState, player: int) -> str:
        """The fields that are not all zero."""
        self.set_from(state, player)
        told = {name: part for name, part in self.dict.items() if part.any()}
        return "; ".join(
            f"{name} {' '.join(str(int(number)) for number in part.flat)}"
            for name, part in told.items()
        )


def register(game: str) -> None:
    """Make a game known to OpenSpiel, if learners can see it."""
    book = rulebook(game)
    if book.observation_fields():
        kind = type(f"{game.title().replace('-', '')}Game", (BingmaGame,), {"name": game})
        pyspiel.register_game(game_type(book, book.usual_players, "rank"), kind)


for each in GAMES:
    register(each)
