"""Ratings, canonical forms, minimal puzzles, lists of solutions, transformations: one by one and in columns."""

from __future__ import annotations

import itertools
import pickle
from collections.abc import Callable

import numpy as np
import polars as pl
import pyarrow as pa
import pytest
from conftest import EMPTY, SEVENTEEN, SOLVED, TWICE, WORKED, is_solution
from hypothesis import given, settings
from hypothesis import strategies as st

import ninefold as nf

MIXED = [WORKED, None, EMPTY, "nonsense", TWICE]
# On Sudoku Explainer's scale its first steps take milliseconds, and some of the others seconds.
SLOW = "1....7.9..3..2...8..96..5....53..9...1..8...26....4...3......1..4......7..7...3.."


@pytest.mark.parametrize("scale", nf.scales())
def test_rate(scale: str) -> None:
    rating = nf.rate(WORKED, scale)
    assert rating.solved and rating.scale == scale and list(rating.figures) == nf.scales()[scale]
    if scale == "proof":  # counts constraints, no techniques
        assert rating.steps is None and rating.hardest is None
    else:
        assert rating.steps == sum(rating.techniques.values()) == 51
        assert rating.hardest in rating.techniques
    column = nf.rate(MIXED, scale)
    rows = column.to_pylist()
    techniques = [{"technique": t, "steps": n} for t, n in rating.techniques.items()]
    assert rows[0]["techniques"] == (None if scale == "proof" else techniques)
    for name, figure in rating.figures.items():
        assert rows[0][name] == figure
    assert [row["solved"] for row in rows] == [True, None, None, None, None]
    assert rows[1]["reason"] is None and rows[2]["reason"] == "several solutions"
    assert rows[3]["reason"].startswith("line 1") and rows[4]["reason"].startswith("contradictory")
    table = pa.table(column)
    table.validate(full=True)
    assert pl.DataFrame(column).columns == table.column_names


def test_rating_options() -> None:
    assert nf.rate(WORKED).level == "easy" and nf.rate(WORKED).score == 390
    stuck = nf.rate(SEVENTEEN, max_level="easy", without=["hidden-single"])
    assert (stuck.end, stuck.solved, stuck.level) == ("stuck", False, "unsolved")
    with pytest.raises(ValueError, match="no scale is called 'fiendish'|no scale is called \"fiendish\""):
        nf.rate(WORKED, "fiendish")
    with pytest.raises(ValueError, match="no technique is called"):
        nf.rate(WORKED, without=["magic"])
    with pytest.raises(ValueError, match="no level is called"):
        nf.rate(WORKED, max_level="silly")
    with pytest.raises(ValueError, match="timeout"):
        nf.rate(WORKED, timeout=0)
    with pytest.raises(nf.NotUnique):
        nf.rate(EMPTY)


@pytest.mark.parametrize("scale", nf.scales())
def test_a_timeout_is_one_exception_or_a_reason_in_a_column(scale: str) -> None:
    puzzle = nf.Puzzle(SLOW)
    asked: list[Callable[[], object]] = [
        lambda: nf.rate(SLOW, scale, timeout=1e-9),
        lambda: puzzle.rating(scale, timeout=1e-9),
        lambda: puzzle.hint(scale=scale, timeout=1e-9),
        lambda: puzzle.path(scale=scale, timeout=1e-9),
    ]
    for ask in asked:
        with pytest.raises(TimeoutError, match="^undecided: the time was up$") as caught:
            ask()
        assert isinstance(caught.value, nf.TimedOut)
    row = nf.rate([SLOW, SLOW], scale, timeout=1e-9)[1]
    assert row["solved"] is None and row["reason"] == "undecided: the time was up"


def test_steps_that_were_found_in_time_are_kept() -> None:
    puzzle = nf.Puzzle(SLOW)
    # Machines differ, so that the time is halved until it is too short.
    stopped = None
    timeout = 0.4
    while stopped is None:
        try:
            puzzle.path(scale="explainer", timeout=timeout)
            timeout /= 2
        except nf.TimedOut as error:
            stopped = error
    path = stopped.path
    assert path is not None and path.rating.end == "stopped" and not path.rating.solved
    assert len(path) > 0
    first = puzzle.hint(scale="explainer").step
    assert first is not None and path[0].text == first.text
    again = pickle.loads(pickle.dumps(stopped))
    assert (type(again), str(again), again.path) == (nf.TimedOut, str(stopped), path)
    with pytest.raises(nf.TimedOut) as caught:
        puzzle.rating("explainer", timeout=0.001)
    assert caught.value.path is None


