"""Li Si beside a real box, in a terminal: told what was dealt and drawn, taken back, resumed."""

from __future__ import annotations

import random
import sys
from pathlib import Path
from typing import Any

import pytest

from bingma.play.game import Game, beside_a_box, from_record
from bingma.texts import LANGUAGES, Language, texts
from tests.terminal.helper import Terminal, bingma, load, saves

BOX = ("play", "--game", "terracotta-army", "--companion")
SETUP = {
    "mode": "solo",
    "options": [4, 6],
    "tiles": ["soldier", "quad_ne", "coins", "border", "archer"],
    "pm_weapons": ["bow", "sword", "spear", "halberd"],
    "pm_masters": ["claymaker", "builder"],
}
DEALT = ("4 6", "4 6 11 9 3", "3 1 4 2", "4 1")


def plain(data: Path, *typed: str, words: tuple[str, ...] = BOX) -> list[str]:
    lines = "".join(f"{line}\n" for line in typed)
    run = bingma(*words, "--plain", typed=lines, data=data)
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def told_game(seed: int) -> Game:
    """A whole game beside the same box."""
    game, rng = beside_a_box("terracotta-army", SETUP, "Orange"), random.Random(seed)
    while not game.over:
        game.play(rng.choice(game.legal(1)), seat=1)
    return game


def test_a_whole_game_is_the_one_that_was_told(tmp_path: Path) -> None:
    """Draw for draw the record is that of the engine; it counts in no results."""
    game = told_game(5)
    typed = [str(entry.action) for entry in game.log]
    lines = plain(tmp_path, *DEALT, *typed)
    record = load(saves(tmp_path)[0])
    assert record["play"]["companion"] is True
    del record["play"]
    assert record == game.record() == from_record(record).record()
    assert not any("drawn at once" in line for line in lines), "all can be taken back"
    assert not any(line.startswith("Seed ") for line in lines), "nothing was dealt by one"
    assert "No finished solo game yet" in bingma("results", data=tmp_path).stdout


def test_what_was_dealt_is_told_in_any_way_and_taken_back(tmp_path: Path) -> None:
    lines = plain(
        tmp_path,
        *("undo", "6, 4", "undo", "4,6"),
        *("soldiers", "centre cross", "undo", "north-east 11", "coins", "9 3 1", "Quad_NE", "9,3"),
        *("bow", "sword spear halberd", "claymaker", "undo", "undo", "halberd", "gardener"),
        *("claymaker, BUILDER", "quit"),
    )
    assert "There is nothing to take back: you have not done anything yet." in lines
    assert "So far: soldiers, north-east, coins" in lines
    assert "“coins” was named already." in lines
    assert "Only 2 are still missing." in lines
    assert "“gardener” is none of these." in lines
    assert load(saves(tmp_path)[0])["setup"] == SETUP


def test_nothing_is_kept_of_a_box_that_was_not_unpacked(tmp_path: Path) -> None:
    for typed in (("quit",), DEALT[:3]):
        assert plain(tmp_path, *typed)
        assert saves(tmp_path) == []


def test_draws_are_typed_or_drawn_and_all_is_taken_back(tmp_path: Path) -> None:
    lines = plain(
        tmp_path,
        *(*DEALT, "dice 6 7", "place craftsman 3", "why place craftsman 3", "hint"),
        *("46", "undo", "draw", "undo", "3 5", "draw", "undo", "undo", "quit"),
    )
    asked = "What do Li Si's two dice show? – Type it (for example 1 1), or draw to have it drawn."
    assert lines.count(asked) == 4
    assert any(line.startswith("“dice 6 7” is no action") for line in lines)
    assert lines.count("place craftsman 3: This cannot be drawn here.") == 2
    assert "No advice: this falls by chance." in lines
    assert any(line.startswith("Li Si rolls 3 and 5") for line in lines)
    assert any(line.startswith("Li Si rolls 4 and 6") for line in lines)
    assert sum(line.startswith("Drawn: ") for line in lines) == 1
    assert "Taken back: dice 3 5." in lines
    assert "Nothing has to be drawn now." in lines
    assert "There is nothing to take back: you have not done anything yet." in lines
    assert load(saves(tmp_path)[0])["actions"] == []


