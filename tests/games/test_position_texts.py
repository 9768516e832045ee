"""Texts of positions: nothing is lost, nothing is given away, and nothing impossible is read."""

from __future__ import annotations

import json
import random
from collections.abc import Callable, Iterator
from pathlib import Path
from typing import Any

import pytest

import bingma
from bingma.games import rulebook
from bingma.games.contract import CHANCE, SPECTATOR, BadPosition
from bingma.games.positions import UNKNOWN
from bingma.games.terracotta.rules import state as army
from bingma.games.xian.rules import state as xian
from bingma.play.replay import replay_lines
from bingma.texts import LANGUAGES, Texts
from tests.games.terracotta import invariants as army_invariants
from tests.games.xian import invariants as xian_invariants

CHECKS: dict[str, Callable[[Any], None]] = {
    "xian": xian_invariants.check,
    "terracotta-army": army_invariants.check,
}
STRICT = {language: Texts(language, strict=True) for language in LANGUAGES}
GAMES = [("xian", 2), ("xian", 3), ("xian", 4)]
GAMES += [("terracotta-army", players) for players in (1, 2, 3, 4)]


def states(game: str, players: int, seed: int) -> Iterator[Any]:
    """Every state of a random game, some options on where there are any."""
    book: Any = rulebook(game)
    rng = random.Random(f"{game} {players} {seed}")
    options = [option for option in book.options(players) if rng.random() < 0.4]
    state = book.deal(players, options, seed, 0)
    yield state
    while not state.over:
        seat = rng.choice(book.deciders(state))
        book.apply(state, seat, rng.choice(book.legal(state, seat)))
        yield state


def at_rest(state: Any) -> Any:
    """A copy in which numbers that say nothing now are as if they had never been used."""
    state = state.copy()
    state.legal[state.legal_n :] = [0] * (len(state.legal) - state.legal_n)
    if isinstance(state, xian.State):
        _xian_at_rest(state)
    else:
        _army_at_rest(state)
    return state


def _xian_at_rest(s: xian.State) -> None:
    s.start_tile = [0] * 4
    if s.over or s.decision in (xian.FAVOUR, xian.PLAN):
        s.order, s.order_at, s.step = [0, 1, 2, 3], 0, 0
    if s.decision not in (xian.SEAL, xian.PAY):
        s.place = 0
    if s.decision not in (xian.GIVE, xian.TAKE):
        s.exchanges = s.may_stop = 0
    # In which order cards were drawn says nothing once they lie somewhere.
    gone = [token for token in s.turn_track if token != xian.NONE]
    s.request_deck[: s.request_next] = [*gone, *s.request]
    held = [card for row in s.equipment for card in row if card != xian.NONE]
    shown = [card for card in s.display if card != xian.NONE]
    drawn = s.equipment_deck[: s.equipment_next]
    left = [card for card in drawn if card not in held and card not in shown]
    s.equipment_deck[: s.equipment_next] = [*left, *held, *shown]


