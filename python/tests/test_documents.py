"""The examples of the documents."""

from __future__ import annotations

import pathlib
import re

import pytest
from conftest import HERE, WORKED

# `./test python` puts the documents beside the tests, and the package's own README where it is here.
PACKAGE = "package"
FOLDERS = [HERE.parent / "docs", HERE.parent.parent, HERE.parent.parent / "docs"]


@pytest.mark.parametrize("name", ["PYTHON.md", "README.md", "README.ko.md", PACKAGE])
def test_examples_run(name: str, tmp_path: pathlib.Path, monkeypatch: pytest.MonkeyPatch) -> None:
    found = [folder / name for folder in FOLDERS if (folder / name).is_file()]
    if name == PACKAGE:
        found = [HERE.parent / "README.md"]
    blocks = re.findall(r"^```python\n(.*?)^```$", found[0].read_text(encoding="utf-8"), re.DOTALL | re.MULTILINE)
    assert blocks
    monkeypatch.chdir(tmp_path)
    pathlib.Path("puzzles.csv").write_text(f"puzzle\n{WORKED}\n")
    names: dict[str, object] = {}
    # Those on Spark run in tests_spark.
    for block in [block for block in blocks if "pyspark" not in block]:
        exec(compile(block, name, "exec"), names)
