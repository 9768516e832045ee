"""Whatever is wrong with a command is told in one sentence that says what to do."""

from __future__ import annotations

import json
import socket
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from bingma.arena.simulation import Match, play_games, record_of
from bingma.games.terracotta.components import BUILT_IN as TERRACOTTA
from bingma.games.terracotta.notation import TEXTS
from bingma.games.xian.components import BUILT_IN as XIAN
from bingma.games.xian.notation import BY_TEXT
from bingma.play.game import new_game
from bingma.terminal.main import main
from bingma.terminal.play import COMMANDS
from bingma.terminal.words import Words
from bingma.texts import LANGUAGES, Language, Texts
from tests.terminal.helper import bingma

Refused = Callable[..., str]


@pytest.fixture
def refused(capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch) -> Refused:
    """Runs something wrong in some language; returns the one line that is told."""

    def run(*words: str | Path | int, language: str = "en") -> str:
        monkeypatch.setattr(sys, "argv", ["bingma", *(str(word) for word in words)])
        monkeypatch.setenv("LC_ALL", f"{language}.UTF-8")
        with pytest.raises(SystemExit) as ended:
            main()
        shown = capsys.readouterr()
        assert ended.value.code == 2
        assert shown.out == ""
        assert shown.err.count("\n") == 1, shown.err
        return shown.err.strip()

    return run


# The server


def test_a_data_folder_that_is_none(tmp_path: Path, refused: Refused) -> None:
    file = tmp_path / "file"
    file.touch()
    for folder in (file, file / "below"):
        assert refused("serve", "--data", folder) == (
            f"Nothing can be written to the folder {folder}: a file is where a folder should be. "
            "Name another one."
        )
    assert refused("serve", "--data", file, language="de").startswith("In den Ordner ")
    assert refused("serve", "--data", file, language="fr").startswith("Impossible d'écrire")


@pytest.mark.parametrize("url", ["foo://bar", "nonsense", "mysql://root:secret@here/x", ""])
def test_a_database_of_another_kind(url: str, tmp_path: Path, refused: Refused) -> None:
    told = refused("serve", "--data", tmp_path, "--database", url or "://")
    assert "is no database that Bingma knows. Give postgresql://" in told
    assert "secret" not in told


def test_a_database_that_does_not_answer(tmp_path: Path, refused: Refused) -> None:
    url = "postgresql://me:secret@127.0.0.1:1/x"
    told = refused("serve", "--data", tmp_path, "--database", url)
    assert told.startswith("The database “postgresql://me:***@127.0.0.1:1/x” cannot be opened: ")
    assert "nobody answers there" in told
    told = refused("serve", "--data", tmp_path, "--database", f"sqlite:///{tmp_path}/no/x.sqlite")
    assert "cannot be opened" in told
    broken = tmp_path / "broken.sqlite"
    broken.write_text("no database at all " * 100)
    assert "not a database" in refused(
        "serve", "--data", tmp_path, "--database", f"sqlite:///{broken}"
    )


def test_several_workers_need_postgresql(tmp_path: Path, refused: Refused) -> None:
    told = refused("serve", "--data", tmp_path, "--workers", "2")
    assert told.startswith("Several workers need a database that all of them can write to")
    assert not (tmp_path / "tables.sqlite").exists()


