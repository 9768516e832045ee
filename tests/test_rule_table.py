"""Every rule has a test, and the table that says so can be trusted."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path

import pytest

from tools import rule_table

ROOT = Path(rule_table.__file__).resolve().parent.parent


def test_every_rule_has_a_test() -> None:
    run = subprocess.run(
        [sys.executable, str(ROOT / "tools" / "rule_table.py")],
        capture_output=True,
        text=True,
        check=False,
    )
    assert (run.returncode, run.stderr) == (0, "")
    assert "xian: 75 of 75 rules tested" in run.stdout


def project(folder: Path, rules: dict[str, str], tests: dict[str, str]) -> Path:
    """A project with these rules texts and test files."""
    for name, text in rules.items():
        path = folder / "src" / "bingma" / "locales" / "rules" / f"{name}.en.md"
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    for name, text in tests.items():
        path = folder / "tests" / name
        path.parent.mkdir(parents=True, exist_ok=True)
        path.write_text(text, encoding="utf-8")
    return folder


ONE_RULE = {"xian": "# Rules\n\n### X1.1 The first\nText.\n"}
TEST = "def test_X1_1_works(): ...\n"


@pytest.mark.parametrize(
    ("tests", "proved"),
    [
        (TEST, True),
        ("def test_X1_1(): ...\n", True),
        ("class TestAll:\n    def test_X1_1_works(self): ...\n", True),
        ("def test_something_of_X1_1_works(): ...\n", True),
        ("def test_something(): ...\n", False),
        ("def test_X1_10_works(): ...\n", False),
        ("def test_X1_works(): ...\n", False),
        ("def check_X1_1_works(): ...\n", False),
        ("# def test_X1_1_works(): ...\n", False),
        (f"@pytest.mark.xfail(reason='x')\n{TEST}", False),
        (f"@pytest.mark.skip\n{TEST}", False),
        (f"@pytest.mark.parametrize('x', [1])\n{TEST}", True),
    ],
)
def test_a_rule_is_proved_by_a_test_that_carries_its_id(
    tmp_path: Path, capsys: pytest.CaptureFixture[str], tests: str, proved: bool
) -> None:
    root = project(tmp_path, ONE_RULE, {"games/xian/test_it.py": tests})
    assert rule_table.main(root) == (0 if proved else 1)
    output = capsys.readouterr()
    assert ("xian: X1.1 has no test" in output.err) == (not proved)
    assert f"xian: {int(proved)} of 1 rules tested" in output.out


def test_a_test_may_carry_several_ids(tmp_path: Path) -> None:
    rules = {"xian": "### X1.1 One\n### X2.10 Ten\n### E3 Three\n### E4 Four\n"}
    tests = "def test_X1_1_X2_10_and_E3_2_players(): ...\n"
    (table,) = rule_table.make_tables(project(tmp_path, rules, {"games/xian/test_it.py": tests}))
    assert table.untested == ["E4"]
    assert table.unknown == []


def test_a_test_that_names_no_rule_is_a_fault(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    tests = TEST + "def test_X1_2_is_new(): ...\n"
    assert rule_table.main(project(tmp_path, ONE_RULE, {"games/xian/test_it.py": tests})) == 1
    assert "test_X1_2_is_new names X1.2, which is no rule" in capsys.readouterr().err


def test_games_do_not_prove_each_others_rules(tmp_path: Path) -> None:
    rules = {"xian": "### X1.1 One\n### E1 Mine\n", "terracotta-army": "### T1.1 One\n### E1 His\n"}
    tests = {
        "games/xian/test_it.py": "def test_E1_mine(): ...\n",
        "games/terracotta/test_it.py": "def test_T1_1_one(): ...\n",
        "play/test_it.py": "def test_X1_1_one(): ...\n",
    }
    tables = rule_table.make_tables(project(tmp_path, rules, tests))
    assert {table.game: table.untested for table in tables} == {
        "xian": [],
        "terracotta": ["E1"],
    }
    assert [table.unknown for table in tables] == [[], []]


def test_a_project_without_rules_is_a_fault(tmp_path: Path) -> None:
    assert rule_table.main(project(tmp_path, {}, {"test_it.py": TEST})) == 1
