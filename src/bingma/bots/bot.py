"""One bot at one seat: it is told what the seat may know, and chooses."""

from __future__ import annotations

from time import monotonic
from typing import Any

from bingma.bots.kinds import FAST_BOTS, Budget, Kind
from bingma.games.contract import NoNativeRules, Reason, Rulebook, View
from bingma.kit.engine import Engine
from bingma.kit.layout import Block
from bingma.kit.loops import FIRST_SEAT_STREAM, STREAMS_PER_GAME
from bingma.kit.tree import LARGEST_TREE, Tree

POOL = 4

# Iterations between two looks at the clock.
COMPILED_CHUNK = 64
INTERPRETED_CHUNK = 2


class Bot:
    """A player of one seat in one game, seeded, so that it plays the same again."""

    def __init__(
        self,
        kind: Kind,
        book: Rulebook[Any],
        seat: int,
        seed: int,
        index: int,
        budget: Budget,
        engine: Engine | None,
    ) -> None:
        self.kind = kind
        self.book = book
        self.seat = seat
        self.budget = budget
        self._engine = engine
        stream = index * STREAMS_PER_GAME + FIRST_SEAT_STREAM + seat
        self._rng: list[int] = book.engine.new_rng(seed, stream)
        self._known: Block | None = None
        self._tree: Tree | None = None

    def choose(self, view: View, seconds: float | None = None) -> int:
        """The id of the action to play, judged by nothing but the view of the seat.

        `seconds` is for those who have less time for this decision than the budget says.
        """
        return self.choose_known(view.knowledge, seconds)

    def choose_known(self, known: Any, seconds: float | None = None) -> int:
        """The same from the state that `hide` has gone over: a block, or a compiled record."""
        engine = self._engine or self._best_engine()
        rng = engine.new_rows(4)
        rng[:] = self._rng
        states = engine.new_states(POOL)
        self._put(engine, states, known)
        if self.kind.searches:
            chosen = self._search(engine, states, rng, seconds)
        else:
            number = FAST_BOTS[self.kind.name]
            chosen = engine.rules.known_choice(states, self.seat, number, rng)
        self._rng = [int(word) for word in rng]
        return int(chosen)

    def why(self) -> Reason:
        """What the bot thought when it chose last: a key with values, to be worded anywhere."""
        if not self.kind.searches:
            return Reason(f"bot-why-{self.kind.name}", {})
        if self._tree is None or self._known is None:
            return Reason("bot-why-nothing", {})
        thought = self._tree.thought()
        plan = {"plan": self._notations(thought.plan), "iterations": thought.iterations}
        if self.book.thinking["GOES"] > 0:
            # It did not look as far as the end.
            return Reason("bot-why-plan", plan)
        points, chance = round(thought.points, 1), round(100 * thought.chance)
        return Reason("bot-why", {**plan, "points": points, "chance": chance})

    def _best_engine(self) -> Engine:
        if not self.kind.searches:
            return self.book.engine
        try:
            return self.book.compiled()
        except NoNativeRules:
            return self.book.engine

    def _put(self, engine: Engine, states: Any, known: Any) -> None:
        """Lay what is known in front of the search, as blocks or as records."""
        if isinstance(known, Block):
            self._known = known
            if engine.compiled:
                known.to_record(states[0])
            else:
                states[0] = known.copy()
        elif engine.compiled:
            self._known = None
            states[0] = known
        else:
            states[0] = self.book.state.from_record(known)
            self._known = states[0].copy()

    def _search(self, engine: Engine, states: Any, rng: Any, seconds: float | None) -> int:
        wanted = self.budget.iterations or LARGEST_TREE
        tree = self._tree
        if tree is None or tree.engine is not engine:
            tree = self._tree = Tree(engine, wanted, self.book.thinking)
        tree.clear()
        chunk = COMPILED_CHUNK if engine.compiled else INTERPRETED_CHUNK
        limits = [time for time in (self.budget.seconds, seconds) if time is not None]
        if not limits:
            return tree.search(states, self.seat, wanted, wanted, rng)
        end = monotonic() + min(limits)
        limit = wanted if self.budget.iterations else 1 << 60
        chosen = tree.search(states, self.seat, chunk, limit, rng)
        while not tree.settled(limit) and monotonic() < end:
            chosen = tree.search(states, self.seat, chunk, limit, rng)
        return chosen

    def _notations(self, plan: list[int]) -> list[str]:
        """The planned actions of this go, told on one of the states that may be."""
        assert self._known is not None
        state = self._known.copy()
        self.book.engine.rules.resample(state, self.seat, self.book.engine.new_rng(0))
        told: list[str] = []
        for action in plan:
            if action not in self.book.legal(state, self.seat):
                break
            told.append(self.book.write_action(state, self.seat, action))
            self.book.apply(state, self.seat, action)
        return told
