"""PostgreSQL, Redis and some nodes as processes, with a proxy on each connection between them."""

import asyncio
import shutil
import signal
import subprocess
import sys
import tempfile
import urllib.request
from pathlib import Path
from random import Random

from tests.databases.postgres import DURABLE, Postgres
from tests.databases.redis import Redis
from tests.nodes.faults.proxy import Proxy
from tests.processes import STOPPING_SECONDS, free_port

NO_KEY = "no-key"
WITHOUT_KEY = (
    "SET search_path TO fullhouse;"
    " ALTER TABLE entries DROP CONSTRAINT entries_pkey; CREATE INDEX ON entries (table_id, seq)"
)
STARTING_SECONDS = 180.0
RESTARTING_SECONDS = 0.5
SHOWN_LETTERS = 4_000


class Node:
    """A server process, and the proxies between it and the databases."""

    def __init__(self, name: str, database: Proxy, bus: Proxy) -> None:
        self.name, self.database, self.bus = name, database, bus
        self.port = free_port()
        self.shift, self.drift = 0.0, 0.0
        """Seconds that its system clock is ahead; the share by which its clock runs too fast."""
        self.process: subprocess.Popen[bytes] | None = None

    @property
    def address(self) -> str:
        return f"127.0.0.1:{self.port}"

    def start(self, database: str, flaw: str, log: Path) -> None:
        """As it is set up; its clock goes as wrong as `shift` and `drift` say."""
        bus = f"redis://127.0.0.1:{self.bus.port}/0"
        arguments = [str(self.port), database, bus, self.name, flaw, str(self.shift), str(self.drift)]
        with log.open("ab") as out:
            self.process = subprocess.Popen(
                [sys.executable, "-m", "tests.nodes.faults.node", *arguments], stdout=out, stderr=out
            )

    def drain(self) -> None:
        """Stop it as a rolling update does: it hands its tables and players over."""
        if self.process is not None:
            self.process.terminate()
            self.process.wait(STOPPING_SECONDS)
            self.process = None

    def kill(self) -> None:
        if self.process is not None:
            self.process.kill()
            self.process.wait()
            self.process = None

    def signal(self, number: signal.Signals) -> None:
        if self.process is not None:
            self.process.send_signal(number)

    async def answers(self) -> bool:
        """Wait until it is ready; False where it has given up, as it does when PostgreSQL does not answer."""
        async with asyncio.timeout(STARTING_SECONDS):
            while not await asyncio.to_thread(self._is_ready):
                if self.process is None or self.process.poll() is not None:
                    return False
                await asyncio.sleep(0.2)
        return True

    def _is_ready(self) -> bool:
        try:
            with urllib.request.urlopen(f"http://{self.address}/readyz", timeout=5) as answer:
                return bool(answer.status == 200)
        except OSError:
            return False


class Cluster:
    """Everything that can fail."""

    def __init__(
        self,
        count: int,
        flaw: str = "",
        postgres: Postgres | None = None,
        redis: Redis | None = None,
        *,
        chance: Random | None = None,
    ) -> None:
        """Servers that are given are left running."""
        self._count, self._flaw, self._chance = count, flaw, chance
        self._folder = Path(tempfile.mkdtemp(prefix="fullhouse-faults-"))
        self.postgres = postgres or Postgres(**DURABLE, wal_writer_delay="2000ms")
        self.redis = redis or Redis()
        self.disk = None if postgres else self.postgres.slow_disk()
        """The disk of its own PostgreSQL, where it can be made slow."""
        if self.disk is not None:
            self.postgres.stop()
            self.postgres.start()
        self._own: list[Postgres | Redis] = [] if postgres else [self.postgres, self.redis]
        self.database = self.postgres.new_database()
        self.nodes: list[Node] = []

    async def start(self) -> None:
        for number in range(self._count):
            proxies = [Proxy(self.postgres.port), Proxy(self.redis.port, self._chance)]
            for proxy in proxies:
                await proxy.start()
            self.nodes.append(Node(f"node{number}", *proxies))
        for node in self.nodes:
            self.start_node(node)
        for node in self.nodes:
            await self.ready(node)
        if self._flaw == NO_KEY:
            self.postgres.sql(WITHOUT_KEY, self.database.rpartition("/")[2])

    def start_node(self, node: Node) -> None:
        address = self.database.replace(f":{self.postgres.port}/", f":{node.database.port}/")
        node.start(address, self._flaw, self._folder / node.name)

    async def ready(self, node: Node) -> None:
        """Wait for a node, and start it again as long as it gives up: `Restart=always` does so."""
        try:
            while not await node.answers():
                await asyncio.sleep(RESTARTING_SECONDS)
                self.start_node(node)
        except TimeoutError:
            log = (self._folder / node.name).read_text()[-SHOWN_LETTERS:]
            raise RuntimeError(f"{node.name} does not start:\n{log}") from None

    async def close(self) -> None:
        for node in self.nodes:
            node.signal(signal.SIGCONT)
            node.kill()
            await node.database.close()
            await node.bus.close()
        for server in self._own:
            server.close()
        shutil.rmtree(self._folder, ignore_errors=True)

    def failures(self) -> list[str]:
        """What the nodes have logged as unexpected."""
        texts = {log.name: log.read_text() for log in self._folder.iterdir()}
        return [
            f"{name}: {text[text.index('Traceback') :]}"
            for name, text in texts.items()
            if "Traceback" in text
        ]
