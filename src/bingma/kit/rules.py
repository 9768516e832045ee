"""The marks by which a rules source says what it is.

Rules are written in a small subset of Python, so that the same text runs interpreted and compiled:
free functions, the state `s` first, whole numbers, module constants in capitals, `table()` for
data, `a[i][j]`, `for … in range(…)`, `while`, `if`. No strings, exceptions, closures, lists or
keyword arguments. `tests/kit/test_subset.py` keeps watch.
"""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, TypeVar

F = TypeVar("F", bound=Callable[..., Any])


def rule(function: F) -> F:
    """Mark a function as rules: `Engine` binds it to data and may compile it."""
    function.__dict__["is_rule"] = True
    return function


class Table:
    """Stands for a table of the component data until an engine puts the data in its place."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __getitem__(self, _: Any) -> Any:
        raise TypeError(f"table '{self.name}' has no data yet: call the rule through an engine")


def table(name: str) -> Any:
    """A table of whole numbers of the component data, by name, read as `TABLE[i][j]`."""
    return Table(name)


def two_bodies(compiled: Callable[..., Any]) -> Callable[[F], F]:
    """Mark a rule that must do its work differently when compiled. There are only these three."""

    def mark(function: F) -> F:
        function.__dict__["compiled_body"] = compiled
        return rule(function)

    return mark


def _emit_nothing(s: Any, kind: int, seat: int, a: int, b: int, c: int) -> None:
    pass


@two_bodies(_emit_nothing)
def emit(s: Any, kind: int, seat: int, a: int, b: int, c: int) -> None:
    """Tell whoever listens what just happened; compiled, nobody does and it costs nothing."""
    if s.events is not None:
        s.events.append((kind, seat, a, b, c))


def _never(s: Any) -> bool:
    return False


@two_bodies(_never)
def listening(s: Any) -> bool:
    """Whether anybody hears what is emitted, for events that take work to find out."""
    return s.events is not None


def _copy_record(states: Any, to: int, source: int) -> None:
    states[to] = states[source]


@two_bodies(_copy_record)
def copy_state(states: Any, to: int, source: int) -> None:
    """Make `states[to]` equal to `states[source]` without sharing anything."""
    states[to] = states[source].copy()


class Needed:
    """Stands for a rule that another module of the bound game will provide."""

    def __init__(self, name: str) -> None:
        self.name = name

    def __call__(self, *_: Any) -> Any:
        raise TypeError(f"rule '{self.name}' is bound by an engine only")


def needed(name: str) -> Any:
    """A rule that every game provides, for code that serves all games."""
    return Needed(name)
