"""X11.8: the replay of a record, decision by decision."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest

from bingma import BadRecord, from_record, new_game
from bingma.play.replay import replay_lines, replay_steps

PLAYER_KEYS = [
    *("coins", "clay", "pigments", "pp", "supervisor", "tiles", "end_tile", "helpers", "seals"),
    *("warriors", "equipment"),
]
BOARD_KEYS = [
    *("raw_stock", "pigment_stock", "minister", "minister_bonus", "requests", "display"),
    *("builders", "track", "pit"),
]


def a_record(players: int, seed: int) -> Any:
    rng = random.Random(seed)
    game = new_game(players=players, seed=seed)
    while not game.over:
        seat = rng.choice(game.deciding)
        game.play(rng.choice(game.legal(seat)), seat)
    return json.loads(json.dumps(game.record()))


@pytest.mark.parametrize("players", [2, 3, 4])
def test_X11_8_one_line_for_each_decision_asked(players: int) -> None:
    record = a_record(players, players)
    lines = list(replay_lines(record))
    assert [line["n"] for line in lines] == [*range(1, len(record["actions"]) + 1)]
    assert [[line["seat"], line["action"]] for line in lines] == record["actions"]
    for i, line in enumerate(lines):
        assert list(line) == [
            *("n", "seat", "decision", "legal", "action", "auto", "players", "board")
        ]
        assert line["legal"] == sorted(line["legal"])
        assert line["action"] in line["legal"]
        assert len(line["legal"]) > 1 or lines[i - 1]["action"] == "discount"
        for player in line["players"]:
            assert list(player) == PLAYER_KEYS
        board = line["board"]
        assert list(board) == BOARD_KEYS
        assert len(board["pit"]) == 24
        assert list(board["builders"]) == ["workshop", "lab", "armory", "palace"]
        assert sorted(seat for space in board["track"] for seat in space) == [*range(players)]
        assert len(board["track"]) == 6
    final = [player["pp"] for player in lines[-1]["players"]]
    assert final == [score["play"] for score in record["result"]["scores"]]
    assert any(line["auto"] for line in lines)


def test_X11_8_lines_are_positions_at_the_next_question() -> None:
    record = a_record(3, 8)
    game = from_record(record, to=0)
    for line in replay_lines(record):
        assert line["decision"] == game.decision(line["seat"])
        assert line["legal"] == sorted(game.legal(line["seat"]))
        game.play(line["action"], line["seat"])
        assert {key: line[key] for key in ("players", "board")} == game.position()
        assert line["auto"] == [text for _, text in game.log[-1].automatic]


def test_X11_8_builders_are_still_out_on_the_last_line() -> None:
    *_, last = replay_lines(a_record(2, 3))
    assert any(last["board"]["builders"].values())


def test_replay_to_a_line() -> None:
    record = a_record(2, 3)
    whole = list(replay_lines(record))
    for to in (0, 1, 20, len(whole)):
        assert list(replay_lines(record, to=to)) == whole[:to]


def test_steps_begin_before_the_first_decision() -> None:
    record = a_record(2, 3)
    steps = list(replay_steps(record))
    first = steps[0]
    assert (first.n, first.seat, first.decision, first.action) == (0, None, None, None)
    assert first.position == from_record(record, to=0).position()
    assert len(steps) == len(record["actions"]) + 1
    told = [event for step in steps for event in step.events]
    assert told[-1] == {"kind": "game-ended"}


def test_a_record_with_a_fault_gives_no_line() -> None:
    record = a_record(2, 3)
    record["actions"][30] = [0, "dance"]
    with pytest.raises(BadRecord, match="Action 31"):
        next(replay_lines(record))
