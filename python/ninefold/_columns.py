"""The functions that answer for a puzzle or for a column of puzzles."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import overload

from ninefold import _native
from ninefold._arguments import OnePuzzle, Progress, Puzzles, limited, reasoned, seconds
from ninefold._native import Column
from ninefold._types import Check, Rating


@overload
def solve(puzzles: OnePuzzle, /, *, timeout: float | None = None) -> str: ...  # type: ignore[overload-overlap]
@overload
def solve(
    puzzles: Puzzles,
    /,
    *,
    reasons: bool = False,
    timeout: float | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Column: ...
def solve(
    puzzles: OnePuzzle | Puzzles,
    /,
    *,
    reasons: bool = False,
    timeout: float | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> str | Column:
    """Solve a puzzle, or a column of puzzles, also with other sizes and rules.

    Args:
        puzzles: A text in any format, a `Puzzle`, or a column of n puzzles.
        reasons: Whether the column has structs `{solution, reason}` in place of solutions.
        timeout: Give up on a puzzle of another size or with other rules after this many seconds. A few take hours;
            a classic puzzle takes microseconds.
        threads: The number of threads; by default one for each processor.
        progress: Called with the number of rows done since its last call, as `tqdm.update` is; or an object with
            such a method, such as a bar of tqdm.

    Returns:
        The solution in 81 digits, or as a line of values for a puzzle of another size; or a column of n such texts,
        null where there is not exactly one solution.

    Raises:
        Malformed: The text is not a puzzle.
        NotUnique: It has several solutions.
        NoSolution: It has none.
        TimedOut: The time for the puzzle was up.
        TypeError: The column does not hold puzzles, or one puzzle has arguments for columns.
        ValueError: The timeout is no time.
    """
    timeout = None if timeout is None else seconds(timeout)
    return _native.solve(puzzles, reasons, timeout, threads, progress)  # type: ignore[no-any-return]


@overload
def check(puzzles: OnePuzzle, /, *, timeout: float | None = None) -> Check: ...  # type: ignore[overload-overlap]
@overload
def check(
    puzzles: Puzzles,
    /,
    *,
    timeout: float | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Column: ...
def check(
    puzzles: OnePuzzle | Puzzles,
    /,
    *,
    timeout: float | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Check | Column:
    """Determine whether a puzzle, or each of a column, has one solution, several or none.

    Args:
        puzzles: A text in any format, a `Puzzle`, or a column of n puzzles.
        timeout, threads, progress: As in `solve`.

    Returns:
        A `Check`; or a column of n structs with its fields `verdict`, `solution`, `second` and `reason`. A
        row that is malformed, or whose time was up, has only a `reason`; a null row has nulls only.

    Raises:
        Malformed: The text is not a puzzle.
        TimedOut: The time for the puzzle was up.
        TypeError: The column does not hold puzzles, or one puzzle has arguments for columns.
        ValueError: The timeout is no time.
    """
    timeout = None if timeout is None else seconds(timeout)
    return _native.check(puzzles, timeout, threads, progress)  # type: ignore[no-any-return]


@overload
def count(  # type: ignore[overload-overlap]
    puzzles: OnePuzzle, /, limit: int | None = None, *, timeout: float | None = None
) -> int: ...
@overload
def count(
    puzzles: Puzzles,
    /,
    limit: int | None = None,
    *,
    reasons: bool = False,
    timeout: float | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Column: ...
def count(
    puzzles: OnePuzzle | Puzzles,
    /,
    limit: int | None = None,
    *,
    reasons: bool = False,
    timeout: float | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> int | Column:
    """Count the solutions of a puzzle, or of each of a column.

    Args:
        puzzles: A text in any format, a `Puzzle`, or a column of n puzzles.
        limit: Stop counting here; without a limit all solutions are counted, which can take forever.
        reasons: Whether the column has structs `{count, reason}` in place of numbers.
        timeout: Give up on a puzzle after this many seconds.
        threads, progress: As in `solve`.

    Returns:
        The number of solutions; or a column of n numbers (uint64), null where a row is not a puzzle or its time
        was up.

    Raises:
        Malformed: The text is not a puzzle.
        TimedOut: The time for the puzzle was up.
        TypeError: The column does not hold puzzles, or one puzzle has arguments for columns.
        ValueError: The limit is no number from 0 to 2^64 - 1, or the timeout is no time.
    """
    timeout = None if timeout is None else seconds(timeout)
    return _native.count(puzzles, limited(limit), reasons, timeout, threads, progress)  # type: ignore[no-any-return]


@overload
def solutions(puzzles: OnePuzzle, /, limit: int | None = None) -> Iterator[str]: ...  # type: ignore[overload-overlap]
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
    puzzles: OnePuzzle | Puzzles,
    /,
    limit: int | None = None,
    *,
    reasons: bool = False,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Iterator[str] | Column:
    """List the solutions of a puzzle, or of each of a column, in row-major lexicographic order.

    Those of a variant come in order of their values.

    Args:
        puzzles: A text in any format, a `Puzzle`, or a column of n puzzles.
        limit: At most this many solutions of a puzzle. A column needs a limit.
        reasons: Whether the column has structs `{solutions, reason}` in place of lists.
        threads, progress: As in `solve`.

    Returns:
        An iterator, which searches ahead while you use the solutions that it has returned; or a column of n lists,
        null where a row is not a puzzle.

    Raises:
        Malformed: The text is not a puzzle.
        TypeError: The column does not hold puzzles, or one puzzle has arguments for columns.
        ValueError: A column without a limit, or the limit is no number from 0 to 2^64 - 1.
    """
    return _native.solutions(puzzles, limited(limit), reasons, threads, progress)  # type: ignore[no-any-return]


@overload
def rate(  # type: ignore[overload-overlap]
    puzzles: OnePuzzle,
    /,
    scale: str = "ninefold",
    *,
    without: str | Sequence[str] = (),
    max_level: str | None = None,
    timeout: float | None = None,
) -> Rating: ...
@overload
def rate(
    puzzles: Puzzles,
    /,
    scale: str = "ninefold",
    *,
    without: str | Sequence[str] = (),
    max_level: str | None = None,
    timeout: float | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Column: ...
def rate(
    puzzles: OnePuzzle | Puzzles,
    /,
    scale: str = "ninefold",
    *,
    without: str | Sequence[str] = (),
    max_level: str | None = None,
    timeout: float | None = None,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Rating | Column:
    """Rate how hard a puzzle, or each of a column, is for a person.

    Args:
        puzzles: A text in any format, a `Puzzle`, or a column of n puzzles.
        scale: `ninefold`, or another of `scales()`.
        without: Techniques not to use, by code or name; one or several.
        max_level: Use no technique above this level.
        timeout: Give up on a puzzle after this many seconds.
        threads, progress: As in `solve`.

    Returns:
        A `Rating`; or a column of n structs `{solved, <the scale's figures>, hardest, steps, techniques, reason}`,
        where `techniques` lists structs `{technique, steps}`. On the scale `proof`, which counts no steps, `hardest`,
        `steps` and `techniques` are null. A row without a rating has only a `reason`, also when
        its time was up.

    Raises:
        Malformed: The text is not a puzzle.
        NotUnique: It has several solutions.
        NoSolution: It has none.
        TimedOut: The time for the puzzle was up.
        TypeError: The column does not hold puzzles, or one puzzle has arguments for columns.
        ValueError: There is no such scale, technique or level.
    """
    reasoning = reasoned(scale, without, max_level, timeout)
    return _native.rate(puzzles, reasoning, threads, progress)  # type: ignore[no-any-return]
