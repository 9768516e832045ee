"""A fixed list of games, played anywhere, kept as they come, and gone on with after a break.

A campaign is known by its description. Each of its games depends on nothing but the description and
its number, so the results are the same on one process, on many and on many machines, and after any
number of interruptions.

In the folder of a campaign lie `campaign.json`, what is to be played, and `games.jsonl`, a line for
each game that has been played, in the order in which they ended.
"""

from __future__ import annotations

import hashlib
import json
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from pathlib import Path
from typing import Any
from zlib import crc32

from bingma.arena.crew import Crew, Tell
from bingma.faults import Fault, shown
from bingma.files import make_folder

Row = dict[str, Any]

# The key of a description that stands for the rules and the bots themselves.
PROGRAM = "program"

# The key of a line in the log that shows whether the line is whole.
CHECK = "check"

# The key of a game that tells points by source, for reports.
SOURCES = "sources"

# What the machine filled in, and what only follows from the rest, is left out of the digest.
NOT_IN_DIGEST = ("seconds", "longest", SOURCES)


class Campaign(ABC):
    """What to play. It travels to other processes, so it holds plain data."""

    @abstractmethod
    def __len__(self) -> int:
        """How many games there are."""

    @abstractmethod
    def description(self) -> dict[str, Any]:
        """Everything that the games depend on, as plain data."""

    @abstractmethod
    def games_per_task(self) -> int:
        """How many games go to a process at once: many where each takes no time."""

    @abstractmethod
    def prepare(self, tell: Tell) -> None:
        """Get ready what all processes of this machine share."""

    @abstractmethod
    def play(self, number: int) -> Row:
        """Play one game."""


def play_numbers(campaign: Campaign, numbers: Sequence[int]) -> list[Row]:
    """One task, in whatever process."""
    return [{"number": number, **campaign.play(number)} for number in numbers]


def digest(rows: Iterable[Row]) -> str:
    """The same exactly if all games were played the same, whatever time they took."""
    hashed = hashlib.sha256()
    for row in rows:
        kept = {key: value for key, value in row.items() if key not in NOT_IN_DIGEST}
        hashed.update(json.dumps(kept, sort_keys=True).encode())
    return hashed.hexdigest()


def carry_out(campaign: Campaign, crew: Crew, folder: Path | None, tell: Tell) -> list[Row]:
    """Play what is still to be played; all games of the campaign, in the order of their numbers.

    Without a folder nothing is kept.
    """
    kept = Log(folder, campaign) if folder is not None else None
    rows = kept.read(tell) if kept is not None else {}
    missing = [number for number in range(len(campaign)) if number not in rows]
    if rows:
        tell(f"{len(rows):,} of {len(campaign):,} games are there already.\n")
    if missing:
        campaign.prepare(tell)
    size = campaign.games_per_task()
    tasks = [missing[first : first + size] for first in range(0, len(missing), size)]
    for done in crew.work(play_numbers, campaign, tasks, tell):
        if kept is not None:
            kept.append(done)
        rows |= {row["number"]: row for row in done}
    return [rows[number] for number in sorted(rows)]


class Log:
    """The games of a campaign that have been played, in its folder."""

    def __init__(self, folder: Path, campaign: Campaign) -> None:
        self._games = folder / "games.jsonl"
        make_folder(folder)
        plan = folder / "campaign.json"
        described = json.loads(json.dumps(campaign.description()))
        if plan.exists():
            _refuse_another(folder, plan, described)
        else:
            if self._games.exists():
                raise Fault("fault-no-plan", games=str(self._games), plan=plan.name)
            _replace(plan, json.dumps(described, indent=2).encode() + b"\n")

    def read(self, tell: Tell) -> dict[int, Row]:
        """The games by number. Lines that are damaged are taken away, to be played again."""
        if not self._games.exists():
            return {}
        lines = self._games.read_bytes().splitlines(keepends=True)
        rows = {number: row for number, line in enumerate(lines) if (row := _row(line)) is not None}
        if damaged := [number for number in range(len(lines)) if number not in rows]:
            _replace(self._games, b"".join(lines[number] for number in rows))
        # A last line that was cut off is what an interruption leaves.
        if inside := [number for number in damaged if lines[number].endswith(b"\n")]:
            tell(
                f"{self._games}, line {inside[0] + 1}"
                + (f" and {len(inside) - 1:,} more are" if len(inside) > 1 else " is")
                + " damaged; what is missing is played again.\n"
            )
        return {row["number"]: row for row in rows.values()}

    def append(self, rows: Sequence[Row]) -> None:
        """Keep some games, at once."""
        lines = "".join(
            json.dumps({**row, CHECK: _check(row)}, separators=(",", ":")) + "\n" for row in rows
        )
        with self._games.open("a", encoding="utf-8") as file:
            file.write(lines)


def _check(row: Row) -> int:
    """A sum over all of a game, to find damage in its line."""
    return crc32(json.dumps(row, sort_keys=True).encode())


def _row(line: bytes) -> Row | None:
    """The game of a line; None if anything is wrong with it."""
    try:
        row = json.loads(line)
    except ValueError:
        return None
    if not line.endswith(b"\n") or not isinstance(row, dict):
        return None
    return row if row.pop(CHECK, None) == _check(row) else None


def _replace(path: Path, text: bytes) -> None:
    """Write a file whole or not at all."""
    half = path.with_suffix(".part")
    half.write_bytes(text)
    half.replace(path)


def _refuse_another(folder: Path, plan: Path, wanted: dict[str, Any]) -> None:
    try:
        begun = json.loads(plan.read_text(encoding="utf-8"))
        if not isinstance(begun, dict):
            raise ValueError
    except ValueError:
        raise Fault("fault-other-plan", plan=str(plan)) from None
    for key in {**begun, **wanted}:
        was, now = begun.get(key), wanted.get(key)
        if was == now:
            continue
        if key == PROGRAM:
            problem = Fault("problem-other-program")
        else:
            problem = Fault("problem-other-value", name=key, was=shown(was), now=shown(now))
        raise Fault("fault-other-games", folder=str(folder), problem=problem)
