"""Builds the rules of all games as native code, for this machine or for others.

`python tools/native.py` builds for this machine what is not built yet. With `--page` it builds the
bots' search as WebAssembly into the page, if the package ziglang is there. With `--wheels` it makes
a wheel for each kind of machine with ziglang, into `dist/`; the page must be built before
(`make page`).
"""

from __future__ import annotations

import gzip
import os
import subprocess
import sys
import tempfile
from dataclasses import dataclass
from pathlib import Path

ROOT = Path(__file__).resolve().parent.parent
sys.path.insert(0, str(ROOT / "src"))

from bingma.games import GAMES, rulebook  # noqa: E402
from bingma.kit.native import building, wasm  # noqa: E402
from bingma.kit.native.door import python_functions  # noqa: E402

# Where the page's server looks for them.
PAGE_RULES = ROOT / "src/bingma/server/page/native"

# Names the kind of machine that a wheel is built for; without it this one.
CHOICE = "BINGMA_WHEEL_FOR"


@dataclass(frozen=True)
class Target:
    """A kind of machine: what zig calls it, and the tag of its wheels."""

    zig: str
    tag: str


TARGETS = {
    "linux-x86_64": Target("x86_64-linux-gnu.2.17", "manylinux_2_17_x86_64"),
    "linux-aarch64": Target("aarch64-linux-gnu.2.17", "manylinux_2_17_aarch64"),
    "darwin-x86_64": Target("x86_64-macos.11.0", "macosx_11_0_x86_64"),
    "darwin-aarch64": Target("aarch64-macos.11.0", "macosx_11_0_arm64"),
    "win32-x86_64": Target("x86_64-windows-gnu", "win_amd64"),
    "win32-aarch64": Target("aarch64-windows-gnu", "win_arm64"),
}


def build_all(target: str | None = None) -> list[Path]:
    """Build the games for a kind of machine (default: this one); raises NotNative."""
    made = []
    building.FOLDER.mkdir(exist_ok=True)
    for name in GAMES:
        game = rulebook(name).source
        path = building.FOLDER / building.file_name(game, target=target)
        if not path.is_file():
            if target is None:
                building.build(game, path)
            else:
                _build_elsewhere(building.source(game), path, target)
        made.append(path)
    return made


def build_page(folder: Path) -> list[Path]:
    """Build the search of all games for browsers into a folder, and throw away older ones."""
    made = [wasm.build(rulebook(name).source, folder) for name in GAMES]
    packed = [module.with_name(f"{module.name}.gz") for module in made]
    for module, file in zip(made, packed, strict=True):
        file.write_bytes(gzip.compress(module.read_bytes(), mtime=0))
    for old in {*folder.glob("*.wasm"), *folder.glob("*.gz")} - {*made, *packed}:
        old.unlink()
    return made


def _build_elsewhere(text: str, path: Path, target: str) -> None:
    """Build for another kind of machine, with zig."""
    zig = building.zig_command()
    if zig is None:
        raise building.NoCompiler("building for other machines needs the package ziglang")
    command = [*zig, "cc", f"--target={TARGETS[target].zig}", *building.FLAGS, "-s"]
    with tempfile.TemporaryDirectory() as folder:
        if target.startswith("darwin"):
            command += ["-undefined", "dynamic_lookup"]
        elif target.startswith("win32"):
            command.append(str(_import_library(zig, target, Path(folder))))
        if said := building.compile_with(command, text, path):
            raise building.NotNative(f"{target}: {said}")


def _import_library(zig: list[str], target: str, folder: Path) -> Path:
    """What a program for Windows is linked with: the names that python3.dll has."""
    names, library = folder / "python3.def", folder / "python3.lib"
    names.write_text("LIBRARY python3.dll\nEXPORTS\n" + "\n".join(python_functions()) + "\n")
    machine = {"x86_64": "i386:x86-64", "aarch64": "arm64"}[target.partition("-")[2]]
    command = [*zig, "dlltool", "-m", machine, "-d", str(names), "-l", str(library)]
    subprocess.run(command, check=True, env=os.environ | building.zig_caches())
    return library


def wheels() -> None:
    """A wheel for each kind of machine."""
    for target in TARGETS:
        subprocess.run(
            [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(ROOT / "dist")],
            cwd=ROOT,
            env=os.environ | {CHOICE: target},
            check=True,
        )


if __name__ == "__main__":
    try:
        if sys.argv[1:] == ["--wheels"]:
            wheels()
        elif sys.argv[1:] == ["--page"]:
            try:
                build_page(PAGE_RULES)
            except building.NoCompiler as problem:
                print(f"The page will have no hints: {problem}.", file=sys.stderr)
        else:
            for file in build_all():
                print(file.relative_to(ROOT))
    except building.NotNative as problem:
        sys.exit(f"The rules were not built as native code: {problem}.")
