"""T7.6 to T7.9: views, undo, records and replay of games as they are played."""

from __future__ import annotations

import copy
import json
import random
from typing import Any

import pytest
from hypothesis import given
from hypothesis import settings as hypothesis_settings
from hypothesis import strategies as st

from bingma import from_record, new_game
from bingma.games.contract import CHANCE
from bingma.games.terracotta import names
from bingma.play.game import Game, IllegalAction, NotUndoable
from bingma.play.records import BadRecord
from bingma.play.replay import replay_lines
from tests.games.terracotta.positions import BOOK


def solo(seed: int = 1, options: tuple[int, ...] = ()) -> Game:
    return new_game("terracotta-army", players=1, seed=seed, options=options)


def finished(seed: int, players: int = 1, options: tuple[int, ...] = ()) -> Any:
    game = new_game("terracotta-army", players=players, seed=seed, options=options)
    rng = random.Random(seed)
    while not game.over:
        game.play(rng.choice(game.legal()))
    return game.record()


RECORDS = [finished(1), finished(2, options=(1, 4, 7)), finished(3, players=3)]


# Views (T7.6)


def test_T7_6_one_view_for_all_seats_and_spectators() -> None:
    game = solo()
    for _ in range(40):
        views = [dict(game.view(seat)) for seat in (0, 1, None)]
        own = views[1].pop("you")
        views[0].pop("you")
        assert "you" not in views[2]
        for view in views:
            view.pop("seat")
        assert views[0] == views[1] == views[2]
        assert own["legal"] == game.legal()
        json.dumps(views)
        game.play(random.Random(len(game.log)).choice(game.legal()))


def test_T7_6_nothing_of_a_draw_is_known_before_it() -> None:
    """The same position, with another generator behind it, looks the same."""
    first, second = solo(), from_record(solo().record())
    assert first.view(1) == second.view(1)
    assert first.view(1).knowledge == second.view(1).knowledge


def test_a_view_says_what_slices_show_and_what_things_cost() -> None:
    view = solo().view(1)
    board = view["board"]
    assert len(board["slices"]) == 12
    assert set(board["slices"][0]) == {"inner", "middle", "outer"}
    assert board["rack_vp"]["officer"] == BOOK.components.tables["rack"][0] or board["grid"]
    assert len(board["tiles"]) == 5
    assert board["specialist_prices"]["horse"] == BOOK.components.tables["specialist_price"][0][1]
    assert [p["minister"] for p in view["players"]] == [True, False]


IN_A_TURN = ("inner", "middle", "outer", "space", "face", "weapon", "inspector")


def test_T7_7_the_engine_says_which_actions_end_the_turn() -> None:
    game = solo(4)
    rng = random.Random(4)
    turns_ended = 0
    while not game.over:
        ends = {c["action"]: c["ends"]["next"] for c in game.situation(1).choices if "ends" in c}
        own_turn = game.decision() not in ("pm-space", "pm-face")
        action = rng.choice(game.legal())
        game.play(action)
        # What is drawn in his turn bars the way back as well.
        over = game.deciding == []
        assert (action in ends) == (over or not game.can_undo(1))
        if action in ends:
            assert ends[action] == ([] if over else [CHANCE])
        if own_turn and not action.startswith("rotate"):
            assert (action in ends) == (game.decision() not in IN_A_TURN)
            turns_ended += action in ends
    assert turns_ended == 25


# Undo (T7.7)


def test_T7_7_a_human_may_take_back_the_own_turn() -> None:
    game = solo(3)
    while game.decision() != "place":
        game.play(game.legal()[0])
    start = game.record()
    game.play(next(a for a in game.legal() if a.startswith("place")))
    game.play(next(a for a in game.legal() if a.startswith("decline")))
    assert game.decision() == "middle"
    assert len(game.restart_go(1)) == 2
    assert game.record() == start
    with pytest.raises(NotUndoable):
        game.undo(1)


def test_T7_7_nothing_is_taken_back_over_dice() -> None:
    game = solo(3)
    turn = 0
    while turn < 3:
        ends = [choice["action"] for choice in game.situation(1).choices if "ends" in choice]
        if ends:
            game.play(ends[0])
            assert game.log[-1].seat == -1 or game.decision() == "pm-space"
            assert not game.can_undo(1)
            turn += 1
        else:
            game.play(game.legal()[-1])


