"""Complete games that were replayed by an independent implementation of the rules.

Together they use every kind of action and every rare branch. If one of them no longer replays to
the same lines, a rule has changed: find out which, and whether that was meant. `tools/golden.py`
makes a new set.
"""

from __future__ import annotations

import json
from functools import cache
from pathlib import Path
from typing import Any

import pytest

from bingma import from_record
from bingma.games.xian.notation import FIXED
from tests.games.xian.branches import EVERY_BRANCH, branches_of
from tools.golden import DIGESTS, FOLDER, replay_digest

FILES = sorted(path for path in FOLDER.glob("*.json") if path.name != DIGESTS)


@cache
def golden(path: Path) -> Any:
    return json.loads(path.read_text(encoding="utf-8"))


def test_there_are_at_least_twenty_games_for_all_player_numbers() -> None:
    assert len(FILES) >= 20
    assert {len(golden(path)["seats"]) for path in FILES} == {2, 3, 4}
    digests = json.loads((FOLDER / DIGESTS).read_text(encoding="utf-8"))
    assert sorted(digests) == [path.name for path in FILES]


@pytest.mark.parametrize("path", FILES, ids=lambda path: path.stem)
def test_golden_game(path: Path) -> None:
    record = golden(path)
    game = from_record({key: value for key, value in record.items() if key != "result"})
    assert game.over
    assert game.written_result() == record["result"]
    assert game.record()["actions"] == record["actions"]
    assert game.record()["setup"] == record["setup"]
    digests = json.loads((FOLDER / DIGESTS).read_text(encoding="utf-8"))
    assert replay_digest(record) == digests[path.name]


def test_together_they_use_every_branch() -> None:
    found: set[str] = set().union(*(branches_of(golden(path)) for path in FILES))
    assert sorted(EVERY_BRANCH - found) == []
    assert sorted(found - EVERY_BRANCH) == [], "a branch that nobody asked for"


def test_together_they_use_every_kind_of_action() -> None:
    """Every action, apart from single spaces of the pit and single worker cards."""
    played = {action for path in FILES for _, action in golden(path)["actions"]}
    assert {"favour", "plan", "craft", "paint"} <= {action.split()[0] for action in played}
    others = {text for text in FIXED.values() if text.split()[0] not in ("craft", "paint")}
    assert sorted(others - played) == []


def test_a_changed_rule_would_be_noticed() -> None:
    """The digest sees a single number in a single line."""
    record = golden(FILES[0])
    shorter = record | {"actions": record["actions"][:-1]}
    del shorter["result"]
    digests = json.loads((FOLDER / DIGESTS).read_text(encoding="utf-8"))
    assert replay_digest(shorter) != digests[FILES[0].name]
