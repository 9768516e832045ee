"""A game's component data as a form: what can be entered, where it is from, what is wrong with it.

For owners of a real box who enter its numbers: the data of the form is that of a component file, by
value, and the checks are those of the file.
"""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

# Pydantic makes the server's schema of these shapes and wants this TypedDict before Python 3.12.
from typing_extensions import TypedDict

from bingma.faults import Fault
from bingma.games.components import (
    BadComponents,
    Components,
    Field,
    Provenance,
    parse_toml,
    plain,
    source_of,
)
from bingma.games.contract import Rulebook
from bingma.games.telling import Saying


class LabelledField(Field):
    """A value that can be entered, and what it is called."""

    label: Saying


class FaultData(TypedDict):
    """The message of a fault, with its values; a value may be such a fault too."""

    key: str
    values: dict[str, Any]


class WrongValue(TypedDict):
    """What is wrong at a place of component data; no place: with all of it."""

    place: str
    problem: FaultData


class CheckedData(TypedDict):
    """Component data as it was read, with everything that is wrong with it."""

    data: dict[str, Any]
    faults: list[WrongValue]
    sources: dict[str, Provenance]
    """Where each value comes from, by its place."""
    digest: str | None
    """Stands for the values; none while something is wrong."""


class Sheet(CheckedData):
    """A form for the component data of a game, filled in."""

    fields: list[LabelledField]
    built_in: str
    """The digest of what comes with the game."""


def sheet(book: Rulebook[Any], built_in: Rulebook[Any]) -> Sheet:
    """The form of a game with the data of a rulebook; what it asks for the built-in data knows."""
    fields: list[LabelledField] = [
        {**field, "label": book.telling.label(field["place"])}
        for field in built_in.components.fields.values()
    ]
    own = {**_found(book.components.data, book.components, built_in), "fields": fields}
    return {**own, "built_in": built_in.components.digest}  # type: ignore[typeddict-item]


def check(data: Mapping[str, Any], book: Rulebook[Any]) -> CheckedData:
    """Everything that is wrong with some data for the game of a (built-in) rulebook."""
    try:
        read = plain(data, "components")
    except BadComponents as fault:
        whole: WrongValue = {"place": "", "problem": _as_data(fault)}
        return {"data": {}, "faults": [whole], "sources": {}, "digest": None}
    try:
        return _found(read, book.load_components(read), book)
    except BadComponents as fault:
        return {**_found(read, None, book), "faults": _faults(fault)}


def read(text: str, book: Rulebook[Any]) -> CheckedData:
    """The same for a file in TOML that came as text; raises BadComponents if it is none."""
    return check(parse_toml(text, "components"), book)


def _found(
    data: dict[str, Any], components: Components | None, built_in: Rulebook[Any]
) -> CheckedData:
    return {
        "data": data,
        "faults": [],
        "sources": {place: source_of(place, data) for place in built_in.components.fields},
        "digest": None if components is None else components.digest,
    }


def _faults(bad: BadComponents) -> list[WrongValue]:
    found = bad.faults or [bad.values.get("fault", bad)]
    return [
        {"place": fault.values["place"], "problem": _as_data(fault.values["problem"])}
        if "place" in fault.values
        else {"place": "", "problem": _as_data(fault)}
        for fault in found
    ]


def _as_data(fault: Fault) -> FaultData:
    made = fault.as_data()
    return {"key": made["key"], "values": made["values"]}
