"""What a hub tells the other nodes of its site, and asks them. A server that is alone has none."""

from typing import TYPE_CHECKING, Protocol

from fullhouse.core.ids import Seconds
from fullhouse.match.ids import Seq, TableId
from fullhouse.match.nodes import Glance
from fullhouse.server.protocol import Aside
from fullhouse.server.tables.room import Room

if TYPE_CHECKING:
    from fullhouse.server.tables.hub import Hub


class Company(Protocol):
    """Called by the hub. `nodes.py` has the one for several nodes."""

    async def look(self, number: TableId) -> Glance | None:
        """What the others know about a table that is about to be loaded; None where there are no others."""

    async def reach(self, room: Room, seq: Seq) -> None:
        """Take in the entries up to one that a client has seen elsewhere."""

    def stored(self, room: Room, seq: Seq) -> None:
        """An entry is stored."""

    def changed(self, room: Room, ends: Seconds | None) -> None:
        """A table has changed; its next clock runs out at `ends`."""

    def presence(self, room: Room) -> None:
        """Somebody came or went."""

    def say(self, room: Room, aside: Aside) -> None:
        """Pass on something that is not stored, to those who are connected elsewhere."""

    def announce(self, number: TableId) -> None:
        """Keys of a table have changed, or names in its log were deleted."""

    def guard(self, number: TableId) -> None:
        """A table plays on a problem about which the coach is silent: nobody may ask another node either."""

    def unloaded(self, room: Room) -> None: ...

    def recovered(self, since: Seconds) -> None:
        """The store can be reached again."""

    @property
    def is_stale(self) -> bool:
        """Whether others may have taken over: then no clock is fired here."""

    def close(self) -> None: ...


class Alone:
    """The only server of its store: it keeps every table."""

    def __init__(self, hub: "Hub") -> None:
        self._hub = hub

    async def look(self, number: TableId) -> None: ...

    async def reach(self, room: Room, seq: Seq) -> None: ...

    def stored(self, room: Room, seq: Seq) -> None: ...

    def changed(self, room: Room, ends: Seconds | None) -> None: ...

    def presence(self, room: Room) -> None: ...

    def say(self, room: Room, aside: Aside) -> None: ...

    def announce(self, number: TableId) -> None: ...

    def guard(self, number: TableId) -> None: ...

    def unloaded(self, room: Room) -> None: ...

    def recovered(self, since: Seconds) -> None:
        self._hub.go_on(since)

    is_stale = False

    def close(self) -> None: ...
