"""Why an action is not legal: every refusal with its key and values, and never a wrong one."""

from __future__ import annotations

import inspect
import random
import re
from collections.abc import Callable

import pytest

import bingma
from bingma import Game, IllegalAction, Reason
from bingma.games.xian import names, reasons
from tests.games.xian.positions import (
    BOOK,
    Player,
    deck,
    equipment_cost,
    free_spaces,
    fresh,
    play,
    position,
    state_of,
    statues,
)

A1 = free_spaces("A")[0]
SWORD = ("sword-1", None, None, None)
SWORD_PRICE = equipment_cost("sword-1")
NO_CARDS = (None, None, None, None)
RICH = Player(coins=9, clay=9, pigments="YY", unused="open/free market discount extra")
EVERYWHERE = dict.fromkeys(names.SPACES[:12], "raw")
FULL_PIT = {space: "012"[i % 3] if i < 18 else "raw" for i, space in enumerate(names.SPACES)}
FOUR = {p: deck("Y1 R2 G3 B4") for p in range(4)}

Case = tuple[Callable[[], Game], int, str, str, dict[str, object]]


def over() -> Game:
    game = position(Player(), Player(), turn=6, round_=2)
    return play(game, "pass", "pigment", "pass")


def planning(round_: int = 1) -> Game:
    game = play(fresh(2, FOUR), "favour", "favour")
    if round_ == 2:
        play(game, "plan Y1/R2", "plan Y1/R2")
        while game.decision() != "plan":
            game.play({"work": "pigment"}.get(str(game.decision()), "pass"))
    return game


