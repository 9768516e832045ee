"""Terracotta Army in words and drawn: over whole games nothing lacks a word or is too wide."""

from __future__ import annotations

import io
import random
import re
from collections.abc import Iterator
from pathlib import Path

import pytest
from rich.console import Console

from bingma.bots import make_bot
from bingma.games.contract import Event
from bingma.games.terracotta import names, preview
from bingma.games.terracotta.notation import read
from bingma.games.terracotta.table import LISTED_SPACES, TABLE, TerracottaTable
from bingma.play.game import Game, Seat, new_game
from bingma.terminal.drawn import DrawnScreen
from bingma.terminal.play import Play, make_table
from bingma.terminal.screens import Scene, keyed
from bingma.texts import Language, Texts

COLOURS = ("Purple", "Orange", "Cyan", "Jade")
RULE = re.compile(r"\[T\d\.\d+(\.\d)?\]$")
ALL_OPTIONS = (1, 2, 3, 4, 5, 6, 7, 8)


@pytest.fixture(scope="module")
def texts() -> Texts:
    return Texts(strict=True)


def seated(players: int, seed: int, options: tuple[int, ...] = ()) -> Game:
    if players == 1:
        seats = [Seat("Li Si", "automaton"), Seat("Orange")]
        return new_game("terracotta-army", 1, seed, seats, options=options)
    return new_game("terracotta-army", players, seed, [Seat(name) for name in COLOURS[:players]])


def terracotta_table(game: Game, texts: Texts) -> TerracottaTable:
    table = make_table(game, texts)
    assert isinstance(table, TerracottaTable)
    return table


def walk(game: Game, seed: int) -> Iterator[int]:
    """Play a game, half greedy and half at random; yields who decides before each action."""
    rng = random.Random(seed)
    bots = {p: make_bot("greedy", game.book, p, seed) for p in range(game.players)}
    while not game.over:
        seat = game.deciding[0]
        yield seat
        actions = game.legal(seat)
        bold = [a for a in actions if a.split(" ")[0] in ("specialist", "use", "inspect", "stacks")]
        if bold and rng.random() < 0.7:
            game.play(rng.choice(bold), seat)
        elif rng.random() < 0.6:
            game.play(bots[seat].choose(game.view(seat)), seat)
        else:
            game.play(rng.choice(actions), seat)


GAMES = [
    (1, 1, (), "en"),
    (1, 5, (1, 3), "en"),
    (1, 9, ALL_OPTIONS, "en"),
    (2, 2, (), "en"),
    (4, 4, (), "en"),
    (1, 9, ALL_OPTIONS, "fr"),
    (1, 9, ALL_OPTIONS, "de"),
]


@pytest.mark.parametrize(("players", "seed", "options", "language"), GAMES)
def test_whole_games_have_words_for_everything(
    players: int, seed: int, options: tuple[int, ...], language: Language
) -> None:
    texts = Texts(language, strict=True)
    game = seated(players, seed, options)
    table = terracotta_table(game, texts)
    decisions, reasons = set(), set()
    for step, seat in enumerate(walk(game, seed)):
        view = game.view(seat)
        question = table.question(view)
        assert question.endswith(("?", ".")), question
        actions = game.legal(seat)
        choices = table.choices(view, actions, [game.preview(a, seat) for a in actions])
        assert sorted(choice.action for choice in choices) == sorted(actions)
        assert len(keyed(choices)) == len(choices), "two choices are typed alike"
        assert all(choice.effect for choice in choices)
        decisions.add(game.decision(seat))
        if step % 9 == 0:
            for other in range(game.players):
                for action in range(game.book.action_count):
                    reason = game.why_not(action, other)
                    if reason is not None:
                        reasons.add(reason.key)
                        assert table.reason(reason).endswith(".")
            for sentence in [*table.read_aloud(view), *table.read_aloud(game.view(None))]:
                assert sentence.endswith(".")
    for line in table.log(game.events(None)):
        assert line.text.endswith(".") or RULE.search(line.text), line.text
        if line.seat is not None:
            assert line.text.startswith(table.name(line.seat))
    assert decisions >= {"place", "inner", "middle", "outer", "space", "weapon"}
    assert len(reasons) > 12


