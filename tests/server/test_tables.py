"""Opening tables, sitting down, leaving, beginning, again."""

from __future__ import annotations

import asyncio
import random
from collections.abc import Callable
from typing import Any

import pytest
import sqlalchemy as sa
from fastapi.testclient import TestClient

from bingma.bots import BOTS
from bingma.server.app import create_app
from bingma.server.settings import Rate
from bingma.server.storage import Database
from bingma.server.table import Table
from bingma.server.tables import Tables
from tests.server.conftest import settings_for
from tests.server.people import GREEDY, HUMAN, OPEN, Person


def test_games_are_listed_with_their_bots(ana: Person) -> None:
    xian = next(game for game in ana.get("/games") if game["name"] == "xian")
    assert xian["title"] == "Xi'an"
    assert xian["players"] == [2, 3, 4]
    assert xian["usual_players"] == 3
    assert [bot["name"] for bot in xian["bots"]] == list(BOTS)
    assert [bot["strength"] for bot in xian["bots"]] == [None, 1, None, 2, 3, 4]


def test_a_table_without_open_seats_begins_at_once(ana: Person) -> None:
    opened = ana.open([{"kind": "human", "name": "Ana"}, GREEDY])
    table = opened["table"]
    assert table["status"] == "playing"
    assert [seat["name"] for seat in table["seats"]] == ["Ana", "Meng Tian"]
    assert [seat["mine"] for seat in table["seats"]] == [True, False]
    assert [seat["colour"] for seat in table["seats"]] == ["purple", "orange"]
    assert [link["seat"] for link in opened["links"]] == [0]
    assert table["your_move"]
    assert ana.get(f"/tables/{table['id']}")["id"] == table["id"]


def test_the_game_begins_when_the_last_open_seat_is_taken(ana: Person, bo: Person) -> None:
    table = ana.table(HUMAN, OPEN)
    assert ana.get(f"/tables/{table}")["status"] == "waiting"
    waiting = ana.state(table)
    assert (waiting["view"], waiting["legal"], waiting["refused"]) == (None, [], [])
    body = {"seat": 0, "action": "favour", "expected_seq": 0}
    assert ana.refused("POST", f"/tables/{table}/actions", 409, body) == "not-started"
    joined = bo.post(f"/tables/{table}/join", {"name": "  Bo\n\u202e "})
    assert (joined["seat"], joined["table"]["status"]) == (1, "playing")
    assert joined["table"]["seats"][1]["name"] == "Bo"
    assert [seat["mine"] for seat in joined["table"]["seats"]] == [False, True]
    assert "you" in bo.state(table)["view"]


def test_joining_twice_takes_one_seat(ana: Person, bo: Person) -> None:
    table = ana.table(HUMAN, OPEN, OPEN)
    first = bo.post(f"/tables/{table}/join", {})
    again = bo.post(f"/tables/{table}/join", {})
    assert (first["seat"], again["seat"], again["token"]) == (1, 1, None)
    assert [seat["kind"] for seat in again["table"]["seats"]] == ["human", "human", "open"]


def test_a_seat_that_is_taken_cannot_be_joined(ana: Person, bo: Person, eve: Person) -> None:
    table = ana.table(HUMAN, OPEN, OPEN)
    bo.post(f"/tables/{table}/join", {"seat": 1})
    assert eve.refused("POST", f"/tables/{table}/join", 409, {"seat": 1}) == "no-open-seat"
    assert eve.refused("POST", f"/tables/{table}/join", 409, {"seat": 7}) == "no-open-seat"
    eve.post(f"/tables/{table}/join", {"seat": 2})
    assert Person(ana.server).refused("POST", f"/tables/{table}/join", 409, {}) == "no-open-seat"


def test_leaving_before_the_start_frees_the_seat(ana: Person, bo: Person, eve: Person) -> None:
    table = ana.table(HUMAN, OPEN, OPEN)
    token = bo.post(f"/tables/{table}/join", {})["token"]
    assert eve.refused("POST", f"/tables/{table}/leave", 403, {"seat": 1}) == "not-your-seat"
    left = bo.post(f"/tables/{table}/leave", {"seat": 1})["table"]
    assert left["seats"][1] | {"colour": ""} == {
        "seat": 1,
        "kind": "open",
        "name": "",
        "bot": None,
        "colour": "",
        "mine": False,
        "connected": False,
        "resigned": False,
        "wants_end": False,
        "given_by": None,
        "clock": None,
        "can_call": False,
    }
    # The old secret opens nothing any more.
    assert Person(ana.server, token).refused("GET", f"/tables/{table}/state", 403) == "wrong-token"
    eve.post(f"/tables/{table}/join", {})
    bo.post(f"/tables/{table}/join", {})
    assert bo.refused("POST", f"/tables/{table}/leave", 409, {"seat": 2}) == "started"


