"""Questions of programs that reason, and the server of the Model Context Protocol."""

from __future__ import annotations

import asyncio
import json
import math
import sys
from typing import Any

import numpy as np
import pytest
from conftest import SOLVED, WORKED
from mcp import Client, StdioServerParameters

import ninefold as nf

SMALL = {"rows": 4, "cols": 4, "initial_board": "12.44.....43.4.1", "rules": "Normal sudoku rules apply.", "visual_elements": "[]"}
KILLER = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2.~R2C3_1.~R3C2_4"


def test_answers() -> None:
    assert nf.answer({"puzzle": WORKED, "ask": "solve"}) == {"solution": SOLVED}
    assert nf.answer({"puzzle": ".Shape~4x4.~R1C1_1", "ask": "check", "id": 3})["id"] == 3
    assert nf.answer({"puzzle": "nonsense"})["error"] == "malformed"
    claims = [{"cell": "r1c1", "is": 1}, {"cell": "r1c2", "not": [2]}, {"cell": "r2c2", "is": 3, "because": ["block 1"]}]
    judged = nf.answer({"puzzle": KILLER, "claims": claims, "position": True})
    assert [claim["verdict"] for claim in judged["claims"]] == ["holds", "wrong", "not-by"]
    assert judged["claims"][0]["step"]["proof"]["reasons"][0]["rule"] == "killer cage"
    assert judged["filled"][0] == 1 and judged["filled"][1] is None
    assert judged["candidates"]["r1c2"] == [2, 3]
    with pytest.raises(TypeError, match="of type object"):
        nf.answer({"puzzle": object()})
    with pytest.raises(TypeError, match="a question is a dictionary, not str"):
        nf.answer("{}")  # type: ignore[arg-type]


def test_answers_to_puzzles_and_numbers_of_numpy() -> None:
    puzzle, given = nf.Puzzle(WORKED), np.int64(WORKED[0])
    claims = [{"cell": "r1c1", "is": given}, {"cell": "r1c1", "not": np.array([given])}]
    judged = nf.answer({"puzzle": puzzle, "claims": claims})
    assert [claim["verdict"] for claim in judged["claims"]] == ["known", "wrong"]


@pytest.mark.parametrize("notation", nf.formats())
def test_classic_puzzles_in_any_notation(notation: str) -> None:
    assert nf.answer({"puzzle": nf.write([WORKED], notation), "ask": "solve"}) == {"solution": SOLVED}


def test_what_setters_ask() -> None:
    several = ".Shape~4x4.Cage~3~R1C1~R1C2.~R1C3_4.~R2C1_4.~R3C1_2"
    known = nf.answer({"puzzle": several, "ask": "candidates"})
    lines = list(nf.solutions(several))
    assert known["solutions"] == len(lines) == 3
    for cell, numbers in enumerate(known["candidates"]):
        assert numbers == sorted({int(line[cell]) for line in lines})
    assert nf.answer({"puzzle": several, "ask": "needless"})["error"] == "several"
    needless = nf.answer({"puzzle": KILLER, "ask": "needless"})
    assert [rule["rule"] for rule in needless["needless"]] == ["given"] * 3 and not needless["minimal"]
    fewer = nf.answer({"puzzle": KILLER, "ask": "minimise", "smallest": True, "weights": {"given": 2}})
    assert fewer["proved"] and len(fewer["removed"]) == 2
    assert nf.answer({"puzzle": fewer["puzzle"], "ask": "needless"}) == {"minimal": True, "needless": []}
    assert nf.answer({"puzzle": KILLER, "ask": "minimise", "weights": {"frob": 2}})["error"] == "malformed"
    assert nf.answer({"puzzle": KILLER, "ask": "contradiction"}) == {"contradiction": []}
    broken = nf.answer({"puzzle": ".Shape~4x4.Cage~20~R1C1~R1C2", "ask": "contradiction"})
    assert broken["smallest"]
    assert broken["contradiction"] == [{"rule": "killer cage", "number": 0, "cells": ["r1c1", "r1c2"]}]
    about = nf.answer({"puzzle": ".Shape~4x4", "ask": "estimate", "samples": 2000, "seed": 7})
    assert about["low"] <= 288 <= about["high"] and about["samples"] == 2000


