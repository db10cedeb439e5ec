"""Reviews of finished games: worked out slice by slice in worker processes, and kept with the table."""

import asyncio
import logging
import zlib
from collections import OrderedDict
from collections.abc import Awaitable, Callable

import msgspec

from fullhouse.core.errors import FullHouseError
from fullhouse.core.system_clock import Clock
from fullhouse.match.ids import TableId
from fullhouse.match.ports import Store, StoredReview
from fullhouse.review.data import FORMAT
from fullhouse.server.errors import InternalError, Unavailable
from fullhouse.server.workers.messages import ReviewOrder, ReviewPiece, Workers

log = logging.getLogger("fullhouse")
MOST_IN_MEMORY = 300
"""Reviews in memory, some 50 kB each; the least recently asked for is read again when needed."""
LARGEST_STORED = 1_000_000
"""Bytes of the largest review that is kept with its table; larger ones are worked out again."""
MOST_LOST_WORKERS = 3
"""How often a slice is tried when its worker is lost."""
REST_SECONDS = 60.0
"""A review that could not be finished is tried again after this time, if anybody asks."""
SLICE_SECONDS = 300.0
"""A slice takes a second or two of the processor, which a busy machine gives to its workers last."""
MOST_BUSY_TRIES = 60
"""How often a slice is tried while the queue is full."""

Key = tuple[TableId, int]
"""A table, and the number of its game."""
Wait = Callable[[str], float]
"""Seconds that a caller has to wait before the next slice is worked out for them."""


class Reviewing:
    """The review of one game, as far as it has come."""

    def __init__(self, piece: ReviewPiece) -> None:
        self.piece = piece
        self.task: asyncio.Task[None] | None = None
        self.rests_until = float("-inf")

    @property
    def goes_on(self) -> bool:
        return not self.is_complete and self.task is not None and not self.task.done()

    @property
    def is_complete(self) -> bool:
        return self.piece.done == self.piece.count


class Reviews:
    """Each game is reviewed once, whoever asks; what it costs is charged to who asked first.

    Finished reviews are shared by the store. Two nodes that are asked at the same time both work it out.
    """

    def __init__(self, workers: Workers, store: Store, clock: Clock, wait: Wait) -> None:
        self._workers, self._store, self._clock, self._wait = workers, store, clock, wait
        self._kept: OrderedDict[Key, Reviewing] = OrderedDict()
        self._first: dict[Key, asyncio.Task[Reviewing]] = {}

    async def look(self, key: Key, record: Callable[[], Awaitable[bytes]], caller: str) -> Reviewing:
        """The review of a game. The first look is waited for; the rest goes on by itself.

        What could not be finished the last time is tried again.
        """
        known = self._kept.get(key)
        if known is not None:
            self._kept.move_to_end(key)
            rests = self._clock.monotonic() < known.rests_until
            if known.is_complete or known.goes_on or rests:
                return known
        if key not in self._first:
            task = asyncio.get_running_loop().create_task(self._begin(key, record, caller))
            self._first[key] = task
            task.add_done_callback(lambda _done: self._first.pop(key, None))
        return await asyncio.shield(self._first[key])

    def close(self) -> None:
        for task in [*self._first.values(), *(one.task for one in self._kept.values() if one.task)]:
            task.cancel()
        self._kept.clear()

    async def _begin(self, key: Key, record: Callable[[], Awaitable[bytes]], caller: str) -> Reviewing:
        reviewing = self._kept.get(key) or await self._stored(key)
        if reviewing is None or not reviewing.is_complete:
            written = await record()
            if reviewing is None:
                reviewing = Reviewing(await self._slice(ReviewOrder(written), caller))
            reviewing.task = asyncio.get_running_loop().create_task(
                self._go_on(key, reviewing, written, caller)
            )
        self._kept[key] = reviewing
        while len(self._kept) > MOST_IN_MEMORY:
            _, dropped = self._kept.popitem(last=False)
            if dropped.task is not None:
                dropped.task.cancel()
        return reviewing

    async def _go_on(self, key: Key, reviewing: Reviewing, record: bytes, caller: str) -> None:
        try:
            while not reviewing.is_complete:
                await self._clock.sleep(self._wait(caller))
                reviewing.piece = await self._slice(ReviewOrder(record, reviewing.piece.review), caller)
            await self._keep(key, reviewing.piece)
        except Exception as error:
            is_expected = isinstance(error, FullHouseError)
            log.warning("table %d: the review of game %d stopped: %s", *key, error, exc_info=not is_expected)
            reviewing.rests_until = self._clock.monotonic() + REST_SECONDS

    async def _stored(self, key: Key) -> Reviewing | None:
        """A complete review from the store, whichever node worked it out."""
        stored = await self._store.find_review(*key)
        if stored is None or stored.format != FORMAT:
            return None
        unpacked = await asyncio.to_thread(zlib.decompress, stored.body)
        return Reviewing(msgspec.msgpack.decode(unpacked, type=ReviewPiece))

    async def _keep(self, key: Key, piece: ReviewPiece) -> None:
        if len(piece.review) <= LARGEST_STORED:
            packed = await asyncio.to_thread(zlib.compress, msgspec.msgpack.encode(piece))
            self._store.add_review(StoredReview(table=key[0], round=key[1], format=FORMAT, body=packed))

    async def _slice(self, order: ReviewOrder, caller: str) -> ReviewPiece:
        """One slice. A lost worker is replaced, a full queue waited for, both a bounded number of times."""
        body = msgspec.msgpack.encode(order)
        lost = full = 0
        while True:
            try:
                done = await self._workers.run("review", body, caller=caller, seconds=SLICE_SECONDS)
                return msgspec.msgpack.decode(done, type=ReviewPiece)
            except InternalError:
                lost += 1
                if lost == MOST_LOST_WORKERS:
                    raise
            except Unavailable as error:
                full += 1
                if error.code != "busy" or full == MOST_BUSY_TRIES or not order.so_far:
                    raise
                await self._clock.sleep(float(error.facts.get("wait", 1)))
