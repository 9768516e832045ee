"""X10: nothing that a seat cannot see reaches it in any way.

A game is told twice: as it was, and with everything that the seat cannot know replaced by something
else that fits. Whatever the seat can get must be the same, byte by byte.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Iterator
from itertools import pairwise
from typing import Any

import pytest

from bingma.games import rulebook
from bingma.games.contract import RawEvent, Reason
from bingma.games.xian import names
from bingma.games.xian.notation import FIXED
from bingma.games.xian.rulebook import Xian
from bingma.games.xian.rules.actions import ACTIONS
from bingma.games.xian.rules.state import DECK, EQUIPMENT, HAND, State
from bingma.play.game import Game, IllegalAction, Seat

PLAYERS = (2, 3, 4)
CARD = re.compile(r"[YRGB][1-6]")


def play_record(book: Any, setup: Any, actions: Any) -> Game:
    """A game from its set-up and actions, with any rulebook."""
    seats = [Seat(f"Player {p + 1}") for p in range(len(setup["players"]))]
    game = Game(book, book.read_setup(setup, len(seats)), seats)
    for seat, action in actions:
        game.play(action, seat)
    return game


def random_game(book: Any, players: int, seed: int) -> Iterator[Game]:
    """The moments of a random game."""
    rng = random.Random(seed)
    seats = [Seat(f"Player {p + 1}") for p in range(players)]
    game = Game(book, book.deal(players, (), seed, 0), seats)
    yield game
    while not game.over:
        seat = rng.choice(game.deciding)
        game.play(rng.choice(game.legal(seat)), seat)
        yield game


# The other telling


def disguised(game: Game, viewer: int | None, rng: random.Random) -> Game:
    """The same game as far as the viewer can know, and as different as can be otherwise."""
    record = game.record()
    setup, actions = record["setup"], record["actions"]
    public = game.view(None)
    opened = sum(e["kind"] == "request-opened" for e in game.events(None))
    shuffle_behind(setup["requests"], 4 + opened, rng)
    shuffle_behind(setup["equipment"], EQUIPMENT - public["board"]["equipment_left"], rng)
    for p in range(game.players):
        own = [(i, action) for i, (seat, action) in enumerate(actions) if seat == p]
        deck = Deck(setup["players"][p]["deck"], [action for _, action in own], public, p)
        changed = deck.seen_by_owner(rng) if p == viewer else deck.seen_by_others(rng)
        setup["players"][p]["deck"] = changed.cards
        for (i, _), action in zip(own, changed.actions, strict=True):
            actions[i] = [p, action]
    return play_record(game.book, setup, actions)


def shuffle_behind(items: list[Any], known: int, rng: random.Random) -> None:
    hidden = items[known:]
    rng.shuffle(hidden)
    items[known:] = hidden


class Deck:
    """One player's cards and choices, and other ones that look the same from outside."""

    def __init__(self, cards: list[str], actions: list[str], public: Any, p: int) -> None:
        self.cards, self.actions = cards[:], actions[:]
        self.turn: int = public["turn"]
        self.asked = public["decision"]
        self.favours = [a for a in actions if a.startswith("favour")]
        self.plans = [i for i, a in enumerate(actions) if a.startswith("plan")]
        self.pending = bool(self.asked == "plan" and p not in public["deciding"])
        self.exchanged = self.asked != "favour"
        player = public["players"][p]
        in_front = [player["top"], player["bottom"]] if player["top"] else []
        helpers = [f"G{names.HELPERS.index(helper) + 1}" for helper in player["helpers"]]
        self.shown = {*player["discards"], *helpers, *in_front}

    def after_favour(self) -> list[str]:
        """The deck in the order drawn after the favour: four cards a turn."""
        away = self.favours[0].split()[1:] if self.exchanged else []
        kept = [card for card in self.cards[:HAND] if card not in away]
        return [*kept, *self.cards[HAND:], *away]

    def seen_by_owner(self, rng: random.Random) -> Deck:
        """Only the order of what is not drawn yet changes; what was put under stays there."""
        first = HAND * self.turn
        if self.exchanged:
            away = len(self.favours[0].split()) - 1
            drawn = self.after_favour()
            hidden = drawn[first : len(drawn) - away]
            rng.shuffle(hidden)
            drawn[first : len(drawn) - away] = hidden
            places = [i for i, card in enumerate(self.cards[:HAND]) if card in drawn[DECK - away :]]
            self.set_up(drawn, places)
        else:
            shuffle_behind(self.cards, HAND, rng)
        return self

    def seen_by_others(self, rng: random.Random) -> Deck:
        """Every card that was not shown may be another, and every choice not shown too."""
        if not self.exchanged:
            rng.shuffle(self.cards)
            if self.favours:
                chosen = [card for card in self.cards[:HAND] if rng.random() < 0.5]
                self.actions[0] = " ".join(["favour", *chosen])
            return self
        drawn = self.after_favour()
        places = [i for i, card in enumerate(drawn) if card not in self.shown]
        hidden = [drawn[i] for i in places]
        rng.shuffle(hidden)
        for i, card in zip(places, hidden, strict=True):
            drawn[i] = card
        for turn in range(self.turn):  # the order in which a hand is held is nobody's business
            hand = drawn[HAND * turn : HAND * (turn + 1)]
            rng.shuffle(hand)
            drawn[HAND * turn : HAND * (turn + 1)] = hand
        away = len(self.favours[0].split()) - 1
        self.set_up(drawn, sorted(rng.sample(range(HAND), away)))
        self.actions[0] = " ".join(["favour", *drawn[DECK - away :]])
        if self.pending:
            hand = drawn[HAND * (self.turn - 1) : HAND * self.turn]
            top, bottom = rng.sample([card for card in hand if card not in self.shown], 2)
            self.actions[self.plans[-1]] = f"plan {top}/{bottom}"
        return self

    def set_up(self, drawn: list[str], away_places: list[int]) -> None:
        """The shuffled deck that leads to this order if the cards in those places are put away."""
        n = len(away_places)
        kept, put_away = drawn[: HAND - n], drawn[DECK - n :]
        hand = [put_away.pop(0) if i in away_places else kept.pop(0) for i in range(HAND)]
        self.cards = [*hand, *drawn[HAND - n : DECK - n]]


