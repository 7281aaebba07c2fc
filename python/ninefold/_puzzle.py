"""A puzzle as an object."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from ninefold import _native
from ninefold._arguments import OnePuzzle, drawn, limited, reasoned, text, whole
from ninefold._transform import Transform
from ninefold._types import Canonical, Hint, Path, Rating, Step


class Puzzle:
    """Clues of a classic puzzle that were proved to have exactly one solution.

    Puzzles are equal when their clues are. They can be pickled and used as keys. Variants have no such object: use
    `solve`, `check`, `count` and `solutions`.
    """

    __slots__ = ("_proved",)
    _proved: _native.Proved

    def __init__(self, text: OnePuzzle) -> None:
        """Prove that a puzzle has exactly one solution.

        Args:
            text: The puzzle in any format.

        Raises:
            Malformed: The text is not a puzzle, or a variant.
            NotUnique: It has several solutions.
            NoSolution: It has none.
        """
        self._proved = _native.Proved(text)

    @classmethod
    def _of(cls, proved: _native.Proved) -> Puzzle:
        puzzle = cls.__new__(cls)
        puzzle._proved = proved
        return puzzle

    @property
    def clues(self) -> str:
        """The clues: 81 characters with `.` for a blank, or 729 of candidates."""
        return self._proved.clues()

    @property
    def solution(self) -> str:
        """The solution in 81 digits."""
        return self._proved.solution()

    @property
    def candidates(self) -> tuple[tuple[int, ...], ...]:
        """The digits that the clues leave to each of the 81 cells, row by row."""
        return self._proved.candidates()

    @property
    def clue_count(self) -> int:
        """How many cells are given; among clues that are candidates, those with only one."""
        return self._proved.clue_count()

    def __str__(self) -> str:
        return self.clues

    def __repr__(self) -> str:
        return f"Puzzle({self.clues!r})"

    def __eq__(self, other: object) -> bool:
        return isinstance(other, Puzzle) and self.clues == other.clues

    def __hash__(self) -> int:
        return hash(self.clues)

    def __reduce__(self) -> tuple[type[Puzzle], tuple[str]]:
        return Puzzle, (self.clues,)

    def rating(
        self,
        scale: str = "ninefold",
        *,
        without: str | Sequence[str] = (),
        max_level: str | None = None,
        timeout: float | None = None,
    ) -> Rating:
        """Rate how hard the puzzle is for a person; see `rate`."""
        return self._proved.rating(reasoned(scale, without, max_level, timeout))

    def path(
        self,
        position: OnePuzzle | None = None,
        *,
        scale: str = "ninefold",
        without: str | Sequence[str] = (),
        max_level: str | None = None,
        timeout: float | None = None,
        language: str = "en",
    ) -> Path:
        """Follow a person's path to the solution.

        Args:
            position: The position to start from: the digits so far in 81 characters, or the candidates in any format
                that has them. Without it the path starts at the clues.
            scale: The scale that decides which step comes next, one of `scales()`.
            without: Techniques not to use, by code or name; one or several.
            max_level: Use no technique above this level.
            timeout: Give up after this many seconds.
            language: The language of names and reasons, `en` or `ko`.

        Returns:
            The steps with their drawings, and the rating.

        Raises:
            Malformed: The position cannot be read.
            TimedOut: The time was up; its `path` has the steps so far.
            ValueError: There is no such scale, technique, level or language.
        """
        reasoning = reasoned(scale, without, max_level, timeout)
        return self._proved.path(position, reasoning, text("language", language))

    def hint(
        self,
        position: OnePuzzle | None = None,
        *,
        depth: int = 3,
        scale: str = "ninefold",
        without: str | Sequence[str] = (),
        max_level: str | None = None,
        timeout: float | None = None,
        language: str = "en",
    ) -> Hint:
        """Give a hint: a mistake in the position, or the next step of the path.

        Args:
            position: The player's position, as in `path`.
            depth: 1 for where to look, 2 for the technique too, 3 for the whole step.
            scale: The scale that decides which step comes next.
            without: Techniques not to use, by code or name; one or several.
            max_level: Use no technique above this level.
            timeout: Give up after this many seconds.
            language: The language of the text, `en` or `ko`.

        Returns:
            The hint.

        Raises:
            Malformed: The position cannot be read.
            TimedOut: The time was up.
            ValueError: There is no such scale, technique, level or language.
        """
        reasoning = reasoned(scale, without, max_level, timeout)
        return self._proved.hint(position, reasoning, depth, text("language", language))

    def find(self, technique: str, position: OnePuzzle | None = None, *, language: str = "en") -> tuple[Step, ...]:
        """Find every step of a technique, one of `techniques()`, in a position."""
        return self._proved.find(position, text("technique", technique), text("language", language))

    def canonical(self) -> Canonical:
        """Find the canonical form, a transformation that leads to it, and the number of automorphisms."""
        return self._proved.canonical()

    def transformed(self, by: Transform | str) -> Puzzle:
        """Move the cells and relabel the digits."""
        return Puzzle._of(self._proved.transformed(str(by)))

    @property
    def needless(self) -> tuple[str, ...]:
        """The clues that can be removed one at a time without another solution."""
        return self._proved.needless()

    @property
    def is_minimal(self) -> bool:
        """Whether every removal of a clue would lead to another solution."""
        return not self.needless

    def minimised(self, seed: int | None = None) -> Puzzle:
        """Remove clues at random as long as the solution stays unique; the same ones for the same seed."""
        return Puzzle._of(self._proved.minimised(drawn(seed)))

    def minimal_puzzles(self, limit: int | None = None) -> Iterator[str]:
        """List the minimal puzzles whose clues are all among this one's; their number can be enormous."""
        return self._proved.minimal_puzzles(limited(limit))

    def vicinity(self, remove: int, add: int, limit: int | None = None) -> Iterator[str]:
        """List the puzzles that removing some clues and adding others leads to."""
        return self._proved.vicinity(whole("remove", remove), whole("add", add), limited(limit))

    def svg(
        self,
        position: OnePuzzle | None = None,
        *,
        candidates: bool = False,
        numbers: bool = False,
        solution: bool = False,
    ) -> str:
        """Draw the puzzle, or a position in it, as an SVG element.

        Args:
            position: The position, as in `path`.
            candidates: Whether to show the candidates of the open cells.
            numbers: Whether to number rows and columns.
            solution: Whether to show the solution in the open cells.
        """
        return self._proved.drawing(position, solution).svg(candidates, numbers)

    def _repr_html_(self) -> str:
        return self.svg()
