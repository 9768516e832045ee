"""Which kinds of actions and rare branches of Xi'an a recorded game uses.

The golden records must use all of `EVERY_BRANCH` together; `tools/golden.py` looks for such games.
Everything is read off the replay of a record, so nothing here asks the rules.
"""

from __future__ import annotations

from collections import Counter
from itertools import pairwise
from typing import Any

from bingma.games.contract import Data, Step
from bingma.games.xian import names
from bingma.play.replay import replay_steps

DISCOUNTABLE = ("workshop", "lab", "armory")
# How many share a majority, from which place on; more do not fit into four seats.
MAJORITY_TIES = ((2, 1), (3, 1), (4, 1), (2, 2), (3, 2), (2, 3))

EVERY_BRANCH = frozenset(
    [
        *(f"favour of {n} cards" for n in range(5)),
        "favour not decided in the order of seats",
        "plan not decided in the order of seats",
        "work",
        "pigment",
        *(f"recruited {helper}" for helper in names.HELPERS),
        "helper used for a pigment",
        "pigment out of stock",
        "miner's pigment out of stock",
        "pass",
        "done",
        *(f"{way} {b} at build" for way in names.WAYS for b in names.BUILDINGS),
        *(f"extra {b} at after" for b in names.BUILDINGS),
        *(f"{way} {b} at build, discounted" for way in names.WAYS for b in DISCOUNTABLE),
        *(f"extra {b} at after, discounted" for b in DISCOUNTABLE),
        "discount at build",
        "discount at after",
        "asked with a single choice after discount",
        "market at work",
        "market at build",
        "market at after",
        "market, second exchange",
        "market, stop before the second exchange",
        "emissary, exchange",
        "emissary, stop",
        "emissary, nothing to give",
        "exchange for the same kind",
        "took what had been out of stock",
        "closed pair",
        "fee",
        "fee to several players",
        "fee for two builders of two players",
        "fee with coins missing",
        "entered beside an own builder",
        "minister's bonus",
        "minister's bonus by open",
        "minister stays",
        "raw stock empty",
        "workshop shut for want of raw statues",
        *(f"craft in {section}" for section in names.SECTIONS),
        "seal",
        "no-seal",
        "craft without a seal left",
        "ceramist's point",
        *(f"paint in {section}" for section in names.SECTIONS),
        "painted on an own seal",
        "another's seal keeps a statue from being painted",
        "group of three or more",
        "pay in A",
        "pay in A, discounted",
        "pay in B, discounted",
        "no warrior left",
        *(f"forge {slot + 1}" for slot in range(4)),
        "clay with the equipment",
        "forged for nothing",
        "a slot of the display empty",
        *(f"keep {tile}" for tile in names.END_TILES),
        *(f"points by {tile}" for tile in names.END_TILES),
        *(f"automatic {word}" for word in ("pass", "craft", "paint", "forge", "keep", "give")),
        "automatic stop",
        "prestige below zero",
        "end of the game without a game-end tile",
        "more than 15 resources with the tile resources",
        "initiative tie decided by the space",
        "initiative tie decided by the stack",
        *(f"majority tie of {n} for place {place}" for n, place in MAJORITY_TIES),
        "tie for the win decided by the space",
        "tie for the win decided by the stack",
        "tie for a lower place",
    ]
)


def branches_of(record: Any) -> set[str]:
    """All branches that a complete game uses."""
    reader = _Reader(record)
    before: Step | None = None
    for step in replay_steps(record):
        if before is not None:
            reader.read(before.position, step)
        before = step
    assert before is not None
    return reader.found | set(_ties_of_majorities(before.position)) | set(_end(record, before))


