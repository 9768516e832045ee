"""Steps of the Prime Minister and of scoring as data, with what T7.10 leaves out."""

from __future__ import annotations

import json
import re
from collections.abc import Iterator
from functools import cache
from pathlib import Path
from typing import Any, get_args, get_type_hints

from typing_extensions import TypeAliasType

from bingma import from_record
from bingma.games.contract import Event
from bingma.games.terracotta import names, notation, shapes
from bingma.games.terracotta.rules.state import PM
from tests.games.terracotta.positions import DATA, Table, spaces

GOLDEN = Path(__file__).with_name("golden")
FILES = sorted(path for path in GOLDEN.glob("*.json") if path.name != "digests.json")
QUIET = {"inner": "coins", "middle": "clay", "outer": "specialist"}
NO_AREA = ("coins", "clay", "officer", "guard", "archer")


@cache
def golden_events() -> list[Event]:
    """Everything that happened in all golden games."""
    found: list[Event] = []
    for path in FILES:
        found += from_record(json.loads(path.read_text(encoding="utf-8"))).events(None)
    return found


def of_step(event: Event) -> str:
    return f"{event['kind']} {event.get('step', '')}".strip()


def members(union: Any) -> Iterator[Any]:
    """The shapes in a union, through the names that parts of it have."""
    for member in get_args(union.__value__):
        if isinstance(member, TypeAliasType):
            yield from members(member)
        else:
            yield member


def shape_of() -> dict[str, Any]:
    """The shape of each kind of event, and of each step."""
    found = {}
    for shape in members(shapes.Event):
        hints = get_type_hints(shape)
        for kind in get_args(hints["kind"]):
            for step in get_args(hints.get("step")) or ("",):
                found[f"{kind} {step}".strip()] = shape
    return found


def test_every_event_of_the_golden_games_has_its_shape_and_every_shape_happens() -> None:
    by_name = shape_of()
    seen: set[str] = set()
    for event in golden_events():
        name = of_step(event)
        seen.add(name)
        assert set(event) == set(by_name[name].__required_keys__), name
    assert seen | {"changes"} == set(by_name), "changes are told by previews only"


def test_the_documentation_lists_every_kind_and_step() -> None:
    text = (Path(__file__).parents[3] / "docs" / "events.md").read_text(encoding="utf-8")
    listed = set(re.findall(r"`([a-z-]+)`", text))
    assert {name.split(" ")[-1] for name in shape_of()} <= listed


def test_events_are_plain_data() -> None:
    events = golden_events()
    assert json.loads(json.dumps(events)) == events


def test_every_action_means_what_its_text_says() -> None:
    for action, text in enumerate(notation.TEXTS):
        meaning: dict[str, Any] = dict(notation.meaning(action))
        words = [
            f"{value:+d}" if field == "steps" else str(value)
            for field, values in meaning.items()
            for value in (values if isinstance(values, list) else [values])
        ]
        assert " ".join(words) == text


# Rolls, rows, workers, rings


def test_T5_5_2_slices_skipped_are_told_with_whose_worker() -> None:
    t = Table()
    t.s.overseer = 10
    t.s.craftsman_on[11], t.s.artisan_on[0] = PM, 1
    t.turn_of(PM).play("dice 2 6")
    step = t.step("overseer")
    assert (step["dice"], step["start"], step["considered"], step["chosen"]) == (
        [2, 6],
        10,
        [1, 2],
        2,
    )
    assert step["skipped"] == [
        {"slice": 11, "worker": "craftsman", "seat": 0},
        {"slice": 0, "worker": "artisan", "seat": 1},
    ]


def test_T5_5_3_a_roll_tells_whose_craftsman_blocks_him() -> None:
    t = Table()
    t.s.overseer, t.s.craftsman_on[4] = 3, 1
    t.turn_of(PM).play("dice 1 1")
    roll = t.step("roll")
    assert (roll["rule"], roll["because"], roll["slice"], roll["by"]) == ("T5.5.3", "blocked", 4, 1)
    t.play("decree 6 6")
    assert t.step("worker")["because"] == "blocked"


def test_T5_4_a_roll_tells_the_priority_action_and_option_1() -> None:
    t = Table()
    t.minister_on(t.show(**(QUIET | {"middle": "priority"})))
    assert (t.step("roll")["rule"], t.step("roll")["because"]) == ("T5.6", "priority")
    t = Table(options=[1])
    t.minister_on(t.show(**QUIET))
    assert (t.step("roll")["rule"], t.step("roll")["because"]) == ("T5.5.5", "option")


