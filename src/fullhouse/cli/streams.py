"""Files of many problems in bounded memory: lines in pieces, answers in order, progress for people.

Blank lines and those that begin with `#` do not count; of any other the problem goes to the first blank, `#`,
`;` or `,`. Files may be compressed, or tables of Parquet or Arrow.
"""

from __future__ import annotations

import os
from collections import deque
from collections.abc import Callable, Iterable, Iterator, Sequence
from concurrent.futures import Future, ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Annotated, Any, Literal, NamedTuple

from fullhouse.cli.batch.files import STANDARD, Source, opened, written
from fullhouse.cli.batch.pieces import Answerer, Fault, Piece
from fullhouse.cli.batch.resume import Mark, last_mark, remove_mark, set_mark
from fullhouse.cli.batch.tables import Columns
from fullhouse.cli.frame.arguments import Option, echo, encoded
from fullhouse.cli.frame.progress import progress
from fullhouse.cli.language import error_line, language, option_help
from fullhouse.core.errors import BadInput
from fullhouse.solver.blocks import map_blocks
from fullhouse.words import say

PIECE = 82 * 16_384
"""Bytes read at a time: whole lines, where each has 81 characters and its end. So few that a core still has
them at hand when it has answered and writes."""

SENT_PIECE = 82 * 50_000
"""The same for what is sent to another machine."""

LONGEST_LINE = 1 << 16
"""Bytes of a line that are read at most."""

LONGEST_LEFT_OUT = 1 << 20
"""Bytes of a line that are left out until its end is no longer waited for."""

Threads = Annotated[
    int | None, Option(min=1, max=1024, show_default=False, help=option_help("lines", "threads"))
]
SkipErrors = Annotated[bool, Option("--skip-errors", help=option_help("lines", "skip-errors"))]
Out = Annotated[Path, Option(show_default=False, help=option_help("lines", "out"))]
Engine = Annotated[Literal["local", "dask"], Option(help=option_help("lines", "engine"))]
Scheduler = Annotated[str, Option(show_default=False, help=option_help("lines", "scheduler"))]
Resume = Annotated[bool, Option("--resume", help=option_help("lines", "resume"))]


@dataclass(frozen=True)
class LineOptions:
    """What every command takes that answers files of problems."""

    threads: Threads = None
    skip_errors: SkipErrors = False
    out: Out = STANDARD
    engine: Engine = "local"
    scheduler: Scheduler = ""
    resume: Resume = False


Map = Callable[[Callable[[Any], Any], Iterable[Any]], Iterator[Any]]
"""Anything that works like `map`."""


def as_json(problems: Sequence[str], name: str, answers: Sequence[object]) -> list[str]:
    """Each problem with its answer, as an object.

    >>> as_json(["1.."], "count", [2])
    ['{"problem":"1..","count":2}']
    """

    pairs = zip(problems, answers, strict=True)
    return [encoded({"problem": problem, name: answer}) for problem, answer in pairs]


def answer_lines(
    file: Path,
    answerer: Answerer,
    options: LineOptions,
    *,
    columns: Columns,
    local: Map | None = None,
    piece: int | None = None,
) -> frozenset[str]:
    """An answer for every problem of a file, `-` for standard input; or for one problem itself.

    By this process, or by the workers of a cluster: the same bytes. Gives what was remarked meanwhile.
    """
    piece = piece or (SENT_PIECE if options.engine == "dask" else PIECE)
    mark = last_mark(file, options.out) if options.resume else None
    with opened(file, mark.read if mark else 0) as source:
        on = map_on(options.engine, options.scheduler, local or map_here(source, options.threads))
        work = Work(options.out, columns, on, mark, piece)
        return answer_source(source, answerer, work, called=str(file))


def map_on(engine: str, scheduler: str, local: Map = map) -> Map:
    """Who works: this process, or a cluster. BadInput for an address that nobody would ask."""
    if scheduler and engine != "dask":
        raise BadInput("scheduler-without-engine", address=scheduler)
    return partial(map_blocks, scheduler=scheduler or None) if engine == "dask" else local


def map_here(source: Source, threads: int | None) -> Map:
    """How this process works: typed lines are answered at once, one thread does one thing after another."""
    return map if source.size is None or (threads or os.cpu_count()) == 1 else ahead