@pytest.mark.parametrize(("players", "seed", "options", "language"), GAMES)
def test_every_scene_fits_the_terminal(
    players: int, seed: int, options: tuple[int, ...], language: Language, tmp_path: Path
) -> None:
    texts = Texts(language, strict=True)
    game = seated(players, seed, options)
    screen = DrawnScreen(make_table(game, texts), texts, Console(file=io.StringIO()))
    play = Play(game, screen, texts, seed, tmp_path / "game.json")
    for step, seat in enumerate(walk(game, seed)):
        if step % 3:
            continue
        scene = play.scene(seat)
        check_scene(screen, scene, 100, 40, texts.say("ta-left"))
        scene.notice = [texts.say("nothing-to-undo")]
        check_scene(screen, scene, 80, 24, texts.say("ta-rack"))


def check_scene(screen: DrawnScreen, scene: Scene, width: int, height: int, mark: str) -> None:
    lines = screen.compose(scene, width, height)
    assert len(lines) < height
    for line in lines:
        assert "\n" not in line.plain
        assert line.cell_len <= width, line.plain
    shown = "\n".join(line.plain for line in lines)
    assert scene.question.split(" ")[-1] in shown
    for choice in scene.choices:
        if choice.listed == "always":
            assert choice.action in shown
    assert mark in shown, "the table is left out"
    assert "…" not in "\n".join(line.plain for line in screen.table.draw(scene.view, width, 30))
    for player in screen.table.players:
        assert player.name in shown


# The drawing


def placed(game: Game, *spaces: tuple[str, int, str]) -> None:
    """Put warriors on the grid of a game, as if they had been built."""
    for kind, seat, space in spaces:
        game.book.engine.rules.put_warrior(
            game._state, seat, names.TYPES.index(kind), names.SPACES.index(space)
        )


def test_the_drawing_shows_the_table(texts: Texts) -> None:
    game = seated(1, 3)
    rules, state = game.book.engine.rules, game._state
    placed(game, ("officer", 0, "C4"), ("guard", 1, "A1"), ("archer", 1, "E6"))
    east, west = names.DIRECTIONS.index("east"), names.DIRECTIONS.index("west")
    rules.put_specialist(state, 0, names.SPACES.index("A1"), east)
    rules.put_specialist(state, 3, names.SPACES.index("F6"), west)
    rules.put_specialist(state, 1, names.SPACES.index("I1"), -1)
    rules.put_specialist(state, 2, names.SPACES.index("I7"), -1)
    table = terracotta_table(game, texts)
    for width, height in ((100, 30), (80, 14)):
        lines = [line.plain for line in table.draw(game.view(1), width, height)]
        shown = "\n".join(lines)
        for text in ("Terracotta Army", "►border 3/1", "▼C", "►2", "O■", "G●", "=●", "A●", "K←"):
            assert text in shown, text
        assert shown.count("=●") == 2, "a horse covers two spaces more"
        assert "♪" in shown
        assert any(" F" in line[-6:] for line in lines)
        assert "◎" in shown
        assert "■ Li Si" in shown
        assert "● Orange you" in shown


def test_the_area_of_the_rounds_tile_is_marked(texts: Texts) -> None:
    game = seated(1, 3)
    shown = "\n".join(
        line.plain for line in terracotta_table(game, texts).draw(game.view(1), 100, 30)
    )
    assert shown.count("□") == len(game.view(1)["board"]["areas"]["border"]) == 28


def test_a_terminal_that_is_too_small_gets_no_drawing(texts: Texts) -> None:
    game = seated(1, 3)
    table = terracotta_table(game, texts)
    assert table.draw(game.view(1), 79, 40) == []
    assert table.draw(game.view(1), 100, 8) == []


def test_what_cannot_be_done_now_is_in_brackets(texts: Texts) -> None:
    """T3.3: with 1 wet clay nothing can be built, and there is nothing to soak."""
    game = seated(1, 3)
    shown = [line.plain for line in terracotta_table(game, texts).draw(game.view(1), 100, 30)]
    slices = game.view(1)["board"]["slices"]
    for at, line in enumerate(shown[4:16]):
        assert int(line[:2]) == at
        assert ("(build for" in line) == slices[at]["inner"].startswith("build")
        assert ("(soak" in line) == (slices[at]["inner"] == "soak")
    game._state.wet[1], game._state.dry[1] = 4, 2
    full = "\n".join(
        line.plain for line in terracotta_table(game, texts).draw(game.view(1), 100, 30)
    )
    assert "(build" not in full
    assert "(soak" not in full
    assert "soak 2 clay" in full


