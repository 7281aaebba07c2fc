"""One puzzle at a time."""

from __future__ import annotations

import importlib.metadata
import pickle
from typing import Any

import pytest
from conftest import DEAD, EMPTY, SEVENTEEN, SOLVED, TWICE, WORKED, is_solution

import ninefold as nf


def test_the_version_is_the_package_s() -> None:
    assert nf.__version__ == importlib.metadata.version("ninefold")


def test_solve() -> None:
    assert nf.solve(WORKED) == SOLVED
    assert is_solution(SEVENTEEN, nf.solve(SEVENTEEN))
    rows = "\n".join(WORKED[9 * r : 9 * r + 9] for r in range(9))
    assert nf.solve(rows) == SOLVED, "any notation"


def test_several_solutions_are_evidence() -> None:
    with pytest.raises(nf.NotUnique) as caught:
        nf.solve(EMPTY)
    a, b = caught.value.solutions
    assert a < b and is_solution(EMPTY, a) and is_solution(EMPTY, b)
    assert str(caught.value).startswith("several solutions")


def test_contradictions_are_evidence() -> None:
    with pytest.raises(nf.NoSolution) as caught:
        nf.solve(TWICE)
    assert str(caught.value) == f"contradictory: {caught.value.conflict}"
    assert caught.value.cells == ("r1c1", "r1c2")
    with pytest.raises(nf.NoSolution) as caught:
        nf.solve(DEAD)
    assert "r1c9" in str(caught.value)


def test_malformed_texts_name_the_place() -> None:
    with pytest.raises(nf.Malformed) as caught:
        nf.solve(WORKED[:40] + "!" + WORKED[41:])
    error = caught.value
    assert (error.line, error.column) == (1, 41)
    assert "digit" in error.expected and "!" in error.found
    assert isinstance(error, ValueError)
    with pytest.raises(nf.Malformed):
        nf.solve("")
    with pytest.raises(nf.Malformed):
        nf.solve("\x00가나다")


def test_exceptions_can_be_sent_to_another_process() -> None:
    for text in (EMPTY, TWICE, "nonsense"):
        with pytest.raises(nf.NinefoldError) as caught:
            nf.solve(text)
        again = pickle.loads(pickle.dumps(caught.value))
        assert type(again) is type(caught.value) and str(again) == str(caught.value)
        assert vars(again) == vars(caught.value)


def test_check() -> None:
    assert nf.check(WORKED) == nf.Check("unique", SOLVED, None, None)
    several = nf.check(EMPTY)
    assert several.verdict == "several" and several.reason is None
    assert several.solution is not None and several.second is not None and several.solution < several.second
    none = nf.check(TWICE)
    assert (none.verdict, none.solution) == ("none", None)
    assert none.reason is not None and none.reason.startswith("contradictory")
    with pytest.raises(AttributeError):
        none.verdict = "unique"  # type: ignore[misc]


def test_count() -> None:
    assert nf.count(WORKED) == 1
    assert nf.count(EMPTY, 10) == 10
    assert nf.count(EMPTY, limit=5000) == 5000
    assert nf.count(TWICE) == 0
    assert nf.count(SOLVED) == 1
    # The two digits can at least be exchanged everywhere.
    assert nf.count("".join("." if c in "12" else c for c in SOLVED)) % 2 == 0


def test_a_puzzle_is_one_puzzle() -> None:
    puzzle = nf.Puzzle(WORKED)
    assert nf.solve(puzzle) == SOLVED and nf.count(puzzle) == 1 and nf.rate(puzzle) == nf.rate(WORKED)
    assert nf.Puzzle(puzzle) == puzzle and nf.canonical(puzzle) == nf.canonical(WORKED)
    assert nf.isomorphism(puzzle, WORKED) == nf.Transform("identity")
    assert puzzle.hint(nf.Puzzle(SOLVED)).kind == "solved"
    assert nf.race(puzzle, "engine")[0].solution == SOLVED


def test_arguments_for_columns_are_refused() -> None:
    more: dict[str, Any]
    for more in ({"reasons": True}, {"threads": 2}, {"progress": print}):
        with pytest.raises(TypeError, match="are for columns"):
            nf.solve(WORKED, **more)


def test_wrong_arguments_are_named() -> None:
    wrong: Any
    for name, wrong in (("scale", None), ("timeout", "1"), ("without", [1]), ("max_level", 3)):
        with pytest.raises(TypeError, match=f"^{name} must be"):
            nf.rate(WORKED, **{name: wrong})
    assert nf.rate(WORKED, without="naked-single") == nf.rate(WORKED, without=["naked-single"])


def test_what_is_no_puzzle_is_a_type_error() -> None:
    for nothing in (None, 5, object()):
        with pytest.raises(TypeError):
            nf.solve(nothing)  # type: ignore[call-overload]
