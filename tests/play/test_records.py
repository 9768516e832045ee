"""X11.7: records of games, and what is said about those that are not right."""

from __future__ import annotations

import json
import os
import random
import subprocess
import sys
from collections.abc import Callable
from functools import cache
from pathlib import Path
from typing import Any

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

import bingma
from bingma import BadNotation, BadRecord, IllegalAction, from_record, new_game
from bingma.play.game import Seat
from bingma.play.records import load_record


@cache
def finished_text(players: int, seed: int) -> str:
    game = new_game(
        players=players, seed=seed, seats=[Seat(f"P{p}", "bot:x") for p in range(players)]
    )
    rng = random.Random(seed)
    while not game.over:
        seat = rng.choice(game.deciding)
        game.play(rng.choice(game.legal(seat)), seat)
    return json.dumps(game.record())


def finished(players: int = 2, seed: int = 1) -> Any:
    """The record of a whole game, to be changed at will."""
    return json.loads(finished_text(players, seed))


# Right ones


@pytest.mark.parametrize("players", [2, 3, 4])
def test_X11_7_a_record_leads_to_the_same_game_at_any_moment(players: int) -> None:
    rng = random.Random(players)
    game = new_game(players=players, seed=players)
    n = 0
    while True:
        if n < 10 or n % 17 == 0 or game.over:
            text = json.dumps(game.record())
            again = from_record(json.loads(text))
            assert json.dumps(again.record()) == text
            assert again.position() == game.position()
            for seat in (*range(players), None):
                assert json.dumps(again.view(seat)) == json.dumps(game.view(seat))
                assert again.events(seat) == game.events(seat)
            assert again.log == game.log
        if game.over:
            break
        seat = rng.choice(game.deciding)
        game.play(rng.choice(game.legal(seat)), seat)
        n += 1
    assert "result" in game.record()


def test_X11_7_shape() -> None:
    record = finished(players=3)
    assert list(record) == [
        *("format", "version", "game", "data", "seats", "setup", "actions", "result")
    ]
    assert (record["format"], record["version"], record["game"]) == ("bingma-record", 1, "xian")
    assert record["data"].startswith("Bingma reconstruction 1 ")
    assert record["seats"][1] == {"name": "P1", "kind": "bot:x"}
    setup = record["setup"]
    assert list(setup) == ["faces", "buildings", "requests", "equipment", "end_tiles", "players"]
    assert list(setup["faces"]) == ["A", "B", "C"]
    assert sorted(setup["requests"]) == [*range(1, 13)]
    assert [len(setup[key]) for key in ("buildings", "equipment", "end_tiles")] == [4, 24, 4]
    for player in setup["players"]:
        assert list(player) == ["start_tile", "deck"]
        assert len(set(player["deck"])) == 24
    assert all(type(seat) is int and type(text) is str for seat, text in record["actions"])
    result = record["result"]
    assert list(result) == ["ranking", "scores"]
    parts = ["play", "majorities", "equipment", "mausoleum", "end_tile", "resources"]
    for score in result["scores"]:
        assert list(score) == ["total", *parts]
        assert score["total"] == sum(score[part] for part in parts)
    totals = [result["scores"][seat]["total"] for seat in result["ranking"]]
    assert totals == sorted(totals, reverse=True)


def test_X11_7_a_place_in_a_record_is_a_seat_and_in_a_result_a_list() -> None:
    record = finished()
    game = from_record(record)
    result = game.result()
    assert result is not None
    assert result["ranking"] == [[seat] for seat in record["result"]["ranking"]]
    assert game.written_result() == record["result"]
    assert game.book.read_result(record["result"]) == result


def test_X11_7_there_is_no_result_while_the_game_is_on() -> None:
    game = new_game(players=2, seed=1)
    assert "result" not in game.record()


def test_X11_7_a_record_without_data_is_replayed_with_the_built_in_data() -> None:
    record = finished()
    del record["data"]
    assert from_record(record).written_result() == record["result"]
    record["data"] = None
    assert from_record(record).written_result() == record["result"]


def test_X11_7_the_kind_of_a_seat_may_be_missing() -> None:
    record = finished()
    del record["seats"][0]["kind"]
    assert from_record(record).seats == [Seat("P0", "human"), Seat("P1", "bot:x")]


