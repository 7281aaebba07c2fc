"""Notations, and the ladder of textbook solvers."""

from __future__ import annotations

import pathlib

import pytest
from conftest import SOLVED, WORKED

import ninefold as nf


@pytest.mark.parametrize("format", nf.formats())
def test_every_notation_is_written_and_read(format: str) -> None:
    text = nf.write([WORKED, nf.Puzzle(WORKED)], format)
    records = nf.read(text, format)
    assert records and len(records) <= 2, "some notations hold one puzzle"
    for record in [*records, *nf.read(text)]:
        # Notations of candidates write what the digits leave.
        assert record.puzzle is not None and nf.solve(record.puzzle) == SOLVED
        assert record.puzzle == WORKED or format in ("pencilmarks", "sukaku")


def test_records() -> None:
    text = f"{WORKED} # first\nnonsense\n{WORKED}\n"
    first, second, third = nf.read(text)
    assert (first.puzzle, first.line, first.error) == (WORKED, 1, None) and "first" in first.tail
    assert second.puzzle is None and isinstance(second.error, nf.Malformed) and second.error.line == 2
    assert third.line == 3
    assert nf.write([first, second, third]) == f"{WORKED} # first\n{WORKED}\n"
    assert nf.write([WORKED], solved=True).strip() == SOLVED
    assert nf.detect(text) == "line"
    assert nf.write(WORKED) == nf.write([WORKED.encode(), None]) == f"{WORKED}\n"


def test_files(tmp_path: pathlib.Path) -> None:
    path = tmp_path / "puzzles.csv"
    path.write_text(f"puzzle,title\n{WORKED},Hello\n")
    (record,) = nf.read(path)
    assert record.puzzle == WORKED and record.notes["title"] == "Hello"
    assert nf.read(path.read_bytes()) == [record]
    with pytest.raises(ValueError, match="a str is a text; to read the file, pass pathlib.Path"):
        nf.read(str(path))
    with pytest.raises(OSError):
        nf.read(tmp_path / "missing")
    with pytest.raises(ValueError, match="no format is called"):
        nf.read("", "papyrus")


def test_race() -> None:
    lanes = nf.race(WORKED, ["list-of-blanks", "engine"])
    assert [(lane.rung, lane.end, lane.solution) for lane in lanes] == [
        ("list-of-blanks", "solved", SOLVED),
        ("engine", "solved", SOLVED),
    ]
    assert lanes[0].counts["calls"] > 51 and (lanes[0].seconds or 0) > 0
    assert {lane.rung for lane in nf.race("1... ..3. .4.. ...2")} == set(nf.rungs())
    stopped = nf.race(WORKED, ["list-of-blanks"], max_calls=10)[0]
    assert stopped.solution is None and "limit" in stopped.end and stopped.seconds is None
    for wrong in (("11" + "." * 14, None), (WORKED, ["magic"]), ("12345", None)):
        with pytest.raises(ValueError):
            nf.race(*wrong)


def test_trace() -> None:
    trace = nf.trace("1... ..3. .4.. ...2")
    assert (trace.end, trace.solution) == ("solved", "1324423124133142")
    assert trace.counts["backtracks"] == 3 == sum(event.what == "back" for event in trace)
    board = list("1.....3..4.....2")
    for event in trace:
        if event.cell is not None:
            place = 4 * (int(event.cell[1]) - 1) + int(event.cell[3]) - 1
            if event.what == "place":
                board[place] = str(event.digit)
            elif event.what == "undo":
                board[place] = "."
    assert "".join(board) == trace.solution, "the events lead there"
    assert len(nf.trace(WORKED, max_events=50)) == 50
    with pytest.raises(ValueError, match="cannot be watched"):
        nf.trace(WORKED, "engine")
