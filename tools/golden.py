"""Makes the golden records of Xi'an: `python -m tools.golden [--games N] [--keep N]`.

Plays many random games whose players have odd tastes, and keeps a small set that together uses
every branch of `tests/games/xian/branches.py`. Each game is made from its seed alone, so the same
call gives the same set while the rules stay as they are. Let another implementation of the rules
replay what is kept before you trust it.
"""

from __future__ import annotations

import argparse
import hashlib
import json
import random
from pathlib import Path
from typing import Any

from bingma import new_game
from bingma.play.game import Seat
from bingma.play.replay import replay_lines
from tests.games.xian.branches import EVERY_BRANCH, branches_of

FOLDER = Path(__file__).parent.parent / "tests" / "games" / "xian" / "golden"
DIGESTS = "digests.json"

# What a player of each taste loves (weight times 30) and shuns (divided by 30): words of an action,
# the building it goes to, or the colour of the top card of a plan.
TASTES: dict[str, tuple[tuple[str, ...], tuple[str, ...]]] = {
    "climber": (("palace", "top G4"), ()),
    "hoarder": (("palace", "work", "done", "pass"), ("extra", "discount", "market")),
    "spender": (("palace", "open", "free", "extra", "discount", "market"), ("pass", "done")),
    "debtor": (("enter", "open"), ("pass", "top Y")),
    "painter": (("lab", "work", "top B"), ("workshop",)),
    "potter": (("workshop", "work", "top R"), ("lab",)),
    "dyer": (("pigment",), ("lab",)),
    "smith": (("armory", "work", "top Y"), ()),
    "anybody": ((), ()),
}
WEIGHTS = (0.1, 0.3, 1.0, 1.0, 3.0, 10.0)


class OddPlayer:
    """Chooses at random by weights of its own, the same for the whole game."""

    def __init__(self, rng: random.Random) -> None:
        self.rng = rng
        self.loves, self.shuns = TASTES[rng.choice(sorted(TASTES))]
        self.weights: dict[str, float] = {}

    def choose(self, decision: str | None, legal: list[str]) -> str:
        """One of the legal actions."""
        return self.rng.choices(legal, [self.weight(decision, action) for action in legal])[0]

    def weight(self, decision: str | None, action: str) -> float:
        marks = action.split()
        if decision == "plan":
            card = marks[1].split("/")[0]
            marks = [f"top {card[0]}", f"top {card}"]
        elif decision == "favour":
            marks = [f"favour {len(marks)}"]
        elif decision in ("craft", "paint"):
            marks = [f"{decision} {marks[1][0]}"]
        weight = 1.0
        for mark in marks:
            if mark not in self.weights:
                taste = 30.0 if mark in self.loves else 1 / 30 if mark in self.shuns else 1.0
                self.weights[mark] = self.rng.choice(WEIGHTS) * taste
            weight *= self.weights[mark]
        return weight


def odd_game(players: int, seed: int) -> dict[str, Any]:
    """The record of a whole game between odd players."""
    rng = random.Random(f"golden {players} {seed}")
    seats = [Seat(f"Odd {p + 1}", "bot:odd") for p in range(players)]
    game = new_game("xian", players=players, seed=seed, seats=seats)
    odd = [OddPlayer(rng) for _ in range(players)]
    while not game.over:
        seat = rng.choice(game.deciding)
        game.play(odd[seat].choose(game.decision(seat), [str(a) for a in game.legal(seat)]), seat)
    record = dict(game.record())
    del record["data"]  # the built-in data, also after a change of what is not a value of it
    return record


def replay_digest(record: Any) -> str:
    """A hash of all lines that `bingma replay --json` prints for a record."""
    digest = hashlib.sha256()
    for line in replay_lines(record):
        digest.update(json.dumps(line).encode() + b"\n")
    return digest.hexdigest()


def covering(found: dict[tuple[int, int], set[str]], keep: int) -> list[tuple[int, int]]:
    """A small set of games that uses all that any game uses, filled up with the richest ones."""
    chosen: list[tuple[int, int]] = []
    left = set.union(*found.values())
    while left or len(chosen) < keep:
        wanted = left or EVERY_BRANCH
        rest = [game for game in found if game not in chosen]
        if not rest:
            break
        # Few players first: with them a branch takes fewer lines to read.
        best = max(rest, key=lambda game: (len(found[game] & wanted), -game[0], -game[1]))
        chosen.append(best)
        left -= found[best]
    return sorted(chosen)


def main() -> None:
    """Look for games, keep a set of them, tell what is missing."""
    parser = argparse.ArgumentParser(description=__doc__)
    parser.add_argument("--games", type=int, default=2500, help="how many for 2, 3, 4 players each")
    parser.add_argument("--keep", type=int, default=21, help="how many at least")
    given = parser.parse_args()
    found = {}
    for players in (2, 3, 4):
        for seed in range(given.games):
            found[players, seed] = branches_of(odd_game(players, seed))
    missing = EVERY_BRANCH.difference(*found.values())
    print("not found:", ", ".join(sorted(missing)) or "nothing")

    FOLDER.mkdir(parents=True, exist_ok=True)
    for old in FOLDER.glob("*.json"):
        old.unlink()
    digests = {}
    for players, seed in covering(found, given.keep):
        record = odd_game(players, seed)
        name = f"{players}-players-{seed}.json"
        text = json.dumps(record, separators=(",", ":"))
        (FOLDER / name).write_text(text + "\n", encoding="utf-8")
        digests[name] = replay_digest(record)
        print("kept", name)
    text = json.dumps(digests, indent=2)
    (FOLDER / DIGESTS).write_text(text + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
