"""A registry that says what a test wants, and a hub with it."""

from collections.abc import Iterable, Mapping

from fullhouse.core.ids import Seconds
from fullhouse.match.entries import AnyEntry
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.nodes import Epoch, Here, Outage, TableMeta, Visit
from fullhouse.match.ports import StoreTrouble
from fullhouse.server.api.new_table import opened
from fullhouse.server.api.shapes import NewSeat, NewTable
from fullhouse.server.cluster.follower import Follower
from fullhouse.server.cluster.node import ClusterNode
from fullhouse.server.features.fairness import Fairness
from fullhouse.server.features.totals import Totals
from fullhouse.server.loops import Tasks
from fullhouse.server.services import subscribe
from fullhouse.server.tables.broadcast import Bell
from fullhouse.server.tables.commands import start_if_full
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.room import Room
from fullhouse.store.bus import NoBus
from tests.clocks import WallClock
from tests.server.fakes import FakeStore

NOW = Seconds(1000)
TABLE = NewTable(game="tiles", seats=(NewSeat(who="me", name="Ana"), NewSeat(who="me", name="Ben")))


class FakeRegistry:
    """Remembers what it was told."""

    def __init__(self) -> None:
        self.is_away = False
        self.said_again: tuple[list[TableId], list[TableId]] = [], []
        self.said_here: dict[TableId, Here] = {}
        self.metas: list[TableMeta] = []
        self.swept: dict[TableId, Epoch] = {}
        self.released: list[TableId] = []
        self.deadlines: list[tuple[TableId, Seconds | None]] = []

    async def beat(self, now: Seconds) -> tuple[bool, Outage | None]:  # noqa: ARG002
        return True, None

    async def claim(self, table: TableId, now: Seconds) -> Epoch | None: ...

    async def sweep(self, now: Seconds, most: int) -> dict[TableId, Epoch]:  # noqa: ARG002
        return self.swept

    def release(self, table: TableId) -> None:
        self.released.append(table)

    def keep_only(self, kept: Iterable[TableId], awake: Iterable[TableId]) -> None:
        self.said_again = sorted(kept), sorted(awake)

    def set_deadline(self, table: TableId, deadline: Seconds | None) -> None:
        self.deadlines.append((table, deadline))

    def set_here(self, table: TableId, here: Here, now: Seconds) -> None: ...

    def say_here(self, everywhere: Mapping[TableId, Here], now: Seconds) -> None:  # noqa: ARG002
        self.said_here = dict(everywhere)

    async def fetch_meta(self, tables: Iterable[TableId], now: Seconds) -> list[TableMeta]:  # noqa: ARG002
        return [meta for meta in self.metas if meta.table in tables]

    async def fence(self, table: TableId, visit: Visit, now: Seconds) -> Seq:  # noqa: ARG002
        return Seq(0)

    async def fences(self, table: TableId) -> dict[bytes, int]:  # noqa: ARG002
        return {}

    async def read_after(self, table: TableId, seq: Seq) -> list[AnyEntry]:  # noqa: ARG002
        if self.is_away:
            raise StoreTrouble("away")
        return []

    async def leave(self) -> None: ...


class OneNode:
    """A hub that is one of several nodes; nothing runs in the background."""

    def __init__(self, store: FakeStore | None = None) -> None:
        self.store, self.registry, bus = store or FakeStore(), FakeRegistry(), NoBus()
        self.node = ClusterNode(self.registry, bus, WallClock(lambda: NOW))
        self.hub = Hub(self.store, WallClock(lambda: NOW), self.node)
        self.totals, self.fairness, bell = Totals(self.store), Fairness(self.hub), Bell()
        subscribe(self.hub, totals=self.totals, fairness=self.fairness, bell=bell)
        self.node.join(self.hub, bell, self.fairness.guarded)
        self.follower = Follower(
            self.hub, self.registry, bus, Tasks(), bell=bell, guarded=self.fairness.guarded
        )

    async def open(self, asked: NewTable = TABLE) -> Room:
        """A new table whose log is stored."""
        await self.node.beat()
        room = await self.hub.open("bako-timu", opened(asked, "bako-timu", NOW, 1))
        assert room is not None
        start_if_full(self.hub, room)
        self.store.commit()
        return room
