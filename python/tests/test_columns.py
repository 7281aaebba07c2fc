"""Columns in and out, with the libraries that people use."""

from __future__ import annotations

import copy
import decimal
import operator
from typing import Any

import duckdb
import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest
from conftest import DEAD, EMPTY, SOLVED, TWICE, WORKED, is_solution
from hypothesis import given, settings
from hypothesis import strategies as st

import ninefold as nf

MIXED = [WORKED, None, EMPTY, "nonsense", TWICE, DEAD, WORKED]
SOLUTIONS = [SOLVED, None, None, None, None, None, SOLVED]


def test_lists() -> None:
    column = nf.solve(MIXED)
    assert column.to_pylist() == SOLUTIONS
    assert (len(column), column.null_count, column.name) == (7, 5, "solution")
    assert column[0] == SOLVED and column[-1] == SOLVED and column[1] is None
    with pytest.raises(IndexError):
        column[7]
    with pytest.raises(IndexError):
        column[-8]
    assert nf.solve([]).to_pylist() == []
    assert nf.solve(text for text in MIXED).to_pylist() == SOLUTIONS


def test_reasons() -> None:
    reasons = [row["reason"] for row in nf.solve(MIXED, reasons=True).to_pylist()]
    assert reasons[0] is None and reasons[1] is None
    assert reasons[2] == "several solutions"
    assert reasons[3].startswith("line 1, column 1: expected")
    assert reasons[4].startswith("contradictory: 5")
    assert "r1c9" in reasons[5]


def test_check() -> None:
    rows = nf.check(MIXED).to_pylist()
    assert [row["verdict"] for row in rows] == ["unique", None, "several", None, "none", "none", "unique"]
    assert rows[0] == {"verdict": "unique", "solution": SOLVED, "second": None, "reason": None}
    assert set(rows[1].values()) == {None}
    several = rows[2]
    assert several["solution"] < several["second"] and is_solution(EMPTY, several["second"])
    one = nf.check(EMPTY)
    assert (one.solution, one.second) == (several["solution"], several["second"]), "as for one puzzle"


def test_count() -> None:
    assert nf.count(MIXED, 3).to_pylist() == [1, None, 3, None, 0, 0, 1]
    assert nf.count(MIXED, 3000).to_pylist() == [1, None, 3000, None, 0, 0, 1]
    assert nf.count(MIXED, 0).to_pylist() == [0, None, 0, None, 0, 0, 0]
    assert nf.count(MIXED, 2, reasons=True)[3]["reason"].startswith("line 1")


@pytest.mark.parametrize(
    "kind",
    [
        pa.string(),
        pa.large_string(),
        pa.string_view(),
        pa.binary(),
        pa.large_binary(),
        pa.binary_view(),
        pa.dictionary(pa.int32(), pa.string()),
        pa.dictionary(pa.int32(), pa.binary()),
    ],
    ids=str,
)
def test_pyarrow(kind: object) -> None:
    array = pa.array(MIXED, pa.string()).cast(pa.large_string())
    if "dictionary" in str(kind):
        array = (array.cast(pa.binary()) if "binary" in str(kind) else array).dictionary_encode()
    else:
        array = array.cast(kind)
    assert pa.array(nf.solve(array)).to_pylist() == SOLUTIONS
    assert nf.solve(array[2:]).to_pylist() == SOLUTIONS[2:], "a slice"
    chunked = pa.chunked_array([array[:3], array[3:3], array[3:]])
    answer = pa.chunked_array(nf.solve(chunked))
    answer.validate(full=True)
    assert answer.to_pylist() == SOLUTIONS


def test_pyarrow_fixed_layouts() -> None:
    fixed = pa.array([WORKED.encode(), None], pa.binary(81))
    assert nf.solve(fixed).to_pylist() == [SOLVED, None]
    digits = [0 if c == "." else int(c) for c in WORKED]
    lists = pa.array([digits, None, [12, *digits[1:]]], pa.list_(pa.uint8(), 81))
    column = nf.solve(lists, reasons=True)
    assert [row["solution"] for row in column.to_pylist()] == [SOLVED, None, None]
    assert column[2]["reason"].startswith("line 1, column 1: expected a digit")
    assert nf.solve(lists[1:]).to_pylist() == [None, None]
    holes = pa.array([[digit or None for digit in digits]], pa.list_(pa.uint8(), 81))
    assert nf.solve(holes).to_pylist() == [SOLVED], "a null is a blank"


