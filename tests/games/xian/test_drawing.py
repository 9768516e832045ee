"""Xi'an told and drawn: over whole games nothing lacks a word and nothing is too wide."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from bingma.games.wording import Wording
from bingma.games.xian.telling.things import statue
from bingma.play.game import Game, Seat, new_game
from bingma.terminal.drawn import DrawnScreen
from bingma.terminal.play import Play, make_table
from bingma.terminal.screens import Scene
from bingma.texts import Language, Texts

COLOURS = ("purple", "orange", "cyan", "jade")


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts(strict=True)


def seated(players: int, seed: int, texts: Texts) -> Game:
    seats = [Seat(texts.say(f"seat-{colour}")) for colour in COLOURS[:players]]
    return new_game("xian", players, seed, seats)


def walk(game: Game, seed: int) -> Iterator[int]:
    """Play a random game; yields who decides before each action.

    Tiles are liked, so that rare decisions come up.
    """
    rng = random.Random(seed)
    while not game.over:
        seat = rng.choice(game.deciding)
        yield seat
        actions = game.legal(seat)
        liked = [a for a in actions if a.split(" ")[0] in ("market", "discount", "extra", "open")]
        liked += [a for a in actions if a == "enter palace"]
        game.play(rng.choice(liked if liked and rng.random() < 0.6 else actions), seat)


@pytest.mark.parametrize(
    ("players", "seed", "language"),
    [(2, 1, "en"), (3, 2, "en"), (4, 3, "en"), (4, 8, "en"), (4, 8, "fr"), (4, 8, "de")],
)
def test_whole_games_have_words_for_everything(players: int, seed: int, language: Language) -> None:
    texts = Texts(language, strict=True)
    game = seated(players, seed, texts)
    table = make_table(game, texts)
    decisions, reasons = set(), set()
    for step, seat in enumerate(walk(game, seed)):
        now = game.situation(seat)
        assert table.question(now.question, seat)
        choices = table.choices(now.choices, seat)
        assert [choice.action for choice in choices] == now.actions
        assert all(choice.effect for choice in choices if not choice.action.startswith("take"))
        decisions.add(game.decision(seat))
        if step % 7 == 0:
            for other in range(players):
                for action in range(game.book.action_count):
                    reason = game.why_not(action, other)
                    if reason is not None:
                        reasons.add(reason.key)
                        assert table.reason(reason, other).endswith(".")
            for sentence in [*table.read_aloud(now.view), *table.read_aloud(game.view(None))]:
                assert sentence
    for viewer in (None, *range(players)):
        for line in table.log(game.lines(viewer), viewer):
            # The parts of the final scoring name their rule.
            assert re.sub(r" \[X9\.\d\]$", "", line.text).endswith(".") != bool(line.level)
            if line.seat is not None and line.seat != viewer:
                assert line.text.startswith(table.name(line.seat))
    assert decisions >= {"favour", "plan", "work", "build", "craft", "exchange"}
    assert len(reasons) > 8


@pytest.mark.parametrize(
    ("players", "seed", "language"),
    [(2, 4, "en"), (3, 5, "en"), (4, 6, "en"), (4, 6, "fr"), (4, 6, "de")],
)
def test_every_scene_fits_the_terminal(
    players: int, seed: int, language: Language, tmp_path: Path
) -> None:
    texts = Texts(language, strict=True)
    game = seated(players, seed, texts)
    console = Console(file=io.StringIO())
    screen = DrawnScreen(make_table(game, texts), texts, console)
    play = Play(game, screen, texts, seed, tmp_path / "game.json")
    for step, seat in enumerate(walk(game, seed)):
        if step % 3:
            continue
        scene = play.scene(seat)
        check_scene(screen, scene, 100, 40)
        check_scene(screen, scene, 140, 30)
        scene.notice = [texts.say("fault-undo-shown")]
        check_scene(screen, scene, 80, 24)


def check_scene(screen: DrawnScreen, scene: Scene, width: int, height: int) -> None:
    lines = screen.compose(scene, width, height)
    assert len(lines) < height
    for line in lines:
        assert "\n" not in line.plain
        assert line.cell_len <= width, line.plain
    shown = "\n".join(line.plain for line in lines)
    assert scene.question.split(" ")[-1] in shown
    for choice in scene.choices:
        assert choice.action in shown
    assert "C8" in shown, "the table is left out"
    for player in screen.table.players:
        assert player.name in shown


def test_the_drawing_shows_the_table(texts: Texts) -> None:
    game = seated(3, 5, texts)
    drawn = make_table(game, texts).draw(game.view(0), 100, 40)
    shown = "\n".join(line.plain for line in drawn)
    for text in (
        "Xi'an  turn 1 of 6",
        "1 Open/free",
        "C · craft 5 clay · paint",
        "left pair · ",
        "★ Minister",
        "End tiles",
        "■ Purple you",
        "Your hand",
    ):
        assert text in shown
    for card in game.view(0)["you"]["hand"]:
        assert f" {card} " in shown
    for card in game.view(0)["board"]["display"]:
        assert card.partition("-")[0] in shown


@pytest.mark.parametrize("width", [100, 80])
def test_the_drawing_for_a_spectator_has_no_hand(width: int, texts: Texts) -> None:
    game = seated(4, 5, texts)
    drawn = make_table(game, texts).draw(game.view(None), width, 40)
    shown = "\n".join(line.plain for line in drawn)
    assert "Jade" in shown
    assert "hand" not in shown
    assert "fee" not in shown


def test_a_terminal_that_is_too_small_gets_no_drawing(texts: Texts) -> None:
    game = seated(2, 5, texts)
    table = make_table(game, texts)
    assert table.draw(game.view(0), 79, 40) == []
    assert table.draw(game.view(0), 100, 8) == []


def test_statues_of_a_view() -> None:
    assert statue("raw") == (None, None)
    assert statue("raw+seal:1") == (None, 1)
    assert statue("0") == (0, None)
    assert statue("0+seal:3") == (0, 3)


def play_all(game: Game, *actions: tuple[int, str]) -> None:
    for seat, action in actions:
        game.play(action, seat)


def test_choices_say_what_they_cost_and_bring(texts: Texts) -> None:
    """The craft of A with 2 clay, and a fee (E2 and E4 in words)."""
    game = seated(3, 5, texts)
    table = make_table(game, texts)
    play_all(game, (0, "favour"), (1, "favour"), (2, "favour"))
    for seat in (0, 1, 2):
        hand = sorted(game.view(seat)["you"]["hand"], key=lambda card: (card[0] != "R", card))
        bottom = max(hand[1:], key=lambda card: card[1])
        game.play(f"plan {hand[0]}/{bottom}", seat)
    while True:
        seat = game.deciding[0]
        if game.decision() == "work":
            game.play("work", seat)
        elif "enter workshop" in game.legal(seat):
            game.play("enter workshop", seat)
            break
        else:
            game.play("pass", seat)
    now = game.situation(seat)
    for choice in table.choices(now.choices, seat):
        space = choice.action.split(" ")[1]
        bonus = now.view["board"]["bonuses"][space]
        assert f"+{bonus['pp']} PP" in choice.effect
        assert ("coin" in choice.effect) == bool(bonus["coins"])
        assert f"−{now.view['you']['craft_clay'][space[0]]} clay" in choice.effect
        assert choice.column.startswith(f"Section {space[0]}")
    action = now.actions[0]
    game.play(action, seat)
    line = game.lines(None)[-1]
    assert line["seat"] == seat
    assert line["last"] == line["first"] + 1, "entering and crafting are one action"
    sentence = Wording(texts, "xian", [player.name for player in table.players]).line(line)
    expected = f"enters the workshop and crafts a statue on {action.split(' ')[1]}: −2 clay"
    assert sentence.startswith(f"{table.name(seat)} {expected}")


def test_forging_is_chosen_by_the_number_of_the_slot(texts: Texts) -> None:
    for seed in range(40):
        game = seated(2, seed, texts)
        for seat in walk(game, seed):
            if game.decision(seat) == "forge":
                now = game.situation(seat)
                assert [f"forge {choice['key']}" for choice in now.choices] == now.actions
                if now.actions[0] != "forge 1":
                    return
    pytest.fail("no game came to a forge without slot 1")
