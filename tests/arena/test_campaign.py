"""Campaigns: the same games on any crew, and after being killed."""

from __future__ import annotations

import json
import os
import signal
import subprocess
import sys
import time
from dataclasses import dataclass
from pathlib import Path
from typing import Any

import psutil
import pytest

from bingma.arena.campaign import Campaign, Log, Row, carry_out, digest
from bingma.arena.crew import Crew, Tell
from tests.terminal.helper import COMMAND, environment

GAMES = 600
ARENA = ["arena", "--bots", "greedy,random", "--players", "2,4", "--games", str(GAMES), "--json"]


@dataclass(frozen=True)
class Sums(Campaign):
    """Games that need no rules: each is a sum."""

    games: int
    add: int = 1
    version: str = "1"

    def __len__(self) -> int:
        return self.games

    def description(self) -> dict[str, Any]:
        return {"games": self.games, "add": self.add, "program": self.version}

    def games_per_task(self) -> int:
        return 3

    def prepare(self, tell: Tell) -> None:
        tell("Prepared.\n")

    def play(self, number: int) -> Row:
        return {"sum": number + self.add, "seconds": time.perf_counter()}


def silent(_: str) -> None:
    pass


def test_any_number_of_processes_plays_the_same() -> None:
    one, two = (carry_out(Sums(20), Crew(workers), None, silent) for workers in (1, 2))
    assert [row["number"] for row in two] == list(range(20))
    assert [row["sum"] for row in two] == list(range(1, 21))
    assert digest(one) == digest(two)
    assert digest(one) != digest(carry_out(Sums(20, add=2), Crew(1), None, silent))


PICKLED: list[int] = []


class Counted(Sums):
    """Counts how often it is sent to another process."""

    def __reduce__(self) -> Any:
        PICKLED.append(len(PICKLED))
        return Counted, (self.games,)


def test_a_campaign_is_sent_once_to_each_process() -> None:
    PICKLED.clear()
    assert len(carry_out(Counted(60), Crew(2), None, silent)) == 60
    assert 1 <= len(PICKLED) <= 2


class Killing(Sums):
    """The process that plays the last game does not survive it."""

    def play(self, number: int) -> Row:
        if number == self.games - 1:
            os._exit(9)
        return super().play(number)


def test_a_worker_that_dies_is_told() -> None:
    with pytest.raises(ValueError, match=r"A worker was ended.* With --out the same command goes"):
        carry_out(Killing(20), Crew(2), None, silent)


def test_progress_tells_how_long_it_will_take() -> None:
    lines: list[str] = []
    carry_out(Sums(20), Crew(1), None, lines.append)
    assert lines[0] == "Prepared.\n"
    assert lines[1] == "3 of 20 games"
    assert lines[-2] == "20 of 20 games, about 0 s left"


def test_what_was_played_is_not_played_again(tmp_path: Path) -> None:
    whole = carry_out(Sums(20), Crew(1), None, silent)
    log = Log(tmp_path, Sums(20))
    log.append([{"number": 7, "sum": 700}, {"number": 3, "sum": 300}])
    lines: list[str] = []
    rows = carry_out(Sums(20), Crew(1), tmp_path, lines.append)
    assert lines[0] == "2 of 20 games are there already.\n"
    assert (rows[7]["sum"], rows[3]["sum"]) == (700, 300)
    assert [row["sum"] for row in rows if row["number"] not in (3, 7)] == [
        row["sum"] for row in whole if row["number"] not in (3, 7)
    ]
    # All are there by now: nothing is prepared or played any more.
    lines.clear()
    assert carry_out(Sums(20), Crew(1), tmp_path, lines.append) == rows
    assert "Prepared.\n" not in lines


def test_a_line_that_was_cut_off_is_played_again(tmp_path: Path) -> None:
    whole = carry_out(Sums(20), Crew(1), tmp_path, silent)
    games = tmp_path / "games.jsonl"
    games.write_bytes(games.read_bytes()[:-5])
    assert digest(carry_out(Sums(20), Crew(1), tmp_path, silent)) == digest(whole)
    assert [json.loads(line)["number"] for line in games.read_text().splitlines()] == [*range(20)]


