"""Bots: they play by the rules, see nothing but their seat, and think as long as they may."""

from __future__ import annotations

import itertools
import random
from collections.abc import Callable, Iterator
from typing import Any

import pytest

import bingma
from bingma.bots import BOTS, BadBudget, Budget, UnknownBot, make_bot
from bingma.games import rulebook
from bingma.kit import search
from bingma.kit.engine import Engine
from bingma.kit.tree import Tree
from bingma.play.game import Game
from tests.games.xian.test_secrecy import disguised

LITTLE = Budget(iterations=12)


@pytest.fixture(scope="module")
def compiled() -> Engine:
    engine: Engine = rulebook("xian").compiled()
    return engine


def positions(game: str, players: int, seed: int, every: int) -> Iterator[tuple[Game, int]]:
    """Every so many decisions of a random game, with a seat that decides."""
    rng = random.Random(seed)
    table = bingma.new_game(game, players=players, seed=seed)
    for n in itertools.count():
        if table.over:
            return
        seat = rng.choice(table.deciding)
        if n % every == 0:
            yield table, seat
        table.play(rng.choice(table.legal(seat)).id, seat)


@pytest.mark.parametrize("name", BOTS)
@pytest.mark.parametrize("players", [2, 3, 4])
def test_bots_play_legal_actions_to_the_end(name: str, players: int, compiled: Engine) -> None:
    game = bingma.new_game("xian", players=players, seed=5)
    bots = [make_bot(name, game.book, seat, 9, 0, LITTLE, compiled) for seat in range(players)]
    while not game.over:
        seat = game.deciding[0]
        game.play(bots[seat].choose(game.view(seat)), seat)
    assert game.record()["result"]["ranking"]


def looked(choose: Callable[[Game, int], int]) -> bool:
    """Whether an answer ever changes with what the seat cannot see: all of it is changed."""
    rng = random.Random(4)
    return any(
        choose(table, seat) != choose(disguised(table, seat, rng), seat)
        for table, seat in positions("xian", 3, seed=6, every=7)
    )


@pytest.mark.parametrize("name", BOTS)
def test_bots_are_blind(name: str, compiled: Engine) -> None:
    """Everything hidden is changed: with the same seed the bot answers the same."""

    def answer(table: Game, seat: int) -> int:
        return make_bot(name, table.book, seat, 9, 3, LITTLE, compiled).choose(table.view(seat))

    assert not looked(answer)


def test_a_bot_that_looks_is_caught() -> None:
    def peek(table: Game, seat: int) -> int:
        others = [tuple(hand) for p, hand in enumerate(table._state.hand) if p != seat]
        return hash(tuple(others))

    assert looked(peek)


@pytest.mark.parametrize("name", BOTS)
def test_interpreted_and_compiled_choose_the_same(name: str, compiled: Engine) -> None:
    budget = Budget(iterations=6)
    for table, seat in positions("xian", 4, seed=3, every=40):
        view = table.view(seat)
        chosen = [
            make_bot(name, table.book, seat, 2, 1, budget, engine).choose(view)
            for engine in (table.book.engine, compiled)
        ]
        assert chosen[0] == chosen[1]


def test_the_known_state_may_be_a_block_or_a_record(compiled: Engine) -> None:
    for table, seat in positions("xian", 2, seed=3, every=30):
        known = table.view(seat).knowledge
        record = compiled.new_states(1)[0]
        known.to_record(record)
        bots = [
            make_bot("minister", table.book, seat, 2, 1, Budget(iterations=4), engine)
            for engine in (table.book.engine, compiled, table.book.engine, compiled)
        ]
        told = [known, known, record, record]
        assert len({bot.choose_known(what) for bot, what in zip(bots, told, strict=True)}) == 1


def test_the_same_seed_plays_the_same_and_another_one_differently(compiled: Engine) -> None:
    def game(seed: int) -> list[list[Any]]:
        table = bingma.new_game("xian", players=2, seed=1)
        bots = [make_bot("steward", table.book, seat, seed, 0, LITTLE, compiled) for seat in (0, 1)]
        while not table.over:
            seat = table.deciding[0]
            table.play(bots[seat].choose(table.view(seat)), seat)
        return table.record()["actions"]

    assert game(1) == game(1) != game(2)


def test_a_slow_machine_shortens_thought_not_the_game() -> None:
    """Without the compiler the strongest bot gets less far, and still answers."""
    table = bingma.new_game("xian", players=2, seed=1)
    bot = make_bot("emperor", table.book, 0, 1, 0, Budget(40000, 0.05), table.book.engine)
    chosen = bot.choose(table.view(0))
    assert chosen in [action.id for action in table.legal(0)]
    assert 0 < bot.why().values["iterations"] < 40000


