"""A lesson needs no storage: step and action say everything."""

from __future__ import annotations

from urllib.parse import quote

import pytest
from fastapi.testclient import TestClient
from pydantic import TypeAdapter

from bingma.games import GAMES, rulebook
from bingma.play.lessons import lesson_of
from bingma.server import schemas
from tests.server.people import Person

LECTURE = TypeAdapter(schemas.Lecture)
TAUGHT = [game for game in GAMES if rulebook(game).lesson_file().exists()]


@pytest.fixture
def ana(sqlite_server: TestClient) -> Person:
    """Somebody who learns; nothing is stored, so one database is as good as any."""
    return Person(sqlite_server)


@pytest.mark.parametrize("game", TAUGHT)
def test_who_follows_comes_to_the_end(ana: Person, game: str) -> None:
    lesson = lesson_of(game)
    for number, step in enumerate(lesson.steps, start=1):
        path = f"/games/{game}/lesson/{number}"
        told = ana.get(path)
        LECTURE.validate_python(told, strict=True)
        assert (told["step"], told["steps"]) == (number, len(lesson.steps))
        assert told["saying"]["key"] == step.key
        legal = [choice["action"] for choice in told["state"]["legal"]]
        if step.action is None:
            assert legal == []
            continue
        assert step.action in legal
        after = ana.get(f"{path}?action={quote(step.action)}")
        assert (after["step"], after["tried"]) == (number + 1, None)
        assert after["state"]["events"]
        assert ana.get(f"{path}/words")
        entries = after["state"]["seq"]
        assert ana.get(f"{path}/at/{entries}?action={quote(step.action)}")["n"] == entries
        assert ana.get(f"{path}/boards/1?action={quote(step.action)}")["entry"] == 1


def test_something_else_is_looked_at_and_not_played_on(ana: Person) -> None:
    told = ana.get("/games/xian/lesson/4?action=pass")
    LECTURE.validate_python(told, strict=True)
    assert told["step"] == 4
    assert told["saying"]["key"] == "xian-lesson-pass"
    assert [line["saying"]["values"]["what"]["of"][0]["key"] for line in told["tried"]] == [
        "xian-did-pass"
    ]
    assert told["state"]["legal"] == told["state"]["refused"] == []
    # The next one who asks finds the step as it was.
    assert ana.get("/games/xian/lesson/4")["tried"] is None


def test_nothing_that_is_hidden_is_told(ana: Person) -> None:
    told = ana.get("/games/xian/lesson/2")
    assert "plan:?" in told["position"]
    assert "hand" not in told["state"]["view"]["players"][1]


def test_what_there_is_not_is_refused(ana: Person) -> None:
    lesson = "/games/xian/lesson"
    assert ana.refused("GET", f"{lesson}/99", 404) == "no-such-lesson"
    assert ana.refused("GET", "/games/weiqi/lesson/1", 404) == "no-such-game"
    assert ana.refused("GET", f"{lesson}/2?action=enter lab", 422) == "illegal-action"
    assert ana.refused("GET", f"{lesson}/2?action=dance", 422) == "bad-notation"
    assert ana.refused("GET", f"{lesson}/2/at/9", 404) == "no-such-entry"
    assert ana.refused("GET", f"{lesson}/2/boards/9", 404) == "no-such-entry"
