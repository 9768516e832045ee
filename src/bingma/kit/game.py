"""What all games have in common: fields of the state, rules, and how large a game may be.

It is checked when a game is bound, so that a new game is told in a sentence what it lacks.
"""

from __future__ import annotations

from collections.abc import Collection, Mapping

from bingma.kit.layout import Block, Row, i8, i16, layout
from bingma.kit.loops import FIRST_SEAT_STREAM, STREAMS_PER_GAME
from bingma.kit.search import LONGEST_LIST, SEAT_KEY

# The rules that every game provides; `loops` and `search` drive all games with them.
GAME_RULES = (
    "deal",  # a new game, drawn at random
    "list_actions",  # write the ids of a seat's legal actions, return how many
    "apply_action",  # play one, and everything that follows without a choice
    "hide",  # take out what a seat cannot know
    "resample",  # fill that in again, at random
    "value",  # what a position is worth to a seat, for looking ahead
    "standing",  # the same for searching; at the end the points, in hundredths
    "beats",  # whether a seat is ranked before another
    "passes_by",  # whether a search leaves the present decision to the player of playouts
    "reopen",  # take back what others have decided in secret
    "quick_choice",  # what the player of playouts does
)

MOST_ACTIONS = SEAT_KEY  # ids from 0 on; the search makes one key of seat and action
MOST_SEATS = STREAMS_PER_GAME - FIRST_SEAT_STREAM  # each draws from a stream of its own


class BadGame(TypeError):
    """A game that the kit cannot run; says which game and what it lacks."""


@layout
class GameBlock(Block):
    """The fields that the state of every game has.

    A game adds `legal`, because only the game knows its longest list: `legal: Row = i16(18)`.
    """

    players: int = i8()  # seats
    over: int = i8()  # 1: the game has ended
    seat: int = i8()  # who decides; CHANCE before a draw; of several the first who has not decided
    go: int = i16()  # grows when the go passes on
    legal_n: int = i16()  # how many actions `seat` has

    legal: Row  # and their ids


def check_state(game: str, state: type[Block]) -> None:
    """Raise BadGame if a state lacks what every game has."""
    if not issubclass(state, GameBlock):
        raise BadGame(f"{game}: the state must be a GameBlock, and '{state.__name__}' is not")
    if "legal" not in state.fields:
        raise BadGame(f"{game}: the state must have a field 'legal', like 'legal: Row = i16(18)'")
    if (longest := state.fields["legal"].shape[0]) > LONGEST_LIST:
        raise BadGame(
            f"{game}: a decision may have {LONGEST_LIST} legal actions at most, and 'legal' has "
            f"room for {longest}"
        )


def check_size(game: str, actions: int, seats: int) -> None:
    """Raise BadGame for more actions or seats than the loops and the search have room for."""
    if actions > MOST_ACTIONS:
        raise BadGame(f"{game}: a game may have {MOST_ACTIONS} action ids at most, not {actions}")
    if seats > MOST_SEATS:
        raise BadGame(f"{game}: a game may have {MOST_SEATS} seats at most, not {seats}")


def check_bound(game: str, what: str, needed: Mapping[str, str], provided: Collection[str]) -> None:
    """Raise BadGame if rules or tables are missing, naming all of them and who needs them."""
    missing = [f"'{name}' (for {by})" for name, by in needed.items() if name not in provided]
    if missing:
        raise BadGame(f"{game}: {what} missing: {', '.join(missing)}")
