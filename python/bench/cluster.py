"""Ten million puzzles through Spark or Sail, compared with one machine.

Usage: python bench/cluster.py FILE FOLDER --engine local|sail [--rows N] [--partitions N] [--what FUNCTION]

FILE has one puzzle per line in 81 characters; it is repeated until there are enough rows. They go through the engine from
Parquet to Parquet, in FOLDER. Then every row that was written is computed again without the engine and compared, and every
number of a row must be there once. Prints the CPU time of all processes, and the most memory of a Python worker: of Spark's
workers one process, of Sail, which has none, the process that the whole engine is in.
"""

from __future__ import annotations

import argparse
import contextlib
import os
import pathlib
import sys
import threading
import time
from collections.abc import Iterator
from typing import Any

import numpy as np
import pyarrow as pa
import pyarrow.dataset as ds
import pyarrow.parquet as pq

sys.path.insert(0, str(pathlib.Path(__file__).parent.parent / "tests_spark"))
import engines

import ninefold as nf
from ninefold import spark as ns

BATCH = 1 << 17
WHAT: dict[str, dict[str, Any]] = {"solve": {}, "check": {}, "count": {"limit": 2}, "canonical": {}, "rate": {}}
"""The functions with their options."""


class Watch:
    """The CPU time of this process and all that it started, and the largest memory of a Python worker among them."""

    def __init__(self, engine: str) -> None:
        self.workers = slice(1, None) if engine == "local" else slice(1)
        self.done, self.peak = threading.Event(), 0
        self.times: dict[int, float] = {}
        self.before = self._seconds()
        self.thread = threading.Thread(target=self._watch)

    def _seconds(self) -> float:
        """Processes that have ended are counted at their last sight."""
        tick = os.sysconf("SC_CLK_TCK")
        for pid in engines.descendants(os.getpid()):
            with contextlib.suppress(OSError):
                times = pathlib.Path(f"/proc/{pid}/stat").read_text().rpartition(")")[2].split()[11:13]
                self.times[pid] = sum(map(int, times)) / tick
        return sum(self.times.values())

    def _watch(self) -> None:
        while not self.done.wait(0.1):
            self._seconds()
            for pid in engines.descendants(os.getpid())[self.workers]:
                with contextlib.suppress(OSError, StopIteration):
                    status = pathlib.Path(f"/proc/{pid}/status").read_text().splitlines()
                    if "python" in status[0]:
                        self.peak = max(self.peak, int(next(x for x in status if x.startswith("VmHWM")).split()[1]))

    def __enter__(self) -> Watch:
        pathlib.Path("/proc/self/clear_refs").write_text("5")  # the most memory so far is forgotten
        self.begun = time.monotonic()
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.done.set()
        self.thread.join()
        self.cpu, self.wall = self._seconds() - self.before, time.monotonic() - self.begun


def write(puzzles: list[str], rows: int, path: pathlib.Path) -> None:
    """The list, repeated, as Parquet: `row` and `puzzle`."""
    texts = pa.array(puzzles)
    schema = pa.schema({"row": pa.int64(), "puzzle": pa.string()})
    # Neither codecs nor plain texts: what is measured is the engine, not compression.
    with pq.ParquetWriter(path, schema, compression="none", dictionary_pagesize_limit=1 << 24) as out:
        for start in range(0, rows, BATCH):
            numbers = np.arange(start, min(start + BATCH, rows))
            out.write_table(pa.table([pa.array(numbers), texts.take(pa.array(numbers % len(puzzles)))], schema=schema))


def answers(what: str, puzzles: pa.Array) -> pa.StructArray:
    """The answers of one machine for a column."""
    reasons = {} if what in ("check", "rate") else {"reasons": True}
    return pa.array(getattr(nf, what)(puzzles, **WHAT[what], **reasons))


def is_same(found: pa.Array, expected: pa.Array) -> bool:
    """Whether a column has the same values, whatever kind of whole number they are."""
    if pa.types.is_nested(expected.type):
        return bool(found.to_pylist() == expected.to_pylist())
    return bool(found.equals(expected.cast(found.type)))


def compare(what: str, puzzles: list[str], rows: int, folder: pathlib.Path) -> None:
    """Checks every row that the engine wrote."""
    seen, texts = np.zeros(rows, np.uint8), pa.array(puzzles)
    for batch in ds.dataset(folder, format="parquet").to_batches(batch_size=BATCH):
        numbers = batch.column("row").to_numpy()
        np.add.at(seen, numbers, 1)
        assert batch.column("puzzle").equals(texts.take(pa.array(numbers % len(puzzles)))), "another puzzle"
        expected = answers(what, batch.column("puzzle"))
        for field, column in zip(expected.type, expected.flatten(), strict=True):
            assert is_same(batch.column(field.name), column), f"another {field.name}"
    assert (seen == 1).all(), "rows are missing or there twice"


def alone(what: str, source: pathlib.Path) -> Iterator[pa.StructArray]:
    """The work of one machine without an engine."""
    for batch in ds.dataset(source).to_batches(batch_size=BATCH):
        yield pa.array(getattr(nf, what)(batch.column("puzzle"), threads=1, **WHAT[what]))


def main() -> None:
    """Runs, compares and prints."""
    parser = argparse.ArgumentParser(description=__doc__, formatter_class=argparse.RawDescriptionHelpFormatter)
    parser.add_argument("file", type=pathlib.Path)
    parser.add_argument("folder", type=pathlib.Path)
    parser.add_argument("--engine", choices=["local", "sail"], default="local")
    parser.add_argument("--rows", type=int, default=10_000_000)
    parser.add_argument("--partitions", type=int)
    parser.add_argument("--what", choices=list(WHAT), default="solve")
    options = parser.parse_args()
    puzzles = options.file.read_text().split()
    options.folder.mkdir(parents=True, exist_ok=True)
    source, out = options.folder / "puzzles.parquet", options.folder / f"{options.what}-{options.engine}"
    write(puzzles, options.rows, source)

    begun = time.process_time()
    for _ in alone(options.what, source):
        pass
    print(f"one process, one thread: {time.process_time() - begun:.1f} s of CPU time", flush=True)

    with (engines.local if options.engine == "local" else engines.sail)() as session:
        df = session.read.parquet(str(source))
        if options.partitions:
            df = df.coalesce(1) if options.partitions == 1 else df.repartition(options.partitions)
        df.limit(1).collect()
        with Watch(options.engine) as watch:
            getattr(ns, options.what)(df, "puzzle", **WHAT[options.what]).write.mode("overwrite").option("compression", "none").parquet(str(out))
    print(f"{options.engine}: {watch.cpu:.1f} s of CPU time, {watch.wall:.1f} s by the clock, {len(list(out.glob('*.parquet')))} files")
    print(f"most memory of a worker: {watch.peak / 1000:.0f} MB", flush=True)
    compare(options.what, puzzles, options.rows, out)
    print(f"all {options.rows:,} rows are as on one machine")


if __name__ == "__main__":
    main()