# What a choice would change


def choosing_a_space(game: Game, kind: str) -> None:
    """Let the person of the solo game have paid for a warrior, and be asked where it stands."""
    game._state.wet[1] = 10
    slices = game.view(1)["board"]["slices"]
    wheel = game.view(1)["board"]["wheel"]
    at = next(
        i
        for i, shown in enumerate(slices)
        if shown["inner"].startswith("build") and wheel[i] == [None, None]
    )
    game.play(f"place craftsman {at}", 1)
    game.play(f"build {kind}", 1)


def change_at(game: Game, space: str) -> preview.Change:
    view, rules = game.view(1), game.book.engine.rules
    state = terracotta_table(game, Texts(strict=True)).state(view)
    found = preview.change(state, 1, read(f"at {space}"), rules, preview.standing(state, rules))
    assert found is not None
    return found


def test_T3_9_a_preview_tells_inspectors_and_tile(texts: Texts) -> None:
    """The inspectors look at column C and row 2, the tile of the round is the border."""
    game = seated(1, 3)
    placed(game, ("guard", 0, "C5"))
    choosing_a_space(game, "soldier")
    change = change_at(game, "C1")
    assert change.points == 8
    # In column C both have one now: presence for both, and he loses his dominance.
    assert change.later["inspector"] == (2 - 5, 2)
    assert change.later["tile"] == (0, 3)
    assert change.later["musician"] == change.later["footman"] == change.later["group"] == (0, 0)
    assert change_at(game, "E5").later["inspector"] == (0, 0)
    assert change.balance(1) == 8 + 2 + 3 + 3


def test_T3_11_a_preview_tells_the_group_and_its_leader(texts: Texts) -> None:
    game = seated(1, 3)
    placed(game, ("guard", 0, "G5"), ("guard", 1, "G6"), ("guard", 0, "B4"))
    choosing_a_space(game, "guard")
    joined = change_at(game, "H6")
    assert joined.group is not None
    assert (joined.group.size, joined.group.strengths, joined.group.leader) == (3, (1, 2), 1)
    # A tied group of two becomes a led group of three: 2 and 2 points become 3 and 9.
    assert joined.later["group"] == (3 - 2, 9 - 2)
    tied = change_at(game, "B5").group
    assert tied is not None
    assert (tied.size, tied.leader) == (2, None)
    table = terracotta_table(game, texts)
    view, actions = game.view(1), game.legal(1)
    choices = table.choices(view, actions, [game.preview(a, 1) for a in actions])
    by_action = {choice.action: choice for choice in choices}
    assert "group of 3 (Li Si 1, you 2): you lead" in by_action["at H6"].effect
    assert "group of 2 (Li Si 1, you 1): tied" in by_action["at B5"].effect
    assert "groups Li Si +1, you +7" in by_action["at H6"].effect
    assert "; alone" in by_action["at A7"].effect


def test_T3_7_a_preview_tells_musicians_and_footmen() -> None:
    game = seated(1, 3)
    rules = game.book.engine.rules
    rules.put_specialist(game._state, 1, names.SPACES.index("E5"), -1)
    rules.put_specialist(game._state, 2, names.SPACES.index("H6"), -1)
    choosing_a_space(game, "guard")
    assert change_at(game, "E7").later["musician"] == (0, 1)
    assert change_at(game, "G7").later["footman"] == (0, 8)
    assert change_at(game, "A4").later["musician"] == (0, 0)


def test_a_preview_changes_nothing() -> None:
    game = seated(1, 3)
    choosing_a_space(game, "guard")
    before = game.view(1)
    change_at(game, "C2")
    assert game.view(1) == before
    assert game.view(1).knowledge == before.knowledge


def test_the_best_spaces_are_listed_and_the_others_can_be_typed(texts: Texts) -> None:
    game = seated(1, 3)
    choosing_a_space(game, "guard")
    view, actions = game.view(1), game.legal(1)
    choices = terracotta_table(game, texts).choices(
        view, actions, [game.preview(a, 1) for a in actions]
    )
    listed = [choice for choice in choices if choice.listed == "always"]
    assert len(listed) == LISTED_SPACES
    assert listed[0].action == "at C2", "both inspectors look at it"
    assert {choice.listed for choice in choices} == {"always", "asked"}
    assert all(choice.action == f"at {choice.key}" for choice in choices)


