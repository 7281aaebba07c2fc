# What the compiled part has. The documented functions are in the modules beside this file.
from collections.abc import Iterator
from typing import Any, final, overload

from ninefold._arguments import OnePuzzle, Reasoning
from ninefold._learn import Lane, Trace
from ninefold._types import Canonical, Hint, Path, Rating, Record, Step

__all__ = [
    "Column",
    "Drawing",
    "Proved",
    "Texts",
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
    "transform_inverse",
    "transform_random",
    "transform_text",
    "transform_then",
    "write",
]

__version__: str

@final
class Column:
    """A column of answers.

    It has a length, rows and slices as a list has. Whatever reads Arrow takes it as it is: `pyarrow.array(column)`,
    `polars.Series(column)`, `column.to_pandas()`. A column of structs, as `check` and `rate` return, is
    a table too: `pyarrow.table(column)`, `polars.DataFrame(column)`, `pandas.DataFrame(column)`.
    """

    @property
    def name(self) -> str:
        """What the answers are."""
    @property
    def null_count(self) -> int:
        """How many rows are null."""
    def __len__(self) -> int: ...
    def __iter__(self) -> Iterator[Any]: ...
    def __copy__(self) -> Column: ...
    def __deepcopy__(self, _memo: object, /) -> Column: ...
    @overload
    def __getitem__(self, place: int, /) -> Any:
        """The answer of one row: None, a str, a number, a dict or a list of them."""
    @overload
    def __getitem__(self, place: slice, /) -> Column:
        """A column of some of the rows; without steps, in the memory where they are."""
    def to_pylist(self) -> list[Any]:
        """All answers as Python objects."""
    def to_numpy(self) -> Any:
        """Answers as an array of NumPy.

        Returns:
            Grids as `uint8[n, 81]`, 0 for a blank, all 0 where there is no answer. Numbers as `uint64[n]`; as
            `float64[n]` with NaN where there is no answer, if there is such a row.

        Raises:
            TypeError: The answers are neither.
        """
    def to_arrow(self) -> Any:
        """Answers as a `pyarrow.Table` if they are structs, a `pyarrow.ChunkedArray` otherwise."""
    def to_pandas(self, index: Any = None) -> Any:
        """Answers as a `pandas.DataFrame` if they are structs, a `pandas.Series` otherwise; needs PyArrow too.

        Its index counts from 0. Where a table has another index, pandas would put the answers on other rows: give it
        that index, as in `table["solution"] = nf.solve(table["puzzle"]).to_pandas(table.index)`.
        """
    def to_polars(self) -> Any:
        """Answers as a `polars.DataFrame` if they are structs, a `polars.Series` otherwise."""
    def __arrow_c_schema__(self) -> object: ...
    def __arrow_c_array__(self, requested_schema: object | None = None) -> tuple[object, object]: ...
    def __arrow_c_stream__(self, requested_schema: object | None = None) -> object: ...

def solve(
    puzzles: object, reasons: bool, timeout: float | None, threads: int | None, progress: object, /
) -> Any: ...
def check(puzzles: object, timeout: float | None, threads: int | None, progress: object, /) -> Any: ...
def count(
    puzzles: object,
    limit: int | None,
    reasons: bool,
    timeout: float | None,
    threads: int | None,
    progress: object,
    /,
) -> Any: ...
def rate(puzzles: object, reasoning: Reasoning, threads: int | None, progress: object, /) -> Any: ...
def canonical(puzzles: object, reasons: bool, threads: int | None, progress: object, /) -> Any: ...
def minimise(
    puzzles: object, seed: int, reasons: bool, threads: int | None, progress: object, /
) -> Any: ...
def transform(
    puzzles: object, by: str, reasons: bool, threads: int | None, progress: object, /
) -> Any: ...
def solutions(
    puzzles: object, limit: int | None, reasons: bool, threads: int | None, progress: object, /
) -> Any: ...
def generate(
    count: int,
    seed: int,
    first: int,
    conditions: dict[str, object],
    reasons: bool,
    threads: int | None,
    progress: object,
    /,
) -> Column: ...
def grids(count: int, seed: int, first: int, threads: int | None, progress: object, /) -> Column: ...
def sample(count: int, seed: int, first: int, threads: int | None, progress: object, /) -> Column: ...
def scales() -> dict[str, list[str]]: ...
def levels() -> list[str]: ...
def symmetries() -> list[str]: ...
@final
class Texts:
    """Texts found by a search that runs ahead of its reader."""

    def __iter__(self) -> Texts: ...
    def __next__(self) -> str: ...
@final
class Drawing:
    """A drawing that is made when it is shown."""

    def __new__(cls, svg: str) -> Drawing: ...
    def svg(self, candidates: bool, numbers: bool, /) -> str: ...

@final
class Proved:
    """A puzzle that was proved to have exactly one solution; see `ninefold.Puzzle`."""

    def __new__(cls, text: OnePuzzle) -> Proved: ...
    def clues(self) -> str: ...
    def clue_count(self) -> int: ...
    def solution(self) -> str: ...
    def candidates(self) -> tuple[tuple[int, ...], ...]: ...
    def rating(self, reasoning: Reasoning, /) -> Rating: ...
    def path(self, position: OnePuzzle | None, reasoning: Reasoning, lang: str, /) -> Path: ...
    def hint(
        self, position: OnePuzzle | None, reasoning: Reasoning, how_deep: int, lang: str, /
    ) -> Hint: ...
    def find(self, position: OnePuzzle | None, name: str, lang: str, /) -> tuple[Step, ...]: ...
    def canonical(self) -> Canonical: ...
    def transformed(self, by: str, /) -> Proved: ...
    def needless(self) -> tuple[str, ...]: ...
    def minimised(self, seed: int, /) -> Proved: ...
    def minimal_puzzles(self, limit: int | None, /) -> Texts: ...
    def vicinity(self, remove: int, add: int, limit: int | None, /) -> Texts: ...
    def drawing(self, position: OnePuzzle | None, with_solution: bool, /) -> Drawing: ...

def transform_text(text: str, /) -> str: ...
def transform_then(first: str, second: str, /) -> str: ...
def transform_inverse(text: str, /) -> str: ...
def transform_random(seed: int, /) -> str: ...
def isomorphism(a: OnePuzzle, b: OnePuzzle, /) -> str | None: ...
def techniques(lang: str, /) -> dict[str, str]: ...
def formats() -> dict[str, str]: ...
def detect(text: str, /) -> str: ...
def read(text: str, name: str | None, /) -> list[Record]: ...
def write(puzzles: list[tuple[str, list[tuple[str, str]], str]], name: str, solved: bool, /) -> str: ...
def answer(question: str, /) -> str: ...
def rungs() -> dict[str, str]: ...
def race(text: OnePuzzle, names: list[str] | None, most_calls: int, /) -> list[Lane]: ...
def trace(text: OnePuzzle, name: str, most_events: int, /) -> Trace: ...
