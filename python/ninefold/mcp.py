"""A server for the Model Context Protocol: `python -m ninefold.mcp` speaks it over standard input and output.

A language model that is connected to it can solve and check puzzles, ask for the next step, and have each step that it
claims judged: whether it follows, and by which rules. The server opens no file and no connection. It needs the extra
`mcp` of the package.
"""

from __future__ import annotations

import json
import random
from typing import Annotated, Any

try:
    from mcp.server import MCPServer
    from mcp.server.mcpserver.exceptions import ToolError
    from mcp_types import CallToolResult, TextContent
    from pydantic import ValidationError
except ImportError as missing:  # The protocol's package is an extra.
    raise SystemExit("ninefold.mcp needs the package mcp, version 2: pip install './python[mcp]'") from missing

import ninefold as nf

PUZZLE = """A puzzle is a text in any notation: 81 characters with a dot for a blank, a constraint string of Interactive Sudoku Solver such
as .Shape~4x4.Cage~3~R1C1~R1C2, a link to f-puzzles or SudokuPad, or JSON, also as an object. Cells are called r1c1, r1c2 and so
on, up to r16c16 on a 16x16 board."""

# A client may read JSON within a text before a tool gets it.
Puzzle = str | dict[str, Any] | list[Any]
# As answers have it, or with a sign for each cell.
Filled = str | list[int | None] | None
Candidates = dict[str, list[int]] | None
Claims = list[dict[str, Any] | str]


class Server(MCPServer):
    """The server, which tells what is wrong with arguments in words of its own."""

    async def call_tool(self, name: str, arguments: dict[str, Any], context: Any = None) -> Any:
        """Call a tool; an argument that is missing, unknown or of another type is an answer as other errors are."""
        known = {tool.name: tool.input_schema["properties"] for tool in await self.list_tools()}.get(name, arguments)
        unknown = [argument for argument in arguments if argument not in known]
        if unknown:
            told = f"{name} has no argument {json.dumps(unknown[0])}; it has {', '.join(known)}"
            return _answer({"error": "malformed", "message": told})
        try:
            return await super().call_tool(name, arguments, context)
        except ToolError as error:
            if not isinstance(error.__cause__, ValidationError):
                raise
            [wrong, *others] = error.__cause__.errors(include_url=False)
            argument, *within = wrong["loc"]
            if wrong["type"] == "missing":
                return _answer({"error": "malformed", "message": f"the argument {argument} is missing"})
            # Where several types are allowed, each has a message of its own, with its name at the end of the place.
            allowed = dict.fromkeys(one["msg"] for one in [wrong, *others] if one["loc"][:-1] == wrong["loc"][:-1])
            text = " or ".join(allowed).replace(" or Input should be", " or")
            place = "".join(f"[{index}]" for index in within if isinstance(index, int))
            return _answer({"error": "malformed", "message": f"{argument}{place}: {text}"})


server = Server(
    "ninefold", instructions=f"Solves Sudoku and variants, and judges steps. {PUZZLE}", version=nf.__version__
)


# What a tool returns: the answer as structured content and as text, marked as an error if it is one.
Answer = Annotated[CallToolResult, dict[str, Any]]


def _answer(answer: dict[str, Any]) -> CallToolResult:
    text = TextContent(type="text", text=json.dumps(answer, ensure_ascii=False))
    return CallToolResult(content=[text], structured_content=answer, is_error="error" in answer)


def _text(puzzle: Puzzle) -> str:
    return puzzle if isinstance(puzzle, str) else json.dumps(puzzle)


def _told(puzzle: Puzzle, **more: Any) -> dict[str, Any]:
    asked = {"puzzle": _text(puzzle), **{name: value for name, value in more.items() if value is not None}}
    return nf.answer(asked)


def _asked(puzzle: Puzzle, **more: Any) -> CallToolResult:
    return _answer(_told(puzzle, **more))


@server.tool()
def solve(puzzle: Puzzle) -> Answer:
    """Solve a puzzle that has one solution; the solution is written row by row."""
    return _asked(puzzle, ask="solve")


@server.tool()
def check(puzzle: Puzzle) -> Answer:
    """Tell whether a puzzle has one solution, several or none, and which rules contradict each other."""
    return _asked(puzzle, ask="check")


@server.tool()
def next_hint(puzzle: Puzzle, filled: Filled = None, candidates: Candidates = None, language: str = "en") -> Answer:
    """Show the next step that a person would take, with its reasons and a proof.

    `filled` has a sign for each cell, row by row, with a dot for a blank, or is a list of numbers with null for a blank.
    `candidates` lists what is left in some cells. `apply` and `judge` return both as they are written here.
    `language`, "en" or "ko", is that of `look` and `reason`; the notation in `text` is always English.
    """
    return _asked(puzzle, ask="hint", filled=filled, candidates=candidates, language=language)


def _judged(puzzle: Puzzle, claims: Claims, **more: Any) -> dict[str, Any]:
    return _told(puzzle, ask="judge", claims=claims, position=True, **more)


