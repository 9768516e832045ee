"""Whole games in plain lines: what is typed, saved and resumed."""

from __future__ import annotations

import json
import os
import re
import signal
import subprocess
from pathlib import Path

import pytest

from bingma.play.game import Game, from_position, from_record, new_game
from bingma.terminal.play import COMMANDS
from tests.terminal.helper import COMMAND, bingma, environment, human_actions, load, saves

ANYTHING = ["1", "2", "3", "4"] * 200  # one of them is a choice at every decision
LEFT = "The game is saved. Go on with: bingma play --resume"


# Against bots that answer at once, whatever the machine: their choices are the same every time.
GREEDY = ("--seats", "human,greedy,greedy")


def play(data: Path, *typed: str, words: tuple[str, ...] = (*GREEDY, "--seed", "5")) -> list[str]:
    """Play in plain lines until the input ends; returns what was printed."""
    run = bingma("play", "--plain", *words, typed="\n".join([*typed, ""]), data=data)
    assert run.returncode == 0, run.stderr
    assert run.stderr == ""
    return run.stdout.splitlines()


def test_a_whole_game_by_a_pipe(tmp_path: Path) -> None:
    lines = play(
        tmp_path,
        *human_actions(4, 9),
        words=("--seats", "human,greedy,greedy,greedy", "--seed", "9"),
    )
    shown = "\n".join(lines)
    assert "Xi'an, 4 players." in lines[0]
    assert "\x1b" not in shown
    assert "Final scoring" in lines
    assert any(line.startswith("Majority in section A: ") for line in lines)
    assert re.search(r"^\w+ wins with \d+ PP, \d+ ahead of \w+\.$", shown, re.MULTILINE)
    for place in "1234":
        assert any(line.startswith(f"{place}. ") and line.endswith(" PP") for line in lines)
    assert "in play" in shown
    assert "Seed 9 gives the same set-up again." in lines
    [path] = saves(tmp_path)
    record = load(path)
    assert from_record(record).written_result() == record["result"]
    assert [seat["kind"] for seat in record["seats"]] == ["human"] + ["bot:greedy"] * 3
    assert str(path) in shown
    # A game that is over is nothing to resume.
    assert bingma("play", "--resume", data=tmp_path).returncode == 2


def test_without_a_terminal_play_is_plain(tmp_path: Path) -> None:
    run = bingma("play", *GREEDY, "--seed", "5", typed="1\n", data=tmp_path)
    assert run.returncode == 0
    assert "\x1b" not in run.stdout
    assert "Plan your pair" in run.stdout


def test_bots_alone_play_to_the_end(tmp_path: Path) -> None:
    lines = play(tmp_path, words=("--seats", "greedy,random", "--seed", "3"))
    assert any(" wins with " in line for line in lines)


def test_the_end_of_input_saves_and_leaves(tmp_path: Path) -> None:
    lines = play(tmp_path, "1")
    assert lines[-1] == LEFT
    [path] = saves(tmp_path)
    assert [0, "favour"] in load(path)["actions"]
    assert "result" not in load(path)


def test_quit_and_resume(tmp_path: Path) -> None:
    first = play(tmp_path, "favour", "1", "work", "quit")
    assert first[-1] == LEFT
    [path] = saves(tmp_path)
    before = load(path)
    second = play(tmp_path, *ANYTHING, words=("--resume",))
    assert "The game goes on where it stopped." in second
    assert second[1] == "You work: +3 clay.", "told again from the last own action on"
    assert any(" wins with " in line for line in second)
    after = load(path)
    assert after["actions"][: len(before["actions"])] == before["actions"]
    assert len(after["result"]["ranking"]) == 3
    assert saves(tmp_path) == [path]


def test_the_game_played_last_is_resumed(tmp_path: Path) -> None:
    play(tmp_path, "1", words=("--seed", "1"))
    play(tmp_path, "1", words=("--seed", "2", "--players", "2"))
    first = next(path for path in saves(tmp_path) if len(load(path)["seats"]) == 3)
    second = next(path for path in saves(tmp_path) if len(load(path)["seats"]) == 2)
    os.utime(first, (1, 1))
    (tmp_path / "games" / "broken.json").write_text("{", encoding="utf-8")
    actions = len(load(second)["actions"])
    play(tmp_path, "1", words=("--resume",))
    assert len(load(second)["actions"]) > actions
    play(tmp_path, "1", words=(str(first),))
    assert len(load(first)["actions"]) > 3


