"""Many problems at once, in whatever form they come: texts, lines of bytes, or an array as numpy has them."""

from __future__ import annotations

import os
import sys
from collections.abc import Iterable, Sequence
from typing import Any, cast, overload

from fullhouse.core.errors import BadInput
from fullhouse.solver import backend
from fullhouse.solver.answers import count
from fullhouse.solver.backend import ISA, _kernel
from fullhouse.solver.generate import canonical
from fullhouse.solver.many import Progress, numbered, portions, read_in_list
from fullhouse.sudoku.reading import BOARDS

NONE, SEVERAL = "none", "several"
_WORDS = {0: NONE, 2: SEVERAL}
_NUMBERS = bytes(range(10))
_TO_NUMBERS = bytes(byte - 48 if 48 <= byte <= 57 else byte for byte in range(256))


@overload
def solve_many(
    problems: bytes | bytearray, *, threads: int | None = 1, progress: Progress | None = None
) -> bytes: ...
@overload
def solve_many(
    problems: Sequence[str], *, threads: int | None = 1, progress: Progress | None = None
) -> list[str]: ...
@overload
def solve_many(problems: Any, *, threads: int | None = 1, progress: Progress | None = None) -> Any: ...
def solve_many(problems: Any, *, threads: int | None = 1, progress: Progress | None = None) -> Any:
    """The answers to many problems, in the form of the question. Much faster than one `solve` after another.

    - Texts: a list with the solution, `"none"` or `"several"` for each.
    - Bytes, one problem a line: the same answers as bytes, one a line.
    - Anything two-dimensional of bytes (a numpy array of `uint8`, say), a row a problem, either numbers with
      0 for empty or characters: rows of numbers, all 0 where there is no solution, all 255 where there are
      several. A numpy array gives a numpy array, all else a memoryview.

    `threads=None` takes as many as there are cores. `progress` is told now and then how many are done; what
    it raises ends the work. Raises BadInput with the number of the problem, from 1.

    >>> solve_many(["." * 36, "11" + "." * 34, "12345645612321436536521453164264253."])
    ['several', 'none', '123456456123214365365214531642642531']
    """
    threads = thread_count(threads)
    if isinstance(problems, bytes | bytearray):
        return _lines(problems, threads, progress)
    try:
        rows = memoryview(problems)
    except (TypeError, ValueError):  # not of bytes, or of a kind that has none to show
        return _texts(texts_of(problems), threads, progress)
    return solve_rows(problems, rows, threads, progress)


def solve_array(problems: Any, *, threads: int | None = 1, progress: Progress | None = None) -> Any:
    """The solutions of an array of `uint8`, n × 81 or n × 36 numbers in C order, 0 for empty; as an array.

    Nothing is copied on the way in or out, and other threads run meanwhile. A row is all 0 where there is no
    solution, all 255 where there are several; BadInput names the first row with another number, from 1.
    """
    threads = thread_count(threads)
    try:
        rows = memoryview(problems)
    except (TypeError, ValueError):
        shape, kind = list(getattr(problems, "shape", ())), type(problems).__name__
        raise BadInput("bad-array", shape=shape, format=kind, expected="n × 81 bytes") from None
    cells = rows.shape[1] if rows.ndim == 2 and rows.shape is not None else 0
    if cells not in BOARDS or rows.format != "B" or not rows.c_contiguous:
        raise BadInput("bad-array", shape=list(rows.shape or ()), format=rows.format, expected="n × 81 bytes")
    solved = solve_bytes(rows.cast("B") if rows.nbytes else b"", cells, True, threads, progress)
    if isinstance(solved, int):
        read_in_list(solved + 1, [str(number) for number in rows[solved : solved + 1].tobytes()])
        raise BadInput("bad-array", shape=list(rows.shape or ()), format=rows.format, expected="0–9")
    return shaped(problems, solved, cells)


def count_many(
    problems: Iterable[str], limit: int = 2, *, threads: int | None = 1, progress: Progress | None = None
) -> list[int]:
    """How many solutions each of many problems has; stops counting at the limit. See `solve_many`.

    >>> count_many(["." * 36, "11" + "." * 34], 1000)
    [1000, 0]
    """
    texts, threads = texts_of(problems), thread_count(threads)
    if not isinstance(limit, int) or limit < 1:
        raise BadInput("bad-number", field="limit", value=limit, least=1)
    counts: list[int] = []
    for some in portions(len(texts), threads, progress):
        asked = texts if progress is None else texts[some]
        if _is_even(asked):
            counted = _kernel.count_texts(asked, len(asked[0]), limit, threads, ISA)
            if not isinstance(counted, int):
                counts = counts + counted if counts else counted
                continue
        counts += [
            numbered(lambda one: count(one, limit), number, text)
            for number, text in enumerate(asked, some.start + 1)
        ]
    return counts