class _Reader:
    """Goes through a game decision by decision and notes what it meets."""

    def __init__(self, record: Any) -> None:
        self.found: set[str] = set()
        self.players = len(record["seats"])
        places = record["setup"]["buildings"]
        self.pairs = (places[:2], places[2:])
        self.discounted = False
        self.exchange = ""
        self.given = ""
        self.painting = ""
        self.top: dict[int, str] = {}
        self.decided: list[int] = []
        self.was_out_of_stock: set[str] = set()

    def read(self, before: Data, step: Step) -> None:
        """Note what one decision shows; `before` is the position in which it was asked."""
        assert step.action is not None
        assert step.seat is not None
        word, _, rest = step.action.partition(" ")
        if step.decision in ("favour", "plan"):
            self.simultaneous(word, rest, step)
        elif step.decision in ("work", "build", "after"):
            self.table(before, step)
            self.go(word, rest, step)
        elif step.decision == "exchange":
            self.exchanges(before, word, rest, step)
        else:
            self.inside_a_building(before, word, rest, step)
        for _, text in step.automatic:
            self.found.add(f"automatic {text.split()[0]}")
            if text.startswith("paint"):
                self.painting = text.split()[1]
        self.events(before, step)

    def simultaneous(self, word: str, rest: str, step: Step) -> None:
        if word == "favour":
            self.found.add(f"favour of {len(rest.split())} cards")
        self.decided.append(step.seat or 0)
        if len(self.decided) == self.players:
            if self.decided != sorted(self.decided):
                self.found.add(f"{word} not decided in the order of seats")
            self.decided = []

    def table(self, before: Data, step: Step) -> None:
        """What lies on the table when a go's decision is asked."""
        board, player = before["board"], before["players"][step.seat]
        if step.decision != "build":
            return
        for pair in self.pairs:
            inside = sum(len(board["builders"][b]) for b in pair) + (board["minister"] in pair)
            if inside > self.players:
                self.found.add("closed pair")
        if board["raw_stock"] == 0 and player["clay"] >= 2:
            self.found.add("workshop shut for want of raw statues")
        if player["warriors"] == 0:
            self.found.add("no warrior left")
        if None in board["display"]:
            self.found.add("a slot of the display empty")

    def go(self, word: str, rest: str, step: Step) -> None:
        """Work, build and after."""
        if len(step.legal) == 1:
            self.found.add("asked with a single choice after discount")
        if rest in names.BUILDINGS:
            discounted = ", discounted" if self.discounted else ""
            self.found.add(f"{word} {rest} at {step.decision}{discounted}")
            if rest == "palace":
                self.exchange = "emissary"
        elif word in ("market", "discount"):
            self.found.add(f"{word} at {step.decision}")
            if word == "discount":
                self.discounted = True
            else:
                self.exchange = "market"
        else:
            self.found.add(word)
            card = self.top[step.seat or 0]
            received = [e for e in step.events if e["kind"] == "gained" and e["seat"] == step.seat]
            if word == "pigment" and not any(e["source"] == "pigment" for e in received):
                self.found.add("pigment out of stock")
            if word == "pigment" and card[0] == "G":
                self.found.add("helper used for a pigment")
            if word == "work" and card[0] == "B":
                shown = 1 if card[1] in "123" else 2
                if sum(e["amount"] for e in received if e["source"] == "work") < shown:
                    self.found.add("miner's pigment out of stock")

    def exchanges(self, before: Data, word: str, rest: str, step: Step) -> None:
        market = self.exchange.startswith("market")
        if word == "stop":
            self.found.add(
                "market, stop before the second exchange" if market else "emissary, stop"
            )
        elif word == "give":
            self.given = rest
            stock = before["board"]["pigment_stock"]
            self.was_out_of_stock = {colour for colour, n in stock.items() if n == 0}
            if self.exchange == "market again":
                self.found.add("market, second exchange")
            if not market:
                self.found.add("emissary, exchange")
        else:
            if rest == self.given:
                self.found.add("exchange for the same kind")
            if rest in self.was_out_of_stock:
                self.found.add("took what had been out of stock")
            self.exchange = "market again" if market else ""

    def inside_a_building(self, before: Data, word: str, rest: str, step: Step) -> None:
        if word in ("seal", "no-seal"):
            self.found.add(word)
        elif word == "forge":
            self.found.add(f"forge {rest}")
        elif word == "pay":
            section = self.painting[0]
            self.found.add(f"pay in {section}" + (", discounted" if self.discounted else ""))
        elif word == "paint":
            self.painting = rest
            for space, content in before["board"]["pit"].items():
                sealed = (
                    content and content.startswith("raw+seal") and content[-1] != str(step.seat)
                )
                if sealed and any(text[6] == space[0] for text in step.legal):
                    self.found.add("another's seal keeps a statue from being painted")

    def events(self, before: Data, step: Step) -> None:
        """What happened, automatic actions included."""
        owed: Counter[int] = Counter()
        crafted_without_seal = False
        for event in step.events:
            kind, seat = event["kind"], event.get("seat")
            if kind == "revealed":
                self.top[event["seat"]] = event["top"]
            elif kind == "paid" and event["to"] is not None:
                owed[event["to"]] += event["amount"]
            elif kind == "gained" and event["source"] == "fee":
                owed[event["seat"]] += event["amount"]
            elif kind == "gained" and event["source"] == "minister":
                self.found.add("minister's bonus")
                if step.action and step.action.startswith("open"):
                    self.found.add("minister's bonus by open")
            elif kind == "gained" and event["source"] == "equipment":
                self.found.add("clay with the equipment")
            elif kind == "scored" and event["source"] == "fee":
                self.found.add("fee with coins missing")
            elif kind == "scored" and event["source"] == "ceramist":
                self.found.add("ceramist's point")
            elif kind == "recruited":
                self.found.add(f"recruited {event['helper']}")
            elif kind == "builder-sent":
                if seat in before["board"]["builders"][event["building"]]:
                    self.found.add("entered beside an own builder")
            elif kind == "minister-moved":
                if event["building"] == before["board"]["minister"]:
                    self.found.add("minister stays")
            elif kind == "crafted":
                self.discounted = False
                self.found.add(f"craft in {event['space'][0]}")
                crafted_without_seal = before["players"][seat]["seals"] == 0
            elif kind == "painted":
                self.discounted = False
                self.found.add(f"paint in {event['space'][0]}")
                if "seal" in before["board"]["pit"][event["space"]]:
                    self.found.add("painted on an own seal")
                if event["group"] >= 3:
                    self.found.add("group of three or more")
            elif kind == "forged":
                self.discounted = False
                if not any(e["kind"] == "paid" and e["to"] is None for e in step.events):
                    self.found.add("forged for nothing")
            elif kind == "end-tile-kept":
                self.found.add(f"keep {event['tile']}")
            elif kind == "action" and event["automatic"] and event["action"] == "stop":
                self.found.add("emissary, nothing to give")
        if crafted_without_seal:
            self.found.add("craft without a seal left")
        if owed:
            self.found.add("fee")
            if len(owed) > 1:
                self.found.add("fee to several players")
            if self.players == 2 and max(owed.values()) == 3:
                self.found.add("fee for two builders of two players")
        revealed = [event for event in step.events if event["kind"] == "revealed"]
        for first, second in pairwise(sorted(revealed, key=lambda event: int(event["place"]))):
            if first["bottom"][1] == second["bottom"][1]:
                at = [before["players"][event["seat"]]["supervisor"] for event in (first, second)]
                how = "stack" if at[0] == at[1] else "space"
                self.found.add(f"initiative tie decided by the {how}")
        if step.position["board"]["raw_stock"] == 0:
            self.found.add("raw stock empty")
        if any(player["pp"] < 0 for player in step.position["players"]):
            self.found.add("prestige below zero")


