"""A look ahead at Li Si: what he does when the dice fall so, and nothing that is drawn later."""

from __future__ import annotations

import random

import pytest

from bingma.games.contract import CHANCE
from bingma.games.telling import Line, Prospect
from bingma.games.wording import Wording
from bingma.play.game import Game, IllegalAction
from bingma.texts import Texts
from tests.games.terracotta.tables import ALL_OPTIONS, seated, walk

THROWS = [11, 9, 7, 5, 3, 1]


def told(line: Line) -> tuple[object, object]:
    return line["saying"], line.get("effects")


def end_turn(game: Game) -> str | None:
    """An action that ends the human's turn, if there is one now."""
    for choice in game.situation(1).choices:
        if choice.get("ends", {}).get("next") == [CHANCE] and game.decision() != "pm-space":
            return choice["action"]
    return None


@pytest.mark.parametrize(("seed", "options"), [(3, ()), (9, ALL_OPTIONS)])
def test_T5_5_what_is_foreseen_is_what_he_does(seed: int, options: tuple[int, ...]) -> None:
    """The dice are told as they fall; then his lines are those that were foreseen."""
    game = seated(1, seed, options)
    game.draw_from(None)
    if game.deciding == [CHANCE]:
        game.play_chance("dice 1 1")
    rng = random.Random(seed)
    seen = 0
    while not game.over and seen < 12:
        if game.deciding == [CHANCE]:
            game.play_chance(rng.choice(game.legal(CHANCE)))
            continue
        last = end_turn(game)
        if last is None or not game.ahead(1, last)["prospects"]:
            game.play(rng.choice(game.legal(1)), 1)
            continue
        prospects = game.ahead(1, last)["prospects"]
        assert [prospect["outcomes"] for prospect in prospects] == THROWS
        smaller = rng.randint(1, 6)
        game.play(last, 1)
        if game.decision(CHANCE) != "dice":
            continue
        since = len(game.log)
        game.play_chance(f"dice {smaller} 6")
        lines = [line for line in game.lines(1) if line["last"] > since and line["seat"] == 0]
        lines = [line for line in lines if "level" not in line]
        check(lines, prospects[smaller - 1])
        seen += 1
    assert seen == 12


def check(lines: list[Line], prospect: Prospect) -> None:
    overseer, *done = lines
    assert prospect["place"] in overseer.get("places", [])
    foreseen = prospect["lines"]
    assert [told(line) for line in done[: len(foreseen)]] == [told(line) for line in foreseen]
    # Nothing of the same turn is left out, but what depends on something.
    assert "open" in prospect or len(done) >= len(foreseen)


def test_a_look_ahead_changes_nothing_and_knows_no_draw() -> None:
    games = [seated(1, 4), seated(1, 4)]
    games[1].draw_from_seed(99, 0)
    assert games[0].record() == games[1].record()
    before = games[0].record()
    assert games[0].ahead(1) == games[1].ahead(1)
    assert games[0].record() == before


def test_it_can_be_asked_after_a_choice_and_not_after_one_that_is_none() -> None:
    game = seated(1, 3)
    places = [prospect["place"] for prospect in game.ahead(1)["prospects"]]
    reached = places[2]
    moved = game.ahead(1, f"place craftsman {reached.partition(':')[2]}")["prospects"]
    # My craftsman stands there: he has another worker for it, or rolls for a decree.
    assert moved[2]["place"] == reached
    assert moved[2]["lines"] != game.ahead(1)["prospects"][2]["lines"]
    with pytest.raises(IllegalAction):
        game.ahead(1, "take")


def test_everything_open_has_words_in_three_languages() -> None:
    languages = [Texts(language, strict=True) for language in ("en", "fr", "de")]
    opened = set()
    for seed in (1, 5, 9):
        game = seated(1, seed, ALL_OPTIONS if seed == 9 else ())
        for seat in walk(game, seed):
            ahead = game.ahead(seat)
            assert bool(ahead["prospects"]) == ("ahead" in game.situation(seat).question)
            for prospect in ahead["prospects"]:
                if "open" not in prospect or prospect["open"]["key"] in opened:
                    continue
                opened.add(prospect["open"]["key"])
                for texts in languages:
                    wording = Wording(texts, "ta", ["Li Si", "Ana"], 1)
                    for saying in (ahead["title"], prospect["saying"], prospect["open"]):
                        assert "{" not in wording.word(saying)
    assert {"ta-ahead-decree", "ta-ahead-pm-space", "ta-ahead-stack"} <= opened


def test_a_game_of_two_has_nobody_to_look_ahead_at() -> None:
    game = seated(2, 1)
    assert game.ahead(0)["prospects"] == []
    assert "ahead" not in game.situation(game.deciding[0]).question
