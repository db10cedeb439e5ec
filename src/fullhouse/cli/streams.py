"""Files of many problems in bounded memory: lines in pieces, answers in order, progress for people.

Blank lines and those that begin with `#` do not count; of any other the first word is the problem. Files may
be compressed: what is read is recognised by its first bytes, what is written by the name of the file.
"""

from __future__ import annotations

import gzip
import re
import sys
import zlib
from collections.abc import Callable, Iterator, Sequence
from contextlib import contextmanager, nullcontext
from io import BufferedReader, BytesIO
from pathlib import Path
from typing import Annotated, Any, BinaryIO, Protocol, cast

from fullhouse.cli.frame.arguments import Option, echo
from fullhouse.cli.language import language, option_help, told
from fullhouse.core.causes.system import reason
from fullhouse.core.errors import BadInput
from fullhouse.words import say

PIECE = 1 << 20
"""Bytes read at a time: some 12,000 problems."""

BLOCK = 500
"""Problems that are answered together where lines at fault are left out: what follows one is asked again."""

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
STANDARD = Path("-")

Answers = Callable[[list[str]], Sequence[str]]
"""The answers to some problems, a line each; BadInput has the number of one at fault."""


class Advance(Protocol):
    def __call__(self, done: int) -> None: ...


def answer_lines(
    file: Path,
    answers: Answers,
    *,
    out: Path = STANDARD,
    skip_errors: bool = False,
    piece_answer: Callable[[bytes], bytes | None] = lambda _: None,
) -> None:
    """An answer for every problem of a file, `-` for standard input; or for one problem itself.

    `piece_answer` may answer a whole piece at once, or decline.
    """
    answered, skipped = 0, 0
    with opened(file) as (source, raw, size), written(out) as target, progress(size) as advance:
        at = 0
        for before, piece in _whole_lines(source):
            whole = piece_answer(piece)
            if whole is not None:
                target.write(whole)
                answered += 1
            else:
                more, fewer = _answer_piece(before, piece, answers, target, skip_errors=skip_errors)
                answered, skipped = answered + more, skipped + fewer
            target.flush()
            if raw is not None:
                advance(raw.tell() - at)
                at = raw.tell()
    if skipped:
        echo(say("lines-skipped", language(), count=skipped), err=True)
    elif not answered:
        raise BadInput("nothing-to-rate", path=str(file))


def _answer_piece(
    before: int, piece: bytes, answers: Answers, target: BinaryIO, *, skip_errors: bool
) -> tuple[int, int]:
    """Writes the answers to some lines; how many were answered, and how many left out."""
    lines = list(_problems(before, piece))
    answered = skipped = at = 0
    while at < len(lines):
        block = lines[at : at + BLOCK] if skip_errors else lines[at:]
        try:
            target.write(_text(answers([problem for _, problem in block])))
        except BadInput as bad:
            sound = bad.facts["problem"] - 1
            target.write(_text(answers([problem for _, problem in block[:sound]])))
            error = _located(bad, block[sound][0])
            if not skip_errors:
                target.flush()
                raise error from None
            echo(told(error), err=True)
            answered, skipped, at = answered + sound, skipped + 1, at + sound + 1
        else:
            answered, at = answered + len(block), at + len(block)
    return answered, skipped


def _text(lines: Sequence[str]) -> bytes:
    return "".join(f"{line}\n" for line in lines).encode()


def _located(bad: BadInput, line: int) -> BadInput:
    cause = BadInput(bad.code, **{name: fact for name, fact in bad.facts.items() if name != "problem"})
    return BadInput("bad-problem-line", line=line, cause=told(cause))


def _problems(before: int, piece: bytes) -> Iterator[tuple[int, str]]:
    """The problems of some lines, each with the number of its line."""
    for number, line in enumerate(piece.split(b"\n"), before + 1):
        words = line.split(None, 1)
        if words and not words[0].startswith(b"#"):
            yield number, words[0].decode("utf-8", "replace")


def is_problem(text: str) -> bool:
    """Whether an argument is a problem itself, and not the name of a file that holds problems.

    >>> is_problem("." * 81), is_problem("problems.txt")
    (True, False)
    """
    return bool(re.fullmatch(r"[0-9.]{36,}", text)) and not Path(text).exists()


@contextmanager
def opened(file: Path) -> Iterator[tuple[BinaryIO, BinaryIO | None, int | None]]:
    """What a file holds, uncompressed; the file itself and its size where it has one."""
    if is_problem(str(file)):
        yield BytesIO(str(file).encode()), None, None
        return
    try:
        with nullcontext(_standard_input()) if file == STANDARD else file.open("rb") as raw:
            size = file.stat().st_size if file.is_file() else None
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
def written(out: Path) -> Iterator[BinaryIO]:
    """A file to write to, compressed if its name says so; `-` is the standard output."""
    if out == STANDARD:
        yield sys.stdout.buffer
        return
    try:
        with out.open("wb") as raw:
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


def _whole_lines(source: BinaryIO) -> Iterator[tuple[int, bytes]]:
    """Pieces of whole lines, and how many lines came before. Typed input is answered line by line."""
    read = getattr(source, "read1", source.read)
    before, rest, is_too_long = 0, b"", False
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
