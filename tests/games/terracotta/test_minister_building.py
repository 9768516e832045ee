"""T5.10 to T5.13: how the Prime Minister builds, moves inspectors and surprises."""

from __future__ import annotations

import pytest

from bingma.games.terracotta import names
from bingma.games.terracotta.rules.events import KEPT_PRIORITY
from bingma.games.terracotta.rules.state import FROM_WEAPON, PM
from tests.games.terracotta.positions import BOOK, DATA, RULES, TILES, Table, named, space, spaces

AREAS = ("quad_nw", "quad_ne", "quad_sw", "quad_se", "border")
NO_AREA = ("coins", "clay", "officer", "guard", "archer")


# Type


def chosen_type(t: Table, with_weapon: int) -> str:
    return str(names.TYPES[RULES.choose_type(t.s, with_weapon)])


def racked(**values: int) -> dict[str, int]:
    """How many must be left so that a type shows this place of the rack, 0 the first."""
    return {kind: 11 - place for kind, place in values.items()}


def test_T5_10_type_with_a_weapon_is_preferred() -> None:
    t = Table(tiles=AREAS).activate(PM, "bow")
    t.only_on_rack(**racked(officer=0, archer=1))
    assert DATA["rack"][0] - DATA["rack"][1] < 3
    assert chosen_type(t, 1) == "archer"
    assert chosen_type(t, 0) == "officer", "not without weapons"


def test_T5_10_type_unless_another_is_worth_three_more() -> None:
    rack = DATA["rack"]
    far = next(i for i in range(11) if rack[0] - rack[i] >= 3)
    t = Table(tiles=AREAS).activate(PM, "bow")
    t.only_on_rack(**racked(officer=0, archer=far))
    assert chosen_type(t, 1) == "officer"
    t.only_on_rack(**racked(officer=0, archer=far - 1))
    assert chosen_type(t, 1) == "archer"


def test_T5_10_type_three_more_is_measured_against_the_best_with_a_weapon() -> None:
    rack = DATA["rack"]
    far = next(i for i in range(11) if rack[0] - rack[i] >= 3)
    t = Table(tiles=AREAS).activate(PM, "bow spear")
    t.only_on_rack(**racked(officer=0, archer=far, soldier=1))
    assert chosen_type(t, 1) == "soldier"


def test_T5_10_type_once_the_weapon_is_outbid_all_types_count() -> None:
    rack = DATA["rack"]
    far = next(i for i in range(11) if rack[0] - rack[i] >= 3)
    t = Table(tiles=AREAS, row="halberd sword bow spear").activate(PM, "bow")
    t.only_on_rack(**racked(officer=0, guard=0, archer=far))
    assert chosen_type(t, 1) == "guard", "tied officers and guards: the weapon row decides"


def test_T5_10_type_with_a_weapon_but_none_left_on_the_rack() -> None:
    t = Table(tiles=AREAS).activate(PM, "bow").only_on_rack(guard=3)
    assert chosen_type(t, 1) == "guard"


def test_T5_10_type_most_points_then_soonest_tile_then_weapon_row() -> None:
    t = Table(tiles=("coins", "clay", "soldier", "guard", "border"), row="bow sword halberd spear")
    assert chosen_type(t, 0) == "soldier"
    t.s.round_no = 4
    assert chosen_type(t, 0) == "guard", "only this or a later round's tile"
    t.s.round_no = 5
    assert chosen_type(t, 0) == "archer", "no type tile left: the leftmost weapon"
    t.only_on_rack(**racked(officer=1, guard=1, archer=2, soldier=1))
    assert chosen_type(t, 0) == "officer"


def test_T5_10_type_is_told_with_all_types_on_the_rack() -> None:
    t = Table(tiles=AREAS).only_on_rack(guard=11, soldier=3).run("minister_builds", 0)
    told = t.told("T5.10 type")
    rack = DATA["rack"]
    assert told["considered"] == [f"guard {rack[0]}", f"soldier {rack[8]}"]
    assert told["chosen"] == "guard"


# Group


def grouped(grid: dict[str, str], round_no: int = 1) -> tuple[list[str], str]:
    """What is considered and chosen when he builds an officer."""
    t = Table(tiles=NO_AREA, round_no=round_no).put(grid).inspect("A1")
    t.only_on_rack(officer=3).run("minister_builds", 0)
    told = t.told("T5.10 group")
    return told["considered"], told["chosen"]


