"""What the texts of positions of all games have in common. See `docs/positions.md`.

    GAME WHEN WHAT field:value,value … / field:value … / field:value …

The first group tells of the moment and the table, the others of the seats in their order. `-` is an
empty value, `?` something that is not known.
"""

from __future__ import annotations

import re
from collections.abc import Iterable, Sequence
from typing import Any

from bingma.faults import Fault, shown
from bingma.games.contract import BadPosition

NOTHING = "-"
UNKNOWN = "?"
NOT_KNOWN = -1
LONGEST_TEXT = 5000
MOST = 999  # of any good and of points

_NUMBER = re.compile(r"-?[0-9]{1,4}")
_COMMA = re.compile(r"\s*,\s*")


def field(name: str, values: Iterable[object]) -> str:
    """A field as it is written.

    >>> field("order", [1, 0]), field("hand", [])
    ('order:1,0', 'hand:-')
    """
    return f"{name}:{','.join(str(value) for value in values) or NOTHING}"


def cards(numbers: Sequence[int], names: Sequence[str]) -> list[str]:
    """Cards by name; those next to each other that are not known are one `?`.

    >>> cards([2, -1, -1, 0], "ABC"), cards([-1, 2, -1], "ABC")
    (['C', '?', 'A'], ['?', 'C', '?'])
    """
    words = [UNKNOWN if number == NOT_KNOWN else names[number] for number in numbers]
    first, n = (words.index(UNKNOWN), words.count(UNKNOWN)) if UNKNOWN in words else (0, 0)
    together = set(words[first : first + n]) == {UNKNOWN}
    return [*words[: first + 1], *words[first + n :]] if together else words


def game_of(text: Any) -> str:
    """The name of the game that a position is of: its first word."""
    words = text.split(maxsplit=1) if isinstance(text, str) else []
    return words[0].lower() if words else ""


def read_groups(text: str, game: str) -> list[Group]:
    """The groups of a text, the table first; its words are those after the name of the game."""
    if game_of(text) != game:
        raise BadPosition("problem-position-game", word=game_of(text), games=game)
    if len(text) > LONGEST_TEXT:
        raise BadPosition("problem-position-long", most=LONGEST_TEXT)
    parts: list[list[str]] = [[]]
    for word in _COMMA.sub(",", text).split()[1:]:
        if word == "/":
            parts.append([])
        else:
            parts[-1].append(word)
    table, *seats = parts
    return [Group(None, table), *(Group(p, words) for p, words in enumerate(seats))]


class Group:
    """The words and fields of the table or of a seat. What is asked for is checked."""

    def __init__(self, seat: int | None, words: Sequence[str]) -> None:
        self.seat = seat
        self.words = [word.lower() for word in words if ":" not in word]
        self._fields: dict[str, str] = {}
        self._asked: set[str] = set()
        for name, _, value in (word.partition(":") for word in words if ":" in word):
            if name.lower() in self._fields:
                raise self.fault(name, "problem-there-already")
            self._fields[name.lower()] = value
        if seat is not None and self.words:
            raise self.fault(self.words[0], "problem-no-field")

    def __contains__(self, name: str) -> bool:
        return name in self._fields

    def fault(self, name: str, problem: str, /, **values: Any) -> BadPosition:
        """What is wrong with a field."""
        fault = Fault(problem, **values)
        if self.seat is None:
            return BadPosition("problem-in-field", field=name, problem=fault)
        return BadPosition("problem-in-seat", seat=self.seat, field=name, problem=fault)

    def wrong_count(self, name: str, count: int, found: int) -> BadPosition:
        """A field must have another number of values."""
        return self.fault(name, "problem-entries", count=count, found=found)

    def meaningless(self, name: str) -> BadPosition:
        """A word that says nothing where it stands."""
        return self.fault(name, "problem-no-meaning")

    def values(self, name: str) -> list[str]:
        """The values of a field; none if it is left out."""
        self._asked.add(name)
        value = self._fields.get(name, NOTHING)
        return [] if value == NOTHING else value.split(",")

    def number(self, name: str, least: int = 0, most: int = MOST) -> int:
        """A single number; 0 (or the least) if it is left out."""
        values = self.values(name)
        if len(values) > 1:
            raise self.wrong_count(name, 1, len(values))
        return self.to_number(name, values[0], least, most) if values else max(0, least)

    def numbers(self, name: str, n: int, most: int = MOST, least: int = 0) -> list[int]:
        """So many numbers; all 0 (or the least) if they are left out."""
        values = self.values(name) or [str(max(0, least))] * n
        if len(values) != n:
            raise self.wrong_count(name, n, len(values))
        return [self.to_number(name, value, least, most) for value in values]

    def to_number(self, name: str, word: str, least: int, most: int) -> int:
        """A word as a number."""
        if not _NUMBER.fullmatch(word) or not least <= int(word) <= most:
            raise self.fault(name, "problem-range", low=least, high=most, value=shown(word))
        return int(word)

    def one(self, name: str, known: Sequence[str]) -> int:
        """One of the known names, as its place among them; it must be there."""
        values = self.values(name)
        return self.place(name, ",".join(values) or NOTHING, known)

    def some(self, name: str, known: Sequence[str]) -> list[int]:
        """Different ones of the known names, as their places among them."""
        return self.different(name, [self.place(name, v, known) for v in self.values(name)], known)

    def all(self, name: str, known: Sequence[str]) -> list[int]:
        """All of the known names in some order; in the usual one if they are left out."""
        found = self.some(name, known) or [*range(len(known))]
        if len(found) != len(known):
            raise self.fault(name, "problem-all-of", known=", ".join(known))
        return found

    def pairs(self, name: str) -> list[tuple[str, str]]:
        """Values like `lab=01`."""
        found = []
        for value in self.values(name):
            left, equals, right = value.partition("=")
            if not equals or not right:
                raise self.fault(name, "problem-no-equals", value=value)
            found.append((left, right))
        return found

    def cards(self, name: str, known: Sequence[str], n: int) -> list[int]:
        """So many cards, NOT_KNOWN for those not known. One `?` stands for all that are missing."""
        values = self.values(name) or ([UNKNOWN] if n else [])
        if len(values) != n and values.count(UNKNOWN) == 1:
            at = values.index(UNKNOWN)
            values[at : at + 1] = [UNKNOWN] * (n - len(values) + 1)
        if len(values) != n:
            raise self.wrong_count(name, n, len(values))
        found = [NOT_KNOWN if v == UNKNOWN else self.place(name, v, known) for v in values]
        return self.different(name, found, known)

    def place(self, name: str, word: str, known: Sequence[str]) -> int:
        """The place of a word among the known ones; capital letters do not matter."""
        for i, item in enumerate(known):
            if item.lower() == word.lower():
                return i
        most = ", ".join(known) if len(known) <= 12 else f"{known[0]}, {known[1]} … {known[-1]}"
        raise self.fault(name, "problem-one-of", known=most, value=shown(word))

    def different(self, name: str, found: list[int], known: Sequence[str]) -> list[int]:
        """The same, if nothing that is known comes twice."""
        for number in found:
            if number != NOT_KNOWN and found.count(number) > 1:
                raise self.fault(name, "problem-twice", value=known[number])
        return found

    def finish(self) -> None:
        """Every field must have been asked for: another one has no meaning here."""
        for name in self._fields:
            if name not in self._asked:
                raise self.meaningless(name)
