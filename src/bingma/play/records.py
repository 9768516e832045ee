"""The outer shape of game records (X11.7), checked before anything is replayed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any, TypedDict

from bingma.faults import Fault, shown
from bingma.files import read_text
from bingma.games.contract import Data

FORMAT = "bingma-record"
VERSION = 1


COMPONENTS = "components"  # the key of component data that does not come with the game
FIRST_RULES = 1
# What servers stored before rules were numbered.
BEFORE_NUMBERS = "0.1.0"


class BadRecord(Fault):
    """A record that cannot be replayed; says where and why."""


class OtherRules(BadRecord):
    """A record of a game that was played by other rules than today's: it can only be shown."""

    def __init__(self, title: str, made: int, here: int, record: CheckedRecord) -> None:
        super().__init__("fault-record-rules", title=title, made=made, here=here)
        self.record = record


def rules_number(written: Any) -> int | None:
    """The number of rules as a record or a stored table has it; None if it is no such number."""
    if written is None or written == BEFORE_NUMBERS:
        return FIRST_RULES
    if isinstance(written, str) and written.isdecimal():
        return int(written[:9])
    return written if isinstance(written, int) and not isinstance(written, bool) else None


def load_record(path: Path) -> Any:
    """The JSON of a record file; raises BadRecord."""
    text = read_text(path, BadRecord)
    try:
        return json.loads(text)
    except json.JSONDecodeError as error:
        raise BadRecord("fault-not-json", file=str(path), detail=str(error)) from None
    except RecursionError:
        raise BadRecord("fault-nested", file=str(path)) from None
    except ValueError:  # Python reads no number of thousands of digits
        raise BadRecord("fault-long-number", file=str(path)) from None


class RecordSeat(TypedDict):
    """Who sat at a seat."""

    name: str
    kind: str


class Unusual(TypedDict, total=False):
    """What only some records have: later rules, data of one's own, an end."""

    rules: int
    components: Data
    result: Data


class Record(Unusual):
    """A game as one JSON object (X11.7, T7.8). One that somebody brought is a CheckedRecord."""

    format: str
    version: int
    game: str
    data: str
    seats: list[RecordSeat]
    setup: Data
    actions: list[list[Any]]  # pairs of seat and notation


class CheckedRecord(TypedDict):
    """A record whose parts have the right shapes; the game itself checks set-up and actions."""

    game: str
    rules: int
    data: str | None
    components: Data | None
    seats: list[RecordSeat]
    setup: Any
    actions: list[tuple[int, str]]
    result: Any


def check_record(record: Any) -> CheckedRecord:
    """A record whose parts have the right shapes."""
    if not isinstance(record, dict):
        raise BadRecord("fault-record-object")
    if record.get("format") != FORMAT:
        wrong = {"wanted": shown(FORMAT), "value": shown(record.get("format"))}
        raise BadRecord.at("format", "problem-be", **wrong)
    if record.get("version") != VERSION or isinstance(record.get("version"), bool):
        wrong = {"wanted": str(VERSION), "value": shown(record.get("version"))}
        raise BadRecord.at("version", "problem-be", **wrong)
    if not isinstance(record.get("game"), str):
        raise BadRecord.at("game", "problem-text", value=shown(record.get("game")))
    if not isinstance(record.get("data"), str | None):
        raise BadRecord.at("data", "problem-text", value=shown(record["data"]))
    rules = rules_number(record.get("rules"))
    if rules is None or rules < FIRST_RULES:
        raise BadRecord.at("rules", "problem-number", value=shown(record["rules"]))
    for key in ("seats", "setup", "actions"):
        if key not in record:
            raise BadRecord.at(key, "problem-missing")
    return {
        "game": record["game"],
        "rules": rules,
        "data": record.get("data"),
        "components": _components(record),
        "seats": _seats(record["seats"]),
        "setup": record["setup"],
        "actions": _actions(record["actions"]),
        "result": record.get("result"),
    }


def _components(record: dict[str, Any]) -> Data | None:
    """The component data that a record carries; the game itself checks the values."""
    data = record.get(COMPONENTS)
    if data is not None and not isinstance(data, dict):
        raise BadRecord.at(COMPONENTS, "problem-object")
    return data


def _seats(seats: Any) -> list[RecordSeat]:
    if not isinstance(seats, list):
        raise BadRecord.at("seats", "problem-list")
    checked: list[RecordSeat] = []
    for i, seat in enumerate(seats):
        if not isinstance(seat, dict) or not isinstance(seat.get("name"), str):
            raise BadRecord.at(f"seats[{i}]", "problem-seat")
        kind = seat.get("kind", "human")
        if not isinstance(kind, str):
            raise BadRecord.at(f"seats[{i}].kind", "problem-text", value=shown(kind))
        checked.append({"name": seat["name"], "kind": kind})
    return checked


def _actions(actions: Any) -> list[tuple[int, str]]:
    if not isinstance(actions, list):
        raise BadRecord.at("actions", "problem-list")
    checked = []
    for i, item in enumerate(actions):
        match item:
            case [int(seat), str(text)] if not isinstance(seat, bool):
                checked.append((seat, text))
            case _:
                raise BadRecord.at(f"actions[{i}]", "problem-pair")
    return checked


def same_result(stored: Any, made: Any) -> bool:
    """Whether two results say the same, whatever the order of their keys."""
    return json.dumps(stored, sort_keys=True) == json.dumps(made, sort_keys=True)
