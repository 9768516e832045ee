"""What the translator knows of a number, a state or an array in C."""

from __future__ import annotations

from collections.abc import Sequence
from dataclasses import dataclass
from enum import Enum


class Plain(Enum):
    """Everything that is no array."""

    NUMBER = "number"
    TRUTH = "truth"  # a number that is 0 or 1
    STATE = "state"
    POOL = "pool"  # states one behind the other
    FRACTION = "fraction"  # a place for a number with a fraction; rules only write there


@dataclass(frozen=True)
class Array:
    """A pointer to the first element, and a length for each dimension."""

    element: str
    dims: int


Type = Plain | Array

NUMBER, TRUTH, FRACTION = Plain.NUMBER, Plain.TRUTH, Plain.FRACTION
STATE, POOL = Plain.STATE, Plain.POOL
NUMBERS = (NUMBER, TRUTH)

# The elements of arrays, with their width in bytes. C computes with `int` where all operands are
# narrower than `num`.
WIDTHS = {"i8": 1, "i16": 2, "i64": 8, "word": 8, "f32": 4}
NARROW = ("i8", "i16")


@dataclass(frozen=True)
class Value:
    """An expression in C."""

    code: str
    type: Type = NUMBER
    narrow: bool = False  # its type in C may be smaller than `num`
    simple: bool = False  # needs no brackets
    known: int | None = None  # its value, where it is constant
    shape: tuple[str, ...] = ()  # the lengths of an array
    nested: bool = False  # an array of arrays in C, not a pointer

    @property
    def bracketed(self) -> str:
        """To stand beside an operator."""
        return self.code if self.simple else f"({self.code})"


@dataclass(frozen=True)
class Name:
    """A rule or a table by its name."""

    name: str


@dataclass
class Line:
    """A line of C that stands for a line of Python."""

    number: int
    depth: int
    text: str


class NotTranslated(Exception):
    """A rule uses something that has no translation; says file and line."""


# What C and C++ use themselves, and what the head of the file does.
_TAKEN = """
    auto break case char const continue default do double else enum extern float for goto if inline
    int long register restrict return short signed sizeof static struct switch typedef union
    unsigned void volatile while and bool catch class delete explicit export false friend mutable
    namespace new not operator or private protected public template this throw true try typename
    using virtual wchar_t xor asm typeof num unum word i8 i16 i64 f32 t at divisor floor_div
    floor_mod smaller larger magnitude
"""


def safe(name: str) -> str:
    """A name that means nothing else in C and C++; those with a number are lengths."""
    return f"{name}_" if name in _TAKEN.split() or name.rpartition("_")[2].isdigit() else name


def lengths(name: str, kind: Type) -> tuple[str, ...]:
    """The names of the lengths that go with an argument."""
    if kind is POOL:
        return (f"{name}_0",)
    return tuple(f"{name}_{i}" for i in range(kind.dims)) if isinstance(kind, Array) else ()


def declared(name: str, kind: Type) -> str:
    """The declaration of a name."""
    if kind in (STATE, POOL):
        return f"State *{safe(name)}"
    if isinstance(kind, Array):
        return f"{kind.element} *{safe(name)}"
    return f"num {safe(name)}"


def parameters(names: Sequence[str], kinds: Sequence[Type]) -> str:
    """The parameters of a function: the tables, and every array with its lengths."""
    parts = ["const Tables *t"]
    for name, kind in zip(names, kinds, strict=True):
        parts.append(declared(name, kind))
        parts += [f"num {length}" for length in lengths(name, kind)]
    return ", ".join(parts)
