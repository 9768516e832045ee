"""Binds rules to component data, and compiles them where speed is asked for.

An engine is a set of rule functions with the tables of one component file in place. The functions
are made anew from the same code objects with globals of their own, so that engines for several
component files, interpreted and compiled, live side by side, and a debugger steps through the one
source that people read.
"""

from __future__ import annotations

import hashlib
import inspect
import json
import os
import platform
import sys
from collections.abc import Callable, Iterable, Mapping
from pathlib import Path
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from bingma.kit import loops, random, rules, search
from bingma.kit.layout import Block
from bingma.kit.rules import Needed, Table

KIT_MODULES: tuple[ModuleType, ...] = (rules, random, loops, search)

# The functions called from Python over arrays: only these go into the compile cache.
ENTRY_POINTS = (
    "advance_games",
    "copy_many",
    "known_choice",
    "legal_of",
    "mask_batch",
    "observe_seat",
    "play_game",
    "random_games",
    "search",
    "seed_random",
    "start",
    "step",
    "step_batch",
)


class Engine:
    """The rules of one game over the data of one component file.

    `engine.rules.NAME` is any rule by name. Interpreted, states are blocks; compiled, rules take
    elements of arrays made by `new_states` and only the entry points are meant to be called.
    """

    def __init__(
        self,
        state: type[Block],
        modules: Iterable[ModuleType],
        tables: Mapping[str, Any],
        compile_options: Mapping[str, Any] | None = None,
        cache: Path | None = None,
    ) -> None:
        self.state = state
        self.compiled = compile_options is not None
        every_module = (*KIT_MODULES, *modules)
        if compile_options is None:
            self.rules = _bind(every_module, {k: _tuples(v) for k, v in tables.items()}, None)
        else:
            import numpy as np

            arrays = {name: np.array(rows, dtype=np.int64) for name, rows in tables.items()}
            self.rules = _bind(every_module, arrays, _compiler(dict(compile_options), cache))

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


def _bind(
    modules: Iterable[ModuleType],
    tables: Mapping[str, Any],
    compiler: Callable[[FunctionType], Any] | None,
) -> SimpleNamespace:
    """Make all rules anew, with the tables and each other in place of the originals."""
    originals: dict[str, Any] = {}
    for module in modules:
        for name, item in vars(module).items():
            if _is_rule(item) and item.__module__ == module.__name__:
                if name in originals:
                    raise TypeError(f"two rules are called '{name}'")
                originals[name] = item

    home: dict[str, dict[str, Any]] = {module.__name__: {} for module in modules}
    bound: dict[str, Any] = {}
    for name, original in originals.items():
        body = original
        if compiler is not None:
            body = getattr(original, "compiled_body", original)
        made = FunctionType(body.__code__, home[original.__module__], name)
        made.__doc__ = original.__doc__
        bound[name] = made if compiler is None else compiler(made)

    for module in modules:
        for name, item in vars(module).items():
            if _is_rule(item):
                item = bound[item.__name__]
            elif isinstance(item, Needed):
                item = bound[item.name]
            elif isinstance(item, Table):
                item = tables[item.name]
            home[module.__name__][name] = item
    return SimpleNamespace(**bound)


def _is_rule(item: Any) -> bool:
    return isinstance(item, FunctionType) and "is_rule" in item.__dict__


def _compiler(options: dict[str, Any], cache: Path | None) -> Callable[[FunctionType], Any]:
    import numba

    if cache is not None:
        setattr(numba.config, "CACHE_DIR", str(cache))  # noqa: B010

    common: dict[str, Any] = {"error_model": "numpy", **options}
    # Rules called by rules only need no way in from Python, and no counting of references: they
    # make no arrays. Leaving both out saves half the time to compile.
    inner = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "_nrt": False, **common}

    def compile_one(function: FunctionType) -> Any:
        if function.__name__ in ENTRY_POINTS:
            return numba.njit(cache=cache is not None, **common)(function)
        return _for_one_width(numba.njit(**inner)(function))

    return compile_one


def _for_one_width(dispatcher: Any) -> Any:
    """Compile a rule for 64-bit numbers only, whatever the width of the fields it is called with.

    Left alone, the compiler makes a version for each mixture of widths: three times the work.
    """
    from numba import types

    look_up = dispatcher.get_call_template

    def widened(arguments: Iterable[Any], keywords: Any) -> Any:
        wide = (types.int64 if isinstance(a, types.Integer) else a for a in arguments)
        return look_up(tuple(wide), keywords)

    dispatcher.get_call_template = widened
    return dispatcher


def fingerprint(modules: Iterable[ModuleType], tables: Mapping[str, Any]) -> str:
    """A hash of all rule sources and data, and of what compiles them: the name of a cache folder.

    The compiler's own cache looks only at the file of the function itself, and would keep results
    after a change in a rule that it calls. It also looks at where that file is, so copies of the
    sources in several places have folders of their own.
    """
    from importlib.metadata import version

    digest = hashlib.sha256(str(Path(__file__).resolve()).encode())
    digest.update(sources_print(modules, tables).encode())
    for part in (sys.version, platform.machine(), version("numba"), version("numpy")):
        digest.update(part.encode())
    return digest.hexdigest()[:16]


def sources_print(modules: Iterable[ModuleType], tables: Mapping[str, Any]) -> str:
    """A hash of all rule sources and data, wherever they are and whatever runs them."""
    digest = hashlib.sha256()
    # Whole folders: the fields of the state and constants are in modules that hold no rule.
    for folder in sorted({Path(inspect.getfile(m)).parent for m in (*KIT_MODULES, *modules)}):
        for file in sorted(folder.glob("*.py")):
            digest.update(file.read_bytes())
    digest.update(json.dumps(dict(tables), sort_keys=True).encode())
    return digest.hexdigest()[:16]


def cache_root() -> Path:
    """Where compiled engines are kept: BINGMA_CACHE, or the user's cache folder."""
    if given := os.environ.get("BINGMA_CACHE"):
        return Path(given)
    if sys.platform == "darwin":
        return Path.home() / "Library" / "Caches" / "bingma"
    if sys.platform == "win32":
        return Path(os.environ.get("LOCALAPPDATA", str(Path.home()))) / "bingma" / "cache"
    return Path(os.environ.get("XDG_CACHE_HOME") or Path.home() / ".cache") / "bingma"