def test_commands_are_those_of_the_mode(tmp_path: Path) -> None:
    told = "\n".join(plain(tmp_path, *DEALT, "help", "restart", "confirm", "quit"))
    assert "  undo              take back the last entry, whatever it was\n" in told
    assert "  draw              have the program draw what is due\n" in told
    assert "“restart” is no action" in told
    assert "“confirm” is no action" in told
    ordinary = ("play", "--game", "terracotta-army", "--seed", "3")
    told = "\n".join(plain(tmp_path, "help", "draw", "quit", words=ordinary))
    assert "have the program draw" not in told
    assert "“draw” is no action" in told


def test_resuming_stays_beside_the_box(tmp_path: Path) -> None:
    plain(tmp_path, *DEALT, "3 5", "quit")
    go_on = ("play", "--resume")
    lines = plain(tmp_path, "undo", "1 1", "quit", words=go_on)
    assert "The game goes on where it stopped." in lines
    assert "Taken back: dice 3 5." in lines
    assert load(saves(tmp_path)[0])["actions"] == [[-1, "dice 1 1"]]


@pytest.mark.parametrize("language", LANGUAGES)
def test_draws_are_asked_in_every_language(language: Language, tmp_path: Path) -> None:
    """Up to his first new master, at the end of a round."""
    typed = [str(entry.action) for entry in told_game(5).log]
    typed = typed[: next(i for i, action in enumerate(typed) if action.startswith("master "))]
    words, box = texts(language), (*BOX, "--language", language)
    shown = "\n".join(plain(tmp_path, *DEALT, *typed, words=box))
    assert shown.count(words.say("draw-how", example="1 1")) >= 5
    # A choice has its words beside what is typed.
    told = words.say("ta-shown-inspector")
    assert words.say("choice-effect", choice="master inspector", effect=told) in shown
    assert words.say("dealt-prompt", left=5) in shown


@pytest.mark.parametrize(
    ("more", "said"),
    [
        (("--players", "1"), "--players does not go with --companion"),
        (("--seats", "human"), "--seats does not go with --companion"),
        (("--seed", "1"), "--seed does not go with --companion"),
        (("--options", "9"), "Difficulty options are 1 to 8, not 9."),
        (("--resume",), "--companion begins a game"),
        (("--position", "…"), "--companion begins a game"),
        (("--game", "xian"), "Xi'an has nobody whom the program could play"),
    ],
)
def test_faults(more: tuple[str, ...], said: str, tmp_path: Path) -> None:
    run = bingma(*BOX, *more, data=tmp_path)
    assert (run.returncode, run.stdout) == (2, "")
    assert said in run.stderr


def kept_actions(data: Path) -> Any:
    return load(saves(data)[0])["actions"]


@pytest.mark.skipif(sys.platform == "win32", reason="needs a Unix terminal")
@pytest.mark.parametrize(("width", "height"), [(100, 40), (80, 24)])
def test_the_drawn_game_at_a_terminal(width: int, height: int, tmp_path: Path) -> None:
    terminal = Terminal(*BOX, "--options", "4,6", data=tmp_path, width=width, height=height)
    for dealt in DEALT[1:]:
        terminal.until("in order: ")
        terminal.type(dealt)
    first = terminal.screen()
    assert len(first) <= height
    assert any("What do Li Si's two dice show?" in line for line in first)
    terminal.type("35")
    shown = terminal.screen()
    assert any("Place a worker" in line for line in shown)
    assert kept_actions(tmp_path) == [[-1, "dice 3 5"]]
    terminal.child.sendintr()
    terminal.end()
    again = Terminal("play", "--resume", data=tmp_path, width=width, height=height)
    again.prompt()
    again.type("undo")
    assert any("two dice show?" in line for line in again.screen())
    again.type("quit")
    assert again.end() == 0
    assert kept_actions(tmp_path) == []
