"""Problems as rows of bytes, numbers or characters: what numpy has, and anything like it."""

from __future__ import annotations

import sys
from typing import Any

from fullhouse.core.errors import BadInput
from fullhouse.solver.backend import ISA, _kernel
from fullhouse.solver.progress import Progress, portions
from fullhouse.solver.text import read_in_list
from fullhouse.sudoku.reading import BOARDS

_NUMBERS = bytes(range(10))


def solve_rows(problems: Any, rows: memoryview, threads: int, progress: Progress | None) -> Any:
    """Numbers or characters, a row a problem; the answers in the form of the question."""
    cells = rows.shape[1] if rows.ndim == 2 and rows.shape is not None else 0
    if cells not in BOARDS or rows.itemsize != 1:
        raise BadInput("bad-array", shape=list(rows.shape or ()), format=rows.format, expected="n × 81 bytes")
    data = rows.tobytes()
    numbers = not data.translate(None, _NUMBERS)
    solved = solve_bytes(data, cells, numbers, threads, progress)
    if isinstance(solved, int):  # read one by one: either one is at fault, or only its symbols are unusual
        data, numbers = _read(data, cells, numbers), False
        solved = solve_bytes(data, cells, numbers, threads, progress)
    assert isinstance(solved, bytearray)
    return shaped(problems, solved if numbers else solved.translate(_TO_NUMBERS), cells)


def solve_bytes(
    data: bytes | memoryview, cells: int, numbers: bool, threads: int, progress: Progress | None
) -> bytearray | int:
    """By the kernel; or the index of a row that it cannot read."""
    solved = bytearray()
    for some in portions(len(data) // cells, threads, progress):
        start: int = some.start
        asked = data[start * cells : some.stop * cells]
        answers = _kernel.solve_rows(asked, cells, numbers, threads, ISA)
        if isinstance(answers, int):
            return start + answers
        solved = solved + answers if solved else answers
    return solved


def shaped(problems: Any, solved: bytearray, cells: int) -> Any:
    """The rows as what they were asked for: an array of numpy, or a memoryview (flat if empty)."""
    rows = memoryview(solved)
    numpy = sys.modules.get("numpy")
    if numpy and isinstance(problems, numpy.ndarray):
        return numpy.asarray(rows).reshape(-1, cells)
    return rows.cast("B", shape=[len(solved) // cells, cells]) if solved else rows


_TO_NUMBERS = bytes(byte - 48 if 48 <= byte <= 57 else byte for byte in range(256))


def _read(data: bytes, cells: int, numbers: bool) -> bytes:
    """The rows as characters that the kernel knows; BadInput for the first that is no problem."""
    texts = []
    for number, start in enumerate(range(0, len(data), cells), 1):
        row = data[start : start + cells]
        text = "".join(map(str, row)) if numbers else row.decode("latin-1")
        texts.append(str(read_in_list(number, list(text))))
    return "".join(texts).encode()