@pytest.mark.parametrize("kind", [pa.list_, pa.large_list], ids=["list", "large list"])
def test_lists_of_any_length(kind: Any) -> None:
    digits: list[int | None] = [None if c == "." else int(c) for c in WORKED]
    lists = pa.array([digits, None, digits[1:], [*digits, 1], [], [12, *digits[1:]]], kind(pa.uint8()))
    rows = nf.solve(lists, reasons=True).to_pylist()
    assert [row["solution"] for row in rows] == [SOLVED] + [None] * 5
    reasons = [row["reason"] for row in rows]
    assert reasons[:2] == [None, None]
    assert reasons[2].startswith("line 1, column 81: expected a digit") and reasons[2].endswith("the end of the line")
    assert reasons[3] == "line 1, column 82: expected 81 numbers, found 82 numbers"
    assert reasons[4].startswith("line 1, column 1") and reasons[5].startswith("line 1, column 1")
    assert nf.solve(lists[2:]).null_count == 4
    frame = pl.DataFrame({"puzzle": [[digit or 0 for digit in digits]]}, schema={"puzzle": pl.List(pl.UInt8)})
    assert nf.solve(frame).to_pylist() == [SOLVED]


def test_a_table_may_have_null_rows() -> None:
    table = pa.array([{"puzzle": WORKED}, None, {"puzzle": None}])
    assert nf.solve(table).to_pylist() == [SOLVED, None, None]


def test_rows_of_a_list() -> None:
    rows = [pd.NA, nf.Puzzle(WORKED), WORKED.encode(), "\ud800"]
    column = nf.solve(rows, reasons=True)
    assert [row["solution"] for row in column] == [None, SOLVED, SOLVED, None]
    assert column[0]["reason"] is None and column[3]["reason"].startswith("line 1, column 1: expected")
    with pytest.raises(nf.Malformed):
        nf.solve("\ud800")
    with pytest.raises(TypeError, match="one puzzle is a str, not bytes"):
        nf.solve(WORKED.encode())  # type: ignore[arg-type]


@given(st.lists(st.sampled_from(MIXED), max_size=12), st.slices(14))
@settings(deadline=None, max_examples=200)
def test_columns_are_indexed_and_cut_as_lists_are(rows: list[str | None], cut: slice) -> None:
    for column in (nf.solve(rows, threads=3), nf.check(rows, threads=3), nf.solutions(rows, 2, threads=3)):
        answers = column.to_pylist()
        assert list(column) == [column[place] for place in range(len(rows))] == answers
        part = column[cut]
        assert (part.to_pylist(), len(part), part.name) == (answers[cut], len(answers[cut]), column.name)
        assert part.null_count == answers[cut].count(None)
        array = pa.chunked_array(part)
        array.validate(full=True)
        assert array.to_pylist() == pa.array(part).to_pylist() == answers[cut]
        assert part[::-1].to_pylist() == answers[cut][::-1]


def test_long_columns_are_cut() -> None:
    column = nf.grids(70_000, seed=1)
    answers = column.to_pylist()
    for cut in (slice(None), slice(1, -1), slice(25_000, 52_000), slice(None, None, -3), slice(69_999, None), slice(9, 2)):
        assert column[cut].to_pylist() == answers[cut]
    assert nf.check(column[100:200])[5]["verdict"] == "unique", "a column is taken where columns are"
    rest = iter(column)
    assert next(rest) == answers[0] and operator.length_hint(rest) == 69_999
    assert sum(1 for _ in rest) == 69_999 and next(rest, None) is None
    assert copy.deepcopy(column) is column is copy.copy(column)
    assert answers[7] in column and list(reversed(column[:3])) == answers[2::-1]


