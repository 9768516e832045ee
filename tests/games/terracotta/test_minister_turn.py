"""T5.3 to T5.8: the Prime Minister's turn, his actions on the wheel, spare actions, decrees."""

from __future__ import annotations

import pytest

from bingma.games.terracotta import names
from bingma.games.terracotta.rules.state import FROM_DECREE, FROM_SPARE, PM
from tests.games.terracotta.positions import DATA, RULES, Table

QUIET = {"inner": "coins", "middle": "clay", "outer": "specialist"}
SPARE_VP = 2
CLAY = DATA["wheel_number"][0][Table().entry(0, "build")]  # what the first build of the ring costs


def visited(t: Table, **shown: str) -> Table:
    """His turn on a slice that shows these actions, and otherwise only what brings goods."""
    return t.minister_on(t.show(**(QUIET | shown)))


def spare_reasons(t: Table) -> list[str]:
    return [e["considered"][0] for e in t.explained() if e["rule"] == "T5.7 spare"]


# The overseer and the worker


def test_T5_3_minister_and_human_alternate_he_first() -> None:
    t = Table()
    visited(t)
    assert t.asked == "1 place"
    t.play(next(a for a in t.legal() if a.startswith("place")))
    while t.asked != "chance dice":
        t.play("decline coin" if "decline coin" in t.legal() else t.legal()[0])
    assert (t.s.craftsmen[0], t.s.craftsmen[1]) == (4, 4)


@pytest.mark.parametrize(("dice", "steps"), [("dice 3 5", 3), ("dice 5 3", 3), ("dice 4 4", 4)])
def test_T5_5_1_steps_are_the_smaller_die(dice: str, steps: int) -> None:
    t = Table()
    t.s.overseer = 0
    t.turn_of(PM).play(dice)
    assert t.told("T5.5.2 overseer")["chosen"] == f"slice {steps}"


def test_T5_5_2_some_slices_are_skipped_and_do_not_count() -> None:
    t = Table()
    t.s.overseer = 10
    t.s.craftsman_on[11], t.s.artisan_on[0] = PM, PM  # his workers
    t.s.artisan_on[1] = 1  # a human artisan
    t.s.craftsman_on[2] = 1  # a human craftsman counts
    t.turn_of(PM).play("dice 2 6")
    told = t.told("T5.5.2 overseer")
    assert (told["considered"], told["chosen"]) == (["slice 2", "slice 3"], "slice 3")
    assert t.told("T5.5.3 worker")["chosen"] == "craftsman 3"


def test_T5_5_3_an_artisan_on_an_empty_slice_if_he_has_no_craftsman() -> None:
    t = Table()
    t.s.craftsmen[0], t.s.artisans[0], t.s.overseer = 0, 2, 3
    t.turn_of(PM).play("dice 1 1")
    assert t.told("T5.5.3 worker")["chosen"] == "artisan 4"


def test_T5_5_3_an_artisan_beside_a_human_craftsman() -> None:
    t = Table()
    t.s.artisans[0], t.s.overseer = 1, 3
    t.s.craftsman_on[4] = 1
    t.turn_of(PM).play("dice 1 1")
    assert t.told("T5.5.3 worker")["chosen"] == "artisan 4"
    assert (t.s.craftsman_on[4], t.s.artisan_on[4]) == (1, 0)


def test_T5_5_3_blocked_he_rolls_a_decree_and_goes_on_to_an_empty_slice() -> None:
    t = Table()
    t.s.overseer = 3
    t.s.craftsman_on[4], t.s.craftsman_on[5], t.s.artisan_on[6] = 1, PM, 1
    t.turn_of(PM).play("dice 1 1")
    assert t.asked == "chance decree"
    assert t.rules_told() == [("T5.5.2 overseer", "slice 4")]
    t.play("decree 6 6")
    assert t.rules_told()[:2] == [("T5.4 decree", "row 12"), ("T5.5.3 worker", "craftsman 7")]
    assert t.s.overseer == 7