A = {"A1": "officer:0", "B1": "officer:1"}
B = {"A3": "officer:0", "B3": "officer:1", "C3": "officer:1"}
C = {"A5": "officer:0", "B5": "officer:1", "C5": "officer:1", "D5": "officer:1"}
D = {"A7": "officer:1", "B7": "officer:1"}
E = {"F1": "officer:1", "G1": "officer:0", "H1": "officer:0"}
F = {"I3": "officer:0"}
LONE = {"I7": "officer:1"}


def test_T5_10_group_letter_a_a_tied_mixed_group() -> None:
    assert grouped({**F, **E, **D, **C, **B, **A})[1] == "a officer@A1"


def test_T5_10_group_letter_b_a_mixed_group_one_behind() -> None:
    assert grouped({**F, **E, **D, **C, **B})[1] == "b officer@A3"


def test_T5_10_group_letter_b_a_lone_human_warrior() -> None:
    considered, chosen = grouped({**F, **E, **D, **C, **LONE})
    assert chosen == "b officer@I7"
    assert considered == ["e officer@F1", "f officer@I3", "c officer@A5", "d officer@A7", chosen]


def test_T5_10_group_letter_c_a_mixed_group_far_behind() -> None:
    assert grouped({**F, **E, **D, **C})[1] == "c officer@A5"


def test_T5_10_group_letter_d_the_humans_alone_within_the_rounds_left() -> None:
    assert grouped({**F, **E, **D})[1] == "d officer@A7"
    assert grouped({**F, **D}, round_no=4)[1] == "d officer@A7"
    assert grouped({**F, **D}, round_no=5)[1] == "f officer@I3", "two behind, one round left"


def test_T5_10_group_letter_e_a_mixed_group_of_his_lead() -> None:
    assert grouped({**F, **E})[1] == "e officer@F1"


def test_T5_10_group_letter_f_only_his_or_a_new_one() -> None:
    assert grouped(F)[1] == "f officer@I3"
    assert grouped({})[1] == "new"
    assert grouped({"A7": "officer:1", "B7": "officer:1"}, round_no=5) == ([], "new")


def test_T5_10_group_strengths_count_kneeling_archers() -> None:
    tied = {**B, "A2": "kneeling_archer>south"}
    assert grouped(tied)[1] == "a officer@A3"
    lone_with_archer = {"I7": "officer:1", "H7": "kneeling_archer>east"}
    assert grouped(lone_with_archer)[1] == "b officer@I7"
    behind = {**A, "C1": "kneeling_archer>west"}
    assert grouped(behind)[1] == "b officer@A1"


def test_T5_10_group_letters_c_to_e_count_warriors_only() -> None:
    alone = {**D, "C7": "kneeling_archer>west"}
    assert grouped(alone, round_no=4)[1] == "d officer@A7", "2 warriors, 2 rounds left"
    his_archers = {"A4": "kneeling_archer>south", "B4": "kneeling_archer>south"}
    fewer = {"A5": "officer:0", "B5": "officer:0", **dict.fromkeys(("C5", "D5", "E5"), "officer:1")}
    assert grouped({**fewer, **his_archers})[1] == "c officer@A5", "he leads 4 to 3 in strength"
    mine = dict.fromkeys(("C1", "D1", "E1"), "officer:1")
    more = {**mine, **dict.fromkeys(("F1", "G1", "H1", "I1"), "officer:0")}
    my_archers = dict.fromkeys(("C2", "D2", "E2"), "kneeling_archer>north")
    assert grouped({**more, **my_archers})[1] == "e officer@C1", "I lead 6 to 4 in strength"


def test_T5_10_group_a_mixed_group_of_equal_numbers_that_meets_no_letter() -> None:
    even = {"A5": "officer:0", "B5": "officer:1", "C5": "officer:1", "D5": "officer:0"}
    led_by_two = {**even, "B4": "kneeling_archer>south", "C4": "kneeling_archer>south"}
    assert grouped({**led_by_two, **F}) == (["f officer@I3"], "f officer@I3")
    led_by_him = {**even, "A4": "kneeling_archer>south"}
    assert grouped(led_by_him) == ([], "new")


