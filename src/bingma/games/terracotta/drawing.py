"""Terracotta Army drawn in a terminal: a full table of 100 columns, or a compact one of 80.

Nothing is told by colour alone: players have marks, types letters, inspectors arrows.
"""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

from rich.text import Text

from bingma.games.contract import View
from bingma.games.drawing import COLOURS, Column, Player, beside, fit, players_table
from bingma.games.telling import Saying, say
from bingma.games.terracotta import names
from bingma.games.terracotta.telling import decisions, things
from bingma.games.wording import Drawn, Wording

FRAME = "dim"
QUIET = "dim"
STRONG = "bold"
INSPECTED = "on #3a3a3a"
ARROWS = {"north": "↑", "east": "→", "south": "↓", "west": "←"}
MUSICIAN, FOOTMAN, KNEELING, HORSE = "♪", "F", "K", "="
EMPTY, IN_AREA = "·", "□"
OVERSEER = "◎"
IMPOSSIBLE, TO_HIRE = "×", "+"

FULL, COMPACT = 100, 80
MASTERS = 38  # the width of their column in the full table
LEGEND = (
    *("figures", "specialists", "spaces", "inspectors"),
    *("wheel", "rack", "weapons", "changes"),
)

# Everything has words beside the drawing.
SHOWN: Mapping[str, Drawn] = {}


def draw(
    wording: Wording, players: Sequence[Player], view: View, width: int, height: int
) -> list[Text]:
    """The fullest drawing that fits, or nothing."""
    for needed, layout in ((FULL, _full), (COMPACT, _compact)):
        if width >= needed:
            lines = layout(_Pen(wording, players, view))
            if len(lines) <= height:
                return lines
    return []


def legend(wording: Wording) -> list[str]:
    """What the signs of the drawing mean."""
    return [wording.word(say(f"ta-legend-{key}")) for key in LEGEND]


def _full(pen: _Pen) -> list[Text]:
    return [
        pen.header(),
        pen.tiles(),
        Text("─" * FULL, FRAME),
        *beside(pen.wheel(), [*pen.grid(4), Text(), *pen.rack()], 60),
        pen.specialists(),
        Text(),
        *pen.players(_FULL_COLUMNS),
    ]


def _compact(pen: _Pen) -> list[Text]:
    left = [*pen.short_wheel(), pen.short_rack(), pen.short_specialists()]
    return [
        pen.header(short=True),
        *beside(left, pen.grid(3), 51),
        *pen.players(_COMPACT_COLUMNS),
    ]


