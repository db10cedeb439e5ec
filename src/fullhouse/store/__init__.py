"""Implementations of the match's ports: where logs, keys and results are kept."""

import asyncio
from pathlib import Path
from typing import TYPE_CHECKING

from fullhouse.core.errors import BadInput

if TYPE_CHECKING:
    from fullhouse.match.ports import Store
    from fullhouse.store.postgres.store import PostgresStore, Seen


def open_store(database: Path, address: str | None = None) -> "Store":
    """The database file, or the PostgreSQL database at this address. Raises BadInput for what is unusable."""
    if address is None:
        from fullhouse.store.sqlite import SqliteStore  # noqa: PLC0415

        return SqliteStore(database)
    store = _postgres(address)
    asyncio.run(store.prepare())
    return store


def look_at(address: str) -> "Seen":
    """What is in a PostgreSQL database; changes nothing. Raises BadInput where it cannot be used."""
    return asyncio.run(_postgres(address).look())


def _postgres(address: str) -> "PostgresStore":
    try:
        from fullhouse.store.postgres.store import PostgresStore  # noqa: PLC0415
    except ImportError:
        raise BadInput("postgresql-missing") from None
    return PostgresStore(address)