def test_T7_7_a_choice_in_his_turn_can_be_taken_back_until_something_is_rolled() -> None:
    undone = barred = 0
    for seed in range(30):
        game = solo(seed)
        rng = random.Random(seed)
        while not game.over and (undone == 0 or barred == 0):
            in_his_turn = game.decision() == "pm-space"
            before = game.record()
            game.play(rng.choice(game.legal()))
            if in_his_turn and not game.over:
                if game.log[-1].seat == 1:
                    game.undo(1)
                    assert game.record() == before
                    undone += 1
                else:
                    assert not game.can_undo(1)
                    barred += 1
                game.play(rng.choice(game.legal()))
    assert undone > 0
    assert barred > 0


def test_T7_7_another_seats_action_is_a_barrier() -> None:
    game = new_game("terracotta-army", players=2, seed=1)
    first = game.deciding[0]
    while game.deciding == [first]:
        game.play(next(a for a in game.legal() if not a.startswith("rotate")))
    assert game.can_undo(first), "the other has not acted yet"
    game.play(game.legal()[0])
    assert not game.can_undo(first)
    game.undo(1 - first)
    assert game.can_undo(first)


# Records and replay (T7.8, T7.9)


@pytest.mark.parametrize("record", RECORDS, ids=lambda r: r["setup"]["mode"])
def test_T7_8_a_record_replays_without_a_generator(record: dict[str, Any]) -> None:
    assert from_record(record).record() == record
    assert from_record(json.loads(json.dumps(record))).result() == record["result"]


def test_T7_8_set_up_of_the_solo_game() -> None:
    setup = RECORDS[1]["setup"]
    assert list(setup) == ["mode", "options", "tiles", "pm_weapons", "pm_masters"]
    assert (setup["options"], len(setup["pm_masters"])) == ([1, 4, 7], 2)
    assert RECORDS[1]["seats"][0] == {"name": "Li Si", "kind": "automaton"}
    assert RECORDS[2]["setup"]["players"] == 3


def test_T7_8_a_part_of_a_record_is_a_game_in_progress() -> None:
    for n in range(0, len(RECORDS[0]["actions"]), 7):
        part = {**RECORDS[0], "actions": RECORDS[0]["actions"][:n]}
        del part["result"]
        game = from_record(part)
        assert not game.over
        assert [[e.seat, str(e.action)] for e in game.log] == part["actions"]


def changed(record: dict[str, Any], **parts: Any) -> dict[str, Any]:
    copied = copy.deepcopy(record)
    copied["setup"].update(parts)
    return copied


@pytest.mark.parametrize(
    ("parts", "fault"),
    [
        ({"mode": "duo"}, "setup.mode"),
        ({"order": [0, 1]}, "setup.order: is not known here; known are mode, options, tiles"),
        ({"options": [2, 1]}, "setup.options"),
        ({"options": [9]}, "setup.options"),
        ({"options": [True]}, "setup.options"),
        ({"options": None}, "setup.options"),
        ({"tiles": ["coins"]}, "setup.tiles: must be a list of 5"),
        ({"tiles": ["coins"] * 5}, " twice"),
        ({"tiles": ["coins", "clay", "border", "guard", [1]]}, "must be one of"),
        ({"pm_weapons": ["sword", "bow", "spear", "club"]}, "must be one of .*, not .club."),
        ({"pm_masters": []}, "setup.pm_masters: must be a list of 1"),
        ({"pm_masters": ["builder", "craftsman"]}, "setup.pm_masters: must be a list of 1"),
        ({"mode": "multi", "players": 3, "order": [0, 1, 2]}, "setup.players: must be 2, not 3"),
        ({"mode": "multi", "players": 2, "order": [0, 0]}, " twice"),
        ({"mode": "multi", "players": 2, "order": [0, 2]}, "must be one of"),
    ],
)
def test_T7_8_a_bad_set_up_is_refused(parts: dict[str, Any], fault: str) -> None:
    with pytest.raises(BadRecord, match=fault.replace("[", r"\[")):
        from_record(changed(RECORDS[0], **parts))


def test_T7_8_missing_surplus_and_impossible_chance_events() -> None:
    record = RECORDS[0]
    first = next(i for i, (seat, _) in enumerate(record["actions"]) if seat == -1)
    missing = copy.deepcopy(record)
    del missing["actions"][first]
    # without the dice a later entry stands where they should
    with pytest.raises(BadRecord, match="Action"):
        from_record(missing)
    surplus = copy.deepcopy(record)
    at = next(i for i, (seat, _) in enumerate(record["actions"]) if seat == 1)
    surplus["actions"].insert(at, [-1, "dice 1 1"])
    with pytest.raises(BadRecord, match="No chance event is due"):
        from_record(surplus)
    impossible = copy.deepcopy(record)
    impossible["actions"][first] = [-1, "decree 1 1"]
    with pytest.raises(BadRecord, match="impossible-chance"):
        from_record(impossible)


