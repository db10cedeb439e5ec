"""A server whose store never answers when it has to stop: `python -m tests.server.hung_store PORT FILE`."""

import asyncio
import sys
from pathlib import Path

from fullhouse.server import processes
from fullhouse.server.settings import Config, listen
from fullhouse.store.file.store import SqliteStore

STOP_SECONDS = 1.0


class HungStore(SqliteStore):
    """Works until it is asked for its last commit."""

    async def settle(self) -> None:
        await asyncio.Event().wait()

    async def close(self) -> None:
        await asyncio.Event().wait()


def main() -> None:
    port, file = int(sys.argv[1]), Path(sys.argv[2])
    processes.STOP_SECONDS = STOP_SECONDS
    config = Config(database=file, port=port, static=Path("unused"), bot_workers=0, workers=1)
    processes.run(config, listen("127.0.0.1", port), HungStore(file))


if __name__ == "__main__":
    main()
