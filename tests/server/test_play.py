"""Playing by REST: expected numbers, keys, wrong seats, undo, secret decisions."""

from __future__ import annotations

from concurrent.futures import ThreadPoolExecutor
from typing import Any

from fastapi.testclient import TestClient

from bingma import from_position
from tests.server.people import GREEDY, HUMAN, OPEN, Person


def to_first_go(ana: Person, table: str) -> int:
    """Play favour and plan for both hot seats; the seat whose go it is."""
    for _ in range(2):
        for seat in (0, 1):
            ana.play(table, seat)
    return int(ana.state(table)["view"]["deciding"][0])


def action(seat: int, text: str, seq: int, key: str | None = None) -> dict[str, Any]:
    return {"seat": seat, "action": text, "expected_seq": seq, "key": key}


def test_an_action_is_played_and_answered_with_the_new_state(ana: Person) -> None:
    table = ana.table(HUMAN, HUMAN)
    seat = to_first_go(ana, table)
    before = ana.state(table, seat)
    assert [choice["action"] for choice in before["legal"]] == ["work", "pigment"]
    assert before["legal"][0]["preview"][0] == {
        "kind": "action",
        "action": "work",
        "automatic": False,
        "seat": seat,
    }
    after = ana.post(f"/tables/{table}/actions", action(seat, "work", before["seq"]))
    assert after["seq"] == before["seq"] + 1
    assert after["events"][0]["action"] == "work"
    assert after["view"]["decision"] == "build"
    assert (
        ana.get(f"/tables/{table}/state?seat={seat}&since={before['seq']}")["events"]
        == (after["events"])
    )
    assert ana.state(table, seat)["events"] == []


def test_what_one_might_expect_is_refused_with_reasons(ana: Person) -> None:
    table = ana.table(HUMAN, HUMAN)
    seat = to_first_go(ana, table)
    state = ana.play(table, seat, "work")
    legal = [choice["action"] for choice in state["legal"]]
    refused = {choice["action"]: choice["why"] for choice in state["refused"]}
    assert not set(legal) & set(refused)
    entering = [f"enter {name}" for name in ("workshop", "lab", "armory", "palace")]
    assert set(entering) <= {*legal, *refused}
    for text, why in refused.items():
        told = ana.get(f"/tables/{table}/why?seat={seat}&action={text}")
        assert told == {"legal": False, "why": why}
    told = ana.get(f"/tables/{table}/why?seat={seat}&action={legal[0]}")
    assert told == {"legal": True, "why": None}


def test_questions_choices_and_lines_are_told_with_the_state(ana: Person) -> None:
    # A deal in which the first card that is planned is no recruit, which is said in other words.
    table = ana.table(HUMAN, HUMAN, seed=3)
    seat = to_first_go(ana, table)
    state = ana.state(table, seat)
    assert state["question"]["title"] == {"key": "xian-ask-work", **_values(state["question"])}
    assert [choice["saying"]["key"] for choice in state["legal"]] == [
        "xian-do-work",
        "xian-do-pigment",
    ]
    assert state["legal"][1]["places"] == ["top:pigment"]
    assert [effect["amount"] for effect in state["legal"][1]["effects"]] == [1]
    before = ana.get(f"/tables/{table}/lines?seat={seat}")
    assert before["seq"] == state["seq"]
    ana.play(table, seat, "pigment")
    lines = ana.get(f"/tables/{table}/lines?seat={seat}")["lines"]
    assert lines[: len(before["lines"])] == before["lines"]
    assert lines[-1]["saying"]["values"]["what"]["of"] == [{"key": "xian-did-pigment"}]
    headings = [part["heading"]["key"] for part in ana.get(f"/tables/{table}/words")]
    assert "xian-words-players" in headings
    assert "xian-words-own" in headings


def _values(question: dict[str, Any]) -> dict[str, Any]:
    return {"values": question["help"]["values"]}


def test_a_position_is_told_as_a_seat_knows_it(ana: Person, eve: Person) -> None:
    waiting = ana.table(HUMAN, OPEN)
    assert ana.refused("GET", f"/tables/{waiting}/position?seat=0", 409) == "not-started"
    table = ana.table(HUMAN, HUMAN)
    ana.play(table, 0)
    told = ana.get(f"/tables/{table}/position?seat=1")
    game = from_position(told["position"], seed=1)
    assert (told["seat"], game.view(1)) == (1, ana.state(table, 1)["view"])
    assert told["position"].count("hand:?") == 1
    looked_on = eve.get(f"/tables/{table}/position")
    assert (looked_on["seat"], looked_on["position"].count("hand:?")) == (None, 2)
    assert eve.refused("GET", f"/tables/{table}/position?seat=1", 403) == "not-your-seat"


