"""What every game must keep to, as checks that the tests of any game can call: `check_game(book)`.

A fault is an AssertionError with a sentence. Each check plays a few random games for each number of
players and takes a few seconds. They look at a game from outside, as clients do; no game imports
this module.
"""

from __future__ import annotations

import json
import random
import re
from collections.abc import Callable, Iterable, Iterator, Mapping, Sequence
from dataclasses import dataclass
from itertools import chain, combinations
from typing import Any, cast

from bingma.games.contract import CHANCE, SPECTATOR, BadNotation, RawEvent, Rulebook
from bingma.games.telling import Line, Saying
from bingma.games.wording import Wording
from bingma.kit.engine import Engine
from bingma.kit.game import GameBlock
from bingma.play.game import Game, NotUndoable, Seat
from bingma.texts import LANGUAGES, Language, Texts, UnknownText

LONGEST_GAME = 4096
NAMES = tuple(f"Player {p + 1}" for p in range(8))
SAMPLES = 6  # guesses of what is hidden
EVERY = 13  # what takes time is checked at moments so many apart
TOLD_EVERY = 29  # and what is said at moments so many apart
ALIKE = 0.2  # part of the texts that two languages may have in common: names, "6 PP"
LOOKED_AT = 0.4  # part of the moments with secrets that are looked at besides


def check_game(
    book: Rulebook[Any],
    games: int = 2,
    compiled: Engine | None = None,
    golden: Sequence[Mapping[str, Any]] = (),
    texts: Sequence[Texts] = (),
) -> None:
    """All checks, with so many games for each number of players.

    Lock-step is checked if a compiled engine is given, replay if there are golden records. `texts`
    are the words of a game that is not in our files, see `check_telling`.
    """
    check_play(book, games)
    check_notation(book, games)
    check_records(book, games)
    check_secrecy(book, games)
    check_undo(book, games)
    if compiled is not None:
        check_lock_step(book, compiled, games)
    check_golden(book, golden)
    check_telling(book, 1, golden, texts)


# Random games


@dataclass(frozen=True)
class Moment:
    """A state, a copy of it made at that time, and what is played next."""

    state: Any
    as_it_was: Any
    seat: int
    action: int
    random: random.Random


def moments(book: Rulebook[Any], games: int) -> Iterator[list[Moment]]:
    """The moments of random games, whole games one after the other."""
    for players in book.player_numbers:
        for number in range(games):
            rng = random.Random(f"{book.name} {players} {number}")
            options = _some_options(book, players, rng) if number > 0 else ()
            yield list(_moments_of(book, book.deal(players, options, number, 0), rng))


def _some_options(book: Rulebook[Any], players: int, rng: random.Random) -> Sequence[int]:
    chosen = [option for option in book.options(players) if rng.random() < 0.5]
    try:
        book.check_options(chosen, players)
    except ValueError:
        return ()
    return chosen


def _moments_of(book: Rulebook[Any], state: Any, rng: random.Random) -> Iterator[Moment]:
    for _ in range(LONGEST_GAME):
        deciders = book.deciders(state)
        _expect(bool(deciders) != bool(state.over), book, "somebody decides until the game is over")
        if state.over:
            return
        seat = rng.choice(deciders)
        legal = book.legal(state, seat)
        _expect(bool(legal), book, f"seat {seat} has a decision and no legal action")
        action = rng.choice(legal)
        yield Moment(state, state.copy(), seat, action, rng)
        state = state.copy()
        book.apply(state, seat, action)
    _expect(False, book, f"a game is not over after {LONGEST_GAME} actions")


def _expect(truth: bool, book: Rulebook[Any], sentence: str) -> None:
    if not truth:
        raise AssertionError(f"{book.title}: {sentence}")


def _different(one: GameBlock, two: GameBlock) -> str:
    """The fields in which two states differ, as text."""
    return ", ".join(name for name in one.fields if getattr(one, name) != getattr(two, name))


# The rules


