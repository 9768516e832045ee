"""The outer shape of game records (X11.7), checked before anything is replayed."""

from __future__ import annotations

import json
from pathlib import Path
from typing import Any

FORMAT = "bingma-record"
VERSION = 1


class BadRecord(ValueError):
    """A record that cannot be replayed; says where and why."""


def load_record(path: Path) -> Any:
    """The JSON of a record file; raises BadRecord."""
    try:
        return json.loads(path.read_text(encoding="utf-8"))
    except OSError as error:
        raise BadRecord(f"{path}: cannot be read: {error.strerror}") from None
    except UnicodeDecodeError:
        raise BadRecord(f"{path}: is not a text file in UTF-8") from None
    except json.JSONDecodeError as error:
        raise BadRecord(f"{path}: is not JSON: {error}") from None
    except RecursionError:
        raise BadRecord(f"{path}: is nested too deeply") from None


def check_record(record: Any) -> dict[str, Any]:
    """A record whose parts have the right shapes."""
    if not isinstance(record, dict):
        raise BadRecord("a record is a JSON object")
    if record.get("format") != FORMAT:
        raise BadRecord(f'format must be "{FORMAT}", not {json.dumps(record.get("format"))}')
    if record.get("version") != VERSION or isinstance(record.get("version"), bool):
        raise BadRecord(f"version must be {VERSION}, not {json.dumps(record.get('version'))}")
    if not isinstance(record.get("game"), str):
        raise BadRecord("game must be the name of a game")
    if not isinstance(record.get("data"), str | None):
        raise BadRecord("data must be a text")
    for key in ("seats", "setup", "actions"):
        if key not in record:
            raise BadRecord(f"{key} is missing")
    checked = dict(record)
    checked["seats"] = _seats(record["seats"])
    checked["actions"] = _actions(record["actions"])
    return checked


def _seats(seats: Any) -> list[dict[str, str]]:
    if not isinstance(seats, list):
        raise BadRecord("seats must be a list")
    checked = []
    for i, seat in enumerate(seats):
        if not isinstance(seat, dict) or not isinstance(seat.get("name"), str):
            raise BadRecord(f'seats[{i}] must be an object like {{"name": …, "kind": …}}')
        kind = seat.get("kind", "human")
        if not isinstance(kind, str):
            raise BadRecord(f"seats[{i}].kind must be a text")
        checked.append({"name": seat["name"], "kind": kind})
    return checked


def _actions(actions: Any) -> list[tuple[int, str]]:
    if not isinstance(actions, list):
        raise BadRecord("actions must be a list")
    checked = []
    for i, item in enumerate(actions):
        match item:
            case [int(seat), str(text)] if not isinstance(seat, bool):
                checked.append((seat, text))
            case _:
                raise BadRecord(f"action {i + 1} must be a pair [seat, action]")
    return checked


def same_result(stored: Any, made: Any) -> bool:
    """Whether two results say the same, whatever the order of their keys."""
    return json.dumps(stored, sort_keys=True) == json.dumps(made, sort_keys=True)
