"""The table of Terracotta Army in words."""

from __future__ import annotations

from collections.abc import Sequence

from bingma.games.contract import View
from bingma.games.telling import Saying, Section, Value, joined, say, who
from bingma.games.terracotta import names, shapes
from bingma.games.terracotta.telling import decisions, things


def table(view: View) -> list[Section]:
    """Everything that a sighted person sees, part by part."""
    sections = [
        _section("time", _time(view)),
        _section("players", [_player(view, seat) for seat in range(len(view["players"]))]),
    ]
    if view["mode"] == "solo":
        sections.append(_section("minister", _minister(view)))
    sections += [
        _section("wheel", _wheel(view)),
        _section("mausoleum", _grid(view)),
        _section("groups", _groups(view)),
        _section("scoring", [*_inspectors(view), *_tiles(view)]),
        _section("rack", [_type(view, name) for name in names.TYPES]),
        _section("specialists", [_specialist(view, name) for name in names.SPECIALISTS]),
    ]
    return sections


def _section(name: str, rows: Sequence[Saying]) -> Section:
    return {"heading": say(f"ta-words-{name}"), "rows": list(rows)}


def _time(view: View) -> list[Saying]:
    order = joined([who(seat) for seat in view["order"]])
    rows = [say("ta-read-round", round=view["round"], rounds=view["rounds"], order=order)]
    takers = view["board"]["priority"]
    if takers:
        rows.append(say("ta-read-priority", names=joined([who(seat) for seat in takers])))
    return rows


def _player(view: View, seat: int) -> Saying:
    player = view["players"][seat]
    weapons = things.row(player["weapons"], player["minister"])
    parts: list[Value] = [
        joined([things.points(player["total"]), *decisions.stock(player)], "comma"),
        say("ta-read-craftsmen", n=player["craftsmen"]),
        say("ta-read-artisans", n=player["artisans"]),
        say("ta-read-bases", n=player["bases"]),
        say("ta-read-weapons", weapons=weapons),
        _masters(player["masters"]),
    ]
    return say("ta-read-player", who=who(seat), what=joined(parts, "clause"))


def _masters(masters: Sequence[str]) -> Saying:
    if not masters:
        return say("ta-read-no-masters")
    return say("ta-read-masters", masters=joined([things.master(master) for master in masters]))


def _minister(view: View) -> list[Saying]:
    board = view["board"]
    rows = [say("ta-read-overseer", slice=board["overseer"])]
    marked = board["decrees"]
    rows.append(
        say("ta-read-decrees", rows=joined(marked)) if marked else say("ta-read-no-decrees")
    )
    for decree in view.book.printed()["decrees"]:
        turns = [
            say(f"ta-turns-{ring}", n=decree[ring]) for ring in names.RINGS[:2] if decree[ring]
        ]
        row = say("ta-step-row", row=decree["row"], order=things.decree(decree))
        if turns:
            row = say(
                "ta-read-decree-turns",
                row=decree["row"],
                order=things.decree(decree),
                turns=joined(turns),
            )
        rows.append(row)
    options = [say(f"ta-option-{option}") for option in view["options"]]
    if options:
        rows.append(say("ta-read-options", options=joined(options, "clause")))
    return rows


def _wheel(view: View) -> list[Saying]:
    board = view["board"]
    rows = []
    for at, workers in enumerate(board["wheel"]):
        told: list[Value] = [joined(decisions.on_slice(view, at), "comma")]
        told += [
            say("ta-read-worker", who=who(seat), worker=things.worker(kind))
            for kind, seat in zip(names.WORKERS, workers, strict=True)
            if seat is not None
        ]
        if board["overseer"] == at:
            told.append(say("ta-read-overseer-here"))
        rows.append(say("ta-read-slice", slice=at, what=joined(told, "clause")))
    cost = things.goods("coins", view.book.printed()["rotate_cost"])
    rows.append(say("ta-read-rotated" if view["turn"]["rotated"] else "ta-read-rotate", goods=cost))
    return rows


def _grid(view: View) -> list[Saying]:
    grid = view["board"]["grid"]
    rows = []
    for row in names.ROWS:
        found = [
            say("ta-read-space", space=space, figure=_figure(grid[space]))
            for space in (f"{column}{row}" for column in names.COLUMNS)
            if space in grid
        ]
        if found:
            rows.append(say("ta-read-row", row=row, spaces=joined(found, "comma")))
    return rows or [say("ta-read-empty")]


def _figure(figure: shapes.Figure) -> Saying:
    if figure["head"] is not None:
        return say("ta-read-horse", space=figure["head"])
    told = things.figure(figure["figure"])
    if figure["seat"] is not None:
        told = say("ta-read-of", figure=told, who=who(figure["seat"]))
    if figure["direction"] is None:
        return told
    key = "ta-read-facing" if figure["seat"] is None else "ta-read-mounted"
    return say(key, figure=told, direction=things.direction(figure["direction"]))


def _groups(view: View) -> list[Saying]:
    rows = [
        say(
            "ta-read-group",
            figure=things.figure(group["type"]),
            spaces=joined(group["spaces"], "comma"),
            group=decisions.group(group),
        )
        for group in view["board"]["groups"]
        if group["size"] > 1
    ]
    return rows or [say("ta-read-no-groups")]


def _inspectors(view: View) -> list[Saying]:
    dominance, presence = view.book.printed()["inspector_vp"]
    values: dict[str, Value] = {"dominance": dominance, "presence": presence}
    return [
        say(
            "ta-read-inspected",
            line=things.line(inspected["line"]),
            shares=_now(inspected),
            **values,
        )
        for inspected in view["board"]["inspectors"].values()
    ]


def _tiles(view: View) -> list[Saying]:
    rows = []
    for tile in view["board"]["tiles"]:
        dominance, presence = tile["vp"]
        values: dict[str, Value] = {"dominance": dominance, "presence": presence}
        values |= {"round": tile["round"], "tile": things.tile(tile["tile"])}
        if tile["round"] < view["round"]:
            rows.append(say("ta-read-tile-past", **values))
        elif tile["round"] == view["round"]:
            rows.append(say("ta-read-tile-now", shares=_now(tile), **values))
        else:
            rows.append(say("ta-read-tile", **values))
    return rows


def _now(scoring: shapes.Inspected | shapes.TileView) -> Value:
    """What everybody has there now and would score for it."""
    found = [
        say("ta-score-of", who=who(seat), n=n, points=things.points(points))
        for seat, (n, points) in enumerate(zip(scoring["counts"], scoring["points"], strict=True))
        if n
    ]
    return joined(found, "comma") if found else say("ta-read-nobody")


def _type(view: View, name: str) -> Saying:
    board, figure = view["board"], things.figure(name)
    clay = board["warehouses"][name]
    if not board["rack"][name]:
        return say("ta-read-type-gone", figure=figure, clay=clay)
    points = things.points(board["rack_vp"][name])
    return say("ta-read-type", figure=figure, points=points, left=board["rack"][name], clay=clay)


def _specialist(view: View, name: str) -> Saying:
    board, figure = view["board"], things.figure(name)
    left = board["specialists"][name]
    if not left:
        return say("ta-read-specialist-gone", figure=figure)
    price = things.goods("coins", board["specialist_prices"][name])
    weapon = things.weapon(view.book.printed()["specialists"][name]["weapon"])
    return say("ta-read-specialist", figure=figure, left=left, goods=price, weapon=weapon)
