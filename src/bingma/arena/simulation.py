"""Whole games between bots, as fast as this machine can, the same on every machine.

Each game of a seed has generators of its own, so the results do not depend on how many processes
play them or in which order.
"""

from __future__ import annotations

import hashlib
import json
import time
from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from functools import lru_cache
from pathlib import Path
from typing import Any

from bingma.arena.contestants import contestant
from bingma.arena.crew import Crew, Tell
from bingma.bots import kinds, make_bot
from bingma.bots.guests import Guest, is_guest
from bingma.faults import Fault
from bingma.files import make_folder
from bingma.games import rulebook
from bingma.games.contract import (
    CHANCE,
    Data,
    Factors,
    NoNativeRules,
    RawEvent,
    Result,
    Rulebook,
)
from bingma.kit.engine import Engine
from bingma.kit.loops import LOOK_AHEAD, RANDOM_BOT, SETUP_STREAM, STREAMS_PER_GAME
from bingma.play.game import Game, Seat, new_game
from bingma.play.records import Record

# Games of bots outside FAST_BOTS are handed out one by one.
FAST_GAMES_PER_TASK = 100
MAX_SEATS = 8
LONGEST_GAME = 4096
AUTOMATON = "automaton"

# The bots that the rules' own loop plays whole games with. An automaton never chooses.
FAST_BOTS = {**kinds.FAST_BOTS, AUTOMATON: RANDOM_BOT}


@dataclass(frozen=True)
class Match:
    """What to play: everything that the games depend on."""

    game: str
    players: int
    seed: int
    bots: tuple[str, ...]
    options: tuple[int, ...] = ()
    components: Path | None = None
    budget: str | None = None

    @property
    def book(self) -> Rulebook[Any]:
        """The rulebook to play by."""
        return rulebook(self.game, self.components)

    def seats(self) -> list[str]:
        """A bot for each seat, the given ones over and over; an automaton plays itself."""
        count = self.book.seat_count(self.players)
        people = [seat for seat in range(count) if seat not in self.book.automata(self.players)]
        kinds = {seat: self.bots[i % len(self.bots)] for i, seat in enumerate(people)}
        return [kinds.get(seat, AUTOMATON) for seat in range(count)]


@dataclass(frozen=True)
class Played:
    """One finished game."""

    index: int
    steps: tuple[tuple[int, int], ...]
    result: Result
    written: Data
    """The result as records have it."""

    seconds: float
    longest: tuple[float, ...] | None = None
    """The longest thought of each seat; not known of a game played in one compiled call."""

    @property
    def decisions(self) -> int:
        """How many decisions the seats made; draws are none."""
        return sum(seat != CHANCE for seat, _ in self.steps)

    @property
    def digest(self) -> str:
        """A hash of all that was played and what came of it, whatever time it took."""
        played = json.dumps([self.steps, self.written], sort_keys=True)
        return hashlib.sha256(played.encode()).hexdigest()

    def win_shares(self) -> list[float]:
        """1 for the winner's seat and 0 for the others; a shared win is divided."""
        winners = self.result["ranking"][0]
        return [(seat in winners) / len(winners) for seat in range(len(self.result["scores"]))]


def check(match: Match) -> None:
    """Raise a Fault for anything that cannot be played."""
    book = match.book
    if match.players not in book.player_numbers:
        low, high = book.player_numbers[0], book.player_numbers[-1]
        raise Fault("fault-players", title=book.title, low=low, high=high, players=match.players)
    if not match.bots:
        raise Fault("fault-no-bots")
    for bot in match.bots:
        contestant(bot, match.budget)
    if not 0 <= match.seed < 2**63:
        raise Fault("fault-seed")
    book.check_options(match.options, match.players)


def engine_for(book: Rulebook[Any], tell: Callable[[str], None], bots: Sequence[str]) -> Engine:
    """The native rules for these bots, the interpreted ones with a notice where there are none.

    Guests think for themselves, and need neither.
    """
    if all(is_guest(bot) for bot in bots):
        return book.engine
    try:
        return book.compiled()
    except NoNativeRules as problem:
        tell(f"{problem}\n")
        return book.engine


@lru_cache(maxsize=4)
def worker_engine(game: str, components: Path | None, bots: tuple[str, ...]) -> Engine:
    """The engine of a process that plays many games, made once."""
    return engine_for(rulebook(game, components), lambda _: None, bots)


def play_games(match: Match, engine: Engine, indices: Sequence[int]) -> Iterator[Played]:
    """Play the games of these numbers in this process."""
    in_one_call = all(name in FAST_BOTS for name in match.seats())
    play = _play_compiled if in_one_call else _play_stepwise
    return play(match, engine, indices)


def _play_compiled(match: Match, engine: Engine, indices: Sequence[int]) -> Iterator[Played]:
    """Games between bots that the rules' own loop knows: each is a single call."""
    book = match.book
    states = engine.new_states(1 + LOOK_AHEAD)
    rngs = engine.new_rows(STREAMS_PER_GAME, 4)
    log = engine.new_rows(LONGEST_GAME, 2)
    bots = engine.new_rows(MAX_SEATS)
    for seat, name in enumerate(match.seats()):
        bots[seat] = FAST_BOTS[name]
    options = book.options_number(match.options)
    for index in indices:
        began = time.perf_counter()
        n = engine.rules.play_game(
            states, match.seed, index, match.players, options, bots, rngs, log
        )
        seconds = time.perf_counter() - began
        last = book.state.from_record(states[0]) if engine.compiled else states[0]
        rows = log[:n].tolist() if engine.compiled else log[:n]
        steps = tuple((seat, action) for seat, action in rows)
        result = book.result(last)
        yield Played(index, steps, result, book.write_result(result), seconds)


