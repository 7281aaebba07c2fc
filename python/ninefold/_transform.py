"""Transformations of puzzles."""

from __future__ import annotations

from ninefold import _native
from ninefold._arguments import OnePuzzle, drawn


class Transform:
    """One of the 2 * 6^8 * 9! transformations that keep the rules: moves of cells and relabellings of digits."""

    __slots__ = ("_text",)
    _text: str

    def __init__(self, text: str) -> None:
        """Read a transformation.

        Args:
            text: A name (`rotate90`, `rotate180`, `rotate270`, `mirror`, `flip`, `transpose`, `antitranspose`), or
                parts: `transpose`, `rows=` with the new place of each row, `columns=`, `digits=` with what the digits
                1 to 9 become, separated by commas; or `identity`.

        Raises:
            ValueError: There is no such transformation.
        """
        self._text = _native.transform_text(text)

    @classmethod
    def random(cls, seed: int | None = None) -> Transform:
        """Draw one of all transformations, each equally likely. The same seed draws the same one everywhere."""
        return cls(_native.transform_random(drawn(seed)))

    def then(self, following: Transform) -> Transform:
        """Return this transformation followed by another one."""
        return Transform(_native.transform_then(self._text, following._text))

    def inverse(self) -> Transform:
        """Return the way back."""
        return Transform(_native.transform_inverse(self._text))

    def __call__(self, puzzle: OnePuzzle) -> str:
        """Transform one puzzle; `transform` does it for columns too."""
        return str(_native.transform(puzzle, self._text, False, None, None))

    def __str__(self) -> str:
        return self._text

    def __repr__(self) -> str:
        return f"Transform({self._text!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Transform) and self._text == other._text

    def __hash__(self) -> int:
        return hash(self._text)

    def __reduce__(self) -> tuple[type[Transform], tuple[str]]:
        return Transform, (self._text,)


def isomorphism(a: OnePuzzle, b: OnePuzzle) -> Transform | None:
    """Find a transformation from one puzzle or grid to another; None when there is none.

    Raises:
        Malformed: A text is not a puzzle.
    """
    found = _native.isomorphism(a, b)
    return None if found is None else Transform(found)