@pytest.mark.parametrize("rows", [MIXED, [WORKED], [None], []], ids=["mixed", "one", "null", "empty"])
def test_columns_become_what_other_libraries_have(rows: list[str | None]) -> None:
    structs = {
        "check": nf.check(rows),
        "rate": nf.rate(rows),
        "explainer": nf.rate(rows, "explainer"),
        "reasons": nf.solve(rows, reasons=True),
    }
    for name, column in structs.items():
        answers = column.to_pylist()
        table = column.to_arrow()
        assert isinstance(table, pa.Table) and table.to_pylist() == answers, name
        frame = column.to_polars()
        assert isinstance(frame, pl.DataFrame) and frame.to_dicts() == answers
        assert pl.DataFrame(column).equals(frame)
        pandas = column.to_pandas()
        assert isinstance(pandas, pd.DataFrame) and list(pandas.columns) == table.column_names
        assert len(pandas) == len(rows) and pandas["reason"].dropna().tolist() == [
            row["reason"] for row in answers if row["reason"] is not None
        ]
        made = pd.DataFrame(column)
        assert len(made) == len(rows) and list(made.columns) == (table.column_names if rows else [])
        assert [None if pd.isna(value) else value for value in made.get("reason", [])] == [
            row["reason"] for row in answers
        ]
    for column in (nf.solve(rows), nf.count(rows, 2), nf.solutions(rows, 2)):
        answers = column.to_pylist()
        array = column.to_arrow()
        assert isinstance(array, pa.ChunkedArray) and array.to_pylist() == answers
        series = column.to_polars()
        assert isinstance(series, pl.Series) and (series.name, series.to_list()) == (column.name, answers)
        assert pl.DataFrame({"answer": column})["answer"].to_list() == answers
        pandas = column.to_pandas()
        assert isinstance(pandas, pd.Series) and (pandas.name, len(pandas)) == (column.name, len(rows))
        assert pd.DataFrame({"answer": column}).shape == (len(rows), 1)
        if column.name != "solutions":  # of lists pandas makes columns, and they must be equally long
            assert pd.DataFrame(column).equals(pd.DataFrame(answers))
    assert nf.count(rows, 2).to_polars().dtype == pl.UInt64


def test_numbers_become_arrays() -> None:
    whole = nf.count([WORKED, EMPTY], 5).to_numpy()
    assert whole.dtype == np.uint64 and whole.tolist() == [1, 5]
    holes = nf.count([WORKED, None, EMPTY], 5).to_numpy()
    assert holes.dtype == np.float64 and np.isnan(holes[1]) and holes[[0, 2]].tolist() == [1, 5]
    assert nf.count([], 5).to_numpy().shape == (0,)


def test_structs_are_tables() -> None:
    table = pa.table(nf.check(pa.array(MIXED)))
    assert table.column_names == ["verdict", "solution", "second", "reason"]
    assert table["solution"].to_pylist()[0] == SOLVED
    frame = pl.DataFrame(nf.check(MIXED))
    assert frame.filter(pl.col("verdict") == "unique").height == 2


def test_tables_of_one_column_are_columns() -> None:
    assert nf.solve(pa.table({"puzzle": MIXED})).to_pylist() == SOLUTIONS
    with pytest.raises(TypeError, match="a table with 2 columns"):
        nf.solve(pa.table({"puzzle": MIXED, "other": MIXED}))


def test_polars() -> None:
    series = pl.Series("puzzle", MIXED)
    assert pl.Series(nf.solve(series)).to_list() == SOLUTIONS
    frame = pl.DataFrame({"puzzle": series}).with_columns(
        solution=pl.Series(nf.solve(series)), solutions=pl.Series(nf.count(series, 2))
    )
    assert frame["solutions"].to_list() == [1, None, 2, None, 0, 0, 1]
    assert nf.solve(series.cast(pl.Categorical)).to_pylist() == SOLUTIONS
    assert nf.solve(frame.select("puzzle")).to_pylist() == SOLUTIONS


def test_duckdb() -> None:
    relation: Any = duckdb.sql("SELECT * FROM (VALUES ($1), (NULL), ($2)) t(puzzle)", params=[WORKED, EMPTY])
    assert nf.solve(relation).to_pylist() == [SOLVED, None, None]
    answers = pa.table(nf.check(relation))
    counted: Any = duckdb.sql("SELECT verdict, count(*) FROM answers GROUP BY verdict ORDER BY verdict")
    assert counted.fetchall() == [("several", 1), ("unique", 1), (None, 1)]
    assert answers.num_rows == 3


