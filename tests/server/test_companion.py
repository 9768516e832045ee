"""A table beside a real box: its owner tells what was dealt and drawn, and takes back anything."""

from __future__ import annotations

import random
from typing import Any

import pytest
from fastapi.testclient import TestClient

from bingma import from_record
from tests.server.people import GREEDY, HUMAN, OPEN, Person, until

GAME = "terracotta-army"
ME = {"kind": "human", "name": "Ana"}
SETUP = {
    "mode": "solo",
    "options": [4, 6],
    "tiles": ["soldier", "quad_ne", "coins", "border", "archer"],
    "pm_weapons": ["bow", "sword", "spear", "halberd"],
    "pm_masters": ["claymaker", "builder"],
}


def box(person: Person, setup: Any = SETUP) -> str:
    """A new table beside a real box."""
    return person.table(ME, game=GAME, companion={"setup": setup})


def draw(person: Person, table: str, key: str | None = None, status: int = 200) -> Any:
    """Have something drawn."""
    body = {"seat": 1, "expected_seq": person.state(table, 1)["seq"], "key": key}
    return person.post(f"/tables/{table}/draw", body, status)


def seats_of(person: Person, table: str) -> list[int]:
    """Whose each entry is that was not taken back."""
    return [entry["seat"] for entry in person.get(f"/tables/{table}/log")]


def test_nothing_is_drawn_by_itself(sqlite_server: TestClient) -> None:
    ana, eve = Person(sqlite_server), Person(sqlite_server)
    table = box(ana)
    state = ana.state(table)
    info = state["table"]
    assert (info["companion"], info["your_move"], info["seed"]) == (True, True, None)
    assert (info["options"], info["deciding"], state["seq"]) == ([4, 6], [-1], 0)
    assert len(state["legal"]) == 36
    assert eve.state(table)["legal"] == []
    after = ana.play(table, 1, "dice 3 5")
    assert seats_of(ana, table) == [-1]
    assert after["seq"] == 1


def test_what_was_told_can_be_taken_back_without_limit(server: TestClient) -> None:
    ana = Person(server)
    table = box(ana)
    first = ana.state(table)["view"]
    ana.play_on(table, random.Random(2), until=25)
    for _ in range(25):
        state = ana.state(table)
        assert state["can_undo"]
        assert not state["can_restart"]
        ana.take_back(table, 1)
    state = ana.state(table)
    assert (state["view"], state["can_undo"]) == (first, False)
    assert ana.take_back(table, 1, status=409)["error"]["key"] == "not-undoable"