def test_canonical() -> None:
    form = nf.canonical(WORKED)
    for by in ("rotate90", "mirror", "transpose,digits=912345678", "rows=231456789"):
        moved = nf.transform(WORKED, by)
        assert moved != WORKED and nf.canonical(moved) == form
        assert is_solution(moved, nf.solve(moved))
    assert nf.canonical([WORKED, None, nf.transform(WORKED, "flip"), "nonsense"]).to_pylist() == [form, None, form, None]
    assert nf.canonical(EMPTY) == EMPTY, "no solution is needed"
    reason = nf.canonical(["x"], reasons=True)[0]["reason"]
    assert reason.startswith("line 1, column 2")


def test_transform() -> None:
    turned = nf.transform([WORKED, None], "rotate180").to_pylist()
    assert turned == [WORKED[::-1], None]
    assert nf.transform(nf.transform(WORKED, "rotate90"), "rotate270") == WORKED
    with pytest.raises(ValueError):
        nf.transform(WORKED, "sideways")


def test_minimise() -> None:
    small = nf.minimise(SOLVED, seed=3)
    assert nf.solve(small) == SOLVED
    for place, digit in enumerate(small):
        if digit != ".":
            assert nf.count(small[:place] + "." + small[place + 1 :], 2) == 2, "every clue is needed"
    assert nf.minimise([None, SOLVED, SOLVED, EMPTY], seed=3).to_pylist() == [None, small, small, None]
    assert nf.minimise([EMPTY], reasons=True)[0]["reason"] == "several solutions"
    assert len({nf.minimise(SOLVED) for _ in range(4)}) > 1, "at random, as generate does"
    assert len(set(nf.minimise([SOLVED] * 4).to_pylist())) == 1, "one seed for a column"
    with pytest.raises(nf.NotUnique):
        nf.minimise(EMPTY)
    with pytest.raises(ValueError, match="candidates"):
        nf.minimise(SUKAKU)


SUKAKU = "".join("." * (int(c) - 1) + c + "." * (9 - int(c)) if i else "12......." for i, c in enumerate(SOLVED))
SUKAKU = SUKAKU.replace("12.......", "....5....", 1)


def test_clues_may_be_candidates() -> None:
    assert len(SUKAKU) == 729
    assert nf.solve(SUKAKU) == SOLVED
    assert len(nf.canonical(SUKAKU)) == 729
    assert nf.solve([SUKAKU, WORKED]).to_pylist() == [SOLVED, SOLVED]


def test_solutions() -> None:
    assert list(nf.solutions(WORKED)) == [SOLVED]
    assert list(nf.solutions(TWICE)) == []
    first = list(itertools.islice(nf.solutions(EMPTY), 500))
    assert first == sorted(set(first)) and len(first) == 500
    assert first[0].startswith("123456789456789123") and all(is_solution(EMPTY, found) for found in first)
    assert list(nf.solutions(EMPTY, 100)) == first[:100]
    assert list(nf.solutions(EMPTY, 0)) == []
    column = nf.solutions([*MIXED, WORKED], 3)
    assert column.to_pylist() == [[SOLVED], None, first[:3], None, [], [SOLVED]]
    pa.array(column).validate(full=True)
    with pytest.raises(ValueError, match="limit"):
        nf.solutions([EMPTY])


def test_generate() -> None:
    column = nf.generate(40, seed=1)
    puzzles = column.to_pylist()
    assert len(set(puzzles)) == 40 and nf.solve(column).null_count == 0
    assert nf.minimise(column).to_pylist() == puzzles, "minimal"
    assert nf.generate(10, seed=1, first=30, threads=1).to_pylist() == puzzles[30:]
    assert nf.generate(3).to_pylist() != nf.generate(3).to_pylist()
    assert len(nf.generate(0)) == 0


