"""Binds rules to component data, interpreted or as native code.

An engine is a set of rule functions with the tables of one component file in place.
"""

from __future__ import annotations

import hashlib
import inspect
import json
from collections.abc import Iterable, Mapping
from pathlib import Path
from types import ModuleType, SimpleNamespace
from typing import Any

from bingma.kit.binding import KIT_MODULES, bind
from bingma.kit.game import GameBlock, check_state


class Engine:
    """The rules of one game over the data of one component file.

    `engine.rules.NAME` is any rule by name. Interpreted, states are blocks. `native` is the
    extension module of the game (`kit.native.building.library`): then states are elements of arrays
    made by `new_states`, and there are only the entry points (`kit.native.entries`). `game` is its
    name in messages; a game that lacks something raises BadGame.
    """

    def __init__(
        self,
        state: type[GameBlock],
        modules: Iterable[ModuleType],
        tables: Mapping[str, Any],
        native: ModuleType | None = None,
        game: str | None = None,
    ) -> None:
        self.state = state
        self.compiled = native is not None
        game = game or state.__name__
        check_state(game, state)
        if native is None:
            numbers = {name: _tuples(rows) for name, rows in tables.items()}
            self.rules = bind(game, (*KIT_MODULES, *modules), numbers)
        else:
            import numpy as np

            from bingma.kit.native.tables import TYPES, packed

            examples = tuple(np.zeros(1, kind) for kind in (state.dtype, *TYPES))
            self.rules = SimpleNamespace(**native.bind(packed(tables), examples))

    def new_states(self, n: int) -> Any:
        """A pool of n states: a list of blocks, or an array of records when compiled."""
        if not self.compiled:
            return [self.state() for _ in range(n)]
        import numpy as np

        return np.zeros(n, dtype=self.state.dtype)

    def new_rng(self, seed: int, stream: int = 0) -> Any:
        """A generator for the rules of this engine."""
        rng = self.new_rows(4)
        self.rules.seed_random(rng, seed, stream)
        return rng

    def new_rows(self, *shape: int) -> Any:
        """Zeros for the rules of this engine: nested lists, or an array when compiled."""
        if self.compiled:
            import numpy as np

            return np.zeros(shape, dtype=np.int64)
        if len(shape) == 1:
            return [0] * shape[0]
        return [self.new_rows(*shape[1:]) for _ in range(shape[0])]


def _tuples(rows: Any) -> Any:
    return tuple(_tuples(row) for row in rows) if isinstance(rows, list | tuple) else rows


def sources_print(modules: Iterable[ModuleType], tables: Mapping[str, Any]) -> str:
    """A hash of all rule sources and data, wherever they are and whatever runs them."""
    digest = hashlib.sha256()
    # Whole folders: the fields of the state and constants are in modules that hold no rule.
    for folder in sorted({Path(inspect.getfile(m)).parent for m in (*KIT_MODULES, *modules)}):
        for file in sorted(folder.glob("*.py")):
            digest.update(file.read_bytes())
    digest.update(json.dumps(dict(tables), sort_keys=True).encode())
    return digest.hexdigest()[:16]
