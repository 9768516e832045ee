"""Everything that is said has words, and no words are left over."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import bingma
from bingma.bots import BOTS
from bingma.terminal import learn
from bingma.terminal.play import COMMANDS
from bingma.texts import (
    LANGUAGES,
    Language,
    Texts,
    UnknownText,
    help_texts,
    terminal_files,
)

SOURCE = Path(bingma.__file__).parent
FILES = terminal_files("en")
SPEAKING = [
    *sorted((SOURCE / "terminal").glob("*.py")),
    *sorted((SOURCE / "games").glob("*.py")),
    *sorted((SOURCE / "games").glob("*/telling/*.py")),
    *sorted((SOURCE / "games").glob("*/drawing.py")),
    *sorted((SOURCE / "server").glob("*.py")),
    SOURCE / "bots/bot.py",
    SOURCE / "texts.py",
]
# The page says these, which loads the files of games too.
PAGE = sorted((SOURCE.parents[1] / "web/src").rglob("*.svelte")) + sorted(
    (SOURCE.parents[1] / "web/src").rglob("*.ts")
)


def keys() -> list[str]:
    found = []
    for path in FILES:
        found += re.findall(r"^([\w-]+) =", path.read_text(encoding="utf-8"), re.MULTILINE)
    return found


def literals(path: Path) -> list[str]:
    """Every text in the code of a module."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    nodes = (node for node in ast.walk(tree) if isinstance(node, ast.Constant))
    return [node.value for node in nodes if isinstance(node.value, str)]


def beginnings(path: Path) -> list[str]:
    """How keys begin that a module puts together: "xian-do-" of f"xian-do-{verb}"."""
    tree = ast.parse(path.read_text(encoding="utf-8"))
    found = []
    for node in ast.walk(tree):
        if isinstance(node, ast.JoinedStr) and isinstance(node.values[0], ast.Constant):
            found.append(str(node.values[0].value))
    return [text for text in found if re.fullmatch(r"[a-z][\w-]+-", text)]


def families() -> dict[str, set[str]]:
    """Keys that are put together from names: what each family must have."""
    return {
        "command-": {
            f"command-{name}{part}"
            for name in (*COMMANDS, *learn.COMMANDS)
            for part in ("", "-help")
        },
        "bot-why": {"bot-why", "bot-why-plan", "bot-why-nothing"}
        | {f"bot-why-{name}" for name, kind in BOTS.items() if not kind.searches},
        "bot-": {"bot-human", "bot-automaton", "bot-thinks"}
        | {f"bot-{name}{part}" for name in BOTS for part in ("", "-character")},
        "seat-": {f"seat-{colour}" for colour in ("purple", "orange", "cyan", "jade")},
    }


def test_every_key_is_there_once() -> None:
    assert [key for key, count in Counter(keys()).items() if count > 1] == []
    assert len(keys()) > 200


@pytest.mark.parametrize("family", families())
def test_a_family_has_exactly_the_messages_it_needs(family: str) -> None:
    longer = [other for other in families() if other.startswith(family) and other != family]
    found = {key for key in keys() if key.startswith(family) and not key.startswith(tuple(longer))}
    assert found == families()[family]


def test_every_text_with_a_name_of_a_message_has_one() -> None:
    texts = Texts()
    wanted = {
        text
        for path in SPEAKING
        for text in literals(path)
        if re.fullmatch(
            r"(xian|ta|why|wait|effect|command|fault|help|log|curtain|confirm|story|rules|replay)-[\w-]*\w",
            text,
        )
    }
    assert len(wanted) > 100
    assert [key for key in sorted(wanted) if key not in texts] == []


def test_no_message_is_unused() -> None:
    used = {text for path in SPEAKING for text in literals(path)}
    # Any module may find a fault.
    faults = {text for path in sorted(SOURCE.rglob("*.py")) for text in literals(path)}
    used |= {text for text in faults if text.startswith(("fault-", "problem-"))}
    used |= {key for family in families().values() for key in family}
    page = "\n".join(path.read_text(encoding="utf-8") for path in PAGE)
    used |= set(re.findall(r"[\"'`]([a-z][\w-]+)[\"'`]", page))
    begun = {start for path in SPEAKING for start in beginnings(path)}
    begun |= set(re.findall(r"[\"`]([a-z]+-[a-z-]+-)\$\{", page))
    inner = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
    used |= set(re.findall(r"\{ ([a-z][\w-]+) \}", inner))
    left = [key for key in keys() if key not in used and not key.startswith(tuple(begun))]
    assert left == []


@pytest.mark.parametrize("language", LANGUAGES)
def test_help_read_without_fluent_is_what_fluent_reads(language: Language) -> None:
    texts = Texts(language, strict=True)
    plain = help_texts(language)
    assert len(plain) > 20
    for key, words in plain.items():
        assert texts.say(key).replace("\n", " ") == words


def test_strict_texts_tell_of_faults_and_others_go_on() -> None:
    with pytest.raises(UnknownText):
        Texts(strict=True).say("no-such-message")
    with pytest.raises(UnknownText):
        Texts(strict=True).say("list-and", most="Purple")
    assert Texts().say("no-such-message") == "no-such-message"
    assert "Purple" in Texts().say("list-and", most="Purple")


def test_plurals_and_lists() -> None:
    texts = Texts(strict=True)
    assert texts.say("xian-goods-coin", n=1) == "1 coin"
    assert texts.say("xian-goods-coin", n=2) == "2 coins"
    assert texts.say("xian-goods-coin", n=0) == "0 coins"
    assert texts.listed([]) == ""
    assert texts.listed(["a", "b", "c"]) == "a, b and c"
