"""The API: everything by REST, and live updates by WebSocket. See `docs/server.md`."""

from __future__ import annotations

from base64 import b64encode
from collections import Counter
from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from typing import Annotated, Any

import orjson
from fastapi import APIRouter, Body, Depends, Path, Query, Request, Response
from starlette.requests import HTTPConnection

from bingma.games import GAMES, boxes, rulebook, telling
from bingma.games.components import BadComponents, plain, write_toml
from bingma.games.contract import BadNotation
from bingma.play.game import IllegalAction
from bingma.server import schemas
from bingma.server.errors import Refusal, Stale, refusal, too_many_connections
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
from bingma.server.page import HASHED_RULES
from bingma.server.protection import Limiter, sender
from bingma.server.settings import Settings
from bingma.server.storage import Request as Wanted
from bingma.server.table import (
    DRAW,
    OVER,
    PLAY,
    RESTART,
    UNDO,
    Table,
    TableSeat,
    gives_hints,
    illegal,
)
from bingma.server.tables import Tables, Wishes, clean_name, court_name, game_list, known_bot
from bingma.server.texts import readable
from bingma.texts import Language, texts

REFUSALS: dict[int | str, dict[str, Any]] = {
    "4XX": {"model": schemas.Error},
    503: {"model": schemas.Error, "description": "Not stored: to be sent again after a second."},
}
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
        self.bots_only = Limiter(settings.bots_only)
        self.connections: Counter[str] = Counter()
        """Live connections by address."""

    def browser(self, connection: HTTPConnection) -> str | None:
        """The secret of the browser that a request comes from."""
        cookie = connection.cookies.get(COOKIE)
        return unsign(cookie, self.settings.secret_key) if cookie else None

    def viewer(self, connection: HTTPConnection) -> Viewer:
        """Whom a request has shown to be."""
        browser = self.browser(connection)
        token = connection.headers.get(TOKEN_HEADER)
        return Viewer(
            browser=hashed(browser) if browser else None,
            token_hash=hashed(token) if token else None,
        )

    def check_token(self, table: Table, viewer: Viewer, connection: HTTPConnection) -> None:
        """A wrong secret is refused, and not often."""
        hashes = [seat.token_hash for seat in table.seats if seat.token_hash]
        if viewer.token_hash is not None and viewer.token_hash not in hashes:
            self.guessing.check(sender(connection.scope))
            raise Refusal(403, "wrong-token", "This secret opens no seat here.")

    @contextmanager
    def connected(self, connection: HTTPConnection) -> Iterator[None]:
        """Count a live connection of an address; raises Refusal if it has too many."""
        address = sender(connection.scope)
        if self.connections[address] >= self.settings.connections:
            raise too_many_connections()
        self.connections[address] += 1
        try:
            yield
        finally:
            self.connections[address] -= 1
            if not self.connections[address]:
                del self.connections[address]


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
    set_cookie(request, response, services, browser)
    return Viewer(hashed(browser), viewer.token_hash)


def set_cookie(request: Request, response: Response, services: Services, browser: str) -> None:
    """Make a browser known by a secret."""
    response.set_cookie(
        COOKIE,
        sign(browser, services.settings.secret_key),
        max_age=COOKIE_SECONDS,
        httponly=True,
        samesite="lax",
        secure=request.url.scheme == "https",
    )


async def _table(request: Request, services: Use, table_id: str) -> Table:
    table = await services.tables.get(table_id)
    services.check_token(table, services.viewer(request), request)
    services.tables.visit(table)
    return table


async def _table_by_path(request: Request, services: Use, table: TableId) -> Table:
    return await _table(request, services, table)


Me = Annotated[Viewer, Depends(_viewer)]
MeWithCookie = Annotated[Viewer, Depends(_browser)]
AtTable = Annotated[Table, Depends(_table_by_path)]


def _json(content: bytes | Any, status: int = 200) -> Response:
    body = content if isinstance(content, bytes) else orjson.dumps(content)
    return Response(body, status, media_type="application/json")