def test_T5_5_4_his_three_actions_inside_out() -> None:
    t = visited(Table(), outer="bow")
    rules = [rule for rule, _ in t.rules_told()]
    assert rules[2:] == ["T5.6 coins", "T5.6 clay", "T5.6 weapon"]


def test_T5_5_5_option_1_rolls_a_decree_in_a_turn_without_one() -> None:
    assert visited(Table()).asked == "1 place"
    t = visited(Table(options=[1]))
    assert t.asked == "chance decree"
    assert t.play("decree 6 6").asked == "1 place"


def test_T5_5_5_option_1_not_after_another_decree() -> None:
    t = visited(Table(options=[1]), inner="build")
    assert t.asked == "chance decree"
    t.play("decree 6 6")
    assert t.asked == "1 place"


def test_T5_5_6_icons_of_all_marked_rows_turn_the_rings_together() -> None:
    t = Table()
    t.s.decrees = sum(1 << row for row in range(2, 13))
    t.s.turned = [5, 7]
    t.run("rotate_by_decrees")
    turns = [sum(DATA["decree_turns"][ring]) for ring in (0, 1)]
    assert t.s.turned == [(5 + turns[0]) % 12, (7 + turns[1]) % 12]
    told = t.told("T5.5.6 rotation")
    assert told["considered"] == [f"row {row}" for row in range(2, 13)]
    assert told["chosen"] == f"inner {turns[0]} middle {turns[1]}"


def test_T5_5_6_rows_from_the_top_then_the_marks_go() -> None:
    t = visited(Table(), inner="build", middle="priority")
    t.play("decree 6 6")
    assert t.asked == "chance decree"
    assert t.s.decrees == 1 << 12
    t.play("decree 1 1")
    rows = [chosen for rule, chosen in t.rules_told() if rule == "T5.8 decree"]
    assert rows == ["row 2", "row 12"]
    assert (t.s.decrees, t.asked) == (0, "1 place")


# Rolling for a decree (T5.4)


@pytest.mark.parametrize(
    ("marked", "total", "row"),
    [
        ([], 7, 7),
        ([7], 7, 6),
        ([5, 6, 7], 7, 4),
        ([2, 3, 4], 4, 5),
        ([2, 3, 4, 5, 6], 3, 7),
        ([2], 2, 3),
        ([12], 12, 11),
        ([*range(2, 12)], 6, 12),
        ([*range(3, 13)], 12, 2),
        ([*range(2, 13)], 7, None),
    ],
)
def test_T5_4_a_marked_row_gives_way_above_then_below(
    marked: list[int], total: int, row: int | None
) -> None:
    t = Table()
    t.s.decrees = sum(1 << n for n in marked)
    t.run("mark_decree", total)
    told = t.told("T5.4 decree")
    assert told["considered"] == [f"sum {total}"]
    assert told["chosen"] == ("none" if row is None else f"row {row}")
    assert t.s.decrees == sum(1 << n for n in {*marked, *([row] if row else [])})


# Actions (T5.6)


def test_T5_6_coins_and_clay() -> None:
    t = visited(Table())
    coins = t.told("T5.6 coins")
    clay = t.told("T5.6 clay")
    assert coins["chosen"] == f"coins{coins['effect']['coins']}"
    assert clay["chosen"] == f"clay{clay['effect']['clay']}"
    assert t.s.wet[0] == clay["effect"]["clay"]
    assert t.s.coins[0] == coins["effect"]["coins"] + 1, "and one for no specialist"


def test_T5_6_build_pays_clay_one_onto_the_warehouse() -> None:
    t = Table().only_on_rack(guard=4)
    t.s.wet[0] = CLAY + 1
    visited(t, inner="build", middle="coins")
    assert t.told("T5.6 build")["effect"] == {"clay": -CLAY}
    assert (t.s.wet[0], t.s.warehouse) == (1, [0, 1, 0, 0])


