"""Terracotta Army told: questions, choices, refusals, the table and the log, over whole games."""

from __future__ import annotations

import re
from typing import Any

import pytest

from bingma.games.contract import CHANCE, Event
from bingma.games.telling import Choice, Line
from bingma.games.terracotta.telling.decisions import LISTED_SPACES
from bingma.games.terracotta.telling.log import TerracottaLog
from bingma.games.wording import Wording
from bingma.play.game import Game
from bingma.terminal.play import make_table
from bingma.terminal.screens import keyed
from bingma.terminal.table import LogLine
from bingma.texts import Language, Texts
from tests.games.terracotta.tables import GAMES, choosing_a_space, put, seated, walk

YOU = {"en": "You", "fr": "Vous", "de": "Du"}
PLACE = re.compile(
    r"(slice|row|decree|tile):\d+|space:[A-I][1-7]|column:[A-I]|ring:(inner|middle)"
    r"|(rack|warehouse):(officer|guard|archer|soldier)|weapon:(sword|halberd|bow|spear)"
    r"|specialist:(horse|musician|footman|kneeling_archer)|inspector:(col|row)([+-][12])?"
    r"|master:(builder|administrator|inspector|claymaker|craftsman|blacksmith)"
)


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts(strict=True)


# Whole games


@pytest.mark.parametrize(("players", "seed", "options", "language"), GAMES)
def test_whole_games_have_words_for_everything(
    players: int, seed: int, options: tuple[int, ...], language: Language
) -> None:
    texts = Texts(language, strict=True)
    game = seated(players, seed, options)
    table = make_table(game, texts)
    decisions, reasons = set(), set()
    for step, seat in enumerate(walk(game, seed)):
        decisions.add(game.decision(seat))
        if step % 3 and game.decision(seat) in ("place", "inner", "middle", "outer", "space"):
            continue
        now = game.situation(seat)
        assert table.question(now.question, seat)
        assert table.word(now.question["moment"])
        check_places(now.question.get("about", []))
        choices = table.choices(now.choices, seat)
        assert sorted(choice.action for choice in choices) == sorted(now.actions)
        assert len(keyed(choices)) == len(choices), "two choices are typed alike"
        assert all(choice.effect for choice in choices)
        for choice in now.choices:
            check_places(choice["places"])
            assert table.word(choice["saying"], seat)
        for refused in now.refused:
            check_places(refused["places"])
            assert table.word(refused["saying"], seat)
            assert table.word(refused["why"], seat).endswith(".")
        if step % 9 == 0:
            for action in range(game.book.action_count):
                for other in {seat, action % game.players}:
                    reason = game.why_not(action, other)
                    if reason is not None:
                        reasons.add(reason.key)
                        assert table.reason(reason, other).endswith(".")
            for view in (now.view, game.view(None)):
                for sentence in table.read_aloud(view):
                    assert sentence.endswith((".", ":"))
            assert table.word(game.situation(None).question["title"])
    assert decisions >= {"place", "inner", "middle", "outer", "space", "weapon"}
    assert len(reasons) > 12
    for listener in (None, *range(game.players)):
        check_log(game, table.log(game.lines(listener), listener), listener, language)
    assert table.word(game.situation(1).question["title"], 1).endswith(".")


def check_places(places: list[str]) -> None:
    for place in places:
        assert PLACE.fullmatch(place), place


def check_log(game: Game, told: list[LogLine], listener: int | None, language: Language) -> None:
    """Lines follow each other, are about somebody, and what is behind them is told in sentences."""
    lines = game.lines(listener)
    assert [line["first"] for line in lines] == sorted(line["first"] for line in lines)
    assert lines[-1]["last"] == len(game.log)
    for line, text in zip(lines, told, strict=True):
        check_places(line.get("places", []))
        if line.get("level"):
            assert not text.text.endswith(".")
            continue
        assert text.text.endswith((".", "]"))
        if line["seat"] is not None:
            name = YOU[language] if line["seat"] == listener else game.seats[line["seat"]].name
            assert text.text.startswith(name)
        for sentence in text.more:
            assert sentence.endswith(".")
            assert len(re.findall(r"\b[A-I][1-7]\b", sentence)) < 40, "not the whole grid"
        for step in line.get("steps", []):
            check_places([*step["chosen"], *(found["place"] for found in step["considered"])])


