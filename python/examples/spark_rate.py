"""A job for spark-submit: solve and rate a list of puzzles, find their canonical forms, write it all as Parquet.

    spark-submit --archives ninefold.zip#lib --conf spark.executorEnv.PYTHONPATH=lib spark_rate.py puzzles.txt rated

docs/SPARK.md explains how to make ninefold.zip.
"""

from __future__ import annotations

import argparse

from pyspark.sql import SparkSession

from ninefold import spark as ns


def main() -> None:
    parser = argparse.ArgumentParser(description=__doc__.partition("\n")[0])
    parser.add_argument("puzzles", help="a text file with a puzzle on each line, or a Parquet file")
    parser.add_argument("output", help="the directory to write, Parquet")
    parser.add_argument("--column", default="puzzle", help="the column of puzzles in a Parquet file (puzzle)")
    parser.add_argument("--scale", default="ninefold", help="the scale of the ratings (ninefold)")
    parser.add_argument("--partitions", type=int, help="cut the list into this many tasks; a large file is cut anyway")
    options = parser.parse_args()

    session = SparkSession.builder.appName("Rate puzzles with Ninefold").getOrCreate()
    if options.puzzles.endswith(".parquet"):
        puzzles = session.read.parquet(options.puzzles)
    else:
        puzzles = session.read.text(options.puzzles).withColumnRenamed("value", options.column)
    if options.partitions:
        puzzles = puzzles.repartition(options.partitions)

    solved = ns.solve(puzzles, options.column).drop("reason")
    forms = ns.canonical(solved, options.column).drop("reason")
    # Spark's default, Snappy, does not load where musl is installed beside glibc.
    rows = ns.rate(forms, options.column, options.scale).write.mode("overwrite").option("compression", "zstd")
    rows.parquet(options.output)

    rated = session.read.parquet(options.output)
    rated.groupBy("hardest").count().orderBy("count", ascending=False).show(100, truncate=False)
    if "level" in rated.columns:
        rated.groupBy("level").count().show(truncate=False)
    session.stop()


if __name__ == "__main__":
    main()