def _seats(
    services: Services, wanted: Sequence[schemas.SeatWish], viewer: Viewer, key: str | None
) -> tuple[list[TableSeat], list[str]]:
    """Seats as wished, and the secrets of those that belong to the one who asks."""
    seats: list[TableSeat] = []
    links = []
    taken = {clean_name(seat.name or "") for seat in wanted}
    for n, seat in enumerate(wanted):
        name = clean_name(seat.name or "") or court_name({*taken, *(s.name for s in seats)})
        if seat.kind == "bot":
            bot = known_bot(seat.bot)
            seats.append(TableSeat("bot", name, bot, None))
        elif seat.kind == "open":
            seats.append(TableSeat("open", "", None, None))
        else:
            token = services.tables.token(key, "open", n)
            owners = {viewer.browser} if viewer.browser else set()
            seats.append(TableSeat("human", name, None, hashed(token), owners))
            links.append(token)
    return seats, links


async def _check_room(
    request: Request,
    services: Services,
    viewer: Viewer,
    seats: Sequence[TableSeat],
    key: str | None,
) -> None:
    """Raise Refusal if one more such table is more than one visitor may have."""
    await services.tables.check_room(viewer, seats, key)
    if all(seat.kind == "bot" for seat in seats):
        services.bots_only.check(sender(request.scope))


async def _opened(
    services: Services, table: Table, viewer: Viewer, tokens: Sequence[str]
) -> schemas.Opened:
    """A new table with the secrets of those seats that belong to the one who asked."""
    secret = {hashed(token): token for token in tokens}
    links: list[schemas.Link] = []
    for n, seat in enumerate(table.seats):
        if seat.token_hash in secret:
            # Asked again with the same key, perhaps without the cookie of the answer that got lost.
            await services.tables.own(table, n, viewer)
            links.append({"seat": n, "token": secret[seat.token_hash]})
    return {"table": table.info(viewer), "links": links}


# Tables


@router.get("/server", response_model=schemas.ServerInfo, tags=["tables"])
async def show_server(services: Use) -> Any:
    """Where others find this server: for links that are handed on from its own machine."""
    return {"origin": services.settings.origin}


@router.get("/games", response_model=list[schemas.GameInfo], tags=["tables"])
async def list_games() -> Any:
    """The games that can be played here, and their bots."""
    return game_list()


def _known(game: Annotated[str, Path(pattern=r"^[a-z-]{1,40}$", examples=["xian"])]) -> str:
    if game not in GAMES:
        raise Refusal(404, "no-such-game", "There is no such game here.", game=game)
    return game


Known = Annotated[str, Depends(_known)]


@router.get("/games/{game}/printed", response_model=dict[str, Any], tags=["tables"])
async def show_printed(game: Known) -> Any:
    """What is printed on the cards and the board of a game, for those who draw them."""
    return rulebook(game).printed()


@router.get("/games/{game}/components", response_model=boxes.Sheet, tags=["components"])
async def show_components(game: Known) -> Any:
    """The numbers that come with a game, each with its place, limits, name and provenance."""
    return _json(boxes.sheet(rulebook(game), rulebook(game)))


@router.post(
    "/games/{game}/components/check", response_model=boxes.CheckedData, tags=["components"]
)
async def check_components(game: Known, wish: schemas.OwnData) -> Any:
    """Everything that is wrong with some component data, by place; nothing is kept."""
    return _json(boxes.check(wish.data, rulebook(game)))


@router.post("/games/{game}/components/read", response_model=boxes.CheckedData, tags=["components"])
async def read_components(game: Known, wish: schemas.OwnFile) -> Any:
    """The same for a file in TOML."""
    try:
        return _json(boxes.read(wish.text, rulebook(game)))
    except BadComponents as fault:
        raise refusal(422, "bad-components", fault) from None


@router.post(
    "/games/{game}/components/toml",
    response_class=Response,
    responses={200: {"content": {"text/plain": {"example": 'game = "xian"\n'}}}},
    tags=["components"],
)
async def write_components(game: Known, wish: schemas.OwnData) -> Response:
    """Component data as a file in TOML, right or wrong."""
    try:
        text = write_toml(plain(wish.data, "components"))
    except BadComponents as fault:
        raise refusal(422, "bad-components", fault) from None
    return Response(text, 200, _attachment(f"{game}.toml"), media_type="text/plain")


