"""The drawn game at a real terminal: keys, colours, sizes, leaving."""

from __future__ import annotations

import io
import subprocess
import sys
import xml.etree.ElementTree as ElementTree
from pathlib import Path

import pytest
from rich.console import Console

from bingma import from_position, new_game
from bingma.terminal.drawn import DrawnScreen, list_choices
from bingma.terminal.play import make_table
from bingma.terminal.table import Choice, LogLine
from bingma.texts import Texts
from tests.terminal.helper import ESCAPES, Terminal, human_actions, load, saves

pytestmark = pytest.mark.skipif(sys.platform == "win32", reason="needs a Unix terminal")

GREEDY = ("--seats", "human,greedy,greedy")  # bots that answer at once


@pytest.mark.parametrize(("width", "height"), [(100, 40), (80, 24)])
def test_a_turn_at_the_terminal(width: int, height: int, tmp_path: Path) -> None:
    terminal = Terminal("play", *GREEDY, "--seed", "5", data=tmp_path, width=width, height=height)
    screen = terminal.screen()
    assert len(screen) <= height
    assert all(len(line) <= width for line in screen)
    assert screen[0].startswith("Xi'an  turn 1 of 6")
    assert any("The Emperor's favour" in line for line in screen)
    for typed, expected in (
        ("1", "Plan your pair"),
        ("plan R6/G3", "Your worker – R6"),
        ("work", "Send a master builder"),
        ("enter workshop", "Where do you craft"),
    ):
        terminal.type(typed)
        screen = terminal.screen()
        assert len(screen) <= height
        assert all(len(line) <= width for line in screen)
        assert any(line.startswith(expected) for line in screen)
    terminal.type("quit")
    assert "The game is saved." in terminal.until("--resume")
    assert terminal.end() == 0


def test_answers_pages_and_undo(tmp_path: Path) -> None:
    terminal = Terminal("play", *GREEDY, "--seed", "5", data=tmp_path, width=80, height=24)
    terminal.prompt()
    terminal.type("why enter lab")
    assert any("The favour of the Emperor" in line for line in terminal.screen())
    terminal.type("help")
    assert "undo" in terminal.until("Enter goes .*: ")
    terminal.type("q")
    terminal.prompt()
    terminal.type("rules 7")
    terminal.until("Enter goes on, q goes back to the table: ")
    terminal.type("q")
    terminal.prompt()
    terminal.type("favour")
    terminal.prompt()
    terminal.type("plan R6/G3")
    terminal.prompt()
    terminal.type("work")
    terminal.prompt()
    terminal.type("undo")
    screen = terminal.screen()
    assert "Taken back: work." in screen
    assert any(line.startswith("Your worker – R6") for line in screen)
    terminal.child.sendeof()
    assert terminal.end() == 0
    assert load(saves(tmp_path)[0])["actions"][-1][1] != "work"


def test_a_position_is_folded_so_that_it_can_be_read_again(tmp_path: Path) -> None:
    terminal = Terminal("play", *GREEDY, "--seed", "5", data=tmp_path, width=80, height=24)
    terminal.prompt()
    terminal.type("position")
    shown = terminal.until("Enter goes back to the table: ")
    text = shown[shown.rindex("xian t1 favour") :].rpartition("Enter goes")[0]
    assert max(len(line.rstrip()) for line in text.splitlines()) <= 80
    game = new_game("xian", 3, 5)
    assert from_position(text, seed=1).position_text(0) == game.position_text(0)
    terminal.type("")
    terminal.prompt()
    terminal.type("quit")
    assert terminal.end() == 0


def test_the_tab_key_completes(tmp_path: Path) -> None:
    terminal = Terminal("play", *GREEDY, "--seed", "5", data=tmp_path)
    terminal.prompt()
    terminal.type("1")
    terminal.prompt()
    terminal.child.send("plan y1/g\t\r")
    screen = terminal.screen()
    assert any(line.startswith("Your worker – Y1") for line in screen)
    terminal.child.send("he\t\r")
    assert "Commands:" in terminal.until("Enter goes .*: ")
    terminal.child.close(force=True)


def test_control_c_gives_the_terminal_back(tmp_path: Path) -> None:
    terminal = Terminal("play", *GREEDY, "--seed", "5", data=tmp_path)
    first = terminal.prompt()
    assert first
    terminal.child.sendintr()
    terminal.child.expect("The game is saved")
    shown = str(terminal.child.before)
    assert "\x1b[?1049l" in shown, "the screen that was there before is back"
    assert terminal.end() == 130
    assert len(saves(tmp_path)) == 1


def test_no_color_and_colour(tmp_path: Path) -> None:
    plain = Terminal("play", *GREEDY, "--seed", "5", data=tmp_path, NO_COLOR="1")
    shown = plain.prompt()
    assert "38;" not in shown
    assert "48;" not in shown
    assert "■ Purple you" in ESCAPES.sub("", shown)
    plain.child.close(force=True)
    coloured = Terminal("play", *GREEDY, "--seed", "5", data=tmp_path, COLORTERM="truecolor")
    assert "48;2;" in coloured.prompt()
    coloured.child.close(force=True)


