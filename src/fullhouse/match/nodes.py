"""The interfaces between the nodes of one site: a bus that notifies, and a registry of keepers.

Correctness needs neither: an entry is appended under a free number or not at all. They save work and time.
"""

from collections.abc import Callable, Iterable, Mapping
from typing import Protocol

import msgspec

from fullhouse.core.ids import Seconds
from fullhouse.core.system_clock import Clock
from fullhouse.match.entries import AnyEntry
from fullhouse.match.ids import Player, Seq, TableId

Epoch = int
"""How often a table has got a keeper: what a keeper does under an old epoch is refused."""
LEASE = Seconds(6)
"""A node that has not beaten for this long has lost its tables."""
GAP = Seconds(3)
"""If no node has beaten for this long, the site was down."""
GRACE = Seconds(2)
"""A deadline that is overdue by this much is taken over by whichever node finds it."""


class Conflict(Exception):
    """The log has grown meanwhile: an entry does not follow its last one, or its epoch is over."""


class Notification(msgspec.Struct, frozen=True, array_like=True):
    """Where to look. Carries no secrets."""

    table: TableId
    seq: Seq = Seq(0)
    """The last entry stored; 0: something changed that is not in the log."""
    aside: str = ""
    """Something that everybody at the table may know and nobody stores, such as a reaction."""


Heard = Callable[[Notification], None]


class Bus(Protocol):
    """Carries notifications to the other nodes. Any may be late, doubled or lost."""

    async def start(self, heard: Heard, clock: Clock) -> None:
        """Connect, and call `heard` with each notification of another node."""

    def notify(self, notification: Notification) -> None:
        """Tell all other nodes, without waiting."""

    @property
    def is_up(self) -> bool:
        """Whether notifications come through; if not, nodes have to poll."""

    async def add(self, counts: Mapping[str, float], seconds: float) -> dict[str, float]:
        """Add to counters that all nodes share, and return their sums.

        A counter that nobody adds to for so many seconds is forgotten. Raises OSError where this fails.
        """

    async def close(self) -> None: ...


class Here(msgspec.Struct, frozen=True, kw_only=True):
    """Who is connected to a table."""

    players: frozenset[Player] = frozenset()
    tvs: int = 0
    spectators: int = 0


NOBODY = Here()


class TableMeta(msgspec.Struct, frozen=True, kw_only=True):
    """What the store knows about a table besides its entries."""

    table: TableId
    seq: Seq
    revision: int = 0
    """Grows with every change that is not in the log: of keys, or of names that were deleted."""
    elsewhere: Here = NOBODY
    """Who is connected at other nodes."""
    left: Seconds | None = None
    """When the last of the other nodes lost its last player of this table, if that is known."""


class Visit(msgspec.Struct, frozen=True):
    """One of the connections that a client has had to a table, one after the other."""

    client: bytes
    """No other client of any key has this."""
    number: int
    """How many it has had before."""


class Outage(msgspec.Struct, frozen=True):
    """A time during which no node worked."""

    since: Seconds
    until: Seconds


class Registry(Protocol):
    """What the nodes of one site know of each other. Raises StoreTrouble where it cannot be reached."""

    async def beat(self, now: Seconds) -> tuple[bool, Outage | None]:
        """Record that this node is alive; return whether its lease was still valid, and the latest outage."""

    async def claim(self, table: TableId, now: Seconds) -> Epoch | None:
        """Keep a table from now on, unless another living node does."""

    async def sweep(self, now: Seconds, most: int) -> dict[TableId, Epoch]:
        """Claim tables whose keeper is dead, or whose deadline nobody has seen to."""

    def release(self, table: TableId) -> None:
        """Keep a table no longer, and forget who was connected."""

    def keep_only(self, kept: Iterable[TableId], awake: Iterable[TableId]) -> None:
        """Say again what this node keeps, and what somebody has to keep: it may not have been stored."""

    def set_deadline(self, table: TableId, deadline: Seconds | None) -> None:
        """The next clock of a table does not run out before this."""

    def set_here(self, table: TableId, here: Here, now: Seconds) -> None:
        """Who is connected at this node."""

    def say_here(self, everywhere: Mapping[TableId, Here], now: Seconds) -> None:
        """Say again who is connected at this node, at all tables: it may not have been stored."""

    async def fetch_meta(self, tables: Iterable[TableId], now: Seconds) -> list[TableMeta]: ...

    async def read_after(self, table: TableId, seq: Seq) -> list[AnyEntry]:
        """The entries of a log after one."""

    async def fence(self, table: TableId, visit: Visit, now: Seconds) -> Seq:
        """From now on, nothing that came over earlier connections of this client is appended.

        Returns the last entry: what came over them and is in the log stands there, or before.
        """

    async def fences(self, table: TableId) -> dict[bytes, int]:
        """For each client of a table that is fenced the number of the first connection that is not."""

    async def leave(self) -> None:
        """This node stops: its tables are free at once."""
