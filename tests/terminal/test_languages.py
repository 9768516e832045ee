"""Every language says the same things, and the terminal speaks the one that is wanted."""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser, ast
from fluent.syntax.visitor import Visitor

from bingma.games import GAMES
from bingma.games.xian import names
from bingma.games.xian.telling.things import tile_key
from bingma.terminal.rules import find_rules, look_up, read_rules
from bingma.texts import LANGUAGES, LOCALES, Language, Texts, own_language
from tests.terminal.helper import Terminal, bingma

OTHERS = [language for language in LANGUAGES if language != "en"]
FILES = sorted(path.name for path in (LOCALES / "en").glob("*.ftl"))
# Numbers whose noun is the same for one and for many: (language, message, variable).
INVARIABLE = {
    ("de", "welcome", "players"),
    ("de", "xian-read-warriors", "n"),
    ("de", "xian-read-seals", "n"),
    ("de", "xian-read-share", "n"),
    ("de", "xian-read-builders-left", "n"),
    ("de", "xian-read-painting", "tokens-count"),
}


class Uses(Visitor):
    """What a message needs: variables, other messages, attributes, and numbers that vary."""

    def __init__(self) -> None:
        self.variables: set[str] = set()
        self.messages: set[str] = set()
        self.attributes: set[str] = set()
        self.counted: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        # Each language bends a thing as it needs: $building-the, $building-into.
        self.variables.add(node.id.name.partition("-")[0])

    def visit_MessageReference(self, node: Any) -> None:
        self.messages.add(node.id.name)

    def visit_Attribute(self, node: Any) -> None:
        self.attributes.add(node.id.name)
        self.generic_visit(node)

    def visit_SelectExpression(self, node: Any) -> None:
        if any(getattr(variant.key, "name", "") == "one" for variant in node.variants):
            self.counted.add(node.selector.id.name)
        self.generic_visit(node)


def entries(language: str, file: str) -> list[Any]:
    """What stands in a file, comments left out."""
    body = FluentParser().parse((LOCALES / language / file).read_text(encoding="utf-8")).body
    comments = (ast.Comment, ast.GroupComment, ast.ResourceComment)
    return [entry for entry in body if not isinstance(entry, comments)]


def uses(language: str, file: str) -> dict[str, Uses]:
    """What each message of a file needs, with what the messages in it need."""
    found: dict[str, Uses] = {}
    for entry in entries(language, file):
        found[entry.id.name] = made = Uses()
        made.visit(entry)
    for made in found.values():
        for name in made.messages:
            made.variables |= found[name].variables
            made.counted |= found[name].counted
    return found


@pytest.mark.parametrize("language", LANGUAGES)
@pytest.mark.parametrize("file", FILES)
def test_a_file_has_messages_only(language: str, file: str) -> None:
    for entry in entries(language, file):
        assert isinstance(entry, ast.Message), entry.content


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_a_language_has_the_messages_of_english(language: str, file: str) -> None:
    assert [entry.id.name for entry in entries(language, file)] == [
        entry.id.name for entry in entries("en", file)
    ]


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("file", FILES)
def test_messages_have_the_same_variables_and_plurals(language: str, file: str) -> None:
    other = uses(language, file)
    for key, english in uses("en", file).items():
        assert other[key].variables == english.variables, key
        for variable in english.counted - other[key].counted:
            assert (language, key, variable) in INVARIABLE, f"{key}: {variable} has no plural"


def test_languages_have_the_same_files() -> None:
    for language in OTHERS:
        assert sorted(path.name for path in (LOCALES / language).glob("*.ftl")) == FILES
    rules = {path.name for path in (LOCALES / "rules").iterdir()}
    assert rules == {f"{game}.{language}.md" for game in GAMES for language in LANGUAGES}


def test_french_says_one_also_of_nothing() -> None:
    texts = Texts("fr", strict=True)
    assert [texts.say("xian-goods-coin", n=n) for n in range(3)] == [
        "0 pièce",
        "1 pièce",
        "2 pièces",
    ]
    for file in FILES:
        words = (LOCALES / "fr" / file).read_text(encoding="utf-8")
        assert not re.search(r"\[one\] [^{\n]*\b1\b", words), f"{file}: 1 is said of 0 too"


@pytest.mark.parametrize(
    "path",
    [LOCALES / "fr" / file for file in FILES] + sorted((LOCALES / "rules").glob("*.fr.md")),
    ids=lambda path: path.name,
)
def test_french_marks_are_not_torn_from_their_words(path: Path) -> None:
    text = path.read_text(encoding="utf-8")
    assert re.findall(r".* [;:!?»](?!\S).*|.*« .*", text) == []
    assert "\u202f" in text or "\u00a0" in text