def canonical_many(
    problems: Iterable[str], *, threads: int | None = 1, progress: Progress | None = None
) -> list[str]:
    """The canonical form of each of many problems, in their order. See `canonical`.

    >>> canonical_many(["12345645612321436536521453164264253."])
    ['123456456123214365365214.31642642531']
    """
    texts, threads = texts_of(problems), thread_count(threads)
    forms: list[str] = []
    for some in portions(len(texts), threads, progress):
        asked = texts if progress is None else texts[some]
        if _is_even(asked):
            some_forms = _kernel.canonical_texts(asked, len(asked[0]), threads, ISA)
            if not isinstance(some_forms, int) and None not in some_forms:
                known = cast("list[str]", some_forms)
                forms = forms + known if forms else known
                continue
        forms += [numbered(canonical, number, text) for number, text in enumerate(asked, some.start + 1)]
    return forms


def canonical_lines(problems: bytes | bytearray, *, threads: int | None = 1) -> bytes | None:
    """The canonical forms of lines of problems, a line each; None where lines are uneven or one is at fault.

    >>> canonical_lines(b"12345645612321436536521453164264253.\\n")
    b'123456456123214365365214.31642642531\\n'
    """
    form, threads = even_lines(problems), thread_count(threads)
    if form is None:
        return None
    forms = _kernel.canonical_lines(problems, *form, threads, ISA)
    return None if isinstance(forms, int) else forms


def unique_lines(problems: bytes | bytearray, *, empty: str = ".", threads: int | None = 1) -> bytes | None:
    """Lines of problems with this symbol in empty cells, `.` or `0`.

    None where lines are uneven or one has not exactly one solution.

    >>> unique_lines(b"12345645612321436536521453164264253.\\n", empty="0")
    b'123456456123214365365214531642642530\\n'
    """
    form, threads = even_lines(problems), thread_count(threads)
    if form is None:
        return None
    lines = _kernel.unique_lines(problems, *form, empty, threads, ISA)
    return None if isinstance(lines, int) else lines


def thread_count(threads: int | None) -> int:
    """How many threads are meant: None for as many as there are cores."""
    if threads is None:
        return os.cpu_count() or 1
    if not isinstance(threads, int) or threads < 1:
        raise BadInput("bad-number", field="threads", value=threads, least=1)
    return threads


def texts_of(problems: object) -> list[str]:
    """Many problems as a list; a text alone would be a list of single characters."""
    if isinstance(problems, str) or not isinstance(problems, Iterable):
        raise BadInput("not-a-list", field="problems", value=problems)
    try:
        return list(problems)
    except TypeError:  # an array without dimensions
        raise BadInput("not-a-list", field="problems", value=problems) from None


def _is_even(texts: list[str]) -> bool:
    """Whether the first text has a length that the kernel knows; it finds out itself about the others."""
    return bool(texts) and isinstance(texts[0], str) and len(texts[0]) in BOARDS


def _texts(texts: list[str], threads: int, progress: Progress | None = None) -> list[str]:
    answers: list[str] = []
    for some in portions(len(texts), threads, progress):
        asked = texts if progress is None else texts[some]
        if _is_even(asked):
            solved = _kernel.solve_texts(asked, len(asked[0]), threads, ISA)
            if not isinstance(solved, int):
                answers = answers + solved if answers else solved
                continue
        answers += [
            _answer(str(read_in_list(number, text))) for number, text in enumerate(asked, some.start + 1)
        ]
    return answers


def _answer(text: str) -> str:
    answer = backend.answer(text)
    return answer if isinstance(answer, str) else _WORDS[answer]


def solve_lines(problems: bytes | bytearray, *, threads: int | None = 1) -> bytes | None:
    """What `solve_many` says to bytes; None where lines are uneven or one is at fault."""
    form, threads = even_lines(problems), thread_count(threads)
    if form is None:
        return None
    answers = _kernel.solve_lines(problems, *form, threads, ISA)
    return answers if isinstance(answers, bytes) else None


def _lines(problems: bytes | bytearray, threads: int, progress: Progress | None = None) -> bytes:
    form = even_lines(problems)
    if form is not None:
        stride, answers = form[1], bytearray()
        for some in portions(-(-len(problems) // stride), threads, progress):
            part = problems if progress is None else problems[some.start * stride : some.stop * stride]
            solved = _kernel.solve_lines(part, *form, threads, ISA)
            if isinstance(solved, int):
                break
            if progress is None:
                return solved
            answers += solved
        else:
            return bytes(answers)
    texts = [line.decode("utf-8", "replace") for line in problems.splitlines()]
    return "".join(f"{answer}\n" for answer in _texts(texts, threads, progress)).encode()


def even_lines(problems: bytes | bytearray) -> tuple[int, int] | None:
    """Cells and stride, if all lines are equally long."""
    for cells in BOARDS:
        for end in (b"\n", b"\r\n"):
            stride = cells + len(end)
            if problems[cells:stride] == end or len(problems) == cells:
                count, rest = divmod(len(problems), stride)
                even = rest in (0, cells) and all(
                    problems[cells + i :: stride] == end[i : i + 1] * count for i in range(len(end))
                )
                return (cells, stride) if even else None
    return None


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


def _read(data: bytes, cells: int, numbers: bool) -> bytes:
    """The rows as characters that the kernel knows; BadInput for the first that is no problem."""
    texts = []
    for number, start in enumerate(range(0, len(data), cells), 1):
        row = data[start : start + cells]
        text = "".join(map(str, row)) if numbers else row.decode("latin-1")
        texts.append(str(read_in_list(number, list(text))))
    return "".join(texts).encode()
