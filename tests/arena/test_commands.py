"""`bingma arena` and `bingma study balance` as people run them."""

from __future__ import annotations

import json
import subprocess
from importlib.util import find_spec
from pathlib import Path
from tempfile import TemporaryDirectory
from typing import Any

import pytest

from tests.terminal.helper import COMMAND, bingma, environment

ARENA = ("arena", "--bots", "greedy,random", "--players", "2,3", "--games", "5", "--seed", "4")
STUDY = ("study", "balance", "--players", "2,4", "--games", "20", "--seed", "4")


@pytest.mark.parametrize(
    ("words", "says"),
    [
        (["arena"], "--bots is missing"),
        (["arena", "--bots", "greedy"], "at least two bots"),
        (["arena", "--bots", "greedy,greedy"], "“greedy” is named twice"),
        (["arena", "--bots", "greedy,deep-thought"], "no bot “deep-thought”"),
        (["arena", "--bots", "greedy,random", "--players", "2,x"], "not “2,x”"),
        (["arena", "--bots", "greedy,random", "--players", ""], "number of players is needed"),
        (["arena", "--bots", "greedy,random", "--players", "2,2"], "named twice"),
        (["arena", "--bots", "greedy,random", "--players", "5"], "2 to 4 players, not 5"),
        (["arena", "--bots", "greedy,random", "--players", "1"], "2 players or more"),
        (["arena", "--bots", "greedy,random", "--games", "0"], "At least 1 game"),
        (["arena", "--bots", "greedy,random", "--seed", "-1"], "A seed is a whole number"),
        (["arena", "--bots", "greedy,random", "--budget", "much"], "budget"),
        (["arena", "--bots", "random@500,greedy"], "random answers at once"),
        (
            ["arena", "--bots", "minister,emperor", "--budget", "20"],
            "the same player with the budg",
        ),
        (["arena", "--bots", "minister@9,emperor@9"], "such as minister@100,emperor@1000"),
        (["arena", "--bots", "greedy,random", "--workers", "0"], "At least 1 worker"),
        (["arena", "--bots", "greedy,random", "--workers", "2", "--ray", "auto"], "one of them"),
        (["arena", "--bots", "greedy,random", "--game", "chess"], "no game “chess”"),
        (["arena", "--bots", "greedy,random", "--components", "nowhere.toml"], "nowhere.toml"),
        (["arena", "--bots", "greedy,random", "--out", __file__, "--games", "2"], "test_commands"),
        (["arena", "--bots", "greedy,random", "--out", ""], "--out needs the name of a folder"),
        (["study"], "Usage"),
        (["study", "balance", "--bot", "deep-thought"], "no bot “deep-thought”"),
        (["study", "balance", "--players", "1"], "2 players or more"),
        (["study", "balance", "--games", "1"], "At least 2 games"),
        (["study", "balance", "--players", "9"], "not 9"),
    ],
)
def test_bad_input_gets_a_sentence_and_exit_code_2(words: list[str], says: str) -> None:
    run = bingma(*words)
    assert run.returncode == 2
    assert says in run.stdout + run.stderr
    assert "Traceback" not in run.stderr


@pytest.mark.slow
def test_arena(tmp_path: Path) -> None:
    told = bingma(*ARENA, "--workers", "2", "--out", tmp_path / "out")
    assert told.returncode == 0, told.stderr
    assert "6 games for each pairing with 2 players, not 5" in told.stderr
    assert "greedy" in told.stdout
    assert str(tmp_path / "out" / "report.html") in told.stdout
    made = {path.name for path in (tmp_path / "out").iterdir()}
    assert made == {"campaign.json", "games.jsonl", "games.parquet", "report.html"}

    again = bingma(*ARENA, "--out", tmp_path / "out", "--json")
    assert "18 of 18 games are there already." in again.stderr
    data = json.loads(again.stdout)
    assert [(p["players"], p["single"], p["others"], p["games"]) for p in data["pairings"]] == [
        (2, "greedy", "random", 6),
        (3, "greedy", "random", 6),
        (3, "random", "greedy", 6),
    ]
    for pairing in data["pairings"]:
        assert sum(pairing["wins"].values()) == pairing["games"]
        assert len(pairing["interval"]) == 2
    assert {rating["bot"] for rating in data["ratings"]} == {"greedy", "random"}

    alone = json.loads(bingma(*ARENA, "--workers", "1", "--json").stdout)
    assert alone["digest"] == data["digest"]
    other = bingma(*ARENA, "--out", tmp_path / "out", "--budget", "7")
    assert other.returncode == 2
    assert 'budget was null there and is "7" now' in other.stderr


@pytest.mark.slow
def test_study(tmp_path: Path) -> None:
    told = bingma(*STUDY, "--workers", "1", "--out", tmp_path)
    assert told.returncode == 0, told.stderr
    for words in ("2 players, 20 games", "starting tile", "helpers", "palace actions", "craft"):
        assert words in told.stdout
    data = json.loads(bingma(*STUDY, "--workers", "2", "--json").stdout)
    assert [balance["players"] for balance in data["players"]] == [2, 4]
    kept = json.loads(bingma(*STUDY, "--out", tmp_path, "--json").stdout)
    assert kept["digest"] == data["digest"]


@pytest.mark.slow
@pytest.mark.skipif(find_spec("ray") is None, reason="ray is not installed")
def test_a_local_ray_cluster_plays_the_same() -> None:
    def digest(*more: str) -> Any:
        # Not pytest's folder: the names of Ray's sockets must be short.
        with TemporaryDirectory() as folder:
            run = subprocess.run(
                [*COMMAND, *ARENA, "--json", *more],
                capture_output=True,
                text=True,
                env=environment(RAY_TMPDIR=folder),
                check=False,
            )
        assert run.returncode == 0, run.stderr
        return json.loads(run.stdout)["digest"]

    assert digest("--ray", "local") == digest("--workers", "1")


@pytest.mark.skipif(find_spec("ray") is None, reason="ray is not installed")
@pytest.mark.parametrize("address", ["auto", "127.0.0.1:1", "ray://127.0.0.1:1"])
def test_a_cluster_that_is_not_there_is_told(address: str) -> None:
    run = bingma("arena", "--bots", "greedy,random", "--games", "2", "--ray", address)
    assert run.returncode == 2
    assert f"The Ray cluster at “{address}” cannot be reached" in run.stderr
    assert "Traceback" not in run.stderr
