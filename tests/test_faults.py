"""Faults are keys with values, and every one of them has its words."""

from __future__ import annotations

import ast
import pickle
import re
from collections.abc import Iterator
from pathlib import Path
from typing import Any

import pytest
from fluent.syntax import FluentParser
from fluent.syntax.visitor import Visitor

import bingma
from bingma.bots import UnknownBot
from bingma.faults import Fault, shown
from bingma.games.contract import BadNotation, Reason
from bingma.play.game import IllegalAction, from_record, new_game
from bingma.play.records import BadRecord
from bingma.texts import LANGUAGES, LOCALES, Language, Texts

SOURCE = Path(bingma.__file__).parent
MODULES = sorted(SOURCE.rglob("*.py"))
# Layers whose errors people see. What is raised there in English are errors of programs.
TOLD = ("play", "games", "bots", "arena", "terminal")
OF_PROGRAMS = (
    "there is no seat ",  # Game.view of a seat that no game has
    "there is no entry ",  # Game.boards of an entry that was not played
    "no words for refusal ",  # a refusal code that nobody worded
    "unknown kind of event: ",  # an event that nobody described
    "there is no entry point ",  # of the compiled rules
    "positions of ",  # a rulebook without a text of positions
    " has no telling",  # nor one of sayings,
    " has no drawing",  # nor a drawing,
    " has no draws",  # nor words for draws
)


class Variables(Visitor):
    """The values that a message needs."""

    def __init__(self) -> None:
        self.names: set[str] = set()

    def visit_VariableReference(self, node: Any) -> None:
        self.names.add(node.id.name)


def messages() -> dict[str, set[str]]:
    """The values of each message about a fault."""
    found = {}
    text = (LOCALES / "en" / "faults.ftl").read_text(encoding="utf-8")
    for entry in FluentParser().parse(text).body:
        if hasattr(entry, "id"):
            variables = Variables()
            variables.visit(entry)
            found[entry.id.name] = variables.names
    return found


def calls() -> Iterator[tuple[str, str, set[str] | None]]:
    """Where a fault is made: its place, its key and its values (None where they are passed on)."""
    for path in MODULES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if not isinstance(node, ast.Call):
                continue
            for argument in node.args:
                key = getattr(argument, "value", None)
                if isinstance(key, str) and re.fullmatch(r"(fault|problem)-[\w-]+", key):
                    names = {keyword.arg for keyword in node.keywords}
                    place = f"{path.relative_to(SOURCE)}:{node.lineno}"
                    yield place, key, None if None in names else {str(name) for name in names}


def test_a_fault_has_a_message_with_the_same_values() -> None:
    known = messages()
    made = list(calls())
    assert len(made) > 100
    for place, key, values in made:
        assert key in known, f"{place}: {key} has no message"
        assert values is None or values == known[key], f"{place}: {key}"


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_message_can_be_worded(language: Language) -> None:
    texts = Texts(language, strict=True)
    for key, names in messages().items():
        told = texts.say(key, **dict.fromkeys(names, 2))
        assert told, key
        if key.startswith("fault-") and key not in ("fault-components", "fault-in-file"):
            assert told[0].isupper() or not told[0].isalpha() or told.startswith("pip"), told


@pytest.mark.parametrize("language", LANGUAGES)
def test_one_style_of_quotes(language: Language) -> None:
    text = (LOCALES / language / "faults.ftl").read_text(encoding="utf-8")
    quotes = {"en": "“”", "fr": "«»", "de": "„“"}[language]
    others = set("“”«»„‘’") - set(quotes)
    assert not others & set(text)


def test_no_sentence_for_people_is_left_in_the_code() -> None:
    found = []
    for path in MODULES:
        if path.relative_to(SOURCE).parts[0] not in TOLD:
            continue
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Raise) and isinstance(node.exc, ast.Call):
                parts = [getattr(part, "value", None) for part in ast.walk(node.exc)]
                text = "".join(part for part in parts if isinstance(part, str))
                if " " in text.strip(", ") and not text.startswith(OF_PROGRAMS):
                    found.append(f"{path.relative_to(SOURCE)}:{node.lineno}: {text}")
    assert found == [], "such a sentence belongs into faults.ftl"


def test_a_fault_is_a_sentence_for_those_who_use_the_library() -> None:
    with pytest.raises(ValueError) as caught:
        new_game("xian", players=9)
    assert str(caught.value) == "Xi'an is for 2 to 4 players, not 9."
    assert isinstance(caught.value, Fault)
    assert caught.value.key == "fault-players"


def test_a_fault_inside_another_is_worded_first() -> None:
    record = {**new_game("xian", players=2, seed=1).record(), "actions": [[0, "dance"]]}
    with pytest.raises(BadRecord) as caught:
        from_record(record)
    inner = caught.value.values["fault"]
    assert isinstance(inner, BadNotation)
    told = {lang: Texts(lang).say(caught.value.key, **caught.value.values) for lang in LANGUAGES}
    assert told == {
        "en": 'Action 1 ([0, "dance"]): “dance” is no action of Xi\'an.',
        "fr": "Action 1 ([0, \"dance\"])\u00a0: «\u00a0dance\u00a0» n'est pas une action de Xi'an.",
        "de": 'Aktion 1 ([0, "dance"]): „dance“ ist keine Aktion von Xi\'an.',
    }
    assert caught.value.as_data()["values"]["fault"] == {
        "key": "fault-no-action",
        "values": {"text": "dance", "title": "Xi'an"},
    }


@pytest.mark.parametrize(
    "fault",
    [
        Fault("fault-seed"),
        UnknownBot("deep-thought"),
        IllegalAction("pass", Reason("not-now", {})),
        BadRecord.at("seats[0]", "problem-seat"),
    ],
)
def test_faults_come_back_from_other_processes(fault: Fault) -> None:
    again = pickle.loads(pickle.dumps(fault))
    assert type(again) is type(fault)
    assert str(again) == str(fault)
    assert again.key == fault.key


def test_long_values_are_cut() -> None:
    assert shown("ab") == '"ab"'
    assert len(shown("a" * 500)) < 100
    assert shown(1 << 20_000) == "…"
