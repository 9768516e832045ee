"""Secrets, at the level of bytes: nothing that reaches anybody holds what they cannot know.

A random game is played twice through the server: as it was, and with everything changed that one
listener cannot know. Every answer and every live message to the listener, from the empty table on,
must be the same, byte by byte. Besides, no message names a card that only another seat knows.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from contextlib import ExitStack
from typing import Any

import pytest
from fastapi.testclient import TestClient

from bingma.games.contract import Event, Reason
from bingma.play.game import Game, LogEntry, new_game
from bingma.server import table as server_table
from bingma.server.patches import patched
from bingma.server.storage import games
from bingma.server.table import Table, Watcher, table_info
from tests.games.xian.test_secrecy import disguised
from tests.server.people import HUMAN, OPEN, Person

# What is not a secret and yet differs from table to table, beside the time of each move.
NAMES = ("TABLE", "TIME", "TOKEN")
MOVED = re.compile(r'(?<="moved":")[^"]+')
QUESTIONS = ("enter lab", "market", "plan Y1/R2", "favour G3", "craft A1", "nonsense")


def the_table(server: TestClient, table: str) -> Table:
    """The table in the server, to look behind the scenes."""
    app: Any = server.app
    found: Table = app.state.services.tables._tables[table]
    return found


def without_clock(heard: str) -> str:
    """The times of moves as their numbers: which are told, and which are the same, still shows."""
    times = {time: n for n, time in enumerate(dict.fromkeys(MOVED.findall(heard)))}
    return MOVED.sub(lambda found: f"MOVE {times[found[0]]}", heard)


class Listener:
    """Somebody at a table, or beside it, who keeps every byte that they are sent."""

    def __init__(self, person: Person, seat: int | None) -> None:
        self.person = person
        self.seat = seat
        self.table = ""
        self.socket: Any = None
        self.heard: list[str] = []

    def ask(self, method: str, path: str, **more: Any) -> Any:
        """A request; its answer is kept."""
        answer = self.person.ask(method, path, **more)
        self.heard.append(f"{method} {path}: {answer.status_code} {answer.text}")
        return answer

    def listen(self, kind: str, seq: int | None = None) -> dict[str, Any]:
        """The next live message of a kind (and of a change); all until then are kept."""
        while True:
            text = self.socket.receive_text()
            self.heard.append(text)
            message: dict[str, Any] = json.loads(text)
            if message["type"] == kind and (seq is None or message["seq"] == seq):
                return message

    def questions(self, seq: int) -> Iterator[tuple[str, str, Any]]:
        """Everything that can be asked without changing the game."""
        table = f"/tables/{self.table}"
        for path in ("/tables", "/my/tables", "/games", table):
            yield "GET", path, None
        pages = ["state", "state?since=0", "log", "at/0", f"at/{seq // 2}", f"at/{seq}"]
        pages.append("position")
        for seat in range(3):
            pages += [f"state?seat={seat}&since={seq // 2}", f"log?seat={seat}"]
            pages.append(f"position?seat={seat}")
            pages += [f"why?seat={seat}&action={question}" for question in QUESTIONS]
        for page in [*pages, "record", "record.txt"]:
            yield "GET", f"{table}/{page}", None
        for seat in range(3):
            for expected in (seq, 0, seq + 1):
                place = {"seat": seat, "expected_seq": expected}
                yield "POST", f"{table}/actions", place | {"action": "nonsense"}
            for what in ("undo", "restart-go"):
                yield "POST", f"{table}/{what}", {"seat": seat, "expected_seq": seq + 1}

    def ask_around(self, seq: int, rng: random.Random, share: float = 1) -> None:
        """Ask some of all that can be asked."""
        for method, path, body in self.questions(seq):
            if rng.random() < share:
                self.ask(method, path, **({} if body is None else {"json": body}))

    def shout(self, seq: int) -> None:
        """Live messages that change nothing."""
        for expected in (seq, 0, seq + 1):
            self.socket.send_json(
                {"type": "action", "action": "nonsense", "expected_seq": expected, "key": "k"}
            )
        self.socket.send_json({"type": "restart-go", "expected_seq": seq + 1})
        self.socket.send_text("nonsense")
        self.socket.send_json({"type": "ping"})
        self.listen("pong")


async def list_in_lobby(table: Table) -> None:
    """Show a table in the lobby, as one that is opened so."""
    async with table.database.changing(table.id) as connection:
        await connection.execute(games.update().where(games.c.id == table.id).values(listed=True))


class Told:
    """A game that is played through the server, and what one listener hears of it."""

    def __init__(self, server: TestClient, game: Game, seat: int | None, seed: int) -> None:
        self.server = server
        self.record = game.record()
        self.people = [Person(server) for _ in game.seats]
        self.listener = Listener(Person(server) if seat is None else self.people[seat], seat)
        self.rng = random.Random(seed)
        self.tokens: list[str] = []
        self.seq = 0
        self.connections = ExitStack()

    def play(self) -> list[str]:
        """The whole game; returns every byte that the listener was sent, names replaced."""
        host, listener = Person(self.server), self.listener
        imported = host.post("/records", self.record | {"actions": []}, 201)["table"]["id"]
        seats = [OPEN] * len(self.people)
        wish = {"n": 0, "seats": seats, "pace": "off"}
        opened = host.post(f"/tables/{imported}/branch", wish, 201)["table"]
        listener.table = opened["id"]
        table = the_table(self.server, opened["id"])
        assert self.server.portal is not None
        self.server.portal.call(list_in_lobby, table)
        with self.connections:
            self.sit_down()
            self.play_all()
        own = "" if listener.seat is None else self.tokens.pop(listener.seat)
        heard = "\n".join(listener.heard)
        for secret in (*self.tokens, str(table.row["seed"]), "token_hash", "owners"):
            assert secret not in heard
        for what, name in zip((table.id, opened["created"], own or "TOKEN"), NAMES, strict=True):
            heard = heard.replace(what, name)
        return without_clock(heard).splitlines()

    def play_all(self) -> None:
        """The actions of the record, some of them taken back and played again, and questions."""
        played: list[tuple[int, str]] = []
        for seat, action in self.record["actions"]:
            self.act(seat, action)
            played.append((seat, action))
            if self.rng.random() < 0.15:
                self.take_back(seat, [a for s, a in played if s == seat])
            if self.rng.random() < 0.1:
                self.listener.ask_around(self.seq, self.rng, 0.2)
                self.listener.shout(self.seq)
        self.listener.ask_around(self.seq, self.rng)
        self.listener.shout(self.seq)

    def sit_down(self) -> None:
        """The listener comes first and sees the others come."""
        listener = self.listener
        listener.ask_around(0, self.rng, 0.5)
        order = sorted(range(len(self.people)), key=lambda seat: seat != listener.seat)
        tokens = {}
        for seat in order:
            if listener.socket is None and seat != listener.seat:
                self.connect()
            person = self.people[seat]
            asking = listener if person is listener.person else person
            wish = {"name": f"Player {seat + 1}", "seat": seat}
            answer = asking.ask("POST", f"/tables/{listener.table}/join", json=wish)
            tokens[seat] = answer.json()["token"]
            if listener.socket is not None:
                listener.listen("state" if seat == order[-1] else "table")
        self.tokens = [tokens[seat] for seat in range(len(order))]

    def connect(self) -> None:
        listener = self.listener
        live = listener.person.live(listener.table, listener.seat)
        listener.socket = self.connections.enter_context(live)
        listener.listen("state")

    def act(self, seat: int, action: str) -> None:
        """One action, of the listener by REST or live, and what the listener hears of it."""
        listener, body = self.listener, {"action": action, "expected_seq": self.seq}
        path = f"/tables/{listener.table}/actions"
        self.seq += 1
        if seat != listener.seat:
            self.people[seat].post(path, body | {"seat": seat})
            listener.listen("update", self.seq)
        elif self.rng.random() < 0.5:
            assert listener.ask("POST", path, json=body | {"seat": seat}).status_code == 200
            listener.listen("update", self.seq)
        else:
            listener.socket.send_json({"type": "action", "key": f"{self.seq}"} | body)
            # The update is the answer too.
            assert listener.listen("update", self.seq)["acks"]

    def take_back(self, seat: int, own: list[str]) -> None:
        """Take back what a seat can, and play it again."""
        listener, person = self.listener, self.people[seat]
        if person.state(listener.table, seat)["can_undo"]:
            what = self.rng.choice(["undo", "restart-go"])
            asking = listener if person is listener.person else person
            body = {"seat": seat, "expected_seq": self.seq}
            answer = asking.ask("POST", f"/tables/{listener.table}/{what}", json=body)
            self.seq += 1
            listener.listen("update", self.seq)
            undone = next(e for e in answer.json()["events"] if e["kind"] == "undone")
            for action in own[-undone["actions"] :]:
                self.act(seat, action)


def a_game(players: int, seed: int, length: int) -> Game:
    """A random game, so far."""
    game, rng = new_game("xian", players=players, seed=seed), random.Random(seed)
    while len(game.log) < length and not game.over:
        seat = rng.choice(game.deciding)
        game.play(rng.choice(game.legal(seat)), seat)
    return game


def tellings(server: TestClient, game: Game, seat: int | None, seed: int) -> list[list[str]]:
    """What a listener hears of a game, and of another that must not differ for them."""
    other = disguised(game, seat, random.Random(seed))
    assert other.record() != game.record()
    return [Told(server, one, seat, seed).play() for one in (game, other)]


# Lengths within favour and plan, where there is most to hide, and anywhere later.
LENGTHS = [1, 2, 4, 5, 17, 30, 44, 61]


@pytest.mark.slow
@pytest.mark.parametrize(("seed", "length"), list(enumerate(LENGTHS)))
def test_no_byte_depends_on_what_the_listener_cannot_know(
    sqlite_server: TestClient, seed: int, length: int
) -> None:
    game = a_game(3, seed, length)
    assert not game.over
    for seat in (seed % 3, None):
        one, two = tellings(sqlite_server, game, seat, seed)
        assert len(one) > 60
        assert one == two


@pytest.mark.slow
@pytest.mark.parametrize("seed", range(10, 16))
def test_nor_in_longer_games(sqlite_server: TestClient, seed: int) -> None:
    rng = random.Random(seed)
    players = rng.choice([2, 4])
    whole = len(a_game(players, seed, 1000).log)
    game = a_game(players, seed, rng.randrange(20, whole))
    seat = rng.choice([*range(game.players), None])
    one, two = tellings(sqlite_server, game, seat, seed)
    assert one == two


# The same with a server that tells too much


def row_for_all(*told: Any) -> dict[str, Any]:
    """The row of the table goes out as it is."""
    return table_info(*told) | {"setup": told[0]["setup"]}


def events_for_all(game: Game, entry: LogEntry, seat: int | None) -> list[Event]:
    """Private events are told to everybody."""
    return game.book.describe_events(entry.raw_events)


def anybodys_eyes(*_: Any) -> int:
    """Everybody sees through the eyes of seat 0."""
    return 0


def telling_reasons(game: Game, action: str, seat: int) -> Reason:
    """A reason tells what another holds."""
    hands = [game._state.hand[p] for p in range(game.players) if p != seat]
    return Reason("not-now", {"decision": str(hands)})


FIRST = Watcher.first


def frank_state(watcher: Watcher, since: int | None) -> bytes:
    """Who has missed something is told everything."""
    record = json.dumps(watcher.table.game.record()).encode()
    return FIRST(watcher, since)[:-1] + b',"record":%b}' % record


LEAKS: list[tuple[object, str, Any]] = [
    (server_table, "table_info", row_for_all),
    (Game, "seen", events_for_all),
    (Table, "seat_to_show", anybodys_eyes),
    (Game, "why_not", telling_reasons),
    (Watcher, "first", frank_state),
]


@pytest.mark.slow
@pytest.mark.parametrize("leak", LEAKS, ids=lambda leak: leak[2].__name__)
def test_a_leak_would_be_noticed(
    sqlite_server: TestClient, monkeypatch: pytest.MonkeyPatch, leak: tuple[object, str, Any]
) -> None:
    monkeypatch.setattr(*leak)
    # At four actions one seat has planned in secret, after all have chosen a favour.
    game = a_game(3, 2, 4)
    one, two = tellings(sqlite_server, game, None if leak[1] == "seat_to_show" else 1, 2)
    assert one != two


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
        states = [socket.receive_json() for socket in sockets]
        for n, state in enumerate(states):
            searched += search(state, n if n < 3 else None)
        searched += play_and_search(table, people, sockets, states, rng)
    assert searched > 500


def play_and_search(
    table: Table,
    people: list[Person],
    sockets: list[Any],
    states: list[Any],
    rng: random.Random,
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
            for page in ("log", "lines", "words"):
                texts[n].append(person.ask("GET", f"/tables/{name}/{page}").text)
            texts[n].append(person.ask("GET", f"/tables/{name}/at/{len(table.game.log)}").text)
            while json.loads(text := sockets[n].receive_text()).get("seq") != table.seq:
                texts[n].append(text)
            texts[n].append(text)
        for viewer, sent in enumerate(texts):
            for told in map(json.loads, sent):
                if isinstance(told, dict) and told.get("type") == "state":
                    states[viewer] = told
                elif isinstance(told, dict) and told.get("type") == "update":
                    # Searched as it is put together: a patch does not say whose it is.
                    states[viewer] = patched(states[viewer], told["state"])
                    told["state"] = states[viewer]
                searched += search(told, viewer if viewer < 3 else None)
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
        assert not {"setup", "deck", "deal", "token_hash", "owners"} & set(told)
        assert told.get("seed") is None
        parts = list(told.values())
    else:
        parts = told if isinstance(told, list) else []
    return count + sum(search(part, viewer) for part in parts)
