"""T5.9: which specialist the Prime Minister places, where, and with which weapon."""

from __future__ import annotations

import pytest

from bingma.games.terracotta import names
from bingma.games.terracotta.rules.state import FIRST_SPECIALIST, PM
from tests.games.terracotta.positions import RULES, Table, named, space, spaces

MIXED = {"D4": "officer:0", "E4": "officer:1"}


def asked_for(t: Table, coins: int = 20) -> Table:
    t.s.coins[0] = coins
    return t.run("minister_specialist")


def seen(t: Table) -> list[str]:
    considered: list[str] = t.told("T5.9 specialist")["considered"]
    return considered


def test_T5_9_none_placed_is_a_coin_and_nothing_else() -> None:
    t = asked_for(Table(), coins=3)
    told = t.told("T5.9 specialist")
    assert (told["considered"], told["chosen"], told["effect"]) == ([], "none", {"coins": 1})
    assert (t.s.coins[0], t.vp(0), t.s.rolled) == (4, 0, 0)


def test_T5_9_weapons_from_right_to_left_with_reasons() -> None:
    t = Table(row="bow spear halberd sword").activate(PM, "bow spear halberd sword")
    t.s.specialists[1] = 0
    asked_for(t)
    assert seen(t) == ["musician sold-out", "footman unwilling", "kneeling_archer unwilling"]
    t = asked_for(Table().activate(PM, "bow spear"), coins=0)
    assert seen(t) == ["footman no-coins", "kneeling_archer no-coins"]
    assert t.s.coins[0] == 1


def test_T5_9_the_sword_alone_stands_for_the_others_never_for_a_horse() -> None:
    t = Table(row="halberd sword spear bow").activate(PM, "sword").put({**MIXED, "A4": "guard:0"})
    asked_for(t)
    assert t.s.figure == FIRST_SPECIALIST + names.SPECIALISTS.index("kneeling_archer")
    assert t.s.active[0] == [0, 0, 0, 0], "the sword is flipped"
    assert t.s.row == [1, 0, 3, 2], "the row keeps its order"
    t.play(t.legal()[0])
    assert seen(t) == ["kneeling_archer willing"]
    assert t.told("T5.9 specialist")["chosen"].endswith(" sword")


def test_T5_9_the_sword_beside_another_weapon_is_nothing() -> None:
    t = asked_for(Table(row="halberd sword spear bow").activate(PM, "sword spear").put(MIXED))
    assert seen(t) == ["footman unwilling"]


def test_T5_9_the_first_willing_one_is_placed_and_paid() -> None:
    grid = {"D4": "officer:0", "E4": "officer:1", "A4": "guard:0", "H4": "guard:0"}
    t = Table(row="bow halberd spear sword").activate(PM, "bow halberd spear").put(grid)
    price = RULES.specialist_price(t.s, 1)
    asked_for(t)
    assert t.s.coins[0] == 20 - price, "paid before the space is chosen (T7.4)"
    assert t.s.active[0] == [0, 0, 1, 1]
    t.play(t.legal()[0])
    assert seen(t) == ["footman unwilling", "musician willing"]
    assert t.told("T5.9 specialist")["effect"] == {"coins": -price}


# Kneeling archer


def archer(grid: dict[str, str]) -> Table:
    return asked_for(Table().activate(PM, "bow").put(grid))


def test_T5_9_archer_needs_a_mixed_group_without_one() -> None:
    assert seen(archer({"D4": "officer:0", "D5": "guard:1"})) == ["kneeling_archer unwilling"]
    with_one = {**MIXED, "E3": "kneeling_archer>south"}
    assert seen(archer(with_one)) == ["kneeling_archer unwilling"]
    closed = {"A1": "officer:0", "B1": "officer:1", "A2": "guard:1"}
    assert seen(archer(closed)) == ["kneeling_archer unwilling"], "no free space next to his"


def test_T5_9_archer_the_human_picks_the_space() -> None:
    t = archer(MIXED)
    assert (t.asked, t.legal()) == ("1 pm-space", ["at D3", "at C4", "at D5"])
    t.play("at C4")
    assert t.grid()["C4"] == "kneeling_archer>east"
    assert t.told("T5.9 specialist")["chosen"] == "kneeling_archer C4 bow"


