"""Lists that the workers make: a data frame of splits, each expanded where it is."""

from __future__ import annotations

from typing import TYPE_CHECKING, Any

import pyarrow as pa

import ninefold
from ninefold._arguments import drawn
from ninefold.spark import _work
from ninefold.spark._fields import fields

if TYPE_CHECKING:
    from pyspark.sql import DataFrame, SparkSession

    from ninefold._making import Rating

_LARGEST_SPLIT = 10_000
_SPLITS = 256
"""Lists up to 256 times the largest split are cut into this many splits, but none smaller than `_SMALLEST_SPLIT`."""
_SMALLEST_SPLIT = 64
_PARTITIONS = 2_000


def generate(
    spark: SparkSession,
    n: int,
    *,
    scale: str = "ninefold",
    min: Rating | None = None,
    max: Rating | None = None,
    technique: str | None = None,
    clues: int | tuple[int, int] | None = None,
    minimal: bool = False,
    symmetry: str | None = None,
    pattern: str | None = None,
    solution: str | None = None,
    starts: int | None = None,
    seed: int | None = None,
    first: int = 0,
    partitions: int | None = None,
) -> DataFrame:
    """Make random puzzles, each with exactly one solution, the same as `ninefold.generate` makes.

    Args:
        spark: A session of Spark or Sail.
        n: How many puzzles.
        scale, min, max, technique, clues, minimal, symmetry, pattern, solution, starts: As for `ninefold.generate`.
        seed: From 0 to 2^64 - 1; otherwise drawn here, once, so that the data frame is the same each time it is used.
        first: The number of the first puzzle in the series of the seed, which has no end.
        partitions: How many partitions the data frame has. It says nothing about the rows.

    Returns:
        A data frame with n rows: `number` in the series, `puzzle`, null where no puzzle that meets the conditions
        was found, and `reason`.

    Raises:
        ValueError: No puzzle can meet the conditions, a name is unknown, or a number is out of range.
    """
    conditions = {
        "scale": scale,
        "min": min,
        "max": max,
        "technique": technique,
        "clues": clues,
        "minimal": minimal,
        "symmetry": symmetry,
        "pattern": pattern,
        "solution": solution,
        "starts": starts,
        "reasons": True,
    }
    return _made(spark, n, seed, first, partitions, "generate", conditions)


def grids(
    spark: SparkSession, n: int, *, seed: int | None = None, first: int = 0, partitions: int | None = None
) -> DataFrame:
    """Draw complete grids, all equally likely, the same as `ninefold.grids` draws.

    Args, errors: As for `generate`.

    Returns:
        A data frame with n rows: `number` in the series, and `grid`, 81 digits.
    """
    return _made(spark, n, seed, first, partitions, "grids", {})


def sample(
    spark: SparkSession, n: int, *, seed: int | None = None, first: int = 0, partitions: int | None = None
) -> DataFrame:
    """Draw minimal puzzles with weights, the same as `ninefold.sample` draws.

    Args, errors: As for `generate`.

    Returns:
        A data frame with n rows: `number` in the series, `puzzle` and `ln_weight`, the natural logarithm of the weight.
    """
    return _made(spark, n, seed, first, partitions, "sample", {})


def _made(
    spark: SparkSession,
    n: int,
    seed: int | None,
    first: int,
    partitions: int | None,
    function: str,
    options: dict[str, Any],
) -> DataFrame:
    from pyspark.sql.types import LongType, StructField, StructType

    if n < 0 or first < 0 or first + n >= 2**63:
        raise ValueError("n and first must not be negative, and their sum must be below 2^63")
    if partitions is not None and partitions < 1:
        raise ValueError("there must be at least one partition")
    seed = drawn(seed)
    # Asked for no rows here, the function says what it returns, and refuses an impossible seed or conditions.
    kind = _work.column_type(getattr(ninefold, function)(0, seed=seed, **options))
    made = fields(kind if function != "grids" else [pa.field("grid", kind)])
    schema = StructType([StructField("number", LongType()), *made])
    work = _work.ranges(function, options, [field.name for field in schema.fields])
    return _splits(spark, n, seed, first, partitions).mapInArrow(work, schema)


def _splits(spark: SparkSession, n: int, seed: int, first: int, partitions: int | None) -> DataFrame:
    """Return the splits of a range, a row each: `(seed, first, count)`."""
    size = min(max(-(-n // _SPLITS), _SMALLEST_SPLIT), _LARGEST_SPLIT)
    many = -(-n // size)
    if partitions is not None:
        # A partition has at least a split.
        size = min(size, max(-(-n // partitions), 1))
        many = -(-n // size)
    split = f"id * {size}"
    return spark.range(0, many, 1, partitions or max(min(many, _PARTITIONS), 1)).selectExpr(
        # A seed has 64 bits without a sign, too many for a number of Spark.
        f"CAST('{seed}' AS DECIMAL(20, 0)) AS seed",
        f"{first} + {split} AS first",
        f"least({size}, {n} - {split}) AS count",
    )
