"""Puzzles as objects: paths, hints, drawings, transformations."""

from __future__ import annotations

import dataclasses
import itertools
import pickle
import xml.etree.ElementTree as ET

import pytest
from conftest import EMPTY, SEVENTEEN, SOLVED, TWICE, WORKED

import ninefold as nf

# Needs chains, so that its drawings have arrows.
HARD = "9.14....88..5......3...17...2...6..34..1...7..6....42......3.....59..1.....6..9.2"


def test_a_puzzle_is_proved() -> None:
    puzzle = nf.Puzzle(WORKED)
    assert (puzzle.clues, puzzle.solution, puzzle.clue_count) == (WORKED, SOLVED, 30)
    assert puzzle.candidates[0] == (5,) and puzzle.candidates[2] == (1, 2, 4)
    assert not puzzle.is_minimal and nf.Puzzle(SEVENTEEN).is_minimal
    assert puzzle.needless and all(cell.startswith("r") for cell in puzzle.needless)
    assert str(puzzle) == WORKED and repr(puzzle) == f"Puzzle('{WORKED}')"
    assert pickle.loads(pickle.dumps(puzzle)) == puzzle and len({puzzle, nf.Puzzle(WORKED)}) == 1
    for text, error in ((EMPTY, nf.NotUnique), (TWICE, nf.NoSolution), ("x", nf.Malformed)):
        with pytest.raises(error):
            nf.Puzzle(text)


def two_candidates(cell: int, digit: int) -> str:
    """The digit and the next one, which all could become together; but not with another one in the first cell."""
    other = (digit + (cell == 0)) % 9 + 1
    return "".join(str(d) if d in (digit, other) else "." for d in range(1, 10))


SUKAKU = "".join(two_candidates(cell, int(digit)) for cell, digit in enumerate(SOLVED))


@pytest.mark.parametrize(("clues", "count"), [(WORKED, 30), (SOLVED, 81), (SUKAKU, 0)])
def test_every_puzzle_is_true(clues: str, count: int) -> None:
    puzzle = nf.Puzzle(clues)
    assert puzzle and puzzle.clue_count == count and puzzle.solution == SOLVED


@pytest.mark.parametrize("scale", nf.scales())
def test_a_path_leads_to_the_solution(scale: str) -> None:
    """Every step's effects, carried out here, end in the solution, and none contradicts it."""
    puzzle = nf.Puzzle(HARD)
    path = puzzle.path(scale=scale)
    assert path.rating == puzzle.rating(scale) == nf.rate(HARD, scale)
    assert len(path) == path.rating.steps or scale == "proof"
    solution = {f"r{i // 9 + 1}c{i % 9 + 1}": int(c) for i, c in enumerate(puzzle.solution)}
    grid = {f"r{i // 9 + 1}c{i % 9 + 1}": c for i, c in enumerate(HARD)}
    for step in path:
        for placed in step.placements:
            assert solution[placed.cell] == placed.digit
            grid[placed.cell] = str(placed.digit)
        for gone in step.eliminations:
            assert solution[gone.cell] != gone.digit
    assert path.rating.solved and "".join(grid.values()) == path.solution == puzzle.solution


def test_steps_say_why() -> None:
    path = nf.Puzzle(HARD).path()
    step = next(step for step in path if step.chains)
    assert path[:2] == path.steps[:2] and path[-1:] == (path.steps[-1],)
    assert step.name in step.text and step.reason and step.value
    link = step.chains[0][0]
    assert link.source.digit in range(1, 10) and link.source.cells[0].startswith("r")
    part = path[0].pattern[0]
    assert part.house is not None or part.cells
    korean = nf.Puzzle(HARD).path(language="ko")
    assert korean[0].technique == path[0].technique and korean[0].reason != path[0].reason
    assert nf.techniques()[step.technique] == step.name and nf.techniques("ko")[step.technique] != step.name
    with pytest.raises(dataclasses.FrozenInstanceError):
        step.text = ""  # type: ignore[misc]
    with pytest.raises(ValueError, match="no language is called"):
        nf.Puzzle(HARD).path(language="xx")


def elements(svg: str) -> list[str]:
    """The names of the elements of a drawing, which must be well-formed XML."""
    return [element.tag.rpartition("}")[2] for element in ET.fromstring(svg).iter()]