# What a seat can get

# Every action by id, and texts with cards that the player may hold or not.
QUESTIONS: list[str | int] = [
    *range(ACTIONS),
    *("favour", "plan", "nonsense", "plan ?/?", "enter lab"),
    *(f"favour {card}" for card in names.WORKER_CARDS),
    *(f"plan {one}/{two}" for one, two in pairwise(names.WORKER_CARDS)),
]


def everything(game: Game, seat: int | None) -> Iterator[tuple[str, str]]:
    """All that a seat (None: a spectator) can get out of a game, as JSON, one after the other."""
    view = game.view(seat)
    knowledge: Any = view.knowledge
    yield "what its bots see", json.dumps({n: getattr(knowledge, n) for n in State.fields})
    yield "view", json.dumps(view)
    yield "events", json.dumps(game.events(seat))
    yield "course of the game", json.dumps([game.deciding, game.over, game.result()])
    if seat is not None:
        yield "legal", json.dumps([[str(action), action.id] for action in game.legal(seat)])
        yield "own decision", json.dumps([game.decision(seat), game.can_undo(seat)])
        yield "reasons", json.dumps([answer(game, seat, question) for question in QUESTIONS])
        yield "previews", json.dumps([game.preview(action, seat) for action in game.legal(seat)])


def answer(game: Game, seat: int, question: str | int) -> str:
    """What a seat is told about an action: the reason or the text of the error."""
    try:
        reason = game.why_not(question, seat)
    except ValueError as error:
        return f"{type(error).__name__}: {error}"
    if reason is None:
        return "legal"
    with pytest.raises(IllegalAction) as caught:
        game.play(question, seat)
    return f"{reason} / {caught.value}"


def difference(game: Game, seat: int | None, rng: random.Random) -> str | None:
    """What tells a seat that the other telling is another game; None if nothing does.

    Both games go on with the same actions until something hidden is shown.
    """
    one, two = game.copy(), disguised(game, seat, rng)
    while True:
        for first, second in zip(everything(one, seat), everything(two, seat), strict=True):
            if first != second:
                return first[0]
        if one.over:
            return None
        decider = rng.choice(one.deciding)
        action = str(rng.choice(one.legal(decider)))
        other = action
        if one.decision(decider) in ("favour", "plan"):
            if len(one.deciding) == 1:
                return None
            if decider != seat:
                other = str(rng.choice(two.legal(decider)))
        one.play(action, decider)
        two.play(other, decider)
        if one.log[-1].barrier:
            return None


def differences(book: Any, players: int, seed: int, moments: int) -> set[str]:
    """Differences for all seats and a spectator at some moments of a random game."""
    rng = random.Random(seed)
    length = sum(1 for _ in random_game(book, players, seed))
    chosen = sorted(rng.sample(range(length), moments))
    found = set()
    for i, game in enumerate(random_game(book, players, seed)):
        if i in chosen:
            found |= {difference(game, seat, rng) for seat in (*range(players), None)}
    return {text for text in found if text is not None}


@pytest.mark.parametrize("players", PLAYERS)
def test_X10_nobody_can_tell_the_games_apart(players: int) -> None:
    book = rulebook("xian")
    for seed in range(4):
        assert differences(book, players, seed, moments=4) == set()


@pytest.mark.parametrize("players", PLAYERS)
def test_X10_nor_while_the_favour_is_decided(players: int) -> None:
    """Early moments are few among many: these are looked at one by one."""
    book = rulebook("xian")
    rng = random.Random(players)
    for seed in range(3):
        for i, game in enumerate(random_game(book, players, seed)):
            if i > 2 * players:
                break
            for seat in (*range(players), None):
                assert difference(game, seat, rng) is None


