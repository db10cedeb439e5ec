"""What heavy work is given to: workers that do one job at a time, and whatever shares them out."""

from typing import Protocol

from fullhouse.server.workers.messages import Order, Reply

TIME_LIMIT_SECONDS = 30.0
"""How long a job may run before its worker is stopped."""


class WorkerLost(Exception):
    """The worker ended, or was stopped, before it replied."""


class Worker(Protocol):
    """Does one job at a time, outside the event loop."""

    async def start(self) -> None:
        """Be ready soon: started before the first job, or again after it was lost."""

    async def do(self, order: Order, seconds: float) -> Reply:
        """The reply to an order. Raises WorkerLost, or TimeoutError after stopping what it worked with."""

    async def stop(self) -> None: ...


class Workers(Protocol):
    """Shares jobs out among workers."""

    @property
    def waiting(self) -> int:
        """Jobs that wait for a worker."""

    @property
    def running(self) -> int:
        """Jobs that a worker does now."""

    async def run(self, job: str, body: bytes, *, caller: str, seconds: float = TIME_LIMIT_SECONDS) -> bytes:
        """The result of a job. Raises its refusal, or Unavailable with the time to wait."""

    async def start(self) -> None: ...

    async def close(self) -> None: ...
