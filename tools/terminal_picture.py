"""Draws docs/images/terminal.svg, the picture of the terminal game in the README.

    .venv/bin/python tools/terminal_picture.py [FILE] [--width 100] [--height 40]

It plays some turns of a seeded game and shows the table of the first player then. The SVG names
only fonts of the reader's machine.
"""

from __future__ import annotations

import argparse
import io
import re
import tempfile
from pathlib import Path

from rich.console import Console
from rich.text import Text

from bingma.bots import make_bot
from bingma.play.game import Game, Seat, new_game
from bingma.terminal.drawn import DrawnScreen
from bingma.terminal.play import Play, make_table
from bingma.texts import texts

SEED = 21
TURN = 4
FONTS = "ui-monospace, Menlo, Consolas, 'DejaVu Sans Mono', monospace"


def _worth_showing(game: Game) -> bool:
    """Whether the first player sees much of the game: cards, tiles, warriors, choices."""
    view = game.view(0)
    return (
        view["turn"] >= TURN
        and view["round"] == 1
        and game.deciding == [0]
        and game.decision() == "build"
    )


def picture(width: int, height: int, seed: int = SEED) -> str:
    """The SVG of a scene."""
    words = texts("en")
    kinds = ("human", "bot:greedy", "bot:greedy")
    names = [words.say(f"seat-{colour}") for colour in ("purple", "orange", "cyan")]
    seats = [Seat(name, kind) for name, kind in zip(names, kinds, strict=True)]
    game = new_game("xian", 3, seed, seats)
    bots = [make_bot("greedy", game.book, p, seed) for p in range(3)]
    while not _worth_showing(game):
        seat = game.deciding[-1]
        game.play(bots[seat].choose(game.view(seat)), seat)
    console = Console(
        record=True, width=width, height=height, file=io.StringIO(), force_terminal=True
    )
    screen = DrawnScreen(make_table(game, words), words, console)
    with tempfile.TemporaryDirectory() as folder:
        play = Play(game, screen, words, seed, Path(folder) / "game.json")
        play.recap_from[0] = len(game.log) - 12
        scene = play.scene(0)
    lines = screen.compose(scene, width, height)
    console.print(Text("\n").join([*lines, Text(screen.prompt(scene))]), no_wrap=True, crop=True)
    svg = console.export_svg(title="bingma play", font_aspect_ratio=0.6)
    svg = re.sub(r"@font-face\s*{[^}]*}|<!--.*?-->", "", svg, flags=re.DOTALL)
    svg = svg.replace("Fira Code, monospace", FONTS)
    if "http" in svg.replace("http://www.w3.org", ""):
        raise ValueError("the picture still names a web address")
    return re.sub(r"terminal-\d+", "terminal", svg) + "\n"


if __name__ == "__main__":
    parser = argparse.ArgumentParser(description="Draw the picture of the terminal game.")
    folder = Path(__file__).parent.parent / "docs" / "images"
    parser.add_argument("file", nargs="?", type=Path, default=folder / "terminal.svg")
    parser.add_argument("--width", type=int, default=100)
    parser.add_argument("--height", type=int, default=40)
    given = parser.parse_args()
    given.file.parent.mkdir(parents=True, exist_ok=True)
    given.file.write_text(picture(given.width, given.height), encoding="utf-8")
    print(given.file)
