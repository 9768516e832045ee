"""The application: everything put together."""

from __future__ import annotations

import asyncio
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager, suppress
from typing import Any

from fastapi import FastAPI, Request
from fastapi.exceptions import RequestValidationError
from pydantic import TypeAdapter
from pydantic.json_schema import JsonSchemaMode
from starlette.exceptions import HTTPException
from starlette.responses import Response

import bingma
from bingma.server import api, belongings, clock, leaving, lessons, live, metrics, schemas
from bingma.server.bots import BotPlayers
from bingma.server.errors import NotStored, Refusal
from bingma.server.page import page
from bingma.server.protection import Protection, quiet_log, refuse
from bingma.server.settings import Settings
from bingma.server.storage import Conflict, Database
from bingma.server.tables import Tables

METHODS = ["GET", "POST", "PUT", "PATCH", "DELETE"]

# Seconds for closing everything when the server stops.
CLOSE_SECONDS = 4

DESCRIPTION = """\
Tables for board games about the Terracotta Army. A bot needs three requests: open or join a table,
ask for the state, send an action. `X-Seat-Token` carries the secret of a seat. Live updates come by
WebSocket from `/api/v1/tables/{table}/live?seat=0`; `docs/server.md` tells the messages.
"""


class Server(FastAPI):
    """The application; its document describes the messages of the live connection too."""

    def openapi(self) -> dict[str, Any]:
        """The OpenAPI document, made once."""
        if self.openapi_schema is None:
            live_messages: list[tuple[str, JsonSchemaMode, TypeAdapter[Any]]] = [
                ("request", "validation", TypeAdapter(schemas.LiveRequest)),
                ("message", "serialization", TypeAdapter(schemas.LiveMessage)),
            ]
            place = "#/components/schemas/{model}"
            _, made = TypeAdapter.json_schemas(live_messages, ref_template=place)
            document = super().openapi()
            document["components"]["schemas"] |= made["$defs"]
        return super().openapi()


def create_app(settings: Settings) -> FastAPI:
    """A server over one database."""

    @asynccontextmanager
    async def lifespan(app: FastAPI) -> AsyncIterator[None]:
        with quiet_log():
            database = Database(settings.database)
            await database.open()
            bots = BotPlayers(settings.bot_processes, settings.pause_seconds)
            tables = Tables(database, settings, bots.wake)
            app.state.services = api.Services(settings, tables)
            metrics.look_at(tables.in_memory, database.waiting)
            # Beside people's requests: there may be many games to go on with.
            works = [tables.resume(), tables.look_elsewhere(), clock.Clock(tables).run()]
            works.append(metrics.watch_loop())
            if database.tells:
                with suppress(NotStored):  # the next beat says it
                    await tables.beat()
                works.append(tables.live())
            beside = [asyncio.create_task(work) for work in works]
            yield
            for task in beside:
                task.cancel()
            # A database that does not answer holds up nobody who stops the server.
            with suppress(TimeoutError):
                async with asyncio.timeout(CLOSE_SECONDS):
                    await asyncio.gather(*beside, return_exceptions=True)
                    await bots.close()
                    with suppress(NotStored):
                        await database.alive(clock.now())
                        await database.retire()
                    await database.close()

    app = Server(
        title="Bingma",
        version=bingma.__version__,
        description=DESCRIPTION,
        lifespan=lifespan,
        openapi_url="/api/v1/openapi.json",
        # Their pages load scripts from elsewhere, which our policy forbids.
        docs_url=None,
        redoc_url=None,
    )
    app.include_router(api.router)
    for part in (leaving, belongings, lessons):
        app.include_router(part.router)
    app.include_router(live.router)
    app.add_route("/healthz", _health, include_in_schema=False)
    app.add_route("/readyz", _readiness, include_in_schema=False)
    app.add_route("/api/{rest:path}", _no_such_page, methods=METHODS, include_in_schema=False)
    app.mount("/", page(settings.page))
    app.add_exception_handler(Refusal, _refused)
    app.add_exception_handler(Conflict, _conflict)
    app.add_exception_handler(RequestValidationError, _invalid)
    app.add_exception_handler(HTTPException, _http_error)
    app.add_middleware(Protection, settings=settings)
    return app


async def _health(request: Request) -> Response:
    """The process answers: there is no need to start it again."""
    return Response("ok\n", media_type="text/plain")


async def _readiness(request: Request) -> Response:
    """The database answers too: a proxy may send people here."""
    try:
        await request.app.state.services.tables.database.check()
    except NotStored as error:
        return refuse(error)
    return Response("ok\n", media_type="text/plain")


async def _no_such_page(request: Request) -> Response:
    return refuse(Refusal(404, "not-found", "There is nothing at this address."))


async def _refused(request: Request, error: Exception) -> Response:
    assert isinstance(error, Refusal)
    return refuse(error)


async def _conflict(request: Request, error: Exception) -> Response:
    return refuse(Refusal(409, "not-possible", "The table has changed meanwhile; look again."))


async def _invalid(request: Request, error: Exception) -> Response:
    """A request of the wrong shape. What was sent is not repeated."""
    assert isinstance(error, RequestValidationError)
    first = error.errors()[0]
    if first["loc"][:2] == ("path", "table"):
        return refuse(Refusal(404, "no-such-table", "There is no such table."))
    place = ".".join(str(part) for part in first["loc"])
    message = f"{place}: {first['msg']}."
    return refuse(Refusal(422, "bad-request", message, place=place, problem=first["type"]))


async def _http_error(request: Request, error: Exception) -> Response:
    assert isinstance(error, HTTPException)
    keys = {404: "not-found", 405: "method-not-allowed"}
    key = keys.get(error.status_code, "bad-request")
    response = refuse(Refusal(error.status_code, key, f"{error.detail}."))
    for name, value in (error.headers or {}).items():
        response.headers[name] = value
    return response
