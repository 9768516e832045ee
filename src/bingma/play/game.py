"""A game as people and programs play it: a thin object over the rules and a log."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Collection, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from bingma.faults import Fault, shown
from bingma.games import Source, UnknownGame, rulebook
from bingma.games.components import BadComponents
from bingma.games.contract import (
    CHANCE,
    SPECTATOR,
    BadPosition,
    BadSetup,
    Data,
    Event,
    RawEvent,
    Reason,
    Result,
    Rulebook,
    View,
)
from bingma.games.positions import UNKNOWN, game_of
from bingma.games.telling import (
    Ahead,
    Choice,
    Line,
    Log,
    Question,
    Refused,
    Saying,
    Section,
    lost_points,
)
from bingma.kit.layout import Block
from bingma.kit.loops import CHANCE_STREAM, SETUP_STREAM, STREAMS_PER_GAME
from bingma.play.records import (
    FIRST_RULES,
    FORMAT,
    VERSION,
    BadRecord,
    OtherRules,
    Record,
    Unusual,
    check_record,
    same_result,
)

POSITION = "position"  # in the set-up of a record, in place of everything else


class Action(str):
    """The notation of an action; `id` is its number."""

    id: int

    def __new__(cls, text: str, action: int) -> Action:
        self = super().__new__(cls, text)
        self.id = action
        return self

    def __reduce__(self) -> tuple[type[Action], tuple[str, int]]:
        return Action, (str(self), self.id)


class IllegalAction(Fault):
    """An action that cannot be played now; `reason` says why, as a key with values."""

    def __init__(self, action: str, reason: Reason) -> None:
        self.action = action
        self.reason = reason
        super().__init__("fault-not-legal", action=action, reason=str(reason))


class NotUndoable(Fault):
    """There is nothing that this seat could take back."""


@dataclass(frozen=True)
class Seat:
    """Who sits at a seat."""

    name: str
    kind: str = "human"


@dataclass(frozen=True)
class LogEntry:
    """One action that was played, with everything that followed from it."""

    seat: int
    action: Action
    decision: str | None
    automatic: tuple[tuple[int, str], ...]
    raw_events: tuple[RawEvent, ...]
    go: int
    simultaneous: bool
    barrier: bool


@dataclass(frozen=True)
class Situation:
    """What a seat sees and can do, and what is said about it."""

    view: View
    question: Question
    actions: list[Action]
    previews: list[list[Event]]
    choices: list[Choice]
    refused: list[Refused]


class _Watched(list[RawEvent]):
    """Events of a state that is being changed, and what the state was when each was told."""

    def __init__(self, state: Block, is_told: Callable[[RawEvent], bool]) -> None:
        super().__init__()
        self.state, self.is_told = state, is_told
        self.seen: list[Block] = []

    def append(self, raw: RawEvent) -> None:
        super().append(raw)
        if self.is_told(raw):
            self.seen.append(self.state.copy())


class Game:
    """One game. Make it with `new_game`, `from_position` or `from_record`.

    `begun` says that it starts in some position of a game, not at its beginning. `companion` says
    that it is played beside a real box: people tell what was drawn, and take back what they like.
    """

    def __init__(
        self,
        book: Rulebook[Any],
        first: Block,
        seats: Sequence[Seat],
        chance: Any = None,
        begun: bool = False,
        companion: bool = False,
    ) -> None:
        self.book = book
        self.seats = list(seats)
        self.companion = companion
        self._first = first
        self._begun = begun
        self._state: Any = first.copy()
        self._chance = chance
        self._entries: list[LogEntry] = []
        # States before the last entries, back to the last barrier; older ones are not needed.
        self._before: list[Block] = []
        self._imagined: tuple[Any, int, Any] = (None, SPECTATOR, None)
        # What everybody sees of a state: it is made once for all seats.
        self._open: tuple[Any, Data] = (None, {})
        # How many entries were last gone through again, the last of them, and the state after it.
        self._retraced: tuple[int, LogEntry | None, Block] = (0, None, first)
        # What each seat may know of the last entry.
        self._heard: tuple[LogEntry | None, dict[int | None, list[Event]]] = (None, {})
        # For each seat the lines of the log, how many entries they tell of, and the last of these.
        self._logs: dict[int | None, tuple[int, LogEntry | None, Log]] = {}

    # Who and what

    @property
    def name(self) -> str:
        """The name of the game, like "xian"."""
        return self.book.name

    @property
    def players(self) -> int:
        """How many seats there are."""
        return len(self.seats)

    @property
    def options(self) -> list[int]:
        """The options that it is played with, ascending."""
        return self.book.options_of(self._first)

    @property
    def over(self) -> bool:
        """Whether the game has ended."""
        return bool(self._state.over)

    @property
    def deciding(self) -> list[int]:
        """The seats that have a decision to make now; several where all decide at once."""
        return self.book.deciders(self._state)

    @property
    def log(self) -> Sequence[LogEntry]:
        """Everything that was played, first action first. It holds secrets of all seats."""
        return tuple(self._entries)

    def is_within_go(self, seat: int) -> bool:
        """Whether a seat has made the last decision too, in the same go."""
        last = self._entries[-1] if self._entries else None
        return last is not None and (last.seat, last.go) == (seat, self._state.go)

    def decision(self, seat: int | None = None) -> str | None:
        """The name of the decision that a seat (default: whose turn it is) has now."""
        return self.book.decision(self._state, self._whose(seat))

    def _whose(self, seat: int | None) -> int:
        if seat is not None:
            return seat
        deciding = self.deciding
        return deciding[0] if deciding else SPECTATOR

    # Playing

    def legal(self, seat: int | None = None) -> list[Action]:
        """The legal actions of a seat (default: whose decision it is); [] if it has none.

        >>> new_game("xian", players=2, seed=1).legal(0)[0]
        'favour'
        """
        seat = self._whose(seat)
        if self.tells_draw(seat):
            seat = CHANCE
        if seat not in self.deciding:
            return []
        actions = self.book.legal(self._state, seat)
        return [Action(self.book.write_action(self._state, seat, a), a) for a in actions]

    def tells_draw(self, seat: int | None) -> bool:
        """Whether a seat has to tell now what was drawn beside a real box."""
        if not self.companion or seat is None or not 0 <= seat < self.players:
            return False
        return self.deciding == [CHANCE] and self.seats[seat].kind != "automaton"

    def play(self, action: str | int, seat: int | None = None) -> list[Event]:
        """Play an action, by notation or id; returns everything that happened.

        The events hold secrets where decisions are made in secret: pass on `events(seat)`.
        """
        seat = self._whose(seat)
        first = len(self._entries)
        if self.tells_draw(seat):
            self.play_chance(str(action))
        else:
            number, text = self._resolve(action, seat)
            reason = self.book.why_not(self._state, seat, number)
            if reason is not None:
                raise IllegalAction(text, reason)
            self._play(seat, number, text)
            self._draw()
        played = self._entries[first:]
        return [e for entry in played for e in self.book.describe_events(entry.raw_events)]

    def _draw(self) -> None:
        """Draw the chance events that are due, when they are needed and not before."""
        while self._chance is not None and self.deciding == [CHANCE]:
            self._draw_one(self._chance)

    def _draw_one(self, rng: Any) -> None:
        outcomes = self.book.legal(self._state, CHANCE)
        drawn = outcomes[self.book.engine.rules.below(rng, len(outcomes))]
        self._play(CHANCE, drawn, self.book.write_action(self._state, CHANCE, drawn))

    def draw_from(self, rng: Any) -> None:
        """Draw chance events with a generator of the rules from now on, also one that is due.

        None: none are drawn, as in a game made from a record.
        """
        self._chance = rng
        self._draw()

    def draw_from_seed(self, seed: int, index: int) -> None:
        """Draw chance events from now on as game number `index` of a seed does."""
        stream = index * STREAMS_PER_GAME + CHANCE_STREAM
        self.draw_from(self.book.engine.new_rng(seed, stream))

    def draw_once(self, seed: int, index: int) -> Action:
        """Draw the one chance event that is due, as change number `index` of a seed; returns it."""
        if self.deciding != [CHANCE]:
            raise Fault("fault-no-draw")
        stream = index * STREAMS_PER_GAME + CHANCE_STREAM
        self._draw_one(self.book.engine.new_rng(seed, stream))
        return self._entries[-1].action

    def play_chance(self, text: str) -> None:
        """Play a chance event as a record, or somebody beside a real box, tells it."""
        number = self.book.read_action(self._state, CHANCE, text)
        if number not in self.book.legal(self._state, CHANCE):
            raise IllegalAction(text, Reason("impossible-chance", {}))
        self._play(CHANCE, number, self.book.write_action(self._state, CHANCE, number))

    def _resolve(self, action: str | int, seat: int) -> tuple[int, str]:
        if self.over:
            raise IllegalAction(str(action), Reason("game-over", {}))
        if not 0 <= seat < self.players:
            raise IllegalAction(
                str(action), Reason("no-such-seat", {"seat": seat, "players": self.players})
            )
        if isinstance(action, int):
            if not 0 <= action < self.book.action_count:
                raise IllegalAction(str(action), Reason("no-such-action", {"id": action}))
            return action, self.book.write_action(self._state, seat, action)
        number = self.book.read_action(self._state, seat, action)
        return number, self.book.write_action(self._state, seat, number)

    def _play(self, seat: int, number: int, text: str) -> None:
        before = self._state
        after = before.copy()
        raw = self.book.apply(after, seat, number)
        automatic = [
            (event[1], self.book.write_action(after, event[1], found))
            for event in raw
            if (found := self.book.automatic_action(event)) is not None
        ]
        entry = LogEntry(
            seat=seat,
            action=Action(text, number),
            decision=self.book.decision(before, seat),
            automatic=tuple(automatic),
            raw_events=tuple(raw),
            go=before.go,
            simultaneous=self.book.is_simultaneous(before),
            barrier=seat == CHANCE or any(event[0] in self.book.barriers for event in raw),
        )
        if entry.barrier:
            self._before.clear()
        else:
            self._before.append(before)
        self._entries.append(entry)
        self._state = after

    def why_not(self, action: str | int, seat: int | None = None) -> Reason | None:
        """Why an action is not legal now, as a key with values; None if it is legal.

        >>> game = new_game("xian", players=2, seed=1)
        >>> print(game.why_not("enter lab", seat=0))
        not-now (decision favour)
        """
        seat = self._whose(seat)
        if self.over:
            return Reason("game-over", {})
        number, _ = self._resolve(action, seat)
        if self.tells_draw(seat):
            drawable = number in self.book.legal(self._state, CHANCE)
            return None if drawable else Reason("impossible-chance", {})
        return self.book.why_not(self._state, seat, number)

    def preview(self, action: str | int, seat: int | None = None) -> list[Event]:
        """What an action would bring, as far as the seat can know before playing it.

        It ends where something hidden would be shown, or another seat's go would begin.
        """
        return self._foresee(action, self._whose(seat))[0]

    def _foresee(self, action: str | int, seat: int) -> tuple[list[Event], list[int]]:
        """What an action would bring, and who decides then, as far as the seat can know it."""
        number, text = self._resolve(action, seat)
        reason = self.book.why_not(self._state, seat, number)
        if reason is not None:
            raise IllegalAction(text, reason)
        return self._foreseen(number, seat)

    def _foreseen(self, number: int, seat: int) -> tuple[list[Event], list[int]]:
        """The same for an action that is known to be legal."""
        if self.book.is_simultaneous(self._state):
            # What is put together from parts goes on until it is complete.
            return [], [seat]
        state = self._imagine(seat).copy()
        known: list[RawEvent] = []
        ends = self.book.barriers | self.book.preview_ends
        for raw in self.book.apply(state, seat, number):
            if raw[0] in ends or self.book.event_owner(raw) is not None:
                break
            known.append(raw)
        changes = self.book.changes(self._imagine(seat), seat, number)
        brings = self.book.describe_events(known) + ([] if changes is None else [changes])
        return brings, self.book.deciders(state)

    def _imagine(self, seat: int) -> Any:
        """A full state that fits what the seat knows now; made once for all of its previews."""
        present, of, state = self._imagined
        if present is not self._state or of != seat:
            # Nobody reads this view, so it needs no words.
            known = View({}, self.book, seat, self.book.hidden(self._state, seat))
            state = self.book.resample(known, self.book.engine.new_rng(0))
            self._imagined = (self._state, seat, state)
        return state

    def refused(self, seat: int | None = None) -> list[tuple[Action, Reason]]:
        """Actions that a seat might expect to have at its present decision and has not, with why.

        >>> game = new_game("xian", players=2, seed=1)
        >>> game.refused(0)
        []
        """
        seat = self._whose(seat)
        if seat not in self.deciding:
            return []
        refused = []
        for number in self.book.expected_actions(self._state, seat):
            if (reason := self.book.why_not(self._state, seat, number)) is not None:
                text = self.book.write_action(self._state, seat, number)
                refused.append((Action(text, number), reason))
        return refused

    # Telling

    def situation(self, seat: int | None) -> Situation:
        """What a seat (None: a spectator) sees and can do now, with everything said about it."""
        view, telling = self.view(seat), self.book.telling
        question, result = telling.question(view), self.result()
        if result is not None:
            automata = [p for p, sitting in enumerate(self.seats) if sitting.kind == "automaton"]
            question["title"] = telling.outcome(result, automata)
        actions = self.legal(seat) if seat is not None and not self.over else []
        if self.tells_draw(seat):
            asked, choices = telling.draw(view, actions)
            return Situation(view, asked, actions, [[] for _ in actions], choices, [])
        foreseen = [] if seat is None else [self._foreseen(a.id, seat) for a in actions]
        previews = [brings for brings, _ in foreseen]
        choices = telling.choices(view, actions, previews)
        if seat is not None:
            after = [deciding for _, deciding in foreseen]
            self._tell_ends(choices, seat, dict(zip(map(str, actions), after, strict=True)))
        return Situation(
            view=view,
            question=question,
            actions=actions,
            previews=previews,
            choices=choices,
            refused=[
                telling.refused(view, action, why)
                for action, why in (self.refused(seat) if actions else [])
            ],
        )

    def _tell_ends(
        self, choices: Sequence[Choice], seat: int, after: Mapping[str, list[int]]
    ) -> None:
        """Say of choices that they end the seat's go, or lose points, where they do."""
        for choice in choices:
            deciding = after[choice["action"]]
            # Beside a real box anything can be taken back.
            if deciding != [seat] and not self.companion:
                saying = self.book.telling.ending(deciding)
                choice["ends"] = {"next": deciding, "saying": saying}
            if lost := lost_points(choice["effects"], seat):
                choice["loses"] = lost

    def ahead(self, seat: int | None, action: str | None = None) -> Ahead:
        """What whom the rules play would do next, now or after an action of a seat.

        >>> game = new_game("terracotta-army", players=1, seed=3)
        >>> [prospect["outcomes"] for prospect in game.ahead(1)["prospects"]]
        [11, 9, 7, 5, 3, 1]
        """
        state = self._state
        if action is not None and seat is not None:
            number, text = self._resolve(action, seat)
            reason = self.book.why_not(state, seat, number)
            if reason is not None:
                raise IllegalAction(text, reason)
            state = self._imagine(seat).copy()
            self.book.apply(state, seat, number)
        return self.book.telling.ahead(self.book.prospects(state))

    def lines(self, seat: int | None) -> list[Line]:
        """The log as a seat (None: a spectator) may know it, a line for each action.

        A line that has not changed since the last call is the same object as before.
        """
        entries = self._entries
        told, last, log = self._logs.get(seat, (0, None, None))
        # An entry that is still in its place has the same ones before it.
        if log is None or told > len(entries) or (told > 0 and entries[told - 1] is not last):
            # Something was taken back.
            state: Any = self._first
            told, log = 0, self.book.telling.log(View({}, self.book, SPECTATOR, state))
        for number in range(told + 1, len(entries) + 1):
            log.add(number, self.seen(entries[number - 1], seat))
        self._logs[seat] = (len(entries), entries[-1] if entries else None, log)
        return log.lines

    def moment(self) -> Saying:
        """When it is in the game, as everybody may know it."""
        # Rounds and turns are no secret, and nobody reads this view, so it needs no words.
        return self.book.telling.moment(View({}, self.book, SPECTATOR, self._state))

    def points(self) -> list[int]:
        """The points of each seat so far, as they stand on the table."""
        return self.book.points_so_far(self._state)

    def table_in_words(self, seat: int | None) -> list[Section]:
        """Everything that a seat sees, in words to come."""
        return self.book.telling.table(self.view(seat))

    # Taking back

    def undo(self, seat: int | None = None) -> Action:
        """Take back the last action of a seat (default: of whoever acted last); returns it.

        It goes back to the last barrier: another player's decision, something hidden shown, a card
        drawn. A secret choice can be taken back until the last player has made theirs.

        Beside a real box the last entry is taken back, whatever it was (the exception to T7.7).
        """
        if self.companion:
            return self._take_back_last()
        entry = self._undoable(seat)
        if entry is None:
            raise self._not_undoable(seat)
        return self._take_back(entry)

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether `undo` would work."""
        return bool(self._entries) if self.companion else self._undoable(seat) is not None

    def _take_back_last(self) -> Action:
        if not self._entries:
            raise NotUndoable("fault-undo-nothing")
        # Before a draw no state is kept: the game is gone through again.
        kept = self._before.pop() if self._before else None
        self._state = self._before_entry(len(self._entries)) if kept is None else kept
        return self._entries.pop().action

    def _undoable(self, seat: int | None) -> int | None:
        """The index of the entry that the seat could take back."""
        oldest = len(self._entries) - len(self._before)
        for i in range(len(self._entries) - 1, oldest - 1, -1):
            entry = self._entries[i]
            if seat is None or entry.seat == seat:
                later = self._entries[i + 1 :]
                free = all(e.simultaneous and e.go == entry.go for e in [entry, *later])
                return i if free or not later else None
        return None

    def _not_undoable(self, seat: int | None) -> NotUndoable:
        """Why there is nothing to take back."""
        own = [
            i
            for i, entry in enumerate(self._entries)
            if entry.seat != CHANCE and seat in (None, entry.seat)
        ]
        if not own:
            return NotUndoable("fault-undo-nothing")
        since = self._entries[own[-1] :]
        if any(entry.seat == CHANCE for entry in since):
            return NotUndoable("fault-undo-drawn")
        if any(entry.barrier for entry in since):
            return NotUndoable("fault-undo-shown")
        return NotUndoable("fault-undo-decided")

    def _take_back(self, index: int) -> Action:
        taken = self._entries[index]
        later = self._entries[index + 1 :]
        keep = index - (len(self._entries) - len(self._before))
        self._state = self._before[keep]
        del self._entries[index:]
        del self._before[keep:]
        for entry in later:
            self._play(entry.seat, entry.action.id, entry.action)
        return taken.action

    def restart_go(self, seat: int | None = None) -> list[Action]:
        """Take back everything of the present go; returns what was taken back, latest first."""
        if self.companion:
            raise NotUndoable("fault-undo-one-by-one")
        taken: list[Action] = []
        go = None
        while (index := self._undoable(seat)) is not None:
            entry = self._entries[index]
            if go is not None and entry.go != go:
                break
            go, seat = entry.go, entry.seat
            taken.append(self._take_back(index))
        if not taken:
            raise self._not_undoable(seat)
        return taken

    # Seeing

    def view(self, seat: int | None) -> View:
        """What a seat may see; None is a spectator.

        >>> view = new_game("xian", players=3, seed=5).view(None)
        >>> "you" in view, view["players"][0]["hand_count"]
        (False, 4)
        """
        if seat is not None and not 0 <= seat < self.players:
            raise IndexError(f"there is no seat {seat}: seats are 0 to {self.players - 1}")
        state, shown = self._open
        if state is not self._state:
            shown = self.book.describe(self.book.hidden(self._state, SPECTATOR), SPECTATOR)
            self._open = (self._state, shown)
        if seat is None:
            return View(shown, self.book, SPECTATOR, self.book.hidden(self._state, SPECTATOR))
        knowledge = self.book.hidden(self._state, seat)
        own = {"seat": seat, "you": self.book.own(knowledge, seat)}
        return View({**shown, **own}, self.book, seat, knowledge)

    def position_text(self, seat: int | None) -> str:
        """The position as one line of text, `?` for what a seat (None: a spectator) cannot know.

        >>> text = new_game("xian", players=2, seed=1).position_text(0)
        >>> text[:40], text.count("hand:?")
        ('xian t1 favour faces:1,1,2 buildings:wor', 1)
        """
        return self.book.write_position(self.knowledge(SPECTATOR if seat is None else seat))

    def open_position_text(self) -> str:
        """The position as one line of text with everything open. It holds every secret."""
        return self.book.write_position(self._state)

    def knowledge(self, seat: int) -> Block:
        """The state without anything that a seat cannot know: its view for bots, without words."""
        known: Block = self.book.hidden(self._state, seat)
        return known

    def events(self, seat: int | None, since: int = 0) -> list[Event]:
        """What a seat (None: a spectator) may know of all that happened from entry `since` on.

        >>> game = new_game("xian", players=2, seed=1)
        >>> _ = game.play("favour", seat=0)
        >>> game.events(1)
        [{'kind': 'decided', 'decision': 'favour', 'seat': 0}]
        """
        return [event for entry in self._entries[since:] for event in self.seen(entry, seat)]

    def seen(self, entry: LogEntry, seat: int | None) -> list[Event]:
        """What a seat (None: a spectator) may know of one entry of the log."""
        last, heard = self._heard
        if last is not entry:
            if not self._entries or entry is not self._entries[-1]:
                return self._seen(entry, seat)
            # Everybody hears of the last one, by events and in the log.
            heard = {}
            self._heard = (entry, heard)
        if not any(self.book.event_owner(raw) is not None for raw in entry.raw_events):
            seat = None
        if seat not in heard:
            heard[seat] = self._seen(entry, seat)
        return heard[seat]

    def _seen(self, entry: LogEntry, seat: int | None) -> list[Event]:
        seen: list[Event] = []
        if entry.simultaneous:
            seen.append({"kind": "decided", "decision": entry.decision, "seat": entry.seat})
        return seen + self.book.describe_events(
            [raw for raw in entry.raw_events if self.book.event_owner(raw) in (None, seat)]
        )

    def boards(
        self, number: int, seat: int | None, events: Collection[int] | None = None
    ) -> tuple[View, dict[int, View]]:
        """What a seat saw before entry `number` (from 1), and at each of its events (from 1).

        One entry may hold a whole turn of an automaton: these are the boards for telling it step
        by step, all of `seen` or some. That of the last event is the view after the entry.
        """
        if not 0 < number <= len(self._entries):
            raise IndexError(f"there is no entry {number}: entries are 1 to {len(self._entries)}")
        state = self._before_entry(number)
        entry = self._entries[number - 1]
        owner = SPECTATOR if seat is None else seat
        before = self.book.view(state, owner)
        watched = _Watched(state, lambda raw: self._is_told(raw, seat))
        self.book.apply(state, entry.seat, entry.action.id, watched)
        if entry.simultaneous:
            watched.seen.insert(0, state)
        states = enumerate([*watched.seen[:-1], state] if watched.seen else [], 1)
        views: dict[int, View] = {}
        last: Block | None = None
        for n, seen in states:
            if events is None or n in events:
                # Much of what is told are thoughts: the board stays as it was.
                views[n] = views[max(views)] if last == seen else self.book.view(seen, owner)
                last = seen
        return before, views

    def _before_entry(self, number: int) -> Block:
        """A copy of the state before an entry; stories are asked for one after the other."""
        done, last, state = self._retraced
        if done >= number or (done > 0 and self._entries[done - 1] is not last):
            done, state = 0, self._first
        state = state.copy()
        for entry in self._entries[done : number - 1]:
            self.book.apply(state, entry.seat, entry.action.id)
        last = self._entries[number - 2] if number > 1 else None
        self._retraced = (number - 1, last, state)
        return state.copy()

    def _is_told(self, raw: RawEvent, seat: int | None) -> bool:
        """Whether a raw event is one that a seat hears, and no part of another."""
        return not self.book.is_part(raw) and self.book.event_owner(raw) in (None, seat)

    # The whole game

    def result(self) -> Result | None:
        """Ranking and scores by part; None while the game is on."""
        return self.book.result(self._state) if self.over else None

    def written_result(self) -> Data | None:
        """The result as records have it (X11.7, T7.8)."""
        result = self.result()
        return None if result is None else self.book.write_result(result)

    def record(self) -> Record:
        """The game as one JSON object that can be replayed anywhere (X11.7).

        While the game is on it holds every secret.
        """
        record: Record = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.name,
            **self._rules(),
            "data": self.book.components.identity,
            **self._components(),
            "seats": [{"name": seat.name, "kind": seat.kind} for seat in self.seats],
            "setup": self._setup(),
            "actions": [[entry.seat, str(entry.action)] for entry in self._entries],
        }
        if (result := self.written_result()) is not None:
            record["result"] = result
        return record

    def _rules(self) -> Unusual:
        """The number of the rules, which records of the first rules do not have."""
        number = self.book.rules_number
        return {} if number == FIRST_RULES else {"rules": number}

    def _components(self) -> Unusual:
        """Component data that does not come with the game, so that it replays anywhere."""
        data = self.book.own_data
        return {} if data is None else {"components": data}

    def _setup(self) -> Data:
        """How the game began: the set-up of its rules (X11.7, T7.8), or a position."""
        if self._begun:
            return {POSITION: self.book.write_position(self._first)}
        return self.book.write_setup(self._first)

    def restarted(self) -> Game:
        """The same game before its first action, for replaying; it draws nothing by itself."""
        begun, companion = self._begun, self.companion
        return Game(self.book, self._first, self.seats, begun=begun, companion=companion)

    def position(self) -> Data:
        """Players and board with everything open, as `bingma replay --json` prints them."""
        return self.book.position(self._state)

    def copy(self) -> Game:
        """Another game in the same position that shares nothing that changes."""
        chance = None if self._chance is None else list(self._chance)
        copy = Game(self.book, self._first, self.seats, chance, self._begun, self.companion)
        copy._state = self._state
        copy._entries = self._entries[:]
        copy._before = self._before[:]
        copy._logs = self._logs
        return copy


def new_game(
    game: str = "xian",
    players: int = 2,
    seed: int | None = None,
    seats: Sequence[Seat] | None = None,
    components: Source = None,
    options: Sequence[int] = (),
    index: int = 0,
    chance: int | None = None,
) -> Game:
    """A new game; the same seed (and index) gives the same set-up on every machine.

    What is drawn later follows from the seed too, or from a seed of its own, `chance`.

    >>> new_game("xian", players=4, seed=3).deciding
    [0, 1, 2, 3]
    """
    book = rulebook(game, components)
    if players not in book.player_numbers:
        low, high = book.player_numbers[0], book.player_numbers[-1]
        raise Fault("fault-players", title=book.title, low=low, high=high, players=players)
    book.check_options(options, players)
    seed = _checked_seed(seed)
    first = book.deal(players, options, seed, index * STREAMS_PER_GAME + SETUP_STREAM)
    new = Game(book, first, _chosen_seats(book, players, seats))
    new.draw_from_seed(seed if chance is None else chance, index)
    return new


def from_position(
    text: str,
    seats: Sequence[Seat] | None = None,
    seed: int | None = None,
    components: Source = None,
) -> Game:
    """A game that starts in a position (see `docs/positions.md`); raises BadPosition.

    What the text does not know is drawn: the same seed draws the same.

    >>> text = new_game("xian", players=2, seed=1).position_text(0)
    >>> game = from_position(text, seed=1)
    >>> game.position_text(0) == text
    True
    """
    try:
        book = rulebook(game_of(text), components)
    except UnknownGame as error:
        raise BadPosition(
            "problem-position-game", word=game_of(text), games=error.values["games"]
        ) from None
    known = book.read_position(text)
    seed = _checked_seed(seed)
    rng = book.engine.new_rng(seed, SETUP_STREAM)
    first = book.resample(View({}, book, SPECTATOR, known), rng)
    chosen = _chosen_seats(book, book.players_of(first), seats)
    game = Game(book, first, chosen, begun=True)
    game.draw_from_seed(seed, 0)
    return game


def _checked_seed(seed: int | None) -> int:
    """The seed itself, or a random one."""
    if seed is None:
        return secrets.randbits(48)
    if not 0 <= seed < 2**63:
        raise Fault("fault-seed")
    return seed


def _chosen_seats(
    book: Rulebook[Any], players: int, seats: Sequence[Seat] | None
) -> Sequence[Seat]:
    """The seats given, if there are as many as so many people need."""
    needed = book.seat_count(players)
    if seats is None:
        return _default_seats(book, players)
    if len(seats) != needed:
        raise Fault("fault-seat-count", players=players, needed=needed, seats=len(seats))
    return seats


def _default_seats(book: Rulebook[Any], players: int) -> list[Seat]:
    automata = book.automata(players)
    people = [p for p in range(book.seat_count(players)) if p not in automata]
    return [
        Seat(automata[p], "automaton") if p in automata else Seat(f"Player {people.index(p) + 1}")
        for p in range(book.seat_count(players))
    ]


def from_setup(
    book: Rulebook[Any], setup: Any, seats: Sequence[Seat], companion: bool = False
) -> Game:
    """A game before its first action, from the `setup` of a record; it draws nothing by itself.

    Raises BadSetup or BadPosition.
    """
    if not isinstance(setup, dict) or POSITION not in setup:
        return Game(book, book.read_setup(setup, len(seats)), seats, companion=companion)
    if len(setup) > 1:
        raise BadPosition("problem-position-alone")
    first = book.read_position(setup[POSITION])
    if UNKNOWN in book.write_position(first):
        raise BadPosition("problem-position-unknown")
    needed = book.seat_count(book.players_of(first))
    if needed != len(seats):
        raise BadPosition("problem-position-record-seats", needed=needed, seats=len(seats))
    return Game(book, first, seats, begun=True, companion=companion)


def beside_a_box(game: str, setup: Any, person: str, components: Source = None) -> Game:
    """A game that one person plays with a real box against whom the rules play; raises BadSetup.

    `setup` is that of a record (T7.8). Nothing is drawn: the person tells what was, with `play`.
    """
    book = rulebook(game, components)
    automata = book.automata(1) if 1 in book.player_numbers else {}
    if not automata:
        raise Fault("fault-no-companion", title=book.title)
    seats = [
        Seat(automata[p], "automaton") if p in automata else Seat(person)
        for p in range(book.seat_count(1))
    ]
    begun = from_setup(book, setup, seats, companion=True)
    if book.players_of(begun._first) != 1:
        raise Fault("fault-companion-alone", title=book.title)
    return begun


def from_record(record: Any, components: Source = None, to: int | None = None) -> Game:
    """The game of a record, replayed to its end or to action number `to`.

    Raises BadRecord with the place and the reason for anything that is not right, OtherRules for a
    game that was played by other rules.
    """
    checked = check_record(record)
    try:
        book = rulebook(checked["game"], components)
        if checked["rules"] != book.rules_number:
            raise OtherRules(book.title, checked["rules"], book.rules_number, checked)
        if components is None and checked["components"] is not None:
            book = rulebook(checked["game"], checked["components"])
    except UnknownGame as fault:
        raise BadRecord(fault.key, **fault.values) from None
    except BadComponents as fault:
        if components is not None:
            raise
        raise BadRecord(fault.key, **fault.values) from None
    made_with = checked["data"]
    if made_with is not None and made_with.split(" ")[-1] != book.components.digest:
        here = book.components.identity
        raise BadRecord("fault-record-data", made=made_with, here=here)
    seats = [Seat(seat["name"], seat["kind"]) for seat in checked["seats"]]
    try:
        game = from_setup(book, checked["setup"], seats)
    except (BadPosition, BadSetup) as fault:
        raise BadRecord(fault.key, **fault.values) from None
    for i, (seat, action) in enumerate(checked["actions"]):
        if to is not None and i >= to:
            return game
        try:
            _play_recorded(game, seat, action)
        except Fault as fault:
            entry = shown([seat, action])
            raise BadRecord("fault-record-action", n=str(i + 1), entry=entry, fault=fault) from None
    stored = checked["result"]
    if stored is not None and not same_result(stored, game.written_result()):
        key = "fault-record-result" if game.over else "fault-record-early-result"
        raise BadRecord(key)
    return game


def _play_recorded(game: Game, seat: int, action: str) -> None:
    """Play one entry of a record's actions."""
    if game.over:
        raise Fault("fault-record-over")
    if seat in game.deciding:
        if seat == CHANCE:
            game.play_chance(action)
        else:
            game.play(action, seat=seat)
        return
    if game.deciding == [CHANCE]:
        raise Fault("fault-record-chance-missing")
    waiting = ", ".join(str(p) for p in game.deciding)
    if seat == CHANCE:
        raise Fault("fault-record-no-chance", seats=waiting)
    raise Fault("fault-record-turn", seat=shown(seat), seats=waiting)


__all__ = [
    "Action",
    "Game",
    "IllegalAction",
    "NotUndoable",
    "Seat",
    "beside_a_box",
    "from_position",
    "from_record",
    "from_setup",
    "new_game",
]
