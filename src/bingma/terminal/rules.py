"""The rules in our own words, found by id, section or word and set for a terminal."""

from __future__ import annotations

import re
import textwrap
from collections.abc import Sequence
from dataclasses import dataclass

from bingma.faults import Fault
from bingma.texts import LANGUAGE, LOCALES, Language, Texts

WIDTH = 80
EXAMPLE = "E"  # ids of examples begin so
SHOWN = 3  # how many rules a search prints in full


@dataclass(frozen=True)
class Rule:
    """A rule with an id, or a section's opening words (then the id is the section's number)."""

    id: str
    title: str
    section: str
    text: str

    @property
    def heading(self) -> str:
        """The id and the title."""
        return f"{self.id} {self.title}"


def read_rules(game: str, language: Language = LANGUAGE) -> list[Rule]:
    """All rules of a game in the order of its rules text."""
    text = (LOCALES / "rules" / f"{game}.{language}.md").read_text(encoding="utf-8")
    rules: list[Rule] = []
    section = ""
    for part in re.split(r"^(?=#{2,3} )", text, flags=re.MULTILINE)[1:]:
        head, _, body = part.partition("\n")
        marks, number, title = head.split(" ", 2)
        if marks == "##":
            section = number
        rules.append(Rule(number, title, section, body.strip()))
    return rules


def find_rules(rules: list[Rule], about: str) -> list[Rule]:
    """The rule of that id, the section of that number, or all rules that have the word."""
    wanted = about.strip().lower()
    if named := _named(rules, wanted):
        return named
    word = re.compile(rf"\b{re.escape(wanted)}", re.IGNORECASE)

    def weight(rule: Rule) -> int:
        """The title first, then the words; examples, and notation for programs, come last."""
        if rule.id[0] != EXAMPLE:
            if word.search(rule.title):
                return 3
            if word.search(re.sub("`[^`]*`", "", rule.text)):
                return 2
        return 1 if word.search(_bare(f"{rule.title} {rule.text}")) else 0

    return sorted((rule for rule in rules if weight(rule)), key=weight, reverse=True)


def _named(rules: list[Rule], wanted: str) -> list[Rule]:
    """The rule of an id, or the rules of a section."""
    exact = [rule for rule in rules if rule.id.lower() == wanted]
    if exact and wanted.isdigit():
        return [rule for rule in rules if rule.section == exact[0].id]
    return exact


def look_up(games: Sequence[str], about: str, texts: Texts, width: int = WIDTH) -> list[str]:
    """What the rules say about an id, a section or a word: of the first game that has it.

    Raises a Fault where none has.
    """
    wanted = about.strip().lower()
    if not wanted:
        raise Fault("fault-rules-empty", example=example(games[0], texts))
    rules = [read_rules(game, texts.language) for game in games]
    named = [_named(of_game, wanted) for of_game in rules]
    found = next(filter(None, [*named, *(find_rules(of_game, about) for of_game in rules)]), None)
    if found is None:
        raise Fault("fault-rules", about=about)
    exact = found in named
    shown = found if exact else found[:SHOWN]
    lines = [] if exact else [texts.say("rules-found", count=len(found), about=about)]
    for rule in shown:
        lines += ["", *set_rule(rule, width)] if lines else set_rule(rule, width)
    if len(shown) < len(found):
        ids = ", ".join(rule.id for rule in found[len(shown) :])
        lines += ["", *textwrap.wrap(texts.say("rules-more", ids=ids), width)]
    return lines


def example(game: str, texts: Texts) -> str:
    """The id of some rule, to show what can be looked up."""
    ids = [rule.id for rule in read_rules(game, texts.language) if rule.id != rule.section]
    return ids[len(ids) // 3]


def set_rule(rule: Rule, width: int = WIDTH) -> list[str]:
    """A rule as lines of a terminal."""
    text = set_text(rule.text, width) if rule.text else []
    return [rule.heading, *(["", *text] if text else [])]


def contents(rules: list[Rule]) -> list[str]:
    """The headings of all rules."""
    lines: list[str] = []
    for rule in rules:
        if rule.id == rule.section:
            lines += ["", rule.heading] if lines else [rule.heading]
        else:
            lines.append(f"  {rule.heading}")
    return lines


def set_text(text: str, width: int = WIDTH) -> list[str]:
    """The few marks of our rules texts (paragraphs, lists, tables, code) as plain lines."""
    lines: list[str] = []
    for block in re.split(r"\n\s*\n", text):
        rows = block.splitlines()
        if lines:
            lines.append("")
        if not rows:
            continue
        if rows[0].startswith("|"):
            lines += _set_table(rows, width)
        elif rows[0].startswith(("```", "    ")):
            lines += [row for row in rows if not row.startswith("```")]
        elif rows[0].startswith("- "):
            for item in re.split(r"^- ", block, flags=re.MULTILINE)[1:]:
                words = re.sub("[ \n]+", " ", _bare(item).strip())  # no-break spaces stay
                lines += textwrap.wrap(words, width, initial_indent="- ", subsequent_indent="  ")
        else:
            lines += textwrap.wrap(_bare(block), width)
    return lines


def _bare(text: str) -> str:
    return text.replace("**", "").replace("`", "")


def _set_table(rows: list[str], width: int) -> list[str]:
    """A table with its columns below each other; the widest column is folded to fit."""
    cells = [[_bare(cell).strip() for cell in row.strip().strip("|").split("|")] for row in rows]
    cells = [row for row in cells if not all(re.fullmatch(r":?-+:?", cell) for cell in row)]
    columns = max(len(row) for row in cells)
    cells = [row + [""] * (columns - len(row)) for row in cells]
    widths = [max(len(row[i]) for row in cells) for i in range(columns)]
    while sum(widths) + 2 * (columns - 1) > width and max(widths) > 8:
        widths[widths.index(max(widths))] -= 1
    lines: list[str] = []
    for n, row in enumerate(cells):
        folded = [textwrap.wrap(cell, widths[i]) or [""] for i, cell in enumerate(row)]
        for k in range(max(len(cell) for cell in folded)):
            line = [cell[k] if k < len(cell) else "" for cell in folded]
            lines.append("  ".join(t.ljust(w) for t, w in zip(line, widths, strict=True)).rstrip())
        if n == 0:
            lines.append("  ".join("-" * w for w in widths))
    return lines
