"""The functions that change a puzzle, or a column of puzzles, into others."""

from __future__ import annotations

from typing import overload

from ninefold import _native
from ninefold._arguments import OnePuzzle, Progress, Puzzles, drawn
from ninefold._native import Column
from ninefold._transform import Transform


@overload
def canonical(puzzles: OnePuzzle, /) -> str: ...  # type: ignore[overload-overlap]
@overload
def canonical(
    puzzles: Puzzles, /, *, reasons: bool = False, threads: int | None = None, progress: Progress | None = None
) -> Column: ...
def canonical(
    puzzles: OnePuzzle | Puzzles,
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
        puzzles: A text in any format, a `Puzzle`, or a column of n puzzles.
        reasons: Whether the column has structs `{canonical, reason}` in place of forms.
        threads, progress: As in `solve`.

    Returns:
        81 characters, 729 for clues that are candidates; or a column of n such texts, null where a row is not a
        puzzle.

    Raises:
        Malformed: The text is not a puzzle.
        TypeError: The column does not hold puzzles, or one puzzle has arguments for columns.
    """
    return _native.canonical(puzzles, reasons, threads, progress)  # type: ignore[no-any-return]


@overload
def minimise(puzzles: OnePuzzle, /, seed: int | None = None) -> str: ...  # type: ignore[overload-overlap]
@overload
def minimise(
    puzzles: Puzzles,
    /,
    seed: int | None = None,
    *,
    reasons: bool = False,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Column: ...
def minimise(
    puzzles: OnePuzzle | Puzzles,
    /,
    seed: int | None = None,
    *,
    reasons: bool = False,
    threads: int | None = None,
    progress: Progress | None = None,
) -> str | Column:
    """Remove clues at random as long as the solution stays unique.

    The answer depends on the puzzle and on the seed alone, not on the place of the row.

    Args:
        puzzles: A text in any format, a `Puzzle`, or a column of n puzzles.
        seed: From 0 to 2^64 - 1; at random otherwise.
        reasons: Whether the column has structs `{minimal, reason}` in place of puzzles.
        threads, progress: As in `solve`.

    Returns:
        A minimal puzzle in 81 characters; or a column of n such texts, null where there is not exactly one solution.

    Raises:
        Malformed: The text is not a puzzle.
        NotUnique: It has several solutions.
        NoSolution: It has none.
        ValueError: Its clues are candidates.
        TypeError: The column does not hold puzzles, or one puzzle has arguments for columns.
    """
    return _native.minimise(puzzles, drawn(seed), reasons, threads, progress)  # type: ignore[no-any-return]


@overload
def transform(puzzles: OnePuzzle, /, by: Transform | str) -> str: ...  # type: ignore[overload-overlap]
@overload
def transform(
    puzzles: Puzzles,
    /,
    by: Transform | str,
    *,
    reasons: bool = False,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Column: ...
def transform(
    puzzles: OnePuzzle | Puzzles,
    /,
    by: Transform | str,
    *,
    reasons: bool = False,
    threads: int | None = None,
    progress: Progress | None = None,
) -> str | Column:
    """Move the cells and relabel the digits of a puzzle, or of each of a column.

    Args:
        puzzles: A text in any format, a `Puzzle`, or a column of n puzzles.
        by: A `Transform`, or its text: a name such as `rotate90`, or parts such as `transpose,digits=912345678`.
        reasons: Whether the column has structs `{transformed, reason}` in place of puzzles.
        threads, progress: As in `solve`.

    Returns:
        81 characters, 729 for clues that are candidates; or a column of n such texts, null where a row is not a
        puzzle.

    Raises:
        Malformed: The text is not a puzzle.
        TypeError: The column does not hold puzzles, or one puzzle has arguments for columns.
        ValueError: There is no such transformation.
    """
    return _native.transform(puzzles, str(by), reasons, threads, progress)  # type: ignore[no-any-return]