def test_T5_6_build_fails_without_clay() -> None:
    t = Table()
    t.s.wet[0] = CLAY - 1
    visited(t, inner="build")
    told = t.told("T5.6 fail")
    assert (told["considered"], told["chosen"]) == (["no-clay"], "decree")
    assert (t.asked, t.s.wet[0]) == ("chance decree", CLAY - 1)


@pytest.mark.parametrize("lack", ["bases", "rack", "space"])
def test_T5_15_build_fails_without_base_warrior_or_space(lack: str) -> None:
    t = Table()
    t.s.wet[0] = 9
    if lack == "bases":
        t.s.bases[0] = 0
    elif lack == "rack":
        t.only_on_rack()
    else:
        t.s.musicians = (1 << 63) - 1
    visited(t, inner="build")
    assert t.told("T5.6 fail")["considered"] == ["no-room"]
    assert t.s.wet[0] == 9, "nothing is spent"


def test_T5_6_soak_brings_the_highest_stack_which_stays() -> None:
    t = Table()
    t.s.warehouse = [1, 3, 0, 3]
    visited(t, inner="soak", middle="coins")
    assert t.told("T5.6 soak")["effect"] == {"clay": 3}
    assert (t.s.wet[0], t.s.warehouse) == (3, [1, 3, 0, 3])
    t = visited(Table(), inner="soak")
    assert spare_reasons(t) == ["nothing-to-soak"]


def test_T5_6_upgrade_makes_his_craftsman_an_artisan() -> None:
    t = visited(Table(), inner="upgrade")
    at = t.s.slice
    assert t.told("T5.6 upgrade")["chosen"] == "artisan"
    assert (t.s.craftsman_on[at], t.s.artisan_on[at]) == (-1, 0)


def test_T5_6_upgrade_fails_with_an_artisan() -> None:
    t = Table()
    t.s.craftsmen[0], t.s.artisans[0] = 0, 1
    visited(t, inner="upgrade")
    assert t.told("T5.6 fail")["considered"] == ["artisan"]


@pytest.mark.parametrize("master", names.MASTERS)
def test_T5_6_a_master_without_his_token_is_a_spare_action(master: str) -> None:
    t = visited(Table(), middle=master)
    assert spare_reasons(t) == ["no-master"]


def test_T5_6_builder_pays_the_round_number_and_builds_without_weapons() -> None:
    t = Table(masters="builder", round_no=3).only_on_rack(guard=4).activate(PM, "halberd")
    t.inspect("A1")
    t.s.coins[0] = 3
    visited(t, middle="builder")
    assert t.told("T5.6 builder")["effect"] == {"coins": -3}
    assert t.s.active[0][1] == 1
    assert t.s.warehouse == [0, 0, 0, 0]


def test_T5_6_builder_fails_without_coins_or_room() -> None:
    t = Table(masters="builder", round_no=5)
    visited(t, inner="soak", middle="builder")
    assert t.told("T5.6 fail")["considered"] == ["no-coins"]
    t = Table(masters="builder")
    t.s.coins[0], t.s.bases[0] = 9, 0
    visited(t, middle="builder")
    assert t.told("T5.6 fail")["considered"] == ["no-room"]


def test_T5_6_administrator_does_the_inner_action_again() -> None:
    t = visited(Table(masters="administrator"), middle="administrator")
    n = RULES.shown_number(t.s, 0, t.s.slice)
    assert t.told("T5.6 administrator")["chosen"] == f"coins{n}"
    assert t.s.coins[0] == 2 * n + 1


def test_T5_6_administrator_after_upgrade_fails() -> None:
    t = visited(Table(masters="administrator"), inner="upgrade", middle="administrator")
    rules = [rule for rule, _ in t.rules_told()]
    assert rules[2:] == ["T5.6 upgrade", "T5.6 administrator", "T5.6 fail"]
    assert t.told("T5.6 fail")["considered"] == ["artisan"]


