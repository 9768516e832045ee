"""A bot of one's own for Xi'an: it looks one action ahead.

    bingma arena --bots examples.bot:Eager,random --players 2 --games 100

docs/bots.md tells what a bot is asked and what it may know.
"""

from __future__ import annotations

from bingma import Action, resample
from bingma.bots import Decision

IDLE = ("pass", "done", "stop", "no-seal")


class Eager:
    """Takes the points that are there, and rather does something than nothing."""

    def choose(self, decision: Decision) -> Action:
        """The action after which its own points are highest; among equals any."""
        view = decision.view

        def worth(action: Action) -> tuple[int, bool, float]:
            guess = resample(view, decision.random)  # what is hidden might be like this
            view.book.apply(guess, view.seat, action.id)
            points = view.book.view(guess, view.seat)["you"]["score"]
            return sum(points.values()), action.split()[0] not in IDLE, decision.random.random()

        return max(decision.legal, key=worth)
