"""Everything that is said has words, and no words are left over."""

from __future__ import annotations

import ast
import re
from collections import Counter
from pathlib import Path

import pytest

import bingma
from bingma.bots import BOTS
from bingma.games.terracotta import names as ta
from bingma.games.terracotta.events import LETTERS, REASONS
from bingma.games.terracotta.preview import SCORED_LATER
from bingma.games.terracotta.reasons import PLAIN
from bingma.games.terracotta.records import OPTIONS
from bingma.games.xian import names
from bingma.games.xian.table import ACTION_WITHOUT_EFFECT, SILENT, TOLD_ACTIONS, tile_key
from bingma.terminal.play import COMMANDS
from bingma.texts import (
    LANGUAGES,
    LOCALES,
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
    SOURCE / "texts.py",
    SOURCE / "games/xian/table.py",
    SOURCE / "games/xian/drawing.py",
    *(SOURCE / "games/terracotta" / name for name in ("table.py", "story.py", "drawing.py")),
]


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


def reason_keys(*paths: str) -> set[str]:
    """The keys of all reasons that some modules give."""
    found = set()
    for path in paths:
        for node in ast.walk(ast.parse((SOURCE / path).read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call) and getattr(node.func, "id", "") == "Reason":
                key = node.args[0]
                if isinstance(key, ast.Constant):
                    found.add(str(key.value))
                else:
                    assert ast.unparse(key) == "PLAIN[refusal]", f"{path}: not a plain key"
    return found


def ta_families() -> dict[str, set[str]]:
    """The families of Terracotta Army."""
    words = (LOCALES / "en" / "terminal.ftl").read_text(encoding="utf-8")
    general = set(re.findall(r"^reason-([\w-]+) =", words, re.MULTILINE))
    reasons = reason_keys("games/terracotta/reasons.py") | set(PLAIN.values())
    shown = {"coins", "clay", "build", "soak", "upgrade", "priority", "specialist"}
    shown |= {*ta.MASTERS, *ta.WEAPONS}
    figures = {*ta.TYPES, *ta.SPECIALISTS}
    asked = {name for name in ta.DECISIONS[:10] if name not in ta.RINGS}
    wanted = {
        "reason": reasons - general,
        "goods": {"coins", "clay", "dry-clay", "any-clay"},
        "figure": figures,
        "weapon": {*ta.WEAPONS, "ready", "spent"},
        "worker": {*ta.WORKERS},
        "direction": {*ta.DIRECTIONS},
        "ring": {*ta.RINGS},
        "inspector": {*ta.INSPECTORS},
        "tile": {*ta.TILES},
        "part": {*ta.SCORE_PARTS},
        "option": {str(option) for option in OPTIONS},
        "shown": shown,
        "brief": shown | {"group"},
        "brief-figure": figures,
        "brief-tile": {*ta.TILES},
        "brief-change": {*SCORED_LATER},
        "ask": asked | {"ring", "rider", "none"},
        "rotates": {*ta.RINGS[:2]},
        "take": {"weapon", "soak", "upgrade", "priority", "blacksmith"},
        "does": {*ta.SPECIALISTS, *ta.MASTERS},
        "change": {*SCORED_LATER, "of", "weapon"},
        "row": {"2", "11", "12", "weapon", "weapon-had", "build"},
        "paid": {"clay", "builder", "surprise", "before"},
        "why": {*REASONS[:10]},
        "because": {"priority", "tile", "best-priority", "musicians", "footman", "chosen", "only"},
        "because-group": {*LETTERS, "new"},
        "scored": {"inspectors", "musician", "tile", "footman", "group", "leftover"},
        "letter": {*ta.TYPES, *ta.WEAPONS},
        "legend": {"figures", "specialists", "spaces", "inspectors", "wheel", "rack", "weapons"},
        "read-weapon": {"on", "off"},
    }
    return {
        f"ta-{family}-": {f"ta-{family}-{name}" for name in needed}
        for family, needed in wanted.items()
    }


def event_kinds() -> set[str]:
    found = set()
    for path in (SOURCE / "games/xian/events.py", SOURCE / "play/game.py"):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Dict):
                for key, value in zip(node.keys, node.values, strict=True):
                    is_kind = isinstance(key, ast.Constant) and key.value == "kind"
                    if is_kind and isinstance(value, ast.Constant):
                        found.add(str(value.value))
    assert len(found) > 25
    return found


