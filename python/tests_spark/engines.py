"""The engines that the tests run on: Spark in this process, a standalone cluster of it, Sail."""

from __future__ import annotations

import contextlib
import os
import pathlib
import signal
import socket
import subprocess
import sys
import time
from collections.abc import Iterator
from dataclasses import dataclass, field

import pyspark
from pyspark.sql import SparkSession

SPARK_HOME = pathlib.Path(pyspark.__file__).parent
# Quick to start and small, since nothing here runs for long.
JVM = "-XX:TieredStopAtLevel=1 -XX:+UseSerialGC"


@dataclass
class Cluster:
    """A master and two workers, processes of their own on the loopback interface."""

    url: str
    work: pathlib.Path
    master: subprocess.Popen[bytes]
    workers: list[subprocess.Popen[bytes]] = field(default_factory=list)

    @property
    def events(self) -> pathlib.Path:
        return self.work / "events"


def environment() -> dict[str, str]:
    """What the daemons see: without the path on which this process finds Ninefold."""
    found = {name: text for name, text in os.environ.items() if name not in ("PYTHONPATH", "PYSPARK_SUBMIT_ARGS")}
    found.update(SPARK_LOCAL_IP="127.0.0.1", SPARK_DAEMON_MEMORY="256m", SPARK_DAEMON_JAVA_OPTS=JVM)
    found.update(SPARK_HOME=str(SPARK_HOME), PYSPARK_PYTHON=sys.executable)
    return found


@contextlib.contextmanager
def cluster(work: pathlib.Path) -> Iterator[Cluster]:
    """Start a cluster; end its processes afterwards."""
    (work / "events").mkdir()
    with socket.socket() as free:
        free.bind(("127.0.0.1", 0))
        port = free.getsockname()[1]
    address = ["--host", "127.0.0.1", "--webui-port", "0"]
    url = f"spark://127.0.0.1:{port}"
    started = Cluster(url, work, _daemon(work / "master.log", "master.Master", *address, "--port", str(port)))
    try:
        _until(lambda: _listens(port), "the master does not listen")
        for number in range(2):
            options = ["--cores", "1", "--memory", "1g", "--work-dir", str(work / f"worker{number}")]
            log = work / f"worker{number}.log"
            started.workers.append(_daemon(log, "worker.Worker", *address, *options, url))
        logs = [work / f"worker{number}.log" for number in range(2)]
        registered = "Successfully registered with master"
        _until(lambda: all(registered in log.read_text() for log in logs), "the workers do not register")
        yield started
    finally:
        for daemon in [*started.workers, started.master]:
            kill(daemon.pid)
            daemon.wait()


def _daemon(log: pathlib.Path, name: str, *arguments: str) -> subprocess.Popen[bytes]:
    command = [str(SPARK_HOME / "bin/spark-class"), f"org.apache.spark.deploy.{name}", *arguments]
    with log.open("wb") as out:
        return subprocess.Popen(command, env=environment(), stdout=out, stderr=subprocess.STDOUT)


def _listens(port: int) -> bool:
    with socket.socket() as probe:
        return probe.connect_ex(("127.0.0.1", port)) == 0


def _until(true: object, otherwise: str) -> None:
    assert callable(true)
    end = time.monotonic() + 300
    while not true():
        assert time.monotonic() < end, otherwise
        time.sleep(0.1)


def descendants(pid: int) -> list[int]:
    """A process and all that it started, directly or not."""
    parents: dict[int, list[int]] = {}
    for entry in pathlib.Path("/proc").glob("[0-9]*"):
        with contextlib.suppress(OSError):
            parent = int((entry / "stat").read_text().rpartition(")")[2].split()[1])
            parents.setdefault(parent, []).append(int(entry.name))
    found = [pid]
    for one in found:
        found.extend(parents.get(one, []))
    return found


def kill(pid: int) -> None:
    """Kill a process and what it started, without a chance to tidy up."""
    for one in descendants(pid):
        with contextlib.suppress(ProcessLookupError):
            os.kill(one, signal.SIGKILL)


def configured(master: str) -> SparkSession.Builder:
    """The beginning of a session of Spark."""
    os.environ["PYSPARK_PYTHON"] = sys.executable
    os.environ["SPARK_LOCAL_IP"] = "127.0.0.1"
    os.environ["PYSPARK_SUBMIT_ARGS"] = f"--conf 'spark.driver.extraJavaOptions={JVM}' pyspark-shell"
    return (
        SparkSession.builder.master(master)
        .appName("Ninefold's tests")
        .config("spark.ui.enabled", "false")
        .config("spark.ui.showConsoleProgress", "false")
        .config("spark.sql.shuffle.partitions", "3")
        .config("spark.log.level", "ERROR")
    )


@contextlib.contextmanager
def local() -> Iterator[SparkSession]:
    """Spark in this process and the workers that it starts."""
    session = configured("local[2]").getOrCreate()
    yield session
    session.stop()


@contextlib.contextmanager
def standalone(cluster: Cluster, archive: pathlib.Path) -> Iterator[SparkSession]:
    """Spark on a cluster whose workers get Ninefold as an archive and have it from nowhere else."""
    session = (
        configured(cluster.url)
        .config("spark.driver.host", "127.0.0.1")
        .config("spark.executor.memory", "512m")
        .config("spark.executor.extraJavaOptions", JVM)
        .config("spark.archives", f"{archive}#lib")
        .config("spark.executorEnv.PYTHONPATH", "lib")
        .config("spark.eventLog.enabled", "true")
        .config("spark.eventLog.dir", cluster.events.as_uri())
        .config("spark.eventLog.compress", "false")
        .config("spark.eventLog.rolling.enabled", "false")
        .getOrCreate()
    )
    yield session
    session.stop()


@contextlib.contextmanager
def sail() -> Iterator[SparkSession]:
    """Sail in this process, reached as Spark Connect is."""
    from pysail.spark import SparkConnectServer

    server = SparkConnectServer(port=0)
    server.start(background=True)
    _, port = server.listening_address
    session = SparkSession.builder.remote(f"sc://127.0.0.1:{port}").getOrCreate()
    yield session
    session.stop()
    server.stop()