@router.get("/tables", response_model=list[schemas.TableInfo], tags=["tables"])
async def list_tables(services: Use, viewer: Me) -> Any:
    """The lobby: listed tables with open seats."""
    return await services.tables.open_tables(viewer)


@router.get("/my/tables", response_model=list[schemas.MyTable], tags=["tables"])
async def list_my_tables(services: Use, viewer: Me) -> Any:
    """The tables where this browser has a seat; first those that wait for it."""
    tables = services.tables
    notes = await tables.database.notes(viewer.browser) if viewer.browser else {}
    return [{**one, "note": notes.get(one["id"], "")} for one in await tables.tables_of(viewer)]


@router.get("/my/results", response_model=schemas.SoloResults, tags=["tables"])
async def list_my_results(services: Use, viewer: Me) -> Any:
    """What this browser's people have won and lost alone against automata."""
    return await services.tables.solo_results(viewer)


@router.post("/tables", status_code=201, response_model=schemas.Opened, tags=["tables"])
async def open_table(
    request: Request, services: Use, viewer: MeWithCookie, wish: schemas.NewTable
) -> Any:
    """Open a table. Human seats are yours; open ones wait for others."""
    seats, tokens = _seats(services, wish.seats, viewer, wish.key)
    await _check_room(request, services, viewer, seats, wish.key)
    wishes = Wishes(
        *(wish.listed, wish.spectators, wish.pace, wish.hints), wish.go_seconds, wish.at_zero
    )
    tables = services.tables
    if wish.companion is not None:
        setup = wish.companion.setup
        table = await tables.companion(wish.game, seats, setup, wishes, wish.components, wish.key)
    else:
        options = wish.options
        table = await tables.create(
            wish.game, seats, wish.seed, options, wishes, wish.components, wish.key
        )
    return await _opened(services, table, viewer, tokens)


@router.get("/tables/{table}/moves", response_model=schemas.Written, tags=["history"])
async def show_moves(services: Use, viewer: Me, table: TableId) -> Any:
    """The moves as they were written, for a game that was played by other rules than today's."""
    return await services.tables.written(table, viewer)


@router.get("/tables/{table}", response_model=schemas.TableInfo, tags=["tables"])
async def show_table(table: AtTable, viewer: Me) -> Any:
    """One table without the game on it."""
    return table.info(viewer)


@router.get("/tables/{table}/printed", response_model=dict[str, Any], tags=["tables"])
async def show_printed_there(table: AtTable, viewer: Me) -> Any:
    """What is printed on the cards and the board that a table is played with."""
    table.check_may_see(viewer)
    return table.game.book.printed()


@router.get("/tables/{table}/components", response_model=boxes.Sheet, tags=["components"])
async def show_components_there(table: AtTable, viewer: Me) -> Any:
    """The numbers that a table is played with, each with its provenance."""
    table.check_may_see(viewer)
    book = table.game.book
    return _json(boxes.sheet(book, rulebook(book.name)))


@router.post("/tables/{table}/join", response_model=schemas.TakenSeat, tags=["seats"])
async def join(services: Use, viewer: MeWithCookie, table: AtTable, wish: schemas.Join) -> Any:
    """Take an open seat. Asking again gives the seat that you have, without its secret."""
    seat, token = await services.tables.join(table, wish.name, wish.seat, viewer, wish.key)
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
async def rematch(
    services: Use,
    viewer: MeWithCookie,
    table: AtTable,
    wish: Annotated[schemas.NextGame | None, Body()] = None,
) -> Any:
    """The next game with the same players. Everybody who asks gets the same table.

    Who asks first gets new secrets for the own seats; all others' secrets stay as they were.
    """
    wish = wish or schemas.NextGame(same_deal=False)
    created, links = await services.tables.rematch(table, viewer, wish.same_deal, wish.key)
    first = next(iter(links), None)
    mine = Viewer(viewer.browser, hashed(first) if first else viewer.token_hash)
    return await _opened(services, created, mine, links)


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