def _army_at_rest(s: army.State) -> None:
    s.tally = [0] * 4
    on_wheel = not s.over and s.ring in range(army.RINGS)
    specialist = s.figure >= army.FIRST_SPECIALIST
    if s.decision != army.PLACE:
        s.rotated = 0
    if not on_wheel:
        s.slice = s.placed_artisan = 0
    if s.decision not in (army.SPACE, army.FACE, army.USE, army.PM_SPACE, army.PM_FACE):
        s.figure = s.with_weapon = 0
    elif specialist:
        s.with_weapon = 0
    if s.decision not in (army.FACE, army.USE, army.PM_FACE):
        s.space = 0
    if s.decision != army.PM_SPACE:
        s.choices = 0
    if s.decision not in (army.PM_SPACE, army.PM_FACE) or not specialist:
        s.paid_weapon = 0
    if s.decision != army.STACK:
        s.taken_stack = army.NONE
    if s.taken_stack == army.NONE:
        s.taken_clay = 0
    if s.decision != army.WHICH_INSPECTOR:
        s.other_step = 0
    his_turn = (army.PM_GOES_ON, army.PM_NEXT_RING, army.PM_ROTATION, army.PM_NEXT_ROW)
    if s.step not in his_turn:
        s.rolled = 0
    if s.step != army.PM_SURPRISE or s.decision != army.PM_SPACE:
        s.surprises = 0


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_every_state_of_a_game_survives(game: str, players: int) -> None:
    book: Any = rulebook(game)
    longest = seen = 0
    for seed in range(5):
        for state in states(game, players, seed):
            text = book.write_position(state)
            again = book.read_position(text)
            assert again == at_rest(state), text
            assert book.write_position(again) == text
            assert (UNKNOWN in text, "\n" in text) == (False, False)
            longest, seen = max(longest, len(text)), seen + 1
    assert seen > 300
    assert longest < 1500


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_the_game_goes_on_as_it_would_have(game: str, players: int) -> None:
    """What a text leaves out has no influence: the same actions bring the same to the end."""
    book: Any = rulebook(game)
    rng = random.Random(players)
    tried = 0
    for state in states(game, players, 20):
        if rng.random() > 0.05:
            continue
        one, two = state.copy(), book.read_position(book.write_position(state))
        while not one.over:
            seat = rng.choice(book.deciders(one))
            legal = book.legal(one, seat)
            assert (book.deciders(two), book.legal(two, seat)) == (book.deciders(one), legal)
            assert one.go == two.go
            action = rng.choice(legal)
            assert book.apply(one, seat, action) == book.apply(two, seat, action)
        assert book.result(one) == book.result(two)
        tried += 1
    assert tried > 3


def moments(game: str, players: int, seed: int, share: float) -> Iterator[bingma.Game]:
    """Some moments of a random game."""
    rng = random.Random(seed)
    played = bingma.new_game(game, players=players, seed=seed)
    while not played.over:
        if rng.random() < share:
            yield played
        seat = rng.choice(played.deciding)
        played.play(rng.choice(played.legal(seat)), seat)
    yield played


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_what_a_seat_knows_survives(game: str, players: int) -> None:
    """Also what it remembers: equipment seen taken, the own cards under the deck (X10)."""
    book: Any = rulebook(game)
    for played in moments(game, players, 3, 0.2):
        for seat in (*range(played.players), None):
            text = played.position_text(seat)
            viewer = SPECTATOR if seat is None else seat
            known = at_rest(book.hidden(played._state, viewer))
            assert book.hidden(book.read_position(text), viewer) == known, text
            drawn = bingma.from_position(text, seed=1)
            CHECKS[game](drawn._state)
            assert json.dumps(drawn.view(seat)) == json.dumps(played.view(seat))
            assert drawn.position_text(seat) == text
            assert UNKNOWN not in drawn.open_position_text()


def test_a_seed_draws_what_is_not_known() -> None:
    played = next(moments("xian", 3, 5, 0.1))
    text = played.position_text(1)
    one, same, other = (bingma.from_position(text, seed=seed) for seed in (4, 4, 5))
    assert one.open_position_text() == same.open_position_text()
    assert one.open_position_text() != other.open_position_text()


def test_a_chance_event_that_is_due_is_drawn() -> None:
    book: Any = rulebook("terracotta-army")
    due = next(s for s in states("terracotta-army", 1, 1) if s.seat == CHANCE)
    text = book.write_position(due)
    game = bingma.from_position(text, seed=2)
    assert game.deciding != [CHANCE]
    assert (game.log[0].seat, game.record()["setup"]) == (CHANCE, {"position": text})
    assert [seat.kind for seat in game.seats] == ["automaton", "human"]


# Records


@pytest.mark.parametrize(("game", "players"), GAMES)
def test_a_record_of_a_game_from_a_position_replays(game: str, players: int) -> None:
    rng = random.Random(players)
    began = next(moments(game, players, 6, 0.1))
    played = bingma.from_position(began.position_text(0), seed=9)
    text = played.restarted().open_position_text()
    while not played.over:
        seat = rng.choice(played.deciding)
        played.play(rng.choice(played.legal(seat)), seat)
    record = json.loads(json.dumps(played.record()))
    assert record["setup"] == {"position": text}
    again = bingma.from_record(record)
    assert again.record() == played.record()
    assert again.copy().record() == played.record()
    assert len(list(replay_lines(record))) > 2


