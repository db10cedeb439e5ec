"""What the store needs of the place where a browser keeps things; IndexedDB there, plain memory in tests."""

from collections.abc import Mapping, Sequence
from typing import Protocol

Value = bytes | None
"""What is kept under a key; None deletes it."""
Changes = Mapping[tuple[str, str], Value]
"""By kind and key."""
ENTRIES = "entries"
"""The kind whose values are never replaced by a commit that does not say so: the lines of logs."""


def entry_key(table: int, seq: int) -> str:
    """Keys of one log follow each other in the order of their text.

    >>> entry_key(7, 12)
    '7:000012'
    """
    return f"{table}:{seq:06}"


class Shelf(Protocol):
    async def load(self, kind: str) -> Sequence[tuple[str, bytes]]:
        """All of a kind."""

    async def read(self, kind: str, prefix: str) -> Sequence[tuple[str, bytes]]:
        """All of a kind whose keys begin so, in the order of their keys."""

    async def keys(self, kind: str) -> Sequence[str]:
        """All keys of a kind, in their order."""

    async def commit(self, changes: Changes, *, new: frozenset[str] = frozenset()) -> None:
        """Keep all of it for good, or raise and keep nothing. `new`: entries that must not be there yet."""
