"""The first lesson of a game at the table of the terminal: `bingma learn`."""

from __future__ import annotations

import json
from collections.abc import Mapping
from contextlib import suppress
from dataclasses import replace
from pathlib import Path
from typing import Any

from bingma.files import problem_of
from bingma.play.game import Action
from bingma.play.lessons import Lecture, NoLesson, after, at_step
from bingma.terminal import saves
from bingma.terminal.play import Play, ranking_lines
from bingma.terminal.screens import Scene, Screen
from bingma.terminal.words import Quit, Words
from bingma.texts import Texts

COMMANDS = ("next", "back", "why", "table", "choices", "log", "rules", "position", "help", "quit")


class Learning(Play):
    """A lesson, from any step on. Whatever is played is tried out; what is suggested leads on."""

    def __init__(self, here: Lecture, screen: Screen, texts: Texts) -> None:
        again = f"bingma learn --game {here.game.name}"
        super().__init__(here.game, screen, texts, here.lesson.seed, _file(), again, confirm=False)
        self.here = here
        self.commands = list(COMMANDS)
        self.words = Words(texts, self.commands)

    @property
    def _is_last(self) -> bool:
        return self.here.number == len(self.here.lesson.steps)

    def run(self) -> None:
        """Learn to the end, or until the learner leaves; where they were is kept."""
        self.screen.open()
        finished = False
        try:
            while not finished:
                finished = self._step(self.here)
        except (Quit, EOFError):
            pass
        finally:
            self.screen.close()
        if finished:
            with suppress(OSError):
                _keep(self.game.name, None)
            self.screen.finish(self.game.view(None), self._last_words())
        else:
            command = f"{self.again} --step {self.here.number}" if self.unsaved else self.again
            number, steps = self.here.number, len(self.here.lesson.steps)
            self.screen.tell([self.say("learn-left", n=number, all=steps, command=command)])

    def _last_words(self) -> list[str]:
        result = self.game.result()
        shown = [] if result is None else ranking_lines(self.table, result, self.screen.plain)
        return [*shown, "", self.say("learn-over", command=f"bingma play --game {self.game.name}")]

    def _step(self, here: Lecture) -> bool:
        """Tell one step until it is left for another; True if it was the last."""
        self.save()
        seat = here.lesson.seat
        scene = self.scene(seat)
        self.screen.show(scene)
        completions = [*(choice.action for choice in scene.choices), *self.words.commands]
        while self.here is here:
            typed = self.screen.ask(self.screen.prompt(scene), completions)
            if typed:
                self._obey(seat, scene, typed)
            elif here.tried is not None:
                self._go(here.number)
            elif self._is_last:
                return True
            elif here.step.action is None:
                self._go(here.number + 1)
            else:
                self._play(here.step.action, seat)
        return False

    def _go(self, number: int) -> None:
        """Stand at the beginning of a step."""
        last = len(self.here.lesson.steps)
        self._stand(at_step(self.game.name, min(max(number, 1), last)))

    def _stand(self, here: Lecture) -> None:
        self.here, self.game = here, here.game

    def _play(self, action: str | Action, seat: int) -> None:
        self._stand(after(self.game.name, self.here.number, str(action)))

    # What is shown

    def scene(self, seat: int) -> Scene:
        """The table of a step; its sentence is the question."""
        here = self.here
        self.told[seat] = self.recap_from[seat] = here.since
        scene = super().scene(seat)
        sentence = self.table.word(here.saying, seat)
        steps = len(here.lesson.steps)
        told = self.say("learn-step", n=here.number, all=steps, sentence=sentence)
        if here.tried is None and here.step.action is not None:
            suggested = self.say("learn-suggested", action=here.step.action)
            return replace(scene, question=f"{told} {suggested}", help=scene.question)
        return replace(scene, question=f"{told} {self._way_on()}", help="", choices=[])

    def _way_on(self) -> str:
        if self.here.tried is not None:
            return self.say("learn-tried")
        return self.say("learn-last" if self._is_last else "learn-enter")

    # What is typed

    def _obey(self, seat: int, scene: Scene, typed: str) -> bool:
        match self.words.command(typed):
            case "next":
                self._go(self.here.number + 1)
            case "back":
                self._go(self.here.number - (self.here.tried is None))
            case "why" if not scene.choices:
                self.screen.page(self._told_more(scene.recap) or [self.say("why-no-more")])
                self.screen.answer(scene, [])
            case _:
                return super()._obey(seat, scene, typed)
        return True

    def _act(self, seat: int, scene: Scene, typed: str) -> bool:
        if scene.choices:
            return super()._act(seat, scene, typed)
        self.screen.answer(scene, [self._way_on()])
        return False

    def _command_help(self, name: str) -> str:
        if name == "quit":
            return self.say("learn-quit-help", command=self.again)
        return super()._command_help(name)

    # Where somebody was

    def save(self) -> None:
        """Keep the step; a lesson whose place cannot be kept goes on all the same."""
        try:
            _keep(self.game.name, self.here.number)
        except OSError as error:
            if not self.unsaved:
                self.unsaved = True
                self.notice.append(self.say("learn-unkept", problem=problem_of(error)))


def _file() -> Path:
    return saves.data_root() / "lessons.json"


def _kept() -> Mapping[str, Any]:
    """The step of each lesson that was begun; nothing where the file cannot be read."""
    try:
        kept = json.loads(_file().read_text(encoding="utf-8"))
    except (OSError, ValueError):
        return {}
    return kept if isinstance(kept, dict) else {}


def _keep(game: str, step: int | None) -> None:
    """Keep where somebody is; None: the lesson is over. Raises OSError."""
    saves.write_json(_file(), {**_kept(), game: step})


def begin(game: str, step: int | None) -> Lecture:
    """A step of a lesson, by default where somebody left it. Raises NoLesson."""
    if step is not None:
        return at_step(game, step)
    kept = _kept().get(game)
    if isinstance(kept, int) and not isinstance(kept, bool):
        with suppress(NoLesson):
            return at_step(game, kept)
    return at_step(game, 1)