def test_pandas() -> None:
    for series in (
        pd.Series(MIXED),
        pd.Series(MIXED, dtype=object),
        pd.Series(MIXED, dtype="string"),
        pd.Series(pd.arrays.ArrowExtensionArray(pa.array(MIXED))),
        pd.Series(MIXED).astype("category"),
    ):
        assert nf.solve(series).to_pylist() == SOLUTIONS, series.dtype
    frame = pd.DataFrame({"puzzle": MIXED})
    frame["solution"] = pa.array(nf.solve(frame["puzzle"])).to_pandas()
    assert frame["solution"][0] == SOLVED and pd.isna(frame["solution"][1])
    assert pa.table(nf.check(frame["puzzle"])).to_pandas()["verdict"][2] == "several"


def test_answers_keep_to_the_rows_of_a_sorted_table() -> None:
    frame = pd.DataFrame({"puzzle": MIXED}).sort_values("puzzle", ascending=False)
    frame["solution"] = nf.solve(frame["puzzle"]).to_pandas(frame.index)
    frame["verdict"] = nf.check(frame["puzzle"]).to_pandas(index=frame.index)["verdict"]
    frame = frame.sort_index()
    assert [None if pd.isna(text) else text for text in frame["solution"]] == SOLUTIONS
    assert frame["verdict"].dropna().tolist() == ["unique", "several", "none", "none", "unique"]
    with pytest.raises(ValueError, match="Length mismatch"):
        nf.solve(MIXED).to_pandas([0])


def test_numpy() -> None:
    digits = np.array([[0 if c == "." else int(c) for c in text] for text in (WORKED, EMPTY, WORKED)])
    wanted = [SOLVED, None, SOLVED]
    for kind in ("uint8", "int8", "int64", "uint32"):
        assert nf.solve(digits.astype(kind)).to_pylist() == wanted
    assert nf.solve(digits.astype("uint8").reshape(3, 9, 9)).to_pylist() == wanted
    assert nf.solve(np.asfortranarray(digits.astype("uint8"))).to_pylist() == wanted
    assert nf.solve(np.array(MIXED, dtype=object)).to_pylist() == SOLUTIONS
    assert nf.solve(np.array([WORKED, EMPTY])).to_pylist() == wanted[:2]
    solved = nf.solve(digits).to_numpy()
    assert solved.dtype == np.uint8 and solved.shape == (3, 81)
    assert "".join(map(str, solved[0])) == SOLVED and not solved[1].any()
    solved[1] = 1
    # 257 is 1 in a byte: it must not become a digit.
    digits[0, 0] = 257
    digits[2, 5] = -1
    assert nf.solve(digits).null_count == 3
    for wrong in (np.zeros((3, 80), "uint8"), np.zeros((3, 81)), digits.astype(object)):
        with pytest.raises(TypeError, match="shape"):
            nf.solve(wrong)
    for one in (digits[1], digits[1].reshape(9, 9)):
        with pytest.raises(TypeError, match=r"array.reshape\(1, 81\)"):
            nf.solve(one)


def test_arrays_of_other_classes() -> None:
    digits = np.array([[0 if c == "." else int(c) for c in WORKED]])
    assert nf.solve(np.asmatrix(digits)).to_pylist() == [SOLVED]
    masked = np.ma.masked_equal(np.where(digits == 0, 7, digits), 7)
    sevens_gone = WORKED.replace("7", ".")
    assert nf.count(masked, 9).to_pylist() == [nf.count(sevens_gone, 9)]


def test_nulls_without_a_type() -> None:
    for nulls in (pl.Series("p", [None, None]), pl.DataFrame({"p": [None, None]}), pa.nulls(2), pd.Series([None, None])):
        assert nf.check(nulls).to_pylist() == [{"verdict": None, "solution": None, "second": None, "reason": None}] * 2


