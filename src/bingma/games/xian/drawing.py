"""Xi'an drawn in a terminal: a full table of 100 columns, or a compact one of 80.

Nothing is told by colour alone: players have marks, pigments letters.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

from rich.text import Text

from bingma.games.contract import View
from bingma.games.drawing import COLOURS, Column, Player, beside, fit, players_table
from bingma.games.telling import say
from bingma.games.wording import Drawn, Wording
from bingma.games.xian import names
from bingma.games.xian.telling import decisions
from bingma.games.xian.telling.things import goods, statue, tile_key

# Letters on their own ground, so that they are legible on any terminal.
PIGMENTS = {
    "Y": "bold #1b1512 on #f6e326",
    "R": "bold #ffffff on #a5362b",
    "G": "bold #1b1512 on #71ae92",
    "B": "bold #ffffff on #063274",
}
CLAY = "#1b1512 on #c98b5e"
FRAME = "dim"
QUIET = "dim"
STRONG = "bold"
SEAL = "§"
NOT_TAKEN, USED = "·", "–"

FULL, COMPACT = 100, 80

# Cards by the letters that the drawing has for them.
SHOWN: Mapping[str, Drawn] = {"xian-card": lambda values: str(values["card"])}


def draw(
    wording: Wording, players: Sequence[Player], view: View, width: int, height: int
) -> list[Text]:
    """The fullest drawing that fits, or nothing."""
    for needed, layout in ((FULL, _full), (COMPACT, _compact), (COMPACT, _shortest)):
        if width >= needed:
            lines = layout(_Pen(wording, players, view))
            if len(lines) <= height:
                return lines
    return []


def legend(wording: Wording) -> list[str]:
    """What the signs of the drawing mean."""
    helpers = [
        say(
            "xian-legend-helper",
            short=say(f"xian-short-helper-{helper}"),
            helper=say(f"xian-helper-{helper}"),
        )
        for helper in names.HELPERS
    ]
    plain = ("pit", "statue", "request", "minister", "tiles")
    return [
        *(wording.word(say(f"xian-legend-{key}")) for key in plain),
        wording.word(say("xian-legend-helpers", helpers={"of": [*helpers], "join": "comma"})),
    ]


def _full(pen: _Pen) -> list[Text]:
    return [
        pen.header(),
        Text("─" * FULL, FRAME),
        *pen.track(),
        *beside(pen.pit(), [*pen.buildings(), *pen.display()], 46),
        pen.stock(),
        Text(),
        *pen.players(_FULL_COLUMNS),
        *([Text(), pen.own(), *pen.hand(25)] if pen.own_seat is not None else []),
    ]


def _compact(pen: _Pen, stock: bool = True) -> list[Text]:
    return [
        pen.header(short=True),
        pen.short_track(),
        *beside(pen.short_pit(), [*pen.short_buildings(), *pen.short_display()], 43),
        *([pen.stock(gap=" ")] if stock else []),
        *pen.players(_COMPACT_COLUMNS),
        *([pen.short_hand()] if pen.own_seat is not None else []),
    ]


def _shortest(pen: _Pen) -> list[Text]:
    return _compact(pen, stock=False)


class _Pen:
    """Draws the parts of one view."""

    def __init__(self, wording: Wording, players: Sequence[Player], view: View) -> None:
        self.wording = wording
        self.say = wording.texts.say
        self.seats = players
        self.view = view
        self.board = view["board"]
        self.own_seat: int | None = view["seat"]
        self.you: dict[str, Any] = view.get("you", {})

    # Pieces

    def mark(self, seat: int) -> Text:
        colour = COLOURS[self.seats[seat].colour]
        return Text(colour.mark, colour.text)

    def piece(self, seat: int, text: str = " {} ") -> Text:
        colour = COLOURS[self.seats[seat].colour]
        return Text(text.format(colour.mark), colour.piece)

    def name(self, seat: int) -> Text:
        colour = COLOURS[self.seats[seat].colour]
        return Text(self.seats[seat].name, f"bold {colour.text}")

    def marks(self, seats: Iterable[int]) -> Text:
        return Text(" ").join(self.mark(seat) for seat in seats)

    # Where the game stands

    def header(self, short: bool = False) -> Text:
        view = self.view
        time = [self.say("xian-turn-of", turn=view["turn"], turns=view.book.printed()["turns"])]
        key = "xian-round-now" if view["round"] else "xian-first-favour"
        time.append(self.say(key, round=view["round"]))
        line = Text.assemble((view.book.title, STRONG), "  ", " · ".join(time))
        if view["order"]:
            line.append(f" · {self.say('xian-order')} ")
            for i, seat in enumerate(view["order"]):
                player = view["players"][seat]
                pair = f" {player['top']}/{player['bottom']}" if player["top"] else ""
                deciding = seat in view["deciding"]
                name = "" if short else f" {self.seats[seat].name}"
                separator = "  " if short else ", "
                line.append_text(Text.assemble(separator if i else "", self.mark(seat)))
                line.append(f"{name}{pair}", STRONG if deciding else "")
        return line

    def spaces(self) -> list[str]:
        """The words for the spaces of the track."""
        tiles = [self.say(f"xian-track-{tile_key(tile)}") for tile in names.BONUS_TILES]
        between = [
            self.say("xian-space-tile", space=i + 1, tile=tile) for i, tile in enumerate(tiles)
        ]
        last = self.say("xian-space-end", space=len(tiles) + 1)
        return [self.say("xian-space-start"), *between, last]

    def track(self) -> list[Text]:
        label = self.say("xian-mausoleum")
        above = Text.assemble((f"{label}  ", STRONG))
        below = Text(" " * (len(label) + 2))
        spaces = self.spaces()
        room = FULL - len(label) - 2 - sum(len(space) for space in spaces)
        gap = room // (len(spaces) - 1)
        for i, space in enumerate(spaces):
            above.append(space)
            if i < len(spaces) - 1:
                above.append(f" {'─' * (gap - 2)} ", FRAME)
            stack = self.marks(self.board["track"][i])
            below.append_text(fit(stack, len(space) + gap))
        below.rstrip()
        return [above, below]

    def short_track(self) -> Text:
        line = Text.assemble((f"{self.say('xian-mausoleum')} ", STRONG))
        letters = ["", *(self.tile_letter(tile) for tile in names.BONUS_TILES), ""]
        for i, stack in enumerate(self.board["track"]):
            line.append(f"{' ─ ' if i else ' '}", FRAME)
            line.append(f"{i}{letters[i]}")
            if stack:
                line.append_text(Text.assemble(" ", self.marks(stack)))
        return line

    def end_tiles(self) -> str:
        tiles = [self.say(f"xian-short-end-{tile}") for tile in self.board["end_tiles"]]
        return ", ".join(tiles) or self.say("xian-none-left")

    def tile_letter(self, tile: str) -> str:
        return self.say(f"xian-track-{tile_key(tile)}")[0]

    # The pit

    def needed(self, section: str) -> tuple[Text, str]:
        """The pigments that painting takes, and the numbers of the requests."""
        colours = self.board["paint"][section]
        tokens = [n for space, n in self.board["requests"].items() if space.startswith(section)]
        any_colour = self.say("xian-any")
        chips = [Text(any_colour) if c == "any" else Text(c, PIGMENTS[c]) for c in colours]
        return Text("+").join(chips), " ".join(
            self.say("xian-token", token=token) for token in tokens
        )

    def section_head(self, section: str) -> Text:
        chips, tokens = self.needed(section)
        parts = [Text(section, STRONG)]
        if self.you:
            clay = self.you["craft_clay"][section]
            parts.append(Text(self.say("xian-craft-clay", clay=clay)))
        parts.append(Text.assemble(self.say("xian-paint-with"), " ", chips, " ", tokens))
        return Text(" · ").join(parts)

    def pit(self) -> list[Text]:
        width = 4 * 10 + 1
        lines = []
        for i, section in enumerate(reversed(names.SECTIONS)):
            corners = ("╭", "╮") if i == 0 else ("├", "┤")
            lines.append(_border(self.section_head(section), width, corners))
            for first in (5, 1):
                cells = [self.niche(f"{section}{first + k}", 10) for k in range(4)]
                lines.append(Text.assemble(("│", FRAME), " ", *cells, ("│", FRAME)))
        lines.append(Text(f"╰{'─' * width}╯", FRAME))
        return lines

    def short_pit(self) -> list[Text]:
        lines = []
        for section in reversed(names.SECTIONS):
            chips, _ = self.needed(section)
            head = Text.assemble((section, STRONG))
            if self.you:
                clay = self.you["craft_clay"][section]
                head.append(f" {self.say('xian-short-clay', clay=clay)}")
            heads = [head, chips]
            for head, first in zip(heads, (5, 1), strict=True):
                cells = [self.niche(f"{section}{first + k}", 8, "") for k in range(4)]
                lines.append(Text.assemble(fit(head, 8), ("│", FRAME), *cells))
        return lines

    def niche(self, space: str, width: int, seal_sign: str = SEAL) -> Text:
        """One space of the pit with its statue, or with its bonus."""
        content = self.board["pit"][space]
        if content is None:
            bonus = self.board["bonuses"][space]
            line = Text.assemble(space, " ", (str(bonus["pp"]), STRONG), "$" * bonus["coins"])
            if bonus["pigment"]:
                line.append(bonus["pigment"], PIGMENTS[bonus["pigment"]])
            return fit(line, width)
        painter, seal = statue(content)
        line = Text.assemble((space, QUIET), " ")
        line.append_text(
            Text(self.say("xian-raw"), CLAY) if painter is None else self.piece(painter)
        )
        if seal is not None:
            line.append(seal_sign)
            line.append_text(self.mark(seal))
        return fit(line, width)

    # Buildings and equipment

    def building_head(self, building: str) -> Text:
        colour = names.COLOURS[names.BUILDINGS.index(building)]
        words = self.say(f"xian-building-{building}")
        return Text.assemble((words, STRONG), " ", (colour, PIGMENTS[colour]))

    def minister(self, building: str) -> Text:
        if self.board["minister"] != building:
            return Text()
        star = "★ " if self.board["minister_bonus"] else ""
        return Text(f"{star}{self.say('xian-minister')}", STRONG)

    def fee(self, building: str) -> str:
        if not self.you:
            return ""
        fee = self.you["fees"][building]
        return self.say("xian-fee", coins=fee) if fee else self.say("xian-no-fee")

    def does(self, building: str, room: int) -> str:
        """The action and the fee; where many builders stand, the fee alone."""
        fee = self.fee(building)
        words = self.say(f"xian-does-{building}") + (f", {fee}" if fee else "")
        return words if len(words) <= room else fee

    def places(self, pair: dict[str, Any]) -> str:
        """How full a pair is."""
        if pair["closed"]:
            return self.say("xian-closed")
        return self.say("xian-places", count=pair["count"], limit=self.board["limit"])

    def buildings(self) -> list[Text]:
        width = 24
        boxes = []
        for key, pair in zip(
            ("xian-left-pair", "xian-right-pair"), self.board["pairs"], strict=True
        ):
            head = Text.assemble((self.say(key), STRONG), f" · {self.places(pair)}")
            lines = [_border(head, width, ("╭", "╮"))]
            for building in pair["buildings"]:
                builders = self.marks(self.board["builders"][building])
                rows = [
                    (self.building_head(building), self.minister(building)),
                    (Text(f"  {self.does(building, width - 5 - builders.cell_len)}"), builders),
                ]
                lines += [
                    Text.assemble(("│", FRAME), " ", _ends(a, b, width - 2), " ", ("│", FRAME))
                    for a, b in rows
                ]
            boxes.append([*lines, Text(f"╰{'─' * width}╯", FRAME)])
        return beside(boxes[0], boxes[1], width + 4)

    def short_buildings(self) -> list[Text]:
        widest = max(self.building_head(building).cell_len for building in names.BUILDINGS)
        lines = []
        for pair in self.board["pairs"]:
            for i, building in enumerate(pair["buildings"]):
                frame = "╭╰"[i]
                places = self.places(pair) if i == 0 else ""
                left = Text.assemble(
                    (f"{frame} ", FRAME),
                    fit(self.building_head(building), widest),
                    " ",
                    fit(Text(self.fee(building)), 6),
                    " ",
                    self.marks(self.board["builders"][building]),
                    " " if self.board["builders"][building] else "",
                    self.minister(building),
                )
                lines.append(_ends(left, Text(places), 37))
        return lines

    def display(self) -> list[Text]:
        lines = []
        for i, card in enumerate(self.board["display"]):
            line = Text.assemble((f" {i + 1} ", STRONG))
            if card is None:
                line.append(self.say("xian-empty-slot"), QUIET)
            else:
                kind = card.partition("-")[0]
                face = self.view.book.printed()["equipment"][kind]
                material = self.say(f"xian-material-{face['material']}")
                words = self.say(f"xian-equipment-{kind}")
                cost = self.board["costs"][i]
                price = self.you["forge_coins"][i] if self.you else cost["coins"]
                costs = self.wording.word(goods("coin", price))
                if cost["clay"]:
                    clay = self.wording.word(goods("clay", cost["clay"]))
                    costs = f"{costs}, {self.say('effect-gain', goods=clay)}"
                line.append_text(fit(Text(words, STRONG), 14))
                line.append_text(fit(Text(material), 7))
                line.append_text(fit(Text(face["section"]), 3))
                line.append(costs)
            lines.append(line)
        return lines

    def short_display(self) -> list[Text]:
        cells = []
        for i, card in enumerate(self.board["display"]):
            line = Text.assemble((f"{i + 1} ", STRONG))
            if card is None:
                line.append(self.say("xian-empty-slot"), QUIET)
            else:
                cost = self.board["costs"][i]
                price = self.you["forge_coins"][i] if self.you else cost["coins"]
                words = self.say(f"xian-equipment-{card.partition('-')[0]}")
                line.append(f"{words} {price}$")
            cells.append(line)
        return [
            Text.assemble(fit(cells[0], 18), " ", cells[1]),
            Text.assemble(fit(cells[2], 18), " ", cells[3]),
        ]

    def stock(self, gap: str = "  ") -> Text:
        line = Text.assemble((f"{self.say('xian-stock')}{gap}", STRONG))
        line.append(self.say("xian-stock-raw", count=self.board["raw_stock"]))
        for colour, count in self.board["pigment_stock"].items():
            line.append_text(Text.assemble(gap, str(count), (colour, PIGMENTS[colour])))
        line.append(f"{gap * 2}{self.say('xian-label-end-tiles')}{gap}", STRONG)
        line.append(self.end_tiles())
        return line

    # Players

    def players(self, columns: Sequence[Column[_Pen]]) -> list[Text]:
        return players_table(self, columns, len(self.view["players"]), self.say)

    def who(self, seat: int) -> Text:
        line = Text.assemble(self.mark(seat), " ", self.name(seat))
        if seat == self.own_seat:
            line.append(f" {self.say('xian-you')}")
        return line

    def number(self, seat: int, key: str) -> Text:
        return Text(str(self.view["players"][seat][key]))

    def pigments(self, seat: int) -> Text:
        line = Text()
        for colour, count in self.view["players"][seat]["pigments"].items():
            style = PIGMENTS[colour] if count else QUIET
            line.append_text(Text.assemble(" ", (str(count), "" if count else QUIET)))
            line.append(colour, style)
        return line

    def tiles(self, seat: int) -> Text:
        player = self.view["players"][seat]
        letters = []
        for tile in names.BONUS_TILES:
            how = player["tiles"].get(tile)
            letters.append(
                NOT_TAKEN if how is None else USED if how == "used" else self.tile_letter(tile)
            )
        return Text(" ".join(letters))

    def helpers(self, seat: int) -> Text:
        helpers = self.view["players"][seat]["helpers"]
        return Text(" ".join(self.say(f"xian-short-helper-{helper}") for helper in helpers))

    def end_tile(self, seat: int) -> Text:
        tile = self.view["players"][seat]["end_tile"]
        return Text(self.say(f"xian-short-end-{tile}") if tile else "")

    def tile_and_helpers(self, seat: int) -> Text:
        parts = [self.end_tile(seat), self.helpers(seat)]
        return Text(" ").join(part for part in parts if part)

    # What only the player sees

    def own(self) -> Text:
        line = Text.assemble((self.say("xian-hand"), STRONG))
        if not self.you["hand"]:
            line.append(f" {self.say('xian-hand-empty')}")
        if self.you["plan"]:
            line.append(f"   {self.say('xian-planned', pair='/'.join(self.you['plan']))}")
        if self.you["equipment"]:
            kinds = [card.partition("-")[0] for card in self.you["equipment"]]
            cards = ", ".join(self.say(f"xian-equipment-{kind}") for kind in kinds)
            line.append(f"   {self.say('xian-own-equipment', cards=cards)}")
        total = sum(self.you["score"].values())
        line.append(f"   {self.say('xian-own-score', total=total)}")
        line.truncate(FULL, overflow="ellipsis")
        return line

    def work(self, card: str, short: bool = False) -> str:
        """What a card of the hand brings: goods, or a helper with its points."""
        helper = self.you["work"][card]["helper"]
        if helper is None:
            return self.wording.word(decisions.work(self.view, card))
        words = self.say(f"xian-{'short-' if short else ''}helper-{helper}")
        return f"{words}, {self.say('xian-points', n=self.you['work'][card]['points'])}"

    def hand(self, width: int) -> list[Text]:
        work, pigment = Text(), Text()
        for card in self.you["hand"]:
            colour = card[0]
            action = self.work(card)
            work.append_text(
                fit(Text.assemble((f" {card} ", PIGMENTS[colour]), " ", action), width)
            )
            words = self.say("xian-or-pigment", colour=self.say(f"xian-colour-{colour}"))
            pigment.append_text(fit(Text(f"     {words}"), width))
        work.rstrip()
        pigment.rstrip()
        return [work, pigment] if self.you["hand"] else []

    def short_hand(self) -> Text:
        line = Text.assemble((f"{self.say('xian-hand')} ", STRONG))
        for card in self.you["hand"]:
            action = self.work(card, short=True)
            line.append_text(Text.assemble(" ", (card, PIGMENTS[card[0]]), " ", action, " "))
        if not self.you["hand"]:
            line.append(f" {self.say('xian-hand-empty')}")
        line.truncate(COMPACT, overflow="ellipsis")
        return line


def _number(key: str) -> Callable[[_Pen, int], Text]:
    return lambda pen, seat: pen.number(seat, key)


_FULL_COLUMNS: tuple[Column[_Pen], ...] = (
    Column("", 13, "left", _Pen.who),
    Column("xian-head-points", 4, "right", _number("pp")),
    Column("xian-head-coins", 6, "right", _number("coins")),
    Column("xian-head-clay", 5, "right", _number("clay")),
    Column("xian-head-pigments", 13, "right", _Pen.pigments),
    Column("", 2, "left", lambda pen, seat: Text()),
    Column("xian-head-tiles", 8, "left", _Pen.tiles),
    Column("xian-head-end-tile", 10, "left", _Pen.end_tile),
    Column("xian-head-warriors", 5, "right", _number("warriors")),
    Column("xian-head-seals", 6, "right", _number("seals")),
    Column("xian-head-equipment", 4, "right", _number("equipment_count")),
    Column("", 1, "left", lambda pen, seat: Text()),
    Column("xian-head-helpers", 23, "left", _Pen.helpers),
)
_COMPACT_COLUMNS: tuple[Column[_Pen], ...] = (
    Column("", 13, "left", _Pen.who),
    Column("xian-head-points", 3, "right", _number("pp")),
    Column("xian-head-coins", 6, "right", _number("coins")),
    Column("xian-head-clay", 5, "right", _number("clay")),
    Column("xian-head-pigments", 13, "right", _Pen.pigments),
    Column("", 2, "left", lambda pen, seat: Text()),
    Column("xian-head-tiles", 8, "left", _Pen.tiles),
    Column("xian-head-warriors", 5, "right", _number("warriors")),
    Column("xian-head-seals", 5, "right", _number("seals")),
    Column("xian-head-equipment", 4, "right", _number("equipment_count")),
    Column("", 1, "left", lambda pen, seat: Text()),
    Column("xian-head-tile-helpers", 15, "left", _Pen.tile_and_helpers),
)


# Putting texts together


def _ends(left: Text, right: Text, width: int) -> Text:
    """One text at each end of a line."""
    return Text.assemble(fit(left, width - right.cell_len), right)


def _border(head: Text, width: int, corners: tuple[str, str]) -> Text:
    """The upper edge of a box with a heading in it."""
    left, right = corners
    rest = "─" * (width - head.cell_len - 3)
    return Text.assemble((f"{left}─ ", FRAME), head, (f" {rest}{right}", FRAME))
