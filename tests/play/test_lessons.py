"""A lesson is one game for who follows it, and answers whatever else is tried (issue: a way in)."""

from __future__ import annotations

import random

import pytest

from bingma.games import GAMES, rulebook
from bingma.games.lessons import read_lesson
from bingma.games.telling import Line, say
from bingma.games.wording import Wording
from bingma.play.game import IllegalAction, from_position, new_game
from bingma.play.lessons import Lecture, NoLesson, after, at_step, games_of
from bingma.texts import LANGUAGES, Language, texts

TAUGHT = [game for game in GAMES if rulebook(game).lesson_file().exists()]
LONGEST = 140


def steps(game: str) -> list[Lecture]:
    lesson = read_lesson(game)
    assert lesson is not None
    return [at_step(game, n + 1) for n in range(len(lesson.steps))]


def test_every_game_has_a_lesson() -> None:
    assert set(TAUGHT) == set(GAMES)


@pytest.mark.parametrize("game", TAUGHT)
def test_what_is_suggested_leads_to_the_position_of_the_next_step(game: str) -> None:
    for here in steps(game):
        assert here.game.open_position_text() == here.step.position
        # The text is a position by itself: the same decision with the same choices.
        alone = from_position(here.step.position, seed=1)
        assert alone.deciding == here.game.deciding
        assert alone.legal() == here.game.legal()
    last = steps(game)[-1]
    assert last.step.action is None


@pytest.mark.parametrize("game", TAUGHT)
def test_following_leads_from_step_to_step(game: str) -> None:
    for here in steps(game):
        if here.step.action is None:
            continue
        assert here.game.deciding == [here.lesson.seat]
        next_step = after(game, here.number, here.step.action)
        assert next_step.tried is None
        assert next_step.number == here.number + 1
        assert next_step.since == len(here.game.log) < len(next_step.game.log)


@pytest.mark.parametrize("game", TAUGHT)
@pytest.mark.parametrize("language", LANGUAGES)
def test_every_legal_action_of_every_step_has_an_answer(game: str, language: Language) -> None:
    words = texts(language)
    for here in steps(game):
        wording = Wording(words, rulebook(game).telling.prefix, here.lesson.names, 0)
        for action in here.game.legal(here.lesson.seat):
            if action == here.step.action or here.step.action is None:
                continue
            tried = after(game, here.number, action)
            assert tried.tried == action
            assert tried.number == here.number
            told: list[Line] = [
                line
                for line in tried.game.lines(here.lesson.seat)
                if line["last"] > tried.since and not line.get("level")
            ]
            answered = here.step.answer(action) is not None
            assert told or answered, (here.number, action)
            for text in [wording.word(tried.saying), *(wording.line(line) for line in told)]:
                assert text
                assert "lesson-" not in text, (language, here.number, action, text)


@pytest.mark.parametrize("game", TAUGHT)
def test_sentences_are_there_and_short(game: str) -> None:
    prefix = rulebook(game).telling.prefix
    for language in LANGUAGES:
        words = texts(language)
        wording = Wording(words, prefix, ())
        for here in steps(game):
            keys = {here.step.key, *here.step.answers.values()}
            for key in keys:
                text = wording.word(say(key))
                assert text != key
                if language == "en":
                    assert len(text) <= LONGEST, (key, len(text))


@pytest.mark.parametrize("game", TAUGHT)
def test_trying_changes_nothing_for_the_next_learner(game: str) -> None:
    before = [played.open_position_text() for played in games_of(game)]
    for here in steps(game):
        for action in here.game.legal(here.lesson.seat):
            if here.step.action is not None:
                after(game, here.number, action)
    assert [played.open_position_text() for played in games_of(game)] == before


def first_times(game: str, players: int, seed: int) -> set[str]:
    """The sentences that somebody new to a game would be told in one at random."""
    rng = random.Random(seed)
    playing, met = new_game(game, players=players, seed=seed), set()
    while not playing.over:
        seat = playing.deciding[0]
        met.add(playing.situation(seat).question["first"]["key"])
        playing.play(rng.choice(playing.legal(seat)), seat)
    return met


@pytest.mark.parametrize(
    ("game", "players", "expected"),
    [
        ("xian", 2, {"favour", "plan", "work", "build", "craft", "forge"}),
        ("terracotta-army", 1, {"place", "clay", "build", "space", "master", "arm", "pm-space"}),
        ("terracotta-army", 3, {"priority", "soak", "coins", "specialist", "hired", "upgrade"}),
    ],
)
def test_in_a_real_game_each_kind_of_decision_has_a_sentence(
    game: str, players: int, expected: set[str]
) -> None:
    prefix = rulebook(game).telling.prefix
    met = first_times(game, players, 3) | first_times(game, players, 4)
    assert met >= {f"{prefix}-lesson-{key}" for key in expected}
    for language in LANGUAGES:
        wording = Wording(texts(language), prefix, ())
        for key in met:
            text = wording.word(say(key))
            assert text != key
            assert language != "en" or len(text) <= LONGEST, (key, len(text))


def test_what_there_is_not_is_refused() -> None:
    with pytest.raises(NoLesson):
        at_step("xian", 0)
    with pytest.raises(NoLesson):
        at_step("xian", 99)
    with pytest.raises(IllegalAction):
        after("xian", 2, "enter lab")
