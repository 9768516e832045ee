"""Beside a real box: asking what was dealt from it before the game."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Sequence
from typing import Any

from bingma.games.contract import Data, Rulebook
from bingma.games.telling import Dealt
from bingma.games.wording import Wording
from bingma.terminal.screens import read_line
from bingma.terminal.table import Choice
from bingma.terminal.words import Quit, Words, letters
from bingma.texts import Texts

COMMANDS = ("undo", "quit")


class Unpacking:
    """Asks part by part what was dealt; what was told is taken back as in the game."""

    def __init__(
        self, book: Rulebook[Any], options: Sequence[int] | None, texts: Texts, plain: bool
    ) -> None:
        self.book = book
        self.say = texts.say
        self.words = Words(texts, COMMANDS)
        self.wording = Wording(texts, book.telling.prefix, [])
        self.plain = plain
        self.options = options  # None until they are told
        self._asks_options = options is None
        self._told: list[str] = []  # of all parts, in their order

    def setup(self) -> Data:
        """Ask until everything is known; the set-up of a record. Raises Quit, or EOFError."""
        names = ", ".join(self.book.automata(1).values())
        for line in self.say("dealt-welcome", names=names).splitlines():
            print(line if self.plain else textwrap.fill(line, shutil.get_terminal_size().columns))
        while (part := self._missing()) is not None:
            self._ask(*part)
        options = self.options or ()
        return self.book.dealt_setup(options, {p["name"]: own for p, own in self._parts(options)})

    def _parts(self, options: Sequence[int]) -> list[tuple[Dealt, list[str]]]:
        """What is dealt with some options, each with what was told of it."""
        told, parts = self._told[:], []
        for part in self.book.telling.dealt(options):
            parts.append((part, told[: part["count"]]))
            told = told[part["count"] :]
        return parts

    def _missing(self) -> tuple[str, dict[str, str], list[str], int | None] | None:
        """What is to be told next: title, things by name, what was told, how many in all."""
        if self.options is None:
            things = {
                str(option): self.wording.word(self.book.telling.option(option))
                for option in self.book.options(1)
            }
            return self.say("dealt-options"), things, [], None
        for part, own in self._parts(self.options):
            if len(own) < part["count"]:
                things = {
                    name: self.wording.word(saying) for name, saying in part["things"].items()
                }
                return self.wording.word(part["title"]), things, own, part["count"]
        return None

    def _ask(self, title: str, things: dict[str, str], own: list[str], count: int | None) -> None:
        """Ask until something was told, or taken back."""
        self._show(title, things, own)
        while True:
            prompt = "dealt-prompt" if count is not None else "dealt-prompt-options"
            left = 0 if count is None else count - len(own)
            completions = [*things.values(), *self.words.commands]
            typed = read_line(self.say(prompt, left=left) + " ", completions)
            match self.words.command(typed):
                case "quit":
                    raise Quit
                case "undo" if self._take_back():
                    return
                case "undo":
                    print(self.say("fault-undo-nothing"))
                    continue
            named, unknown = self._named(typed, things)
            twice = [name for i, name in enumerate(named) if name in [*own, *named[:i]]]
            if unknown is not None:
                print(self.say("dealt-unknown", word=unknown))
            elif twice:
                print(self.say("dealt-twice", thing=things[twice[0]]))
            elif count is None:
                self.options = sorted(map(int, named))
                return
            elif len(named) > left:
                print(self.say("dealt-too-many", left=left))
            elif named:
                self._told += named
                return

    def _show(self, title: str, things: dict[str, str], own: list[str]) -> None:
        print(f"\n{title}")
        if own:
            print(self.say("dealt-so-far", things=", ".join(things[name] for name in own)))
            return
        if self.plain:
            for number, words in enumerate(things.values(), 1):
                print(f"{number}. {words}")
            return
        from bingma.terminal.drawn import list_choices

        width, height = shutil.get_terminal_size()
        choices = [Choice(words) for words in things.values()]
        for line in list_choices(choices, width, max(3, height // 5)):
            print(f"  {line.plain}")

    def _named(self, typed: str, things: dict[str, str]) -> tuple[list[str], str | None]:
        """The things that were typed, by number or word, and the first that is none of them."""
        known = {letters(words): name for name, words in things.items()}
        known |= {letters(name): name for name in things}
        known |= {str(number): name for number, name in enumerate(things, 1)}
        whole = "," not in typed and letters(typed) not in known
        parts = typed.split() if whole else typed.split(",")
        words = [word for part in parts if (word := letters(part))]
        unknown = next((word for word in words if word not in known), None)
        return [known[word] for word in words if word in known], unknown

    def _take_back(self) -> bool:
        """Take back what was told last; False if there is nothing."""
        if self._told:
            self._told.pop()
        elif self._asks_options and self.options is not None:
            self.options = None
        else:
            return False
        return True