def test_T5_6_administrator_after_a_failed_build_may_mark_a_second_row() -> None:
    t = visited(Table(masters="administrator"), inner="build", middle="administrator")
    t.play("decree 6 6")
    assert (t.asked, t.s.decrees) == ("chance decree", 1 << 12)
    assert ("T5.6 fail", "decree") in t.rules_told()


def test_T5_6_inspector_brings_two_coins_and_moves() -> None:
    t = Table(masters="inspector").inspect("A1").put({"C5": "guard:0"})
    visited(t, middle="inspector")
    assert t.told("T5.6 inspector")["effect"] == {"coins": 2}
    assert t.told("T5.12 inspector")["chosen"] == "col +2"


def test_T5_6_claymaker() -> None:
    t = visited(Table(masters="claymaker"), middle="claymaker")
    assert t.told("T5.6 claymaker")["effect"] == {"clay": DATA["claymaker_clay"][0]}


def crafted(stacks: list[int]) -> Table:
    t = Table(masters="craftsman")
    t.s.warehouse = stacks
    return visited(t, middle="craftsman")


def test_T5_6_craftsman_takes_the_highest_and_discards_the_next() -> None:
    t = crafted([1, 4, 2, 0])
    told = t.told("T5.6 craftsman")
    assert (told["chosen"], told["effect"]) == ("guard archer", {"clay": 4})
    assert (t.s.wet[0], t.s.warehouse) == (4, [1, 0, 0, 0])


def test_T5_6_craftsman_with_one_stack_or_none() -> None:
    t = crafted([0, 0, 0, 5])
    assert t.told("T5.6 craftsman")["chosen"] == "soldier"
    assert t.s.warehouse == [0, 0, 0, 0]
    assert spare_reasons(crafted([0, 0, 0, 0])) == ["no-stack"]


def test_T5_6_craftsman_ties_are_drawn() -> None:
    t = crafted([2, 2, 0, 2])
    assert (t.asked, t.legal()) == (
        "chance stack",
        ["stack officer", "stack guard", "stack soldier"],
    )
    t.play("stack guard")
    assert t.s.wet[0] == 2
    assert t.legal() == ["stack officer", "stack soldier"]
    t.play("stack soldier")
    assert t.told("T5.6 craftsman")["chosen"] == "guard soldier"
    assert t.s.warehouse == [2, 0, 0, 0]


def test_T5_6_craftsman_a_tie_that_does_not_exist_is_not_drawn() -> None:
    t = crafted([3, 1, 0, 1])
    assert t.legal() == ["stack guard", "stack soldier"]
    t = crafted([2, 2, 0, 0]).play("stack officer")
    assert t.told("T5.6 craftsman")["chosen"] == "officer guard"


def test_T5_6_blacksmith() -> None:
    t = visited(Table(masters="blacksmith").activate(PM, "bow"), middle="blacksmith")
    assert t.told("T5.6 blacksmith")["chosen"] == "blacksmith"
    assert t.s.active[0] == [1, 1, 1, 1]
    t = Table(masters="blacksmith").activate(PM, " ".join(names.WEAPONS))
    t.s.coins[0] = -3  # so that no specialist is affordable
    assert spare_reasons(visited(t, middle="blacksmith")) == ["available"]


def test_T5_6_priority_rolls_a_decree_and_a_spare_action() -> None:
    t = visited(Table(), middle="priority")
    assert (t.asked, spare_reasons(t)) == ("chance decree", [])
    t.play("decree 6 6")
    assert [rule for rule, _ in t.rules_told()][:2] == ["T5.4 decree", "T5.7 spare"]
    assert spare_reasons(t) == ["priority"]


