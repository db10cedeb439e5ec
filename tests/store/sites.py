"""A place where a store keeps its data, opened as often as a test likes."""

import contextlib
from collections.abc import AsyncIterator
from itertools import count
from pathlib import Path

import msgspec

from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.entries import AnyEntry, Chair, OfDay, Opened, Renamed
from fullhouse.match.history.results import ResultBody, ResultShape
from fullhouse.match.holder import Holder
from fullhouse.match.ids import Player, Seq, TableId
from fullhouse.match.info import Settings
from fullhouse.match.ports import NewEntry, Store, StoredResult, StoredReview
from fullhouse.store.browser.store import BrowserStore
from fullhouse.store.file.store import SqliteStore
from fullhouse.store.postgres.store import PostgresStore
from tests.store.shelves import MemoryShelf

CHAIRS = tuple(
    Chair(name=name, player=Player(n), driver="person") for n, name in enumerate(("Ana", "Ben"), 1)
)


class Site:
    """A file, a database of a server, or the shelf of a browser."""

    def __init__(self, where: Path | str | MemoryShelf) -> None:
        self._where = where

    @contextlib.asynccontextmanager
    async def opened(self, *, shared: bool = False) -> AsyncIterator[Store]:
        """The store, as a server opens and closes it."""
        if isinstance(self._where, Path):
            store: Store = SqliteStore(self._where, shared=shared)
        elif isinstance(self._where, MemoryShelf):
            store = BrowserStore(self._where)
        else:
            store = PostgresStore(self._where)
            await store.prepare()
        await store.start()
        try:
            yield store
        finally:
            await store.close()


def opening(code: str, at: float = 1000) -> Opened:
    now, settings = Seconds(at), Settings()
    return Opened(at=now, code=code, game="tiles", rules=1, options={}, settings=settings, chairs=CHAIRS)


def renamed(name: str, at: float = 1001) -> Renamed:
    return Renamed(at=Seconds(at), seat=Seat(1), name=name)


async def new_table(store: Store, code: str = "bako-timu", at: float = 1000) -> TableId:
    number = await store.open_table(code, opening(code, at))
    assert number is not None
    return number


class Appends:
    """Appends, and how each of them came out."""

    def __init__(self, store: Store) -> None:
        self._store = store
        self.outcomes: list[tuple[int, bool]] = []

    def append(self, table: TableId, seq: int, entry: AnyEntry, result: StoredResult | None = None) -> None:
        new = NewEntry(table, Seq(seq), entry, result=result)
        self._store.append(new, lambda error: self.outcomes.append((seq, error is None)))


def names(log: list[AnyEntry]) -> list[str]:
    """The names of a log of renamings."""
    return [entry.name for entry in log if isinstance(entry, Renamed)]


HOST = Holder(players=frozenset([Player(1)]), host=True)


_numbers = count(1)


def result(
    table: TableId,
    points: int,
    *,
    at: float,
    reason: str = "solved",
    arranged: bool = False,
    day: OfDay | None = None,
) -> StoredResult:
    shape = ResultShape(
        code="bako-timu",
        round=1,
        game="solitaire",
        options={},
        reason=reason,
        started=Seconds(0),
        finished=Seconds(at),
        playing=Seconds(1),
        seats=(),
    )
    return StoredResult(
        table=table,
        round=next(_numbers),
        game="solitaire",
        finished=Seconds(at),
        seats=1,
        points=points,
        options="{}",
        body=msgspec.json.encode(ResultBody(shape, (), arranged, day=day)),
    )


def review(table: TableId, number: int, body: bytes = b"says") -> StoredReview:
    return StoredReview(table=table, round=number, format="form/1", body=body)
