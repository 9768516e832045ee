"""Sayings as words of a language; fixtures keep its twin `web/src/app/wording.ts` like it."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence

from bingma.games.telling import Effect, Line, Saying, Value
from bingma.texts import Texts

NOBODY = -1

Drawn = Callable[[Mapping[str, Value]], str]


class Wording:
    """Words sayings for one listener.

    `names` are the players' names by seat; the listener's own seat is told as "you". `drawn` says
    how to show things that a client draws instead of naming them, by the key of their saying.
    """

    def __init__(
        self,
        texts: Texts,
        prefix: str,
        names: Sequence[str],
        listener: int | None = None,
        drawn: Mapping[str, Drawn] | None = None,
    ) -> None:
        self.texts = texts
        self.prefix = prefix
        self.names = names
        self.listener = listener
        self._drawn = drawn or {}

    def word(self, value: Value) -> str:
        """A saying, a player, an enumeration, a number or a mark in words."""
        return self._word(value, {})

    def _word(self, value: Value, around: Mapping[str, str | int]) -> str:
        if isinstance(value, int | str):
            return str(value)
        if "seat" in value:
            return self.names[value["seat"]]
        if "join" in value:
            return self._join([self._word(item, around) for item in value["of"]], value["join"])
        drawn = self._drawn.get(value["key"])
        if drawn is not None:
            return drawn(value.get("values", {}))
        return self.texts.say(value["key"], **self._values(value, around))

    def _values(self, saying: Saying, around: Mapping[str, str | int]) -> dict[str, str | int]:
        """The values of a message, over those of the saying it stands in.

        Plain values and players come first, because the sayings beside them may speak of them.
        """
        own = saying.get("values", {})
        values = dict(around)
        for name, value in own.items():
            if isinstance(value, int | str):
                values[name] = value
            elif "seat" in value:
                values[name] = self.names[value["seat"]]
                # A text, because the two runtimes of Fluent do not agree about booleans.
                values[f"{name}-you"] = "yes" if value["seat"] == self.listener else "no"
        around = dict(values)
        for name, value in own.items():
            if isinstance(value, int | str) or "seat" in value:
                continue
            values[name] = self._word(value, around)
            if "join" in value:
                values[f"{name}-count"] = len(value["of"])
                values[f"{name}-you"] = "yes" if value["of"] == [{"seat": self.listener}] else "no"
            else:
                inner = self._values(value, around)
                for attribute, text in self.texts.attributes(value["key"], inner).items():
                    values[f"{name}-{attribute}"] = text
        return values

    def _join(self, items: Sequence[str], how: str) -> str:
        if len(items) < 2:
            return "".join(items)
        if how != "and":
            return self.texts.say(f"list-{how}").join(items)
        comma = self.texts.say("list-comma")
        return self.texts.say("list-and", most=comma.join(items[:-1]), last=items[-1])

    def effects(self, effects: Sequence[Effect], of: int | None = None) -> str:
        """Costs and gains with their signs: "−2 coins to Ana, +3 PP".

        Those of other seats than the one it is told of are named: "+1 coin for Bo".
        """
        told = []
        for effect in _added_up(effects):
            name = "points" if effect["what"] == "points" else f"goods-{effect['what']}"
            goods: Saying = {"key": f"{self.prefix}-{name}", "values": {"n": abs(effect["amount"])}}
            values: dict[str, Value] = {"goods": goods}
            key = "effect-gain" if effect["amount"] >= 0 else "effect-cost"
            if "to" in effect:
                key = "effect-paid-to"
                values["to"] = {"seat": effect["to"]}
            saying: Saying = {"key": key, "values": values}
            if of is not None and effect["seat"] != of:
                seat: Value = {"seat": effect["seat"]}
                saying = {"key": "effect-for", "values": {"effects": saying, "who": seat}}
            told.append(self.word(saying))
        return self._join(told, "comma")

    def line(self, line: Line) -> str:
        """A line of the log as a whole sentence, what it costs and brings included."""
        text = self.word(line["saying"])
        if line.get("level"):
            return text
        # In a line of nobody's everybody is named.
        seat = NOBODY if line["seat"] is None else line["seat"]
        effects = self.effects(line.get("effects", []), seat)
        if effects:
            return self.texts.say("line-effects", line=text, effects=effects)
        return self.texts.say("line", line=text)


def _added_up(effects: Sequence[Effect]) -> list[Effect]:
    """Effects of one kind as one, wherever they come from."""
    sums: dict[tuple[int, str, bool, int | None], Effect] = {}
    for effect in effects:
        gain = effect["amount"] >= 0
        kind = (effect["seat"], effect["what"], gain, effect.get("to"))
        before = sums[kind]["amount"] if kind in sums else 0
        sums[kind] = {**effect, "amount": before + effect["amount"]}
    return list(sums.values())