def test_who_has_no_time_left_answers_all_the_same(compiled: Engine) -> None:
    table = bingma.new_game("xian", players=2, seed=1)
    for engine in (compiled, table.book.engine):
        bot = make_bot("emperor", table.book, 0, 1, 0, None, engine)
        chosen = bot.choose(table.view(0), seconds=-1.0)
        assert chosen in [action.id for action in table.legal(0)]
        assert 0 < bot.why().values["iterations"] <= 64


def test_the_first_decision_of_a_go_takes_longest() -> None:
    emperor = BOTS["emperor"]
    assert emperor.patience(within_go=False) == emperor.seconds > emperor.patience(within_go=True)


def test_a_stronger_kind_thinks_more_and_nobody_waits_long() -> None:
    ranked = sorted((kind for kind in BOTS.values() if kind.strength), key=lambda k: k.iterations)
    assert [kind.strength for kind in ranked] == [1, 2, 3, 4]
    assert [kind.name for kind in ranked] == [name for name, kind in BOTS.items() if kind.strength]
    assert ranked[-1].seconds <= 2
    assert ranked[-2].seconds <= 0.5


def test_the_search_knows_who_wins_a_tie() -> None:
    """X9.6: there is always one winner."""
    book = bingma.new_game("xian", players=2, seed=1).book
    rules, rewards = book.engine.rules, book.engine.new_rows(3 * search.MAX_SEATS)
    how = Tree(book.engine, 1, book.thinking).how
    ties = 0
    for seed in range(400):
        game = bingma.new_game("xian", players=2, seed=seed)
        rng = random.Random(seed)
        while not game.over:
            game.play(rng.choice(game.legal()))
        totals = [score["total"] for score in game.record()["result"]["scores"]]
        rules.judge(game.view(0).knowledge, rewards, how)
        won = rewards[2 * search.MAX_SEATS : 2 * search.MAX_SEATS + 2]
        winner = game.record()["result"]["ranking"][0]
        assert won == [search.ONE if seat == winner else 0 for seat in range(2)]
        ties += totals[0] == totals[1]
        if ties == 2:
            return
    pytest.fail("no game ended level")


def test_a_bot_says_why(compiled: Engine) -> None:
    for table, seat in positions("xian", 2, seed=8, every=25):
        bot = make_bot("steward", table.book, seat, 2, 1, Budget(iterations=40), compiled)
        chosen = bot.choose(table.view(seat))
        why = bot.why()
        notation = next(str(action) for action in table.legal(seat) if action.id == chosen)
        assert why.key == "bot-why"
        assert why.values["plan"][0] == notation
        assert 0 <= why.values["chance"] <= 100
        assert -50 < why.values["points"] < 200


def test_a_bot_that_does_not_look_to_the_end_tells_its_plan_only() -> None:
    table = bingma.new_game("terracotta-army", players=1, seed=1)
    bot = make_bot("minister", table.book, 1, 1, 0, Budget(iterations=2), table.book.engine)
    assert bot.why().key == "bot-why-nothing"
    bot.choose(table.view(1))
    why = bot.why()
    assert (why.key, set(why.values)) == ("bot-why-plan", {"plan", "iterations"})


@pytest.mark.parametrize("name", ["random", "greedy"])
def test_bots_that_do_not_search_say_so(name: str) -> None:
    table = bingma.new_game("xian", players=2, seed=1)
    bot = make_bot(name, table.book, 0, 1)
    bot.choose(table.view(0))
    assert bot.why().key == f"bot-why-{name}"


@pytest.mark.parametrize("options", [(), (1, 6)])
def test_the_same_search_plays_terracotta_army(options: tuple[int, ...]) -> None:
    game = bingma.new_game("terracotta-army", players=1, seed=5, options=options)
    [seat] = set(range(2)) - set(game.book.automata(1))
    bot = make_bot("minister", game.book, seat, 9, 0, Budget(iterations=2), game.book.engine)
    while not game.over:
        game.play(bot.choose(game.view(seat)), seat)
    assert game.record()["result"]["ranking"]


def test_budgets_are_read_and_written() -> None:
    assert Budget.parse("500") == Budget(iterations=500)
    assert Budget.parse("0.25s") == Budget(seconds=0.25)
    assert [str(Budget.parse(text)) for text in ("500", "2s")] == ["500", "2s"]


@pytest.mark.parametrize("text", ["", "0", "-3", "x", "1.5", "0s", "s", "9999s", "1e3", "٣"])
def test_what_is_no_budget_is_refused(text: str) -> None:
    with pytest.raises(BadBudget, match="no budget"):
        Budget.parse(text)


def test_an_unknown_bot_is_refused() -> None:
    with pytest.raises(UnknownBot, match="There is no bot “dragon”"):
        make_bot("dragon", rulebook("xian"), 0, 1)
