"""Live updates of a table by WebSocket: the same messages as by REST, pushed."""

from __future__ import annotations

import asyncio
import contextlib
import logging
from typing import Annotated

import orjson
from fastapi import APIRouter, Query, WebSocket
from pydantic import TypeAdapter, ValidationError
from starlette.websockets import WebSocketDisconnect

from bingma.server.api import Services
from bingma.server.errors import Refusal, Stale, no_such_table
from bingma.server.metrics import CONNECTIONS
from bingma.server.protection import Bucket, failure
from bingma.server.schemas import (
    LiveAck,
    LiveAction,
    LiveAsk,
    LiveError,
    LivePing,
    LivePong,
    LiveRequest,
    LiveTakeBack,
)
from bingma.server.storage import Request
from bingma.server.table import DRAW, PLAY, RESTART, UNDO, Watcher

log = logging.getLogger("bingma.server")

router = APIRouter(prefix="/api/v1")

TABLE_ID_LENGTH = 16

# Own numbers for closing: the page tells "gone" from "try again" by them.
NOT_ALLOWED = 4403
NO_SUCH_TABLE = 4404
TOO_MANY = 4429
# The number of the protocol itself for "try again later".
LATER = 1013
CLOSING = {404: NO_SUCH_TABLE, 429: TOO_MANY, 503: LATER}


KINDS: dict[str, Request] = {"undo": UNDO, "restart-go": RESTART, "draw": DRAW}

REQUEST: TypeAdapter[LiveRequest] = TypeAdapter(LiveRequest)


@router.websocket("/tables/{table_id}/live")
async def live(
    socket: WebSocket,
    table_id: str,
    seat: Annotated[int | None, Query(ge=0, lt=100)] = None,
    since: Annotated[int | None, Query(ge=0, lt=2**31)] = None,
) -> None:
    """The state now, then an update after every change; actions can be sent too."""
    # Whoever goes away while being refused has not broken anything.
    with contextlib.suppress(WebSocketDisconnect):
        await _serve(socket, table_id, seat, since)


async def _serve(socket: WebSocket, table_id: str, seat: int | None, since: int | None) -> None:
    services: Services = socket.app.state.services
    viewer = services.viewer(socket)
    await socket.accept()
    try:
        with services.connected(socket), CONNECTIONS.track_inprogress():
            if len(table_id) != TABLE_ID_LENGTH or "\0" in table_id:
                raise no_such_table()
            table = await services.tables.get(table_id)
            services.check_token(table, viewer, socket)
            watcher = Watcher(table, viewer, table.seat_to_show(viewer, seat))
            table.join(watcher)
            try:
                await table.database.whole(table.saw(watcher))
                await _Connection(socket, watcher, Bucket(services.settings.sending)).run(since)
            finally:
                table.leave(watcher)
                await table.database.whole(table.saw(watcher))
    except Refusal as refusal:
        await _send(socket, _error(refusal, None))
        await socket.close(CLOSING.get(refusal.status, NOT_ALLOWED), refusal.key)


class _Connection:
    """One browser tab or program that looks on."""

    def __init__(self, socket: WebSocket, watcher: Watcher, bucket: Bucket) -> None:
        self.socket = socket
        self.watcher = watcher
        self.bucket = bucket

    async def run(self, since: int | None) -> None:
        """Until the other side goes away."""
        await self.socket.send_text(self.watcher.first(since).decode())
        pushing = asyncio.create_task(self._push())
        try:
            await self._receive()
        finally:
            pushing.cancel()
            await asyncio.gather(pushing, return_exceptions=True)

    async def _push(self) -> None:
        with contextlib.suppress(WebSocketDisconnect, RuntimeError):
            while True:
                await self.watcher.news.wait()
                self.watcher.news.clear()
                if self.watcher.table.gone:
                    await _send(self.socket, _error(no_such_table(), None))
                    await self.socket.close(NO_SUCH_TABLE)
                    return
                if (message := self.watcher.next()) is not None:
                    await self.socket.send_text(message.decode())
                while self.watcher.said:
                    await self.socket.send_text(self.watcher.said.popleft().decode())

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
                message = REQUEST.validate_json(text)
            except ValidationError:
                problem = Refusal(422, "bad-message", "This message was not understood.")
                await _send(self.socket, _error(problem, None))
                continue
            await self._answer(message)

    async def _answer(self, message: LiveRequest) -> None:
        if isinstance(message, LivePing):
            await _send(self.socket, {"type": "pong", "seq": self.watcher.table.seq})
            return
        if isinstance(message, LiveAsk):
            await self.socket.send_text(self.watcher.first(None).decode())
            return
        before = self.watcher.table.seq
        try:
            seq = await self._act(message)
        except Exception as error:
            refusal = error if isinstance(error, Refusal) else failure()
            if refusal is not error:
                log.exception("a live request has failed")
            await _send(self.socket, _error(refusal, message.key))
            if isinstance(refusal, Stale):
                # Whoever missed something gets everything.
                await self.socket.send_text(self.watcher.first(message.expected_seq).decode())
        else:
            # Otherwise the update that tells of it says so.
            if message.key is None or seq <= before:
                await _send(self.socket, {"type": "ack", "key": message.key, "seq": seq})

    async def _act(self, message: LiveAction | LiveTakeBack) -> int:
        table, seat = self.watcher.table, self.watcher.seat
        if seat is None:
            raise Refusal(403, "not-your-seat", "Spectators only look on.")
        table.check_owner(self.watcher.viewer, seat)
        if table.is_played_by_bot(seat):
            raise Refusal(409, "bot-plays", "A bot plays this seat now; take it back first.")
        if isinstance(message, LiveAction):
            return await table.act(seat, PLAY, message.action, message.expected_seq, message.key)
        return await table.act(seat, KINDS[message.type], "", message.expected_seq, message.key)


def _error(refusal: Refusal, key: str | None) -> LiveError:
    return {"type": "error", "key": key, "error": refusal.as_data()}


async def _send(socket: WebSocket, message: LiveAck | LiveError | LivePong) -> None:
    await socket.send_text(orjson.dumps(message).decode())
