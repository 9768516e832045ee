"""Looking back: log, replay, records, playing on from a point."""

from __future__ import annotations

import json
import random
from typing import Any

import pytest
from fastapi.testclient import TestClient

from bingma import from_position, from_record, new_game
from tests.server.people import GREEDY, HUMAN, Person

JSON = {"Content-Type": "application/json"}


def finished_record(seed: int) -> Any:
    """The record of a random game."""
    game, rng = new_game("xian", players=2, seed=seed), random.Random(seed)
    while not game.over:
        seat = game.deciding[0]
        game.play(rng.choice(game.legal(seat)), seat)
    return game.record()


def test_the_log_shows_what_the_seat_may_know(ana: Person, eve: Person) -> None:
    table = ana.table(HUMAN, HUMAN)
    ana.play(table, 0)
    own, others = ana.get(f"/tables/{table}/log?seat=0"), eve.get(f"/tables/{table}/log")
    assert [event["kind"] for event in own[0]["events"]] == ["decided", "favour-chosen"]
    assert [event["kind"] for event in others[0]["events"]] == ["decided"]
    assert (own[0]["n"], own[0]["seat"]) == (1, 0)
    ana.take_back(table, 0)
    assert ana.get(f"/tables/{table}/log?seat=0") == []


def test_every_moment_can_be_seen_again(ana: Person, eve: Person) -> None:
    table = ana.table(HUMAN, HUMAN)
    rng, own, open_views = random.Random(1), [ana.state(table, 0)["view"]], []
    open_views.append(eve.state(table)["view"])
    for n in range(1, 13):
        ana.play_on(table, rng, until=n)
        own.append(ana.state(table, 0)["view"])
        open_views.append(eve.state(table)["view"])
    for n in (12, 0, 5, 6, 3):
        assert ana.get(f"/tables/{table}/at/{n}?seat=0") == {"n": n, "view": own[n]}
        assert eve.get(f"/tables/{table}/at/{n}")["view"] == open_views[n]
    assert eve.refused("GET", f"/tables/{table}/at/13", 404) == "no-such-entry"


def test_an_undone_moment_is_gone(ana: Person) -> None:
    table = ana.table(HUMAN, HUMAN)
    for seat in (0, 1, 0, 1):
        ana.play(table, seat)
    seat = ana.state(table)["seat"]
    ana.play(table, seat, "work")
    before = ana.get(f"/tables/{table}/at/5?seat={seat}")["view"]
    ana.take_back(table, seat)
    ana.play(table, seat, "pigment")
    after = ana.get(f"/tables/{table}/at/5?seat={seat}")["view"]
    assert before != after
    assert after == ana.state(table, seat)["view"]


def test_a_record_can_be_had_when_the_game_is_over(server: TestClient) -> None:
    ana, eve = Person(server), Person(server)
    table = ana.table({"kind": "human", "name": "Ana"}, GREEDY)
    for page in ("record", "record.txt"):
        assert ana.refused("GET", f"/tables/{table}/{page}", 409) == "not-over"
    final = ana.play_on(table, random.Random(2))
    answer = eve.ask("GET", f"/tables/{table}/record")
    assert answer.headers["content-disposition"].startswith("attachment")
    record = answer.json()
    assert record["seats"] == [
        {"name": "Ana", "kind": "human"},
        {"name": "Meng Tian", "kind": "bot"},
    ]
    game = from_record(record)
    assert game.result() == final["table"]["result"]
    lines = eve.get(f"/tables/{table}/lines")["lines"]
    for language, won in {"en": "wins with", "fr": "l'emporte", "de": "gewinnt"}.items():
        text = eve.ask("GET", f"/tables/{table}/record.txt?language={language}").text
        told = [line for line in text.splitlines() if line.startswith("  ")]
        assert len(told) == sum("level" not in line for line in lines)
        assert won in text
        assert "Ana" in text
    assert eve.refused("GET", f"/tables/{table}/record.txt?language=tlh", 422) == "bad-request"


def test_a_record_from_elsewhere_can_be_watched(ana: Person, eve: Person) -> None:
    record = finished_record(7)
    imported = ana.post("/records", record, 201)["table"]
    assert (imported["kind"], imported["status"]) == ("import", "over")
    assert imported["result"] == from_record(record).result()
    path = f"/tables/{imported['id']}"
    game = from_record(record, to=20)
    assert eve.get(f"{path}/at/20?seat=1")["view"] == game.view(1)
    assert eve.get(f"{path}/record")["actions"] == record["actions"]
    assert len(eve.get(f"{path}/log")) == len(record["actions"])
    assert ana.refused("POST", f"{path}/rematch", 403) == "players-only"


