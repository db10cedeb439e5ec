"""Flaws that are planted into a node, so that the checker can be seen to find them; and wrong clocks."""

import time
from types import SimpleNamespace

from fullhouse.core import system_clock
from fullhouse.core.ids import Seconds
from fullhouse.core.system_clock import SystemClock
from fullhouse.match.ids import Seq
from fullhouse.match.table import Table
from fullhouse.server.cluster.node import ClusterNode
from fullhouse.server.net import connection
from fullhouse.server.protocol import Hello
from fullhouse.server.tables import room
from fullhouse.server.tables.listeners import Listener
from fullhouse.server.tables.room import Outgoing, Retry, Room
from fullhouse.store.postgres.database import SESSION

ANNOUNCED_FIRST, GOES_BACK, DOUBLES, FORGETFUL = "told-first", "goes-back", "doubles", "forgetful"
UNFENCED = "unfenced"


def plant(flaw: str) -> None:
    """Break this process; nothing happens where the flaw is none of these."""
    if flaw == ANNOUNCED_FIRST:
        Room.tell = _tell_at_once  # type: ignore[method-assign]
    elif flaw == GOES_BACK:
        ClusterNode.catch_up_to = _stay_behind  # type: ignore[method-assign]
    elif flaw == DOUBLES:
        Table.remember = _forget  # type: ignore[method-assign]
    elif flaw == UNFENCED:
        connection.visit_of = _nobody
    elif flaw == FORGETFUL:
        SESSION["synchronous_commit"] = "off"  # "stored" comes before it is on the disk


def set_clocks_wrong(shift: float, drift: float) -> None:
    """Let the system clock be ahead by so many seconds, and the clock of games run faster by this share."""
    begun, right = time.monotonic(), SystemClock.now
    vars(system_clock)["time"] = SimpleNamespace(**{**vars(time), "time": lambda: time.time() + shift})

    def now(clock: SystemClock) -> Seconds:
        return Seconds(right(clock) + drift * (time.monotonic() - begun))

    SystemClock.now = now  # type: ignore[assignment, method-assign]


def _tell_at_once(
    self: Room,  # noqa: ARG001
    messages: list[Outgoing],
    retry: Retry | None = None,  # noqa: ARG001
    arriving: Listener | None = None,  # noqa: ARG001
) -> None:
    """News go out before the commit."""
    room.send(messages)


async def _stay_behind(self: ClusterNode, room: Room, seq: Seq) -> None:
    """Whoever comes from another node is shown what this node has, however old it is."""


def _nobody(digest: bytes, hello: Hello) -> None:
    """No client is known again when it comes back."""


def _forget(self: Table, command: str, seq: Seq) -> None:
    """A command that is sent again is carried out again."""
