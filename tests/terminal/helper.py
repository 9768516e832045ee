"""Runs the command line as people do."""

from __future__ import annotations

import json
import os
import re
import subprocess
import sys
from pathlib import Path
from typing import Any

import pexpect

from bingma.bots import make_bot
from bingma.games.contract import CHANCE
from bingma.play.game import new_game

COMMAND = [sys.executable, "-c", "from bingma.terminal.main import main; main()"]
ESCAPES = re.compile(r"\x1b(\[[0-9;?]*[a-zA-Z]|[()][A-Z0-9]|[=>])")


def environment(data: Path | None = None, **changes: str) -> dict[str, str]:
    """The environment for a run, with a data folder of its own."""
    kept = {k: v for k, v in os.environ.items() if k not in ("NO_COLOR", "COLUMNS", "LINES")}
    if data is not None:
        kept["BINGMA_DATA"] = str(data)
    return {**kept, "TERM": "xterm-256color", "PYTHONUTF8": "1", "LC_ALL": "C.UTF-8", **changes}


def bingma(
    *words: str | Path, typed: str = "", data: Path | None = None
) -> subprocess.CompletedProcess[str]:
    """Run a command to its end, with something on its input."""
    return subprocess.run(
        [*COMMAND, *(str(word) for word in words)],
        input=typed,
        capture_output=True,
        text=True,
        encoding="utf-8",
        env=environment(data),
        check=False,
    )


class Terminal:
    """A command at a terminal of a given size."""

    def __init__(
        self, *words: str, data: Path, width: int = 100, height: int = 40, **changes: str
    ) -> None:
        self.child: pexpect.spawn[str] = pexpect.spawn(
            COMMAND[0],
            [*COMMAND[1:], *words],
            env=environment(data, **changes),
            dimensions=(height, width),
            encoding="utf-8",
            timeout=60,
        )
        self.width, self.height = width, height

    def until(self, pattern: str) -> str:
        """Wait for a pattern; returns everything shown up to it, without escape codes."""
        self.child.expect(pattern)
        before: str = self.child.before or ""
        return ESCAPES.sub("", before + str(self.child.after))

    def prompt(self) -> str:
        """Wait for the next question; returns the last screen."""
        self.child.expect(r"[■●▲◆] \w+ > ")
        return str(self.child.before).rsplit("\x1b[2J", 1)[-1] + str(self.child.after)

    def screen(self) -> list[str]:
        """The lines of the next question's screen as a reader sees them."""
        return [line.rstrip("\r") for line in ESCAPES.sub("", self.prompt()).split("\n")]

    def type(self, text: str) -> None:
        """Type a line."""
        self.child.sendline(text)

    def end(self) -> int | None:
        """Wait for the end; returns the exit code."""
        self.child.expect(pexpect.EOF)
        self.child.close()
        status: int | None = self.child.exitstatus
        return status


def solo_actions(seed: int, options: tuple[int, ...] = ()) -> list[tuple[str, bool]]:
    """What a person may type to play a solo game, and whether something is drawn after each."""
    game = new_game("terracotta-army", 1, seed, options=options)
    bot = make_bot("greedy", game.book, 1, seed)
    typed: list[tuple[str, bool]] = []
    while not game.over:
        now = game.situation(1)
        action = game.book.write_action(now.view.knowledge, 1, bot.choose(now.view))
        choice = next(choice for choice in now.choices if choice["action"] == action)
        typed.append((action, "ends" in choice and CHANCE in choice["ends"]["next"]))
        game.play(action, 1)
    return typed


def human_actions(players: int, seed: int) -> list[str]:
    """What the person at seat 0 may type to play a whole game of Xi'an against greedy bots."""
    game = new_game("xian", players, seed)
    bots = {seat: make_bot("greedy", game.book, seat, seed) for seat in range(1, players)}
    typed: list[str] = []
    while not game.over:
        seat = game.deciding[0]  # where all decide at once, the person chooses first
        if seat in bots:
            game.play(bots[seat].choose(game.view(seat)), seat)
        else:
            typed.append(str(game.legal(0)[0]))
            game.play(typed[-1], 0)
    return typed


def saves(data: Path) -> list[Path]:
    """The games kept in a data folder."""
    return sorted((data / "games").glob("*.json"))


def load(path: Path) -> Any:
    """The contents of a record."""
    return json.loads(path.read_text(encoding="utf-8"))