@pytest.mark.parametrize(("players", "seed", "options"), [(1, 9, (1, 3)), (2, 3, ())])
def test_effects_of_lines_account_for_every_point(
    players: int, seed: int, options: tuple[int, ...]
) -> None:
    game = seated(players, seed, options)
    for _ in walk(game, seed):
        pass
    result = game.result()
    assert result is not None
    for seat in range(game.players):
        told = sum(
            effect["amount"]
            for line in game.lines(None)
            for effect in line.get("effects", [])
            if (effect["seat"], effect["what"]) == (seat, "points")
        )
        assert told == result["scores"][seat]["total"]


def test_T7_10_effects_of_lines_account_for_his_coins_and_clay() -> None:
    game = seated(1, 9, (1, 3))
    for _ in walk(game, 9):
        pass
    start = {"coins": 3, "clay": 0}
    last = game.view(1)["players"][0]
    for what, owned in (("coins", last["coins"]), ("clay", last["wet"])):
        told = sum(
            effect["amount"]
            for line in game.lines(None)
            for effect in line.get("effects", [])
            if (effect["seat"], effect["what"]) == (0, what)
        )
        assert start[what] + told == owned


def test_a_line_that_has_not_changed_stays_the_same() -> None:
    game = seated(1, 5, (1,))
    before: list[Line] = []
    for _ in walk(game, 5):
        now = list(game.lines(1))
        kept = sum(a is b for a, b in zip(before, now, strict=False))
        assert kept >= len(before) - 1, "only the last line is written again"
        before = now
    assert len(before) > 100


# What a choice costs, brings and changes


def effects(game: Game, texts: Texts) -> dict[str, str]:
    choices = make_table(game, texts).choices(game.situation(1).choices, 1)
    return {choice.action: choice.effect for choice in choices}


def test_choices_say_what_they_cost_and_bring(texts: Texts) -> None:
    game = seated(1, 3)
    first = effects(game, texts)
    offered = "2 clay, hire claymaker for 1 coin, specialist not possible"
    assert first["place craftsman 2"] == offered
    assert first["rotate inner"] == "−2 coins, the inner ring turns one slice clockwise"
    game.play("place craftsman 2", 1)
    assert effects(game, texts) == {"take": "+2 wet clay", "decline coin": "+1 coin"}
    game.play("take", 1)
    hire = effects(game, texts)["hire"]
    assert hire == "−1 coin, later: 3 wet clay; 1 clay stays wet each round"


def test_T3_11_a_choice_tells_the_group_and_its_leader(texts: Texts) -> None:
    game = seated(1, 3)
    put(game, ("guard", 0, "G5"), ("guard", 1, "G6"), ("guard", 0, "B4"))
    choosing_a_space(game, "guard")
    told = effects(game, texts)
    assert "group of 3 (Li Si 1, you 2): you lead" in told["at H6"]
    assert "groups Li Si +1, you +7" in told["at H6"]
    assert "group of 2 (Li Si 1, you 1): tied" in told["at B5"]
    assert ", alone" in told["at A7"]


def test_the_best_spaces_are_listed_and_the_others_can_be_typed() -> None:
    game = seated(1, 3)
    choosing_a_space(game, "guard")
    choices = game.situation(1).choices
    listed = [choice for choice in choices if "listed" not in choice]
    assert len(listed) == LISTED_SPACES
    assert listed[0]["action"] == "at C2", "both inspectors look at it"
    assert {choice.get("listed") for choice in choices} == {None, "asked"}
    assert all(choice["action"] == f"at {choice['key']}" for choice in choices)
    assert all(choice["places"] == [f"space:{choice['key']}"] for choice in choices)


