"""Every game keeps to what `bingma.games.checks` asks for, and the checks find planted faults."""

from __future__ import annotations

import json
from dataclasses import replace
from pathlib import Path
from typing import Any

import pytest

from bingma.games import GAMES, Source, rulebook
from bingma.games.checks import (
    check_game,
    check_golden,
    check_lock_step,
    check_notation,
    check_play,
    check_records,
    check_secrecy,
    check_telling,
    check_undo,
)
from bingma.games.contract import RawEvent, Reason, Rulebook, View
from bingma.games.telling import Question, Saying, Section, Telling, say
from bingma.games.xian.rulebook import Xian
from bingma.games.xian.rules import events as kinds
from bingma.games.xian.rules.state import State
from bingma.texts import Texts
from tests.kit.toy import Toy
from tests.kit.toy_book import ToyBook
from tests.kit.toy_telling import WORDS, ToyTelling, toy_texts

FOLDERS = {"xian": "xian", "terracotta-army": "terracotta"}


def golden(game: str, count: int) -> list[Any]:
    folder = Path(__file__).parent / FOLDERS[game] / "golden"
    files = [path for path in sorted(folder.glob("*.json")) if path.name != "digests.json"]
    return [json.loads(path.read_text(encoding="utf-8")) for path in files[:count]]


def test_the_toy_keeps_to_the_contract() -> None:
    check_game(ToyBook(), texts=toy_texts())


@pytest.mark.parametrize("game", GAMES)
def test_every_game_keeps_to_the_contract(game: str) -> None:
    records = golden(game, 2)
    assert len(records) == 2
    check_game(rulebook(game), golden=records)


@pytest.mark.slow
@pytest.mark.parametrize("game", GAMES)
def test_every_game_is_the_same_compiled(game: str) -> None:
    check_lock_step(rulebook(game), rulebook(game).compiled())


@pytest.mark.slow
def test_the_toy_is_the_same_compiled_and_another_is_not() -> None:
    class Other(ToyBook):
        """Its interpreted rules let a player take only one."""

        @classmethod
        def load_components(cls, source: Source) -> Any:
            whole = super().load_components(source)
            return replace(whole, name="other", tables={**whole.tables, "takes": [1]})

    book = ToyBook()
    compiled = book.compiled()
    check_lock_step(book, compiled)
    with pytest.raises(AssertionError, match="Toy: the compiled rules differ in: legal"):
        check_lock_step(Other(), compiled)


# Planted faults


class Leaky(Xian):
    """Its `hide` forgets some fields."""

    def __init__(self, *forgotten: str) -> None:
        super().__init__()
        self.forgotten = forgotten

    def hidden(self, state: State, seat: int) -> State:
        copy = super().hidden(state, seat)
        for name in self.forgotten:
            setattr(copy, name, getattr(state.copy(), name))
        return copy


@pytest.mark.parametrize(
    ("fields", "fault"),
    [
        ("hand", "sees in 'hand' what only seat 0 was told"),
        ("deck", "are barriers, but seat 0 knew before what they show"),
        ("favour", "sees what seat 0 decided in secret: favour"),
        ("top bottom", "decided in secret"),
        ("request_deck", "are barriers, but seat 0 knew before what they show"),
    ],
)
def test_a_leaky_hide_is_found(fields: str, fault: str) -> None:
    with pytest.raises(AssertionError, match=fault):
        check_secrecy(Leaky(*fields.split()), games=1)


class Talkative(Xian):
    """Its reasons tell how many cards another seat holds of a colour."""

    def why_not(self, state: State, seat: int, action: int) -> Reason | None:
        reason = super().why_not(state, seat, action)
        yellow = sum(0 <= card < 6 for card in state.hand[1 - seat])
        return reason and Reason(reason.key, {**reason.values, "yellow": yellow})


def test_a_telling_reason_is_found() -> None:
    with pytest.raises(AssertionError, match="is told more than it can know: reasons"):
        check_secrecy(Talkative(), games=1)


class WithoutBarriers(Xian):
    """It would let players take back the end of a turn, which shows cards and tokens."""

    barriers = frozenset({kinds.FAVOURED, kinds.REVEALED})


def test_a_missing_barrier_is_found() -> None:
    with pytest.raises(AssertionError, match="shown, and no event of it is a barrier"):
        check_secrecy(WithoutBarriers(), games=1)


class OffByOne(ToyBook):
    """It reads another number than it writes."""

    def write_action(self, state: Toy, seat: int, action: int) -> str:
        return f"take {action + 1}"