def test_starting_early_fills_open_seats_with_bots(ana: Person, eve: Person) -> None:
    table = ana.table(HUMAN | {"name": "Zhao Gao"}, OPEN, OPEN)
    assert eve.refused("POST", f"/tables/{table}/start", 403) == "players-only"
    assert ana.refused("POST", f"/tables/{table}/start", 422, {"bot": "genius"}) == "no-such-bot"
    started = ana.post(f"/tables/{table}/start", {"bot": "random"})["table"]
    assert started["status"] == "playing"
    assert [seat["bot"] for seat in started["seats"]] == [None, "random", "random"]
    # Each has a name of its own, one that nobody at the table has already.
    assert [seat["name"] for seat in started["seats"]] == ["Zhao Gao", "Meng Tian", "Xu Fu"]
    again = ana.post(f"/tables/{table}/start")["table"]
    assert again["status"] == "playing"


def test_the_lobby_shows_listed_tables_that_wait(ana: Person, eve: Person) -> None:
    listed = ana.table(HUMAN, OPEN, listed=True)
    hidden = ana.table(HUMAN, OPEN)
    full = ana.table(HUMAN, HUMAN, listed=True)
    shown = [table["id"] for table in eve.get("/tables")]
    assert listed in shown
    assert hidden not in shown
    assert full not in shown


def test_my_tables_show_those_that_wait_for_me_first(ana: Person, bo: Person) -> None:
    mine = ana.table(HUMAN, HUMAN)
    waiting = ana.table(HUMAN, OPEN)
    assert [table["id"] for table in ana.get("/my/tables")] == [mine, waiting]
    assert [table["your_move"] for table in ana.get("/my/tables")] == [True, False]
    assert bo.get("/my/tables") == []


def test_a_secret_link_makes_a_seat_ones_own(ana: Person, bo: Person) -> None:
    opened = ana.open([HUMAN, HUMAN])
    table, token = opened["table"]["id"], opened["links"][1]["token"]
    wrong = Person(ana.server, "wrong")
    assert wrong.refused("POST", f"/tables/{table}/claim", 403) == "wrong-token"
    bo.token = token
    assert bo.post(f"/tables/{table}/claim")["seat"] == 1
    bo.post(f"/tables/{table}/claim")
    bo.token = None
    assert bo.state(table)["seat"] == 1
    assert [seat["mine"] for seat in bo.get(f"/tables/{table}")["seats"]] == [False, True]
    # The one who opened the table has it too.
    assert "you" in ana.state(table, 1)["view"]


def test_a_program_needs_only_the_secret(ana: Person) -> None:
    opened = ana.open([HUMAN, GREEDY])
    program = Person(ana.server, opened["links"][0]["token"])
    state = program.play(opened["table"]["id"], 0)
    assert state["seat"] == 0
    assert program.cookies == {}


def test_a_rematch_is_one_table_for_all(ana: Person, bo: Person, eve: Person) -> None:
    table = ana.table(HUMAN, OPEN)
    token = bo.post(f"/tables/{table}/join", {"name": "Bo"})["token"]
    assert ana.refused("POST", f"/tables/{table}/rematch", 409) == "not-over"
    rng = random.Random(1)
    while ana.get(f"/tables/{table}")["status"] != "over":
        deciding = ana.get(f"/tables/{table}")["deciding"][0]
        person = (ana, bo)[deciding]
        legal = person.state(table, deciding)["legal"]
        person.play(table, deciding, rng.choice(legal)["action"])
    assert eve.refused("POST", f"/tables/{table}/rematch", 403) == "players-only"
    first = ana.post(f"/tables/{table}/rematch")
    again = bo.post(f"/tables/{table}/rematch")
    assert again["table"]["id"] == first["table"]["id"]
    assert ([link["seat"] for link in first["links"]], again["links"]) == ([0], [])
    assert ana.get(f"/tables/{table}")["rematch"] == first["table"]["id"]
    assert [seat["mine"] for seat in again["table"]["seats"]] == [False, True]
    assert again["table"]["seats"][1]["name"] == "Bo"
    # The secret of a seat that did not ask is the same as before.
    assert Person(ana.server, token).state(first["table"]["id"])["seat"] == 1


