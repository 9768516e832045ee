"""Xi'an in words: questions, choices, the log, reasons, and the table read aloud."""

from __future__ import annotations

from collections.abc import Iterable, Sequence
from typing import TYPE_CHECKING, Any

from bingma.games.contract import Event, Reason, View
from bingma.games.xian import names
from bingma.terminal.table import Choice, LogLine, Table

if TYPE_CHECKING:
    from rich.text import Text

# Events that say nothing of their own: the next ones or the table show what came of them.
SILENT = frozenset(
    {"decided", "favour-chosen", "plan-chosen", "go-began", "equipment-slid", "action"}
)
# What happens between two turns, told in one line each.
BETWEEN_TURNS = (
    {"builders-home", "request-fulfilled", "minister-moved", "request-opened"},
    {"equipment-left", "equipment-opened"},
)
# Events that are told together while they agree in something.
RUNS = {
    "paid": "seat",
    "gained": "seat",
    "scored": "seat",
    "drawn": "seat",
    "revealed": "kind",
    "equipment-left": "kind",
    "equipment-opened": "kind",
    "part-scored": "part",
}
# Actions that are told by themselves; the others show in what they do.
TOLD_ACTIONS = ("pass",)
# Actions that finish what the last one began, told in one sentence with it.
CONTINUED = frozenset(
    {"craft", "seal", "no-seal", "paint", "pay", "forge", "keep", "give", "take", "stop"}
)
ACTION_WITHOUT_EFFECT = {"work": "works", "pigment": "no-pigment"}


def statue(text: str | None) -> tuple[int | None, int | None]:
    """Who painted a statue of a view's pit and whose seal lies under it (None: nobody)."""
    painter, _, seal = (text or "raw").partition("+seal:")
    return (None if painter == "raw" else int(painter)), (int(seal) if seal else None)


def tile_key(tile: str) -> str:
    """A bonus tile as part of a message key."""
    return tile.replace("/", "-")


