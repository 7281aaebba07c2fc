"""The ladder of textbook solvers, from the one that fails to Ninefold's own engine."""

from __future__ import annotations

from collections.abc import Iterable

from ninefold import _native
from ninefold._types import Lane, Trace


def rungs() -> dict[str, str]:
    """Return the names of the rungs, each with a description."""
    return _native.rungs()


def race(board: str, rungs: Iterable[str] | None = None, *, max_calls: int = 100_000_000) -> list[Lane]:
    """Run rungs on a board, one after the other, and count what they do.

    Args:
        board: 16, 36 or 81 cells; a 9 by 9 puzzle in any notation.
        rungs: The names of rungs; all otherwise.
        max_calls: Where a search is stopped.

    Returns:
        A lane for each rung, in the given order.

    Raises:
        ValueError: The board cannot be read or has a digit twice in a house, or there is no such rung.
    """
    return _native.race(board, None if rungs is None else list(rungs), max_calls)


def trace(board: str, rung: str = "bitmask", *, max_events: int = 1_000_000) -> Trace:
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
    return _native.trace(board, rung, max_events)