@pytest.mark.parametrize(
    ("change", "key"),
    [
        ({"game": "chess"}, "no-such-game"),
        ({"seats": [HUMAN]}, "bad-table"),
        ({"seats": [HUMAN] * 5}, "bad-table"),
        ({"seats": []}, "bad-request"),
        ({"seats": [{"kind": "bot", "bot": "genius"}, HUMAN]}, "no-such-bot"),
        ({"seats": [{"kind": "automaton"}, HUMAN]}, "bad-request"),
        ({"options": [1]}, "bad-table"),
        ({"pace": "slow"}, "bad-request"),
        ({"seed": -1}, "bad-request"),
        ({"seed": 2**63}, "bad-request"),
        ({"colour": "red"}, "bad-request"),
    ],
)
def test_impossible_tables_are_refused(
    sqlite_server: TestClient, change: dict[str, Any], key: str
) -> None:
    ana = Person(sqlite_server)
    body = {"game": "xian", "seats": [HUMAN, HUMAN]} | change
    assert ana.refused("POST", "/tables", 422, body) == key


def test_the_same_seed_deals_the_same_game(sqlite_server: TestClient) -> None:
    ana = Person(sqlite_server)
    views = [ana.state(ana.table(HUMAN, HUMAN, seed=seed), 0)["view"] for seed in (5, 5, 6)]
    assert views[0] == views[1]
    assert views[0] != views[2]


@pytest.mark.parametrize(
    "path", ["/tables/nothing", "/tables/AAAAAAAAAAAAAAAA", "/tables/%00", "/nothing"]
)
def test_there_is_no_such_table(ana: Person, path: str) -> None:
    assert ana.refused("GET", path, 404) == ("not-found" if path == "/nothing" else "no-such-table")


def test_a_table_without_spectators_is_for_its_players(ana: Person, eve: Person) -> None:
    table = ana.table(HUMAN, HUMAN, spectators=False)
    for page in ("state", "log", "at/0"):
        assert eve.refused("GET", f"/tables/{table}/{page}", 403) == "players-only"
    assert "you" in ana.state(table)["view"]
    open_table = ana.table(HUMAN, HUMAN)
    assert "you" not in eve.state(open_table)["view"]


def test_what_is_printed_on_the_components_can_be_asked_for(ana: Person) -> None:
    printed = ana.get("/games/xian/printed")
    assert printed["workers"]["B5"]["goods"] == {"R": 1, "B": 1}
    assert printed["workers"]["G6"]["helper"] == "officer"
    assert printed["workers"]["G6"]["prestige"] == [1, 2, 3, 4, 5, 6]
    assert printed["equipment"]["sword"] == {"material": "bronze", "section": "C"}
    assert printed["craft_clay"] == {"A": 2, "B": 3, "C": 5}
    assert printed["majorities"]["C"] == [14, 7, 4]
    assert len(printed["request_colours"]) == 12
    assert ana.get("/games/terracotta-army/printed")["rotate_cost"] == 2
    assert ana.get("/games/chess/printed", 404)["error"]["key"] == "no-such-game"


KEY = "c3f1a2b4d5e60718293a4b5c6d7e8f90"