def test_hints_lead_to_the_solution() -> None:
    filled = ["."] * 16
    candidates: dict[str, list[int]] = {}
    for _ in range(40):
        told = nf.answer({"puzzle": KILLER, "ask": "hint", "filled": "".join(filled), "candidates": candidates})
        if told.get("error") == "solved":
            break
        for placed in told["step"]["placements"]:
            row, column = int(placed["cell"][1]), int(placed["cell"][3])
            filled[row * 4 + column - 5] = str(placed["digit"])
        for gone in told["step"]["eliminations"]:
            left = candidates.setdefault(gone["cell"], [1, 2, 3, 4])
            left.remove(gone["digit"])
    # Given digits are filled already.
    assert told["error"] == "solved"
    assert all(mine in (".", digit) for mine, digit in zip(filled, nf.solve(KILLER), strict=True))


async def talk() -> dict[str, Any]:
    """What the server says to a client that starts it as a program."""
    said: dict[str, Any] = {}

    async def ask(client: Client, tool: str, **arguments: Any) -> Any:
        result = await client.call_tool(tool, arguments)
        answer = json.loads(result.content[0].text)  # type: ignore[union-attr]
        assert result.structured_content == answer
        assert result.is_error == ("error" in answer)
        return answer

    async with Client(StdioServerParameters(command=sys.executable, args=["-m", "ninefold.mcp"])) as client:
        said["tools"] = sorted(tool.name for tool in (await client.list_tools()).tools)
        said["solve"] = await ask(client, "solve", puzzle=KILLER)
        said["check"] = await ask(client, "check", puzzle="nonsense")
        said["hint"] = await ask(client, "next_hint", puzzle=KILLER, filled="12..............")
        said["judge"] = await ask(client, "judge", puzzle=KILLER, claims=[{"cell": "r1c1", "is": 2}])
        said["korean"] = await ask(client, "judge", puzzle=KILLER, claims=["r1c1=1"], language="ko")
        said["missing"] = await ask(client, "judge", puzzle=KILLER)
        said["number"] = await ask(client, "solve", puzzle=5)
        said["claim"] = await ask(client, "judge", puzzle=KILLER, claims=[5])
        said["applied"] = await ask(client, "apply", puzzle=KILLER, claims=["r1c1=1"])
        position = {name: said["applied"][name] for name in ("filled", "candidates")}
        said["then"] = await ask(client, "apply", puzzle=KILLER, claims=["r1c1=1", "r1c2=2"], **position)
        said["hint then"] = await ask(client, "next_hint", puzzle=KILLER, **position)
        said["refused"] = await ask(client, "apply", puzzle=KILLER, claims=["r1c1=1", "r1c2=3"])
        said["no position"] = await ask(client, "apply", puzzle=KILLER, claims=["r1c1=1"], filled="1")
        said["needless"] = await ask(client, "needless", puzzle=KILLER)
        said["made"] = await ask(client, "generate", level="easy", seed=1)
        said["rate"] = await ask(client, "rate", puzzle=said["made"]["puzzle"])
        said["killer"] = await ask(client, "rate", puzzle=KILLER)
        said["variant"] = await ask(client, "generate", rules=["killer", "thermo=2"], size=6, level="easy", seed=1)
        said["even"] = await ask(client, "generate", symmetry="rotate180", clues=[26, 32], seed=1)
        said["few"] = await ask(client, "generate", rules=["anti-knight"], size=6, minimal=True, seed=1)
        said["wrong"] = await ask(client, "generate", rules=["frob"])
        said["unknown"] = await ask(client, "generate", rule="killer")
        said["level"] = await ask(client, "generate", rules=["killer"], level="brutal")
        said["impossible"] = await ask(client, "generate", clues=5)
        said["not found"] = await ask(client, "generate", level="extreme", clues=40, seed=1)
        said["empty"] = await ask(client, "generate", clues=[12, 9])
        said["object"] = await ask(client, "solve", puzzle=SMALL)
        said["as text"] = await ask(client, "solve", puzzle=json.dumps([{"puzzle": WORKED}]))
        said["rate object"] = await ask(client, "rate", puzzle={"puzzle": WORKED})
        said["about"] = await ask(client, "estimate", puzzle=KILLER, samples=10, seed=7)
    return said


