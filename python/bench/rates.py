"""Puzzles a second: Ninefold by each way in, beside other packages from PyPI that are installed.

Usage: python bench/rates.py FILE [--rows N] [--rounds N] [--engine ninefold-bench] [--alone]

FILE has one puzzle per line in 81 characters; it is repeated until there are enough of them. Ninefold runs on one
thread. Rates are by CPU time of all threads of the process, the median of several rounds in which all take turns. For
the engine's own rate, which the last column refers to, give the program of `cargo build --release -p ninefold-bench`.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import itertools
import pathlib
import re
import statistics
import subprocess
import time
from collections.abc import Callable

from peers import PEERS

import ninefold as nf

TURN = 1.0
"""How many seconds of a round a package gets that solves one puzzle at a time."""

Way = tuple[int, Callable[[], object]]
"""A number of puzzles, and what solves them."""


def seconds(work: Callable[[], object]) -> float:
    """The CPU time of some work."""
    begun = time.process_time()
    work()
    return time.process_time() - begun


def columns(puzzles: list[str]) -> dict[str, Way]:
    """The ways into `solve` for a column."""
    import numpy as np
    import pyarrow as pa

    array = pa.array(puzzles)
    digits = np.frombuffer("".join(puzzles).replace(".", "0").encode(), np.uint8).reshape(-1, 81) - 48
    ways: dict[str, Callable[[], object]] = {
        "Arrow to Arrow": lambda: pa.chunked_array(nf.solve(array, threads=1)),
        "NumPy to Arrow": lambda: pa.chunked_array(nf.solve(digits, threads=1)),
        "NumPy to NumPy": lambda: nf.solve(digits, threads=1).to_numpy(),
        "list of `str`": lambda: nf.solve(puzzles, threads=1),
    }
    return {name: (len(puzzles), work) for name, work in ways.items()}


def one_by_one(solve: Callable[[str], str], puzzles: list[str]) -> Way:
    """A way that solves puzzles one by one: as many as a turn has time for, all solved rightly."""
    done, begun = 0, time.process_time()
    while done < len(puzzles) and time.process_time() - begun < TURN:
        assert solve(puzzles[done]) == nf.solve(puzzles[done]), "a wrong solution"
        done += 1
    some = puzzles[:done]

    def work() -> None:
        for puzzle in some:
            solve(puzzle)

    return done, work


def others(puzzles: list[str]) -> dict[str, Way]:
    """The packages that are installed and solve these puzzles."""
    ways = {}
    for name, package in PEERS.items():
        try:
            ways[f"{name} {importlib.metadata.version(name)}"] = one_by_one(package(), puzzles)
        except ImportError:
            print(f"{name}: not installed")
        except Exception as error:  # whatever a package raises
            print(f"{name}: {type(error).__name__}: {error}")
    return ways


def engine(program: str, file: str) -> dict[str, float]:
    """The engine's rates from Rust: grids in, solutions out, together and one by one."""
    command = [program, "rates", file, "--no-generated", "--rounds", "1", "--only", "batch", "--only", "single"]
    lines = subprocess.run(command, check=True, capture_output=True, text=True).stdout.splitlines()
    names, _, figures = [re.split(r" *\| *", line.strip("| ")) for line in lines if line.startswith("|")][:3]
    units = {"": 1.0, "k": 1e3, "M": 1e6}
    rates: dict[str, float] = {}
    for name, figure in zip(names[1:-1], figures[1:-1], strict=True):
        number, _, unit = figure.partition(" ")
        # The levels are listed from the best of this CPU down.
        rates.setdefault(f"the engine, {name.split()[0]}", float(number) * units[unit])
    return rates


def main() -> None:
    """Prints the table."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file")
    parser.add_argument("--rows", type=int, default=1_000_000)
    parser.add_argument("--rounds", type=int, default=7)
    parser.add_argument("--engine")
    parser.add_argument("--alone", action="store_true", help="without other packages, which take long")
    options = parser.parse_args()
    lines = pathlib.Path(options.file).read_text().split()
    puzzles = list(itertools.islice(itertools.cycle(lines), options.rows))

    ways = columns(puzzles)
    ways["one by one, `solve(str)`"] = one_by_one(nf.solve, puzzles)
    if not options.alone:
        ways |= others(puzzles)
    rates: dict[str, list[float]] = {}
    for _ in range(options.rounds):
        if options.engine:
            for name, rate in engine(options.engine, options.file).items():
                rates.setdefault(name, []).append(rate)
        for name, (many, work) in ways.items():
            rates.setdefault(name, []).append(many / seconds(work))

    medians = {name: statistics.median(several) for name, several in rates.items()}
    print("| way | puzzles a second | µs each | share of the engine's rate |\n|---|---:|---:|---:|")
    for name, rate in medians.items():
        own = medians.get("the engine, " + ("single" if "one by one" in name else "batch"))
        share = f"{rate / own:.0%}" if own and name in ways and " to " in name or "str`" in name and own else ""
        print(f"| {name} | {rate:,.0f} | {1e6 / rate:,.2f} | {share} |")


if __name__ == "__main__":
    main()
