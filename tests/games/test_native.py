"""The native rules of every game: the interpreted ones are the oracle, and nothing is undefined."""

from __future__ import annotations

import os
import random
import subprocess
from pathlib import Path
from typing import Any

import numpy as np
import pytest

from bingma.games import GAMES, rulebook
from bingma.kit.engine import Engine
from bingma.kit.native.building import compile_with, compilers
from bingma.kit.native.tables import packed
from bingma.kit.native.translate import translate
from bingma.kit.tree import Tree

pytestmark = pytest.mark.skipif(not compilers(), reason="there is no C compiler here")

NUMBERS = [(game, players) for game in GAMES for players in rulebook(game).player_numbers]


def record_of(engine: Engine, block: Any) -> Any:
    """A block as an array of one record."""
    record = engine.new_states(1)
    block.to_record(record[0])
    return record


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), NUMBERS)
def test_what_bots_use_is_the_same_at_every_step(game: str, players: int) -> None:
    """Hiding, filling in, judging and quick choices, on every state of some games."""
    book: Any = rulebook(game)
    slow, fast = book.engine.rules, book.compiled()
    chance, steps = random.Random(players), 0
    for seed in range(12):
        rng = book.engine.new_rng(seed)
        state = book.state()
        slow.deal(state, players, 0, rng)
        native_rng = np.array(rng, np.int64)
        while state.over == 0:
            seat = chance.randrange(-1, state.players)
            known, native = state.copy(), record_of(fast, state)
            slow.hide(known, seat)
            fast.rules.hide(native, seat)
            assert native.tobytes() == record_of(fast, known).tobytes(), f"hide, seed {seed}"
            if seat >= 0:
                slow.resample(known, seat, rng)
                fast.rules.resample(native, seat, native_rng)
                assert native.tobytes() == record_of(fast, known).tobytes(), f"seed {seed}"
                for p in range(state.players):
                    assert fast.rules.value(native, p) == slow.value(known, p)
                    assert fast.rules.standing(native, p) == slow.standing(known, p)
            if state.seat >= 0:
                quick = slow.quick_choice(state, rng)
                assert fast.rules.quick_choice(record_of(fast, state), native_rng) == quick
            assert native_rng.tolist() == rng
            action = chance.choice(state.legal[: state.legal_n])
            slow.apply_action(state, state.seat, action)
            steps += 1
    assert steps > 12 * 40


@pytest.mark.slow
@pytest.mark.parametrize(("game", "players"), NUMBERS)
def test_searches_grow_the_same_trees(game: str, players: int) -> None:
    """Choice, generator, every node and every edge."""
    book: Any = rulebook(game)
    chance, done, iterations = random.Random(players), 0, 24
    while done < 6:
        state = book.deal(players, (), done, 0)
        for _ in range(chance.randrange(70)):
            if state.over == 0:
                action = chance.choice(state.legal[: state.legal_n])
                book.engine.rules.apply_action(state, state.seat, action)
        if state.over or state.seat < 0 or state.legal_n == 0:
            continue
        known, trees = book.hidden(state, state.seat), []
        for engine in (book.engine, book.compiled()):
            tree = Tree(engine, iterations, book.thinking)
            states, rng = engine.new_states(4), engine.new_rng(done)
            states[0] = record_of(engine, known)[0] if engine.compiled else known.copy()
            chosen = tree.search(states, state.seat, iterations, 1 << 60, rng)
            nodes, edges = int(tree.used[0]), int(tree.used[1])
            rows = [[int(x) for x in row] for row in (*tree.nodes[:nodes], *tree.edges[:edges])]
            trees.append((chosen, [int(x) for x in rng], [int(x) for x in tree.used], rows))
        assert trees[0] == trees[1], f"position {done}"
        done += 1


# A program around the rules, for the sanitizers: random games, and on their way everything else.
PROGRAM = """
#include <stdio.h>
#include <stdlib.h>
#include <string.h>
static const word numbers[] = {%(numbers)s};
enum { iterations = 12, most_nodes = 64, most_edges = 4000 };
int main(void) {
    const Tables *t = (const Tables *)numbers;
    /* Each on its own, so that whatever is before and behind is noticed. */
    State *states = calloc(4, sizeof(State)), *known = calloc(1, sizeof(State));
    word *nodes = calloc(most_nodes * 3, 8), *edges = calloc(most_edges * 8, 8);
    word *used = calloc(4, 8);
    word *path = calloc(64 * 2, 8), *rewards = calloc(24, 8), *legal = calloc(256, 8);
    word *how = calloc(6, 8), *rng = calloc(4, 8);
    word settings[6] = {%(how)s};
    memcpy(how, settings, sizeof settings);
    i16 *out = calloc(LONGEST, 2);
    long long decisions = 0, searches = 0;
    for (num players = %(least)d; players <= %(most)d; players++)
        for (num seed = 0; seed < 150; seed++) {
            entry_seed_random(t, rng, 4, seed, players);
            entry_start(t, states, 4, 0, players, 0, rng, 4);
            while (!states[0].over) {
                num seat = states[0].seat;
                if (seat >= 0 && decisions %% 9 == 0) {
                    *known = states[0];
                    entry_hide(t, known, seat);
                    entry_resample(t, known, seat, rng, 4);
                    entry_value(t, known, seat);
                    entry_quick_choice(t, known, rng, 4);
                    if (seed < 6) {
                        State kept = states[0];
                        entry_hide(t, states, seat);
                        used[0] = 0;
                        entry_search(t, states, 4, seat, iterations, 1 << 30, nodes, most_nodes,
                                     3, edges, most_edges, 8, used, 4, path, 64, 2, rewards, 24,
                                     legal, 256, how, 6, rng, 4);
                        states[0] = kept;
                        searches++;
                    }
                }
                num action = states[0].legal[(unsigned)rng[0] %% states[0].legal_n];
                entry_seed_random(t, rng, 4, rng[0], decisions);
                entry_step(t, states, 4, 0, action, out, LONGEST);
                decisions++;
            }
        }
    printf("%%lld %%lld\\n", decisions, searches);
    return 0;
}
"""


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_nothing_is_undefined(game: str, tmp_path: Path) -> None:
    """Address and undefined-behaviour sanitizers over random games, bots' views and searches."""
    book: Any = rulebook(game)
    names = ("EXPLORE", "POLICY", "GOES", "SPREAD", "WIN", "LEAD")
    numbers = np.frombuffer(packed(book.components.tables), np.int64)
    text = translate(book.source) + f"\n#define LONGEST {book.state.fields['legal'].shape[0]}\n"
    text += PROGRAM % {
        "numbers": ", ".join(f"{n}LL" for n in numbers),
        "how": ", ".join(str(book.thinking[name]) for name in names),
        "least": book.player_numbers[0],
        "most": book.player_numbers[-1],
    }
    flags = ["-std=gnu11", "-O1", "-g", "-fwrapv", "-w", "-fno-sanitize-recover=all"]
    flags += ["-fsanitize=address,undefined"]
    program, command = tmp_path / "program", [*compilers()[0], *flags]
    if said := compile_with(command, "int main(void) { return 0; }", program):
        pytest.skip(f"the sanitizers cannot be linked here: {said}")
    assert compile_with(command, text, program) == ""
    environment = {**os.environ, "ASAN_OPTIONS": "detect_leaks=0"}
    run = subprocess.run([program], capture_output=True, text=True, env=environment, check=False)
    assert run.returncode == 0, run.stderr[:2000]
    decisions, searches = map(int, run.stdout.split())
    assert decisions > 30_000
    assert searches > 50