def test_a_null_of_a_dictionary_is_null() -> None:
    for kind in (pa.string(), pa.binary()):
        column = pa.DictionaryArray.from_arrays(pa.array([0, 1, None], pa.int8()), pa.array([WORKED, None]).cast(kind))
        rows = nf.solve(column, reasons=True).to_pylist()
        assert [row["solution"] for row in rows] == [SOLVED, None, None]
        assert {row["reason"] for row in rows} == {None}


@pytest.mark.parametrize("number", [pa.int8(), pa.int64(), pa.uint16()], ids=str)
def test_lists_of_other_whole_numbers(number: Any) -> None:
    digits: list[int | None] = [None if c == "." else int(c) for c in WORKED]
    for kind in (pa.list_(number, 81), pa.list_(number), pa.large_list(number), pa.list_view(number)):
        assert nf.solve(pa.array([digits, None], kind)).to_pylist() == [SOLVED, None], kind
    # In a byte, 261 would be 5.
    large = pa.array([[261, *digits[1:]]], pa.list_(pa.int64(), 81))
    assert nf.solve(large, reasons=True)[0]["reason"].startswith("line 1, column 1: expected a digit")
    with pytest.raises(TypeError, match="81 whole numbers, not"):
        nf.solve(pa.array([[0.5] * 81], pa.list_(pa.float64(), 81)))


def test_what_is_no_column_of_puzzles() -> None:
    for empty in (pa.table({}), pl.DataFrame(), pd.DataFrame(index=range(3))):
        with pytest.raises(TypeError, match="a table with 0 columns"):
            nf.solve(empty)
    with pytest.raises(TypeError, match="a dict is not a column of puzzles"):
        nf.solve({"puzzle": [WORKED]})
    with pytest.raises(TypeError, match="row 0: .* array of NumPy"):
        nf.solve([[0] * 81])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="array of NumPy"):
        nf.solve(pd.DataFrame(np.zeros((2, 81), "int64"), columns=[str(i) for i in range(81)]))


def test_damaged_utf8_is_a_reason() -> None:
    damaged = pa.array([b"\xff" * 81, WORKED.encode()]).view(pa.string())
    column = nf.solve(damaged, reasons=True)
    assert column[0]["solution"] is None and column[0]["reason"].startswith("line 1, column 1")
    assert column[1]["solution"] == SOLVED


def test_wrong_kinds_say_so() -> None:
    with pytest.raises(TypeError, match="not Int64"):
        nf.solve(pa.array([1, 2]))
    with pytest.raises(TypeError, match="row 1: a puzzle is a str, not Decimal"):
        nf.solve([WORKED, decimal.Decimal(5)])  # type: ignore[list-item]
    with pytest.raises(TypeError, match="only a column of grids"):
        nf.check([WORKED]).to_numpy()
    for wrong in ("solution", 1.5, None):
        with pytest.raises(TypeError):
            nf.solve([WORKED])[wrong]  # type: ignore[call-overload]


def test_answers_do_not_depend_on_the_batch(list17: list[str]) -> None:
    column = nf.solve(list17)
    assert column.null_count == 0
    for threads in (1, 2, 7):
        assert nf.solve(list17, threads=threads).to_pylist() == column.to_pylist()
    assert all(is_solution(puzzle, found) for puzzle, found in zip(list17, column.to_pylist(), strict=True))
    assert column.to_pylist()[:50] == [nf.solve(puzzle) for puzzle in list17[:50]]


def test_long_columns_are_searched_in_pieces() -> None:
    """A full piece has memory of its own kind; rows without an answer take none of it."""
    rows: list[str | None] = [WORKED] * 60_000
    for place in (0, 25_888, 25_889, 25_890, 51_779, 59_999):
        rows[place : place + 1] = [MIXED[1 + place % 4]]
    expected = [SOLVED if row == WORKED else None for row in rows]
    column = pa.chunked_array(nf.solve(rows, threads=1))
    column.validate(full=True)
    assert column.to_pylist() == expected and column.null_count == 6
    checked = pa.table(nf.check(rows, threads=1))
    checked.validate(full=True)
    solutions = checked["solution"].to_pylist()
    assert [one for one in solutions if one not in (SOLVED, None)] == [nf.check(EMPTY).solution] * rows.count(EMPTY)
    assert [one if one == SOLVED else None for one in solutions] == expected
