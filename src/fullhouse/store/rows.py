"""Rows of a database as what they mean: keys, results, reviews, and what wakes a table.

A table is woken by one statement: its snapshot, and the entries after it or the packed log.
"""

from collections.abc import Iterable
from typing import Any, TypeVar

import msgspec

from fullhouse.match.entries import read_entry
from fullhouse.match.ids import Seq
from fullhouse.match.ports import Recent, StoredKey
from fullhouse.store.archive import unpacked

T = TypeVar("T", bound=msgspec.Struct)
read_key = msgspec.json.Decoder(StoredKey).decode


def shared_tables(*, number: str, real: str, blob: str, tail: str = "") -> str:
    """What every database keeps, in its types; `tail` ends tables that lie in the order of their key."""
    return f"""
    CREATE TABLE entries (
        table_id {number} NOT NULL,
        seq integer NOT NULL,
        line {blob} NOT NULL,
        PRIMARY KEY (table_id, seq)
    ){tail};
    CREATE TABLE archive (
        table_id {number} PRIMARY KEY,
        entries integer NOT NULL,
        last {real} NOT NULL,
        body {blob} NOT NULL
    );
    CREATE TABLE snapshots (
        table_id {number} PRIMARY KEY,
        seq integer NOT NULL,
        body {blob} NOT NULL
    );
    CREATE TABLE keys (
        digest {blob} PRIMARY KEY,
        table_id {number} NOT NULL,
        body {blob} NOT NULL
    ){tail};
    CREATE INDEX keys_of_tables ON keys (table_id);
    CREATE TABLE results (
        table_id {number} NOT NULL,
        round integer NOT NULL,
        game text NOT NULL,
        finished {real} NOT NULL,
        seats integer NOT NULL,
        points integer NOT NULL,
        options text NOT NULL,
        body {blob} NOT NULL,
        PRIMARY KEY (table_id, round)
    ){tail};
    CREATE INDEX results_in_time ON results (table_id, finished);
    CREATE INDEX results_by_time ON results (finished);
    CREATE TABLE reviews (
        table_id {number} NOT NULL,
        round integer NOT NULL,
        format text NOT NULL,
        body {blob} NOT NULL,
        PRIMARY KEY (table_id, round)
    ){tail};
    CREATE TABLE secrets (name text PRIMARY KEY, body {blob} NOT NULL);
    CREATE TABLE beat (id integer PRIMARY KEY CHECK (id = 1), at {real} NOT NULL);
    CREATE TABLE outages (since {real} NOT NULL, until {real} NOT NULL);
    """


REVISION, SNAPSHOT, PACKED, ENTRY = range(4)
READ = (
    "WITH latest AS (SELECT seq, body FROM snapshots WHERE table_id = :table)"
    f" SELECT {REVISION} AS kind, revision AS seq, NULL AS line FROM tables WHERE id = :table"
    f" UNION ALL SELECT {SNAPSHOT}, seq, body FROM latest"
    f" UNION ALL SELECT {PACKED}, 0, body FROM archive"
    " WHERE table_id = :table AND NOT EXISTS (SELECT 1 FROM latest)"
    f" UNION ALL SELECT {ENTRY}, seq, line FROM entries"
    " WHERE table_id = :table AND seq > coalesce((SELECT seq FROM latest), 0)"
    " ORDER BY kind, seq"
)
PUT = (
    "INSERT INTO snapshots SELECT id, {seq}, {body} FROM tables WHERE id = {table} AND revision = {revision}"
    " ON CONFLICT (table_id) DO UPDATE SET seq = excluded.seq, body = excluded.body"
    " WHERE excluded.seq > snapshots.seq"
)
"""A node that has not heard yet that names were deleted stores none of them."""


OUTAGES = "SELECT since, until FROM outages ORDER BY until"


def struct_of(kind: type[T], row: Iterable[Any]) -> T:
    """From a row with a column for each field."""
    return kind(**dict(zip(kind.__struct_fields__, row, strict=True)))


def recent(rows: Iterable[Any]) -> Recent:
    """From the rows of READ."""
    lines: list[bytes] = []
    snapshot, seq, revision = None, Seq(0), 0
    for kind, number, line in rows:
        if kind == ENTRY:
            lines.append(line)
        elif kind == PACKED:
            lines = unpacked(line)
        elif kind == SNAPSHOT:
            snapshot, seq = line, Seq(number)
        else:
            revision = number
    return Recent([read_entry(line) for line in lines], snapshot, seq, revision)
