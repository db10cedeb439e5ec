"""Files of many problems in bounded memory: lines in pieces, answers in order, progress for people.

Blank lines and those that begin with `#` do not count; of any other the first word is the problem. Files may
be compressed: what is read is recognised by its first bytes, what is written by the name of the file.
"""

from __future__ import annotations

import gzip
import re
import sys
import zlib
from collections import deque
from collections.abc import Iterator, Sequence
from contextlib import contextmanager, nullcontext
from io import BufferedReader, BytesIO
from pathlib import Path
from typing import Annotated, Any, BinaryIO, Literal, Protocol, cast

from fullhouse.cli.batch.pieces import Answerer, Fault, Piece
from fullhouse.cli.batch.resume import Mark, last_mark, remove_mark, set_mark
from fullhouse.cli.frame.arguments import Option, echo
from fullhouse.cli.language import language, option_help, told
from fullhouse.core.causes.system import reason
from fullhouse.core.errors import BadInput
from fullhouse.solver.blocks import map_blocks
from fullhouse.words import say

PIECE = 1 << 20
"""Bytes read at a time: some 12,000 problems."""

LONGEST_LINE = 1 << 16
"""Bytes of a line that are read at most."""

PACKED = 1 << 14
"""Compressed bytes that are taken at a time: they may hold thousands of times as much."""

GZIP, ZSTANDARD = b"\x1f\x8b", b"\x28\xb5\x2f\xfd"
"""How compressed files begin."""

Threads = Annotated[
    int | None, Option(min=1, max=1024, show_default=False, help=option_help("lines", "threads"))
]
SkipErrors = Annotated[bool, Option("--skip-errors", help=option_help("lines", "skip-errors"))]
Out = Annotated[Path, Option(show_default=False, help=option_help("lines", "out"))]
Engine = Annotated[Literal["local", "dask"], Option(help=option_help("lines", "engine"))]
Scheduler = Annotated[str, Option(show_default=False, help=option_help("lines", "scheduler"))]
Resume = Annotated[bool, Option("--resume", help=option_help("lines", "resume"))]
STANDARD = Path("-")


class Advance(Protocol):
    def __call__(self, done: int) -> None: ...


def as_json(problems: Sequence[str], name: str, answers: Sequence[object]) -> list[str]:
    """Each problem with its answer, as an object.

    >>> as_json(["1.."], "count", [2])
    ['{"problem":"1..","count":2}']
    """
    import msgspec  # noqa: PLC0415

    pairs = zip(problems, answers, strict=True)
    return [msgspec.json.encode({"problem": problem, name: answer}).decode() for problem, answer in pairs]


def answer_lines(
    file: Path,
    answerer: Answerer,
    *,
    out: Path = STANDARD,
    engine: str = "local",
    scheduler: str = "",
    resume: bool = False,
) -> None:
    """An answer for every problem of a file, `-` for standard input; or for one problem itself.

    By this process, or by the workers of a cluster: the same bytes.
    """
    if scheduler and engine != "dask":
        raise BadInput("scheduler-without-engine", address=scheduler)
    mark = last_mark(file, out) if resume else Mark(0)
    at = mark.read
    with (
        opened(file, mark.read) as (source, raw, size),
        written(out, mark.written if resume else None) as target,
        progress(size) as advance,
    ):
        lengths: deque[tuple[int, int]] = deque()
        pieces = _counted(_whole_lines(source, mark.lines), lengths)
        for answered in map_blocks(answerer, pieces, scheduler=scheduler or None, on=_ON[engine]):
            target.write(answered.text)
            target.flush()
            faults = [_located(fault) for fault in answered.faults]
            if answered.is_stopped:
                raise faults[0]
            for error in faults:
                echo(told(error), err=True)
            read, lines = lengths.popleft()
            mark = Mark(
                mark.size,
                mark.read + read,
                mark.written + len(answered.text),
                mark.lines + lines,
                mark.answered + answered.number,
                mark.skipped + len(faults),
            )
            if resume:
                set_mark(out, mark)
            if raw is not None:
                advance(raw.tell() - at)
                at = raw.tell()
    if resume:
        remove_mark(out)
    if mark.skipped:
        echo(say("lines-skipped", language(), count=mark.skipped), err=True)
    elif not mark.answered:
        raise BadInput("nothing-to-rate", path=str(file))


_ON: dict[str, Any] = {"local": map, "dask": None}


def _counted(pieces: Iterator[tuple[int, bytes]], lengths: deque[tuple[int, int]]) -> Iterator[Piece]:
    """The pieces, whose bytes and lines are noted for when they are answered."""
    for before, text in pieces:
        lengths.append((len(text), text.count(b"\n")))
        yield Piece(before, text)


