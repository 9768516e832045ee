"""One list of fields makes the slots object (interpreted) and the record (compiled).

A game declares its state once:

>>> @layout
... class Purse(Block):
...     owner: int = i8()
...     coins: Row = i16(3)
>>> purse = Purse()
>>> purse.coins[1] += 5
>>> purse.copy().coins
[0, 5, 0]
>>> Purse.dtype.itemsize
7
"""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass
from typing import TYPE_CHECKING, Any, ClassVar, TypeVar, cast

if TYPE_CHECKING:
    import numpy as np

Row = list[int]
Grid = list[list[int]]

# Attributes of numpy.record: a field of that name would be read as the method, silently.
# (Written down, not asked of NumPy, so that an interpreted game never has to import it;
# a test compares the list with NumPy's own.)
RESERVED_NAMES = frozenset(
    [
        "T",
        "all",
        "any",
        "argmax",
        "argmin",
        "argsort",
        "astype",
        "base",
        "byteswap",
        "choose",
        "clip",
        "compress",
        "conj",
        "conjugate",
        "copy",
        "cumprod",
        "cumsum",
        "data",
        "device",
        "diagonal",
        "dtype",
        "dump",
        "dumps",
        "field",
        "fill",
        "flags",
        "flat",
        "flatten",
        "getfield",
        "imag",
        "item",
        "itemset",
        "itemsize",
        "max",
        "mean",
        "min",
        "nbytes",
        "ndim",
        "newbyteorder",
        "nonzero",
        "partition",
        "pprint",
        "prod",
        "ptp",
        "put",
        "ravel",
        "real",
        "repeat",
        "reshape",
        "resize",
        "round",
        "searchsorted",
        "setfield",
        "setflags",
        "shape",
        "size",
        "sort",
        "squeeze",
        "std",
        "strides",
        "sum",
        "swapaxes",
        "take",
        "to_device",
        "tobytes",
        "tofile",
        "tolist",
        "tostring",
        "trace",
        "transpose",
        "var",
        "view",
    ]
)


@dataclass(frozen=True)
class Field:
    """The width in bytes and the shape of one field; () is a single number."""

    width: int
    shape: tuple[int, ...]

    @property
    def range(self) -> range:
        """The values that fit; compiled code wraps silently beyond them."""
        bound: int = 2 ** (8 * self.width - 1)
        return range(-bound, bound)


def i8(*shape: int) -> Any:
    """A field of numbers from -128 to 127."""
    return Field(1, shape)


def i16(*shape: int) -> Any:
    """A field of numbers from -32768 to 32767."""
    return Field(2, shape)


def i64(*shape: int) -> Any:
    """A field of numbers of 64 bits with sign: sets of up to 63 things, one bit each."""
    return Field(8, shape)


class _RecordType:
    """`State.dtype`, made when first asked for, because NumPy takes time to import."""

    def __init__(self) -> None:
        self.made: dict[type, np.dtype[Any]] = {}

    def __get__(self, _: object, owner: type[Block]) -> np.dtype[Any]:
        if owner not in self.made:
            import numpy as np

            self.made[owner] = np.dtype(
                [(name, f"<i{field.width}", field.shape) for name, field in owner.fields.items()]
            )
        return self.made[owner]


class Block:
    """Base of all states: a block of named integers that can be copied and compared."""

    __slots__ = ("events",)

    fields: ClassVar[dict[str, Field]] = {}
    dtype: ClassVar[Any] = _RecordType()

    events: list[tuple[int, ...]] | None
    """Where `emit` writes; None when nobody listens. Not part of the state, never copied."""

    def copy(self: B) -> B:
        """Another block with the same numbers that shares nothing with this one."""
        raise NotImplementedError  # written by `layout`

    def to_record(self, record: Any) -> None:
        """Write the numbers into one element of a NumPy array of this `dtype`."""
        for name in self.fields:
            record[name] = getattr(self, name)

    @classmethod
    def from_record(cls: type[B], record: Any) -> B:
        """The block for one element of a NumPy array of this `dtype`."""
        block = cls()
        for name in cls.fields:
            setattr(block, name, record[name].tolist())
        return block

    def to_bytes(self) -> bytes:
        """The numbers as a record of this `dtype` has them, without NumPy."""
        return b"".join(
            number.to_bytes(self.fields[name].width, "little", signed=True)
            for name, number in self.numbers()
        )

    def numbers(self) -> Iterator[tuple[str, int]]:
        """Every single number with the name of its field."""

        def flatten(value: Any) -> Iterator[int]:
            if isinstance(value, list):
                for part in value:
                    yield from flatten(part)
            else:
                yield value

        for name in self.fields:
            for number in flatten(getattr(self, name)):
                yield name, number

    def __eq__(self, other: object) -> bool:
        if type(other) is not type(self):
            return NotImplemented
        return all(getattr(self, name) == getattr(other, name) for name in self.fields)

    __hash__ = None  # type: ignore[assignment]

    def __getstate__(self) -> dict[str, Any]:
        return {name: getattr(self, name) for name in self.fields}

    def __setstate__(self, state: dict[str, Any]) -> None:
        self.events = None
        for name, value in state.items():
            setattr(self, name, value)


B = TypeVar("B", bound=Block)


def layout(cls: type[B]) -> type[B]:
    """Turn a declaration into a block class with slots, a fast `copy` and a record type.

    The fields of the block that it is made from come first.
    """
    own = {name: value for name, value in vars(cls).items() if isinstance(value, Field)}
    fields = {**cls.fields, **own}
    if again := sorted(cls.fields.keys() & own.keys()):
        raise TypeError(f"{cls.__name__}: the block it is made from already has fields {again}")
    if taken := sorted(RESERVED_NAMES & own.keys()):
        raise TypeError(f"{cls.__name__}: NumPy records already have attributes called {taken}")

    def zeros(shape: tuple[int, ...]) -> str:
        if not shape:
            return "0"
        if len(shape) == 1:
            return f"[0] * {shape[0]}"
        return f"[{zeros(shape[1:])} for _ in range({shape[0]})]"

    def duplicate(name: str, shape: tuple[int, ...]) -> str:
        return (f"old.{name}", f"old.{name}[:]", f"[row[:] for row in old.{name}]")[len(shape)]

    # Written out field by field: several times faster than a loop with getattr.
    source = ["def __init__(new):", " new.events = None"]
    source += [f" new.{name} = {zeros(field.shape)}" for name, field in fields.items()]
    source += ["def copy(old):", " new = make(cls)", " new.events = None"]
    source += [f" new.{name} = {duplicate(name, f.shape)}" for name, f in fields.items()]
    source += [" return new"]
    made: dict[str, Any] = {"make": object.__new__}
    exec("\n".join(source), made)

    body = {k: v for k, v in vars(cls).items() if k not in own and k not in _NOT_CARRIED}
    body |= {"__slots__": tuple(own), "fields": fields}
    body |= {"__init__": made["__init__"], "copy": made["copy"]}
    new_class = type(cls.__name__, cls.__bases__, body)
    made["cls"] = new_class
    return cast("type[B]", new_class)


_NOT_CARRIED = ("__dict__", "__weakref__", "__slots__")
