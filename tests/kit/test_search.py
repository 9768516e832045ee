"""The search of `kit.search`, on the smallest game there is: what to take is known there."""

from __future__ import annotations

from typing import Any

import pytest

from bingma.kit import search
from bingma.kit.engine import Engine
from bingma.kit.tree import Tree
from tests.kit import toy
from tests.kit.toy import Toy

HOW = {"EXPLORE": 1000, "POLICY": 0, "GOES": 0, "SPREAD": 0, "WIN": 1000, "LEAD": 1000}
PLENTY = 1 << 60


def heap_of(
    count: int, how: dict[str, int] | None = None, iterations: int = 600
) -> tuple[Engine, Any, Tree]:
    """A heap to take up to three from, with seat 0 to choose."""
    engine = Engine(Toy, [toy], {"heap": [count], "takes": [3]})
    states = engine.new_states(4)
    engine.rules.deal(states[0], 2, 0, engine.new_rng(1))
    states[0].seat = 0
    return engine, states, Tree(engine, iterations, how or HOW)


@pytest.mark.parametrize("count", [5, 6, 7, 9, 10, 11])
def test_the_search_finds_the_move_that_wins(count: int) -> None:
    engine, states, tree = heap_of(count)
    chosen = tree.search(states, 0, 600, PLENTY, engine.new_rng(3))
    assert chosen == count % 4  # leave a multiple of four


def test_the_same_seed_and_iterations_choose_the_same() -> None:
    trees = []
    for parts in ((600,), (1, 99, 500)):
        engine, states, tree = heap_of(11)
        rng = engine.new_rng(8)
        for iterations in parts:
            tree.search(states, 0, iterations, PLENTY, rng)
        trees.append((tree.nodes, tree.edges, tree.used, rng))
    assert trees[0] == trees[1]


def test_stopping_when_the_choice_is_settled_does_not_change_it() -> None:
    engine, states, whole = heap_of(6)
    chosen = whole.search(states, 0, 600, PLENTY, engine.new_rng(3))
    engine, states, short = heap_of(6)
    assert short.search(states, 0, 600, 600, engine.new_rng(3)) == chosen
    assert short.used[search.ITERATIONS] < 600 == whole.used[search.ITERATIONS]
    assert short.settled(600)
    assert not whole.settled(PLENTY)


def test_no_more_iterations_than_the_limit() -> None:
    engine, states, tree = heap_of(11)
    tree.search(states, 0, 600, 24, engine.new_rng(3))
    assert tree.used[search.ITERATIONS] == 24


def test_a_full_tree_is_searched_on_without_growing() -> None:
    engine, states, tree = heap_of(11, iterations=20)
    tree.edges = tree.edges[:40]
    tree.search(states, 0, 400, PLENTY, engine.new_rng(3))
    assert tree.used[search.NODES] == len(tree.nodes) == 21
    assert tree.used[search.ITERATIONS] == 400


def test_what_was_found_out_adds_up() -> None:
    engine, states, tree = heap_of(10)
    chosen = tree.search(states, 0, 500, PLENTY, engine.new_rng(3))
    thought = tree.thought()
    assert thought.plan == [chosen]  # then the other seat chooses
    assert 0.5 < thought.chance <= 1
    assert thought.points == pytest.approx(thought.chance)  # one point for who takes the last one
    assert thought.iterations == 500
    visits = sum(
        tree.edges[edge][search.VISITS]
        for edge in range(tree.used[search.EDGES])
        if engine.rules.find_edge(tree.nodes, tree.edges, 0, tree.edges[edge][search.KEY]) == edge
    )
    assert visits == 500


def test_a_look_ahead_is_a_first_opinion_only() -> None:
    """`value` likes a small heap; that is wrong at 6 (leave 4), and the search finds out."""
    engine, states, tree = heap_of(6, {**HOW, "SPREAD": 1})
    tree.search(states, 0, 1, PLENTY, engine.new_rng(3))
    priors = {
        tree.edges[edge][search.KEY]: tree.edges[edge][search.PRIOR]
        for edge in range(tree.used[search.EDGES])
    }
    assert priors[3] > priors[2] > priors[1]
    assert tree.search(states, 0, 599, PLENTY, engine.new_rng(3)) == 2


@pytest.mark.parametrize(
    ("n", "root"), [(0, 0), (1, 1), (2, 1), (3, 1), (4, 2), (99, 9), (100, 10)]
)
def test_whole_root(n: int, root: int) -> None:
    engine, _, _ = heap_of(5)
    assert engine.rules.whole_root(n) == root


def test_whole_root_of_every_number() -> None:
    engine, _, _ = heap_of(5)
    for n in (*range(3000), 10**12 - 1, 10**12, 10**12 + 1):
        root = engine.rules.whole_root(n)
        assert root * root <= n < (root + 1) * (root + 1)