def check_play(book: Rulebook[Any], games: int = 2) -> None:
    """Lists of legal actions, reasons, ranges of numbers; playing changes no other state."""
    for course in moments(book, games):
        for i, moment in enumerate(course):
            _check_legal(book, moment)
            if i % EVERY == 0 and moment.seat != CHANCE:
                _check_reasons(book, moment)
            one, two = moment.state.copy(), moment.state.copy()
            told = [book.apply(one, moment.seat, moment.action) for one in (one, two)]
            same = one == two and told[0] == told[1]
            _expect(same, book, "the same action in the same state must do the same again")
            for name, number in one.numbers():
                fits = number in one.fields[name].range
                _expect(fits, book, f"{number} does not fit into the field '{name}'")
            if one.over:
                seats = sorted(p for place in book.result(one)["ranking"] for p in place)
                ranked = seats == list(range(one.players))
                _expect(ranked, book, "the ranking of a game that is over must hold every seat")
        for moment in course:
            changed = _different(moment.state, moment.as_it_was)
            _expect(not changed, book, f"playing on changed an earlier state: {changed}")


def _check_legal(book: Rulebook[Any], moment: Moment) -> None:
    state = moment.state
    deciders = book.deciders(state)
    for seat in (*range(state.players), *([CHANCE] if CHANCE in deciders else [])):
        legal = book.legal(state, seat)
        decides = seat in deciders
        _expect(bool(legal) == decides, book, f"seat {seat} has actions exactly when it decides")
        named = book.decision(state, seat) is not None
        _expect(named == decides, book, f"the decision of seat {seat} has a name when it decides")
        _expect(len(set(legal)) == len(legal), book, "a legal action is listed twice")
        known = all(0 <= action < book.action_count for action in legal)
        _expect(known, book, f"a legal action is not among the {book.action_count} ids")
        if seat == state.seat:
            listed = legal == state.legal[: state.legal_n]
            _expect(listed, book, "the state must hold the legal actions of who decides")


def _check_reasons(book: Rulebook[Any], moment: Moment) -> None:
    """An action has a reason against it exactly when it is not legal."""
    legal = book.legal(moment.state, moment.seat)
    for action in range(book.action_count):
        refused = book.why_not(moment.state, moment.seat, action) is not None
        agrees = refused == (action not in legal)
        _expect(agrees, book, f"action {action} must be either legal or have a reason against it")


def check_notation(book: Rulebook[Any], games: int = 2) -> None:
    """Every legal action has a text of its own, which is read as the same action."""
    for course in moments(book, games):
        for moment in course:
            for seat in book.deciders(moment.state):
                legal = book.legal(moment.state, seat)
                texts = [book.write_action(moment.state, seat, action) for action in legal]
                _expect(len(set(texts)) == len(texts), book, "two legal actions have the same text")
                for action, text in zip(legal, texts, strict=True):
                    _check_text(book, moment.state, seat, action, text)
        state, seat = course[0].state, course[0].seat
        try:
            book.read_action(state, seat, "?!")
        except BadNotation:
            continue
        _expect(False, book, "a text that names no action must be refused with BadNotation")


def _check_text(book: Rulebook[Any], state: Any, seat: int, action: int, text: str) -> None:
    try:
        read: int | str = book.read_action(state, seat, text)
    except BadNotation as error:
        read = str(error)
    _expect(
        read == action,
        book,
        f"action {action} is written '{text}', and read again that is {read}",
    )


# Whole games


def _game(book: Rulebook[Any], course: Sequence[Moment]) -> Game:
    """The game of some moments before its first action."""
    first = course[0].state
    automata = book.automata(book.players_of(first))
    kinds = ["automaton" if p in automata else "human" for p in range(first.players)]
    return Game(book, first, [Seat(f"Player {p + 1}", kind) for p, kind in enumerate(kinds)])