class XianTable(Table):
    """The words of Xi'an; the drawing is in `bingma.games.xian.drawing`."""

    def draw(self, view: View, width: int, height: int) -> list[Text]:
        from bingma.games.xian.drawing import draw

        return draw(self, view, width, height)

    def points(self, number: int) -> str:
        return self.say("xian-points", n=number)

    def part(self, part: str) -> str:
        return self.say(f"xian-part-{part}")

    def legend(self) -> list[str]:
        helpers = [
            self.say(
                "xian-legend-helper",
                short=self.say(f"xian-short-helper-{helper}"),
                helper=self.say(f"xian-helper-{helper}"),
                ability=self.say(f"xian-ability-{helper}"),
            )
            for helper in names.HELPERS
        ]
        return [
            self.say("xian-legend-pit"),
            self.say("xian-legend-statue"),
            self.say("xian-legend-request"),
            self.say("xian-legend-minister"),
            self.say("xian-legend-tiles"),
            self.say("xian-legend-helpers", helpers=", ".join(helpers)),
        ]

    # Goods and cards

    def goods(self, resource: str, amount: int) -> str:
        """An amount of a resource, like "2 coins"."""
        return self.say(f"xian-goods-{resource}", n=amount)

    def work(self, card: str, view: View, seat: int) -> str:
        """What a worker card's own action would bring a player now."""
        tables = self.book.components.tables
        row = names.WORKER_CARDS.index(card)
        helpers = view["players"][seat]["helpers"]
        if coins := tables["card_coins"][row]:
            return self.goods("coin", coins + ("accountant" in helpers))
        if clay := tables["card_clay"][row]:
            return self.goods("clay", clay + ("administrator" in helpers))
        if (helper := tables["card_helper"][row]) >= 0:
            points = tables["card_helper_pp"][row][view["turn"] - 1]
            return self.say(
                "xian-recruited-for",
                helper=self.say(f"xian-helper-{names.HELPERS[helper]}"),
                points=self.say("xian-points", n=points),
            )
        pigments = zip(names.COLOURS, tables["card_pigments"][row], strict=True)
        return self.texts.listed([self.goods(colour, n) for colour, n in pigments if n])

    def equipment(self, card: str) -> tuple[str, str]:
        """The material and the section of an equipment card."""
        tables = self.book.components.tables
        kind = tables["equipment_kind"][names.EQUIPMENT_CARDS.index(card)]
        material = names.MATERIALS[tables["kind_material"][kind]]
        return self.say(f"xian-material-{material}"), names.SECTIONS[tables["kind_section"][kind]]

    def needed_colours(self, view: View, section: str) -> tuple[list[str | None], list[int]]:
        """The two pigments that painting in a section takes (None: any), and the requests."""
        board = view["board"]
        colours, tokens = board["request_colours"], board["requests"]
        if section == "A":
            return [colours["A"], None], [tokens["A"]]
        if section == "B":
            return [colours["B1"], colours["B2"]], [tokens["B1"], tokens["B2"]]
        return [colours["C"], colours["C"]], [tokens["C"]]

    def bonus(self, view: View, space: str) -> list[str]:
        """What crafting on a space brings, as amounts."""
        bonus = view["board"]["bonuses"][space]
        found = [self.say("xian-points", n=bonus["pp"])]
        if bonus["coins"]:
            found.append(self.goods("coin", bonus["coins"]))
        if bonus["pigment"]:
            found.append(self.goods(bonus["pigment"], 1))
        return found

    # Questions and choices

    def question(self, view: View) -> str:
        if view.seat not in view["deciding"]:
            return self.say("xian-ask-none")
        player, own, decision = view["players"][view.seat], view["you"], view["decision"]
        match decision:
            case "plan":
                return self.say("xian-ask-plan", round=view["round"])
            case "work":
                colour = self.say(f"xian-resource-{player['top'][0]}")
                return self.say("xian-ask-work", card=player["top"], colour=colour)
            case "build" | "after" if own["discounted"]:
                return self.say("xian-ask-discount")
            case "craft":
                return self.say("xian-ask-craft", clay=player["clay"])
            case "seal":
                return self.say("xian-ask-seal", seals=player["seals"])
            case "forge":
                return self.say("xian-ask-forge", n=player["coins"])
            case "exchange":
                gives = any(action.startswith("give") for action in own["legal"])
                return self.say("xian-ask-give" if gives else "xian-ask-take")
        return self.say(f"xian-ask-{decision}")

    def choices(
        self, view: View, actions: Sequence[str], previews: Sequence[Sequence[Event]]
    ) -> list[Choice]:
        return [
            self.choice(view, action, preview)
            for action, preview in zip(actions, previews, strict=True)
        ]

    def choice(self, view: View, action: str, preview: Sequence[Event]) -> Choice:
        """One action with what it costs and brings."""
        verb, _, rest = action.partition(" ")
        costs, gains, notes = self._effects(view.seat, preview)
        match verb:
            case "favour":
                count = len(rest.split())
                words = self.say("xian-draw-new", count=count) if count else ""
                return Choice(action, words or self.say("xian-keep-all"))
            case "plan":
                top, bottom = rest.split("/")
                work = self.work(top, view, view.seat)
                column = self.say("xian-column-plan", card=top, work=work)
                effect = self.say("xian-works", work=work, number=bottom[1:])
                return Choice(action, effect, column=column if len(self._hand(view)) > 2 else "")
            case "craft":
                clay = view["you"]["craft_clay"][rest[0]]
                column = self.say("xian-column-craft", section=rest[0], clay=clay)
                brief = ", ".join(gain.removeprefix("+") for gain in gains)
                return Choice(action, _comma(costs, gains), brief, column)
            case "forge":
                return Choice(action, _comma(notes, costs, gains), key=rest)
            case "enter" | "open" | "free" | "extra":
                # Without an effect in the preview the action itself is still to be chosen.
                if not any(event["kind"] in ("advanced", "forged", "painted") for event in preview):
                    notes.append(self.say(f"xian-then-{rest}"))
                elif any(event["kind"] == "advanced" and event["space"] == 5 for event in preview):
                    notes.append(self.say("xian-then-palace"))
                return Choice(action, _comma(costs, gains, notes), _comma(costs, gains))
            case "paint":
                if not any(event["kind"] == "painted" for event in preview):
                    notes.append(self.say("xian-then-pay"))
                return Choice(action, _comma(costs, gains, notes))
            case "keep":
                return Choice(action, self.say(f"xian-end-{rest}"))
            case "give":
                owned = self._owned(view.seat, view, rest)
                return Choice(action, self.say("xian-has", count=owned))
            case "take":
                if rest in names.COLOURS:
                    stock = view["board"]["pigment_stock"][rest]
                    return Choice(action, self.say("xian-in-stock", count=stock))
                return Choice(action)
        told = {
            "market": "xian-use-market",
            "discount": "xian-use-discount",
            "done": "xian-end-go",
            "stop": "xian-stop",
            "seal": "xian-only-you",
            "no-seal": "xian-anybody",
        }
        if verb in told:
            notes = [self.say(told[verb])]
        elif not (costs or gains or notes):
            notes = [self.say("xian-nothing")]
        return Choice(action, _comma(costs, gains, notes))

    def _hand(self, view: View) -> list[str]:
        hand: list[str] = view["you"]["hand"]
        return hand

    def _owned(self, seat: int, view: View, resource: str) -> int:
        player = view["players"][seat]
        owned: int = {"coin": player["coins"], "clay": player["clay"], **player["pigments"]}[
            resource
        ]
        return owned

    def _effects(
        self, seat: int, preview: Sequence[Event]
    ) -> tuple[list[str], list[str], list[str]]:
        """What a preview costs the seat, what it brings, and what else it does."""
        paid: dict[tuple[int | None, str], int] = {}
        gained: dict[str, int] = {}
        points = 0
        notes: list[str] = []
        for event in preview:
            if event.get("seat") != seat:
                continue
            match event["kind"]:
                case "paid":
                    to = (event["to"], event["resource"])
                    paid[to] = paid.get(to, 0) + event["amount"]
                case "gained":
                    resource = event["resource"]
                    gained[resource] = gained.get(resource, 0) + event["amount"]
                case "scored":
                    points += event["points"]
                case "recruited":
                    helper = event["helper"]
                    ability = self.say(f"xian-ability-{helper}")
                    words = self.say(f"xian-helper-{helper}")
                    notes.append(self.say("xian-recruit", helper=words, ability=ability))
                case "painted" if event["group"] > 1:
                    notes.append(self.say("xian-group", size=event["group"]))
                case "forged":
                    material, section = self.equipment(event["card"])
                    notes.append(
                        self.say(
                            "xian-equipment-kind",
                            card=event["card"],
                            material=material,
                            section=section,
                        )
                    )
                case "advanced":
                    notes.append(self.say("xian-to-space", space=event["space"]))
                case "tile-taken":
                    tile = self.say(f"xian-tile-{tile_key(event['tile'])}")
                    notes.append(self.say("xian-take-tile", tile=tile))
        costs = [self.goods_to(to, resource, n) for (to, resource), n in paid.items()]
        if costs:
            costs = [self.say("xian-pay", goods=self.texts.listed(costs))]
        amounts = [self.say("xian-gain", goods=self.goods(what, n)) for what, n in gained.items()]
        if points:
            words = self.say("xian-points", n=abs(points))
            amounts.insert(0, self.say("xian-gain" if points > 0 else "xian-lose", goods=words))
        return costs, amounts, notes

    def goods_to(self, to: int | None, resource: str, amount: int) -> str:
        """An amount of a resource, and for whom."""
        goods = self.goods(resource, amount)
        if to is None:
            return goods
        return self.say("xian-goods-to", goods=goods, name=self.name(to))

    # The log

    def log(self, events: Sequence[Event]) -> list[LogLine]:
        return _Log(self).lines(events)

    # Reasons

    def reason(self, reason: Reason) -> str:
        return self.say(
            f"reason-{reason.key}",
            **{name: self._reason_value(name, value) for name, value in reason.values.items()},
        )

    def _reason_value(self, name: str, value: Any) -> Any:
        match name:
            case "seat" if 0 <= value < len(self.players):
                return self.name(value)
            case "building" | "other":
                return self.say(f"xian-building-{value}")
            case "resource" | "colour":
                return self.say(f"xian-resource-{value}")
            case "tile" if value in names.BONUS_TILES:
                return self.say(f"xian-tile-{tile_key(value)}")
        return value

    # Reading aloud

    def read_aloud(self, view: View) -> list[str]:
        return [
            *self._read_time(view),
            *self._read_track(view),
            *(line for section in reversed(names.SECTIONS) for line in self._read(view, section)),
            *self._read_buildings(view),
            *self._read_stock(view),
            *(self._read_player(view, p) for p in range(len(self.players))),
            *self._read_own(view),
        ]

    def _read_time(self, view: View) -> list[str]:
        key = "xian-read-turn" if view["round"] else "xian-read-favour"
        lines = [self.say(key, turn=view["turn"], round=view["round"])]
        if view["order"]:
            order = ", ".join(self.name(p) for p in view["order"])
            lines.append(self.say("xian-read-order", names=order))
        return lines

    def _read_track(self, view: View) -> list[str]:
        places = [
            self.say("xian-read-on-space", names=self._names(stack), space=space)
            for space, stack in enumerate(view["board"]["track"])
            if stack
        ]
        lines = [self.say("xian-read-track", places=self.texts.clauses(places))]
        tiles = view["board"]["end_tiles"]
        if tiles:
            described = ", ".join(f"{tile} ({self.say(f'xian-end-{tile}')})" for tile in tiles)
            lines.append(self.say("xian-read-end-tiles", tiles=described))
        else:
            lines.append(self.say("xian-read-no-end-tiles"))
        return lines

    def _names(self, seats: Iterable[int]) -> str:
        return self.texts.listed([self.name(p) for p in seats])

    def _read(self, view: View, section: str) -> list[str]:
        colours, tokens = self.needed_colours(view, section)
        needed = [
            self.say(f"xian-resource-{c}") if c else self.say("xian-read-any") for c in colours
        ]
        line = self.say(
            "xian-read-section",
            section=section,
            colours=self.texts.listed(needed),
            tokens=", ".join(self.say("xian-read-token", token=token) for token in tokens),
        )
        if "you" in view:
            clay = view["you"]["craft_clay"][section]
            line = f"{line} {self.say('xian-read-craft', clay=clay)}"
        spaces = [self._read_space(view, s) for s in names.SPACES if s[0] == section]
        return [line, self.say("xian-read-spaces", spaces=self.texts.clauses(spaces))]

    def _read_space(self, view: View, space: str) -> str:
        content = view["board"]["pit"][space]
        if content is None:
            goods = self.texts.listed(self.bonus(view, space))
            return self.say("xian-read-empty", space=space, goods=goods)
        painter, seal = statue(content)
        if painter is None:
            text = self.say("xian-read-raw", space=space)
        else:
            text = self.say("xian-read-painted", space=space, name=self.name(painter))
        if seal is not None:
            text = self.say("xian-read-sealed", statue=text, name=self.name(seal))
        return text

    def pairs(self, view: View) -> list[tuple[str, list[str], int]]:
        """The two pairs of buildings: words, names, and how many places are taken."""
        board = view["board"]
        found = []
        for i, key in enumerate(("xian-left-pair", "xian-right-pair")):
            pair = board["places"][2 * i : 2 * i + 2]
            count = sum(len(board["builders"][b]) for b in pair) + (board["minister"] in pair)
            found.append((self.say(key), pair, count))
        return found

    def _read_buildings(self, view: View) -> list[str]:
        board = view["board"]
        lines = []
        for words, pair, count in self.pairs(view):
            closed = count >= board["limit"]
            key = "xian-read-pair-closed" if closed else "xian-read-pair"
            words = words[0].upper() + words[1:]
            head = self.say(key, pair=words, count=count, limit=board["limit"])
            buildings = self.texts.clauses(self._read_building(view, b) for b in pair)
            lines.append(f"{head} {buildings}.")
        key = "xian-read-minister-bonus" if board["minister_bonus"] else "xian-read-minister"
        lines.append(self.say(key, building=self.say(f"xian-building-{board['minister']}")))
        return lines

    def _read_building(self, view: View, building: str) -> str:
        words = self.say(f"xian-building-{building}")
        builders = view["board"]["builders"][building]
        if not builders:
            return self.say("xian-read-no-builders", building=words)
        text = self.say("xian-read-builders", building=words, names=self._names(builders))
        if "you" in view and (fee := view["you"]["fees"][building]):
            goods = self.goods("coin", fee)
            text = self.say("xian-read-building-fee", building=text, goods=goods)
        return text

    def _read_stock(self, view: View) -> list[str]:
        board = view["board"]
        cards = []
        for i, card in enumerate(board["display"]):
            if card is not None:
                material, section = self.equipment(card)
                words = self.say(
                    "xian-equipment-kind", card=card, material=material, section=section
                )
                cost = board["costs"][i]
                goods = self.goods("coin", cost["coins"])
                text = self.say("xian-read-card", slot=i + 1, card=words, goods=goods)
                if cost["clay"]:
                    text = self.say("xian-read-card-clay", card=text, clay=cost["clay"])
                cards.append(text)
        display = (
            self.say("xian-read-display", cards=self.texts.clauses(cards))
            if cards
            else self.say("xian-read-display-empty")
        )
        pigments = ", ".join(self.goods(c, n) for c, n in board["pigment_stock"].items())
        return [display, self.say("xian-read-stock", raw=board["raw_stock"], pigments=pigments)]

    def _read_player(self, view: View, seat: int) -> str:
        player = view["players"][seat]
        goods = [self.goods("coin", player["coins"]), self.goods("clay", player["clay"])]
        goods += [self.goods(c, n) for c, n in player["pigments"].items() if n]
        lines = [
            self.say(
                "xian-read-player",
                name=self.name(seat),
                points=player["pp"],
                goods=", ".join(goods),
            ),
            self.say(
                "xian-read-pieces",
                warriors=player["warriors"],
                seals=player["seals"],
                equipment=player["equipment_count"],
            ),
        ]
        if player["tiles"]:
            lines.append(self.say("xian-read-tiles", tiles=", ".join(self._read_tiles(player))))
        if player["end_tile"]:
            lines.append(self.say("xian-read-end-tile", tile=player["end_tile"]))
        if player["helpers"]:
            helpers = [self.say(f"xian-helper-{helper}") for helper in player["helpers"]]
            lines.append(self.say("xian-read-helpers", helpers=", ".join(helpers)))
        if player["top"]:
            lines.append(self.say("xian-read-revealed", top=player["top"], bottom=player["bottom"]))
        return " ".join(lines)

    def _read_tiles(self, player: dict[str, Any]) -> list[str]:
        found = []
        for tile, how in player["tiles"].items():
            words = self.say(f"xian-tile-{tile_key(tile)}")
            found.append(self.say("xian-read-tile-used", tile=words) if how == "used" else words)
        return found

    def _read_own(self, view: View) -> list[str]:
        if "you" not in view:
            return []
        own = view["you"]
        cards = [
            self.say("xian-read-hand-card", card=card, work=self.work(card, view, view.seat))
            for card in own["hand"]
        ]
        hand = self.say("xian-read-hand", cards=", ".join(cards))
        lines = [hand if cards else self.say("xian-read-no-hand")]
        if own["equipment"]:
            cards = []
            for card in own["equipment"]:
                material, section = self.equipment(card)
                values = {"card": card, "material": material, "section": section}
                cards.append(self.say("xian-equipment-kind", **values))
            lines.append(self.say("xian-read-equipment", cards=self.texts.clauses(cards)))
        parts = ", ".join(
            self.say("score-part", part=self.part(part), points=points)
            for part, points in own["score"].items()
        )
        lines.append(self.say("xian-read-score", total=sum(own["score"].values()), parts=parts))
        return lines