@pytest.mark.parametrize(
    ("change", "problem"),
    [
        ({"position": 5}, "must begin with the name of its game"),
        ({"faces": {}}, "a set-up with a position has nothing else"),
        ({"position": None}, "must leave nothing unknown"),
        ({"seats": 1}, "the position has 2 seats, and the record 3"),
    ],
)
def test_a_record_with_a_bad_position_is_refused(change: dict[str, Any], problem: str) -> None:
    game = bingma.from_position(bingma.new_game("xian", seed=1).open_position_text())
    record: Any = game.record()
    if change == {"position": None}:
        change = {"position": game.position_text(0)}
    if change.pop("seats", None):
        record["seats"].append({"name": "Eve", "kind": "human"})
    record["setup"] |= change
    with pytest.raises(bingma.BadRecord, match=problem):
        bingma.from_record(record)


# Texts by hand

XIAN = (
    "xian t2r1 build@0 requests:4,7,2,11 fulfilled:1 ends:six,pairs,tiles,helpers "
    "display:sword-1,-,horse-2,- / coins:3 clay:2 plan:R5/B1 / plan:Y1/B1"
)
ARMY = "terracotta-army r1 place@0 tiles:coins,clay,border,archer,guard / coins:2 / wet:1"
SOLO = (
    "terracotta-army r1 place@1 solo:2,5 tiles:coins,clay,border,archer,guard wheel:3=0 "
    "/ coins:2 masters:builder / wet:1 artisans:1 officer:C4,D4>south"
)


def test_what_is_left_out_is_bare_or_drawn() -> None:
    game = bingma.from_position(XIAN, seed=1)
    xian_invariants.check(game._state)
    assert game.decision() == "build"
    assert {"enter workshop", "enter armory", "enter palace"} <= set(game.legal())
    view = game.view(0)
    assert (view["order"], view["board"]["minister"]) == ([0, 1], "lab")
    assert [player["coins"] for player in view["players"]] == [3, 0]
    assert [len(player["discards"]) for player in view["players"]] == [4, 4]
    other = bingma.from_position(ARMY, seed=1)
    army_invariants.check(other._state)
    assert (other.decision(), other.deciding) == ("place", [0])


def test_capital_letters_and_spaces_do_not_matter() -> None:
    book = rulebook("xian")
    spaced = XIAN.upper().replace(",", ",\n ").replace(" / ", "\n / ")
    assert book.write_position(book.read_position(spaced)) == book.write_position(
        book.read_position(XIAN)
    )


def test_parts_of_hands_and_stacks_may_be_known() -> None:
    text = XIAN.replace("plan:R5/B1", "plan:R5/B1 hand:?,Y6 deck:Y4,? helpers:officer played:?")
    text = text.replace("display:", "equipment-stack:sword-4,? display:")
    for seed in range(5):
        state: Any = bingma.from_position(text, seed=seed)._state
        xian_invariants.check(state)
        assert (state.hand[0][1], state.deck[0][8]) == (5, 3)
        assert state.equipment_deck[state.equipment_next] == 23
        assert state.deck[0][0] == 17, "the officer was played first"
    planned = (
        "xian t1r1 plan requests:4,7,2,11 ends:six,pairs,tiles,helpers "
        "/ plan:G2/B1 hand:? / favoured:1"
    )
    for seed in range(5):
        game = bingma.from_position(planned, seed=seed)
        xian_invariants.check(game._state)
        assert {"G2", "B1"} < set(game.view(0)["you"]["hand"])


def test_a_solo_position_by_hand() -> None:
    game = bingma.from_position(SOLO, seed=1)
    army_invariants.check(game._state)
    assert game.view(1)["options"] == [2, 5]
    officer = {"figure": "officer", "seat": 1, "direction": "south", "head": None}
    assert game.view(1)["board"]["grid"]["D4"] == officer
    assert game.deciding == [1]


def test_the_examples_of_the_documentation() -> None:
    page = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
    found = [line for line in page.splitlines() if line.startswith(tuple(CHECKS))]
    assert len(found) == 2
    for text in found:
        game = bingma.from_position(text, seed=1)
        CHECKS[game.name](game._state)
        assert game.position_text(1) == text


