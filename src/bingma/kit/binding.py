"""Puts the rules of a game together: which there are, and the same with data in place.

The functions are made anew from the same code objects with globals of their own, so that engines
for several component files live side by side, and a debugger steps through the one source that
people read.
"""

from __future__ import annotations

from collections.abc import Iterable, Mapping
from types import FunctionType, ModuleType, SimpleNamespace
from typing import Any

from bingma.kit import loops, random, rules, search
from bingma.kit.game import GAME_RULES, BadGame, check_bound
from bingma.kit.rules import Needed, Table

# The modules that every game is bound with.
KIT_MODULES: tuple[ModuleType, ...] = (rules, random, loops, search)


def rules_of(
    game: str, modules: Iterable[ModuleType], tables: Iterable[str]
) -> dict[str, FunctionType]:
    """All rules of some modules by name; raises BadGame if rules or tables are missing."""
    modules = tuple(modules)
    found: dict[str, FunctionType] = {}
    for module in modules:
        for name, item in vars(module).items():
            if is_rule(item) and item.__module__ == module.__name__:
                if name in found:
                    raise BadGame(f"{game}: two rules are called '{name}'")
                found[name] = item
    needed = dict.fromkeys(GAME_RULES, "every game") | _named(modules, Needed)
    check_bound(game, "rules that are", needed, found)
    check_bound(game, "tables that are", _named(modules, Table), set(tables))
    return found


def bind(game: str, modules: Iterable[ModuleType], tables: Mapping[str, Any]) -> SimpleNamespace:
    """Make all rules anew, with the tables and each other in place of the originals."""
    modules = tuple(modules)
    originals = rules_of(game, modules, tables)
    home: dict[str, dict[str, Any]] = {module.__name__: {} for module in modules}
    bound: dict[str, FunctionType] = {}
    for name, original in originals.items():
        made = FunctionType(original.__code__, home[original.__module__], name)
        made.__doc__ = original.__doc__
        bound[name] = made
    for module in modules:
        for name, item in vars(module).items():
            if is_rule(item):
                item = bound[item.__name__]
            elif isinstance(item, Needed):
                item = bound[item.name]
            elif isinstance(item, Table):
                item = tables[item.name]
            home[module.__name__][name] = item
    return SimpleNamespace(**bound)


def is_rule(item: Any) -> bool:
    """Whether something in a module is marked @rule."""
    return isinstance(item, FunctionType) and "is_rule" in item.__dict__


def _named(modules: Iterable[ModuleType], mark: type[Needed] | type[Table]) -> dict[str, str]:
    """The names of the rules or tables that modules ask for, each with a module that does."""
    return {
        item.name: module.__name__
        for module in modules
        for item in vars(module).values()
        if isinstance(item, mark)
    }