def test_conditions() -> None:
    hard = nf.generate(5, min="hard", max="hard", symmetry="rotate180", seed=7)
    for puzzle in hard.to_pylist():
        assert nf.rate(puzzle).level == "hard"
        assert [c == "." for c in puzzle] == [c == "." for c in reversed(puzzle)]
    thirty = nf.generate(3, clues=(30, 31), seed=1).to_pylist()
    assert all(30 <= 81 - puzzle.count(".") <= 31 for puzzle in thirty)
    for clues in ([30, 31], "30..31"):
        assert nf.generate(3, clues=clues, seed=1).to_pylist() == thirty
    least, most = (nf.generate(1, clues=clues, seed=1)[0].count(".") for clues in ("30..", "..25"))
    assert 81 - least >= 30 and 81 - most <= 25
    exact = nf.generate(1, clues=np.int64(28), seed=1).to_pylist()
    assert nf.generate(1, clues="28", seed=1).to_pylist() == exact and 81 - exact[0].count(".") == 28
    for wrong in ("x", "..", "1..2..3", [], [1, 2, 3], [30, 90]):
        with pytest.raises(ValueError, match="clues must be a number from 0 to 81, or the least and the most"):
            nf.generate(1, clues=wrong)
    assert nf.solve(nf.generate(1, solution=SOLVED, seed=5)).to_pylist() == [SOLVED]
    given = nf.generate(1, pattern=WORKED, seed=1)[0]
    assert [c == "." for c in given] == [c == "." for c in WORKED]
    none = nf.generate(2, clues=17, starts=1, seed=1, reasons=True)
    assert none[0]["puzzle"] is None and "no such puzzle in 1 start;" in none[0]["reason"]
    for impossible in ({"clues": 16}, {"min": "silly"}, {"min": {"er": 7.2}}, {"symmetry": "odd"}, {"pattern": "x"}, {"solution": WORKED}):
        with pytest.raises(ValueError):
            nf.generate(1, **impossible)
    with pytest.raises(ValueError, match="beyond"):
        nf.generate(2, first=2**64 - 1)


def test_grids_and_samples() -> None:
    grids = nf.grids(100, seed=4)
    assert all(is_solution(EMPTY, grid) for grid in grids.to_pylist())
    assert nf.grids(10, seed=4, first=90).to_pylist() == grids.to_pylist()[90:]
    rows = nf.sample(20, seed=4).to_pylist()
    assert nf.minimise([row["puzzle"] for row in rows]).to_pylist() == [row["puzzle"] for row in rows]
    assert all(20 < row["ln_weight"] < 60 for row in rows)


@given(st.lists(st.one_of(st.none(), st.text(max_size=100), st.text("123456789. ", min_size=78, max_size=84)), max_size=20))
@settings(deadline=None, max_examples=150)
def test_any_texts_have_answers(texts: list[str | None]) -> None:
    """A column and its rows agree, whatever the texts are, and nothing is raised for a column."""
    solved = nf.solve(texts, reasons=True, threads=2)
    counted = nf.count(texts, 2)
    canonical = nf.canonical(texts)
    assert len(solved) == len(counted) == len(canonical) == len(texts)
    for text, row, count, form in zip(texts, solved.to_pylist(), counted.to_pylist(), canonical.to_pylist(), strict=True):
        if text is None:
            assert row == {"solution": None, "reason": None} and count is None and form is None
            continue
        try:
            one = nf.solve(text)
        except nf.Malformed as error:
            assert row == {"solution": None, "reason": str(error)} and count is None and form is None
        except nf.NinefoldError:
            assert row["solution"] is None and row["reason"] and count != 1
        else:
            assert row == {"solution": one, "reason": None} and count == 1


@given(st.integers(0, 2**64 - 1), st.integers(0, 2**63))
@settings(deadline=None, max_examples=20)
def test_any_seed_makes_puzzles(seed: int, first: int) -> None:
    column = nf.generate(3, seed=seed, first=first)
    assert nf.check(column)[2]["verdict"] == "unique"
    assert nf.generate(1, seed=seed, first=first + 2)[0] == column[2]
