"""Terracotta Army against its automaton: the same tables, for a game with draws and options."""

from __future__ import annotations

import random
from typing import Any

import pytest
from fastapi.testclient import TestClient

from bingma import from_record
from bingma.server.app import create_app
from tests.server.conftest import settings_for
from tests.server.people import HUMAN, Person, until

GAME = "terracotta-army"
LI_SI = {"seat": 0, "kind": "automaton", "name": "Li Si", "connected": True}


def solo(person: Person, *options: int) -> str:
    """A new solo table."""
    return person.table({"kind": "human", "name": "Ana"}, game=GAME, options=list(options))


def play_live(person: Person, table: str, rng: random.Random) -> dict[str, Any]:
    """Play a table to its end by WebSocket, now and then taking something back."""
    with person.live(table, 1) as socket:
        state: dict[str, Any] = until(socket, "state")
        taken_back = 0
        while state["table"]["status"] != "over":
            if state["can_undo"] and rng.random() < 0.1:
                message = {"type": "undo"}
                taken_back += 1
            else:
                message = {"type": "action", "action": rng.choice(state["legal"])["action"]}
            socket.send_json(message | {"expected_seq": state["seq"]})
            state = until(socket, "update")["state"]
    assert taken_back > 0
    return state


def test_the_options_of_each_game_are_listed(sqlite_server: TestClient) -> None:
    games = {game["name"]: game for game in Person(sqlite_server).get("/games")}
    assert games["xian"]["options"] == []
    assert games[GAME]["options"] == [{"id": n, "players": [1]} for n in range(1, 9)]


@pytest.mark.parametrize("options", [(), (3, 6)])
def test_a_solo_game_by_websocket(server: TestClient, options: tuple[int, ...]) -> None:
    ana, eve = Person(server), Person(server)
    table = solo(ana, *options)
    about = ana.get(f"/tables/{table}")
    assert about["seats"][0].items() >= LI_SI.items()
    assert (about["players"], about["status"]) == (2, "playing")
    assert ana.refused("POST", f"/tables/{table}/seats/0/bot", 409) == "not-possible"
    final = play_live(ana, table, random.Random(sum(options)))
    record = eve.get(f"/tables/{table}/record")
    assert record["setup"]["options"] == list(options)
    assert record["seats"] == [
        {"name": "Li Si", "kind": "automaton"},
        {"name": "Ana", "kind": "human"},
    ]
    game = from_record(record)
    assert game.result() == final["table"]["result"]
    assert game.view(1) == final["view"]
    log = eve.get(f"/tables/{table}/log")
    assert {line["seat"] for line in log} == {1, -1}
    half = len(log) // 2
    seen = eve.get(f"/tables/{table}/at/{half}?seat=1")["view"]
    assert seen == from_record(record, to=half).view(1)
    text = eve.ask("GET", f"/tables/{table}/record.txt").text
    assert "Li Si: total" in text


def test_a_rematch_has_the_same_options(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    table = solo(ana, 2)
    ana.play_on(table, random.Random(1))
    again = ana.post(f"/tables/{table}/rematch")
    assert [seat["kind"] for seat in again["table"]["seats"]] == ["automaton", "human"]
    assert again["table"]["seats"][0].items() >= LI_SI.items()
    assert [link["seat"] for link in again["links"]] == [1]
    assert ana.play_on(again["table"]["id"], random.Random(2))["view"]["options"] == [2]


def test_a_solo_game_goes_on_after_a_restart(database: str) -> None:
    """What was drawn is in the log, and what is drawn next does not depend on the restart."""
    ends = []
    for stops in ((12,), (5, 12, 30)):
        ana = None
        rng = random.Random(3)
        for stop in (*stops, None):
            with TestClient(create_app(settings_for(database))) as server:
                person = Person(server)
                if ana is None:
                    ana = person
                    table = ana.table(HUMAN, game=GAME, seed=11)
                person.cookies = ana.cookies
                final = person.play_on(table, rng, until=stop)
        ends.append(final["view"])
    assert ends[0]["over"]
    assert ends[0] == ends[1]


def test_a_solo_game_can_be_played_on_from_a_point(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    table = solo(ana, 4)
    ana.play_on(table, random.Random(4))
    record = ana.get(f"/tables/{table}/record")
    imported = ana.post("/records", record, 201)["table"]
    assert imported["seats"][0].items() >= LI_SI.items()
    body = {"n": 20, "seats": [HUMAN], "pace": "off"}
    for source in (table, imported["id"]):
        branch = ana.post(f"/tables/{source}/branch", body, 201)["table"]
        assert branch["seats"][0].items() >= LI_SI.items()
        assert ana.play_on(branch["id"], random.Random(5))["table"]["status"] == "over"
        actions = ana.get(f"/tables/{branch['id']}/record")["actions"]
        assert actions[:20] == record["actions"][:20]
        again = ana.post(f"/tables/{branch['id']}/rematch")["table"]
        assert ana.state(again["id"], 1)["view"]["options"] == [4]
