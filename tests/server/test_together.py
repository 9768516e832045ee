"""Coming back and playing with others: giving up, time for a go, notes, other devices."""

from __future__ import annotations

import time
from collections.abc import Callable
from datetime import UTC, datetime, timedelta
from typing import Any

import pytest
from fastapi.testclient import TestClient

from bingma.server import clock
from bingma.server.app import create_app
from tests.server.conftest import settings_for
from tests.server.people import GREEDY, HUMAN, OPEN, RANDOM, Person, until

TEN_MINUTES = 600


class Hands:
    """The hands of the server's clock, which a test can turn on."""

    def __init__(self) -> None:
        self.later = timedelta()

    def now(self) -> datetime:
        """The time, and as much later as the test wants."""
        return datetime.now(UTC) + self.later

    def turn(self, **by: float) -> None:
        """It is so much later."""
        self.later += timedelta(**by)


@pytest.fixture
def hands(monkeypatch: pytest.MonkeyPatch) -> Hands:
    """A clock that can be turned on, and that is looked at often."""
    made = Hands()
    monkeypatch.setattr(clock, "now", made.now)
    monkeypatch.setattr(clock, "TICK", 0.02)
    return made


def pair(ana: Person, bo: Person, **wishes: Any) -> str:
    """A table of two people."""
    table = ana.table(HUMAN, OPEN, **wishes)
    bo.post(f"/tables/{table}/join", {"name": "Bo"})
    return table


def seats(person: Person, table: str) -> list[dict[str, Any]]:
    """The seats of a table."""
    found: list[dict[str, Any]] = person.get(f"/tables/{table}")["seats"]
    return found


def eventually(what: Callable[[], bool]) -> None:
    """Wait until something is so."""
    while not what():
        time.sleep(0.02)


# Giving up


def test_who_resigns_leaves_the_seat_to_a_bot_for_good(ana: Person, bo: Person) -> None:
    table = pair(ana, bo)
    told = ana.post(f"/tables/{table}/seats/0/resign", {"bot": "random"})["table"]
    assert (told["seats"][0]["kind"], told["seats"][0]["bot"]) == ("bot", "random")
    assert told["seats"][0]["resigned"]
    assert told["status"] == "playing"
    assert ana.refused("POST", f"/tables/{table}/seats/0/take", 409) == "resigned"
    assert bo.refused("POST", f"/tables/{table}/seats/0/resign", 403) == "not-your-seat"
    state = ana.state(table, 0)
    assert (state["legal"], state["can_undo"]) == ([], False)


def test_alone_against_bots_it_ends_the_game(ana: Person) -> None:
    table = ana.table(HUMAN, RANDOM, GREEDY)
    told = ana.post(f"/tables/{table}/seats/0/resign")["table"]
    assert (told["status"], told["ended"], told["result"]) == ("over", True, None)
    state = ana.state(table, 0)
    assert (state["legal"], state["question"]) == ([], None)
    # What was played can be read, watched and played on.
    assert ana.get(f"/tables/{table}/record")["actions"] is not None
    answer = ana.ask("GET", f"/tables/{table}/record.txt?language=de")
    assert answer.status_code == 200
    assert ana.post(f"/tables/{table}/rematch")["table"]["status"] == "playing"
    assert ana.refused("POST", f"/tables/{table}/seats/0/resign", 409) == "not-possible"


def test_a_game_given_up_alone_against_li_si_does_not_count(ana: Person) -> None:
    table = ana.table(HUMAN, game="terracotta-army")
    seat = ana.state(table)["seat"]
    assert ana.post(f"/tables/{table}/seats/{seat}/resign")["table"]["ended"]
    assert ana.get("/my/results") == []


def test_all_people_together_end_a_game(ana: Person, bo: Person, eve: Person) -> None:
    table = pair(ana, bo)
    assert eve.refused("POST", f"/tables/{table}/end", 403) == "players-only"
    with bo.live(table, 1) as socket:
        ana.post(f"/tables/{table}/end")
        assert until(socket, "table")["table"]["seats"][0]["wants_end"]
    assert not ana.post(f"/tables/{table}/end", {"wanted": False})["table"]["ended"]
    assert not bo.post(f"/tables/{table}/end")["table"]["ended"]
    assert ana.post(f"/tables/{table}/end")["table"]["ended"]
    body = {"seat": 0, "action": "nonsense", "expected_seq": 0}
    assert ana.refused("POST", f"/tables/{table}/actions", 409, body) == "game-over"


