"""The functions that answer for a puzzle or for a column of puzzles."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Sequence
from typing import Any, Protocol, TypeAlias, overload

from ninefold import _native
from ninefold._native import Column
from ninefold._types import Check, Rating


class ArrowArray(Protocol):
    """What exports one Arrow array: PyArrow's arrays, the series of Polars."""

    def __arrow_c_array__(self, requested_schema: Any = None, /) -> Any: ...


class ArrowStream(Protocol):
    """What exports a stream of Arrow arrays: chunked arrays, tables with one column."""

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
"""What is told how many rows were done since it was told last."""


@overload
def solve(puzzles: str, /) -> str: ...  # type: ignore[overload-overlap]
@overload
def solve(
    puzzles: Puzzles, /, *, reasons: bool = False, threads: int | None = None, progress: Progress | None = None
) -> Column: ...
def solve(
    puzzles: str | Puzzles,
    /,
    *,
    reasons: bool = False,
    threads: int | None = None,
    progress: Progress | None = None,
) -> str | Column:
    """Solve a puzzle, or a column of puzzles.

    Args:
        puzzles: A text in any notation, or a column of n puzzles.
        reasons: Whether the column has structs `{solution, reason}` in place of solutions.
        threads: How many threads work; otherwise one for each processor.
        progress: Called with the number of rows done since the last call, as `tqdm.update` is; or an object with
            such a method.

    Returns:
        The solution in 81 digits; or a column of n such texts, null where there is not exactly one solution.

    Raises:
        Malformed: The text is not a puzzle.
        NotUnique: It has several solutions.
        NoSolution: It has none.
        TypeError: The column holds something else than puzzles.
    """
    return _native.solve(puzzles, reasons, threads, progress)  # type: ignore[no-any-return]


@overload
def check(puzzles: str, /) -> Check: ...  # type: ignore[overload-overlap]
@overload
def check(puzzles: Puzzles, /, *, threads: int | None = None, progress: Progress | None = None) -> Column: ...
def check(
    puzzles: str | Puzzles, /, *, threads: int | None = None, progress: Progress | None = None
) -> Check | Column:
    """Determine whether a puzzle, or each of a column, has one solution, several or none.

    Args:
        puzzles: A text in any notation, or a column of n puzzles.
        threads: How many threads work; otherwise one for each processor.
        progress: As in `solve`.

    Returns:
        A `Check`; or a column of n structs with its fields `verdict`, `solution`, `second` and `reason`. Of a
        malformed row all but `reason` are null, of a null row all.

    Raises:
        Malformed: The text is not a puzzle.
        TypeError: The column holds something else than puzzles.
    """
    return _native.check(puzzles, threads, progress)  # type: ignore[no-any-return]