def test_a_wrong_throw_is_told_again(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    table, right = box(ana), box(ana)
    ana.play(table, 1, "dice 3 5")
    ana.take_back(table, 1)
    told = ana.play(table, 1, "dice 6 6")
    assert told["view"] == ana.play(right, 1, "dice 6 6")["view"]
    ana.take_back(table, 1)
    assert len(ana.state(table)["legal"]) == 36


def test_a_whole_game_with_told_and_drawn_draws(server: TestClient) -> None:
    """Its record is that of the same game replayed; it counts in no results."""
    ana, rng = Person(server), random.Random(4)
    table = box(ana)
    state, kinds = ana.state(table), set()
    while state["table"]["status"] != "over":
        chance = state["table"]["deciding"] == [-1]
        if chance:
            kinds.add(state["question"]["title"]["key"])
        if chance and rng.random() < 0.5:
            state = draw(ana, table)
        elif rng.random() < 0.1 and state["can_undo"]:
            state = ana.take_back(table, 1)
        else:
            state = ana.play(table, 1, rng.choice(state["legal"])["action"])
    record = ana.get(f"/tables/{table}/record")
    assert record["setup"] == SETUP
    assert {seat for seat, _ in record["actions"]} == {-1, 1}
    again = from_record(record)
    assert again.result() == state["table"]["result"]
    assert again.view(1) == state["view"]
    assert {"ta-ask-draw-dice", "ta-ask-draw-decree", "ta-ask-draw-master"} <= kinds
    assert ana.get("/my/results") == []
    assert ana.refused("POST", f"/tables/{table}/rematch", 409) == "not-possible"


def test_a_request_that_is_sent_again_is_done_once(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    table = box(ana)
    body = {"seat": 1, "expected_seq": 0, "key": "one"}
    first = ana.post(f"/tables/{table}/draw", body)
    assert ana.post(f"/tables/{table}/draw", body)["seq"] == first["seq"] == 1
    told = {**body, "action": "dice 1 1", "key": "two"}
    assert ana.refused("POST", f"/tables/{table}/actions", 409, told) == "stale"
    ana.take_back(table, 1)
    told["expected_seq"] = 2
    for _ in range(2):
        assert ana.post(f"/tables/{table}/actions", told)["seq"] == 3


def test_draws_by_websocket(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    table = box(ana)
    with ana.live(table, 1) as socket:
        state = until(socket, "state")
        socket.send_json({"type": "draw", "expected_seq": state["seq"]})
        assert until(socket, "update")["seq"] == 1
        socket.send_json({"type": "undo", "expected_seq": 1})
        assert len(until(socket, "update")["state"]["legal"]) == 36
    assert ana.state(table)["seq"] == 2


def test_an_ordinary_table_keeps_its_limits(sqlite_server: TestClient) -> None:
    """T7.7: no draw is told, asked for or taken back."""
    ana = Person(sqlite_server)
    table = ana.table(ME, game=GAME)
    state = ana.state(table)
    assert not state["table"]["companion"]
    body = {"seat": 1, "expected_seq": state["seq"]}
    typed = {**body, "action": "dice 1 1"}
    assert ana.refused("POST", f"/tables/{table}/actions", 422, typed) == "illegal-action"
    assert ana.refused("POST", f"/tables/{table}/draw", 409, body) == "no-draw"
    assert ana.refused("POST", f"/tables/{table}/undo", 409, body) == "not-undoable"


def test_only_the_owner_plays_chance(sqlite_server: TestClient) -> None:
    ana, eve = Person(sqlite_server), Person(sqlite_server)
    table = box(ana)
    body = {"seat": 1, "expected_seq": 0}
    assert eve.refused("POST", f"/tables/{table}/draw", 403, body) == "not-your-seat"
    typed = {**body, "action": "dice 1 1"}
    assert eve.refused("POST", f"/tables/{table}/actions", 403, typed) == "not-your-seat"
    his = {**body, "seat": 0}
    assert ana.refused("POST", f"/tables/{table}/draw", 403, his) == "not-your-seat"
    assert ana.refused("POST", f"/tables/{table}/seats/1/bot", 409) == "not-possible"


@pytest.mark.parametrize(
    ("seats", "setup", "said"),
    [
        ([HUMAN], {}, "setup.mode"),
        ([HUMAN], SETUP | {"pm_masters": ["claymaker"]}, "setup.pm_masters"),
        ([HUMAN], SETUP | {"tiles": ["coins"] * 5}, "twice"),
        ([HUMAN], SETUP | {"pm_weapons": ["club"] * 4}, "setup.pm_weapons"),
        ([HUMAN], {"position": "nonsense"}, "nonsense"),
        ([HUMAN, HUMAN], SETUP, "one person"),
        ([OPEN], SETUP, "one person"),
        ([GREEDY], SETUP, "one person"),
    ],
)
def test_a_bad_set_up_is_a_sentence(
    sqlite_server: TestClient, seats: list[dict[str, Any]], setup: Any, said: str
) -> None:
    ana = Person(sqlite_server)
    body = {"game": GAME, "seats": seats, "companion": {"setup": setup}}
    error = ana.post("/tables", body, 422)["error"]
    assert error["key"] == "bad-table"
    assert said in error["message"]
    assert ana.get("/my/tables") == []


def test_a_game_without_an_automaton_has_no_companion(sqlite_server: TestClient) -> None:
    body = {"game": "xian", "seats": [HUMAN], "companion": {"setup": {}}}
    assert Person(sqlite_server).refused("POST", "/tables", 422, body) == "bad-table"