def test_a_game_that_began_in_a_position_can_be_watched_and_played_on(ana: Person) -> None:
    began = new_game("xian", players=2, seed=3)
    game, rng = from_position(began.position_text(0), seed=4), random.Random(4)
    while not game.over:
        seat = game.deciding[0]
        game.play(rng.choice(game.legal(seat)), seat)
    imported = ana.post("/records", game.record(), 201)["table"]["id"]
    assert ana.get(f"/tables/{imported}/at/9?seat=1")["view"] == from_record(
        game.record(), to=9
    ).view(1)
    assert ana.get(f"/tables/{imported}/record")["setup"] == game.record()["setup"]
    wish = {"n": 9, "seats": [HUMAN, HUMAN], "pace": "off"}
    table = ana.post(f"/tables/{imported}/branch", wish, 201)["table"]["id"]
    ana.play_on(table, rng)
    assert ana.get(f"/tables/{table}/record")["setup"] == game.record()["setup"]


def test_an_unfinished_record_can_be_watched_too(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    record = finished_record(8)
    record["actions"] = record["actions"][:30]
    del record["result"]
    imported = ana.post("/records", record, 201)["table"]
    assert (imported["status"], imported["result"], imported["deciding"]) == ("over", None, [])
    assert len(ana.get(f"/tables/{imported['id']}/log")) == 30
    state = ana.state(imported["id"], 0)
    assert (state["legal"], state["can_undo"]) == ([], False)


@pytest.mark.parametrize(
    "change",
    [
        {"format": "chess"},
        {"version": 2},
        {"game": "chess"},
        {"actions": [[0, "fly"]]},
        {"actions": [[5, "favour"]]},
        {"actions": [["0", "favour"]]},
        {"setup": {}},
        {"seats": []},
        {"data": "other"},
        {"data": "\ud800"},
        {"result": {"ranking": [1, 0]}},
    ],
)
def test_bad_records_are_refused(sqlite_server: TestClient, change: dict[str, Any]) -> None:
    ana = Person(sqlite_server)
    # Written with escapes: half a character is possible in JSON.
    answer = ana.ask(
        "POST", "/records", content=json.dumps(finished_record(7) | change), headers=JSON
    )
    assert (answer.status_code, answer.json()["error"]["key"]) == (422, "bad-record")


def test_names_in_records_are_cleaned(sqlite_server: TestClient) -> None:
    record = finished_record(7)
    record["seats"] = [
        {"name": "A\u0000\ud800" + "x" * 100, "kind": "king"},
        {"name": "", "kind": "bot"},
    ]
    answer = Person(sqlite_server).ask("POST", "/records", content=json.dumps(record), headers=JSON)
    seats = answer.json()["table"]["seats"]
    assert [(seat["name"], seat["kind"]) for seat in seats] == [
        ("A" + "x" * 39, "human"),
        ("Player 2", "bot"),
    ]


def test_playing_on_from_a_point_of_a_finished_game(ana: Person, eve: Person) -> None:
    record = finished_record(9)
    path = f"/tables/{ana.post('/records', record, 201)['table']['id']}"
    length = len(record["actions"])
    seats = [HUMAN, GREEDY]
    opened = eve.post(f"{path}/branch", {"n": 25, "seats": seats, "pace": "off"}, 201)
    table = opened["table"]["id"]
    assert [link["seat"] for link in opened["links"]] == [0]
    assert opened["table"]["status"] == "playing"
    assert eve.get(f"/tables/{table}/at/25?seat=0")["view"] == from_record(record, to=25).view(0)
    assert eve.play_on(table, random.Random(1))["table"]["status"] == "over"
    assert eve.get(f"/tables/{table}/record")["actions"][:25] == record["actions"][:25]
    assert eve.refused("POST", f"{path}/branch", 409, {"n": length, "seats": seats}) == "game-over"
    too_far = {"n": length + 1, "seats": seats}
    assert eve.refused("POST", f"{path}/branch", 404, too_far) == "no-such-entry"
    too_few = {"n": 25, "seats": [HUMAN]}
    assert eve.refused("POST", f"{path}/branch", 422, too_few) == "bad-table"


def test_a_running_game_cannot_be_branched(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    table = ana.table(HUMAN, HUMAN)
    body = {"n": 0, "seats": [HUMAN, HUMAN]}
    assert ana.refused("POST", f"/tables/{table}/branch", 409, body) == "not-over"
