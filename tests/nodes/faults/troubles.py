"""What goes wrong during a run: seeded, one trouble after the other, each of them over after a while."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from random import Random

from tests.nodes.faults.cluster import Cluster, Node
from tests.nodes.faults.player import Player

Trouble = Callable[[], Awaitable[None]]


class Troubles:
    """Each method is one kind, and returns when it is over."""

    def __init__(self, cluster: Cluster, players: list[Player], chance: Random, only: str = "") -> None:
        """`only` names the one kind that happens, if not all do."""
        self._cluster, self._players, self._chance, self._only = cluster, players, chance, only
        self.happened: dict[str, int] = {}

    async def go_on(self, seconds: float, least: int = 0) -> None:
        """Troubles for so long, and at least so many."""
        kinds: list[Trouble] = [
            self.kill_a_node,
            self.drain_a_node,
            self.pause_a_node,
            self.restart_postgresql,
            self.restart_redis,
            self.cut_off_a_node,
            self.cut_off_the_bus,
            self.slow_down_a_node,
            self.cut_sockets,
        ]
        if self._only:
            kinds = [getattr(self, self._only)]
        until = asyncio.get_running_loop().time() + seconds
        order: list[Trouble] = []
        while asyncio.get_running_loop().time() < until or sum(self.happened.values()) < least:
            if not order:
                order = self._chance.sample(kinds, len(kinds))
            trouble = order.pop()
            name = getattr(trouble, "__name__", "")
            self.happened[name] = self.happened.get(name, 0) + 1
            await trouble()
            await asyncio.sleep(self._chance.uniform(0.3, 1.5))

    async def kill_a_node(self) -> None:
        node = self._node()
        node.kill()
        await self._while(0.2, 2)
        self._cluster.start_node(node)
        await node.answers()

    async def drain_a_node(self) -> None:
        node = self._node()
        await asyncio.to_thread(node.drain)
        await self._while(0.2, 2)
        self._cluster.start_node(node)
        await node.answers()

    async def pause_a_node(self) -> None:
        """Sometimes longer than its lease, so that it wakes up believing that it keeps tables."""
        node = self._node()
        node.signal(signal.SIGSTOP)
        await self._while(0.5, 9)
        node.signal(signal.SIGCONT)

    async def restart_postgresql(self) -> None:
        await asyncio.to_thread(self._cluster.postgres.stop)
        await self._while(0.1, 4)
        await asyncio.to_thread(self._cluster.postgres.start)

    async def restart_redis(self) -> None:
        await asyncio.to_thread(self._cluster.redis.stop)
        await self._while(0.5, 4)
        await asyncio.to_thread(self._cluster.redis.start)

    async def cut_off_a_node(self) -> None:
        node = self._node()
        node.database.cut()
        await self._while(0.2, 5)
        node.database.restore()

    async def cut_off_the_bus(self) -> None:
        node = self._node()
        node.bus.cut()
        await self._while(0.5, 4)
        node.bus.restore()

    async def slow_down_a_node(self) -> None:
        node = self._node()
        node.database.delay = node.bus.delay = self._chance.uniform(0.02, 0.3)
        await self._while(1, 4)
        node.database.restore()
        node.bus.restore()

    async def cut_sockets(self) -> None:
        for player in self._chance.sample(self._players, max(1, len(self._players) // 5)):
            player.cut()

    def _node(self) -> Node:
        return self._chance.choice(self._cluster.nodes)

    async def _while(self, shortest: float, longest: float) -> None:
        await asyncio.sleep(self._chance.uniform(shortest, longest))