def test_T5_4_rows_looked_at_end_with_the_one_marked() -> None:
    def looked_at(marked: list[int], total: int) -> tuple[list[int], int | None]:
        t = Table()
        t.s.decrees = sum(1 << row for row in marked)
        step = t.run("mark_decree", total).step("mark")
        return step["considered"], step["chosen"]

    assert looked_at([], 7) == ([7], 7)
    assert looked_at([7, 6], 7) == ([7, 6, 5], 5)
    assert looked_at([2, 3, 4], 3) == ([3, 2, 4, 5], 5)
    assert looked_at([*range(2, 13)], 11) == ([11, 10, 9, 8, 7, 6, 5, 4, 3, 2, 12], None)


def test_T5_5_4_each_ring_is_told_as_it_stands_in_his_turn() -> None:
    t = Table()
    at = t.show(**(QUIET | {"outer": "bow"}))
    t.minister_on(at)
    rings = t.steps("ring")
    assert [(ring["ring"], ring["slice"]) for ring in rings] == [
        ("inner", at),
        ("middle", at),
        ("outer", at),
    ]
    assert [ring["shown"]["name"] for ring in rings] == ["coins", "clay", "bow"]


# Failures and spare actions


def test_T5_6_a_failure_tells_what_and_how_much_is_missing() -> None:
    t = Table()
    at = t.show(**(QUIET | {"inner": "build"}))
    t.s.wet[PM] = 1
    t.minister_on(at)
    fail = t.step("fail")
    price = fail["shown"]["n"]
    assert fail["shown"]["name"] == "build"
    why = fail["why"]
    assert (why["reason"], why["needed"], why["owned"]) == ("no-clay", price, 1)
    t = Table()
    t.s.wet[PM], t.s.bases[PM] = 9, 0
    t.minister_on(t.show(**(QUIET | {"inner": "build"})))
    assert (t.step("fail")["why"]["reason"], t.step("fail")["why"]["missing"]) == (
        "no-room",
        "base",
    )


def test_T5_7_a_spare_action_tells_the_master_that_is_missing_and_why_this_good() -> None:
    t = Table(tiles=("border", "clay", "coins", "quad_nw", "quad_se"))
    t.minister_on(t.show(**(QUIET | {"middle": "claymaker"})))
    spare = t.step("spare")
    assert (spare["why"]["reason"], spare["why"]["master"]) == ("no-master", "claymaker")
    assert (spare["chosen"], spare["because"]) == ("clay", "usual")
    rich = Table(tiles=("border", "clay", "coins", "quad_nw", "quad_se"))
    rich.s.wet[PM] = 5
    assert rich.run("spare_action", 9).step("spare")["because"] == "much-clay"
    assert Table(round_no=2).run("spare_action", 9).step("spare")["because"] == "tile"


def test_T5_8_a_weapon_row_tells_whether_the_weapon_was_available() -> None:
    weapon = names.WEAPONS[DATA["decree_weapon"][3]]
    row = Table().run("resolve_decree", 3).step("row")
    assert (row["order"], row["weapon"], row["was_available"]) == ("weapon", weapon, False)
    t = Table().activate(PM, weapon).run("resolve_decree", 3)
    assert t.step("row")["was_available"]
    assert t.step("spare")["why"]["weapon"] == weapon
    orders = [Table().run("resolve_decree", row).step("row")["order"] for row in (2, 7, 11, 12)]
    assert orders == ["spare", "build", "leftmost-weapon", "score"]


def test_T5_6_a_weapon_replaced_is_told() -> None:
    t = Table(row="spear bow sword halberd").activate(PM, "bow")
    t.minister_on(t.show(**(QUIET | {"outer": "bow"})))
    ready = t.step("ready")
    assert (ready["shown"], ready["chosen"], ready["because"]) == ("bow", "spear", "leftmost")
    assert ready["considered"][:2] == [
        {"weapon": "spear", "active": False},
        {"weapon": "bow", "active": True},
    ]


def test_T5_6_soak_tells_the_highest_stack() -> None:
    t = Table()
    t.s.warehouse = [1, 3, 0, 3]
    t.minister_on(t.show(**(QUIET | {"inner": "soak"})))
    soak = t.step("soak")
    assert (soak["chosen"], soak["effect"]) == (["guard", "soldier"], {"clay": 3})
    assert [stack["clay"] for stack in soak["considered"]] == [1, 3, 0, 3]


def test_T5_6_the_stacks_are_told_as_they_were() -> None:
    t = Table(masters="craftsman")
    t.s.warehouse = [1, 4, 2, 0]
    t.minister_on(t.show(**(QUIET | {"middle": "craftsman"})))
    stacks = t.step("stacks")
    assert (stacks["taken"], stacks["discarded"]) == ("guard", "archer")
    assert [stack["clay"] for stack in stacks["considered"]] == [1, 4, 2, 0]


