"""A game with its players as a terminal tells and draws it."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass, replace
from typing import TYPE_CHECKING, Any

from bingma.games import telling
from bingma.games.contract import CHANCE, Reason, Result, Rulebook, View
from bingma.games.drawing import Player
from bingma.games.telling import Line, Question, Saying
from bingma.games.wording import Wording
from bingma.texts import Texts

if TYPE_CHECKING:
    from rich.text import Text


@dataclass(frozen=True)
class Choice:
    """One legal action in words, as a list shows it.

    `effect` says what it costs and brings, `brief` the same in few letters. Choices of one `column`
    are listed under its words, so that a long list is read column by column. `key` is what to type
    for it where the game has something better than 1, 2, 3. `listed` says where it stands in the
    list: always, only in plain lines (the drawing shows it), or only when the player asks for all.
    `last_word` is what to ask before it, where something is drawn at once and bars the way back.
    """

    action: str
    effect: str = ""
    brief: str = ""
    column: str = ""
    key: str = ""
    listed: str = "always"
    last_word: str = ""


@dataclass(frozen=True)
class LogLine:
    """One line of the log in words. `seat` is whose it is; a heading has a level.

    `more` is what `why` tells about it: what else could have been, and what decided. `board` is the
    moment that it tells of, an entry of the log and an event of it, where the game has its board.
    """

    text: str
    seat: int | None = None
    level: int = 0
    more: tuple[str, ...] = ()
    board: tuple[int, int] | None = None


class Table:
    """One game with its players, in the words of a language."""

    def __init__(self, book: Rulebook[Any], players: Sequence[Player], texts: Texts) -> None:
        self.book = book
        self.players = players
        self.texts = texts
        self.say = texts.say
        self.drawing = book.drawing()
        self._wordings: dict[int | None, Wording] = {}

    def wording(self, listener: int | None) -> Wording:
        """How things are worded for somebody: their own seat is "you"."""
        if listener not in self._wordings:
            names = [player.name for player in self.players]
            shown = self.drawing.SHOWN
            prefix = self.book.telling.prefix
            self._wordings[listener] = Wording(self.texts, prefix, names, listener, shown)
        return self._wordings[listener]

    def word(self, saying: Saying, listener: int | None = None) -> str:
        """A saying in words."""
        return self.wording(listener).word(saying)

    def name(self, seat: int) -> str:
        """The name of the player of a seat."""
        return self.players[seat].name

    def question(self, question: Question, seat: int) -> str:
        """What a player has to decide."""
        return self.word(question["title"], seat)

    def help(self, question: Question, seat: int) -> str:
        """A line of help with the question."""
        return self.word(question["help"], seat) if "help" in question else ""

    def choices(self, choices: Sequence[telling.Choice], seat: int) -> list[Choice]:
        """The legal actions of a seat in words."""
        return [self._choice(choice, self.wording(seat)) for choice in choices]

    def outcomes(self, choices: Sequence[telling.Choice], seat: int) -> list[Choice]:
        """What may have been drawn, in words."""
        word = self.wording(seat).word
        return [
            replace(choice, effect=word(told["saying"]))
            for choice, told in zip(self.choices(choices, seat), choices, strict=True)
        ]

    def _choice(self, choice: telling.Choice, wording: Wording) -> Choice:
        effects = wording.effects(choice["effects"])
        notes = [wording.word(note) for note in choice["notes"]]
        brief = [wording.word(saying) for saying in choice.get("brief", [])]
        group = choice.get("group")
        return Choice(
            action=choice["action"],
            effect=", ".join(filter(None, [effects, *notes])),
            brief=", ".join(brief) or effects,
            column=wording.word(group) if group else "",
            key=choice.get("key", ""),
            listed=choice.get("listed", "always"),
            last_word=self._last_word(choice, wording),
        )

    def _last_word(self, choice: telling.Choice, wording: Wording) -> str:
        """T7.7: a draw is the one thing that nothing is taken back over."""
        drawn = "ends" in choice and CHANCE in choice["ends"]["next"]
        return self.say("confirm-draw", action=wording.word(choice["saying"])) if drawn else ""

    def log(self, lines: Sequence[Line], listener: int | None) -> list[LogLine]:
        """Lines of the log in words."""
        wording = self.wording(listener)
        return [
            LogLine(
                self._with_rule(wording.line(line), line),
                line["seat"],
                line.get("level", 0),
                tuple(wording.word(saying) for saying in _behind(line)),
                (line["last"], line["event"]) if line["last"] and "event" in line else None,
            )
            for line in lines
        ]

    def _with_rule(self, text: str, line: Line) -> str:
        return f"{text} [{line['rule']}]" if "rule" in line else text

    def reason(self, reason: Reason, seat: int) -> str:
        """Why an action is not legal, as a sentence."""
        return self.word(self.book.telling.reason(reason), seat)

    def read_aloud(self, view: View) -> list[str]:
        """The whole table in sentences, for a screen reader."""
        wording = self.wording(view.seat)
        lines = []
        for section in self.book.telling.table(view):
            lines.append(self.say("read-heading", heading=wording.word(section["heading"])))
            lines += [wording.word(row) for row in section["rows"]]
        return lines

    def draw(self, view: View, width: int, height: int) -> list[Text]:
        """The fullest drawing that fits, or nothing."""
        return self.drawing.draw(self.wording(view.seat), self.players, view, width, height)

    def part(self, part: str) -> str:
        """The words for a part of the score."""
        return self.word(self.book.telling.part(part))

    def outcome(self, result: Result, listener: int | None = None) -> str:
        """One sentence: who won."""
        automata = [p for p, player in enumerate(self.players) if player.kind == "automaton"]
        return self.word(self.book.telling.outcome(result, automata), listener)

    def legend(self) -> list[str]:
        """What the signs of the drawing mean, for the help."""
        return self.drawing.legend(self.wording(None))


def _behind(line: Line) -> list[Saying]:
    """What is behind a line: how it was decided, and what else there is to tell."""
    return [*(step["saying"] for step in line.get("steps", [])), *line.get("more", [])]
