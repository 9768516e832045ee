"""What an action opens in the same go, told on request (issue: tips on buildings)."""

from __future__ import annotations

import random

import pytest

from bingma.games.wording import Wording
from bingma.play.game import IllegalAction, from_position, new_game
from bingma.play.lessons import at_step
from bingma.texts import LANGUAGES, texts


def told(game: str, step: int, action: str) -> tuple[str, list[str]]:
    here = at_step(game, step)
    seat = here.lesson.seat
    leads = here.game.leads(action, seat)
    wording = Wording(texts("en"), here.game.book.telling.prefix, here.lesson.names, seat)
    return wording.word(leads["saying"]) if "saying" in leads else "", leads["places"]


def test_a_building_tells_what_is_within_reach_and_best() -> None:
    saying, places = told("xian", 8, "enter workshop")
    assert saying == "within reach: sections A and B, best B6 for 6 PP"
    assert "niche:B6" in places
    assert not any(place.startswith("niche:C") for place in places), "C takes five clay"
    assert told("xian", 12, "enter lab") == (
        "can be painted: B1 and B4, best B4 for 3 PP",
        ["niche:B1", "niche:B4"],
    )
    saying, places = told("xian", 5, "extra armory")
    assert saying == "within reach: sword, crossbow, horse and chariot"
    assert places == ["slot:1", "slot:2", "slot:3", "slot:4"]


def test_what_ends_a_go_opens_nothing() -> None:
    assert told("xian", 5, "done") == ("", [])
    assert told("xian", 2, "plan Y5/B4") == ("", [])


def test_a_figure_is_told_where_it_stands_best() -> None:
    assert told("terracotta-army", 12, "specialist musician") == (
        "best on F2 as things stand",
        ["space:F2"],
    )


def test_what_is_not_legal_is_refused() -> None:
    with pytest.raises(IllegalAction):
        at_step("xian", 4).game.leads("enter lab", 0)


def test_nothing_hidden_matters_and_nothing_is_played() -> None:
    """Two games that a seat cannot tell apart are told alike."""
    here = at_step("xian", 8)
    known = here.game.position_text(0)
    one, other = (from_position(known, seed=seed) for seed in (1, 2))
    assert one.open_position_text() != other.open_position_text()
    for action in here.game.legal(0):
        assert one.leads(action, 0) == other.leads(action, 0) == here.game.leads(action, 0)
    assert one.legal(0) == here.game.legal(0)


@pytest.mark.parametrize(("game", "players"), [("xian", 3), ("terracotta-army", 1)])
def test_whole_games_have_words_for_it(game: str, players: int) -> None:
    rng = random.Random(1)
    playing = new_game(game, players=players, seed=1)
    wordings = [
        Wording(texts(language), playing.book.telling.prefix, [s.name for s in playing.seats])
        for language in LANGUAGES
    ]
    keys = set()
    while not playing.over:
        seat = playing.deciding[0]
        legal = playing.legal(seat)
        for action in legal[:6]:
            if "saying" in (leads := playing.leads(action, seat)):
                keys.add(leads["saying"]["key"])
                assert all(wording.word(leads["saying"]) for wording in wordings)
                assert leads["places"]
        playing.play(rng.choice(legal), seat)
    assert keys
