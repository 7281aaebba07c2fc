"""The ladder of textbook solvers, from the one that fails to Ninefold's own engine."""

from __future__ import annotations

from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from typing import Literal

from ninefold import _native
from ninefold._arguments import OnePuzzle, names, whole


@dataclass(frozen=True, slots=True)
class Lane:
    """What a rung of the ladder of textbook solvers did."""

    rung: str
    end: str
    """`solved`, `no solution`, or why there is no answer."""
    solution: str | None
    counts: dict[str, int]
    """Calls, checks, looks, assignments, backtracks up to the solution, and the deepest level."""
    seconds: float | None
    """The shortest time of a run in which nothing is counted; None for a search that was stopped."""


@dataclass(frozen=True, slots=True)
class Event:
    """A step of a recorded search."""

    what: Literal["call", "try", "reject", "place", "undo", "back", "solution"]
    level: int
    """How many calls are open below the current one."""
    cell: str | None
    digit: int | None
    house: str | None
    """Where the rejected digit stands already."""
    text: str

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Trace:
    """A recorded search."""

    rung: str
    puzzle: str
    events: tuple[Event, ...]
    end: str
    """`solved`, `no solution`, or why there is no answer."""
    solution: str | None
    counts: dict[str, int]
    """As in `Lane`, for the recorded events."""

    def __len__(self) -> int:
        return len(self.events)

    def __iter__(self) -> Iterator[Event]:
        return iter(self.events)


def rungs() -> dict[str, str]:
    """Return the names of the rungs, each with a description."""
    return _native.rungs()


def race(
    board: OnePuzzle, rungs: str | Iterable[str] | None = None, *, max_calls: int = 100_000_000
) -> list[Lane]:
    """Run rungs on a board, one after the other, and count what they do.

    Args:
        board: 16, 36 or 81 cells; a 9 by 9 puzzle in any format.
        rungs: The names of rungs, one or several; all otherwise.
        max_calls: Where a search is stopped.

    Returns:
        A lane for each rung, in the given order.

    Raises:
        ValueError: The board cannot be read or has a digit twice in a house, or there is no such rung.
    """
    return _native.race(board, None if rungs is None else names("rungs", rungs), whole("max_calls", max_calls))


def trace(board: OnePuzzle, rung: str = "bitmask", *, max_events: int = 1_000_000) -> Trace:
    """Record a search step by step.

    Args:
        board: As in `race`.
        rung: The name of a rung.
        max_events: Where recording ends.

    Returns:
        The events and the result.

    Raises:
        ValueError: As in `race`, or the rung cannot be watched.
    """
    return _native.trace(board, rung, whole("max_events", max_events))
