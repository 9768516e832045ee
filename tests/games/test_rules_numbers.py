"""The number of a game's rules is raised whenever its golden games change."""

from __future__ import annotations

import hashlib
import json
from pathlib import Path

import pytest

from bingma.games import GAMES, rulebook

HERE = Path(__file__).parent
FOLDERS = {"xian": "xian", "terracotta-army": "terracotta"}
# What the golden games of each number replay to. Lines are added, never changed: who changes a
# golden game raises the number, and tells players in docs/rules-numbers.md what changed.
FINGERPRINTS: dict[str, dict[int, str]] = {
    "xian": {1: "1ce62512b7f71c6c"},
    "terracotta-army": {1: "13b7a476c7f983eb", 2: "47365d8b50e1f4f5"},
}
DOCS = HERE.parent.parent / "docs" / "rules-numbers.md"


def fingerprint(game: str) -> str:
    """A hash of what the golden games of a game replay to."""
    digests = HERE / FOLDERS[game] / "golden" / "digests.json"
    told = json.dumps(json.loads(digests.read_text(encoding="utf-8")), sort_keys=True)
    return hashlib.sha256(told.encode()).hexdigest()[:16]


@pytest.mark.parametrize("game", GAMES)
def test_golden_games_change_only_with_the_number(game: str) -> None:
    number = rulebook(game).rules_number
    assert list(FINGERPRINTS[game]) == list(range(1, number + 1))
    assert len(set(FINGERPRINTS[game].values())) == number
    assert fingerprint(game) == FINGERPRINTS[game][number], "raise Rulebook.rules_number"


@pytest.mark.parametrize("game", GAMES)
def test_every_number_is_told_in_the_docs(game: str) -> None:
    text = DOCS.read_text(encoding="utf-8")
    _, _, part = text.partition(f"## {rulebook(game).title}\n")
    rows = [line for line in part.partition("\n## ")[0].splitlines() if line[:3] in ("| 1", "| 2")]
    assert [int(row.split("|")[1]) for row in rows] == list(FINGERPRINTS[game])
