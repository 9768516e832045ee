"""Where a game is shown: drawn on a terminal, or read out as plain lines."""

from __future__ import annotations

import shutil
import sys
from abc import ABC, abstractmethod
from collections.abc import Iterable, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import ClassVar

from bingma.games.contract import View
from bingma.terminal.table import Choice, LogLine, Table
from bingma.texts import Texts


@dataclass
class Scene:
    """What a player sees at a decision. `fresh` is what they have not been shown yet."""

    view: View
    seat: int
    question: str
    help: str
    choices: Sequence[Choice]
    recap: Sequence[LogLine]
    fresh: Sequence[LogLine]
    notice: list[str] = field(default_factory=list)


class Screen(ABC):
    """Shows scenes and reads what is typed. Reading raises EOFError at the end of input."""

    plain: ClassVar[bool] = False

    def __init__(self, table: Table, texts: Texts) -> None:
        self.table = table
        self.texts = texts
        self.say = texts.say

    @abstractmethod
    def show(self, scene: Scene) -> None:
        """Show a new decision."""

    @abstractmethod
    def answer(self, scene: Scene, lines: Sequence[str]) -> None:
        """Answer something typed; the decision stays the same."""

    @abstractmethod
    def show_table(self, scene: Scene) -> None:
        """Show the whole table again."""

    @abstractmethod
    def show_choices(self, scene: Scene) -> None:
        """List the choices again."""

    @abstractmethod
    def story(self, scene: Scene, lines: Sequence[LogLine], new: int) -> None:
        """Show what happened, the lines from `new` on for the first time, over an earlier table."""

    @abstractmethod
    def page(self, lines: Sequence[str]) -> None:
        """Show something long."""

    @abstractmethod
    def ask(self, prompt: str, completions: Sequence[str] = ()) -> str:
        """Read one line."""

    @abstractmethod
    def curtain(self, lines: Sequence[str]) -> None:
        """Hide everything of one player before another looks."""

    @abstractmethod
    def tell(self, lines: Sequence[str | Path]) -> None:
        """Lines that stay on the terminal when the game is left; paths are never folded."""

    def finish(self, view: View, lines: Sequence[str | Path]) -> None:
        """The end of the game: what everybody may see, and the outcome."""
        self.tell(lines)

    def open(self) -> None:
        """Begin to use the terminal."""
        return

    def close(self) -> None:
        """Give the terminal back as it was."""
        return

    def prompt(self, scene: Scene) -> str:
        """What stands before the place to type."""
        return self.say("prompt", name=self.table.name(scene.seat)) + " "


class PlainScreen(Screen):
    """Lines only: announces what changed, never moves the cursor."""

    plain = True

    def show(self, scene: Scene) -> None:
        self._print(scene.notice)
        self._print(line.text for line in scene.fresh)
        self._list(scene, [c for c in scene.choices if c.listed != "asked"])

    def show_choices(self, scene: Scene) -> None:
        self._list(scene, scene.choices)

    def _list(self, scene: Scene, shown: Sequence[Choice]) -> None:
        self._print([f"{scene.question} – {scene.help}" if scene.help else scene.question])
        for key, choice in keyed(scene.choices).items():
            if choice in shown:
                line = label(key, choice, ". ")
                if choice.effect:
                    line = self.say("choice-effect", choice=line, effect=choice.effect)
                self._print([line])
        if 0 < len(shown) < len(scene.choices):
            self._print([self.say("choices-more", count=len(scene.choices) - len(shown))])

    def story(self, scene: Scene, lines: Sequence[LogLine], new: int) -> None:
        self._print([line.text for line in lines[new:]])

    def show_table(self, scene: Scene) -> None:
        self._print(self.table.read_aloud(scene.view))

    def answer(self, scene: Scene, lines: Sequence[str]) -> None:
        self._print(lines)

    def page(self, lines: Sequence[str]) -> None:
        self._print(lines)

    def tell(self, lines: Sequence[str | Path]) -> None:
        self._print(lines)

    def curtain(self, lines: Sequence[str]) -> None:
        if sys.stdout.isatty():
            self._print([""] * shutil.get_terminal_size().lines)
        self._print(lines)

    def ask(self, prompt: str, completions: Sequence[str] = ()) -> str:
        return read_line(prompt, completions)

    def prompt(self, scene: Scene) -> str:
        people = [player for player in self.table.players if player.kind == "human"]
        key = "prompt-plain-of" if len(people) > 1 else "prompt-plain"
        return self.say(key, name=self.table.name(scene.seat)) + " "

    def _print(self, lines: Iterable[str | Path]) -> None:
        for line in lines:
            print(line)
        sys.stdout.flush()


def keyed(choices: Sequence[Choice]) -> dict[str, Choice]:
    """The choices by what to type for each."""
    return {choice.key or str(i + 1): choice for i, choice in enumerate(choices)}


def label(key: str, choice: Choice, gap: str) -> str:
    """What to type and the action; the action alone where it ends with what to type."""
    if not key.isdigit() and choice.action.endswith(f" {key}"):
        return choice.action
    return f"{key}{gap}{choice.action}"


def read_line(prompt: str, completions: Sequence[str]) -> str:
    """Read a line: with editing and completion at a terminal, as it is from a pipe."""
    if not sys.stdin.isatty():
        print(prompt, flush=True)
        line = sys.stdin.readline()
        if not line:
            raise EOFError
        return line.strip()
    _complete_with(completions)
    return input(prompt).strip()


def _complete_with(completions: Sequence[str]) -> None:
    """Let Tab complete whole actions and commands."""
    try:
        import readline
    except ImportError:  # not on every system
        return

    def complete(typed: str, state: int) -> str | None:
        start = typed.lstrip().lower()
        found = [text for text in completions if text.lower().startswith(start)]
        return found[state] if state < len(found) else None

    # No history: at one keyboard it would show others what a player typed.
    readline.set_auto_history(False)
    readline.set_completer_delims("")
    readline.set_completer(complete)
    is_libedit = "libedit" in (readline.__doc__ or "")
    readline.parse_and_bind("bind ^I rl_complete" if is_libedit else "tab: complete")
