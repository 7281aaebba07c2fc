"""Notations: reading and writing texts with puzzles."""

from __future__ import annotations

import os
from collections.abc import Iterable
from typing import TypeAlias

from ninefold import _native
from ninefold._puzzle import Puzzle
from ninefold._types import Record


def read(source: str | bytes | os.PathLike[str], format: str | None = None) -> list[Record]:
    """Read all puzzles of a text or a file.

    Args:
        source: A text, or the path of a file in UTF-8: a `pathlib.Path`, since a str is a text.
        format: The name of the format, one of `formats()`; recognised otherwise.

    Returns:
        A record for each puzzle. A malformed one has an `error` in place of a `puzzle`.

    Raises:
        OSError: The file cannot be read.
        ValueError: There is no such format, or a str is the path of a file.
    """
    name = source if isinstance(source, str) and "\n" not in source else ""
    if isinstance(source, os.PathLike):
        with open(source, "rb") as file:
            source = file.read()
    if isinstance(source, bytes):
        source = source.decode("utf-8", errors="replace")
    records = _native.read(source, format)
    if all(record.puzzle is None for record in records) and os.path.isfile(name):
        raise ValueError(f"a str is a text; to read the file, pass pathlib.Path({name!r})")
    return records


Written: TypeAlias = str | bytes | Puzzle | Record


def write(
    puzzles: Written | Iterable[Written | None], format: str = "line", *, solved: bool = False
) -> str:
    """Write puzzles in a format.

    Args:
        puzzles: One or several: texts in any format, puzzles, or records, whose notes are kept where the format has
            a place.
        format: The name of the format, one of `formats()`.
        solved: Whether to write solutions in place of the puzzles; of several solutions, one.

    Returns:
        The text. Malformed records, and None, are left out.

    Raises:
        Malformed: A text is not a puzzle.
        ValueError: There is no such format.
    """
    written: list[tuple[str, list[tuple[str, str]], str]] = []
    for puzzle in [puzzles] if isinstance(puzzles, Written) else puzzles:
        if puzzle is None:
            continue
        if isinstance(puzzle, bytes):
            written.append((puzzle.decode("utf-8", errors="replace"), [], ""))
        elif not isinstance(puzzle, Record):
            written.append((str(puzzle), [], ""))
        elif puzzle.puzzle is not None:
            written.append((puzzle.puzzle, list(puzzle.notes.items()), puzzle.tail))
    return _native.write(written, format, solved)


def formats() -> dict[str, str]:
    """Return the names of the formats, each with a description."""
    return _native.formats()


def detect(text: str) -> str:
    """Return the name of the format that `read` takes a text for.

    The beginning of the text decides. It is `line` where no other format fits, also for a text without a puzzle and
    for a variant.
    """
    return _native.detect(text)
