"""What runs on the workers: batches of rows in, batches of rows out, in bounded memory.

Spark and Sail send these functions to Python on the worker. PySpark itself is not needed here.
"""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator
from typing import Any, TypeAlias

import pyarrow as pa

import ninefold

Batches: TypeAlias = Iterable[Any]
"""Record batches of PyArrow."""

Work: TypeAlias = Callable[[Batches], Iterator[Any]]

PIECE = 8192
"""At most this many rows are in work at once, however large the batches are that come."""

MADE = 1024
"""So many rows of a range are made at once; a task is then stopped within reasonable time."""


def column_type(column: object) -> Any:
    """Return the Arrow type of a column in the form that `plain` makes of it."""
    return _signed(pa.array(column).type)


def plain(column: object) -> Any:
    """Convert a column of answers to an array of types that Spark has."""
    array = pa.array(column)
    return array.cast(_signed(array.type))


def _signed(kind: Any) -> Any:
    """Spark has no unsigned numbers; those of Ninefold (scores, steps, counts) are far below 2^63."""
    if pa.types.is_unsigned_integer(kind):
        return pa.int64()
    if pa.types.is_struct(kind):
        return pa.struct([(field.name, _signed(field.type)) for field in kind])
    if pa.types.is_list(kind):
        return pa.list_(_signed(kind.value_type))
    return kind


def answers(function: str, options: dict[str, Any], place: int, names: list[str]) -> Work:
    """Return the work that adds answers to rows.

    Args:
        function: The name of a function of `ninefold` that returns a column of structs.
        options: Its options.
        place: The number of the column of puzzles.
        names: The names of the new columns.
    """

    def work(batches: Batches) -> Iterator[Any]:
        for batch in batches:
            for start in range(0, batch.num_rows, PIECE):
                rows = batch.slice(start, PIECE)
                # One thread: Spark and Sail run a task for each core.
                column = getattr(ninefold, function)(rows.column(place), threads=1, **options)
                arrays = [*rows.columns, *plain(column).flatten()]
                yield pa.RecordBatch.from_arrays(arrays, names=[*rows.schema.names, *names])

    return work


def ranges(function: str, options: dict[str, Any], names: list[str]) -> Work:
    """Return the work that expands splits `(seed, first, count)` into rows, the number of the row first.

    Args:
        function: The name of a function of `ninefold` that makes a column.
        options: Its options.
        names: The names of the new columns.
    """

    def work(batches: Batches) -> Iterator[Any]:
        for batch in batches:
            for split in batch.to_pylist():
                yield from _rows(int(split["seed"]), split["first"], split["count"])

    def _rows(seed: int, first: int, count: int) -> Iterator[Any]:
        for start in range(first, first + count, MADE):
            many = min(MADE, first + count - start)
            column = plain(getattr(ninefold, function)(many, seed=seed, first=start, threads=1, **options))
            made = column.flatten() if pa.types.is_struct(column.type) else [column]
            numbers = pa.array(range(start, start + many), pa.int64())
            yield pa.RecordBatch.from_arrays([numbers, *made], names=names)

    return work
