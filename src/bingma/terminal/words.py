"""What can be typed at a terminal, in English and in the player's language."""

from __future__ import annotations

import unicodedata
from collections.abc import Sequence

from bingma.texts import Texts

ALSO = {"?": "help", "exit": "quit"}


class Quit(Exception):
    """The player leaves the game."""


def letters(text: str) -> str:
    """A word however it is typed: capital letters and accents do not matter."""
    parts = unicodedata.normalize("NFD", text.strip().lower())
    return "".join(part for part in parts if not unicodedata.combining(part))


class Words:
    """The commands and answers in English and in the player's language.

    The word of a command is the first of its line in the help.
    """

    def __init__(self, texts: Texts, commands: Sequence[str]) -> None:
        own = [texts.say(f"command-{name}").split()[0].strip(",") for name in commands]
        self.commands = list(dict.fromkeys([*own, *commands]))
        self._command = {also: name for also, name in ALSO.items() if name in commands}
        self._command |= {name: name for name in commands}
        self._command |= {letters(word): name for word, name in zip(own, commands, strict=True)}
        self._yes, self._no = (
            {english, english[0], *(letters(word) for word in texts.say(key).split(","))}
            for english, key in (("yes", "answers-yes"), ("no", "answers-no"))
        )

    def command(self, typed: str) -> str | None:
        """The command that a word means, None if it is none."""
        return self._command.get(letters(typed))

    def means_yes(self, typed: str) -> bool:
        """Whether an answer agrees."""
        return letters(typed) in self._yes

    def means_no(self, typed: str) -> bool:
        """Whether an answer declines."""
        return letters(typed) in self._no