def test_T5_6_weapon_shown_else_leftmost_unavailable_else_spare() -> None:
    row = "spear bow halberd sword"
    t = visited(Table(row=row), outer="sword")
    assert t.told("T5.6 weapon")["chosen"] == "sword"
    t = visited(Table(row=row).activate(PM, "sword spear"), outer="sword")
    assert t.told("T5.6 weapon")["chosen"] == "bow"
    t = visited(Table(row=row).activate(PM, row), outer="sword")
    assert spare_reasons(t) == ["available"]


# Spare actions (T5.7)


@pytest.mark.parametrize(
    ("tile", "clay", "good"),
    [
        ("coins", 0, "coins"),
        ("coins", 9, "coins"),
        ("clay", 9, "clay"),
        ("guard", 4, "clay"),
        ("guard", 5, "coins"),
    ],
)
def test_T5_7_which_good(tile: str, clay: int, good: str) -> None:
    rest = [other for other in ("officer", "archer", "border", "quad_nw") if other != tile]
    t = Table(tiles=[tile, *rest])
    t.s.wet[0] = clay
    t.run("spare_action", 9)
    told = t.told("T5.7 spare")
    assert told["chosen"] == good
    assert told["effect"] == {"vp": SPARE_VP, good: 1}
    assert told["considered"] == ["decree"]
    assert t.s.points[0][FROM_SPARE] == SPARE_VP
    assert (t.s.coins[0], t.s.wet[0]) == ((1, clay) if good == "coins" else (0, clay + 1))


# The decree chart (T5.8)


def decreed(t: Table, row: int) -> Table:
    """One row is resolved."""
    t.s.decree_row = row
    return t.run("resolve_decree", row)


def test_T5_8_row_2_is_a_spare_action() -> None:
    assert spare_reasons(decreed(Table(), 2)) == ["decree"]


@pytest.mark.parametrize("row", [3, 4, 5, 6])
def test_T5_8_rows_3_to_6_make_a_weapon_available_else_spare(row: int) -> None:
    weapon = names.WEAPONS[DATA["decree_weapon"][row]]
    t = decreed(Table(), row)
    assert t.s.active[0] == [int(w == weapon) for w in names.WEAPONS]
    assert t.rules_told() == [("T5.8 decree", f"row {row}")]
    assert spare_reasons(decreed(Table().activate(PM, weapon), row)) == ["available"]


@pytest.mark.parametrize("row", [7, 8, 9, 10])
def test_T5_8_rows_7_to_10_build_else_spare(row: int) -> None:
    price = DATA["decree_build"][row]
    tiles = ("coins", "clay", "officer", "guard", "archer")
    t = Table(tiles=tiles).only_on_rack(archer=3).inspect("C3").activate(PM, "bow")
    t.s.wet[0] = price
    decreed(t, row)
    assert t.told("T5.6 build")["effect"] == {"clay": -price}
    assert t.s.warehouse == [0, 0, 1, 0]
    assert t.told("T5.10 weapon")["chosen"] == "bow"
    t = Table()
    t.s.wet[0] = price - 1
    assert spare_reasons(decreed(t, row)) == ["no-clay"]
    t = Table().only_on_rack()
    t.s.wet[0] = price
    assert spare_reasons(decreed(t, row)) == ["no-room"]
    assert t.s.wet[0] == price, "nothing is spent"


def test_T5_8_row_11_the_leftmost_unavailable_weapon_else_spare() -> None:
    t = decreed(Table(row="bow spear sword halberd").activate(PM, "bow"), 11)
    assert t.told("T5.8 weapon")["chosen"] == "spear"
    assert t.s.active[0] == [0, 0, 1, 1]
    t = decreed(Table().activate(PM, " ".join(names.WEAPONS)), 11)
    assert spare_reasons(t) == ["available"]


def test_T5_8_row_12_scores_three() -> None:
    t = decreed(Table(), 12)
    assert t.told("T5.8 score")["effect"] == {"vp": 3}
    assert t.s.points[0][FROM_DECREE] == 3
