"""Hints: what a seat knows, as bytes, and nothing else; only where hints are given."""

from __future__ import annotations

from base64 import b64decode
from pathlib import Path

import pytest
from fastapi.testclient import TestClient

from bingma import new_game
from bingma.games import rulebook
from bingma.server.app import create_app
from tests.server.conftest import settings_for
from tests.server.people import GREEDY, HUMAN, OPEN, Person


def test_what_a_seat_knows_is_what_the_bots_get(ana: Person) -> None:
    table = ana.table(HUMAN, GREEDY, seed=3)
    told = ana.get(f"/tables/{table}/knowledge?seat=0")
    game = new_game("xian", 2, seed=3)
    assert b64decode(told["state"]) == game.knowledge(0).to_bytes()
    kit = rulebook("xian").elsewhere
    assert (b64decode(told["tables"]), told["settings"]) == (kit.tables, kit.settings)
    assert (told["seq"], told["to_end"]) == (0, True)


def test_what_a_seat_cannot_know_changes_no_byte(ana: Person) -> None:
    first = new_game("xian", 3, seed=8)
    known = first.knowledge(0)
    other = first.restarted()
    state = other._state
    # Another hand for somebody else.
    hands = [row[:] for row in state.hand]
    for card in range(len(hands[1])):
        state.hand[1][card], state.hand[2][card] = hands[2][card], hands[1][card]
    assert other.knowledge(0).to_bytes() == known.to_bytes()


@pytest.mark.parametrize(
    ("seats", "wish", "given"),
    [
        ([HUMAN, GREEDY], {}, True),
        ([HUMAN, HUMAN], {}, False),
        ([HUMAN, HUMAN], {"hints": "always"}, True),
        ([HUMAN, GREEDY], {"hints": "never"}, False),
        ([HUMAN, OPEN], {}, False),
    ],
)
def test_a_table_says_who_has_hints(
    ana: Person, seats: list[dict[str, str]], wish: dict[str, str], given: bool
) -> None:
    table = ana.table(*seats, **wish)
    assert ana.get(f"/tables/{table}")["hints"] is given
    path = f"/tables/{table}/knowledge?seat=0"
    if given:
        assert ana.get(path)["state"]
    else:
        assert ana.refused("GET", path, 403) == "no-hints"


def test_nobody_else_gets_it(server: TestClient, ana: Person) -> None:
    table = ana.table(HUMAN, GREEDY)
    path = f"/tables/{table}/knowledge?seat=0"
    assert Person(server).refused("GET", path, 403) == "not-your-seat"
    assert ana.refused("GET", f"/tables/{table}/knowledge?seat=1", 403) == "not-your-seat"
    ana.play(table, 0)
    seat = ana.state(table)["view"]["deciding"]
    if 0 not in seat:
        assert ana.refused("GET", path, 409) == "nothing-to-decide"


def test_the_address_of_the_module_is_told_where_it_was_built(
    sqlite_url: str, tmp_path: Path
) -> None:
    with TestClient(create_app(settings_for(sqlite_url, page=tmp_path))) as server:
        ana = Person(server)
        path = f"/tables/{ana.table(HUMAN, GREEDY)}/knowledge?seat=0"
        assert ana.get(path)["module"] is None
        module = rulebook("xian").elsewhere.module
        (tmp_path / "native").mkdir()
        (tmp_path / "native" / module).write_bytes(b"")
        assert ana.get(path)["module"] == f"/native/{module}"