def test_a_slice_that_is_taken_is_refused_with_its_place(texts: Texts) -> None:
    game = seated(1, 3)
    refused = {one["action"]: one for one in game.situation(1).refused}
    taken = refused["place craftsman 8"]
    assert taken["places"] == ["slice:8"]
    why = make_table(game, texts).word(taken["why"], 1)
    assert why == "A worker of Li Si stands on slice 8: a craftsman needs an empty one."


def test_T7_7_the_last_action_of_a_turn_is_asked_about(texts: Texts) -> None:
    game = seated(1, 3)
    table = make_table(game, texts)

    def choice(action: str) -> tuple[Choice, str]:
        now = game.situation(1)
        found = next(choice for choice in now.choices if choice["action"] == action)
        asked = next(c for c in table.choices(now.choices, 1) if c.action == action)
        return found, asked.last_word

    for action in ("place craftsman 2", "take", "hire"):
        found, asked = choice(action)
        assert "ends" not in found
        assert asked == ""
        game.play(action, 1)
    found, asked = choice("decline clay")
    assert found["ends"]["next"] == [CHANCE]
    assert table.word(found["ends"]["saying"], 1) == "next: Li Si"
    assert asked.startswith("After “Take a clay instead” something is rolled")


# The log


def told(game: Game, texts: Texts, since: int = 0) -> list[str]:
    lines = [line for line in game.lines(1) if line["last"] > since or not since]
    return [line.text for line in make_table(game, texts).log(lines, 1)]


def test_each_action_of_a_turn_is_one_line(texts: Texts) -> None:
    game = seated(1, 3)
    before = len(game.log)
    for action in ("place craftsman 2", "take", "hire"):
        game.play(action, 1)
    assert told(game, texts, before) == [
        "Your turn",
        "You place a craftsman on slice 2.",
        "You take clay: +2 wet clay.",
        "You hire the claymaker: −1 coin.",
    ]
    names = [seat.name for seat in game.seats]
    other = [Wording(texts, "ta", names).line(line) for line in game.lines(None)]
    assert other[-1] == "Orange hires the claymaker: −1 coin."


def test_a_build_is_one_line_from_its_price_to_its_weapon(texts: Texts) -> None:
    game = seated(1, 3)
    put(game, ("guard", 0, "C5"))
    game._state.active[1][1] = 1
    before = len(game.log)
    choosing_a_space(game, "guard")
    assert told(game, texts, before)[-1].startswith("You build a guard: −")
    game.play("at C6", 1)
    assert told(game, texts, before)[-1].startswith("You build a guard on C6: −")
    game.play("use", 1)
    assert "You build a guard on C6 and use the halberd: −" in told(game, texts, before)[-1]
    line = game.lines(1)[-1]
    assert (line["first"], line["last"]) == (before + 2, before + 4)
    assert line["places"] == ["rack:guard", "space:C6", "weapon:halberd"]
    game.undo(1)
    assert told(game, texts, before)[-1].startswith("You build a guard on C6: −")


