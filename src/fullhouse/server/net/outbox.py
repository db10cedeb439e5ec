"""Writes of many connections, done together."""

import asyncio
from typing import Protocol


class Writing(Protocol):
    def write(self) -> None:
        """Write what waits."""


class Outbox:
    """The wires that write at the end of this turn of the event loop: one callback for all of them."""

    def __init__(self) -> None:
        self._wires: list[Writing] = []

    def add(self, wire: Writing) -> None:
        if not self._wires:
            asyncio.get_running_loop().call_soon(self._write_all)
        self._wires.append(wire)

    def _write_all(self) -> None:
        wires, self._wires = self._wires, []
        for wire in wires:
            wire.write()
