"""`bingma learn`: the lesson of the page at the terminal's table."""

from __future__ import annotations

from pathlib import Path

import pytest

from bingma.games import GAMES
from bingma.games.telling import say
from bingma.games.wording import Wording
from bingma.play.lessons import lesson_of
from bingma.texts import LANGUAGES, Language, texts
from tests.terminal.helper import ESCAPES, Terminal, bingma

PREFIXES = {"xian": "xian", "terracotta-army": "ta"}


def learn(data: Path, *words: str, typed: str = "") -> list[str]:
    run = bingma("learn", "--plain", *words, typed=typed, data=data)
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def at_step(lines: list[str], number: int) -> bool:
    return any(line.startswith(f"Lesson, step {number} of ") for line in lines)


@pytest.mark.parametrize("game", GAMES)
@pytest.mark.parametrize("language", LANGUAGES)
def test_who_follows_comes_to_the_end(game: str, language: Language, tmp_path: Path) -> None:
    steps = lesson_of(game).steps
    words = ("--game", game, "--language", language)
    lines = learn(tmp_path, *words, typed="\n" * len(steps))
    wording = Wording(texts(language), PREFIXES[game], lesson_of(game).names, lesson_of(game).seat)
    for step in steps:
        assert any(wording.word(say(step.key)) in line for line in lines), step.key
    assert lines[-1].endswith(f"bingma play --game {game}")
    # Who has finished begins anew.
    assert learn(tmp_path, *words)[-1].endswith(f"bingma learn --game {game}")
    assert any(wording.word(say(steps[0].key)) in line for line in learn(tmp_path, *words))


def test_something_else_is_tried_then_again_or_passed_over(tmp_path: Path) -> None:
    lines = learn(tmp_path, "--step", "4", typed="pass\nwork\n\npass\nnext\nback\nquit\n")
    shown = [line for line in lines if line.startswith("Lesson, step ")]
    assert [int(line.split()[2]) for line in shown] == [4, 4, 4, 4, 5, 4]
    assert "A pass brings 1 coin" in shown[1]
    assert lines.count("You pass: +1 coin.") == 2
    # What is looked at is not played on.
    assert "Enter tries again, next goes on with the lesson." in lines
    assert lines[-1] == (
        "You left the lesson at step 4 of 14. Go on with: bingma learn --game xian"
    )


def test_what_is_not_legal_is_refused_and_commands_answer(tmp_path: Path) -> None:
    typed = "enter lab\ndance\nwhy enter lab\nwhy\ntable\nhelp\nrules fee\n"
    lines = learn(tmp_path, "--step", "4", typed=typed)
    refused = [line for line in lines if line.startswith("enter lab: ")]
    assert len(refused) == 2
    assert any(line.startswith("“dance” is no action") for line in lines)
    assert any("go on to the next step" in line for line in lines)
    assert at_step(lines, 4)


def test_a_lesson_is_left_and_returned_to_at_any_step(tmp_path: Path) -> None:
    learn(tmp_path, "--game", "terracotta-army", typed="\n\n\n")
    lines = learn(tmp_path, "--game", "terracotta-army", typed="quit\n")
    assert at_step(lines, 4)
    assert lines[-1].startswith("You left the lesson at step 4 of 14.")
    assert at_step(learn(tmp_path, "--game", "terracotta-army", "--step", "9"), 9)
    assert at_step(learn(tmp_path, "--game", "terracotta-army"), 9)
    assert at_step(learn(tmp_path), 1), "each game has a lesson of its own"


@pytest.mark.parametrize("kept", ["{", "[]", '{"xian": 99}', '{"xian": "five"}', '{"xian": true}'])
def test_what_was_kept_may_be_anything(kept: str, tmp_path: Path) -> None:
    (tmp_path / "lessons.json").write_text(kept, encoding="utf-8")
    assert at_step(learn(tmp_path), 1)


def test_where_nothing_can_be_kept_it_goes_on(tmp_path: Path) -> None:
    (tmp_path / "lessons.json").mkdir()
    lines = learn(tmp_path, typed="\n\n")
    assert sum(line.startswith("This lesson cannot be kept") for line in lines) == 1
    assert lines[-1].endswith("bingma learn --game xian --step 3")


def test_a_step_that_there_is_not_is_told(tmp_path: Path) -> None:
    run = bingma("learn", "--step", "99", data=tmp_path)
    assert (run.returncode, run.stderr) == (2, "The lesson has 14 steps; there is no step 99.\n")


@pytest.mark.parametrize(("width", "height"), [(80, 24), (120, 45)])
def test_the_table_is_drawn_with_the_sentence_below(
    width: int, height: int, tmp_path: Path
) -> None:
    terminal = Terminal("learn", "--step", "4", data=tmp_path, width=width, height=height)

    def screen() -> str:
        terminal.child.expect("■ Xu Fu > ")
        return ESCAPES.sub("", str(terminal.child.before).rsplit("\x1b[2J", 1)[-1])

    first = screen()
    assert "Mausoleum" in first
    assert "Lesson, step 4 of 14: Now a master builder enters" in first
    assert "Your move: enter palace" in " ".join(first.split())
    terminal.type("pass")
    tried = screen()
    assert "A pass brings 1 coin" in tried
    terminal.type("log")
    terminal.until("Enter goes back to the table: ")
    terminal.type("")
    assert "A pass brings 1 coin" in screen(), "the sentence stays"
    terminal.type("next")
    assert "Lesson, step 5 of 14" in screen()
    terminal.type("quit")
    assert terminal.end() == 0
