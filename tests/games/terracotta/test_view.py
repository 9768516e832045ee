"""What views, previews and printed data tell those who draw the game (T7.6)."""

from __future__ import annotations

import random
from typing import Any

from bingma import new_game
from bingma.games.contract import SPECTATOR
from bingma.games.terracotta import names
from bingma.games.terracotta.notation import read
from tests.games.terracotta.positions import BOOK, DATA, RULES, TILES, Table


def view_of(t: Table, seat: int = SPECTATOR) -> dict[str, Any]:
    found: dict[str, Any] = BOOK.describe(t.s, seat)
    return found


def test_T7_6_figures_are_told_in_parts() -> None:
    t = Table(players=2).put(
        {"A1": "guard:0>east", "D5": "archer:1", "E5": "kneeling_archer>west", "I7": "footman"}
    )
    grid = view_of(t)["board"]["grid"]
    horse = {"figure": "horse", "seat": 0, "direction": "east", "head": "A1"}
    assert grid == {
        "A1": {"figure": "guard", "seat": 0, "direction": "east", "head": None},
        "B1": horse,
        "C1": horse,
        "D5": {"figure": "archer", "seat": 1, "direction": None, "head": None},
        "E5": {"figure": "kneeling_archer", "seat": None, "direction": "west", "head": None},
        "I7": {"figure": "footman", "seat": None, "direction": None, "head": None},
    }


def test_T7_6_figures_say_what_T7_9_writes() -> None:
    rng = random.Random(5)
    game = new_game("terracotta-army", 4, 5)
    while not game.over:
        game.play(rng.choice(game.legal()))
    written = game.position()["board"]["grid"]
    for space, figure in game.view(None)["board"]["grid"].items():
        text = figure["figure"]
        if figure["head"]:
            assert written[space] == f"horse:{figure['head']}"
            continue
        if figure["seat"] is not None:
            text += f":{figure['seat']}"
        if figure["direction"]:
            text += f">{figure['direction']}"
        assert written[space] == text
    assert any(figure["head"] for figure in game.view(None)["board"]["grid"].values())


def test_T3_9_inspected_lines_and_tiles_tell_counts_and_points() -> None:
    tiles = ("guard", "border", "clay", "quad_nw", "coins")
    t = Table(players=2, tiles=tiles).inspect("C3").put({"C1": "guard:0", "E3": "guard:1"})
    t.s.coins[:2] = [2, 5]
    board = view_of(t)["board"]
    dominance, presence = DATA["inspector_vp"]
    assert board["inspectors"] == {
        "col": {"line": "C", "counts": [1, 0], "points": [dominance, 0]},
        "row": {"line": "3", "counts": [0, 1], "points": [0, dominance]},
    }
    first, border, *_, coins = board["tiles"]
    assert (first["tile"], first["counts"]) == ("guard", [1, 1])
    assert first["points"] == [DATA["tile_vp"][0][1]] * 2
    assert (border["round"], border["counts"]) == (2, [1, 0])
    assert (coins["vp"], coins["counts"]) == (DATA["tile_vp"][4], [2, 5])
    assert coins["points"] == [DATA["tile_vp"][4][1], DATA["tile_vp"][4][0]]
    assert board["standing"]["inspector"] == [dominance, dominance]
    assert presence < dominance


def test_T3_11_groups_tell_who_leads() -> None:
    grid = {"C3": "guard:0", "C4": "guard:1", "D4": "kneeling_archer>west", "G2": "guard:0"}
    lone, group = view_of(Table(players=2).put(grid))["board"]["groups"]
    assert (lone["spaces"], lone["leader"]) == (["G2"], 0)
    assert (group["spaces"], group["size"]) == (["C3", "C4"], 2)
    assert (group["strengths"], group["leader"]) == ([1, 2], 1)


def test_T3_3_offers_tell_what_each_ring_would_do_for_the_viewer() -> None:
    t = Table(players=2).hire(0, "administrator")
    t.s.coins[0], t.s.wet[0], t.s.dry[0] = 2, 2, 3
    at = t.show("build2", "administrator", "sword")
    offer = view_of(t, 0)["you"]["offers"][at]
    shown = {"name": "build", "n": 2}
    assert offer["inner"] == {
        "possible": True,
        "to_hire": False,
        "copied": None,
        "effect": {"clay": -2},
    }
    assert offer["middle"] == offer["inner"] | {"copied": shown}
    other = view_of(t, 1)["you"]["offers"][at]
    assert (other["inner"]["possible"], other["middle"]["to_hire"]) == (False, True)
    assert other["middle"]["effect"] == {"coins": -DATA["master_cost"][0]}
    at = t.show("soak", "builder", "sword")
    assert view_of(t, 0)["you"]["offers"][at]["inner"]["effect"] == {"clay": 3}
    assert "you" not in view_of(t)


def test_offers_are_possible_exactly_where_more_than_declining_is_legal() -> None:
    for seed in range(3):
        game, rng = new_game("terracotta-army", 2, seed), random.Random(seed)
        for _ in range(200):
            if game.over:
                break
            (seat,) = game.deciding
            if game.decision() == "place":
                offers = game.view(seat)["you"]["offers"]
                craftsmen = [a for a in game.legal() if a.startswith("place craftsman")]
                for action in craftsmen:
                    trial = game.copy()
                    trial.play(action)
                    does = [a for a in trial.legal() if not a.startswith("decline")]
                    at = int(action.split()[2])
                    assert offers[at]["inner"]["possible"] == bool(does), (seed, action)
            game.play(rng.choice(game.legal()))


