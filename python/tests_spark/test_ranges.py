"""Lists that the workers make: what one machine makes, on every engine."""

from __future__ import annotations

import itertools

import pyarrow as pa
import pytest
from pyspark.sql import SparkSession

import ninefold as nf
from ninefold import spark as ns
from ninefold.spark import _work


def test_puzzles_are_those_of_one_machine(spark: SparkSession) -> None:
    expected = [(number, text, None) for number, text in enumerate(nf.generate(300, seed=7).to_pylist())]
    for partitions in (None, 1, 3, 40):
        found = ns.generate(spark, 300, seed=7, partitions=partitions)
        assert sorted(tuple(row) for row in found.collect()) == expected, partitions


def test_a_range_may_begin_anywhere(spark: SparkSession) -> None:
    seed, first = 2**64 - 1, 2**40
    expected = nf.grids(150, seed=seed, first=first).to_pylist()
    rows = sorted(ns.grids(spark, 150, seed=seed, first=first, partitions=2).collect())
    assert [tuple(row) for row in rows] == [(first + i, grid) for i, grid in enumerate(expected)]


def test_conditions_reach_the_workers(spark: SparkSession) -> None:
    conditions = {"clues": (26, 30), "symmetry": "rotate180"}
    expected = nf.generate(20, seed=3, **conditions).to_pylist()  # type: ignore[arg-type]
    found = ns.generate(spark, 20, seed=3, **conditions).collect()  # type: ignore[arg-type]
    assert [row.puzzle for row in sorted(found)] == expected
    # 17 clues are almost never found in one start.
    row = ns.generate(spark, 1, clues=17, starts=1, seed=1).collect()[0]
    assert row.puzzle is None and row.reason


def test_samples_have_their_weights(spark: SparkSession) -> None:
    expected = nf.sample(40, seed=5).to_pylist()
    found = sorted(ns.sample(spark, 40, seed=5, partitions=3).collect())
    assert [(row.puzzle, row.ln_weight) for row in found] == [(one["puzzle"], one["ln_weight"]) for one in expected]


def test_without_a_seed_a_data_frame_is_still_one_list(spark: SparkSession) -> None:
    made = ns.grids(spark, 10)
    assert sorted(made.collect()) == sorted(made.collect()) != sorted(ns.grids(spark, 10).collect())
    assert ns.generate(spark, 0, seed=1).count() == 0


def test_a_long_split_is_made_in_pieces() -> None:
    names = ["number", "grid"]
    split = pa.RecordBatch.from_pylist([{"seed": 9, "first": 5, "count": 10**15}])
    batches = list(itertools.islice(_work.ranges("grids", {}, names)([split]), 2))
    assert [batch.num_rows for batch in batches] == [_work.MADE, _work.MADE]
    assert batches[1].column("number")[0].as_py() == 5 + _work.MADE
    assert batches[1].column("grid").to_pylist() == nf.grids(_work.MADE, seed=9, first=5 + _work.MADE).to_pylist()


def test_mistakes_are_told_before_anything_runs(spark: SparkSession) -> None:
    for wrong in ({"n": -1}, {"n": 2, "first": 2**63 - 1}, {"n": 2, "partitions": 0}, {"n": 2, "min": "nonsense"}):
        with pytest.raises(ValueError):
            ns.generate(spark, seed=1, **wrong)
    for seed in (-1, 2**64):
        with pytest.raises((ValueError, OverflowError)):
            ns.grids(spark, 2, seed=seed)