def test_the_other_telling_is_really_another() -> None:
    """All that is hidden changes in some of the disguises."""
    rng = random.Random(1)
    changed: set[str] = set()
    for seed in range(4):
        for i, game in enumerate(random_game(rulebook("xian"), 3, seed)):
            if i < 4 or i % 7 == 0:
                state, other = game._state, disguised(game, 0, rng)._state
                changed |= {n for n in State.fields if getattr(state, n) != getattr(other, n)}
                assert state.hand[0] == other.hand[0]
                assert other.display == state.display
    hidden = {"hand", "top", "bottom", "deck", "favour", "equipment_deck", "request_deck"}
    assert changed == hidden


class Leaky(Xian):
    """A rulebook whose `hide` forgets one field."""

    forgotten: tuple[str, ...] = ()

    def hidden(self, state: State, seat: int) -> State:
        copy = super().hidden(state, seat)
        for name in self.forgotten:
            setattr(copy, name, getattr(state.copy(), name))
        return copy


@pytest.mark.parametrize(
    "fields", ["hand", "top bottom", "deck", "favour", "equipment_deck", "request_deck"]
)
def test_a_forgotten_field_would_be_noticed(fields: str) -> None:
    book = Leaky()
    book.forgotten = tuple(fields.split())
    rng = random.Random(fields)
    found = set()
    for i, game in enumerate(random_game(book, 3, 1)):
        if i < 8 or i % 11 == 0:
            found |= {difference(game, seat, rng) for seat in (0, None)}
    assert "what its bots see" in found


class LeakyEvents(Xian):
    """A rulebook that takes private events for public ones."""

    def event_owner(self, raw: RawEvent) -> int | None:
        return None


def test_a_private_event_for_all_would_be_noticed() -> None:
    assert differences(LeakyEvents(), 2, seed=1, moments=3) == {"events"}


class LeakyReasons(Xian):
    """A rulebook whose reasons tell how many cards another holds of a colour."""

    def why_not(self, state: State, seat: int, action: int) -> Reason | None:
        reason = super().why_not(state, seat, action)
        yellow = sum(0 <= card < 6 for card in state.hand[1 - seat])
        return reason and Reason(reason.key, dict(reason.values) | {"yellow": yellow})


def test_a_telling_reason_would_be_noticed() -> None:
    found = [differences(LeakyReasons(), 2, seed, moments=3) for seed in range(3)]
    assert set().union(*found) == {"reasons"}


# Looking for cards by name


def cards_in(value: Any) -> set[str]:
    return set(CARD.findall(json.dumps(value)))


def test_X10_2_no_card_is_named_before_it_is_revealed() -> None:
    """By name: cards of others appear in views and events only after the reveal."""
    looked_at = 0
    for players in PLAYERS:
        for seed in range(6):
            for game in random_game(rulebook("xian"), players, seed):
                revealed: dict[int, set[str]] = {p: set() for p in range(players)}
                for event in game.events(None):
                    if event["kind"] == "revealed":
                        revealed[event["seat"]] |= {event["top"], event["bottom"]}
                for seat in (0, None):
                    view = game.view(seat)
                    for p in range(players):
                        assert cards_in(view["players"][p]) <= revealed[p]
                        assert "equipment" not in view["players"][p]
                        assert {"hand", "plan", "favour"}.isdisjoint(view["players"][p])
                    rest = {k: v for k, v in view.items() if k not in ("players", "you", "board")}
                    assert cards_in(rest) == set()
                    for event in game.events(seat):
                        # Spaces of the pit are called like cards.
                        if event["kind"] == "action":
                            assert event["action"] in FIXED.values()
                        elif event["kind"] != "revealed" and event.get("seat") != seat:
                            assert cards_in({**event, "space": None}) == set()
                    looked_at += 1
    assert looked_at > 3000


def test_X10_2_others_learn_only_that_a_seat_has_decided() -> None:
    game = next(random_game(rulebook("xian"), 3, 4))
    for favour, seat in (("favour", 2), (game.legal(0)[5], 0)):
        game.play(str(favour), seat)
        for other in (1, None):
            assert game.events(other)[-1] == {"kind": "decided", "decision": "favour", "seat": seat}
    assert [event["seat"] for event in game.events(1)] == [2, 0]
    assert game.view(1)["deciding"] == [1]
    game.play("favour", 1)
    count = len(game.events(None))
    game.play(game.legal(1)[3], 1)
    assert game.events(None)[count:] == [{"kind": "decided", "decision": "plan", "seat": 1}]
    own = game.events(1)[-1]
    assert own["kind"] == "plan-chosen"
    assert game.view(1)["you"]["plan"] == [own["top"], own["bottom"]]


def test_X11_1_the_order_of_deciding_leaves_no_trace() -> None:
    """Whoever decides first, what anybody sees after the reveal is the same."""
    for seed in range(10):
        seen = []
        for order in ((0, 1, 2), (2, 0, 1), (1, 2, 0)):
            game = next(random_game(rulebook("xian"), 3, seed))
            for seat in order:
                game.play(game.legal(seat)[(seed + seat) % 16], seat)
            for seat in order:
                game.play(game.legal(seat)[(seed + 2 * seat) % 12], seat)
            assert game.decision() == "work"
            seen.append([json.dumps(game.view(seat)) for seat in (0, 1, 2, None)])
        assert seen[0] == seen[1] == seen[2]