# Specialists


def test_T5_9_no_specialist_tells_why() -> None:
    none = Table().run("minister_specialist").step("specialist")
    assert none["chosen"] is None
    assert not any(weapon["active"] for weapon in none["weapons"])
    poor = Table().activate(PM, "bow").run("minister_specialist").step("specialist")
    price = DATA["specialist_price"][names.SPECIALISTS.index("kneeling_archer")][0]
    assert poor["considered"] == [
        {"specialist": "kneeling_archer", "verdict": "no-coins", "price": price}
    ]


def test_T5_9_the_kind_is_told_before_the_space_is_chosen() -> None:
    t = Table().activate(PM, "halberd").put({"A1": "officer:0", "B2": "guard:0"})
    t.s.coins[PM] = 5
    t.run("minister_specialist")
    kind = t.step("specialist-kind")
    assert (kind["chosen"], kind["weapon"], kind["only_sword"]) == ("musician", "halberd", False)
    assert kind["effect"] == {"coins": t.s.coins[PM] - 5}
    assert t.asked == "1 pm-space"
    space = t.legal()[0].split(" ")[1]
    placed = t.play(f"at {space}").step("specialist")
    assert placed["chosen"]["space"] == space
    assert {seen["space"] for seen in placed["spaces"]} > {space}
    assert all((seen["own"], seen["other"]) == (2, 0) for seen in placed["spaces"])


# Building


def type_step(t: Table, with_weapon: int = 1) -> Event:
    return t.run("minister_builds", with_weapon).step("type")


def test_T5_10_the_step_that_decided_the_type_is_told() -> None:
    def decided(t: Table, with_weapon: int = 1) -> tuple[str | None, list[tuple[str, list[str]]]]:
        step = type_step(t, with_weapon)
        return step["decided"], [(part["by"], part["kept"]) for part in step["steps"]]

    only = Table(tiles=NO_AREA).only_on_rack(guard=11)
    assert decided(only) == (None, [])
    armed = Table(tiles=NO_AREA).activate(PM, "bow")
    assert decided(armed) == ("weapon", [("weapon", ["archer"])])
    better = Table(tiles=NO_AREA).activate(PM, "bow").only_on_rack(guard=11, archer=3, soldier=3)
    assert decided(better) == (
        "points",
        [("much-more", ["guard", "archer", "soldier"]), ("points", ["guard"])],
    )
    by_tile = Table(tiles=NO_AREA)
    assert decided(by_tile, 0) == ("tile", [("tile", ["officer"])])
    step = type_step(Table(tiles=NO_AREA), 0)
    assert step["steps"][-1]["round"] == 3
    by_row = Table(row="spear bow sword halberd").only_on_rack(guard=11, archer=11, soldier=5)
    assert decided(by_row, 0) == (
        "row",
        [("points", ["guard", "archer"]), ("row", ["archer"])],
    )


def test_T5_10_groups_are_told_with_who_stands_in_them() -> None:
    grid = {"C4": "guard:0", "D4": "guard:1", "E4": "kneeling_archer>west", "G2": "guard:0"}
    t = Table(tiles=NO_AREA).only_on_rack(guard=5).put(grid).run("minister_builds", 0)
    group = t.step("group")
    first, second = group["considered"]
    assert (second["space"], second["warriors"], second["strengths"]) == ("C4", [1, 1], [1, 2])
    assert (second["letter"], second["size"]) == ("b", 2)
    assert (first["letter"], first["space"]) == ("f", "G2")
    assert (group["letter"], group["type"], group["chosen"]) == ("b", "guard", ["C4"])


def test_T5_10_a_group_that_is_no_candidate_is_told_without_a_letter() -> None:
    grid = dict.fromkeys(("C4", "D4", "E4"), "guard:1")
    t = Table(tiles=NO_AREA, round_no=5).only_on_rack(guard=5).put(grid)
    group = t.run("minister_builds", 0).step("group")
    assert [seen["letter"] for seen in group["considered"]] == [None]
    assert (group["letter"], group["chosen"], group["touching"]) == (None, [], False)


