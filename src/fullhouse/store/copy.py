"""A whole site copied from one database into another, empty one, and verified before it counts."""

import hashlib
from collections.abc import AsyncIterator, Callable
from contextlib import AbstractAsyncContextManager
from typing import Any, Protocol

import msgspec

from fullhouse.core.errors import BadInput

Row = tuple[Any, ...]
COLUMNS = {
    "tables": ("id", "code", "created", "awake", "touched"),
    "entries": ("table_id", "seq", "line"),
    "archive": ("table_id", "entries", "last", "body"),
    "keys": ("digest", "table_id", "body"),
    "results": ("table_id", "round", "game", "finished", "seats", "points", "options", "body"),
    "reviews": ("table_id", "round", "format", "body"),
    "beat": ("id", "at"),
    "outages": ("since", "until"),
    "secrets": ("name", "body"),
}
"""All that a database keeps. The columns have the same names in all of them."""
AT_ONCE = 1_000
"""Rows that are in memory at the same time."""


Progress = Callable[[int, int], None]
"""Told how many rows are done, and of how many: each is copied, and read again."""


def unheard(_done: int, _total: int) -> None:
    """Nobody wants to know."""


class Copied(msgspec.Struct, frozen=True):
    path: str
    tables: int
    entries: int
    results: int


class Side(Protocol):
    """A database that no server has open meanwhile."""

    path: str

    def rows(self, kind: str) -> AsyncIterator[list[Row]]:
        """All rows of one kind, some at a time, in any order."""

    async def count(self, kind: str) -> int:
        """About how many rows there are."""

    async def write(self, kind: str, rows: list[Row]) -> None: ...

    def writing(self) -> AbstractAsyncContextManager[None]:
        """One transaction: everything that is written in it is kept, or nothing."""


async def copy(source: Side, target: Side, progress: Progress = unheard) -> Copied:
    """Copy everything. Raises BadInput, and leaves the target empty, where the copy is not the same."""
    for kind in COLUMNS:
        if (await _sum(target, kind))[0]:
            raise BadInput("copy-target-used", path=target.path)
    total, done = 2 * sum([await source.count(kind) for kind in COLUMNS]), 0

    def advance(rows: int) -> None:
        nonlocal done
        done += rows
        progress(done, total)

    async with target.writing():
        read = {kind: await _sum(source, kind, advance, target) for kind in COLUMNS}
        for kind, (_, digest) in read.items():
            if (await _sum(target, kind, advance))[1] != digest:
                raise BadInput("copy-differs", path=target.path, name=kind)
    packed = 0
    async for rows in target.rows("archive"):
        packed += sum(entries for _, entries, _, _ in rows)
    return Copied(
        path=target.path,
        tables=read["tables"][0],
        entries=read["entries"][0] + packed,
        results=read["results"][0],
    )


async def _sum(
    side: Side, kind: str, advance: Callable[[int], None] = lambda _rows: None, into: Side | None = None
) -> tuple[int, int]:
    """How many rows there are, and the sum of all; they are written into another side if there is one."""
    count = digest = 0
    async for rows in side.rows(kind):
        if into is not None:
            await into.write(kind, rows)
        count, digest = count + len(rows), digest + _digest(rows)
        advance(len(rows))
    return count, digest


def _digest(rows: list[Row]) -> int:
    """A sum of hashes: the same in whatever order the rows come."""
    return sum(int.from_bytes(hashlib.sha256(repr(row).encode()).digest(), "big") for row in rows)
