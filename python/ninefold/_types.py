"""The records that functions return."""

from __future__ import annotations

from collections.abc import Iterator
from dataclasses import dataclass, field
from html import escape
from typing import Literal, overload

from ninefold._errors import Malformed
from ninefold._native import Drawing


@dataclass(frozen=True, slots=True)
class Check:
    """Whether clues have one solution, several or none."""

    verdict: Literal["unique", "several", "none"]
    solution: str | None
    """The solution; of several one of them, always the same."""
    second: str | None
    """Another solution, if there are several."""
    reason: str | None
    """Why there is none."""


@dataclass(frozen=True, slots=True)
class Rating:
    """How hard a puzzle is on a scale."""

    scale: str
    """The name of the scale."""
    end: Literal["solved", "stuck", "broken", "stopped"]
    """How the path ended; `stopped` only in the path of a `TimedOut`."""
    figures: dict[str, str | int | float]
    """The scale's figures by name, such as `level` and `score`, or `er`, `ep` and `ed`."""
    hardest: str | None
    """The code of the hardest technique; None without a step, and on the scale `proof`."""
    steps: int | None
    """How many steps the path has; None on the scale `proof`, which counts none."""
    techniques: dict[str, int]
    """The number of steps by the technique's code; empty on the scale `proof`."""
    text: str
    """The figures in words."""

    @property
    def solved(self) -> bool:
        """Whether the path solves the puzzle."""
        return self.end == "solved"

    @property
    def level(self) -> str | None:
        """`easy`, `medium`, `hard`, `unfair`, `extreme` or `unsolved`; None on a scale without levels."""
        level = self.figures.get("level")
        return level if isinstance(level, str) else None

    @property
    def score(self) -> int | None:
        """The score in points; None on a scale without scores."""
        score = self.figures.get("score")
        return score if isinstance(score, int) else None

    def __str__(self) -> str:
        return self.text


@dataclass(frozen=True, slots=True)
class Candidate:
    """A digit in a cell."""

    cell: str
    """Row and column, counted from 1: `r1c1`."""
    digit: int


@dataclass(frozen=True, slots=True)
class Node:
    """A statement of a chain: the digit is in one of the cells (`on`), or in none of them."""

    digit: int
    cells: tuple[str, ...]
    on: bool


@dataclass(frozen=True, slots=True)
class Link:
    """An inference of a chain: if `source` holds, then `target` holds."""

    source: Node
    target: Node
    strong: bool
    """Whether it says that one of the two is true, rather than not both."""
    via: str | None
    """The cell, house or set of cells that makes the link, or the number of a nested step."""


@dataclass(frozen=True, slots=True)
class Part:
    """A part of the evidence of a step: a house, or digits in cells."""

    role: str
    """What the part is for: `body`, `base`, `cover`, `fin` and so on."""
    house: str | None
    """`row 1`, `column 1`, `block 1` and so on."""
    cells: tuple[str, ...]
    digits: tuple[int, ...]


@dataclass(frozen=True, slots=True)
class Step:
    """One application of a technique, with its evidence and its drawing."""

    technique: str
    """The technique's code."""
    name: str
    """Its name in the language that was asked for."""
    text: str
    """The step in the community's short notation."""
    reason: str
    """The step and its reason in sentences."""
    value: str | int | float | None
    """What the step counts on the path's scale; None outside a path."""
    placements: tuple[Candidate, ...]
    eliminations: tuple[Candidate, ...]
    pattern: tuple[Part, ...]
    chains: tuple[tuple[Link, ...], ...]
    drawing: Drawing = field(repr=False, compare=False)

    def svg(self, *, candidates: bool = True, numbers: bool = True) -> str:
        """Draw the position before the step, and the step in it.

        Args:
            candidates: Whether to show the candidates of the open cells.
            numbers: Whether to number rows and columns.

        Returns:
            An SVG element.
        """
        return self.drawing.svg(candidates, numbers)

    def __str__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        return f"<figure>{self.svg()}<figcaption>{escape(self.reason)}</figcaption></figure>"


@dataclass(frozen=True, slots=True)
class Path:
    """The steps that solve a puzzle from its clues, or from a player's position."""

    puzzle: str
    solution: str
    steps: tuple[Step, ...]
    rating: Rating
    drawing: Drawing = field(repr=False, compare=False)

    def __len__(self) -> int:
        return len(self.steps)

    def __iter__(self) -> Iterator[Step]:
        return iter(self.steps)

    @overload
    def __getitem__(self, place: int) -> Step: ...
    @overload
    def __getitem__(self, place: slice) -> tuple[Step, ...]: ...
    def __getitem__(self, place: int | slice) -> Step | tuple[Step, ...]:
        return self.steps[place]

    def __str__(self) -> str:
        return "\n".join(step.text for step in self.steps)

    def svg(self, *, candidates: bool = False, numbers: bool = False) -> str:
        """Draw the position at the start; see `Step.svg`."""
        return self.drawing.svg(candidates, numbers)

    def _repr_html_(self) -> str:
        steps = "".join(
            f"<details><summary>{number}. {escape(step.text)}</summary>{step._repr_html_()}</details>"
            for number, step in enumerate(self.steps, 1)
        )
        return f"<div>{self.svg()}<p>{escape(self.rating.text)}</p>{steps}</div>"


@dataclass(frozen=True, slots=True)
class Hint:
    """A hint for a player."""

    kind: Literal["step", "mistake", "solved", "stuck"]
    text: str
    """The hint in words, with as much detail as was asked for."""
    step: Step | None
    """The whole step, however little of it the text tells."""
    cells: tuple[str, ...]
    """The cells where something changes, or where the mistake is."""

    def __str__(self) -> str:
        return self.text

    def _repr_html_(self) -> str:
        return escape(self.text) if self.step is None else self.step._repr_html_()


@dataclass(frozen=True, slots=True)
class Canonical:
    """The canonical form of a puzzle."""

    form: str
    """The smallest among the isomorphs, read row by row."""
    transform: str
    """A transformation from the puzzle to its form, which `Transform` takes."""
    automorphisms: int
    """How many transformations leave the puzzle unchanged; 1 when only the identity does."""


@dataclass(frozen=True, slots=True)
class Record:
    """A puzzle that was read, or the reason why its text is not one, with the notes beside it."""

    puzzle: str | None
    """81 characters, 729 for clues that are candidates; None for a malformed one."""
    error: Malformed | None = None
    line: int = 0
    """The first of its lines in the text, counted from 1."""
    notes: dict[str, str] = field(default_factory=dict)
    """Named texts: a title, the columns of a CSV row, the keys of an object."""
    tail: str = ""
    """The rest of the line after the cells."""
