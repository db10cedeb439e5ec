"""Every case over a real socket to the server's own wire, with an echo in the place of tables."""

import asyncio
from contextlib import suppress
from pathlib import Path

from fullhouse.core.system_clock import SystemClock
from fullhouse.server.capacity import Rate
from fullhouse.server.net.frames import BINARY, TEXT
from fullhouse.server.net.rate_limit import Bucket
from fullhouse.server.net.wire import Outbox, Wire
from tests.server.local_server import serving
from tests.server.rfc6455.cases import CASES, CLOSE, NORMAL, Case, close

HANDSHAKE = (
    b"GET /api/socket HTTP/1.1\r\nHost: x\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: 13\r\n\r\n"
)
AT_ONCE = 20


class EchoWire(Wire):
    """Says every message back, as the kind that it came as."""

    __slots__ = ()

    def _take(self, opcode: int, payload: bytes) -> None:
        if opcode in (TEXT, BINARY):
            self._send_frame(bytes([0x80 | opcode]) + length(len(payload)) + payload)
        else:
            super()._take(opcode, payload)


class Nobody:
    """A receiver that is never told anything."""

    def take(self, message: bytes) -> None: ...

    def flooded(self) -> None: ...

    def gone(self) -> None: ...


def length(size: int) -> bytes:
    return bytes([size]) if size < 126 else b"\x7e" + size.to_bytes(2)


async def heard(reader: asyncio.StreamReader) -> tuple[list[tuple[int, bytes]], int | None]:
    """The frames until a close frame, its code (0 where it has none), and that nothing comes after it."""
    frames: list[tuple[int, bytes]] = []
    while True:
        first, second = await reader.readexactly(2)
        assert first & 0x80, "we send whole messages"
        assert not second & 0x80, "a server's frames are not masked"
        size = int.from_bytes(await reader.readexactly(2)) if second == 126 else second
        payload = await reader.readexactly(size)
        if first & 0x0F == CLOSE:
            assert await reader.read() == b"", "nothing comes after a close frame"
            return frames, int.from_bytes(payload[:2])
        frames.append((first & 0x0F, payload))


async def went_as_expected(port: int, case: Case) -> str | None:
    """None, or what was wrong."""
    reader, writer = await asyncio.open_connection("127.0.0.1", port)
    try:
        writer.write(HANDSHAKE)
        await reader.readuntil(b"\r\n\r\n")
        sent = case.sent if case.code is not None else case.sent + close(NORMAL)
        with suppress(ConnectionError):
            for start in range(0, len(sent), case.chop or len(sent) or 1):
                writer.write(sent[start : start + (case.chop or len(sent))])
                if case.chop:
                    await asyncio.sleep(0)
        frames, code = await heard(reader)
    except (asyncio.IncompleteReadError, ConnectionError) as error:
        return f"{case.name}: {error!r}"
    finally:
        writer.close()
    wanted = (list(case.heard), NORMAL if case.code is None else case.code)
    return None if (frames, code) == wanted else f"{case.name}: {frames!r}, {code}; not {wanted}"


async def all_faults(cases: list[Case]) -> list[str]:
    loop, clock = asyncio.get_running_loop(), SystemClock()
    many = 1e9

    def wire() -> Wire:
        bucket = Bucket(Rate(many, many), now=clock.monotonic())
        return EchoWire(
            lambda *_: Nobody(), set(), frames=bucket, clock=clock, lost=lambda _: None, outbox=Outbox()
        )

    server = await loop.create_server(wire, "127.0.0.1", 0)
    port, faults = server.sockets[0].getsockname()[1], []
    try:
        for start in range(0, len(cases), AT_ONCE):
            some = cases[start : start + AT_ONCE]
            faults += await asyncio.gather(*(went_as_expected(port, case) for case in some))
    finally:
        server.close()
    return [fault for fault in faults if fault is not None]


async def test_every_case() -> None:
    assert len(CASES) >= 300
    assert len({case.name for case in CASES}) == len(CASES)
    assert await all_faults(CASES) == []


HANDSHAKES = (
    ((b"HTTP/1.1", b"HTTP/1.0"), b"400"),
    ((b"GET ", b"POST "), b"400"),
    ((b"Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n", b""), b"400"),
    ((b"dGhlIHNhbXBsZSBub25jZQ==", b"c2hvcnQ="), b"400"),
    ((b"dGhlIHNhbXBsZSBub25jZQ==", b"***"), b"400"),
    ((b"Version: 13", b"Version: 8"), b"400"),
    ((b"Sec-WebSocket-Version: 13\r\n", b""), b"400"),
    ((b"/api/socket", b"/api/nothing"), b"403"),
    ((b"Host: x", b"Host: x\r\nOrigin: https://evil.example"), b"403"),
    ((b"Host: x", b"Host: x\r\nOrigin: http://x"), b"101"),
    ((b"Host: x", b"Host: x"), b"101"),
)
"""What differs from a usual handshake, and the status of the answer."""


async def test_handshakes(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        host, port = client.address.removeprefix("http://").split(":")
        for (usual, changed), status in HANDSHAKES:
            reader, writer = await asyncio.open_connection(host, int(port))
            writer.write(HANDSHAKE.replace(usual, changed, 1))
            line = await reader.readline()
            assert line.split(b" ")[:2] == [b"HTTP/1.1", status], changed
            writer.close()