CASES: list[Case] = [
    # who and when
    (over, 0, "pass", "game-over", {}),
    (
        lambda: play(fresh(2, FOUR), "favour"),
        0,
        "favour",
        "already-decided",
        {"decision": "favour"},
    ),
    (
        lambda: play(planning(), "plan Y1/R2"),
        0,
        "plan Y1/R2",
        "already-decided",
        {"decision": "plan"},
    ),
    (lambda: position(RICH, Player()), 1, "pass", "not-your-decision", {"seat": 0}),
    (lambda: fresh(2, FOUR), 0, "plan Y1/R2", "not-now", {"decision": "favour"}),
    (planning, 1, "favour", "not-now", {"decision": "plan"}),
    (
        lambda: position(RICH, Player(), at="work"),
        0,
        "enter palace",
        "not-now",
        {"decision": "work"},
    ),
    (lambda: position(RICH, Player(), at="work"), 0, "discount", "not-now", {"decision": "work"}),
    (lambda: position(RICH, Player()), 0, "done", "not-now", {"decision": "build"}),
    (lambda: position(RICH, Player()), 0, "work", "not-now", {"decision": "build"}),
    (
        lambda: position(RICH, Player(), at="after"),
        0,
        "enter palace",
        "not-now",
        {"decision": "after"},
    ),
    (lambda: position(RICH, Player(), at="after"), 0, "pass", "not-now", {"decision": "after"}),
    (
        lambda: play(position(RICH, Player()), "enter workshop"),
        0,
        "market",
        "not-now",
        {"decision": "craft"},
    ),
    # entering
    (
        lambda: position(RICH, Player(), builders={"palace": [1, 0]}, minister="armory"),
        0,
        "enter armory",
        "pair-closed",
        {"building": "armory", "other": "palace", "count": 3, "limit": 3},
    ),
    (
        lambda: position(RICH, Player(), builders={"palace": [1, 1, 0]}, minister="lab"),
        0,
        "free palace",
        "pair-closed",
        {"building": "palace", "other": "armory", "count": 3, "limit": 3},
    ),
    (
        lambda: position(RICH, Player()),
        0,
        "open palace",
        "pair-not-closed",
        {"building": "palace"},
    ),
    (lambda: position(RICH, Player()), 0, "free palace", "no-fee-due", {"building": "palace"}),
    (
        lambda: position(Player(end_tile="tiles", coins=9), Player()),
        0,
        "enter palace",
        "end-of-track",
        {},
    ),
    # workshop
    (lambda: position(RICH, Player(), pit=EVERYWHERE), 0, "enter workshop", "no-raw-statue", {}),
    (
        lambda: position(Player(clay=1), Player()),
        0,
        "enter workshop",
        "too-little-clay",
        {"needed": 2, "owned": 1},
    ),
    (
        lambda: position(Player(clay=2), Player(), pit={f"A{i}": "01"[i % 2] for i in range(1, 9)}),
        0,
        "enter workshop",
        "too-little-clay",
        {"needed": 3, "owned": 2},
    ),
    (
        lambda: position(RICH, Player(), Player(), pit=FULL_PIT),
        0,
        "enter workshop",
        "pit-full",
        {},
    ),
    (
        lambda: play(position(Player(clay=2), Player()), "enter workshop"),
        0,
        f"craft {free_spaces('C')[0]}",
        "too-little-clay",
        {"needed": 5, "owned": 2},
    ),
    (
        lambda: play(position(RICH, Player()), "discount", "enter workshop"),
        0,
        f"craft {statues('A')[0]}",
        "space-taken",
        {"space": statues("A")[0]},
    ),
    (
        lambda: play(
            position(Player(clay=3, unused="discount"), Player()), "discount", "enter workshop"
        ),
        0,
        f"craft {free_spaces('C')[0]}",
        "too-little-clay",
        {"needed": 4, "owned": 3},
    ),
    # lab
    (
        lambda: position(Player(pigments="YY", warriors=0), Player(), requests="YRGB"),
        0,
        "enter lab",
        "no-warrior-left",
        {},
    ),
    (
        lambda: position(Player(pigments="YY"), Player(), pit={"A1": "raw+seal:1"}),
        0,
        "enter lab",
        "no-statue-to-paint",
        {},
    ),
    (
        lambda: position(
            Player(pigments="G"), Player(), pit={"A1": "raw", "C1": "raw"}, requests="YRGB"
        ),
        0,
        "enter lab",
        "too-few-pigments",
        {
            "pigments": [
                {"section": "A", "colours": ["Y", "any"], "discounted": False},
                {"section": "C", "colours": ["B", "B"], "discounted": False},
            ]
        },
    ),
    (
        lambda: play(
            position(
                Player(pigments="YY"),
                Player(),
                pit={"A1": "raw", "A2": "raw", "B1": "raw"},
                requests="YRGB",
            ),
            "enter lab",
        ),
        0,
        "paint B1",
        "too-few-pigments",
        {"pigments": [{"section": "B", "colours": ["R", "G"], "discounted": False}]},
    ),
    (
        lambda: play(position(RICH, Player(), requests="YRGB"), "enter lab"),
        0,
        f"paint {A1}",
        "nothing-there",
        {"space": A1},
    ),
    (
        lambda: play(
            position(RICH, Player(), pit={"A1": "raw", "A2": "raw", "A3": "1"}, requests="YRGB"),
            "enter lab",
        ),
        0,
        "paint A3",
        "already-painted",
        {"space": "A3", "seat": 1},
    ),
    (
        lambda: play(
            position(
                RICH, Player(), pit={"A1": "raw", "A2": "raw", "A3": "raw+seal:1"}, requests="YRGB"
            ),
            "enter lab",
        ),
        0,
        "paint A3",
        "sealed",
        {"space": "A3", "seat": 1},
    ),
    (
        lambda: play(
            position(Player(pigments="YRB"), Player(), pit={"A1": "raw"}, requests="YRGB"),
            "enter lab",
        ),
        0,
        "pay G",
        "none-owned",
        {"resource": "G"},
    ),
    (
        lambda: play(
            position(
                Player(pigments="YRG", unused="discount"),
                Player(),
                pit={"B1": "raw"},
                requests="YRGB",
            ),
            "discount",
            "enter lab",
        ),
        0,
        "pay Y",
        "not-requested",
        {"colour": "Y"},
    ),
    # armory
    (lambda: position(RICH, Player(), display=NO_CARDS), 0, "enter armory", "display-empty", {}),
    (
        lambda: position(Player(coins=SWORD_PRICE - 1), Player(), display=SWORD),
        0,
        "enter armory",
        "too-few-coins",
        {"needed": SWORD_PRICE, "owned": SWORD_PRICE - 1, "fee": 0},
    ),
    (
        lambda: position(
            Player(coins=SWORD_PRICE),
            Player(),
            display=SWORD,
            builders={"armory": [1]},
            minister="lab",
        ),
        0,
        "enter armory",
        "too-few-coins",
        {"needed": SWORD_PRICE, "owned": SWORD_PRICE - 2, "fee": 2},
    ),
    (
        lambda: position(
            Player(coins=SWORD_PRICE - 1, unused="open/free"),
            Player(),
            display=SWORD,
            builders={"armory": [1]},
            minister="lab",
        ),
        0,
        "free armory",
        "too-few-coins",
        {"needed": SWORD_PRICE, "owned": SWORD_PRICE - 1, "fee": 0},
    ),
    (
        lambda: position(
            Player(coins=SWORD_PRICE - 2, unused="extra"),
            Player(),
            display=SWORD,
            minister="armory",
            minister_bonus=True,
        ),
        0,
        "enter armory",
        "too-few-coins",
        {"needed": SWORD_PRICE, "owned": SWORD_PRICE - 1, "fee": 0},
    ),
    (
        lambda: play(
            position(
                RICH, Player(), display=["crossbow-1", None, "chariot-1", None], minister="lab"
            ),
            "enter armory",
        ),
        0,
        "forge 2",
        "slot-empty",
        {"slot": 2},
    ),
    (
        lambda: play(
            position(
                Player(coins=SWORD_PRICE - 1),
                Player(),
                display=["sword-1", "crossbow-1", "crossbow-2", None],
                minister="lab",
            ),
            "enter armory",
        ),
        0,
        "forge 1",
        "too-few-coins",
        {"needed": SWORD_PRICE, "owned": SWORD_PRICE - 1, "fee": 0},
    ),
    # palace
    (
        lambda: play(
            position(Player(supervisor=4), Player(end_tile="warriors"), minister="lab"),
            "enter palace",
        ),
        0,
        "keep warriors",
        "end-tile-taken",
        {"tile": "warriors", "seat": 1},
    ),
    (
        lambda: play(position(Player(supervisor=4), Player(), minister="lab"), "enter palace"),
        0,
        "keep pairs",
        "end-tile-not-in-game",
        {"tile": "pairs"},
    ),
    # tiles
    (
        lambda: position(Player(coins=9), Player()),
        0,
        "extra armory",
        "tile-not-owned",
        {"tile": "extra"},
    ),
    (
        lambda: position(Player(coins=9), Player()),
        0,
        "open palace",
        "tile-not-owned",
        {"tile": "open/free"},
    ),
    (
        lambda: position(Player(coins=9), Player()),
        0,
        "discount",
        "tile-not-owned",
        {"tile": "discount"},
    ),
    (
        lambda: position(Player(coins=9), Player(), at="work"),
        0,
        "market",
        "tile-not-owned",
        {"tile": "market"},
    ),
    (
        lambda: position(Player(coins=9, supervisor=4), Player()),
        0,
        "extra armory",
        "tile-used",
        {"tile": "extra"},
    ),
    (
        lambda: position(Player(coins=9, supervisor=4), Player()),
        0,
        "free armory",
        "tile-used",
        {"tile": "open/free"},
    ),
    (
        lambda: position(Player(unused="market"), Player()),
        0,
        "market",
        "nothing-to-exchange",
        {},
    ),
    (
        lambda: position(Player(unused="discount"), Player(), display=NO_CARDS),
        0,
        "discount",
        "nothing-to-discount",
        {},
    ),
    (
        lambda: position(Player(clay=9, unused="market discount"), Player(), at="after"),
        0,
        "discount",
        "nothing-to-discount",
        {},
    ),
    (lambda: play(position(RICH, Player()), "discount"), 0, "pass", "discount-announced", {}),
    (lambda: play(position(RICH, Player()), "discount"), 0, "market", "discount-announced", {}),
    (lambda: play(position(RICH, Player()), "discount"), 0, "discount", "discount-announced", {}),
    (
        lambda: play(position(RICH, Player(), at="after"), "discount"),
        0,
        "done",
        "discount-announced",
        {},
    ),
    (
        lambda: play(position(RICH, Player()), "discount"),
        0,
        "enter palace",
        "no-discount-in-palace",
        {},
    ),
    (
        lambda: play(position(RICH, Player()), "discount"),
        0,
        "extra palace",
        "no-discount-in-palace",
        {},
    ),
    # exchange
    (
        lambda: play(position(RICH, Player()), "market"),
        0,
        "stop",
        "first-exchange-required",
        {},
    ),
    (
        lambda: play(position(RICH, Player()), "market"),
        0,
        "give R",
        "none-owned",
        {"resource": "R"},
    ),
    (
        lambda: play(position(RICH, Player(pigments="BBBBBB")), "market", "give coin"),
        0,
        "take B",
        "out-of-stock",
        {"resource": "B"},
    ),
]


