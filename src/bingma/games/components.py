"""Component data of any game: a file of values, checked completely before anything starts.

The data also travels by value, as plain JSON of the same shape: with records, with tables, and from
people who enter the numbers of their own box. `docs/my-box.md` tells owners about it.
"""

from __future__ import annotations

import hashlib
import json
import re
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any, Literal, NotRequired

# Pydantic makes the server's schema of these shapes and wants this TypedDict before Python 3.12.
from typing_extensions import TypedDict

from bingma.faults import Fault, shown
from bingma.files import read_text
from bingma.games import GAMES, Source

LARGEST = 16 * 1024  # bytes of data that came by value; our own files need a third of that
LARGE = 2**53  # numbers that not everybody can read are no numbers of a game
DEEPEST = 8  # lists and tables inside each other
LONGEST_NAME = 80
MOST_MINE = 300  # places that an owner names; a game has less values
WIDTH = 100


class BadComponents(Fault):
    """A component file that cannot be read, or with faults: each is listed with its place."""

    @property
    def faults(self) -> list[Fault]:
        """What is wrong inside the file."""
        return list(self.values.get("faults", []))


# The numbers of a game by name, as its rules read them: a number, or lists of them, however deep.
Tables = dict[str, Any]

Provenance = Literal["book", "derived", "reconstructed", "mine"]
# The least sure first. What an owner has entered says so in its place.
PROVENANCES: tuple[Provenance, ...] = ("reconstructed", "derived", "book", "mine")


class Field(TypedDict):
    """A value of component data, and what it may be; `place` is where faults name it."""

    place: str
    kind: Literal["number", "word", "amount", "words", "numbers", "letters"]
    """amount: a word, or one with a number behind it. words, numbers: any of them, as a list.
    letters: a text of so many letters."""
    low: NotRequired[int]
    high: NotRequired[int]
    words: NotRequired[list[str]]
    """What may be chosen; of an amount those that stand alone."""
    counted: NotRequired[list[str]]
    """The words of an amount that need a number, 1 to 9."""
    letters: NotRequired[str]
    count: NotRequired[int]


@dataclass(frozen=True)
class Components:
    """The checked data of one file, as the tables that the rules read."""

    name: str
    tables: Tables
    digest: str
    provenance: dict[str, Any]
    """Where the values of each part of the file come from, as the file says it."""

    data: dict[str, Any]
    """What the file says, as plain data."""

    fields: Mapping[str, Field]
    """What was checked, by place."""

    @classmethod
    def of(cls, check: Checker, tables: Tables, values: dict[str, Any] | None = None) -> Components:
        """Of a checked file; the digest covers its values, not their provenance or the name."""
        data = check.data
        values = {k: v for k, v in (values or data).items() if k not in ("name", "mine")}
        text = json.dumps(_without_provenance(values), sort_keys=True, separators=(",", ":"))
        digest = hashlib.sha256(text.encode()).hexdigest()[:16]
        sources = {key: part["provenance"] for key, part in data.items() if _is_marked(part)}
        return cls(data["name"], tables, digest, sources, data, check.fields)

    @property
    def identity(self) -> str:
        """How a game record names the data: by name and digest."""
        return f"{self.name} {self.digest}"


def _is_marked(part: Any) -> bool:
    return isinstance(part, dict) and "provenance" in part


def _without_provenance(value: Any) -> Any:
    if isinstance(value, dict):
        return {k: _without_provenance(v) for k, v in value.items() if k != "provenance"}
    if isinstance(value, list):
        return [_without_provenance(item) for item in value]
    return value


def read_toml(path: Path) -> dict[str, Any]:
    """The contents of a component file."""
    try:
        return tomllib.loads(read_text(path, BadComponents))
    except tomllib.TOMLDecodeError as error:
        raise BadComponents("fault-not-toml", file=str(path), detail=str(error)) from None
    except RecursionError:
        raise BadComponents("fault-nested", file=str(path)) from None
    except BadComponents:
        raise
    except ValueError:  # Python reads no number of thousands of digits
        raise BadComponents("fault-long-number", file=str(path)) from None


