"""Connections that are silent, slow, too many or too fast: each ends by itself, and others are served."""

import asyncio
import json
from contextlib import AsyncExitStack, suppress
from pathlib import Path
from typing import Any

import pytest
from websockets.asyncio.client import connect
from websockets.exceptions import ConnectionClosed

from fullhouse.server.capacity import Rate
from fullhouse.server.net import http, wire
from fullhouse.server.net.rate_limit import REFUSAL_DELAY_SECONDS
from tests.server.local_server import Served, serving
from tests.server.test_abuse import hear_all, url
from tests.server.test_rest import asked
from tests.server.test_wire import HANDSHAKE, at_a_table, wires
from tests.virtual_time import advance, settle, standing
from tests.waiting import until

PING = b"\x89\x80\x00\x00\x00\x00"
DEFAULT: dict[str, Any] = {"messages": Rate(20, 60)}


async def dialled(client: Served) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    host, port = client.address.removeprefix("http://").split(":")
    return await asyncio.open_connection(host, int(port))


async def shaken(client: Served) -> tuple[asyncio.StreamReader, asyncio.StreamWriter]:
    """A bare WebSocket that has not said hello."""
    reader, writer = await dialled(client)
    host = client.address.removeprefix("http://")
    writer.write(HANDSHAKE.format(host=host, version=13).encode())
    await reader.readuntil(b"\r\n\r\n")
    return reader, writer


async def _ping_and_listen(talking: Any) -> None:
    for _ in range(2_000):
        await talking.ping()
    await hear_all(talking, [])


async def test_pings_count_as_messages_also_before_hello(tmp_path: Path) -> None:
    async with serving(tmp_path, **DEFAULT) as client:
        reader, writer = await shaken(client)
        sent = 0
        try:
            while sent < 200 and not reader.at_eof():
                writer.write(PING * 1000)
                await writer.drain()
                await asyncio.sleep(0)
                sent += 1
            answers = await reader.read()
        except ConnectionError:
            answers = b""
        assert answers.count(b"\x8a\x00") < 2_000, "200,000 pings were not all answered"
        writer.close()
        async with at_a_table(client) as socket:
            with pytest.raises(ConnectionClosed):
                await _ping_and_listen(socket)