def test_T7_10_his_first_turn_is_told_line_by_line(texts: Texts) -> None:
    game = seated(1, 3)
    assert told(game, texts) == [
        "Round 1",
        "Turn of Li Si",
        "Li Si rolls 2 and 3: the overseer goes on by 2 slices, to slice 8. [T5.5.2]",
        "Li Si places a craftsman on slice 8. [T5.5.3]",
        "Li Si (inner ring) cannot build and has to roll for a decree, because he has 0 of 2 clay. "
        "[T5.6]",
        "Li Si rolls 5 and 6 for a decree: row 11 is marked. [T5.4]",
        "Li Si (middle ring) takes a spare action, because the master inspector is not his: +2 VP, "
        "+1 clay. [T5.7]",
        "Li Si (outer ring) places no specialist, because none of his weapons is available: "
        "+1 coin. [T5.9]",
        "Li Si turns the middle ring by 1 slice (decree 11). [T5.5.6]",
        "Li Si (decree 11) makes the sword available, the leftmost that is not. [T5.8]",
    ]
    lines = [line for line in game.lines(1) if not line.get("level")]
    assert [line["seat"] for line in lines] == [0] * 8
    overseer = lines[0]["steps"][0]
    assert (overseer["name"], overseer["chosen"]) == ("overseer", ["slice:8"])
    assert [found["place"] for found in overseer["considered"]] == ["slice:7", "slice:8"]
    behind = make_table(game, texts).log(lines, 1)
    assert behind[0].more == ("The overseer counts slices 7 and 8.",)
    assert behind[4].more[0] == "The middle ring of slice 8 shows: inspector."
    assert lines[4]["places"] == ["slice:8"]


class Script:
    """Events of Li Si as a log tells them."""

    def __init__(self, texts: Texts) -> None:
        game = seated(1, 3)
        self.log = TerracottaLog(game.book.printed()["decrees"], 1)
        self.table = make_table(game, texts)

    def tell(self, *events: Event) -> list[LogLine]:
        self.log.add(len(self.log.lines) + 1, events)
        lines = [line for line in self.log.lines if not line.get("level")]
        return self.table.log(lines, 1)


def step(rule: str, name: str, **values: Any) -> Event:
    """A step of the Prime Minister; considered is nothing unless a test says what."""
    return {"kind": "rule", "rule": rule, "step": name, "seat": 0, "considered": [], **values}


def why(reason: str, **values: Any) -> dict[str, Any]:
    nothing = dict.fromkeys(("needed", "owned", "missing", "master", "weapon"))
    return {"reason": reason, **nothing, **values}


def row(number: int, order: str, **values: Any) -> Event:
    nothing = {"weapon": None, "was_available": False, "clay": None}
    return step("T5.8", "row", row=number, order=order, **{**nothing, **values})


def narrow(
    by: str, considered: str, chosen: str, outcome: str = "narrowed", **values: Any
) -> Event:
    candidates = [{"space": space, "value": None} for space in considered.split()]
    nothing = {"limit": None, "tile": None, "round": None}
    found = {"by": by, "outcome": outcome, "considered": candidates, "chosen": chosen.split()}
    return step("T5.10", "narrow", **{**nothing, **values, **found})


def group(letter: str | None, space: str, his: int, mine: int) -> dict[str, Any]:
    counts = {"size": his + mine, "warriors": [his, mine], "strengths": [his, mine]}
    return {"letter": letter, "type": "officer", "space": space, **counts}


def types(decided: str | None, chosen: str, *steps: dict[str, Any]) -> Event:
    seen = [
        {"type": "officer", "vp": 8, "available": True},
        {"type": "guard", "vp": 7, "available": False},
    ]
    values = {"with_weapons": True, "steps": [*steps], "decided": decided, "chosen": chosen}
    return step("T5.10", "type", considered=seen, **values)


PAID = step("T5.6", "build", shown={"name": "build", "n": 2}, effect={"clay": -2})
NO_GROUP = step("T5.10", "group", letter=None, type=None, chosen=[], touching=False)


def built(kind: str, space: str, considered: str, vp: int) -> Event:
    values = {"type": kind, "space": space, "effect": {"vp": vp}}
    return step("T5.10", "built", **{**values, "considered": considered.split()})