def test_replay_to_an_action() -> None:
    record = finished()
    actions = record["actions"]
    for to in (0, 1, 7, len(actions) - 1):
        game = from_record(record, to=to)
        assert game.record()["actions"] == actions[:to]
        assert not game.over
    assert from_record(record, to=len(actions)).over
    assert from_record(record, to=len(actions) + 5).over


def test_a_replayed_game_can_be_played_on() -> None:
    record = finished()
    game = from_record(record, to=50)
    for seat, action in record["actions"][50:]:
        game.play(action, seat)
    assert game.record() == record


def test_notation_in_records_is_read_kindly_and_written_properly() -> None:
    record = finished()
    for item in record["actions"]:
        item[1] = f" {item[1].upper()} "
    assert from_record(record).record() == finished()


# Wrong ones

Path_ = list[Any]


def changed(record: Any, path: Path_, value: Any) -> Any:
    """The record with another value at a place; ... takes it out."""
    place = record
    for key in path[:-1]:
        place = place[key]
    if value is ...:
        del place[path[-1]]
    else:
        place[path[-1]] = value
    return record


@pytest.mark.parametrize(
    ("path", "value", "message"),
    [
        (["format"], "other", 'format: must be "bingma-record", not "other"'),
        (["format"], ..., 'format: must be "bingma-record", not null'),
        (["version"], 2, "version: must be 1, not 2"),
        (["version"], True, "version: must be 1, not true"),
        (["version"], "1", 'version: must be 1, not "1"'),
        (["game"], 3, "game: must be a text, not 3"),
        (["game"], "chess", "There is no game “chess”"),
        (["data"], 3, "data: must be a text, not 3"),
        (["data"], "Mine 0123", "made with the component data “Mine 0123”, and this is “Bingma"),
        (["seats"], ..., "seats: is missing"),
        (["seats"], {}, "seats: must be a list"),
        (["seats"], [], "2 to 4 players, and the record has 0 seats"),
        (["seats", 1], "Katia", r"seats\[1\]: must be an object"),
        (["seats", 0, "name"], 3, r"seats\[0\]: must be an object"),
        (["seats", 0, "kind"], 3, r"seats\[0\].kind: must be a text"),
        (["setup"], ..., "setup: is missing"),
        (["setup"], [], "setup: must be an object"),
        (["setup", "weather"], 1, "setup.weather: is not known here; known are faces, buildings"),
        (["setup", "faces", "D"], 1, "setup.faces.D: is not known here; known are A, B, C"),
        (["setup", "players", 1, "luck"], 1, r"setup.players\[1\].luck: is not known here"),
        (["setup", "faces"], ..., "setup.faces: is missing"),
        (["setup", "faces", "B"], 5, "setup.faces.B: must be from 1 to 4"),
        (["setup", "faces", "B"], True, "setup.faces.B: must be from 1 to 4"),
        (["setup", "faces"], 1, "setup.faces.A: must be from 1 to 4"),
        (
            ["setup", "buildings", 0],
            "kitchen",
            "setup.buildings: must be one of workshop, lab, armory, palace, not .kitchen.",
        ),
        (["setup", "buildings"], ["lab"], "setup.buildings: must be a list of 4 entries"),
        (["setup", "requests", 0], 13, "setup.requests: must be one of .* not 13"),
        (["setup", "requests", 0], 1.0, "setup.requests: must be one of .* not 1.0"),
        (["setup", "equipment", 3], [], r"setup.equipment: must be one of .*, not \[\]"),
        (["setup", "equipment", 3], {}, r"setup.equipment: must be one of .*, not \{\}"),
        (["setup", "end_tiles"], ["six"], "setup.end_tiles: must be four different ones"),
        (["setup", "end_tiles", 0], ["six"], "setup.end_tiles: must be four different ones"),
        (["setup", "players"], [], "setup.players: must be a list of 2 entries"),
        (["setup", "players", 1], 3, r"setup.players\[1\]: must be an object"),
        (
            ["setup", "players", 1, "start_tile"],
            0,
            r"setup.players\[1\].start_tile: must be from 1",
        ),
        (["setup", "players", 1, "deck"], ..., r"setup.players\[1\].deck: is missing"),
        (["setup", "players", 0, "deck", 5], "Q1", r"setup.players\[0\].deck: must be one of"),
        (["actions"], ..., "actions: is missing"),
        (["actions"], "none", "actions: must be a list"),
        (["actions", 3], [0], r"actions\[3\]: must be a pair \[seat, action\]"),
        (["actions", 3], [True, "work"], r"actions\[3\]: must be a pair"),
        (["actions", 3], ["0", "work"], r"actions\[3\]: must be a pair"),
        (
            ["actions", 0],
            [0, "dance"],
            r'Action 1 \(\[0, "dance"\]\): “dance” is no action of Xi\'an\.',
        ),
        (
            ["actions", 0],
            [7, "favour"],
            "Action 1 .*: It is not the decision of seat 7, but of seat 0, 1.",
        ),
        (["actions", 0], [-1, "favour"], "Action 1 .*: No chance event is due here"),
        (["actions", 0], [0, "enter lab"], "Action 1 .*: “enter lab” is not legal: not-now"),
        (["result", "ranking"], [5], "The record's result is not what its actions lead to"),
        (["result", "scores", 0, "total"], -1, "The record's result is not what"),
        (["result"], "won", "The record's result is not what"),
    ],
)
def test_faults_are_named_with_their_place(path: Path_, value: Any, message: str) -> None:
    with pytest.raises(BadRecord, match=message):
        from_record(changed(finished(), path, value))