def ahead(work: Callable[[Any], Any], pieces: Iterable[Any]) -> Iterator[Any]:
    """Like `map`, but the next piece is under way while the last answer is written.

    >>> list(ahead(len, ["a", "bb", ""]))
    [1, 2, 0]
    """
    with ThreadPoolExecutor(1) as pool:
        waiting: Future[Any] | None = None
        for piece in pieces:
            begun = pool.submit(work, piece)
            if waiting is not None:
                yield waiting.result()
            waiting = begun
        if waiting is not None:
            yield waiting.result()


class Work(NamedTuple):
    """Where the answers go, and who works."""

    out: Path
    columns: Columns | None = None
    """What a table has, if the answers become one."""
    on: Map = map
    mark: Mark | None = None
    """Where to go on; None where no mark is kept to go on later."""
    piece: int = PIECE
    """Bytes that are read at a time."""


def answer_source(source: Source, answerer: Answerer, work: Work, *, called: str) -> frozenset[str]:
    """The answers to what an open file holds; what was remarked meanwhile. BadInput without any problem."""
    mark, remarks = work.mark or Mark(0), frozenset[str]()
    at = mark.read
    with (
        written(work.out, mark.written if work.mark else None, work.columns) as target,
        progress(source.size, is_wanted=True if work.out != STANDARD else None) as advance,
    ):
        lengths: deque[int] = deque()
        pieces = _measured(_whole_lines(source, work.piece, is_first=not mark.lines), lengths)
        for answered in work.on(answerer, pieces):
            target.write(answered.text)
            target.flush()
            remarks |= answered.remarks
            faults = [_located(fault, mark.lines) for fault in answered.faults]
            if answered.is_stopped:
                raise faults[0]
            for error in faults:
                echo(error_line(error), err=True)
            mark = Mark(
                mark.size,
                mark.read + lengths.popleft(),
                mark.written + len(answered.text),
                mark.lines + answered.lines,
                mark.answered + answered.number,
                mark.skipped + len(faults),
            )
            if work.mark:
                set_mark(work.out, mark)
            if source.raw is None:
                advance(answered.lines)
            else:
                advance(source.raw.tell() - at)
                at = source.raw.tell()
    if work.mark:
        remove_mark(work.out)
    if mark.skipped:
        echo(say("lines-skipped", language(), count=mark.skipped), err=True)
    elif not mark.answered:
        raise BadInput("nothing-to-rate", path=called)
    return remarks


def _measured(pieces: Iterator[tuple[Piece, int]], lengths: deque[int]) -> Iterator[Piece]:
    """The pieces, whose lengths are kept for when they are answered."""
    for piece, length in pieces:
        lengths.append(length)
        yield piece


def _located(fault: Fault, before: int) -> BadInput:
    cause = error_line(BadInput(fault.code, **fault.facts))
    return BadInput("bad-problem-line", line=before + fault.line, cause=cause)


def _whole_lines(source: Source, size: int, *, is_first: bool) -> Iterator[tuple[Piece, int]]:
    """Pieces of whole lines, and how many bytes were read for each. Typed input is answered line by line."""
    rest, left_out, is_too_long = b"", 0, False
    while piece := source.read(size):
        if is_too_long:  # what follows its beginning is left out
            end = piece.find(b"\n")
            left_out += len(piece) if end < 0 else end
            piece, is_too_long = b"" if end < 0 else piece[end:], end < 0
        text = rest + piece if rest else piece
        end = text.rfind(b"\n") + 1
        lines, rest = text[:end], text[end:]
        if lines:
            yield Piece(is_first, lines), len(lines) + left_out
            is_first, left_out = False, 0
        if len(rest) > LONGEST_LINE:
            left_out += len(rest) - LONGEST_LINE
            rest, is_too_long = rest[:LONGEST_LINE], True
        if left_out > LONGEST_LEFT_OUT:  # it may never end: its beginning is answered now, and then nothing
            yield Piece(is_first, rest), len(rest) + left_out
            rest, is_first, left_out = b"", False, 0
    if rest:
        yield Piece(is_first, rest), len(rest) + left_out
