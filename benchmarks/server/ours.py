"""Our server as it is shipped, but with limits that let a load generator through."""

import sys
from pathlib import Path

from fullhouse.server.processes import run
from fullhouse.server.settings import UNLIMITED, Config, listen

MOST_CONNECTIONS = 100_000


def main() -> None:
    port, database, *bus = int(sys.argv[1]), *sys.argv[2:]
    config = Config(
        database=Path(database),
        address=database if database.startswith("postgresql:") else None,
        bus=bus[0] if bus else None,
        port=port,
        connections=MOST_CONNECTIONS,
        connections_each=MOST_CONNECTIONS,
        **UNLIMITED,
    )
    run(config, listen("127.0.0.1", port))


if __name__ == "__main__":
    main()