@pytest.mark.parametrize("value", [None, [], "text", 3])
def test_a_record_is_an_object(value: Any) -> None:
    with pytest.raises(BadRecord, match="A record is a JSON object"):
        from_record(value)


def test_doubled_pieces_are_refused() -> None:
    for path in (["requests"], ["equipment"], ["buildings"], ["players", 0, "deck"]):
        record = finished()
        place = record["setup"]
        for key in path:
            place = place[key]
        place[1] = place[0]
        with pytest.raises(BadRecord, match="twice"):
            from_record(record)
    record = finished()
    record["setup"]["players"][1]["start_tile"] = record["setup"]["players"][0]["start_tile"]
    with pytest.raises(BadRecord, match=r"start_tile: has \d twice"):
        from_record(record)


def test_actions_after_the_end_and_a_result_before_it() -> None:
    record = finished()
    n = len(record["actions"])
    record["actions"].append([0, "done"])
    with pytest.raises(BadRecord, match=rf"Action {n + 1} .*: The game is over before it"):
        from_record(record)
    del record["actions"][-2:]
    with pytest.raises(BadRecord, match="the game is not over after the last action"):
        from_record(record)


def test_a_seat_out_of_turn_is_told_whose_decision_it_is() -> None:
    record = finished()
    works = [i for i, (_, action) in enumerate(record["actions"]) if action == "work"]
    seat = record["actions"][works[0]][0]
    record["actions"][works[0]][0] = 1 - seat
    message = f"It is not the decision of seat {1 - seat}, but of seat {seat}"
    with pytest.raises(BadRecord, match=message):
        from_record(record)


@pytest.mark.parametrize(
    ("content", "message"),
    [
        (None, "cannot be read"),
        (b"\xff\xfe\x00", "is not a text file in UTF-8"),
        (b'{"format": ', "is not JSON"),
        (b"[" * 100_000, "is nested too deeply"),
        (b'{"version": ' + b"9" * 5000 + b"}", "has a number with too many digits"),
    ],
)
def test_files_that_hold_no_record(content: bytes | None, message: str, tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    if content is not None:
        path.write_bytes(content)
    with pytest.raises(BadRecord, match=message):
        load_record(path)


def test_load_record(tmp_path: Path) -> None:
    path = tmp_path / "record.json"
    path.write_text(finished_text(2, 1), encoding="utf-8")
    assert load_record(path) == finished()


# Fuzzed


def refused(call: Callable[[], object], *errors: type[Exception]) -> str | None:
    """The text of one of these errors, None if there is none; any other error goes through."""
    try:
        call()
    except errors as error:
        return str(error)
    return None


anything = st.recursive(
    st.none()
    | st.booleans()
    | st.integers()
    | st.floats(allow_nan=False)
    | st.text(max_size=8)
    | st.sampled_from(["lab", "six", "Y1", "sword-1", "favour", "plan Y1/R2", "bingma-record"]),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=6), inner),
    max_leaves=8,
)


