"""Positions of Terracotta Army to try a rule on, laid out as a test says.

Everything not named is bare (no coins, no clay, nothing on the grid). Pieces stay complete: figures
on the grid are taken from the rack, the bases and the specialists. What a slice shows is looked up
by name, so no test depends on where the component data put it.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any, cast

from bingma.games import rulebook
from bingma.games.contract import CHANCE, Event
from bingma.games.terracotta import names, notation
from bingma.games.terracotta.explanations import Explanation, explanation
from bingma.games.terracotta.rules.state import (
    BEGIN_TURN,
    HUMAN,
    NOBODY,
    PM,
    State,
)
from bingma.games.terracotta.shapes import RuleStep

BOOK: Any = rulebook("terracotta-army")
RULES: Any = BOOK.engine.rules
DATA: dict[str, Any] = BOOK.components.tables

# Tiles that say nothing about types or areas in the rounds that most tests use.
TILES = ("coins", "clay", "quad_nw", "quad_se", "border")


def space(name: str) -> int:
    """The number of a space."""
    return names.SPACES.index(name)


def spaces(text: str) -> int:
    """A set of spaces from their names, with spaces between."""
    return sum(1 << space(name) for name in text.split())


def named(found: int) -> str:
    """The names of a set of spaces."""
    return " ".join(name for i, name in enumerate(names.SPACES) if found >> i & 1)


class Table:
    """A game in the making: a state, and what has been told since the last question."""

    def __init__(
        self,
        players: int = 1,
        options: Sequence[int] = (),
        tiles: Sequence[str] = TILES,
        row: str = "sword halberd bow spear",
        masters: str = "",
        round_no: int = 1,
    ) -> None:
        """One player is the solo game; `masters` are the Prime Minister's."""
        setup: dict[str, Any] = {"mode": "multi", "players": players, "order": [*range(players)]}
        if players == 1:
            first = ["builder", "administrator"] if 4 in options else ["builder"]
            setup = {"mode": "solo", "options": sorted(options), "pm_masters": first}
            setup["pm_weapons"] = row.split()
        setup["tiles"] = list(tiles)
        self.s: State = BOOK.read_setup(setup, max(players, 2))
        self.tell: list[Event] = []  # what was told since the last question
        s = self.s
        s.round_no = round_no
        for p in range(s.players):
            s.coins[p] = s.wet[p] = 0
            for m in range(len(names.MASTERS)):
                s.master[p][m] = 0
        for i, master in enumerate(masters.split()):
            s.master[PM][names.MASTERS.index(master)] = i + 1
        self.human = HUMAN if players == 1 else 0

    # Laying out

    def put(self, grid: Mapping[str, str]) -> Table:
        """Figures as T7.9 writes them: "officer:1", "guard:0>east", "kneeling_archer>west"."""
        for at, text in grid.items():
            figure, _, way = text.partition(">")
            kind, _, owner = figure.partition(":")
            direction = names.DIRECTIONS.index(way) if way else -1
            if kind in names.TYPES:
                RULES.put_warrior(self.s, int(owner), names.TYPES.index(kind), space(at))
                if way:
                    RULES.put_specialist(self.s, 0, space(at), direction)
            else:
                RULES.put_specialist(self.s, names.SPECIALISTS.index(kind), space(at), direction)
        return self

    def only_on_rack(self, **left: int) -> Table:
        """How many warriors of each type are left; none of those not named."""
        self.s.rack = [left.get(kind, 0) for kind in names.TYPES]
        return self

    def activate(self, p: int, weapons: str) -> Table:
        """Exactly these weapons of a player are active."""
        self.s.active[p] = [int(weapon in weapons.split()) for weapon in names.WEAPONS]
        return self

    def hire(self, p: int, masters: str) -> Table:
        """A player's tokens."""
        for i, master in enumerate(masters.split()):
            self.s.master[p][names.MASTERS.index(master)] = i + 1
        return self

    def inspect(self, place: str) -> Table:
        """Both inspectors look at a space."""
        row, column = divmod(space(place), 9)
        self.s.inspector = [column, row]
        return self

    def show(self, inner: str = "soak", middle: str = "coins", outer: str = "sword") -> int:
        """Turn the rings so that one slice shows these actions; returns the slice.

        An amount may be left out: "build" is the first build of the ring.
        """
        at = self.entry(2, outer)
        self.s.turned = [(at - self.entry(0, inner)) % 12, (self.entry(1, middle) - at) % 12]
        return at

    def entry(self, ring: int, wanted: str) -> int:
        shown = [
            names.shown_text(names.shown(a, n))
            for a, n in zip(DATA["wheel_action"][ring], DATA["wheel_number"][ring], strict=True)
        ]
        return next(
            i for i, text in enumerate(shown) if wanted in (text, text.rstrip("0123456789"))
        )

    # Playing

    def turn_of(self, p: int) -> Table:
        """The turn of a seat begins."""
        s = self.s
        s.order_at = s.order.index(p)
        s.decision, s.step = NOBODY, BEGIN_TURN
        RULES.settle(s)
        return self

    def on_slice(self, at: int, worker: str = "craftsman", p: int | None = None) -> Table:
        """A player's turn begins with a worker on a slice."""
        p = self.human if p is None else p
        if worker == "artisan":
            self.s.craftsmen[p] -= 1
            self.s.artisans[p] += 1
        self.turn_of(p)
        return self.play(f"place {worker} {at}")

    def minister_on(self, at: int) -> Table:
        """The Prime Minister's turn begins with his overseer reaching a slice."""
        self.s.overseer = (at - 1) % 12
        self.turn_of(PM)
        return self.play("dice 1 6")

    def play(self, *texts: str) -> Table:
        """Play actions and chance events; all must be legal."""
        for text in texts:
            assert text in self.legal(), f"{text} is not in {self.legal()}"
            raws = BOOK.apply(self.s, self.s.seat, notation.read(text))
            self.tell = BOOK.describe_events(raws)
        return self

    def run(self, rule: str, *arguments: int) -> Table:
        """Run one rule by itself, as if nobody had been asked anything."""
        self.s.decision = NOBODY
        raws: list[Any] = []
        self.s.events = raws
        getattr(RULES, rule)(self.s, *arguments)
        self.s.events = None
        self.tell = BOOK.describe_events(raws)
        return self

    # Looking

    def legal(self) -> list[str]:
        """The notations of all legal actions, or of all outcomes of a draw."""
        return [notation.write(a) for a in BOOK.legal(self.s, self.s.seat)]

    @property
    def asked(self) -> str | None:
        """The decision, and whose: "1 place", "chance dice"."""
        decision = names.DECISIONS[self.s.decision]
        seat = "chance" if self.s.seat == CHANCE else str(self.s.seat)
        return None if self.s.over or decision is None else f"{seat} {decision}"

    def rules_told(self) -> list[tuple[str, str]]:
        """Rule and choice of every explanation since the last question."""
        return [(e["rule"], e["chosen"]) for e in self.explained()]

    def explained(self) -> list[Explanation]:
        """All explanations of T7.10 since the last question."""
        steps = [explanation(cast(RuleStep, e)) for e in self.tell if e["kind"] == "rule"]
        return [step for step in steps if step is not None]

    def steps(self, name: str) -> list[Event]:
        """The steps of a name since the last question, as data."""
        return [e for e in self.tell if e["kind"] == "rule" and e["step"] == name]

    def step(self, name: str) -> Event:
        """The only step of a name."""
        (event,) = self.steps(name)
        return event

    def told(self, rule: str) -> Explanation:
        """The only explanation of a rule."""
        (event,) = [e for e in self.explained() if e["rule"] == rule]
        return event

    def grid(self) -> dict[str, str]:
        """The grid as T7.9 writes it."""
        board: dict[str, str] = BOOK.position(self.s)["board"]["grid"]
        return board

    def vp(self, p: int) -> int:
        """All points of a player."""
        points: int = RULES.total_points(self.s, p)
        return points
