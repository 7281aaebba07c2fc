"""Threads, progress, and being interrupted."""

from __future__ import annotations

import collections
import itertools
import signal
import threading
import time
from collections.abc import Callable, Iterator
from typing import Any

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
    with pytest.raises(ValueError, match="threads must be a number from 1 to 1024"):
        nf.solve([WORKED], threads=threads)


NUMBERS: dict[str, Callable[[int], object]] = {
    "n": lambda number: nf.generate(number),
    "first": lambda number: nf.grids(1, first=number),
    "seed": lambda number: nf.sample(1, seed=number),
    "starts": lambda number: nf.generate(1, starts=number),
    "clues": lambda number: nf.generate(1, clues=number),
    "limit": lambda number: nf.count(WORKED, number),
    "remove": lambda number: nf.Puzzle(WORKED).vicinity(number, 1),
    "max_calls": lambda number: nf.race(WORKED, max_calls=number),
    "max_events": lambda number: nf.trace(WORKED, max_events=number),
}


@pytest.mark.parametrize("name", NUMBERS)
@pytest.mark.parametrize("number", [-1, 2**64])
def test_impossible_numbers_are_named(name: str, number: int) -> None:
    with pytest.raises(ValueError, match=f"{name} must be a number from 0 to"):
        NUMBERS[name](number)


WRONG: dict[str, Callable[[Any], object]] = {
    "timeout must be a number of seconds, not str": lambda wrong: nf.solve(WORKED, timeout=wrong),
    "limit must be a whole number, not str": lambda wrong: nf.count(WORKED, wrong),
    "seed must be a whole number, not str": lambda wrong: nf.grids(1, seed=wrong),
    "threads must be a whole number, not str": lambda wrong: nf.solve([WORKED], threads=wrong),
    "progress must be a function or a bar of tqdm, not str": lambda wrong: nf.solve([WORKED], progress=wrong),
    "clues must be a whole number, not float": lambda _: nf.generate(1, clues=2.5),  # type: ignore[arg-type]
    "a puzzle is a str, not NoneType; a column is a list of them": lambda _: nf.check(None),  # type: ignore[call-overload]
    "language must be a str, not int": lambda _: nf.Puzzle(WORKED).path(language=3),  # type: ignore[arg-type]
}


@pytest.mark.parametrize("told", WRONG)
def test_arguments_of_other_types_are_named(told: str) -> None:
    with pytest.raises(TypeError, match=told):
        WRONG[told]("3")


def test_a_wrong_bound_is_named() -> None:
    with pytest.raises(ValueError, match="min: expected one of easy, medium"):
        nf.generate(1, min=5)
    with pytest.raises(ValueError, match="max: expected one of easy, medium"):
        nf.generate(1, max="brutal")


@pytest.mark.parametrize("make", [nf.generate, nf.grids, nf.sample])
def test_more_answers_than_there_is_room_for(make: Callable[[int], object]) -> None:
    for n in (10**15, 10**18):
        with pytest.raises(MemoryError, match="there is no room for"):
            make(n)


ENDLESS: dict[str, Callable[[], object]] = {
    "one": lambda: nf.count(EMPTY),
    "column": lambda: nf.count([EMPTY, EMPTY]),
    "iterator": lambda: collections.deque(nf.solutions(EMPTY), maxlen=1),
    "variant": lambda: nf.count(".Cage~20~R1C1~R1C2~R1C3"),
    "solutions of a variant": lambda: collections.deque(nf.solutions(".Cage~20~R1C1~R1C2~R1C3"), maxlen=1),
    "rate": lambda: nf.rate(nf.generate(50, seed=1).to_pylist() * 10_000),
    "generate": lambda: nf.generate(10_000, clues=17, starts=500, seed=1),
    "sample": lambda: nf.sample(10**7, seed=1),
    "list": lambda: nf.solve(itertools.repeat(WORKED)),
}


@pytest.fixture
def interruptible() -> Iterator[None]:
    """Ctrl-C raises an exception, also in a shell's background, where Python finds the signal ignored."""
    before = signal.signal(signal.SIGINT, signal.default_int_handler)
    yield
    signal.signal(signal.SIGINT, before)


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize("work", ENDLESS.values(), ids=list(ENDLESS))
def test_interrupts_come_through(work: Callable[[], object]) -> None:
    """Each of these takes minutes, or longer than the age of the universe; Ctrl-C ends it within a tenth of a second."""
    delays = []
    for _ in range(5):
        raised: list[float] = []

        def interrupt(raised: list[float] = raised) -> None:
            time.sleep(0.3)
            raised.append(time.monotonic())
            signal.raise_signal(signal.SIGINT)

        thread = threading.Thread(target=interrupt)
        thread.start()
        with pytest.raises(KeyboardInterrupt):
            work()
        delays.append(time.monotonic() - raised[0])
        thread.join()
        if delays[-1] < 0.1:
            return
    pytest.fail(f"{delays} s, even at the best of times of a busy machine")


HARD = ".AntiConsecutive.AntiKnight"
LONG: dict[str, Callable[[], object]] = {
    "generate": lambda: nf.generate(1, clues=17, starts=4 * 10**9, seed=1),
    "candidates": lambda: nf.answer({"puzzle": HARD, "ask": "candidates", "up_to": 10**15, "seconds": 600}),
    "count": lambda: nf.count([HARD, HARD], threads=2),
}


@pytest.mark.usefixtures("interruptible")
@pytest.mark.parametrize("work", LONG.values(), ids=list(LONG))
def test_nothing_goes_on_after_an_interrupt(work: Callable[[], object]) -> None:
    """A start for 17 clues takes little time, billions of them take days; the questions take minutes and more."""
    threading.Timer(0.3, lambda: signal.raise_signal(signal.SIGINT)).start()
    with pytest.raises(KeyboardInterrupt):
        work()
    # Meanwhile the last start ends.
    time.sleep(0.2)
    before = time.process_time()
    time.sleep(0.5)
    assert time.process_time() - before < 0.2


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