def test_T7_1_nobody_plays_a_chance_event_or_the_minister() -> None:
    game = solo(2)
    with pytest.raises(IllegalAction, match="only-drawn"):
        game.play("dice 1 1", seat=1)
    with pytest.raises(IllegalAction, match="minister-never-decides"):
        game.play("take", seat=0)


@hypothesis_settings(max_examples=150, deadline=None)
@given(st.data())
def test_T7_8_a_spoilt_record_is_refused_and_nothing_else_happens(data: st.DataObject) -> None:
    record = copy.deepcopy(data.draw(st.sampled_from(RECORDS)))
    actions = record["actions"]
    at = data.draw(st.integers(0, len(actions) - 1))
    junk = st.sampled_from(
        [
            None,
            7,
            [],
            [1],
            [1, 2],
            ["1", "take"],
            [0, "take"],
            [-1, "dice 9 9"],
            [1, "at Z9"],
            [True, "take"],
            [1, ""],
            [99, "take"],
            {"seat": 1},
        ]
    )
    match data.draw(st.sampled_from(["drop", "double", "swap", "junk", "setup", "top", "result"])):
        case "drop":
            del actions[at]
        case "double":
            actions.insert(at, actions[at])
        case "swap":
            other = data.draw(st.integers(0, len(actions) - 1))
            actions[at], actions[other] = actions[other], actions[at]
        case "junk":
            actions[at] = data.draw(junk)
        case "setup":
            key = data.draw(st.sampled_from(sorted(record["setup"])))
            record["setup"][key] = data.draw(
                st.none() | st.integers() | st.text() | st.lists(st.integers() | st.text())
            )
        case "top":
            key = data.draw(st.sampled_from(sorted(record)))
            record[key] = data.draw(st.none() | st.integers() | st.text() | st.just({}))
        case "result":
            record["result"]["scores"][0]["total"] += 1
    try:
        replayed = from_record(record)
    except BadRecord:
        return
    # A change that happens to be a game: it must say so of itself.
    assert replayed.record()["actions"] == [[seat, text] for seat, text in actions]


def test_T7_9_lines_of_a_replay() -> None:
    lines = list(replay_lines(RECORDS[0]))
    assert list(lines[0]) == ["n", "auto", "chance", "events", "players", "board"]
    assert lines[0]["chance"][0].startswith("dice")
    for n, line in enumerate(lines[1:], start=1):
        assert line["n"] == n
        assert line["legal"] == sorted(line["legal"])
        assert line["action"] in line["legal"]
        assert len(line["legal"]) > 1
    assert {"overseer", "decrees"} <= lines[1]["board"].keys()
    assert "clay" in lines[1]["players"][0]
    assert "wet" in lines[1]["players"][1]
    multi = list(replay_lines(RECORDS[2]))
    assert "priority" in multi[1]["board"]
    assert "overseer" not in multi[1]["board"]
    assert all(line["chance"] == [] for line in multi), "no draws with 2 to 4 players (T7.5)"


def test_T7_9_the_last_line_has_final_scoring_in_its_events_only() -> None:
    last = list(replay_lines(RECORDS[0]))[-1]
    final = [e for e in last["events"] if e["rule"].startswith("T3.11")]
    gained = sum(e["effect"]["vp"][1] for e in final)
    assert final[-1]["rule"] == "T3.11 leftover"
    assert last["players"][1]["vp"] + gained == RECORDS[0]["result"]["scores"][1]["total"]


def test_a_preview_ends_before_anything_is_drawn() -> None:
    game = solo(6)
    rng = random.Random(6)
    for _ in range(60):
        action = rng.choice(game.legal())
        record = game.record()
        events = game.preview(action)
        assert not [e for e in events if e["kind"] == "chance"]
        played = [events[0][field] for field in ("kind", "action", "automatic", "seat")]
        assert played == ["action", action, False, 1]
        at_ring = game.decision() in names.RINGS
        assert (events[0]["shown"] is not None) == at_ring, "what the slice shows is told"
        assert game.record() == record
        game.play(action)
