"""A lesson at the real table, as data: `games/<game>/lessons/first.toml`.

A step is a position, a sentence, places of the table that are lit, and a suggested action. What is
suggested leads to the position of the next step, so that who follows sees one game; any other
legal action can be tried too. A step without an action only tells something.
"""

from __future__ import annotations

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from functools import lru_cache

from bingma.games import rulebook


@dataclass(frozen=True)
class LessonStep:
    """One step of a lesson."""

    position: str
    """The text of the position, with everything open."""
    key: str
    """The message with its sentence."""
    lit: Sequence[str]
    """Spots of the table that the sentence is about; the suggested action lights its own."""
    action: str | None
    """What is suggested; None: nothing is decided here."""
    then: Sequence[tuple[int, str]]
    """What is played after it, by others or by oneself: seat and action."""
    answers: Mapping[str, str]
    """Messages that answer likely other actions, by the action or by its first word."""

    def answer(self, action: str) -> str | None:
        """The message that answers another action than the suggested one, if there is one."""
        return self.answers.get(action) or self.answers.get(action.partition(" ")[0])


@dataclass(frozen=True)
class Lesson:
    """A lesson: who sits at the table, and its steps."""

    game: str
    seat: int
    """Whose seat the learner has."""
    names: Sequence[str]
    """What the players are called."""
    seed: int
    """What is drawn on the way follows from it."""
    steps: Sequence[LessonStep]


@lru_cache
def read_lesson(game: str) -> Lesson | None:
    """The first lesson of a game; None for a game without one.

    >>> read_lesson("xian").steps[0].key
    'xian-lesson-goal'
    """
    file = rulebook(game).lesson_file()
    if not file.exists():
        return None
    data = tomllib.loads(file.read_text(encoding="utf-8"))
    steps = [
        LessonStep(
            position=step["position"],
            key=step["key"],
            lit=tuple(step.get("lit", ())),
            action=step.get("action"),
            then=tuple((seat, action) for seat, action in step.get("then", ())),
            answers=step.get("answers", {}),
        )
        for step in data["step"]
    ]
    return Lesson(game, data["seat"], tuple(data["names"]), data["seed"], tuple(steps))
