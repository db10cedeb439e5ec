"""The store of a browser: indexes in memory, logs read when a table wakes, told only what was kept."""

from collections import Counter, defaultdict
from collections.abc import Iterable
from typing import Any

import msgspec

from fullhouse.core.ids import Seconds
from fullhouse.match import ports
from fullhouse.match.entries import AnyEntry, read_entry, write_entry
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.nodes import Conflict, Outage
from fullhouse.store.browser.shelf import ENTRIES, Shelf, entry_key
from fullhouse.store.browser.writer import Draft, Writer


class TableRow(msgspec.Struct, frozen=True):
    code: str
    touched: float
    awake: bool = False
    revision: int = 0


class Snapshot(msgspec.Struct, frozen=True):
    seq: int
    body: bytes


NOT_RANKED = "abandoned"

read_row = msgspec.json.Decoder(TableRow).decode
read_key = msgspec.json.Decoder(ports.StoredKey).decode
read_result = msgspec.msgpack.Decoder(ports.StoredResult).decode
read_snapshot = msgspec.msgpack.Decoder(Snapshot).decode


def row_in(draft: Draft, table: TableId) -> TableRow | None:
    body = draft.get("tables", str(table))
    return None if body is None else read_row(body)


def put_row(draft: Draft, table: TableId, row: TableRow) -> None:
    draft.put("tables", str(table), msgspec.json.encode(row))


def put_result(draft: Draft, result: ports.StoredResult) -> None:
    draft.put("results", f"{result.table}:{result.round}", msgspec.msgpack.encode(result))


def sums_of(results: list[ports.StoredResult], most: int, latest: int) -> ports.Sums:
    finished = Counter(result.game for result in results)
    solo = [result for result in results if result.seats == 1]
    ranked: dict[tuple[str, str], list[ports.StoredResult]] = defaultdict(list)
    for result in sorted(solo, key=lambda one: (-one.points, one.finished)):
        body: dict[str, Any] = msgspec.json.decode(result.body)
        if body["shape"]["reason"] != NOT_RANKED and not body.get("arranged"):
            ranked[result.game, result.options].append(result)
    newest = sorted(results, key=lambda one: -one.finished)
    days = [result for result in newest if msgspec.json.decode(result.body).get("day")]
    best = [result for group in ranked.values() for result in group[:most]]
    alone = [result for result in newest if result.seats == 1]
    return ports.Sums(dict(finished), best, alone[:latest], days[:latest])


def change_key(draft: Draft, digest: bytes, key: ports.StoredKey | None) -> None:
    """Replace a key that is there; None deletes it."""
    if draft.get("keys", digest.hex()) is not None:
        draft.put("keys", digest.hex(), None if key is None else msgspec.json.encode(key))


def put_snapshot(draft: Draft, table: TableId, snapshot: Snapshot) -> None:
    """Keep it unless a later one is there. Its number is in memory, too, its body is not."""
    if snapshot.seq > int(draft.get("meta", _mark(table)) or b"0"):
        draft.put("snapshots", str(table), msgspec.msgpack.encode(snapshot))
        draft.put("meta", _mark(table), str(snapshot.seq).encode())


def drop_snapshot(draft: Draft, table: TableId) -> None:
    draft.put("snapshots", str(table), None)
    draft.put("meta", _mark(table), None)


def _mark(table: TableId) -> str:
    return f"snapshot:{table}"


