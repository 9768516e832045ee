"""Complete games that were played and replayed by an independent implementation of the rules.

Together they use every decision, chance event, option and explanation. If one of them no longer
replays to the same lines, a rule has changed: find out which, and whether that was meant.
"""

from __future__ import annotations

import hashlib
import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bingma import from_record
from bingma.games.contract import Data
from bingma.play.replay import replay_lines
from tests.games.terracotta.branches import EVERY_BRANCH, branches_of

FOLDER = Path(__file__).with_name("golden")
DIGESTS: dict[str, str] = json.loads((FOLDER / "digests.json").read_text(encoding="utf-8"))
FILES = sorted(path for path in FOLDER.glob("*.json") if path.name != "digests.json")


@cache
def golden(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


@cache
def lines(path: Path) -> list[Data]:
    return list(replay_lines(golden(path)))


def digest(replayed: list[Data]) -> str:
    """A fingerprint of all lines of a replay (T7.9), as they are printed."""
    return hashlib.sha256("\n".join(map(json.dumps, replayed)).encode()).hexdigest()


def test_there_are_a_dozen_games_or_so() -> None:
    assert len(FILES) >= 11
    assert sorted(DIGESTS) == [path.name for path in FILES]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    record = golden(path)
    game = from_record({key: value for key, value in record.items() if key != "result"})
    assert game.over
    assert game.result() == record["result"]
    assert game.record() == record
    assert digest(lines(path)) == DIGESTS[path.name]


def test_together_they_use_every_branch() -> None:
    found: set[str] = set().union(*(branches_of(golden(path), lines(path)) for path in FILES))
    assert sorted(EVERY_BRANCH - found) == []


def test_a_changed_rule_would_be_noticed() -> None:
    changed = json.loads(json.dumps(lines(FILES[0])))
    changed[-1]["players"][0]["coins"] += 1
    assert digest(changed) != DIGESTS[FILES[0].name]
