"""The real server as a process with bots that do not dawdle: `PORT FILE [PAGES [PARTS]]`.

PAGES is a folder of built pages, PARTS one of parts for browsers, where they are not those of this checkout.
"""

import sys
from pathlib import Path

from msgspec.structs import replace

from fullhouse.core.ids import Seconds
from fullhouse.server.features.bots import Pace
from fullhouse.server.net import static
from fullhouse.server.processes import run
from fullhouse.server.settings import UNLIMITED, Config, listen

QUICK = Pace(think=Seconds(0.02), breath=Seconds(0.3), verdict=Seconds(0.02))


def main() -> None:
    port, database = int(sys.argv[1]), Path(sys.argv[2])
    config = Config(
        database=database,
        port=port,
        pace=QUICK,
        warm_workers=False,  # a test that needs none does not wait for four of them
        **UNLIMITED,
    )
    if len(sys.argv) > 3:
        config = replace(config, static=Path(sys.argv[3]))
    if len(sys.argv) > 4:
        static.BUILT = Path(sys.argv[4])
    listening = listen("127.0.0.1", port)
    print(f"http://127.0.0.1:{listening.getsockname()[1]}", flush=True)
    run(config, listening)


if __name__ == "__main__":
    main()