def test_a_game_survives_a_kill(tmp_path: Path) -> None:
    child = subprocess.Popen(
        [*COMMAND, "play", "--plain", *GREEDY, "--seed", "5"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(tmp_path),
    )
    assert child.stdin is not None
    assert child.stdout is not None
    child.stdin.write("favour\nplan R6/G3\nwork\n")
    child.stdin.flush()
    for line in child.stdout:
        if line.startswith("Send a master builder"):
            break
    child.kill()
    child.stdin.close()
    child.stdout.close()
    assert child.wait() == -signal.SIGKILL
    [path] = saves(tmp_path)
    assert [0, "work"] in load(path)["actions"]
    assert list((tmp_path / "games").iterdir()) == [path]
    lines = play(tmp_path, "enter workshop", words=("--resume",))
    assert any(line.startswith("Send a master builder") for line in lines)
    assert any(line.startswith("Where do you craft") for line in lines)


def test_numbers_notation_and_the_last_word_choose(tmp_path: Path) -> None:
    lines = play(tmp_path, "1", "PLAN  r6/g3", "work", "enter workshop", "a2", "2")
    assert "You work: +3 clay." in lines
    assert any("craft a statue on A2" in line for line in lines)
    assert [0, "craft A2"] in load(saves(tmp_path)[0])["actions"]


def test_wrong_words_are_explained_and_asked_again(tmp_path: Path) -> None:
    odd = ["9" * 5000, "²", "why " + "9" * 5000, "save a\0b", "rules (", "\x1b[A", "favour favour"]
    lines = play(tmp_path, *odd, "teapot", "99", "plan R6/G3", "favour Q9", "favour", "")
    shown = "\n".join(lines)
    assert "“teapot” is no action of Xi'an. Type a number, an action, or help." in shown
    assert "“99” is no action" in shown
    assert "The favour of the Emperor is decided now." in shown
    assert "“q9” is no worker card" in shown
    assert "You keep all four cards." in lines


def test_why(tmp_path: Path) -> None:
    lines = play(
        tmp_path, "favour", "plan R6/G3", "work",
        "why enter lab", "why free palace", "why pass", "why", "why teapot",
    )  # fmt: skip
    answers = [line for line in lines if ": " in line]
    assert any(line.startswith("enter lab: You lack pigments") for line in answers)
    assert "free palace: You do not have the open/free tile." in answers
    assert "pass is possible now: +1 coin." in answers
    told = "There is no more to tell about what the others did. Of an action: for example, why "
    assert any(line.startswith(told) for line in answers)
    assert any("“teapot” is no action" in line for line in lines)


def test_a_hint_says_what_a_good_bot_would_do_and_plays_nothing(tmp_path: Path) -> None:
    lines = play(tmp_path, "hint", "favour")
    assert any(line.startswith("Advice: favour") for line in lines)
    [hint] = [line for line in lines if line.startswith("The plan: ")]
    assert re.fullmatch(
        r"The plan: favour.*\. Score expected at the end: [\d.]+\. Chance to win: \d+ %\.", hint
    )
    assert load(saves(tmp_path)[0])["actions"][0] == [0, "favour"]


def test_undo_and_restart(tmp_path: Path) -> None:
    lines = play(
        tmp_path, "undo", "favour", "undo", "plan R6/G3", "work", "enter workshop", "undo",
        "enter workshop", "craft A2", "restart", "pigment",
    )  # fmt: skip
    refusals = [line for line in lines if line.startswith("There is nothing to take back")]
    assert len(refusals) == 2, "before the first action, and after cards were drawn"
    assert "Taken back: enter workshop." in lines
    assert "Taken back: work, enter workshop, craft A2." in lines
    actions = load(saves(tmp_path)[0])["actions"]
    mine = [action for seat, action in actions if seat == 0]
    assert mine[-1] == "pigment"
    assert "work" not in mine


def test_log_rules_table_choices_and_help(tmp_path: Path) -> None:
    lines = play(
        tmp_path, "log", "favour", "plan R6/G3", "log", "rules X6.4", "rules", "rules teapot",
        "table", "choices", "help",
    )  # fmt: skip
    shown = "\n".join(lines)
    assert lines.count("You keep all four cards.") == 2, "announced once, and in the log"
    assert "X6.4 If you cannot pay the fee" in lines
    assert "Say which rule or word: for example, rules X5.3" in lines
    assert "The rules have nothing about “teapot”." in lines
    assert "Turn 1 of 6, round 1." in lines
    assert "Painting takes red and red (request 1)." in shown
    assert "Hand: Y1 (2 coins); R3 (2 clay)." in lines
    assert lines.count("1. work: +3 clay") == 2
    for name in COMMANDS:
        # Nothing in Xi'an is asked about before it is played, drawn later or played by the rules.
        here = name not in ("confirm", "draw", "ahead")
        assert bool(re.search(rf"^  {name}\b", shown, re.MULTILINE)) == here


def test_a_position_is_shown_and_can_be_played_on(tmp_path: Path) -> None:
    lines = play(tmp_path, "favour", "plan R6/G3", "position")
    [text] = [line for line in lines if line.startswith("xian t1r1 ")]
    assert from_position(text, seed=1).position_text(0) == text
    words = ("--position", text, "--seats", "human,greedy,greedy", "--seed", "3")
    data = tmp_path / "elsewhere"
    again = play(data, "position", "1", words=words)
    assert again.count(text) == 1
    assert again[0].startswith("Xi'an, 3 players.")
    [path] = saves(data)
    record = load(path)
    assert [*record["setup"]] == ["position"]
    assert [seat["kind"] for seat in record["seats"]] == ["human", "bot:greedy", "bot:greedy"]
    resumed = play(data, "quit", words=("--resume",))
    assert "The game goes on where it stopped." in resumed


def test_save_to_a_file(tmp_path: Path) -> None:
    file, other = tmp_path / "mine.json", tmp_path / "letter.txt"
    other.write_text("Dear Aunt", encoding="utf-8")
    lines = play(
        tmp_path, "save", f"save {file}", "favour", f"save {file}", f"save {other}",
        f"save {tmp_path / 'a' / 'mine.json'}", f"save {other}/x.json",
    )  # fmt: skip
    assert "Say which file: for example, save game.json" in lines
    assert f"Saved to {file}. It holds every secret of this game." in lines
    assert f"Cannot be saved to {other}: there is another file of that name" in lines
    assert any(line.startswith(f"Cannot be saved to {other}/x.json: ") for line in lines)
    assert other.read_text(encoding="utf-8") == "Dear Aunt"
    assert [0, "favour"] in load(file)["actions"]
    assert (tmp_path / "a" / "mine.json").exists()
    game = from_record(load(file))
    assert game.decision(0) == "plan"
    assert bingma("replay", file).returncode == 0
    resumed = play(tmp_path / "elsewhere", "quit", words=("--resume", str(file)))
    assert any(line.startswith("Plan your pair") for line in resumed)


def test_a_game_that_cannot_be_saved_is_played(tmp_path: Path) -> None:
    blocked = tmp_path / "file"
    blocked.write_text("", encoding="utf-8")
    run = bingma("play", "--plain", *GREEDY, "--seed", "5", typed="favour\n", data=blocked)
    assert run.returncode == 0
    assert "This game cannot be saved as it goes on:" in run.stdout
    assert "Plan your pair" in run.stdout
    assert run.stdout.splitlines()[-1] == "The game could not be saved."


def test_components_of_a_file_are_found_again(tmp_path: Path) -> None:
    from bingma.games.xian.components import BUILT_IN

    mine = tmp_path / "mine.toml"
    text = BUILT_IN.read_text(encoding="utf-8")
    mine.write_text(text.replace("Bingma reconstruction 1", "Mine"), encoding="utf-8")
    play(tmp_path, "1", words=("--seed", "5", "--components", str(mine)))
    assert load(saves(tmp_path)[0])["data"].startswith("Mine ")
    # The save carries the data, so that the file is not needed any more.
    mine.rename(tmp_path / "elsewhere.toml")
    lines = play(tmp_path, "1", words=("--resume",))
    assert any(line.startswith("Plan your pair") for line in lines)
    replayed = bingma("replay", saves(tmp_path)[0], "--json")
    assert replayed.returncode == 0, replayed.stderr


def test_a_save_that_names_the_file_of_its_components_is_resumed(tmp_path: Path) -> None:
    from bingma.games.xian.components import BUILT_IN

    mine = tmp_path / "mine.toml"
    text = BUILT_IN.read_text(encoding="utf-8").replace("raw_statues = 12", "raw_statues = 11")
    mine.write_text(text, encoding="utf-8")
    play(tmp_path, "1", words=("--seed", "5", "--components", str(mine)))
    save = saves(tmp_path)[0]
    record = load(save)
    del record["components"]
    record["play"]["components"] = str(mine)
    save.write_text(json.dumps(record), encoding="utf-8")
    mine.unlink()
    run = bingma("play", "--resume", data=tmp_path)
    assert run.returncode == 2
    assert "mine.toml" in run.stderr
    mine.write_text(text, encoding="utf-8")
    lines = play(tmp_path, "1", words=("--resume",))
    assert any(line.startswith("Plan your pair") for line in lines)
    # Now it carries the numbers itself.
    mine.unlink()
    assert bingma("play", "--resume", data=tmp_path).returncode == 0


def test_the_same_seed_gives_the_same_game(tmp_path: Path) -> None:
    records = []
    for name in ("a", "b"):
        play(tmp_path / name, *human_actions(3, 77), words=(*GREEDY, "--seed", "77"))
        records.append(load(saves(tmp_path / name)[0]))
    assert records[0] == records[1]


# Two people at one keyboard


def apart(game: Game) -> bool:
    """Whether no card of one hand could be taken for anything else that is shown."""
    hands = [set(game.view(seat)["you"]["hand"]) for seat in (0, 1)]
    return not hands[0] & hands[1] and not any(card[0] == "B" for card in hands[0] | hands[1])


def test_hands_stay_hidden_between_two_people(tmp_path: Path) -> None:
    seed = next(seed for seed in range(1000) if apart(new_game("xian", 2, seed)))
    game = new_game("xian", 2, seed)
    hands = [game.view(seat)["you"]["hand"] for seat in (0, 1)]
    plans = [f"plan {hand[0]}/{hand[1]}" for hand in hands]
    lines = play(
        tmp_path, "", "favour", "", "favour", plans[1], "", plans[0], "",
        words=("--seats", "human,human", "--seed", str(seed)),
    )  # fmt: skip
    shown = "\n".join(lines)
    parts = re.split(r"Pass the keyboard to (\w+)\.\n", shown)
    assert parts[0].count("\n") < 6, "nothing is shown before the first curtain"
    seen = list(zip(parts[1::2], parts[2::2], strict=True))
    assert [name for name, _ in seen[:3]] == ["Purple", "Orange", "Purple"]
    for name, text in seen[:3]:
        own, other = (0, 1) if name == "Purple" else (1, 0)
        secret = text.split("Shown")[0]
        assert all(card in secret for card in hands[own])
        assert not any(re.search(rf"\b{card}\b", secret) for card in hands[other])
    assert "Shown, in the order of play:" in shown


def test_what_was_done_last_can_be_taken_back_at_the_curtain(tmp_path: Path) -> None:
    words = ("--seats", "human,human", "--seed", "4")
    lines = play(tmp_path, "", "2", "undo", "", "1", "", "1", words=words)
    names = [line.split()[-1] for line in lines if line.startswith("Pass the keyboard")]
    assert names[:4] == ["Purple.", "Orange.", "Purple.", "Orange."]
    assert [action for _, action in load(saves(tmp_path)[0])["actions"]] == ["favour", "favour"]


def test_a_hot_seat_game_to_the_end(tmp_path: Path) -> None:
    record = new_game("xian", 2, 6)
    typed: list[str] = []
    viewer = None
    while not record.over:
        deciding = record.deciding
        seat = viewer if viewer in deciding else deciding[0]
        assert seat is not None
        if seat != viewer:
            typed.append("")
        viewer = seat
        action = record.legal(seat)[-1]
        typed.append(action)
        record.play(action, seat)
    lines = play(tmp_path, *typed, words=("--seats", "human,human", "--seed", "6"))
    assert any(" wins with " in line for line in lines)
    saved = load(saves(tmp_path)[0])
    assert json.dumps(saved["result"]) == json.dumps(record.written_result())


@pytest.mark.parametrize("sent", [signal.SIGINT, signal.SIGTERM])
def test_a_signal_leaves_the_game_saved(sent: signal.Signals, tmp_path: Path) -> None:
    child = subprocess.Popen(
        [*COMMAND, "play", "--plain", *GREEDY, "--seed", "5"],
        stdin=subprocess.PIPE,
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        text=True,
        encoding="utf-8",
        env=environment(tmp_path),
    )
    assert child.stdout is not None
    for line in child.stdout:
        if line.startswith("Your choice"):
            break
    child.send_signal(sent)
    out, complaint = child.communicate()
    assert child.returncode == (130 if sent == signal.SIGINT else 143)
    assert complaint == ""
    assert out.endswith(f"{LEFT}\n")
    assert len(saves(tmp_path)) == 1
