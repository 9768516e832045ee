"""Who is told of: the listener, others, and winners. Whole games are worded by `check_telling`."""

from __future__ import annotations

import pytest

from bingma.games.telling import joined, say, who
from bingma.games.wording import Wording
from bingma.texts import Language, Texts

NAMES = ("Ana", "Bo", "Cem", "Dai")


@pytest.mark.parametrize(
    ("language", "yours", "others"),
    [
        ("en", "You enter the palace", "Bo enters the palace"),
        ("fr", "Vous entrez au palais", "Bo entre au palais"),
        ("de", "Du betrittst den Palast", "Bo betritt den Palast"),
    ],
)
def test_a_listener_is_told_of_as_you(language: Language, yours: str, others: str) -> None:
    wording = Wording(Texts(language, strict=True), "xian", NAMES, 0)
    enters = say("xian-did-enter", building=say("xian-building-palace"))
    assert wording.word(say("line-of", who=who(0), what=enters)) == yours
    assert wording.word(say("line-of", who=who(1), what=enters)) == others


@pytest.mark.parametrize(
    ("language", "won"),
    [
        (
            "en",
            [
                "You win with 2 PP.",
                "Bo wins with 2 PP.",
                "Ana and Bo win together, with 2 PP each.",
            ],
        ),
        ("fr", ["Vous gagnez avec 2 PP.", "Bo gagne avec 2 PP."]),
        ("de", ["Du gewinnst mit 2 PP.", "Bo gewinnt mit 2 PP."]),
    ],
)
def test_who_won(language: Language, won: list[str]) -> None:
    wording = Wording(Texts(language, strict=True), "xian", NAMES, 0)
    for seats, expected in zip(([0], [1], [0, 1]), won, strict=False):
        points = say("xian-points", n=2)
        names = joined([who(seat) for seat in seats])
        assert wording.word(say("winner", names=names, points=points)) == expected
