"""Tables of Parquet and Arrow, as lines: what they hold is read row by row, what is answered becomes rows.

A row of a table read is its text in the column `problem`, or in the first one that has texts. A table that is
written has the columns of the answers as JSON.
"""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from contextlib import contextmanager
from io import BytesIO
from pathlib import Path
from typing import Any, BinaryIO, Literal

from fullhouse.core.errors import BadInput

PARQUET, ARROW = b"PAR1", b"ARROW1"
BEGINNINGS = (PARQUET, ARROW)
"""How such files begin."""
LONGEST_BEGINNING = max(map(len, BEGINNINGS))

ENDINGS = (".parquet", ".arrow", ".feather")
COLUMN = "problem"
ROWS = 10_000
"""Rows that are read together."""
GROUP_BYTES = 4_000_000
"""Bytes of JSON that are written together."""

Kind = Literal["text", "int", "float", "truth"]
Columns = Mapping[str, Kind]
"""The columns of a table, and what stands in them."""


def is_table(file: Path) -> bool:
    """Whether a file of this name is written as a table.

    >>> is_table(Path("answers.parquet")), is_table(Path("answers.txt.gz"))
    (True, False)
    """
    return file.suffix in ENDINGS


class Rows:
    """The texts of a column, a line each; EOFError for a damaged file."""

    def __init__(self, raw: BinaryIO, *, is_parquet: bool) -> None:
        arrow = _arrow()
        self._damaged = arrow.ArrowException
        try:
            batches = _parquet_batches(raw) if is_parquet else _arrow_batches(arrow, raw)
        except self._damaged:
            raise EOFError from None
        self._batches = batches

    def read(self, _: int) -> bytes:
        """The next rows; nothing at the end. A row without a text is an empty line."""
        try:
            for batch in self._batches:
                if len(batch):
                    return b"".join(b"%b\n" % _line(text) for text in batch.to_pylist())
        except self._damaged:
            raise EOFError from None
        return b""


def _line(text: str | bytes | None) -> bytes:
    """One line, whatever a cell of the table holds."""
    line = text.encode() if isinstance(text, str) else text or b""
    return line.replace(b"\n", b" ").replace(b"\r", b" ")


def _parquet_batches(raw: BinaryIO) -> Iterator[Any]:
    from pyarrow import parquet  # noqa: PLC0415

    file = parquet.ParquetFile(raw)
    name = _column(file.schema_arrow)
    return (batch.column(0) for batch in file.iter_batches(batch_size=ROWS, columns=[name]))


def _arrow_batches(arrow: Any, raw: BinaryIO) -> Iterator[Any]:
    file = arrow.ipc.open_file(raw)
    name = _column(file.schema)
    return (file.get_batch(number).column(name) for number in range(file.num_record_batches))


def _column(schema: Any) -> str:
    """The column with the problems. Raises BadInput where none has texts."""
    from pyarrow import types  # noqa: PLC0415

    texts = (types.is_string, types.is_large_string, types.is_binary, types.is_large_binary)
    named = [field.name for field in schema if any(is_text(field.type) for is_text in texts)]
    if not named:
        raise BadInput("table-without-texts", columns=list(schema.names))
    return COLUMN if COLUMN in named else str(named[0])


class _Writer:
    """Lines of JSON become the rows of a table, many at a time."""

    def __init__(self, schema: Any, table: Any) -> None:
        from pyarrow import json  # noqa: PLC0415

        self._read = json.read_json
        self._options = json.ParseOptions(explicit_schema=schema, unexpected_field_behavior="ignore")
        self._schema, self._table = schema, table
        self._lines = bytearray()

    def write(self, lines: bytes) -> None:
        self._lines += lines
        if len(self._lines) >= GROUP_BYTES:
            self.finish()

    def flush(self) -> None:
        """Nothing yet: rows are written whole groups at a time."""

    def finish(self) -> None:
        if self._lines:
            rows = self._read(BytesIO(self._lines), parse_options=self._options)
            self._table.write_table(rows.select(self._schema.names))
            self._lines.clear()


@contextmanager
def writing(raw: BinaryIO, columns: Columns, *, is_parquet: bool) -> Iterator[_Writer]:
    """A table on an open file."""
    arrow = _arrow()
    kinds = {"text": arrow.string(), "int": arrow.int64(), "float": arrow.float64(), "truth": arrow.bool_()}
    schema = arrow.schema([(name, kinds[kind]) for name, kind in columns.items()])
    if is_parquet:
        from pyarrow import parquet  # noqa: PLC0415

        opened = parquet.ParquetWriter(raw, schema, compression="zstd")
    else:
        opened = arrow.ipc.new_file(raw, schema)
    with opened as table:
        writer = _Writer(schema, table)
        yield writer
        writer.finish()


def _arrow() -> Any:
    try:
        import pyarrow  # noqa: PLC0415
    except ImportError:
        raise BadInput("extra-missing", package="pyarrow", extra="tables") from None
    return pyarrow