def test_the_documentation_names_every_field() -> None:
    page = (Path(__file__).parents[2] / "docs" / "positions.md").read_text(encoding="utf-8")
    for game, players in (("xian", 2), ("terracotta-army", 1), ("terracotta-army", 3)):
        written = set()
        for seed in range(6):
            for state in states(game, players, seed):
                text = rulebook(game).write_position(state)
                written |= {word.partition(":")[0] for word in text.split() if ":" in word}
                written |= {word.partition("@")[0] for word in text.split() if "@" in word}
        assert {
            name for name in written if f"`{name}`" not in page and f"`{name}@" not in page
        } == set()


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("", "it must begin with the name of its game (xian, terracotta-army)"),
        ("chess", "not with “chess”"),
        ("xian", "Xi'an has 2 to 4 seats, and here are 0"),
        ("xian t1 favour / / / / /", "and here are 5"),
        ("xian t7r1 plan / /", "the time and the decision, like “t3r1 build@0”"),
        (XIAN.replace("build@0", "dream@0"), "dream@0: must be one of favour, plan"),
        (XIAN.replace("build@0", "build"), "build@0"),
        (XIAN.replace("t2r1", "t2"), "only favour, in turn 1"),
        (XIAN.replace("build@0", "build@2"), "there are only 2 seats"),
        (XIAN.replace("build@0", "work@0 discounted"), "discounted: has no meaning here"),
        (XIAN.replace("build@0", "seal@0 on:A1"), "on: no raw statue"),
        (XIAN.replace("coins:3", "coins:3 coins:4"), "seat 0, coins: is there already."),
        (XIAN.replace("coins:3", "coins:x"), 'seat 0, coins: must be from 0 to 999, not "x".'),
        (XIAN.replace("coins:3", "coins:-1"), 'not "-1"'),
        (XIAN.replace("coins:3", "luck:3"), "seat 0, luck: has no meaning here"),
        (XIAN.replace("coins:3", "poor"), "seat 0, poor: is no field"),
        (XIAN.replace("clay:2", "pigments:YYYYYYY"), "there are only 6 of Y"),
        (XIAN.replace("clay:2", "unused:market"), "has not come to market yet"),
        (XIAN.replace("clay:2", "keeps:six"), "kept at the end of the track, and only there"),
        (XIAN.replace("clay:2", "equipment:sword-1"), "equipment: has sword-1 twice"),
        (XIAN.replace("clay:2", "equipment:sword-2,sword-3,sword-4"), "at most 2 cards"),
        (XIAN.replace("clay:2", "hand:R5,?"), "cards: has R5 twice"),
        (XIAN.replace("clay:2", "played:R1/Y2"), "played: must have 2 entries, not 1"),
        (
            XIAN.replace("clay:2", "played:R1/R2,R3/R4 helpers:officer"),
            "“officer” has not been played on top",
        ),
        (
            XIAN.replace("plan:R5/B1", ""),
            "plan: must be a pair like G2/B1, top over bottom, not “-”",
        ),
        (XIAN.replace("plan:R5/B1", "plan:R5"), "top over bottom, not “R5”"),
        (XIAN.replace("plan:R5/B1", "plan:R7/B1"), 'must be one of Y1, Y2 … B6, not "R7"'),
        (XIAN.replace("six,", ""), "4 tiles are in play"),
        (XIAN.replace("4,7,2,11", "4,7,1,11"), "requests: has 1 twice"),
        (XIAN.replace("4,7,2,11", "4,7,?,11"), "for they lie open"),
        (XIAN.replace("fulfilled:1", "fulfilled:1,3"), "fulfilled: must have 1 entry, not 2"),
        (XIAN.replace("display:", "builders:lab=0 display:"), "seat 0 has sent at most 0"),
        (
            XIAN.replace("display:", "track:0,-,-,-,-,- display:"),
            "track: must have every seat once",
        ),
        (XIAN.replace("display:", "pit:.,.,. display:"), "pit: “.” must be 8 spaces"),
        (XIAN.replace("display:", "pit:.r....r.,r.....r.,....r... display:"), "C3 has a statue"),
        (
            XIAN.replace("display:", "order:1,0 display:").replace("R5/B1", "R5/B2"),
            "the higher bottom",
        ),
        (XIAN.replace("build@0", "forge@0").replace("sword-1", "-"), "nothing to choose from"),
        (ARMY.replace("place@0", "place@1"), "it is the turn of seat 0"),
        (ARMY.replace("place@0", "dice"), "belongs to the solo game"),
        (ARMY.replace("place@0", "place@5"), "place@5: must be one of place@1, inner@1"),
        (ARMY.replace("border,", ""), "tiles: must have 5 entries, not 4"),
        (ARMY.replace("tiles", "wheel:3=0,3=1 tiles"), "two such workers are on slice 3"),
        (ARMY.replace("tiles", "wheel:3=0,4=0 tiles"), "place their workers in turn"),
        (ARMY.replace("tiles", "warehouses:0,1,0,0 tiles"), "guard has at most 0"),
        (ARMY.replace("tiles", "musician:C4>east tiles"), "musician: has no direction"),
        (ARMY.replace("tiles", "kneeling_archer:C4>east tiles"), "C4 faces no warrior"),
        (ARMY.replace("tiles", "decrees:4 tiles"), "decrees: has no meaning here"),
        (ARMY.replace("coins:2", "officer:I1>east"), "no room for the horse of I1"),
        (ARMY.replace("coins:2", "officer:C4,C4"), "C4 is taken"),
        (ARMY.replace("coins:2", "artisans:6"), "only 5 workers"),
        (ARMY.replace("coins:2", "points:luck=3"), 'not "luck"'),
        (SOLO.replace("masters:builder", ""), "in this round the Prime Minister has 1"),
        (SOLO.replace("solo:2,5", "solo:9"), "solo: must be one of 1, 2"),
        (SOLO.replace("place@1", "master").replace("3=0", "3=0,4=1"), "all workers are back"),
        (SOLO.replace("place@1", "decree blocked"), "wheel: by its workers"),
        (SOLO.replace("place@1", "inner@1 slice:3"), "it is the turn of seat 0"),
    ],
)
def test_a_bad_text_is_refused_with_a_sentence(text: str, problem: str) -> None:
    with pytest.raises(BadPosition) as caught:
        bingma.from_position(text, seed=1)
    message = str(caught.value)
    assert problem in message
    assert "\n" not in message
    for language in LANGUAGES:
        assert STRICT[language].say(caught.value.key, **caught.value.values)


