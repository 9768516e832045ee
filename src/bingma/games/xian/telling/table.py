"""The table of Xi'an in words."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from typing import Any

from bingma.games.contract import View
from bingma.games.telling import Saying, Section, Value, joined, say, who
from bingma.games.xian import names
from bingma.games.xian.telling import decisions, things


def table(view: View) -> list[Section]:
    """Everything that a sighted person sees, part by part."""
    sections = [
        _section("time", _time(view)),
        _section("players", [_player(view, seat) for seat in range(len(view["players"]))]),
    ]
    if "you" in view:
        sections.append(_section("own", _own(view)))
    sections += [
        {"heading": say("xian-words-section", section=section), "rows": _pit(view, section)}
        for section in reversed(names.SECTIONS)
    ]
    sections += [
        _section("buildings", _buildings(view)),
        _section("display", _display(view)),
        _section("track", _track(view)),
        _section("stock", _stock(view)),
        _section("points", _points_now(view)),
    ]
    return sections


def _section(name: str, rows: Sequence[Saying]) -> Section:
    return {"heading": say(f"xian-words-{name}"), "rows": list(rows)}


def _seats(seats: Sequence[int]) -> Value:
    return joined([who(seat) for seat in seats])


def _time(view: View) -> list[Saying]:
    turns = view.book.printed()["turns"]
    key = "xian-read-turn" if view["round"] else "xian-read-favour"
    rows = [say(key, turn=view["turn"], turns=turns, round=view["round"])]
    if view["order"]:
        rows.append(say("xian-read-order", names=_seats(view["order"])))
    rows.append(say("xian-read-ties", names=_seats(view["board"]["ahead"])))
    fulfilled = [_request(view, token) for token in view["board"]["turn_track"] if token]
    if fulfilled:
        rows.append(say("xian-read-fulfilled", requests=joined(fulfilled)))
    return rows


def _request(view: View, token: int) -> Saying:
    colour = view.book.printed()["request_colours"][token - 1]
    return say("xian-read-request", colour=things.colour(colour), token=token)


def _player(view: View, seat: int) -> Saying:
    player = view["players"][seat]
    parts: list[Saying] = [things.points(player["pp"])]
    goods = {"coin": player["coins"], "clay": player["clay"], **player["pigments"]}
    parts += [things.goods(what, n) for what, n in goods.items() if n or what in ("coin", "clay")]
    parts += [
        say("xian-read-warriors", n=player["warriors"]),
        say("xian-read-seals", n=player["seals"]),
        say("xian-read-builders-left", n=player["builders_left"]),
        say("xian-read-equipment-count", n=player["equipment_count"]),
        say("xian-read-supervisor", space=player["supervisor"]),
    ]
    if player["helpers"]:
        found = joined([things.helper(helper) for helper in player["helpers"]])
        parts.append(say("xian-read-helpers", helpers=found))
    for tile, how in player["tiles"].items():
        parts.append(say(f"xian-read-tile-{how}", tile=things.tile(tile)))
    if player["end_tile"]:
        parts.append(say("xian-read-end-tile", tile=_end_tile(view, player["end_tile"])))
    if player["top"]:
        top, bottom = things.card(player["top"]), things.card(player["bottom"])
        parts.append(say("xian-read-pair", top=top, bottom=bottom))
    if player["discards"]:
        parts.append(say("xian-read-discards", cards=things.cards(player["discards"])))
    parts.append(say("xian-read-cards", held=player["hand_count"], left=player["deck_count"]))
    return say("xian-read-player", who=who(seat), what=joined(parts, "clause"))


def _end_tile(view: View, name: str) -> Saying:
    return things.end_tile(name, view.book.printed()["end_tiles"])


def _own(view: View) -> list[Saying]:
    own = view["you"]
    rows = [say("xian-read-no-hand")]
    if own["hand"]:
        cards = [
            say("xian-read-hand-card", card=things.card(card), work=decisions.work(view, card))
            for card in own["hand"]
        ]
        rows = [say("xian-read-hand", cards=joined(cards, "clause"))]
    if own["plan"]:
        top, bottom = (things.card(card) for card in own["plan"])
        rows.append(say("xian-read-plan", top=top, bottom=bottom))
    if own["put_under_deck"]:
        rows.append(say("xian-read-under-deck", cards=things.cards(own["put_under_deck"])))
    if own["equipment"]:
        found = joined([_equipment(view, card) for card in own["equipment"]], "clause")
        rows.append(say("xian-read-own-equipment", cards=found))
    total = sum(own["score"].values())
    rows.append(say("xian-read-score", total=total, parts=_parts(own["score"])))
    return rows


def _points_now(view: View) -> list[Saying]:
    """Everybody's points as they would be now, as far as all may know them."""
    return [
        say("xian-read-points-now", who=who(seat), parts=_parts(player["score"]))
        for seat, player in enumerate(view["players"])
    ]