def test_plain_at_a_terminal_has_no_escape_codes(tmp_path: Path) -> None:
    terminal = Terminal("play", "--plain", *GREEDY, "--seed", "5", data=tmp_path)
    terminal.child.expect("Your choice: ")
    shown = str(terminal.child.before).replace("\x1b[?2004h", "")  # bracketed paste of readline
    assert "\x1b" not in shown
    assert "16. favour" in shown
    terminal.child.close(force=True)


def test_a_small_terminal_still_plays(tmp_path: Path) -> None:
    terminal = Terminal("play", *GREEDY, "--seed", "5", data=tmp_path, width=60, height=20)
    screen = terminal.screen()
    assert "The terminal is too small for the table" in screen[0]
    assert all(len(line) <= 60 for line in screen)
    terminal.type("1")
    assert any("Plan your pair" in line for line in terminal.screen())
    terminal.child.close(force=True)


def test_the_curtain_hides_everything(tmp_path: Path) -> None:
    terminal = Terminal("play", "--seats", "human,human", "--seed", "5", data=tmp_path)
    for name in ("Purple", "Orange"):
        terminal.child.expect("Enter: ")
        curtain = str(terminal.child.before).rsplit("\x1b[2J", 1)[-1]
        words = ESCAPES.sub("", curtain).split()
        assert " ".join(words).startswith(f"Pass the keyboard to {name}.")
        assert len(words) < 32, "only the sentences of the curtain"
        terminal.type("")
        assert any(f"{name} you" in line for line in terminal.screen())
        terminal.child.send("\x1b[A")  # no history of what the other one typed
        terminal.type("1")
    terminal.child.expect("Plan your pair")
    terminal.child.close(force=True)


def test_a_whole_game_at_the_terminal(tmp_path: Path) -> None:
    terminal = Terminal("play", "--seats", "human,greedy", "--seed", "5", data=tmp_path)
    typed = human_actions(2, 5)
    assert len(typed) > 30
    for action in typed:
        terminal.prompt()
        terminal.type(action)
    terminal.child.expect("gives the same set-up again")
    shown = ESCAPES.sub("", str(terminal.child.before))
    assert " wins with " in shown
    assert "majorities" in shown
    assert terminal.end() == 0
    assert "result" in load(saves(tmp_path)[0])


def plain(choices: list[Choice], width: int, room: int) -> list[str]:
    return [line.plain for line in list_choices(choices, width, room)]


def test_choices_take_more_columns_when_room_is_short() -> None:
    choices = [Choice(f"go {letter}", "a long walk", "far") for letter in "abcdef"]
    assert plain(choices, 60, 6)[0] == " 1 go a  a long walk"
    assert plain(choices, 60, 3)[0] == " 1 go a  a long walk    4 go d  a long walk"
    assert plain(choices, 40, 3)[0] == " 1 go a  far    4 go d  far"
    assert plain(choices, 30, 2)[0] == " 1 go a    3 go c    5 go e"


def test_choices_stand_under_their_headings() -> None:
    choices = [Choice("go a", "long", "short", "Left"), Choice("go b", "long", "short", "Right")]
    assert plain(choices, 40, 5) == [
        " Left                Right",
        " 1 go a  short       2 go b  short",
    ]


def test_the_picture_of_the_readme_can_be_drawn(tmp_path: Path) -> None:
    tool = Path(__file__).parents[2] / "tools" / "terminal_picture.py"
    file = tmp_path / "picture.svg"
    subprocess.run([sys.executable, str(tool), str(file)], check=True, capture_output=True)
    svg = file.read_text(encoding="utf-8")
    assert ElementTree.fromstring(svg).tag.endswith("svg")
    assert "@font-face" not in svg
    assert "http" not in svg.replace("http://www.w3.org/", "")
    assert "Mausoleum" in svg


def a_screen(file: io.StringIO) -> DrawnScreen:
    """A screen that draws into a text."""
    texts = Texts(strict=True)
    table = make_table(new_game("xian", 2, 1), texts)
    return DrawnScreen(table, texts, Console(file=file, width=60))


@pytest.mark.parametrize("room", range(2, 12))
def test_what_happened_is_told_in_whole_sentences(room: int) -> None:
    log = [LogLine(f"Sentence {n} " + "goes on and on " * 5, seat=n % 2) for n in range(3)]
    lines = [text.plain for text in a_screen(io.StringIO()).recap(log, 60, room)]
    assert len(lines) <= room
    told = [line for line in lines[1:] if line and not line.startswith("…")]
    assert told[0][2:].startswith("Sentence "), "no sentence begins in its middle"
    if room >= 4:
        assert told[-1].endswith("on"), "the last one is whole"


def test_a_path_stays_on_a_line_of_its_own() -> None:
    file = io.StringIO()
    path = Path("/a folder with blanks") / ("terracotta-army-" * 8 + "1.json")
    a_screen(file).tell(["The record of this game:", path])
    assert file.getvalue().splitlines() == ["The record of this game:", str(path)]