def test_T5_10_steps_left_out_and_values_of_spaces_are_told() -> None:
    tiles = ("quad_se", "coins", "quad_nw", "clay", "officer")
    t = (
        Table(tiles=tiles)
        .only_on_rack(guard=5)
        .inspect("C3")
        .put({"D4": "guard:0", "G3": "musician"})
    )
    t.run("minister_builds", 0)
    steps = t.steps("narrow")
    told = [(step["by"], step["tile"], step["round"], step["outcome"]) for step in steps]
    # D3 and C4 have priority 2, E4 and D5 priority 5: quad_se would leave nothing.
    assert told == [
        ("priority", None, None, "narrowed"),
        ("tile", "quad_se", 1, "left-out"),
        ("tile", "quad_nw", 3, "narrowed"),
        ("best-priority", None, None, "all"),
        ("musicians", None, None, "all"),
    ]
    values = {seen["space"]: seen["value"] for seen in steps[0]["considered"]}
    assert values == {"D3": 2, "C4": 2, "E4": 5, "D5": 5}
    assert (steps[0]["limit"], steps[0]["chosen"], steps[2]["chosen"]) == (3, ["D3", "C4"], ["D3"])
    assert t.step("built")["space"] == "D3"


def test_T5_10_musicians_and_footmen_have_their_values() -> None:
    t = Table(tiles=NO_AREA, round_no=1).only_on_rack(guard=5).inspect("I7")
    t.put({"D4": "guard:0", "H3": "musician", "E6": "footman"}).run("minister_builds", 0)
    musicians = next(step for step in t.steps("narrow") if step["by"] == "musicians")
    assert {seen["space"]: seen["value"] for seen in musicians["considered"]}["D3"] == 1
    near = Table(tiles=NO_AREA).inspect("I7").put({"C4": "guard:0", "E6": "footman"})
    near.run("narrow_spaces", spaces("D5 C5"))
    footman = next(step for step in near.steps("narrow") if step["by"] == "footman")
    assert footman["considered"] == [{"space": "C5", "value": None}, {"space": "D5", "value": 0}]


# The end of a round, and of the game


def test_T3_10_clean_up_is_told() -> None:
    t = Table(players=2)
    t.s.craftsman_on[3], t.s.artisan_on[7] = 1, 0
    t.s.inspector = [8, 1]
    t.s.priority, t.s.priority_n = [1, -1, -1, -1], 1
    t.run("clean_up")
    assert t.step("home")["workers"] == [
        {"slice": 3, "worker": "craftsman", "seat": 1},
        {"slice": 7, "worker": "artisan", "seat": 0},
    ]
    assert (t.step("wheel")["inner"], t.step("wheel")["middle"]) == (1, 1)
    assert (t.step("inspectors-on")["column"], t.step("inspectors-on")["row"]) == ("A", "3")
    assert t.step("order")["order"] == [1, 0]


def test_T3_11_lone_warriors_are_told() -> None:
    t = (
        Table(players=2)
        .put({"A1": "guard:0", "C3": "officer:1", "C4": "officer:0"})
        .run("end_game")
    )
    assert t.step("lone")["warriors"] == [{"space": "A1", "type": "guard", "seat": 0}]
    scored = t.step("group-scored")
    assert (scored["type"], scored["space"], scored["size"], scored["counts"]) == (
        "officer",
        "C3",
        2,
        [1, 1],
    )


def test_T3_9_inspectors_are_told_line_by_line() -> None:
    t = Table(players=2).inspect("C3").put({"C1": "guard:0", "C5": "guard:0", "E3": "archer:1"})
    step = t.run("score_inspectors").step("inspectors")
    dominance, _ = DATA["inspector_vp"]
    assert step["lines"] == [
        {"line": "C", "counts": [2, 0], "points": [dominance, 0]},
        {"line": "3", "counts": [0, 1], "points": [0, dominance]},
    ]
    assert step["points"] == [dominance, dominance]


# Players


def test_T7_4_what_a_player_does_is_told_with_all_its_effects() -> None:
    t = Table(players=2)
    at = t.show(inner="build", middle="builder", outer="sword")
    t.s.wet[0], t.s.coins[0] = 9, 9
    t.turn_of(0)
    kinds = [(event["kind"], event.get("ring")) for event in t.play("rotate middle").tell]
    assert ("ring-turned", "middle") in kinds
    t.s.turned = [t.s.turned[0], (t.s.turned[1] - 1) % 12]
    placed = t.play(f"place craftsman {at}").tell
    assert {"kind": "placed", "seat": 0, "worker": "craftsman", "slice": at} in placed
    stored = {"kind": "stored", "seat": 0, "type": "guard", "amount": 1}
    assert stored in t.play("build guard").tell
    t.play("at C4")
    assert {"kind": "hired", "seat": 0, "master": "builder"} in t.play("hire").tell
    turned = {"kind": "weapon-turned", "seat": 0, "weapon": "sword", "active": True}
    assert turned in t.play("take").tell