@pytest.mark.parametrize("damage", [b"[1]", b'{"number":77}', b'{"number":3,"su', b"\xff\xfe", b""])
def test_damaged_lines_are_told_and_played_again(damage: bytes, tmp_path: Path) -> None:
    whole = carry_out(Sums(20), Crew(1), tmp_path, silent)
    games = tmp_path / "games.jsonl"
    lines = games.read_bytes().splitlines()
    # One is something else altogether, one looks good and has a wrong figure.
    lines[4] = damage
    lines[9] = lines[9].replace(b'"sum":10', b'"sum":11')
    games.write_bytes(b"\n".join(lines) + b"\n")
    told: list[str] = []
    assert digest(carry_out(Sums(20), Crew(1), tmp_path, told.append)) == digest(whole)
    assert f"{games}, line 5 and 1 more are damaged; what is missing is played again.\n" in told
    assert "18 of 20 games are there already.\n" in told
    assert len(games.read_bytes().splitlines()) == 20


@pytest.mark.parametrize(
    ("other", "says"),
    [
        (Sums(21), "games was 20 there and is 21 now"),
        (Sums(20, add=2), "add was 1 there and is 2 now"),
        (Sums(20, version="2"), "another version of the rules or the bots"),
    ],
)
def test_a_folder_of_other_games_is_refused(other: Sums, says: str, tmp_path: Path) -> None:
    carry_out(Sums(20), Crew(1), tmp_path, silent)
    before = (tmp_path / "games.jsonl").read_bytes()
    with pytest.raises(ValueError, match=says):
        carry_out(other, Crew(1), tmp_path, silent)
    assert (tmp_path / "games.jsonl").read_bytes() == before


def test_a_folder_of_something_else_is_refused(tmp_path: Path) -> None:
    (tmp_path / "games.jsonl").write_text("mine\n")
    with pytest.raises(ValueError, match="name another folder"):
        Log(tmp_path, Sums(20))
    (tmp_path / "campaign.json").write_text("{")
    with pytest.raises(ValueError, match="not what an arena wrote"):
        Log(tmp_path, Sums(20))
    assert (tmp_path / "games.jsonl").read_text() == "mine\n"


@pytest.mark.slow
@pytest.mark.skipif(sys.platform == "win32", reason="there is no SIGKILL")
def test_a_killed_arena_goes_on_where_it_was(tmp_path: Path) -> None:
    folder = tmp_path / "killed"
    games = folder / "games.jsonl"
    words = [*COMMAND, *ARENA, "--workers", "2"]
    child = subprocess.Popen(
        [*words, "--out", str(folder)],
        stdout=subprocess.DEVNULL,
        stderr=subprocess.DEVNULL,
        env=environment(),
    )
    while not (games.exists() and games.stat().st_size):
        assert child.poll() is None
        time.sleep(0.01)
    workers = psutil.Process(child.pid).children(recursive=True)
    os.kill(child.pid, signal.SIGKILL)
    assert child.wait() == -signal.SIGKILL
    kept = games.read_text(encoding="utf-8").splitlines()
    kept = [line for line in kept if line.endswith("}")]
    assert 0 < len(kept) < 3 * GAMES
    with games.open("a", encoding="utf-8") as file:
        file.write('{"number": 1')  # as if the kill had come in the middle of a line
    assert psutil.wait_procs(workers, timeout=60)[1] == []

    def played(*more: str) -> dict[str, Any]:
        run = subprocess.run([*words, *more], capture_output=True, env=environment(), check=True)
        data: dict[str, Any] = json.loads(run.stdout)
        return data

    resumed = played("--out", str(folder))
    lines = games.read_text(encoding="utf-8").splitlines()
    assert lines[: len(kept)] == kept
    assert sorted(json.loads(line)["number"] for line in lines) == list(range(3 * GAMES))
    assert resumed["digest"] == played("--workers", "1")["digest"]
