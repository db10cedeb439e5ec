"""The wire: fragmented messages, silence, vanished clients, and shutdown."""

import asyncio
import json
import logging
from collections.abc import AsyncIterator
from contextlib import asynccontextmanager
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fullhouse.server.capacity import Rate
from fullhouse.server.net.wire import PING_PARTS
from fullhouse.server.tables.conflict import reload_after_conflict
from tests import virtual_time
from tests.server.local_server import Served, serving
from tests.server.test_abuse import TWO, answer, url
from tests.waiting import until


@asynccontextmanager
async def at_a_table(client: Served, **options: Any) -> AsyncIterator[Any]:
    """Somebody with a bare socket who has said hello."""
    key = await client.create(TWO)
    async with connect(url(client), compression=None, **options) as socket:
        await socket.send(json.dumps({"do": "hello", "token": key.token}))
        assert json.loads(await socket.recv())["say"] == "welcome"
        yield socket


def wires(client: Served) -> set[Any]:
    assert client.application.services is not None
    return {connection.channel for connection in client.application.services.connections.opened}


async def test_connections_are_not_logged(tmp_path: Path, caplog: pytest.LogCaptureFixture) -> None:
    """What `make play` prints stays visible: no log line for each connection."""
    caplog.set_level(logging.INFO)

    async with serving(tmp_path) as client:
        async with at_a_table(client):
            pass
        await say_raw(client, b"\x81\x05hello")
    assert [record for record in caplog.records if record.name.startswith("fullhouse")] == []


async def test_a_message_may_come_in_pieces_and_as_bytes(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, at_a_table(client) as socket:
        await socket.send(['{"do":"pi', 'ng","id":', '"p"}'])
        assert (await answer(socket))["id"] == "p"
        await socket.send(b'{"do":"ping","id":"q"}')
        assert (await answer(socket))["id"] == "q"


async def test_a_refusal_while_a_table_is_read_again_comes_afterwards(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, at_a_table(client) as socket:
        room = client.hub.rooms[1]
        room.begin_reload()
        await socket.send("{")
        await virtual_time.settle()
        await reload_after_conflict(client.hub, room)
        assert (await answer(socket))["code"] == "bad-message"


async def test_every_connection_is_pinged_once_in_a_round(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, at_a_table(client), at_a_table(client), at_a_table(client):
        sockets, open_wires = client.application.network.sockets, wires(client)
        for _ in range(2):
            for _ in range(PING_PARTS):
                sockets.ping_some()
            assert len(open_wires) == 3
            assert not any(wire.is_heard or wire.transport.is_closing() for wire in open_wires)
            await until(lambda: all(wire.is_heard for wire in open_wires))
        async with at_a_table(client):
            left = wires(client) - open_wires
        await until(lambda: wires(client) == open_wires)
        for _ in range(PING_PARTS):
            sockets.ping_some()
        assert all(wire.is_heard for wire in left)


async def test_connections_that_answer_no_ping_are_dropped(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, at_a_table(client, close_timeout=0.1) as socket:
        (wire,) = wires(client)
        for _ in range(3):
            wire.ping()
            await socket.send('{"do":"ping","id":"p"}')
            await answer(socket)
        assert wires(client) == {wire}
        socket.transport.pause_reading()  # the phone is asleep: no pong comes
        await asyncio.sleep(0)
        wire.ping()
        wire.ping()
        await until(lambda: not wires(client))
        assert not client.hub.rooms[1].listeners


async def test_silence_before_hello_times_out(tmp_path: Path) -> None:
    async with serving(tmp_path) as client, connect(url(client), compression=None) as socket:
        assert (await answer(socket))["code"] == "hello-first"
        with pytest.raises(ConnectionClosed, match="1008"):
            await socket.recv()
        await until(lambda: not wires(client))


async def test_rate_limits_use_the_forwarded_address(tmp_path: Path) -> None:
    few: dict[str, Any] = {
        "requests": Rate(0.001, 3),
        "trusted_proxies": ("127.0.0.1",),
    }
    async with serving(tmp_path, **few) as client:
        codes = []
        for caller in ("198.51.100.1", "198.51.100.1", "198.51.100.1", "198.51.100.1", "198.51.100.2"):
            headers = {"X-Forwarded-For": f"203.0.113.9, {caller}"}
            async with connect(url(client), compression=None, additional_headers=headers) as socket:
                await socket.send(json.dumps({"do": "hello", "token": "A" * 22}))
                codes.append((await answer(socket))["code"])
        assert codes == [*["unknown-token"] * 3, "too-many-requests", "unknown-token"]


async def test_a_stopping_server_sends_bye(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        key = await client.create(TWO)
        socket = await connect(url(client), compression=None)
        await socket.send(json.dumps({"do": "hello", "token": key.token}))
        await socket.recv()
    assert json.loads(await socket.recv()) == {"say": "bye", "code": "stopping"}
    with pytest.raises(ConnectionClosed, match="1013"):
        await socket.recv()


HANDSHAKE = (
    "GET /api/socket HTTP/1.1\r\nHost: {host}\r\nUpgrade: websocket\r\nConnection: Upgrade\r\n"
    "Sec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\nSec-WebSocket-Version: {version}\r\n\r\n"
)


async def say_raw(client: Served, data: bytes, version: int = 13) -> bytes:
    """All that comes back for a handshake and then some bytes, until the server hangs up."""
    host, port = client.address.removeprefix("http://").split(":")
    reader, writer = await asyncio.open_connection(host, int(port))
    writer.write(HANDSHAKE.format(host=f"{host}:{port}", version=version).encode())
    try:
        answer = await reader.readuntil(b"\r\n\r\n")
        writer.write(data)
        return answer + await reader.read()
    finally:
        writer.close()


@pytest.mark.parametrize(
    ("data", "code"),
    [
        (b"\x81\x05hello", 1002),  # a client's frames are masked
        (b"\x83\x80\x00\x00\x00\x00", 1002),  # there is no such frame
        (b"\xf1\x80\x00\x00\x00\x00", 1002),  # no extensions were negotiated
        (b"\x80\x80\x00\x00\x00\x00", 1002),  # a piece of nothing
        (b"\x81\xff\x7f\xff\xff\xff\xff\xff\xff\xff", 1009),  # more bytes than there are
        (b"\x88\x80\x00\x00\x00\x00", None),  # good-bye at once
    ],
)
async def test_protocol_violations_close_with_the_right_code(
    tmp_path: Path, data: bytes, code: int | None
) -> None:
    async with serving(tmp_path) as client:
        heard = await say_raw(client, data)
        assert heard.startswith(b"HTTP/1.1 101 ")
        closing = heard.partition(b"\r\n\r\n")[2]
        assert closing[0] == 0x88
        assert code is None or int.from_bytes(closing[2:4]) == code
        assert (await client.health()).tables == 0


async def test_unsupported_websocket_versions_are_refused(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        assert (await say_raw(client, b"", version=7)).startswith(b"HTTP/1.1 400 ")
