"""A registry that says what a test wants, and a hub with it."""

from collections.abc import Iterable

from fullhouse.core.ids import Seconds
from fullhouse.match.entries import AnyEntry
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.nodes import Epoch, Glance, Here, Outage
from fullhouse.server.api.tables.new_table import opened
from fullhouse.server.api.tables.shapes import NewSeat, NewTable
from fullhouse.server.cluster.node import Nodes
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.room import Room
from fullhouse.store.bus import NoBus
from tests.server.fakes import FakeStore

NOW = Seconds(1000)
TABLE = NewTable(game="tiles", seats=(NewSeat(who="me", name="Ana"), NewSeat(who="me", name="Ben")))


class FakeRegistry:
    """Remembers what it was told."""

    def __init__(self) -> None:
        self.glances: list[Glance] = []
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

    def set_deadline(self, table: TableId, deadline: Seconds | None) -> None:
        self.deadlines.append((table, deadline))

    def set_here(self, table: TableId, here: Here, now: Seconds) -> None: ...

    async def look(self, tables: Iterable[TableId], now: Seconds) -> list[Glance]:  # noqa: ARG002
        return [glance for glance in self.glances if glance.table in tables]

    async def read_after(self, table: TableId, seq: Seq) -> list[AnyEntry]:  # noqa: ARG002
        return []

    async def leave(self) -> None: ...


class Company:
    """A hub that is one of several nodes; nothing runs in the background."""

    def __init__(self, store: FakeStore | None = None) -> None:
        self.store, self.registry = store or FakeStore(), FakeRegistry()
        self.hub = Hub(self.store, lambda: NOW)
        self.nodes = Nodes(self.hub, self.registry, NoBus())
        self.nodes._beaten = NOW

    async def open(self, asked: NewTable = TABLE) -> Room:
        """A new table whose log is stored."""
        room = await self.hub.open("bako-timu", opened(asked, "bako-timu", NOW, 1))
        assert room is not None
        self.hub.start_if_full(room)
        self.store.commit()
        return room
