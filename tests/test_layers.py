"""Each layer imports only what `docs/architecture.md` lets it import."""

from __future__ import annotations

import ast
from collections.abc import Iterator
from pathlib import Path

import bingma
from bingma.games import GAMES

PACKAGE = Path(bingma.__file__).parent

# What the modules of a layer must not import.
FORBIDDEN = {
    "kit": ("games", "play", "bots", "arena", "environments", "server", "terminal"),
    "games": ("play", "bots", "arena", "environments", "server", "terminal"),
    "play": ("bots", "arena", "environments", "server", "terminal"),
    "bots": ("arena", "environments", "server", "terminal"),
    "arena": ("environments", "server", "terminal"),
    "environments": ("arena", "server", "terminal"),
    "server": ("kit", "arena", "environments", "terminal"),
    "terminal": (),
}

# A game is a folder of games/. Other layers and other games import none of it.
FOLDERS = {module.rpartition(".")[0] for module in GAMES.values()}

# It plays whole games with any rulebook, as a client does, and no module imports it.
CLIENT = "bingma.games.checks"


def modules() -> Iterator[tuple[str, ast.Module]]:
    """Every module by name, with its source."""
    for path in sorted(PACKAGE.rglob("*.py")):
        parts = path.relative_to(PACKAGE.parent).with_suffix("").parts
        name = ".".join(parts[:-1] if parts[-1] == "__init__" else parts)
        yield name, ast.parse(path.read_text(encoding="utf-8"))


def imports(source: ast.Module) -> Iterator[tuple[str, ...]]:
    """What each import may mean, wherever it stands: `from a import b` is a, and may be a.b."""
    for node in ast.walk(source):
        if isinstance(node, ast.Import):
            yield from ((alias.name,) for alias in node.names)
        elif isinstance(node, ast.ImportFrom):
            assert node.level == 0, "an import names the whole module"
            yield from ((str(node.module), f"{node.module}.{alias.name}") for alias in node.names)


def faults(name: str, source: ast.Module) -> Iterator[tuple[str, str]]:
    """The imports of a module that its layer may not have, and games that it names."""
    layer = name.split(".")[1] if "." in name else ""
    wrong = {f"bingma.{other}" for other in FORBIDDEN.get(layer, ())}
    if layer in FORBIDDEN:
        wrong |= {folder for folder in FOLDERS if not is_within(name, folder)}
    if name == CLIENT:
        wrong.remove("bingma.play")
    else:
        wrong.add(CLIENT)
    for meanings in imports(source):
        for meant in meanings:
            if any(is_within(meant, folder) for folder in wrong):
                yield name, meant
                break
    if layer == "environments":
        for node in ast.walk(source):
            if isinstance(node, ast.Constant) and node.value in GAMES:
                yield name, repr(node.value)


def is_within(name: str, folder: str) -> bool:
    return name == folder or name.startswith(f"{folder}.")


def test_layers_import_only_what_they_may() -> None:
    found = {fault for name, source in modules() for fault in faults(name, source)}
    assert sorted(found) == [], "a layer knows what it may not"


def test_the_test_sees_every_way_to_import() -> None:
    def found(name: str, text: str) -> list[str]:
        return [fault for _, fault in faults(name, ast.parse(text))]

    game = "bingma.games.xian.table"
    assert found(game, "from bingma.terminal.table import Table") == ["bingma.terminal.table"]
    assert found(game, "from bingma import terminal") == ["bingma.terminal"]
    assert found(game, "def f():\n    import bingma.play.game as g") == ["bingma.play.game"]
    assert found(game, "from bingma.games import checks") == ["bingma.games.checks"]
    assert found(game, "from bingma.games.terracotta import names") == ["bingma.games.terracotta"]
    assert found(game, "from bingma.games.xian import names") == []
    assert found("bingma.server.table", "from bingma.kit import loops") == ["bingma.kit"]
    assert found("bingma.server.table", "from bingma.play.game import Game") == []
    assert found("bingma.environments.new", "NAME = 'terracotta-army'") == ["'terracotta-army'"]
    assert found(CLIENT, "from bingma.play.game import Game") == []
    assert found(CLIENT, "import bingma.terminal") == ["bingma.terminal"]
