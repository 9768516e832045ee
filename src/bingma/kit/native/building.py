"""Builds the rules of a game as an extension module, once, and loads it.

What is built stands in the folder `native` of the package, under a name with a hash of everything
that it is made from but the tables: rules, translator, door and flags. So changed rules are built
again by themselves when they are used, and a wheel brings along what its own rules need. It is
built beside and renamed at once, because tests, bots and the machines of a cluster start together.
"""

from __future__ import annotations

import hashlib
import os
import platform
import re
import shlex
import shutil
import subprocess
import sys
import sysconfig
import tempfile
import threading
from collections.abc import Sequence
from functools import lru_cache
from importlib.machinery import ExtensionFileLoader, ModuleSpec
from importlib.util import find_spec, module_from_spec
from pathlib import Path
from types import ModuleType

import bingma
from bingma.kit.native.source import Game

FOLDER = Path(bingma.__file__).parent / "native"
FLAGS = ("-std=gnu11", "-O3", "-fwrapv", "-fPIC", "-shared", "-fvisibility=hidden", "-w")
CHECKED_FLAGS = ("-std=gnu11", "-O1", "-fwrapv", "-fPIC", "-shared", "-fvisibility=hidden", "-w")
COMPILERS = ("cc", "gcc", "clang")
KEPT = 8  # builds of a game that are not thrown away: branches and tables of other shapes

# Python counts how deep its parser is in one number for all threads, and may call it an error
# when two of them parse at once: so one translates at a time. Compilers run beside each other.
_TRANSLATING = threading.Lock()

# What machines call themselves.
MACHINES = {"amd64": "x86_64", "arm64": "aarch64"}


class NotNative(Exception):
    """Rules that cannot be had as native code here, and why."""


class NoCompiler(NotNative):
    """There is nothing to build them with."""


@lru_cache(maxsize=64)
def _loaded(path: Path, name: str) -> ModuleType:
    loader = ExtensionFileLoader(name, str(path))
    module = module_from_spec(ModuleSpec(name, loader, origin=str(path)))
    loader.exec_module(module)
    return module


def library(game: Game, checked: bool = False) -> ModuleType:
    """The extension module of a game, built first where it is not there; raises NotNative."""
    if reason := unfit():
        raise NotNative(reason)
    name = module_name(game)
    file = file_name(game, checked)
    path = FOLDER / file
    if not path.is_file():
        path = _writable_folder() / file
    if not path.is_file():
        build(game, path, checked)
        _tidy(path, game)
    try:
        return _loaded(path, name)
    except ImportError as error:
        raise NotNative(str(error)) from None


def unfit() -> str | None:
    """Why this Python cannot load native rules; None if it can."""
    if sys.implementation.name != "cpython":
        return f"this is {platform.python_implementation()}, not CPython"
    if sysconfig.get_config_var("Py_GIL_DISABLED"):
        return "this Python runs without its lock, and has no stable interface yet"
    if sys.byteorder != "little":
        return "this machine writes numbers with the largest byte first"
    return None


def module_name(game: Game) -> str:
    """The name of the extension module of a game."""
    return "native_" + re.sub(r"\W", "_", game.name)


def file_name(game: Game, checked: bool = False, target: str | None = None) -> str:
    """The name of what is built, for this kind of machine or another one (see `this_target`)."""
    target = target or this_target()
    suffix = ".pyd" if target.startswith("win") else ".abi3.so"
    kind = "-checked" if checked else ""
    return f"{_stem(game)}{kind}-{target}-{identity(game, checked)}{suffix}"


def this_target() -> str:
    """The kind of this machine, like linux-x86_64."""
    machine = platform.machine().lower()
    return f"{sys.platform}-{MACHINES.get(machine, machine)}"


def identity(game: Game, checked: bool = False) -> str:
    """A hash of everything that a library is made from: not of the tables, but of their shapes."""
    flags = CHECKED_FLAGS if checked else FLAGS
    limits = (sorted(game.shapes.items()), game.actions, sorted(game.seats.items()))
    given = (game.name, *limits, game.options, game.observation, checked, flags)
    digest = hashlib.sha256(repr(given).encode())
    # Whole folders: the fields of the state and constants are in modules that hold no rule.
    files = [str(module.__file__) for module in game.every_module]
    folders = {Path(file).parent for file in (*files, __file__)}
    for folder in sorted(folders, key=lambda folder: folder.as_posix().split("/bingma/")[-1]):
        for source in sorted(folder.glob("*.py")):
            digest.update(source.read_bytes())
    return digest.hexdigest()[:16]


