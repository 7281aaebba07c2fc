"""Puzzles of other sizes and with other rules, among classic ones."""

from __future__ import annotations

import json
import threading
import time

import numpy as np
import pandas as pd
import polars as pl
import pyarrow as pa
import pytest
from conftest import SOLVED, WORKED

import ninefold as nf

SMALL = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R1C1_1.~R2C3_1.~R3C2_4"
SEVERAL = ".Shape~4x4.~R1C1_1"
NONE = ".Shape~4x4.Cage~20~R1C1~R1C2"
UNKNOWN = ".Frobnicate~3~R1C1"
LARGE = "".join("ABCDEFGHIJKLMNOP"[(4 * (r % 4) + r // 4 + c) % 16] for r in range(16) for c in range(16))
COLUMN = [SMALL, WORKED, None, SEVERAL, NONE, UNKNOWN, "nonsense", LARGE]
WHY = "contradictory: killer cage 20 at r1c1 r1c2"


def huge(side: int) -> tuple[str, str]:
    """A grid of side² rows with blanks in the first row, and its only solution."""
    size = side * side
    rows = [[(side * (r % side) + r // side + c) % size + 1 for c in range(size)] for r in range(size)]
    solution = ",".join(str(number) for row in rows for number in row)
    return "\n".join(" ".join(map(str, row)) for row in [[0] * size, *rows[1:]]), solution


def test_huge() -> None:
    text, solution = huge(6)
    assert nf.solve(text) == solution and nf.count(text) == 1
    assert nf.check(text).verdict == "unique" and list(nf.solutions(text)) == [solution]
    assert nf.solve([WORKED, text, solution]).to_pylist() == [SOLVED, solution, solution]
    with pytest.raises(nf.Malformed, match="line 2, column 1: \"99\" is not a value of a grid of 36 rows"):
        nf.solve(text.replace("7", "99", 1))
    refused = nf.answer({"puzzle": text, "ask": "hint"})
    assert refused["error"] == "malformed" and "32 are the most" in refused["message"]


def test_smaller_first() -> None:
    """Of two solutions the smaller stands first, also where 2 and 10 decide."""
    rows = [[(r % 4 * 4 + r // 4 + c) % 16 + 1 for c in range(16)] for r in range(16)]
    small = ",".join(str(number) for row in rows for number in row)
    for r in (0, 2):
        rows[r][1], rows[r][9] = rows[r][9], rows[r][1]
    large = ",".join(str(number) for row in rows for number in row)
    for r in (0, 2):
        rows[r][1] = rows[r][9] = 0
    text = ",".join(str(number) for row in rows for number in row)
    assert nf.check(text) == nf.Check("several", small, large, None)
    (row,) = nf.check([text]).to_pylist()
    assert (row["solution"], row["second"]) == (small, large)
    with pytest.raises(nf.NotUnique) as several:
        nf.solve(text)
    assert several.value.solutions == (small, large)


def test_one() -> None:
    line = nf.solve(SMALL)
    assert len(line) == 16 and line.startswith("1243")
    assert nf.check(SMALL) == nf.Check("unique", line, None, None)
    assert nf.count(SMALL) == 1
    with pytest.raises(nf.NotUnique) as several:
        nf.solve(SEVERAL)
    assert all(len(solution) == 16 for solution in several.value.solutions)
    assert nf.check(SEVERAL).verdict == "several" and nf.count(SEVERAL, 7) == 7
    assert list(nf.solutions(SMALL)) == [line]
    assert len(set(nf.solutions(SEVERAL))) == 72 and len(list(nf.solutions(SEVERAL, 5))) == 5
    assert list(nf.solutions(NONE)) == []
    with pytest.raises(nf.NoSolution, match=WHY) as none:
        nf.solve(NONE)
    assert (none.value.conflict, none.value.cells) == (WHY.removeprefix("contradictory: "), ())
    assert nf.check(NONE).reason == WHY and nf.count(NONE) == 0
    for function in (nf.solve, nf.check, nf.count, nf.solutions):
        with pytest.raises(nf.Malformed, match="the rule Frobnicate is not understood"):
            function(UNKNOWN)


@pytest.mark.parametrize("library", [list, pa.array, pl.Series, pd.Series])
def test_columns(library: type) -> None:
    column = library(COLUMN)
    solved = nf.solve(column, reasons=True).to_pylist()
    large = ",".join(str("ABCDEFGHIJKLMNOP".index(letter) + 1) for letter in LARGE)
    assert [row["solution"] for row in solved] == [nf.solve(SMALL), SOLVED, *[None] * 5, large]
    reasons = [row["reason"] for row in solved]
    assert reasons[:5] == [None, None, None, "several solutions", WHY] and reasons[7] is None
    assert "Frobnicate" in reasons[5] and "expected" in reasons[6]
    checked = nf.check(column).to_pylist()
    assert [row["verdict"] for row in checked] == ["unique", "unique", None, "several", "none", None, None, "unique"]
    assert [row["solution"] for row in checked[:2]] == [nf.solve(SMALL), SOLVED]
    assert checked[3]["solution"] < checked[3]["second"] and checked[4]["reason"] == WHY
    assert nf.count(column, 5).to_pylist() == [1, 1, None, 5, 0, None, None, 1]
    assert nf.count(column, 5000).to_pylist()[3] == 72
    lists = nf.solutions(column, 3, reasons=True).to_pylist()
    found = [row["solutions"] for row in lists]
    assert found[:2] == [[nf.solve(SMALL)], [SOLVED]] and found[2] is None and len(found[3]) == 3
    assert found[4:7] == [[], None, None] and found[7] == [large]
    assert "Frobnicate" in lists[5]["reason"] and "expected" in lists[6]["reason"]


def test_a_classic_puzzle_may_be_a_constraint_string() -> None:
    puzzle = "..45..37..8....6..3.69.8..48.1.93.62...7.2...67.81.9.37..3.92.1..3....9..95..74.."
    givens = (f".~R{at // 9 + 1}C{at % 9 + 1}_{digit}" for at, digit in enumerate(puzzle) if digit != ".")
    text = "".join(givens)
    assert nf.rate(text).figures == nf.rate(puzzle).figures
    assert nf.canonical([text])[0] == nf.canonical([puzzle])[0]
    assert nf.solve(text) == nf.solve(puzzle)
    assert [record.puzzle for record in nf.read(text)] == [puzzle]


def test_other_functions_say_what_takes_variants() -> None:
    for function in (nf.Puzzle, nf.rate, nf.canonical, nf.minimise):
        with pytest.raises(nf.Malformed, match="found a variant; solve, check, count, solutions and answer"):
            function(SMALL)
    told = "classic puzzle, found a variant"
    for column in (nf.rate([SMALL]), nf.canonical([SMALL], reasons=True), nf.minimise([SMALL], reasons=True)):
        assert told in column[0]["reason"]
    [record] = nf.read(SMALL)
    assert told in str(record.error)
    for learn in (nf.race, nf.trace):
        with pytest.raises(nf.Malformed, match=told):
            learn(SMALL)


def test_a_variant_may_stand_below_a_comment_or_in_json() -> None:
    solved = nf.solve(SMALL)
    quoted = json.dumps(SMALL)
    for text in (f"# killer\n{SMALL}", f"\ufeff{SMALL}", quoted, f'{{"puzzle": {quoted}}}', f'name,puzzle\na,"{SMALL}"'):
        assert nf.solve(text) == solved
    with pytest.raises(nf.Malformed, match="the rule Frobnicate is not understood"):
        nf.solve(json.dumps({"puzzle": UNKNOWN}))
    [record] = nf.read(f'name,puzzle\na,"{SMALL}"')
    assert "found a variant" in str(record.error)


def test_a_larger_grid_on_one_line_is_no_classic_puzzle() -> None:
    line = " ".join(str((4 * (r % 4) + r // 4 + c) % 16 + 1) for r in range(16) for c in range(16))
    assert nf.solve(line) == line.replace(" ", ",")
    [first] = nf.solutions(" ".join(["0"] * 256), 1)
    assert len(first.split(",")) == 256


def test_a_small_grid_is_told_as_one() -> None:
    for text in ("1...............", "1 2 3 4\n3 4 1 2\n. . . .\n. . . .", "1" + "." * 35):
        assert "verdict" in nf.answer({"puzzle": text, "ask": "check"})
        for function in (nf.solve, nf.check, nf.count, nf.rate):
            with pytest.raises(nf.Malformed, match="expected 81 cells, found a smaller grid; answer takes it as it is"):
                function(text)
    with pytest.raises(nf.Malformed, match="expected 81 cells, found 80"):
        nf.solve(WORKED[:80])


def test_a_puzzle_is_given_up_when_its_time_is_over() -> None:
    endless = ".Cage~20~R1C1~R1C2~R1C3"
    undecided = "undecided: the time was up"
    for text in (endless, "." * 81):
        with pytest.raises(nf.TimedOut, match=undecided):
            nf.count(text, timeout=0.2)
    column = [SMALL, endless, WORKED, "." * 81, None]
    counts = nf.count(column, reasons=True, timeout=0.5).to_pylist()
    assert [row["count"] for row in counts] == [1, None, 1, None, None]
    assert [row["reason"] for row in counts] == [None, undecided, None, undecided, None]
    assert nf.solve(column, reasons=True, timeout=60).to_pylist()[0] == {"solution": nf.solve(SMALL), "reason": None}
    assert nf.check(column, timeout=60).to_pylist()[1]["verdict"] == "several"
    assert nf.solve(SMALL, timeout=60) == nf.solve(SMALL) and nf.check(SMALL, timeout=60).verdict == "unique"
    for function in (nf.solve, nf.check, nf.count):
        with pytest.raises(ValueError, match="timeout"):
            function(SMALL, timeout=-1)


def test_texts_of_numpy_and_threads() -> None:
    column = [text for text in COLUMN if text is not None] * 50
    assert nf.solve(np.array(column)).to_pylist() == nf.solve(column, threads=3).to_pylist()


def test_others_run_meanwhile() -> None:
    """The lock of the interpreter is free while a column is answered."""
    worker = threading.Thread(target=lambda: nf.count([".Shape~6x6"], 300_000))
    worker.start()
    turns = 0
    while worker.is_alive():
        turns += 1
        time.sleep(0.001)
    worker.join()
    assert turns > 3


def test_a_long_search_gives_each_solution_once() -> None:
    """The search begins anew with more guesses, and then goes another way."""
    text = ".Shape~6x6.Cage~9~R1C1~R1C2~R2C1.Cage~8~R3C3~R3C4.Cage~11~R5C5~R5C6~R6C5.Cage~7~R4C1~R5C1"
    found = list(nf.solutions(text))
    assert len(found) == len(set(found)) == nf.count(text, 100_000)


def test_none_is_found_where_none_is_wanted() -> None:
    assert nf.count(SEVERAL, 0) == 0 and list(nf.solutions(SEVERAL, 0)) == []
    assert nf.solutions([SEVERAL], 0).to_pylist() == [[]]
