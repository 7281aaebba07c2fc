"""The examples of the documents that need a cluster."""

from __future__ import annotations

import pathlib
import re

import pytest
from pyspark.sql import SparkSession

HERE = pathlib.Path(__file__).parent
# `./test spark` puts the documents beside the tests.
FOLDERS = [HERE.parent / "docs", HERE.parent.parent, HERE.parent.parent / "docs"]


@pytest.mark.parametrize("name", ["SPARK.md"])
def test_examples_run(engine: str, spark: SparkSession, name: str, capsys: pytest.CaptureFixture[str]) -> None:
    if engine != "local":
        pytest.skip("needs --engine local")
    found = [folder / name for folder in FOLDERS if (folder / name).is_file()]
    blocks = re.findall(r"^```python\n(.*?)^```$", found[0].read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    shown = [block for block in blocks if "SparkSession.builder.getOrCreate()" in block]
    assert len(shown) == 1
    # `getOrCreate` returns the session of the tests.
    exec(compile(shown[0].replace("1_000_000", "40"), name, "exec"), {})
    assert "|level|count|" in capsys.readouterr().out.replace(" ", "")