def test_T5_10_group_the_largest_are_kept_archers_not_counted() -> None:
    big = {"A5": "officer:0", "B5": "officer:1", "C5": "officer:1", "D5": "officer:0"}
    assert grouped({**A, **big})[1] == "a officer@A5"
    other = {"G7": "officer:0", "H7": "officer:1"}
    assert grouped({**A, **other})[1] == "a officer@A1 officer@G7"
    with_archers = {**B, "A2": "kneeling_archer>south", **big}
    assert grouped(with_archers)[1] == "a officer@A5"


def test_T5_10_group_a_horse_adds_no_size() -> None:
    rider = {"D6": "officer:0>east", "D7": "officer:1"}
    assert grouped({**A, **rider})[1] == "a officer@A1 officer@D6"


def test_T5_10_group_needs_an_empty_neighbour() -> None:
    closed = {"A1": "officer:0", "B1": "officer:1", "A2": "guard:1", "B2": "guard:1"}
    considered, chosen = grouped({**closed, "C1": "guard:0", **F})
    assert (considered, chosen) == (["f officer@I3"], "f officer@I3")


def test_T5_10_group_spaces_are_the_empty_neighbours_of_all_kept() -> None:
    t = Table().put({**A, "G7": "officer:0", "H7": "officer:1"})
    assert named(RULES.group_spaces(t.s, 0)) == "C1 A2 B2 G6 H6 F7 I7"


def test_T5_10_group_a_new_one_stands_apart_from_the_type() -> None:
    t = Table(round_no=5).put(D)
    assert RULES.group_spaces(t.s, 0) == RULES.empty_spaces(t.s) & ~spaces("A6 B6 C7")


def test_T5_10_group_nowhere_apart_all_empty_spaces() -> None:
    t = Table(round_no=5).put({"B1": "officer:1", "C1": "officer:1"})
    t.s.musicians = ((1 << 63) - 1) ^ spaces("A1 B1 C1")
    assert named(RULES.group_spaces(t.s, 0)) == "A1"


# Space


def narrowed(t: Table, among: str) -> tuple[str, list[tuple[str, str]]]:
    """The spaces left, and the steps that removed some."""
    raws: list[tuple[int, ...]] = []
    t.s.events = raws
    left = RULES.narrow_spaces(t.s, spaces(among))
    t.s.events = None
    t.tell = BOOK.describe_events(raws)
    return named(left), t.rules_told()


# Inspectors on C3: C3 is priority 1, D3 and C4 are 2, E3 is 3, D4 is 4, E4 is 5, E5 is 6.


def test_T5_11_priorities_by_forward_distance() -> None:
    t = Table().inspect("C3")
    by_rank = DATA["ranked"][2][2]
    found = {}
    for name in ("C3", "D3", "C4", "E3", "B3", "C2", "D4", "E4", "D5", "E5", "B2"):
        found[name] = next(i for i in range(1, 7) if by_rank[i] >> space(name) & 1)
    assert [found[n] for n in ("C3", "D3", "C4")] == [1, 2, 2]
    assert [found[n] for n in ("E3", "B3", "C2")] == [3, 3, 3], "forward goes round the edge"
    assert [found[n] for n in ("D4", "E4", "D5", "E5", "B2")] == [4, 5, 5, 6, 6]
    assert sum(bin(m).count("1") for m in by_rank) == 63
    assert t.s.inspector == [2, 2]


@pytest.mark.parametrize(
    ("round_no", "left"), [(1, "D3 E3"), (2, "D3 E3"), (3, "D3"), (4, "D3 E3 E4")]
)
def test_T5_10_space_first_step_by_round(round_no: int, left: str) -> None:
    t = Table(tiles=NO_AREA, round_no=round_no).inspect("C3")
    limit = RULES.priority_limit(round_no)
    kept = spaces("D3 E3 E4") & RULES.spaces_up_to(t.s, limit)
    assert named(RULES.keep(t.s, spaces("D3 E3 E4"), kept, KEPT_PRIORITY, limit, 0)) == left


def test_T5_10_space_rounds_4_and_5_keep_the_crossing_only() -> None:
    for round_no in (4, 5):
        t = Table(tiles=NO_AREA, round_no=round_no).inspect("C3")
        assert narrowed(t, "C3 D3 E4") == ("C3", [("T5.10 priority 1", "C3")])


