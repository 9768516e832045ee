"""The API: everything by REST, and live updates by WebSocket. See `docs/server.md`."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from starlette.requests import HTTPConnection

from bingma.games import GAMES, rulebook
from bingma.games.contract import BadNotation
from bingma.play.game import IllegalAction
from bingma.server import schemas
from bingma.server.errors import Refusal, Stale
from bingma.server.identity import (
    COOKIE,
    COOKIE_SECONDS,
    TOKEN_HEADER,
    Viewer,
    hashed,
    new_secret,
    sign,
    unsign,
)
from bingma.server.protection import Limiter
from bingma.server.settings import Settings
from bingma.server.table import OVER, PLAY, RESTART, UNDO, Table, TableSeat
from bingma.server.tables import Tables, Wishes, clean_name, court_name, game_list, known_bot
from bingma.server.texts import readable

REFUSALS: dict[int | str, dict[str, Any]] = {"4XX": {"model": schemas.Error}}
STALE: dict[int | str, dict[str, Any]] = {409: {"model": schemas.StaleState}}

router = APIRouter(prefix="/api/v1", responses=REFUSALS)

TableId = Annotated[str, Path(pattern=r"^[A-Za-z0-9_-]{16}$", examples=["h3Jk9sQ2mZ0aXc4b"])]
SeatPath = Annotated[int, Path(ge=0, lt=100)]
SeatQuery = Annotated[int | None, Query(ge=0, lt=100)]
Since = Annotated[int | None, Query(ge=0, lt=2**31)]


class Services:
    """What the routes work with."""

    def __init__(self, settings: Settings, tables: Tables) -> None:
        self.settings = settings
        self.tables = tables
        self.guessing = Limiter(settings.guessing)

    def viewer(self, connection: HTTPConnection) -> Viewer:
        """Whom a request has shown to be."""
        cookie = connection.cookies.get(COOKIE)
        browser = unsign(cookie, self.settings.secret_key) if cookie else None
        token = connection.headers.get(TOKEN_HEADER)
        return Viewer(
            browser=hashed(browser) if browser else None,
            token_hash=hashed(token) if token else None,
        )

    def check_token(self, table: Table, viewer: Viewer, connection: HTTPConnection) -> None:
        """A wrong secret is refused, and not often."""
        hashes = [seat.token_hash for seat in table.seats if seat.token_hash]
        if viewer.token_hash is not None and viewer.token_hash not in hashes:
            self.guessing.check(connection.client.host if connection.client else "")
            raise Refusal(403, "wrong-token", "This secret opens no seat here.")


async def _services(request: Request) -> Services:
    services: Services = request.app.state.services
    return services


Use = Annotated[Services, Depends(_services)]


async def _viewer(request: Request, services: Use) -> Viewer:
    return services.viewer(request)


async def _browser(request: Request, response: Response, services: Use) -> Viewer:
    """The viewer; a browser without a cookie gets one."""
    viewer = services.viewer(request)
    if viewer.browser is not None:
        return viewer
    browser = new_secret()
    response.set_cookie(
        COOKIE,
        sign(browser, services.settings.secret_key),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )
    return Viewer(hashed(browser), viewer.token_hash)


async def _table(request: Request, services: Use, table_id: str) -> Table:
    table = await services.tables.get(table_id)
    services.check_token(table, services.viewer(request), request)
    return table


async def _table_by_path(request: Request, services: Use, table: TableId) -> Table:
    return await _table(request, services, table)


Me = Annotated[Viewer, Depends(_viewer)]
MeWithCookie = Annotated[Viewer, Depends(_browser)]
AtTable = Annotated[Table, Depends(_table_by_path)]


def _json(content: bytes | Any, status: int = 200) -> Response:
    body = content if isinstance(content, bytes) else orjson.dumps(content)
    return Response(body, status, media_type="application/json")


def _seats(wanted: Sequence[schemas.NewSeat], viewer: Viewer) -> tuple[list[TableSeat], list[Any]]:
    """Seats as wished, and the secrets of those that belong to the one who asks."""
    seats: list[TableSeat] = []
    links = []
    for n, seat in enumerate(wanted):
        name = clean_name(seat.name or "")
        if seat.kind == "bot":
            bot = known_bot(seat.bot)
            seats.append(TableSeat("bot", name or court_name(seats), bot, None))
        elif seat.kind == "open":
            seats.append(TableSeat("open", "", None, None))
        else:
            token = new_secret()
            owners = {viewer.browser} if viewer.browser else set()
            seats.append(TableSeat("human", name or f"Player {n + 1}", None, hashed(token), owners))
            links.append(token)
    return seats, links


def _opened(table: Table, viewer: Viewer, tokens: Sequence[str]) -> dict[str, Any]:
    """A new table; its human seats are those of the one who asked, in order."""
    people = [n for n, seat in enumerate(table.seats) if seat.kind == "human"]
    links = [{"seat": n, "token": t} for n, t in zip(people, tokens, strict=True)]
    return {"table": table.info(viewer), "links": links}


# Tables


@router.get("/games", response_model=list[schemas.GameInfo], tags=["tables"])
async def list_games() -> Any:
    """The games that can be played here, and their bots."""
    return game_list()


@router.get("/games/{game}/printed", response_model=dict[str, Any], tags=["tables"])
async def show_printed(
    game: Annotated[str, Path(pattern=r"^[a-z-]{1,40}$", examples=["xian"])],
) -> Any:
    """What is printed on the cards and the board of a game, for those who draw them."""
    if game not in GAMES:
        raise Refusal(404, "no-such-game", "There is no such game here.", game=game)
    return rulebook(game).printed()


@router.get("/tables", response_model=list[schemas.TableInfo], tags=["tables"])
async def list_tables(services: Use, viewer: Me) -> Any:
    """The lobby: listed tables with open seats."""
    return await services.tables.open_tables(viewer)


@router.get("/my/tables", response_model=list[schemas.TableInfo], tags=["tables"])
async def list_my_tables(services: Use, viewer: Me) -> Any:
    """The tables where this browser has a seat; first those that wait for it."""
    return await services.tables.tables_of(viewer)


@router.post("/tables", status_code=201, response_model=schemas.Opened, tags=["tables"])
async def open_table(services: Use, viewer: MeWithCookie, wish: schemas.NewTable) -> Any:
    """Open a table. Human seats are yours; open ones wait for others."""
    seats, tokens = _seats(wish.seats, viewer)
    wishes = Wishes(wish.listed, wish.spectators, wish.pace)
    table = await services.tables.create(wish.game, seats, wish.seed, wish.options, wishes)
    return _opened(table, viewer, tokens)


@router.get("/tables/{table}", response_model=schemas.TableInfo, tags=["tables"])
async def show_table(table: AtTable, viewer: Me) -> Any:
    """One table without the game on it."""
    return table.info(viewer)


@router.post("/tables/{table}/join", response_model=schemas.Joined, tags=["seats"])
async def join(services: Use, viewer: MeWithCookie, table: AtTable, wish: schemas.Join) -> Any:
    """Take an open seat. Asking again gives the seat that you have, without its secret."""
    seat, token = await services.tables.join(table, wish.name, wish.seat, viewer)
    mine = Viewer(viewer.browser, hashed(token) if token else viewer.token_hash)
    return {"seat": seat, "token": token, "table": table.info(mine)}


@router.post("/tables/{table}/claim", response_model=schemas.Claimed, tags=["seats"])
async def claim(services: Use, viewer: MeWithCookie, table: AtTable) -> Any:
    """Make the seat of a secret link (header X-Seat-Token) one of this browser's seats."""
    return {"seat": await services.tables.claim(table, viewer), "table": table.info(viewer)}


