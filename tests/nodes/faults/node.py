"""A node of the fault run as a process: `python -m tests.nodes.faults.node PORT DATABASE BUS NAME FLAW`."""

import sys
from pathlib import Path

from fullhouse.core.ids import Seconds
from fullhouse.server.features.bots import Pace
from fullhouse.server.processes.process import run
from fullhouse.server.settings.config import Config
from fullhouse.server.settings.listening import listen
from fullhouse.server.tables import room, snapshots
from fullhouse.server.tables.listeners.listener import Listener
from fullhouse.server.tables.room import Again, Outgoing, Room

MANY = 1e9
SNAPSHOT_EVERY_ENTRIES = 30
"""Entries between two snapshots: so few that most tables wake by one."""
TOLD_FIRST = "told-first"


def tell_at_once(
    self: Room,  # noqa: ARG001
    messages: list[Outgoing],
    again: Again | None = None,  # noqa: ARG001
    arriving: Listener | None = None,  # noqa: ARG001
) -> None:
    """The flaw that the checker has to find: news go out before the commit."""
    room.send(messages)


def main() -> None:
    port, database, bus, name, flaw = sys.argv[1:]
    snapshots.SNAPSHOT_EVERY_ENTRIES = SNAPSHOT_EVERY_ENTRIES
    if flaw == TOLD_FIRST:
        Room.tell = tell_at_once  # type: ignore[method-assign]
    config = Config(
        database=Path("unused"),
        address=database,
        bus=bus,
        node=name,
        port=int(port),
        static=Path("unused"),
        pace=Pace(think=Seconds(0.3), breath=Seconds(0.3), verdict=Seconds(0.3)),
        bot_workers=0,
        workers=1,
        warm_workers=False,
        requests_a_second=MANY,
        requests_at_once=MANY,
        messages_a_second=MANY,
        messages_at_once=MANY,
        connections_each=100_000,
    )
    run(config, listen("127.0.0.1", int(port)))


if __name__ == "__main__":
    main()
