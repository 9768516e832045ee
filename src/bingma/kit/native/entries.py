"""The way in: the functions that are called from outside, with what each argument must be.

Compiled rules believe what they get, so everything is checked before. Lengths and conditions are
written in C, over the names of the rule's own arguments; `LONGEST`, `SEATS` and the like are those
of the game, and `x_0`, `x_1` are the lengths of an array `x`.
"""

from __future__ import annotations

from dataclasses import dataclass

from bingma.kit.loops import LOOK_AHEAD
from bingma.kit.native.types import NUMBER, POOL, STATE, Array, Type


@dataclass(frozen=True)
class Argument:
    """The type of an argument, and what each of its lengths must be at least."""

    type: Type
    least: tuple[str, ...] = ()


@dataclass(frozen=True)
class Entry:
    """An entry point: its arguments, and what must be true of them, in a few words."""

    arguments: tuple[Argument, ...]
    checks: tuple[tuple[str, str], ...] = ()
    long: bool = False  # other threads of Python may run meanwhile


def row(element: str, least: str) -> Argument:
    """An array of one dimension."""
    return Argument(Array(element, 1), (least,))


def rows(element: str, least: str, columns: str) -> Argument:
    """An array of two dimensions."""
    return Argument(Array(element, 2), (least, columns))


def pool(least: str) -> Argument:
    """An array of states."""
    return Argument(POOL, (least,))


ANY = Argument(NUMBER)
ONE_STATE = Argument(STATE)
RNG = row("word", "4")
INDEX = ("0 <= i && i < states_0", "there is no such state in the pool")
STATE_I = ("is_state(states + i)", "this is no state of a game")
SEAT_I = ("0 <= seat && seat < states[i].players", "there is no such seat")
PLAYERS = ("LEAST_PLAYERS <= players && players <= MOST_PLAYERS", "not for so many players")
OPTIONS = ("0 <= options && options <= OPTIONS", "there are no such options")
SOME = ("0 <= first && first <= last && last <= actions_0", "there are no such games")
ROOT = ("is_state(states)", "this is no state of a game")
ROOT_SEAT = ("0 <= seat && seat < states[0].players", "there is no such seat")
ONE = ("is_state(s)", "this is no state of a game")

ENTRIES: dict[str, Entry] = {
    "seed_random": Entry((RNG, ANY, ANY)),
    "start": Entry((pool("1"), ANY, ANY, ANY, RNG), (INDEX, PLAYERS, OPTIONS)),
    "step": Entry(
        (pool("1"), ANY, ANY, row("i16", "LONGEST")),
        (INDEX, STATE_I, ("is_legal(states + i, action)", "this action is not legal now")),
    ),
    "legal_of": Entry((pool("1"), ANY, ANY, row("i16", "LONGEST")), (INDEX, STATE_I, SEAT_I)),
    "copy_many": Entry(
        (pool("1"), ANY, ANY, ANY),
        (("0 <= to && to < states_0 && 0 <= source && source < states_0", INDEX[1]),),
        long=True,
    ),
    "random_games": Entry(
        (pool("1"), RNG, ANY, ANY, ANY, row("word", "2")), (PLAYERS, OPTIONS), long=True
    ),
    "step_batch": Entry(
        (
            pool("0"),
            row("word", "states_0"),
            rows("word", "states_0", "4"),
            ANY,
            ANY,
            rows("i16", "states_0", "LONGEST"),
            row("word", "states_0"),
        ),
        (
            PLAYERS,
            OPTIONS,
            ("all_legal(states, states_0, actions)", "an action is not legal now"),
        ),
        long=True,
    ),
    "mask_batch": Entry(
        (pool("0"), rows("i8", "states_0", "ACTIONS")),
        (("are_listed(states, states_0)", "this is no state of a game"),),
    ),
    "play_game": Entry(
        (
            pool(str(1 + LOOK_AHEAD)),
            ANY,
            ANY,
            ANY,
            ANY,
            row("word", "SEATS"),
            rows("word", "STREAMS", "4"),
            rows("word", "1", "2"),
        ),
        (PLAYERS, OPTIONS),
        long=True,
    ),
    "known_choice": Entry((pool(str(LOOK_AHEAD)), ANY, ANY, RNG), (ROOT, ROOT_SEAT), long=True),
    "search": Entry(
        (
            pool("4"),
            ANY,
            ANY,
            ANY,
            rows("word", "1", "3"),
            rows("word", "LONGEST", "8"),
            row("word", "4"),
            rows("word", "1", "2"),
            row("word", "24"),
            row("word", "256"),
            row("word", "6"),
            RNG,
        ),
        (ROOT, ROOT_SEAT, ("is_tree(nodes_0, edges_0, used)", "this is no tree")),
        long=True,
    ),
    "advance_games": Entry(
        (
            pool("0"),
            row("word", "0"),
            rows("word", "actions_0", "4"),
            rows("word", "actions_0", "SEATS_OF(players)"),
            ANY,
            ANY,
            ANY,
            ANY,
            rows("i8", "2 * actions_0", "OBSERVATION"),
            rows("i8", "actions_0", "ACTIONS"),
            row("word", "actions_0"),
            rows("f32", "actions_0", "SEATS_OF(players)"),
            row("i8", "actions_0"),
            rows("word", "3 * actions_0", "SEATS_OF(players)"),
            ANY,
            ANY,
            ANY,
        ),
        (
            PLAYERS,
            OPTIONS,
            SOME,
            (
                f"actions_0 <= room && room <= states_0 - {LOOK_AHEAD}",
                "there is no room for looking ahead",
            ),
            (
                "can_advance(states, actions, seats, first, last, SEATS_OF(players))",
                "these are no states of such a game",
            ),
        ),
        long=True,
    ),
    "first_illegal": Entry(
        (pool("actions_0"), row("word", "0"), ANY, ANY),
        (SOME, ("can_advance(states, actions, 0, first, last, SEATS)", STATE_I[1])),
    ),
    "observe_seat": Entry(
        (pool("1"), ANY, ANY, row("i8", "OBSERVATION"), row("i8", "ACTIONS")),
        (INDEX, ("is_listed(states + i)", STATE_I[1]), SEAT_I),
    ),
    # Parts of the rules, for comparing and for looking at: on the first state of an array.
    "hide": Entry((ONE_STATE, ANY), (ONE, ("-1 <= seat && seat < s->players", SEAT_I[1]))),
    "resample": Entry((ONE_STATE, ANY, RNG), (ONE, ("0 <= seat && seat < s->players", SEAT_I[1]))),
    "value": Entry((ONE_STATE, ANY), (ONE, ("0 <= p && p < s->players", SEAT_I[1]))),
    "standing": Entry((ONE_STATE, ANY), (ONE, ("0 <= p && p < s->players", SEAT_I[1]))),
    "quick_choice": Entry((ONE_STATE, RNG), (ONE,)),
}
