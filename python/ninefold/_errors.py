"""The exceptions, with the evidence for what they say."""

from __future__ import annotations

from typing import TYPE_CHECKING

if TYPE_CHECKING:
    from ninefold._types import Path


class NinefoldError(ValueError):
    """Something is wrong with a puzzle; the base class of the others."""

    def __str__(self) -> str:
        return str(self.args[0])


class Malformed(NinefoldError):
    """A text is not a puzzle.

    Lines and columns are counted from 1, columns in characters.
    """

    def __init__(self, message: str, line: int = 1, column: int = 1, expected: str = "", found: str = "") -> None:
        super().__init__(message, line, column, expected, found)
        self.line = line
        self.column = column
        self.expected = expected
        self.found = found


class NotUnique(NinefoldError):
    """The clues have more than one solution; `solutions` are two of them, the smaller first."""

    def __init__(self, message: str, solutions: tuple[str, str]) -> None:
        super().__init__(message, solutions)
        self.solutions = solutions


class NoSolution(NinefoldError):
    """The clues have no solution.

    Where that can be seen without a search, `conflict` says why, and `cells` are the cells concerned (`r1c1` and so
    on); otherwise `conflict` is None. For a variant `conflict` names the rules that contradict each other, if they are
    found, and `cells` is empty.
    """

    def __init__(self, message: str, conflict: str | None = None, cells: list[str] | None = None) -> None:
        super().__init__(message, conflict, cells)
        self.conflict = conflict
        self.cells = tuple(cells or ())


class TimedOut(TimeoutError):
    """The answer for a puzzle was not known when its `timeout` was over.

    `path` has the steps that were found until then, where a path was asked for; otherwise it is None.
    """

    def __init__(self, message: str, path: Path | None = None) -> None:
        super().__init__(message)
        self.path = path
