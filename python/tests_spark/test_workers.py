"""A cluster that loses a worker, a job as users submit it, and memory."""

from __future__ import annotations

import contextlib
import json
import pathlib
import subprocess
import sys
import threading
import time

import engines
import pytest
from pyspark.sql import DataFrame, SparkSession
from pyspark.sql.functions import lit

import ninefold as nf
from ninefold import spark as ns

JOB = pathlib.Path(__file__).parent.parent / "examples" / "spark_rate.py"


def test_workers_have_ninefold_from_the_archive(cluster: engines.Cluster, spark: SparkSession) -> None:
    places = spark.sparkContext.parallelize(range(8), 8).map(lambda _: __import__("ninefold").__file__).collect()
    # A directory of a worker of its own, so both workers took part.
    workers = {pathlib.Path(place).resolve().relative_to(cluster.work.resolve()).parts[0] for place in places}
    assert workers <= {"worker0", "worker1"}


def test_a_submitted_job(cluster: engines.Cluster, spark: SparkSession, archive: pathlib.Path) -> None:
    """The example, given to `spark-submit` as docs/SPARK.md says."""
    spark.stop()  # It would keep the cores.
    puzzles = nf.generate(60, seed=2).to_pylist()
    (cluster.work / "puzzles.txt").write_text("\n".join([*puzzles, "53..7"]) + "\n")
    options = ["--master", cluster.url, "--archives", f"{archive}#lib", "--conf", "spark.executorEnv.PYTHONPATH=lib"]
    options += ["--conf", "spark.driver.host=127.0.0.1", "--executor-memory", "512m"]
    arguments = [str(cluster.work / "puzzles.txt"), str(cluster.work / "rated")]
    environment = engines.environment() | {"PYTHONPATH": str(pathlib.Path(nf.__file__).parent.parent)}
    command = [str(engines.SPARK_HOME / "bin/spark-submit"), *options, str(JOB), *arguments]
    done = subprocess.run(command, env=environment, capture_output=True, text=True, timeout=300, check=False)
    assert done.returncode == 0, done.stderr[-4000:]

    import pyarrow.parquet

    rated = pyarrow.parquet.read_table(cluster.work / "rated").to_pylist()
    assert len(rated) == 61
    found = {row["puzzle"]: (row["level"], row["score"], row["solution"], row["canonical"]) for row in rated}
    ratings = nf.rate(puzzles).to_pylist()
    figures = zip(ratings, nf.solve(puzzles).to_pylist(), nf.canonical(puzzles).to_pylist(), strict=True)
    expected = [(rating["level"], rating["score"], solution, form) for rating, solution, form in figures]
    assert [found[puzzle] for puzzle in puzzles] == expected and found["53..7"] == (None, None, None, None)
    hardest = max(expected, key=lambda row: nf.levels().index(row[0]))[0]
    assert hardest in done.stdout


def lose_a_worker(session: SparkSession, cluster: engines.Cluster, job: DataFrame) -> list[tuple[object, ...]]:
    """Collect a data frame of 24 tasks; kill a worker, with its executor, when some are done and others are not."""
    rows: list[tuple[object, ...]] = []
    thread = threading.Thread(target=lambda: rows.extend(tuple(row) for row in job.collect()))
    thread.start()
    tracker, end = session.sparkContext.statusTracker(), time.monotonic() + 120
    while True:
        assert thread.is_alive() and time.monotonic() < end, "the job ended before a worker could be killed"
        stages = [tracker.getStageInfo(stage) for stage in tracker.getActiveStageIds()]
        if any(stage and 2 <= stage.numCompletedTasks <= 20 and stage.numActiveTasks for stage in stages):
            break
        time.sleep(0.02)
    engines.kill(cluster.workers[0].pid)
    assert cluster.workers[0].wait() < 0 and thread.is_alive()
    thread.join(240)
    assert not thread.is_alive()
    return rows


def test_a_lost_worker_changes_nothing(cluster: engines.Cluster, spark: SparkSession, archive: pathlib.Path) -> None:
    """The last test of this file: afterwards the cluster has only one worker."""
    spark.stop()
    with engines.standalone(cluster, archive) as session:
        session.range(2).repartition(2).collect()
        rows = lose_a_worker(session, cluster, ns.sample(session, 2400, seed=4, partitions=24))
        application = session.sparkContext.applicationId
    expected = [(i, one["puzzle"], one["ln_weight"]) for i, one in enumerate(nf.sample(2400, seed=4).to_pylist())]
    assert sorted(rows) == expected
    log = next(cluster.events.glob(f"{application}*")).read_text().splitlines()
    kinds = [json.loads(line)["Event"] for line in log]
    assert kinds.count("SparkListenerExecutorRemoved") >= 1, "no executor was lost"


def test_memory_does_not_grow_with_the_partition(engine: str, spark: SparkSession) -> None:
    if engine != "local":
        pytest.skip("needs --engine local")
    jvm = spark.sparkContext._gateway.proc.pid
    puzzle = nf.generate(1, seed=1)[0]
    peaks = []
    for rows in (20_000, 600_000):
        with Watch(jvm) as watch:
            column = ns.solve(spark.range(0, rows, 1, 1).select(lit(puzzle).alias("puzzle")), "puzzle")
            column.write.format("noop").mode("overwrite").save()
        peaks.append(watch.peak)
    print(f"peak of a worker: {peaks[0]} kB for 20,000 rows, {peaks[1]} kB for 600,000", file=sys.stderr)
    # The answers alone are 580,000 times 162 bytes, which is 94 MB.
    assert 0 < peaks[1] < peaks[0] + 32_000


class Watch:
    """The largest memory of a Python process that a JVM started, in kB."""

    def __init__(self, jvm: int) -> None:
        self.jvm, self.peak, self.done = jvm, 0, threading.Event()
        self.thread = threading.Thread(target=self.watch)

    def watch(self) -> None:
        while not self.done.wait(0.05):
            for pid in engines.descendants(self.jvm)[1:]:
                with contextlib.suppress(OSError, StopIteration):
                    status = pathlib.Path(f"/proc/{pid}/status").read_text().splitlines()
                    if "python" in status[0]:
                        self.peak = max(self.peak, int(next(x for x in status if x.startswith("VmHWM")).split()[1]))

    def __enter__(self) -> Watch:
        self.thread.start()
        return self

    def __exit__(self, *_: object) -> None:
        self.done.set()
        self.thread.join()