def test_T7_10_a_build_tells_why_and_what_decided_each_step(texts: Texts) -> None:
    script = Script(texts)
    groups = [group("a", "B1", 1, 1), group(None, "G1", 2, 0)]
    joins = {"letter": "a", "type": "officer", "chosen": ["B1"], "considered": groups}
    lines = script.tell(
        row(9, "build", clay=2),
        PAID,
        types("points", "officer", {"by": "points", "kept": ["officer"], "round": None}),
        step("T5.10", "group", touching=False, **joins),
        narrow("priority", "", "", "left-out", limit=3),
        narrow("tile", "C1 A1 B2", "C1 A1", tile="border", round=2),
        narrow("musicians", "C1 A1", "C1"),
        built("officer", "C1", "C1", vp=8),
        step("T5.10", "use", weapon="sword", effect={"vp": 2}),
        step(
            "T5.12",
            "inspect",
            considered=[{"inspector": "col", "steps": 1, "swing": 3}],
            chosen={"inspector": "col", "steps": 1, "swing": 3},
            line="D",
        ),
    )
    assert [line.text for line in lines] == [
        "Li Si (decree 9) builds an officer on C1 (most VP; to lead a tied group; most musicians "
        "in row and column), uses the sword and moves the column inspector one space forward, to "
        "column D, for a swing of 3 VP: −2 clay, +10 VP. [T5.10]"
    ]
    assert lines[0].more == (
        "Decree 9: build for 2 clay.",
        "Type: officer 8 VP with weapon, guard 7 VP; most VP: officer.",
        "Group: B1 (Li Si 1, you 1) is tied; G1 (Li Si 2) is passed over. So: to lead a tied "
        "group.",
        "Space: priority 1 to 3 at the inspectors: none, so this does not count.",
        "Space: inside the tile of round 2, border: C1 and A1 of 3.",
        "Space: most musicians in row and column: C1 of 2.",
        "Swings: column inspector one forward +3 VP.",
    )
    line = script.log.lines[-1]
    names = [found["name"] for found in line["steps"]]
    assert names == ["row", "type", "group", "priority", "tile", "musicians", "inspector"]
    tile = line["steps"][4]
    assert tile["chosen"] == ["space:C1", "space:A1"]
    assert [found["out"] for found in tile["considered"]] == [False, False, True]


@pytest.mark.parametrize(
    ("event", "reason"),
    [
        (types(None, "officer"), "the only type left"),
        (
            types("weapon", "officer", {"by": "weapon", "kept": ["officer"], "round": None}),
            "the only type with an available weapon",
        ),
        (
            types(
                "points",
                "guard",
                {"by": "much-more", "kept": ["officer", "guard"], "round": None},
                {"by": "points", "kept": ["guard"], "round": None},
            ),
            "worth at least 3 VP more than any with an available weapon",
        ),
        (
            types("tile", "guard", {"by": "tile", "kept": ["guard"], "round": 3}),
            "scored soonest, in round 3",
        ),
        (
            types("row", "guard", {"by": "row", "kept": ["guard"], "round": None}),
            "its weapon stands furthest left",
        ),
    ],
)
def test_T5_10_the_step_that_decided_the_type_is_told(
    event: Event, reason: str, texts: Texts
) -> None:
    lines = Script(texts).tell(PAID, event, NO_GROUP, built(event["chosen"], "C4", "C4", 7))
    assert f"on C4 ({reason}; no group to join; the only space): −2 clay" in lines[-1].text


def test_T5_16_the_humans_choice_for_him_continues_his_line(texts: Texts) -> None:
    script = Script(texts)
    paid = {"good": "clay", "needed": 6, "owned": 7, "effect": {"clay": -5}}
    lines = script.tell(step("T5.13", "surprise", **paid), types(None, "guard"), NO_GROUP)
    assert [line.text for line in lines] == [
        "Li Si builds a guard by surprise (the only type left; no group to join); you choose the "
        "space: −5 clay. [T5.10]"
    ]
    chosen = {"verb": "at", "space": "C4"}
    acted = {"kind": "action", "seat": 1, "action": "at C4", "meaning": chosen, "shown": None}
    lines = script.tell({**acted, "automatic": False}, built("guard", "C4", "C4 C5", vp=7))
    assert [line.text for line in lines] == [
        "Li Si builds a guard by surprise on C4 (the only type left; no group to join; chosen by "
        "you among 2 spaces): −5 clay, +7 VP. [T5.10]"
    ]
    assert "A surprise build needs 6 clay, and he has 7 clay." in lines[0].more
    assert "All of these are equal to him, so you choose: C4 and C5." in lines[0].more