def test_T5_10_space_first_step_is_told_by_its_priorities() -> None:
    for round_no, text in ((1, "T5.10 priority 1-3"), (3, "T5.10 priority 1-2")):
        t = Table(tiles=NO_AREA, round_no=round_no).inspect("C3")
        assert narrowed(t, "D3 E4")[1] == [(text, "D3")]


def test_T5_10_space_tiles_of_this_and_later_rounds_in_order() -> None:
    t = Table(tiles=("quad_nw", "border", "quad_se", "coins", "clay"), round_no=2).inspect("A4")
    # all of priority 6, so the first step is skipped; quad_nw was round 1 and does not count
    left, steps = narrowed(t, "C2 I7 H7 I1")
    assert steps[:2] == [("T5.10 tile border", "I1 H7 I7"), ("T5.10 tile quad_se", "H7 I7")]
    assert left in ("H7 I7", "H7", "I7")


def test_T5_10_space_a_tile_that_would_leave_nothing_is_skipped() -> None:
    t = Table(tiles=("quad_se", *NO_AREA[:4]), round_no=1).inspect("A4")
    assert narrowed(t, "C2 D2")[1] == []


def test_T5_10_space_best_priority() -> None:
    t = Table(tiles=NO_AREA).inspect("C3")
    assert narrowed(t, "D4 E4 E5") == ("D4", [("T5.10 best-priority 4", "D4")])


def test_T5_10_space_most_musicians_in_row_and_column() -> None:
    t = Table(tiles=NO_AREA).inspect("A1").put({"C4": "musician", "E3": "musician"})
    # both E6 (one) and C3 (two) are of the lowest priority
    assert narrowed(t, "C3 E6 H7") == ("C3", [("T5.10 musicians", "C3")])


def test_T5_10_space_next_to_a_footman() -> None:
    t = Table(tiles=NO_AREA).inspect("A1").put({"E5": "footman"})
    assert narrowed(t, "D4 H7") == ("D4", [("T5.10 footman", "D4")])


def test_T5_10_space_of_several_footmen_the_closest_fight_counts() -> None:
    grid = {"E5": "footman", "H5": "footman", "D6": "guard:0", "F6": "guard:0"}
    t = Table(tiles=NO_AREA).inspect("A1").put({**grid, "I6": "archer:1"})
    # around E5 2-0, around H5 0-1
    assert narrowed(t, "D4 H4")[0] == "H4"
    # a footman next to no space left does not count
    assert narrowed(t, "D4 C7")[0] == "D4"


def test_T5_10_space_then_the_human_chooses() -> None:
    t = Table(tiles=NO_AREA).only_on_rack(guard=11).inspect("I7").put({"E4": "guard:1"})
    t.run("minister_builds", 0)
    assert (t.asked, t.legal()) == ("1 pm-space", ["at E3", "at D4", "at F4", "at E5"])
    t.play("at F4")
    told = t.told("T5.10 built")
    assert told["considered"] == ["E3", "D4", "F4", "E5"]
    assert told["chosen"] == "guard F4"
    assert told["effect"] == {"vp": DATA["rack"][1]}
    assert t.vp(0) == DATA["rack"][1]


def test_T7_2_a_single_space_is_not_asked() -> None:
    t = Table(tiles=NO_AREA).only_on_rack(guard=11).inspect("C3").run("minister_builds", 0)
    assert t.asked is None
    assert t.grid() == {"C3": "guard:0"}
    assert not [e for e in t.tell if e["kind"] == "action"], "not even an automatic action"


# Weapons


@pytest.mark.parametrize(
    ("kind", "weapon", "vp", "coins"),
    [
        ("officer", "sword", 2, 0),
        ("guard", "halberd", 3, 0),
        ("archer", "bow", 3, 0),
        ("soldier", "spear", 2, 2),
    ],
)
def test_T5_10_weapon_to_the_front_and_unavailable(
    kind: str, weapon: str, vp: int, coins: int
) -> None:
    row = " ".join(w for w in names.WEAPONS if w != weapon) + f" {weapon}"
    t = Table(tiles=NO_AREA, row=row).only_on_rack(**{kind: 5}).inspect("C3").activate(PM, weapon)
    t.run("minister_builds", 1)
    assert [names.WEAPONS[w] for w in t.s.row] == [weapon, *row.split()[:3]]
    assert t.s.active[0] == [0, 0, 0, 0]
    effect = {"vp": vp} | ({"coins": coins} if coins else {})
    assert t.told("T5.10 weapon")["effect"] == effect
    assert (t.s.points[0][FROM_WEAPON], t.s.coins[0]) == (vp, coins)
    assert t.s.warehouse[names.TYPES.index(kind)] == 1
    moved = [rule for rule, _ in t.rules_told() if rule == "T5.12 inspector"]
    assert len(moved) == (1 if weapon == "sword" else 0)


