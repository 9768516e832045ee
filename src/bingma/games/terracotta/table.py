"""Terracotta Army in words: questions, choices, reasons, and the table read aloud.

The log is in `bingma.games.terracotta.story`, the drawing in `bingma.games.terracotta.drawing`.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

from bingma.games.contract import Event, Reason, View
from bingma.games.terracotta import names, preview
from bingma.games.terracotta.notation import read
from bingma.games.terracotta.rules.state import State
from bingma.terminal.table import Choice, LogLine, Table

if TYPE_CHECKING:
    from rich.text import Text

# How many spaces are listed for a placement; the others can be typed.
LISTED_SPACES = 8
# Where a preview leaves what the player's own action brings.
BEYOND = frozenset({"turn-began", "round-began", "rule", "chance", "dried", "game-ended"})
RINGS = ("inner", "middle", "outer")


class TerracottaTable(Table):
    """The words of Terracotta Army."""

    asks_before = True

    def draw(self, view: View, width: int, height: int) -> list[Text]:
        from bingma.games.terracotta.drawing import draw

        return draw(self, view, width, height)

    def log(self, events: Sequence[Event]) -> list[LogLine]:
        from bingma.games.terracotta.story import Story

        return Story(self).lines(events)

    def part(self, part: str) -> str:
        return self.say(f"ta-part-{part}")

    def points(self, number: int) -> str:
        return self.say("ta-points", n=number)

    def legend(self) -> list[str]:
        keys = ("figures", "specialists", "spaces", "inspectors", "wheel", "rack", "weapons")
        return [self.say(f"ta-legend-{key}") for key in keys]

    def outcome(self, result: dict[str, Any]) -> str:
        minister = next((p for p in self.players if p.kind == "automaton"), None)
        if minister is None:
            return super().outcome(result)
        scores = [score["total"] for score in result["scores"]]
        won = result["ranking"][0] == [1]
        key = "ta-won" if won else "ta-lost-tie" if scores[0] == scores[1] else "ta-lost"
        return self.say(
            key, name=self.name(1), minister=minister.name, mine=scores[1], his=scores[0]
        )

    def last_word(self, view: View, action: str) -> str | None:
        """T7.7: dice follow the end of a turn in the solo game."""
        if action in view.get("you", {}).get("ends_turn", ()):
            return self.say("ta-ends-turn", action=action)
        return None

    # Small words

    def goods(self, resource: str, amount: int) -> str:
        """An amount of a resource, like "2 coins"."""
        return self.say(f"ta-goods-{resource.replace(' ', '-')}", n=amount)

    def figure(self, name: str) -> str:
        """A warrior type or a specialist."""
        return self.say(f"ta-figure-{name}")

    def tile(self, tile: str) -> str:
        """What a scoring tile counts."""
        return self.say(f"ta-tile-{tile}")

    def shown(self, text: str) -> str:
        """What a slice shows, like "build 3"."""
        word = text.rstrip("0123456789")
        return self.say(f"ta-shown-{word}", n=int(text[len(word) :] or 0))

    def signed(self, number: int) -> str:
        """A change with its sign."""
        return f"+{number}" if number > 0 else f"−{-number}" if number < 0 else "0"

    def state(self, view: View) -> State:
        """The state behind a view; nothing of it is hidden (T7.6)."""
        state = view.knowledge
        assert isinstance(state, State)
        return state

    def offered(self, view: View) -> str:
        """What the ring offers now; an own administrator offers the inner action."""
        rules, state = self.book.engine.rules, self.state(view)
        return names.shown(
            rules.offered_action(state, view.seat), rules.offered_number(state, view.seat)
        )

    def on_slice(self, view: View, at: int) -> list[str]:
        """What the three rings of a slice would do now for the owner of the view, in words."""
        shown, possible = view["board"]["slices"][at], self.possible(view)[at]
        found = []
        for ring, can in zip(RINGS, possible, strict=True):
            words = self.on_ring(view, shown[ring])
            found.append(words if can else self.say("ta-impossible", words=words))
        return found

    def possible(self, view: View) -> list[list[bool]]:
        """For each slice and ring whether the owner of the view could do it now."""
        if "you" not in view:
            return [[True] * len(RINGS)] * len(view["board"]["slices"])
        return preview.offers(self.state(view), view.seat, self.book.engine.rules)

    def is_to_hire(self, view: View, shown: str) -> bool:
        """Whether a slice shows a master that the owner of the view has not hired."""
        if "you" not in view or shown not in names.MASTERS:
            return False
        return shown not in view["players"][view.seat]["masters"]

    def on_ring(self, view: View, shown: str) -> str:
        """What a ring shows, with what it costs or brings the owner of the view now."""
        if "you" not in view:
            return self.shown(shown)
        player = view["players"][view.seat]
        if self.is_to_hire(view, shown):
            return self.say("ta-hire-for", master=self.shown(shown), price=player["hire_price"])
        if shown == "soak":
            return self.say("ta-soak-now", n=player["dry"])
        if shown == "builder":
            return self.say("ta-builder-now", price=view["round"])
        return self.shown(shown)

    # Questions

    def question(self, view: View) -> str:
        decision, turn = view["decision"], view["turn"]
        if "you" not in view or view.seat not in view["deciding"]:
            return self.say("ta-ask-none")
        player = view["players"][view.seat]
        match decision:
            case "place":
                workers = {"craftsmen": player["craftsmen"], "artisans": player["artisans"]}
                return self.say("ta-ask-place", **workers)
            case "inner" | "middle" | "outer":
                return self.say(
                    "ta-ask-ring",
                    slice=turn["slice"],
                    ring=self.say(f"ta-ring-{decision}"),
                    shown=self.shown(view["board"]["slices"][turn["slice"]][decision]),
                    goods=self._stock(player),
                )
            case "space" if turn["figure"] == "horse":
                return self.say("ta-ask-rider")
            case "face":
                figure = self.figure(turn["figure"])
                return self.say("ta-ask-face", figure=figure, space=turn["space"])
            case "weapon":
                weapon = names.WEAPONS[names.TYPES.index(turn["figure"])]
                return self.say("ta-ask-weapon", weapon=self.say(f"ta-weapon-{weapon}"))
        values = {"minister": self.name(0)} if decision.startswith("pm") else {}
        if turn["figure"] is not None and decision != "inspector":
            values["figure"] = self.figure(turn["figure"])
        return self.say(f"ta-ask-{decision}", **values)

    def _stock(self, player: dict[str, Any]) -> str:
        return self.texts.listed(
            [
                self.goods("coins", player["coins"]),
                self.goods("clay", player["wet"]),
                self.goods("dry clay", player["dry"]),
            ]
        )

    # Choices

    def choices(
        self, view: View, actions: Sequence[str], previews: Sequence[Sequence[Event]]
    ) -> list[Choice]:
        before = preview.standing(self.state(view), self.book.engine.rules)
        found = []
        for action, events in zip(actions, previews, strict=True):
            changed = preview.change(
                self.state(view), view.seat, read(action), self.book.engine.rules, before
            )
            found.append((self._choice(view, action, events, changed), changed))
        if len(found) <= LISTED_SPACES or view["decision"] not in ("space", "pm-space"):
            return [choice for choice, _ in found]
        # The most telling spaces first; the others can be typed.
        found.sort(key=lambda item: -item[1].balance(view.seat) if item[1] else 0)
        return [
            choice if i < LISTED_SPACES else Choice(**(vars(choice) | {"listed": "asked"}))
            for i, (choice, _) in enumerate(found)
        ]

    def _choice(
        self,
        view: View,
        action: str,
        events: Sequence[Event],
        changed: preview.Change | None,
    ) -> Choice:
        verb, _, rest = action.partition(" ")
        effects = self._effects(view.seat, events)
        match verb:
            case "place":
                worker, at = rest.split(" ")
                words = ", ".join(self.on_slice(view, int(at)))
                key = at if worker == "craftsman" else f"a{at}"
                return Choice(action, words, key=key, listed="plain")
            case "rotate":
                words = ", ".join([*effects, self.say(f"ta-rotates-{rest}")])
                return Choice(action, words, key=rest[0])
            case "at" | "face" | "inspect":
                whole = [*effects, *self._changes(view, changed)]
                brief = self._brief(view, changed)
                words = self.texts.clauses(whole) if whole else self.say("ta-no-change")
                if changed is None and verb == "at":
                    words = self.say("ta-then-face")
                key = rest if verb == "at" else ""
                return Choice(action, words, brief or words, key=key)
            case "build":
                rack = view["board"]["rack_vp"][rest]
                paid = self.offered(view).startswith("build")
                whole = [*effects, self.say("ta-then-place", figure=self.figure(rest))]
                if paid:
                    whole.insert(len(effects), self.say("ta-gain", goods=self.points(rack)))
                    weapon = names.WEAPONS[names.TYPES.index(rest)]
                    if f"{weapon}+" in view["players"][view.seat]["weapons"]:
                        whole.append(self.say("ta-weapon-ready", weapon=self._weapon(weapon)))
                return Choice(action, ", ".join(whole))
            case "specialist":
                weapon = view["board"]["specialist_weapons"][rest]
                spent = self.say("ta-weapon-spent", weapon=self._weapon(weapon))
                return Choice(action, ", ".join([*effects, spent, self.say(f"ta-does-{rest}")]))
            case "take" if not effects:
                return Choice(action, self._taken(view))
            case "hire":
                master = self.offered(view)
                return Choice(action, ", ".join([*effects, self.say(f"ta-does-{master}")]))
            case "use":
                weapon = names.WEAPONS[names.TYPES.index(view["turn"]["figure"])]
                spent = self.say("ta-weapon-spent", weapon=self._weapon(weapon))
                return Choice(action, ", ".join([*effects, spent]))
            case "skip" | "stay":
                return Choice(action, self.say(f"ta-{verb}"))
        return Choice(action, ", ".join(effects))

    def _weapon(self, weapon: str) -> str:
        return self.say(f"ta-weapon-{weapon}")

    def _taken(self, view: View) -> str:
        """What `take` does where it brings no coins, clay or points."""
        shown, player = self.offered(view), view["players"][view.seat]
        if shown in names.WEAPONS:
            return self.say("ta-take-weapon", weapon=self._weapon(shown))
        return self.say(f"ta-take-{shown}", n=player["dry"])

    def _effects(self, seat: int, events: Sequence[Event]) -> list[str]:
        """What a preview costs the seat and brings it."""
        found = []
        for event in events:
            if event["kind"] in BEYOND:
                break
            match event["kind"]:
                case "paid":
                    goods = self.goods(event["resource"], event["amount"])
                    found.append(self.say("ta-pay", goods=goods))
                case "gained":
                    goods = self.goods(event["resource"], event["amount"])
                    found.append(self.say("ta-gain", goods=goods))
                case "scored":
                    found.append(self.say("ta-gain", goods=self.points(event["points"])))
        return found

    def _changes(self, view: View, changed: preview.Change | None) -> list[str]:
        """What a placement or an inspector's move changes beyond the points at once."""
        if changed is None:
            return []
        found = []
        if changed.weapon:
            points = self.points(changed.weapon)
            found.append(self.say("ta-change-weapon", points=points))
        if changed.group is not None:
            found.append(self.group(changed.group, view))
        for part, by_seat in changed.later.items():
            shares = [
                self.say("ta-change-of", name=self._who(view, seat), change=self.signed(n))
                for seat, n in enumerate(by_seat)
                if n
            ]
            if shares:
                found.append(self.say(f"ta-change-{part}", shares=", ".join(shares)))
        return found

    def _who(self, view: View, seat: int) -> str:
        return self.say("ta-you") if seat == view.seat else self.name(seat)

    def group(self, group: preview.Group, view: View) -> str:
        """A group with its strengths and who leads in it."""
        if group.size == 1 and sum(group.strengths) == 1:
            return self.say("ta-alone")
        strengths = ", ".join(
            self.say("ta-strength", name=self._who(view, seat), n=n)
            for seat, n in enumerate(group.strengths)
            if n
        )
        leader = group.leader
        if leader is None:
            return self.say("ta-group-tied", size=group.size, strengths=strengths)
        if leader == view.seat:
            return self.say("ta-group-yours", size=group.size, strengths=strengths)
        return self.say(
            "ta-group-led", size=group.size, strengths=strengths, leader=self.name(leader)
        )

    def _brief(self, view: View, changed: preview.Change | None) -> str:
        """The same in few letters: the group's size and the changes own/best other."""
        if changed is None:
            return ""
        words = []
        if changed.points + changed.weapon:
            words.append(self.signed(changed.points + changed.weapon))
        if changed.group is not None and changed.group.size > 1:
            words.append(self.say("ta-brief-group", size=changed.group.size))
        for part, by_seat in changed.later.items():
            if any(by_seat):
                own = by_seat[view.seat]
                others = [n for seat, n in enumerate(by_seat) if seat != view.seat]
                other = max(others, key=abs)
                amount = f"{self.signed(own)}/{self.signed(other)}"
                words.append(self.say(f"ta-brief-change-{part}", amount=amount))
        return " ".join(words)

    # Reasons

    def reason(self, reason: Reason) -> str:
        key = f"ta-reason-{reason.key}"
        values = {name: self._reason_value(name, value) for name, value in reason.values.items()}
        return self.say(key if key in self.texts else f"reason-{reason.key}", **values)

    def _reason_value(self, name: str, value: Any) -> Any:
        match name:
            case "seat" if 0 <= value < len(self.players):
                return self.name(value)
            case "weapon":
                return self._weapon(value)
            case "specialist" | "type":
                return self.figure(value)
            case "types":
                return self.texts.listed([self.figure(word) for word in value.split()])
            case "master" | "shown":
                return self.shown(value)
            case "direction":
                return self.say(f"ta-direction-{value}")
        return value

    # Reading aloud

    def read_aloud(self, view: View) -> list[str]:
        board = view["board"]
        return [
            *self._read_time(view),
            *self._read_wheel(view),
            *self._read_grid(view),
            self.say("ta-read-inspectors", **self.inspected(view)),
            *self._read_groups(view),
            *(self._read_type(board, name) for name in names.TYPES),
            *(self._read_specialist(board, name) for name in names.SPECIALISTS),
            *(self._read_player(view, seat) for seat in range(len(self.players))),
        ]

    def inspected(self, view: View) -> dict[str, Any]:
        """The inspected column and row, and what they score."""
        inspectors = view["board"]["inspectors"]
        dominance, presence = view["board"]["inspector_vp"]
        return {
            "column": names.COLUMNS[inspectors["col"] - 1],
            "row": inspectors["row"],
            "dominance": dominance,
            "presence": presence,
        }

    def _read_time(self, view: View) -> list[str]:
        order = self.texts.listed([self.name(seat) for seat in view["order"]])
        tiles = []
        for i, tile in enumerate(view["board"]["tiles"]):
            dominance, presence = tile["vp"]
            values = {"tile": self.tile(tile["tile"]), "round": i + 1}
            tiles.append(self.say("ta-read-tile", dominance=dominance, presence=presence, **values))
        lines = [
            self.say("ta-read-round", round=view["round"], rounds=view["rounds"], order=order),
            self.say("ta-read-tiles", tiles=self.texts.clauses(tiles)),
        ]
        takers = [self.name(seat) for seat in view["board"].get("priority", ())]
        if takers:
            lines.append(self.say("ta-read-priority", names=self.texts.listed(takers)))
        if view["options"]:
            options = [self.say(f"ta-option-{option}") for option in view["options"]]
            lines.append(self.say("ta-read-options", options=self.texts.clauses(options)))
        return lines

    def _read_wheel(self, view: View) -> list[str]:
        board = view["board"]
        lines = []
        for at, (craftsman, artisan) in enumerate(board["wheel"]):
            words = [", ".join(self.on_slice(view, at))]
            if craftsman is not None:
                words.append(self.say("ta-read-craftsman", name=self.name(craftsman)))
            if artisan is not None:
                words.append(self.say("ta-read-artisan", name=self.name(artisan)))
            if board.get("overseer") == at:
                words.append(self.say("ta-read-overseer"))
            lines.append(self.say("ta-read-slice", slice=at, words=self.texts.clauses(words)))
        return lines

    def _read_grid(self, view: View) -> list[str]:
        grid = view["board"]["grid"]
        lines = []
        for row in names.ROWS:
            found = [
                self.say("ta-read-space", space=space, figure=self._read_figure(grid[space]))
                for space in (f"{column}{row}" for column in names.COLUMNS)
                if space in grid
            ]
            if found:
                lines.append(self.say("ta-read-row", row=row, spaces=", ".join(found)))
        return lines or [self.say("ta-read-empty-grid")]

    def _read_figure(self, text: str) -> str:
        figure, _, direction = text.partition(">")
        kind, _, whose = figure.partition(":")
        if kind == "horse":
            return self.say("ta-read-horse", space=whose)
        words = self.figure(kind)
        if whose:
            words = self.say("ta-read-of", figure=words, name=self.name(int(whose)))
        if not direction:
            return words
        towards = self.say(f"ta-direction-{direction}")
        key = "ta-read-mounted" if whose else "ta-read-facing"
        return self.say(key, figure=words, direction=towards)

    def _read_groups(self, view: View) -> list[str]:
        found = []
        for group in view["board"]["groups"]:
            if group["size"] > 1:
                made = preview.Group(group["type"], group["size"], tuple(group["strengths"]))
                found.append(
                    self.say(
                        "ta-read-group",
                        figure=self.figure(group["type"]),
                        space=group["spaces"][0],
                        group=self.group(made, view),
                    )
                )
        return found

    def _read_type(self, board: dict[str, Any], name: str) -> str:
        return self.say(
            "ta-read-type",
            figure=self.figure(name),
            points=board["rack_vp"][name] or 0,
            left=board["rack"][name],
            clay=board["warehouses"][name],
        )

    def _read_specialist(self, board: dict[str, Any], name: str) -> str:
        left = board["specialists"][name]
        if not left:
            return self.say("ta-read-specialist-gone", figure=self.figure(name))
        return self.say(
            "ta-read-specialist",
            figure=self.figure(name),
            left=left,
            goods=self.goods("coins", board["specialist_prices"][name]),
            weapon=self._weapon(board["specialist_weapons"][name]),
        )

    def _read_player(self, view: View, seat: int) -> str:
        player = view["players"][seat]
        if player["minister"]:
            goods = [self.goods("coins", player["coins"]), self.goods("any clay", player["clay"])]
        else:
            goods = [
                self.goods("coins", player["coins"]),
                self.goods("clay", player["wet"]),
                self.goods("dry clay", player["dry"]),
            ]
        weapons = [
            self.say(f"ta-read-weapon-{'on' if text[-1] == '+' else 'off'}", weapon=words)
            for text in player["weapons"]
            for words in [self._weapon(text[:-1])]
        ]
        masters = [self.shown(master) for master in player["masters"]]
        return self.say(
            "ta-read-player",
            name=self.name(seat),
            points=self.points(player["total"]),
            goods=", ".join(goods),
            bases=player["bases"],
            craftsmen=player["craftsmen"],
            artisans=player["artisans"],
            weapons=", ".join(weapons),
            masters=self.texts.listed(masters) if masters else self.say("ta-none"),
        )


TABLE = TerracottaTable