def _play(game: Game, seat: int, action: str | int) -> None:
    if seat != CHANCE:
        game.play(action, seat)
    elif isinstance(action, str):
        game.play_chance(action)
    else:
        game.play_chance(next(drawn for drawn in game.legal(CHANCE) if drawn.id == action))


def _recorded(book: Rulebook[Any], record: Mapping[str, Any]) -> Game:
    """The game of a record before its first action.

    The rulebook need not be one of those that Bingma knows by name.
    """
    seats = [Seat(seat["name"], seat["kind"]) for seat in record["seats"]]
    return Game(book, book.read_setup(record["setup"], len(seats)), seats)


def _replay(book: Rulebook[Any], record: Mapping[str, Any]) -> Game:
    """The game of a record at its end."""
    game = _recorded(book, record)
    for seat, action in record["actions"]:
        _play(game, seat, action)
    return game


def check_records(book: Rulebook[Any], games: int = 2) -> None:
    """A record is plain data, and leads to the same game again."""
    for course in moments(book, games):
        game = _game(book, course)
        for moment in course:
            _play(game, moment.seat, moment.action)
        record, position = game.record(), game.position()
        again = json.loads(json.dumps(record))
        _expect(again == record, book, "a record must be the same after it was JSON")
        replayed = _replay(book, again)
        made = dict(replayed.record())
        for part, written in record.items():
            same = made.get(part) == written
            _expect(same, book, f"the '{part}' of a record must be the same after a replay")
        _expect(replayed.position() == position, book, "a replay must end in the same place")


def check_golden(book: Rulebook[Any], records: Iterable[Mapping[str, Any]]) -> None:
    """Games that were recorded earlier still lead to the same results."""
    for i, record in enumerate(records):
        played = json.loads(json.dumps(_replay(book, record).record()))
        for part in ("setup", "actions", "result"):
            same = played.get(part) == record.get(part)
            _expect(same, book, f"the '{part}' of golden record {i + 1} is another one now")


def check_undo(book: Rulebook[Any], games: int = 2) -> None:
    """Taking back leads to the same place, and nothing behind a barrier can be taken back."""
    for course in moments(book, games):
        game = _game(book, course)
        for i, moment in enumerate(course):
            before = _everything(game) if i % EVERY < 2 else None
            _play(game, moment.seat, moment.action)
            if game.log[-1].barrier:
                _expect(not game.can_undo(), book, "a barrier was taken back")
            elif before is not None:
                try:
                    game.undo(moment.seat)
                except NotUndoable:
                    _expect(False, book, f"{game.log[-1].action} could not be taken back at once")
                same = _everything(game) == before
                _expect(same, book, "taking back must lead to the same place again")
                _play(game, moment.seat, moment.action)


def _everything(game: Game) -> tuple[Any, ...]:
    seats = (None, *range(game.players))
    return game.record(), game.position(), [game.view(seat) for seat in seats], game.deciding


# Secrets


def check_secrecy(book: Rulebook[Any], games: int = 2) -> None:
    """What a seat cannot know reaches it in no way.

    What is hidden is filled with other things that fit: nothing that the seat is told may change.
    That alone trusts `hide`. So, besides: secret decisions leave no trace, what barriers show was
    not known before, and no number that a seat sees follows what only another seat was told.
    """
    shown: dict[tuple[int, int], set[RawEvent]] = {}
    varied: set[tuple[int, int]] = set()
    for course in moments(book, games):
        for i, moment in enumerate(course):
            after = moment.state.copy()
            raws = book.apply(after, moment.seat, moment.action)
            secret = any(book.event_owner(raw) is not None for raw in raws)
            secret = secret or _has_barrier(book, raws)
            if i % EVERY and not (secret and moment.random.random() < LOOKED_AT):
                continue
            for viewer in (SPECTATOR, *range(moment.state.players)):
                guess = _Guess(book, moment, viewer, raws)
                guess.check_told(thoroughly=i % EVERY == 0)
                guess.check_secret_decision()
                guess.check_next()
                for raw in guess.news(raws):
                    shown.setdefault((raw[0], viewer), set()).add(raw[2:])
                varied |= {(kind, viewer) for kind in guess.kinds_that_varied()}
    for (kind, viewer), payloads in shown.items():
        hidden = len(payloads) == 1 or (kind, viewer) in varied
        _expect(
            hidden,
            book,
            f"events of kind {kind} are barriers, but {_name(viewer)} knew before what they show",
        )