def test_a_kill_between_sitting_down_and_beginning_leaves_no_table_stuck(
    database: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """The seat and the beginning are stored together; whoever got no answer asks again."""

    async def killed(*_: Any) -> None:
        raise SystemError("killed")

    with TestClient(create_app(settings_for(database)), raise_server_exceptions=False) as server:
        ana, bo = Person(server), Person(server)
        table = ana.table(HUMAN, OPEN)
        with monkeypatch.context() as patch:
            # After the first transaction nothing more happens.
            patch.setattr(Table, "refresh", killed)
            patch.setattr(Tables, "get", without_a_look)
            assert bo.ask("POST", f"/tables/{table}/join", json={"key": KEY}).status_code == 500
    with TestClient(create_app(settings_for(database))) as server:
        late = Person(server)
        assert Person(server).get(f"/tables/{table}")["status"] == "playing"
        joined = late.post(f"/tables/{table}/join", {"key": KEY})
        assert joined["seat"] == 1
        again = Person(server).post(f"/tables/{table}/join", {"key": KEY})
        assert (again["seat"], again["token"]) == (1, joined["token"])
        assert late.state(table, 1)["legal"]
        assert Person(server, joined["token"]).state(table, 1)["legal"]


async def without_a_look(tables: Tables, table_id: str) -> Table:
    """A table as it is in memory."""
    return tables._tables[table_id]


def test_a_waiting_table_without_open_seats_begins(ana: Person, bo: Person, database: str) -> None:
    """As servers left it that stored sitting down and beginning one after the other."""
    table = ana.table(HUMAN, OPEN)
    bo.post(f"/tables/{table}/join", {})

    async def forget() -> None:
        storage = Database(database)
        async with storage.engine.begin() as connection:
            waiting = sa.text("UPDATE games SET status = 'waiting', version = version + 1")
            await connection.execute(waiting)
        await storage.close()

    asyncio.run(forget())
    assert ana.state(table, 0)["table"]["status"] == "playing"


def test_what_is_asked_again_with_its_key_is_the_same(ana: Person, bo: Person) -> None:
    seats = [HUMAN, OPEN, {"kind": "human", "name": "Cy"}]
    opened = ana.open(seats, key=KEY)
    table = opened["table"]["id"]
    bo.post(f"/tables/{table}/join", {"key": KEY})
    # The answer got lost, and the cookie with it.
    other = Person(ana.server)
    again = other.open(seats, key=KEY)
    assert again["links"] == opened["links"]
    assert [seat["mine"] for seat in again["table"]["seats"]] == [True, False, True]
    assert len(bo.get("/my/tables")) == 1
    # Nobody else gets there with a key of their own.
    assert ana.open(seats, key=KEY[::-1])["table"]["id"] != table
    assert ana.refused("POST", "/tables", 422, {"game": "xian", "seats": seats, "key": "k"})


def test_a_rematch_asked_again_with_its_key_is_the_same(ana: Person) -> None:
    table = ana.table(HUMAN, HUMAN)
    ana.play_on(table, random.Random(1))
    first = ana.post(f"/tables/{table}/rematch", {"key": KEY})
    assert len(first["links"]) == 2
    assert ana.post(f"/tables/{table}/rematch", {"key": KEY})["links"] == first["links"]
    assert ana.post(f"/tables/{table}/rematch", {})["links"] == []
    branch = {"n": 10, "seats": [HUMAN, HUMAN], "key": KEY}
    links = ana.post(f"/tables/{table}/branch", branch, 201)["links"]
    assert ana.post(f"/tables/{table}/branch", branch, 201)["links"] == links


def test_every_table_says_to_everybody_how_it_was_dealt(sqlite_server: TestClient) -> None:
    """Who gave the seed or the record may know the cards of the others."""
    ana, eve = Person(sqlite_server), Person(sqlite_server)
    by_server, by_seed = ana.table(HUMAN, HUMAN), ana.table(HUMAN, HUMAN, seed=5)
    ana.play_on(by_server, random.Random(1))
    record = ana.get(f"/tables/{by_server}/record")
    imported = ana.post("/records", record, 201)["table"]["id"]
    wish = {"n": 3, "seats": [HUMAN, OPEN]}
    branch = ana.post(f"/tables/{imported}/branch", wish, 201)["table"]["id"]
    again = ana.post(f"/tables/{by_server}/rematch", {"same_deal": True})["table"]["id"]
    tables = (by_server, by_seed, imported, branch, again)
    told = [eve.get(f"/tables/{table}")["dealt"] for table in tables]
    assert told == ["server", "seed", "record", "record", "seed"]
    ana.play_on(by_seed, random.Random(1))
    assert eve.state(by_seed)["table"]["dealt"] == "seed"
    following = ana.post(f"/tables/{by_seed}/rematch")["table"]
    assert following["dealt"] == "server"


def test_an_owner_has_no_more_than_so_many_unfinished_tables(
    database: str, serve: Callable[..., TestClient]
) -> None:
    server = serve(database, owner_waiting=2, owner_playing=3)
    ana, bo = Person(server), Person(server)
    key = "a-request-that-comes-twice"
    waiting = [ana.table(HUMAN, OPEN), ana.table(HUMAN, OPEN, key=key)]
    body = {"game": "xian", "seats": [HUMAN, OPEN]}
    assert ana.refused("POST", "/tables", 429, body) == "too-many-tables"
    # The same request again is no other table.
    assert ana.table(HUMAN, OPEN, key=key) == waiting[1]
    bo.table(HUMAN, OPEN)
    playing = [ana.table(HUMAN, HUMAN) for _ in range(3)]
    ana.play_on(playing[0], random.Random(1))
    ana.post(f"/tables/{playing[0]}/rematch")
    assert ana.refused("POST", "/tables", 429, {"game": "xian", "seats": [HUMAN, HUMAN]})
    wish = {"n": 3, "seats": [HUMAN, HUMAN]}
    assert ana.refused("POST", f"/tables/{playing[0]}/branch", 429, wish) == "too-many-tables"
    ana.post(f"/tables/{playing[1]}/forget")
    ana.table(HUMAN, HUMAN)


def test_an_address_opens_no_more_than_so_many_tables_a_day(
    sqlite_url: str, serve: Callable[..., TestClient]
) -> None:
    """Whoever throws away the cookie is another owner."""
    server = serve(sqlite_url, opening=Rate(0.0001, 3))
    for _ in range(3):
        Person(server).table(HUMAN, OPEN)
    body = {"game": "xian", "seats": [HUMAN, OPEN]}
    assert Person(server).refused("POST", "/tables", 429, body) == "too-many-requests"
