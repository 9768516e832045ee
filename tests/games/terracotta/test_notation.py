"""T7.1, T7.5: every action and chance event has a text that reads back."""

from __future__ import annotations

import pytest
from hypothesis import given
from hypothesis import strategies as st

from bingma.games.contract import BadNotation
from bingma.games.terracotta import notation
from bingma.games.terracotta.rules import actions as ids


def test_T7_1_every_action_reads_back() -> None:
    assert len(notation.TEXTS) == ids.ACTIONS == 214
    assert len(set(notation.TEXTS)) == 214
    for action in range(ids.ACTIONS):
        assert notation.read(notation.write(action)) == action
        assert notation.read(notation.write(action).upper()) == action


@pytest.mark.parametrize(
    ("action", "text"),
    [
        (ids.CRAFTSMAN_0 + 5, "place craftsman 5"),
        (ids.ARTISAN_0 + 11, "place artisan 11"),
        (ids.ROTATE_0 + 1, "rotate middle"),
        (ids.TAKE_ACTION, "take"),
        (ids.TAKE_CLAY_ACTION, "take clay"),
        (ids.DECLINE_0, "decline coin"),
        (ids.HIRE_ACTION, "hire"),
        (ids.BUILD_0 + 3, "build soldier"),
        (ids.SPECIALIST_0 + 3, "specialist kneeling_archer"),
        (ids.INSPECT_0 + 2, "inspect col +2"),
        (ids.INSPECT_0 + 5, "inspect row -1"),
        (ids.STAY_ACTION, "stay"),
        (ids.TWO_STACKS_0 + 4, "stacks guard soldier"),
        (ids.ONE_STACK_0 + 2, "stacks archer"),
        (ids.AT_0 + 29, "at C4"),
        (ids.FACE_0 + 1, "face east"),
        (ids.USE_ACTION, "use"),
        (ids.USE_0, "use north"),
        (ids.SKIP_ACTION, "skip"),
        (ids.DICE_0 + 8, "dice 2 3"),
        (ids.DECREE_0 + 35, "decree 6 6"),
        (ids.INSPECTOR_0 + 1, "inspector row"),
        (ids.STACK_0, "stack officer"),
        (ids.MASTER_0 + 5, "master blacksmith"),
    ],
)
def test_T7_1_texts_of_the_table_of_ids(action: int, text: str) -> None:
    assert notation.write(action) == text


def test_T7_3_the_order_of_stacks_does_not_matter() -> None:
    assert notation.read("stacks soldier guard") == notation.read("stacks guard soldier")


@pytest.mark.parametrize(
    "text", ["", "  ", "place", "place craftsman 12", "at J1", "at C8", "dice 0 1", "use up"]
)
def test_other_texts_are_refused(text: str) -> None:
    with pytest.raises(BadNotation):
        notation.read(text)


@given(st.text())
def test_a_text_is_an_action_or_refused(text: str) -> None:
    known = " ".join(text.lower().split()) in notation.BY_TEXT
    if known:
        assert notation.read(text) in range(ids.ACTIONS)
    else:
        with pytest.raises(BadNotation):
            notation.read(text)