RANKED = [
    {"A1": "guard:0", "B1": "guard:1"},
    {"A3": "officer:0", "B3": "officer:1", "C3": "officer:1"},
    {"A5": "archer:0", "B5": "archer:1", "C5": "archer:0"},
    {"E1": "soldier:0", "F1": "soldier:1", "G1": "soldier:1", "H1": "soldier:1"},
    {"E3": "guard:0", "F3": "guard:1", "G3": "guard:0", "H3": "guard:0"},
]


@pytest.mark.parametrize("best", range(len(RANKED)))
def test_T5_9_archer_tied_then_human_one_then_his_one_and_so_on(best: int) -> None:
    grid: dict[str, str] = {}
    for group in RANKED[best:]:
        grid |= group
    t = Table().put(grid)
    own = [name for name, text in RANKED[best].items() if text.endswith(":0")]
    assert RULES.archer_targets(t.s) == spaces(" ".join(own))


def test_T5_9_archer_groups_of_equal_rank_are_all_kept() -> None:
    t = archer({**MIXED, "A1": "guard:0", "B1": "guard:1"})
    assert t.legal() == ["at A2", "at D3", "at C4", "at D5"]


def test_T5_9_archer_the_human_picks_which_one_it_faces() -> None:
    t = archer({"B2": "officer:0", "A2": "officer:1", "D2": "guard:0", "E2": "guard:1"})
    t.play("at C2")
    assert (t.asked, t.legal()) == ("1 pm-face", ["face east", "face west"])
    t.play("face east")
    assert t.grid()["C2"] == "kneeling_archer>east"


# Footman


def test_T5_9_footman_where_his_lead_exceeds_the_empty_spaces() -> None:
    corner = {"B1": "guard:0", "A2": "archer:0"}
    # around A1: 2-0 and one empty space
    t = asked_for(Table().activate(PM, "spear").put(corner))
    assert t.told("T5.9 specialist")["chosen"] == "footman A1 spear"
    t = asked_for(Table().activate(PM, "spear").put({"B1": "guard:0", "B2": "archer:1"}))
    assert seen(t) == ["footman unwilling"]
    t = asked_for(Table().activate(PM, "spear").put({"B1": "guard:0"}))
    assert seen(t) == ["footman unwilling"]


def test_T5_9_footman_the_human_picks_among_several() -> None:
    corners = {"B1": "guard:0", "A2": "archer:0", "H7": "guard:0", "I6": "archer:0"}
    t = asked_for(Table().activate(PM, "spear").put(corners))
    assert (t.asked, t.legal()) == ("1 pm-space", ["at A1", "at I7"])


# Musician


def test_T5_9_musician_at_least_two_and_twice_the_humans() -> None:
    t = asked_for(Table().activate(PM, "halberd").put({"C4": "guard:0"}))
    assert seen(t) == ["musician unwilling"], "1 VP anywhere"
    t = Table().activate(PM, "halberd").put({"C4": "guard:0", "F2": "archer:0"})
    assert named(RULES.best_musician_spaces(t.s)) == "C2 F4"
    t.put({"F7": "guard:1"})
    assert named(RULES.best_musician_spaces(t.s)) == "C2", "at F4 it is 2 against 1"


def test_T5_9_musician_twice_is_enough_and_less_is_not() -> None:
    row = {"A4": "guard:0", "B4": "guard:0", "I4": "guard:1"}
    t = Table().put(row)
    found = RULES.best_musician_spaces(t.s)
    assert found & spaces("C4 D4 E4 F4 G4 H4") == spaces("C4 D4 E4 F4 G4 H4")
    t.put({"H4": "archer:1"})
    assert not RULES.best_musician_spaces(t.s) & spaces("C4 D4 E4 F4 G4")


def test_T5_9_musician_the_largest_lead_and_the_human_breaks_ties() -> None:
    three = {"C4": "guard:0", "E4": "guard:0", "G2": "archer:0"}
    t = asked_for(Table().activate(PM, "halberd").put(three))
    assert t.told("T5.9 specialist")["chosen"] == "musician G4 halberd"
    t = asked_for(Table().activate(PM, "halberd").put({"C4": "guard:0", "F2": "archer:0"}))
    assert (t.asked, t.legal()) == ("1 pm-space", ["at C2", "at F4"])
    t.play("at F4")
    assert t.grid()["F4"] == "musician"
    assert t.s.space == space("F4")
