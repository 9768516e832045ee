"""Component data of any game: a file of values, checked completely before anything starts."""

from __future__ import annotations

import hashlib
import json
import tomllib
from dataclasses import dataclass
from pathlib import Path
from typing import Any


class BadComponents(ValueError):
    """A component file with faults; every fault is listed with its place."""

    def __init__(self, file: str, faults: list[str]) -> None:
        self.faults = faults
        count = "1 fault" if len(faults) == 1 else f"{len(faults)} faults"
        super().__init__("\n".join([f"{file}: {count}", *(f"  {fault}" for fault in faults)]))


@dataclass(frozen=True)
class Components:
    """The checked data of one file, as the tables that the rules read."""

    name: str
    tables: dict[str, Any]
    digest: str

    @classmethod
    def of(cls, data: dict[str, Any], tables: dict[str, Any]) -> Components:
        """Of a checked file; the digest covers its values, not their provenance or the name."""
        values = {key: part for key, part in data.items() if key != "name"}
        text = json.dumps(_without_provenance(values), sort_keys=True, separators=(",", ":"))
        return cls(data["name"], tables, hashlib.sha256(text.encode()).hexdigest()[:16])

    @property
    def identity(self) -> str:
        """How a game record names the data: by name and digest."""
        return f"{self.name} {self.digest}"


def _without_provenance(value: Any) -> Any:
    if isinstance(value, dict):
        return {k: _without_provenance(v) for k, v in value.items() if k != "provenance"}
    if isinstance(value, list):
        return [_without_provenance(item) for item in value]
    return value


def read_toml(path: Path) -> dict[str, Any]:
    """The contents of a component file; a file that cannot be read is one fault."""
    try:
        return tomllib.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadComponents(str(path), [f"cannot be read: {error.strerror}"]) from None
    except UnicodeDecodeError:
        raise BadComponents(str(path), ["is not a text file in UTF-8"]) from None
    except tomllib.TOMLDecodeError as error:
        raise BadComponents(str(path), [f"is not valid TOML: {error}"]) from None


class Checker:
    """Reads values out of a component file and collects everything that is wrong with it.

    Every method returns something usable even for a fault, so that one run finds all of them.
    """

    PROVENANCES = ("book", "derived", "reconstructed")

    def __init__(self, data: dict[str, Any]) -> None:
        self.data = data
        self.faults: list[str] = []

    def fault(self, place: str, problem: str) -> None:
        """Note one fault."""
        self.faults.append(f"{place}: {problem}")

    def expect(self, truth: bool, place: str, problem: str) -> None:
        """Note a fault unless something holds."""
        if not truth:
            self.fault(place, problem)

    def get(self, place: str) -> Any:
        """The value at a dotted place, None (and a fault) if it is missing."""
        value: Any = self.data
        for key in place.split("."):
            if not isinstance(value, dict) or key not in value:
                self.fault(place, "is missing")
                return None
            value = value[key]
        return value

    def number(self, place: str, low: int, high: int) -> int:
        """A whole number within bounds."""
        return self.check_number(self.get(place), place, low, high)

    def check_number(self, value: Any, place: str, low: int, high: int) -> int:
        """The same for a value already at hand."""
        if value is None:
            return low
        if isinstance(value, bool) or not isinstance(value, int):
            self.fault(place, f"must be a whole number, not {json.dumps(value, default=str)}")
            return low
        if not low <= value <= high:
            self.fault(place, f"must be from {low} to {high}, not {value}")
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
            self.fault(place, f"must have {count} entries, not {len(value)}")
        elif value is not None:
            self.fault(place, f"must be a list of {count} entries")
        return [None] * count

    def word(self, value: Any, place: str, words: tuple[str, ...]) -> int:
        """One of some words, as its index; -1 for a fault."""
        if isinstance(value, str) and value in words:
            return words.index(value)
        if value is not None:
            choice = ", ".join(words)
            self.fault(place, f"must be one of {choice}, not {json.dumps(value, default=str)}")
        return -1

    def provenance(self, place: str, marked: int | tuple[str, ...] = ()) -> None:
        """Every value says where it is from: one word for all, or a list or table of words.

        A list must have one word for each of so many values, a table one for each of these names.
        """

        def check(value: Any, at: str) -> None:
            if isinstance(value, dict) and value:
                for key, item in value.items():
                    check(item, f"{at}.{key}")
            elif isinstance(value, list) and value:
                for i, item in enumerate(value):
                    check(item, f"{at}[{i + 1}]")
            else:
                self.word(value, at, self.PROVENANCES)

        at = f"{place}.provenance"
        value = self.get(at)
        if value is None:
            return
        if isinstance(value, list) and (not isinstance(marked, int) or len(value) != marked):
            self.fault(at, "must have one word for each value")
        elif isinstance(value, dict) and not (
            isinstance(marked, tuple) and set(marked) <= set(value)
        ):
            self.fault(at, "must have a word for each value")
        else:
            check(value, at)

    def only_keys(self, value: Any, place: str, keys: tuple[str, ...]) -> None:
        """A misspelt key would silently be ignored otherwise."""
        if isinstance(value, dict):
            for key in value:
                if key not in keys:
                    at = f"{place}.{key}" if place else key
                    self.fault(at, f"is not known here; known are {', '.join(keys)}")

    def raise_faults(self, file: str) -> None:
        """Stop here if anything was wrong."""
        if self.faults:
            raise BadComponents(file, self.faults)
