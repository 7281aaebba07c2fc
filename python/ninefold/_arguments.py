"""What the functions of columns take."""

from __future__ import annotations

import secrets
from collections.abc import Callable, Iterable
from typing import Any, Protocol, TypeAlias


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


Puzzles: TypeAlias = ArrowArray | ArrowStream | NumPyArray | Iterable[str | None]
"""A column of puzzles."""

Progress: TypeAlias = Callable[[int], object] | Bar
"""What gets the number of rows done since its last call."""


def drawn(seed: int | None) -> int:
    """Return the seed, or draw one."""
    return secrets.randbits(64) if seed is None else seed
