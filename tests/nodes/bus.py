"""A bus between nodes of one process."""

import asyncio
from collections.abc import Mapping

from fullhouse.core.system_clock import Clock
from fullhouse.match.nodes import Heard, Notification


class Line:
    """Connects the buses of one process."""

    def __init__(self) -> None:
        self.ends: list[InProcessBus] = []
        self.sums: dict[str, float] = {}


class InProcessBus:
    """One node's end of a line. Notifications arrive on the next turn of the event loop."""

    def __init__(self, line: Line) -> None:
        self._line = line
        self._heard: Heard | None = None

    async def start(self, heard: Heard, clock: Clock) -> None:  # noqa: ARG002
        self._heard = heard
        self._line.ends.append(self)

    def notify(self, notification: Notification) -> None:
        asyncio.get_running_loop().call_soon(self._pass_on, notification)

    @property
    def is_up(self) -> bool:
        return self in self._line.ends

    async def add(self, counts: Mapping[str, float], seconds: float) -> dict[str, float]:  # noqa: ARG002
        sums = self._line.sums
        for name, count in counts.items():
            sums[name] = sums.get(name, 0) + count
        return {name: sums[name] for name in counts}

    async def close(self) -> None:
        if self.is_up:
            self._line.ends.remove(self)

    def _pass_on(self, notification: Notification) -> None:
        for other in list(self._line.ends):
            if other is not self and other._heard is not None:
                other._heard(notification)