@router.post("/tables/{table}/seats/{seat}/say", response_model=schemas.LiveSaid, tags=["seats"])
async def say(viewer: Me, table: AtTable, seat: SeatPath, wish: schemas.Say) -> Any:
    """Say one of four phrases to all who are at the table now, spectators too; none is kept."""
    table.check_owner(viewer, seat)
    return table.say(seat, wish.phrase)


# Playing


@router.get("/tables/{table}/state", response_model=schemas.State, tags=["play"])
async def state(viewer: Me, table: AtTable, seat: SeatQuery = None, since: Since = None) -> Any:
    """Everything that a seat may know, its legal actions included.

    Without `seat`: your seat that has to decide, else your first one, else as a spectator. With
    `since`: also the events after that `seq`.
    """
    return _json(table.state(viewer, table.seat_to_show(viewer, seat), since))


async def _act(
    table: Table,
    viewer: Viewer,
    seat: int,
    kind: Wanted,
    action: str,
    seq: int,
    key: str | None,
) -> Response:
    table.check_owner(viewer, seat)
    if table.is_played_by_bot(seat):
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


@router.post("/tables/{table}/draw", response_model=schemas.State, responses=STALE, tags=["play"])
async def draw(viewer: Me, table: AtTable, wish: schemas.Draw) -> Response:
    """Beside a real box: have drawn what is due, one thing, instead of telling it."""
    return await _act(table, viewer, wish.seat, DRAW, "", wish.expected_seq, wish.key)


@router.post("/tables/{table}/undo", response_model=schemas.State, responses=STALE, tags=["play"])
async def undo(viewer: Me, table: AtTable, wish: schemas.TakeBack) -> Response:
    """Take back your last action, unless another player has decided or something was shown.

    Beside a real box: the last entry, whatever it was.
    """
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
        raise refusal(422, "bad-notation", error, action=action) from None
    told = None if reason is None else table.game.book.telling.reason(reason)
    return {"legal": reason is None, "why": told}


@router.get("/tables/{table}/ahead", response_model=telling.Ahead, tags=["play"])
async def look_ahead(
    viewer: Me,
    table: AtTable,
    seat: SeatQuery = None,
    action: Annotated[str | None, Query(max_length=80, examples=["place craftsman 4"])] = None,
) -> Any:
    """What whom the rules play would do if their turn came now, or after an action of yours.

    Nothing is drawn for it: what depends on a later draw is told as open.
    """
    shown = table.seat_to_show(viewer, seat)
    if table.status == "waiting":
        raise Refusal(409, "not-started", "The game has not begun.")
    try:
        return _json(table.game.ahead(shown, action))
    except IllegalAction as error:
        raise illegal(table.row["game"], error) from None
    except BadNotation as error:
        raise refusal(422, "bad-notation", error, action=action) from None


@router.get("/tables/{table}/leads", response_model=telling.Leads, tags=["play"])
async def tell_leads(
    viewer: Me,
    table: AtTable,
    action: Annotated[str, Query(max_length=80, examples=["enter workshop"])],
    seat: SeatQuery = None,
) -> Any:
    """What an action would open to your seat in the same go: where, and what is best."""
    shown = table.seat_to_show(viewer, seat)
    if table.status == "waiting":
        raise Refusal(409, "not-started", "The game has not begun.")
    if shown is None:
        return _json({"places": []})
    try:
        return _json(table.game.leads(action, shown))
    except IllegalAction:
        # Somebody was looking at it while the table moved on.
        return _json({"places": []})
    except BadNotation as error:
        raise refusal(422, "bad-notation", error, action=action) from None