async def test_a_client_that_reads_nothing_is_closed_at_a_fixed_buffer(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(wire, "MOST_BUFFERED_BYTES", 20_000)

    async with serving(tmp_path) as client:  # no rate limits: only the buffer stops it
        _, writer = await shaken(client)
        (slow,) = wires(client)
        largest = 0
        while wires(client):
            writer.write((PING[:1] + b"\xfd" + b"\x00" * 4 + b"x" * 125) * 100)
            largest = max(largest, slow.transport.get_write_buffer_size())
            await asyncio.sleep(0)
        assert largest < 200_000
        writer.close()


async def test_a_silent_or_slow_request_times_out(tmp_path: Path) -> None:
    loop = asyncio.get_running_loop()
    starts = (
        b"",
        b"GET /api/health HTTP/1.1\r\nHost: x\r\n",
        b"POST /api/turns HTTP/1.1\r\nHost: x\r\ncontent-length: 50\r\n\r\n{",
    )

    async with serving(tmp_path) as client:
        for start in starts:
            began = loop.time()
            reader, writer = await dialled(client)
            writer.write(start)
            with suppress(ConnectionError):
                await reader.read()
            assert loop.time() <= began + http.REQUEST_TIMEOUT_SECONDS + 0.001
            writer.close()


async def test_waiting_for_an_answer_does_not_time_out(tmp_path: Path) -> None:

    async with serving(tmp_path) as client, at_a_table(client):
        key = await client.watch(client.hub.rooms[1].table.code)
        (turn,) = await client.turns(key.token)
        assert await client.turns(key.token, after=[turn.seq], wait=2 * http.REQUEST_TIMEOUT_SECONDS)


async def test_an_unread_answer_times_out(tmp_path: Path) -> None:
    static = tmp_path / "static"
    static.mkdir()
    (static / "index.html").write_bytes(b"x" * 30_000_000)

    async with serving(tmp_path) as client:
        _, writer = await dialled(client)
        writer.transport.pause_reading()  # type: ignore[attr-defined]
        writer.write(b"GET / HTTP/1.1\r\nHost: x\r\n\r\n")
        capacity = client.application.network.capacity
        await until(lambda: capacity.count > 0)
        await until(lambda: capacity.count == 0)
        writer.close()


async def test_one_caller_cannot_take_every_connection(tmp_path: Path) -> None:
    async with serving(tmp_path, connections_each=5) as client, AsyncExitStack() as stack:
        silent = [await dialled(client) for _ in range(5)]
        reader, writer = await dialled(client)
        answer = await reader.read()
        assert answer.startswith(b"HTTP/1.1 503 ")
        assert b"too-many-connections" in answer
        writer.close()
        host, port = client.address.removeprefix("http://").split(":")
        other, there = await asyncio.open_connection(host, int(port), local_addr=("127.0.0.2", 0))
        there.write(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
        assert (await other.readline()).startswith(b"HTTP/1.1 200 ")
        there.close()
        for _, open_writer in silent:
            open_writer.close()
        capacity = client.application.network.capacity
        await until(lambda: capacity.count <= 1)
        for _ in range(3):
            await stack.enter_async_context(connect(url(client), compression=None))
        await stack.enter_async_context(at_a_table(client))
    assert capacity.count == 0, "each connection gave its place back"


async def half_open(
    client: Served, number: int, address: str, stack: AsyncExitStack
) -> list[asyncio.StreamReader]:
    """Connections that begin to join a table and stop in the middle of a word."""
    host, port = client.address.removeprefix("http://").split(":")
    head = b"POST /api/tables/bako-timu/join HTTP/1.1\r\nhost: x\r\ncontent-type: application/json\r\n"
    head += b"content-length: 40\r\n\r\n{"
    readers = []
    for _ in range(number):
        reader, writer = await asyncio.open_connection(host, int(port), local_addr=(address, 0))
        stack.callback(writer.close)
        writer.write(head)
        readers.append(reader)
    await settle()
    return readers


async def test_half_open_requests_end_where_there_are_too_many_and_no_other_network_s(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(http, "MOST_HALF_OPEN", 6)
    async with serving(tmp_path) as client, AsyncExitStack() as stack:
        with standing():
            (guest,) = await half_open(client, 1, "127.0.5.1", stack)
            first = await half_open(client, 4, "127.0.2.1", stack)
            second = await half_open(client, 10, "127.0.3.1", stack)
            here = [reader for reader in (*first, *second) if not reader.at_eof()]
            assert not guest.at_eof(), "the network with most of them loses its oldest"
            assert len(here) == 5
            assert not second[-1].at_eof()
            places = client.application.network.places
            assert (len(places.half_open), places.capacity.count) == (6, 6)


async def test_probes_are_answered_where_all_places_are_taken(tmp_path: Path) -> None:
    async with serving(tmp_path, connections=4) as client, AsyncExitStack() as stack:
        with standing():
            for address in ("127.0.2.1", "127.0.3.1"):  # a network has half of the places
                await half_open(client, 2, address, stack)
            assert client.application.network.capacity.is_full
            status, _, body = await asked(client, "GET", "/healthz")
            assert (status, json.loads(body)["ready"]) == (200, True)
            status, _, body = await asked(client, "GET", "/readyz")
            assert (status, json.loads(body)["why"]) == (503, "full")
            status, headers, body = await asked(client, "GET", "/api/health")
            assert (status, json.loads(body)["code"]) == (503, "too-many-connections")
            assert (headers["Connection"], int(headers["retry-after"])) == ("close", http.RETRY_AFTER_SECONDS)
            many = [await dialled(client) for _ in range(2 * http.MOST_AT_DOOR)]
            await until(lambda: len(client.application.network.places.door) == http.MOST_AT_DOOR)
            await settle()
            assert len(client.application.network.places.door) == http.MOST_AT_DOOR
            assert (await asked(client, "GET", "/healthz"))[0] == 200, "however many stand at the door"
            await stack.aclose()
            for _, writer in many:
                writer.close()
        await until(lambda: not client.application.network.capacity.is_full)
        assert (await asked(client, "GET", "/readyz"))[0] == 200


async def test_a_client_that_does_not_wait_for_its_answer_keeps_its_place_a_while(tmp_path: Path) -> None:
    """A refusal that comes slowly does not end with its connection: so many wait as there are places."""
    few: dict[str, Any] = {"requests": Rate(0.001, 1), "connections_each": 3}
    async with serving(tmp_path, **few) as client:
        assert (await asked(client, "GET", "/api/health"))[0] == 200
        capacity = client.application.network.capacity
        with standing():
            for _ in range(3):
                _, writer = await dialled(client)
                writer.write(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
                writer.close()
            await settle()
            assert capacity.count == 3
            reader, writer = await dialled(client)
            writer.write(b"GET /api/health HTTP/1.1\r\nHost: x\r\n\r\n")
            assert (await reader.readline()).startswith(b"HTTP/1.1 503 ")
            writer.close()
            await settle()
            assert capacity.count == 3
            await advance(REFUSAL_DELAY_SECONDS)
            assert capacity.count == 0


async def test_a_request_that_ends_within_its_body_is_no_fault_of_the_server(tmp_path: Path) -> None:
    async with serving(tmp_path) as client:
        host = client.address.removeprefix("http://")
        _, writer = await dialled(client)
        head = f"POST /api/tables HTTP/1.1\r\nHost: {host}\r\nContent-Type: application/json\r\n"
        writer.write(f"{head}Content-Length: 100\r\n\r\n{{".encode())
        await writer.drain()
        writer.close()
        assert client.application.services is not None
        metrics = client.application.metrics
        counted = b"fullhouse_request_seconds_count{status="
        await until(lambda: counted in metrics.text())
        assert counted + b'"4xx"} 1.0' in metrics.text()
        assert b"5xx" not in metrics.text()


@pytest.mark.parametrize("is_chunked", [False, True], ids=["of a known length", "in chunks"])
async def test_an_upload_that_is_too_large_is_answered_and_not_cut_off(
    tmp_path: Path, *, is_chunked: bool
) -> None:
    """Its sender may send all of it before it looks for an answer, and then asks on."""
    piece, count = b"x" * 2**18, 32
    length = "Transfer-Encoding: chunked" if is_chunked else f"Content-Length: {len(piece) * count}"
    head = f"POST /api/tables HTTP/1.1\r\nHost: here\r\nContent-Type: application/json\r\n{length}\r\n\r\n"
    async with serving(tmp_path) as client:
        reader, writer = await dialled(client)
        writer.write(head.encode())
        for _ in range(count):
            writer.write(b"%x\r\n%b\r\n" % (len(piece), piece) if is_chunked else piece)
            await writer.drain()
        writer.write(b"0\r\n\r\n" if is_chunked else b"")
        assert (await reader.readline()).startswith(b"HTTP/1.1 413 ")
        writer.write(b"GET /api/health HTTP/1.1\r\nHost: here\r\nConnection: close\r\n\r\n")
        assert b"HTTP/1.1 200 OK" in await reader.read()
        writer.close()


async def test_a_frame_flood_is_noticed_within_one_slice(tmp_path: Path) -> None:
    """Also where it comes in one piece: the rest is not even parsed."""
    async with serving(tmp_path, **DEFAULT) as client:
        reader, writer = await shaken(client)
        (flooding,) = wires(client)
        flooding.data_received(PING * 50_000)
        assert flooding.transport.get_write_buffer_size() < 20_000
        heard = await reader.read()
        assert json.loads(heard[heard.index(b"{") : heard.index(b"}") + 1])["code"] == "too-many-messages"
        writer.close()