@overload
def count(puzzles: str, /, limit: int | None = None) -> int: ...  # type: ignore[overload-overlap]
@overload
def count(
    puzzles: Puzzles,
    /,
    limit: int | None = None,
    *,
    reasons: bool = False,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Column: ...
def count(
    puzzles: str | Puzzles,
    /,
    limit: int | None = None,
    *,
    reasons: bool = False,
    threads: int | None = None,
    progress: Progress | None = None,
) -> int | Column:
    """Count the solutions of a puzzle, or of each of a column.

    Args:
        puzzles: A text in any notation, or a column of n puzzles.
        limit: Where counting ends; without it all solutions are counted, which can take forever.
        reasons: Whether the column has structs `{count, reason}` in place of numbers.
        threads: How many threads work; otherwise one for each processor.
        progress: As in `solve`.

    Returns:
        The number of solutions; or a column of n numbers (uint64), null where a row is not a puzzle.

    Raises:
        Malformed: The text is not a puzzle.
        TypeError: The column holds something else than puzzles.
    """
    return _native.count(puzzles, limit, reasons, threads, progress)  # type: ignore[no-any-return]


@overload
def solutions(puzzles: str, /, limit: int | None = None) -> Iterator[str]: ...  # type: ignore[overload-overlap]
@overload
def solutions(
    puzzles: Puzzles,
    /,
    limit: int | None = None,
    *,
    reasons: bool = False,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Column: ...
def solutions(
    puzzles: str | Puzzles,
    /,
    limit: int | None = None,
    *,
    reasons: bool = False,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Iterator[str] | Column:
    """List the solutions of a puzzle, or of each of a column, in row-major lexicographic order.

    Args:
        puzzles: A text in any notation, or a column of n puzzles.
        limit: At most this many solutions of a puzzle. A column needs a limit.
        reasons: Whether the column has structs `{solutions, reason}` in place of lists.
        threads: How many threads work; otherwise one for each processor.
        progress: As in `solve`.

    Returns:
        An iterator, which finds the next solutions while its user works on the last ones; or a column of n lists,
        null where a row is not a puzzle.

    Raises:
        Malformed: The text is not a puzzle.
        TypeError: The column holds something else than puzzles.
        ValueError: A column without a limit.
    """
    return _native.solutions(puzzles, limit, reasons, threads, progress)  # type: ignore[no-any-return]


@overload
def rate(  # type: ignore[overload-overlap]
    puzzles: str,
    /,
    scale: str = "ninefold",
    *,
    without: Sequence[str] = (),
    max_level: str | None = None,
    timeout: float | None = None,
) -> Rating: ...
@overload
def rate(
    puzzles: Puzzles,
    /,
    scale: str = "ninefold",
    *,
    without: Sequence[str] = (),
    max_level: str | None = None,
    timeout: float | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Column: ...
def rate(
    puzzles: str | Puzzles,
    /,
    scale: str = "ninefold",
    *,
    without: Sequence[str] = (),
    max_level: str | None = None,
    timeout: float | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Rating | Column:
    """Rate how hard a puzzle, or each of a column, is for a person.

    Args:
        puzzles: A text in any notation, or a column of n puzzles.
        scale: `ninefold`, or another of `scales()`.
        without: Techniques to do without, by code or name.
        max_level: Use no technique above this level.
        timeout: Give a puzzle up after this many seconds.
        threads: How many threads work; otherwise one for each processor.
        progress: As in `solve`.

    Returns:
        A `Rating`; or a column of n structs `{solved, <the scale's figures>, hardest, steps, techniques, reason}`,
        where `techniques` lists structs `{technique, steps}`. Of a row without a rating all but `reason` are null.

    Raises:
        Malformed: The text is not a puzzle.
        NotUnique: It has several solutions.
        NoSolution: It has none.
        TypeError: The column holds something else than puzzles.
        ValueError: There is no such scale, technique or level.
    """
    reasoning = (scale, list(without), max_level, timeout)
    return _native.rate(puzzles, reasoning, threads, progress)  # type: ignore[no-any-return]


@overload
def canonical(puzzles: str, /) -> str: ...  # type: ignore[overload-overlap]
@overload
def canonical(
    puzzles: Puzzles, /, *, reasons: bool = False, threads: int | None = None, progress: Progress | None = None
) -> Column: ...
def canonical(
    puzzles: str | Puzzles,
    /,
    *,
    reasons: bool = False,
    threads: int | None = None,
    progress: Progress | None = None,
) -> str | Column:
    """Find the canonical form of a puzzle, or of each of a column.

    Two puzzles or grids have the same form exactly when moves of cells and digits lead from one to the other. The
    form is the smallest of all that can be reached, read row by row, with a blank before 1. The clues need not have
    exactly one solution.

    Args:
        puzzles: A text in any notation, or a column of n puzzles.
        reasons: Whether the column has structs `{canonical, reason}` in place of forms.
        threads: How many threads work; otherwise one for each processor.
        progress: As in `solve`.

    Returns:
        81 characters, 729 for clues that are candidates; or a column of n such texts, null where a row is not a
        puzzle.

    Raises:
        Malformed: The text is not a puzzle.
        TypeError: The column holds something else than puzzles.
    """
    return _native.canonical(puzzles, reasons, threads, progress)  # type: ignore[no-any-return]


@overload
def minimise(puzzles: str, /, seed: int = 0) -> str: ...  # type: ignore[overload-overlap]
@overload
def minimise(
    puzzles: Puzzles,
    /,
    seed: int = 0,
    *,
    reasons: bool = False,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Column: ...
def minimise(
    puzzles: str | Puzzles,
    /,
    seed: int = 0,
    *,
    reasons: bool = False,
    threads: int | None = None,
    progress: Progress | None = None,
) -> str | Column:
    """Remove clues at random as long as the solution stays unique.

    The answer depends on the puzzle and on the seed alone, not on the place of the row.

    Args:
        puzzles: A text in any notation, or a column of n puzzles.
        seed: From 0 to 2^64 - 1.
        reasons: Whether the column has structs `{minimal, reason}` in place of puzzles.
        threads: How many threads work; otherwise one for each processor.
        progress: As in `solve`.

    Returns:
        A minimal puzzle in 81 characters; or a column of n such texts, null where there is not exactly one solution.

    Raises:
        Malformed: The text is not a puzzle.
        NotUnique: It has several solutions.
        NoSolution: It has none.
        ValueError: Its clues are candidates.
        TypeError: The column holds something else than puzzles.
    """
    return _native.minimise(puzzles, seed, reasons, threads, progress)  # type: ignore[no-any-return]


@overload
def transform(puzzles: str, /, by: object) -> str: ...  # type: ignore[overload-overlap]
@overload
def transform(
    puzzles: Puzzles,
    /,
    by: object,
    *,
    reasons: bool = False,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Column: ...
def transform(
    puzzles: str | Puzzles,
    /,
    by: object,
    *,
    reasons: bool = False,
    threads: int | None = None,
    progress: Progress | None = None,
) -> str | Column:
    """Move the cells and relabel the digits of a puzzle, or of each of a column.

    Args:
        puzzles: A text in any notation, or a column of n puzzles.
        by: A `Transform`, or its text: a name such as `rotate90`, or parts such as `transpose,digits=912345678`.
        reasons: Whether the column has structs `{transformed, reason}` in place of puzzles.
        threads: How many threads work; otherwise one for each processor.
        progress: As in `solve`.

    Returns:
        81 characters, 729 for clues that are candidates; or a column of n such texts, null where a row is not a
        puzzle.

    Raises:
        Malformed: The text is not a puzzle.
        TypeError: The column holds something else than puzzles.
        ValueError: There is no such transformation.
    """
    return _native.transform(puzzles, str(by), reasons, threads, progress)  # type: ignore[no-any-return]