def test_illegal_actions_are_refused_with_a_reason(ana: Person) -> None:
    table = ana.table(HUMAN, HUMAN)
    answer = ana.post(f"/tables/{table}/actions", action(0, "enter lab", 0), 422)
    assert answer["error"]["key"] == "illegal-action"
    why = {"key": "xian-why-not-now", "values": {"decision": "favour"}}
    assert answer["error"]["values"]["why"] == why
    path = f"/tables/{table}/actions"
    assert ana.refused("POST", path, 422, action(0, "fly away", 0)) == "bad-notation"
    assert ana.refused("POST", path, 422, action(0, "", 0)) == "bad-notation"
    assert ana.refused("POST", path, 422, action(0, "x" * 81, 0)) == "bad-request"
    assert ana.refused("GET", f"/tables/{table}/why?seat=0&action=hm", 422) == "bad-notation"
    assert ana.state(table)["seq"] == 0


def test_a_stale_action_is_refused_with_the_present_state(ana: Person) -> None:
    table = ana.table(HUMAN, HUMAN)
    seat = to_first_go(ana, table)
    seq = ana.play(table, seat, "work")["seq"]
    answer = ana.post(f"/tables/{table}/actions", action(seat, "pigment", seq - 1), 409)
    assert answer["error"]["key"] == "stale"
    assert answer["state"]["seq"] == seq
    assert answer["state"]["events"][0]["action"] == "work"
    too_new = ana.post(f"/tables/{table}/actions", action(seat, "pass", seq + 5), 409)
    assert too_new["error"]["key"] == "stale"


def test_the_same_key_plays_once(ana: Person) -> None:
    table = ana.table(HUMAN, HUMAN)
    seat = to_first_go(ana, table)
    seq = ana.state(table)["seq"]
    bodies = [action(seat, "work", seq, "key-1")] * 4
    with ThreadPoolExecutor(4) as pool:
        answers = list(pool.map(lambda body: ana.post(f"/tables/{table}/actions", body), bodies))
    assert [answer["seq"] for answer in answers] == [seq + 1] * 4
    assert ana.state(table)["seq"] == seq + 1


def test_two_tabs_with_different_keys_play_once(ana: Person) -> None:
    table = ana.table(HUMAN, HUMAN)
    seat = to_first_go(ana, table)
    seq = ana.state(table)["seq"]
    path = f"/tables/{table}/actions"
    with ThreadPoolExecutor(2) as pool:
        answers = list(
            pool.map(lambda key: ana.ask("POST", path, json=action(seat, "work", seq, key)), "ab")
        )
    assert sorted(answer.status_code for answer in answers) == [200, 409]
    assert ana.state(table)["seq"] == seq + 1


def test_only_the_owner_of_a_seat_plays_it(ana: Person, bo: Person, eve: Person) -> None:
    table = ana.table(HUMAN, OPEN)
    token = bo.post(f"/tables/{table}/join", {})["token"]
    path = f"/tables/{table}"
    forger = Person(ana.server)
    forger.cookies = {"bingma": bo.cookies["bingma"][:-1] + "0"}
    for person in (eve, bo, forger):
        assert person.refused("POST", f"{path}/actions", 403, action(0, "favour", 0)) == (
            "not-your-seat"
        )
        assert person.refused("GET", f"{path}/state?seat=0", 403) == "not-your-seat"
        assert person.refused("GET", f"{path}/log?seat=0", 403) == "not-your-seat"
        assert person.refused("GET", f"{path}/at/0?seat=0", 403) == "not-your-seat"
        assert person.refused("GET", f"{path}/why?seat=0&action=favour", 403) == "not-your-seat"
        take_back = {"seat": 0, "expected_seq": 0}
        assert person.refused("POST", f"{path}/undo", 403, take_back) == "not-your-seat"
        assert person.refused("POST", f"{path}/restart-go", 403, take_back) == "not-your-seat"
    assert ana.refused("GET", f"{path}/state?seat=9", 404) == "no-such-seat"
    # A secret is good for its own seat at its own table only.
    program = Person(ana.server, token)
    assert program.refused("POST", f"{path}/actions", 403, action(0, "favour", 0)) == (
        "not-your-seat"
    )
    other = eve.table(HUMAN, HUMAN)
    assert program.refused("GET", f"/tables/{other}/state", 403) == "wrong-token"
    assert program.play(table, 1)["seat"] == 1