def _name(viewer: int) -> str:
    return "a spectator" if viewer == SPECTATOR else f"seat {viewer}"


def _has_barrier(book: Rulebook[Any], raws: Sequence[RawEvent]) -> bool:
    return any(raw[0] in book.barriers for raw in raws)


class _Guess:
    """A moment as one viewer sees it, and other states that would look the same."""

    def __init__(
        self, book: Rulebook[Any], moment: Moment, viewer: int, raws: Sequence[RawEvent]
    ) -> None:
        self.book, self.moment, self.viewer, self.raws = book, moment, viewer, raws
        view = book.view(moment.state, viewer)
        self.knowledge: Any = view.knowledge
        rng = book.engine.new_rng(moment.random.getrandbits(60))
        self.states = [book.resample(view, rng) for _ in range(SAMPLES)]
        self.nexts: list[tuple[Any, list[RawEvent]]] = []
        for guessed in self.states:
            if moment.action in book.legal(guessed, moment.seat):
                state = guessed.copy()
                self.nexts.append((state, book.apply(state, moment.seat, moment.action)))

    def expect(self, truth: bool, sentence: str) -> None:
        _expect(truth, self.book, sentence)

    def visible(self, raws: Sequence[RawEvent]) -> list[RawEvent]:
        return [raw for raw in raws if self.book.event_owner(raw) in (None, self.viewer)]

    def news(self, raws: Sequence[RawEvent]) -> list[RawEvent]:
        """Barriers that show the viewer something which is not its own choice."""
        return [
            raw
            for raw in self.visible(raws)
            if raw[0] in self.book.barriers
            and (raw[1] != self.viewer or self.book.event_owner(raw) is not None)
        ]

    def kinds_that_varied(self) -> set[int]:
        real = self.news(self.raws)
        return {
            kind
            for _, raws in self.nexts
            for kind in self.book.barriers
            if [r for r in self.news(raws) if r[0] == kind] != [r for r in real if r[0] == kind]
        }

    def check_told(self, thoroughly: bool) -> None:
        """Guesses fit what the viewer knows, and it is told the same in all of them."""
        who = _name(self.viewer)
        for state in self.states:
            wrong = _different(self.book.hidden(state, self.viewer), self.knowledge)
            self.expect(not wrong, f"a guess must fit what {who} knows, and differs in: {wrong}")
        if thoroughly:
            guessed = _told(self.book, self.states[0], self.viewer)
            for part, text in _told(self.book, self.moment.state, self.viewer).items():
                same = text == guessed[part]
                self.expect(same, f"{who} is told more than it can know: {part}")

    def check_secret_decision(self) -> None:
        """Whatever another seat decides in secret, the viewer sees the same."""
        book, moment = self.book, self.moment
        if moment.seat == self.viewer or not book.is_simultaneous(moment.state):
            return
        if _has_barrier(book, self.raws):
            return  # the last one has decided, and all is shown
        seen = []
        for action in (moment.action, *book.legal(moment.state, moment.seat)[:3]):
            state = moment.state.copy()
            raws = self.visible(book.apply(state, moment.seat, action))
            seen.append((book.hidden(state, self.viewer), raws))
        for known, raws in seen[1:]:
            sees = _different(known, seen[0][0]) or ("events" if raws != seen[0][1] else "")
            who = f"{_name(self.viewer)} sees what seat {moment.seat} decided in secret"
            self.expect(not sees, f"{who}: {sees}")

    def check_next(self) -> None:
        """What follows shows hidden things only behind barriers, and nothing private to others."""
        if self.moment.seat != CHANCE and not _has_barrier(self.book, self.raws):
            for _, raws in self.nexts:
                same = self.visible(raws) == self.visible(self.raws)
                self.expect(same, "something hidden is shown, and no event of it is a barrier")
        self.check_private_events()

    def check_private_events(self) -> None:
        """No number that the viewer sees afterwards follows what only another seat was told."""
        shown = [self.visible(raws) for _, raws in self.nexts]
        private = [
            [raw for raw in raws if raw not in visible]
            for (_, raws), visible in zip(self.nexts, shown, strict=True)
        ]
        if not private or {len(raws) for raws in private} != {len(private[0])}:
            return
        told = {
            values: events[0][1]
            for events in zip(*private, strict=True)
            for values in list(zip(*events, strict=True))[2:]
            if len(set(values)) > SAMPLES // 2  # others are too much alike to tell
        }
        # What is private first and shown to all in the end is no secret.
        numbers = [{number for raw in raws for number in raw} for raws in shown]
        told = {v: owner for v, owner in told.items() if not all(map(set.__contains__, numbers, v))}
        if not told:
            return
        seen = [self.book.hidden(state, self.viewer).numbers() for state, _ in self.nexts]
        for places in zip(*seen, strict=True):
            owner = told.get(tuple(number for _, number in places))
            who, field = _name(self.viewer), places[0][0]
            self.expect(owner is None, f"{who} sees in '{field}' what only seat {owner} was told")


