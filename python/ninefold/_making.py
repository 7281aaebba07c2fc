"""Making puzzles and grids."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence
from typing import SupportsIndex, TypeAlias

from ninefold import _native
from ninefold._arguments import Progress, drawn, whole
from ninefold._native import Column

Value: TypeAlias = str | float
Rating: TypeAlias = Value | Mapping[str, Value]
"""A value of a scale's first figure, or values by the names of figures."""


def generate(
    n: int = 1,
    *,
    scale: str = "ninefold",
    min: Rating | None = None,
    max: Rating | None = None,
    technique: str | None = None,
    clues: SupportsIndex | str | Sequence[SupportsIndex] | None = None,
    minimal: bool = False,
    symmetry: str | None = None,
    pattern: str | None = None,
    solution: str | None = None,
    starts: int | None = None,
    seed: int | None = None,
    first: int = 0,
    reasons: bool = False,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Column:
    """Make random puzzles, each with exactly one solution.

    Puzzle number i of a seed is the same on every machine, whatever n and threads are: `generate(10, seed=1, first=5)`
    makes the last five puzzles of `generate(10, seed=1)` and five more.

    Args:
        n: How many puzzles.
        scale: The scale that difficulty is measured on, one of `scales()`.
        min: The least rating: a value of the scale's first figure, such as `"hard"` or `7.1`, or values by the names of
            the figures, such as `{"er": 7.1, "ed": 1.2}`.
        max: The greatest rating.
        technique: A puzzle must need this technique, and none that the scale tries later.
        clues: How many clues: a number, or the least and the most as a pair or as a text such as `"24..26"`, `"24.."` or
            `"..26"`.
        minimal: Whether every clue must be needed, as it is anyway without `clues`, `symmetry` and `pattern`.
        symmetry: The symmetry of the clues, such as `rotate180`; one of `symmetries()`.
        pattern: The clues stand exactly where these 81 characters are not blanks (`.`, `0`, `-`, `_`).
        solution: The solution that all have.
        starts: The number of starts for each puzzle before giving up, 20,000 otherwise.
        seed: From 0 to 2^64 - 1; at random otherwise.
        first: The number of the first puzzle in the series of the seed, which has no end.
        reasons: Whether the column has structs `{puzzle, reason}` in place of puzzles.
        threads, progress: As in `solve`.

    Returns:
        A column of n puzzles in 81 characters, null where no puzzle that meets the conditions was found.

    Raises:
        ValueError: No puzzle can meet the conditions, a name is unknown, or a number is out of its range.
        MemoryError: There is no room for so many puzzles.
    """
    conditions: dict[str, object] = {
        "scale": str(scale),
        "min": _bounds(min),
        "max": _bounds(max),
        "technique": _text(technique),
        "clues": None if clues is None else _range(clues),
        "minimal": bool(minimal),
        "symmetry": _text(symmetry),
        "pattern": _text(pattern),
        "solution": _text(solution),
        "starts": None if starts is None else whole("starts", starts, 2**32 - 1),
    }
    n, first = whole("n", n), whole("first", first)
    return _native.generate(n, drawn(seed), first, conditions, reasons, threads, progress)


def _text(value: object) -> str | None:
    return None if value is None else str(value)


def _range(clues: SupportsIndex | str | Sequence[SupportsIndex]) -> tuple[int, int]:
    """The least and the most number of clues."""
    ends: Sequence[SupportsIndex | str]
    if isinstance(clues, str):
        first, dots, last = clues.partition("..")
        ends = [first or "0", last or "81"] if dots and first + last else [clues]
    else:
        ends = list(clues) if isinstance(clues, Iterable) else [clues]
    try:
        numbers = [whole("clues", int(end) if isinstance(end, str) else end, 81) for end in ends]
        [least, most] = numbers if len(numbers) > 1 else numbers * 2
    except ValueError as wrong:
        raise ValueError("clues must be a number from 0 to 81, or the least and the most") from wrong
    return least, most


def _bounds(rating: Rating | None) -> list[str]:
    """The bounds in the notation of the command line."""
    if rating is None:
        return []
    if isinstance(rating, Mapping):
        return [f"{name}={value}" for name, value in rating.items()]
    return [str(rating)]


def grids(
    n: int = 1,
    *,
    seed: int | None = None,
    first: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Column:
    """Draw complete grids, all 6,670,903,752,021,072,936,960 equally likely.

    Args:
        n: How many grids.
        seed: From 0 to 2^64 - 1; at random otherwise.
        first: The number of the first grid in the series of the seed, which has no end.
        threads, progress: As in `solve`.

    Returns:
        A column of n grids in 81 digits.

    Raises:
        ValueError: A number is out of its range.
        MemoryError: There is no room for so many grids.
    """
    return _native.grids(whole("n", n), drawn(seed), whole("first", first), threads, progress)


def sample(
    n: int = 1,
    *,
    seed: int | None = None,
    first: int = 0,
    threads: int | None = None,
    progress: Progress | None = None,
) -> Column:
    """Draw minimal puzzles with weights, for statements about all minimal puzzles.

    The mean of a value over all minimal puzzles is about the sum of weight times value, divided by the sum of the
    weights. The mean weight is the mean number of minimal puzzles of a grid, about 4.66e15.

    Args:
        n: How many puzzles.
        seed: From 0 to 2^64 - 1; at random otherwise.
        first: The number of the first puzzle in the series of the seed, which has no end.
        threads, progress: As in `solve`.

    Returns:
        A column of n structs `{puzzle, ln_weight}`: the natural logarithm of the weight.

    Raises:
        ValueError: A number is out of its range.
        MemoryError: There is no room for so many puzzles.
    """
    return _native.sample(whole("n", n), drawn(seed), whole("first", first), threads, progress)
