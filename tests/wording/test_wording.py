"""Sayings in words: the fixtures that the page's wording is held to as well."""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bingma.games.telling import joined, say, who
from bingma.games.wording import Wording
from bingma.texts import LANGUAGES, Language, Texts

strict_texts = cache(lambda language: Texts(language, strict=True))
FIXTURES: dict[str, Any] = json.loads(
    Path(__file__).with_name("fixtures.json").read_text(encoding="utf-8")
)


def cases() -> list[Any]:
    return [
        pytest.param(case, language, listener, text, id=f"{case['about']}, {language}, {listener}")
        for case in FIXTURES["cases"]
        for language, texts in case["expected"].items()
        for listener, text in texts.items()
    ]


@pytest.mark.parametrize(("case", "language", "listener", "text"), cases())
def test_a_saying_has_these_words(
    case: dict[str, Any], language: Language, listener: str, text: str
) -> None:
    heard = None if listener == "anybody" else int(listener)
    wording = Wording(strict_texts(language), case["prefix"], FIXTURES["names"], heard)
    found = wording.line(case["line"]) if "line" in case else wording.word(case["saying"])
    assert found == text


def test_every_case_is_told_in_every_language() -> None:
    assert len(FIXTURES["cases"]) > 30
    for case in FIXTURES["cases"]:
        assert set(case["expected"]) == set(LANGUAGES), case["about"]


def test_things_that_are_drawn_keep_their_sign() -> None:
    card = say("xian-card", card="R4", colour=say("xian-colour-R"), number=4)
    saying = say("xian-do-favour", cards=joined([card]))
    drawn = {"xian-card": lambda values: f"[{values['card']}]"}
    assert Wording(Texts(), "xian", [], None, drawn).word(saying) == "Exchange [R4]"
    assert Wording(Texts(), "xian", []).word(saying) == "Exchange red 4"


def test_a_saying_sees_the_values_around_it() -> None:
    saying = say("line-of", what=say("xian-did-pass"), who=who(0))
    assert Wording(Texts(strict=True), "xian", ["Ana"]).word(saying) == "Ana passes"
    assert Wording(Texts(strict=True), "xian", ["Ana"], 0).word(saying) == "You pass"
