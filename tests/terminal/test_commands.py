"""The command line: answers, faults and exit codes."""

from __future__ import annotations

import json
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bingma import __version__
from bingma.games.xian.components import BUILT_IN
from bingma.play.game import new_game
from bingma.terminal.main import main
from bingma.terminal.rules import contents, find_rules, look_up, read_rules, set_text
from bingma.texts import Texts
from tests.terminal.helper import COMMAND, bingma, environment

TILES = "tiles:coins,clay,border,guard,archer"
BEGUN = f"terracotta-army r1 place@0 {TILES} / /"
OVER = f"terracotta-army over {TILES} wheel:0=0,1=0,2=0,3=0,4=0,5=1,6=1,7=1,8=1,9=1 / /"


@pytest.fixture
def record(tmp_path: Path) -> Path:
    """The record of a whole game."""
    game = new_game("xian", 2, 3)
    while not game.over:
        seat = game.deciding[0]
        game.play(game.legal(seat)[0], seat)
    path = tmp_path / "game.json"
    path.write_text(json.dumps(game.record()), encoding="utf-8")
    return path


def changed(path: Path, **changes: Any) -> Path:
    """Another record with some keys changed."""
    other = path.with_name("changed.json")
    record = json.loads(path.read_text(encoding="utf-8"))
    other.write_text(json.dumps({**record, **changes}), encoding="utf-8")
    return other


Refused = Callable[..., str]


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Refused:
    """Runs something wrong; returns the one message."""

    def run(*words: str | Path) -> str:
        monkeypatch.setattr(sys, "argv", ["bingma", *(str(word) for word in words)])
        monkeypatch.setenv("LC_ALL", "C")
        with pytest.raises(SystemExit) as ended:
            main()
        shown = capsys.readouterr()
        assert ended.value.code == 2
        assert shown.out == ""
        assert shown.err.strip()
        return shown.err.strip()

    return run


def test_a_refusal_as_a_shell_sees_it(tmp_path: Path) -> None:
    run = bingma("play", "--players", "5", data=tmp_path)
    assert (run.returncode, run.stdout) == (2, "")
    assert run.stderr == "Xi'an is for 2 to 4 players, not 5.\n"
    assert not list(tmp_path.iterdir())


def test_version_and_help() -> None:
    assert bingma("--version").stdout == f"bingma {__version__}\n"
    shown = bingma("--help").stdout
    for command in ("play", "simulate", "replay", "components", "rules"):
        assert f"\n  {command} " in shown
    for option in ("--seats", "--seed", "--plain", "--components", "--resume", "--players"):
        assert option in bingma("play", "--help").stdout
    for option in ("--games", "--bots", "--records", "--json", "--workers", "--options"):
        assert option in bingma("simulate", "--help").stdout


