"""Columns of puzzles on a cluster, and lists that a cluster makes: Ninefold for PySpark 4 and for Sail.

*Columns*: `solve`, `check`, `count`, `rate`, `canonical` and `minimise` take a data frame and the name of its column
of puzzles. They return the data frame with the answers in new columns. A row that has no answer keeps its place with
nulls and a `reason`. `dedup` and `classes` compare puzzles up to symmetry.

*Ranges*: `generate`, `grids` and `sample` return data frames of what `ninefold.generate` and so on make on one
machine, the same rows for the same seed whatever the number of partitions and whichever task is run twice.

Nothing is computed until the data frame is used. Workers need this package and what Spark itself needs there.
The guide is docs/SPARK.md.
"""

from ninefold.spark._columns import canonical, check, classes, count, dedup, minimise, rate, solve
from ninefold.spark._ranges import generate, grids, sample

__all__ = [
    "canonical",
    "check",
    "classes",
    "count",
    "dedup",
    "generate",
    "grids",
    "minimise",
    "rate",
    "sample",
    "solve",
]
