"""A lesson as it is played: the game at each step, and what comes of any action there.

Nothing is kept of who learns: step and action say everything.
"""

from __future__ import annotations

from dataclasses import dataclass
from functools import lru_cache

from bingma.faults import Fault
from bingma.games import rulebook
from bingma.games.contract import BadNotation
from bingma.games.lessons import Lesson, LessonStep, read_lesson
from bingma.games.telling import Saying, say
from bingma.play.game import Game, IllegalAction, Seat, from_position

AUTOMATON = "automaton"


class NoLesson(Fault):
    """The game has no lesson, or the lesson no such step."""


@dataclass(frozen=True)
class Lecture:
    """Where somebody stands in a lesson."""

    lesson: Lesson
    number: int
    """The step, from 1."""
    game: Game
    since: int
    """How many entries the log had before the action that led here."""
    tried: str | None = None
    """Another action than the suggested one, that was played to see what it does."""

    @property
    def step(self) -> LessonStep:
        """The step itself."""
        return self.lesson.steps[self.number - 1]

    @property
    def saying(self) -> Saying:
        """The sentence: of the step, or what is said about what was tried."""
        if self.tried is None:
            return say(self.step.key)
        return say(self.step.answer(self.tried) or "lesson-other")


def lesson_of(game: str) -> Lesson:
    """The lesson of a game; raises NoLesson."""
    lesson = read_lesson(game)
    if lesson is None:
        raise NoLesson("fault-no-lesson", title=rulebook(game).title)
    return lesson


def at_step(game: str, number: int) -> Lecture:
    """The beginning of a step, 1 for the first one; raises NoLesson.

    >>> lecture = at_step("xian", 2)
    >>> lecture.game.decision(0), lecture.step.action
    ('plan', 'plan Y5/B4')
    """
    lesson = lesson_of(game)
    if not 1 <= number <= len(lesson.steps):
        raise NoLesson("fault-no-lesson-step", number=number, steps=len(lesson.steps))
    played = games_of(game)[number - 1]
    return Lecture(lesson, number, played, len(played.log))


def after(game: str, number: int, action: str) -> Lecture:
    """What an action at a step leads to: the next step, or the board with another try.

    Raises NoLesson, IllegalAction or BadNotation.
    """
    here = at_step(game, number)
    lesson, step, since = here.lesson, here.step, len(here.game.log)
    if action == step.action:
        return Lecture(lesson, number + 1, games_of(game)[number], since)
    tried = here.game.copy()
    tried.play(action, lesson.seat)
    return Lecture(lesson, number, tried, since, tried=action)


@lru_cache
def games_of(game: str) -> tuple[Game, ...]:
    """The game at the beginning of each step of its lesson, gone through as it suggests."""
    lesson = lesson_of(game)
    now = from_position(lesson.steps[0].position, seed=lesson.seed)
    now.seats = _seats(lesson, now)
    games = []
    for step in lesson.steps:
        games.append(now)
        now = follow(now.copy(), lesson, step)
    return tuple(games)


def follow(game: Game, lesson: Lesson, step: LessonStep) -> Game:
    """Play what a step suggests, and what follows it."""
    if step.action is not None:
        game.play(step.action, lesson.seat)
    for seat, action in step.then:
        game.play(action, seat)
    return game


def _seats(lesson: Lesson, game: Game) -> list[Seat]:
    """The learner, and who else sits there."""
    return [
        Seat(name, seat.kind if seat.kind == AUTOMATON or p == lesson.seat else "bot")
        for p, (name, seat) in enumerate(zip(lesson.names, game.seats, strict=True))
    ]


__all__ = [
    "BadNotation",
    "IllegalAction",
    "Lecture",
    "NoLesson",
    "after",
    "at_step",
    "games_of",
    "lesson_of",
]
