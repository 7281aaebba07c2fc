"""Threads, progress, and being interrupted."""

from __future__ import annotations

import signal
import threading
import time

import pytest
from conftest import EMPTY, WORKED
from tqdm import tqdm

import ninefold as nf


def test_progress_adds_up(list17: list[str]) -> None:
    puzzles = list17 * 30
    told: list[int] = []
    nf.solve(puzzles, threads=2, progress=told.append)
    assert sum(told) == len(puzzles) and min(told) > 0
    with tqdm(total=len(puzzles), disable=None) as bar:
        nf.solve(puzzles, progress=bar)
        nf.count(puzzles, 2, progress=bar.update)
    assert bar.n in (0, 2 * len(puzzles)), "0 when tqdm is disabled because there is no terminal"


def test_a_failing_callback_ends_the_work(list17: list[str]) -> None:
    def fail(done: int) -> None:
        raise RuntimeError(f"after {done}")

    with pytest.raises(RuntimeError, match="after"):
        nf.solve(list17, progress=fail)


@pytest.mark.parametrize("threads", [0, -1, 5000])
def test_impossible_numbers_of_threads(threads: int) -> None:
    with pytest.raises((ValueError, OverflowError)):
        nf.solve([WORKED], threads=threads)


@pytest.mark.parametrize("puzzles", [EMPTY, [EMPTY, EMPTY]], ids=["one", "column"])
def test_interrupts_come_through(puzzles: str | list[str]) -> None:
    """Counting the solutions of an empty grid takes longer than the age of the universe."""

    def interrupt() -> None:
        time.sleep(0.3)
        signal.raise_signal(signal.SIGINT)

    thread = threading.Thread(target=interrupt)
    thread.start()
    with pytest.raises(KeyboardInterrupt):
        nf.count(puzzles)
    thread.join()


def test_other_threads_of_python_go_on() -> None:
    """The interpreter's lock is released: this thread runs while another one counts."""
    begun, steps = threading.Event(), 0

    def count() -> None:
        begun.set()
        nf.count(EMPTY, 300_000)

    thread = threading.Thread(target=count)
    thread.start()
    begun.wait()
    while thread.is_alive():
        steps += 1
    assert steps > 1000