def test_T5_10_weapon_stays_without_weapons() -> None:
    t = Table(tiles=NO_AREA).only_on_rack(guard=5).inspect("C3").activate(PM, "halberd")
    t.run("minister_builds", 0)
    assert t.s.active[0] == [0, 1, 0, 0]
    assert t.s.warehouse == [0, 0, 0, 0]


# Inspector moves (T5.12)


def moved(t: Table, other: int) -> Table:
    return t.run("minister_inspects", other)


VP_D, VP_P = DATA["inspector_vp"]


def test_T5_12_the_largest_swing_human_loss_plus_his_gain() -> None:
    t = Table().inspect("C3").put({"C7": "guard:1", "D7": "guard:0", "I4": "archer:0"})
    moved(t, 2)
    told = t.told("T5.12 inspector")
    assert told["considered"] == [
        f"col +1 swing +{2 * VP_D}",
        f"col +2 swing +{VP_D}",
        f"row +1 swing +{VP_D}",
        "row +2 swing +0",
    ]
    assert (told["chosen"], told["effect"]) == ("col +1", {"swing": 2 * VP_D})
    assert t.s.inspector == [3, 2]


def test_T5_12_staying_wins_a_tie_at_zero() -> None:
    t = moved(Table().inspect("C3"), 2)
    assert (t.told("T5.12 inspector")["chosen"], t.s.inspector) == ("stay", [2, 2])
    t = moved(Table().inspect("C3").put({"C3": "guard:0"}), -1)
    assert t.told("T5.12 inspector")["chosen"] == "stay"
    assert t.told("T5.12 inspector")["effect"] == {}


def test_T5_12_master_fewest_spaces() -> None:
    t = moved(Table().inspect("C3").put({"D7": "guard:0", "E7": "guard:0", "I5": "archer:0"}), 2)
    assert t.told("T5.12 inspector")["chosen"] == "col +1"


def test_T5_12_officer_forward_before_back() -> None:
    t = moved(Table().inspect("C3").put({"D7": "guard:0", "B7": "guard:0"}), -1)
    assert t.told("T5.12 inspector")["chosen"] == "col +1"
    t = moved(Table().inspect("A3").put({"I7": "guard:0"}), -1)
    assert (t.told("T5.12 inspector")["chosen"], t.s.inspector) == ("col -1", [8, 2])


def test_T5_12_drawn_between_the_inspectors_of_the_same_move() -> None:
    t = moved(Table().inspect("C3").put({"D7": "guard:0", "I4": "guard:0"}), -1)
    assert (t.asked, t.legal()) == ("chance inspector", ["inspector col", "inspector row"])
    t.s.step = 0
    t.s.order_at = 1
    t.play("inspector row")
    assert t.told("T5.12 inspector")["chosen"] == "row +1"
    assert t.s.inspector == [2, 3]


def test_T5_12_a_draw_only_if_two_moves_are_left() -> None:
    t = moved(Table().inspect("C3").put({"D7": "guard:0", "I2": "guard:0"}), -1)
    assert t.told("T5.12 inspector")["chosen"] == "col +1", "forward is preferred to back"


def test_T5_12_swings_are_computed_with_option_6() -> None:
    grid = {"C3": "guard:1", "D7": "archer:1", "E7": "guard:1"}
    plain = moved(Table().inspect("C3").put(grid), -1)
    harder = moved(Table(options=[6]).inspect("C3").put(grid), -1)
    assert plain.told("T5.12 inspector")["considered"][0] == "col +1 swing +0"
    assert harder.told("T5.12 inspector")["considered"][1] == f"col -1 swing +{VP_D}"


# Surprise builds (T5.13)


