"""All words for people, by key, from the Fluent files in `locales/<language>`."""

from __future__ import annotations

import os
import re
from collections.abc import Iterable, Mapping
from functools import lru_cache
from pathlib import Path
from typing import Any, Literal, get_args

from bingma.faults import Fault

LOCALES = Path(__file__).with_name("locales")
Language = Literal["en", "fr", "de"]
LANGUAGES: tuple[Language, ...] = get_args(Language)
LANGUAGE: Language = "en"


class UnknownText(LookupError):
    """A key that no Fluent file has, or a message that lacks one of its values."""


def own_language() -> Language:
    """The language of the user's system if we speak it, otherwise English."""
    names = ("LC_ALL", "LC_MESSAGES", "LANG")
    setting = next((os.environ[name] for name in names if os.environ.get(name)), "")
    wanted = re.split("[_.@-]", setting.lower())[0]  # fr of fr_CA.UTF-8
    return next((language for language in LANGUAGES if language == wanted), LANGUAGE)


def terminal_files(language: Language) -> list[Path]:
    """The files of a language, without that of the page, which has keys of its own."""
    return sorted(p for p in (LOCALES / language).glob("*.ftl") if p.name != "page.ftl")


class Texts:
    """The messages of one language; `further` are those of a game that is not in our files.

    >>> Texts().say("xian-goods-coin", n=2)
    '2 coins'
    >>> Texts("de").say("xian-goods-coin", n=2)
    '2 Münzen'
    """

    def __init__(
        self, language: Language = LANGUAGE, strict: bool = False, further: str = ""
    ) -> None:
        # Imported here because it takes as long as the whole of `bingma --help`.
        from fluent.runtime import FluentBundle, FluentResource

        self.language = language
        self._strict = strict
        self._bundle: Any = FluentBundle([language], use_isolating=False)
        for path in terminal_files(language):
            self._bundle.add_resource(FluentResource(path.read_text(encoding="utf-8")))
        self._bundle.add_resource(FluentResource(further))

    def __contains__(self, key: str) -> bool:
        return bool(self._bundle.has_message(key))

    def say(self, key: str, **values: Any) -> str:
        """The words of a message; a fault in the files shows in the text and stops no game.

        With `strict` (in tests) such a fault raises UnknownText.
        """
        if key not in self:
            if self._strict:
                raise UnknownText(key)
            return key
        worded = {name: self._worded(value) for name, value in values.items()}
        text, faults = self._bundle.format_pattern(self._bundle.get_message(key).value, worded)
        if faults and self._strict:
            raise UnknownText(f"{key}: {faults[0]}")
        return str(text)

    def attributes(self, key: str, values: Mapping[str, Any]) -> dict[str, str]:
        """The words of a message's attributes, by name."""
        if key not in self:
            return {}
        found = {}
        for name, pattern in self._bundle.get_message(key).attributes.items():
            text, faults = self._bundle.format_pattern(pattern, dict(values))
            if faults and self._strict:
                raise UnknownText(f"{key}.{name}: {faults[0]}")
            found[name] = str(text)
        return found

    def _worded(self, value: Any) -> Any:
        """A value as Fluent takes it: a fault as its words, several one a line."""
        if isinstance(value, Fault):
            return self.say(value.key, **value.values)
        if isinstance(value, list):
            return "\n  ".join(str(self._worded(item)) for item in value)
        return value

    def listed(self, items: list[str]) -> str:
        """Some things as one enumeration, like "a, b and c"."""
        if len(items) < 2:
            return "".join(items)
        return self.say("list-and", most=self.say("list-comma").join(items[:-1]), last=items[-1])

    def clauses(self, items: Iterable[str]) -> str:
        """Some things with commas in them as one enumeration, like "a, b; c, d"."""
        return self.say("list-clause").join(items)


def texts(language: Language | None = None) -> Texts:
    """The words of a language, by default the user's own."""
    return _texts(language or own_language())


@lru_cache(maxsize=4)
def _texts(language: Language) -> Texts:
    return Texts(language)


@lru_cache(maxsize=4)
def help_texts(language: Language = LANGUAGE) -> dict[str, str]:
    """The messages of help.ftl, read without Fluent so that `bingma --help` answers at once.

    That file keeps to plain messages: `key = words`, longer ones in indented lines.

    >>> help_texts()["help-version"]
    'Show the version.'
    """
    found: dict[str, str] = {}
    key = ""
    for line in (LOCALES / language / "help.ftl").read_text(encoding="utf-8").splitlines():
        if line.startswith((" ", "\t")) and key:
            found[key] = f"{found[key]} {line.strip()}".strip()
        elif "=" in line and not line.startswith("#"):
            key, _, words = (part.strip() for part in line.partition("="))
            found[key] = words
    return found
