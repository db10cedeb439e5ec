"""Virtual time: `async def` tests run on a loop whose clock moves only when everything else has settled.

Nothing sleeps for real, and no deadline strikes because a machine is slow. Time stands still while there is
anything to do: ready callbacks, work in threads, bytes on their way between two sockets of this process.
Then it jumps to the next timer. It also stands still while others work: a process that is waited for, a
connection with another one. Where time is to pass nevertheless, move it: `await virtual_time.advance(60)`.
"""

import asyncio
import contextlib
import selectors
import socket
import time
from collections.abc import Callable, Coroutine, Iterator
from typing import Any, TypeVar
from unittest.mock import patch
from weakref import WeakSet

from fullhouse.match.ports import Committed
from fullhouse.store.file.writer import Work, Writer
from fullhouse.store.group_commit import ignore_outcome
from tests.counted_socket import CountedSocket

T = TypeVar("T")
BEGIN = 1000.0
"""What the clock shows when a test begins."""
MOST_JUMPS = 300_000
"""After which what a test waits for will not come: hours of a server, which looks around all the time."""
RESTLESS_ROUNDS, ROUND_SECONDS = 1000, 1e-6
"""After so many rounds of the loop without a rest, each of the next takes some time."""
HANGING_SECONDS = 300.0
"""Real seconds without any event, after which what is waited for will not come."""
FLOW = 0.1
"""How fast time flows while another process plays along: a deadline strikes where that one is very slow."""
LOOK_SECONDS = 0.01
"""Real seconds between two looks for what nothing announces, such as a file of another process."""


class _Selector(selectors.DefaultSelector):
    """Asks the loop what to do when nothing is ready."""

    loop: "VirtualLoop"

    def select(self, timeout: float | None = None) -> Any:
        self.loop.look()
        events = super().select(0)
        if events or self.loop.is_ready or (timeout is not None and timeout <= 0):
            self.loop.go_round()
            return events
        return self.loop.rest()

    def wait(self, seconds: float) -> Any:
        """Wait for real."""
        return super().select(seconds)


