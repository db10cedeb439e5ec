"""A store whose commits the test controls, and listeners that record messages."""

import hashlib
from collections import Counter
from collections.abc import Callable, Iterable
from typing import Any, NamedTuple

import msgspec

from fullhouse.core.ids import Seconds
from fullhouse.match.entries import AnyEntry, read_entry, write_entry
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.nodes import Outage, Visit
from fullhouse.match.ports import (
    Committed,
    NewEntry,
    Recent,
    Rewritten,
    Store,
    StoredKey,
    StoredResult,
    StoredReview,
    Sums,
)
from fullhouse.server.features.bots import Bots
from fullhouse.server.services import subscribe
from fullhouse.server.tables.cluster_port import Cluster
from fullhouse.server.tables.hub import Hub
from tests.clocks import WallClock


class Waiting(NamedTuple):
    """An entry that is not stored yet."""

    new: NewEntry
    line: bytes
    committed: Committed


def make_hub(
    store: Store, now: Callable[[], float], cluster: Cluster | None = None, bots: Bots | None = None
) -> Hub:
    """A hub whose entries have all that follows from them, but bots."""
    hub = Hub(store, WallClock(now), cluster)
    subscribe(hub, bots=bots)
    return hub


class FakeStore:
    """Keeps logs in memory. What was appended waits until `commit`, and is lost by `crash`."""

    def __init__(self) -> None:
        self.logs: dict[TableId, list[bytes]] = {}
        self.waiting: list[Waiting] = []
        self.beaten: Seconds | None = None
        self.results: dict[tuple[TableId, int], StoredResult] = {}
        """By table and round."""
        self.snapshots: dict[TableId, tuple[Seq, bytes]] = {}

    site = ""
    skew = Seconds(0)

    async def secret(self, name: str) -> bytes:
        return hashlib.sha256(name.encode()).digest()

    def registry(self, node: str) -> None: ...

    async def start(self) -> None: ...

    async def open_table(self, code: str, opened: AnyEntry) -> TableId | None:  # noqa: ARG002
        number = TableId(len(self.logs) + 1)
        self.logs[number] = [write_entry(opened)]
        return number

    def append(self, new: NewEntry, committed: Committed) -> None:
        self.waiting.append(Waiting(new, write_entry(new.entry), committed))

    def commit(self, *, failing: bool = False) -> None:
        waiting, self.waiting = self.waiting, []
        for append in waiting:
            if failing or len(self.logs[append.new.table]) != append.new.seq - 1:
                append.committed(OSError("the disk is full"))
            else:
                self._keep(append)
                append.committed(None)

    def lose_answers(self) -> None:
        """Everything that waits is stored, but whoever waits for it hears of an error."""
        waiting, self.waiting = self.waiting, []
        for append in waiting:
            self._keep(append)
        for append in waiting:
            append.committed(OSError("the connection is lost"))

    def _keep(self, append: "Waiting") -> None:
        self.logs[append.new.table].append(append.line)
        if append.new.result is not None:
            self.add_result(append.new.result)

    def crash(self) -> None:
        self.waiting = []

    def entries(self, table: TableId) -> list[AnyEntry]:
        return [read_entry(line) for line in self.logs.get(table, ())]

    async def read_log(self, table: TableId) -> list[AnyEntry]:
        return self.entries(table)

    async def read_recent(self, table: TableId) -> Recent:
        seq, snapshot = self.snapshots.get(table, (Seq(0), None))
        return Recent(self.entries(table)[seq:], snapshot, seq)

    def put_snapshot(self, table: TableId, seq: Seq, snapshot: bytes, revision: int) -> None:  # noqa: ARG002
        self.snapshots[table] = seq, snapshot

    async def read_lines(self, table: TableId, most: Seq) -> list[bytes]:
        return self.logs.get(table, [])[:most]

    async def find_table(self, code: str) -> TableId | None:  # noqa: ARG002
        return TableId(1)

    def set_awake(self, table: TableId, *, awake: bool) -> None: ...

    async def awake_tables(self) -> list[TableId]:
        return list(self.logs)

    def touch(self, table: TableId, now: Seconds) -> None: ...

    async def idle_tables(self, before: Seconds, most: int) -> list[TableId]:  # noqa: ARG002
        return []

    async def last_entry(self, table: TableId) -> Seconds:
        return read_entry(self.logs[table][-1]).at

    async def archive(self, table: TableId) -> None: ...

    async def delete_table(self, table: TableId) -> None: ...

    async def rewrite(self, table: TableId, rewritten: Rewritten) -> None: ...

    async def add_key(self, digest: bytes, key: StoredKey) -> None: ...

    async def find_key(self, digest: bytes) -> StoredKey | None:  # noqa: ARG002
        return None

    async def keys_of(self, table: TableId) -> dict[bytes, StoredKey]:  # noqa: ARG002
        return {}

    async def change_key(self, digest: bytes, key: StoredKey | None) -> None: ...

    def beat(self, now: Seconds) -> None:
        self.beaten = now

    def last_beat(self) -> Seconds | None:
        return self.beaten

    async def add_outage(self, outage: Outage) -> None: ...

    async def outages(self) -> list[Outage]:
        return []

    def add_result(self, result: StoredResult) -> None:
        self.results[result.table, result.round] = result

    async def results_of(
        self, tables: Iterable[TableId], *, most: int, before: Seconds | None = None
    ) -> list[StoredResult]:
        wanted = set(tables)
        latest = [result for result in self.results.values() if result.table in wanted and before is None]
        return sorted(latest, key=lambda result: -result.finished)[:most]

    async def totals(self, most: int, latest: int) -> Sums:
        finished = Counter(result.game for result in self.results.values())
        results = list(self.results.values())
        return Sums(dict(finished), results[:most], results[:latest])

    def add_review(self, review: StoredReview) -> None: ...

    async def find_review(self, table: TableId, round_: int) -> StoredReview | None:  # noqa: ARG002
        return None

    trouble = None

    async def try_write(self) -> None: ...

    async def settle(self) -> None: ...

    async def close(self) -> None: ...


class Ear:
    """A listener that records what it is sent."""

    digest = b""

    def __init__(self, holder: Holder, visit: Visit | None = None) -> None:
        self.holder, self.visit = holder, visit
        self.heard: list[dict[str, Any]] = []
        self.closed = False

    def push(self, message: bytes) -> None:
        if not self.closed:
            self.heard.append(msgspec.json.decode(message))

    def close(self, code: int, last_words: bytes | None = None) -> None:  # noqa: ARG002
        self.closed = True

    def all(self, kind: str) -> list[dict[str, Any]]:
        return [message for message in self.heard if message["say"] == kind]
