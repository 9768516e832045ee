"""A game as people and programs play it: a thin object over the rules and a log."""

from __future__ import annotations

import secrets
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from bingma.games import UnknownGame, rulebook
from bingma.games.contract import CHANCE, SPECTATOR, Event, RawEvent, Reason, Rulebook, View
from bingma.kit.layout import Block
from bingma.kit.loops import CHANCE_STREAM, SETUP_STREAM, STREAMS_PER_GAME
from bingma.play.records import FORMAT, VERSION, BadRecord, check_record, same_result


class Action(str):
    """The notation of an action; `id` is its number."""

    id: int

    def __new__(cls, text: str, action: int) -> Action:
        self = super().__new__(cls, text)
        self.id = action
        return self

    def __reduce__(self) -> tuple[type[Action], tuple[str, int]]:
        return Action, (str(self), self.id)


class IllegalAction(ValueError):
    """An action that cannot be played now; `reason` says why, as a key with values."""

    def __init__(self, action: str, reason: Reason) -> None:
        self.action = action
        self.reason = reason
        super().__init__(f"'{action}' is not legal: {reason}")


class NotUndoable(ValueError):
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


class Game:
    """One game. Make it with `new_game` or `from_record`."""

    def __init__(
        self, book: Rulebook[Any], first: Block, seats: Sequence[Seat], chance: Any = None
    ) -> None:
        self.book = book
        self.seats = list(seats)
        self._first = first
        self._state: Any = first.copy()
        self._chance = chance
        self._entries: list[LogEntry] = []
        # States before the last entries, back to the last barrier; older ones are not needed.
        self._before: list[Block] = []
        self._imagined: tuple[Any, int, Any] = (None, SPECTATOR, None)

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
        if seat not in self.deciding:
            return []
        actions = self.book.legal(self._state, seat)
        return [Action(self.book.write_action(self._state, seat, a), a) for a in actions]

    def play(self, action: str | int, seat: int | None = None) -> list[Event]:
        """Play an action, by notation or id; returns everything that happened.

        The events hold secrets where decisions are made in secret: pass on `events(seat)`.
        """
        seat = self._whose(seat)
        number, text = self._resolve(action, seat)
        reason = self.book.why_not(self._state, seat, number)
        if reason is not None:
            raise IllegalAction(text, reason)
        first = len(self._entries)
        self._play(seat, number, text)
        self._draw()
        played = self._entries[first:]
        return [e for entry in played for e in self.book.describe_events(entry.raw_events)]

    def _draw(self) -> None:
        """Draw the chance events that are due, when they are needed and not before."""
        while self._chance is not None and self.deciding == [CHANCE]:
            outcomes = self.book.legal(self._state, CHANCE)
            drawn = outcomes[self.book.engine.rules.below(self._chance, len(outcomes))]
            self._play(CHANCE, drawn, self.book.write_action(self._state, CHANCE, drawn))

    def draw_from(self, rng: Any) -> None:
        """Draw chance events with a generator of the rules from now on, also one that is due.

        None: none are drawn, as in a game made from a record.
        """
        self._chance = rng
        self._draw()

    def play_chance(self, text: str) -> None:
        """Play a chance event as a record tells it (only in a game made from a record)."""
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
        return self.book.why_not(self._state, seat, number)

    def preview(self, action: str | int, seat: int | None = None) -> list[Event]:
        """What an action would bring, as far as the seat can know before playing it.

        It ends where something hidden would be shown, or another seat's go would begin.
        """
        seat = self._whose(seat)
        number, text = self._resolve(action, seat)
        reason = self.book.why_not(self._state, seat, number)
        if reason is not None:
            raise IllegalAction(text, reason)
        if self.book.is_simultaneous(self._state):
            return []
        state = self._imagine(seat).copy()
        known: list[RawEvent] = []
        ends = self.book.barriers | self.book.preview_ends
        for raw in self.book.apply(state, seat, number):
            if raw[0] in ends or self.book.event_owner(raw) is not None:
                break
            known.append(raw)
        return self.book.describe_events(known)

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

    # Taking back

    def undo(self, seat: int | None = None) -> Action:
        """Take back the last action of a seat (default: of whoever acted last); returns it.

        It goes back to the last barrier: another player's decision, something hidden shown, a card
        drawn. A secret choice can be taken back until the last player has made theirs.
        """
        entry = self._undoable(seat)
        if entry is None:
            raise NotUndoable(
                "nothing to take back: another player has decided since, or something hidden "
                "was shown"
            )
        return self._take_back(entry)

    def can_undo(self, seat: int | None = None) -> bool:
        """Whether `undo` would work."""
        return self._undoable(seat) is not None

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
        taken: list[Action] = []
        go = None
        while (index := self._undoable(seat)) is not None:
            entry = self._entries[index]
            if go is not None and entry.go != go:
                break
            go, seat = entry.go, entry.seat
            taken.append(self._take_back(index))
        if not taken:
            raise NotUndoable(
                "nothing to take back: another player has decided since, or something hidden "
                "was shown"
            )
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
        return self.book.view(self._state, SPECTATOR if seat is None else seat)

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
        seen: list[Event] = []
        if entry.simultaneous:
            seen.append({"kind": "decided", "decision": entry.decision, "seat": entry.seat})
        return seen + self.book.describe_events(
            [raw for raw in entry.raw_events if self.book.event_owner(raw) in (None, seat)]
        )

    # The whole game

    def result(self) -> dict[str, Any] | None:
        """Ranking and scores by part; None while the game is on."""
        return self.book.result(self._state) if self.over else None

    def record(self) -> dict[str, Any]:
        """The game as one JSON object that can be replayed anywhere (X11.7).

        While the game is on it holds every secret.
        """
        record = {
            "format": FORMAT,
            "version": VERSION,
            "game": self.name,
            "data": self.book.components.identity,
            "seats": [{"name": seat.name, "kind": seat.kind} for seat in self.seats],
            "setup": self.book.write_setup(self._first),
            "actions": [[entry.seat, str(entry.action)] for entry in self._entries],
        }
        if self.over:
            record["result"] = self.result()
        return record

    def restarted(self) -> Game:
        """The same game before its first action, for replaying; it draws nothing by itself."""
        return Game(self.book, self._first, self.seats)

    def position(self) -> dict[str, Any]:
        """Players and board with everything open, as `bingma replay --json` prints them."""
        return self.book.position(self._state)

    def copy(self) -> Game:
        """Another game in the same position that shares nothing that changes."""
        chance = None if self._chance is None else list(self._chance)
        copy = Game(self.book, self._first, self.seats, chance)
        copy._state = self._state
        copy._entries = self._entries[:]
        copy._before = self._before[:]
        return copy