@router.post("/tables/{table}/leave", response_model=schemas.OnlyTable, tags=["seats"])
async def leave(services: Use, viewer: Me, table: AtTable, wish: schemas.SeatChoice) -> Any:
    """Leave a seat before the game has begun."""
    await services.tables.leave(table, wish.seat, viewer)
    return {"table": table.info(viewer)}


@router.post("/tables/{table}/start", response_model=schemas.OnlyTable, tags=["seats"])
async def start(
    services: Use,
    viewer: Me,
    table: AtTable,
    wish: Annotated[schemas.BotChoice | None, Body()] = None,
) -> Any:
    """Begin now; a bot takes each seat that is still open."""
    await services.tables.start(table, viewer, wish.bot if wish else None)
    return {"table": table.info(viewer)}


@router.post("/tables/{table}/rematch", response_model=schemas.Opened, tags=["tables"])
async def rematch(services: Use, viewer: MeWithCookie, table: AtTable) -> Any:
    """The next game with the same players. Everybody who asks gets the same table.

    Who asks first gets new secrets for the own seats; all others' secrets stay as they were.
    """
    created, links = await services.tables.rematch(table, viewer)
    first = next(iter(links.values()), None)
    mine = Viewer(viewer.browser, hashed(first) if first else viewer.token_hash)
    return {
        "table": created.info(mine),
        "links": [{"seat": seat, "token": token} for seat, token in links.items()],
    }


