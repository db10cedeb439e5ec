"""Long work in bounded memory: lines in pieces, answers as soon as they are known, progress for people."""

from __future__ import annotations

import re
import sys
from collections.abc import Iterator
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import BinaryIO, Protocol

from fullhouse.core.causes.system import reason
from fullhouse.core.errors import BadInput
from fullhouse.solver import count as count_solutions
from fullhouse.solver import solve_many

PIECE = 1 << 20
"""Bytes read at a time: some 12,000 problems."""

LONGEST_LINE = 1 << 16
"""Longest accepted line: longer ones are refused before they fill the memory."""


class Advance(Protocol):
    def __call__(self, done: int) -> None: ...


def answer_lines(file: Path, *, count: int | None, threads: int) -> None:
    """An answer for every line of a file, `-` for standard input; or for one problem itself."""
    if count is not None and count < 1:
        raise BadInput("bad-number", field="count", value=count, least=1)
    if not 1 <= threads <= 1024:
        raise BadInput("bad-number", field="threads", value=threads, least=1)
    with _opened(file) as (source, size), progress(size) as advance:
        for before, piece in _whole_lines(source):
            try:
                sys.stdout.buffer.write(_answers(piece, count, threads))
            except BadInput as bad:
                sound = bad.facts["problem"] - 1
                sys.stdout.buffer.write(
                    _answers(b"".join(piece.splitlines(keepends=True)[:sound]), count, threads)
                )
                raise BadInput(bad.code, **{**bad.facts, "problem": before + sound + 1}) from None
            finally:
                sys.stdout.buffer.flush()
            advance(len(piece))


def _answers(piece: bytes, count: int | None, threads: int) -> bytes:
    if count is None:
        return solve_many(piece, threads=threads)
    lines = (line.decode("utf-8", "replace") for line in piece.splitlines())
    return b"".join(b"%d\n" % _counted(line, number, count) for number, line in enumerate(lines, 1))


def _counted(line: str, number: int, limit: int) -> int:
    try:
        return count_solutions(line, limit)
    except BadInput as bad:
        raise BadInput(bad.code, problem=number, **bad.facts) from None


def is_problem(text: str) -> bool:
    """Whether an argument is a problem itself, and not the name of a file that holds problems.

    >>> is_problem("." * 81), is_problem("problems.txt")
    (True, False)
    """
    return bool(re.fullmatch(r"[0-9.]{36,}", text)) and not Path(text).exists()


@contextmanager
def _opened(file: Path) -> Iterator[tuple[BinaryIO, int | None]]:
    if str(file) == "-":
        yield sys.stdin.buffer, None
        return
    if is_problem(str(file)):
        yield BytesIO(str(file).encode()), None
        return
    try:
        source = file.open("rb")
    except OSError as error:
        raise BadInput("file-unreadable", path=str(file), detail=reason(error)) from None
    with source:
        yield source, file.stat().st_size if file.is_file() else None


def _whole_lines(source: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Pieces of whole lines, and how many lines came before. Typed input is answered line by line."""
    before, rest = 0, b""
    while piece := source.read1(PIECE) if hasattr(source, "read1") else source.read(PIECE):
        lines, end, tail = (rest + piece).rpartition(b"\n")
        if lines or end:
            yield before, lines + end
            before += lines.count(b"\n") + 1
        if len(tail) > LONGEST_LINE:
            raise BadInput("bad-grid-length", problem=before + 1, length=len(tail), expected=[81, 36])
        rest = tail
    if rest:
        yield before, rest


@contextmanager
def progress(total: int | None, *, is_wanted: bool | None = None) -> Iterator[Advance]:
    """A progress bar on a terminal; nothing elsewhere, nor where it would mix with answers."""
    if not sys.stderr.isatty() or not (is_wanted if is_wanted is not None else not sys.stdout.isatty()):
        yield lambda done: None  # noqa: ARG005
        return
    from fullhouse.cli.frame.progress import Bar  # noqa: PLC0415

    bar = Bar(total)
    try:
        yield bar.advance
    finally:
        bar.clear()
