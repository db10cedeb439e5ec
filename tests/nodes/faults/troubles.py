"""What goes wrong during a run: seeded, one trouble after the other, each of them over after a while."""

import asyncio
import signal
from collections.abc import Awaitable, Callable
from random import Random

from tests.nodes.faults.cluster import Cluster, Node
from tests.nodes.faults.player import Player
from tests.nodes.faults.proxy import FROM, TO

Trouble = Callable[[], Awaitable[None]]


WANDERINGS, MOST_WANDERERS = 4, 24
"""How often players change nodes while notifications get lost, and how many at a time."""
TROUBLES = (
    "kill_a_node",
    "drain_a_node",
    "drain_without_postgresql",
    "pause_a_node",
    "set_a_clock_wrong",
    "restart_postgresql",
    "kill_postgresql",
    "slow_disk",
    "restart_redis",
    "cut_off_a_node",
    "cut_off_the_bus",
    "hold_one_way",
    "lose_hints",
    "slow_down_a_node",
    "cut_sockets",
    "leave_a_frozen_node",
    "lose_replies",
    "lose_requests",
    "cut_after_lost_replies",
    "drain_under_load",
)


class Troubles:
    """Each method is one kind, and returns when it is over."""

    def __init__(
        self, cluster: Cluster, players: list[Player], chance: Random, only: tuple[str, ...] = ()
    ) -> None:
        """`only` names the kinds that happen, if not all do."""
        self._cluster, self._players, self._chance, self._only = cluster, players, chance, only
        self.happened: dict[str, int] = {}

    async def go_on(self, seconds: float, least: int = 0) -> None:
        """Troubles for so long, and at least so many."""
        can_slow = self._cluster.disk is not None
        names = self._only or [name for name in TROUBLES if can_slow or name != "slow_disk"]
        kinds: list[Trouble] = [getattr(self, name) for name in names]
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
        await self._cluster.ready(node)

    async def drain_a_node(self) -> None:
        node = self._node()
        await asyncio.to_thread(node.drain)
        await self._while(0.2, 2)
        self._cluster.start_node(node)
        await self._cluster.ready(node)

    async def drain_without_postgresql(self) -> None:
        """A node is told to stop while PostgreSQL takes everything and answers nothing."""
        node = self._node()
        node.database.hold(TO)
        await self._while(0.1, 2)
        await asyncio.to_thread(node.drain)
        node.database.restore()
        self._cluster.start_node(node)
        await self._cluster.ready(node)

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

    async def kill_postgresql(self) -> None:
        """With `kill -9`, it and all its children at once; it comes back by its own log."""
        await asyncio.to_thread(self._cluster.postgres.kill)
        await self._while(0.1, 3)
        await asyncio.to_thread(self._cluster.postgres.start)

    async def slow_disk(self) -> None:
        """Every write to the disk takes up to half a second."""
        disk = self._cluster.disk
        assert disk is not None
        disk.wait(self._chance.randint(20, 500))
        await self._while(1, 5)
        disk.wait(0)

    async def set_a_clock_wrong(self) -> None:
        """A node comes back with its system clock minutes off, and a clock that runs too fast or slow."""
        node = self._node()
        node.kill()
        node.shift = self._chance.uniform(-300, 300)
        node.drift = self._chance.uniform(-0.03, 0.03)
        self._cluster.start_node(node)
        await self._cluster.ready(node)

    async def hold_one_way(self) -> None:
        """One direction of one connection is dead, the other works: to or from PostgreSQL or the bus."""
        node = self._node()
        proxy = self._chance.choice([node.database, node.bus])
        proxy.hold(self._chance.choice([TO, FROM]))
        await self._while(0.5, 6)
        proxy.restore()

    async def lose_hints(self) -> None:
        """Messages between the nodes get lost, or come seconds late and in another order.

        Meanwhile some players go from node to node: where they come, their last entry may be unheard of.
        """
        for node in self._cluster.nodes:
            node.bus.lost_share = self._chance.uniform(0.1, 0.95)
            node.bus.late_share = self._chance.uniform(0.1, 0.4)
            node.bus.latest = self._chance.uniform(0.1, 3)
        for _ in range(WANDERINGS):
            await self._while(0.6, 2.6)
            self._cut(min(len(self._players) // 2, MOST_WANDERERS))
        for node in self._cluster.nodes:
            node.bus.restore()

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
        for player in self._some():
            player.cut()

    async def leave_a_frozen_node(self) -> None:
        """Its players send once more elsewhere what it has not read yet, and reads when it goes on."""
        node = self._node()
        node.signal(signal.SIGSTOP)
        await self._while(0.3, 2)
        for player in self._players:
            if player.node == node.address:
                player.cut()
        await self._while(1, 5)
        node.signal(signal.SIGCONT)

    async def lose_replies(self) -> None:
        """Some players hear nothing any more, and come back with what they have no answer to."""
        players = self._some()
        for player in players:
            player.is_deaf = True
        await self._while(0.5, 4)
        for player in players:
            player.is_deaf = False
            player.cut()

    async def lose_requests(self) -> None:
        """What some players send does not come: they send it again over another connection."""
        players = self._some()
        for player in players:
            player.is_mute = True
        await self._while(0.5, 4)
        for player in players:
            player.is_mute = False
            player.cut()

    async def cut_after_lost_replies(self) -> None:
        """A node is not told what PostgreSQL has stored for it, and then loses the connection."""
        node = self._node()
        node.database.lose(FROM)
        await self._while(0.1, 2)
        node.database.cut()
        await self._while(0.1, 2)
        node.database.restore()

    async def drain_under_load(self) -> None:
        """A node is drained while everybody plays as fast as they can, and many commands wait."""
        for player in self._players:
            player.is_hasty = True
        await self._while(0.5, 2)
        await self.drain_a_node()
        for player in self._players:
            player.is_hasty = False

    def _some(self) -> list[Player]:
        return self._chance.sample(self._players, max(1, len(self._players) // 5))

    def _cut(self, count: int) -> None:
        for player in self._chance.sample(self._players, count):
            player.cut()

    def _node(self) -> Node:
        return self._chance.choice(self._cluster.nodes)

    async def _while(self, shortest: float, longest: float) -> None:
        await asyncio.sleep(self._chance.uniform(shortest, longest))
