"""T3.3 to T3.6, T7.3, T7.4: what a player may do on a slice."""

from __future__ import annotations

import pytest

from bingma.games.terracotta import names
from tests.games.terracotta.positions import DATA, RULES, Table, space

DECLINES = ["decline coin", "decline clay"]
BUILDS = [f"build {kind}" for kind in names.TYPES]
CLAY = DATA["wheel_number"][0][Table(2).entry(0, "build")]  # what the first build of the ring costs


def inner(action: str, **goods: int) -> Table:
    """A player of two at the inner action of a slice."""
    t = Table(2)
    at = t.show(inner=action)
    give(t, **goods)
    return t.on_slice(at)


def middle(action: str, masters: str = "", **goods: int) -> Table:
    """The same at a middle action; the inner one was a soak, declined for a coin."""
    t = Table(2)
    at = t.show(inner="soak", middle=action)
    t.hire(0, masters)
    t.on_slice(at).play("decline coin")
    t.s.coins[0] = t.s.wet[0] = 0
    give(t, **goods)
    return t


def give(t: Table, **goods: int) -> None:
    for good, amount in goods.items():
        getattr(t.s, good)[0] = amount


def number(t: Table, ring: int) -> int:
    found: int = RULES.shown_number(t.s, ring, t.s.slice)
    return found


# Goods, soak, upgrade, weapons, priority


def test_T3_3_coins() -> None:
    t = inner("coins")
    assert t.legal() == ["take", "decline clay"]
    n = number(t, 0)
    t.play("take")
    assert (t.s.coins[0], t.s.wet[0]) == (n, 0)


def test_T3_3_clay_and_a_decline_for_a_coin() -> None:
    t = inner("clay")
    assert t.legal() == ["take", "decline coin"]
    t.play("decline coin")
    assert (t.s.coins[0], t.s.wet[0]) == (1, 0)


def test_T3_3_a_decline_brings_one_wet_clay() -> None:
    t = inner("soak").play("decline clay")
    assert (t.s.coins[0], t.s.wet[0]) == (0, 1)


def test_T3_3_soak_makes_all_dry_clay_wet() -> None:
    t = inner("soak", dry=4, wet=1)
    assert t.legal() == ["take", *DECLINES]
    t.play("take")
    assert (t.s.wet[0], t.s.dry[0]) == (5, 0)
    assert inner("soak").legal() == DECLINES


def test_T3_3_upgrade_is_for_a_craftsman_just_placed() -> None:
    t = inner("upgrade")
    at = t.s.slice
    assert t.legal() == ["take", *DECLINES]
    t.play("take")
    assert (t.s.craftsman_on[at], t.s.artisan_on[at]) == (-1, 0)
    t.run("return_workers")
    assert (t.s.craftsmen[0], t.s.artisans[0]) == (4, 1)


def test_T3_3_no_upgrade_for_an_artisan_even_on_an_own_craftsman() -> None:
    t = Table(2)
    at = t.show(inner="upgrade")
    t.s.craftsman_on[at] = 0
    t.s.craftsmen[0] -= 1
    t.on_slice(at, "artisan")
    assert t.legal() == DECLINES


def outer(action: str, t: Table | None = None, **goods: int) -> Table:
    """A player at the outer action; the others were declined."""
    t = t or Table(2)
    t.on_slice(t.show(inner="soak", middle="coins", outer=action)).play("decline coin")
    t.play("take")
    t.s.coins[t.human] = t.s.wet[t.human] = 0
    give(t, **goods)
    return t


def test_T3_3_a_weapon_becomes_active() -> None:
    t = outer("bow")
    assert t.legal() == ["take", *DECLINES]
    t.play("take")
    assert t.s.active[0] == [0, 0, 1, 0]
    t = outer("bow", Table(2).activate(0, "bow"))
    assert t.legal() == DECLINES


def test_T3_3_a_priority_token_for_each_player_and_round() -> None:
    t = middle("priority")
    assert t.legal() == ["take", *DECLINES]
    t.play("take")
    assert t.s.priority[: t.s.priority_n] == [0]
    t = middle("priority")
    t.s.priority[0], t.s.priority_n = 0, 1
    assert t.legal() == DECLINES, "one each"
    t = middle("priority")
    t.s.priority, t.s.priority_n = [1, 1, 1, 1], DATA["priority_tokens"][0]
    assert t.legal() == DECLINES, "none left"


@pytest.mark.parametrize(("good", "coins", "wet"), [("coin", 1, 0), ("clay", 0, 1)])
def test_T3_3_priority_alone_is_two_points_and_a_good(good: str, coins: int, wet: int) -> None:
    t = Table()
    t.on_slice(t.show(inner="soak", middle="priority")).play("decline coin")
    t.s.coins[1] = t.s.wet[1] = 0
    assert t.legal() == ["take coin", "take clay"]
    t.play(f"take {good}")
    assert (t.vp(1), t.s.coins[1], t.s.wet[1]) == (2, coins, wet)