# Wild texts


def mutated(text: str, other: str, rng: random.Random) -> str:
    """A text with something changed, by a letter, a word or a value of another position."""
    words = text.split(" ")
    at = rng.randrange(len(words))
    match rng.randrange(8):
        case 0:
            i = rng.randrange(len(text))
            return text[:i] + text[i + 1 :]
        case 1:
            i = rng.randrange(len(text))
            return text[:i] + rng.choice("0123456789abYRGB?-,:/=>@*. \n€") + text[i + 1 :]
        case 2:
            del words[at]
        case 3:
            words[at] = rng.choice(other.split(" "))
        case 4:
            words.insert(at, rng.choice(other.split(" ")))
        case 5:
            name, colon, value = words[at].partition(":")
            values = value.split(",")
            rng.shuffle(values)
            words[at] = name + colon + ",".join(values[: rng.randint(0, len(values) + 1)])
        case 6:
            name = words[at].partition(":")[0]
            words[at] = next((w for w in other.split(" ") if w.startswith(f"{name}:")), "over")
        case _:
            groups = text.split(" / ")
            rng.shuffle(groups)
            return " / ".join(groups)
    return " ".join(words)


@pytest.mark.parametrize("game", CHECKS)
def test_wild_texts_are_refused_or_give_possible_positions(game: str) -> None:
    rng = random.Random(game)
    texts = []
    for name, players in GAMES:
        if name == game:
            for played in moments(game, players, 8, 0.25):
                texts += [played.open_position_text(), played.position_text(0)]
    book: Any = rulebook(game)
    accepted = finished = 0
    for _ in range(4000):
        text = rng.choice(texts)
        for _ in range(rng.randint(1, 2)):
            text = mutated(text, rng.choice(texts), rng)
        try:
            state: Any = bingma.from_position(text, seed=1)._state
        except BadPosition:
            continue
        accepted += 1
        CHECKS[game](state)
        assert book.read_position(book.write_position(state)) == at_rest(state)
        if accepted % 20 == 0:
            finished += 1
            while not state.over:
                seat = rng.choice(book.deciders(state))
                book.apply(state, seat, rng.choice(book.legal(state, seat)))
                CHECKS[game](state)
    assert accepted > 250
    assert finished > 12