class OneWord(ToyBook):
    """It writes the same for all actions."""

    def write_action(self, state: Toy, seat: int, action: int) -> str:
        return "take"


@pytest.mark.parametrize(
    ("book", "fault"),
    [
        (OffByOne(), "Toy: action 1 is written 'take 2', and read again that is 2"),
        (OneWord(), "Toy: two legal actions have the same text"),
    ],
)
def test_a_notation_that_does_not_round_trip_is_found(book: Rulebook[Any], fault: str) -> None:
    with pytest.raises(AssertionError) as caught:
        check_notation(book)
    assert str(caught.value) == fault


class Aliasing(ToyBook):
    """All its states share one list."""

    def __init__(self) -> None:
        super().__init__()
        self.shared = [0] * 5

    def apply(
        self, state: Toy, seat: int, action: int, events: list[RawEvent] | None = None
    ) -> list[RawEvent]:
        events = super().apply(state, seat, action, events)
        self.shared[:] = [*state.legal[:-1], state.heap]  # the last place is free
        state.legal = self.shared
        return events


def test_states_that_share_something_are_found() -> None:
    with pytest.raises(AssertionError) as caught:
        check_play(Aliasing())
    assert str(caught.value) == "Toy: playing on changed an earlier state: legal"


class Forgetful(ToyBook):
    """Its set-up does not say who begins."""

    def write_setup(self, first: Toy) -> dict[str, Any]:
        return super().write_setup(first) | {"begins": 0}


class Remembering(ToyBook):
    """It counts what was played somewhere outside the state."""

    played = 0

    def apply(
        self, state: Toy, seat: int, action: int, events: list[RawEvent] | None = None
    ) -> list[RawEvent]:
        self.played += 1
        return super().apply(state, seat, action, events)

    def position(self, state: Toy) -> dict[str, Any]:
        return super().position(state) | {"played": self.played}


def test_what_is_not_in_a_record_or_in_the_state_is_found() -> None:
    with pytest.raises(ValueError, match="not-your-decision"):
        check_records(Forgetful())
    with pytest.raises(AssertionError, match="a replay must end in the same place"):
        check_records(Remembering())
    with pytest.raises(AssertionError, match="taking back must lead to the same place again"):
        check_undo(Remembering())


class Mute(ToyTelling):
    """It asks what no file has a message for."""

    def question(self, view: View) -> Question:
        return {**super().question(view), "help": say("toy-help")}


class Vague(ToyTelling):
    """It does not say how many are taken."""

    def taking(self, action: str) -> Saying:
        return say("toy-take")


class Clumsy(ToyTelling):
    """It says what should have been a message."""

    def table(self, view: View) -> list[Section]:
        return [{"heading": say("toy-moment", n="{ $n }"), "rows": []}]


@pytest.mark.parametrize(
    ("telling", "fault"),
    [
        (Mute, "Toy: this cannot be said in 'en': toy-help"),
        (Vague, "Toy: this cannot be said in 'en': toy-take: Unknown external: n"),
        (Clumsy, "Toy: this is said in 'en': 'A heap of { $n }'"),
    ],
)
def test_what_cannot_be_said_is_found(telling: type[Telling], fault: str) -> None:
    book = ToyBook()
    book.telling = telling(book)
    with pytest.raises(AssertionError) as caught:
        check_telling(book, texts=toy_texts())
    assert str(caught.value) == fault


def test_a_message_that_one_language_lacks_is_found() -> None:
    english, _, german = toy_texts()
    lacking = Texts("fr", strict=True, further=WORDS["fr"].replace("toy-points", "toy-point"))
    with pytest.raises(AssertionError, match="Toy: this cannot be said in 'fr': toy-points"):
        check_telling(ToyBook(), texts=[english, lacking, german])


def test_a_language_in_the_words_of_another_is_found() -> None:
    english, french, _ = toy_texts()
    german = Texts("de", strict=True, further=WORDS["fr"])
    with pytest.raises(AssertionError, match="Toy: 'fr' and 'de' have the same words"):
        check_telling(ToyBook(), texts=[english, french, german])


def test_a_golden_record_that_ends_otherwise_is_found() -> None:
    record = golden("xian", 1)[0]
    other = record | {"result": {"ranking": [], "scores": []}}
    with pytest.raises(AssertionError, match="Xi'an: the 'result' of golden record 2 is another"):
        check_golden(rulebook("xian"), [record, other])