def test_choices_say_what_they_cost_and_bring(texts: Texts) -> None:
    game = seated(1, 3)
    table = terracotta_table(game, texts)

    def effects() -> dict[str, str]:
        view, actions = game.view(1), game.legal(1)
        choices = table.choices(view, actions, [game.preview(a, 1) for a in actions])
        return {choice.action: choice.effect for choice in choices}

    first = effects()
    assert first["place craftsman 2"] == "2 clay, hire claymaker for 1, specialist not possible"
    assert first["rotate inner"] == "pay 2 coins, the inner ring turns one slice clockwise"
    game.play("place craftsman 2", 1)
    assert effects() == {"take": "+2 wet clay", "decline coin": "+1 coin"}
    game.play("take", 1)
    assert effects()["hire"].startswith("pay 1 coin, later: 3 wet clay")


# Li Si's turn


def story(texts: Texts, *events: Event) -> list[str]:
    table = terracotta_table(seated(1, 3), texts)
    return [line.text for line in table.log(list(events))]


def rule(rule: str, chosen: str, *considered: str, **effect: int) -> Event:
    return {
        "kind": "rule",
        "rule": rule,
        "considered": list(considered),
        "chosen": chosen,
        "effect": effect,
    }


def test_T7_10_his_first_turn_is_told_line_by_line(texts: Texts) -> None:
    game = seated(1, 3)
    lines = terracotta_table(game, texts).log(game.events(None))
    assert [line.text for line in lines] == [
        "Li Si rolls 2 and 3: the overseer goes 2 slices, to slice 8. [T5.5.2]",
        "Li Si places a craftsman on slice 8. [T5.5.3]",
        "Li Si cannot build (too little clay) and rolls for a decree. [T5.6]",
        "Li Si rolls 5 and 6 for a decree: row 11 is marked. [T5.4]",
        "Li Si takes a spare action (the master is not his): +2 VP, +1 clay. [T5.7]",
        "Li Si places no specialist: +1 coin. [T5.9]",
        "Li Si turns the rings: inner 0, middle 1. [T5.5.6]",
        "Li Si follows decree row 11: the leftmost unavailable weapon. [T5.8]",
        "Li Si makes the sword available. [T5.8]",
    ]
    assert lines[0].more == ("T5.5.2 overseer: considered slice 7, slice 8. Chosen: slice 8.",)
    assert all(line.seat == 0 for line in lines)


def test_T7_10_a_build_tells_why_there_and_what_decided(texts: Texts) -> None:
    table = terracotta_table(seated(1, 3), texts)
    lines = table.log(
        [
            rule("T5.6 build", "build2", clay=-2),
            rule("T5.10 type", "officer", "officer 8", "guard 7"),
            rule("T5.10 group", "a officer@B1", "a officer@B1", "f officer@G1"),
            rule("T5.10 tile border", "C1 A1", "C1", "A1", "B2"),
            rule("T5.10 musicians", "C1", "C1", "A1"),
            rule("T5.10 built", "officer C1", "C1", vp=8),
        ]
    )
    assert [line.text for line in lines] == [
        "Li Si pays 2 clay and builds an officer on C1 (+8 VP): to lead a tied group; inside "
        "border; most musicians. [T5.10]"
    ]
    assert lines[0].more == (
        "T5.10 type: considered officer 8, guard 7. Chosen: officer.",
        "T5.10 group: considered a officer@B1, f officer@G1. Chosen: a officer@B1.",
        "T5.10 tile border: considered C1, A1, B2. Chosen: C1 A1.",
        "T5.10 musicians: considered C1, A1. Chosen: C1.",
        "What decided: T5.10 musicians.",
    )


def test_T5_16_the_humans_choice_for_him_is_told(texts: Texts) -> None:
    steps = [
        rule("T5.13 surprise", "clay", clay=-5),
        rule("T5.10 type", "guard", "guard 7", "archer 6"),
        rule("T5.10 group", "new"),
    ]
    chosen = {"kind": "action", "action": "at C4", "automatic": False, "seat": 1}
    built = rule("T5.10 built", "guard C4", "C4", "C5", vp=7)
    assert story(texts, *steps) == [
        "Li Si builds by surprise, for 5 clay, a guard: no group to join; the space is yours to "
        "choose. [T5.10]"
    ]
    assert story(texts, chosen, built) == [
        "Orange chooses C4 for him.",
        "Li Si builds a guard on C4 (+7 VP): one of 2 spaces, chosen for him. [T5.10]",
    ]
    assert story(texts, *steps, chosen, built)[-1].startswith(
        "Li Si builds by surprise, for 5 clay, a guard on C4 (+7 VP): no group to join"
    )