@pytest.mark.parametrize(
    ("make", "seat", "action", "key", "values"),
    CASES,
    ids=[f"{key}: {action}" for _, _, action, key, _ in CASES],
)
def test_a_refusal_has_its_key_and_values(
    make: Callable[[], Game], seat: int, action: str, key: str, values: dict[str, object]
) -> None:
    game = make()
    assert game.why_not(action, seat=seat) == Reason(key, values)
    with pytest.raises(IllegalAction) as error:
        game.play(action, seat=seat)
    assert error.value.reason == Reason(key, values)


@pytest.mark.parametrize("round_", [1, 2])
def test_a_plan_of_one_card_or_of_cards_not_held_is_refused_by_its_id(round_: int) -> None:
    """Only ids can name such a plan; the notation cannot."""
    game = planning(round_)
    held = 4 if round_ == 1 else 2
    refused = [
        game.why_not(16 + 4 * top + bottom, seat=0) for top in range(4) for bottom in range(4)
    ]
    assert refused.count(None) == held * (held - 1)
    reasons_given = {str(reason) for reason in refused if reason is not None}
    assert reasons_given == {f"two-cards-needed (hand {held})"}


def test_a_seat_that_is_not_there_is_told_so() -> None:
    game = position(RICH, Player())
    with pytest.raises(IllegalAction) as error:
        game.play("pass", seat=2)
    assert error.value.reason.key == "no-such-seat"
    assert BOOK.why_not(state_of(game), 2, 36) == Reason("no-such-seat", {"seat": 2, "players": 2})


