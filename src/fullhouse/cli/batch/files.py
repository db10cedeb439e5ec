"""Files of many problems, opened and written as what they are: plain, compressed, or tables.

What is read is recognised by its first bytes, what is written by the name of the file.
"""

from __future__ import annotations

import gzip
import re
import sys
import zlib
from collections.abc import Iterator
from contextlib import contextmanager, nullcontext
from io import BufferedReader, BytesIO
from pathlib import Path
from typing import Any, BinaryIO, NamedTuple, cast

from fullhouse.cli.batch import tables
from fullhouse.cli.batch.tables import Columns
from fullhouse.core.errors import BadInput
from fullhouse.core.reasons import reason, unwritable

STANDARD = Path("-")

PACKED = 1 << 14
"""Compressed bytes that are taken at a time: they may hold thousands of times as much."""

GZIP, ZSTANDARD = b"\x1f\x8b", b"\x28\xb5\x2f\xfd"
"""How compressed files begin."""


def is_problem(text: str) -> bool:
    """Whether an argument is a problem itself, and not the name of a file that holds problems.

    >>> is_problem("." * 81), is_problem("problems.txt")
    (True, False)
    """
    return bool(re.fullmatch(r"[0-9.]{36,}", text)) and not Path(text).exists()


class Source(NamedTuple):
    """What a file holds as lines; the file itself and its size where it has one."""

    lines: BinaryIO
    raw: BinaryIO | None = None
    size: int | None = None

    def read(self, size: int) -> bytes:
        """Some bytes: of a file as many as were asked for, else as soon as there are any."""
        read = self.lines.read if self.size is not None else getattr(self.lines, "read1", self.lines.read)
        return cast("bytes", read(size))


class Rewound:
    """What was read to look at it, and then the rest."""

    def __init__(self, head: bytes, rest: Source) -> None:
        self._head, self._rest = head, rest

    def read(self, size: int) -> bytes:
        head, self._head = self._head, b""
        if head and self._rest.size is None:
            return head
        return head + self._rest.read(size - len(head))


@contextmanager
def opened(file: Path, start: int = 0) -> Iterator[Source]:
    """A file from one of its bytes on; `-` is the standard input, and a problem itself is a file of one."""
    if is_problem(str(file)):
        yield Source(BytesIO(str(file).encode()))
        return
    if "\0" in str(file):
        raise BadInput("file-unreadable", path=str(file), detail=reason(ValueError()))
    try:
        with nullcontext(_standard_input()) if file == STANDARD else file.open("rb") as raw:
            size = file.stat().st_size if file.is_file() else None
            if start:
                raw.seek(start)
            yield Source(_read_as(raw), raw if size else None, size)
    except (gzip.BadGzipFile, EOFError, zlib.error):
        raise BadInput("file-unreadable", path=str(file), detail=BadInput("damaged-file")) from None
    except BrokenPipeError:  # who reads the answers has seen enough
        raise
    except OSError as error:
        raise BadInput("file-unreadable", path=str(file), detail=reason(error)) from None


def _standard_input() -> BufferedReader:
    given = sys.stdin.buffer
    return given if isinstance(given, BufferedReader) else BufferedReader(cast("Any", given))


def _read_as(raw: Any) -> BinaryIO:
    begin = raw.peek(tables.LONGEST_BEGINNING)
    if begin.startswith(GZIP):
        return cast("BinaryIO", gzip.GzipFile(fileobj=raw))
    if begin.startswith(ZSTANDARD):
        return cast("BinaryIO", _Zstandard(raw))
    if begin.startswith(tables.BEGINNINGS):
        return cast("BinaryIO", tables.Rows(raw, is_parquet=begin.startswith(tables.PARQUET)))
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
def written(out: Path, keep: int | None = None, columns: Columns | None = None) -> Iterator[BinaryIO]:
    """A file to write to, compressed if its name says so; `-` is the standard output.

    So many bytes are kept where something was written before. A table is made of lines of JSON, and has
    these columns.
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
            elif columns is not None and tables.is_table(out):
                with tables.writing(raw, columns, is_parquet=out.suffix == ".parquet") as table:
                    yield cast("BinaryIO", table)
            else:
                yield raw
    except OSError as error:
        raise unwritable(out, error) from None


def _zstandard() -> Any:
    try:
        import zstandard  # noqa: PLC0415
    except ImportError:
        raise BadInput("extra-missing", package="zstandard", extra="files") from None
    return zstandard
