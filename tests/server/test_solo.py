"""Terracotta Army against its automaton: the same tables, for a game with draws and options."""

from __future__ import annotations

import random
import re
import sqlite3
import time
from contextlib import closing
from pathlib import Path
from typing import Any

import pytest
from fastapi.testclient import TestClient

from bingma import from_position, from_record, new_game
from bingma.games import rulebook
from bingma.games.contract import CHANCE
from bingma.games.terracotta import difficulty
from bingma.server import tables
from bingma.server.app import create_app
from bingma.server.identity import bot_seed
from tests.server.conftest import settings_for
from tests.server.people import HUMAN, Person, states
from tests.server.test_leaks import the_table

GAME = "terracotta-army"
LI_SI = {"seat": 0, "kind": "automaton", "name": "Li Si", "connected": True}


def solo(person: Person, *options: int) -> str:
    """A new solo table."""
    return person.table({"kind": "human", "name": "Ana"}, game=GAME, options=list(options))


def play_live(person: Person, table: str, rng: random.Random) -> dict[str, Any]:
    """Play a table to its end by WebSocket, now and then taking something back."""
    with person.live(table, 1) as socket:
        told = states(socket)
        state, taken_back = next(told), 0
        while state["table"]["status"] != "over":
            if state["can_undo"] and rng.random() < 0.1:
                message = {"type": "undo"}
                taken_back += 1
            else:
                chosen = rng.choice(state["legal"])
                # The preview of a choice is its own, in whichever order choices are told.
                first = next((e for e in chosen["preview"] if e["kind"] == "action"), None)
                assert first is None or first["action"] == chosen["action"]
                message = {"type": "action", "action": chosen["action"]}
            socket.send_json(message | {"expected_seq": state["seq"]})
            state = next(told)
    assert taken_back > 0
    return state


def test_the_options_of_each_game_are_listed(sqlite_server: TestClient) -> None:
    games = {game["name"]: game for game in Person(sqlite_server).get("/games")}
    assert games["xian"]["options"] == []
    options = games[GAME]["options"]
    assert [(option["id"], option["players"]) for option in options] == [
        (n, [1]) for n in range(1, 9)
    ]
    assert all(option["weight"] > 0 for option in options)
    assert games[GAME]["difficulty_steps"] == sorted(games[GAME]["difficulty_steps"])
    assert games[GAME]["automata"] == [{"players": 1, "names": ["Li Si"]}]
    assert games["xian"]["automata"] == games["xian"]["difficulty_steps"] == []


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
    assert "Li Si, " in text


def merged(view: dict[str, Any], changed: dict[str, Any]) -> dict[str, Any]:
    """A view with what changed in it, as a client puts it together."""
    return view | {
        key: view[key] | new if isinstance(new, dict) and isinstance(view[key], dict) else new
        for key, new in changed.items()
    }


