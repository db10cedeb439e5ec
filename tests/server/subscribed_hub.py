"""A hub on a store in memory, with all that follows from its entries."""

from fullhouse.core.ids import Seconds
from fullhouse.match.ids import TableId
from fullhouse.server.api.new_table import opened
from fullhouse.server.api.shapes import NewSeat, NewTable
from fullhouse.server.features.totals import Totals
from fullhouse.server.services import subscribe
from fullhouse.server.tables.broadcast import Bell
from fullhouse.server.tables.cluster_port import Cluster
from fullhouse.server.tables.commands import start_if_full
from fullhouse.server.tables.hub import Hub
from fullhouse.server.tables.room import Room
from fullhouse.server.tables.stream import LogEntry, Subscriber
from tests.clocks import WallClock
from tests.server.fakes import FakeStore

ONE = TableId(1)
PAIR = NewTable(game="tiles", seats=(NewSeat(who="me", name="Ana"), NewSeat(who="me", name="Ben")))
NOW = Seconds(1000.0)


class Recorder(Subscriber):
    """Remembers what it was called for."""

    def __init__(self) -> None:
        self.seqs: list[int] = []

    def committed(self, room: Room, logged: LogEntry) -> None:  # noqa: ARG002
        self.seqs.append(logged.seq)


class Site:
    """A hub with all that follows from its entries, and some subscribers more."""

    def __init__(self, *more: Subscriber, cluster: Cluster | None = None) -> None:
        self.store = FakeStore()
        self.hub = Hub(self.store, WallClock(lambda: NOW), cluster)
        self.totals, self.bell = Totals(self.store), Bell()
        self.hub.stream.subscribe(*more)
        subscribe(self.hub, totals=self.totals, bell=self.bell)

    async def open(self) -> Room:
        room = await self.hub.open("bako-timu", opened(PAIR, "bako-timu", NOW, 1))
        assert room is not None
        start_if_full(self.hub, room)
        self.store.commit()
        return room
