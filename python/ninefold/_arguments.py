"""What the functions of columns take."""

from __future__ import annotations

import operator
import secrets
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Protocol, SupportsIndex, TypeAlias, Union

if TYPE_CHECKING:
    from ninefold._puzzle import Puzzle


class ArrowArray(Protocol):
    """An object that exports one Arrow array: an array of PyArrow, a series of Polars."""

    def __arrow_c_array__(self, requested_schema: Any = None, /) -> Any: ...


class ArrowStream(Protocol):
    """An object that exports a stream of Arrow arrays: a chunked array, a table with one column."""

    def __arrow_c_stream__(self, requested_schema: Any = None, /) -> Any: ...


class NumPyArray(Protocol):
    """An array of whole numbers in the shape (n, 81) or (n, 9, 9), 0 for a blank; or of texts."""

    def tobytes(self) -> bytes: ...


class Bar(Protocol):
    """A progress bar, such as tqdm's."""

    def update(self, done: int, /) -> object: ...


Puzzles: TypeAlias = Union[ArrowArray, ArrowStream, NumPyArray, Iterable[Union[str, bytes, "Puzzle", None]]]
"""A column of puzzles."""

Progress: TypeAlias = Callable[[int], object] | Bar
"""What gets the number of rows done since its last call."""


def whole(name: str, number: SupportsIndex, most: int = 2**64 - 1) -> int:
    """Return the argument of this name, a whole number from 0 to the most."""
    whole = operator.index(number)
    if not 0 <= whole <= most:
        raise ValueError(f"{name} must be a number from 0 to {'2^64 - 1' if most == 2**64 - 1 else most}")
    return whole


def limited(limit: SupportsIndex | None) -> int | None:
    """Return the limit, if there is one."""
    return None if limit is None else whole("limit", limit)


def drawn(seed: SupportsIndex | None) -> int:
    """Return the seed, or draw one."""
    return secrets.randbits(64) if seed is None else whole("seed", seed)
