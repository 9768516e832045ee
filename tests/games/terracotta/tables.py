"""Games for tests of what is told and drawn."""

from __future__ import annotations

import random
from collections.abc import Iterator

from bingma.games.terracotta import names
from bingma.play.game import Game, Seat, new_game
from bingma.texts import Language

COLOURS = ("Purple", "Orange", "Cyan", "Jade")
ALL_OPTIONS = (1, 2, 3, 4, 5, 6, 7, 8)
GAMES: list[tuple[int, int, tuple[int, ...], Language]] = [
    (1, 1, (), "en"),
    (1, 5, (1, 3), "en"),
    (1, 9, ALL_OPTIONS, "en"),
    (2, 2, (), "en"),
    (4, 4, (), "en"),
    (1, 9, ALL_OPTIONS, "fr"),
    (1, 9, ALL_OPTIONS, "de"),
    (3, 4, (), "fr"),
    (3, 4, (), "de"),
]


def seated(players: int, seed: int, options: tuple[int, ...] = ()) -> Game:
    """A new game with names."""
    if players == 1:
        seats = [Seat("Li Si", "automaton"), Seat("Orange")]
        return new_game("terracotta-army", 1, seed, seats, options=options)
    return new_game("terracotta-army", players, seed, [Seat(name) for name in COLOURS[:players]])


def walk(game: Game, seed: int) -> Iterator[int]:
    """Play a random game in which much happens; yields who decides before each action."""
    rng = random.Random(seed)
    while not game.over:
        seat = game.deciding[0]
        yield seat
        actions = game.legal(seat)
        for verbs, share in (
            (("specialist", "use", "inspect", "stacks"), 0.7),
            (("take", "hire", "build"), 0.8),
        ):
            liked = [action for action in actions if action.split(" ")[0] in verbs]
            if liked and rng.random() < share:
                actions = liked
                break
        game.play(rng.choice(actions), seat)


def put(game: Game, *spaces: tuple[str, int, str]) -> None:
    """Put warriors on the grid of a game, as if they had been built."""
    for kind, seat, space in spaces:
        game.book.engine.rules.put_warrior(
            game._state, seat, names.TYPES.index(kind), names.SPACES.index(space)
        )


def choosing_a_space(game: Game, kind: str) -> None:
    """Let the person of the solo game have paid for a warrior, and be asked where it stands."""
    game._state.wet[1] = 10
    board = game.view(1)["board"]
    at = next(
        i
        for i, shown in enumerate(board["slices"])
        if shown["inner"]["name"] == "build" and board["wheel"][i] == [None, None]
    )
    game.play(f"place craftsman {at}", 1)
    game.play(f"build {kind}", 1)
