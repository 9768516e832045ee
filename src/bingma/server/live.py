"""Live updates of a table by WebSocket: the same messages as by REST, pushed."""

from __future__ import annotations

import asyncio
import contextlib
from typing import Annotated, Any, Literal

import orjson
from fastapi import APIRouter, Query, WebSocket
from pydantic import Field, TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from bingma.server.api import Services
from bingma.server.errors import Refusal, Stale, no_such_table
from bingma.server.protection import Bucket
from bingma.server.schemas import Key, Seq, Strict, Word
from bingma.server.table import PLAY, RESTART, UNDO, Watcher

router = APIRouter(prefix="/api/v1")

TABLE_ID_LENGTH = 16

# Own numbers for closing: the page tells "gone" from "try again" by them.
NOT_ALLOWED = 4403
NO_SUCH_TABLE = 4404
TOO_MANY = 4429


class LiveAction(Strict):
    """An action of the seat that the connection is for."""

    type: Literal["action"]
    action: Word
    expected_seq: Seq
    key: Key | None = None


class LiveTakeBack(Strict):
    """Undo, or restart of the go."""

    type: Literal["undo", "restart-go"]
    expected_seq: Seq
    key: Key | None = None


class Ping(Strict):
    """Are you there?"""

    type: Literal["ping"]


LiveMessage = Annotated[LiveAction | LiveTakeBack | Ping, Field(discriminator="type")]
MESSAGE: TypeAdapter[LiveAction | LiveTakeBack | Ping] = TypeAdapter(LiveMessage)


@router.websocket("/tables/{table_id}/live")
async def live(
    socket: WebSocket,
    table_id: str,
    seat: Annotated[int | None, Query(ge=0, lt=100)] = None,
    since: Annotated[int | None, Query(ge=0, lt=2**31)] = None,
) -> None:
    """The state now, then an update after every change; actions can be sent too."""
    services: Services = socket.app.state.services
    viewer = services.viewer(socket)
    await socket.accept()
    try:
        if len(table_id) != TABLE_ID_LENGTH or "\0" in table_id:
            raise no_such_table()
        table = await services.tables.get(table_id)
        services.check_token(table, viewer, socket)
        watcher = Watcher(table, viewer, table.seat_to_show(viewer, seat))
    except Refusal as refusal:
        await _send(socket, {"type": "error", "key": None, "error": refusal.as_data()})
        code = {404: NO_SUCH_TABLE, 429: TOO_MANY}.get(refusal.status, NOT_ALLOWED)
        await socket.close(code, refusal.key)
        return
    connection = _Connection(socket, watcher, Bucket(services.settings.sending))
    with contextlib.suppress(WebSocketDisconnect):
        await connection.run(since)


class _Connection:
    """One browser tab or program that looks on."""

    def __init__(self, socket: WebSocket, watcher: Watcher, bucket: Bucket) -> None:
        self.socket = socket
        self.watcher = watcher
        self.bucket = bucket

    async def run(self, since: int | None) -> None:
        """Until the other side goes away."""
        table = self.watcher.table
        table.watchers.add(self.watcher)
        pushing = None
        try:
            await self.socket.send_text(self.watcher.first(since).decode())
            table.tell()
            pushing = asyncio.create_task(self._push())
            await self._receive()
        finally:
            table.watchers.discard(self.watcher)
            table.tell()
            if pushing is not None:
                pushing.cancel()
                await asyncio.gather(pushing, return_exceptions=True)

    async def _push(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self.watcher.news.wait()
                self.watcher.news.clear()
                if (message := self.watcher.next()) is not None:
                    await self.socket.send_text(message.decode())

    async def _receive(self) -> None:
        while True:
            received = await self.socket.receive()
            if received["type"] == "websocket.disconnect":
                return
            text = received.get("text") or received.get("bytes") or ""
            if not self.bucket.take():
                await self.socket.close(TOO_MANY, "too-many-requests")
                return
            try:
                message = MESSAGE.validate_json(text)
            except ValidationError:
                problem = Refusal(422, "bad-message", "This message was not understood.")
                await _send(self.socket, _error(problem, None))
                continue
            await self._answer(message)

    async def _answer(self, message: LiveAction | LiveTakeBack | Ping) -> None:
        if isinstance(message, Ping):
            await _send(self.socket, {"type": "pong", "seq": self.watcher.table.seq})
            return
        try:
            seq = await self._act(message)
        except Refusal as refusal:
            await _send(self.socket, _error(refusal, message.key))
            if isinstance(refusal, Stale):
                # Whoever missed something gets everything.
                await self.socket.send_text(self.watcher.first(message.expected_seq).decode())
        else:
            await _send(self.socket, {"type": "ack", "key": message.key, "seq": seq})

    async def _act(self, message: LiveAction | LiveTakeBack) -> int:
        table, seat = self.watcher.table, self.watcher.seat
        if seat is None:
            raise Refusal(403, "not-your-seat", "Spectators only look on.")
        if table.check_owner(self.watcher.viewer, seat).kind == "bot":
            raise Refusal(409, "bot-plays", "A bot plays this seat now; take it back first.")
        if isinstance(message, LiveAction):
            return await table.act(seat, PLAY, message.action, message.expected_seq, message.key)
        kind = UNDO if message.type == "undo" else RESTART
        return await table.act(seat, kind, "", message.expected_seq, message.key)


def _error(refusal: Refusal, key: str | None) -> dict[str, Any]:
    return {"type": "error", "key": key, "error": refusal.as_data()}


async def _send(socket: WebSocket, message: dict[str, Any]) -> None:
    await socket.send_text(orjson.dumps(message).decode())