def all_places(value: Any, path: tuple[Any, ...] = ()) -> list[tuple[Any, ...]]:
    """Every place in nested lists and objects."""
    found = [path] if path else []
    if isinstance(value, dict):
        for key, item in value.items():
            found += all_places(item, (*path, key))
    elif isinstance(value, list):
        for i, item in enumerate(value):
            found += all_places(item, (*path, i))
    return found


# Actions are many and the rest is little: half of the changes are made outside of them.
PLACES = all_places(finished())
OUTSIDE = [path for path in PLACES if path[0] != "actions"]


@settings(max_examples=300)
@given(st.data())
def test_a_changed_record_is_replayed_or_refused(data: st.DataObject) -> None:
    record = finished()
    for _ in range(data.draw(st.integers(1, 3))):
        path = data.draw(st.sampled_from(OUTSIDE) | st.sampled_from(PLACES))
        way = data.draw(st.sampled_from(["replace", "take out", "swap"]))
        place = record
        try:
            for key in path[:-1]:
                place = place[key]
            old = place[path[-1]]
        except (KeyError, IndexError, TypeError):
            continue  # an earlier change has taken that place away
        if way == "take out":
            del place[path[-1]]
        elif way == "swap" and isinstance(place, list):
            other = data.draw(st.integers(0, len(place) - 1))
            place[path[-1]], place[other] = place[other], old
        else:
            place[path[-1]] = data.draw(anything)
    refusal = refused(lambda: from_record(record), BadRecord)
    assert refusal is None or (refusal != "" and "\n" not in refusal)


@given(anything)
def test_anything_is_refused_as_a_record(value: Any) -> None:
    with pytest.raises(BadRecord):
        from_record(value)


@given(anything)
def test_any_setup_is_refused_with_a_reason(value: Any) -> None:
    with pytest.raises(BadRecord):
        from_record(finished() | {"setup": value})


@given(st.text(max_size=20) | st.integers(-10, 200), st.integers(-2, 5), st.integers(0, 100))
def test_anything_can_be_asked_to_be_played(action: str | int, seat: int, to: int) -> None:
    game = from_record(finished(), to=to)
    before = json.dumps(game.record())
    refusal = refused(lambda: game.copy().play(action, seat), BadNotation, IllegalAction)
    assert (refusal is None) == is_legal(game, action, seat)
    assert refusal != ""
    refused(lambda: game.why_not(action, seat), BadNotation, IllegalAction)
    assert json.dumps(game.record()) == before


def is_legal(game: bingma.Game, action: str | int, seat: int) -> bool:
    legal = game.legal(seat)
    if isinstance(action, int):
        return action in [known.id for known in legal]
    return " ".join(action.lower().split()) in [known.lower() for known in legal]


# On other machines

PLAY = """
import hashlib, json, random, bingma
digest = hashlib.sha256()
for players in (2, 3, 4):
    for seed in (0, 1, 2**62):
        game = bingma.new_game("xian", players=players, seed=seed, index=players)
        rng = game.book.engine.new_rng(seed, 99)
        while not game.over:
            seat = game.deciding[0]
            legal = game.legal(seat)
            game.play(legal[game.book.engine.rules.below(rng, len(legal))], seat)
            digest.update(json.dumps([game.view(seat), game.events(None, -1)]).encode())
        digest.update(json.dumps(game.record()).encode())
print(digest.hexdigest())
"""


def test_the_same_seed_gives_the_same_games_in_every_process() -> None:
    printed = {
        subprocess.run(
            [sys.executable, "-c", PLAY],
            capture_output=True,
            text=True,
            check=True,
            env=os.environ | {"PYTHONHASHSEED": hash_seed, "LC_ALL": locale},
        ).stdout
        for hash_seed, locale in (("0", "C"), ("1", "C.UTF-8"), ("4242", "C"))
    }
    assert len(printed) == 1
    assert len(printed.pop().strip()) == 64
