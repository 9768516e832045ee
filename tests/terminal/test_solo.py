"""A game with an opponent whom the rules play: told step by step, asked about, resumed."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path
from typing import Any

import pytest

from bingma.bots import make_bot
from bingma.play.game import from_record, new_game
from tests.terminal.helper import COMMAND, Terminal, bingma, environment, load, saves, solo_actions
from tools.solo_table import table

GOLDEN = Path(__file__).parent.parent / "games" / "terracotta" / "golden"
GAME = ("play", "--game", "terracotta-army", "--seed", "3")


def plain(data: Path, *typed: str, more: tuple[str, ...] = ()) -> list[str]:
    run = bingma(*GAME, "--plain", *more, typed="".join(f"{line}\n" for line in typed), data=data)
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def test_a_whole_game_in_plain_lines(tmp_path: Path) -> None:
    typed = []
    for action, ends_turn in solo_actions(3):
        typed += [action, ""] if ends_turn else [action]
    lines = plain(tmp_path, *typed)
    assert "Terracotta Army, 1 player. Type a number or an action; “help” tells more." in lines
    assert "Li Si: plays by the rules of the game." in lines
    outcome = [line for line in lines if " beats Li Si by " in line or "Orange loses." in line]
    assert len(outcome) == 1
    assert any(line.startswith("Orange: rack ") and "leftovers" in line for line in lines)
    counted = [line for line in lines if line.startswith("Courteous (no options): ")]
    assert len(counted) == 1
    told = bingma("results", data=tmp_path).stdout.splitlines()
    assert told == ["Terracotta Army, alone:", f"  {counted[0]}"]
    record = load(saves(tmp_path)[0])
    assert record["seats"] == [
        {"name": "Li Si", "kind": "automaton"},
        {"name": "Orange", "kind": "human"},
    ]
    assert record["setup"]["mode"] == "solo"
    assert [action for seat, action in record["actions"] if seat == 1] == [
        action for action, _ in solo_actions(3)
    ]


def test_the_last_action_of_a_turn_is_asked_about(tmp_path: Path) -> None:
    turn = ("2", "take", "hire")
    asked = "After “Take a clay instead” something is rolled or drawn at once"
    lines = plain(tmp_path, *turn, "decline clay", "no", "undo", "quit")
    assert any(line.startswith(asked) for line in lines)
    assert "Taken back: hire." in lines
    lines = plain(tmp_path, *turn, "decline clay", "undo", "quit")
    assert "Taken back: hire." in lines, "a command answers the question too"
    lines = plain(tmp_path, *turn, "decline clay", "yes", "undo", "quit")
    assert any("There is nothing to take back" in line for line in lines)
    assert sum(line.startswith("Li Si rolls ") and "overseer" in line for line in lines) == 2


@pytest.mark.parametrize("how", ["option", "command"])
def test_the_question_can_be_switched_off(how: str, tmp_path: Path) -> None:
    turn = ("2", "take", "hire", "decline clay", "quit")
    if how == "option":
        lines = plain(tmp_path, *turn, more=("--no-confirm",))
    else:
        lines = plain(tmp_path, "confirm", *turn)
        assert "You are not asked any more before an action that cannot be taken back." in lines
    assert not any("drawn at once" in line for line in lines)
    assert sum(line.startswith("Li Si rolls ") and "overseer" in line for line in lines) == 2


def test_step_by_step_waits_after_each_line(tmp_path: Path) -> None:
    waiting = "Enter goes on, why tells more, q skips: "
    lines = plain(tmp_path, "", "why", "", "q", "quit", more=("--pace", "step"))
    story = [i for i, line in enumerate(lines) if line.startswith("Li Si ") and "[T" in line]
    assert len(story) > 8
    assert lines[story[0] + 1] == waiting
    assert lines[story[1] + 1] == waiting
    assert "There is no more to tell about this." in lines
    told = [line for line in lines if line.startswith("Li Si rolls 2 and 3")]
    assert len(told) == 1, "what was told step by step is not told again"
    assert lines.count(waiting) == 4


def test_why_tells_more_about_his_turn(tmp_path: Path) -> None:
    lines = plain(tmp_path, "why", "why place craftsman 8", "why build guard", "quit")
    assert "  The overseer counts slices 7 and 8." in lines
    assert "  The middle ring of slice 8 shows: inspector." in lines
    assert any("A worker of Li Si stands on slice 8" in line for line in lines)
    assert "build guard: A worker has to be placed first." in lines
    lines = plain(tmp_path, "", "quit", more=("--pace", "step"))
    assert not any(line.startswith("  The overseer") for line in lines)


def test_a_resumed_game_goes_on_drawing(tmp_path: Path) -> None:
    turn = ("2", "take", "hire", "decline clay", "", "quit")
    plain(tmp_path, *turn)
    before = load(saves(tmp_path)[0])["actions"]
    run = bingma(
        *("play", "--resume", "--plain", "--no-confirm"),
        typed="place craftsman 4\ntake\ndecline coin\ntake\nquit\n",
        data=tmp_path,
    )
    assert run.returncode == 0, run.stderr
    after = load(saves(tmp_path)[0])
    assert after["actions"][: len(before)] == before
    drawn = [action for seat, action in after["actions"][len(before) :] if seat == -1]
    assert drawn
    assert drawn[0].startswith("dice ")
    assert from_record(after).deciding == [1]


def test_plain_lists_the_best_spaces_and_the_others_on_request(tmp_path: Path) -> None:
    typed = ["2", "take", "hire", "decline clay", "place craftsman 3", "build guard"]
    few = plain(tmp_path, *typed, "quit", more=("--no-confirm",))
    listed = [line for line in few if line.startswith("at ")]
    assert len(listed) == 8
    assert any("more that can be typed too: choices" in line for line in few)
    everything = plain(tmp_path, *typed, "choices", "quit", more=("--no-confirm",))
    assert len([line for line in everything if line.startswith("at ")]) == 8 + 63


def test_faults(tmp_path: Path) -> None:
    for words, says in (
        (("--options", "9"), "Difficulty options are 1 to 8, not 9."),
        (("--options", "1", "--players", "2"), "for the solo game only"),
        (("--players", "5"), "Terracotta Army is for 1 to 4 players, not 5."),
        (("--pace", "slow"), "The pace is “all” or “step”, not “slow”."),
        (("--seats", "human,human", "--players", "1"), "--seats names 2"),
    ):
        run = bingma("play", "--game", "terracotta-army", *words, data=tmp_path)
        assert (run.returncode, run.stdout) == (2, ""), words
        assert says in run.stderr


def test_options_are_named_in_words(tmp_path: Path) -> None:
    lines = plain(tmp_path, "quit", more=("--options", "1,6"))
    assert "The iron law: A decree in every turn; +1 at the inspectors." in lines


def test_a_terminal_without_our_signs_gets_plainer_ones(tmp_path: Path) -> None:
    run = subprocess.run(
        [*COMMAND, *GAME, "--plain", "--language", "fr"],
        input=b"quit\n",
        capture_output=True,
        env=environment(tmp_path, PYTHONUTF8="0", PYTHONIOENCODING="latin-1"),
        check=False,
    )
    told = run.stdout.decode("latin-1")
    assert "-2 pièces" in told, "a sign of loss stays one"
    assert "?" not in told


def test_a_bot_may_play_against_him(tmp_path: Path) -> None:
    run = bingma(*GAME, "--plain", "--seats", "greedy", "--options", "4", data=tmp_path)
    assert run.returncode == 0, run.stderr
    record = load(saves(tmp_path)[0])
    assert record["seats"][1] == {"name": "Orange", "kind": "bot:greedy"}
    assert record["setup"]["options"] == [4]
    assert "result" in record


def test_two_people_take_turns_and_the_one_before_may_take_back(tmp_path: Path) -> None:
    run = bingma(
        *(*GAME, "--plain", "--seats", "human,human"),
        typed="place craftsman 4\ntake\ndecline clay\ntake\ntable\nquit\n",
        data=tmp_path,
    )
    assert run.returncode == 0, run.stderr
    assert "Pass the keyboard" not in run.stdout, "nothing is secret"
    assert run.stdout.count("Orange, your choice:") == 4
    assert "Purple, your choice:" in run.stdout, "who is asked is told"
    assert "does without the administrator: +1 wet clay." in run.stdout
    assert "drawn at once" not in run.stdout, "no dice follow"
    typed = "place craftsman 4\ntake\ndecline clay\ntake\nundo\nquit\n"
    run = bingma(*GAME, "--plain", "--seats", "human,human", typed=typed, data=tmp_path)
    assert "Taken back: take." in run.stdout


def test_replay_and_simulate_take_the_game(tmp_path: Path) -> None:
    game = new_game("terracotta-army", 1, 5)
    bot = make_bot("random", game.book, 1, 5)
    while not game.over:
        game.play(bot.choose(game.view(1)), 1)
    path = tmp_path / "solo.json"
    path.write_text(json.dumps(game.record()), encoding="utf-8")
    told = bingma("replay", path)
    assert told.returncode == 0, told.stderr
    assert told.stdout.startswith("Terracotta Army: Li Si (automaton) and Player 1 (human).")
    assert "Li Si wins by " in told.stdout
    assert bingma("rules", "--game", "terracotta-army", "T5.10").stdout.startswith("T5.10 ")
    run = bingma(
        *("simulate", "--game", "terracotta-army", "--players", "1", "--games", "2"),
        *("--bots", "greedy", "--options", "1,6", "--workers", "1"),
    )
    assert run.returncode == 0, run.stderr
    assert run.stdout.startswith("Terracotta Army, 1 player, seed 0: 2 games")
    assert "automaton" in run.stdout


def test_the_table_of_win_shares() -> None:
    lines = table(games=3, seed=1, bot="random")
    assert len(lines) == 2 + 9
    assert lines[2].startswith("| none | 0.0 % | 0.0–56.")
    assert lines[-1].startswith("| 8 | ")


@pytest.mark.skipif(sys.platform == "win32", reason="needs a Unix terminal")
@pytest.mark.parametrize(("width", "height"), [(100, 40), (80, 24)])
def test_the_drawn_game_at_a_terminal(width: int, height: int, tmp_path: Path) -> None:
    terminal = Terminal(*GAME, data=tmp_path, width=width, height=height)
    first = terminal.screen()
    assert len(first) <= height
    assert any("►2 □" in line for line in first), "the inspected row"
    assert any("Li Si (decree 11) makes the sword available" in line for line in first)
    for action in ("2", "1", "1"):
        terminal.type(action)
        terminal.prompt()
    terminal.type("2")
    assert "After “Take a clay instead”" in terminal.until("Enter does it, no goes back:")
    terminal.type("")
    shown = "\n".join(terminal.screen())
    assert "Place a worker" in shown
    terminal.type("quit")
    assert terminal.end() == 0


@pytest.mark.skipif(sys.platform == "win32", reason="needs a Unix terminal")
def test_the_story_is_drawn_step_by_step(tmp_path: Path) -> None:
    terminal = Terminal(*GAME, "--pace", "step", data=tmp_path)
    shown = terminal.until("Enter goes on, why tells more, q skips:")
    assert "Li Si rolls 2 and 3" in shown
    assert "places a craftsman on slice 8" not in shown
    assert "4c 0a" not in shown
    terminal.type("why")
    assert "The overseer counts slices 7 and 8." in terminal.until("Enter goes back to the table:")
    terminal.type("")
    terminal.until("q skips:")
    terminal.type("")
    shown = terminal.until("q skips:")
    assert "places a craftsman on slice 8" in shown
    assert "4c 0a" in shown, "the table is that of the step"
    terminal.type("q")
    assert "Place a worker" in "\n".join(terminal.screen())
    terminal.type("quit")
    assert terminal.end() == 0


def test_a_record_of_other_rules_is_read_as_it_was_written(tmp_path: Path) -> None:
    path = tmp_path / "old.json"
    record = json.loads((GOLDEN / "solo-36-won.json").read_text(encoding="utf-8"))
    del record["rules"]
    path.write_text(json.dumps(record), encoding="utf-8")
    told = bingma("replay", path)
    assert told.returncode == 0
    assert "played by rules 1 of Terracotta Army, and these are rules 2" in told.stdout
    first = record["actions"][2]
    assert f"3. {record['seats'][first[0]]['name']}: {first[1]}\n" in told.stdout
    for seat, score in zip(record["seats"], record["result"]["scores"], strict=True):
        assert f"{seat['name']}: {score['total']}" in told.stdout
    for command in (("replay", path, "--json"), ("play", "--resume", path)):
        refused = bingma(*command)
        assert refused.returncode == 2
        assert "it can be read" in refused.stderr
        assert "Traceback" not in refused.stderr


def kept(data: Path, name: str, record: Any) -> None:
    """A file among the games of a data folder."""
    path = data / "games" / name
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(record if isinstance(record, str) else json.dumps(record), encoding="utf-8")


def test_results_are_counted_from_the_games_kept(tmp_path: Path) -> None:
    assert "No finished solo game yet" in bingma("results", data=tmp_path).stdout
    setup = {"mode": "solo", "options": [6]}
    seats = [{"name": "Li Si", "kind": "automaton"}, {"name": "Ana", "kind": "human"}]
    game = {
        "format": "bingma-record",
        "version": 1,
        "game": "terracotta-army",
        "seats": seats,
        "setup": setup,
        "actions": [],
    }

    def over(mine: int, his: int) -> dict[str, Any]:
        ranking = [[1], [0]] if mine > his else [[0], [1]]
        return {"ranking": ranking, "scores": [{"total": his}, {"total": mine}]}

    kept(tmp_path, "won.json", game | {"result": over(231, 226)})
    kept(tmp_path, "lost.json", game | {"result": over(180, 240)})
    hard = game | {"setup": setup | {"options": [1, 2]}}
    kept(tmp_path, "hard.json", hard | {"result": over(150, 300)})
    # None of these count: on, from a position, of two people, no result, no record, no game.
    kept(tmp_path, "on.json", game)
    kept(tmp_path, "chosen.json", game | {"setup": {"position": "…"}, "result": over(9, 1)})
    kept(tmp_path, "two.json", game | {"seats": [seats[1]] * 2, "result": over(9, 1)})
    kept(tmp_path, "odd.json", game | {"result": {"ranking": 3}})
    kept(tmp_path, "broken.json", "{")
    kept(tmp_path, "other.json", game | {"game": "weiqi", "result": over(9, 1)})
    for language, lines in {
        "en": [
            "Terracotta Army, alone:",
            "  Stern (option 6): 1 won, 1 lost, best lead +5",
            "  All under heaven (options 1, 2): 0 won, 1 lost, best lead −150",
        ],
        "fr": [
            "Terracotta Army, en solo\N{NO-BREAK SPACE}:",
            "  Sévère (option 6)\N{NO-BREAK SPACE}: 1 gagnée, 1 perdue, meilleure avance +5",
            "  Tout sous le ciel (options 1, 2)\N{NO-BREAK SPACE}: "
            "0 gagnée, 1 perdue, meilleure avance −150",
        ],
    }.items():
        told = bingma("results", "--language", language, data=tmp_path)
        assert (told.stdout.splitlines(), told.stderr) == (lines, "")
    told = bingma("results", "--json", data=tmp_path)
    assert [result["won"] for result in json.loads(told.stdout)] == [1, 0]