def _located(fault: Fault) -> BadInput:
    return BadInput("bad-problem-line", line=fault.line, cause=told(BadInput(fault.code, **fault.facts)))


def is_problem(text: str) -> bool:
    """Whether an argument is a problem itself, and not the name of a file that holds problems.

    >>> is_problem("." * 81), is_problem("problems.txt")
    (True, False)
    """
    return bool(re.fullmatch(r"[0-9.]{36,}", text)) and not Path(text).exists()


@contextmanager
def opened(file: Path, start: int = 0) -> Iterator[tuple[BinaryIO, BinaryIO | None, int | None]]:
    """What a file holds, uncompressed; the file itself and its size where it has one."""
    if is_problem(str(file)):
        yield BytesIO(str(file).encode()), None, None
        return
    try:
        with nullcontext(_standard_input()) if file == STANDARD else file.open("rb") as raw:
            size = file.stat().st_size if file.is_file() else None
            if start:
                raw.seek(start)
            yield _uncompressed(raw), raw if size else None, size
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise BadInput("file-unreadable", path=str(file), detail=BadInput("damaged-file")) from None
    except OSError as error:
        raise BadInput("file-unreadable", path=str(file), detail=reason(error)) from None


def _standard_input() -> BufferedReader:
    given = sys.stdin.buffer
    return given if isinstance(given, BufferedReader) else BufferedReader(cast("Any", given))


def _uncompressed(raw: Any) -> BinaryIO:
    begin = raw.peek(len(ZSTANDARD))
    if begin.startswith(GZIP):
        return cast("BinaryIO", gzip.GzipFile(fileobj=raw))
    if begin.startswith(ZSTANDARD):
        return cast("BinaryIO", _Zstandard(raw))
    return cast("BinaryIO", raw)


class _Zstandard:
    """What a file compressed by Zstandard holds; EOFError where it is damaged or cut off."""

    def __init__(self, raw: BinaryIO) -> None:
        self._raw, self._package = raw, _zstandard()
        self._frame = self._package.ZstdDecompressor().decompressobj()

    def read(self, size: int) -> bytes:
        """About as many bytes, the last ones apart."""
        parts, length = [], 0
        while length < size and (packed := self._frame.unused_data or self._raw.read(PACKED)):
            if self._frame.eof:
                self._frame = self._package.ZstdDecompressor().decompressobj()
            try:
                parts.append(self._frame.decompress(packed))
            except self._package.ZstdError:
                raise EOFError from None
            length += len(parts[-1])
        if not length and not self._frame.eof:
            raise EOFError
        return b"".join(parts)


@contextmanager
def written(out: Path, keep: int | None = None) -> Iterator[BinaryIO]:
    """A file to write to, compressed if its name says so; `-` is the standard output.

    So many bytes are kept where something was written before.
    """
    if out == STANDARD:
        yield sys.stdout.buffer
        return
    try:
        with out.open("r+b" if keep else "wb") as raw:
            raw.truncate(keep or 0)
            raw.seek(keep or 0)
            if out.suffix == ".gz":
                with gzip.GzipFile(fileobj=raw, mode="wb", compresslevel=1, mtime=0) as packed:
                    yield cast("BinaryIO", packed)
            elif out.suffix == ".zst":
                with _zstandard().ZstdCompressor().stream_writer(raw) as packed:
                    yield packed
            else:
                yield raw
    except OSError as error:
        raise BadInput("file-unwritable", path=str(out), detail=reason(error)) from None


def _zstandard() -> Any:
    try:
        import zstandard  # noqa: PLC0415
    except ImportError:
        raise BadInput("extra-missing", package="zstandard", extra="files") from None
    return zstandard


def _whole_lines(source: BinaryIO, before: int = 0) -> Iterator[tuple[int, bytes]]:
    """Pieces of whole lines, and how many lines came before. Typed input is answered line by line."""
    read = getattr(source, "read1", source.read)
    rest, is_too_long = b"", False
    while piece := read(PIECE):
        if is_too_long:  # of which the beginning has been handed over
            _, end, piece = piece.partition(b"\n")
            before, is_too_long = before + len(end), not end
        lines, end, rest = (rest + piece).rpartition(b"\n")
        if end:
            yield before, lines + end
            before += lines.count(b"\n") + 1
        if len(rest) > LONGEST_LINE:
            yield before, rest[:LONGEST_LINE]
            rest, is_too_long = b"", True
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
