"""What is kept of tables, keys, results and snapshots, and how a draft changes them."""

from collections import Counter, defaultdict
from typing import Any

import msgspec

from fullhouse.match.ids import TableId
from fullhouse.match.ports import StoredKey, StoredResult, Sums
from fullhouse.store.browser.writer import Draft


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
read_key = msgspec.json.Decoder(StoredKey).decode
read_result = msgspec.msgpack.Decoder(StoredResult).decode
read_snapshot = msgspec.msgpack.Decoder(Snapshot).decode


def row_in(draft: Draft, table: TableId) -> TableRow | None:
    body = draft.get("tables", str(table))
    return None if body is None else read_row(body)


def put_row(draft: Draft, table: TableId, row: TableRow) -> None:
    draft.put("tables", str(table), msgspec.json.encode(row))


def put_result(draft: Draft, result: StoredResult) -> None:
    draft.put("results", f"{result.table}:{result.round}", msgspec.msgpack.encode(result))


def sums_of(results: list[StoredResult], most: int, latest: int) -> Sums:
    finished = Counter(result.game for result in results)
    solo = [result for result in results if result.seats == 1]
    ranked: dict[tuple[str, str], list[StoredResult]] = defaultdict(list)
    for result in sorted(solo, key=lambda one: (-one.points, one.finished)):
        body: dict[str, Any] = msgspec.json.decode(result.body)
        if body["shape"]["reason"] != NOT_RANKED and not body.get("arranged"):
            ranked[result.game, result.options].append(result)
    best = [result for group in ranked.values() for result in group[:most]]
    return Sums(dict(finished), best, sorted(solo, key=lambda one: -one.finished)[:latest])


def change_key(draft: Draft, digest: bytes, key: StoredKey | None) -> None:
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
