"""What the functions of columns take."""

from __future__ import annotations

import operator
import secrets
from collections.abc import Callable, Iterable
from typing import TYPE_CHECKING, Any, Protocol, SupportsFloat, SupportsIndex, TypeAlias, Union

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

OnePuzzle: TypeAlias = Union[str, "Puzzle"]
"""One puzzle: a text in any format, or a `Puzzle`."""

Reasoning: TypeAlias = tuple[str, list[str], str | None, float | None]
"""The scale, techniques not to use, the highest level, seconds."""

Progress: TypeAlias = Callable[[int], object] | Bar
"""What gets the number of rows done since its last call."""


def whole(name: str, number: SupportsIndex, most: int = 2**64 - 1) -> int:
    """Return the argument of this name, a whole number from 0 to the most."""
    try:
        whole = operator.index(number)
    except TypeError:
        raise TypeError(f"{name} must be a whole number, not {type(number).__name__}") from None
    if not 0 <= whole <= most:
        raise ValueError(f"{name} must be a number from 0 to {'2^64 - 1' if most == 2**64 - 1 else most}")
    return whole


def text(name: str, value: str) -> str:
    """Return the argument of this name, a text."""
    if not isinstance(value, str):
        raise TypeError(f"{name} must be a str, not {type(value).__name__}")
    return value


def names(name: str, some: str | Iterable[str]) -> list[str]:
    """Return the argument of this name, texts; a text is one."""
    return [text(name, one) for one in ([some] if isinstance(some, str) else some)]


def reasoned(scale: str, without: str | Iterable[str], max_level: str | None, timeout: float | None) -> Reasoning:
    """Return the arguments that say how a person goes on."""
    if max_level is not None:
        text("max_level", max_level)
    return text("scale", scale), names("without", without), max_level, None if timeout is None else seconds(timeout)


def seconds(timeout: float) -> float:
    """Return the argument `timeout`, if it is not None."""
    if not isinstance(timeout, SupportsFloat):
        raise TypeError(f"timeout must be a number of seconds, not {type(timeout).__name__}")
    return float(timeout)


def limited(limit: SupportsIndex | None) -> int | None:
    """Return the limit, if there is one."""
    return None if limit is None else whole("limit", limit)


def drawn(seed: SupportsIndex | None) -> int:
    """Return the seed, or draw one."""
    return secrets.randbits(64) if seed is None else whole("seed", seed)