def families() -> dict[str, set[str]]:
    """Keys that are put together from names: what each family must have."""
    tiles = [tile_key(tile) for tile in names.BONUS_TILES]
    asked = {decision for decision in names.DECISIONS if decision not in (None, "exchange")}
    return {
        "reason-": {
            f"reason-{key}" for key in reason_keys("games/xian/reasons.py", "play/game.py")
        },
        **ta_families(),
        "command-": {f"command-{name}" for name in COMMANDS}
        | {f"command-{name}-help" for name in COMMANDS},
        "bot-why": {"bot-why", "bot-why-plan", "bot-why-nothing"}
        | {f"bot-why-{name}" for name, kind in BOTS.items() if not kind.searches},
        "bot-": {"bot-human", "bot-automaton", "bot-thinks"}
        | {f"bot-{name}{part}" for name in BOTS for part in ("", "-character")},
        "seat-": {f"seat-{colour}" for colour in ("purple", "orange", "cyan", "jade")},
        "xian-event-": {f"xian-event-{kind}" for kind in event_kinds() - SILENT}
        | {f"xian-event-{name}" for name in (*TOLD_ACTIONS, *ACTION_WITHOUT_EFFECT.values())}
        | {"xian-event-lost"},
        "xian-ask-": {f"xian-ask-{decision}" for decision in asked}
        | {"xian-ask-give", "xian-ask-take", "xian-ask-discount", "xian-ask-none"},
        "xian-building-": {f"xian-building-{name}" for name in names.BUILDINGS},
        "xian-does-": {f"xian-does-{name}" for name in names.BUILDINGS},
        "xian-then-": {f"xian-then-{name}" for name in names.BUILDINGS} | {"xian-then-pay"},
        "xian-goods-": {f"xian-goods-{name}" for name in names.RESOURCES} | {"xian-goods-to"},
        "xian-resource-": {f"xian-resource-{name}" for name in names.RESOURCES},
        "xian-tile-": {f"xian-tile-{tile}" for tile in tiles},
        "xian-track-": {f"xian-track-{tile}" for tile in tiles},
        "xian-end-": {f"xian-end-{name}" for name in names.END_TILES} | {"xian-end-go"},
        "xian-helper-": {f"xian-helper-{name}" for name in names.HELPERS},
        "xian-short-helper-": {f"xian-short-helper-{name}" for name in names.HELPERS},
        "xian-ability-": {f"xian-ability-{name}" for name in names.HELPERS},
        "xian-material-": {f"xian-material-{name}" for name in names.MATERIALS},
        "xian-part-": {f"xian-part-{name}" for name in names.SCORE_PARTS},
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
            r"(xian|ta|reason|command|fault|help|log|curtain|confirm|story|rules|replay)-[\w-]*\w",
            text,
        )
    }
    assert len(wanted) > 100
    assert [key for key in sorted(wanted) if key not in texts] == []


def test_no_message_is_unused() -> None:
    used = {text for path in SPEAKING for text in literals(path)}
    made = {key for family in families().values() for key in family}
    # Put together from a name, in a family without a common beginning.
    made |= {f"ta-{ring}" for ring in ta.RINGS} | {"ta-skip", "ta-stay"}
    made |= {f"ta-log-{shown}" for shown in ("soak", "upgrade", "priority", "blacksmith")}
    inner = "\n".join(path.read_text(encoding="utf-8") for path in FILES)
    referred = set(re.findall(r"\{ ([a-z][\w-]+) \}", inner))
    assert [key for key in keys() if key not in used | made | referred] == []


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
        Texts(strict=True).say("winner", name="Purple")
    assert Texts().say("no-such-message") == "no-such-message"
    assert "Purple" in Texts().say("winner", name="Purple")


def test_plurals_and_lists() -> None:
    texts = Texts(strict=True)
    assert texts.say("xian-goods-coin", n=1) == "1 coin"
    assert texts.say("xian-goods-coin", n=2) == "2 coins"
    assert texts.say("xian-goods-coin", n=0) == "0 coins"
    assert texts.listed([]) == ""
    assert texts.listed(["a", "b", "c"]) == "a, b and c"
