"""What belongs to an owner without an account: notes beside tables, tables out of sight, devices.

An owner is known by the secret in a browser's cookie. A pass hands that secret to another browser:
it is stored for some minutes, sealed with the pass's own secret, which only the link has.
"""

from __future__ import annotations

import hashlib
import hmac
from datetime import timedelta
from typing import Any

from fastapi import APIRouter, Request, Response

from bingma.server import clock, schemas
from bingma.server.api import REFUSALS, AtTable, Me, Use, set_cookie
from bingma.server.errors import Refusal
from bingma.server.identity import Viewer, hashed, new_secret
from bingma.server.table import OVER, WAITING, Table

router = APIRouter(prefix="/api/v1", responses=REFUSALS)

PASS_SECONDS = 600


def _owner(viewer: Viewer, table: Table) -> str:
    """The browser of somebody who has a seat at a table."""
    if viewer.browser is None or not any(viewer.browser in s.owners for s in table.seats):
        raise Refusal(403, "players-only", "Only the players of this table can do that.")
    return viewer.browser


@router.get("/tables/{table}/note", response_model=schemas.KeptNote, tags=["tables"])
async def show_note(services: Use, viewer: Me, table: AtTable) -> Any:
    """What you wrote beside a table of yours."""
    notes = await services.tables.database.notes(_owner(viewer, table))
    return {"note": notes.get(table.id, "")}


@router.put("/tables/{table}/note", response_model=schemas.KeptNote, tags=["tables"])
async def write_note(services: Use, viewer: Me, table: AtTable, wish: schemas.Note) -> Any:
    """Write something beside a table of yours, for nobody else to read."""
    note = wish.note.replace("\0", "").strip()
    await services.tables.database.keep(table.id, _owner(viewer, table), note=note)
    return {"note": note}


@router.post("/tables/{table}/forget", response_model=schemas.OnlyTable, tags=["tables"])
async def forget(services: Use, viewer: Me, table: AtTable) -> Any:
    """Put a table out of sight. Where others wait for you, resign first."""
    browser = _owner(viewer, table)
    mine = set(table.seats_of(viewer))
    if table.status == WAITING:
        for seat in mine:
            await services.tables.leave(table, seat, viewer)
    elif table.status != OVER and mine & set(table.people()) and set(table.people()) - mine:
        raise Refusal(409, "resign-first", "Others wait for you there; resign first.")
    await services.tables.database.keep(table.id, browser, forgotten=True)
    return {"table": table.info(viewer)}


@router.post("/my/pass", response_model=schemas.DevicePass, tags=["tables"])
async def make_pass(request: Request, services: Use) -> Any:
    """A secret that joins another browser to this one: once, within ten minutes."""
    browser = services.browser(request)
    if browser is None:
        raise Refusal(409, "no-tables", "This browser has no tables yet.")
    token = new_secret()
    expires = clock.now() + timedelta(seconds=PASS_SECONDS)
    await services.tables.database.add_pass(hashed(token), seal(browser, token).hex(), expires)
    return {"token": token, "seconds": PASS_SECONDS}


@router.post("/my/join", response_model=list[schemas.TableInfo], tags=["tables"])
async def use_pass(request: Request, response: Response, services: Use, wish: schemas.Pass) -> Any:
    """Join this browser to the one that made a pass: the tables of each are those of both."""
    database = services.tables.database
    sealed = await database.use_pass(hashed(wish.token), clock.now())
    if sealed is None:
        services.guessing.check(request.client.host if request.client else "")
        raise Refusal(403, "wrong-pass", "This link was used already, or is too old.")
    joined = seal(bytes.fromhex(sealed).decode("latin-1"), wish.token).decode("latin-1")
    before = services.browser(request)
    if before is not None and before != joined:
        await database.join_owners(hashed(before), hashed(joined))
    set_cookie(request, response, services, joined)
    return await services.tables.tables_of(Viewer(hashed(joined)))


def seal(text: str, token: str) -> bytes:
    """A text hidden by a secret that is used once; the same again brings it back.

    >>> hidden = seal("the secret of a browser", "the secret of a link")
    >>> seal(hidden.decode("latin-1"), "the secret of a link")
    b'the secret of a browser'
    """
    data = text.encode("latin-1")
    pad = b"".join(
        hmac.new(token.encode(), b"pass:%d" % part, hashlib.sha256).digest()
        for part in range(len(data) // 32 + 1)
    )
    return bytes(a ^ b for a, b in zip(data, pad, strict=False))