@router.post("/tables/{table}/seats/{seat}/bot", response_model=schemas.OnlyTable, tags=["seats"])
async def give_to_bot(
    services: Use,
    viewer: Me,
    table: AtTable,
    seat: SeatPath,
    wish: Annotated[schemas.BotChoice | None, Body()] = None,
) -> Any:
    """Let a bot play for you, or for a player who is away."""
    await services.tables.give_to_bot(table, seat, viewer, wish.bot if wish else None)
    return {"table": table.info(viewer)}


@router.post("/tables/{table}/seats/{seat}/take", response_model=schemas.OnlyTable, tags=["seats"])
async def take_back_seat(services: Use, viewer: Me, table: AtTable, seat: SeatPath) -> Any:
    """Take your seat back from a bot."""
    await services.tables.take_back(table, seat, viewer)
    return {"table": table.info(viewer)}


# Playing


@router.get("/tables/{table}/state", response_model=schemas.State, tags=["play"])
async def state(viewer: Me, table: AtTable, seat: SeatQuery = None, since: Since = None) -> Any:
    """Everything that a seat may know, its legal actions included.

    Without `seat`: your seat that has to decide, else your first one, else as a spectator. With
    `since`: also the events after that `seq`.
    """
    return _json(table.state(viewer, table.seat_to_show(viewer, seat), since))


async def _act(
    table: Table, viewer: Viewer, seat: int, kind: str, action: str, seq: int, key: str | None
) -> Response:
    sitting = table.check_owner(viewer, seat)
    if sitting.kind == "bot":
        raise Refusal(409, "bot-plays", "A bot plays this seat now; take it back first.", seat=seat)
    try:
        await table.act(seat, kind, action, seq, key)
    except Stale as stale:
        now = table.state(viewer, seat, min(seq, table.seq))
        error = orjson.dumps(stale.as_data())
        return _json(b'{"error":%b,"state":%b}' % (error, now), 409)
    return _json(table.state(viewer, seat, min(seq, table.seq)))


@router.post(
    "/tables/{table}/actions", response_model=schemas.State, responses=STALE, tags=["play"]
)
async def play(viewer: Me, table: AtTable, wish: schemas.PlayAction) -> Response:
    """Play an action. It is stored before the answer comes."""
    return await _act(table, viewer, wish.seat, PLAY, wish.action, wish.expected_seq, wish.key)


@router.post("/tables/{table}/undo", response_model=schemas.State, responses=STALE, tags=["play"])
async def undo(viewer: Me, table: AtTable, wish: schemas.TakeBack) -> Response:
    """Take back your last action, unless another player has decided or something was shown."""
    return await _act(table, viewer, wish.seat, UNDO, "", wish.expected_seq, wish.key)


@router.post(
    "/tables/{table}/restart-go", response_model=schemas.State, responses=STALE, tags=["play"]
)
async def restart_go(viewer: Me, table: AtTable, wish: schemas.TakeBack) -> Response:
    """Take back everything of your present go that can be taken back."""
    return await _act(table, viewer, wish.seat, RESTART, "", wish.expected_seq, wish.key)