def _play_stepwise(match: Match, engine: Engine, indices: Sequence[int]) -> Iterator[Played]:
    """Games of any bots, decision by decision; beside their thought, the rules take no time."""
    for index in indices:
        game = _new_game(match, index)
        choose = {
            seat: _chooser(match, name, game, seat, index, engine)
            for seat, name in enumerate(match.seats())
            if name != AUTOMATON
        }
        longest = [0.0] * game.players
        began = time.perf_counter()
        while not game.over:
            seat = game.deciding[0]
            asked = time.perf_counter()
            action = choose[seat]()
            longest[seat] = max(longest[seat], time.perf_counter() - asked)
            game.play(action, seat)
        seconds = time.perf_counter() - began
        steps = tuple((entry.seat, entry.action.id) for entry in game.log)
        result = game.result()
        assert result is not None
        written = game.book.write_result(result)
        yield Played(index, steps, result, written, seconds, tuple(longest))


def _chooser(
    match: Match, name: str, game: Game, seat: int, index: int, engine: Engine
) -> Callable[[], int | str]:
    """What chooses for one seat of a game whenever it is called."""
    who = contestant(name, match.budget)
    if who.is_guest:
        return Guest(who.bot, game, seat, who.budget, f"game {index} of seed {match.seed}").choose
    bot = make_bot(who.bot, game.book, seat, match.seed, index, who.budget, engine)
    return lambda: bot.choose_known(game.knowledge(seat))


def _new_game(match: Match, index: int) -> Game:
    automata = match.book.automata(match.players)
    seats = [
        Seat(automata[seat], AUTOMATON)
        if seat in automata
        else Seat(f"{name} {seat + 1}", f"bot:{name}")
        for seat, name in enumerate(match.seats())
    ]
    return new_game(
        match.game, match.players, match.seed, seats, match.components, match.options, index
    )


def record_of(match: Match, played: Played) -> Record:
    """The record of a simulated game, made by playing its actions again by the book."""
    game = _new_game(match, played.index)
    for seat, action in played.steps:
        if seat != CHANCE:
            game.play(action, seat)
    return game.record()


def factors_of(match: Match, played: Played) -> Factors:
    """What may have decided a game, found by playing its actions again with open ears."""
    book = match.book
    stream = played.index * STREAMS_PER_GAME + SETUP_STREAM
    first = book.deal(match.players, match.options, match.seed, stream)
    last = first.copy()
    events: list[RawEvent] = []
    for seat, action in played.steps:
        events += book.apply(last, seat, action)
    return book.factors(first, events, last)


@dataclass
class Summary:
    """What came of all games, added up."""

    match: Match
    games: int = 0
    decisions: int = 0

    def __post_init__(self) -> None:
        self._hash = hashlib.sha256()
        self._wins = [0.0] * len(self.match.seats())
        self._parts: list[dict[str, int]] = [{} for _ in self._wins]

    def add(self, played: Played) -> None:
        """Count one more game; games must come in the order of their numbers."""
        self.games += 1
        self.decisions += played.decisions
        self._hash.update(played.digest.encode())
        for seat, share in enumerate(played.win_shares()):
            self._wins[seat] += share
        for seat, scores in enumerate(played.result["scores"]):
            for part, points in scores.items():
                self._parts[seat][part] = self._parts[seat].get(part, 0) + points

    def as_data(self) -> dict[str, Any]:
        """The summary as plain data; `digest` is the same exactly if all games were the same."""
        match = self.match
        return {
            "game": match.game,
            "players": match.players,
            "options": list(match.options),
            "seed": match.seed,
            "games": self.games,
            "decisions": self.decisions,
            "digest": self._hash.hexdigest(),
            "seats": [
                {
                    "bot": bot,
                    "wins": round(self._wins[seat], 6),
                    "mean": {part: sum_ / self.games for part, sum_ in parts.items()},
                }
                for seat, (bot, parts) in enumerate(zip(match.seats(), self._parts, strict=True))
            ],
        }


def simulate(
    match: Match,
    games: int,
    crew: Crew | None = None,
    tell: Tell | None = None,
    records: Path | None = None,
) -> Summary:
    """Play games 0 to `games` - 1 of a match; `tell` gets lines of progress."""
    check(match)
    if games < 1:
        raise Fault("fault-games", least=1, games=games)
    if records is not None:
        make_folder(records)
    tell = tell or (lambda _: None)
    engine_for(match.book, tell, match.bots)
    size = FAST_GAMES_PER_TASK if all(bot in FAST_BOTS for bot in match.bots) else 1
    tasks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    summary = Summary(match)
    ahead: dict[int, Played] = {}
    for done in (crew or Crew()).work(_play_task, match, tasks, tell):
        ahead |= {played.index: played for played in done}
        while played := ahead.pop(summary.games, None):
            summary.add(played)
            if records is not None:
                path = records / f"{match.game}-{match.seed}-{played.index:06d}.json"
                path.write_text(json.dumps(record_of(match, played)) + "\n", encoding="utf-8")
    return summary


def _play_task(match: Match, indices: Sequence[int]) -> list[Played]:
    """One task, in whatever process."""
    engine = worker_engine(match.game, match.components, tuple(match.bots))
    return list(play_games(match, engine, indices))