class BrowserStore:
    """For one authority at a time: the page that holds the browser's lock."""

    site = ""
    skew = Seconds(0)

    def __init__(self, shelf: Shelf) -> None:
        self._shelf, self._writer = shelf, Writer(shelf)
        self._lives: dict[TableId, int] = defaultdict(int)
        """How often an append to a table failed. What was put before that was told is of the life before."""
        self._ended: dict[TableId, int] = {}

    def registry(self, node: str) -> None:  # noqa: ARG002
        return None

    async def secret(self, name: str) -> bytes:  # noqa: ARG002
        return b""  # records of a device alone are not signed

    async def start(self) -> None:
        await self._writer.load()

    # Tables and their logs

    async def open_table(self, code: str, opened: AnyEntry) -> TableId | None:
        numbers: list[int] = []

        def work(draft: Draft) -> None:
            rows = {key: draft.get("tables", key) for key in draft.keys("tables")}
            if any(row is not None and read_row(row).code == code for row in rows.values()):
                return
            used = {int(key.partition(":")[0]) for key in (*rows, *draft.keys("results"))}
            number = max(used, default=0) + 1
            put_row(draft, TableId(number), TableRow(code, opened.at))
            draft.add_entry(entry_key(number, 1), write_entry(opened))
            draft.lasts[number] = 1
            numbers.append(number)

        await self._writer.do(work)
        return TableId(numbers[0]) if numbers else None

    def append(self, new: ports.NewEntry, committed: ports.Committed) -> None:
        table, seq = new.table, new.seq
        life = self._lives[table]

        def work(draft: Draft) -> None:
            if self._ended.get(table) == life or seq < 2 or draft.last(table) != seq - 1:
                self._ended[table] = life
                raise Conflict("the entry before this one is missing")
            draft.add_entry(entry_key(table, seq), write_entry(new.entry))
            draft.lasts[table] = seq
            if new.result is not None:
                put_result(draft, new.result)

        def on_commit(error: BaseException | None) -> None:
            if error is not None:
                self._ended[table] = life
                self._lives[table] = life + 1
            committed(error)

        self._writer.put(work, on_commit)

    async def read_log(self, table: TableId) -> list[AnyEntry]:
        return [read_entry(line) for line in await self._lines(table)]

    async def read_recent(self, table: TableId) -> ports.Recent:
        lines = await self._lines(table)
        kept = dict(await self._shelf.read("snapshots", str(table))).get(str(table))
        row = self._row(table)
        revision = 0 if row is None else row.revision
        if kept is None:
            return ports.Recent([read_entry(line) for line in lines], revision=revision)
        snapshot = read_snapshot(kept)
        after = [read_entry(line) for line in lines[snapshot.seq :]]
        return ports.Recent(after, snapshot.body, Seq(snapshot.seq), revision)

    def put_snapshot(self, table: TableId, seq: Seq, snapshot: bytes, revision: int) -> None:
        def work(draft: Draft) -> None:
            row = row_in(draft, table)
            if row is not None and row.revision == revision:
                put_snapshot(draft, table, Snapshot(seq, snapshot))

        self._writer.put(work)

    async def read_lines(self, table: TableId, most: Seq) -> list[bytes]:
        return (await self._lines(table))[:most]

    async def _lines(self, table: TableId) -> list[bytes]:
        return [line for _, line in await self._shelf.read(ENTRIES, f"{table}:")]

    async def find_table(self, code: str) -> TableId | None:
        return next((table for table, row in self._tables() if row.code == code), None)

    def set_awake(self, table: TableId, *, awake: bool) -> None:
        self._change(table, awake=awake)

    async def awake_tables(self) -> list[TableId]:
        return [table for table, row in self._tables() if row.awake]

    # Retention

    def touch(self, table: TableId, now: Seconds) -> None:
        self._change(table, touched=now)

    async def idle_tables(self, before: Seconds, most: int) -> list[TableId]:
        idle = sorted((row.touched, table) for table, row in self._tables() if row.touched <= before)
        return [table for _, table in idle[:most]]

    async def last_entry(self, table: TableId) -> Seconds:
        lines = await self._lines(table)
        return read_entry(lines[-1]).at if lines else Seconds(0)

    async def archive(self, table: TableId) -> None:
        """Logs stay as they are, which a browser has room for; the snapshot goes."""
        await self._writer.do(lambda draft: drop_snapshot(draft, table))

    async def delete_table(self, table: TableId) -> None:
        reviews = [key for key, _ in await self._shelf.read("reviews", f"{table}:")]

        def work(draft: Draft) -> None:
            for seq in range(1, draft.last(table) + 1):
                draft.put(ENTRIES, entry_key(table, seq), None)
            draft.lasts[table] = 0
            drop_snapshot(draft, table)
            for key in reviews:
                draft.put("reviews", key, None)
            for key in draft.keys("keys"):
                body = draft.get("keys", key)
                if body is not None and read_key(body).table == table:
                    draft.put("keys", key, None)
            draft.put("tables", str(table), None)

        await self._writer.do(work)

    async def rewrite(self, table: TableId, rewritten: ports.Rewritten) -> None:
        def work(draft: Draft) -> None:
            drop_snapshot(draft, table)
            row = row_in(draft, table)
            if row is not None:
                put_row(draft, table, msgspec.structs.replace(row, revision=row.revision + 1))
            for seq, entry in rewritten.entries.items():
                draft.put(ENTRIES, entry_key(table, seq), write_entry(entry))
            for result in rewritten.results:
                put_result(draft, result)
            for digest, key in rewritten.keys.items():
                change_key(draft, digest, key)

        await self._writer.do(work)

    # Keys

    async def add_key(self, digest: bytes, key: ports.StoredKey) -> None:
        await self._writer.do(lambda draft: draft.put("keys", digest.hex(), msgspec.json.encode(key)))

    async def find_key(self, digest: bytes) -> ports.StoredKey | None:
        body = self._writer.mirror["keys"].get(digest.hex())
        return None if body is None else read_key(body)

    async def change_key(self, digest: bytes, key: ports.StoredKey | None) -> None:
        await self._writer.do(lambda draft: change_key(draft, digest, key))

    async def keys_of(self, table: TableId) -> dict[bytes, ports.StoredKey]:
        matches = {digest: read_key(body) for digest, body in self._writer.mirror["keys"].items()}
        return {bytes.fromhex(digest): key for digest, key in matches.items() if key.table == table}

    # Heartbeat

    def beat(self, now: Seconds) -> None:
        self._writer.put(lambda draft: draft.put("meta", "beat", repr(float(now)).encode()))

    def last_beat(self) -> Seconds | None:
        body = self._writer.mirror["meta"].get("beat")
        return None if body is None else Seconds(float(body))

    async def add_outage(self, outage: Outage) -> None:
        """A page is closed most of the time, and its browser keeps everything."""

    async def outages(self) -> list[Outage]:
        return []

    # Results

    def add_result(self, result: ports.StoredResult) -> None:
        self._writer.put(lambda draft: put_result(draft, result))

    async def results_of(
        self, tables: Iterable[TableId], *, most: int, before: Seconds | None = None
    ) -> list[ports.StoredResult]:
        wanted, until = set(tables), Seconds(1e12) if before is None else before
        matches = [one for one in self._all_results() if one.table in wanted and one.finished < until]
        return sorted(matches, key=lambda result: -result.finished)[:most]

    async def totals(self, most: int, latest: int) -> ports.Sums:
        return sums_of(self._all_results(), most, latest)

    def _all_results(self) -> list[ports.StoredResult]:
        return [read_result(body) for body in self._writer.mirror["results"].values()]

    # Reviews

    def add_review(self, review: ports.StoredReview) -> None:
        def work(draft: Draft) -> None:
            if row_in(draft, review.table) is not None:
                draft.put("reviews", f"{review.table}:{review.round}", msgspec.msgpack.encode(review))

        self._writer.put(work)

    async def find_review(self, table: TableId, round_: int) -> ports.StoredReview | None:
        key = f"{table}:{round_}"
        body = dict(await self._shelf.read("reviews", key)).get(key)
        return None if body is None else msgspec.msgpack.decode(body, type=ports.StoredReview)

    @property
    def trouble(self) -> str | None:
        """Why the last commit failed; None if it did not."""
        return self._writer.trouble

    async def try_write(self) -> None:
        await self._writer.do(lambda draft: draft.put("meta", "tried", b""))

    async def settle(self) -> None:
        await self._writer.do(lambda _draft: None)

    async def close(self) -> None:
        await self._writer.finish()

    def _tables(self) -> list[tuple[TableId, TableRow]]:
        """All of them in the order of their numbers."""
        rows = self._writer.mirror["tables"].items()
        return sorted(((TableId(int(key)), read_row(body)) for key, body in rows), key=lambda row: row[0])

    def _row(self, table: TableId) -> TableRow | None:
        body = self._writer.mirror["tables"].get(str(table))
        return None if body is None else read_row(body)

    def _change(self, table: TableId, **changes: Any) -> None:
        def work(draft: Draft) -> None:
            row = row_in(draft, table)
            if row is not None:
                put_row(draft, table, msgspec.structs.replace(row, **changes))

        self._writer.put(work)