def test_undo_and_restart_are_stored_and_stop_at_barriers(ana: Person) -> None:
    table = ana.table(HUMAN, HUMAN)
    seat = to_first_go(ana, table)
    assert ana.take_back(table, seat, status=409)["error"]["key"] == "not-undoable"
    start = ana.state(table, seat)
    assert (start["can_undo"], start["can_restart"]) == (False, False)
    played = ana.play(table, seat, "work")
    assert (played["can_undo"], played["can_restart"]) == (True, True)
    undone = ana.take_back(table, seat)
    assert undone["seq"] == start["seq"] + 2
    assert undone["events"] == [{"kind": "undone", "seat": seat, "actions": 1}]
    assert undone["view"] == start["view"]
    ana.play(table, seat, "pigment")
    ana.play(table, seat, "pass")
    restarted = ana.take_back(table, seat, "restart-go")
    assert restarted["events"] == [{"kind": "undone", "seat": seat, "actions": 2}]
    assert restarted["view"] == start["view"]
    # Another player's decision is a barrier.
    ana.play(table, seat, "work")
    ana.play(table, seat, "pass")
    if ana.state(table, seat)["view"]["deciding"] == [seat]:
        ana.play(table, seat, "done")
    ana.play(table, 1 - seat)
    assert ana.take_back(table, seat, status=409)["error"]["key"] == "not-undoable"


def test_undo_with_a_key_is_done_once(ana: Person) -> None:
    table = ana.table(HUMAN, HUMAN)
    seat = to_first_go(ana, table)
    seq = ana.play(table, seat, "work")["seq"]
    body = {"seat": seat, "expected_seq": seq, "key": "back"}
    first = ana.post(f"/tables/{table}/undo", body)
    again = ana.post(f"/tables/{table}/undo", body)
    assert (first["seq"], again["seq"]) == (seq + 1, seq + 1)


def test_secret_decisions_come_in_any_order(ana: Person, bo: Person, eve: Person) -> None:
    table = ana.table(HUMAN, OPEN)
    bo.post(f"/tables/{table}/join", {})
    # Both have seen number 0; the second decision is not stale because of the first.
    decided = bo.post(f"/tables/{table}/actions", action(1, "favour", 0))
    assert decided["view"]["you"]["favour"] == "favour"
    hint = {"kind": "decided", "decision": "favour", "seat": 1}
    assert ana.get(f"/tables/{table}/state?since=0")["events"] == [hint]
    assert eve.get(f"/tables/{table}/state?since=0")["events"] == [hint]
    again = bo.ask("POST", f"/tables/{table}/actions", json=action(1, "favour", 0))
    assert again.status_code == 409
    # It can be taken back until the last one has decided.
    assert bo.state(table)["can_undo"]
    bo.take_back(table, 1)
    assert ana.get(f"/tables/{table}")["deciding"] == [0, 1]
    bo.play(table, 1)
    ana.post(f"/tables/{table}/actions", action(0, "favour", 0))
    assert ana.state(table)["view"]["decision"] == "plan"
    # Now something has been shown that everybody must know.
    assert (
        bo.ask("POST", f"/tables/{table}/actions", json=action(1, "favour", 0)).status_code == 409
    )
    assert bo.take_back(table, 1, status=409)["error"]["key"] == "not-undoable"


def test_hot_seat_shows_the_seat_that_has_to_decide(ana: Person) -> None:
    table = ana.table(HUMAN, HUMAN)
    assert ana.state(table)["seat"] == 0
    ana.play(table, 0)
    assert ana.state(table)["seat"] == 1


def test_a_finished_game_takes_no_more_actions(sqlite_server: TestClient) -> None:
    import random

    ana = Person(sqlite_server)
    table = ana.table(HUMAN, GREEDY)
    final = ana.play_on(table, random.Random(3))
    assert final["table"]["result"]["ranking"]
    assert final["legal"] == []
    path = f"/tables/{table}/actions"
    assert ana.refused("POST", path, 409, action(0, "work", final["seq"])) == "game-over"
    # When all is over everybody may look through any seat's eyes.
    assert "you" in Person(sqlite_server).state(table, 0)["view"]
