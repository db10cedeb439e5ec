"""What a move and a waking cost in one long game: `python -m benchmarks.server.long_game`."""

import asyncio
import tempfile
import time
from pathlib import Path
from statistics import median

from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.entries import AnyEntry, Opened, Played, Started
from fullhouse.match.history.snapshots import write_snapshot
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player, Seq, TableId
from fullhouse.match.info import Settings
from fullhouse.match.ports import NewEntry
from fullhouse.match.table import MOST_SENT, Table
from fullhouse.server.tables.listeners import Newsroom
from fullhouse.server.tables.snapshots import SNAPSHOT_EVERY_ENTRIES, load_table
from fullhouse.store.file.store import SqliteStore
from tests.store.sites import CHAIRS

LENGTHS = (10, 1_000, 10_000)
MOVES = 200
PROBLEM = "53..7....6..195....98....6.8...6...34..8.3..17...2...6.6....28....419..5....8..79"
PLAYERS = [Holder(players=frozenset([Player(number)])) for number in (1, 2)]


def long_log(length: int) -> list[AnyEntry]:
    """One game of Classic whose players write and erase notes."""
    opened = Opened(
        at=Seconds(0), code="x", game="classic", rules=1, options={}, settings=Settings(), chairs=CHAIRS
    )
    start = Started(at=Seconds(1), seats=(Seat(1), Seat(2)), setup={"problem": PROBLEM})
    return [opened, start, *(_note(number) for number in range(length - 2))]


def _note(number: int) -> Played:
    seat = 1 + number % 2
    return Played(at=Seconds(2 + number), seat=Seat(seat), move=f"note c1 {seat}")


async def _stored(store: SqliteStore, log: list[AnyEntry], *, kept: bool) -> TableId:
    """A table with this log, and the snapshot that a server would have made of it."""
    number = await store.open_table(f"{len(log)}-{kept}", log[0])
    assert number is not None
    for seq, entry in enumerate(log[1:], 2):
        store.append(NewEntry(number, Seq(seq), entry), lambda _error: None)
    last = max(0, len(log) - MOST_SENT) // SNAPSHOT_EVERY_ENTRIES * SNAPSHOT_EVERY_ENTRIES
    if kept and last:
        body = write_snapshot(Table.replayed(log[:last]))
        assert body is not None
        store.put_snapshot(number, Seq(last), body, 0)
    await store.settle()
    return number


async def _waking(store: SqliteStore, number: TableId) -> float:
    began = time.process_time()
    await load_table(store, number)
    return time.process_time() - began


def _moves(table: Table) -> float:
    """The rules of a move, and what both players are told of it."""
    began = time.process_time()
    for number in range(MOVES):
        happened = table.apply(_note(number))
        newsroom = Newsroom(table, happened, Seconds(1e5))
        for holder in PLAYERS:
            newsroom.news(holder)
    return (time.process_time() - began) / MOVES


async def _measure(rounds: int) -> dict[int, tuple[float, float, float]]:
    """By length: waking with a snapshot, without, and a move; in turns, so that a busy moment hits all."""
    measured: dict[int, list[tuple[float, float, float]]] = {length: [] for length in LENGTHS}
    with tempfile.TemporaryDirectory() as folder:
        store = SqliteStore(Path(folder) / "tables.sqlite3")
        logs = {length: long_log(length) for length in LENGTHS}
        tables = {
            length: (await _stored(store, log, kept=True), await _stored(store, log, kept=False))
            for length, log in logs.items()
        }
        for _ in range(rounds):
            for length, log in logs.items():
                kept, bare = tables[length]
                times = await _waking(store, kept), await _waking(store, bare), _moves(Table.replayed(log))
                measured[length].append(times)
        await store.close()
    return {length: tuple(map(median, zip(*times, strict=True))) for length, times in measured.items()}


def lines(rounds: int) -> list[str]:
    """CPU time, so that other programs hardly count."""
    times = asyncio.run(_measure(rounds))
    shortest = times[LENGTHS[0]][2]
    return [
        "| entries | waking, ms | by the whole log, ms | a move and its news, µs | to the shortest |",
        "|---|---|---|---|---|",
        *(
            f"| {length:,} | {1e3 * by_snapshot:.1f} | {1e3 * by_log:.1f} | {1e6 * move:.0f}"
            f" | {move / shortest:.2f} × |"
            for length, (by_snapshot, by_log, move) in times.items()
        ),
    ]


if __name__ == "__main__":
    print("\n".join(lines(9)))
