"""Other solvers for Python, most of them packages from PyPI: each as a function from 81 characters to 81 digits."""

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


def rustoku() -> Solve:
    """A wheel built from Rust that takes texts."""
    package = importlib.import_module("rustoku")
    return lambda puzzle: str(package.solve(puzzle))


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


def norvig() -> Solve:
    """Constraint propagation and search in plain Python, after Peter Norvig's "Solving Every Sudoku Puzzle" (2006).

    His program is on no package index, so this one follows what the essay describes.
    """
    lines = [[range(9 * i, 9 * i + 9), range(i, 81, 9)] for i in range(9)]
    blocks = [[9 * r + c for r in range(i, i + 3) for c in range(j, j + 3)] for i in (0, 3, 6) for j in (0, 3, 6)]
    houses = [[*house] for pair in lines for house in pair] + blocks
    houses_of = [[house for house in houses if cell in house] for cell in range(81)]
    peers_of = [{other for house in houses_of[cell] for other in house} - {cell} for cell in range(81)]

    def remove(left: list[int], cell: int, gone: int) -> bool:
        """Removes candidates (bits) from a cell and follows the consequences; false at a contradiction."""
        todo = [(cell, gone)]
        while todo:
            cell, gone = todo.pop()
            gone &= left[cell]
            left[cell] ^= gone
            if not left[cell]:
                return False
            if gone and left[cell] & (left[cell] - 1) == 0:
                todo.extend((peer, left[cell]) for peer in peers_of[cell])
            while gone:
                digit = gone & -gone
                gone ^= digit
                for house in houses_of[cell]:
                    places = [place for place in house if left[place] & digit]
                    if not places:
                        return False
                    if len(places) == 1:
                        todo.append((places[0], left[places[0]] ^ digit))
        return True

    def search(left: list[int]) -> list[int] | None:
        open_cells = [cell for cell in range(81) if left[cell] & (left[cell] - 1)]
        if not open_cells:
            return left
        cell = min(open_cells, key=lambda cell: left[cell].bit_count())
        for digit in range(9):
            if left[cell] >> digit & 1:
                tried = left.copy()
                if remove(tried, cell, left[cell] ^ 1 << digit) and (found := search(tried)):
                    return found
        return None

    def solve(puzzle: str) -> str:
        left = [0x1FF] * 81
        clues = [(cell, 1 << int(c) - 1) for cell, c in enumerate(puzzle) if c not in ".0"]
        found = search(left) if all(remove(left, cell, left[cell] & ~digit) for cell, digit in clues) else None
        return "".join(str(digits.bit_length()) for digits in found or [])

    return solve


PEERS: dict[str, Callable[[], Solve]] = {
    "rustoku": rustoku,
    "lib_sudoku": lib_sudoku,
    "sudoku_rust": sudoku_rust,
    "fast_sudoku_solver": fast_sudoku_solver,
    "dlxsudoku": dlxsudoku,
    "py-sudoku": py_sudoku,
    "Norvig's method": norvig,
}
"""The packages by their names on PyPI, and what is here."""
