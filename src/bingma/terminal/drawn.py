"""The drawn screen: the table above, then what happened, the question and the choices."""

from __future__ import annotations

import shutil
import textwrap
from collections.abc import Sequence
from dataclasses import replace
from pathlib import Path

from rich.console import Console
from rich.text import Text

from bingma.games.contract import View
from bingma.games.drawing import COLOURS
from bingma.terminal.screens import Scene, Screen, keyed, label, read_line
from bingma.terminal.table import Choice, LogLine, Table
from bingma.texts import Texts

SMALLEST = (80, 24)
GAP = 3  # between two columns of choices


class DrawnScreen(Screen):
    """Draws every scene anew on the terminal's alternate screen, which keeps no history."""

    def __init__(self, table: Table, texts: Texts, console: Console | None = None) -> None:
        super().__init__(table, texts)
        self.console = console or Console(highlight=False)

    def open(self) -> None:
        self.console.set_alt_screen(True)

    def close(self) -> None:
        self.console.set_alt_screen(False)

    def show(self, scene: Scene) -> None:
        width, height = shutil.get_terminal_size(SMALLEST)
        self._put(self.compose(scene, width, height))

    def answer(self, scene: Scene, lines: Sequence[str]) -> None:
        scene.notice = list(lines)
        self.show(scene)

    def show_table(self, scene: Scene) -> None:
        self.answer(scene, [])

    def show_choices(self, scene: Scene) -> None:
        if any(choice.listed != "always" for choice in scene.choices):
            width, _ = shutil.get_terminal_size(SMALLEST)
            everything = [replace(choice, listed="always") for choice in scene.choices]
            lines = list_choices(everything, width, len(everything))
            self.page([line.plain for line in lines])
        self.answer(scene, [])

    def story(self, scene: Scene, lines: Sequence[LogLine], new: int) -> None:
        width, height = shutil.get_terminal_size(SMALLEST)
        for room in range(height - 3 - len(lines), height - 3):
            table = self.table.draw(scene.view, width, room)
            if table:
                break
        else:
            table = []
        told = self.recap(lines, width, height - 2 - len(table))
        self._put([*table, *told, Text()])

    def page(self, lines: Sequence[str]) -> None:
        width, height = shutil.get_terminal_size(SMALLEST)
        folded = [part for line in lines for part in _fold(line, width)]
        step = max(1, height - 2)
        for start in range(0, len(folded), step):
            self._put([Text(line) for line in folded[start : start + step]])
            last = start + step >= len(folded)
            typed = self.ask(self.say("back" if last else "more") + " ")
            if typed.lower().startswith("q"):
                return

    def curtain(self, lines: Sequence[str]) -> None:
        _, height = shutil.get_terminal_size(SMALLEST)
        self._put([*[Text()] * (height // 3), *(Text(line, "bold") for line in lines), Text()])

    def ask(self, prompt: str, completions: Sequence[str] = ()) -> str:
        return read_line(prompt, completions)

    def prompt(self, scene: Scene) -> str:
        return f"{COLOURS[self.table.players[scene.seat].colour].mark} {super().prompt(scene)}"

    def tell(self, lines: Sequence[str | Path]) -> None:
        width, _ = shutil.get_terminal_size(SMALLEST)
        for line in lines:
            for part in [str(line)] if isinstance(line, Path) else _fold(line, width):
                self.console.print(Text(part), soft_wrap=True)

    def finish(self, view: View, lines: Sequence[str | Path]) -> None:
        width, height = shutil.get_terminal_size(SMALLEST)
        for line in self.table.draw(view, width, max(height, SMALLEST[1])):
            self.console.print(line, no_wrap=True, crop=True)
        self.tell(lines)

    def _put(self, lines: Sequence[Text]) -> None:
        self.console.clear()
        if lines:
            self.console.print(
                Text("\n").join(lines), no_wrap=True, overflow="crop", crop=True, soft_wrap=False
            )

    # One scene

    def compose(self, scene: Scene, width: int, height: int) -> list[Text]:
        """A scene as at most `height - 1` lines: the last one is for typing."""
        notice = [Text(line, "italic") for text in scene.notice for line in _fold(text, width)]
        table: list[Text] = []
        # Where not everything has room, the choices are the first to take less, then the help.
        hidden = sum(choice.listed == "asked" for choice in scene.choices)
        some = 0 < hidden < len(scene.choices)
        more = [Text(self.say("choices-more", count=hidden), "dim")] if some else []
        more = [*self._typed(scene, width), *more]
        most = max(7, height // 4)
        for help, rows in [(True, n) for n in range(most, 2, -1)] + [(False, most), (False, 3)]:
            question = self._question(scene, help, width)
            below = [*notice, *question, *list_choices(scene.choices, width, rows), *more]
            room = height - 1 - len(below)
            table = self.table.draw(scene.view, width, room)
            if table:
                break
        if not table:
            columns, lines = SMALLEST
            words = self.say("terminal-small", width=columns, height=lines)
            table = [Text(line) for line in _fold(words, width)]
        return [*table, *self.recap(scene.recap, width, room - len(table)), *below]

    def _typed(self, scene: Scene, width: int) -> list[Text]:
        """What to type for the choices that only the drawing shows."""
        keys = [key for key, choice in keyed(scene.choices).items() if choice.listed == "plain"]
        if not keys:
            return []
        words = self.say("choices-typed", keys=" ".join(keys))
        return [Text(line, "dim") for line in _fold(words, width)]

    def _question(self, scene: Scene, help: bool, width: int) -> list[Text]:
        """The question and, after it or below it, the help."""
        question = Text(scene.question, "bold")
        if not help or not scene.help:
            return list(question.wrap(self.console, width))
        return list(Text.assemble(question, " – ", (scene.help, "dim")).wrap(self.console, width))

    def recap(self, log: Sequence[LogLine], width: int, room: int) -> list[Text]:
        """The end of the log in the lines that are left, under a rule."""
        if room < 2:
            return []
        told = [self.log_line(line, width) for line in log]
        below = [Text()] if room > 4 else []  # air, where there is some
        room -= 1 + len(below)
        # Whole sentences, the last ones, under a word on how many are not shown.
        hidden = 0
        while sum(map(len, told[hidden:])) + (hidden > 0) > room and hidden < len(told) - 1:
            hidden += 1
        lines = [part for parts in told[hidden:] for part in parts]
        if hidden and len(lines) < room:
            lines.insert(0, Text(self.say("log-more", count=hidden), "dim"))
        return [Text("─" * width, "dim"), *lines[:room], *below]

    def log_line(self, line: LogLine, width: int) -> list[Text]:
        """A sentence of the log with the mark and the colour of its player."""
        folded = textwrap.wrap(line.text, max(10, width - 2)) or [""]
        if line.seat is None:
            style = "bold" if line.level else ""
            return [Text(f"  {part}", style) for part in folded]
        colour = COLOURS[self.table.players[line.seat].colour]
        first = Text.assemble((colour.mark, colour.text), " ", folded[0])
        if line.text.startswith(name := self.table.name(line.seat)):
            first.stylize(f"bold {colour.text}", 2, 2 + len(name))
        return [first, *(Text(f"  {part}") for part in folded[1:])]


def list_choices(choices: Sequence[Choice], width: int, room: int) -> list[Text]:
    """The choices in as few columns as the room allows, in fewer words if need be."""
    by_key = {key: c for key, c in keyed(choices).items() if c.listed == "always"}
    if not by_key:
        return []
    if len({choice.column for choice in by_key.values()}) > 1:
        lines = _under_headings(by_key, width)
        if lines is not None and len(lines) <= room:
            return lines
    for brief in (False, True):
        entries = [_entry(key, choice, brief) for key, choice in by_key.items()]
        for columns in range(1, len(entries) + 1):
            lines = _in_columns(entries, columns, width)
            if lines is None:
                break
            if len(lines) <= room:
                return lines
    entries = [_entry(key, Choice(c.action), True) for key, c in by_key.items()]
    fitting = [_in_columns(entries, columns, width) for columns in range(1, len(entries) + 1)]
    return [lines for lines in (_set(entries), *fitting) if lines is not None][-1]


def _entry(key: str, choice: Choice, brief: bool) -> tuple[Text, str]:
    """What to type with its action, and the words about it."""
    text = Text(label(f"{key:>2}" if key.isdigit() else key, choice, " "), "bold")
    return text, (choice.brief or choice.effect) if brief else choice.effect


def _set(entries: Sequence[tuple[Text, str]]) -> list[Text]:
    """Entries below each other, their words aligned."""
    width = max(action.cell_len for action, _ in entries) + 2
    lines = []
    for action, words in entries:
        line = action.copy()
        if words:
            line.pad_right(width - line.cell_len)
            line.append(words)
        lines.append(line)
    return lines


def _in_columns(entries: Sequence[tuple[Text, str]], columns: int, width: int) -> list[Text] | None:
    """Entries column by column; None if they are too wide."""
    rows = -(-len(entries) // columns)
    blocks = [_set(entries[i : i + rows]) for i in range(0, len(entries), rows)]
    widths = [max(line.cell_len for line in block) for block in blocks]
    if sum(widths) + GAP * (len(blocks) - 1) > width:
        return None
    return _join(blocks, [block_width + GAP for block_width in widths], width)


def _join(blocks: Sequence[Sequence[Text]], widths: Sequence[int], width: int) -> list[Text]:
    """Blocks of lines next to each other."""
    lines = []
    for row in range(max(len(block) for block in blocks)):
        line = Text()
        for block, block_width in zip(blocks, widths, strict=True):
            cell = block[row].copy() if row < len(block) else Text()
            cell.pad_right(max(0, block_width - cell.cell_len))
            line.append_text(cell)
        line.rstrip()
        line.truncate(width, overflow="ellipsis")
        lines.append(line)
    return lines


def _under_headings(by_key: dict[str, Choice], width: int) -> list[Text] | None:
    """One column for each heading; None if they are too wide."""
    columns: dict[str, list[tuple[Text, str]]] = {}
    for key, choice in by_key.items():
        entry = _entry(key, Choice(choice.action, choice.brief), False)
        columns.setdefault(choice.column, []).append(entry)
    blocks = [[Text(f" {head}"), *_set(entries)] for head, entries in columns.items()]
    share = width // len(blocks)
    if any(line.cell_len >= share for block in blocks for line in block):
        return None
    return _join(blocks, [share] * len(blocks), width)


def _fold(text: str, width: int) -> list[str]:
    """A text in lines; what is set out already (tables) keeps its spaces."""
    return [text] if len(text) <= width else textwrap.wrap(text, width)
