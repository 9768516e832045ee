"""T3.7: horse, kneeling archer, footman, musician, as players place them."""

from __future__ import annotations

import pytest

from bingma.games.terracotta import names
from tests.games.terracotta.positions import DATA, RULES, Table, space, spaces

DECLINES = ["decline coin", "decline clay"]
WEAPON = [names.WEAPONS[w] for w in DATA["specialist_weapon"]]


def at_specialist(t: Table, weapons: str = "sword halberd bow spear", coins: int = 20) -> Table:
    """A player at the outer action `specialist`."""
    p = t.human
    t.on_slice(t.show(inner="soak", middle="coins", outer="specialist"))
    t.play("decline coin", "take").activate(p, weapons)
    t.s.coins[p] = coins
    return t


def ordered(kind: str, grid: dict[str, str]) -> Table:
    """A specialist paid for, with its space to choose."""
    return at_specialist(Table(2).put(grid)).play(f"specialist {kind}")


def test_T3_3_a_specialist_needs_price_weapon_and_space() -> None:
    warrior = {"C4": "officer:0"}
    every = [f"specialist {kind}" for kind in names.SPECIALISTS]
    assert at_specialist(Table(2).put(warrior)).legal() == [*every, *DECLINES]
    for kind, weapon in zip(names.SPECIALISTS, WEAPON, strict=True):
        t = at_specialist(Table(2).put(warrior), weapon)
        assert t.legal() == [f"specialist {kind}", *DECLINES]
        price = DATA["specialist_price"][names.SPECIALISTS.index(kind)][0]
        t.s.coins[0] = price - 1
        assert t.legal() == DECLINES
        t.s.coins[0] = price
        t.play(f"specialist {kind}")
        assert t.s.coins[0] == 0
        assert t.s.active[0] == [0, 0, 0, 0]
    assert at_specialist(Table(2)).legal() == [every[1], every[2], *DECLINES]


def test_T3_7_the_price_rises_with_those_built_and_four_is_all() -> None:
    t = Table(2).put({"A1": "footman", "C1": "footman"})
    assert RULES.specialist_price(t.s, 2) == DATA["specialist_price"][2][2]
    t.put({"E1": "footman", "G1": "footman"})
    assert "specialist footman" not in at_specialist(t).legal()


def test_T3_7_a_horse_needs_an_own_warrior_and_two_empty_spaces() -> None:
    grid = {
        "A1": "officer:0",
        "H1": "guard:0",
        "D4": "archer:1",
        "H2": "soldier:0",
        "B2": "footman",
    }
    t = ordered("horse", grid)
    assert t.legal() == ["at A1", "at H1", "at H2"]
    t.play("at A1")
    assert t.asked == "0 face"
    assert t.legal() == ["face east", "face south"]
    t.play("face south")
    assert t.grid()["A1"] == "officer:0>south"
    assert (t.grid()["A2"], t.grid()["A3"]) == ("horse:A1", "horse:A1")


def test_T3_7_no_second_horse_and_a_single_direction_is_automatic() -> None:
    t = ordered("horse", {"C4": "officer:0>east", "A1": "guard:0", "A3": "musician"})
    # only one warrior can take it, and only eastwards
    assert t.grid()["A1"] == "guard:0>east"
    assert t.asked == "1 place"


def test_T3_7_a_mounted_warrior_counts_once_wherever_it_touches() -> None:
    t = Table(2).put({"C4": "officer:0>east", "E5": "officer:0"})
    s = t.s
    column = DATA["line"][0]
    row = DATA["line"][1]
    assert [RULES.warriors_in(s, 0, column[c]) for c in range(9)] == [0, 0, 1, 1, 2, 0, 0, 0, 0]
    assert RULES.warriors_in(s, 0, row[3]) == 1
    assert RULES.warriors_in(s, 0, spaces("D4 E4")) == 1
    group = RULES.first_group(s, 0, s.of_type[0])
    assert group == spaces("C4 D4 E4 E5")
    assert RULES.group_size(s, group) == 2
    assert RULES.warriors_in(s, 0, DATA["around"][space("E3")]) == 1
    assert RULES.statues_in(s, DATA["around"][space("D5")]) == 2


@pytest.mark.parametrize("way", names.DIRECTIONS)
def test_T3_7_a_horse_lies_in_any_direction(way: str) -> None:
    t = Table(2).put({"E4": f"guard:1>{way}"})
    tail = {"north": "E3 E2", "east": "F4 G4", "south": "E5 E6", "west": "D4 C4"}[way]
    assert t.s.of_seat[1] == spaces(f"E4 {tail}") == t.s.of_type[1]
    far = spaces(tail.split()[1])
    assert RULES.warriors_in(t.s, 1, far) == 1
    assert RULES.warriors_in(t.s, 0, far) == 0


def test_T3_7_a_kneeling_archer_faces_a_warrior_of_a_group_without_one() -> None:
    grid = {
        "B2": "officer:0",
        "C2": "officer:1",
        "A2": "kneeling_archer>east",
        "F5": "guard:1",
        "F6": "archer:0",
    }
    t = ordered("kneeling_archer", grid)
    assert t.legal() == ["at F4", "at E5", "at G5", "at E6", "at G6", "at F7"]
    t.play("at G5")
    assert t.grid()["G5"] == "kneeling_archer>west", "the only direction is automatic"


def test_T3_7_a_kneeling_archer_between_two_groups_chooses() -> None:
    t = ordered("kneeling_archer", {"C4": "guard:1", "E4": "archer:0"}).play("at D4")
    assert (t.asked, t.legal()) == ("0 face", ["face east", "face west"])
    t.play("face west")
    assert t.grid()["D4"] == "kneeling_archer>west"


def test_T3_7_a_kneeling_archer_may_stand_at_a_horse() -> None:
    t = ordered("kneeling_archer", {"C4": "guard:1>east"})
    assert {"at D3", "at F4", "at E5"} <= set(t.legal())


def test_T3_7_archers_of_merged_groups_all_count_and_none_is_added() -> None:
    grid = {
        "B2": "officer:0",
        "B1": "kneeling_archer>south",
        "D2": "officer:1",
        "D1": "kneeling_archer>south",
    }
    t = Table(2).put(grid).put({"C2": "officer:1"})
    group = RULES.first_group(t.s, 0, t.s.of_type[0])
    assert [RULES.strength(t.s, p, group) for p in (0, 1)] == [2, 3]
    assert RULES.unaimed_warriors(t.s) == 0


def test_T3_7_a_kneeling_archer_is_no_warrior() -> None:
    t = Table(2).put({"C4": "guard:1", "C3": "kneeling_archer>south"})
    s = t.s
    assert RULES.warriors_in(s, 1, DATA["line"][1][2]) == 0
    assert RULES.group_size(s, RULES.first_group(s, 1, s.of_type[1])) == 1


@pytest.mark.parametrize("kind", ["footman", "musician"])
def test_T3_7_footman_and_musician_stand_on_any_empty_space(kind: str) -> None:
    t = ordered(kind, {"C4": "guard:1"})
    assert len(t.legal()) == 62
    assert "at C4" not in t.legal()
    t.play("at D4")
    assert t.grid()["D4"] == kind
    assert t.asked == "1 place"
