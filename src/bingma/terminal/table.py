"""What a game must offer to be played in a terminal: its words and its drawing.

`Rulebook.table()` gives a module with `TABLE`, a subclass of `Table`. It is loaded only when a
person plays; the play loop knows nothing else of a game's looks.
"""

from __future__ import annotations

from abc import ABC, abstractmethod
from collections.abc import Sequence
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, Literal

from bingma.games.contract import Event, Reason, Rulebook, View
from bingma.texts import Texts

if TYPE_CHECKING:
    from rich.text import Text


@dataclass(frozen=True)
class Player:
    """Who sits at a seat, as the table shows them."""

    name: str
    kind: str
    colour: str


@dataclass(frozen=True)
class Choice:
    """One legal action in words.

    `effect` says what it costs and brings, `brief` the same in few letters. Choices of one `column`
    are listed under its words, so that a long list is read column by column. `key` is what to type
    for it where the game has something better than 1, 2, 3. `listed` says where it stands in the
    list: always, only in plain lines (the drawing shows it), or only when the player asks for all.
    """

    action: str
    effect: str = ""
    brief: str = ""
    column: str = ""
    key: str = ""
    listed: Literal["always", "plain", "asked"] = "always"


@dataclass(frozen=True)
class LogLine:
    """One sentence of the log. `seat` is whose it is: the sentence begins with that name.

    `more` is what `why` tells about it: what else could have been, and what decided.
    """

    text: str
    seat: int | None = None
    more: tuple[str, ...] = ()


class Table(ABC):
    """The words and the drawing of one game with its players."""

    asks_before: ClassVar[bool] = False
    """Whether `last_word` ever asks something."""

    def __init__(self, book: Rulebook[Any], players: Sequence[Player], texts: Texts) -> None:
        self.book = book
        self.players = players
        self.texts = texts
        self.say = texts.say

    def name(self, seat: int) -> str:
        """The name of the player of a seat."""
        return self.players[seat].name

    @abstractmethod
    def question(self, view: View) -> str:
        """One sentence: what the owner of the view has to decide."""

    @abstractmethod
    def choices(
        self, view: View, actions: Sequence[str], previews: Sequence[Sequence[Event]]
    ) -> list[Choice]:
        """The legal actions in words; a preview is what `Game.preview` says of an action."""

    def last_word(self, view: View, action: str) -> str | None:
        """What to ask before an action that cannot be taken back; None: nothing."""
        return None

    @abstractmethod
    def points(self, number: int) -> str:
        """A number of points in the game's own word for them."""

    def outcome(self, result: dict[str, Any]) -> str:
        """One sentence: who won."""
        seats = result["ranking"][0]
        seats = [seats] if isinstance(seats, int) else seats
        names = self.texts.listed([self.name(seat) for seat in seats])
        points = self.points(result["scores"][seats[0]]["total"])
        return self.say("winner", count=len(seats), name=names, points=points)

    @abstractmethod
    def log(self, events: Sequence[Event]) -> list[LogLine]:
        """What happened, in sentences, first one first. An event may give none."""

    @abstractmethod
    def reason(self, reason: Reason) -> str:
        """Why an action is not legal, as a sentence."""

    @abstractmethod
    def read_aloud(self, view: View) -> list[str]:
        """The whole table in sentences, for a screen reader."""

    @abstractmethod
    def draw(self, view: View, width: int, height: int) -> list[Text]:
        """The table as lines of at most `width` cells: the fullest drawing of `height` lines.

        An empty list if even the smallest one needs more room.
        """

    @abstractmethod
    def part(self, part: str) -> str:
        """The words for a part of the final score (a key of the result's scores)."""

    @abstractmethod
    def legend(self) -> list[str]:
        """What the signs of the drawing mean, for the help."""
