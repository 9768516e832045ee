"""Binding rules to data, and life without NumPy."""

from __future__ import annotations

import inspect
import json
import os
import subprocess
import sys
import textwrap
from pathlib import Path
from types import ModuleType
from typing import Any, cast

import numpy as np
import pytest

import bingma
from bingma.games.xian.rulebook import Xian
from bingma.kit import learning, loops, search
from bingma.kit.binding import KIT_MODULES
from bingma.kit.engine import Engine
from bingma.kit.game import GAME_RULES, MOST_ACTIONS, MOST_SEATS, BadGame, GameBlock
from bingma.kit.layout import Block, Row, i16, layout
from bingma.kit.native.building import library
from bingma.kit.rules import Needed
from tests.kit import toy
from tests.kit.native.workshop import toy_game
from tests.kit.toy import Toy

SMALL = {"heap": [4], "takes": [1]}
LARGE = {"heap": [30], "takes": [3]}
PACKAGE = Path(bingma.__file__).parent


def engine(tables: dict[str, Any], native: bool = False) -> Engine:
    return Engine(Toy, [toy], tables, library(toy_game(tables=tables)) if native else None)


# Binding


@pytest.mark.parametrize("native", [False, True], ids=["interpreted", "native"])
def test_engines_with_different_data_live_side_by_side(native: bool) -> None:
    small, large = engine(SMALL, native), engine(LARGE, native)
    pools = [made.new_states(1) for made in (small, large)]
    outs: list[Any] = [np.zeros(5, np.int16), np.zeros(5, np.int16)]
    for made, states in zip((small, large), pools, strict=True):
        made.rules.start(states, 0, 2, 0, made.new_rng(1))
    counts = []
    for _ in range(4):
        counts.append(
            [
                made.rules.step(states, 0, 1, out)
                for made, states, out in zip((small, large), pools, outs, strict=True)
            ]
        )
    assert counts == [[1, 3], [1, 3], [1, 3], [0, 3]]
    heaps = [int(states[0]["heap"]) if native else states[0].heap for states in pools]
    assert heaps == [0, 26]


def test_every_loop_does_the_same_interpreted_and_compiled() -> None:
    seen: list[list[Any]] = []
    for compiled in (False, True):
        made = engine(LARGE, compiled)
        rules, states = made.rules, made.new_states(1 + loops.LOOK_AHEAD)
        rng, rngs, log = made.new_rng(5), made.new_rows(8, 4), made.new_rows(50, 2)
        bots, totals = made.new_rows(8), made.new_rows(2)
        bots[1] = loops.GREEDY_BOT
        steps = rules.play_game(states, 3, 2, 2, 0, bots, rngs, log)
        played = [[int(x) for x in log[i]] for i in range(steps)]
        rules.random_games(states, rng, 2, 0, 5, totals)
        batch_rngs, legal = made.new_rows(4, 4), np.zeros((4, 5), np.int16)
        actions, counts, mask = made.new_rows(4), made.new_rows(4), np.zeros((4, 5), np.int8)
        states = states[:4]
        finished = 0
        for i in range(4):
            rules.seed_random(batch_rngs[i], 1, i)
            rules.start(states, i, 3, 0, batch_rngs[i])
            actions[i] = 1
        for _ in range(40):
            finished += rules.step_batch(states, actions, batch_rngs, 3, 0, legal, counts)
        rules.mask_batch(states, mask)
        rules.copy_many(states, 3, 0, 2)
        lists = [[[int(x) for x in row] for row in grid] for grid in (legal, mask, batch_rngs)]
        blocks = [Toy.from_record(s) if made.compiled else s for s in states]
        seen.append(
            [
                played,
                [int(x) for x in totals],
                [int(x) for x in rng],
                finished,
                lists,
                [int(x) for x in counts],
                [list(block.numbers()) for block in blocks],
            ]
        )
    assert seen[0] == seen[1]
    assert seen[0][1][0] == 5
    assert seen[0][3] == 4, "40 steps of one through a heap of 30: each game ends once"


def test_the_originals_stay_without_data() -> None:
    engine(SMALL)
    with pytest.raises(TypeError, match="'heap' has no data yet"):
        toy.deal(Toy(), 2, 0, [1, 2, 3, 4])
    with pytest.raises(TypeError, match="'deal' is bound by an engine only"):
        loops.start([Toy()], 0, 2, 0, [1, 2, 3, 4])


def test_data_is_copied_into_the_engine() -> None:
    tables = {"heap": [4], "takes": [1]}
    made = engine(tables)
    tables["heap"][0] = 9
    states = made.new_states(1)
    made.rules.start(states, 0, 2, 0, made.new_rng(1))
    assert states[0].heap == 4


