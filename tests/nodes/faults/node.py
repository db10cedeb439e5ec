"""A node of the fault run: `python -m tests.nodes.faults.node PORT DATABASE BUS NAME FLAW SHIFT DRIFT`."""

import sys
from pathlib import Path

from fullhouse.core.errors import BadInput
from fullhouse.core.ids import Seconds
from fullhouse.server.features.bots import Pace
from fullhouse.server.processes import run
from fullhouse.server.settings import UNLIMITED, Config, listen
from fullhouse.server.tables import snapshots
from tests.nodes.faults.flaws import plant, set_clocks_wrong

SNAPSHOT_EVERY_ENTRIES = 30
"""Entries between two snapshots: so few that most tables wake by one."""


def main() -> None:
    port, database, bus, name, flaw, shift, drift = sys.argv[1:]
    snapshots.SNAPSHOT_EVERY_ENTRIES = SNAPSHOT_EVERY_ENTRIES
    set_clocks_wrong(float(shift), float(drift))
    plant(flaw)
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
        connections_each=100_000,
        **UNLIMITED,
    )
    try:
        run(config, listen("127.0.0.1", int(port)))
    except BadInput as error:  # as `fullhouse serve` does: it is started again
        sys.exit(str(error))


if __name__ == "__main__":
    main()