def test_drawings() -> None:
    puzzle = nf.Puzzle(WORKED)
    assert elements(puzzle.svg()).count("text") == 30
    assert elements(puzzle.svg(solution=True)).count("text") == 81
    assert elements(puzzle.svg(numbers=True)).count("text") == 30 + 18
    marks = sum(len(digits) for digits in puzzle.candidates) - 30
    assert elements(puzzle.svg(candidates=True)).count("text") == 30 + marks
    assert puzzle._repr_html_() == puzzle.svg()
    path = nf.Puzzle(HARD).path()
    for step in path:
        drawn = elements(step.svg())
        assert drawn.count("circle") >= len(step.placements)
        assert drawn.count("path") >= 2 + len(step.eliminations)
        assert step.svg() in step._repr_html_()
    chained = next(step for step in path if step.chains)
    plain = next(step for step in path if not step.chains)
    assert elements(chained.svg()).count("path") > elements(plain.svg()).count("path")
    assert path._repr_html_().count("<details>") == len(path)
    again = pickle.loads(pickle.dumps(chained))
    assert again == chained and again.svg() == chained.svg()


def test_hints() -> None:
    puzzle = nf.Puzzle(HARD)
    hint = puzzle.hint()
    first = puzzle.path()[0]
    assert hint.kind == "step" and hint.step is not None and hint.step.text == first.text
    assert hint.text == first.reason
    shallow, deeper = puzzle.hint(depth=1), puzzle.hint(depth=2)
    assert len(shallow.text) < len(deeper.text) <= len(hint.text) and first.name in deeper.text
    wrong = "1" if puzzle.solution[1] != "1" else "2"
    mistake = puzzle.hint(HARD[0] + wrong + HARD[2:])
    assert (mistake.kind, mistake.cells) == ("mistake", ("r1c2",))
    solved = puzzle.hint(puzzle.solution)
    assert (solved.kind, solved.text) == ("solved", "already solved")
    assert puzzle.hint(puzzle.solution, language="ko").text == "이미 풀렸습니다"
    easy = puzzle.hint(max_level="easy", without=["hidden-single", "naked-single", "full-house"])
    assert easy.kind == "stuck" and easy.step is None and easy.text == "stuck: no technique finds a step"
    with pytest.raises(ValueError, match="depth"):
        puzzle.hint(depth=4)


def test_positions() -> None:
    """A path from a player's position is shorter; a position need not be all digits."""
    puzzle = nf.Puzzle(WORKED)
    half = puzzle.solution[:40] + WORKED[40:]
    assert 0 < len(puzzle.path(half)) < len(puzzle.path())
    assert puzzle.svg(half) != puzzle.svg()
    assert len(puzzle.find("hidden-single")) > 10 and puzzle.find("swordfish") == ()


def test_canonical_and_transformed() -> None:
    puzzle = nf.Puzzle(WORKED)
    canonical = puzzle.canonical()
    assert canonical.form == nf.canonical(WORKED) and canonical.automorphisms == 1
    assert str(puzzle.transformed(canonical.transform)) == canonical.form
    by = nf.Transform.random(5)
    assert nf.Transform.random() != nf.Transform.random()
    moved = puzzle.transformed(by)
    assert moved.canonical().form == canonical.form and moved.solution == by(puzzle.solution)
    assert moved.rating() == puzzle.rating()
    found = nf.isomorphism(WORKED, moved.clues)
    assert found == by, "there is only one, since the puzzle has no automorphism"
    assert nf.isomorphism(WORKED, SEVENTEEN) is None


def test_transforms() -> None:
    a, b = nf.Transform.random(1), nf.Transform("rotate90")
    assert a.then(b)(WORKED) == b(a(WORKED))
    assert a.then(a.inverse()) == nf.Transform("identity")
    assert str(b) == "transpose,columns=987654321" and nf.Transform(str(b)) == b
    assert pickle.loads(pickle.dumps(a)) == a
    for nonsense in ("", "sideways", "rows=123", "rows=423156789"):
        with pytest.raises(ValueError):
            nf.Transform(nonsense)


def test_minimal_puzzles() -> None:
    puzzle = nf.Puzzle(WORKED)
    small = puzzle.minimised(3)
    assert len({puzzle.minimised() for _ in range(8)}) > 1, "at random, as generate does"
    assert small.is_minimal and str(small) == nf.minimise(WORKED, 3) and small.solution == puzzle.solution
    some = list(itertools.islice(puzzle.minimal_puzzles(), 20))
    assert len(set(some)) == 20 and all(nf.Puzzle(found).is_minimal for found in some)
    assert list(puzzle.minimal_puzzles(5)) == some[:5]
    assert list(nf.Puzzle(SEVENTEEN).minimal_puzzles()) == [SEVENTEEN]
    near = list(nf.Puzzle(SEVENTEEN).vicinity(1, 1, 3))
    assert all(nf.count(found, 2) == 1 and nf.Puzzle(found).clue_count == 17 for found in near)
