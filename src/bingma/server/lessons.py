"""Lessons: nothing is stored, step and action say everything, so every answer is a plain GET."""

from __future__ import annotations

from functools import lru_cache
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Path, Query, Response

from bingma.games import GAMES, telling
from bingma.games.contract import BadNotation
from bingma.games.telling import say
from bingma.play.game import IllegalAction
from bingma.play.lessons import Lecture, NoLesson, after, at_step
from bingma.server import schemas
from bingma.server.errors import Refusal, refusal
from bingma.server.situations import boards, situation
from bingma.server.storage import SeatKind
from bingma.server.table import PLAY, advance, illegal

router = APIRouter(
    prefix="/api/v1/games/{game}/lesson/{step}",
    responses={"4XX": {"model": schemas.Error}},
    tags=["lessons"],
)

GameName = Annotated[str, Path(pattern=r"^[a-z-]{1,40}$", examples=["xian"])]
StepNumber = Annotated[int, Path(ge=1, lt=1000, description="From 1.", examples=[2])]
Tried = Annotated[
    str | None,
    Query(max_length=80, description="What was played there.", examples=["plan Y5/B4"]),
]
Entry = Annotated[int, Path(ge=0, lt=2**31)]


@router.get("", response_model=schemas.Lecture)
async def show_step(game: GameName, step: StepNumber, action: Tried = None) -> Response:
    """A step of a lesson; with an action what it leads to.

    The suggested action leads to the next step, any other legal one to a board to look at.
    """
    return Response(_answer(game, step, action), media_type="application/json")


@router.get("/words", response_model=list[telling.Section])
async def show_in_words(game: GameName, step: StepNumber, action: Tried = None) -> Response:
    """The whole table in words, as the learner sees it."""
    here = _lecture(game, step, action)
    return _json(here.game.table_in_words(here.lesson.seat))


@router.get("/boards/{entry}", response_model=schemas.Boards)
async def show_boards(
    game: GameName, step: StepNumber, entry: Entry, action: Tried = None
) -> Response:
    """The table at each line that ends in an entry of the log."""
    here = _lecture(game, step, action)
    if not 0 < entry <= len(here.game.log):
        raise Refusal(404, "no-such-entry", "The log has no such entry.")
    return _json(boards(here.game, entry, here.lesson.seat))


@router.get("/at/{n}", response_model=schemas.Moment)
async def show_moment(game: GameName, step: StepNumber, n: Entry, action: Tried = None) -> Response:
    """The table after entry n of the log, as the learner saw it."""
    here = _lecture(game, step, action)
    entries = here.game.log
    if n > len(entries):
        raise Refusal(404, "no-such-entry", f"The log has {len(entries)} entries.", n=n)
    then = here.game.restarted()
    for entry in entries[:n]:
        advance(then, PLAY, entry.seat, entry.action)
    return _json({"n": n, "view": then.view(here.lesson.seat)})


@lru_cache(maxsize=512)
def _answer(game: str, step: int, action: str | None) -> bytes:
    """The same for everybody, so it is made once; what is refused is not kept."""
    return orjson.dumps(_told(_lecture(game, step, action)))


def _json(content: Any) -> Response:
    return Response(orjson.dumps(content), media_type="application/json")


def _lecture(game: str, step: int, action: str | None) -> Lecture:
    """Where a learner stands; raises Refusal."""
    if game not in GAMES:
        raise Refusal(404, "no-such-game", "There is no such game here.", game=game)
    try:
        return at_step(game, step) if action is None else after(game, step, action)
    except NoLesson as fault:
        raise refusal(404, "no-such-lesson", fault) from None
    except IllegalAction as fault:
        raise illegal(game, fault) from None
    except BadNotation as fault:
        raise refusal(422, "bad-notation", fault, action=action) from None


def _told(here: Lecture) -> schemas.Lecture:
    game, seat = here.game, here.lesson.seat
    now = situation(game, seat)
    step = here.step
    if step.action is None or here.tried is not None:
        # It is looked at, not played on.
        now["legal"], now["refused"] = [], []
        if now["question"] is not None and not game.over:
            title = say("lesson-look" if here.tried is None else "lesson-tried")
            now["question"] = {"title": title, "moment": now["question"]["moment"]}
    events = [e for entry in game.log[here.since :] for e in game.seen(entry, seat)]
    lines = game.lines(seat)
    tried = [line for line in lines if line["last"] > here.since and not line.get("level")]
    return {
        "step": here.number,
        "steps": len(here.lesson.steps),
        "saying": here.saying,
        "lit": list(step.lit) if here.tried is None else [],
        "action": step.action if here.tried is None else None,
        "tried": None if here.tried is None else tried,
        "lines": lines,
        "position": game.position_text(seat),
        "state": {
            **now,
            "table": _table(here),
            "seat": seat,
            "seq": len(game.log),
            "events": events,
        },
    }


def _table(here: Lecture) -> schemas.TableInfo:
    """The table of a lesson, which nobody keeps."""
    game, seat, book = here.game, here.lesson.seat, here.game.book
    return {
        "id": f"lesson-{game.name}",
        "kind": "table",
        "game": game.name,
        "title": book.title,
        "secrets": book.has_secrets,
        "companion": False,
        "own_data": None,
        "options": game.options,
        "seed": None,
        "dealt": "record",
        "status": "over" if game.over else "playing",
        "players": game.players,
        "seats": [
            {
                "seat": n,
                "kind": "human" if n == seat else _kind(sitting.kind),
                "name": sitting.name,
                "bot": None,
                "colour": book.seat_colours[n],
                "mine": n == seat,
                "connected": True,
                "resigned": False,
                "wants_end": False,
                "given_by": None,
                "clock": None,
                "can_call": False,
            }
            for n, sitting in enumerate(game.seats)
        ],
        "listed": False,
        "spectators": False,
        "pace": "normal",
        "time": None,
        "hints": False,
        "created": "",
        "moved": "",
        "seq": len(game.log),
        "deciding": game.deciding,
        "your_move": here.tried is None and seat in game.deciding,
        "result": game.result(),
        "moment": game.moment(),
        "points": game.points(),
        "ended": False,
        "rematch": None,
        "other_rules": False,
    }


def _kind(kind: str) -> SeatKind:
    return "automaton" if kind == "automaton" else "bot"