@router.get("/tables/{table}/knowledge", response_model=schemas.Knowledge, tags=["play"])
async def knowledge(
    services: Use, viewer: Me, table: AtTable, seat: Annotated[int, Query(ge=0, lt=100)]
) -> Any:
    """What a seat that decides knows, as the bots have it, so that a browser can search itself.

    It holds what everybody could see, also what lies face down by now, and nothing else.
    """
    table.check_owner(viewer, seat)
    if not gives_hints(table.row, table.seats):
        raise Refusal(403, "no-hints", "There are no hints at this table.")
    if table.status == "waiting" or seat not in table.game.deciding:
        raise Refusal(409, "nothing-to-decide", "There is nothing to decide for this seat now.")
    kit = table.game.book.elsewhere
    built = (services.settings.page / HASHED_RULES / kit.module).is_file()
    return {
        "seq": table.seq,
        "module": f"/{HASHED_RULES}/{kit.module}" if built else None,
        "state": b64encode(table.game.knowledge(seat).to_bytes()).decode(),
        "tables": b64encode(kit.tables).decode(),
        "settings": kit.settings,
        "to_end": kit.to_end,
    }


@router.get("/tables/{table}/position", response_model=schemas.Position, tags=["play"])
async def show_position(viewer: Me, table: AtTable, seat: SeatQuery = None) -> Any:
    """The position as one line of text, with `?` for what the seat cannot know."""
    shown = table.seat_to_show(viewer, seat)
    if table.status == "waiting":
        raise Refusal(409, "not-started", "The game has not begun.")
    return {"seat": shown, "position": table.game.position_text(shown)}


# Looking back


@router.get("/tables/{table}/log", response_model=list[schemas.LogEntry], tags=["history"])
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


@router.get("/tables/{table}/lines", response_model=schemas.Lines, tags=["history"])
async def show_lines(viewer: Me, table: AtTable, seat: SeatQuery = None) -> Any:
    """The log for people: a line for each action, as far as a seat may know it."""
    shown = table.seat_to_show(viewer, seat)
    return _json({"seq": table.seq, "lines": table.lines(shown)})


@router.get("/tables/{table}/boards/{entry}", response_model=schemas.Boards, tags=["history"])
async def show_boards(viewer: Me, table: AtTable, entry: int, seat: SeatQuery = None) -> Any:
    """The table at each line that ends in an entry of the log, such as a turn of an automaton."""
    shown = table.seat_to_show(viewer, seat)
    if not 0 < entry <= len(table.game.log if table.status != "waiting" else ()):
        raise Refusal(404, "no-such-entry", "The log has no such entry.")
    return _json(table.boards(entry, shown))


@router.get("/tables/{table}/words", response_model=list[telling.Section], tags=["play"])
async def show_in_words(viewer: Me, table: AtTable, seat: SeatQuery = None) -> Any:
    """The whole table in words, as a seat sees it."""
    shown = table.seat_to_show(viewer, seat)
    if table.status == "waiting":
        raise Refusal(409, "not-started", "The game has not begun.")
    return _json(table.game.table_in_words(shown))


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
async def show_text(viewer: Me, table: AtTable, language: Language = "en") -> Response:
    """A finished game as text, in the words of a language."""
    _check_over(table, viewer)
    name = f"{table.row['game']}-{table.id}.txt"
    return Response(
        readable(table, texts(language)), 200, _attachment(name), media_type="text/plain"
    )


@router.post("/records", status_code=201, response_model=schemas.OnlyTable, tags=["history"])
async def add_record(services: Use, viewer: Me, record: Annotated[dict[str, Any], Body()]) -> Any:
    """Bring a record, of a finished game or not, to watch it here."""
    table = await services.tables.add_record(record)
    return {"table": table.info(viewer)}


@router.post(
    "/tables/{table}/branch", status_code=201, response_model=schemas.Opened, tags=["history"]
)
async def branch(
    request: Request, services: Use, viewer: MeWithCookie, table: AtTable, wish: schemas.Branch
) -> Any:
    """Open a table that plays on from some point of a finished game."""
    table.check_may_see(viewer)
    seats, tokens = _seats(services, wish.seats, viewer, wish.key)
    await _check_room(request, services, viewer, seats, wish.key)
    wishes = Wishes(pace=wish.pace)
    created = await services.tables.branch(table, wish.n, seats, wishes, wish.key)
    return await _opened(services, created, viewer, tokens)
