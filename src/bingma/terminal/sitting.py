"""Beginning and resuming a game in the terminal."""

from __future__ import annotations

import os
import secrets
import shlex
import signal
import sys
from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from types import FrameType
from typing import Any

from bingma.bots import BOTS, DEFAULT_BOT
from bingma.faults import Fault
from bingma.games import rulebook
from bingma.games.contract import Rulebook
from bingma.play.game import Game, Seat, beside_a_box, from_position, from_record, new_game
from bingma.play.records import BadRecord, load_record
from bingma.terminal import learn as lessons
from bingma.terminal import saves
from bingma.terminal.box import Unpacking
from bingma.terminal.play import AUTOMATON, BOT, HUMAN, Play, make_table
from bingma.terminal.screens import PlainScreen, Screen
from bingma.terminal.words import Quit
from bingma.texts import Language, Texts, texts

MAX_SEED = 2**63 - 1
PACES = ("all", "step")


@dataclass(frozen=True)
class Manner:
    """How a game is shown: settings of the person at the keyboard."""

    plain: bool = False
    pace: str = "all"
    confirm: bool = True
    language: Language | None = None


def begin(
    game: str,
    players: int | None,
    seats: str | None,
    seed: int | None,
    components: Path | None,
    options: Sequence[int],
    manner: Manner,
) -> None:
    """Play a new game."""
    words = texts(manner.language)
    book = rulebook(game, components)
    kinds = _kinds(book, players, seats)
    seed = _seed(seed)
    book.check_options(options, len(kinds))
    named = _seats(book, kinds, words)
    made = new_game(game, len(kinds), seed, named, components, options)
    _play(made, words, seed, saves.new_save(game), manner)


def begin_in(
    text: str, seats: str | None, seed: int | None, components: Path | None, manner: Manner
) -> None:
    """Play on from the text of a position, which says game, players and options."""
    words = texts(manner.language)
    seed = _seed(seed)
    made = from_position(text, None, seed, components)
    if made.over:
        raise Fault("fault-position-over")
    people = sum(seat.kind != AUTOMATON for seat in made.seats)
    made.seats = _seats(made.book, _kinds(made.book, people, seats), words)
    _play(made, words, seed, saves.new_save(made.name), manner)


def begin_beside_box(
    game: str, options: Sequence[int] | None, components: Path | None, manner: Manner
) -> None:
    """Play with a real box against whom the rules play; what was dealt is asked first."""
    words = texts(manner.language)
    book = rulebook(game, None if components is None else components.resolve())
    if not book.automata(1):
        raise Fault("fault-no-companion", title=book.title)
    book.check_options(options or (), 1)
    drawn = _is_drawn(manner.plain)
    try:
        setup = Unpacking(book, options, words, plain=not drawn).setup()
    except (Quit, EOFError):
        return
    person = next(seat for seat in _seats(book, [HUMAN], words) if seat.kind == HUMAN)
    made = beside_a_box(game, setup, person.name, components)
    _play(made, words, _seed(None), saves.new_save(game), manner)


def learn(game: str, step: int | None, manner: Manner) -> None:
    """The first lesson of a game, by default from where it was left."""
    words = texts(manner.language)
    here = lessons.begin(game, step)
    _leave_when_ended()
    lessons.Learning(here, _screen(here.game, words, manner.plain), words).run()


def _seed(seed: int | None) -> int:
    """The seed itself, or a random one."""
    if seed is None:
        return secrets.randbits(48)
    if not 0 <= seed <= MAX_SEED:
        raise Fault("fault-seed")
    return seed


def _seats(book: Rulebook[Any], kinds: Sequence[str], words: Texts) -> list[Seat]:
    """Who sits at each seat: people and bots at those that the rules do not play."""
    automata = book.automata(len(kinds))
    others = iter(kinds)
    found = []
    for p in range(book.seat_count(len(kinds))):
        if p in automata:
            found.append(Seat(automata[p], AUTOMATON))
        else:
            kind = next(others)
            name = words.say(f"seat-{book.seat_colours[p]}")
            found.append(Seat(name, kind if kind == HUMAN else BOT + kind))
    return found