def _told(book: Rulebook[Any], state: Any, viewer: int) -> dict[str, str]:
    """All that a viewer can be told about a state, as text."""
    told: dict[str, Any] = {"view": book.view(state, viewer), "deciders": book.deciders(state)}
    if viewer != SPECTATOR:
        legal = book.legal(state, viewer)
        told["legal"] = legal
        told["notation"] = [book.write_action(state, viewer, action) for action in legal]
        told["decision"] = book.decision(state, viewer)
        told["expected actions"] = book.expected_actions(state, viewer)
        reasons = [book.why_not(state, viewer, action) for action in range(book.action_count)]
        told["reasons"] = [str(reason) for reason in reasons]
    return {part: json.dumps(value) for part, value in told.items()}


# Words


def check_telling(
    book: Rulebook[Any],
    games: int = 1,
    golden: Iterable[Mapping[str, Any]] = (),
    texts: Sequence[Texts] = (),
) -> dict[Language, set[str]]:
    """All that is said in random and golden games can be said in every language, to everybody.

    No message is missing and no value of one, nothing unworded shows in a text, and no language
    has the words of another. Returns the texts. A game that is not in our files brings its own
    words: strict `Texts`, one a language.
    """
    reader = _Reader(book, texts or [Texts(language, strict=True) for language in LANGUAGES])
    random_games = (
        (_game(book, course), [(moment.seat, moment.action) for moment in course])
        for course in moments(book, games)
    )
    golden_games = ((_recorded(book, record), record["actions"]) for record in golden)
    for game, actions in chain(random_games, golden_games):
        for i, (seat, action) in enumerate(actions):
            if i % TOLD_EVERY == 0:
                reader.read_moment(game)
            _play(game, seat, action)
        reader.read_moment(game)
        reader.read_lines(game)
    for one, other in combinations(reader.told, 2):
        alike = len(reader.told[one] & reader.told[other]) / len(reader.told[one])
        _expect(alike < ALIKE, book, f"'{one}' and '{other}' have the same words")
    return reader.told


_LARGE = re.compile(r"\b\d{2,}\b")
# What a text shows that is not worded: braces, values, spaces too many.
_UNWORDED = re.compile(r"[{}]|\$\w|\bNone\b|\s{2}|\s[.,]")


