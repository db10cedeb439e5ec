"""The bus of a site that has none: nodes poll."""

from collections.abc import Mapping

from fullhouse.core.system_clock import Clock
from fullhouse.match.nodes import Heard, Hint


class NoBus:
    """Nobody hears anything."""

    is_up = False

    async def start(self, heard: Heard, clock: Clock) -> None: ...

    def tell(self, hint: Hint) -> None: ...

    async def add(self, counts: Mapping[str, float], seconds: float) -> dict[str, float]:  # noqa: ARG002
        raise OSError("there is no bus")

    async def close(self) -> None: ...
