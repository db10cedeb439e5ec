"""The interfaces a match needs from outside: a store and a clock."""

from collections.abc import Callable, Iterable, Mapping
from typing import Any, Protocol

import msgspec

from fullhouse.core.ids import Seconds
from fullhouse.match.entries import AnyEntry
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Seq, TableId

Committed = Callable[[BaseException | None], None]
"""Called once an append is stored for good, or with the error that kept it from being stored."""

Now = Callable[[], Seconds]


class StoredKey(msgspec.Struct, frozen=True):
    table: TableId
    holder: Holder


class StoredResult(msgspec.Struct, frozen=True, kw_only=True):
    """A finished game, for statistics."""

    table: TableId
    round: int
    game: str
    finished: Seconds
    seats: int
    points: int
    """The points of the first seat; what one-seat games are ranked by."""
    options: str
    """As canonical JSON, so that equal options can be found together."""
    body: bytes


class Store(Protocol):
    """Keeps logs, keys and results. Appends are durable once `Committed` was called."""

    async def open_table(self, code: str, opened: AnyEntry) -> TableId | None:
        """A new table with its first entry, or None where the code is taken."""

    def append(self, table: TableId, seq: Seq, entry: AnyEntry, committed: Committed) -> None:
        """Add an entry to a log. A seq that is taken is an error."""

    def read_log(self, table: TableId) -> list[AnyEntry]: ...

    async def read_lines(self, table: TableId, most: Seq) -> list[bytes]:
        """The first entries of a log as they are stored, read without holding up anybody else."""

    def find_table(self, code: str) -> TableId | None: ...

    def set_awake(self, table: TableId, *, awake: bool) -> None:
        """Whether a table has to be looked after when the server starts: a clock runs, or a bot plays."""

    def awake_tables(self) -> list[TableId]: ...

    def touch(self, table: TableId, now: Seconds) -> None:
        """Note that a table was in use, for `idle_tables`."""

    def idle_tables(self, before: Seconds, most: int) -> list[TableId]:
        """Tables that were not touched since, the longest idle first."""

    def last_entry(self, table: TableId) -> Seconds:
        """When the last entry of a log was made; 0 where there is none."""

    async def archive(self, table: TableId) -> None:
        """Keep a log packed from now on. It is read as before, and unpacked by the next entry."""

    async def delete_table(self, table: TableId) -> None:
        """Delete a table, its log and its keys."""

    async def rewrite(
        self,
        table: TableId,
        *,
        entries: Mapping[Seq, AnyEntry],
        results: Iterable[StoredResult],
        keys: Mapping[bytes, StoredKey | None],
    ) -> None:
        """Replace some entries, results and keys (None: delete) of a table, all or none of them."""

    async def add_key(self, digest: bytes, key: StoredKey) -> None: ...

    def find_key(self, digest: bytes) -> StoredKey | None: ...

    def keys_of(self, table: TableId) -> dict[bytes, StoredKey]:
        """All keys to a table, by their digests."""

    async def change_key(self, digest: bytes, key: StoredKey | None) -> None: ...

    def beat(self, now: Seconds) -> None:
        """The server is alive at this moment."""

    def last_beat(self) -> Seconds | None: ...

    def add_result(self, result: StoredResult) -> None: ...

    def results_of(
        self, tables: Iterable[TableId], *, most: int, before: Seconds | None = None
    ) -> list[StoredResult]:
        """The latest results of some tables, the newest first."""

    async def totals(self, most: int) -> tuple[dict[str, int], list[StoredResult]]:
        """How many games were finished, by game; and the best solo results for each game and its options."""

    @property
    def trouble(self) -> str | None:
        """Why the store cannot write; None where it can."""

    async def try_write(self) -> None:
        """Write something for good that changes nothing. Raises what keeps the store from writing."""

    async def settle(self) -> None:
        """Wait until everything written so far is durable."""

    async def close(self) -> None: ...

    def size(self) -> dict[str, Any]: ...
