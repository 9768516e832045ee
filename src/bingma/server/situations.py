"""What a seat sees and can do in a game, as it is sent; for tables and for lessons."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from bingma.play.game import Game
from bingma.server.schemas import Board, Boards, LegalAction, Situation


def situation(game: Game, seat: int | None, can_undo: bool = False) -> Situation:
    """View, question and choices of a seat."""
    now = game.situation(seat)
    # A game may tell its choices in another order than that of the actions.
    made = {str(a): (a.id, preview) for a, preview in zip(now.actions, now.previews, strict=True)}
    legal: list[LegalAction] = [
        {**choice, "id": made[choice["action"]][0], "preview": made[choice["action"]][1]}
        for choice in now.choices
    ]
    return {
        "view": now.view,
        "question": now.question,
        "legal": legal,
        "refused": now.refused,
        "can_undo": can_undo,
        "can_restart": can_undo and not game.companion,
    }


def boards(game: Game, entry: int, seat: int | None) -> Boards:
    """The table at each line of the log that ends in an entry, told by what changed."""
    seen_by = seat if game.book.has_secrets else None
    ends = {
        line["event"]
        for line in game.lines(seat)
        if line["last"] == entry and "event" in line and "level" not in line
    }
    before, views = game.boards(entry, seen_by, ends)
    told: list[Board] = []
    last = before
    for event, view in views.items():
        told.append({"event": event, "changed": changed(last, view)})
        last = view
    return {"entry": entry, "before": before, "boards": told}


def changed(before: Mapping[str, Any], after: Mapping[str, Any]) -> dict[str, Any]:
    """What is not as before in a view; of objects in it only the values that changed."""
    told = {}
    for key, new in after.items():
        old = before.get(key)
        if new == old:
            continue
        if isinstance(new, dict) and isinstance(old, dict):
            new = {k: v for k, v in new.items() if k not in old or old[k] != v}
        told[key] = new
    return told
