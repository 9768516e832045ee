"""Giving up: a seat for good, or the game, alone or all people together."""

from __future__ import annotations

from typing import Annotated, Any

from fastapi import APIRouter, Body

from bingma.server import schemas
from bingma.server.api import REFUSALS, AtTable, Me, SeatPath, Use
from bingma.server.errors import Refusal
from bingma.server.identity import Viewer
from bingma.server.storage import SeatChange, SeatMove
from bingma.server.table import PLAYING, Table
from bingma.server.tables import Tables, known_bot

router = APIRouter(prefix="/api/v1", responses=REFUSALS)


@router.post(
    "/tables/{table}/seats/{seat}/resign", response_model=schemas.OnlyTable, tags=["seats"]
)
async def resign(
    services: Use,
    viewer: Me,
    table: AtTable,
    seat: SeatPath,
    wish: Annotated[schemas.BotChoice | None, Body()] = None,
) -> Any:
    """Give up your seat: a bot has it for good. Alone against bots, this ends the game."""
    await give_up(services.tables, table, seat, viewer, wish.bot if wish else None)
    return {"table": table.info(viewer)}


@router.post("/tables/{table}/end", response_model=schemas.OnlyTable, tags=["seats"])
async def end(
    services: Use,
    viewer: Me,
    table: AtTable,
    wish: Annotated[schemas.EndWish | None, Body()] = None,
) -> Any:
    """Say that you would end the game here, or no longer; it ends when all people would."""
    await want_end(services.tables, table, viewer, wish is None or wish.wanted)
    return {"table": table.info(viewer)}


async def give_up(tables: Tables, table: Table, seat: int, viewer: Viewer, bot: str | None) -> None:
    """The owner of a seat resigns."""
    bot = known_bot(bot)
    async with table.lock:
        sitting = table.check_owner(viewer, seat)
        _check_playing(table)
        if sitting.resigned:
            return
        if set(table.people()) <= {seat}:
            await _end(tables, table)
        else:
            gone: SeatChange = {"kind": "bot", "bot": bot, "resigned": True, "given_by": seat}
            await tables.change(table, SeatMove(seat, sitting.kind, gone), ends=True)


async def want_end(tables: Tables, table: Table, viewer: Viewer, wanted: bool) -> None:
    """Somebody would end the game, or has thought better of it."""
    tables.check_player(table, viewer)
    async with table.lock:
        _check_playing(table)
        mine = set(table.seats_of(viewer)) & set(table.people())
        moves = [SeatMove(seat, "human", {"wants_end": wanted}) for seat in mine]
        await tables.change(table, *moves, ends=bool(table.people()))


def _check_playing(table: Table) -> None:
    if table.status != PLAYING:
        raise Refusal(409, "not-possible", "Only a game that is on can be given up.")


async def _end(tables: Tables, table: Table) -> None:
    await tables.database.end(table.id)
    await table.refresh()
    table.tell()
