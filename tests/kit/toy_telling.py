"""The smallest telling there can be, and its words: what is said about the game of `toy`."""

from __future__ import annotations

from collections.abc import Sequence

from bingma.games.contract import Event, Reason, View
from bingma.games.telling import (
    Act,
    Choice,
    Log,
    Question,
    Refused,
    Saying,
    Section,
    Telling,
    say,
    who,
)
from bingma.texts import LANGUAGES, Language, Texts

WORDS: dict[Language, str] = {
    "en": """
toy-take = { $n ->
    [one] Take 1
   *[other] Take { $n }
  }
toy-question = How many do you take?
toy-moment = A heap of { $n }
toy-took = { $who-you ->
    [yes] take { $n }
   *[no] takes { $n }
  }
toy-why = There are only { $n }.
toy-points = { $n } points
""",
    "fr": """
toy-take = Prendre { $n }
toy-question = Combien en prenez-vous ?
toy-moment = Un tas de { $n }
toy-took = { $who-you ->
    [yes] prenez { $n }
   *[no] prend { $n }
  }
toy-why = Il n'y en a que { $n }.
toy-points = { $n } points
""",
    "de": """
toy-take = { $n } nehmen
toy-question = Wie viele nimmst du?
toy-moment = Ein Haufen von { $n }
toy-took = { $who-you ->
    [yes] nimmst { $n }
   *[no] nimmt { $n }
  }
toy-why = Es sind nur { $n } da.
toy-points = { $n } Punkte
""",
}


def toy_texts() -> list[Texts]:
    """The words of the toy in every language."""
    return [Texts(language, strict=True, further=WORDS[language]) for language in LANGUAGES]


class ToyLog(Log):
    """A line for each action."""

    kinds = ()

    def add(self, number: int, events: Sequence[Event]) -> None:
        for event in events:
            taken = say("toy-took", n=event["count"])
            self.act = Act(event["seat"], number, number, [taken])
            self.close()


class ToyTelling(Telling):
    """Everything that is said about a heap."""

    prefix = "toy"

    def log(self, first: View) -> Log:
        return ToyLog()

    def moment(self, view: View) -> Saying:
        return say("toy-moment", n=view["heap"])

    def question(self, view: View) -> Question:
        return {"title": say("toy-question"), "moment": self.moment(view)}

    def choices(
        self, view: View, actions: Sequence[str], previews: Sequence[Sequence[Event]]
    ) -> list[Choice]:
        return [self._choice(action) for action in actions]

    def _choice(self, action: str) -> Choice:
        saying = self.taking(action)
        return {"action": action, "saying": saying, "effects": [], "notes": [], "places": []}

    def taking(self, action: str) -> Saying:
        """What an action does."""
        return say("toy-take", n=int(action.removeprefix("take ")))

    def refused(self, view: View, action: str, why: Reason) -> Refused:
        saying = self.taking(action)
        return {"action": action, "saying": saying, "why": self.reason(why), "places": []}

    def reason(self, reason: Reason) -> Saying:
        if reason.key == "not-your-decision":
            return say("why-not-your-decision", seat=who(reason.values["seat"]))
        return say("toy-why", n=reason.values["heap"])

    def table(self, view: View) -> list[Section]:
        return [{"heading": self.moment(view), "rows": []}]
