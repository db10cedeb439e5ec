"""The set-up takes another Python only where that is clearly quicker and nothing lacks."""

import runpy
import sys
from pathlib import Path
from typing import Any

import pytest

CHOICE: dict[str, Any] = runpy.run_path(str(Path(__file__).parents[1] / "release/quickest.py"))
asked, quickest = CHOICE["asked"], CHOICE["quickest"]


def python(folder: Path, answer: str, status: int = 0) -> str:
    """A program that answers as a Python would."""
    folder.mkdir()
    path = folder / "python3"
    path.write_text(f"#!/bin/sh\necho '{answer.format(path)}'\nexit {status}\n")
    path.chmod(0o755)
    return str(path)


@pytest.mark.parametrize(
    ("others", "taken"),
    [
        (["cpython-311 0.020 {}", "cpython-311 0.012 {}", "cpython-311 0.016 {}"], 1),
        (["cpython-311 0.017 {}"], None),
        (["cpython-313 0.001 {}"], None),
        (["", "no Python at all"], None),
        ([], None),
    ],
    ids=["quickest", "hardly quicker", "another version", "something lacks", "the only one"],
)
def test_a_clearly_quicker_one_is_taken(tmp_path: Path, others: list[str], taken: int | None) -> None:
    usual = python(tmp_path / "usual", "cpython-311 0.020 {}")
    paths = [python(tmp_path / f"other{n}", answer) for n, answer in enumerate(others)]
    folders = [str(Path(path).parent) for path in (usual, *paths)]
    assert quickest(usual, [*folders, str(tmp_path / "nowhere")]) == (
        usual if taken is None else paths[taken]
    )


def test_one_that_fails_is_not_taken(tmp_path: Path) -> None:
    usual = python(tmp_path / "usual", "cpython-311 0.020 {}")
    python(tmp_path / "broken", "cpython-311 0.001 {}", status=1)
    assert quickest(usual, [str(tmp_path / "broken")]) == usual


def test_where_the_usual_one_does_not_answer_it_stays(tmp_path: Path) -> None:
    quick = python(tmp_path / "quick", "cpython-311 0.001 {}")
    assert quickest("/nowhere/python3", [str(Path(quick).parent)]) == "/nowhere/python3"


def test_what_this_python_says_of_itself() -> None:
    answer = asked(sys.executable)
    assert answer is not None
    assert answer[0] == sys.implementation.cache_tag
    assert answer[1] > 0
    assert answer[2] == sys.executable
