"""Counts what `docs/architecture.md` says of the tree: lines of code, messages, untyped seams.

`python tools/house_figures.py` prints the figures; a test holds the page to them.
"""

from __future__ import annotations

import re
from collections import Counter
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
PACKAGE = ROOT / "src" / "bingma"
GAMES = PACKAGE / "games"
UNTYPED = re.compile(r"dict\[str, Any\]")
MESSAGE = re.compile(r"^[A-Za-z][\w-]* =", re.MULTILINE)

# Which row of the page counts what stands in a folder or file; the first that fits.
SEAMS = {
    "`environments/`": ("environments",),
    "`arena/`": ("arena",),
    "component files, records, faults": (
        "games/components.py",
        "games/boxes.py",
        "games/xian/records.py",
        "games/terracotta/records.py",
        "play",
        "terminal",
        "faults.py",
    ),
    "`kit/`": ("kit",),
    "`server/`": ("server",),
    "in a game's own folder, `checks.py` and the contract": ("games",),
}


def lines(*paths: Path) -> int:
    """How many lines some files, and the modules of some folders, have together."""
    files = [file for path in paths for file in ([path] if path.is_file() else path.glob("*.py"))]
    return sum(len(file.read_text(encoding="utf-8").splitlines()) for file in files)


def messages(file: str) -> int:
    """How many messages an English file has."""
    return len(MESSAGE.findall((PACKAGE / "locales/en" / file).read_text(encoding="utf-8")))


def seams() -> Counter[str]:
    """How often each row of the page still says `dict[str, Any]`."""
    found: Counter[str] = Counter()
    for path in sorted(PACKAGE.rglob("*.py")):
        name = path.relative_to(PACKAGE).as_posix()
        count = len(UNTYPED.findall(path.read_text(encoding="utf-8")))
        row = next((row for row, parts in SEAMS.items() if name.startswith(parts)), None)
        if count:
            assert row is not None, f"{name} belongs to no row"
            found[row] += count
    return found


def figures() -> dict[str, int]:
    """Every figure by what it counts."""
    app = ROOT / "web" / "src" / "app"
    counted = seams()
    return {
        "telling of Xi'an": lines(GAMES / "xian/telling"),
        "telling of Terracotta Army": lines(GAMES / "terracotta/telling"),
        "sayings in Python": lines(GAMES / "telling.py", GAMES / "wording.py"),
        "sayings on the page": lines(app / "wording.ts", app / "table/TextTable.svelte"),
        "messages of Xi'an": messages("xian.ftl"),
        "messages of the page": messages("page.ftl"),
        "untyped": counted.total(),
        **{f"untyped: {row}": counted[row] for row in SEAMS},
    }


if __name__ == "__main__":
    for what, number in figures().items():
        print(f"{number:>6,}  {what}")