def source(game: Game, checked: bool = False) -> str:
    """The C of the extension module; raises NotNative where a rule has no translation."""
    # Only for building: what is built already is loaded at once.
    from bingma.kit.native.door import door
    from bingma.kit.native.types import NotTranslated

    try:
        with _TRANSLATING:
            return door(game, module_name(game), checked)
    except NotTranslated as error:
        raise NotNative(str(error)) from None


def build(game: Game, path: Path, checked: bool = False) -> None:
    """Build the extension module of a game for this machine; raises NotNative."""
    text = source(game, checked)
    flags = CHECKED_FLAGS if checked else FLAGS
    commands = compilers()
    if not commands:
        raise NoCompiler("there is neither a C compiler nor the package ziglang")
    said = ""
    for command in commands:
        said = compile_with([*command, *flags, *_for_this_system()], text, path)
        if not said:
            return
    raise NotNative(said)


def compile_with(command: Sequence[str], text: str, path: Path) -> str:
    """Run a C compiler on a text; what it said where it failed. The result appears at once."""
    with tempfile.TemporaryDirectory(prefix=".building-", dir=path.parent) as folder:
        file, made = Path(folder) / f"{path.name}.c", Path(folder) / path.name
        file.write_text(text, encoding="utf-8")
        environment = os.environ | zig_caches()
        full = [*command, "-o", str(made), str(file)]
        try:
            run = subprocess.run(
                full, capture_output=True, text=True, errors="replace", env=environment
            )
        except OSError as error:
            return str(error)
        if run.returncode != 0 or not made.is_file():
            lines = (run.stderr or run.stdout).strip().splitlines()
            errors = [line for line in lines if "error" in line]
            return (errors or lines or [f"{command[0]} failed"])[0]
        os.replace(made, path)
    return ""


def compilers() -> list[list[str]]:
    """The commands that may build, the first to be tried first."""
    found = []
    if given := os.environ.get("CC"):
        found.append(shlex.split(given))
    found += [[path] for name in COMPILERS if (path := shutil.which(name))][:1]
    if zig := zig_command():
        found.append([*zig, "cc", "-mcpu=baseline"])
    return found


def zig_command() -> list[str] | None:
    """How to run zig of the package ziglang, if it is installed."""
    return [sys.executable, "-m", "ziglang"] if find_spec("ziglang") else None


def _for_this_system() -> list[str]:
    if sys.platform == "darwin":
        return ["-undefined", "dynamic_lookup"]
    if sys.platform == "win32":
        return [str(Path(sys.base_prefix) / "libs" / "python3.lib")]
    return []


def zig_caches() -> dict[str, str]:
    """Inside a virtual environment everything stays there."""
    if sys.prefix == sys.base_prefix:
        return {}
    folder = str(Path(sys.prefix) / ".cache" / "zig")
    return {"ZIG_GLOBAL_CACHE_DIR": folder, "ZIG_LOCAL_CACHE_DIR": folder}


def _writable_folder() -> Path:
    """The folder of the package, or one until this program ends where it cannot be written."""
    try:
        FOLDER.mkdir(exist_ok=True)
        with tempfile.TemporaryFile(dir=FOLDER):
            return FOLDER
    except OSError:
        return Path(_temporary_folder().name)


@lru_cache(maxsize=1)
def _temporary_folder() -> tempfile.TemporaryDirectory[str]:
    return tempfile.TemporaryDirectory(prefix="bingma-")


def _stem(game: Game) -> str:
    return re.sub(r"\W", "_", game.name)


def _tidy(path: Path, game: Game) -> None:
    """Throw away what was built long ago of the same game."""
    found = [file for file in path.parent.glob(f"{_stem(game)}-*") if file.is_file()]
    try:
        found.sort(key=lambda file: file.stat().st_mtime, reverse=True)
        for old in found[KEPT:]:
            old.unlink(missing_ok=True)
    except OSError:
        pass  # another program was faster, or has it open
