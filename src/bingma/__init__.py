"""Bingma: board games about China's Terracotta Army, as a library.

>>> import bingma
>>> game = bingma.new_game("xian", players=2, seed=7)
>>> game.deciding, game.decision()
([0, 1], 'favour')
>>> for seat in (0, 1):
...     _ = game.play("favour", seat=seat)
>>> game.view(0)["you"]["hand"]
['R5', 'B2', 'G6', 'Y3']
>>> _ = game.play("plan R5/B2", seat=0)
>>> _ = game.play(game.legal(1)[0], seat=1)
>>> game.decision(), game.legal()
('work', ['work', 'pigment'])

Everything is typed; illegal use raises errors that say why. `docs/library.md` tells more.
"""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from bingma.games.components import BadComponents
    from bingma.games.contract import BadNotation, BadPosition, BadSetup, Reason, View
    from bingma.play.game import (
        Action,
        Game,
        IllegalAction,
        NotUndoable,
        from_position,
        from_record,
        new_game,
    )
    from bingma.play.records import BadRecord
    from bingma.play.resampling import resample

__version__ = "0.1.0"

_HOMES = {
    "Action": "bingma.play.game",
    "BadComponents": "bingma.games.components",
    "BadNotation": "bingma.games.contract",
    "BadPosition": "bingma.games.contract",
    "BadRecord": "bingma.play.records",
    "BadSetup": "bingma.games.contract",
    "Game": "bingma.play.game",
    "IllegalAction": "bingma.play.game",
    "NotUndoable": "bingma.play.game",
    "Reason": "bingma.games.contract",
    "View": "bingma.games.contract",
    "from_position": "bingma.play.game",
    "from_record": "bingma.play.game",
    "new_game": "bingma.play.game",
    "resample": "bingma.play.resampling",
}

__all__ = [
    "Action",
    "BadComponents",
    "BadNotation",
    "BadPosition",
    "BadRecord",
    "BadSetup",
    "Game",
    "IllegalAction",
    "NotUndoable",
    "Reason",
    "View",
    "from_position",
    "from_record",
    "new_game",
    "resample",
]


def __getattr__(name: str) -> object:
    # Loaded when first used, so that `bingma --help` stays quick.
    if name in _HOMES:
        from importlib import import_module

        return getattr(import_module(_HOMES[name]), name)
    raise AttributeError(f"module 'bingma' has no attribute '{name}'")