class VirtualLoop(asyncio.SelectorEventLoop):
    """Its time is the test's."""

    def __init__(self) -> None:
        self._now = BEGIN
        self._jumps = self._rounds = self._at_work = 0
        """Work in threads, which ends by itself."""
        self._stills = self._flows = self._advances = 0
        self._settling: list[asyncio.Future[None]] = []
        self._watching: list[tuple[Callable[[], bool], asyncio.Future[None]]] = []
        self._ends: dict[tuple[Any, Any], CountedSocket] = {}
        """Open connections, by their own address and the other end's."""
        self._strangers: set[CountedSocket] = set()
        """Their other end is not known (yet)."""
        self._listening = WeakSet[socket.socket]()
        self._processes = WeakSet[Any]()
        self._quick = _Selector()
        self._quick.loop = self
        super().__init__(self._quick)

    def time(self) -> float:
        return self._now

    @property
    def is_ready(self) -> bool:
        """Whether something waits for its turn: a look may have come upon what was waited for."""
        return bool(self._ready)  # type: ignore[attr-defined]

    # What a test asks for

    async def advance(self, seconds: float) -> None:
        """Let time pass, also while other processes work; then wait until everything has settled."""
        self._advances += 1
        try:
            await asyncio.sleep(seconds)
        finally:
            self._advances -= 1
        await self.settle()

    async def settle(self) -> None:
        """Wait until there is nothing to do at this moment. No time passes."""
        settled = self.create_future()
        self._settling.append(settled)
        await settled

    async def until(self, is_so: Callable[[], bool], seconds: float) -> None:
        """Wait until a condition holds. Raises TimeoutError where it does not."""
        if is_so():
            return
        holds = self.create_future()
        self._watching.append((is_so, holds))
        async with asyncio.timeout(seconds):
            await holds

    @contextlib.contextmanager
    def standing(self) -> Iterator[None]:
        """Time passes only where the test says so."""
        self._stills += 1
        try:
            yield
        finally:
            self._stills -= 1

    @contextlib.contextmanager
    def flowing(self) -> Iterator[None]:
        """While others work, time flows a little: they wait for a bot, a pause or a deadline of ours."""
        self._flows += 1
        try:
            yield
        finally:
            self._flows -= 1

    def begin_work(self) -> None:
        """Time stands still until `end_work`: a thread does something that will end by itself."""
        self._at_work += 1

    def end_work(self, *_: object) -> None:
        self._at_work -= 1

    # When time moves

    def look(self) -> None:
        """Tell those whose condition holds."""
        if not self._watching:
            return
        watching, self._watching = self._watching, []
        for is_so, holds in watching:
            if holds.done():
                continue
            try:
                if is_so():
                    holds.set_result(None)
                else:
                    self._watching.append((is_so, holds))
            except Exception as error:
                holds.set_exception(error)

    def go_round(self) -> None:
        """Something is ready. Who goes round and round until a moment that is no float comes to an end."""
        self._rounds += 1
        if self._rounds > RESTLESS_ROUNDS:
            self._now += ROUND_SECONDS

    def rest(self) -> Any:
        """Nothing is ready: move time, or wait for real until something is."""
        self._rounds = 0
        is_busy = self._at_work > 0 or self._is_under_way()
        if not is_busy:
            if self._settling:
                for settled in self._settling:
                    if not settled.done():
                        settled.set_result(None)
                self._settling.clear()
                return []
            may_move = self._advances > 0 or (self._stills == 0 and not self._others_work())
            if may_move and self._scheduled:  # type: ignore[attr-defined]
                self._count_jump()
                self._now = self._scheduled[0].when()  # type: ignore[attr-defined]
                return []
            return self._wait(flows=self._flows > 0 and bool(self._scheduled))  # type: ignore[attr-defined]
        return self._wait()

    def _count_jump(self) -> None:
        self._jumps += 1
        if self._jumps > MOST_JUMPS:
            self._jumps = 0  # all that is left can still end
            raise AssertionError(f"it does not come, although {self._now - BEGIN:.0f} s have passed")

    def _wait(self, *, flows: bool = False) -> Any:
        began = time.monotonic()
        while not (events := self._quick.wait(LOOK_SECONDS if self._watching or flows else HANGING_SECONDS)):
            self.look()
            if flows:
                self._now = min(self._now + LOOK_SECONDS * FLOW, self._scheduled[0].when())  # type: ignore[attr-defined]
                break
            if self.is_ready:
                break
            if time.monotonic() - began >= HANGING_SECONDS:
                raise AssertionError(
                    f"nothing has happened for {HANGING_SECONDS:.0f} s: {asyncio.all_tasks(self)}"
                )
        return events

    def _is_under_way(self) -> bool:
        """Whether bytes, or the end of a connection, are between two sockets of this process."""
        awaited = False
        for own, end in [*self._ends.items()]:
            other = end.other
            if end.fileno() < 0 and (other is None or other.fileno() < 0):
                del self._ends[own]
            elif other is not None:
                awaited |= other.awaits(end) and self._reads(other)
        for end in [*self._strangers]:
            if end.fileno() < 0 or end.other is not None:
                self._strangers.discard(end)
            else:
                awaited |= self._is_to_be_accepted(end)
        return awaited

    def _reads(self, end: socket.socket) -> bool:
        number = end.fileno()
        key = None if number < 0 else self._quick.get_map().get(number)
        return key is not None and bool(key.events & selectors.EVENT_READ)

    def _is_to_be_accepted(self, end: CountedSocket) -> bool:
        where = end.getpeername()
        return any(
            self._reads(listening) and listening.getsockname() == where for listening in self._listening
        )

    def _others_work(self) -> bool:
        """Whether an answer of another process may be waited for."""
        return bool(self._strangers) or any(_is_waited_for(process) for process in self._processes)

    # What is at work

    def run_in_executor(  # type: ignore[override]
        self, executor: Any, func: Callable[..., Any], *args: Any
    ) -> asyncio.Future[Any]:
        future = super().run_in_executor(executor, func, *args)
        self.begin_work()
        future.add_done_callback(self.end_work)
        return future

    async def sock_connect(self, sock: socket.socket, address: Any) -> None:
        self.begin_work()
        try:
            await super().sock_connect(sock, address)
        finally:
            self.end_work()

    async def shutdown_default_executor(self, *args: Any, **options: Any) -> None:
        self.begin_work()
        try:
            await super().shutdown_default_executor(*args, **options)
        finally:
            self.end_work()

    def _start_serving(self, protocol_factory: Any, sock: socket.socket, *args: Any, **options: Any) -> None:
        self._listening.add(sock)
        super()._start_serving(protocol_factory, sock, *args, **options)  # type: ignore[misc]

    def _make_socket_transport(self, sock: socket.socket, *args: Any, **options: Any) -> Any:
        end = CountedSocket(sock)
        if end.family in (socket.AF_INET, socket.AF_INET6):
            with contextlib.suppress(OSError):  # closed again by now
                here, there = end.getsockname(), end.getpeername()
                self._ends[here, there] = end
                end.other = self._ends.get((there, here))
                if end.other is None:
                    self._strangers.add(end)
                else:
                    end.other.other = end
        return super()._make_socket_transport(end, *args, **options)  # type: ignore[misc]

    async def _make_subprocess_transport(self, *args: Any, **options: Any) -> Any:
        transport = await super()._make_subprocess_transport(*args, **options)  # type: ignore[misc]
        self._processes.add(transport)
        return transport


def _is_waited_for(process: Any) -> bool:
    """Whether somebody waits for what it writes, or for its end."""
    protocol = process.get_protocol()
    pipes = (getattr(protocol, name, None) for name in ("stdout", "stderr"))
    is_read = any(getattr(pipe, "_waiter", None) is not None for pipe in pipes)
    return is_read or bool(process._exit_waiters)


def _loop() -> VirtualLoop:
    loop = asyncio.get_running_loop()
    assert isinstance(loop, VirtualLoop), "this is no test of virtual time"
    return loop


async def advance(seconds: float) -> None:
    """Let time pass: every timer that comes due runs, in order, and what follows from it."""
    await _loop().advance(seconds)


async def settle() -> None:
    """Wait until there is nothing to do at this moment. No time passes."""
    await _loop().settle()


def standing() -> contextlib.AbstractContextManager[None]:
    """In this block time passes only by `advance`."""
    return _loop().standing()


def flowing() -> contextlib.AbstractContextManager[None]:
    """In this block time flows, a tenth as fast as for real, while another process plays along."""
    return _loop().flowing()


@contextlib.contextmanager
def running() -> Iterator[asyncio.Runner]:
    """Runs coroutines one after the other in virtual time, for tests that are not `async` themselves."""
    with patch.object(Writer, "put", _put), asyncio.Runner(loop_factory=VirtualLoop) as runner:
        yield runner


def run(main: Coroutine[Any, Any, T]) -> T:
    """Run a coroutine in virtual time."""
    with running() as runner:
        return runner.run(main)


_plain_put = Writer.put


def _put(writer: Writer, work: Work, on_commit: Committed = ignore_outcome) -> None:
    """Time stands still until SQLite's thread has told."""
    loop = _loop()
    loop.begin_work()

    def commit_and_done(error: BaseException | None) -> None:
        loop.end_work()
        on_commit(error)

    _plain_put(writer, work, commit_and_done)