# Build


def test_T3_3_build_pays_clay_one_of_it_onto_the_warehouse() -> None:
    t = inner("build", wet=CLAY + 1)
    assert t.legal() == [*BUILDS, *DECLINES]
    t.play("build guard")
    assert (t.s.wet[0], t.s.warehouse) == (1, [0, 1, 0, 0])
    assert t.asked == "0 space"
    assert len(t.legal()) == 63
    t.play("at C4")
    assert t.grid() == {"C4": "guard:0"}
    assert t.vp(0) == DATA["rack"][0]
    assert (t.s.bases[0], t.s.rack[1]) == (DATA["bases"][0] - 1, 10)


def test_T3_3_build_needs_clay_a_base_a_warrior_and_a_space() -> None:
    assert inner("build", wet=CLAY - 1).legal() == DECLINES
    assert inner("build", wet=CLAY, bases=0).legal() == DECLINES
    t = inner("build", wet=CLAY)
    t.only_on_rack(archer=1)
    assert t.legal() == ["build archer", *DECLINES]
    t.only_on_rack()
    assert t.legal() == DECLINES
    t = inner("build", wet=CLAY)
    t.s.musicians = (1 << 63) - 1
    assert t.legal() == DECLINES


def test_T3_4_the_rack_value_falls_whoever_takes() -> None:
    t = Table(2).put({"A1": "guard:1", "C3": "guard:0"})
    assert RULES.rack_vp(t.s, 1) == DATA["rack"][2]
    assert RULES.rack_vp(t.s, 0) == DATA["rack"][0]


# Weapons (T3.5)


def built(kind: str, at: str, grid: dict[str, str], active: bool = True) -> Table:
    t = Table(2).put(grid)
    t.activate(0, names.WEAPONS[names.TYPES.index(kind)] if active else "")
    slice_ = t.show(inner="build")
    t.s.wet[0] = 9
    t.on_slice(slice_).play(f"build {kind}", f"at {at}")
    t.s.points[0] = [0] * 11
    return t


def test_T3_5_the_bow_scores_spaces_up_to_a_statue() -> None:
    around = {"E1": "musician", "H4": "guard:1", "E5": "footman"}
    t = built("archer", "E4", around)
    assert (t.asked, t.legal()) == ("0 weapon", ["use north", "use east", "skip"])
    t.play("use north")
    assert (t.vp(0), t.s.active[0][2], t.asked) == (2, 0, "0 middle")


def test_T3_5_each_space_of_a_horse_is_a_statue_for_the_bow() -> None:
    t = built("archer", "A4", {"F4": "guard:1>west"})
    assert t.legal() == ["use east", "skip"]
    t.play("use east")
    assert t.vp(0) == 2


def test_T3_5_a_bonus_worth_nothing_is_not_asked() -> None:
    assert built("archer", "E4", {"E5": "footman"}).asked == "0 middle"
    assert built("guard", "E4", {}).asked == "0 middle"
    assert built("guard", "E4", {"E5": "footman"}, active=False).asked == "0 middle"


def test_T3_5_the_halberd_scores_statues_around_a_mounted_one_once() -> None:
    grid = {"D3": "officer:1>east", "D5": "footman", "F5": "kneeling_archer>east"}
    t = built("guard", "E4", {"G5": "guard:1", **grid})
    assert t.legal() == ["use", "skip"]
    t.play("use")
    assert t.vp(0) == 3 * DATA["weapon_vp"][1]


def test_T3_5_the_spear_scores_and_pays() -> None:
    t = built("soldier", "E4", {})
    coins = t.s.coins[0]
    t.play("use")
    assert (t.vp(0), t.s.coins[0]) == (DATA["weapon_vp"][3], coins + DATA["weapon_coins"][3])


def test_T3_5_the_sword_scores_and_may_move_an_inspector() -> None:
    t = built("officer", "E4", {}).inspect("A1").play("use")
    assert (t.vp(0), t.asked) == (DATA["weapon_vp"][0], "0 inspector")
    moves = ["inspect col +1", "inspect row +1", "inspect col -1", "inspect row -1", "stay"]
    assert t.legal() == moves
    t.play("inspect row -1")
    assert t.s.inspector == [0, 6]


def test_T3_5_a_weapon_may_be_kept() -> None:
    t = built("officer", "E4", {}).play("skip")
    assert (t.vp(0), t.s.active[0][0], t.asked) == (0, 1, "0 middle")


# Masters (T3.6)


