"""Solve, count, check, explain, rate and generate 9x9 Sudoku and variants: puzzles, and columns of them through Arrow.

A puzzle is a text in any format that Ninefold reads, such as 81 characters with `.` for a blank. A function that
gets a text answers for one puzzle and raises what is wrong with it. A function that gets a column (any iterable of
texts, an array of NumPy, whatever exports Arrow) returns a column of answers, null where there is none. Grids up to
256x256 are solved, checked and counted too.
"""

from ninefold._columns import check, count, rate, solutions, solve
from ninefold._errors import Malformed, NinefoldError, NoSolution, NotUnique, TimedOut
from ninefold._forms import canonical, minimise, transform
from ninefold._questions import answer
from ninefold._learn import Event, Lane, Trace, race, rungs, trace
from ninefold._making import generate, grids, sample
from ninefold._names import levels, scales, symmetries, techniques
from ninefold._native import Column, __version__
from ninefold._puzzle import Puzzle
from ninefold._text import detect, read, formats, write
from ninefold._transform import Transform, isomorphism
from ninefold._types import Candidate, Canonical, Check, Hint, Link, Node, Part, Path, Rating, Record, Step

__all__ = [
    "Candidate",
    "Canonical",
    "Check",
    "Column",
    "Event",
    "Hint",
    "Lane",
    "Link",
    "Malformed",
    "NinefoldError",
    "NoSolution",
    "Node",
    "NotUnique",
    "Part",
    "Path",
    "Puzzle",
    "Rating",
    "Record",
    "Step",
    "TimedOut",
    "Trace",
    "Transform",
    "__version__",
    "answer",
    "canonical",
    "check",
    "count",
    "detect",
    "generate",
    "grids",
    "isomorphism",
    "levels",
    "minimise",
    "race",
    "rate",
    "read",
    "rungs",
    "sample",
    "scales",
    "formats",
    "solutions",
    "solve",
    "symmetries",
    "techniques",
    "trace",
    "transform",
    "write",
]
