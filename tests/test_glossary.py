"""The texts of every language use the words of docs/glossary.md."""

from __future__ import annotations

import re
from pathlib import Path

import pytest

from bingma.texts import LANGUAGES, LOCALES, Language

GLOSSARY = Path(__file__).parents[1] / "docs" / "glossary.md"
NAMES: dict[str, Language] = {"English": "en", "French": "fr", "German": "de"}
GENERAL = ("telling.ftl", "terminal.ftl", "help.ftl", "faults.ftl", "page.ftl")
GAMES = {"Xi'an": "xian", "Terracotta Army": "terracotta-army"}


def tables() -> dict[str, list[dict[str, str]]]:
    """The rows of each table, by its heading."""
    found: dict[str, list[dict[str, str]]] = {}
    for part in GLOSSARY.read_text(encoding="utf-8").split("\n## ")[1:]:
        heading, _, text = part.partition("\n")
        lines = [line for line in text.splitlines() if line.startswith("|")]
        columns, _, *rows = ([cell.strip() for cell in line[1:-1].split("|")] for line in lines)
        found[heading] = [dict(zip(columns, row, strict=True)) for row in rows]
    return found


TABLES = tables()
WRONG = "Words that are not used"
TERMS = [(where, row) for where, rows in TABLES.items() if where != WRONG for row in rows]


def texts(where: str, language: Language) -> str:
    """All texts of a game, or of every game, without notation and with plain spaces."""
    files = [LOCALES / language / name for name in GENERAL]
    games = [GAMES[where]] if where in GAMES else list(GAMES.values())
    if where in GAMES:
        files = []
    for game in games:
        files.append(LOCALES / "rules" / f"{game}.{language}.md")
        files.append(LOCALES / language / f"{game}.ftl")
    text = "\n".join(path.read_text(encoding="utf-8") for path in files)
    text = re.sub(r"`[^`]*`|^[\w-]+ =", "", text, flags=re.MULTILINE)
    return re.sub(r"\s+", " ", text)


@pytest.fixture(scope="module")
def words() -> dict[tuple[str, Language], str]:
    return {
        (where, language): texts(where, language)
        for where in (*GAMES, "Bots", "Every game")
        for language in LANGUAGES
    }


def test_each_part_has_every_language() -> None:
    assert set(TABLES) == {*GAMES, "Bots", "Every game", WRONG}
    for _, row in TERMS:
        assert set(row) == set(NAMES)
        assert all(row.values()), row


def test_a_term_has_one_row() -> None:
    for where, rows in TABLES.items():
        if where != WRONG:
            terms = [row["English"] for row in rows]
            assert len(set(terms)) == len(terms), where


@pytest.mark.parametrize("name", NAMES)
def test_every_term_is_used(name: str, words: dict[tuple[str, Language], str]) -> None:
    unused = [
        (where, row[name])
        for where, row in TERMS
        if not re.search(
            rf"(?<!\w){re.escape(row[name])}", words[where, NAMES[name]], re.IGNORECASE
        )
    ]
    assert unused == []


@pytest.mark.parametrize("name", NAMES)
def test_no_other_word_is_used(name: str, words: dict[tuple[str, Language], str]) -> None:
    used = []
    for row in TABLES[WRONG]:
        if row["language"] != name:
            continue
        where = row["where"] if row["where"] in GAMES else "Every game"
        for wrong in row["not"].split(", "):
            text = words[where, NAMES[name]]
            if re.search(rf"(?<![\w-]){re.escape(wrong)}(?!\w)", text, re.IGNORECASE):
                used.append((where, wrong))
    assert used == []


@pytest.mark.parametrize("name", NAMES)
def test_a_bot_has_another_name_than_a_piece(name: str) -> None:
    bots = {row[name].lower() for row in TABLES["Bots"]}
    pieces = {row[name].lower() for game in GAMES for row in TABLES[game]}
    assert len(bots) == len(TABLES["Bots"])
    assert not bots & pieces
