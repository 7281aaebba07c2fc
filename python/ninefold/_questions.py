"""Questions and answers for programs that reason."""

from __future__ import annotations

import json
from collections.abc import Mapping
from typing import Any

from ninefold import _native
from ninefold._puzzle import Puzzle


def answer(question: Mapping[str, Any]) -> dict[str, Any]:
    """Answer a question about a puzzle: solve it, check it, give a hint, or judge claims.

    The question and the answer are objects of JSON; `docs/VARIANTS.md` lists their members. Classic puzzles and
    variants may be asked about. What is wrong with a question is an answer too: its members are `error` and `message`.

    Args:
        question: The question, such as `{"puzzle": text, "claims": [{"cell": "r1c1", "is": 5}]}`.

    Returns:
        The answer.

    Raises:
        TypeError: The question has something in it that JSON cannot hold.
    """
    if not isinstance(question, Mapping):
        raise TypeError(f"a question is a dictionary, not {type(question).__name__}")
    try:
        asked = json.dumps(dict(question), allow_nan=False, default=_plain)
    except ValueError as wrong:  # An infinity or NaN, or a list within itself.
        raise TypeError(f"the question is no JSON: {wrong}") from wrong
    return dict(json.loads(_native.answer(asked)))


def _plain(value: Any) -> Any:
    """Return a puzzle as its text, and NumPy's numbers and arrays as Python's."""
    if isinstance(value, Puzzle):
        return str(value)
    if hasattr(value, "tolist"):
        return value.tolist()
    raise TypeError(f"the question is no JSON: it has {value!r}, of type {type(value).__name__}")
