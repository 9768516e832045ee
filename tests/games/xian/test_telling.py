"""Xi'an told: what a player calls one action is one line, with what it costs and brings."""

from __future__ import annotations

import pytest

from bingma.games.wording import Wording
from bingma.play.game import Game
from bingma.texts import LANGUAGES, Language, Texts
from tests.games.xian.positions import Player, fresh, position

NAMES = ("Ana", "Bo")


def told(game: Game, language: Language = "en", listener: int | None = None) -> list[str]:
    """The lines of the log in words, headings left out."""
    wording = Wording(Texts(language, strict=True), "xian", NAMES, listener)
    return [wording.line(line) for line in game.lines(listener) if not line.get("level")]


@pytest.mark.parametrize(
    ("language", "listener", "line"),
    [
        ("en", None, "Ana enters the palace, moves to 2 and takes the market tile"),
        ("en", 0, "You enter the palace, move to 2 and take the market tile"),
        ("fr", 0, "Vous entrez au palais, avancez à la case 2 et prenez la tuile Marché"),
        ("fr", 1, "Ana entre au palais, avance à la case 2 et prend la tuile Marché"),
        ("de", 0, "Du betrittst den Palast, rückst auf Feld 2 vor und nimmst das Bonus-Teil Markt"),
        ("de", 1, "Ana betritt den Palast, rückt auf Feld 2 vor und nimmt das Bonus-Teil Markt"),
    ],
)
def test_X7_4_an_action_in_the_palace_is_one_line(
    language: Language, listener: int | None, line: str
) -> None:
    game = position(Player(coins=2, supervisor=1), Player())
    game.play("enter palace")
    assert told(game, language, listener)[0].rstrip(".") == line


@pytest.mark.parametrize("language", LANGUAGES)
def test_X8_3_a_market_of_several_entries_is_one_line_and_undo_takes_back(
    language: Language,
) -> None:
    game = position(Player(coins=3, clay=1, unused="market"), Player())
    before = told(game, language)
    lines = []
    for action in ("market", "give coin", "take R", "give coin", "take G"):
        game.play(action)
        lines.append(told(game, language))
    assert [len(line) - len(before) for line in lines] == [1] * 5
    assert len({line[-1] for line in lines}) >= 3, "the line is written again as it goes on"
    last = game.lines(None)[-1]
    assert (last["first"], last["last"]) == (1, 5)
    amounts = {(e["what"], e["amount"]) for e in last.get("effects", [])}
    assert amounts == {("coin", -2), ("R", 1), ("G", 1)}
    game.undo()
    assert told(game, language) == lines[3]
    for _ in range(4):
        game.undo()
    assert told(game, language) == before


@pytest.mark.parametrize(
    ("language", "paid", "got"),
    [
        ("en", "−2 coins to Bo", "−2 coins to you"),
        ("fr", "−2 pièces à Bo", "−2 pièces en votre faveur"),
        ("de", "−2 Münzen an Bo", "−2 Münzen an dich"),
    ],
)
def test_X6_4_a_fee_is_told_to_who_pays_and_to_who_gets_it(
    language: Language, paid: str, got: str
) -> None:
    game = position(Player(coins=5, supervisor=1), Player(), builders={"palace": [1]})
    game.play("enter palace")
    assert paid in told(game, language, 0)[0]
    assert got in told(game, language, 1)[0]


@pytest.mark.parametrize(
    ("language", "helpers", "work"),
    [
        ("en", "", "2 coins"),
        ("en", "accountant", "3 coins"),
        ("fr", "accountant", "3 pièces"),
        ("de", "accountant", "3 Münzen"),
    ],
)
def test_X5_2_a_question_tells_the_work_with_helpers_counted(
    language: Language, helpers: str, work: str
) -> None:
    game = position(Player(helpers=helpers), Player(), at="work", top="Y2")
    wording = Wording(Texts(language, strict=True), "xian", NAMES, 0)
    now = game.situation(0)
    assert work in wording.word(now.question["help"])
    before = game.view(0)["players"][0]["coins"]
    game.play("work")
    assert game.view(0)["players"][0]["coins"] - before == int(work[0])


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_end_of_a_turn_is_one_line(language: Language) -> None:
    game = fresh()
    quiet = {"favour": "favour", "work": "pigment", "build": "pass"}
    while game.view(0)["turn"] == 1:
        game.play(quiet.get(str(game.decision()), game.legal()[0]))
    lines = list(game.lines(None))
    levels = [line.get("level", 0) for line in lines]
    second = max(i for i, level in enumerate(levels) if level == 1)
    assert levels[second - 1] == 0
    assert lines[second - 1]["saying"]["key"] == "xian-log-turn-ended"
    ended = [line for line in lines if line["saying"]["key"] == "xian-log-turn-ended"]
    assert len(ended) == 1