@router.get("/tables/{table}/why", response_model=schemas.Why, tags=["play"])
async def why(
    viewer: Me,
    table: AtTable,
    seat: Annotated[int, Query(ge=0, lt=100)],
    action: Annotated[str, Query(max_length=80, examples=["enter lab"])],
) -> Any:
    """Why an action is not legal now."""
    table.check_owner(viewer, seat)
    if table.status == "waiting":
        raise Refusal(409, "not-started", "The game has not begun.")
    try:
        reason = table.game.why_not(action, seat)
    except IllegalAction as error:
        reason = error.reason
    except BadNotation as error:
        raise Refusal(422, "bad-notation", f"{error}.", action=action) from None
    told = None if reason is None else {"key": reason.key, "values": reason.values}
    return {"legal": reason is None, "reason": told}


# Looking back


@router.get("/tables/{table}/log", response_model=list[schemas.LogLine], tags=["history"])
async def show_log(viewer: Me, table: AtTable, seat: SeatQuery = None) -> Any:
    """Everything that was played and not taken back, as far as a seat may know it."""
    shown = table.seat_to_show(viewer, seat)
    if table.status == "waiting":
        return []
    lines = [
        {"n": n, "seat": entry.seat, "events": table.game.seen(entry, shown)}
        for n, entry in enumerate(table.game.log, start=1)
    ]
    return _json(lines)


@router.get("/tables/{table}/at/{n}", response_model=schemas.Moment, tags=["history"])
async def show_moment(
    viewer: Me, table: AtTable, n: Annotated[int, Path(ge=0, lt=2**31)], seat: SeatQuery = None
) -> Any:
    """The game after entry n of its log, as a seat saw it; any seat when the game is over."""
    shown = table.seat_to_show(viewer, seat)
    if table.status == "waiting":
        raise Refusal(409, "not-started", "The game has not begun.")
    return _json({"n": n, "view": table.at(n).view(shown)})


def _check_over(table: Table, viewer: Viewer) -> None:
    table.check_may_see(viewer)
    if table.status != OVER:
        raise Refusal(409, "not-over", "The record holds every secret: it can be had at the end.")


def _attachment(name: str) -> dict[str, str]:
    return {"Content-Disposition": f'attachment; filename="{name}"'}


@router.get("/tables/{table}/record", response_model=dict[str, Any], tags=["history"])
async def show_record(viewer: Me, table: AtTable) -> Response:
    """The record of a finished game, which replays anywhere."""
    _check_over(table, viewer)
    name = f"{table.row['game']}-{table.id}.json"
    return Response(
        orjson.dumps(table.record()), 200, _attachment(name), media_type="application/json"
    )


@router.get(
    "/tables/{table}/record.txt",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"example": "Xi'an\n"}}}},
    tags=["history"],
)
async def show_text(viewer: Me, table: AtTable) -> Response:
    """A finished game as text."""
    _check_over(table, viewer)
    name = f"{table.row['game']}-{table.id}.txt"
    return Response(readable(table), 200, _attachment(name), media_type="text/plain")


@router.post("/records", status_code=201, response_model=schemas.OnlyTable, tags=["history"])
async def add_record(services: Use, viewer: Me, record: Annotated[dict[str, Any], Body()]) -> Any:
    """Bring a record, of a finished game or not, to watch it here."""
    table = await services.tables.add_record(record)
    return {"table": table.info(viewer)}


@router.post(
    "/tables/{table}/branch", status_code=201, response_model=schemas.Opened, tags=["history"]
)
async def branch(services: Use, viewer: MeWithCookie, table: AtTable, wish: schemas.Branch) -> Any:
    """Open a table that plays on from some point of a finished game."""
    table.check_may_see(viewer)
    seats, tokens = _seats(wish.seats, viewer)
    created = await services.tables.branch(table, wish.n, seats, Wishes(pace=wish.pace))
    return _opened(created, viewer, tokens)
