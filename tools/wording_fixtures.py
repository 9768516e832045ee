"""Writes tests/wording/fixtures.json: sayings of real games with their words in every language.

The terminal's wording makes the expected words; a person has to read them before they are kept.
The tests of the terminal and of the page are then held to them.
"""

from __future__ import annotations

import json
from collections.abc import Iterator
from pathlib import Path
from typing import Any

from bingma.bots import make_bot
from bingma.games.telling import Line, Saying
from bingma.games.wording import Wording
from bingma.play.game import Game, new_game
from bingma.texts import LANGUAGES, Texts

FIXTURES = Path(__file__).parents[1] / "tests" / "wording" / "fixtures.json"
NAMES = ["Ana", "Bo", "Cem", "Dai"]
GAMES: list[tuple[str, int, int]] = [
    ("xian", 4, 7),
    ("xian", 2, 3),
    ("terracotta-army", 1, 5),
    ("terracotta-army", 3, 2),
]


def played(name: str, players: int, seed: int) -> Iterator[Game]:
    """A game of greedy bots, before each decision and at its end."""
    game = new_game(name, players, seed)
    bots = {p: make_bot("greedy", game.book, p, seed) for p in range(game.players)}
    while not game.over:
        yield game
        seat = game.deciding[0]
        game.play(bots[seat].choose(game.view(seat)), seat)
    yield game


def keys(value: Any) -> set[str]:
    """All messages that a saying is made of."""
    if isinstance(value, list):
        return {key for item in value for key in keys(item)}
    if not isinstance(value, dict):
        return set()
    found = {key for part in value.values() for key in keys(part)}
    return found | {value["key"]} if "key" in value else found


def main() -> None:
    words = {language: Texts(language, strict=True) for language in LANGUAGES}
    found: set[str] = set()
    cases: list[dict[str, Any]] = []

    def keep(prefix: str, about: str, case: dict[str, Any], saying: Saying) -> None:
        # What says nothing that an earlier one did not say is left out.
        new = keys(saying) - found
        if not new:
            return
        found.update(new)
        expected: dict[str, dict[str, str]] = {}
        for language, texts in words.items():
            for listener in (None, 0, 1):
                wording = Wording(texts, prefix, NAMES, listener)
                text = wording.line(case["line"]) if "line" in case else wording.word(saying)
                heard = "anybody" if listener is None else str(listener)
                if expected.get(language, {}).get("anybody") != text:
                    expected.setdefault(language, {})[heard] = text
        number = sum(other["about"].startswith(f"{about} {saying['key']}") for other in cases) + 1
        name = f"{about} {saying['key']} {number}"
        cases.append({"about": name, "prefix": prefix, **case, "expected": expected})

    for name, players, seed in GAMES:
        for game in played(name, players, seed):
            prefix = game.book.telling.prefix
            if not game.over:
                seat = game.deciding[0]
                now = game.situation(seat)
                keep(prefix, "question", {"saying": now.question["title"]}, now.question["title"])
                for choice in now.choices:
                    for saying in [choice["saying"], *choice["notes"]]:
                        keep(prefix, "choice", {"saying": saying}, saying)
                for refused in now.refused:
                    keep(prefix, "why", {"saying": refused["why"]}, refused["why"])
        lines: list[Line] = game.lines(0)
        for line in lines:
            keep(prefix, "line", {"line": line}, line["saying"])
        result = game.result()
        assert result is not None
        outcome = game.book.telling.outcome(result)
        keep(prefix, "outcome", {"saying": outcome}, outcome)
    text = json.dumps({"names": NAMES, "cases": cases}, ensure_ascii=False, indent=1)
    FIXTURES.write_text(text + "\n", encoding="utf-8")
    print(f"{len(cases)} sayings in {FIXTURES.name}")


if __name__ == "__main__":
    main()
