"""The boards of the story: what stood on the table when each step was told."""

from __future__ import annotations

import random
from collections import Counter
from collections.abc import Iterator
from typing import Any

import pytest

from bingma.games.contract import View
from bingma.games.telling import Line
from bingma.play.game import Game, new_game


def games(number: int) -> Iterator[Game]:
    """Random games, solo with various options and for two to four."""
    for seed in range(number):
        choose = random.Random(seed)
        players = (1, 4, 1)[seed % 3]
        options = choose.sample(range(1, 9), 3 * seed) if players == 1 else []
        game = new_game("terracotta-army", players=players, seed=seed, options=sorted(options))
        while not game.over:
            game.play(choose.choice(game.legal()))
        yield game


@pytest.fixture(scope="module")
def played() -> list[tuple[Game, list[list[View]]]]:
    """Games with the boards of all their entries, as spectators see them."""
    return [
        (
            game,
            [list(game.boards(number, None)[1].values()) for number in range(1, len(game.log) + 1)],
        )
        for game in games(3)
    ]


def test_there_is_a_board_for_each_event(played: Any) -> None:
    for game, boards in played:
        for entry, seen in zip(game.log, boards, strict=True):
            assert len(seen) == len(game.seen(entry, None))


def test_the_last_board_is_the_view_after_the_entry() -> None:
    for game in games(1):
        again = game.restarted()
        for number, entry in enumerate(game.log, 1):
            if entry.seat < 0:
                again.play_chance(str(entry.action))
            else:
                again.play(str(entry.action), entry.seat)
            for seat in (None, 1) if number % 7 == 0 else ():
                _, boards = game.boards(number, seat)
                assert boards[max(boards)] == again.view(seat)


def told(game: Game, boards: list[list[View]]) -> Iterator[tuple[Line, View]]:
    """The lines of a game with their boards."""
    for line in game.lines(None):
        if line["last"] and "level" not in line:
            yield line, boards[line["last"] - 1][line["event"] - 1]


def test_each_line_brings_what_changes_on_its_board(played: Any) -> None:
    """Goods and points between two boards are those that the lines between them tell of."""
    lines = 0
    for game, boards in played:
        before = game.restarted().view(None)
        for line, board in told(game, boards):
            changed: Counter[tuple[int, str]] = Counter()
            for effect in line.get("effects", []):
                changed[effect["seat"], effect["what"]] += effect["amount"]
            for p, (old, new) in enumerate(zip(before["players"], board["players"], strict=True)):
                clay = sum(changed[p, kind] for kind in ("clay", "wet", "dry"))
                assert new["coins"] - old["coins"] == changed[p, "coins"], (line, p)
                assert new["wet"] + new["dry"] - old["wet"] - old["dry"] == clay, (line, p)
                assert new["total"] - old["total"] == changed[p, "points"], (line, p)
            before = board
            lines += 1
    assert lines > 300


def test_a_step_is_told_when_it_is_done(played: Any) -> None:
    """Whoever walks, works or is built stands there on the board of that very step."""
    steps: Counter[str] = Counter()
    for game, boards in played:
        for entry, seen in zip(game.log, boards, strict=True):
            for event, board in zip(game.seen(entry, None), seen, strict=True):
                kind = event.get("step", event["kind"])
                if kind == "overseer":
                    assert board["board"]["overseer"] == event["chosen"]
                elif kind in ("worker", "placed"):
                    assert board["board"]["wheel"][event["slice"]] != [None, None]
                elif kind in ("built", "specialist") and event.get("space"):
                    assert event["space"] in board["board"]["grid"]
                else:
                    continue
                steps[kind] += 1
    assert steps.keys() >= {"overseer", "worker", "placed", "built", "specialist"}, steps