def new_game(
    game: str = "xian",
    players: int = 2,
    seed: int | None = None,
    seats: Sequence[Seat] | None = None,
    components: Path | str | None = None,
    options: Sequence[int] = (),
    index: int = 0,
) -> Game:
    """A new game; the same seed (and index) gives the same set-up on every machine.

    >>> new_game("xian", players=4, seed=3).deciding
    [0, 1, 2, 3]
    """
    book = rulebook(game, None if components is None else Path(components).resolve())
    if players not in book.player_numbers:
        low, high = book.player_numbers[0], book.player_numbers[-1]
        raise ValueError(f"{book.title} is for {low} to {high} players, not {players}")
    book.check_options(options, players)
    if seed is None:
        seed = secrets.randbits(48)
    if not 0 <= seed < 2**63:
        raise ValueError("a seed is a whole number from 0 to 2^63 - 1")
    stream = index * STREAMS_PER_GAME
    first = book.deal(players, options, seed, stream + SETUP_STREAM)
    chance = book.engine.new_rng(seed, stream + CHANCE_STREAM)
    needed = book.seat_count(players)
    chosen = list(seats) if seats is not None else _default_seats(book, players)
    if len(chosen) != needed:
        raise ValueError(f"{players} players need {needed} seats, not {len(chosen)}")
    new = Game(book, first, chosen, chance)
    new._draw()
    return new


def _default_seats(book: Rulebook[Any], players: int) -> list[Seat]:
    automata = book.automata(players)
    people = [p for p in range(book.seat_count(players)) if p not in automata]
    return [
        Seat(automata[p], "automaton") if p in automata else Seat(f"Player {people.index(p) + 1}")
        for p in range(book.seat_count(players))
    ]


def from_record(record: Any, components: Path | str | None = None, to: int | None = None) -> Game:
    """The game of a record, replayed to its end or to action number `to`.

    Raises BadRecord with the place and the reason for anything that is not right.
    """
    checked = check_record(record)
    try:
        book = rulebook(checked["game"], None if components is None else Path(components).resolve())
    except UnknownGame as error:
        raise BadRecord(str(error)) from None
    made_with = checked.get("data")
    if made_with is not None and made_with.split(" ")[-1] != book.components.digest:
        raise BadRecord(
            f"the record was made with the component data '{made_with}', and this is "
            f"'{book.components.identity}'; give the file it was made with"
        )
    seats = [Seat(seat["name"], seat["kind"]) for seat in checked["seats"]]
    try:
        first = book.read_setup(checked["setup"], len(seats))
    except ValueError as error:
        raise BadRecord(str(error)) from None
    game = Game(book, first, seats)
    for i, (seat, action) in enumerate(checked["actions"]):
        if to is not None and i >= to:
            return game
        place = f"action {i + 1} ([{seat}, {action!r}])"
        if game.over:
            raise BadRecord(f"{place}: the game is over before it")
        if seat not in game.deciding:
            raise BadRecord(f"{place}: {_out_of_turn(seat, game.deciding)}")
        try:
            if seat == CHANCE:
                game.play_chance(action)
            else:
                game.play(action, seat=seat)
        except ValueError as error:
            raise BadRecord(f"{place}: {error}") from None
    stored = checked.get("result")
    if stored is not None and not same_result(stored, game.result()):
        raise BadRecord(
            "result: the record's result is not what its actions lead to"
            if game.over
            else "result: there is one, but the game is not over after the last action"
        )
    return game


def _out_of_turn(seat: int, deciding: list[int]) -> str:
    if deciding == [CHANCE]:
        return "a chance event is missing before it"
    waiting = " or ".join(f"seat {p}" for p in deciding)
    if seat == CHANCE:
        return f"no chance event is due here, but a decision of {waiting}"
    return f"it is not seat {seat}'s decision, but that of {waiting}"


__all__ = ["Action", "Game", "IllegalAction", "NotUndoable", "Seat", "from_record", "new_game"]
