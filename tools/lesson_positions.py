"""Write the positions of a lesson anew: those that its suggested actions lead to.

.venv/bin/python tools/lesson_positions.py xian
"""

from __future__ import annotations

import re
import sys

from bingma.games import rulebook
from bingma.play.lessons import games_of


def main(game: str) -> None:
    """Go through the lesson of a game and put each position into its file."""
    file = rulebook(game).lesson_file()
    texts = iter([lesson.open_position_text() for lesson in games_of(game)])
    written = re.sub(
        '^position = ".*"$',
        lambda _: f'position = "{next(texts)}"',
        file.read_text(encoding="utf-8"),
        flags=re.MULTILINE,
    )
    file.write_text(written, encoding="utf-8")


if __name__ == "__main__":
    main(sys.argv[1])