def test_the_boards_of_each_entry(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    table = solo(ana, 1)
    ana.play_on(table, random.Random(6))
    lines = ana.get(f"/tables/{table}/lines")["lines"]
    whole = from_record(ana.get(f"/tables/{table}/record"))
    told = 0
    for entry in range(1, len(whole.log) + 1, 3):
        answer = ana.get(f"/tables/{table}/boards/{entry}")
        ends = [n["event"] for n in lines if n["last"] == entry and "level" not in n]
        assert [board["event"] for board in answer["boards"]] == sorted(set(ends))
        view = answer["before"]
        if entry % 9 == 1:
            before = ana.get(f"/tables/{table}/at/{entry - 1}")["view"]
            assert view["board"] == before["board"]
        for board in answer["boards"]:
            view = merged(view, board["changed"])
        if ends and max(ends) == len(whole.seen(whole.log[entry - 1], None)):
            assert view == whole.boards(entry, None)[1][max(ends)]
            told += 1
    assert told > 20
    for entry in (0, len(whole.log) + 1):
        assert ana.refused("GET", f"/tables/{table}/boards/{entry}", 404) == "no-such-entry"


def test_a_rematch_has_the_same_options(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    table = solo(ana, 2)
    ana.play_on(table, random.Random(1))
    again = ana.post(f"/tables/{table}/rematch")
    assert [seat["kind"] for seat in again["table"]["seats"]] == ["automaton", "human"]
    assert again["table"]["seats"][0].items() >= LI_SI.items()
    assert [link["seat"] for link in again["links"]] == [1]
    assert ana.play_on(again["table"]["id"], random.Random(2))["view"]["options"] == [2]


def test_a_solo_game_goes_on_after_a_restart(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """What was drawn is in the log, and what is drawn next does not depend on the restart."""
    monkeypatch.setattr(tables, "secret_seed", lambda: 12)
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


def test_a_table_of_other_rules_can_be_read_only(sqlite_url: str) -> None:
    with TestClient(create_app(settings_for(sqlite_url))) as server:
        ana = Person(server)
        table, ended = solo(ana), solo(ana, 3)
        ana.play_on(table, random.Random(8), until=20)
        ana.play_on(ended, random.Random(8))
        moves = ana.get(f"/tables/{ended}/record")["actions"]
    # As it would have been stored before the rules changed, and before they had numbers.
    with closing(sqlite3.connect(sqlite_url.removeprefix("sqlite:///"))) as connection:
        connection.execute("UPDATE games SET rules_version = '0.1.0'")
        connection.commit()
    with TestClient(create_app(settings_for(sqlite_url))) as server:
        person = Person(server)
        person.cookies = ana.cookies
        assert person.refused("GET", f"/tables/{table}/state", 409) == "other-rules"
        assert {info["other_rules"] for info in person.get("/my/tables")} == {True}
        shown = person.get(f"/tables/{ended}/moves")
        assert (shown["made"], shown["here"]) == (1, 2)
        assert [[m["seat"], m["action"]] for m in shown["moves"]] == moves
        assert shown["table"]["result"]["ranking"]
        assert len(person.get(f"/tables/{table}/moves")["moves"]) >= 20


def test_a_record_of_other_rules_is_refused_with_a_sentence(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    table = solo(ana)
    ana.play_on(table, random.Random(9))
    record = ana.get(f"/tables/{table}/record")
    for number in (1, "0.1.0", 3):
        answer = ana.ask("POST", "/records", json=record | {"rules": number})
        assert answer.status_code == 422
        assert "it can be read" in answer.json()["error"]["message"]
    assert ana.ask("POST", "/records", json=record | {"rules": "x"}).status_code == 422
    assert ana.ask("POST", "/records", json=record | {"rules": 2}).status_code == 201


def setup_of(person: Person, table: str) -> dict[str, Any]:
    """What a seed deals: tiles, weapons and masters, before anything is drawn."""
    view = person.get(f"/tables/{table}/at/0")["view"]
    minister = view["players"][0]
    return {"tiles": view["board"]["tiles"], "row": minister["weapons"], "m": minister["masters"]}


def draws_of(person: Person, table: str) -> list[Any]:
    """What was drawn at a table."""
    log = person.get(f"/tables/{table}/log")
    return [line["events"] for line in log if line["seat"] == -1]


def test_T7_6_a_seed_deals_the_set_up_and_foretells_no_dice(sqlite_server: TestClient) -> None:
    ana, bo = Person(sqlite_server), Person(sqlite_server)
    mine = solo(ana, 6)
    seed = ana.get(f"/tables/{mine}")["seed"]
    assert 0 <= seed < tables.OPEN_DEALS
    others = [bo.table(HUMAN, game=GAME, options=[6], seed=seed) for _ in range(3)]
    assert bo.get(f"/tables/{others[0]}")["seed"] == seed
    every = [mine, *others]
    assert all(setup_of(bo, table) == setup_of(bo, mine) for table in others)
    drawn = []
    for table in every:
        (ana if table == mine else bo).play_on(table, random.Random(1), until=30)
        drawn.append(draws_of(bo, table))
    assert all(drawn)
    assert len({str(draws) for draws in drawn}) == len(every)
    # Nor does the library, which draws from the seed itself, foretell them.
    foretold = new_game(GAME, 1, seed, options=[6])
    rng = random.Random(1)
    while len(foretold.log) < 30:
        foretold.play(rng.choice(foretold.legal()))
    assert str([foretold.seen(e, None) for e in foretold.log if e.seat == -1]) not in map(
        str, drawn
    )


def test_the_next_game_can_have_the_same_deal(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    table = solo(ana, 2, 4)
    ana.play_on(table, random.Random(1))
    again = ana.post(f"/tables/{table}/rematch", {"same_deal": True})["table"]
    assert (again["options"], again["seed"]) == ([2, 4], ana.get(f"/tables/{table}")["seed"])
    assert setup_of(ana, again["id"]) == setup_of(ana, table)
    ana.play_on(again["id"], random.Random(1))
    assert draws_of(ana, again["id"]) != draws_of(ana, table)


def test_a_game_from_a_position_keeps_its_options_in_a_rematch(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    text = new_game(GAME, 1, 3, options=[3, 7]).position_text(None)
    imported = ana.post("/records", from_position(text, seed=1).record(), 201)["table"]
    assert (imported["options"], imported["seed"]) == ([3, 7], None)
    body = {"n": 0, "seats": [HUMAN], "pace": "off"}
    branch = ana.post(f"/tables/{imported['id']}/branch", body, 201)["table"]
    assert (branch["kind"], branch["options"]) == ("branch", [3, 7])
    ana.play_on(branch["id"], random.Random(1))
    again = ana.post(f"/tables/{branch['id']}/rematch")["table"]
    assert again["options"] == ana.state(again["id"])["view"]["options"] == [3, 7]
    assert ana.get("/my/results") == []


def test_my_solo_results_count_what_was_dealt_and_played_here(sqlite_server: TestClient) -> None:
    ana, bo = Person(sqlite_server), Person(sqlite_server)
    leads: dict[tuple[int, ...], list[int]] = {}
    for n, options in enumerate([(), (6,), (6,)]):
        table = solo(ana, *options)
        scores = ana.play_on(table, random.Random(n))["table"]["result"]["scores"]
        leads.setdefault(options, []).append(scores[1]["total"] - scores[0]["total"])
    expected = [
        {
            "game": GAME,
            "options": list(options),
            "won": sum(lead > 0 for lead in found),
            "lost": sum(lead <= 0 for lead in found),
            "best_lead": max(found),
        }
        for options, found in leads.items()
    ]
    assert ana.get("/my/results") == expected
    assert bo.get("/my/results") == []
    # A game that is on, an import, a branch, and one that a bot has finished.
    solo(ana)
    ana.post("/records", ana.get(f"/tables/{table}/record"), 201)
    body = {"n": 20, "seats": [HUMAN], "pace": "off"}
    branch = ana.post(f"/tables/{table}/branch", body, 201)["table"]["id"]
    ana.play_on(branch, random.Random(8))
    given = solo(ana)
    ana.post(f"/tables/{given}/seats/1/bot", {"bot": "random"})
    while ana.get(f"/tables/{given}")["status"] != "over":
        time.sleep(0.01)
    # Two people and no automaton.
    ana.play_on(ana.table(HUMAN, HUMAN, game=GAME), random.Random(9))
    assert ana.get("/my/results") == expected


def test_the_names_of_difficulty_follow_what_was_measured() -> None:
    """The table of docs/li-si.md, in wins of 1,000 games."""
    text = (Path(__file__).parents[2] / "docs" / "li-si.md").read_text(encoding="utf-8")
    measured = re.findall(r"^\| (none|\d)[^|]*\| ([\d.]+) %", text, re.MULTILINE)
    wins = {option: round(10 * float(share)) for option, share in measured}
    assert wins.pop("none") == difficulty.PLAIN
    assert {int(option): n for option, n in wins.items()} == difficulty.WITH_ONE
    of = rulebook(GAME).difficulty
    assert of.level([]) == 1
    assert of.level(range(1, 9)) == len(of.steps) + 1
    for option in of.weights:
        assert of.level([option]) == 1 + sum(
            difficulty.WITH_ONE[option] <= share for share in difficulty.LEVELS
        )


def first_draw(ana: Person, pairs: int) -> Any:
    """What is drawn first when something was played and taken back so often before."""
    table = ana.table(HUMAN, game=GAME, seed=7)
    for _ in range(pairs):
        ana.play(table, 1)
        ana.take_back(table, 1)
    rng = random.Random(3)
    while not (drawn := [e for e in ana.get(f"/tables/{table}/log") if e["seat"] == CHANCE]):
        ana.play(table, 1, rng.choice(ana.state(table, 1)["legal"])["action"])
    return drawn[0]["events"]


def test_taking_back_cannot_choose_the_dice(
    sqlite_server: TestClient, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Also for somebody who knows the seed of the set-up: draws count, not changes."""
    ana = Person(sqlite_server)
    monkeypatch.setattr(tables, "secret_seed", lambda: 12)
    assert first_draw(ana, 0) == first_draw(ana, 1) == first_draw(ana, 5)
    others = []
    for secret in range(3):
        monkeypatch.setattr(tables, "secret_seed", lambda secret=secret: secret)
        others.append(first_draw(ana, 0))
    assert others[0] != others[1] or others[1] != others[2]


def test_the_seed_of_a_bots_decision_follows_from_what_stands(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    table = ana.table(HUMAN, HUMAN, game=GAME, seed=2)
    secret = the_table(sqlite_server, table).secret
    seeds = {bot_seed(secret, seat, entries) for seat in range(3) for entries in range(9)}
    assert len(seeds) == 27
    assert all(0 <= seed < 2**63 for seed in seeds)
    other = the_table(sqlite_server, ana.table(HUMAN, HUMAN, game=GAME, seed=2)).secret
    assert bot_seed(other, 0, 0) not in seeds