def test_T7_4_the_ring_of_a_decision_is_told_with_what_it_offers() -> None:
    t = Table(players=2).hire(0, "administrator")
    at = t.show("coins", "administrator", "sword")
    t.on_slice(at).play("take")
    turn = view_of(t, 0)["turn"]
    assert (turn["ring"], turn["slice"]) == ("middle", at)
    assert turn["offered"]["name"] == "coins", "copied from the inner ring"


def test_T5_16_the_spaces_of_a_choice_for_him_are_told() -> None:
    t = Table(tiles=("coins", "clay", "officer", "guard", "archer")).only_on_rack(guard=11)
    t.inspect("I7").put({"E4": "guard:1"}).run("minister_builds", 0)
    turn = view_of(t, 1)["turn"]
    assert [f"at {space}" for space in turn["choices"]] == t.legal()


def test_the_printed_wheel_is_the_one_that_a_game_begins_with() -> None:
    rings = BOOK.printed()["rings"]
    slices = view_of(Table(players=2))["board"]["slices"]
    for ring in names.RINGS:
        assert rings[ring] == [shown[ring] for shown in slices]


def test_T5_8_printed_decrees_follow_the_rules() -> None:
    for decree in BOOK.printed()["decrees"]:
        t = Table()
        t.s.wet[0] = 9
        t.s.decrees = 1 << decree["row"]
        step = t.run("resolve_decree", decree["row"]).step("row")
        told = [step[field] for field in ("order", "weapon", "clay")]
        assert told == [decree[field] for field in ("order", "weapon", "clay")]
        turns = t.run("rotate_by_decrees").step("rotation")
        assert [turns["inner"], turns["middle"]] == [decree["inner"], decree["middle"]]


def test_T5_11_the_printed_priority_is_by_distance_from_the_inspectors() -> None:
    chart = BOOK.printed()["priority"]
    assert [chart[0][:3], chart[1][:3], chart[2][:2]] == [[1, 2, 3], [2, 4, 5], [3, 5]]
    t = Table().inspect("C3")
    for down, row in enumerate(chart):
        for right, rank in enumerate(row):
            there = (2 + down) % len(chart) * 9 + (2 + right) % 9
            assert DATA["ranked"][2][2][rank] >> there & 1
    assert t.s.inspector == [2, 2]


def test_printed_data_say_where_they_come_from() -> None:
    sources = BOOK.printed()["provenance"]
    assert sources["rack"] == "reconstructed"
    assert sources["wheel"]["rotate_cost"] == "book"
    assert set(sources) >= {"wheel", "start", "scoring", "specialists", "decrees"}


# Previews


def test_the_changes_of_a_preview_are_what_the_rules_would_score() -> None:
    t = Table(players=2, tiles=TILES).inspect("C3").put({"C1": "guard:0", "E4": "guard:1"})
    t.s.wet[0] = 9
    t.activate(0, "halberd").on_slice(t.show("build")).play("build guard")
    for action in BOOK.legal(t.s, 0):
        told = BOOK.changes(t.s, 0, action)
        before, after = view_of(t)["board"]["standing"], t.s.copy()
        RULES.apply_action(after, 0, action)
        then = BOOK.describe(after, SPECTATOR)["board"]["standing"]
        for part, points in told["later"].items():
            assert points == [b - a for a, b in zip(before[part], then[part], strict=True)]
        assert told["now"] == {"rack": [DATA["rack"][2], 0]}
        assert (told["kind"], told["seat"], told["group"]["type"]) == ("changes", 0, "guard")
    apart, beside = (BOOK.changes(t.s, 0, read(f"at {space}")) for space in ("A6", "C2"))
    assert (apart["weapon"], apart["group"]["spaces"]) == (0, ["A6"])
    assert (beside["weapon"], beside["group"]["spaces"]) == (1, ["C1", "C2"])


def test_changes_name_the_inspected_lines_and_the_musicians_that_hear() -> None:
    t = Table(players=2, tiles=TILES).inspect("C3").put({"A5": "musician", "C1": "musician"})
    t.put({"E4": "guard:1"})
    t.s.wet[0] = 9
    t.on_slice(t.show("build")).play("build guard")
    told = BOOK.changes(t.s, 0, read("at C5"))
    assert told["inspectors"]["col"]["counts"] == [1, 0]
    assert told["inspectors"]["row"] == view_of(t)["board"]["inspectors"]["row"]
    assert told["musicians"] == {"A5": [1, 0], "C1": [1, 0]}
    assert (
        sum(n for by_seat in told["musicians"].values() for n in by_seat)
        == told["later"]["musician"][0]
    )
    assert BOOK.changes(t.s, 0, read("at D6"))["musicians"] == {}


def test_an_action_that_places_nothing_has_no_changes() -> None:
    game = new_game("terracotta-army", 2, 1)
    assert all(e["kind"] != "changes" for a in game.legal() for e in game.preview(a))
