"""`solve_many` in all its forms gives the answers of `solve`."""

import sys
from types import ModuleType
from typing import Any

import numpy
import pytest

from fullhouse.core.errors import BadInput
from fullhouse.solver import solve_many
from tests.solver.test_known import CONTRADICTION, EMPTY, PROBLEM, SOLUTION

THREE = [PROBLEM, CONTRADICTION, EMPTY]
ANSWERS = [SOLUTION, "none", "several"]


@pytest.mark.parametrize("threads", [1, 2, None])
def test_texts(threads: int | None) -> None:
    assert solve_many(THREE * 3000, threads=threads) == ANSWERS * 3000
    assert solve_many(iter(THREE), threads=threads) == ANSWERS
    assert solve_many([], threads=threads) == []


@pytest.mark.parametrize("end", ["\n", "\r\n"])
@pytest.mark.parametrize("last", ["", "end"])
def test_lines(end: str, last: str) -> None:
    lines = end.join(THREE) + (end if last else "")
    assert solve_many(lines.encode()) == ("\n".join(ANSWERS) + "\n").encode()
    assert solve_many(bytearray(lines.encode())) == ("\n".join(ANSWERS) + "\n").encode()


def test_rows() -> None:
    numbers = b"".join(bytes(int(char) if char != "." else 0 for char in text) for text in THREE)
    for data in (numbers, "".join(THREE).encode()):
        solved = solve_many(memoryview(data).cast("B", shape=[3, 81]))
        assert solved.tolist() == [[int(digit) for digit in SOLUTION], [0] * 81, [255] * 81]


def test_numpy_rows() -> None:
    rows = numpy.array(
        [[int(char) if char != "." else 0 for char in text] for text in THREE], dtype=numpy.uint8
    )
    solved = solve_many(rows)
    assert isinstance(solved, numpy.ndarray)
    assert solved[0].tolist() == [int(digit) for digit in SOLUTION]


def test_six_by_six() -> None:
    assert solve_many(["." * 36, "11" + "." * 34]) == ["several", "none"]
    assert solve_many(b"." * 36) == b"several\n"


@pytest.mark.parametrize(
    ("problems", "facts"),
    [
        ([PROBLEM, "?" + PROBLEM[1:]], {"problem": 2, "character": "?", "cell": "a1", "most": 9}),
        ([PROBLEM, PROBLEM[1:]], {"problem": 2, "length": 80, "expected": [81, 36]}),
        (["x", PROBLEM], {"problem": 1, "length": 1, "expected": [81, 36], "character": "x", "position": 1}),
        ([PROBLEM, None], {"problem": 2, "value": None}),
        (
            (PROBLEM + "\n" + "." * 80 + "x\n").encode(),
            {"problem": 2, "character": "x", "cell": "i9", "most": 9},
        ),
        ((PROBLEM + "\n\n" + PROBLEM).encode(), {"problem": 2, "length": 0, "expected": [81, 36]}),
        (memoryview(b"\x0a" * 81).cast("B", shape=[1, 81]), {"problem": 1, "cell": "a1"}),
        (memoryview(b"12"), {"shape": [2]}),
        (PROBLEM, {}),
        (17, {}),
    ],
)
def test_errors_name_the_problem_index(problems: Any, facts: dict[str, object]) -> None:
    with pytest.raises(BadInput) as bad:
        solve_many(problems)
    assert facts.items() <= bad.value.facts.items()


@pytest.mark.parametrize("threads", [0, -1, 1.5, "2"])
def test_invalid_thread_counts_are_refused(threads: int) -> None:
    with pytest.raises(BadInput):
        solve_many(THREE, threads=threads)


def test_needs_no_numpy(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setitem(sys.modules, "numpy", ModuleType("nothing"))
    monkeypatch.delitem(sys.modules, "numpy")
    assert solve_many(THREE) == ANSWERS