class _Reader:
    """Words everything that is said of games in some languages, for all listeners."""

    def __init__(self, book: Rulebook[Any], texts: Sequence[Texts]) -> None:
        self.book, self.texts = book, texts
        self.told: dict[Language, set[str]] = {words.language: set() for words in texts}
        self._heard: set[str] = set()

    def read_moment(self, game: Game) -> None:
        """Questions, choices, refusals and the table as everybody sees them now."""
        telling = self.book.telling
        for listener in (None, *range(game.players)):
            now = game.situation(listener)
            self.read(now.question, listener)
            self.read(telling.table(now.view), listener)
            self.read(now.refused, listener)
            for choice in now.choices:
                self.read(choice, listener)
        for seat in () if game.over else range(game.players):
            for action in range(self.book.action_count):
                if (reason := game.why_not(action, seat)) is not None:
                    self.read(telling.reason(reason), seat)
        if (result := game.result()) is not None:
            parts = [part for part in result["scores"][0] if part != "total"]
            self.read([telling.part(part) for part in parts], None)

    def read_lines(self, game: Game) -> None:
        """The log as everybody may know it."""
        for listener in (None, *range(game.players)):
            for line in game.lines(listener):
                self._word_line(line, listener)
                self.read([line.get("brief"), line.get("steps"), line.get("more")], listener)

    def _word_line(self, line: Line, listener: int | None) -> None:
        heard = (line["saying"], line.get("effects"), line.get("level"))
        self.keep(listener, heard, lambda wording: wording.line(line))

    def read(self, said: Any, listener: int | None) -> None:
        """Every saying in some data, and effects; what is inside a saying is worded with it."""
        if isinstance(said, list):
            for part in said:
                self.read(part, listener)
        elif isinstance(said, dict) and "key" in said and said.keys() <= {"key", "values"}:
            saying = cast(Saying, said)
            self.keep(listener, saying, lambda wording: wording.word(saying))
        elif isinstance(said, dict):
            if said.get("effects"):
                effects = said["effects"]
                self.keep(listener, effects, lambda wording: wording.effects(effects))
            for part in said.values():
                self.read(part, listener)

    def keep(self, listener: int | None, said: object, word: Callable[[Wording], str]) -> None:
        """Word something in all languages, unless the listener has heard the like before.

        Large numbers are alike, and so are all listeners whom it does not speak of.
        """
        told = _LARGE.sub("10", str(said))
        addressed = f"'seat': {listener}" in told or f"'to': {listener}" in told
        heard = f"{listener if addressed else None} {told}"
        if heard in self._heard:
            return
        self._heard.add(heard)
        for texts in self.texts:
            language = texts.language
            wording = Wording(texts, self.book.telling.prefix, NAMES, listener)
            try:
                text = word(wording)
            except UnknownText as error:
                lacks = f"this cannot be said in '{language}': {error}"
                raise AssertionError(f"{self.book.title}: {lacks}") from None
            worded = bool(text.strip()) and not _UNWORDED.search(text)
            _expect(worded, self.book, f"this is said in '{language}': '{text}'")
            self.told[language].add(text)


# Interpreted and compiled


def check_lock_step(book: Rulebook[Any], compiled: Engine, games: int = 2) -> None:
    """The compiled rules lead to the same numbers as the interpreted ones, step by step."""
    import numpy as np

    states, packed = compiled.new_states(1), compiled.new_states(1)
    out = np.zeros(len(book.state().legal), np.int16)
    for course in moments(book, games):
        for moment in course:
            if moment.seat != moment.state.seat:
                continue  # the compiled loop asks the seats one by one
            moment.state.to_record(states[0])
            # Without a listener, because compiled rules have none.
            after = moment.state.copy()
            book.engine.rules.apply_action(after, moment.seat, moment.action)
            n = compiled.rules.step(states, 0, moment.action, out)
            after.to_record(packed[0])
            fields = [name for name in after.fields if (states[0][name] != packed[0][name]).any()]
            _expect(not fields, book, f"the compiled rules differ in: {', '.join(fields)}")
            same = out[:n].tolist() == after.legal[: after.legal_n]
            _expect(same, book, "the compiled rules list other legal actions")
