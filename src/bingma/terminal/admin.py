"""`bingma admin`: what whoever runs a server can do with its tables."""

from __future__ import annotations

import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import TYPE_CHECKING, Annotated, Any, TypeVar

import typer

from bingma.texts import help_texts, own_language

if TYPE_CHECKING:
    from bingma.server.storage import Database

_HELP = help_texts(own_language())

T = TypeVar("T")

app = typer.Typer(help=_HELP["help-admin"], no_args_is_help=True, rich_markup_mode=None)

TableArgument = Annotated[str, typer.Argument(metavar="TABLE", help=_HELP["help-admin-table"])]
SeatArgument = Annotated[int, typer.Argument(metavar="SEAT", help=_HELP["help-admin-seat"])]
FileArgument = Annotated[Path, typer.Argument(metavar="FILE", help=_HELP["help-admin-file"])]


@app.callback()
def admin(
    context: typer.Context,
    data: Annotated[Path | None, typer.Option(metavar="DIR", help=_HELP["help-data"])] = None,
    database: Annotated[
        str | None, typer.Option(metavar="URL", help=_HELP["help-database"])
    ] = None,
) -> None:
    """See help.ftl."""
    context.obj = (data, database)


def _run(context: typer.Context, work: Callable[[Database], Awaitable[T]]) -> T:
    from bingma.server.admin import run
    from bingma.server.serve import database_url
    from bingma.terminal.saves import data_root

    data, database = context.obj
    return run(database_url(data or data_root() / "server", database), work)


def _tell(found: Any) -> None:
    typer.echo(json.dumps(found, indent=2, ensure_ascii=False))


@app.command("list", help=_HELP["help-admin-list"])
def list_tables(
    context: typer.Context,
    status: Annotated[
        str | None,
        typer.Option(metavar="waiting|playing|over", help=_HELP["help-admin-status"]),
    ] = None,
    limit: Annotated[int, typer.Option(metavar="N", min=1, help=_HELP["help-admin-limit"])] = 50,
) -> None:
    """See help.ftl."""
    from bingma.server.admin import tables

    for table in _run(context, lambda database: tables(database, status, limit)):
        names = ", ".join(seat["name"] or "–" for seat in table["seats"])
        moved = table["moved"][:16].replace("T", " ")
        typer.echo(f"{table['id']}  {moved}  {table['status']:7}  {table['game']}  {names}")


@app.command(help=_HELP["help-admin-show"])
def show(context: typer.Context, table: TableArgument) -> None:
    """See help.ftl."""
    from bingma.server.admin import find, shown

    _tell(shown(_run(context, lambda database: find(database, table))))


@app.command(help=_HELP["help-admin-close"])
def close(context: typer.Context, table: TableArgument) -> None:
    """See help.ftl."""
    from bingma.server.admin import end

    _run(context, lambda database: end(database, table))


@app.command(help=_HELP["help-admin-delete"])
def delete(context: typer.Context, table: TableArgument) -> None:
    """See help.ftl."""
    from bingma.server import admin

    async def work(database: Database) -> None:
        await admin.find(database, table)
        await admin.delete(database, [table])

    _run(context, work)


@app.command(help=_HELP["help-admin-link"])
def link(context: typer.Context, table: TableArgument, seat: SeatArgument) -> None:
    """See help.ftl."""
    from bingma.server.admin import new_link

    typer.echo(_run(context, lambda database: new_link(database, table, seat)))


@app.command(help=_HELP["help-admin-export"])
def export(context: typer.Context, table: TableArgument, seat: SeatArgument) -> None:
    """See help.ftl."""
    from bingma.server import admin

    _tell(_run(context, lambda database: admin.export(database, table, seat)))


@app.command(help=_HELP["help-admin-forget"])
def forget(context: typer.Context, table: TableArgument, seat: SeatArgument) -> None:
    """See help.ftl."""
    from bingma.server import admin

    typer.echo(_run(context, lambda database: admin.forget(database, table, seat)))


@app.command(help=_HELP["help-admin-purge"])
def purge(
    context: typer.Context,
    days: Annotated[int, typer.Option(metavar="N", min=1, help=_HELP["help-admin-days"])],
) -> None:
    """See help.ftl."""
    from bingma.server import admin

    typer.echo(_run(context, lambda database: admin.purge(database, days)))


@app.command(help=_HELP["help-admin-backup"])
def backup(context: typer.Context, file: FileArgument) -> None:
    """See help.ftl."""
    from bingma.server import admin

    typer.echo(_run(context, lambda database: admin.backup(database, file)))


@app.command(help=_HELP["help-admin-restore"])
def restore(context: typer.Context, file: FileArgument) -> None:
    """See help.ftl."""
    from bingma.server import admin

    typer.echo(_run(context, lambda database: admin.restore(database, file)))