def _ties_of_majorities(position: Data) -> list[str]:
    found = []
    for section in names.SECTIONS:
        owners = [
            text.split("+")[0]
            for space, text in position["board"]["pit"].items()
            if space[0] == section and text is not None and not text.startswith("raw")
        ]
        counts = Counter(Counter(owners).values())
        place = 1
        for _, tied in sorted(counts.items(), reverse=True):
            if tied > 1:
                found.append(f"majority tie of {tied} for place {place}")
            place += tied
    return found


def _end(record: Any, last: Step) -> list[str]:
    """What the final scoring shows."""
    found = []
    scores, players = record["result"]["scores"], last.position["players"]
    for score, player in zip(scores, players, strict=True):
        tile = player["end_tile"]
        if tile is None:
            found.append("end of the game without a game-end tile")
        elif score["end_tile"] > 0:
            found.append(f"points by {tile}")
        if tile == "resources" and score["end_tile"] == 15 and score["resources"] > 0:
            found.append("more than 15 resources with the tile resources")
    ranking = record["result"]["ranking"]
    for i, (better, worse) in enumerate(pairwise(ranking)):
        if scores[better]["total"] == scores[worse]["total"]:
            same = players[better]["supervisor"] == players[worse]["supervisor"]
            win = f"tie for the win decided by the {'stack' if same else 'space'}"
            found.append(win if i == 0 else "tie for a lower place")
    return found