@server.tool()
def judge(
    puzzle: Puzzle, claims: Claims, filled: Filled = None, candidates: Candidates = None, language: str = "en"
) -> Answer:
    """Tell of each claim whether it holds, and by what; return the position after those that hold.

    A claim is "r3c1=7" or "r3c1<>7,8", or {"cell": "r3c1", "is": 7} or {"cell": "r3c1", "not": [7, 8]}. With
    "because": ["row 3", 0] it must follow from these houses and rules alone; a rule is named by its number in the
    puzzle, or as answers name it, without cells if it has that name alone. `language` is "en" or "ko".
    """
    return _answer(_judged(puzzle, claims, filled=filled, candidates=candidates, language=language))


@server.tool()
def apply(
    puzzle: Puzzle, claims: Claims, filled: Filled = None, candidates: Candidates = None, language: str = "en"
) -> Answer:
    """Take steps: return the position after claims that all hold, to be given back as `filled` and `candidates`.

    A claim is written as for `judge`. If one does not hold, none is applied, and the error has what `judge` says of each.
    """
    judged = _judged(puzzle, claims, filled=filled, candidates=candidates, language=language)
    verdicts = [claim["verdict"] for claim in judged.get("claims", [])]
    wrong = [number for number, verdict in enumerate(verdicts, 1) if verdict not in ("holds", "known")]
    if not wrong:
        return _answer(judged)
    told = f"claim {wrong[0]} does not hold ({verdicts[wrong[0] - 1]}), so none is applied"
    return _answer({"error": "refused", "message": told, "claims": judged["claims"]})


@server.tool()
def candidates(puzzle: Puzzle, up_to: int = 10) -> Answer:
    """List the numbers that each cell has in some solution, with the number of solutions of each up to a limit."""
    return _asked(puzzle, ask="candidates", up_to=up_to)


@server.tool()
def needless(puzzle: Puzzle) -> Answer:
    """List the rules and givens without which the puzzle still has one solution, each alone."""
    return _asked(puzzle, ask="needless")


@server.tool()
def minimise(puzzle: Puzzle, smallest: bool = False, seed: int | None = None) -> Answer:
    """Remove rules and givens that the puzzle does not need for one solution, or find the fewest that are enough.

    The `puzzle` of the answer is written as `generate` writes it.
    """
    return _asked(puzzle, ask="minimise", smallest=smallest, seed=seed)


@server.tool()
def contradiction(puzzle: Puzzle) -> Answer:
    """List the fewest rules and givens that cannot hold together; an empty list if there is a solution."""
    return _asked(puzzle, ask="contradiction")


@server.tool()
def estimate(puzzle: Puzzle, samples: int | None = None, seed: int | None = None) -> Answer:
    """Estimate how many solutions a puzzle has, where they are too many to count, with an interval."""
    return _asked(puzzle, ask="estimate", samples=samples, seed=seed)


@server.tool()
def rate(puzzle: Puzzle) -> Answer:
    """Rate how hard a puzzle is for a person: its level, its hardest technique, how many steps it takes.

    The level is easy, medium, hard, unfair or extreme, on the scale that is named: a classic puzzle is rated on
    another one than a variant.
    """
    try:
        rating = nf.rate(_text(puzzle))
    except nf.NinefoldError:
        return _asked(puzzle, ask="rate")
    return _answer(
        {
            "scale": rating.scale,
            "solved": rating.solved,
            **rating.figures,
            "hardest": rating.hardest,
            "steps": rating.steps,
            "techniques": rating.techniques,
        }
    )


@server.tool()
def generate(
    level: str | None = None,
    rules: list[str] | None = None,
    size: int | None = None,
    clues: int | list[int] | None = None,
    symmetry: str | None = None,
    minimal: bool = False,
    seed: int | None = None,
) -> Answer:
    """Make a puzzle with one solution, of a level: easy, medium, hard, unfair or extreme.

    With rules such as ["killer", "thermometer=4", "anti-knight", "jigsaw", "kropki"], or a size from 4 to 16 but not 9,
    it is a variant; otherwise it is a classic puzzle. `clues` is the number of givens, or [least, greatest]. `symmetry`
    is a name such as "rotate180" or "diagonal". If it is `minimal`, every given and every rule is needed.

    The `puzzle` of the answer is 81 characters, a constraint string, or JSON if that has no place for a rule.
    """
    seed = random.getrandbits(32) if seed is None else seed
    wanted: dict[str, Any] = {"clues": clues, "symmetry": symmetry, "minimal": minimal or None, "seed": seed}
    wanted = {name: value for name, value in wanted.items() if value is not None}
    try:
        nf.generate(0, min=level, symmetry=symmetry, seed=seed)
    except ValueError as error:
        return _answer({"error": "malformed", "message": str(error).replace("min: ", "level: ")})
    if rules or size not in (None, 9):
        levels = {"min": level, "max": level} if level else {}
        asked = {"ask": "generate", "rules": rules or [], "size": size or 9, **levels, **wanted}
        return _answer(nf.answer(asked))
    level = level or "medium"
    try:
        [made] = nf.generate(1, min=level, max=level, reasons=True, **wanted).to_pylist()
    except ValueError as error:
        is_read = not str(error).startswith(("clues must be", "the range of clues"))
        return _answer({"error": "impossible" if is_read else "malformed", "message": str(error)})
    if made["puzzle"] is None:
        return _answer({"error": "impossible", "message": made["reason"], "seed": seed})
    return _answer({"puzzle": made["puzzle"], "seed": seed})


if __name__ == "__main__":
    server.run("stdio")
