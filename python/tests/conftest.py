"""What the tests share."""

from __future__ import annotations

import pathlib

import pytest

WORKED = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
SOLVED = "534678912672195348198342567859761423426853791713924856961537284287419635345286179"
SEVENTEEN = "..............3.85..1.2.......5.7.....4...1...9.......5......73..2.1........4...9"
EMPTY = "." * 81
TWICE = "55" + "." * 79
# No digit is left for the last cell of the first row, and nothing stands twice.
DEAD = "12345678." + "........9" + "." * 63


def is_solution(puzzle: str, solution: str) -> bool:
    """Whether a solution keeps the clues and the rules, checked without Ninefold."""
    if len(solution) != 81 or any(a not in (".", b) for a, b in zip(puzzle, solution, strict=True)):
        return False
    rows = [solution[9 * r : 9 * r + 9] for r in range(9)]
    columns = [solution[c::9] for c in range(9)]
    blocks = ["".join(rows[r + i][c : c + 3] for i in range(3)) for r in (0, 3, 6) for c in (0, 3, 6)]
    return all(sorted(house) == list("123456789") for house in rows + columns + blocks)


@pytest.fixture(scope="session")
def list17() -> list[str]:
    """A thousand different 17-clue puzzles: one with its digits relabelled and its rows moved."""
    puzzles = []
    for i in range(1000):
        shift = i % 9
        text = "".join(c if c == "." else str((int(c) - 1 + shift) % 9 + 1) for c in SEVENTEEN)
        rows = [text[9 * r : 9 * r + 9] for r in range(9)]
        band = i // 9 % 3
        rows = rows[3 * band :] + rows[: 3 * band]
        turn = i // 27 % 9
        rows = [row[3 * (turn % 3) :] + row[: 3 * (turn % 3)] for row in rows]
        puzzles.append("".join(rows))
    return puzzles


HERE = pathlib.Path(__file__).resolve().parent
