"""What wakes a table, read in one statement: its snapshot, and the entries after it or the packed log."""

from collections.abc import Iterable
from typing import Any

from fullhouse.match.entries import read_entry
from fullhouse.match.ids import Seq
from fullhouse.match.ports import Recent
from fullhouse.store.archive import unpacked

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
