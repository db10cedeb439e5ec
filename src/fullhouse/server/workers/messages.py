"""What goes between the server and its workers: orders, replies, and what both sides promise."""

import signal
from typing import Any, Protocol

import msgspec

from fullhouse.core.ids import Seat, Seconds
from fullhouse.match.ids import Player
from fullhouse.match.ports import StoredResult

LENGTH = 4
"""Bytes of the length."""
READY = bytes(LENGTH)
"""What a process sends once it has loaded everything: a message without contents."""


class Order(msgspec.Struct, frozen=True):
    """A job by name, and its input as the job reads it."""

    job: str
    body: bytes
    soft: float = float("inf")
    """The seconds of CPU time after which it answers with what it has found so far."""
    hard: float = float("inf")
    """The seconds of CPU time after which it is broken off."""


class JobRefusal(msgspec.Struct, frozen=True):
    """A FullHouseError that a job raised."""

    status: int
    code: str
    facts: dict[str, Any]


class Reply(msgspec.Struct, frozen=True, kw_only=True):
    """The result of a job, a refusal, or the traceback of a job that failed."""

    cpu: float
    """The seconds of CPU time it took."""
    body: bytes = b""
    refusal: JobRefusal | None = None
    failure: str | None = None


class ReplayOrder(msgspec.Struct, frozen=True):
    """The body of an order for `replay`: a record, and the language to explain in where it stops."""

    record: bytes
    language: str


class VerifyOrder(msgspec.Struct, frozen=True):
    """The body of an order for `verified`: a record, and the keys by which it is told who signed it."""

    record: bytes
    language: str
    ours: str
    """The public key of this server; empty where it signs nothing."""
    known: tuple[str, ...]
    """The public keys of other servers."""


class RecordOrder(msgspec.Struct, frozen=True):
    """The body of an order for `record`: a table's log, which of its games, and for whom if it still runs."""

    lines: list[bytes]
    round: int
    viewer: int | str | None
    key: bytes = b""
    """What a finished game is signed with; empty: it is not signed."""
    head: str = ""
    """The chain over the game when it ended, where that was stored: a log that was changed since is found."""
    is_alone: bool = False
    """Whether no other person sits at the table, from whom something would have to be hidden."""


class ContinuationOrder(msgspec.Struct, frozen=True):
    """The body of an order for `continued`: a record, before which move, and the seed of what is hidden."""

    record: bytes
    move: int
    seed: int


class ImportOrder(msgspec.Struct, frozen=True, kw_only=True):
    """The body of an order for `import_table`: a log of another house, and what this one adds to it."""

    log: str
    age: float
    now: Seconds
    code: str
    invitation: str
    secret: str
    """What the next game is dealt with: whoever brings the log knows the one that it had."""
    is_strange: bool
    """Whether whoever brings it may have written it: a house on a device has nobody to lie to."""
    refuses_rude_names: bool


class ImportedTable(msgspec.Struct, frozen=True, kw_only=True):
    """The reply: the entries as they are stored here, or the line that does not fit."""

    lines: list[bytes]
    invitation: str
    problems: tuple[str, ...]
    """What was played on, as it is written there."""
    fault: int = 0
    results: dict[int, StoredResult] = {}
    """Of the games that are over, by the line of their last entry."""
    players: tuple[Player, ...] = ()
    seats: tuple[Seat, ...] = ()


class WhyOrder(msgspec.Struct, frozen=True):
    """The body of an order for `why`: a table's log, a cell where a bot wrote, the language to tell in."""

    lines: list[bytes]
    cell: str
    language: str


class ReviewOrder(msgspec.Struct, frozen=True):
    """The body of an order for `review`: a record, and the review so far, empty at first."""

    record: bytes
    so_far: bytes = b""


class ReviewPiece(msgspec.Struct, frozen=True):
    """The reply: the review as JSON, how many decisions it has, and how many of them were looked into."""

    review: bytes
    done: int
    count: int


_encode = msgspec.msgpack.Encoder().encode
read_order = msgspec.msgpack.Decoder(Order).decode
read_reply = msgspec.msgpack.Decoder(Reply).decode


def packed(message: Order | Reply) -> bytes:
    """A message with its length in front.

    >>> packed(Order("hint", b"", 2, 3))[:LENGTH]
    b'\\x00\\x00\\x00\\x1d'
    """
    body = _encode(message)
    return len(body).to_bytes(LENGTH, "big") + body


ASKED = getattr(signal, "SIGUSR1", None)
"""The signal for a process whose job nobody waits for any more. Windows has none: there the job goes on."""
TIME_LIMIT_SECONDS = 30.0
"""How long a job may run before its worker is stopped, whatever CPU time it got meanwhile."""


class WorkerLost(Exception):
    """The worker ended, or was stopped, before it replied."""


class Worker(Protocol):
    """Does one job at a time, outside the event loop."""

    async def start(self) -> None:
        """Be ready soon: started before the first job, or again after it was lost."""

    async def do(self, order: Order, seconds: float) -> Reply:
        """The reply to an order. Raises WorkerLost, or TimeoutError after stopping what it worked with."""

    def interrupt(self) -> None:
        """Break off the job, if there is one: nobody waits for it. It is answered, sooner."""

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