def test_missing_tables_are_named() -> None:
    with pytest.raises(BadGame) as caught:
        engine({"heap": [3]})
    assert str(caught.value) == "Toy: tables that are missing: 'takes' (for tests.kit.toy)"


def test_missing_rules_are_named_with_the_game() -> None:
    poor = ModuleType("poor")
    source = inspect.getsource(toy).replace("def value(", "def worth(")
    exec(source.replace("def beats(", "def wins_over("), poor.__dict__)
    with pytest.raises(BadGame) as caught:
        Engine(Toy, [poor, learning], SMALL, game="Heaps")
    assert str(caught.value) == (
        "Heaps: rules that are missing: 'value' (for bingma.kit.loops), "
        "'beats' (for bingma.kit.learning), 'observe' (for bingma.kit.learning), "
        "'points' (for bingma.kit.learning)"
    )


def test_the_list_of_rules_is_what_the_kit_asks_for() -> None:
    asked = {
        item.name
        for module in KIT_MODULES
        for item in vars(module).values()
        if isinstance(item, Needed)
    }
    assert sorted(GAME_RULES) == sorted(asked)


def test_rules_of_the_same_name_are_refused() -> None:
    twin = ModuleType("twin")
    exec("from bingma.kit.rules import rule\n@rule\ndef deal(s):\n    pass", twin.__dict__)
    with pytest.raises(BadGame, match="Toy: two rules are called 'deal'"):
        Engine(Toy, [toy, twin], SMALL)


def test_a_state_must_have_what_every_game_has() -> None:
    @layout
    class Plain(Block):
        heap: int = i16()

    @layout
    class Listless(GameBlock):
        heap: int = i16()

    @layout
    class Endless(GameBlock):
        legal: Row = i16(257)

    for state, fault in (
        (Plain, "Plain: the state must be a GameBlock, and 'Plain' is not"),
        (Listless, "Listless: the state must have a field 'legal', like 'legal: Row = i16(18)'"),
        (
            Endless,
            "Endless: a decision may have 256 legal actions at most, and 'legal' has room for 257",
        ),
    ):
        with pytest.raises(BadGame) as caught:
            Engine(cast("type[GameBlock]", state), [toy], SMALL)
        assert str(caught.value) == fault


@pytest.mark.parametrize(
    ("name", "value", "fault"),
    [
        ("action_count", 4097, "Xi'an: a game may have 4096 action ids at most, not 4097"),
        ("player_numbers", range(2, 8), "Xi'an: a game may have 6 seats at most, not 7"),
    ],
)
def test_a_game_may_not_be_too_large(
    name: str, value: Any, fault: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(Xian, name, value)
    with pytest.raises(BadGame) as caught:
        Xian().bind()
    assert str(caught.value) == fault


def test_the_limits_are_those_of_the_search_and_the_loops() -> None:
    assert MOST_SEATS <= search.MAX_SEATS
    seat, action = MOST_SEATS - 1, MOST_ACTIONS - 1
    assert divmod(seat * search.SEAT_KEY + action, search.SEAT_KEY) == (seat, action)
    assert GameBlock.fields["legal_n"].range[-1] >= search.LONGEST_LIST


def test_events_reach_only_who_listens() -> None:
    made = engine(SMALL)
    states = made.new_states(2)
    for i in range(2):
        made.rules.start(states, i, 2, 0, made.new_rng(1))
    heard: list[Any] = []
    states[1].events = heard
    for i in range(2):
        made.rules.step(states, i, 1, [0] * 5)
    assert heard == [(toy.TAKEN, states[0].seat ^ 1, 1, 0, 0)]


# Without a compiler


def run_python(code: str, *arguments: str, **environment: str) -> str:
    """What a program of its own prints."""
    done = subprocess.run(
        [sys.executable, "-c", textwrap.dedent(code), *arguments],
        capture_output=True,
        text=True,
        env=os.environ | environment,
        check=False,
    )
    assert done.returncode == 0, done.stderr
    return done.stdout


WITHOUT = """
import sys

class Missing:
    def find_spec(self, name, path=None, target=None):
        if name.split(".")[0] in BLOCKED:
            raise ModuleNotFoundError(f"No module named '{name}'", name=name)

def not_installed(*names):
    global BLOCKED
    BLOCKED = names
    sys.meta_path.insert(0, Missing())
    for name in names:
        sys.modules[name] = None
"""


def test_games_can_be_played_without_numpy() -> None:
    code = (
        WITHOUT
        + """
not_installed("numpy")
import json, random, bingma
game = bingma.new_game("xian", players=3, seed=1)
rng = random.Random(1)
while not game.over:
    seat = game.deciding[0]
    game.play(rng.choice(game.legal(seat)), seat)
    game.view(seat)
print(json.dumps(bingma.from_record(game.record()).result()))
"""
    )
    result = json.loads(run_python(code))
    assert sorted(result["ranking"]) == [[0], [1], [2]]
