"""Secrets, at the level of bytes: nothing that reaches anybody holds what they cannot know.

Whole random games are played; every answer and every live message to every seat and to a spectator
is kept. (1) None names a card that only another seat knows. (2) The same game with everything
hidden changed (`resample`) gives the same bytes.
"""

from __future__ import annotations

import json
import random
from contextlib import ExitStack
from typing import Any

import pytest
from fastapi.testclient import TestClient

from bingma.play.resampling import resample
from bingma.server.identity import Viewer
from bingma.server.table import Table, advance
from tests.server.people import HUMAN, Person

VIEWERS = (0, 1, 2, None)


def the_table(server: TestClient, table: str) -> Table:
    """The table in the server, to look behind the scenes."""
    app: Any = server.app
    found: Table = app.state.services.tables._cached[table]
    return found


def owner_of(seat: int | None) -> Viewer:
    return Viewer(f"browser {seat}")


@pytest.mark.parametrize("seed", range(6))
def test_nothing_changes_when_hidden_things_change(sqlite_server: TestClient, seed: int) -> None:
    ana, rng = Person(sqlite_server), random.Random(seed)
    name = ana.table(HUMAN, HUMAN, HUMAN, seed=seed)
    table = the_table(sqlite_server, name)
    for n, seat in enumerate(table.seats):
        seat.owners = {f"browser {n}"}
    compared = 0
    while not table.game.over:
        real, game = table.game._state, table.game
        for viewer in VIEWERS:
            if rng.random() < 0.1:
                table.forget_fragments()
                told = table.state(owner_of(viewer), viewer, 0)
                game._state = resample(game.view(viewer), rng)
                assert game._state != real
                table.forget_fragments()
                assert table.state(owner_of(viewer), viewer, 0) == told
                game._state = real
                table.forget_fragments()
                compared += 1
        deciding = rng.choice(game.deciding)
        change = advance(game, "play", deciding, rng.choice(game.legal(deciding)))
        table.changes.append(change)
        table.row["deciding"] = game.deciding
        table.forget_fragments()
    assert compared > 20


@pytest.mark.parametrize("decision", ["favour", "plan"])
@pytest.mark.parametrize("seed", range(4))
def test_a_secret_decision_changes_no_byte_for_others(
    sqlite_server: TestClient, seed: int, decision: str
) -> None:
    """Two tables with the same cards; at favour or at plan seat 1 decides differently in secret."""
    people = [Person(sqlite_server) for _ in range(3)]
    sent: list[list[str]] = []
    for other_choice in (0, -1):
        opened = people[0].open([HUMAN, HUMAN], seed=seed)
        name = opened["table"]["id"]
        for person, link in zip(people, opened["links"], strict=False):
            person.token = link["token"]
        people[0].cookies = {}
        if decision == "plan":
            for seat in (0, 1):
                people[seat].play(name, seat, "favour")
        with people[0].live(name, 0) as own, people[2].live(name) as watching:
            texts = [own.receive_text(), watching.receive_text()]
            legal = people[1].state(name, 1)["legal"]
            people[1].play(name, 1, legal[other_choice]["action"])
            for socket in (own, watching):
                while json.loads(text := socket.receive_text())["type"] != "update":
                    # Who is connected is told too, whenever it happens.
                    pass
                texts.append(text)
            length = len(the_table(sqlite_server, name).game.log)
            for query, person in (("&seat=0", people[0]), ("", people[2])):
                pages = (f"state?since=0{query}", f"log?{query}", f"at/{length}?{query}")
                texts += [person.ask("GET", f"/tables/{name}/{page}").text for page in pages]
        created = opened["table"]["created"]
        sent.append([text.replace(name, "ID").replace(created, "NOW") for text in texts])
    assert len(sent[0]) > 8
    assert sent[0] == sent[1]


@pytest.mark.parametrize("seed", range(3))
def test_no_message_names_a_card_that_only_another_seat_knows(
    sqlite_server: TestClient, seed: int
) -> None:
    """Every seat holds cards of the same names, so each message is searched part by part."""
    people = [Person(sqlite_server) for _ in range(4)]
    opened = people[0].open([HUMAN] * 3, seed=seed)
    name = opened["table"]["id"]
    for person, link in zip(people, opened["links"], strict=False):
        person.token = link["token"]
        person.cookies = {}
    rng = random.Random(seed)
    table = the_table(sqlite_server, name)
    searched = 0
    with ExitStack() as stack:
        sockets = [stack.enter_context(person.live(name)) for person in people]
        for n, socket in enumerate(sockets):
            searched += search(socket.receive_json(), n if n < 3 else None)
        searched += play_and_search(table, people, sockets, rng)
    assert searched > 500


def play_and_search(
    table: Table, people: list[Person], sockets: list[Any], rng: random.Random
) -> int:
    """Play on, and look through everything that everybody gets."""
    name, searched = table.id, 0
    while not table.game.over and table.seq < 60:
        seat = rng.choice(table.row["deciding"])
        action = rng.choice(people[seat].state(name, seat)["legal"])["action"]
        body = {"seat": seat, "action": action, "expected_seq": table.seq}
        answer = people[seat].ask("POST", f"/tables/{name}/actions", json=body)
        assert answer.status_code == 200
        texts = [[] if n != seat else [answer.text] for n in range(4)]
        for n, person in enumerate(people):
            texts[n].append(person.ask("GET", f"/tables/{name}/state?since=0").text)
            texts[n].append(person.ask("GET", f"/tables/{name}/log").text)
            texts[n].append(person.ask("GET", f"/tables/{name}/at/{len(table.game.log)}").text)
            while json.loads(text := sockets[n].receive_text()).get("seq") != table.seq:
                texts[n].append(text)
            texts[n].append(text)
        for viewer, sent in enumerate(texts):
            for text in sent:
                searched += search(json.loads(text), viewer if viewer < 3 else None)
    return searched


def search(told: Any, viewer: int | None) -> int:
    """Fail if something private of another seat stands anywhere; returns how much was searched."""
    count = 1
    if isinstance(told, dict):
        if told.get("kind") in ("favour-chosen", "plan-chosen", "drawn"):
            assert told["seat"] == viewer, told
        if "you" in told:
            assert viewer is not None
            assert told["seat"] == viewer
        assert "hand" not in told or "put_under_deck" in told
        if str(told.get("decision")) in ("favour", "plan") and "players" in told:
            for player in told["players"]:
                assert (player["top"], player["bottom"]) == (None, None)
        assert not {"setup", "deck", "seed", "token_hash", "owners"} & set(told)
        parts = list(told.values())
    else:
        parts = told if isinstance(told, list) else []
    return count + sum(search(part, viewer) for part in parts)