def surprised(t: Table) -> Table:
    """All four tries; spaces are chosen as they come."""
    t.only_on_rack(guard=11).inspect("C3")
    t.s.surprises = 0
    told = []
    while not RULES.surprises_are_over(t.s):
        t.run("surprise_build")
        told += t.tell
        if t.asked:
            place = t.legal()[0]
            t.run("finish_building", space(place.split()[1]))
            told += t.tell
    t.tell = told
    return t


@pytest.mark.parametrize(
    ("options", "clay", "coins", "builds", "clay_left", "coins_left"),
    [
        ([], 5, 7, 0, 5, 7),
        ([], 6, 0, 1, 1, 0),
        ([], 10, 0, 1, 5, 0),
        ([], 11, 0, 2, 1, 0),
        ([], 30, 0, 2, 20, 0),
        ([], 0, 8, 1, 0, 3),
        ([], 0, 13, 2, 0, 3),
        ([], 11, 13, 4, 1, 3),
        ([3], 6, 6, 2, 3, 3),
        ([3], 9, 5, 2, 3, 5),
        ([3], 5, 5, 0, 5, 5),
    ],
)
def test_T5_13_twice_with_clay_twice_with_coins(
    options: list[int], clay: int, coins: int, builds: int, clay_left: int, coins_left: int
) -> None:
    t = Table(tiles=NO_AREA, options=options)
    t.s.wet[0], t.s.coins[0] = clay, coins
    surprised(t)
    assert 15 - t.s.bases[0] == builds
    assert (t.s.wet[0], t.s.coins[0]) == (clay_left, coins_left)
    assert t.s.warehouse == [0, 0, 0, 0], "none to a warehouse"
    paid = [e for e in t.explained() if e["rule"] == "T5.13 surprise"]
    assert len(paid) == builds


def test_T5_13_no_weapons_but_rack_points() -> None:
    t = Table(tiles=NO_AREA).activate(PM, "halberd")
    t.s.wet[0] = 6
    surprised(t)
    assert t.told("T5.13 surprise")["effect"] == {"clay": -5}
    assert t.vp(0) == DATA["rack"][0]
    assert t.s.active[0][1] == 1


def test_T5_15_a_surprise_build_that_cannot_be_is_skipped() -> None:
    t = Table(tiles=NO_AREA)
    t.s.wet[0], t.s.coins[0], t.s.bases[0] = 20, 20, 0
    surprised(t)
    assert (t.s.wet[0], t.s.coins[0], t.tell) == (20, 20, [])


def test_T5_13_before_the_inspectors_also_in_round_five() -> None:
    t = Table(tiles=NO_AREA, round_no=5).only_on_rack(guard=3).inspect("C3")
    t.s.craftsmen[:2] = [0, 0]
    t.s.wet[0] = 6
    t.s.step, t.s.decision, t.s.order_at = 0, 15, 0
    raws: list[tuple[int, ...]] = []
    t.s.events = raws
    RULES.settle(t.s)
    t.tell = BOOK.describe_events(raws)
    rules = [rule for rule, _ in t.rules_told()]
    assert rules[0] == "T5.13 surprise"
    assert rules.index("T5.10 built") < rules.index("T3.9 inspectors")
    assert t.s.over == 1


def test_T5_13_clean_up_leaves_his_clay_wet_and_pays_no_coins() -> None:
    t = Table(masters="builder inspector")
    t.s.wet[:2], t.s.coins[:2] = [5, 5], [0, 0]
    t.run("clean_up")
    assert t.s.wet[:2] == [5, 0]
    assert t.s.coins[0] == 0
    assert t.s.dry[0] == 0


def test_T5_13_one_more_random_master() -> None:
    t = Table(masters="builder craftsman").run("clean_up")
    assert t.asked == "chance master"
    order = ["administrator", "inspector", "claymaker", "blacksmith"]
    assert t.legal() == [f"master {m}" for m in order]
    t.play("master claymaker")
    assert t.told("T5.13 master")["chosen"] == "claymaker"
    assert (t.s.master[0][3], t.s.round_no) == (3, 2)


def test_T5_13_the_last_master_is_not_drawn() -> None:
    t = Table(masters="builder administrator inspector claymaker craftsman", round_no=4)
    t.run("clean_up")
    assert t.told("T5.13 master")["chosen"] == "blacksmith"
    assert t.s.round_no == 5


def test_tiles_of_positions_are_quiet() -> None:
    assert not set(TILES[:2]) & {*names.TYPES, *names.AREAS}
