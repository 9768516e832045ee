"""One list of fields makes the object and the record, and both hold the same."""

from __future__ import annotations

import pickle
from typing import Any

import numpy as np
import pytest

from bingma.games import rulebook
from bingma.games.xian.rules.state import State
from bingma.kit.layout import RESERVED_NAMES, Block, Field, Grid, Row, i8, i16, layout


@layout
class Sample(Block):
    """Fields of every shape and width."""

    one: int = i8()
    wide: int = i16()
    row: Row = i8(3)
    wide_row: Row = i16(2)
    grid: Grid = i8(2, 3)
    wide_grid: Grid = i16(2, 2)


def filled(block_class: type[Block]) -> Any:
    """A block in which every number is different where the width allows."""
    block = block_class()
    n = 0

    def fill(shape: tuple[int, ...]) -> Any:
        nonlocal n
        if not shape:
            n += 1
            return n % 120
        return [fill(shape[1:]) for _ in range(shape[0])]

    for name, field in block_class.fields.items():
        setattr(block, name, fill(field.shape))
    return block


def places(block: Any) -> list[tuple[str, tuple[int, ...]]]:
    """Every single number of a block by the name of its field and its indices."""
    return [
        (name, index)
        for name, field in block.fields.items()
        for index in (np.ndindex(*field.shape) if field.shape else [()])
    ]


def change(block: Any, name: str, index: tuple[int, ...]) -> None:
    """Count one number up, in place where it is in a row."""
    if not index:
        setattr(block, name, getattr(block, name) + 1)
        return
    row = getattr(block, name)
    for i in index[:-1]:
        row = row[i]
    row[index[-1]] += 1


def test_reserved_names_are_those_of_numpy_records() -> None:
    record_names = {name for name in dir(np.record) if not name.startswith("_")}
    assert record_names <= RESERVED_NAMES
    # Also not to be used: names of whole arrays, and what only some versions of NumPy have.
    dropped_by_numpy = {"itemset", "newbyteorder", "ptp", "tostring"}
    assert record_names | set(dir(np.recarray)) | dropped_by_numpy >= RESERVED_NAMES


@pytest.mark.parametrize("name", ["copy", "size", "data", "min"])
def test_a_field_that_numpy_would_shadow_is_refused(name: str) -> None:
    with pytest.raises(TypeError, match=name):
        layout(type("Bad", (Block,), {name: i8()}))


def test_a_block_made_from_another_has_the_fields_of_both() -> None:
    @layout
    class More(Sample):
        extra: Row = i16(2)

    assert list(More.fields) == [*Sample.fields, "extra"]
    block = filled(More)
    copy = block.copy()
    assert copy == block
    copy.grid[0][0] += 1
    copy.extra[1] += 1
    assert block == filled(More)
    record = np.zeros(1, More.dtype)
    block.to_record(record[0])
    assert More.from_record(record[0]) == block
    with pytest.raises(TypeError, match=r"already has fields \['row'\]"):
        layout(type("Twice", (Sample,), {"row": i8()}))


def test_a_new_block_is_all_zeros_and_shares_no_row() -> None:
    block = Sample()
    assert {number for _, number in block.numbers()} == {0}
    block.grid[0][1] = 5
    assert block.grid == [[0, 5, 0], [0, 0, 0]]


@pytest.mark.parametrize("block_class", [Sample, State])
def test_a_copy_never_aliases(block_class: type[Block]) -> None:
    for name, index in places(block_class()):
        block = filled(block_class)
        copy = block.copy()
        assert copy == block
        change(copy, name, index)
        assert block == filled(block_class), f"changing {name}{index} of the copy"
        assert copy != block


def test_a_copy_has_no_listener() -> None:
    block = Sample()
    block.events = []
    assert block.copy().events is None


@pytest.mark.parametrize("block_class", [Sample, State])
def test_record_round_trip(block_class: type[Block]) -> None:
    block = filled(block_class)
    records = np.zeros(2, dtype=block_class.dtype)
    block.to_record(records[1])
    assert block_class.from_record(records[1]) == block
    assert block_class.from_record(records[0]) == block_class()
    for name, number in block_class.from_record(records[1]).numbers():
        assert type(number) is int, name


def test_records_keep_the_ends_of_every_range() -> None:
    record = np.zeros(1, dtype=Sample.dtype)
    for end in (0, -1):
        block = Sample()
        for name, index in places(block):
            bound = Sample.fields[name].range[end]
            change_by(block, name, index, bound)
        block.to_record(record[0])
        assert Sample.from_record(record[0]) == block


def change_by(block: Any, name: str, index: tuple[int, ...], amount: int) -> None:
    if not index:
        setattr(block, name, amount)
    elif len(index) == 1:
        getattr(block, name)[index[0]] = amount
    else:
        getattr(block, name)[index[0]][index[1]] = amount


def test_numbers_beyond_the_range_do_not_fit_a_record() -> None:
    record = np.zeros(1, dtype=Sample.dtype)
    for name, index in places(Sample()):
        for beyond in (Sample.fields[name].range[0] - 1, Sample.fields[name].range[-1] + 1):
            block = Sample()
            change_by(block, name, index, beyond)
            with pytest.raises(OverflowError):
                block.to_record(record[0])


def test_ranges() -> None:
    assert Field(1, ()).range == range(-128, 128)
    assert Field(2, (3,)).range == range(-32768, 32768)


def test_records_are_packed_and_small_enough() -> None:
    assert Sample.dtype.itemsize == 1 + 2 + 3 + 4 + 6 + 8
    assert State.dtype.itemsize <= 512
    assert State.dtype.names == tuple(State.fields)


@pytest.mark.parametrize("block_class", [Sample, State])
def test_pickling(block_class: type[Block]) -> None:
    block = filled(block_class)
    block.events = [(1, 2)]
    again = pickle.loads(pickle.dumps(block))
    assert again == block
    assert again.events is None


def test_equality_looks_at_every_number() -> None:
    for name, index in places(Sample()):
        other = Sample()
        change(other, name, index)
        assert other != Sample(), name
    assert Sample() != object()
    with pytest.raises(TypeError):
        hash(Sample())


def test_blocks_have_no_other_attributes() -> None:
    block: Any = Sample()
    with pytest.raises(AttributeError):
        block.coinz = 1


def test_dealing_into_a_used_block_forgets_the_earlier_game() -> None:
    """Loops play game after game in the same block: nothing of the last one may be left."""
    book: Any = rulebook("xian")
    used = State()
    for players, seed in ((4, 1), (2, 2)):
        book.engine.rules.deal(used, players, 0, book.engine.new_rng(seed))
        if players == 4:
            while not used.over:
                book.apply(used, used.seat, used.legal[0])
    fresh = book.deal(2, (), 2, 0)
    for block in (used, fresh):
        block.legal[block.legal_n :] = []  # behind the list anything may lie
    different = [name for name in State.fields if getattr(used, name) != getattr(fresh, name)]
    assert different == []