def test_postgresql_without_its_extra(
    tmp_path: Path, refused: Refused, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setitem(sys.modules, "asyncpg", None)
    for language in ("en", "fr", "de"):
        told = refused(
            "serve", "--data", tmp_path, "--database", "postgresql://x/y", language=language
        )
        assert told.endswith("pip install 'bingma[postgresql]'")


def test_a_port_in_use_and_a_host_that_is_none(tmp_path: Path, refused: Refused) -> None:
    with socket.create_server(("127.0.0.1", 0)) as taken:
        port = taken.getsockname()[1]
        told = refused("serve", "--data", tmp_path, "--port", port)
        assert told.startswith(f"Port {port} is in use already. ")
        assert "--port" in told
    for host in ("999.1.1.1", "192.0.2.1", "a" * 100):
        told = refused("serve", "--data", tmp_path, "--host", host, "--port", "0")
        assert told == (
            f"“{host}” is no address of this machine. Name one with --host, such as 127.0.0.1."
        )


# Folders and files


def test_folders_for_what_is_played(tmp_path: Path, refused: Refused) -> None:
    file = tmp_path / "file"
    file.touch()
    told = refused("simulate", "--games", 1, "--players", 2, "--records", file)
    assert told.startswith(f"Nothing can be written to the folder {file}: ")
    told = refused("arena", "--bots", "greedy,random", "--games", 2, "--out", file / "below")
    assert told.startswith(f"Nothing can be written to the folder {file / 'below'}: ")


def test_a_record_with_a_very_long_number(tmp_path: Path, refused: Refused) -> None:
    file = tmp_path / "game.json"
    file.write_text('{"format": "bingma-record", "version": ' + "9" * 5000 + "}", encoding="utf-8")
    assert refused("replay", file) == f"{file} has a number with too many digits."
    assert refused("play", file, language="fr") == (
        f"{file} contient un nombre qui a trop de chiffres."
    )
    own = tmp_path / "box.toml"
    own.write_text(f"game = {'9' * 5000}", encoding="utf-8")
    assert "digits" in refused("components", "check", own)
    own.write_text(
        XIAN.read_text("utf-8").replace("coins = 2\n", f"coins = 0x{'f' * 9000}\n"), "utf-8"
    )
    assert bingma("components", "check", own).returncode == 2


def test_a_record_with_an_unknown_part(tmp_path: Path, refused: Refused) -> None:
    record: Any = new_game("xian", 2, 3).record()
    record["setup"]["wether"] = "fair"
    file = tmp_path / "game.json"
    file.write_text(json.dumps(record), encoding="utf-8")
    assert "setup.wether: is not known here" in refused("replay", file)
    assert "setup.wether\u00a0: est inconnu ici" in refused("replay", file, "--language", "fr")


def test_the_game_of_a_component_file(tmp_path: Path, refused: Refused) -> None:
    checked = bingma("components", "check", TERRACOTTA)
    assert checked.returncode == 0, checked.stderr
    assert "Terracotta Army" in checked.stdout
    played = bingma(
        *("play", "--plain", "--players", "1", "--components", TERRACOTTA),
        typed="quit\n",
        data=tmp_path,
    )
    assert played.returncode == 0, played.stderr
    assert "Terracotta Army" in played.stdout
    told = refused("components", "check", TERRACOTTA, "--game", "xian")
    assert told == f'{TERRACOTTA}: game: must be "xian", not "terracotta-army".'
    own = tmp_path / "box.toml"
    own.write_text('game = "go"\n', encoding="utf-8")
    assert refused("components", "check", own).endswith(
        'game: must be one of xian, terracotta-army, not "go".'
    )
    assert "xian" in refused("play", "--components", own, language="de")


# Words


def test_rules_of_any_game_by_id() -> None:
    found = bingma("rules", "T5.7")
    assert found.stdout.startswith("T5.7 ")
    assert bingma("rules", "soak").stdout.splitlines()[2].startswith("T1.1 ")
    assert bingma("rules", "T5.7", "--game", "xian").returncode == 2


@pytest.mark.parametrize("about", ["", "  "])
def test_rules_about_nothing(about: str, refused: Refused) -> None:
    assert refused("rules", about).startswith("Say which rule or word, for example: bingma rules X")
    assert refused("rules", about, language="fr").startswith("Dites quelle règle")


@pytest.mark.parametrize(
    ("words", "told"),
    [
        (["--players", "abc"], ("takes a whole number", "prend un nombre", "nimmt eine ganze")),
        (["--nonsense"], ("no option “--nonsense”", "« --nonsense »", "„--nonsense“")),
        (["--players"], ("--players needs a value.", "demande une valeur", "braucht einen Wert")),
        (["a", "b"], ("“b” is one word too many.", "« b » est un mot", "„b“ ist ein Wort zu viel")),
        (["--game", "chess"], ("There is no game “chess”", "pas de jeu", "kein Spiel „chess“")),
        (["nowhere.json"], ("no such file", "n'existe pas", "gibt es nicht")),
        (["--options", "9"], ("has no options", "n'a pas d'options", "hat keine Varianten")),
    ],
)
def test_a_command_called_wrongly(
    words: list[str], told: tuple[str, ...], refused: Refused
) -> None:
    for language, expected in zip(("en", "fr", "de"), told, strict=True):
        message = refused("play", *words, language=language)
        assert expected in message.replace("\u00a0", " ")
        assert refused("play", "--language", language, *words) == message


def test_numbers_out_of_range_and_words_that_are_none(refused: Refused) -> None:
    assert "from 0 to 65535, not “70000”" in refused("serve", "--port", "70000")
    assert "from 0 on, not “-1”" in refused("replay", "x.json", "--to", "-1")
    assert "one of en, fr, de, not “tlh”" in refused("rules", "--language", "tlh")
    assert "FILE is missing" in refused("replay")


# At the table


def played(tmp_path: Path, *typed: str, words: tuple[str, ...] = ()) -> list[str]:
    lines = "".join(f"{line}\n" for line in typed)
    run = bingma("play", "--plain", "--seed", "5", *words, typed=lines, data=tmp_path)
    assert run.returncode == 0, run.stderr
    return run.stdout.splitlines()


def test_going_on_names_the_file_that_was_named(tmp_path: Path) -> None:
    file = tmp_path / "my game.json"
    lines = played(tmp_path, f"save {file}", "quit")
    assert lines[-1] == "The game is saved. Go on with: bingma play --resume"
    resumed = bingma("play", "--plain", "--resume", file, typed="help\nquit\n", data=tmp_path)
    assert resumed.stdout.splitlines()[-1] == (
        f"The game is saved. Go on with: bingma play --resume '{file}'"
    )
    assert f"bingma play --resume '{file}' goes on" in resumed.stdout


HOT_SEAT = ("--game", "terracotta-army", "--players", "2", "--seats", "human,human")


def test_a_game_without_secrets_has_no_curtain(tmp_path: Path) -> None:
    file = tmp_path / "game.json"
    lines = played(tmp_path, f"save {file}", "quit", words=HOT_SEAT)
    assert not any("nobody else" in line for line in lines)
    assert f"Saved to {file}." in lines
    lines = played(tmp_path, "quit", words=("--players", "2", "--seats", "human,human"))
    assert any("nobody else" in line for line in lines)


def test_a_taken_slice_alone_has_its_reason(tmp_path: Path) -> None:
    words = ("--game", "terracotta-army", "--players", "1")
    game = new_game("terracotta-army", 1, 5)
    taken = next(
        n
        for n in range(12)
        if (reason := game.why_not(f"place craftsman {n}", 1)) and reason.key != "not-now"
    )
    lines = played(tmp_path, str(taken), f"why {taken}", "quit", words=words)
    answers = [line for line in lines if line.startswith(f"Your choice: place craftsman {taken}: ")]
    answers += [line for line in lines if line.startswith(f"place craftsman {taken}: ")]
    assert len(answers) == 2
    assert len(set(answers)) == 1


def test_undo_before_anything_was_done(tmp_path: Path) -> None:
    assert any(
        line.endswith("There is nothing to take back: you have not done anything yet.")
        for line in played(tmp_path, "undo", "quit", words=("--game", "terracotta-army"))
    )


@pytest.mark.parametrize(
    ("language", "typed", "told"),
    [
        ("fr", ("aide", "pourquoi", "regles", "annuler", "quitter"), "La partie est enregistrée."),
        ("de", ("hilfe", "warum", "regeln", "zurück", "ende"), "Das Spiel ist gespeichert."),
        ("de", ("help", "why", "rules", "undo", "quit"), "Das Spiel ist gespeichert."),
    ],
)
def test_commands_in_the_language_of_the_player(
    language: str, typed: tuple[str, ...], told: str, tmp_path: Path
) -> None:
    lines = played(tmp_path, *typed, words=("--language", language))
    assert lines[-1].startswith(told)
    assert not any("keine Aktion" in line or "pas une action" in line for line in lines)


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_command_has_a_word_of_its_own(language: Language) -> None:
    texts = Texts(language, strict=True)
    own = [texts.say(f"command-{name}").split()[0].strip(",") for name in COMMANDS]
    assert len(set(own)) == len(COMMANDS)
    assert [Words(texts, COMMANDS).command(word) for word in own] == list(COMMANDS)
    assert [Words(texts, COMMANDS).command(name.upper()) for name in COMMANDS] == list(COMMANDS)
    # What an action begins with is no command.
    notations = {*BY_TEXT, *TEXTS, "favour", "plan"}
    assert not {text.split()[0].lower() for text in notations} & {*own, *COMMANDS}
    yes = texts.say("answers-yes").split(",")[0]
    assert Words(texts, COMMANDS).means_yes(yes.upper())
    assert not Words(texts, COMMANDS).means_no(yes)


def test_li_si_has_his_name_in_simulated_records() -> None:
    match = Match("terracotta-army", 1, 3, ("random",))
    [game] = play_games(match, match.book.engine, [0])
    record = record_of(match, game)
    assert record["seats"] == [
        {"name": "Li Si", "kind": "automaton"},
        {"name": "random 2", "kind": "bot:random"},
    ]