@pytest.mark.parametrize(
    ("event", "told"),
    [
        (rule("T5.4 decree", "row 6", "sum 7"), "row 7 is marked already, so row 6 is. [T5.4]"),
        (rule("T5.6 fail", "decree", "artisan"), "cannot upgrade (it is an artisan already)"),
        (rule("T5.6 coins", "coins2", coins=2), "Li Si gains 2 coins. [T5.6]"),
        (rule("T5.6 craftsman", "officer guard", clay=3), "that of the guard warehouse is discard"),
        (rule("T5.6 craftsman", "officer", clay=3), "takes the clay of the officer warehouse: +3"),
        (rule("T5.6 inspector", "inspector", coins=2), "resolves inspector: +2 coins. [T5.6]"),
        (rule("T5.6 administrator", "build3"), "with the administrator: build for 3 clay. [T5.6]"),
        (rule("T5.8 decree", "row 3"), "follows decree row 3: the sword becomes available. [T5.8]"),
        (rule("T5.8 decree", "row 9"), "follows decree row 9: build for 2 clay. [T5.8]"),
        (rule("T5.8 score", "3", vp=3), "resolves the last decree: +3 VP. [T5.8]"),
        (
            rule("T5.9 specialist", "musician E5 sword", coins=-3),
            "places a musician on E5 with his sword: −3 coins. [T5.9]",
        ),
        (
            rule("T5.12 inspector", "row -1", "col +1 swing +0", "row -1 swing +5", swing=5),
            "moves the row inspector one space back, a swing of 5 VP. [T5.12]",
        ),
        (rule("T5.12 inspector", "stay"), "leaves the inspectors where they are. [T5.12]"),
        (rule("T5.13 master", "builder"), "Li Si gets the builder. [T5.13]"),
    ],
)
def test_T7_10_each_rule_has_its_line(event: Event, told: str, texts: Texts) -> None:
    lines = story(texts, event)
    assert len(lines) == 1
    assert lines[0].startswith("Li Si ")
    assert told in lines[0]


def test_a_turn_of_a_person_is_one_sentence(texts: Texts) -> None:
    game = seated(1, 3)
    before = len(game.log)
    for action in ("place craftsman 2", "take", "hire"):
        game.play(action, 1)
    lines = terracotta_table(game, texts).log(game.events(1, before))
    assert [line.text for line in lines] == [
        "Orange places a craftsman on slice 2, gets 2 wet clay, hires the claymaker, pays 1 coin."
    ]


# The end


def test_T3_11_the_outcome_of_the_solo_game(texts: Texts) -> None:
    table = terracotta_table(seated(1, 3), texts)

    def told(ranking: list[list[int]], his: int, mine: int) -> str:
        return table.outcome({"ranking": ranking, "scores": [{"total": his}, {"total": mine}]})

    assert told([[1], [0]], 200, 210) == "Orange beats Li Si by 210 VP to 200."
    assert told([[0], [1]], 220, 210) == "Li Si wins by 220 VP to 210: Orange loses."
    assert told([[0], [1]], 210, 210).startswith("210 VP each: a tie is a win for Li Si")


def test_a_shared_first_place(texts: Texts) -> None:
    table = terracotta_table(seated(3, 3), texts)
    scores = [{"total": 50}, {"total": 60}, {"total": 60}]
    result = {"ranking": [[1, 2], [0]], "scores": scores}
    assert table.outcome(result) == "Orange and Cyan share the first place with 60 VP."


def test_T7_7_the_last_action_of_a_turn_is_asked_about(texts: Texts) -> None:
    game = seated(1, 3)
    table = terracotta_table(game, texts)
    for action in ("place craftsman 2", "take", "hire"):
        assert table.last_word(game.view(1), action) is None
        game.play(action, 1)
    question = table.last_word(game.view(1), "decline clay")
    assert question is not None
    assert "cannot be taken back" in question


def test_the_module_offers_the_table() -> None:
    assert new_game("terracotta-army", 2, 1).book.table().TABLE is TABLE