def test_french_lists_and_choices_are_punctuated_as_french() -> None:
    texts = Texts("fr", strict=True)
    assert texts.clauses(["a, b", "c"]) == "a, b\u202f; c"
    assert texts.listed(["a", "b", "c"]) == "a, b et c"
    assert texts.say("choice-effect", choice="1. pass", effect="rien") == "1. pass\u00a0: rien"


@pytest.mark.parametrize("language", LANGUAGES)
def test_tiles_are_told_apart_by_their_first_letters(language: Language) -> None:
    texts = Texts(language, strict=True)
    letters = [texts.say(f"xian-track-{tile_key(tile)}")[0] for tile in names.BONUS_TILES]
    assert len(set(letters)) == len(letters)
    legend = texts.say("xian-legend-tiles")
    for tile, letter in zip(names.BONUS_TILES, letters, strict=True):
        assert f" {letter} {texts.say(f'xian-tile-{tile_key(tile)}')}" in legend


# The rules


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_rules_are_the_same_in_every_language(game: str, language: Language) -> None:
    english, other = read_rules(game), read_rules(game, language)
    assert [(rule.id, rule.section) for rule in other] == [
        (rule.id, rule.section) for rule in english
    ]
    for rule, translated in zip(english, other, strict=True):
        assert translated.text != rule.text or not rule.text, f"{rule.id} is not translated"
        # Numbers, rules referred to and rows of tables; notation may be added to explain a word.
        numbers = re.compile(r"\d+|^\|", re.MULTILINE)
        # The French name of the extra action has a number in it.
        told = translated.text.replace("+1 action", "")
        assert Counter(numbers.findall(told)) == Counter(numbers.findall(rule.text)), rule.id
        code = re.compile(r"`[^`]+`")
        assert Counter(code.findall(rule.text)) <= Counter(code.findall(translated.text)), rule.id


@pytest.mark.parametrize("language", OTHERS)
@pytest.mark.parametrize("game", GAMES)
def test_rules_of_a_language_are_found_and_fit(game: str, language: Language) -> None:
    texts = Texts(language, strict=True)
    rules = read_rules(game, language)
    for rule in rules:
        assert rule in find_rules(rules, rule.id)
        lines = look_up([game], rule.id, texts)
        assert lines
        assert all(len(line) <= 80 for line in lines), rule.id


# Choosing the language


@pytest.mark.parametrize(
    ("setting", "language"),
    [
        ({"LC_ALL": "fr_CA.UTF-8", "LANG": "de_DE.UTF-8"}, "fr"),
        ({"LC_ALL": "", "LC_MESSAGES": "de", "LANG": "fr_FR"}, "de"),
        ({"LANG": "de_CH@euro"}, "de"),
        ({"LANG": "C.UTF-8"}, "en"),
        ({"LANG": "ja_JP.UTF-8"}, "en"),
        ({}, "en"),
    ],
)
def test_the_language_of_the_system(
    setting: dict[str, str], language: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    for name in ("LC_ALL", "LC_MESSAGES", "LANG"):
        monkeypatch.delenv(name, raising=False)
    for name, value in setting.items():
        monkeypatch.setenv(name, value)
    assert own_language() == language


def test_commands_speak_the_language_that_is_asked_for(tmp_path: Path) -> None:
    told = bingma("rules", "--language", "fr", "x6.3").stdout
    assert told.startswith("X6.3 La redevance")
    played = bingma(
        "play", "--language", "de", "--plain", "--seed", "5", typed="undo\nquit\n", data=tmp_path
    ).stdout
    assert "Gunst des Kaisers" in played
    assert "Es gibt nichts zurückzunehmen" in played
    assert "Das Spiel ist gespeichert." in played
    refused = bingma("play", "--language", "fr", "--options", "x")
    assert refused.returncode == 2
    assert "Les options sont des nombres" in refused.stderr
    unknown = bingma("rules", "--language", "tlh")
    assert unknown.returncode == 2
    assert "en, fr, de" in unknown.stderr


@pytest.mark.parametrize(
    ("locale", "expected"),
    [
        ("fr_FR.UTF-8", ("La faveur de l'Empereur", "Préparez", "Votre", "Envoyez")),
        ("de_DE.UTF-8", ("Die Gunst des Kaisers", "Plane", "Dein", "Schicke")),
    ],
)
@pytest.mark.parametrize(("width", "height"), [(100, 40), (80, 24)])
def test_a_turn_at_a_terminal_of_the_system(
    locale: str, expected: tuple[str, ...], width: int, height: int, tmp_path: Path
) -> None:
    terminal = Terminal(
        "play", "--seed", "5", data=tmp_path, width=width, height=height, LC_ALL=locale
    )
    for typed, question in zip(("1", "plan R6/G3", "work", "quit"), expected, strict=True):
        screen = terminal.screen()
        assert len(screen) <= height
        assert all(len(line) <= width for line in screen)
        assert any(line.startswith(question) for line in screen), screen
        terminal.type(typed)
    assert terminal.end() == 0
