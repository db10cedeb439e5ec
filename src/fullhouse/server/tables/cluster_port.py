"""What a hub tells the other nodes of its site, and asks them. The only server of a store has no others."""

from collections.abc import Mapping
from typing import Protocol

from fullhouse.core.ids import Seconds
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.nodes import TableMeta, Visit
from fullhouse.server.protocol import Aside
from fullhouse.server.tables.room import Room
from fullhouse.server.tables.stream import LogEntry, Subscriber


class Cluster(Protocol):
    """Called by the hub and its subscribers. `cluster/node.py` has the one for several nodes."""

    async def fetch_meta(self, number: TableId) -> TableMeta | None:
        """What the others know about a table that is about to be loaded; None where there are no others."""

    async def catch_up_to(self, room: Room, seq: Seq) -> None:
        """Apply the entries up to one that a client has seen elsewhere, or raise StoreTrouble."""

    async def fence(self, number: TableId, visit: Visit) -> Seq:
        """A client has come back from another node: what waits for it there is not carried out any more.

        Returns the last entry that may be such a command. Raises StoreTrouble.
        """

    async def fences(self, number: TableId) -> Mapping[bytes, int]:
        """The clients of a table that have come back elsewhere, and from which connection on."""

    def entry_stored(self, room: Room, seq: Seq) -> None:
        """An entry that was made here is stored."""

    def clock_changed(self, room: Room, ends: Seconds | None) -> None:
        """The next clock of a table runs out at `ends`."""

    def presence_changed(self, room: Room) -> None:
        """Somebody came or went."""

    def say(self, room: Room, aside: Aside) -> None:
        """Pass on something that is not stored, to those who are connected elsewhere."""

    def announce(self, number: TableId) -> None:
        """Keys of a table have changed, or names in its log were deleted."""

    def guard(self, number: TableId) -> None:
        """A table plays on a problem about which the coach is silent: nobody may ask another node either."""

    def unloaded(self, room: Room) -> None: ...

    @property
    def is_alone(self) -> bool:
        """Whether no other node can have stored anything."""

    @property
    def is_stale(self) -> bool:
        """Whether others may have taken over: then no clock is fired here."""

    @property
    def detects_outages(self) -> bool:
        """Whether the nodes find out together how long the site was down."""

    def close(self) -> None: ...


class SingleNode:
    """The only server of its store: it keeps every table."""

    is_alone = True
    is_stale = False
    detects_outages = False

    async def fetch_meta(self, number: TableId) -> None: ...

    async def catch_up_to(self, room: Room, seq: Seq) -> None: ...

    async def fence(self, number: TableId, visit: Visit) -> Seq:  # noqa: ARG002
        return Seq(0)

    async def fences(self, number: TableId) -> Mapping[bytes, int]:  # noqa: ARG002
        return {}

    def entry_stored(self, room: Room, seq: Seq) -> None: ...

    def clock_changed(self, room: Room, ends: Seconds | None) -> None: ...

    def presence_changed(self, room: Room) -> None: ...

    def say(self, room: Room, aside: Aside) -> None: ...

    def announce(self, number: TableId) -> None: ...

    def guard(self, number: TableId) -> None: ...

    def unloaded(self, room: Room) -> None: ...

    def close(self) -> None: ...


class ClusterNotifications(Subscriber):
    """Tells the other nodes which entries this one has stored."""

    def __init__(self, cluster: Cluster) -> None:
        self._cluster = cluster

    def committed(self, room: Room, logged: LogEntry) -> None:
        if logged.decided_at is not None:
            self._cluster.entry_stored(room, logged.seq)

    def retry(self, room: Room) -> None:
        self._cluster.entry_stored(room, room.stored)