def test_a_seat_that_is_not_there_is_told_so_at_the_favour_too() -> None:
    state = state_of(fresh(2, FOUR))
    assert BOOK.why_not(state, 2, 0) == Reason("no-such-seat", {"seat": 2, "players": 2})


def test_every_refusal_of_the_reasons_is_tried_here() -> None:
    written = set(re.findall(r'Reason\(\s*"([a-z-]+)"', inspect.getsource(reasons)))
    tried = {key for _, _, _, key, _ in CASES} | {"two-cards-needed", "no-such-seat"}
    assert tried == written


def test_an_id_that_is_no_action_is_refused() -> None:
    game = position(RICH, Player())
    for number in (-1, BOOK.action_count, 10_000):
        with pytest.raises(IllegalAction) as error:
            game.play(number)
        assert error.value.reason == Reason("no-such-action", {"id": number})


@pytest.mark.parametrize("players", [2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2])
def test_a_reason_is_given_exactly_for_what_is_not_legal(players: int, seed: int) -> None:
    """Over whole random games, for every id and every seat."""
    game = bingma.new_game("xian", players=players, seed=seed)
    chance = random.Random(seed)
    while not game.over:
        state = state_of(game)
        before = state.copy()
        for seat in range(players):
            legal = {action.id for action in game.legal(seat)}
            allowed = {
                action
                for action in range(BOOK.action_count)
                if BOOK.why_not(state, seat, action) is None
            }
            assert allowed == legal
        assert state == before
        seat = chance.choice(game.deciding)
        game.play(chance.choice(game.legal(seat)), seat=seat)
    for seat in range(players):
        for action in range(BOOK.action_count):
            assert BOOK.why_not(state_of(game), seat, action) == Reason("game-over", {})


def test_with_a_discount_the_reason_asks_for_one_pigment_only() -> None:
    """X8.4: any single pigment in A, one of the requested colours elsewhere."""
    game = position(Player(clay=9, unused="discount"), Player(), pit={"A1": "raw"}, requests="YRGB")
    game.play("discount")
    reason = game.why_not("enter lab")
    assert reason is not None
    assert reason.key == "too-few-pigments"
    assert all(asked["discounted"] for asked in reason.values["pigments"])