# Time for a go


def test_without_a_time_nobody_hands_over_who_was_there_lately(
    ana: Person, bo: Person, hands: Hands
) -> None:
    table = pair(ana, bo)
    give = f"/tables/{table}/seats/1/bot"
    hands.turn(minutes=30)
    with bo.live(table, 1):
        assert not seats(ana, table)[1]["can_call"]
    hands.turn(minutes=9)
    assert ana.refused("POST", give, 409) == "seat-present"
    assert not seats(ana, table)[1]["can_call"]
    hands.turn(minutes=2)
    assert seats(ana, table)[1]["can_call"]
    assert not seats(bo, table)[1]["can_call"]
    ana.post(give)
    bo.post(f"/tables/{table}/seats/1/take")
    assert seats(bo, table)[1]["kind"] == "human"


def test_each_plan_has_its_own_time_and_a_go_keeps_its_time(
    ana: Person, bo: Person, hands: Hands
) -> None:
    table = pair(ana, bo, go_seconds=TEN_MINUTES, at_zero="nothing")
    told = ana.get(f"/tables/{table}")
    assert told["time"] == {"seconds": TEN_MINUTES, "at_zero": "nothing"}
    first, second = (seat["clock"] for seat in told["seats"])
    assert first is not None
    assert second is not None
    hands.turn(minutes=3)
    ana.play(table, 0)
    clocks = [seat["clock"] for seat in seats(ana, table)]
    assert clocks == [None, second]
    # Taken back, the go has the time that it had.
    ana.take_back(table, 0)
    assert seats(ana, table)[0]["clock"] == first
    hands.turn(minutes=6)
    eventually(lambda: seats(ana, table)[0]["clock"]["state"] == "short")
    hands.turn(minutes=2)
    eventually(lambda: seats(ana, table)[0]["clock"]["state"] == "over")
    # Nothing more happens, and whoever comes late plays.
    assert bo.refused("POST", f"/tables/{table}/seats/0/bot", 409) == "seat-present"
    ana.play(table, 0)


def test_at_zero_others_may_call_a_bot_and_the_owner_comes_back(
    ana: Person, bo: Person, hands: Hands
) -> None:
    table = pair(ana, bo, go_seconds=TEN_MINUTES, at_zero="call")
    ana.play(table, 0)
    call = f"/tables/{table}/seats/1/bot"
    hands.turn(minutes=9)
    assert ana.refused("POST", call, 409) == "seat-present"
    hands.turn(minutes=2)
    with bo.live(table, 1):
        eventually(lambda: bool(seats(ana, table)[1]["can_call"]))
        ana.post(call, {"bot": "random"})
    eventually(lambda: any(e["seat"] == 1 for e in ana.get(f"/tables/{table}/log")))
    bo.post(f"/tables/{table}/seats/1/take")
    assert seats(bo, table)[1]["kind"] == "human"


def test_at_zero_a_bot_plays_this_go_and_no_other(ana: Person, bo: Person, hands: Hands) -> None:
    table = pair(ana, bo, go_seconds=TEN_MINUTES, at_zero="bot")
    ana.play(table, 0)
    hands.turn(minutes=11)
    eventually(lambda: any(e["seat"] == 1 for e in ana.get(f"/tables/{table}/log")))
    sitting = seats(bo, table)[1]
    assert sitting["kind"] == "human"
    # The next go is Bo's own again, with all of its time.
    eventually(lambda: not (seats(bo, table)[1]["clock"] or {"bot": False})["bot"])


