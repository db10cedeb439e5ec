"""Implementations of the match's ports: where logs, keys and results are kept."""

import asyncio
from contextlib import asynccontextmanager
from pathlib import Path
from typing import TYPE_CHECKING

from fullhouse.core.errors import BadInput

if TYPE_CHECKING:
    from collections.abc import AsyncIterator
    from contextlib import AbstractAsyncContextManager

    from fullhouse.match.nodes import Bus
    from fullhouse.match.ports import Store
    from fullhouse.store.copy import Copied, Progress, Side
    from fullhouse.store.history import Compared, Reader
    from fullhouse.store.postgres.database import Seen
    from fullhouse.store.postgres.store import PostgresStore
    from fullhouse.store.redis.bus import RedisBus


def open_store(database: Path, address: str | None = None) -> "Store":
    """The database file, or the PostgreSQL database at this address. Raises BadInput for what is unusable."""
    if address is None:
        from fullhouse.store.file.store import SqliteStore  # noqa: PLC0415

        return SqliteStore(database)
    store = _postgres(address)
    asyncio.run(store.prepare())
    return store


def open_bus(address: str | None, site: str) -> "Bus":
    """The bus at this address; none where no address is given. Raises BadInput for what cannot be meant."""
    if address is None:
        from fullhouse.store.bus import NoBus  # noqa: PLC0415

        return NoBus()
    return _redis(address, site)


def check_bus(address: str) -> str:
    """How the address of a bus is shown. Raises BadInput where no server answers."""
    return asyncio.run(_redis(address).check())


def look_at(address: str) -> "Seen":
    """What is in a PostgreSQL database; changes nothing. Raises BadInput where it cannot be used."""
    return asyncio.run(_postgres(address).look())


def copy_store(source: Path | str, target: Path | str, progress: "Progress | None" = None) -> "Copied":
    """Copy a whole site between databases that no server uses: files, or addresses of PostgreSQL."""
    from fullhouse.store.copy import copy, unheard  # noqa: PLC0415

    if isinstance(source, Path) and isinstance(target, Path) and source.resolve() == target.resolve():
        raise BadInput("same-file", path=str(target))

    async def copied() -> "Copied":
        async with _side(source, is_source=True) as read, _side(target, is_source=False) as written:
            return await copy(read, written, progress or unheard)

    return asyncio.run(copied())


@asynccontextmanager
async def reading(where: Path | str) -> "AsyncIterator[Reader]":
    """A database to read beside its servers: a file, or an address of PostgreSQL."""
    if isinstance(where, Path):
        from fullhouse.store.file.backup import reading_file  # noqa: PLC0415

        async with reading_file(where) as reader:
            yield reader
    else:
        from fullhouse.store.history import ServerReader  # noqa: PLC0415

        async with _postgres(where).connected() as connection:
            yield ServerReader(connection)


def compare_snapshots(where: Path | str) -> "Compared":
    """Compare the snapshots of a database with its logs; changes nothing."""
    from fullhouse.store import history  # noqa: PLC0415

    async def compared() -> "Compared":
        async with reading(where) as reader:
            return await history.compare_snapshots(reader)

    return asyncio.run(compared())


def _side(where: Path | str, *, is_source: bool) -> "AbstractAsyncContextManager[Side]":
    if isinstance(where, Path):
        from fullhouse.store.file.backup import sqlite_side  # noqa: PLC0415

        return sqlite_side(where, is_source=is_source)
    _postgres(where)
    from fullhouse.store.postgres.store import postgres_side  # noqa: PLC0415

    return postgres_side(where)


def _redis(address: str, site: str = "") -> "RedisBus":
    try:
        from fullhouse.store.redis.bus import RedisBus  # noqa: PLC0415
    except ImportError:
        raise BadInput("redis-missing") from None
    return RedisBus(address, site)


def _postgres(address: str) -> "PostgresStore":
    try:
        from fullhouse.store.postgres.store import PostgresStore  # noqa: PLC0415
    except ImportError:
        raise BadInput("postgresql-missing") from None
    return PostgresStore(address)