class _Log:
    """Puts the events of actions together into sentences: one for each action."""

    def __init__(self, table: XianTable) -> None:
        self.table = table
        self.say = table.say
        self.found: list[LogLine] = []
        self.seat: int | None = None  # whose sentence is being made
        self.phrases: list[str] = []
        self.fallback: str | None = None  # what to say if an action had no effect
        self.others: list[LogLine] = []
        self.told: tuple[int, int | None] = (0, None)  # the last line about nobody, its subject

    def lines(self, events: Sequence[Event]) -> list[LogLine]:
        i = 0
        while i < len(events):
            kind = events[i]["kind"]
            run = i
            if kind in RUNS:
                while run < len(events) and self.alike(events[run], events[i]):
                    run += 1
                self.several(events[i:run])
                i = run
            else:
                self.one(events[i])
                i += 1
        self.flush()
        return self.found

    def alike(self, event: Event, first: Event) -> bool:
        """Whether an event belongs into one sentence with the first of a run."""
        key = RUNS[first["kind"]]
        return event["kind"] == first["kind"] and event.get(key) == first.get(key)

    def flush(self) -> None:
        if self.seat is not None:
            if not self.phrases and self.fallback is not None:
                self.phrases.append(self.fallback)
            if self.phrases:
                self.found.append(self.sentence(self.seat, ", ".join(self.phrases)))
        self.found += self.others
        self.seat, self.phrases, self.fallback, self.others = None, [], None, []

    def sentence(self, seat: int, what: str) -> LogLine:
        return LogLine(self.say("xian-log", name=self.table.name(seat), what=what), seat)

    def several(self, events: Sequence[Event]) -> None:
        """One sentence for a run of events of a kind."""
        table, kind = self.table, events[0]["kind"]
        if kind in ("paid", "gained", "scored"):
            self.add(events[0]["seat"], self.goods(events))
            return
        self.flush()
        if kind == "drawn":
            cards = table.texts.listed([event["card"] for event in events])
            what = self.say("xian-event-drawn", cards=cards)
            self.found.append(self.sentence(events[0]["seat"], what))
            return
        if kind == "revealed":
            pairs = [
                self.say(
                    "xian-pair-of",
                    name=table.name(event["seat"]),
                    pair=f"{event['top']}/{event['bottom']}",
                )
                for event in sorted(events, key=lambda event: event["place"])
            ]
            text = self.say("xian-event-revealed", pairs=", ".join(pairs))
        elif kind == "part-scored":
            points = [
                self.say("xian-points-of", name=table.name(event["seat"]), points=event["points"])
                for event in events
            ]
            part = table.part(events[0]["part"])
            text = self.say("xian-event-part-scored", part=part, points=", ".join(points))
        else:
            cards = table.texts.listed([event["card"] for event in events])
            text = self.say(f"xian-event-{kind}", cards=cards, count=len(events))
        self.tell(text, kind)

    def tell(self, text: str, kind: str) -> None:
        """A sentence about nobody, in one line with those that belong to it."""
        self.flush()
        subject = next((i for i, kinds in enumerate(BETWEEN_TURNS) if kind in kinds), None)
        if subject is not None and self.told == (len(self.found), subject):
            text = f"{self.found.pop().text} {text}"
        self.found.append(LogLine(text))
        self.told = (len(self.found), subject)

    def one(self, event: Event) -> None:
        kind, seat = event["kind"], event.get("seat")
        if kind == "action":
            self.action(event)
        elif kind in SILENT:
            pass
        elif seat is None:
            self.tell(self.say(f"xian-event-{kind}", **self.values(event)), kind)
        else:
            self.add(seat, self.say(f"xian-event-{kind}", **self.values(event)))

    def add(self, seat: int, phrase: str) -> None:
        """Go on with the sentence, or tell something of another player after it."""
        if self.seat is None:
            self.seat = seat
        if seat == self.seat:
            self.phrases.append(phrase)
        else:
            self.others.append(self.sentence(seat, phrase))

    def goods(self, events: Sequence[Event]) -> str:
        """What a player pays, gets or scores, to follow the name."""
        kind = events[0]["kind"]
        if kind == "scored":
            points = sum(event["points"] for event in events)
            key = "xian-event-scored" if points >= 0 else "xian-event-lost"
            return self.say(key, points=abs(points))
        amounts: dict[tuple[int | None, str], int] = {}
        for event in events:
            what = (event.get("to"), event["resource"])
            amounts[what] = amounts.get(what, 0) + event["amount"]
        goods = [self.table.goods_to(to, what, n) for (to, what), n in amounts.items()]
        return self.say(f"xian-event-{kind}", goods=self.table.texts.listed(goods))

    def action(self, event: Event) -> None:
        """An action opens a sentence, or goes on with that of the action before."""
        action = event["action"]
        goes_on = event["automatic"] or action.split(" ")[0] in CONTINUED
        if not (goes_on and event["seat"] == self.seat):
            self.flush()
        self.seat = event["seat"]
        if action in TOLD_ACTIONS:
            self.phrases.append(self.say(f"xian-event-{action}"))
        elif action in ACTION_WITHOUT_EFFECT:
            self.fallback = self.say(f"xian-event-{ACTION_WITHOUT_EFFECT[action]}")

    def values(self, event: Event) -> dict[str, Any]:
        """The values of an event in words."""
        values = {name: value for name, value in event.items() if name not in ("kind", "seat")}
        if "building" in values:
            values["building"] = self.say(f"xian-building-{values['building']}")
        if "helper" in values:
            values["helper"] = self.say(f"xian-helper-{values['helper']}")
        if values.get("tile") in names.BONUS_TILES:
            values["tile"] = self.say(f"xian-tile-{tile_key(values['tile'])}")
        if "token" in values:
            colour = self.table.book.components.tables["request_colour"][values["token"] - 1]
            values["colour"] = self.say(f"xian-resource-{names.COLOURS[colour]}")
        return values


def _comma(*groups: Sequence[str]) -> str:
    return ", ".join(item for group in groups for item in group)


TABLE = XianTable