def _parts(score: Mapping[str, int]) -> Value:
    parts = [
        say("score-part", part=say(f"xian-part-{part}"), points=points)
        for part, points in score.items()
    ]
    return joined(parts, "comma")


def _equipment(view: View, card: str) -> Saying:
    face = view.book.printed()["equipment"][card.partition("-")[0]]
    material = say(f"xian-material-{face['material']}")
    values = {"material": material, "section": face["section"]}
    return say("xian-read-equipment", card=things.equipment(card), **values)


def _pit(view: View, section: str) -> list[Saying]:
    board = view["board"]
    colours = joined([things.colour(letter) for letter in board["paint"][section]])
    tokens = [n for space, n in board["requests"].items() if space.startswith(section)]
    rows = [say("xian-read-painting", colours=colours, tokens=joined(tokens))]
    clay = view["you"]["craft_clay"] if "you" in view else view.book.printed()["craft_clay"]
    rows.append(say("xian-read-crafting", goods=things.goods("clay", clay[section])))
    rows += [_space(view, space) for space in names.SPACES if space[0] == section]
    rows.append(_majority(view, section))
    return rows


def _space(view: View, space: str) -> Saying:
    content = view["board"]["pit"][space]
    if content is None:
        goods = joined(decisions.bonus(view, space))
        return say("xian-read-empty", space=space, goods=goods)
    painter, seal = things.statue(content)
    text = say("xian-read-raw", space=space)
    if painter is not None:
        text = say("xian-read-painted", space=space, who=who(painter))
    if seal is not None:
        text = say("xian-read-sealed", statue=text, owner=who(seal))
    return text


def _majority(view: View, section: str) -> Saying:
    """Who has how many warriors there, and what it would score now."""
    standing = [
        say("xian-read-share", who=who(seat), n=share["warriors"], points=share["points"])
        for seat, player in enumerate(view["players"])
        if (share := player["majorities"][section])["warriors"]
    ]
    if not standing:
        return say("xian-read-no-majority")
    return say("xian-read-majority", shares=joined(standing, "comma"))


def _buildings(view: View) -> list[Saying]:
    board = view["board"]
    rows = []
    for pair in board["pairs"]:
        key = "xian-read-pair-closed" if pair["closed"] else "xian-read-pair-open"
        buildings = joined([_building(view, name) for name in pair["buildings"]], "clause")
        rows.append(say(key, buildings=buildings, count=pair["count"], limit=board["limit"]))
    key = "xian-read-minister-bonus" if board["minister_bonus"] else "xian-read-minister"
    rows.append(say(key, building=things.building(board["minister"])))
    return rows


def _building(view: View, name: str) -> Saying:
    words = things.building(name)
    builders = view["board"]["builders"][name]
    if not builders:
        return say("xian-read-no-builders", building=words)
    owners = [
        who(seat)
        if builders.count(seat) == 1
        else say("times", who=who(seat), n=builders.count(seat))
        for seat in dict.fromkeys(builders)
    ]
    text = say("xian-read-builders", building=words, names=joined(owners))
    if "you" in view and (fee := view["you"]["fees"][name]):
        return say("xian-read-fee", text=text, goods=things.goods("coin", fee))
    return text


def _display(view: View) -> list[Saying]:
    rows = []
    for i, card in enumerate(view["board"]["display"]):
        if card is None:
            rows.append(say("xian-read-slot-empty", slot=i + 1))
            continue
        cost: dict[str, Any] = view["board"]["costs"][i]
        coins = view["you"]["forge_coins"][i] if "you" in view else cost["coins"]
        price = things.goods("coin", coins)
        text = say("xian-read-slot", slot=i + 1, card=_equipment(view, card), goods=price)
        if cost["clay"]:
            text = say("xian-read-slot-clay", text=text, goods=things.goods("clay", cost["clay"]))
        if i + 1 in view["board"]["leaving"]:
            text = say("xian-read-slot-leaves", text=text)
        rows.append(text)
    return rows


def _track(view: View) -> list[Saying]:
    board = view["board"]
    rows = [
        say("xian-read-on-space", names=_seats(stack), space=space)
        for space, stack in enumerate(board["track"])
        if stack
    ]
    tiles = [say("xian-read-end-tile-text", tile=_end_tile(view, t)) for t in board["end_tiles"]]
    if not tiles:
        return [*rows, say("xian-read-no-end-tiles")]
    return [*rows, say("xian-read-end-tiles", tiles=joined(tiles, "clause"))]


def _stock(view: View) -> list[Saying]:
    board = view["board"]
    pigments = joined([things.goods(c, n) for c, n in board["pigment_stock"].items()])
    return [
        say("xian-read-raw-stock", n=board["raw_stock"]),
        say("xian-read-pigment-stock", goods=pigments),
        say("xian-read-equipment-left", n=board["equipment_left"]),
    ]
