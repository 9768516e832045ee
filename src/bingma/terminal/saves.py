"""Games being played are kept in the user's data folder, one file each, and can be resumed.

A save is a game record (X11.7) with one more key, `play`: what is needed to go on with it.
"""

from __future__ import annotations

import json
import os
import secrets
import sys
import tempfile
import time
from collections.abc import Mapping
from pathlib import Path
from typing import Any

from bingma.play.records import FORMAT, BadRecord, load_record


def data_root() -> Path:
    """Where games are kept: BINGMA_DATA, or the user's data folder."""
    if given := os.environ.get("BINGMA_DATA"):
        return Path(given)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Application Support" / "bingma"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "bingma" / "data"
    return Path(os.environ.get("XDG_DATA_HOME") or Path.home() / ".local" / "share") / "bingma"


def new_save(game: str) -> Path:
    """A file for a new game; the time in its name is for people."""
    began = time.strftime("%Y-%m-%d-%H%M%S")
    return data_root() / "games" / f"{game}-{began}-{secrets.token_hex(2)}.json"


def write_json(path: Path, data: Mapping[str, Any]) -> None:
    """Write a file as a whole or not at all, whenever the program is killed. Raises OSError."""
    path.parent.mkdir(parents=True, exist_ok=True)
    handle, name = tempfile.mkstemp(dir=path.parent, prefix=f".{path.name}.")
    try:
        with open(handle, "w", encoding="utf-8") as file:
            json.dump(data, file, ensure_ascii=False, separators=(",", ":"))
            file.write("\n")
            file.flush()
            os.fsync(file.fileno())
        os.replace(name, path)
    except BaseException:
        Path(name).unlink(missing_ok=True)
        raise


def may_overwrite(path: Path) -> bool:
    """Whether there is no such file, or only an older record."""
    if not path.exists():
        return True
    try:
        record = load_record(path)
    except BadRecord:
        return False
    return isinstance(record, dict) and record.get("format") == FORMAT


def is_companion(save: Mapping[str, Any]) -> bool:
    """Whether a save is of a game beside a real box."""
    kept = save.get("play")
    return isinstance(kept, dict) and kept.get("companion") is True


def last_unfinished(folder: Path | None = None) -> Path | None:
    """The save of the game that was played last and is not over."""
    folder = folder or data_root() / "games"
    try:
        saves = sorted(folder.glob("*.json"), key=lambda path: path.stat().st_mtime, reverse=True)
    except OSError:
        return None
    for path in saves:
        try:
            record = load_record(path)
        except BadRecord:
            continue
        if isinstance(record, dict) and record.get("format") == FORMAT and "result" not in record:
            return path
    return None
