"""The page's types are those of the server and of the games."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

ROOT = Path(__file__).parents[2]
TOOL = ROOT / "tools" / "web_types.py"


def test_the_types_of_the_page_are_in_step() -> None:
    # A process of its own: fields are described as the shapes are first read.
    checked = subprocess.run(
        [sys.executable, str(TOOL), "--check"], capture_output=True, text=True, check=False
    )
    assert (checked.returncode, checked.stdout) == (0, ""), checked.stderr


def test_types_are_written_as_people_would() -> None:
    shell = (ROOT / "web" / "src" / "app" / "generated.ts").read_text(encoding="utf-8")
    assert "export interface SeatValue {\n  seat: number;\n}\n" in shell
    assert "export type Value = number | string | Saying | SeatValue | Joined;\n" in shell
    assert "  values?: Record<string, Value>;\n" in shell
    assert "  /** The seat that is paid. */\n  to?: number;\n" in shell
    assert '  join: "and" | "comma" | "clause" | "space";\n' in shell
    assert "  considered: Candidate[];\n" in shell
    # No name that was put together where two shapes have the same one.
    assert "__" not in shell