def test_who_comes_back_stops_the_bot_that_plays_the_go(
    ana: Person, bo: Person, hands: Hands
) -> None:
    table = pair(ana, bo, go_seconds=TEN_MINUTES, at_zero="bot", pace="normal")
    hands.turn(minutes=11)
    eventually(lambda: bool((seats(ana, table)[0]["clock"] or {"bot": False})["bot"]))
    state = ana.state(table, 0)
    assert state["legal"] == []
    ana.post(f"/tables/{table}/seats/0/take")
    told = seats(ana, table)[0]["clock"]
    assert told is None or not told["bot"]


def test_a_deadline_is_stored_and_does_not_run_while_no_server_is_there(
    database: str, hands: Hands
) -> None:
    with TestClient(create_app(settings_for(database))) as server:
        ana = Person(server)
        table = ana.table(HUMAN, HUMAN, go_seconds=TEN_MINUTES, at_zero="nothing")
        before = datetime.fromisoformat(seats(ana, table)[0]["clock"]["deadline"])
    hands.turn(hours=5)
    with TestClient(create_app(settings_for(database))) as server:
        again = Person(server)
        again.cookies = ana.cookies

        def later() -> timedelta:
            told = datetime.fromisoformat(seats(again, table)[0]["clock"]["deadline"])
            return told - before

        eventually(lambda: later() >= timedelta(hours=5))
        assert later() < timedelta(hours=5, minutes=5)
        assert seats(again, table)[0]["clock"]["state"] == "runs"


# What an owner keeps


def test_the_list_of_tables_tells_points_and_when(ana: Person, bo: Person) -> None:
    table = pair(ana, bo)
    ana.play(table, 0)
    (mine,) = ana.get("/my/tables")
    assert mine["points"] == [0, 0]
    assert mine["moved"] > mine["created"]


def test_a_note_is_for_its_owner_alone(ana: Person, bo: Person, eve: Person) -> None:
    table = pair(ana, bo)
    note = f"/tables/{table}/note"
    assert ana.get(note) == {"note": ""}
    assert ana.ask("PUT", note, json={"note": " zither first "}).status_code == 200
    assert ana.get(note) == {"note": "zither first"}
    assert ana.get("/my/tables")[0]["note"] == "zither first"
    assert bo.get(note) == {"note": ""}
    assert bo.get("/my/tables")[0]["note"] == ""
    assert eve.refused("GET", note, 403) == "players-only"
    assert "zither" not in bo.ask("GET", f"/tables/{table}/state").text


def test_a_table_is_forgotten_where_nobody_waits(ana: Person, bo: Person) -> None:
    alone = ana.table(HUMAN, RANDOM)
    waiting = ana.table(HUMAN, OPEN)
    both = pair(ana, bo)
    assert ana.refused("POST", f"/tables/{both}/forget", 409) == "resign-first"
    ana.post(f"/tables/{both}/seats/0/resign")
    for table in (alone, waiting, both):
        ana.post(f"/tables/{table}/forget")
    assert ana.get("/my/tables") == []
    assert [one["id"] for one in bo.get("/my/tables")] == [both]
    assert bo.get(f"/tables/{waiting}")["seats"][0]["kind"] == "open"


def test_a_pass_joins_two_browsers_once(ana: Person, bo: Person, eve: Person) -> None:
    first, second = ana.table(HUMAN, RANDOM), bo.table(HUMAN, RANDOM)
    token = ana.post("/my/pass")["token"]
    joined = bo.post("/my/join", {"token": token})
    assert {one["id"] for one in joined} == {first, second}
    for person in (ana, bo):
        assert {one["id"] for one in person.get("/my/tables")} == {first, second}
        assert person.get(f"/tables/{first}")["seats"][0]["mine"]
    assert eve.refused("POST", "/my/join", 403, {"token": token}) == "wrong-pass"
    assert eve.get("/my/tables") == []


def test_a_pass_is_good_for_ten_minutes_and_not_stored_openly(
    ana: Person, bo: Person, hands: Hands
) -> None:
    ana.table(HUMAN, RANDOM)
    token = ana.post("/my/pass")["token"]
    hands.turn(minutes=11)
    assert bo.refused("POST", "/my/join", 403, {"token": token}) == "wrong-pass"
    assert bo.refused("POST", "/my/pass", 409) == "no-tables"
