"""Answers for columns: what one machine says, on every engine."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import pytest
from conftest import BAD
from pyspark.sql import DataFrame, SparkSession

import ninefold as nf
from ninefold import spark as ns

ON_BOTH: dict[str, tuple[Callable[[DataFrame], DataFrame], Callable[[list[str | None]], Any]]] = {
    "solve": (lambda df: ns.solve(df, "puzzle"), lambda rows: nf.solve(rows, reasons=True)),
    "check": (lambda df: ns.check(df, "puzzle"), nf.check),
    "count": (lambda df: ns.count(df, "puzzle", 3), lambda rows: nf.count(rows, 3, reasons=True)),
    "canonical": (lambda df: ns.canonical(df, "puzzle"), lambda rows: nf.canonical(rows, reasons=True)),
    "minimise": (lambda df: ns.minimise(df, "puzzle", 5), lambda rows: nf.minimise(rows, 5, reasons=True)),
    "rate": (lambda df: ns.rate(df, "puzzle"), nf.rate),
}


def plain(value: Any) -> Any:
    """Rows of Spark within a row as what Ninefold returns on one machine."""
    if isinstance(value, list):
        return [plain(one) for one in value]
    return plain(value.asDict()) if hasattr(value, "asDict") else value


def answers(df: DataFrame) -> list[dict[str, Any]]:
    """The new columns in the order of the rows."""
    rows = [{name: plain(value) for name, value in row.asDict().items()} for row in df.collect()]
    rows.sort(key=lambda row: row["row"])
    return [{name: value for name, value in row.items() if name not in ("row", "puzzle")} for row in rows]


@pytest.mark.parametrize("name", ON_BOTH)
def test_answers_are_those_of_one_machine(df: DataFrame, puzzles: list[str | None], name: str) -> None:
    on_cluster, here = ON_BOTH[name]
    expected = here(puzzles).to_pylist()
    found = answers(on_cluster(df))
    assert found == expected
    assert all(None in row.values() for row in found[: len(BAD)]) and any(row["reason"] for row in found)


@pytest.mark.parametrize("name", ["solve", "check", "count"])
def test_variants_among_classic_puzzles(df: DataFrame, puzzles: list[str | None], name: str) -> None:
    small = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R1C1_1.~R2C3_1.~R3C2_4"
    rows = [small, puzzles[-1], None, ".Shape~4x4.~R1C1_1", ".Frobnicate~3~R1C1"]
    on_cluster, here = ON_BOTH[name]
    own = df.sparkSession.createDataFrame(list(enumerate(rows)), "row int, puzzle string")
    found = answers(on_cluster(own))
    assert found == here(rows).to_pylist()
    assert "Frobnicate" in found[-1]["reason"]


@pytest.mark.parametrize("scale", sorted(set(nf.scales()) - {"ninefold"}))
def test_other_scales(df: DataFrame, puzzles: list[str | None], scale: str) -> None:
    few = len(BAD) + 12
    expected = nf.rate(puzzles[:few], scale).to_pylist()
    found = answers(ns.rate(df.where(df["row"] < few), "puzzle", scale))
    assert found == expected
    assert {*nf.scales()[scale], "hardest", "techniques", "reason"} < {*found[0]}


def test_one_technique_to_leave_out_is_a_text(df: DataFrame, puzzles: list[str | None]) -> None:
    few = len(BAD) + 12
    expected = nf.rate(puzzles[:few], without="x-wing").to_pylist()
    assert answers(ns.rate(df.where(df["row"] < few), "puzzle", without="x-wing")) == expected


def test_the_number_of_partitions_does_not_matter(spark: SparkSession, puzzles: list[str | None]) -> None:
    rows = spark.createDataFrame(list(enumerate(puzzles)), "row int, puzzle string")
    expected = nf.solve(puzzles, reasons=True).to_pylist()
    for partitions in (1, 2, 7):
        assert answers(ns.solve(rows.repartition(partitions), "puzzle")) == expected, partitions


def test_a_seed_is_drawn_once(spark: SparkSession) -> None:
    """What is random is the same each time the data frame is used, also after a lost task."""
    rows = spark.createDataFrame(list(enumerate(nf.grids(20, seed=3))), "row int, puzzle string")
    small = ns.minimise(rows, "puzzle")
    first = answers(small)
    assert answers(small) == first != answers(ns.minimise(rows, "puzzle"))


def test_puzzles_are_the_same_up_to_symmetry(spark: SparkSession, puzzles: list[str | None]) -> None:
    good = [puzzle for puzzle in puzzles if puzzle and puzzle not in BAD][:20]
    turned = nf.transform(good, "rotate90").to_pylist() + nf.transform(good[:10], "digits=912345678").to_pylist()
    table = [(puzzle, "kept") for puzzle in [*good, *turned, *BAD[:3]]]
    rows = spark.createDataFrame(table, "puzzle string, other string").repartition(3)
    forms = nf.canonical(good).to_pylist()
    assert len(set(forms)) == 20

    left = ns.dedup(rows, "puzzle").collect()
    assert sorted(row.canonical for row in left) == sorted(forms)
    assert all(row.other == "kept" and nf.canonical(row.puzzle) == row.canonical for row in left)

    classes = {row.canonical: (row["count"], row.puzzle) for row in ns.classes(rows, "puzzle").collect()}
    expected = {form: [p for p in [*good, *turned] if nf.canonical(p) == form] for form in forms}
    assert classes == {form: (len(members), min(members)) for form, members in expected.items()}
    assert sorted(count for count, _ in classes.values()) == 10 * [2] + 10 * [3]


def test_columns_that_are_there_stay(spark: SparkSession) -> None:
    puzzle, solution = nf.grids(1, seed=3).to_pylist() * 2
    rows = spark.createDataFrame([(puzzle, b"1", 2.5, "mine")], "puzzle string, a binary, b double, reason string")
    row = ns.solve(rows, "puzzle", prefix="nf_").collect()[0]
    assert tuple(row) == (puzzle, b"1", 2.5, "mine", solution, None)
    with pytest.raises(ValueError, match="'reason' already: choose a prefix"):
        ns.solve(rows, "puzzle")


def test_mistakes_are_told_before_anything_runs(spark: SparkSession) -> None:
    rows = spark.createDataFrame([("1", 2)], "puzzle string, number int")
    with pytest.raises(ValueError, match="no column 'puzzles'; there are 'puzzle', 'number'"):
        ns.solve(rows, "puzzles")
    with pytest.raises(TypeError, match="'number' holds int, not texts"):
        ns.check(rows, "number")
    with pytest.raises(ValueError, match="scale"):
        ns.rate(rows, "puzzle", "nonsense")