WEAPONS = [{"weapon": "bow", "active": False}, {"weapon": "sword", "active": True}]


@pytest.mark.parametrize(
    ("event", "sentence"),
    [
        (
            step("T5.4", "mark", dice=[3, 4], sum=7, chosen=6, considered=[7, 6]),
            "rolls 3 and 4 for a decree: row 7 is marked already, so row 6 is. [T5.4]",
        ),
        (
            step("T5.4", "mark", dice=[3, 4], sum=7, chosen=None),
            "rolls 3 and 4 for a decree: every row is marked already. [T5.4]",
        ),
        (
            step("T5.6", "fail", shown={"name": "upgrade", "n": None}, why=why("artisan")),
            "cannot upgrade and has to roll for a decree, because his worker is an artisan already",
        ),
        (
            step("T5.6", "gain", shown={"name": "coins", "n": 2}, effect={"coins": 2}),
            "takes coins: +2 coins. [T5.6]",
        ),
        (
            step(
                *("T5.6", "soak"),
                considered=[{"type": "guard", "clay": 2}, {"type": "archer", "clay": 1}],
                chosen=["guard"],
                effect={"clay": 2},
            ),
            "takes as much clay as the highest warehouse holds, that of the guards: +2 clay.",
        ),
        (
            step("T5.6", "stacks", taken="officer", discarded="guard", effect={"clay": 3}),
            "takes the clay of the highest warehouse, that of the officers and discards the next "
            "one, that of the guards: +3 clay. [T5.6]",
        ),
        (
            step(
                *("T5.6", "ready"),
                considered=WEAPONS,
                shown="sword",
                chosen="bow",
                because="leftmost",
            ),
            "makes the bow available, the leftmost that is not, because the sword is already.",
        ),
        (
            step(
                *("T5.7", "spare"),
                why=why("available"),
                chosen="clay",
                because="usual",
                effect={"vp": 2, "clay": 1},
            ),
            "takes a spare action, because all his weapons are available: +2 VP, +1 clay. [T5.7]",
        ),
        (
            step("T5.5.3", "worker", worker="artisan", slice=3, because="beside"),
            "places an artisan beside your craftsman on slice 3. [T5.5.3]",
        ),
        (
            step("T5.5.3", "roll", because="blocked", slice=2, by=1),
            "rolls for a decree, because your craftsman is on slice 2 and he has no artisan.",
        ),
        (row(3, "weapon", weapon="sword"), "(decree 3) makes the sword available. [T5.8]"),
        (step("T5.8", "score", effect={"vp": 3}), "scores: +3 VP. [T5.8]"),
        (step("T5.6", "blacksmith", considered=WEAPONS), "makes all his weapons available."),
        (
            step(
                *("T5.9", "specialist"),
                weapons=WEAPONS,
                considered=[
                    {"specialist": "musician", "verdict": "sold-out", "price": None},
                    {"specialist": "footman", "verdict": "no-coins", "price": 3},
                ],
                spaces=[],
                chosen=None,
                effect={"coins": 1},
            ),
            "places no specialist, because he has too few coins: +1 coin. [T5.9]",
        ),
        (
            step(
                "T5.5.6",
                "rotation",
                inner=2,
                middle=0,
                considered=[
                    {"row": 3, "inner": 1, "middle": 0},
                    {"row": 8, "inner": 1, "middle": 0},
                ],
            ),
            "turns the inner ring by 2 slices (decrees 3 and 8). [T5.5.6]",
        ),
        (step("T5.13", "new-master", master="builder"), "gets the builder. [T5.13]"),
    ],
)
def test_T7_10_each_step_has_its_line(event: Event, sentence: str, texts: Texts) -> None:
    lines = Script(texts).tell(event)
    assert len(lines) == 1
    assert lines[0].text.startswith("Li Si ")
    assert sentence in lines[0].text