def test_nothing_heavy_is_loaded_before_it_is_needed(tmp_path: Path) -> None:
    code = (
        "import sys\nfrom bingma.terminal.main import main\n"
        "try:\n    main()\nexcept SystemExit:\n    pass\n"
        "print([m for m in {} if m in sys.modules], file=sys.stderr)"
    )

    def loaded(modules: list[str], *words: str) -> str:
        run = subprocess.run(
            [sys.executable, "-c", code.format(modules), *words],
            input="",
            capture_output=True,
            text=True,
            env=environment(tmp_path),
            check=True,
        )
        return run.stderr.strip()

    heavy = ["numpy", "rich.console", "fluent.runtime", "bingma.play.game"]
    assert loaded(heavy, "--help") == "[]"
    assert loaded(["numpy", "rich.console"], "play", "--plain") == "[]"
    assert loaded(["fluent.runtime"], "play", "--plain") == "['fluent.runtime']"


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["play", "--players", "5"], "Xi'an is for 2 to 4 players, not 5."),
        (["play", "--players", "1"], "Xi'an is for 2 to 4 players, not 1."),
        (["play", "--players", "two"], "--players takes a whole number, not “two”."),
        (["play", "--seats", "human,deep-thought"], "no bot “deep-thought”"),
        (["play", "--seats", "human,random", "--players", "3"], "--seats names 2"),
        (["play", "--seats", ""], "not 1"),
        (["play", "--game", "chess"], "no game “chess”"),
        (["play", "--seed", "-1"], "A seed is a whole number"),
        (["play", "--options", "1,x"], "not “1,x”"),
        (["play", "--components", "nowhere.toml"], "nowhere.toml cannot be read: there is no such"),
        (["play", "--nonsense"], "no option “--nonsense”"),
        (["play", "nowhere.json"], "nowhere.json cannot be read"),
        (["replay", "nowhere.json"], "nowhere.json cannot be read"),
        (["replay"], "FILE is missing"),
        (["components", "check", "nowhere.toml"], "nowhere.toml cannot be read: there is no"),
        (["components", "check", "x", "--game", "chess"], "no game “chess”"),
        (["play", "--position", "chess e4"], "not with “chess”"),
        (["play", "--position", "xian t1 favour / luck:3 /"], "ends: 4 tiles are in play"),
        (["play", "--position", OVER], "The game of this position is over."),
        (["play", "--position", BEGUN, "--seats", "human"], "--seats names 1"),
        (["play", "--position", BEGUN, "--seed", "-1"], "A seed is a whole number"),
        (["play", "--position", BEGUN, "--players", "2"], "--players does not go with --position"),
        (["play", "--position", BEGUN, "--options", "1"], "--options does not go with --position"),
        (["play", "--position", BEGUN, "--game", "xian"], "--game does not go with --position"),
        (["rules", "teapot"], "nothing about “teapot”"),
        (["rules", "X99.9"], "nothing about “X99.9”"),
        (["rules", "--game", "chess"], "no game “chess”"),
        (["simulate", "--games", "0"], "At least 1 game"),
        (["simulate", "--bots", "deep-thought", "--games", "1"], "no bot “deep-thought”"),
        (["simulate", "--players", "9", "--games", "1"], "9"),
        (["dance"], "no command “dance”"),
    ],
)
def test_bad_input_gets_a_message_and_exit_code_2(
    words: list[str], says: str, refused: Refused
) -> None:
    assert says in refused(*words)


def test_nothing_to_resume(tmp_path: Path) -> None:
    run = bingma("play", "--resume", data=tmp_path)
    assert run.returncode == 2
    assert run.stderr == "There is no unfinished game to resume.\n"


def test_broken_records(record: Path, tmp_path: Path, refused: Refused) -> None:
    broken = tmp_path / "broken.json"
    broken.write_text("{", encoding="utf-8")
    assert "is not JSON" in refused("replay", broken)
    broken.write_bytes(b"\xff\xfe\x00")
    assert "UTF-8" in refused("replay", broken)
    broken.write_text("[" * 100_000, encoding="utf-8")
    assert "nested" in refused("replay", broken)
    assert "cannot be read" in refused("replay", tmp_path)
    assert "format: must be" in refused("replay", changed(record, format="other"))
    assert "no game “chess”" in refused("replay", changed(record, game="chess"))
    actions = json.loads(record.read_text(encoding="utf-8"))["actions"]
    actions[6] = [actions[6][0], "enter moon"]
    message = refused("replay", changed(record, actions=actions))
    assert "Action 7" in message
    assert "“enter moon” is no action" in message
    actions[6] = [actions[6][0], "craft A1"]
    assert "is not legal" in refused("replay", changed(record, actions=actions), "--json")
    assert "component data" in refused("replay", changed(record, data="other 123"))
    assert "component data" in refused("play", changed(record, data="other 123"))
    seats = [{"name": "a", "kind": "human"}, {"name": "b", "kind": "bot:deep-thought"}]
    unfinished = changed(record, seats=seats, actions=[], result=None)
    assert "deep-thought" in refused("play", unfinished)


def test_a_finished_game_is_not_resumed(record: Path, refused: Refused) -> None:
    assert "is over" in refused("play", "--resume", record)