@pytest.mark.parametrize("master", names.MASTERS)
def test_T3_6_hiring_costs_by_the_number_of_tokens_and_does_not_act(master: str) -> None:
    others = [m for m in names.MASTERS if m != master][:2]
    price = DATA["master_cost"][2]
    assert middle(master, " ".join(others), coins=price - 1).legal() == DECLINES
    t = middle(master, " ".join(others), coins=price, wet=0)
    assert t.legal() == ["hire", *DECLINES]
    t.play("hire")
    assert (t.s.coins[0], t.s.wet[0], t.asked) == (0, 0, "0 outer")
    assert t.s.master[0][names.MASTERS.index(master)] == 3


def test_T3_6_builder_costs_the_round_and_gives_no_points() -> None:
    for round_no in range(1, 6):
        t = middle("builder", "builder", coins=round_no)
        t.s.round_no = round_no
        t.activate(0, "sword")
        assert t.legal() == [*BUILDS, *DECLINES]
        t.play("build officer", "at C4")
        assert (t.vp(0), t.s.coins[0], t.s.warehouse) == (0, 0, [0, 0, 0, 0])
        assert (t.asked, t.grid()) == ("0 outer", {"C4": "officer:0"})
    t = middle("builder", "builder", coins=2)
    t.s.round_no = 3
    assert t.legal() == DECLINES


def test_T3_6_administrator_does_the_inner_action_again() -> None:
    t = Table(2)
    at = t.show(inner="coins", middle="administrator")
    t.hire(0, "administrator").on_slice(at).play("decline clay")
    assert t.legal() == ["take", "decline clay"]
    n = number(t, 0)
    t.play("take")
    assert t.s.coins[0] == n


def test_T3_6_administrator_builds_with_clay_warehouse_points_and_weapon() -> None:
    t = Table(2)
    at = t.show(inner="build", middle="administrator")
    t.hire(0, "administrator").activate(0, "spear")
    t.s.wet[0] = CLAY
    t.on_slice(at).play("decline coin", "build soldier", "at A1")
    assert (t.s.wet[0], t.s.warehouse[3], t.vp(0)) == (0, 1, DATA["rack"][0])
    assert t.asked == "0 weapon"


def test_T3_6_administrator_upgrades_only_while_the_worker_is_a_craftsman() -> None:
    for first, offered in (("decline coin", ["take", *DECLINES]), ("take", DECLINES)):
        t = Table(2)
        at = t.show(inner="upgrade", middle="administrator")
        t.hire(0, "administrator").on_slice(at).play(first)
        assert t.legal() == offered


def test_T3_6_inspector_moves_one_forward() -> None:
    t = middle("inspector", "inspector").inspect("I1")
    moves = ["inspect col +1", "inspect row +1", "inspect col +2", "inspect row +2"]
    assert t.legal() == [*moves[: 2 * DATA["inspector_steps"][0]], *DECLINES]
    t.play("inspect col +2")
    assert t.s.inspector == [1, 0]


def test_T3_6_claymaker() -> None:
    t = middle("claymaker", "claymaker")
    assert t.legal() == ["take", "decline coin"]
    t.play("take")
    assert t.s.wet[0] == DATA["claymaker_clay"][0]


def test_T3_6_craftsman_takes_two_stacks_and_they_stay_dry() -> None:
    t = middle("craftsman", "craftsman")
    assert t.legal() == DECLINES
    t.s.warehouse = [2, 0, 3, 1]
    pairs = ["stacks officer archer", "stacks officer soldier", "stacks archer soldier"]
    assert t.legal() == [*pairs, *DECLINES]
    t.play("stacks officer archer")
    assert (t.s.dry[0], t.s.wet[0], t.s.warehouse) == (5, 0, [0, 0, 0, 1])
    t = middle("craftsman", "craftsman")
    t.s.warehouse = [0, 4, 0, 0]
    assert t.legal() == ["stacks guard", *DECLINES]
    t.play("stacks guard")
    assert t.s.dry[0] == 4


def test_T3_6_blacksmith() -> None:
    t = middle("blacksmith", "blacksmith")
    t.play("take")
    assert t.s.active[0] == [1, 1, 1, 1]
    t = middle("blacksmith", "blacksmith").activate(0, "sword halberd bow spear")
    assert t.legal() == DECLINES


def test_T7_2_a_single_empty_space_is_taken_automatically() -> None:
    t = inner("build", wet=9)
    t.s.musicians = ((1 << 63) - 1) ^ (1 << space("E5"))
    t.play("build archer")
    assert t.asked == "0 middle"
    assert t.grid()["E5"] == "archer:0"
    automatic = [e["action"] for e in t.tell if e["kind"] == "action" and e["automatic"]]
    assert automatic == ["at E5"]


def test_T7_3_there_are_130_actions_and_the_longest_list_has_63() -> None:
    from bingma.games.terracotta.rules import actions

    assert actions.PLAYER_ACTIONS == 130
    t = inner("build", wet=9).play("build archer")
    assert len(t.legal()) == 63 == len(t.s.legal)
