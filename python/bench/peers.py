"""Other packages from PyPI that solve one puzzle: each as a function from 81 characters to 81 digits."""

from __future__ import annotations

import importlib
from collections.abc import Callable

Solve = Callable[[str], str]


def lib_sudoku() -> Solve:
    """A wheel built from Rust."""
    package = importlib.import_module("lib_sudoku")

    def solve(puzzle: str) -> str:
        return "".join(map(str, package.solve(bytearray(0 if c == "." else int(c) for c in puzzle))))

    return solve


def sudoku_rust() -> Solve:
    """A wheel built from Rust that takes arrays."""
    package, numpy = importlib.import_module("sudoku_rust"), importlib.import_module("numpy")

    def solve(puzzle: str) -> str:
        digits = numpy.frombuffer(puzzle.replace(".", "0").encode(), numpy.uint8) - 48
        return "".join(map(str, package.solve(digits.astype(numpy.uint16).reshape(9, 9)).ravel()))

    return solve


def fast_sudoku_solver() -> Solve:
    """Constraint propagation and search, as Norvig described them, on NumPy."""
    package = importlib.import_module("fast_sudoku_solver.sudoku_solver")
    return lambda puzzle: str(package.SudokuSolver.solve(unsolved_sudoku=puzzle))


def dlxsudoku() -> Solve:
    """Dancing links in Python."""
    package = importlib.import_module("dlxsudoku")

    def solve(puzzle: str) -> str:
        board = package.Sudoku(puzzle.replace(".", "0"))
        board.solve()
        return str(board.to_oneliner())

    return solve


def py_sudoku() -> Solve:
    """Backtracking in Python."""
    package = importlib.import_module("sudoku")

    def solve(puzzle: str) -> str:
        board = [[int(c) if c != "." else 0 for c in puzzle[9 * r : 9 * r + 9]] for r in range(9)]
        return "".join(str(digit) for row in package.Sudoku(3, 3, board=board).solve().board for digit in row)

    return solve


PEERS: dict[str, Callable[[], Solve]] = {
    "lib_sudoku": lib_sudoku,
    "sudoku_rust": sudoku_rust,
    "fast_sudoku_solver": fast_sudoku_solver,
    "dlxsudoku": dlxsudoku,
    "py-sudoku": py_sudoku,
}
"""The packages by their names on PyPI."""