def test_every_fault_of_a_component_file_is_listed(tmp_path: Path, refused: Refused) -> None:
    text = BUILT_IN.read_text(encoding="utf-8")
    wrong = tmp_path / "wrong.toml"
    wrong.write_text(
        text.replace("coins = [2, 2, 3, 3, 4, 4]", "coins = [2, 2]").replace(
            'name = "Bingma', 'nome = "Bingma'
        ),
        encoding="utf-8",
    )
    for words in (["components", "check"], ["play", "--components"]):
        message = refused(*words, wrong)
        assert "workers.tax_collector.coins" in message
        assert "nome" in message
        assert message.count("\n") >= 2
    assert bingma("components", "check", BUILT_IN).stdout.startswith(f"{BUILT_IN}: no fault found.")


def test_replay_tells_the_game(record: Path) -> None:
    told = bingma("replay", record)
    assert told.returncode == 0
    lines = told.stdout.splitlines()
    assert lines[0] == "Xi'an: Player 1 (human) and Player 2 (human)."
    assert "Turn 6" in lines
    assert any(" wins with " in line for line in lines)
    assert any(line.split()[:1] == ["total"] for line in lines)
    short = bingma("replay", record, "--to", "5").stdout.splitlines()
    assert short[-1] == "The record ends here; the game is not over."
    assert 0 < len(short) < len(lines)


def test_replay_as_json(record: Path) -> None:
    lines = [json.loads(line) for line in bingma("replay", record, "--json").stdout.splitlines()]
    actions = json.loads(record.read_text(encoding="utf-8"))["actions"]
    assert [[line["seat"], line["action"]] for line in lines] == actions
    assert [line["n"] for line in lines] == list(range(1, len(actions) + 1))
    few = bingma("replay", record, "--json", "--to", "3").stdout.splitlines()
    assert [json.loads(line) for line in few] == lines[:3]


@pytest.mark.skipif(sys.platform == "win32", reason="pipes of a shell")
def test_a_closed_pipe_is_no_trouble(record: Path) -> None:
    child = subprocess.Popen(
        [*COMMAND, "replay", str(record), "--json"],
        stdout=subprocess.PIPE,
        stderr=subprocess.PIPE,
        env=environment(),
    )
    assert child.stdout is not None
    assert child.stderr is not None
    child.stdout.readline()
    child.stdout.close()
    complaint = child.stderr.read()
    child.stderr.close()
    child.wait()
    assert complaint == b""


# The rules


def test_rules_by_id_section_and_word() -> None:
    one = bingma("rules", "x6.4").stdout
    assert one.startswith("X6.4 ")
    assert "X6.5" not in one
    section = bingma("rules", "6").stdout
    assert all(f"\nX6.{n} " in section for n in range(1, 7))
    word = bingma("rules", "prime", "minister").stdout
    assert "rules speak of “prime minister”" in word
    assert "\nX6.6 " in word
    listed = bingma("rules").stdout
    assert "  X6.4 " in listed


def test_every_rule_of_the_text_is_found_and_fits() -> None:
    rules = read_rules("xian")
    assert len(rules) > 70
    assert len({rule.id for rule in rules}) == len(rules)
    texts = Texts(strict=True)
    for rule in rules:
        assert rule in find_rules(rules, rule.id)
        lines = look_up(["xian"], rule.id, texts)
        assert lines
        assert all("**" not in line and "`" not in line for line in lines)
        if not rule.id.startswith(("X11.7", "X11.8", "11")):  # JSON is set as it is
            assert all(len(line) <= 80 for line in lines), rule.id
    assert len(contents(rules)) >= len(rules)


def test_tables_of_the_rules_are_aligned() -> None:
    lines = set_text("| a | long |\n|---|---|\n| `b` | **c** |\n| dd | e |")
    assert lines == ["a   long", "--  ----", "b   c", "dd  e"]
    folded = set_text("| x | " + "word " * 40 + "|\n|---|---|\n| y | z |", 40)
    assert all(len(line) <= 40 for line in folded)
    assert sum("word" in line for line in folded) > 3
