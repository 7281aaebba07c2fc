"""What the tests share. `pytest --engine local|standalone|sail` chooses what they run on."""

from __future__ import annotations

import pathlib
import shutil
from collections.abc import Iterator

import engines
import pytest
from pyspark.sql import DataFrame, SparkSession

import ninefold as nf

BAD = [None, "", "53..7", "1" * 81, "." * 81, "12345678." + "........9" + "." * 63]
"""Rows without exactly one solution: nulls, texts that are no puzzles, contradictions, too few clues."""


def pytest_addoption(parser: pytest.Parser) -> None:
    parser.addoption("--engine", choices=["local", "standalone", "sail"], default="local")


@pytest.fixture(scope="session")
def engine(request: pytest.FixtureRequest) -> str:
    return str(request.config.getoption("--engine"))


@pytest.fixture(scope="session")
def archive(tmp_path_factory: pytest.TempPathFactory) -> pathlib.Path:
    """The installed package as an archive: all that workers need."""
    package = pathlib.Path(nf.__file__).parent
    base = tmp_path_factory.mktemp("archive") / "ninefold"
    return pathlib.Path(shutil.make_archive(str(base), "zip", package.parent, package.name))


@pytest.fixture(scope="session")
def cluster(engine: str, tmp_path_factory: pytest.TempPathFactory) -> Iterator[engines.Cluster]:
    if engine != "standalone":
        pytest.skip("needs --engine standalone")
    with engines.cluster(tmp_path_factory.mktemp("cluster")) as started:
        yield started


@pytest.fixture(scope="session")
def spark(engine: str, request: pytest.FixtureRequest) -> Iterator[SparkSession]:
    if engine == "standalone":
        session = engines.standalone(request.getfixturevalue("cluster"), request.getfixturevalue("archive"))
    else:
        session = {"local": engines.local, "sail": engines.sail}[engine]()
    with session as started:
        yield started


@pytest.fixture(scope="session")
def puzzles() -> list[str | None]:
    """Generated puzzles, among them rows that have no answer."""
    return [*BAD, *nf.generate(194, seed=11).to_pylist()]


@pytest.fixture(scope="session")
def df(spark: SparkSession, puzzles: list[str | None]) -> DataFrame:
    """The puzzles beside the number of their row, in three partitions."""
    rows = list(enumerate(puzzles))
    return spark.createDataFrame(rows, "row int, puzzle string").repartition(3)
