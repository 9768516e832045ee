"""The memory of a search (`kit.search`), and what can be read from it afterwards."""

from __future__ import annotations

from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from bingma.kit import search
from bingma.kit.engine import Engine

LONGEST_PATH = 64
EDGES_PER_NODE = 3
SPARE_EDGES = 1000
LARGEST_TREE = 100_000
LARGEST_INTERPRETED_TREE = 5_000


@dataclass(frozen=True)
class Thought:
    """What a search found out about its choice."""

    plan: list[int]
    points: float
    chance: float
    iterations: int


class Tree:
    """The memory of a search, laid out once and used for every choice."""

    def __init__(self, engine: Engine, iterations: int, how: Mapping[str, int]) -> None:
        self.engine = engine
        largest = LARGEST_TREE if engine.compiled else LARGEST_INTERPRETED_TREE
        size = min(iterations, largest) + 1
        self.nodes = engine.new_rows(size, search.NODE_COLUMNS)
        self.edges = engine.new_rows(EDGES_PER_NODE * size + SPARE_EDGES, search.EDGE_COLUMNS)
        self.used = engine.new_rows(search.USED)
        self.path = engine.new_rows(LONGEST_PATH, 2)
        self.rewards = engine.new_rows(3 * search.MAX_SEATS)
        self.legal = engine.new_rows(search.LONGEST_LIST)
        self.how = engine.new_rows(search.SETTINGS)
        for name, number in how.items():
            self.how[getattr(search, name)] = number

    def clear(self) -> None:
        """Forget everything."""
        self.used[search.NODES] = 0

    def search(self, states: Any, seat: int, iterations: int, limit: int, rng: Any) -> int:
        """Think on; the action to play as things stand."""
        rules = self.engine.rules
        chosen: int = rules.search(
            states,
            seat,
            iterations,
            limit,
            self.nodes,
            self.edges,
            self.used,
            self.path,
            self.rewards,
            self.legal,
            self.how,
            rng,
        )
        return chosen

    def settled(self, limit: int) -> bool:
        """Whether more thought cannot change the choice."""
        return bool(self.used[search.SETTLED]) or self.used[search.ITERATIONS] >= limit

    def thought(self) -> Thought:
        """What was found out: the actions of the own go that were tried most, and how they end."""
        edge = self._most_tried(0, None)
        visits = max(1, int(self.edges[edge][search.VISITS]))
        seat = int(self.edges[edge][search.KEY]) // search.SEAT_KEY
        points = int(self.edges[edge][search.SCORE]) / visits / search.POINT
        chance = int(self.edges[edge][search.WINS]) / visits / search.ONE
        plan: list[int] = []
        while edge != search.NO:
            plan.append(int(self.edges[edge][search.KEY]) % search.SEAT_KEY)
            node = int(self.edges[edge][search.CHILD])
            edge = search.NO if node == search.NO else self._most_tried(node, seat)
        return Thought(plan, points, chance, int(self.used[search.ITERATIONS]))

    def _most_tried(self, node: int, seat: int | None) -> int:
        """The edge tried most at a node; NO if another seat chooses there more often."""
        best, edge = search.NO, int(self.nodes[node][search.FIRST])
        while edge != search.NO:
            if best == search.NO or search.is_ahead_of(self.edges[edge], self.edges[best]):
                best = edge
            edge = int(self.edges[edge][search.NEXT])
        if seat is None or best == search.NO:
            return best
        return best if int(self.edges[best][search.KEY]) // search.SEAT_KEY == seat else search.NO
