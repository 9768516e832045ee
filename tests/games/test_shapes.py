"""What games hand out has the shapes that are promised: exactly those fields, of those types."""

from __future__ import annotations

import json
import random
from collections.abc import Iterator, Mapping
from pathlib import Path
from typing import Any, get_args

import pytest
from pydantic import TypeAdapter

from bingma.games import GAMES
from bingma.games.contract import CHANCE, Event
from bingma.games.terracotta import names as terracotta_names
from bingma.games.terracotta import shapes as terracotta
from bingma.games.terracotta.view import SCORED_LATER
from bingma.games.xian import names as xian_names
from bingma.games.xian import shapes as xian
from bingma.play.game import Game, from_record, new_game

SHAPES: dict[str, Any] = {"xian": xian, "terracotta-army": terracotta}
ALL_OPTIONS = (1, 2, 3, 4, 5, 6, 7, 8)
DEALT: list[tuple[str, int, tuple[int, ...]]] = [
    *(("xian", players, ()) for players in (2, 3, 4)),
    *(("terracotta-army", 1, options) for options in ((), (1, 3), ALL_OPTIONS)),
    *(("terracotta-army", players, ()) for players in (2, 3, 4)),
]
RECORDS = [
    path
    for game in ("xian", "terracotta")
    for path in sorted((Path(__file__).parent / game / "golden").glob("*.json"))
    if path.name != "digests.json"
]
# What takes time is looked at so many decisions apart.
VIEWS_EVERY, PREVIEWS_EVERY = 7, 41


@pytest.mark.parametrize(("name", "players", "options"), DEALT)
def test_random_games_have_their_shapes(name: str, players: int, options: tuple[int, ...]) -> None:
    assert SHAPES.keys() == GAMES.keys()
    check_course(at_random(new_game(name, players, seed=players, options=options)))


@pytest.mark.parametrize("path", RECORDS, ids=lambda path: str(path.stem))
def test_golden_games_have_their_shapes(path: Path) -> None:
    check_course(again(from_record(json.loads(path.read_text(encoding="utf-8")))))


def at_random(game: Game) -> Iterator[Game]:
    """A random game, stopped before each decision and at its end."""
    rng = random.Random(game.players)
    while not game.over:
        yield game
        seat = game.deciding[0]
        game.play(rng.choice(game.legal(seat)), seat)
    yield game


def again(played: Game) -> Iterator[Game]:
    """A game played once more, stopped before each decision and at its end."""
    game = played.restarted()
    for entry in played.log:
        if entry.seat == CHANCE:
            game.play_chance(entry.action)
        else:
            yield game
            game.play(entry.action, entry.seat)
    yield game


def check_course(course: Iterator[Game]) -> None:
    """Views, events, previews and what is printed, in a whole game."""
    seen: list[Event] = []
    for number, game in enumerate(course):
        if number % VIEWS_EVERY == 0 or game.over:
            views = TypeAdapter(SHAPES[game.name].View)
            for viewer in (None, *range(game.players)):
                check(views, game.view(viewer))
        if number % PREVIEWS_EVERY == 0:
            for seat in game.deciding:
                seen += [e for action in game.legal(seat) for e in game.preview(action, seat)]
    assert game.over
    shapes = SHAPES[game.name]
    check(TypeAdapter(shapes.Printed), game.book.printed())
    seen += [event for seat in (0, None) for event in game.events(seat)]
    assert len({event["kind"] for event in seen}) > 10
    events = TypeAdapter(shapes.Event)
    for event in seen:
        # The only event that is the same in all games.
        if event["kind"] != "decided":
            check(events, event)


def check(shape: TypeAdapter[Any], data: Mapping[str, Any]) -> None:
    """Nothing is missing, of another type, or besides what the shape says."""
    assert shape.dump_python(shape.validate_python(dict(data), strict=True)) == dict(data)


@pytest.mark.parametrize(
    ("shape", "named"),
    [
        (xian.Colour, xian_names.COLOURS),
        (xian.Resource, xian_names.RESOURCES),
        (xian.Section, xian_names.SECTIONS),
        (xian.Building, xian_names.BUILDINGS),
        (xian.Tile, xian_names.BONUS_TILES),
        (xian.TileState, xian_names.TILE_STATES[1:]),
        (xian.Asked, (*xian_names.COLOURS, "any")),
        (terracotta.WarriorType, terracotta_names.TYPES),
        (terracotta.WeaponName, terracotta_names.WEAPONS),
        (terracotta.SpecialistName, terracotta_names.SPECIALISTS),
        (terracotta.MasterName, terracotta_names.MASTERS),
        (terracotta.Direction, terracotta_names.DIRECTIONS),
        (terracotta.RingName, terracotta_names.RINGS),
        (terracotta.InspectorName, terracotta_names.INSPECTORS),
        (terracotta.WorkerName, terracotta_names.WORKERS),
        (terracotta.Part, tuple(SCORED_LATER)),
    ],
)
def test_sets_of_names_are_whole(shape: Any, named: tuple[str, ...]) -> None:
    assert get_args(shape.__value__) == named
