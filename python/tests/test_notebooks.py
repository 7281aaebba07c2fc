"""The notebooks run, and what is kept in them is what they print.

`SNAPSHOTS=overwrite pytest tests/test_notebooks.py` keeps all that they show now.
"""

from __future__ import annotations

import copy
import os
from typing import Any

import nbformat
import pytest
from conftest import HERE
from nbclient import NotebookClient

# `./test python` puts the documents beside the tests.
FOLDERS = [HERE.parent / "docs" / "notebooks", HERE.parent.parent / "docs" / "notebooks"]
FOLDER = next((folder for folder in FOLDERS if folder.is_dir()), FOLDERS[0])


def shown(notebook: Any) -> list[list[str]]:
    """What each cell prints or returns; of drawings and tables only the kind, since libraries draw differently."""
    return [of_cell(cell.get("outputs", [])) for cell in notebook.cells]


def of_cell(outputs: list[Any]) -> list[str]:
    """What is printed in one piece, however it was cut on its way from the kernel."""
    pieces: list[str] = []
    for one, before in zip(outputs, [None, *outputs], strict=False):
        if before is not None and one.output_type == before.output_type == "stream" and one.name == before.name:
            pieces[-1] += text(one)
        else:
            pieces.append(text(one))
    return pieces


def text(output: Any) -> str:
    """What an output prints, or its kind."""
    if output.output_type == "stream":
        return str(output.text)
    kinds = sorted(output.data)
    return str(output.data["text/plain"] if kinds == ["text/plain"] else max(set(kinds) - {"text/plain"}))


@pytest.mark.parametrize("name", ["ten-minutes", "how-hard"])
def test_notebooks_show_what_they_say(name: str, monkeypatch: pytest.MonkeyPatch) -> None:
    for variable in ("NINEFOLD_SAMPLE", "NINEFOLD_LISTS"):
        monkeypatch.delenv(variable, raising=False)
    file = FOLDER / f"{name}.ipynb"
    kept = nbformat.read(file, as_version=4)  # type: ignore[no-untyped-call]
    made = copy.deepcopy(kept)
    NotebookClient(made, timeout=600, resources={"metadata": {"path": str(FOLDER)}}, record_timing=False).execute()
    if os.environ.get("SNAPSHOTS") == "overwrite":
        made.metadata.language_info = {"name": "python"}
        nbformat.write(made, file)  # type: ignore[no-untyped-call]
    else:
        assert shown(made) == shown(kept)
