"""Terracotta Army drawn: over whole games nothing lacks a word and nothing is too wide."""

from __future__ import annotations

import io
from pathlib import Path

import pytest
from rich.console import Console

from bingma.games.terracotta import names
from bingma.terminal.drawn import DrawnScreen
from bingma.terminal.play import Play, make_table
from bingma.terminal.screens import Scene
from bingma.texts import Language, Texts
from tests.games.terracotta.tables import GAMES, put, seated, walk


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts(strict=True)


@pytest.mark.parametrize(("players", "seed", "options", "language"), GAMES)
def test_every_scene_fits_the_terminal(
    players: int, seed: int, options: tuple[int, ...], language: Language, tmp_path: Path
) -> None:
    texts = Texts(language, strict=True)
    game = seated(players, seed, options)
    screen = DrawnScreen(make_table(game, texts), texts, Console(file=io.StringIO()))
    play = Play(game, screen, texts, seed, tmp_path / "game.json")
    for step, seat in enumerate(walk(game, seed)):
        if step % 8:
            continue
        scene = play.scene(seat)
        check_scene(screen, scene, 100, 40, texts.say("ta-left"))
        scene.notice = [texts.say("fault-undo-drawn")]
        check_scene(screen, scene, 80, 24, texts.say("ta-rack"))


def check_scene(screen: DrawnScreen, scene: Scene, width: int, height: int, mark: str) -> None:
    lines = screen.compose(scene, width, height)
    assert len(lines) < height
    for line in lines:
        assert "\n" not in line.plain
        assert line.cell_len <= width, line.plain
    shown = "\n".join(line.plain for line in lines)
    assert scene.question.split(" ")[-1] in shown
    for choice in scene.choices:
        if choice.listed == "always":
            assert choice.action in shown
        elif choice.listed == "plain":
            assert f" {choice.key} " in f"{shown} ", "what the drawing shows can be typed"
    assert mark in shown, "the table is left out"
    assert "…" not in "\n".join(line.plain for line in screen.table.draw(scene.view, width, 30))
    for player in screen.table.players:
        assert player.name in shown


def test_the_drawing_shows_the_table(texts: Texts) -> None:
    game = seated(1, 3)
    rules, state = game.book.engine.rules, game._state
    put(game, ("officer", 0, "C4"), ("guard", 1, "A1"), ("archer", 1, "E6"))
    east, west = names.DIRECTIONS.index("east"), names.DIRECTIONS.index("west")
    rules.put_specialist(state, 0, names.SPACES.index("A1"), east)
    rules.put_specialist(state, 3, names.SPACES.index("F6"), west)
    rules.put_specialist(state, 1, names.SPACES.index("I1"), -1)
    rules.put_specialist(state, 2, names.SPACES.index("I7"), -1)
    table = make_table(game, texts)
    for width, height in ((100, 30), (80, 14)):
        lines = [line.plain for line in table.draw(game.view(1), width, height)]
        shown = "\n".join(lines)
        for text in ("Terracotta Army", "►border 3/1", "▼C", "►2", "O■", "G●", "=●", "A●", "K←"):
            assert text in shown, text
        assert shown.count("=●") == 2, "a horse covers two spaces more"
        assert "♪" in shown
        assert any(" F" in line[-6:] for line in lines)
        assert "◎" in shown
        assert "■ Li Si" in shown
        assert "● Orange you" in shown


def test_the_area_of_the_rounds_tile_is_marked(texts: Texts) -> None:
    game = seated(1, 3)
    drawn = make_table(game, texts).draw(game.view(1), 100, 30)
    shown = "\n".join(line.plain for line in drawn)
    assert shown.count("□") == len(game.book.printed()["areas"]["border"]) == 28


def test_a_spectator_sees_what_the_rings_show(texts: Texts) -> None:
    game = seated(1, 3)
    for width in (100, 80):
        lines = [line.plain for line in make_table(game, texts).draw(game.view(None), width, 30)]
        assert any("Li Si" in line for line in lines)
        assert "×" not in "\n".join(lines)
        assert "(build" not in "\n".join(lines)


def test_a_terminal_that_is_too_small_gets_no_drawing(texts: Texts) -> None:
    game = seated(1, 3)
    table = make_table(game, texts)
    assert table.draw(game.view(1), 79, 40) == []
    assert table.draw(game.view(1), 100, 8) == []


def test_what_cannot_be_done_now_is_in_brackets(texts: Texts) -> None:
    """T3.3: with 1 wet clay nothing can be built, and there is nothing to soak."""
    game = seated(1, 3)
    table = make_table(game, texts)
    shown = [line.plain for line in table.draw(game.view(1), 100, 30)]
    slices = game.view(1)["board"]["slices"]
    for at, line in enumerate(shown[4:16]):
        assert int(line[:2]) == at
        assert ("(build for" in line) == (slices[at]["inner"]["name"] == "build")
        assert ("(soak" in line) == (slices[at]["inner"]["name"] == "soak")
    game._state = game._state.copy()
    game._state.wet[1], game._state.dry[1] = 4, 2
    full = "\n".join(line.plain for line in table.draw(game.view(1), 100, 30))
    assert "(build" not in full
    assert "(soak" not in full
    assert "soak 2 clay" in full


def test_the_legend_explains_the_signs(texts: Texts) -> None:
    legend = "\n".join(make_table(seated(1, 3), texts).legend())
    for sign in ("O officer", "♪", "◎", "►", "×", "“insp +3/−2”"):
        assert sign in legend
