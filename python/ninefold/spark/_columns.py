"""Answers for a column of a data frame."""

from __future__ import annotations

from collections.abc import Sequence
from typing import TYPE_CHECKING, Any

import ninefold
from ninefold._arguments import drawn, names
from ninefold.spark import _work
from ninefold.spark._fields import fields

if TYPE_CHECKING:
    from pyspark.sql import DataFrame


def solve(df: DataFrame, column: str, *, timeout: float | None = None, prefix: str = "") -> DataFrame:
    """Solve the puzzles of a column.

    Args:
        df: A data frame of Spark or Sail.
        column: The name of its column of puzzles, texts in any format.
        timeout: As for `ninefold.solve`.
        prefix: What the names of the new columns begin with, if the data frame has columns of those names already.

    Returns:
        The data frame with the columns `solution`, 81 digits, null where there is not exactly one solution, and
        `reason`, why there is none.

    Raises:
        ValueError: There is no such column, there is one of a new column's name already, or the timeout is no time.
        TypeError: The column does not hold texts.
    """
    return _answered(df, column, prefix, "solve", timeout=timeout, reasons=True)


def check(df: DataFrame, column: str, *, timeout: float | None = None, prefix: str = "") -> DataFrame:
    """Determine whether each puzzle of a column has one solution, several or none.

    Args, errors: As for `solve`.

    Returns:
        The data frame with the columns `verdict` (`unique`, `several` or `none`), `solution`, `second` and `reason`
        of `ninefold.check`.
    """
    return _answered(df, column, prefix, "check", timeout=timeout)


def count(
    df: DataFrame, column: str, limit: int, *, timeout: float | None = None, prefix: str = ""
) -> DataFrame:
    """Count the solutions of each puzzle of a column up to a limit.

    Args:
        df, column, timeout, prefix: As for `solve`.
        limit: Where counting ends. A row with too few clues would otherwise keep its worker busy for ever.

    Returns:
        The data frame with the columns `count` and `reason`.

    Raises:
        ValueError: As for `solve`; or there is no limit.
    """
    if limit is None:
        raise ValueError("count needs a limit")
    return _answered(df, column, prefix, "count", limit=limit, timeout=timeout, reasons=True)


def rate(
    df: DataFrame,
    column: str,
    scale: str = "ninefold",
    *,
    without: str | Sequence[str] = (),
    max_level: str | None = None,
    timeout: float | None = None,
    prefix: str = "",
) -> DataFrame:
    """Rate how hard each puzzle of a column is for a person.

    Args:
        df, column, prefix: As for `solve`.
        scale, without, max_level, timeout: As for `ninefold.rate`.

    Returns:
        The data frame with the columns `solved`, the figures of the scale (such as `level` and `score`; or `er`, `ep`
        and `ed`), `hardest`, `steps`, `techniques` (structs of `technique` and `steps`) and `reason`.

    Raises:
        ValueError: As for `solve`; or there is no such scale, technique or level.
    """
    options = {"scale": scale, "without": names("without", without), "max_level": max_level, "timeout": timeout}
    return _answered(df, column, prefix, "rate", **options)


def canonical(df: DataFrame, column: str, *, prefix: str = "") -> DataFrame:
    """Find the canonical form of each puzzle of a column, which puzzles share when moves lead from one to the other.

    Args, errors: As for `solve`.

    Returns:
        The data frame with the columns `canonical` and `reason`.
    """
    return _answered(df, column, prefix, "canonical", reasons=True)


def minimise(df: DataFrame, column: str, seed: int | None = None, *, prefix: str = "") -> DataFrame:
    """Remove clues from each puzzle of a column as long as its solution stays unique.

    Args:
        df, column, prefix: As for `solve`.
        seed: From 0 to 2^64 - 1; otherwise drawn here, once, so that the data frame is the same each time it is used.
            The answer depends on the puzzle and the seed alone.

    Returns:
        The data frame with the columns `minimal` and `reason`.
    """
    return _answered(df, column, prefix, "minimise", seed=drawn(seed), reasons=True)


def dedup(df: DataFrame, column: str, *, prefix: str = "") -> DataFrame:
    """Keep one row of each class of puzzles that are the same up to symmetry.

    Which row of a class stays is up to Spark, as in `DataFrame.dropDuplicates`; `classes` has one answer only. Rows
    that hold no puzzle are left out.

    Args, errors: As for `solve`.

    Returns:
        The rows that stay, with the column `canonical`.
    """
    form, reason = prefix + "canonical", prefix + "reason"
    forms = canonical(df, column, prefix=prefix)
    return forms.where(forms[form].isNotNull()).drop(reason).dropDuplicates([form])


def classes(df: DataFrame, column: str) -> DataFrame:
    """Count the puzzles of each class that are the same up to symmetry.

    Args, errors: As for `solve`.

    Returns:
        A data frame with a row for each class: `canonical`, `count`, and `puzzle`, the first of its puzzles in
        alphabetical order. Rows that hold no puzzle are left out.
    """
    from pyspark.sql import functions

    _place(df, column)
    forms = canonical(df.select(df[column].alias("puzzle")), "puzzle")
    known = forms.where(forms["canonical"].isNotNull())
    smallest = functions.min(known["puzzle"]).alias("puzzle")
    return known.groupBy("canonical").agg(functions.count("*").alias("count"), smallest)


def _answered(df: DataFrame, column: str, prefix: str, function: str, **options: Any) -> DataFrame:
    """Add the answers of a function of `ninefold` that returns a column of structs."""
    from pyspark.sql.types import StructType

    place = _place(df, column)
    # Asked about no rows here, the function says what it returns, and refuses options that it does not know.
    added = fields(_work.column_type(getattr(ninefold, function)([], **options)), prefix)
    new = [field.name for field in added]
    taken = [name for name in new if name in df.columns]
    if taken:
        message = f"the data frame has a column {taken[0]!r} already: choose a prefix for the new columns"
        raise ValueError(message)
    schema = StructType([*df.schema.fields, *added])
    return df.mapInArrow(_work.answers(function, options, place, new), schema)


def _place(df: DataFrame, column: str) -> int:
    """Return the number of the column of puzzles."""
    from pyspark.sql.types import BinaryType, StringType

    if df.columns.count(column) != 1:
        many = "no" if column not in df.columns else "more than one"
        raise ValueError(f"there is {many} column {column!r}; there are {', '.join(map(repr, df.columns))}")
    place: int = df.columns.index(column)
    kind = df.schema.fields[place].dataType
    if not isinstance(kind, (StringType, BinaryType)):
        raise TypeError(f"the column {column!r} holds {kind.simpleString()}, not texts")
    return place
