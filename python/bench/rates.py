"""Puzzles a second: Ninefold by each way in, beside whichever other packages are installed.

Usage: python bench/rates.py FILE [ROWS]

FILE has one puzzle per line in 81 characters; it is repeated until there are ROWS of them (a million otherwise).
Ninefold runs on one thread. Rates are by CPU time of the process, which load on the machine disturbs less than the
clock, and the best of several turns. Other packages get the first puzzles for a few seconds each; those that fail on one
are left out. For the engine's own rate: cargo run --release -p ninefold-bench -- rates FILE
"""

from __future__ import annotations

import importlib
import itertools
import pathlib
import sys
import time
from collections.abc import Callable, Iterable

import ninefold as nf

TURNS = 7
SECONDS = 3.0


def best(work: Callable[[], object]) -> float:
    """The least CPU time of several turns."""
    times = []
    for _ in range(TURNS):
        begun = time.process_time()
        work()
        times.append(time.process_time() - begun)
    return min(times)


def ways(puzzles: list[str]) -> Iterable[tuple[str, Callable[[], object]]]:
    """The ways into `solve` that this environment has."""
    try:
        import pyarrow as pa

        array = pa.array(puzzles)
        yield "Arrow to Arrow", lambda: pa.array(nf.solve(array, threads=1))
        yield "Arrow, count", lambda: nf.count(array, 2, threads=1)
    except ImportError:
        pass
    try:
        import numpy as np

        text = "".join(puzzles).replace(".", "0").encode()
        digits = np.frombuffer(text, np.uint8).reshape(-1, 81) - 48
        yield "NumPy to Arrow", lambda: nf.solve(digits, threads=1)
        yield "NumPy to NumPy", lambda: nf.solve(digits, threads=1).to_numpy()
    except ImportError:
        pass
    yield "list of str", lambda: nf.solve(puzzles, threads=1)


def py_sudoku() -> Callable[[str], object]:
    """The package py-sudoku."""
    sudoku = importlib.import_module("sudoku")

    def solve(puzzle: str) -> object:
        board = [[int(c) if c != "." else 0 for c in puzzle[9 * r : 9 * r + 9]] for r in range(9)]
        return sudoku.Sudoku(3, 3, board=board).solve()

    return solve


def dlxsudoku() -> Callable[[str], object]:
    """The package dlxsudoku."""
    package = importlib.import_module("dlxsudoku")

    def solve(puzzle: str) -> object:
        board = package.Sudoku(puzzle.replace(".", "0"))
        board.solve()
        return board

    return solve


OTHERS: dict[str, Callable[[], Callable[[str], object]]] = {"py-sudoku": py_sudoku, "dlxsudoku": dlxsudoku}


def other(make: Callable[[], Callable[[str], object]], puzzles: list[str]) -> tuple[float, int] | str:
    """The time of a package and how many puzzles it solved in it, or why there is none."""
    try:
        solve = make()
    except ImportError:
        return "not installed"
    begun, done = time.process_time(), 0
    for puzzle in puzzles:
        try:
            solve(puzzle)
        except Exception as error:  # whatever another package raises
            return f"failed: {type(error).__name__}"
        done += 1
        if time.process_time() - begun > SECONDS:
            break
    return time.process_time() - begun, done


def row(name: str, rate: float) -> None:
    """A row of the table."""
    print(f"| {name} | {rate:,.0f} | {1e6 / rate:,.2f} |")


def main() -> None:
    """Prints the table."""
    lines = pathlib.Path(sys.argv[1]).read_text().split()
    rows = int(sys.argv[2]) if len(sys.argv) > 2 else 1_000_000
    puzzles = list(itertools.islice(itertools.cycle(lines), rows))
    print("| way | puzzles a second | µs each |\n|---|---:|---:|")
    for name, work in ways(puzzles):
        row(name, rows / best(work))
    some = puzzles[:20_000]

    def one_by_one() -> None:
        for puzzle in some:
            nf.solve(puzzle)

    row("one by one, `solve(str)`", len(some) / best(one_by_one))
    for name, make in OTHERS.items():
        result = other(make, puzzles)
        if isinstance(result, str):
            print(f"| {name} | {result} | |")
        else:
            row(name, result[1] / result[0])


if __name__ == "__main__":
    main()
