"""T7.6 at the level of bytes: no answer and no live message depends on what is drawn later.

The same game is played on at two tables that differ only in the secret that draws. Everything that
its player and a spectator are sent must be the same, byte by byte, until something is drawn.
"""

from __future__ import annotations

import random
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from fastapi.testclient import TestClient

from bingma.games.contract import CHANCE
from bingma.play.game import Game, new_game
from bingma.server import tables
from bingma.server.situations import changed
from bingma.server.table import Table
from tests.server.people import Person
from tests.server.test_leaks import Listener, the_table, without_clock

GAME = "terracotta-army"
SEAT = 1
SECRETS = (4_100_200_301, 8_500_600_702)


class Watching(Listener):
    """A player or a spectator who asks whatever can be asked about the game."""

    def questions(self, seq: int) -> Iterator[tuple[str, str, Any]]:
        table = f"/tables/{self.table}"
        for path in ("/tables", "/my/tables", "/my/results", f"/games/{GAME}/printed", table):
            yield "GET", path, None
        pages = ["state", "state?since=0", f"state?seat={SEAT}&since={seq // 2}", "position"]
        pages += ["log", "lines", "words", "moves", "record", "record.txt"]
        pages += ["ahead", f"ahead?seat={SEAT}", f"ahead?seat={SEAT}&action=place craftsman 3"]
        for entry in (0, seq // 2, seq, seq + 1):
            pages += [f"at/{entry}", f"at/{entry}?seat={SEAT}", f"boards/{entry}"]
        actions = ("place craftsman 3", "take", "dice 1 1", "decree 2 2", "nonsense")
        pages += [f"why?seat={SEAT}&action={action}" for action in actions]
        for page in pages:
            yield "GET", f"{table}/{page}", None
        place = {"seat": SEAT, "expected_seq": seq}
        yield "POST", f"{table}/actions", place | {"action": "dice 6 6"}
        yield "POST", f"{table}/draw", place
        for what in ("actions", "undo", "restart-go"):
            yield "POST", f"{table}/{what}", place | {"action": "take", "expected_seq": seq + 1}


def a_game(seed: int, entries: int, options: tuple[int, ...]) -> tuple[Game, list[str]]:
    """A random game so far, and what is played next: the last action has something drawn."""
    game, rng = new_game(GAME, players=1, seed=seed, options=options), random.Random(seed)
    while len(game.log) < entries:
        game.play(rng.choice(game.legal(SEAT)), SEAT)
    next_game, actions = game.copy(), []
    while all(entry.seat != CHANCE for entry in next_game.log[len(game.log) :]):
        actions.append(str(rng.choice(next_game.legal(SEAT))))
        next_game.play(actions[-1], SEAT)
    return game, actions


def play_on(
    server: TestClient, game: Game, actions: list[str], secret: int, patch: pytest.MonkeyPatch
) -> tuple[str, str]:
    """What player and spectator hear until something is drawn, and what is heard of that."""
    host = Person(server)
    imported = host.post("/records", game.record(), 201)["table"]["id"]
    patch.setattr(tables, "secret_seed", lambda: secret)
    wish = {"n": len(game.log), "seats": [{"kind": "human", "name": "Ana"}], "pace": "off"}
    opened = host.post(f"/tables/{imported}/branch", wish, 201)["table"]
    table = the_table(server, opened["id"])
    assert table.row["seed"] == secret
    player, spectator = Watching(host, SEAT), Watching(Person(server), None)
    rng = random.Random(1)
    with ExitStack() as stack:
        for one in (player, spectator):
            one.table = opened["id"]
            one.socket = stack.enter_context(one.person.live(one.table, one.seat))
            one.listen("state")
        for action in actions[:-1]:
            ask_around(player, spectator, table.seq, rng, 0.2)
            act(player, spectator, table, action)
            take_back(player, spectator, table)
            act(player, spectator, table, action)
        ask_around(player, spectator, table.seq, rng, 1)
        before = [len(one.heard) for one in (player, spectator)]
        act(player, spectator, table, actions[-1])
    parts = []
    for heard in (
        [*player.heard[: before[0]], *spectator.heard[: before[1]]],
        [*player.heard[before[0] :], *spectator.heard[before[1] :]],
    ):
        text = "\n".join(heard)
        assert str(secret) not in text
        for what, name in ((table.id, "TABLE"), (imported, "RECORD"), (opened["created"], "TIME")):
            text = text.replace(what, name)
        parts.append(without_clock(text))
    return parts[0], parts[1]


def ask_around(
    player: Watching, spectator: Watching, seq: int, rng: random.Random, share: float
) -> None:
    for one in (player, spectator):
        one.ask_around(seq, rng, share)


def act(player: Watching, spectator: Watching, table: Table, action: str) -> None:
    body = {"seat": SEAT, "action": action, "expected_seq": table.seq}
    assert player.ask("POST", f"/tables/{table.id}/actions", json=body).status_code == 200
    for one in (player, spectator):
        one.listen("update", table.seq)


def take_back(player: Watching, spectator: Watching, table: Table) -> None:
    body = {"seat": SEAT, "expected_seq": table.seq}
    assert player.ask("POST", f"/tables/{table.id}/undo", json=body).status_code == 200
    for one in (player, spectator):
        one.listen("update", table.seq)


def both(
    server: TestClient, game: Game, actions: list[str], patch: pytest.MonkeyPatch
) -> list[tuple[str, str]]:
    return [play_on(server, game, actions, secret, patch) for secret in SECRETS]


@pytest.mark.slow
@pytest.mark.parametrize(
    ("seed", "entries", "options"), [(1, 1, ()), (2, 9, (1, 4)), (3, 30, (3, 6))]
)
def test_T7_6_no_byte_depends_on_what_is_drawn_later(
    sqlite_server: TestClient,
    monkeypatch: pytest.MonkeyPatch,
    seed: int,
    entries: int,
    options: tuple[int, ...],
) -> None:
    game, actions = a_game(seed, entries, options)
    one, two = both(sqlite_server, game, actions, monkeypatch)
    assert len(one[0].splitlines()) > 40
    assert one[0] == two[0]
    assert one[1] != two[1], "what is drawn differs"


# The same with a server that tells too much


STATE = Table.state


def foretelling_state(table: Table, *asked: Any) -> bytes:
    """The secret goes out with the state, in other words."""
    return STATE(table, *asked)[:-1] + b',"fate":%d}' % (hash(table.row["seed"]) // 7)


def foretelling_boards(table: Table, entry: int, seat: int | None) -> Any:
    """The boards go on to what is drawn next."""
    before = table.game.boards(entry, None)[0]
    future = table.game.copy()
    future.draw_from_secret(table.secret)
    while len(future.log) == len(table.game.log) or future.log[-1].seat != CHANCE:
        future.play(future.legal(SEAT)[0], SEAT)
    return {"entry": entry, "before": changed(before, future.view(None)), "boards": []}


@pytest.mark.slow
@pytest.mark.parametrize(
    ("name", "leak"), [("state", foretelling_state), ("boards", foretelling_boards)]
)
def test_a_leak_would_be_noticed(
    sqlite_server: TestClient, monkeypatch: pytest.MonkeyPatch, name: str, leak: Any
) -> None:
    game, actions = a_game(2, 9, ())
    monkeypatch.setattr(Table, name, leak)
    one, two = both(sqlite_server, game, actions, monkeypatch)
    assert one[0] != two[0]