def _kinds(book: Rulebook[Any], players: int | None, seats: str | None) -> list[str]:
    """Who plays: "human" or the name of a bot for each player."""
    named = None if seats is None else [kind.strip().lower() for kind in seats.split(",")]
    if players is None:
        players = book.usual_players if named is None else len(named)
    if players not in book.player_numbers:
        low, high = book.player_numbers[0], book.player_numbers[-1]
        raise Fault("fault-players", title=book.title, low=low, high=high, players=players)
    if named is None:
        return [HUMAN] + [DEFAULT_BOT] * (players - 1)
    for kind in named:
        if kind != HUMAN and kind not in BOTS:
            raise Fault("fault-seat-kind", kind=kind, bots=", ".join(BOTS))
    if len(named) != players:
        raise Fault("fault-seats", players=players, seats=len(named))
    return named


def resume(file: Path | None, components: Path | None, manner: Manner) -> None:
    """Go on with a saved game (default: the one played last)."""
    words = texts(manner.language)
    path = file or saves.last_unfinished()
    if path is None:
        raise Fault("fault-nothing-to-resume")
    record = load_record(path)
    kept = record.get("play") if isinstance(record, dict) else None
    kept = kept if isinstance(kept, dict) else {}
    if components is None and isinstance(kept.get("components"), str):
        # Saves did not carry the data at first, but named its file.
        components = Path(kept["components"])
    try:
        game = from_record(record, components)
    except BadRecord as fault:
        raise BadRecord("fault-in-file", file=str(path), fault=fault) from None
    if game.over:
        raise Fault("fault-resume-over", file=str(path))
    automata = [seat.kind == AUTOMATON for seat in game.seats]
    people = automata.count(False)
    for p, seat in enumerate(game.seats):
        kind = seat.kind.removeprefix(BOT)
        if automata[p] and p in game.book.automata(people):
            continue
        if kind != HUMAN and kind not in BOTS:
            raise Fault("fault-seat-kind", kind=kind, bots=", ".join(BOTS))
    seed = kept.get("seed")
    if not isinstance(seed, int) or isinstance(seed, bool) or not 0 <= seed <= MAX_SEED:
        seed = secrets.randbits(48)
    game.companion = saves.is_companion(record) and people == 1
    if not game.companion:
        game.draw_from(game.book.engine.new_rng(secrets.randbits(48)))
    _play(game, words, seed, path, manner, resumed=True, named=file)


def _play(
    game: Game,
    words: Texts,
    seed: int,
    save: Path,
    manner: Manner,
    resumed: bool = False,
    named: Path | None = None,
) -> None:
    if manner.pace not in PACES:
        raise Fault("fault-pace", pace=manner.pace)
    _leave_when_ended()
    screen = _screen(game, words, manner.plain)
    stepwise = manner.pace == "step"
    again = "bingma play --resume"
    if named is not None:
        again += f" {shlex.quote(str(named))}"
    Play(game, screen, words, seed, save, again, resumed, stepwise, manner.confirm).run()


def _leave_when_ended() -> None:
    for number in (signal.SIGTERM, getattr(signal, "SIGHUP", signal.SIGTERM)):
        signal.signal(number, _leave)


def _leave(number: int, frame: FrameType | None) -> None:
    """Give the terminal back when the program is told to end."""
    sys.exit(128 + number)


def _screen(game: Game, words: Texts, plain: bool) -> Screen:
    """The drawn screen where a person looks at a terminal, otherwise plain lines."""
    table = make_table(game, words)
    if not _is_drawn(plain):
        return PlainScreen(table, words)
    from bingma.terminal.drawn import DrawnScreen

    return DrawnScreen(table, words)


def _is_drawn(plain: bool) -> bool:
    """Whether somebody looks at a terminal and does not want plain lines."""
    at_terminal = sys.stdin.isatty() and sys.stdout.isatty()
    return at_terminal and not plain and os.environ.get("TERM") != "dumb"