def test_T5_5_6_rings_that_do_not_turn_are_not_told(texts: Texts) -> None:
    event = step("T5.5.6", "rotation", inner=0, middle=0)
    assert Script(texts).tell(event) == []


def test_T3_9_the_end_of_a_round_is_told_step_by_step(texts: Texts) -> None:
    game = seated(1, 3)
    for _ in walk(game, 3):
        if game.view(1)["round"] == 2:
            break
    lines = game.lines(1)
    levels = [line.get("level") for line in lines]
    text = [line.text for line in make_table(game, texts).log(lines, 1)]
    scoring, cleanup = text.index("Scoring of round 1"), text.index("Clean-up")
    assert (levels[scoring], levels[cleanup]) == (2, 2)
    scored = text[scoring:cleanup]
    inspectors, tile = (
        next(i for i, line in enumerate(scored) if line.startswith(begins))
        for begins in ("Inspectors in column ", "Tile of round 1, border: ")
    )
    assert inspectors < tile
    assert all(" by surprise on " in line for line in scored[1:inspectors])
    ended = text[cleanup : text.index("Round 2")]
    for sentence in (
        "All workers go home. [T3.10]",
        "The wheel goes on: the inner ring by 1 slice and the middle ring by 1 slice. [T3.10]",
    ):
        assert sentence in ended
    assert any(line.startswith("The inspectors go on to column ") for line in ended)
    assert ended[-1].startswith("Li Si gets the ")


# The end


def test_T3_11_the_outcome_of_the_solo_game(texts: Texts) -> None:
    table = make_table(seated(1, 3), texts)

    def outcome(ranking: list[list[int]], his: int, mine: int, listener: int | None) -> str:
        scores = [{"total": his}, {"total": mine}]
        return table.outcome({"ranking": ranking, "scores": scores}, listener)

    assert outcome([[1], [0]], 200, 210, None) == "Orange beats Li Si by 210 VP to 200."
    assert outcome([[1], [0]], 200, 210, 1) == "You beat Li Si by 210 VP to 200."
    assert outcome([[0], [1]], 220, 210, None) == "Li Si wins by 220 VP to 210: Orange loses."
    assert outcome([[0], [1]], 210, 210, 1).startswith("210 VP each: a tie is a win for Li Si")


def test_a_shared_first_place(texts: Texts) -> None:
    table = make_table(seated(3, 3), texts)
    scores = [{"total": 50}, {"total": 60}, {"total": 60}]
    told = table.outcome({"ranking": [[1, 2], [0]], "scores": scores})
    assert told == "Orange and Cyan win together, with 60 VP each."


# The table in words


def test_the_table_in_words_is_complete(texts: Texts) -> None:
    game = seated(1, 9, (1, 6))
    put(game, ("officer", 0, "C4"), ("officer", 1, "C5"))
    text = "\n".join(make_table(game, texts).read_aloud(game.view(1)))
    for words in (
        "Round 1 of 5.",
        "Difficulty: a decree in every turn; one more warrior for him at the inspectors.",
        "Slice 11: ",
        "the overseer stands there",
        "C4 officer of Li Si",
        "C5 your officer",
        "officers on C4, C5: group of 2 (Li Si 1, you 1): tied.",
        "Inspected column ",
        "Round 1, now: ",
        "Decree 12: points.",
        "A ring can be turned once a turn, for 2 coins.",
        "kneeling archer: 2 coins and the bow, 4 left.",
        "sword inactive",
    ):
        assert words in text, words