def parse_toml(text: str, name: str) -> dict[str, Any]:
    """Component data of a text in TOML that came by value."""
    try:
        return plain(tomllib.loads(text), name)
    except tomllib.TOMLDecodeError as error:
        raise BadComponents("fault-not-toml", file=name, detail=str(error)) from None
    except RecursionError:
        raise BadComponents("fault-nested", file=name) from None
    except BadComponents:
        raise
    except ValueError:  # Python reads no number of thousands of digits
        raise BadComponents("fault-long-number", file=name) from None


def plain(data: Any, name: str) -> dict[str, Any]:
    """Data that came by value, as small and as flat as such data is; raises BadComponents.

    What JSON has and TOML has not becomes an empty text, which every check takes for a gap.
    """

    def copied(value: Any, depth: int) -> Any:
        if depth > DEEPEST:
            raise BadComponents("fault-nested", file=name)
        if isinstance(value, Mapping):
            return {copied(str(key), depth): copied(item, depth + 1) for key, item in value.items()}
        if isinstance(value, list | tuple):
            return [copied(item, depth + 1) for item in value]
        if isinstance(value, float) or (isinstance(value, int) and abs(value) < LARGE):
            return value
        # Half of a pair of surrogates is no text that could be sent on.
        return "" if value is None else str(value).encode(errors="replace").decode()

    if not isinstance(data, Mapping):
        raise BadComponents("fault-in-file", file=name, fault=Fault("fault-data-object"))
    try:
        made: dict[str, Any] = copied(data, 1)
        size = len(json.dumps(made, ensure_ascii=False).encode(errors="replace"))
    except ValueError as error:
        if isinstance(error, BadComponents):
            raise
        raise BadComponents("fault-long-number", file=name) from None
    if size > LARGEST:
        raise BadComponents("fault-data-large", file=name, most=LARGEST // 1024)
    return made


def read_components(source: Source, built_in: Path, game: str) -> dict[str, Any]:
    """The component data of a game, from a file or by value; that of another is a single fault."""
    name = source_name(source, built_in)
    by_value = isinstance(source, Mapping)
    data = plain(source, name) if by_value else read_toml(Path(str(source or built_in)))
    named = data.get("game")
    if isinstance(named, str) and named != game and named in GAMES:
        fault = Fault.at("game", "problem-be", wanted=shown(game), value=shown(named))
        raise BadComponents("fault-in-file", file=name, fault=fault)
    return data


def source_name(source: Source, built_in: Path) -> str:
    """What faults call some data: its file, or the name that it gives itself."""
    if not isinstance(source, Mapping):
        return str(source or built_in)
    return str(source.get("name") or "components")[:LONGEST_NAME]


_STEP = re.compile(r"([\w-]+)|\[(\d+)\]")


def source_of(place: str, data: Mapping[str, Any]) -> Provenance:
    """Where a value of component data comes from; of several words that fit the least sure one.

    >>> data = {"rack": {"vp": [8, 7], "provenance": {"vp": ["book", "derived"]}}}
    >>> source_of("rack.vp[2]", data), source_of("rack.vp", data)
    ('derived', 'derived')
    >>> source_of("rack.vp[2]", {**data, "mine": ["rack"]})
    'mine'
    """
    mine = data.get("mine")
    if isinstance(mine, list) and any(is_within(place, part) for part in mine[:MOST_MINE]):
        return "mine"
    found: Any = None
    value: Any = data
    for name, number in _STEP.findall(place):
        key = name or int(number) - 1
        found = _step(found, key)
        value = _step(value, key)
        if _is_marked(value):
            found = value["provenance"]
    words = set(_words(found))
    return next((word for word in PROVENANCES if word in words), "reconstructed")


def is_within(place: str, part: Any) -> bool:
    """Whether a place is some part of the data, or inside it."""
    if not isinstance(part, str):
        return False
    return place == part or place.startswith((f"{part}.", f"{part}["))


def _step(value: Any, key: str | int) -> Any:
    """One step into marks or values; marks that do not go so far hold for all that follows."""
    if isinstance(value, dict) and key in value:
        return value[key]
    if isinstance(value, list) and isinstance(key, int) and key < len(value):
        return value[key]
    return value


def _words(value: Any) -> list[str]:
    if isinstance(value, dict):
        value = list(value.values())
    if isinstance(value, list):
        return [word for item in value for word in _words(item)]
    return [value] if isinstance(value, str) else []


class Checker:
    """Reads values out of a component file and collects everything that is wrong with it.

    Every method returns something usable even for a fault, so that one run finds all of them. What
    was asked for is noted, so that those who draw a form for such a file need no list of their own.
    """

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.faults: list[Fault] = []
        self.fields: dict[str, Field] = {}

    def note(self, field: Field) -> None:
        """Note a value that the file has, and what it may be."""
        self.fields[field["place"]] = field

    def fault(self, place: str, problem: str, **values: Any) -> None:
        """Note one fault: the key of a problem, and its values."""
        self.faults.append(Fault.at(place, problem, **values))

    def expect(self, truth: bool, place: str, problem: str, **values: Any) -> None:
        """Note a fault unless something holds."""
        if not truth:
            self.fault(place, problem, **values)

    def get(self, place: str) -> Any:
        """The value at a dotted place, None (and a fault) if it is missing."""
        value: Any = self.data
        for key in place.split("."):
            if not isinstance(value, dict) or key not in value:
                self.fault(place, "problem-missing")
                return None
            value = value[key]
        return value

    def title(self, game: str) -> None:
        """The game that the file is for, and the name of its data."""
        named, name = self.data.get("game"), self.data.get("name")
        self.expect("game" in self.data, "game", "problem-missing")
        wrong = {"wanted": shown(game), "value": shown(named)}
        self.expect(named in (None, game), "game", "problem-be", **wrong)
        self.expect("name" in self.data, "name", "problem-missing")
        good = name is None or (isinstance(name, str) and name.strip() != "" and name.isprintable())
        self.expect(good, "name", "problem-text", value=shown(name))
        long = isinstance(name, str) and len(name) > LONGEST_NAME
        self.expect(not long, "name", "problem-long-text", most=LONGEST_NAME)

    def mine(self) -> None:
        """The values, or whole parts, that an owner of the box has entered: places of this file."""
        named = self.data.get("mine", [])
        if not isinstance(named, list):
            self.fault("mine", "problem-list")
            return
        self.expect(len(named) <= MOST_MINE, "mine", "problem-most-entries", most=MOST_MINE)
        for i, part in enumerate(named[:MOST_MINE]):
            known = any(is_within(place, part) for place in self.fields)
            self.expect(known, f"mine[{i + 1}]", "problem-no-place", value=shown(part))

    def number(self, place: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        return self.check_number(self.get(place), place, low, high)

    def check_number(self, value: Any, place: str, low: int, high: int) -> int:
        """The same for a value already at hand."""
        self.note({"place": place, "kind": "number", "low": low, "high": high})
        return self._number(value, place, low, high)

    def _number(self, value: Any, place: str, low: int, high: int) -> int:
        if value is None:
            return low
        if value == "":
            self.fault(place, "problem-missing")
            return low
        if isinstance(value, bool) or not isinstance(value, int):
            self.fault(place, "problem-number", value=shown(value))
            return low
        if not low <= value <= high:
            self.fault(place, "problem-range", low=low, high=high, value=shown(value))
            return low
        return value

    def numbers(self, place: str, count: int, low: int, high: int) -> list[int]:
        """A list of so many whole numbers within bounds."""
        return self.check_numbers(self.get(place), place, count, low, high)

    def check_numbers(self, value: Any, place: str, count: int, low: int, high: int) -> list[int]:
        """The same for a value already at hand."""
        items = self.check_list(value, place, count)
        return [
            self.check_number(item, f"{place}[{i + 1}]", low, high) for i, item in enumerate(items)
        ]

    def check_list(self, value: Any, place: str, count: int) -> list[Any]:
        """A list of exactly so many entries."""
        if isinstance(value, list) and len(value) == count:
            return value
        if isinstance(value, list):
            self.fault(place, "problem-entries", count=count, found=len(value))
        elif value is not None:
            self.fault(place, "problem-list-of", count=count)
        return [None] * count

    def word(self, value: Any, place: str, words: tuple[str, ...]) -> int:
        """One of some words, as its index; -1 for a fault."""
        self.note({"place": place, "kind": "word", "words": list(words)})
        return self._index(value, place, words)

    def _index(self, value: Any, place: str, words: Sequence[str]) -> int:
        if isinstance(value, str) and value in words:
            return words.index(value)
        if value == "":
            self.fault(place, "problem-missing")
        elif value is not None:
            self.fault(place, "problem-one-of", known=", ".join(words), value=shown(value))
        return -1

    def words(self, place: str, words: tuple[str, ...]) -> list[int]:
        """Any of some words, as their indices."""
        self.note({"place": place, "kind": "words", "words": list(words)})
        found = self._some(place)
        return [self._index(word, f"{place}[{i + 1}]", words) for i, word in enumerate(found)]

    def some_numbers(self, place: str, low: int, high: int) -> list[int]:
        """Any whole numbers within bounds."""
        self.note({"place": place, "kind": "numbers", "low": low, "high": high})
        found = self._some(place)
        return [self._number(n, f"{place}[{i + 1}]", low, high) for i, n in enumerate(found)]

    def _some(self, place: str) -> list[Any]:
        found = self.get(place)
        if isinstance(found, list):
            return found
        if found is not None:
            self.fault(place, "problem-list")
        return []

    def provenance(self, place: str, *marked: int | tuple[str, ...]) -> None:
        """Every value says where it is from: one word for all, or a list or table of words.

        A list must have one word for each of so many values, a table one for each of some names.
        """

        def check(value: Any, at: str) -> None:
            if isinstance(value, dict) and value:
                for key, item in value.items():
                    check(item, f"{at}.{key}")
            elif isinstance(value, list) and value:
                for i, item in enumerate(value):
                    check(item, f"{at}[{i + 1}]")
            else:
                self._index(value, at, ("book", "derived", "reconstructed", "mine"))

        at = f"{place}.provenance"
        value = self.get(at)
        if value is None:
            return
        of_list = isinstance(value, list) and len(value) in marked
        of_table = isinstance(value, dict) and any(
            isinstance(names, tuple) and set(names) <= set(value) for names in marked or [()]
        )
        if isinstance(value, list | dict) and not (of_list or of_table):
            self.fault(at, "problem-word-each")
        else:
            check(value, at)

    def only_keys(self, value: Any, place: str, keys: tuple[str, ...]) -> None:
        """A misspelt key would silently be ignored otherwise."""
        if isinstance(value, dict):
            for key in value:
                if key not in keys:
                    at = f"{place}.{key}" if place else key
                    self.fault(at, "problem-unknown", known=", ".join(keys))

    def raise_faults(self, file: str) -> None:
        """Stop here if anything was wrong."""
        if self.faults:
            count = len(self.faults)
            raise BadComponents("fault-components", file=file, count=count, faults=self.faults)


# Data as a text


def write_toml(data: Mapping[str, Any]) -> str:
    """Plain component data as a file.

    >>> print(write_toml({"game": "xian", "stock": {"raw_statues": 12, "provenance": "book"}}))
    game = "xian"
    <BLANKLINE>
    [stock]
    raw_statues = 12
    provenance = "book"
    <BLANKLINE>
    """
    lines = [_entry(key, value) for key, value in data.items() if not _sections(value)]
    for key, value in data.items():
        for section in _sections(value):
            head = f"[[{_key(key)}]]" if isinstance(value, list) else f"[{_key(key)}]"
            lines += ["", head, *(_entry(name, item) for name, item in section.items())]
    return "\n".join([*lines, ""])


def _sections(value: Any) -> list[dict[str, Any]]:
    """A table, or a list of tables, which a file has as parts of its own."""
    of = value if isinstance(value, list) else [value]
    return of if of and all(isinstance(part, dict) for part in of) else []


def _entry(key: str, value: Any) -> str:
    line = f"{_key(key)} = {_toml(value)}"
    if len(line) <= WIDTH or not isinstance(value, list):
        return line
    return "\n".join([f"{_key(key)} = [", *(f"    {_toml(item)}," for item in value), "]"])


def _key(key: str) -> str:
    return key if re.fullmatch(r"[A-Za-z0-9_-]+", key) else _toml(key)


def _toml(value: Any) -> str:
    if isinstance(value, dict):
        inside = ", ".join(f"{_key(key)} = {_toml(item)}" for key, item in value.items())
        return f"{{ {inside} }}" if inside else "{}"
    if isinstance(value, list):
        return f"[{', '.join(_toml(item) for item in value)}]"
    if isinstance(value, str):
        return json.dumps(value, ensure_ascii=False).replace("\x7f", "\\u007f")
    return json.dumps(value).replace("NaN", "nan").replace("Infinity", "inf")
