"""Puzzles a second: Ninefold by each way in, beside other solvers for Python that are installed.

Usage: python bench/rates.py FILE [--rows N] [--rounds N] [--engine ninefold-bench] [--alone]

FILE has one puzzle per line in 81 characters; it is repeated until there are enough of them. Ninefold runs on one
thread. Rates are by CPU time of all threads of the process, the median of several rounds in which all take turns; the
others have a turn of a second, and those that need much longer for a single puzzle have only one. For the engine's own
rate, which the last columns refer to, give the program of `cargo build --release -p ninefold-bench`.
"""

from __future__ import annotations

import argparse
import importlib.metadata
import itertools
import multiprocessing
import pathlib
import re
import statistics
import subprocess
import tempfile
import time
from collections.abc import Callable
from multiprocessing.connection import Connection

from peers import PEERS

import ninefold as nf

TURN = 1.0
"""How many seconds of a round a package gets that solves one puzzle at a time."""

PATIENCE = 60
"""After this many seconds by the clock, a package is given up that has not had its turn."""

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
    """A way that solves puzzles one by one."""

    def work() -> None:
        for puzzle in puzzles:
            solve(puzzle)

    return len(puzzles), work


def trial(name: str, puzzles: list[str], sender: Connection) -> None:
    """In a process of its own: the solutions that a package finds in a turn, and the seconds that they took."""
    try:
        solve = PEERS[name]()
        found: list[str] = []
        begun = time.process_time()
        while len(found) < len(puzzles) and time.process_time() - begun < TURN:
            found.append(solve(puzzles[len(found)]))
        sender.send((found, time.process_time() - begun))
    except ImportError:
        sender.send("not installed")
    except Exception as error:  # whatever a package raises
        sender.send(f"{type(error).__name__}: {error}")


def others(puzzles: list[str]) -> tuple[dict[str, Way], dict[str, float]]:
    """The packages that are installed and solve these puzzles; and the rates of those too slow to be measured again."""
    ways, rates = {}, {}
    context = multiprocessing.get_context("spawn")
    for name, package in PEERS.items():
        receiver, sender = context.Pipe(duplex=False)
        process = context.Process(target=trial, args=(name, puzzles[:10_000], sender))
        process.start()
        answer = receiver.recv() if receiver.poll(PATIENCE) else f"no puzzle solved in {PATIENCE} seconds"
        process.kill()
        process.join()
        if isinstance(answer, str):
            print(f"{name}: {answer}", flush=True)
            continue
        found, spent = answer
        assert found == [nf.solve(puzzle) for puzzle in puzzles[: len(found)]], f"{name}: a wrong solution"
        if spent > 3 * TURN:
            rates[titled(name)] = len(found) / spent
        else:
            ways[titled(name)] = one_by_one(package(), puzzles[: len(found)])
    return ways, rates


def titled(name: str) -> str:
    """A package with its version."""
    try:
        return f"{name} {importlib.metadata.version(name)}"
    except importlib.metadata.PackageNotFoundError:
        return name


def table(command: list[str]) -> dict[str, str]:
    """The columns of the first table that the engine's program prints, with what the first row has there."""
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    rows = [re.split(r" *\| *", line.strip("| ")) for line in printed.splitlines() if line.startswith("|")]
    return dict(zip(rows[0], rows[2], strict=True))


def engine(program: str, puzzles: list[str]) -> Callable[[], dict[str, float]]:
    """What measures the engine's rates from Rust: grids in, solutions out, together and one by one."""
    file = pathlib.Path(tempfile.mkdtemp(), "puzzles.txt")
    file.write_text("\n".join(puzzles))
    command = [program, "rates", str(file), "--no-generated", "--rounds", "1", "--puzzles"]
    names = [*table([*command, "1000"])]
    # The levels are listed from the best of this CPU down.
    best = {kind: next(name for name in names if name.startswith(kind)) for kind in ("batch", "single")}
    command += [str(len(puzzles)), "--turn", "300", "--only", best["batch"], "--only", best["single"]]
    units = {"": 1.0, "k": 1e3, "M": 1e6}

    def rates() -> dict[str, float]:
        found = table(command)
        numbers = {kind: found[name].partition(" ") for kind, name in best.items()}
        return {f"the engine, {kind}": float(number) * units[unit] for kind, (number, _, unit) in numbers.items()}

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
    own_ways = [*ways]
    single = "one by one, `solve(str)`"
    ways[single] = one_by_one(nf.solve, puzzles[:200_000])
    slow: dict[str, float] = {}
    if not options.alone:
        peers, slow = others(puzzles)
        ways |= peers
    alone = engine(options.engine, puzzles) if options.engine else dict
    rates: dict[str, list[float]] = {}
    for _ in range(options.rounds):
        for name, rate in alone().items():
            rates.setdefault(name, []).append(rate)
        for name, (many, work) in ways.items():
            work()  # not counted: after the turn of another program, caches and memory are cold
            rates.setdefault(name, []).append(many / seconds(work))

    medians = {name: statistics.median(several) for name, several in rates.items()} | slow
    best = {name: max(several) for name, several in rates.items()}
    print("| way | puzzles a second | µs each | share of the engine's rate | the same of the best turns |")
    print("|---|---:|---:|---:|---:|")
    for name, rate in medians.items():
        own = "the engine, single" if name == single else "the engine, batch"
        is_compared = own in medians and (name == single or name in own_ways)
        shares = [f"{by[name] / by[own]:.0%}" if is_compared else "" for by in (medians, best)]
        digits = (0 if rate >= 100 else 2, 2 if rate >= 1e4 else 0)
        print(f"| {name} | {rate:,.{digits[0]}f} | {1e6 / rate:,.{digits[1]}f} | {' | '.join(shares)} |")
    if own := medians.get("the engine, single"):
        print(f"\nA call for one text takes {1e6 / medians[single] - 1e6 / own:.2f} µs more than its search.")


if __name__ == "__main__":
    main()
