"""Plainer signs for a terminal that lacks some: each as wide as the one it stands for."""

from __future__ import annotations

import codecs
import sys
import unicodedata
from typing import Any

PLAINER = str.maketrans(
    {
        **{"■": "#", "●": "@", "▲": "^", "◆": "*", "★": "*"},
        **{"►": ">", "▼": "v", "◎": "O", "□": "o", "♪": "M", "·": ".", "×": "x"},
        **{"←": "<", "→": ">", "↑": "^", "↓": "v"},
        **{"−": "-", "–": "-", "—": "-", "…": "~", "“": '"', "”": '"', "„": '"', "’": "'"},
        **{"«": '"', "»": '"', "─": "-", "│": "|", "\N{NARROW NO-BREAK SPACE}": " "},
        **dict.fromkeys("╭╮╰╯├┤", "+"),
    }
)


def use_plainer_signs() -> None:
    """Let nothing stop at a sign that the terminal does not have."""
    codecs.register_error("bingma-plainer", _plainer)
    for stream in (sys.stdin, sys.stdout, sys.stderr):
        reconfigure: Any = getattr(stream, "reconfigure", None)
        if reconfigure is not None:
            reconfigure(errors="replace" if stream is sys.stdin else "bingma-plainer")


def _plainer(error: UnicodeError) -> tuple[str, int]:
    assert isinstance(error, UnicodeEncodeError)
    signs = error.object[error.start : error.end].translate(PLAINER)
    return "".join(_in_ascii(sign) for sign in signs), error.end


def _in_ascii(sign: str) -> str:
    """A letter without its accent; a question mark for what has no plainer form."""
    letter = unicodedata.normalize("NFKD", sign)[0]
    return letter if letter.isascii() else "?"
