"""The interface a match needs from outside: a store.

A store may be on the other side of a network: whatever has to ask it is asynchronous. Writes that nobody
waits for are plain calls.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

import msgspec

from fullhouse.core.errors import FullHouseError
from fullhouse.core.ids import Seconds
from fullhouse.match.entries import AnyEntry
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.nodes import Epoch, Outage, Registry, Visit

Committed = Callable[[BaseException | None], None]
"""Called once an append is stored for good, or with the error that kept it from being stored."""

SECRET_BYTES = 32


class StoreTrouble(FullHouseError):
    """The store cannot be reached now; it is worth trying again."""

    status = 503

    def __init__(self, detail: str) -> None:
        super().__init__("store-trouble")
        self.detail = detail
        """For the log, not for players."""

    def __str__(self) -> str:
        return f"{self.code}: {self.detail}"


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


class Sums(msgspec.Struct, frozen=True):
    """What is told of all results together."""

    finished: dict[str, int]
    """How many games were finished, by game."""
    best: list[StoredResult]
    """The best solo results for each game and its options."""
    latest: list[StoredResult]
    """The latest solo results, the newest first."""
    days: list[StoredResult] = []
    """The latest results of deals of days, the newest first: as many as of the solo ones."""


class Recent(msgspec.Struct, frozen=True):
    """As much of a log as it takes to wake its table."""

    entries: list[AnyEntry]
    """Those after the snapshot; all where there is none."""
    snapshot: bytes | None = None
    seq: Seq = Seq(0)
    """The entry after which the snapshot was made."""
    revision: int = 0
    """Grows with every change of the log that is not an entry: names that were deleted."""


class StoredReview(msgspec.Struct, frozen=True, kw_only=True):
    """What the review of a finished game said, kept as long as the table."""

    table: TableId
    round: int
    format: str
    """The form of the body: a review of another form is worked out again."""
    body: bytes


class NewEntry(msgspec.Struct, frozen=True):
    """An entry for the end of a log, and what is stored with it."""

    table: TableId
    seq: Seq
    entry: AnyEntry
    epoch: Epoch | None = None
    """Store it only while this is the table's epoch."""
    result: StoredResult | None = None
    """The result of the game that it ends."""
    visit: Visit | None = None
    """Store it only while its sender has not come back over another node."""


class Rewritten(msgspec.Struct, frozen=True, kw_only=True):
    """What takes the place of older things of a table."""

    entries: Mapping[Seq, AnyEntry]
    results: Iterable[StoredResult] = ()
    keys: Mapping[bytes, StoredKey | None] = {}
    """None deletes a key."""


class Store(Protocol):
    """Keeps logs, keys, results and reviews. Appends are durable once `Committed` was called.

    A store that cannot be reached raises `StoreTrouble`.
    """

    def registry(self, node: str) -> Registry | None:
        """What this server shares with others of the same store; None where it is the only one."""

    @property
    def site(self) -> str:
        """A name that no other store has, for what its servers share elsewhere."""

    @property
    def skew(self) -> Seconds:
        """How far the clock that all nodes go by is ahead of this machine's."""

    async def secret(self, name: str) -> bytes:
        """32 random bytes that all servers of this store share, made when they are first asked for.

        Empty where nothing is to be signed.
        """

    async def start(self) -> None:
        """Open what belongs to the running event loop. Called once, before anything else."""

    async def open_table(self, code: str, opened: AnyEntry) -> TableId | None:
        """A new table with its first entry, or None where the code is taken."""

    def append(self, new: NewEntry, committed: Committed) -> None:
        """Add an entry to its log, and in the same transaction the result of the game that it ends.

        A seq that is taken, or an epoch that is over, is a `Conflict`.

        After an error, so is every entry that was put before it was told: it was decided upon one that is
        not in the log.
        """

    async def read_log(self, table: TableId) -> list[AnyEntry]: ...

    async def read_recent(self, table: TableId) -> Recent:
        """The latest snapshot of a table, and the entries after it, as they were at one moment."""

    def put_snapshot(self, table: TableId, seq: Seq, snapshot: bytes, revision: int) -> None:
        """Keep this as the latest snapshot, soon, unless the log was revised since."""

    async def read_lines(self, table: TableId, most: Seq) -> list[bytes]:
        """The first entries of a log as they are stored, read without holding up anybody else."""

    async def find_table(self, code: str) -> TableId | None: ...

    def set_awake(self, table: TableId, *, awake: bool) -> None:
        """Whether a table has to be looked after when the server starts: a clock runs, or a bot plays."""

    async def awake_tables(self) -> list[TableId]: ...

    def touch(self, table: TableId, now: Seconds) -> None:
        """Note that a table was in use, for `idle_tables`."""

    async def idle_tables(self, before: Seconds, most: int) -> list[TableId]:
        """Tables that were not touched since, the longest idle first."""

    async def last_entry(self, table: TableId) -> Seconds:
        """When the last entry of a log was made; 0 where there is none."""

    async def archive(self, table: TableId) -> None:
        """Keep a log packed from now on, without its snapshot. The next entry unpacks it."""

    async def delete_table(self, table: TableId) -> None:
        """Delete a table, its log, its snapshot, its keys and its reviews."""

    async def rewrite(self, table: TableId, rewritten: Rewritten) -> None:
        """Replace what a table has written by this, all or none of it.

        Its snapshot is deleted with them.
        """

    async def add_key(self, digest: bytes, key: StoredKey) -> None: ...

    async def find_key(self, digest: bytes) -> StoredKey | None: ...

    async def keys_of(self, table: TableId) -> dict[bytes, StoredKey]:
        """All keys to a table, by their digests."""

    async def change_key(self, digest: bytes, key: StoredKey | None) -> None: ...

    def beat(self, now: Seconds) -> None:
        """The server is alive at this moment."""

    def last_beat(self) -> Seconds | None:
        """The last heartbeat as far as it is known without asking: at least that of the start."""

    async def add_outage(self, outage: Outage) -> None:
        """No server ran in this time. A site of several nodes notes that by itself."""

    async def outages(self) -> list[Outage]:
        """All of them, the earliest first."""

    def add_result(self, result: StoredResult) -> None:
        """Store a result that was derived again from its log."""

    async def results_of(
        self, tables: Iterable[TableId], *, most: int, before: Seconds | None = None
    ) -> list[StoredResult]:
        """The latest results of some tables, the newest first."""

    async def totals(self, most: int, latest: int) -> Sums:
        """What can be told of all results: so many of the best, and so many of the latest."""

    def add_review(self, review: StoredReview) -> None:
        """Keep a review in the place of an older one. A table that is gone keeps none."""

    async def find_review(self, table: TableId, round_: int) -> StoredReview | None: ...

    @property
    def trouble(self) -> str | None:
        """Why the store cannot write; None where it can."""

    async def try_write(self) -> None:
        """Write something for good that changes nothing. Raises what keeps the store from writing."""

    async def settle(self) -> None:
        """Wait until everything written so far is durable."""

    async def close(self) -> None: ...