class _Pen:
    """Draws the parts of one view."""

    def __init__(self, wording: Wording, players: Sequence[Player], view: View) -> None:
        self.wording = wording
        self.say = wording.texts.say
        self.seats = players
        self.view = view
        self.board = view["board"]
        self.printed = view.book.printed()
        self.own_seat: int | None = view["seat"]

    def word(self, saying: Saying) -> str:
        return self.wording.word(saying)

    # Pieces

    def mark(self, seat: int) -> Text:
        colour = COLOURS[self.seats[seat].colour]
        return Text(colour.mark, colour.text)

    def name(self, seat: int) -> Text:
        colour = COLOURS[self.seats[seat].colour]
        return Text(self.seats[seat].name, f"bold {colour.text}")

    # Where the game stands

    def header(self, short: bool = False) -> Text:
        view = self.view
        time = self.say("ta-round-of", round=view["round"], rounds=view["rounds"])
        line = Text.assemble((view.book.title, STRONG), f"  {time}")
        if view["options"] and not short:
            options = ", ".join(str(option) for option in view["options"])
            line.append(f" · {self.say('ta-options-are', options=options)}")
        if short:
            line.append(f" · {self.say('ta-tiles')}")
            for i, tile in enumerate(self.board["tiles"]):
                words = self.say(f"ta-brief-tile-{tile['tile']}")
                line.append_text(Text.assemble(" ", self.tile_words(i, words, tile["vp"], True)))
            return line
        line.append(" · ")
        for i, seat in enumerate(view["order"]):
            line.append_text(Text.assemble(", " if i else "", self.mark(seat)))
            style = STRONG if seat in view["deciding"] else ""
            line.append(f" {self.seats[seat].name}", style)
        if self.board["priority"]:
            takers = [self.mark(seat) for seat in self.board["priority"]]
            line.append_text(
                Text.assemble(f" · {self.say('ta-shown-priority')} ", Text(" ").join(takers))
            )
        if self.board["decrees"]:
            rows = ", ".join(str(row) for row in self.board["decrees"])
            line.append(f" · {self.say('ta-decrees', rows=rows)}")
        return line

    def tile_words(self, i: int, words: str, points: Sequence[int], short: bool = False) -> Text:
        """The tile of a round; the present one is marked."""
        text = f"{words} {points[0]}/{points[1]}"
        if i + 1 == self.view["round"]:
            return Text(f"►{text}", STRONG)
        return Text(words if short else text, QUIET if i + 1 < self.view["round"] else "")

    def tiles(self) -> Text:
        line = Text.assemble((self.say("ta-tiles"), STRONG))
        for i, tile in enumerate(self.board["tiles"]):
            words = self.tile_words(i, self.word(things.tile(tile["tile"])), tile["vp"])
            line.append_text(Text.assemble("   ", f"{i + 1} ", words))
        return line

    # The wheel

    def workers(self, at: int) -> Text:
        """The workers on a slice: one mark for a craftsman, two for an artisan."""
        craftsman, artisan = self.board["wheel"][at]
        line = Text()
        if craftsman is not None:
            line.append_text(self.mark(craftsman))
        if artisan is not None:
            line.append_text(Text.assemble(self.mark(artisan), self.mark(artisan)))
        return line

    def chosen(self, at: int) -> bool:
        """Whether the action of this slice is being resolved."""
        return bool(self.view["turn"]["slice"] == at)

    def overseer(self, at: int) -> str:
        return OVERSEER if self.board["overseer"] == at else " "

    def wheel(self) -> list[Text]:
        widths = (14, 26, 13)
        head = [self.say(f"ta-{ring}") for ring in names.RINGS]
        line = fit(Text(self.say("ta-wheel"), STRONG), 7)
        for words, width in zip(head, widths, strict=True):
            line.append_text(fit(Text(words, QUIET), width))
        lines = [line]
        for at in range(len(self.board["wheel"])):
            ready = self.chosen(at)
            line = Text.assemble(
                (f"{at:>2}", STRONG), self.overseer(at), "►" if ready else " ", self.workers(at)
            )
            line = fit(line, 7)
            for ring, width in zip(names.RINGS, widths, strict=True):
                words = self.ring(at, ring)
                if self.can(at, ring):
                    line.append_text(fit(Text(words), width))
                else:
                    line.append_text(fit(Text(f"({words})", QUIET), width))
            lines.append(line)
        return lines

    def short_wheel(self) -> list[Text]:
        lines = []
        half = len(self.board["wheel"]) // 2
        for at in range(half):
            line = Text()
            for there in (at, at + half):
                mark = "►" if self.chosen(there) else self.overseer(there)
                cell = Text.assemble((f"{there:>2}", STRONG), mark)
                for ring, width in zip(names.RINGS, (6, 7, 6), strict=True):
                    cell.append_text(fit(self.short_ring(there, ring), width))
                cell.append_text(self.workers(there))
                line.append_text(fit(cell, 25))
            lines.append(line)
        return lines

    def offer(self, at: int, ring: str) -> dict[str, Any] | None:
        """What a ring of a slice would do for the player who looks."""
        offers = self.view["you"]["offers"] if "you" in self.view else None
        return None if offers is None else offers[at][ring]

    def can(self, at: int, ring: str) -> bool:
        """Whether the player could do what this ring of a slice shows."""
        offer = self.offer(at, ring)
        return offer is None or bool(offer["possible"])

    def is_to_hire(self, at: int, ring: str) -> bool:
        """Whether it is a master that the player has not hired."""
        offer = self.offer(at, ring)
        return offer is not None and bool(offer["to_hire"])

    def ring(self, at: int, ring: str) -> str:
        """What a ring shows, in few words."""
        shown = self.board["slices"][at][ring]
        words = things.shown(shown)
        if shown["name"] == "build":
            return self.say("ta-wheel-build", n=shown["n"])
        if self.is_to_hire(at, ring):
            price = self.view["players"][self.view.seat]["hire_price"]
            return self.say("ta-wheel-hire", master=self.word(words), price=price)
        if shown["name"] in ("soak", "builder"):
            return self.word(decisions.offered(self.view, at, ring))
        return self.word(words)

    def short_ring(self, at: int, ring: str) -> Text:
        shown = self.board["slices"][at][ring]
        text = self.say(f"ta-brief-{shown['name']}") + str(shown["n"] or "")
        if not self.can(at, ring):
            return Text(f"{IMPOSSIBLE}{text}", QUIET)
        return Text(f"{TO_HIRE}{text}" if self.is_to_hire(at, ring) else text)

    # The mausoleum

    def grid(self, width: int) -> list[Text]:
        """Seven rows of spaces under the letters of the columns."""
        inspected = {i["line"] for i in self.board["inspectors"].values()}
        tile = self.board["tiles"][self.view["round"] - 1]["tile"]
        area = self.printed["areas"].get(tile, ())
        head = Text("  ")
        for column in names.COLUMNS:
            is_inspected = column in inspected
            words = f"▼{column}" if is_inspected else f" {column}"
            head.append_text(fit(Text(words, STRONG if is_inspected else ""), width))
        lines = [head]
        for row in names.ROWS:
            row_inspected = row in inspected
            line = Text(f"►{row}" if row_inspected else f" {row}", STRONG if row_inspected else "")
            for column in names.COLUMNS:
                space = f"{column}{row}"
                cell = fit(Text.assemble(" ", self.space(space, space in area)), width)
                if row_inspected or column in inspected:
                    cell.stylize(INSPECTED)
                line.append_text(cell)
            lines.append(line)
        return lines

    def space(self, space: str, in_area: bool) -> Text:
        content = self.board["grid"].get(space)
        if content is None:
            return Text(IN_AREA if in_area else EMPTY, "" if in_area else QUIET)
        kind = content["figure"]
        if content["seat"] is not None:
            colour = COLOURS[self.seats[content["seat"]].colour]
            letter = HORSE if kind == "horse" else self.say(f"ta-letter-{kind}")
            return Text(f"{letter}{colour.mark}", colour.piece)
        if kind == "kneeling_archer":
            return Text(f"{KNEELING}{ARROWS[content['direction']]}", STRONG)
        return Text(MUSICIAN if kind == "musician" else FOOTMAN, STRONG)

    # Rack and specialists

    def rack(self) -> list[Text]:
        figures = [self.word(things.figure(name)) for name in names.TYPES]
        widths = [max(7, len(figure) + 1) for figure in figures]
        rows: list[tuple[str, list[Any]]] = [
            (self.say("ta-rack"), figures),
            (self.say("ta-next"), [self.board["rack_vp"][name] or "–" for name in names.TYPES]),
            (self.say("ta-left"), [self.board["rack"][name] for name in names.TYPES]),
            (self.say("ta-clay"), [self.board["warehouses"][name] for name in names.TYPES]),
        ]
        lines = []
        for i, (label, cells) in enumerate(rows):
            line = fit(Text(label, STRONG if i == 0 else QUIET), 8)
            for cell, width in zip(cells, widths, strict=True):
                line.append_text(fit(Text(str(cell)), width))
            lines.append(line)
        return lines

    def short_rack(self) -> Text:
        line = Text.assemble((f"{self.say('ta-rack')} ", STRONG))
        for name in names.TYPES:
            points = self.board["rack_vp"][name] or "–"
            words = self.say(f"ta-brief-figure-{name}")
            line.append(f" {words} {points}")
            line.append(f" w{self.board['warehouses'][name]} ", QUIET)
        return line

    def specialists(self) -> Text:
        line = Text.assemble((self.say("ta-specialists"), STRONG))
        for name in names.SPECIALISTS:
            price, left = self.board["specialist_prices"][name], self.board["specialists"][name]
            key = "ta-priced-left" if left else "ta-sold-out"
            words = self.say(key, figure=self.word(things.figure(name)), price=price, left=left)
            line.append(f"   {words}")
        return line

    def short_specialists(self) -> Text:
        line = Text.assemble((f"{self.say('ta-brief-specialist')} ", STRONG))
        for name in names.SPECIALISTS:
            words = self.say(f"ta-brief-figure-{name}")
            price = self.board["specialist_prices"][name]
            key = "ta-sold-out" if price is None else "ta-priced"
            line.append(f" {self.say(key, figure=words, price=price)} ")
        return line

    # Players

    def players(self, columns: Sequence[Column[_Pen]]) -> list[Text]:
        return players_table(self, columns, len(self.view["players"]), self.say)

    def who(self, seat: int) -> Text:
        line = Text.assemble(self.mark(seat), " ", self.name(seat))
        if seat == self.own_seat:
            line.append(f" {self.say('ta-you')}")
        return line

    def number(self, seat: int, key: str) -> Text:
        player = self.view["players"][seat]
        never_dry = key == "dry" and player["minister"]
        return Text("" if never_dry else str(player[key]))

    def hands(self, seat: int) -> Text:
        player = self.view["players"][seat]
        return Text(
            self.say("ta-workers", craftsmen=player["craftsmen"], artisans=player["artisans"])
        )

    def weapons(self, seat: int) -> Text:
        line = Text()
        for weapon in self.view["players"][seat]["weapons"]:
            letter, active = self.say(f"ta-letter-{weapon['weapon']}"), weapon["active"]
            line.append(f" {letter if active else letter.lower()}", STRONG if active else QUIET)
        return line

    def masters(self, seat: int) -> Text:
        masters = self.view["players"][seat]["masters"]
        words = Text(", ".join(self.word(things.master(master)) for master in masters))
        return words if words.cell_len <= MASTERS else self.short_masters(seat)

    def short_masters(self, seat: int) -> Text:
        masters = self.view["players"][seat]["masters"]
        return Text(" ".join(self.say(f"ta-brief-{master}")[:3] for master in masters))


def _number(key: str) -> Callable[[_Pen, int], Text]:
    return lambda pen, seat: pen.number(seat, key)


def _columns(
    gap: int, masters: int, draw_masters: Callable[[_Pen, int], Text]
) -> tuple[Column[_Pen], ...]:
    return (
        Column("", 13, "left", _Pen.who),
        Column("ta-head-points", 4, "right", _number("total")),
        Column("ta-head-coins", 6 + gap, "right", _number("coins")),
        Column("ta-head-wet", 4 + gap, "right", _number("wet")),
        Column("ta-head-dry", 4 + gap, "right", _number("dry")),
        Column("ta-head-bases", 6 + gap, "right", _number("bases")),
        Column("ta-head-workers", 8 + gap, "right", _Pen.hands),
        Column("ta-head-weapons", 9 + gap, "right", _Pen.weapons),
        Column("", 2, "left", lambda pen, seat: Text()),
        Column("ta-head-masters", masters, "left", draw_masters),
    )


_FULL_COLUMNS = _columns(1, MASTERS, _Pen.masters)
_COMPACT_COLUMNS = _columns(0, 24, _Pen.short_masters)