def test_server() -> None:
    said = asyncio.run(talk())
    tools = "apply candidates check contradiction estimate generate judge minimise needless next_hint rate solve"
    assert said["tools"] == tools.split()
    assert said["needless"] == nf.answer({"puzzle": KILLER, "ask": "needless"})
    assert said["solve"] == {"solution": nf.solve(KILLER)}
    assert said["check"]["error"] == "malformed"
    assert said["hint"]["step"]["placements"] == [{"cell": "r2c2", "digit": 3}]
    assert said["judge"]["claims"] == [{"verdict": "wrong", "cell": "r1c1", "digit": 1}]
    assert said["korean"]["claims"][0]["step"]["reason"].endswith("넣습니다.")
    assert said["missing"] == {"error": "malformed", "message": "the argument claims is missing"}
    can_be = "Input should be a valid string or a valid dictionary"
    assert said["number"] == {"error": "malformed", "message": f"puzzle: {can_be} or a valid list"}
    assert sorted(said["claim"]["message"].split()) == sorted(f"claims[0]: {can_be}".split())
    assert said["applied"] == nf.answer({"puzzle": KILLER, "claims": ["r1c1=1"], "position": True})
    assert [claim["verdict"] for claim in said["then"]["claims"]] == ["known", "holds"]
    assert said["then"]["filled"][:2] == [1, 2] and "r1c2" not in said["then"]["candidates"]
    assert said["hint then"]["step"]["placements"] != [{"cell": "r1c1", "digit": 1}]
    refused = nf.answer({"puzzle": KILLER, "claims": ["r1c1=1", "r1c2=3"]})["claims"]
    assert [claim["verdict"] for claim in refused] == ["holds", "wrong"]
    message = "claim 2 does not hold (wrong), so none is applied"
    assert said["refused"] == {"error": "refused", "message": message, "claims": refused}
    assert said["no position"]["error"] == "malformed"
    assert said["rate"]["level"] == "easy" and said["rate"]["solved"] and said["rate"]["scale"] == "ninefold"
    assert said["killer"]["level"] == "easy" and said["killer"]["scale"] == "variants"
    assert said["variant"]["level"] == "easy"
    assert nf.answer({"puzzle": said["variant"]["puzzle"], "ask": "check"})["verdict"] == "unique"
    blank = [sign == "." for sign in said["even"]["puzzle"]]
    assert blank == blank[::-1] and 26 <= 81 - sum(blank) <= 32
    assert nf.answer({"puzzle": said["few"]["puzzle"], "ask": "needless"})["needless"] == []
    about = {"puzzle": KILLER, "ask": "estimate", "samples": 10, "seed": 7}
    assert said["about"] == nf.answer(about)
    assert said["wrong"]["error"] == "malformed"
    has = "generate has no argument \"rule\"; it has level, rules, size, clues, symmetry, minimal, seed"
    assert said["unknown"] == {"error": "malformed", "message": has}
    assert said["level"]["error"] == "malformed" and said["level"]["message"].startswith("level: ")
    assert said["impossible"]["error"] == "impossible" and said["empty"]["error"] == "malformed"
    assert said["not found"]["error"] == "impossible" and said["not found"]["seed"] == 1
    assert said["not found"]["message"].startswith("no such puzzle in 20000 starts")
    assert said["object"] == {"solution": "1234431221433421"} and said["as text"] == {"solution": SOLVED}
    assert said["rate object"]["scale"] == "ninefold"


def test_what_is_wrong_with_a_question() -> None:
    made = {"ask": "generate", "size": 6}
    for wrong, told in (
        ({"clues": [12, 9]}, "the range of clues is empty"),
        ({"rules": ["frob"]}, "no rule is called frob"),
        ({"seed": -1}, "seed must be a number from 0 to 2^64 - 1"),
        ({"seed": 2**64}, "seed must be a number from 0 to 2^64 - 1"),
    ):
        answer = nf.answer(made | wrong)
        assert answer["error"] == "malformed" and answer["message"].startswith(told), answer
    with pytest.raises(TypeError, match="no JSON"):
        nf.answer({"puzzle": KILLER, "ask": "solve", "seconds": math.inf})
