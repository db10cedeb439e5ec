"""The bus of a site that has none: nodes poll."""

from collections.abc import Mapping

from fullhouse.core.system_clock import Clock
from fullhouse.match.nodes import Heard, Notification


class NoBus:
    """Nobody hears anything."""

    is_up = False

    async def start(self, heard: Heard, clock: Clock) -> None: ...

    def notify(self, notification: Notification) -> None: ...

    async def add(self, counts: Mapping[str, float], seconds: float) -> dict[str, float]:  # noqa: ARG002
        raise OSError("there is no bus")

    async def close(self) -> None: ...
